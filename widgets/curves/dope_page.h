// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"
#include "widgets/dock_page.h"

#include <QMenu>
#include <QPointer>

class QLabel;

namespace sinew {

class ChannelTree;
class CurveRuler;
class CurveSession;
class DopeLanes;
class SequenceLane;

/// The dope sheet's dock: channel tree on the left; ruler, sequence blocks, summary and a lane for each row of the tree on the right.
/// Shares the session of the curve editor and so its tracks, selection, options and time axis.
class DopePage : public DockPage
{
    Q_OBJECT

public:
    /// The session must live as long as the page.
    explicit DopePage(CurveSession &session, QWidget *parent = nullptr);

    /// Shown by a right click on keys; not owned.
    void setKeyMenu(QMenu *menu) { m_keyMenu = menu; }
    /// Scrolls the time axis to show all listed keys, the selected ones, or the chosen sequence.
    void frameAll();
    void frameSelected();
    void frameSequence();

    ChannelTree *tree() const { return m_tree; }
    DopeLanes *lanes() const { return m_lanes; }
    DopeLanes *summary() const { return m_summary; }
    SequenceLane *sequences() const { return m_sequences; }

Q_SIGNALS:
    /// A right click on a block of the sequence lane.
    void sequenceMenuRequested(sinew::NodeId sequence, const QPoint &globalPosition);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void align();

    CurveSession &m_session;
    ChannelTree *m_tree;
    CurveRuler *m_ruler;
    SequenceLane *m_sequences;
    DopeLanes *m_summary, *m_lanes;
    QWidget *m_spacer;
    QLabel *m_status;
    QPointer<QMenu> m_keyMenu;
};

} // namespace sinew
