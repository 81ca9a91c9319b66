// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/rotation_view.h"
#include "core/curves/time_span.h"
#include "core/document/key_mark.h"
#include "core/schema/curve.h"
#include "core/schema/type_info.h"
#include "core/schema/value.h"

#include <memory>

namespace sinew {

/// The number of components that a curve of this value type shows: 0 for events, up to maxComponents otherwise; Euler
/// views of rotations have 3.
int shownComponents(const TypeInfo &value, RotationOrder order);
/// True if there are values between keys (floats, vectors, colours, rotations): numbers that are not rounded.
bool isContinuous(const TypeInfo &value);

/// A curve as the numbers that a graph shows, a key table lists and edits work on, whatever the value type.
///
/// Rotations are Euler degrees, continuous along the curve within each sequence (AnglePath), or raw components. A
/// handle is the control value of a bezier whatever the file stores (hermite slopes m show as v + m/3 and v − m/3), for
/// rotations the tangent quaternion. Handles are always a third of the segment away from their key in time: these
/// formats store no time for them. Integers have no handles, whatever the file stores: they are never interpolated.
class KeyNumbers
{
public:
    KeyNumbers() = default;
    /// `value`: the curve's element type. `spans`: the sequences; if empty, all keys form one. Each starts with angles
    /// nearest to 0 and continues along the curve. Keys that `former` showed keep the nearest angles to those, so an
    /// edit of one axis or key flips no other by 360°, unless they leap by more than 90°. About 150 ns per key for
    /// Euler angles; other values are read in place, only hermite handles cost 1 ns per number. Copies share.
    KeyNumbers(const CurveBase &curve, const TypeInfo &value, RotationOrder order = RotationOrder::Xyz,
               std::span<const TimeSpan> spans = {}, const KeyNumbers *former = nullptr);

    /// True if this still shows `curve`: it shares the storage.
    bool isOf(const CurveBase &curve) const
    {
        return m_curve.isPresent() == curve.isPresent() && m_curve.sharesWith(curve);
    }
    std::size_t size() const { return m_curve.size(); }
    RotationOrder order() const { return m_order; }
    int components() const { return m_components; }
    bool hasHandles() const { return m_parts[1] != nullptr; }
    std::span<const std::int32_t> times() const { return m_curve.times(); }
    const CurveBase &curve() const { return m_curve; }
    /// A number of a key or handle; `part` other than Value only if hasHandles().
    double number(std::size_t row, int component, KeyPart part = KeyPart::Value) const
    {
        if (m_integer)
            return readNumber(*m_integer, m_curve.rawPart(0, m_integer->size) + row * m_integer->size);
        return double(m_parts[std::size_t(part)][row * std::size_t(m_components) + std::size_t(component)]);
    }
    /// The Euler angles of a row.
    EulerAngles angles(std::size_t row) const { return {number(row, 0), number(row, 1), number(row, 2)}; }

private:
    class Former;
    void unroll(std::span<const TimeSpan> spans, const KeyNumbers *former);

    CurveBase m_curve;                        ///< keeps alive what m_parts points into
    std::shared_ptr<const float[]> m_made[3]; ///< numbers that are shown differently from how the curve stores them
    const float *m_parts[3] = {};
    const TypeInfo *m_integer = nullptr; ///< the value's type if it is an integer
    int m_components = 0;
    RotationOrder m_order = RotationOrder::Xyz;
};

/// Sets one key's value or handle to the shown numbers (as many as shownComponents). A value carries its handles along
/// (bezier: by the same amount; rotations: by the same turn; hermite slopes stay) unless told otherwise. Rotations
/// become unit quaternions; those from Euler angles are in the hemisphere of the former value. Integers are rounded and
/// clamped to their range. Numbers that are not finite leave the old ones; handles of curves without any are ignored.
void setKeyNumbers(CurveBase &curve, const TypeInfo &value, RotationOrder order, std::size_t row, KeyPart part,
                   std::span<const double> numbers, bool carryHandles = true);

} // namespace sinew
