// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/standard_streams.h"

#include <QFile>

#include <unistd.h>

namespace sinew {

bool takeStandardStreams(QFile &input, QFile &output)
{
    if (!output.open(::dup(STDOUT_FILENO), QIODevice::WriteOnly | QIODevice::Unbuffered, QFile::AutoCloseHandle) ||
        !input.open(STDIN_FILENO, QIODevice::ReadOnly))
        return false;
    ::dup2(STDERR_FILENO, STDOUT_FILENO);
    return true;
}

} // namespace sinew
