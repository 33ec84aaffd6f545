// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/indicator_style.h"

class QStyleOptionTab;

namespace qd {

/// The program's own controls, on every desktop the same and all of the palette: flat, with a thin
/// edge that stands out 3 to 1 (WCAG 2.2, 1.4.11), a ring of two pixels where the keyboard is, and
/// sizes that follow the letters. What it does not draw itself is Fusion's.
class HouseStyle : public IndicatorStyle {
    Q_OBJECT
public:
    /// Makes it the program's style, once.
    static void install();

    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                            QPainter *painter, const QWidget *widget) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

private:
    bool drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                   const QWidget *widget) const;
    bool drawFrame(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                   const QWidget *widget) const;
    bool drawWords(ControlElement element, const QStyleOption &option, QPainter &painter,
                   const QWidget *widget) const;
    void drawTabWords(const QStyleOptionTab &given, QPainter &painter, const QWidget *widget) const;
    bool drawPart(ControlElement element, const QStyleOption &option, QPainter &painter,
                  const QWidget *widget) const;
};

} // namespace qd
