// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

class QAction;
class QMenu;
class QToolBar;

namespace sinew {

class ActionList;
class Document;
class DocumentList;
class ViewportWidget;

/// The commands that move, turn and scale nodes in the viewport, auto-key, and those that insert keys.
class TransformActions : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    TransformActions(ActionList &actions, DocumentList &documents, ViewportWidget &viewport, QObject *parent);

    /// Tools, gestures, axes and snapping.
    void fillTransformMenu(QMenu *menu);
    /// Auto-key, the commands that insert keys, and that which makes a node look at another one.
    void fillKeyMenu(QMenu *menu);
    void fillToolBar(QToolBar *bar);
    /// They work in the viewport, and in widgets to which they are added.
    const QList<QAction *> &insertActions() const { return m_inserts; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// Why a key did nothing, where nothing is the matter.
    void hint(const QString &text);
    /// What notices on `topic` reported no longer holds.
    void settled(const QObject *subject, const QString &topic);

private:
    void makeTools();
    void makeOptions();
    void makeKeys();
    bool lacksSelection() const;
    void insertKeys(unsigned kinds);
    void lookAt();
    void showDocument(Document *document);

    ActionList &m_actions;
    DocumentList &m_documents;
    ViewportWidget &m_viewport;
    QList<QAction *> m_tools, m_gestures, m_frames, m_options, m_inserts;
    QAction *m_autoKey = nullptr, *m_lookAt = nullptr;
    Document *m_shown = nullptr;
};

} // namespace sinew
