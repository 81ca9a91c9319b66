// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/diff.h"
#include "mdl_document.h"
#include "tests/support/test_program.h"

namespace tst_mdl_tracks {

using namespace sinew;
using namespace sinew::test;

class TestMdlTracks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A track is put on a global sequence, on another one and taken off again, also if it has no interpolation (those
    /// of events), on one line, in another order of words, and among comments.
    void globalSequenceOfTracks_data()
    {
        QTest::addColumn<QByteArray>("track");
        QTest::addColumn<int>("sequence");
        QTest::addColumn<QByteArray>("after");
        const auto row = [](const char *name, const char *track, int sequence, const char *after) {
            QTest::newRow(name) << QByteArray(track) << sequence << QByteArray(after);
        };
        const char *plain = "EventTrack 2 {\n\t\t0,\n\t\t10,\n\t}",
                   *global = "EventTrack 2 {\n\t\tGlobalSeqId 0,\n\t\t0,\n\t\t10,\n\t}";
        row("added to an event", plain, 0, global);
        row("removed from an event", global, -1, plain);
        row("changed of an event", global, 1, "EventTrack 2 {\n\t\tGlobalSeqId 1,\n\t\t0,\n\t\t10,\n\t}");
        row("added to an event on one line", "EventTrack 2 { 0, 10 }", 0, "EventTrack 2 { GlobalSeqId 0,\n\t\t0, 10 }");
        row("removed from an event on one line", "EventTrack 2 { GlobalSeqId 0, 0, 10 }", -1, "EventTrack 2 { 0, 10 }");
        row("removed from an event, without comma", "EventTrack { GlobalSeqId 0 0, 10 }", -1, "EventTrack { 0, 10 }");
        row("added to an event behind a comment", "EventTrack 2 { // when\n\t\t0, // first\n\t\t10,\n\t}", 0,
            "EventTrack 2 { // when\n\t\tGlobalSeqId 0,\n\t\t0, // first\n\t\t10,\n\t}");
        row("removed from an event among comments",
            "EventTrack 2 { // when\n\t\tGlobalSeqId 0, // loops\n\t\t0,\n\t\t10,\n\t}", -1,
            "EventTrack 2 { // when\n\t\t// loops\n\t\t0,\n\t\t10,\n\t}");
        row("added where the text says none", "EventTrack 1 {\n\t\tGlobalSeqId -1,\n\t\t0,\n\t}", 1,
            "EventTrack 1 {\n\t\tGlobalSeqId 1,\n\t\t0,\n\t}");
        row("removed behind the interpolation", "Visibility 1 {\n\t\tLinear,\n\t\tGlobalSeqId 0,\n\t\t0: 1,\n\t}", -1,
            "Visibility 1 {\n\t\tLinear,\n\t\t0: 1,\n\t}");
        row("removed in front of the interpolation", "Visibility 1 {\n\t\tGlobalSeqId 0,\n\t\tLinear,\n\t\t0: 1,\n\t}",
            -1, "Visibility 1 {\n\t\tLinear,\n\t\t0: 1,\n\t}");
        row("removed without interpolation", "Visibility 1 {\n\t\tGlobalSeqId 0,\n\t\t0: 1,\n\t}", -1,
            "Visibility 1 {\n\t\t0: 1,\n\t}");
        row("added without interpolation", "Visibility 1 {\n\t\t0: 1,\n\t}", 1,
            "Visibility 1 {\n\t\tGlobalSeqId 1,\n\t\t0: 1,\n\t}");
        row("removed where it stands twice",
            "Visibility 1 {\n\t\tLinear,\n\t\tGlobalSeqId 0,\n\t\tGlobalSeqId 1,\n\t\t0: 1,\n\t}", -1,
            "Visibility 1 {\n\t\tLinear,\n\t\t0: 1,\n\t}");
    }

    void globalSequenceOfTracks()
    {
        QFETCH(QByteArray, track);
        QFETCH(int, sequence);
        QFETCH(QByteArray, after);
        const bool isEvent = track.startsWith("EventTrack");
        const QByteArray head = "GlobalSequences 2 {\n\tDuration 500,\n\tDuration 700,\n}\n",
                         object = isEvent ? "EventObject \"SNDxABCD\" {\n\tObjectId 0,\n\t"
                                          : "Attachment \"A\" {\n\tObjectId 0,\n\t",
                         text = head + object + track + "\n}\n";
        const auto document = openMdl(text);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(0));
        const char *path =
            isEvent ? "eventObjects[0].track.globalSequence" : "attachments[0].visibility.globalSequence";
        QCOMPARE(setText(*document, path, QByteArray::number(sequence).constData()), QString());
        QCOMPARE(saved(*document), head + object + after + "\n}\n");
        const auto again = openMdl(saved(*document));
        QCOMPARE(again->loadDiagnostics().entries().size(), std::size_t(0));
        QVERIFY(diffModels(document->model(), again->model(), 1).empty());
        document->undo();
        QCOMPARE(saved(*document), text);
    }
};

SINEW_GUILESS_TEST(tst_mdl_tracks, TestMdlTracks)

} // namespace tst_mdl_tracks
#include "tst_mdl_tracks.moc"
