// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the facets of M2 models say about their tracks and sequences.

#include "core/format/format.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/support/test_program.h"

#include "core/curves/curve_moment.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"

namespace tst_m2_facets {

using namespace sinew;
using namespace sinew::test;

namespace {

const QString wotlk = QStringLiteral("m2wotlk/tiny.m2"), classic = QStringLiteral("m2classic/tiny256.m2");

Address addressOf(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    if (!target)
        qFatal("%s", target.error().text().c_str());
    return target->address;
}

KeyRules rulesOf(const Document &document, const char *path)
{
    const auto channel = document.format()->curves()->channel(document.model(), addressOf(document, path));
    if (!channel)
        qFatal("%s is no channel", path);
    return channel->rules;
}

void choose(Document &document, std::size_t row, double after)
{
    const Clip clip = document.format()->sequences()->sequences(document.model())[row];
    document.playback().setSequence(clip);
    document.playback().setTime(clip.start + after);
}

Vec3 vectorAtPlayhead(const Document &document, const char *path)
{
    const Value value = valueAtPlayhead(document, addressOf(document, path));
    return *value.as<Vec3>();
}

float turnAtPlayhead(const Document &document)
{
    const Value value = valueAtPlayhead(document, addressOf(document, "bones[1].rotation"));
    return value.as<Quat>()->z;
}

} // namespace

class TestM2Facets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Only cameras have tangents; tracks over a particle's life are always linear; rotations are four u16.
    void keyRules()
    {
        const Interpolations plain{Interpolation::None, Interpolation::Linear};
        const auto document = openDocument(wotlk);
        QCOMPARE(rulesOf(*document, "bones[1].translation"), (KeyRules{plain, 0, 0, 0}));
        QCOMPARE(rulesOf(*document, "lights[0].visibility").interpolations, plain);
        QCOMPARE(rulesOf(*document, "events[0].times").interpolations, plain);
        QCOMPARE(rulesOf(*document, "cameras[0].positions").interpolations, Interpolations::all());
        QCOMPARE(rulesOf(*document, "cameras[0].roll").interpolations, Interpolations::all());
        QCOMPARE(rulesOf(*document, "particles[0].colour").interpolations, Interpolations{Interpolation::Linear});
        QCOMPARE(rulesOf(*document, "particles[0].headCell").initial(typeInfo<std::uint16_t>()), Interpolation::Linear);
        const KeyRules turn = rulesOf(*document, "bones[1].rotation");
        QCOMPARE(turn.valueStep, 2.0 / 65535);
        QCOMPARE(turn.lowest, -1.0);
        QCOMPARE(turn.highest, 1.0);
        const KeyRules alpha = rulesOf(*document, "ribbons[0].alpha");
        QCOMPARE(alpha.valueStep, 1.0 / 32767);
        QCOMPARE(alpha.highest, 1.0);
        const auto old = openDocument(classic);
        QCOMPARE(rulesOf(*old, "bones[1].rotation").valueStep, 0.0); // four floats then
    }

    /// Playing starts over, but values are not interpolated from the last key to the first. Before 264 the nearest keys
    /// around a sequence count.
    void clips()
    {
        for (const QString &sample : {wotlk, classic}) {
            const auto document = openDocument(sample);
            QVERIFY(!document->format()->sequences()->canSetLoops());
            int sequences = 0, globals = 0, lives = 0;
            for (const Clip &clip : document->format()->curves()->clips(document->model())) {
                QVERIFY(!clip.keysWrap);
                QCOMPARE(clip.loops, clip.source != RootNode);
                QCOMPARE(clip.usesOuterKeys, sample == classic && !clip.isGlobal);
                ++(clip.source == RootNode ? lives : clip.isGlobal ? globals : sequences);
            }
            QCOMPARE(sequences, sample == classic ? 4 : 8);
            QCOMPARE(globals, 2);
            QCOMPARE(lives, sample == classic ? 0 : 1);
        }
    }

    /// The neck's rotation has sub-tracks for two of the eight sequences: quarter and half turn in Stand, a quarter in
    /// Walk. The others read Stand's at the same time after their start, and keys set there become keys of Stand.
    void fewerSubTracks()
    {
        const auto document = openDocument(wotlk);
        const Address rotation = addressOf(*document, "bones[1].rotation");
        const CurveEdit edit = curveEdit(*document, rotation);
        QCOMPARE(edit.curve.header().slots, 2);
        QCOMPARE(edit.spans.size(), std::size_t(2));
        QCOMPARE(edit.spans[1].start, 1000000);
        choose(*document, 5, 500); // Death, 1,200 long
        QVERIFY(std::abs(turnAtPlayhead(*document) - 0.70710677f) < 1e-4f);
        const CurveMoment moment = momentIn(*document, edit.curve);
        QCOMPARE(moment.time, 500);
        QCOMPARE(moment.range.end, 1000);
        choose(*document, 5, 1200); // Stand ended 200 before
        QVERIFY(std::abs(turnAtPlayhead(*document) - 1) < 1e-4f);
        choose(*document, 1, 800);
        QVERIFY(std::abs(turnAtPlayhead(*document) - 0.70710677f) < 1e-4f);
        choose(*document, 2, 800); // the same keys as Walk
        QVERIFY(std::abs(turnAtPlayhead(*document) - 0.70710677f) < 1e-4f);

        choose(*document, 5, 250);
        CurveEdit keyed = curveEdit(*document, rotation);
        const std::size_t row = putKeyAtPlayhead(*document, keyed, restValue(document->model(), rotation));
        QCOMPARE(keyed.curve.times()[row], 250);
        QVERIFY(bool(pushEdits(*document, std::span(&keyed, 1), QStringLiteral("key"))));
        const Curve<Quat> now = rootOf(*document).bones[1].rotation;
        Files again = sampleFiles();
        again[wotlk] = savedFiles(*document)[{}];
        const Opened opened = openModel(fileSet(again, wotlk));
        QVERIFY(opened.model);
        QCOMPARE(opened.root().bones[1].rotation.times().size(), now.times().size());
        QCOMPARE(opened.root().bones[1].rotation.header().slots, 2);
    }

    /// Keys around a sequence lead into it: if it has none, the value lies between those before and after.
    void keysAround()
    {
        const auto document = openDocument(classic);
        const auto &sequences = rootOf(*document).sequences;
        // Of the neck's translation only the first key of the first sequence and the last of the last stay.
        CurveEdit edit = curveEdit(*document, addressOf(*document, "bones[1].translation"));
        const std::size_t last = edit.size() - 1;
        for (std::size_t row = 1; row < last; ++row)
            edit.marks[row].selected = keyBits(KeyPart::Value, 3);
        deleteSelected(edit);
        QCOMPARE(edit.size(), std::size_t(2));
        QVERIFY(bool(pushEdits(*document, std::span(&edit, 1), QStringLiteral("delete"))));
        const double from = edit.curve.times()[0], to = edit.curve.times()[1];
        const std::span<const Vec3> values = rootOf(*document).bones[1].translation.values();
        choose(*document, 1, 300);
        const double share = (sequences[1].start + 300 - from) / (to - from);
        QCOMPARE(vectorAtPlayhead(*document, "bones[1].translation").x,
                 float(double(values[0].x) + share * double(values[1].x - values[0].x)));

        // Setting a key there leaves the line as it is.
        CurveEdit keyed = curveEdit(*document, edit.address);
        const std::size_t row = putKeyAtPlayhead(*document, keyed, restValue(document->model(), edit.address));
        QVERIFY(bool(pushEdits(*document, std::span(&keyed, 1), QStringLiteral("key"))));
        QCOMPARE(row, std::size_t(1));
        choose(*document, 2, 100);
        const double later = (sequences[2].start + 100 - from) / (to - from);
        QVERIFY(std::abs(double(vectorAtPlayhead(*document, "bones[1].translation").x) -
                         (double(values[0].x) + later * double(values[1].x - values[0].x))) < 1e-6);
    }

    /// Tree, lists and messages tell what the game does at an event.
    void eventNames()
    {
        const auto document = openDocument(wotlk);
        const auto &events = rootOf(*document).events;
        const auto name = [&](std::size_t row) {
            return QString::fromStdString(document->format()->names()->name(document->model(), events.ids[row]));
        };
        QCOMPARE(name(0), QStringLiteral("$FL0 – Left footstep, forwards"));
        QCOMPARE(name(1), QStringLiteral("$DTH – Death: thud and loot effect"));
        QCOMPARE(name(3), QStringLiteral("$HIT – Hit: target is wounded"));
        QCOMPARE(setText(*document, "events[3].identifier", "$ZZZ"), QString()); // unknown identifier
        QCOMPARE(name(3), QStringLiteral("$ZZZ"));
    }
};

SINEW_GUILESS_TEST(tst_m2_facets, TestM2Facets)

} // namespace tst_m2_facets
#include "tst_m2_facets.moc"
