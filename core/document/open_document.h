// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

namespace sinew {

class FileSet;
class FormatRegistry;

enum class OpenFor {
    Reading, ///< nothing on the disk is changed
    Editing, ///< saves of this user that were cut off in the folder are brought to an end first
};

/// Reads and proves a document: writes it back to memory and compares. Errors name the file. The document's path is
/// that of its model, also when a companion (.skin, .anim) was opened. `reading`: as in FileSet. While another program
/// saves the files they are read again; where it does not stop, that is the error.
Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const QString &path,
                                               OpenFor purpose = OpenFor::Reading, const QString &reading = {});
/// The same from files that were read already; `path` is the document's unless `files` is a companion's.
Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const FileSet &files,
                                               const QString &path);

} // namespace sinew
