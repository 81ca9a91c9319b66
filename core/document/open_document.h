// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <functional>

namespace sinew {

class FileSet;
class FormatRegistry;
class Importer;

enum class OpenFor {
    Reading, ///< nothing on disk is changed
    Editing, ///< interrupted saves of this user in the folder are finished first
};

/// Reads and verifies a document: writes it back to memory and compares. Errors name the file. The document's path is
/// that of its model, even if a companion (.skin, .anim) was opened. `reading`: as in FileSet. While another program is
/// saving the files they are read again; if it does not stop, that is the error.
Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const QString &path,
                                               OpenFor purpose = OpenFor::Reading, const QString &reading = {});
/// The same for files that `read` reads, again if they were saved meanwhile; `path` is the document's unless they are a
/// companion's.
Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats,
                                               const std::function<Result<FileSet>()> &read, const QString &path);
/// The same from files that have already been read; `path` is the document's unless `files` is a companion's.
Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const FileSet &files,
                                               const QString &path);

/// The importer for a file on the disk by its first bytes and its suffix; null if a format reads it, or nothing does.
std::shared_ptr<const Importer> importerFor(const QString &path, const FormatRegistry &formats);

} // namespace sinew
