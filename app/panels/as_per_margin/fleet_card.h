// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/data_editor.h"

#include <QWidget>

#include <string>

class QVBoxLayout;

namespace qd {
class Narrator;
}

namespace qd::as_per_margin {

struct FleetFile;

/// What the window says of editing a fleet.
DataWords fleetWords();

/// A fleet at a glance: its ships by side and nation, the wind, what of it is conjecture in words,
/// and the file's notes.
class FleetCard final : public QWidget {
    Q_OBJECT
public:
    /// `opened` is a table with that file.
    FleetCard(const std::string &json, const Position &opened, const Narrator &narrator,
              QWidget *parent);

private:
    void addShips(const Position &opened, const Narrator &narrator);
    void addOdd(const FleetFile &file, const Position &opened, const Narrator &narrator);
    void addWind(const Position &opened, const Narrator &narrator);
    void addConjecture(const FleetFile &file);
    void addNotes(const FleetFile &file);

    QVBoxLayout *m_column;
};

} // namespace qd::as_per_margin
