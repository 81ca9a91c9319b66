// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Copies in another model mean what they meant at home: sequences bring their keys, nodes play in sequences of the same
// names, meshes bring their parts.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/findings.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_mime.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_paste_elsewhere {

using namespace sinew;

namespace {

FormatRegistry formats()
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    registry.add(createM2Format());
    registry.add(createM3Format());
    return registry;
}

std::unique_ptr<Document> openSample(const QString &path)
{
    auto document = openDocument(formats(), test::sourcePath("tests/samples/") + path, OpenFor::Editing);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}

Result<PastedObjects> copyTo(Document &from, const std::vector<NodeId> &nodes, Document &to, NodeId near = NoNode)
{
    ObjectClipboard::copy(from, nodes);
    return ObjectClipboard::paste(to, *ObjectClipboard::content(), near);
}

std::vector<Clip> clipsOf(const Document &document)
{
    return document.format()->sequences()->sequences(document.model());
}

/// Times of a track's keys since the start of a sequence.
std::vector<std::int32_t> keysIn(const Model &model, const Address &track, const Clip &clip)
{
    std::vector<std::int32_t> times;
    const auto &curve = *static_cast<const CurveBase *>(model.field(track).data);
    for (const std::int32_t time : curve.times())
        if (time >= clip.start && time <= clip.end)
            times.push_back(time - clip.start);
    return times;
}

struct Track
{
    const char *bone;
    std::vector<std::int32_t> times;
};

/// Bones in a chain with keys of their translation.
std::unique_ptr<Document> skeleton(const std::vector<Track> &tracks, const std::vector<Clip> &sequences)
{
    auto model = std::make_unique<mdx::MdxModel>();
    for (const Clip &clip : sequences) {
        mdx::Sequence &sequence = model->data.sequences.append();
        sequence.name.set(clip.name);
        sequence.start = clip.start;
        sequence.end = clip.end;
    }
    for (std::size_t i = 0; i < tracks.size(); ++i) {
        mdx::Bone &bone = model->data.bones.append();
        bone.node.name.set(tracks[i].bone);
        bone.node.objectId = std::int32_t(i);
        bone.node.parentId = std::int32_t(i) - 1;
        Curve<Vec3> curve(Interpolation::Linear, tracks[i].times.size());
        for (std::size_t key = 0; key < tracks[i].times.size(); ++key) {
            curve.editTimes()[key] = tracks[i].times[key];
            curve.editValues()[key] = {float(tracks[i].times[key]), 0, 0};
        }
        if (!tracks[i].times.empty())
            bone.node.translation = curve;
    }
    model->data.pivots.reset(tracks.size());
    std::fill_n(model->data.pivots.edit(), tracks.size(), Vec3{});
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), createMdxFormat());
}

Clip clip(const char *name, std::int32_t start, std::int32_t end)
{
    Clip made;
    made.name = name;
    made.start = start;
    made.end = end;
    return made;
}

const mdx::Root &mdxRoot(const Document &document)
{
    return static_cast<const mdx::MdxModel &>(document.model()).data;
}
const m2::Root &m2Root(const Document &document)
{
    return static_cast<const m2::M2Model &>(document.model()).data;
}

std::vector<std::int32_t> timesOf(const mdx::Bone &bone)
{
    const auto times = bone.node.translation.times();
    return {times.begin(), times.end()};
}

/// Corners of a submesh's triangles in model space, in their order.
std::vector<std::array<float, 3>> cornersOf(const m2::Root &root, const m2::Skin &skin, const m2::Submesh &submesh)
{
    std::vector<std::array<float, 3>> corners;
    const std::size_t first = std::size_t(submesh.level) << 16 | submesh.triangleStart;
    for (std::size_t i = 0; i < submesh.triangleCount; ++i) {
        const Vec3 &p = root.positions[skin.vertices[skin.indices[first + i]]];
        corners.push_back({p.x, p.y, p.z});
    }
    return corners;
}

} // namespace

class TestPasteElsewhere : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QGuiApplication::clipboard()->clear(); }

    void sequenceBringsItsKeys()
    {
        const auto from = skeleton({{"Root", {0, 1000}}, {"Head", {2000, 2500, 3000}}, {"Tail", {2100}}},
                                   {clip("Stand", 0, 1000), clip("Attack", 2000, 3000)});
        const auto to = skeleton({{"Root", {0}}, {"Neck", {}}, {"Head", {0, 400}}},
                                 {clip("Stand", 0, 500), clip("Attack", 600, 700)});
        const auto pasted = copyTo(*from, {mdxRoot(*from).sequences.ids[1]}, *to);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        const auto &sequences = mdxRoot(*to).sequences;
        QCOMPARE(sequences.size(), std::size_t(3));
        QCOMPARE(pasted->nodes, std::vector<NodeId>{sequences.ids[2]});
        const mdx::Sequence &made = sequences[2];
        QCOMPARE(made.name.view(), std::string_view("Attack - 2"));
        QVERIFY(made.start > 700);
        QCOMPARE(made.end - made.start, 1000);
        const auto start = std::int32_t(made.start);
        QCOMPARE(timesOf(mdxRoot(*to).bones[2]), (std::vector<std::int32_t>{0, 400, start, start + 500, start + 1000}));
        QCOMPARE(mdxRoot(*to).bones[2].node.translation.values()[3].x, 2500.f);
        QCOMPARE(timesOf(mdxRoot(*to).bones[0]), std::vector<std::int32_t>{0});
        QCOMPARE(pasted->notes.size(), 1);
        QVERIFY2(pasted->notes[0].contains(QLatin1String("Tail")) && !pasted->notes[0].contains(QLatin1String("Head")),
                 qPrintable(pasted->notes[0]));
        QCOMPARE(to->historyCount(), 1);
        to->undo();
        QCOMPARE(sequences.size(), std::size_t(2));
        QCOMPARE(timesOf(mdxRoot(*to).bones[2]), (std::vector<std::int32_t>{0, 400}));
    }

    /// A name made from a number leads nowhere, though the other model shows the same one.
    void numbersAreNoNames()
    {
        const auto from = skeleton({{"Bone 0", {0, 1000}}, {"Tail", {100}}}, {clip("Attack", 0, 1000)});
        const auto to = skeleton({{"Bone 0", {}}, {"Bone 1", {}}, {"Bone 2", {}}}, {clip("Stand", 0, 500)});
        const auto pasted = copyTo(*from, {mdxRoot(*from).sequences.ids[0]}, *to);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        QCOMPARE(pasted->notes.size(), 2);
        QVERIFY2(pasted->notes[0].contains(QLatin1String("The keys of Bone 0 were not pasted")) &&
                     pasted->notes[0].contains(QLatin1String("only numbers")),
                 qPrintable(pasted->notes[0]));
        QVERIFY2(pasted->notes[1].contains(QLatin1String("Tail")) && !pasted->notes[1].contains(QLatin1String("Bone")),
                 qPrintable(pasted->notes[1]));
    }

    /// In its own model a pasted sequence is a duplicate, not one on top of the other.
    void sequenceAtHome()
    {
        const auto document = skeleton({{"Root", {0, 1000}}}, {clip("Stand", 0, 1000)});
        QVERIFY(copyTo(*document, {mdxRoot(*document).sequences.ids[0]}, *document));
        const mdx::Sequence &made = mdxRoot(*document).sequences[1];
        QVERIFY(made.start > 1000);
        QCOMPARE(timesOf(mdxRoot(*document).bones[0]),
                 (std::vector<std::int32_t>{0, 1000, std::int32_t(made.start), std::int32_t(made.end)}));
        const auto end = made.end; // the list moves when it grows
        QVERIFY(ObjectClipboard::duplicate(*document, {mdxRoot(*document).sequences.ids[0]}));
        QVERIFY(mdxRoot(*document).sequences[2].start > end);
    }

    /// Keys of a pasted node play in the sequences of the same names, scaled to their lengths.
    void nodesPlayWhereTheNamesAre()
    {
        const auto from =
            skeleton({{"Glow", {0, 500, 1000, 2000, 2500}}}, {clip("Stand", 0, 1000), clip("Death", 2000, 3000)});
        const auto to = skeleton({{"Root", {}}}, {clip("Walk", 0, 1000), clip("Stand", 5000, 7000)});
        const auto pasted = copyTo(*from, {mdxRoot(*from).bones.ids[0]}, *to);
        QVERIFY(pasted);
        QCOMPARE(timesOf(mdxRoot(*to).bones[1]), (std::vector<std::int32_t>{5000, 6000, 7000}));
        QVERIFY2(pasted->notes.join(u' ').contains(QLatin1String("Death")), qPrintable(pasted->notes.join(u' ')));
        // With its sequence it brings that one's as well.
        const auto both = copyTo(*from, {mdxRoot(*from).bones.ids[0], mdxRoot(*from).sequences.ids[1]}, *to);
        QVERIFY(both);
        const auto start = std::int32_t(mdxRoot(*to).sequences[2].start);
        QCOMPARE(timesOf(mdxRoot(*to).bones[2]), (std::vector<std::int32_t>{5000, 6000, 7000, start, start + 500}));
    }

    void nodesGoBelowTheSelected()
    {
        const auto from = skeleton({{"Root", {}}, {"Sword", {}}, {"Blade", {}}}, {});
        const auto to = skeleton({{"Root", {}}, {"Hand", {}}}, {});
        const auto &source = mdxRoot(*from).bones;
        const auto &bones = mdxRoot(*to).bones;
        const auto pasted = copyTo(*from, {source.ids[1], source.ids[2]}, *to, bones.ids[1]);
        QVERIFY(pasted);
        QVERIFY2(pasted->notes.isEmpty(), qPrintable(pasted->notes.join(u' ')));
        const auto row = [&](const char *name) {
            for (std::size_t i = 0; i < bones.size(); ++i)
                if (bones[i].node.name.view() == name)
                    return i;
            return bones.size();
        };
        QVERIFY(row("Blade") < bones.size());
        QCOMPARE(bones[row("Sword")].node.parentId, bones[row("Hand")].node.objectId);
        QCOMPARE(bones[row("Blade")].node.parentId, bones[row("Sword")].node.objectId);
        QCOMPARE(to->historyCount(), 1);
        // A copy of the selection is placed beside it.
        QVERIFY(copyTo(*from, {source.ids[1]}, *from, source.ids[1]));
        for (const mdx::Bone &bone : source.items)
            if (bone.node.name.view() == "Sword")
                QCOMPARE(bone.node.parentId, source[0].node.objectId);
    }

    void sequencesOfAllFormats_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("mdx") << "showcase/showcase.mdx";
        QTest::newRow("m2 264") << "m2wotlk/tiny.m2";
        QTest::newRow("m2 256") << "m2classic/tiny256.m2";
        QTest::newRow("m3") << "m3every/age00.m3";
    }
    void sequencesOfAllFormats()
    {
        QFETCH(QString, path);
        const auto from = openSample(path), to = openSample(path);
        const std::vector<Clip> old = clipsOf(*from);
        std::size_t row = 0; // one with keys of its own
        while (row + 1 < old.size() && (old[row].missing || old[row].keysOf != NoNode))
            ++row;
        const Clip original = old[row];
        const auto pasted = copyTo(*from, {original.source}, *to);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        QVERIFY2(pasted->notes.isEmpty(), qPrintable(pasted->notes.join(u' ')));
        const std::vector<Clip> now = clipsOf(*to);
        QCOMPARE(now.size(), old.size() + 1);
        const Clip made = now.back();
        QCOMPARE(made.source, pasted->nodes.front());
        QCOMPARE(made.end - made.start, original.end - original.start);
        for (std::size_t i = 0; i < old.size(); ++i)
            QVERIFY(made.start > now[i].end || made.end < now[i].start);
        // Keys of StarCraft II that start over within their sequence come as often as they play (tst_motion_transfer).
        const auto asPlayed = from->format()->sequences()->played(from->model());
        std::size_t keys = 0;
        for (NodeId node = RootNode; node < from->model().nextId(); ++node) {
            if (!from->model().contains(node))
                continue;
            for (const CurveChannel &channel : from->format()->curves()->channels(from->model(), node)) {
                const auto &curve = *static_cast<const CurveBase *>(from->model().field(channel.address).data);
                if (channel.globalSequence != NoNode || curve.header().slots >= 0)
                    continue;
                const auto times = keysIn(asPlayed ? *asPlayed : from->model(), channel.address, original);
                QCOMPARE(keysIn(to->model(), channel.address, made), times);
                keys += times.size();
            }
        }
        QVERIFY(keys > 0);
        QCOMPARE(to->historyCount(), 1);
        to->undo();
        QCOMPARE(clipsOf(*to).size(), old.size());
    }

    void submeshBringsItsMesh_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("other model") << "m2showcase/*"
                                     << "m2wotlk/tiny.m2";
        QTest::newRow("same skeleton") << "m2wotlk/tiny.m2"
                                       << "m2cata/tiny271.m2";
        QTest::newRow("older") << "m2classic/tiny256.m2"
                               << "m2wotlk/tiny.m2";
        QTest::newRow("newer") << "m2wotlk/tiny.m2"
                               << "m2classic/tiny256.m2";
    }
    void submeshBringsItsMesh()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        if (from.endsWith(u'*')) {
            const QDir folder(test::sourcePath("tests/samples/") + from.chopped(1));
            from = from.chopped(1) + folder.entryList({QStringLiteral("*.m2")}).value(0);
        }
        const auto source = openSample(from), target = openSample(to);
        const m2::Root &there = m2Root(*source), &here = m2Root(*target);
        const m2::Skin &skin = there.skins[0];
        std::size_t row = 0;
        for (std::size_t i = 0; i < skin.submeshes.size(); ++i)
            if (skin.submeshes[i].triangleCount > skin.submeshes[row].triangleCount)
                row = i;
        const auto drawnBy = [](const m2::Skin &profile, std::size_t submesh) {
            return std::count_if(profile.batches.items.begin(), profile.batches.items.end(),
                                 [&](const m2::Batch &batch) { return batch.submesh == submesh; });
        };
        const std::size_t vertices = here.positions.size(), submeshes = here.skins[0].submeshes.size();
        const auto pasted = copyTo(*source, {skin.submeshes.ids[row]}, *target);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        QCOMPARE(target->historyCount(), 1);
        const m2::Skin &profile = here.skins[0];
        QCOMPARE(profile.submeshes.size(), submeshes + 1);
        const m2::Submesh &made = profile.submeshes[submeshes];
        QCOMPARE(profile.submeshes.ids[submeshes], pasted->nodes.front());
        QCOMPARE(here.positions.size(), vertices + made.vertexCount);
        QVERIFY(made.triangleCount > 0);
        QCOMPARE(cornersOf(here, profile, made), cornersOf(there, skin, skin.submeshes[row]));
        QCOMPARE(drawnBy(profile, submeshes), drawnBy(skin, row));
        for (std::size_t i = 0; i < made.boneCount; ++i)
            QVERIFY(here.boneCombos[made.boneComboStart + i] < here.bones.size());
        for (std::size_t i = 4 * vertices; i < here.boneIndices.size(); ++i)
            QVERIFY(here.boneIndices[i] < here.bones.size());
        // The others are what they were, and the file holds it all.
        for (const Finding &finding : test::findingsIn(target->model(), target->format()))
            QVERIFY2(finding.check->impact != Impact::Fatal, test::textOf(finding, target->model()).c_str());
        QVERIFY(bool(target->format()->write(target->model())));
        target->undo();
        QCOMPARE(here.positions.size(), vertices);
        QCOMPARE(here.skins[0].submeshes.size(), submeshes);
    }

    /// Objects that can't bring their parts are refused.
    void refusals()
    {
        const auto m2 = openSample(QStringLiteral("m2wotlk/tiny.m2")),
                   other = openSample(QStringLiteral("m2cata/tiny271.m2"));
        const m2::Skin &skin = m2Root(*m2).skins[0];
        QVERIFY(!copyTo(*m2, {skin.batches.ids[0]}, *other, m2Root(*other).skins.ids[0]));
        QVERIFY(!copyTo(*m2, {m2Root(*m2).skins.ids[0]}, *other));
        QCOMPARE(other->historyCount(), 0);
        const auto m3 = openSample(QStringLiteral("m3every/age00.m3")),
                   second = openSample(QStringLiteral("m3every/age00.m3"));
        const auto &division = static_cast<const m3::M3Model &>(m3->model()).data.divisions;
        const auto &there = static_cast<const m3::M3Model &>(second->model()).data.divisions;
        for (const NodeId object : {division[0].batches.ids[0], division.ids[0]}) {
            const auto refused = copyTo(*m3, {object}, *second, there.ids[0]);
            QVERIFY(!refused);
            QVERIFY(refused.error().message.text().find("vertices") != std::string::npos);
        }
        QCOMPARE(second->historyCount(), 0);
    }
};

SINEW_TEST(tst_paste_elsewhere, TestPasteElsewhere)

} // namespace tst_paste_elsewhere
#include "tst_paste_elsewhere.moc"
