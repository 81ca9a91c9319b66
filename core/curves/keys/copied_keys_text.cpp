// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/copied_keys_text.h"

#include "core/curves/key_rows.h"
#include "core/curves/keys/copied_keys.h"
#include "core/schema/json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <charconv>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinew {

namespace {

struct NamedType
{
    const char *name;
    const TypeInfo *curve;
};

std::span<const NamedType> valueTypes()
{
    static const NamedType types[] = {
        {"float", &typeInfo<Curve<float>>()},
        {"int32", &typeInfo<Curve<std::int32_t>>()},
        {"uint32", &typeInfo<Curve<std::uint32_t>>()},
        {"int16", &typeInfo<Curve<std::int16_t>>()},
        {"uint16", &typeInfo<Curve<std::uint16_t>>()},
        {"int8", &typeInfo<Curve<std::int8_t>>()},
        {"uint8", &typeInfo<Curve<std::uint8_t>>()},
        {"vec2", &typeInfo<Curve<Vec2>>()},
        {"vec3", &typeInfo<Curve<Vec3>>()},
        {"vec4", &typeInfo<Curve<Vec4>>()},
        {"colour", &typeInfo<Curve<Colour>>()},
        {"colour4", &typeInfo<Curve<Colour4>>()},
        {"quat", &typeInfo<Curve<Quat>>()},
        {"event", &typeInfo<Curve<NoValue>>()},
        {"float7", &typeInfo<Curve<std::array<float, 7>>>()},
    };
    return types;
}

const char *const spaceNames[] = {"none", "position", "rotation"};
const char *const partNames[] = {"values", "in", "out"};

void writeNumber(std::string &text, double number, bool single)
{
    if (!std::isfinite(number)) {
        text += std::isnan(number) ? "\"NaN\"" : number > 0 ? "\"Infinity\"" : "\"-Infinity\"";
        return;
    }
    // Qt reads whole numbers as integers, which have no −0.
    if (number == 0 && std::signbit(number)) {
        text += "\"-0\"";
        return;
    }
    char digits[40];
    const auto end = single ? std::to_chars(digits, digits + sizeof digits, float(number))
                            : std::to_chars(digits, digits + sizeof digits, std::int64_t(number));
    text.append(digits, end.ptr);
}

/// A whole number in range, or nothing.
std::optional<std::int32_t> wholeOf(const QJsonValue &json)
{
    const double number = json.isDouble() ? json.toDouble() : std::nan("");
    using Limits = std::numeric_limits<std::int32_t>;
    if (!(number >= Limits::min() && number <= Limits::max()) || number != std::floor(number))
        return {};
    return std::int32_t(number);
}

std::optional<double> numberOf(const QJsonValue &json)
{
    if (json.isDouble())
        return json.toDouble();
    const QString text = json.toString();
    const double infinity = std::numeric_limits<double>::infinity();
    if (text == QLatin1String("NaN"))
        return std::nan("");
    if (text == QLatin1String("Infinity"))
        return infinity;
    if (text == QLatin1String("-Infinity"))
        return -infinity;
    if (text == QLatin1String("-0"))
        return -0.0;
    return {};
}

void writePart(std::string &text, const CopiedTrack &track, int part)
{
    const TypeInfo &value = *track.type->element;
    const bool integer = value.kind == Kind::Integer;
    const TypeInfo &number = integer ? value : typeInfo<float>();
    const std::size_t count = value.valueSize() / number.size;
    const std::byte *data = track.curve.rawPart(part, value.valueSize());
    for (std::size_t row = 0; row < track.curve.size(); ++row) {
        text += row ? "," : "";
        text += count > 1 ? "[" : "";
        for (std::size_t i = 0; i < count; ++i) {
            text += i ? "," : "";
            writeNumber(text, readNumber(number, data + (row * count + i) * number.size), !integer);
        }
        text += count > 1 ? "]" : "";
    }
}

bool readPart(const QJsonArray &rows, CopiedTrack &track, int part)
{
    const TypeInfo &value = *track.type->element;
    const bool integer = value.kind == Kind::Integer;
    const TypeInfo &number = integer ? value : typeInfo<float>();
    const std::size_t count = value.valueSize() / number.size;
    if (std::size_t(rows.size()) != track.curve.size())
        return false;
    std::byte *data = track.curve.editRawPart(part, value.valueSize());
    for (const QJsonValue row : rows) {
        const QJsonArray several = row.toArray();
        if (count > 1 && std::size_t(several.size()) != count)
            return false;
        for (std::size_t i = 0; i < count; ++i, data += number.size) {
            const std::optional<double> read = numberOf(count > 1 ? several[qsizetype(i)] : row);
            if (!read || (integer && !(std::abs(*read) < 1e15)))
                return false;
            sinew::writeNumber(number, data, *read);
        }
    }
    return true;
}

Error refused()
{
    return {Message(QT_TRANSLATE_NOOP("Message", "This text does not contain copied keys"))};
}

std::optional<CopiedTrack> readTrack(const QJsonObject &json)
{
    CopiedTrack track{json[QLatin1String("object")].toString().toStdString(),
                      json[QLatin1String("field")].toString().toStdString()};
    const std::string type = json[QLatin1String("type")].toString().toStdString(),
                      space = json[QLatin1String("space")].toString().toStdString();
    for (const NamedType &named : valueTypes())
        if (type == named.name)
            track.type = named.curve;
    for (const SpaceKind kind : {SpaceKind::None, SpaceKind::Position, SpaceKind::Rotation})
        if (space == spaceNames[std::size_t(kind)])
            track.space = kind;
    const auto interpolation = wholeOf(json[QLatin1String("interpolation")]),
               components = wholeOf(json[QLatin1String("components")]);
    const QJsonArray times = json[QLatin1String("times")].toArray();
    if (!track.type || !interpolation || *interpolation < 0 || !components || times.isEmpty())
        return {};
    track.components = KeyBits(*components) & anyValueBit;
    const TypeInfo &value = *track.type->element;
    // Mirroring positions and rotations of other types would produce nonsense.
    if ((track.space == SpaceKind::Position && value.kind != Kind::Vec3) ||
        (track.space == SpaceKind::Rotation && value.kind != Kind::Quat))
        return {};
    track.curve.resetRaw({std::uint32_t(*interpolation), -1}, std::size_t(times.size()), value.valueSize());
    std::int32_t *target = track.curve.editTimes(value.valueSize());
    for (const QJsonValue time : times) {
        const auto read = wholeOf(time);
        if (!read || *read < 0)
            return {};
        *target++ = *read;
    }
    for (int part = 0; part < (track.curve.hasTangents() ? 3 : 1) && value.valueSize(); ++part)
        if (!readPart(json[QLatin1String(partNames[part])].toArray(), track, part))
            return {};
    track.curve = pickKeys(track.curve, value, rowsByTime(track.curve));
    return track;
}

} // namespace

std::string toText(const CopiedKeys &keys)
{
    std::string text = "{\"sinewKeys\":1,\"origin\":" + std::to_string(keys.origin) +
                       ",\"length\":" + std::to_string(keys.length) + ",\"tracks\":[";
    for (const CopiedTrack &track : keys.tracks) {
        const char *type = nullptr;
        for (const NamedType &named : valueTypes())
            if (named.curve == track.type)
                type = named.name;
        if (!type)
            continue;
        text += text.back() == '}' ? ",\n" : "\n";
        text += "{\"object\":" + jsonString(track.object) + ",\"field\":" + jsonString(track.field) + ",\"type\":\"" +
                type + "\",\"space\":\"" + spaceNames[std::size_t(track.space)] +
                "\",\"interpolation\":" + std::to_string(track.curve.header().interpolation & 0x7fffffff) +
                ",\"components\":" + std::to_string(track.components) + ",\n \"times\":[";
        for (std::size_t row = 0; row < track.curve.size(); ++row)
            text += (row ? "," : "") + std::to_string(track.curve.times()[row]);
        text += "]";
        for (int part = 0; part < (track.curve.hasTangents() ? 3 : 1) && track.type->element->valueSize(); ++part) {
            text += std::string(",\n \"") + partNames[part] + "\":[";
            writePart(text, track, part);
            text += "]";
        }
        text += "}";
    }
    return text + "]}\n";
}

Result<CopiedKeys> copiedKeysFromText(std::string_view text)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray(text.data(), qsizetype(text.size())));
    const QJsonObject json = document.object();
    const auto origin = wholeOf(json[QLatin1String("origin")]), length = wholeOf(json[QLatin1String("length")]);
    if (json[QLatin1String("sinewKeys")].toInt() != 1 || !origin || !length || *length < 0)
        return refused();
    CopiedKeys keys{*origin, *length, {}};
    for (const QJsonValue track : json[QLatin1String("tracks")].toArray()) {
        std::optional<CopiedTrack> read = readTrack(track.toObject());
        if (!read)
            return refused();
        keys.tracks.push_back(std::move(*read));
    }
    if (keys.tracks.empty())
        return refused();
    return keys;
}

} // namespace sinew
