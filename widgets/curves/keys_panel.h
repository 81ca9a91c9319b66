// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"
#include "widgets/shared/dock_panel.h"

#include <optional>

class QAction;
class QLabel;
class QTimer;
class QVBoxLayout;

namespace sinew {

class CheatSheet;
class CurveCommands;
class CurveSession;
class OperationStrip;
class StatusLabel;

/// What the docks of curves and dope sheet have in common: the toolbar of commands, the strip with the settings of an
/// operation, the status line, the cheat sheet, and the empty state. Only the visible one of the two answers commands
/// that concern a view.
class KeysPanel : public DockPanel
{
    Q_OBJECT

public:
    static constexpr int statusMilliseconds = 8000; ///< how long the status line shows a message

    /// Both must live as long as the page.
    KeysPanel(CurveSession &session, CurveCommands &commands, QWidget *parent);

    QLabel *readout() const { return m_readout; }
    OperationStrip *strip() const { return m_strip; }
    CheatSheet *cheatSheet() const { return m_sheet; }
    QString statusText() const;

    virtual void frameAll() = 0;
    virtual void frameSelected() = 0;
    virtual void frameSequence() = 0;
    /// Starts moving or scaling the selected keys at the pointer.
    virtual void startMove() = 0;
    /// Starts moving copies of the selected keys.
    virtual void startDuplicate() = 0;
    virtual void startScale() = 0;

protected:
    /// Puts the page's own widget between strip and status line; `keys`, a part of it, gets the keyboard focus.
    void setMain(QWidget *main, QWidget *keys);
    /// Shows the context menu.
    void showKeyMenu(const QPoint &globalPosition);
    /// Shows a text in the status line; refusals have their own colour.
    void say(const QString &text, bool refused = false);
    /// Shows numbers at the pointer or playhead at the end of the status line.
    void showReadout(const QString &text);
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

    CurveSession &session() const { return m_session; }
    CurveCommands &commands() const { return m_commands; }

private:
    /// True for one of the visible pages: the one with the focus, else the first one.
    bool answers() const;
    QWidget *makeToolBar();
    void refresh();
    void showEmptyState();
    /// Whether any selected object could have a track.
    bool canBeAnimated() const;
    void fillEmptyState();
    void showCounts();
    /// Drops what the strip previews when the dock goes behind another.
    void cancelUnseen(bool visible);
    /// The numbers at the pointer make room for a message that needs it.
    void shareStatusLine();
    void watchSequence();
    /// followSequence() as soon as the size is known.
    void followSoon();
    /// Brings the chosen sequence into view if the page shows another one, or keys of another document.
    void followSequence();

    CurveSession &m_session;
    CurveCommands &m_commands;
    OperationStrip *m_strip;
    CheatSheet *m_sheet;
    QVBoxLayout *m_column;
    QLabel *m_counts, *m_readout;
    StatusLabel *m_status;
    QTimer *m_forget; ///< runs while the status line shows a message
    QAction *m_fill;  ///< of the empty state
    QMetaObject::Connection m_sequenceWatch;
    std::optional<NodeId> m_shownSequence; ///< of the document, brought into view last
};

} // namespace sinew
