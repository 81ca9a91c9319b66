// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/list_file.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace sinew {

namespace {

constexpr qint64 blockSize = 4 << 20;
/// Longer lines are not files of a game.
constexpr qint64 longestLine = 4096;

} // namespace

QString ListFile::path() const
{
    const std::lock_guard lock(m_mutex);
    return m_path;
}

void ListFile::setPath(const QString &path)
{
    const std::lock_guard lock(m_mutex);
    m_path = path;
    m_loaded = {};
    m_lines.clear();
}

ListFile::Stamp ListFile::stamp() const
{
    const QFileInfo info(m_path);
    return info.isFile() ? Stamp{info.size(), info.lastModified()} : Stamp();
}

Status ListFile::load()
{
    const std::lock_guard lock(m_mutex);
    return loadLocked();
}

std::size_t ListFile::size()
{
    const std::lock_guard lock(m_mutex);
    static_cast<void>(loadLocked());
    return m_lines.size();
}

Status ListFile::loadLocked()
{
    if (m_path.isEmpty())
        return Done{};
    const Stamp now = stamp();
    if (now == m_loaded && now.size >= 0)
        return m_state;
    m_loaded = now;
    m_lines.clear();
    QFile file(m_path);
    if (now.size < 0 || !file.open(QIODevice::ReadOnly)) {
        return m_state =
                   Error{QT_TRANSLATE_NOOP("Message", "the list of file names can't be opened"), m_path.toStdString()};
    }
    // In blocks, not mapped: if another program truncates the list while it is read, this one must not crash.
    QByteArray block;
    std::int64_t blockStart = 0;
    bool sorted = true;
    while (!file.atEnd() || !block.isEmpty()) {
        const QByteArray more = file.read(blockSize);
        block += more;
        const char *at = block.constData(), *const end = at + block.size();
        while (at < end) {
            const char *lineEnd = static_cast<const char *>(std::memchr(at, '\n', std::size_t(end - at)));
            if (!lineEnd && !more.isEmpty())
                break;
            if (!lineEnd)
                lineEnd = end;
            std::uint32_t id = 0;
            const auto number = std::from_chars(at, lineEnd, id);
            if (number.ec == std::errc() && number.ptr != lineEnd && *number.ptr == ';') {
                sorted = sorted && (m_lines.empty() || m_lines.back().id <= id);
                m_lines.push_back(
                    {id, std::uint32_t(m_lines.size()), blockStart + (number.ptr + 1 - block.constData())});
            }
            at = std::min(lineEnd + 1, end);
        }
        const auto done = at - block.constData();
        blockStart += done;
        block.remove(0, done);
        if (more.isEmpty() || block.size() > blockSize)
            break; // the end, or a line that is none
    }
    if (!sorted)
        std::sort(m_lines.begin(), m_lines.end(),
                  [](const Line &a, const Line &b) { return a.id != b.id ? a.id < b.id : a.row < b.row; });
    m_state =
        m_lines.empty()
            ? Status(Error{QT_TRANSLATE_NOOP("Message", "the list of file names has no line of the form “id;path”"),
                           m_path.toStdString()})
            : Status(Done{});
    return m_state;
}

QString ListFile::nameOf(std::uint32_t id)
{
    const std::lock_guard lock(m_mutex);
    if (!loadLocked())
        return {};
    const auto line = std::lower_bound(m_lines.begin(), m_lines.end(), id,
                                       [](const Line &l, std::uint32_t wanted) { return l.id < wanted; });
    if (line == m_lines.end() || line->id != id)
        return {};
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(line->offset))
        return {};
    const QByteArray text = file.readLine(longestLine).trimmed();
    return QString::fromUtf8(text).replace(u'\\', u'/');
}

} // namespace sinew
