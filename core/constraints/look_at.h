// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"
#include "core/scene/render_scene.h"

namespace sinew {

/// An axis of a node's own space, with its direction.
enum class OwnAxis : std::uint8_t { PlusX, MinusX, PlusY, MinusY, PlusZ, MinusZ };

/// A node that is to look at something over the sequence that is shown, or a part of it.
struct LookAtRequest
{
    NodeId node = NoNode;
    NodeId target = NoNode;          ///< another node, or a camera
    std::int32_t start = 0, end = 0; ///< milliseconds on the file's timeline, within the sequence
    OwnAxis aim = OwnAxis::PlusX;    ///< points at the target
    OwnAxis up = OwnAxis::PlusZ;     ///< points up, as nearly as the first one allows
    double influence = 1;            ///< 0 … 1 of the way from the present rotation
    double tolerance = 0.05;         ///< degrees by which the keys may leave the wanted rotations between them
};

struct BakedLookAt
{
    CurveEdit rotation;   ///< the node's track
    std::size_t keys = 0; ///< in the range
    double error = 0;     ///< degrees: the largest distance from a wanted rotation
};

/// Replaces the keys of the node's rotation in the range: one at its start, at its end and at each time that had one,
/// and as many more as the tolerance takes. Outside of the range the rotation stays as it is; a range within the
/// sequence gets a key on each side for that. While the target is at the node's place the node stays as it is.
///
/// `scene` shows the document's model. Refused if node and target are the same or the target moves with the node, the
/// axes are the same line, keys can't be set (canKey), the track is a step, on a global sequence or not what turns the
/// node, the shown sequence plays another one's keys or shares a border of the range with another one, and if it takes
/// more than mostLookAtKeys.
Result<BakedLookAt> bakedLookAt(const Document &document, const RenderScene &scene, const LookAtRequest &request);

inline constexpr std::size_t mostLookAtKeys = 4000;

} // namespace sinew
