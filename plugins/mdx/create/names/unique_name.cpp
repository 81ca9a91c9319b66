// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/names/unique_name.h"

namespace sinew::mdx {

std::string cutName(std::string_view name, std::size_t most)
{
    std::size_t size = std::min(name.size(), most);
    while (size > 0 && size < name.size() && (static_cast<unsigned char>(name[size]) & 0xc0) == 0x80)
        --size;
    return std::string(name.substr(0, size));
}

std::string uniqueName(std::set<std::string> &taken, std::string_view wanted)
{
    std::string name = cutName(wanted);
    for (int number = 2; !taken.insert(name).second; ++number) {
        const std::string end = ' ' + std::to_string(number);
        name = cutName(wanted, longestName - end.size()) + end;
    }
    return name;
}

} // namespace sinew::mdx
