// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_commands_fixture.h"
#include "curve_fixture.h"
#include "tests/support/test_program.h"

#include "core/curves/curve_keys.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/key_clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tst_curve_clipboard {

using namespace sinew;
using namespace sinew::test;

/// Keys that are copied and pasted, also between an object and its partner.
class TestCurveClipboard : public CurveCommandsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void copyAndPaste()
    {
        const QByteArray before = f().bytes();
        f().select(f().translation, {0, 1});
        run("copy");
        QCOMPARE(f().document->historyCount(), 0);
        f().document->playback().setSequence(f().data().sequences.ids[1], 2000, 3000);
        f().document->playback().setTime(2200);
        f().session->setActiveTracks({f().translation});
        run("paste");
        QCOMPARE(m_refused, QString());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0 2200:0 2700:10"));
        // What was pasted is selected.
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(2));
        f().document->undo();
        run("pasteMirrored");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0 2200:10 2700:0"));
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        // To another node: the chosen one, where the track is made.
        f().session->setActiveTracks({f().scaling});
        run("paste");
        QCOMPARE(CurveFixture::text(f().data().bones[2].node.translation), QStringLiteral("2200:0 2700:10"));
        f().document->undo();
        // The other side, mirrored in space.
        f().session->setActiveTracks({});
        run("pasteFlipped");
        QCOMPARE(CurveFixture::text(f().data().bones[2].node.translation), QStringLiteral("2200:0 2700:10"));
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        QGuiApplication::clipboard()->setText(QStringLiteral("no keys"));
        QVERIFY(!action("paste")->isEnabled());
    }

    /// Warcraft III models look along x: left and right lie along y.
    void flippedAcrossTheModel()
    {
        Curve<Vec3> curve(Interpolation::Linear, 1);
        curve.editValues()[0] = {1, 2, 3};
        CopiedKeys keys;
        keys.tracks.push_back(
            {"Arm_L", "node.translation", &typeInfo<Curve<Vec3>>(), curve, anyValueBit, SpaceKind::Position});
        const auto edits = pastedEdits(*f().session, keys, PasteTarget::Partner, {.flipped = true});
        QVERIFY(edits);
        QCOMPARE(edits->edits.size(), std::size_t(1));
        const auto &pasted = static_cast<const Curve<Vec3> &>(edits->edits[0].curve);
        QCOMPARE(pasted.values()[0].x, 1.f);
        QCOMPARE(pasted.values()[0].y, -2.f);
        QCOMPARE(pasted.values()[0].z, 3.f);
    }

    void pastedKeysAreSelectedAlone()
    {
        const KeyMark all{7, HandleMode::Free, HandleMode::Free};
        const std::vector<std::pair<Address, KeyMarks>> marks{{f().translation, {{}, all, {}}},
                                                              {f().rotation, {all, {}}}};
        f().select(f().translation, {1});
        run("copy");
        f().document->keySelection().setMarks(marks);
        f().document->playback().setTime(700);
        f().session->setActiveTracks({f().translation});
        run("paste");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 700:10 1000:0"));
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
        f().document->undo();
        QCOMPARE(f().document->keySelection().marks(f().translation), marks[0].second);
        QCOMPARE(f().document->keySelection().marks(f().rotation), marks[1].second);
        f().document->redo();
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
        // A refused paste changes no selection either.
        f().select(f().translation, {0});
        QGuiApplication::clipboard()->clear();
        run("paste");
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
    }

    void pasteObjectByObject()
    {
        // Tracks of the same field from two objects: matched by name if that object is chosen, whatever the order, the
        // other one goes to the rest.
        const auto track = [&](const char *object, float x) {
            Curve<Vec3> curve(Interpolation::Linear, 1);
            curve.editValues()[0] = {x, 0, 0};
            return CopiedTrack{object, "node.translation", &typeInfo<Curve<Vec3>>(), curve};
        };
        CopiedKeys keys;
        keys.tracks = {track("Elsewhere", 1), track("Arm_L", 2)};
        f().session->setActiveTracks({f().translation, f().scaling});
        const auto edits = pastedEdits(*f().session, keys, PasteTarget::Alike, {.at = 250});
        QVERIFY(edits);
        QCOMPARE(edits->edits.size(), std::size_t(2));
        for (const CurveEdit &edit : edits->edits) {
            Curve<Vec3> curve;
            static_cast<CurveBase &>(curve) = edit.curve;
            const int row = keyAt(curve, 250);
            QVERIFY(row >= 0);
            QCOMPARE(curve.values()[std::size_t(row)].x, edit.address == f().translation ? 2.f : 1.f);
        }
        QVERIFY(edits->edits[0].address == f().absent);
        // A third object that nothing was copied from fits neither way.
        keys.tracks.push_back(track("Nowhere", 3));
        const auto byName = pastedEdits(*f().session, keys, PasteTarget::Alike, {.at = 250});
        QVERIFY(byName);
        QCOMPARE(byName->edits.size(), std::size_t(1));
    }

    /// Keys that have no room in the sequence are counted, not lost without a word.
    void whatIsBeyondTheSequenceIsCounted()
    {
        Curve<Vec3> curve(Interpolation::Linear, 3);
        for (int i = 0; i < 3; ++i)
            curve.editTimes()[std::size_t(i)] = 400 * i;
        CopiedKeys keys;
        keys.length = 800;
        keys.tracks.push_back(
            {"Arm_L", "node.translation", &typeInfo<Curve<Vec3>>(), curve, anyValueBit, SpaceKind::Position});
        const auto pasted = pastedEdits(*f().session, keys, PasteTarget::Same, {.at = 500});
        QVERIFY(pasted);
        QCOMPARE(pasted->omitted, std::size_t(1));
        QCOMPARE(keyAt(pasted->edits[0].curve, 900) >= 0, true);
        QCOMPARE(keyAt(pasted->edits[0].curve, 1300), -1);
        QVERIFY(!omittedText(1).isEmpty());
        QCOMPARE(omittedText(0), QString());
    }

    void partnerNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("partner");
        QTest::newRow("suffix") << QStringLiteral("Arm_L") << QStringLiteral("Arm_R");
        QTest::newRow("back") << QStringLiteral("Arm_R") << QStringLiteral("Arm_L");
        QTest::newRow("word") << QStringLiteral("Bone_Hand_Left") << QStringLiteral("Bone_Hand_Right");
        QTest::newRow("joined") << QStringLiteral("LeftFoot") << QStringLiteral("RightFoot");
        QTest::newRow("small") << QStringLiteral("hand.l") << QStringLiteral("hand.r");
        QTest::newRow("prefix") << QStringLiteral("R Thigh") << QStringLiteral("L Thigh");
        QTest::newRow("capital at the end") << QStringLiteral("ArmL") << QStringLiteral("ArmR");
        QTest::newRow("capital before a number") << QStringLiteral("LegFR1") << QStringLiteral("LegFL1");
        QTest::newRow("capital within") << QStringLiteral("HandRTwist") << QStringLiteral("HandLTwist");
        QTest::newRow("capital in front") << QStringLiteral("LFoot") << QStringLiteral("RFoot");
        QTest::newRow("none") << QStringLiteral("Head") << QString();
        QTest::newRow("letters inside") << QStringLiteral("Collar") << QString();
    }
    void partnerNames()
    {
        QFETCH(QString, name);
        QTEST(sinew::partnerNames(name).value(0), "partner");
    }

    /// Only tracks that surely are the other side get keys, and all of it is announced before.
    void otherSide()
    {
        const auto track = [&](const char *object) {
            Curve<Vec3> curve(Interpolation::Linear, 1);
            curve.editValues()[0] = {1, 2, 3};
            return CopiedTrack{object, "node.translation", &typeInfo<Curve<Vec3>>(), curve};
        };
        CopiedKeys keys;
        keys.tracks = {track("Arm_L"), track("Root"), track("Leg_L"), track("")};
        const auto places = pastePlaces(*f().session, keys, PasteTarget::Partner);
        QVERIFY(places);
        const PasteMap map = pasteMap(*f().session, keys, *places);
        QCOMPARE(map.pairs, (QStringList{QStringLiteral("Arm_L → Arm_R"), QStringLiteral("Root → Root")}));
        QCOMPARE(map.leftOut, (QStringList{QStringLiteral("Leg_L"), QString()}));
        QCOMPARE(places->size(), std::size_t(2));
        // What has no side is refused for that reason.
        keys.tracks = {track("Bone 32")};
        const auto none = pastePlaces(*f().session, keys, PasteTarget::Partner);
        QVERIFY(!none);
        QCOMPARE(QString::fromStdString(none.error().text()),
                 QStringLiteral("“Bone 32” has no other side by its name"));
    }
};

SINEW_TEST(tst_curve_clipboard, TestCurveClipboard)

} // namespace tst_curve_clipboard
#include "tst_curve_clipboard.moc"
