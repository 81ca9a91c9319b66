// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/transform_actions.h"

#include "core/curves/playhead/auto_key.h"
#include "core/facets/transform_facet.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"
#include "editor/view/look_at_dialog.h"
#include "viewport/view/document_view.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shared/object_names.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sinew {

namespace {

constexpr unsigned presentTracks = 0; ///< for insertKeys()

QString topic()
{
    return QStringLiteral("transform");
}

/// Whether there is something that keys could move.
bool hasMovable(const Document &document)
{
    const TransformFacet *facet = document.format() ? document.format()->transforms() : nullptr;
    const std::vector<NodeId> &selected = document.selection().nodes();
    return facet && std::any_of(selected.begin(), selected.end(), [&](NodeId node) {
               return facet->tracks(document.model(), node).translation.node != NoNode;
           });
}

} // namespace

TransformActions::TransformActions(ActionList &actions, DocumentList &documents, ViewportWidget &viewport,
                                   QObject *parent)
    : QObject(parent), m_actions(actions), m_documents(documents), m_viewport(viewport)
{
    makeTools();
    makeOptions();
    makeKeys();
    connect(&documents, &DocumentList::currentChanged, this, &TransformActions::showDocument);
    connect(&viewport.transform(), &TransformController::refused, this, [this](const QString &reason, bool wantsKey) {
        Notice refusal{
            Severity::Warning, tr("Nothing was changed – %1").arg(reason), {}, m_documents.current(), topic()};
        const Document *document = m_documents.current();
        if (document && !wantsKey && !document->playback().autoKey() && hasMovable(*document))
            refusal.steps.push_back({tr("Switch auto-key on"), [this] { m_autoKey->setChecked(true); }});
        Q_EMIT notice(refusal);
    });
    connect(&viewport.transform(), &TransformController::notified, this, [this](const QString &text) {
        if (!text.isEmpty())
            Q_EMIT settled(m_documents.current(), topic());
    });
    showDocument(documents.current());
}

void TransformActions::makeTools()
{
    auto *group = new QActionGroup(this);
    const auto tool = [&](const char *id, const QString &text, const char *icon, const QString &help, EditTool which) {
        QAction *action = m_actions.add({QString::fromLatin1(id), text, QString::fromLatin1(icon), {}, help, true});
        group->addAction(action);
        action->setChecked(m_viewport.transform().tool() == which);
        connect(action, &QAction::triggered, this, [this, which] { m_viewport.transform().setTool(which); });
        connect(&m_viewport.transform(), &TransformController::toolChanged, action,
                [this, action, which] { action->setChecked(m_viewport.transform().tool() == which); });
        m_tools.append(action);
    };
    tool("transform.select", tr("&Select"), "edit-select", tr("Click objects in the viewport; no handles"),
         EditTool::Select);
    tool("transform.moveTool", tr("&Move handles"), "transform-move", tr("Arrows and planes at the selected nodes"),
         EditTool::Move);
    tool("transform.rotateTool", tr("&Rotate handles"), "object-rotate-right", tr("Rings at the selected nodes"),
         EditTool::Rotate);
    tool("transform.scaleTool", tr("S&cale handles"), "node-transform", tr("Boxes at the selected nodes"),
         EditTool::Scale);

    const auto gesture = [&](const char *id, const QString &text, const char *icon, Qt::Key key, EditTool which,
                             const QString &need) {
        QAction *action = m_actions.add({QString::fromLatin1(id),
                                         text,
                                         QString::fromLatin1(icon),
                                         {QKeySequence(key)},
                                         tr("Follows the pointer; X, Y, Z lock an axis, numbers can be typed, click or "
                                            "Enter accepts, right click or Esc cancels")});
        // Other views use these letters as well.
        action->setShortcutContext(Qt::WidgetShortcut);
        m_viewport.addAction(action);
        connect(action, &QAction::triggered, this, [this, which, need] {
            if (lacksSelection())
                Q_EMIT hint(need);
            else
                m_viewport.startTransform(which);
        });
        m_gestures.append(action);
    };
    gesture("transform.move", tr("M&ove"), "transform-move", Qt::Key_G, EditTool::Move, tr("Select a node to move it"));
    gesture("transform.rotate", tr("Ro&tate"), "object-rotate-right", Qt::Key_R, EditTool::Rotate,
            tr("Select a node to rotate it"));
    gesture("transform.scale", tr("Sca&le"), "node-transform", Qt::Key_S, EditTool::Scale,
            tr("Select a node to scale it"));
}

bool TransformActions::lacksSelection() const
{
    // The edit mode of meshes and dialogs have selections of their own.
    const DocumentView *view = m_viewport.currentView();
    return view && !view->meshSession() && !m_viewport.transform().hasTarget() &&
           view->document().selection().isEmpty();
}

void TransformActions::makeOptions()
{
    TransformController &transform = m_viewport.transform();
    auto *group = new QActionGroup(this);
    const auto frame = [&](const char *id, const QString &text, AxisFrame which) {
        QAction *action = m_actions.add(
            {QString::fromLatin1(id), text, {}, {}, tr("The axes that handles and keys act along"), true});
        group->addAction(action);
        action->setChecked(transform.options().frame == which);
        connect(action, &QAction::triggered, this, [this, which] {
            TransformOptions options = m_viewport.transform().options();
            options.frame = which;
            m_viewport.transform().setOptions(options);
        });
        m_frames.append(action);
    };
    frame("transform.modelAxes", tr("Mo&del axes"), AxisFrame::Model);
    frame("transform.parentAxes", tr("&Parent axes"), AxisFrame::Parent);
    frame("transform.ownAxes", tr("Local a&xes"), AxisFrame::Own);

    const auto toggle = [&](const char *id, const QString &text, const char *icon, const QString &help,
                            bool TransformOptions::*option) {
        QAction *action = m_actions.add({QString::fromLatin1(id), text, QString::fromLatin1(icon), {}, help, true});
        connect(action, &QAction::toggled, this, [this, option](bool on) {
            TransformOptions options = m_viewport.transform().options();
            options.*option = on;
            m_viewport.transform().setOptions(options);
        });
        m_options.append(action);
    };
    toggle("transform.snap", tr("S&nap"), "snap",
           tr("Move by whole units, rotate by 5°, scale by tenths; Ctrl inverts it"), &TransformOptions::snap);
    toggle("transform.pivotsWithChildren", tr("Pivots take their c&hildren along"), "",
           tr("With auto-key off, moving a node’s pivot also moves those of its children"),
           &TransformOptions::pivotsWithChildren);
    toggle("transform.limbs", tr("&Inverse kinematics (IK)"), "",
           tr("Moving a hand or foot bends its limb: the two parents turn so that it follows, and get keys"),
           &TransformOptions::limbs);
    m_options.last()->setIconText(tr("IK"));
}

void TransformActions::makeKeys()
{
    m_autoKey =
        m_actions.add({QStringLiteral("animation.autoKey"),
                       tr("A&uto-key"),
                       QStringLiteral("keyframe-record"),
                       {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K)},
                       tr("While on, edits in the viewport and to animated properties set keys at the playhead"),
                       true});
    connect(m_autoKey, &QAction::toggled, this, [this](bool on) {
        if (Document *document = m_documents.current())
            document->playback().setAutoKey(on);
    });
    const auto insert = [&](const char *id, const QString &text, const QList<QKeySequence> &keys, unsigned kinds) {
        QAction *action = m_actions.add(
            {QString::fromLatin1(id), text, {}, keys, tr("Sets keys of the selected nodes at the playhead")});
        // Curve views insert keys in their own selection.
        action->setShortcutContext(Qt::WidgetShortcut);
        m_viewport.addAction(action);
        connect(action, &QAction::triggered, this, [this, kinds] { insertKeys(kinds); });
        m_inserts.append(action);
    };
    insert("animation.insertAll", tr("&All: translation, rotation, scale"), {QKeySequence(Qt::Key_K)},
           TransformTrackKinds);
    insert("animation.insertTranslation", tr("&Translation"), {}, TranslationTracks);
    insert("animation.insertRotation", tr("&Rotation"), {}, RotationTracks);
    insert("animation.insertScale", tr("&Scale"), {}, ScaleTracks);
    insert("animation.insertPresent", tr("Where there are trac&ks"), {QKeySequence(Qt::ALT | Qt::Key_K)},
           presentTracks);
    m_lookAt = m_actions.add({QStringLiteral("animation.lookAt"),
                              tr("Look at…"),
                              {},
                              {},
                              tr("Turn the selected node towards another one or a camera over the shown sequence")});
    connect(m_lookAt, &QAction::triggered, this, &TransformActions::lookAt);
}

void TransformActions::lookAt()
{
    const Document *document = m_documents.current();
    if (document && hasMovable(*document) && document->format()->scene() && document->format()->curves())
        LookAtDialog::showFor(m_documents, m_viewport.window());
    else
        Q_EMIT notice({Severity::Warning,
                       tr("Select the node that is to look at another one first."),
                       {},
                       m_documents.current(),
                       topic()});
}

void TransformActions::insertKeys(unsigned kinds)
{
    Document *document = m_documents.current();
    if (!document)
        return;
    const std::vector<NodeId> &selected = document->selection().nodes();
    Result<std::vector<CurveEdit>> edits = kinds == presentTracks ? insertPresentKeys(*document, selected)
                                                                  : insertTransformKeys(*document, selected, kinds);
    const QString text = selected.size() == 1 ? tr("Insert keys of %1").arg(displayName(*document, selected.front()))
                                              : tr("Insert keys of %n nodes", nullptr, int(selected.size()));
    const Status status = edits ? pushEdits(*document, *edits, text) : Status(edits.error());
    if (status)
        Q_EMIT settled(document, topic());
    else
        Q_EMIT notice({Severity::Warning,
                       tr("No keys were inserted: %1").arg(translated(status.error().message)),
                       {},
                       document,
                       topic()});
}

void TransformActions::showDocument(Document *document)
{
    if (m_shown)
        m_shown->playback().disconnect(this);
    m_shown = document;
    m_autoKey->setChecked(document && document->playback().autoKey());
    if (document) {
        connect(&document->playback(), &Playback::autoKeyChanged, this,
                [this, document] { m_autoKey->setChecked(document->playback().autoKey()); });
        connect(document, &QObject::destroyed, this, [this, document] {
            if (m_shown == document)
                m_shown = nullptr;
        });
    }
    for (const QList<QAction *> &actions : {m_gestures, m_inserts, QList<QAction *>{m_autoKey, m_lookAt}})
        for (QAction *action : actions)
            action->setEnabled(document);
}

void TransformActions::fillTransformMenu(QMenu *menu)
{
    menu->addActions(m_gestures);
    menu->addSeparator();
    menu->addActions(m_tools);
    menu->addSeparator();
    menu->addActions(m_frames);
    menu->addSeparator();
    menu->addActions(m_options);
}

void TransformActions::fillKeyMenu(QMenu *menu)
{
    menu->addAction(m_autoKey);
    QMenu *insert = menu->addMenu(tr("&Insert key"));
    insert->addActions(m_inserts);
    menu->addAction(m_lookAt);
}

void TransformActions::fillToolBar(QToolBar *bar)
{
    bar->addActions(m_tools);
    auto *axes = new QToolButton(bar);
    auto *menu = new QMenu(axes);
    menu->addActions(m_frames);
    menu->addSeparator();
    menu->addActions(m_options.mid(1, 1));
    axes->setMenu(menu);
    axes->setPopupMode(QToolButton::InstantPopup);
    axes->setToolTip(tr("The axes that handles and keys act along"));
    const auto show = [this, axes] {
        const QString names[] = {tr("Model"), tr("Parent"), tr("Local")};
        axes->setText(tr("Axes: %1").arg(names[std::size_t(m_viewport.transform().options().frame)]));
        axes->setAccessibleName(axes->text());
    };
    connect(&m_viewport.transform(), &TransformController::optionsChanged, axes, show);
    show();
    bar->addWidget(axes);
    bar->addAction(m_options.first());
    bar->addAction(m_autoKey);
    bar->addAction(m_options.last());
    bar->addSeparator();
}

} // namespace sinew

#include "moc_transform_actions.cpp"
