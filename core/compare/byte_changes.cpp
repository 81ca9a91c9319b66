// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/compare/byte_changes.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <utility>

namespace sinew {

namespace {

/// This many equal bytes count as the same place.
constexpr std::size_t anchorBytes = 16;
/// Overwritten values up to this length are looked for before anything that moved.
constexpr std::size_t longestOverwritten = 256;

std::uint64_t anchorDigest(const std::byte *bytes)
{
    std::uint64_t parts[2];
    std::memcpy(parts, bytes, anchorBytes);
    return parts[0] * 0x9e3779b97f4a7c15u ^ (parts[1] + 0x7f4a7c15u) * 0xbf58476d1ce4e5b9u;
}

class ByteDiff
{
public:
    ByteDiff(std::span<const std::byte> before, std::span<const std::byte> after) : m_before(before), m_after(after) {}

    std::vector<ByteChange> run()
    {
        std::size_t i = 0, j = 0;
        while (i < m_before.size() || j < m_after.size()) {
            if (i < m_before.size() && j < m_after.size() && m_before[i] == m_after[j]) {
                ++i, ++j;
                continue;
            }
            const auto [nextI, nextJ] = again(i, j);
            m_changes.push_back({i, nextI - i, j, nextJ - j});
            i = nextI;
            j = nextJ;
        }
        return std::move(m_changes);
    }

private:
    bool same(std::size_t i, std::size_t j) const
    {
        return i + anchorBytes <= m_before.size() && j + anchorBytes <= m_after.size() &&
               std::memcmp(m_before.data() + i, m_after.data() + j, anchorBytes) == 0;
    }

    /// Where both continue alike; their ends if they don't.
    std::pair<std::size_t, std::size_t> again(std::size_t i, std::size_t j)
    {
        for (std::size_t length = 1; length <= longestOverwritten; ++length) {
            const std::size_t nextI = i + length, nextJ = j + length;
            if (same(nextI, nextJ) || (nextI == m_before.size() && nextJ == m_after.size()))
                return {nextI, nextJ};
        }
        if (m_blocks.empty())
            index();
        for (std::size_t nextJ = j; nextJ + anchorBytes <= m_after.size(); ++nextJ) {
            const std::pair key(anchorDigest(m_after.data() + nextJ), i);
            const auto found = std::lower_bound(m_blocks.begin(), m_blocks.end(), key);
            if (found == m_blocks.end() || found->first != key.first || !same(found->second, nextJ))
                continue;
            std::size_t nextI = found->second;
            while (nextI > i && nextJ > j && m_before[nextI - 1] == m_after[nextJ - 1])
                --nextI, --nextJ;
            return {nextI, nextJ};
        }
        // The common ending, shorter than a block.
        std::size_t tail = 0;
        while (tail < m_before.size() - i && tail < m_after.size() - j &&
               m_before[m_before.size() - 1 - tail] == m_after[m_after.size() - 1 - tail])
            ++tail;
        return {m_before.size() - tail, m_after.size() - tail};
    }

    void index()
    {
        m_blocks.reserve(m_before.size() / anchorBytes);
        for (std::size_t at = 0; at + anchorBytes <= m_before.size(); at += anchorBytes)
            m_blocks.emplace_back(anchorDigest(m_before.data() + at), at);
        std::sort(m_blocks.begin(), m_blocks.end());
    }

    std::span<const std::byte> m_before, m_after;
    std::vector<std::pair<std::uint64_t, std::size_t>> m_blocks; ///< digest, position in `before`
    std::vector<ByteChange> m_changes;
};

} // namespace

std::vector<ByteChange> byteChanges(std::span<const std::byte> before, std::span<const std::byte> after)
{
    return ByteDiff(before, after).run();
}

} // namespace sinew
