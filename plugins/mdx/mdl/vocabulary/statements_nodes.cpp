// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/statements_nodes.h"

#include "plugins/mdx/mdl/vocabulary/vocabulary_builder.h"

namespace sinew::mdx {

namespace {

const std::vector<KeywordName> inherited{{"Translation", 0x1}, {"Rotation", 0x4}, {"Scaling", 0x2}};
const std::vector<KeywordName> lightTypeWords{{"Omnidirectional", 0}, {"Directional", 1}, {"Ambient", 2}};
const std::vector<KeywordName> shapes{{"Box", 0}, {"Plane", 1}, {"Sphere", 2}, {"Cylinder", 3}};
const std::vector<KeywordName> particleModes{
    {"Blend", 0}, {"Additive", 1}, {"Modulate", 2}, {"Modulate2x", 3}, {"AlphaKey", 4}};
const std::vector<KeywordName> headOrTailWords{{"Head", 0}, {"Tail", 1}, {"Both", 2}};
const std::vector<KeywordName> severalGeosets{{"Multiple", -1}, {"None", -1}};
const std::vector<KeywordName> noAnimation{{"None", -1}};

/// The beginning of all nodes.
VocabularyBuilder node(const StructInfo &info, bool emitsModels = false)
{
    VocabularyBuilder maker(info);
    maker.title("node.name")
        .number("ObjectId", "node.objectId", -1)
        .number("Parent", "node.parentId", -1)
        .flagSet("DontInherit", "node.flags", inherited)
        .alsoBit("DontInheritTranslation", 0x1)
        .alsoBit("DontInheritRotation", 0x4)
        .alsoBit("DontInheritScaling", 0x2)
        .flag("Billboarded", "node.flags", 0x8)
        .flag("BillboardedLockX", "node.flags", 0x10)
        .also("BillboardLockX")
        .flag("BillboardedLockY", "node.flags", 0x20)
        .also("BillboardLockY")
        .flag("BillboardedLockZ", "node.flags", 0x40)
        .also("BillboardLockZ")
        .flag("CameraAnchored", "node.flags", 0x80)
        .flag(emitsModels ? "EmitterUsesMDL" : "Unshaded", "node.flags", 0x8000)
        .flag(emitsModels ? "EmitterUsesTGA" : "SortPrimsFarZ", "node.flags", 0x10000)
        .flag("LineEmitter", "node.flags", 0x20000)
        .flag("Unfogged", "node.flags", 0x40000)
        .also("PopcornScaling")
        .flag("ModelSpace", "node.flags", 0x80000)
        .flag("XYQuad", "node.flags", 0x100000);
    return maker;
}

VocabularyBuilder &nodeTracks(VocabularyBuilder &maker)
{
    return maker.track("Translation", "node.translation")
        .track("Rotation", "node.rotation")
        .track("Scaling", "node.scaling");
}

const Vocabulary &particleWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<ParticleEmitter>())
                                    .animated("LifeSpan", "lifeSpan", "lifeSpanKeys")
                                    .always()
                                    .animated("InitVelocity", "initialVelocity", "speedKeys")
                                    .always()
                                    .text("Path", "path")
                                    .done();
    return v;
}

const Vocabulary &targetWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Camera>())
                                    .vector("Position", "target")
                                    .always()
                                    .track("Translation", "targetTranslation")
                                    .done();
    return v;
}

} // namespace

const Vocabulary &boneWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<Bone>());
        maker.named("GeosetId", "geosetId", severalGeosets, -1).always();
        maker.named("GeosetAnimId", "geosetAnimationId", noAnimation, -1).always();
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &lightWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<Light>());
        maker.choice("type", lightTypeWords)
            .animated("AttenuationStart", "attenuationStart", "attenuationStartKeys")
            .always()
            .animated("AttenuationEnd", "attenuationEnd", "attenuationEndKeys")
            .always()
            .animated("Intensity", "intensity", "intensityKeys")
            .always()
            .animated("Color", "colour", "colourKeys", 1)
            .always()
            .animated("AmbIntensity", "ambientIntensity", "ambientIntensityKeys")
            .always()
            .animated("AmbColor", "ambientColour", "ambientColourKeys", 1)
            .always()
            .staticNumber("ShadowIntensity", "shadowIntensity", double(0.4f))
            .always()
            .flag("ShadowCasting", "shadowCasting", 1)
            .animated("ShadowCastingStart", "shadowCastingStart", "shadowCastingStartKeys")
            .always()
            .animated("ShadowCastingEnd", "shadowCastingEnd", "shadowCastingEndKeys")
            .always()
            .animated("QuadraticFalloff", "quadraticFalloff", "quadraticFalloffKeys", double(0.0005f))
            .always()
            .animated("LinearFalloff", "linearFalloff", "linearFalloffKeys")
            .always()
            .animated("Damping", "damping", "dampingKeys", double(0.00001f))
            .always()
            .track("Visibility", "visibility");
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &helperWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<Helper>());
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &attachmentWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<Attachment>());
        maker.number("AttachmentID", "attachmentId").always().text("Path", "path").track("Visibility", "visibility");
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &eventObjectWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<EventObject>());
        maker.special("EventTrack", form::Times(), "track");
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &collisionShapeWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<CollisionShape>());
        maker.choice("type", shapes)
            .special("Vertices", form::Corners(), "vertex1")
            .number("BoundsRadius", "radius")
            .always();
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &cameraWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<Camera>())
            .title("name")
            .vector("Position", "position")
            .always()
            .track("Translation", "translation")
            .track("Rotation", "roll")
            .number("FieldOfView", "fieldOfView")
            .always()
            .number("FarClip", "farClip")
            .always()
            .number("NearClip", "nearClip")
            .always()
            // The game and Blizzard's exporter know both spellings; the second one is for values that never change.
            .track("FocusDistanceKeys", "focusDistance")
            .constant()
            .also("DOFDistance")
            .track("FocalLengthKeys", "focalLength")
            .constant()
            .also("FocalLength")
            .track("FStopKeys", "fStop")
            .constant()
            .also("FStop")
            .block("Target", targetWords())
            .track("Visibility", "visibility")
            .done();
    return v;
}

const Vocabulary &particleEmitterWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<ParticleEmitter>(), true);
        maker.animated("EmissionRate", "emissionRate", "emissionRateKeys")
            .always()
            .animated("Gravity", "gravity", "gravityKeys")
            .always()
            .animated("Longitude", "longitude", "longitudeKeys")
            .always()
            .animated("Latitude", "latitude", "latitudeKeys")
            .always()
            .track("Visibility", "visibility")
            .block("Particle", particleWords())
            // The game's own dialect has no block around these.
            .animated("LifeSpan", "lifeSpan", "lifeSpanKeys")
            .onlyMet()
            .animated("InitVelocity", "initialVelocity", "speedKeys")
            .onlyMet()
            .text("Path", "path")
            .onlyMet();
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &particleEmitter2Words()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<ParticleEmitter2>());
        maker.choice("filterMode", particleModes)
            .animated("Speed", "speed", "speedKeys")
            .always()
            .animated("Variation", "variation", "variationKeys")
            .always()
            .animated("Latitude", "latitude", "latitudeKeys")
            .always()
            .animated("Gravity", "gravity", "gravityKeys")
            .always()
            .animated("EmissionRate", "emissionRate", "emissionRateKeys")
            .always()
            .animated("Width", "width", "widthKeys")
            .always()
            .animated("Length", "length", "lengthKeys")
            .always()
            .track("Visibility", "visibility")
            .special("SegmentColor", form::Colours(), "segmentColours")
            .vector("Alpha", "segmentAlphas")
            .vector("ParticleScaling", "segmentScalings")
            .vector("LifeSpanUVAnim", "headInterval")
            .vector("DecayUVAnim", "headDecayInterval")
            .vector("TailUVAnim", "tailInterval")
            .vector("TailDecayUVAnim", "tailDecayInterval")
            .number("Rows", "rows")
            .always()
            .number("Columns", "columns")
            .always()
            .number("TextureID", "textureId")
            .always()
            .number("Time", "middleTime")
            .always()
            .number("LifeSpan", "lifeSpan")
            .always()
            .number("TailLength", "tailLength")
            .always()
            .number("PriorityPlane", "priorityPlane")
            .number("ReplaceableId", "replaceableId")
            .flag("Squirt", "squirt", 1)
            .choice("headOrTail", headOrTailWords);
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &popcornEmitterWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<PopcornEmitter>());
        maker.animated("LifeSpan", "lifeSpan", "lifeSpanKeys")
            .always()
            .animated("EmissionRate", "emissionRate", "emissionRateKeys")
            .always()
            .animated("Speed", "speed", "speedKeys")
            .always()
            .animated("Color", "colour", "colourKeys", 1)
            .animated("Alpha", "alpha", "alphaKeys", 1)
            .track("Visibility", "visibility")
            .number("ReplaceableId", "replaceableId")
            .text("Path", "path")
            .text("AnimVisibilityGuide", "animationVisibilityGuide");
        return nodeTracks(maker).done();
    }();
    return v;
}

const Vocabulary &ribbonEmitterWords()
{
    static const Vocabulary v = [] {
        VocabularyBuilder maker = node(describe<RibbonEmitter>());
        maker.animated("HeightAbove", "heightAbove", "heightAboveKeys")
            .always()
            .animated("HeightBelow", "heightBelow", "heightBelowKeys")
            .always()
            .animated("Alpha", "alpha", "alphaKeys", 1)
            .always()
            .animated("Color", "colour", "colourKeys", 1)
            .always()
            .animated("TextureSlot", "textureSlot", "textureSlotKeys")
            .always()
            .track("Visibility", "visibility")
            .number("EmissionRate", "emissionRate")
            .always()
            .number("LifeSpan", "lifeSpan")
            .always()
            .number("Gravity", "gravity")
            .number("Rows", "rows")
            .always()
            .number("Columns", "columns")
            .always()
            .number("MaterialID", "materialId")
            .always();
        return nodeTracks(maker).done();
    }();
    return v;
}

} // namespace sinew::mdx
