// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>
#include <QLineEdit>

#include <algorithm>

namespace sinew {

/// Opens the editor of a row where there is one and none is open yet, neither of which Qt takes without a warning.
inline void beginEditing(QAbstractItemView &view, const QModelIndex &index)
{
    const QList<QLineEdit *> editors = view.viewport()->findChildren<QLineEdit *>(Qt::FindDirectChildrenOnly);
    const bool isOpen =
        std::any_of(editors.begin(), editors.end(), [](const QLineEdit *editor) { return !editor->isHidden(); });
    if (!isOpen && index.flags() & Qt::ItemIsEditable)
        view.edit(index);
}

} // namespace sinew
