// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/projection/uv_projection.h"
#include "widgets/shared/notice.h"

#include <QKeySequence>
#include <QList>
#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;

namespace sinew {

class ActionList;
class DocumentList;
class MeshSession;
class ViewportWidget;

/// The commands of the edit mode of meshes. Their letters work in the viewport while the mode is on, and come before
/// other uses of them.
class MeshEditActions : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    MeshEditActions(ActionList &actions, DocumentList &documents, ViewportWidget &viewport, QObject *parent);

    /// Begins and ends the mode.
    QAction *toggle() const { return m_toggle; }
    void fillMenu(QMenu *menu) const;
    /// By id without "mesh.": "extrude"; null for an unknown one.
    QAction *find(const QString &id) const;
    /// The present session; null outside of the mode.
    MeshSession *session() const;

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// What notices on `topic` reported no longer holds.
    void settled(const QObject *subject, const QString &topic);

private:
    enum class Needs : std::uint8_t { Mode, Selection };
    struct Spec
    {
        const char *id;
        QString text;
        const char *icon;
        QList<QKeySequence> keys;
        QString help;
        std::function<Status(MeshSession &session)> run;
        Needs needs = Needs::Selection;
    };
    void makeKinds();
    void makeChoices();
    void makeHiding();
    void makeEdits();
    void makeWeights();
    void makeProjections();
    QAction *add(const Spec &spec);
    Status extrude(MeshSession &session);
    Status weld(MeshSession &session);
    Status assign(MeshSession &session);
    Status project(MeshSession &session, ProjectionShape shape, bool fromView);
    Status recalculateNormals(MeshSession &session);
    Status selectFollowers(MeshSession &session);
    void setEditing(bool isEditing);
    void report(const QString &what, const Status &done);
    void update();
    void tell(const std::vector<Message> &notes);

    ActionList &m_actions;
    DocumentList &m_documents;
    ViewportWidget &m_viewport;
    QAction *m_toggle = nullptr;
    QList<QAction *> m_kinds, m_tools, m_all;
    std::vector<QList<QAction *>> m_sections; ///< of the menu
    QList<QAction *> m_needSelection;
};

} // namespace sinew
