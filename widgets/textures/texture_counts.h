// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/textures/texture_state.h"

namespace sinew {

/// How many textures a model has and how many of them need attention. Each file is counted once, by its path without
/// case or by its number, however many objects name it, and for the worst of its faults.
struct TextureCounts
{
    int files = 0;
    int missing = 0;    ///< of `files`: not found
    int unreadable = 0; ///< of `files`: found, but not a picture
    int elsewhere = 0;  ///< of `files`: there is a picture, but not where the game looks
    int unfit = 0;      ///< of `files`: there is a picture, but of a format that the game can't read
    int slots = 0;      ///< slots that the game fills, counted apart from the files

    bool operator==(const TextureCounts &) const = default;
};

/// `states` are those of `textures`, row by row; `suffixes` as for misfitOf().
TextureCounts countTextures(const std::vector<ModelTexture> &textures, const std::vector<TextureState> &states,
                            const QStringList &suffixes = {});
TextureCounts countTextures(const Document &document, const TextureStates &states);

} // namespace sinew
