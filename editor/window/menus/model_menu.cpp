// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/model_menu.h"

#include "core/document/document.h"
#include "core/facets/creation_facet.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/text/translated.h"
#include "core/transform/pivots.h"
#include "editor/browser/part_drop.h"
#include "editor/documents/document_list.h"
#include "editor/mesh/mesh_edit_actions.h"
#include "editor/mesh/mesh_menu.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/parts_dialog.h"
#include "editor/parts/ready_made_dialog.h"
#include "editor/view/placement_dialog.h"
#include "editor/view/transform_actions.h"
#include "editor/window/menus/menu_builder.h"
#include "widgets/tree/model_tree_panel.h"
#include "widgets/uv/uv_panel.h"

#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace sinew {

ModelMenu::ModelMenu(MenuBuilder &menus, DocumentList &documents, const FormatRegistry &formats, Settings &settings,
                     ModelTreePanel &tree, UvPanel &uvs, TransformActions &transform, const MeshEditActions &meshEdit,
                     ViewportWidget &viewport, SideBySideWindow::Search search)
    : QObject(&menus.window()), m_menus(menus), m_documents(documents), m_formats(formats), m_settings(settings),
      m_viewport(viewport), m_search(std::move(search))
{
    QMenu *menu = m_menus.addMenu(tr("&Model"));
    menu->addMenu(tree.addMenu());
    transform.fillTransformMenu(menu->addMenu(tr("&Transform")));
    for (QAction *action : uvs.actions())
        m_menus.actions().adopt(action, action->objectName());
    menu->addMenu(uvs.menu());
    auto *mesh = new MeshMenu(documents, &m_menus.window());
    for (QAction *action : mesh->actions())
        m_menus.actions().adopt(action, action->objectName());
    menu->addMenu(mesh->menu());
    meshEdit.fillMenu(menu->addMenu(tr("Ed&it mesh")));
    connect(mesh, &MeshMenu::notice, this, &ModelMenu::notice);
    m_menus.adopt(menu, tree.moveUpAction(), QStringLiteral("model.moveUp"));
    m_menus.adopt(menu, tree.moveDownAction(), QStringLiteral("model.moveDown"));
    menu->addSeparator();
    m_menus.add(menu,
                {QStringLiteral("model.recalculateBounds"),
                 tr("Recalculate all &bounds"),
                 QStringLiteral("transform-scale"),
                 {},
                 tr("Fit the bounds of the model, its geosets and sequences to the posed geometry")},
                [this] { recalculateBounds(); });
    m_menus.add(menu,
                {QStringLiteral("model.recentrePivots"),
                 tr("Recentre &pivots"),
                 QStringLiteral("snap-guideline"),
                 {},
                 tr("Put the pivots of the selected nodes into the middle of the vertices that follow them")},
                [this] { recentrePivots(); });
    m_menus.add(
        menu,
        {QStringLiteral("model.takeParts"),
         tr("Ta&ke parts from another model…"),
         QStringLiteral("edit-paste"),
         {},
         tr("Give the model a weapon, a head, an effect or a sequence of another one, with everything it needs")},
        [this] { showParts(); });
    addReadyMade(menu->addMenu(tr("&Ready-made parts")));
    m_menus.add(menu,
                {QStringLiteral("model.transform"),
                 tr("Tr&ansform model…"),
                 QStringLiteral("transform-move"),
                 {},
                 tr("Scale, turn, mirror or move the whole model, or put it on the ground; everything in it follows")},
                [this] { PlacementDialog::showFor(m_documents, &m_menus.window()); });
    m_menus.add(menu,
                {QStringLiteral("model.slim"),
                 tr("&Slim…"),
                 QStringLiteral("edit-clear-all"),
                 {},
                 tr("Make the file smaller (optimise) without a visible difference")},
                [this] { Q_EMIT slimRequested(m_documents.current()); });
}

void ModelMenu::addReadyMade(QMenu *menu)
{
    menu->setToolTipsVisible(true);
    for (const auto &format : m_formats.formats())
        for (const ReadyMadePart &part :
             format->creation() ? format->creation()->readyMadeParts() : std::span<const ReadyMadePart>())
            m_readyMade.push_back(
                m_menus.add(menu,
                            {QStringLiteral("model.") + QLatin1String(part.id),
                             tr("%1…").arg(translatedLabel(part.label)),
                             {},
                             {},
                             translated(Message(part.help))},
                            [this, &part] { ReadyMadeDialog::showFor(m_documents, part, &m_menus.window()); }));
}

void ModelMenu::update(const Document *document)
{
    const CreationFacet *creation = document && document->format() ? document->format()->creation() : nullptr;
    for (QAction *action : m_readyMade) {
        const auto parts = creation ? creation->readyMadeParts() : std::span<const ReadyMadePart>();
        action->setEnabled(std::any_of(parts.begin(), parts.end(), [&](const ReadyMadePart &part) {
            return action->objectName() == QStringLiteral("model.") + QLatin1String(part.id);
        }));
    }
    m_menus.actions()
        .find(QStringLiteral("model.recalculateBounds"))
        ->setEnabled(document && document->format() && document->format()->bounds());
    m_menus.actions()
        .find(QStringLiteral("model.recentrePivots"))
        ->setEnabled(document && document->format() && document->format()->transforms());
    m_menus.actions()
        .find(QStringLiteral("model.takeParts"))
        ->setEnabled(document && document->format() && document->format()->transforms());
    m_menus.actions()
        .find(QStringLiteral("model.transform"))
        ->setEnabled(document && document->format() && document->format()->placements());
    m_menus.actions()
        .find(QStringLiteral("model.slim"))
        ->setEnabled(document && document->format() && document->format()->scene());
}

void ModelMenu::recalculateBounds()
{
    Document *document = m_documents.current();
    Result<ChangeSet> changes = document->format()->bounds()->recalculateAll(document->model());
    const Status done =
        changes ? document->push(std::move(*changes), tr("Recalculate all bounds")) : Status(changes.error());
    if (!done)
        Q_EMIT notice(
            {Severity::Error, tr("The bounds were not changed. %1").arg(translated(done.error())), {}, document});
}

void ModelMenu::takePartsFrom(const std::shared_ptr<AssetSource> &archive, const QString &path)
{
    takeDropped({path, {}, nullptr, {}}, archive, NoNode);
}

void ModelMenu::takeDropped(const DroppedDonor &donor, const std::shared_ptr<AssetSource> &archive, NodeId node)
{
    PartsDialog *dialog = showParts();
    if (!dialog) {
        Q_EMIT notice({Severity::Warning, tr("Open the model that is to get the parts first."), {}});
        return;
    }
    dialog->setTarget(node);
    if (donor.document)
        dialog->setParts(*donor.document, donor.objects);
    else if (archive)
        dialog->donors().open(archive, donor.path);
    else
        dialog->donors().open(donor.path);
}

PartsDialog *ModelMenu::showParts()
{
    PartsDialog *dialog = PartsDialog::showFor(m_documents, m_formats, m_settings, &m_menus.window());
    if (dialog) {
        dialog->setViewport(m_viewport);
        dialog->setSearch(m_search);
        connect(dialog, &PartsDialog::picturesWritten, this, &ModelMenu::filesWritten, Qt::UniqueConnection);
    }
    return dialog;
}

void ModelMenu::recentrePivots()
{
    Document *document = m_documents.current();
    Result<ChangeSet> changes = recentredPivots(*document->format(), document->model(), document->selection().nodes());
    const Status done = changes ? document->push(std::move(*changes), tr("Recentre pivots")) : Status(changes.error());
    if (!done)
        Q_EMIT notice(
            {Severity::Warning, tr("The pivots were not changed. %1").arg(translated(done.error())), {}, document});
}

} // namespace sinew

#include "moc_model_menu.cpp"
