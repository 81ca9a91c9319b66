// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Settings and unsaved work of Sinew 0.1.0 (made with that program: Animate as the last layout, lighting off, teal as
// team colour; a new model whose bone was renamed and duplicated before the program was killed).

#include "core/recovery/recovery.h"
#include "core/recovery/recovery_folder.h"
#include "editor/window/docks/dock_layouts.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/shared/object_names.h"

#include <QDockWidget>

namespace tst_older_version {

using namespace sinew;
using namespace sinew::test;

namespace {

QString older(const char *file)
{
    return sourcePath("tests/editor/written_by_0.1/") + QLatin1String(file);
}

} // namespace

class TestOlderVersion : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void cleanup() { closeWindow(); }

    void settingsAreKept()
    {
        const QString folder = m_config.filePath(QStringLiteral("sinew"));
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + QStringLiteral("/sinew.ini");
        QFile::remove(file);
        QVERIFY(QFile::copy(older("sinew.ini"), file));
        m_settings = std::make_unique<Settings>();
        QCOMPARE(m_settings->teamColour(), 2);
        QCOMPARE(m_settings->recentFiles(), QStringList{QStringLiteral("/models/a.mdx")});
        m_window = std::make_unique<MainWindow>(m_formats, *m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QCOMPARE(m_window->findChild<DockLayouts *>()->current(), QStringLiteral("animate"));
        for (const char *shown : {"tree", "timeline", "curves"})
            QVERIFY2(!m_window->findChild<QDockWidget *>(QLatin1String(shown))->isHidden(), shown);
        QVERIFY(m_window->findChild<QDockWidget *>(QStringLiteral("materials"))->isHidden());
        QVERIFY(!action("view.lit")->isChecked());
        QVERIFY(action("view.skeleton")->isChecked());
        QVERIFY(action("view.grid")->isChecked());
    }

    void unsavedWorkIsRecovered()
    {
        const QTemporaryDir folder;
        for (const char *file : {"unsaved.log", "unsaved.0"})
            QVERIFY(QFile::copy(older(file), folder.filePath(QLatin1String(file))));
        const std::vector<FoundRecovery> found = findRecoveries(m_formats, folder.path());
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY2(found[0].problem.empty(), found[0].problem.text().c_str());
        QVERIFY(found[0].canRecover);
        QCOMPARE(found[0].title, QStringLiteral("Untitled.mdl"));
        QCOMPARE(found[0].steps, 2);
        const auto recovered = recover(m_formats, found[0].log);
        QVERIFY(bool(recovered));
        QCOMPARE(recovered->lost, 0);
        Document &document = *recovered->document;
        const auto names = [&] {
            QStringList all;
            for (int i = 0; i < 3; ++i)
                if (const auto bone = parsePath(document.model(), "bones[" + std::to_string(i) + "].node.name"))
                    all += nameText(document.model(), bone->address.node);
            return all;
        };
        QCOMPARE(names(), (QStringList{QStringLiteral("Pelvis"), QStringLiteral("Pelvis")}));
        document.undo();
        QCOMPARE(names(), QStringList{QStringLiteral("Pelvis")});
        document.undo();
        QCOMPARE(names(), QStringList{QStringLiteral("Root")});
        QCOMPARE(document.historyCount(), 2);
    }
};

SINEW_TEST(tst_older_version, TestOlderVersion)

} // namespace tst_older_version
#include "tst_older_version.moc"
