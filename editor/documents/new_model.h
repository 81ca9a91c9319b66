// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

namespace sinew {

class FormatRegistry;

/// A model with a bone and a sequence, in the text form of Warcraft III's classic models. It has no file yet.
Result<std::unique_ptr<Document>> newModel(const FormatRegistry &formats);
/// The same with a picture standing upright, 128 units high and as wide as its proportions require, visible from both
/// sides. It should be saved beside the picture, under a name that no file there has. An error if no codec reads the
/// picture.
Result<std::unique_ptr<Document>> newModelFromPicture(const FormatRegistry &formats, const QString &picture);

} // namespace sinew
