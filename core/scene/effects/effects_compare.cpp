// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/same.h"

namespace sinew {

bool same(const CellInterval &a, const CellInterval &b)
{
    return sameIn(a, b, &CellInterval::start, &CellInterval::end, &CellInterval::repeat);
}

bool same(const M2Particles &a, const M2Particles &b)
{
    using S = M2Particles;
    return sameIn(a, b, &S::generator, &S::verticalRange, &S::horizontalRange, &S::gravity, &S::lifeSpan,
                  &S::lifeSpanVary, &S::emissionRateVary, &S::zSource, &S::splinePoints, &S::bones, &S::colour,
                  &S::alpha, &S::scale) &&
           sameIn(a, b, &S::headCell, &S::tailCell, &S::alphaCutOff, &S::scaleVary, &S::colourMultiplier,
                  &S::alphaMultiplier, &S::twinkleSpeed, &S::twinklePercent, &S::twinkleScaleMinimum,
                  &S::twinkleScaleMaximum, &S::burstMultiplier, &S::drag, &S::baseSpin, &S::baseSpinVary, &S::spin) &&
           sameIn(a, b, &S::spinVary, &S::tumbleMinimum, &S::tumbleMaximum, &S::wind, &S::windTime, &S::followSpeed,
                  &S::followScale, &S::inheritScale, &S::instantVelocity, &S::killOutward, &S::zVelocityOnly,
                  &S::randomSpinSign, &S::tailGrows, &S::extrude, &S::projectToGround, &S::follow) &&
           sameIn(a, b, &S::randomCellOffset, &S::randomCell, &S::scaleVaryPerAxis, &S::refraction,
                  &S::randomFlipBookStart, &S::boneNotJoint, &S::shiftCentre, &S::multiTexture, &S::combine,
                  &S::textures, &S::textureScales, &S::scroll, &S::scrollVary, &S::geometryModel, &S::recursionModel);
}

bool same(const SceneParticleEmitter &a, const SceneParticleEmitter &b)
{
    using S = SceneParticleEmitter;
    return sameIn(a, b, &S::source, &S::node, &S::speed, &S::variation, &S::latitude, &S::gravity, &S::emissionRate,
                  &S::length, &S::width, &S::lifeSpan, &S::middleTime, &S::colours, &S::alphas, &S::scalings) &&
           sameIn(a, b, &S::headLife, &S::headDecay, &S::tailLife, &S::tailDecay, &S::rows, &S::columns, &S::head,
                  &S::tail, &S::tailLength, &S::blend, &S::texture, &S::replaceableId, &S::priorityPlane, &S::squirt,
                  &S::sortFarZ, &S::unshaded, &S::unfogged, &S::lineEmitter, &S::modelSpace, &S::xyQuad, &S::geoset,
                  &S::m2, &S::m3);
}

bool same(const SceneModelEmitter &a, const SceneModelEmitter &b)
{
    using S = SceneModelEmitter;
    return sameIn(a, b, &S::source, &S::node, &S::path, &S::usesMdl, &S::usesTga, &S::emissionRate, &S::gravity,
                  &S::longitude, &S::latitude, &S::lifeSpan, &S::speed);
}

bool same(const SceneRibbon &a, const SceneRibbon &b)
{
    using S = SceneRibbon;
    return sameIn(a, b, &S::source, &S::node, &S::heightAbove, &S::heightBelow, &S::alpha, &S::colour, &S::textureSlot,
                  &S::lifeSpan, &S::emissionRate, &S::gravity, &S::rows, &S::columns, &S::material, &S::colourAtBirth,
                  &S::m3, &S::blend, &S::priorityPlane, &S::unfogged);
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

} // namespace sinew
