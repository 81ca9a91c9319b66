// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <functional>
#include <span>

namespace sinew {

/// A replaceable texture that depends on the map or its tileset: the files the game may use.
struct Replaceable
{
    std::uint32_t id;                   ///< of a texture (textures.md §5)
    const char *name;                   ///< untranslated, context "Replaceable"
    std::span<const char *const> files; ///< below ReplaceableTextures, without suffix; the first is the usual one
};

/// Ids 11 and 31 to 37, in that order. The viewport makes team colour and team glow; 21 (cursors) has no file.
std::span<const Replaceable> replaceables();

/// The row of Replaceable::files for an id.
using ReplaceableChoice = std::function<int(std::uint32_t id)>;

/// The paths to try for a replaceable texture, the best first; empty for other ids. `hdSlot`: the slot of a Reforged
/// material in which it is used (0 diffuse, 1 normal …), which the file's name includes; -1 if none.
QStringList replaceablePaths(std::uint32_t id, int row, int hdSlot);

} // namespace sinew
