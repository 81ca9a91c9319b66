// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/overlay/gizmo.h"
#include "viewport/view/transform_subject.h"

#include <QCoreApplication>
#include <QPointF>
#include <QSizeF>

#include <memory>

class QKeyEvent;

namespace sinew {

class DocumentView;
class TransformTarget;

struct TransformOptions
{
    AxisFrame frame = AxisFrame::Model;
    bool snap = false;
    float moveStep = 1, turnStep = 5, scaleStep = 0.1f; ///< world units, degrees, factor
    bool pivotsWithChildren = false;                    ///< moving a pivot also moves those below it
    bool limbs = false; ///< moving a node turns its two parents so that it gets there (inverse kinematics)

    bool operator==(const TransformOptions &) const = default;
};

/// How a gesture begins without a handle.
struct TransformStart
{
    TransformStart(EditTool with, Handle boundTo = Handle::View) : tool(with), handle(boundTo) {}

    EditTool tool;
    Handle handle;
    NodeId key = NoNode;            ///< moves the translation key that this node has at the playhead, nothing else
    std::optional<AxisFrame> frame; ///< instead of that of the options
    std::optional<ContinuedStep> continued = {}; ///< for vertices
};

/// The handles at present of the target, or else of what is selected: vertices in the edit mode, or nodes; none without
/// any.
std::optional<Gizmo> gizmoOf(const DocumentView &view, EditTool tool, AxisFrame frame, QSizeF size,
                             const TransformTarget *target = nullptr);

/// Moving, turning or scaling what is selected by pointer and keys, from start to end: live, one undo step.
///
/// X, Y, Z bind to an axis, with Shift to the plane across it; pressing the same key again switches to the other axes,
/// a third time releases. Numbers can be typed (Tab: the next axis), Shift slows the pointer, Ctrl inverts snapping.
class TransformGesture
{
    Q_DECLARE_TR_FUNCTIONS(TransformGesture)

public:
    /// Stops playback. `moved`: moved in place of what is selected if it is anywhere; the document is then left to it.
    /// Refused if there is nothing that can be moved so, with the reason.
    static Result<std::unique_ptr<TransformGesture>> begin(DocumentView &view, const TransformStart &start,
                                                           QPointF pointer, QSizeF size,
                                                           const TransformOptions &options,
                                                           TransformTarget *moved = nullptr);

    void move(QPointF pointer, Qt::KeyboardModifiers modifiers);
    /// False for keys that have no meaning here.
    bool handleKey(const QKeyEvent &event);
    /// False if it means nothing here.
    bool wheel(float steps);
    /// Refused if the document can't take the result; everything is then as at the start.
    Status finish() { return m_subject->finish(); }
    /// Restores everything; nothing is left in the history.
    void cancel() { m_subject->cancel(); }

    /// Another step is about to be made, undone or redone. What is in the history stays there.
    void abandon() { m_subject->abandon(); }

    DocumentView &view() const { return m_view; }
    EditTool tool() const { return m_tool; }
    /// "Move along model x: 12.5", or why the last state was refused.
    QString text() const;
    Gizmo gizmo() const;

private:
    TransformGesture(DocumentView &view, const TransformStart &start, QPointF pointer, QSizeF size,
                     const TransformOptions &options);

    void bind(int axis, bool plane);
    void apply();
    Eigen::Matrix3f axes() const { return m_subject->axes(m_frame); }
    SpaceChange moveChange();
    SpaceChange turnChange();
    SpaceChange scaleChange();
    /// The typed number; nothing if none was typed in that slot.
    std::optional<float> typed(int slot) const;
    bool isTyping() const;
    float snapped(float amount, float step) const;
    Eigen::Vector3f pointOn(QPointF pointer) const;

    DocumentView &m_view;
    EditTool m_tool;
    Handle m_handle;
    AxisFrame m_frame;
    TransformOptions m_options;
    QSizeF m_size;
    QPointF m_start, m_last, m_pointer;  ///< m_pointer: as if Shift had slowed it
    float m_turned = 0, m_lastAngle = 0; ///< radians, clockwise on the screen
    Qt::KeyboardModifiers m_modifiers;
    QString m_typed[3];
    int m_slot = 0;
    std::unique_ptr<TransformSubject> m_subject;
    Gizmo m_gizmo; ///< in its state at the start
    ViewCamera m_camera;
    QString m_amount, m_refusal;
    Eigen::Vector3f m_shift = Eigen::Vector3f::Zero();
};

} // namespace sinew
