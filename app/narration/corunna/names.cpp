// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/narration/corunna/names.h"

#include "app/narration/narrator.h"
#include "app/narration/phrase_table.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

namespace qd::corunna {

namespace {

constexpr const char *kContext = "CorunnaNames";

constexpr Phrase kDivisions[] = {
    {"fr-division-1", QT_TRANSLATE_NOOP3("CorunnaNames", "1st Division (Merle)", "French")},
    {"fr-division-2", QT_TRANSLATE_NOOP3("CorunnaNames", "2nd Division (Mermet)", "French")},
    {"fr-division-3", QT_TRANSLATE_NOOP3("CorunnaNames", "3rd Division (Delaborde)", "French")},
    {"cavalerie-legere",
     QT_TRANSLATE_NOOP3("CorunnaNames", "Light Cavalry (Franceschi)", "a French division")},
    {"dragons-1", QT_TRANSLATE_NOOP3("CorunnaNames", "1st Dragoons (Lorge)", "a French division")},
    {"dragons-2",
     QT_TRANSLATE_NOOP3("CorunnaNames", "2nd Dragoons (LaHoussaye)", "a French division")},
    {"ii-corps", {QT_TRANSLATE_NOOP("CorunnaNames", "II Corps")}},
    {"division-1", QT_TRANSLATE_NOOP3("CorunnaNames", "1st Division (Baird)", "British")},
    {"division-2", QT_TRANSLATE_NOOP3("CorunnaNames", "2nd Division (Hope)", "British")},
    {"division-3", QT_TRANSLATE_NOOP3("CorunnaNames", "3rd Division (Fraser)", "British")},
    {"reserve", QT_TRANSLATE_NOOP3("CorunnaNames", "Reserve Division (Paget)", "British")},
    {"army-assets", {QT_TRANSLATE_NOOP("CorunnaNames", "Army Assets")}},
    {"royal-navy", {QT_TRANSLATE_NOOP("CorunnaNames", "Royal Navy")}},
    {"coruna-militia", {QT_TRANSLATE_NOOP("CorunnaNames", "Coruña Militia")}},
};

constexpr Phrase kBrigades[] = {
    {"brigade-guards", QT_TRANSLATE_NOOP3("CorunnaNames", "Guards Brigade", "British")},
    {"brigade-2", QT_TRANSLATE_NOOP3("CorunnaNames", "2nd Brigade", "British")},
    {"brigade-3", QT_TRANSLATE_NOOP3("CorunnaNames", "3rd Brigade", "British")},
    {"brigade-4", QT_TRANSLATE_NOOP3("CorunnaNames", "4th Brigade", "British")},
    {"brigade-5", QT_TRANSLATE_NOOP3("CorunnaNames", "5th Brigade", "British")},
    {"brigade-6", QT_TRANSLATE_NOOP3("CorunnaNames", "6th Brigade", "British")},
    {"brigade-7", QT_TRANSLATE_NOOP3("CorunnaNames", "7th Brigade", "British")},
    {"brigade-8", QT_TRANSLATE_NOOP3("CorunnaNames", "8th Brigade", "British")},
    {"brigade-9", QT_TRANSLATE_NOOP3("CorunnaNames", "9th Brigade", "British")},
    {"brigade-10", QT_TRANSLATE_NOOP3("CorunnaNames", "10th Brigade", "British")},
};

constexpr Phrase kColours[] = {
    {"brigade-guards", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the Guards Brigade")}},
    {"brigade-2", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 2nd Brigade")}},
    {"brigade-3", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 3rd Brigade")}},
    {"brigade-4", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 4th Brigade")}},
    {"brigade-5", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 5th Brigade")}},
    {"brigade-6", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 6th Brigade")}},
    {"brigade-7", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 7th Brigade")}},
    {"brigade-8", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 8th Brigade")}},
    {"brigade-9", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 9th Brigade")}},
    {"brigade-10", {QT_TRANSLATE_NOOP("CorunnaNames", "Colours of the 10th Brigade")}},
};

/// Surnames, as they are.
constexpr std::array<std::pair<std::string_view, const char *>, 14> kLeaders{{
    {"soult", "Soult"},
    {"merle", "Merle"},
    {"mermet", "Mermet"},
    {"delaborde", "Delaborde"},
    {"franceschi", "Franceschi"},
    {"lorge", "Lorge"},
    {"lahoussaye", "LaHoussaye"},
    {"moore", "Moore"},
    {"hardinge", "Hardinge"},
    {"baird", "Baird"},
    {"hope", "Hope"},
    {"fraser", "Fraser"},
    {"paget", "Paget"},
    {"alcedo", "Alcedo"},
}};

/// Words of the counters, which no language changes.
constexpr std::array<std::pair<std::string_view, const char *>, 12> kArms{{
    {"legere", "Légère"},
    {"ligne", "Ligne"},
    {"suisse", "Suisse"},
    {"chasseurs", "Chasseurs"},
    {"hussards", "Hussards"},
    {"dragons", "Dragons"},
    {"foot", "Foot"},
    {"highland", "Highland"},
    {"light", "Light"},
    {"fusiliers", "Fusiliers"},
    {"rifles", "Rifles"},
    {"guards", "Guards"},
}};

constexpr std::array<std::string_view, 16> kShips{
    "victory",     "barfleur", "pompey", "eagle", "mars",     "belleraphon", "guye",    "dispatch",
    "smallbridge", "allience", "isle",   "india", "freeport", "caen",        "carrack", "cyclops"};

template <std::size_t N>
QString among(const std::array<std::pair<std::string_view, const char *>, N> &table,
              std::string_view id)
{
    const auto found =
        std::find_if(table.begin(), table.end(), [id](const auto &row) { return row.first == id; });
    return found == table.end() ? QString() : QString::fromUtf8(found->second);
}

QString capitalised(const QString &word)
{
    return word.left(1).toUpper() + word.mid(1);
}

QString said(const Source &source)
{
    return QCoreApplication::translate(kContext, source.text, source.comment);
}

/// "2/17e Légère", "17e Légère": foot and horse of the line; null for another id.
QString regular(const QString &id)
{
    // British: battalion first ("1-2nd-foot"); French: battalion last ("17e-legere-2").
    static const QRegularExpression form(
        QStringLiteral("^(?:(\\d)-)?(\\d+(?:st|nd|rd|th|re|e))-([a-z]+)(?:-(\\d))?$"));
    const QRegularExpressionMatch match = form.match(id);
    if (!match.hasMatch())
        return {};
    const QString arm = among(kArms, match.captured(3).toStdString());
    if (arm.isNull())
        return {};
    const QString regiment = match.captured(2) + QLatin1Char(' ') + arm;
    const QString battalion = match.captured(1).isEmpty() ? match.captured(4) : match.captured(1);
    return battalion.isEmpty() ? regiment : battalion + QLatin1Char('/') + regiment;
}

/// Halves of a battalion and its companies, which follow its id.
QString partOfBattalion(const QString &id)
{
    static const QRegularExpression form(QStringLiteral("^(.+?)-(half|lt)(?:-(\\d))?$"));
    const QRegularExpressionMatch match = form.match(id);
    const QString battalion = match.hasMatch() ? regular(match.captured(1)) : QString();
    if (battalion.isEmpty())
        return {};
    const QString number = match.captured(3);
    if (match.captured(2) == QLatin1String("half"))
        return said(QT_TRANSLATE_NOOP3("CorunnaNames", "%1 half-battalion %2", "%1 is a battalion"))
            .arg(battalion, number);
    if (number.isEmpty())
        return said(QT_TRANSLATE_NOOP3("CorunnaNames", "%1 light company", "%1 is a battalion"))
            .arg(battalion);
    return said(QT_TRANSLATE_NOOP3("CorunnaNames", "%1 light company %2", "%1 is a battalion"))
        .arg(battalion, number);
}

/// Batteries and troops.
QString guns(const QString &id)
{
    static const QRegularExpression french(QStringLiteral("^([a-z-]+?)(?:-(\\d))?-(aap|aac)$"));
    static const QRegularExpression troop(QStringLiteral("^rha-([a-z])-([a-z]+)$"));
    if (const QRegularExpressionMatch rha = troop.match(id); rha.hasMatch())
        return said(QT_TRANSLATE_NOOP3("CorunnaNames", "RHA Troop %1 (%2)",
                                       "horse artillery: a letter, and a captain"))
            .arg(rha.captured(1).toUpper(), capitalised(rha.captured(2)));
    const QRegularExpressionMatch match = french.match(id);
    if (!match.hasMatch())
        return {};
    const std::string whose = match.captured(1).toStdString();
    const QString owner = whose == "ii-corps" ? divisionName(whose) : leaderName(whose);
    if (owner.isEmpty())
        return {};
    const bool horse = match.captured(3) == QLatin1String("aac");
    const QString battery = horse
        ? said(QT_TRANSLATE_NOOP3("CorunnaNames", "%1 horse battery", "%1 is a leader or a corps"))
        : said(QT_TRANSLATE_NOOP3("CorunnaNames", "%1 foot battery", "%1 is a leader or a corps"));
    const QString name = battery.arg(owner);
    return match.captured(2).isEmpty() ? name : name + QLatin1Char(' ') + match.captured(2);
}

} // namespace

QString unitName(std::string_view id)
{
    if (id == "sapeurs")
        return QStringLiteral("Sapeurs");
    if (id == "hanovarian-chasseurs")
        return QStringLiteral("Hanovarian Chasseurs");
    if (id == "15th-light-dragoons")
        return QStringLiteral("15th Light Dragoons");
    const QString text = fromUtf8(id);
    constexpr std::string_view kVolunteers = "voluntarios-";
    if (id.starts_with(kVolunteers))
        return QStringLiteral("Voluntarios ") + fromUtf8(id.substr(kVolunteers.size()));
    for (QString (*named)(const QString &) : {regular, partOfBattalion, guns}) {
        if (const QString name = named(text); !name.isEmpty())
            return name;
    }
    return {};
}

QString leaderName(std::string_view id)
{
    if (id == "adc-ii-corps")
        return said(QT_TRANSLATE_NOOP3("CorunnaNames", "ADC II Corps", "a French aide-de-camp"));
    return among(kLeaders, id);
}

QString divisionName(std::string_view id)
{
    return phraseOf(kDivisions, kContext, id);
}

QString brigadeName(std::string_view id)
{
    return phraseOf(kBrigades, kContext, id);
}

QString coloursName(std::string_view id)
{
    constexpr std::string_view kHead = "colours-";
    return id.starts_with(kHead) ? phraseOf(kColours, kContext, id.substr(kHead.size()))
                                 : QString();
}

QString shipName(std::string_view id)
{
    return std::find(kShips.begin(), kShips.end(), id) == kShips.end() ? QString()
                                                                       : capitalised(fromUtf8(id));
}

QString muName(std::string_view id)
{
    constexpr std::string_view kHead = "mu-";
    return id.starts_with(kHead)
        ? said(QT_TRANSLATE_NOOP3("CorunnaNames", "MU %1", "a Maneuver Unit and its number"))
              .arg(fromUtf8(id.substr(kHead.size())))
        : QString();
}

} // namespace qd::corunna
