// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/curve_docks.h"

#include "editor/settings/action_list.h"
#include "editor/settings/settings.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/session/curve_session.h"

#include <QMenu>
#include <QStandardPaths>

namespace sinew {

namespace {

/// Calls `visit` with the setting's name and the value of each option that persists beyond the session.
template<class Options, class Visit>
void visitOptions(Options &options, const Visit &visit)
{
    visit(QStringLiteral("curves.rotation"), options.rotation);
    visit(QStringLiteral("curves.time"), options.time);
    visit(QStringLiteral("curves.timesFromStart"), options.timesFromStart);
    visit(QStringLiteral("curves.values"), options.values);
    visit(QStringLiteral("curves.showGhost"), options.showGhost);
    visit(QStringLiteral("curves.showHandles"), options.showHandles);
    visit(QStringLiteral("curves.collision"), options.collision);
    visit(QStringLiteral("curves.keepInSpans"), options.keepInSpans);
    visit(QStringLiteral("curves.pivot"), options.pivot);
    visit(QStringLiteral("curves.snapToFrames"), options.snapToFrames);
    visit(QStringLiteral("curves.snapToMarkers"), options.snapToMarkers);
    visit(QStringLiteral("curves.newHandles"), options.newHandles);
}

QString poseFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/poses");
}

QString poseShare()
{
    return QStringLiteral("poses.share");
}

QString poseReach()
{
    return QStringLiteral("poses.reach");
}

} // namespace

CurveDocks::CurveDocks(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_session(new CurveSession(this)),
      m_commands(new CurveCommands(*m_session, this)), m_curves(new CurvePanel(*m_session, *m_commands)),
      m_dope(new DopeSheetPanel(*m_session, *m_commands)), m_poses(new PosePanel(*m_session, poseFolder()))
{
    readOptions();
    connect(m_session, &CurveSession::operationChanged, this, &CurveDocks::operationChanged);
    m_poses->setSettings({m_settings.state(poseShare(), 1.0).toDouble(), false,
                          m_settings.state(poseReach(), PoseSettings().reach).toDouble()});
    m_curves->restoreState(m_settings.state(QStringLiteral("curves.page")).toByteArray());
}

CurveDocks::~CurveDocks()
{
    delete m_curves;
    delete m_dope;
    delete m_poses;
}

bool CurveDocks::cancelOperation()
{
    return m_session->cancelOperation();
}

bool CurveDocks::hasOperation() const
{
    return m_session->hasOperation();
}

void CurveDocks::adoptActions(ActionList &actions, QMenu *menu)
{
    for (const CurveCommands::Entry &entry : m_commands->entries())
        actions.adopt(entry.action, entry.id);
    menu->addMenu(m_commands->menu());
    QMenu *poses = menu->addMenu(tr("&Poses"));
    for (QAction *action : m_poses->actions()) {
        actions.adopt(action, action->objectName());
        poses->addAction(action);
    }
}

void CurveDocks::readOptions()
{
    CurveOptions options = m_session->options();
    visitOptions(options, [this]<class T>(const QString &name, T &value) {
        if constexpr (std::is_same_v<T, bool>)
            value = m_settings.state(name, value).toBool();
        else
            value = T(m_settings.state(name, int(value)).toInt());
    });
    m_session->setOptions(options);
}

void CurveDocks::remember()
{
    visitOptions(m_session->options(), [this]<class T>(const QString &name, const T &value) {
        if constexpr (std::is_same_v<T, bool>)
            m_settings.setState(name, value);
        else
            m_settings.setState(name, int(value));
    });
    m_settings.setState(QStringLiteral("curves.page"), m_curves->saveState());
    m_settings.setState(poseShare(), m_poses->settings().share);
    m_settings.setState(poseReach(), m_poses->settings().reach);
}

} // namespace sinew

#include "moc_curve_docks.cpp"
