// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/curve_panel.h"
#include "widgets/curves/dope_sheet_panel.h"
#include "widgets/curves/poses/pose_panel.h"

#include <QObject>
#include <QPointer>

class QMenu;

namespace sinew {

class ActionList;
class CurveCommands;
class CurveSession;
class Settings;

/// Curve editor, dope sheet and poses over one session, with their commands; remembers their last state.
class CurveDocks : public QObject
{
    Q_OBJECT

public:
    /// `settings` must live as long as this object.
    CurveDocks(Settings &settings, QObject *parent);
    ~CurveDocks() override;

    CurveSession &session() const { return *m_session; }
    /// Owned by the docks they are put in, but deleted with this object.
    CurvePanel *curves() const { return m_curves; }
    DopeSheetPanel *dopeSheet() const { return m_dope; }
    PosePanel *poses() const { return m_poses; }

    /// Registers the commands and adds them to a menu.
    void adoptActions(ActionList &actions, QMenu *menu);
    void remember();

    /// Takes back an operation that is being tried out; false if there is none.
    bool cancelOperation();
    bool hasOperation() const;

Q_SIGNALS:
    void operationChanged(); ///< hasOperation() did

private:
    void readOptions();

    Settings &m_settings;
    CurveSession *m_session;
    CurveCommands *m_commands;
    QPointer<CurvePanel> m_curves;
    QPointer<DopeSheetPanel> m_dope;
    QPointer<PosePanel> m_poses;
};

} // namespace sinew
