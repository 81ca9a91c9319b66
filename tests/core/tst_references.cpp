// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "../plugins/mdx_bytes.h"
#include "../plugins/mdx_document.h"
#include "tests/support/test_program.h"

#include "core/model/references.h"

namespace tst_references {

using namespace sinew;
using namespace sinew::test;

namespace {

QStringList usersOf(const Document &document, const char *list, std::size_t row)
{
    QStringList paths;
    for (const FoundReference &reference : referencesTo(document.model(), object(document, list, row)))
        paths.append(QString::fromStdString(pathOf(document.model(), reference.address)) +
                     (reference.key < 0 ? QString() : QStringLiteral("@%1").arg(reference.key)) +
                     (reference.globalSequence ? QStringLiteral("*") : QString()));
    return paths;
}

} // namespace

class TestReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoRefers()
    {
        const auto document = open(richMdx(900).bytes());
        QCOMPARE(usersOf(*document, "textures", 1).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureId materials[0].layers[1].textureIdKeys@1"));
        QCOMPARE(usersOf(*document, "textures", 2).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureIdKeys@2 materials[1].layers[0].textureId "
                                "particleEmitters2[0].textureId"));
        QCOMPARE(usersOf(*document, "materials", 1).join(QLatin1Char(' ')),
                 QStringLiteral("geosets[1].materialId ribbonEmitters[0].materialId"));
        QCOMPARE(usersOf(*document, "globalSequences", 1).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].alphaKeys*"));
        QCOMPARE(usersOf(*document, "geosets", 0).join(QLatin1Char(' ')),
                 QStringLiteral("geosetAnimations[0].geosetId bones[1].geosetId"));
        QCOMPARE(usersOf(*document, "bones", 2).join(QLatin1Char(' ')),
                 QStringLiteral(
                     "geosets[0].matrixIndices[2] geosets[1].matrixIndices[2] geosets[1].skin[1] geosets[1].skin[8] "
                     "bones[3].node.parentId helpers[0].node.parentId"));
        QVERIFY(usersOf(*document, "helpers", 0).isEmpty());
        QVERIFY(referencesTo(document->model(), object(*document, "soundTracks", 0)).empty());
        QVERIFY(referencesTo(document->model(), RootNode).empty());
        QVERIFY(referencesTo(document->model(), 99999).empty());
    }

    /// Weights stand beside the bone numbers in SKIN and are no references.
    void weightsAreNoReferences()
    {
        const auto document = open(richMdx(900).bytes());
        int skin = 0;
        forEachReference(document->model(), "nodes", [&](const FoundReference &reference) {
            if (std::string_view(reference.field->name) != "skin")
                return;
            ++skin;
            QVERIFY(reference.address.sub % 8 < 4);
        });
        QCOMPARE(skin, 12);
    }

    void domains()
    {
        const auto document = open(richMdx(800).bytes());
        const Model &model = document->model();
        const DomainIndex nodes(model, *model.info().domain("nodes"));
        QCOMPARE(nodes.members().size(), std::size_t(15));
        QCOMPARE(nodes.end(), std::int64_t(15));
        QCOMPARE(nodes.target(5), object(*document, "helpers", 0));
        QCOMPARE(nodes.number(object(*document, "helpers", 0)), std::int64_t(5));
        QCOMPARE(nodes.target(15), NoNode);
        QCOMPARE(nodes.target(-1), NoNode);
        QCOMPARE(nodes.number(RootNode), std::int64_t(-1));
        QCOMPARE(domainOf(model, object(*document, "helpers", 0)), model.info().domain("nodes"));
        QCOMPARE(domainOf(model, object(*document, "textures", 0)), model.info().domain("textures"));
        QCOMPARE(domainOf(model, object(*document, "soundTracks", 0)), nullptr);
        QCOMPARE(domainOf(model, RootNode), nullptr);
        const NodeId layer = model.idAt({object(*document, "materials", 0), fieldRow<&mdx::Material::layers>()}, 0);
        QCOMPARE(domainOf(model, layer), nullptr);
    }

    /// What is not on disk in this version does not refer: the layer's texture number is used no more since 1100 but is
    /// stored, its own flipbook is not.
    void onlyWhatIsStored()
    {
        const auto document = open(richMdx(1100).bytes());
        QCOMPARE(usersOf(*document, "textures", 1).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureId materials[0].layers[1].slots[0].textureId "
                                "materials[0].layers[1].slots[0].textureIdKeys@1"));
    }

    void sameKeyTwice()
    {
        MdxFile f;
        f.bones = {bone("A", 0, -1), bone("B", 0, -1), bone("C", 1, 0)};
        const auto document = open(f.bytes());
        const DomainIndex nodes(document->model(), *document->model().info().domain("nodes"));
        QCOMPARE(nodes.target(0), object(*document, "bones", 0)); // the first
        QCOMPARE(nodes.end(), std::int64_t(2));
    }

    void validation()
    {
        MdxFile f = richMdx(800);
        f.materials = {
            material(800, {layer(800, 7, 0, track("KMTF", 0, -1, {0, 1}, 1, true) + track("KMTA", 1, 9, {0}, 1))}),
            material(800, {})};
        f.textures = {texture(0, "only.blp")};
        const auto document = open(f.bytes());
        QStringList found;
        for (const Problem &problem : validate(document->model()))
            found.append(QString::fromStdString(problem.code + " " + pathOf(document->model(), problem.address)));
        QVERIFY(found.contains(QStringLiteral("reference.missing materials[0].layers[0].textureId")));
        QVERIFY(found.contains(QStringLiteral("reference.missing materials[0].layers[0].textureIdKeys")));
        QVERIFY(found.contains(QStringLiteral("reference.missing materials[0].layers[0].alphaKeys")));
        QVERIFY(found.contains(QStringLiteral("reference.missing particleEmitters2[0].textureId")));
        QCOMPARE(found.filter(QStringLiteral("value.range")).size(), 0);
        QVERIFY(validate(document->model(), 2).size() <= 2);
        // A good model has nothing to say.
        const auto good = open(richMdx(1100).bytes());
        for (const Problem &problem : validate(good->model()))
            QFAIL((problem.code + " " + pathOf(good->model(), problem.address)).c_str());
    }

    void rangesAreChecked()
    {
        MdxFile f = richMdx(800);
        f.materials[1].replace(20 + 24, 4, Out().f32({1.5f}).bytes); // alpha of its layer
        const auto document = open(f.bytes());
        const auto problems = validate(document->model());
        QCOMPARE(problems.size(), std::size_t(1));
        QCOMPARE(problems[0].code, std::string("value.range"));
        QCOMPARE(pathOf(document->model(), problems[0].address), std::string("materials[1].layers[0].alpha"));
    }
};

SINEW_GUILESS_TEST(tst_references, TestReferences)

} // namespace tst_references
#include "tst_references.moc"
