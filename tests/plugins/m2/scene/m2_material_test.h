// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Edits of textures and materials of World of Warcraft models in tests: the picture stays, and undo restores the same
// bytes. The sample's tables: texture combos 0 3 1 2, coordinates 0 -1 1, weights 0 1, transforms -1 0 1; batch 0 of
// submesh 0 reads one texture from entry 0, batch 1 two from there.

#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/plugins/material_test.h"
#include "tests/plugins/scene_materials.h"

namespace sinew::test {
inline namespace m2_material_test_helpers {

inline const QStringList versions{QStringLiteral("m2classic/tiny256.m2"), QStringLiteral("m2tbc/tiny260.m2"),
                                  QStringLiteral("m2wotlk/tiny.m2"), QStringLiteral("m2cata/tiny272.m2"),
                                  QStringLiteral("m2legion/tiny.m2")};

/// One row for each version.
inline void versionRows()
{
    QTest::addColumn<QString>("sample");
    for (const QString &sample : versions)
        QTest::newRow(qPrintable(sample)) << sample;
}

inline RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

inline NodeId submesh(const Document &document, std::size_t row, std::size_t skin = 0)
{
    return rootOf(document).skins[skin].submeshes.ids[row];
}

QString numbers(const auto &table)
{
    QStringList all;
    for (const auto number : table)
        all += QString::number(std::int16_t(number));
    return all.join(QLatin1Char(' '));
}

/// A model read back from its saved files.
inline Opened readAgain(const Document &document, const QString &sample)
{
    Files files = sampleFiles();
    const QString folder = sample.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/');
    const QMap<QString, QByteArray> saved = savedFiles(document);
    for (auto file = saved.begin(); file != saved.end(); ++file)
        files[file.key().isEmpty() ? sample : folder + file.key()] = *file;
    return openModel(fileSet(files, sample));
}

/// Saves, reads again, and compares what is drawn.
inline QString lostByReading(const Document &document, const QString &sample)
{
    const Opened again = readAgain(document, sample);
    if (!again.model)
        return again.error;
    return SceneMaterials().difference(sceneOf(document), m2Format().scene()->build(*again.model));
}

/// Undoes everything and compares all files.
inline QString changedByUndo(Document &document, const QMap<QString, QByteArray> &before)
{
    while (document.canUndo())
        document.undo();
    const QMap<QString, QByteArray> after = savedFiles(document, true);
    for (auto file = before.begin(); file != before.end(); ++file)
        if (const QString what = difference(after[file.key()], *file); !what.isEmpty())
            return file.key() + QStringLiteral(": ") + what;
    return after.size() == before.size() ? QString() : QStringLiteral("another number of files");
}

} // namespace m2_material_test_helpers
} // namespace sinew::test
