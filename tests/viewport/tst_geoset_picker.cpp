// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "part_format.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"
#include "viewport/view/geoset_picker.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QtTest>

namespace tst_geoset_picker {

using namespace sinew;

namespace {

using Ids = std::set<std::int32_t>;

std::unique_ptr<Document> documentOf(const std::vector<std::int32_t> &geosets)
{
    std::vector<Part> parts;
    for (std::size_t i = 0; i < geosets.size(); ++i) {
        Part part{0, 100.f * float(i)};
        part.geoset = geosets[i];
        parts.push_back(part);
    }
    return partDocument(parts);
}

} // namespace

/// Which geosets are shown, and choosing them.
class TestGeosetPicker : public QObject
{
    Q_OBJECT

    static QPushButton *button(const GeosetPicker &panel, const QString &text)
    {
        for (QPushButton *found : panel.findChildren<QPushButton *>()) {
            if (found->text().remove(u'&') == text)
                return found;
        }
        return nullptr;
    }

    static QTreeWidgetItem *variant(const GeosetPicker &panel, int group, int row)
    {
        return panel.findChild<QTreeWidget *>()->topLevelItem(group)->child(row);
    }

    static NodeId pickAt(const DocumentView &view, float y)
    {
        // Down the x axis at the height of the quads.
        const Eigen::Vector2f size(1000, 1000);
        const Eigen::Vector4f clip = view.camera(1).viewProjection(1) * Eigen::Vector4f(0, y, 0, 1);
        return view.pick({(clip.x() / clip.w() + 1) * 500, (1 - clip.y() / clip.w()) * 500}, size, true,
                         [](const SceneNode &) { return false; });
    }

private Q_SLOTS:
    void showsGroupsAndTheirVariants()
    {
        const auto document = documentOf({-1, 0, 101, 103, 102});
        DocumentView view(*document);
        GeosetPicker panel;
        panel.setView(&view);
        auto *tree = panel.findChild<QTreeWidget *>();
        QCOMPARE(tree->topLevelItemCount(), 2);
        QCOMPARE(tree->topLevelItem(0)->text(0), QStringLiteral("Group 0"));
        QCOMPARE(tree->topLevelItem(1)->text(0), QStringLiteral("Beard (1)"));
        QCOMPARE(tree->topLevelItem(1)->childCount(), 3);
        QCOMPARE(variant(panel, 1, 2)->text(0), QStringLiteral("Variant 3 (geoset 103)"));
        // At first the bare model: only variant 1 of the beard.
        QCOMPARE(variant(panel, 1, 0)->checkState(0), Qt::Checked);
        QCOMPARE(variant(panel, 1, 1)->checkState(0), Qt::Unchecked);
        QCOMPARE(tree->topLevelItem(1)->checkState(0), Qt::PartiallyChecked);
        QCOMPARE(tree->topLevelItem(0)->checkState(0), Qt::Checked);
    }

    void choosesWithoutEditing()
    {
        const auto document = documentOf({-1, 0, 101, 103, 102});
        DocumentView view(*document);
        GeosetPicker panel;
        panel.setView(&view);
        QSignalSpy changed(&view, &DocumentView::geosetsChanged);
        variant(panel, 1, 2)->setCheckState(0, Qt::Checked);
        QCOMPARE(view.hiddenGeosets(), Ids{102});
        QCOMPARE(changed.count(), 1);
        // The whole group.
        panel.findChild<QTreeWidget *>()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
        QCOMPARE(view.hiddenGeosets(), (Ids{101, 102, 103}));
        // One alone, by a double click; other groups stay as they are.
        Q_EMIT panel.findChild<QTreeWidget *>()->itemDoubleClicked(variant(panel, 1, 1), 0);
        QCOMPARE(view.hiddenGeosets(), (Ids{101, 103}));
        QTest::mouseClick(button(panel, QStringLiteral("Show all")), Qt::LeftButton);
        QCOMPARE(view.hiddenGeosets(), Ids());
        QCOMPARE(variant(panel, 1, 0)->checkState(0), Qt::Checked);
        QTest::mouseClick(button(panel, QStringLiteral("Show defaults")), Qt::LeftButton);
        QCOMPARE(view.hiddenGeosets(), (Ids{102, 103}));
        QVERIFY(!document->canUndo());
    }

    void eachDocumentHasItsOwn()
    {
        const auto one = documentOf({0, 102}), other = documentOf({0, 102, 204}), plain = documentOf({-1});
        DocumentView view(*one), second(*other), third(*plain);
        GeosetPicker panel;
        panel.setView(&view);
        QTest::mouseClick(button(panel, QStringLiteral("Show all")), Qt::LeftButton);
        panel.setView(&second);
        QCOMPARE(second.hiddenGeosets(), (Ids{102, 204}));
        QCOMPARE(panel.findChild<QTreeWidget *>()->topLevelItemCount(), 3);
        QVERIFY(view.hiddenGeosets().empty());
        // The setting for all documents leaves it alone.
        view.setMeshChoice({MeshChoice::SdOnly, 2});
        QVERIFY(view.meshChoice().hiddenGeosets && view.hiddenGeosets().empty());
        panel.setView(&third);
        QCOMPARE(panel.findChild<QTreeWidget *>()->topLevelItemCount(), 0);
        QVERIFY(!button(panel, QStringLiteral("Show all"))->isEnabled());
        panel.setView(nullptr);
        QVERIFY(!button(panel, QStringLiteral("Show defaults"))->isEnabled());
    }

    void followsEditsAndEndsWithItsDocument()
    {
        const auto document = documentOf({0, 101});
        auto view = std::make_unique<DocumentView>(*document);
        GeosetPicker panel;
        panel.setView(view.get());
        const Address geoset{partId(*document, 1), 3};
        QVERIFY(bool(
            document->push({{Change::Set, geoset, 0, 0, 0, Value::of(std::int32_t(305))}}, QStringLiteral("Geoset"))));
        QCOMPARE(panel.findChild<QTreeWidget *>()->topLevelItem(1)->text(0), QStringLiteral("Group 3"));
        QCOMPARE(variant(panel, 1, 0)->checkState(0), Qt::Unchecked);
        view.reset();
        QCOMPARE(panel.findChild<QTreeWidget *>()->topLevelItemCount(), 0);
    }

    void whatIsHiddenIsNeitherFramedNorPicked()
    {
        const auto document = documentOf({0, 102});
        DocumentView view(*document);
        view.frameAll(1);
        QVERIFY(std::abs(view.camera(1).target.y()) < 1);
        QCOMPARE(pickAt(view, 0), partId(*document, 0));
        view.setHiddenGeosets(Ids());
        view.frameAll(1);
        QVERIFY(std::abs(view.camera(1).target.y() - 50) < 1);
        QCOMPARE(pickAt(view, 100), partId(*document, 1));
        view.setHiddenGeosets(Ids{102});
        QCOMPARE(pickAt(view, 100), NoNode);
    }
};

SINEW_TEST(tst_geoset_picker, TestGeosetPicker)

} // namespace tst_geoset_picker
#include "tst_geoset_picker.moc"
