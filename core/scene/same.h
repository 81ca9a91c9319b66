// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/effect_rules.h"
#include "core/scene/render_scene.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace sinew {

// Values are compared bit by bit, like curves and arrays: NaN equals itself, 0 differs from −0.

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
/// The same for meshes of two objects: their names, which may count rows, and their rows of materials may differ.
bool sameBesideMaterial(const SceneMesh &a, const SceneMesh &b);
bool same(const SceneNode &a, const SceneNode &b);
bool same(const SceneLight &a, const SceneLight &b);
bool same(const SceneProjection &a, const SceneProjection &b);
bool same(const SceneCamera &a, const SceneCamera &b);
bool same(const SceneCollision &a, const SceneCollision &b);
bool same(const SceneForce &a, const SceneForce &b);
bool same(const SpriteTexture &a, const SpriteTexture &b);
bool same(const SpriteSurface &a, const SpriteSurface &b);
bool same(const Sprite &a, const Sprite &b);
bool same(const EmittedModel &a, const EmittedModel &b);
bool same(const SceneEffect &a, const SceneEffect &b);
bool same(const PopcornGuide &a, const PopcornGuide &b);
bool same(const ScenePopcorn &a, const ScenePopcorn &b);
bool same(const SceneEvent &a, const SceneEvent &b);
bool same(const SceneAttachment &a, const SceneAttachment &b);
/// Used to test that an update equals a rebuild.
bool equalScenes(const RenderScene &a, const RenderScene &b);

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
