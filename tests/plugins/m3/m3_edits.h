// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Editing documents of StarCraft II models in tests.

#include "core/document/open_document.h"
#include "m3_document.h"

#include "core/document/document.h"

#include <functional>

namespace sinew::test {
inline namespace m3_edits_helpers {

using Edit = std::function<void(EditBuilder &, const Document &)>;

inline std::unique_ptr<Document> openDocument(const QString &sample, const QByteArray &bytes)
{
    FormatRegistry registry;
    registry.add(createM3Format());
    auto document = openDocument(registry, fileSet(sample, bytes), sample.section(QLatin1Char('/'), -1));
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}
inline std::unique_ptr<Document> openDocument(const QString &sample)
{
    return openDocument(sample, sampleFiles().value(sample));
}
inline const m3::Root &rootOf(const Document &document)
{
    return static_cast<const m3::M3Model &>(document.model()).data;
}
/// Empty if the model can't be written.
inline QByteArray saved(const Document &document)
{
    const auto written = m3Format().write(document.model());
    return written ? written->front().bytes : QByteArray();
}
/// Pushes the changes of a facet; the error's text, empty on success.
inline QString push(Document &document, Result<ChangeSet> changes)
{
    if (!changes)
        return QString::fromStdString(changes.error().text());
    const Status done = document.push(std::move(*changes), QStringLiteral("edit"));
    return done ? QString() : QString::fromStdString(done.error().text());
}
inline QString push(Document &document, const Edit &edit)
{
    EditBuilder builder(document.model(), document.format()->references());
    edit(builder, document);
    return push(document, builder.finish());
}
inline Address at(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    if (!target)
        qFatal("%s: %s", path, target.error().text().c_str());
    return target->address;
}
template<class T>
Value keyed(std::initializer_list<std::pair<std::int32_t, T>> keys)
{
    Curve<T> curve(std::is_integral_v<T> ? Interpolation::None : Interpolation::Linear, keys.size());
    std::size_t i = 0;
    for (const auto &[time, value] : keys) {
        curve.editTimes()[i] = time;
        curve.editValues()[i++] = value;
    }
    return Value::of(curve);
}

/// The written file is read again and written the same; undo and redo lead to the same bytes.
inline void undoAndRedo(Document &document, const QByteArray &before, const QByteArray &after)
{
    const Opened again = openBytes(after);
    QVERIFY2(again.model, qPrintable(again.error));
    QCOMPARE(again.reports(), QString());
    QCOMPARE(proofProblem(*again.model, after), QString());
    document.undo();
    QCOMPARE(difference(saved(document), before), QString());
    document.redo();
    QCOMPARE(difference(saved(document), after), QString());
}

} // namespace m3_edits_helpers
} // namespace sinew::test
