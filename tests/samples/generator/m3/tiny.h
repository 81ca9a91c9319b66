// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "structures.h"

namespace sinew::samples::m3 {

/// The lists of an STC, in its order.
enum Slot { Event, Vector2, Vector3, Rotation, Colour, Number, Byte, Short, Word, Integer, Unsigned, Flag, Bounds };

/// Keys of one animId. The last of `frames` need not be `end`.
struct Block
{
    Slot slot;
    std::uint32_t animId;
    QList<std::int32_t> frames;
    QByteArray keys; ///< without those of events: one for each frame, "Evt_SeqEnd"
    std::uint32_t flags = 0;
    std::uint32_t end = 0;
};

/// An STC with its STS.
struct Track
{
    QByteArray name;
    int concurrent = 0, priority = 0;
    QList<Block> blocks;
};

/// A sequence with its STG.
struct Sequence
{
    QByteArray name;
    std::uint32_t start = 0, end = 1000, flags = 0;
    QList<std::uint32_t> tracks; ///< rows of the STCs
};

/// A minimal complete model: three bones in a row, a square of four vertices, a material with a layer, an attachment
/// point, a copy of a particle emitter, a physics body, and two sequences that move some of it.
struct Model
{
    std::uint32_t version = 29; ///< of MODL
    std::uint32_t regionVersion = 3, layerVersion = 22, materialVersion = 15, sequenceVersion = 2, eventVersion = 1;
    QList<Sequence> sequences;
    QList<Track> tracks;
    QList<std::uint32_t>
        sharedIds; ///< animIds that a second reference has, too: the location of the root bone gets the first

    /// "Stand", 0 to 1000, by two STCs, and "Attack", 0 to 500, by one.
    static Model tiny();
    File file() const;
};

/// What moves in the tiny model.
namespace Id {
enum : std::uint32_t {
    ArmLocation = 0x11,       ///< both sequences
    ArmRotation = 0x12,       ///< both STCs of Stand
    HandScale = 0x13,         ///< Attack
    RootBatching = 0x14,      ///< Stand
    LayerColour = 0x15,       ///< Stand
    LayerMultiply = 0x16,     ///< Stand
    LayerFrame = 0x17,        ///< Attack
    LayerOffset = 0x18,       ///< Stand
    SectionBounds = 0x19,     ///< both
    CopyCount = 0x1a,         ///< Stand
    BodyActive = 0x1b,        ///< Attack
    SequenceEnd = 0x65bd3215, ///< both; events, which nothing refers to
    RootLocation = 0x21,      ///< like all others: nothing moves it
};
}

/// Places in the root of a version: the n-th reference to a tag; -1 if there is none.
qsizetype rootPlace(std::uint32_t version, const QByteArray &tag, int n = 0);
/// The n-th section of a tag, -1 if there is none.
int sectionOf(const File &file, const QByteArray &tag, int n = 0);

template<class T>
QByteArray keyBytes(const QList<T> &values)
{
    return QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(T)));
}

} // namespace sinew::samples::m3
