// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/schema/value.h"

#include <string_view>

namespace sinew {

struct FieldInfo;

/// The values that an expression can refer to.
struct ExpressionScope
{
    double current = 0;             ///< the field's value: what "+=5" adds to and what `x` names
    bool percentIsFraction = false; ///< "50%" means 0.5; otherwise half of the current value
};

/// Evaluates what a user types into a number field:
///
///     2*pi    (1+2)/3    2^10    0x1F    sqrt(2)    min(x, 5)    0,5         a number; decimal comma outside calls
///     +=5  -=5  *=2  /=2      *2  /2                                         relative to the current value
///     50%                                                                    see ExpressionScope
///
/// Constants: pi, tau, e, x. Functions: sin cos tan asin acos atan sqrt abs round floor ceil ln log exp deg rad, min
/// max pow. Angles are radians. A result that is not finite is an error. Errors say what was not understood.
Result<double> evaluateExpression(std::string_view text, const ExpressionScope &scope = {});

/// The value that `text` gives an Integer or Float whose present value is at `current`: a literal exactly as written,
/// else an expression, whose result is rounded for an integer. `suffix` (a unit) may follow. The type's range is
/// checked, the table's is not.
Result<Value> evaluateNumber(const FieldInfo &field, const TypeInfo &type, std::string_view text, const void *current,
                             std::string_view suffix = {});

} // namespace sinew
