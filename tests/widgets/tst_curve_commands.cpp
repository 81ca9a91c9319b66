// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/curves/curve_keys.h"
#include "core/curves/curve_moment.h"
#include "core/curves/tools/error_kind.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/key_clipboard.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/session/key_gesture.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>

#include <random>

namespace tst_curve_commands {

using namespace sinew;

class TestCurveCommands : public QObject
{
    Q_OBJECT

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
        action->setEnabled(true); // the reason is told anyway
        action->trigger();
    }
    QAction *action(const char *name)
    {
        m_commands->update();
        return m_commands->find(name);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CurveFixture>();
        serve(*f().session);
    }
    void cleanup()
    {
        m_strip.reset();
        m_commands.reset();
        m_fixture.reset();
    }

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
        row("duplicate", {1}, 700, "0:0 500:10 700:10 1000:0");
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
        QVERIFY2(page.statusText().contains(QStringLiteral("the shape stays exactly")), qPrintable(page.statusText()));
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
        QCOMPARE(CurveFixture::text(f().data().bones[2].node.translation), QStringLiteral("2200:0 2700:-10"));
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        QGuiApplication::clipboard()->setText(QStringLiteral("no keys"));
        QVERIFY(!action("paste")->isEnabled());
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
        // What is refused changes no selection either.
        f().select(f().translation, {0});
        QGuiApplication::clipboard()->clear();
        run("paste");
        QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
    }

    void pasteObjectByObject()
    {
        // Tracks of the same field from two objects: by name where it is chosen, whatever the order, the other one to
        // the rest.
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
        QCOMPARE(edits->size(), std::size_t(2));
        for (const CurveEdit &edit : *edits) {
            Curve<Vec3> curve;
            static_cast<CurveBase &>(curve) = edit.curve;
            const int row = keyAt(curve, 250);
            QVERIFY(row >= 0);
            QCOMPARE(curve.values()[std::size_t(row)].x, edit.address == f().translation ? 2.f : 1.f);
        }
        QVERIFY((*edits)[0].address == f().absent);
        // A third object that nothing was copied from fits neither way.
        keys.tracks.push_back(track("Nowhere", 3));
        const auto byName = pastedEdits(*f().session, keys, PasteTarget::Alike, {.at = 250});
        QVERIFY(byName);
        QCOMPARE(byName->size(), std::size_t(1));
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
        QTest::newRow("none") << QStringLiteral("Head") << QString();
        QTest::newRow("letters inside") << QStringLiteral("Collar") << QString();
    }
    void partnerNames()
    {
        QFETCH(QString, name);
        QTEST(partnerName(name), "partner");
    }

    void strips_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QVariantList>("values");
        QTest::addColumn<QString>("keys");
        QTest::newRow("move") << QStringLiteral("transform") << QVariantList{100, 1, 2, 1}
                              << QStringLiteral("0:0 600:12 1000:0");
        QTest::newRow("entry") << QStringLiteral("enter") << QVariantList{QStringLiteral("+=5"), QStringLiteral("400")}
                               << QStringLiteral("0:0 400:15 1000:0");
        QTest::newRow("bake") << QStringLiteral("bake") << QVariantList{250, 1}
                              << QStringLiteral("0:0 250:5 500:10 750:5 1000:0");
    }
    void strips()
    {
        QFETCH(QString, command);
        QFETCH(QVariantList, values);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        f().select(f().translation, {1});
        run(command.toLatin1().constData());
        QVERIFY(m_strip->isOpen());
        for (qsizetype i = 0; i < values.size(); ++i)
            m_strip->setValue(std::size_t(i), values[i]);
        // Seen before it is applied, and all of it one step.
        QCOMPARE(f().keys(), keys);
        m_strip->accept();
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().document->historyCount(), 1);
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        // Cancelled it leaves no step.
        f().select(f().translation, {1});
        run(command.toLatin1().constData());
        for (qsizetype i = 0; i < values.size(); ++i)
            m_strip->setValue(std::size_t(i), values[i]);
        m_strip->cancel();
        QCOMPARE(f().bytes(), before);
        QVERIFY(!f().document->isModified());
    }

    void tcbStartsWithWhatTheKeysHave()
    {
        f().session->setActiveTracks({f().translation});
        run("interpolationBezier");
        f().select(f().translation, {0, 1, 2}); // corners of straight lines: each key has other numbers
        const QByteArray before = f().bytes();
        run("tcb");
        QVERIFY(m_strip->isOpen());
        QCOMPARE(f().bytes(), before);
        m_strip->setValue(0, 0.25);
        QVERIFY(f().bytes() != before);
        m_strip->cancel();
        QCOMPARE(f().bytes(), before);
    }

    void simplifyTellsWhatItDoes()
    {
        // Five keys on straight lines: two can go.
        Curve<Vec3> curve(Interpolation::Linear, 5);
        const float x[] = {0, 5, 10, 5, 0};
        for (int i = 0; i < 5; ++i) {
            curve.editTimes()[std::size_t(i)] = 250 * i;
            curve.editValues()[std::size_t(i)] = {x[i], 0, 0};
        }
        ChangeSet changes{{Change::Set, f().translation, 0, 0, 0, Value::of(curve)}};
        QVERIFY(f().document->push(std::move(changes), QStringLiteral("keys")));
        f().session->setActiveTracks({f().translation});
        run("clean");
        QVERIFY(m_strip->isOpen());
        QVERIFY2(m_strip->report().contains(QLatin1Char('2')), qPrintable(m_strip->report()));
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        m_strip->accept();
    }

    void boundsHaveTheirUnits()
    {
        // One strip bounds degrees, units and shares apart.
        f().session->setActiveTracks({f().translation, f().rotation, f().alpha});
        run("simplify");
        QVERIFY(m_strip->isOpen());
        QStringList suffixes;
        for (const QDoubleSpinBox *box : m_strip->findChildren<QDoubleSpinBox *>())
            suffixes << box->suffix();
        QCOMPARE(suffixes, (QStringList{QStringLiteral("°"), QStringLiteral(" units"), QStringLiteral(" %")}));
        // x goes 0, 10, 0: without the key in the middle it is 10 units off.
        m_strip->setValue(3, 2);
        m_strip->setValue(1, 9.5);
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        m_strip->setValue(1, 10.5);
        QCOMPARE(f().keys(), QStringLiteral("0:0 1000:0"));
        QVERIFY2(m_strip->report().contains(QLatin1String("10 units")), qPrintable(m_strip->report()));
        m_strip->cancel();
    }

    void errorKinds()
    {
        const Model &model = f().document->model();
        QCOMPARE(errorKindOf(model, f().translation), ErrorKind::Distance);
        QCOMPARE(errorKindOf(model, f().rotation), ErrorKind::Turn);
        QCOMPARE(errorKindOf(model, f().scaling), ErrorKind::Share);
        QCOMPARE(errorKindOf(model, f().alpha), ErrorKind::Share); // by the unit of the static alpha
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

    void anotherEditClosesTheStrip()
    {
        f().select(f().translation, {1});
        run("enter");
        m_strip->setValue(0, QStringLiteral("3"));
        f().document->undo();
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        run("enter");
        QVERIFY(m_strip->isOpen());
        f().session->setDocument(nullptr);
        QVERIFY(!m_strip->isOpen());
    }

    void interpolationAsksWhereTheShapeChanges()
    {
        f().session->setActiveTracks({f().translation});
        // Straight lines are beziers as well.
        run("interpolationBezier");
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().translationKeys().interpolation(), Interpolation::Bezier);
        // Steps are not: the deviation is told first.
        run("interpolationNone");
        QVERIFY(m_strip->isOpen());
        QVERIFY2(m_strip->report().contains(QLatin1String("deviation")), qPrintable(m_strip->report()));
        m_strip->cancel();
        QCOMPARE(f().translationKeys().interpolation(), Interpolation::Bezier);
        QVERIFY(!action("interpolationBezier")->text().isEmpty());
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
