// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// While the list of a combo box or a completer, or a menu, is open, plain keys such as Home, End and Space act on it
/// and never trigger a shortcut of the window behind it; nor do letters, digits and arrows on a closed combo box. Call
/// once; needs the application.
void keepKeysInPopups();

} // namespace sinew
