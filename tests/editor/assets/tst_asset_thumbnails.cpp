// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The thumbnails of asset files: which are made, what is kept of them, and files that have none.

#include "asset_panel_fixture.h"
#include "core/assets/folder_source.h"
#include "editor/browser/asset_files_model.h"
#include "editor/browser/asset_panel.h"
#include "editor/thumbnails/thumbnail_store.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QAbstractProxyModel>
#include <QBitmap>
#include <QDeadlineTimer>
#include <QDir>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QTreeView>

namespace tst_asset_thumbnails {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The longest time for which the event loop was blocked.
class Pulse
{
public:
    Pulse()
    {
        m_clock.start();
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer,
                         [this] { m_longest = std::max(m_longest, m_clock.restart()); });
        m_timer.start(1);
    }
    qint64 longest() const { return m_longest; }
    /// What has just been done; the longest stall is attributed to it.
    void blame(const QString &what)
    {
        if (m_clock.elapsed() > m_blamed) {
            m_blamed = m_clock.elapsed();
            m_culprit = what;
        }
    }
    QString culprit() const { return m_culprit; }

private:
    qint64 m_blamed = 0;
    QString m_culprit;
    QTimer m_timer;
    QElapsedTimer m_clock;
    qint64 m_longest = 0;
};

} // namespace

class TestAssetThumbnails : public QObject, AssetPanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addFormats(); }
    void init() { newFolder(); }
    void onlyVisibleThumbnails_data();
    void onlyVisibleThumbnails();
    void storedThumbnails();
    void storedFailures();
    void readingAhead();
    void editedFile();
    void unreadableFiles();
    void storeIsBounded();
    void corpus();
};

void TestAssetThumbnails::onlyVisibleThumbnails_data()
{
    QTest::addColumn<bool>("grid");
    QTest::newRow("list") << false;
    QTest::newRow("grid") << true;
}

void TestAssetThumbnails::onlyVisibleThumbnails()
{
    QFETCH(bool, grid);
    const auto view = makeView();
    const auto source = std::make_shared<ManyFiles>();
    view->setGrid(grid);
    view->resize(700, 400);
    view->show();
    view->setSources({source});
    QTRY_COMPARE(view->view()->model()->rowCount(), int(ManyFiles::count));
    QVERIFY(QTest::qWaitForWindowExposed(view.get()));
    QTRY_VERIFY(source->reads > 0 && !view->thumbnails().isBusy());
    // What fits into 700 × 400 pixels: about ten rows of 32 pixels, or a grid of six by four.
    const int first = source->reads;
    QVERIFY2(first >= 6 && first <= 60, qPrintable(QString::number(first)));
    // To the end in one go: files in between are not read.
    QAbstractItemView *shown = grid ? static_cast<QAbstractItemView *>(view->grid()) : view->view();
    shown->verticalScrollBar()->setValue(shown->verticalScrollBar()->maximum());
    QTRY_VERIFY(source->reads > first && !view->thumbnails().isBusy());
    QVERIFY2(source->reads <= 2 * 60, qPrintable(QString::number(source->reads)));
    const QModelIndex last = view->view()->model()->index(ManyFiles::count - 1, 0);
    QVERIFY(!last.data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(last.data(Qt::ToolTipRole).toString().contains(QStringLiteral("8 × 8 pixels")));
    // All hold the same: one picture was made per thumbnail that was in progress before the first was kept.
    QVERIFY(view->thumbnails().picturesMade() < first);
}

void TestAssetThumbnails::storedThumbnails()
{
    write(QStringLiteral("a/one.png"), png({400, 200}));
    write(QStringLiteral("a/two.png"), png({20, 40}, Qt::blue));
    for (const bool second : {false, true}) {
        const auto view = makeView();
        view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
        QTRY_COMPARE(view->view()->model()->rowCount(), 2);
        for (int row = 0; row < 2; ++row)
            view->view()->model()->index(row, 0).data(Qt::DecorationRole);
        QTRY_VERIFY(!view->thumbnails().isBusy());
        QCOMPARE(view->thumbnails().filesRead(), 2);
        QCOMPARE(view->thumbnails().picturesMade(), second ? 0 : 2);
        const QModelIndex one = view->view()->model()->index(0, 0);
        const auto covered = [&](int row) {
            const QImage icon =
                view->view()->model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().pixmap(96, 96).toImage();
            return QRegion(QBitmap::fromImage(icon.createAlphaMask())).boundingRect();
        };
        QCOMPARE(covered(0), QRect(0, 24, 96, 48));  // half as large
        QCOMPARE(covered(1), QRect(38, 28, 20, 40)); // as it is
        QVERIFY(one.data(Qt::ToolTipRole).toString().contains(QStringLiteral("400 × 200 pixels")));
    }
}

/// A file without a picture is tried once; again when the user asks for it.
void TestAssetThumbnails::storedFailures()
{
    write(QStringLiteral("a/bad.mdx"), "no model at all");
    write(QStringLiteral("a/bad.png"), "no picture at all");
    const auto source = std::make_shared<FolderSource>(path(QStringLiteral("a")));
    const auto ask = [](AssetPanel &view) {
        for (int row = 0; row < 2; ++row)
            view.view()->model()->index(row, 0).data(Qt::DecorationRole);
    };
    QStringList said;
    for (const bool second : {false, true}) {
        const auto view = makeView();
        view->setSources({source});
        QTRY_COMPARE(view->view()->model()->rowCount(), 2);
        ask(*view);
        QTRY_VERIFY(!view->thumbnails().isBusy());
        QCOMPARE(view->thumbnails().picturesMade(), second ? 0 : 2);
        QStringList tips;
        for (int row = 0; row < 2; ++row)
            tips.append(view->view()->model()->index(row, 0).data(Qt::ToolTipRole).toString().section(u'\n', 2));
        QVERIFY(!tips[0].isEmpty() && !tips[1].isEmpty());
        QCOMPARE(tips, second ? said : tips);
        said = tips;
        if (!second)
            continue;
        view->refresh();
        QTRY_COMPARE(view->view()->model()->rowCount(), 2);
        ask(*view);
        QTRY_VERIFY(!view->thumbnails().isBusy());
        QCOMPARE(view->thumbnails().picturesMade(), 2);
    }
    // Different content is a different file.
    write(QStringLiteral("a/bad.png"), png({4, 4}));
    const auto view = makeView();
    view->setSources({source});
    QTRY_COMPARE(view->view()->model()->rowCount(), 2);
    ask(*view);
    QTRY_VERIFY(rowOf(*view, QStringLiteral("bad.png"))
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QStringLiteral("4 × 4 pixels")));
}

/// Threads don't wait for the event loop to hand out one file after the other.
void TestAssetThumbnails::readingAhead()
{
    Thumbnails thumbnails(m_formats, path(QStringLiteral("cache")));
    const auto source = std::make_shared<ManyFiles>(8);
    const QStringList files = source->list().files;
    for (int id = 0; id < files.size(); ++id)
        thumbnails.find(id, source, files[id], AssetKind::Image);
    for (QDeadlineTimer limit(30000); source->reads < 8 && !limit.hasExpired();)
        QThread::msleep(1);
    QCOMPARE(int(source->reads), 8);
    QTRY_VERIFY(!thumbnails.isBusy());
}

void TestAssetThumbnails::editedFile()
{
    write(QStringLiteral("a/one.png"), png({8, 8}));
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    const auto colour = [&] {
        const QIcon icon = view->view()->model()->index(0, 0).data(Qt::DecorationRole).value<QIcon>();
        const QImage picture = icon.pixmap(96, 96).toImage();
        return picture.width() < 96 ? QColor() : picture.pixelColor(48, 48);
    };
    QTRY_COMPARE(view->view()->model()->rowCount(), 1);
    QTRY_COMPARE(colour(), QColor(Qt::red));
    write(QStringLiteral("a/one.png"), png({8, 8}, Qt::green));
    view->refresh();
    QTRY_COMPARE(view->view()->model()->rowCount(), 1);
    QTRY_COMPARE(colour(), QColor(Qt::green));
}

void TestAssetThumbnails::unreadableFiles()
{
    write(QStringLiteral("a/bad.mdx"), "no model at all");
    write(QStringLiteral("a/bad.png"), "no picture at all");
    write(QStringLiteral("a/gone.png"), png({4, 4}));
    const auto view = makeView();
    view->setSources({std::make_shared<FolderSource>(path(QStringLiteral("a")))});
    QTRY_COMPARE(view->view()->model()->rowCount(), 3);
    QVERIFY(QFile::remove(path(QStringLiteral("a/gone.png"))));
    const auto tip = [&](const char *name) {
        const QModelIndex row = rowOf(*view, QLatin1String(name));
        row.data(Qt::DecorationRole);
        return row.data(Qt::ToolTipRole).toString().section(u'\n', 2);
    };
    QTRY_VERIFY(tip("bad.mdx").contains(QStringLiteral("unknown format")));
    QTRY_VERIFY(!tip("bad.png").isEmpty());
    QTRY_COMPARE(tip("gone.png"), QStringLiteral("The file can't be read."));
    view->view()->setCurrentIndex(rowOf(*view, QStringLiteral("gone.png")));
    QTRY_VERIFY(view->details()->text().endsWith(QStringLiteral("The file can't be read.")));
}

void TestAssetThumbnails::storeIsBounded()
{
    const QString folder = path(QStringLiteral("cache"));
    ThumbnailStore store(folder, 2000);
    QImage noise(40, 40, QImage::Format_RGB32);
    for (int i = 0; i < 1600; ++i)
        noise.setPixel(i % 40, i / 40, QRgb(i) * 2654435761u);
    QStringList keys;
    for (int i = 0; i < 3; ++i) {
        keys.append(ThumbnailStore::keyOf(QByteArray::number(i), 96));
        store.insert(keys[i], noise);
        QFile file(folder + u'/' + keys[i] + QStringLiteral(".png"));
        QVERIFY(!file.exists() || file.open(QIODevice::ReadWrite));
        if (file.isOpen())
            file.setFileTime(QDateTime::currentDateTime().addDays(i - 10), QFileDevice::FileModificationTime);
    }
    // One alone is above this limit.
    ThumbnailStore(folder, 1).trim();
    QVERIFY(QDir(folder).entryList(QDir::Files).isEmpty());
    for (const QString &key : keys)
        store.insert(key, noise);
    const qint64 each = QFileInfo(folder + u'/' + keys[1] + QStringLiteral(".png")).size();
    QVERIFY(each > 0);
    QFile old(folder + u'/' + keys[1] + QStringLiteral(".png"));
    QVERIFY(old.open(QIODevice::ReadWrite));
    QVERIFY(old.setFileTime(QDateTime::currentDateTime().addDays(-10), QFileDevice::FileModificationTime));
    old.close();
    ThumbnailStore roomy(folder, QDir(folder).entryList(QDir::Files).size() * each - 1);
    roomy.trim();
    QVERIFY(roomy.find(keys[1]).isNull());
    QCOMPARE(roomy.find(keys[2]), noise);
    // A folder that can't be written keeps nothing and breaks nothing.
    write(QStringLiteral("file"), "x");
    ThumbnailStore nowhere(path(QStringLiteral("file/below")));
    nowhere.insert(keys[0], noise);
    QVERIFY(nowhere.find(keys[0]).isNull());
}

/// Every picture of the corpus is read cold and found warm; prints how long both took.
void TestAssetThumbnails::corpus()
{
    SINEW_NEEDS_CORPUS();
    const QString folder = test::sharedPath("corpus");
    const QStringList pictures =
        test::corpusFiles("", {QStringLiteral("blp"), QStringLiteral("dds"), QStringLiteral("tga")});
    for (const bool warm : {false, true}) {
        QElapsedTimer timer;
        timer.start();
        const auto view = makeView();
        view->resize(700, 400);
        view->show();
        Pulse pulse;
        connect(&view->thumbnails(), &Thumbnails::arrived, view.get(),
                [&pulse, model = view->view()->model()](int row) {
                    const auto *files = static_cast<const AssetFilesModel *>(
                        static_cast<const QAbstractProxyModel *>(model)->sourceModel());
                    pulse.blame(files->file(row).path);
                });
        view->setSources({std::make_shared<FolderSource>(folder)});
        QTRY_VERIFY_WITH_TIMEOUT(!view->isListing(), 60000);
        const QAbstractItemModel &files = *view->view()->model();
        const qint64 listed = timer.elapsed();
        int ready = 0, failed = 0;
        for (const AssetKind kind : {AssetKind::Image, AssetKind::Model}) {
            view->setKind(kind);
            for (int first = 0; first < files.rowCount(); first += Thumbnails::maxWaiting) {
                const int end = std::min(files.rowCount(), first + Thumbnails::maxWaiting);
                for (int row = first; row < end; ++row)
                    files.index(row, 0).data(Qt::DecorationRole);
                // Not QTRY_VERIFY, which sleeps between the events that it handles.
                while (view->thumbnails().isBusy())
                    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            }
            qInfo("%s: %d %s after %lld ms, %d made", warm ? "warm" : "cold", files.rowCount(),
                  kind == AssetKind::Image ? "pictures" : "models", timer.elapsed(), view->thumbnails().picturesMade());
            if (kind == AssetKind::Image) {
                const auto &proxy = static_cast<const QAbstractProxyModel &>(files);
                for (int row = 0; row < files.rowCount(); ++row) {
                    const int source = proxy.mapToSource(files.index(row, 0)).row();
                    test::sawCorpusFile(static_cast<const AssetFilesModel *>(proxy.sourceModel())->diskPath(source));
                    ++(files.index(row, 0).data(Qt::ToolTipRole).toString().contains(u'×') ? ready : failed);
                }
                // The fact that there is none is kept as well.
                QCOMPARE(view->thumbnails().picturesMade(), warm ? 0 : ready + failed);
            }
            qInfo("longest stall of the event loop: %lld ms, about %s", pulse.longest(), qPrintable(pulse.culprit()));
            // A scan that blocked the window would be one long stall.
            QVERIFY2(pulse.longest() * 4 < std::max<qint64>(timer.elapsed(), 400),
                     qPrintable(QString::number(pulse.longest())));
            if (!test::isFullTier())
                break; // drawing takes minutes
        }
        qInfo("listed in %lld ms", listed);
        QVERIFY(ready > 0);
        QVERIFY(ready + failed >= pictures.size());
    }
}

SINEW_TEST(tst_asset_thumbnails, TestAssetThumbnails)

} // namespace tst_asset_thumbnails
#include "tst_asset_thumbnails.moc"
