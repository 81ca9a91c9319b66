// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew::test {

/// A file or folder of the source tree, "tests/samples/odd": below $SINEW_SOURCE_DIR, which ctest sets, else below
/// the checkout that the program was built in. Paths are no macros: those keep a compiler cache from being shared
/// between checkouts.
QString sourcePath(const char *path = "");

/// A file or folder of the shared material, "corpus/m2": below $SINEW_SHARED, else beside the checkout. It may be
/// absent.
QString sharedPath(const char *path = "");

/// The program itself, beside the test program or where $SINEW_PROGRAM says.
QString programPath();

} // namespace sinew::test
