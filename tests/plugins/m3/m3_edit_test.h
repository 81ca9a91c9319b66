// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits of StarCraft II models, compared byte by byte with what the samples' maker writes for the edited model.

#include "m3_edits.h"

#include <QDir>
#include <QFile>

namespace sinew::test {
inline namespace m3_edit_test_helpers {

namespace made = samples::m3;

/// A section written by the samples' maker.
inline made::Section &section(made::File &file, const char *tag, int n = 0)
{
    return file[made::sectionOf(file, tag, n)];
}

template<class T>
void put(made::Section &section, qsizetype at, const T &value)
{
    std::memcpy(section.bytes.data() + at, &value, sizeof value);
}

inline void dropFromRoot(made::File &file, const char *tag)
{
    for (made::Reference &reference : file[0].references)
        if (reference.at == made::rootPlace(file[0].version, tag))
            reference = {reference.at, -1, 0, 0, 0};
}

/// Offset of the flags of an animated value.
inline constexpr qsizetype flagsAt = 2, idAt = 4;

/// Keeps both files for inspection.
inline void keep(const QByteArray &actual, const QByteArray &expected)
{
    for (const auto &[name, bytes] : {std::pair("actual", actual), std::pair("expected", expected)}) {
        QFile file(QDir::tempPath() + QStringLiteral("/m3-edit-") + QLatin1String(name) + QStringLiteral(".m3"));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
    }
}
/// After the edit the file is `expected`: files in the official order stay in it. Undo restores the old bytes.
inline void verify(const Edit &edit, const made::File &expected, const QString &sample = QStringLiteral("m3/tiny29.m3"))
{
    const auto document = openDocument(sample);
    QVERIFY2(document->byteProof().exact, qPrintable(document->byteProof().detail));
    const QByteArray before = saved(*document);
    QCOMPARE(push(*document, edit), QString());
    made::Style style;
    style.onlyReferred = true;
    const QByteArray after = saved(*document);
    const QString what = difference(after, expected.bytes(style));
    if (!what.isEmpty())
        keep(after, expected.bytes(style));
    QVERIFY2(what.isEmpty(), qPrintable(what));
    undoAndRedo(*document, before, after);
}
inline made::Model tiny()
{
    return made::Model::tiny();
}

} // namespace m3_edit_test_helpers
} // namespace sinew::test
