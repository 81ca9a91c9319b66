// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/vocabulary/statements_model.h"

#include "plugins/mdx/mdl/vocabulary/vocabulary_builder.h"

namespace sinew::mdx {

const Vocabulary &sequenceWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Sequence>())
                                    .title("name")
                                    .special("Interval", form::Interval(), "start")
                                    .number("MoveSpeed", "moveSpeed")
                                    .flag("NonLooping", "flags", 1)
                                    .number("Rarity", "rarity")
                                    .number("SyncPoint", "syncPoint")
                                    .vector("MinimumExtent", "extent.minimum")
                                    .vector("MaximumExtent", "extent.maximum")
                                    .number("BoundsRadius", "extent.boundsRadius")
                                    .done();
    return v;
}

const Vocabulary &globalSequenceWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<GlobalSequence>()).number("Duration", "duration").always().single().done();
    return v;
}

const Vocabulary &textureWords()
{
    static const Vocabulary v = VocabularyBuilder(describe<Texture>())
                                    .text("Image", "path")
                                    .always()
                                    .number("ReplaceableId", "replaceableId")
                                    .flag("WrapWidth", "flags", 1)
                                    .flag("WrapHeight", "flags", 2)
                                    .done();
    return v;
}

const Vocabulary &faceEffectWords()
{
    static const Vocabulary v =
        VocabularyBuilder(describe<FaceEffect>()).title("target").text("Path", "path").always().done();
    return v;
}

} // namespace sinew::mdx
