// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "editor/create/created_files.h"

class QDir;

namespace sinew {

class FormatRegistry;

/// Writes the pictures into a folder and those below it, where none of the same name is yet; all of them or none.
Status writePictures(const CreatedFiles &files, const QDir &folder);

/// Writes the pictures of a new model beside `path`, where none of the same name is yet, and opens the model as a
/// document with that path, which has no file so far.
Result<std::unique_ptr<Document>> createdDocument(const CreatedFiles &files, const QString &path,
                                                  const FormatRegistry &formats);

} // namespace sinew
