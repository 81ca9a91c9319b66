// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/objects/object_clipboard.h"

#include "core/facets/conversion_facet.h"
#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/objects/object_needs.h"
#include "widgets/objects/object_relink.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>
#include <map>

namespace sinew {

namespace {

/// Copies that go into one list before one row, with the objects they were made of.
struct Batch
{
    Address list;
    int row = -1;
    std::vector<NodeId> originals;
};

Value copyItems(const Model &source, const TypeInfo &listType, const std::vector<NodeId> &originals)
{
    Value items(listType);
    for (const NodeId node : originals) {
        const ObjectRef object = source.object(node);
        Value copy(*object.info->type, object.data);
        clearIds(*object.info->type, copy.data());
        object.info->type->swap(listType.list->append(items.data()), copy.data());
    }
    return items;
}

/// Notes original → copy for an object and all below it.
void mapCopies(const Model &source, NodeId original, const Model &target, NodeId copy,
               std::unordered_map<NodeId, NodeId> &copies)
{
    copies[original] = copy;
    const StructInfo &info = *source.object(original).info;
    for (std::size_t i = 0; i < info.fields.size(); ++i) {
        if (info.fields[i].type->kind != Kind::List)
            continue;
        const Address from{original, std::uint16_t(i)}, to{copy, std::uint16_t(i)};
        for (std::size_t row = 0; row < source.listSize(from); ++row)
            mapCopies(source, source.idAt(from, row), target, target.idAt(to, row), copies);
    }
}

Result<ObjectClipboard::Pasted> insertCopies(Document &target, const Model &source, bool sameDocument,
                                             std::vector<Batch> batches, EditStep &step, QStringList &missing)
{
    EditBuilder insertion = editBuilder(target);
    std::vector<std::vector<NodeId>> added;
    for (const Batch &batch : batches)
        added.push_back(insertion.insert(batch.list, batch.row,
                                         copyItems(source, *target.model().field(batch.list).type, batch.originals)));
    if (Status status = step.push(insertion); !status)
        return status.error();

    ObjectClipboard::Pasted pasted;
    std::unordered_map<NodeId, NodeId> copies;
    for (std::size_t i = 0; i < batches.size(); ++i) {
        for (std::size_t k = 0; k < batches[i].originals.size(); ++k)
            mapCopies(source, batches[i].originals[k], target.model(), added[i][k], copies);
        pasted.nodes.insert(pasted.nodes.end(), added[i].begin(), added[i].end());
    }
    EditBuilder links = editBuilder(target);
    ObjectRelink relink(source, target, sameDocument, copies);
    relink.collect(links);
    if (Status status = step.push(links); !status)
        return status.error();
    missing = relink.missing();
    target.selection().set(pasted.nodes);
    return pasted;
}

/// The list that a copied object goes into. A part (a layer) goes into that of the nearest object around `near` that
/// has such a list, or else of the owner it was copied from; an empty address when neither is there.
Address listFor(const Document &target, const Model &source, bool sameDocument, NodeId copied, NodeId near)
{
    const Address original = source.listOf(copied);
    if (original.node == RootNode)
        return original;
    const StructInfo *owner = source.object(original.node).info;
    for (NodeId node = near; node != NoNode && node != RootNode; node = target.model().parentOf(node))
        if (const Address list{node, original.field};
            target.model().object(node).info == owner && hasList(target.model(), list))
            return list;
    if (sameDocument && target.model().contains(original.node))
        return original;
    return {};
}

/// The form that a model has now; null where nothing is said about it.
const ConversionTarget *currentForm(const std::vector<ConversionTarget> &forms)
{
    const auto current =
        std::find_if(forms.begin(), forms.end(), [](const ConversionTarget &form) { return form.current; });
    return current == forms.end() ? nullptr : &*current;
}

/// What is copied, as the target's version of the format says it: null where it is of that version, or where nothing
/// knows better. Adds to `notes` what gets lost of the objects.
Result<std::unique_ptr<Model>> inVersionOf(const Document &target, const ObjectMime &objects, QStringList &notes)
{
    const ConversionFacet *facet = target.format() ? target.format()->conversions() : nullptr;
    if (!facet)
        return std::unique_ptr<Model>();
    const Model &source = objects.source();
    const std::vector<ConversionTarget> there = facet->targets(target.model()), here = facet->targets(source);
    const ConversionTarget *to = currentForm(there), *from = currentForm(here);
    // Numbers of versions can stand for two games, so that names decide.
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
    for (const NodeId node : objects.nodes())
        if (!converted->contains(node))
            return Error{{QT_TRANSLATE_NOOP("Message", "%1 can't be stored separately in version %2"),
                          {typeLabel(*source.object(node).info).toStdString(), to->version}}};
    for (const ConversionLoss &loss : conversion->losses) {
        NodeId node = loss.address.node;
        while (node != NoNode &&
               std::find(objects.nodes().begin(), objects.nodes().end(), node) == objects.nodes().end())
            node = source.parentOf(node);
        if (node != NoNode && loss.kind == ConversionLoss::Lost)
            notes.append(
                ObjectClipboard::tr("Lost: %1: %2").arg(QString::fromStdString(loss.path), translated(loss.message)));
    }
    return converted;
}

QString pasteText(const Model &source, NodeId node)
{
    const QString type = typeLabel(*source.object(node).info), name = nameText(source, node);
    return name.isEmpty() ? ObjectClipboard::tr("Paste %1").arg(type)
                          : ObjectClipboard::tr("Paste %1 “%2”").arg(type, name);
}

} // namespace

void ObjectClipboard::copy(Document &document, const std::vector<NodeId> &nodes)
{
    auto objects = std::make_unique<ObjectMime>(document, nodes);
    if (!objects->nodes().empty())
        QGuiApplication::clipboard()->setMimeData(objects.release());
}

const ObjectMime *ObjectClipboard::content()
{
    return qobject_cast<const ObjectMime *>(QGuiApplication::clipboard()->mimeData());
}

QString ObjectClipboard::pasteProblem(const Document &target, const ObjectMime &objects, NodeId near)
{
    const Model &source = objects.source();
    if (&target.model().info() != &source.info())
        return tr("These objects come from another format; only objects of the same format can be pasted.");
    if (objects.nodes().empty())
        return tr("There is nothing to paste.");
    for (const NodeId node : objects.nodes()) {
        if (listFor(target, source, objects.isFrom(target), node, near).node == NoNode)
            return tr("Select a %1 first; these objects are pasted into it.")
                .arg(typeLabel(*source.object(source.parentOf(node)).info));
    }
    return {};
}

Result<ObjectClipboard::Pasted> ObjectClipboard::paste(Document &target, const ObjectMime &objects, NodeId near)
{
    if (const QString problem = pasteProblem(target, objects, near); !problem.isEmpty())
        return Error{problem.toStdString()};
    QStringList losses;
    const Result<std::unique_ptr<Model>> converted = inVersionOf(target, objects, losses);
    if (!converted)
        return converted.error();
    const Model &source = *converted ? **converted : objects.source();
    std::vector<Batch> ordered;
    const auto gather = [&](const std::vector<NodeId> &nodes, NodeId beside) {
        std::map<std::pair<NodeId, std::uint16_t>, Batch> batches;
        for (const NodeId node : nodes) {
            const Address list = listFor(target, source, objects.isFrom(target), node, beside);
            Batch &batch = batches[{list.node, list.field}];
            batch.list = list;
            batch.row =
                beside != NoNode && target.model().listOf(beside) == list ? target.model().rowOf(beside) + 1 : -1;
            batch.originals.push_back(node);
        }
        for (auto &[key, batch] : batches)
            ordered.push_back(std::move(batch));
    };
    gather(objects.nodes(), near);
    if (!objects.isFrom(target))
        gather(neededBy(source, objects.nodes(), target.model()), NoNode);
    const int count = int(objects.nodes().size());
    EditStep step(target,
                  count == 1 ? pasteText(source, objects.nodes().front()) : tr("Paste %n objects", nullptr, count));
    QStringList missing;
    Result<Pasted> pasted = insertCopies(target, source, objects.isFrom(target), std::move(ordered), step, missing);
    if (pasted) {
        // What came along is not what was meant.
        pasted->nodes.resize(objects.nodes().size());
        target.selection().set(pasted->nodes);
    }
    if (pasted)
        pasted->notes << losses;
    if (pasted && !missing.isEmpty())
        pasted->notes
            << tr("References to objects that are not in this document were cleared: %1.").arg(missing.join(tr(", ")));
    return pasted;
}

Result<ObjectClipboard::Pasted> ObjectClipboard::duplicate(Document &document, const std::vector<NodeId> &nodes)
{
    const ObjectMime objects(document, nodes);
    if (objects.nodes().empty())
        return Pasted{};
    std::map<std::pair<NodeId, std::uint16_t>, Batch> batches;
    for (const NodeId node : objects.nodes()) {
        const Address list = document.model().listOf(node);
        Batch &batch = batches[{list.node, list.field}];
        batch.list = list;
        batch.row = document.model().rowOf(node) + 1;
        batch.originals.push_back(node);
    }
    std::vector<Batch> ordered;
    for (auto &[key, batch] : batches)
        ordered.push_back(std::move(batch));
    EditStep step(document, tr("Duplicate %1").arg(ObjectEdits(document).describe(objects.nodes())));
    QStringList missing;
    return insertCopies(document, objects.source(), true, std::move(ordered), step, missing);
}

} // namespace sinew
