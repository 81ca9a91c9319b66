// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// Makes all tool tips of the program show their text literally, never as HTML. Call once; needs the application.
void showToolTipsPlain();

/// The text with line breaks so that no line is longer than about `columns` characters: plain tool tips don't wrap.
QString wrappedText(const QString &text, int columns = 72);

} // namespace sinew
