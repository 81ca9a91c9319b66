// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/returned_model.h"

#include "core/exchange/kept_objects.h"
#include "core/format/exporter.h"
#include "core/transform/mesh/mesh_import.h"

#include <QtGlobal>

namespace sinew {

namespace {

void applyAll(Model &model, ChangeSet changes)
{
    for (Change &change : changes)
        applyChange(model, change);
}

/// What the model's own export comes to when it is imported.
Result<RenderScene> sceneAgain(const Model &model, const Format &format, const FormatRegistry &formats)
{
    const RenderScene scene = format.scene()->build(model);
    ExportOptions options;
    options.suffix = QStringLiteral("glb");
    options.name = QStringLiteral("model");
    options.textures = false;
    options.allMeshes = true;
    ImportOptions wanted;
    wanted.textures = false;
    for (const auto &exporter : formats.exporters()) {
        if (!exporter->info().suffixes.contains(options.suffix))
            continue;
        const auto exported = exporter->write({format, model, scene, {}, formats.images()}, options);
        if (!exported)
            return exported.error();
        const FileSet files(QStringLiteral("model.glb"), exported->files.front().bytes);
        const auto importer = formats.importerOf(files.primary(), options.suffix);
        if (!importer)
            break;
        Diagnostics ignored;
        auto imported = importer->read({files, formats.images()}, wanted, ignored);
        if (!imported)
            return imported.error();
        return std::move(imported->scene);
    }
    return Error{"no importer reads what the exporters write"};
}

/// Vertices that changed, and meshes that the model did not have.
void takeMeshes(const ImportedScene &from, const Format &format, CreatedModel &made)
{
    const MeshImport import = suggestedImport(from, format, *made.model);
    if (import.parts.empty())
        return;
    Result<MeshEdit> edit = importedMeshes(from.scene, import, format, *made.model);
    if (!edit) {
        made.losses.push_back({ConversionLoss::Lost, {}, {}, edit.error().message});
        return;
    }
    applyAll(*made.model, std::move(edit->changes));
    if (!edit->added.empty())
        made.losses.push_back(
            {ConversionLoss::Changed,
             {},
             {},
             Message(QT_TRANSLATE_NOOP("Message", "Meshes that the model did not have look like its first one (%1)"),
                     {Message(edit->added.size())})});
}

} // namespace

bool isReturned(const ImportedScene &scene, const Format &format)
{
    return scene.kept && scene.kept->format == format.info().id && format.creation();
}

Result<CreatedModel> returnedModel(const ImportedFile &file, const Format &format, const QString &suffix,
                                   const std::string &target, const FormatRegistry &formats)
{
    const ImportedScene &from = file.scene();
    if (!isReturned(from, format))
        return Error{QT_TRANSLATE_NOOP("Message", "the file has no extra data of such a model")};
    const auto again = [&](const Model &model) { return sceneAgain(model, format, formats); };
    auto made = format.creation()->restored({*from.kept, from.scene, from.objects, again});
    if (!made)
        return made;
    takeMeshes(from, format, *made);
    const ConversionFacet *conversions = format.conversions();
    for (const ConversionTarget &each :
         conversions ? conversions->targets(*made->model) : std::vector<ConversionTarget>()) {
        const bool isOwn = (each.current || each.sameVersion) && QLatin1String(each.suffix.c_str()) == suffix;
        if (each.current || !(target.empty() ? isOwn : each.id == target))
            continue;
        auto conversion = conversions->convert(*made->model, each.id);
        if (!conversion)
            return conversion.error();
        applyAll(*made->model, std::move(conversion->changes));
        made->losses.insert(made->losses.end(), conversion->losses.begin(), conversion->losses.end());
        break;
    }
    return made;
}

} // namespace sinew
