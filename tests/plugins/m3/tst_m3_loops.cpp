// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edits.h"
#include "tests/support/test_program.h"

#include "core/scene/pose/pose.h"

#include <cmath>

namespace tst_m3_loops {

using namespace sinew;
using namespace sinew::test;
namespace made = sinew::samples::m3;

namespace {

/// How far the arm is turned about z while "Stand" plays, in degrees.
double turnAt(const RenderScene &scene, double time)
{
    Pose pose;
    evaluatePose(scene, {.sequence = 0, .time = scene.sequences[0].start + time}, pose);
    const Eigen::Vector3f x = pose.nodes[1].linear().col(0);
    return std::atan2(double(x.y()), double(x.x())) * 180 / M_PI;
}
bool near(double a, double b)
{
    return std::abs(a - b) < 0.5;
}
RenderScene sceneOf(const Document &document)
{
    return m3Format().scene()->build(document.model());
}

} // namespace

/// "Stand" lasts 1000 ms; a collection that plays over it turns the arm from 90° to 0° in 300 ms and ends there.
class TestM3Loops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsOver()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const RenderScene scene = sceneOf(*document);
        for (const int round : {0, 300, 600, 900})
            for (const auto &[time, turn] : {std::pair(0, 90.), std::pair(50, 75.), std::pair(99, 60.3)})
                QVERIFY2(near(turnAt(scene, round + time), turn),
                         qPrintable(QStringLiteral("%1: %2").arg(round + time).arg(turnAt(scene, round + time))));
        QVERIFY(near(turnAt(scene, 299), 0.3));
        // The keys themselves are the file's.
        QCOMPARE(rootOf(*document).bones[1].rotation.keys.size(), std::size_t(4));
    }

    /// Events fire in every round of their loop; the file's own times stay.
    void eventsStartOver()
    {
        made::Model model = made::Model::tiny();
        model.tracks[1].blocks.append({made::Event, 0x063f6d59, {0, 100, 300, 450}, {}, 0, 300});
        const QString name = QStringLiteral("m3/tiny29.m3");
        const auto document = openDocument(name, model.file().bytes());
        const auto &events = rootOf(*document).events;
        QCOMPARE(events.size(), std::size_t(2));
        const std::size_t row = events[0].animId == 0x063f6d59 ? 0 : 1;
        const RenderScene scene = sceneOf(*document);
        const auto timesOf = [](const Curve<NoValue> &times) {
            return QList<std::int32_t>(times.times().begin(), times.times().end());
        };
        QCOMPARE(timesOf(scene.events[row].times), (QList<std::int32_t>{0, 100, 300, 400, 600, 700, 900, 1000}));
        QCOMPARE(timesOf(events[row].times), (QList<std::int32_t>{0, 100, 300, 450}));
        // The ends of sequences are not repeated.
        QCOMPARE(timesOf(scene.events[1 - row].times), timesOf(events[1 - row].times));
    }

    /// A collection that doesn't play over others holds its last key; the scene follows an edit at once.
    void onlyConcurrentOnes()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        RenderScene scene = sceneOf(*document);
        connect(document.get(), &Document::committed, this,
                [&](const ChangeSet &changes) { m3Format().scene()->update(document->model(), changes, scene); });
        QCOMPARE(
            push(*document, [](EditBuilder &edit,
                               const Document &d) { edit.set(at(d, "collections[1].concurrent"), std::uint16_t(0)); }),
            QString());
        QVERIFY(near(turnAt(scene, 50), 75));
        QVERIFY(near(turnAt(scene, 350), 0));
        document->undo();
        QVERIFY(near(turnAt(scene, 350), 75));
        // A round of 600 ms: the last key is held to its end.
        const auto end = [](EditBuilder &edit, const Document &d) {
            edit.set(at(d, "collections[1].blocks[0].end"), std::uint32_t(600));
        };
        QCOMPARE(push(*document, end), QString());
        QVERIFY(near(turnAt(scene, 350), 0));
        QVERIFY(near(turnAt(scene, 590), 0));
        QVERIFY(near(turnAt(scene, 650), 75));
        // A round that ends between its keys.
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          edit.set(at(d, "collections[1].blocks[0].end"), std::uint32_t(200));
                      }),
                 QString());
        QVERIFY(near(turnAt(scene, 199), 30.3));
        QVERIFY(near(turnAt(scene, 250), 75));
        QCOMPARE(rootOf(*document).collections[1].blocks[0].end, 200u);
    }
};

SINEW_GUILESS_TEST(tst_m3_loops, TestM3Loops)

} // namespace tst_m3_loops
#include "tst_m3_loops.moc"
