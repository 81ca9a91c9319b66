// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mdx/files.h"

namespace sinew::samples::mdxraw {

/// Of the brazier's nodes: ids 7 (PREM), 8 … 11 (PRE2), 12 (RIBB).
QByteArray wowModelEmitter();
QList<QByteArray> wowEmitters();
QByteArray wowRibbon(const WowForms &forms);
/// Of all 18 nodes.
QByteArray wowPivots();

} // namespace sinew::samples::mdxraw
