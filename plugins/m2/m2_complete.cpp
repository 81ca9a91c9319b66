// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/m2_facets.h"

#include "core/model/walk.h"
#include "plugins/m2/m2_layout.h"
#include "plugins/m2/m2_lookups.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace sinew::m2 {

namespace {

/// Collects further changes; every one is carried out on the copy at once.
class Completion
{
public:
    Completion(const M2Model &before, ChangeSet &changes) : m_before(before), m_changes(changes), m_after(before)
    {
        for (Change change : changes)
            applyChange(m_after, change);
    }

    const M2Model &after() const { return m_after; }

    void set(Address at, Value value)
    {
        Change change{Change::Set, at, 0, 0, 0, std::move(value)};
        m_changes.push_back(change);
        applyChange(m_after, change);
    }

    /// Visits every curve on the common line that has keys.
    template<class Visit>
    void forEachCurve(const Visit &visit)
    {
        std::vector<Address> curves;
        walkFields(m_after, [&](const Address &at, const FieldInfo &field, void *data, void *) {
            if (field.type->kind != Kind::Curve || isOverLife(field.storage))
                return;
            const auto *curve = static_cast<const CurveBase *>(data);
            if (curve->size() && curve->globalSequence() < 0)
                curves.push_back(at);
        });
        for (const Address &at : curves) {
            Value value(*m_after.field(at).type, m_after.field(at).data);
            if (visit(*static_cast<CurveBase *>(value.data()), value.type().element->valueSize()))
                set(at, std::move(value));
        }
    }

    void placeNewSequences();
    void moveSharedKeys();
    void setLookups();

private:
    const M2Model &m_before;
    ChangeSet &m_changes;
    M2Model m_after;
};

/// Sequences need a stretch of their own: new ones, and aliases that are no longer any (which take a copy of the keys along).
void Completion::placeNewSequences()
{
    const std::int32_t slot = m_after.m2Layout() ? m_after.m2Layout()->slotLength : 1000000;
    const auto ownsKeys = [](const Root &root, std::size_t row) {
        const std::size_t target = resolveAlias(root, row);
        return target == row || root.sequences[target].lineStart != root.sequences[row].lineStart;
    };
    const std::size_t count = m_after.data.sequences.size();
    std::set<std::int32_t> taken;
    std::int64_t last = -slot;
    std::vector<std::size_t> homeless;
    for (std::size_t row = 0; row < count; ++row) {
        const std::int32_t start = m_after.data.sequences[row].lineStart;
        last = std::max<std::int64_t>(last, start);
        if (!ownsKeys(m_after.data, row))
            continue;
        const NodeId id = m_after.data.sequences.ids[row];
        const auto *former = m_before.get<Sequence>(id);
        const bool wasThere = former && former->lineStart == start && ownsKeys(m_before.data, std::size_t(m_before.rowOf(id)));
        if (!wasThere || !taken.insert(start).second)
            homeless.push_back(row);
    }
    for (const std::size_t row : homeless) {
        const std::int32_t start = m_after.data.sequences[row].lineStart;
        if (taken.insert(start).second)
            continue; // nobody else stands there
        const std::int64_t next = last / slot * slot + slot;
        if (next + slot > 0x7fffffff)
            continue; // no more room; the two then show the same keys
        last = next;
        taken.insert(std::int32_t(next));
        const NodeId id = m_after.data.sequences.ids[row];
        const bool copies = m_before.get<Sequence>(id) != nullptr;
        set({id, std::uint16_t(describe<Sequence>().indexOf("lineStart"))}, Value::of(std::int32_t(next)));
        if (!copies)
            continue;
        forEachCurve([&](CurveBase &curve, std::size_t width) {
            const auto times = curve.times();
            const auto from = std::size_t(std::lower_bound(times.begin(), times.end(), start) - times.begin());
            const auto to = std::size_t(std::lower_bound(times.begin(), times.end(), start + slot) - times.begin());
            if (from == to || (curve.header().slots >= 0 && std::size_t(curve.header().slots) <= row))
                return false;
            CurveBase copy = curve.sliceRaw(from, to - from, width);
            std::int32_t *copied = copy.editTimes(width);
            for (std::size_t i = 0; i < to - from; ++i)
                copied[i] += std::int32_t(next - start);
            const auto behind = std::size_t(std::lower_bound(times.begin(), times.end(), next) - times.begin());
            curve.spliceRaw(behind, 0, copy, width);
            return true;
        });
    }
}

/// A track with one sub-track for all sequences has its keys in the stretch of whichever sequence is the first.
void Completion::moveSharedKeys()
{
    const auto &before = m_before.data.sequences, &after = m_after.data.sequences;
    if (before.isEmpty() || after.isEmpty() || before[0].lineStart == after[0].lineStart)
        return;
    const std::int32_t slot = m_after.m2Layout() ? m_after.m2Layout()->slotLength : 1000000;
    const std::int32_t from = before[0].lineStart, shift = after[0].lineStart - from;
    forEachCurve([&](CurveBase &curve, std::size_t width) {
        if (curve.header().slots != 1)
            return false;
        std::int32_t *times = curve.editTimes(width);
        for (std::size_t i = 0; i < curve.size(); ++i)
            if (times[i] >= from && times[i] < from + slot)
                times[i] += shift;
        return true;
    });
}

void Completion::setLookups()
{
    const StructInfo &info = describe<Root>();
    for (const Lookup &lookup : lookups()) {
        if (!lookup.contentDiffers(m_before.data, m_after.data))
            continue;
        const Array<std::int16_t> made = lookup.build(m_after.data, m_before.data.*lookup.table);
        if (!made.equalRaw(m_after.data.*lookup.table, sizeof(std::int16_t)))
            set({RootNode, std::uint16_t(info.indexOf(lookup.field))}, Value::of(made));
    }
}

bool concerns(const M2Model &model, const ChangeSet &changes)
{
    static const std::set<const TypeInfo *> types{&typeInfo<Sequence>(), &typeInfo<Bone>(), &typeInfo<Attachment>(), &typeInfo<Camera>(), &typeInfo<Texture>()};
    return std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        if (!ref)
            return true; // an object that an earlier change brings
        if (ref.field->type->kind == Kind::Curve)
            return false;
        const ObjectRef object = model.object(change.at.node);
        return change.at.node == RootNode ? ref.field->type->kind == Kind::List : types.count(object.info->type) != 0;
    });
}

/// Keys that no file can hold: before the start of a sequence, in none, or in a file that is missing.
Status checkKeys(const M2Model &before, const M2Model &after, const ChangeSet &changes)
{
    const M2Layout *layout = after.m2Layout();
    const std::int32_t slot = layout ? layout->slotLength : 1000000;
    const auto &sequences = after.data.sequences;
    std::vector<std::pair<std::int32_t, std::size_t>> starts;
    for (std::size_t row = 0; row < sequences.size(); ++row)
        starts.emplace_back(sequences[row].lineStart, row);
    std::sort(starts.begin(), starts.end());
    std::set<std::pair<NodeId, std::uint16_t>> seen;
    for (const Change &change : changes) {
        const FieldRef ref = after.field(change.at);
        if (!ref || ref.field->type->kind != Kind::Curve || isOverLife(ref.field->storage) || !seen.insert({change.at.node, change.at.field}).second)
            continue;
        const auto &curve = *static_cast<const CurveBase *>(ref.field->in(ref.object));
        if (curve.header().interpolation > 1 && ref.field->storage != Storage::SplineKeys)
            return Error{QT_TRANSLATE_NOOP("Message", "only a camera's keys can have tangents in this format; choose linear or none")};
        if (curve.globalSequence() >= 0 || starts.empty() || !hasSubTracks(after.data.version))
            continue;
        for (const std::int32_t time : curve.times()) {
            const auto next = std::upper_bound(starts.begin(), starts.end(), std::pair(time, ~std::size_t(0)));
            if (next == starts.begin() || std::int64_t(time) - std::prev(next)->first >= slot / 4 * 3)
                return Error{QT_TRANSLATE_NOOP("Message", "a key can't lie before the start of its sequence")};
        }
        const FieldRef was = before.field({change.at.node, change.at.field});
        if (!was)
            continue;
        const auto &old = *static_cast<const CurveBase *>(was.data);
        for (const auto &[start, row] : starts) {
            if (!isMissing(after, row))
                continue;
            const auto inside = [&, begin = start](const CurveBase &c) {
                return std::count_if(c.times().begin(), c.times().end(), [&](std::int32_t t) { return t >= begin && t - begin < slot; });
            };
            if (inside(curve) != inside(old))
                return Error{Message(QT_TRANSLATE_NOOP("Message", "the keys of “%1” are in a file that was not found; they can't be edited"), {sequenceName(sequences[row])})};
        }
    }
    return Done{};
}

} // namespace

Status completeChanges(const M2Model &model, ChangeSet &changes)
{
    if (std::any_of(changes.begin(), changes.end(), [&](const Change &change) { return !changeProblem(model, change).empty(); }) && changes.size() == 1)
        return Done{}; // the document says why
    const bool curves = std::any_of(changes.begin(), changes.end(), [&](const Change &change) {
        const FieldRef ref = model.field(change.at);
        return ref && ref.field->type->kind == Kind::Curve;
    });
    const bool tables = concerns(model, changes), physics = concernsPhysics(model, changes);
    if (!tables && !curves && !physics)
        return Done{};
    Completion completion(model, changes);
    if (tables) {
        if (hasSubTracks(model.data.version)) {
            completion.placeNewSequences();
            completion.moveSharedKeys();
        }
        completion.setLookups();
    }
    if (physics)
        completePhysics(model, completion.after(), [&](Address at, Value value) { completion.set(at, std::move(value)); });
    return checkKeys(model, completion.after(), changes);
}

} // namespace sinew::m2
