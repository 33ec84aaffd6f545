// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/language_switch.h"

#include <QCoreApplication>
#include <QLibraryInfo>

namespace qd {

namespace {

const QString kCatalogues = QStringLiteral(":/i18n");

/// Names of keys that Qt has by other names than keyboards and the texts of the program: these come
/// first, since the program's catalogue is installed above Qt's.
[[maybe_unused]] constexpr const char *kKeyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Return"), QT_TRANSLATE_NOOP("QShortcut", "Esc")};

} // namespace

LanguageSwitch::LanguageSwitch(QObject *parent)
    : QObject(parent), m_locale(QLocale::English, QLocale::UnitedKingdom)
{
    // Plural forms: without them "%n dice" of one die would read "1 dice".
    if (m_english.load(QStringLiteral("quarterdeck_en"), kCatalogues))
        QCoreApplication::installTranslator(&m_english);
}

LanguageSwitch::~LanguageSwitch() = default;

std::vector<QLocale> LanguageSwitch::available()
{
    return {QLocale(QLocale::English, QLocale::UnitedKingdom),
            QLocale(QLocale::Spanish, QLocale::Spain), QLocale(QLocale::French, QLocale::France)};
}

QLocale LanguageSwitch::systemDefault()
{
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &name : wanted) {
        for (const QLocale &locale : available()) {
            if (QLocale(name).language() == locale.language())
                return locale;
        }
    }
    return available().front();
}

QLocale LanguageSwitch::fromCode(const QString &code)
{
    if (code.isEmpty())
        return systemDefault();
    for (const QLocale &locale : available()) {
        if (QLocale(code).language() == locale.language())
            return locale;
    }
    return available().front();
}

QString LanguageSwitch::code(const QLocale &locale)
{
    return locale.name().left(2);
}

QString LanguageSwitch::nativeName(const QLocale &locale)
{
    QString name = locale.language() == QLocale::English ? QStringLiteral("English")
                                                         : locale.nativeLanguageName();
    // QLocale names the country's variety ("español de España"): the first word is the language.
    name = name.section(QLatin1Char(' '), 0, 0);
    return name.left(1).toUpper() + name.mid(1);
}

void LanguageSwitch::set(const QLocale &locale)
{
    const QLocale chosen = fromCode(locale.name());
    m_locale = chosen;
    QLocale::setDefault(chosen);
    install(m_qt, chosen, QStringLiteral("qtbase"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(m_app, chosen, QStringLiteral("quarterdeck"), kCatalogues);
    emit changed();
}

void LanguageSwitch::install(std::unique_ptr<QTranslator> &slot, const QLocale &locale,
                             const QString &catalogue, const QString &directory)
{
    if (slot) {
        QCoreApplication::removeTranslator(slot.get());
        slot.reset();
    }
    if (locale.language() == QLocale::English)
        return; // the source texts, with the plural forms at the bottom
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(locale, catalogue, QStringLiteral("_"), directory)
        && QCoreApplication::installTranslator(translator.get()))
        slot = std::move(translator);
}

} // namespace qd
