// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "bytes.h"

#include <QList>

#include <utility>

namespace sinew::samples::m2 {

template<class T>
struct Key
{
    std::uint32_t time;
    T value;
};
template<class T>
using Keys = QList<Key<T>>;

/// value, in, out of a camera's key.
template<class T>
struct Spline
{
    T value, in, out;
};

/// An event at a time, without a value.
struct Moment
{
};

/// Keys by sequence, each counted from the sequence's own start. Fewer rows than sequences give as many sub-tracks; a
/// global one has one row.
template<class T>
struct Track
{
    int interpolation = 0; ///< the file's numbers: 2 bezier, 3 hermite
    int globalSequence = -1;
    QList<Keys<T>> rows;
};

/// A single constant key.
template<class T>
Track<T> constant(T value)
{
    return {0, -1, {{{0, value}}}};
}

struct Bounds
{
    V3 minimum{-1, -1, 0}, maximum{1, 1, 2};
    float radius = 2;
};

struct Sequence
{
    std::uint16_t id = 0, variation = 0;
    std::uint32_t duration = 1000;
    float speed = 0;
    std::uint32_t flags = 0x20; ///< 0x20 keys in the model, 0x40 alias
    std::int16_t frequency = 32767;
    std::uint32_t replayMinimum = 0, replayMaximum = 0;
    std::uint32_t blendTime = 150;
    Bounds bounds;
    std::int16_t next = -1;
    std::uint16_t alias = 0;
};

struct Bone
{
    std::int32_t keyBone = -1;
    std::uint32_t flags = 0x200;
    std::int16_t parent = -1;
    std::uint16_t submesh = 0;
    std::uint32_t crc = 0;
    Track<V3> translation;
    Track<Rotation> rotation;
    Track<V3> scale;
    V3 pivot{};
};

struct Vertex
{
    V3 position;
    std::array<std::uint8_t, 4> weights{255, 0, 0, 0}, bones{};
    V3 normal{0, 0, 1};
    V2 uv{}, uv2{};
};

struct Colour
{
    Track<V3> colour;
    Track<Fixed16> alpha;
};

struct Texture
{
    std::uint32_t type = 0, flags = 3;
    QByteArray path;   ///< without the zero that ends it in the file
    bool named = true; ///< false: count 0, as with TXID
};

struct Transform
{
    Track<V3> translation;
    Track<Rotation> rotation;
    Track<V3> scale;
};

struct Material
{
    std::uint16_t flags = 0, blend = 0;
};

struct Attachment
{
    std::uint32_t id = 0;
    std::uint16_t bone = 0, unknown = 0;
    V3 position{};
    Track<std::uint8_t> visible;
};

struct Event
{
    const char *id = "$HIT";
    std::uint32_t data = 0, bone = 0;
    V3 position{};
    Track<Moment> fired;
};

struct Light
{
    std::uint16_t type = 1;
    std::int16_t bone = -1;
    V3 position{};
    Track<V3> ambient;
    Track<float> ambientIntensity;
    Track<V3> diffuse;
    Track<float> diffuseIntensity, attenuationStart, attenuationEnd;
    Track<std::uint8_t> visible;
};

struct Camera
{
    std::int32_t type = 0;
    float fov = 0.9f, farClip = 27, nearClip = 0.25f;
    Track<Spline<V3>> position;
    V3 positionBase{};
    Track<Spline<V3>> target;
    V3 targetBase{};
    Track<Spline<float>> roll;
    Track<Spline<float>> fovKeys; ///< 272 on, instead of `fov`
};

struct Ribbon
{
    std::int32_t id = -1;
    std::uint32_t bone = 0;
    V3 position{};
    QList<std::uint16_t> textures{0}, materials{0};
    Track<V3> colour;
    Track<Fixed16> alpha;
    Track<float> above, below;
    float edgesPerSecond = 20, edgeLifetime = 1, gravity = 0;
    std::uint16_t rows = 1, columns = 1;
    Track<std::uint16_t> slot;
    Track<std::uint8_t> visible;
    std::int16_t priority = 0;
    std::int8_t colourIndex = 0, transformLookup = -1;
};

/// Values over a particle's life, time 0 … 32767.
template<class T>
struct Life
{
    QList<std::uint16_t> times;
    QList<T> values;
};

struct Particle
{
    std::int32_t id = -1;
    std::uint32_t flags = 0x20000;
    V3 position{};
    std::uint16_t bone = 0, texture = 0;
    QByteArray geometry, recursion;
    std::uint16_t blend = 4, shape = 1, colourIndex = 0; ///< shape: 1 plane, 2 sphere, 3 spline, 4 bone
    std::uint8_t type = 0, headOrTail = 0;               ///< 272 on: scroll factors of the further textures
    std::int16_t priority = 0;
    std::uint16_t rows = 1, columns = 1;
    Track<float> speed, speedVariation, verticalRange, horizontalRange;
    Track<std::uint32_t> gravity; ///< bits of a float, or three packed numbers with flag 0x800000
    Track<float> lifespan, rate, length, width, zSource;
    float lifespanVary = 0, rateVary = 0;
    Life<V3> colour;
    Life<Fixed16> alpha;
    Life<V2> scale;
    V2 scaleVary{};
    Life<std::uint16_t> head, tail;
    float middle = 0.5f;                                  ///< before 264: three colours and sizes instead of the lives
    std::array<std::array<std::uint8_t, 4>, 3> colours{}; ///< blue green red alpha
    V3 sizes{1, 1, 1};
    std::array<std::uint16_t, 2> headBegin{}, headEnd{}, tailBegin{}, tailEnd{};
    float tailLength = 1, twinkleSpeed = 0, twinklePercent = 1, twinkleMinimum = 1, twinkleMaximum = 1, burst = 1,
          drag = 0;
    float baseSpin = 0, baseSpinVary = 0, spin = 0, spinVary = 0;
    V3 tumbleMinimum{}, tumbleMaximum{}, wind{};
    float windTime = 0, followSpeed1 = 0, followScale1 = 0, followSpeed2 = 0, followScale2 = 0;
    QList<V3> spline;
    Track<std::uint8_t> enabled;
    std::array<std::uint16_t, 8> scroll{}; ///< of the further textures, 272 on or with flag 0x200
};

struct Submesh
{
    std::uint16_t id = 0, level = 0, vertexStart = 0, vertexCount = 0, indexStart = 0, indexCount = 0;
    std::uint16_t boneCount = 1, boneStart = 0, influences = 1, centreBone = 0;
    V3 centre{}, sortCentre{};
    float sortRadius = 1;
};

struct Batch
{
    std::uint8_t flags = 0x10;
    std::int8_t priority = 0;
    std::uint16_t shader = 0, submesh = 0, flags2 = 0;
    std::int16_t colour = -1;
    std::uint16_t material = 0, layer = 0, textures = 1, textureStart = 0, coordinateStart = 0, weightStart = 0,
                  transformStart = 0;
};

struct ShadowBatch
{
    std::uint8_t flags = 0, flags2 = 0;
    std::uint16_t unknown = 0, submesh = 0, texture = 0, colour = 0xffff, transparency = 0;
};

struct Skin
{
    QList<std::uint16_t> vertices, indices;
    QList<std::array<std::uint8_t, 4>> bones;
    QList<Submesh> submeshes;
    QList<Batch> batches;
    std::uint32_t boneCountMax = 256;
    QList<ShadowBatch> shadows; ///< 272 on
};

/// How the arrays lie in the file. Official: at multiples of 16, in the order of their pointers, empty ones at 0.
struct Style
{
    qsizetype alignment = 16;
    bool reversed = false;     ///< the header's arrays from the last to the first
    bool shared = false;       ///< plain arrays reuse equal bytes anywhere in the file, even inside other arrays
    bool emptyOffsets = false; ///< arrays without elements point somewhere
    QByteArray between;        ///< bytes before every array
};

/// A model as the format describes it, in no version's layout.
struct Model
{
    std::uint32_t version = 264, flags = 0;
    QByteArray name = "Tiny"; ///< without the zero that ends it in the file
    QList<std::uint32_t> globalLoops;
    QList<Sequence> sequences;
    QList<std::int16_t> sequenceLookup;
    QList<std::array<std::uint16_t, 2>> playable; ///< before 264
    QList<Bone> bones;
    QList<std::int16_t> keyBones;
    QList<Vertex> vertices;
    QList<Skin> skins;
    QList<Colour> colours;
    QList<Texture> textures;
    QList<Track<Fixed16>> weights;
    QList<Transform> transforms;
    QList<std::int16_t> replaceable;
    QList<Material> materials;
    QList<std::uint16_t> boneCombos, textureCombos;
    QList<std::int16_t> coordinateCombos;
    QList<std::uint16_t> weightCombos;
    QList<std::int16_t> transformCombos;
    Bounds bounds, collision;
    QList<std::uint16_t> collisionIndices;
    QList<V3> collisionVertices, collisionNormals;
    QList<Attachment> attachments;
    QList<std::int16_t> attachmentLookup;
    QList<Event> events;
    QList<Light> lights;
    QList<Camera> cameras;
    QList<std::int16_t> cameraLookup;
    QList<Ribbon> ribbons;
    QList<Particle> particles;
    QList<std::uint16_t> combinerCombos; ///< with flag 8
    Style style;
    bool compressedTransforms = false; ///< texture rotations of 8 instead of 16 bytes a key

    bool singleTimeLine() const { return version < 264; }
    bool floatRotations() const { return version < 260; } ///< of bones
    bool newCameras() const { return version >= 272; }
    bool newParticles() const { return version >= 272 || (flags & 0x200); }
    /// The sequence whose keys a sequence uses.
    qsizetype aliasOf(qsizetype sequence) const;
    /// Where a sequence's keys are: below 0 in the model, else the sequence whose .anim file has them.
    qsizetype externalOf(qsizetype sequence) const;
    /// The start of a sequence on the one timeline before 264.
    std::uint32_t startOf(qsizetype sequence) const;
};

/// The table that finds a sequence by its id: slot = id mod size, then 1, 4, 9 … further until a free one.
QList<std::int16_t> hashedLookup(const QList<Sequence> &sequences, qsizetype size);

} // namespace sinew::samples::m2
