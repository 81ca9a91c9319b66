// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace sinew {

/// `alpha`: 0…255.
QColor withAlpha(QColor colour, int alpha);
/// `share`: 0 is all of `a`, 1 all of `b`.
QColor blended(const QColor &a, const QColor &b, double share);

} // namespace sinew
