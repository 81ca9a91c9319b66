// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Keys over a particle's life (0 to 32767) are read and set at the share of it that playback has reached.

#include "core/curves/curve_moment.h"
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_life {

using namespace sinew;
using namespace sinew::test;

namespace {

Address fieldAt(const Document &document, const char *path)
{
    return parsePath(document.model(), path)->address;
}
Clip stand(const Document &document)
{
    return m2Format().sequences()->sequences(document.model()).front();
}

} // namespace

class TestM2Life : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whichTracks()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        for (const char *path :
             {"particles[0].colour", "particles[0].alpha", "particles[0].headCell", "particles[2].colour"})
            QCOMPARE(ownTimelineOf(*document, fieldAt(*document, path)), RootNode);
        for (const char *path :
             {"particles[0].speed", "particles[0].areaWidth", "bones[0].translation", "bones[1].translation"})
            QCOMPARE(ownTimelineOf(*document, fieldAt(*document, path)), NoNode);
    }

    /// tests/samples/generator/m2/tiny_effects.cpp: opacity 0 at birth, 1 at 8192, 0 at death. Stand lasts 1000 ms.
    void value()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        document->playback().setSequence(stand(*document));
        const Address alpha = fieldAt(*document, "particles[0].alpha");
        const auto shown = [&](double time) {
            document->playback().setTime(time);
            return double(*valueAtPlayhead(*document, alpha).as<float>());
        };
        QCOMPARE(shown(0), 0.);
        QVERIFY(std::abs(shown(125) - 4095.875 / 8192) < 1e-4);
        QVERIFY(std::abs(shown(250) - 8191.75 / 8192) < 1e-4);
        QVERIFY(std::abs(shown(625) - (32767 - 20479.375) / (32767 - 8192)) < 1e-4);
        QCOMPARE(shown(1000), 0.);
    }

    void keys()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        document->playback().setSequence(stand(*document));
        const Address alpha = fieldAt(*document, "particles[0].alpha");
        const auto hasKey = [&] {
            return hasKeyAtPlayhead(*document, curveEdit(*document, alpha).curve, ownTimelineOf(*document, alpha));
        };
        QVERIFY(hasKey());
        document->playback().setTime(500);
        QVERIFY(!hasKey());
        CurveEdit edit = curveEdit(*document, alpha);
        putKeyAtPlayhead(*document, edit, Value::of(1.f));
        QVERIFY(pushEdits(*document, std::span(&edit, 1), QStringLiteral("key")));
        const auto &curve = rootOf(*document).particles[0].alpha;
        QCOMPARE(std::vector<std::int32_t>(curve.times().begin(), curve.times().end()),
                 (std::vector<std::int32_t>{0, 8192, 16384, 32767}));
        QVERIFY(hasKey());
        edit = curveEdit(*document, alpha);
        removeKeyAtPlayhead(*document, edit);
        QVERIFY(pushEdits(*document, std::span(&edit, 1), QStringLiteral("key")));
        QCOMPARE(curve.size(), std::size_t(3));
        document->playback().setTime(1000);
        QVERIFY(hasKey());
        // In another sequence the same keys count.
        document->playback().setSequence(m2Format().sequences()->sequences(document->model())[1]);
        QVERIFY(hasKeysInSequence(*document, curve, RootNode));
    }

    /// The first key of a track that has none.
    void firstKey()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        document->playback().setSequence(
            m2Format().sequences()->sequences(document->model())[3]); // 600 ms at 3,000,000
        document->playback().setTime(3000300);
        const Address colour = fieldAt(*document, "particles[2].colour");
        CurveEdit edit = curveEdit(*document, colour);
        putKeyAtPlayhead(*document, edit, restValue(document->model(), colour));
        QVERIFY(pushEdits(*document, std::span(&edit, 1), QStringLiteral("key")));
        QCOMPARE(rootOf(*document).particles[2].colour.times()[0], 16384);
    }
};

SINEW_GUILESS_TEST(tst_m2_life, TestM2Life)

} // namespace tst_m2_life
#include "tst_m2_life.moc"
