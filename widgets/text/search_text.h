// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// A text in lower case with American spelling.
QString americanForm(const QString &text);

/// The form in which matchesSearch() reads a text: lower case, in British and in American spelling.
QString searchedForm(const QString &text);

/// True if a text in searchedForm() contains the typed text, in either spelling; always true for an empty one.
bool matchesSearch(const QString &searched, const QString &typed);

} // namespace sinew
