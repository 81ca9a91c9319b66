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

/// Where a model inside an archive would lie if the archive were a folder: what it is called in messages.
QString pathInArchive(const AssetSource &archive, const QString &path);

/// Opens documents in a thread of its own, one after the other, so that the window never waits.
class DocumentOpener : public QObject
{
    Q_OBJECT

public:
    using Loaded = std::function<void(std::unique_ptr<Document>)>;

    /// `formats` must live as long as this object.
    explicit DocumentOpener(const FormatRegistry &formats, QObject *parent = nullptr);

    /// Called before a file of the disk is read, in the thread that reads it; what it returns lives until the file was
    /// read and shown, or was given up, and longer if opened() hands it on.
    using Watch = std::function<std::shared_ptr<void>(const QString &path)>;
    /// To be set before anything is opened.
    void setWatch(Watch watch) { m_watch = std::move(watch); }

    /// Calls `loaded` in this object's thread when the file was read, unless it failed or was cancelled. `reading`: one
    /// of Format::readings(); empty: the format decides.
    void open(const QString &path, Loaded loaded, const QString &reading = {});
    /// The same for a model inside an archive: the document has no path, and documentTitle() is its name there.
    void open(const std::shared_ptr<AssetSource> &archive, const QString &path, Loaded loaded);
    /// Gives up the file that is being read, and goes on with the next one.
    void cancel();
    /// Gives up all files, and waits for what can't be interrupted. False when it still runs: then this object and the
    /// formats must stay until the process ends.
    bool finish(int milliseconds);
    bool isBusy() const { return m_tasks.isBusy() || !m_waiting.empty(); }
    /// Files that were asked for and are not open yet.
    int pending() const { return m_tasks.pending() + int(m_waiting.size()); }

Q_SIGNALS:
    /// The file is being read now.
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
    /// One at a time keeps the order in which files were asked for.
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
