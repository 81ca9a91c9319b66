// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/image/image_codec.h"
#include "core/model/model.h"

#include <unordered_set>

namespace sinew {

class Format;

/// The textures that the game supplies, whatever path they have.
std::unordered_set<NodeId> suppliedTextures(const Format &format, const Model &model);

/// Why a model's game can't read what is in a picture file with a suffix that it does read; empty if it can, or if
/// that is not known. `path`: of the file, as it is found.
Message contentProblem(const Format &format, const Model &model, const QString &path, const ImageContent &content);

} // namespace sinew
