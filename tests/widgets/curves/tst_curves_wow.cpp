// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The curve editor over models of World of Warcraft's alpha: everything as over a Warcraft III model of the same
// tracks, and whatever no edit touches keeps its bytes.

#include "core/curves/curve_edit.h"
#include "core/curves/key_numbers.h"
#include "core/format/format.h"
#include "mdx/files.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/graph/graph_scene.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/key_gesture.h"
#include "widgets/curves/session/shown_track.h"

#include <algorithm>
#include <cmath>

namespace tst_curves_wow {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::samples;

namespace {

struct Editor
{
    std::unique_ptr<Document> document;
    CurveSession session;
    std::unique_ptr<CurveCommands> commands;

    explicit Editor(const QByteArray &bytes) : document(open(bytes))
    {
        CurveOptions options;
        options.onlySelected = false;
        session.setOptions(options);
        session.setDocument(document.get());
        document->playback().setSequence(clip());
        commands = std::make_unique<CurveCommands>(session);
    }
    Clip clip() const { return document->format()->sequences()->sequences(document->model()).front(); }
    std::vector<QString> trackNames() const
    {
        std::vector<QString> names;
        for (const ShownTrack &track : session.tracks())
            names.push_back(track.object + QLatin1Char('/') + QString::fromStdString(track.channel.name));
        return names;
    }
    /// All values of one key in every track that has it; −1: the last one.
    void select(int row)
    {
        document->keySelection().clear();
        for (const ShownTrack &track : session.tracks()) {
            const std::size_t count = session.curve(track).size();
            if (count == 0 || row >= int(count))
                continue;
            KeyMarks marks(count);
            marks[row < 0 ? count - 1 : std::size_t(row)].selected =
                keyBits(KeyPart::Value, std::max(1, session.components(track)));
            document->keySelection().setMarks(track.address(), marks);
        }
    }
    QString run(const QString &command)
    {
        QString refused;
        const auto connection = QObject::connect(commands.get(), &CurveCommands::refused, commands.get(),
                                                 [&](const QString &why) { refused = why; });
        commands->update();
        QAction *action = commands->find(command.toLatin1().constData());
        if (!action)
            qFatal("%s", qPrintable(command));
        action->trigger();
        QObject::disconnect(connection);
        return refused;
    }
};

/// The same model as a file of Warcraft III 800.
QByteArray asWarcraft(const QByteArray &alpha)
{
    const auto document = open(alpha);
    mdx::MdxModel model = mdxOf(*document);
    model.data.dialect = mdx::Warcraft3;
    model.data.version = 800;
    model.setLayout(nullptr);
    return saved(model);
}

QByteArray alphaFile(int version)
{
    return mdxraw::fileOf(mdxraw::brazier(std::uint32_t(version)));
}

bool sameBytes(const CurveBase &a, const CurveBase &b, std::size_t width)
{
    if (!std::ranges::equal(a.times(), b.times()) || a.header().interpolation != b.header().interpolation ||
        a.hasTangents() != b.hasTangents())
        return false;
    for (int part = 0; part < (a.hasTangents() ? 3 : 1); ++part)
        if (width && a.size() && std::memcmp(a.rawPart(part, width), b.rawPart(part, width), a.size() * width) != 0)
            return false;
    return true;
}

/// Rotations that 64 bits can store, with either sign.
bool sameStored(const CurveBase &a, const CurveBase &b)
{
    if (!std::ranges::equal(a.times(), b.times()) || a.hasTangents() != b.hasTangents())
        return false;
    for (int part = 0; part < (a.hasTangents() ? 3 : 1); ++part)
        for (std::size_t key = 0; key < a.size(); ++key) {
            Quat p, q;
            std::memcpy(&p, a.rawPart(part, sizeof p) + key * sizeof p, sizeof p);
            std::memcpy(&q, b.rawPart(part, sizeof q) + key * sizeof q, sizeof q);
            const double length =
                std::sqrt(double(p.x) * p.x + double(p.y) * p.y + double(p.z) * p.z + double(p.w) * p.w);
            const double dot = (double(p.x) * q.x + double(p.y) * q.y + double(p.z) * q.z + double(p.w) * q.w) / length;
            if (std::abs(std::abs(dot) - 1) > 2e-6)
                return false;
        }
    return true;
}

/// Rows of the same tracks in both; those that Warcraft III lacks are omitted.
std::vector<std::pair<std::size_t, std::size_t>> pairsOf(const Editor &alpha, const Editor &classic)
{
    const auto names = alpha.trackNames(), others = classic.trackNames();
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto found = std::ranges::find(others, names[i]); found != others.end())
            pairs.emplace_back(i, std::size_t(found - others.begin()));
    return pairs;
}

/// Names of tracks whose keys or numbers at the playhead differ.
QStringList differing(const Editor &alpha, const Editor &classic)
{
    QStringList names;
    for (const auto &[mine, theirs] : pairsOf(alpha, classic)) {
        const ShownTrack &a = alpha.session.tracks()[mine], &b = classic.session.tracks()[theirs];
        const bool sameKeys = sameBytes(alpha.session.curve(a), classic.session.curve(b), a.value().valueSize());
        // Tracks without keys show their static value; the two games' files store colours in different orders.
        const bool sameNumbers = alpha.session.curve(a).size() == 0 ||
                                 alpha.session.numbersAtPlayhead(mine) == classic.session.numbersAtPlayhead(theirs);
        if (!sameKeys || !sameNumbers)
            names += alpha.trackNames()[mine];
    }
    return names;
}

/// Keys of a bone's KGRT as the file stores them.
struct StoredKey
{
    std::int32_t time;
    std::uint64_t value;
};
QList<StoredKey> storedRotation(const QByteArray &file, const char *node)
{
    const auto number = [&](qsizetype at) {
        std::uint32_t result;
        std::memcpy(&result, file.constData() + at, 4);
        return result;
    };
    const qsizetype at = file.indexOf("KGRT", file.indexOf(node, file.indexOf("BONE")));
    const qsizetype each = number(at + 8) > 1 ? 28 : 12;
    QList<StoredKey> keys;
    for (qsizetype i = 0; i < qsizetype(number(at + 4)); ++i) {
        StoredKey key{};
        std::memcpy(&key.time, file.constData() + at + 16 + i * each, 4);
        std::memcpy(&key.value, file.constData() + at + 20 + i * each, 8);
        keys += key;
    }
    return keys;
}

} // namespace

class TestCurvesWow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameTracks_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {1300, 1400, 1500})
            QTest::addRow("%d", version) << version;
    }

    /// Listed, read at the playhead and drawn between keys.
    void sameTracks()
    {
        QFETCH(int, version);
        Editor alpha(alphaFile(version)), classic(asWarcraft(alphaFile(version)));
        QCOMPARE(mdxOf(*classic.document).data.dialect, std::uint32_t(mdx::Warcraft3));
        const auto pairs = pairsOf(alpha, classic);
        std::size_t present = 0;
        for (const auto &[mine, theirs] : pairs)
            present += alpha.session.tracks()[mine].channel.present;
        QVERIFY2(present >= 25, qPrintable(QString::number(present)));
        GraphScene drawn(alpha.session), expected(classic.session);
        for (const double time : {0., 333., 1000., 1777.}) {
            alpha.document->playback().setTime(time);
            classic.document->playback().setTime(time);
            QCOMPARE(differing(alpha, classic).join(u' '), QString());
            for (const auto &[mine, theirs] : pairs) {
                CurveNumbers a{}, b{};
                QCOMPARE(drawn.numbersAt(mine, time, a), expected.numbersAt(theirs, time, b));
                QCOMPARE(a, b);
            }
        }
    }

    void commands_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<QString>("command");
        QTest::addColumn<int>("row");
        for (const int version : {1300, 1500})
            for (const char *command : {"insertKey", "insertKeys", "delete", "duplicate", "reverse", "negate",
                                        "mirrorPlayhead", "interpolationNone", "interpolationLinear",
                                        "interpolationHermite", "interpolationBezier", "move", "scale"})
                for (const int row : {1, -1})
                    QTest::addRow("%d %s %d", version, command, row) << version << QString::fromLatin1(command) << row;
    }

    void commands()
    {
        QFETCH(int, version);
        QFETCH(QString, command);
        QFETCH(int, row);
        const QByteArray bytes = alphaFile(version);
        Editor alpha(bytes), classic(asWarcraft(bytes));
        const QByteArray classicBytes = saved(*classic.document);
        QString notified[2];
        Editor *const editors[] = {&alpha, &classic};
        for (int i = 0; i < 2; ++i) {
            Editor &editor = *editors[i];
            editor.document->playback().setTime(700);
            editor.select(row);
            if (command == QLatin1String("move") || command == QLatin1String("scale")) {
                const bool moves = command == QLatin1String("move");
                KeyGesture gesture(editor.session, moves ? KeyGesture::Kind::Move : KeyGesture::Kind::Scale,
                                   KeyGesture::Axes::Both, 0, 0);
                gesture.drag(moves ? 10 : .5, moves ? .125 : .75, false);
                gesture.drag(moves ? -30 : .75, moves ? .25 : .5, false);
                notified[i] = gesture.text();
            } else {
                notified[i] = editor.run(command);
            }
        }
        QCOMPARE(notified[0].isEmpty(), notified[1].isEmpty());
        QCOMPARE(alpha.document->historyCount(), classic.document->historyCount());
        QCOMPARE(differing(alpha, classic).join(u' '), QString());

        // The file holds the edited values.
        const QByteArray edited = saved(*alpha.document);
        Editor again(edited);
        QVERIFY(again.document->byteProof().exact);
        QCOMPARE(again.trackNames(), alpha.trackNames());
        for (std::size_t i = 0; i < alpha.session.tracks().size(); ++i) {
            const CurveBase &there = again.session.curve(again.session.tracks()[i]),
                            &here = alpha.session.curve(alpha.session.tracks()[i]);
            const TypeInfo &value = alpha.session.tracks()[i].value();
            const bool same =
                value.kind == Kind::Quat ? sameStored(here, there) : sameBytes(here, there, value.valueSize());
            QVERIFY2(same, qPrintable(alpha.trackNames()[i]));
        }

        const bool changed = alpha.document->historyCount() > 0;
        QCOMPARE(edited != bytes, changed);
        if (changed) {
            alpha.document->undo();
            classic.document->undo();
        }
        COMPARE_BYTES(saved(*alpha.document), bytes);
        COMPARE_BYTES(saved(*classic.document), classicBytes);
        if (changed) {
            alpha.document->redo();
            COMPARE_BYTES(saved(*alpha.document), edited);
        }
    }

    /// Turning one key leaves the 64 bits of the others as they were, and changes nothing else in the file.
    void untouchedRotations()
    {
        const QByteArray bytes = alphaFile(1300);
        Editor editor(bytes);
        const Address track = at(*editor.document, "bones[1].node.rotation");
        KeyMarks marks(3);
        marks[1].selected = keyBits(KeyPart::Value, 3);
        editor.document->keySelection().setMarks(track, marks);
        {
            KeyGesture gesture(editor.session, KeyGesture::Kind::Move, KeyGesture::Axes::Value, 1000, 90);
            gesture.drag(0, 30, false); // degrees about x, y and z
        }
        const QByteArray edited = saved(*editor.document);
        const auto before = storedRotation(bytes, "Crystal"), after = storedRotation(edited, "Crystal");
        QCOMPARE(before.size(), 3);
        QCOMPARE(after.size(), 3);
        QCOMPARE(after[0].value, before[0].value);
        QCOMPARE(after[2].value, before[2].value);
        QCOMPARE(after[1].time, 1000);
        QVERIFY(after[1].value != before[1].value);
        qsizetype differences = 0;
        for (qsizetype i = 0; i < edited.size(); ++i)
            differences += edited[i] != bytes[i];
        QCOMPARE(edited.size(), bytes.size());
        QVERIFY(differences <= 8);
        // Other edits of the same track neither touch the rest.
        editor.document->undo();
        editor.document->playback().setTime(500);
        editor.session.setActiveTracks({track});
        QCOMPARE(editor.run(QStringLiteral("insertKeys")), QString());
        const auto split = storedRotation(saved(*editor.document), "Crystal");
        QCOMPARE(split.size(), 4);
        QCOMPARE(split[1].time, 500);
        for (const int i : {0, 1, 2})
            QCOMPARE(split[i == 0 ? 0 : i + 1].value, before[i].value);
    }

    /// The limits of the file are shown: steps of packed rotations, no interpolation where there is no room for one.
    void rules()
    {
        Editor editor(alphaFile(1300));
        const CurveFacet &facet = *editor.document->format()->curves();
        const auto rules = [&](const Editor &of, const char *path) {
            return facet.channel(of.document->model(), at(*of.document, path))->rules;
        };
        QCOMPARE(rules(editor, "bones[1].node.rotation").valueStep, 1. / (1 << 20));
        QCOMPARE(rules(editor, "bones[1].node.rotation").lowest, -1.);
        QCOMPARE(rules(editor, "textureAnimations[0].rotation").valueStep, 1. / (1 << 20));
        QCOMPARE(rules(editor, "bones[1].node.translation"), KeyRules());
        QVERIFY(rules(editor, "materials[1].layers[1].textureIdKeys").interpolations ==
                Interpolations({Interpolation::None}));
        QVERIFY(rules(editor, "materials[0].layers[0].textureIdKeys").interpolations ==
                Interpolations({Interpolation::None}));
        Editor full(mdxraw::fileOf(mdxraw::brazier(1300, {true, false})));
        QCOMPARE(rules(full, "materials[1].layers[1].textureIdKeys"), KeyRules());
        QCOMPARE(rules(full, "materials[0].layers[0].textureIdKeys"), KeyRules());
        Editor classic(asWarcraft(alphaFile(1300)));
        QCOMPARE(rules(classic, "bones[1].node.rotation"), KeyRules());
        QCOMPARE(rules(classic, "materials[1].layers[1].textureIdKeys"), KeyRules());
    }
};

SINEW_TEST(tst_curves_wow, TestCurvesWow)

} // namespace tst_curves_wow
#include "tst_curves_wow.moc"
