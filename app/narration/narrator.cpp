// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/narrator.h"

#include "app/narration/as_per_margin/as_per_margin_narrator.h"
#include "app/narration/corunna/corunna_narrator.h"
#include "app/narration/phrase_table.h"
#include "app/narration/reason_in_words.h"
#include "app/narration/santa_cruz/santa_cruz_narrator.h"
#include "app/narration/trafalgar/trafalgar_narrator.h"

#include <QJsonDocument>
#include <QLocale>

namespace qd {

namespace {

constexpr const char *kContext = "Narrator";

constexpr Phrase kRefusals[] = {
    {"no-decision", {QT_TRANSLATE_NOOP("Narrator", "There is nothing to decide")}},
    {"wrong-phase", {QT_TRANSLATE_NOOP("Narrator", "This doesn’t belong to this phase")}},
    {"not-your-turn", {QT_TRANSLATE_NOOP("Narrator", "It is not that side’s turn")}},
    {"not-your-phase", {QT_TRANSLATE_NOOP("Narrator", "It is not that side’s turn")}},
    {"game-over", {QT_TRANSLATE_NOOP("Narrator", "The game is over")}},
    {"nothing-to-undo", {QT_TRANSLATE_NOOP("Narrator", "There is nothing to undo")}},
    {"nothing-to-redo", {QT_TRANSLATE_NOOP("Narrator", "There is nothing to redo")}},
    {"not-adjacent", {QT_TRANSLATE_NOOP("Narrator", "They are not adjacent")}},
    {"out-of-range", {QT_TRANSLATE_NOOP("Narrator", "Out of range")}},
    {"friendly-target", {QT_TRANSLATE_NOOP("Narrator", "The target is on the same side")}},
};

/// Whether Spanish says e, not y, before this word.
bool startsWithI(const QString &word)
{
    if (word.isEmpty())
        return false;
    const QString start = word.left(3).toLower();
    const bool hi =
        start.startsWith(QLatin1String("hi")) || start.startsWith(QString::fromUtf8("hí"));
    // The h of hielo and hiato hides no i of its own: y hielo, y hiato.
    const bool glides = start == QLatin1String("hie") || start == QLatin1String("hia");
    return (hi && !glides) || start.startsWith(QLatin1Char('i')) || start.startsWith(QChar(0xED));
}

QString detailText(const Refusal &refusal, std::string_view key)
{
    for (const auto &[name, value] : refusal.details) {
        if (name != key)
            continue;
        if (const int *number = std::get_if<int>(&value))
            return QString::number(*number);
        if (const std::string *text = std::get_if<std::string>(&value))
            return fromUtf8(*text);
    }
    return {};
}

} // namespace

Narrator::Narrator(const BoardPicture &board)
{
    for (const PicturePlace &place : board.places)
        m_places.insert(fromUtf8(place.id), place.name);
}

Narrator::~Narrator() = default;

QString Narrator::placeName(std::string_view id) const
{
    QString key = fromUtf8(id);
    const auto found = m_places.constFind(key);
    if (found == m_places.constEnd())
        return key;
    const QLocale::Language language = QLocale().language();
    const std::string &name = language == QLocale::Spanish ? found->es
        : language == QLocale::French                      ? found->fr
                                                           : found->en;
    const std::string &known = name.empty() ? found->en : name;
    return known.empty() ? key : fromUtf8(known);
}

bool Narrator::isPlace(std::string_view id) const
{
    return m_places.contains(fromUtf8(id));
}

void Narrator::know(const TablePicture &picture)
{
    for (const PicturePiece &piece : picture.pieces) {
        if (!piece.name.empty())
            m_pieces.insert(fromUtf8(piece.id), fromUtf8(piece.name));
    }
}

QString Narrator::pieceName(std::string_view id) const
{
    return m_pieces.value(fromUtf8(id));
}

QString Narrator::event(const EventText &event) const
{
    if (event.isBookkeeping())
        return {};
    QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(event.json)).object();
    object.insert(QLatin1String("event"), fromUtf8(event.name));
    return sentence(object);
}

QString Narrator::sentence(const QJsonObject &event) const
{
    return event.value(QLatin1String("event")).toString();
}

QString Narrator::refusal(const Refusal &refusal) const
{
    if (refusal.code == "bad-command") {
        return refusal.message.empty()
            ? tr("This line is not understood")
            : tr("This line is not understood (%1)", "%1 is the technical reason, in English")
                  .arg(reasonInWords(refusal.message));
    }
    if (refusal.code == "dice-count") {
        //: %n is how many dice the rules want, %1 how many there are
        return tr("It takes %n dice; there are %1", nullptr, detailText(refusal, "needed").toInt())
            .arg(detailText(refusal, "given"));
    }
    if (refusal.code == "dice-face")
        return tr("This die has no face %1").arg(detailText(refusal, "face"));
    if (refusal.code == "decision-pending") {
        PendingDecision pending;
        pending.decision = detailText(refusal, "decision").toStdString();
        return pending.decision.empty() ? tr("First there is a choice to make")
                                        : tr("First decide: %1").arg(decision(pending));
    }
    const QString said = phraseOf(kRefusals, kContext, refusal.code);
    return said.isNull() ? fromUtf8(refusal.code) : said;
}

QString Narrator::offer(const Offer &offer) const
{
    return fromUtf8(offer.id);
}

QString Narrator::fieldLabel(std::string_view, std::string_view key) const
{
    return fromUtf8(key);
}

QString Narrator::choice(const Choice &choice) const
{
    if (!choice.term.empty())
        return term(choice.term);
    if (choice.value == "true")
        return tr("yes", "a choice that was made, not an answer to a question");
    if (choice.value == "false")
        return tr("no", "a choice that was made, not an answer to a question");
    if (choice.value == "null")
        return tr("none");
    QString text = fromUtf8(choice.value);
    if (text.size() >= 2 && text.startsWith(QLatin1Char('"')) && text.endsWith(QLatin1Char('"')))
        text = text.mid(1, text.size() - 2);
    return text;
}

QString Narrator::tag(std::string_view tag) const
{
    return fromUtf8(tag);
}

QString Narrator::decision(const PendingDecision &decision) const
{
    return fromUtf8(decision.decision);
}

QString Narrator::owed(const Owed &owed) const
{
    return fromUtf8(owed.topic);
}

QString Narrator::reminder(std::string_view topic) const
{
    return fromUtf8(topic);
}

QString Narrator::diceAsk(const DiceAsk &ask) const
{
    return tr("%n dice", nullptr, ask.count);
}

QString Narrator::term(std::string_view id) const
{
    const QString name = pieceName(id);
    return name.isEmpty() ? placeName(id) : name;
}

QString Narrator::reason(const Reason &reason) const
{
    return tr("%1 %2", "a reason and its value: base die +1")
        .arg(term(reason.term), withSign(reason.value));
}

QString Narrator::tally(const Tally &tally) const
{
    QStringList reasons;
    for (const Reason &each : tally.because)
        reasons.append(reason(each));
    if (reasons.isEmpty())
        return QLocale().toString(tally.total());
    return tr("%1 = %2", "a total and its reasons")
        .arg(QLocale().toString(tally.total()),
             reasons.join(tr(", ", "between the items of a list")));
}

QString Narrator::side(std::string_view id) const
{
    if (id == "referee")
        return tr("Referee");
    if (id == "british")
        return tr("British", "a side");
    if (id == "spanish")
        return tr("Spanish", "a side");
    return fromUtf8(id);
}

QString Narrator::sideWithArticle(std::string_view id) const
{
    if (id == "british")
        return tr("the British");
    if (id == "spanish")
        return tr("the Spanish");
    return side(id);
}

QString Narrator::sideAdjective(std::string_view id, Gender gender) const
{
    const bool feminine = gender == Gender::Feminine;
    if (id == "british")
        return feminine ? tr("British", "adjective, feminine")
                        : tr("British", "adjective, masculine");
    if (id == "spanish")
        return feminine ? tr("Spanish", "adjective, feminine")
                        : tr("Spanish", "adjective, masculine");
    return side(id);
}

QString Narrator::sequenceStep(std::string_view id) const
{
    return term(id);
}

QString Narrator::phaseHelp(std::string_view id) const
{
    return sequenceStep(id);
}

QString Narrator::count(std::string_view key, int n) const
{
    if (key == "turn")
        return tr("Turn %L1", "the number of the turn that is played").arg(n);
    return tr("%1: %L2", "a label and its number").arg(fromUtf8(key)).arg(n);
}

QString Narrator::rule(const Citation &citation) const
{
    if (citation.isNone())
        return {};
    const QString text = fromUtf8(citation.text());
    if (citation.isRuling())
        return tr("ruling %1").arg(ruleMark(citation));
    if (const QString name = nameOfRule(text); !name.isEmpty())
        return tr("rule “%1”", "a rule that has a name instead of a number").arg(name);
    return tr("rule %1").arg(text);
}

QString Narrator::ruleMark(const Citation &citation) const
{
    const QString text = fromUtf8(citation.text());
    const QString prefix = QStringLiteral("ruling-");
    if (text.startsWith(prefix))
        return text.mid(prefix.size()).toUpper();
    const QString name = nameOfRule(text);
    return name.isEmpty() ? text : name;
}

QString Narrator::nameOfRule(const QString &citation) const
{
    const qsizetype dot = citation.indexOf(QLatin1Char('.'));
    const bool named = dot >= 0 && dot + 1 < citation.size() && citation.at(dot + 1).isLetter();
    if (named)
        return ruleName(citation.mid(dot + 1).toStdString());
    const bool isWord = !citation.isEmpty() && citation.at(0).isLetter();
    return isWord ? ruleName(citation.toStdString()) : QString();
}

QString Narrator::ruleName(std::string_view) const
{
    return {};
}

QString Narrator::chartTitle(std::string_view id) const
{
    return fromUtf8(id);
}

QString Narrator::chartNote(std::string_view id) const
{
    return fromUtf8(id);
}

QString Narrator::chartMeaning(std::string_view, const ChartText &) const
{
    return {};
}

QString Narrator::chartText(const ChartText &text) const
{
    const auto number = [&text](std::size_t i) {
        return i < text.numbers.size() ? text.numbers[i] : 0;
    };
    switch (text.kind) {
    case ChartText::Kind::Blank:
        return {};
    case ChartText::Kind::Number:
        return QLocale().toString(number(0));
    case ChartText::Kind::Bonus:
        return withSign(number(0));
    case ChartText::Kind::Range:
        return number(0) == number(1)
            ? QString::number(number(0))
            : tr("%1–%2", "a range of faces").arg(number(0)).arg(number(1));
    case ChartText::Kind::Fraction:
        return QStringLiteral("%1/%2").arg(number(0)).arg(number(1));
    case ChartText::Kind::Words:
        break;
    }
    return chartWords(text);
}

QString Narrator::chartWords(const ChartText &text) const
{
    return term(text.term);
}

QString Narrator::gameName() const
{
    return {};
}

QString Narrator::scenario(std::string_view id) const
{
    return fromUtf8(id);
}

QString Narrator::scenarioHelp(std::string_view) const
{
    return {};
}

QString Narrator::option(std::string_view key) const
{
    return fromUtf8(key);
}

QString Narrator::optionHelp(std::string_view) const
{
    return {};
}

QString Narrator::optionValue(std::string_view key, std::string_view jsonText) const
{
    if (key == "board" && jsonText == R"("schematic")")
        return tr("Schematic", "a board");
    if (jsonText == "true")
        return tr("on", "an option");
    if (jsonText == "false")
        return tr("off", "an option");
    Choice choice;
    choice.value = std::string(jsonText);
    return Narrator::choice(choice);
}

QString Narrator::list(const QStringList &items)
{
    if (items.isEmpty())
        return {};
    if (items.size() == 1)
        return items.constFirst();
    const QString head =
        items.mid(0, items.size() - 1).join(tr(", ", "between the items of a list"));
    const QString &last = items.constLast();
    //: The end of a list. Spanish: y
    const QString plain = tr("%1 and %2", "end of a list");
    //: The end of a list whose last word starts with the sound i. Spanish: e
    const QString beforeI = tr("%1 and %2", "end of a list, before the sound i");
    return (startsWithI(last) ? beforeI : plain).arg(head, last);
}

QString Narrator::euphonic(const QString &sentence)
{
    if (QLocale().language() != QLocale::Spanish)
        return sentence;
    const QString joint = QStringLiteral(" y ");
    QString said = sentence;
    for (qsizetype at = said.indexOf(joint); at >= 0; at = said.indexOf(joint, at + 1)) {
        if (startsWithI(said.mid(at + joint.size(), 3)))
            said.replace(at, joint.size(), QStringLiteral(" e "));
    }
    return said;
}

QString Narrator::faces(const QJsonArray &dice)
{
    QStringList texts;
    for (const auto &face : dice)
        texts.append(QString::number(face.toInt()));
    return texts.join(QLatin1String(", "));
}

QString Narrator::withSign(int value)
{
    const QString digits = QString::number(value < 0 ? -value : value);
    return value < 0 ? QChar(0x2212) + digits : value > 0 ? QLatin1Char('+') + digits : digits;
}

std::unique_ptr<Narrator> makeNarrator(const GameModule &game, const BoardPicture &board)
{
    if (game.info().id == "santa-cruz-1797")
        return std::make_unique<santa_cruz::SantaCruzNarrator>(board);
    if (game.info().id == "as-per-margin")
        return std::make_unique<as_per_margin::AsPerMarginNarrator>(board);
    if (game.info().id == "trafalgar")
        return std::make_unique<trafalgar::TrafalgarNarrator>(board);
    if (game.info().id == "corunna")
        return std::make_unique<corunna::CorunnaNarrator>(board);
    return std::make_unique<Narrator>(board);
}

std::unique_ptr<Narrator> makeNarrator(const GameModule &game, const Position &opening)
{
    auto narrator = makeNarrator(game, opening.board());
    narrator->know(opening.picture());
    return narrator;
}

} // namespace qd
