// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_commands_fixture.h"
#include "curve_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/curves/curve_moment.h"
#include "core/format/format.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/session/key_gesture.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QTimer>

#include <random>

namespace tst_curve_commands {

using namespace sinew;
using namespace sinew::test;

/// Every command by its name: what it does to keys, when it is offered, undo.
class TestCurveCommands : public CurveCommandsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void edits_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QList<int>>("rows");
        QTest::addColumn<double>("playhead");
        QTest::addColumn<QString>("keys");
        const auto row = [](const char *command, QList<int> rows, double playhead, const char *keys) {
            QTest::addRow("%s", command) << QString::fromLatin1(command) << rows << playhead
                                         << QString::fromLatin1(keys);
        };
        row("insertKey", {0}, 250, "0:0 250:5 500:10 1000:0");
        row("insertKeys", {}, 750, "0:0 500:10 750:5 1000:0");
        row("delete", {1}, 0, "0:0 1000:0");
        row("cut", {1, 2}, 0, "0:0");
        row("reverse", {0, 1}, 0, "0:10 500:0 1000:0");
        row("mirrorCentre", {1, 2}, 0, "0:0 500:0 1000:10");
        row("mirrorPlayhead", {1}, 400, "0:0 300:10 1000:0");
        row("negate", {1}, 0, "0:0 500:-10 1000:0");
        row("mirrorCursor", {1}, 0, "0:0 500:-4 1000:0"); // the cursor stands at 3
        row("interpolationBezier", {1}, 0, "0:0 500:10 1000:0");
    }
    void edits()
    {
        QFETCH(QString, command);
        QFETCH(QList<int>, rows);
        QFETCH(double, playhead);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        f().session->setValueCursor(3);
        f().document->playback().setTime(playhead);
        KeyMarks marks(3);
        for (const int row : rows)
            marks[std::size_t(row)].selected = 7;
        f().document->keySelection().setMarks(f().translation, marks);
        if (rows.isEmpty())
            f().session->setActiveTracks({f().translation});
        run(command.toLatin1().constData());
        QCOMPARE(m_refused, QString());
        QCOMPARE(f().keys(), keys);
        QCOMPARE(f().document->historyCount(), 1);
        QVERIFY(!f().document->historyText(0).isEmpty());
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        f().document->redo();
        QCOMPARE(f().keys(), keys);
    }

    void lockedTracksStay()
    {
        const QByteArray before = f().bytes();
        f().select(f().translation, {0, 1, 2});
        f().session->setActiveTracks({f().translation});
        f().document->trackStates().set(TrackStates::Locked, f().translation, true);
        for (const CurveCommands::Entry &entry : m_commands->entries()) {
            if (entry.group > CurveCommands::Tools || entry.id == u"curves.insertKeys" ||
                entry.id.startsWith(QLatin1String("curves.paste")))
                continue;
            entry.action->trigger();
            if (m_strip->isOpen())
                m_strip->accept();
        }
        QCOMPARE(f().bytes(), before);
        QVERIFY(!action("delete")->isEnabled());
        QVERIFY(action("delete")->toolTip().contains(QLatin1String("locked")));
    }

    void theStatusLineTellsOfTheLastStepOnly()
    {
        CurvePanel page(*f().session, *m_commands);
        f().select(f().translation, {1});
        run("negate");
        f().session->notify(QStringLiteral("Move 1 key"));
        QCOMPARE(page.statusText(), QStringLiteral("Move 1 key"));
        f().document->undo();
        QCOMPARE(page.statusText(), QString());
        f().document->keySelection().clear();
        run("delete");
        QCOMPARE(page.statusText(), QStringLiteral("No key is selected"));
        f().select(f().translation, {1});
        QCOMPARE(page.statusText(), QString());
        run("interpolationBezier"); // straight lines stay straight
        QCOMPARE(f().document->historyCount(), 1);
        QVERIFY2(page.statusText().contains(QStringLiteral("the shape is preserved exactly")),
                 qPrintable(page.statusText()));
    }

    /// What was done, to which bone; the text disappears after a while.
    void theStatusLineTellsWhatHappened()
    {
        CurvePanel page(*f().session, *m_commands);
        f().select(f().translation, {1});
        run("negate");
        QCOMPARE(page.statusText(), QStringLiteral("Negate keys of Arm_L"));
        QCOMPARE(f().document->historyText(0), QStringLiteral("Negate keys of Arm_L"));
        auto *forget = page.findChild<QTimer *>(QStringLiteral("forgetStatus"));
        QVERIFY(forget && forget->isActive());
        QCOMPARE(forget->interval(), KeysPanel::statusMilliseconds);
        forget->start(1);
        QTRY_COMPARE(page.statusText(), QString());
    }

    /// Also of what changes no value: copying and inserting.
    void theStatusLineTellsOfEachCommand()
    {
        CurvePanel page(*f().session, *m_commands);
        const auto says = [&page](const char *start) {
            return page.statusText().startsWith(QLatin1String(start)) &&
                   page.statusText().endsWith(QLatin1String("of Arm_L"));
        };
        f().select(f().translation, {0, 1});
        run("copy");
        QVERIFY2(says("Copied 2 key"), qPrintable(page.statusText()));
        run("delete");
        QVERIFY2(says("Delete 2 key"), qPrintable(page.statusText()));
        f().document->undo();
        f().select(f().rotation, {1}); // is deselected by the new key
        f().document->playback().setTime(250);
        f().session->setActiveTracks({f().translation});
        run("insertKeys");
        QVERIFY2(page.statusText().startsWith(QLatin1String("Set key")), qPrintable(page.statusText()));
        f().document->undo();
        f().document->keySelection().clear();
        run("insertKey");
        QCOMPARE(page.statusText(), QStringLiteral("Set key of Translation of Arm_L"));
        QVERIFY(page.graph()->insertKeyAt(f().translation, 750));
        QCOMPARE(page.statusText(), QStringLiteral("Insert key of Arm_L"));
    }

    /// One wording for what a key and a command refuse.
    void keysRefuseLikeCommands()
    {
        CurvePanel page(*f().session, *m_commands);
        page.graph()->startMove();
        QCOMPARE(page.statusText(), QStringLiteral("No key is selected"));
        f().select(f().translation, {1});
        f().document->trackStates().set(TrackStates::Locked, f().translation, true);
        page.graph()->startMove();
        QVERIFY2(page.statusText().contains(QLatin1String("locked")), qPrintable(page.statusText()));
    }

    /// Keys of a sequence that is not shown any more are not counted when their bone is chosen again.
    void countsAfterAnotherBone()
    {
        CurveOptions options = f().session->options();
        options.onlySelected = true;
        f().session->setOptions(options);
        CurvePanel page(*f().session, *m_commands);
        const auto counts = [&] {
            for (const QLabel *label : page.findChildren<QLabel *>())
                if (label->text().contains(QStringLiteral("keys selected")))
                    return label->text();
            return QString();
        };
        f().document->selection().select(f().left);
        f().select(f().translation, {0, 1, 2});
        f().document->selection().select(f().right);
        const SequenceFacet *sequences = f().format->sequences();
        f().document->playback().setSequence(sequences->sequences(f().document->model())[1]);
        f().document->selection().select(f().left);
        QVERIFY2(counts().startsWith(QStringLiteral("0 of 0 keys selected")), qPrintable(counts()));
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(0));
    }

    void everyHandleModeHasItsPicture()
    {
        std::vector<QImage> pictures;
        for (const char *name : {"handlesFree", "handlesAligned", "handlesFlat", "handlesAuto", "handlesAutoClamped",
                                 "handlesPlateau", "handlesVector"}) {
            const QImage picture = action(name)->icon().pixmap(16, 16).toImage();
            QCOMPARE(picture.size(), QSize(16, 16));
            for (const QImage &other : pictures) {
                int different = 0;
                for (int pixel = 0; pixel < 256; ++pixel)
                    different += qAlpha(picture.pixel(pixel % 16, pixel / 16)) / 128 !=
                                 qAlpha(other.pixel(pixel % 16, pixel / 16)) / 128;
                QVERIFY2(different >= 12, name);
            }
            pictures.push_back(picture);
        }
    }

    /// A third of a second would reach over most of a short sequence.
    void offsetSuitsTheSequence()
    {
        f().document->keySelection().clear();
        f().session->setActiveTracks({f().translation});
        run("offset");
        QCOMPARE(static_cast<QDoubleSpinBox *>(m_strip->field(3))->value(), 250.0); // of 1000
        QCOMPARE(static_cast<QDoubleSpinBox *>(m_strip->field(4))->value(), 250.0);
    }

    void offsetWithFalloff()
    {
        f().select(f().translation, {1});
        run("offset");
        QVERIFY(m_strip->isOpen());
        m_strip->setValue(0, 4.0);   // x
        m_strip->setValue(3, 100.0); // before
        m_strip->setValue(4, 200.0); // after
        m_strip->accept();
        QCOMPARE(f().keys(), QStringLiteral("0:0 400:8 500:14 700:6 1000:0"));
        QCOMPARE(f().document->historyText(0), QStringLiteral("Offset of Arm_L"));
        f().document->undo();
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        // Another kind of value is left alone; degrees about the bone's own axes.
        f().select(f().rotation, {0, 1});
        f().session->setActiveTracks({f().rotation});
        run("offset");
        m_strip->setValue(2, -90.0); // z
        m_strip->accept();
        const Curve<Quat> &turns = f().data().bones[1].node.rotation;
        QVERIFY(std::abs(turns.values()[turns.size() - 1].z) < 1e-5f);
        QVERIFY(std::abs(turns.values()[0].z + 0.70710678f) < 1e-5f);
    }

    void tween()
    {
        f().select(f().translation, {1});
        run("tween");
        m_strip->setValue(0, 0);
        m_strip->setValue(1, 50.0);
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:5 1000:0"));
        m_strip->setValue(0, 2); // rest
        m_strip->setValue(1, -100.0);
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:20 1000:0"));
        m_strip->cancel();
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        run("scaleFromNeighbours");
        m_strip->setValue(1, 3.0);
        m_strip->accept();
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:30 1000:0"));
        f().document->undo();
        // Without a selected key: one at the playhead, between its neighbours.
        f().document->keySelection().clear();
        f().session->setActiveTracks({f().translation});
        f().document->playback().setTime(250);
        run("tween");
        m_strip->setValue(1, 60.0); // 0.8 of the way
        m_strip->accept();
        QCOMPARE(f().keys(), QStringLiteral("0:0 250:8 500:10 1000:0"));
    }

    /// New keys are smooth according to the setting, and the menu marks the present state.
    void newHandles()
    {
        QCOMPARE(f().document->keySelection().newHandles(), HandleMode::Auto);
        f().select(f().scaling, {0});
        QVERIFY(!action("handlesMenu")->isCheckable());
        QVERIFY(!m_commands->groupMenu(CurveCommands::Handles)->actions().contains(action("handlesMenu")));
        QVERIFY(action("handlesFree")->isChecked());
        f().document->playback().setTime(500);
        f().session->setActiveTracks({f().scaling});
        run("insertKey");
        KeyMarks marks = f().document->keySelection().marks(f().scaling);
        QCOMPARE(marks.size(), std::size_t(2));
        marks[0].selected = 0;
        marks[1].selected = 0x7;
        f().document->keySelection().setMarks(f().scaling, marks);
        m_commands->update();
        QVERIFY(action("handlesAuto")->isChecked());
        QVERIFY(!action("handlesFree")->isChecked());
        action("newHandlesAligned")->trigger();
        QCOMPARE(f().document->keySelection().newHandles(), HandleMode::Aligned);
    }

    void disabledWithAReason()
    {
        QVERIFY(!action("delete")->isEnabled());
        QVERIFY(action("delete")->toolTip().contains(QLatin1String("no key is selected")));
        f().select(f().translation, {1});
        QVERIFY(action("delete")->isEnabled());
        // Linear curves have no handles.
        QVERIFY(!action("handlesFlat")->isEnabled());
        f().select(f().scaling, {0});
        QVERIFY(action("handlesFlat")->isEnabled());
        f().session->setDocument(nullptr);
        QVERIFY(!action("insertKey")->isEnabled());
        QVERIFY(!action("selectAll")->isEnabled());
    }

    /// The playhead of a track on a global sequence is its own: at 1750 on the common timeline 250 of 500 have passed.
    void playheadOfGlobalTracks()
    {
        f().document->playback().setTime(250);
        f().session->setActiveTracks({f().alpha});
        const Curve<float> &alpha = f().data().geosetAnimations[0].alphaKeys;
        const double own = momentIn(*f().document, alpha).span.time;
        CurveOptions options = f().session->options();
        options.pivot = CurveOptions::Pivot::Playhead;
        f().session->setOptions(options);
        f().document->playback().setSequence(f().data().sequences.ids[1], 2000, 3000);
        QVERIFY(f().document->playback().time() >= 2000);
        const double now = momentIn(*f().document, alpha).span.time;
        QVERIFY(own <= 500 && now <= 500);
        f().select(f().alpha, {0, 1}, 0x1);
        KeyGesture gesture(*f().session, KeyGesture::Kind::Scale, KeyGesture::Axes::Time, 0, 0);
        gesture.drag(0.5, 1, false);
        // Halfway to the track's own playhead.
        QCOMPARE(alpha.times()[0], std::int32_t(std::lround(now / 2)));
        QCOMPARE(alpha.times()[1], std::int32_t(std::lround((250 + now) / 2)));
        gesture.cancel();
    }

    void buffersSwap()
    {
        const QByteArray before = f().bytes();
        f().select(f().translation, {1});
        QVERIFY(!action("swapBuffer")->isEnabled());
        run("storeBuffer");
        run("negate");
        run("swapBuffer");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        run("swapBuffer");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:-10 1000:0"));
        f().document->goTo(0);
        QCOMPARE(f().bytes(), before);
    }

    /// Keys of other sequences are not touched, whatever was stored of them.
    void buffersSwapInTheSequence()
    {
        f().document->playback().setSequence(f().data().sequences.ids[1], 2000, 3000);
        f().document->playback().setTime(2500);
        f().session->setActiveTracks({f().translation});
        run("insertKey");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0 2500:0"));
        run("storeBuffer");
        f().document->playback().setSequence(f().data().sequences.ids[0], 0, 1000);
        f().select(f().translation, {1});
        run("negate");
        f().document->playback().setSequence(f().data().sequences.ids[1], 2000, 3000);
        f().select(f().translation, {3});
        run("delete");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:-10 1000:0"));
        f().session->setActiveTracks({f().translation});
        run("swapBuffer"); // Walk has its key again, Stand stays
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:-10 1000:0 2500:0"));
        run("swapBuffer");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:-10 1000:0"));
        f().document->playback().setSequence(f().data().sequences.ids[0], 0, 1000);
        run("swapBuffer"); // Stand as it was stored
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
    }

    void stepsFromKeyToKey()
    {
        run("nextKey");
        QCOMPARE(f().document->playback().time(), 500.0);
        run("nextKey");
        QCOMPARE(f().document->playback().time(), 1000.0);
        run("nextKey");
        QCOMPARE(f().document->playback().time(), 1000.0);
        run("previousKey");
        run("previousKey");
        QCOMPARE(f().document->playback().time(), 0.0); // not to 250, which is a key of the global sequence
    }

    void selecting()
    {
        KeySelection &keys = f().document->keySelection();
        run("selectAll");
        QCOMPARE(keys.selectedKeys(), std::size_t(8));
        run("selectInverse");
        QVERIFY(keys.isEmpty());
        f().session->setActiveTracks({f().rotation});
        run("selectTrack");
        QCOMPARE(keys.selectedKeys(), std::size_t(2));
        run("selectNone");
        QVERIFY(keys.isEmpty());
    }

    void optionsAreChecked()
    {
        QVERIFY(!action("ripple")->isChecked());
        action("ripple")->trigger();
        QVERIFY(f().session->options().ripple);
        action("collisionPush")->trigger();
        QCOMPARE(f().session->options().collision, Collision::Push);
        QVERIFY(!action("collisionMerge")->isChecked());
        action("rotationZyx")->trigger();
        QCOMPARE(f().session->options().rotation, RotationOrder::Zyx);
    }

    void shortcutsDoNotClash()
    {
        QMap<QString, QString> known;
        for (const CurveCommands::Entry &entry : m_commands->entries()) {
            QVERIFY(!entry.action->text().isEmpty());
            for (const QKeySequence &keys : entry.action->shortcuts()) {
                QVERIFY2(!known.contains(keys.toString()),
                         qPrintable(entry.id + QStringLiteral(" and ") + known[keys.toString()]));
                known[keys.toString()] = entry.id;
            }
        }
    }

    /// Every command on random selections of a real model, then undo of all.
    void undoGivesTheSameBytes()
    {
        QFile file(test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        Diagnostics diagnostics;
        auto model = f().format->read(FileSet(file.fileName(), file.readAll()), diagnostics);
        QVERIFY(model);
        Document document(std::move(*model), f().format);
        const auto bytes = [&] { return f().format->write(document.model())->front().bytes; };
        const QByteArray before = bytes();
        CurveSession &session = *f().session;
        session.setDocument(&document);
        std::mt19937 random(5);
        const auto below = [&](std::size_t n) { return std::size_t(random() % n); };
        QGuiApplication::clipboard()->setText(QString());
        for (int round = 0; round < 3; ++round)
            for (const CurveCommands::Entry &entry : m_commands->entries()) {
                if (entry.group > CurveCommands::Tools || entry.id.endsWith(QLatin1String("Menu")))
                    continue;
                document.keySelection().clear();
                std::vector<Address> active;
                for (int i = 0; i < 4; ++i) {
                    const ShownTrack &track = session.tracks()[below(session.tracks().size())];
                    KeyMarks marks(session.curve(track).size());
                    for (KeyMark &mark : marks)
                        if (below(3) == 0)
                            mark.selected = keyBits(KeyPart::Value, session.components(track));
                    document.keySelection().setMarks(track.address(), marks);
                    active.push_back(track.address());
                }
                session.setActiveTracks(active);
                document.playback().setTime(double(below(3000)));
                const int steps = document.historyIndex();
                const QByteArray was = bytes();
                entry.action->setEnabled(true);
                entry.action->trigger();
                if (m_strip->isOpen())
                    below(3) == 0 ? m_strip->cancel() : m_strip->accept();
                QVERIFY2(document.historyIndex() <= steps + 1, qPrintable(entry.id));
                const QByteArray now = bytes();
                if (document.historyIndex() > steps) {
                    document.undo();
                    QVERIFY2(bytes() == was, qPrintable(entry.id));
                    document.redo();
                    QVERIFY2(bytes() == now, qPrintable(entry.id));
                } else {
                    QVERIFY2(now == was, qPrintable(entry.id));
                }
            }
        QVERIFY(document.historyIndex() > 30);
        document.goTo(0);
        QCOMPARE(bytes(), before);
        session.setDocument(nullptr);
    }
};

SINEW_TEST(tst_curve_commands, TestCurveCommands)

} // namespace tst_curve_commands
#include "tst_curve_commands.moc"
