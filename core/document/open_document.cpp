// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"

#include "core/format/format_registry.h"

#include <QDir>
#include <QFileInfo>

namespace sinew {

namespace {

Result<std::unique_ptr<Document>> provenDocument(FormatRegistry::Source source, const QString &path)
{
    const FileSet &files = source.files;
    Result<std::unique_ptr<Model>> model = source.format->read(files, source.diagnostics);
    if (!model) {
        Error error = model.error();
        if (error.file.empty())
            error.file = path.toStdString();
        return error;
    }
    ByteProof proof = proveBytes(*source.format, **model, files);
    const QFileInfo info(path);
    StoredFiles stored{.loadedPath = info.absoluteFilePath(), .keepOriginals = !proof.exact};
    for (const CompanionFile &companion : files.companionsRead()) {
        const QString found = withoutCase(QDir::cleanPath(info.absoluteDir().filePath(companion.name)));
        if (!found.isEmpty())
            stored.companions.append(found);
    }
    auto document = std::make_unique<Document>(std::move(*model), source.format);
    document->setPath(info.absoluteFilePath());
    document->setLoadDiagnostics(std::move(source.diagnostics));
    document->setByteProof(std::move(proof));
    document->setStoredFiles(std::move(stored));
    return document;
}

} // namespace

Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const QString &path,
                                               const QString &reading)
{
    Result<FormatRegistry::Source> found = formats.source(path);
    if (!found)
        return found.error();
    if (!reading.isEmpty())
        found->files.setReading(reading);
    const QString modelPath = found->files.name();
    return provenDocument(std::move(*found), modelPath);
}

Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const FileSet &files, const QString &path)
{
    Result<FormatRegistry::Source> found = formats.source(files);
    if (!found)
        return found.error();
    const QString modelPath = found->files.name() == files.name() ? path : found->files.name();
    return provenDocument(std::move(*found), modelPath);
}

} // namespace sinew
