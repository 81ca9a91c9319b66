// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/plugins/random_edit.h"
#include "tests/support/test_program.h"

#include <map>
#include <set>

namespace tst_mdx_undo {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Another value of the same type.
Value changed(const FieldRef &ref, const Model &model)
{
    Value value(*ref.type, ref.data);
    const std::size_t width = ref.type->element ? ref.type->element->valueSize() : 0;
    switch (ref.type->kind) {
    case Kind::Array: {
        auto &array = *static_cast<ArrayBase *>(value.data());
        const Value blank(*ref.type->element);
        array.spliceRaw(array.size() / 2, 0, blank.data(), 1, width); // different length: never the same
        break;
    }
    case Kind::Curve: {
        auto &curve = *static_cast<CurveBase *>(value.data());
        if (curve.isPresent())
            curve.clear();
        else
            curve.resetRaw({width ? 2u : 0u, 1}, 3, width);
        break;
    }
    case Kind::List:
        if (ref.type->list->size(value.data()) == 0)
            ref.type->list->append(value.data());
        else
            ref.type->list->extract(value.data(), 0, 1, Value(*ref.type).data());
        break;
    case Kind::Struct:
        for (const FieldInfo &f : ref.type->structure().fields)
            if (f.isOnDisk(model.ctx(), ref.data)) {
                Value inner = changed({f.in(value.data()), f.type, &f, nullptr, nullptr}, model);
                f.type->swap(f.in(value.data()), inner.data());
            }
        break;
    default:
        *static_cast<std::uint8_t *>(value.data()) ^= 0x15;
    }
    return value;
}

std::unique_ptr<Document> rich(int version)
{
    return open(richMdx(std::uint32_t(version)).bytes());
}

} // namespace

class TestMdxUndo : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyField_data() { versions(); }
    /// Every field of every object, as a whole, by leaf and by element: set, undone, redone.
    void everyField()
    {
        QFETCH(int, version);
        const auto document = rich(version);
        const QByteArray original = saved(*document);
        std::vector<Address> addresses;
        const Model &model = document->model();
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            if (!f.isOnDisk(model.ctx(), object) || f.tag == fourCc("VERS") ||
                f.name == std::string_view("unknownTexts") || f.name == std::string_view("encoding"))
                return; // exists in text only
            const ObjectRef owner = model.object(address.node);
            if (!owner.info->fields[address.field].isOnDisk(model.ctx(), owner.data))
                return; // of another dialect, with everything inside
            addresses.push_back(address);
            std::size_t elements = 0;
            if (f.type->kind == Kind::FixedArray)
                elements = f.type->components;
            else if (f.type->kind == Kind::Array)
                elements = std::min<std::size_t>(2, static_cast<const ArrayBase *>(data)->size());
            for (std::size_t i = 0; i < elements; ++i)
                addresses.push_back(address.of(std::uint32_t(i)));
        });
        QVERIFY2(addresses.size() > 400, qPrintable(QString::number(addresses.size())));
        for (const Address &address : addresses) {
            const std::string path = pathOf(model, address);
            const auto target = parsePath(model, path);
            // The path of every field names that field.
            QVERIFY2(target && (target->address == address || model.field(address).type->kind == Kind::Struct),
                     path.c_str());
            ChangeSet changes(1);
            changes[0].at = address;
            changes[0].other = changed(model.field(address), model);
            QVERIFY2(document->push(std::move(changes), QStringLiteral("set")), path.c_str());
            QVERIFY2(document->historyIndex() == 1, path.c_str());
            const QByteArray edited = saved(*document);
            // Every field shows in the file.
            QVERIFY2(edited != original, path.c_str());
            document->undo();
            QVERIFY2(saved(*document) == original, path.c_str());
            document->redo();
            QVERIFY2(saved(*document) == edited, path.c_str());
            document->undo();
            QVERIFY2(saved(*document) == original, path.c_str());
        }
    }

    void soak_data()
    {
        QTest::addColumn<int>("version");
        QTest::addColumn<int>("steps");
        QTest::newRow("800") << 800 << 20000;
        QTest::newRow("900") << 900 << 4000;
        QTest::newRow("1000") << 1000 << 4000;
        QTest::newRow("1100") << 1100 << 4000;
        QTest::newRow("1200") << 1200 << 4000;
    }
    /// Random steps, undone to identical bytes at every stage and redone to identical bytes.
    void soak()
    {
        QFETCH(int, version);
        QFETCH(int, steps);
        const auto document = rich(version);
        document->setHistoryLimit(std::size_t(4) << 30);
        RandomEdit random{std::uint32_t(version)};
        std::vector<QByteArray> states{saved(*document)};
        std::vector<int> indices{0};
        int refused = 0;
        for (int step = 1; step <= steps; ++step) {
            auto changes = random.next(*document);
            const int index = document->historyIndex();
            if (!changes) {
                ++refused;
            } else {
                const Status done = document->push(std::move(*changes), QStringLiteral("step"));
                // Changes from the builder always fit: that is its whole purpose.
                QVERIFY2(done, done ? "" : done.error().text().c_str());
            }
            if (step % 50 == 0) {
                const QByteArray bytes = saved(*document);
                // The result can be read, and reads as the same model.
                if (step % 500 == 0) {
                    const auto again = open(bytes);
                    QVERIFY2(again, qPrintable(QString::number(step)));
                    COMPARE_BYTES(saved(*again), bytes);
                    verifyIndex(document->model());
                }
                states.push_back(bytes);
                indices.push_back(document->historyIndex());
                // Keep the model small enough to be quick.
                if (document->model().objectCount() > 400) {
                    document->goTo(index - 20);
                    states.back() = saved(*document);
                    indices.back() = document->historyIndex();
                    while (indices.size() > 1 && indices[indices.size() - 2] >= indices.back()) {
                        indices.erase(indices.end() - 2);
                        states.erase(states.end() - 2);
                    }
                }
            }
        }
        QVERIFY(refused < steps / 3);
        QVERIFY(document->historyCount() > steps / 4);
        for (std::size_t i = states.size(); i-- > 0;) {
            document->goTo(indices[i]);
            QCOMPARE(document->historyIndex(), indices[i]);
            QVERIFY2(saved(*document) == states[i], qPrintable(QString::number(indices[i])));
        }
        QCOMPARE(document->historyIndex(), 0);
        QVERIFY(!document->isModified());
        verifyIndex(document->model());
        for (std::size_t i = 0; i < states.size(); ++i) {
            document->goTo(indices[i]);
            QVERIFY2(saved(*document) == states[i], qPrintable(QString::number(indices[i])));
        }
    }

    void dense_data() { versions(); }
    /// Object ids stay gap-free under every insertion and deletion, pivots stay with their nodes, references with their
    /// targets.
    void dense()
    {
        QFETCH(int, version);
        const auto document = rich(version);
        std::mt19937 random(7);
        const Model &model = document->model();
        const Domain &nodes = *model.info().domain("nodes");
        // Every node carries its own id in its pivot's x, whatever happens.
        for (int step = 0; step < 300; ++step) {
            const DomainIndex before(model, nodes);
            std::map<NodeId, std::pair<NodeId, float>> expected; // parent, pivot
            for (const HierarchyNode &node : document->format()->transforms()->hierarchy(model))
                expected[node.node] = {node.parent,
                                       mdxOf(*document).data.pivots[std::size_t(before.number(node.node))].x};
            const NodeId chosen = before.members()[random() % before.members().size()];
            EditBuilder builder = edit(*document);
            NodeId added = NoNode;
            const bool removes = before.members().size() > 6 && random() % 2;
            if (removes)
                builder.remove(chosen);
            else
                added = builder.duplicate(chosen);
            QCOMPARE(push(*document, builder), QString());
            const DomainIndex after(model, nodes);
            const auto &pivots = mdxOf(*document).data.pivots;
            QCOMPARE(pivots.size(), after.members().size());
            QCOMPARE(after.end(), std::int64_t(after.members().size()));
            for (std::int64_t key = 0; key < after.end(); ++key)
                QVERIFY(after.target(key) != NoNode);
            for (const HierarchyNode &node : document->format()->transforms()->hierarchy(model)) {
                const NodeId source = node.node == added ? chosen : node.node;
                NodeId parent = expected[source].first;
                if (removes && parent == chosen)
                    parent = expected[chosen].first;
                QCOMPARE(node.parent, parent);
                QCOMPARE(pivots[std::size_t(after.number(node.node))].x, expected[source].second);
            }
        }
    }

    void identities()
    {
        const auto document = rich(800);
        std::set<NodeId> known;
        const auto collect = [&] {
            std::vector<NodeId> ids;
            walkFields(document->model(), [&](const Address &, const FieldInfo &f, const void *data, const void *) {
                if (f.type->kind == Kind::List)
                    for (const NodeId id : f.type->list->ids(const_cast<void *>(data)))
                        ids.push_back(id);
            });
            return ids;
        };
        for (const NodeId id : collect())
            known.insert(id);
        RandomEdit random(99);
        for (int step = 0; step < 1000; ++step) {
            std::set<NodeId> before;
            for (const NodeId id : collect())
                before.insert(id);
            auto changes = random.next(*document);
            const int index = document->historyIndex();
            if (!changes || !document->push(std::move(*changes), QStringLiteral("step")) ||
                document->historyIndex() == index)
                continue;
            for (const NodeId id : collect())
                if (!before.count(id)) {
                    QVERIFY2(!known.count(id), "an id was used again");
                    known.insert(id);
                }
            if (step % 7 == 0) {
                document->undo();
                std::set<NodeId> undone;
                for (const NodeId id : collect())
                    undone.insert(id);
                QVERIFY(undone == before); // what comes back has its old ids
            }
        }
    }

private:
    void versions()
    {
        QTest::addColumn<int>("version");
        for (const int version : {800, 900, 1000, 1100, 1200})
            QTest::addRow("%d", version) << version;
    }

    static void verifyIndex(const Model &model)
    {
        std::size_t count = 0;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (f.type->kind != Kind::List)
                return;
            const auto &ids = f.type->list->ids(const_cast<void *>(data));
            QCOMPARE(ids.size(), f.type->list->size(data));
            for (std::size_t row = 0; row < ids.size(); ++row, ++count) {
                QCOMPARE(model.rowOf(ids[row]), int(row));
                QCOMPARE(model.listOf(ids[row]), address);
            }
        });
        QCOMPARE(model.objectCount(), count);
    }
};

SINEW_GUILESS_TEST(tst_mdx_undo, TestMdxUndo)

} // namespace tst_mdx_undo
#include "tst_mdx_undo.moc"
