// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace sinew {

struct StructInfo;

/// SHA-256 of what a root structure and all below it are described as: names, rows and types. A log that another
/// version of the program wrote with other descriptions can't be read by these.
QByteArray descriptionDigest(const StructInfo &root);

} // namespace sinew
