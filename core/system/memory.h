// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Lets the allocator keep freed memory, up to 128 MB of it, for the next file. Otherwise it goes back to the system
/// after every model and comes again page by page, which took a quarter of the time in which models are read. For a
/// program's start; does nothing where the C library is not glibc.
void keepFreedMemory();

} // namespace sinew
