// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"

namespace sinew {

/// "Walk=1-40, Attack=41-80.5", separated by commas or lines: frames from 0 on. In lines, what follows "#" is a remark.
/// Fails for anything else, for more than 10,000, and if there are none.
Result<std::vector<SequenceCut>> sequenceCutsOf(const QString &text);

/// The same from a file of such lines, at most 1 MiB.
Result<std::vector<SequenceCut>> sequenceCutsIn(const QString &path);

} // namespace sinew
