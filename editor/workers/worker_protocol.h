// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// The names in the heads of messages (worker_message.h).
namespace sinew::worker_protocol {

// A worker's first message is one of these.
inline const QString ready = QStringLiteral("ready");     ///< how it is confined, for people
inline const QString problem = QStringLiteral("problem"); ///< also in replies: what went wrong, in the user's language

/// The task; a worker's questions have `question` instead.
inline const QString request = QStringLiteral("request");
inline const QString question = QStringLiteral("question");

inline const QString found = QStringLiteral("found");
inline const QString name = QStringLiteral("name");
inline const QString path = QStringLiteral("path");
inline const QString source = QStringLiteral("source");
inline const QString side = QStringLiteral("side");
inline const QString key = QStringLiteral("key");
inline const QString lasting = QStringLiteral("lasting"); ///< the problem lies in the file itself

} // namespace sinew::worker_protocol
