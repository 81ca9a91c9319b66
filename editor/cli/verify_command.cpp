// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/command.h"
#include "editor/cli/model_files.h"

#include <QElapsedTimer>
#include <QFile>
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

struct Verdict
{
    const char *word;
    std::string detail;
};

/// The best of a few rounds, so that the system's first hand-out of memory does not count.
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
        const auto outputs = format.write(**model);
        bestWrite = std::min(bestWrite, clock.nsecsElapsed());
        if (!outputs)
            return;
        written = 0;
        for (const OutputFile &output : *outputs)
            written += output.bytes.size();
    }
    totals.readBytes += std::int64_t(files.primary().size());
    totals.readNanoseconds += bestRead;
    totals.writtenBytes += written;
    totals.writeNanoseconds += bestWrite;
}

Verdict verify(const QString &path, const FormatRegistry &formats, bool measure, Totals &totals)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return {"unreadable", info.exists() ? "not a regular file" : "there is no such file"};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {"unreadable", "the file can't be opened: " + file.errorString().toStdString()};
    const FileSet files(path, file.readAll());
    if (file.error() != QFileDevice::NoError)
        return {"unreadable", "the file can't be read: " + file.errorString().toStdString()};
    const auto format = formats.find(files.primary(), info.suffix());
    if (!format)
        return {"unreadable", Error{"no known format: neither its first bytes nor its name fit one", {}, 0}.text()};

    Diagnostics diagnostics;
    const Result<std::unique_ptr<Model>> model = format->read(files, diagnostics);
    if (!model) {
        Error error = model.error();
        error.file.clear(); // stands in the line already
        return {"unreadable", error.text()};
    }
    if (measure)
        addSpeed(*format, files, totals);
    const ByteProof proof = proveBytes(*format, **model, files.primary());
    if (!proof.exact)
        return {"differs", proof.detail.toStdString()};
    std::string detail = format->describe(**model).toStdString();
    if (const std::size_t count = diagnostics.entries().size() + diagnostics.dropped())
        detail += ", " + std::to_string(count) + (count == 1 ? " remark" : " remarks");
    return {"identical", detail};
}

long long megabytesPerSecond(std::int64_t bytes, std::int64_t nanoseconds)
{
    return nanoseconds > 0 ? static_cast<long long>(double(bytes) * 1000.0 / double(nanoseconds) + 0.5) : 0;
}

} // namespace

int runVerify(const QStringList &words, const FormatRegistry &formats)
{
    const auto arguments = Arguments::parse(words, {QStringLiteral("stats")}, {});
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
            const Verdict verdict = verify(file, formats, measure, totals);
            ++totals.files;
            totals.allIdentical = totals.allIdentical && std::string_view(verdict.word) == "identical";
            print(std::string(verdict.word) + '\t' + file.toStdString() + '\t' + oneLine(verdict.detail) + '\n');
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
