// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the proof of slimming states is checked visually: original and result are drawn at three times of the first and
// of the last sequence and compared.

#include "core/check/slim/slim.h"
#include "core/document/open_document.h"
#include "core/facets/scene_facet.h"
#include "core/format/format.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "editor/builtin_plugins.h"
#include "tests/editor/sequence_view.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "viewport/qt3d/offscreen_renderer.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <set>

namespace tst_slim_pictures {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The share of pixels that differ visibly.
double differingShare(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y), other = b.pixel(x, y);
            count += std::abs(qRed(one) - qRed(other)) > 16 || std::abs(qGreen(one) - qGreen(other)) > 16 ||
                     std::abs(qBlue(one) - qBlue(other)) > 16;
        }
    return double(count) / (a.width() * a.height());
}

} // namespace

class TestSlimPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void looksTheSame_data();
    void looksTheSame();
    void cleanupTestCase();

private:
    FormatRegistry m_formats;
    std::unique_ptr<AssetTextures> m_textures;
    std::unique_ptr<OffscreenRenderer> m_renderer;
    int m_slimmed = 0;
};

void TestSlimPictures::initTestCase()
{
    addBuiltinPlugins(m_formats);
    auto renderer = OffscreenRenderer::create({128, 128});
    QVERIFY2(bool(renderer), renderer ? "" : renderer.error().text().c_str());
    m_renderer = std::move(*renderer);
}

void TestSlimPictures::looksTheSame_data()
{
    QTest::addColumn<QString>("path");
    QStringList paths;
    for (const char *sample : {"showcase/showcase.mdx", "machine/machine.mdx", "spell/spell.mdx",
                               "m2showcase/shrine.m2", "m2legion/tiny.m2", "m3every/age00.m3", "m3/tiny29.m3"})
        if (const QString path = sourcePath("tests/samples/") + QLatin1String(sample); QFile::exists(path))
            paths << path;
    paths << corpusFiles("wc3-mdx", {QStringLiteral("mdx")}, 47) << corpusFiles("m2", {QStringLiteral("m2")}, 47)
          << corpusFiles("m3", {QStringLiteral("m3")}, 47);
    for (const QString &path : paths)
        QTest::newRow(
            qPrintable(QStringLiteral("%1 %2").arg(QFileInfo(path).fileName()).arg(qChecksum(path.toUtf8()), 4, 16)))
            << path;
}

void TestSlimPictures::looksTheSame()
{
    QFETCH(const QString, path);
    const auto document = openDocument(m_formats, path);
    QVERIFY2(document, document ? "" : document.error().text().c_str());
    sawCorpusFile(path);
    const Format &format = *(*document)->format();
    const RenderScene original = format.scene()->build((*document)->model());
    SlimRequest request;
    request.bounds = usualBounds(original);
    Result<SlimPlan> plan = planSlimming((*document)->model(), format, request);
    if (!plan) {
        // A model that can't be written again can't be slimmed either; nothing else is an excuse.
        const auto written = format.write((*document)->model(), {.everyFile = true, .compact = true});
        QVERIFY2(!written, plan.error().text().c_str());
        QSKIP(plan.error().text().c_str());
    }
    QVERIFY((*document)->pushAgain(std::move(plan->changes), {}));
    ++m_slimmed;
    const RenderScene result = format.scene()->build((*document)->model());
    auto textures = std::make_unique<AssetTextures>(assetSearchFor(path, {}, m_formats.modelSuffixes()),
                                                    m_formats.images(), AssetTextures::Mode::Wait);
    textures->setHdSlots(original);
    m_renderer->setProvider(*textures);
    m_textures = std::move(textures);
    const std::size_t count = original.sequences.size();
    for (const std::size_t sequence : std::set<std::size_t>{0, count ? count - 1 : 0})
        for (int half = 0; half < 3; ++half) {
            ViewContent content = contentAt(original, sequence, half);
            content.options.effects = false; // whose random numbers change where one of them is gone
            const Result<QImage> before = m_renderer->render(content);
            content.scene = &result;
            const Result<QImage> after = m_renderer->render(content);
            QVERIFY(before && after);
            const double share = differingShare(*before, *after);
            QVERIFY2(
                share < 0.002,
                qPrintable(QStringLiteral("%1 % of the pixels differ in sequence %2").arg(share * 100).arg(sequence)));
        }
}

void TestSlimPictures::cleanupTestCase()
{
    m_renderer.reset();
    QVERIFY(m_slimmed > 5);
}

SINEW_TEST(tst_slim_pictures, TestSlimPictures)

} // namespace tst_slim_pictures

#include "tst_slim_pictures.moc"
