// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits of World of Warcraft models without a document, and the companions that saving writes, in tests.

#include "tests/plugins/m2/m2_damage.h"

namespace sinew::test {
inline namespace m2_companion_edits_helpers {

/// Where the data of a chunk begins in a file that consists of chunks only, -1 if none.
inline qsizetype dataOf(const QByteArray &file, const char *tag)
{
    for (qsizetype at = 0; at + 8 <= file.size();) {
        std::uint32_t size;
        std::memcpy(&size, file.constData() + at + 4, 4);
        if (std::memcmp(file.constData() + at, tag, 4) == 0)
            return at + 8;
        at += 8 + qsizetype(size);
    }
    return -1;
}

/// The files that saving writes, by name; "" is the model.
inline Files saved(const Model &model, const WriteOptions &options = {})
{
    Files files;
    const auto written = m2Format().write(model, options);
    if (!written) {
        QTest::qFail(written.error().text().c_str(), __FILE__, __LINE__);
        return files;
    }
    for (const OutputFile &file : *written)
        files[file.path] = file.bytes;
    return files;
}

/// Carries out an edit with all its consequences; returns the changes that undo it.
inline ChangeSet carryOut(Model &model, Result<ChangeSet> changes)
{
    if (!changes) {
        QTest::qFail(changes.error().text().c_str(), __FILE__, __LINE__);
        return {};
    }
    if (const auto done = m2Format().complete(model, *changes); !done)
        QTest::qFail(done.error().text().c_str(), __FILE__, __LINE__);
    for (Change &change : *changes)
        applyChange(model, change);
    return *changes;
}

inline void undo(Model &model, ChangeSet changes)
{
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        applyChange(model, *change);
}

inline Address at(const Model &model, const char *path)
{
    const auto target = parsePath(model, path);
    if (!target)
        QTest::qFail(target.error().text().c_str(), __FILE__, __LINE__);
    return target ? target->address : Address();
}

inline ChangeSet setText(Model &model, const char *path, const char *text)
{
    const auto target = parsePath(model, path);
    const auto change = target ? makeSet(model, *target, text) : Result<Change>(target.error());
    if (!change) {
        QTest::qFail(change.error().text().c_str(), __FILE__, __LINE__);
        return {};
    }
    return carryOut(model, ChangeSet{*change});
}

inline ChangeSet removed(Model &model, NodeId id)
{
    EditBuilder edit(model, m2Format().references());
    edit.remove(id);
    return carryOut(model, edit.finish());
}

inline ChangeSet added(Model &model, const char *list)
{
    EditBuilder edit(model, m2Format().references());
    edit.insertNew(at(model, list), -1);
    return carryOut(model, edit.finish());
}

} // namespace m2_companion_edits_helpers
} // namespace sinew::test
