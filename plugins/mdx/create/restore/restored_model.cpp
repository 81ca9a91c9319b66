// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/restore/restored_model.h"

#include "core/exchange/grouped_losses.h"
#include "core/exchange/recalled_model.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/create/restore/node_lists.h"
#include "plugins/mdx/create/restore/restored_geosets.h"
#include "plugins/mdx/create/restore/restored_motion.h"
#include "plugins/mdx/edit/references.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

/// Gives the numbers that nodes of the model had, and none has now, to those that are missing.
void numberMissing(const RecalledModel &recalled, Root &root)
{
    std::set<std::int32_t> taken;
    std::vector<Node *> missing;
    forEachNodeList(root, [&](const Address &at, auto &list) {
        const auto found = recalled.missing().find(at.field);
        const std::vector<std::size_t> none, &rows = found == recalled.missing().end() ? none : found->second;
        for (std::size_t row = 0; row < list.size(); ++row)
            if (std::binary_search(rows.begin(), rows.end(), row))
                missing.push_back(&list[row].node);
            else
                taken.insert(list[row].node.objectId);
    });
    std::int32_t next = 0;
    for (Node *node : missing) {
        while (taken.contains(next))
            ++next;
        node->objectId = next++;
        node->parentId = -1;
    }
}

/// Removes what the file does not have any more, with the references to it.
void removeMissing(const RecalledModel &recalled, const std::vector<std::size_t> &geosets, MdxModel &model,
                   GroupedLosses &losses)
{
    std::vector<NodeId> removed;
    const auto add = [&](std::uint16_t field, const std::vector<std::size_t> &rows) {
        for (const std::size_t row : rows)
            removed.push_back(model.idAt({RootNode, field}, row));
    };
    for (const auto &[field, rows] : recalled.missing())
        add(field, rows);
    add(fieldOf<&Root::geosets>(RootNode).field, geosets);
    std::sort(removed.begin(), removed.end());
    removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
    if (removed.empty())
        return;
    const MdxReferences references;
    EditBuilder edit(model, &references);
    edit.remove(removed);
    Result<ChangeSet> changes = edit.finish();
    if (changes)
        for (Change &change : *changes)
            applyChange(model, change);
    losses.add(ConversionLoss::Lost,
               changes ? QT_TRANSLATE_NOOP("Message", "Objects that the file does not have any more (%1)")
                       : QT_TRANSLATE_NOOP("Message", "Objects that the file does not have any more, and that are "
                                                      "empty in the model (%1)"),
               RootNode, removed.size());
}

} // namespace

Result<CreatedModel> restoredModel(const ReturnedFile &file)
{
    auto model = std::make_unique<MdxModel>();
    static constexpr const char *first[] = {"dialect", "version"};
    RecalledModel recalled(file.kept, *model, first);
    if (Status status = recalled.fill(); !status)
        return status.error();
    model->data.encoding = Binary;
    GroupedLosses losses;
    const std::vector<std::size_t> lost = restoreGeosets(file, model->data);
    numberMissing(recalled, model->data);
    model->buildIndex();
    removeMissing(recalled, lost, *model, losses);
    if (recalled.ignored() > 0)
        losses.add(ConversionLoss::Lost,
                   QT_TRANSLATE_NOOP("Message", "Values in the extra data that were not understood (%1)"), RootNode,
                   recalled.ignored());
    if (const Result<RenderScene> was = file.again ? file.again(*model) : Result<RenderScene>(Error{}); was) {
        takeMotion(file.scene, *was, model->data, losses);
        model->buildIndex();
    }
    CreatedModel result;
    for (const Sequence &sequence : model->data.sequences) {
        CreatedSequence created;
        created.name = std::string(sequence.name.view());
        created.loops = (sequence.flags & 1) == 0;
        result.sequences.push_back(std::move(created));
    }
    result.losses = losses.all(nullptr);
    result.model = std::move(model);
    return result;
}

} // namespace sinew::mdx
