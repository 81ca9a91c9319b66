// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/view/uv_axes.h"
#include "widgets/uv/view/uv_display_options.h"
#include "widgets/uv/view/uv_gesture.h"
#include "widgets/uv/view/uv_picture.h"

#include <QWidget>

#include <memory>

namespace sinew {

/// The pivot of rotating and scaling.
enum class UvPivot : std::uint8_t { Centre, Cursor };
/// What moves snap to.
enum class UvSnapping : std::uint8_t { Off, Texels, Grid };

/// The canvas: texture coordinates over their texture, for viewing and editing.
///
/// Pointer: click selects a vertex or an edge, Shift adds, Ctrl toggles; double click selects an island; drag moves the
/// selection, or draws a box (Shift adds, Ctrl removes). While moving, Shift locks an axis, Ctrl inverts snapping;
/// Escape or a right click reverts. The box around the selection has handles: sides and corners scale about the
/// opposite one (Alt: about the pivot, Shift: both sides alike), the round one rotates. Wheel zooms at the pointer,
/// middle drag pans, Shift+right click puts the cursor.
class UvView : public QWidget
{
    Q_OBJECT

public:
    explicit UvView(UvSession &session, QWidget *parent = nullptr);
    ~UvView() override;

    QSize sizeHint() const override { return {480, 320}; }
    QSize minimumSizeHint() const override { return {120, 80}; }

    void setPicture(const UvPicture &picture);
    const UvPicture &picture() const { return m_picture; }
    const UvDisplayOptions &displayOptions() const { return m_displayOptions; }
    void setDisplayOptions(const UvDisplayOptions &displayOptions);
    UvPivot pivot() const { return m_pivot; }
    void setPivot(UvPivot pivot);
    UvSnapping snapping() const { return m_snapping; }
    void setSnapping(UvSnapping snapping) { m_snapping = snapping; }
    const UvPoint &cursor2d() const { return m_cursor; }
    void setCursor2d(const UvPoint &cursor);
    /// The current pivot of rotating and scaling.
    UvPoint pivotPoint() const;

    const UvAxes &axes() const { return m_axes; }
    /// Frames the tile and everything that is drawn.
    void frameAll();
    /// Frames everything if nothing is selected.
    void frameSelected();
    void zoom(double factor);
    /// Follows the pointer until a click or Enter; does nothing without a selection.
    void start(UvGesture::Kind kind);
    bool isEditing() const { return m_gesture != nullptr; }
    /// Selects the island under the pointer, or those of the selected vertices.
    void selectIsland();
    /// Moves by texels, or ten of them.
    void nudge(int u, int v, bool far);
    /// Ends a running gesture.
    void endGesture(bool keep);

Q_SIGNALS:
    void contextMenuRequested(const QPoint &globalPosition);
    /// What a gesture does, or where the pointer is; empty: nothing to say.
    void readoutChanged(const QString &text, bool refused);
    void cursorMoved(); ///< the 2D cursor
    void viewChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Drag : std::uint8_t {
        None,
        Ready, ///< a vertex was pressed
        Free,  ///< a gesture started by a key follows the pointer
        Held,  ///< a gesture lasts as long as the button is held
        Band,
        Pan
    };
    /// Sides of the box that a handle moves: −1 the first, 1 the other, 0 none; or the handle that rotates.
    struct Handle
    {
        int u = 0, v = 0;
        bool turns = false;
        bool isNone() const { return !u && !v && !turns; }
        bool operator==(const Handle &) const = default;
    };
    struct Hit
    {
        UvRows rows; ///< a vertex, the ends of an edge, or none
        bool selected = false;
    };

    std::optional<UvBounds> wholeBounds() const;
    void redraw(); ///< including the still part
    void paintOverlay(QPainter &painter);
    QRectF boxRect() const;
    QPointF handleAt(const QRectF &box, const Handle &handle) const;
    Handle handleUnder(const QPointF &at) const;
    Hit hitAt(const QPointF &at) const;
    UvSnap snapNow(bool inverted) const;
    void startGesture(UvGesture::Kind kind, const UvPoint &pivot, const QPointF &at);
    void dragGesture(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void dragHandle(const QPointF &at, Qt::KeyboardModifiers modifiers);
    void takeBand(const QRectF &band, UvPick how);
    void pressLeft(QMouseEvent *event);
    void updateCursor(const QPointF &at);
    void showPointerReadout(const QPointF &at);
    void showGestureReadout();

    UvSession &m_session;
    UvAxes m_axes;
    UvPicture m_picture;
    UvDisplayOptions m_displayOptions;
    QImage m_still; ///< everything that no gesture moves
    bool m_stillDirty = true, m_framed = false;
    UvPivot m_pivot = UvPivot::Centre;
    UvSnapping m_snapping = UvSnapping::Off;
    UvPoint m_cursor{0.5, 0.5};
    std::unique_ptr<UvGesture> m_gesture;
    Drag m_drag = Drag::None;
    QPointF m_pressed, m_pointer;
    UvPick m_bandMode = UvPick::Replace;
    Hit m_hit;
    Handle m_handle;
    UvBounds m_handleStart; ///< the box when the handle was grabbed
    MergeKey m_nudges;
};

} // namespace sinew
