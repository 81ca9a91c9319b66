// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_error.h"

#include <QString>

#include <windows.h>

namespace sinew {

std::error_code lastSystemError()
{
    return {int(::GetLastError()), std::system_category()};
}

Error systemError(const QString &what, const QString &path)
{
    // In the user's language; the category's own message is in the code page of old programs.
    const QString reason = qt_error_string(int(::GetLastError())).trimmed();
    return Error{(what + QStringLiteral(": ") + reason).toStdString(), path.toStdString()};
}

} // namespace sinew
