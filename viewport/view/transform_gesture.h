// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/posed_edit.h"
#include "viewport/overlay/gizmo.h"

#include <QCoreApplication>
#include <QPointF>
#include <QSizeF>

#include <memory>

class QKeyEvent;

namespace sinew {

class DocumentView;
class TransformTarget;

/// The axes along which gestures and handles act.
enum class AxisFrame : std::uint8_t { Model, Parent, Own };

struct TransformOptions
{
    AxisFrame frame = AxisFrame::Model;
    bool snap = false;
    float moveStep = 1, turnStep = 5, scaleStep = 0.1f; ///< world units, degrees, factor
    bool pivotsWithChildren = false;                    ///< moving a pivot also moves those below it

    bool operator==(const TransformOptions &) const = default;
};

/// The handles of the target, or else of the selected nodes, at present; none without either.
std::optional<Gizmo> gizmoOf(const DocumentView &view, EditTool tool, AxisFrame frame, QSizeF size,
                             const TransformTarget *target = nullptr);

/// Moving, turning or scaling the selected nodes, or another target, by pointer and keys, from start to end: live, one
/// undo step.
///
/// X, Y, Z bind to an axis, with Shift to the plane across it; pressing the same key again switches to the other axes,
/// a third time releases. Numbers can be typed (Tab: the next axis), Shift slows the pointer, Ctrl inverts snapping.
class TransformGesture
{
    Q_DECLARE_TR_FUNCTIONS(TransformGesture)

public:
    /// Stops playback. `moved`: moved in place of the selected nodes if it is anywhere; the document is then left to
    /// it. Refused if PosedEdit::begin() refuses, with its message.
    static Result<std::unique_ptr<TransformGesture>> begin(DocumentView &view, EditTool tool, Handle handle,
                                                           QPointF pointer, QSizeF size,
                                                           const TransformOptions &options,
                                                           TransformTarget *moved = nullptr);

    void move(QPointF pointer, Qt::KeyboardModifiers modifiers);
    /// False for keys that have no meaning here.
    bool handleKey(const QKeyEvent &event);
    /// Restores everything; nothing is left in the history.
    void cancel();

    DocumentView &view() const { return m_view; }
    EditTool tool() const { return m_tool; }
    /// "Move along model x: 12.5", or why the last state was refused.
    QString text() const;
    Gizmo gizmo() const;

private:
    TransformGesture(DocumentView &view, EditTool tool, Handle handle, QPointF pointer, QSizeF size,
                     const TransformOptions &options);

    void start(const Eigen::Vector3f &centre);
    /// "Move 2 nodes: 12.5".
    QString amountText() const;
    void bind(int axis, bool plane);
    void apply();
    QString stepText() const;
    Eigen::Matrix3f axes() const;
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
    TransformTarget *m_target = nullptr; ///< null: m_edit
    PosedEdit m_edit;
    Gizmo m_gizmo;               ///< in its state at the start
    Eigen::Matrix3f m_frames[3]; ///< by AxisFrame
    ViewCamera m_camera;
    MergeKey m_key = MergeKey::next();
    int m_historyBefore;
    QString m_amount, m_refusal;
    Eigen::Vector3f m_shift = Eigen::Vector3f::Zero();
};

} // namespace sinew
