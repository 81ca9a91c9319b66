// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// One long animation that is cut into sequences: what plays in each of them, and what is refused.

#include "core/exchange/cut_keys.h"
#include "core/scene/pose/pose.h"
#include "tests/plugins/gltf/made_gltf.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_gltf_cuts {

using namespace sinew;
using namespace sinew::test;

/// Keys of two numbers at uneven times, with slopes, and a jump at 1.5 s.
ClipKeys sampleKeys(ClipKeys::Shape shape)
{
    ClipKeys keys;
    keys.shape = shape;
    keys.components = 2;
    keys.times = {0.25f, 1, std::nextafter(1.5f, 0.f), 1.5f, 2.75f, 4};
    keys.values = {0, 5, 3, -2, 4, 1, 8, 8, -6, 0.5f, 2, 2};
    if (shape == ClipKeys::Cubic) {
        keys.ins = {0, 0, 2, -1, 0, 1, 0, 0, 3, 3, 0, 0};
        keys.outs = {1, 4, -2, 1, 0, 0, 5, -4, 1, 0, 0, 0};
    }
    return keys;
}

/// Frames at 10 a second from frame 0 to 40, in which the arm moves to the right, and in which it turns.
MadeGltf longAnimation(const char *interpolation = "LINEAR")
{
    MadeGltf made;
    std::vector<float> times, places, turns;
    for (int frame = 0; frame <= 40; ++frame) {
        times.push_back(float(frame) / 10);
        places.insert(places.end(), {float(frame), 2, 0});
        const float angle = float(frame) * 0.05f;
        turns.insert(turns.end(), {0, 0, std::sin(angle / 2), std::cos(angle / 2)});
    }
    const int input = made.floats("SCALAR", times);
    made.set("animations/0/samplers/0/input", input);
    made.set("animations/0/samplers/0/output", made.floats("VEC3", places));
    made.set("animations/0/samplers/0/interpolation", QLatin1String(interpolation));
    made.set("animations/0/samplers/1/input", input);
    made.set("animations/0/samplers/1/output", made.floats("VEC4", turns));
    made.set("animations/0/samplers/1/interpolation", QStringLiteral("LINEAR"));
    return made;
}

Result<ImportedScene> readCut(const MadeGltf &made, const ImportOptions &options)
{
    Diagnostics diagnostics;
    return imported(made.bytes(), diagnostics, options);
}

ImportOptions cutOptions(std::vector<SequenceCut> cuts, std::optional<double> rate = 10)
{
    ImportOptions options;
    options.cuts = std::move(cuts);
    options.framesPerSecond = rate;
    return options;
}

/// Where the arm is; the model's y is the file's x, 64 units for one.
Eigen::Affine3f armAt(const RenderScene &scene, std::size_t sequence, double moment)
{
    Pose pose;
    evaluatePose(scene, {.sequence = std::int32_t(sequence), .time = scene.sequences.at(sequence).start + moment},
                 pose);
    return Eigen::Affine3f(pose.nodes.at(1));
}

class TestGltfCuts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keysSayTheSame_data();
    void keysSayTheSame();
    void turnsSayTheSame();
    void cutsAtKeys();
    void makesSequences_data();
    void makesSequences();
    void cutsBetweenFrames();
    void keepsOtherAnimations();
    void suggests_data();
    void suggests();
    void cutsAtMarkers();
    void refuses_data();
    void refuses();
    void refusesTooMuch();
};

void TestGltfCuts::keysSayTheSame_data()
{
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    for (const auto &[shape, name] :
         {std::pair(ClipKeys::Step, "steps"), {ClipKeys::Linear, "lines"}, {ClipKeys::Cubic, "cubics"}})
        for (const auto &[first, last] : {std::pair(0., 5.), {0.5, 2.}, {1., 1.5}, {1.1, 1.2}, {1.5, 2.75}, {3.9, 9.}})
            QTest::addRow("%s %g-%g", name, first, last) << int(shape) << first << last;
}

void TestGltfCuts::keysSayTheSame()
{
    QFETCH(const int, shape);
    QFETCH(const double, first);
    QFETCH(const double, last);
    const ClipKeys keys = sampleKeys(ClipKeys::Shape(shape)), cut = cutKeys(keys, first, last);
    QCOMPARE(cut.values.size(), 2 * cut.size());
    QVERIFY(std::is_sorted(cut.times.begin(), cut.times.end()));
    QVERIFY(double(cut.times.front()) >= first - 1e-5 && double(cut.times.back()) <= last + 1e-5);
    for (double at = first; at <= last; at += 0.003) {
        const CurvePoint was = keys.at(at), is = cut.at(at);
        for (std::size_t i = 0; i < 2; ++i)
            QVERIFY2(std::abs(was[i] - is[i]) < 2e-5,
                     qPrintable(QStringLiteral("%1 s: %2, %3").arg(at).arg(was[i]).arg(is[i])));
    }
}

void TestGltfCuts::turnsSayTheSame()
{
    ClipKeys keys;
    keys.components = 4;
    keys.isRotation = true;
    keys.times = {0, 1};
    keys.values = {0, 0, 0, 1, 0, 0, 1, 0};
    const ClipKeys cut = cutKeys(keys, 0.25, 0.75);
    QCOMPARE(cut.size(), std::size_t(2));
    for (double at = 0.25; at < 0.75; at += 0.01) {
        QVERIFY(std::abs(keys.at(at)[2] - cut.at(at)[2]) < 1e-6);
        QVERIFY(std::abs(keys.at(at)[3] - cut.at(at)[3]) < 1e-6);
    }
}

/// Frames are no exact floats: a key that is meant is not doubled.
void TestGltfCuts::cutsAtKeys()
{
    ClipKeys keys;
    for (int frame = 0; frame <= 100; ++frame) {
        keys.times.push_back(float(frame) / 24);
        keys.values.push_back(float(frame));
    }
    for (int first = 0; first < 90; ++first) {
        const ClipKeys cut = cutKeys(keys, first / 24., (first + 7) / 24.);
        QCOMPARE(cut.size(), std::size_t(8));
        QCOMPARE(cut.values.front(), float(first));
        QCOMPARE(cut.values.back(), float(first + 7));
    }
}

void TestGltfCuts::makesSequences_data()
{
    QTest::addColumn<QString>("interpolation");
    for (const char *name : {"LINEAR", "STEP"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestGltfCuts::makesSequences()
{
    QFETCH(const QString, interpolation);
    const MadeGltf made = longAnimation(qPrintable(interpolation));
    const auto whole = readCut(made, {}),
               cut = readCut(made, cutOptions({{"Walk", 0, 10}, {"Attack", 10, 25}, {"Walk again", 5, 10}}));
    QVERIFY(whole);
    QVERIFY2(cut, cut ? "" : cut.error().text().c_str());
    const RenderScene &scene = cut->scene;
    QCOMPARE(scene.sequences.size(), std::size_t(3));
    QCOMPARE(scene.sequences[0].name, std::string("Walk"));
    QCOMPARE(scene.sequences[1].name, std::string("Attack"));
    QCOMPARE(scene.sequences[1].end - scene.sequences[1].start, 1500);
    for (const auto &[row, first] : {std::pair(0, 0), {1, 1000}, {2, 500}}) {
        const SceneSequence &sequence = scene.sequences[std::size_t(row)];
        for (int at = 0; at <= sequence.end - sequence.start; at += 10) {
            const Eigen::Affine3f is = armAt(scene, std::size_t(row), at), was = armAt(whole->scene, 0, first + at);
            QVERIFY2(is.isApprox(was, 1e-4f), qPrintable(QStringLiteral("%1 at %2 ms").arg(row).arg(at)));
        }
    }
}

void TestGltfCuts::cutsBetweenFrames()
{
    const auto whole = readCut(longAnimation(), {}), cut = readCut(longAnimation(), cutOptions({{"Part", 2.5, 3.5}}));
    QVERIFY(whole && cut);
    QCOMPARE(cut->scene.nodes.at(1).translation.curve.size(), std::size_t(3));
    for (int at = 0; at <= 100; at += 5)
        QVERIFY(armAt(cut->scene, 0, at).isApprox(armAt(whole->scene, 0, 250 + at), 1e-4f));
    // In seconds.
    const auto seconds = readCut(longAnimation(), cutOptions({{"Part", 0.25, 0.35}}, 1));
    QVERIFY(seconds);
    QCOMPARE(seconds->scene.sequences[0].end - seconds->scene.sequences[0].start, 100);
    QVERIFY(armAt(seconds->scene, 0, 50).isApprox(armAt(whole->scene, 0, 300), 1e-4f));
}

void TestGltfCuts::keepsOtherAnimations()
{
    MadeGltf made = longAnimation();
    made.set("animations/1", QJsonDocument::fromJson(R"({"name": "Short", "channels": [{"sampler": 0, "target":
        {"node": 1, "path": "translation"}}], "samplers": [{"input": 6, "output": 7}]})")
                                 .object());
    const auto cut = readCut(made, cutOptions({{"A", 0, 10}, {"B", 10, 40}}));
    QVERIFY(cut);
    QCOMPARE(cut->scene.sequences.size(), std::size_t(3));
    QCOMPARE(cut->scene.sequences[2].name, std::string("Short"));
    QCOMPARE(cut->scene.sequences[2].end - cut->scene.sequences[2].start, 1000);
}

void TestGltfCuts::suggests_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("suggested");
    for (const double rate : {24., 25., 30., 50., 60., 1000.})
        QTest::addRow("%g", rate) << rate << rate;
    QTest::newRow("none") << 23.4567 << 24.;
}

/// By the times of the keys; the whole animation as the first cut.
void TestGltfCuts::suggests()
{
    QFETCH(const double, rate);
    QFETCH(const double, suggested);
    MadeGltf made;
    std::vector<float> times, places;
    for (int frame = 1; frame <= 500; ++frame) {
        times.push_back(float(frame / rate));
        places.insert(places.end(), {float(frame), 0, 0});
    }
    made.set("animations/0/channels",
             QJsonArray{made.json[QStringLiteral("animations")][0][QStringLiteral("channels")][0]});
    made.set("animations/0/samplers/0/input", made.floats("SCALAR", times));
    made.set("animations/0/samplers/0/output", made.floats("VEC3", places));
    const auto read = readCut(made, {});
    QVERIFY(read);
    QCOMPARE(read->framesPerSecond, suggested);
    QCOMPARE(read->cuts.size(), std::size_t(1));
    QCOMPARE(read->cuts[0].name, std::string("Walk"));
    if (rate == suggested) {
        QVERIFY(std::abs(read->cuts[0].first - 1) < 1e-3);
        QVERIFY(std::abs(read->cuts[0].last - 500) < 1e-3);
    }
}

void TestGltfCuts::cutsAtMarkers()
{
    MadeGltf made = longAnimation();
    made.set("scenes/0/extensions", QJsonDocument::fromJson(R"({"WEBGI_animation_markers": {"markers": [
        {"name": "Attack", "frame": 21, "time": 2.1}, {"name": "Stand", "frame": 0, "time": 0},
        {"name": "Walk", "frame": 11, "time": 1.1}, {"name": "beyond", "frame": 90, "time": 9}]}})")
                                        .object());
    const auto suggested = readCut(made, {});
    QVERIFY(suggested);
    QCOMPARE(suggested->scene.sequences.size(), std::size_t(1));
    QCOMPARE(suggested->cuts.size(), std::size_t(3));
    ImportOptions options;
    options.cutsAtMarkers = true;
    options.framesPerSecond = 10;
    const auto cut = readCut(made, options);
    QVERIFY2(cut, cut ? "" : cut.error().text().c_str());
    QCOMPARE(cut->scene.sequences.size(), std::size_t(3));
    const std::pair<const char *, int> expected[] = {{"Stand", 1000}, {"Walk", 900}, {"Attack", 1900}};
    for (std::size_t row = 0; row < 3; ++row) {
        const SceneSequence &sequence = cut->scene.sequences[row];
        QCOMPARE(sequence.name, std::string(expected[row].first));
        QCOMPARE(sequence.end - sequence.start, expected[row].second);
    }
}

void TestGltfCuts::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::addColumn<QString>("reason");
    const double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    const QString name = QStringLiteral("Walk"), order = QStringLiteral("“Walk” ends before it begins");
    QTest::newRow("order") << name << 10. << 9. << order;
    QTest::newRow("negative") << name << -1. << 9. << order;
    QTest::newRow("no number") << name << nan << 9. << order;
    QTest::newRow("infinite") << name << 0. << inf << order;
    QTest::newRow("beyond") << name << 41. << 50.
                            << QStringLiteral("“Walk” lies outside of the animation, which has the frames 0 to 40");
    QTest::newRow("no name") << QString() << 1. << 2. << QStringLiteral("needs a name");
}

void TestGltfCuts::refuses()
{
    QFETCH(const QString, name);
    QFETCH(const double, first);
    QFETCH(const double, last);
    QFETCH(const QString, reason);
    const auto cut = readCut(longAnimation(), cutOptions({{"Good", 0, 10}, {name.toStdString(), first, last}}));
    QVERIFY(!cut);
    QVERIFY2(QString::fromStdString(cut.error().text()).contains(reason), cut.error().text().c_str());
}

void TestGltfCuts::refusesTooMuch()
{
    QVERIFY(!readCut(longAnimation(), cutOptions(std::vector<SequenceCut>(10001, {"A", 0, 10}))));
    // Each is small, all together are more than the file is worth.
    QVERIFY(!readCut(longAnimation(), cutOptions(std::vector<SequenceCut>(10000, {"A", 0, 40}))));
    QVERIFY(!readCut(longAnimation(), cutOptions({{"A", 0, 10}}, 0)));
    MadeGltf still;
    still.set("animations", QJsonValue(QJsonValue::Undefined));
    const auto cut = readCut(still, cutOptions({{"A", 0, 10}}));
    QVERIFY(!cut);
    QVERIFY(cut.error().text().find("no animation that could be cut") != std::string::npos);
    QCOMPARE(readCut(still, {})->framesPerSecond, 0.);
    ImportOptions options;
    options.cutsAtMarkers = true;
    const auto unmarked = readCut(longAnimation(), options);
    QVERIFY(!unmarked);
    QVERIFY(unmarked.error().text().find("no markers") != std::string::npos);
}

SINEW_GUILESS_TEST(tst_gltf_cuts, TestGltfCuts)

} // namespace tst_gltf_cuts

#include "tst_gltf_cuts.moc"
