// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"
#include "editor/compare/compare_view.h"
#include "editor/window/menus/compare_menu.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/compare/byte_changes_view.h"
#include "widgets/compare/compare_panel.h"
#include "widgets/objects/object_edits.h"
#include "widgets/shell/message_bar.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

namespace tst_compare_window {

using namespace sinew;
using namespace sinew::test;

/// Two models side by side, and which of their differences are taken over.
class TestCompareWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void withTheSavedFile();
    void takesOverOneByOne();
    void takesOverByKind();
    void withAnotherOpenModel();
    void camerasAndTimesAreOne();
    void edgesOfOneOverTheOther();
    void closesWithTheModel();
    void filesThatCanNotBeRead();

private:
    CompareWindow *compareWindow() const { return m_window->findChild<CompareWindow *>(); }
    /// Waits until it has compared.
    CompareWindow *ready()
    {
        const bool shown = QTest::qWaitFor([this] { return compareWindow() && !compareWindow()->isBusy(); });
        return shown ? compareWindow() : nullptr;
    }
    int differences() const
    {
        const ComparisonModel &model = compareWindow()->panel().model();
        return model.count(ModelDifference::Changed) + model.count(ModelDifference::Added) +
               model.count(ModelDifference::Removed) + model.count(ModelDifference::Moved);
    }
    static QModelIndex row(const CompareWindow &window, const QString &path)
    {
        const QAbstractItemModel *rows = window.panel().view()->model();
        return rows->match(rows->index(0, 0), Qt::ToolTipRole, path, 1, Qt::MatchExactly | Qt::MatchRecursive).value(0);
    }
    static void set(Document &document, const char *path, const char *value)
    {
        const auto target = parsePath(document.model(), path);
        QVERIFY2(bool(target), path);
        const auto change = makeSet(document.model(), *target, value);
        QVERIFY(bool(change));
        QVERIFY(bool(document.push({*change}, QStringLiteral("Set"))));
    }
};

void TestCompareWindow::withTheSavedFile()
{
    Document *document = openSmall();
    QVERIFY(document);
    action("file.compareSaved")->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    QVERIFY(window->panel().model().isEmpty());
    QVERIFY(window->windowTitle().contains(QLatin1String("small.mdx as saved")));
    // It follows edits.
    setEnd(*document, "1234");
    QTRY_COMPARE(differences(), 1);
    const QModelIndex end = row(*window, QStringLiteral("sequences[0].end"));
    QVERIFY(end.isValid());
    QCOMPARE(end.siblingAtColumn(ComparisonModel::OneColumn).data().toString(), QStringLiteral("1234"));
    QVERIFY(end.siblingAtColumn(ComparisonModel::OtherColumn).data().toString() != QLatin1String("1234"));
    // The same in bytes: a 32-bit number of the sequence.
    QTRY_COMPARE(window->bytes()->ranges(), 1);
    const QTreeWidgetItem *range = window->bytes()->topLevelItem(0)->child(0);
    const QByteArray before = smallMdx();
    const qsizetype at = range->text(ByteChangesView::BeforeColumn).toULongLong(nullptr, 16);
    const QByteArray was = QByteArray::fromHex(range->text(ByteChangesView::OldBytesColumn).toLatin1());
    QVERIFY(was.size() >= 1 && was.size() <= 4);
    QCOMPARE(before.mid(at, was.size()), was);
    document->undo();
    QTRY_COMPARE(differences(), 0);
    QTRY_COMPARE(window->bytes()->ranges(), 0);
    // What saving would take away is removed, although it is the file that has it.
    const NodeId bone = parsePath(document->model(), "bones[1]")->address.node;
    QVERIFY(ObjectEdits(*document).remove({bone}));
    QTRY_VERIFY(window->panel().model().count(ModelDifference::Removed) > 0);
    QCOMPARE(window->panel().model().count(ModelDifference::Added), 0);
}

void TestCompareWindow::takesOverOneByOne()
{
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "1234");
    set(*document, "sequences[0].rarity", "7");
    action("file.compareSaved")->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    QCOMPARE(differences(), 2);
    QVERIFY(!window->panel().takeButton()->isEnabled());
    window->panel().view()->setCurrentIndex(row(*window, QStringLiteral("sequences[0].end")));
    QVERIFY(window->panel().takeButton()->isEnabled());
    window->panel().takeButton()->click();
    QCOMPARE(document->historyCount(), 3);
    QTRY_COMPARE(differences(), 1);
    QVERIFY(!row(*window, QStringLiteral("sequences[0].end")).isValid());
    window->panel().takeAllButton()->click();
    QTRY_VERIFY(window->panel().model().isEmpty());
    document->undo();
    QTRY_COMPARE(differences(), 1);
    QVERIFY(row(*window, QStringLiteral("sequences[0].rarity")).isValid());
}

/// What the filters leave is taken over as one step, and nothing else.
void TestCompareWindow::takesOverByKind()
{
    Document *document = openSmall();
    QVERIFY(document);
    set(*document, "sequences[0].rarity", "7");
    EditBuilder edit(document->model(), document->format()->references());
    const NodeId bone = parsePath(document->model(), "bones[1]")->address.node;
    edit.duplicate(bone);
    auto changes = edit.finish();
    QVERIFY(changes && document->push(std::move(*changes), QStringLiteral("Duplicate")));
    action("file.compareSaved")->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    const ComparisonModel &model = window->panel().model();
    const int changed = model.count(ModelDifference::Changed);
    QVERIFY(changed > 0);
    QCOMPARE(model.count(ModelDifference::Added), 1); // the saved file has no such bone
    for (const auto kind : {ModelDifference::Changed, ModelDifference::Removed, ModelDifference::Moved})
        window->panel().filterButton(kind)->click();
    const int steps = document->historyCount();
    window->panel().takeAllButton()->click();
    QCOMPARE(document->historyCount(), steps + 1);
    QTRY_COMPARE(model.count(ModelDifference::Added), 0);
    QVERIFY(model.count(ModelDifference::Changed) > 0);
    QCOMPARE(textAt(document->model(), *parsePath(document->model(), "sequences[0].rarity")), std::string("7"));
    document->undo();
    QTRY_COMPARE(model.count(ModelDifference::Added), 1);
}

void TestCompareWindow::withAnotherOpenModel()
{
    Document *one = openSmall();
    QVERIFY(one);
    const QString second = m_folder->filePath(QStringLiteral("second.mdx"));
    write(second, smallMdx());
    m_window->open(second);
    QTRY_VERIFY(!m_window->isBusy() && m_window->documents().find(second));
    Document *other = m_window->documents().find(second);
    set(*other, "bones[1].node.name", "Renamed");
    m_window->documents().setCurrent(one);
    auto *menu = qobject_cast<QMenu *>(action("file.compareFile")->associatedObjects().value(0));
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    QAction *last = menu->actions().constLast();
    QCOMPARE(last->text(), QStringLiteral("With second.mdx"));
    last->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    QVERIFY(differences() >= 1);
    // A double click shows the object in the main window.
    const QModelIndex first = window->panel().view()->model()->index(0, 0);
    Q_EMIT window->panel().view()->doubleClicked(first);
    QCOMPARE(m_window->documents().current(), one);
    QVERIFY(!one->selection().isEmpty());
    QVERIFY(!window->view().left()->currentView()->document().selection().isEmpty());
    // And in both views of the window, each its own: the bone of the new name on the right.
    window->panel().view()->setCurrentIndex(row(*window, QStringLiteral("bones[1].node.name")));
    const Document &right = window->view().right()->currentView()->document();
    QVERIFY(&right != other);
    QCOMPARE(right.selection().nodes().size(), std::size_t(1));
    QCOMPARE(right.selection().current(), parsePath(right.model(), "bones[1]")->address.node);
    QCOMPARE(textAt(right.model(), *parsePath(right.model(), "bones[1].node.name")), std::string("Renamed"));
}

void TestCompareWindow::camerasAndTimesAreOne()
{
    Document *document = openSmall();
    QVERIFY(document);
    action("file.compareSaved")->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    ViewportWidget *left = window->view().left(), *right = window->view().right();
    QVERIFY(left->currentView() && right->currentView());
    left->lookFrom(1, 0.3f);
    QTRY_COMPARE(right->currentView()->freeCamera().yaw, 1.f);
    right->lookFrom(2, 0.1f);
    QTRY_COMPARE(left->currentView()->freeCamera().yaw, 2.f);
    Playback &playback = left->currentView()->document().playback();
    playback.setTime(playback.start() + 100);
    QCOMPARE(right->currentView()->document().playback().time(), playback.time());
    // What runs on global sequences stays alike, however often the sequence starts over.
    playback.setPlaying(true);
    for (int i = 0; i < 5; ++i)
        playback.advance(playback.end() - playback.start() - 10);
    playback.setPlaying(false);
    QVERIFY(playback.globalTime() > 2 * (playback.end() - playback.start()));
    QCOMPARE(right->currentView()->document().playback().globalTime(), playback.globalTime());
    QCOMPARE(right->currentView()->document().playback().time(), playback.time());
    // In one view they alternate, and the open model's time stays as it is.
    window->view().blinkButton()->click();
    const DocumentView *before = left->currentView();
    QTRY_VERIFY(left->currentView() != before);
    QCOMPARE(left->currentView()->freeCamera().yaw, 2.f);
    QTRY_VERIFY(left->currentView() == before);
    QVERIFY(document->playback().time() != playback.time() || document->playback().isPlaying());
}

void TestCompareWindow::edgesOfOneOverTheOther()
{
    const QString path = m_folder->filePath(QStringLiteral("showcase.mdx"));
    QVERIFY(QFile::copy(sourcePath("tests/samples/showcase/showcase.mdx"), path));
    m_window->open(path);
    QTRY_VERIFY(!m_window->isBusy() && m_window->documents().find(path));
    Document *document = m_window->documents().find(path);
    action("file.compareSaved")->trigger();
    CompareWindow *window = ready();
    QVERIFY(window);
    const auto edgePixels = [window] {
        int count = -1;
        window->view().left()->capture([&count](const QImage &picture) {
            count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor colour = picture.pixelColor(x, y);
                    count += colour.red() > 200 && colour.green() > 120 && colour.green() < 200 && colour.blue() < 80;
                }
        });
        return QTest::qWaitFor([&count] { return count >= 0; }) ? count : -1;
    };
    QCOMPARE(edgePixels(), 0);
    window->view().overlayButton()->click();
    QVERIFY(!window->view().right()->isVisible());
    QTRY_VERIFY(edgePixels() > 100);
    // It works for other models, too, and goes away with the mode.
    setEnd(*document, "1234");
    QTRY_COMPARE(differences(), 1);
    QTRY_VERIFY(edgePixels() > 100);
    window->view().blinkButton()->click();
    QVERIFY(!window->view().overlayButton()->isChecked());
    window->view().blinkButton()->click();
    QVERIFY(window->view().right()->isVisible());
    QTRY_COMPARE(edgePixels(), 0);
}

void TestCompareWindow::closesWithTheModel()
{
    Document *document = openSmall();
    QVERIFY(document);
    action("file.compareSaved")->trigger();
    QVERIFY(ready());
    m_window->documents().close(document);
    QTRY_VERIFY(!compareWindow());
}

void TestCompareWindow::filesThatCanNotBeRead()
{
    QVERIFY(openSmall());
    QVERIFY(QFile::remove(m_file));
    action("file.compareSaved")->trigger();
    QTRY_VERIFY(m_window->messages().count() > 0);
    QVERIFY(!compareWindow());
}

SINEW_TEST(tst_compare_window, TestCompareWindow)

} // namespace tst_compare_window
#include "tst_compare_window.moc"
