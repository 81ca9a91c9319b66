// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/converted_donor.h"

#include "core/facets/creation_facet.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/parts/donor_box.h"

#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// The target's own form if new models can have it, else the default.
std::string creationTarget(const CreationFacet &facet, const Document &target)
{
    const std::vector<ConversionTarget> forms = facet.targets();
    if (const ConversionFacet *conversions = target.format()->conversions())
        for (const ConversionTarget &own : conversions->targets(target.model()))
            for (const ConversionTarget &form : forms)
                if (own.current && form.id == own.id)
                    return form.id;
    return forms.front().id;
}

QStringList notesOf(const CreatedModel &created)
{
    QStringList notes;
    for (const ConversionLoss &loss : created.losses)
        if (loss.kind == ConversionLoss::Lost)
            notes << DonorBox::tr("Lost: %1").arg(translated(loss.message));
    return notes;
}

} // namespace

Result<ConvertedDonor> convertedDonor(std::shared_ptr<const Document> donor, const Document &target,
                                      const QString &name)
{
    const CreationFacet *facet = target.format()->creation();
    if (!facet || facet->targets().empty())
        return Error{
            {QT_TRANSLATE_NOOP("Message", "“%1” is a model of another format; a model of the format “%2” can't "
                                          "be made of it"),
             {name.toStdString(), target.format()->info().name.toStdString()}}};
    if (!donor->format()->scene())
        return Error{{QT_TRANSLATE_NOOP("Message", "“%1” shows nothing that could be taken"), {name.toStdString()}}};
    RenderScene scene = donor->format()->scene()->build(donor->model());
    const CreationSource source{scene, &donor->model(), QFileInfo(name).completeBaseName().toStdString(),
                                donor->format()->gameOf(donor->model()).toStdString()};
    CreationOptions options = facet->suggested(source, creationTarget(*facet, target));
    options.addsMissing = false;
    Result<CreatedModel> created = facet->create(source, options);
    if (!created)
        return created.error();
    ConvertedDonor converted;
    converted.notes = notesOf(*created);
    converted.document = std::make_unique<Document>(std::move(created->model), target.sharedFormat());
    converted.document->setObjectName(name);
    converted.pictures =
        std::make_shared<ConvertedPictures>(std::move(donor), std::move(scene), std::move(created->textures));
    return converted;
}

} // namespace sinew
