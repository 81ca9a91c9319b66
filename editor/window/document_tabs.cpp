// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/document_tabs.h"

#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace sinew {

DocumentTabs::DocumentTabs(DocumentList &documents, QWidget *parent) : QTabBar(parent), m_documents(documents)
{
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideNone);
    setAccessibleName(tr("Open documents"));

    connect(&m_documents, &DocumentList::added, this, &DocumentTabs::insert);
    connect(&m_documents, &DocumentList::removed, this, [this](int index) {
        const QScopedValueRollback following(m_following, true);
        removeTab(index);
    });
    connect(&m_documents, &DocumentList::currentChanged, this, [this](Document *document) {
        const QScopedValueRollback following(m_following, true);
        setCurrentIndex(m_documents.indexOf(document));
    });
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (!m_following && index >= 0)
            m_documents.setCurrent(m_documents.at(index));
    });
    connect(this, &QTabBar::tabMoved, &m_documents, &DocumentList::move);
    connect(this, &QTabBar::tabCloseRequested, this,
            [this](int index) { Q_EMIT closeRequested(m_documents.at(index)); });
}

void DocumentTabs::insert(Document *document, int index)
{
    const QScopedValueRollback following(m_following, true);
    insertTab(index, QString());
    updateTab(document);
    const auto update = [this, document] { updateTab(document); };
    connect(document, &Document::modifiedChanged, this, update);
    connect(document, &Document::pathChanged, this, update);
}

void DocumentTabs::updateTab(const Document *document)
{
    const int index = m_documents.indexOf(document);
    if (index < 0)
        return;
    // A tab's text is no place for mnemonics: "A&B.mdx" stands as it is.
    QString title = documentTitle(document).replace(u'&', QStringLiteral("&&"));
    if (document->isModified())
        title += QStringLiteral(" •");
    setTabText(index, title);
    setTabToolTip(index, QDir::toNativeSeparators(document->path()));
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    const int index = tabAt(event->position().toPoint());
    if (event->button() == Qt::MiddleButton && index >= 0)
        Q_EMIT closeRequested(m_documents.at(index));
    else
        QTabBar::mouseReleaseEvent(event);
}

void DocumentTabs::contextMenuEvent(QContextMenuEvent *event)
{
    if (const int index = tabAt(event->pos()); index >= 0)
        Q_EMIT menuRequested(m_documents.at(index), event->globalPos());
}

} // namespace sinew

#include "moc_document_tabs.cpp"
