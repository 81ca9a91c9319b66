// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The property panel on real models: showing every kind of object changes nothing, and all changes made by the keys and
// buttons of every row are undone to the bytes of the file.

#include "core/schema/struct_info.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/properties/parts/key_button.h"
#include "widgets/properties/parts/number_box.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QTest>
#include <QToolButton>

#include <map>

namespace tst_properties_corpus {

using namespace sinew;

namespace {

std::unique_ptr<Document> open(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const std::shared_ptr<const Format> format = createMdxFormat();
    Diagnostics diagnostics;
    auto model = format->read(FileSet(path, file.readAll()), diagnostics);
    return model ? std::make_unique<Document>(std::move(*model), format) : nullptr;
}

QByteArray bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model());
    return files && !files->empty() ? files->front().bytes : QByteArray();
}

/// Some objects of each type.
void collect(const Model &model, NodeId owner, std::map<const StructInfo *, std::vector<NodeId>> &byType)
{
    const ObjectRef object = model.object(owner);
    auto &known = byType[object.info];
    if (known.size() >= 3)
        return;
    known.push_back(owner);
    for (std::size_t i = 0; i < object.info->fields.size(); ++i)
        if (object.info->fields[i].type->kind == Kind::List)
            for (std::size_t row = 0; row < std::min<std::size_t>(3, model.listSize({owner, std::uint16_t(i)})); ++row)
                collect(model, model.idAt({owner, std::uint16_t(i)}, row), byType);
}

} // namespace

class TestPropertiesCorpus : public QObject
{
    Q_OBJECT

    /// One gesture on each editor of the row.
    static void poke(PropertyRow &row)
    {
        for (NumberBox *box : row.findChildren<NumberBox *>()) {
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Up);
        }
        for (QCheckBox *check : row.findChildren<QCheckBox *>())
            check->click();
        for (QComboBox *combo : row.findChildren<QComboBox *>())
            if (combo->count() > 1) {
                combo->setFocus();
                QTest::keyClick(combo, combo->currentIndex() == 0 ? Qt::Key_Down : Qt::Key_Up);
            }
        if (row.keyButton())
            row.keyButton()->click();
    }

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    /// No diamond offers a key in a track that only another game's files can store.
    void keysThatTheFileCanStore()
    {
        const auto document = open(test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(document);
        PropertyPanel panel;
        panel.setDocument(document.get());
        panel.show();
        const Model &model = document->model();
        const std::uint16_t list = test::rowNamed(model.info(), "particleEmitters2");
        document->selection().select(model.idAt({RootNode, list}, 0));
        QCoreApplication::processEvents();
        const QByteArray before = bytesOf(*document);
        int buttons = 0;
        for (const PropertyRow *row : panel.rows()) {
            if (!row->keyButton() || !row->isVisible())
                continue;
            const QByteArray name = row->binding().field().name;
            if (name == "lifeSpan" || name == "zSource")
                QVERIFY2(row->keyButton()->isHidden(), name.constData());
            if (row->keyButton()->isHidden() || row->keyButton()->state() != KeyButton::State::Hollow)
                continue;
            ++buttons;
            row->keyButton()->click();
            QVERIFY2(bytesOf(*document) != before, name.constData());
            document->undo();
        }
        QVERIFY(buttons > 0);
    }

    void everyField()
    {
        SINEW_NEEDS_CORPUS();
        PropertyPanel panel;
        panel.resize(400, 900);
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        int types = 0, rows = 0, edits = 0;
        for (const QString &path : test::corpusFiles("wc3-mdx", {QStringLiteral("mdx")}, 22)) {
            const auto document = open(path);
            QVERIFY2(document, qPrintable(path));
            test::sawCorpusFile(path);
            const QByteArray before = bytesOf(*document);
            panel.setDocument(document.get());
            std::map<const StructInfo *, std::vector<NodeId>> byType;
            collect(document->model(), RootNode, byType);
            for (const auto &[info, nodes] : byType) {
                ++types;
                for (const auto &selection : {std::vector<NodeId>{nodes.front()}, nodes}) {
                    document->selection().set(selection);
                    QCoreApplication::processEvents();
                    QCOMPARE(document->historyIndex(), 0);
                }
                document->selection().select(nodes.front());
                QCoreApplication::processEvents();
                const std::vector<PropertyRow *> shown = panel.rows();
                for (PropertyRow *row : shown) {
                    ++rows;
                    if (row->isVisible() && info != &document->model().info())
                        poke(*row);
                }
                edits += document->historyIndex();
                while (document->canUndo())
                    document->undo();
                QVERIFY2(bytesOf(*document) == before, info->name);
            }
            panel.setDocument(nullptr);
            QCOMPARE(document->historyIndex(), 0);
        }
        qInfo("%d types, %d rows shown, %d edits undone", types, rows, edits);
        QVERIFY(edits > 100);
    }
};

SINEW_TEST(tst_properties_corpus, TestPropertiesCorpus)

} // namespace tst_properties_corpus
#include "tst_properties_corpus.moc"
