// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_document.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include "core/compare/comparison.h"
#include "core/compare/numbered_objects.h"
#include "core/compare/three_way_merge.h"
#include "core/model/walk.h"

#include <random>

namespace tst_mdx_merge {

using namespace sinew;
using namespace sinew::test;

/// An edit that can be made to every model that was read from the same bytes, whatever else was done to it.
struct Recipe
{
    enum Kind { SetNumber, SetKey, AddKey, SetElement, Duplicate, Remove, KindCount };
    Kind kind = SetNumber;
    Address at;
    std::uint32_t number = 0;

    /// The error's text, empty when all went well.
    QString apply(Document &document) const
    {
        EditBuilder builder = edit(document);
        const FieldRef ref = kind < Duplicate ? document.model().field(at) : FieldRef();
        if (kind < Duplicate && !ref)
            return QStringLiteral("gone");
        switch (kind) {
        case SetNumber: {
            Value value(*ref.type, ref.data);
            writeNumber(*ref.type, value.data(), number % 5 + 0.0);
            builder.set(at, std::move(value));
            break;
        }
        case SetKey:
        case AddKey: {
            Value value(*ref.type, ref.data);
            auto &curve = *static_cast<CurveBase *>(value.data());
            const std::size_t width = ref.type->element->valueSize(), key = number % curve.size();
            if (kind == AddKey) {
                const CurveBase copy = curve.sliceRaw(curve.size() - 1, 1, width);
                curve.spliceRaw(curve.size(), 0, copy, width);
                curve.editTimes(width)[curve.size() - 1] += std::int32_t(1 + number % 7);
            } else {
                *reinterpret_cast<float *>(curve.editRawPart(0, width) + key * width) += 1;
            }
            builder.set(at, std::move(value));
            break;
        }
        case SetElement: {
            Value value(*ref.type, ref.data);
            *static_cast<float *>(value.data()) += 1;
            builder.set(at, std::move(value));
            break;
        }
        case Duplicate:
            builder.duplicate(at.node);
            break;
        default:
            builder.remove(at.node);
        }
        return push(document, builder);
    }
};

class TestMdxMerge : public QObject
{
    Q_OBJECT

    static QByteArray showcase() { return contentOf(sourcePath("tests/samples/showcase/showcase.mdx")); }

    /// Everything that recipes can be made of.
    static std::vector<Recipe> recipesOf(const Model &model)
    {
        std::vector<Recipe> all;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *data, const void *object) {
            // An element of a parallel array has another number once an object is added.
            if (!f.isOnDisk(model.ctx(), object) || f.derived || f.reference.kind == RefKind::Parallel)
                return;
            if (f.type->kind == Kind::List) {
                for (const NodeId id : f.type->list->ids(const_cast<void *>(data)))
                    for (const Recipe::Kind kind : {Recipe::Duplicate, Recipe::Remove})
                        all.push_back({kind, {id}});
            } else if (f.type->kind == Kind::Float) {
                all.push_back({Recipe::SetNumber, address});
            } else if (f.type->kind == Kind::Curve && f.type->element->kind >= Kind::Float &&
                       f.type->element->kind <= Kind::Colour && static_cast<const CurveBase *>(data)->size()) {
                all.push_back({Recipe::SetKey, address});
                all.push_back({Recipe::AddKey, address});
            } else if (f.type->kind == Kind::Array && f.type->element->kind >= Kind::Float &&
                       f.type->element->kind <= Kind::Vec4) {
                for (std::size_t i = 0; i < std::min<std::size_t>(static_cast<const ArrayBase *>(data)->size(), 6); ++i)
                    all.push_back({Recipe::SetElement, address.of(std::uint32_t(i))});
            }
        });
        return all;
    }

    /// Whether one edit is about what the other is about, or a part of it.
    static bool meet(const Model &model, const Recipe &one, const Recipe &other)
    {
        const auto isBelow = [&](NodeId id, NodeId above) {
            for (; id != NoNode && id != RootNode; id = model.parentOf(id))
                if (id == above)
                    return true;
            return false;
        };
        // A copy of an object comes with copies of what runs beside it, in objects that only one side has as well.
        const NumberedObjects numbers(model);
        const auto isBeside = [&](NodeId id, NodeId copied) {
            bool found = false;
            walkFields(model, [&](const Address &list, const FieldInfo &f, const void *data, const void *) {
                const std::int64_t row = numbers.isInStep(f, data) ? numbers.parallelElement(f.reference, copied) : -1;
                found = found || (row >= 0 && (isBelow(list.node, id) ||
                                               f.type->list->ids(const_cast<void *>(data))[std::size_t(row)] == id));
            });
            return found;
        };
        if ((other.kind == Recipe::Duplicate && isBeside(one.at.node, other.at.node)) ||
            (one.kind == Recipe::Duplicate && isBeside(other.at.node, one.at.node)))
            return true;
        const bool whole = one.kind >= Recipe::Duplicate || other.kind >= Recipe::Duplicate;
        return whole ? isBelow(one.at.node, other.at.node) || isBelow(other.at.node, one.at.node)
                     : one.at.overlaps(other.at);
    }

    static QString differencesOf(const Model &a, const Model &b)
    {
        const auto compared = compareModels(a, b);
        if (!compared)
            return QString::fromStdString(compared.error().text());
        QString text;
        const std::function<void(const ModelDifference &)> add = [&](const ModelDifference &d) {
            if (d.children.empty() || d.kind)
                text += QStringLiteral("%1|%2: %3 -> %4; ")
                            .arg(QString::fromStdString(d.inA), QString::fromStdString(d.inB),
                                 QString::fromStdString(d.before), QString::fromStdString(d.after));
            for (const ModelDifference &child : d.children)
                add(child);
        };
        for (const ModelDifference &difference : compared->differences)
            add(difference);
        return text;
    }

    /// Merges two edits of one file and compares with both, one after the other. Whether they merged.
    static bool pairMerges(const QByteArray &bytes, const Recipe &one, const Recipe &other, bool &tried)
    {
        const auto base = open(bytes), mine = open(bytes), theirs = open(bytes), both = open(bytes);
        tried = base && one.apply(*mine).isEmpty() && other.apply(*theirs).isEmpty() && one.apply(*both).isEmpty() &&
                other.apply(*both).isEmpty();
        if (!tried)
            return false;
        const QString what = QStringLiteral("%1 of %2, %3 of %4")
                                 .arg(one.kind)
                                 .arg(QString::fromStdString(pathOf(base->model(), one.at)))
                                 .arg(other.kind)
                                 .arg(QString::fromStdString(pathOf(base->model(), other.at)));
        const QByteArray before = saved(*mine);
        const int steps = mine->historyIndex(); // an edit that changes nothing is none
        auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        if (!merge) {
            qWarning("%s: %s", qPrintable(what), merge.error().text().c_str());
            QTest::qFail("merging failed", __FILE__, __LINE__);
            return false;
        }
        if (!merge->changes.empty()) {
            const Status pushed = mine->pushAgain(std::move(merge->changes), QStringLiteral("merge"));
            if (!pushed) {
                QTest::qFail(pushed.error().text().c_str(), __FILE__, __LINE__);
                return false;
            }
        }
        for (const MergeConflict &conflict : merge->conflicts)
            if (conflict.path.empty() || conflict.reason.empty())
                QTest::qFail("a conflict without a place", __FILE__, __LINE__);
        if (!merge->conflicts.empty())
            return false;
        if (const QString wrong = differencesOf(mine->model(), both->model()); !wrong.isEmpty()) {
            qWarning("%s: %s", qPrintable(what), qPrintable(wrong.left(1000)));
            QTest::qFail("merging does not equal applying both", __FILE__, __LINE__);
        }
        // The step is undone as others are.
        while (mine->historyIndex() > steps)
            mine->undo();
        if (saved(*mine) != before)
            QTest::qFail("undoing the merge leaves something behind", __FILE__, __LINE__);
        return true;
    }

    static void pairs(const QByteArray &bytes, std::uint32_t seed, int count, int &tried, int &merged)
    {
        const auto base = open(bytes);
        if (!base)
            return;
        const std::vector<Recipe> recipes = recipesOf(base->model());
        std::array<std::vector<Recipe>, Recipe::KindCount> byKind;
        for (const Recipe &recipe : recipes)
            byKind[std::size_t(recipe.kind)].push_back(recipe);
        std::mt19937 random(seed);
        const auto any = [&] {
            for (;;)
                if (const auto &some = byKind[random() % Recipe::KindCount]; !some.empty()) {
                    Recipe recipe = some[random() % some.size()];
                    recipe.number = std::uint32_t(random());
                    return recipe;
                }
        };
        for (int i = 0; i < count && !recipes.empty() && !QTest::currentTestFailed(); ++i) {
            const Recipe one = any(), other = any();
            if (meet(base->model(), one, other))
                continue;
            bool wasTried = false;
            merged += pairMerges(bytes, one, other, wasTried);
            tried += wasTried;
        }
    }

private Q_SLOTS:
    /// Edits of different places: what merges equals both edits; nearly all merge.
    void pairsOfEdits()
    {
        int tried = 0, merged = 0;
        std::uint32_t seed = 1;
        const QStringList files = sampleFiles();
        for (const QString &path : files)
            pairs(contentOf(path), seed++, byTier(4, 8), tried, merged);
        qInfo("samples: %d of %d pairs merged", merged, tried);
        QVERIFY(tried >= files.size() * 2);
        QVERIFY2(merged * 10 >= tried * 9, "too many conflicts");
    }

    void pairsOfEditsOfCorpusModels()
    {
        SINEW_NEEDS_CORPUS();
        int tried = 0, merged = 0;
        std::uint32_t seed = 100;
        for (const QString &path : corpusFiles(25)) {
            pairs(contentOf(path), seed++, byTier(3, 12), tried, merged);
            sawCorpusFile(path);
        }
        qInfo("corpus: %d of %d pairs merged", merged, tried);
        QVERIFY2(merged * 10 >= tried * 8, "too many conflicts");
    }

    /// Both change one field: MINE stays, and both values are told.
    void conflictsAreTold()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].end", "4000"), QString());
        QCOMPARE(setText(*theirs, "sequences[0].end", "5000"), QString());
        QCOMPARE(setText(*theirs, "sequences[1].rarity", "3"), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(bool(merge));
        QCOMPARE(merge->conflicts.size(), std::size_t(1));
        QCOMPARE(merge->conflicts[0].path, std::string("sequences[0].end"));
        QCOMPARE(merge->conflicts[0].mine, std::string("4000"));
        QCOMPARE(merge->conflicts[0].theirs, std::string("5000"));
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), "sequences[0].end")), std::string("4000"));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), "sequences[1].rarity")), std::string("3"));
    }

    /// Keys of one track at different times, in one curve.
    void keysOfOneTrack()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        Address track;
        walkFields(base->model(), [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
            if (track.node == NoNode && f.type == &typeInfo<Curve<Vec3>>() &&
                static_cast<const CurveBase *>(data)->size() > 2)
                track = address;
        });
        QVERIFY(track.node != NoNode);
        const std::string path = pathOf(base->model(), track);
        QCOMPARE(setText(*mine, (path + ".values[0].x").c_str(), "11"), QString());
        QCOMPARE(setText(*theirs, (path + ".values[1].x").c_str(), "22"), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(merge && merge->conflicts.empty());
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), path + ".values[0].x")), std::string("11"));
        QCOMPARE(textAt(mine->model(), *parsePath(mine->model(), path + ".values[1].x")), std::string("22"));
    }

    /// THEIRS removes what MINE changes: it stays, and that is told.
    void removedAndChanged()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].rarity", "2"), QString());
        EditBuilder builder = edit(*theirs);
        builder.remove(object(*theirs, "sequences", 0));
        QCOMPARE(push(*theirs, builder), QString());
        const std::size_t sequences = mine->model().listSize(at(*mine, "sequences"));
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(bool(merge));
        QVERIFY(!merge->conflicts.empty());
        QCOMPARE(merge->conflicts[0].path, std::string("sequences[0]"));
        if (!merge->changes.empty())
            QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(mine->model().listSize(at(*mine, "sequences")), sequences);
    }

    /// An order that THEIRS changed, and something else that MINE did.
    void order()
    {
        const auto base = open(showcase()), mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*mine, "sequences[0].rarity", "2"), QString());
        EditBuilder builder = edit(*theirs);
        builder.move(object(*theirs, "sequences", 0), 2);
        QCOMPARE(push(*theirs, builder), QString());
        const auto merge = mergeModels(base->model(), mine->model(), theirs->model(), mine->format());
        QVERIFY(merge && merge->conflicts.empty());
        QVERIFY(bool(mine->pushAgain(merge->changes, QStringLiteral("merge"))));
        QCOMPARE(setText(*theirs, "sequences[2].rarity", "2"), QString());
        QCOMPARE(differencesOf(mine->model(), theirs->model()), QString());
    }
};

SINEW_GUILESS_TEST(tst_mdx_merge, TestMdxMerge)

} // namespace tst_mdx_merge
#include "tst_mdx_merge.moc"
