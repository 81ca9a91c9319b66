// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

namespace sinew::m2 {

const CheckTable &checkTable()
{
    static const CheckTable table(
        {sequenceChecks(), tableChecks(), meshChecks(), skeletonChecks(), trackChecks(), physicsChecks()});
    return table;
}

} // namespace sinew::m2
