// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The user's library of poses and its dock.

#include "curve_fixture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/curves/pose_test.h"

#include "core/curves/keys/copied_keys_text.h"
#include "widgets/curves/poses/pose_panel.h"

#include <QAction>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace tst_pose_library {

using namespace sinew;
using namespace sinew::test;

class TestPoseLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void library()
    {
        QTemporaryDir folder;
        const PoseLibrary library(folder.filePath(QStringLiteral("poses")));
        QVERIFY(library.poses().empty());
        const CopiedKeys pose = poseWith("Arm_L", {1, 2, 3});
        const Result<QString> fist = library.save(QStringLiteral(" Fäuste / 拳\n"), pose);
        QVERIFY(fist);
        QVERIFY(library.save(QStringLiteral("Bow"), poseWith("Head", {0, 0, 1})));
        QCOMPARE(library.poses().size(), std::size_t(2));
        QCOMPARE(library.poses()[1].name, QStringLiteral("Fäuste / 拳"));
        const Result<CopiedKeys> read = library.load(*fist);
        QVERIFY(read);
        QCOMPARE(toText(*read), toText(pose));
        // A pose with the same name replaces it.
        QCOMPARE(*library.save(QStringLiteral("Fäuste / 拳"), poseWith("Arm_R", {4, 5, 6})), *fist);
        QCOMPARE(library.poses().size(), std::size_t(2));
        QCOMPARE(library.load(*fist)->tracks[0].object, std::string("Arm_R"));
        QVERIFY(!library.rename(*fist, QStringLiteral("Bow")));
        QVERIFY(!library.rename(*fist, QStringLiteral("  ")));
        QVERIFY(library.rename(*fist, QString(500, u'x')));
        QCOMPARE(library.poses()[1].name.size(), qsizetype(PoseLibrary::maxName));
        QVERIFY(library.remove(*fist));
        QVERIFY(!library.remove(*fist));
        QCOMPARE(library.poses().size(), std::size_t(1));
    }

    void badFiles_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good =
            "{\"sinewPose\":1,\"name\":\"A\",\"keys\":" + QByteArray::fromStdString(toText(poseWith("B", {1, 2, 3}))) +
            "}";
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("\x89PNG\0\0", 6);
        QTest::newRow("cut off") << good.left(good.size() / 2);
        QTest::newRow("no name") << QByteArray(good).replace("\"A\"", "\" \"");
        QTest::newRow("not a number") << QByteArray(good).replace("[1,2,3]", "[1,\"NaN\",3]");
        QTest::newRow("too few numbers") << QByteArray(good).replace("[1,2,3]", "[1,2]");
        QTest::newRow("another type") << QByteArray(good).replace("\"vec3\"", "\"float7\"");
        QTest::newRow("several keys")
            << QByteArray(good).replace("\"times\":[0]", "\"times\":[0,1]").replace("[1,2,3]", "[1,2,3],[1,2,3]");
        QTest::newRow("no tracks") << QByteArray("{\"sinewPose\":1,\"name\":\"A\",\"keys\":{\"sinewKeys\":1,\"origin\":"
                                                 "0,\"length\":0,\"tracks\":[]}}");
        QTest::newRow("deep") << "{\"sinewPose\":1,\"name\":\"A\",\"keys\":" + QByteArray(100000, '[');
        QTest::newRow("too large") << good + QByteArray(PoseLibrary::maxFileSize, ' ');
    }
    void badFiles()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.pose")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const PoseLibrary library(folder.path());
        QVERIFY(library.save(QStringLiteral("Good"), poseWith("B", {1, 2, 3})));
        int unreadable = 0;
        QCOMPARE(library.poses(&unreadable).size(), std::size_t(1));
        QCOMPARE(unreadable, 1);
        QVERIFY(!library.load(file.fileName()));
        QVERIFY(QFile::exists(file.fileName()));
    }

    /// Its commands are in the menu, too: what they did must be seen although the dock is not.
    void reportsUnseen()
    {
        QTemporaryDir folder;
        CurveFixture f;
        PosePanel panel(*f.session, folder.path());
        QSignalSpy reports(&panel, &PosePanel::reportedUnseen);
        f.document->selection().select(f.left);
        panel.copy();
        panel.paste(false);
        QCOMPARE(reports.size(), 2);
        QVERIFY(reports[1][0].toString().contains(QStringLiteral("Arm_L")) && !reports[1][1].toBool());
        f.document->selection().select(f.root);
        QGuiApplication::clipboard()->setText(QStringLiteral("no pose"));
        panel.paste(false);
        QCOMPARE(reports.size(), 3);
        QVERIFY(reports[2][1].toBool());
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.copy();
        QCOMPARE(reports.size(), 3);
    }

    void panel()
    {
        QTemporaryDir folder;
        CurveFixture f;
        PosePanel panel(*f.session, folder.path());
        panel.show();
        f.document->playback().setTime(500);
        f.document->selection().select(f.left);
        panel.save();
        QCOMPARE(panel.list()->count(), 1);
        panel.list()->currentItem()->setText(QStringLiteral("Reach"));
        QCoreApplication::processEvents();
        QCOMPARE(panel.list()->currentItem()->text(), QStringLiteral("Reach"));
        panel.save();
        QCOMPARE(panel.list()->count(), 2);
        // A name already in use is refused and the old one shown again.
        panel.list()->currentItem()->setText(QStringLiteral("Reach"));
        QCoreApplication::processEvents();
        QVERIFY(panel.statusText().contains(QStringLiteral("Reach")));
        QVERIFY(panel.list()->findItems(QStringLiteral("Reach"), Qt::MatchExactly).size() == 1);
        panel.list()->setCurrentItem(panel.list()->findItems(QStringLiteral("Pose"), Qt::MatchExactly).value(0));
        panel.removeCurrent();
        QCOMPARE(panel.list()->count(), 1);
        panel.list()->setCurrentRow(0);
        f.document->playback().setTime(0);
        panel.setSettings({0.5, false, 0});
        panel.applyCurrent();
        QCOMPARE(place(f, 1).x, 5.f);
        QVERIFY2(panel.statusText().endsWith(QStringLiteral(": Arm_L")), qPrintable(panel.statusText()));
        QCOMPARE(f.document->historyText(0), QStringLiteral("Apply “Reach” of Arm_L"));
        f.document->undo();
        // Via the clipboard, to the other side.
        f.document->playback().setTime(500);
        panel.copy();
        panel.setSettings({1, false, 0});
        panel.paste(true);
        QCOMPARE(place(f, 2).x, 10.f);
        QGuiApplication::clipboard()->setText(QStringLiteral("no pose"));
        panel.paste(false);
        QVERIFY(!panel.statusText().isEmpty());
        QCOMPARE(f.document->historyCount(), 1);
        f.session->setDocument(nullptr);
        QVERIFY(!panel.isShowingContent());
        QVERIFY(!panel.actions()[0]->isEnabled());
    }

    /// As the settings are remembered, and as they are stepped or typed to.
    void theSpreadSaysAutomatic()
    {
        QTemporaryDir folder;
        CurveFixture f;
        PosePanel panel(*f.session, folder.path());
        panel.setSettings({1, false, -1});
        QDoubleSpinBox *spread = nullptr;
        for (QDoubleSpinBox *box : panel.findChildren<QDoubleSpinBox *>())
            if (box->suffix() == QStringLiteral(" ms"))
                spread = box;
        QVERIFY(spread);
        QCOMPARE(spread->text(), QStringLiteral("automatic"));
        QCOMPARE(panel.settings().reach, -1.0);
        spread->stepUp();
        QCOMPARE(panel.settings().reach, 0.0);
        spread->stepDown();
        QCOMPARE(spread->text(), QStringLiteral("automatic"));
        QCOMPARE(panel.settings().reach, -1.0);
    }
};

SINEW_TEST(tst_pose_library, TestPoseLibrary)

} // namespace tst_pose_library
#include "tst_pose_library.moc"
