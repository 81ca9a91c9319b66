// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "files.h"
#include "showcase.h"
#include "tiny.h"

namespace sinew::samples::m2 {

QString animName(const QString &base, const Sequence &sequence)
{
    return QStringLiteral("%1%2-%3.anim")
        .arg(base)
        .arg(sequence.id, 4, 10, QLatin1Char('0'))
        .arg(sequence.variation, 2, 10, QLatin1Char('0'));
}

void addPlain(Files &files, const QString &base, const Model &model)
{
    const Written made = write(model);
    files[base + QLatin1String(".m2")] = made.model;
    for (qsizetype i = 0; i < made.skins.size(); ++i)
        files[QStringLiteral("%1%2.skin").arg(base).arg(i, 2, 10, QLatin1Char('0'))] = made.skins[i];
    for (auto anim = made.anims.begin(); anim != made.anims.end(); ++anim)
        files[animName(base, model.sequences[anim.key()])] = *anim;
}

Files versionFiles()
{
    Files files;
    for (const std::uint32_t version : {256u, 257u})
        addPlain(files, QStringLiteral("m2classic/tiny%1").arg(version), tinyModel(version));
    for (const std::uint32_t version : {260u, 261u, 262u, 263u})
        addPlain(files, QStringLiteral("m2tbc/tiny%1").arg(version), tinyModel(version));
    addPlain(files, QStringLiteral("m2wotlk/tiny"), tinyModel(264));
    addPlain(files, QStringLiteral("m2wotlk/combiners"), tinyModel(264, 8));
    Model packed = tinyModel(264);
    packed.compressedTransforms = true;
    addPlain(files, QStringLiteral("m2wotlk/packed"), packed);
    addPlain(files, QStringLiteral("m2cata/tiny265"), tinyModel(265));
    addPlain(files, QStringLiteral("m2cata/tiny271"), tinyModel(271, 0x200));
    addPlain(files, QStringLiteral("m2cata/tiny272"), tinyModel(272, 0x88));
    addPlain(files, QStringLiteral("m2future/tiny300"), tinyModel(300));
    return files;
}

Files allFiles()
{
    Files files = versionFiles();
    files.insert(chunkedFiles());
    files.insert(oddM2Files());
    addPlain(files, QStringLiteral("m2showcase/shrine"), shrineModel());
    return files;
}

} // namespace sinew::samples::m2
