// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/input_mutator.h"

#include "tests/fuzz/fuzz_words.h"
#include "tests/fuzz/mutators/byte_mutator.h"
#include "tests/fuzz/mutators/model_mutator.h"

namespace sinew::test {

namespace {

/// Reading and writing a larger model takes longer than trying some hundred others.
constexpr qsizetype largestModel = 300'000;

} // namespace

InputMutator::InputMutator(const FuzzTarget &target, Plain plain)
    : m_target(target), m_plain(std::move(plain)), m_words(fuzzWords(target))
{
}

QByteArray InputMutator::file(const QByteArray &bytes, std::uint32_t seed) const
{
    ByteMutator mutator(seed, m_words);
    if (m_target.kind == InputKind::Archive)
        return mutator.archive(bytes);
    if (m_target.kind == InputKind::Text || (m_target.kind != InputKind::Bytes && !bytes.left(64).contains('\0')))
        return mutator.text(bytes);
    return m_target.kind == InputKind::Bytes ? mutator.numbers(bytes) : mutator.model(bytes);
}

QByteArray InputMutator::model(const QByteArray &input, std::mt19937 &random) const
{
    const std::size_t largest = std::size_t(m_target.largestKib) * 1024;
    const Extra extra = m_target.kind == InputKind::EditedModel ? Extra::BehindModel : Extra::None;
    if (random() % 2 && input.size() < largestModel)
        if (const auto made = ModelMutator(std::uint32_t(random()), largest).mutated(modelInput(input, extra)))
            return inputOf(*made, extra);
    QList<QByteArray> parts = partsOf(input, 8);
    // The bytes after the model decide on its edits; otherwise most of the input is the model.
    const bool isBehind = parts.size() > 1 && random() % (extra == Extra::None ? 4 : 2);
    QByteArray &part = parts[isBehind ? 1 + qsizetype(random() % std::size_t(parts.size() - 1)) : 0];
    const auto seed = std::uint32_t(random());
    part = random() % 2 ? file(part, seed) : m_plain(part);
    return parts.join(partSeparator);
}

QByteArray InputMutator::mutated(const QByteArray &input, std::uint32_t seed) const
{
    std::mt19937 random(seed);
    if (random() % 4 == 0)
        return m_plain(input);
    if (m_target.kind == InputKind::Model || m_target.kind == InputKind::EditedModel)
        return model(input, random);
    return random() % 2 ? file(input, std::uint32_t(random())) : m_plain(input);
}

} // namespace sinew::test
