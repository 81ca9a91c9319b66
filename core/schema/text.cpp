// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/text.h"

#include "core/schema/struct_info.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace sinew {

namespace {

const char *const xyzw[] = {"x", "y", "z", "w", nullptr};
const char *const rgb[] = {"r", "g", "b", nullptr};
const char *const rgba[] = {"r", "g", "b", "a", nullptr};

std::string hexText(std::uint64_t number)
{
    char buffer[24];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, number, 16).ptr;
    return "0x" + std::string(buffer, end);
}

std::string trimmed(std::string_view text)
{
    const auto space = " \t\r\n";
    const auto first = text.find_first_not_of(space);
    return first == text.npos ? std::string()
                              : std::string(text.substr(first, text.find_last_not_of(space) - first + 1));
}

std::string flagsText(const EnumTable &table, std::uint64_t number)
{
    std::string text;
    const auto add = [&](const std::string &part) { text += text.empty() ? part : "|" + part; };
    for (const EnumEntry &entry : table) {
        const auto bit = std::uint64_t(entry.value);
        if (bit && (number & bit) == bit) {
            add(entry.name);
            number &= ~bit;
        }
    }
    if (number)
        add(hexText(number));
    return text.empty() ? "0" : text;
}

std::string integerText(const FieldInfo &field, const TypeInfo &type, const void *data)
{
    const std::int64_t number = readInteger(type, data);
    if (field.role == Role::Flags && field.table) {
        const std::uint64_t mask = type.size == 8 ? ~0ull : (1ull << (type.size * 8)) - 1;
        return flagsText(*field.table, std::uint64_t(number) & mask);
    }
    if (field.role == Role::Enum && field.table)
        for (const EnumEntry &entry : *field.table)
            if (entry.value == number)
                return entry.name;
    return type.isSigned ? std::to_string(number) : std::to_string(std::uint64_t(number));
}

/// Where the text's `i`-th number is in a value whose elements are of `type`: colours are written red first.
std::size_t placeOf(const FieldInfo &field, const TypeInfo &type, std::size_t i)
{
    return type.kind == Kind::Colour ? i - i % 3 + std::size_t(field.channelOf(int(i % 3))) : i;
}

std::string joined(const FieldInfo &field, const TypeInfo &type, const TypeInfo &element, const void *data)
{
    std::string text = "{";
    for (std::size_t i = 0; i < type.components; ++i) {
        if (i)
            text += ", ";
        text +=
            valueText(field, element, static_cast<const std::byte *>(data) + placeOf(field, type, i) * element.size);
    }
    return text + "}";
}

/// Splits "{1, 2, {3, 4}}" into "1" "2" "3" "4".
std::vector<std::string> numbersIn(std::string_view text)
{
    std::vector<std::string> parts;
    std::string part;
    for (const char c : text) {
        if (c == ',' || c == ' ' || c == '\t' || c == '{' || c == '}' || c == '(' || c == ')' || c == ';') {
            if (!part.empty())
                parts.push_back(std::exchange(part, {}));
        } else {
            part += c;
        }
    }
    if (!part.empty())
        parts.push_back(part);
    return parts;
}

Result<std::uint64_t> parseDigits(const std::string &text)
{
    const bool hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
    std::uint64_t number = 0;
    const char *first = text.data() + (hex ? 2 : 0), *last = text.data() + text.size();
    const auto [end, error] = std::from_chars(first, last, number, hex ? 16 : 10);
    if (error != std::errc() || end != last || first == last)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” is not an integer"), {text})};
    return number;
}

Result<std::int64_t> parseName(const FieldInfo &field, const std::string &text)
{
    for (const EnumEntry &entry : *field.table)
        if (text == entry.name)
            return entry.value;
    std::string known;
    for (const EnumEntry &entry : *field.table)
        known += (known.empty() ? "" : ", ") + std::string(entry.name);
    return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” is neither a number nor one of %2"), {text, known})};
}

Status parseInteger(const FieldInfo &field, const TypeInfo &type, const std::string &text, void *target)
{
    const bool negative = !text.empty() && text[0] == '-';
    Result<std::uint64_t> digits = parseDigits(negative ? text.substr(1) : text);
    std::int64_t number = 0;
    if (digits) {
        const int bits = int(type.size) * 8;
        const std::uint64_t most = type.isSigned ? (std::uint64_t(1) << (bits - 1)) - (negative ? 0 : 1)
                                                 : (bits == 64 ? ~0ull : (std::uint64_t(1) << bits) - 1);
        if ((negative && !type.isSigned && *digits) || *digits > most)
            return Error{Message(type.isSigned
                                     ? QT_TRANSLATE_NOOP("Message", "%1 does not fit a signed %2-bit integer")
                                     : QT_TRANSLATE_NOOP("Message", "%1 does not fit an unsigned %2-bit integer"),
                                 {text, bits})};
        number = std::int64_t(negative ? 0 - *digits : *digits);
    } else if (field.role == Role::Flags && field.table) {
        std::size_t at = 0;
        while (at <= text.size()) {
            const std::size_t bar = std::min(text.find('|', at), text.size());
            const std::string part = trimmed(std::string_view(text).substr(at, bar - at));
            if (const auto bits = parseDigits(part)) {
                if (type.size < 8 && *bits >> (type.size * 8))
                    return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 does not fit %2 bits"),
                                         {part, std::to_string(type.size * 8)})};
                number |= std::int64_t(*bits);
            } else {
                const auto bit = parseName(field, part);
                if (!bit)
                    return bit.error();
                number |= *bit;
            }
            at = bar + 1;
        }
    } else if (field.role == Role::Enum && field.table) {
        const auto named = parseName(field, text);
        if (!named)
            return named.error();
        number = *named;
    } else {
        return digits.error();
    }
    writeInteger(type, target, number);
    return Done{};
}

Status parseFloat(const std::string &text, void *target)
{
    float number = 0;
    const char *first = text.data() + (!text.empty() && text[0] == '+'), *last = text.data() + text.size();
    const auto [end, error] = std::from_chars(first, last, number);
    if (error == std::errc::result_out_of_range)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 does not fit a 32-bit float"), {text})};
    if (error != std::errc() || end != last || first == last)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a number"), {text})};
    std::memcpy(target, &number, sizeof number);
    return Done{};
}

Status parseInto(const FieldInfo &field, const TypeInfo &type, std::string_view text, void *target)
{
    switch (type.kind) {
    case Kind::Integer:
        return parseInteger(field, type, trimmed(text), target);
    case Kind::Float:
        return parseFloat(trimmed(text), target);
    case Kind::String:
        if (text.size() > type.components)
            return Error{
                Message(QT_TRANSLATE_NOOP("Message", "the text is %1 bytes longer than the %2 that the field holds"),
                        {std::to_string(text.size() - type.components), std::to_string(type.components)})};
        std::memset(target, 0, type.components);
        std::memcpy(target, text.data(), text.size());
        return Done{};
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour4:
    case Kind::Colour:
    case Kind::Matrix:
    case Kind::FixedArray: {
        const std::vector<std::string> parts = numbersIn(text);
        const TypeInfo &element = type.kind == Kind::FixedArray ? *type.element : typeInfo<float>();
        const std::uint32_t each =
            element.kind == Kind::Integer || element.kind == Kind::Float ? 1 : element.components;
        const std::uint32_t wanted = type.components * each;
        if (parts.size() != wanted)
            return Error{Message(QT_TRANSLATE_NOOP("Message", "%1 numbers are needed, %2 were given"),
                                 {std::to_string(wanted), std::to_string(parts.size())})};
        for (std::uint32_t i = 0; i < wanted; ++i) {
            const TypeInfo &number = each == 1 ? element : typeInfo<float>();
            const std::size_t place = placeOf(field, each == 1 ? type : element, i);
            const Status done =
                parseInto(field, number, parts[i], static_cast<std::byte *>(target) + place * number.size);
            if (!done)
                return done;
        }
        return Done{};
    }
    default:
        return Error{QT_TRANSLATE_NOOP("Message", "this kind of field has no text form")};
    }
}

} // namespace

std::string floatText(float value)
{
    char buffer[48];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    return {buffer, end};
}

const char *const *componentNames(Kind kind)
{
    switch (kind) {
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
        return xyzw;
    case Kind::Colour:
        return rgb;
    case Kind::Colour4:
        return rgba;
    default:
        return nullptr;
    }
}

std::string valueText(const FieldInfo &field, const TypeInfo &type, const void *data)
{
    switch (type.kind) {
    case Kind::Integer:
        return integerText(field, type, data);
    case Kind::Float: {
        float value;
        std::memcpy(&value, data, sizeof value);
        return floatText(value);
    }
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour4:
    case Kind::Colour:
    case Kind::Matrix:
        return joined(field, type, typeInfo<float>(), data);
    case Kind::FixedArray:
        return joined(field, type, *type.element, data);
    case Kind::String: {
        const auto *chars = static_cast<const char *>(data);
        const void *end = std::memchr(chars, 0, type.components);
        return {chars, end ? static_cast<const char *>(end) : chars + type.components};
    }
    case Kind::NoValue:
        return {};
    case Kind::Struct: {
        std::string text = "{";
        for (const FieldInfo &f : type.structure().fields)
            text += (text.size() > 1 ? ", " : "") + std::string(f.name) + " " + valueText(f, *f.type, f.in(data));
        return text + "}";
    }
    case Kind::Array:
        return std::to_string(static_cast<const ArrayBase *>(data)->size()) + " elements";
    case Kind::List:
        return std::to_string(type.list->size(data)) + " items";
    case Kind::Curve: {
        const auto *curve = static_cast<const CurveBase *>(data);
        if (!curve->isPresent())
            return "none";
        static const char *const names[] = {"none", "linear", "hermite", "bezier"};
        const CurveBase::Header header = curve->header();
        std::string text = std::to_string(curve->size()) + " keys";
        if (type.element->kind != Kind::NoValue)
            text += header.interpolation < 4 ? std::string(", ") + names[header.interpolation]
                                             : ", interpolation " + std::to_string(header.interpolation);
        if (header.globalSequence != -1)
            text += ", global sequence " + std::to_string(header.globalSequence);
        if (header.slots != -1)
            text += ", for " + std::to_string(header.slots) + " sequences";
        return text;
    }
    }
    return {};
}

Result<Value> parseValue(const FieldInfo &field, const TypeInfo &type, std::string_view text)
{
    Value value(type);
    const Status done = parseInto(field, type, text, value.data());
    if (!done)
        return done.error();
    return value;
}

Message valueProblem(const FieldInfo &field, const TypeInfo &type, const void *data)
{
    switch (type.kind) {
    case Kind::Integer:
    case Kind::Float: {
        const double number = readNumber(type, data);
        const auto shown = [](double bound) { return floatText(float(bound)); };
        if (field.minimum && number < *field.minimum)
            return Message(QT_TRANSLATE_NOOP("Message", "%1 is below the smallest value allowed, %2"),
                           {valueText(field, type, data), shown(*field.minimum)});
        if (field.maximum && number > *field.maximum)
            return Message(QT_TRANSLATE_NOOP("Message", "%1 is above the largest value allowed, %2"),
                           {valueText(field, type, data), shown(*field.maximum)});
        if (type.kind == Kind::Float && !std::isfinite(number))
            return QT_TRANSLATE_NOOP("Message", "the value is not a finite number");
        return {};
    }
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour4:
    case Kind::Colour:
    case Kind::Matrix:
        for (std::uint32_t i = 0; i < type.components; ++i) {
            const Message problem = valueProblem(field, typeInfo<float>(), static_cast<const float *>(data) + i);
            if (!problem.empty())
                return problem;
        }
        return {};
    case Kind::FixedArray:
        for (std::uint32_t i = 0; i < type.components; ++i) {
            const Message problem = valueProblem(
                field, *type.element, static_cast<const std::byte *>(data) + std::size_t(i) * type.element->size);
            if (!problem.empty())
                return problem;
        }
        return {};
    default:
        return {};
    }
}

} // namespace sinew
