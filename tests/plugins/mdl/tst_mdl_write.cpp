// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "mdl_document.h"
#include "tests/support/test_program.h"

#include "core/model/diff.h"
#include "plugins/mdx/mdl/losses.h"
#include "tests/plugins/mdx/mdx_bytes.h"

#include <set>

namespace tst_mdl_write {

using namespace sinew;
using namespace sinew::test;

class TestMdlWrite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A new model laid out as Blizzard's tools do it.
    void layout()
    {
        mdx::MdxModel model;
        mdx::Root &root = model.data;
        root.encoding = mdx::Text;
        root.version = 800;
        root.model.name.set("Lamp");
        mdx::Sequence &stand = root.sequences.append();
        stand.name.set("Stand");
        stand.end = 1000;
        stand.flags = 1;
        stand.extent.boundsRadius = 0.1f;
        root.textures.append().path.set("Textures\\lamp.blp");
        mdx::Layer &layer = root.materials.append().layers.append();
        layer.filterMode = 3;
        layer.shadingFlags = 0x11;
        layer.textureId = 0;
        layer.alphaKeys.reset({1, -1}, 1);
        layer.alphaKeys.editValues()[0] = 0.5f;
        layer.alpha = 0.25f; // beside the track: both are written
        mdx::GeosetAnimation &animation = root.geosetAnimations.append();
        animation.geosetId = 0;
        animation.flags = 2;
        animation.colour = {1, 0.5f, 0};
        mdx::Bone &bone = root.bones.append();
        bone.node.name.set("Root");
        bone.node.objectId = 0;
        bone.node.flags |= 0x4;
        bone.node.rotation.reset({2, 3}, 1);
        root.pivots = {{0, 0, 1.5f}};
        mdx::CollisionShape &shape = root.collisionShapes.append();
        shape.node.name.set("Hit");
        shape.node.objectId = 1;
        shape.type = 2;
        shape.radius = 32;
        model.buildIndex();
        QCOMPARE(QByteArray::fromStdString(printed(model)), QByteArray(R"(Version {
	FormatVersion 800,
}
Model "Lamp" {
	NumGeosetAnims 1,
	NumBones 1,
	BlendTime 150,
}
Sequences 1 {
	Anim "Stand" {
		Interval { 0, 1000 },
		NonLooping,
		BoundsRadius 0.1,
	}
}
Textures 1 {
	Bitmap {
		Image "Textures\lamp.blp",
	}
}
Materials 1 {
	Material {
		Layer {
			FilterMode Additive,
			Unshaded,
			TwoSided,
			static TextureID 0,
			static Alpha 0.25,
			Alpha 1 {
				Linear,
				0: 0.5,
			}
		}
	}
}
GeosetAnim {
	static Color { 0, 0.5, 1 },
	GeosetId 0,
}
Bone "Root" {
	ObjectId 0,
	DontInherit { Rotation },
	GeosetId Multiple,
	GeosetAnimId None,
	Rotation 1 {
		Hermite,
		GlobalSeqId 3,
		0: { 0, 0, 0, 0 },
			InTan { 0, 0, 0, 0 },
			OutTan { 0, 0, 0, 0 },
	}
}
PivotPoints 1 {
	{ 0, 0, 1.5 },
}
CollisionShape "Hit" {
	ObjectId 1,
	Sphere,
	Vertices 1 {
		{ 0, 0, 0 },
	}
	BoundsRadius 32,
}
)"));
    }

    void versions_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("%d", version) << version;
    }

    /// Every value of a file that fills all structures comes back from text; the exceptions are reported.
    void versions()
    {
        QFETCH(int, version);
        const auto document = open(richMdx(std::uint32_t(version)).bytes());
        QVERIFY(document);
        const auto text = openMdl(QByteArray::fromStdString(printed(mdxOf(*document))));
        QVERIFY(text);
        for (const Diagnostic &d : text->loadDiagnostics().entries())
            QFAIL(d.where.message.text().c_str());
        std::set<std::string> told;
        for (const mdx::FormLoss &loss : mdx::mdlLosses(mdxOf(*document)))
            told.insert(loss.path);
        for (const Difference &d : diffModels(document->model(), text->model()))
            if (d.path != "encoding" && d.path != "opaques") // reported one by one
                QVERIFY2(told.count(d.path), (d.path + ": " + d.before + " → " + d.after).c_str());
        QVERIFY(told.count("opaques[0]"));
    }

    /// A binary document switched to text is stored as text, and back; undo reverts it.
    void encodingIsAnEdit()
    {
        const QByteArray bytes = contentOf(sampleFiles().value(0));
        const auto document = open(bytes);
        QVERIFY(document);
        ChangeSet changes(1);
        changes[0].at = at(*document, "encoding");
        changes[0].other = Value::of(std::uint32_t(mdx::Text));
        QVERIFY(document->push(std::move(changes), QStringLiteral("as text")));
        QVERIFY(saved(*document).startsWith("Version {"));
        document->undo();
        COMPARE_BYTES(saved(*document), bytes);
    }
};

SINEW_GUILESS_TEST(tst_mdl_write, TestMdlWrite)

} // namespace tst_mdl_write
#include "tst_mdl_write.moc"
