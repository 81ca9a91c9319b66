// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "widgets/textures/texture_counts.h"

#include <QTest>

namespace tst_texture_counts {

using namespace sinew;

/// How many files of a model's textures need attention.
class TestTextureCounts : public QObject
{
    Q_OBJECT

    static ModelTexture named(const char *path, std::uint32_t slot = 0)
    {
        ModelTexture texture;
        texture.path = path;
        texture.slotNumber = slot;
        return texture;
    }
    static TextureState found(TextureState::Kind kind, const char *path, bool byNameAlone = false)
    {
        TextureState state{kind};
        state.path = QLatin1String(path);
        state.byNameAlone = byNameAlone;
        return state;
    }

private Q_SLOTS:
    /// Each file is counted for its worst fault alone. Its suffix says nothing about what is inside.
    void faultsAreCountedOnce()
    {
        TextureState renamed = found(TextureState::Ready, "Textures/Cape.blp", true);
        renamed.contentProblem = "a PNG picture inside";
        const std::vector<ModelTexture> textures{named("Textures\\Hat.blp"),  named("textures/HAT.blp"),
                                                 named("Textures\\Cape.blp"), named("Textures\\Boot.blp"),
                                                 named("Glove.blp"),          named("left over.blp", 11)};
        const std::vector<TextureState> states{found(TextureState::Unreadable, "Hat.blp", true),
                                               found(TextureState::Unreadable, "Hat.blp", true),
                                               renamed,
                                               found(TextureState::Ready, "Boot.blp", true),
                                               TextureState{TextureState::Missing},
                                               found(TextureState::Ready, "old/left over.png", true)};
        TextureCounts expected;
        expected.files = 4;
        expected.missing = expected.unreadable = expected.elsewhere = expected.unfit = expected.slots = 1;
        const QStringList suffixes{QStringLiteral("blp")};
        QCOMPARE(countTextures(textures, states, suffixes), expected);
        QCOMPARE(misfitOf(textures[5], states[5], suffixes), TextureMisfit::None); // nobody looks at its path
    }
};

SINEW_GUILESS_TEST(tst_texture_counts, TestTextureCounts)

} // namespace tst_texture_counts
#include "tst_texture_counts.moc"
