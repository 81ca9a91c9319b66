// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Part of programs that the address sanitizer watches. Qt unloads drivers and plugins before leaks are looked for, and
// leaks.txt can't name libraries that are gone; so nothing is unloaded.
extern "C" int dlclose(void *) noexcept
{
    return 0;
}
