// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What happens to files, textures and objects that are dropped on the main window.

#include "core/assets/asset_source.h"
#include "editor/browser/file_drop.h"
#include "editor/browser/part_drop.h"
#include "editor/browser/texture_drop.h"
#include "editor/documents/file_actions.h"
#include "editor/window/assets/asset_commands.h"
#include "editor/window/main_window.h"
#include "editor/window/menus/model_menu.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/materials/material_panel.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QTreeView>
#include <QTreeWidget>

namespace sinew {

namespace {

NodeId objectAt(const QTreeView &tree, const QPoint &point)
{
    return tree.indexAt(point).siblingAtColumn(0).data(ModelTreeModel::NodeRole).value<NodeId>();
}

} // namespace

std::shared_ptr<AssetSource> MainWindow::assetSource(const QString &name) const
{
    for (const auto &place : m_assetCommands->sources())
        if (place->name() == name)
            return place;
    return nullptr;
}

void MainWindow::makeFileDrops()
{
    auto *drop = new FileDrop(this);
    makeTextureDrops();
    makePartDrops();
    connect(drop, &FileDrop::dropped, this, &MainWindow::open);
    connect(drop, &FileDrop::assetDropped, this, [this](const QString &source, const QString &path) {
        if (const std::shared_ptr<AssetSource> place = assetSource(source))
            m_files->openFromArchive(place, path);
    });
}

void MainWindow::makePartDrops()
{
    const auto onto = [this](QWidget *part, const PartDrop::NodeAt &nodeAt) {
        auto *drop = new PartDrop(part, m_documents, m_formats, nodeAt, this);
        connect(drop, &PartDrop::notice, this, &MainWindow::answer);
        connect(drop, &PartDrop::takeRequested, this, [this](const DroppedDonor &donor, NodeId node) {
            m_modelMenu->takeDropped(donor, assetSource(donor.archive), node);
        });
        connect(drop, &PartDrop::openRequested, this, [this](const DroppedDonor &donor) {
            if (donor.archive.isEmpty())
                open(donor.path);
            else if (const std::shared_ptr<AssetSource> place = assetSource(donor.archive))
                m_files->openFromArchive(place, donor.path);
        });
    };
    if (QWidget *view = m_viewport->focusProxy())
        onto(view, [this, view](const QPoint &point) { return m_viewport->nodeUnder(view->mapTo(m_viewport, point)); });
    QTreeView *tree = m_tree->view();
    onto(tree->viewport(), [tree](const QPoint &point) { return objectAt(*tree, point); });
}

void MainWindow::makeTextureDrops()
{
    const auto onto = [this](QWidget *part, const std::function<NodeId(const QPoint &)> &objectAt) {
        auto *drop = new TextureDrop(
            part, m_formats.images().suffixes(),
            [this, objectAt](const QPoint &point) {
                const NodeId object = m_documents.current() ? objectAt(point) : NoNode;
                return object != NoNode && (m_materials->takesTexture(object) || m_textures->isTexture(object))
                           ? object
                           : NoNode;
            },
            this);
        connect(drop, &TextureDrop::dropped, this,
                [this](NodeId object, const DroppedTexture &texture, const QPoint &position) {
                    if (m_textures->isTexture(object))
                        m_textures->replace(object, texture);
                    else
                        m_materials->offerTexture(object, texture, position);
                });
    };
    // Without OpenGL it contains no view.
    if (QWidget *view = m_viewport->focusProxy())
        onto(view, [this, view](const QPoint &point) { return m_viewport->meshAt(view->mapTo(m_viewport, point)); });
    QTreeView *tree = m_tree->view();
    onto(tree->viewport(), [tree](const QPoint &point) { return objectAt(*tree, point); });
    QTreeWidget *materials = m_materials->list();
    onto(materials->viewport(), [materials](const QPoint &point) {
        const QTreeWidgetItem *item = materials->itemAt(point);
        return item ? item->data(0, Qt::UserRole).value<NodeId>() : NoNode;
    });
}

} // namespace sinew
