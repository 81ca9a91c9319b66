// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/file/dialect.h"

#include "core/schema/four_cc.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace sinew::mdx {

namespace {

std::optional<std::uint32_t> numberAt(Bytes bytes, std::size_t at)
{
    std::uint32_t number = 0;
    if (at > bytes.size() || bytes.size() - at < 4)
        return std::nullopt;
    std::memcpy(&number, bytes.data() + at, 4);
    return number;
}

/// A list of objects that begin with their own size.
struct SizedList
{
    const char *tag;
    std::size_t least;      ///< bytes of the smallest object
    std::size_t behind = 0; ///< bytes behind the sized part
    std::size_t header = 4; ///< bytes of the counts in World of Warcraft
    bool sizedInWarcraft = true;
};
constexpr SizedList sizedLists[] = {
    {"TXAN", 4},
    {"GEOA", 28},
    {"BONE", 96, 8},
    {"LITE", 140},
    {"HELP", 96},
    {"ATCH", 360, 0, 8},
    {"PREM", 380},
    {"PRE2", 180},
    {"RIBB", 150},
    {"CAMS", 120},
    {"EVTS", 100, 0, 4, false},
    {"MTLS", 12, 0, 8},
    {"GEOS", 40},
};

/// Whether objects fill the chunk exactly; `count` of them if given.
bool walks(Bytes chunk, const SizedList &list, std::size_t at, std::optional<std::uint32_t> count)
{
    std::size_t objects = 0;
    for (; at < chunk.size() && (!count || objects < *count); ++objects) {
        // The top byte belongs to cameras of Warcraft III 3.0; no object takes 16 MB.
        const std::size_t size = numberAt(chunk, at).value_or(0) & 0xffffff;
        if (size < list.least || size > chunk.size() - at || list.behind > chunk.size() - at - size)
            return false;
        at += size + list.behind;
    }
    return at == chunk.size() && (!count || objects == *count);
}

bool contains(Bytes chunk, std::initializer_list<const char *> tags)
{
    const std::string_view text(reinterpret_cast<const char *>(chunk.data()), chunk.size());
    return std::any_of(tags.begin(), tags.end(), [&](const char *tag) { return text.find(tag) != text.npos; });
}

class Votes
{
public:
    explicit Votes(std::uint32_t version) : m_version(version) {}

    void inspect(std::uint32_t tag, Bytes chunk)
    {
        vote(tag, isWow(tag, chunk), isWarcraft(tag, chunk));
        for (const char *seen : {"LITE", "ATCH", "PREM", "PRE2", "RIBB"})
            if (std::memcmp(seen, &tag, 4) == 0)
                vote(fourCc("KVIS"), contains(chunk, {"KVIS"}),
                     contains(chunk, {"KLAV", "KATV", "KPEV", "KP2V", "KRVS"}));
    }

    DialectGuess guess() const
    {
        DialectGuess result;
        const bool wow = m_wow.size() > m_warcraft.size();
        const auto &more = wow ? m_wow : m_warcraft, &less = wow ? m_warcraft : m_wow;
        if (more.size() > 2 * less.size())
            result.dialect = wow ? WowAlpha : Warcraft3;
        result.signs = listed(more);
        result.contrary = listed(less);
        return result;
    }

private:
    void vote(std::uint32_t sign, bool wow, bool warcraft)
    {
        std::vector<std::uint32_t> &signs = wow ? m_wow : m_warcraft;
        if (wow != warcraft && std::find(signs.begin(), signs.end(), sign) == signs.end())
            signs.push_back(sign);
    }
    static std::string listed(const std::vector<std::uint32_t> &tags)
    {
        std::string text;
        for (const std::uint32_t tag : tags)
            text += (text.empty() ? "" : ", ") + tagText(tag);
        return text;
    }
    static const SizedList *sizedList(std::uint32_t tag)
    {
        const auto *found = std::find_if(std::begin(sizedLists), std::end(sizedLists),
                                         [tag](const SizedList &list) { return std::memcmp(list.tag, &tag, 4) == 0; });
        return found == std::end(sizedLists) ? nullptr : found;
    }
    static bool hasTag(Bytes chunk, std::size_t at, const char *tag)
    {
        return at + 4 <= chunk.size() && std::memcmp(chunk.data() + at, tag, 4) == 0;
    }

    bool isWow(std::uint32_t tag, Bytes chunk) const
    {
        if (tag == fourCc("HTST"))
            return true;
        if (tag == fourCc("MODL"))
            return chunk.size() == 373;
        const std::optional<std::uint32_t> count = numberAt(chunk, 0);
        if (!count)
            return false;
        if (tag == fourCc("SEQS"))
            return chunk.size() == 4 + std::uint64_t(*count) * 140;
        if (tag == fourCc("CLID"))
            return hasTag(chunk, 0, "VRTX") || hasTag(chunk, 0, "TRI ") || hasTag(chunk, 0, "NRMS");
        if (tag == fourCc("GEOS") && m_version >= 1500)
            return *count == 0 ? chunk.size() == 4 : hasTag(chunk, 36, "PVTX") && hasTag(chunk, 44, "PTYP");
        const SizedList *list = sizedList(tag);
        if (!list || !walks(chunk, *list, list->header, count))
            return false;
        if (tag == fourCc("GEOS") && *count)
            return hasTag(chunk, 8, "VRTX");
        return tag != fourCc("MTLS") || !hasTag(chunk, list->header + 12, "LAYS");
    }

    bool isWarcraft(std::uint32_t tag, Bytes chunk) const
    {
        if (tag == fourCc("BPOS") || tag == fourCc("FAFX") || tag == fourCc("CORN") || tag == fourCc("DILG"))
            return true;
        if (tag == fourCc("MODL"))
            return chunk.size() == 372;
        if (chunk.empty())
            return false;
        if (tag == fourCc("SEQS"))
            return chunk.size() % 132 == 0;
        if (tag == fourCc("CLID"))
            return numberAt(chunk, 0).value_or(0) >= 96 && numberAt(chunk, 0).value_or(0) <= chunk.size();
        const SizedList *list = sizedList(tag);
        if (!list)
            return false;
        if (!list->sizedInWarcraft) // a node, then times
            return numberAt(chunk, 0).value_or(0) >= 96 && hasTag(chunk, numberAt(chunk, 0).value_or(0), "KEVT");
        if (!walks(chunk, *list, 0, {}))
            return false;
        if (tag == fourCc("GEOS"))
            return hasTag(chunk, 4, "VRTX");
        return tag != fourCc("MTLS") || contains(chunk, {"LAYS"});
    }

    std::uint32_t m_version;
    std::vector<std::uint32_t> m_wow, m_warcraft;
};

} // namespace

DialectGuess guessDialect(Bytes file, std::uint32_t version)
{
    Votes votes(version);
    for (ByteReader reader(file.subspan(4)); reader.remaining() >= 8;) {
        const auto tag = reader.read<std::uint32_t>(), size = reader.read<std::uint32_t>();
        if (size > reader.remaining())
            break;
        votes.inspect(tag, reader.takeBytes(size));
    }
    return votes.guess();
}

} // namespace sinew::mdx
