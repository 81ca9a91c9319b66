// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>

namespace sinew {

/// Opens the editor of a row. Nothing happens where an editor is open or a click is about to open one, or where the row
/// has none; QAbstractItemView::edit(index) prints a warning then.
inline void beginEditing(QAbstractItemView &view, const QModelIndex &index)
{
    struct View : QAbstractItemView
    {
        using QAbstractItemView::edit;
    };
    bool (QAbstractItemView::*edit)(const QModelIndex &, QAbstractItemView::EditTrigger, QEvent *) = &View::edit;
    (view.*edit)(index, QAbstractItemView::AllEditTriggers, nullptr);
}

} // namespace sinew
