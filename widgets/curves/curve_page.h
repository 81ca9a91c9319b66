// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "widgets/dock_page.h"

class QLabel;
class QAction;
class QSplitter;
class QToolBar;

namespace sinew {

class ChannelTree;
class CheatSheet;
class CurveCommands;
class CurveRuler;
class CurveSession;
class GraphView;
class KeyTable;
class OperationStrip;

/// The curve editor's dock: toolbar, channel tree, graph and key table over one session, and a line that says what is selected and
/// what the last command did.
class CurvePage : public DockPage
{
    Q_OBJECT

public:
    /// Both must live as long as the page.
    CurvePage(CurveSession &session, CurveCommands &commands, QWidget *parent = nullptr);

    /// Makes a track the active one, listed whatever is selected or filtered, and brings its keys into view.
    void showTrack(const Address &track);

    ChannelTree *tree() const { return m_tree; }
    GraphView *graph() const { return m_graph; }
    KeyTable *table() const { return m_table; }
    OperationStrip *strip() const { return m_strip; }
    CheatSheet *cheatSheet() const { return m_sheet; }
    QString statusText() const;

    /// How wide the parts are and whether the table is shown.
    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

protected:
    void changeEvent(QEvent *event) override;

private:
    QToolBar *makeToolBar();
    void refresh();
    void showCounts();
    void showEmptyState();
    void fillEmptyState();
    void say(const QString &text, bool refused);

    CurveSession &m_session;
    CurveCommands &m_commands;
    ChannelTree *m_tree;
    CurveRuler *m_ruler;
    GraphView *m_graph;
    KeyTable *m_table;
    OperationStrip *m_strip;
    CheatSheet *m_sheet;
    QSplitter *m_splitter;
    QLabel *m_counts, *m_told;
    QAction *m_fill; ///< of the empty state
};

} // namespace sinew
