// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/files/file_transaction.h"
#include "core/io/diagnostics.h"

namespace sinew {

/// Fails with the reason for a document of a format that this program can only read.
Status checkWritable(const Document &document);

/// A file that saving would replace or delete, though it is not the one that the document read or wrote there.
struct UnknownFile
{
    QString path;
    FileStamp there;
    std::optional<FileStamp> read = {}; ///< the document's stamp of it; nothing: it was not read
};

/// Notes for the user about a successful save.
struct SaveReport
{
    /// Files that had further names (hard links). A save creates a new file under the name it knows; the other names
    /// keep the old content.
    QStringList detached;
    /// What became of earlier saves that were interrupted in the folder: they were completed or rolled back first.
    std::vector<Diagnostic> interrupted;
};

/// True if one of the files that the document was read from, or saved to, is gone: closing the document would lose it.
bool lacksFiles(const Document &document);

/// True if it has a path but was neither read from a file nor saved to one.
bool wasNeverSaved(const Document &document);

/// The files that saveDocument() would find at `path`. Fails like writing would.
Result<std::vector<UnknownFile>> unknownFiles(const Document &document, const QString &path);

/// Writes the files of a document to `path` safely, all or none (see file_transaction.h): the main file and the
/// companions whose content differs from the disk or that are gone from it; at another place or under another name all
/// of them, named after it. Companions that no edit touched are not checked. A file that is not the one that the
/// document read or wrote there is only replaced if it is one of `agreed` and has not changed again; it is then kept
/// next to it as "<name>.bak", as are all replaced files if the document was not byte-exact. On success the document is
/// clean and has the path.
Result<SaveReport> saveDocument(Document &document, const QString &path, const std::vector<UnknownFile> &agreed = {},
                                const SaveProbe &probe = {});

/// How the files of a copy are laid out.
enum class CopyForm : std::uint8_t {
    Official, ///< like the game's own exporter
    Shared,   ///< the same, with equal keys and numbers stored once
};

/// Writes a copy of all files from scratch in the format's official order, without remnants of earlier edits. The
/// document is unchanged, unless the copy replaces its own files.
Result<SaveReport> saveCompactCopy(Document &document, const QString &path, const std::vector<UnknownFile> &agreed = {},
                                   CopyForm form = CopyForm::Official);

/// The same as unknownFiles(), for saveCompactCopy().
Result<std::vector<UnknownFile>> unknownFilesOfCopy(const Document &document, const QString &path,
                                                    CopyForm form = CopyForm::Official);

} // namespace sinew
