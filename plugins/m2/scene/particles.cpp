// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/scene/particles.h"

#include "core/scene/scene_build.h"
#include "plugins/m2/model/skins.h"
#include "plugins/m2/scene/materials.h"

#include <algorithm>
#include <bit>

namespace sinew::m2 {

using warcraft::LifeRamp;
using warcraft::ParticleGenerator;
using warcraft::RampParticles;

namespace {

namespace Flag {
enum : std::uint32_t {
    Unshaded = 0x1,
    SortFarZ = 0x2,
    LineEmitter = 0x4,
    Unfogged = 0x8,
    ModelSpace = 0x10,
    InheritScale = 0x20,
    InstantVelocity = 0x40,
    KillOutward = 0x80,
    ZVelocityOnly = 0x100,
    RandomSpinSign = 0x200,
    TailGrows = 0x400,
    XyQuad = 0x1000,
    ProjectToGround = 0x2000,
    Follow = 0x4000,
    RandomCellOffset = 0x8000,
    RandomCell = 0x10000,
    Head = 0x20000,
    Tail = 0x40000,
    ScaleVaryPerAxis = 0x80000,
    RandomFlipBookStart = 0x200000,
    BoneNotJoint = 0x1000000,
    ShiftCentre = 0x8000000,
    ThreeColours = 0x40000000,
};
}

template<class To, class From>
LifeRamp<To> ramp(const Curve<From> &curve)
{
    LifeRamp<To> result;
    const std::size_t count = curve.size();
    float *times = result.times.reset(count);
    To *values = result.values.reset(count);
    for (std::size_t i = 0; i < count; ++i) {
        times[i] = float(curve.times()[i]) / float(lifeEnd);
        values[i] = To(curve.values()[i]);
    }
    return result;
}

/// Birth, middle and death in the layouts before 264.
template<class T, class At>
LifeRamp<T> threePoints(float middle, const At &at)
{
    return {{0.f, middle, 1.f}, {at(0), at(1), at(2)}};
}

/// Cells before 264: from first to last, repeated, up to the middle of the life; then others up to its end.
class OldCells
{
public:
    void play(float from, float to, std::uint16_t first, std::uint16_t last, std::uint16_t repeat)
    {
        // A ramp is rounded down, and each cell of first … last is shown for the same time.
        const int times = std::clamp<int>(repeat, 1, maximumRepeats);
        const float behind = last >= first ? float(last) + 0.999f : float(last);
        const float before = last >= first ? float(first) : float(first) + 0.999f;
        for (int i = 0; i < times; ++i) {
            add(from + (to - from) * float(i) / float(times), before);
            add(from + (to - from) * float(i + 1) / float(times), behind);
        }
    }
    LifeRamp<float> result() const { return {Array<float>(m_times), Array<float>(m_values)}; }

private:
    static constexpr int maximumRepeats = 64;
    void add(float time, float value)
    {
        m_times.push_back(time);
        m_values.push_back(value);
    }
    std::vector<float> m_times, m_values;
};

void addOldLife(const Particle &p, RampParticles &result)
{
    const float middle = std::clamp(p.midPoint, 0.f, 1.f);
    result.colour = threePoints<Colour>(middle, [&](std::size_t i) {
        return Colour{float(p.colours[i][2]) / 255, float(p.colours[i][1]) / 255, float(p.colours[i][0]) / 255};
    });
    result.alpha = threePoints<float>(middle, [&](std::size_t i) { return float(p.colours[i][3]) / 255; });
    result.scale = threePoints<Vec2>(middle, [&](std::size_t i) { return Vec2{p.scales[i], p.scales[i]}; });
    OldCells head, tail;
    head.play(0, middle, p.headLife[0], p.headLife[1], p.headLife[2]);
    head.play(middle, 1, p.headDecay[0], p.headDecay[1], p.headDecay[2]);
    tail.play(0, middle, p.tailLife[0], p.tailLife[1], 1);
    tail.play(middle, 1, p.tailDecay[0], p.tailDecay[1], 1);
    result.headCell = head.result();
    result.tailCell = tail.result();
}

void addNewLife(const Particle &p, RampParticles &result)
{
    result.colour = ramp<Colour>(p.colour);
    result.alpha = ramp<float>(p.alpha);
    result.scale = ramp<Vec2>(p.scale);
    result.headCell = ramp<float>(p.headCell);
    result.tailCell = ramp<float>(p.tailCell);
    result.lifeSpanVary = p.lifespanVariation;
    result.emissionRateVary = p.emissionRateVariation;
    result.scaleVary = p.scaleVariation;
    result.baseSpin = p.baseSpin;
    result.baseSpinVary = p.baseSpinVariation;
    result.spinVary = p.spinVariation;
}

/// EXP2, or EXPT if it is missing: its values replace the emitter's own.
void addChunks(const Root &root, std::size_t row, RampParticles &rules, Sprite &sprite)
{
    const auto apply = [&](const auto &extra) {
        rules.zSource = {{}, extra.zSource};
        sprite.colourFactor = extra.colourMultiplier;
        sprite.alphaFactor = extra.alphaMultiplier;
    };
    if (row < root.extendedParticles.size()) {
        apply(root.extendedParticles[row]);
        rules.alphaCutOff = ramp<float>(root.extendedParticles[row].alphaCutoff);
    } else if (row < root.extraParticles.size()) {
        apply(root.extraParticles[row]);
    }
}

void addTextures(const Root &root, const Particle &p, RampParticles &rules, Sprite &sprite)
{
    rules.multiTexture = p.flags & ParticleFlag::MultiTexture;
    if (rules.multiTexture)
        sprite.textures = p.flags & Flag::ThreeColours ? SpriteTextures::ThreeColours : SpriteTextures::TwoColours;
    sprite.texture = rowIn(root.textures, p.texture);
    sprite.more[0] = rowIn(root.textures, p.texture1);
    sprite.more[1] = rowIn(root.textures, p.texture2);
    constexpr float step = 1 / 512.f;
    for (std::size_t i = 0; i < 2; ++i) {
        sprite.repeats[i] = float(p.multiTextureScale[i]) / 32;
        rules.scroll[i] = {float(p.multiTextureScroll[2 * i]) * step, float(p.multiTextureScroll[2 * i + 1]) * step};
        rules.scrollVary[i] = {float(p.multiTextureScrollVariation[2 * i]) * step,
                               float(p.multiTextureScrollVariation[2 * i + 1]) * step};
    }
}

void addFlags(std::uint32_t flags, RampParticles &result)
{
    result.inheritScale = flags & Flag::InheritScale;
    result.instantVelocity = flags & Flag::InstantVelocity;
    result.killOutward = flags & Flag::KillOutward;
    result.zVelocityOnly = flags & Flag::ZVelocityOnly;
    result.randomSpinSign = flags & Flag::RandomSpinSign;
    result.tailGrows = flags & Flag::TailGrows;
    result.projectToGround = flags & Flag::ProjectToGround;
    result.follow = flags & Flag::Follow;
    result.randomCellOffset = flags & Flag::RandomCellOffset;
    result.randomCell = flags & Flag::RandomCell;
    result.scaleVaryPerAxis = flags & Flag::ScaleVaryPerAxis;
    result.randomFlipBookStart = flags & Flag::RandomFlipBookStart;
    result.boneNotJoint = flags & Flag::BoneNotJoint;
    result.shiftCentre = flags & Flag::ShiftCentre;
}

/// The bones that a bone generator emits from: the emitter's own and all below it; if particles are born along bones,
/// only those below it, as a bone lies between its joint and its parent's. Which ones the game takes is not known;
/// viewers leave the generator out.
std::vector<std::int32_t> generatorBones(const Root &root, std::size_t own, bool alongBones)
{
    constexpr std::size_t most = 512;
    std::vector<std::int32_t> bones;
    if (own >= root.bones.size())
        return bones;
    std::vector<std::vector<std::int32_t>> below(root.bones.size());
    for (std::size_t bone = 0; bone < root.bones.size(); ++bone)
        if (const std::int32_t parent = rowIn(root.bones, root.bones[bone].parent); parent >= 0)
            below[std::size_t(parent)].push_back(std::int32_t(bone));
    std::vector<bool> known(root.bones.size(), false);
    known[own] = true;
    bones.push_back(std::int32_t(own));
    for (std::size_t i = 0; i < bones.size(); ++i)
        for (const std::int32_t bone : below[std::size_t(bones[i])])
            if (!known[std::size_t(bone)] && bones.size() < most) {
                known[std::size_t(bone)] = true;
                bones.push_back(bone);
            }
    if (alongBones && bones.size() > 1)
        bones.erase(bones.begin());
    return bones;
}

/// Later files name a model by number (GPID, RPID) instead of by its path; it is represented by "900302.m2".
std::string modelPath(std::string_view path, const Array<std::uint32_t> &ids, std::size_t row)
{
    return row < ids.size() && ids[row] ? std::to_string(ids[row]) + ".m2" : std::string(path);
}

void addMovement(const Root &root, const Particle &p, RampParticles &result)
{
    result.speed.curve = p.speed;
    result.variation.curve = p.speedVariation;
    result.emissionRate.curve = p.emissionRate;
    result.length.curve = p.areaLength;
    result.width.curve = p.areaWidth;
    result.generator = generatorOf(p);
    result.verticalRange.curve = p.verticalRange;
    result.horizontalRange.curve = p.horizontalRange;
    if (p.flags & ParticleFlag::CompressedGravity)
        result.gravity.curve = p.gravityVector;
    else
        result.gravity.curve = converted<Vec3>(p.gravity, [](float down) { return Vec3{0, 0, -down}; });
    result.lifeSpan.curve = p.lifespan;
    result.zSource.curve = p.zSource;
    result.splinePoints = p.splinePoints;
    if (result.generator == ParticleGenerator::Bone)
        result.bones = generatorBones(root, p.bone, p.flags & Flag::BoneNotJoint);
    result.twinkleSpeed = p.twinkleSpeed;
    result.twinklePercent = p.twinklePercent;
    result.twinkleScaleMinimum = p.twinkleScale.x;
    result.twinkleScaleMaximum = p.twinkleScale.y;
    result.burstMultiplier = p.burstMultiplier;
    result.drag = p.drag;
    result.spin = p.spin;
    result.tumbleMinimum = p.tumbleMinimum;
    result.tumbleMaximum = p.tumbleMaximum;
    result.wind = p.wind;
    result.windTime = p.windTime;
    result.followSpeed[0] = p.followSpeed1;
    result.followSpeed[1] = p.followSpeed2;
    result.followScale[0] = p.followScale1;
    result.followScale[1] = p.followScale2;
}

/// Which quads are shown and how they are oriented.
void addQuads(const Root &root, const Particle &p, RampParticles &result)
{
    if (std::has_single_bit(p.rows) && std::has_single_bit(p.columns)) {
        result.rows = p.rows;
        result.columns = p.columns;
    }
    if (hasSubTracks(root.version)) {
        result.head = p.flags & Flag::Head;
        result.tail = p.flags & Flag::Tail;
    } else {
        result.head = p.headOrTail != 1;
        result.tail = p.headOrTail == 1 || p.headOrTail == 2;
    }
    result.tailLength = p.tailLength;
    result.sortFarZ = p.flags & Flag::SortFarZ;
    result.lineEmitter = p.flags & Flag::LineEmitter;
    result.modelSpace = p.flags & Flag::ModelSpace;
    result.xyQuad = p.flags & Flag::XyQuad;
}

} // namespace

SceneEffect particleEffect(const Root &root, std::size_t row)
{
    constexpr float faint = 0.2f; ///< opacity of particles that distort the background in the game
    const Particle &p = root.particles[row];
    const auto rules = std::make_shared<RampParticles>();
    SceneEffect result;
    Sprite &sprite = result.sprite;
    addMovement(root, p, *rules);
    if (hasSubTracks(root.version))
        addNewLife(p, *rules);
    else
        addOldLife(p, *rules);
    addFlags(p.flags, *rules);
    addQuads(root, p, *rules);
    addChunks(root, row, *rules, sprite);
    addTextures(root, p, *rules, sprite);
    rules->geometryModel = modelPath(p.geometryModel.view(), root.geometryModelIds, row);
    rules->recursionModel = modelPath(p.recursionModel.view(), root.recursionModelIds, row);
    for (const std::string &path : {rules->geometryModel, rules->recursionModel})
        if (!path.empty())
            result.models.push_back({path});

    // Numbers above the known ones: something visible.
    sprite.blend = filterMode(p.blendType, FilterMode::Alpha);
    sprite.testsTexel = true;
    sprite.lit = !(p.flags & Flag::Unshaded) && !refracts(p);
    sprite.unfogged = p.flags & Flag::Unfogged;
    sprite.alphaFactor *= refracts(p) ? faint : 1;
    result.priorityPlane = p.priorityPlane;
    if (const std::int32_t geoset = entry(root.particleGeosets, row, 0); geoset > 0)
        result.geoset = geoset;
    result.rules = rules;
    return result;
}

} // namespace sinew::m2
