// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/as_per_margin/fire_stage.h"

#include "app/narration/narrator.h"
#include "app/panels/act_draft.h"
#include "app/panels/as_per_margin/odds_line.h"
#include "app/panels/as_per_margin/odds_question.h"
#include "app/panels/caption.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"
#include "rules/module/charts.h"
#include "rules/module/position.h"

#include <QJsonArray>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace qd::as_per_margin {
namespace {

bool isAct(const QJsonObject &command, QLatin1String word)
{
    return command.value(u"do").toString() == word;
}

const QLatin1String kFire("fire");
const QLatin1String kBoard("board");

/// A fire or a boarding with its ship named; empty: another act.
QJsonObject stagedAct(const std::string &text)
{
    const QJsonObject command = jsonObject(text);
    const bool fires = isAct(command, kFire) && command.contains(u"firer");
    const bool boards = isAct(command, kBoard) && command.contains(u"ship");
    return fires || boards ? command : QJsonObject();
}

/// The side of the target that takes gun hits: as the referee names it where the rules leave it
/// open. A battery ashore has but one.
std::string sideHit(const QJsonObject &act, const QJsonObject &aim)
{
    const bool named = act.contains(u"facing") && !aim.value(u"facing_sure").toBool();
    std::string facing = textAt(named ? act : aim, u"facing");
    return facing == "guns" ? std::string() : facing;
}

} // namespace

FireStage::FireStage(QWidget *parent) : StagePanel(parent)
{
    setObjectName(QStringLiteral("fireStage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_aim = new Caption(Caption::Manner::Strong, this);
    m_aim->setObjectName(QStringLiteral("fireAim"));
    column->addWidget(m_aim);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i] = new TallyCard(this);
        m_cards[i]->setObjectName(i == 0 ? QStringLiteral("fireCard")
                                         : QStringLiteral("defenderCard"));
        column->addWidget(m_cards[i]);
    }
    m_chances = new Caption(Caption::Manner::Muted, this);
    m_chances->setObjectName(QStringLiteral("fireOdds"));
    column->addWidget(m_chances);
}

void FireStage::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr) {
        disconnect(m_draft, nullptr, this, nullptr);
        disconnect(m_draft->odds(), nullptr, this, nullptr);
    }
    m_draft = draft;
    if (draft == nullptr)
        return;
    connect(draft, &ActDraft::changed, this, &FireStage::retranslate);
    connect(draft, &ActDraft::consideredChanged, this, &FireStage::retranslate);
    connect(draft->odds(), &OddsAsker::answered, this, &FireStage::retranslate);
}

/// A target that is pointed at is shown where a fire is in hand: nothing jumps while the pointer
/// crosses the board.
FireStage::Staged FireStage::staged() const
{
    if (m_draft == nullptr || !position() || !isLive())
        return {};
    QJsonObject act = stagedAct(m_draft->command());
    QJsonObject thought = stagedAct(m_draft->consideredCommand());
    const bool imagined = !act.isEmpty() && !thought.isEmpty() && thought != act;
    return {imagined ? std::move(thought) : std::move(act), imagined};
}

bool FireStage::isOn() const
{
    return !staged().act.isEmpty();
}

QString FireStage::name(const QString &ship) const
{
    return narrator()->term(ship.toStdString());
}

QString FireStage::heading() const
{
    const QJsonObject act = staged().act;
    if (act.isEmpty() || narrator() == nullptr)
        return {};
    const bool fires = isAct(act, kFire);
    const QString first = name(act.value(fires ? u"firer" : u"ship").toString());
    const QString target = act.value(u"target").toString();
    if (target.isEmpty())
        return fires ? tr("%1 fires at …", "a ship").arg(first)
                     : tr("%1 boards …", "a ship").arg(first);
    return fires ? tr("%1 fires at %2", "ships").arg(first, name(target))
                 : tr("%1 boards %2", "ships").arg(first, name(target));
}

QJsonObject FireStage::ask(QJsonObject query, const char *what) const
{
    query.insert(QStringLiteral("ask"), QString::fromLatin1(what));
    const auto answer = position()->ask(jsonText(query));
    return answer ? jsonObject(*answer) : QJsonObject();
}

void FireStage::refresh()
{
    const Staged now = staged();
    m_act = now.act;
    m_imagined = now.imagined;
    if (m_act.isEmpty() || narrator() == nullptr)
        return;
    if (isAct(m_act, kFire))
        showFire();
    else
        showBoarding();
    showChances();
    setAccessibleName(heading());
}

QString FireStage::aimText(const QJsonObject &aim, const QJsonObject &dice) const
{
    QStringList parts;
    const QString battery = narrator()->term(textAt(dice, u"battery"));
    parts << tr("Battery: %1", "port, starboard …").arg(battery);
    const QJsonValue band = dice.value(u"range");
    // In hundredths: 8.04 inches is not within 8.
    const QString distance = Narrator::decimal(aim.value(u"distance").toDouble());
    parts << (band.isDouble() ? tr("%1″, range to %2″", "a distance and its range, inches")
                                    .arg(distance)
                                    .arg(band.toInt())
                              : tr("%1″, out of range", "a distance, inches").arg(distance));
    if (!dice.value(u"bears").toBool())
        return (parts << tr("does not bear")).join(QStringLiteral(" · "));
    if (dice.value(u"rake").toBool())
        parts << tr("rakes her");
    else if (const std::string facing = sideHit(m_act, aim); !facing.empty())
        parts << tr("hits her guns at: %1", "port, starboard …").arg(narrator()->term(facing));
    if (dice.value(u"initial").toBool())
        parts << tr("initial broadside");
    return parts.join(QStringLiteral(" · "));
}

/// What the faces of a chart mean, in the column that the act in hand uses: the rules' own table,
/// in the words of the Charts tab.
QString FireStage::facesText(const char *chart) const
{
    const std::vector<Chart> charts = position()->charts(jsonText(m_act));
    const auto found = std::ranges::find(charts, chart, &Chart::id);
    if (found == charts.end())
        return {};
    const auto lit = std::ranges::find(found->columns, ChartUse::Lit, &ChartColumn::use);
    if (lit == found->columns.end())
        return {};
    const auto column = static_cast<std::size_t>(lit - found->columns.begin());
    const std::vector<ChartRow> &rows = found->rows;
    QStringList parts;
    for (std::size_t first = 0, last = 0; first < rows.size(); first = ++last) {
        const ChartText &means = rows[first].cells[column];
        while (last + 1 < rows.size() && rows[last + 1].cells[column] == means)
            ++last;
        const ChartText faces =
            ChartText::range(rows[first].head.numbers.front(), rows[last].head.numbers.back());
        parts << tr("%1: %2", "faces of a die and what they do")
                     .arg(narrator()->chartText(faces), narrator()->chartText(means));
    }
    return parts.join(QStringLiteral(" · "));
}

void FireStage::fillCard(TallyCard *card, const QString &ship, const QJsonObject &dice)
{
    std::string side;
    for (const PicturePiece &piece : position()->picture().pieces)
        if (fromUtf8(piece.id) == ship)
            side = piece.side;
    const SideColours colours = sideColours(palette(), side);
    card->setColours(colours.tint, colours.onTint);
    card->setAnswer(name(ship),
                    tr("%n dice", "of a fire or a boarding", dice.value(u"dice_count").toInt()));
    card->setReasons(tallyOf(dice.value(u"because").toArray()), *narrator());
    card->show();
}

void FireStage::showFire()
{
    m_cards[1]->hide();
    QJsonObject shot{{QStringLiteral("firer"), m_act.value(u"firer")}};
    const bool aimed = m_act.contains(u"target");
    m_cards[0]->setVisible(aimed);
    if (!aimed) {
        m_aim->setText(tr("Choose the target: in the list below, or on the board."));
        return;
    }
    shot.insert(QStringLiteral("target"), m_act.value(u"target"));
    const QJsonObject aim = ask(shot, "bears");
    if (m_act.contains(u"battery"))
        shot.insert(QStringLiteral("battery"), m_act.value(u"battery"));
    const QJsonObject dice = ask(shot, "fire-dice");
    m_aim->setText(
        m_imagined ? tr("What if – %1", "a shot that is only thought of").arg(aimText(aim, dice))
                   : aimText(aim, dice));
    fillCard(m_cards[0], m_act.value(u"firer").toString(), dice);
    m_cards[0]->setRemark(dice.value(u"dice_count").toInt() > 0 ? facesText("table-1") : QString());
}

void FireStage::showBoarding()
{
    m_aim->setText(narrator()->chartNote("boarding-surplus"));
    const QString faces = facesText("boarding");
    const std::array<QString, 2> ships{m_act.value(u"ship").toString(),
                                       m_act.value(u"target").toString()};
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (ships.at(i).isEmpty()) {
            m_cards[i]->hide();
            continue;
        }
        fillCard(m_cards[i], ships.at(i),
                 ask({{QStringLiteral("ship"), ships.at(i)}}, "boarding-dice"));
        m_cards[i]->setRemark(faces);
    }
}

void FireStage::showChances()
{
    QString said;
    const auto question = oddsQuestion(m_draft, position());
    if (question && m_draft != nullptr) {
        QJsonObject query = question->query;
        query.insert(QStringLiteral("ask"), QStringLiteral("odds"));
        const auto answer = m_draft->odds()->ask(*position(), query);
        if (answer && answer->value(u"dice_count").toInt(1) > 0)
            said = chancesLine(*question, *answer, *narrator());
    }
    m_chances->setText(said.isEmpty() ? said : tr("Chances: %1").arg(said));
    m_chances->setVisible(!said.isEmpty());
}

} // namespace qd::as_per_margin
