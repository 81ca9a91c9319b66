// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/fuzz/fuzz_target.h"

#include <functional>
#include <random>
#include <vector>

namespace sinew::test {

/// Makes further inputs of a target from existing ones, using their known structure.
class InputMutator
{
public:
    /// `plain`: changes bytes of unknown structure.
    using Plain = std::function<QByteArray(const QByteArray &)>;
    InputMutator(const FuzzTarget &target, Plain plain);

    /// Another input; the same for the same seed, provided `plain` is deterministic.
    QByteArray mutated(const QByteArray &input, std::uint32_t seed) const;

private:
    QByteArray file(const QByteArray &bytes, std::uint32_t seed) const;
    QByteArray model(const QByteArray &input, std::mt19937 &random) const;

    const FuzzTarget &m_target;
    Plain m_plain;
    std::vector<QByteArray> m_words;
};

} // namespace sinew::test
