// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace sinew {

/// Text of a file's bytes, and back, without loss: UTF-8 where it is, and each byte that is not (old tools wrote code
/// pages) as one character of a private range that textToBytes() turns back into the byte.
QString textFromBytes(std::string_view bytes);
QByteArray textToBytes(const QString &text);

} // namespace sinew
