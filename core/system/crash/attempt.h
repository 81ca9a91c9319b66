// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/system_file.h"

namespace sinew {

/// Something that is being tried and may crash the program: a note on disk says so as long as this object lives.
/// Created by AttemptLog; may be moved to another thread.
class Attempt
{
public:
    Attempt(QString note, QString path, SystemFile file)
        : m_note(std::move(note)), m_path(std::move(path)), m_file(std::move(file))
    {
    }
    /// It did not crash the program: removes the note, unless it failed.
    ~Attempt();
    Attempt(const Attempt &) = delete;
    Attempt &operator=(const Attempt &) = delete;

    /// It failed in another way, which stays noted. `reason`: user-readable; not empty.
    void fail(const QString &reason);

private:
    QString m_note, m_path;
    SystemFile m_file; ///< the note, locked, so that another program sees that this one is trying
    bool m_failed = false;
};

} // namespace sinew
