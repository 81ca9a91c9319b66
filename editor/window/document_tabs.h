// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QTabBar>

namespace sinew {

class Document;
class DocumentList;

/// The tabs of the open documents: titles with a dot for unsaved changes, order, closing with the middle button.
class DocumentTabs : public QTabBar
{
    Q_OBJECT

public:
    /// `documents` must live as long as the tabs.
    explicit DocumentTabs(DocumentList &documents, QWidget *parent = nullptr);

Q_SIGNALS:
    void closeRequested(sinew::Document *document);
    void menuRequested(sinew::Document *document, const QPoint &globalPosition);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void insert(Document *document, int index);
    /// Tabs with equal names show the folders that distinguish them.
    void updateTabs();

    DocumentList &m_documents;
    bool m_following = false; ///< the list is being followed; tab signals are echoes
};

} // namespace sinew
