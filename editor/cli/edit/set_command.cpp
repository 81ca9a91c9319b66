// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/edit/set_command.h"

#include "core/check/check_report.h"
#include "core/curves/playhead/auto_key.h"
#include "core/document/open_document.h"
#include "core/model/path.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"

#include <cstdio>
#include <set>

namespace sinew {

namespace {

/// Problems that checks find in the model, as lines for the user: "path: what is wrong".
std::set<std::string> problemsOf(const Document &document)
{
    std::set<std::string> lines;
    for (const CheckReport::Row &row : checkModel(document.model(), document.format()).rows)
        for (const Finding &finding : row.findings)
            if (finding.check->impact >= Impact::Wrong)
                lines.insert(Error{finding.message, {}, -1, pathOf(document.model(), finding.place())}.text());
    return lines;
}

/// Notes when the game ignores the value set because a track animates it.
void noteTrack(const Document &document, const Address &field)
{
    const Address track = curveOf(document.model(), field);
    const FieldRef ref = document.model().field(track);
    if (const std::size_t keys = ref ? static_cast<const CurveBase *>(ref.data)->size() : 0)
        std::fprintf(stderr, "sinew: note: where its track has keys, the game takes those (%s, %zu keys)\n",
                     pathOf(document.model(), track).c_str(), keys);
}

} // namespace

int runSet(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("overwrite")}, {QStringLiteral("out")});
    if (!arguments)
        return failUsage("set", arguments.error());
    if (arguments->rest().size() != 3)
        return failUsage("set", Error{"set needs a file, a path and a value"});
    if (arguments->value(QStringLiteral("out")).isEmpty())
        return failUsage("set", Error{"set needs --out FILE"});
    const QString file = arguments->rest()[0];
    const std::string path = arguments->rest()[1].toStdString();

    const auto opened = openDocument(formats, file, OpenFor::Editing);
    if (!opened)
        return fail(opened.error());
    Document &document = **opened;
    const auto failHere = [&](Error error) {
        error.file = file.toStdString();
        if (error.path.empty())
            error.path = path;
        return fail(error);
    };
    const Result<PathTarget> target = parsePath(document.model(), path);
    if (!target)
        return failHere(target.error());
    const Result<Change> change = makeSet(document.model(), *target, arguments->rest()[2].toStdString());
    if (!change)
        return failHere(change.error());
    const std::set<std::string> before = problemsOf(document);
    if (const Status pushed = document.push({*change}, QStringLiteral("set")); !pushed)
        return failHere(pushed.error());
    noteTrack(document, target->address);
    const QString out = arguments->value(QStringLiteral("out"));
    if (const Status fits = checkSuffix(document, formats, out); !fits)
        return fail(fits.error());
    if (const Status saved = saveTo(document, out, arguments->has(QStringLiteral("overwrite"))); !saved)
        return fail(saved.error());
    for (const std::string &problem : problemsOf(document))
        if (!before.count(problem))
            std::fprintf(stderr, "sinew: warning: %s: %s\n", qPrintable(out), problem.c_str());
    return Success;
}

} // namespace sinew
