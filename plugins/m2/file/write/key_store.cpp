// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/key_store.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

/// Keys stay where they were, if they fit.
class PlacedKeys : public KeyStore
{
public:
    explicit PlacedKeys(M2Writer &writer) : m_writer(writer) {}

    SubRefs store(SubTrackKeys keys, const FormerKeys &former) override
    {
        const auto put = [&](const std::vector<std::byte> &bytes, ArrayRef was, std::size_t width) {
            if (bytes.empty())
                return ArrayRef();
            std::optional<Block> block;
            if (former.isReadable && former.space == keys.space)
                block = Block{was.offset, std::uint32_t(was.count * width)};
            const std::uint32_t offset = m_writer.allocate(keys.space, bytes.size(), block);
            m_writer.image(keys.space).patch(offset, bytes.data(), bytes.size());
            return ArrayRef{keys.count, offset};
        };
        if (keys.count == 0 && !former.isReadable && former.refs.times.count == 0)
            return former.refs; // empty, as before
        const ArrayRef times = put(keys.times, former.refs.times, 4);
        return {times, put(keys.values, former.refs.values, former.diskSize)};
    }

private:
    M2Writer &m_writer;
};

/// Unchanged keys keep their bytes.
class PatchedKeys final : public PlacedKeys
{
public:
    using PlacedKeys::PlacedKeys;
    bool keeps(bool same, bool unread) const override { return same || unread; }
};

/// Everything that was understood is stored again.
class ProvedKeys final : public PlacedKeys
{
public:
    using PlacedKeys::PlacedKeys;
    bool keeps(bool, bool unread) const override { return unread; }
};

/// A new file: the keys of all tracks come last, sequence by sequence.
class CompactKeys final : public KeyStore
{
public:
    explicit CompactKeys(M2Writer &writer) : m_writer(writer) {}

    bool keeps(bool, bool) const override { return false; }
    bool keepsFormerBytes() const override { return false; }

    SubRefs store(SubTrackKeys keys, const FormerKeys &) override
    {
        m_waiting.push_back({std::move(keys), {}});
        const SubTrackKeys &waiting = m_waiting.back().keys;
        return {{waiting.count, 0}, {waiting.values.empty() ? 0 : waiting.count, 0}};
    }

    void arraysStand(const std::function<Names(std::uint32_t row)> &namesOf) override
    {
        for (; m_named < m_waiting.size(); ++m_named)
            m_waiting[m_named].names = namesOf(m_waiting[m_named].keys.row);
    }

    void finish() override
    {
        std::stable_sort(m_waiting.begin(), m_waiting.end(),
                         [](const Waiting &a, const Waiting &b) { return a.keys.row < b.keys.row; });
        for (const auto &[keys, names] : m_waiting) {
            if (keys.count == 0)
                continue;
            const ArrayRef times{keys.count, m_writer.placeKeys(keys.space, keys.times)};
            const ArrayRef values =
                keys.values.empty() ? ArrayRef() : ArrayRef{keys.count, m_writer.placeKeys(keys.space, keys.values)};
            for (const auto &[timesAt, valuesAt] : names) {
                m_writer.image(timesAt.space).patch(timesAt.offset, times);
                if (valuesAt.isKnown())
                    m_writer.image(valuesAt.space).patch(valuesAt.offset, values);
            }
        }
    }

private:
    struct Waiting
    {
        SubTrackKeys keys;
        Names names;
    };

    M2Writer &m_writer;
    std::vector<Waiting> m_waiting;
    std::size_t m_named = 0; ///< number of sub-tracks whose names are known
};

} // namespace

std::unique_ptr<KeyStore> KeyStore::of(M2Writer &writer, M2Writer::Mode mode)
{
    if (mode == M2Writer::Mode::Compact)
        return std::make_unique<CompactKeys>(writer);
    if (mode == M2Writer::Mode::Prove)
        return std::make_unique<ProvedKeys>(writer);
    return std::make_unique<PatchedKeys>(writer);
}

} // namespace sinew::m2
