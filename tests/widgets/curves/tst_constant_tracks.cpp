// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A track of one key is a constant in every format: editing its value changes that key, wherever the playhead is.

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/properties/binding/binding.h"

#include <QTest>

namespace tst_constant_tracks {

using namespace sinew;

namespace {

std::unique_ptr<Document> openSample(const QString &path)
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    registry.add(createM2Format());
    registry.add(createM3Format());
    auto document = openDocument(registry, test::sourcePath("tests/samples/") + path, OpenFor::Editing);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}

/// The first track of plain numbers on the time of the sequences.
Address floatTrack(const Document &document, const std::vector<NodeId> &nodes)
{
    for (const NodeId node : nodes)
        for (const CurveChannel &channel : document.format()->curves()->channels(document.model(), node))
            if (channel.globalSequence == NoNode && !channel.isStep &&
                document.model().field(channel.address).type->element->kind == Kind::Float)
                return channel.address;
    return {};
}

const CurveBase &curve(const Document &document, const Address &track)
{
    return *static_cast<const CurveBase *>(document.model().field(track).data);
}

float firstValue(const Document &document, const Address &track)
{
    float value;
    std::memcpy(&value, curve(document, track).rawPart(0, sizeof value), sizeof value);
    return value;
}

} // namespace

class TestConstantTracks : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::vector<Clip> m_clips;
    Address m_track;

    /// A key at the start of the first sequence, the only one of the track.
    void open(const QString &path, const char *list)
    {
        m_document = openSample(path);
        m_clips = m_document->format()->sequences()->sequences(m_document->model());
        QVERIFY(m_clips.size() > 1);
        const auto target = parsePath(m_document->model(), list);
        QVERIFY2(bool(target), list);
        std::vector<NodeId> nodes;
        for (std::size_t row = 0; row < m_document->model().listSize(target->address); ++row)
            nodes.push_back(m_document->model().idAt(target->address, row));
        m_track = floatTrack(*m_document, nodes);
        QVERIFY(m_track.node != NoNode);
        m_document->playback().setSequence(m_clips[0]);
        CurveEdit edit = curveEdit(*m_document, m_track);
        edit.curve.clear();
        edit.marks.clear();
        putKeyAtPlayhead(*m_document, edit, Value::of(0.5f));
        QVERIFY(pushEdits(*m_document, std::span(&edit, 1), QStringLiteral("one key")));
        QCOMPARE(curve(*m_document, m_track).size(), std::size_t(1));
    }
    double within(std::size_t clip, double share) const
    {
        return m_clips[clip].start + share * (m_clips[clip].end - m_clips[clip].start);
    }
    Binding value() const { return Binding(*m_document, {m_track}).atPlayhead(); }
    std::size_t keys() const { return curve(*m_document, m_track).size(); }

private Q_SLOTS:
    void formats_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("mdx") << "showcase/showcase.mdx" << QByteArray("particleEmitters2");
        QTest::newRow("m2 264") << "m2wotlk/tiny.m2" << QByteArray("textureWeights");
        QTest::newRow("m2 256") << "m2classic/tiny256.m2" << QByteArray("textureWeights");
        QTest::newRow("m3") << "m3every/age00.m3" << QByteArray("lights");
    }

    void draggedWhileItPlays_data() { formats_data(); }
    void draggedWhileItPlays()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, list);
        open(path, list.constData());
        const std::int32_t time = curve(*m_document, m_track).times()[0];
        Playback &playback = m_document->playback();
        playback.setPlaying(true);
        const MergeKey drag = MergeKey::next();
        const int steps = m_document->historyCount();
        for (const double share : {0.25, 0.5, 0.75}) {
            playback.setTime(within(0, share));
            QVERIFY(value().set(Value::of(float(share)), QStringLiteral("drag"), drag));
            QCOMPARE(*value().value().as<float>(), firstValue(*m_document, m_track));
        }
        QCOMPARE(keys(), std::size_t(1));
        QCOMPARE(curve(*m_document, m_track).times()[0], time);
        QVERIFY(std::abs(firstValue(*m_document, m_track) - 0.75f) < 1e-3f); // M2 stores steps of 1/32767
        QVERIFY(playback.isPlaying());
        QCOMPARE(m_document->historyCount(), steps + 1);
    }

    void autoKeySetsKeys_data() { formats_data(); }
    void autoKeySetsKeys()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, list);
        open(path, list.constData());
        m_document->playback().setAutoKey(true);
        m_document->playback().setTime(within(0, 0.5));
        QVERIFY(value().set(Value::of(0.25f), QStringLiteral("set")));
        QCOMPARE(keys(), std::size_t(2));
    }

    /// With several keys, one is set at the playhead, which then stays there.
    void withSeveralKeysPlaybackStops_data() { formats_data(); }
    void withSeveralKeysPlaybackStops()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, list);
        open(path, list.constData());
        Playback &playback = m_document->playback();
        playback.setAutoKey(true);
        playback.setTime(within(0, 1));
        QVERIFY(value().set(Value::of(0.25f), QStringLiteral("second")));
        playback.setAutoKey(false);
        playback.setTime(within(0, 0.5));
        playback.setPlaying(true);
        QVERIFY(value().set(Value::of(0.75f), QStringLiteral("third")));
        QCOMPARE(keys(), std::size_t(3));
        QVERIFY(!playback.isPlaying());
    }

    /// No sequence is needed for a change that sets no key.
    void withoutASequence()
    {
        open(QStringLiteral("showcase/showcase.mdx"), "particleEmitters2");
        m_document->playback().setSequence(NoNode, 0, 0);
        QVERIFY(value().set(Value::of(0.25f), QStringLiteral("set")));
        QCOMPARE(keys(), std::size_t(1));
        QCOMPARE(firstValue(*m_document, m_track), 0.25f);
    }

    /// Also where the sequence does not read the key: a second one would animate what is a constant.
    void inAnotherSequence_data() { formats_data(); }
    void inAnotherSequence()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, list);
        open(path, list.constData());
        const std::int32_t time = curve(*m_document, m_track).times()[0];
        m_document->playback().setSequence(m_clips[1]);
        QVERIFY(value().set(Value::of(0.25f), QStringLiteral("set")));
        QCOMPARE(keys(), std::size_t(1));
        QCOMPARE(curve(*m_document, m_track).times()[0], time);
        QVERIFY(std::abs(firstValue(*m_document, m_track) - 0.25f) < 1e-3f);
        QCOMPARE(*value().value().as<float>(), firstValue(*m_document, m_track));
    }

    /// The static value beside a constant's track is never seen: its row shows and sets the key.
    void besideAStaticValue()
    {
        open(QStringLiteral("m3every/age00.m3"), "lights");
        Address still = m_track;
        still.leaf =
            std::uint16_t(m_document->model().field({m_track.node, m_track.field}).type->structure().mainField);
        const Binding beside(*m_document, {still});
        const Value before(typeInfo<float>(), m_document->model().field(still).data);
        QVERIFY(beside.setsKeys());
        QCOMPARE(*beside.value().as<float>(), 0.5f);
        const std::vector<Value> values = beside.values();
        QVERIFY(beside.set(Value::of(0.25f), QStringLiteral("set")));
        QCOMPARE(firstValue(*m_document, m_track), 0.25f);
        QVERIFY(equalValues(typeInfo<float>(), before.data(), m_document->model().field(still).data));
        QVERIFY(beside.restore(values, QStringLiteral("back"), {}));
        QCOMPARE(firstValue(*m_document, m_track), 0.5f);
        // Where the key does not count, the static value is what is seen and set.
        m_document->playback().setSequence(m_clips[1]);
        QVERIFY(!beside.setsKeys());
        QVERIFY(beside.set(Value::of(4.f), QStringLiteral("set")));
        QCOMPARE(keys(), std::size_t(1));
        QCOMPARE(*static_cast<const float *>(m_document->model().field(still).data), 4.f);
    }

    /// The command line's rule is the same.
    void setByPath()
    {
        open(QStringLiteral("m2wotlk/tiny.m2"), "textureWeights");
        const std::string path = pathOf(m_document->model(), m_track);
        const auto target = parsePath(m_document->model(), path);
        QVERIFY(bool(target));
        const auto change = makeSet(m_document->model(), *target, "0.25");
        QVERIFY2(bool(change), change ? "" : change.error().text().c_str());
        QVERIFY(m_document->push({*change}, QStringLiteral("set")));
        QVERIFY(std::abs(firstValue(*m_document, m_track) - 0.25f) < 1e-3f);
        m_document->playback().setAutoKey(true);
        m_document->playback().setTime(within(0, 0.5));
        QVERIFY(value().set(Value::of(0.75f), QStringLiteral("second")));
        const auto refused = makeSet(m_document->model(), *target, "0.5");
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.text().find("2 keys") != std::string::npos, refused.error().text().c_str());
    }
};

SINEW_TEST(tst_constant_tracks, TestConstantTracks)

} // namespace tst_constant_tracks
#include "tst_constant_tracks.moc"
