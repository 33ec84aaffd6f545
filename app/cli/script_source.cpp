// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/script_source.h"

#include <QFile>
#include <QFileInfo>

#include <sys/stat.h>

namespace qd {

tl::expected<ScriptSource, Fault> ScriptSource::open(const QString &name, Streams streams)
{
    ScriptSource source;
    if (name == QLatin1String("-")) {
        source.m_in = &streams.in;
        return source;
    }
    const std::string shown = name.toStdString();
    const QFileInfo info(name);
    if (!info.exists())
        return tl::unexpected(Fault{FaultKind::NotFound, shown, {}, {}});
    if (info.isDir())
        return tl::unexpected(Fault{FaultKind::Unreadable, shown, {}, "it is a folder"});
    // A pipe may hold a script; a device would never end.
    if (struct stat kind{}; ::stat(QFile::encodeName(name).constData(), &kind) == 0
        && (S_ISCHR(kind.st_mode) || S_ISBLK(kind.st_mode)))
        return tl::unexpected(Fault{FaultKind::Unreadable, shown, {}, "it is a device"});
    source.m_file =
        std::make_unique<std::ifstream>(QFile::encodeName(name).toStdString(), std::ios::binary);
    if (!source.m_file->is_open())
        return tl::unexpected(Fault{FaultKind::Unreadable, shown, {}, {}});
    return source;
}

} // namespace qd
