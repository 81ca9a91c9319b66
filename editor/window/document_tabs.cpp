// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/document_tabs.h"

#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QMouseEvent>
#include <QScopedValueRollback>

namespace sinew {

namespace {

/// Where a document is, in an archive as if that were a folder; empty if it is nowhere yet.
QString placeOf(const Document &document)
{
    const StoredFiles &stored = document.storedFiles();
    return !document.path().isEmpty() || stored.archive.isEmpty() ? document.path()
                                                                  : stored.archive + u'/' + stored.archivedPath;
}

/// The end of a file's folder that no other file of the same title has; empty if its title is unique. `least`: of its
/// names.
QString distinctFolder(const QStringList &titles, const QStringList &paths, int index, qsizetype least)
{
    const QStringList own = QFileInfo(paths[index]).path().split(u'/');
    qsizetype parts = 0;
    for (qsizetype other = 0; other < titles.size(); ++other) {
        if (other == index || titles[other] != titles[index] || paths[index].isEmpty())
            continue;
        const QStringList folders = QFileInfo(paths[other]).path().split(u'/');
        qsizetype same = 0;
        while (same < std::min(own.size(), folders.size()) &&
               own[own.size() - 1 - same] == folders[folders.size() - 1 - same])
            ++same;
        parts = std::max(parts, std::min(std::max(same + 1, least), own.size()));
    }
    return own.mid(own.size() - parts).join(u'/');
}

} // namespace

DocumentTabs::DocumentTabs(DocumentList &documents, QWidget *parent) : QTabBar(parent), m_documents(documents)
{
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setExpanding(false);
    setDrawBase(false);
    setElideMode(Qt::ElideNone);
    // Objects are dragged from one model to another.
    setAcceptDrops(true);
    setChangeCurrentOnDrag(true);
    setAccessibleName(tr("Open documents"));

    connect(&m_documents, &DocumentList::added, this, &DocumentTabs::insert);
    connect(&m_documents, &DocumentList::removed, this, [this](int index) {
        const QScopedValueRollback following(m_following, true);
        removeTab(index);
        updateTabs();
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
    updateTabs();
    const auto update = [this] { updateTabs(); };
    connect(document, &Document::modifiedChanged, this, update);
    connect(document, &Document::pathChanged, this, update);
}

void DocumentTabs::updateTabs()
{
    QStringList titles, paths;
    for (int i = 0; i < m_documents.size(); ++i) {
        titles.append(documentTitle(m_documents.at(i)));
        paths.append(placeOf(*m_documents.at(i)));
    }
    const int shown = std::min(count(), m_documents.size());
    for (int i = 0; i < shown; ++i) {
        QString title = titles[i];
        // Of one in an archive, the archive's name.
        const qsizetype least =
            m_documents.at(i)->path().isEmpty() ? m_documents.at(i)->storedFiles().archivedPath.count(u'/') + 1 : 1;
        if (const QString folder = distinctFolder(titles, paths, i, least); !folder.isEmpty())
            title += QStringLiteral(" — ") + QDir::toNativeSeparators(folder);
        // A tab's text must not contain mnemonics: "A&B.mdx" is shown as it is.
        title.replace(u'&', QStringLiteral("&&"));
        if (m_documents.at(i)->isModified())
            title += QStringLiteral(" •");
        setTabText(i, title);
        setTabToolTip(i, QDir::toNativeSeparators(paths[i]));
        for (const ButtonPosition side : {LeftSide, RightSide})
            if (QWidget *close = tabButton(i, side))
                close->setAccessibleName(tr("Close %1").arg(titles[i]));
    }
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
