// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/key_selection.h"

#include "core/document/key_mark.h"

#include <algorithm>
#include <numeric>

namespace sinew {

namespace {

bool isDefault(const KeyMarks &marks)
{
    return std::all_of(marks.begin(), marks.end(), [](const KeyMark &m) { return m == KeyMark(); });
}

/// The marks of `before`'s keys for the keys of `now` at the same times; keys at equal times in their order.
KeyMarks carried(std::span<const std::int32_t> before, const KeyMarks &marks, std::span<const std::int32_t> now)
{
    KeyMarks result(now.size());
    if (before.size() == now.size() && std::equal(before.begin(), before.end(), now.begin())) {
        std::copy(marks.begin(), marks.end(), result.begin());
        return result;
    }
    // Both in chronological order, so that equal times meet in one pass.
    const auto byTime = [](std::span<const std::int32_t> times, std::size_t count) {
        std::vector<std::uint32_t> rows(count);
        std::iota(rows.begin(), rows.end(), 0u);
        const auto earlier = [times](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; };
        if (!std::is_sorted(rows.begin(), rows.end(), earlier))
            std::stable_sort(rows.begin(), rows.end(), earlier);
        return rows;
    };
    const std::vector<std::uint32_t> old = byTime(before, std::min(before.size(), marks.size())),
                                     rows = byTime(now, now.size());
    std::size_t next = 0;
    for (const std::uint32_t row : rows) {
        while (next < old.size() && before[old[next]] < now[row])
            ++next;
        if (next < old.size() && before[old[next]] == now[row])
            result[row] = marks[old[next++]];
    }
    return result;
}

} // namespace

bool anySelected(const KeyMarks &marks)
{
    return std::any_of(marks.begin(), marks.end(), [](const KeyMark &m) { return m.selected != 0; });
}

const KeyMarks &KeySelection::marks(const Address &curve) const
{
    static const KeyMarks none;
    const auto found = m_state->find(curve);
    return found == m_state->end() ? none : found->second;
}

KeySelection::State &KeySelection::edit()
{
    if (m_state.use_count() > 1)
        m_state = std::make_shared<State>(*m_state);
    return *m_state;
}

void KeySelection::setMarks(std::span<const std::pair<Address, KeyMarks>> marks)
{
    bool differs = false;
    for (const auto &[curve, wanted] : marks) {
        const KeyMarks &present = this->marks(curve);
        if (present == wanted || (present.empty() && isDefault(wanted)))
            continue;
        differs = true;
        if (isDefault(wanted))
            edit().erase(curve);
        else
            edit()[curve] = wanted;
    }
    if (differs)
        Q_EMIT changed();
}

void KeySelection::setMarks(const Address &curve, KeyMarks marks)
{
    const std::pair<Address, KeyMarks> one{curve, std::move(marks)};
    setMarks(std::span(&one, 1));
}

void KeySelection::limitTo(std::span<const Address> curves)
{
    std::vector<std::pair<Address, KeyMarks>> others;
    for (const auto &[address, marks] : *m_state) {
        if (!anySelected(marks) || std::find(curves.begin(), curves.end(), address) != curves.end())
            continue;
        others.emplace_back(address, marks);
        for (KeyMark &mark : others.back().second)
            mark.selected = 0;
    }
    setMarks(others);
}

void KeySelection::clear()
{
    limitTo({});
}

std::size_t KeySelection::selectedKeys() const
{
    std::size_t count = 0;
    for (const auto &[curve, marks] : *m_state)
        count +=
            std::size_t(std::count_if(marks.begin(), marks.end(), [](const KeyMark &m) { return m.selected != 0; }));
    return count;
}

void KeySelection::restore(std::shared_ptr<const State> state, const Model &model)
{
    State fitting;
    for (const auto &[address, marks] : *state) {
        const FieldRef curve = model.field(address);
        if (curve && curve.type->kind == Kind::Curve &&
            static_cast<const CurveBase *>(curve.data)->size() >= marks.size())
            fitting.emplace(address, marks);
    }
    if (fitting == *m_state)
        return;
    m_state = std::make_shared<State>(std::move(fitting));
    Q_EMIT changed();
}

void KeySelection::follow(const Model &model, const Change &applied)
{
    if (m_state->empty())
        return;
    if (applied.kind == Change::Set || applied.kind == Change::Splice) {
        const auto found = m_state->find(applied.at);
        if (found == m_state->end())
            return;
        const FieldRef field = model.field(applied.at);
        if (!field || field.type->kind != Kind::Curve) {
            edit().erase(applied.at);
        } else {
            const auto *now = static_cast<const CurveBase *>(field.data);
            KeyMarks marks = found->second;
            if (applied.kind == Change::Set) {
                marks = carried(static_cast<const CurveBase *>(applied.other.data())->times(), marks, now->times());
            } else {
                // The change is its inverse: `count` keys are where those in `other` were.
                const auto *was = static_cast<const CurveBase *>(applied.other.data());
                marks.resize(now->size() - std::size_t(applied.count) + was->size());
                const auto first = marks.begin() + applied.first;
                KeyMarks part = carried(was->times(), KeyMarks(first, first + std::ptrdiff_t(was->size())),
                                        now->times().subspan(std::size_t(applied.first), std::size_t(applied.count)));
                marks.insert(marks.erase(first, first + std::ptrdiff_t(was->size())), part.begin(), part.end());
            }
            if (marks == found->second)
                return;
            if (isDefault(marks))
                edit().erase(applied.at);
            else
                edit()[applied.at] = std::move(marks);
        }
        Q_EMIT changed();
    } else if (applied.kind != Change::Move) {
        std::vector<Address> gone;
        for (const auto &[curve, marks] : *m_state)
            if (!model.contains(curve.node))
                gone.push_back(curve);
        for (const Address &curve : gone)
            edit().erase(curve);
        if (!gone.empty())
            Q_EMIT changed();
    }
}

} // namespace sinew

#include "moc_key_selection.cpp"
