// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/document_opener.h"

#include "core/document/open_document.h"
#include "editor/assets/asset_file_set.h"

#include <QFileInfo>

namespace sinew {

namespace {

Result<std::unique_ptr<Document>> openFromArchive(const FormatRegistry &formats, const AssetSource &archive,
                                                  const QString &path, const QString &name)
{
    QString archivedPath;
    const auto read = [&]() -> Result<FileSet> {
        const std::shared_ptr<AssetSet> set = archive.set();
        const auto asset = set->read(path);
        if (!asset)
            return Error{QT_TRANSLATE_NOOP("Message", "the archive has no such file, or it can't be read"),
                         name.toStdString()};
        archivedPath = asset->path;
        return fileSetOf(set, *asset, name);
    };
    auto document = openDocument(formats, read, name);
    if (!document)
        return document.error();
    // No file on the disk belongs to the document: it is saved elsewhere, with all its files.
    (*document)->setObjectName(QFileInfo((*document)->path()).fileName());
    (*document)->setPath({});
    StoredFiles stored;
    if (QFileInfo(archive.name()).isFile()) {
        stored.archive = archive.name();
        stored.archivedPath = archivedPath;
    }
    (*document)->setStoredFiles(std::move(stored));
    return document;
}

} // namespace

QString pathInArchive(const AssetSource &archive, const QString &path)
{
    return archive.name() + u'/' + QString(path).replace(u'\\', u'/');
}

DocumentOpener::DocumentOpener(const FormatRegistry &formats, QObject *parent) : QObject(parent), m_formats(formats) {}

void DocumentOpener::open(const QString &path, Loaded loaded, const QString &reading)
{
    ask({path,
         [path, reading](const FormatRegistry &formats) {
             return openDocument(formats, path, OpenFor::Editing, reading);
         },
         std::move(loaded), m_watch});
}

void DocumentOpener::open(const std::shared_ptr<AssetSource> &archive, const QString &path, Loaded loaded)
{
    const QString name = pathInArchive(*archive, path);
    ask({name,
         [archive, path, name](const FormatRegistry &formats) {
             return openFromArchive(formats, *archive, path, name);
         },
         std::move(loaded)});
}

void DocumentOpener::ask(Request request)
{
    m_waiting.push_back(std::move(request));
    next();
}

void DocumentOpener::next()
{
    if (m_tasks.isBusy())
        return;
    if (m_waiting.empty()) {
        Q_EMIT idle();
        return;
    }
    Request request = std::move(m_waiting.front());
    m_waiting.pop_front();
    start(std::move(request));
}

void DocumentOpener::start(Request request)
{
    struct Opened
    {
        std::shared_ptr<void> watched;
        Result<std::unique_ptr<Document>> document;
    };
    const QString path = request.path;
    m_tasks.run(
        [this, path, read = std::move(request.read), watch = std::move(request.watch), home = thread()](Task &task) {
            task.post([this, path] { Q_EMIT started(path); });
            std::shared_ptr<void> watched = watch ? watch(path) : nullptr;
            auto document = read(m_formats);
            if (document)
                (*document)->moveToThread(home);
            return Opened{std::move(watched), std::move(document)};
        },
        [this, path, loaded = std::move(request.loaded)](Opened result) {
            if (result.document) {
                loaded(std::move(*result.document));
                Q_EMIT opened(result.watched);
            } else {
                Q_EMIT failed(path, result.document.error());
            }
            next();
        });
}

bool DocumentOpener::finish(int milliseconds)
{
    m_waiting.clear();
    cancel();
    return m_tasks.waitForDone(milliseconds);
}

void DocumentOpener::cancel()
{
    // A running read can't be interrupted; what is requested next must not wait for it.
    m_tasks.abandon();
    next();
}

} // namespace sinew

#include "moc_document_opener.cpp"
