// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/shoot.h"

#include "app/narration/language_switch.h"
#include "app/window/appearance.h"
#include "app/window/main_window.h"
#include "tests/screens/contact_sheet.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace qd::screens {
namespace {

constexpr const char *kUsage =
    "quarterdeck-screenshots FOLDER [--lang en,es,fr] [--theme light,dark] [--text 100,200] "
    "[--only NAME,…]\n"
    "  NAME may end in * (menu-*). Pictures: FOLDER/<screen>-<language>-<theme>-<percent>.png,\n"
    "  the languages side by side: FOLDER/sheets/<screen>-<theme>-<percent>.png, and "
    "FOLDER/index.html.\n";

bool isWanted(const QStringList &only, const QString &name)
{
    return only.isEmpty() || std::ranges::any_of(only, [&name](const QString &wanted) {
               return wanted.endsWith(QLatin1Char('*')) ? name.startsWith(wanted.chopped(1))
                                                        : name == wanted;
           });
}

constexpr std::pair<Preferences::Theme, const char *> kThemes[] = {
    {Preferences::Theme::Light, "light"},
    {Preferences::Theme::Dark, "dark"},
    {Preferences::Theme::LightContrast, "contrast"},
    {Preferences::Theme::DarkContrast, "dark-contrast"}};

Preferences::Theme themeNamed(const QString &name)
{
    for (const auto &[theme, called] : kThemes)
        if (name == QLatin1String(called))
            return theme;
    return Preferences::Theme::Light;
}

std::vector<Look> looksOf(const Order &order)
{
    std::vector<Look> looks;
    for (const QString &theme : order.themes)
        for (const QString &percent : order.textPercents)
            for (const QString &language : order.languages)
                looks.push_back({language, themeNamed(theme), percent.toInt()});
    return looks;
}

bool areAllowed(const QStringList &words, const QStringList &allowed)
{
    return !words.isEmpty() && std::ranges::all_of(words, [&allowed](const QString &word) {
        return allowed.contains(word);
    });
}

QString mistakeIn(const Order &order)
{
    if (order.folder.isEmpty())
        return QStringLiteral("No folder is named.\n");
    if (!areAllowed(order.languages,
                    {QStringLiteral("en"), QStringLiteral("es"), QStringLiteral("fr")}))
        return QStringLiteral("--lang takes en, es and fr.\n");
    QStringList themes;
    for (const auto &each : kThemes)
        themes << QString::fromLatin1(each.second);
    if (!areAllowed(order.themes, themes))
        return QStringLiteral("--theme takes light, dark, contrast and dark-contrast.\n");
    for (const QString &percent : order.textPercents)
        if (percent.toInt() < 100 || percent.toInt() > 200)
            return QStringLiteral("--text takes 100 to 200.\n");
    const auto &screens = screenList();
    for (const QString &name : order.only)
        if (std::ranges::none_of(screens, [&name](const Screen &each) {
                return isWanted({name}, QString::fromLatin1(each.name));
            }))
            return QStringLiteral("There is no screen called %1.\n").arg(name);
    return {};
}

/// What became of one screen, in a line; counts failures.
QString pictureOf(const Screen &screen, Scene &scene, const QString &file, int &failures)
{
    scene.resize(screen.size);
    Outcome outcome = screen.show(scene, screen.part);
    if (!outcome) {
        const QImage image = scene.picture();
        if (isFlat(image))
            outcome = failed(QStringLiteral("the picture is one colour"));
        else if (!image.save(file))
            outcome = failed(QStringLiteral("%1 cannot be written").arg(file));
    }
    if (!outcome)
        return QStringLiteral("%1").arg(file);
    if (outcome->kind == Snag::Kind::NotThere)
        return QStringLiteral("%1: skipped, %2")
            .arg(QString::fromLatin1(screen.name), outcome->text);
    ++failures;
    return QStringLiteral("%1: FAILED, %2").arg(QString::fromLatin1(screen.name), outcome->text);
}

} // namespace

Order readOrder(const QStringList &words)
{
    Order order;
    for (int i = 0; i < words.size(); ++i) {
        const QString &word = words.at(i);
        const auto list = [&] {
            return words.value(++i).split(QLatin1Char(','), Qt::SkipEmptyParts);
        };
        if (word == QStringLiteral("--lang"))
            order.languages = list();
        else if (word == QStringLiteral("--theme"))
            order.themes = list();
        else if (word == QStringLiteral("--text"))
            order.textPercents = list();
        else if (word == QStringLiteral("--only"))
            order.only = list();
        else if (word == QStringLiteral("--help") || word.startsWith(QStringLiteral("--"))
                 || !order.folder.isEmpty()) {
            order.exitCode = word == QStringLiteral("--help") ? 0 : 2;
            order.say = QString::fromUtf8(kUsage) + QStringLiteral("Screens:");
            for (const Screen &screen : screenList())
                order.say += QLatin1Char(' ') + QString::fromLatin1(screen.name);
            order.say += QLatin1Char('\n');
            return order;
        } else
            order.folder = word;
    }
    order.say = mistakeIn(order);
    order.exitCode = order.say.isEmpty() ? 0 : 2;
    return order;
}

QString themeName(Preferences::Theme theme)
{
    for (const auto &[each, called] : kThemes)
        if (each == theme)
            return QString::fromLatin1(called);
    return QStringLiteral("light");
}

QString pictureName(const QString &screen, const Look &look)
{
    return QStringLiteral("%1-%2-%3-%4")
        .arg(screen, look.language, themeName(look.theme))
        .arg(look.textPercent);
}

bool isFlat(const QImage &image)
{
    for (int y = 0; y < image.height(); y += 3)
        for (int x = 0; x < image.width(); x += 3)
            if (image.pixel(x, y) != image.pixel(0, 0))
                return false;
    return true;
}

void prepareSurroundings(const QString &home)
{
    qputenv("HOME", home.toLocal8Bit());
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME",
                             "XDG_DOCUMENTS_DIR"})
        qputenv(name, QString(home + QLatin1Char('/') + QString::fromLatin1(name)).toLocal8Bit());
    // The display that a laptop has; the plugin's own is 800 by 800.
    QFile screen(home + QStringLiteral("/screen.json"));
    if (screen.open(QIODevice::WriteOnly)) {
        screen.write(R"({"screens":[{"name":"table","x":0,"y":0,"width":1440,"height":940,)"
                     R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})");
        screen.close();
        qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toLocal8Bit());
    }
}

int shoot(const Order &order, const std::vector<Screen> &screens,
          const std::function<void(const QString &)> &say)
{
    const QDir folder(order.folder);
    if (!folder.mkpath(QStringLiteral(".")) || !folder.mkpath(QStringLiteral("sheets"))) {
        say(QStringLiteral("%1 cannot be made").arg(order.folder));
        return 1;
    }
    LanguageSwitch language;
    Appearance appearance;
    int failures = 0;
    for (const Look &look : looksOf(order)) {
        for (const Screen &screen : screens) {
            const QString name = QString::fromLatin1(screen.name);
            if (!isWanted(order.only, name))
                continue;
            Scene scene(look, language, appearance);
            const QString file = folder.filePath(pictureName(name, look) + QStringLiteral(".png"));
            QFile::remove(file); // what is skipped now shall not look as if it were there
            say(pictureOf(screen, scene, file, failures));
        }
    }
    ContactSheet sheet(folder);
    for (const Look &look : looksOf(order))
        for (const Screen &screen : screens)
            sheet.add(QString::fromLatin1(screen.name), look);
    sheet.write();
    return failures;
}

} // namespace qd::screens
