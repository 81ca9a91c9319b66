// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/fuzz/mutators/count_places.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/file/disk_plan.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/file/container.h"
#include "plugins/m3/model/plan.h"

#include <algorithm>
#include <cstring>

namespace sinew::test {

namespace {

constexpr std::size_t chunkHeadBytes = 8, mostPlaces = 20000;

std::uint32_t wordAt(Bytes file, std::size_t at)
{
    std::uint32_t word = 0;
    if (at + sizeof word <= file.size())
        std::memcpy(&word, file.data() + at, sizeof word);
    return word;
}

/// Chunks with a tag and a size each; returns where the content of the one with tag `wanted` begins, 0 if there is
/// none.
std::size_t addChunks(Bytes file, std::size_t at, std::uint32_t wanted, CountPlaces &places)
{
    std::size_t found = 0;
    while (at + chunkHeadBytes <= file.size()) {
        const std::size_t size = std::min<std::size_t>(wordAt(file, at + 4), file.size() - at - chunkHeadBytes);
        places.pieces.push_back({at, size + chunkHeadBytes, true});
        places.numbers.push_back(at + 4);
        // Many chunks begin with the count or the size of their first object.
        for (std::size_t word = 0; word + 4 <= std::min<std::size_t>(size, 8); word += 4)
            places.numbers.push_back(at + chunkHeadBytes + word);
        if (wordAt(file, at) == wanted && !found)
            found = at + chunkHeadBytes;
        at += chunkHeadBytes + size;
    }
    return found;
}

/// Counts and offsets of a structure of an M2, and of all that they lead to.
void addM2Struct(Bytes file, std::size_t base, std::size_t at, const StructInfo &info, const Ctx &ctx,
                 CountPlaces &places)
{
    for (const m2::DiskStep &step : m2::diskPlan(info, ctx).steps) {
        if (step.kind == m2::DiskStep::Run || step.kind == m2::DiskStep::Half ||
            step.kind == m2::DiskStep::PackedTextures || places.numbers.size() > mostPlaces)
            continue;
        const std::size_t place = at + step.disk;
        for (std::uint32_t word = 0; word + 4 <= step.bytes && place + word + 4 <= file.size(); word += 4)
            places.numbers.push_back(place + word);
        if (step.kind != m2::DiskStep::List)
            continue;
        const FieldInfo &field = info.fields[step.field];
        if (field.type->kind != Kind::List)
            continue;
        const StructInfo &item = field.type->element->structure();
        const std::size_t width = m2::diskPlan(item, ctx).size, count = wordAt(file, place);
        const std::size_t first = base + wordAt(file, place + 4);
        if (first >= file.size() || width == 0 || count > (file.size() - first) / width)
            continue;
        if (count > 1)
            places.pieces.push_back({first, count * width, false});
        for (std::size_t i = 0; i < count && i < 64; ++i)
            addM2Struct(file, base, first + i * width, item, ctx, places);
    }
}

void addM2(Bytes file, CountPlaces &places)
{
    const bool isChunked = wordAt(file, 0) != fourCc("MD20");
    const std::size_t base = isChunked ? addChunks(file, 0, fourCc("MD21"), places) : 0;
    if (wordAt(file, base) != fourCc("MD20"))
        return;
    const Ctx ctx{0, wordAt(file, base + 4), wordAt(file, base + 16)};
    if (ctx.version >= 256)
        addM2Struct(file, base, base + 4, describe<m2::Root>(), ctx, places);
}

void addM3(Bytes file, CountPlaces &places)
{
    Diagnostics diagnostics;
    const QByteArray image(reinterpret_cast<const char *>(file.data()), qsizetype(file.size()));
    MemoryBudget budget(file.size());
    const auto read = m3::readContainer({}, image, diagnostics, budget);
    if (!read)
        return;
    const m3::M3Layout &layout = **read;
    for (std::size_t i = 0; i < layout.sections.size(); ++i) {
        const std::size_t entry = layout.indexOffset + i * 16;
        places.pieces.push_back({entry, 16, false});
        for (const std::size_t word : {std::size_t(4), std::size_t(8), std::size_t(12)})
            places.numbers.push_back(entry + word);
        const m3::Section &section = layout.sections[i];
        for (std::size_t row = 0; section.plan && section.each && row < section.bytes / section.each; ++row) {
            for (const m3::PlanStep &step : section.plan->steps) {
                const std::size_t at = section.offset + row * section.each + step.disk;
                if (step.kind == m3::PlanStep::Copy || step.kind == m3::PlanStep::Colour ||
                    at + layout.referenceBytes > file.size() || places.numbers.size() > mostPlaces)
                    continue;
                places.numbers.push_back(at);
                places.numbers.push_back(at + 4);
            }
        }
    }
    places.numbers.insert(places.numbers.end(), {4, 8});
}

} // namespace

CountPlaces countPlaces(Bytes file)
{
    CountPlaces places;
    const std::uint32_t magic = wordAt(file, 0);
    if (magic == fourCc("MDLX"))
        addChunks(file, 4, 0, places);
    else if (magic == fourCc("33DM") || magic == fourCc("43DM"))
        addM3(file, places);
    else
        addM2(file, places);
    std::erase_if(places.numbers, [&](std::size_t at) { return at + 4 > file.size(); });
    std::erase_if(places.pieces, [&](const FilePiece &piece) { return piece.begin + piece.size > file.size(); });
    return places;
}

} // namespace sinew::test
