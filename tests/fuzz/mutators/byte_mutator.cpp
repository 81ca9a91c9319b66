// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/byte_mutator.h"

#include "core/files/file_set.h"
#include "plugins/mpq/crypt.h"
#include "tests/fuzz/mutators/count_places.h"

#include <QtEndian>

#include <algorithm>

namespace sinew::test {

namespace {

constexpr const char *oddNumbers[] = {
    "0",     "-1",  "1",  "2147483647", "-2147483648",          "4294967295", "4294967296", "1e38",  "1e39",
    "1e-46", "nan", "-0", "0.1e",       "99999999999999999999", "1e9",        "0x7",        "65536", "1000000"};

/// Repeats bytes up to that many times, as long as the result has a size that inputs have.
QByteArray repeated(const QByteArray &bytes, std::uint32_t times)
{
    constexpr qsizetype mostBytes = 1 << 20;
    return bytes.isEmpty() ? bytes : bytes.repeated(std::clamp<qsizetype>(mostBytes / bytes.size(), 1, times));
}

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' || c == '-' ||
           c == '+' || c == '_';
}

/// The inverse of mpqDecrypt(): a word's key stream depends only on the plain words before it, so decrypting a zero in
/// its place gives the stream.
QByteArray encrypted(const QByteArray &plain, std::uint32_t key)
{
    QByteArray done = plain;
    for (qsizetype at = 0; at + 4 <= plain.size(); at += 4) {
        QByteArray probe = done.left(at) + QByteArray(4, '\0');
        mpqDecrypt(probe.data(), probe.size(), key);
        const auto stream = qFromLittleEndian<std::uint32_t>(probe.constData() + at);
        qToLittleEndian(qFromLittleEndian<std::uint32_t>(plain.constData() + at) ^ stream, done.data() + at);
    }
    return done;
}

} // namespace

std::uint32_t ByteMutator::oddNumber(std::uint32_t present, std::size_t size)
{
    const std::uint32_t numbers[] = {0,
                                     1,
                                     present + 1,
                                     present - 1,
                                     present * 2,
                                     present / 2,
                                     present + 4,
                                     std::uint32_t(size),
                                     std::uint32_t(size) - present,
                                     std::uint32_t(below(size)),
                                     std::uint32_t(below(size)) & ~3u,
                                     0x7fffffff,
                                     0x80000000,
                                     0xffffffff,
                                     0xfffffffe,
                                     0x10000,
                                     0x10000000,
                                     0x40000001,
                                     below(64)};
    return numbers[below(std::size(numbers))];
}

void ByteMutator::changeWord(QByteArray &file, std::size_t at)
{
    char *const place = file.data() + at;
    qToLittleEndian(oddNumber(qFromLittleEndian<std::uint32_t>(place), std::size_t(file.size())), place);
}

QByteArray ByteMutator::numbers(const QByteArray &file)
{
    constexpr int tries = 64;
    QByteArray changed = file;
    if (file.size() < 4)
        return changed;
    for (std::uint32_t changes = 1 + below(4); changes > 0; --changes) {
        std::size_t at = 0;
        for (int i = 0; i < tries; ++i) {
            at = below(std::size_t(file.size()) - 3);
            at -= i < tries / 2 ? at % 4 : 0;
            const auto word = qFromLittleEndian<std::uint32_t>(file.constData() + at);
            if (word > 0 && word <= std::uint32_t(file.size()))
                break;
        }
        changeWord(changed, at);
    }
    return changed;
}

void ByteMutator::changePieces(QByteArray &file, const CountPlaces &places)
{
    const FilePiece piece = places.pieces[below(places.pieces.size())];
    const FilePiece other = places.pieces[below(places.pieces.size())];
    const QByteArray bytes = file.mid(qsizetype(piece.begin), qsizetype(piece.size));
    switch (below(6)) {
    case 0:
        file.insert(qsizetype(piece.begin + piece.size), repeated(bytes, below(4) ? 1 : 1 + below(200)));
        break;
    case 1:
        file.remove(qsizetype(piece.begin), qsizetype(piece.size));
        break;
    case 2:
        file.insert(qsizetype(other.begin), bytes);
        break;
    case 3: // of another kind
        if (piece.hasTag && !m_words.empty() && piece.size >= 4)
            file.replace(qsizetype(piece.begin), 4, m_words[below(m_words.size())].leftJustified(4, '\0', true));
        break;
    case 4: // an empty one of any kind
        if (piece.hasTag && !m_words.empty())
            file.insert(qsizetype(piece.begin),
                        m_words[below(m_words.size())].leftJustified(4, '\0', true) + QByteArray(4, '\0'));
        break;
    default: // the same content with the head of another
        if (piece.size >= 8 && other.size >= 8)
            file.replace(qsizetype(piece.begin), 8, file.mid(qsizetype(other.begin), 8));
    }
}

QByteArray ByteMutator::model(const QByteArray &file)
{
    const CountPlaces places = countPlaces(viewOf(file));
    QByteArray changed = file;
    for (std::uint32_t changes = 1 + below(3); changes > 0 && !places.numbers.empty(); --changes)
        changeWord(changed, places.numbers[below(places.numbers.size())]);
    if (!places.pieces.empty() && below(2))
        changePieces(changed, places);
    return places.numbers.empty() ? numbers(file) : changed;
}

QByteArray ByteMutator::token(const QByteArray &present)
{
    const bool isNumber = !present.isEmpty() && ((present[0] >= '0' && present[0] <= '9') || present[0] == '-');
    if (isNumber || m_words.empty())
        return oddNumbers[below(std::size(oddNumbers))];
    return m_words[below(m_words.size())];
}

QByteArray ByteMutator::text(const QByteArray &file)
{
    QByteArray changed = file;
    if (file.isEmpty())
        return changed;
    qsizetype begin = below(std::size_t(file.size())), end = begin;
    if (below(2)) {
        while (begin > 0 && isWordCharacter(file[begin - 1]))
            --begin;
        while (end < file.size() && isWordCharacter(file[end]))
            ++end;
        return changed.replace(begin, end - begin, token(file.mid(begin, end - begin)));
    }
    begin = file.lastIndexOf('\n', begin) + 1;
    for (std::uint32_t lines = 1 + below(below(3) ? 1 : 40); lines > 0 && end >= 0; --lines)
        end = file.indexOf('\n', end) + 1 ? file.indexOf('\n', end) + 1 : -1;
    const QByteArray lines = file.mid(begin, end < 0 ? -1 : end - begin);
    if (below(3) == 0)
        return changed.remove(begin, lines.size());
    const qsizetype to = below(2) ? begin : file.lastIndexOf('\n', below(std::size_t(file.size()))) + 1;
    return changed.insert(to, repeated(lines, below(4) ? 1 : 1 + below(1000)));
}

void ByteMutator::changeTable(QByteArray &file, qsizetype begin, qsizetype bytes, const char *key)
{
    constexpr qsizetype mostBytes = 16 * 256;
    if (begin < 0 || begin >= file.size())
        return;
    QByteArray table = file.mid(begin, std::min(bytes, mostBytes));
    if (table.size() < 4)
        return;
    const std::uint32_t number = mpqHash(key, MpqHash::FileKey);
    mpqDecrypt(table.data(), table.size(), number);
    for (std::uint32_t changes = 1 + below(3); changes > 0; --changes)
        changeWord(table, below(std::size_t(table.size()) / 4) * 4);
    file.replace(begin, table.size(), encrypted(table, number));
}

QByteArray ByteMutator::archive(const QByteArray &file)
{
    constexpr qsizetype headerBytes = 32;
    QByteArray changed = file;
    qsizetype header = 0;
    while (header + headerBytes <= file.size() && file.mid(header, 4) != "MPQ\x1a")
        header += 512;
    if (header + headerBytes > file.size())
        return numbers(file);
    const auto word = [&](qsizetype at) {
        return qsizetype(qFromLittleEndian<std::uint32_t>(file.constData() + header + at));
    };
    switch (below(4)) {
    case 0:
        changeWord(changed, std::size_t(header) + below(std::size_t(headerBytes) / 4) * 4);
        break;
    case 1:
        changeTable(changed, header + word(16), word(24) * 16, "(hash table)");
        break;
    case 2:
        changeTable(changed, header + word(20), word(28) * 16, "(block table)");
        break;
    default:
        return numbers(file);
    }
    return changed;
}

} // namespace sinew::test
