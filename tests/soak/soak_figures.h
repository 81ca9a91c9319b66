// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstddef>

class QWidget;

namespace sinew::test {

/// What must not grow while a window is used, counted where it stands now.
struct SoakFigures
{
    std::size_t heapBytes = 0;     ///< in use, as the C library says (mallinfo2): no pages that are kept for later
    std::size_t residentBytes = 0; ///< of the process, with what graphics drivers hold
    int objects = 0;               ///< QObjects in windows and below them
    int files = 0;                 ///< open descriptors

    static SoakFigures now();
    QString text() const;
};

/// Whether heapBytes says anything: the allocators of sanitizers do not tell.
bool heapIsMeasured();

} // namespace sinew::test
