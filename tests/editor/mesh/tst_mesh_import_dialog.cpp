// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Import meshes into this model: the preview, the two tables, one step.

#include "core/document/open_document.h"
#include "core/format/exporter.h"
#include "core/mesh/scene_mesh_parts.h"
#include "editor/builtin_plugins.h"
#include "editor/create/fields/axes_box.h"
#include "editor/documents/document_list.h"
#include "editor/parts/imported_part_table.h"
#include "editor/parts/mesh_import_dialog.h"
#include "editor/parts/node_table.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/shell/report_label.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace tst_mesh_import_dialog {

using namespace sinew;
using namespace sinew::test;

class TestMeshImportDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FormatRegistry m_formats;
    QString m_glb;
    DocumentList m_documents;
    QWidget m_window;

    Document *document() { return m_documents.current(); }
    RenderScene scene() { return document()->format()->scene()->build(document()->model()); }
    float topOf(std::size_t row)
    {
        float top = -1e9f;
        for (const Vec3 &v : scene().meshes.at(row).positions)
            top = std::max(top, v.z);
        return top;
    }
    QPointer<MeshImportDialog> shown(const QString &path)
    {
        MeshImportDialog::showFor(m_documents, path, importerFor(path, m_formats), m_formats, &m_window);
        QPointer<MeshImportDialog> dialog = m_window.findChild<MeshImportDialog *>();
        return dialog && settled(*dialog) ? dialog : nullptr;
    }
    static bool settled(const MeshImportDialog &dialog)
    {
        return QTest::qWaitFor([&] { return !dialog.isBusy(); }, 20000);
    }

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void becomesOneStep();
    void previewsAndTakesBack();
    void tablesDecide();
    void tellsWhatIsWrong();
    void waitsForTheFile();
};

/// The sample's own export.
void TestMeshImportDialog::initTestCase()
{
    addBuiltinPlugins(m_formats);
    auto opened = openDocument(m_formats, sourcePath("tests/samples/showcase/showcase.mdx"));
    QVERIFY(opened);
    const Document &document = **opened;
    const RenderScene scene = document.format()->scene()->build(document.model());
    ExportOptions options;
    options.suffix = QStringLiteral("glb");
    options.name = QStringLiteral("showcase");
    for (const auto &exporter : m_formats.exporters())
        if (exporter->info().id == QLatin1String("gltf")) {
            const auto made =
                exporter->write({*document.format(), document.model(), scene, {}, m_formats.images()}, options);
            QVERIFY(made);
            m_glb = m_folder.filePath(QStringLiteral("showcase.glb"));
            QFile file(m_glb);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(made->files.front().bytes) > 0);
        }
    QVERIFY(!m_glb.isEmpty());
}

void TestMeshImportDialog::init()
{
    auto opened = openDocument(m_formats, sourcePath("tests/samples/showcase/showcase.mdx"));
    QVERIFY(opened);
    m_documents.add(std::move(*opened));
}

void TestMeshImportDialog::cleanup()
{
    delete m_window.findChild<MeshImportDialog *>();
    m_documents.close(document());
}

void TestMeshImportDialog::becomesOneStep()
{
    const float before = topOf(0);
    const auto dialog = shown(m_glb);
    QVERIFY(dialog);
    QCOMPARE(std::size_t(dialog->parts()->rowCount()), scene().meshes.size());
    QVERIFY(dialog->importButton()->isEnabled());
    dialog->scaleBox()->setValue(dialog->scaleBox()->value() * 2);
    QVERIFY(settled(*dialog));
    QVERIFY(dialog->importButton()->isEnabled());
    dialog->accept();
    QCOMPARE(topOf(0), before * 2);
    QCOMPARE(document()->historyIndex(), 1);
    document()->undo();
    QCOMPARE(topOf(0), before);
    QVERIFY(!document()->isModified());
}

void TestMeshImportDialog::previewsAndTakesBack()
{
    const float before = topOf(0);
    const auto dialog = shown(m_glb);
    QVERIFY(dialog);
    dialog->scaleBox()->setValue(dialog->scaleBox()->value() * 3);
    QVERIFY(settled(*dialog));
    QCOMPARE(topOf(0), before * 3);
    QVERIFY(dialog->report()->text().contains(QStringLiteral("bones")));
    // The bones are three times as far from the origin; with them the vertices come back.
    dialog->moveBox()->setChecked(true);
    QVERIFY(settled(*dialog));
    QVERIFY(topOf(0) < before * 3);
    dialog->reject();
    QVERIFY(QTest::qWaitFor([&] { return dialog.isNull(); }, 5000));
    QCOMPARE(topOf(0), before);
    QCOMPARE(document()->historyIndex(), 0);
}

void TestMeshImportDialog::tablesDecide()
{
    const std::size_t meshes = scene().meshes.size();
    const auto dialog = shown(m_glb);
    QVERIFY(dialog);
    const NodeId like = dialog->parts()->parts().at(1).part;
    for (int row = 0; row < dialog->parts()->rowCount(); ++row)
        dialog->parts()->choose(row, row == 1 ? ImportedPart::Added : ImportedPart::Left, row == 1 ? like : NoNode);
    QVERIFY(settled(*dialog));
    QCOMPARE(scene().meshes.size(), meshes + 1);

    // A bone that the user sets: the cell is edited as with the keyboard.
    NodeTable *bones = dialog->bones();
    const NodeId other = bones->chosen().begin()->second;
    for (int row = 0; row < bones->rowCount(); ++row)
        bones->choose(row, other);
    QVERIFY(settled(*dialog));
    const RenderScene now = scene();
    SceneMeshParts parts(now);
    for (const BoneShares &skin : parts.mesh(now.meshes.back().source).skins) {
        QCOMPARE(skin.size(), std::size_t(1));
        QCOMPARE(skin.front().bone, other);
    }
    for (int row = 0; row < dialog->parts()->rowCount(); ++row)
        dialog->parts()->choose(row, ImportedPart::Left, NoNode);
    QVERIFY(settled(*dialog));
    QVERIFY(!dialog->importButton()->isEnabled());
    QVERIFY(!dialog->report()->text().isEmpty());
    QCOMPARE(scene().meshes.size(), meshes);
}

void TestMeshImportDialog::tellsWhatIsWrong()
{
    QFile file(m_folder.filePath(QStringLiteral("broken.obj")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("v 0 0 0\nf 1 2 3\n");
    file.close();
    const auto dialog = shown(file.fileName());
    QVERIFY(dialog);
    QVERIFY(!dialog->importButton()->isEnabled());
    QVERIFY(dialog->report()->text().contains(QStringLiteral("broken.obj")));
    QVERIFY(!document()->isModified());
}

/// What was read before a change is not imported.
void TestMeshImportDialog::waitsForTheFile()
{
    const auto dialog = shown(m_glb);
    QVERIFY(dialog);
    dialog->scaleBox()->setValue(dialog->scaleBox()->value() * 2);
    QVERIFY(!dialog->importButton()->isEnabled());
    // A change that needs no reading shows nothing of the old file either.
    dialog->moveBox()->toggle();
    dialog->accept();
    QVERIFY(dialog);
    QVERIFY(dialog->isVisible());
    QVERIFY(!dialog->importButton()->isEnabled());
    QVERIFY(settled(*dialog));
    QVERIFY(dialog->importButton()->isEnabled());
}

SINEW_TEST(tst_mesh_import_dialog, TestMeshImportDialog)

} // namespace tst_mesh_import_dialog

#include "tst_mesh_import_dialog.moc"
