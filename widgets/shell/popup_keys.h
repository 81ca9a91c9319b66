// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// While the list of a combo box or a completer is open, plain keys such as Home, End and Space are its own, never a
/// shortcut of the window behind it; nor are letters, digits and arrows of a closed combo box. Once is enough; needs
/// the application.
void keepKeysInPopups();

} // namespace sinew
