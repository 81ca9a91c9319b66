// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/mesh_edit_actions.h"

#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/mesh/mesh_menu.h"
#include "editor/settings/action_list.h"
#include "viewport/view/viewport_widget.h"

#include <QActionGroup>
#include <QMenu>

namespace sinew {

namespace {

QString topic()
{
    return QStringLiteral("mesh");
}

} // namespace

MeshEditActions::MeshEditActions(ActionList &actions, DocumentList &documents, ViewportWidget &viewport,
                                 QObject *parent)
    : QObject(parent), m_actions(actions), m_documents(documents), m_viewport(viewport)
{
    m_toggle = m_actions.add({QStringLiteral("mesh.edit"),
                              tr("&Edit mesh"),
                              QStringLiteral("format-node-line"),
                              {QKeySequence(Qt::Key_M)},
                              tr("Select, move, add and remove single vertices, edges and faces of the selected parts, "
                                 "or of all that are shown"),
                              true});
    m_toggle->setShortcutContext(Qt::WidgetShortcut);
    m_viewport.addAction(m_toggle);
    connect(m_toggle, &QAction::triggered, this, &MeshEditActions::setEditing);
    makeKinds();
    makeChoices();
    makeHiding();
    makeEdits();
    makeWeights();
    makeProjections();
    m_viewport.setMeshActions(m_all);
    connect(&viewport.elements(), &MeshController::refused, this,
            [this](const Error &reason) { report(tr("Paint weights"), reason); });
    connect(&viewport.elements(), &MeshController::toolChanged, this, &MeshEditActions::update);
    connect(&viewport, &ViewportWidget::meshEditChanged, this, &MeshEditActions::update);
    connect(&viewport, &ViewportWidget::elementsChanged, this, &MeshEditActions::update);
    connect(&documents, &DocumentList::currentChanged, this, &MeshEditActions::update);
    update();
}

MeshSession *MeshEditActions::session() const
{
    DocumentView *view = m_viewport.currentView();
    return view ? view->meshSession() : nullptr;
}

QAction *MeshEditActions::find(const QString &id) const
{
    return m_actions.find(QStringLiteral("mesh.") + id);
}

void MeshEditActions::setEditing(bool isEditing)
{
    DocumentView *view = m_viewport.currentView();
    Document *document = m_documents.current();
    if (!view || !document) {
        update();
        return;
    }
    if (!isEditing) {
        view->endMeshEdit();
        return;
    }
    const std::vector<NodeId> parts = selectedMeshParts(*document);
    const Status begun = view->beginMeshEdit(parts);
    if (begun && m_viewport.transform().tool() == EditTool::Select)
        m_viewport.transform().setTool(EditTool::Move);
    if (begun)
        connect(view->meshSession(), &MeshSession::noted, this, &MeshEditActions::tell);
    report(tr("Edit mesh"), begun);
    update();
}

void MeshEditActions::tell(const std::vector<Message> &notes)
{
    QStringList lines;
    for (const Message &note : notes)
        lines.append(translated(note));
    Q_EMIT notice(
        {Severity::Info, lines.join(QStringLiteral("; ")), {}, m_documents.current(), QStringLiteral("mesh.notes")});
}

void MeshEditActions::report(const QString &what, const Status &done)
{
    Document *document = m_documents.current();
    if (done)
        Q_EMIT settled(document, topic());
    else
        Q_EMIT notice({Severity::Warning, tr("%1: %2").arg(what, translated(done.error())), {}, document, topic()});
}

QAction *MeshEditActions::add(const Spec &spec)
{
    QAction *action = m_actions.add({QStringLiteral("mesh.") + QLatin1String(spec.id), spec.text,
                                     QString::fromLatin1(spec.icon), spec.keys, spec.help});
    // The viewport looks for them while the mode is on.
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, [this, action, run = spec.run] {
        MeshSession *now = session();
        if (!now)
            return;
        QString name = action->text();
        report(name.remove(u'&').remove(QStringLiteral("…")), run(*now));
    });
    m_all.append(action);
    m_sections.back().append(action);
    if (spec.needs == Needs::Selection)
        m_needSelection.append(action);
    return action;
}

void MeshEditActions::makeKinds()
{
    m_sections.emplace_back();
    auto *kinds = new QActionGroup(this);
    const auto kind = [&](const char *id, const QString &text, const char *icon, Qt::Key key, ElementKind which) {
        QAction *action = add({id,
                               text,
                               icon,
                               {QKeySequence(key)},
                               tr("What a click selects in the edit mode"),
                               [which](MeshSession &session) {
                                   session.setKind(which);
                                   return Status(Done{});
                               },
                               Needs::Mode});
        action->setCheckable(true);
        action->setData(int(which));
        kinds->addAction(action);
        m_kinds.append(action);
    };
    kind("vertices", tr("&Vertices"), "format-add-node", Qt::Key_1, ElementKind::Vertex);
    kind("edges", tr("E&dges"), "node-segment-line", Qt::Key_2, ElementKind::Edge);
    kind("faces", tr("&Faces"), "draw-polygon", Qt::Key_3, ElementKind::Face);
    m_sections.emplace_back();
    auto *tools = new QActionGroup(this);
    const auto tool = [&](const char *id, const QString &text, const char *icon, const QKeySequence &key,
                          SelectTool which) {
        QAction *action = add({id,
                               text,
                               icon,
                               {key},
                               which == SelectTool::Weights
                                   ? tr("A drag with the left button paints how much vertices follow the selected "
                                        "bone; where some are selected, only those")
                                   : tr("What a drag with the left button selects; Shift adds, Ctrl removes, Alt moves "
                                        "the camera"),
                               [this, which](MeshSession &) {
                                   m_viewport.elements().setTool(which);
                                   return Status(Done{});
                               },
                               Needs::Mode});
        action->setCheckable(true);
        action->setData(int(which));
        action->setChecked(m_viewport.elements().tool() == which);
        tools->addAction(action);
        m_tools.append(action);
    };
    tool("box", tr("&Box"), "select-rectangular", Qt::Key_Q, SelectTool::Box);
    tool("lasso", tr("&Lasso"), "edit-select-lasso", Qt::SHIFT | Qt::Key_L, SelectTool::Lasso);
    tool("paintWeights", tr("Paint weights"), "tool_brush", Qt::Key_Y, SelectTool::Weights);
    tool("brush", tr("B&rush"), "draw-brush", Qt::Key_C, SelectTool::Brush);
    QAction *through = add({"seeThrough",
                            tr("See and select &through"),
                            "view-visible",
                            {QKeySequence(Qt::Key_Z)},
                            tr("Also show and select what lies behind the surface"),
                            [](MeshSession &session) {
                                session.setSeeThrough(!session.isSeeThrough());
                                return Status(Done{});
                            },
                            Needs::Mode});
    through->setCheckable(true);
    QAction *proportional = add({"proportional",
                                 tr("&Proportional"),
                                 "node-type-smooth",
                                 {QKeySequence(Qt::Key_O)},
                                 tr("The surroundings follow what is moved; the wheel changes how far"),
                                 [](MeshSession &session) {
                                     VertexMoveOptions options = session.moveOptions();
                                     options.isProportional = !options.isProportional;
                                     session.setMoveOptions(options);
                                     return Status(Done{});
                                 },
                                 Needs::Mode});
    proportional->setCheckable(true);
}

void MeshEditActions::fillMenu(QMenu *menu) const
{
    menu->addAction(m_toggle);
    for (const QList<QAction *> &section : m_sections) {
        menu->addSeparator();
        menu->addActions(section);
    }
}

void MeshEditActions::update()
{
    const MeshSession *now = session();
    m_toggle->setEnabled(m_documents.current());
    m_toggle->setChecked(now);
    for (QAction *action : m_all)
        action->setEnabled(now);
    const bool hasSelection = now && now->hasSelection();
    for (QAction *action : m_needSelection)
        action->setEnabled(hasSelection);
    for (QAction *action : m_kinds)
        action->setChecked(now && int(now->kind()) == action->data().toInt());
    for (QAction *action : m_tools)
        action->setChecked(int(m_viewport.elements().tool()) == action->data().toInt());
    find(QStringLiteral("seeThrough"))->setChecked(now && now->isSeeThrough());
    find(QStringLiteral("proportional"))->setChecked(now && now->moveOptions().isProportional);
    find(QStringLiteral("showAll"))->setEnabled(now && now->hidesAny());
}

} // namespace sinew

#include "moc_mesh_edit_actions.cpp"
