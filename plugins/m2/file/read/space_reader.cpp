// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/space_reader.h"

#include "core/io/cut_off.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace sinew::m2 {

SpaceReader::SpaceReader(const M2Layout &layout, Diagnostics &diagnostics, MemoryBudget &budget)
    : m_layout(layout), m_diagnostics(diagnostics), m_budget(budget), m_looks(1 << 22)
{
    for (const SourceFile &file : layout.files)
        m_looks += std::uint64_t(file.bytes.size());
}

void SpaceReader::report(Severity severity, const char *code, Message message, Place place, const FieldPath &path)
{
    const FileSpace &space = m_layout.spaces[std::size_t(place.space)];
    m_diagnostics.add(severity, code,
                      {std::move(message), m_layout.files[space.file].name.toStdString(),
                       std::int64_t(space.begin) + place.offset, path.text()});
}

bool SpaceReader::fits(std::int32_t space, ArrayRef ref, std::uint64_t width)
{
    const std::uint64_t size = m_layout.spaces[std::size_t(space)].size;
    const std::uint64_t end = ref.offset + ref.count * width;
    // Farther away it is a wrong number.
    if (space == 0 && ref.count > 0 && ref.offset >= size && end - size <= mostMissingBytes) {
        ++m_beyond.references;
        m_beyond.end = std::max(m_beyond.end, end);
    }
    return ref.offset <= size && ref.count * width <= size - ref.offset;
}

bool SpaceReader::chargeBlock(std::uint64_t count, std::uint64_t elementBytes, Place place, const FieldPath &path)
{
    return m_budget.chargeBlock(count, elementBytes) || exhaust(place, path);
}

bool SpaceReader::chargeObjects(std::uint64_t count, std::uint64_t objectBytes, Place place, const FieldPath &path)
{
    return m_budget.chargeObjects(count, objectBytes) || exhaust(place, path);
}

bool SpaceReader::look(std::uint64_t subTracks, Place place, const FieldPath &path)
{
    if (subTracks > m_looks)
        return exhaust(place, path);
    m_looks -= subTracks;
    return true;
}

bool SpaceReader::exhaust(Place place, const FieldPath &path)
{
    if (!m_exhausted)
        report(
            Severity::Error, "m2.tooMuch",
            Message(QT_TRANSLATE_NOOP("Message", "%1; this and anything else that does not fit is kept but not read"),
                    {m_budget.refusal()}),
            place, path);
    m_exhausted = true;
    return false;
}

} // namespace sinew::m2
