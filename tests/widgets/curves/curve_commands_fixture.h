// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The commands of the curve editor with their strip, over the document of curve_fixture.h.

#include "curve_fixture.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_strip.h"

#include <QTest>

#include <memory>

namespace sinew::test {
inline namespace curve_commands_fixture_helpers {

/// Base of the test classes; their init() and cleanup() call open() and close().
class CurveCommandsFixture : public QObject
{
protected:
    std::unique_ptr<CurveFixture> m_fixture;
    std::unique_ptr<CurveCommands> m_commands;
    std::unique_ptr<OperationStrip> m_strip;
    QString m_refused;

    CurveFixture &f() { return *m_fixture; }
    /// Makes commands and a strip for a session.
    void serve(CurveSession &session)
    {
        m_commands = std::make_unique<CurveCommands>(session);
        m_strip = std::make_unique<OperationStrip>(session);
        connect(m_commands.get(), &CurveCommands::operationRequested, m_strip.get(), &OperationStrip::open);
        connect(m_commands.get(), &CurveCommands::refused, this, [this](const QString &why) { m_refused = why; });
    }
    void run(const char *name)
    {
        m_refused.clear();
        m_commands->update();
        QAction *action = m_commands->find(name);
        QVERIFY2(action, name);
        action->setEnabled(true); // the reason is given anyway
        action->trigger();
    }
    QAction *action(const char *name)
    {
        m_commands->update();
        return m_commands->find(name);
    }

    void open()
    {
        m_fixture = std::make_unique<CurveFixture>();
        serve(*f().session);
    }
    void close()
    {
        m_strip.reset();
        m_commands.reset();
        m_fixture.reset();
    }
};

} // namespace curve_commands_fixture_helpers
} // namespace sinew::test
