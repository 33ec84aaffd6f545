// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/completion.h"

#include "app/cli/verb.h"

namespace qd {
namespace {

const auto kHead = QStringLiteral(
    R"(# bash completion for quarterdeck-cli, made by: quarterdeck-cli --completion bash
_quarterdeck_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb=${COMP_WORDS[1]} words=
    # --lang=es comes as three words.
    [ "$before" = = ] && before=${COMP_WORDS[COMP_CWORD - 2]}
    [ "$word" = = ] && before=${COMP_WORDS[COMP_CWORD - 1]} word=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='%1 help --help --version --completion'
    else
        case $verb$before in
            help* | --help*) words='%1' ;;
            --completion*) words=bash ;;
)");

const auto kMiddle = QStringLiteral(R"(            *)
                [[ $word == -* ]] && case $verb in
)");

const auto kTail = QStringLiteral(R"(                esac
                ;;
        esac
    fi
    [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
    return 0
}
# What it says nothing about are files.
complete -o default -F _quarterdeck_cli quarterdeck-cli
)");

} // namespace

std::string bashCompletion()
{
    QStringList names;
    QString values;
    QString options;
    for (const auto &verb : verbs()) {
        const KnownOptions known = verb->options();
        names << verb->name();
        const QStringList all = known.flags + known.values + QStringList(QStringLiteral("--help"));
        options += QStringLiteral("                    %1) words='%2' ;;\n")
                       .arg(verb->name(), all.join(QLatin1Char(' ')));
        for (const QString &option : known.values)
            values +=
                QStringLiteral("            %1%2) words='%3' ;;\n")
                    .arg(verb->name(), option, known.words.value(option).join(QLatin1Char(' ')));
    }
    const QString list = names.join(QLatin1Char(' '));
    return (kHead.arg(list) + values + kMiddle + options + kTail).toStdString();
}

} // namespace qd
