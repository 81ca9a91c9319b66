// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// An hour with the window, by the clock of playing and not by the wall clock: models with effects play, sequences
// change, documents are edited, switched, closed and opened again. When a round is over, nothing is left of it: neither
// memory (including the graphics driver's: it draws without a card, in this process), nor objects, nor open files.

#include "core/facets/sequence_facet.h"
#include "core/format/format.h"
#include "editor/builtin_plugins.h"
#include "editor/crash/opening_guard.h"
#include "editor/window/main_window.h"
#include "tests/soak/soak_figures.h"
#include "tests/soak/soak_session.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"
#include "viewport/view/viewport_widget.h"

#include <QTest>

namespace tst_soak_play {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr double frame = 100; // milliseconds of playing between pictures

bool grows(const std::vector<SoakFigures> &rounds)
{
    constexpr double kibibyte = 1 << 10;
    return growthPerRound(rounds, &SoakFigures::objects) >= 15 || growthPerRound(rounds, &SoakFigures::files) >= 1 ||
           (heapIsMeasured() && growthPerRound(rounds, &SoakFigures::heapBytes) >= byTier(512, 128) * kibibyte) ||
           growthPerRound(rounds, &SoakFigures::residentBytes) >= byTier(4096, 512) * kibibyte;
}

} // namespace

class TestSoakPlay : public QObject
{
    Q_OBJECT

public:
    // Rows are requested before a test case begins.
    TestSoakPlay() { addBuiltinPlugins(m_formats); }

private Q_SLOTS:
    void anHourLeavesNothing();

private:
    /// Plays some of its sequences; returns the milliseconds played.
    static double play(SoakSession &session, Document &document);

    FormatRegistry m_formats;
};

double TestSoakPlay::play(SoakSession &session, Document &document)
{
    double played = 0;
    const std::vector<Clip> clips = document.format()->sequences()->sequences(document.model());
    for (std::size_t i = 0; i < std::min<std::size_t>(clips.size(), 3); ++i) {
        document.playback().setSequence(clips[i]);
        document.playback().setPlaying(true);
        for (int n = 0; n < byTier(6, 20); ++n) {
            document.playback().advance(frame);
            played += frame;
            QCoreApplication::processEvents();
        }
        document.playback().setPlaying(false);
    }
    session.settle();
    return played;
}

void TestSoakPlay::anHourLeavesNothing()
{
    const char *const samples[] = {"showcase/showcase.mdx", "m2showcase/shrine.m2", "wow1500/brazier.mdx",
                                   "m3every/age00.m3"};
    SoakSession session(m_formats, QStringLiteral("tst_soak_play anHourLeavesNothing"));
    QVERIFY2(session.window().viewport().unavailable().isEmpty(), "there is no 3D view");
    session.window().resize(900, 640);
    session.window().openings().setSettling(0); // a file that notes what is opened is removed with its round
    session.user().avoid({QStringLiteral("tools.preferences"), QStringLiteral("window.fullScreen")});
    const double wanted = byTier(0, 3600) * 1000.0;
    // Data loaded once stays, and a picture still in progress when a round ends is not a leak: a leak continues.
    const int leastRounds = 5, mostBlocks = 4;
    std::vector<SoakFigures> block;
    double played = 0;
    bool isStable = false;
    for (int blocks = 0; blocks < mostBlocks && !isStable;) {
        for (const char *sample : samples) {
            Document *document = session.open(sourcePath("tests/samples/") + QString::fromLatin1(sample));
            QVERIFY2(document, sample);
            played += play(session, *document);
        }
        for (int i = 0; i < session.window().documents().size(); ++i) {
            session.window().documents().setCurrent(session.window().documents().at(i));
            played += play(session, *session.window().documents().at(i));
        }
        const QString problem = session.run(soakSteps(byTier(8, 40)));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        session.closeAll();
        QTest::qWait(200); // the renderer's own threads release what the scene no longer has
        block.push_back(SoakFigures::now());
        qInfo("%.0f s played: %s", played / 1000, qPrintable(block.back().text()));
        if (played >= wanted && int(block.size()) >= leastRounds) {
            isStable = !grows(block);
            block = {block.back()};
            ++blocks;
        }
    }
    QVERIFY2(isStable, "memory, objects or files grow from round to round");
}

SINEW_TEST(tst_soak_play, TestSoakPlay)

} // namespace tst_soak_play

#include "tst_soak_play.moc"
