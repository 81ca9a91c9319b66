// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew::test {

/// A file or folder of the source tree, "tests/samples/odd": below $SINEW_SOURCE_DIR, which ctest sets, otherwise below
/// the checkout in which the program was built. Paths are not macros, since those would prevent checkouts from sharing
/// a compiler cache.
QString sourcePath(const char *path = "");

/// A file or folder of the shared material, "corpus/m2": below $SINEW_SHARED, otherwise beside the checkout. It may be
/// absent.
QString sharedPath(const char *path = "");

/// Whether a path leads to the sample that is no model: an .m2 without a model chunk.
bool isUnreadableSample(const QString &path);

/// The program itself, beside the test program or where $SINEW_PROGRAM says.
QString programPath();

} // namespace sinew::test
