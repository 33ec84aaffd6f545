// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/offer_list.h"

#include "app/narration/narrator.h"
#include "app/panels/choice_row.h"
#include "app/panels/game_panels.h"

#include <QVBoxLayout>

#include <algorithm>

namespace qd {
namespace {

/// A rule's number or name; nothing for rules named after the very card that the row names.
QString numberOf(const Citation &rule, const Narrator *narrator)
{
    const QString text = fromUtf8(rule.text());
    const qsizetype dot = text.indexOf(u'.');
    return dot >= 0 && dot + 1 < text.size() && text.at(dot + 1).isLetter() ? QString()
        : narrator != nullptr ? narrator->ruleMark(rule)
                              : text;
}

} // namespace

OfferList::OfferList(QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout), m_more(new ChoiceRow(this))
{
    setObjectName(QStringLiteral("offerList"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(2);
    m_column->setSpacing(2);
    outer->addLayout(m_column);
    m_more->setObjectName(QStringLiteral("showRefused"));
    m_more->setCheckable(true);
    m_more->setMark(ChoiceRow::Mark::Fold);
    outer->addWidget(m_more);
    connect(m_more, &ChoiceRow::toggled, this, &OfferList::rebuild);
}

void OfferList::showOffers(const Offers &offers, const Narrator *narrator, std::string_view game,
                           Shape shape)
{
    m_offers = offers;
    m_narrator = narrator;
    if (m_game != game)
        m_given.clear();
    m_game = game;
    m_shape = shape;
    rebuild();
}

void OfferList::rebuild()
{
    for (ChoiceRow *row : m_rows) {
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    m_keys.clear();
    const auto refused =
        std::ranges::count_if(m_offers, [](const Offer &o) { return o.refused.has_value(); });
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < m_offers.size(); ++i)
        if (!m_offers[i].refused || m_more->isChecked())
            shown.push_back(i);
    m_keys = keysOf(shown);
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const std::size_t i = shown[at];
        const Offer &offer = m_offers[i];
        const QString &key = m_keys[at];
        auto *row = new ChoiceRow(this);
        row->setObjectName(QStringLiteral("offer-") + fromUtf8(offer.id));
        row->setLabel(m_narrator != nullptr ? m_narrator->offer(offer) : fromUtf8(offer.id));
        row->setKeyCap(offer.preferred && !endsPhase(offer) ? key + QStringLiteral("\u2009⏎")
                                                            : key);
        row->setTrailing(numberOf(offer.rule, m_narrator));
        if (offer.refused && m_narrator != nullptr)
            row->setExplanation(m_narrator->refusal(*offer.refused));
        else if (m_remark)
            row->setExplanation(m_remark(offer));
        row->setStanding(offer.refused ? ChoiceRow::Standing::Refused
                                       : ChoiceRow::Standing::Allowed);
        row->setWeight(offer.preferred || m_shape == Shape::Answers ? ChoiceRow::Weight::Usual
                                                                    : ChoiceRow::Weight::Quiet);
        connect(row, &ChoiceRow::clicked, this, [this, i] { emit chosen(Offer(m_offers[i])); });
        m_column->addWidget(row);
        row->show();
        m_rows.push_back(row);
    }
    m_more->setVisible(refused > 0);
    m_more->setLabel(m_more->isChecked()
                         ? tr("Hide what is not allowed now")
                         : tr("%n not allowed now: show why", "", static_cast<int>(refused)));
}

/// The game's own keys first. The others are numbered; where digits mean something on the board,
/// they get letters.
std::vector<QString> OfferList::keysOf(const std::vector<std::size_t> &shown)
{
    std::vector<QString> keys;
    const auto taken = [&keys](const QString &key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    const std::optional<Offer> end = nearestEnd(m_offers);
    for (const Offer &offer : m_offers) {
        const bool space = endsPhase(offer) && end && offer.id == end->id;
        const QString own = endsPhase(offer) && !space ? QString() : offerKey(m_game, offer);
        keys.push_back(own.isEmpty() || taken(own) ? QString() : own);
    }
    const bool numbered = m_shape == Shape::Answers || !digitsNamePieces(m_game);
    if (!numbered && lettersAreFree(m_game))
        giveLetters(keys);
    std::vector<QString> those;
    int number = 0;
    for (const std::size_t i : shown)
        those.push_back(numbered && keys[i].isEmpty() && number < 9 ? QString::number(++number)
                                                                    : keys[i]);
    return those;
}

/// Letters that are free, plain ones and then those with Shift. An offer keeps the letter that it
/// once got, though others come and go; those that are not there keep theirs as long as there are
/// enough.
void OfferList::giveLetters(std::vector<QString> &keys)
{
    const auto taken = [&keys](const QString &key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    const auto idOf = [this](std::size_t at) { return fromUtf8(m_offers[at].id); };
    bool known = false;
    for (std::size_t i = 0; i < keys.size(); ++i)
        known = known || m_given.contains(idOf(i));
    if (!known)
        m_given.clear(); // another part of the game
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (const QString given = m_given.value(idOf(i)); keys[i].isEmpty() && !taken(given))
            keys[i] = given;
    const QStringList kept = m_given.values();
    QStringList free;
    for (const QString &shift : {QString(), QString(u'⇧')})
        for (const bool fresh : {true, false})
            for (char16_t letter = u'A'; letter <= u'Z'; ++letter)
                if (const QString key = shift + letter;
                    letter != u'R' && !taken(key) && kept.contains(key) != fresh) // R rolls
                    free << key;
    for (std::size_t i = 0; i < keys.size(); ++i)
        if (keys[i].isEmpty() && !free.isEmpty()) {
            keys[i] = free.takeFirst();
            m_given.insert(idOf(i), keys[i]);
        }
}

bool OfferList::takeKey(const QString &key)
{
    const auto found = std::ranges::find(m_keys, key);
    if (found == m_keys.end() || key.isEmpty())
        return false;
    m_rows[static_cast<std::size_t>(found - m_keys.begin())]->click();
    return true;
}

} // namespace qd
