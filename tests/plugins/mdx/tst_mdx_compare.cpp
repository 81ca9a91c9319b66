// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdx_document.h"
#include "tests/support/test_program.h"

#include "core/compare/comparison.h"

namespace tst_mdx_compare {

using namespace sinew;
using namespace sinew::test;

class TestMdxCompare : public QObject
{
    Q_OBJECT

    static QByteArray showcase() { return contentOf(sourcePath("tests/samples/showcase/showcase.mdx")); }

    static void addLines(const ModelDifference &difference, QStringList &lines)
    {
        static const char *const words[] = {"changed", "added", "removed", "moved"};
        if (difference.children.empty() || difference.kind != ModelDifference::Changed)
            lines.append(QStringLiteral("%1 %2|%3 %4|%5")
                             .arg(QLatin1String(words[difference.kind]), QString::fromStdString(difference.inA),
                                  QString::fromStdString(difference.inB), QString::fromStdString(difference.before),
                                  QString::fromStdString(difference.after)));
        for (const ModelDifference &child : difference.children)
            addLines(child, lines);
    }
    /// "kind path in A|path in B before|after" for all leaves.
    static QStringList linesOf(const Model &a, const Model &b)
    {
        const Result<ModelComparison> compared = compareModels(a, b);
        QStringList lines;
        if (!compared)
            return {QString::fromStdString(compared.error().text())};
        for (const ModelDifference &difference : compared->differences)
            addLines(difference, lines);
        return lines;
    }

private Q_SLOTS:
    void samplesEqualThemselves()
    {
        for (const QString &path : sampleFiles()) {
            const auto a = open(contentOf(path)), b = open(contentOf(path));
            if (a && b)
                QVERIFY2(linesOf(a->model(), b->model()).isEmpty(), qPrintable(path));
        }
    }

    void fieldsKeysAndVertices()
    {
        const auto a = open(showcase()), b = open(showcase());
        QCOMPARE(setText(*b, "materials[0].layers[0].filterMode", "additive"), QString());
        QCOMPARE(setText(*b, "geosets[0].vertices[3].x", "7.5"), QString());
        QCOMPARE(setText(*b, "sequences[0].end", "4321"), QString());
        const QStringList lines = linesOf(a->model(), b->model());
        QCOMPARE(lines.size(), 3);
        QVERIFY(!lines.filter(QStringLiteral("materials[0].layers[0].filterMode|materials[0].layers[0].filterMode"))
                     .filter(QStringLiteral("|additive"))
                     .isEmpty());
        QVERIFY(!lines.filter(QStringLiteral("geosets[0].vertices[3]|")).filter(QStringLiteral("|{7.5, ")).isEmpty());
        QVERIFY(!lines.filter(QStringLiteral("sequences[0].end|")).filter(QStringLiteral("|4321")).isEmpty());
    }

    /// One vertex and its triangles less: what has other numbers therefore is the same.
    void vertexRemoved()
    {
        const auto a = open(showcase()), b = open(showcase());
        const NodeId id = object(*a, "geosets", 0);
        const mdx::Geoset before = *a->model().get<mdx::Geoset>(id);
        constexpr int row = 3;
        EditBuilder builder = edit(*b);
        const auto drop = [&](const char *list) {
            const Address address = at(*b, list);
            builder.splice(address, row, 1, Value(*b->model().field(address).type));
        };
        drop("geosets[0].vertices");
        if (!before.normals.isEmpty())
            drop("geosets[0].normals");
        if (!before.vertexGroups.isEmpty())
            drop("geosets[0].vertexGroups");
        Array<std::uint16_t> faces;
        std::vector<std::uint16_t> kept;
        QStringList expected;
        for (std::size_t i = 0; i + 2 < before.faces.size(); i += 3) {
            const std::uint16_t corners[] = {before.faces[i], before.faces[i + 1], before.faces[i + 2]};
            if (std::count(std::begin(corners), std::end(corners), row)) {
                expected.append(QStringLiteral("removed geosets[0].faces[%1]| {%2, %3, %4}|")
                                    .arg(i)
                                    .arg(corners[0])
                                    .arg(corners[1])
                                    .arg(corners[2]));
                continue;
            }
            for (const std::uint16_t corner : corners)
                kept.push_back(std::uint16_t(corner > row ? corner - 1 : corner));
        }
        QVERIFY(!expected.isEmpty());
        faces.assign(kept);
        builder.set(at(*b, "geosets[0].faces"), faces);
        QCOMPARE(push(*b, builder), QString());
        const QStringList lines = linesOf(a->model(), b->model());
        QCOMPARE(lines.filter(QStringLiteral("].faces[")), expected);
        QCOMPARE(lines.filter(QStringLiteral("].vertices[")).size(), 1);
        QVERIFY(lines.filter(QStringLiteral("].vertices["))[0].startsWith(
            QStringLiteral("removed geosets[0].vertices[%1]| ").arg(row)));
        // Triangles that only changed places are told as such.
        const auto c = open(showcase());
        std::vector<std::uint16_t> turned(before.faces.begin(), before.faces.end());
        std::rotate(turned.begin(), turned.begin() + 3, turned.end());
        faces.assign(turned);
        EditBuilder other = edit(*c);
        other.set(at(*c, "geosets[0].faces"), faces);
        QCOMPARE(push(*c, other), QString());
        QCOMPARE(linesOf(a->model(), c->model()).size(), 2); // gone at one place, come at another
    }

    /// References to an object whose number has changed still refer to it.
    void orderIsNoChangeOfReferences()
    {
        const auto a = open(showcase()), b = open(showcase());
        for (const char *list : {"textures", "materials", "geosets", "bones"}) {
            EditBuilder builder = edit(*b);
            builder.move(object(*b, list, 0), 1);
            QCOMPARE(push(*b, builder), QString());
        }
        const QStringList lines = linesOf(a->model(), b->model());
        QCOMPARE(lines.filter(QStringLiteral("moved ")).size(), lines.size());
        QCOMPARE(lines.size(), 4);
    }

    void objectsComeAndGo()
    {
        const auto a = open(showcase()), b = open(showcase());
        EditBuilder builder = edit(*b);
        builder.insertNew(at(*b, "textures"), 0);
        QCOMPARE(push(*b, builder), QString());
        const QStringList lines = linesOf(a->model(), b->model());
        QCOMPARE(lines, QStringList{QStringLiteral("added |textures[0] |")});
        QCOMPARE(linesOf(b->model(), a->model()), QStringList{QStringLiteral("removed textures[0]| |")});
    }

    /// A renamed bone is still the same; references to it did not change.
    void renamed()
    {
        const auto a = open(showcase()), b = open(showcase());
        QCOMPARE(setText(*b, "bones[1].node.name", "Renamed"), QString());
        const QStringList lines = linesOf(a->model(), b->model());
        QCOMPARE(lines.size(), 1);
        QVERIFY(lines[0].startsWith(QLatin1String("changed bones[1].node.name|bones[1].node.name")));
    }

    /// A hundred thousand unnamed objects with the same content: the effort is proportional to their number.
    void manyAlike()
    {
        const auto a = open(showcase()), b = open(showcase());
        for (const auto &document : {a.get(), b.get()}) {
            const Address list = at(*document, "textures");
            Value items(*document->model().field(list).type);
            for (int i = 0; i < 100000; ++i)
                items.type().list->append(items.data());
            EditBuilder builder = edit(*document);
            builder.insert(list, -1, std::move(items));
            QCOMPARE(push(*document, builder), QString());
        }
        QVERIFY(linesOf(a->model(), b->model()).isEmpty());
    }
};

SINEW_GUILESS_TEST(tst_mdx_compare, TestMdxCompare)

} // namespace tst_mdx_compare
#include "tst_mdx_compare.moc"
