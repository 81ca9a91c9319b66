// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/file/write/space_image.h"

namespace sinew::m2 {

void SpaceImage::detach()
{
    if (!m_copy)
        m_copy.emplace(reinterpret_cast<const char *>(m_original.data()), qsizetype(m_original.size()));
}

void SpaceImage::patch(std::uint32_t offset, const void *source, std::size_t count)
{
    const Bytes now = bytes();
    if (count == 0 || offset > now.size() || now.size() - offset < count ||
        std::memcmp(now.data() + offset, source, count) == 0)
        return;
    detach();
    std::memcpy(m_copy->data() + offset, source, count);
}

std::uint32_t SpaceImage::append(std::size_t count)
{
    pad();
    const auto offset = std::uint32_t(m_copy->size());
    m_copy->append(qsizetype(count), '\0');
    return offset;
}

void SpaceImage::pad()
{
    detach();
    m_copy->append((16 - m_copy->size() % 16) % 16, '\0');
}

} // namespace sinew::m2
