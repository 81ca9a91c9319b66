// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/create/create_model.h"

#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "editor/cli/shared/moment.h"
#include "editor/create/fields/stand_height.h"
#include "editor/create/returned_model.h"

#include <QFileInfo>

#include <numeric>

namespace sinew {

namespace {

/// "3", "Stand", or either with "=New name".
Status chooseSequences(const QStringList &wanted, const RenderScene &scene, CreationOptions &options)
{
    std::vector<CreatedSequence> chosen;
    for (const QString &word : wanted) {
        const QString name = word.section(u'=', 0, 0), renamed = word.section(u'=', 1);
        const Result<std::int32_t> row = sequenceNamed(scene, name);
        if (!row)
            return row.error();
        const auto known = std::find_if(options.sequences.begin(), options.sequences.end(),
                                        [&](const CreatedSequence &each) { return each.row == *row; });
        const SceneSequence &source = scene.sequences[std::size_t(*row)];
        CreatedSequence next =
            known != options.sequences.end() ? *known : CreatedSequence{*row, source.name, source.loops, 0};
        if (!renamed.isEmpty())
            next.name = renamed.toStdString();
        chosen.push_back(std::move(next));
    }
    options.sequences = std::move(chosen);
    return Done{};
}

/// Of sets with that name, if the source has any.
Status checkWeapons(const CreationSource &source, const CreationFacet &creation)
{
    const std::vector<WeaponSet> sets = creation.weaponSets(source);
    std::string known;
    for (const WeaponSet &set : sets) {
        if (source.weapons == set.id)
            return Done{};
        known += (known.empty() ? "" : ", ") + set.id;
    }
    if (source.weapons.empty() || sets.empty())
        return Done{};
    return Error{"--weapons must be one of " + known};
}

/// The model and its pictures as the request says.
Result<CreatedFiles> made(CreationSource source, const ModelMaker &maker, const CreateRequest &request,
                          const PictureOfRow &pictures, const FormatRegistry &formats)
{
    const RenderScene &scene = source.scene;
    const CreationFacet &creation = *maker.format->creation();
    source.weapons = request.weapons;
    if (const Status known = checkWeapons(source, creation); !known)
        return known.error();
    CreationOptions options = creation.suggested(source, maker.target);
    if (request.scale)
        options.scale = *request.scale;
    if (const double top = standHeight(scene, options.meshes); request.height && top > 0)
        options.scale = *request.height / top;
    options.addsMissing = request.addsMissing;
    options.helperBones = request.helperBones;
    options.textureFolder = request.textureFolder;
    if (!request.textureSuffix.empty())
        options.textureSuffix = request.textureSuffix;
    if (request.allMeshes) {
        options.meshes.resize(scene.meshes.size());
        std::iota(options.meshes.begin(), options.meshes.end(), 0);
    }
    if (request.allSequences || request.cutsAtMarkers || !request.cuts.empty())
        options.sequences = creation.allSequences(source);
    if (!request.sequences.isEmpty())
        if (const Status chosen = chooseSequences(request.sequences, scene, options); !chosen)
            return chosen.error();
    auto created = creation.create(source, options);
    if (!created)
        return created.error();
    if (const Status placed = place(*created, *maker.format, request.placement); !placed)
        return placed.error();
    if (!request.textures)
        created->textures.clear();
    auto files = createdFiles(*maker.format, *created, scene, pictures, formats.images());
    if (files)
        files->losses.insert(files->losses.begin(), created->losses.begin(), created->losses.end());
    return files;
}

} // namespace

ModelMaker modelMaker(const QString &form, std::optional<std::uint32_t> version, const Format *own,
                      const FormatRegistry &formats)
{
    const std::string wanted = form.toStdString();
    for (const auto &format : formats.formats()) {
        if (!format->creation() || (own && format->info().id == own->info().id))
            continue;
        for (const ConversionTarget &target : format->creation()->targets()) {
            const bool isNamed = target.id == wanted;
            const bool isSuffix = target.suffix == wanted && (!version || target.version == *version);
            if (isNamed || isSuffix)
                return {format, target.id};
        }
    }
    return {};
}

Result<CreatedFiles> createdModel(const Document &document, const ModelMaker &maker, const QString &path,
                                  const CreateRequest &request, const FormatRegistry &formats)
{
    const Format &own = *document.format();
    if (!own.scene())
        return Error{"this format has nothing to show"};
    if (request.cutsAtMarkers || !request.cuts.empty())
        return Error{"--cut is for glTF files"};
    const RenderScene scene = own.scene()->build(document.model());
    const CreationSource source{scene, &document.model(), QFileInfo(path).completeBaseName().toStdString(),
                                own.gameOf(document.model()).toStdString()};
    AssetTextures textures(assetSearchFor(document.path(), request.assets, formats.modelSuffixes()), formats.images(),
                           AssetTextures::Mode::Wait);
    textures.setIdNames(formats.idNames());
    textures.setHdSlots(scene);
    textures.setSlotFiles(
        slotFiles(request.slotFiles, guessedSlotFiles(scene, document.path(), formats.images().suffixes())));
    const auto picture = [&](std::int32_t row) { return textures.texture(scene.textures[std::size_t(row)]).image; };
    return made(source, maker, request, picture, formats);
}

Result<CreatedFiles> importedModel(const QString &source, const Importer &importer, const ModelMaker &maker,
                                   bool hasVersion, const QString &path, const CreateRequest &request,
                                   const FormatRegistry &formats)
{
    ImportOptions options;
    options.scale = request.scale;
    options.keepsAxes = request.keepsAxes;
    options.cuts = request.cuts;
    options.cutsAtMarkers = request.cutsAtMarkers;
    options.framesPerSecond = request.framesPerSecond;
    const auto file = ImportedFile::read(source, importer, options, formats);
    if (!file)
        return file.error();
    if (isReturned(file->scene(), *maker.format) && !request.isFresh()) {
        const auto returned = returnedModel(*file, *maker.format, QFileInfo(path).suffix().toLower(),
                                            hasVersion ? maker.target : std::string(), formats);
        if (!returned)
            return returned.error();
        auto files = createdFiles(*maker.format, *returned, file->scene().scene, file->pictures(), formats.images());
        if (files)
            files->losses.insert(files->losses.begin(), returned->losses.begin(), returned->losses.end());
        return files;
    }
    // The importer has done that.
    CreateRequest rest = request;
    rest.scale.reset();
    auto files = made(file->source(QFileInfo(path).completeBaseName()), maker, rest, file->pictures(), formats);
    if (files)
        files->losses.insert(files->losses.begin(), file->scene().losses.begin(), file->scene().losses.end());
    return files;
}

} // namespace sinew
