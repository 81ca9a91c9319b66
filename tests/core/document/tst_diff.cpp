// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/diff.h"
#include "tests/core/sample_document.h"
#include "tests/support/test_program.h"

namespace tst_diff {

using namespace sinew;
using namespace sinew::test;

class TestDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsExactlyWhatWasEdited_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("found"); // the path in the difference
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *path, const char *text, const char *found, const char *before,
                            const char *after) {
            QTest::newRow(path) << QByteArray(path) << QByteArray(text) << QByteArray(found) << QByteArray(before)
                                << QByteArray(after);
        };
        row("model.name", "Poor", "model.name", "Rich", "Poor");
        row("materials[0].layers[1].filterMode", "blend", "materials[0].layers[1].filterMode", "transparent", "blend");
        row("bones[1].node.flags", "bone|billboarded", "bones[1].node.flags", "bone", "billboarded|bone");
        row("geosets[1].vertices[2].y", "5", "geosets[1].vertices[2]", "{6.25, 7.25, 8.25}", "{6.25, 5, 8.25}");
        row("sequences[2].extent.maximum.x", "1", "sequences[2].extent.maximum", "{50, 51, 52}", "{1, 51, 52}");
        row("bones[0].node.translation.interpolation", "linear", "bones[0].node.translation", "2 keys, none",
            "2 keys, linear");
        row("emitters[0].segmentAlphas[0]", "1", "emitters[0].segmentAlphas", "{255, 128, 1}", "{1, 128, 1}");
    }
    void findsExactlyWhatWasEdited()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, found);
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const auto document = documentOf(richSample());
        const auto original = document->model().clone();
        QVERIFY(diffModels(*original, document->model()).empty());
        QCOMPARE(setText(*document, path.constData(), text.constData()), QString());
        const auto differences = diffModels(*original, document->model());
        QCOMPARE(differences.size(), std::size_t(1));
        QCOMPARE(QByteArray::fromStdString(differences[0].path), found);
        QCOMPARE(QByteArray::fromStdString(differences[0].before), before);
        QCOMPARE(QByteArray::fromStdString(differences[0].after), after);
        // The path can be resolved.
        QVERIFY(parsePath(document->model(), differences[0].path));
        document->undo();
        QVERIFY(diffModels(*original, document->model()).empty());
    }

    void listsOfOtherLengths()
    {
        const auto document = documentOf(richSample());
        const auto original = document->model().clone();
        EditBuilder builder = edit(*document);
        builder.insertNew(at(*document, "soundTracks"), -1);
        QCOMPARE(push(*document, builder), QString());
        const auto differences = diffModels(*original, document->model());
        QCOMPARE(differences.size(), std::size_t(1));
        QCOMPARE(differences[0].path, std::string("soundTracks"));
        QCOMPARE(differences[0].before, std::string("1 items"));
        QCOMPARE(differences[0].after, std::string("2 items"));
    }

    void aKeyThatMoved()
    {
        const auto document = documentOf(richSample());
        const auto original = document->model().clone();
        QCOMPARE(setText(*document, "bones[0].node.translation.times[1]", "1001"), QString());
        const auto differences = diffModels(*original, document->model());
        QCOMPARE(differences.size(), std::size_t(1));
        QCOMPARE(differences[0].path, std::string("bones[0].node.translation"));
    }

    void stopsAtTheLimit()
    {
        const auto document = documentOf(richSample());
        const auto original = document->model().clone();
        Array<Vec3> vertices;
        Vec3 *values = vertices.reset(4);
        for (int i = 0; i < 4; ++i)
            values[i] = {-1, -1, -1};
        EditBuilder builder = edit(*document);
        builder.set(at(*document, "geosets[0].vertices"), vertices);
        builder.set(at(*document, "geosets[0].normals"), vertices);
        QCOMPARE(push(*document, builder), QString());
        QCOMPARE(diffModels(*original, document->model()).size(), std::size_t(8));
        QCOMPARE(diffModels(*original, document->model(), 3).size(), std::size_t(3));
        QCOMPARE(diffModels(*original, document->model(), 5).size(), std::size_t(5));
    }
};

SINEW_GUILESS_TEST(tst_diff, TestDiff)

} // namespace tst_diff
#include "tst_diff.moc"
