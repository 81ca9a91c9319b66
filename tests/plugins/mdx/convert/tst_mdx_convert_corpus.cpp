// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "mdx_conversion.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/model/diff.h"

namespace tst_mdx_convert_corpus {

using namespace sinew;
using namespace sinew::test;

// Every real file into every version, including those of the other game, and back, through the file.

namespace {

const char *const forms[] = {"mdx800",  "mdx900",  "mdx1000", "mdx1100", "mdx1200",
                             "mdx1300", "mdx1800", "wow1300", "wow1500"};

struct Counts
{
    int all = 0, withoutLoss = 0, untouched = 0, identical = 0, again = 0;
};

} // namespace

class TestMdxConvertCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void thereAndBack_data()
    {
        QTest::addColumn<QByteArray>("form");
        for (const char *form : forms)
            QTest::newRow(form) << QByteArray(form);
    }

    /// A file converted without a note either way comes back byte by byte. Whatever is noted, undo restores the bytes,
    /// and the written file matches the model in memory.
    void thereAndBack()
    {
        QFETCH(QByteArray, form);
        const bool isWow = form.startsWith("wow");
        const std::uint32_t version = form.mid(3).toUInt();
        SINEW_NEEDS_CORPUS();
        Counts counts;
        for (const QString &path : corpusFiles()) {
            const QByteArray bytes = contentOf(path);
            const auto document = open(bytes, path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            if (document->format()->conversions()->targets(document->model()).empty())
                continue;
            const std::uint32_t source = mdxOf(*document).data.version;
            auto there = conversion(*document, form.toStdString());
            QVERIFY2(there, qPrintable(path));
            ++counts.all;
            if (!isWow && source == version) {
                QVERIFY2(there->changes.empty() && there->losses.empty(), qPrintable(path));
                continue;
            }
            const bool loses = there->loses();
            QSet<QString> notes;
            for (const QString &line : lossLines(*there))
                if (line.startsWith(QLatin1String("changed")))
                    notes.insert(line);
            QVERIFY2(document->push(std::move(there->changes), QStringLiteral("convert")), qPrintable(path));
            QCOMPARE(document->historyCount(), 1);
            const QByteArray converted = saved(*document);
            const auto target = open(converted, path);
            QVERIFY2(target, qPrintable(path));
            QCOMPARE(mdxOf(*target).data.version, version);
            QCOMPARE(mdxOf(*target).data.dialect == mdx::WowAlpha, isWow);
            const auto differences = diffModels(document->model(), target->model(), 5);
            QVERIFY2(differences.empty(),
                     qPrintable(path + QStringLiteral(": ") +
                                QString::fromStdString(differences.empty() ? "" : differences[0].path)));
            document->undo();
            COMPARE_BYTES(saved(*document), bytes);
            if (loses)
                continue;
            ++counts.withoutLoss;
            for (const QString &line : convertTo(*target, source))
                if (!line.startsWith(QLatin1String("guessed")))
                    notes.insert(line);
            const bool same = saved(*target) == bytes;
            counts.identical += same;
            counts.untouched += notes.isEmpty();
            if (!same && notes.isEmpty())
                qInfo() << path.section(QLatin1Char('/'), -1) << source << form << difference(saved(*target), bytes);
            counts.again += notes.isEmpty() && same;
        }
        qInfo() << counts.all << "files to" << form << "-" << counts.withoutLoss << "without a loss, of which"
                << counts.identical << "come back byte by byte;" << counts.untouched << "without any note,"
                << counts.again << "of which do";
        QCOMPARE(counts.again, counts.untouched);
        QVERIFY(counts.identical >= (isWow || version == 800 ? 0 : 320));
    }

    /// MDX as MDL and back, through both files.
    void throughText()
    {
        SINEW_NEEDS_CORPUS();
        Counts counts;
        for (const QString &path : corpusFiles()) {
            const QByteArray bytes = contentOf(path);
            const auto document = open(bytes, path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            if (document->format()->conversions()->targets(document->model()).empty())
                continue;
            const std::string version = std::to_string(mdxOf(*document).data.version);
            auto there = document->format()->conversions()->convert(document->model(), "mdl" + version);
            if (!there) // the version has no name
                continue;
            ++counts.all;
            const bool loses = there->loses(), untouched = there->losses.empty();
            QVERIFY2(document->push(std::move(there->changes), QStringLiteral("convert")), qPrintable(path));
            const auto text = open(saved(*document), path + QStringLiteral(".mdl"));
            QVERIFY2(text && mdxOf(*text).data.encoding == mdx::Text, qPrintable(path));
            document->undo();
            COMPARE_BYTES(saved(*document), bytes);
            counts.withoutLoss += !loses;
            counts.untouched += untouched;
            auto back = text->format()->conversions()->convert(text->model(), "mdx" + version);
            QVERIFY2(back, qPrintable(path));
            QVERIFY2(text->push(std::move(back->changes), QStringLiteral("convert")), qPrintable(path));
            const bool same = saved(*text) == bytes;
            if (untouched && !same)
                qInfo() << path << difference(saved(*text), bytes);
            counts.again += untouched && same;
        }
        qInfo() << counts.all << "files to text -" << counts.withoutLoss << "without a loss," << counts.untouched
                << "without any note, of which" << counts.again << "come back byte by byte";
        QCOMPARE(counts.again, counts.untouched);
        QVERIFY(counts.untouched > 100);
    }

    /// Texts converted to any version and back have the same content.
    void texts()
    {
        SINEW_NEEDS_CORPUS();
        Counts counts;
        for (const QString &path : test::corpusFiles("wc3-mdl", {QStringLiteral("mdl")})) {
            const QByteArray bytes = contentOf(path);
            const auto document = open(bytes, path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            if (mdxOf(*document).data.encoding != mdx::Text ||
                document->format()->conversions()->targets(document->model()).empty())
                continue;
            for (const char *target : {"mdx1000", "mdl1200", "mdl800", "mdx800"}) {
                auto there = document->format()->conversions()->convert(document->model(), target);
                QVERIFY2(there, qPrintable(path));
                ++counts.all;
                counts.withoutLoss += !there->loses();
                QVERIFY2(document->push(std::move(there->changes), QStringLiteral("convert")), qPrintable(path));
                const bool text = target[2] == 'l';
                QVERIFY2(open(saved(*document), text ? path : path + QStringLiteral(".mdx")), qPrintable(path));
                document->goTo(0);
                COMPARE_BYTES(saved(*document), bytes);
            }
        }
        qInfo() << counts.all << "conversions of texts," << counts.withoutLoss << "without a loss";
        QVERIFY(counts.all > 50);
    }
};

SINEW_GUILESS_TEST(tst_mdx_convert_corpus, TestMdxConvertCorpus)

} // namespace tst_mdx_convert_corpus
#include "tst_mdx_convert_corpus.moc"
