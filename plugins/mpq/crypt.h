// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>

namespace sinew {

/// The kinds of values that mpqHash() computes from a name.
enum class MpqHash { TableOffset, NameA, NameB, FileKey };

/// Hash of a name, ignoring the case of ASCII letters and treating '/' like '\\'.
std::uint32_t mpqHash(const QByteArray &name, MpqHash kind);

/// Decrypts the whole words of `bytes` in place; up to three bytes after them are never encrypted.
void mpqDecrypt(char *bytes, qsizetype size, std::uint32_t key);
/// The inverse.
void mpqEncrypt(char *bytes, qsizetype size, std::uint32_t key);

} // namespace sinew
