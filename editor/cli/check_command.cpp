// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/check_command.h"

#include "core/async/parallel_for.h"
#include "core/check/mending.h"
#include "core/document/open_document.h"
#include "core/files/output_folder.h"
#include "core/model/path.h"
#include "editor/assets/asset_checks.h"
#include "editor/assets/asset_findings.h"
#include "editor/cli/check/check_output.h"
#include "editor/cli/check/sarif.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/asset_option.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/out_file.h"
#include "editor/cli/shared/output.h"
#include "editor/cli/shared/progress_line.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <mutex>
#include <utility>

namespace sinew {

namespace {

enum class CheckOutput { Lines, Json, Sarif };

struct CheckRequest
{
    Impact least = Impact::Wrong; ///< findings that are less bad are left out
    CheckOutput output = CheckOutput::Lines;
    bool details = false;
    std::optional<QString> fix; ///< a code, or "safe"
    QString out;
    bool overwrite = false;
    /// Where files that models name are looked for, beside the models' own folders; without a value they are not
    /// checked.
    std::optional<std::vector<std::shared_ptr<AssetSource>>> assets;
};

struct CheckSource
{
    QString path;
    QString name; ///< below the folder given
};

bool isAssetCheck(const Check &check)
{
    const auto all = assetChecks().checks();
    return std::any_of(all.begin(), all.end(), [&](const Check &other) { return &other == &check; });
}

/// Reads what --fix asks for.
Status readFix(const Arguments &arguments, const std::vector<const Check *> &checks, CheckRequest &request)
{
    request.fix = arguments.value(QStringLiteral("fix"));
    const auto isIt = [&](const Check *check) { return *request.fix == QLatin1String(check->code); };
    const auto check = std::find_if(checks.begin(), checks.end(), isIt);
    if (*request.fix != QLatin1String("safe") && check == checks.end())
        return Error{"--fix takes “safe” or a code of --list"};
    if (check != checks.end() && (*check)->fixes.empty())
        return Error{std::string((*check)->code) +
                     " has no fix: " + ((*check)->unfixable ? (*check)->unfixable : "it has to be mended by hand")};
    if (check != checks.end() && isAssetCheck(**check) && !request.assets)
        return Error{std::string((*check)->code) + " is looked for with --assets PATH only"};
    return Done{};
}

Result<CheckRequest> requestOf(const Arguments &arguments, const std::vector<const Check *> &checks,
                               const FormatRegistry &formats)
{
    CheckRequest request;
    request.details = arguments.has(QStringLiteral("details"));
    request.overwrite = arguments.has(QStringLiteral("overwrite"));
    request.out = arguments.value(QStringLiteral("out"));
    if (arguments.has(QStringLiteral("json")) && arguments.has(QStringLiteral("sarif")))
        return Error{"--json and --sarif exclude each other"};
    request.output = arguments.has(QStringLiteral("json"))    ? CheckOutput::Json
                     : arguments.has(QStringLiteral("sarif")) ? CheckOutput::Sarif
                                                              : CheckOutput::Lines;
    if (arguments.has(QStringLiteral("severity"))) {
        const std::string word = arguments.value(QStringLiteral("severity")).toStdString();
        int found = -1;
        for (int i = 0; i < impactCount; ++i)
            if (word == impactName(Impact(i)))
                found = i;
        if (found < 0)
            return Error{"--severity is one of note, waste, wrong, fatal"};
        request.least = Impact(found);
    }
    if (arguments.has(assetOptionNames().first())) {
        auto sources = assetSourcesOf(arguments, formats.archives());
        if (!sources)
            return sources.error();
        request.assets = std::move(*sources);
    }
    if (arguments.has(QStringLiteral("fix")))
        if (const Status read = readFix(arguments, checks, request); !read)
            return read.error();
    if (request.fix.has_value() == request.out.isEmpty())
        return Error{"--fix and --out DIR go together"};
    return request;
}

/// Problems with the files that a model names; empty unless requested.
std::vector<Finding> findingsOfAssets(const Model &model, const Format &format, const CheckSource &source,
                                      const CheckRequest &request, const FormatRegistry &formats)
{
    if (!request.assets)
        return {};
    return searchedAssetFindings(model, format, assetSearchFor(source.path, *request.assets, formats.modelSuffixes()),
                                 formats);
}

/// Tries the requested fixes on a copy.
MendPlan planFor(const Document &document, const CheckSource &source, const CheckRequest &request,
                 const FormatRegistry &formats)
{
    std::vector<FixChoice> choices;
    if (*request.fix == QLatin1String("safe"))
        choices = safeFixes(document.format());
    else
        for (const Check *check : checksOf(document.format()))
            if (*request.fix == QLatin1String(check->code))
                choices.push_back({check, &check->fixes.front()});
    if (!choices.empty() || *request.fix == QLatin1String("safe"))
        return planMending(document.model(), document.format(), choices);
    // A check of another format, or one whose findings come from a search.
    std::vector<Finding> findings = findingsOfAssets(document.model(), *document.format(), source, request, formats);
    std::erase_if(findings, [&](const Finding &f) { return *request.fix != QLatin1String(f.check->code); });
    return findings.empty()
               ? MendPlan()
               : planMending(document.model(), document.format(), findings, findings.front().check->fixes.front());
}

/// Fixes a document and saves it below the folder; nothing is written if nothing can be fixed.
Status mend(Document &document, const CheckSource &source, const CheckRequest &request, const FormatRegistry &formats,
            CheckedFile &file)
{
    MendPlan plan = planFor(document, source, request, formats);
    for (const MendPlan::Refusal &refusal : plan.refused)
        file.refused.push_back(
            {refusal.finding.check, pathOf(document.model(), refusal.finding.place()), refusal.reason.text()});
    if (plan.changes.empty())
        return Done{};
    if (const Status writable = checkWritable(document); !writable)
        return writable.error();
    if (const Status pushed = document.pushAgain(std::move(plan.changes), QStringLiteral("fix")); !pushed)
        return pushed.error();
    const Result<QString> target = placeBelow(request.out, source.name);
    if (!target)
        return target.error();
    if (const Status saved = saveTo(document, *target, request.overwrite); !saved)
        return saved;
    file.mended = plan.mended;
    return Done{};
}

CheckedFile check(const CheckSource &source, const CheckRequest &request, const FormatRegistry &formats)
{
    CheckedFile file;
    file.path = source.path;
    const auto unreadable = [&](Error error) {
        error.file.clear(); // already on the line
        file.error = std::move(error);
        return std::move(file);
    };
    const auto addAll = [&](const Model &model, const Format &format, const Diagnostics &diagnostics) {
        file.add(diagnostics, model, &format, request.least);
        file.add(checkModel(model, &format), model, request.least);
        file.add(findingsOfAssets(model, format, source, request, formats), model, request.least);
        file.sort();
    };
    if (!request.fix) {
        Result<FormatRegistry::Source> read = formats.source(source.path);
        if (!read)
            return unreadable(read.error());
        const Result<std::unique_ptr<Model>> model = read->format->read(read->files, read->diagnostics);
        if (!model)
            return unreadable(model.error());
        addAll(**model, *read->format, read->diagnostics);
        return file;
    }
    const auto opened = openDocument(formats, source.path);
    if (!opened)
        return unreadable(opened.error());
    if (const Status mended = mend(**opened, source, request, formats, file); !mended) {
        file.isUnwritten = true;
        file.mended = 0;
        return unreadable(mended.error());
    }
    addAll((*opened)->model(), *(*opened)->format(), (*opened)->loadDiagnostics());
    return file;
}

int list(const Arguments &arguments, const std::vector<const Check *> &checks, const FormatRegistry &formats)
{
    std::vector<NotChecked> notChecked;
    for (const auto &format : formats.formats())
        if (const CheckTable *table = format->checks())
            notChecked.insert(notChecked.end(), table->notChecked().begin(), table->notChecked().end());
    print(checkList(checks, notChecked,
                    arguments.has(QStringLiteral("markdown")) ? CheckListForm::Markdown
                    : arguments.has(QStringLiteral("json"))   ? CheckListForm::Json
                                                              : CheckListForm::Text));
    return Success;
}

/// Prints files as they are done, and the progress if somebody watches.
class CheckProgress
{
public:
    CheckProgress(const CheckRequest &request, std::size_t all)
        : m_request(request), m_all(all), m_line(isTerminal(stderr) && !isTerminal(stdout))
    {
    }

    void add(CheckedFile file)
    {
        const std::lock_guard lock(m_mutex);
        m_isBad = m_isBad || !file.isReadable() || file.worst();
        switch (m_request.output) {
        case CheckOutput::Lines:
            print(lineOf(file) + (m_request.details ? detailLinesOf(file) : std::string()));
            break;
        case CheckOutput::Json:
            print(std::exchange(m_separator, ",\n ") + jsonOf(file));
            break;
        case CheckOutput::Sarif:
            m_files.push_back(std::move(file));
            break;
        }
        std::fflush(stdout);
        m_line.show(std::to_string(++m_done) + '/' + std::to_string(m_all));
    }

    bool finish(const std::vector<const Check *> &checks)
    {
        // The log does not depend on the order in which files were finished.
        std::sort(m_files.begin(), m_files.end(),
                  [](const CheckedFile &a, const CheckedFile &b) { return a.path < b.path; });
        if (m_request.output == CheckOutput::Json)
            print(m_done ? "]\n" : "[]\n");
        else if (m_request.output == CheckOutput::Sarif)
            print(sarifOf(m_files, checks));
        return m_isBad;
    }

private:
    const CheckRequest &m_request;
    std::size_t m_all, m_done = 0;
    ProgressLine m_line;
    bool m_isBad = false;
    std::string m_separator = "[";
    std::vector<CheckedFile> m_files;
    std::mutex m_mutex;
};

} // namespace

int runCheck(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(
        words,
        {QStringLiteral("json"), QStringLiteral("sarif"), QStringLiteral("list"), QStringLiteral("markdown"),
         QStringLiteral("details"), QStringLiteral("overwrite")},
        {QStringLiteral("severity"), QStringLiteral("fix"), QStringLiteral("out")}, {assetOptionNames().first()});
    if (!arguments)
        return failUsage("check", arguments.error());
    const std::vector<const Check *> checks = checksOf(formats);
    if (arguments->has(QStringLiteral("list")))
        return list(*arguments, checks, formats);
    if (arguments->rest().isEmpty())
        return failUsage("check", Error{"check needs at least one file or folder, or --list"});
    const Result<CheckRequest> request = requestOf(*arguments, checks, formats);
    if (!request)
        return failUsage("check", request.error());

    std::vector<CheckSource> sources;
    bool emptyFolder = false;
    for (const QString &path : arguments->rest()) {
        if (!QFileInfo(path).isDir()) {
            sources.push_back({path, QFileInfo(path).fileName()});
            continue;
        }
        const QStringList files = modelsIn(path, formats);
        for (const QString &file : files)
            sources.push_back({file, QDir(path).relativeFilePath(QFileInfo(file).absoluteFilePath())});
        if (files.isEmpty()) {
            fail(Error{"no model files were found in this folder", path.toStdString()});
            emptyFolder = true;
        }
    }
    CheckProgress progress(*request, sources.size());
    parallelFor(sources.size(), [&](std::size_t i) { progress.add(check(sources[i], *request, formats)); });
    return progress.finish(checks) ? Failed : emptyFolder ? WrongUsage : Success;
}

} // namespace sinew
