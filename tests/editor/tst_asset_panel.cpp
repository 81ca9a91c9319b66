// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The files of asset sources with their thumbnails, as the dock and the dialog show them.

#include "core/assets/folder_source.h"
#include "editor/browser/asset_files_model.h"
#include "editor/browser/asset_panel.h"
#include "editor/builtin_plugins.h"
#include "editor/thumbnails/thumbnail_store.h"
#include "tests/editor/small_mdx.h"
#include "tests/plugins/mpq_maker.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"
#include "widgets/textures/texture_model.h"

#include <QAbstractProxyModel>
#include <QBitmap>
#include <QBuffer>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QTreeView>

namespace tst_asset_panel {

using namespace sinew;
using sinew::test::smallMdx;

namespace {

QByteArray png(QSize size, Qt::GlobalColor colour = Qt::red)
{
    QImage image(size, QImage::Format_RGBA8888);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Pictures that exist only by name.
class ManyFiles final : public AssetSource
{
public:
    static constexpr int count = 10000;
    explicit ManyFiles(int number = count) : m_number(number) {}
    QString name() const override { return QStringLiteral("/many"); }
    std::optional<QString> locate(const QString &path) const override { return path; }
    std::optional<Asset> read(const QString &path) const override
    {
        ++reads;
        return Asset{m_bytes, path};
    }
    AssetListing list() const override
    {
        AssetListing listing{AssetListing::Readable};
        for (int i = 0; i < m_number; ++i)
            listing.files.append(QStringLiteral("Textures/picture%1.png").arg(i, 5, 10, QLatin1Char('0')));
        return listing;
    }
    QString diskPath(const QString &located) const override { return QStringLiteral("/many/") + located; }
    mutable std::atomic<int> reads = 0;

private:
    int m_number;
    QByteArray m_bytes = png({8, 8});
};

/// How long the event loop was away at most.
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
    /// What has just been done; the longest stall is put down to it.
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

class TestAssetPanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    FormatRegistry m_formats;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &bytes)
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::unique_ptr<AssetPanel> makeView() const
    {
        return std::make_unique<AssetPanel>(m_formats, AssetPanel::Preview::None, nullptr,
                                            path(QStringLiteral("cache")));
    }
    static QModelIndex rowOf(const AssetPanel &view, const QString &file)
    {
        const QAbstractItemModel &model = *view.view()->model();
        const QModelIndexList found = model.match(model.index(0, 0), Qt::DisplayRole, file, 1, Qt::MatchExactly);
        return found.value(0);
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void onlyVisibleThumbnails_data();
    void onlyVisibleThumbnails();
    void searchAndFilters();
    void gridIsEven();
    void dragging();
    void storedThumbnails();
    void storedFailures();
    void scrolling();
    void readingAhead();
    void editedFile();
    void unreadableFiles();
    void strangeFolder();
    void storeIsBounded();
    void sourcesComeAndGo();
    void opening();
    void corpus();
};

void TestAssetPanel::onlyVisibleThumbnails_data()
{
    QTest::addColumn<bool>("grid");
    QTest::newRow("list") << false;
    QTest::newRow("grid") << true;
}

void TestAssetPanel::onlyVisibleThumbnails()
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
    // To the end in one go: what lies between is not read.
    QAbstractItemView *shown = grid ? static_cast<QAbstractItemView *>(view->grid()) : view->view();
    shown->verticalScrollBar()->setValue(shown->verticalScrollBar()->maximum());
    QTRY_VERIFY(source->reads > first && !view->thumbnails().isBusy());
    QVERIFY2(source->reads <= 2 * 60, qPrintable(QString::number(source->reads)));
    const QModelIndex last = view->view()->model()->index(ManyFiles::count - 1, 0);
    QVERIFY(!last.data(Qt::DecorationRole).value<QIcon>().isNull());
    QVERIFY(last.data(Qt::ToolTipRole).toString().contains(QStringLiteral("8 × 8 pixels")));
    // All hold the same: one picture was made, for as many as were at work before it was kept.
    QVERIFY(view->thumbnails().picturesMade() < first);
}

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

/// Whatever icon comes first.
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
    // Models go as files, where they are some.
    QCOMPARE(dragged("Units/Cape.mdx")->urls(),
             QList<QUrl>{QUrl::fromLocalFile(path(QStringLiteral("a/Units/Cape.mdx")))});
    QVERIFY(canDrag("Units/Cape.mdx"));
    // Those of archives say where they are.
    QVERIFY(canDrag("Units/Footman.mdx") && !canDrag("notes.txt"));
    QVERIFY(dragged("Units/Footman.mdx")->urls().isEmpty());
    QCOMPARE(dragged("Units/Footman.mdx")->data(QLatin1String(archivedModelMime)),
             path(QStringLiteral("war3.mpq")).toUtf8() + "\nUnits/Footman.mdx");
}

void TestAssetPanel::storedThumbnails()
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

/// A file without a picture is looked at once; again when the user wants it.
void TestAssetPanel::storedFailures()
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
    // Another content is another file.
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

/// Threads don't wait for the event loop to hand out one file after the other.
void TestAssetPanel::readingAhead()
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

void TestAssetPanel::editedFile()
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

void TestAssetPanel::unreadableFiles()
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

/// Links in a circle, odd names, a folder that is called like a picture, and one that is not there.
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

void TestAssetPanel::storeIsBounded()
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
    // A folder that can't be written keeps nothing and disturbs nobody.
    write(QStringLiteral("file"), "x");
    ThumbnailStore nowhere(path(QStringLiteral("file/below")));
    nowhere.insert(keys[0], noise);
    QVERIFY(nowhere.find(keys[0]).isNull());
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

/// Every picture of the corpus is read cold and found warm; says how long both took.
void TestAssetPanel::corpus()
{
    SINEW_NEEDS_CORPUS();
    const QString folder = test::sharedPath("corpus");
    const QStringList pictures =
        test::corpusFiles("", {QStringLiteral("blp"), QStringLiteral("dds"), QStringLiteral("tga")});
    ThumbnailWorker::setCommand({test::programPath(), {QStringLiteral("thumbnail-worker")}});
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
                // That there is none is kept as well.
                QCOMPARE(view->thumbnails().picturesMade(), warm ? 0 : ready + failed);
            }
            qInfo("longest stall of the event loop: %lld ms, about %s", pulse.longest(), qPrintable(pulse.culprit()));
            // A scan that blocked the window would be one stall.
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

SINEW_TEST(tst_asset_panel, TestAssetPanel)

} // namespace tst_asset_panel
#include "tst_asset_panel.moc"
