// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

namespace qd {

tl::expected<Arguments, QString> Arguments::parse(const QStringList &given,
                                                  const KnownOptions &known)
{
    Arguments read;
    bool onlyPositionals = false;
    for (qsizetype i = 0; i < given.size(); ++i) {
        const QString &word = given[i];
        if (onlyPositionals || word == QLatin1String("-") || !word.startsWith(QLatin1Char('-'))) {
            read.m_positionals << word;
            continue;
        }
        if (word == QLatin1String("--")) {
            onlyPositionals = true;
            continue;
        }
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const QString option = equals < 0 ? word : word.left(equals);
        if (known.flags.contains(option) && equals < 0) {
            read.m_flags << option;
        } else if (known.values.contains(option)) {
            if (equals < 0 && i + 1 == given.size())
                return tl::unexpected(QStringLiteral("%1 needs a value.").arg(option));
            if (read.m_values.contains(option))
                return tl::unexpected(QStringLiteral("%1 is given twice.").arg(option));
            read.m_values.insert(option, equals < 0 ? given[++i] : word.mid(equals + 1));
        } else {
            return tl::unexpected(QStringLiteral("The option %1 is not known here.").arg(word));
        }
    }
    return read;
}

std::optional<QString> Arguments::value(const QString &option) const
{
    const auto found = m_values.constFind(option);
    return found == m_values.constEnd() ? std::nullopt : std::optional<QString>(*found);
}

} // namespace qd
