// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"
#include "tiny.h"

namespace sinew::samples::m2 {

Files oddM2Files()
{
    return {};
}

} // namespace sinew::samples::m2
