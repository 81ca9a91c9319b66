// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/browser/asset_folder_tree.h"

#include <QFileInfo>
#include <QHeaderView>
#include <QIcon>
#include <QSignalBlocker>

namespace sinew {

namespace {

enum Role { SourceRole = Qt::UserRole, FolderRole };

} // namespace

AssetFolderTree::AssetFolderTree(QWidget *parent) : QTreeWidget(parent)
{
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle);
    setAccessibleName(tr("Folders of the asset sources"));
    connect(this, &QTreeWidget::currentItemChanged, this, &AssetFolderTree::chosen);
    setSources({});
}

void AssetFolderTree::setSources(const QStringList &sources)
{
    {
        const QSignalBlocker blocker(this);
        clear();
        m_sources.clear();
        m_folders.clear();
        auto *all = new QTreeWidgetItem(this, {tr("All sources")});
        all->setData(0, SourceRole, -1);
        for (const QString &source : sources) {
            const QString name = QFileInfo(source).fileName();
            auto *item = new QTreeWidgetItem(this, {name.isEmpty() ? source : name});
            item->setData(0, SourceRole, int(m_sources.size()));
            item->setToolTip(0, source);
            item->setIcon(0, QIcon::fromTheme(QFileInfo(source).isDir() ? QStringLiteral("folder-pictures")
                                                                        : QStringLiteral("package-x-generic")));
            m_sources.push_back(item);
        }
        setCurrentItem(all);
    }
    Q_EMIT chosen();
}

QTreeWidgetItem *AssetFolderTree::itemOf(int source, const QString &folder)
{
    if (folder.isEmpty())
        return m_sources[std::size_t(source)];
    QTreeWidgetItem *&known = m_folders[{source, folder.toCaseFolded()}];
    if (known)
        return known;
    auto *item = new QTreeWidgetItem({folder.mid(folder.lastIndexOf(u'/') + 1)});
    item->setData(0, SourceRole, source);
    item->setData(0, FolderRole, folder);
    item->setIcon(0, QIcon::fromTheme(QStringLiteral("folder")));
    known = item;
    itemOf(source, folder.left(std::max<qsizetype>(0, folder.lastIndexOf(u'/'))))->addChild(item);
    return item;
}

void AssetFolderTree::add(int source, const QStringList &files)
{
    setUpdatesEnabled(false);
    for (const QString &file : files)
        if (const qsizetype end = file.lastIndexOf(u'/'); end > 0)
            itemOf(source, file.left(end));
    m_sources[std::size_t(source)]->sortChildren(0, Qt::AscendingOrder);
    setUpdatesEnabled(true);
}

int AssetFolderTree::source() const
{
    const QTreeWidgetItem *item = currentItem();
    return item ? item->data(0, SourceRole).toInt() : -1;
}

QString AssetFolderTree::folder() const
{
    const QTreeWidgetItem *item = currentItem();
    return item ? item->data(0, FolderRole).toString() : QString();
}

void AssetFolderTree::choose(int source)
{
    setCurrentItem(source < 0 ? topLevelItem(0) : m_sources[std::size_t(source)]);
}

} // namespace sinew

#include "moc_asset_folder_tree.cpp"
