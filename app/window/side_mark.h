// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <string>

namespace qd {

/// A side's block as on the board: its colour with the first letter of its name. Decoration beside
/// the name itself.
class SideMark : public QWidget {
    Q_OBJECT
public:
    SideMark(const std::string &side, const QString &name, QWidget *parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::string m_side;
    QString m_letter;
};

} // namespace qd
