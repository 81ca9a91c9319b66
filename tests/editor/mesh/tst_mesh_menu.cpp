// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Model → Mesh: tools that act at once, and those that ask for numbers with a preview.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/mesh/mesh_menu.h"
#include "editor/mesh/mesh_tool_dialog.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_mesh_menu {

using namespace sinew;

namespace {

const mdx::Root &rootOf(const Document &document)
{
    return static_cast<const mdx::MdxModel &>(document.model()).data;
}

QByteArray bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model(), {});
    return files ? files->front().bytes : QByteArray();
}

std::size_t trianglesOf(const Document &document)
{
    std::size_t corners = 0;
    for (const mdx::Geoset &geoset : rootOf(document).geosets)
        corners += geoset.faces.size();
    return corners / 3;
}

} // namespace

class TestMeshMenu : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::unique_ptr<DocumentList> m_documents;
    std::unique_ptr<QWidget> m_window;
    MeshMenu *m_menu = nullptr; ///< the window's
    std::vector<Notice> m_notices;

    Document *open(const char *sample)
    {
        auto document = openDocument(m_formats, test::sourcePath("tests/samples/") + QLatin1String(sample));
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return m_documents->add(std::move(*document));
    }

    QAction *action(const char *tool) const
    {
        for (QAction *each : m_menu->actions())
            if (each->objectName() == QStringLiteral("model.mesh.") + QLatin1String(tool))
                return each;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        Settings::keepInMemory();
    }

    void init()
    {
        m_window.reset();
        m_documents = std::make_unique<DocumentList>();
        m_window = std::make_unique<QWidget>();
        m_menu = new MeshMenu(*m_documents, m_window.get());
        m_notices.clear();
        connect(m_menu, &MeshMenu::notice, this, [this](const Notice &notice) { m_notices.push_back(notice); });
    }

    /// Two geosets become one in one step; the animation of the second goes with it.
    void merges()
    {
        Document *document = open("showcase/showcase.mdx");
        const QByteArray before = bytesOf(*document);
        const std::size_t geosets = rootOf(*document).geosets.size(), triangles = trianglesOf(*document);
        QVERIFY(geosets > 2);
        const std::vector<NodeId> ids = rootOf(*document).geosets.ids;
        document->selection().set({ids[1], ids[2]});
        QCOMPARE(selectedMeshParts(*document), (std::vector<NodeId>{ids[1], ids[2]}));
        const std::uint32_t material = rootOf(*document).geosets[1].materialId;
        action("merge")->trigger();
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(rootOf(*document).geosets.size(), geosets - 1);
        QCOMPARE(trianglesOf(*document), triangles);
        QCOMPARE(rootOf(*document).geosets[1].materialId, material);
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>{ids[1]});
        QCOMPARE(m_notices.size(), 1u);
        QCOMPARE(int(m_notices[0].severity), int(Severity::Info));
        document->undo();
        QVERIFY(bytesOf(*document) == before);
    }

    void saysWhatIsMissing()
    {
        Document *document = open("showcase/showcase.mdx");
        document->selection().set({rootOf(*document).geosets.ids[0]});
        action("merge")->trigger();
        QCOMPARE(document->historyCount(), 0);
        QCOMPARE(m_notices.size(), 1u);
        QCOMPARE(int(m_notices[0].severity), int(Severity::Warning));
        // While the menu is open, tools that can't act are greyed out.
        Q_EMIT m_menu->menu()->aboutToShow();
        QVERIFY(!action("merge")->isEnabled());
        QVERIFY(action("flip")->isEnabled());
        document->selection().clear();
        Q_EMIT m_menu->menu()->aboutToShow();
        QVERIFY(!action("flip")->isEnabled());
    }

    void previewsUntilAccepted()
    {
        Document *document = open("showcase/showcase.mdx");
        const QByteArray before = bytesOf(*document);
        const std::size_t triangles = trianglesOf(*document);
        document->selection().set(rootOf(*document).geosets.ids);
        action("simplify")->trigger();
        QPointer<MeshToolDialog> dialog = m_window->findChild<MeshToolDialog *>();
        QVERIFY(dialog);
        auto *keep = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("keep"));
        keep->setValue(50);
        const std::size_t half = trianglesOf(*document);
        QVERIFY(half < triangles);
        keep->setValue(100);
        QVERIFY(trianglesOf(*document) > half);
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("report"))->text().isEmpty());
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(bytesOf(*document) == before);

        action("normals")->trigger();
        dialog = m_window->findChild<MeshToolDialog *>();
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("angle"))->setValue(0);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QVERIFY(bytesOf(*document) == before);
    }

    /// Tools for weights are in a menu of their own; a node that is selected with the parts is what they follow.
    void assignsToTheSelectedNode()
    {
        Document *document = open("showcase/showcase.mdx");
        const QByteArray before = bytesOf(*document);
        QMenu *weights = nullptr;
        for (QAction *each : m_menu->menu()->actions())
            if (each->menu() && each->menu()->actions().contains(action("assign")))
                weights = each->menu();
        QVERIFY(weights);
        QVERIFY(weights->actions().contains(action("smooth-weights")));
        const NodeId geoset = rootOf(*document).geosets.ids[0], bone = rootOf(*document).bones.ids[0];
        document->selection().set({geoset});
        action("assign")->trigger();
        QPointer<MeshToolDialog> dialog = m_window->findChild<MeshToolDialog *>();
        QVERIFY(dialog);
        QVERIFY(!dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Apply)->isEnabled());
        dialog->reject();
        QTRY_VERIFY(!dialog);
        document->selection().set({geoset, bone});
        action("assign")->trigger();
        dialog = m_window->findChild<MeshToolDialog *>();
        QVERIFY(dialog);
        QCOMPARE(selectedNodes(*document), std::vector<NodeId>{bone});
        const auto groups = [&] { return rootOf(*document).geosets[0].matrixGroups.size(); };
        QCOMPARE(groups(), 1u); // all follow the bone
        auto *mode = dialog->findChild<QComboBox *>(QStringLiteral("mode"));
        QCOMPARE(mode->count(), 4);
        mode->setCurrentIndex(1);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("share"))->setValue(0);
        QVERIFY(bytesOf(*document) == before); // nothing is added
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(bytesOf(*document) == before);
    }

    /// A tool that finds nothing to do says so and can't be applied.
    void nothingToDo()
    {
        Document *document = open("showcase/showcase.mdx");
        document->selection().set({rootOf(*document).geosets.ids[0]});
        action("fill-holes")->trigger();
        QPointer<MeshToolDialog> dialog = m_window->findChild<MeshToolDialog *>();
        QVERIFY(dialog);
        auto *edges = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("edges"));
        edges->setValue(3);
        const QPushButton *apply = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Apply);
        QCOMPARE(apply->isEnabled(), document->historyCount() == 1);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 0);
    }
};

SINEW_TEST(tst_mesh_menu, TestMeshMenu)

} // namespace tst_mesh_menu

#include "tst_mesh_menu.moc"
