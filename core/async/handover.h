// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

namespace sinew {

/// Tells the thread sanitizer that what one thread did before give() comes before what another does after take(). Qt's
/// queues and thread pool see to that, but they are not built with the sanitizer, which then takes every use of what
/// goes through them for a race. Copies are the same handover. Without the sanitizer it is nothing.
class Handover
{
public:
#ifdef __SANITIZE_THREAD__
    void give() const
    {
        __tsan_release(m_place.get());
    }
    void take() const
    {
        __tsan_acquire(m_place.get());
    }

private:
    std::shared_ptr<char> m_place = std::make_shared<char>();
#else
    void give() const {}
    void take() const {}
#endif
};

} // namespace sinew
