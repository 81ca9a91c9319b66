// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

#include <string>

namespace sinew {

/// A message in the user's language, arguments included.
QString translated(const Message &message);
/// A label of a field, structure, value or object in the user's language.
QString translatedLabel(const char *label);
/// The same in UTF-8, for names that a format creates.
std::string shownLabel(const char *label);
/// An error with its file, offset and path, in the user's language.
QString translated(const Error &error);
/// Only its file, offset and path: "file: offset 0x1234: path"; empty if it has none.
QString translatedPlace(const Error &error);

} // namespace sinew
