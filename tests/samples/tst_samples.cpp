// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/model/walk.h"
#include "plugins/mdx/file/reader.h"
#include "plugins/mdx/format.h"
#include "sample_files.h"
#include "tests/support/findings.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QDirIterator>
#include <QtTest>

#include <set>

namespace tst_samples {

using namespace sinew;
using namespace sinew::samples;

/// The committed samples equal the generator's output, are saved unchanged, and hold what they are for.
class TstSamples : public QObject
{
    Q_OBJECT

private:
    static QByteArray committed(const QString &path)
    {
        QFile file(test::sourcePath("tests/samples/") + path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static std::unique_ptr<mdx::MdxModel> read(const QByteArray &bytes)
    {
        Diagnostics diagnostics;
        auto model = mdx::MdxReader(Bytes(reinterpret_cast<const std::byte *>(bytes.data()), std::size_t(bytes.size())),
                                    diagnostics)
                         .read();
        if (!model)
            return nullptr;
        return std::unique_ptr<mdx::MdxModel>(static_cast<mdx::MdxModel *>(model->release()));
    }

private Q_SLOTS:
    void filesAreWhatTheGeneratorMakes_data()
    {
        QTest::addColumn<QByteArray>("made");
        const SampleFiles files = allSamples();
        for (auto file = files.begin(); file != files.end(); ++file)
            QTest::newRow(qPrintable(file.key())) << file.value();
    }
    void filesAreWhatTheGeneratorMakes()
    {
        QFETCH(QByteArray, made);
        const QByteArray there = committed(QString::fromUtf8(QTest::currentDataTag()));
        QVERIFY2(!there.isEmpty(), "is not committed: run build/release/bin/sinew_samples tests/samples");
        QCOMPARE(there.size(), made.size());
        QVERIFY2(there == made, "differs: run build/release/bin/sinew_samples tests/samples");
    }

    void nothingElseIsThere()
    {
        const SampleFiles files = allSamples();
        const QDir folder(test::sourcePath("tests/samples"));
        for (const QString &sample : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (sample == QLatin1String("generator"))
                continue;
            for (QDirIterator all(folder.filePath(sample), QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
                const QString path = folder.relativeFilePath(all.next());
                QVERIFY2(files.contains(path), qPrintable(path));
            }
        }
    }

    void modelsSaveUnchanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const SampleFiles files = allSamples();
        for (auto file = files.begin(); file != files.end(); ++file)
            if (file.key().endsWith(QLatin1String(".mdx")))
                QTest::newRow(qPrintable(file.key())) << file.value();
    }
    void modelsSaveUnchanged()
    {
        QFETCH(QByteArray, bytes);
        const auto model = read(bytes);
        QVERIFY(model);
        QVERIFY(modelBytes(*model) == bytes);
    }

    void showcaseHasNoProblems_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path :
             {"showcase/showcase.mdx", "showcase/splinter.mdx", "v900/wyrm.mdx", "hd1000/wyrm.mdx", "hd1100/wyrm.mdx",
              "v1200/wyrm.mdx", "odd/plain.mdx", "spell/portal.mdx", "machine/engine.mdx"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void showcaseHasNoProblems()
    {
        QFETCH(QString, path);
        const auto model = read(committed(path));
        QVERIFY(model);
        for (const Finding &finding : test::findingsIn(*model, createMdxFormat().get()))
            if (finding.check->impact >= Impact::Wrong && finding.check->code != std::string("mdx.file.version-900"))
                QFAIL(test::textOf(finding, *model).c_str());
    }

    void showcaseHoldsEverything()
    {
        const auto model = read(committed(QStringLiteral("showcase/showcase.mdx")));
        QVERIFY(model);
        const mdx::Root &root = model->data;
        QCOMPARE(root.version, 800u);

        // Every interpolation of numbers, of vectors and of rotations.
        std::map<std::size_t, std::set<std::uint32_t>> interpolations;
        bool global = false;
        walkFields(*model, [&](const Address &, const FieldInfo &field, const void *data, const void *) {
            if (field.type->kind != Kind::Curve)
                return;
            const auto &curve = *static_cast<const CurveBase *>(data);
            if (curve.size() > 1)
                interpolations[field.type->element->valueSize()].insert(curve.header().interpolation);
            global = global || curve.globalSequence() >= 0;
        });
        for (const std::size_t bytes : {sizeof(float), sizeof(Vec3), sizeof(Quat)})
            QCOMPARE(interpolations[bytes], (std::set<std::uint32_t>{0, 1, 2, 3}));
        QVERIFY(global);

        std::set<std::uint32_t> filters, replaceables, shapes;
        bool flipbook = false, scrolling = false, sphere = false;
        for (const mdx::Material &material : root.materials)
            for (const mdx::Layer &layer : material.layers) {
                filters.insert(layer.filterMode);
                flipbook = flipbook || layer.textureIdKeys.size() > 1;
                scrolling = scrolling || layer.textureAnimationId >= 0;
                sphere = sphere || (layer.shadingFlags & 2);
            }
        QCOMPARE(filters, (std::set<std::uint32_t>{0, 1, 2, 3, 4, 5, 6}));
        QVERIFY(flipbook && scrolling && sphere);
        for (const mdx::Texture &texture : root.textures) {
            replaceables.insert(texture.replaceableId);
            if (texture.replaceableId == 0)
                QVERIFY2(
                    !committed(QStringLiteral("showcase/") + QString::fromStdString(std::string(texture.path.view())))
                         .isEmpty(),
                    texture.path.chars.data());
        }
        QCOMPARE(replaceables, (std::set<std::uint32_t>{0, 1, 2}));
        for (const mdx::CollisionShape &shape : root.collisionShapes) {
            shapes.insert(shape.type);
            // Version 800 stores centres in model space; those of the game's own files equal the pivot.
            if (shape.type == 2)
                QVERIFY(Value::of(shape.vertex1) == Value::of(root.pivots[std::size_t(shape.node.objectId)]));
        }
        QCOMPARE(shapes, (std::set<std::uint32_t>{0, 2}));

        std::set<std::uint32_t> groupSizes;
        for (const mdx::Geoset &geoset : root.geosets)
            groupSizes.insert(geoset.matrixGroups.begin(), geoset.matrixGroups.end());
        QCOMPARE(groupSizes, (std::set<std::uint32_t>{1, 2, 3}));
        for (const auto count :
             {root.lights.size(), root.helpers.size(), root.attachments.size(), root.particleEmitters.size(),
              root.particleEmitters2.size(), root.ribbonEmitters.size(), root.eventObjects.size(),
              root.geosetAnimations.size(), root.textureAnimations.size()})
            QVERIFY(count > 0);
        QCOMPARE(root.cameras.size(), std::size_t(2));
        QVERIFY(root.cameras[0].translation.size() > 1);
    }

    void sizeStaysSmall()
    {
        qint64 bytes = 0;
        for (const QByteArray &file : allSamples())
            bytes += file.size();
        QVERIFY2(bytes < 4 * 1024 * 1024, qPrintable(QString::number(bytes)));
    }
};

SINEW_GUILESS_TEST(tst_samples, TstSamples)

} // namespace tst_samples
#include "tst_samples.moc"
