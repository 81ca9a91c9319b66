// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_source.h"
#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "core/format/format_registry.h"

#include <QObject>

#include <deque>
#include <functional>

namespace sinew {

/// The path of a model inside an archive as if the archive were a folder: used in messages.
QString pathInArchive(const AssetSource &archive, const QString &path);

/// Opens documents in its own thread, one after the other, so that the window never waits.
class DocumentOpener : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::function<void(std::unique_ptr<Document>)>;

    /// `formats` must live as long as this object.
    explicit DocumentOpener(const FormatRegistry &formats, QObject *parent = nullptr);

    /// Called before a file on the disk is read, in the thread that reads it; the returned object lives until the file
    /// was read and shown, or was given up, and longer if opened() passes it on.
    using Watch = std::function<std::shared_ptr<void>(const QString &path)>;
    /// To be set before anything is opened.
    void setWatch(Watch watch) { m_watch = std::move(watch); }

    /// Calls `loaded` in this object's thread once the file was read, unless that failed or was cancelled. `reading`:
    /// one of Format::readings(); empty: the format decides.
    void open(const QString &path, Loaded loaded, const QString &reading = {});
    /// The same for a model inside an archive: the document has no path, and documentTitle() is its name in the
    /// archive.
    void open(const std::shared_ptr<AssetSource> &archive, const QString &path, Loaded loaded);
    /// Gives up on the file that is being read, and continues with the next one.
    void cancel();
    /// Gives up on all files, and waits for a read that can't be interrupted. False if it is still running: then this
    /// object and the formats must stay until the process ends.
    bool finish(int milliseconds);
    bool isBusy() const { return m_tasks.isBusy() || !m_waiting.empty(); }
    /// Files that were requested and are not open yet.
    int pending() const { return m_tasks.pending() + int(m_waiting.size()); }

Q_SIGNALS:
    /// The file is now being read.
    void started(const QString &path);
    /// The file was read and `loaded` called. `watched`: what the watch returned.
    void opened(const std::shared_ptr<void> &watched);
    /// Nothing is pending any more.
    void idle();
    void failed(const QString &path, const sinew::Error &error);

private:
    using Read = std::function<Result<std::unique_ptr<Document>>(const FormatRegistry &)>;
    struct Request
    {
        QString path;
        Read read;
        Loaded loaded;
        Watch watch = {};
    };
    void ask(Request request);
    void next();
    void start(Request request);

    const FormatRegistry &m_formats;
    Watch m_watch;
    std::deque<Request> m_waiting;
    /// One at a time, to keep the order in which files were requested.
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
