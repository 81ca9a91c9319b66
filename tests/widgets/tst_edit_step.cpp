// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/dock_format.h"
#include "tests/support/test_program.h"

#include "core/schema/json.h"
#include "widgets/shared/edit_step.h"

#include <QTest>

namespace tst_edit_step {

using namespace sinew;

namespace {

std::string contentOf(const Document &document)
{
    const Model &model = document.model();
    return toJson(*model.info().type, model.root(), model.ctx(), {.arrays = true});
}

Change setStart(const Document &document, std::int32_t start)
{
    const NodeId sequence = sampleRoot(document).sequences.ids[0];
    return {Change::Set, fieldOf<&SampleSequence::start>(sequence), 0, 0, 0, Value::of(start)};
}

Status removeTexture(EditStep &step, const Document &document)
{
    EditBuilder edit = editBuilder(document);
    edit.remove(sampleRoot(document).textures.ids[0]);
    return step.push(edit);
}

} // namespace

class TestEditStep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void severalPushesAreOneStep()
    {
        const auto document = sampleDocument();
        const std::string before = contentOf(*document);
        EditStep step(*document, QStringLiteral("Both"));
        QVERIFY(removeTexture(step, *document));
        QVERIFY(step.push(ChangeSet{setStart(*document, 7)}));
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(contentOf(*document), before);
    }

    /// A failed step must leave nothing: no state, no step to undo, none to redo.
    void aFailedStepVanishes()
    {
        const auto document = sampleDocument();
        QVERIFY(document->push({setStart(*document, 5)}, QStringLiteral("Before")));
        document->setClean();
        const std::string before = contentOf(*document);
        EditStep step(*document, QStringLiteral("Both"));
        QVERIFY(removeTexture(step, *document));
        Change wrong = setStart(*document, 0);
        wrong.other = Value::of(1.5f);
        QVERIFY(!step.push(ChangeSet{wrong}));
        QCOMPARE(contentOf(*document), before);
        QCOMPARE(document->historyCount(), 1);
        QVERIFY(!document->canRedo());
        QVERIFY(!document->isModified());
        document->undo();
        document->redo();
        QCOMPARE(contentOf(*document), before);
        QVERIFY(!document->canRedo());
    }

    void aStepThatFailsAtOnceKeepsTheRedo()
    {
        const auto document = sampleDocument();
        QVERIFY(document->push({setStart(*document, 5)}, QStringLiteral("Before")));
        document->undo();
        EditStep step(*document, QStringLiteral("Nothing"));
        QVERIFY(!step.push(Error{"refused"}));
        QCOMPARE(document->historyIndex(), 0);
        QVERIFY(document->canRedo());
    }
};

SINEW_GUILESS_TEST(tst_edit_step, TestEditStep)

} // namespace tst_edit_step
#include "tst_edit_step.moc"
