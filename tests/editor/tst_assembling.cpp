// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Model → Transform model, and Model → Take parts from another model: previews that leave no trace, and one step each.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/node_table.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/parts_dialog.h"
#include "editor/settings/settings.h"
#include "editor/view/placement_dialog.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QTest>

namespace tst_assembling {

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

float lowest(const Document &document)
{
    float z = std::numeric_limits<float>::infinity();
    for (const mdx::Geoset &geoset : rootOf(document).geosets)
        for (const Vec3 &v : geoset.vertices)
            z = std::min(z, v.z);
    return z;
}

} // namespace

class TestAssembling : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<DocumentList> m_documents;
    QWidget m_window;

    Document *open(const char *sample)
    {
        auto document = openDocument(m_formats, test::sourcePath("tests/samples/") + QLatin1String(sample));
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return m_documents->add(std::move(*document));
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        Settings::keepInMemory();
        m_settings = std::make_unique<Settings>();
    }
    void init() { m_documents = std::make_unique<DocumentList>(); }

    void transformsOnceAccepted()
    {
        Document *document = open("showcase/showcase.mdx");
        const QByteArray before = bytesOf(*document);
        const Vec3 vertex = rootOf(*document).geosets[0].vertices[5];
        PlacementDialog::showFor(*m_documents, &m_window);
        QPointer<PlacementDialog> dialog = m_window.findChild<PlacementDialog *>();
        QVERIFY(dialog);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"))->setValue(200);
        QCOMPARE(rootOf(*document).geosets[0].vertices[5].x, vertex.x * 2);
        // Numbers replace each other; they don't add up.
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"))->setValue(300);
        QCOMPARE(rootOf(*document).geosets[0].vertices[5].x, vertex.x * 3);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(bytesOf(*document) == before);
        QCOMPARE(document->historyCount(), 0);

        PlacementDialog::showFor(*m_documents, &m_window);
        dialog = m_window.findChild<PlacementDialog *>();
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("turn2"))->setValue(90);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(rootOf(*document).geosets[0].vertices[5].y, vertex.x);
        document->undo();
        QVERIFY(bytesOf(*document) == before);
    }

    /// At rest, without a sequence, the lowest vertex comes to 0 whatever else is entered.
    void putsOnTheGround()
    {
        Document *document = open("machine/engine.mdx");
        document->playback().setSequence(NoNode, 0, 0);
        PlacementDialog::showFor(*m_documents, &m_window);
        QPointer<PlacementDialog> dialog = m_window.findChild<PlacementDialog *>();
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("move2"))->setValue(25);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"))->setValue(50);
        QVERIFY(lowest(*document) > 10);
        dialog->findChild<QPushButton *>(QStringLiteral("ground"))->click();
        QVERIFY(std::abs(lowest(*document)) < 1e-2f);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(document->historyCount(), 1);
    }

    /// Another step takes the preview back, and the numbers with it.
    void startsAgainAfterOtherSteps()
    {
        Document *document = open("showcase/showcase.mdx");
        PlacementDialog::showFor(*m_documents, &m_window);
        QPointer<PlacementDialog> dialog = m_window.findChild<PlacementDialog *>();
        auto *scale = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"));
        scale->setValue(200);
        const Address speed = fieldOf<&mdx::Sequence::moveSpeed>(rootOf(*document).sequences.ids[0]);
        QVERIFY(document->push({{Change::Set, speed, 0, 0, 0, Value::of(123.f)}}, QStringLiteral("speed")));
        QCOMPARE(scale->value(), 100.0);
        QCOMPARE(document->historyCount(), 1);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(rootOf(*document).sequences[0].moveSpeed, 123.f);
    }

    void takesAGeoset()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        const QByteArray before = bytesOf(*target);
        const std::size_t geosets = rootOf(*target).geosets.size(), bones = rootOf(*target).bones.size();
        QPointer<PartsDialog> dialog = PartsDialog::showFor(*m_documents, m_formats, *m_settings, &m_window);
        QVERIFY(dialog);
        dialog->parts().check(rootOf(*donor).geosets.ids[0], true);
        QTRY_COMPARE(rootOf(*target).geosets.size(), geosets + 1);
        // Its extents are for the engine's sequences, not for the knight's.
        QCOMPARE(rootOf(*target).geosets[geosets].sequenceExtents.size(), rootOf(*target).sequences.size());
        // None of the knight's bones is in the engine, so they come along …
        QVERIFY(dialog->nodes().rowCount() > 5);
        QVERIFY(rootOf(*target).bones.size() > bones + 5);
        // … unless everything follows one node.
        dialog->findChild<QCheckBox *>(QStringLiteral("bind"))->setChecked(true);
        QTRY_COMPARE(rootOf(*target).bones.size(), bones);
        QCOMPARE(rootOf(*target).geosets.size(), geosets + 1);
        for (const std::uint32_t bone : rootOf(*target).geosets[geosets].matrixIndices)
            QCOMPARE(bone, std::uint32_t(rootOf(*target).bones[0].node.objectId));
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(target->historyCount(), 1);
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    void leavesNothingWhenCancelled()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        const QByteArray before = bytesOf(*target);
        QPointer<PartsDialog> dialog = PartsDialog::showFor(*m_documents, m_formats, *m_settings, &m_window);
        dialog->parts().check(rootOf(*donor).geosets.ids[1], true);
        QTRY_VERIFY(bytesOf(*target) != before);
        dialog->parts().check(rootOf(*donor).geosets.ids[1], false);
        QTRY_VERIFY(bytesOf(*target) == before);
        dialog->parts().check(rootOf(*donor).sequences.ids[3], true);
        QTRY_VERIFY(bytesOf(*target) != before);
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QVERIFY(bytesOf(*target) == before);
        QCOMPARE(target->historyCount(), 0);
    }

    /// A donor that is not open is read for the dialog alone; one of another format is converted.
    void opensDonors()
    {
        Document *target = open("machine/engine.mdx");
        QPointer<PartsDialog> dialog = PartsDialog::showFor(*m_documents, m_formats, *m_settings, &m_window);
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("donor"));
        QCOMPARE(box->count(), 0);
        dialog->donors().open(test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QTRY_COMPARE(box->count(), 1);
        QVERIFY(dialog->parts().topLevelItemCount() > 5);
        QCOMPARE(m_documents->size(), 1);
        // A Warcraft III model can be made of others; what is lost is told.
        dialog->donors().open(test::sourcePath("tests/samples/m3/tiny29.m3"));
        QTRY_COMPARE(box->count(), 2);
        QCOMPARE(box->currentText(), QStringLiteral("tiny29.m3"));
        QVERIFY(!dialog->donors().notes().isEmpty());
        const Document *made = dialog->donors().donor();
        const NodeId geoset = rootOf(*made).geosets.ids[0];
        const std::size_t geosets = rootOf(*target).geosets.size();
        dialog->parts().check(geoset, true);
        QTRY_COMPARE(rootOf(*target).geosets.size(), geosets + 1);
        auto *report = dialog->findChild<QLabel *>(QStringLiteral("report"));
        QVERIFY(report->text().contains(dialog->donors().notes().front()));
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }

    /// Nothing can be made into the other formats.
    void refusesOtherFormats()
    {
        open("m3/tiny29.m3");
        QPointer<PartsDialog> dialog = PartsDialog::showFor(*m_documents, m_formats, *m_settings, &m_window);
        dialog->donors().open(test::sourcePath("tests/samples/showcase/showcase.mdx"));
        auto *report = dialog->findChild<QLabel *>(QStringLiteral("report"));
        QTRY_VERIFY(report->text().contains(QStringLiteral("showcase.mdx")));
        QCOMPARE(dialog->donors().count(), 0);
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }
};

SINEW_TEST(tst_assembling, TestAssembling)

} // namespace tst_assembling

#include "tst_assembling.moc"
