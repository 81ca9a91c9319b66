// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Convert to Warcraft III: both models on one timeline, the list of losses, the new document.

#include "core/document/open_document.h"
#include "editor/assets/asset_locations.h"
#include "editor/builtin_plugins.h"
#include "editor/compare/compare_view.h"
#include "editor/create/create_dialog.h"
#include "editor/create/sequence_choice.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/problems/loss_model.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

namespace tst_create_dialog {

using namespace sinew;

class TestCreateDialog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    FormatRegistry m_formats;
    Settings m_settings;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<AssetTextures> m_textures;
    RenderScene m_scene;

    std::shared_ptr<const Format> warcraft() const
    {
        for (const auto &format : m_formats.formats())
            if (format->creation())
                return format;
        return nullptr;
    }
    bool settled(const CreateDialog &dialog) const
    {
        return QTest::qWaitFor([&] { return !dialog.isBusy(); }, 20000);
    }
    std::unique_ptr<CreateDialog> dialog()
    {
        const auto search = [this](const Document &document) {
            return assetSearchFor(document.path(), {}, m_formats.modelSuffixes());
        };
        auto made = std::make_unique<CreateDialog>(*m_document, m_scene, warcraft(), *m_textures, m_formats, m_settings,
                                                   search);
        return settled(*made) ? std::move(made) : nullptr;
    }
    /// Waits for what follows a change after a moment.
    void change(CreateDialog &dialog, const std::function<void()> &edit)
    {
        edit();
        QTest::qWait(400);
        QVERIFY(settled(dialog));
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        auto opened = openDocument(m_formats, test::sourcePath("tests/samples/m2wotlk/tiny.m2"));
        QVERIFY(opened);
        m_document = std::move(*opened);
        m_scene = m_document->format()->scene()->build(m_document->model());
        m_textures = std::make_unique<AssetTextures>(assetSearchFor(m_document->path(), {}, m_formats.modelSuffixes()),
                                                     m_formats.images(), AssetTextures::Mode::Wait);
    }

    void listsWhatIsLost()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        QVERIFY(shown->losses()->rowCount() > 0);
        QCOMPARE(shown->summary()->text(), shown->losses()->summary());
    }

    /// The result plays the counterpart of the source's sequence, at the same share of it.
    void playsBothOnOneTimeline()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const Document *left = &shown->view()->left()->currentView()->document(),
                       *right = &shown->view()->right()->currentView()->document();
        QVERIFY(left && right && left != right);
        const auto run = std::find_if(m_scene.sequences.begin(), m_scene.sequences.end(),
                                      [](const SceneSequence &sequence) { return sequence.name == "Run"; });
        QVERIFY(run != m_scene.sequences.end());
        const double middle = (double(run->start) + run->end) / 2;
        shown->view()->showMoment(run->source, middle);
        const Playback &playback = right->playback();
        const mdx::Root &root = mdx::rootOf(right->model());
        const auto walk = std::find_if(root.sequences.begin(), root.sequences.end(),
                                       [](const mdx::Sequence &sequence) { return sequence.name.view() == "Walk"; });
        QVERIFY(walk != root.sequences.end());
        QCOMPARE(playback.start(), double(walk->start));
        QVERIFY(std::abs(playback.time() - (walk->start + walk->end) / 2.) < 1);
    }

    void followsTheOptions()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        SequenceChoice *sequences = shown->sequences();
        change(*shown, [&] { sequences->setAllChosen(false); });
        QVERIFY(shown->options().sequences.empty());
        change(*shown, [&] { sequences->setAllChosen(true); });
        QCOMPARE(shown->options().sequences.size(), std::size_t(sequences->rowCount()));
        change(*shown, [&] {
            QVERIFY(sequences->setData(sequences->index(0, SequenceChoice::NameColumn), QStringLiteral("Stand Channel"),
                                       Qt::EditRole));
        });
        const Document *right = &shown->view()->right()->currentView()->document();
        QCOMPARE(std::string(mdx::rootOf(right->model()).sequences[0].name.view()), std::string("Stand Channel"));
        change(*shown,
               [&] { shown->formBox()->setCurrentIndex(shown->formBox()->findData(QStringLiteral("mdx1000"))); });
        right = &shown->view()->right()->currentView()->document();
        QCOMPARE(mdx::rootOf(right->model()).version, 1000u);
    }

    void makesAnUnsavedDocument()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const QString path = m_folder.filePath(QStringLiteral("new.mdx"));
        shown->finish(path);
        QCOMPARE(shown->result(), int(QDialog::Accepted));
        const std::unique_ptr<Document> made = shown->takeDocument();
        QVERIFY(made);
        QCOMPARE(made->path(), path);
        QVERIFY(!QFile::exists(path));
        QVERIFY(mdx::rootOf(made->model()).geosets.size() > 0);
    }
};

SINEW_TEST(tst_create_dialog, TestCreateDialog)

} // namespace tst_create_dialog

#include "tst_create_dialog.moc"
