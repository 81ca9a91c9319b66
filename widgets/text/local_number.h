// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// Converts a number with a decimal point to the user's notation, and back. No digit grouping: numbers can be typed as
/// they are shown.
/// Without the sign of a negative zero.
QString shownNumber(QString number);
QString typedNumber(QString text);

/// With so many digits after the point, in the user's notation; never "-0".
QString fixedNumber(double number, int decimals);

} // namespace sinew
