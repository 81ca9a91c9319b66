// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// After one edit only the affected bytes differ. The expected file is rebuilt from the specification, with only that
// change; undo must restore the original each time.

#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"

#include "core/schema/text.h"

namespace sinew::test {
inline namespace mdx_edit_test_helpers {

/// The edited document is saved as `expected`; undone as `original`, redone as `expected` again.
#define VERIFY_EDIT(document, original, expected)                                                                      \
    do {                                                                                                               \
        COMPARE_BYTES(saved(*document), expected);                                                                     \
        QCOMPARE(document->historyCount(), 1);                                                                         \
        document->undo();                                                                                              \
        COMPARE_BYTES(saved(*document), original);                                                                     \
        document->redo();                                                                                              \
        COMPARE_BYTES(saved(*document), expected);                                                                     \
        QVERIFY(open(expected));                                                                                       \
    } while (false)

inline QByteArray patched(QByteArray bytes, qsizetype at, const QByteArray &with)
{
    return bytes.replace(at, with.size(), with);
}

inline qsizetype contentOf(const QByteArray &file, const char *tag)
{
    for (const ChunkAt &c : chunksOf(file))
        if (c.tag == tag)
            return c.content();
    qFatal("no such chunk");
    return 0;
}

template<class T>
void setField(Document &document, const char *path, const T &value)
{
    EditBuilder builder = edit(document);
    builder.set(at(document, path), value);
    const QString problem = push(document, builder);
    QVERIFY2(problem.isEmpty(), qPrintable(problem));
}

inline Curve<Vec3> vectors(Interpolation interpolation, const QList<std::int32_t> &times)
{
    Curve<Vec3> curve(interpolation, std::size_t(times.size()));
    for (qsizetype i = 0; i < times.size(); ++i)
        curve.editTimes()[std::size_t(i)] = times[i];
    return curve;
}

/// Every node's object id and parent, by name, as in the file's bytes after a round trip.
inline QStringList hierarchy(const Document &document)
{
    QStringList lines;
    for (const HierarchyNode &node : document.format()->transforms()->hierarchy(document.model())) {
        const auto name = [&](NodeId id) {
            return QString::fromStdString(document.format()->names()->name(document.model(), id));
        };
        lines.append(name(node.node) + QLatin1Char('<') + (node.parent ? name(node.parent) : QStringLiteral("-")));
    }
    return lines;
}

} // namespace mdx_edit_test_helpers
} // namespace sinew::test
