// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/file_stamp.h"

#include <chrono>

namespace sinew {

bool mayChangeUnnoticed(const FileStamp &stamp)
{
    using namespace std::chrono;
    constexpr nanoseconds tick = 50ms; // far more than the usual ones
    return duration_cast<nanoseconds>(system_clock::now().time_since_epoch()) <= nanoseconds(stamp.modified) + tick;
}

} // namespace sinew
