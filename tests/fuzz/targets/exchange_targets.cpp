// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Strangers' models on their way to other programs and games: glTF and OBJ that read again, and new models that can be
// saved.

#include "core/facets/creation_facet.h"
#include "core/format/exporter.h"
#include "core/format/importer.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/image/image_registry.h"
#include "plugins/gltf/exporter.h"
#include "plugins/gltf/importer.h"
#include "plugins/mdx/format.h"
#include "plugins/obj/exporter.h"
#include "plugins/obj/importer.h"
#include "tests/fuzz/model_input.h"

namespace sinew::test {

namespace {

const ImageRegistry &images()
{
    static const ImageRegistry registry = [] {
        ImageRegistry made;
        made.add(createQtImageCodec());
        return made;
    }();
    return registry;
}

std::shared_ptr<const DecodedImage> noPicture(const SceneTexture &)
{
    return nullptr;
}

void checkLosses(const std::vector<ConversionLoss> &losses)
{
    for (const ConversionLoss &loss : losses)
        check(!loss.message.empty(), "a loss says what is lost");
}

void tryExport(const Exporter &exporter, const Importer &importer, const ExportSource &source, std::uint32_t choice)
{
    const QStringList suffixes = exporter.info().suffixes;
    ExportOptions options;
    options.suffix = suffixes[qsizetype(choice) % suffixes.size()];
    options.name = QStringLiteral("fuzz");
    options.keepsAxes = choice & 4;
    options.separatesGlobals = choice & 8;
    options.plainCurves = choice & 16;
    options.allMeshes = choice & 32;
    options.extras = choice & 64;
    const auto written = exporter.write(source, options);
    if (!written) {
        check(!written.error().message.empty(), "who can't export a model says why");
        return;
    }
    checkLosses(written->losses);
    const FileSet before(QStringLiteral("fuzz.") + options.suffix, {}, [](const QString &) { return std::nullopt; });
    Diagnostics diagnostics;
    const auto read = importer.read({savedFiles(written->files, before), images()}, {}, diagnostics);
    check(read || !read.error().message.empty(), "who can't read an export says why");
    if (read && !source.scene.meshes.empty() && !exporter.info().isStill)
        check(read->scene.nodes.size() >= source.scene.nodes.size(), "an export keeps every node");
}

} // namespace

void fuzzExports(const QByteArray &input)
{
    static const auto gltf = createGltfExporter(), obj = createObjExporter();
    static const auto fromGltf = createGltfImporter(), fromObj = createObjImporter();
    const ModelInput files = modelInput(input);
    const auto model = files.read();
    if (!model || !files.format->scene())
        return;
    const RenderScene scene = files.format->scene()->build(*model);
    const ExportSource source{*files.format, *model, scene, noPicture, images()};
    tryExport(*gltf, *fromGltf, source, numberOf(input));
    tryExport(*obj, *fromObj, source, numberOf(input));
}

/// Models for Warcraft III of what others show.
void fuzzCreations(const QByteArray &input)
{
    static const auto mdx = createMdxFormat();
    const ModelInput files = modelInput(input);
    const auto model = files.read();
    if (!model || !files.format->scene())
        return;
    const RenderScene scene = files.format->scene()->build(*model);
    const CreationSource source{scene, model.get(), "fuzz", files.format->gameOf(*model).toStdString(), {}};
    const std::vector<ConversionTarget> targets = mdx->creation()->targets();
    const std::uint32_t choice = numberOf(input);
    CreationOptions options = mdx->creation()->suggested(source, targets[choice % targets.size()].id);
    options.helperBones = choice & 64;
    options.addsMissing = choice & 128;
    const auto made = mdx->creation()->create(source, options);
    if (!made) {
        check(!made.error().message.empty(), "who can't make a model says why");
        return;
    }
    checkLosses(made->losses);
    const FileSet none(QStringLiteral("fuzz.mdx"), {}, [](const QString &) { return std::nullopt; });
    checkSave(*mdx, *made->model, none);
    mdx->scene()->build(*made->model);
}

} // namespace sinew::test
