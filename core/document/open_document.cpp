// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"

#include "core/files/interrupted_saves.h"
#include "core/files/read_file.h"
#include "core/format/format_registry.h"
#include "core/format/importer.h"

#include <QDir>
#include <QFileInfo>

#include <exception>
#include <new>

namespace sinew {

namespace {

/// How often to read files that another program is saving: a save begins, commits, puts files in place, and ends.
constexpr int attempts = 5;

Error beingSaved(const QString &path)
{
    return {QT_TRANSLATE_NOOP("Message", "another program is writing this file or one that belongs to it; try again"),
            path.toStdString()};
}

Result<std::unique_ptr<Document>> provenDocument(FormatRegistry::Source &source, const QString &path)
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
    StoredFiles stored{.loadedPath = info.absoluteFilePath(), .keepOriginals = !proof.exact, .stamps = files.stamps()};
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

/// Our own formats report what they can't read; but memory may run out, and a third-party plugin may throw anything.
Result<std::unique_ptr<Document>> guardedDocument(FormatRegistry::Source &source, const QString &path)
{
    const auto failed = [&](const char *what) {
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the reader for “%1” failed: %2"),
                             {source.format->info().name.toStdString(), what}),
                     path.toStdString()};
    };
    try {
        return provenDocument(source, path);
    } catch (const std::bad_alloc &) {
        return Error{QT_TRANSLATE_NOOP("Message", "there is not enough memory to read this file"), path.toStdString()};
    } catch (const std::exception &exception) {
        return failed(exception.what());
    } catch (...) {
        return failed("unknown exception");
    }
}

} // namespace

Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const QString &path, OpenFor purpose,
                                               const QString &reading)
{
    Diagnostics folderDiagnostics;
    if (purpose == OpenFor::Editing)
        finishInterruptedSaves(QFileInfo(path).absolutePath(), folderDiagnostics);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        Result<FormatRegistry::Source> found = formats.source(path);
        if (!found)
            return found.error();
        if (!reading.isEmpty())
            found->files.setReading(reading);
        found->diagnostics = folderDiagnostics;
        const QString modelPath = found->files.name();
        Result<std::unique_ptr<Document>> document = guardedDocument(*found, modelPath);
        if (found->files.isCurrent())
            return document;
    }
    return beingSaved(path);
}

Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats,
                                               const std::function<Result<FileSet>()> &read, const QString &path)
{
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const Result<FileSet> files = read();
        if (!files)
            return files.error();
        Result<FormatRegistry::Source> found = formats.source(*files);
        if (!found)
            return found.error();
        const QString modelPath = found->files.name() == files->name() ? path : found->files.name();
        Result<std::unique_ptr<Document>> document = guardedDocument(*found, modelPath);
        if (found->files.isCurrent())
            return document;
    }
    return beingSaved(path);
}

Result<std::unique_ptr<Document>> openDocument(const FormatRegistry &formats, const FileSet &files, const QString &path)
{
    Result<FormatRegistry::Source> found = formats.source(files);
    if (!found)
        return found.error();
    const QString modelPath = found->files.name() == files.name() ? path : found->files.name();
    return guardedDocument(*found, modelPath);
}

std::shared_ptr<const Importer> importerFor(const QString &path, const FormatRegistry &formats)
{
    const QByteArray head = readHead(path, 4096);
    const QString suffix = QFileInfo(path).suffix().toLower();
    return formats.find(viewOf(head), suffix) ? nullptr : formats.importerOf(viewOf(head), suffix);
}

} // namespace sinew
