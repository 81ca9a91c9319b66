// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/creation.h"

#include "core/scene/scene_util.h"
#include "plugins/mdx/convert/conversions.h"
#include "plugins/mdx/create/assemble.h"
#include "plugins/mdx/create/draft/creation_job.h"
#include "plugins/mdx/create/gone.h"
#include "plugins/mdx/create/names/names_of_weapons.h"
#include "plugins/mdx/create/names/sequence_names.h"
#include "plugins/mdx/create/nodes/emitters.h"
#include "plugins/mdx/create/nodes/scene_tangents.h"
#include "plugins/mdx/create/restore/restored_model.h"
#include "plugins/mdx/scene/bounds.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace sinew::mdx {

namespace {

/// A power of two, which costs no bit, and about right: World of Warcraft's and StarCraft II's people become as high as
/// Warcraft III's units.
constexpr double usualScale = 64;
constexpr std::size_t mostSequences = 10000;

MdxModel emptyModel(std::uint32_t version)
{
    MdxModel model;
    model.data.version = version;
    model.buildIndex();
    return model;
}

std::vector<std::int32_t> meshesShown(const RenderScene &scene)
{
    std::vector<std::int32_t> rows;
    const std::vector<bool> shown = shownAtFirst(scene);
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        if (shown[row])
            rows.push_back(std::int32_t(row));
    return rows;
}

Status checkRows(const CreationSource &source, const CreationOptions &options)
{
    if (!std::isfinite(options.scale) || options.scale <= 0)
        return Error{QT_TRANSLATE_NOOP("Message", "the scale must be above 0")};
    const auto isRow = [](std::int32_t row, std::size_t count) { return row >= 0 && std::size_t(row) < count; };
    if (!std::all_of(options.sequences.begin(), options.sequences.end(), [&](const CreatedSequence &sequence) {
            const auto exists = [&](std::int32_t row) { return isRow(row, source.scene.sequences.size()); };
            return (exists(sequence.row) || (sequence.row == -1 && sequence.holds)) &&
                   std::all_of(sequence.then.begin(), sequence.then.end(), exists) &&
                   !(sequence.holds && !sequence.then.empty());
        }))
        return Error{QT_TRANSLATE_NOOP("Message", "there is no such sequence")};
    if (!std::all_of(options.meshes.begin(), options.meshes.end(),
                     [&](std::int32_t row) { return isRow(row, source.scene.meshes.size()); }))
        return Error{QT_TRANSLATE_NOOP("Message", "there is no such mesh")};
    if (options.sequences.size() > mostSequences)
        return Error{QT_TRANSLATE_NOOP("Message", "there are too many sequences")};
    std::int64_t length = 0;
    for (const CreatedSequence &sequence : options.sequences) {
        length += 2000;
        const auto add = [&](std::int32_t row) {
            const SceneSequence &own = source.scene.sequences[std::size_t(row)];
            length += std::max<std::int64_t>(0, std::int64_t(own.end) - own.start);
        };
        if (sequence.row >= 0 && !sequence.holds)
            add(sequence.row);
        std::for_each(sequence.then.begin(), sequence.then.end(), add);
    }
    if (length > 0x7fff0000)
        return Error{QT_TRANSLATE_NOOP("Message", "the sequences are longer than the model's timeline can be")};
    return Done{};
}

void applyAll(Model &model, ChangeSet changes)
{
    for (Change &change : changes)
        applyChange(model, change);
}

void noteLeftOut(CreationJob &job)
{
    std::set<std::int32_t> chosen;
    for (const CreatedSequence &sequence : job.options.sequences) {
        chosen.insert(sequence.row);
        chosen.insert(sequence.then.begin(), sequence.then.end());
    }
    for (std::size_t row = 0; row < job.scene.sequences.size(); ++row)
        if (!job.scene.sequences[row].always && !chosen.count(std::int32_t(row)))
            job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Sequences that were not chosen (%1)"),
                           job.scene.sequences[row].source);
    const std::set<std::int32_t> meshes(job.options.meshes.begin(), job.options.meshes.end());
    for (std::size_t row = 0; row < job.scene.meshes.size(); ++row)
        if (!meshes.count(std::int32_t(row)))
            job.losses.add(ConversionLoss::Lost, QT_TRANSLATE_NOOP("Message", "Meshes that were not chosen (%1)"),
                           job.scene.meshes[row].source);
}

} // namespace

std::vector<ConversionTarget> MdxCreation::targets() const
{
    std::vector<ConversionTarget> targets = MdxConversions().targets(emptyModel(800));
    std::erase_if(targets, [](const ConversionTarget &target) { return target.id.starts_with("wow"); });
    for (ConversionTarget &target : targets)
        target.current = target.sameVersion = false;
    std::stable_partition(targets.begin(), targets.end(),
                          [](const ConversionTarget &target) { return target.id == "mdx800"; });
    return targets;
}

CreationOptions MdxCreation::suggested(const CreationSource &source, const std::string &target) const
{
    CreationOptions options;
    options.target = target;
    options.scale = source.scene.unitsPerYard > 8 ? 1 : usualScale;
    options.sequences = namedSequences(source, false);
    // Sequences of a model whose names say nothing are better than none.
    if (options.sequences.empty())
        options.sequences = namedSequences(source, true);
    options.meshes = meshesShown(source.scene);
    const std::vector<ConversionTarget> all = targets();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const ConversionTarget &each) { return each.id == target; });
    options.textureSuffix = at != all.end() && at->version >= 900 ? "dds" : "blp";
    return options;
}

std::vector<WeaponSet> MdxCreation::weaponSets(const CreationSource &source) const
{
    const std::vector<WeaponSet> sets = weaponSetsOf(source);
    return sets.size() > 1 ? sets : std::vector<WeaponSet>();
}

std::vector<CreatedSequence> MdxCreation::allSequences(const CreationSource &source) const
{
    return namedSequences(source, true);
}

Result<CreatedModel> MdxCreation::create(const CreationSource &given, const CreationOptions &options) const
{
    const std::vector<ConversionTarget> all = targets();
    const auto target =
        std::find_if(all.begin(), all.end(), [&](const ConversionTarget &each) { return each.id == options.target; });
    if (target == all.end())
        return Error{{QT_TRANSLATE_NOOP("Message", "there is no form named %1"), {options.target}}};
    if (const Status fits = checkRows(given, options); !fits)
        return fits.error();
    auto model = std::make_unique<MdxModel>();
    model->data.version = target->version < 900 ? 800 : 1000;
    const std::optional<RenderScene> withTangents =
        model->data.version < 900 ? std::nullopt : withMissingTangents(given.scene);
    const CreationSource source{withTangents ? *withTangents : given.scene, given.model, given.name, given.game};
    CreationOptions completed = options;
    addMissingSequences(source, completed);
    CreationJob job(source, completed, model->data.version, model->data);
    Skeleton skeleton(job);
    Geosets geosets(job, skeleton);
    Textures textures(job);
    Looks looks(job, textures);
    if (const Status fits = geosets.build(looks); !fits)
        return fits.error();
    Places places;
    addAttachments(job, skeleton, places);
    addEvents(job, skeleton, places);
    addLights(job, skeleton, places);
    addShapes(job, skeleton, places);
    addCameras(job);
    addEmitters(job, skeleton, textures, looks, places);
    addMissing(job, skeleton, places);
    assemble(job, skeleton, geosets, places);
    addSequences(job);
    hideWhatIsGone(job);
    if (job.curves.isOverBudget())
        return Error{
            {QT_TRANSLATE_NOOP("Message", "the new model would have more than %1 keys"), {CurveMaker::mostKeys}}};
    noteLeftOut(job);
    if (job.curves.sampled() > 0)
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Curves of rotations that are followed by straight pieces (%1)"),
                       RootNode, job.curves.sampled());
    model->buildIndex();
    if (auto bounds = MdxBounds().recalculateAll(*model))
        applyAll(*model, std::move(*bounds));
    CreatedModel result;
    result.losses = job.losses.all(source.model);
    if (options.target != "mdx" + std::to_string(model->data.version)) {
        auto conversion = MdxConversions().convert(*model, options.target);
        if (!conversion)
            return conversion.error();
        applyAll(*model, std::move(conversion->changes));
    }
    result.model = std::move(model);
    result.textures = textures.take();
    result.sequences = std::move(completed.sequences);
    return result;
}

Result<CreatedModel> MdxCreation::restored(const ReturnedFile &file) const
{
    return restoredModel(file);
}

} // namespace sinew::mdx
