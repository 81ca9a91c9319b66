// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/field_named.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "plugins/m2/format.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/shown_track.h"
#include "widgets/materials/layer_card.h"
#include "widgets/materials/material_panel.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/properties/property_row.h"
#include "widgets/shared/object_names.h"

#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

namespace tst_material_panel {

using namespace sinew;
using namespace sinew::test;

namespace {

std::unique_ptr<Document> sample()
{
    MdxFile f;
    f.textures = {texture(0, "Armor.blp"), texture(1, ""), texture(0, "Glow.blp")};
    f.materials = {material(800, {layer(800, 1, -1, {}, {}, 0), layer(800, 0, -1, {}, {}, 2)}),
                   material(800, {layer(800, 2, -1, {}, {}, 3)}), material(800, {layer(800, 2, -1, {}, {}, 3)})};
    f.geosets = {GeosetParts{}.bytes(800)};
    return open(f.bytes());
}

struct Fixture
{
    Fixture()
    {
        page.resize(1200, 500);
        page.setDocument(document.get());
        page.show();
    }
    /// Filter modes of the first material's layers, in order.
    QList<quint32> modes() const
    {
        QList<quint32> modes;
        for (const mdx::Layer &layer : mdxOf(*document).data.materials[0].layers)
            modes.append(layer.filterMode);
        return modes;
    }
    PropertyRow *row(std::size_t card, const char *field) const
    {
        for (PropertyRow *row : page.cards()[card]->rows())
            if (qstrcmp(row->binding().field().name, field) == 0)
                return row;
        return nullptr;
    }
    void choose(const char *menu, QMenu *from, const char *entry)
    {
        Q_UNUSED(menu)
        Q_EMIT from->aboutToShow();
        for (QAction *action : from->actions())
            if (action->objectName() == QLatin1String(entry))
                action->trigger();
    }

    std::unique_ptr<Document> document = sample();
    MaterialPanel page;
};

} // namespace

class TestMaterialPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listAndStack()
    {
        Fixture f;
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
        Fixture f;
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
        Fixture f;
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

    /// Fields stored differently in the other version are converted on the way: textures of layers and those of slots.
    void toAnotherVersion()
    {
        const auto classic = sample();
        MdxFile file;
        file.version = 1100;
        file.textures = {texture(0, "Other.blp"), texture(0, "Glow.blp")};
        file.materials = {material(1100, {layer(1100, 0, -1, {}, {slot(1, 0)})})};
        const auto reforged = open(file.bytes());
        QVERIFY(reforged);
        const QByteArray before = saved(*reforged), classicBefore = saved(*classic);

        ObjectClipboard::copy(*classic, {object(*classic, "materials", 0)});
        auto pasted = ObjectClipboard::paste(*reforged, *ObjectClipboard::content(), NoNode);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        const mdx::Root &root = mdxOf(*reforged).data;
        QCOMPARE(root.materials.size(), std::size_t(2));
        QCOMPARE(root.materials[1].layers.size(), std::size_t(2));
        QCOMPARE(root.textures.size(), std::size_t(4)); // the team's colour and Armor.blp came along
        for (std::size_t row = 0; row < 2; ++row) {
            QCOMPARE(root.materials[1].layers[row].slots.size(), std::size_t(1));
            const std::int32_t shown = root.materials[1].layers[row].slots[0].textureId;
            QCOMPARE(root.textures[std::size_t(shown)].replaceableId, row == 0 ? 1u : 0u);
            QCOMPARE(root.textures[std::size_t(shown)].path.view(), std::string_view(row == 0 ? "" : "Armor.blp"));
        }
        reforged->undo();
        QVERIFY(!reforged->canUndo());
        COMPARE_BYTES(saved(*reforged), before);

        ObjectClipboard::copy(*reforged, {object(*reforged, "materials", 0)});
        pasted = ObjectClipboard::paste(*classic, *ObjectClipboard::content(), NoNode);
        QVERIFY(bool(pasted));
        const mdx::Material &back = mdxOf(*classic).data.materials[3];
        QCOMPARE(back.layers.size(), std::size_t(1));
        QCOMPARE(back.layers[0].textureId, 2); // its own Glow.blp
        QVERIFY(back.layers[0].slots.isEmpty());
        classic->undo();
        COMPARE_BYTES(saved(*classic), classicBefore);
    }

    /// World of Warcraft's alpha and Warcraft III 3.0 have the same number and different layers, flags and bits.
    void toAnotherGame()
    {
        const auto sampleOf = [](const char *name) {
            return open(contentOf(test::sourcePath("tests/samples/") + QLatin1String(name)));
        };
        const auto wow = sampleOf("wow1300/brazier.mdx"), warcraft = sampleOf("wc3v1300/banner.mdx");
        QVERIFY(wow && warcraft);
        const QByteArray before = saved(*warcraft);
        ObjectClipboard::copy(*wow, {object(*wow, "materials", 1), object(*wow, "bones", 2)});
        const auto pasted = ObjectClipboard::paste(*warcraft, *ObjectClipboard::content(), NoNode);
        QVERIFY2(bool(pasted), pasted ? "" : pasted.error().text().c_str());
        const mdx::Root &root = mdxOf(*warcraft).data;
        const mdx::Layer &layer = root.materials[1].layers[1];
        QCOMPARE(layer.shadingFlags, 0x11u); // “No fallback” is “Unlit” there
        QCOMPARE(layer.slots.size(), std::size_t(1));
        QCOMPARE(layer.slots[0].textureIdKeys.size(), std::size_t(3));
        QVERIFY(!layer.textureIdKeys.isPresent());
        QCOMPARE(root.bones[2].node.flags, 0x102u);
        QVERIFY2(pasted->notes.join(u'\n').contains(QStringLiteral("noFallback")),
                 qPrintable(pasted->notes.join(u'\n')));
        const auto again = open(saved(*warcraft));
        QVERIFY(again && mdxOf(*again).data.dialect == mdx::Warcraft3);
        warcraft->undo();
        COMPARE_BYTES(saved(*warcraft), before);

        ObjectClipboard::copy(*warcraft, {object(*warcraft, "lights", 0)});
        QVERIFY(ObjectClipboard::paste(*wow, *ObjectClipboard::content(), NoNode));
        const mdx::Light &light = mdxOf(*wow).data.lights[mdxOf(*wow).data.lights.size() - 1];
        QCOMPARE(light.node.flags, 0x100u);
        QCOMPARE(light.colour.r, .25f); // stored blue first there
    }

    /// A material brings the textures that the other model lacks; those it has are used.
    void toAnotherDocument()
    {
        Fixture f;
        MdxFile file;
        file.textures = {texture(0, "Other.blp"), texture(0, "Armor.blp")};
        file.materials = {material(800, {layer(800, 0)})};
        const auto other = open(file.bytes());
        const QByteArray before = saved(*other);
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(1));
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(0)); // choosing selects
        f.page.action("copy")->trigger();
        f.page.setDocument(other.get());
        QSignalSpy notices(&f.page, &MaterialPanel::notice);
        f.page.action("paste")->trigger();
        QCOMPARE(notices.count(), 0);
        QCOMPARE(f.page.current(), object(*other, "materials", 1));
        const mdx::Root &root = mdxOf(*other).data;
        QCOMPARE(root.textures.size(), std::size_t(3)); // the team colour came along
        QCOMPARE(root.textures[2].replaceableId, 1u);
        QCOMPARE(root.materials.size(), std::size_t(2));
        QCOMPARE(root.materials[1].layers[0].textureId, 2);
        QCOMPARE(root.materials[1].layers[1].textureId, 1);
        QCOMPARE(other->selection().nodes(), std::vector<NodeId>{root.materials.ids[1]});
        other->undo();
        COMPARE_BYTES(saved(*other), before);
        f.page.setDocument(nullptr);
    }

    void valuesAreEdited()
    {
        Fixture f;
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
        Fixture f;
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
        Fixture f;
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
        Fixture f;
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
        Fixture f;
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

    void texturesAreDropped()
    {
        Fixture f;
        f.page.setPathFor([](const Document &, const QString &file) {
            return QStringLiteral("Units\\") + QFileInfo(file).fileName();
        });
        const QByteArray before = saved(*f.document);
        const auto drop = [&f](std::size_t card, const QMimeData &data) {
            LayerCard *onto = f.page.cards()[card];
            const QPointF at(onto->width() / 2.0, 5);
            QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
            QCoreApplication::sendEvent(onto, &enter);
            QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
            if (enter.isAccepted())
                QCoreApplication::sendEvent(onto, &event);
            return enter.isAccepted();
        };
        const auto &data = mdxOf(*f.document).data;
        QMimeData known, fresh, file, other;
        known.setData(QLatin1String(assetPathMime), "glow.BLP");
        QVERIFY(drop(1, known));
        QCOMPARE(data.materials[0].layers[1].textureId, 2);
        QCOMPARE(data.textures.size(), std::size_t(3));
        fresh.setData(QLatin1String(assetPathMime), "Textures\\New.blp");
        QVERIFY(drop(0, fresh));
        QCOMPARE(data.materials[0].layers[0].textureId, 3);
        QCOMPARE(data.textures[3].path.view(), std::string_view("Textures\\New.blp"));
        file.setUrls({QUrl::fromLocalFile(QStringLiteral("/somewhere/Cape.blp"))});
        QVERIFY(drop(1, file));
        QCOMPARE(data.textures[4].path.view(), std::string_view("Units\\Cape.blp"));
        QCOMPARE(data.materials[0].layers[1].textureId, 4);
        other.setText(QStringLiteral("text"));
        QVERIFY(!drop(0, other));
        // Each was one step.
        for (int step = 0; step < 3; ++step)
            f.document->undo();
        QVERIFY(!f.document->canUndo());
        COMPARE_BYTES(saved(*f.document), before);
    }

    /// On objects that show a material: where several layers could be meant, a menu asks; a layer's own row means that
    /// one.
    void texturesAreOffered()
    {
        Fixture f;
        const auto &data = mdxOf(*f.document).data;
        const DroppedTexture glow{QStringLiteral("Glow.blp")}, armor{QStringLiteral("armor.BLP")};
        const NodeId two = object(*f.document, "materials", 0), one = object(*f.document, "materials", 1);
        QVERIFY(f.page.takesTexture(two) && f.page.takesTexture(object(*f.document, "geosets", 0)));
        QVERIFY(!f.page.takesTexture(object(*f.document, "textures", 0)) && !f.page.takesTexture(NoNode));
        f.page.offerTexture(one, armor, {});
        QVERIFY(!f.page.dropMenu());
        QCOMPARE(data.materials[1].layers[0].textureId, 0);

        f.page.offerTexture(two, glow, {});
        QVERIFY(f.page.dropMenu() && f.page.dropMenu()->isVisible());
        QList<QAction *> layers;
        for (QAction *action : f.page.dropMenu()->actions())
            if (!action->isSeparator())
                layers.append(action);
        QCOMPARE(layers.size(), 3); // and Cancel
        QVERIFY(layers[1]->text().contains(QLatin1String("Armor.blp")));
        const int steps = f.document->historyCount();
        layers[1]->trigger();
        f.page.dropMenu()->close();
        QCOMPARE(data.materials[0].layers[1].textureId, 2);
        QCOMPARE(f.document->historyCount(), steps + 1);

        f.page.offerTexture(data.materials[0].layers.ids[0], glow, {});
        QVERIFY(!f.page.dropMenu()->isVisible());
        QCOMPARE(data.materials[0].layers[0].textureId, 2);
    }

    /// The curve editor shows what animates the layers of a selected material.
    void curvesOfLayers()
    {
        Fixture f;
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

    void recipesAndLists()
    {
        Fixture f;
        const QByteArray before = saved(*f.document);
        f.choose("setUp", f.page.setUpMenu(), "glow");
        QCOMPARE(f.modes(), QList<quint32>{3});
        f.choose("new", f.page.newMenu(), "teamColour");
        QCOMPARE(f.page.list()->topLevelItemCount(), 4);
        QCOMPARE(f.page.current(), object(*f.document, "materials", 3));
        f.page.action("duplicate")->trigger();
        QCOMPARE(f.page.list()->topLevelItemCount(), 5);
        f.page.action("merge")->trigger(); // 1 = 2, 3 = 4
        QCOMPARE(f.page.list()->topLevelItemCount(), 3);
        f.page.action("unused")->trigger();
        QCOMPARE(f.page.list()->topLevelItemCount(), 1);
        while (f.document->canUndo())
            f.document->undo();
        COMPARE_BYTES(saved(*f.document), before);
    }

    /// A recipe lists what it does not keep.
    void setUpTellsLosses()
    {
        Fixture f;
        const NodeId first = f.document->model().idAt(at(*f.document, "materials[0].layers"), 0);
        const auto flag = fieldInfo<&mdx::Layer::shadingFlags>().table->begin();
        QVERIFY(bool(f.document->push(
            {{Change::Set, fieldOf<&mdx::Layer::shadingFlags>(first), 0, 0, 0, Value::of(std::uint32_t(flag->value))}},
            QStringLiteral("unshaded"))));
        QSignalSpy notices(&f.page, &MaterialPanel::notice);
        // Before, in the menu, and after.
        Q_EMIT f.page.setUpMenu()->aboutToShow();
        const auto *opaque = f.page.setUpMenu()->findChild<QAction *>(QStringLiteral("opaque"));
        QVERIFY2(opaque->text().contains(entryLabel(*flag)), qPrintable(opaque->text()));
        QVERIFY2(opaque->toolTip().contains(entryLabel(*flag)), qPrintable(opaque->toolTip()));
        f.choose("setUp", f.page.setUpMenu(), "opaque");
        QVERIFY(!notices.isEmpty());
        const QString text = notices.last()[0].value<Notice>().text;
        QVERIFY2(text.contains(entryLabel(*flag)) && text.contains(QLatin1String("layer")), qPrintable(text));
    }

    void useFor()
    {
        Fixture f;
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        Q_EMIT f.page.useMenu()->aboutToShow();
        QCOMPARE(f.page.useMenu()->actions().size(), 1);
        QVERIFY(!f.page.useMenu()->actions().front()->isChecked());
        f.page.useMenu()->actions().front()->trigger();
        QCOMPARE(mdxOf(*f.document).data.geosets[0].materialId, 2u);
    }

    void refusalsAreTold()
    {
        Fixture f;
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
        Fixture f;
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

    /// The look of a submesh goes to one of another model, and to another one of the same.
    void looksOfSubmeshes()
    {
        FormatRegistry registry;
        registry.add(createM2Format());
        const auto one = openDocument(registry, test::sourcePath("tests/samples/m2wotlk/tiny.m2"));
        const auto other = openDocument(registry, test::sourcePath("tests/samples/m2legion/tiny.m2"));
        QVERIFY(one && other);
        Fixture f;
        f.page.setDocument(one->get());
        const std::size_t layers = f.page.cards().size();
        QCOMPARE(layers, std::size_t(2));
        QVERIFY(f.page.action("copy")->isEnabled());
        f.page.action("copy")->trigger();
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        QVERIFY(f.page.cards().size() != layers);
        f.page.action("paste")->trigger();
        QCOMPARE(f.page.cards().size(), layers);
        (*one)->undo();
        QVERIFY(!(*one)->isModified());
        f.page.setDocument(other->get());
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        QVERIFY(f.page.action("paste")->isEnabled());
        f.page.action("paste")->trigger();
        QCOMPARE(f.page.cards().size(), layers);
        QCOMPARE((*other)->historyIndex(), 1);
        (*other)->undo();
        QVERIFY(!(*other)->isModified());
        // Anything that is not a look can't be pasted on a submesh.
        ObjectClipboard::copy(
            **one, {(*one)->model().idAt(Address{RootNode, test::rowNamed((*one)->model().info(), "textures")}, 0)});
        QVERIFY(!f.page.action("paste")->isEnabled());
        f.page.setDocument(nullptr);
    }

    void withoutDocument()
    {
        Fixture f;
        f.page.setDocument(nullptr);
        QVERIFY(!f.page.isShowingContent());
        QVERIFY(!f.page.action("merge")->isEnabled());
        f.document.reset();
    }
};

SINEW_TEST(tst_material_panel, TestMaterialPanel)

} // namespace tst_material_panel
#include "tst_material_panel.moc"
