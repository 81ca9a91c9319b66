// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Texts are longer in other languages: the window still fits a small screen, and no label or button is cut off.

#include "core/document/document.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "editor/convert/convert_dialog.h"
#include "editor/documents/version_dialog.h"
#include "editor/settings/language.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"
#include "widgets/properties/property_header.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"
#include "widgets/uv/uv_export_dialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QGroupBox>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QSet>
#include <QToolButton>

namespace tst_language_layouts {

using namespace sinew;
using namespace sinew::test;

namespace {

const QStringList layouts{QStringLiteral("model"), QStringLiteral("animate"), QStringLiteral("texture"),
                          QStringLiteral("inspect")};

/// The text that a widget must show in full; empty for widgets that may elide theirs.
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

/// What makes a dialog wide.
QStringList wideParts(const QWidget &top)
{
    constexpr int wide = 300;
    QStringList parts;
    for (const auto *widget : top.findChildren<const QWidget *>())
        if (const int needed = widget->minimumSizeHint().width(); needed > wide && widget->isVisibleTo(&top))
            parts << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className())).arg(needed);
    return parts;
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
    Document *openShowcase()
    {
        const QString path = sourcePath("tests/samples/showcase/showcase.mdx");
        m_window->open(path);
        if (!QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(path); }, 20000))
            return nullptr;
        Document *document = m_window->documents().find(path);
        document->playback().setPlaying(false);
        return document;
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
        // As in the program: buttons without icons would show their texts.
        QIcon::setThemeName(QStringLiteral("breeze"));
    }
    void cleanup() { closeWindow(); }

    void theWindow_data();
    void theWindow();
    void properties_data() { theWindow_data(); }
    void properties();
    void everyDock_data() { theWindow_data(); }
    void everyDock();
    void dialogs_data() { theWindow_data(); }
    void dialogs();
    void dialogsOfActions_data() { theWindow_data(); }
    void dialogsOfActions();
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

/// Rows of every kind of object fit the dock at its narrowest.
void TestLanguageLayouts::properties()
{
    QFETCH(QString, language);
    speak(language);
    openWindow();
    m_window->resize(1280, 800);
    action("window.layout.animate")->trigger();
    auto *panel = m_window->findChild<PropertyPanel *>();
    QStringList wide;
    for (const char *sample :
         {"showcase/showcase.mdx", "m2showcase/shrine.m2", "m3every/age10.m3", "hd1100/wyrm.mdx"}) {
        const QString path = sourcePath("tests/samples/") + QString::fromLatin1(sample);
        if (!QFileInfo::exists(path))
            continue;
        m_window->open(path);
        QTRY_VERIFY(!m_window->isBusy() && m_window->documents().find(path));
        Document *document = m_window->documents().find(path);
        document->playback().setPlaying(false);
        // The first object of each list, and of the lists in it.
        std::vector<NodeId> nodes{RootNode};
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const NodeId node = nodes[i];
            for (const std::uint16_t list : document->model().object(node).info->lists)
                if (document->model().listSize({node, list}) > 0)
                    nodes.push_back(document->model().idAt({node, list}, 0));
            document->selection().select(node);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            const QWidget *page = panel->scrollArea()->widget();
            const int room = panel->scrollArea()->viewport()->width();
            if (!page || page->width() <= room)
                continue;
            QStringList rows;
            for (const PropertyRow *row : panel->rows())
                if (row->isVisible() && row->geometry().right() > 0 && row->minimumSizeHint().width() > room - 16)
                    rows.append(
                        QStringLiteral("%1 (%2)").arg(row->label()->text()).arg(row->minimumSizeHint().width()));
            wide.append(QStringLiteral("%1: %2 of %3: %4")
                            .arg(panel->header()->title())
                            .arg(page->width())
                            .arg(room)
                            .arg(rows.join(QStringLiteral(", "))));
        }
    }
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
}

/// Each one at the size that it has in the window when it is opened there.
void TestLanguageLayouts::everyDock()
{
    QFETCH(QString, language);
    speak(language);
    openWindow();
    Document *document = openShowcase();
    QVERIFY(document);
    m_window->resize(1600, 950);
    const auto docks = m_window->findChildren<QDockWidget *>();
    QVERIFY(docks.size() > 10);
    QStringList cut;
    for (QDockWidget *dock : docks) {
        dock->show();
        dock->raise();
        for (const char *path : {"bones[1]", "materials[0]", "geosets[0]", "textures[0]"}) {
            document->selection().select(parsePath(document->model(), path)->address.node);
            QTest::qWait(1);
            for (const QString &text : cutTexts(*dock))
                cut.append(dock->windowTitle() + QStringLiteral(": ") + text);
        }
    }
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

/// Those that none of the commands below opens here.
void TestLanguageLayouts::dialogs()
{
    QFETCH(QString, language);
    speak(language);
    showSmall();
    std::vector<std::unique_ptr<QDialog>> dialogs;
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

/// What opens with the commands whose names end in an ellipsis.
void TestLanguageLayouts::dialogsOfActions()
{
    QFETCH(QString, language);
    speak(language);
    openWindow();
    Document *document = openShowcase();
    QVERIFY(document);
    QStringList cut;
    QSet<QString> seen;
    QString id;
    const auto inspect = [&] {
        for (QWidget *top : QApplication::topLevelWidgets()) {
            auto *dialog = qobject_cast<QDialog *>(top);
            if (!dialog || !dialog->isVisible())
                continue;
            // Qt's own dialogs speak Qt's own translations.
            if (!qobject_cast<QFileDialog *>(dialog)) {
                seen.insert(id);
                for (const QString &text : cutTexts(*dialog))
                    cut.append(id + QStringLiteral(": ") + text);
                const QSize least = dialog->minimumSizeHint();
                if (least.width() > 1000 || least.height() > 700)
                    cut.append(QStringLiteral("%1: %2×%3; %4")
                                   .arg(id)
                                   .arg(least.width())
                                   .arg(least.height())
                                   .arg(wideParts(*dialog).join(QStringLiteral(", "))));
            }
            dialog->reject();
        }
    };
    for (QAction *action : m_window->actions().all()) {
        if (!action->text().endsWith(u'…'))
            continue;
        document->selection().select(parsePath(document->model(), "geosets[0]")->address.node);
        if (!action->isEnabled())
            continue;
        id = ActionList::idOf(action);
        // A dialog may wait in a loop of its own.
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, inspect);
        timer.start(100);
        action->trigger();
        QTest::qWait(150);
        timer.stop();
        inspect();
    }
    cut.removeDuplicates();
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    QVERIFY(seen.contains(QStringLiteral("tools.preferences")));
    QVERIFY(seen.contains(QStringLiteral("tools.shortcuts")));
    QVERIFY2(seen.size() > 15, qPrintable(QStringList(seen.begin(), seen.end()).join(u' ')));
}

SINEW_TEST(tst_language_layouts, TestLanguageLayouts)

} // namespace tst_language_layouts
#include "tst_language_layouts.moc"
