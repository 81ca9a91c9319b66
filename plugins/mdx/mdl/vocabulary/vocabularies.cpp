// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/vocabularies.h"

#include "plugins/mdx/mdl/vocabulary/statements_model.h"
#include "plugins/mdx/mdl/vocabulary/statements_nodes.h"
#include "plugins/mdx/mdl/vocabulary/statements_surface.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary.h"
#include "plugins/mdx/mdl/vocabulary/vocabulary_builder.h"

#include <deque>

namespace sinew::mdx {

namespace {

const Vocabulary &versionWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<Root>()).number("FormatVersion", "version", 800).always().done();
    return v;
}

const Vocabulary &modelWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Root>())
                                    .title("model.name")
                                    .count("NumGeosets", "geosets")
                                    .count("NumGeosetAnims", "geosetAnimations")
                                    .count("NumHelpers", "helpers")
                                    .count("NumLights", "lights")
                                    .count("NumBones", "bones")
                                    .count("NumAttachments", "attachments")
                                    .count("NumParticleEmitters", "particleEmitters")
                                    .count("NumParticleEmitters2", "particleEmitters2")
                                    .count("NumParticleEmittersPopcorn", "popcornEmitters")
                                    .count("NumRibbonEmitters", "ribbonEmitters")
                                    .count("NumEvents", "eventObjects")
                                    .count("NumFaceFX", "faceEffects")
                                    .number("BlendTime", "model.blendTime", 150)
                                    .always()
                                    .vector("MinimumExtent", "model.extent.minimum")
                                    .vector("MaximumExtent", "model.extent.maximum")
                                    .number("BoundsRadius", "model.extent.boundsRadius")
                                    .text("AnimationFile", "model.animationFile")
                                    .done();
    return v;
}

const Vocabulary &bindPoseWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Root>()).array("Matrices", "bindPoses").done();
    return v;
}

const Vocabulary &gliderWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<Glider>()).number("GeosetId", "geosetId", -1).always().done();
    return v;
}

/// The contents of a counted block: objects of one kind.
const Vocabulary &items(const char *word, const char *list, const Vocabulary &item)
{
    static std::deque<Vocabulary> made;
    return made.emplace_back(VocabularyBuilder(describe<Root>()).object(word, list, item).done());
}

} // namespace

const Vocabulary &mdlVocabulary()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<Root>())
            .block("Version", versionWords())
            .block("Model", modelWords())
            .list("Sequences", "sequences", items("Anim", "sequences", sequenceWords()))
            .list("GlobalSequences", "globalSequences", items("Duration", "globalSequences", globalSequenceWords()))
            .list("Textures", "textures", items("Bitmap", "textures", textureWords()))
            .list("Materials", "materials", items("Material", "materials", materialWords()))
            .list("TextureAnims", "textureAnimations",
                  items("TVertexAnim", "textureAnimations", textureAnimationWords()))
            .object("Geoset", "geosets", geosetWords())
            .object("GeosetAnim", "geosetAnimations", geosetAnimationWords())
            .object("Bone", "bones", boneWords())
            .object("Light", "lights", lightWords())
            .object("Helper", "helpers", helperWords())
            .object("Attachment", "attachments", attachmentWords())
            .array("PivotPoints", "pivots")
            .object("ParticleEmitter", "particleEmitters", particleEmitterWords())
            .object("ParticleEmitter2", "particleEmitters2", particleEmitter2Words())
            .object("ParticleEmitterPopcorn", "popcornEmitters", popcornEmitterWords())
            .object("RibbonEmitter", "ribbonEmitters", ribbonEmitterWords())
            .object("Camera", "cameras", cameraWords())
            .object("EventObject", "eventObjects", eventObjectWords())
            .object("CollisionShape", "collisionShapes", collisionShapeWords())
            .object("FaceFX", "faceEffects", faceEffectWords())
            .block("BindPose", bindPoseWords())
            .object("Glider", "gliders", gliderWords())
            .done();
    return v;
}

} // namespace sinew::mdx
