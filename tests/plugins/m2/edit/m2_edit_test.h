// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Documents of World of Warcraft models in tests: open, edit, save to memory.

#include "core/document/open_document.h"
#include "tests/plugins/m2/m2_damage.h"

namespace sinew::test {
inline namespace m2_edit_test_helpers {

inline std::unique_ptr<Document> openDocument(const QString &sample, const Files &files = sampleFiles())
{
    FormatRegistry registry;
    registry.add(createM2Format());
    const FileSet set = fileSet(files, sample);
    registry.setIdNames([&set](std::uint32_t id) { return set.nameOfId(id); });
    auto document = openDocument(registry, set, sample.section(QLatin1Char('/'), -1));
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}
inline const m2::Root &rootOf(const Document &document)
{
    return static_cast<const m2::M2Model &>(document.model()).data;
}

/// The files that saving writes: the model's own first, under an empty name, then those companions that an edit
/// changed.
inline QMap<QString, QByteArray> savedFiles(const Document &document, bool every = false)
{
    QMap<QString, QByteArray> files;
    WriteOptions options;
    options.everyFile = every;
    const auto written = m2Format().write(document.model(), options);
    if (!written)
        qFatal("%s", written.error().text().c_str());
    for (const OutputFile &file : *written)
        files[file.path] = file.bytes;
    return files;
}

/// Sets the field of a path, as the command line does; the error's text, empty on success.
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

inline std::uint32_t numberAt(const QByteArray &bytes, qsizetype at)
{
    std::uint32_t number;
    std::memcpy(&number, bytes.constData() + at, 4);
    return number;
}

} // namespace m2_edit_test_helpers
} // namespace sinew::test
