// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace sinew::test {

/// Whether to run everything (SINEW_TIER=full, `./bootstrap test --full`). Otherwise long tests run a small part, so
/// that CI stays quick.
inline bool isFullTier()
{
    return qEnvironmentVariable("SINEW_TIER") == QLatin1String("full");
}

/// How many rounds, files or steps: `quick` in the first tier, `full` in the full one.
inline int byTier(int quick, int full)
{
    return isFullTier() ? full : quick;
}

/// The start of a walk through a file in steps: it depends on the size of the file, so that the first tier does not
/// skip the same places in all files.
inline qsizetype firstOfWalk(qsizetype size, int step)
{
    return size % step;
}

} // namespace sinew::test
