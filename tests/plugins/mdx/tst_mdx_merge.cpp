// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_document.h"
#include "tests/plugins/checks/edit_pairs.h"
#include "tests/plugins/mdx/convert/mdx_conversion.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_mdx_merge {

using namespace sinew;
using namespace sinew::test;

class TestMdxMerge : public QObject
{
    Q_OBJECT

    static QByteArray showcase() { return contentOf(sourcePath("tests/samples/showcase/showcase.mdx")); }

    static QString differencesOf(const Model &a, const Model &b)
    {
        return QString::fromStdString(textOf(leavesOf(a, b)));
    }

    /// The same model as text.
    static std::unique_ptr<Document> asText(const Document &document)
    {
        auto made = conversion(document, "mdl800");
        if (!made)
            qFatal("%s", made.error().text().c_str());
        auto text = std::make_unique<Document>(document.model().clone(), document.sharedFormat());
        if (const Status pushed = text->push(std::move(made->changes), QStringLiteral("convert")); !pushed)
            qFatal("%s", pushed.error().text().c_str());
        return open(saved(*text), QStringLiteral("test.mdl"));
    }

private Q_SLOTS:
    /// Edits of different places: every merge equals both edits; nearly all merge.
    void pairsOfEdits()
    {
        int tried = 0, merged = 0;
        std::uint32_t seed = 1;
        const QStringList files = sampleFiles();
        for (const QString &path : files) {
            const auto document = open(contentOf(path));
            if (!document)
                continue;
            EditPairs pairs(document->sharedFormat(), document->model().clone());
            pairs.run(seed++, byTier(4, 8));
            tried += pairs.tried;
            merged += pairs.merged;
            if (pairs.failed)
                qWarning("in %s", qPrintable(path));
        }
        qInfo("samples: %d of %d pairs merged", merged, tried);
        QVERIFY(tried >= files.size() * 2);
        QVERIFY2(merged * 10 >= tried * 9, "too many conflicts");
    }

    /// A text and a binary file of one version are the same model.
    void textAndBytes()
    {
        for (const bool mineIsText : {false, true}) {
            const auto base = open(showcase());
            auto mine = open(showcase()), theirs = open(showcase());
            (mineIsText ? mine : theirs) = asText(*base);
            QVERIFY(mine && theirs);
            QCOMPARE(differencesOf(mine->model(), theirs->model()), QString());
            QCOMPARE(setText(*mine, "sequences[0].rarity", "7"), QString());
            QCOMPARE(setText(*theirs, "sequences[1].rarity", "3"), QString());
            EditBuilder builder = edit(*theirs);
            builder.remove(object(*theirs, "sequences", 3));
            QCOMPARE(push(*theirs, builder), QString());
            const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
            QVERIFY(merge && merge->conflicts.empty());
            QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
            QCOMPARE(setText(*theirs, "sequences[0].rarity", "7"), QString());
            QCOMPARE(differencesOf(mine->model(), theirs->model()), QString());
            const auto again = open(saved(*mine), mineIsText ? QStringLiteral("a.mdl") : QStringLiteral("a.mdx"));
            QVERIFY(again);
            QCOMPARE(mdxOf(*again).data.encoding, std::uint32_t(mineIsText ? mdx::Text : mdx::Binary));
            QCOMPARE(differencesOf(again->model(), theirs->model()), QString());
        }
    }

    /// The actual reason, and what to do about it.
    void otherVersions()
    {
        const auto mine = open(showcase()), theirs = open(contentOf(sourcePath("tests/samples/hd1000/wyrm.mdx")));
        const auto merge = mergeModels(mine->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(!merge);
        QCOMPARE(merge.error().text(), std::string("models of the versions 800 and 1000 can't be merged; convert one "
                                                   "of them to the version of the other first"));
    }

    /// Both change one field: MINE stays, and both values are reported.
    void conflictsAreTold()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].end", "4000"), QString());
        QCOMPARE(setText(*theirs, "sequences[0].end", "5000"), QString());
        QCOMPARE(setText(*theirs, "sequences[1].rarity", "3"), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(bool(merge));
        QCOMPARE(merge->conflicts.size(), std::size_t(1));
        QCOMPARE(merge->conflicts[0].path, std::string("sequences[0].end"));
        QCOMPARE(merge->conflicts[0].mine, std::string("4000"));
        QCOMPARE(merge->conflicts[0].theirs, std::string("5000"));
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), "sequences[0].end")), std::string("4000"));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), "sequences[1].rarity")), std::string("3"));
    }

    /// New objects that differ only in their names: each side keeps its own, with what refers to it.
    void bothAddTextures()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        const auto addTexture = [](Document &document, const char *path, const char *layer) {
            EditBuilder builder = edit(document);
            builder.duplicate(object(document, "textures", 0));
            QCOMPARE(push(document, builder), QString());
            const auto &textures = mdxOf(document).data.textures;
            // The copy is next to the original; whichever row is renamed has the same content.
            QCOMPARE(setText(document, "textures[1].path", path), QString());
            QVERIFY(textures.size() > 1);
            QCOMPARE(setText(document, layer, "1"), QString());
        };
        addTexture(*mine, "Mine.blp", "materials[0].layers[0].textureId");
        addTexture(*theirs, "Theirs.blp", "materials[1].layers[0].textureId");
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(bool(merge));
        QVERIFY2(merge->conflicts.empty(), merge->conflicts.empty() ? "" : merge->conflicts[0].reason.text().c_str());
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        const auto &root = mdxOf(*mine).data;
        QCOMPARE(root.textures.size(), mdxOf(*base).data.textures.size() + 2);
        const auto pathOfLayer = [&](std::size_t material) {
            return std::string(root.textures[std::size_t(root.materials[material].layers[0].textureId)].path.view());
        };
        QCOMPARE(pathOfLayer(0), std::string("Mine.blp"));
        QCOMPARE(pathOfLayer(1), std::string("Theirs.blp"));
    }

    /// What a conflict says: the place with the name of its object, and the keys of all three.
    void namesAndKeysOfConflicts()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        Address track;
        walkFields(base->model(), [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (track.node == NoNode && f.type == &typeInfo<Curve<Vec3>>() &&
                base->model().get<mdx::Bone>(address.node) && static_cast<const CurveBase *>(data)->size() > 2)
                track = address;
        });
        const std::string path = pathOf(base->model(), track);
        QCOMPARE(setText(*mine, (path + ".values[0].x").c_str(), "11"), QString());
        QCOMPARE(setText(*theirs, (path + ".values[0].x").c_str(), "22"), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(merge && merge->conflicts.size() == 1);
        const MergeConflict &conflict = merge->conflicts[0];
        QCOMPARE(conflict.path, path);
        const std::string node = path.substr(0, path.find('.'));
        QCOMPARE(conflict.name, textAt(base->model(), *parsePath(base->model(), node + ".node.name")));
        QVERIFY2(conflict.base != conflict.mine && conflict.mine.find("11") != std::string::npos &&
                     conflict.theirs.find("22") != std::string::npos,
                 conflict.mine.c_str());
    }

    /// Keys of one track at different times, in one curve.
    void keysOfOneTrack()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        Address track;
        walkFields(base->model(), [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (track.node == NoNode && f.type == &typeInfo<Curve<Vec3>>() &&
                static_cast<const CurveBase *>(data)->size() > 2)
                track = address;
        });
        QVERIFY(track.node != NoNode);
        const std::string path = pathOf(base->model(), track);
        QCOMPARE(setText(*mine, (path + ".values[0].x").c_str(), "11"), QString());
        QCOMPARE(setText(*theirs, (path + ".values[1].x").c_str(), "22"), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(merge && merge->conflicts.empty());
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), path + ".values[0].x")), std::string("11"));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), path + ".values[1].x")), std::string("22"));
    }

    /// THEIRS removes something that MINE changes: it stays, and that is reported.
    void removedAndChanged()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].rarity", "2"), QString());
        EditBuilder builder = edit(*theirs);
        builder.remove(object(*theirs, "sequences", 0));
        QCOMPARE(push(*theirs, builder), QString());
        const std::size_t sequences = mine->model().listSize(at(*mine, "sequences"));
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(bool(merge));
        QVERIFY(!merge->conflicts.empty());
        QCOMPARE(merge->conflicts[0].path, std::string("sequences[0]"));
        if (!merge->changes.empty())
            QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(mine->model().listSize(at(*mine, "sequences")), sequences);
    }

    /// An order that THEIRS changed, and another change of MINE.
    void order()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].rarity", "2"), QString());
        EditBuilder builder = edit(*theirs);
        builder.move(object(*theirs, "sequences", 0), 2);
        QCOMPARE(push(*theirs, builder), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(merge && merge->conflicts.empty());
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(setText(*theirs, "sequences[2].rarity", "2"), QString());
        QCOMPARE(differencesOf(mine->model(), theirs->model()), QString());
    }
};

SINEW_GUILESS_TEST(tst_mdx_merge, TestMdxMerge)

} // namespace tst_mdx_merge
#include "tst_mdx_merge.moc"
