// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/settings/view_settings.h"
#include "tests/support/test_program.h"

#include "viewport/options/player_colours.h"

#include <QtTest>

namespace tst_view_settings {

using namespace sinew;

/// What the viewport shows is remembered.
class TestViewSettings : public QObject
{
    Q_OBJECT

    QTemporaryDir m_directory;

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_directory.isValid());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_directory.path());
    }

    void comesBackAsStored()
    {
        ViewOptions options;
        options.wireframe = !options.wireframe;
        options.groundPlane = options.fog = true;
        options.modelLights = false;
        options.daylight = {-75.5f, 12, QColor(1, 2, 3), QColor(40, 50, 60)};
        options.fogColour = QColor(7, 8, 9);
        options.fogStart = 12.5f;
        options.fogEnd = 4321;
        options.trails = options.ghosts = true;
        options.ghostChoice = {4, 1, 7, false};
        options.meshes = {MeshChoice::HdOnly, 2};
        {
            Settings settings;
            settings.setTeamColour(27);
            storeViewOptions(settings, options);
        }
        const Settings settings;
        options.teamColour = QColor(playerColours()[27].rgb);
        QVERIFY(storedViewOptions(settings) == options);
    }

    void weightsAreNotRestored()
    {
        ViewOptions options;
        options.weights = true;
        Settings settings;
        storeViewOptions(settings, options);
        QVERIFY(!storedViewOptions(settings).weights);
        QVERIFY(storedViewOptions(settings, options).weights); // while the program runs
    }

    void nonsenseIsPassedOver()
    {
        Settings settings;
        settings.setState(QStringLiteral("view.sunColour"), QStringLiteral("no colour"));
        settings.setState(QStringLiteral("view.fogEnd"), QStringLiteral("nan"));
        settings.setState(QStringLiteral("view.meshKind"), 99);
        settings.setState(QStringLiteral("view.meshLevel"), -5);
        const ViewOptions options = storedViewOptions(settings);
        QCOMPARE(options.daylight.sun, ViewOptions().daylight.sun);
        QCOMPARE(options.fogEnd, ViewOptions().fogEnd);
        QCOMPARE(options.meshes.kind, MeshChoice::HdOnly);
        QCOMPARE(options.meshes.level, 0u);
    }
};

SINEW_TEST(tst_view_settings, TestViewSettings)

} // namespace tst_view_settings
#include "tst_view_settings.moc"
