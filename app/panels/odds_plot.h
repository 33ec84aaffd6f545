// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>
#include <QWidget>

#include <vector>

namespace qd {

/// Bars of chances, up to two series side by side; the second is hatched, so that colour is not
/// needed.
class OddsPlot : public QWidget {
    Q_OBJECT
public:
    struct Series {
        QString name;
        std::vector<double> chances; ///< of outcome 0, 1, 2 …
    };

    explicit OddsPlot(QWidget *parent = nullptr);
    void setPlot(const QString &title, const QString &outcome, std::vector<Series> series);
    /// Imagined: dashed outlines, for what is only thought of.
    enum class Manner { Plain, Imagined };
    void setManner(Manner manner);

    bool isEmpty() const { return m_series.empty(); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::size_t outcomes() const;
    int legendWidth() const;
    int headLines() const;
    /// Pen and brush of a series: colour, and hatching for the second.
    void dress(QPainter &painter, std::size_t series) const;
    void paintLegend(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    QString m_title, m_outcome;
    std::vector<Series> m_series;
    Manner m_manner = Manner::Plain;
};

} // namespace qd
