// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/files/file_transaction.h"

namespace sinew {

/// Fails, and says why, for a document of a format that this program can only read.
Status checkWritable(const Document &document);

/// A file that saving would replace or delete, though it is not what the document read or wrote there.
struct UnknownFile
{
    QString path;
    FileStamp there;
    std::optional<FileStamp> read = {}; ///< what the document has of it; nothing: it did not read it
};

/// What the user should know of a save that succeeded.
struct SaveReport
{
    /// Files that had further names (hard links). A save gives the name that it knows a file of its own; the others
    /// keep the content from before.
    QStringList detached;
};

/// Whether one of the files that the document was read from, or saved to, is no longer there: closing the document
/// would lose it.
bool lacksFiles(const Document &document);

/// Those that saveDocument() would meet at `path`. Fails as writing would.
Result<std::vector<UnknownFile>> unknownFiles(const Document &document, const QString &path);

/// Writes the files of a document to `path` safely, all or none (see file_transaction.h): its own and the companions
/// whose content is not what the disk has, or that are gone from it; at another place or by another name all of them,
/// named after it. Companions that no edit touched are not looked at. A file that is not what the document read or
/// wrote there is only replaced when it is one of `agreed` and has not changed again; it is then kept next to it as
/// "<name>.bak", as are all that are replaced when the document was not byte-exact. On success the document is clean
/// and has the path.
Result<SaveReport> saveDocument(Document &document, const QString &path, const std::vector<UnknownFile> &agreed = {},
                                const SaveProbe &probe = {});

/// How the files of a copy are laid out.
enum class CopyForm : std::uint8_t {
    Official, ///< as the game's own exporter does
    Shared,   ///< the same, with keys and numbers that are equal stored once
};

/// Writes a copy of all files anew in the format's official order, without what earlier edits left over. The document
/// stays as it is, unless the copy replaces its own files.
Result<SaveReport> saveCompactCopy(Document &document, const QString &path, const std::vector<UnknownFile> &agreed = {},
                                   CopyForm form = CopyForm::Official);

/// The same files as unknownFiles() for saveCompactCopy().
Result<std::vector<UnknownFile>> unknownFilesOfCopy(const Document &document, const QString &path,
                                                    CopyForm form = CopyForm::Official);

} // namespace sinew
