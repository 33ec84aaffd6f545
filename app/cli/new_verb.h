// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/verb.h"

namespace qd {

/// `new FILE --game G`: makes a table's journal.
class NewVerb final : public Verb {
public:
    QString name() const override;
    QString summary() const override;
    QString help() const override;
    KnownOptions options() const override;
    ExitStatus run(const QStringList &arguments, Streams streams) const override;
};

} // namespace qd
