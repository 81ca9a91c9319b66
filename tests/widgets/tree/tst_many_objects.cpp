// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What docks do with very many objects gives the same result as comparing each with all others, but is faster.

#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests/widgets/tree/tree_rows.h"
#include "widgets/objects/object_edits.h"
#include "widgets/sequences/clip_neighbours.h"
#include "widgets/shared/selection_ranges.h"
#include "widgets/tree/model_tree_filter.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTest>
#include <QTreeView>

#include <functional>
#include <map>
#include <random>
#include <set>

namespace tst_many_objects {

using namespace sinew;
using namespace sinew::test;

namespace {

using Random = std::mt19937;

int below(Random &random, int limit)
{
    return std::uniform_int_distribution(0, limit - 1)(random);
}

struct PlainNeighbours
{
    std::size_t overlaps = 0;
    std::optional<std::size_t> first, next;
};

PlainNeighbours plainNeighbours(const std::vector<Clip> &clips, std::size_t row)
{
    PlainNeighbours result;
    const Clip &clip = clips[row];
    for (std::size_t i = 0; i < clips.size(); ++i) {
        const Clip &other = clips[i];
        if (i == row || other.isGlobal || other.end < other.start)
            continue;
        if (other.start <= clip.end && other.end >= clip.start) {
            if (result.overlaps++ == 0)
                result.first = i;
        } else if (other.start > clip.end && (!result.next || other.start < clips[*result.next].start)) {
            result.next = i;
        }
    }
    return result;
}

/// Bones and helpers with any parents among those before them.
std::unique_ptr<Document> randomHierarchy(Random &random, int bones, int helpers)
{
    auto model = std::make_unique<DockModel>();
    const auto fill = [&](SampleNode &node, int id) {
        node.name.set("Node " + std::to_string(id));
        node.objectId = id;
        node.parentId = id && below(random, 3) ? below(random, id) : -1;
    };
    for (int i = 0; i < bones; ++i)
        fill(model->data.bones.append().node, i);
    for (int i = 0; i < helpers; ++i)
        fill(model->data.helpers.append().node, bones + i);
    model->data.pivots.reset(std::size_t(bones + helpers));
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<DockFormat>());
}

using Families = std::map<std::pair<Address, NodeId>, std::vector<NodeId>>;

/// By list and parent, in the list's order.
Families familiesOf(const Document &document)
{
    const Model &model = document.model();
    Families families;
    for (const HierarchyNode &node : document.format()->transforms()->hierarchy(model))
        families[{model.listOf(node.node), node.parent}].push_back(node.node);
    for (auto &[place, nodes] : families)
        std::sort(nodes.begin(), nodes.end(), [&](NodeId a, NodeId b) { return model.rowOf(a) < model.rowOf(b); });
    return families;
}

/// Moves one after the other past the sibling before it, unless that is selected and could not move.
void moveUp(std::vector<NodeId> &family, const std::set<NodeId> &selected)
{
    bool stuck = true;
    for (std::size_t i = 0; i < family.size(); ++i) {
        if (!selected.contains(family[i]))
            stuck = false;
        else if (!stuck)
            std::swap(family[i - 1], family[i]);
    }
}

/// A tree of one bone per number, each below the bone whose row is the number.
std::unique_ptr<Document> bonesBelow(int count, const std::function<int(int)> &parent)
{
    auto model = std::make_unique<DockModel>();
    for (int i = 0; i < count; ++i) {
        SampleNode &node = model->data.bones.append().node;
        node.name.set("B" + std::to_string(i));
        node.objectId = i;
        node.parentId = parent(i);
    }
    model->data.pivots.reset(std::size_t(count));
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<DockFormat>());
}

} // namespace

class TestManyObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clipNeighbours()
    {
        Random random(1);
        for (int round = 0; round < 400; ++round) {
            std::vector<Clip> clips;
            for (int i = below(random, 30); i > 0; --i) {
                const int start = below(random, 60) - 30;
                clips.push_back({NodeId(clips.size() + 2), {}, start, start + below(random, 14) - 2});
                clips.back().isGlobal = below(random, 8) == 0;
            }
            const ClipNeighbours neighbours(clips);
            for (std::size_t row = 0; row < clips.size(); ++row) {
                if (clips[row].isGlobal || clips[row].end < clips[row].start) {
                    QCOMPARE(neighbours.overlapCount(row), std::size_t(0));
                    QVERIFY(!neighbours.firstOverlap(row) && !neighbours.next(row));
                    continue;
                }
                const PlainNeighbours plain = plainNeighbours(clips, row);
                QCOMPARE(neighbours.overlapCount(row), plain.overlaps);
                QVERIFY(neighbours.firstOverlap(row) == plain.first);
                QVERIFY(neighbours.next(row) == plain.next);
            }
        }
    }

    /// Comparing each with all others would take hours.
    void clipNeighboursOfMany()
    {
        constexpr int count = 500'000;
        std::vector<Clip> clips;
        for (int i = 0; i < count; ++i)
            clips.push_back({NodeId(i + 2), {}, i * 10, i * 10 + 15});
        const ClipNeighbours neighbours(clips);
        for (std::size_t row = 1; row + 2 < count; ++row)
            if (neighbours.overlapCount(row) != 2 || neighbours.firstOverlap(row) != row - 1 ||
                neighbours.next(row) != row + 2)
                QFAIL(qPrintable(QString::number(row)));
    }

    void selectionRanges()
    {
        Random random(2);
        QStandardItemModel model;
        QList<QStandardItem *> items;
        for (int i = 0; i < 200; ++i) {
            QStandardItem *parent = items.isEmpty() || below(random, 4) == 0 ? model.invisibleRootItem()
                                                                             : items[below(random, int(items.size()))];
            items << new QStandardItem;
            parent->appendRow({items.back(), new QStandardItem, new QStandardItem});
        }
        for (int round = 0; round < 50; ++round) {
            QModelIndexList chosen;
            QSet<QModelIndex> expected;
            for (QStandardItem *item : items)
                for (int times = below(random, 3); times > 0; --times) { // some of them twice
                    chosen.insert(below(random, int(chosen.size()) + 1), item->index());
                    expected.insert(item->index());
                }
            const QItemSelection ranges = rangesOf(chosen, 3);
            const QModelIndexList covered = ranges.indexes();
            QCOMPARE(covered.size(), 3 * expected.size()); // no cell twice
            for (const QModelIndex &index : covered)
                QVERIFY(expected.contains(index.siblingAtColumn(0)));
            qsizetype runs = 0;
            for (const QModelIndex &index : expected)
                runs += !expected.contains(index.siblingAtRow(index.row() - 1));
            QCOMPARE(ranges.size(), runs);
        }
        QVERIFY(rangesOf({}).isEmpty());
    }

    void movesFamilies()
    {
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            const auto document = randomHierarchy(random, 1 + below(random, 14), below(random, 6));
            const int delta = below(random, 2) ? 1 : -1;
            Families expected = familiesOf(*document);
            std::set<NodeId> selected;
            for (const auto &[place, nodes] : expected)
                for (const NodeId node : nodes)
                    if (below(random, 2))
                        selected.insert(node);
            bool moves = false;
            for (auto &[place, nodes] : expected) {
                const std::vector<NodeId> before = nodes;
                if (delta > 0)
                    std::reverse(nodes.begin(), nodes.end());
                moveUp(nodes, selected);
                if (delta > 0)
                    std::reverse(nodes.begin(), nodes.end());
                moves = moves || nodes != before;
            }
            ObjectEdits edits(*document);
            const std::vector<NodeId> nodes(selected.begin(), selected.end());
            QCOMPARE(edits.canShift(nodes, delta), moves);
            const Families before = familiesOf(*document);
            QVERIFY(edits.shift(nodes, delta));
            QVERIFY2(familiesOf(*document) == expected, qPrintable(QStringLiteral("round %1").arg(round)));
            if (moves)
                document->undo();
            QVERIFY(familiesOf(*document) == before);
        }
    }

    /// All children of a node are one range in the view, and it keeps the selection and its order.
    void selectsAllAtOnce()
    {
        const auto document = bonesBelow(3000, [](int i) { return i ? 0 : -1; });
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        std::vector<NodeId> all = sampleRoot(*document).bones.ids;
        document->selection().set(all);
        QCOMPARE(tree.view()->selectionModel()->selection().size(), 2);
        QCOMPARE(tree.view()->selectionModel()->selectedIndexes().size(), qsizetype(all.size()));
        QSignalSpy changed(&document->selection(), &Selection::changed);
        // The old selection keeps its order; new items come after it.
        document->selection().set({all[7], all[5]});
        tree.view()->selectAll();
        QCOMPARE(changed.size(), 2);
        const std::vector<NodeId> &nodes = document->selection().nodes();
        QVERIFY(nodes.size() >= all.size());
        QCOMPARE(nodes[0], all[7]);
        QCOMPARE(nodes[1], all[5]);
        QCOMPARE(std::set<NodeId>(nodes.begin(), nodes.end()).size(), nodes.size());
    }

    /// Rows that match here and there, in a chain and in one list. ctest's time limit is the judge: to map all rows for
    /// each of them would take minutes.
    void searchesMany_data()
    {
        QTest::addColumn<bool>("isChain");
        QTest::newRow("chain") << true;
        QTest::newRow("siblings") << false;
    }
    void searchesMany()
    {
        QFETCH(const bool, isChain);
        const int count = isChain ? 10'000 : ModelTreeFilter::mostRows; // the test format takes long for chains
        const auto document = bonesBelow(count, [&](int i) { return isChain ? i - 1 : -1; });
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        auto *search = tree.findChild<QLineEdit *>();
        const QAbstractItemModel &rows = *tree.view()->model();
        QTRY_VERIFY(find(rows, QStringLiteral("B0")).isValid());
        search->setText(QStringLiteral("7"));
        QTRY_VERIFY(!find(rows, isChain ? QStringLiteral("B9999") : QStringLiteral("B0")).isValid());
        QVERIFY(find(rows, QStringLiteral("B7")).isValid());
        // Of more hits than a view shows in an instant, there are the first, and that is said.
        const QString later = QStringLiteral("B%1").arg(count - 3);
        QCOMPARE(find(rows, later).isValid(), isChain);
        QCOMPARE(tree.searchState()->isHidden(), isChain);
        search->setText(later);
        QTRY_VERIFY(find(rows, later).isValid());
        QVERIFY(tree.searchState()->isHidden());
        search->clear();
        QTRY_VERIFY(find(rows, QStringLiteral("B%1").arg(count - 1)).isValid());
    }

    /// The window takes input while rows are examined, and a text that changed meanwhile starts anew.
    void searchesInSlices()
    {
        constexpr int count = 400'000;
        const auto document = bonesBelow(count, [](int) { return -1; });
        ModelTreePanel tree;
        tree.setDocument(document.get());
        const QAbstractItemModel &rows = *tree.view()->model();
        QElapsedTimer time;
        time.start();
        tree.searchBox()->setText(QStringLiteral("nowhere"));
        QVERIFY(!tree.searchState()->isHidden());
        QVERIFY(rows.rowCount() > 0); // the rows before, until there is a result
        int turns = 0;
        tree.searchBox()->setText(QStringLiteral("B%1").arg(count - 1));
        while (!tree.searchState()->isHidden() && time.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            ++turns;
        }
        QVERIFY(turns > 1);
        QCOMPARE(tree.noHits()->isHidden(), true);
        QCOMPARE(rows.rowCount(), 1);
        QCOMPARE(rows.rowCount(rows.index(0, 0)), 1);
    }

    /// A view takes seconds for millions of rows; a search finds those that are left out.
    void showsTheFirstRowsOfLongLists()
    {
        constexpr int most = ModelTreeFilter::mostRows, count = most + 5;
        const auto document = bonesBelow(count, [](int) { return -1; });
        ModelTreePanel tree;
        tree.setDocument(document.get());
        const QAbstractItemModel &rows = *tree.view()->model();
        const QString lastShown = QStringLiteral("B%1").arg(most - 1), firstLeftOut = QStringLiteral("B%1").arg(most);
        QVERIFY(find(rows, lastShown).isValid());
        QVERIFY(!find(rows, firstLeftOut).isValid());
        QVERIFY(!tree.searchState()->isHidden());
        QVERIFY(tree.searchState()->text().contains(QStringLiteral("100,000")));
        tree.searchBox()->setText(firstLeftOut);
        QTRY_VERIFY(find(rows, firstLeftOut).isValid());
        QVERIFY(tree.searchState()->isHidden());
        tree.searchBox()->clear();
        QTRY_VERIFY(!find(rows, firstLeftOut).isValid());
        tree.view()->collapseAll();
        QVERIFY(tree.searchState()->isHidden());
    }

    /// One change for the model and one reset for the views, not one for each row; what is open stays open.
    void removesManyNodesAtOnce()
    {
        const auto document = bonesBelow(3000, [](int i) { return i < 10 ? -1 : i % 10; });
        ModelTreePanel tree;
        tree.setDocument(document.get());
        tree.show();
        QAbstractItemModelTester tester(tree.treeModel());
        const QString shapeBefore = nodesShape(*tree.treeModel());
        const std::string lastName(sampleRoot(*document).bones[2999].node.name.view());
        const auto open = [&](const char *name) {
            return tree.view()->isExpanded(find(*tree.view()->model(), QString::fromLatin1(name)));
        };
        const std::vector<NodeId> all = sampleRoot(*document).bones.ids;
        const std::vector<NodeId> doomed(all.begin() + 10, all.begin() + 2500);
        document->selection().set(doomed); // opens what they are below
        tree.view()->collapse(find(*tree.view()->model(), QStringLiteral("B4")));
        QSignalSpy single(tree.treeModel(), &QAbstractItemModel::rowsRemoved),
            added(tree.treeModel(), &QAbstractItemModel::rowsInserted),
            resets(tree.treeModel(), &QAbstractItemModel::modelReset);
        int structural = 0;
        connect(document.get(), &Document::changed, this,
                [&](const Change &change) { structural += change.kind == Change::Insert; });
        QVERIFY(ObjectEdits(*document).remove(doomed));
        QCOMPARE(structural, 1);
        QCOMPARE(resets.size(), 1);
        QVERIFY(single.isEmpty());
        QVERIFY(open("B3"));
        QVERIFY(!open("B4"));
        QCOMPARE(sampleRoot(*document).bones.size(), std::size_t(510));
        QVERIFY(document->selection().nodes().empty());
        // The remaining ones have followed.
        for (const std::size_t row : {std::size_t(10), std::size_t(509)}) {
            const SampleNode &node = sampleRoot(*document).bones[row].node;
            QCOMPARE(node.objectId, int(row));
            QCOMPARE(document->model().rowOf(sampleRoot(*document).bones.ids[row]), int(row));
            QCOMPARE(node.parentId, int((row + 2490) % 10));
        }
        document->undo();
        QCOMPARE(resets.size(), 2);
        QVERIFY(added.isEmpty());
        QCOMPARE(nodesShape(*tree.treeModel()), shapeBefore);
        QVERIFY(sampleRoot(*document).bones[2999].node.name.view() == lastName);
        QVERIFY(document->selection().nodes() == doomed);
        QVERIFY(open("B3"));
        // A few rows are no reason to rebuild everything.
        QVERIFY(ObjectEdits(*document).remove({all[20], all[21]}));
        QCOMPARE(resets.size(), 2);
    }

    /// Runs of rows go in one step each, whatever the order in which they are given.
    void removesRuns()
    {
        Random random(4);
        for (int round = 0; round < 100; ++round) {
            const auto document = bonesBelow(40, [](int i) { return i ? 0 : -1; });
            std::vector<NodeId> left = sampleRoot(*document).bones.ids, doomed;
            const std::vector<NodeId> all = left;
            std::erase_if(left, [&](NodeId id) {
                const bool goes = id != all[0] && below(random, 3) == 0;
                if (goes)
                    doomed.push_back(id);
                return goes;
            });
            std::shuffle(doomed.begin(), doomed.end(), random);
            EditBuilder edit(document->model());
            edit.remove(doomed);
            edit.remove(doomed);
            auto changes = edit.finish();
            QVERIFY(changes);
            int steps = 0, runs = 0;
            for (const Change &change : *changes)
                steps += change.kind == Change::Remove;
            for (std::size_t i = 1; i < all.size(); ++i) {
                const auto goes = [&](NodeId id) {
                    return std::find(doomed.begin(), doomed.end(), id) != doomed.end();
                };
                runs += goes(all[i]) && !goes(all[i - 1]);
            }
            QCOMPARE(steps, runs);
            QVERIFY(document->push(std::move(*changes), QStringLiteral("remove")));
            QVERIFY(sampleRoot(*document).bones.ids == left);
            for (std::size_t row = 0; row < left.size(); ++row)
                QCOMPARE(document->model().rowOf(left[row]), int(row));
            document->undo();
            QVERIFY(sampleRoot(*document).bones.ids == all);
            for (std::size_t row = 0; row < all.size(); ++row)
                QCOMPARE(document->model().rowOf(all[row]), int(row));
        }
    }
};

SINEW_TEST(tst_many_objects, TestManyObjects)

} // namespace tst_many_objects

#include "tst_many_objects.moc"
