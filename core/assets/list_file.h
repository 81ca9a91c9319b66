// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QDateTime>
#include <QString>

#include <mutex>
#include <vector>

namespace sinew {

/// A list of the game's files: a line "id;path" each, as the community keeps it (2 million lines). Read at the first
/// question and again when the file was changed; only the lines' places are kept. May be used by several threads.
class ListFile
{
public:
    ListFile() = default;
    explicit ListFile(const QString &path) : m_path(path) {}

    QString path() const;
    /// Empty: no list.
    void setPath(const QString &path);
    /// Reads the list if that was not done yet. Fails when it can't be read or no line of it is "id;path".
    Status load();
    /// Path of a file id with slashes; empty for an id that is not in the list, or without a list.
    QString nameOf(std::uint32_t id);
    /// Lines that name a file.
    std::size_t size();

private:
    struct Line
    {
        std::uint32_t id;
        std::uint32_t row;   ///< of several lines with an id the first one counts
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
