// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/cards_panel.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"
#include "app/panels/pending_bar.h"

#include <QGridLayout>
#include <QJsonArray>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace qd::trafalgar {
namespace {

constexpr QLatin1String kAdjust("adjust");
constexpr QLatin1String kChooseMast("choose-mast");

/// The command in hand if it does that, else an empty one.
QJsonObject inHand(const ActDraft *draft, QLatin1String word)
{
    const QJsonObject command = draft != nullptr ? jsonObject(draft->command()) : QJsonObject();
    return command.value(u"do").toString() == word ? command : QJsonObject();
}

QStringList mastsOf(const QJsonValue &value)
{
    QStringList masts;
    for (const auto &mast : value.toArray())
        masts << mast.toString();
    return masts;
}

/// How far a part is in the direction of an arrow, aside counting double; negative: not there.
double wayTo(const QPoint &from, const QPoint &to, int key)
{
    const QPoint off = to - from;
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right;
    const bool back = key == Qt::Key_Left || key == Qt::Key_Up;
    const int along = (across ? off.x() : off.y()) * (back ? -1 : 1);
    const int aside = std::abs(across ? off.y() : off.x());
    if (along <= 0 || (across && aside > along))
        return -1;
    return along + 2.0 * aside;
}

} // namespace

CardsPanel::CardsPanel(ActDraft *draft, QWidget *parent)
    : TablePanel(parent)
    , m_draft(draft)
    , m_empty(new Caption(Caption::Manner::Muted, this))
    , m_bar(new PendingBar(QStringLiteral("cards"), draft, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("battleResultCards"));
    build();
    if (draft != nullptr)
        connect(draft, &ActDraft::changed, this, &CardsPanel::followDraft);
    refresh();
}

void CardsPanel::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 4);
    column->setSpacing(8);
    column->addWidget(m_empty, 0, Qt::AlignTop);
    column->addWidget(m_bar);
    column->addWidget(m_scroll, 1);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *page = new QWidget;
    m_grid = new QGridLayout(page);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_scroll->setWidget(page);
}

QString CardsPanel::title() const
{
    return tr("Cards", "battle result cards of the ships");
}

const std::optional<Position> &CardsPanel::shownPosition() const
{
    const bool adjusted = isLive() && !inHand(m_draft, kAdjust).isEmpty() && m_draft->after();
    return adjusted ? m_draft->after() : position();
}

QJsonObject CardsPanel::question() const
{
    if (!position() || !isLive())
        return {};
    const QJsonObject pending = jsonObject(position()->pending());
    return pending.value(u"decision").toString() == kChooseMast ? pending : QJsonObject();
}

AskedMasts CardsPanel::askedOf(const QString &ship) const
{
    const QJsonObject asked = question();
    if (asked.isEmpty() || asked.value(u"target").toString() != ship)
        return {};
    AskedMasts out;
    for (const auto &choice : asked.value(u"choices").toArray())
        out.open << mastsOf(choice);
    out.falling = mastsOf(inHand(m_draft, kChooseMast).value(u"masts"));
    if (const auto &decision = position()->situation().pending)
        out.question = narrator()->decision(*decision);
    return out;
}

void CardsPanel::refresh()
{
    m_empty->setText(tr("The battle result cards of the ships appear here once a table is open."));
    m_scroll->setAccessibleName(tr("Battle result cards"));
    m_bar->setWords(tr("Record", "button: the card as it is shown"), tr("Change nothing"));
    const bool on = position() && narrator() != nullptr;
    m_empty->setVisible(!on);
    m_scroll->setVisible(on);
    if (on)
        fill();
    else
        m_bar->hide();
}

void CardsPanel::followDraft()
{
    if (position() && narrator() != nullptr)
        fill();
}

ShipCard *CardsPanel::cardAt(std::size_t index)
{
    if (index < m_cards.size())
        return m_cards[index];
    auto *card = new ShipCard(m_scroll->widget());
    m_cards.push_back(card);
    connect(card, &ShipCard::mastClicked, this, [this, card](const QString &mast, bool stands) {
        clickMast(card->ship(), mast, stands);
    });
    connect(card, &ShipCard::gunClicked, this,
            [this, card](const QString &side, bool stands, int left) {
                set(card->ship(), QStringLiteral("guns"), {{side, stands ? left - 1 : left + 1}});
            });
    return card;
}

void CardsPanel::fill()
{
    const TablePicture picture = shownPosition()->picture();
    std::size_t count = 0;
    for (const PicturePiece &piece : picture.pieces) {
        if (piece.kind != "model-ship")
            continue;
        ShipCard *card = cardAt(count++);
        card->showShip(piece, *narrator(), askedOf(fromUtf8(piece.id)));
    }
    prepareParts();
    m_columns = 0; // names may be longer now
    layCards();
    showPending();
}

/// Tab comes to one part only; the arrows go on from there.
void CardsPanel::prepareParts()
{
    bool known = false;
    for (const ShipCard *card : m_cards)
        for (CardPart *part : card->parts()) {
            part->installEventFilter(this); // once, however often it is said
            known = known || part == m_current;
        }
    if (!known)
        m_current = m_cards.empty() ? nullptr : m_cards.front()->parts().front();
    for (const ShipCard *card : m_cards)
        for (CardPart *part : card->parts())
            part->setFocusPolicy(part == m_current ? Qt::StrongFocus : Qt::ClickFocus);
}

/// One, two or four cards in a line: both sides begin a line of their own.
void CardsPanel::layCards()
{
    if (m_cards.empty())
        return;
    int wide = 0;
    for (const ShipCard *card : m_cards)
        wide = std::max(wide, card->sizeHint().width());
    const int room = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int fit = room / (wide + m_grid->spacing());
    const int columns = fit >= 4 ? 4 : (fit >= 2 ? 2 : 1);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (ShipCard *card : m_cards)
        m_grid->removeWidget(card);
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
        m_cards[static_cast<std::size_t>(i)]->show();
    }
    for (int i = 0; i < 4; ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    m_grid->setRowStretch(static_cast<int>(m_cards.size()), 1);
}

void CardsPanel::resizeEvent(QResizeEvent *event)
{
    TablePanel::resizeEvent(event);
    layCards();
}

void CardsPanel::showPending()
{
    QStringList names;
    for (const QString &id :
         inHand(m_draft, kAdjust).value(u"set").toObject().value(u"ships").toObject().keys())
        names << narrator()->term(id.toStdString());
    const QJsonObject asked = question();
    const bool chosen = !asked.isEmpty() && !inHand(m_draft, kChooseMast).isEmpty();
    const bool pending = isLive() && (chosen || !names.isEmpty());
    QString said;
    if (!asked.isEmpty()) {
        said = askedOf(asked.value(u"target").toString()).question;
        QTimer::singleShot(0, this, &CardsPanel::showAsked); // once the cards have their places
    } else if (pending) {
        said = tr("Not recorded yet: the card of %1", "a list of ships").arg(Narrator::list(names));
    }
    m_bar->setVisible(pending || !asked.isEmpty());
    m_bar->say(said, pending ? PendingBar::Buttons::Shown : PendingBar::Buttons::Hidden);
}

/// The card whose masts are to be clicked comes into sight.
void CardsPanel::showAsked()
{
    const QString target = question().value(u"target").toString();
    for (ShipCard *card : m_cards)
        if (card->ship() == target)
            m_scroll->ensureWidgetVisible(card);
}

void CardsPanel::showEvent(QShowEvent *event)
{
    TablePanel::showEvent(event);
    QTimer::singleShot(0, this, &CardsPanel::showAsked);
}

void CardsPanel::clickMast(const QString &ship, const QString &mast, bool stands)
{
    const QJsonObject asked = question();
    if (asked.isEmpty())
        set(ship, QStringLiteral("masts"), {{mast, !stands}});
    else if (stands && asked.value(u"target").toString() == ship)
        chooseMast(mast);
}

/// Takes the mast among those that fall, or out of them again; where one falls, the last one
/// counts.
void CardsPanel::chooseMast(const QString &mast)
{
    if (m_draft == nullptr || !isLive())
        return;
    const QJsonObject asked = question();
    QStringList falling = mastsOf(inHand(m_draft, kChooseMast).value(u"masts"));
    if (falling.contains(mast))
        falling.removeAll(mast);
    else if (asked.value(u"count").toInt() == 1)
        falling = QStringList{mast};
    else
        falling << mast;
    if (falling.isEmpty())
        return m_draft->clear();
    QJsonArray inOrder; // as the rules name them
    for (const char *each : {"fore", "main", "mizzen"})
        if (falling.contains(QLatin1String(each)))
            inOrder.append(QLatin1String(each));
    m_draft->setCommand(jsonText(
        QJsonObject{{QStringLiteral("do"), kChooseMast}, {QStringLiteral("masts"), inOrder}}));
}

/// Nothing is set while a question is open: setting would do away with it.
void CardsPanel::set(const QString &ship, const QString &part, const QJsonObject &values)
{
    if (m_draft == nullptr || !isLive() || !question().isEmpty())
        return;
    QJsonObject all = inHand(m_draft, kAdjust).value(u"set").toObject();
    QJsonObject ships = all.value(u"ships").toObject();
    QJsonObject mine = ships.value(ship).toObject();
    QJsonObject parts = mine.value(part).toObject();
    for (auto it = values.begin(); it != values.end(); ++it)
        parts.insert(it.key(), it.value());
    mine.insert(part, parts);
    ships.insert(ship, mine);
    all.insert(QStringLiteral("ships"), ships);
    m_draft->setCommand(
        jsonText(QJsonObject{{QStringLiteral("do"), kAdjust}, {QStringLiteral("set"), all}}));
}

void CardsPanel::visit(CardPart *part)
{
    m_current = part;
    m_scroll->ensureWidgetVisible(part);
    for (ShipCard *card : m_cards) {
        const bool mine = card->isAncestorOf(part);
        card->setMark(mine ? ShipCard::Mark::Chosen : ShipCard::Mark::None);
        for (CardPart *each : card->parts())
            each->setFocusPolicy(each == part ? Qt::StrongFocus : Qt::ClickFocus);
        if (mine && !m_showing)
            emit pieceChosen(card->ship());
    }
}

bool CardsPanel::walk(const QWidget *from, int key)
{
    const QWidget *page = m_scroll->widget();
    const QPoint here = from->mapTo(page, from->rect().center());
    CardPart *best = nullptr;
    double shortest = -1;
    for (const ShipCard *card : m_cards)
        for (CardPart *part : card->parts()) {
            const double way = wayTo(here, part->mapTo(page, part->rect().center()), key);
            if (way > 0 && (best == nullptr || way < shortest)) {
                best = part;
                shortest = way;
            }
        }
    if (best != nullptr)
        best->setFocus(Qt::OtherFocusReason);
    return true; // an arrow never leaves the cards
}

bool CardsPanel::eventFilter(QObject *watched, QEvent *event)
{
    auto *part = qobject_cast<CardPart *>(watched);
    if (part != nullptr && event->type() == QEvent::FocusIn)
        visit(part);
    if (part != nullptr && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key >= Qt::Key_Left && key <= Qt::Key_Down)
            return walk(part, key);
    }
    return TablePanel::eventFilter(watched, event);
}

void CardsPanel::showChosen(const QStringList &pieces)
{
    m_showing = true; // nothing is told back
    for (ShipCard *card : m_cards) {
        const bool chosen = !pieces.isEmpty() && card->ship() == pieces.front();
        card->setMark(chosen ? ShipCard::Mark::Chosen : ShipCard::Mark::None);
        if (chosen)
            m_scroll->ensureWidgetVisible(card);
    }
    m_showing = false;
}

} // namespace qd::trafalgar
