// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/exporter.h"

#include "plugins/gltf/material/materials.h"
#include "plugins/gltf/write/animations.h"
#include "plugins/gltf/write/cameras.h"
#include "plugins/gltf/write/lights.h"
#include "plugins/gltf/write/meshes.h"
#include "plugins/gltf/write/node_extras.h"
#include "plugins/gltf/write/places.h"

#include <QUrl>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace gltf {

namespace {

/// What is seen first; then, for each coarser level of detail and for the variants together, a scene of its own.
void addScenes(Job &job, const std::vector<WrittenMesh> &meshes, const std::vector<int> &others)
{
    const auto add = [&](const std::string &name, const auto &isIn, const std::string &extras) {
        JsonText json;
        json.open('{').key("name").string(name).key("nodes").open('[').integer(armatureRow);
        for (const WrittenMesh &mesh : meshes)
            if (isIn(mesh, job.scene.meshes[std::size_t(mesh.sceneRow)]))
                json.integer(mesh.node);
        for (const int node : others)
            json.integer(node);
        json.close(']');
        if (!extras.empty())
            json.key("extras").open('{').key("sinew").raw(extras).close('}');
        job.file.add(File::Scenes, json.close('}').take());
    };
    std::set<std::uint32_t> levels;
    NodeId hidden = NoNode;
    std::size_t hiddenCount = 0;
    bool hasVariants = false;
    for (const WrittenMesh &mesh : meshes) {
        if (mesh.isShown)
            continue;
        const SceneMesh &from = job.scene.meshes[std::size_t(mesh.sceneRow)];
        hidden = hiddenCount++ == 0 ? from.source : hidden;
        if (from.lod > 0)
            levels.insert(from.lod);
        hasVariants |= from.lod == 0;
    }
    add(
        job.file.nodes[armatureRow].name, [](const WrittenMesh &mesh, const SceneMesh &) { return mesh.isShown; },
        sceneExtras(job));
    for (const std::uint32_t level : levels)
        add("Level of detail " + std::to_string(level),
            [level](const WrittenMesh &, const SceneMesh &mesh) { return mesh.lod == level; }, {});
    if (hasVariants)
        add("All variants", [](const WrittenMesh &, const SceneMesh &mesh) { return mesh.lod == 0; }, {});
    if (hiddenCount > 0)
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Coarser levels of detail and variants are in further scenes (%1)"),
                       hidden, hiddenCount);
}

class GltfExporter final : public Exporter
{
public:
    ExporterInfo info() const override
    {
        return {QStringLiteral("gltf"), QStringLiteral("glTF"), {QStringLiteral("glb"), QStringLiteral("gltf")}};
    }

    Result<ExportedModel> write(const ExportSource &source, const ExportOptions &options) const override
    {
        if (const double scale = options.scale.value_or(1); !std::isfinite(scale) || scale <= 0)
            return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
        Job job(source, options);
        addNodes(job);
        const Skeleton skeleton(job);
        Materials materials(job);
        const Cameras cameras(job);
        const Lights lights(job);
        addCollisions(job);
        const std::vector<WrittenMesh> meshes =
            addMeshes(job, skeleton, [&](std::int32_t row) { return materials.materialOf(row); });
        addAnimations(job, [&](const ClipRange &range, AnimationDraft &animation) {
            materials.addChannels(range, animation);
            cameras.addChannels(range, animation);
            lights.addChannels(range, animation);
        });
        if (job.isOverBudget())
            return Error{{QT_TRANSLATE_NOOP("Message", "the new model would have more than %1 keys"), {Job::mostKeys}}};
        addNodeExtras(job);
        addScenes(job, meshes, cameras.roots());
        return filesOf(job, materials);
    }

private:
    static Result<ExportedModel> filesOf(Job &job, Materials &materials)
    {
        ExportedModel result;
        if (job.options.suffix == QLatin1String("gltf")) {
            const QString buffer = job.options.name + QStringLiteral(".bin");
            const QByteArray text = job.file.text(QUrl::toPercentEncoding(buffer).toStdString());
            result.files.push_back({{}, text});
            if (!job.file.buffer().isEmpty())
                result.files.push_back({buffer, job.file.buffer()});
            for (OutputFile &picture : materials.takeFiles())
                result.files.push_back(std::move(picture));
        } else {
            result.files.push_back({{}, job.file.binary()});
        }
        if (result.files.front().bytes.size() > INT32_MAX)
            return Error{QT_TRANSLATE_NOOP("Message", "the file would be larger than 2 GiB")};
        result.losses = job.losses.all(&job.source.model);
        for (ConversionLoss &loss : job.kept.losses())
            result.losses.push_back(std::move(loss));
        return result;
    }
};

} // namespace

} // namespace gltf

std::shared_ptr<const Exporter> createGltfExporter()
{
    return std::make_shared<gltf::GltfExporter>();
}

} // namespace sinew
