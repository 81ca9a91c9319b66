// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The files of asset sources as the dock and the dialog list them: search, drag and drop, strange folders.

#include "asset_panel_fixture.h"
#include "core/assets/folder_source.h"
#include "editor/browser/asset_files_model.h"
#include "editor/browser/asset_folder_tree.h"
#include "editor/browser/asset_panel.h"
#include "tests/editor/small_mdx.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/test_program.h"
#include "widgets/text/two_lines.h"
#include "widgets/textures/texture_model.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace tst_asset_panel {

using namespace sinew;
using namespace sinew::test;

class TestAssetPanel : public QObject, AssetPanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addFormats(); }
    void init() { newFolder(); }
    void searchAndFilters();
    void foldersAndSources();
    void nothingToShow();
    void missingFile();
    void thumbnailSize();
    void gridIsEven();
    void longNames();
    void dragging();
    void scrolling();
    void strangeFolder();
    void sourcesComeAndGo();
    void opening();
    void menuOfWhatIsGone();
};

void TestAssetPanel::searchAndFilters()
{
    for (const char *name : {"Textures/Armor.png", "Textures/Cape.PNG", "Units/Cape.mdx", "notes.txt"})
        write(QLatin1String("a/") + QLatin1String(name), "x");
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    QAbstractItemModel &files = *view->view()->model();
    QTRY_COMPARE(files.rowCount(), 4);
    view->searchField()->setText(QStringLiteral("cape"));
    QCOMPARE(files.rowCount(), 2);
    QCOMPARE(view->count()->text(), QStringLiteral("2 of 4 files"));
    view->setKind(AssetKind::Model);
    QCOMPARE(files.rowCount(), 1);
    QCOMPARE(files.index(0, 0).data().toString(), QStringLiteral("Units/Cape.mdx"));
    view->searchField()->clear();
    view->setKind(AssetKind::Any);
    QCOMPARE(view->formatBox()->count(), 3); // all, mdx, png
    view->formatBox()->setCurrentIndex(view->formatBox()->findData(QStringLiteral("png")));
    QCOMPARE(files.rowCount(), 2);
    // A format that is not there any more no longer filters.
    write(QStringLiteral("b/one.mdx"), "x");
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("b")))});
    QTRY_COMPARE(files.rowCount(), 1);
    QCOMPARE(view->formatBox()->currentIndex(), 0);
}

void TestAssetPanel::foldersAndSources()
{
    for (const char *name : {"a/Textures/Armor.png", "a/textures/Walls/Stone.png", "a/Units/Cape.mdx", "b/Armor.png"})
        write(QLatin1String(name), "x");
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a"))),
                      std::make_shared<FolderSource>(path(QStringLiteral("b")))});
    QAbstractItemModel &files = *view->view()->model();
    QTRY_COMPARE(files.rowCount(), 4);
    AssetFolderTree &tree = *view->folders();
    QCOMPARE(tree.topLevelItemCount(), 3); // all, a, b
    const QTreeWidgetItem *a = tree.topLevelItem(1);
    QCOMPARE(a->childCount(), 2); // one folder, however it is spelled
    tree.setCurrentItem(a->child(0));
    QCOMPARE(files.rowCount(), 2);
    QCOMPARE(view->sourceBox()->currentText(), QStringLiteral("a"));
    tree.setCurrentItem(a->child(0)->child(0));
    QCOMPARE(files.rowCount(), 1);
    QCOMPARE(files.index(0, 0).data().toString().toLower(), QStringLiteral("textures/walls/stone.png"));
    view->sourceBox()->setCurrentIndex(2);
    QCOMPARE(files.rowCount(), 1);
    QCOMPARE(files.index(0, 0).data().toString(), QStringLiteral("Armor.png"));
    QCOMPARE(tree.currentItem(), tree.topLevelItem(2));
    view->sourceBox()->setCurrentIndex(0);
    QCOMPARE(files.rowCount(), 4);
}

/// A list without files says why, and leads back to all of them.
void TestAssetPanel::nothingToShow()
{
    const auto view = makeView();
    view->show();
    view->setSources({});
    QVERIFY(view->nothing()->isVisible());
    QVERIFY(!view->showAllButton()->isVisible());
    write(QStringLiteral("a/Armor.png"), "x");
    write(QStringLiteral("damaged.mpq"), "MPQ\x1a and nothing more");
    view->setSources({m_formats.archives().source(path(QStringLiteral("damaged.mpq")))});
    QTRY_VERIFY(view->nothing()->text().contains(QLatin1String("damaged.mpq")));
    QVERIFY(MpqMaker{.listfile = false}.write(path(QStringLiteral("nameless.mpq")), {{"Armor.png", "x"}}));
    view->setSources({m_formats.archives().source(path(QStringLiteral("nameless.mpq")))});
    QTRY_VERIFY(view->nothing()->text().contains(QLatin1String("not known")));
    QVERIFY(view->count()->text().contains(QLatin1String("without names")));
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    QTRY_COMPARE(view->view()->model()->rowCount(), 1);
    QVERIFY(!view->nothing()->isVisible());
    view->searchField()->setText(QStringLiteral("cape"));
    QVERIFY(view->nothing()->isVisible() && view->nothing()->text().contains(QLatin1String("cape")));
    view->showAllButton()->click();
    QCOMPARE(view->view()->model()->rowCount(), 1);
    QVERIFY(!view->nothing()->isVisible());
    view->setKind(AssetKind::Model);
    QVERIFY(view->nothing()->isVisible() && view->nothing()->text().contains(QLatin1String("models")));
}

/// Wanted files that are not there are searched for by name: they may have another folder or suffix.
void TestAssetPanel::missingFile()
{
    write(QStringLiteral("a/Old/Armor.dds"), "x");
    write(QStringLiteral("a/Cape.blp"), "x");
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))},
                     QStringLiteral("Textures\\Armor.blp"));
    QTRY_COMPARE(view->searchField()->text(), QStringLiteral("Armor"));
    QCOMPARE(view->view()->model()->rowCount(), 1);
    const auto found = makeView();
    found->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))}, QStringLiteral("cape.blp"));
    QTRY_COMPARE(found->chosen(), QStringLiteral("Cape.blp"));
    QCOMPARE(found->searchField()->text(), QString());
}

void TestAssetPanel::thumbnailSize()
{
    const auto view = makeView();
    QSignalSpy changed(view.get(), &AssetPanel::thumbnailSizeChanged);
    view->sizeSlider()->setValue(48);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(view->grid()->iconSize(), QSize(48, 48));
    QVERIFY(view->view()->iconSize().width() < 48);
    view->setThumbnailSize(100000);
    QCOMPARE(view->grid()->iconSize().width(), int(Thumbnails::side));
    QCOMPARE(view->view()->textElideMode(), Qt::ElideMiddle);
}

/// Whichever icon comes first.
void TestAssetPanel::gridIsEven()
{
    write(QStringLiteral("a/a.mdx"), "x");
    write(QStringLiteral("a/b.png"), png({96, 96}));
    write(QStringLiteral("a/c.txt"), "x");
    const auto view = makeView();
    view->setGrid(true);
    view->resize(700, 400);
    view->show();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    QTRY_COMPARE(view->grid()->model()->rowCount(), 3);
    for (int row = 0; row < 3; ++row) {
        const QRect place = view->grid()->visualRect(view->grid()->model()->index(row, 0));
        QVERIFY(place.width() >= 96 && place.height() >= 96 + view->grid()->fontMetrics().height());
    }
}

/// Names that begin and end alike show more than that on two lines.
void TestAssetPanel::longNames()
{
    const QFontMetrics metrics{QFont()};
    const int width = metrics.horizontalAdvance(QStringLiteral("BlessingOfKings"));
    const auto lines = [&](const QString &name) { return twoLines(name, metrics, width).split(QChar::LineSeparator); };
    QCOMPARE(lines(QStringLiteral("Orc.m2")), QStringList(QStringLiteral("Orc.m2")));
    const QStringList whole = lines(QStringLiteral("BlessingOfKings_Base.m2"));
    QCOMPARE(whole.size(), 2);
    QCOMPARE(whole.join(QString()), QStringLiteral("BlessingOfKings_Base.m2"));
    const QStringList cut = lines(QStringLiteral("BlessingOfKings_GreaterImpactOfTheChest_Base.m2"));
    QCOMPARE(cut.size(), 2);
    QVERIFY(cut[0].startsWith(QStringLiteral("BlessingOf")));
    QVERIFY2(cut[1].startsWith(u'…') && cut[1].endsWith(QStringLiteral("Base.m2")), qPrintable(cut[1]));
    for (const QString &line : cut)
        QVERIFY(metrics.horizontalAdvance(line) <= width);
    QCOMPARE(lines(QStringLiteral("Orc")).size(), 1);
    QCOMPARE(twoLines(QStringLiteral("Orc"), metrics, 1).section(QChar::LineSeparator, 0, 0), QStringLiteral("O"));
}

void TestAssetPanel::dragging()
{
    write(QStringLiteral("a/Textures/Armor.png"), png({4, 4}));
    write(QStringLiteral("a/Units/Cape.mdx"), smallMdx());
    write(QStringLiteral("a/notes.txt"), "x");
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")),
                             {{"Textures\\Inside.png", png({40, 20})}, {"Units\\Footman.mdx", "x"}}));
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a"))),
                      m_formats.archives().source(path(QStringLiteral("war3.mpq")))});
    QAbstractItemModel &files = *view->view()->model();
    QTRY_COMPARE(files.rowCount(), 5);
    const auto dragged = [&](const char *name) {
        return std::unique_ptr<QMimeData>(files.mimeData({rowOf(*view, QLatin1String(name))}));
    };
    const auto canDrag = [&](const char *name) {
        return bool(files.flags(rowOf(*view, QLatin1String(name))) & Qt::ItemIsDragEnabled);
    };
    // Textures go by the path that a model would have; a slot takes it, and no window opens it as a model.
    QCOMPARE(dragged("Textures/Armor.png")->data(QLatin1String(assetPathMime)), QByteArray("Textures\\Armor.png"));
    QVERIFY(dragged("Textures/Armor.png")->urls().isEmpty());
    QVERIFY(canDrag("Textures/Armor.png") && canDrag("Textures/Inside.png"));
    QCOMPARE(dragged("Textures/Inside.png")->data(QLatin1String(assetPathMime)), QByteArray("Textures\\Inside.png"));
    // Models go as files, if they are files.
    QCOMPARE(dragged("Units/Cape.mdx")->urls(),
             QList<QUrl>{QUrl::fromLocalFile(path(QStringLiteral("a/Units/Cape.mdx")))});
    QVERIFY(canDrag("Units/Cape.mdx"));
    // Those in archives say where they are.
    QVERIFY(canDrag("Units/Footman.mdx") && !canDrag("notes.txt"));
    QVERIFY(dragged("Units/Footman.mdx")->urls().isEmpty());
    QCOMPARE(dragged("Units/Footman.mdx")->data(QLatin1String(archivedModelMime)),
             path(QStringLiteral("war3.mpq")).toUtf8() + "\nUnits/Footman.mdx");
}

/// The time that a page takes doesn't grow with the number of files.
void TestAssetPanel::scrolling()
{
    double perPage[2] = {};
    const int counts[] = {1000, 10000};
    for (int i = 0; i < 2; ++i) {
        const auto view = makeView();
        view->setGrid(true);
        view->resize(700, 400);
        view->show();
        view->setSources({std::make_shared<ManyFiles>(counts[i])});
        QTRY_COMPARE(view->view()->model()->rowCount(), counts[i]);
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        QScrollBar *bar = view->grid()->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        // Laid out once.
        bar->setValue(bar->maximum());
        view->grid()->repaint();
        QElapsedTimer timer;
        timer.start();
        const int pages = 40;
        for (int page = 0; page < pages; ++page) {
            bar->setValue(int(qint64(bar->maximum()) * page / pages));
            view->grid()->repaint();
        }
        perPage[i] = double(timer.nsecsElapsed()) / 1e6 / pages;
        QTRY_VERIFY(!view->thumbnails().isBusy());
    }
    qInfo("%d files: %.2f ms a page, %d files: %.2f ms", counts[0], perPage[0], counts[1], perPage[1]);
    QVERIFY2(perPage[1] < 5 * perPage[0],
             qPrintable(QStringLiteral("%1 against %2 ms").arg(perPage[1]).arg(perPage[0])));
}

/// Links in a circle, odd names, a folder named like a picture, and one that does not exist.
void TestAssetPanel::strangeFolder()
{
    write(QStringLiteral("a/ok.png"), png({4, 4}));
    write(QStringLiteral("a/<b>&amp;\n.png"), png({4, 4}));
    write(QStringLiteral("a/back\\slash.png"), png({4, 4}));
    write(QStringLiteral("a/.png"), "");
    QVERIFY(QDir().mkpath(path(QStringLiteral("a/folder.png"))));
    QVERIFY(QFile::link(path(QStringLiteral("a")), path(QStringLiteral("a/circle"))));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path(QStringLiteral("a/endless.png"))));
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a"))),
                      std::make_shared<FolderSource>(path(QStringLiteral("gone")))});
    QTRY_VERIFY(!view->isListing());
    QAbstractItemModel &files = *view->view()->model();
    QVERIFY(files.rowCount() >= 3 && files.rowCount() <= 5);
    for (int row = 0; row < files.rowCount(); ++row)
        files.index(row, 0).data(Qt::DecorationRole);
    QTRY_VERIFY(!view->thumbnails().isBusy());
    QVERIFY(rowOf(*view, QStringLiteral("ok.png"))
                .data(Qt::ToolTipRole)
                .toString()
                .contains(QStringLiteral("4 × 4 pixels")));
}

void TestAssetPanel::sourcesComeAndGo()
{
    write(QStringLiteral("a/one.png"), png({4, 4}));
    write(QStringLiteral("b/two.png"), png({4, 4}));
    const auto a = std::make_shared<FolderSource>(path(QStringLiteral("a"))),
               b = std::make_shared<FolderSource>(path(QStringLiteral("b")));
    const auto view = makeView();
    QAbstractItemModel &files = *view->view()->model();
    view->setSources({a});
    view->setSources({a, b});
    QTRY_VERIFY(!view->isListing());
    QCOMPARE(files.rowCount(), 2);
    QSignalSpy reset(&files, &QAbstractItemModel::modelReset);
    view->setSources({a, b});
    QCOMPARE(reset.size(), 0);
    view->view()->setCurrentIndex(files.index(0, 0));
    QVERIFY(!view->chosen().isEmpty());
    view->setSources({b});
    QCOMPARE(files.rowCount(), 1); // known already
    QCOMPARE(files.index(0, 0).data().toString(), QStringLiteral("two.png"));
    QVERIFY(view->chosen().isEmpty());
    view->setSources({});
    QCOMPARE(files.rowCount(), 0);
}

void TestAssetPanel::opening()
{
    write(QStringLiteral("a/one.mdx"), smallMdx());
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")), {{"Units\\Footman.mdx", smallMdx()}}));
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a"))),
                      m_formats.archives().source(path(QStringLiteral("war3.mpq")))});
    QTRY_COMPARE(view->view()->model()->rowCount(), 2);
    QSignalSpy opened(view.get(), &AssetPanel::modelActivated);
    for (const char *name : {"one.mdx", "Units/Footman.mdx"}) {
        view->view()->setCurrentIndex(rowOf(*view, QLatin1String(name)));
        Q_EMIT view->view()->activated(view->view()->currentIndex());
    }
    QCOMPARE(opened.size(), 2);
    QCOMPARE(opened[0][0].toString(), path(QStringLiteral("a/one.mdx")));
    QCOMPARE(opened[1][0].toString(), QString());
    QCOMPARE(view->chosenSource().find(view->chosen(), AssetKind::Any).bytes, smallMdx());
}

/// The list is read again while the menu of a file is open.
void TestAssetPanel::menuOfWhatIsGone()
{
    write(QStringLiteral("a/one.mdx"), smallMdx());
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    QTRY_COMPARE(view->view()->model()->rowCount(), 1);
    QSignalSpy opened(view.get(), &AssetPanel::modelActivated);
    QSignalSpy extracted(view.get(), &AssetPanel::extractRequested);
    for (const bool isGone : {false, true}) {
        view->view()->setCurrentIndex(rowOf(*view, QStringLiteral("one.mdx")));
        QVERIFY(!view->chosen().isEmpty());
        int actions = 0;
        QTimer::singleShot(50, view.get(), [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return;
            if (isGone)
                view->setSources({});
            for (QAction *action : menu->actions()) {
                action->trigger();
                ++actions;
            }
            menu->close();
        });
        Q_EMIT view->view()->customContextMenuRequested({5, 5});
        QCOMPARE(actions, 2);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(extracted.size(), 1);
    }
}

SINEW_TEST(tst_asset_panel, TestAssetPanel)

} // namespace tst_asset_panel
#include "tst_asset_panel.moc"
