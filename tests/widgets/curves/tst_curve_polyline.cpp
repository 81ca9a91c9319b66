// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The lines that the graph draws match the evaluator: by hand for every kind of segment, and at 1,000 times of every
// track of the corpus and of the showcase.

#include "core/format/format.h"
#include "core/model/walk.h"
#include "core/scene/pose/curve_sample.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/curves/drawing/curve_polyline.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <cmath>

namespace tst_curve_polyline {

using namespace sinew;

namespace {

using Part = CurvePolyline::Part;

template<class T>
CurveSource sourceOf(const Curve<T> &curve, TimeSpans spans)
{
    CurveSource source;
    source.curve = curve;
    source.value = &typeInfo<T>();
    source.spans = std::move(spans);
    return source;
}

Curve<float> floats(Interpolation interpolation, const std::vector<std::pair<int, float>> &keys)
{
    Curve<float> curve(interpolation, keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        curve.editTimes()[i] = keys[i].first;
        curve.editValues()[i] = keys[i].second;
    }
    return curve;
}

CurvePolyline lineOf(const CurveSource &source, const PolylineView &view)
{
    CurvePolyline line;
    line.build(source, KeyNumbers(source.curve, *source.value, source.order), view);
    return line;
}

std::vector<Part> partsOf(const CurvePolyline &line)
{
    std::vector<Part> parts;
    for (const CurvePolyline::Piece &piece : line.pieces())
        parts.push_back(piece.part);
    return parts;
}

} // namespace

class TestCurvePolyline : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void straightPieces()
    {
        // Held at 2 until 100, up to 6 at 300, held until 500; the keys at 50 and 900 belong to no sequence.
        const CurveSource source =
            sourceOf(floats(Interpolation::Linear, {{-50, 9}, {100, 2}, {300, 6}, {900, 1}}), {{0, 500, false}});
        const CurvePolyline line = lineOf(source, {-1000, 2000, 10, 0});
        QCOMPARE(partsOf(line), (std::vector<Part>{Part::Held, Part::Keys, Part::Held}));
        QCOMPARE(line.size(), std::size_t(6));
        QCOMPARE(line.numberAt(0, 0, 0), 2.0);
        QCOMPARE(line.numberAt(0, 200, 0), 4.0);
        QCOMPARE(line.numberAt(0, 500, 0), 6.0);
        QVERIFY(std::isnan(line.numberAt(0, 501, 0)));
        QVERIFY(std::isnan(line.numberAt(0, -1, 0)));
    }

    void seamOfALoop()
    {
        // From 8 at 400 through the end (500) to 2 at 100: 200 long; half of it at the seam.
        const CurveSource source = sourceOf(floats(Interpolation::Linear, {{100, 2}, {400, 8}}), {{0, 500, true}});
        const CurvePolyline line = lineOf(source, {0, 500, 10, 0});
        QCOMPARE(partsOf(line), (std::vector<Part>{Part::Seam, Part::Keys, Part::Seam}));
        QCOMPARE(line.numberAt(0, 450, 0), 6.5);
        QCOMPARE(line.numberAt(0, 500, 0), 5.0);
        QCOMPARE(line.numberAt(0, 0, 0), 5.0);
        QCOMPARE(line.numberAt(0, 50, 0), 3.5);
    }

    void steps()
    {
        const CurveSource source = sourceOf(floats(Interpolation::None, {{100, 2}, {400, 8}}), {{0, 500, true}});
        const CurvePolyline line = lineOf(source, {0, 500, 10, 0});
        // The last key counts through the seam.
        for (const auto &[time, number] :
             {std::pair{0, 8.0}, {99, 8.0}, {100, 2.0}, {399, 2.0}, {400, 8.0}, {500, 8.0}})
            QCOMPARE(line.numberAt(0, time, 0), number);
    }

    void sharedTimesAndDisorder()
    {
        // Up to 200 the first of the two counts, from then on the last of them; the keys are out of order.
        const CurveSource source =
            sourceOf(floats(Interpolation::Linear, {{200, 4}, {0, 0}, {200, 10}, {400, 20}}), {{0, 400, false}});
        const CurvePolyline line = lineOf(source, {0, 400, 10, 0});
        QCOMPARE(line.numberAt(0, 100, 0), 2.0);
        QCOMPARE(line.numberAt(0, 200, 0), 10.0);
        QCOMPARE(line.numberAt(0, 300, 0), 15.0);
    }

    void oneKeyAndNone()
    {
        CurveSource source = sourceOf(floats(Interpolation::Linear, {{100, 2}}), {{0, 500, true}, {600, 900, true}});
        source.rest = Value::of(7.0f);
        const CurvePolyline line = lineOf(source, {0, 1000, 10, 0});
        QCOMPARE(partsOf(line), (std::vector<Part>{Part::Held, Part::Held, Part::Rest}));
        QCOMPARE(line.numberAt(0, 50, 0), 2.0);
        QCOMPARE(line.numberAt(0, 450, 0), 2.0);
        QCOMPARE(line.numberAt(1, 700, 0), 7.0);
        // A global sequence without keys inside takes the first key.
        source = sourceOf(floats(Interpolation::Linear, {{900, 3}, {950, 4}}), {{0, 500, true}});
        source.isGlobal = true;
        QCOMPARE(lineOf(source, {0, 1000, 10, 0}).numberAt(0, 200, 0), 3.0);
    }

    void everyTypeIsReadAsItsTrackSays()
    {
        // Halfway from (0, 20) to (10, 40); a track that is read in steps holds the first key.
        Curve<Vec2> curve(Interpolation::Linear, 2);
        curve.editTimes()[1] = 100;
        curve.editValues()[0] = {0, 20};
        curve.editValues()[1] = {10, 40};
        CurveSource source = sourceOf(curve, {{0, 100, false}});
        CurveNumbers numbers{};
        QVERIFY(numbersAt(source, source.spans[0], 50, {}, numbers));
        QCOMPARE(numbers[0], 5.0);
        QCOMPARE(numbers[1], 30.0);
        QCOMPARE(lineOf(source, {0, 100, 10, 0}).numberAt(0, 50, 1), 30.0);
        source.step = true;
        QVERIFY(numbersAt(source, source.spans[0], 50, {}, numbers));
        QCOMPARE(numbers[0], 0.0);
        QCOMPARE(numbers[1], 20.0);
        QCOMPARE(lineOf(source, {0, 100, 10, 0}).numberAt(0, 50, 1), 20.0);
    }

    void withoutSequencesAllTimeIsOne()
    {
        const CurveSource source = sourceOf(floats(Interpolation::Linear, {{100, 2}, {300, 6}}), {});
        const CurvePolyline line = lineOf(source, {-100, 500, 10, 0});
        QCOMPARE(line.numberAt(0, -100, 0), 2.0);
        QCOMPARE(line.numberAt(0, 150, 0), 3.0);
        QCOMPARE(line.numberAt(0, 500, 0), 6.0);
    }

    void bezierIsSampledWhereItIsSeen()
    {
        Curve<float> curve = floats(Interpolation::Bezier, {{0, 0}, {100000, 10}});
        curve.editOutTangents()[0] = 10;
        curve.editInTangents()[1] = 0;
        const CurveSource source = sourceOf(curve, {{0, 100000, false}});
        const CurvePolyline line = lineOf(source, {49000, 51000, 100, 0});
        QVERIFY(line.size() < 40);                 // not the thousand samples of the whole
        QCOMPARE(line.numberAt(0, 50000, 0), 5.0); // B(½) = (0 + 3·10 + 3·0 + 10) / 8
    }

    void denseKeysAreSummedUp()
    {
        // A thousand keys a column, saw between −1 and 1.
        std::vector<std::pair<int, float>> keys;
        for (int i = 0; i < 100000; ++i)
            keys.emplace_back(i, i % 2 ? 1.f : -1.f);
        const CurveSource source = sourceOf(floats(Interpolation::Linear, keys), {{0, 99999, false}});
        const CurvePolyline line = lineOf(source, {0, 100000, 2500, 1000});
        QVERIFY(line.hasColumns());
        QVERIFY(line.size() <= 2 * 101);
        for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
            QCOMPARE(line.number(i, 0), -1.f);
            QCOMPARE(line.number(i + 1, 0), 1.f);
        }
    }

    /// A box and its radius have more numbers than a rotation.
    void denseKeysOfManyNumbersAreSummedUp()
    {
        Curve<std::array<float, 7>> curve(Interpolation::Linear, 10000);
        for (std::size_t i = 0; i < curve.size(); ++i) {
            curve.editTimes()[i] = int(i);
            for (std::size_t c = 0; c < 7; ++c)
                curve.editValues()[i][c] = float(c) + (i % 2 ? 1.f : -1.f);
        }
        const CurvePolyline line = lineOf(sourceOf(curve, {{0, 9999, false}}), {0, 10000, 2500, 1000});
        QVERIFY(line.hasColumns());
        for (std::size_t i = 0; i + 1 < line.size(); i += 2)
            for (int c = 0; c < 7; ++c) {
                QCOMPARE(line.number(i, c), float(c) - 1);
                QCOMPARE(line.number(i + 1, c), float(c) + 1);
            }
    }

    void anglesFollowTheTurn()
    {
        // Three quarter turns about z, a quarter each second: 0 90 180 270, not −90.
        Curve<Quat> curve(Interpolation::Linear, 4);
        for (int i = 0; i < 4; ++i) {
            curve.editTimes()[std::size_t(i)] = 1000 * i;
            const double half = i * M_PI / 4;
            curve.editValues()[std::size_t(i)] = {0, 0, float(std::sin(half)), float(std::cos(half))};
        }
        const CurveSource source = sourceOf(curve, {{0, 3000, false}});
        const CurvePolyline line = lineOf(source, {0, 3000, 50, 0});
        for (int i = 0; i <= 30; ++i)
            QVERIFY(std::abs(line.numberAt(0, i * 100, 2) - i * 9) < 1e-2);
    }

    /// Beside gimbal lock, x and z swing by half a turn between two keys; neither there nor at a key do they jump.
    void anglesDoNotJump()
    {
        Curve<Quat> curve(Interpolation::Linear, 3);
        const EulerAngles keys[] = {{0, 75, 0}, {165, 75, 170}, {170, 60, 175}};
        for (std::size_t i = 0; i < 3; ++i) {
            curve.editTimes()[i] = int(1000 * i);
            curve.editValues()[i] = rotationOf(keys[i], RotationOrder::Xyz);
        }
        const CurveSource source = sourceOf(curve, {{0, 2000, false}, {3000, 4000, true}});
        const CurvePolyline line = lineOf(source, {-100, 5000, 2, 0});
        QVERIFY(line.size() > 500);
        QCOMPARE(partsOf(line), (std::vector<Part>{Part::Keys}));
        for (std::size_t i = 1; i < line.size(); ++i) {
            QVERIFY(line.time(i) > line.time(i - 1));
            for (int c = 0; c < 3; ++c)
                QVERIFY(std::abs(line.number(i, c) - line.number(i - 1, c)) < 10);
        }
        const KeyNumbers numbers(curve, typeInfo<Quat>(), source.order, source.spans);
        for (const int time : {0, 300, 500, 700, 999, 1000, 1500, 2000}) {
            CurveNumbers there{};
            QVERIFY(numbersAt(source, source.spans[0], time, numbers, there));
            for (int c = 0; c < 3; ++c)
                QVERIFY(std::abs(line.numberAt(0, time, c) - there[std::size_t(c)]) < 0.1);
        }
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("showcase") << test::sourcePath("tests/samples/showcase/showcase.mdx");
        for (const QString &path : test::corpusFiles("wc3-mdx", {QStringLiteral("mdx")}, 9))
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
    }
    void corpus()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::shared_ptr<const Format> format = createMdxFormat();
        Diagnostics diagnostics;
        auto model = format->read(FileSet(path, file.readAll()), diagnostics);
        QVERIFY(model);
        test::sawCorpusFile(path);
        TimeSpans sequences;
        std::map<NodeId, TimeSpan> globals;
        for (const Clip &clip : format->curves()->clips(**model))
            if (clip.isGlobal)
                globals[clip.source] = {clip.start, clip.end, true};
            else
                sequences.push_back({clip.start, clip.end, clip.keysWrap});
        std::vector<std::pair<Address, const CurveBase *>> tracks;
        walkFields(**model, [&](const Address &address, const FieldInfo &field, void *data, void *) {
            if (field.type->kind == Kind::Curve && static_cast<const CurveBase *>(data)->size() > 0)
                tracks.emplace_back(address, static_cast<const CurveBase *>(data));
        });
        for (const auto &[address, curve] : tracks) {
            CurveSource source;
            source.curve = *curve;
            source.value = (*model)->field(address).type->element;
            source.spans = sequences;
            for (const CurveChannel &channel : format->curves()->channels(**model, address.node)) {
                if (channel.address != address)
                    continue;
                source.step = channel.isStep;
                if (channel.globalSequence != NoNode) {
                    source.isGlobal = true;
                    source.spans = {globals[channel.globalSequence]};
                }
            }
            // Rotations as stored, so that the numbers are those of the evaluator.
            source.order = RotationOrder::Raw;
            compare(source);
            if (source.value->kind == Kind::Quat)
                compareAngles(source);
            if (QTest::currentTestFailed())
                return;
        }
    }

private:
    /// From key to key by small steps; not where they still leap nor within a tenth of a degree of gimbal lock, where
    /// the angles go over the top (AnglePath): one turn of Arthas.mdx circles at 0.02…0.2° from it.
    static void compareAngles(const CurveSource &source)
    {
        Curve<Quat> curve;
        curve.CurveBase::operator=(source.curve);
        const RotationOrder order = RotationOrder::Xyz;
        const KeyNumbers keys(curve, typeInfo<Quat>(), order, source.spans);
        for (std::uint32_t row = 1; row < curve.size(); ++row) {
            const std::int32_t from = curve.times()[row - 1], to = curve.times()[row];
            const bool together = std::any_of(source.spans.begin(), source.spans.end(), [&](const TimeSpan &span) {
                return from < to && span.contains(from) && span.contains(to);
            });
            if (!together || curve.interpolation() == Interpolation::None)
                continue;
            EulerAngles now = keys.angles(row - 1);
            double largest = 0, clearance = 90;
            for (int i = 1; i <= 300; ++i) {
                const Quat there = interpolate(curve, {row - 1, row, float(i) / 300, true}, false);
                const EulerAngles next = nearestAngles(toEuler(there, order), now, order);
                for (std::size_t axis = 0; axis < 3; ++axis)
                    largest = std::max(largest, std::abs(next[axis] - now[axis]));
                clearance = std::min(clearance, std::abs(90 - std::abs(std::remainder(next[1], 180))));
                now = next;
            }
            for (std::size_t axis = 0; axis < 3 && largest < 15 && clearance > 0.1; ++axis)
                QVERIFY2(std::abs(keys.angles(row)[axis] - now[axis]) < 0.5, qPrintable(QString::number(to)));
        }
    }

    /// 1,000 times over the spans of a track: on the line within the error of a chord, which is far below a pixel.
    static void compare(const CurveSource &source)
    {
        const KeyNumbers keys(source.curve, *source.value, source.order);
        const int components = keys.components();
        if (components == 0)
            return;
        double total = 0;
        for (const TimeSpan &span : source.spans)
            total += std::max(double(span.end) - span.start, 0.0);
        for (qsizetype row = 0; row < source.spans.size(); ++row) {
            const TimeSpan span = source.spans[row];
            const auto first = std::find(source.spans.begin(), source.spans.end(), span) - source.spans.begin();
            if (span.end <= span.start || first != row)
                continue;
            const double length = double(span.end) - span.start;
            const int count = std::max(int(1000 * length / total), 2);
            CurvePolyline line;
            line.build(source, keys, {double(span.start), double(span.end), std::min(length / 10000, 8.0), 0});
            double largest = 1e-3;
            for (std::size_t i = 0; i < line.size(); ++i)
                for (int c = 0; c < components; ++c)
                    if (std::isfinite(line.number(i, c)))
                        largest = std::max(largest, std::abs(double(line.number(i, c))));
            for (int k = 0; k <= count; ++k) {
                const double time = span.start + std::floor(length * k / count);
                CurveNumbers expected{};
                if (!numbersAt(source, span, time, {}, expected))
                    continue;
                for (int c = 0; c < components; ++c) {
                    const double drawn = line.numberAt(int(row), time, c), wanted = expected[std::size_t(c)];
                    if (!std::isfinite(wanted) || !std::isfinite(drawn))
                        continue;
                    if (std::abs(drawn - wanted) > 1e-3 * largest) { // half a pixel of 500
                        qInfo() << "time" << time << "span" << span.start << span.end << "component" << c << "of"
                                << source.curve.size() << "keys, interpolation" << source.curve.header().interpolation;
                        QCOMPARE(drawn, wanted);
                    }
                }
            }
        }
    }
};

SINEW_APPLESS_TEST(tst_curve_polyline, TestCurvePolyline)

} // namespace tst_curve_polyline
#include "tst_curve_polyline.moc"
