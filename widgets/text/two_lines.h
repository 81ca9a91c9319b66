// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFontMetrics;

namespace sinew {

/// A name on up to two lines of `width` pixels: what is too long loses its middle, so that beginning and end are seen.
QString twoLines(const QString &name, const QFontMetrics &metrics, int width);

} // namespace sinew
