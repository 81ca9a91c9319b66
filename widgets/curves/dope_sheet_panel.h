// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"
#include "widgets/curves/keys_panel.h"

namespace sinew {

class ChannelTree;
class CurveRuler;
class DopeLanes;
class SequenceLane;

/// The dope sheet's dock: channel tree on the left; ruler, sequence blocks, summary and a lane for each row of the tree
/// on the right. Shares the curve editor's session and thus its tracks, selection, options and time axis.
class DopeSheetPanel : public KeysPanel
{
    Q_OBJECT

public:
    /// Both must live as long as the page.
    DopeSheetPanel(CurveSession &session, CurveCommands &commands, QWidget *parent = nullptr);

    void frameAll() override;
    void frameSelected() override;
    void frameSequence() override;
    void startMove() override;
    void startDuplicate() override;
    void startScale() override;

    ChannelTree *tree() const { return m_tree; }
    DopeLanes *lanes() const { return m_lanes; }
    DopeLanes *summary() const { return m_summary; }
    SequenceLane *sequences() const { return m_sequences; }

Q_SIGNALS:
    /// A block of the sequence lane was right-clicked.
    void sequenceMenuRequested(sinew::NodeId sequence, const QPoint &globalPosition);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool passesOn(QObject *watched, QEvent *event);
    void align();

    ChannelTree *m_tree;
    CurveRuler *m_ruler;
    SequenceLane *m_sequences;
    DopeLanes *m_summary, *m_lanes;
    QWidget *m_spacer;
};

} // namespace sinew
