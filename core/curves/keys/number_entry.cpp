// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/number_entry.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace sinew {

double NumberEntry::apply(double old) const
{
    return kind == Set ? number : kind == Add ? old + number : old * number;
}

Result<NumberEntry> parseEntry(std::string_view text)
{
    std::string plain;
    for (const char c : text)
        if (c != ' ' && c != '\t')
            plain += c == ',' ? '.' : c;
    std::string_view rest = plain;
    const auto take = [&rest](std::string_view sign) {
        const bool there = rest.starts_with(sign);
        if (there)
            rest.remove_prefix(sign.size());
        return there;
    };
    NumberEntry entry;
    bool negative = false, divides = false;
    if (take("+=")) {
        entry.kind = NumberEntry::Add;
    } else if (take("-=")) {
        entry.kind = NumberEntry::Add;
        negative = true;
    } else if (take("*=") || take("*")) {
        entry.kind = NumberEntry::Multiply;
    } else if (take("/=") || take("/")) {
        entry.kind = NumberEntry::Multiply;
        divides = true;
    }
    const bool percent = rest.ends_with('%');
    if (percent)
        rest.remove_suffix(1);
    if (rest.starts_with('+'))
        rest.remove_prefix(1);
    const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), entry.number);
    if (rest.empty() || rest.starts_with("+") || error != std::errc() || end != rest.data() + rest.size() ||
        !std::isfinite(entry.number))
        return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a number; enter 12.5, +=5, -=5, *2, /2 or 50%"),
                             {std::string(text)})};
    if (percent) {
        if (entry.kind == NumberEntry::Add)
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a number; enter 12.5, +=5, -=5, *2, /2 or 50%"),
                        {std::string(text)})};
        entry.kind = NumberEntry::Multiply;
        entry.number /= 100;
    }
    if (divides)
        entry.number = 1 / entry.number;
    if (!std::isfinite(entry.number)) // nearly 0 does the same
        return Error{Message(QT_TRANSLATE_NOOP("Message", "Division by zero"))};
    if (negative)
        entry.number = -entry.number;
    return entry;
}

} // namespace sinew
