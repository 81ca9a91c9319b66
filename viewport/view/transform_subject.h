// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/posed_edit.h"
#include "core/document/merge_key.h"
#include "core/io/result.h"

#include <QString>

#include <optional>

namespace sinew {

/// The axes along which gestures and handles act. Own: of a node, or the normal of selected vertices as z.
enum class AxisFrame : std::uint8_t { Model, Parent, Own };

/// A step of the history that a gesture continues: what it does becomes a part of that step.
struct ContinuedStep
{
    MergeKey key; ///< with which the step was pushed
    QString text;
    int historyBefore; ///< Document::historyIndex() before it: where cancelling goes back to
};

/// What a gesture moves, from its start to its end.
class TransformSubject
{
public:
    virtual ~TransformSubject() = default;

    /// The point about which it turns and scales; as at the start.
    virtual Eigen::Vector3f centre() const = 0;
    /// Orthonormal columns; as at the start.
    virtual Eigen::Matrix3f axes(AxisFrame frame) const = 0;
    /// Shows what the change makes of the start; nothing: as at the start. If it is refused, all stays as it was.
    virtual Status apply(const std::optional<SpaceChange> &change) = 0;
    /// One undo step of what was applied last.
    virtual Status finish() = 0;
    /// Leaves nothing, not in the history either.
    virtual void cancel() = 0;
    /// Another step is about to be made, undone or redone: forgets what is in progress and leaves the history alone.
    virtual void abandon() = 0;
    /// A turn of the wheel; false if it means nothing here.
    virtual bool wheel(float steps) = 0;
    /// "Move 2 nodes: %1", for the amount.
    virtual QString text() const = 0;
};

} // namespace sinew
