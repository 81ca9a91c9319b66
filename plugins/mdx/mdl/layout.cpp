// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/layout.h"

#include <algorithm>

namespace sinew::mdx {

std::size_t MdlLayout::lineAt(std::size_t offset) const
{
    std::call_once(m_indexed, [&] {
        const std::string_view text = source();
        for (std::size_t at = text.find('\n'); at != text.npos; at = text.find('\n', at + 1))
            m_lineEnds.push_back(std::uint32_t(at));
    });
    return 1 + std::size_t(std::lower_bound(m_lineEnds.begin(), m_lineEnds.end(), offset) - m_lineEnds.begin());
}

} // namespace sinew::mdx
