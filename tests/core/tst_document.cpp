// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "plugins/mdx/mdx_model.h"

#include <QSignalSpy>
#include <QTest>

using namespace sinew;
using namespace sinew::mdx;

namespace {

std::unique_ptr<Document> makeDocument()
{
    auto model = std::make_unique<MdxModel>();
    for (int i = 0; i < 3; ++i) {
        Texture texture;
        texture.path.set("Texture" + std::to_string(i));
        model->data.textures.append(texture);
    }
    Material material;
    for (int i = 0; i < 3; ++i)
        material.layers.append(Layer{.textureId = i});
    model->data.materials.append(material);
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), nullptr);
}

Address at(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    return target ? target->address : Address{};
}

Change setAlpha(const Document &document, float alpha)
{
    return {Change::Set, at(document, "materials[0].layers[0].alpha"), 0, 0, 0, Value::of(alpha)};
}

float alphaOf(const Document &document)
{
    return *static_cast<const float *>(document.model().field(at(document, "materials[0].layers[0].alpha")).data);
}

std::string texts(const Document &document)
{
    std::string all;
    for (const Layer &layer : document.model().get<Material>(at(document, "materials[0].flags").node)->layers)
        all += std::to_string(layer.textureId) + " ";
    return all;
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGestureIsOneStep()
    {
        const auto document = makeDocument();
        const MergeKey drag = MergeKey::next();
        for (const float alpha : {0.9f, 0.5f, 0.25f})
            QVERIFY(document->push({setAlpha(*document, alpha)}, QStringLiteral("Drag"), drag));
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(alphaOf(*document), 0.25f);
        document->undo();
        QCOMPARE(alphaOf(*document), 1.f);
        document->redo();
        QCOMPARE(alphaOf(*document), 0.25f);
    }

    void aGestureThatEndsWhereItBeganVanishes()
    {
        const auto document = makeDocument();
        const MergeKey drag = MergeKey::next();
        for (const float alpha : {0.9f, 0.5f, 1.f})
            QVERIFY(document->push({setAlpha(*document, alpha)}, QStringLiteral("Drag"), drag));
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(!document->isModified());
        QVERIFY(document->push({setAlpha(*document, 1.f)}, QStringLiteral("Nothing")));
        QCOMPARE(document->historyCount(), 0);
    }

    void aRefusedSetTouchesNothing()
    {
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Alpha")));
        document->undo();
        QVERIFY(document->canRedo());
        Change wrong = setAlpha(*document, 0.25f);
        wrong.other = Value::of(std::int32_t(3));
        // The first change fits, the second does not: none of them may stay.
        const Status refused = document->push({setAlpha(*document, 0.75f), wrong}, QStringLiteral("Half"));
        QVERIFY(!refused);
        QVERIFY(!refused.error().message.empty());
        QCOMPARE(alphaOf(*document), 1.f);
        QVERIFY2(document->canRedo(), "a refused edit must not cost the redo");
    }

    void signalsPairUp()
    {
        const auto document = makeDocument();
        int open = 0, changes = 0;
        connect(document.get(), &Document::aboutToChange, this, [&](const Change &) { ++open; });
        connect(document.get(), &Document::changed, this, [&](const Change &change) {
            --open;
            ++changes;
            QCOMPARE(open, 0);
            QVERIFY(document->model().contains(change.at.node));
        });
        QSignalSpy committed(document.get(), &Document::committed);
        EditBuilder edit(document->model());
        edit.remove(document->model().idAt(at(*document, "textures"), 0));
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete texture")));
        QCOMPARE(committed.count(), 1);
        QVERIFY(changes >= 2);
        document->undo();
        QCOMPARE(committed.count(), 2);
        QCOMPARE(open, 0);
    }

    void removingATextureFixesItsUsersInOneStep()
    {
        const auto document = makeDocument();
        EditBuilder edit(document->model());
        edit.remove(document->model().idAt(at(*document, "textures"), 1));
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete texture")));
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(texts(*document), std::string("0 -1 1 "));
        document->undo();
        QCOMPARE(texts(*document), std::string("0 1 2 "));
    }

    void movingATextureRenumbersItsUsers()
    {
        const auto document = makeDocument();
        EditBuilder edit(document->model());
        edit.move(document->model().idAt(at(*document, "textures"), 2), 0);
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Move")));
        QCOMPARE(texts(*document), std::string("1 2 0 "));
    }

    void whatComesBackIsSelectedAgain()
    {
        const auto document = makeDocument();
        const NodeId texture = document->model().idAt(at(*document, "textures"), 1);
        document->selection().select(texture);
        EditBuilder edit(document->model());
        edit.remove(texture);
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete")));
        QVERIFY(document->selection().isEmpty());
        document->undo();
        QCOMPARE(document->selection().current(), texture);
    }

    void theHistoryForgetsItsOldestSteps()
    {
        const auto document = makeDocument();
        for (int i = 1; i <= 9; ++i)
            QVERIFY(document->push({setAlpha(*document, float(i) / 10)}, QStringLiteral("Step %1").arg(i)));
        const std::size_t each = document->historyBytes() / 9;
        document->setHistoryLimit(each * 4);
        QVERIFY(document->historyBytes() <= each * 9);
        QVERIFY(document->isForgotten(0));
        QVERIFY(!document->isForgotten(8));
        document->goTo(0);
        QVERIFY2(document->historyIndex() > 0, "a forgotten step can't be undone");
        QVERIFY(!document->canUndo());
        QVERIFY(alphaOf(*document) < 0.9f);
        document->goTo(9);
        QCOMPARE(alphaOf(*document), 0.9f);
    }
};

QTEST_GUILESS_MAIN(TestDocument)
#include "tst_document.moc"
