// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace sinew {

/// Whether part of it can be seen: docks behind others count as shown, but lie elsewhere.
bool isOnScreen(const QWidget &widget);
/// Whether Tab may stop there.
bool takesTab(const QWidget &widget);
/// Gives the keyboard to the next (or previous) widget after `from` that Tab may stop at, in the same window. False if
/// there is none.
bool moveFocus(QWidget &from, bool forward);

} // namespace sinew
