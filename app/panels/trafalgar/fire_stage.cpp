// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/trafalgar/fire_stage.h"

#include "app/panels/act_draft.h"
#include "app/panels/caption.h"
#include "app/panels/choice_row.h"
#include "app/panels/die_button.h"
#include "app/panels/json_values.h"
#include "app/panels/panel_colours.h"
#include "app/panels/tally_card.h"
#include "app/panels/trafalgar/question_view.h"
#include "app/panels/trafalgar/shout_reasons.h"

#include <QHBoxLayout>
#include <QJsonArray>
#include <QVBoxLayout>

#include <algorithm>

namespace qd::trafalgar {
namespace {

constexpr std::size_t kForts = 4;

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

bool isOfFort(const Offer &offer)
{
    return offer.id.starts_with("shout/") || offer.id.starts_with("fort-fire/");
}

} // namespace

void FireStage::say(Caption *caption, const QString &text)
{
    caption->setText(text);
    caption->setVisible(!text.isEmpty());
}

FireStage::FireStage(QWidget *parent) : StagePanel(parent)
{
    setObjectName(QStringLiteral("fireStage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (std::size_t i = 0; i < kForts; ++i) {
        ChoiceRow *row =
            addRow(column, QStringLiteral("shout-%1").arg(i + 1).toLatin1().constData(), this);
        row->setWeight(ChoiceRow::Weight::Main);
        connect(row, &ChoiceRow::clicked, this, [this, row] { takeKey(row->keyCap()); });
        m_forts.push_back(row);
    }
    m_why = addCaption(column, "shoutWhyNot", Caption::Manner::Plain, this);
    m_question = new QuestionView(this);
    column->addWidget(m_question);
    connect(m_question, &QuestionView::answered, this, &FireStage::answer);
    m_declared = addRow(column, "declaredAim", this);
    m_declared->setWeight(ChoiceRow::Weight::Quiet);
    connect(m_declared, &ChoiceRow::clicked, this, [this] {
        if (m_draft != nullptr && m_draft->faces().empty())
            m_draft->setField("aim", {}); // it is asked for again
    });
    m_aim = addCaption(column, "fireAim", Caption::Manner::Strong, this);
    m_card = new TallyCard(this);
    m_card->setObjectName(QStringLiteral("fireCard"));
    m_card->hide();
    column->addWidget(m_card);
    addFaces(column);
    m_more = addRow(column, "moreOfShot", this);
    m_more->setWeight(ChoiceRow::Weight::Quiet);
    m_more->setCheckable(true);
    m_more->setMark(ChoiceRow::Mark::Fold);
    connect(m_more, &ChoiceRow::toggled, this, [this] {
        ask();
        emit claimsChanged();
    });
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

std::vector<Offer> FireStage::fortOffers() const
{
    std::vector<Offer> found;
    if (!position() || !isLive())
        return found;
    for (Offer &offer : position()->offers())
        if (isOfFort(offer) && !offer.refused && found.size() < kForts)
            found.push_back(std::move(offer));
    return found;
}

bool FireStage::isMove() const
{
    return m_draft != nullptr && textAt(jsonObject(m_draft->command()), u"do") == "move";
}

bool FireStage::isOn() const
{
    if (!position() || !isLive())
        return false;
    return isMove()
        || (narrator() != nullptr && m_draft != nullptr && questionOf(*m_draft, *narrator()))
        || !shotInHand(m_draft).command.isEmpty() || m_asked == position()->fingerprint()
        || m_letBy == position()->fingerprint() || !fortOffers().empty();
}

bool FireStage::claims(const Offer &offer) const
{
    return isOfFort(offer) && !offer.refused;
}

/// Fields that hardly ever matter stay away unless they are asked for, hold something, or the
/// referee has more to say of a shot that the rules refuse.
bool FireStage::wantsMore() const
{
    return m_more->isChecked()
        || (m_draft != nullptr
            && (m_draft->stage() == ActDraft::Stage::Refused || m_draft->overruled()));
}

bool FireStage::claimsField(const Field &field) const
{
    if (m_draft == nullptr || !isLive() || narrator() == nullptr)
        return false;
    if (isAskedApart(*m_draft, field))
        return true;
    const bool rare = field.key == "guns" || field.key == "side" || field.key == "struck";
    return rare && field.value.empty() && !wantsMore() && !shotInHand(m_draft).command.isEmpty();
}

QString FireStage::name(const std::string &id) const
{
    return narrator()->term(id);
}

QString FireStage::heading() const
{
    if (narrator() == nullptr || !position())
        return {};
    const ShotInHand shot = shotInHand(m_draft);
    if (shot.command.isEmpty()) {
        const std::string ship =
            isMove() ? textAt(jsonObject(m_draft->command()), u"ship") : std::string();
        return ship.empty() ? narrator()->sequenceStep(position()->situation().phase)
                            : tr("%1 sails", "a ship").arg(name(ship));
    }
    const QString from = name(shot.shooter());
    return shot.target().empty()
        ? tr("%1 fires at …", "a ship or a fort").arg(from)
        : tr("%1 fires at %2", "ships or forts").arg(from, name(shot.target()));
}

std::string FireStage::fortOf(const QString &key) const
{
    for (const PicturePiece &piece : position()->picture().pieces)
        if (piece.kind == "fort-gun" && fromUtf8(piece.shortcut).toUpper() == key)
            return piece.id;
    return {};
}

QString FireStage::keyOf(const std::string &fort) const
{
    for (const PicturePiece &piece : position()->picture().pieces)
        if (piece.id == fort)
            return fromUtf8(piece.shortcut).toUpper();
    return {};
}

bool FireStage::takeKey(const QString &key)
{
    if (!position() || !isLive() || narrator() == nullptr)
        return false;
    const std::string fort = fortOf(key);
    if (fort.empty())
        return m_question->takeKey(key) || keepsTarget(key);
    for (const Offer &offer : fortOffers())
        if (textAt(jsonObject(offer.command), u"fort") == fort) {
            emit offerChosen(offer);
            return true;
        }
    const QString why = whyNot(fort);
    if (why.isEmpty())
        return false;
    m_asked = position()->fingerprint();
    m_askedFort = fort;
    m_letBy = 0;
    retranslate();
    emit turnedOn(why);
    return true;
}

/// A ship's number with a target chosen: nothing changes, and that is said.
bool FireStage::keepsTarget(const QString &key)
{
    const ShotInHand shot = shotInHand(m_draft);
    if (shot.command.isEmpty() || shot.imagined || shot.target().empty())
        return false;
    for (const PicturePiece &piece : position()->picture().pieces) {
        if (piece.shortcut.empty() || fromUtf8(piece.shortcut).toUpper() != key)
            continue;
        emit turnedOn(tr("%1 stays the target: Esc lets go of this shot, then choose another.")
                          .arg(name(shot.target())));
        return true;
    }
    return false;
}

void FireStage::answer(const Answer &answer)
{
    if (m_draft == nullptr)
        return;
    const std::string target = shotInHand(m_draft).target();
    const bool letBy = answer.key == "shout" && position();
    if (letBy) {
        m_letBy = position()->fingerprint();
        m_first = target;
        m_asked = 0;
    }
    give(*m_draft, answer);
    if (letBy)
        emit turnedOn(firesFirst());
}

QString FireStage::firesFirst() const
{
    return tr("%1 fires first: take up her shot. Afterwards the fort may shout again.", "a ship")
        .arg(name(m_first));
}

QString FireStage::whyNot(const std::string &fort) const
{
    const auto silent = silentFort(*position(), fort);
    if (!silent)
        return {};
    const QString reason = narrator()->refusal(silent->refusal);
    const QString rule = narrator()->rule(silent->refusal.rule);
    return silent->target
        ? tr("%1 may not fire at %2: %3 (%4)", "a fort, a ship, why not, and a rule")
              .arg(name(fort), name(*silent->target), reason, rule)
        : tr("%1 may not fire: %2 (%3)", "a fort, why not, and a rule")
              .arg(name(fort), reason, rule);
}

void FireStage::refresh()
{
    if (!isOn() || narrator() == nullptr) {
        m_question->ask(std::nullopt); // nobody sees it, so its keys answer nothing
        return;
    }
    const ShotInHand shot = shotInHand(m_draft);
    showForts(shot.command.isEmpty());
    showShot(shot);
    ask();
    setAccessibleName(heading());
}

/// One thing at a time; nothing while another shot is only thought of.
void FireStage::ask()
{
    const bool on =
        m_draft != nullptr && narrator() != nullptr && isLive() && !shotInHand(m_draft).imagined;
    m_question->ask(on ? questionOf(*m_draft, *narrator()) : std::nullopt);
    showDeclared();
    const bool rare = on && m_question->isHidden() && m_draft->faces().empty()
        && std::ranges::any_of(m_draft->form().fields,
                               [](const Field &field) { return field.key == "guns"; });
    m_more->setVisible(rare);
    m_more->setLabel(m_more->isChecked() ? tr("Fewer choices")
                                         : tr("Not all of the guns …", "shows how many fire"));
}

/// What was declared stays in sight; before the dice have fallen a click asks for it again.
void FireStage::showDeclared()
{
    const Field *aim = nullptr;
    if (m_draft != nullptr && narrator() != nullptr && isLive() && !shotInHand(m_draft).imagined)
        for (const Field &field : m_draft->form().fields)
            if (field.key == "aim" && field.kind == FieldKind::Choice && !field.value.empty())
                aim = &field;
    m_declared->setVisible(aim != nullptr);
    if (aim == nullptr)
        return;
    const auto declared = std::ranges::find(aim->choices, aim->value, &Choice::value);
    m_declared->setLabel(tr("Aim: %1", "what the guns aim at")
                             .arg(declared == aim->choices.end() ? fromUtf8(aim->value)
                                                                 : narrator()->choice(*declared)));
    const bool open = m_draft->faces().empty();
    m_declared->setEnabled(open);
    m_declared->setTrailing(open ? tr("change", "the aim of a shot") : QString());
}

void FireStage::showForts(bool idle)
{
    const std::vector<Offer> offers = idle ? fortOffers() : std::vector<Offer>();
    for (std::size_t i = 0; i < m_forts.size(); ++i) {
        ChoiceRow *row = m_forts.at(i);
        row->setVisible(i < offers.size());
        if (i >= offers.size())
            continue;
        const std::string fort = textAt(jsonObject(offers.at(i).command), u"fort");
        const bool shout = offers.at(i).id.starts_with("shout/");
        row->setWeight(shout ? ChoiceRow::Weight::Main : ChoiceRow::Weight::Usual);
        row->setLabel(shout ? tr("FIRE! %1", "the shout of a fort").arg(name(fort))
                            : tr("%1 fires", "a fort in its own turn").arg(name(fort)));
        row->setKeyCap(keyOf(fort));
        row->setTrailing(narrator()->ruleMark(offers.at(i).rule));
    }
    const bool asked = idle && m_asked == position()->fingerprint();
    const bool letBy = idle && m_letBy == position()->fingerprint();
    say(m_why, letBy ? firesFirst() : asked ? whyNot(m_askedFort) : QString());
}

} // namespace qd::trafalgar
