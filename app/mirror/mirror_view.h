// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/look/palette.h"
#include "app/mirror/asked_for.h"
#include "app/mirror/piece_namer.h"
#include "rules/module/offers.h"
#include "rules/module/picture.h"
#include "rules/module/position.h"

#include <QElapsedTimer>
#include <QGraphicsView>
#include <QImage>
#include <QTimer>

#include <memory>
#include <set>

class QHelpEvent;
class QLabel;

namespace qd {

class DropDesk;
class HexHand;
class HexLegend;
class HexPages;
class LatticeHand;
class MirrorScene;
class PieceItem;
class RoseWidget;
class SeaHand;
class TableSelection;

/// The table on screen: a chart with its pieces. It shows a position and turns clicks, drags and
/// keys into commands that it hands on; it never changes the position itself.
///
/// Keys: arrows walk from place to place, Shift with left and right from piece to piece, 1 … 9
/// toggle the n-th piece of the place (on a board of hexes four digits go to a hex), Enter chooses
/// the pieces of the place or puts the chosen ones down there, Esc lets go; + and − zoom, 0 fits,
/// Ctrl with an arrow pans. The wheel zooms around the pointer; the ground, dragged, pans.
class MirrorView : public QGraphicsView {
    Q_OBJECT
public:
    enum class Interaction { Full, LookOnly };
    enum class Motion { Animated, Still };

    explicit MirrorView(QWidget *parent = nullptr);
    ~MirrorView() override;

    void setNamer(const PieceNamer &namer);
    void setLook(const Palette &palette);
    void setPosition(const Position &position, Viewer viewer);
    /// No table: an empty ground.
    void clearTable();
    /// The pieces that the act in hand asks for; boards of hexes show them.
    void setAsked(const AskedFor &asked);
    /// Boards of hexes: a hex that was named elsewhere comes into sight, with a ring.
    void showPlace(const QString &place);
    /// Boards of hexes: the hexes that are lit fill the view. False: none are.
    bool zoomToGoals();
    /// Boards of hexes: what is drawn over the maps, and the counters beside them.
    enum class Drawn { Costs, Zones, Spans, Sight, Legend, Tray };
    void setDrawn(Drawn what, bool on);
    bool isDrawn(Drawn what) const;
    /// So many of the counters beside the maps stand side by side; 0: as many as there is room for.
    void setTrayColumns(int columns);
    int trayColumns() const;
    /// The board is one of hexes.
    bool hasHexes() const;
    /// The command under construction that a drop completes ("" for none).
    void setPartialCommand(const QString &json);
    void setInteraction(Interaction interaction);
    void setMotion(Motion motion);
    /// Text across the top that says that the past is shown; empty: the present.
    void setReviewBanner(const QString &text);

    TableSelection *selection() const { return m_selection; }

    /// The shared sense of where pieces may go, for the outline.
    DropDesk *dropDesk() const { return m_desk; }

    MirrorScene *mirrorScene() const { return m_scene; }

    /// The whole table as a picture of that size (recent tables, exports).
    QImage thumbnail(const QSize &size) const;
    double zoom() const;

    /// All of the table in sight, whatever the window's size, until somebody zooms.
    bool isFitted() const { return m_fitted; }

    /// As a person left it: a zoom, and the point of the scene in the middle.
    void showAt(double zoom, const QPointF &centre);
    /// Whether everything is drawn at the size that it is shown at (not while the zoom changes).
    bool isSharp() const;
    /// A piece as one would read it aloud: its name and what shows on it.
    QString spokenPiece(const QString &id) const;
    /// A place or tray in the same way: its name and what is printed there.
    QString spokenPlace(const QString &id) const;
    /// What putting the chosen pieces down there would come to, or why they may not go there; empty
    /// where that means nothing.
    QString spokenGoal(const QString &place) const;

    /// Whether this key means something to the board before it means something to the act in hand.
    bool wantsKey(const QKeyEvent &event) const;
    /// A key pressed elsewhere that nobody else had a use for. False: nor has the board.
    bool takeKey(const QKeyEvent &event);

    Interaction interaction() const { return m_interaction; }

public slots:
    void zoomIn();
    void zoomOut();
    void fitTable();
    /// What a click does: pieces are chosen or let go, a place takes what is chosen or is gone to.
    void pressPiece(const QString &piece);
    void pressPlace(const QString &place);
    /// Chosen beside the board: in the tray, on the organisation displays.
    void choosePieces(const QStringList &pieces, Qt::KeyboardModifiers modifiers);
    /// Held over the screen's point, from beside the board; put down there; let go.
    void carryFrom(const QStringList &pieces, const QPoint &at);
    void dropFrom(const QPoint &at);
    void letGoOfDrag();

signals:
    void selectionChanged(const QStringList &pieces, const QString &place);
    /// Enter or double click on a place.
    void placeActivated(const QString &place);
    /// A plain click that put nothing down, on a place. On a measured board: on a piece.
    void placeClicked(const QString &place);
    /// The same on a piece of a board of areas or of a lattice, which stands in `place`.
    void pieceClicked(const QString &piece, const QString &place);
    /// Boards of hexes: counters were clicked, or chosen beside the maps.
    void piecesClicked(const QStringList &pieces);
    /// Something was put down where nothing can come of it: what there is to say.
    void nothingCame(const QString &sentence);
    /// Something was found or done by keys, for the status line.
    void announced(const QString &sentence);
    /// What lies under the pointer; both may be empty.
    void hovered(const QString &place, const QString &piece);
    void dropped(const QString &command);
    /// A second click, or Enter, on what is in hand already: it shall be recorded.
    void confirmed();
    void refusedDrop(const qd::Drop &drop);
    /// Pointer or keyboard cursor (here or in the outline) rests on a goal of the chosen pieces:
    /// what putting them down there would make; it may be refused. Said once a goal.
    void goalHovered(const qd::Drop &drop);
    void goalLeft();
    /// The counters beside the maps are shown or not, or have another width.
    void trayChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool viewportEvent(QEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void changeEvent(QEvent *event) override;

private:
    friend class HexHand; // and hexes
    friend class HexPages;
    friend class LatticeHand; // and lattices
    friend class SeaHand; // the part of the view that knows measured boards
    struct Gesture; ///< a press and what becomes of it
    void applyZoom(double factor, const QPointF &viewportAnchor);
    void changeScale(double scale);
    void settleZoom();
    void placeRose();
    /// A bar so high lies above the board, a tray so wide beside it.
    void setPageRoom(int height, int width);
    void answerDrop(const QString &place, const QPoint &at);
    void sayForAWhile(const QPoint &at, const QString &text);
    bool isAnswering(const QPoint &at);
    void sayLiesStill(const PieceItem &piece);
    bool panKey(const QKeyEvent &event);
    void showToolTip(const QHelpEvent &event);
    void showSelection();
    QString goalText(const Drop &goal, const QString &place) const;
    void showTip(const QPoint &at, const QString &place);
    void say(const QPoint &at, const QString &text, bool warns);
    bool tellGoal(const QPoint &at, const QString &piece);
    bool putDownOn(const QString &piece);
    QString whyNot(const Refusal &refusal) const;
    QString tipOf(const PieceItem &piece) const;
    QString refusalSentence(const Refusal &refusal) const;
    void hideTip();
    void hover(const QPoint &at);
    void considerGoal(const QString &place);
    void considerCursor();
    void clickPiece(const QString &piece, Qt::KeyboardModifiers modifiers);
    void clickPlace(const QString &place, Qt::KeyboardModifiers modifiers);
    void startDrag();
    void endDrag(const QPoint &at);
    void cancelGesture();
    bool putDown(const QString &place);
    bool placeKey(QKeyEvent *event);
    bool zoomKey(int key);
    bool pieceKey(QKeyEvent *event);
    void enterPlace();
    void describe();
    void retranslate();

    MirrorScene *m_scene;
    TableSelection *m_selection;
    DropDesk *m_desk;
    std::unique_ptr<SeaHand> m_sea;
    std::unique_ptr<LatticeHand> m_lattice;
    std::unique_ptr<HexHand> m_hexes;
    HexPages *m_pages;
    HexLegend *m_legend;
    std::set<Drawn> m_hidden; ///< what a person does not want drawn
    QLabel *m_tip;
    QLabel *m_banner;
    RoseWidget *m_rose;
    QTimer m_settle;
    std::unique_ptr<Gesture> m_gesture;
    PieceNamer m_namer;
    Palette m_palette;
    Interaction m_interaction = Interaction::Full;
    QString m_spokenPlace; ///< where assistive technology was sent last
    QPoint m_saidAt; ///< where an answer was said that stays for a while
    QElapsedTimer m_said; ///< since then; invalid: none stays
    bool m_sharp = false; ///< painted since the scale changed, and nothing was stretched
    bool m_fitted = true; ///< follows the window's size until somebody zooms
};

} // namespace qd
