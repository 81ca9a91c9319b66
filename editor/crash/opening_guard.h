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

/// Notes which file is being opened until it has been read and drawn and the program has run for a while longer. A file
/// that was being opened when the program ended is not opened again automatically.
class OpeningGuard : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this object.
    OpeningGuard(FileActions &files, ViewportWidget &viewport, AttemptLog attempts, QObject *parent);

    /// Opens files that the user did not choose just now, except those whose opening has ended the program: they are
    /// offered instead, as are all other such files. `reading`: as for FileActions::openAs().
    void openAtStart(const QStringList &paths, const QString &reading);
    /// How long the program must run after a file was drawn before nothing can be blamed on it.
    void setSettling(int milliseconds) { m_settling = milliseconds; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void follow(const std::shared_ptr<void> &attempt);
    /// Drops an attempt after this time, unless it was dropped before.
    void endIn(int milliseconds, quint64 id);
    void offer(const FailedAttempt &attempt, const QString &reading);

    FileActions &m_files;
    ViewportWidget &m_viewport;
    AttemptLog m_attempts;
    std::unordered_map<quint64, std::shared_ptr<void>> m_running; ///< each records that a file is being opened
    quint64 m_lastId = 0;
    int m_settling = 2000;
};

} // namespace sinew
