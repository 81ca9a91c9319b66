// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#ifdef SINEW_TSAN
#include <sanitizer/tsan_interface.h>
#endif

namespace sinew {

// Qt's event queue and thread pool guarantee that what one thread did before handing something over happens before what
// another does with it. They are not built with the thread sanitizer, which can't see that and reports every use of
// what went through them as a race: these two functions tell it. Without the sanitizer they do nothing.

/// Everything this thread has done so far happens before what another does after takeOver() with the same address.
inline void handOver([[maybe_unused]] const void *object)
{
#ifdef SINEW_TSAN
    __tsan_release(const_cast<void *>(object));
#endif
}

/// Must be called before anything of the object is read.
inline void takeOver([[maybe_unused]] const void *object)
{
#ifdef SINEW_TSAN
    __tsan_acquire(const_cast<void *>(object));
#endif
}

} // namespace sinew
