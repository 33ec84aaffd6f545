// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_accessible.h"

#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/table_selection.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>

namespace qd {

namespace {

/// One piece: its name and place as text, its spot on screen, whether it is chosen.
class PieceAccessible : public QAccessibleInterface {
public:
    PieceAccessible(MirrorView *view, QString piece) : m_view(view), m_piece(std::move(piece)) { }

    bool isValid() const override { return item() != nullptr; }

    QObject *object() const override { return nullptr; }

    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }

    QAccessibleInterface *child(int) const override { return nullptr; }

    int childCount() const override { return 0; }

    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid() || (kind != QAccessible::Name && kind != QAccessible::Description))
            return {};
        return kind == QAccessible::Name ? m_view->spokenPiece(m_piece)
                                         : m_view->mirrorScene()->placeName(item()->place());
    }

    void setText(QAccessible::Text, const QString &) override { }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRectF body(item()->pos()
                              - QPointF(item()->size().width(), item()->size().height()) / 2,
                          item()->size());
        const QRect inView = m_view->mapFromScene(body).boundingRect();
        return {m_view->viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }

    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.movable = isValid() && item()->piece().movable;
        state.selected = m_view->selection()->isChosen(m_piece);
        return state;
    }

private:
    PieceItem *item() const { return m_view->mirrorScene()->piece(m_piece); }

    MirrorView *m_view;
    QString m_piece;
};

class MirrorAccessible : public QAccessibleWidget {
public:
    explicit MirrorAccessible(MirrorView *view)
        : QAccessibleWidget(view, QAccessible::List), m_view(view)
    {
    }

    ~MirrorAccessible() override
    {
        for (const auto &[piece, id] : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override
    {
        return static_cast<int>(m_view->mirrorScene()->pieces().size());
    }

    QAccessibleInterface *child(int index) const override
    {
        const auto &pieces = m_view->mirrorScene()->pieces();
        if (index < 0 || index >= static_cast<int>(pieces.size()))
            return nullptr;
        const std::string &piece = pieces[static_cast<std::size_t>(index)].id;
        const auto found = m_children.find(piece);
        if (found != m_children.end())
            return QAccessible::accessibleInterface(found->second);
        auto *fresh =
            new PieceAccessible(m_view, QString::fromStdString(piece)); // the registry owns it
        m_children[piece] = QAccessible::registerAccessibleInterface(fresh);
        return fresh;
    }

    int indexOfChild(const QAccessibleInterface *wanted) const override
    {
        for (int index = 0; index < childCount(); ++index)
            if (child(index) == wanted)
                return index;
        return -1;
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QPointF at = m_view->mapToScene(m_view->viewport()->mapFromGlobal(QPoint(x, y)));
        const PieceItem *item = m_view->mirrorScene()->pieceAt(at);
        const auto &pieces = m_view->mirrorScene()->pieces();
        for (std::size_t index = 0; item && index < pieces.size(); ++index)
            if (pieces[index].id == item->piece().id)
                return child(static_cast<int>(index));
        return nullptr;
    }

private:
    MirrorView *m_view;
    mutable std::map<std::string, QAccessible::Id> m_children;
};

} // namespace

QAccessibleInterface *mirrorAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<MirrorView *>(object);
    return view ? new MirrorAccessible(view) : nullptr;
}

} // namespace qd
