// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QItemSelection>

#include <algorithm>
#include <vector>

namespace sinew {

/// The rows of these indexes, `columns` wide, in as few ranges as possible: view selections take quadratic time in the
/// number of ranges.
inline QItemSelection rangesOf(const QModelIndexList &indexes, int columns = 1)
{
    QHash<QModelIndex, std::vector<int>> rows; // by parent
    for (const QModelIndex &index : indexes)
        rows[index.parent()].push_back(index.row());
    QItemSelection ranges;
    for (auto group = rows.begin(); group != rows.end(); ++group) {
        std::sort(group->begin(), group->end());
        group->erase(std::unique(group->begin(), group->end()), group->end());
        const auto *model = indexes.constFirst().model();
        for (std::size_t first = 0, next = 0; first < group->size(); first = next) {
            while (++next < group->size() && (*group)[next] - (*group)[first] == int(next - first)) {}
            ranges.append(QItemSelectionRange(model->index((*group)[first], 0, group.key()),
                                              model->index((*group)[next - 1], columns - 1, group.key())));
        }
    }
    return ranges;
}

} // namespace sinew
