// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/gone.h"

#include "plugins/mdx/create/draft/creation_job.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

bool beginsWith(const CreationOptions &options, std::string_view word)
{
    return std::any_of(options.sequences.begin(), options.sequences.end(), [&](const CreatedSequence &sequence) {
        const std::string_view name = sequence.name;
        return name.starts_with(word) && (name.size() == word.size() || name[word.size()] == ' ');
    });
}

/// 0 in the sequences that show nothing, elsewhere what the curve says, or `value` where there is none.
void switchOff(const CreationJob &job, Curve<float> &curve, float value)
{
    const std::int32_t constants = job.timeline.constantsIfAny();
    const bool isConstant = curve.isPresent() && curve.globalSequence() >= 0 && curve.globalSequence() == constants;
    // What plays on a global sequence plays on: a curve has only one line of time.
    if (curve.isPresent() && curve.globalSequence() >= 0 && !isConstant)
        return;
    struct Key
    {
        std::int32_t time;
        float value, in, out;
    };
    std::vector<Key> keys;
    const float always = isConstant ? curve.values()[0] : value;
    for (std::size_t i = 0; i < job.timeline.spans().size(); ++i) {
        const Timeline::Span &span = job.timeline.spans()[i];
        if (job.options.sequences[i].isGone) {
            keys.push_back({span.start, 0, 0, 0});
            continue;
        }
        bool hasKey = false;
        for (std::size_t row = 0; row < curve.size() && !isConstant; ++row) {
            if (curve.times()[row] < span.start || curve.times()[row] > span.end)
                continue;
            hasKey = true;
            keys.push_back({curve.times()[row], curve.values()[row], curve.hasTangents() ? curve.inTangents()[row] : 0,
                            curve.hasTangents() ? curve.outTangents()[row] : 0});
        }
        if (!hasKey)
            keys.push_back({span.start, always, 0, 0});
    }
    const std::uint32_t interpolation = curve.isPresent() && !isConstant ? curve.header().interpolation : 0;
    curve.reset({interpolation, -1}, keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        curve.editTimes()[i] = keys[i].time;
        curve.editValues()[i] = keys[i].value;
        if (curve.hasTangents()) {
            curve.editInTangents()[i] = keys[i].in;
            curve.editOutTangents()[i] = keys[i].out;
        }
    }
}

} // namespace

void addMissingSequences(const CreationSource &source, CreationOptions &options)
{
    if (!options.addsMissing)
        return;
    const std::int32_t first = !options.sequences.empty()        ? options.sequences.front().row
                               : !source.scene.sequences.empty() ? 0
                                                                 : -1;
    CreatedSequence added;
    added.row = first;
    added.holds = true;
    if (!beginsWith(options, "Stand")) {
        added.name = "Stand";
        options.sequences.push_back(added);
    }
    if (!beginsWith(options, "Death")) {
        added.name = "Death";
        added.loops = false;
        added.isGone = true;
        options.sequences.push_back(added);
    }
}

void hideWhatIsGone(CreationJob &job)
{
    const auto isGone = [](const CreatedSequence &sequence) { return sequence.isGone; };
    if (std::none_of(job.options.sequences.begin(), job.options.sequences.end(), isGone))
        return;
    Root &root = job.root;
    for (std::size_t row = 0; row < root.geosets.size(); ++row) {
        auto &all = root.geosetAnimations.items;
        auto own = std::find_if(all.begin(), all.end(), [&](const GeosetAnimation &animation) {
            return animation.geosetId == std::int32_t(row);
        });
        GeosetAnimation *animation = own == all.end() ? &root.geosetAnimations.append() : &*own;
        animation->geosetId = std::int32_t(row);
        switchOff(job, animation->alphaKeys, animation->alpha);
    }
    for (Light &light : root.lights)
        switchOff(job, light.visibility, 1);
    for (ParticleEmitter2 &emitter : root.particleEmitters2)
        switchOff(job, emitter.visibility, 1);
    for (RibbonEmitter &emitter : root.ribbonEmitters)
        switchOff(job, emitter.visibility, 1);
    for (const CreatedSequence &sequence : job.options.sequences)
        if (sequence.holds)
            job.losses.add(ConversionLoss::Guessed,
                           QT_TRANSLATE_NOOP("Message", "Sequences that the game expects were added (%1)"), RootNode);
}

} // namespace sinew::mdx
