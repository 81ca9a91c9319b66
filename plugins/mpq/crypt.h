// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>

namespace sinew {

/// What mpqHash() works out of a name.
enum class MpqHash { TableOffset, NameA, NameB, FileKey };

/// Of a name without the case of ASCII letters, '/' like '\\'.
std::uint32_t mpqHash(const QByteArray &name, MpqHash kind);

/// Decrypts the whole words of `bytes` in place; up to three bytes behind them are never encrypted.
void mpqDecrypt(char *bytes, qsizetype size, std::uint32_t key);
/// The way back.
void mpqEncrypt(char *bytes, qsizetype size, std::uint32_t key);

} // namespace sinew
