// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/data_in_use.h"

#include "app/session/resource_library.h"
#include "app/window/new_table_page.h"

namespace qd {
namespace {

std::string bundled(const NewTableContext &context, const QString &kind, const QString &name)
{
    const auto text =
        resourceLibrary()(context.draft.info().id, kind.toStdString(), name.toStdString());
    return text.value_or(std::string());
}

} // namespace

bool isWholeFile(const NewTableDraft::Data &which)
{
    return which.json.startsWith(QLatin1Char('{'));
}

std::string textOfData(const NewTableContext &context, const QString &kind,
                       const NewTableDraft::Data &which)
{
    if (isWholeFile(which))
        return which.json.toStdString();
    const bool isName = which.json.startsWith(QLatin1Char('"')) && which.json.size() > 2;
    return isName ? bundled(context, kind, which.json.mid(1, which.json.size() - 2))
                  : std::string();
}

std::string textInUse(const NewTableContext &context, const QString &key, const QString &kind)
{
    const std::string own = textOfData(context, kind, context.draft.data(key));
    return own.empty() && kind == QLatin1String(kScenarioKind)
        ? bundled(context, kind, context.draft.scenario())
        : own;
}

} // namespace qd
