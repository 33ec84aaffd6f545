// SPDX-License-Identifier: GPL-3.0-or-later
// What the stage shows of a shot: who fires at whom, the dice and why, which faces hit.
#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/die_button.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"
#include "app/panels/trafalgar/fire_stage.h"

#include <QJsonArray>

namespace qd::trafalgar {
namespace {

int sumOf(const QJsonArray &because)
{
    int sum = 0;
    for (const auto &reason : because)
        sum += reason.toObject().value(u"value").toInt();
    return sum;
}

QJsonObject reasonOf(const char *term, int value, const char *rule)
{
    return {{QStringLiteral("term"), QString::fromLatin1(term)},
            {QStringLiteral("value"), value},
            {QStringLiteral("rule"), QString::fromLatin1(rule)}};
}

} // namespace

void FireStage::showShot(const ShotInHand &shot)
{
    QJsonObject told;
    if (!shot.target().empty())
        told = askRules(*position(), "shot", shotQuery(shot));
    const bool aimed = !told.isEmpty();
    const QString text = aimed ? shotText(told) : QString();
    if (aimed)
        say(m_aim,
            shot.imagined ? tr("What if – %1", "a shot that is only thought of").arg(text) : text);
    else
        showGroups(shot.command.value(u"shots").toArray(), shot.shooter());
    m_card->setVisible(aimed);
    m_faceRow->setVisible(aimed);
    if (aimed) {
        showCard(shot, told);
        showFaces(told.value(u"needs").toArray());
    }
}

/// Several targets: a line each.
void FireStage::showGroups(const QJsonArray &groups, const std::string &shooter)
{
    QStringList lines;
    for (const auto &value : groups) {
        ShotInHand one{value.toObject(), false};
        one.command.insert(QStringLiteral("ship"), fromUtf8(shooter));
        if (one.target().empty())
            continue;
        const QJsonObject told = askRules(*position(), "shot", shotQuery(one));
        if (!told.isEmpty())
            lines << tr("%1: %2", "a target and the shot at it")
                         .arg(name(one.target()),
                              tr("%n dice", "of a shot", diceOf(one.command, told))
                                  + QStringLiteral(" · ") + shotText(told));
    }
    say(m_aim, lines.join(QLatin1Char('\n')));
}

QString FireStage::shotText(const QJsonObject &told) const
{
    QStringList parts;
    const std::string field = textAt(told, u"field");
    if (field == "port" || field == "starboard")
        parts << tr("Guns to %1", "port or starboard").arg(name(field));
    else if (field.empty())
        parts << tr("not in a field of fire");
    const int distance = told.value(u"distance").toInt();
    parts << (told.value(u"in_range").toBool() ? tr("distance %1").arg(distance)
                                               : tr("distance %1: out of range").arg(distance));
    if (told.value(u"blocked").toBool())
        parts << tr("the line of fire is barred");
    if (const std::string shows = textAt(told, u"shows"); !shows.empty())
        parts << tr("the target shows: %1", "bow, stern, port or starboard").arg(name(shows));
    return parts.join(QStringLiteral(" · "));
}

void FireStage::showCard(const ShotInHand &shot, const QJsonObject &told)
{
    const std::string from = shot.shooter();
    std::string side;
    for (const PicturePiece &piece : position()->picture().pieces)
        if (piece.id == from)
            side = piece.side;
    const SideColours colours = sideColours(palette(), side);
    m_card->setColours(colours.tint, colours.onTint);
    int dice = diceOf(shot.command, told);
    if (!shot.imagined && m_draft != nullptr && m_draft->facesNeeded() > 0)
        dice = m_draft->facesNeeded(); // a shot that the referee lets pass may have others
    m_card->setAnswer(name(from), tr("%n dice", "of a shot", dice));
    QJsonArray because;
    if (!shot.isFort()) {
        const QString field = told.value(u"field").toString(shot.command.value(u"side").toString());
        const QJsonObject guns =
            askRules(*position(), "guns", {{QStringLiteral("ship"), fromUtf8(from)}});
        because = guns.value(field).toObject().value(u"because").toArray();
    } else if (dice > 0) {
        because << reasonOf("fort-gun", 1, "fort-1");
    }
    if (const int rest = dice - sumOf(because); rest < 0)
        because << reasonOf("held-back", rest, "fire-2");
    else if (rest > 0)
        because << reasonOf("overruled", rest, "fire-2");
    m_card->setReasons(tallyOf(because), *narrator());
}

void FireStage::showFaces(const QJsonArray &needs)
{
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        const bool hits = needs.contains(static_cast<int>(i));
        Face &face = m_faces.at(i);
        face.die->setEnabled(hits);
        face.word->setText(hits ? tr("✓ hits", "a face of the die")
                                : tr("✗ misses", "a face of the die"));
        face.box->setAccessibleName(DieButton::spoken(DieKind::Star, static_cast<int>(i))
                                    + QStringLiteral(": ") + face.word->text());
    }
}

} // namespace qd::trafalgar
