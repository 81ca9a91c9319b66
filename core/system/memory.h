// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Lets the allocator keep up to 128 MB of freed memory for the next file. Otherwise it is returned to the system after
/// every model and comes back page by page, which took a quarter of the time spent reading models. Call it at a
/// program's start; does nothing if the C library is not glibc.
void keepFreedMemory();

} // namespace sinew
