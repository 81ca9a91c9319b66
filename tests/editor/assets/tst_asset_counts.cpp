// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// How many of a model's files are missing, as Problems lists them.

#include "core/check/mending.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "editor/assets/asset_finder.h"
#include "editor/assets/asset_findings.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_uses.h"
#include "plugins/mdx/format.h"
#include "tests/editor/small_mdx.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_asset_counts {

using namespace sinew;
using namespace sinew::test;

class TestAssetCounts : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    FormatRegistry m_formats;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void initTestCase() { m_formats.add(createMdxFormat()); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void missingFilesAreCountedOnce();
    void suppliedTexturesAreNotMissing();
};

/// One problem for each file, as the message bar counts them, with all places that name it.
void TestAssetCounts::missingFilesAreCountedOnce()
{
    write(QStringLiteral("Cape.dds"), "cape");
    write(QStringLiteral("small.mdx"), smallMdx() + texturesChunk({"Textures\\Hat.blp", "Textures\\Cape.blp",
                                                                   "textures/hat.BLP", "Textures\\Cape.blp"}));
    const auto document = openDocument(m_formats, path(QStringLiteral("small.mdx")));
    QVERIFY(document);
    const Model &model = (*document)->model();
    AssetFinder finder(assetSearchFor(path(QStringLiteral("small.mdx")), {}, m_formats.modelSuffixes()));
    const std::vector<Finding> all = missingAssets(model, finder), files = joinedByFile(model, all);
    QCOMPARE(all.size(), std::size_t(4));
    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0].addresses, (std::vector<Address>{all[0].place(), all[2].place()}));
    QCOMPARE(files[1].addresses, (std::vector<Address>{all[1].place(), all[3].place()}));
    // Fixed wherever it is named.
    const MendPlan plan = planMending(model, (*document)->format(), files[1], files[1].check->fixes.front());
    QCOMPARE(plannedChanges(model, plan.changes).size(), std::size_t(2));
}

/// A texture that the game supplies may have a path left over, which nobody looks at.
void TestAssetCounts::suppliedTexturesAreNotMissing()
{
    QByteArray textures;
    for (const std::uint32_t replaceable : {0, 31}) {
        put<std::uint32_t>(textures, replaceable);
        putText(textures, replaceable ? "left over.blp" : "Hat.blp", 260);
        put<std::uint32_t>(textures, 0);
    }
    write(QStringLiteral("small.mdx"), smallMdx() + chunk("TEXS", textures));
    const auto document = openDocument(m_formats, path(QStringLiteral("small.mdx")));
    QVERIFY(document);
    const Model &model = (*document)->model();
    const AssetSearch search = assetSearchFor(path(QStringLiteral("small.mdx")), {}, m_formats.modelSuffixes());
    AssetFinder finder(search);
    QCOMPARE(missingAssets(model, finder).size(), std::size_t(2));
    QCOMPARE(missingAssets(model, finder, (*document)->format()).size(), std::size_t(1));
    const std::vector<Finding> all = searchedAssetFindings(model, *(*document)->format(), search, m_formats);
    QCOMPARE(all.size(), std::size_t(1));
    QVERIFY(all[0].message.text().find("Hat.blp") != std::string::npos);
}

SINEW_GUILESS_TEST(tst_asset_counts, TestAssetCounts)

} // namespace tst_asset_counts
#include "tst_asset_counts.moc"
