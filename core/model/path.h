// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"

namespace sinew {

/// The target of a path: a field or element, and possibly a part of its value.
struct PathTarget
{
    Address address;
    std::uint16_t inner =
        Address::NoLeaf; ///< row in the inline structure that `address` names by leaf (model.extent.minimum)
    enum Part : std::uint8_t {
        Whole,
        Times,
        Values,
        InTangents,
        OutTangents,
        InterpolationPart,
        GlobalSequencePart
    } part = Whole;
    std::int64_t key = -1; ///< for Times … OutTangents
    int component = -1;    ///< x, y, z, w, r, g, b of a vector
};

/// Parses a path in the one grammar that errors, command line, diff and search share:
///
///     materials[0].layers[1].textureId          bones[Root].node.name        (a row by number or by name)
///     geosets[0].vertices[12].x                 bones[2].node.translation.values[3].z
///     bones[2].node.translation.interpolation   sequences[0].extent.minimum
///
/// Errors say which part was not understood and what would be valid there.
Result<PathTarget> parsePath(const Model &model, std::string_view path);

/// The path of an address, readable by parsePath(); "" if it is not in the model.
std::string pathOf(const Model &model, const Address &address);

/// The change that sets the target of `named` to the value written as `text`; ranges are checked. A track of one key is
/// a constant, and the value is that of its key; for other tracks only single keys can be set. A structure that
/// consists of a value with its track represents the value: that of the key of a constant, the static one of a track
/// without keys.
Result<Change> makeSet(const Model &model, const PathTarget &named, std::string_view text);

/// The value at a path as text that parseValue can read.
std::string textAt(const Model &model, const PathTarget &target);

} // namespace sinew
