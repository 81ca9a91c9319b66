// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What happens at the end of a sequence, and which one follows.

#include "core/document/sequence_player.h"
#include "tests/core/stored_format.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <map>

namespace tst_playback {

using namespace sinew;
using namespace sinew::sample;

namespace {

struct Entry
{
    const char *name;
    std::int32_t start, end;
    bool loops;
    float rarity;
};

std::unique_ptr<Document> documentWith(std::initializer_list<Entry> entries)
{
    auto model = std::make_unique<StoredModel>();
    for (const Entry &entry : entries) {
        Sequence sequence;
        sequence.name.set(entry.name);
        sequence.start = entry.start;
        sequence.end = entry.end;
        sequence.flags = entry.loops ? 0 : 1;
        sequence.rarity = entry.rarity;
        model->data.sequences.append(sequence);
    }
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<StoredFormat>());
}

NodeId sequenceAt(const Document &document, std::size_t row)
{
    return static_cast<const StoredModel &>(document.model()).data.sequences.ids[row];
}

/// Plays to just past the end.
void playToTheEnd(Playback &playback)
{
    playback.advance(playback.end() - playback.time() + 10);
}

} // namespace

class TestPlayback : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsOver();
    void doesAsTheSequenceSays();
    void playsAllOneAfterTheOther();
    void tellsVariantsFromOthers_data();
    void tellsVariantsFromOthers();
    void restsOnStand_data();
    void restsOnStand();
    void choosesVariantsByRarity();
    void withoutAnotherSequenceItStartsOver();
    void remembersWhatItLeftWhilePlaying();
};

void TestPlayback::startsOver()
{
    Playback playback;
    playback.setSequence(5, 100, 300, false);
    playback.setPlaying(true);
    playback.advance(250); // 100 + 250 = 350, 50 behind the end
    QCOMPARE(playback.time(), 150.0);
    QCOMPARE(playback.globalTime(), 250.0);
    QVERIFY(playback.isPlaying());
}

void TestPlayback::doesAsTheSequenceSays()
{
    Playback playback;
    playback.setAtEnd(AtEnd::AsSequence);
    playback.setSequence(5, 100, 300, true);
    QVERIFY(playback.loops());
    playback.setPlaying(true);
    playback.advance(250);
    QCOMPARE(playback.time(), 150.0);
    playback.setSequence(6, 400, 500, false);
    QVERIFY(!playback.loops());
    const QSignalSpy states(&playback, &Playback::stateChanged);
    playback.advance(250);
    QCOMPARE(playback.time(), 500.0);
    QVERIFY(!playback.isPlaying());
    QCOMPARE(states.count(), 1);
    playback.setPlaying(true); // once more from its start
    QCOMPARE(playback.time(), 400.0);
}

void TestPlayback::playsAllOneAfterTheOther()
{
    const auto document =
        documentWith({{"Stand", 0, 100, true, 0}, {"Walk", 200, 400, true, 0}, {"Death", 500, 600, false, 0}});
    SequencePlayer player;
    player.setDocument(document.get());
    Playback &playback = document->playback();
    playback.setAtEnd(AtEnd::Next);
    playback.setSequence(sequenceAt(*document, 0), 0, 100);
    playback.setPlaying(true);
    playback.advance(130);
    QCOMPARE(playback.sequence(), sequenceAt(*document, 1));
    QCOMPARE(playback.time(), 230.0); // the 30 that were left
    playToTheEnd(playback);
    QCOMPARE(playback.sequence(), sequenceAt(*document, 2));
    playToTheEnd(playback);
    QCOMPARE(playback.sequence(), sequenceAt(*document, 0));
    QCOMPARE(playback.time(), 10.0);
    QVERIFY(playback.isPlaying());
}

void TestPlayback::tellsVariantsFromOthers_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("variant");
    QTest::newRow("numbered") << "Stand - 2" << true;
    QTest::newRow("numbered without space") << "stand3" << true;
    QTest::newRow("other word") << "Stand Ready" << false;
    QTest::newRow("another") << "Walk" << false;
}

void TestPlayback::tellsVariantsFromOthers()
{
    QFETCH(const QString, name);
    QFETCH(const bool, variant);
    QCOMPARE(isVariantOf(name.toStdString(), "Stand - 1"), variant);
}

void TestPlayback::restsOnStand_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<int>("row");
    const auto row = [](const char *name, const QStringList &names, int wanted) {
        QTest::newRow(name) << names << wanted;
    };
    row("stand", {QStringLiteral("Death"), QStringLiteral("Stand Ready"), QStringLiteral("Stand - 1")}, 2);
    row("any case", {QStringLiteral("Attack 1"), QStringLiteral("STAND 02")}, 1);
    row("plainest with that word",
        {QStringLiteral("Birth"), QStringLiteral("Stand Work Gold"), QStringLiteral("Stand Ready")}, 2);
    row("effects", {QStringLiteral("Death"), QStringLiteral("Birth")}, 1);
    row("others", {QStringLiteral("Portrait Talk"), QStringLiteral("Portrait")}, 0);
    row("keys not found", {QString(), QStringLiteral("Walk")}, 1);
    row("no words", {QStringLiteral("1"), QStringLiteral("2")}, 0);
    row("none", {}, 0);
}

void TestPlayback::restsOnStand()
{
    QFETCH(const QStringList, names);
    QFETCH(const int, row);
    std::vector<std::string> texts;
    for (const QString &name : names)
        texts.push_back(name.toStdString());
    QCOMPARE(int(restingSequence(texts)), row);
}

void TestPlayback::choosesVariantsByRarity()
{
    const auto document = documentWith({{"Stand - 1", 0, 100, true, 0},
                                        {"Stand Ready", 200, 300, true, 0},
                                        {"Stand - 2", 400, 500, true, 0},
                                        {"Stand - 3", 600, 700, true, 8}});
    SequencePlayer player;
    player.setSeed(7);
    player.setDocument(document.get());
    Playback &playback = document->playback();
    playback.setAtEnd(AtEnd::Random);
    playback.setSequence(sequenceAt(*document, 0), 0, 100);
    playback.setPlaying(true);
    std::map<NodeId, int> played;
    constexpr int rounds = 5000;
    for (int i = 0; i < rounds; ++i) {
        playToTheEnd(playback);
        ++played[playback.sequence()];
    }
    // Rarity 8 has a chance of 2 in 10; the two common ones share the rest. Within five standard deviations.
    QVERIFY(std::abs(played[sequenceAt(*document, 3)] - rounds * 0.2) < 142);
    QVERIFY(std::abs(played[sequenceAt(*document, 0)] - rounds * 0.4) < 174);
    QVERIFY(std::abs(played[sequenceAt(*document, 2)] - rounds * 0.4) < 174);
    QCOMPARE(played[sequenceAt(*document, 1)], 0);
}

void TestPlayback::withoutAnotherSequenceItStartsOver()
{
    const auto document = documentWith({{"Birth", 0, 100, false, 9}});
    SequencePlayer player;
    player.setDocument(document.get());
    Playback &playback = document->playback();
    playback.setSequence(sequenceAt(*document, 0), 0, 100, false);
    playback.setPlaying(true);
    for (const AtEnd what : {AtEnd::Next, AtEnd::Random}) {
        playback.setAtEnd(what);
        playToTheEnd(playback);
        QCOMPARE(playback.time(), 10.0);
        QVERIFY(playback.isPlaying());
    }
}

/// For fading: only playing counts, until something else moves the time.
void TestPlayback::remembersWhatItLeftWhilePlaying()
{
    Playback playback;
    playback.setSequence(5, 100, 300);
    playback.setSequence(6, 400, 500); // at rest: shown at once
    QCOMPARE(playback.previousSequence(), NodeId(NoNode));
    playback.setPlaying(true);
    playback.advance(30);
    playback.setSequence(5, 100, 300);
    QCOMPARE(playback.previousSequence(), NodeId(6));
    QCOMPARE(playback.previousTime(), 430.0);
    QCOMPARE(playback.sinceChange(), 0.0);
    playback.advance(40);
    QCOMPARE(playback.sinceChange(), 40.0);
    playback.setSequence(5, 100, 310); // the same, edited
    QCOMPARE(playback.previousSequence(), NodeId(6));
    playback.setTime(200);
    QCOMPARE(playback.previousSequence(), NodeId(NoNode));
    playback.setSequence(6, 400, 500);
    QCOMPARE(playback.previousSequence(), NodeId(5));
    const QSignalSpy times(&playback, &Playback::timeChanged);
    playback.setPlaying(false); // at a whole time, but the picture changes
    QCOMPARE(playback.previousSequence(), NodeId(NoNode));
    QCOMPARE(times.count(), 1);

    // The next one begins with the remainder of the step.
    const auto document = documentWith({{"Stand", 0, 100, true, 0}, {"Walk", 200, 400, true, 0}});
    SequencePlayer player;
    player.setDocument(document.get());
    Playback &own = document->playback();
    own.setAtEnd(AtEnd::Next);
    own.setSequence(sequenceAt(*document, 0), 0, 100);
    own.setPlaying(true);
    own.advance(130);
    QCOMPARE(own.previousSequence(), sequenceAt(*document, 0));
    QCOMPARE(own.previousTime(), 100.0);
    QCOMPARE(own.sinceChange(), 30.0);
}

SINEW_GUILESS_TEST(tst_playback, TestPlayback)

} // namespace tst_playback
#include "tst_playback.moc"
