// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/domain_index.h"
#include "core/model/references.h"
#include "tests/core/sample_document.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

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
        const auto document = documentOf(richSample(2));
        QCOMPARE(usersOf(*document, "textures", 1).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureId materials[0].layers[1].textureIdKeys@1"));
        QCOMPARE(usersOf(*document, "textures", 2).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureIdKeys@2 materials[1].layers[0].textureId "
                                "emitters[0].textureId"));
        QCOMPARE(usersOf(*document, "materials", 1).join(QLatin1Char(' ')), QStringLiteral("geosets[1].materialId"));
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

    /// Weights are stored beside the bone numbers of a skin and are not references.
    void weightsAreNoReferences()
    {
        const auto document = documentOf(richSample(2));
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
        const auto document = documentOf(richSample());
        const Model &model = document->model();
        const DomainIndex nodes(model, *model.info().domain("nodes"));
        QCOMPARE(nodes.members().size(), std::size_t(10));
        QCOMPARE(nodes.end(), std::int64_t(10));
        QCOMPARE(nodes.target(4), object(*document, "helpers", 0));
        QCOMPARE(nodes.number(object(*document, "helpers", 0)), std::int64_t(4));
        QCOMPARE(nodes.target(10), NoNode);
        QCOMPARE(nodes.target(-1), NoNode);
        QCOMPARE(nodes.number(RootNode), std::int64_t(-1));
        QCOMPARE(domainOf(model, object(*document, "helpers", 0)), model.info().domain("nodes"));
        QCOMPARE(domainOf(model, object(*document, "textures", 0)), model.info().domain("textures"));
        QCOMPARE(domainOf(model, object(*document, "soundTracks", 0)), nullptr);
        QCOMPARE(domainOf(model, RootNode), nullptr);
        const NodeId layer = model.idAt({object(*document, "materials", 0), fieldRow<&sample::Material::layers>()}, 0);
        QCOMPARE(domainOf(model, layer), nullptr);
    }

    /// Fields that are not on disk in this version do not refer: since version 3 the layer's flipbook is not.
    void onlyWhatIsStored()
    {
        const auto document = documentOf(richSample(3));
        QCOMPARE(usersOf(*document, "textures", 1).join(QLatin1Char(' ')),
                 QStringLiteral("materials[0].layers[1].textureId materials[0].layers[1].slots[0].textureId "
                                "materials[0].layers[1].slots[0].textureIdKeys@1"));
    }

    void sameKeyTwice()
    {
        const auto document = documentOf(bonesOf({{0, -1}, {0, -1}, {1, 0}}));
        const DomainIndex nodes(document->model(), *document->model().info().domain("nodes"));
        QCOMPARE(nodes.target(0), object(*document, "bones", 0)); // the first
        QCOMPARE(nodes.end(), std::int64_t(2));
    }

    void validation()
    {
        sample::Root root = richSample();
        root.materials[0].layers = {};
        sample::Layer &layer = root.materials[0].layers.append();
        layer.textureId = 7;
        layer.textureIdKeys = keysAt<std::uint32_t>(Interpolation::None, {0, 1});
        layer.alphaKeys = keysAt<float>(Interpolation::Linear, {0}, 9);
        root.textures = {};
        root.textures.append(textureOf("only.blp"));
        const auto document = documentOf(root);
        QStringList found;
        for (const Finding &finding : findingsIn(document->model()))
            found.append(
                QString::fromStdString(finding.check->code + (' ' + pathOf(document->model(), finding.place()))));
        QVERIFY(found.contains(QStringLiteral("model.reference.missing materials[0].layers[0].textureId")));
        QVERIFY(found.contains(QStringLiteral("model.reference.missing materials[0].layers[0].textureIdKeys")));
        QVERIFY(found.contains(QStringLiteral("model.reference.missing materials[0].layers[0].alphaKeys")));
        QVERIFY(found.contains(QStringLiteral("model.reference.missing emitters[0].textureId")));
        QCOMPARE(found.filter(QStringLiteral("model.value.range")).size(), 0);
        // A good model gives no messages.
        const auto good = documentOf(richSample(3));
        for (const Finding &finding : findingsIn(good->model()))
            QFAIL(textOf(finding, good->model()).c_str());
    }

    void rangesAreChecked()
    {
        sample::Root root = richSample();
        root.materials[1].layers[0].alpha = 1.5f;
        const auto document = documentOf(root);
        const auto problems = findingsIn(document->model());
        QCOMPARE(problems.size(), std::size_t(1));
        QVERIFY(hasFinding(problems, document->model(), "model.value.range", "materials[1].layers[0].alpha"));
    }
};

SINEW_GUILESS_TEST(tst_references, TestReferences)

} // namespace tst_references
#include "tst_references.moc"
