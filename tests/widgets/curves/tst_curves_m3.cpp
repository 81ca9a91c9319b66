// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The curve editor over StarCraft II models: animated bounds have a lane for each number. The table of their sequences.

#include "core/curves/curve_keys.h"
#include "core/curves/key_numbers.h"
#include "core/curves/keys/copied_keys.h"
#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/keys/key_paste.h"
#include "core/format/format.h"
#include "tests/plugins/m3/m3_edits.h"
#include "tests/support/test_program.h"
#include "widgets/curves/channels/channel_model.h"
#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/sequences/sequence_model.h"

namespace tst_curves_m3 {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Fixture
{
    std::unique_ptr<Document> document = openDocument(QStringLiteral("m3odd/all-types-of-blocks.m3"));
    CurveSession session;
    Address bounds = at(*document, "divisions[0].sections[0].bounds.keys");

    Fixture()
    {
        CurveOptions options;
        options.onlySelected = false;
        session.setOptions(options);
        session.setDocument(document.get());
    }
    const Curve<m3::BoundsNumbers> &curve() const { return rootOf(*document).divisions[0].sections[0].bounds.keys; }
    std::size_t track() const { return std::size_t(session.trackOf(bounds)); }
};

} // namespace

class TestCurvesM3 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void boundsAreSevenNumbers()
    {
        Fixture f;
        QVERIFY(f.session.trackOf(f.bounds) >= 0);
        const ShownTrack &track = f.session.tracks()[f.track()];
        QCOMPARE(f.session.components(track), 7);
        QStringList names;
        for (int i = 0; i < 7; ++i)
            names += f.session.componentName(track, i);
        QCOMPARE(names.join(u'|'),
                 QStringLiteral("Minimum x|Minimum y|Minimum z|Maximum x|Maximum y|Maximum z|Radius"));
        // The sample's second sequence: two keys, 0 and 500 after its start.
        const KeyNumbers &numbers = f.session.numbers(f.track());
        QCOMPARE(numbers.number(2, 0), -2.0);
        QCOMPARE(numbers.number(2, 6), 3.0);
    }

    /// Drawn and read between keys: half way from (−1 … 1.5) to (−2 … 3).
    void betweenKeys()
    {
        Fixture f;
        const auto clips = f.document->format()->sequences()->sequences(f.document->model());
        f.document->playback().setSequence(clips[1]);
        f.document->playback().setTime(clips[1].start + 250);
        const CurveNumbers now = f.session.numbersAtPlayhead(f.track());
        const double expected[] = {-1.5, -1.5, 0, 1.5, 1.5, 2, 2.25, 0};
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(now[i], expected[i]);
        GraphScene scene(f.session);
        CurveNumbers drawn{};
        QVERIFY(scene.numbersAt(f.track(), clips[1].start + 250, drawn));
        for (std::size_t i = 0; i < 8; ++i)
            QCOMPARE(drawn[i], expected[i]);
    }

    /// Component 6 of three parts has bits of its own.
    void selectionOfEachNumber()
    {
        KeyBits all = 0;
        for (const KeyPart part : {KeyPart::Value, KeyPart::In, KeyPart::Out})
            for (int i = 0; i < maxComponents; ++i) {
                QVERIFY(!(all & keyBit(part, i)));
                all |= keyBit(part, i);
            }
        QCOMPARE(all, KeyBits(0xffffff));
        QCOMPARE(keyBits(KeyPart::In, 7), KeyBits(0x7f00));
    }

    /// The clipboard holds bounds as other values: whole, or the radius alone.
    void copiedAndPasted()
    {
        Fixture f;
        KeyMarks marks(f.curve().size());
        marks[2].selected = keyBits(KeyPart::Value, 7);
        f.document->keySelection().setMarks(f.bounds, marks);
        const auto copied = [&] {
            const std::vector<CurveEdit> edits = curveEdits(*f.document, std::array{f.bounds});
            auto keys = copiedKeysFromText(toText(copySelected(*f.document, edits)));
            if (!keys || keys->tracks.size() != 1)
                qFatal("nothing was copied");
            return *keys;
        };
        const auto pastedAt = [&](std::int32_t time, const CopiedKeys &keys) {
            CurveEdit edit = curveEdit(*f.document, f.bounds);
            static_cast<void>(pasteTrack(edit, keys.tracks[0], keys, {time}));
            Curve<m3::BoundsNumbers> curve;
            static_cast<CurveBase &>(curve) = edit.curve;
            const int row = keyAt(curve, time);
            return row < 0 ? m3::BoundsNumbers{} : curve.values()[std::size_t(row)];
        };
        const std::int32_t between = (f.curve().times()[1] + f.curve().times()[2]) / 2;
        QCOMPARE(pastedAt(between, copied()), (m3::BoundsNumbers{-2, -2, 0, 2, 2, 2, 3}));
        marks[2].selected = keyBit(KeyPart::Value, 6);
        f.document->keySelection().setMarks(f.bounds, marks);
        // The corners keep their values half way between the keys.
        QCOMPARE(pastedAt(between, copied()), (m3::BoundsNumbers{-1.5f, -1.5f, 0, 1.5f, 1.5f, 2, 3}));
    }

    /// The row of a track stands for all seven numbers.
    void hiddenAndEnteredAsOne()
    {
        Fixture f;
        ChannelModel channels(f.session);
        const QModelIndex track = channels.indexOf(int(f.track()), -1, ChannelModel::Show);
        channels.setOn({track}, ChannelModel::Show, false);
        for (int i = 0; i < 7; ++i)
            QVERIFY(!f.session.isDrawn(f.session.tracks()[f.track()], i));
        channels.setOn({channels.indexOf(int(f.track()), 6, ChannelModel::Show)}, ChannelModel::Show, true);
        for (int i = 0; i < 7; ++i)
            QCOMPARE(f.session.isDrawn(f.session.tracks()[f.track()], i), i == 6);
        const auto clips = f.document->format()->sequences()->sequences(f.document->model());
        f.document->playback().setSequence(clips[1]);
        f.document->playback().setTime(clips[1].start + 500);
        QVERIFY(channels.setData(channels.indexOf(int(f.track()), -1, ChannelModel::ValueColumn), QStringLiteral("*2"),
                                 Qt::EditRole));
        QCOMPARE(f.curve().values()[2], (m3::BoundsNumbers{-4, -4, 0, 4, 4, 4, 6}));
    }

    /// No two numbers are drawn in one colour.
    void coloursOfTheirOwn()
    {
        Fixture f;
        for (const QColor &ground : {QColor(Qt::white), QColor(0x23, 0x26, 0x29)}) {
            QList<QRgb> colours;
            for (int i = 0; i < 7; ++i)
                if (const QRgb colour = f.session.colour(f.session.tracks()[f.track()], i, QPalette(ground)).rgb();
                    !colours.contains(colour))
                    colours += colour;
            QCOMPARE(colours.size(), 7);
        }
    }

    /// One number is changed, saved and read again; the other six keep their bytes.
    void oneNumberIsEdited()
    {
        Fixture f;
        const QByteArray before = saved(*f.document);
        Curve<m3::BoundsNumbers> keys = f.curve();
        const double numbers[] = {
            std::nan(""), std::nan(""), std::nan(""), std::nan(""), std::nan(""), std::nan(""), 9};
        setKeyNumbers(keys, typeInfo<m3::BoundsNumbers>(), RotationOrder::Xyz, 2, KeyPart::Value, numbers);
        QCOMPARE(push(*f.document, [&](EditBuilder &edit, const Document &) { edit.set(f.bounds, keys); }), QString());
        const auto again = openDocument(QStringLiteral("m3odd/all-types-of-blocks.m3"), saved(*f.document));
        const auto &read = rootOf(*again).divisions[0].sections[0].bounds.keys;
        QCOMPARE(read.values()[2], (m3::BoundsNumbers{-2, -2, 0, 2, 2, 2, 9}));
        f.document->undo();
        QCOMPARE(saved(*f.document), before);
    }

    /// SEQS stores how often a sequence is chosen; Warcraft III stores rarity instead, which is the opposite.
    void frequencyIsNoRarity()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        SequenceModel model;
        QCOMPARE(model.headerData(SequenceModel::RarityColumn, Qt::Horizontal).toString(), QStringLiteral("Rarity"));
        model.setDocument(document.get());
        QCOMPARE(model.headerData(SequenceModel::RarityColumn, Qt::Horizontal).toString(), QStringLiteral("Frequency"));
        QVERIFY(!model.headerData(SequenceModel::RarityColumn, Qt::Horizontal, Qt::ToolTipRole)
                     .toString()
                     .contains(QLatin1String("rarer")));
        QVERIFY(model.setData(model.index(0, SequenceModel::RarityColumn), QStringLiteral("40")));
        QCOMPARE(rootOf(*document).sequences[0].frequency, 40u);
        QVERIFY(document->historyText(document->historyIndex() - 1).contains(QLatin1String("frequency")));
        model.setDocument(nullptr);
    }
};

SINEW_TEST(tst_curves_m3, TestCurvesM3)

} // namespace tst_curves_m3
#include "tst_curves_m3.moc"
