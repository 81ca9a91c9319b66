// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/sequences/sequence_model.h"
#include "widgets/shared/dock_panel.h"
#include "widgets/shared/notice.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QTableView;
class QToolBar;
class QToolButton;

namespace sinew {

class ListHint;

/// The dock that lists all sequences and global sequences of a model and edits them with their keys. A chosen row
/// becomes the playing sequence and the selection; sequences selected elsewhere are chosen here.
class SequencePanel : public DockPanel
{
    Q_OBJECT

public:
    /// What the second bar does with its amount.
    enum TimeTool { ShiftTool, StretchTool, InsertTool, RemoveTool };

    explicit SequencePanel(QWidget *parent = nullptr);

    void setDocument(Document *document);

    const SequenceOptions &options() const { return m_model->options(); }
    void setOptions(const SequenceOptions &options);

    QTableView *view() const { return m_view; }
    SequenceModel *model() const { return m_model; }
    QComboBox *keysBox() const { return m_keys; }
    QComboBox *overlapBox() const { return m_overlapPolicy; }
    QComboBox *toolBox() const { return m_tool; }
    QLineEdit *amountEdit() const { return m_amount; }
    /// Lists only sequences with this text in their name.
    QLineEdit *filterEdit() const { return m_filter; }
    QMenu *copyMenu() const { return m_copyMenu; }
    /// By name: "new", "newGlobal", "duplicate", "delete", "deleteKeepingKeys", "rename", "loop", "extents", "up",
    /// "down", "apply".
    QAction *action(const char *name) const { return findChild<QAction *>(QLatin1String(name)); }
    std::vector<NodeId> selectedSequences() const;
    /// The menu of a sequence shown elsewhere (a block of the dope sheet); it becomes the chosen one.
    void showMenuOf(NodeId sequence, const QPoint &globalPosition);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// A step was made: previous refusals no longer matter.
    void settled(const QObject *document, const QString &topic);
    /// What was done here: the text of the step.
    void done(const QString &step);
    /// For storing them.
    void optionsChanged(const sinew::SequenceOptions &options);

private:
    static QString topic() { return QStringLiteral("sequences"); } ///< of its notices
    QAction *makeAction(const char *name, const QString &icon, const QString &text, const QList<QKeySequence> &keys,
                        void (SequencePanel::*slot)());
    static QTableView *makeView();
    void prepareView();
    void makeActions();
    QLayout *makeBars();
    void takeOptions();
    void updateActions();
    void updateSummary();
    void applyFilter();
    void filterRows(int first, int last);
    void showMenu(const QPoint &globalPosition);
    void fillCopyMenu();
    void chooseRows();
    void play(NodeId sequence);
    void followSelection();
    void followPlayback();
    void selectRows(const std::vector<NodeId> &sequences);
    void offerOtherWays(NodeId sequence, qint64 start, qint64 end, const QString &reason);
    bool notify(const Status &status);
    /// Emits done() if an edit has just made a step.
    void reportStep();

    void create();
    void createGlobal();
    void duplicate();
    void removeWithKeys();
    void removeKeepingKeys();
    void rename();
    void toggleLoops();
    void recalculateExtents();
    void moveUp();
    void moveDown();
    void applyTool();
    std::vector<NodeId> selectedOwn() const;

    QPointer<Document> m_document;
    SequenceModel *m_model;
    QTableView *m_view;
    QComboBox *m_keys, *m_overlapPolicy, *m_tool;
    QLineEdit *m_amount, *m_filter;
    QLabel *m_at, *m_summary;
    ListHint *m_noHits; ///< covers the table
    QMenu *m_copyMenu;
    QToolBar *m_bar;
    NodeId m_chosenElsewhere = NoNode; ///< will play as soon as it has a row
    bool m_stepMade = false;           ///< since the event loop last ran
    bool m_following = false;          ///< the rows follow the selection of others, which must not be notified
};

} // namespace sinew
