// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Model → Take parts from another model: the sequences in which the preview plays.

#include "core/assets/asset_search.h"
#include "editor/compare/compare_view.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/side_by_side_window.h"
#include "tests/editor/parts_fixture.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPointer>
#include <QPushButton>
#include <QTest>

namespace tst_parts_playback {

using namespace sinew;

class TestPartsPlayback : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::PartsFixture> m_fixture;

    Document *open(const char *sample) { return m_fixture->open(sample); }
    PartsDialog *shown() { return m_fixture->shown(); }
    static const mdx::Root &rootOf(const Document &document) { return test::PartsFixture::rootOf(document); }
    static QByteArray bytesOf(const Document &document) { return test::PartsFixture::bytesOf(document); }

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<test::PartsFixture>(); }
    void cleanup() { m_fixture.reset(); }

    /// A sequence that only the donor has is played without being taken.
    void previewsSequencesOfBoth()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        const QByteArray before = bytesOf(*target);
        const std::size_t sequences = rootOf(*target).sequences.size();
        const NodeId first = rootOf(*target).sequences.ids[0];
        target->playback().setSequence(target->format()->sequences()->sequences(target->model()).front());
        QPointer<PartsDialog> dialog = shown();
        dialog->parts().check(rootOf(*donor).geosets.ids[0], true);
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("sequence"));
        QVERIFY(box->count() > int(sequences));
        QCOMPARE(box->currentIndex(), 0);
        box->setCurrentIndex(1);
        QCOMPARE(target->playback().sequence(), rootOf(*target).sequences.ids[1]);
        QVERIFY(target->playback().isPlaying());
        target->playback().setPlaying(false);
        const int last = box->count() - 1;
        QVERIFY(box->itemText(last).contains(QStringLiteral("only in the other model")));
        box->setCurrentIndex(last);
        QTRY_COMPARE(rootOf(*target).sequences.size(), sequences + 1);
        QCOMPARE(target->playback().sequence(), rootOf(*target).sequences.ids[sequences]);
        // The time goes on when the preview is made again.
        target->playback().setTime(target->playback().start() + 40);
        dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"))->setValue(150);
        QTest::qWait(300);
        QCOMPARE(target->playback().sequence(), rootOf(*target).sequences.ids[sequences]);
        QCOMPARE(target->playback().time(), target->playback().start() + 40);
        QCOMPARE(box->currentIndex(), last);

        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(rootOf(*target).sequences.size(), sequences);
        QCOMPARE(target->playback().sequence(), first);
        QCOMPARE(target->historyCount(), 1);
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    /// A sequence of its own in which the preview was shown is left with the dialog, still as before.
    void leavesThePreviewsSequence()
    {
        open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        target->playback().setSequence(target->format()->sequences()->sequences(target->model()).front());
        QPointer<PartsDialog> dialog = shown();
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("sequence"));
        box->setCurrentIndex(1);
        QCOMPARE(target->playback().sequence(), rootOf(*target).sequences.ids[1]);
        QVERIFY(target->playback().isPlaying());
        dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(target->playback().sequence(), rootOf(*target).sequences.ids[0]);
        QVERIFY(!target->playback().isPlaying());
    }

    void takenSequencesPlayOn_data()
    {
        QTest::addColumn<bool>("accepts");
        QTest::newRow("taken") << true;
        QTest::newRow("cancelled") << false;
    }
    /// The sequence that was taken goes on after the dialog; a cancelled one gives way to what was played before.
    void takenSequencesPlayOn()
    {
        QFETCH(bool, accepts);
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        const std::size_t sequences = rootOf(*target).sequences.size();
        const mdx::Sequence &stand = rootOf(*target).sequences[0];
        const NodeId first = rootOf(*target).sequences.ids[0];
        target->playback().setSequence(first, stand.start, stand.end);
        QPointer<PartsDialog> dialog = shown();
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("sequence"));
        const int last = box->count() - 1;
        dialog->parts().check(box->itemData(last).value<NodeId>(), true);
        box->setCurrentIndex(last);
        QTRY_COMPARE(rootOf(*target).sequences.size(), sequences + 1);
        const NodeId made = rootOf(*target).sequences.ids[sequences];
        QTRY_COMPARE(target->playback().sequence(), made);
        QVERIFY(donor->model().contains(box->currentData().value<NodeId>()));
        accepts ? dialog->accept() : dialog->reject();
        QTRY_VERIFY(!dialog);
        QCOMPARE(rootOf(*target).sequences.size(), sequences + (accepts ? 1 : 0));
        QCOMPARE(target->playback().sequence(), accepts ? made : first);
    }

    /// Both models on one timeline: the donor's sequence, and what was made of it here.
    void showsSideBySide()
    {
        Document *donor = open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        QPointer<PartsDialog> dialog = shown();
        dialog->setSearch([](const Document &) { return AssetSearch(); });
        auto *button = dialog->findChild<QPushButton *>(QStringLiteral("sideBySide"));
        const NodeId walk = rootOf(*donor).sequences.ids[3];
        dialog->parts().check(walk, true);
        QTRY_VERIFY(button->isEnabled());
        button->click();
        auto *window = dialog->findChild<SideBySideWindow *>();
        QVERIFY(window);
        const auto playbackOf = [&](ViewportWidget *view) -> Playback & {
            return view->currentView()->document().playback();
        };
        Playback &there = playbackOf(window->view()->left()), &here = playbackOf(window->view()->right());
        QCOMPARE(there.sequence(), walk);
        QCOMPARE(here.sequence(), rootOf(*target).sequences.ids.back());
        there.setPlaying(false);
        there.setTime((there.start() + there.end()) / 2);
        QCOMPARE(here.time(), (here.start() + here.end()) / 2);
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }

    /// What users choose elsewhere is shown here as well.
    void followsThePlayback()
    {
        open("showcase/showcase.mdx");
        Document *target = open("machine/engine.mdx");
        QPointer<PartsDialog> dialog = shown();
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("sequence"));
        target->playback().setSequence(target->format()->sequences()->sequences(target->model())[1]);
        QCOMPARE(box->currentIndex(), 1);
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }
};

SINEW_TEST(tst_parts_playback, TestPartsPlayback)

} // namespace tst_parts_playback

#include "tst_parts_playback.moc"
