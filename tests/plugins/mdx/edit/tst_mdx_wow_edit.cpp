// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx/files.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/mdx/mdx_wow_document.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_mdx_wow_edit {

using namespace sinew;
using namespace sinew::test;
using namespace sinew::samples;

/// Edits of the alpha's files.
class TestMdxWowEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Counts stored in one byte.
    void mostObjects()
    {
        const auto document = openBrazier();
        const auto tells = [&](const char *code) {
            const CheckReport report = checkModel(document->model(), document->format());
            return std::ptrdiff_t(report.row(code)->count());
        };
        List<mdx::Material> more;
        for (int i = 0; i < 253; ++i)
            more.append().layers.append();
        auto builder = edit(*document);
        builder.insert(at(*document, "materials"), -1, Value::of(more));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.materials.size(), std::size_t(255));
        QCOMPARE(tells("mdx.wow.count"), 0);
        List<mdx::Material> last;
        last.append().layers.append();
        auto further = edit(*document);
        further.insert(at(*document, "materials"), -1, Value::of(last));
        QCOMPARE(push(*document, further), QString());
        QCOMPARE(tells("mdx.wow.count"), 1);
    }

    /// Every edited number ends up where the generator would have put it.
    void editsInPlace_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("behind");
        const auto row = [](const char *path, const char *text, const QByteArray &behind, const QByteArray &before,
                            const QByteArray &after) {
            QTest::newRow(path) << QString::fromLatin1(path) << QString::fromLatin1(text) << before << after << behind;
        };
        using mdxraw::f32, mdxraw::u32;
        row("sequences[1].frequency", "0.25", "Attack", f32(.5f), f32(.25f));
        row("geosets[1].selectionGroup", "305", "BWGT", u32(702), u32(305));
        row("lights[0].intensity", "3", "Glow", f32(1) + f32(.3f), f32(3) + f32(.3f));
        row("attachments[0].attachmentId", "12", "Spell", u32(34), u32(12));
        row("particleEmitters2[3].windTime", "2", "Smoke", f32(15) + f32(0) + f32(0) + f32(.5f),
            f32(15) + f32(0) + f32(0) + f32(2));
        row("particleEmitters2[2].spline[2].x", "-25", "Arc", f32(-30) + f32(0) + f32(60), f32(-25) + f32(0) + f32(60));
        row("ribbonEmitters[0].lifeSpan", "0.75", "Trail", f32(.5f) + u32(0) + u32(20), f32(.75f) + u32(0) + u32(20));
        row("hitTestShapes[2].radius", "8", "Ball", f32(16), f32(8));
        row("collisionMesh.vertices[0].x", "-50", "CLID", f32(-60), f32(-50));
        row("cameras[0].fieldOfView", "1", "Portrait", f32(.9500215f), f32(1));
    }

    void editsInPlace()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, behind);
        QByteArray bytes = mdxraw::fileOf(mdxraw::brazier(1300));
        const auto document = open(bytes);
        const QByteArray original = bytes;
        QCOMPARE(setText(*document, qPrintable(path), qPrintable(text)), QString());
        const qsizetype at = bytes.indexOf(before, bytes.indexOf(behind));
        QVERIFY(at > 0);
        bytes.replace(at, before.size(), after);
        COMPARE_BYTES(saved(*document), bytes);
        const auto again = open(saved(*document));
        QVERIFY(again && again->byteProof().exact);
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    /// Inner and outer sizes, counts, ids follow.
    void growing()
    {
        const auto document = openBrazier();
        const QByteArray original = saved(*document);
        auto builder = edit(*document);
        Array<Vec3> spline = mdxOf(*document).data.particleEmitters2[2].spline;
        const Vec3 more[] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
        spline.splice(4, 0, Array<Vec3>(std::span<const Vec3>(more)));
        builder.set(at(*document, "particleEmitters2[2].spline"), spline);
        const NodeId copy = builder.duplicate(object(*document, "bones", 1));
        builder.remove(object(*document, "attachments", 0));
        QVERIFY(copy != NoNode);
        QCOMPARE(push(*document, builder), QString());
        const auto again = open(saved(*document));
        QVERIFY(again);
        const mdx::Root &root = mdxOf(*again).data;
        QCOMPARE(root.dialect, std::uint32_t(mdx::WowAlpha));
        QVERIFY(root.opaques.isEmpty());
        QCOMPARE(root.bones.size(), std::size_t(4));
        QCOMPARE(root.attachments.size(), std::size_t(1));
        QCOMPARE(root.attachments[0].node.objectId, 6);
        QCOMPARE(root.hitTestShapes[3].node.objectId, 17);
        QCOMPARE(root.particleEmitters2[2].spline[6].z, 9.f);
        QCOMPARE(root.particleEmitters2[3].wind.x, 15.f);
        QCOMPARE(again->loadDiagnostics().entries().size(), std::size_t(1));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
    }

    /// Bones of vertices follow their matrix groups; vertices that no edit touches keep theirs.
    void bonesFollowGroups()
    {
        const auto document = openBrazier();
        const QByteArray original = saved(*document);
        auto builder = edit(*document);
        const std::uint32_t groups[] = {1, 3}, matrices[] = {0, 0, 1, 2};
        std::vector<std::uint8_t> ofVertices(24, 0);
        ofVertices[5] = 1;
        builder.set(at(*document, "geosets[0].matrixGroups"),
                    Array<std::uint32_t>(std::span<const std::uint32_t>(groups)));
        builder.set(at(*document, "geosets[0].matrixIndices"),
                    Array<std::uint32_t>(std::span<const std::uint32_t>(matrices)));
        builder.set(at(*document, "geosets[0].vertexGroups"),
                    Array<std::uint8_t>(std::span<const std::uint8_t>(ofVertices)));
        QCOMPARE(push(*document, builder), QString());
        const mdx::Geoset &geoset = mdxOf(*document).data.geosets[0];
        const auto bytes = [](const Array<std::uint8_t> &array, std::size_t from) {
            return QList<int>{array[from], array[from + 1], array[from + 2], array[from + 3]};
        };
        QCOMPARE(bytes(geoset.boneIndices, 20), (QList<int>{0, 1, 2, 0}));
        QCOMPARE(bytes(geoset.boneWeights, 20), (QList<int>{85, 85, 85, 0}));
        QCOMPARE(bytes(geoset.boneIndices, 16), (QList<int>{0, 0, 0, 0}));
        QCOMPARE(bytes(geoset.boneWeights, 16), (QList<int>{255, 0, 0, 0}));
        document->undo();
        COMPARE_BYTES(saved(*document), original);
        // A removed bone leaves its vertices to its parent, here too.
        auto removal = edit(*document);
        removal.remove(object(*document, "bones", 1));
        QCOMPARE(push(*document, removal), QString());
        QCOMPARE(mdxOf(*document).data.geosets[1].boneIndices[0], std::uint8_t(0));
        QCOMPARE(mdxOf(*document).data.geosets[1].matrixIndices[0], 0u);
        QVERIFY(open(saved(*document))->byteProof().exact);
    }

    void newNodesSayTheirKind()
    {
        const auto document = openBrazier();
        auto builder = edit(*document);
        List<mdx::Light> lights;
        lights.append();
        List<mdx::Bone> bones;
        bones.append();
        builder.insert(at(*document, "lights"), -1, Value::of(lights));
        builder.insert(at(*document, "bones"), -1, Value::of(bones));
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(mdxOf(*document).data.lights[1].node.flags, 0x100u);
        QCOMPARE(mdxOf(*document).data.bones[3].node.flags, 0u);
        QVERIFY(open(saved(*document))->byteProof().exact);
    }

    /// A geoset copied from another version gets SKIN as wide as this version's.
    void skinFitsVersion()
    {
        const auto pasted = [](std::uint32_t from, std::uint32_t to) {
            const auto source = open(mdxraw::fileOf(mdxraw::banner(from))),
                       target = open(mdxraw::fileOf(mdxraw::banner(to)));
            List<mdx::Geoset> copy;
            copy.append() = mdxOf(*source).data.geosets[0];
            auto builder = edit(*target);
            builder.insert(at(*target, "geosets"), -1, Value::of(copy));
            if (const QString refused = push(*target, builder); !refused.isEmpty())
                qFatal("%s", qPrintable(refused));
            const mdx::Geoset &geoset = mdxOf(*target).data.geosets[1];
            const auto again = open(saved(*target));
            const bool reads = again->byteProof().exact && mdxOf(*again).data.opaques.isEmpty() &&
                               mdxOf(*again).data.geosets[1].wideSkin.size() == geoset.wideSkin.size();
            return std::tuple(geoset.skin.size(), geoset.wideSkin.size(), reads);
        };
        QCOMPARE(pasted(1300, 1800), std::tuple(std::size_t(0), std::size_t(192), true));
        QCOMPARE(pasted(1800, 1300), std::tuple(std::size_t(192), std::size_t(0), true));
        QCOMPARE(pasted(1600, 1800), std::tuple(std::size_t(0), std::size_t(192), true));
    }
};

SINEW_GUILESS_TEST(tst_mdx_wow_edit, TestMdxWowEdit)

} // namespace tst_mdx_wow_edit
#include "tst_mdx_wow_edit.moc"
