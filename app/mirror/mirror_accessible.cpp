// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mirror/mirror_accessible.h"

#include "app/mirror/mirror_scene.h"
#include "app/mirror/mirror_view.h"
#include "app/mirror/piece_item.h"
#include "app/mirror/place_item.h"
#include "app/mirror/posed_item.h"
#include "app/mirror/table_selection.h"

#include <QAccessible>
#include <QAccessibleWidget>

#include <map>
#include <utility>

namespace qd {

namespace {

/// What children of the mirror have in common: a spot on screen, and a click that does something.
class MirrorPart : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    MirrorPart(MirrorView *view, QString id) : m_view(view), m_id(std::move(id)) { }

    QObject *object() const override { return nullptr; }

    void setText(QAccessible::Text, const QString &) override { }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
            ? static_cast<QAccessibleActionInterface *>(this)
            : nullptr;
    }

    QStringList actionNames() const override
    {
        return isValid() ? QStringList{pressAction(), setFocusAction()} : QStringList();
    }

    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect inView = view().mapFromScene(body()).boundingRect();
        return {view().viewport()->mapToGlobal(inView.topLeft()), inView.size()};
    }

protected:
    /// On the scene.
    virtual QRectF body() const = 0;

    MirrorView &view() const { return *m_view; }

    const QString &id() const { return m_id; }

    bool isSeen() const
    {
        return view().viewport()->rect().intersects(view().mapFromScene(body()).boundingRect());
    }

private:
    MirrorView *m_view;
    QString m_id;
};

/// One piece: its name, its strength as value, its place as description, whether it is chosen.
class PieceAccessible final : public MirrorPart {
public:
    using MirrorPart::MirrorPart;

    bool isValid() const override { return item() != nullptr; }

    QAccessibleInterface *parent() const override;

    QAccessibleInterface *child(int) const override { return nullptr; }

    int childCount() const override { return 0; }

    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QAccessibleInterface *childAt(int, int) const override { return nullptr; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const PicturePiece &piece = item()->piece();
        if (kind == QAccessible::Name)
            return view().spokenPiece(id());
        if (kind == QAccessible::Description)
            return view().mirrorScene()->placeName(item()->place());
        if (kind == QAccessible::Value && !piece.hidden && piece.strengthMax > 0)
            return QString::number(piece.strength);
        return {};
    }

    QAccessible::Role role() const override { return QAccessible::ListItem; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !isValid();
        if (!isValid())
            return state;
        state.offscreen = !isSeen();
        state.selectable = true;
        state.focusable = true;
        state.movable = item()->piece().movable;
        state.selected = view().selection()->isChosen(id());
        return state;
    }

    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        if (action == pressAction())
            view().pressPiece(id());
        else if (action == setFocusAction())
            view().selection()->setPlace(view().mirrorScene()->sea() ? id() : item()->place());
    }

protected:
    QRectF body() const override
    {
        if (view().mirrorScene()->sea())
            return item()->sceneBoundingRect();
        const QSizeF size = item()->size();
        return {item()->pos() - QPointF(size.width(), size.height()) / 2, size};
    }

private:
    PieceItem *item() const { return view().mirrorScene()->piece(id()); }
};

/// Interfaces by id, made when they are asked for; the registry owns them.
template <typename Part>
class Parts {
public:
    Parts() = default;
    Parts(const Parts &) = delete;
    Parts &operator=(const Parts &) = delete;

    ~Parts()
    {
        for (const auto &[id, handle] : m_handles)
            QAccessible::deleteAccessibleInterface(handle);
    }

    QAccessibleInterface *part(MirrorView *view, const QString &id)
    {
        const auto found = m_handles.find(id);
        if (found != m_handles.end())
            return QAccessible::accessibleInterface(found->second);
        auto *fresh = new Part(view, id);
        m_handles[id] = QAccessible::registerAccessibleInterface(fresh);
        return fresh;
    }

private:
    std::map<QString, QAccessible::Id> m_handles;
};

/// One place or tray with the pieces in it: its name and what is printed there; as value what the
/// chosen pieces would do there.
class PlaceAccessible final : public MirrorPart {
public:
    using MirrorPart::MirrorPart;

    bool isValid() const override { return item() != nullptr; }

    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(&view());
    }

    int childCount() const override { return static_cast<int>(here().size()); }

    QAccessibleInterface *child(int index) const override
    {
        const QStringList pieces = here();
        return index < 0 || index >= pieces.size() ? nullptr
                                                   : m_pieces.part(&view(), pieces[index]);
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
        const PieceItem *piece = view().mirrorScene()->pieceAt(
            view().mapToScene(view().viewport()->mapFromGlobal(QPoint(x, y))));
        return piece && piece->place() == id() ? m_pieces.part(&view(), piece->id()) : nullptr;
    }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return view().mirrorScene()->placeName(id());
        if (kind == QAccessible::Description)
            return view().spokenPlace(id());
        return kind == QAccessible::Value ? view().spokenGoal(id()) : QString();
    }

    QAccessible::Role role() const override { return QAccessible::List; }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !isValid();
        if (!isValid())
            return state;
        state.offscreen = !isSeen();
        state.focusable = true;
        state.focused = view().hasFocus() && view().selection()->place() == id();
        state.selectable = true;
        state.selected = view().selection()->place() == id();
        return state;
    }

    void doAction(const QString &action) override
    {
        if (!isValid())
            return;
        if (action == pressAction())
            view().pressPlace(id());
        else if (action == setFocusAction())
            view().selection()->setPlace(id());
    }

protected:
    QRectF body() const override { return item()->outline().boundingRect(); }

private:
    PlaceItem *item() const { return view().mirrorScene()->place(id()); }

    QStringList here() const
    {
        return isValid() ? view().mirrorScene()->piecesIn(id()) : QStringList();
    }

    mutable Parts<PieceAccessible> m_pieces;
};

class MirrorAccessible final : public QAccessibleWidget {
public:
    explicit MirrorAccessible(MirrorView *view)
        : QAccessibleWidget(view, QAccessible::List), m_view(view)
    {
    }

    int childCount() const override { return static_cast<int>(places().size()); }

    QAccessibleInterface *child(int index) const override
    {
        const QStringList all = places();
        return index < 0 || index >= all.size() ? nullptr : m_places.part(m_view, all[index]);
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
        // A piece may stand a little over the border of its place.
        const PieceItem *piece = m_view->mirrorScene()->pieceAt(at);
        const QString place = piece ? piece->place() : m_view->mirrorScene()->placeAt(at);
        return place.isEmpty() ? nullptr : m_places.part(m_view, place);
    }

    QAccessibleInterface *focusChild() const override
    {
        const QString place = m_view->selection()->place();
        if (const PosedItem *piece = m_view->mirrorScene()->posed(place)) {
            QAccessibleInterface *around = placeOf(piece->place());
            const qsizetype at = m_view->mirrorScene()->piecesIn(piece->place()).indexOf(place);
            return m_view->hasFocus() && around ? around->child(static_cast<int>(at)) : nullptr;
        }
        return m_view->hasFocus() && m_view->mirrorScene()->place(place)
            ? m_places.part(m_view, place)
            : nullptr;
    }

    QAccessibleInterface *placeOf(const QString &place) const
    {
        return m_view->mirrorScene()->place(place) ? m_places.part(m_view, place) : nullptr;
    }

private:
    QStringList places() const { return m_view->mirrorScene()->placeIds(); }

    MirrorView *m_view;
    mutable Parts<PlaceAccessible> m_places;
};

QAccessibleInterface *PieceAccessible::parent() const
{
    auto *mirror = static_cast<MirrorAccessible *>(QAccessible::queryAccessibleInterface(&view()));
    return isValid() && mirror ? mirror->placeOf(item()->place()) : nullptr;
}

} // namespace

QAccessibleInterface *mirrorAccessible(const QString &, QObject *object)
{
    auto *view = qobject_cast<MirrorView *>(object);
    return view ? new MirrorAccessible(view) : nullptr;
}

} // namespace qd
