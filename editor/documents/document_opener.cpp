// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/document_opener.h"

#include "core/document/open_document.h"
#include "editor/assets/asset_file_set.h"

#include <QFileInfo>
#include <QThread>

#include <algorithm>

namespace sinew {

namespace {

Result<std::unique_ptr<Document>> openFromArchive(const FormatRegistry &formats, const AssetSource &archive,
                                                  const QString &path, const QString &name)
{
    const auto asset = archive.read(path);
    if (!asset)
        return Error{QT_TRANSLATE_NOOP("Message", "the archive has no such file, or it can't be read"),
                     name.toStdString()};
    auto document = openDocument(formats, fileSetOf(archive, *asset, name), name);
    if (!document)
        return document.error();
    // Nothing on the disk is the document's: it is saved elsewhere, with all its files.
    (*document)->setObjectName(QFileInfo((*document)->path()).fileName());
    (*document)->setPath({});
    (*document)->setStoredFiles({});
    return document;
}

} // namespace

QString pathInArchive(const AssetSource &archive, const QString &path)
{
    return archive.name() + u'/' + QString(path).replace(u'\\', u'/');
}

DocumentOpener::DocumentOpener(const FormatRegistry &formats, QObject *parent) : QObject(parent), m_formats(formats)
{
    // One at a time keeps the order in which files were asked for.
    m_thread.setMaxThreadCount(1);
}

DocumentOpener::~DocumentOpener()
{
    *m_cancelled = true;
    m_thread.clear();
    m_thread.waitForDone();
}

void DocumentOpener::open(const QString &path, Loaded loaded, const QString &reading)
{
    start(
        path, [path, reading](const FormatRegistry &formats) { return openDocument(formats, path, reading); },
        std::move(loaded));
}

void DocumentOpener::open(const std::shared_ptr<AssetSource> &archive, const QString &path, Loaded loaded)
{
    const QString name = pathInArchive(*archive, path);
    start(
        name,
        [archive, path, name](const FormatRegistry &formats) { return openFromArchive(formats, *archive, path, name); },
        std::move(loaded));
}

void DocumentOpener::start(const QString &path, Read read, Loaded loaded)
{
    ++m_pending;
    m_thread.start([this, path, read = std::move(read), cancelled = m_cancelled, home = thread(),
                    loaded = std::move(loaded)] {
        const auto atHome = [this](const auto &call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
        atHome([this, path, cancelled] {
            if (!*cancelled)
                Q_EMIT started(path);
        });
        // Shared because a queued call must be copyable.
        auto result = std::make_shared<Result<std::unique_ptr<Document>>>(read(m_formats));
        if (*result)
            (**result)->moveToThread(home);
        atHome([this, path, cancelled, result, loaded] {
            if (*cancelled) {
                m_thread.setMaxThreadCount(std::max(1, m_thread.maxThreadCount() - 1));
                return;
            }
            --m_pending;
            if (*result)
                loaded(std::move(**result));
            else
                Q_EMIT failed(path, result->error());
            if (m_pending == 0)
                Q_EMIT idle();
        });
    });
}

bool DocumentOpener::finish(int milliseconds)
{
    cancel();
    return m_thread.waitForDone(milliseconds);
}

void DocumentOpener::cancel()
{
    *m_cancelled = true;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_pending = 0;
    m_thread.clear();
    // What is being read can't be interrupted; what is asked for next must not wait for it.
    m_thread.setMaxThreadCount(m_thread.activeThreadCount() + 1);
    Q_EMIT idle();
}

} // namespace sinew

#include "moc_document_opener.cpp"
