// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_transform.h"

#include "core/curves/key_rows.h"
#include "core/curves/keys/time_plan.h"
#include "core/curves/shape/key_handles.h"
#include "core/curves/shape/stored_handles.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Moves and scales the numbers of the keys and handles of one curve.
class ValueTransform
{
public:
    ValueTransform(CurveEdit &edit, const KeyTransform &transform, const Followers &followers)
        : m_edit(edit), m_transform(transform), m_followers(followers),
          m_components(shownComponents(edit.value(), edit.rotation))
    {
    }

    void apply()
    {
        const TypeInfo &value = m_edit.value();
        if (m_components == 0)
            return;
        const bool floats = isContinuous(value) && value.kind != Kind::Quat;
        if (!floats)
            m_shown = m_edit.shown();
        else
            for (int part = 0; part < (m_edit.curve.hasTangents() ? 3 : 1); ++part)
                m_floats[part] = reinterpret_cast<float *>(m_edit.curve.editRawPart(part, value.size));
        for (std::size_t row = 0; row < m_edit.size(); ++row) {
            const KeyBits bits = bitsOf(row);
            if (!bits)
                continue;
            const double share = m_followers.shares.empty() ? 1 : double(m_followers.shares[row]);
            if (floats)
                applyFloats(row, bits, share > 0 ? share : 1);
            else
                applyShown(row, bits, share > 0 ? share : 1);
        }
    }

private:
    /// The selection of a key, or of the key that it follows.
    KeyBits bitsOf(std::size_t row) const
    {
        const KeyBits own = m_edit.marks[row].selected;
        if (m_followers.shares.empty() || (own & anyValueBit) || m_followers.shares[row] <= 0)
            return own;
        return m_edit.marks[m_followers.leaders[row]].selected & anyValueBit;
    }

    double transformed(double number, double ownPivot) const
    {
        const double pivot = m_transform.pivot == PivotMode::Individual ? ownPivot : m_transform.valuePivot;
        return pivot + (number - pivot) * m_transform.valueScale + m_transform.valueShift;
    }

    static bool has(KeyBits bits, KeyPart part, int component) { return (bits & keyBit(part, component)) != 0; }

    void applyFloats(std::size_t row, KeyBits bits, double share)
    {
        const auto numbers = [&](KeyPart part) {
            return m_floats[std::size_t(part)] + row * std::size_t(m_components);
        };
        const auto store = [](float &to, double number) {
            if (std::isfinite(float(number)))
                to = float(number);
        };
        const bool hermite = m_edit.curve.interpolation() == Interpolation::Hermite;
        float *values = numbers(KeyPart::Value);
        for (int i = 0; i < m_components; ++i) {
            const double old = double(values[i]), now = old + share * (transformed(old, old) - old);
            const bool moves = has(bits, KeyPart::Value, i);
            if (moves)
                store(values[i], now);
            if (!m_floats[1])
                continue;
            for (const KeyPart side : {KeyPart::In, KeyPart::Out}) {
                if (!moves && !has(bits, side, i))
                    continue;
                // The offset from the key to its handle; slopes are three times as long and point to the right.
                const double unit = !hermite ? 1 : side == KeyPart::In ? -1.0 / 3 : 1.0 / 3;
                float &handle = numbers(side)[i];
                const double way = hermite ? double(handle) * unit : double(handle) - old;
                const double wanted =
                    moves ? way * (1 + share * (m_transform.valueScale - 1)) : transformed(old + way, old) - old;
                if (!hermite)
                    store(handle, (moves ? now : old) + wanted);
                else if (wanted != way)
                    store(handle, wanted / unit);
            }
        }
    }

    /// For rotations and integers, as they are shown.
    void applyShown(std::size_t row, KeyBits bits, double share)
    {
        const auto count = std::size_t(m_components);
        CurveNumbers values{}, moved{};
        bool any = false;
        for (std::size_t i = 0; i < count; ++i) {
            values[i] = moved[i] = m_shown.number(row, int(i));
            if (has(bits, KeyPart::Value, int(i))) {
                moved[i] += share * (transformed(values[i], values[i]) - values[i]);
                any = true;
            }
        }
        // A shift turns the handles along; a scale applies to the numbers they show as well.
        const bool scales = m_transform.valueScale != 1;
        if (any)
            set(row, KeyPart::Value, moved, !scales);
        if (!m_shown.hasHandles())
            return;
        for (const KeyPart side : {KeyPart::In, KeyPart::Out}) {
            CurveNumbers handle{};
            bool changes = false;
            for (std::size_t i = 0; i < count; ++i) {
                handle[i] = m_shown.number(row, int(i), side);
                if (has(bits, KeyPart::Value, int(i)) && scales) {
                    handle[i] = moved[i] + (handle[i] - values[i]) * (1 + share * (m_transform.valueScale - 1));
                    changes = true;
                } else if (!any && has(bits, side, int(i))) {
                    handle[i] = transformed(handle[i], values[i]);
                    changes = true;
                }
            }
            if (changes)
                set(row, side, handle, false);
        }
    }

    void set(std::size_t row, KeyPart part, const CurveNumbers &numbers, bool carry)
    {
        setKeyNumbers(m_edit.curve, m_edit.value(), m_edit.rotation, row, part,
                      std::span(numbers).first(std::size_t(m_components)), carry);
    }

    CurveEdit &m_edit;
    const KeyTransform &m_transform;
    const Followers &m_followers;
    int m_components;
    KeyNumbers m_shown;      ///< of rotations and integers
    float *m_floats[3] = {}; ///< parts of the curve, for other types
};

/// Rows whose handles must be recomputed, before and after keys change places.
class HandleRefresh
{
public:
    HandleRefresh(const CurveEdit &edit, const Followers &followers) : m_needed(hasHandleModes(edit))
    {
        if (!m_needed)
            return;
        m_leads.assign(edit.size(), none);
        for (std::size_t row = 0; row < edit.size(); ++row) {
            const KeyBits bits = edit.marks[row].selected;
            const bool follows = !followers.shares.empty() && followers.shares[row] > 0;
            if ((bits & anyValueBit) || follows || ((bits & anyInBit) && (bits & anyOutBit)))
                m_leads[row] = std::uint8_t(KeyPart::Value);
            else if (bits & anyInBit)
                m_leads[row] = std::uint8_t(KeyPart::In);
            else if (bits & anyOutBit)
                m_leads[row] = std::uint8_t(KeyPart::Out);
        }
    }

    /// Where times change, the neighbours before and after change as well.
    void follow(std::span<const std::int32_t> old, const TimePlan &plan)
    {
        if (!m_needed || plan.times.empty())
            return;
        for (std::size_t row = 0; row < old.size(); ++row)
            if (plan.times[row] != old[row])
                for (std::size_t near = row ? row - 1 : 0; near <= row + 1 && near < old.size(); ++near)
                    if (m_leads[near] == none || near == row)
                        m_leads[near] = std::uint8_t(KeyPart::Value);
        if (plan.rows.empty())
            return;
        std::vector<std::uint8_t> leads;
        for (const std::uint32_t row : plan.rows)
            leads.push_back(m_leads[row]);
        m_leads = std::move(leads);
    }

    void run(CurveEdit &edit) const
    {
        for (const KeyPart lead : {KeyPart::Value, KeyPart::In, KeyPart::Out}) {
            std::vector<std::size_t> rows;
            for (std::size_t row = 0; row < m_leads.size(); ++row)
                if (m_leads[row] == std::uint8_t(lead))
                    rows.push_back(row);
            if (!rows.empty())
                refreshHandles(edit, rows, lead);
        }
    }

private:
    static constexpr std::uint8_t none = 0xff;
    bool m_needed;
    std::vector<std::uint8_t> m_leads; ///< KeyPart that leads a row's handles, or none
};

/// Rows of which anything is selected or follows.
std::vector<std::size_t> concernedRows(const CurveEdit &edit, const Followers &followers)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < edit.size(); ++row)
        if (edit.marks[row].selected || (!followers.shares.empty() && followers.shares[row] > 0))
            rows.push_back(row);
    return rows;
}

} // namespace

Status transformKeys(CurveEdit &edit, const KeyTransform &transform)
{
    edit.marks.resize(edit.size());
    const Followers followers = followersOf(edit, transform);
    Result<TimePlan> plan = planTimes(edit, transform, followers);
    if (!plan)
        return plan.error();
    const bool mirrors = transform.timeScale < 0 || transform.valueScale < 0;
    adoptHandles(edit, concernedRows(edit, followers), !mirrors);
    HandleRefresh handles(edit, followers);
    if (transform.valueShift != 0 || transform.valueScale != 1)
        ValueTransform(edit, transform, followers).apply();
    handles.follow(edit.curve.times(), *plan);
    if (transform.timeScale < 0)
        for (const std::uint32_t row : selectedRows(edit)) {
            swapHandles(edit.curve, edit.value(), row);
            swapHandles(edit.marks[row]);
        }
    if (!plan->times.empty()) {
        std::copy(plan->times.begin(), plan->times.end(), edit.curve.editTimes(edit.value().valueSize()));
        if (!plan->rows.empty())
            keepRows(edit, plan->rows);
    }
    handles.run(edit);
    return Done{};
}

} // namespace sinew
