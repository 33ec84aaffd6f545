// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings_menu.h"

#include "app/mirror/icons.h"
#include "app/narration/language_switch.h"
#include "app/window/access_keys.h"
#include "app/window/appearance.h"
#include "app/window/preferences.h"

#include <QAction>
#include <QActionGroup>
#include <QLocale>
#include <QMenu>

namespace qd {

SettingsMenu::SettingsMenu(QMenu *menu, Preferences &preferences, LanguageSwitch &language,
                           Appearance &appearance, QObject *parent)
    : QObject(parent)
    , m_preferences(preferences)
    , m_language(language)
    , m_appearance(appearance)
    , m_languages(menu->addMenu(QString()))
    , m_themes(menu->addMenu(QString()))
    , m_sizes(menu->addMenu(QString()))
    , m_themeGroup(new QActionGroup(this))
    , m_animations(menu->addAction(QString()))
    , m_openLast(menu->addAction(QString()))
{
    addLanguages();
    addThemes();
    addTextSizes();
    m_animations->setObjectName(QStringLiteral("setting-animations"));
    m_animations->setCheckable(true);
    m_animations->setChecked(m_preferences.animations());
    connect(m_animations, &QAction::toggled, this, [this](bool on) {
        m_preferences.setAnimations(on);
        emit m_appearance.changed();
    });
    m_openLast->setObjectName(QStringLiteral("setting-open-last"));
    m_openLast->setCheckable(true);
    m_openLast->setChecked(m_preferences.opensLastTable());
    connect(m_openLast, &QAction::toggled, this,
            [this](bool on) { m_preferences.setOpensLastTable(on); });
    connect(&m_language, &LanguageSwitch::changed, this, &SettingsMenu::retranslate);
    connect(&m_appearance, &Appearance::changed, this, &SettingsMenu::dress);
    retranslate();
    dress();
}

void SettingsMenu::dress()
{
    m_languages->setIcon(icon(u"language", m_appearance.look()));
    m_themes->setIcon(icon(u"theme", m_appearance.look()));
    m_sizes->setIcon(icon(u"text-size", m_appearance.look()));
}

void SettingsMenu::addLanguages()
{
    auto *group = new QActionGroup(this);
    for (const QLocale &locale : LanguageSwitch::available()) {
        const QString code = LanguageSwitch::code(locale);
        QAction *choice = m_languages->addAction(LanguageSwitch::nativeName(locale));
        choice->setObjectName(QStringLiteral("setting-language-") + code);
        choice->setCheckable(true);
        choice->setChecked(LanguageSwitch::code(m_language.locale()) == code);
        group->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, locale, code] {
            m_preferences.setLanguage(code);
            m_language.set(locale);
        });
    }
    giveAccessKeys(m_languages);
}

void SettingsMenu::addThemes()
{
    using Theme = Preferences::Theme;
    for (const Theme theme :
         {Theme::System, Theme::Light, Theme::Dark, Theme::LightContrast, Theme::DarkContrast}) {
        QAction *choice = m_themes->addAction(QString());
        choice->setObjectName(QStringLiteral("setting-theme-%1").arg(static_cast<int>(theme)));
        choice->setCheckable(true);
        choice->setChecked(m_preferences.theme() == theme);
        m_themeGroup->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, theme] {
            m_preferences.setTheme(theme);
            m_appearance.setTheme(theme);
        });
    }
}

void SettingsMenu::addTextSizes()
{
    auto *group = new QActionGroup(this);
    for (const int percent : {100, 125, 150, 175, 200}) {
        QAction *choice = m_sizes->addAction(QString());
        choice->setData(percent);
        choice->setObjectName(QStringLiteral("setting-text-%1").arg(percent));
        choice->setCheckable(true);
        choice->setChecked(m_preferences.textPercent() == percent);
        group->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, percent] {
            m_preferences.setTextPercent(percent);
            m_appearance.setTextPercent(percent);
        });
    }
}

void SettingsMenu::retranslate()
{
    m_languages->setTitle(tr("&Language"));
    m_themes->setTitle(tr("&Theme"));
    m_sizes->setTitle(tr("Text &size"));
    m_animations->setText(tr("&Animations"));
    m_openLast->setText(tr("&Open the last table at start"));
    const QList<QAction *> themes = m_themeGroup->actions();
    themes.at(0)->setText(tr("As the &system"));
    themes.at(1)->setText(tr("&Light"));
    themes.at(2)->setText(tr("&Dark"));
    themes.at(3)->setText(tr("High contrast, light", "a theme"));
    themes.at(4)->setText(tr("High contrast, dark", "a theme"));
    giveAccessKeys(m_themes);
    for (QAction *size : m_sizes->actions())
        size->setText(
            tr("%1%", "text size in percent").arg(QLocale().toString(size->data().toInt())));
}

} // namespace qd
