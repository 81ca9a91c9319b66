// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/importer.h"

#include "plugins/gltf/build/origin.h"
#include "plugins/gltf/build/scene_cameras.h"
#include "plugins/gltf/build/scene_meshes.h"
#include "plugins/gltf/build/scene_nodes.h"
#include "plugins/gltf/build/scene_places.h"
#include "plugins/gltf/paint/scene_materials.h"
#include "plugins/gltf/read/binary_file.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
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
        // Some editors put a byte order mark before a text, which readers may ignore (2.0, 2.7.1).
        constexpr std::array mark{std::byte(0xEF), std::byte(0xBB), std::byte(0xBF)};
        if (std::equal(mark.begin(), mark.end(), head.begin(), head.begin() + std::min(head.size(), mark.size())))
            head = head.subspan(mark.size());
        const auto isBlank = [](std::byte byte) { return byte == std::byte(' ') || byte < std::byte(14); };
        const auto first = std::find_if_not(head.begin(), head.end(), isBlank);
        return suffix == QLatin1String("gltf") && first != head.end() && *first == std::byte('{') ? 90 : 0;
    }

    Result<ImportedScene> read(const ImportSource &source, const ImportOptions &options,
                               Diagnostics &diagnostics) const override
    {
        if (const double scale = options.scale.value_or(1); !std::isfinite(scale) || scale <= 0)
            return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
        if (const double rate = options.framesPerSecond.value_or(1); !(rate > 0 && rate <= 1e6))
            return Error{QT_TRANSLATE_NOOP("Message", "the frames per second must be above 0")};
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
    /// The box of all meshes, and whether it is as large as models are.
    static void measure(ReadJob &job)
    {
        RenderScene &scene = job.scene();
        for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
            const SceneExtent &of = scene.meshes[row].extent;
            Vec3 &low = scene.extent.minimum, &high = scene.extent.maximum;
            low = row == 0 ? of.minimum
                           : Vec3{std::min(low.x, of.minimum.x), std::min(low.y, of.minimum.y),
                                  std::min(low.z, of.minimum.z)};
            high = row == 0 ? of.maximum
                            : Vec3{std::max(high.x, of.maximum.x), std::max(high.y, of.maximum.y),
                                   std::max(high.z, of.maximum.z)};
        }
        constexpr float low = 5, high = 2000;
        const float height = scene.extent.maximum.z - scene.extent.minimum.z;
        if (!scene.meshes.empty() && (height < low || height > high))
            job.report.warn(
                {}, "",
                Message(QT_TRANSLATE_NOOP("Message", "the model is %1 units high; another scale may suit it"),
                        {Message(std::to_string(std::lround(height)))}));
    }

    static void build(ReadJob &job)
    {
        chooseOrigin(job);
        gatherKept(job);
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
        measure(job);
    }
};

} // namespace

} // namespace gltf

std::shared_ptr<const Importer> createGltfImporter()
{
    return std::make_shared<gltf::GltfImporter>();
}

} // namespace sinew
