// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/graph/graph_hit.h"
#include "widgets/curves/graph/selected_box.h"
#include "widgets/curves/session/key_gesture.h"

#include <QImage>
#include <QWidget>

#include <memory>

#include <limits>

namespace sinew {

/// The curves of the listed tracks over the session's time axis, for viewing and editing.
///
/// Pointer: click selects a key, a handle, or all keys of a curve; Shift adds, Ctrl toggles. Drag moves keys, or draws
/// a box (Shift adds, Ctrl removes); Alt+drag draws a lasso, Alt+click selects all keys at one time. Double click or
/// Ctrl+click on a curve inserts a key. While dragging, Shift is precise, Ctrl inverts snapping, X and Y lock an axis,
/// the wheel changes the reach of a proportional edit, Escape or a right click reverts. Handles of the box around the
/// selection stretch it. Wheel zooms, Ctrl+wheel in time, Shift+wheel in value; middle button pans, with Ctrl it zooms.
/// Shift+right click or drag puts the value cursor. Keys: G and S move and scale at the pointer, with typed numbers; O
/// proportional; F, Home and Shift+Home frame the selection, everything and the sequence; Escape deselects.
class GraphView : public QWidget
{
    Q_OBJECT

public:
    explicit GraphView(CurveSession &session, QWidget *parent = nullptr);
    ~GraphView() override;

    QSize sizeHint() const override { return {640, 240}; }
    QSize minimumSizeHint() const override { return {120, 60}; }

    /// What a drag over empty space draws without Alt.
    enum class SelectTool : std::uint8_t { Box, Lasso };
    SelectTool selectTool() const { return m_tool; }
    void setSelectTool(SelectTool tool) { m_tool = tool; }
    /// A box around two or more selected keys with handles that stretch times and values. On by default.
    bool showsRegionBox() const { return m_showRegion; }
    void setShowRegionBox(bool show);

    void frameAll();
    /// Frames everything if nothing is selected.
    void frameSelected();
    void frameSequence();
    /// Frames the values in the visible time range, which stays.
    void frameValues();
    /// Zooms about the middle; factors above 1 show less.
    void zoom(double timeFactor, double valueFactor);

    /// Starts moving or scaling the selected keys at the pointer; ended by a click or Enter.
    void startMove();
    /// The same with copies of the selected keys.
    void startDuplicate();
    void startScale();
    /// Puts a key on a track at a time without changing its shape, and selects it alone.
    Status insertKeyAt(const Address &track, double time);
    bool isEditing() const { return m_gesture != nullptr; }

    /// What needs an explanation there: handles of rotations; empty elsewhere.
    QString helpAt(const QPointF &at);

    /// For menus and tests.
    GraphScene &scene() { return m_scene; }

Q_SIGNALS:
    void contextMenuRequested(const QPoint &globalPosition);
    /// The region box was shown or hidden, or the tool changed.
    void toolsChanged();
    /// The numbers at the pointer or playhead, or what a gesture does; empty: nothing to say.
    void readoutChanged(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Drag : std::uint8_t { None, Keys, Ready, Box, Lasso, Pan, Zoom, Region, Cursor };
    /// Sides of the region box that a handle moves: −1 the first or lower one, 1 the other, 0 none.
    struct RegionHandle
    {
        int time = 0, value = 0;
        bool isNone() const { return !time && !value; }
    };

    void redraw();
    void tracksChanged();
    void followPlayhead();
    void describe();
    /// The range of one curve's keys in a time span and of its values at the span's ends.
    NumberRange valuesOf(const GraphLane &lane, double first, double last);
    /// True if one of the curves lies entirely above or below the view.
    bool anyOutOfSight();
    /// The range of the drawn curves in a time span; if none of them is there, of all their keys.
    NumberRange valuesBetween(double first, double last);
    NumberRange valuesInView();
    void paintOverlay(QPainter &painter);
    void paintRegion(QPainter &painter);
    /// Called with each picture, as everything that changes the numbers requests one.
    void updateReadout();
    QString readout();

    QRectF regionRect();
    RegionHandle regionHandleAt(const QPointF &at);
    void startGesture(KeyGesture::Kind kind, KeyGesture::Axes axes,
                      double anchorTime = std::numeric_limits<double>::quiet_NaN(),
                      double anchorValue = std::numeric_limits<double>::quiet_NaN());
    void dragGesture();
    void dragRegion();
    void endGesture(bool keep);
    void pressLeft(QMouseEvent *event);
    void pressCursor();
    void releaseLeft(QMouseEvent *event);
    void pick(const GraphHit &hit, PickMode mode);
    bool isPicked(const GraphHit &hit);
    /// True if the hit track and key still exist: they can go while a button is held.
    bool isAlive(const GraphHit &hit);
    void setActive(const GraphHit &hit, bool add);
    void updateCursor(const QPointF &at);
    void grabKeyboardFocus();
    Snapping snappingNow(bool inverted) const;

    CurveSession &m_session;
    GraphScene m_scene;
    QImage m_picture;
    bool m_dirty = true, m_showRegion = true;
    bool m_framed = false; ///< the first tracks of the document were brought into view
    SelectTool m_tool = SelectTool::Box;
    SelectedBox m_selectedBox;
    bool m_boxValid = false;

    Drag m_drag = Drag::None;
    QPointF m_pressed, m_last, m_pointer;
    QPointF m_travel; ///< of a gesture, in pixels; slower than the pointer in precise mode
    bool m_invertSnap = false;
    PickMode m_boxMode = PickMode::Replace;
    QPolygonF m_lasso;
    GraphHit m_hit, m_hover;
    RegionHandle m_region;
    SelectedBox m_regionStart;
    GraphLane m_dragLane; ///< the lane whose scale a move follows
    std::unique_ptr<KeyGesture> m_gesture;
    std::vector<Address> m_known; ///< tracks shown before
    QString m_readout;            ///< as last reported
};

} // namespace sinew
