// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/curve_edit.h"

#include <QIcon>

namespace sinew {

/// A key with the curve and handles that a mode gives it, in the palette's colours: the icon themes have no picture for
/// most modes, and similar ones for the others.
QIcon handleIcon(HandleMode mode);

} // namespace sinew
