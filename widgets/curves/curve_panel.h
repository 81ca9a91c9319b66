// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"
#include "widgets/curves/keys_panel.h"

class QSplitter;

namespace sinew {

class ChannelTree;
class CurveRuler;
class GraphView;
class KeyTable;

/// The curve editor's dock: toolbar, channel tree, graph and key table over one session, and a line that says what is
/// selected and what the last command did.
class CurvePanel : public KeysPanel
{
    Q_OBJECT

public:
    /// Both must live as long as the page.
    CurvePanel(CurveSession &session, CurveCommands &commands, QWidget *parent = nullptr);

    /// Makes a track the active one, listed regardless of selection and filter, and brings its keys into view.
    void showTrack(const Address &track);

    ChannelTree *tree() const { return m_tree; }
    GraphView *graph() const { return m_graph; }
    KeyTable *table() const { return m_table; }

    void frameAll() override;
    void frameSelected() override;
    void frameSequence() override;
    void startMove() override;
    void startDuplicate() override;
    void startScale() override;

    /// The widths of the parts and whether the table is shown.
    QByteArray saveState() const;
    void restoreState(const QByteArray &state);

private:
    ChannelTree *m_tree;
    CurveRuler *m_ruler;
    GraphView *m_graph;
    KeyTable *m_table;
    QSplitter *m_splitter;
};

} // namespace sinew
