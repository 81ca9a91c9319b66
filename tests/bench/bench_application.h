// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/editor/large/window_stalls.h"

namespace sinew::bench {

/// The one application of all benchmarks that need one: on a display if there is one, else without.
inline void needApplication()
{
    static int count = 1;
    static char name[] = "sinew_bench", *words[] = {name, nullptr};
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    static const test::WatchedApplication application(count, words);
}

} // namespace sinew::bench
