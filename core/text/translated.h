// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

namespace sinew {

/// A message in the user's language, arguments included.
QString translated(const Message &message);
/// An error with its file, offset and path, in the user's language.
QString translated(const Error &error);

} // namespace sinew
