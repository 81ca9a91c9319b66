// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every real model is drawn at three times of its first sequence: there is a picture, and neither Qt nor OpenGL
// complains.

#include "core/document/open_document.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_textures.h"
#include "editor/builtin_plugins.h"
#include "tests/editor/sequence_view.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"
#include "viewport/qt3d/offscreen_renderer.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QTemporaryFile>
#include <QTest>

#include <unistd.h>

namespace tst_render_corpus {

using namespace sinew;

namespace {

/// Captures standard error during its lifetime, from Qt as well as from the OpenGL driver (MESA_DEBUG).
class StandardError
{
public:
    StandardError() : m_former(dup(STDERR_FILENO))
    {
        m_file.open();
        dup2(m_file.handle(), STDERR_FILENO);
    }
    ~StandardError()
    {
        dup2(m_former, STDERR_FILENO);
        close(m_former);
    }
    QByteArray text()
    {
        fflush(stderr);
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    int m_former;
};

} // namespace

class TestRenderCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void driverErrorsAreHeard();
    void drawsWithoutComplaint_data();
    void drawsWithoutComplaint();
    void cleanupTestCase();

private:
    FormatRegistry m_formats;
    std::unique_ptr<AssetTextures> m_textures;
    std::unique_ptr<AssetScenes> m_scenes;
    std::unique_ptr<OffscreenRenderer> m_renderer;
};

void TestRenderCorpus::initTestCase()
{
    addBuiltinPlugins(m_formats);
    auto renderer = OffscreenRenderer::create({96, 96});
    QVERIFY2(bool(renderer), renderer ? "" : renderer.error().text().c_str());
    m_renderer = std::move(*renderer);
}

/// Without this the test below would prove nothing.
void TestRenderCorpus::driverErrorsAreHeard()
{
    QOpenGLContext context;
    QVERIFY(context.create());
    QOffscreenSurface surface;
    surface.setFormat(context.format());
    surface.create();
    QVERIFY(context.makeCurrent(&surface));
    StandardError heard;
    context.functions()->glEnable(0xdead);
    context.functions()->glFinish();
    context.doneCurrent();
    if (heard.text().isEmpty())
        QSKIP("this OpenGL driver does not write errors to standard error; only Qt's warnings are heard");
}

void TestRenderCorpus::drawsWithoutComplaint_data()
{
    QTest::addColumn<QString>("path");
    // M2 has a test of its own: tst_render_m2.
    for (const QString &path : test::sampleFiles() + test::corpusFiles(23) +
                                   test::corpusFiles("wc3-mdl", {QStringLiteral("mdl")}, 23) +
                                   test::corpusFiles("m3", {QStringLiteral("m3"), QStringLiteral("m3a")}, 23))
        QTest::newRow(
            qPrintable(QStringLiteral("%1 %2").arg(QFileInfo(path).fileName()).arg(qChecksum(path.toUtf8()), 4, 16)))
            << path;
}

void TestRenderCorpus::drawsWithoutComplaint()
{
    QFETCH(const QString, path);
    const auto document = openDocument(m_formats, path);
    QVERIFY2(document, document ? "" : document.error().text().c_str());
    test::sawCorpusFile(path);
    const RenderScene scene = (*document)->format()->scene()->build((*document)->model());
    auto textures = std::make_unique<AssetTextures>(assetSearchFor(path, {}, m_formats.modelSuffixes()),
                                                    m_formats.images(), AssetTextures::Mode::Wait);
    auto scenes = std::make_unique<AssetScenes>(assetSearchFor(path, {}, m_formats.modelSuffixes()), m_formats,
                                                AssetScenes::Mode::Wait);
    StandardError heard;
    m_renderer->setProvider(*textures, scenes.get());
    m_textures = std::move(textures);
    m_scenes = std::move(scenes);
    for (int third = 0; third < 3; ++third) {
        ViewContent content = test::contentAt(scene, 0, third);
        content.options.skeleton = content.options.extents = content.options.collisionShapes = content.options.cameras =
            true;
        const Result<QImage> picture = m_renderer->render(content);
        QVERIFY2(bool(picture), picture ? "" : picture.error().text().c_str());
        QCOMPARE(picture->size(), QSize(96, 96));
    }
    const QByteArray complaint = heard.text();
    QVERIFY2(complaint.isEmpty(), complaint.left(500).constData());
}

void TestRenderCorpus::cleanupTestCase()
{
    m_renderer.reset();
}

SINEW_TEST(tst_render_corpus, TestRenderCorpus)

} // namespace tst_render_corpus
#include "tst_render_corpus.moc"
