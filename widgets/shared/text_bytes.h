// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace sinew {

/// Lossless conversion of a file's bytes to text and back: UTF-8 where it is valid, and each other byte (old tools
/// wrote code pages) as one character of a private range that textToBytes() turns back into the byte.
QString textFromBytes(std::string_view bytes);
QByteArray textToBytes(const QString &text);

} // namespace sinew
