// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace sinew {

class ModelTreeView final : public QTreeView
{
public:
    using QTreeView::QTreeView;

    /// What is expanded from here on is laid out together, at the next layout: else each row lays out all anew.
    void beginExpanding() { scheduleDelayedItemsLayout(); }
};

} // namespace sinew
