// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <random>
#include <span>

namespace sinew::test {

struct CountPlaces;

/// Changes files where their structure is: counts, sizes and offsets; chunks and entries that are doubled, missing or
/// in place of others; lines and numbers of texts; tables of archives.
class ByteMutator
{
public:
    /// `words`: tags or words that such files contain (fuzzWords()); must live as long.
    ByteMutator(std::uint32_t seed, std::span<const QByteArray> words) : m_random(seed), m_words(words) {}

    QByteArray model(const QByteArray &file);
    QByteArray text(const QByteArray &file);
    /// An MPQ archive, whose tables are encrypted.
    QByteArray archive(const QByteArray &file);
    /// Any file: anything that looks like a count or an offset.
    QByteArray numbers(const QByteArray &file);

private:
    std::uint32_t below(std::size_t count) { return std::uint32_t(m_random() % std::max<std::size_t>(count, 1)); }
    std::uint32_t oddNumber(std::uint32_t present, std::size_t size);
    void changeWord(QByteArray &file, std::size_t at);
    void changePieces(QByteArray &file, const CountPlaces &places);
    QByteArray token(const QByteArray &present);
    void changeTable(QByteArray &file, qsizetype begin, qsizetype bytes, const char *key);

    std::mt19937 m_random;
    std::span<const QByteArray> m_words;
};

} // namespace sinew::test
