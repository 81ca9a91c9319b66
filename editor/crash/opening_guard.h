// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/attempt_log.h"
#include "widgets/shared/notice.h"

#include <QObject>

#include <memory>
#include <unordered_map>

namespace sinew {

class FileActions;
class ViewportWidget;

/// Notes which file is being opened until it has been read, drawn, and the program has run on for a while. A file that
/// was being opened when the program ended is not opened again by itself.
class OpeningGuard : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    OpeningGuard(FileActions &files, ViewportWidget &viewport, AttemptLog attempts, QObject *parent);

    /// Opens files that nobody chooses just now, but those whose opening has ended the program: they are offered, as
    /// are others of which that holds. `reading`: as for FileActions::openAs().
    void openAtStart(const QStringList &paths, const QString &reading);
    /// How long the program runs on after a file was drawn before nothing can be blamed on it.
    void setSettling(int milliseconds) { m_settling = milliseconds; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void follow(const std::shared_ptr<void> &attempt);
    /// Drops an attempt after so many milliseconds, unless it was dropped before.
    void endIn(int milliseconds, quint64 id);
    void offer(const FailedAttempt &attempt, const QString &reading);

    FileActions &m_files;
    ViewportWidget &m_viewport;
    AttemptLog m_attempts;
    std::unordered_map<quint64, std::shared_ptr<void>> m_running; ///< each notes that a file is being opened
    quint64 m_lastId = 0;
    int m_settling = 2000;
};

} // namespace sinew
