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
/// until the release. It is over when anything else changes the document. Keys on shown trails are handles as well: a
/// click goes to their time, a drag moves them.
class TransformController : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    EditTool tool() const { return m_tool; }
    void setTool(EditTool tool);
    const TransformOptions &options() const { return m_options; }
    void setOptions(const TransformOptions &options);

    /// Whether the trails of the selected nodes are shown.
    void setTrails(bool shown) { m_trails = shown; }

    /// Null for none. Cancels a running gesture.
    void setView(DocumentView *view);
    /// What is moved in place of the selected nodes; null: nothing. Must stay until another one is set. Cancels a
    /// running gesture.
    void setTarget(TransformTarget *target);
    bool hasTarget() const { return m_target; }
    bool isActive() const { return bool(m_gesture); }
    /// False if it was refused, which has then been reported. `pointer` in pixels of a picture of `size`.
    bool start(const TransformStart &start, QPointF pointer, QSizeF size);
    void finish();
    void cancel();

    /// True if the event was meant for a handle or a gesture.
    bool mouseEvent(const QMouseEvent &event, QSizeF size);
    /// Only while a gesture is running; it then takes every key.
    bool keyEvent(const QKeyEvent &event);
    /// True if a running gesture took it.
    bool wheelEvent(float steps);
    std::optional<Gizmo> gizmo(QSizeF size) const;
    /// Without handles what lies below them can be reached: by a brush, for example. Gestures have theirs all the same.
    void hideHandles(bool on) { m_hidesHandles = on; }

Q_SIGNALS:
    void changed(); ///< the look of the handles has changed
    void toolChanged();
    void optionsChanged();
    /// The present effect of the gesture; empty at its end.
    void notified(const QString &text);
    /// `wantsKey`: it was about a key that exists; new ones would not help.
    void refused(const QString &reason, bool wantsKey);

private:
    bool begin(const TransformStart &start, QPointF pointer, QSizeF size);
    /// Calls a member of the running gesture, whose own steps don't end it. There may be none afterwards: what cancels
    /// it meanwhile does so when the call has returned.
    template<class Value, class... Parameters, class... Arguments>
    Value drive(Value (TransformGesture::*act)(Parameters...), Arguments &&...arguments);
    /// Tells what the running gesture does now.
    void show();
    /// Before a step that is made, undone or redone.
    void onStep();
    bool take(Result<std::unique_ptr<TransformGesture>> gesture);
    bool pressTrail(QPointF pointer, QSizeF size);
    /// What follows the press on a key of a trail.
    void trailEvent(const QMouseEvent &event, QSizeF size);
    void end();

    DocumentView *m_view = nullptr;
    TransformTarget *m_target = nullptr;
    EditTool m_tool = EditTool::Select;
    TransformOptions m_options;
    std::unique_ptr<TransformGesture> m_gesture;
    bool m_isDriving = false;
    bool m_isCancelled = false;   ///< as soon as the step that it makes is done
    bool m_dragging = false;      ///< the gesture lasts as long as the button is down
    Qt::MouseButtons m_swallowed; ///< presses that ended a gesture: their releases are not clicks
    Handle m_hovered = Handle::None;
    bool m_trails = false;
    NodeId m_pressedTrail = NoNode; ///< whose key is held down; not yet dragged
    bool m_hidesHandles = false;
    bool m_isPlaceKey = false; ///< the pressed one is a key of the translation
    QPointF m_pressedAt;
};

} // namespace sinew
