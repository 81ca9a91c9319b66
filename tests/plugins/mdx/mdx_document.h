// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Opening, addressing and saving MDX documents in tests.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

namespace sinew::test {
inline namespace mdx_document_helpers {

inline std::unique_ptr<Document> open(const QByteArray &bytes, const QString &name = QStringLiteral("test.mdx"))
{
    FormatRegistry registry;
    registry.add(createMdxFormat());
    auto document = openDocument(registry, FileSet(name, bytes), name);
    if (!document) {
        qWarning("%s", document.error().text().c_str());
        return nullptr;
    }
    return std::move(*document);
}

inline QByteArray saved(const Model &model)
{
    static const auto format = createMdxFormat();
    const auto files = format->write(model);
    return files ? files->front().bytes : QByteArray();
}
inline QByteArray saved(const Document &document)
{
    return saved(document.model());
}

inline const mdx::MdxModel &mdxOf(const Document &document)
{
    return static_cast<const mdx::MdxModel &>(document.model());
}

/// The address that a path names; a wrong path ends the test program, since it is a mistake of the test.
inline Address at(const Model &model, const char *path)
{
    const auto target = parsePath(model, path);
    if (!target)
        qFatal("%s", target.error().text().c_str());
    return target->address;
}
inline Address at(const Document &document, const char *path)
{
    return at(document.model(), path);
}
/// The object in a row of a list of the root.
inline NodeId object(const Document &document, const char *list, std::size_t row)
{
    return document.model().idAt(at(document, list), row);
}

inline EditBuilder edit(const Document &document)
{
    return EditBuilder(document.model(), document.format()->references());
}

/// Finishes and pushes; the error's text, empty on success.
inline QString push(Document &document, EditBuilder &builder)
{
    auto changes = builder.finish();
    if (!changes)
        return QString::fromStdString(changes.error().text());
    const Status done = document.push(std::move(*changes), QStringLiteral("test"));
    return done ? QString() : QString::fromStdString(done.error().text());
}

/// Sets the field of a path, as the command line does.
inline QString setText(Document &document, const char *path, const char *text)
{
    const auto target = parsePath(document.model(), path);
    if (!target)
        return QString::fromStdString(target.error().text());
    auto change = makeSet(document.model(), *target, text);
    if (!change)
        return QString::fromStdString(change.error().text());
    ChangeSet changes;
    changes.push_back(std::move(*change));
    const Status done = document.push(std::move(changes), QStringLiteral("set"));
    return done ? QString() : QString::fromStdString(done.error().text());
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

#define COMPARE_BYTES(actual, expected) QCOMPARE(sinew::test::difference(actual, expected), QString())

inline QStringList mdxFilesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, {QStringLiteral("*.mdx")}, QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}
inline QStringList sampleFiles()
{
    return mdxFilesBelow(test::sourcePath("tests/samples"));
}
/// In the first tier every `step`-th only.
inline QStringList corpusFiles(int step = 1)
{
    return test::corpusFiles("wc3-mdx", {QStringLiteral("mdx")}, step);
}
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace mdx_document_helpers
} // namespace sinew::test
