// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/crash/attempt.h"

#include <memory>
#include <vector>

namespace sinew {

/// Something that was tried with a file and failed.
struct FailedAttempt
{
    QString note;   ///< the note's file
    QString path;   ///< absolute, of the file that it was tried with
    QString reason; ///< empty: the program ended during the attempt
};

/// Records on disk what is being tried with files, so that the next start can tell what crashed the program. There is
/// one log for each kind of attempt. Attempts with a file that has changed since, or is gone, are forgotten. May be
/// used from any thread.
class AttemptLog
{
public:
    /// `folder`: where the notes are; created when needed. Empty: nothing is noted.
    explicit AttemptLog(QString folder = {}) : m_folder(std::move(folder)) {}
    /// The log of a kind ("plugins") in the state folder.
    static AttemptLog ofUser(const QString &kind);

    /// Notes an attempt, replacing an earlier one with the same file. Null if it can't be noted; the attempt may be
    /// made all the same.
    std::unique_ptr<Attempt> begin(const QString &path) const;
    /// Attempts that failed or whose program has ended, by path. Those of running programs are not included.
    std::vector<FailedAttempt> failed() const;
    void forget(const FailedAttempt &attempt) const;

private:
    QString m_folder;
};

} // namespace sinew
