// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace qd {

/// The desktop's own style, but for check boxes and radio buttons: those have an outline that
/// stands out from its ground in every theme (WCAG 2.2, 1.4.11) and grow with the text.
class IndicatorStyle : public QProxyStyle {
    Q_OBJECT
public:
    /// Makes it the program's style, once.
    static void install();

    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace qd
