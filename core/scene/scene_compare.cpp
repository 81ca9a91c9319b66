// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/render_scene.h"

#include <algorithm>
#include <type_traits>

namespace sinew {

namespace {

// Values are compared bit by bit, as curves and arrays are: NaN equals itself, 0 differs from −0.

template<class T>
    requires std::is_arithmetic_v<T> || std::is_enum_v<T>
bool same(const T &a, const T &b)
{
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}
bool same(const Vec3 &a, const Vec3 &b)
{
    return std::memcmp(&a, &b, sizeof(Vec3)) == 0;
}
bool same(const Quat &a, const Quat &b)
{
    return std::memcmp(&a, &b, sizeof(Quat)) == 0;
}
bool same(const Colour &a, const Colour &b)
{
    return std::memcmp(&a, &b, sizeof(Colour)) == 0;
}
bool same(const std::string &a, const std::string &b)
{
    return a == b;
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
bool same(const std::vector<T> &a, const std::vector<T> &b);
template<class T, std::size_t N>
bool same(const T (&a)[N], const T (&b)[N])
{
    return std::equal(a, a + N, b, [](const T &x, const T &y) { return same(x, y); });
}

bool same(const SceneExtent &a, const SceneExtent &b);
bool same(const SceneSequence &a, const SceneSequence &b);
bool same(const SceneTexture &a, const SceneTexture &b);
bool same(const SceneTextureAnimation &a, const SceneTextureAnimation &b);
bool same(const SceneLayer &a, const SceneLayer &b);
bool same(const SceneMaterial &a, const SceneMaterial &b);
bool same(const SceneMesh &a, const SceneMesh &b);
bool same(const SceneNode &a, const SceneNode &b);
bool same(const SceneCamera &a, const SceneCamera &b);
bool same(const SceneCollision &a, const SceneCollision &b);

/// True if all of the named members agree.
template<class T, class... Members>
bool sameIn(const T &a, const T &b, Members... members)
{
    return (same(a.*members, b.*members) && ...);
}

bool same(const SceneExtent &a, const SceneExtent &b)
{
    return sameIn(a, b, &SceneExtent::radius, &SceneExtent::minimum, &SceneExtent::maximum);
}

bool same(const SceneSequence &a, const SceneSequence &b)
{
    using S = SceneSequence;
    return sameIn(a, b, &S::source, &S::name, &S::start, &S::end, &S::loops, &S::extent);
}

bool same(const SceneTexture &a, const SceneTexture &b)
{
    using S = SceneTexture;
    return sameIn(a, b, &S::source, &S::path, &S::replaceableId, &S::wrapU, &S::wrapV);
}

bool same(const SceneTextureAnimation &a, const SceneTextureAnimation &b)
{
    using S = SceneTextureAnimation;
    return sameIn(a, b, &S::translation, &S::rotation, &S::scale);
}

bool same(const SceneLayer &a, const SceneLayer &b)
{
    using S = SceneLayer;
    return sameIn(a, b, &S::source, &S::filterMode, &S::unshaded, &S::sphereEnvironment, &S::twoSided, &S::unfogged,
                  &S::noDepthTest, &S::noDepthSet, &S::texture, &S::textureAnimation, &S::uvSet, &S::alpha, &S::slots,
                  &S::hd);
}

bool same(const SceneMaterial &a, const SceneMaterial &b)
{
    using S = SceneMaterial;
    return sameIn(a, b, &S::source, &S::priorityPlane, &S::layers);
}

bool same(const SceneMesh &a, const SceneMesh &b)
{
    using S = SceneMesh;
    return sameIn(a, b, &S::source, &S::name, &S::positions, &S::normals, &S::uvSets, &S::indices, &S::influences,
                  &S::weights, &S::palette, &S::material, &S::lod, &S::alpha, &S::colour, &S::extent);
}

bool same(const SceneNode &a, const SceneNode &b)
{
    using S = SceneNode;
    return sameIn(a, b, &S::source, &S::name, &S::kind, &S::key, &S::parent, &S::pivot, &S::dontInheritTranslation,
                  &S::dontInheritRotation, &S::dontInheritScaling, &S::billboarded, &S::billboardLockX,
                  &S::billboardLockY, &S::billboardLockZ, &S::cameraAnchored, &S::translation, &S::rotation, &S::scale,
                  &S::visibility);
}

bool same(const SceneCamera &a, const SceneCamera &b)
{
    using S = SceneCamera;
    return sameIn(a, b, &S::source, &S::name, &S::position, &S::target, &S::fieldOfView, &S::nearClip, &S::farClip,
                  &S::translation, &S::targetTranslation, &S::roll);
}

bool same(const SceneCollision &a, const SceneCollision &b)
{
    using S = SceneCollision;
    return sameIn(a, b, &S::source, &S::shape, &S::node, &S::vertices, &S::radius);
}

template<class T>
bool same(const std::vector<T> &a, const std::vector<T> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const T &x, const T &y) { return same(x, y); });
}

} // namespace

bool equalScenes(const RenderScene &a, const RenderScene &b)
{
    using S = RenderScene;
    return sameIn(a, b, &S::sequences, &S::globalSequences, &S::nodes, &S::evaluationOrder, &S::meshes, &S::materials,
                  &S::textures, &S::textureAnimations, &S::cameras, &S::collisions, &S::extent, &S::approximated);
}

} // namespace sinew
