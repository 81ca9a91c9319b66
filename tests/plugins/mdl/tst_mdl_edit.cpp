// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "mdl_document.h"
#include "tests/support/test_program.h"

namespace tst_mdl_edit {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A hand-written file in which every spelling differs from that of newly printed text.
const QByteArray source = R"(// made by hand
Version {
	FormatVersion 800,
}
Model "Tent" {	// a tent
	NumGeosets 1,
	NumBones 2,
	BlendTime 150,
	BoundsRadius 12.500,
}
// what it does
Sequences 2 {
	// first
	Anim "Stand" {
		Interval { 0, 1000 },	// one second
	}
	// second
	Anim "Walk" {
		Interval { 1333, 2000 },
		MoveSpeed 270.000000,
		NonLooping,
	}
}
GlobalSequences 1 {
	Duration 500,
}
Textures 2 {
	Bitmap {
		Image "Textures\white.blp",
	}
	Bitmap {
		Image "",
		ReplaceableId 1,
	}
}
Materials 1 {
	Material {
		Layer {
			FilterMode Transparent,
			TwoSided,
			static TextureID 0,
			static Alpha 0.750,
		}
	}
}
Geoset {
	Vertices 3 {
		{ 0.000000, 0.000000, 0.000000 },
		{ 1.500000, 0.000000, 2.250000 },	// the tip
		{ 3.000000, 0.000000, 0.000000 },
	}
	Normals 3 {
		{ 0, 0, 1 },
		{ 0, 0, 1 },
		{ 0, 0, 1 },
	}
	TVertices 3 {
		{ 0, 0 },
		{ 0.5, 1 },
		{ 1, 0 },
	}
	VertexGroup {
		0,
		0,
		0,
	}
	Faces 1 3 {
		Triangles {
			{ 0, 1, 2 },
		}
	}
	Groups 1 1 {
		Matrices { 0 },
	}
	MaterialID 0,
	SelectionGroup 0,
}
Bone "Root" {
	ObjectId 0,
	GeosetId 0,
	GeosetAnimId None,
	Translation 3 {
		Linear,
		0: { 0.000, 0.000, 0.000 },
		500: { 0.000, 0.000, 5.000 },	// up
		1000: { 0.000, 0.000, 0.000 },
	}
}
Bone "Flag" {
	ObjectId 1,
	Parent 0,
	DontInherit { Rotation, Scaling },
	Billboarded,
	GeosetId Multiple,
	GeosetAnimId None,
}
PivotPoints 2 {
	{ 0, 0, 0 },
	{ 0, 0, 10.50 },
}
Weather {
	Rain 3, // unknown
}
// the end
)";

} // namespace

class TestMdlEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void untouched()
    {
        const auto document = openMdl(source);
        QVERIFY(document);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(saved(*document), source);
        QCOMPARE(mdxOf(*document).data.unknownTexts.size(), std::size_t(1));
    }

    void values_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *path, const char *value, const char *before, const char *after) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(value) << QByteArray(before) << QByteArray(after);
        };
        row("model.name", "Big \"tent\"", "Model \"Tent\" {\t// a tent", "Model \"Big \\\"tent\\\"\" {\t// a tent");
        row("model.extent.boundsRadius", "13", "BoundsRadius 12.500,", "BoundsRadius 13,");
        row("sequences[0].end", "900", "Interval { 0, 1000 },\t// one second", "Interval { 0, 900 },\t// one second");
        row("sequences[1].flags", "0", "\t\tMoveSpeed 270.000000,\n\t\tNonLooping,\n", "\t\tMoveSpeed 270.000000,\n");
        row("sequences[1].name", "Walk Fast", "Anim \"Walk\" {", "Anim \"Walk Fast\" {");
        row("sequences[0].rarity", "2.5", "// one second\n", "// one second\n\t\tRarity 2.5,\n");
        row("globalSequences[0].duration", "750", "Duration 500,", "Duration 750,");
        row("textures[0].path", "a\\b.blp", "Image \"Textures\\white.blp\",", "Image \"a\\b.blp\",");
        row("textures[0].flags", "wrapWidth", "white.blp\",\n", "white.blp\",\n\t\tWrapWidth,\n");
        row("materials[0].layers[0].filterMode", "additive", "FilterMode Transparent,", "FilterMode Additive,");
        row("materials[0].layers[0].alpha", "1", "static Alpha 0.750,", "static Alpha 1,");
        row("materials[0].layers[0].shadingFlags", "unshaded", "\t\t\tFilterMode Transparent,\n\t\t\tTwoSided,\n",
            "\t\t\tFilterMode Transparent,\n\t\t\tUnshaded,\n");
        row("geosets[0].vertices[1].z", "2.5", "{ 1.500000, 0.000000, 2.250000 },\t// the tip",
            "{ 1.500000, 0.000000, 2.5 },\t// the tip");
        row("geosets[0].selectionFlags", "unselectable", "SelectionGroup 0,\n", "SelectionGroup 0,\n\tUnselectable,\n");
        row("bones[1].node.flags", "dontInheritScaling|billboarded|bone", "DontInherit { Rotation, Scaling },",
            "DontInherit { Scaling },");
        row("bones[1].node.name", "Banner", "Bone \"Flag\" {", "Bone \"Banner\" {");
        row("bones[1].geosetId", "0", "GeosetId Multiple,", "GeosetId 0,");
        row("bones[0].node.translation.values[1].z", "6", "500: { 0.000, 0.000, 5.000 },\t// up",
            "500: { 0.000, 0.000, 6 },\t// up");
        row("bones[0].node.translation.times[2]", "900", "1000: { 0.000, 0.000, 0.000 },\n\t}",
            "900: { 0.000, 0.000, 0.000 },\n\t}");
        row("pivots[1].z", "11", "{ 0, 0, 10.50 }", "{ 0, 0, 11 }");
    }

    /// Only edited parts change, and the saved text matches the model.
    void values()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto document = openMdl(source);
        QVERIFY(document);
        QCOMPARE(setText(*document, path.constData(), value.constData()), QString());
        QCOMPARE(source.count(before), 1);
        QByteArray expected = source;
        expected.replace(before, after);
        QCOMPARE(saved(*document), expected);
        const auto again = openMdl(saved(*document));
        QVERIFY(again);
        auto target = parsePath(again->model(), path.toStdString());
        QVERIFY(target);
        QCOMPARE(textAt(again->model(), *target), textAt(document->model(), *target));
        document->undo();
        QCOMPARE(saved(*document), source);
    }

    void keyIsInserted()
    {
        const auto document = openMdl(source);
        auto keys = mdxOf(*document).data.bones[0].node.translation;
        Curve<Vec3> key(Interpolation::Linear, 1);
        key.editTimes()[0] = 250;
        key.editValues()[0] = {0, 0, 2.5f};
        keys.splice(1, 0, key);
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "bones[0].node.translation"), Value::of(keys));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        expected.replace("Translation 3 {", "Translation 4 {")
            .replace("\t\t500: {", "\t\t250: { 0, 0, 2.5 },\n\t\t500: {");
        QCOMPARE(saved(*document), expected);
    }

    /// Comments stay with the key that they follow on its line or precede, whatever happens to others.
    void commentsOfKeys_data()
    {
        QTest::addColumn<QByteArray>("edit");
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *edit, const char *before, const char *after) {
            QTest::newRow(edit) << QByteArray(edit) << QByteArray(before) << QByteArray(after);
        };
        row("insert 1 250", "// east\n", "// east\n\t\t250: { 0, 0, 7 },\n");
        row("insert 3 800", "// no comma\n", "// no comma\n\t\t800: { 0, 0, 7 },\n");
        row("insert 0 -50", "\t\t0: {", "\t\t-50: { 0, 0, 7 },\n\t\t0: {");
        row("insert 4 1200", " // down\n", ", // down\n\t\t1200: { 0, 0, 7 }\n");
        row("delete 0", "\t\t0: { 0, 0, 0 }, // east\n", "");
        row("delete 1", "\t\t500: { 0, 0, 5.000 }, /* up */\n", "");
        row("delete 3", "\t\t1000: { 0, 0, 0.000 } // down\n", "");
        row("global 0", "\t\tLinear,\n", "\t\tLinear,\n\t\tGlobalSeqId 0,\n");
        row("hermite", "", "");
    }

    void commentsOfKeys()
    {
        QFETCH(QByteArray, edit);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const QByteArray text = "GlobalSequences 1 {\n\tDuration 500,\n}\nBone \"B\" {\n\tObjectId 0,\n\tTranslation 4 "
                                "{ // moves\n\t\tLinear,\n\t\t// rest\n\t\t0: { 0, 0, 0 }, // east\n\t\t// rising\n"
                                "\t\t500: { 0, 0, 5.000 }, /* up */\n\t\t700: { 0, 0, 6.000 } // no comma\n\t\t// "
                                "last\n\t\t1000: { 0, 0, 0.000 } // down\n\t\t// end of it\n\t}\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        auto keys = mdxOf(*document).data.bones[0].node.translation;
        QCOMPARE(keys.size(), std::size_t(4));
        const QList<QByteArray> words = edit.split(' ');
        if (words[0] == "insert") {
            Curve<Vec3> key(Interpolation::Linear, 1);
            key.editTimes()[0] = words[2].toInt();
            key.editValues()[0] = {0, 0, 7};
            keys.splice(words[1].toUInt(), 0, key);
        } else if (words[0] == "delete") {
            keys.splice(words[1].toUInt(), 1, Curve<Vec3>(Interpolation::Linear, 0));
        } else {
            Curve<Vec3> other(words[0] == "hermite" ? Interpolation::Hermite : Interpolation::Linear, 4,
                              words[0] == "global" ? 0 : -1);
            std::ranges::copy(keys.times(), other.editTimes().begin());
            std::ranges::copy(keys.values(), other.editValues().begin());
            keys = other;
        }
        EditBuilder builder = sinew::test::edit(*document);
        builder.set(at(*document, "bones[0].node.translation"), Value::of(keys));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = text;
        if (words[0] == "hermite") {
            const QByteArray tangents = ",\n\t\t\tInTan { 0, 0, 0 },\n\t\t\tOutTan { 0, 0, 0 }";
            expected.replace("Linear", "Hermite").replace("5.000", "5").replace("6.000", "6").replace("0.000", "0");
            for (const char *value : {"0: { 0, 0, 0 }", "500: { 0, 0, 5 }", "700: { 0, 0, 6 }"})
                expected.replace(value, value + tangents);
        } else {
            QCOMPARE(text.count(before), 1);
            expected.replace(before, after);
            if (words[0] != "global")
                expected.replace("Translation 4", words[0] == "insert" ? "Translation 5" : "Translation 3");
        }
        QCOMPARE(saved(*document), expected);
        QVERIFY(openMdl(saved(*document))->byteProof().exact);
        document->undo();
        QCOMPARE(saved(*document), text);
    }

    /// Comments don't decide how lines are indented.
    void indentOfComments()
    {
        const QByteArray text =
            "/* three\n   spaces */\nVersion {\n    FormatVersion 800,\n}\nBone \"B\" {\n    ObjectId 0,\n}\n";
        const auto document = openMdl(text);
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "bones[0].node.translation"), Value::of(Curve<Vec3>(Interpolation::Linear, 1)));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = text;
        expected.replace("    ObjectId 0,\n",
                         "    ObjectId 0,\n    Translation 1 {\n        Linear,\n        0: { 0, 0, 0 },\n    }\n");
        QCOMPARE(saved(*document), expected);
    }

    void trackComesAndGoes()
    {
        const auto document = openMdl(source);
        Curve<Quat> keys(Interpolation::Hermite, 1, 0);
        keys.editTimes()[0] = 100;
        keys.editValues()[0] = {0, 0, 0, 1};
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "bones[1].node.rotation"), Value::of(keys));
        builder.set(at(*document, "bones[0].node.translation"), Value::of(Curve<Vec3>()));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        const int from = expected.indexOf("\tTranslation 3"), to = expected.indexOf("}\nBone \"Flag\"");
        expected.remove(from, to - from);
        expected.replace("\tGeosetId Multiple,\n\tGeosetAnimId None,\n",
                         "\tGeosetId Multiple,\n\tGeosetAnimId None,\n\tRotation 1 {\n\t\tHermite,\n\t\tGlobalSeqId "
                         "0,\n\t\t100: { 0, 0, 0, 1 },\n"
                         "\t\t\tInTan { 0, 0, 0, 0 },\n\t\t\tOutTan { 0, 0, 0, 0 },\n\t}\n");
        QCOMPARE(saved(*document), expected);
    }

    /// A deleted object goes together with the comment before it; counts follow.
    void deletedSequence()
    {
        const auto document = openMdl(source);
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "sequences", 0));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        const int from = expected.indexOf("\t// first"), to = expected.indexOf("\t// second");
        expected.remove(from, to - from);
        expected.replace("Sequences 2 {", "Sequences 1 {");
        QCOMPARE(saved(*document), expected);
        document->undo();
        QCOMPARE(saved(*document), source);
    }

    void newSequence()
    {
        const auto document = openMdl(source);
        mdx::Sequence sequence;
        sequence.name.set("Death");
        sequence.start = 3000;
        sequence.end = 4000;
        EditBuilder builder = edit(*document);
        List<mdx::Sequence> list;
        list.append(sequence);
        builder.insert(at(*document, "sequences"), 1, Value::of(list));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        expected.replace("Sequences 2 {", "Sequences 3 {");
        expected.replace("\t// second", "\tAnim \"Death\" {\n\t\tInterval { 3000, 4000 },\n\t}\n\t// second");
        const QByteArray text = saved(*document);
        // The geoset of version 800 has bounds for each sequence: those are added as well.
        QVERIFY2(text.startsWith(expected.left(expected.indexOf("Geoset {"))), text.constData());
    }

    /// An object that moves takes its text with it.
    void movedSequence()
    {
        const auto document = openMdl(source);
        EditBuilder builder = edit(*document);
        builder.move(object(*document, "sequences", 1), 0);
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        const int first = expected.indexOf("\n\t// first"), second = expected.indexOf("\n\t// second"),
                  end = expected.indexOf("\n}\nGlobal");
        const QByteArray one = expected.mid(first, second - first), two = expected.mid(second, end - second);
        expected.replace(first, end - first, two + one);
        QCOMPARE(saved(*document), expected);
    }

    /// If a list has several blocks, each keeps its count, even a wrong one, until its number of objects changes.
    void severalBlocks()
    {
        const QByteArray text =
            "Sequences 2 {\n\tAnim \"A\" {\n\t}\n\tAnim \"B\" {\n\t}\n}\nSequences 7 {\n\tAnim \"C\" {\n\t}\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(mdxOf(*document).data.sequences.size(), std::size_t(3));
        EditBuilder first = edit(*document);
        first.remove(object(*document, "sequences", 0));
        QCOMPARE(push(*document, first), QString());
        QCOMPARE(saved(*document),
                 QByteArray("Sequences 1 {\n\tAnim \"B\" {\n\t}\n}\nSequences 7 {\n\tAnim \"C\" {\n\t}\n}\n"));
        EditBuilder second = edit(*document);
        List<mdx::Sequence> list;
        list.append().name.set("D");
        second.insert(at(*document, "sequences"), 2, Value::of(list));
        QCOMPARE(push(*document, second), QString());
        const QByteArray grown = saved(*document);
        QVERIFY2(grown.startsWith(
                     "Sequences 1 {\n\tAnim \"B\" {\n\t}\n}\nSequences 2 {\n\tAnim \"C\" {\n\t}\n\tAnim \"D\" {\n"),
                 grown.constData());
        // An empty block is removed.
        EditBuilder third = edit(*document);
        third.remove(object(*document, "sequences", 0));
        QCOMPARE(push(*document, third), QString());
        QVERIFY2(saved(*document).trimmed().startsWith("Sequences 2 {\n\tAnim \"C\" {"), saved(*document).constData());
        document->goTo(0);
        QCOMPARE(saved(*document), text);
    }

    /// If faces and matrix groups keep their shape, only the changed numbers are rewritten.
    void facesAndGroups()
    {
        QByteArray text = source;
        text.replace("\t\t\t{ 0, 1, 2 },", "\t\t\t{ 0, 1,  2 },\t// front")
            .replace("Matrices { 0 },", "Matrices {0},\t// all");
        const auto document = openMdl(text);
        QCOMPARE(setText(*document, "geosets[0].faces[1]", "0"), QString());
        QCOMPARE(setText(*document, "geosets[0].matrixIndices[0]", "1"), QString());
        QCOMPARE(saved(*document),
                 QByteArray(text).replace("{ 0, 1,  2 }", "{ 0, 0,  2 }").replace("Matrices {0},", "Matrices {1},"));
    }

    void unknownTextIsDeleted()
    {
        const auto document = openMdl(source);
        QCOMPARE(mdxOf(*document).data.unknownTexts[0].word.view(), std::string_view("Weather"));
        EditBuilder builder = edit(*document);
        builder.remove(object(*document, "unknownTexts", 0));
        QCOMPARE(push(*document, builder), QString());
        QByteArray expected = source;
        const int from = expected.indexOf("\nWeather");
        expected.remove(from, expected.indexOf("\n// the end") - from);
        QCOMPARE(saved(*document), expected);
    }

    /// Can't be set by hand: bytes that are not text would make the file impossible to open.
    void unknownTextIsNotSet()
    {
        const auto document = openMdl(source);
        EditBuilder builder = edit(*document);
        builder.set(fieldOf<&mdx::UnknownText::text>(object(*document, "unknownTexts", 0)),
                    Array<std::uint8_t>{'a', 0, 'b'});
        QVERIFY(!push(*document, builder).isEmpty());
        QCOMPARE(saved(*document), source);
    }

    void windowsLineEnds()
    {
        QByteArray text = source;
        text.replace("\n", "\r\n");
        const auto document = openMdl(text);
        QCOMPARE(saved(*document), text);
        QCOMPARE(setText(*document, "sequences[0].rarity", "2.5"), QString());
        QByteArray expected = text;
        expected.replace("// one second\r\n", "// one second\r\n\t\tRarity 2.5,\r\n");
        QCOMPARE(saved(*document), expected);
    }
};

SINEW_GUILESS_TEST(tst_mdl_edit, TestMdlEdit)

} // namespace tst_mdl_edit
#include "tst_mdl_edit.moc"
