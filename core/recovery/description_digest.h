// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace sinew {

struct StructInfo;

/// SHA-256 of the descriptions of a root structure and everything below it: names, rows and types. A log written by
/// another version of the program with other descriptions can't be read with these.
QByteArray descriptionDigest(const StructInfo &root);

} // namespace sinew
