// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_writer.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sinew {

/// A file that the steps of a log start from.
struct LoggedFile
{
    QString name; ///< its absolute path; in a snapshot as in OutputFile: within the set, empty for the own file
    qint64 size = 0;
    QByteArray digest; ///< SHA-256
};

/// The part of a log before its steps: which document, and the files and descriptions needed to repeat the steps.
struct LogHeader
{
    QString format;                ///< FormatInfo::id
    QString reading;               ///< Format::readingOf()
    QString path, title;           ///< of the document; the title is what one without a path is called
    qint64 begun = 0;              ///< milliseconds since 1970
    bool isSnapshot = false;       ///< the files lie beside the log, not where the document has its own
    std::vector<LoggedFile> files; ///< the own file first
    QByteArray descriptions;       ///< descriptionDigest()
    QByteArray objects;            ///< LoggedObjects
};

QByteArray encodeHeader(const LogHeader &header);
std::optional<LogHeader> decodeHeader(Bytes bytes);

/// The name of a file on disk as used in logs: absolute, without "..".
QString loggedPath(const QString &path);

/// A text preceded by its length.
void encodeText(ByteWriter &out, const QString &text);
/// Sets ByteReader::failed() if it isn't there.
QString decodeText(ByteReader &in);

} // namespace sinew
