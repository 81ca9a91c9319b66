// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_document.h"
#include "tests/support/test_program.h"

#include "core/compare/merge/take_over.h"

#include <algorithm>
#include <functional>

namespace tst_mdx_take_over {

using namespace sinew;
using namespace sinew::test;

/// Some of the differences between two models are taken over, and nothing else.
class TestMdxTakeOver : public QObject
{
    Q_OBJECT

    static QByteArray showcase() { return contentOf(sourcePath("tests/samples/showcase/showcase.mdx")); }

    /// Paths of differences that have no others below them, in either model.
    static std::string pathsOf(const ModelComparison &comparison)
    {
        std::string paths;
        const std::function<void(const ModelDifference &)> add = [&](const ModelDifference &difference) {
            if (difference.children.empty() || difference.kind != ModelDifference::Changed)
                paths += (paths.empty() ? "" : " ") + (difference.inA.empty() ? difference.inB : difference.inA);
            for (const ModelDifference &child : difference.children)
                add(child);
        };
        for (const ModelDifference &difference : comparison.differences)
            add(difference);
        return paths;
    }

    static const ModelDifference *find(const std::vector<ModelDifference> &differences, const std::string &path)
    {
        for (const ModelDifference &difference : differences) {
            if (difference.inA == path || difference.inB == path)
                return &difference;
            if (const ModelDifference *below = find(difference.children, path))
                return below;
        }
        return nullptr;
    }

    /// Takes over the differences with these paths (all if empty), undoes and redoes it; returns what still differs.
    static QString leftAfter(Document &mine, const Document &theirs, const std::vector<std::string> &paths)
    {
        const QByteArray before = saved(mine);
        const auto compared = compareModels(mine.model(), theirs.model());
        std::vector<const ModelDifference *> chosen;
        if (paths.empty())
            for (const ModelDifference &difference : compared->differences)
                chosen.push_back(&difference);
        for (const std::string &path : paths) {
            chosen.push_back(find(compared->differences, path));
            if (!chosen.back()) {
                QTest::qFail(("no difference " + path).c_str(), __FILE__, __LINE__);
                return {};
            }
        }
        auto merge = takeOver(mine.model(), theirs.model(), chosen, mine.format());
        if (!merge || !merge->conflicts.empty() ||
            !mine.pushAgain(std::move(merge->changes), QStringLiteral("take over"))) {
            QTest::qFail("not taken over", __FILE__, __LINE__);
            return {};
        }
        const QByteArray after = saved(mine);
        mine.undo();
        if (saved(mine) != before)
            QTest::qFail("undoing leaves something behind", __FILE__, __LINE__);
        mine.redo();
        if (saved(mine) != after)
            QTest::qFail("redoing is not the same", __FILE__, __LINE__);
        return QString::fromStdString(pathsOf(*compareModels(mine.model(), theirs.model())));
    }

private Q_SLOTS:
    void oneOfTwoFields()
    {
        const auto mine = open(showcase()), theirs = open(showcase());
        QCOMPARE(setText(*theirs, "sequences[0].rarity", "3"), QString());
        QCOMPARE(setText(*theirs, "sequences[0].moveSpeed", "77"), QString());
        QCOMPARE(leftAfter(*mine, *theirs, {"sequences[0].moveSpeed"}), QStringLiteral("sequences[0].rarity"));
    }

    /// An object stands for all differences inside it.
    void allOfAnObject()
    {
        const auto mine = open(showcase()), theirs = open(showcase());
        for (const char *path : {"sequences[0].rarity", "sequences[0].moveSpeed", "sequences[1].rarity"})
            QCOMPARE(setText(*theirs, path, "5"), QString());
        QCOMPARE(leftAfter(*mine, *theirs, {"sequences[0]"}), QStringLiteral("sequences[1].rarity"));
    }

    /// A field that refers to an object which only the other model has: the object is copied, too.
    void whatIsReferredToComes()
    {
        const auto mine = open(showcase()), theirs = open(showcase());
        EditBuilder builder = edit(*theirs);
        builder.duplicate(object(*theirs, "materials", 2));
        QCOMPARE(push(*theirs, builder), QString());
        const std::size_t materials = theirs->model().listSize(at(*theirs, "materials"));
        QCOMPARE(setText(*theirs, "materials[3].priorityPlane", "7"), QString());
        QCOMPARE(setText(*theirs, "geosets[0].materialId", "3"), QString());
        QCOMPARE(setText(*theirs, "sequences[0].rarity", "3"), QString());
        QCOMPARE(mine->model().listSize(at(*mine, "materials")), materials - 1);
        QCOMPARE(leftAfter(*mine, *theirs, {"geosets[0].materialId"}), QStringLiteral("sequences[0].rarity"));
        QCOMPARE(mine->model().listSize(at(*mine, "materials")), materials);
    }

    void objectsThatWent()
    {
        const auto mine = open(showcase()), theirs = open(showcase());
        EditBuilder builder = edit(*theirs);
        builder.remove(object(*theirs, "sequences", 1));
        builder.remove(object(*theirs, "sequences", 3));
        QCOMPARE(push(*theirs, builder), QString());
        // Row 3 before. Bounds of the sequence that stays are differences of their own.
        const QStringList left = leftAfter(*mine, *theirs, {"sequences[1]"}).split(u' ');
        QCOMPARE(left.filter(QRegularExpression(QStringLiteral("^sequences"))),
                 QStringList(QStringLiteral("sequences[2]")));
        QCOMPARE(mine->model().listSize(at(*mine, "sequences")),
                 theirs->model().listSize(at(*theirs, "sequences")) + 1);
    }

    void allAtOnce()
    {
        const auto mine = open(showcase()), theirs = open(showcase());
        EditBuilder builder = edit(*theirs);
        builder.duplicate(object(*theirs, "bones", 3));
        builder.move(object(*theirs, "sequences", 0), 2);
        QCOMPARE(push(*theirs, builder), QString());
        QCOMPARE(setText(*theirs, "sequences[1].rarity", "4"), QString());
        QCOMPARE(leftAfter(*mine, *theirs, {}), QString());
    }

    void versionsDiffer()
    {
        const auto mine = open(showcase()), theirs = open(contentOf(sourcePath("tests/samples/hd1000/wyrm.mdx")));
        QVERIFY(theirs);
        const auto merge = takeOver(mine->model(), theirs->model(), {}, mine->format());
        QVERIFY(!merge);
        QVERIFY(merge.error().text().find("version") != std::string::npos);
    }
};

SINEW_GUILESS_TEST(tst_mdx_take_over, TestMdxTakeOver)

} // namespace tst_mdx_take_over
#include "tst_mdx_take_over.moc"
