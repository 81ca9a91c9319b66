// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/curve_docks.h"

#include "editor/settings/action_list.h"
#include "editor/settings/settings.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/session/curve_session.h"

#include <QMenu>

namespace sinew {

CurveDocks::CurveDocks(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_session(new CurveSession(this)),
      m_commands(new CurveCommands(*m_session, this)), m_curves(new CurvePanel(*m_session, *m_commands)),
      m_dope(new DopeSheetPanel(*m_session, *m_commands))
{
    readOptions();
    m_curves->restoreState(m_settings.state(QStringLiteral("curves.page")).toByteArray());
}

CurveDocks::~CurveDocks()
{
    delete m_curves;
    delete m_dope;
}

void CurveDocks::adoptActions(ActionList &actions, QMenu *menu)
{
    for (const CurveCommands::Entry &entry : m_commands->entries())
        actions.adopt(entry.action, entry.id);
    menu->addMenu(m_commands->menu());
}

void CurveDocks::readOptions()
{
    CurveOptions options = m_session->options();
    const auto number = [&](const char *name, auto &value) {
        using T = std::remove_reference_t<decltype(value)>;
        const QString key = QStringLiteral("curves.") + QLatin1String(name);
        if constexpr (std::is_same_v<T, bool>)
            value = m_settings.state(key, value).toBool();
        else
            value = T(m_settings.state(key, int(value)).toInt());
    };
    number("rotation", options.rotation);
    number("time", options.time);
    number("values", options.values);
    number("showGhost", options.showGhost);
    number("showHandles", options.showHandles);
    number("collision", options.collision);
    number("keepInSpans", options.keepInSpans);
    number("pivot", options.pivot);
    number("snapToFrames", options.snapToFrames);
    number("snapToMarkers", options.snapToMarkers);
    m_session->setOptions(options);
}

void CurveDocks::remember()
{
    const CurveOptions &options = m_session->options();
    const auto keep = [this](const char *name, const QVariant &value) {
        m_settings.setState(QStringLiteral("curves.") + QLatin1String(name), value);
    };
    keep("rotation", int(options.rotation));
    keep("time", int(options.time));
    keep("values", int(options.values));
    keep("showGhost", options.showGhost);
    keep("showHandles", options.showHandles);
    keep("collision", int(options.collision));
    keep("keepInSpans", options.keepInSpans);
    keep("pivot", int(options.pivot));
    keep("snapToFrames", options.snapToFrames);
    keep("snapToMarkers", options.snapToMarkers);
    keep("page", m_curves->saveState());
}

} // namespace sinew

#include "moc_curve_docks.cpp"
