// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/model/blocks.h"

#include "core/schema/four_cc.h"
#include "core/schema/value.h"
#include "plugins/m3/model/plan.h"

#include <algorithm>
#include <cmath>

namespace sinew::m3 {

const BlockForm blockForms[blockKinds] = {
    {fourCc("SDEV"), fourCc("EVNT"), 0},  {fourCc("SD2V"), fourCc("VEC2"), 8}, {fourCc("SD3V"), fourCc("VEC3"), 12},
    {fourCc("SD4Q"), fourCc("QUAT"), 16}, {fourCc("SDCC"), colourTag, 4},      {fourCc("SDR3"), fourCc("REAL"), 4},
    {fourCc("SDU8"), fourCc("U8__"), 1},  {fourCc("SDS6"), fourCc("I16_"), 2}, {fourCc("SDU6"), fourCc("U16_"), 2},
    {fourCc("SDS3"), fourCc("I32_"), 4},  {fourCc("SDU3"), fourCc("U32_"), 4}, {fourCc("SDFG"), fourCc("FLAG"), 4},
    {fourCc("SDMB"), fourCc("BNDS"), 28},
};

namespace {

bool isInteger(std::uint16_t kind)
{
    return kind >= BlockKind::UInt8 && kind <= BlockKind::Flag;
}

bool isSigned(std::uint16_t kind)
{
    return kind == BlockKind::Int16 || kind == BlockKind::Int32;
}

/// Reads an integer of a block's width as the type in memory.
std::int64_t integerAt(std::uint16_t kind, const std::byte *disk)
{
    const std::uint32_t bytes = blockForms[kind].keyBytes;
    std::uint64_t raw = 0;
    std::memcpy(&raw, disk, bytes);
    const int shift = 64 - int(bytes) * 8;
    return isSigned(kind) ? std::int64_t(raw << shift) >> shift : std::int64_t(raw);
}

bool sameForm(std::uint16_t kind, const TypeInfo &value)
{
    return value.kind != Kind::Colour4 && value.size == blockForms[kind].keyBytes;
}

std::byte channel(float value)
{
    // NaN is no colour; it becomes 0.
    return std::byte(value > 0 ? std::uint8_t(std::lround(std::min(value, 1.f) * 255.f)) : std::uint8_t(0));
}

} // namespace

std::uint16_t blockKindOf(std::uint32_t tag)
{
    for (std::uint16_t kind = 0; kind < BlockKind::Count; ++kind)
        if (blockForms[kind].tag == tag)
            return kind;
    return BlockKind::Count;
}

std::uint16_t blockKindFor(const TypeInfo &value)
{
    switch (value.kind) {
    case Kind::Vec2:
        return BlockKind::Vec2;
    case Kind::Vec3:
    case Kind::Colour:
        return BlockKind::Vec3;
    case Kind::Quat:
        return BlockKind::Quat;
    case Kind::Colour4:
        return BlockKind::Colour;
    case Kind::Float:
        return BlockKind::Float;
    case Kind::FixedArray:
        return BlockKind::Bounds;
    case Kind::NoValue:
        return BlockKind::Event;
    default:
        if (value.size == 2)
            return value.isSigned ? BlockKind::Int16 : BlockKind::UInt16;
        return value.isSigned ? BlockKind::Int32 : BlockKind::Flag;
    }
}

bool canHold(std::uint16_t kind, const TypeInfo &value)
{
    switch (kind) {
    case BlockKind::Event:
        return value.kind == Kind::NoValue;
    case BlockKind::Vec2:
        return value.kind == Kind::Vec2;
    case BlockKind::Vec3:
        return value.kind == Kind::Vec3 || value.kind == Kind::Colour;
    case BlockKind::Quat:
        return value.kind == Kind::Quat;
    case BlockKind::Colour:
        return value.kind == Kind::Colour4;
    case BlockKind::Float:
        return value.kind == Kind::Float;
    case BlockKind::Bounds:
        return value.kind == Kind::FixedArray;
    default:
        // Keys wider than the value would not survive a round trip.
        return isInteger(kind) && value.kind == Kind::Integer && blockForms[kind].keyBytes <= value.size;
    }
}

void decodeKeys(std::uint16_t kind, const TypeInfo &value, const std::byte *disk, std::byte *memory, std::size_t count)
{
    if (sameForm(kind, value)) {
        std::memcpy(memory, disk, count * value.size);
    } else if (kind == BlockKind::Colour) {
        auto *colours = reinterpret_cast<Colour4 *>(memory);
        for (std::size_t i = 0; i < count; ++i)
            colours[i] = colourOf(disk + i * 4);
    } else {
        for (std::size_t i = 0; i < count; ++i)
            writeInteger(value, memory + i * value.size, integerAt(kind, disk + i * blockForms[kind].keyBytes));
    }
}

void encodeKeys(std::uint16_t kind, const TypeInfo &value, const std::byte *memory, std::byte *disk, std::size_t count)
{
    if (sameForm(kind, value)) {
        std::memcpy(disk, memory, count * value.size);
    } else if (kind == BlockKind::Colour) {
        const auto *colours = reinterpret_cast<const Colour4 *>(memory);
        for (std::size_t i = 0; i < count; ++i)
            storeColour(colours[i], disk + i * 4);
    } else {
        const std::uint32_t bytes = blockForms[kind].keyBytes;
        for (std::size_t i = 0; i < count; ++i) {
            const std::int64_t number = readInteger(value, memory + i * value.size);
            std::memcpy(disk + i * bytes, &number, bytes);
        }
    }
}

Colour4 colourOf(const std::byte *disk)
{
    static const std::array<float, 256> fractions = [] {
        std::array<float, 256> all;
        for (int i = 0; i < 256; ++i)
            all[std::size_t(i)] = float(i) / 255.f;
        return all;
    }();
    const auto part = [disk](int i) { return fractions[std::to_integer<std::size_t>(disk[i])]; };
    return {part(2), part(1), part(0), part(3)};
}

void storeColour(const Colour4 &colour, std::byte *disk)
{
    disk[0] = channel(colour.b);
    disk[1] = channel(colour.g);
    disk[2] = channel(colour.r);
    disk[3] = channel(colour.a);
}

} // namespace sinew::m3
