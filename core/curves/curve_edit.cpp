// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_edit.h"

#include "core/curves/read_spans.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

/// Looks the clips up once, and once per object which curves are steps.
class EditMaker
{
public:
    /// `selection`: null where nothing can be selected.
    EditMaker(const Model &model, const Format *format, const KeySelection *selection, RotationOrder rotation)
        : m_model(model), m_selection(selection), m_rotation(rotation)
    {
        m_facet = format ? format->curves() : nullptr;
        if (!m_facet)
            return;
        m_spans = ReadSpans(m_facet->clips(model));
    }

    CurveEdit make(const Address &address)
    {
        CurveEdit edit{address};
        const FieldRef field = m_model.field(address);
        edit.type = field.type;
        edit.curve = *static_cast<const CurveBase *>(field.data);
        if (m_selection) {
            edit.marks = m_selection->marks(address);
            edit.newHandles = m_selection->newHandles();
        }
        edit.marks.resize(edit.curve.size());
        edit.rotation = m_rotation;
        const CurveChannel *channel = channelOf(address);
        if (channel) {
            edit.isStep = channel->isStep;
            edit.rules = channel->rules;
        }
        const NodeId global = channel && channel->globalSequence != NoNode ? channel->globalSequence
                                                                           : globalSource(edit.curve.globalSequence());
        if (global != NoNode || edit.curve.globalSequence() < 0)
            edit.spans = m_spans.of(edit.curve.header(), global);
        return edit;
    }

private:
    NodeId globalSource(int row)
    {
        const char *name = m_model.info().globalSequenceDomain;
        const Domain *domain = name && row >= 0 ? m_model.info().domain(name) : nullptr;
        if (!domain)
            return NoNode;
        if (!m_globals)
            m_globals.emplace(m_model, *domain);
        return m_globals->target(row);
    }

    const CurveChannel *channelOf(const Address &address)
    {
        if (!m_facet)
            return nullptr;
        if (address.node != m_node) {
            m_node = address.node;
            m_channels = m_facet->channels(m_model, address.node);
        }
        const auto found = std::find_if(m_channels.begin(), m_channels.end(),
                                        [&](const CurveChannel &c) { return c.address == address; });
        return found == m_channels.end() ? nullptr : &*found;
    }

    const Model &m_model;
    const KeySelection *m_selection;
    RotationOrder m_rotation;
    const CurveFacet *m_facet = nullptr;
    ReadSpans m_spans;
    std::optional<DomainIndex> m_globals;
    NodeId m_node = NoNode;
    std::vector<CurveChannel> m_channels;
};

std::vector<CurveEdit> editsOf(EditMaker maker, std::span<const Address> addresses)
{
    std::vector<CurveEdit> edits;
    edits.reserve(addresses.size());
    for (const Address &address : addresses)
        edits.push_back(maker.make(address));
    return edits;
}

} // namespace

KeyNumbers CurveEdit::shown() const
{
    if (!numbers.isOf(curve) || numbers.order() != rotation ||
        numbers.components() != shownComponents(value(), rotation))
        numbers = KeyNumbers(curve, value(), rotation, spans, &numbers);
    return numbers;
}

int CurveEdit::spanAt(std::int32_t time) const
{
    const auto found =
        std::find_if(spans.begin(), spans.end(), [time](const TimeSpan &span) { return span.contains(time); });
    return found == spans.end() ? -1 : int(found - spans.begin());
}

TimeSpan CurveEdit::spanOrGapAt(std::int32_t time) const
{
    if (const int row = spanAt(time); row >= 0)
        return spans[std::size_t(row)];
    using Limits = std::numeric_limits<std::int32_t>;
    TimeSpan gap{Limits::min(), Limits::max()};
    gap.usesOuterKeys =
        std::any_of(spans.begin(), spans.end(), [](const TimeSpan &span) { return span.usesOuterKeys; });
    for (const TimeSpan &span : spans) {
        if (span.end < span.start)
            continue;
        if (span.end < time)
            gap.start = std::max(gap.start, span.end + 1);
        else if (span.start > time)
            gap.end = std::min(gap.end, span.start - 1);
    }
    return gap;
}

Change CurveEdit::change() const
{
    Change set{Change::Set, address, 0, 0, 0, Value(*type)};
    *static_cast<CurveBase *>(set.other.data()) = curve;
    return set;
}

CurveEdit curveEdit(const Document &document, const Address &address, RotationOrder rotation)
{
    return EditMaker(document.model(), document.format(), &document.keySelection(), rotation).make(address);
}

std::vector<CurveEdit> curveEdits(const Document &document, std::span<const Address> addresses, RotationOrder rotation)
{
    return editsOf({document.model(), document.format(), &document.keySelection(), rotation}, addresses);
}

std::vector<CurveEdit> curveEdits(const Model &model, const Format *format, std::span<const Address> addresses)
{
    return editsOf({model, format, nullptr, RotationOrder::Xyz}, addresses);
}

std::vector<CurveEdit> selectedEdits(const Document &document, RotationOrder rotation)
{
    std::vector<Address> selected;
    for (const auto &[address, marks] : document.keySelection().state())
        if (anySelected(marks) && !document.trackStates().is(TrackStates::Locked, address))
            selected.push_back(address);
    return curveEdits(document, selected, rotation);
}

void makePresent(CurveEdit &edit)
{
    if (!edit.curve.isPresent())
        edit.curve.resetRaw({std::uint32_t(edit.rules.initial(edit.value())), -1}, 0, edit.value().valueSize());
}

Status pushEdits(Document &document, std::span<const CurveEdit> edits, const QString &text, MergeKey key)
{
    ChangeSet changes;
    std::vector<std::pair<Address, KeyMarks>> marks;
    for (const CurveEdit &edit : edits) {
        changes.push_back(edit.change());
        marks.emplace_back(edit.address, edit.marks);
    }
    Status status = document.push(std::move(changes), text, key);
    if (status) {
        document.keySelection().setMarks(marks);
        document.takeKeysIntoPreview();
    }
    return status;
}

} // namespace sinew
