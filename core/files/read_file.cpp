// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/read_file.h"

#include "core/system/system_error.h"
#include "core/system/system_file.h"

namespace sinew {

namespace {

/// "1.5 GiB", "12 MiB".
std::string sizeText(qint64 bytes)
{
    const bool isGigabytes = bytes >= qint64(1) << 30;
    const double amount = double(bytes) / double(qint64(1) << (isGigabytes ? 30 : 20));
    return QString::number(amount, 'g', 3).toStdString() + (isGigabytes ? " GiB" : " MiB");
}

Message tooLarge(qint64 size, qint64 limit)
{
    const bool looksAlike = sizeText(size) == sizeText(limit);
    const auto text = [&](qint64 bytes) { return looksAlike ? std::to_string(bytes) + " B" : sizeText(bytes); };
    return {QT_TRANSLATE_NOOP("Message", "the file has %1; at most %2 are read"), {text(size), text(limit)}};
}

} // namespace

Result<ReadFile> readFile(const QString &path, qint64 limit)
{
    const auto refused = [&](Message message) { return Error{std::move(message), path.toStdString()}; };
    SystemFile file = SystemFile::openToRead(path);
    if (!file.isOpen() && lastSystemError() == std::errc::no_such_file_or_directory)
        return refused(QT_TRANSLATE_NOOP("Message", "there is no such file"));
    if (!file.isOpen())
        return refused(
            Message(QT_TRANSLATE_NOOP("Message", "the file can't be opened: %1"), {lastSystemError().message()}));
    if (!file.isRegular())
        return refused(QT_TRANSLATE_NOOP("Message", "this is not a regular file"));
    const std::optional<FileStamp> stamp = file.stamp();
    if (stamp && stamp->size > limit)
        return refused(tooLarge(stamp->size, limit));
    std::optional<QByteArray> bytes = file.read(qsizetype(limit));
    if (!stamp || !bytes)
        return refused(
            Message(QT_TRANSLATE_NOOP("Message", "the file can't be read: %1"), {lastSystemError().message()}));
    if (bytes->isNull())
        bytes = QByteArray("");
    return ReadFile{std::move(*bytes), *stamp};
}

QByteArray readHead(const QString &path, qint64 count)
{
    SystemFile file = SystemFile::openToRead(path);
    return file.isOpen() && file.isRegular() ? file.readHead(count).value_or(QByteArray()) : QByteArray();
}

} // namespace sinew
