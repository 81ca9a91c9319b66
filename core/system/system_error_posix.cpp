// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_error.h"

#include <cerrno>

namespace sinew {

std::error_code lastSystemError()
{
    return {errno, std::generic_category()};
}

Error systemError(const QString &what, const QString &path)
{
    const std::string reason = lastSystemError().message();
    return Error{(what + QStringLiteral(": ") + QString::fromLocal8Bit(reason.c_str())).toStdString(),
                 path.toStdString()};
}

} // namespace sinew
