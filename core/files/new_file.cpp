// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/new_file.h"

#include "core/system/file_operations.h"
#include "core/system/system_error.h"

#include <utility>

namespace sinew {

NewFile::NewFile(const QString &path) : m_path(path), m_file(SystemFile::create(path)), m_exists(m_file.isOpen()) {}

NewFile::NewFile(NewFile &&other) noexcept
    : m_path(std::move(other.m_path)), m_file(std::move(other.m_file)), m_exists(std::exchange(other.m_exists, false))
{
}

NewFile::~NewFile()
{
    m_file.close();
    if (m_exists)
        removeFile(m_path);
}

Status NewFile::fill(Bytes bytes, const QString &target, const QString &shownPath)
{
    if (!m_file.append(bytes))
        return systemError(QStringLiteral("writing failed"), shownPath);
    if (!m_file.takePermissionsOf(target))
        return systemError(QStringLiteral("the file permissions could not be set"), shownPath);
    if (!m_file.sync())
        return systemError(QStringLiteral("the data could not be flushed to the disk"), shownPath);
    if (!m_file.holds(bytes))
        return Error{QT_TRANSLATE_NOOP("Message", "the written file reads back differently; the old file is untouched"),
                     shownPath.toStdString()};
    if (!m_file.close())
        return systemError(QStringLiteral("writing failed"), shownPath);
    return Done{};
}

bool NewFile::renameTo(const QString &target)
{
    if (!replaceFile(m_path, target))
        return false;
    m_exists = false;
    return true;
}

} // namespace sinew
