// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/history/history_panel.h"

#include <QListView>
#include <QVBoxLayout>

namespace sinew {

HistoryPanel::HistoryPanel(QWidget *parent) : DockPanel(parent), m_model(new HistoryModel(this)), m_view(new QListView)
{
    m_view->setModel(m_model);
    m_view->setUniformItemSizes(true);
    m_view->setAccessibleName(tr("Undo history"));
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_view);
    const auto go = [this](const QModelIndex &index) {
        if (m_document && index.isValid() && m_model->isReachable(index.row()))
            m_document->goTo(index.row());
    };
    connect(m_view, &QListView::clicked, this, go);
    connect(m_view, &QListView::activated, this, go);
    setDocument(nullptr);
}

void HistoryPanel::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_model->setDocument(document);
    if (!document) {
        showEmpty(tr("Every edit of the open model is listed here and can be undone."));
        return;
    }
    // The model was connected first, so its rows are up to date here.
    connect(document, &Document::historyChanged, this, &HistoryPanel::showCurrent);
    connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    showCurrent();
    showContent();
}

void HistoryPanel::showCurrent()
{
    const QModelIndex current = m_model->index(m_document->historyIndex());
    m_view->setCurrentIndex(current);
    m_view->scrollTo(current);
}

} // namespace sinew

#include "moc_history_panel.cpp"
