// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "mdl_document.h"
#include "tests/support/test_program.h"

#include "core/model/diff.h"
#include "plugins/mdx/mdl/losses.h"
#include "plugins/mdx/mdl/writer.h"

#include <map>
#include <set>

namespace tst_mdl_corpus {

using namespace sinew;
using namespace sinew::test;

class TestMdlCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void files_data()
    {
        QTest::addColumn<QString>("path");
        SINEW_NEEDS_CORPUS();
        for (const QString &path : mdlCorpusFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }

    /// Unedited text stays as it is, and printing everything from scratch gives the same model.
    void files()
    {
        QFETCH(QString, path);
        const QByteArray text = contentOf(path);
        const auto document = openMdl(text);
        QVERIFY(document);
        QVERIFY2(document->byteProof().exact, qPrintable(document->byteProof().detail));
        COMPARE_BYTES(saved(*document), text);
        for (const Diagnostic &d : document->loadDiagnostics().entries())
            if (!text.isEmpty())
                QVERIFY2(QByteArray(d.where.message.text().c_str()).startsWith("line "), d.where.text().c_str());

        const auto again = openMdl(QByteArray::fromStdString(printed(mdxOf(*document))));
        QVERIFY(again);
        std::string differences;
        for (const Difference &d : diffModels(document->model(), again->model()))
            if (d.path.rfind("unknownTexts", 0) != 0) // stored at the end, outside their blocks
                differences += d.path + ": " + d.before + " → " + d.after + "\n";
        QCOMPARE(QString::fromStdString(differences), QString());
        sawCorpusFile(path);
    }

    /// Binary → text → binary gives the same bytes wherever nothing is reported as lost, and what is reported is rare.
    void binaryToTextAndBack()
    {
        SINEW_NEEDS_CORPUS();
        const QStringList paths = corpusFiles();
        int same = 0, sameValues = 0;
        std::map<std::string, int> reasons;
        for (const QString &path : paths) {
            const QByteArray bytes = contentOf(path);
            const auto document = open(bytes, path);
            QVERIFY(document);
            const auto losses = mdx::mdlLosses(mdxOf(*document));
            const auto text = openMdl(QByteArray::fromStdString(printed(mdxOf(*document))));
            QVERIFY2(text, qPrintable(path));
            auto model = text->model().clone();
            static_cast<mdx::MdxModel &>(*model).data.encoding = mdx::Binary;
            const bool isSame = saved(*model) == bytes;
            same += isSame;
            sameValues += std::none_of(losses.begin(), losses.end(),
                                       [](const mdx::FormLoss &loss) { return loss.message.arguments().size() == 2; });
            QVERIFY2(isSame == losses.empty(),
                     qPrintable(path + QLatin1String(losses.empty() ? ": differs" : ": is the same")));
            std::set<std::string> kinds;
            for (const mdx::FormLoss &loss : losses)
                kinds.insert(loss.message.source() && loss.message.arguments().size() == 2
                                 ? loss.path.substr(loss.path.rfind('.') + 1) + " changes"
                                 : loss.message.text());
            if (qEnvironmentVariableIsSet("MDL_LOSSES"))
                for (const mdx::FormLoss &loss : losses)
                    qInfo("%s: %s: %s", qPrintable(path.section(QLatin1Char('/'), -1)), loss.path.c_str(),
                          loss.message.text().c_str());
            for (const std::string &kind : kinds)
                ++reasons[kind];
            sawCorpusFile(path);
        }
        qInfo("%d of %d models are the same after MDX → MDL → MDX, %d have the same values", same, int(paths.size()),
              sameValues);
        for (const auto &[reason, count] : reasons)
            qInfo("%4d  %s", count, reason.c_str());
        QVERIFY2(same * 100 >= paths.size() * 45, qPrintable(QString::number(same)));
        QVERIFY2(sameValues * 100 >= paths.size() * 80, qPrintable(QString::number(sameValues)));
    }
};

SINEW_GUILESS_TEST(tst_mdl_corpus, TestMdlCorpus)

} // namespace tst_mdl_corpus
#include "tst_mdl_corpus.moc"
