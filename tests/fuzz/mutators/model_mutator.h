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
    /// `largestBytes`: of the files of a model that gets objects by the thousand now and then; 0: none does.
    explicit ModelMutator(std::uint32_t seed, std::size_t largestBytes = 0)
        : m_random(seed), m_largestBytes(largestBytes)
    {
    }

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

    std::size_t copiesToInsert();

    std::mt19937 m_random;
    std::size_t m_largestBytes;
    std::size_t m_manyCopies = 0; ///< how many objects there is room for, about
};

} // namespace sinew::test
