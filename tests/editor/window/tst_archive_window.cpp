// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// An archive that is opened in the window: its models are shown, one is opened, and the archive becomes an asset
// source.

#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/documents/document_list.h"
#include "editor/settings/asset_location.h"
#include "main_window_fixture.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/test_program.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTreeView>

namespace tst_archive_window {

using namespace sinew;
using namespace sinew::test;

class TestArchiveWindow : public MainWindowFixture
{
    Q_OBJECT

    QString m_map;

    AssetBrowser *browser() const
    {
        for (auto *dialog : m_window->findChildren<AssetBrowser *>())
            if (dialog->isVisible())
                return dialog;
        return nullptr;
    }
    static QPushButton *button(const QWidget &widget, const char *text)
    {
        for (auto *candidate : widget.findChildren<QPushButton *>())
            if (candidate->text().remove(u'&') == QLatin1String(text))
                return candidate;
        return nullptr;
    }

    void openModelOf(const QString &archive)
    {
        m_window->open(archive);
        QTRY_VERIFY(browser());
        QAbstractItemModel &files = *browser()->files()->view()->model();
        QTRY_COMPARE(files.rowCount(), 1);
        browser()->files()->view()->setCurrentIndex(files.index(0, 0));
        button(*browser(), "Open")->click();
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openWindow();
        m_map = m_folder->filePath(QStringLiteral("Map.w3x"));
        const QByteArray head("HM3W\0\0\0\0My map", 14);
        QVERIFY(MpqMaker{.before = head}.write(
            m_map, {{"Units\\Small.mdx", smallMdx()}, {"Textures\\Armor.blp", "x"}, {"war3map.j", "x"}}));
    }
    void cleanup() { closeWindow(); }

    void opensAModel()
    {
        m_window->open(m_map);
        QTRY_VERIFY(browser());
        QAbstractItemModel &files = *browser()->files()->view()->model();
        QTRY_COMPARE(files.rowCount(), 1); // the models only
        QVERIFY(m_settings->recentFiles().contains(m_map));
        browser()->files()->view()->setCurrentIndex(files.index(0, 0));
        button(*browser(), "Open")->click();
        QTRY_COMPARE(m_window->documents().size(), 1);
        const Document &document = *m_window->documents().at(0);
        QCOMPARE(document.storedFiles().archive, m_map);
        QCOMPARE(document.storedFiles().archivedPath, QStringLiteral("Units/Small.mdx"));
        QVERIFY(action("file.saveIntoArchive")->isEnabled());
        QVERIFY(m_settings->assetLocations().isEmpty());
    }

    /// Tabs of the same name tell the archives.
    void tabsOfOneName()
    {
        const QString other = m_folder->filePath(QStringLiteral("Other.w3x"));
        QVERIFY(QFile::copy(m_map, other));
        openModelOf(m_map);
        QTRY_COMPARE(m_window->documents().size(), 1);
        QCOMPARE(tabs()->tabText(0), QStringLiteral("Small.mdx"));
        QVERIFY(tabs()->tabToolTip(0).contains(QLatin1String("Map.w3x")));
        openModelOf(other);
        QTRY_COMPARE(m_window->documents().size(), 2);
        QVERIFY2(tabs()->tabText(0).contains(QLatin1String("Map.w3x")), qPrintable(tabs()->tabText(0)));
        QVERIFY2(tabs()->tabText(1).contains(QLatin1String("Other.w3x")), qPrintable(tabs()->tabText(1)));
    }

    /// Saving leads back to where the model came from.
    void saving()
    {
        openModelOf(m_map);
        QTRY_COMPARE(m_window->documents().size(), 1);
        Document &document = *m_window->documents().at(0);
        setEnd(document, "900");
        QStringList offered;
        QTimer::singleShot(100, this, [&offered] {
            auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!question)
                return;
            for (const QAbstractButton *choice : question->buttons())
                offered += choice->text();
            question->button(QMessageBox::Cancel)->click();
        });
        action("file.save")->trigger();
        QVERIFY(offered.contains(QStringLiteral("Save into a copy of the archive…")));
        QVERIFY(offered.contains(QStringLiteral("Save as…")));
        QVERIFY(document.isModified());
    }

    void becomesASource()
    {
        m_window->open(m_map);
        QTRY_VERIFY(browser());
        QPushButton *add = button(*browser(), "Add to the asset sources");
        QVERIFY(add);
        add->click();
        QVERIFY(!add->isEnabled());
        QCOMPARE(m_settings->assetLocations(), (QList<AssetLocation>{{m_map, true, QStringLiteral("Warcraft III")}}));
        browser()->reject();
        // An existing source is not offered again.
        QTRY_VERIFY(!browser());
        m_window->open(m_map);
        QTRY_VERIFY(browser());
        QVERIFY(!button(*browser(), "Add to the asset sources"));
        QCOMPARE(m_window->documents().size(), 0);
    }

    /// Other documents don't come from an archive.
    void onlyFromArchives()
    {
        QVERIFY(!action("file.saveIntoArchive")->isEnabled());
        QVERIFY(openSmall());
        QVERIFY(!action("file.saveIntoArchive")->isEnabled());
        QVERIFY(action("view.cameraFromView")->isEnabled());
    }
};

SINEW_TEST(tst_archive_window, TestArchiveWindow)

} // namespace tst_archive_window
#include "tst_archive_window.moc"
