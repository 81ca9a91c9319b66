// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files of other programs: what is read of them is a sound scene, which can be posed.

#include "core/exchange/kept_objects.h"
#include "core/facets/creation_facet.h"
#include "core/format/format.h"
#include "core/format/importer.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_registry.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/transform/mesh/mesh_import.h"
#include "plugins/gltf/importer.h"
#include "plugins/mdx/format.h"
#include "plugins/obj/importer.h"
#include "tests/fuzz/fuzz_target.h"

namespace sinew::test {

namespace {

constexpr std::size_t mostVertices = 100000;

template<class T>
void checkCurve(const Curve<T> &curve)
{
    for (std::size_t i = 1; i < curve.size(); ++i)
        check(curve.times()[i] > curve.times()[i - 1], "the times of imported keys ascend");
    for (const T &value : curve.values()) {
        const auto *numbers = reinterpret_cast<const float *>(&value);
        for (std::size_t i = 0; i < sizeof(T) / sizeof(float); ++i)
            check(numbers[i] == numbers[i], "imported keys are numbers");
    }
}

void checkMesh(const RenderScene &scene, const SceneMesh &mesh)
{
    const std::size_t count = mesh.positions.size();
    check(mesh.normals.size() == count && mesh.influences.size() == 4 * count && mesh.weights.size() == 4 * count,
          "every vertex has a normal and influences");
    for (const std::uint32_t index : mesh.indices)
        check(index < count, "triangles name vertices");
    for (std::size_t i = 0; i < mesh.influences.size(); ++i)
        check(mesh.weights[i] == 0 || mesh.influences[i] < mesh.palette.size(), "influences name the palette");
    for (const std::vector<std::int32_t> &entry : mesh.palette)
        for (const std::int32_t row : entry)
            check(row >= 0 && std::size_t(row) < scene.nodes.size(), "the palette names nodes");
    check(mesh.restInverses.empty() || mesh.restInverses.size() == mesh.palette.size(), "each entry has its rest");
    check(mesh.material >= 0 && std::size_t(mesh.material) < scene.materials.size(), "every mesh has a material");
}

/// What our own exporter kept makes a model that can be written and shown, and takes the file's meshes.
void tryReturn(const ImportedScene &read)
{
    static const auto format = createMdxFormat();
    if (!read.kept)
        return;
    const auto again = [&](const Model &) { return Result<RenderScene>(read.scene); };
    auto made = format->creation()->restored({*read.kept, read.scene, read.objects, again});
    if (!made) {
        check(!made.error().message.empty(), "who can't make a model again says why");
        return;
    }
    const MeshImport import = suggestedImport(read, *format, *made->model);
    Result<MeshEdit> edit = importedMeshes(read.scene, import, *format, *made->model);
    if (edit)
        for (Change &change : edit->changes)
            applyChange(*made->model, change);
    else
        check(!edit.error().message.empty(), "who can't take meshes says why");
    const auto written = format->write(*made->model);
    check(written || !written.error().message.empty(), "who can't write a model says why");
    format->scene()->build(*made->model);
}

/// The part behind the file is the one beside it.
void tryImporter(const Importer &importer, const char *name, const QByteArray &input, const ImportOptions &options = {})
{
    static const ImageRegistry images = [] {
        ImageRegistry registry;
        registry.add(createQtImageCodec());
        return registry;
    }();
    const QList<QByteArray> parts = partsOf(input, 2);
    const FileSet files(QLatin1String(name), parts[0],
                        [&](const QString &) { return parts.size() > 1 ? std::optional(parts[1]) : std::nullopt; });
    Diagnostics diagnostics;
    const auto read = importer.read({files, images}, options, diagnostics);
    if (!read) {
        check(!read.error().message.empty(), "who can't read a file says why");
        return;
    }
    const RenderScene &scene = read->scene;
    check(read->pictures.size() == scene.textures.size(), "every texture has its picture");
    std::size_t vertices = 0;
    for (const SceneNode &node : scene.nodes) {
        checkCurve(node.translation.curve);
        checkCurve(node.rotation.curve);
        checkCurve(node.scale.curve);
    }
    for (const SceneMesh &mesh : scene.meshes) {
        checkMesh(scene, mesh);
        vertices += mesh.positions.size();
    }
    if (vertices > mostVertices)
        return;
    Pose pose;
    std::vector<Eigen::Vector3f> positions;
    evaluatePose(scene, {.sequence = scene.sequences.empty() ? -1 : 0}, pose);
    for (const SceneMesh &mesh : scene.meshes)
        skinnedPositions(mesh, pose, positions);
    tryReturn(*read);
}

} // namespace

void fuzzGltf(const QByteArray &input)
{
    static const auto importer = createGltfImporter();
    tryImporter(*importer, "model.gltf", input);
    ImportOptions options;
    options.textures = false;
    options.cuts = {{"First", 0, 7}, {"Second", 0.5, 1000}};
    tryImporter(*importer, "model.gltf", input, options);
}

void fuzzObj(const QByteArray &input)
{
    static const auto importer = createObjImporter();
    tryImporter(*importer, "model.obj", input);
}

} // namespace sinew::test
