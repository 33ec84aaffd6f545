// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace qd {

/// `show FILE`: the table now or as it was.
class ShowVerb final : public Verb {
public:
    QString name() const override;
    QString summary() const override;
    QString help() const override;
    KnownOptions options() const override;
    ExitStatus run(const QStringList &arguments, Streams streams) const override;
};

} // namespace qd
