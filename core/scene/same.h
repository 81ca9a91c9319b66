// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace sinew {

// Values are compared bit by bit, as curves and arrays are: NaN equals itself, 0 differs from −0.

template<class T>
requires std::is_arithmetic_v<T> || std::is_enum_v<T>
bool same(const T &a, const T &b)
{
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}
inline bool same(const Vec2 &a, const Vec2 &b)
{
    return std::memcmp(&a, &b, sizeof(Vec2)) == 0;
}
inline bool same(const Vec3 &a, const Vec3 &b)
{
    return std::memcmp(&a, &b, sizeof(Vec3)) == 0;
}
inline bool same(const Quat &a, const Quat &b)
{
    return std::memcmp(&a, &b, sizeof(Quat)) == 0;
}
inline bool same(const Colour &a, const Colour &b)
{
    return std::memcmp(&a, &b, sizeof(Colour)) == 0;
}
inline bool same(const Matrix44 &a, const Matrix44 &b)
{
    return std::memcmp(&a, &b, sizeof(Matrix44)) == 0;
}
inline bool same(const std::string &a, const std::string &b)
{
    return a == b;
}
inline bool same(const Colour4 &a, const Colour4 &b)
{
    return std::memcmp(&a, &b, sizeof(Colour4)) == 0;
}
template<class T>
bool same(const Array<T> &a, const Array<T> &b)
{
    return a.equalRaw(b, sizeof(T));
}
template<class T>
bool same(const Track<T> &a, const Track<T> &b)
{
    return a.curve == b.curve && same(a.fallback, b.fallback) && a.step == b.step;
}
template<class T>
bool same(const Curve<T> &a, const Curve<T> &b)
{
    return a == b;
}
template<class T>
bool same(const LifeRamp<T> &a, const LifeRamp<T> &b)
{
    return same(a.times, b.times) && same(a.values, b.values);
}

// Everything but revisions.
bool same(const SceneExtent &a, const SceneExtent &b);
bool same(const SceneSequence &a, const SceneSequence &b);
bool same(const SceneTexture &a, const SceneTexture &b);
bool same(const SceneTextureAnimation &a, const SceneTextureAnimation &b);
bool same(const SceneStage &a, const SceneStage &b);
bool same(const SceneBatch &a, const SceneBatch &b);
bool same(const SurfaceLayer &a, const SurfaceLayer &b);
bool same(const SceneSurface &a, const SceneSurface &b);
bool same(const SceneSortPoint &a, const SceneSortPoint &b);
bool same(const SceneLayer &a, const SceneLayer &b);
bool same(const SceneMaterial &a, const SceneMaterial &b);
bool same(const SceneMesh &a, const SceneMesh &b);
bool same(const SceneNode &a, const SceneNode &b);
bool same(const SceneLight &a, const SceneLight &b);
bool same(const SceneProjection &a, const SceneProjection &b);
bool same(const SceneCamera &a, const SceneCamera &b);
bool same(const SceneCollision &a, const SceneCollision &b);
bool same(const CellInterval &a, const CellInterval &b);
bool same(const M2Particles &a, const M2Particles &b);
bool same(const EffectWave &a, const EffectWave &b);
bool same(const PhaseRule &a, const PhaseRule &b);
bool same(const ParticleTexture &a, const ParticleTexture &b);
bool same(const ParticleSurface &a, const ParticleSurface &b);
bool same(const EmitterCopy &a, const EmitterCopy &b);
bool same(const M3Particles &a, const M3Particles &b);
bool same(const SceneForce &a, const SceneForce &b);
bool same(const M3Ribbon::Span &a, const M3Ribbon::Span &b);
bool same(const M3Ribbon &a, const M3Ribbon &b);
bool same(const SceneParticleEmitter &a, const SceneParticleEmitter &b);
bool same(const SceneModelEmitter &a, const SceneModelEmitter &b);
bool same(const SceneRibbon &a, const SceneRibbon &b);
bool same(const PopcornGuide &a, const PopcornGuide &b);
bool same(const ScenePopcorn &a, const ScenePopcorn &b);
bool same(const SceneEvent &a, const SceneEvent &b);
bool same(const SceneAttachment &a, const SceneAttachment &b);

template<class T, std::size_t N>
bool same(const T (&a)[N], const T (&b)[N])
{
    return std::equal(a, a + N, b, [](const T &x, const T &y) { return same(x, y); });
}

template<class T, std::size_t N>
bool same(const std::array<T, N> &a, const std::array<T, N> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), [](const T &x, const T &y) { return same(x, y); });
}

template<class T>
bool same(const Boxed<T> &a, const Boxed<T> &b)
{
    return bool(a) == bool(b) && (!a || same(*a, *b));
}
template<class T>
bool same(const std::optional<T> &a, const std::optional<T> &b)
{
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

template<class T>
bool same(const std::vector<T> &a, const std::vector<T> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T &x, const T &y) { return same(x, y); });
}

/// True if all of the named members agree.
template<class T, class... Members>
bool sameIn(const T &a, const T &b, Members... members)
{
    return (same(a.*members, b.*members) && ...);
}

} // namespace sinew
