// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QDateTime>
#include <QString>

#include <mutex>
#include <vector>

namespace sinew {

/// A list of the game's files: one "id;path" per line, as maintained by the community (2 million lines). Read on first
/// use and again when the file has changed; only the positions of lines are kept. May be used from several threads.
class ListFile
{
public:
    ListFile() = default;
    explicit ListFile(const QString &path) : m_path(path) {}

    QString path() const;
    /// Empty: no list.
    void setPath(const QString &path);
    /// Reads the list if that has not been done yet. Fails if it can't be read or has no "id;path" line.
    Status load();
    /// Path of a file id, with slashes; empty for an id that is not in the list, or without a list.
    QString nameOf(std::uint32_t id);
    /// Lines that name a file.
    std::size_t size();

private:
    struct Line
    {
        std::uint32_t id;
        std::uint32_t row;   ///< of several lines with one id the first counts
        std::int64_t offset; ///< of the path
    };
    struct Stamp
    {
        qint64 size = -1;
        QDateTime modified;
        bool operator==(const Stamp &) const = default;
    };
    Status loadLocked();
    Stamp stamp() const;

    mutable std::mutex m_mutex;
    QString m_path;
    Stamp m_loaded;
    Status m_state = Done{};
    std::vector<Line> m_lines; ///< by id
};

} // namespace sinew
