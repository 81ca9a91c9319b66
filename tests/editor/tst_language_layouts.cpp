// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Texts are longer in other languages: the window still fits a small screen, and no label or button is cut off.

#include "core/document/document.h"
#include "core/model/path.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/version_dialog.h"
#include "editor/settings/language.h"
#include "editor/settings/preferences_dialog.h"
#include "editor/settings/shortcuts_dialog.h"
#include "tests/editor/main_window_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"
#include "widgets/uv/uv_export_dialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QGroupBox>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace tst_language_layouts {

using namespace sinew;
using namespace sinew::test;

namespace {

const QStringList layouts{QStringLiteral("model"), QStringLiteral("animate"), QStringLiteral("texture"),
                          QStringLiteral("inspect")};

/// The text that a widget must show as a whole; empty for widgets that may cut theirs.
QString fixedText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->wordWrap() || label->metaObject() != &QLabel::staticMetaObject ? QString() : label->text();
    if (const auto *tool = qobject_cast<const QToolButton *>(&widget); tool && tool->icon().isNull())
        return tool->text();
    // A class of our own below one of Qt's shortens its text and shows the whole as a tool tip.
    if (qobject_cast<const QPushButton *>(&widget) || widget.metaObject() == &QCheckBox::staticMetaObject ||
        qobject_cast<const QRadioButton *>(&widget))
        return static_cast<const QAbstractButton &>(widget).text();
    return {};
}

/// "QLabel “…” 30 of 50 pixels" for every visible text below a widget that is cut off.
QStringList cutTexts(const QWidget &top)
{
    QStringList cut;
    for (const auto *widget : top.findChildren<const QWidget *>()) {
        const QString text = fixedText(*widget);
        const int needed = widget->minimumSizeHint().width();
        if (!text.isEmpty() && widget->isVisibleTo(&top) && !widget->visibleRegion().isEmpty() &&
            widget->width() < needed)
            cut << QStringLiteral("%1 “%2” %3 of %4 pixels")
                       .arg(QLatin1String(widget->metaObject()->className()), text)
                       .arg(widget->width())
                       .arg(needed);
    }
    return cut;
}

} // namespace

class TestLanguageLayouts : public MainWindowFixture
{
    Q_OBJECT

    QString m_installed;

    void speak(const QString &language)
    {
        if (m_installed != language)
            installLanguage(language);
        m_installed = language;
    }
    void showSmall()
    {
        openWindow();
        QVERIFY(openSmall());
    }

private Q_SLOTS:
    void initTestCase()
    {
        start();
        // As the program has them: buttons without icons would show their texts.
        QIcon::setThemeName(QStringLiteral("breeze"));
    }
    void cleanup() { closeWindow(); }

    void theWindow_data();
    void theWindow();
    void dialogs_data() { theWindow_data(); }
    void dialogs();
};

void TestLanguageLayouts::theWindow_data()
{
    QTest::addColumn<QString>("language");
    QVERIFY(availableLanguages().size() > 1);
    // English first: its catalogue has singulars only and would leave those of another language behind it.
    for (const QString &language : availableLanguages())
        if (isFullTier() || language == QLatin1String("de"))
            QTest::newRow(qPrintable(language)) << language;
}

void TestLanguageLayouts::theWindow()
{
    QFETCH(QString, language);
    speak(language);
    showSmall();
    Document *document = m_window->documents().find(m_file);
    document->selection().select(parsePath(document->model(), "bones[1]")->address.node);
    for (const QString &layout : layouts) {
        action(qPrintable(QStringLiteral("window.layout.") + layout))->trigger();
        m_window->resize(1600, 950);
        QStringList cut;
        QTRY_VERIFY2((cut = cutTexts(*m_window)).isEmpty(),
                     qPrintable(layout + QStringLiteral(": ") + cut.join(QStringLiteral("; "))));
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 800 && least.height() <= 475,
                 qPrintable(QStringLiteral("%1: %2×%3").arg(layout).arg(least.width()).arg(least.height())));
    }
}

void TestLanguageLayouts::dialogs()
{
    QFETCH(QString, language);
    speak(language);
    showSmall();
    std::vector<std::unique_ptr<QDialog>> dialogs;
    dialogs.push_back(
        std::make_unique<PreferencesDialog>(*m_settings, m_formats.archives(), m_formats.games(), m_window.get()));
    dialogs.push_back(std::make_unique<ShortcutsDialog>(m_window->actions(), m_window.get()));
    dialogs.push_back(std::make_unique<ConvertDialog>(std::vector<ConvertSource>{}, m_formats.images(), *m_settings));
    dialogs.push_back(std::make_unique<VersionDialog>(*m_window->documents().find(m_file), "mdx800", m_window.get()));
    dialogs.push_back(std::make_unique<UvExportDialog>(QSize(512, 512), true, m_window.get()));
    for (const auto &dialog : dialogs) {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
        const QString name = QLatin1String(dialog->metaObject()->className());
        QVERIFY2(!dialog->windowTitle().isEmpty(), qPrintable(name));
        const QStringList cut = cutTexts(*dialog);
        QVERIFY2(cut.isEmpty(), qPrintable(name + QStringLiteral(": ") + cut.join(QStringLiteral("; "))));
        const QSize least = dialog->minimumSizeHint();
        QVERIFY2(least.width() <= 1000 && least.height() <= 700,
                 qPrintable(QStringLiteral("%1: %2×%3").arg(name).arg(least.width()).arg(least.height())));
        dialog->close();
    }
}

SINEW_TEST(tst_language_layouts, TestLanguageLayouts)

} // namespace tst_language_layouts
#include "tst_language_layouts.moc"
