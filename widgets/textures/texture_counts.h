// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/textures/texture_state.h"

namespace sinew {

/// How many textures a model has and how many of them the user should know of. Files are counted once each, by their
/// path without case or by the number of the file, however many objects name them.
struct TextureCounts
{
    int files = 0;
    int missing = 0;    ///< of `files`: not found
    int unreadable = 0; ///< of `files`: found, and no picture
    int elsewhere = 0;  ///< of `files`: there is a picture, but not where the game looks
    int slots = 0;      ///< what the game fills, counted apart from the files

    bool operator==(const TextureCounts &) const = default;
};

/// `states` are those of `textures`, row by row; `suffixes` as misfitOf() takes them.
TextureCounts countTextures(const std::vector<ModelTexture> &textures, const std::vector<TextureState> &states,
                            const QStringList &suffixes = {});
TextureCounts countTextures(const Document &document, const TextureStates &states);

} // namespace sinew
