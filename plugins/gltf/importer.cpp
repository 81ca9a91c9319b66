// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/importer.h"

#include "plugins/gltf/build/origin.h"
#include "plugins/gltf/build/scene_cameras.h"
#include "plugins/gltf/build/scene_materials.h"
#include "plugins/gltf/build/scene_meshes.h"
#include "plugins/gltf/build/scene_nodes.h"
#include "plugins/gltf/build/scene_places.h"
#include "plugins/gltf/read/binary_file.h"

#include <QFileInfo>

#include <cmath>

namespace sinew {

namespace gltf {

namespace {

class GltfImporter final : public Importer
{
public:
    ImporterInfo info() const override
    {
        return {QStringLiteral("gltf"), QStringLiteral("glTF"), {QStringLiteral("glb"), QStringLiteral("gltf")}};
    }

    int probe(Bytes head, const QString &suffix) const override
    {
        if (BinaryFile::isOne(head))
            return 100;
        const auto isBlank = [](std::byte byte) { return byte == std::byte(' ') || byte < std::byte(14); };
        const auto first = std::find_if_not(head.begin(), head.end(), isBlank);
        return suffix == QLatin1String("gltf") && first != head.end() && *first == std::byte('{') ? 90 : 0;
    }

    Result<ImportedScene> read(const ImportSource &source, const ImportOptions &options,
                               Diagnostics &diagnostics) const override
    {
        if (const double scale = options.scale.value_or(1); !std::isfinite(scale) || scale <= 0)
            return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
        ReadJob job(source, options, diagnostics);
        if (!job.isBroken())
            build(job);
        if (job.isBroken()) {
            Error error = job.report.error();
            error.file = source.files.name().toStdString();
            return error;
        }
        job.result.losses = job.report.losses();
        return std::move(job.result);
    }

private:
    static void build(ReadJob &job)
    {
        chooseOrigin(job);
        RenderScene &scene = job.scene();
        scene.revision = 1;
        scene.keysWrap = false;
        job.result.name = QFileInfo(job.source.files.name()).completeBaseName();
        NodeTable nodes(job);
        if (job.isBroken())
            return;
        const Skins skins(job, nodes);
        if (job.isBroken())
            return;
        const Clips clips(job, nodes);
        if (job.isBroken())
            return;
        clips.addSequences(job);
        findMeshNodes(nodes);
        findLightNodes(nodes);
        buildNodes(job, nodes, skins, clips);
        if (job.isBroken())
            return;
        const std::vector<BuiltMesh> meshes = buildMeshes(job, nodes, skins);
        if (job.isBroken())
            return;
        buildMaterials(job, nodes, clips, meshes);
        buildPlaces(job, nodes, clips);
        buildCameras(job, nodes, clips);
    }
};

} // namespace

} // namespace gltf

std::shared_ptr<const Importer> createGltfImporter()
{
    return std::make_shared<gltf::GltfImporter>();
}

} // namespace sinew
