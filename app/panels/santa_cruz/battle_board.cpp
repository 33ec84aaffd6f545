// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/santa_cruz/battle_board.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/flow_layout.h"
#include "app/panels/game_panels.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/santa_cruz/battle_line.h"
#include "app/panels/tally_card.h"

#include <QJsonArray>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace qd::santa_cruz {
namespace {

QJsonObject askObject(const Position &position, std::string_view query)
{
    const auto answer = position.ask(query);
    return answer ? jsonObject(*answer) : QJsonObject();
}

constexpr int kRoundBoxes = 3; ///< attrition when the marker stands on the last (10.6)

/// The reasons of a dice count; the officer's die is named after him.
Tally tallyOf(const QJsonArray &because, const std::string &officer)
{
    Tally tally = qd::tallyOf(because);
    for (Reason &reason : tally.because)
        if (reason.term == "officer")
            reason.subject = officer;
    return tally;
}

} // namespace

BattleBoard::BattleBoard(QWidget *parent) : StagePanel(parent)
{
    setObjectName(QStringLiteral("battleBoard"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_markers = new Caption(Caption::Manner::Muted, this);
    m_markers->setObjectName(QStringLiteral("battleMarkers"));
    column->addWidget(m_markers);
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        SideView &view = m_sides[i];
        view.card = new TallyCard(this);
        view.card->setObjectName(i == 0 ? QStringLiteral("attackerCard")
                                        : QStringLiteral("defenderCard"));
        view.line = new BattleLine(view.card);
        view.card->setMiddle(view.line);
        column->addWidget(view.card);
    }
    m_order = new Caption(Caption::Manner::Strong, this);
    m_order->setObjectName(QStringLiteral("battleOrder"));
    column->addWidget(m_order);
    m_odds = new Caption(Caption::Manner::Muted, this);
    m_odds->setObjectName(QStringLiteral("battleOdds"));
    column->addWidget(m_odds);
    for (SupportView &view : m_supports) {
        view.title = new Caption(Caption::Manner::Heading, this);
        column->addWidget(view.title);
        view.box = new QWidget(this);
        view.flow = new FlowLayout(view.box);
        column->addWidget(view.box);
    }
}

void BattleBoard::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &BattleBoard::showSupportRows);
}

/// Once dice are typed the time of support cards is over: their room is for what comes of the
/// throw.
void BattleBoard::showSupportRows()
{
    const bool thrown = m_draft != nullptr && !m_draft->faces().empty();
    for (const SupportView &view : m_supports) {
        view.title->setVisible(!view.rows.empty() && !thrown);
        view.box->setVisible(!view.rows.empty() && !thrown);
    }
}

bool BattleBoard::isOn() const
{
    return !m_combat.isEmpty();
}

bool BattleBoard::claims(const Offer &offer) const
{
    return jsonObject(offer.command).value(u"do").toString() == QLatin1String("support");
}

QString BattleBoard::heading() const
{
    if (m_combat.isEmpty() || narrator() == nullptr)
        return {};
    const QString area = narrator()->placeName(textAt(m_combat, u"area"));
    const int round = m_combat.value(u"round").toInt();
    const QString stage = m_combat.value(u"stage").toString();
    if (stage == QLatin1String("support"))
        return tr("Combat · %1 · support cards").arg(area);
    // Between rounds the next one is about to be thrown.
    return tr("Combat · %1 · round %2")
        .arg(area)
        .arg(stage == QLatin1String("fire") ? round + 1 : round);
}

void BattleBoard::refresh()
{
    m_combat = {};
    if (position())
        m_combat = askObject(*position(), R"({"ask":"state"})").value(u"combat").toObject();
    if (m_combat.isEmpty() || narrator() == nullptr)
        return;
    const QJsonObject dice = askObject(*position(), R"({"ask":"dice"})");
    showSide(m_sides[0], QStringLiteral("attacker"), dice.value(u"attacker").toObject());
    showSide(m_sides[1], QStringLiteral("defender"), dice.value(u"defender").toObject());
    const bool fortress = dice.value(u"order").toString() == QLatin1String("defender-first");
    m_order->setText(tr("Fortress: the defender throws first, then the attacker (10.10)"));
    m_order->setVisible(fortress);
    showMarkers();
    showSupports(isLive() ? position()->offers() : Offers());
    showOdds();
}

void BattleBoard::showSide(SideView &view, const QString &role, const QJsonObject &dice)
{
    const QString side = m_combat.value(role).toString();
    const SideColours colours = sideColours(palette(), side.toStdString());
    view.card->setColours(colours.tint, colours.onTint);
    std::vector<BattleLine::Piece> pieces;
    std::string officer;
    for (const PicturePiece &piece : position()->picture().pieces) {
        if (std::ranges::find(piece.tags, role.toStdString()) == piece.tags.end())
            continue;
        if (piece.kind == "officer")
            officer = piece.id;
        pieces.push_back({piece, narrator()->term(piece.id)});
    }
    view.line->setPieces(std::move(pieces));
    const QString name = narrator()->side(side.toStdString());
    const QString title = role == QLatin1String("attacker")
        ? tr("%1 · attacker", "a side in a combat").arg(name)
        : tr("%1 · defender", "a side in a combat").arg(name);
    view.card->setAnswer(title, tr("%n dice", "combat dice", dice.value(u"dice").toInt()));
    view.card->setReasons(tallyOf(dice.value(u"because").toArray(), officer), *narrator());
    QStringList remarks;
    const int hitsOn = dice.value(u"hits_on").toInt(5);
    remarks << (hitsOn < 6 ? tr("hits on %1–6").arg(hitsOn) : tr("hits on 6"));
    if (const int plus = dice.value(u"plus").toInt(); plus != 0)
        remarks << tr("%1 on every die").arg(Narrator::withSign(plus));
    if (const QString cards = supportsOf(side); !cards.isEmpty())
        remarks << cards;
    view.card->setRemark(remarks.join(QStringLiteral(" · ")));
}

QString BattleBoard::supportsOf(const QString &side) const
{
    QStringList cards;
    for (const QJsonValue &value : m_combat.value(u"supports").toArray()) {
        const QJsonObject support = value.toObject();
        if (support.value(u"side").toString() != side)
            continue;
        const QString card = narrator()->term(textAt(support, u"card"));
        cards << (support.value(u"cancelled").toBool()
                      ? tr("%1 (cancelled)", "a support card").arg(card)
                      : card);
    }
    return cards.join(QStringLiteral(", "));
}

void BattleBoard::showMarkers()
{
    const int round = m_combat.value(u"round").toInt();
    const int marker = m_combat.value(u"marker").toInt();
    // As the heading counts: the round about to be thrown is the present one, hollow until then.
    const bool next = m_combat.value(u"stage").toString() == QLatin1String("fire");
    const int fought = next ? marker % kRoundBoxes : marker;
    QString track;
    for (int box = 1; box <= kRoundBoxes; ++box)
        track += box <= fought ? u'●' : next && box == fought + 1 ? u'◎' : u'○';
    QStringList parts{tr("Round %1", "the marker's place on its track").arg(track)};
    const int left = kRoundBoxes - fought;
    if (round > 0 && left == (next ? 1 : 0))
        parts << tr("attrition after this round (10.6)");
    else
        parts << tr("attrition after %n more rounds (10.6)", "", left);
    if (m_combat.value(u"red_border").toBool())
        parts << tr("over a red line");
    m_markers->setText(parts.join(QStringLiteral(" · ")));
    m_markers->setVisible(round > 0 || m_combat.value(u"red_border").toBool());
}

void BattleBoard::showSupports(const Offers &offers)
{
    m_supportKeys.clear();
    m_supportOffers.clear();
    for (std::size_t i = 0; i < m_supports.size(); ++i) {
        SupportView &view = m_supports[i];
        for (ChoiceRow *row : view.rows) {
            row->hide();
            row->deleteLater();
        }
        view.rows.clear();
        const std::string side = textAt(m_combat, i == 0 ? u"attacker" : u"defender");
        for (const Offer &offer : offers) {
            if (claims(offer) && !offer.refused && offer.side == side)
                addSupport(view, offer);
        }
        view.title->setText(
            tr("Support cards, %1", "before the first round").arg(narrator()->side(side)));
        view.flow->invalidate();
        view.box->updateGeometry();
    }
    showSupportRows();
}

void BattleBoard::addSupport(SupportView &view, const Offer &offer)
{
    // Both sides have a Cannon: the attacker's has the bare key, the defender's the shifted one.
    QString key = offerKey("santa-cruz-1797", offer);
    if (std::ranges::find(m_supportKeys, key) != m_supportKeys.end())
        key.prepend(u'⇧');
    auto *row = new ChoiceRow(view.box);
    row->setObjectName(QStringLiteral("offer-") + fromUtf8(offer.id));
    row->setLabel(narrator()->term(textAt(jsonObject(offer.command), u"card")));
    row->setKeyCap(key);
    row->setToolTip(narrator()->offer(offer));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    connect(row, &ChoiceRow::clicked, this, [this, offer] { emit offerChosen(offer); });
    view.flow->addWidget(row);
    row->show();
    view.rows.push_back(row);
    m_supportKeys.push_back(key);
    m_supportOffers.push_back(offer);
}

bool BattleBoard::takeKey(const QString &key)
{
    const auto found = std::ranges::find(m_supportKeys, key);
    if (found == m_supportKeys.end() || !isOn())
        return false;
    emit offerChosen(
        Offer(m_supportOffers[static_cast<std::size_t>(found - m_supportKeys.begin())]));
    return true;
}

QString BattleBoard::percent(const QJsonObject &chance) const
{
    return QLocale().toString(chance.value(u"p").toDouble() * 100.0, 'f', 0);
}

void BattleBoard::showOdds()
{
    const std::uint64_t now = position()->fingerprint();
    if (now != m_oddsFor || m_round.isEmpty()) {
        m_oddsFor = now;
        m_round = askObject(*position(), R"({"ask":"odds","of":"combat-round"})");
        m_end = askObject(*position(), R"({"ask":"odds","of":"combat-end"})");
    }
    QStringList lines;
    for (const QString &role : {QStringLiteral("attacker"), QStringLiteral("defender")}) {
        const QJsonObject side = m_round.value(role).toObject();
        if (side.isEmpty())
            continue;
        double least[3] = {0, 0, 0};
        for (const QJsonValue &value : side.value(u"hits").toArray()) {
            const QJsonObject outcome = value.toObject();
            least[std::min(outcome.value(u"hits").toInt(), 2)] += outcome.value(u"p").toDouble();
        }
        const QLocale locale;
        lines << tr("%1: 0, 1, 2+ hits %2 / %3 / %4%", "chances of a side in this round")
                     .arg(narrator()->side(textAt(side, u"side")),
                          locale.toString(least[0] * 100, 'f', 0),
                          locale.toString(least[1] * 100, 'f', 0),
                          locale.toString(least[2] * 100, 'f', 0));
    }
    if (!m_end.isEmpty())
        lines << tr("To the end: %1 %2%, %3 %4%, nobody %5%", "chances of winning the whole combat")
                     .arg(narrator()->side(m_combat.value(u"attacker").toString().toStdString()),
                          percent(m_end.value(u"attacker_wins").toObject()),
                          narrator()->side(m_combat.value(u"defender").toString().toStdString()),
                          percent(m_end.value(u"defender_wins").toObject()),
                          percent(m_end.value(u"nobody").toObject()));
    m_odds->setText(lines.join(QChar(u'\n')));
    m_odds->setVisible(!lines.isEmpty());
}

} // namespace qd::santa_cruz
