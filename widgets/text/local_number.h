// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// Converts a number with a decimal point to the user's notation, and back. No digit grouping: numbers can be typed as
/// they are shown.
QString shownNumber(QString number);
QString typedNumber(QString text);

} // namespace sinew
