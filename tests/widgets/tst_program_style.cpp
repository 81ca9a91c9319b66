// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Everything that the program's style draws is visible: 3:1 for parts, 4.5:1 for text, on its own palettes and on those
// of systems with any accent colour.

#include "tests/support/test_program.h"
#include "widgets/style/contrast.h"
#include "widgets/style/palettes.h"
#include "widgets/style/program_style.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QSlider>
#include <QSpinBox>
#include <QStyleOption>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_program_style {

using namespace sinew;

namespace {

QPalette accented(const QPalette &palette, QRgb accent)
{
    QPalette made = palette;
    made.setColor(QPalette::Highlight, QColor(accent));
    made.setColor(QPalette::HighlightedText, Qt::white);
    return withReadableAccent(made);
}

/// The best contrast of any pixel of a part to the window's colour.
double bestContrast(QWidget &widget, const QRect &part, const QColor &background)
{
    const QImage picture = widget.grab().toImage();
    double best = 1;
    for (int y = std::max(0, part.top()); y <= std::min(part.bottom(), picture.height() - 1); ++y)
        for (int x = std::max(0, part.left()); x <= std::min(part.right(), picture.width() - 1); ++x)
            best = std::max(best, contrast(picture.pixelColor(x, y), background));
    return best;
}

/// How many pixels of a part have 3:1 to the background: a line that is meant to be seen has some.
int seenPixels(QWidget &widget, const QRect &part, const QColor &background)
{
    const QImage picture = widget.grab().toImage();
    int seen = 0;
    for (int y = std::max(0, part.top()); y <= std::min(part.bottom(), picture.height() - 1); ++y)
        for (int x = std::max(0, part.left()); x <= std::min(part.right(), picture.width() - 1); ++x)
            seen += contrast(picture.pixelColor(x, y), background) >= 3;
    return seen;
}

} // namespace

class TestProgramStyle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanupTestCase();
    void textCanBeRead_data();
    void textCanBeRead();
    void uncheckedBoxesAreSeen_data() { textCanBeRead_data(); }
    void uncheckedBoxesAreSeen();
    void marksAreSeen_data() { textCanBeRead_data(); }
    void marksAreSeen();
    void fieldsHaveBoundaries_data() { textCanBeRead_data(); }
    void fieldsHaveBoundaries();
    void smallButtonsAreSeen_data() { textCanBeRead_data(); }
    void smallButtonsAreSeen();
    void focusIsSeen_data() { textCanBeRead_data(); }
    void focusIsSeen();
    void disabledIconsArePale_data() { textCanBeRead_data(); }
    void disabledIconsArePale();
    void readableOnKeepsWhatIsReadable();
};

void TestProgramStyle::init()
{
    QApplication::setStyle(new ProgramStyle);
    if (QTest::currentDataTag()) {
        QFETCH(const QPalette, palette);
        QApplication::setPalette(palette);
    }
}

void TestProgramStyle::cleanupTestCase()
{
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setPalette(QPalette());
}

void TestProgramStyle::textCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
    // The accent colours that desktops offer: GNOME's, Windows' and KDE's.
    const std::pair<const char *, QRgb> accents[] = {
        {"blue", 0x3584e4},          {"teal", 0x2190a4},   {"green", 0x3a944a}, {"yellow", 0xc88800},
        {"bright yellow", 0xffd500}, {"orange", 0xed5b00}, {"red", 0xe62d42},   {"pink", 0xd56199},
        {"purple", 0x9141ac},        {"slate", 0x6f8396},  {"black", 0x101010}, {"white", 0xf4f4f4}};
    const QPalette greys[] = {QPalette(QColor(0xef, 0xef, 0xef), QColor(0xef, 0xef, 0xef)),
                              QPalette(QColor(0x3c, 0x3c, 0x3c), QColor(0x2d, 0x2d, 0x2d))};
    for (const auto &[name, accent] : accents) {
        QTest::addRow("light system, %s", name) << accented(greys[0], accent);
        QTest::addRow("dark system, %s", name) << accented(greys[1], accent);
    }
}

void TestProgramStyle::textCanBeRead()
{
    QFETCH(const QPalette, palette);
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},         {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::Link, QPalette::Base},
    };
    for (const auto &[text, background] : pairs)
        QVERIFY2(contrast(palette.color(text), palette.color(background)) >= 4.5, qPrintable(QString::number(text)));
    QVERIFY(contrast(quietTextColour(palette), palette.color(QPalette::Window)) >= 4.5);
    // A tab that is not in front, as it is drawn.
    QTabBar bar;
    bar.setPalette(palette);
    QFont large = bar.font(); // strokes of whole pixels
    large.setPixelSize(40);
    large.setBold(true);
    bar.setFont(large);
    bar.addTab(QStringLiteral("front"));
    bar.addTab(QStringLiteral("MMMM"));
    bar.resize(bar.sizeHint());
    bar.show();
    QVERIFY(QTest::qWaitForWindowExposed(&bar));
    const double best = bestContrast(bar, bar.tabRect(1), palette.color(QPalette::Window));
    QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
}

void TestProgramStyle::uncheckedBoxesAreSeen()
{
    QFETCH(const QPalette, palette);
    QCheckBox box(QStringLiteral(" "));
    QRadioButton radio(QStringLiteral(" "));
    for (QAbstractButton *button : std::initializer_list<QAbstractButton *>{&box, &radio}) {
        button->resize(button->sizeHint());
        // The straight parts of four sides; of a circle fewer pixels are fully covered.
        QVERIFY2(seenPixels(*button, button->rect(), palette.color(QPalette::Window)) >= (button == &box ? 24 : 8),
                 button->metaObject()->className());
    }
    QTreeWidget tree;
    tree.setHeaderHidden(true);
    tree.setFrameShape(QFrame::NoFrame);
    auto *item = new QTreeWidgetItem(&tree, {QString()});
    item->setCheckState(0, Qt::Unchecked);
    tree.resize(100, 60);
    QVERIFY(seenPixels(tree, tree.rect(), palette.color(QPalette::Base)) >= 24);
}

void TestProgramStyle::marksAreSeen()
{
    QFETCH(const QPalette, palette);
    QCheckBox box(QStringLiteral(" "));
    box.resize(box.sizeHint());
    const QImage off = box.grab().toImage();
    box.setChecked(true);
    const QImage on = box.grab().toImage();
    // On and off differ, and the tick stands out from its background.
    int changed = 0;
    for (int y = 0; y < on.height(); ++y)
        for (int x = 0; x < on.width(); ++x)
            changed += contrast(on.pixelColor(x, y), off.pixelColor(x, y)) >= 1.5;
    QVERIFY2(changed >= 40, qPrintable(QString::number(changed)));
    const QColor accent = accentColour(palette);
    QVERIFY(contrast(accent, palette.color(QPalette::Window)) >= 3);
    QVERIFY(seenPixels(box, QRect(4, 4, 8, box.height() - 8), accent) >= 8);

    QTreeWidget tree;
    tree.setHeaderHidden(true);
    tree.setFrameShape(QFrame::NoFrame);
    new QTreeWidgetItem(new QTreeWidgetItem(&tree, {QString()}), {QString()});
    tree.resize(100, 60);
    QVERIFY(seenPixels(tree, QRect(0, 0, tree.indentation(), 24), palette.color(QPalette::Base)) >= 8);

    QSlider slider(Qt::Horizontal);
    slider.resize(100, 24);
    QVERIFY(seenPixels(slider, slider.rect(), palette.color(QPalette::Window)) >= 60);
    QScrollBar bar(Qt::Vertical);
    bar.setRange(0, 100);
    bar.resize(bar.sizeHint().width(), 100);
    QVERIFY(seenPixels(bar, bar.rect(), palette.color(QPalette::Window)) >= 40);
}

void TestProgramStyle::fieldsHaveBoundaries()
{
    QFETCH(const QPalette, palette);
    QLineEdit line;
    QComboBox combo;
    QSpinBox spin;
    QPushButton button;
    for (QWidget *field : std::initializer_list<QWidget *>{&line, &combo, &spin, &button}) {
        field->resize(120, 26);
        // Each of the four sides, against the colours outside and inside of it.
        const QRect sides[] = {{20, 0, 60, 2}, {20, 24, 60, 2}, {0, 8, 2, 10}, {118, 8, 2, 10}};
        for (const QRect &side : sides)
            for (const QPalette::ColorRole role : {QPalette::Window, QPalette::Base})
                QVERIFY2(bestContrast(*field, side, palette.color(role)) >= 3, field->metaObject()->className());
    }
    // The arrows of the boxes.
    QVERIFY(seenPixels(combo, QRect(100, 4, 16, 18), palette.color(QPalette::Button)) >= 6);
    spin.setValue(5);
    QVERIFY(seenPixels(spin, QRect(100, 3, 16, 10), palette.color(QPalette::Base)) >= 4);
    QVERIFY(seenPixels(spin, QRect(100, 13, 16, 10), palette.color(QPalette::Base)) >= 4);
}

void TestProgramStyle::smallButtonsAreSeen()
{
    QFETCH(const QPalette, palette);
    const QColor window = palette.color(QPalette::Window);
    QLineEdit line(QStringLiteral("x"));
    line.setClearButtonEnabled(true);
    line.resize(160, 26);
    QTest::qWait(300); // it fades in
    QVERIFY(seenPixels(line, QRect(134, 4, 22, 18), palette.color(QPalette::Base)) >= 6);

    QMainWindow main;
    auto *dock = new QDockWidget(QString(), &main);
    main.addDockWidget(Qt::LeftDockWidgetArea, dock);
    QToolBar *tools = main.addToolBar(QStringLiteral("Tools"));
    for (int i = 0; i < 30; ++i)
        tools->addAction(QStringLiteral("tool %1").arg(i));
    main.resize(300, 200);
    main.show();
    QVERIFY(QTest::qWaitForWindowExposed(&main));
    int buttons = 0;
    for (QAbstractButton *button : main.findChildren<QAbstractButton *>()) {
        const QString name = button->objectName();
        if (!button->isVisible() || !name.startsWith(QLatin1String("qt_")))
            continue;
        ++buttons;
        QVERIFY2(seenPixels(*button, button->rect(), window) >= 6, qPrintable(name));
    }
    QCOMPARE(buttons, 3); // float, close, and the overflow menu for tools

    QTabBar tabs;
    tabs.setTabsClosable(true);
    tabs.addTab(QString());
    tabs.resize(tabs.sizeHint());
    QWidget *close = tabs.tabButton(0, QTabBar::RightSide);
    QVERIFY(seenPixels(*close, close->rect(), window) >= 6);

    QToolButton toggle;
    toggle.setAutoRaise(true);
    toggle.setCheckable(true);
    toggle.resize(28, 28);
    QCOMPARE(seenPixels(toggle, toggle.rect(), window), 0);
    toggle.setChecked(true);
    QVERIFY(seenPixels(toggle, toggle.rect(), window) >= 60);
}

void TestProgramStyle::focusIsSeen()
{
    QFETCH(const QPalette, palette);
    const auto drawn = [&palette](QStyle::PrimitiveElement element, bool focused) {
        QStyleOptionFrame option;
        option.rect = QRect(0, 0, 80, 30);
        option.palette = palette;
        option.lineWidth = 1;
        option.state = QStyle::State_Enabled;
        option.state.setFlag(QStyle::State_HasFocus, focused);
        QImage picture(option.rect.size(), QImage::Format_RGB32);
        picture.fill(palette.color(QPalette::Window));
        QPainter painter(&picture);
        QApplication::style()->drawPrimitive(element, &option, &painter);
        return picture;
    };
    for (const QStyle::PrimitiveElement element : {QStyle::PE_Frame, QStyle::PE_FrameLineEdit}) {
        const QImage without = drawn(element, false), with = drawn(element, true);
        QVERIFY(without != with);
        double best = 1;
        for (int x = 10; x < 70; ++x)
            for (const int y : {0, 1})
                best = std::max(best, contrast(with.pixelColor(x, y), palette.color(QPalette::Window)));
        QVERIFY(best >= 3);
    }
    QToolButton button;
    QPushButton push;
    for (QWidget *widget : std::initializer_list<QWidget *>{&button, &push}) {
        widget->resize(60, 28);
        widget->show();
        QVERIFY(QTest::qWaitForWindowExposed(widget));
        widget->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(widget));
        widget->clearFocus();
        const QImage without = widget->grab().toImage();
        widget->setFocusPolicy(Qt::StrongFocus);
        widget->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(widget->hasFocus());
        QVERIFY(widget->grab().toImage() != without);
        widget->hide();
    }
}

/// What can't be used is told from what can at a glance, also on a dark window.
void TestProgramStyle::disabledIconsArePale()
{
    const QColor window = QApplication::palette().color(QPalette::Window),
                 text = QApplication::palette().color(QPalette::ButtonText);
    QPixmap full(16, 16);
    full.fill(text);
    QImage shown(16, 16, QImage::Format_RGB32);
    shown.fill(window);
    QPainter(&shown).drawPixmap(0, 0, QIcon(full).pixmap(QSize(16, 16), QIcon::Disabled));
    const double usable = contrast(text, window), disabled = contrast(shown.pixelColor(8, 8), window);
    QVERIFY2(disabled > 1.3 && disabled < usable / 2, qPrintable(QString::number(disabled)));
}

void TestProgramStyle::readableOnKeepsWhatIsReadable()
{
    QCOMPARE(readableOn(Qt::black, {QColor(Qt::white)}, 4.5), QColor(Qt::black));
    QVERIFY(qAbs(contrast(Qt::black, Qt::white) - 21) < 0.01);
    // No colour has 4.5:1 to both: the better end.
    const QColor middle = readableOn(QColor(128, 128, 128), {QColor(Qt::white), QColor(Qt::black)}, 6);
    QVERIFY(middle == QColor(Qt::black) || middle == QColor(Qt::white));
    QVERIFY(contrast(readableOn(QColor(0xffd500), {QColor(Qt::white)}, 3), Qt::white) >= 3);
}

SINEW_TEST(tst_program_style, TestProgramStyle)

} // namespace tst_program_style
#include "tst_program_style.moc"
