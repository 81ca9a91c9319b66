// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/field_path.h"

namespace sinew::m2 {

std::string FieldPath::text() const
{
    std::string text = outer ? outer->text() : std::string();
    if (row >= 0)
        return text + "[" + std::to_string(row) + "]";
    if (name)
        text += (text.empty() ? "" : ".") + std::string(name);
    return text;
}

} // namespace sinew::m2
