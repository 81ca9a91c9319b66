// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/format/archive_format.h"
#include "core/format/format.h"
#include "core/format/image_registry.h"

namespace sinew {

/// All formats, image codecs and archive formats the program knows. An object that is passed in; there is no global one.
class FormatRegistry
{
public:
    void add(std::shared_ptr<const Format> format) { m_formats.push_back(std::move(format)); }
    const std::vector<std::shared_ptr<const Format>> &formats() const { return m_formats; }
    ImageRegistry &images() { return m_images; }
    const ImageRegistry &images() const { return m_images; }
    ArchiveRegistry &archives() { return m_archives; }
    const ArchiveRegistry &archives() const { return m_archives; }

    /// The format with the best score for these bytes, null when none wants them.
    std::shared_ptr<const Format> find(Bytes head, const QString &suffix) const;

    /// Reads and proves a document: writes it back to memory and compares. Errors name the file.
    Result<std::unique_ptr<Document>> open(const QString &path) const;
    Result<std::unique_ptr<Document>> open(const FileSet &files, const QString &path) const;

private:
    std::vector<std::shared_ptr<const Format>> m_formats;
    ImageRegistry m_images;
    ArchiveRegistry m_archives;
};

/// What saving an unedited model would change.
ByteProof proveBytes(const Format &format, const Model &model, Bytes original);

/// Writes a document to `path` safely (see safe_save.h). When the document was not byte-exact, the file that is replaced is
/// kept beside it as "<name>.bak". On success the document is clean and has the path.
Status saveDocument(Document &document, const QString &path);

} // namespace sinew
