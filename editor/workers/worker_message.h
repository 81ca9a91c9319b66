// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/workers has untrusted files read by processes that can do nothing else: it starts and confines them, talks to
// them, and answers their questions.

#include "core/system/system_file.h"

#include <QByteArray>
#include <QImage>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace sinew {

// The messages between the program and its workers. Everything that a worker sends is as untrusted as the files that it
// reads: numbers and texts are checked, pictures are sent as pixels.

/// Named values followed by bytes.
struct WorkerMessage
{
    QJsonObject head;
    QByteArray body = {};
};

/// A message with open files.
struct WorkerParcel
{
    WorkerMessage message;
    std::vector<SystemFile> files = {};
};

QByteArray packed(const WorkerMessage &message);
/// Null for data that packed() doesn't write.
std::optional<WorkerMessage> unpacked(const QByteArray &bytes);

/// A message that has a picture as its body: rows of red, green, blue, alpha.
WorkerMessage pictureMessage(const QImage &picture);
/// The picture of such a message; null for any other, and if a side is longer than `side`.
QImage pictureOf(const WorkerMessage &message, int side);

} // namespace sinew
