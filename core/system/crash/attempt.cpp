// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/attempt.h"

#include "core/system/crash/attempt_note.h"
#include "core/system/file_operations.h"

namespace sinew {

Attempt::~Attempt()
{
    if (!m_failed)
        removeFile(m_note);
}

void Attempt::fail(const QString &reason)
{
    const FileStamp stamp = fileStamp(m_path).value_or(FileStamp());
    m_file = writeAttemptNote(m_note, {m_path, stamp, reason});
    m_failed = true;
}

} // namespace sinew
