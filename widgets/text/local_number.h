// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// A number written with a point as the user's language writes it, and what a user typed with a point. No groups of
/// digits: what is shown can be typed again.
QString shownNumber(QString number);
QString typedNumber(QString text);

} // namespace sinew
