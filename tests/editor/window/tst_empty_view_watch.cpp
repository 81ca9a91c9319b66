// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A viewport that shows nothing of a model says why, and offers what helps.

#include "editor/documents/document_views.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shell/view_notice.h"

#include <QToolButton>

namespace tst_empty_view_watch {

using namespace sinew;
using namespace sinew::test;

class TestEmptyViewWatch : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void saysThatThereAreNoGeosets();
    void namesARemarkOnTheFile();
    void framesWhatIsOutside();
    void showsWhatIsSwitchedOff();

private:
    ViewNotice &notice() { return m_window->viewNotice(); }
    DocumentView *openSample(const char *path)
    {
        m_window->open(sourcePath(path));
        const bool open = QTest::qWaitFor([this] { return !m_window->isBusy() && m_window->documents().current(); });
        Document *document = open ? m_window->documents().current() : nullptr;
        if (document)
            document->playback().setPlaying(false);
        return document ? m_window->viewport().view(*document) : nullptr;
    }
    QToolButton *step(const QString &text)
    {
        for (QToolButton *button : notice().stepButtons())
            if (button->text() == text)
                return button;
        return nullptr;
    }
};

void TestEmptyViewWatch::saysThatThereAreNoGeosets()
{
    Document *document = openSmall();
    QVERIFY(document);
    if (!m_window->viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    document->playback().setPlaying(false);
    QTRY_VERIFY(notice().isTelling());
    QVERIFY(notice().text().contains(QLatin1String("no geosets")));
    QVERIFY(!notice().isUnfolded());
    notice().whyButton()->click();
    QVERIFY(notice().isUnfolded());
    QVERIFY(notice().reasons().contains(QLatin1String("Skeleton")));
    // Closing the message dismisses it until the cause changes.
    notice().closeButton()->click();
    QVERIFY(!notice().isTelling());
    document->playback().setTime(500);
    QTest::qWait(900);
    QVERIFY(!notice().isTelling());
}

/// Much may be missing from a file that was cut off.
void TestEmptyViewWatch::namesARemarkOnTheFile()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("cut.mdx")));
    const QByteArray cut = smallMdx() + "GEO"; // in the head of the chunk that follows
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(cut) == cut.size());
    file.close();
    m_window->open(file.fileName());
    QTRY_VERIFY(!m_window->isBusy() && m_window->documents().current());
    Document *document = m_window->documents().current();
    if (!m_window->viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    document->playback().setPlaying(false);
    QTRY_VERIFY(notice().isTelling());
    notice().whyButton()->click();
    QVERIFY2(notice().reasons().startsWith(QLatin1String("Noted when the file was read: 3 bytes")),
             qPrintable(notice().reasons()));
}

void TestEmptyViewWatch::framesWhatIsOutside()
{
    DocumentView *view = openSample("tests/samples/showcase/showcase.mdx");
    QVERIFY(view);
    if (!m_window->viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    QTRY_VERIFY(!view->isUnframed());
    ViewCamera away = view->freeCamera();
    away.target = {0, 5000, 0};
    view->setCamera(away);
    QTRY_VERIFY(notice().isTelling());
    QVERIFY(notice().text().contains(QLatin1String("outside")));
    QToolButton *frame = step(QStringLiteral("Bring into view"));
    QVERIFY(frame);
    frame->click();
    QTRY_VERIFY(!notice().isTelling());
}

void TestEmptyViewWatch::showsWhatIsSwitchedOff()
{
    DocumentView *view = openSample("tests/samples/showcase/showcase.mdx");
    QVERIFY(view);
    if (!m_window->viewport().unavailable().isEmpty())
        QSKIP("there is no 3D view here");
    QTRY_VERIFY(!view->isUnframed());
    action("view.textured")->setChecked(false);
    action("view.effects")->setChecked(false);
    QTRY_VERIFY(notice().isTelling());
    QToolButton *show = step(QStringLiteral("Show it"));
    QVERIFY(show);
    show->click();
    QTRY_VERIFY(!notice().isTelling());
    QVERIFY(action("view.textured")->isChecked());
    QVERIFY(action("view.effects")->isChecked());
}

SINEW_TEST(tst_empty_view_watch, TestEmptyViewWatch)

} // namespace tst_empty_view_watch
#include "tst_empty_view_watch.moc"
