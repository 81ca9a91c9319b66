// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace sinew::m2 {

/// A reader's current position, turned into text only for messages.
struct FieldPath
{
    const FieldPath *outer = nullptr;
    const char *name = nullptr;
    std::int64_t row = -1;

    std::string text() const;
};

} // namespace sinew::m2
