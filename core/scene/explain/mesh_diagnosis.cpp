// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/explain/mesh_diagnosis.h"

#include "core/scene/explain/mesh_diagnosis_causes.h"
#include "core/scene/pose/curve_sample.h"
#include "core/scene/scene_util.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdio>

namespace sinew {

namespace {

/// Names for the effects of filter modes.
Message blendText(FilterMode mode)
{
    switch (mode) {
    case FilterMode::None:
    case FilterMode::Opaque:
        return QT_TRANSLATE_NOOP("Message", "covers what is behind it");
    case FilterMode::Transparent:
    case FilterMode::AlphaKey:
        return QT_TRANSLATE_NOOP("Message", "is cut out where alpha is low");
    case FilterMode::Blend:
    case FilterMode::Alpha:
        return QT_TRANSLATE_NOOP("Message", "is blended by alpha");
    case FilterMode::Additive:
    case FilterMode::AddAlpha:
    case FilterMode::NoAlphaAdd:
    case FilterMode::Add:
    case FilterMode::BlendAdd:
        return QT_TRANSLATE_NOOP("Message", "is added to what is behind it; black vanishes");
    case FilterMode::Modulate:
    case FilterMode::Mod:
        return QT_TRANSLATE_NOOP("Message", "darkens what is behind it; white vanishes");
    case FilterMode::Modulate2x:
    case FilterMode::Mod2x:
        return QT_TRANSLATE_NOOP("Message", "darkens or lightens what is behind it; middle grey vanishes");
    }
    return QT_TRANSLATE_NOOP("Message", "covers what is behind it");
}

bool needsAlpha(FilterMode mode)
{
    return mode == FilterMode::Transparent || mode == FilterMode::AlphaKey || mode == FilterMode::Blend ||
           mode == FilterMode::Alpha;
}

bool covers(FilterMode mode)
{
    return mode == FilterMode::None || mode == FilterMode::Opaque;
}

std::string percent(float fraction)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.0f", double(fraction) * 100);
    return text;
}

class Explanation
{
public:
    Explanation(const RenderScene &scene, const Pose &pose, const DiagnosisContext &view, const TextureFacts &facts)
        : m_scene(scene), m_pose(pose), m_view(view), m_facts(facts)
    {
    }

    void add(Severity severity, Message message, NodeId node)
    {
        m_findings.push_back({severity, std::move(message), node});
    }
    void addHiding(Severity severity, Message message, NodeId node)
    {
        m_findings.push_back({severity, std::move(message), node, true});
    }

    void mesh(std::size_t row)
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        if (mesh.indices.size() < 3)
            addHiding(Severity::Error, QT_TRANSLATE_NOOP("Message", "It has no triangles."), mesh.source);
        choice(row);
        if (mesh.normals.isEmpty() && !mesh.positions.isEmpty())
            add(Severity::Warning, QT_TRANSLATE_NOOP("Message", "It has no normals, so it is lit the same everywhere."),
                mesh.source);
        const float alpha = row < m_pose.meshAlpha.size() ? m_pose.meshAlpha[row] : 1;
        if (alpha <= 0)
            hidden(row);
        else if (alpha < 1)
            add(Severity::Info, Message(QT_TRANSLATE_NOOP("Message", "Its opacity is %1 % now."), {percent(alpha)}),
                mesh.source);
        if (row < m_pose.meshColour.size()) {
            const Colour c = m_pose.meshColour[row];
            if (c.r != 1 || c.g != 1 || c.b != 1)
                add(Severity::Info,
                    Message(QT_TRANSLATE_NOOP("Message",
                                              "Its colour is multiplied by %1 %, %2 %, %3 % (red, green, blue) now."),
                            {percent(c.r), percent(c.g), percent(c.b)}),
                    mesh.source);
        }
        sequences(row, alpha > 0);
        sides(row);
        material(mesh);
    }

    std::vector<MeshFinding> take() { return std::move(m_findings); }

private:
    bool isShown(std::size_t row) const { return row >= m_view.shown.size() || m_view.shown[row]; }

    /// Level of detail, and geosets that are switched off.
    void choice(std::size_t row)
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        const SceneMaterial *material = materialAt(m_scene, mesh.material);
        const bool profiles = material && !material->layers.empty() && material->layers.front().batch.has_value();
        if (isShown(row)) {
            if (std::any_of(m_scene.meshes.begin(), m_scene.meshes.end(),
                            [&](const SceneMesh &other) { return other.lod != mesh.lod; }))
                add(Severity::Info,
                    Message(profiles
                                ? QT_TRANSLATE_NOOP("Message", "It belongs to skin profile %1, which is shown.")
                                : QT_TRANSLATE_NOOP("Message", "It belongs to level of detail %1, which is shown."),
                            {mesh.lod}),
                    mesh.source);
            return;
        }
        std::size_t other = 0;
        while (other < m_scene.meshes.size() && !isShown(other))
            ++other;
        if (other < m_scene.meshes.size() && m_scene.meshes[other].lod != mesh.lod)
            add(Severity::Warning,
                Message(
                    profiles
                        ? QT_TRANSLATE_NOOP("Message",
                                            "It is not shown: it belongs to skin profile %1, and the view shows %2.")
                        : QT_TRANSLATE_NOOP(
                              "Message", "It is not shown: it belongs to level of detail %1, and the view shows %2."),
                    {mesh.lod, m_scene.meshes[other].lod}),
                mesh.source);
        else if (mesh.geosetId >= 0)
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message", "It is not shown: geoset %1 is switched off."),
                        {std::uint32_t(mesh.geosetId)}),
                mesh.source);
        else
            add(Severity::Warning,
                QT_TRANSLATE_NOOP("Message", "It is not shown: the view is limited to HD or SD geosets."), mesh.source);
    }

    /// Which key makes a track 0 now: “Death”, 333; nothing if no key does.
    std::optional<Message> causeOf(const Track<float> &track, const char *inSequence, const char *inGlobal,
                                   std::vector<Message> arguments = {}) const
    {
        if (sampleCurve(track.curve, sampleSpan(track.curve, m_scene, m_view.when), track.fallback, track.step) >=
            minBatchOpacity)
            return std::nullopt;
        const std::optional<KeyInForce> key = keyInForce(track.curve, m_scene, m_view.when);
        if (!key)
            return std::nullopt;
        const bool named = key->sequence >= 0 && std::size_t(key->sequence) < m_scene.sequences.size();
        if (named)
            arguments.push_back(m_scene.sequences[std::size_t(key->sequence)].name);
        arguments.push_back(std::to_string(key->after));
        return Message(named ? inSequence : inGlobal, std::move(arguments));
    }

    void hidden(std::size_t row)
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        for (const auto &tracks : opacityTracks(m_scene, row))
            for (const Track<float> *track : tracks)
                if (const auto cause = causeOf(
                        *track,
                        QT_TRANSLATE_NOOP(
                            "Message",
                            "It is invisible now: “%1” sets its opacity to 0 with the key %2 ms after its start."),
                        QT_TRANSLATE_NOOP(
                            "Message",
                            "It is invisible now: a global sequence sets its opacity to 0 with the key at %1 ms.")))
                    return addHiding(Severity::Warning, *cause, mesh.source);
        addHiding(Severity::Warning,
                  mesh.alpha.curve.isPresent()
                      ? Message(QT_TRANSLATE_NOOP("Message",
                                                  "It is invisible now: its animated opacity is 0 at this moment."))
                      : Message(QT_TRANSLATE_NOOP("Message",
                                                  "It is invisible now: all of its layers are fully transparent.")),
                  mesh.source);
    }

    /// The sequences in which it is hidden or visible.
    void sequences(std::size_t row, bool isSeen)
    {
        const SeenIn there = sequencesShowing(m_scene, row, m_view.when);
        const NodeId source = m_scene.meshes[row].source;
        if (!there.hidden.empty() && there.seen.empty())
            addHiding(Severity::Warning, QT_TRANSLATE_NOOP("Message", "No sequence shows it."), source);
        else if (!there.hidden.empty() && isSeen)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "These sequences never show it: %1."), {names(there.hidden)}),
                source);
        else if (!there.seen.empty() && !isSeen)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "These sequences show it: %1."), {names(there.seen)}), source);
    }

    std::string names(const std::vector<std::size_t> &rows) const
    {
        constexpr std::size_t most = 6;
        std::string text;
        for (std::size_t i = 0; i < rows.size() && i < most; ++i)
            text += (i ? ", " : "") + m_scene.sequences[rows[i]].name;
        return rows.size() > most ? text + " … (" + std::to_string(rows.size()) + ")" : text;
    }

    /// Surfaces that are drawn from the front only may be viewed from behind.
    void sides(std::size_t row)
    {
        const SceneMesh &mesh = m_scene.meshes[row];
        const SceneMaterial *material = materialAt(m_scene, mesh.material);
        if (!material)
            return;
        const auto &layers = material->layers;
        if (layers.empty() ||
            std::any_of(layers.begin(), layers.end(), [](const SceneLayer &layer) { return layer.twoSided; }))
            return;
        const Facing facing = facingOf(m_scene, row, m_pose, m_view.when);
        if (facing.away >= 1)
            addHiding(Severity::Warning,
                      QT_TRANSLATE_NOOP("Message",
                                        "Only the backs of its triangles are visible from here, and no layer is "
                                        "two-sided: nothing is drawn."),
                      layers.front().source);
        if (facing.inward > 0.5f)
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message", "%1 % of its triangles are wound against their normals, and no "
                                                     "layer is two-sided: they are only visible from behind."),
                        {percent(facing.inward)}),
                mesh.source);
    }

    void material(const SceneMesh &mesh)
    {
        const SceneMaterial *of = materialAt(m_scene, mesh.material);
        if (!of)
            return add(Severity::Error,
                       QT_TRANSLATE_NOOP("Message", "Its material does not exist, so nothing is drawn."), mesh.source);
        const SceneMaterial &material = *of;
        if (material.layers.empty())
            return add(Severity::Error,
                       QT_TRANSLATE_NOOP("Message", "Its material has no layers, so nothing is drawn."),
                       material.source);
        for (std::size_t i = 0; i < material.layers.size(); ++i)
            layer(mesh, material, i);
    }

    void layer(const SceneMesh &mesh, const SceneMaterial &material, std::size_t row)
    {
        const SceneLayer &layer = material.layers[row];
        const auto number = std::to_string(row);
        static const std::vector<LayerState> none;
        const std::vector<LayerState> &states =
            std::size_t(mesh.material) < m_pose.layers.size() ? m_pose.layers[std::size_t(mesh.material)] : none;
        const LayerState state = row < states.size() ? states[row] : LayerState();
        add(Severity::Info,
            Message(QT_TRANSLATE_NOOP("Message", "Layer %1 %2."), {number, blendText(layer.filterMode)}), layer.source);
        if (row > 0 && covers(layer.filterMode))
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message", "Layer %1 hides the layers before it."), {number}), layer.source);
        if (state.alpha <= 0)
            hiddenLayer(layer, number);
        else if (state.alpha < 1)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "The opacity of layer %1 is %2 % now."),
                        {number, percent(state.alpha)}),
                layer.source);
        if (!layer.twoSided)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "Layer %1 is drawn from the front only."), {number}),
                layer.source);
        if (layer.unshaded)
            add(Severity::Info, Message(QT_TRANSLATE_NOOP("Message", "Lighting does not affect layer %1."), {number}),
                layer.source);
        if (layer.noDepthTest)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "Layer %1 is drawn even over nearer objects."), {number}),
                layer.source);
        textures(mesh, layer, state, number);
    }

    void hiddenLayer(const SceneLayer &layer, const std::string &number)
    {
        std::vector<const Track<float> *> tracks{&layer.alpha};
        if (layer.batch && !layer.batch->stages.empty())
            tracks.push_back(&layer.batch->stages.front().weight);
        for (const Track<float> *track : tracks)
            if (const auto cause = causeOf(
                    *track,
                    QT_TRANSLATE_NOOP(
                        "Message",
                        "Layer %1 is invisible now: “%2” sets its opacity to 0 with the key %3 ms after its start."),
                    QT_TRANSLATE_NOOP(
                        "Message",
                        "Layer %1 is invisible now: a global sequence sets its opacity to 0 with the key at %2 ms."),
                    {number}))
                return addHiding(Severity::Warning, *cause, layer.source);
        addHiding(Severity::Warning,
                  Message(QT_TRANSLATE_NOOP("Message", "Layer %1 is invisible now: its opacity is 0 at this moment."),
                          {number}),
                  layer.source);
    }

    void textures(const SceneMesh &mesh, const SceneLayer &layer, const LayerState &state, const std::string &number)
    {
        std::vector<std::int32_t> rows;
        if (layer.surface) {
            for (const SurfaceLayer &each : layer.surface->layers)
                if (each.isOn)
                    rows.push_back(each.texture);
        } else if (layer.batch) {
            for (std::size_t i = 0; i < layer.batch->stages.size() && i < state.stages.size(); ++i)
                rows.push_back(state.stages[i].texture);
        } else if (layer.hd) {
            rows.assign(std::begin(state.slots), std::end(state.slots));
        } else {
            rows.push_back(state.texture);
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            texture(layer, rows[i], i == 0, number);
        const std::uint32_t sets = std::uint32_t(mesh.uvSets.size());
        if (!layer.batch && !layer.surface && layer.uvSet >= sets && !layer.sphereEnvironment)
            add(Severity::Warning,
                sets ? Message(QT_TRANSLATE_NOOP("Message", "Layer %1 uses UV set %2, but the last one is %3."),
                               {number, layer.uvSet, sets - 1})
                     : Message(QT_TRANSLATE_NOOP("Message", "Layer %1 uses UV set %2, but there is none."),
                               {number, layer.uvSet}),
                layer.source);
        else if (!layer.batch && !layer.surface && !layer.sphereEnvironment)
            coordinates(mesh, layer, state.texture, number);
    }

    void texture(const SceneLayer &layer, std::int32_t row, bool decidesAlpha, const std::string &number)
    {
        // Layers of M3 may consist of a colour alone.
        if (row < 0 || std::size_t(row) >= m_scene.textures.size()) {
            if (!layer.surface && decidesAlpha)
                add(Severity::Warning,
                    Message(QT_TRANSLATE_NOOP("Message", "Layer %1 has no texture; it is white."), {number}),
                    layer.source);
            return;
        }
        const SceneTexture &texture = m_scene.textures[std::size_t(row)];
        const TextureFact fact = m_facts(texture);
        if (fact.kind == TextureFact::Missing)
            add(Severity::Error, Message(QT_TRANSLATE_NOOP("Message", "Its texture “%1” was not found."), {fact.name}),
                texture.source);
        else if (fact.kind == TextureFact::Pending)
            add(Severity::Info,
                Message(QT_TRANSLATE_NOOP("Message", "Its texture “%1” is still being read."), {fact.name}),
                texture.source);
        else if (fact.kind == TextureFact::Made)
            add(Severity::Info,
                Message(
                    QT_TRANSLATE_NOOP("Message", "The game supplies the texture “%1”; the preview shows a stand-in."),
                    {fact.name}),
                texture.source);
        else if (decidesAlpha && !fact.hasAlpha && needsAlpha(layer.filterMode) && !layer.surface)
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message",
                                          "Layer %1 uses alpha, but its texture “%2” has none: nothing shows through."),
                        {number, fact.name}),
                texture.source);
        else
            add(Severity::Info, Message(QT_TRANSLATE_NOOP("Message", "Layer %1 shows “%2”."), {number, fact.name}),
                texture.source);
    }

    void coordinates(const SceneMesh &mesh, const SceneLayer &layer, std::int32_t row, const std::string &number)
    {
        const auto &set = mesh.uvSets[layer.uvSet];
        if (set.isEmpty())
            return;
        Vec2 low = set[0], high = set[0];
        for (const Vec2 &uv : set) {
            low = {std::min(low.x, uv.x), std::min(low.y, uv.y)};
            high = {std::max(high.x, uv.x), std::max(high.y, uv.y)};
        }
        if (low.x == high.x && low.y == high.y && set.size() > 1)
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message", "All texture coordinates of layer %1 are the same point."),
                        {number}),
                mesh.source);
        if (row < 0 || std::size_t(row) >= m_scene.textures.size() || layer.textureAnimation >= 0)
            return;
        constexpr float slack = 0.01f; // many files exceed 0 … 1 by a texel
        const SceneTexture &texture = m_scene.textures[std::size_t(row)];
        const bool leavesU = low.x < -slack || high.x > 1 + slack, leavesV = low.y < -slack || high.y > 1 + slack;
        if ((leavesU && !texture.wrapU) || (leavesV && !texture.wrapV))
            add(Severity::Warning,
                Message(QT_TRANSLATE_NOOP("Message", "The coordinates of layer %1 leave the texture, which does not "
                                                     "wrap: its edge texels are stretched."),
                        {number}),
                texture.source);
    }

    const RenderScene &m_scene;
    const Pose &m_pose;
    const DiagnosisContext &m_view;
    const TextureFacts &m_facts;
    std::vector<MeshFinding> m_findings;
};

} // namespace

std::vector<MeshFinding> diagnoseMesh(const RenderScene &scene, const Pose &pose, std::size_t mesh,
                                      const DiagnosisContext &view, const TextureFacts &facts)
{
    if (mesh >= scene.meshes.size())
        return {};
    Explanation explanation(scene, pose, view, facts);
    explanation.mesh(mesh);
    return explanation.take();
}

} // namespace sinew
