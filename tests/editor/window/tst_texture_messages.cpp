// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the window says about missing textures, until it is no longer true or the user closes it.

#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/materials/diagnosis_panel.h"
#include "widgets/shell/message_bar.h"
#include "widgets/textures/texture_panel.h"

#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_texture_messages {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Cancels the next dialog for files.
void cancelFileDialog()
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer] {
        if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            dialog->reject();
        }
    });
    timer->start(20);
}

} // namespace

class TestTextureMessages : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        start();
    }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void theBarStaysUntilItIsClosed();
    void theBarFollowsTheName();
    void theBarGoesWhenAllIsFound();
    void elsewhereIsCountedApart();
    void theDiagnosisNamesSlots();

private:
    MessageBar &bar() { return m_window->messages(); }
    QToolButton *step(const char *text)
    {
        for (QToolButton *button : bar().actionButtons())
            if (button->text() == QString::fromUtf8(text))
                return button;
        return nullptr;
    }
    void writeTexture(const QString &name)
    {
        const QString path = m_folder->filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QVERIFY(QFile::copy(sourcePath("tests/samples/showcase/glow.tga"), path));
    }
    Document *openWith(std::initializer_list<const char *> textures)
    {
        write(m_file, smallMdx() + texturesChunk(textures));
        return openSmall();
    }
    /// F5, and its consequences.
    void reload()
    {
        action("view.reloadAssets")->trigger();
        QTest::qWait(300);
    }
};

void TestTextureMessages::theBarStaysUntilItIsClosed()
{
    QVERIFY(openWith({"Textures\\gone.tga"}));
    const QString told = QStringLiteral("One texture of “small.mdx” was not found.");
    QTRY_COMPARE(bar().text(), told);
    QVERIFY(!step("Use found paths"));
    cancelFileDialog();
    step("Add an asset folder…")->click();
    QCOMPARE(bar().text(), told);
    cancelFileDialog();
    QVERIFY(step("Add an archive…"));
    step("Add an archive…")->click();
    QCOMPARE(bar().text(), told);
    step("Show problems")->click();
    QCOMPARE(bar().text(), told);
    QVERIFY(m_window->findChild<QDockWidget *>(QStringLiteral("problems"))->isVisible());
    reload();
    QCOMPARE(bar().text(), told);
    bar().closeButton()->click();
    QVERIFY(!bar().hasMessage());
    reload();
    QVERIFY(!bar().hasMessage());
}

/// A model that is saved under another name is called by that.
void TestTextureMessages::theBarFollowsTheName()
{
    Document *document = openWith({"Textures\\gone.tga"});
    QVERIFY(document);
    QTRY_COMPARE(bar().text(), QStringLiteral("One texture of “small.mdx” was not found."));
    const QString other = m_folder->filePath(QStringLiteral("other.mdx"));
    QVERIFY(QFile::copy(m_file, other));
    document->setPath(other);
    QTRY_COMPARE(bar().text(), QStringLiteral("One texture of “other.mdx” was not found."));
}

void TestTextureMessages::theBarGoesWhenAllIsFound()
{
    QVERIFY(openWith({"Textures\\gone.tga", "Textures\\too.tga"}));
    QTRY_COMPARE(bar().text(), QStringLiteral("2 textures of “small.mdx” were not found."));
    writeTexture(QStringLiteral("Textures/gone.tga"));
    reload();
    QTRY_COMPARE(bar().text(), QStringLiteral("One texture of “small.mdx” was not found."));
    writeTexture(QStringLiteral("Textures/too.tga"));
    reload();
    QTRY_VERIFY(!bar().hasMessage());
}

void TestTextureMessages::elsewhereIsCountedApart()
{
    writeTexture(QStringLiteral("near.tga"));
    Document *document = openWith({"Textures\\gone.tga", "Textures\\near.tga"});
    QVERIFY(document);
    QTRY_VERIFY(bar().text().startsWith(QStringLiteral("One texture of “small.mdx” was not found.")));
    QVERIFY2(bar().text().contains(QLatin1String("not where the game looks")), qPrintable(bar().text()));
    const int steps = document->historyCount();
    QVERIFY(step("Use found paths"));
    step("Use found paths")->click();
    QCOMPARE(document->historyCount(), steps + 1);
    const auto *textures = m_window->findChild<TexturePanel *>();
    QCOMPARE(textures->model()->nameOf(1), QStringLiteral("near.tga"));
    QTRY_COMPARE(bar().text(), QStringLiteral("One texture of “small.mdx” was not found."));
    QVERIFY(!step("Use found paths"));
    // If it is the only one missing, there is nothing to search for.
    writeTexture(QStringLiteral("Textures/gone.tga"));
    document->undo();
    reload();
    QTRY_VERIFY(step("Use found paths") && !step("Add an asset folder…"));
}

void TestTextureMessages::theDiagnosisNamesSlots()
{
    m_file = sourcePath("tests/samples/showcase/showcase.mdx");
    Document *document = openSmall();
    QVERIFY(document);
    action("window.go.looks")->trigger();
    document->selection().select(parsePath(document->model(), "geosets[0]")->address.node);
    const QTreeWidget *list = m_window->findChild<DiagnosisPanel *>()->list();
    const auto says = [list](const char *text) {
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            if (list->topLevelItem(row)->text(0).contains(QString::fromUtf8(text)))
                return true;
        return false;
    };
    QTRY_VERIFY(says("The game supplies the texture"));
    QVERIFY(says("The game supplies the texture “Team colour”"));
}

SINEW_TEST(tst_texture_messages, TestTextureMessages)

} // namespace tst_texture_messages
#include "tst_texture_messages.moc"
