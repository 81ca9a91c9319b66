// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew::m2 {

/// What the game does at an event ("$DTH": it dies), null for an unknown one. `id`: its four characters, with or
/// without trailing spaces and zeros. Source: wowdev M2 page.
const char *eventMeaning(std::string_view id);

} // namespace sinew::m2
