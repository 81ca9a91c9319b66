// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Everything after the readers: scenes, poses, effects, bounds and picking; what facets report about a model, and the
// edits that they propose.

#include "core/facets/uv/uv_facet.h"
#include "core/scene/effects/effect_simulation.h"
#include "core/scene/explain/mesh_diagnosis.h"
#include "core/scene/pose/camera_state.h"
#include "core/scene/pose/posed_bounds.h"
#include "core/scene/view/ray_cast.h"
#include "core/scene/view/shown_bounds.h"
#include "core/scene/view/view_camera.h"
#include "core/schema/struct_info.h"
#include "core/transform/similarity.h"
#include "tests/fuzz/model_input.h"

#include <set>

namespace sinew::test {

namespace {

constexpr std::size_t fewEach = 3;      ///< sequences, meshes and cameras that are looked at
constexpr std::size_t someObjects = 64; ///< objects of each kind that facets are queried for
/// Vertices: bounds during a whole sequence take 301 poses.
constexpr std::size_t fewVertices = 2000;

void checkScene(const RenderScene &scene)
{
    check(scene.evaluationOrder.size() == scene.nodes.size(), "every node is evaluated once");
    std::set<std::int32_t> evaluated;
    for (const std::int32_t row : scene.evaluationOrder) {
        check(row >= 0 && std::size_t(row) < scene.nodes.size(), "nodes to evaluate exist");
        const std::int32_t parent = scene.nodes[std::size_t(row)].parent;
        check(parent < 0 || evaluated.contains(parent), "parents are evaluated before their children");
        check(evaluated.insert(row).second, "no node is evaluated twice");
    }
    for (const SceneMesh &mesh : scene.meshes) {
        for (const std::uint32_t index : mesh.indices)
            check(index < mesh.positions.size(), "triangles have vertices");
        for (const std::uint16_t entry : mesh.influences)
            check(entry < mesh.palette.size(), "influences are in the palette");
        for (const auto &entry : mesh.palette)
            for (const std::int32_t node : entry)
                check(node >= 0 && std::size_t(node) < scene.nodes.size(), "nodes of a palette exist");
    }
}

std::vector<PoseTime> momentsOf(const RenderScene &scene)
{
    const auto view = Eigen::Quaternionf::Identity();
    std::vector<PoseTime> moments{{}, {.globalTime = 1e7, .view = view}};
    for (std::size_t i = 0; i < std::min(scene.sequences.size(), fewEach); ++i) {
        const SceneSequence &sequence = scene.sequences[i];
        const double start = sequence.start, end = sequence.end;
        // Forwards in small and large steps, then back: effects continue, skip, and restart.
        for (const double time : {start, start + 33, start + 66, (start + end) / 2, end, start + 33})
            moments.push_back({.sequence = std::int32_t(i), .time = time, .globalTime = time + 777, .view = view});
        moments.back().from = PoseBlend{0, start, 0.5f};
    }
    return moments;
}

void look(const RenderScene &scene, const PoseTime &when, Pose &pose, EffectSimulation &effects)
{
    evaluatePose(scene, when, pose);
    check(pose.nodes.size() == scene.nodes.size() && pose.meshAlpha.size() == scene.meshes.size(),
          "every node and mesh has a pose");
    effects.update(scene, when);
    const EffectFrame &frame = effects.frame();
    check(frame.ranges.size() == scene.effects.size(), "every effect has its place in the frame");
    for (std::size_t i = 0; i < scene.effects.size(); ++i)
        check(frame.particlesOf(i).size() <= maxParticles, "an effect keeps to its number of particles");
    for (std::size_t i = 0; i < std::min(scene.cameras.size(), fewEach); ++i) {
        const CameraState state = evaluateCamera(scene, scene.cameras[i], when);
        const ViewCamera camera = ViewCamera::fromModelCamera(scene.cameras[i], state, 1.5f);
        static_cast<void>(pickNode(scene, pose, camera.viewProjection(1.5f), {96, 64}, {32, 32}, 5));
    }
    if (const auto hit = pickMesh(scene, pose, Ray{{100, 0, 50}, {-1, 0, 0}}))
        check(hit->mesh >= 0 && std::size_t(hit->mesh) < scene.meshes.size() &&
                  hit->triangle * 3 + 2 < scene.meshes[std::size_t(hit->mesh)].indices.size(),
              "what was hit exists");
    static_cast<void>(pickNode(scene, pose, Eigen::Matrix4f::Identity(), {64, 64}, {32, 32}, 5));
    static_cast<void>(posedBounds(scene, pose));
    static_cast<void>(shownBounds(scene, when));
    for (std::size_t i = 0; i < std::min(scene.meshes.size(), fewEach); ++i)
        static_cast<void>(diagnoseMesh(scene, pose, i, {when, {}}, [](const SceneTexture &) { return TextureFact(); }));
}

void addObjects(const Model &model, const StructInfo &info, const void *object, std::vector<NodeId> &objects)
{
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &f = info.fields[row];
        void *list = const_cast<void *>(f.in(object));
        const std::vector<NodeId> &ids = f.type->list->ids(list);
        for (std::size_t i = 0; i < std::min(ids.size(), someObjects); ++i) {
            objects.push_back(ids[i]);
            addObjects(model, f.type->element->structure(), f.type->list->at(list, i), objects);
        }
    }
}

/// What the docks query for each object.
void askAbout(const Format &format, const Model &model, const std::vector<NodeId> &objects)
{
    for (const NodeId object : objects) {
        if (format.names()) {
            check(!format.names()->name(model, object).empty(), "every object has a name");
            static_cast<void>(format.names()->relatedFields(model, object));
        }
        if (format.curves())
            for (const CurveChannel &channel : format.curves()->channels(model, object))
                check(bool(model.field(channel.address)), "a channel's curve exists");
        if (format.transforms()) {
            static_cast<void>(format.transforms()->pivot(model, object));
            static_cast<void>(format.transforms()->tracks(model, object));
        }
        if (format.sequences())
            static_cast<void>(format.sequences()->fields(model, object));
        if (format.uvs())
            static_cast<void>(format.uvs()->partsOf(model, object));
    }
}

void askAboutUvs(const UvFacet &uvs, const Model &model)
{
    const std::vector<UvPart> parts = uvs.parts(model);
    for (std::size_t i = 0; i < std::min(parts.size(), fewEach); ++i) {
        static_cast<void>(uvs.textures(model, parts[i].node));
        for (int set = 0; set <= std::min(parts[i].sets, 3); ++set) {
            const UvMesh mesh = uvs.mesh(model, parts[i].node, set);
            check(mesh.positions.size() == mesh.coordinates.size() && mesh.rows.size() == mesh.coordinates.size(),
                  "every coordinate has a vertex");
            for (const std::uint32_t corner : mesh.triangles)
                check(corner < mesh.coordinates.size(), "triangles have coordinates");
        }
    }
}

/// Edits that facets propose, and which a document takes or refuses.
std::vector<Result<ChangeSet>> proposals(const Format &format, const Model &model)
{
    std::vector<Result<ChangeSet>> all;
    if (const TextureFacet *textures = format.textures()) {
        static_cast<void>(textures->textures(model));
        all.push_back(textures->mergeEqual(model));
        all.push_back(textures->removeUnused(model));
    }
    if (const MaterialFacet *materials = format.materials()) {
        for (const ModelMaterial &material : materials->materials(model))
            static_cast<void>(materials->layers(model, material.node));
        all.push_back(materials->mergeEqual(model));
        all.push_back(materials->removeUnused(model));
    }
    if (const SequenceFacet *sequences = format.sequences()) {
        const std::vector<Clip> clips = sequences->sequences(model);
        if (!clips.empty()) {
            const auto copy = sequences->duplicate(model, clips.front().source);
            all.push_back(copy ? Result<ChangeSet>(copy->changes) : Result<ChangeSet>(copy.error()));
            all.push_back(sequences->remove(model, std::span(&clips.back().source, 1), true));
        }
        all.push_back(sequences->insertTime(model, 1, 100));
    }
    if (format.bounds())
        all.push_back(format.bounds()->recalculateAll(model));
    if (format.placements()) {
        const auto placed = format.placements()->placed(model, {1.5, turnByDegrees(20, 0, 90), 1, {1, 2, 3}});
        all.push_back(placed ? Result<ChangeSet>(placed->changes) : Result<ChangeSet>(placed.error()));
    }
    return all;
}

} // namespace

void fuzzScenes(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    const auto model = files.read();
    if (!model || !files.format->scene())
        return;
    const RenderScene scene = files.format->scene()->build(*model);
    checkScene(scene);
    Pose pose;
    EffectSimulation effects;
    for (const PoseTime &when : momentsOf(scene))
        look(scene, when, pose, effects);
    std::size_t vertices = 0;
    for (const SceneMesh &mesh : scene.meshes)
        vertices += mesh.positions.size();
    if (vertices > fewVertices || scene.sequences.empty())
        return;
    static_cast<void>(PosedBounds(scene).sequence(numberOf(input) % scene.sequences.size()));
}

void fuzzFacets(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    auto model = files.read();
    if (!model)
        return;
    const Format &format = *files.format;
    std::vector<NodeId> objects;
    addObjects(*model, model->info(), model->root(), objects);
    askAbout(format, *model, objects);
    if (format.transforms())
        static_cast<void>(format.transforms()->hierarchy(*model));
    if (format.curves())
        static_cast<void>(format.curves()->clips(*model));
    if (format.uvs())
        askAboutUvs(*format.uvs(), *model);
    Document document(std::move(model), files.format);
    std::vector<Result<ChangeSet>> edits = proposals(format, document.model());
    if (edits.empty())
        return;
    Result<ChangeSet> &edit = edits[numberOf(input) % edits.size()];
    if (!edit || !document.push(std::move(*edit), QStringLiteral("proposed")))
        return;
    checkSave(format, document.model(), files.files);
    document.goTo(0);
    checkProof(format, document.model(), files.files);
}

} // namespace sinew::test
