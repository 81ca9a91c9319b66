// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_bytes.h"
#include "mdx_document.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_mdx_round_trip {

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray withChunk(const QByteArray &file, const char *tag, const QByteArray &content)
{
    QByteArray result = file;
    for (const ChunkAt &c : chunksOf(file))
        if (c.tag == tag)
            result.replace(c.at, c.size + 8, chunk(tag, content));
    return result;
}

bool hasCode(const Document &document, const char *code)
{
    const auto &entries = document.loadDiagnostics().entries();
    return std::any_of(entries.begin(), entries.end(), [&](const Diagnostic &d) { return d.code == code; });
}

} // namespace

class TestMdxRoundTrip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : sampleFiles() + corpusFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
    }

    void files()
    {
        QFETCH(QString, path);
        const QByteArray bytes = contentOf(path);
        const auto document = open(bytes, path);
        QVERIFY(document);
        QVERIFY2(document->byteProof().exact, qPrintable(document->byteProof().detail));
        COMPARE_BYTES(saved(*document), bytes);
        // A clone saves the same, too, and nothing is left over from the parse.
        COMPARE_BYTES(saved(*document->model().clone()), bytes);
        // The proof, which compares piece by piece, finds a difference anywhere.
        const auto format = createMdxFormat();
        QByteArray other = bytes;
        const int step = std::max(1, int(bytes.size() / 4));
        for (qsizetype at = firstOfWalk(bytes.size(), step); at < bytes.size(); at += step) {
            other[at] = char(other[at] ^ 1);
            const auto difference = format->difference(document->model(), viewOf(other));
            QVERIFY(difference && difference->first == std::size_t(at));
            QCOMPARE(difference->written, std::size_t(bytes.size()));
            other[at] = bytes[at];
        }
        // Without a version the oldest layout is assumed.
        std::optional<std::uint32_t> version;
        for (const ChunkAt &c : chunksOf(bytes))
            if (c.tag == "VERS" && c.size >= 4 && !version)
                std::memcpy(&version.emplace(), bytes.constData() + c.content(), 4);
        QCOMPARE(mdxOf(*document).data.version, version.value_or(800));
        sawCorpusFile(path);
    }

    /// Every chunk is understood except these: broken ones, those that no version has, and those of a file that doesn't
    /// say which game it belongs to.
    void nothingOpaque()
    {
        QStringList expected{QStringLiteral("odd/geoset-with-a-wrong-count.mdx: GEOS"),
                             QStringLiteral("odd/info-before-vers.mdx: INFO"),
                             QStringLiteral("odd/trailing-zeros.mdx: "),
                             QStringLiteral("odd/two-version-chunks.mdx: VERS"),
                             QStringLiteral("odd/unknown-chunk-at-the-end.mdx: XTRA"),
                             QStringLiteral("odd/unknown-chunk-in-the-middle.mdx: XTRA"),
                             QStringLiteral("odd/unknown-chunk-twice.mdx: XTRA"),
                             QStringLiteral("odd/zero-length-chunks.mdx: XTRA"),
                             QStringLiteral("wowodd/chunks-without-content.mdx: ABCD"),
                             QStringLiteral("wowodd/nothing-tells-the-game.mdx: GLBS"),
                             QStringLiteral("wowodd/nothing-tells-the-game.mdx: PIVT"),
                             QStringLiteral("wowodd/nothing-tells-the-game.mdx: TEXS"),
                             QStringLiteral("wowodd/one-sign-of-the-other-game.mdx: MODL")};
        if (hasCorpus())
            expected +=
                QStringList{QStringLiteral("AzerothWarsLR+WarcraftLegacies/Archer  Lordaeron_Light_Alter.mdx: MDVI"),
                            QStringLiteral("AzerothWarsLR+WarcraftLegacies/Footman Lordaeron_Heavy_L.mdx: MDVI"),
                            QStringLiteral("AzerothWarsLR+WarcraftLegacies/Spearman Lordaeron_Medium.mdx: MDVI"),
                            QStringLiteral("Stan0033+War3-Model-Tuner/Team_Background.mdx: INFO"),
                            QStringLiteral("postcalm+warcraft3-icc/Judgement_Impact_Chest.mdx: MDVI"),
                            QStringLiteral("postcalm+warcraft3-icc/judgement_impact_chest_blue.mdx: MDVI"),
                            QStringLiteral("stijnherfst+HiveWE/track_count_overflow_v800.mdx: BONE")};
        QStringList found;
        for (const QString &path : sampleFiles() + corpusFiles()) {
            const auto document = open(contentOf(path), path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            for (const mdx::Opaque &opaque : mdxOf(*document).data.opaques)
                found << path.section(QLatin1Char('/'), -2) + QStringLiteral(": ") +
                             QString::fromStdString(std::string(opaque.tag.view()));
        }
        found.removeDuplicates();
        found.sort();
        expected.sort();
        QCOMPARE(found.join(u'\n'), expected.join(u'\n'));
    }

    void rich_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("%d", version) << version;
    }

    /// Files assembled from the specification are understood to the last byte.
    void rich()
    {
        QFETCH(int, version);
        const QByteArray bytes = richMdx(std::uint32_t(version)).bytes();
        const auto document = open(bytes);
        QVERIFY(document);
        for (const Diagnostic &d : document->loadDiagnostics().entries())
            QFAIL(d.where.text().c_str());
        COMPARE_BYTES(saved(*document), bytes);
        const mdx::Root &root = mdxOf(*document).data;
        QCOMPARE(root.opaques.size(), std::size_t(1));
        QCOMPARE(root.opaques[0].tag.view(), std::string_view("MDVI"));
        QCOMPARE(root.model.name.view(), std::string_view("Rich"));
        QCOMPARE(root.model.blendTime, 150u);
        QCOMPARE(root.sequences[1].name.view(), std::string_view("Walk"));
        QCOMPARE(root.sequences[1].end, 3000);
        QCOMPARE(root.globalSequences[1].duration, 1500u);
        QCOMPARE(root.textures[1].path.view(), std::string_view("Textures\\Armor.blp"));
        QCOMPARE(root.soundTracks[0].pitch, 1.25f);
        QCOMPARE(root.materials[0].layers.size(), std::size_t(2));
        QCOMPARE(root.materials[1].priorityPlane, -1);
        const mdx::Layer &animated = root.materials[0].layers[1];
        QCOMPARE(animated.textureId, 1);
        QCOMPARE(animated.alpha, 0.75f);
        QCOMPARE(animated.alphaKeys.globalSequence(), 1);
        QCOMPARE(animated.alphaKeys.times()[1], 700);
        if (version >= 1100) {
            QCOMPARE(animated.slots.size(), std::size_t(2));
            QCOMPARE(animated.slots[0].textureIdKeys.size(), std::size_t(3));
            QCOMPARE(animated.slots[1].textureId, 2);
            QCOMPARE(animated.slots[1].slot, 3u);
        } else {
            QCOMPARE(animated.textureIdKeys.values()[2], 2u);
        }
        QCOMPARE(animated.emissiveGain, version >= 900 ? 1.5f : 1.f);
        QCOMPARE(animated.fresnelTeamColour, version >= 1000 ? 0.6f : 0.f);
        const mdx::Geoset &body = root.geosets[0];
        QCOMPARE(body.vertices[1].y, 4.25f);
        QCOMPARE(body.faces.size(), std::size_t(6));
        QCOMPARE(body.matrixIndices.size(), std::size_t(3));
        QCOMPARE(body.sequenceExtents[2].boundsRadius, 12.f);
        QCOMPARE(body.uvSets[0].coordinates[3].y, 7.25f);
        QCOMPARE(body.tangents.size(), std::size_t(version >= 900 ? 4 : 0));
        QCOMPARE(root.geosets[1].skin.size(), std::size_t(version >= 900 ? 24 : 0));
        QCOMPARE(root.geosets[1].selectionFlags, 4u);
        QCOMPARE(root.geosetAnimations[0].colour.b, 0.75f);
        QCOMPARE(root.bones[2].node.rotation.outTangents()[1].w, (4 + 4 + 4 + 8 + 3) * 0.125f + 0.5f);
        QCOMPARE(root.bones[2].node.scaling.globalSequence(), 0);
        QCOMPARE(root.bones[1].geosetAnimationId, 0);
        QCOMPARE(root.lights[0].ambientIntensity, 0.4f);
        QCOMPARE(root.lights[0].visibility.size(), std::size_t(2));
        QCOMPARE(root.attachments[0].node.name.view(), std::string_view("Chest Ref"));
        QCOMPARE(root.particleEmitters[0].path.view(), std::string_view("Spark.mdl"));
        QCOMPARE(root.particleEmitters[0].initialVelocity, 5.f);
        const mdx::ParticleEmitter2 &smoke = root.particleEmitters2[0];
        QCOMPARE(smoke.length, 7.f);
        QCOMPARE(smoke.segmentColours[2].g, 0.8f);
        QCOMPARE(smoke.segmentAlphas[1], std::uint8_t(128));
        QCOMPARE(smoke.tailDecayInterval[2], 12u);
        QCOMPARE(smoke.priorityPlane, -3);
        QCOMPARE(smoke.variationKeys.size(), std::size_t(2));
        QCOMPARE(root.popcornEmitters.size(), std::size_t(version >= 900));
        QCOMPARE(root.ribbonEmitters[0].materialId, 1u);
        QCOMPARE(root.ribbonEmitters[0].textureSlotKeys.values()[1], 1u);
        QCOMPARE(root.cameras[0].target.z, 6.f);
        QCOMPARE(root.cameras[0].roll.times()[1], 20);
        QCOMPARE(root.eventObjects[0].track.times()[1], 900);
        QCOMPARE(root.collisionShapes[1].vertex2.z, 6.f);
        QCOMPARE(root.collisionShapes[2].radius, 60.f);
        QCOMPARE(root.collisionShapes[3].radius, 30.f);
        QCOMPARE(root.pivots.size(), std::size_t(version >= 900 ? 16 : 15));
        QCOMPARE(root.bindPoses.size(), std::size_t(version >= 900 ? 17 : 0));
        QCOMPARE(root.faceEffects.size(), std::size_t(version >= 900));
    }

    void oddities_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        MdxFile f = richMdx(800);
        const QByteArray plain = f.bytes();
        QTest::newRow("no chunk at all") << QByteArray("MDLX") << QString();
        QTest::newRow("tail") << plain + "abc" << QStringLiteral("mdx.tail");
        QTest::newRow("INFO before VERS") << QByteArray(plain).insert(4, chunk("INFO", "hello")) << QString();
        QTest::newRow("zero-length chunks")
            << plain + chunk("SEQS", {}) + chunk("ABCD", {}) + chunk("PIVT", {}) << QString();
        QTest::newRow("empty TEXS") << withChunk(plain, "TEXS", {}) << QString();
        QTest::newRow("empty PIVT") << withChunk(plain, "PIVT", {}) << QString();
        QTest::newRow("PIVT of 7 bytes") << withChunk(plain, "PIVT", "1234567") << QStringLiteral("mdx.chunkTail");
        QTest::newRow("VERS with more") << withChunk(plain, "VERS", Out().u32({800, 5}).bytes)
                                        << QStringLiteral("mdx.chunkTail");
        QTest::newRow("VERS too small") << withChunk(plain, "VERS", "ab") << QStringLiteral("mdx.chunk");
        QTest::newRow("second MODL") << plain + chunk("MODL", f.model) << QStringLiteral("mdx.chunk");
        QTest::newRow("short MODL") << withChunk(plain, "MODL", f.model.left(371)) << QStringLiteral("mdx.chunk");
        QTest::newRow("two TEXS chunks") << plain + chunk("TEXS", texture(0, "again.blp")) << QString();
        QTest::newRow("version 700") << withChunk(plain, "VERS", Out().u32({700}).bytes)
                                     << QStringLiteral("mdx.version");
        QTest::newRow("version 1300") << withChunk(plain, "VERS", Out().u32({1300}).bytes)
                                      << QStringLiteral("mdx.dialect");
        QTest::newRow("version 1800") << withChunk(plain, "VERS", Out().u32({1800}).bytes)
                                      << QStringLiteral("mdx.dialect");
        QTest::newRow("version 4294967295")
            << withChunk(plain, "VERS", Out().u32({~0u}).bytes) << QStringLiteral("mdx.version");
        QTest::newRow("sequence too short")
            << withChunk(plain, "SEQS", joined(f.sequences) + "rest") << QStringLiteral("mdx.chunkTail");
        QByteArray garbage = f.textures[1];
        garbage.replace(30, 4, "junk");
        QTest::newRow("garbage after NUL") << withChunk(plain, "TEXS", garbage) << QString();
        QTest::newRow("object tail") << withChunk(plain, "GEOA", geosetAnimation(0, "12345"))
                                     << QStringLiteral("mdx.objectTail");
        QTest::newRow("unknown track") << withChunk(plain, "GEOA", geosetAnimation(0, track("KXYZ", 0, -1, {1}, 1)))
                                       << QStringLiteral("mdx.objectTail");
        QTest::newRow("track twice")
            << withChunk(plain, "GEOA", geosetAnimation(0, track("KGAO", 0, -1, {1}, 1) + track("KGAO", 0, -1, {2}, 1)))
            << QStringLiteral("mdx.objectTail");
        QTest::newRow("tracks in another order")
            << withChunk(plain, "GEOA", geosetAnimation(0, track("KGAC", 0, -1, {1}, 3) + track("KGAO", 0, -1, {2}, 1)))
            << QString();
        QTest::newRow("track without keys")
            << withChunk(plain, "GEOA", geosetAnimation(0, track("KGAO", 2, 7, {}, 1))) << QString();
        QTest::newRow("negative and unsorted keys")
            << withChunk(plain, "GEOA", geosetAnimation(0, track("KGAO", 1, -1, {5, -1000, 5, 2}, 1))) << QString();
        QTest::newRow("interpolation 99")
            << withChunk(plain, "GEOA", geosetAnimation(0, track("KGAO", 99, -1, {5}, 1))) << QString();
        QTest::newRow("chunk with a broken object")
            << withChunk(plain, "GEOA", geosetAnimation(0) + Out().u32({3}).bytes + QByteArray(24, 'x'))
            << QStringLiteral("mdx.chunk");
        // Wrong sizes: the light excludes its tracks, and the chunk does, too, or counts them.
        const QByteArray tracks = track("KLAV", 0, -1, {0, 6}, 1) + track("KLAI", 1, -1, {3}, 1);
        QByteArray lying = light(800, node("Lamp", 4, 1, 0x200), tracks);
        const auto stated = std::uint32_t(lying.size() - tracks.size());
        std::memcpy(lying.data(), &stated, 4);
        const QByteArray honest = light(800, node("Sun", 5, 1, 0x200), tracks);
        const auto lite = [&](const QByteArray &content, std::uint32_t size) {
            return QByteArray("LITE") + Out().u32({size}).bytes + content;
        };
        const QByteArray head = "MDLX" + chunk("VERS", Out().u32({800}).bytes) + chunk("MODL", f.model);
        const QByteArray rest = chunk("HELP", f.helpers[0]);
        for (const auto &[name, lights] :
             {std::pair("one", QList<QByteArray>{lying}), std::pair("two", QList<QByteArray>{lying, lying}),
              std::pair("first", QList<QByteArray>{lying, honest}),
              std::pair("second", QList<QByteArray>{honest, lying})}) {
            const QByteArray content = joined(lights);
            const auto lies = std::uint32_t(lights.count(lying) * tracks.size());
            const auto all = std::uint32_t(content.size());
            QTest::addRow("lying light, chunk lies: %s", name)
                << head + lite(content, all - lies) + rest << QStringLiteral("mdx.inclusiveSize");
            QTest::addRow("lying light, chunk counts all: %s", name)
                << head + lite(content, all) + rest << QStringLiteral("mdx.inclusiveSize");
            QTest::addRow("lying light at the end, chunk lies: %s", name)
                << head + lite(content, all - lies) << QStringLiteral();
            QTest::addRow("lying light at the end, chunk counts all: %s", name)
                << head + lite(content, all) << QStringLiteral("mdx.inclusiveSize");
            QTest::addRow("lying light before an unknown chunk: %s", name)
                << head + lite(content, all) + chunk("MDVI", QByteArray(200, 'x'))
                << QStringLiteral("mdx.inclusiveSize");
        }
        // A layer that excludes its tracks inside a material that counts them, and inside one that does not.
        QByteArray lyingLayer = layer(800, 0, -1, track("KMTA", 1, -1, {0}, 1));
        const auto layerSize = std::uint32_t(28);
        std::memcpy(lyingLayer.data(), &layerSize, 4);
        const QByteArray counting = material(800, {lyingLayer});
        QTest::newRow("lying layer") << head + chunk("MTLS", counting) + rest << QStringLiteral("mdx.inclusiveSize");
        QTest::newRow("lying layer, two materials")
            << head + chunk("MTLS", counting + material(800, {layer(800, 0)})) + chunk("MDVI", QByteArray(200, 'x'))
            << QStringLiteral("mdx.inclusiveSize");
        QByteArray lyingMaterial = counting;
        const auto materialSize = std::uint32_t(counting.size() - 20);
        std::memcpy(lyingMaterial.data(), &materialSize, 4);
        QTest::newRow("lying layer and material")
            << head + "MTLS" + Out().u32({materialSize}).bytes + lyingMaterial + rest
            << QStringLiteral("mdx.inclusiveSize");
        // Optional arrays that exist without elements.
        MdxFile reforged = richMdx(1000);
        GeosetParts parts;
        QByteArray geoset = parts.bytes(1000);
        const qsizetype uvs = geoset.indexOf("UVAS");
        geoset.insert(uvs, "TANG" + Out().u32({0}).bytes + "SKIN" + Out().u32({0}).bytes);
        geoset = sized(geoset.mid(4));
        reforged.geosets = {geoset};
        QTest::newRow("empty TANG and SKIN") << reforged.bytes() << QString();
        QTest::newRow("BPOS count lies") << withChunk(reforged.bytes(), "BPOS",
                                                      Out().u32({99}).raw(joined(reforged.bindPoses)).bytes)
                                         << QString();
        QTest::newRow("BPOS count too small")
            << withChunk(reforged.bytes(), "BPOS", Out().u32({1}).raw(joined(reforged.bindPoses)).bytes)
            << QStringLiteral("mdx.chunkTail");
        QTest::newRow("BPOS without count")
            << withChunk(reforged.bytes(), "BPOS", "abc") << QStringLiteral("mdx.chunk");
    }

    void oddities()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        const auto document = open(bytes);
        QVERIFY(document);
        COMPARE_BYTES(saved(*document), bytes);
        QVERIFY(document->byteProof().exact);
        if (!code.isEmpty())
            QVERIFY2(hasCode(*document, qPrintable(code)), qPrintable(code));
        // A wrong size is no reason to give up on the chunk.
        if (code == QStringLiteral("mdx.inclusiveSize"))
            QVERIFY(!hasCode(*document, "mdx.chunk") && !hasCode(*document, "mdx.chunkTail"));
    }

    void remarksLeadToWhatIsKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("path");
        MdxFile f = richMdx(800);
        f.end.clear();
        const QByteArray plain = f.bytes();
        const auto add = [](const char *name, const QByteArray &bytes, const char *code, const char *path) {
            QTest::newRow(name) << bytes << QString::fromLatin1(code) << QString::fromLatin1(path);
        };
        const QByteArray pivots = chunk("PIVT", "1234567"), unknown = chunk("ABCD", "?");
        add("after a list", plain + chunk("TEXS", texture(0, "b.blp")) + "abc", "mdx.tail", "textures");
        add("after an array", "MDLX" + chunk("PIVT", QByteArray(12, '\0')) + "abc", "mdx.tail", "pivots");
        add("after an unknown chunk", plain + unknown + unknown + "abc", "mdx.tail", "opaques[1]");
        add("behind nothing", "MDLXabc", "mdx.tail", "");
        add("end of a list", withChunk(plain, "SEQS", joined(f.sequences) + "rest"), "mdx.chunkTail", "sequences");
        add("end of an array", "MDLX" + unknown + pivots, "mdx.chunkTail", "pivots");
        add("end of a structure", withChunk(plain, "MODL", f.model + "x"), "mdx.chunkTail", "model");
        add("end of the version", withChunk(plain, "VERS", Out().u32({800, 5}).bytes), "mdx.chunkTail", "version");
        add("unread", plain + unknown + chunk("MODL", f.model) + unknown, "mdx.chunk", "opaques[1]");
        add("broken list",
            withChunk(plain, "GEOA", geosetAnimation(0) + Out().u32({3}).bytes + QByteArray(24, 'x')) + unknown,
            "mdx.chunk", "opaques[0]");
        add("end of an object", withChunk(plain, "GEOA", geosetAnimation(0) + geosetAnimation(0, "12345")),
            "mdx.objectTail", "geosetAnimations[1]");
    }

    void remarksLeadToWhatIsKept()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(QString, path);
        const auto document = open(bytes);
        QVERIFY(document);
        const auto &entries = document->loadDiagnostics().entries();
        const auto remark = std::find_if(entries.begin(), entries.end(),
                                         [&](const Diagnostic &d) { return d.code == code.toStdString(); });
        QVERIFY(remark != entries.end());
        QCOMPARE(QString::fromStdString(remark->where.path), path);
        QVERIFY(remark->where.offset > 0);
        if (!path.isEmpty())
            QVERIFY(bool(parsePath(document->model(), remark->where.path)));
    }

    void brokenContainers_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<qint64>("offset");
        const QByteArray head = "MDLX" + chunk("VERS", Out().u32({800}).bytes);
        QTest::newRow("empty") << QByteArray() << qint64(0);
        QTest::newRow("text") << QByteArray("Lorem ipsum dolor") << qint64(0);
        QTest::newRow("chunk beyond the end")
            << head + "TEXS" + Out().u32({269}).bytes + texture(0, "a") << qint64(head.size());
        QTest::newRow("huge chunk") << head + "GEOS" + Out().u32({~0u}).bytes << qint64(head.size());
    }

    void brokenContainers()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(qint64, offset);
        Diagnostics diagnostics;
        const auto model = createMdxFormat()->read(FileSet(QStringLiteral("x.mdx"), bytes), diagnostics);
        QVERIFY(!model);
        QCOMPARE(model.error().offset, offset);
        QVERIFY(!model.error().message.empty());
    }
};

SINEW_GUILESS_TEST(tst_mdx_round_trip, TestMdxRoundTrip)

} // namespace tst_mdx_round_trip
#include "tst_mdx_round_trip.moc"
