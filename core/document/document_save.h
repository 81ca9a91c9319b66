// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/files/file_transaction.h"

namespace sinew {

/// Fails, and says why, for a document of a format that this program can only read.
Status checkWritable(const Document &document);

/// Writes the files of a document to `path` safely, all or none (see file_transaction.h): its own and the companions
/// whose content is not what the disk has; at another place or by another name all of them, named after it. Companions
/// that no edit touched are not looked at. When the document was not byte-exact, files that are replaced are kept
/// next to it as "<name>.bak". On success the document is clean and has the path.
Status saveDocument(Document &document, const QString &path, const SaveProbe &probe = {});

/// Writes a copy of all files anew in the format's official order, without what earlier edits left over. The document
/// stays as it is, unless the copy replaces its own files.
Status saveCompactCopy(Document &document, const QString &path);

} // namespace sinew
