// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The form in which matchesSearch() looks at a text: lower case, in British and in American spelling.
QString searchedForm(const QString &text);

/// Whether a text in searchedForm() contains what somebody typed, in either spelling; everything contains nothing.
bool matchesSearch(const QString &searched, const QString &typed);

} // namespace sinew
