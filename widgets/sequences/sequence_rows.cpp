// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/sequences/sequence_rows.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/sequences/clip_neighbours.h"
#include "widgets/sequences/sequence_edits.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace sinew {

namespace {

struct SequenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(sinew::SequenceModel) // the context in which these texts are translated
};

/// Null if the format has no such field.
QString numberText(const Model &model, const Address &address)
{
    const FieldRef field = model.field(address);
    return field ? QString::fromStdString(valueText(*field.field, *field.type, field.data)) : QString();
}

/// Notes for each sequence what is odd about its place.
void judge(std::vector<SequenceRow> &rows)
{
    const auto nameOf = [](const SequenceRow &row) {
        return row.clip.name.empty() ? SequenceTexts::tr("Unnamed") : QString::fromStdString(row.clip.name);
    };
    std::vector<Clip> clips;
    std::unordered_map<NodeId, const SequenceRow *> bySource;
    for (const SequenceRow &row : rows) {
        clips.push_back(row.clip);
        bySource.emplace(row.clip.source, &row);
    }
    const ClipNeighbours neighbours(clips);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SequenceRow &row = rows[i];
        const Clip &clip = row.clip;
        if (clip.isGlobal)
            continue;
        if (clip.end < clip.start) {
            row.state = {Severity::Error, SequenceTexts::tr("Ends before it starts")};
            continue;
        }
        if (clip.missing) {
            row.state = {Severity::Warning, SequenceTexts::tr("Its file was not found")};
            continue;
        }
        if (clip.keysOf != NoNode) {
            if (const auto other = bySource.find(clip.keysOf); other != bySource.end())
                row.state = {
                    {}, SequenceTexts::tr("Shares the keys of “%1”; both change together").arg(nameOf(*other->second))};
            continue;
        }
        if (clip.ownTime) {
            if (clip.end == clip.start)
                row.state = {Severity::Warning, SequenceTexts::tr("Has no length")};
            continue;
        }
        const std::size_t overlaps = neighbours.overlapCount(i);
        const auto next = neighbours.next(i);
        if (overlaps == 1)
            row.state = {Severity::Warning,
                         SequenceTexts::tr("Overlaps “%1”").arg(nameOf(rows[*neighbours.firstOverlap(i)]))};
        else if (overlaps > 1)
            row.state = {Severity::Warning,
                         SequenceTexts::tr("Overlaps %n sequences, among them “%1”", nullptr, int(overlaps))
                             .arg(nameOf(rows[*neighbours.firstOverlap(i)]))};
        else if (clip.end == clip.start)
            row.state = {Severity::Warning, SequenceTexts::tr("Has no length")};
        else if (next)
            row.state = {{},
                         SequenceTexts::tr("Gap of %1 ms, then “%2”")
                             .arg(std::int64_t(clips[*next].start) - clip.end)
                             .arg(nameOf(rows[*next]))};
    }
}

} // namespace

bool SequenceRow::isSame(const SequenceRow &other) const
{
    return clip.name == other.clip.name && clip.start == other.clip.start && clip.end == other.clip.end &&
           clip.loops == other.clip.loops && clip.isGlobal == other.clip.isGlobal &&
           clip.missing == other.clip.missing && clip.keysOf == other.clip.keysOf && keys == other.keys &&
           rarity == other.rarity && moveSpeed == other.moveSpeed && state == other.state;
}

std::vector<SequenceRow> sequenceRows(Document *document)
{
    std::vector<SequenceRow> rows;
    const SequenceFacet *facet = document ? SequenceEdits(*document).facet() : nullptr;
    if (!facet)
        return rows;
    const Model &model = document->model();
    std::vector<Clip> clips = facet->sequences(model);
    if (const CurveFacet *curves = document->format()->curves())
        for (Clip &clip : curves->clips(model))
            if (clip.isGlobal && clip.source != RootNode)
                clips.push_back(std::move(clip));
    for (Clip &clip : clips) {
        SequenceRow row{std::move(clip), 0, {}, {}, {}};
        const SequenceFields fields = facet->fields(model, row.clip.source);
        row.rarity = numberText(model, fields.rarity);
        row.moveSpeed = numberText(model, fields.moveSpeed);
        if (const ObjectRef object = model.object(row.clip.source); object && row.clip.isGlobal)
            row.clip.name = SequenceTexts::tr("%1 %2", "type and number")
                                .arg(typeLabel(*object.info))
                                .arg(model.rowOf(row.clip.source))
                                .toStdString();
        rows.push_back(std::move(row));
    }
    judge(rows);
    return rows;
}

std::vector<Clip> clipsAndGaps(const std::vector<SequenceRow> &rows)
{
    std::vector<Clip> clips;
    for (const SequenceRow &row : rows)
        clips.push_back(row.clip);
    std::vector<Clip> spans;
    for (const Clip &clip : clips)
        if (!clip.isGlobal && clip.end >= clip.start)
            spans.push_back(clip);
    std::sort(spans.begin(), spans.end(), [](const Clip &a, const Clip &b) { return a.start < b.start; });
    std::int64_t free = std::numeric_limits<std::int32_t>::min();
    for (const Clip &span : spans) {
        if (span.start > free)
            clips.push_back({NoNode, {}, std::int32_t(free), span.start - 1});
        free = std::max(free, std::int64_t(span.end) + 1);
    }
    if (free <= std::numeric_limits<std::int32_t>::max())
        clips.push_back({NoNode, {}, std::int32_t(free), std::numeric_limits<std::int32_t>::max()});
    return clips;
}

} // namespace sinew
