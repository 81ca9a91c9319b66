// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"
#include "tests_screenshot.h"
#include "widgets/hex/hex_panel.h"
#include "widgets/hex/hex_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTest>

namespace tst_hex_panel {

using namespace sinew;

namespace {

Array<std::uint8_t> counted(std::size_t size)
{
    Array<std::uint8_t> bytes;
    std::uint8_t *out = bytes.reset(size);
    for (std::size_t i = 0; i < size; ++i)
        out[i] = std::uint8_t(i * 7);
    return bytes;
}

} // namespace

class TestHexPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useBreezeIcons(); }

    void showsTheSelectedObject()
    {
        const auto document = sampleDocument();
        HexPanel hex;
        QVERIFY(!hex.isShowingContent());
        hex.setDocument(document.get());
        QVERIFY(!hex.isShowingContent());
        const auto &root = sampleRoot(*document);
        document->selection().select(root.opaque.ids[0]);
        QVERIFY(hex.isShowingContent());
        QCOMPARE(hex.view()->bytes().size(), 7);
        QVERIFY2(hex.inspector()->text().contains(QStringLiteral("u32 2189640")),
                 qPrintable(hex.inspector()->text())); // 0x00216948
        QVERIFY(hex.inspector()->text().contains(QStringLiteral("u8 72")));
        document->selection().select(root.bones.ids[0]);
        QVERIFY(!hex.isShowingContent());
        QVERIFY(!hex.emptyText().isEmpty());
    }

    void followsEdits()
    {
        const auto document = sampleDocument();
        HexPanel hex;
        hex.setDocument(document.get());
        const NodeId chunk = sampleRoot(*document).opaque.ids[0];
        document->selection().select(chunk);
        hex.view()->goTo(6);
        QVERIFY(document->push({{Change::Set, {chunk, 1}, 0, 0, 0, Value::of(Array<std::uint8_t>{1, 2})}}, QString()));
        QCOMPARE(hex.view()->bytes().size(), 2);
        QCOMPARE(hex.view()->position(), 1);
        document->undo();
        QCOMPARE(hex.view()->bytes().size(), 7);
    }

    void selectsByMouseAndCopies()
    {
        HexView view;
        view.setBytes(counted(100));
        view.resize(800, 300);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.byteRect(18, false).center());
        QCOMPARE(view.position(), 18);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, Qt::ShiftModifier, view.byteRect(20, true).center());
        QCOMPARE(view.selectionStart(), 18);
        QCOMPARE(view.selectionLength(), 3);
        // 18·7 = 126, 133, 140
        QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("7E 85 8C"));
        view.copyText();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("~.."));
        for (const qsizetype offset :
             {qsizetype(0), qsizetype(7), qsizetype(8), qsizetype(15), qsizetype(16), qsizetype(99)})
            for (const bool ascii : {false, true}) {
                QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.byteRect(offset, ascii).center());
                QCOMPARE(view.position(), offset);
            }
    }

    /// The rows are as long as fits, and what was at the top stays there.
    void rowsFitTheWidth()
    {
        HexView view;
        view.setBytes(counted(5000));
        const int digit = view.fontMetrics().horizontalAdvance(QLatin1Char('0'));
        const auto perRow = [&](int characters) {
            view.resize(characters * digit + view.verticalScrollBar()->sizeHint().width() + 2 * view.frameWidth(), 200);
            return view.bytesPerRow();
        };
        view.show();
        // A row is the offset in ten, 3 for each byte, 1 for each group, 1, and the characters with a space after them.
        QCOMPARE(perRow(10 + 48 + 2 + 1 + 17), 16);
        view.verticalScrollBar()->setValue(100);
        QVERIFY(view.byteRect(1600, false).top() == 0);
        QCOMPARE(perRow(10 + 96 + 4 + 1 + 33), 32);
        QCOMPARE(view.byteRect(1600, false).top(), 0);
        QCOMPARE(perRow(10 + 96 + 4 + 1 + 32), 16);
        QCOMPARE(perRow(20), 8);
        QCOMPARE(view.byteRect(1600, true).top(), 0);
        for (const qsizetype offset : {1607, 1608, 1615}) {
            perRow(10 + 192 + 8 + 1 + 65);
            QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.byteRect(offset, false).center());
            QCOMPARE(view.position(), offset);
        }
    }

    void keysMove()
    {
        HexView view;
        view.setBytes(counted(100));
        view.resize(800, 300);
        const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(&view, Qt::Key(key), modifiers);
            return view.position();
        };
        QCOMPARE(press(Qt::Key_Left), 0);
        QCOMPARE(press(Qt::Key_Right), 1);
        QCOMPARE(press(Qt::Key_Down), 17);
        QCOMPARE(press(Qt::Key_End), 31);
        QCOMPARE(press(Qt::Key_Home), 16);
        QCOMPARE(press(Qt::Key_Up), 0);
        QCOMPARE(press(Qt::Key_End, Qt::ControlModifier), 99);
        QCOMPARE(press(Qt::Key_Down), 99);
        QCOMPARE(press(Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier), 0);
        QCOMPARE(view.selectionLength(), 100);
        view.setBytes({});
        QCOMPARE(press(Qt::Key_Right), -1);
        QCOMPARE(view.selectedHex(), QString());
    }

    void searchesAndGoesTo()
    {
        const auto document = sampleDocument();
        HexPanel hex;
        hex.setDocument(document.get());
        document->selection().select(sampleRoot(*document).opaque.ids[0]); // 48 69 21 00 FF 10 20
        const auto search = [&](const char *text, Qt::KeyboardModifiers modifiers = {}) {
            hex.searchBox()->setText(QLatin1String(text));
            QTest::keyClick(hex.searchBox(), Qt::Key_Return, modifiers);
            return hex.view()->selectionStart();
        };
        QCOMPARE(search("ff 10"), 4);
        QCOMPARE(hex.view()->selectionLength(), 2);
        QCOMPARE(search("i!"), 1);
        QCOMPARE(search("\"H\""), 0);
        QCOMPARE(search("0x1020"), 5);
        QCOMPARE(search("zzz"), 5);
        const auto goTo = [&](const char *text) {
            hex.offsetBox()->setText(QLatin1String(text));
            QTest::keyClick(hex.offsetBox(), Qt::Key_Return);
            return hex.view()->position();
        };
        QCOMPARE(goTo("3"), 3);
        QCOMPARE(goTo("0x5"), 5);
        QCOMPARE(goTo("-2"), 3);
        QCOMPARE(goTo("+1"), 4);
        QCOMPARE(goTo("700"), 4);
        QCOMPARE(goTo("abc"), 4);
    }

    void findWrapsAround()
    {
        HexView view;
        view.setBytes({1, 2, 3, 1, 2, 3});
        QVERIFY(view.find(QByteArrayView("\x02\x03")));
        QCOMPARE(view.selectionStart(), 1);
        QVERIFY(view.find(QByteArrayView("\x02\x03")));
        QCOMPARE(view.selectionStart(), 4);
        QVERIFY(view.find(QByteArrayView("\x02\x03")));
        QCOMPARE(view.selectionStart(), 1);
        QVERIFY(view.find(QByteArrayView("\x02\x03"), true));
        QCOMPARE(view.selectionStart(), 4);
        QVERIFY(!view.find(QByteArrayView("\x09")));
    }

    void parsesBytes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("spaced") << QStringLiteral("48 69") << QByteArray("Hi");
        QTest::newRow("joined") << QStringLiteral("4869") << QByteArray("Hi");
        QTest::newRow("prefix") << QStringLiteral("0x48, 0x69") << QByteArray("Hi");
        QTest::newRow("quoted") << QStringLiteral("\"48\"") << QByteArray("48");
        QTest::newRow("odd") << QStringLiteral("486") << QByteArray();
        QTest::newRow("text") << QStringLiteral("Hi") << QByteArray();
    }
    void parsesBytes()
    {
        QFETCH(QString, text);
        QTEST(parseBytes(text), "bytes");
    }

    void largeDataIsSharedAndOnlyPaintedInSight()
    {
        const Array<std::uint8_t> bytes = counted(std::size_t(64) << 20);
        HexView view;
        view.resize(800, 300);
        view.setBytes(bytes);
        QCOMPARE(static_cast<const void *>(view.bytes().data()), static_cast<const void *>(bytes.data()));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.goTo(qsizetype(bytes.size()) - 1);
        QCOMPARE(view.verticalScrollBar()->value(), view.verticalScrollBar()->maximum());
        QVERIFY(!view.grab().isNull());
    }

    void followsTheme()
    {
        const auto document = sampleDocument();
        const NodeId chunk = sampleRoot(*document).opaque.ids[0];
        QVERIFY(document->push({{Change::Set, {chunk, 1}, 0, 0, 0, Value::of(counted(500))}}, QString()));
        HexPanel hex;
        hex.setDocument(document.get());
        document->selection().select(chunk);
        hex.resize(820, 260);
        hex.view()->select(37, 20);
        hex.view()->setFocus();
        checkThemes(hex, "hex");
    }
};

SINEW_TEST(tst_hex_panel, TestHexPanel)

} // namespace tst_hex_panel
#include "tst_hex_panel.moc"
