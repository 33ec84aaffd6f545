// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace qd {

/// Fusion, but for check boxes and radio buttons: those have an outline that stands out from its
/// ground in every theme (WCAG 2.2, 1.4.11) and grow with the text.
class IndicatorStyle : public QProxyStyle {
    Q_OBJECT
public:
    IndicatorStyle();

    int pixelMetric(PixelMetric metric, const QStyleOption *option,
                    const QWidget *widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace qd
