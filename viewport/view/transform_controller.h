// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/view/transform_gesture.h"

#include <QObject>

class QMouseEvent;

namespace sinew {

class TransformTarget;

/// The current tool, the handles it shows, and the running gesture. A gesture starts with start() and then follows the
/// pointer until a click or Enter (right click or Esc: cancelled), or it starts with a press on a handle and lasts
/// until the release.
class TransformController : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    EditTool tool() const { return m_tool; }
    void setTool(EditTool tool);
    const TransformOptions &options() const { return m_options; }
    void setOptions(const TransformOptions &options);

    /// Null for none. Cancels a running gesture.
    void setView(DocumentView *view);
    /// What is moved in place of the selected nodes; null: nothing. Must stay until another one is set. Cancels a
    /// running gesture.
    void setTarget(TransformTarget *target);
    bool isActive() const { return bool(m_gesture); }
    /// False if it was refused, which has then been reported. `pointer` in pixels of a picture of `size`.
    bool start(EditTool tool, QPointF pointer, QSizeF size);
    void finish();
    void cancel();

    /// True if the event was meant for a handle or a gesture.
    bool mouseEvent(const QMouseEvent &event, QSizeF size);
    /// Only while a gesture is running; it then takes every key.
    bool keyEvent(const QKeyEvent &event);
    std::optional<Gizmo> gizmo(QSizeF size) const;

Q_SIGNALS:
    void changed(); ///< the look of the handles has changed
    void toolChanged();
    void optionsChanged();
    /// The present effect of the gesture; empty at its end.
    void notified(const QString &text);
    void refused(const QString &reason);

private:
    bool begin(EditTool tool, Handle handle, QPointF pointer, QSizeF size);
    void end();

    DocumentView *m_view = nullptr;
    TransformTarget *m_target = nullptr;
    EditTool m_tool = EditTool::Select;
    TransformOptions m_options;
    std::unique_ptr<TransformGesture> m_gesture;
    bool m_dragging = false;      ///< the gesture lasts as long as the button is down
    Qt::MouseButtons m_swallowed; ///< presses that ended a gesture: their releases are not clicks
    Handle m_hovered = Handle::None;
};

} // namespace sinew
