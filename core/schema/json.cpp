// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/json.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"

#include <cmath>

namespace sinew {

namespace {

/// Length of a valid UTF-8 sequence at `at`, 0 if there is none.
std::size_t utf8Length(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return at + i < text.size() ? std::uint8_t(text[at + i]) : 0u; };
    const auto tail = [&](std::size_t i) { return (byte(i) & 0xc0) == 0x80; };
    const unsigned c = byte(0);
    if (c < 0x80)
        return 1;
    if (c >= 0xc2 && c < 0xe0)
        return tail(1) ? 2 : 0;
    if ((c & 0xf0) == 0xe0) {
        const bool ok = tail(1) && tail(2) && !(c == 0xe0 && byte(1) < 0xa0) && !(c == 0xed && byte(1) >= 0xa0);
        return ok ? 3 : 0;
    }
    if (c >= 0xf0 && c < 0xf5) {
        const bool ok =
            tail(1) && tail(2) && tail(3) && !(c == 0xf0 && byte(1) < 0x90) && !(c == 0xf4 && byte(1) >= 0x90);
        return ok ? 4 : 0;
    }
    return 0;
}

class JsonWriter
{
public:
    JsonWriter(const Ctx &ctx, const JsonOptions &options) : m_ctx(ctx), m_options(options) {}

    void value(const FieldInfo &field, const TypeInfo &type, const void *data)
    {
        switch (type.kind) {
        case Kind::Integer:
            integer(field, type, data);
            break;
        case Kind::Float:
            number(*static_cast<const float *>(data));
            break;
        case Kind::Vec2:
        case Kind::Vec3:
        case Kind::Vec4:
        case Kind::Quat:
        case Kind::Colour4:
        case Kind::Matrix:
            sequence(field, typeInfo<float>(), data, type.components);
            break;
        case Kind::Colour: {
            const auto *c = static_cast<const float *>(data);
            const float toRgbOrder[] = {c[field.channelOf(0)], c[field.channelOf(1)], c[field.channelOf(2)]};
            sequence(field, typeInfo<float>(), toRgbOrder, 3);
            break;
        }
        case Kind::FixedArray:
            sequence(field, *type.element, data, type.components);
            break;
        case Kind::String:
            text += jsonString(valueText(field, type, data));
            break;
        case Kind::NoValue:
            text += "null";
            break;
        case Kind::Struct:
            structure(type.structure(), data);
            break;
        case Kind::Array: {
            const auto *array = static_cast<const ArrayBase *>(data);
            if (m_options.arrays)
                sequence(field, *type.element, array->raw(), array->size());
            else
                text += "{\"size\": " + std::to_string(array->size()) + "}";
            break;
        }
        case Kind::List:
            list(type, data);
            break;
        case Kind::Curve:
            curve(field, type, *static_cast<const CurveBase *>(data));
            break;
        }
    }

    void structure(const StructInfo &info, const void *object)
    {
        text += "{";
        ++m_depth;
        bool first = true;
        for (const FieldInfo &f : info.fields) {
            if (!f.isOnDisk(m_ctx, object))
                continue;
            if (f.type->kind == Kind::Curve && !static_cast<const CurveBase *>(f.in(object))->isPresent())
                continue;
            if (!first)
                text += ",";
            first = false;
            line();
            text += jsonString(f.name) + ": ";
            value(f, *f.type, f.in(object));
        }
        --m_depth;
        line();
        text += "}";
    }

    std::string text;

private:
    void line()
    {
        text += '\n';
        text.append(std::size_t(m_depth) * 2, ' ');
    }

    void number(float f) { text += std::isfinite(f) ? floatText(f) : jsonString(floatText(f)); }

    void integer(const FieldInfo &field, const TypeInfo &type, const void *data)
    {
        const std::int64_t number = readInteger(type, data);
        const std::string digits = type.isSigned ? std::to_string(number) : std::to_string(std::uint64_t(number));
        const std::string name = field.role == Role::Plain ? digits : valueText(field, type, data);
        const bool named = field.role == Role::Flags ? number != 0 : name != digits;
        text += named ? "{\"value\": " + digits + ", \"name\": " + jsonString(name) + "}" : digits;
    }

    void sequence(const FieldInfo &field, const TypeInfo &element, const void *data, std::size_t count)
    {
        text += "[";
        for (std::size_t i = 0; i < count; ++i) {
            if (i)
                text += ", ";
            value(field, element, static_cast<const std::byte *>(data) + i * element.size);
        }
        text += "]";
    }

    void list(const TypeInfo &type, const void *data)
    {
        const std::size_t count = type.list->size(data);
        text += "[";
        ++m_depth;
        for (std::size_t i = 0; i < count; ++i) {
            if (i)
                text += ",";
            line();
            structure(type.element->structure(), type.list->at(const_cast<void *>(data), i));
        }
        --m_depth;
        if (count)
            line();
        text += "]";
    }

    void curve(const FieldInfo &field, const TypeInfo &type, const CurveBase &curve)
    {
        const CurveBase::Header header = curve.header();
        text += "{\"interpolation\": " + std::to_string(header.interpolation) +
                ", \"globalSequence\": " + std::to_string(header.globalSequence);
        if (header.slots != -1)
            text += ", \"slots\": " + std::to_string(header.slots);
        text += ", \"keys\": ";
        if (!m_options.arrays) {
            text += std::to_string(curve.size()) + "}";
            return;
        }
        const TypeInfo &element = *type.element;
        const std::size_t width = element.valueSize();
        text += "[";
        ++m_depth;
        for (std::size_t i = 0; i < curve.size(); ++i) {
            if (i)
                text += ",";
            line();
            text += "{\"time\": " + std::to_string(curve.times()[i]);
            static const char *const parts[] = {"value", "inTangent", "outTangent"};
            for (int part = 0; width && part < (curve.hasTangents() ? 3 : 1); ++part) {
                text += std::string(", \"") + parts[part] + "\": ";
                value(field, element, curve.rawPart(part, width) + i * width);
            }
            text += "}";
        }
        --m_depth;
        if (curve.size())
            line();
        text += "]}";
    }

    Ctx m_ctx;
    JsonOptions m_options;
    int m_depth = 0;
};

} // namespace

std::string jsonString(std::string_view text)
{
    static const char digits[] = "0123456789abcdef";
    std::string result = "\"";
    for (std::size_t i = 0; i < text.size();) {
        const auto c = std::uint8_t(text[i]);
        const std::size_t length = utf8Length(text, i);
        if (c == '"' || c == '\\') {
            result += {'\\', char(c)};
            ++i;
        } else if (c < 0x20 || c == 0x7f || length == 0) {
            // A byte that is not UTF-8 appears as the Latin-1 character of the same number.
            result += {'\\', 'u', '0', '0', digits[c >> 4], digits[c & 15]};
            ++i;
        } else {
            result.append(text, i, length);
            i += length;
        }
    }
    return result + "\"";
}

std::string toJson(const TypeInfo &type, const void *data, const Ctx &ctx, const JsonOptions &options)
{
    JsonWriter writer(ctx, options);
    const FieldInfo none{"", &type, 0};
    writer.value(none, type, data);
    return writer.text + "\n";
}

} // namespace sinew
