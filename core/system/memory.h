// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Lets the allocator keep up to 128 MB of freed memory for the next file. Otherwise it goes back to the system
/// after every model and comes again page by page, which took a quarter of the time spent reading models. For a
/// program's start; does nothing where the C library is not glibc.
void keepFreedMemory();

} // namespace sinew
