// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/read/space_reader.h"

#include <QtGlobal>

#include <utility>

namespace sinew::m2 {

SpaceReader::SpaceReader(const M2Layout &layout, Diagnostics &diagnostics)
    : m_layout(layout), m_diagnostics(diagnostics), m_budget(1 << 26)
{
    for (const SourceFile &file : layout.files)
        m_budget += 16 * std::uint64_t(file.bytes.size());
}

void SpaceReader::report(Severity severity, const char *code, Message message, Place place, const FieldPath &path)
{
    const Space &space = m_layout.spaces[std::size_t(place.space)];
    m_diagnostics.add(severity, code,
                      {std::move(message), m_layout.files[space.file].name.toStdString(),
                       std::int64_t(space.begin) + place.offset, path.text()});
}

bool SpaceReader::fits(std::int32_t space, ArrayRef ref, std::uint64_t width) const
{
    const std::uint64_t size = m_layout.spaces[std::size_t(space)].size;
    return ref.offset <= size && ref.count * width <= size - ref.offset;
}

bool SpaceReader::spend(std::uint64_t bytes, Place place, const FieldPath &path)
{
    if (bytes <= m_budget) {
        m_budget -= bytes;
        return true;
    }
    if (!m_exhausted)
        report(Severity::Error, "m2.tooMuch",
               QT_TRANSLATE_NOOP("Message",
                                 "the file refers to the same bytes so often that they would fill the memory; "
                                 "this and everything after it is kept but not read"),
               place, path);
    m_exhausted = true;
    return false;
}

} // namespace sinew::m2
