// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace sinew {

class ModelTreeView final : public QTreeView
{
public:
    using QTreeView::QTreeView;

    /// Rows expanded from here on are laid out together, at the next layout; else each row would redo the layout.
    void beginExpanding() { scheduleDelayedItemsLayout(); }
};

} // namespace sinew
