// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/donor_conversion.h"

#include "core/facets/creation_facet.h"
#include "core/format/format_registry.h"
#include "core/format/importer.h"
#include "core/text/translated.h"
#include "editor/create/returned_model.h"
#include "editor/parts/donor_box.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// The target's own form if new models can have it, else the default; empty if there are none.
std::string creationTarget(const Document &target)
{
    const CreationFacet *facet = target.format()->creation();
    const std::vector<ConversionTarget> forms = facet ? facet->targets() : std::vector<ConversionTarget>();
    if (const ConversionFacet *conversions = target.format()->conversions())
        for (const ConversionTarget &own : conversions->targets(target.model()))
            for (const ConversionTarget &form : forms)
                if (own.current && form.id == own.id)
                    return form.id;
    return forms.empty() ? std::string() : forms.front().id;
}

QStringList notesOf(const std::vector<ConversionLoss> &losses)
{
    QStringList notes;
    for (const ConversionLoss &loss : losses)
        if (loss.kind == ConversionLoss::Lost)
            notes << DonorBox::tr("Lost: %1").arg(translated(loss.message));
    return notes;
}

} // namespace

/// What a donor is made of.
struct DonorConversion::Original
{
    const RenderScene &scene;
    const Model *model; ///< null: of another program
    std::string game;
    ConvertedPictures::Finder pictures;
};

DonorConversion::DonorConversion(const Document &target, const FormatRegistry &formats)
    : m_format(target.sharedFormat()), m_formats(formats), m_form(creationTarget(target))
{
    if (m_format->scene())
        m_target = m_format->scene()->build(target.model());
}

Result<ConvertedDonor> DonorConversion::made(const Original &original, const QString &name) const
{
    if (m_form.empty())
        return Error{
            {QT_TRANSLATE_NOOP("Message", "“%1” is a model of another format; a model of the format “%2” can't "
                                          "be made of it"),
             {name.toStdString(), m_format->info().name.toStdString()}}};
    const CreationFacet &facet = *m_format->creation();
    const CreationSource source{original.scene, original.model, QFileInfo(name).completeBaseName().toStdString(),
                                original.game};
    CreationOptions options = facet.suggested(source, m_form);
    options.addsMissing = false;
    Result<CreatedModel> created = facet.create(source, options);
    if (!created)
        return created.error();
    ConvertedDonor converted;
    converted.notes = notesOf(created->losses);
    converted.model = std::move(created->model);
    converted.pictures =
        std::make_shared<ConvertedPictures>(original.pictures, original.scene, std::move(created->textures));
    return converted;
}

Result<ConvertedDonor> DonorConversion::ofModel(const std::shared_ptr<const Document> &donor, const QString &name) const
{
    const Format &format = *donor->format();
    if (!format.scene())
        return Error{{QT_TRANSLATE_NOOP("Message", "“%1” shows nothing that could be taken"), {name.toStdString()}}};
    return made({format.scene()->build(donor->model()), &donor->model(), format.gameOf(donor->model()).toStdString(),
                 ConvertedPictures::finderOf(donor)},
                name);
}

Result<ConvertedDonor> DonorConversion::ofFile(const QString &path, const Importer &importer) const
{
    const Result<ImportedFile> file =
        ImportedFile::readFor(m_target, path, importer, {}, m_format->info().id, m_formats);
    if (!file)
        return file.error();
    if (isReturned(file->scene(), *m_format)) {
        // As it was written, not where the target's bones are.
        const Result<ImportedFile> own = ImportedFile::read(path, importer, {}, m_formats);
        Result<CreatedModel> returned =
            own ? returnedModel(*own, *m_format, m_format->info().suffixes.front(), {}, m_formats)
                : Result<CreatedModel>(own.error());
        if (!returned)
            return returned.error();
        ConvertedDonor converted;
        converted.model = std::move(returned->model);
        converted.notes = notesOf(returned->losses);
        return converted;
    }
    const auto found = [pictures = file->pictures()](const auto &, const auto &, const auto &) { return pictures; };
    Result<ConvertedDonor> converted = made({file->scene().scene, nullptr, {}, found}, QFileInfo(path).fileName());
    if (converted)
        converted->notes = notesOf(file->scene().losses) + converted->notes;
    return converted;
}

} // namespace sinew
