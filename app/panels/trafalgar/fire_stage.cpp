// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/fire_stage.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/die_button.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"
#include "app/panels/trafalgar/shout_reasons.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace qd::trafalgar {
namespace {

constexpr std::size_t kShouts = 2; ///< forts of a side
constexpr std::array<const char16_t *, kShouts> kShoutKeys{u"G", u"H"};

ChoiceRow *addRow(QVBoxLayout *column, const char *name, QWidget *parent)
{
    auto *row = new ChoiceRow(parent);
    row->setObjectName(QString::fromLatin1(name));
    row->setWeight(ChoiceRow::Weight::Usual);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    row->setSizePolicy(policy);
    row->hide();
    column->addWidget(row);
    return row;
}

Caption *addCaption(QVBoxLayout *column, const char *name, Caption::Manner manner, QWidget *parent)
{
    auto *caption = new Caption(manner, parent);
    caption->setObjectName(QString::fromLatin1(name));
    caption->hide();
    column->addWidget(caption);
    return caption;
}

void say(Caption *caption, const QString &text)
{
    caption->setText(text);
    caption->setVisible(!text.isEmpty());
}

bool isShout(const Offer &offer)
{
    return offer.id.starts_with("shout/");
}

Tally tallyOf(const QJsonArray &because)
{
    Tally tally;
    for (const QJsonValue &value : because) {
        const QJsonObject reason = value.toObject();
        tally.because.push_back(
            Reason{textAt(reason, u"term"),
                   static_cast<int>(std::lround(reason.value(u"value").toDouble())),
                   Citation(textAt(reason, u"rule")),
                   {}});
    }
    return tally;
}

const Field *fieldOf(const ActDraft *draft, std::string_view key)
{
    const std::vector<Field> &fields = draft->form().fields;
    const auto found = std::ranges::find(fields, key, &Field::key);
    return found == fields.end() ? nullptr : &*found;
}

const Choice *choiceOf(const Field *field, std::string_view value)
{
    if (field == nullptr)
        return nullptr;
    const auto found = std::ranges::find(field->choices, value, &Choice::value);
    return found == field->choices.end() ? nullptr : &*found;
}

} // namespace

FireStage::FireStage(QWidget *parent) : StagePanel(parent)
{
    setObjectName(QStringLiteral("fireStage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (std::size_t i = 0; i < kShouts; ++i) {
        ChoiceRow *row = addRow(column, i == 0 ? "shout-1" : "shout-2", this);
        row->setWeight(ChoiceRow::Weight::Main);
        connect(row, &ChoiceRow::clicked, this,
                [this, i] { takeKey(QString::fromUtf16(kShoutKeys.at(i))); });
        m_shouts.push_back(row);
    }
    m_why = addCaption(column, "shoutWhyNot", Caption::Manner::Plain, this);
    m_aim = addCaption(column, "fireAim", Caption::Manner::Strong, this);
    m_card = new TallyCard(this);
    m_card->setObjectName(QStringLiteral("fireCard"));
    m_card->hide();
    column->addWidget(m_card);
    addFaces(column);
    addButtons(column);
}

void FireStage::addFaces(QVBoxLayout *column)
{
    m_faceRow = new QWidget(this);
    m_faceRow->setObjectName(QStringLiteral("faceRow"));
    auto *row = new QHBoxLayout(m_faceRow);
    row->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_faces.size(); ++i) {
        Face &face = m_faces.at(i);
        face.box = new QWidget(m_faceRow);
        auto *box = new QVBoxLayout(face.box);
        box->setContentsMargins(0, 0, 0, 0);
        face.die = new DieButton(face.box);
        face.die->setDie(DieKind::Star, static_cast<int>(i));
        face.die->setFocusPolicy(Qt::NoFocus);
        face.die->setAttribute(Qt::WA_TransparentForMouseEvents);
        face.word = new Caption(Caption::Manner::Muted, face.box);
        face.word->setObjectName(QStringLiteral("face-%1").arg(i));
        face.word->setAlignment(Qt::AlignHCenter);
        box->addWidget(face.die, 0, Qt::AlignHCenter);
        box->addWidget(face.word);
        row->addWidget(face.box);
    }
    m_faceRow->hide();
    column->addWidget(m_faceRow);
}

void FireStage::addButtons(QVBoxLayout *column)
{
    m_battery = addRow(column, "aimBattery", this);
    m_mast = addRow(column, "aimMast", this);
    m_priority = addCaption(column, "shipPriority", Caption::Manner::Plain, this);
    m_yield = addRow(column, "yields", this);
    const auto fills = [this](ChoiceRow *row, const char *key, const char *value) {
        connect(row, &ChoiceRow::clicked, this, [this, key, value] {
            if (m_draft != nullptr)
                m_draft->setField(key, value);
        });
    };
    fills(m_battery, "aim", R"("battery")");
    fills(m_mast, "aim", R"("mast")");
    fills(m_yield, "yielded", "true");
    m_battery->setKeyCap(QStringLiteral("B"));
    m_mast->setKeyCap(QStringLiteral("M"));
    m_yield->setKeyCap(QStringLiteral("Y"));
}

void FireStage::setDraft(ActDraft *draft)
{
    if (m_draft != nullptr)
        disconnect(m_draft, nullptr, this, nullptr);
    m_draft = draft;
    if (draft == nullptr)
        return;
    connect(draft, &ActDraft::changed, this, &FireStage::retranslate);
    connect(draft, &ActDraft::consideredChanged, this, &FireStage::retranslate);
}

std::vector<Offer> FireStage::shouts() const
{
    std::vector<Offer> found;
    if (!position() || !isLive())
        return found;
    for (Offer &offer : position()->offers())
        if (isShout(offer) && found.size() < kShouts)
            found.push_back(std::move(offer));
    return found;
}

bool FireStage::isOn() const
{
    if (!position() || !isLive())
        return false;
    return !shotInHand(m_draft).command.isEmpty() || m_asked == position()->fingerprint()
        || !shouts().empty();
}

bool FireStage::claims(const Offer &offer) const
{
    return isShout(offer);
}

QString FireStage::name(const std::string &id) const
{
    return narrator()->term(id);
}

QString FireStage::heading() const
{
    const ShotInHand shot = shotInHand(m_draft);
    if (narrator() == nullptr || !position())
        return {};
    if (shot.command.isEmpty())
        return narrator()->sequenceStep(position()->situation().phase);
    const QString from = name(shot.shooter());
    return shot.target().empty()
        ? tr("%1 fires at …", "a ship or a fort").arg(from)
        : tr("%1 fires at %2", "ships or forts").arg(from, name(shot.target()));
}

bool FireStage::takeKey(const QString &key)
{
    const std::vector<Offer> offers = shouts();
    for (std::size_t i = 0; i < offers.size(); ++i) {
        if (key == QString::fromUtf16(kShoutKeys.at(i))) {
            emit offerChosen(offers.at(i));
            return true;
        }
    }
    if (key != QLatin1String("G") || !position() || !isLive() || narrator() == nullptr)
        return false;
    const QStringList why = whyNoShout();
    if (why.isEmpty())
        return false;
    m_asked = position()->fingerprint();
    retranslate();
    emit turnedOn(why.join(QLatin1Char('\n')));
    return true;
}

QStringList FireStage::whyNoShout() const
{
    QStringList why;
    for (const SilentFort &fort : silentForts(*position())) {
        const QString reason = narrator()->refusal(fort.refusal);
        why << tr("%1 may not fire at %2: %3 (%4)", "a fort, a ship, why not, and a rule")
                   .arg(name(fort.fort), name(fort.target.value_or(std::string())), reason,
                        narrator()->rule(fort.refusal.rule));
    }
    return why;
}

void FireStage::refresh()
{
    if (!isOn() || narrator() == nullptr)
        return;
    const ShotInHand shot = shotInHand(m_draft);
    showShouts(shot.command.isEmpty());
    showShot(shot);
    setAccessibleName(heading());
}

void FireStage::showShouts(bool idle)
{
    const std::vector<Offer> offers = idle ? shouts() : std::vector<Offer>();
    for (std::size_t i = 0; i < m_shouts.size(); ++i) {
        ChoiceRow *row = m_shouts.at(i);
        row->setVisible(i < offers.size());
        if (i >= offers.size())
            continue;
        const std::string fort = textAt(jsonObject(offers.at(i).command), u"fort");
        row->setLabel(tr("FIRE! %1", "the shout of a fort").arg(name(fort)));
        row->setKeyCap(QString::fromUtf16(kShoutKeys.at(i)));
        row->setTrailing(narrator()->ruleMark(offers.at(i).rule));
    }
    const bool asked = idle && offers.empty() && m_asked == position()->fingerprint();
    say(m_why, asked ? whyNoShout().join(QLatin1Char('\n')) : QString());
}

void FireStage::showShot(const ShotInHand &shot)
{
    QJsonObject told;
    if (!shot.target().empty())
        told = askRules(*position(), "shot", shotQuery(shot));
    const bool aimed = !told.isEmpty();
    const bool several = shot.command.contains(u"shots");
    const QString text = aimed ? shotText(told) : QString();
    if (aimed)
        say(m_aim,
            shot.imagined ? tr("What if – %1", "a shot that is only thought of").arg(text) : text);
    else
        say(m_aim,
            shot.command.isEmpty() || several
                ? QString()
                : tr("Choose the target: in the list below, or on the board."));
    m_card->setVisible(aimed);
    m_faceRow->setVisible(aimed);
    if (aimed) {
        showCard(shot, told);
        showFaces(told.value(u"needs").toArray());
    }
    showAims(shot);
    showYield(shot);
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
    const int dice = diceOf(shot.command, told);
    m_card->setAnswer(name(from), tr("%n dice", "of a shot", dice));
    QJsonArray because;
    const QString field = told.value(u"field").toString();
    if (!shot.isFort()) {
        const QJsonObject guns =
            askRules(*position(), "guns", {{QStringLiteral("ship"), fromUtf8(from)}});
        because = guns.value(field).toObject().value(u"because").toArray();
        if (const int held = told.value(u"guns").toInt() - dice; held > 0)
            because << QJsonObject{{QStringLiteral("term"), QStringLiteral("held-back")},
                                   {QStringLiteral("value"), -held},
                                   {QStringLiteral("rule"), QStringLiteral("fire-2")}};
    } else if (dice > 0) {
        because << QJsonObject{{QStringLiteral("term"), QStringLiteral("fort-gun")},
                               {QStringLiteral("value"), 1},
                               {QStringLiteral("rule"), QStringLiteral("fort-1")}};
    }
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

void FireStage::showAims(const ShotInHand &shot)
{
    const bool ask = m_draft != nullptr && !shot.imagined && !shot.command.contains(u"aim");
    const Field *field = ask ? fieldOf(m_draft, "aim") : nullptr;
    const auto show = [&](ChoiceRow *row, const char *value, const QString &label,
                          const QString &what) {
        const Choice *choice = choiceOf(field, value);
        row->setVisible(choice != nullptr);
        if (choice == nullptr)
            return;
        row->setLabel(label);
        row->setExplanation(choice->refused ? narrator()->refusal(*choice->refused) : what);
        row->setStanding(choice->refused ? ChoiceRow::Standing::Refused
                                         : ChoiceRow::Standing::Allowed);
    };
    show(m_battery, R"("battery")", tr("Battery", "an aim"),
         tr("Each hit takes a gun off the side that the target shows."));
    show(m_mast, R"("mast")", tr("Mast", "an aim"),
         tr("Each hit takes a mast: the target becomes slower."));
}

/// A ship shouted at may fire first, unless its player yields (`fort-2`, r-21).
void FireStage::showYield(const ShotInHand &shot)
{
    const bool mine = m_draft != nullptr && !shot.imagined && shot.isFort()
        && fieldOf(m_draft, "yielded") != nullptr;
    const bool yielded = shot.command.value(u"yielded").toBool();
    say(m_priority,
        !mine         ? QString()
            : yielded ? tr("%1 lets the fort fire first.", "a ship").arg(name(shot.target()))
                      : tr("%1 may fire first: it has an enemy in its field of fire.", "a ship")
                            .arg(name(shot.target())));
    m_yield->setVisible(mine && !yielded);
    m_yield->setLabel(tr("It lets the fort fire first", "a ship"));
}

} // namespace qd::trafalgar
