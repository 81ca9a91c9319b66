// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/mesh/element_picker.h"
#include "viewport/overlay/overlay_geometry.h"

#include <QObject>
#include <QPointF>
#include <QSizeF>

class QKeyEvent;
class QMouseEvent;

namespace sinew {

/// What a drag with the left mouse button does in the edit mode: selects, or paints weights.
enum class SelectTool : std::uint8_t { Box, Lasso, Brush, Weights };

/// Selects elements with the pointer: a click the nearest one, a drag those in a box, a lasso or under a brush. Shift
/// adds (a click toggles), Ctrl removes; with Alt the drag is the camera's. Or paints the weights of the bone that is
/// selected in the document.
class MeshController : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// How the picture is seen.
    struct View
    {
        ViewCamera camera;
        QSizeF size;                      ///< pixels
        std::vector<std::uint8_t> hidden; ///< meshes, by row
    };

    /// Null: none. A running drag ends.
    void setSession(MeshSession *session);
    SelectTool tool() const { return m_tool; }
    void setTool(SelectTool tool);
    /// True while a drag paints instead of selecting.
    bool isPainting() const { return m_session && m_tool == SelectTool::Weights; }
    /// Pixels.
    float brushRadius() const { return m_brushRadius; }
    const WeightBrush &weightBrush() const { return m_weightBrush; }
    void setWeightBrush(const WeightBrush &brush) { m_weightBrush = brush; }
    void setBrushRadius(float pixels);

    /// True if the event was for it.
    bool mouseEvent(const QMouseEvent &event, const View &view);
    bool keyEvent(const QKeyEvent &event);
    bool isDragging() const { return m_isDragging; }
    /// The box, lasso or brush that is being dragged, in front of everything.
    OverlayLines lines(const ViewCamera &camera, QSizeF size) const;

Q_SIGNALS:
    void changed(); ///< the look of what is dragged
    void toolChanged();
    void refused(const sinew::Error &reason);

private:
    void click(const QMouseEvent &event, const View &view);
    void brush();
    bool beginStroke();
    void paint();
    void finish();
    void stop();

    MeshSession *m_session = nullptr;
    SelectTool m_tool = SelectTool::Box;
    float m_brushRadius = 40;
    WeightBrush m_weightBrush;
    std::unique_ptr<ElementPicker> m_picker; ///< of the moment at which the drag began
    std::vector<QPointF> m_path;             ///< of the pointer
    MeshSession::How m_how = MeshSession::How::Replace;
    bool m_isPressed = false, m_isDragging = false;
};

} // namespace sinew
