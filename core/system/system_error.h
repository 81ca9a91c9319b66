// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

#include <system_error>

namespace sinew {

/// Why the operating system refused this thread's last call. Only meaningful right after a function of this folder
/// failed.
std::error_code lastSystemError();

/// The same as a message about `path`, after a sentence that says what was tried.
Error systemError(const QString &what, const QString &path);

} // namespace sinew
