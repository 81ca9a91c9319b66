// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What the program itself changes in strangers' models: fixes, slimming, mesh tools, merges. Whatever comes of them is
// saved, read again and undone to the same bytes.

#include "core/check/mending.h"
#include "core/check/slim/slim.h"
#include "core/compare/merge/take_over.h"
#include "core/format/format.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "tests/fuzz/model_input.h"
#include "tests/fuzz/mutators/number_source.h"
#include "tests/plugins/random_edit.h"
#include "tests/support/findings.h"

namespace sinew::test {

namespace {

constexpr int fewEdits = 6;
constexpr std::size_t mostToolParts = 3;

/// Pushes a step, saves and undoes it. True if the document took it.
bool tryStep(Document &document, ChangeSet changes, const FileSet &files)
{
    if (changes.empty() || !document.pushAgain(std::move(changes), QStringLiteral("step")))
        return false;
    checkSave(*document.format(), document.model(), files);
    document.goTo(0);
    checkProof(*document.format(), document.model(), files);
    return true;
}

void someEdits(Document &document, NumberSource &numbers)
{
    RandomEdit edits([&numbers] { return numbers.next(); });
    const int count = int(numbers.next() % fewEdits);
    for (int i = 0; i < count && !numbers.atEnd(); ++i)
        if (auto changes = edits.next(document))
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("edit")));
}

void collect(const std::vector<ModelDifference> &differences, std::vector<const ModelDifference *> &all)
{
    for (const ModelDifference &difference : differences) {
        all.push_back(&difference);
        collect(difference.children, all);
    }
}

void checkConflicts(const ModelMerge &merge)
{
    for (const MergeConflict &conflict : merge.conflicts)
        check(!conflict.reason.empty(), "a conflict says why");
}

} // namespace

/// All safe fixes, and one of the others.
void fuzzFixes(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    auto model = files.read();
    if (!model)
        return;
    const Format *format = files.format.get();
    Document document(std::move(model), files.format);
    MendPlan safe = planMending(document.model(), format, safeFixes(format));
    for (const MendPlan::Refusal &refusal : safe.refused)
        check(!refusal.reason.empty(), "a refusal says why");
    tryStep(document, std::move(safe.changes), files.files);

    const std::vector<Finding> findings = findingsIn(document.model(), format);
    if (findings.empty())
        return;
    const Finding &finding = findings[numberOf(input) % findings.size()];
    for (const Fix &fix : finding.check->fixes)
        tryStep(document, planMending(document.model(), format, finding, fix).changes, files.files);
}

void fuzzSlimming(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    auto model = files.read();
    if (!model || !files.format->scene())
        return;
    Document document(std::move(model), files.format);
    const ProofBounds bounds = usualBounds(files.format->scene()->build(document.model()));
    auto plan = planSlimming(document.model(), *files.format, {.bounds = bounds});
    if (!plan) {
        check(!plan.error().message.empty(), "who can't slim a model says why");
        return;
    }
    check(plan->bytesAfter <= plan->bytesBefore, "slimming never makes files larger");
    tryStep(document, std::move(plan->changes), files.files);
}

void fuzzMeshTools(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    auto model = files.read();
    if (!model || !cannotEditMeshes(files.format.get()).empty())
        return;
    Document document(std::move(model), files.format);
    std::vector<NodeId> parts = editableParts(*files.format, document.model());
    parts.resize(std::min(parts.size(), mostToolParts));
    const std::span<const MeshTool> tools = meshTools();
    const MeshTool &tool = tools[numberOf(input) % tools.size()];
    if (parts.size() < tool.fewest)
        return;
    auto edit = runMeshTool(document.model(), *files.format, tool, parts, defaultValues(tool));
    if (!edit) {
        check(!edit.error().message.empty(), "a tool that refuses says why");
        return;
    }
    tryStep(document, std::move(edit->changes), files.files);
}

/// The part after the model decides on the edits of both descendants.
void fuzzMerges(const QByteArray &input)
{
    const ModelInput files = modelInput(input, Extra::BehindModel);
    auto base = files.read();
    if (!base)
        return;
    NumberSource numbers(files.extra);
    Document mine(base->clone(), files.format), theirs(base->clone(), files.format);
    someEdits(mine, numbers);
    someEdits(theirs, numbers);

    const auto same = compareModels(*base, *base);
    check(same && same->isEqual(), "a model is equal to itself");
    const auto differences = compareModels(mine.model(), theirs.model());
    check(bool(differences), "models of one format can be compared");

    if (auto merge = mergeModels(*base, mine.model(), theirs.model(), files.format.get())) {
        checkConflicts(*merge);
        Document merged(mine.model().clone(), files.format);
        if (merged.pushAgain(std::move(merge->changes), QStringLiteral("merge"))) {
            checkSave(*files.format, merged.model(), files.files);
            merged.goTo(0);
            const auto undone = compareModels(merged.model(), mine.model());
            check(undone && undone->isEqual(), "an undone merge leaves what was there");
        }
    }
    std::vector<const ModelDifference *> all;
    collect(differences->differences, all);
    if (all.empty())
        return;
    if (auto taken = takeOver(mine.model(), theirs.model(), {all[numbers.next() % all.size()]}, files.format.get())) {
        checkConflicts(*taken);
        if (mine.pushAgain(std::move(taken->changes), QStringLiteral("take over")))
            checkSave(*files.format, mine.model(), files.files);
    }
}

} // namespace sinew::test
