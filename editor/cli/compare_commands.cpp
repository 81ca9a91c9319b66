// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/compare_commands.h"

#include "editor/cli/command.h"

#include "core/check/check_report.h"
#include "core/check/proof/proof.h"
#include "core/compare/comparison.h"
#include "core/compare/merge/take_over.h"
#include "core/compare/merge/three_way_merge.h"
#include "core/document/open_document.h"
#include "core/facets/scene_facet.h"
#include "core/format/format.h"
#include "core/model/change.h"
#include "core/model/path.h"
#include "core/schema/json.h"
#include "editor/cli/check/proof_lines.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"

#include <QFileInfo>

#include <cstdio>
#include <limits>
#include <map>

namespace sinew {

namespace {

const char *wordOf(ModelDifference::Kind kind)
{
    switch (kind) {
    case ModelDifference::Added:
        return "added";
    case ModelDifference::Removed:
        return "removed";
    case ModelDifference::Moved:
        return "moved";
    case ModelDifference::Changed:
        break;
    }
    return "changed";
}

/// "path", or both paths if they differ.
std::string placeOf(const ModelDifference &difference)
{
    if (difference.inA.empty() || difference.inB.empty())
        return difference.inA + difference.inB;
    return difference.inA == difference.inB ? difference.inA : difference.inA + " → " + difference.inB;
}

void printLines(const ModelDifference &difference)
{
    const bool isInner = difference.kind == ModelDifference::Changed && !difference.children.empty();
    if (!isInner) {
        const std::string before = oneLine(difference.before), after = oneLine(difference.after);
        std::string line = std::string(wordOf(difference.kind)) + " " + placeOf(difference);
        if (difference.kind == ModelDifference::Changed)
            line += ": " + before + " → " + after;
        else if (const std::string &value = before.empty() ? after : before; !value.empty())
            line += ": " + value;
        print(line + "\n");
    }
    for (const ModelDifference &child : difference.children)
        printLines(child);
    if (difference.omitted)
        print("changed " + placeOf(difference) + ": " + std::to_string(difference.omitted) + " more\n");
}

std::string jsonOf(const std::vector<ModelDifference> &differences)
{
    std::string text = "[";
    for (const ModelDifference &difference : differences) {
        if (text.size() > 1)
            text += ",\n";
        text += std::string("{\"kind\": \"") + wordOf(difference.kind) + "\"";
        const auto member = [&](const char *name, const std::string &value, bool has) {
            if (has)
                text += std::string(", \"") + name + "\": " + jsonString(value);
        };
        member("a", difference.inA, !difference.inA.empty());
        member("b", difference.inB, !difference.inB.empty());
        member("before", difference.before, !difference.inA.empty());
        member("after", difference.after, !difference.inB.empty());
        if (!difference.children.empty())
            text += ", \"children\": " + jsonOf(difference.children);
        if (difference.omitted)
            text += ", \"omitted\": " + std::to_string(difference.omitted);
        text += "}";
    }
    return text + "]";
}

/// As in diff(1): models that can't be compared are neither equal nor different. Nothing is printed on standard output.
int notCompared(const Error &error)
{
    fail(error);
    return WrongUsage;
}

struct ReadModel
{
    std::unique_ptr<Model> model;
    FileSet files;
};

Result<ReadModel> readModel(const FormatRegistry &formats, const QString &path)
{
    Result<FormatRegistry::Source> source = formats.source(path);
    if (!source)
        return source.error();
    Diagnostics diagnostics;
    Result<std::unique_ptr<Model>> model = source->format->read(source->files, diagnostics);
    if (model)
        return ReadModel{std::move(*model), std::move(source->files)};
    if (model.error().file.empty())
        model.error().file = path.toStdString();
    return model.error();
}

/// For equal models: what else their files hold is neither compared nor merged.
void noteOtherBytes(const FileSet &a, const FileSet &b, const char *what)
{
    const auto suffix = [](const FileSet &files) { return QFileInfo(files.name()).suffix().toLower(); };
    if (suffix(a) == suffix(b) && a.primaryArray() != b.primaryArray())
        std::fprintf(stderr,
                     "sinew: note: %s; the bytes of the files differ: in comments, spelling or layout, or in bytes "
                     "that belong to nothing\n",
                     what);
}

/// Says so where THEIRS changed only what a merge does not take over, such as comments.
void noteLeftBytes(const ReadModel &base, const ReadModel &theirs)
{
    const Result<ModelComparison> compared = compareModels(*base.model, *theirs.model, 1);
    if (compared && compared->isEqual())
        noteOtherBytes(base.files, theirs.files, "THEIRS changed nothing that can be merged");
}

/// The version of a file is not part of its content, but models of two versions are not the same.
Result<ModelComparison> compare(const Model &a, const Model &b, std::size_t elements)
{
    Result<ModelComparison> compared = compareModels(a, b, elements);
    if (compared && a.ctx().version != b.ctx().version) {
        ModelDifference version;
        version.inA = version.inB = "version";
        version.before = std::to_string(a.ctx().version);
        version.after = std::to_string(b.ctx().version);
        compared->differences.insert(compared->differences.begin(), std::move(version));
    }
    return compared;
}

/// What git passes to an external diff command: path, old file, its hash and mode, new file, its hash and mode; for a
/// renamed file also its new path and how alike they are. Git treats any exit code but 0 as a failure.
int diffForGit(const QStringList &words, const FormatRegistry &formats)
{
    if (words.size() != 7 && words.size() != 9)
        return failUsage("diff", Error{"--git takes what git gives to an external diff command"});
    const bool isRenamed = words.size() == 9 && words[7] != words[0];
    print("sinew diff " + words[0].toStdString() + (isRenamed ? " → " + words[7].toStdString() : "") + "\n");
    const QString none = QStringLiteral("/dev/null");
    if (words[1] == none || words[4] == none) {
        print(words[1] == none ? "added the file\n" : "removed the file\n");
        return Success;
    }
    const auto a = readModel(formats, words[1]), b = readModel(formats, words[4]);
    if (!a || !b) {
        print("changed the file; no comparison: " + oneLine((a ? b : a).error().text()) + "\n");
        return Success;
    }
    const Result<ModelComparison> compared = compare(*a->model, *b->model, 20);
    if (!compared)
        print("changed the file; no comparison: " + oneLine(compared.error().text()) + "\n");
    else
        for (const ModelDifference &difference : compared->differences)
            printLines(difference);
    return Success;
}

void printConflict(const MergeConflict &conflict)
{
    std::string line = "conflict " + (conflict.path.empty() ? "the model" : conflict.path);
    if (!conflict.name.empty())
        line += " (" + conflict.name + ")";
    line += ": " + conflict.reason.text();
    if (!conflict.base.empty() || !conflict.mine.empty() || !conflict.theirs.empty())
        line += ": " + conflict.base + " → " + conflict.mine + " (kept) or " + conflict.theirs;
    print(oneLine(line) + "\n");
}

/// What a merge would break: MINE, which the document held before, is kept then. Faults that one side has already don't
/// count.
void keepLoadable(Document &merged, const Model &theirs, ModelMerge &merge)
{
    const auto fatal = [&](const Model &model) {
        std::map<std::string_view, std::size_t> counts;
        for (const CheckReport::Row &row : checkModel(model, merged.format()).rows)
            if (row.check->impact == Impact::Fatal)
                counts[row.check->code] = row.count();
        return counts;
    };
    const CheckReport report = checkModel(merged.model(), merged.format());
    if (report.count(Impact::Fatal) == 0)
        return;
    merged.undo();
    auto before = fatal(merged.model());
    for (const auto &[code, count] : fatal(theirs))
        before[code] = std::max(before[code], count);
    std::vector<MergeConflict> broken;
    for (const CheckReport::Row &row : report.rows)
        if (row.check->impact == Impact::Fatal && row.count() > before[row.check->code])
            broken.emplace_back(merged.model(), row.findings.front().place(),
                                Message("merged, the game would not load it, so nothing of THEIRS is taken: %1",
                                        {row.findings.front().message}));
    if (broken.empty())
        merged.redo();
    merge.conflicts.insert(merge.conflicts.end(), broken.begin(), broken.end());
}

/// How B looks compared with A. B's objects have other identities; A with all of B's differences applied keeps those of
/// A.
int diffOfLooks(const Model &a, const Model &b, const Format &format)
{
    if (!format.scene())
        return notCompared(Error{"models of this format can't be drawn"});
    const Result<ModelComparison> compared = compareModels(a, b, 1);
    if (!compared)
        return notCompared(compared.error());
    std::vector<const ModelDifference *> all;
    for (const ModelDifference &difference : compared->differences)
        all.push_back(&difference);
    const Result<ModelMerge> taken = takeOver(a, b, all, &format);
    if (!taken)
        return notCompared(taken.error());
    for (const MergeConflict &conflict : taken->conflicts)
        return notCompared(Error{"they can't be compared: " + conflict.path + ": " + conflict.reason.text()});
    const std::unique_ptr<Model> result = a.clone();
    for (Change change : taken->changes)
        applyChange(*result, change);
    const RenderScene original = format.scene()->build(a);
    const RenderScene other = format.scene()->build(*result);
    const ProofReport proof = compareLooks(original, other);
    std::string lines = proofLines(proof, a, original);
    if (proof[ProofKind::Object].amount > 0)
        lines += unpairedLines(a, original, *result, other);
    print(lines);
    return lines.empty() ? Success : Failed;
}

} // namespace

int runDiff(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments =
        Arguments::parse(words, {QStringLiteral("json"), QStringLiteral("git"), QStringLiteral("looks")}, {});
    if (!arguments)
        return failUsage("diff", arguments.error());
    if (arguments->has(QStringLiteral("git")))
        return diffForGit(arguments->rest(), formats);
    if (arguments->rest().size() != 2)
        return failUsage("diff", Error{"diff needs two files"});
    const auto a = readModel(formats, arguments->rest()[0]);
    if (!a)
        return notCompared(a.error());
    const auto b = readModel(formats, arguments->rest()[1]);
    if (!b)
        return notCompared(b.error());
    if (arguments->has(QStringLiteral("looks"))) {
        const Result<FormatRegistry::Source> source = formats.source(arguments->rest()[0]);
        return source ? diffOfLooks(*a->model, *b->model, *source->format) : notCompared(source.error());
    }
    const bool json = arguments->has(QStringLiteral("json"));
    const Result<ModelComparison> compared =
        compare(*a->model, *b->model, json ? std::numeric_limits<std::size_t>::max() : 1000);
    if (!compared)
        return notCompared(compared.error());
    if (json)
        print(jsonOf(compared->differences) + "\n");
    else
        for (const ModelDifference &difference : compared->differences)
            printLines(difference);
    if (compared->isEqual())
        noteOtherBytes(a->files, b->files, "the models are equal");
    return compared->isEqual() ? Success : Failed;
}

int runMerge(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("overwrite")}, {QStringLiteral("out")});
    if (!arguments)
        return failUsage("merge", arguments.error());
    const QString out = arguments->value(QStringLiteral("out"));
    if (arguments->rest().size() != 3 || out.isEmpty())
        return failUsage("merge", Error{"merge needs BASE, MINE, THEIRS and --out FILE"});
    const auto base = readModel(formats, arguments->rest()[0]);
    if (!base)
        return notCompared(base.error());
    const auto mine = openDocument(formats, arguments->rest()[1], OpenFor::Editing);
    if (!mine)
        return notCompared(mine.error());
    const auto theirs = readModel(formats, arguments->rest()[2]);
    if (!theirs)
        return notCompared(theirs.error());
    Document &document = **mine;
    if (const Status writable = checkWritable(document); !writable)
        return notCompared(writable.error());
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return notCompared(fits.error());
    Result<ModelMerge> merge = mergeModels(*base->model, document.model(), *theirs->model, document.format());
    if (!merge)
        return notCompared(merge.error());
    if (merge->changes.empty() && merge->conflicts.empty())
        noteLeftBytes(*base, *theirs);
    if (!merge->changes.empty()) {
        if (const Status pushed = document.pushAgain(std::move(merge->changes), QStringLiteral("merge")); !pushed)
            return notCompared(pushed.error());
        keepLoadable(document, *theirs->model, *merge);
    }
    if (const Status saved = saveTo(document, out, arguments->has(QStringLiteral("overwrite"))); !saved)
        return notCompared(saved.error());
    for (const MergeConflict &conflict : merge->conflicts)
        printConflict(conflict);
    return merge->conflicts.empty() ? Success : Failed;
}

} // namespace sinew
