// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemView>

namespace sinew {

/// Opens the editor of a row. Does nothing if an editor is open or a click is about to open one, or if the row has
/// none; in these cases QAbstractItemView::edit(index) would print a warning.
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
