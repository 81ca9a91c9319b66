// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "tests/widgets/materials/material_fixture.h"

#include "plugins/m2/format.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>

namespace tst_material_panel {

using namespace sinew;
using namespace sinew::test;

class TestMaterialPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listAndStack()
    {
        MaterialFixture f;
        QCOMPARE(f.page.list()->topLevelItemCount(), 3);
        QCOMPARE(f.page.cards().size(), std::size_t(2));
        QVERIFY(f.page.list()->isColumnHidden(1)); // all are SD
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(1));
        QCOMPARE(f.page.cards().size(), std::size_t(1));
        // Also before the outer event loop, which a context menu blocks, deletes the old cards.
        QCoreApplication::processEvents();
        const auto rows = f.page.cards()[0]->findChildren<PropertyRow *>();
        QCOMPARE(std::count_if(rows.begin(), rows.end(),
                               [&f](const PropertyRow *row) { return row->isVisibleTo(f.page.cards()[0]); }),
                 std::ptrdiff_t(f.page.cards()[0]->rows().size()));
        QCOMPARE(f.document->selection().current(), object(*f.document, "materials", 1));
        // The selection elsewhere is shown: a layer, a geoset that uses the material.
        f.document->selection().select(f.document->model().idAt(at(*f.document, "materials[0].layers"), 1));
        QCOMPARE(f.page.current(), object(*f.document, "materials", 0));
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        f.document->selection().select(object(*f.document, "geosets", 0));
        QCOMPARE(f.page.current(), object(*f.document, "materials", mdxOf(*f.document).data.geosets[0].materialId));
        QVERIFY(!f.page.noHits()->isVisibleTo(&f.page));
        f.page.filterEdit()->setText(QStringLiteral("nonsense"));
        QVERIFY(f.page.list()->topLevelItem(0)->isHidden());
        QVERIFY(f.page.noHits()->isVisibleTo(&f.page) && f.page.noHits()->text().contains(QLatin1String("nonsense")));
    }

    /// The first material is shown before anything is selected; a click on it selects it nevertheless.
    void pressingTheCurrentRow()
    {
        MaterialFixture f;
        QCOMPARE(f.page.current(), object(*f.document, "materials", 0));
        QVERIFY(f.document->selection().nodes().empty());
        const auto press = [&f] {
            QTest::mouseClick(f.page.list()->viewport(), Qt::LeftButton, {},
                              f.page.list()->visualItemRect(f.page.list()->topLevelItem(0)).center());
        };
        press();
        QCOMPARE(f.document->selection().nodes(), std::vector<NodeId>{object(*f.document, "materials", 0)});
        f.document->selection().select(object(*f.document, "textures", 0));
        press();
        QCOMPARE(f.document->selection().nodes(), std::vector<NodeId>{object(*f.document, "materials", 0)});
    }

    /// The material that takes a deleted one's place is shown next, not the first one.
    void afterTheChosenOneIsGone()
    {
        MaterialFixture f;
        const NodeId used = object(*f.document, "materials", mdxOf(*f.document).data.geosets[0].materialId);
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        QVERIFY(f.page.current() != used);
        f.page.action("duplicate")->trigger(); // at the end, and chosen
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        f.page.action("delete")->trigger();
        QCOMPARE(f.page.list()->topLevelItemCount(), 3);
        QCOMPARE(f.page.current(), object(*f.document, "materials", 2));
        f.page.action("delete")->trigger();
        QCOMPARE(f.page.current(), object(*f.document, "materials", 1));
    }

    void valuesAreEdited()
    {
        MaterialFixture f;
        const QByteArray before = saved(*f.document);
        PropertyRow *blend = f.row(1, "filterMode");
        QVERIFY(blend);
        auto *combo = blend->editor()->findChild<QComboBox *>();
        QVERIFY(combo);
        combo->setCurrentIndex(combo->findText(QStringLiteral("Additive")));
        Q_EMIT combo->activated(combo->currentIndex());
        QCOMPARE(f.modes(), (QList<quint32>{0, 3}));
        QCOMPARE(f.row(1, "filterMode"), blend); // the row stays
        f.document->undo();
        COMPARE_BYTES(saved(*f.document), before);
        QCOMPARE(combo->currentText(), QStringLiteral("Blend"));
    }

    /// A track of one key is a constant, whose key the layer's row shows and sets.
    void constantsAreEdited()
    {
        MaterialFixture f;
        const NodeId first = f.document->model().idAt(at(*f.document, "materials[0].layers"), 0);
        Curve<float> keys(Interpolation::Linear, 1);
        keys.editTimes()[0] = 100;
        keys.editValues()[0] = 0.5f;
        QVERIFY(bool(f.document->push({{Change::Set, fieldOf<&mdx::Layer::alphaKeys>(first), 0, 0, 0, Value::of(keys)}},
                                      QStringLiteral("one key"))));
        const auto layer = [&]() -> const mdx::Layer & { return *f.document->model().get<mdx::Layer>(first); };
        const float still = layer().alpha;
        f.document->playback().setSequence(NoNode, 0, 0);
        const PropertyRow *row = f.row(0, "alpha");
        QVERIFY(row);
        QCOMPARE(*row->binding().value().as<float>(), 0.5f);
        QVERIFY(row->binding().set(Value::of(0.25f), QStringLiteral("alpha")));
        QCOMPARE(layer().alphaKeys.size(), std::size_t(1));
        QCOMPARE(layer().alphaKeys.values()[0], 0.25f);
        QCOMPARE(layer().alpha, still);
    }

    void layersComeGoAndMove()
    {
        MaterialFixture f;
        const QByteArray before = saved(*f.document);
        f.page.cards()[0]->button("down")->click();
        QCOMPARE(f.modes(), (QList<quint32>{2, 0}));
        QVERIFY(!f.page.cards()[0]->button("up")->isEnabled());
        f.page.cards()[0]->button("duplicate")->click();
        QCOMPARE(f.modes(), (QList<quint32>{2, 2, 0}));
        QCOMPARE(f.page.cards().size(), std::size_t(3));
        // Dragged: the last before the first.
        Q_EMIT f.page.cards()[0]->dropped(f.page.cards()[2]->layer().node, f.page.cards()[0]->layer().node, false);
        QCOMPARE(f.modes(), (QList<quint32>{0, 2, 2}));
        Q_EMIT f.page.cards()[2]->dropped(f.page.cards()[0]->layer().node, f.page.cards()[1]->layer().node, true);
        QCOMPARE(f.modes(), (QList<quint32>{2, 0, 2}));
        f.page.cards()[1]->button("delete")->click();
        QCOMPARE(f.modes(), (QList<quint32>{2, 2}));
        f.page.action("addLayer")->trigger();
        QCOMPARE(f.page.cards().size(), std::size_t(3));
        while (f.document->canUndo())
            f.document->undo();
        COMPARE_BYTES(saved(*f.document), before);
        QCOMPARE(f.page.cards().size(), std::size_t(2));
    }

    /// A card goes where its layer goes, folded as it is.
    void foldedLayersStayFolded()
    {
        MaterialFixture f;
        for (LayerCard *card : f.page.cards())
            card->setUnfolded(false);
        const std::vector<LayerCard *> before = f.page.cards();
        f.page.cards()[0]->button("down")->click();
        QCOMPARE(f.page.cards(), (std::vector<LayerCard *>{before[1], before[0]}));
        QVERIFY(!f.page.cards()[0]->isUnfolded() && !f.page.cards()[1]->isUnfolded());
        f.document->undo();
        QCOMPARE(f.page.cards(), before);
        f.page.action("addLayer")->trigger();
        QVERIFY(!f.page.cards()[0]->isUnfolded() && !f.page.cards()[1]->isUnfolded() &&
                f.page.cards()[2]->isUnfolded());
    }

    /// A layer that is created, or selected elsewhere, is scrolled into view.
    void chosenLayersAreInView()
    {
        MaterialFixture f;
        const auto isInView = [&f](std::size_t card) {
            return f.page.cards()[card]->visibleRegion().contains(QPoint(5, 5));
        };
        QTRY_VERIFY(isInView(0));
        for (int i = 0; i < 3; ++i)
            f.page.action("addLayer")->trigger();
        QCOMPARE(f.page.cards().size(), std::size_t(5));
        QTRY_VERIFY(isInView(4) && !isInView(0));
        f.document->selection().select(f.page.cards()[0]->layer().node);
        QTRY_VERIFY(isInView(0) && !isInView(4));
    }

    /// The curve editor shows what animates the layers of a selected material.
    void curvesOfLayers()
    {
        MaterialFixture f;
        CurveSession session;
        session.setDocument(f.document.get());
        f.document->selection().select(object(*f.document, "materials", 0));
        QVERIFY(session.tracks().empty());
        const Address alpha = at(*f.document, "materials[0].layers[1].alphaKeys");
        EditBuilder edit(f.document->model());
        edit.set(alpha, Curve<float>(Interpolation::Linear, 2));
        QVERIFY(f.document->push(*edit.finish(), QString()));
        QCOMPARE(session.tracks().size(), std::size_t(1));
        QCOMPARE(session.tracks()[0].address(), alpha);
        f.document->selection().select(object(*f.document, "materials", 1));
        QVERIFY(session.tracks().empty());
    }

    void refusalsAreTold()
    {
        MaterialFixture f;
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(int(mdxOf(*f.document).data.geosets[0].materialId)));
        QSignalSpy notices(&f.page, &MaterialPanel::notice);
        f.page.action("delete")->trigger(); // a geoset uses it
        QCOMPARE(notices.count(), 1);
        QCOMPARE(f.page.list()->topLevelItemCount(), 3);
    }

    /// A submesh is its own material; its textures are in a look-up table.
    void batchesOfASubmesh()
    {
        FormatRegistry registry;
        registry.add(createM2Format());
        const auto document = openDocument(registry, test::sourcePath("tests/samples/m2wotlk/tiny.m2"));
        QVERIFY(document);
        MaterialFixture f;
        std::vector<NodeId> asked;
        f.page.setStates([&](const Document &, const ModelTexture &texture) {
            asked.push_back(texture.node);
            return TextureState();
        });
        f.page.setDocument(document->get());
        QCOMPARE(f.page.cards().size(), std::size_t(2));
        const std::vector<ModelTexture> textures = (*document)->format()->textures()->textures((*document)->model());
        QVERIFY(std::find(asked.begin(), asked.end(), textures[0].node) != asked.end());
        QVERIFY(f.page.action("addLayer")->isEnabled());
        // A submesh is more than its look: it is not created or deleted here, but looks can be copied.
        for (const char *name : {"new", "duplicate", "delete"})
            QVERIFY(!f.page.action(name)->isEnabled());
        f.page.cards()[0]->button("down")->click();
        QCOMPARE(f.page.cards().size(), std::size_t(2));
        QVERIFY((*document)->canUndo());
        f.page.setDocument(nullptr);
    }

    /// A picture that is lost is marked, unlike one that the game makes.
    void lostPicturesAreMarked()
    {
        MaterialFixture f;
        f.page.setStates([](const Document &, const ModelTexture &texture) {
            return TextureState{texture.slotNumber ? TextureState::Made : TextureState::Missing};
        });
        f.page.refresh();
        const QSize size(MaterialPanel::listPictureSide, MaterialPanel::listPictureSide);
        const QImage mark = QIcon::fromTheme(QStringLiteral("dialog-warning")).pixmap(size).toImage();
        for (int row = 0; row < f.page.list()->topLevelItemCount(); ++row)
            QCOMPARE(f.page.list()->topLevelItem(row)->icon(0).pixmap(size).toImage(), mark);
        f.page.setStates([](const Document &, const ModelTexture &) { return TextureState{TextureState::Made}; });
        f.page.refresh();
        for (int row = 0; row < f.page.list()->topLevelItemCount(); ++row)
            QVERIFY(f.page.list()->topLevelItem(row)->icon(0).pixmap(size).toImage() != mark);
    }

    void withoutDocument()
    {
        MaterialFixture f;
        f.page.setDocument(nullptr);
        QVERIFY(!f.page.isShowingContent());
        QVERIFY(!f.page.action("merge")->isEnabled());
        f.document.reset();
    }
};

SINEW_TEST(tst_material_panel, TestMaterialPanel)

} // namespace tst_material_panel
#include "tst_material_panel.moc"
