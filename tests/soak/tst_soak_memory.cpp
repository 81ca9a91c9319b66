// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a window holds while it is edited at random: the history stays at its limit, and when documents are closed all
// their memory is given back.

#include "editor/builtin_plugins.h"
#include "editor/window/main_window.h"
#include "tests/soak/soak_figures.h"
#include "tests/soak/soak_session.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QTest>

namespace tst_soak_memory {

using namespace sinew;
using namespace sinew::test;

class TestSoakMemory : public QObject
{
    Q_OBJECT

public:
    // Rows are requested before a test case begins.
    TestSoakMemory() { addBuiltinPlugins(m_formats); }

private Q_SLOTS:
    void historyKeepsItsLimit();
    void closingGivesBack_data();
    void closingGivesBack();

private:
    FormatRegistry m_formats;
};

void TestSoakMemory::historyKeepsItsLimit()
{
    constexpr std::size_t limit = 512, mebibyte = 1 << 20; // some steps of numbers
    SoakSession session(m_formats, QStringLiteral("tst_soak_memory historyKeepsItsLimit"));
    session.user().avoid({QStringLiteral("tools.preferences")});
    DocumentList &documents = session.window().documents();
    const auto keep = [](Document *document) { document->setHistoryLimit(limit); };
    connect(&documents, &DocumentList::added, &session.bytes(), keep);
    connect(&documents, &DocumentList::replaced, &session.bytes(),
            [keep](const Document *, Document *fresh) { keep(fresh); });
    QVERIFY(session.open(sourcePath("tests/samples/hd1000/wyrm.mdx")));
    int forgotten = 0;
    session.setCheck([&documents, &forgotten]() -> QString {
        for (int i = 0; i < documents.size(); ++i) {
            const Document &document = *documents.at(i);
            int kept = 0;
            for (int step = 0; step < document.historyCount(); ++step)
                document.isForgotten(step) ? ++forgotten : ++kept;
            // The newest step stays whatever its size.
            if (document.historyBytes() > limit && kept > 1)
                return QStringLiteral("%1 steps hold %2 bytes").arg(kept).arg(document.historyBytes());
        }
        return {};
    });
    QString problem = session.run(soakSteps(byTier(300, 5000)));
    // How many edits there are among the steps depends on what else comes in between.
    for (int more = 0; more < 10 && problem.isEmpty() && forgotten == 0; ++more)
        problem = session.run(soakSteps(100));
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
    QVERIFY(forgotten > 0);
    if (!heapIsMeasured())
        return;
    const SoakFigures open = SoakFigures::now();
    session.closeAll();
    const SoakFigures closed = SoakFigures::now();
    qInfo("open: %s; closed: %s", qPrintable(open.text()), qPrintable(closed.text()));
    // The model itself, its scene and textures, the rows of the docks.
    QVERIFY(open.heapBytes < closed.heapBytes + limit + 24 * mebibyte);
}

void TestSoakMemory::closingGivesBack_data()
{
    QTest::addColumn<QString>("sample");
    for (const char *sample : {"hd1000/wyrm.mdx", "m2legion/tiny.m2", "m3every/age00.m3"})
        QTest::newRow(sample) << QString::fromLatin1(sample);
}

void TestSoakMemory::closingGivesBack()
{
    QFETCH(QString, sample);
    if (!heapIsMeasured())
        QSKIP("the allocator does not say what is in use");
    SoakSession session(m_formats, QStringLiteral("tst_soak_memory closingGivesBack:") + sample);
    session.user().avoid({QStringLiteral("tools.preferences")});
    // Caches (fonts, icons, panels that were never shown) fill up sooner or later, a leak continues.
    const int rounds = byTier(8, 32), mostRounds = 5 * rounds;
    std::vector<SoakFigures> closed;
    const auto grows = [&closed] {
        return growthPerRound(closed, &SoakFigures::heapBytes) >= byTier(128, 64) << 10 ||
               growthPerRound(closed, &SoakFigures::objects) >= byTier(10, 5) ||
               growthPerRound(closed, &SoakFigures::files) >= 1;
    };
    bool isStable = false;
    for (int round = 0; round < mostRounds && !isStable; ++round) {
        QVERIFY(session.open(sourcePath("tests/samples/") + sample));
        const QString problem = session.run(soakSteps(40));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        session.closeAll();
        closed.push_back(SoakFigures::now());
        qInfo("round %d: %s", round, qPrintable(closed.back().text()));
        if (int(closed.size()) == rounds) {
            isStable = round >= rounds && !grows();
            closed.clear();
        }
    }
    QVERIFY2(isStable, "memory, objects or files grow from round to round");
}

SINEW_TEST(tst_soak_memory, TestSoakMemory)

} // namespace tst_soak_memory

#include "tst_soak_memory.moc"
