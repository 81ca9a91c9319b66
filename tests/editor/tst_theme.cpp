// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "editor/settings/language.h"
#include "editor/settings/theme.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QIcon>
#include <QTest>

#include <cmath>

namespace tst_theme {

using namespace sinew;

namespace {

/// Relative luminance and contrast as WCAG 2.1 defines them.
double luminance(const QColor &colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead_data();
    void textCanBeRead();
    void switchesAtRunTime();
    void speaksEveryLanguage();
};

void TestTheme::textCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << lightPalette();
    QTest::newRow("dark") << darkPalette();
}

void TestTheme::textCanBeRead()
{
    QFETCH(const QPalette, palette);
    const std::pair<QPalette::ColorRole, QPalette::ColorRole> pairs[] = {
        {QPalette::WindowText, QPalette::Window},         {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},        {QPalette::ButtonText, QPalette::Button},
        {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::Link, QPalette::Base},
        {QPalette::ToolTipText, QPalette::ToolTipBase},   {QPalette::PlaceholderText, QPalette::Base},
    };
    for (const auto &[text, background] : pairs)
        QVERIFY2(contrast(palette.color(text), palette.color(background)) >= 4.5, qPrintable(QString::number(text)));
}

void TestTheme::switchesAtRunTime()
{
    const QColor before = QApplication::palette().color(QPalette::Window);
    applyTheme(Settings::Theme::Dark);
    QCOMPARE(QApplication::palette().color(QPalette::Window), darkPalette().color(QPalette::Window));
    QCOMPARE(QIcon::themeName(), QStringLiteral("breeze-dark"));
    QVERIFY(!QIcon::fromTheme(QStringLiteral("document-open")).isNull());
    applyTheme(Settings::Theme::Light);
    QCOMPARE(QIcon::themeName(), QStringLiteral("breeze"));
    applyTheme(Settings::Theme::System);
    QCOMPARE(QApplication::palette().color(QPalette::Window), before);
}

void TestTheme::speaksEveryLanguage()
{
    QCOMPARE(availableLanguages(), (QStringList{QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("zh_CN")}));
    QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
}

SINEW_TEST(tst_theme, TestTheme)

} // namespace tst_theme
#include "tst_theme.moc"
