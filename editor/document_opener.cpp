// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/document_opener.h"

#include <QThread>

#include <algorithm>

namespace sinew {

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

void DocumentOpener::open(const QString &path, Loaded loaded)
{
    ++m_pending;
    m_thread.start([this, path, cancelled = m_cancelled, home = thread(), loaded = std::move(loaded)] {
        const auto atHome = [this](const auto &call) { QMetaObject::invokeMethod(this, call, Qt::QueuedConnection); };
        atHome([this, path, cancelled] {
            if (!*cancelled)
                Q_EMIT started(path);
        });
        // Shared because a queued call must be copyable.
        auto result = std::make_shared<Result<std::unique_ptr<Document>>>(m_formats.open(path));
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
