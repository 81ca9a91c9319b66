// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/model_input.h"

#include <optional>
#include <random>

namespace sinew::test {

/// Makes a variant of a model by its description: reads it, changes fields, arrays, curves and lists of objects,
/// whether the program would allow that or not, and writes it.
class ModelMutator
{
public:
    explicit ModelMutator(std::uint32_t seed) : m_random(seed) {}

    /// The changed input; nothing if it can't be read, or no longer be written.
    std::optional<ModelInput> mutated(const ModelInput &input);
    /// One change that fits the model; nothing if chance found none.
    std::optional<Change> next(const Model &model);

private:
    struct Place
    {
        Address address;
        const FieldInfo *field;
    };
    std::uint32_t below(std::size_t count) { return std::uint32_t(m_random() % std::max<std::size_t>(count, 1)); }
    std::optional<Change> changeField(const Model &model, const Place &place);
    std::optional<Change> changeList(const Model &model, const Place &place);

    std::mt19937 m_random;
};

} // namespace sinew::test
