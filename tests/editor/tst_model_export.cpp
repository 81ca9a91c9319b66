// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Export as glTF and as OBJ: the list before writing, what is written, what goes wrong.

#include "core/document/open_document.h"
#include "editor/assets/asset_locations.h"
#include "editor/builtin_plugins.h"
#include "editor/export/model_export_dialog.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/problems/loss_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

namespace tst_model_export {

using namespace sinew;

class TestModelExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FormatRegistry m_formats;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<AssetTextures> m_textures;
    RenderScene m_scene;

    std::unique_ptr<ModelExportDialog> dialog(const char *suffix = "glb")
    {
        auto made = std::make_unique<ModelExportDialog>(
            *m_document, m_scene, m_formats.exporterOf(QString::fromLatin1(suffix)), *m_textures, m_formats);
        return QTest::qWaitFor([&] { return !made->isBusy(); }, 20000) ? std::move(made) : nullptr;
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        auto opened = openDocument(m_formats, test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(opened);
        m_document = std::move(*opened);
        m_scene = m_document->format()->scene()->build(m_document->model());
        m_textures = std::make_unique<AssetTextures>(assetSearchFor(m_document->path(), {}, m_formats.modelSuffixes()),
                                                     m_formats.images(), AssetTextures::Mode::Wait);
    }

    void listsLossesFirst()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        QVERIFY(shown->losses()->rowCount() > 0);
        QVERIFY(shown->losses()->count(ConversionLoss::Kept) > 0);
        QCOMPARE(shown->summary()->text(), shown->losses()->summary());
        QVERIFY(QDir(m_folder.path()).isEmpty());
        // The list is one of an export, not of a conversion.
        QVERIFY(!shown->losses()->text().contains(QStringLiteral("identical in the game")));
    }

    void exportsOnReturn()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        shown->show();
        for (const QPushButton *button : shown->findChildren<QPushButton *>())
            QCOMPARE(button->isDefault(), button->text() == QStringLiteral("Export…"));
    }

    void followsTheOptions()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const int before = shown->losses()->count(ConversionLoss::Changed);
        QList<QCheckBox *> boxes = shown->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 4);
        for (QCheckBox *box : boxes)
            box->toggle();
        QTRY_VERIFY(!shown->isBusy());
        QVERIFY(shown->options().plainCurves && !shown->options().allMeshes && !shown->options().textures &&
                !shown->options().extras);
        QCOMPARE(shown->losses()->count(ConversionLoss::Kept), 0);
        QVERIFY(shown->losses()->count(ConversionLoss::Changed) >= before);
    }

    void writesChosenSequences()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        QListWidget *list = shown->sequences();
        QCOMPARE(list->count(), int(m_scene.sequences.size()));
        QVERIFY(shown->options().sequences.empty()); // all of them
        QList<QPushButton *> buttons = shown->findChildren<QPushButton *>();
        const auto button = [&](const QString &text) {
            return *std::find_if(buttons.begin(), buttons.end(), [&](auto *each) { return each->text() == text; });
        };
        button(QStringLiteral("None"))->click();
        QVERIFY(!button(QStringLiteral("Export…"))->isEnabled());
        QVERIFY(!shown->isBusy());
        list->item(1)->setCheckState(Qt::Checked);
        QVERIFY(button(QStringLiteral("Export…"))->isEnabled());
        QTRY_VERIFY(!shown->isBusy());
        QCOMPARE(shown->options().sequences, std::vector<std::int32_t>{1});
        QVERIFY(shown->losses()->text().contains(QStringLiteral("not chosen")));
        const QString path = m_folder.filePath(QStringLiteral("one.gltf"));
        shown->formBox()->setCurrentIndex(1);
        shown->start(path);
        QTRY_VERIFY_WITH_TIMEOUT(!shown->isBusy(), 30000);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray animations = QJsonDocument::fromJson(file.readAll())[QStringLiteral("animations")].toArray();
        QCOMPARE(animations.size(), 1);
        QCOMPARE(animations[0][QStringLiteral("name")].toString().toStdString(), m_scene.sequences[1].name);
    }

    void writesBothForms()
    {
        for (int form = 0; form < 2; ++form) {
            const auto shown = dialog();
            QVERIFY(shown);
            shown->formBox()->setCurrentIndex(form);
            QTRY_VERIFY(!shown->isBusy());
            const QString suffix = shown->options().suffix, path = m_folder.filePath(QStringLiteral("hero.") + suffix);
            shown->start(path);
            QTRY_VERIFY_WITH_TIMEOUT(!shown->isBusy(), 30000);
            QCOMPARE(shown->result(), int(QDialog::Accepted));
            QCOMPARE(shown->written(), path);
            QVERIFY(QFile::exists(path));
        }
        QVERIFY(QFile::exists(m_folder.filePath(QStringLiteral("hero.bin"))));
    }

    /// Without the options of animations and of what is not seen at first.
    void writesStillModels()
    {
        const auto shown = dialog("obj");
        QVERIFY(shown);
        QCOMPARE(shown->formBox()->count(), 1);
        QVERIFY(shown->formBox()->currentText().contains(QStringLiteral(".obj")));
        shown->show();
        const QList<QCheckBox *> boxes = shown->findChildren<QCheckBox *>();
        QCOMPARE(std::count_if(boxes.begin(), boxes.end(), [](QCheckBox *box) { return box->isVisible(); }), 1);
        QVERIFY(shown->losses()->count(ConversionLoss::Lost) > 5);
        QCOMPARE(shown->losses()->count(ConversionLoss::Kept), 0);
        const QString path = m_folder.filePath(QStringLiteral("still.obj"));
        shown->start(path);
        QTRY_VERIFY_WITH_TIMEOUT(!shown->isBusy(), 30000);
        QCOMPARE(shown->written(), path);
        for (const char *file : {"still.obj", "still.mtl", "still-armour.png"})
            QVERIFY(QFile::exists(m_folder.filePath(QString::fromLatin1(file))));
    }

    void replacesNothingBesideANewFile()
    {
        QFile other(m_folder.filePath(QStringLiteral("taken.bin")));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("mine") == 4);
        other.close();
        const auto shown = dialog();
        QVERIFY(shown);
        shown->formBox()->setCurrentIndex(1);
        shown->start(m_folder.filePath(QStringLiteral("taken.gltf")));
        QTRY_VERIFY_WITH_TIMEOUT(!shown->isBusy(), 30000);
        QCOMPARE(shown->result(), int(QDialog::Rejected));
        QVERIFY(!shown->summary()->text().isEmpty());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("taken.gltf"))));
        QVERIFY(other.open(QIODevice::ReadOnly));
        QCOMPARE(other.readAll(), QByteArray("mine"));
    }
};

SINEW_TEST(tst_model_export, TestModelExport)

} // namespace tst_model_export

#include "tst_model_export.moc"
