// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"

#include <memory>
#include <typeinfo>

namespace sinew {

bool same(const SceneExtent &a, const SceneExtent &b)
{
    return sameIn(a, b, &SceneExtent::radius, &SceneExtent::minimum, &SceneExtent::maximum);
}

bool same(const SceneSequence &a, const SceneSequence &b)
{
    using S = SceneSequence;
    return sameIn(a, b, &S::source, &S::name, &S::start, &S::end, &S::loops, &S::extent, &S::blendIn, &S::blendOut,
                  &S::variationNext, &S::frequency, &S::moveSpeed, &S::always);
}

bool same(const SceneTexture &a, const SceneTexture &b)
{
    using S = SceneTexture;
    return sameIn(a, b, &S::source, &S::path, &S::replaceableId, &S::slot, &S::fileId, &S::wrapU, &S::wrapV);
}

bool same(const SceneTextureAnimation &a, const SceneTextureAnimation &b)
{
    using S = SceneTextureAnimation;
    return sameIn(a, b, &S::order, &S::translation, &S::rotation, &S::scale);
}

bool same(const SceneStage &a, const SceneStage &b)
{
    using S = SceneStage;
    return sameIn(a, b, &S::texture, &S::uv, &S::textureAnimation, &S::weight);
}

bool same(const SceneBatch &a, const SceneBatch &b)
{
    using S = SceneBatch;
    return sameIn(a, b, &S::combiner, &S::stages, &S::ignoresWeight, &S::edgeFade, &S::colour, &S::parameters,
                  &S::alphaReference, &S::priorityPlane, &S::materialLayer, &S::sortsNear, &S::sortsFar);
}

bool same(const SceneSortPoint &a, const SceneSortPoint &b)
{
    using S = SceneSortPoint;
    return sameIn(a, b, &S::centre, &S::radius, &S::node);
}

bool same(const SurfaceLayer &a, const SurfaceLayer &b)
{
    using S = SurfaceLayer;
    return sameIn(a, b, &S::isOn, &S::texture, &S::colour, &S::uv, &S::channels, &S::inverts, &S::clamps,
                  &S::teamColour, &S::alpha, &S::multiply, &S::add, &S::offset, &S::tiling, &S::angle, &S::rows,
                  &S::columns, &S::cell, &S::fresnel, &S::fresnelExponent, &S::fresnelMinimum, &S::fresnelRange,
                  &S::triPlanarOffset, &S::triPlanarScale);
}

bool same(const SceneSurface &a, const SceneSurface &b)
{
    using S = SceneSurface;
    return sameIn(a, b, &S::layers, &S::decalBlend, &S::emissive1Blend, &S::emissive2Blend, &S::specularity,
                  &S::hdrSpecular, &S::hdrEmissive, &S::hdrEnvironmentConstant, &S::hdrEnvironmentDiffuse,
                  &S::hdrEnvironmentSpecular, &S::alphaThreshold, &S::vertexColour, &S::vertexAlpha, &S::specularAlpha,
                  &S::dimsHighlight);
}

bool same(const SceneLayer &a, const SceneLayer &b)
{
    using S = SceneLayer;
    return sameIn(a, b, &S::source, &S::filterMode, &S::unshaded, &S::sphereEnvironment, &S::twoSided, &S::unfogged,
                  &S::noDepthTest, &S::noDepthSet, &S::texture, &S::textureAnimation, &S::uvSet, &S::alpha, &S::hd,
                  &S::slots, &S::emissiveGain, &S::fresnelColour, &S::fresnelOpacity, &S::fresnelTeamColour, &S::batch,
                  &S::surface);
}

bool same(const SceneMaterial &a, const SceneMaterial &b)
{
    using S = SceneMaterial;
    return sameIn(a, b, &S::source, &S::priorityPlane, &S::layers, &S::triangleOrder);
}

bool same(const SceneMesh &a, const SceneMesh &b)
{
    using S = SceneMesh;
    return sameIn(a, b, &S::source, &S::name, &S::material) && sameBesideMaterial(a, b);
}

bool sameBesideMaterial(const SceneMesh &a, const SceneMesh &b)
{
    using S = SceneMesh;
    return sameIn(a, b, &S::positions, &S::normals, &S::tangents, &S::uvSets, &S::indices, &S::influences, &S::weights,
                  &S::palette, &S::restInverses, &S::colours, &S::lod, &S::geosetId, &S::geosetName, &S::sortPoint,
                  &S::alpha, &S::colour, &S::extent);
}

bool same(const SceneNode &a, const SceneNode &b)
{
    using S = SceneNode;
    return sameIn(a, b, &S::source, &S::name, &S::kind, &S::key, &S::parent, &S::pivot, &S::dontInheritTranslation,
                  &S::dontInheritRotation, &S::dontInheritScaling, &S::billboarded, &S::billboardLockX,
                  &S::billboardLockY, &S::billboardLockZ, &S::cameraAnchored, &S::facesEye, &S::rules,
                  &S::billboardWorldAxis, &S::billboardTurn, &S::translation, &S::rotation, &S::scale, &S::visibility);
}

bool same(const SceneLight &a, const SceneLight &b)
{
    using S = SceneLight;
    return sameIn(a, b, &S::source, &S::kind, &S::node, &S::attenuationStart, &S::attenuationEnd, &S::colour,
                  &S::ambientColour, &S::intensity, &S::ambientIntensity, &S::innerAngle, &S::outerAngle);
}

bool same(const SceneProjection &a, const SceneProjection &b)
{
    using S = SceneProjection;
    return sameIn(a, b, &S::source, &S::node, &S::widens, &S::low, &S::high, &S::fieldOfView, &S::aspect, &S::nearClip,
                  &S::farClip);
}

bool same(const SceneCamera &a, const SceneCamera &b)
{
    using S = SceneCamera;
    return sameIn(a, b, &S::source, &S::name, &S::node, &S::position, &S::target, &S::fieldOfView, &S::angle,
                  &S::dividesAngle, &S::nearClip, &S::farClip, &S::translation, &S::targetTranslation, &S::roll);
}

bool same(const SceneCollision &a, const SceneCollision &b)
{
    using S = SceneCollision;
    return sameIn(a, b, &S::source, &S::shape, &S::node, &S::vertices, &S::radius, &S::positions, &S::indices);
}

bool same(const SceneForce &a, const SceneForce &b)
{
    using S = SceneForce;
    return sameIn(a, b, &S::source, &S::node, &S::kind, &S::shape, &S::channels, &S::falloff, &S::heightGradient,
                  &S::unbounded, &S::strength, &S::width, &S::height, &S::length);
}

bool same(const SpriteTexture &a, const SpriteTexture &b)
{
    using S = SpriteTexture;
    return sameIn(a, b, &S::texture, &S::channels, &S::cells, &S::brightness);
}

bool same(const SpriteSurface &a, const SpriteSurface &b)
{
    using S = SpriteSurface;
    return sameIn(a, b, &S::base, &S::glow, &S::mask, &S::glowOnly);
}

bool same(const Sprite &a, const Sprite &b)
{
    using S = Sprite;
    return sameIn(a, b, &S::blend, &S::textures, &S::texture, &S::replaceableId, &S::more, &S::repeats, &S::surface,
                  &S::colourFactor, &S::alphaFactor, &S::lit, &S::unfogged, &S::testsTexel);
}

bool same(const EmittedModel &a, const EmittedModel &b)
{
    return sameIn(a, b, &EmittedModel::path, &EmittedModel::isPicture);
}

bool same(const std::shared_ptr<const EffectRules> &a, const std::shared_ptr<const EffectRules> &b)
{
    if (a == b)
        return true;
    const EffectRules *x = a.get(), *y = b.get();
    return x && y && typeid(*x) == typeid(*y) && x->isSame(*y);
}

bool same(const SceneEffect &a, const SceneEffect &b)
{
    using S = SceneEffect;
    return sameIn(a, b, &S::source, &S::node, &S::kind, &S::sprite, &S::material, &S::priorityPlane, &S::geoset,
                  &S::models, &S::rules);
}

bool same(const PopcornGuide &a, const PopcornGuide &b)
{
    return sameIn(a, b, &PopcornGuide::sequence, &PopcornGuide::on);
}

bool same(const ScenePopcorn &a, const ScenePopcorn &b)
{
    using S = ScenePopcorn;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::guide, &S::replaceableId, &S::lifeSpan, &S::emissionRate,
                  &S::speed, &S::alpha, &S::colour);
}

bool same(const SceneEvent &a, const SceneEvent &b)
{
    using S = SceneEvent;
    return sameIn(a, b, &S::source, &S::node, &S::name, &S::kind, &S::id, &S::times);
}

bool same(const SceneAttachment &a, const SceneAttachment &b)
{
    using S = SceneAttachment;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::attachmentId);
}

bool equalScenes(const RenderScene &a, const RenderScene &b)
{
    using S = RenderScene;
    return sameIn(a, b, &S::sequences, &S::globalSequences, &S::keysWrap, &S::keysOfWholeTimeline, &S::nodes,
                  &S::evaluationOrder, &S::meshes, &S::materials, &S::textures, &S::textureAnimations, &S::lights,
                  &S::cameras, &S::collisions, &S::effects, &S::forces, &S::projections, &S::popcorns, &S::events,
                  &S::attachments, &S::extent, &S::front, &S::unitsPerYard, &S::approximated);
}

} // namespace sinew
