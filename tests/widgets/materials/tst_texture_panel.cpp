// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

#include "core/assets/path_rule.h"
#include "widgets/properties/property_row.h"
#include "widgets/textures/path_dialog.h"
#include "widgets/textures/texture_canvas.h"
#include "widgets/textures/texture_fields.h"
#include "widgets/textures/texture_panel.h"
#include "widgets/textures/texture_viewer.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QToolBar>
#include <QTreeView>
#include <QUrl>

namespace tst_texture_panel {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<Document> sample()
{
    MdxFile f;
    f.textures = {texture(0, "Textures\\Armor.blp", 0), texture(1, "", 0), texture(0, "textures/ARMOR.blp", 0),
                  texture(0, "Unused.blp", 0)};
    f.materials = {material(800, {layer(800, 1), layer(800, 0)}), material(800, {layer(800, 2)})};
    return open(f.bytes());
}

/// 2 × 2: red, green, blue with alpha 128, white; and one grey texel as level 1.
std::shared_ptr<const DecodedImage> picture()
{
    auto image = std::make_shared<DecodedImage>();
    image->hasAlpha = true;
    image->description = "test";
    const unsigned char texels[] = {255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 128, 255, 255, 255, 255};
    const unsigned char grey[] = {100, 100, 100, 200};
    image->levels = {{2, 2, QByteArray(reinterpret_cast<const char *>(texels), 16)},
                     {1, 1, QByteArray(reinterpret_cast<const char *>(grey), 4)}};
    return image;
}

struct Fixture
{
    Fixture()
    {
        TexturePanel::Services services;
        services.states = [](const Document &, const ModelTexture &texture) {
            TextureState state;
            if (texture.slotNumber)
                state.kind = TextureState::Made;
            else if (texture.path == "Unused.blp")
                state.searched = {QStringLiteral("/models: Unused.blp")};
            else
                state = {TextureState::Ready, picture(), QStringLiteral("Textures/Armor.blp"),
                         QStringLiteral("/games/war3"), QStringLiteral("/games/war3/Textures/Armor.blp")};
            return state;
        };
        services.pathFor = [](const Document &, const QString &file) {
            return pathBelow({QStringLiteral("/games/war3")}, file);
        };
        services.browse = [this](const QString &current, const std::function<void(const QString &)> &use) {
            asked = current;
            use(QStringLiteral("Units\\New.blp"));
        };
        page.setServices(services);
        page.resize(1200, 400);
        page.setDocument(document.get());
        page.show();
    }
    QStringList paths() const
    {
        QStringList paths;
        for (const mdx::Texture &texture : mdxOf(*document).data.textures)
            paths += texture.replaceableId
                         ? QStringLiteral("#%1").arg(texture.replaceableId)
                         : QString::fromLatin1(texture.path.view().data(), qsizetype(texture.path.view().size()));
        return paths;
    }
    QString cell(int row, int column) const { return page.model()->index(row, column).data().toString(); }
    void choose(int row) { page.view()->setCurrentIndex(page.view()->model()->index(row, 0)); }

    std::unique_ptr<Document> document = sample();
    TexturePanel page;
    QString asked;
};

} // namespace

class TestTexturePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A file counts once, however its path is spelled and whatever refers to it; slots are not files.
    void countedByPath()
    {
        Fixture f;
        const TextureCounts counts = f.page.model()->counts();
        QCOMPARE(counts.files, 2); // Armor twice, Unused
        QCOMPARE(counts.slots, 1);
        QCOMPARE(counts.missing, 1);
        QCOMPARE(counts.unreadable, 0);
        const TextureCounts same = countTextures(*f.document, f.page.states());
        QCOMPARE(same.files, counts.files);
        QCOMPARE(same.missing, counts.missing);
    }

    /// The counts give way before any button does.
    void buttonsStayBesideALongSummary()
    {
        Fixture f;
        QVERIFY(QTest::qWaitForWindowExposed(&f.page));
        const auto *bar = f.page.findChild<QToolBar *>();
        f.page.resize(bar->sizeHint().width() + 180 + 60, 400); // the search has at most 180
        for (QAction *action : bar->actions())
            QTRY_VERIFY2(bar->widgetForAction(action)->isVisible(), qPrintable(action->text()));
    }

    void searchWithoutHits()
    {
        Fixture f;
        QVERIFY(!f.page.noHits()->isVisibleTo(&f.page));
        f.page.filterEdit()->setText(QStringLiteral("nonsense"));
        QVERIFY(f.page.noHits()->isVisibleTo(&f.page));
        QVERIFY(f.page.noHits()->text().contains(QLatin1String("nonsense")));
        f.page.filterEdit()->clear();
        QVERIFY(!f.page.noHits()->isVisibleTo(&f.page));
    }

    /// At the page's usual width the place of a file can be read, and every column can be resized.
    void columnsFit()
    {
        Fixture f;
        const QHeaderView &header = *f.page.view()->header();
        QCOMPARE(header.visualIndex(TextureModel::PlaceColumn), 1);
        QVERIFY(header.sectionSize(TextureModel::PlaceColumn) >=
                f.page.fontMetrics().horizontalAdvance(QStringLiteral("Textures/Armor.blp in war3")));
        for (int column = 0; column < TextureModel::ColumnCount; ++column) {
            QCOMPARE(header.sectionResizeMode(column), QHeaderView::Interactive);
            QVERIFY(!f.page.model()->index(0, column).data(Qt::ToolTipRole).toString().isEmpty());
        }
    }

    void droppedOnAnObject()
    {
        Fixture f;
        const NodeId first = f.document->model().idAt(at(*f.document, "textures"), 0);
        QVERIFY(f.page.isTexture(first));
        QVERIFY(!f.page.isTexture(f.document->model().idAt(at(*f.document, "materials"), 0)));
        f.page.replace(first, {QStringLiteral("/games/war3/Units/New.blp"), true});
        QCOMPARE(f.paths()[0], QStringLiteral("Units\\New.blp"));
        QCOMPARE(f.document->historyCount(), 1);
    }

    void rules_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("result");
        QTest::addColumn<PathRule>("rule");
        PathRule rule;
        rule.find = QStringLiteral("armor");
        rule.replaceWith = QStringLiteral("Mail");
        QTest::newRow("find") << "Textures\\Armor_ARMOR.blp"
                              << "Textures\\Mail_Mail.blp" << rule;
        rule.matchCase = true;
        QTest::newRow("match case") << "Armor armor"
                                    << "Armor Mail" << rule;
        rule = {};
        rule.isPattern = true;
        rule.find = QStringLiteral("(\\w+)_(\\d+)");
        rule.replaceWith = QStringLiteral("\\2-\\1");
        QTest::newRow("pattern") << "a/Tex_12.blp"
                                 << "a/12-Tex.blp" << rule;
        rule = {};
        rule.changePrefix = true;
        rule.oldPrefix = QStringLiteral("textures/");
        rule.newPrefix = QStringLiteral("war3mapImported\\");
        QTest::newRow("prefix") << "Textures\\Armor.blp"
                                << "war3mapImported\\Armor.blp" << rule;
        QTest::newRow("other prefix") << "Units\\Armor.blp"
                                      << "Units\\Armor.blp" << rule;
        rule.oldPrefix.clear();
        QTest::newRow("before all") << "Armor.blp"
                                    << "war3mapImported\\Armor.blp" << rule;
        rule = {};
        rule.suffix = QStringLiteral("dds");
        QTest::newRow("suffix") << "a.b\\Armor.blp"
                                << "a.b\\Armor.dds" << rule;
        QTest::newRow("no suffix") << "a.b\\Armor"
                                   << "a.b\\Armor" << rule;
        rule = {};
        rule.slashes = PathRule::Slashes::Forward;
        rule.letters = PathRule::Case::Lower;
        rule.dropFolders = false;
        QTest::newRow("slashes and letters") << "A\\B/C.BLP"
                                             << "a/b/c.blp" << rule;
        rule = {};
        rule.dropFolders = true;
        QTest::newRow("names") << "A/B\\C.blp"
                               << "C.blp" << rule;
    }
    void rules()
    {
        QFETCH(QString, path);
        QFETCH(PathRule, rule);
        QTEST(rule.apply(path), "result");
    }

    /// In the order in which the dialog shows them: a prefix stays when the folders go.
    void stepsInOrder()
    {
        PathRule rule;
        rule.dropFolders = rule.changePrefix = true;
        rule.newPrefix = QStringLiteral("war3mapImported\\");
        QCOMPARE(rule.apply(QStringLiteral("Textures\\Armor.blp")), QStringLiteral("war3mapImported\\Armor.blp"));
        PathDialog dialog({{QStringLiteral("Textures\\Armor.blp"), {}}}, {});
        dialog.namesBox()->setChecked(true);
        dialog.prefixBox()->setChecked(true);
        dialog.newPrefixEdit()->setText(QStringLiteral("war3mapImported\\"));
        dialog.suffixBox()->setCurrentIndex(dialog.suffixBox()->findData(QStringLiteral("dds")));
        QStringList seen;
        for (int column = 0; column < dialog.preview()->columnCount(); ++column)
            if (!dialog.preview()->isColumnHidden(column))
                seen << dialog.preview()->item(0, column)->text();
        QCOMPARE(seen, (QStringList{QStringLiteral("Textures\\Armor.blp"), QStringLiteral("Armor.blp"),
                                    QStringLiteral("war3mapImported\\Armor.blp"),
                                    QStringLiteral("war3mapImported\\Armor.dds"), QString()}));
    }

    /// Files found only by their name, and files that the game can't read, are counted separately; the former are fixed
    /// in one step.
    void notAsTheGameFindsIt()
    {
        Fixture f;
        TexturePanel::Services services;
        services.states = [](const Document &, const ModelTexture &texture) {
            TextureState state{TextureState::Ready, picture(), QStringLiteral("Armor.blp"), QStringLiteral("/models")};
            if (texture.slotNumber)
                state.kind = TextureState::Made;
            else if (texture.path == "Unused.blp")
                state.path = QStringLiteral("Unused.png");
            else
                state.byNameAlone = true;
            return state;
        };
        f.page.setServices(services);
        f.page.refresh();
        QCOMPARE(f.page.model()->count(TextureModel::Misfit::OtherPlace), 2);
        QCOMPARE(f.page.model()->count(TextureModel::Misfit::OtherFormat), 1);
        QCOMPARE(f.page.model()->counts().missing, 0);
        QCOMPARE(f.page.model()->counts().elsewhere, 1);
        QCOMPARE(f.page.model()->counts().unfit, 1);
        QVERIFY(f.page.summary()->text().contains(QLatin1String("1 in another place")));
        QCOMPARE(countTextures(*f.document, f.page.states()).elsewhere, 1); // one file, however many objects name it
        QVERIFY(f.cell(0, TextureModel::PlaceColumn).contains(QLatin1String("the game looks for Textures\\Armor.blp")));
        QVERIFY(f.cell(3, TextureModel::PlaceColumn).contains(QLatin1String("can't read")));
        f.page.action("missing")->setChecked(true);
        QCOMPARE(f.page.view()->model()->rowCount(), 3);
        const int steps = f.document->historyCount();
        f.page.action("useFound")->trigger();
        QCOMPARE(f.document->historyCount(), steps + 1);
        QCOMPARE(f.paths()[0], QStringLiteral("Armor.blp"));
        QCOMPARE(f.paths()[2], QStringLiteral("Armor.blp"));
        QCOMPARE(f.paths()[3], QStringLiteral("Unused.blp"));
    }

    void brokenPatterns()
    {
        PathRule rule;
        rule.isPattern = true;
        rule.find = QStringLiteral("(");
        QVERIFY(!rule.problem().isEmpty());
        QCOMPARE(rule.apply(QStringLiteral("a(b")), QStringLiteral("a(b"));
    }

    void rows()
    {
        Fixture f;
        QCOMPARE(f.page.model()->rowCount(), 4);
        QCOMPARE(f.cell(0, TextureModel::SizeColumn), QStringLiteral("2 × 2"));
        QCOMPARE(f.cell(0, TextureModel::MipsColumn), QStringLiteral("2"));
        QCOMPARE(f.cell(0, TextureModel::UsersColumn), QStringLiteral("1"));
        QCOMPARE(f.cell(1, TextureModel::TextureColumn), QStringLiteral("Team colour"));
        QCOMPARE(f.cell(3, TextureModel::PlaceColumn), QStringLiteral("Not found"));
        QVERIFY(f.page.model()
                    ->index(3, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .contains(QLatin1String("/models: Unused.blp")));
        f.page.action("missing")->setChecked(true);
        QCOMPARE(f.page.view()->model()->rowCount(), 1);
        f.page.action("missing")->setChecked(false);
        f.page.filterEdit()->setText(QStringLiteral("armor"));
        QCOMPARE(f.page.view()->model()->rowCount(), 2);
    }

    /// One selection: rows set it, and follow what uses a texture.
    void selection()
    {
        Fixture f;
        f.choose(2);
        QCOMPARE(f.document->selection().current(), object(*f.document, "textures", 2));
        f.document->selection().select(f.document->model().idAt(at(*f.document, "materials[0].layers"), 1));
        QCOMPARE(f.page.chosenRows(), std::vector<int>{0});
        QCOMPARE(f.page.userList()->count(), 1);
        QSignalSpy jumps(&f.document->selection(), &Selection::fieldRequested);
        Q_EMIT f.page.userList()->itemActivated(f.page.userList()->item(0));
        QCOMPARE(jumps.count(), 1);
    }

    void editsAreUndone()
    {
        Fixture f;
        const QByteArray before = saved(*f.document);
        f.page.model()->setData(f.page.model()->index(1, 0), QStringLiteral("Team.blp"),
                                Qt::EditRole); // a path takes the slot's place
        QCOMPARE(f.paths()[1], QStringLiteral("Team.blp"));
        f.choose(0);
        f.page.action("replace")->trigger();
        QCOMPARE(f.asked, QStringLiteral("Textures\\Armor.blp"));
        QCOMPARE(f.paths()[0], QStringLiteral("Units\\New.blp"));
        f.document->undo();
        f.page.action("merge")->trigger();
        QCOMPARE(f.paths(), (QStringList{QStringLiteral("Textures\\Armor.blp"), QStringLiteral("Team.blp"),
                                         QStringLiteral("Unused.blp")}));
        QCOMPARE(f.page.model()->rowCount(), 3);
        f.page.action("unused")->trigger();
        QCOMPARE(f.paths().size(), 2);
        f.page.action("add")->trigger();
        QCOMPARE(f.paths().size(), 3);
        QCOMPARE(f.page.chosenRows(), std::vector<int>{2});
        while (f.document->canUndo())
            f.document->undo();
        COMPARE_BYTES(saved(*f.document), before);
    }

    /// The bits of Texture::flags: 1 width, 2 height.
    void wrapping()
    {
        Fixture f;
        const QByteArray before = saved(*f.document);
        TextureModel *model = f.page.model();
        const auto flags = [&](std::size_t row) { return mdxOf(*f.document).data.textures[row].flags; };
        const QModelIndex x = model->index(0, TextureModel::WrapXColumn),
                          y = model->index(2, TextureModel::WrapYColumn);
        QCOMPARE(x.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QVERIFY(model->setData(x, int(Qt::Checked), Qt::CheckStateRole));
        QCOMPARE(flags(0), 1u);
        QCOMPARE(x.data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QVERIFY(f.page.view()->selectionModel()->selectedRows().isEmpty());
        // The chosen ones together, another one alone.
        f.page.view()->selectAll();
        model->setData(y, int(Qt::Checked), Qt::CheckStateRole);
        QCOMPARE((std::vector{flags(0), flags(1), flags(2), flags(3)}), (std::vector{3u, 2u, 2u, 2u}));
        QVERIFY(f.page.action("wrapY")->isChecked() && !f.page.action("wrapX")->isChecked());
        f.choose(1);
        model->setData(y, int(Qt::Unchecked), Qt::CheckStateRole);
        QCOMPARE((std::vector{flags(1), flags(2)}), (std::vector{2u, 0u}));
        f.page.action("wrapX")->trigger();
        QCOMPARE(flags(1), 3u);
        while (f.document->canUndo())
            f.document->undo();
        COMPARE_BYTES(saved(*f.document), before);
        QCOMPARE(x.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    }

    /// The texture shown in place of the game's can be chosen beside the list, for several at once.
    void replaceableId()
    {
        Fixture f;
        f.choose(1);
        QCOMPARE(f.page.fields()->rows().size(), std::size_t(1));
        PropertyRow *row = f.page.fields()->rows().front();
        auto *box = row->findChild<QComboBox *>();
        QVERIFY(box);
        QCOMPARE(box->currentText(), QStringLiteral("Team colour"));
        const int glow = box->findText(QStringLiteral("Team glow"));
        box->setCurrentIndex(glow);
        Q_EMIT box->activated(glow);
        QCOMPARE(f.paths()[1], QStringLiteral("#2"));
        QCOMPARE(f.cell(1, TextureModel::TextureColumn), QStringLiteral("Team glow"));
        f.document->undo();
        QCOMPARE(f.paths()[1], QStringLiteral("#1"));
        f.page.view()->selectAll();
        QCOMPARE(f.page.fields()->rows().front()->binding().count(), std::size_t(4));
        f.page.setDocument(nullptr);
        QVERIFY(f.page.fields()->rows().empty());
    }

    void drops()
    {
        Fixture f;
        TextureModel *model = f.page.model();
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(QStringLiteral("/games/war3/Units/Drop.blp"))});
        QVERIFY(model->canDropMimeData(&files, Qt::CopyAction, -1, -1, model->index(3, 0)));
        model->dropMimeData(&files, Qt::CopyAction, -1, -1, model->index(3, 0));
        QCOMPARE(f.paths()[3], QStringLiteral("Units\\Drop.blp"));
        QMimeData asset;
        asset.setData(QLatin1String(assetPathMime), "Textures\\Other.blp");
        model->dropMimeData(&asset, Qt::CopyAction, -1, -1, model->index(0, 0));
        QCOMPARE(f.paths()[0], QStringLiteral("Textures\\Other.blp"));
        QVERIFY(!model->canDropMimeData(&asset, Qt::CopyAction, -1, -1, {}));
    }

    void tooLongPathsAreRefused()
    {
        Fixture f;
        const QByteArray before = saved(*f.document);
        QSignalSpy notices(&f.page, &TexturePanel::notice);
        f.page.model()->setData(f.page.model()->index(0, 0), QString(261, QLatin1Char('x')), Qt::EditRole);
        QCOMPARE(notices.count(), 1);
        COMPARE_BYTES(saved(*f.document), before);
    }

    void manyPathsAtOnce()
    {
        Fixture f;
        f.page.action("paths")->trigger();
        auto *dialog = f.page.findChild<PathDialog *>();
        QVERIFY(dialog);
        QCOMPARE(dialog->preview()->rowCount(), 3);            // not the team colour
        QVERIFY(!dialog->chosenButton()->isVisibleTo(dialog)); // nothing is chosen: no question
        QVERIFY(!dialog->applyButton()->isEnabled());
        dialog->findEdit()->setText(QStringLiteral("("));
        dialog->patternBox()->setChecked(true);
        QVERIFY(!dialog->applyButton()->isEnabled());
        dialog->findEdit()->clear();
        dialog->foundBox()->setChecked(true);
        QCOMPARE(dialog->results(), (QStringList{QStringLiteral("Textures\\Armor.blp"),
                                                 QStringLiteral("Textures\\Armor.blp"), QStringLiteral("Unused.blp")}));
        dialog->suffixBox()->setCurrentIndex(dialog->suffixBox()->findData(QStringLiteral("dds")));
        QCOMPARE(dialog->preview()->item(2, 8)->text(), QStringLiteral("Unused.dds"));
        dialog->accept();
        QCOMPARE(f.paths(), (QStringList{QStringLiteral("Textures\\Armor.dds"), QStringLiteral("#1"),
                                         QStringLiteral("Textures\\Armor.dds"), QStringLiteral("Unused.dds")}));
        f.document->undo();
        QVERIFY(!f.document->canUndo());
    }

    /// If some are chosen, only they change unless all are requested.
    void pathsOfTheChosen()
    {
        Fixture f;
        const QStringList before = f.paths();
        f.choose(3);
        f.page.action("paths")->trigger();
        auto *dialog = f.page.findChild<PathDialog *>();
        QVERIFY(dialog);
        QVERIFY(dialog->chosenButton()->isVisibleTo(dialog) && dialog->chosenButton()->isChecked());
        dialog->suffixBox()->setCurrentIndex(dialog->suffixBox()->findData(QStringLiteral("dds")));
        QCOMPARE(dialog->results(), (QStringList{QStringLiteral("Textures\\Armor.blp"),
                                                 QStringLiteral("textures/ARMOR.blp"), QStringLiteral("Unused.dds")}));
        QVERIFY(dialog->preview()->isRowHidden(0) && dialog->preview()->isRowHidden(1) &&
                !dialog->preview()->isRowHidden(2));
        dialog->allButton()->setChecked(true);
        QCOMPARE(dialog->results().front(), QStringLiteral("Textures\\Armor.dds"));
        QVERIFY(!dialog->preview()->isRowHidden(0));
        dialog->chosenButton()->setChecked(true);
        dialog->accept();
        QCOMPARE(f.paths(), (QStringList{before[0], before[1], before[2], QStringLiteral("Unused.dds")}));
        f.document->undo();
        QCOMPARE(f.paths(), before);
    }

    void viewer()
    {
        TextureViewer viewer;
        viewer.resize(300, 300);
        viewer.setImage(picture());
        QCOMPARE(viewer.levelBox()->count(), 2);
        QCOMPARE(viewer.canvas()->picture().pixelColor(0, 1), QColor(0, 0, 255, 128));
        viewer.channelBox()->setCurrentIndex(viewer.channelBox()->findData(TextureViewer::Alpha));
        QCOMPARE(viewer.canvas()->picture().pixelColor(0, 1), QColor(128, 128, 128));
        viewer.channelBox()->setCurrentIndex(viewer.channelBox()->findData(TextureViewer::Green));
        QCOMPARE(viewer.canvas()->picture().pixelColor(1, 0), QColor(255, 255, 255));
        viewer.levelBox()->setCurrentIndex(1);
        QCOMPARE(viewer.canvas()->picture().size(), QSize(1, 1));
        viewer.levelBox()->setCurrentIndex(0);
        Q_EMIT viewer.canvas()->hovered({0, 1});
        QCOMPARE(viewer.readout(), QStringLiteral("0, 1: 0 0 255 · 128 (#0000ff)"));
        viewer.setImage(nullptr, QStringLiteral("none"));
        QVERIFY(viewer.canvas()->picture().isNull());
    }

    /// The texel under the pointer stays there.
    void zoomKeepsTheTexelUnderThePointer()
    {
        TextureCanvas canvas;
        canvas.resize(200, 200);
        QImage picture(64, 64, QImage::Format_RGBA8888);
        picture.fill(Qt::red);
        canvas.setPicture(picture);
        QCOMPARE(canvas.zoom(), 3.0); // whole texels, as large as it fits
        const QPoint before = canvas.texelAt({50, 120});
        canvas.setZoom(12, {50, 120});
        QCOMPARE(canvas.texelAt({50, 120}), before);
        canvas.fit();
        QCOMPARE(canvas.zoom(), 3.0);
    }
};

SINEW_TEST(tst_texture_panel, TestTexturePanel)

} // namespace tst_texture_panel
#include "tst_texture_panel.moc"
