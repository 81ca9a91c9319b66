// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Textures dropped on layers, the recipes that set a material up, and what uses a material.

#include "core/schema/field_row.h"
#include "core/schema/struct_info.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"
#include "tests/widgets/materials/material_fixture.h"

#include "widgets/shared/object_names.h"

#include <QAction>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>
#include <QUrl>

namespace tst_material_textures {

using namespace sinew;
using namespace sinew::test;

class TestMaterialTextures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texturesAreDropped()
    {
        MaterialFixture f;
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
        MaterialFixture f;
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

    void recipesAndLists()
    {
        MaterialFixture f;
        const QByteArray before = saved(*f.document);
        f.choose(f.page.setUpMenu(), "glow");
        QCOMPARE(f.modes(), QList<quint32>{3});
        f.choose(f.page.newMenu(), "teamColour");
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
        MaterialFixture f;
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
        f.choose(f.page.setUpMenu(), "opaque");
        QVERIFY(!notices.isEmpty());
        const QString text = notices.last()[0].value<Notice>().text;
        QVERIFY2(text.contains(entryLabel(*flag)) && text.contains(QLatin1String("layer")), qPrintable(text));
    }

    void useFor()
    {
        MaterialFixture f;
        f.page.list()->setCurrentItem(f.page.list()->topLevelItem(2));
        Q_EMIT f.page.useMenu()->aboutToShow();
        QCOMPARE(f.page.useMenu()->actions().size(), 1);
        QVERIFY(!f.page.useMenu()->actions().front()->isChecked());
        f.page.useMenu()->actions().front()->trigger();
        QCOMPARE(mdxOf(*f.document).data.geosets[0].materialId, 2u);
    }
};

SINEW_TEST(tst_material_textures, TestMaterialTextures)

} // namespace tst_material_textures
#include "tst_material_textures.moc"
