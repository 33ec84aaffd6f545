// SPDX-License-Identifier: GPL-3.0-or-later
// The .ts files are complete, up to date with the sources, and set as the languages set their type.
#include "app/narration/language_switch.h"
#include "app/narration/narrator.h"
#include "rules/catalog/catalog.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace qd;

namespace {

struct Message {
    QString context, source, comment;
    QStringList translations; ///< one, or one per plural form
    bool isPlural = false;
    bool isFinished = true;

    QString key() const { return context + QLatin1Char('|') + source + QLatin1Char('|') + comment; }
};

QList<Message> messagesOf(const QString &path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            Message message;
            message.context = context;
            message.isPlural =
                xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            messages.append(message);
        } else if (name == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (name == QLatin1String("comment")) {
            messages.last().comment = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            messages.last().isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            if (!messages.last().isPlural)
                messages.last().translations.append(xml.readElementText());
        } else if (name == QLatin1String("numerusform")) {
            messages.last().translations.append(xml.readElementText());
        }
    }
    return messages;
}

QString tsFile(const QString &language,
               const QString &folder = QStringLiteral(QD_SOURCE_DIR "/translations"))
{
    return folder + QStringLiteral("/quarterdeck_") + language + QStringLiteral(".ts");
}

/// The places of a text: %1 and %L1 count alike.
QSet<QString> placesOf(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%L?(\\d|n)"));
    QSet<QString> places;
    for (auto it = place.globalMatch(text); it.hasNext();)
        places.insert(it.next().captured(1));
    return places;
}

/// What the setting of a text breaks of its language's rules; empty: nothing.
QString slipOf(const QString &language, const QString &text)
{
    const auto has = [&text](const char *pattern) {
        return text.contains(QRegularExpression(QString::fromUtf8(pattern),
                                                QRegularExpression::UseUnicodePropertiesOption));
    };
    if (has("[\"“][^”]*\"") || has("\\w'\\w"))
        return QStringLiteral("straight quotes");
    if (language == QLatin1String("fr")) {
        if (has(" [:;!?»]") || has("[\\w%)»][;!?](?!\\w)") || has("[\\w%)»]:(?=\\s|$)"))
            return QStringLiteral("no-break space before : ; ! ?");
        if (has("« ") || has("«[^\\x{a0}]"))
            return QStringLiteral("no-break space inside « »");
        if (has("[“”]") && !has("«"))
            return QStringLiteral("quotes are « »");
        if (has(" %(?![\\dLn])"))
            return QStringLiteral("no-break space before %");
    }
    if (language == QLatin1String("es")) {
        if (text.count(QLatin1Char('?')) != text.count(QChar(0xBF))
            || text.count(QLatin1Char('!')) != text.count(QChar(0xA1)))
            return QStringLiteral("¿ ¡ open what ? ! close");
        if (has("« ") || has(" »"))
            return QStringLiteral("no space inside « »");
        if (has(" [:;!?](\\s|$)"))
            return QStringLiteral("no space before : ; ! ?");
    }
    return {};
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private slots:

    void complete_data() { languages(); }

    void complete()
    {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(tsFile(language));
        QVERIFY(!messages.isEmpty());
        for (const Message &message : messages) {
            QVERIFY2(message.isFinished,
                     qPrintable(QStringLiteral("unfinished or vanished: ") + message.key()));
            QVERIFY2(language != QLatin1String("en") || message.isPlural,
                     qPrintable(message.key()));
            QCOMPARE(message.translations.size(), message.isPlural ? 2 : 1);
            for (const QString &text : message.translations)
                QVERIFY2(!text.isEmpty(), qPrintable(message.key()));
        }
    }

    void places_data() { languages(); }

    void places()
    {
        QFETCH(QString, language);
        for (const Message &message : messagesOf(tsFile(language))) {
            for (const QString &text : message.translations) {
                QSet<QString> wanted = placesOf(message.source);
                QSet<QString> found = placesOf(text);
                if (message.isPlural) { // "one unit" may say it without the digit
                    wanted.remove(QStringLiteral("n"));
                    found.remove(QStringLiteral("n"));
                }
                QVERIFY2(wanted == found, qPrintable(message.key() + QStringLiteral(" → ") + text));
            }
        }
    }

    /// A key for the mnemonic and the dots of "asks more" are kept.
    void marks_data() { languages(); }

    void marks()
    {
        QFETCH(QString, language);
        static const QRegularExpression mnemonic(QStringLiteral("&\\w"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
        for (const Message &message : messagesOf(tsFile(language))) {
            for (const QString &text : message.translations) {
                const QString shown = message.key() + QStringLiteral(" → ") + text;
                QVERIFY2(message.source.count(mnemonic) == text.count(mnemonic), qPrintable(shown));
                QVERIFY2(message.source.endsWith(QChar(0x2026)) == text.endsWith(QChar(0x2026)),
                         qPrintable(shown));
            }
        }
    }

    void typography_data() { languages(); }

    void typography()
    {
        QFETCH(QString, language);
        for (const Message &message : messagesOf(tsFile(language))) {
            for (const QString &text : message.translations) {
                const QString slip = slipOf(language, text);
                QVERIFY2(slip.isEmpty(), qPrintable(slip + QStringLiteral(": ") + text));
            }
        }
    }

    /// The typography check finds what it looks for.
    void slips_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("right");
        const auto row = [](const char *tag, const char *language, const char *text, bool right) {
            QTest::newRow(tag) << QString::fromUtf8(language) << QString::fromUtf8(text) << right;
        };
        row("fr plain colon", "fr", "Règle : %1", false);
        row("fr no space", "fr", "Règle: %1", false);
        row("fr no-break colon", "fr", "Règle\u00a0: %1", true);
        row("fr plain question", "fr", "Où ?", false);
        row("fr narrow question", "fr", "Où\u202f?", true);
        row("fr quotes", "fr", "« Rayo »", false);
        row("fr no-break quotes", "fr", "«\u00a0Rayo\u00a0»", true);
        row("fr apostrophe", "fr", "l'usure", false);
        row("es question", "es", "Dónde?", false);
        row("es both", "es", "¿Dónde?", true);
        row("es quotes", "es", "« Rayo »", false);
        row("es straight", "es", "\"Rayo\"", false);
    }

    void slips()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        QTEST(slipOf(language, text).isEmpty(), "right");
    }

    /// What translations/update would write is what is there: no text is new, none has vanished.
    void upToDate()
    {
        QTemporaryDir copy;
        QVERIFY(copy.isValid());
        for (const QString &language :
             {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")})
            QVERIFY(QFile::copy(tsFile(language), tsFile(language, copy.path())));
        QProcess update;
        update.start(QStringLiteral(QD_SOURCE_DIR "/translations/update"), {copy.path()});
        QVERIFY(update.waitForFinished(60'000));
        QVERIFY2(update.exitCode() == 0, update.readAllStandardError().constData());
        for (const QString &language :
             {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")}) {
            const QSet<QString> before = keysOf(tsFile(language));
            const QSet<QString> after = keysOf(tsFile(language, copy.path()));
            const QStringList added = QSet<QString>(after).subtract(before).values();
            const QStringList gone = QSet<QString>(before).subtract(after).values();
            QVERIFY2(added.isEmpty(),
                     qPrintable(language + QStringLiteral(" lacks ")
                                + added.join(QStringLiteral("; "))));
            QVERIFY2(
                gone.isEmpty(),
                qPrintable(language + QStringLiteral(" keeps ") + gone.join(QStringLiteral("; "))));
        }
    }

    void catalogues_data() { languages(); }

    void catalogues()
    {
        QFETCH(QString, language);
        QFile file(QStringLiteral(":/i18n/quarterdeck_") + language + QStringLiteral(".qm"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.size() > 500, "the catalogue is empty");
    }

    /// Zero, one, two: French counts zero with one.
    void plurals_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *tag, const char *language, int n, const char *said) {
            QTest::newRow(tag) << QString::fromUtf8(language) << n << QString::fromUtf8(said);
        };
        row("en 0", "en", 0, "0 dice");
        row("en 1", "en", 1, "1 die");
        row("en 2", "en", 2, "2 dice");
        row("es 0", "es", 0, "0 dados");
        row("es 1", "es", 1, "1 dado");
        row("es 2", "es", 2, "2 dados");
        row("fr 0", "fr", 0, "0 dé");
        row("fr 1", "fr", 1, "1 dé");
        row("fr 2", "fr", 2, "2 dés");
    }

    void plurals()
    {
        QFETCH(QString, language);
        QFETCH(int, count);
        m_language.set(LanguageSwitch::fromCode(language));
        DiceAsk ask;
        ask.count = count;
        QTEST(Narrator({}).diceAsk(ask), "said");
    }

    /// The same narrator speaks the next language at once, and says so.
    void liveSwitch()
    {
        const GameModule *game = findGame("santa-cruz-1797");
        QVERIFY(game != nullptr);
        const auto narrator = makeNarrator(*game);
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        QSignalSpy changed(&m_language, &LanguageSwitch::changed);
        const EventText attrition{"attrition", R"({"event":"attrition","round":3})"};
        QCOMPARE(narrator->event(attrition),
                 QStringLiteral("Attrition after round 3: a hit on each side"));
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("es")));
        QCOMPARE(narrator->event(attrition),
                 QStringLiteral("Desgaste tras la ronda 3: un impacto para cada bando"));
        QCOMPARE(QLocale().language(), QLocale::Spanish);
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("fr")));
        QCOMPARE(narrator->event(attrition),
                 QString::fromUtf8("Usure après le round 3\u00a0: une touche pour chaque camp"));
        m_language.set(LanguageSwitch::fromCode(QStringLiteral("en")));
        QCOMPARE(narrator->event(attrition),
                 QStringLiteral("Attrition after round 3: a hit on each side"));
        QCOMPARE(changed.count(), 3);
    }

    /// The keys are called what keyboards and the program's own texts call them, over Qt's names.
    void keyNames_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Ctrl+Shift+Return, Esc");
        QTest::newRow("es") << QStringLiteral("es") << QString::fromUtf8("Ctrl+Mayús+Intro, Esc");
        QTest::newRow("fr") << QStringLiteral("fr") << QString::fromUtf8("Ctrl+Maj+Entrée, Échap");
    }

    void keyNames()
    {
        QFETCH(QString, language);
        m_language.set(LanguageSwitch::fromCode(language));
        const auto key = [](const char *name) {
            return QCoreApplication::translate("QShortcut", name);
        };
        QTEST(QStringLiteral("%1+%2+%3, %4")
                  .arg(key("Ctrl"), key("Shift"), key("Return"), key("Esc")),
              "said");
    }

    void codes_data()
    {
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("name");
        QTest::newRow("spanish") << QStringLiteral("es") << QStringLiteral("es")
                                 << QString::fromUtf8("Español");
        QTest::newRow("mexican") << QStringLiteral("es_MX") << QStringLiteral("es")
                                 << QString::fromUtf8("Español");
        QTest::newRow("french") << QStringLiteral("fr_CA") << QStringLiteral("fr")
                                << QString::fromUtf8("Français");
        QTest::newRow("english") << QStringLiteral("en") << QStringLiteral("en")
                                 << QStringLiteral("English");
        QTest::newRow("polish") << QStringLiteral("pl") << QStringLiteral("en")
                                << QStringLiteral("English");
    }

    void codes()
    {
        QFETCH(QString, wanted);
        const QLocale locale = LanguageSwitch::fromCode(wanted);
        QTEST(LanguageSwitch::code(locale), "code");
        QTEST(LanguageSwitch::nativeName(locale), "name");
    }

private:
    static void languages()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "es", "fr"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    static QSet<QString> keysOf(const QString &path)
    {
        QSet<QString> keys;
        for (const Message &message : messagesOf(path))
            keys.insert(message.key());
        return keys;
    }

    LanguageSwitch m_language;
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
