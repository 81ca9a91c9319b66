// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/attempt_log.h"

#include "core/system/crash/attempt_note.h"
#include "core/system/file_operations.h"
#include "core/system/state_folder.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

const QString noteSuffix = QStringLiteral(".json");

} // namespace

AttemptLog AttemptLog::ofUser(const QString &kind)
{
    const QString state = stateFolder();
    return AttemptLog(state.isEmpty() ? QString() : state + QStringLiteral("/attempts/") + kind);
}

std::unique_ptr<Attempt> AttemptLog::begin(const QString &path) const
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const std::optional<FileStamp> stamp = fileStamp(absolute);
    if (m_folder.isEmpty() || !stamp || !makePrivateFolder(m_folder))
        return nullptr;
    const QByteArray name = QCryptographicHash::hash(QFile::encodeName(absolute), QCryptographicHash::Sha256).toHex();
    const QString note = m_folder + u'/' + QString::fromLatin1(name) + noteSuffix;
    SystemFile file = writeAttemptNote(note, {absolute, *stamp, {}});
    return file.isOpen() ? std::make_unique<Attempt>(note, absolute, std::move(file)) : nullptr;
}

std::vector<FailedAttempt> AttemptLog::failed() const
{
    std::vector<FailedAttempt> attempts;
    if (m_folder.isEmpty())
        return attempts;
    const QDir folder(m_folder);
    for (const QString &name : folder.entryList({u'*' + noteSuffix}, QDir::Files)) {
        const QString path = m_folder + u'/' + name;
        SystemFile file = SystemFile::open(path);
        if (!file.isOpen() || file.lock() == SystemFile::Lock::InUse)
            continue;
        const std::optional<AttemptNote> note = readAttemptNote(file);
        if (!note)
            continue;
        const std::optional<FileStamp> now = fileStamp(note->path);
        if (now && now->size == note->stamp.size && now->modified == note->stamp.modified)
            attempts.push_back({path, note->path, note->reason});
        else
            removeFile(path);
    }
    std::sort(attempts.begin(), attempts.end(),
              [](const FailedAttempt &a, const FailedAttempt &b) { return a.path < b.path; });
    return attempts;
}

void AttemptLog::forget(const FailedAttempt &attempt) const
{
    removeFile(attempt.note);
}

} // namespace sinew
