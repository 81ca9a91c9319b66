// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew::test {

/// Whether the address sanitizer is active: its shadow takes terabytes of address space, and it ends a crashing program
/// in its own way.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool isAddressSanitized = true;
#elif defined(__has_feature)
inline constexpr bool isAddressSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool isAddressSanitized = false;
#endif

} // namespace sinew::test
