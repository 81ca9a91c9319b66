// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "core/schema/struct_info.h"

#include <random>

namespace sinew::test {

/// Makes odd values for a field by its description: limits of the type, numbers that no table has, references to
/// nothing, to missing objects and to the object itself, floats that are not numbers, keys out of order.
class ValueMutator
{
public:
    /// Both must live as long.
    ValueMutator(const Model &model, std::mt19937 &random) : m_model(model), m_random(random) {}

    /// Changes a value of a field, of `type` (the field's own, or that of an element). Lists stay as they are.
    void change(const FieldInfo &field, const TypeInfo &type, void *data);

private:
    std::uint32_t below(std::size_t count) { return std::uint32_t(m_random() % std::max<std::size_t>(count, 1)); }
    std::int64_t integer(const FieldInfo &field, const TypeInfo &type, std::int64_t present);
    std::int64_t reference(const Reference &reference);
    float number(float present);
    void text(char *characters, std::size_t count);
    void changeArray(const FieldInfo &field, const TypeInfo &type, ArrayBase &array);
    void changeCurve(const FieldInfo &field, const TypeInfo &type, CurveBase &curve);
    void changeTimes(CurveBase &curve, std::size_t width);

    const Model &m_model;
    std::mt19937 &m_random;
};

} // namespace sinew::test
