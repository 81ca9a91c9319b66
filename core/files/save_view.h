// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <memory>
#include <optional>

namespace sinew {

/// For reading a folder in which a save of several files was interrupted, or is in progress: where the content of each
/// file is, so that readers see all old files or all new ones, and change nothing.
class SaveView
{
public:
    /// Null for a folder without such saves. Journals of other machines count if they name files of the folder itself.
    static std::shared_ptr<const SaveView> of(const QString &folder);

    /// Where a file's content is, matched ignoring case: its own path or a piece's. Null if the file does not exist in
    /// this view; nothing if no save changes it.
    std::optional<QString> find(const QString &path) const;

private:
    QHash<QString, QString> m_places; ///< by lower-case absolute path
};

} // namespace sinew
