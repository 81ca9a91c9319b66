// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/ctx.h"

namespace sinew::m2 {

/// Whether an item's chunk stores a field that was introduced with a form.
template<class T, int form>
bool hasForm(const Ctx &, const void *object)
{
    return !object || static_cast<const T *>(object)->form >= form;
}

} // namespace sinew::m2
