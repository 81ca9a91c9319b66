// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/generated_numbers.h"

#include "core/compare/alignment.h"
#include "core/compare/content_hash.h"
#include "core/model/change.h"
#include "core/model/walk.h"
#include "core/schema/text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>

namespace sinew {

namespace {

/// The generated numbers of one model.
struct GeneratedNumbers
{
    explicit GeneratedNumbers(const Model &model)
    {
        const Ctx ctx = model.ctx();
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            if (f.generated == Generated::No || !f.isOnDisk(ctx, object))
                return;
            if (f.type->kind == Kind::Array) {
                const auto &array = *static_cast<const ArrayBase *>(data);
                for (std::size_t i = 0; i < array.size(); ++i)
                    used.insert(readInteger(*f.type->element, array.raw() + i * f.type->element->size));
                return;
            }
            const std::int64_t number = readInteger(*f.type, data);
            if (f.generated != Generated::RangeStart)
                used.insert(number);
            if (f.generated == Generated::Id && number != 0)
                ids[number].push_back(address);
            if (f.generated == Generated::RangeStart && number >= 0) {
                starts.emplace_back(address.node, std::int32_t(number));
                startOf.emplace(address.node, std::int32_t(number));
            }
        });
    }

    std::vector<std::pair<NodeId, std::int32_t>> starts; ///< in document order
    std::unordered_map<NodeId, std::int32_t> startOf;
    std::unordered_map<std::int64_t, std::vector<Address>> ids; ///< fields by the number they hold
    std::unordered_set<std::int64_t> used;                      ///< IDs, also those that are only referred to
};

class CommonNumbers
{
public:
    CommonNumbers(std::span<const Model *const> others, const Model &model) : m_model(model), m_numbers(model)
    {
        const NumberedObjects objects(model);
        for (const Model *other : others) {
            const GeneratedNumbers numbers(*other);
            const NumberedObjects theirs(*other);
            const Alignment alignment(objects, theirs);
            pairRanges(numbers, alignment, other == others.front());
            findClashes(*other, numbers, alignment);
            m_used.insert(numbers.used.begin(), numbers.used.end());
            m_next = std::max(m_next, other->info().nextRange(other->root()));
            if (!numbers.starts.empty() && !m_numbers.starts.empty())
                m_firstMove = numbers.starts.front().second - m_numbers.starts.front().second;
        }
        placeOthers();
        for (const std::int64_t number : m_clashing)
            m_renamed.emplace(number, freeNumber(number));
    }

    std::unique_ptr<Model> run() const
    {
        const bool moves = std::any_of(m_ranges.begin(), m_ranges.end(),
                                       [](const auto &range) { return range.first != range.second; });
        if (!moves && m_firstMove == 0 && m_renamed.empty())
            return nullptr;
        ChangeSet changes;
        const Ctx ctx = m_model.ctx();
        walkFields(m_model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            if (!f.isOnDisk(ctx, object))
                return;
            Value value(*f.type, data);
            if (f.type->kind == Kind::Curve ? (moves || m_firstMove != 0) && !f.ownTimes && moveKeys(*f.type, value)
                                            : f.generated != Generated::No && renumber(f, value))
                changes.push_back({Change::Set, address, 0, 0, 0, std::move(value)});
        });
        std::unique_ptr<Model> result = m_model.clone();
        for (Change &change : changes)
            applyChange(*result, change);
        return result;
    }

private:
    /// Only the ancestor of the model can have an object of it by another name: beside that, a sequence of another name
    /// is another sequence, even if it has been copied from the same one.
    void pairRanges(const GeneratedNumbers &theirs, const Alignment &alignment, bool isAncestor)
    {
        for (const auto &[node, start] : m_numbers.starts) {
            const NodeId counterpart = alignment.inB(node);
            if (!isAncestor && counterpart &&
                nearestName(m_model, node) != nearestName(alignment.b().model(), counterpart))
                continue;
            const auto other = theirs.startOf.find(counterpart);
            if (other == theirs.startOf.end() || m_ranges.contains(start) || !m_taken.insert(other->second).second)
                continue;
            m_ranges.emplace(start, other->second);
        }
        for (const auto &[node, start] : theirs.starts)
            m_taken.insert(start);
    }

    /// Puts ranges that no other model has after all ranges of the others.
    void placeOthers()
    {
        std::vector<std::int32_t> starts;
        for (const auto &[node, start] : m_numbers.starts)
            starts.push_back(start);
        std::sort(starts.begin(), starts.end());
        starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
        for (std::size_t i = 0; i < starts.size(); ++i) {
            if (m_ranges.contains(starts[i]))
                continue;
            const std::int64_t end = i + 1 < starts.size() ? starts[i + 1] : m_model.info().nextRange(m_model.root());
            const std::int64_t start = std::max<std::int64_t>(m_next, starts[i]);
            m_next = start + end - starts[i];
            if (m_next > std::numeric_limits<std::int32_t>::max())
                return m_ranges.clear(); // no room: all stay where they are
            m_ranges.emplace(starts[i], std::int32_t(start));
        }
    }

    /// Numbers that the other model uses for other values.
    void findClashes(const Model &other, const GeneratedNumbers &theirs, const Alignment &alignment)
    {
        for (const auto &[number, fields] : m_numbers.ids) {
            if (!theirs.used.contains(number))
                continue;
            const bool isSame = std::any_of(fields.begin(), fields.end(), [&, number = number](Address at) {
                at.node = alignment.inB(at.node);
                const FieldRef ref = at.node == NoNode ? FieldRef() : other.field(at);
                return ref && readInteger(*ref.type, ref.data) == number;
            });
            if (!isSame && !m_known.contains(number))
                m_clashing.push_back(number);
            m_known.insert(number);
        }
    }

    std::int64_t freeNumber(std::int64_t number)
    {
        while (number == 0 || m_numbers.used.contains(number) || !m_used.insert(number).second)
            number = number == std::numeric_limits<std::uint32_t>::max() ? 1 : number + 1;
        return number;
    }

    bool renumber(const FieldInfo &f, Value &value) const
    {
        const auto integer = [&](const TypeInfo &type, void *at) {
            const std::int64_t number = readInteger(type, at);
            const auto range = m_ranges.find(std::int32_t(number));
            const auto renamed = m_renamed.find(number);
            const bool isStart = f.generated == Generated::RangeStart;
            if (isStart ? range == m_ranges.end() || range->second == number : renamed == m_renamed.end())
                return false;
            writeInteger(type, at, isStart ? range->second : renamed->second);
            return true;
        };
        if (f.type->kind != Kind::Array)
            return integer(*f.type, value.data());
        auto &array = *static_cast<ArrayBase *>(value.data());
        const TypeInfo &type = *f.type->element;
        bool changed = false;
        for (std::size_t i = 0; !m_renamed.empty() && i < array.size(); ++i)
            changed = integer(type, array.editRaw(type.size) + i * type.size) || changed;
        return changed;
    }

    /// Keys move with their ranges; those of one range stay in order.
    bool moveKeys(const TypeInfo &type, Value &value) const
    {
        auto &curve = *static_cast<CurveBase *>(value.data());
        if (curve.size() == 0 || curve.globalSequence() != -1)
            return false;
        // What plays in all sequences is stored with the first one, whichever that is.
        if (curve.header().slots == 1) {
            std::int32_t *times = curve.editTimes(type.element->valueSize());
            for (std::size_t i = 0; i < curve.size(); ++i)
                times[i] = std::int32_t(std::clamp<std::int64_t>(std::int64_t(times[i]) + m_firstMove,
                                                                 std::numeric_limits<std::int32_t>::min(),
                                                                 std::numeric_limits<std::int32_t>::max()));
            return m_firstMove != 0;
        }
        std::vector<std::pair<std::int32_t, std::int32_t>> keys; // new start of the range, time
        bool moved = false;
        for (const std::int32_t time : curve.times()) {
            auto range = m_ranges.upper_bound(
                std::int32_t(std::min<std::int64_t>(std::int64_t(time) + m_model.info().rangeMargin, 0x7fffffff)));
            if (range == m_ranges.begin()) {
                keys.emplace_back(std::numeric_limits<std::int32_t>::min(), time);
                continue;
            }
            --range;
            keys.emplace_back(range->second, time - range->first + range->second);
            moved = moved || range->first != range->second;
        }
        if (!moved)
            return false;
        std::vector<std::size_t> order(keys.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return keys[a].first < keys[b].first; });
        const std::size_t width = type.element->valueSize();
        CurveBase now;
        now.resetRaw(curve.header(), keys.size(), width);
        std::int32_t *times = now.editTimes(width);
        for (std::size_t i = 0; i < order.size(); ++i)
            times[i] = keys[order[i]].second;
        for (int part = 0; width && part < (curve.hasTangents() ? 3 : 1); ++part) {
            const std::byte *from = curve.rawPart(part, width);
            std::byte *to = now.editRawPart(part, width);
            for (std::size_t i = 0; i < order.size(); ++i)
                std::memcpy(to + i * width, from + order[i] * width, width);
        }
        curve.swap(now);
        return true;
    }

    const Model &m_model;
    const GeneratedNumbers m_numbers;
    std::map<std::int32_t, std::int32_t> m_ranges; ///< start: new start
    std::unordered_set<std::int32_t> m_taken;      ///< starts used by the others
    std::int32_t m_firstMove = 0; ///< from the start of the first range to that of the last model's first one
    std::int64_t m_next = 0;      ///< end of the others' ranges
    std::unordered_set<std::int64_t> m_used, m_known;
    std::vector<std::int64_t> m_clashing;
    std::unordered_map<std::int64_t, std::int64_t> m_renamed;
};

} // namespace

std::unique_ptr<Model> withNumbersOf(std::span<const Model *const> others, const Model &model)
{
    return model.info().nextRange ? CommonNumbers(others, model).run() : nullptr;
}

} // namespace sinew
