// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Pairs of random edits of models of every format: what merges equals both edits, what does not is told, and nothing of
// either side is lost.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "edit_pairs.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QDirIterator>
#include <QFileInfo>

namespace tst_merge_pairs {

using namespace sinew;
using namespace sinew::test;

class TestMergePairs : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    int m_tried = 0, m_merged = 0, m_met = 0, m_reopened = 0; ///< of the running test function

    void tryPairs(const QString &path, int count)
    {
        auto opened = openDocument(m_registry, path);
        if (!opened)
            return; // one of those that are not models
        const Document &document = **opened;
        EditPairs pairs(document.sharedFormat(), document.model().clone());
        pairs.run(qChecksum(QFileInfo(path).fileName().toUtf8()), count);
        m_tried += pairs.tried;
        m_merged += pairs.merged;
        m_met += pairs.met;
        m_reopened += pairs.reopened;
    }
    void checkFigures(int atLeast)
    {
        qInfo("%d of %d pairs merged (%d also as files), %d more were about one place", m_merged, m_tried, m_reopened,
              m_met);
        QVERIFY2(m_tried >= atLeast, "too few pairs");
        QVERIFY2(m_merged * 10 >= m_tried * 9, "too many conflicts");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void init() { m_tried = m_merged = m_met = m_reopened = 0; }

    void samples_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char *suffix : {"mdl", "m2", "m3"})
            QTest::newRow(suffix) << QString::fromLatin1(suffix);
    }

    void samples()
    {
        QFETCH(const QString, suffix);
        QDirIterator found(sourcePath("tests/samples"), {QStringLiteral("*.") + suffix}, QDir::Files,
                           QDirIterator::Subdirectories);
        QStringList files;
        while (found.hasNext())
            files << found.next();
        files.sort();
        for (const QString &path : files)
            tryPairs(path, byTier(3, 30));
        checkFigures(int(files.size()));
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("suffix");
        QTest::newRow("mdx") << QStringLiteral("wc3-mdx") << QStringLiteral("mdx");
        QTest::newRow("mdl") << QStringLiteral("wc3-mdl") << QStringLiteral("mdl");
        QTest::newRow("m2") << QStringLiteral("m2") << QStringLiteral("m2");
        QTest::newRow("m3") << QStringLiteral("m3") << QStringLiteral("m3");
    }

    /// The full tier tries 200 pairs and more of the corpus.
    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(const QString, folder);
        QFETCH(const QString, suffix);
        const QStringList files = corpusFiles(folder.toLatin1(), {suffix}, 40);
        for (const QString &path : files) {
            tryPairs(path, 2);
            sawCorpusFile(path);
        }
        checkFigures(byTier(1, 100));
    }
};

SINEW_GUILESS_TEST(tst_merge_pairs, TestMergePairs)

} // namespace tst_merge_pairs
#include "tst_merge_pairs.moc"
