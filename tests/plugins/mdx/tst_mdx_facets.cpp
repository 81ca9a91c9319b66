// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx_bytes.h"
#include "mdx_document.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

#include "core/model/walk.h"

namespace tst_mdx_facets {

using namespace sinew;
using namespace sinew::test;

class TestMdxFacets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clips()
    {
        const auto document = open(richMdx(800).bytes());
        const std::vector<Clip> sequences = document->format()->sequences()->sequences(document->model());
        QCOMPARE(sequences.size(), std::size_t(3));
        QCOMPARE(sequences[1].name, std::string("Walk"));
        QCOMPARE(sequences[1].start, 2000);
        QCOMPARE(sequences[1].end, 3000);
        QVERIFY(!sequences[1].loops && !sequences[1].isGlobal);
        for (const Clip &clip : sequences) { // Warcraft III
            QCOMPARE(clip.keysWrap, clip.loops);
            QVERIFY(!clip.usesOuterKeys);
        }
        const std::vector<Clip> clips = document->format()->curves()->clips(document->model());
        QCOMPARE(clips.size(), std::size_t(5));
        QVERIFY(clips[4].isGlobal && clips[4].loops && clips[4].keysWrap);
        QCOMPARE(clips[4].end, 1500);
        QCOMPARE(clips[4].source, object(*document, "globalSequences", 1));
        const CurveTraits traits = document->format()->curves()->traits();
        QCOMPARE(traits.unitsPerSecond, 1000.0);
    }

    void channels()
    {
        const auto document = open(richMdx(900).bytes());
        const CurveFacet &curves = *document->format()->curves();
        const std::vector<CurveChannel> bone = curves.channels(document->model(), object(*document, "bones", 2));
        QCOMPARE(bone.size(), std::size_t(3)); // translation, rotation, scaling
        QVERIFY(!bone[0].present && bone[1].present && bone[2].present);
        QVERIFY(bone[1].isRotation && !bone[2].isRotation);
        for (const CurveChannel &channel : bone)
            QVERIFY(channel.rules == KeyRules());
        QCOMPARE(bone[1].rules.interpolations.list().size(), std::size_t(4));
        QCOMPARE(bone[1].components, 4);
        QCOMPARE(bone[2].components, 3);
        QCOMPARE(bone[2].globalSequence, object(*document, "globalSequences", 0));
        for (const CurveChannel &channel : bone)
            QVERIFY(document->model().field(channel.address).type->kind == Kind::Curve);
        const NodeId layer =
            document->model().idAt({object(*document, "materials", 0), fieldRow<&mdx::Material::layers>()}, 1);
        const std::vector<CurveChannel> layers = curves.channels(document->model(), layer);
        QCOMPARE(layers.size(), std::size_t(6)); // KMTF KMTA KMTE KFC3 KFCA KFTC
        QVERIFY(layers[0].isStep && !layers[1].isStep);
        // In 1100 the flipbook belongs to the slot.
        const auto later = open(richMdx(1100).bytes());
        const NodeId laterLayer =
            later->model().idAt({object(*later, "materials", 0), fieldRow<&mdx::Material::layers>()}, 1);
        QCOMPARE(curves.channels(later->model(), laterLayer).size(), std::size_t(5));
        const std::vector<CurveChannel> event =
            curves.channels(document->model(), object(*document, "eventObjects", 0));
        QCOMPARE(event.back().components, 0);
        QVERIFY(curves.channels(document->model(), 999999).empty());
        QVERIFY(curves.channels(document->model(), object(*document, "textures", 0)).empty());
    }

    void transformTracks()
    {
        const auto document = open(richMdx(900).bytes());
        const TransformFacet &transforms = *document->format()->transforms();
        const TransformTracks tracks = transforms.tracks(document->model(), object(*document, "bones", 2));
        QCOMPARE(pathOf(document->model(), tracks.translation), std::string("bones[2].node.translation"));
        QCOMPARE(pathOf(document->model(), tracks.rotation), std::string("bones[2].node.rotation"));
        QCOMPARE(pathOf(document->model(), tracks.scale), std::string("bones[2].node.scaling"));
        QVERIFY(transforms.tracks(document->model(), object(*document, "textures", 0)).rotation == Address());
    }

    void hierarchy()
    {
        MdxFile f;
        // A circle of two, a child and a grandchild of it, a node that is its own parent, a missing parent.
        f.bones = {bone("A", 0, 1),    bone("B", 1, 0),       bone("Child", 2, 1), bone("Grandchild", 3, 2),
                   bone("Self", 4, 4), bone("Orphan", 5, 99), bone("Root", 6, -1)};
        const auto document = open(f.bytes());
        QStringList lines;
        for (const HierarchyNode &node : document->format()->transforms()->hierarchy(document->model()))
            lines.append(QString::number(document->model().rowOf(node.node)) + QLatin1Char('<') +
                         QString::number(node.parent == NoNode ? -1 : document->model().rowOf(node.parent)));
        // A parent that is missing or part of a circle counts as no parent.
        QCOMPARE(lines.join(QLatin1Char(' ')), QStringLiteral("0<-1 1<-1 2<-1 3<2 4<-1 5<-1 6<-1"));
    }

    void pivots()
    {
        const auto document = open(richMdx(800).bytes());
        const TransformFacet &transforms = *document->format()->transforms();
        QCOMPARE(pathOf(document->model(), transforms.pivot(document->model(), object(*document, "helpers", 0))),
                 std::string("pivots[5]"));
        QCOMPARE(transforms.pivot(document->model(), object(*document, "textures", 0)), Address());
        const auto related =
            document->format()->names()->relatedFields(document->model(), object(*document, "helpers", 0));
        QCOMPARE(related.size(), std::size_t(1));
        QVERIFY(document->format()->names()->relatedFields(document->model(), object(*document, "cameras", 0)).empty());
        MdxFile f;
        f.bones = {bone("A", 3, -1), bone("B", -1, -1)};
        f.pivots = {pivot(0)};
        const auto odd = open(f.bytes());
        QCOMPARE(transforms.pivot(odd->model(), object(*odd, "bones", 0)), Address());
        QCOMPARE(transforms.pivot(odd->model(), object(*odd, "bones", 1)), Address());
    }

    void names()
    {
        const auto document = open(richMdx(900).bytes());
        const NamedFacet &names = *document->format()->names();
        QCOMPARE(names.name(document->model(), RootNode), std::string("Rich"));
        QCOMPARE(names.name(document->model(), object(*document, "bones", 1)), std::string("Spine"));
        QVERIFY(names.name(document->model(), object(*document, "textures", 1)).find("Armor") != std::string::npos);
        QCOMPARE(names.name(document->model(), object(*document, "opaques", 0)), std::string("MDVI"));
        walkFields(document->model(), [&](const Address &, const FieldInfo &f, const void *data, const void *) {
            if (f.type->kind == Kind::List)
                for (const NodeId id : f.type->list->ids(const_cast<void *>(data)))
                    QVERIFY(!names.name(document->model(), id).empty());
        });
        QVERIFY(!names.name(document->model(), 123456).empty());
    }

    void noProblemsInGoodFiles()
    {
        MdxFile f = richMdx(800);
        f.textures[0] = texture(1, "");
        const auto document = open(f.bytes());
        for (const Finding &finding : findingsIn(document->model(), document->format()))
            QVERIFY2(finding.check->impact != Impact::Fatal, textOf(finding, document->model()).c_str());
    }

    void noProblemsInGoodValues()
    {
        const auto document = open(richMdx(1100).bytes());
        for (const Finding &finding : findingsIn(document->model()))
            QFAIL(textOf(finding, document->model()).c_str());
    }

    void rangesAreChecked()
    {
        MdxFile f = richMdx(800);
        f.materials[1].replace(20 + 24, 4, Out().f32({1.5f}).bytes); // alpha of its layer
        const auto document = open(f.bytes());
        const auto found = findingsIn(document->model());
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(hasFinding(found, document->model(), "model.value.range", "materials[1].layers[0].alpha"));
    }

    void missingReferences()
    {
        MdxFile f = richMdx(800);
        f.materials = {
            material(800, {layer(800, 7, 0, track("KMTF", 0, -1, {0, 1}, 1, true) + track("KMTA", 1, 9, {0}, 1))}),
            material(800, {})};
        f.textures = {texture(0, "only.blp")};
        const auto document = open(f.bytes());
        const auto found = findingsIn(document->model());
        for (const char *path : {"materials[0].layers[0].textureId", "materials[0].layers[0].textureIdKeys",
                                 "materials[0].layers[0].alphaKeys", "particleEmitters2[0].textureId"})
            QVERIFY2(hasFinding(found, document->model(), "model.reference.missing", path), path);
    }

    void everyPathLeadsBack()
    {
        const auto document = open(richMdx(1100).bytes());
        const Model &model = document->model();
        int count = 0;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *of) {
            if (!f.isOnDisk(model.ctx(), of) || f.type->kind == Kind::Struct)
                return;
            const std::string path = pathOf(model, address);
            const auto target = parsePath(model, path);
            QVERIFY2(target, path.c_str());
            QCOMPARE(target->address, address);
            ++count;
        });
        QVERIFY(count > 300);
    }

    void problems()
    {
        MdxFile f = richMdx(800);
        f.bones = {bone("Root", 0, 0), bone("Twin", 0, -1), bone("Far", 77, -1)};
        f.pivots = {pivot(0)};
        f.sequences = {sequence("Back", 100, 50), sequence("Empty", 5, 5)};
        GeosetParts g;
        g.faces = {0, 1, 9};
        g.vertexGroups = {0, 0, 7, 0};
        g.groups = {5};
        g.matrices = {0};
        f.geosets = {g.bytes(800)};
        f.geosetAnimations = {geosetAnimation(0, track("KGAO", 1, -1, {5, 3}, 1)),
                              geosetAnimation(9, track("KGAO", 1, -1, {3, 3}, 1))};
        f.events = {node("SNDx", 20, -1, 0x400) + Out().raw("KEVT").u32({0}).i32({-1}).bytes};
        f.materials.append(material(800, {}));
        const auto document = open(f.bytes());
        const Model &model = document->model();
        const auto found = findingsIn(model, document->format());
        const std::pair<const char *, const char *> expected[] = {
            {"mdx.node.same-id", "bones[1].node.objectId"},
            {"mdx.node.id-gap", "bones[2].node.objectId"},
            {"mdx.node.cycle", "bones[0].node.parentId"},
            {"mdx.node.missing-pivot", "pivots"},
            {"mdx.event.empty", "eventObjects[0].track"},
            {"mdx.geoset.face-vertex", "geosets[0].faces"},
            {"mdx.skin.missing-group", "geosets[0].vertexGroups"},
            {"mdx.skin.matrix-count", "geosets[0].matrixGroups"},
            {"mdx.sequence.backwards", "sequences[0].end"},
            {"mdx.sequence.no-length", "sequences[1].end"},
            {"mdx.track.unsorted", "geosetAnimations[0].alphaKeys"},
            {"mdx.track.same-time", "geosetAnimations[1].alphaKeys"},
            {"mdx.material.no-layer", "materials[2].layers"},
            {"model.reference.missing", "geosetAnimations[1].geosetId"},
        };
        for (const auto &[code, path] : expected)
            QVERIFY2(hasFinding(found, model, code, path), code);
        for (const Finding &finding : found)
            for (const Address &address : finding.addresses)
                QVERIFY2(address.isObject() ? model.contains(address.node) : bool(model.field(address)),
                         finding.check->code);
    }

    void formatInfo()
    {
        const auto format = createMdxFormat();
        QCOMPARE(format->info().id, QStringLiteral("mdx"));
        QCOMPARE(format->info().suffixes, (QStringList{QStringLiteral("mdx"), QStringLiteral("mdl")}));
        QCOMPARE(format->probe(bytesOf("MDLX"), QStringLiteral("blp")), 100);
        QCOMPARE(format->probe(bytesOf("MDL"), QStringLiteral("mdx")), 0);
        QVERIFY(format->probe(bytesOf("Version {"), QStringLiteral("mdx")) > 50); // text, whatever its name
        const auto document = open(richMdx(1100).bytes());
        QVERIFY(document->format()->describe(document->model()).contains(QStringLiteral("1100")));
    }
};

SINEW_GUILESS_TEST(tst_mdx_facets, TestMdxFacets)

} // namespace tst_mdx_facets
#include "tst_mdx_facets.moc"
