// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/house_style.h"

#include "app/look/control_paint.h"
#include "app/look/field_parts.h"
#include "app/look/scroll_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QHeaderView>
#include <QPainter>
#include <QScopeGuard>
#include <QStyleOption>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace qd {
namespace {

int lettersOf(const QStyleOption *option, const QWidget *widget)
{
    return option != nullptr ? option->fontMetrics.height()
        : widget != nullptr  ? widget->fontMetrics().height()
                             : QFontMetrics(QApplication::font()).height();
}

/// One bar a row: that of a tree stands before the branches, that of a table in the first column.
Bar barOf(const QStyleOptionViewItem &row, const QWidget *widget)
{
    bool inside = false;
    if (const auto *tree = qobject_cast<const QTreeView *>(widget))
        inside = row.rect.left() > tree->columnViewportPosition(row.index.column());
    else if (const auto *table = qobject_cast<const QTableView *>(widget))
        inside = table->selectionBehavior() == QAbstractItemView::SelectRows
            && table->horizontalHeader()->visualIndex(row.index.column()) > 0;
    return inside ? Bar::None : Bar::AtTheEdge;
}

/// The arrow of a branch, a menu or a fold: as large as the letters beside it.
void drawArrow(QStyle::PrimitiveElement element, const QStyleOption &option, QPainter &painter)
{
    const Palette &look = lookOf(option);
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const double most = option.fontMetrics.height() * 0.45;
    const double size = std::min({most, option.rect.width() * 0.9, option.rect.height() * 0.9});
    Qt::ArrowType points = Qt::DownArrow;
    if (element == QStyle::PE_IndicatorBranch) {
        if (!option.state.testFlag(QStyle::State_Children))
            return;
        points = option.state.testFlag(QStyle::State_Open) ? Qt::DownArrow : Qt::RightArrow;
    } else if (element == QStyle::PE_IndicatorArrowUp) {
        points = Qt::UpArrow;
    } else if (element == QStyle::PE_IndicatorArrowLeft) {
        points = Qt::LeftArrow;
    } else if (element == QStyle::PE_IndicatorArrowRight) {
        points = Qt::RightArrow;
    }
    paintChevron(painter, option.rect, points, enabled ? look.muted : look.edge, size);
}

void paintHead(QPainter &painter, const QStyleOptionHeader &head)
{
    const Palette &look = lookOf(head);
    const bool over =
        head.state.testFlag(QStyle::State_Enabled) && head.state.testFlag(QStyle::State_MouseOver);
    painter.fillRect(head.rect, over ? look.strip : look.window);
    const bool flat = head.orientation == Qt::Horizontal;
    paintHairline(painter, head.rect, flat ? Qt::BottomEdge : Qt::RightEdge, look.line);
    const bool last = head.position == QStyleOptionHeader::End
        || head.position == QStyleOptionHeader::OnlyOneSection;
    if (flat && !last) {
        const int inset = head.rect.height() / 4;
        paintHairline(painter, head.rect.adjusted(0, inset, 0, -inset), Qt::RightEdge, look.line);
    }
}

} // namespace

void HouseStyle::install()
{
    if (qobject_cast<HouseStyle *>(QApplication::style()) == nullptr)
        QApplication::setStyle(new HouseStyle); // the application owns it
}

void HouseStyle::polish(QWidget *widget)
{
    IndicatorStyle::polish(widget);
    if (const auto *view = qobject_cast<QAbstractItemView *>(widget))
        view->viewport()->setAttribute(Qt::WA_Hover);
}

int HouseStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                            const QWidget *widget) const
{
    switch (metric) {
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabOverlap:
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
        return 0;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return std::max(IndicatorStyle::pixelMetric(metric, option, widget),
                        lettersOf(option, widget));
    case PM_ScrollBarSliderMin:
        return lettersOf(option, widget) * 2;
    case PM_ScrollBarExtent:
        return std::max(IndicatorStyle::pixelMetric(metric, option, widget),
                        lettersOf(option, widget) * 3 / 5);
    default:
        return IndicatorStyle::pixelMetric(metric, option, widget);
    }
}

QSize HouseStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                   const QSize &contents, const QWidget *widget) const
{
    QSize size = IndicatorStyle::sizeFromContents(type, option, contents, widget);
    const int letters = lettersOf(option, widget);
    switch (type) {
    case CT_PushButton:
        return size.expandedTo({contents.width() + letters * 5 / 4, letters * 7 / 4});
    case CT_ComboBox:
    case CT_SpinBox:
        // Fusion's arrows have a fixed width, ours grow with the letters.
        return QSize(size.width() + std::max(0, arrowWidth(letters) - kFusionArrow)
                         + 2 * fieldPad(letters),
                     std::max(size.height(), letters * 13 / 8));
    case CT_LineEdit:
        return QSize(size.width() + 2 * fieldPad(letters),
                     std::max(size.height(), letters * 13 / 8));
    case CT_ItemViewItem:
    case CT_HeaderSection:
        return size + QSize(0, letters / 4);
    default:
        return size;
    }
}

int HouseStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                          QStyleHintReturn *answer) const
{
    if (hint == SH_Table_GridLineColor && option != nullptr)
        return static_cast<int>(lookOf(*option).line.rgba());
    return IndicatorStyle::styleHint(hint, option, widget, answer);
}

QRect HouseStyle::subElementRect(SubElement element, const QStyleOption *option,
                                 const QWidget *widget) const
{
    const QRect rect = IndicatorStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    if (element != SE_LineEditContents || frame == nullptr || frame->lineWidth <= 0)
        return rect;
    const int pad = fieldPad(option->fontMetrics.height());
    return rect.adjusted(pad, 0, -pad, 0);
}

QRect HouseStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                 SubControl part, const QWidget *widget) const
{
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar != nullptr && control == CC_ScrollBar)
        return scrollPart(*bar, part, pixelMetric(PM_ScrollBarSliderMin, option, widget));
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        box != nullptr && control == CC_ComboBox && box->frame)
        return comboPart(*box, part, IndicatorStyle::subControlRect(control, option, part, widget));
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option); box != nullptr
        && control == CC_SpinBox && box->frame
        && box->buttonSymbols == QAbstractSpinBox::UpDownArrows)
        return spinPart(*box, part);
    return IndicatorStyle::subControlRect(control, option, part, widget);
}

void HouseStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    if (option != nullptr) {
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const auto back = qScopeGuard([painter] { painter->restore(); });
        if (drawPanel(element, *option, *painter, widget))
            return;
    }
    IndicatorStyle::drawPrimitive(element, option, painter, widget);
}

bool HouseStyle::drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                           const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
        const bool flat = button != nullptr && button->features.testFlag(QStyleOptionButton::Flat);
        paintButton(painter, option,
                    flat                                         ? Ground::None
                        : button != nullptr && isFilled(*button) ? Ground::Accent
                                                                 : Ground::Panel);
        return true;
    }
    case PE_PanelButtonTool:
        paintButton(painter, option,
                    option.state.testFlag(State_AutoRaise) ? Ground::None : Ground::Panel);
        return true;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(&option);
        if (frame == nullptr || frame->lineWidth <= 0)
            return false;
        paintField(painter, option, option.rect);
        return true;
    }
    case PE_PanelItemViewItem:
        if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(&option)) {
            paintRow(painter, *row, barOf(*row, widget));
            return true;
        }
        return false;
    case PE_PanelItemViewRow: // the branches of a tree
        if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(&option)) {
            paintRow(painter, *row, Bar::AtTheEdge);
            return true;
        }
        return false;
    case PE_IndicatorBranch:
    case PE_IndicatorArrowUp:
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight:
        drawArrow(element, option, painter);
        return true;
    case PE_IndicatorDockWidgetResizeHandle:
        paintSeam(painter, option);
        return true;
    case PE_PanelStatusBar:
        painter.fillRect(option.rect, lookOf(option).strip);
        paintHairline(painter, option.rect, Qt::TopEdge, lookOf(option).line);
        return true;
    case PE_PanelScrollAreaCorner:
        painter.fillRect(option.rect, lookOf(option).window);
        return true;
    default:
        return drawFrame(element, option, painter, widget);
    }
}

bool HouseStyle::drawFrame(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                           const QWidget *widget) const
{
    switch (element) {
    case PE_FrameDefaultButton:
        return true; // it is filled
    case PE_FrameFocusRect:
        if (option.state.testFlag(State_KeyboardFocusChange)
            && (widget == nullptr || !widget->inherits("QPushButton")))
            paintRing(painter, option, option.rect);
        return true;
    case PE_Frame:
        painter.setPen(QPen(lookOf(option).line, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
        return true;
    case PE_FrameTabBarBase:
        if (const auto *base = qstyleoption_cast<const QStyleOptionTabBarBase *>(&option);
            base != nullptr && base->shape == QTabBar::RoundedNorth) {
            paintHairline(painter, option.rect, Qt::BottomEdge, lookOf(option).line);
            return true;
        }
        return false;
    case PE_FrameTabWidget:
        paintHairline(painter, option.rect, Qt::TopEdge, lookOf(option).line);
        return true;
    case PE_FrameGroupBox: {
        const double round = option.fontMetrics.height() / 4.0;
        painter.setPen(QPen(lookOf(option).line, 1));
        painter.setBrush(lookOf(option).panel);
        const int title = option.fontMetrics.height() + 3; // stands above, where Fusion has it
        painter.drawRoundedRect(QRectF(option.rect).adjusted(0.5, title + 0.5, -0.5, -0.5), round,
                                round);
        return true;
    }
    case PE_FrameStatusBarItem:
        return true;
    default:
        return false;
    }
}

void HouseStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    if (option == nullptr || !drawPart(element, *option, *painter, widget))
        IndicatorStyle::drawControl(element, option, painter, widget);
}

bool HouseStyle::drawPart(ControlElement element, const QStyleOption &option, QPainter &painter,
                          const QWidget *widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(&option)) {
            painter.save();
            painter.setRenderHint(QPainter::Antialiasing);
            paintTab(painter, *tab);
            painter.restore();
            return true;
        }
        return false;
    case CE_HeaderSection:
        if (const auto *head = qstyleoption_cast<const QStyleOptionHeader *>(&option)) {
            paintHead(painter, *head);
            return true;
        }
        return false;
    case CE_HeaderEmptyArea:
        painter.fillRect(option.rect, lookOf(option).window);
        paintHairline(painter, option.rect, Qt::BottomEdge, lookOf(option).line);
        return true;
    case CE_ToolBar:
        painter.fillRect(option.rect, lookOf(option).strip);
        paintHairline(painter, option.rect, Qt::BottomEdge, lookOf(option).line);
        return true;
    case CE_Splitter:
        paintSeam(painter, option);
        return true;
    default:
        return drawWords(element, option, painter, widget);
    }
}

/// The words are Fusion's, in our colours.
bool HouseStyle::drawWords(ControlElement element, const QStyleOption &option, QPainter &painter,
                           const QWidget *widget) const
{
    const Palette &look = lookOf(option);
    if (const auto *given = qstyleoption_cast<const QStyleOptionButton *>(&option);
        element == CE_PushButtonLabel && given != nullptr && isFilled(*given)) {
        QStyleOptionButton button = *given;
        button.palette.setColor(QPalette::ButtonText, look.accentText);
        button.icon = tinted(given->icon, given->iconSize, look.accentText,
                             painter.device()->devicePixelRatioF());
        IndicatorStyle::drawControl(element, &button, &painter, widget);
        return true;
    }
    if (const auto *given = qstyleoption_cast<const QStyleOptionTab *>(&option);
        element == CE_TabBarTabLabel && given != nullptr) {
        drawTabWords(*given, painter, widget);
        return true;
    }
    if (const auto *given = qstyleoption_cast<const QStyleOptionViewItem *>(&option);
        element == CE_ItemViewItem && given != nullptr) {
        QStyleOptionViewItem row = *given; // chosen rows keep the colour of their letters
        row.palette.setColor(QPalette::HighlightedText, row.palette.color(QPalette::Text));
        IndicatorStyle::drawControl(element, &row, &painter, widget);
        return true;
    }
    if (const auto *given = qstyleoption_cast<const QStyleOptionMenuItem *>(&option);
        given != nullptr && element == CE_MenuItem && option.state.testFlag(State_Selected)
        && option.state.testFlag(State_Enabled)) {
        QStyleOptionMenuItem item = *given; // as a chosen row
        item.palette.setColor(QPalette::Highlight, look.chosenRow);
        item.palette.setColor(QPalette::HighlightedText, look.text);
        IndicatorStyle::drawControl(element, &item, &painter, widget);
        QRect bar = option.rect;
        bar.setWidth(std::max(2, option.fontMetrics.height() / 7));
        painter.fillRect(QStyle::visualRect(option.direction, option.rect, bar), look.accent);
        return true;
    }
    if (element != CE_HeaderLabel)
        return false;
    const auto quietly = [&](auto head) {
        head.palette.setColor(QPalette::ButtonText, look.muted);
        IndicatorStyle::drawControl(element, &head, &painter, widget);
    };
    if (const auto *whole = qstyleoption_cast<const QStyleOptionHeaderV2 *>(&option))
        quietly(*whole);
    else if (const auto *head = qstyleoption_cast<const QStyleOptionHeader *>(&option))
        quietly(*head);
    else
        return false;
    return true;
}

void HouseStyle::drawTabWords(const QStyleOptionTab &given, QPainter &painter,
                              const QWidget *widget) const
{
    QStyleOptionTab tab = given;
    const Palette &look = lookOf(given);
    if (tab.state.testFlag(State_Enabled))
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText})
            tab.palette.setColor(role, tab.state.testFlag(State_Selected) ? look.text : look.muted);
    tab.state.setFlag(State_HasFocus, false); // Fusion's own
    IndicatorStyle::drawControl(CE_TabBarTabLabel, &tab, &painter, widget);
    if (!given.state.testFlag(State_HasFocus) || !given.state.testFlag(State_KeyboardFocusChange))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRing(painter, tab, QRectF(tab.rect).adjusted(1, 1, -1, -1));
    painter.restore();
}

void HouseStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                    QPainter *painter, const QWidget *widget) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const auto back = qScopeGuard([painter] { painter->restore(); });
    if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        bar != nullptr && control == CC_ScrollBar) {
        paintScrollBar(*painter, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
        return;
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        box != nullptr && control == CC_ComboBox && box->frame) {
        paintCombo(*painter, *box, subControlRect(control, option, SC_ComboBoxArrow, widget));
        return;
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option); box != nullptr
        && control == CC_SpinBox && box->frame
        && box->buttonSymbols == QAbstractSpinBox::UpDownArrows) {
        paintField(*painter, *box, box->rect);
        paintSteps(*painter, *box, subControlRect(control, option, SC_SpinBoxUp, widget),
                   subControlRect(control, option, SC_SpinBoxDown, widget));
        return;
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    IndicatorStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace qd
