// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <optional>
#include <tl/expected.hpp>

namespace qd {

/// The options that a verb knows.
struct KnownOptions {
    QStringList flags; ///< "--json"
    QStringList values; ///< "--game", followed by its value (or "--game=value")
    /// The values that an option can have, where they are few: for completion in a shell.
    QHash<QString, QStringList> words{};
};

/// A verb's arguments, sorted into positionals and options. "-" is a positional (standard input);
/// after
/// "--" everything is.
class Arguments {
public:
    /// The error is one English sentence.
    static tl::expected<Arguments, QString> parse(const QStringList &given,
                                                  const KnownOptions &known);

    const QStringList &positionals() const { return m_positionals; }

    bool has(const QString &flag) const { return m_flags.contains(flag); }

    std::optional<QString> value(const QString &option) const;

private:
    QStringList m_positionals;
    QStringList m_flags;
    QHash<QString, QString> m_values;
};

} // namespace qd
