// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_version.h"

#include "core/facets/conversion_facet.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace sinew {

namespace {

/// The form of a model at present; null if it is unknown.
const ConversionTarget *currentForm(const std::vector<ConversionTarget> &forms)
{
    const auto current =
        std::find_if(forms.begin(), forms.end(), [](const ConversionTarget &form) { return form.current; });
    return current == forms.end() ? nullptr : &*current;
}

} // namespace

Result<std::unique_ptr<Model>> inVersionOf(const Document &target, const Model &source,
                                           const std::vector<NodeId> &nodes, QStringList &notes)
{
    const ConversionFacet *facet = target.format() ? target.format()->conversions() : nullptr;
    if (!facet)
        return std::unique_ptr<Model>();
    const std::vector<ConversionTarget> there = facet->targets(target.model()), here = facet->targets(source);
    const ConversionTarget *to = currentForm(there), *from = currentForm(here);
    // A version number can mean two games, so the names decide.
    const auto isOfTarget = [&](const ConversionTarget &form) {
        return std::any_of(there.begin(), there.end(),
                           [&](const ConversionTarget &each) { return each.sameVersion && each.id == form.id; });
    };
    if (!to || !from || isOfTarget(*from))
        return std::unique_ptr<Model>();
    auto form = std::find_if(here.begin(), here.end(), [&](const ConversionTarget &each) {
        return isOfTarget(each) && each.suffix == from->suffix;
    });
    if (form == here.end())
        form = std::find_if(here.begin(), here.end(), isOfTarget);
    if (form == here.end())
        return std::unique_ptr<Model>();
    Result<ModelConversion> conversion = facet->convert(source, form->id);
    if (!conversion)
        return conversion.error();
    std::unique_ptr<Model> converted = source.clone();
    for (Change &change : conversion->changes)
        applyChange(*converted, change);
    for (const NodeId node : nodes)
        if (!converted->contains(node))
            return Error{{QT_TRANSLATE_NOOP("Message", "%1 can't be stored separately in version %2"),
                          {typeLabel(*source.object(node).info).toStdString(), std::to_string(to->version)}}};
    for (const ConversionLoss &loss : conversion->losses) {
        NodeId node = loss.address.node;
        while (node != NoNode && std::find(nodes.begin(), nodes.end(), node) == nodes.end())
            node = source.parentOf(node);
        if (node != NoNode && loss.kind == ConversionLoss::Lost)
            notes.append(QCoreApplication::translate("sinew::ObjectClipboard", "Lost: %1: %2")
                             .arg(QString::fromStdString(loss.path), translated(loss.message)));
    }
    return converted;
}

} // namespace sinew
