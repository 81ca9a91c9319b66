// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_menu.h"

#include "core/document/document.h"
#include "core/facets/uv/uv_parts.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "editor/documents/document_list.h"
#include "editor/mesh/mesh_tool_dialog.h"

#include <QAction>
#include <QMenu>

#include <algorithm>
#include <map>

namespace sinew {

std::vector<NodeId> selectedMeshParts(const Document &document)
{
    std::vector<NodeId> parts;
    const Format *format = document.format();
    if (!format || !format->uvs() || !cannotEditMeshes(format).empty())
        return parts;
    for (const NodeId node : document.selection().nodes())
        for (const NodeId part :
             uvPartsOf(document.model(), *format->uvs(), format->materials(), format->textures(), node))
            if (std::find(parts.begin(), parts.end(), part) == parts.end())
                parts.push_back(part);
    return parts;
}

std::vector<NodeId> selectedNodes(const Document &document)
{
    std::vector<NodeId> nodes;
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    for (const HierarchyNode &node : facet ? facet->hierarchy(document.model()) : std::vector<HierarchyNode>())
        if (document.selection().contains(node.node))
            nodes.push_back(node.node);
    return nodes;
}

MeshMenu::MeshMenu(const DocumentList &documents, QWidget *window)
    : QObject(window), m_documents(documents), m_menu(new QMenu(tr("M&esh"), window))
{
    m_menu->setToolTipsVisible(true);
    std::map<QByteArray, QMenu *> menus{{QByteArray(), m_menu}};
    for (const MeshTool &tool : meshTools()) {
        QMenu *&menu = menus[tool.menu];
        if (!menu) {
            menu = m_menu->addMenu(translatedLabel(tool.menu));
            menu->setToolTipsVisible(true);
        }
        QString text = translatedLabel(tool.label);
        if (!tool.options.empty())
            text += QStringLiteral("…");
        QAction *action = menu->addAction(text);
        action->setObjectName(QStringLiteral("model.mesh.") + QLatin1String(tool.id));
        action->setToolTip(translated(Message(tool.help)));
        action->setStatusTip(action->toolTip());
        connect(action, &QAction::triggered, this, [this, &tool] { run(tool); });
        m_actions.push_back(action);
    }
    // The selection is looked at when the menu opens; shortcuts say what is missing.
    connect(m_menu, &QMenu::aboutToShow, this, &MeshMenu::updateActions);
    connect(m_menu, &QMenu::aboutToHide, this, [this] {
        for (QAction *action : m_actions)
            action->setEnabled(true);
    });
}

void MeshMenu::updateActions()
{
    const Document *document = m_documents.current();
    const std::size_t parts = document ? selectedMeshParts(*document).size() : 0;
    for (std::size_t i = 0; i < m_actions.size(); ++i)
        m_actions[i]->setEnabled(parts >= meshTools()[i].fewest);
}

void MeshMenu::run(const MeshTool &tool)
{
    Document *document = m_documents.current();
    if (!document)
        return;
    const std::vector<NodeId> parts = selectedMeshParts(*document);
    if (!tool.options.empty() && parts.size() >= tool.fewest) {
        MeshToolDialog::showFor(m_documents, tool, parts, selectedNodes(*document), static_cast<QWidget *>(parent()));
        return;
    }
    const QString name = translatedLabel(tool.label);
    Result<MeshEdit> edit = Error{cannotEditMeshes(document->format())};
    if (cannotEditMeshes(document->format()).empty())
        edit = runMeshTool(document->model(), *document->format(), tool, parts, defaultValues(tool),
                           selectedNodes(*document));
    Status done = edit ? document->push(std::move(edit->changes), name) : Status(edit.error());
    if (!done) {
        Q_EMIT notice({Severity::Warning, tr("%1: %2").arg(name, translated(done.error())), {}, document});
        return;
    }
    std::vector<NodeId> selected = edit->added.empty() ? parts : edit->added;
    selected.erase(std::remove_if(selected.begin(), selected.end(),
                                  [&](NodeId part) { return !document->model().contains(part); }),
                   selected.end());
    document->selection().set(std::move(selected));
    QStringList lines;
    for (const Message &note : edit->notes)
        lines.append(translated(note));
    Q_EMIT notice({Severity::Info, tr("%1: %2").arg(name, lines.join(QStringLiteral("; "))), {}, document});
}

} // namespace sinew

#include "moc_mesh_menu.cpp"
