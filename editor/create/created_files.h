// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/made_picture.h"
#include "core/format/format.h"
#include "core/image/image_registry.h"

namespace sinew {

struct CreatedFiles
{
    std::vector<OutputFile> files;      ///< the model first, its path empty; pictures by their path beside it
    std::vector<ConversionLoss> losses; ///< pictures that could not be had or written
};

/// A texture's path below the model's folder, with slashes.
QString besideModel(const std::string &path);

/// The pictures of a new model, in the form that its game reads: sides that are powers of two, mip levels, BLP1 in
/// JPEG form, DDS in blocks. `scene`: of what the model was made of.
CreatedFiles createdPictures(const std::vector<CreatedTexture> &textures, const RenderScene &scene,
                             const PictureOfRow &pictures, const ImageRegistry &images);

/// The model of `format` and its pictures. Fails if the model can't be written.
Result<CreatedFiles> createdFiles(const Format &format, const CreatedModel &created, const RenderScene &scene,
                                  const PictureOfRow &pictures, const ImageRegistry &images);

} // namespace sinew
