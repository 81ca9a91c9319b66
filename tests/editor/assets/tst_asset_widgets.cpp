// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The list of asset sources in the preferences and the browser of their files, used as a user would.

#include "core/assets/folder_source.h"
#include "core/image/codecs/qt_image_codec.h"
#include "editor/browser/asset_browser.h"
#include "editor/browser/asset_panel.h"
#include "editor/browser/texture_drop.h"
#include "editor/builtin_plugins.h"
#include "editor/settings/asset_location.h"
#include "editor/settings/asset_locations_editor.h"
#include "editor/settings/settings.h"
#include "editor/workers/confined_worker.h"
#include "plugins/mpq/format.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>
#include <QUrl>

namespace tst_asset_widgets {

using namespace sinew;

class TestAssetWidgets : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    ArchiveRegistry m_archives;
    FormatRegistry m_formats;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    static QByteArray png(QSize size)
    {
        QImage image(size, QImage::Format_RGBA8888);
        image.fill(Qt::red);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return bytes;
    }
    static QPushButton *button(QWidget &widget, const QString &text)
    {
        for (QPushButton *candidate : widget.findChildren<QPushButton *>())
            if (candidate->text().remove(u'&') == text)
                return candidate;
        return nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_archives.add(createMpqFormat());
        addBuiltinPlugins(m_formats);
        setWorkerCommand({test::programPath()});
    }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path(QStringLiteral("config")));
        m_settings = std::make_unique<Settings>();
        QVERIFY(QDir().mkpath(path(QStringLiteral("project"))));
        QFile file(path(QStringLiteral("project/one.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")),
                                 {{"Textures\\Armor.png", png({40, 20})}, {"Units\\Footman.mdx", "x"}}));
    }
    void statesOfPlaces();
    void reorderAndSwitchOff();
    void browse();
    void extract();
    void gamesOfPlaces();
    void opensModels();
    void texturesAreDropped();
};

/// A place is for the models of one game, which its suffix or the user may determine.
void TestAssetWidgets::gamesOfPlaces()
{
    const QStringList games = m_formats.games();
    QCOMPARE(games.size(), 3);
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("Map.w3x")), {{"a", "x"}}));
    AssetLocationsEditor editor(*m_settings, m_archives, games);
    editor.add(path(QStringLiteral("Map.w3x")));
    editor.add(path(QStringLiteral("project")));
    QCOMPARE(m_settings->assetLocations().at(0).game, QStringLiteral("Warcraft III"));
    QCOMPARE(m_settings->assetLocations().at(1).game, QString());
    auto *box = qobject_cast<QComboBox *>(editor.list()->itemWidget(editor.list()->topLevelItem(1), 1));
    QVERIFY(box);
    QCOMPARE(box->count(), 4);
    box->setCurrentIndex(box->findText(games[1]));
    QCOMPARE(m_settings->assetLocations().at(1).game, games[1]);
    // Moved places keep their games.
    editor.list()->setCurrentItem(editor.list()->topLevelItem(1));
    button(editor, QStringLiteral("Move up"))->click();
    QCOMPARE(m_settings->assetLocations().at(0), (AssetLocation{path(QStringLiteral("project")), true, games[1]}));
}

/// A browser of models opens nothing else.
void TestAssetWidgets::opensModels()
{
    AssetBrowser browser({m_archives.source(path(QStringLiteral("war3.mpq")))}, m_formats, AssetKind::Any, {});
    browser.setOpensModels();
    QAbstractItemModel &files = *browser.files()->view()->model();
    QTRY_COMPARE(files.rowCount(), 2);
    QPushButton *open = button(browser, QStringLiteral("Open"));
    QVERIFY(open && !open->isEnabled());
    for (int row = 0; row < 2; ++row) {
        browser.files()->view()->setCurrentIndex(files.index(row, 0));
        QCOMPARE(open->isEnabled(), browser.chosen().endsWith(QLatin1String(".mdx")));
    }
}

void TestAssetWidgets::texturesAreDropped()
{
    QWidget part;
    part.resize(100, 100);
    TextureDrop drop(
        &part, {QStringLiteral("blp")}, [](const QPoint &point) { return point.x() < 50 ? NodeId(7) : NoNode; },
        nullptr);
    QList<NodeId> objects;
    QStringList paths;
    connect(&drop, &TextureDrop::dropped, &part, [&](NodeId object, const DroppedTexture &texture, const QPoint &) {
        objects.append(object);
        paths.append(texture.path);
    });
    const auto send = [&](const QMimeData &data, const QPointF &at) {
        // Qt sends a drop to the target that took the drag before.
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&part, &enter);
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        event.setAccepted(false);
        QCoreApplication::sendEvent(&part, &event);
        return event.isAccepted();
    };
    QMimeData asset, file, model;
    asset.setData(QLatin1String(assetPathMime), "Textures\\Armor.blp");
    file.setUrls({QUrl::fromLocalFile(QStringLiteral("/a/Cape.BLP"))});
    model.setUrls({QUrl::fromLocalFile(QStringLiteral("/a/Unit.mdx"))});
    QVERIFY(send(asset, {10, 10}));
    QVERIFY(send(file, {10, 10}));
    QVERIFY(!send(asset, {90, 10})); // beside all rows
    QVERIFY(!send(model, {10, 10})); // for the window to open
    QCOMPARE(objects, (QList<NodeId>{7, 7}));
    QCOMPARE(paths, (QStringList{QStringLiteral("Textures\\Armor.blp"), QStringLiteral("/a/Cape.BLP")}));
}

void TestAssetWidgets::statesOfPlaces()
{
    m_settings->setAssetLocations({{path(QStringLiteral("project"))}, {path(QStringLiteral("gone.mpq"))}});
    AssetLocationsEditor editor(*m_settings, m_archives);
    editor.add(path(QStringLiteral("war3.mpq")));
    editor.add(path(QStringLiteral("war3.mpq")));
    editor.add(path(QStringLiteral("project/one.txt")));
    QCOMPARE(editor.list()->topLevelItemCount(), 4);
    const auto state = [&](int row) { return editor.list()->topLevelItem(row)->text(2); };
    QTRY_COMPARE(state(0), QStringLiteral("1 files"));
    QTRY_COMPARE(state(1), QStringLiteral("Not found"));
    QTRY_COMPARE(state(2), QStringLiteral("2 files"));
    QTRY_COMPARE(state(3), QStringLiteral("this is not a folder"));
    QCOMPARE(m_settings->assetLocations().at(2), (AssetLocation{path(QStringLiteral("war3.mpq")), true}));
}

void TestAssetWidgets::reorderAndSwitchOff()
{
    const AssetLocation a{path(QStringLiteral("project"))}, b{path(QStringLiteral("war3.mpq"))};
    m_settings->setAssetLocations({a, b});
    AssetLocationsEditor editor(*m_settings, m_archives);
    QPushButton *up = button(editor, QStringLiteral("Move up")), *down = button(editor, QStringLiteral("Move down"));
    QVERIFY(!up->isEnabled() && !down->isEnabled());
    editor.list()->setCurrentItem(editor.list()->topLevelItem(1));
    QVERIFY(up->isEnabled() && !down->isEnabled());
    up->click();
    QCOMPARE(m_settings->assetLocations(), (QList<AssetLocation>{b, a}));
    editor.list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(m_settings->assetLocations(), (QList<AssetLocation>{{b.path, false}, a}));
    button(editor, QStringLiteral("Remove"))->click();
    QCOMPARE(m_settings->assetLocations(), QList<AssetLocation>{a});
}

void TestAssetWidgets::browse()
{
    AssetBrowser browser({std::make_shared<FolderSource>(path(QStringLiteral("project"))),
                          m_archives.source(path(QStringLiteral("war3.mpq")))},
                         m_formats, AssetKind::Any, QStringLiteral("textures\\armor.PNG"));
    QAbstractItemModel &files = *browser.files()->view()->model();
    QTRY_COMPARE(files.rowCount(), 3);
    // The field's value is selected, and shown.
    QCOMPARE(browser.chosen(), QStringLiteral("Textures\\Armor.png"));
    QTRY_COMPARE(browser.files()->preview()->pixmap().size(), QSize(40, 20));
    browser.files()->kindBox()->setCurrentIndex(browser.files()->kindBox()->findData(int(AssetKind::Model)));
    QCOMPARE(files.rowCount(), 1);
    browser.files()->kindBox()->setCurrentIndex(browser.files()->kindBox()->findData(int(AssetKind::Any)));
    browser.files()->searchField()->setText(QStringLiteral("MOR text"));
    QCOMPARE(files.rowCount(), 1);
    browser.files()->searchField()->setText(QStringLiteral("units\\foot"));
    QCOMPARE(files.rowCount(), 1);
    browser.files()->view()->setCurrentIndex(files.index(0, 0));
    QCOMPARE(browser.chosen(), QStringLiteral("Units\\Footman.mdx"));
}

void TestAssetWidgets::extract()
{
    AssetBrowser browser({m_archives.source(path(QStringLiteral("war3.mpq")))}, m_formats, AssetKind::Image, {});
    QPushButton *extract = button(browser, QStringLiteral("Extract…"));
    QVERIFY(!extract->isEnabled());
    QTRY_COMPARE(browser.files()->view()->model()->rowCount(), 1);
    browser.files()->view()->setCurrentIndex(browser.files()->view()->model()->index(0, 0));
    AssetSearch source;
    QString name;
    connect(&browser, &AssetBrowser::extractRequested, this, [&](const AssetSearch &from, const QString &file) {
        source = from;
        name = file;
    });
    extract->click();
    QCOMPARE(source.find(name, AssetKind::Any).bytes, png({40, 20}));
}

SINEW_TEST(tst_asset_widgets, TestAssetWidgets)

} // namespace tst_asset_widgets
#include "tst_asset_widgets.moc"
