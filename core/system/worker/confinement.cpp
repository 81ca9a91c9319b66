// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/confinement.h"

namespace sinew {

std::string ConfinementReport::text() const
{
    std::string text;
    const auto add = [&text](const std::string &part) { text += (text.empty() ? "" : ", ") + part; };
    if (landlock > 0)
        add("Landlock " + std::to_string(landlock));
    if (systemCalls)
        add("seccomp");
    if (lowIntegrity)
        add("low integrity");
    if (limits)
        add("limits");
    return text.empty() ? "nothing" : text;
}

} // namespace sinew
