// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "plugins/blp/codec.h"
#include "plugins/dds/codec.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <initializer_list>

namespace tst_asset_textures {

using namespace sinew;

/// The result for a model's textures whose files are sound, damaged, mislabelled or missing.
class TestAssetTextures : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    ImageRegistry m_images;

    void write(const char *name, const QByteArray &bytes)
    {
        const QString path = m_folder.filePath(QLatin1String(name));
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// BGRA of 2 × 2 with its second level.
    static QByteArray dds()
    {
        QByteArray file("DDS ");
        const auto add = [&](std::initializer_list<std::uint32_t> numbers) {
            for (const std::uint32_t number : numbers)
                file.append(reinterpret_cast<const char *>(&number), sizeof number);
        };
        add({124, 0x21007, 2, 2, 0, 0, 2});
        file.append(44, '\0');
        add({32, 0x41, 0, 32, 0xff0000, 0xff00, 0xff, 0xff000000, 0x1000, 0, 0, 0, 0});
        return file + QByteArray(20, '\x40');
    }

    struct Outcome
    {
        TextureResult answer;
        std::vector<Finding> problems;
    };
    Outcome ask(const char *path)
    {
        AssetTextures textures(assetSearchFor(m_folder.filePath(QStringLiteral("model.mdx")), {}, {}), m_images,
                               AssetTextures::Mode::Wait);
        SceneTexture texture;
        texture.path = path;
        texture.source = 7;
        Outcome outcome{textures.texture(texture), {}};
        outcome.problems = textures.problems();
        return outcome;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_images.add(createBlpCodec());
        m_images.add(createDdsCodec());
    }

    /// Textures filled by the game show what the user chose, otherwise what lies beside the model.
    void slots()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("bear")));
        const QString model = m_folder.filePath(QStringLiteral("bear/Bear.m2"));
        for (const char *name : {"bear/BearSkin_02.dds", "bear/bearskin_01.dds", "bear/BearSkin_01.blp",
                                 "bear/Bear_eye.dds", "bear/Wolf.dds", "bear/BearNotes.txt", "own.dds"})
            write(name, dds());
        RenderScene scene;
        const auto add = [&](std::uint32_t slot, std::uint32_t replaceable, const char *path) {
            SceneTexture texture;
            texture.slot = slot;
            texture.replaceableId = replaceable;
            texture.path = path;
            scene.textures.push_back(texture);
        };
        add(0, 0, "creature\\bear\\BEAR_EYE.blp");
        add(12, 0, "");
        add(11, 0, "");
        add(11, 0, "");
        add(6, 0, "");
        const std::vector<TextureSlot> found = textureSlots(scene);
        QCOMPARE(found.size(), std::size_t(3));
        QCOMPARE(found[0].id, 12u);
        QCOMPARE(found[1].name, QStringLiteral("Monster skin 1"));
        QCOMPARE(found[2].name, QStringLiteral("Character hair"));
        const SlotFiles guessed = guessedSlotFiles(scene, model, m_images.suffixes());
        QCOMPARE(guessed.size(), 2);
        QVERIFY2(guessed[11].contains(u"kin_01", Qt::CaseInsensitive), qPrintable(guessed[11]));
        QCOMPARE(guessed[12], m_folder.filePath(QStringLiteral("bear/BearSkin_02.dds")));
        QVERIFY(guessedSlotFiles(scene, {}, m_images.suffixes()).isEmpty());

        AssetTextures textures(assetSearchFor(model, {}, {}), m_images, AssetTextures::Mode::Wait);
        QCOMPARE(textures.texture(scene.textures[4]).state, TextureResult::Missing);
        QVERIFY(textures.problems().empty()); // nothing is missing: the game fills it
        QSignalSpy arrived(&textures, &AssetTextures::arrived);
        textures.setSlotFiles(slotFiles(
            {{6, m_folder.filePath(QStringLiteral("own.dds"))}, {12, QStringLiteral("/no/such.dds")}}, guessed));
        QCOMPARE(arrived.size(), 1);
        QCOMPARE(textures.texture(scene.textures[4]).state, TextureResult::Ready);
        scene.textures[1].source = 9;
        QCOMPARE(textures.texture(scene.textures[1]).state, TextureResult::Missing);
        QCOMPARE(textures.problems().size(), std::size_t(1));
        QVERIFY(textures.problems()[0].message.text().find("/no/such.dds") != std::string::npos);
        // An object that names no file any more has no problem.
        SceneTexture emptied;
        emptied.source = 9;
        textures.texture(emptied);
        QVERIFY(textures.problems().empty());
        // Warcraft III's team colours are not slots, its trees are.
        RenderScene tree;
        std::swap(tree, scene);
        add(0, 1, "");
        add(0, 31, "");
        QCOMPARE(textureSlots(scene).size(), std::size_t(1));
        QCOMPARE(textureSlots(scene)[0].id, 31u);
        QVERIFY(guessedSlotFiles(scene, model, m_images.suffixes()).isEmpty());
    }

    void fileIds()
    {
        write("creature/x/named.dds", dds());
        write("creature/x/4711.blp", dds());
        AssetTextures textures(assetSearchFor(m_folder.filePath(QStringLiteral("creature/x/model.m2")), {}, {}),
                               m_images, AssetTextures::Mode::Wait);
        SceneTexture texture;
        texture.fileId = 4711;
        QCOMPARE(textures.texture(texture).state, TextureResult::Ready);
        texture.fileId = 4712;
        QCOMPARE(textures.texture(texture).state, TextureResult::Missing);
        textures.reload(assetSearchFor(m_folder.filePath(QStringLiteral("creature/x/model.m2")), {}, {}));
        textures.setIdNames(
            [](std::uint32_t id) { return id == 4712 ? QStringLiteral("creature/x/named.blp") : QString(); });
        QCOMPARE(textures.texture(texture).state, TextureResult::Ready);
    }

    void soundTexture()
    {
        write("Textures/sound.dds", dds());
        const Outcome outcome = ask("textures\\SOUND.blp");
        QCOMPARE(outcome.answer.state, TextureResult::Ready);
        QCOMPARE(outcome.answer.image->levels.size(), std::size_t(2));
        QVERIFY(outcome.problems.empty());
    }

    void damagedTextureIsShownAndListed()
    {
        write("damaged.dds", dds().chopped(1));
        const Outcome outcome = ask("damaged.dds");
        QCOMPARE(outcome.answer.state, TextureResult::Ready);
        QCOMPARE(outcome.answer.image->levels.size(), std::size_t(1));
        QCOMPARE(outcome.problems.size(), std::size_t(1));
        QCOMPARE(std::string(outcome.problems[0].check->code), std::string("asset.texture.damaged"));
        QCOMPARE(outcome.problems[0].place().node, NodeId(7));
        QVERIFY(outcome.problems[0].message.text().find("level 1 needs 4 bytes, 3 are left") != std::string::npos);
    }

    void truncatedTextureIsACheckerWithTheReason()
    {
        write("truncated.dds", dds().left(130));
        const Outcome outcome = ask("truncated.dds");
        QCOMPARE(outcome.answer.state, TextureResult::Missing);
        QCOMPARE(outcome.problems.size(), std::size_t(1));
        QCOMPARE(std::string(outcome.problems[0].check->code), std::string("asset.file.unreadable"));
        QVERIFY(outcome.problems[0].message.text().find("level 0 needs 16 bytes, 2 are left") != std::string::npos);
    }

    /// What a file is tells its first bytes, not its name.
    void whatAFileIs()
    {
        const auto contentOf = [this](const char *name, const QByteArray &bytes) {
            write(name, bytes);
            AssetTextures textures(assetSearchFor(m_folder.filePath(QStringLiteral("model.mdx")), {}, {}), m_images,
                                   AssetTextures::Mode::Wait);
            SceneTexture texture;
            texture.path = name;
            textures.texture(texture);
            return textures.content(QLatin1String(name));
        };
        QCOMPARE(contentOf("inside.dds", dds()), (ImageContent{QStringLiteral("DDS"), true}));
        QCOMPARE(contentOf("renamed.blp", dds()), (ImageContent{QStringLiteral("DDS"), false}));
        QCOMPARE(contentOf("game.blp", "BLP2, cut off"), (ImageContent{QStringLiteral("BLP2"), true}));
        QCOMPARE(contentOf("renamed.dds", "BLP1, cut off"), (ImageContent{QStringLiteral("BLP1"), false}));
        QCOMPARE(contentOf("text.blp", "no picture"), ImageContent());
    }

    void levelsBesideBlp0AreFound()
    {
        QByteArray file("BLP0");
        for (const int number : {1, 0, 2, 1, 5, 0})
            file += QByteArray(1, char(number)) + QByteArray(3, '\0');
        write("Old/Grass.blp", file + QByteArray(1024, '\x20'));
        QCOMPARE(ask("Old/Grass.blp").answer.state, TextureResult::Missing);
        write("Old/Grass.b00", QByteArray(2, '\0'));
        const Outcome outcome = ask("Old\\Grass.blp");
        QCOMPARE(outcome.answer.state, TextureResult::Ready);
        QCOMPARE(outcome.answer.image->width(), 2);
    }
};

SINEW_GUILESS_TEST(tst_asset_textures, TestAssetTextures)

} // namespace tst_asset_textures
#include "tst_asset_textures.moc"
