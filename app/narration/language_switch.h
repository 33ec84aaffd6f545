// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

#include <memory>
#include <vector>

namespace qd {

/// The language of everything that the program says. One object per application; the English plural
/// forms stay installed at the bottom, the chosen language lies on top, Qt's own strings between
/// them.
class LanguageSwitch : public QObject {
    Q_OBJECT
public:
    explicit LanguageSwitch(QObject *parent = nullptr);
    ~LanguageSwitch() override;

    /// Languages that the program speaks, as locales with their countries: English, Spanish,
    /// French.
    static std::vector<QLocale> available();
    /// The available language that fits the system best, English if none does.
    static QLocale systemDefault();
    /// Of a code as a person or a settings file gives it ("es", "fr_FR", "" for the system's).
    static QLocale fromCode(const QString &code);
    /// "en", "es", "fr".
    static QString code(const QLocale &locale);
    /// The language's name in itself: "English", "Español", "Français".
    static QString nativeName(const QLocale &locale);

    QLocale locale() const { return m_locale; }

    /// Takes effect at once for whatever is asked for from now on; widgets hear it by
    /// QEvent::LanguageChange, which is posted, everything else by `changed`. A language that isn't
    /// available counts as English.
    void set(const QLocale &locale);

signals:
    void changed();

private:
    void install(std::unique_ptr<QTranslator> &slot, const QLocale &locale,
                 const QString &catalogue, const QString &directory);

    QLocale m_locale;
    QTranslator m_english;
    std::unique_ptr<QTranslator> m_qt;
    std::unique_ptr<QTranslator> m_app;
};

} // namespace qd
