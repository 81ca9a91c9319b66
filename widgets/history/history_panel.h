// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/history/history_model.h"
#include "widgets/shared/dock_panel.h"

class QListView;

namespace sinew {

/// The dock that lists the undo steps; a click goes to the state after a step.
class HistoryPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit HistoryPanel(QWidget *parent = nullptr);

    void setDocument(Document *document);
    QListView *view() const { return m_view; }

private:
    void showCurrent();

    QPointer<Document> m_document;
    HistoryModel *m_model;
    QListView *m_view;
};

} // namespace sinew
