// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Import: what the file suggests, what is told before, the new document.

#include "core/document/open_document.h"
#include "core/format/exporter.h"
#include "editor/builtin_plugins.h"
#include "editor/create/fields/cut_table.h"
#include "editor/create/import_dialog.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
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
    /// A model with one animation.
    QString animated()
    {
        auto opened = openDocument(m_formats, test::sourcePath("tests/samples/showcase/showcase.mdx"));
        if (!opened)
            return {};
        const Format &format = *(*opened)->format();
        const RenderScene scene = format.scene()->build((*opened)->model());
        ExportOptions options;
        options.suffix = QStringLiteral("glb");
        options.sequences = {1};
        options.textures = false;
        const auto exported = m_formats.exporterOf(options.suffix)
                                  ->write({format, (*opened)->model(), scene, {}, m_formats.images()}, options);
        return exported ? written("animated.glb", exported->files.front().bytes) : QString();
    }
    std::unique_ptr<Document> finished(ImportDialog &shown)
    {
        shown.finish(m_folder.filePath(QStringLiteral("made.mdx")));
        return shown.takeDocument();
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

    /// Neither what was made before a change, nor nothing.
    void waitsForWhatComesOfAChange()
    {
        const auto shown = dialog(animated());
        QVERIFY(shown);
        shown->scaleBox()->setValue(shown->scaleBox()->value() * 2);
        QVERIFY(!shown->importButton()->isEnabled());
        QVERIFY(!finished(*shown));
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(shown->importButton()->isEnabled());
        CutTable &cuts = *shown->cutTable();
        cuts.setChecked(true);
        cuts.table()->item(0, 1)->setData(Qt::EditRole, 1e6);
        cuts.table()->item(0, 2)->setData(Qt::EditRole, 2e6);
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(!finished(*shown));
        QCOMPARE(shown->result(), int(QDialog::Rejected));
    }

    void cutsTheLongestAnimation()
    {
        const auto shown = dialog(animated());
        QVERIFY(shown);
        CutTable &cuts = *shown->cutTable();
        QVERIFY(!cuts.isHidden() && !cuts.isChecked());
        QVERIFY(!cuts.table()->isVisibleTo(&cuts));
        QCOMPARE(cuts.table()->rowCount(), 1);
        const double rate = cuts.rateBox()->value(), last = cuts.table()->item(0, 2)->data(Qt::EditRole).toDouble();
        QVERIFY(rate > 0 && last > 0);
        // What was suggested stays the same moments.
        cuts.rateBox()->setValue(1);
        QVERIFY(std::abs(cuts.table()->item(0, 2)->data(Qt::EditRole).toDouble() - last / rate) < 1e-3);
        cuts.rateBox()->setValue(rate);
        cuts.setChecked(true);
        QVERIFY(cuts.table()->isVisibleTo(&cuts));
        cuts.table()->item(0, 0)->setText(QStringLiteral("First half"));
        cuts.table()->item(0, 2)->setData(Qt::EditRole, last / 2);
        cuts.addButton()->click();
        QCOMPARE(cuts.table()->rowCount(), 2);
        cuts.table()->item(1, 0)->setText(QStringLiteral("Second half"));
        cuts.table()->item(1, 2)->setData(Qt::EditRole, last);
        QTRY_VERIFY(!shown->isBusy());
        QCOMPARE(cuts.table()->rowCount(), 2);
        const auto made = finished(*shown);
        QVERIFY2(made, qPrintable(shown->summary()->text()));
        const auto &sequences = mdx::rootOf(made->model()).sequences;
        QVERIFY(sequences.size() >= 2);
        QCOMPARE(std::string(sequences[0].name.chars.data()), std::string("First half"));
        const auto length = [&](std::size_t row) { return double(sequences[row].end) - double(sequences[row].start); };
        QVERIFY(std::abs(length(0) + length(1) - 1000 * last / rate) <= 2);
    }

    void tellsWhatCannotBeCut()
    {
        const auto shown = dialog(animated());
        QVERIFY(shown);
        CutTable &cuts = *shown->cutTable();
        cuts.setChecked(true);
        cuts.table()->item(0, 1)->setData(Qt::EditRole, 1e6);
        cuts.table()->item(0, 2)->setData(Qt::EditRole, 2e6);
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(!shown->importButton()->isEnabled());
        QVERIFY(!cuts.isHidden());
        cuts.table()->selectRow(0);
        cuts.removeButton()->click();
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(shown->importButton()->isEnabled());
        // What does not move can't be cut.
        const auto still = dialog(triangle());
        QVERIFY(still && still->cutTable()->isHidden());
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

    /// Dropped, chosen to be opened, or named on the command line: the way of all files that are opened.
    void openingSuggestsAnImport()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        Settings settings;
        DocumentList documents;
        QWidget window;
        FileActions files(documents, m_formats, settings, &window);
        QSignalSpy requested(&files, &FileActions::importRequested);
        const QString path = triangle();
        files.open(path);
        QCOMPARE(requested.count(), 1);
        QCOMPARE(requested[0][0].toString(), QFileInfo(path).absoluteFilePath());
        files.open(sinew::test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QTRY_COMPARE_WITH_TIMEOUT(documents.size(), 1, 20000);
        QCOMPARE(requested.count(), 1);
        QVERIFY(FileActions::importFilter(m_formats).contains(QStringLiteral("*.glb")));
    }
};

SINEW_TEST(tst_import_dialog, TestImportDialog)

} // namespace tst_import_dialog

#include "tst_import_dialog.moc"
