// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <string>

namespace sinew {

/// A path in the form that the system takes without changing it (\\?\…): of any length, absolute, with backslashes. For
/// Windows sources of core/system only. Empty, with an error of the system, for what names no file or folder of a
/// disk: devices (CON, NUL, COM1), pipes, streams within a file ("a.mdx:b"), and names with NUL.
std::wstring systemPath(const QString &path);

} // namespace sinew
