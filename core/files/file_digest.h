// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"

#include <QByteArray>
#include <QString>

namespace sinew {

/// SHA-256, 32 bytes.
QByteArray digestOf(Bytes bytes);

/// The same of a regular file; empty when there is none or it can't be read.
QByteArray fileDigest(const QString &path);

} // namespace sinew
