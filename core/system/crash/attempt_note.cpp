// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/attempt_note.h"

#include "core/system/file_operations.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sinew {

namespace {

constexpr qsizetype maxNoteBytes = 64 << 10;
const QString pathKey = QStringLiteral("path"), sizeKey = QStringLiteral("size"),
              modifiedKey = QStringLiteral("modified"), reasonKey = QStringLiteral("reason");

} // namespace

SystemFile writeAttemptNote(const QString &file, const AttemptNote &note)
{
    // JSON numbers are not precise enough for nanoseconds.
    const std::string text = QJsonDocument(QJsonObject{{pathKey, note.path},
                                                       {sizeKey, QString::number(note.stamp.size)},
                                                       {modifiedKey, QString::number(note.stamp.modified)},
                                                       {reasonKey, note.reason}})
                                 .toJson()
                                 .toStdString();
    removeFile(file);
    SystemFile written = SystemFile::create(file);
    // Locked before it has content: nobody takes it for one of a program that has ended.
    if (written.isOpen()) {
        written.lock();
        if (!written.append(bytesOf(text)))
            written.close();
    }
    return written;
}

std::optional<AttemptNote> readAttemptNote(SystemFile &file)
{
    const auto content = file.read(maxNoteBytes);
    const QJsonObject object = content ? QJsonDocument::fromJson(*content).object() : QJsonObject();
    AttemptNote note{.path = object[pathKey].toString(), .reason = object[reasonKey].toString()};
    bool hasSize = false, hasTime = false;
    note.stamp.size = object[sizeKey].toString().toLongLong(&hasSize);
    note.stamp.modified = object[modifiedKey].toString().toLongLong(&hasTime);
    return hasSize && hasTime && !note.path.isEmpty() ? std::optional(note) : std::nullopt;
}

} // namespace sinew
