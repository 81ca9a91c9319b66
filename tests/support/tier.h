// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

namespace sinew::test {

/// Whether everything is to be tried (SINEW_TIER=full, `./bootstrap test --full`). Without it tests that take long try
/// a small part, so that CI stays quick.
inline bool isFullTier()
{
    return qEnvironmentVariable("SINEW_TIER") == QLatin1String("full");
}

/// How many rounds, files or steps: `quick` in the first tier, `full` in the full one.
inline int byTier(int quick, int full)
{
    return isFullTier() ? full : quick;
}

/// Where a walk through a file in steps begins: at another place for each size of file, so that the first tier does not
/// leave out the same places of all.
inline qsizetype firstOfWalk(qsizetype size, int step)
{
    return size % step;
}

} // namespace sinew::test
