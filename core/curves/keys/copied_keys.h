// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

namespace sinew {

/// What a track's numbers become on the other side of a model (SideMirror).
enum class SpaceKind : std::uint8_t {
    None,     ///< unchanged: scale, colours, everything that is not spatial
    Position, ///< mirrored as a movement away from the node's rest position
    Rotation, ///< mirrored as a rotation away from it
};

/// Keys on the clipboard: from any number of tracks, each with the names of its object and field so that they find
/// their counterparts.
struct CopiedTrack
{
    std::string object;               ///< name of the node
    std::string field;                ///< trackField() ("node.rotation")
    const TypeInfo *type = nullptr;   ///< the curve's
    CurveBase curve;                  ///< sorted; times relative to CopiedKeys::origin
    KeyBits components = anyValueBit; ///< value bits that were selected, anyValueBit: all
    SpaceKind space = SpaceKind::None;
};
struct CopiedKeys
{
    std::int32_t origin = 0; ///< time of the first key when copied
    std::int32_t length = 0; ///< last − first
    std::vector<CopiedTrack> tracks;
};

/// Names of the field and, in an inline structure, of its leaf: "node.rotation". Empty for a field that is not in the
/// model.
std::string trackField(const Model &model, const Address &address);

CopiedKeys copySelected(const Document &document, std::span<const CurveEdit> edits);

} // namespace sinew
