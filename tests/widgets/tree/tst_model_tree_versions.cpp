// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Lists of objects that have a version of their own: fields that they can't hold are neither shown nor offered. On
// samples of StarCraft II models.

#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/m3/m3_edits.h"
#include "tests/support/test_program.h"
#include "widgets/objects/object_clipboard.h"
#include "widgets/objects/object_edits.h"
#include "widgets/objects/object_mime.h"
#include "widgets/shared/object_names.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QMenu>
#include <QtTest>

namespace tst_model_tree_versions {

using namespace sinew;
using namespace sinew::test;

class TestModelTreeVersions : public QObject
{
    Q_OBJECT

    static QStringList groupsBelow(ModelTreeModel &model, NodeId node)
    {
        QStringList groups;
        const QModelIndex object = model.indexOf(node);
        for (int row = 0; row < model.rowCount(object); ++row)
            groups << model.index(row, 0, object).data().toString();
        return groups;
    }
    static QStringList offered(ModelTreePanel &tree)
    {
        Q_EMIT tree.addMenu()->aboutToShow();
        QStringList texts;
        for (const QAction *action : tree.addMenu()->actions()) {
            if (action->isSeparator())
                break; // then come the lists of the model
            texts << action->text();
        }
        return texts;
    }

private Q_SLOTS:
    // MAT_ has the layers of gloss since version 16 and those of normal blending since 19; models of MODL 23 have
    // MAT_ 15.
    void layersOfLaterVersions_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<bool>("gloss");
        QTest::addColumn<bool>("blend");
        QTest::newRow("20") << QStringLiteral("m3every/age00.m3") << true << true;
        QTest::newRow("15") << QStringLiteral("m3every/age05.m3") << false << false;
    }
    void layersOfLaterVersions()
    {
        QFETCH(QString, sample);
        QFETCH(bool, gloss);
        QFETCH(bool, blend);
        const auto document = openDocument(sample);
        const NodeId material = rootOf(*document).standardMaterials.ids[0];
        ModelTreeModel model;
        model.setDocument(document.get());
        const QStringList groups = groupsBelow(model, material);
        QVERIFY(groups.contains(QStringLiteral("Specular")));
        QCOMPARE(groups.contains(QStringLiteral("Gloss")), gloss);
        QCOMPARE(groups.contains(QStringLiteral("Normal blend 1")), blend);

        ModelTreePanel tree;
        tree.setDocument(document.get());
        document->selection().select(material);
        const QStringList texts = offered(tree);
        const QString in = QStringLiteral(" in “%1”").arg(displayName(*document, material));
        QVERIFY2(texts.contains(QStringLiteral("Specular") + in), qPrintable(texts.join(QLatin1Char('|'))));
        QCOMPARE(texts.contains(QStringLiteral("Gloss") + in), gloss);
        QCOMPARE(QSet<QString>(texts.begin(), texts.end()).size(), texts.size());
    }

    void pastedLayersNeedTheirList()
    {
        const auto newer = openDocument(QStringLiteral("m3every/age00.m3")),
                   older = openDocument(QStringLiteral("m3every/age05.m3"));
        const Result<NodeId> added = ObjectEdits(*newer).add(at(*newer, "standardMaterials[0].gloss"));
        QVERIFY(added);
        const ObjectMime gloss(*newer, {*added});
        const ObjectMime diffuse(*newer, {rootOf(*newer).standardMaterials[0].diffuse.ids[0]});
        const NodeId material = rootOf(*older).standardMaterials.ids[0];
        QVERIFY(!ObjectClipboard::pasteProblem(*older, gloss, material).isEmpty());
        QVERIFY(ObjectClipboard::pasteProblem(*older, diffuse, material).isEmpty());
        QVERIFY(ObjectClipboard::pasteProblem(*newer, gloss, rootOf(*newer).standardMaterials.ids[0]).isEmpty());
    }

    // Popcorn emitters came with 900, face effects too; unknown chunks can't be made at all.
    void whatTheVersionLacksIsNotOffered()
    {
        for (const std::uint32_t version : {800u, 900u}) {
            auto model = std::make_unique<mdx::MdxModel>();
            model->data.version = version;
            Document document(std::move(model), createMdxFormat());
            ModelTreePanel tree;
            tree.setDocument(&document);
            Q_EMIT tree.addMenu()->aboutToShow();
            QStringList texts;
            for (const QAction *action : tree.addMenu()->actions())
                texts << action->text();
            QVERIFY(texts.contains(QStringLiteral("Particle emitter 2")));
            QCOMPARE(texts.contains(QStringLiteral("Popcorn emitter")), version == 900);
            QCOMPARE(texts.contains(QStringLiteral("Face effect")), version == 900);
            QVERIFY(!texts.contains(QStringLiteral("Unknown chunk")));
        }
    }

    void m2OffersOnlyWhatItHasOnce()
    {
        for (const std::uint32_t version : {256u, 264u, 274u}) {
            auto model = std::make_unique<m2::M2Model>();
            model->data.version = version;
            Document document(std::move(model), createM2Format());
            ModelTreePanel tree;
            tree.setDocument(&document);
            Q_EMIT tree.addMenu()->aboutToShow();
            QStringList texts;
            for (const QAction *action : tree.addMenu()->actions())
                if (!action->isSeparator())
                    texts << action->text();
            QVERIFY(texts.contains(QStringLiteral("Particle emitter")));
            QVERIFY2(QSet<QString>(texts.begin(), texts.end()).size() == texts.size(),
                     qPrintable(texts.join(QLatin1Char('|'))));
            // Legion brought bone files, skeletons that have parents, and chunks.
            QCOMPARE(texts.contains(QStringLiteral("Bone file")), version >= 272);
            ModelTreeModel rows;
            rows.setDocument(&document);
            QStringList lists;
            for (int row = 0; row < rows.rowCount(); ++row)
                lists << rows.index(row, 0).data().toString();
            for (const char *list : {"Bone files", "Parent sequences", "Unknown chunks"})
                QVERIFY2(lists.contains(QLatin1String(list)) == (version >= 272), list);
            if (version < 272)
                QVERIFY2(!texts.join(QLatin1Char('|')).contains(QStringLiteral("DBOC"), Qt::CaseInsensitive),
                         qPrintable(texts.join(QLatin1Char('|'))));
        }
    }

    // What the file holds is listed all the same.
    void m2ListsWhatItHolds()
    {
        auto model = std::make_unique<m2::M2Model>();
        model->data.version = 264;
        model->data.boneFiles.append();
        model->buildIndex();
        Document document(std::move(model), createM2Format());
        ModelTreeModel rows;
        rows.setDocument(&document);
        QStringList lists;
        for (int row = 0; row < rows.rowCount(); ++row)
            lists << rows.index(row, 0).data().toString();
        QVERIFY2(lists.contains(QStringLiteral("Bone files")), qPrintable(lists.join(u'|')));
    }

    // Sections that are not understood can't be created, so they aren't offered.
    void whatCannotBeMadeIsNotOffered()
    {
        const auto document = openDocument(QStringLiteral("m3odd/unknown-tag.m3"));
        ModelTreePanel tree;
        tree.setDocument(document.get());
        Q_EMIT tree.addMenu()->aboutToShow();
        QStringList texts;
        for (const QAction *action : tree.addMenu()->actions())
            texts << action->text();
        QVERIFY(texts.contains(QStringLiteral("Light")));
        QVERIFY(!texts.contains(QStringLiteral("Unknown section")));
        QVERIFY(!ObjectEdits(*document).add(at(*document, "opaques")));
    }

    // PHSH has the nodes of its mesh at other places in version 2 and 3.
    void aListStandsOnce()
    {
        const auto document = openDocument(QStringLiteral("m3every/age00.m3"));
        ModelTreeModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document.get());
        const auto &shapes = rootOf(*document).physicsBodies[0].shapes;
        QCOMPARE(groupsBelow(model, shapes.ids[0]).count(QStringLiteral("Mesh nodes")), 1);
        const NodeId node = shapes[0].meshNodes.ids[0];
        const QPersistentModelIndex group = model.indexOf(node).parent();
        QCOMPARE(model.rowCount(group), 1);
        QVERIFY(ObjectEdits(*document).remove({node}));
        QCOMPARE(model.rowCount(group), 0);
        document->undo();
        QCOMPARE(groupsBelow(model, shapes.ids[0]).count(QStringLiteral("Mesh nodes")), 1);
        QVERIFY(model.indexOf(node).isValid());
    }
};

SINEW_TEST(tst_model_tree_versions, TestModelTreeVersions)

} // namespace tst_model_tree_versions
#include "tst_model_tree_versions.moc"
