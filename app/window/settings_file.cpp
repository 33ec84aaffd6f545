// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/settings_file.h"

#include "app/window/table_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>

#include <sys/stat.h>
#include <utility>

namespace qd {
namespace {

constexpr char16_t kSlash = u'/';
constexpr const char *kNothing = "@Invalid()"; // as QSettings writes it

/// Keys and names of sections: letters and digits of ASCII stand for themselves.
QByteArray keyText(const QString &key)
{
    QByteArray text;
    for (const QChar letter : key) {
        const char16_t code = letter.unicode();
        const bool plain = (code >= u'a' && code <= u'z') || (code >= u'A' && code <= u'Z')
            || (code >= u'0' && code <= u'9') || code == u'_' || code == u'-' || code == u'.';
        if (plain)
            text += static_cast<char>(code);
        else if (code == kSlash)
            text += '\\';
        else if (code <= 0xFF)
            text += '%' + QByteArray::number(code, 16).rightJustified(2, '0');
        else
            text += "%U" + QByteArray::number(code, 16).rightJustified(4, '0');
    }
    return text;
}

QByteArray quoted(const QString &value)
{
    QByteArray text = "\"";
    if (value.startsWith(QLatin1Char('@')))
        text += '@'; // else it would be one of QSettings' own types
    for (const char byte : value.toUtf8()) {
        if (byte == '"' || byte == '\\')
            text += QByteArray(1, '\\') + byte;
        else if (static_cast<unsigned char>(byte) < 0x20)
            // The quotes end the number, whatever follows.
            text += "\\x" + QByteArray::number(byte, 16) + "\"\"";
        else
            text += byte;
    }
    return text + '"';
}

QByteArray valueText(const QVariant &value)
{
    if (!value.isValid())
        return kNothing;
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::LongLong:
        return value.toString().toLatin1();
    case QMetaType::QStringList: {
        QList<QByteArray> parts;
        for (const QString &part : value.toStringList())
            parts << quoted(part);
        return parts.isEmpty() ? QByteArray(kNothing) : parts.join(", ");
    }
    default:
        return quoted(value.toString());
    }
}

/// What stands before the first stroke of a key; the others have no section.
QString sectionOf(const QString &key)
{
    return key.contains(QLatin1Char('/')) ? key.section(QLatin1Char('/'), 0, 0) : QString();
}

QByteArray headOf(const QString &section)
{
    if (section.isEmpty())
        return "[General]\n";
    // That name means the keys without a section.
    const bool general = section.compare(QLatin1String("general"), Qt::CaseInsensitive) == 0;
    return '[' + (general ? QByteArray("%General") : keyText(section)) + "]\n";
}

} // namespace

QByteArray settingsText(const QVariantMap &values)
{
    QMap<QString, QByteArray> sections;
    for (auto it = values.cbegin(); it != values.cend(); ++it) {
        const QString section = sectionOf(it.key());
        const QString key = section.isEmpty() ? it.key() : it.key().mid(section.size() + 1);
        sections[section] += keyText(key) + '=' + valueText(it.value()) + '\n';
    }
    QByteArray text;
    for (auto it = sections.cbegin(); it != sections.cend(); ++it)
        text += (text.isEmpty() ? QByteArray() : QByteArray("\n")) + headOf(it.key()) + it.value();
    return text;
}

SettingsFile::SettingsFile(QString file) : m_file(std::move(file))
{
    read();
}

SettingsFile::Stamp SettingsFile::stamp() const
{
    constexpr qint64 kNanoseconds = 1'000'000'000;

    struct stat found { };

    if (::stat(QFile::encodeName(m_file).constData(), &found) != 0)
        return {};
    return {found.st_ino, found.st_size,
            qint64{found.st_mtim.tv_sec} * kNanoseconds + found.st_mtim.tv_nsec};
}

void SettingsFile::read()
{
    m_stamp = stamp();
    m_values.clear();
    const QSettings settings(m_file, QSettings::IniFormat); // never written through it
    for (const QString &key : settings.allKeys())
        m_values.insert(key, settings.value(key));
    applyChanges();
}

void SettingsFile::applyChanges()
{
    for (auto it = m_changes.cbegin(); it != m_changes.cend(); ++it) {
        if (it.value().isValid())
            m_values.insert(it.key(), it.value());
        else
            m_values.remove(it.key());
    }
}

void SettingsFile::set(const QString &key, const QVariant &value)
{
    if (m_changes.isEmpty() && m_values.contains(key) && m_values.value(key) == value)
        return;
    m_changes.insert(key, value);
    applyChanges();
    save();
}

void SettingsFile::remove(const QString &key)
{
    const QVariantMap before = m_changes;
    for (const QString &each : keys())
        if (each == key || each.startsWith(key + QLatin1Char('/')))
            m_changes.insert(each, QVariant());
    if (m_changes == before)
        return;
    applyChanges();
    save();
}

void SettingsFile::save()
{
    if (m_changes.isEmpty())
        return;
    if (stamp() != m_stamp)
        read(); // another window of the program wrote there
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    const QString wrong = writeWhole(m_file, settingsText(m_values), Readers::OwnerOnly);
    if (wrong.isEmpty()) {
        m_changes.clear();
        m_stamp = stamp();
    }
    if (wrong == m_trouble)
        return;
    m_trouble = wrong;
    emit troubleChanged();
}

} // namespace qd
