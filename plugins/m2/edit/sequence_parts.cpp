// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/sequence_parts.h"

#include "core/model/walk.h"
#include "plugins/m2/file/read/parent_skeleton.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/sequence_names.h"
#include "plugins/m2/model/time_ranges.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

Error noSequence(const Model &model, NodeId id)
{
    if (const auto *inherited = model.get<ParentSequence>(id))
        return parentKeys(*inherited);
    return {QT_TRANSLATE_NOOP("Message", "this is not a sequence")};
}

std::int32_t slotOf(const Model &model)
{
    const M2Layout *layout = static_cast<const M2Model &>(model).m2Layout();
    return layout ? layout->slotLength : 1000000;
}

TimeSpan timeRangeOf(const Model &model, const Sequence &sequence)
{
    const Root &root = rootOf(model);
    const std::int32_t start = timelineStart(root, sequence);
    return {start, hasSubTracks(root.version) ? start + slotOf(model) - 1 : lineEnd(root, sequence), false};
}

TimeSpan spanOf(const Model &model, const Sequence &sequence)
{
    const Root &root = rootOf(model);
    return {timelineStart(root, sequence), lineEnd(root, sequence), false, !hasSubTracks(root.version)};
}

std::vector<TimeSpan> othersOf(const Model &model, std::span<const NodeId> ids)
{
    const auto &sequences = rootOf(model).sequences;
    std::vector<TimeSpan> spans;
    for (std::size_t row = 0; row < sequences.size(); ++row)
        if (std::find(ids.begin(), ids.end(), sequences.ids[row]) == ids.end())
            spans.push_back(timeRangeOf(model, sequences[row]));
    for (const std::int32_t start : parentTimeRanges(static_cast<const M2Model &>(model)))
        spans.push_back({start, start + slotOf(model) - 1, false});
    return spans;
}

void setSpan(EditBuilder &edit, const Model &model, NodeId id, const TimeSpan &to)
{
    if (hasSubTracks(rootOf(model).version)) {
        edit.set(fieldOf<&Sequence::duration>(id), std::uint32_t(to.end - to.start));
        return;
    }
    edit.set(fieldOf<&Sequence::start>(id), std::uint32_t(to.start));
    edit.set(fieldOf<&Sequence::end>(id), std::uint32_t(to.end));
}

Error missingKeys(const Sequence &sequence)
{
    return {
        Message(QT_TRANSLATE_NOOP("Message", "the keys of “%1” are in a file that was not found; they can't be edited"),
                {sequenceName(sequence)})};
}

M2Model spreadModel(const Model &model)
{
    M2Model spread(static_cast<const M2Model &>(model));
    if (!hasSubTracks(spread.data.version))
        return spread;
    const TimeRanges timeRanges(spread);
    ChangeSet changes;
    walkFields(spread, [&](const Address &at, const FieldInfo &field, const void *data, const void *) {
        const auto *curve = field.type->kind == Kind::Curve ? static_cast<const CurveBase *>(data) : nullptr;
        if (!curve || curve->header().slots < 0 || curve->globalSequence() >= 0 || isOverLife(field.storage))
            return;
        const CurveBase whole = spreadCurve(*curve, timeRanges, field.type->element->valueSize());
        changes.push_back({Change::Set, at, 0, 0, 0, Value(*field.type, &whole)});
    });
    for (Change &change : changes)
        applyChange(spread, change);
    return spread;
}

AliasGroup::AliasGroup(const Model &model, const Sequence &sequence)
{
    const auto &sequences = rootOf(model).sequences;
    for (std::size_t row = 0; row < sequences.size(); ++row)
        if (hasSubTracks(rootOf(model).version) ? sequences[row].timelineStart == sequence.timelineStart
                                                : &sequences[row] == &sequence) {
            rows.push_back(row);
            end = std::max(end, lineEnd(rootOf(model), sequences[row]));
        }
}

Error tooLong()
{
    return {QT_TRANSLATE_NOOP("Message", "the sequence would be too long")};
}

} // namespace sinew::m2
