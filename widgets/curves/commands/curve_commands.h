// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/curves/keys/key_bounds.h"
#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/tool_range.h"
#include "widgets/curves/commands/curve_operation.h"
#include "widgets/curves/commands/key_clipboard.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/key_picks.h"

#include <QAction>
#include <QTimer>

class QActionGroup;
class QMenu;

namespace sinew {

/// Everything that the curve editor and the dope sheet can do to keys, as actions. Each edit is one undo step; locked
/// tracks are never touched. Actions work on the selected keys; actions on whole tracks work on the tracks with
/// selected keys, else on the active tracks. Impossible actions are disabled and say why.
class CurveCommands : public QObject
{
    Q_OBJECT

public:
    /// The heading under which menus and the cheat sheet list an action.
    enum Group { Keys, Clipboard, Transform, InterpolationGroup, Handles, Tools, Select, View, Options, GroupCount };

    /// `session` must live as long as this object.
    explicit CurveCommands(CurveSession &session, QObject *parent = nullptr);
    ~CurveCommands() override;

    struct Entry
    {
        QString id; ///< "curves.insertKey"
        Group group = Keys;
        QAction *action = nullptr;
        std::function<void()> run;
        std::function<QString()> problem;     ///< why it can't run now, empty if it can; null: always can
        std::function<bool()> isCurrent = {}; ///< checked: the state that it would set is set; null: it sets no state
    };
    const std::vector<Entry> &entries() const { return m_entries; }
    /// Null for an unknown id; "insertKey" for "curves.insertKey".
    QAction *find(const char *name) const;
    static QString groupText(Group group);

    /// menu(): all actions, grouped, for the menu bar. contextMenu(): actions on keys, for a right click.
    QMenu *menu() const { return m_menu; }
    QMenu *contextMenu() const { return m_contextMenu; }
    QMenu *groupMenu(Group group) const { return m_groupMenus[group]; }

    /// Enables and disables the actions at once, which otherwise follows a moment later.
    void update();
    /// Shows why an action is disabled.
    void explainDisabled(const QAction *action);

Q_SIGNALS:
    void operationRequested(const sinew::CurveOperation &operation);
    void refused(const QString &reason); ///< empty when all is well
    void frameAllRequested();
    void frameSelectedRequested();
    void frameSequenceRequested();
    void frameValuesRequested();
    void moveRequested();
    void duplicateRequested();
    void scaleRequested();
    void regionBoxToggled(bool shown);
    void lassoToggled(bool on);
    void tableToggled(bool shown);
    void cheatSheetRequested();

private:
    using Problem = std::function<QString()>;
    struct Spec
    {
        const char *name;
        QString text;
        const char *icon = nullptr;
        QList<QKeySequence> keys = {};
        QString help = {};
    };
    QAction *add(Group group, const Spec &spec, std::function<void()> run, Problem problem = {});
    /// An action of a choice: checked while the selected keys or tracks have its state.
    QAction *addState(Group group, const Spec &spec, std::function<void()> run, Problem problem,
                      std::function<bool()> isCurrent);
    QAction *addToggle(const Spec &spec, bool CurveOptions::*option);
    void addPick(const Spec &spec, void (*function)(PickTracks &), const Problem &problem);
    /// A checkable action of the view's menu.
    QAction *addSwitch(const Spec &spec, void (CurveCommands::*signal)(bool));
    template<class T>
    void addChoices(Group menu, const QString &title, T CurveOptions::*option,
                    std::initializer_list<std::pair<T, Spec>> choices);

    void makeKeyActions();
    void makeClipboardActions();
    void makeTransformActions();
    void makeInterpolationActions();
    void makeHandleActions();
    void makeToolActions();
    void makeKeyToolActions();
    void makeSequenceToolActions();
    void makePoseActions();
    void makeSelectActions();
    void makeSelectByTimeActions();
    void makeSelectHandleActions();
    void makeViewActions();
    void makeFrameActions();
    void makeDisplayActions();
    void makeOptionActions();
    void makeMenus();

    // What the actions work on, and why they can't.
    QString needsKeys() const;
    QString needsTracks() const;
    QString needsListedTracks() const;
    QString needsPlainTracks() const; ///< tracks whose values lie between keys
    /// True if all affected tracks have an interpolation, or all selected keys a handle mode.
    bool haveInterpolation(Interpolation interpolation) const;
    bool haveHandles(HandleMode mode) const;
    /// True if the file can store an interpolation for any of the tracks.
    bool holdsAnywhere(Interpolation interpolation) const;
    QString needsTangents() const;
    QString needsClipboard() const;
    std::vector<Address> targets(bool absentToo = false) const;
    std::vector<CurveEdit> targetEdits() const;
    std::vector<CurveEdit> plainEdits() const; ///< only tracks whose values lie between keys

    // How the actions work.
    void notify(const Status &status);
    /// Changes copies of the curves with selected keys and pushes them as one step; `change` may refuse with a Status.
    template<class Change>
    void edit(const QString &text, Change change)
    {
        std::vector<CurveEdit> edits = m_session.selectedEdits();
        for (CurveEdit &edit : edits) {
            if constexpr (std::is_void_v<decltype(change(edit))>) {
                change(edit);
            } else if (Status status = change(edit); !status) {
                return notify(status);
            }
        }
        push(std::move(edits), text);
    }
    void push(std::vector<CurveEdit> edits, const QString &text);
    void insertKeys(bool all);
    int selectedKeys() const; ///< of unlocked tracks; handles alone don't count
    void copySelectedKeys();
    void paste(const PasteOptions &options, PasteTarget target, const QString &text);
    void requestPaste();
    void requestTransform();
    void requestEntry();
    void requestInterpolation(Interpolation to);
    /// A setting in the unit in which times are shown; starts out as a length of time.
    OperationField timeField(const QString &label, double time, const QString &help = {}) const;
    void requestTcb();
    void requestCyclicOffset();
    void requestOffset();
    void requestTween();
    void requestScaleFromNeighbours();
    /// `bounded`: the tool gets one setting, the error bound for the curve's kind (ErrorKind).
    void requestTool(const char *id, const QString &title, std::vector<OperationField> fields,
                     const std::function<FitReport(CurveEdit &, const QVariantList &, const ToolRange &)> &tool,
                     bool bounded = false);
    void stepKey(int direction);
    void storeBuffer();
    void swapBuffer();
    std::int32_t playheadTime() const;
    /// On the track's own timeline: that of its global sequence if it has one.
    double playheadIn(const CurveEdit &edit) const;
    KeyBounds bounds() const;

    CurveSession &m_session;
    std::vector<Entry> m_entries;
    std::map<const QObject *, std::vector<std::pair<Address, CurveBase>>> m_buffers; ///< per document
    QMenu *m_menu = nullptr, *m_contextMenu = nullptr;
    QMenu *m_groupMenus[GroupCount] = {};
    QTimer m_updates;
    bool m_clipboardHasKeys = false;
};

} // namespace sinew
