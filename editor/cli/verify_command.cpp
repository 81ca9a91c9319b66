// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/verify_command.h"

#include "core/format/file_proof.h"
#include "editor/cli/command.h"
#include "editor/cli/shared/arguments.h"
#include "editor/cli/shared/model_files.h"
#include "editor/cli/shared/output.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace sinew {

namespace {

struct Totals
{
    std::int64_t files = 0, readBytes = 0, writtenBytes = 0, readNanoseconds = 0, writeNanoseconds = 0;
    bool allIdentical = true, emptyFolder = false;
};

/// The best of a few rounds, so that the system's first memory allocation does not count.
void addSpeed(const Format &format, const FileSet &files, Totals &totals)
{
    constexpr int rounds = 4;
    qint64 bestRead = std::numeric_limits<qint64>::max(), bestWrite = bestRead, written = 0;
    for (int round = 0; round < rounds; ++round) {
        Diagnostics diagnostics;
        QElapsedTimer clock;
        clock.start();
        const auto model = format.read(files, diagnostics);
        bestRead = std::min(bestRead, clock.nsecsElapsed());
        if (!model)
            return;
        clock.restart();
        const auto outputs = format.write(**model, {.everyFile = true});
        bestWrite = std::min(bestWrite, clock.nsecsElapsed());
        if (!outputs)
            return;
        written = 0;
        for (const OutputFile &output : *outputs)
            written += output.bytes.size();
    }
    totals.readBytes += std::int64_t(files.primary().size());
    for (const CompanionFile &companion : files.companionsRead())
        totals.readBytes += companion.bytes.size();
    totals.readNanoseconds += bestRead;
    totals.writtenBytes += written;
    totals.writeNanoseconds += bestWrite;
}

struct Verdict
{
    std::string word, path, detail;
    std::vector<std::string> remarks = {}; ///< what was odd about the model
};

/// ", 2 remarks: line 3, column 5: …": how many, and the first error.
std::string summary(const Diagnostics &diagnostics)
{
    const std::size_t count = diagnostics.entries().size() + diagnostics.dropped();
    if (count == 0)
        return {};
    const auto isError = [](const Diagnostic &remark) { return remark.severity == Severity::Error; };
    const auto first = std::find_if(diagnostics.entries().begin(), diagnostics.entries().end(), isError);
    const std::string text = ", " + std::to_string(count) + (count == 1 ? " remark" : " remarks");
    return first == diagnostics.entries().end() ? text : text + ": " + first->where.text();
}

std::vector<std::string> remarksOf(const Diagnostics &diagnostics)
{
    std::vector<std::string> remarks;
    for (const Diagnostic &diagnostic : diagnostics.entries()) {
        Error where = diagnostic.where;
        where.file.clear(); // already on the line
        remarks.push_back(where.text());
    }
    return remarks;
}

/// One verdict for each file of a model's set, its own first.
std::vector<Verdict> verify(const QString &path, const FormatRegistry &formats, bool measure, Totals &totals)
{
    const auto unreadable = [&](Error error) -> std::vector<Verdict> {
        error.file.clear(); // already on the line
        return {{"unreadable", path.toStdString(), error.text()}};
    };
    const Result<FormatRegistry::Source> source = formats.source(path);
    if (!source)
        return unreadable(source.error());
    const FileSet &files = source->files;
    Diagnostics diagnostics;
    const Result<std::unique_ptr<Model>> model = source->format->read(files, diagnostics);
    if (!model)
        return unreadable(model.error());
    const std::string remarks = source->format->describe(**model).toStdString() + summary(diagnostics);
    if (!source->format->info().canWrite)
        return {{"read-only", files.name().toStdString(), remarks, remarksOf(diagnostics)}};
    if (measure)
        addSpeed(*source->format, files, totals);
    const Result<std::vector<FileProof>> proofs = proveFiles(*source->format, **model, files);
    if (!proofs)
        return {{"differs", files.name().toStdString(), proofs.error().text()}};

    const QFileInfo info(files.name());
    std::vector<Verdict> verdicts;
    for (const FileProof &proof : *proofs) {
        const bool isOwn = proof.name.isEmpty();
        const QString file = isOwn ? files.name() : QDir::cleanPath(info.dir().filePath(proof.name));
        const QString there = isOwn ? file : withoutCase(file);
        verdicts.insert(isOwn ? verdicts.begin() : verdicts.end(),
                        {proof.exact ? "identical" : "differs", (there.isEmpty() ? file : there).toStdString(),
                         !proof.exact ? proof.detail.toStdString()
                         : isOwn      ? remarks
                                      : "of " + info.fileName().toStdString()});
    }
    if (!verdicts.empty())
        verdicts.front().remarks = remarksOf(diagnostics);
    return verdicts;
}

long long megabytesPerSecond(std::int64_t bytes, std::int64_t nanoseconds)
{
    return nanoseconds > 0 ? static_cast<long long>(double(bytes) * 1000.0 / double(nanoseconds) + 0.5) : 0;
}

} // namespace

int runVerify(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("stats"), QStringLiteral("remarks")}, {});
    if (!arguments)
        return failUsage("verify", arguments.error());
    if (arguments->rest().isEmpty())
        return failUsage("verify", Error{"verify needs at least one file or folder"});

    const bool measure = arguments->has(QStringLiteral("stats"));
    Totals totals;
    for (const QString &path : arguments->rest()) {
        const QStringList files = QFileInfo(path).isDir() ? modelsIn(path, formats) : QStringList{path};
        if (files.isEmpty()) {
            fail(Error{"no model files were found in this folder", path.toStdString()});
            totals.emptyFolder = true;
        }
        for (const QString &file : files) {
            for (const Verdict &verdict : verify(file, formats, measure, totals)) {
                ++totals.files;
                if (verdict.word != "identical" && verdict.word != "read-only")
                    totals.allIdentical = false;
                print(verdict.word + '\t' + verdict.path + '\t' + oneLine(verdict.detail) + '\n');
                if (arguments->has(QStringLiteral("remarks")))
                    for (const std::string &remark : verdict.remarks)
                        print("remark\t" + verdict.path + '\t' + oneLine(remark) + '\n');
            }
        }
    }
    if (measure) {
        print(std::to_string(totals.files) + " files, read " +
              std::to_string(megabytesPerSecond(totals.readBytes, totals.readNanoseconds)) + " MB/s, write " +
              std::to_string(megabytesPerSecond(totals.writtenBytes, totals.writeNanoseconds)) + " MB/s\n");
    }
    return !totals.allIdentical ? Failed : totals.emptyFolder ? WrongUsage : Success;
}

} // namespace sinew
