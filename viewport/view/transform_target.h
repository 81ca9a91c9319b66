// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/playhead/posed_edit.h"

#include <QString>

#include <optional>

namespace sinew {

/// What the handles in the viewport move, turn and scale in place of the selected nodes: parts that a dialog places.
class TransformTarget
{
public:
    virtual ~TransformTarget() = default;
    /// Where the handles are, in world space; nothing: there is no target now, and selected nodes are moved.
    virtual std::optional<Eigen::Vector3f> centre() const = 0;
    virtual void begin() = 0;
    /// What the gesture has come to since begin(), in world space; a change that does nothing takes it back.
    virtual void apply(const SpaceChange &change) = 0;
    /// "3 parts", for what the status bar says.
    virtual QString name() const = 0;
};

} // namespace sinew
