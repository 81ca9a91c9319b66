// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The docks on real models: the tree's rows stay right under edits of whole objects, including copies between models,
// and undoing all of it gives the bytes of the file.

#include "core/schema/struct_info.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/hex/hex_panel.h"
#include "widgets/history/history_panel.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include <random>

namespace tst_docks_corpus {

using namespace sinew;

namespace {

QString shape(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        rows << index.data().toString() + QLatin1Char('{') + shape(model, index) + QLatin1Char('}');
    }
    return rows.join(QLatin1Char(' '));
}

void collect(const Model &model, NodeId owner, std::vector<NodeId> &all)
{
    const StructInfo &info = *model.object(owner).info;
    for (std::size_t i = 0; i < info.fields.size(); ++i)
        if (info.fields[i].type->kind == Kind::List)
            for (std::size_t row = 0; row < model.listSize({owner, std::uint16_t(i)}); ++row) {
                all.push_back(model.idAt({owner, std::uint16_t(i)}, row));
                collect(model, all.back(), all);
            }
}

std::unique_ptr<Document> open(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    const std::shared_ptr<const Format> format = createMdxFormat();
    Diagnostics diagnostics;
    auto model = format->read(FileSet(path, file.readAll()), diagnostics);
    if (!model)
        return nullptr;
    auto document = std::make_unique<Document>(std::move(*model), format);
    document->setLoadDiagnostics(std::move(diagnostics));
    return document;
}

QByteArray bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model());
    return files && !files->empty() ? files->front().bytes : QByteArray();
}

} // namespace

class TestDocksCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void randomEdits()
    {
        SINEW_NEEDS_CORPUS();
        ModelTreePanel tree;
        TimelinePanel timeline;
        HistoryPanel history;
        ProblemsPanel problems;
        HexPanel hex;
        QAbstractItemModelTester tester(tree.treeModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::mt19937 random(3);
        const auto any = [&random](std::size_t count) { return std::size_t(random() % count); };
        std::unique_ptr<Document> previous;
        int edits = 0, refused = 0, files = 0;
        for (const QString &path : test::corpusFiles("wc3-mdx", {QStringLiteral("mdx")}, 15)) {
            auto document = open(path);
            QVERIFY2(document, qPrintable(path));
            test::sawCorpusFile(path);
            ++files;
            const QByteArray original = bytesOf(*document);
            tree.setDocument(document.get());
            timeline.setDocument(document.get());
            history.setDocument(document.get());
            problems.setDocument(document.get());
            hex.setDocument(document.get());
            const QString before = shape(*tree.treeModel());
            ObjectEdits edit(*document);
            for (int step = 0; step < 40; ++step) {
                std::vector<NodeId> all;
                collect(document->model(), RootNode, all);
                if (all.empty())
                    break;
                const NodeId object = all[any(all.size())], other = all[any(all.size())];
                bool done = true;
                switch (any(8)) {
                case 0:
                    done = bool(edit.remove({object}));
                    break;
                case 1:
                    done = bool(edit.shift({object}, any(2) ? 1 : -1));
                    break;
                case 2:
                    done = bool(edit.reparent({object}, any(3) ? other : NoNode));
                    break;
                case 3:
                    done = bool(edit.add(document->model().listOf(object), -1, other));
                    break;
                case 4:
                    done = bool(ObjectClipboard::duplicate(*document, {object, other}));
                    break;
                case 5:
                    if (previous) {
                        std::vector<NodeId> foreign;
                        collect(previous->model(), RootNode, foreign);
                        if (!foreign.empty())
                            done = bool(ObjectClipboard::paste(
                                *document,
                                ObjectMime(*previous, {foreign[any(foreign.size())], foreign[any(foreign.size())]}),
                                object));
                    }
                    break;
                case 6:
                    document->goTo(int(any(std::size_t(document->historyCount()) + 1)));
                    break;
                default:
                    document->selection().set({object, other});
                    break;
                }
                ++(done ? edits : refused);
                if (step % 8 == 0) {
                    ModelTreeModel fresh;
                    fresh.setDocument(document.get());
                    QCOMPARE(shape(*tree.treeModel()), shape(fresh));
                }
            }
            document->goTo(0);
            QCOMPARE(shape(*tree.treeModel()), before);
            QVERIFY2(bytesOf(*document) == original, qPrintable(path));
            QTRY_VERIFY(!problems.isChecking());
            previous = std::move(document);
        }
        qInfo("%d files, %d edits, %d refused", files, edits, refused);
        QVERIFY(files > 0);
        QVERIFY(edits > refused);
    }
};

SINEW_TEST(tst_docks_corpus, TestDocksCorpus)

} // namespace tst_docks_corpus
#include "tst_docks_corpus.moc"
