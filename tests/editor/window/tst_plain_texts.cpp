// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Names in models that look like HTML are shown as they are: nothing that they refer to is loaded.

#include "core/model/path.h"
#include "editor/window/docks/dock_layouts.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/text/plain_tool_tips.h"

#include <QDockWidget>
#include <QLabel>
#include <QToolTip>

namespace tst_plain_texts {

using namespace sinew;
using namespace sinew::test;

namespace {

const QString hostile = QStringLiteral("<img src='p.png'><b>x");

} // namespace

class TestPlainTexts : public MainWindowFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void labels();
    void questions();
    void toolTips();
    void wrapping();
};

void TestPlainTexts::labels()
{
    m_window->resize(1500, 1000);
    Document *document = openSmall();
    QVERIFY(document);
    for (const char *path : {"bones[0].node.name", "bones[1].node.name", "sequences[0].name"}) {
        const auto target = parsePath(document->model(), path);
        QVERIFY2(bool(target), path);
        const auto change = makeSet(document->model(), *target, hostile.toStdString());
        QVERIFY(bool(change));
        QVERIFY(bool(document->push({*change}, hostile)));
    }
    int seen = 0;
    for (const char *chosen : {"bones[0]", "bones[1]", "sequences[0]"}) {
        const auto target = parsePath(document->model(), chosen);
        QVERIFY(bool(target));
        document->selection().select(target->address.node);
        for (auto *dock : m_window->findChildren<QDockWidget *>())
            dock->show();
        QTest::qWait(50);
        for (const auto *label : m_window->findChildren<QLabel *>()) {
            seen += label->text().contains(QLatin1String("b>x")) || label->text().contains(QLatin1String("b&gt;x"));
            QVERIFY2(label->textFormat() == Qt::PlainText || !Qt::mightBeRichText(label->text()) ||
                         (label->textFormat() == Qt::RichText && !label->text().contains(QLatin1String("<img"))),
                     qPrintable(label->text()));
        }
    }
    QVERIFY(seen > 0);
}

void TestPlainTexts::questions()
{
    const QString path = m_folder->filePath(QStringLiteral("<b>x.mdx"));
    QVERIFY(QFile::rename(m_file, path));
    m_file = path;
    Document *document = openSmall();
    QVERIFY(document);
    setEnd(*document, "777");
    Qt::TextFormat format = Qt::AutoText;
    QTimer::singleShot(50, this, [&] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        QVERIFY(question);
        format = question->textFormat();
        question->button(QMessageBox::Cancel)->click();
    });
    m_window->close();
    QCOMPARE(format, Qt::PlainText);
    document->undo();
}

void TestPlainTexts::toolTips()
{
    QToolTip::showText({10, 10}, hostile, m_window.get());
    const QLabel *tip = nullptr;
    for (const QWidget *widget : QApplication::allWidgets())
        if (widget->inherits("QTipLabel"))
            tip = static_cast<const QLabel *>(widget);
    QVERIFY(tip);
    QCOMPARE(tip->text(), hostile);
    QCOMPARE(tip->textFormat(), Qt::PlainText);
    QToolTip::hideText();
}

void TestPlainTexts::wrapping()
{
    QCOMPARE(wrappedText(QStringLiteral("one two three"), 7), QStringLiteral("one two\nthree"));
    QCOMPARE(wrappedText(QStringLiteral("one\ntwo three four"), 9), QStringLiteral("one\ntwo three\nfour"));
    QCOMPARE(wrappedText(QStringLiteral("unbreakable"), 4), QStringLiteral("unbreakable"));
    QCOMPARE(wrappedText(QString(), 4), QString());
}

SINEW_TEST(tst_plain_texts, TestPlainTexts)

} // namespace tst_plain_texts
#include "tst_plain_texts.moc"
