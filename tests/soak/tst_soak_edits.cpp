// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every sample, and models of the corpus, in a window that is used at random. After any number of steps the history
// leads back to the bytes that were read and forward to the later ones, item models are consistent, and there were no
// warnings. The full tier makes 100,000 steps; rows that passed are listed in $SINEW_SOAK_PASSED and not run again.

#include "editor/builtin_plugins.h"
#include "editor/window/main_window.h"
#include "tests/soak/soak_session.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QFile>
#include <QSet>
#include <QTest>

namespace tst_soak_edits {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The rows that have passed already, and those that pass now.
class PassedRows
{
public:
    bool contains(const QString &row) const
    {
        QFile file(m_path);
        return !m_path.isEmpty() && file.open(QIODevice::ReadOnly) && file.readAll().split('\n').contains(row.toUtf8());
    }
    void add(const QString &row)
    {
        QFile file(m_path);
        if (!m_path.isEmpty() && file.open(QIODevice::Append))
            file.write(row.toUtf8() + '\n');
    }

private:
    const QString m_path = qEnvironmentVariable("SINEW_SOAK_PASSED");
};

} // namespace

class TestSoakEdits : public QObject
{
    Q_OBJECT

public:
    // Rows are requested before a test case begins.
    TestSoakEdits() { addBuiltinPlugins(m_formats); }

private Q_SLOTS:
    void samples_data();
    void samples();
    void corpus_data();
    void corpus();

private:
    void soak(const QString &model, int steps);

    FormatRegistry m_formats;
};

void TestSoakEdits::soak(const QString &model, int steps)
{
    const QString row =
        QString::fromLatin1(QTest::currentTestFunction()) + u':' + QString::fromUtf8(QTest::currentDataTag());
    PassedRows passed;
    if (passed.contains(row))
        return;
    SoakSession session(m_formats, QStringLiteral("tst_soak_edits %1").arg(row));
    // The history's limit is one of the preferences; documents must be undone to their beginning.
    session.user().avoid({QStringLiteral("tools.preferences")});
    QVERIFY2(session.open(model), qPrintable(model));
    const QString problem = session.run(soakSteps(steps));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QCOMPARE(session.bytes().forgotten(), 0);
    QVERIFY(session.bytes().comparisons() > 0);
    passed.add(row);
}

void TestSoakEdits::samples_data()
{
    QTest::addColumn<QString>("model");
    QSet<QString> folders;
    for (const QString &model : sampleModels(m_formats)) {
        if (test::isUnreadableSample(model))
            continue;
        // Models in one folder differ in details of the file.
        const QString folder = model.section(u'/', 0, 0);
        if (isFullTier() || !folders.contains(folder))
            QTest::newRow(qPrintable(model)) << sourcePath("tests/samples/") + model;
        folders.insert(folder);
    }
}

void TestSoakEdits::samples()
{
    QFETCH(QString, model);
    soak(model, byTier(70, 300));
}

void TestSoakEdits::corpus_data()
{
    QTest::addColumn<QString>("model");
    const QStringList suffixes{QStringLiteral("mdx"), QStringLiteral("mdl"), QStringLiteral("m2"),
                               QStringLiteral("m3")};
    for (const char *folder : {"wc3-mdx", "wc3-mdl", "m2", "m3"})
        for (const QString &file : corpusFiles(folder, suffixes, 150))
            QTest::newRow(qPrintable(file.section(u'/', -3))) << file;
}

void TestSoakEdits::corpus()
{
    SINEW_NEEDS_CORPUS();
    QFETCH(QString, model);
    soak(model, byTier(25, 60));
    sawCorpusFile(model);
}

SINEW_TEST(tst_soak_edits, TestSoakEdits)

} // namespace tst_soak_edits

#include "tst_soak_edits.moc"
