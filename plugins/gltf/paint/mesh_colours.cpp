// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/paint/mesh_colours.h"

#include "plugins/gltf/build/channel_keys.h"
#include "plugins/gltf/build/timeline.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace sinew::gltf {

namespace {

/// Some numbers of keys of several.
ClipKeys partOf(const ClipKeys &keys, int first, int count, bool isColour)
{
    ClipKeys part;
    part.shape = keys.shape;
    part.components = count;
    part.times = keys.times;
    const auto take = [&](const std::vector<float> &from, std::vector<float> &to, bool isPlace) {
        for (std::size_t i = 0; i < from.size(); i += std::size_t(keys.components))
            for (int c = 0; c < count; ++c) {
                const auto number = double(from[i + std::size_t(first + c)]);
                to.push_back(float(isColour && isPlace ? gammaOf(number) : number));
            }
    };
    take(keys.values, part.values, true);
    if (keys.shape == ClipKeys::Cubic && isColour) {
        // Bent by the other light: straight pieces come as near as what other programs show.
        part.shape = ClipKeys::Linear;
        return part;
    }
    take(keys.ins, part.ins, false);
    take(keys.outs, part.outs, false);
    return part;
}

/// The parts of keys as uses of their own; none if they stay at rest.
ClipUses partsOf(const ClipUses &uses, int first, int count, bool isColour, const CurvePoint &rest,
                 std::deque<ClipKeys> &made)
{
    ClipUses parts;
    for (const ClipUse &use : uses) {
        made.push_back(partOf(*use.keys, first, count, isColour));
        parts.push_back({use.clip, &made.back()});
    }
    const bool isStill =
        std::all_of(parts.begin(), parts.end(), [&](const ClipUse &use) { return staysAt(*use.keys, rest); });
    return isStill ? ClipUses() : parts;
}

/// The clips in which a node is shown or hidden: its own, or of the nearest one above.
const ClipUses &visibilityOf(const NodeTable &nodes, const Clips &clips, int node, double &rest)
{
    static const ClipUses none;
    for (; node >= 0; node = nodes[node].parent) {
        const JsonItem json = nodes[node].json.extension("KHR_node_visibility");
        const ClipUses &uses = clips.of("/nodes/" + std::to_string(node) + "/extensions/KHR_node_visibility/visible");
        rest = json.flag("visible", true) ? 1 : 0;
        if (!uses.empty() || rest == 0)
            return uses;
    }
    return none;
}

} // namespace

double gammaOf(double linear)
{
    return std::pow(std::clamp(linear, 0., 1.), 1 / 2.2);
}

void setColours(ReadJob &job, const NodeTable &nodes, const Clips &clips, const BuiltMesh &built, SceneMesh &mesh)
{
    const auto same = [](CurvePoint &, bool) {};
    std::vector<double> factor;
    std::deque<ClipKeys> made;
    if (built.material >= 0) {
        const JsonItem &json = job.asset.list("materials")[std::size_t(built.material)];
        factor = json["pbrMetallicRoughness"].numbers("baseColorFactor", 4);
    }
    if (factor.empty())
        factor = {1, 1, 1, 1};
    const CurvePoint colour{gammaOf(factor[0]), gammaOf(factor[1]), gammaOf(factor[2])};
    const std::string pointer =
        "/materials/" + std::to_string(built.material) + "/pbrMetallicRoughness/baseColorFactor";
    const ClipUses &factors = clips.of(pointer);
    const bool moves = built.material >= 0 && !factors.empty() && haveComponents(factors, 4);
    const ClipUses colours = moves ? partsOf(factors, 0, 3, true, colour, made) : ClipUses(),
                   opacities = moves ? partsOf(factors, 3, 1, false, {factor[3]}, made) : ClipUses();
    mesh.colour = timelineTrack<Colour>(job, clips.all(), colours, colour, same);
    mesh.alpha = timelineTrack<float>(job, clips.all(), opacities, {factor[3]}, same);
    double shown = 1;
    const ClipUses &visibility = visibilityOf(nodes, clips, built.node, shown);
    if (visibility.empty() || !haveComponents(visibility, 1)) {
        mesh.alpha.fallback *= float(shown);
        return;
    }
    if (moves)
        job.report.lose(ConversionLoss::Lost, mesh.name,
                        QT_TRANSLATE_NOOP("Message", "Opacities of meshes that are also shown and hidden (%1)"));
    mesh.alpha = timelineTrack<float>(job, clips.all(), visibility, {shown}, same);
}

} // namespace sinew::gltf
