// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The curve editor and the table of sequences over World of Warcraft models: what the file can't hold is not offered,
// and what the game evaluates is shown.

#include "core/curves/keys/key_tools.h"
#include "core/format/format.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/support/test_program.h"
#include "widgets/curves/channels/channel_model.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/keys/key_table_model.h"
#include "widgets/properties/editors/curve_editor.h"
#include "widgets/properties/property_panel.h"
#include "widgets/sequences/sequence_panel.h"

#include <QAction>
#include <QComboBox>

namespace tst_curves_m2 {

using namespace sinew;
using namespace sinew::test;

namespace {

struct Fixture
{
    std::unique_ptr<Document> document;
    CurveSession session;

    explicit Fixture(const QString &sample) : document(openDocument(sample))
    {
        CurveOptions options;
        options.onlySelected = false;
        session.setOptions(options);
        session.setDocument(document.get());
    }
    Address at(const char *path) const { return parsePath(document->model(), path)->address; }
    void choose(std::size_t row)
    {
        document->playback().setSequence(document->format()->sequences()->sequences(document->model())[row]);
    }
};

const QString wotlk = QStringLiteral("m2wotlk/tiny.m2"), classic = QStringLiteral("m2classic/tiny256.m2");

} // namespace

class TestCurvesM2 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Hermite and bezier are for cameras.
    void interpolations()
    {
        Fixture f(wotlk);
        CurveCommands commands(f.session);
        const auto enabled = [&](std::vector<Address> tracks) {
            f.session.setActiveTracks(std::move(tracks));
            commands.update();
            QStringList names;
            for (const char *name :
                 {"interpolationNone", "interpolationLinear", "interpolationHermite", "interpolationBezier"})
                if (commands.find(name)->isEnabled())
                    names << QString::fromLatin1(name).mid(13);
            return names.join(QLatin1Char(' '));
        };
        const Address bone = f.at("bones[1].translation"), camera = f.at("cameras[0].positions");
        QCOMPARE(enabled({bone}), QStringLiteral("None Linear"));
        QCOMPARE(enabled({camera}), QStringLiteral("None Linear Hermite Bezier"));
        QCOMPARE(enabled({f.at("particles[0].colour")}), QStringLiteral("Linear"));
        // Of several tracks those that support it are changed.
        QCOMPARE(enabled({bone, camera}), QStringLiteral("None Linear Hermite Bezier"));
        connect(&commands, &CurveCommands::operationRequested, this, [&](const CurveOperation &operation) {
            QCOMPARE(operation.start.size(), std::size_t(1));
            QCOMPARE(operation.start[0].address, camera);
        });
        commands.find("interpolationBezier")->trigger();
        QCOMPARE(rootOf(*f.document).bones[1].translation.interpolation(), Interpolation::Linear);
    }

    /// The history has times as they are shown: from the start of the sequence.
    void stepsHaveTheSequencesTimes()
    {
        Fixture f(wotlk);
        const Clip clip = f.document->format()->sequences()->sequences(f.document->model())[3];
        QVERIFY(clip.start > 0);
        const Status done =
            SequenceEdits(*f.document)
                .setInterval(clip.source, clip.start, clip.start + 1200, {KeyPolicy::Stretch, OverlapPolicy::Refuse});
        QVERIFY2(done, done ? "" : done.error().text().c_str());
        QVERIFY2(f.document->historyText(0).endsWith(QLatin1String(" to 0 to 1200 ms")),
                 qPrintable(f.document->historyText(0)));
    }

    /// The neck's turn has sub-tracks for Stand and Walk (and Run, which has the same keys); in Death the graph draws
    /// that of Stand: a quarter turn at 500, half a turn from 1000 on.
    void echoes()
    {
        Fixture f(wotlk);
        const int track = f.session.trackOf(f.at("bones[1].rotation"));
        QVERIFY(track >= 0);
        const ShownTrack &shown = f.session.tracks()[std::size_t(track)];
        QCOMPARE(shown.spans.size(), std::size_t(2));
        QCOMPARE(shown.echoes.size(), std::size_t(5));
        QCOMPARE(shown.sourceTime(5000500), 500.0);
        QCOMPARE(shown.sourceTime(5001200), 1000.0);
        QCOMPARE(shown.sourceTime(1000300), 1000300.0);

        GraphScene scene(f.session);
        scene.setArea({600, 300}, 1);
        f.session.axis().frame(5000000, 5001200, 600);
        const CurvePolyline &line = scene.polyline(std::size_t(track));
        QVERIFY(!line.pieces().empty());
        double first = 1e9, last = 0;
        for (const CurvePolyline::Piece &piece : line.pieces()) {
            QVERIFY(piece.isEcho);
            for (std::uint32_t i = piece.first; i < piece.first + piece.count; ++i) {
                const double along = std::min(line.time(i) - 5000000, 1000.0);
                QVERIFY2(
                    std::abs(std::remainder(double(line.number(i, 2)) - along * 0.18, 360)) < 0.01,
                    qPrintable(QStringLiteral("%1 at %2").arg(double(line.number(i, 2))).arg(line.time(i), 0, 'f', 1)));
                first = std::min(first, line.time(i));
                last = std::max(last, line.time(i));
            }
        }
        QCOMPARE(first, 5000000.0);
        QCOMPARE(last, 5001200.0);
        // Talk is 500 long: nothing is drawn beyond.
        f.session.axis().frame(4000000, 4002000, 600);
        const CurvePolyline &talk = scene.polyline(std::size_t(track));
        for (const CurvePolyline::Piece &piece : talk.pieces())
            for (std::uint32_t i = piece.first; i < piece.first + piece.count && talk.time(piece.first) < 5000000; ++i)
                QVERIFY(talk.time(i) <= 4000500);
        CurveNumbers numbers{};
        QVERIFY(scene.numbersAt(std::size_t(track), 5000500, numbers));
        QVERIFY(std::abs(numbers[2] - 90) < 0.01);

        ChannelModel model(f.session);
        const QString help = model.indexOf(track).data(Qt::ToolTipRole).toString();
        QVERIFY2(help.contains(QStringLiteral("5 sequences")) && help.contains(QStringLiteral("“Stand”")),
                 qPrintable(help));
        QVERIFY2(help.contains(QStringLiteral("from -1 to 1 in steps of 3.1e-05")), qPrintable(help));
    }

    /// Before 264 a curve continues across the borders of a sequence: it is drawn as it is evaluated.
    void keysAround()
    {
        Fixture f(classic);
        const Address address = f.at("bones[1].translation");
        CurveEdit edit = curveEdit(*f.document, address);
        for (std::size_t row = 1; row + 1 < edit.size(); ++row)
            edit.marks[row].selected = keyBits(KeyPart::Value, 3);
        deleteSelected(edit);
        QVERIFY(bool(pushEdits(*f.document, std::span(&edit, 1), QStringLiteral("delete"))));
        const auto times = edit.curve.times();
        const std::span<const Vec3> values = rootOf(*f.document).bones[1].translation.values();
        const auto track = std::size_t(f.session.trackOf(address));
        GraphScene scene(f.session);
        scene.setArea({600, 300}, 1);
        f.session.axis().frame(times[0], times[1], 600);
        const CurvePolyline &line = scene.polyline(track);
        const TimeSpans &spans = f.session.tracks()[track].spans;
        QCOMPARE(spans.size(), 4);
        for (qsizetype row = 0; row < spans.size(); ++row)
            for (const std::int32_t time :
                 {spans[row].start, (spans[row].start + spans[row].end) / 2, spans[row].end}) {
                const double share = std::clamp(double(time - times[0]) / double(times[1] - times[0]), 0.0, 1.0);
                const double wanted = double(values[0].x) + share * double(values[1].x - values[0].x);
                QVERIFY2(std::abs(line.numberAt(int(row), time, 0) - wanted) < 1e-5, qPrintable(QString::number(time)));
                CurveNumbers numbers{};
                QVERIFY(scene.numbersAt(track, time, numbers));
                QVERIFY(std::abs(numbers[0] - wanted) < 1e-5);
            }
    }

    /// A typed time counts from the start of each key's own sequence.
    void timesInTheTable()
    {
        Fixture f(wotlk);
        f.session.setActiveTracks({f.at("bones[1].translation")});
        KeyTableModel model(f.session);
        const auto times = [&] {
            const auto all = rootOf(*f.document).bones[1].translation.times();
            return QList<int>(all.begin(), all.end());
        };
        const QList<int> before = times();
        QCOMPARE(before.mid(0, 6), QList<int>({0, 500, 1000, 1000000, 1000400, 1000800}));
        QVERIFY(bool(model.enter({model.index(1, 0), model.index(4, 0)}, QStringLiteral("120"))));
        QCOMPARE(times().mid(0, 6), QList<int>({0, 120, 1000, 1000000, 1000120, 1000800}));
        QCOMPARE(times().mid(6), before.mid(6));
        QVERIFY(bool(model.enter({model.index(1, 0), model.index(4, 0)}, QStringLiteral("*2"))));
        QCOMPARE(times().mid(0, 6), QList<int>({0, 240, 1000, 1000000, 1000240, 1000800}));
        // Pasted lines go into the sequence of the row they start at.
        QVERIFY(bool(model.paste(3, 0, QStringLiteral("100\t1\t2\t3\n200\t4\t5\t6\n"))));
        QCOMPARE(times().mid(0, 8), QList<int>({0, 240, 1000, 1000000, 1000100, 1000200, 1000240, 1000800}));
    }

    /// The game restarts sequences by itself; the file does not say so and can't be made to.
    void sequenceTable()
    {
        for (const QString &sample : {wotlk, classic}) {
            Fixture f(sample);
            SequenceModel model;
            model.setDocument(f.document.get());
            const QModelIndex loops = model.index(1, SequenceModel::LoopsColumn);
            QCOMPARE(loops.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
            QCOMPARE(loops.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Loops"));
            QVERIFY(!(loops.flags() & Qt::ItemIsUserCheckable));
            f.choose(1);
            f.document->playback().setAtEnd(AtEnd::AsSequence);
            QVERIFY(f.document->playback().loops());
            QVERIFY(!f.document->playback().keysWrap());
            QCOMPARE(f.document->playback().usesOuterKeys(), sample == classic);
        }
    }

    /// The property panel offers the same.
    void propertyPanel()
    {
        Fixture f(wotlk);
        PropertyPanel panel;
        panel.resize(500, 900);
        panel.show();
        panel.setDocument(f.document.get());
        const auto offered = [&](const char *path) {
            f.document->selection().select(f.at(path).node);
            QCoreApplication::processEvents();
            QStringList names;
            for (const QComboBox *box : panel.findChildren<QComboBox *>())
                if (box->accessibleName().endsWith(QStringLiteral(": Interpolation"))) {
                    QStringList own;
                    for (int i = 0; i < box->count(); ++i)
                        own << box->itemText(i);
                    names << own.join(QLatin1Char('/'));
                }
            return names;
        };
        const QStringList bone = offered("bones[1].translation"), camera = offered("cameras[0].positions");
        QVERIFY(!bone.isEmpty() && !camera.isEmpty());
        for (const QString &list : bone)
            QCOMPARE(list, QStringLiteral("None (steps)/Linear"));
        for (const QString &list : camera)
            QCOMPARE(list, QStringLiteral("None (steps)/Linear/Hermite/Bezier"));
    }
};

SINEW_TEST(tst_curves_m2, TestCurvesM2)

} // namespace tst_curves_m2
#include "tst_curves_m2.moc"
