// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/palette_words.h"

#include "app/narration/phrase_table.h"

#include <string>

namespace qd {
namespace {

constexpr const char *kContext = "PaletteWords";

/// A translation has words of its own: what a person would type in that language.
constexpr Phrase kWords[] = {
    {"action-new",
     QT_TRANSLATE_NOOP3("PaletteWords", "start a game, begin, scenario, set up",
                        "words that people type to find it")},
    {"action-open",
     QT_TRANSLATE_NOOP3("PaletteWords", "load, file, journal",
                        "words that people type to find it")},
    {"action-example",
     QT_TRANSLATE_NOOP3("PaletteWords", "demo, tutorial, learn, try out",
                        "words that people type to find it")},
    {"action-save-copy",
     QT_TRANSLATE_NOOP3("PaletteWords", "backup, duplicate, save as",
                        "words that people type to find it")},
    {"action-export-script",
     QT_TRANSLATE_NOOP3("PaletteWords", "text, JSON, share, send",
                        "words that people type to find it")},
    {"action-print-sheets",
     QT_TRANSLATE_NOOP3("PaletteWords", "printer, paper, A4, Letter, ships",
                        "words that people type to find it")},
    {"action-save-sheets",
     QT_TRANSLATE_NOOP3("PaletteWords", "paper, A4, Letter, print to a file, ships",
                        "words that people type to find it")},
    {"action-close",
     QT_TRANSLATE_NOOP3("PaletteWords", "leave the table, end the evening",
                        "words that people type to find it")},
    {"action-quit",
     QT_TRANSLATE_NOOP3("PaletteWords", "exit, leave the program",
                        "words that people type to find it")},
    {"action-undo",
     QT_TRANSLATE_NOOP3("PaletteWords", "take back, mistake, wrong",
                        "words that people type to find it")},
    {"action-redo",
     QT_TRANSLATE_NOOP3("PaletteWords", "bring back, again", "words that people type to find it")},
    {"action-record",
     QT_TRANSLATE_NOOP3("PaletteWords", "enter, write down, confirm, save",
                        "words that people type to find it")},
    {"action-roll",
     QT_TRANSLATE_NOOP3("PaletteWords", "throw, random, chance",
                        "words that people type to find it")},
    {"action-overrule",
     QT_TRANSLATE_NOOP3("PaletteWords", "force, allow, referee decides, house rule",
                        "words that people type to find it")},
    {"action-clear-draft",
     QT_TRANSLATE_NOOP3("PaletteWords", "cancel, drop it, something else",
                        "words that people type to find it")},
    {"action-move-to",
     QT_TRANSLATE_NOOP3("PaletteWords", "go, sail, march, drag, how far",
                        "words that people type to find it")},
    {"action-adjust",
     QT_TRANSLATE_NOOP3("PaletteWords", "correct, change by hand, fix, set up",
                        "words that people type to find it")},
    {"action-series-tables",
     QT_TRANSLATE_NOOP3("PaletteWords", "fire table, mêlée table, morale, rulebook, fill in",
                        "words that people type to find it")},
    {"action-zoom-in",
     QT_TRANSLATE_NOOP3("PaletteWords", "larger, closer, magnify",
                        "words that people type to find it")},
    {"action-zoom-out",
     QT_TRANSLATE_NOOP3("PaletteWords", "smaller, farther", "words that people type to find it")},
    {"action-fit",
     QT_TRANSLATE_NOOP3("PaletteWords", "whole board, see all",
                        "words that people type to find it")},
    {"action-reset-layout",
     QT_TRANSLATE_NOOP3("PaletteWords", "panels, docks, as at first, default",
                        "words that people type to find it")},
    {"action-next-pane",
     QT_TRANSLATE_NOOP3("PaletteWords", "keyboard, focus", "words that people type to find it")},
    {"action-previous-pane",
     QT_TRANSLATE_NOOP3("PaletteWords", "keyboard, focus", "words that people type to find it")},
    {"action-full-screen",
     QT_TRANSLATE_NOOP3("PaletteWords", "whole screen, projector",
                        "words that people type to find it")},
    {"action-end-phase",
     QT_TRANSLATE_NOOP3("PaletteWords", "next step, go on, finish, turn over",
                        "words that people type to find it")},
    {"action-step-first",
     QT_TRANSLATE_NOOP3("PaletteWords", "history, replay, beginning, start",
                        "words that people type to find it")},
    {"action-step-back",
     QT_TRANSLATE_NOOP3("PaletteWords", "history, replay, past, before",
                        "words that people type to find it")},
    {"action-step-on",
     QT_TRANSLATE_NOOP3("PaletteWords", "history, replay, after",
                        "words that people type to find it")},
    {"action-step-now",
     QT_TRANSLATE_NOOP3("PaletteWords", "history, present, live, last entry",
                        "words that people type to find it")},
    {"action-note",
     QT_TRANSLATE_NOOP3("PaletteWords", "comment, remark, write",
                        "words that people type to find it")},
    {"action-undo-to",
     QT_TRANSLATE_NOOP3("PaletteWords", "rewind, history, take back many",
                        "words that people type to find it")},
    {"action-find",
     QT_TRANSLATE_NOOP3("PaletteWords", "filter, look for, journal",
                        "words that people type to find it")},
    {"action-verify",
     QT_TRANSLATE_NOOP3("PaletteWords", "check, seal, chain, hash, cheating",
                        "words that people type to find it")},
    {"action-reveal-dice",
     QT_TRANSLATE_NOOP3("PaletteWords", "fair, honest, proof, random",
                        "words that people type to find it")},
    {"action-phase-help",
     QT_TRANSLATE_NOOP3("PaletteWords", "rules, what now, explain, manual",
                        "words that people type to find it")},
    {"action-shortcuts",
     QT_TRANSLATE_NOOP3("PaletteWords", "keyboard, shortcuts, hotkeys",
                        "words that people type to find it")},
    {"action-about",
     QT_TRANSLATE_NOOP3("PaletteWords", "version, licence", "words that people type to find it")},
    {"setting-animations",
     QT_TRANSLATE_NOOP3("PaletteWords", "motion, movement", "words that people type to find it")},
    {"setting-open-last",
     QT_TRANSLATE_NOOP3("PaletteWords", "start, continue, resume",
                        "words that people type to find it")},
};

/// Of commands that come in a row: by the start of their names.
constexpr Phrase kGroups[] = {
    {"setting-language-",
     QT_TRANSLATE_NOOP3("PaletteWords", "language, translation, idioma, langue",
                        "words that people type to find it")},
    {"setting-theme-",
     QT_TRANSLATE_NOOP3("PaletteWords", "colours, dark mode, night, bright, appearance",
                        "words that people type to find it")},
    {"setting-text-",
     QT_TRANSLATE_NOOP3("PaletteWords", "font, larger, smaller, zoom, scale",
                        "words that people type to find it")},
    {"action-tab-",
     QT_TRANSLATE_NOOP3("PaletteWords", "panel, pane, odds, charts, score, journal",
                        "words that people type to find it")},
};

} // namespace

QString otherWords(const QString &action)
{
    const std::string id = action.toStdString();
    if (QString words = phraseOf(kWords, kContext, id); !words.isNull())
        return words;
    for (const Phrase &group : kGroups) {
        if (id.starts_with(group.id))
            return phraseOf(kGroups, kContext, group.id);
    }
    return {};
}

} // namespace qd
