// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/change.h"
#include "tests/core/stored_format.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <atomic>
#include <thread>
#include <vector>

namespace tst_change {

using namespace sinew;
using namespace sinew::sample;

namespace {

/// Applies a change and reverses it again; what happens in between is checked by the caller.
class Applied
{
public:
    Applied(Model &model, Change change) : m_model(model), m_change(std::move(change))
    {
        m_problem = changeProblem(model, m_change).text();
        if (m_problem.empty())
            applyChange(model, m_change);
    }
    QString problem() const { return QString::fromStdString(m_problem); }
    Change &change() { return m_change; }
    void reverse() { applyChange(m_model, m_change); }

private:
    Model &m_model;
    Change m_change;
    std::string m_problem;
};

std::unique_ptr<StoredModel> makeModel()
{
    auto model = std::make_unique<StoredModel>();
    for (std::uint32_t i = 0; i < 5; ++i)
        model->data.globalSequences.append({i});
    Material material;
    material.layers.append();
    model->data.materials.append(material);
    model->data.pivots = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
    GeosetAnimation animation;
    animation.alphaKeys = Curve<float>(Interpolation::Hermite, 3);
    model->data.geosetAnimations.append(animation);
    model->buildIndex();
    return model;
}

Address field(const char *name)
{
    return {RootNode, test::rowNamed(describe<Root>(), name)};
}

std::vector<std::uint32_t> durations(const StoredModel &model)
{
    std::vector<std::uint32_t> result;
    for (const GlobalSequence &sequence : model.data.globalSequences)
        result.push_back(sequence.duration);
    return result;
}

using Numbers = std::vector<std::uint32_t>;

} // namespace

class TestChange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void setAndBack()
    {
        const auto model = makeModel();
        const NodeId id = model->data.globalSequences.ids[2];
        Applied set(*model, {Change::Set, {id, 0}, 0, 0, 0, Value::of(std::uint32_t(77))});
        QCOMPARE(set.problem(), QString());
        QCOMPARE(durations(*model), (Numbers{0, 1, 77, 3, 4}));
        QCOMPARE(*set.change().other.as<std::uint32_t>(), 2u);
        set.reverse();
        QCOMPARE(durations(*model), (Numbers{0, 1, 2, 3, 4}));
    }

    void elementOfASharedArray()
    {
        const auto model = makeModel();
        const Array<Vec3> before = model->data.pivots; // an undo step or a clone holds the same storage
        const auto clone = model->clone();
        Applied set(*model, {Change::Set, field("pivots").of(1), 0, 0, 0, Value::of(Vec3{9, 9, 9})});
        QCOMPARE(set.problem(), QString());
        QCOMPARE(model->data.pivots[1].x, 9.f);
        QCOMPARE(before[1].x, 1.f);
        QCOMPARE(static_cast<const StoredModel &>(*clone).data.pivots[1].x, 1.f);
        set.reverse();
        QVERIFY(model->data.pivots.equalRaw(before, sizeof(Vec3)));
        QVERIFY(!Applied(*model, {Change::Set, field("pivots").of(3), 0, 0, 0, Value::of(Vec3{})}).problem().isEmpty());
    }

    void spliceOfAnArray()
    {
        const auto model = makeModel();
        const Array<Vec3> before = model->data.pivots;
        Applied splice(*model,
                       {Change::Splice, field("pivots"), 1, 1, 0, Value::of(Array<Vec3>{{7, 0, 0}, {8, 0, 0}})});
        QCOMPARE(model->data.pivots.size(), std::size_t(4));
        QCOMPARE(model->data.pivots[2].x, 8.f);
        QCOMPARE(splice.change().count, 2);
        splice.reverse();
        QVERIFY(model->data.pivots.equalRaw(before, sizeof(Vec3)));
        splice.reverse();
        QCOMPARE(model->data.pivots[1].x, 7.f);
        QVERIFY(
            !Applied(*model, {Change::Splice, field("pivots"), 4, 1, 0, Value::of(Array<Vec3>())}).problem().isEmpty());
        QVERIFY(!Applied(*model, {Change::Splice, field("pivots"), -1, 1, 0, Value::of(Array<Vec3>())})
                     .problem()
                     .isEmpty());
        QVERIFY(!Applied(*model, {Change::Splice, field("pivots"), 0, 0x7fffffff, 0, Value::of(Array<Vec3>())})
                     .problem()
                     .isEmpty());
        QVERIFY(
            !Applied(*model, {Change::Splice, field("pivots"), 0, 0, 0, Value::of(Array<Vec2>())}).problem().isEmpty());
    }

    void spliceOfKeys()
    {
        const auto model = makeModel();
        const Address keys{model->data.geosetAnimations.ids[0], fieldRow<&GeosetAnimation::alphaKeys>()};
        const Curve<float> before = model->data.geosetAnimations[0].alphaKeys;
        Curve<float> two(Interpolation::Bezier, 2); // only the tangents matter
        two.editValues()[1] = 5;
        Applied splice(*model, {Change::Splice, keys, 0, 3, 0, Value::of(two)});
        QCOMPARE(splice.problem(), QString());
        QCOMPARE(model->data.geosetAnimations[0].alphaKeys.size(), std::size_t(2));
        QCOMPARE(model->data.geosetAnimations[0].alphaKeys.values()[1], 5.f);
        QCOMPARE(model->data.geosetAnimations[0].alphaKeys.interpolation(), Interpolation::Hermite);
        splice.reverse();
        QVERIFY(model->data.geosetAnimations[0].alphaKeys == before);
        const Curve<float> plain(Interpolation::Linear, 1);
        QVERIFY(!Applied(*model, {Change::Splice, keys, 0, 0, 0, Value::of(plain)}).problem().isEmpty()); // no tangents
        // All keys out and in again.
        Applied empty(*model, {Change::Splice, keys, 0, 3, 0, Value::of(Curve<float>())});
        QCOMPARE(empty.problem(), QString());
        QVERIFY(model->data.geosetAnimations[0].alphaKeys.isPresent());
        empty.reverse();
        QVERIFY(model->data.geosetAnimations[0].alphaKeys == before);
        model->data.geosetAnimations[0].alphaKeys.clear();
        QVERIFY(!Applied(*model, {Change::Splice, keys, 0, 0, 0, Value::of(two)}).problem().isEmpty()); // no curve
    }

    void insertRemove()
    {
        const auto model = makeModel();
        const std::vector<NodeId> ids = model->data.globalSequences.ids;
        const std::size_t count = model->objectCount();
        Applied remove(*model, {Change::Remove, field("globalSequences"), 1, 3});
        QCOMPARE(durations(*model), (Numbers{0, 4}));
        QCOMPARE(model->objectCount(), count - 3);
        for (int row = 1; row < 4; ++row)
            QVERIFY(!model->contains(ids[std::size_t(row)]));
        QCOMPARE(model->rowOf(ids[4]), 1);
        remove.reverse();
        QCOMPARE(durations(*model), (Numbers{0, 1, 2, 3, 4}));
        QCOMPARE(model->data.globalSequences.ids, ids);
        QCOMPARE(model->rowOf(ids[4]), 4);
        QCOMPARE(model->objectCount(), count);

        List<GlobalSequence> fresh;
        fresh.append({50});
        Applied insert(*model, {Change::Insert, field("globalSequences"), 5, 0, 0, Value::of(fresh)});
        const NodeId added = model->data.globalSequences.ids[5];
        QVERIFY(added > ids[4]);
        insert.reverse();
        QVERIFY(!model->contains(added));
        insert.reverse();
        QCOMPARE(model->data.globalSequences.ids[5], added); // the same object again
    }

    void whatIsBelowGoesAlong()
    {
        const auto model = makeModel();
        const NodeId layer = model->data.materials[0].layers.ids[0];
        Applied remove(*model, {Change::Remove, field("materials"), 0, 1});
        QVERIFY(!model->contains(layer));
        remove.reverse();
        QVERIFY(model->contains(layer));
        QCOMPARE(model->parentOf(layer), model->data.materials.ids[0]);
        Applied whole(*model, {Change::Set, field("materials"), 0, 0, 0, Value::of(List<Material>())});
        QVERIFY(!model->contains(layer));
        whole.reverse();
        QVERIFY(model->contains(layer));
    }

    void moves_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("to");
        for (int first = 0; first < 5; ++first)
            for (int count = 0; first + count <= 5; ++count)
                for (int to = 0; to + count <= 5; ++to)
                    QTest::addRow("%d %d %d", first, count, to) << first << count << to;
    }
    void moves()
    {
        QFETCH(int, first);
        QFETCH(int, count);
        QFETCH(int, to);
        const auto model = makeModel();
        Numbers rest{0, 1, 2, 3, 4}, moved(rest.begin() + first, rest.begin() + first + count);
        rest.erase(rest.begin() + first, rest.begin() + first + count);
        rest.insert(rest.begin() + to, moved.begin(), moved.end());
        const std::vector<NodeId> ids = model->data.globalSequences.ids;
        Applied move(*model, {Change::Move, field("globalSequences"), first, count, to});
        QCOMPARE(move.problem(), QString());
        QCOMPARE(durations(*model), rest);
        for (std::size_t i = 0; i < ids.size(); ++i)
            QCOMPARE(model->data.globalSequences[std::size_t(model->rowOf(ids[i]))].duration, std::uint32_t(i));
        move.reverse();
        QCOMPARE(durations(*model), (Numbers{0, 1, 2, 3, 4}));
        QCOMPARE(model->data.globalSequences.ids, ids);
    }

    void idleSets()
    {
        const auto model = makeModel();
        const auto set = [&](std::size_t row, std::uint32_t value) {
            return Change{Change::Set, {model->data.globalSequences.ids[row], 0}, 0, 0, 0, Value::of(value)};
        };
        ChangeSet changes{set(0, 0), set(1, 9), set(2, 2), set(3, 9), set(3, 3)};
        dropIdleSets(*model, changes);
        // The last one equals the current value, but the one before it changes the same field.
        QCOMPARE(changes.size(), std::size_t(3));
        QCOMPARE(changes[0].at.node, model->data.globalSequences.ids[1]);
        QCOMPARE(changes[2].at.node, model->data.globalSequences.ids[3]);
    }

    void rowsAfterManyRemovals()
    {
        // Hints of rows go stale by thousands; every answer stays right.
        StoredModel model;
        for (std::uint32_t i = 0; i < 20000; ++i)
            model.data.globalSequences.append({i});
        model.buildIndex();
        const std::vector<NodeId> ids = model.data.globalSequences.ids;
        Applied first(model, {Change::Remove, field("globalSequences"), 0, 7000});
        Applied second(model, {Change::Remove, field("globalSequences"), 3000, 5000});
        Applied third(model, {Change::Move, field("globalSequences"), 0, 1000, 6000});
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const int row = model.rowOf(ids[i]);
            if (i < 7000 || (i >= 10000 && i < 15000))
                QCOMPARE(row, -1);
            else
                QCOMPARE(model.data.globalSequences.ids[std::size_t(row)], ids[i]);
        }
    }

    void rowsForSeveralThreads()
    {
        // Each repairs the hints that the removal left stale; the thread sanitizer watches (tests/full).
        StoredModel model;
        for (std::uint32_t i = 0; i < 2000; ++i)
            model.data.globalSequences.append({i});
        model.buildIndex();
        Applied first(model, {Change::Remove, field("globalSequences"), 0, 700});
        const std::vector<NodeId> &ids = model.data.globalSequences.ids;
        std::atomic<int> wrong = 0;
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] {
                for (std::size_t row = 0; row < ids.size(); ++row)
                    wrong += model.rowOf(ids[row]) != int(row);
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(int(wrong), 0);
    }
};

SINEW_GUILESS_TEST(tst_change, TestChange)

} // namespace tst_change
#include "tst_change.moc"
