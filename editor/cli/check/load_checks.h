// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"
#include "core/io/diagnostics.h"

namespace sinew {

class Format;

/// A diagnostic of reading a file as a check: the row of its format's table with the diagnostic's code, or of
/// otherLoadChecks() if there is none.
const Check &loadCheck(const Format *format, const Diagnostic &diagnostic);

/// For diagnostics of formats that don't explain them (third-party plugins): one row for each severity.
const CheckTable &otherLoadChecks();

} // namespace sinew
