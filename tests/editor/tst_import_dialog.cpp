// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Import: what the file suggests, what is told before, the new document.

#include "core/document/open_document.h"
#include "core/format/exporter.h"
#include "editor/builtin_plugins.h"
#include "editor/create/import_dialog.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace tst_import_dialog {

using namespace sinew;

class TestImportDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FormatRegistry m_formats;

    QString written(const char *name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    std::unique_ptr<ImportDialog> dialog(const QString &path)
    {
        std::shared_ptr<const Format> warcraft;
        for (const auto &format : m_formats.formats())
            if (format->creation())
                warcraft = format;
        const auto importer = importerFor(path, m_formats);
        if (!importer || !warcraft)
            return nullptr;
        auto made = std::make_unique<ImportDialog>(path, importer, warcraft, m_formats);
        return QTest::qWaitFor([&] { return !made->isBusy(); }, 20000) ? std::move(made) : nullptr;
    }
    /// A unit triangle in the x-z plane of Blender, y being up in the file.
    QString triangle()
    {
        return written("flag.obj", "o Flag\nv 0 0 0\nv 1 0 0\nv 0 2 0\nvt 0 0\nvt 1 0\nvt 0 1\nf 1/1 2/2 3/3\n");
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }

    void makesAnUnsavedDocument()
    {
        const auto shown = dialog(triangle());
        QVERIFY(shown);
        QVERIFY(shown->importButton()->isEnabled());
        QVERIFY(!shown->summary()->text().isEmpty());
        const QString path = m_folder.filePath(QStringLiteral("flag.mdx"));
        shown->finish(path);
        QCOMPARE(shown->result(), int(QDialog::Accepted));
        const auto made = shown->takeDocument();
        QVERIFY(made);
        QCOMPARE(made->path(), path);
        QVERIFY(!QFile::exists(path));
        const mdx::Root &root = mdx::rootOf(made->model());
        QCOMPARE(root.geosets.size(), std::size_t(1));
        QCOMPARE(root.geosets[0].faces.size(), std::size_t(3));
    }

    /// Twice the scale, twice the height.
    void followsTheScale()
    {
        const auto shown = dialog(triangle());
        QVERIFY(shown);
        const auto height = [&] {
            shown->finish(m_folder.filePath(QStringLiteral("scaled.mdx")));
            const auto made = shown->takeDocument();
            float top = 0;
            if (made)
                for (const Vec3 &v : mdx::rootOf(made->model()).geosets[0].vertices)
                    top = std::max(top, v.z);
            return top;
        };
        const float before = height();
        QVERIFY(before > 0);
        shown->scaleBox()->setValue(shown->scaleBox()->value() * 2);
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(std::abs(height() - 2 * before) < 1e-3f * before);
    }

    void tellsWhatIsBroken()
    {
        const auto shown =
            dialog(written("broken.gltf", "{\"asset\": {\"version\": \"2.0\"}, \"nodes\": [{\"children\": "
                                          "[7]}]}"));
        QVERIFY(shown);
        QVERIFY(!shown->importButton()->isEnabled());
        QVERIFY2(shown->summary()->text().contains(QStringLiteral("nodes")), qPrintable(shown->summary()->text()));
    }

    /// Our own export is the model again that it was, or with the box unchecked a new one.
    void restoresWhatWasExported()
    {
        const QString sample = sinew::test::sourcePath("tests/samples/showcase/showcase.mdx");
        const auto opened = openDocument(m_formats, sample);
        QVERIFY(opened);
        const Document &document = **opened;
        const RenderScene scene = document.format()->scene()->build(document.model());
        ExportOptions options;
        options.suffix = QStringLiteral("glb");
        options.name = QStringLiteral("showcase");
        options.textures = false;
        QString path;
        for (const auto &exporter : m_formats.exporters())
            if (exporter->info().id == QLatin1String("gltf"))
                if (const auto made =
                        exporter->write({*document.format(), document.model(), scene, {}, m_formats.images()}, options))
                    path = written("showcase.glb", made->files.front().bytes);
        QVERIFY(!path.isEmpty());
        const auto shown = dialog(path);
        QVERIFY(shown);
        QVERIFY(!shown->restoreBox()->isHidden() && !shown->formBox()->isEnabled());
        QCOMPARE(shown->losses()->topLevelItemCount(), 0);
        shown->restoreBox()->setChecked(false);
        QVERIFY(QTest::qWaitFor([&] { return !shown->isBusy(); }, 20000));
        QVERIFY(shown->formBox()->isEnabled());
        QVERIFY(shown->losses()->topLevelItemCount() > 0);
        shown->restoreBox()->setChecked(true);
        QVERIFY(QTest::qWaitFor([&] { return !shown->isBusy(); }, 20000));
        shown->finish(m_folder.filePath(QStringLiteral("restored.mdx")));
        const auto made = shown->takeDocument();
        QVERIFY(made);
        QCOMPARE(mdx::rootOf(made->model()).particleEmitters2.size(),
                 mdx::rootOf(document.model()).particleEmitters2.size());
        QVERIFY(shown->summary()->text().size() > 0);

        const auto other = dialog(triangle());
        QVERIFY(other && other->restoreBox()->isHidden());
    }
};

SINEW_TEST(tst_import_dialog, TestImportDialog)

} // namespace tst_import_dialog

#include "tst_import_dialog.moc"
