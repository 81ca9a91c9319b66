// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/system_file.h"

#include <utility>

namespace sinew {

SystemFile::SystemFile(SystemFile &&other) noexcept : m_handle(std::exchange(other.m_handle, none)) {}

SystemFile &SystemFile::operator=(SystemFile &&other) noexcept
{
    std::swap(m_handle, other.m_handle);
    return *this;
}

SystemFile::~SystemFile()
{
    close();
}

} // namespace sinew
