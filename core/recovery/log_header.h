// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// A file that the steps of a log begin from.
struct LoggedFile
{
    QString name; ///< its absolute path; of a snapshot as in OutputFile: within the set, empty for the own file
    qint64 size = 0;
    QByteArray digest; ///< SHA-256
};

/// What a log says before its steps: which document, and from which files and by which descriptions they can be done
/// again.
struct LogHeader
{
    QString format;                ///< FormatInfo::id
    QString reading;               ///< Format::readingOf()
    QString path, title;           ///< of the document; the title is what one without a path is called
    qint64 begun = 0;              ///< milliseconds since 1970
    bool isSnapshot = false;       ///< the files stand beside the log, not where the document has its own
    std::vector<LoggedFile> files; ///< the own file first
    QByteArray descriptions;       ///< descriptionDigest()
    QByteArray objects;            ///< LoggedObjects
};

QByteArray encodeHeader(const LogHeader &header);
std::optional<LogHeader> decodeHeader(Bytes bytes);

/// How a log names a file of the disk: absolute, without "..".
QString loggedPath(const QString &path);

/// A text with its length before it.
void encodeText(ByteWriter &out, const QString &text);
/// Sets ByteReader::failed() when it isn't there.
QString decodeText(ByteReader &in);

} // namespace sinew
