// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/crash/opening_guard.h"

#include "editor/documents/file_actions.h"
#include "viewport/view/viewport_widget.h"

#include <QFileInfo>
#include <QPointer>
#include <QTimer>

#include <algorithm>

namespace sinew {

namespace {

/// Time to wait for a picture of the file; none comes while the window is hidden.
constexpr int longestWaitForPicture = 30000;

} // namespace

OpeningGuard::OpeningGuard(FileActions &files, ViewportWidget &viewport, AttemptLog attempts, QObject *parent)
    : QObject(parent), m_files(files), m_viewport(viewport), m_attempts(std::move(attempts))
{
    files.opener().setWatch(
        [attempts = m_attempts](const QString &path) -> std::shared_ptr<void> { return attempts.begin(path); });
    connect(&files.opener(), &DocumentOpener::opened, this, &OpeningGuard::follow);
}

void OpeningGuard::follow(const std::shared_ptr<void> &attempt)
{
    if (!attempt)
        return;
    const quint64 id = ++m_lastId;
    m_running[id] = attempt;
    if (!m_viewport.unavailable().isEmpty()) {
        endIn(m_settling, id);
        return;
    }
    endIn(longestWaitForPicture, id);
    m_viewport.capture([kept = QPointer<OpeningGuard>(this), id](const QImage &) {
        if (kept)
            kept->endIn(kept->m_settling, id);
    });
}

void OpeningGuard::endIn(int milliseconds, quint64 id)
{
    QTimer::singleShot(milliseconds, this, [this, id] { m_running.erase(id); });
}

void OpeningGuard::openAtStart(const QStringList &paths, const QString &reading)
{
    const std::vector<FailedAttempt> failed = m_attempts.failed();
    for (const QString &path : paths) {
        const QString absolute = QFileInfo(path).absoluteFilePath();
        const auto isThis = [&](const FailedAttempt &attempt) { return attempt.path == absolute; };
        if (std::none_of(failed.begin(), failed.end(), isThis))
            m_files.openAs(path, reading);
    }
    for (const FailedAttempt &attempt : failed)
        offer(attempt, reading);
}

void OpeningGuard::offer(const FailedAttempt &attempt, const QString &reading)
{
    Q_EMIT notice({Severity::Warning,
                   tr("“%1” was being opened when Sinew closed unexpectedly.").arg(QFileInfo(attempt.path).fileName()),
                   {{tr("Open anyway"), [this, attempt, reading] { m_files.openAs(attempt.path, reading); }},
                    {tr("Forget"), [this, attempt] { m_attempts.forget(attempt); }}},
                   nullptr,
                   attempt.note});
}

} // namespace sinew

#include "moc_opening_guard.cpp"
