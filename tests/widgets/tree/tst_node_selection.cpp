// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Selecting all nodes, those of a kind, and what hangs on the selection, in all formats.

#include "core/document/open_document.h"
#include "core/facets/transform_facet.h"
#include "core/format/format_registry.h"
#include "core/model/path.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/node_selection.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAction>
#include <QTest>

#include <map>
#include <set>

namespace tst_node_selection {

using namespace sinew;

namespace {

struct Opened
{
    std::unique_ptr<Document> document;
    ModelTreePanel tree;
    std::map<NodeId, NodeId> parents;

    explicit Opened(const QString &sample)
    {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        auto opened = openDocument(registry, test::sourcePath("tests/samples/") + sample);
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        document = std::move(*opened);
        tree.setDocument(document.get());
        for (const HierarchyNode &each : document->format()->transforms()->hierarchy(document->model()))
            parents[each.node] = each.parent;
    }
    std::set<NodeId> selected() const
    {
        const std::vector<NodeId> &nodes = document->selection().nodes();
        return {nodes.begin(), nodes.end()};
    }
    NodeId current() const { return document->selection().current(); }
    NodeId at(const char *path) const { return parsePath(document->model(), path)->address.node; }
};

} // namespace

class TestNodeSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormat_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"showcase/showcase.mdx", "m2wotlk/tiny.m2", "m3/tiny29.m3"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    void everyFormat()
    {
        QFETCH(QString, sample);
        Opened model(sample);
        QVERIFY(model.parents.size() > 1);
        // A node in the middle of the list that has children.
        NodeId top = NoNode;
        for (const auto &[node, parent] : model.parents)
            if (parent != NoNode)
                top = parent;
        QVERIFY(top != NoNode);
        model.document->selection().select(top);
        model.tree.selectChildrenAction()->trigger();
        QCOMPARE(model.current(), top);
        const std::set<NodeId> below = model.selected();
        QVERIFY(below.size() > 1);
        for (const auto &[node, parent] : model.parents) {
            bool hangs = false;
            for (NodeId up = node; up != NoNode; up = model.parents.at(up))
                hangs |= up == top;
            QCOMPARE(below.contains(node), hangs);
        }

        model.tree.selectNodesAction()->trigger();
        QCOMPARE(model.current(), top);
        QCOMPARE(model.selected().size(), model.parents.size());
        for (const auto &[node, parent] : model.parents)
            QVERIFY(model.selected().contains(node));

        model.document->selection().select(model.at("bones[0]"));
        QVERIFY2(model.tree.selectKindAction()->text().contains(QStringLiteral("Bones")),
                 qPrintable(model.tree.selectKindAction()->text()));
        model.tree.selectKindAction()->trigger();
        const Address bones = model.document->model().listOf(model.at("bones[0]"));
        QCOMPARE(model.selected().size(), model.document->model().listSize(bones));
        for (const NodeId node : model.selected())
            QCOMPARE(model.document->model().listOf(node), bones);
    }

    /// Objects in lists of the selected ones count, too.
    void partsOfObjects()
    {
        Opened model(QStringLiteral("showcase/showcase.mdx"));
        const NodeId material = model.at("materials[0]"), layer = model.at("materials[0].layers[0]");
        model.document->selection().select(material);
        model.tree.selectChildrenAction()->trigger();
        QCOMPARE(model.current(), material);
        QVERIFY(model.selected().contains(layer));
        QVERIFY(!model.selected().contains(model.at("materials[1]")));
        // Without a node selected, most nodes are bones.
        QCOMPARE(commonestNodes(*model.document), model.document->model().listOf(model.at("bones[0]")));
    }

    void withoutNodes()
    {
        ModelTreePanel tree;
        QVERIFY(!tree.selectNodesAction()->isEnabled() || !tree.selectKindAction()->isEnabled());
        tree.setDocument(nullptr);
        for (QAction *action : {tree.selectNodesAction(), tree.selectKindAction(), tree.selectChildrenAction()})
            QVERIFY(!action->isEnabled());
    }
};

SINEW_TEST(tst_node_selection, TestNodeSelection)

} // namespace tst_node_selection
#include "tst_node_selection.moc"
