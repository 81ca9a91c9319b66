// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/system/worker/confinement.h"

#include <QStringList>

namespace sinew {

/// What a worker may use, from its command's words: "--memory MIB" (16 to 65536) and "--seconds N" (1 to 86400,
/// processor time). Fails for other words.
Result<Confinement> workerLimits(const QStringList &words, Confinement usual);

} // namespace sinew
