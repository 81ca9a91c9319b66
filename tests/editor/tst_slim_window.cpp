// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "editor/compare/compare_view.h"
#include "editor/slim/slim_window.h"
#include "editor/slim/texture_tab.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shell/message_bar.h"
#include "widgets/slim/slim_panel.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

namespace tst_slim_window {

using namespace sinew;
using namespace sinew::test;

/// The window that makes an open model smaller.
class TestSlimWindow : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void appliesInOneStep();
    void passesHaveSwitches();
    void boundsAreKept();
    void tellsWhatIsLeftAndWhere();
    void writesTextures();
    void cancels();
    void followsEditsAndCloses();

private:
    SlimWindow *slimWindow() const { return m_window->findChild<SlimWindow *>(); }
    SlimPanel &panel() const { return slimWindow()->panel(); }
    Document *openShowcase()
    {
        const QString path = m_folder->filePath(QStringLiteral("showcase.mdx"));
        if (!QFile::copy(sourcePath("tests/samples/showcase/showcase.mdx"), path))
            return nullptr;
        m_window->open(path);
        const bool isOpen =
            QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(path) != nullptr; });
        return isOpen ? m_window->documents().find(path) : nullptr;
    }
    /// Waits until it has tried.
    bool ready() const
    {
        return QTest::qWaitFor([this] { return slimWindow() && !slimWindow()->isBusy() && !panel().isTrying(); },
                               60000);
    }
    QTreeWidgetItem *pass(const char *title) const
    {
        return panel().passes()->findItems(QLatin1String(title), Qt::MatchExactly).value(0);
    }
    static QByteArray bytesOf(const Document &document)
    {
        const auto written = document.format()->write(document.model());
        return written ? written->front().bytes : QByteArray();
    }
    static qlonglong numberIn(const QString &text) { return QLocale().toLongLong(text); }
};

void TestSlimWindow::appliesInOneStep()
{
    Document *document = openShowcase();
    QVERIFY(document);
    const QByteArray before = bytesOf(*document);
    action("model.slim")->trigger();
    QVERIFY(ready());
    QVERIFY(panel().applyButton()->isEnabled());
    // The columns add up to the announced size.
    qlonglong saved = 0;
    for (int i = 0; i < panel().passes()->topLevelItemCount(); ++i)
        saved += numberIn(panel().passes()->topLevelItem(i)->text(SlimPanel::SavedColumn));
    QVERIFY(saved > before.size() / 10);
    QVERIFY(panel().summary()->text().contains(QLocale().toString(before.size())));
    QVERIFY(panel().summary()->text().contains(QLocale().toString(before.size() - saved)));
    QCOMPARE(document->historyCount(), 0); // so far nothing happened to the model
    // Both are shown.
    const CompareView &view = slimWindow()->view();
    QVERIFY(view.left()->currentView() && view.right()->currentView());
    QCOMPARE(bytesOf(view.left()->currentView()->document()), before);
    const QByteArray result = bytesOf(view.right()->currentView()->document());
    QCOMPARE(result.size(), before.size() - saved);

    panel().applyButton()->click();
    QTRY_VERIFY(!slimWindow());
    QCOMPARE(document->historyCount(), 1);
    QCOMPARE(bytesOf(*document), result);
    QVERIFY(m_window->messages().count() > 0);
    document->undo();
    QCOMPARE(bytesOf(*document), before);
}

void TestSlimWindow::passesHaveSwitches()
{
    QVERIFY(openShowcase());
    action("model.slim")->trigger();
    QVERIFY(ready());
    QTreeWidget *passes = panel().passes();
    std::vector<std::pair<int, qlonglong>> saving;
    for (int i = 0; i < passes->topLevelItemCount(); ++i)
        if (const qlonglong saved = numberIn(passes->topLevelItem(i)->text(SlimPanel::SavedColumn)); saved > 0)
            saving.emplace_back(i, saved);
    QVERIFY(saving.size() > 1);
    for (int i = 0; i < passes->topLevelItemCount(); ++i)
        if (i != saving[0].first)
            passes->topLevelItem(i)->setCheckState(SlimPanel::PassColumn, Qt::Unchecked);
    QVERIFY(!panel().applyButton()->isEnabled()); // it shows something else
    QVERIFY(ready());
    QCOMPARE(panel().chosen().size(), std::size_t(1));
    QVERIFY(numberIn(passes->topLevelItem(saving[0].first)->text(SlimPanel::SavedColumn)) > 0);
    for (std::size_t i = 1; i < saving.size(); ++i)
        QVERIFY(passes->topLevelItem(saving[i].first)->text(SlimPanel::SavedColumn).isEmpty());
    passes->topLevelItem(saving[0].first)->setCheckState(SlimPanel::PassColumn, Qt::Unchecked);
    QVERIFY(ready());
    QCOMPARE(panel().summary()->text(), QStringLiteral("No pass is switched on."));
    QVERIFY(!panel().applyButton()->isEnabled());
}

void TestSlimWindow::boundsAreKept()
{
    QVERIFY(openShowcase());
    action("model.slim")->trigger();
    QVERIFY(ready());
    QTreeWidgetItem *keys = pass("Keys that the curve doesn't need");
    QVERIFY(keys);
    const qlonglong usual = numberIn(keys->text(SlimPanel::SavedColumn));
    QVERIFY(usual > 0);
    panel().distanceBound()->setValue(0);
    panel().angleBound()->setValue(0);
    panel().shareBound()->setValue(0);
    QVERIFY(ready());
    QVERIFY(numberIn(keys->text(SlimPanel::SavedColumn)) < usual);
    for (int i = 0; i < panel().proof()->topLevelItemCount(); ++i)
        QCOMPARE(panel().proof()->topLevelItem(i)->text(SlimPanel::AmountColumn), QStringLiteral("none"));
}

void TestSlimWindow::tellsWhatIsLeftAndWhere()
{
    Document *document = openShowcase();
    QVERIFY(document);
    action("model.slim")->trigger();
    QVERIFY(ready());
    // The place of the largest difference is shown in both models, at that time.
    QTreeWidget *proof = panel().proof();
    QTreeWidgetItem *vertices = proof->findItems(QStringLiteral("vertices"), Qt::MatchExactly).value(0);
    QVERIFY(vertices);
    QVERIFY(vertices->text(SlimPanel::AmountColumn).endsWith(QLatin1String(" units")));
    QVERIFY(vertices->text(SlimPanel::PlaceColumn).startsWith(QLatin1String("geosets[")));
    const Playback &playback = slimWindow()->view().left()->currentView()->document().playback();
    proof->setCurrentItem(vertices);
    const QString moment = vertices->text(SlimPanel::MomentColumn);
    QVERIFY(!moment.isEmpty());
    QVERIFY2(moment.endsWith(QStringLiteral("%1 ms").arg(QLocale().toString(playback.time(), 'f', 0))),
             qPrintable(moment));
    QVERIFY(!slimWindow()->view().left()->currentView()->document().selection().isEmpty());
    // What was refused has a place and a reason.
    QTreeWidgetItem *refused = nullptr;
    for (int i = 0; i < panel().passes()->topLevelItemCount() && !refused; ++i)
        refused = panel().passes()->topLevelItem(i)->child(0);
    QVERIFY(refused);
    QVERIFY(!refused->text(SlimPanel::PassColumn).isEmpty());
    QVERIFY(!refused->text(SlimPanel::ErrorColumn).isEmpty());
}

/// Textures are separate files: they are written to a folder, and the model does not change.
void TestSlimWindow::writesTextures()
{
    Document *document = openShowcase();
    QVERIFY(document);
    const QString source = m_folder->filePath(QStringLiteral("cloth.tga"));
    QVERIFY(QFile::copy(sourcePath("tests/samples/showcase/cloth.tga"), source));
    action("model.slim")->trigger();
    QVERIFY(ready());
    TextureTab &tab = slimWindow()->textures();
    tab.sizes()->setCurrentIndex(tab.sizes()->findData(128));
    const QString folder = m_folder->filePath(QStringLiteral("smaller"));
    tab.write(folder);
    QTRY_VERIFY(!tab.isBusy());
    QTreeWidgetItem *item = tab.list()->findItems(QStringLiteral("cloth.tga"), Qt::MatchExactly).value(0);
    QVERIFY(item);
    const QFileInfo written(folder + QStringLiteral("/cloth.tga"));
    if (written.exists()) {
        QCOMPARE(numberIn(item->text(TextureTab::AfterColumn)), written.size());
        QVERIFY(written.size() < QFileInfo(source).size());
        QVERIFY(!item->text(TextureTab::LikenessColumn).isEmpty());
    } else {
        QVERIFY(item->text(TextureTab::AfterColumn).isEmpty());
    }
    QCOMPARE(document->historyCount(), 0);
}

void TestSlimWindow::cancels()
{
    Document *document = openShowcase();
    QVERIFY(document);
    action("model.slim")->trigger();
    QVERIFY(slimWindow() && panel().isTrying());
    panel().tryButton()->click();
    QVERIFY(!panel().isTrying());
    QTest::qWait(300);
    QVERIFY(!panel().applyButton()->isEnabled());
    QCOMPARE(document->historyCount(), 0);
    panel().tryButton()->click(); // again
    QVERIFY(ready());
    QVERIFY(panel().applyButton()->isEnabled());
}

void TestSlimWindow::followsEditsAndCloses()
{
    Document *document = openShowcase();
    QVERIFY(document);
    action("model.slim")->trigger();
    QVERIFY(ready());
    QVERIFY(panel().applyButton()->isEnabled());
    setEnd(*document, "1234");
    QVERIFY(!panel().applyButton()->isEnabled()); // the tried model is another one
    QVERIFY(ready());
    QVERIFY(panel().applyButton()->isEnabled());
    action("model.slim")->trigger(); // it is open already
    QCOMPARE(m_window->findChildren<SlimWindow *>().size(), 1);
    document->undo();
    m_window->documents().close(document);
    QTRY_VERIFY(!slimWindow());
}

SINEW_TEST(tst_slim_window, TestSlimWindow)

} // namespace tst_slim_window
#include "tst_slim_window.moc"
