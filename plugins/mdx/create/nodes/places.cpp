// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/nodes/places.h"

#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/names/game_words.h"
#include "plugins/mdx/create/names/unique_name.h"
#include "plugins/mdx/scene/scene_values.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

/// The places of the source by what they are called in Warcraft III, as far as they are.
std::map<std::int32_t, std::string> attachmentNames(const CreationJob &job)
{
    const std::string &game = job.source.game;
    const std::span<const GameName> rows = isWow(game)         ? wowAttachments()
                                           : isStarCraft(game) ? starCraftAttachments()
                                                               : std::span<const GameName>();
    std::map<std::int32_t, std::string> names;
    std::set<std::string> taken;
    for (const GameName &row : rows)
        for (const SceneAttachment &attachment : job.scene.attachments) {
            const bool exists = attachment.node >= 0 && std::size_t(attachment.node) < job.scene.nodes.size();
            if (exists && job.scene.nodes[std::size_t(attachment.node)].name == row.from && taken.insert(row.to).second)
                names.emplace(attachment.node, row.to);
        }
    return names;
}

const SceneNode *nodeAt(const CreationJob &job, std::int32_t row)
{
    return row >= 0 && std::size_t(row) < job.scene.nodes.size() ? &job.scene.nodes[std::size_t(row)] : nullptr;
}

} // namespace

void addAttachments(CreationJob &job, Skeleton &skeleton, Places &places)
{
    const std::map<std::int32_t, std::string> names = attachmentNames(job);
    const bool isRenamed = isWow(job.source.game) || isStarCraft(job.source.game);
    for (const SceneAttachment &from : job.scene.attachments) {
        const SceneNode *node = nodeAt(job, from.node);
        if (!node || skeleton.hangerOf(from.node) < 0)
            continue;
        const auto known = names.find(from.node);
        // Names that the game does not know do no harm, and tell where a place was.
        const std::string name = known != names.end() ? known->second
                                 : !isRenamed         ? node->name
                                 : isWow(job.source.game)
                                     ? "Wow:" + std::to_string(from.attachmentId) + ':' + node->name
                                     : node->name;
        Placed<Attachment> next;
        next.made = skeleton.hangerOf(from.node);
        skeleton.nodes()[std::size_t(next.made)].node.name.set(uniqueName(job.nodeNames, name));
        next.object.path.set(from.path);
        next.object.attachmentId = std::uint32_t(places.attachments.size());
        next.object.visibility = job.curves.curve<float>(node->visibility, Standard::one);
        places.attachments.push_back(std::move(next));
    }
}

void addEvents(CreationJob &job, Skeleton &skeleton, Places &places)
{
    for (const SceneEvent &from : job.scene.events) {
        if (from.kind == EventKind::Unknown) {
            job.losses.add(ConversionLoss::Lost,
                           QT_TRANSLATE_NOOP("Message", "Events mean something in their own game only, and are left "
                                                        "out (%1)"),
                           from.source);
            continue;
        }
        if (skeleton.hangerOf(from.node) < 0)
            continue;
        std::vector<std::int32_t> times;
        std::int32_t global = -1;
        if (const std::int32_t row = from.times.globalSequence();
            row >= 0 && std::size_t(row) < job.scene.globalSequences.size()) {
            global = job.timeline.globalOf(row);
            times.assign(from.times.times().begin(), from.times.times().end());
        } else {
            for (const Timeline::Part &span : job.timeline.parts()) {
                if (span.holds)
                    continue;
                const SceneSequence &own = job.scene.sequences[std::size_t(span.row)];
                for (const std::int32_t time : from.times.times())
                    if (time >= own.start && time <= own.end)
                        times.push_back(std::min(span.end, span.start + (time - own.start)));
            }
        }
        // The game refuses events that never happen.
        if (times.empty())
            continue;
        std::sort(times.begin(), times.end());
        // Parts of a sequence share the moment between them.
        times.erase(std::unique(times.begin(), times.end()), times.end());
        Placed<EventObject> next;
        next.made = skeleton.hangerOf(from.node);
        next.object.track.reset({0, global}, times.size());
        std::copy(times.begin(), times.end(), next.object.track.editTimes().begin());
        places.events.push_back(std::move(next));
    }
}

void addLights(CreationJob &job, Skeleton &skeleton, Places &places)
{
    const auto length = [&](const CurvePoint &p) { return CurvePoint{p[0] * job.axes.scale(), 0, 0, 0}; };
    for (const SceneLight &from : job.scene.lights) {
        const SceneNode *node = nodeAt(job, from.node);
        if (!node || skeleton.hangerOf(from.node) < 0)
            continue;
        Placed<Light> next;
        next.made = skeleton.hangerOf(from.node);
        Light &light = next.object;
        light.type = from.kind == LightKind::Directional ? 1 : from.kind == LightKind::Ambient ? 2 : 0;
        if (from.kind == LightKind::Spot)
            job.losses.add(ConversionLoss::Changed,
                           QT_TRANSLATE_NOOP("Message", "Spotlights shine in all directions (%1)"), from.source);
        const auto colour = [&](const Track<Colour> &track, Colour Light::*value, Curve<Colour> Light::*keys) {
            if (const auto still = job.curves.still(track)) {
                light.*value = {float((*still)[0]), float((*still)[1]), float((*still)[2])};
                light.*value = toRgbOrder(light, value, Warcraft3);
            } else {
                light.*keys = job.curves.curve<Colour>(track, CurveMaker::never());
                light.*keys = toRgbOrder(light, keys);
            }
        };
        job.curves.animate(from.attenuationStart, light.attenuationStart, light.attenuationStartKeys, {length, length});
        job.curves.animate(from.attenuationEnd, light.attenuationEnd, light.attenuationEndKeys, {length, length});
        if (!light.attenuationEndKeys.isPresent() && !light.attenuationStartKeys.isPresent())
            light.attenuationEnd = std::max(light.attenuationEnd, light.attenuationStart);
        job.curves.animate(from.intensity, light.intensity, light.intensityKeys);
        job.curves.animate(from.ambientIntensity, light.ambientIntensity, light.ambientIntensityKeys);
        colour(from.colour, &Light::colour, &Light::colourKeys);
        colour(from.ambientColour, &Light::ambientColour, &Light::ambientColourKeys);
        light.visibility = job.curves.curve<float>(node->visibility, Standard::one);
        places.lights.push_back(std::move(next));
    }
}

} // namespace sinew::mdx
