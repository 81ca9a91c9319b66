// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/json_text.h"

#include "core/schema/json.h"

#include <charconv>
#include <cmath>

namespace sinew {

template<class Number>
JsonText &JsonText::digits(Number value)
{
    char text[40];
    const auto result = std::to_chars(text, text + sizeof text, value);
    return raw({text, std::size_t(result.ptr - text)});
}

JsonText &JsonText::key(std::string_view name)
{
    string(name);
    m_text += ':';
    m_isFirst = true;
    return *this;
}

JsonText &JsonText::string(std::string_view text)
{
    return raw(jsonString(text));
}

JsonText &JsonText::number(float value)
{
    return std::isfinite(value) ? digits(value) : string(std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
}

JsonText &JsonText::number(double value)
{
    return std::isfinite(value) ? digits(value) : string(std::isnan(value) ? "nan" : value > 0 ? "inf" : "-inf");
}

JsonText &JsonText::integer(std::int64_t value)
{
    return digits(value);
}

JsonText &JsonText::numbers(std::span<const float> values)
{
    open('[');
    for (const float value : values)
        number(value);
    return close(']');
}

} // namespace sinew
