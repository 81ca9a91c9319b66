// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Model → Take parts from another model: the pictures of parts that were converted from another format.

#include "core/image/image_registry.h"
#include "editor/assets/asset_locations.h"
#include "editor/parts/donor_box.h"
#include "editor/parts/part_tree.h"
#include "tests/editor/parts_fixture.h"
#include "tests/plugins/gltf/made_gltf.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_parts_pictures {

using namespace sinew;

class TestPartsPictures : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::PartsFixture> m_fixture;
    QTemporaryDir m_folder;

    Document *copied(const QString &name)
    {
        const QString path = m_folder.filePath(name);
        QFile::remove(path);
        if (!QFile::copy(test::sourcePath("tests/samples/machine/engine.mdx"), path))
            qFatal("can't copy");
        return m_fixture->openFile(path);
    }

    /// The dialog with the first mesh of the M2 sample as the part.
    QPointer<PartsDialog> dialogWithMesh(const Document &target)
    {
        QPointer<PartsDialog> dialog = m_fixture->shown();
        dialog->setSearch([this](const Document &document) {
            return assetSearchFor(document.path(), {}, m_fixture->formats().modelSuffixes());
        });
        const std::size_t before = test::PartsFixture::rootOf(target).geosets.size();
        dialog->donors().open(test::sourcePath("tests/samples/m2showcase/shrine.m2"));
        [&] {
            QTRY_COMPARE(dialog->donors().count(), 1);
            dialog->parts().check(test::PartsFixture::rootOf(*dialog->donors().donor()).geosets.ids[0], true);
            QTRY_COMPARE(test::PartsFixture::rootOf(target).geosets.size(), before + 1);
        }();
        return dialog;
    }

    QStringList pictures() const
    {
        return QDir(m_folder.path()).entryList({QStringLiteral("*.blp")}, QDir::Files, QDir::Name);
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<test::PartsFixture>();
        for (const QString &picture : pictures())
            QFile::remove(m_folder.filePath(picture));
    }
    void cleanup() { m_fixture.reset(); }

    /// Those that the taken mesh shows, and no others; a picture that is there stays.
    void areWritten()
    {
        Document *target = copied(QStringLiteral("written.mdx"));
        QPointer<PartsDialog> dialog = dialogWithMesh(*target);
        auto *writes = dialog->findChild<QCheckBox *>(QStringLiteral("writesPictures"));
        QVERIFY(!writes->isHidden());
        QVERIFY(writes->isEnabled());
        QVERIFY(writes->isChecked());
        QVERIFY(pictures().isEmpty());
        QSignalSpy written(dialog, &PartsDialog::picturesWritten);
        dialog->accept();
        QCOMPARE(written.count(), 1);
        QTRY_VERIFY(!dialog);
        const QStringList made = pictures();
        QVERIFY(!made.isEmpty());
        QStringList named;
        for (const mdx::Texture &texture : test::PartsFixture::rootOf(*target).textures)
            named << QString::fromUtf8(texture.path.view().data(), qsizetype(texture.path.view().size()));
        for (const QString &picture : made) {
            QVERIFY2(named.contains(picture), qPrintable(picture));
            QFile file(m_folder.filePath(picture));
            QVERIFY(file.open(QIODevice::ReadOnly));
            Diagnostics notes;
            const auto decoded = m_fixture->formats().images().decode(FileSet(picture, file.readAll()), notes);
            QVERIFY2(decoded, decoded ? "" : decoded.error().text().c_str());
        }
        QVERIFY(QDir(test::sourcePath("tests/samples/m2showcase")).entryList({QStringLiteral("*.blp")}).size() >
                made.size());

        // The same once more: everything is there.
        const QDateTime before = QFileInfo(m_folder.filePath(made.front())).lastModified();
        dialog = dialogWithMesh(*target);
        QVERIFY(dialog->findChild<QCheckBox *>(QStringLiteral("writesPictures"))->isHidden());
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QCOMPARE(QFileInfo(m_folder.filePath(made.front())).lastModified(), before);
    }

    void areLeftOut()
    {
        Document *target = copied(QStringLiteral("without.mdx"));
        QPointer<PartsDialog> dialog = dialogWithMesh(*target);
        dialog->findChild<QCheckBox *>(QStringLiteral("writesPictures"))->setChecked(false);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QVERIFY(pictures().isEmpty());
        QCOMPARE(target->historyCount(), 1);
    }

    /// Open models of other formats are listed, and converted when they are chosen.
    void ofOpenModels()
    {
        const Document *other = m_fixture->open("m2showcase/shrine.m2");
        Document *target = copied(QStringLiteral("open.mdx"));
        m_fixture->documents().setCurrent(target);
        QPointer<PartsDialog> dialog = m_fixture->shown();
        QCOMPARE(dialog->donors().count(), 1);
        QVERIFY(!dialog->donors().donor());
        QVERIFY(dialog->parts().topLevelItemCount() == 0);
        dialog->findChild<QComboBox *>(QStringLiteral("donor"))->setCurrentIndex(0);
        QTRY_VERIFY(dialog->donors().donor());
        QCOMPARE(dialog->donors().count(), 1);
        QVERIFY(dialog->donors().donor() != other);
        QVERIFY(&dialog->donors().donor()->model().info() == &target->model().info());
        QVERIFY(dialog->donors().pictures());
        QTRY_VERIFY(dialog->parts().topLevelItemCount() > 0);
        QCOMPARE(other->historyCount(), 0);
        dialog->reject();
        QTRY_VERIFY(!dialog);
    }

    /// A glTF file gives its meshes with their materials, and its animations.
    void ofOtherPrograms()
    {
        Document *target = copied(QStringLiteral("glTF.mdx"));
        test::MadeGltf made;
        made.set("meshes/0/primitives/0/material", 0);
        made.set("materials/0", test::object(R"({"pbrMetallicRoughness": {"metallicFactor": 0,
            "baseColorTexture": {"index": 0}}})"));
        made.set("textures/0", test::object(R"({"source": 0})"));
        made.set("images/0", test::object(R"({"name": "cloak"})"));
        QImage red(4, 4, QImage::Format_RGB32);
        red.fill(Qt::red);
        made.set("images/0/uri", test::pictureUri(red));
        QFile file(m_folder.filePath(QStringLiteral("cloak.gltf")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(made.bytes()) > 0);
        file.close();
        QPointer<PartsDialog> dialog = m_fixture->shown();
        dialog->setSearch([](const Document &) { return AssetSearch(); });
        dialog->donors().open(file.fileName());
        QTRY_COMPARE(dialog->donors().count(), 1);
        const mdx::Root &donor = test::PartsFixture::rootOf(*dialog->donors().donor());
        QCOMPARE(donor.geosets.size(), std::size_t(1));
        QCOMPARE(donor.sequences.size(), std::size_t(1));
        const std::size_t geosets = test::PartsFixture::rootOf(*target).geosets.size();
        const std::size_t sequences = test::PartsFixture::rootOf(*target).sequences.size();
        dialog->parts().check(donor.geosets.ids[0], true);
        dialog->parts().check(donor.sequences.ids[0], true);
        QTRY_COMPARE(test::PartsFixture::rootOf(*target).geosets.size(), geosets + 1);
        dialog->accept();
        QTRY_VERIFY(!dialog);
        const mdx::Root &after = test::PartsFixture::rootOf(*target);
        QCOMPARE(after.sequences.size(), sequences + 1);
        const mdx::Layer &layer = after.materials[after.geosets[geosets].materialId].layers[0];
        QCOMPARE(after.textures[std::size_t(layer.textureId)].path.view(), std::string_view("cloak.blp"));
        QCOMPARE(pictures(), QStringList{QStringLiteral("cloak.blp")});
    }

    /// There is no place for them yet.
    void needAFile()
    {
        Document *target = copied(QStringLiteral("new.mdx"));
        target->setStoredFiles({});
        target->setPath({});
        QPointer<PartsDialog> dialog = dialogWithMesh(*target);
        QVERIFY(!dialog->findChild<QCheckBox *>(QStringLiteral("writesPictures"))->isEnabled());
        dialog->accept();
        QTRY_VERIFY(!dialog);
        QVERIFY(pictures().isEmpty());
    }
};

SINEW_TEST(tst_parts_pictures, TestPartsPictures)

} // namespace tst_parts_pictures

#include "tst_parts_pictures.moc"
