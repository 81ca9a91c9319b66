// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Opening and saving StarCraft II models in tests. Expected values of the samples are derived from
// tests/samples/generator/m3, which is independent of the plugin.

#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "m3/files.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

namespace sinew::test {
inline namespace m3_document_helpers {

using samples::m3::Files;

inline const Format &m3Format()
{
    static const auto format = createM3Format();
    return *format;
}

/// Every sample of the generator, by path relative to tests/samples.
inline const Files &sampleFiles()
{
    static const Files files = samples::m3::allFiles();
    return files;
}

inline FileSet fileSet(const QString &path, const QByteArray &bytes)
{
    return FileSet(path.section(QLatin1Char('/'), -1), bytes,
                   [](const QString &) { return std::optional<QByteArray>(); });
}

struct Opened
{
    std::unique_ptr<Model> model;
    Diagnostics diagnostics;
    QString error;

    const m3::Root &root() const { return static_cast<const m3::M3Model &>(*model).data; }
    bool has(const char *code) const
    {
        const auto &all = diagnostics.entries();
        return std::any_of(all.begin(), all.end(), [&](const Diagnostic &d) { return d.code == code; });
    }
    /// All reports, for messages of tests.
    QString reports() const
    {
        QStringList lines;
        for (const Diagnostic &d : diagnostics.entries())
            lines.append(QString::fromStdString(d.where.text()));
        return lines.join(QLatin1Char('\n'));
    }
};

inline Opened openModel(const FileSet &set)
{
    Opened opened;
    auto model = m3Format().read(set, opened.diagnostics);
    if (model)
        opened.model = std::move(*model);
    else
        opened.error = QString::fromStdString(model.error().text());
    return opened;
}
inline Opened openBytes(const QByteArray &bytes)
{
    return openModel(fileSet(QStringLiteral("test.m3"), bytes));
}
inline Opened openSample(const QString &path)
{
    return openModel(fileSet(path, sampleFiles().value(path)));
}

/// In the first tier every `step`-th only.
inline QStringList corpusFiles(int step = 1)
{
    return test::corpusFiles("m3", {QStringLiteral("m3"), QStringLiteral("m3a")}, step);
}
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// First difference of two files in words, empty when they are identical.
inline QString difference(const QByteArray &actual, const QByteArray &expected)
{
    if (actual == expected)
        return {};
    const qsizetype common = qMin(actual.size(), expected.size());
    qsizetype i = 0;
    while (i < common && actual[i] == expected[i])
        ++i;
    return QStringLiteral("%1 bytes instead of %2, first difference at %3: %4 instead of %5")
        .arg(actual.size())
        .arg(expected.size())
        .arg(i)
        .arg(QString::fromLatin1(actual.mid(i, 12).toHex(' ')), QString::fromLatin1(expected.mid(i, 12).toHex(' ')));
}

/// Difference between a file and what saving it unedited writes, both with only changed fields and with every field
/// rewritten; empty if there is none.
inline QString proofProblem(const Model &model, const QByteArray &expected)
{
    const auto written = m3Format().write(model);
    const auto proof = m3Format().prove(model);
    if (!written || !proof)
        return QStringLiteral("is not written: ") + QString::fromStdString((written ? proof : written).error().text());
    if (written->size() != 1 || proof->size() != 1)
        return QStringLiteral("is not one file");
    const QString saved = difference(written->front().bytes, expected);
    return saved.isEmpty() ? difference(proof->front().bytes, expected) : saved;
}

} // namespace m3_document_helpers
} // namespace sinew::test
