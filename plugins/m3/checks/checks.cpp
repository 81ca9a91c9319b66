// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

namespace sinew::m3 {

const CheckTable &checkTable()
{
    static const CheckTable table({sequenceChecks(), animationChecks(), skeletonChecks(), meshChecks()});
    return table;
}

} // namespace sinew::m3
