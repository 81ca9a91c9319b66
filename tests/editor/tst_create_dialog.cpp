// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Convert to Warcraft III: both models on one timeline, the list of losses, the new document.

#include "core/document/open_document.h"
#include "editor/assets/asset_locations.h"
#include "editor/builtin_plugins.h"
#include "editor/compare/compare_view.h"
#include "editor/create/create_dialog.h"
#include "editor/create/fields/create_fields.h"
#include "editor/create/fields/sequence_box.h"
#include "editor/create/fields/sequence_choice.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"
#include "viewport/view/geoset_picker.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/problems/loss_tree.h"
#include "widgets/text/search_field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

#include <set>

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
    /// A picture of the screen to be looked at, in the folder that SINEW_PICTURES names.
    static void takePicture(CreateDialog &dialog)
    {
        const QString folder = qEnvironmentVariable("SINEW_PICTURES");
        if (folder.isEmpty())
            return;
        dialog.setVisible(true);
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::qWait(1500);
        dialog.screen()->grabWindow(0).save(folder + QStringLiteral("/create_dialog.png"));
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

    /// Three headings with counts; a row shows its object, a double-click selects it in the document.
    void groupsWhatIsLost()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const QAbstractItemModel &tree = *shown->lossView()->model();
        QVERIFY(tree.rowCount() >= 2 && tree.rowCount() <= 3);
        int rows = 0;
        QModelIndex withObject;
        for (int group = 0; group < tree.rowCount(); ++group) {
            const QModelIndex heading = tree.index(group, 0);
            QVERIFY(heading.data().toString().endsWith(QStringLiteral(": %1").arg(tree.rowCount(heading))));
            QVERIFY(shown->lossView()->isExpanded(heading));
            rows += tree.rowCount(heading);
            for (int row = 0; row < tree.rowCount(heading); ++row)
                if (const QModelIndex index = tree.index(row, 0, heading);
                    static_cast<const LossTree &>(tree).loss(index)->address.node != RootNode)
                    withObject = index;
        }
        QCOMPARE(rows, shown->losses()->rowCount());
        QVERIFY(tree.index(0, 0).data().toString().startsWith(QStringLiteral("Lost")));
        QVERIFY(withObject.isValid());
        const NodeId object = static_cast<const LossTree &>(tree).loss(withObject)->address.node;
        m_document->selection().clear();
        shown->lossView()->setCurrentIndex(withObject);
        const Selection &inView = shown->view()->left()->currentView()->document().selection();
        QVERIFY(inView.contains(object));
        Q_EMIT shown->lossView()->doubleClicked(withObject);
        QVERIFY(m_document->selection().contains(object));
        takePicture(*shown);
    }

    void choosesManySequencesAtOnce()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        SequenceBox *box = shown->fields()->sequenceBox();
        SequenceChoice *sequences = shown->fields()->sequences();
        const auto choose = [&](const char *text) {
            for (QAction *action : box->choices()->actions())
                if (action->text() == QLatin1String(text))
                    action->trigger();
        };
        choose("None");
        QVERIFY(sequences->chosen().empty());
        // Only the rows that the search leaves.
        box->search()->setText(QStringLiteral("Run"));
        choose("All");
        QVERIFY(!sequences->chosen().empty());
        for (const CreatedSequence &sequence : sequences->chosen())
            QCOMPARE(m_scene.sequences[std::size_t(sequence.row)].name.substr(0, 3), std::string("Run"));
        box->search()->clear();
        choose("Those that mean something in the game");
        const std::size_t suggested = sequences->chosen().size();
        QVERIFY(suggested > 0);
        choose("One of each name");
        std::set<std::string> names;
        for (const CreatedSequence &sequence : sequences->chosen()) {
            QVERIFY(names.insert(sequence.name).second);
            QVERIFY(sequence.name.find(" - ") == std::string::npos);
        }
        QVERIFY(names.size() <= suggested);
    }

    void keepsNames()
    {
        {
            const auto shown = dialog();
            QVERIFY(shown);
            SequenceChoice *sequences = shown->fields()->sequences();
            sequences->setAllChosen(false);
            QVERIFY(sequences->setData(sequences->index(0, SequenceChoice::NameColumn), QStringLiteral("Stand Channel"),
                                       Qt::EditRole));
            shown->fields()->sequenceBox()->save(QStringLiteral("Mine"));
            QCOMPARE(shown->fields()->sequenceBox()->presetBox()->currentText(), QStringLiteral("Mine"));
        }
        const auto shown = dialog();
        QVERIFY(shown);
        SequenceChoice *sequences = shown->fields()->sequences();
        const std::vector<CreatedSequence> before = sequences->chosen();
        QComboBox *presets = shown->fields()->sequenceBox()->presetBox();
        presets->setCurrentIndex(presets->findText(QStringLiteral("Mine")));
        Q_EMIT presets->activated(presets->currentIndex());
        QCOMPARE(sequences->chosen().size(), std::size_t(1));
        QCOMPARE(sequences->chosen()[0].name, std::string("Stand Channel"));
        presets->setCurrentIndex(0);
        Q_EMIT presets->activated(0);
        QCOMPARE(sequences->chosen().size(), before.size());
        QCOMPARE(sequences->chosen()[0].name, before[0].name);
        // Of other games' models they say nothing.
        QVERIFY(SequencePresets(m_settings, QStringLiteral("StarCraft II")).names().isEmpty());
        SequencePresets own(m_settings, m_document->format()->gameOf(m_document->model()));
        QCOMPARE(own.names(), QStringList{QStringLiteral("Mine")});
        own.remove(QStringLiteral("Mine"));
        QVERIFY(own.names().isEmpty());
    }

    /// A preset names variations that it does not know after the first of their name.
    void presetsOfOtherModels()
    {
        RenderScene scene;
        for (const char *name : {"Stand", "Stand 2", "Stand 3", "Run"})
            scene.sequences.emplace_back().name = name;
        std::vector<CreatedSequence> all;
        for (std::int32_t row = 0; row < 4; ++row)
            all.push_back({row, scene.sequences[std::size_t(row)].name});
        SequenceChoice choice;
        choice.setSequences(scene, all, all);
        choice.apply({{QStringLiteral("Stand"), QStringLiteral("Stand Ready"), true, true},
                      {QStringLiteral("Stand 3"), QStringLiteral("Stand Ready - 2"), true, false}});
        const std::vector<CreatedSequence> chosen = choice.chosen();
        QCOMPARE(chosen.size(), std::size_t(3));
        QCOMPARE(chosen[0].name, std::string("Stand Ready"));
        QCOMPARE(chosen[1].name, std::string("Stand Ready - 3"));
        QCOMPARE(chosen[2].name, std::string("Run"));
    }

    /// Half a turn turns all vertices about z; on the ground the lowest point of Stand lies at 0.
    void facingAndGround()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const auto vertices = [&] {
            const Document &right = shown->view()->right()->currentView()->document();
            return mdx::rootOf(right.model()).geosets[0].vertices;
        };
        const Array<Vec3> before = vertices();
        change(*shown, [&] { shown->fields()->facingBox()->setCurrentIndex(2); });
        const Array<Vec3> turned = vertices();
        QCOMPARE(turned.size(), before.size());
        for (std::size_t i = 0; i < before.size(); ++i) {
            QVERIFY(std::abs(turned[i].x + before[i].x) < 1e-3f);
            QVERIFY(std::abs(turned[i].y + before[i].y) < 1e-3f);
            QVERIFY(std::abs(turned[i].z - before[i].z) < 1e-3f);
        }
        change(*shown, [&] {
            shown->fields()->facingBox()->setCurrentIndex(0);
            shown->fields()->groundBox()->setChecked(true);
        });
        const Document &right = shown->view()->right()->currentView()->document();
        const List<mdx::Sequence> &sequences = mdx::rootOf(right.model()).sequences;
        const auto stand = std::find_if(sequences.begin(), sequences.end(),
                                        [](const mdx::Sequence &sequence) { return sequence.name.view() == "Stand"; });
        QVERIFY(stand != sequences.end());
        QVERIFY(std::abs(stand->extent.minimum.z) < 0.05f);
        const Array<Vec3> lifted = vertices();
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(std::abs((lifted[i].z - before[i].z) - (lifted[0].z - before[0].z)) < 1e-3f);
    }

    /// Variants of meshes are chosen as in the viewport, and the result follows.
    void choosesVariants()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        const auto geosets = [&] {
            return mdx::rootOf(shown->view()->right()->currentView()->document().model()).geosets.size();
        };
        QTreeWidget *tree = shown->variants()->tree();
        QVERIFY(tree->topLevelItemCount() > 0);
        const std::size_t before = geosets();
        change(*shown, [&] {
            for (int group = 0; group < tree->topLevelItemCount(); ++group)
                for (int row = 0; row < tree->topLevelItem(group)->childCount(); ++row)
                    tree->topLevelItem(group)->child(row)->setCheckState(0, Qt::Checked);
        });
        QVERIFY(geosets() >= before);
        std::size_t finest = 0;
        for (const SceneMesh &mesh : m_scene.meshes)
            finest += mesh.lod == 0;
        QCOMPARE(shown->fields()->options().meshes.size(), finest);
        change(*shown, [&] { tree->topLevelItem(0)->child(0)->setCheckState(0, Qt::Unchecked); });
        QVERIFY(shown->fields()->options().meshes.size() < finest);
        // The tree still shows it, though the view is a new one.
        QCOMPARE(tree->topLevelItem(0)->child(0)->checkState(0), Qt::Unchecked);
    }

    /// The highest vertex in Stand gets the height of a class.
    void scalesByHeight()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        QComboBox *sizes = shown->fields()->sizeBox();
        change(*shown, [&] {
            sizes->setCurrentIndex(sizes->findData(104.));
            Q_EMIT sizes->activated(sizes->currentIndex());
        });
        const Document &right = shown->view()->right()->currentView()->document();
        float top = 0;
        for (const mdx::Sequence &sequence : mdx::rootOf(right.model()).sequences)
            if (sequence.name.view() == "Stand")
                top = sequence.extent.maximum.z;
        QVERIFY2(std::abs(top - 104) < 0.2f, qPrintable(QString::number(double(top))));
        sizes->setCurrentIndex(sizes->findData(56.));
        Q_EMIT sizes->activated(sizes->currentIndex());
        QCOMPARE(shown->fields()->scaleBox()->value(), 56.);
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
        SequenceChoice *sequences = shown->fields()->sequences();
        change(*shown, [&] { sequences->setAllChosen(false); });
        QVERIFY(shown->fields()->options().sequences.empty());
        change(*shown, [&] { sequences->setAllChosen(true); });
        QCOMPARE(shown->fields()->options().sequences.size(), std::size_t(sequences->rowCount()));
        change(*shown, [&] {
            QVERIFY(sequences->setData(sequences->index(0, SequenceChoice::NameColumn), QStringLiteral("Stand Channel"),
                                       Qt::EditRole));
        });
        const Document *right = &shown->view()->right()->currentView()->document();
        QCOMPARE(std::string(mdx::rootOf(right->model()).sequences[0].name.view()), std::string("Stand Channel"));
        change(*shown, [&] {
            shown->fields()->formBox()->setCurrentIndex(
                shown->fields()->formBox()->findData(QStringLiteral("mdx1000")));
        });
        right = &shown->view()->right()->currentView()->document();
        QCOMPARE(mdx::rootOf(right->model()).version, 1000u);
    }

    /// What was made before a change is not taken.
    void waitsForWhatComesOfAChange()
    {
        const auto shown = dialog();
        QVERIFY(shown);
        QVERIFY(shown->convertButton()->isEnabled());
        shown->fields()->facingBox()->setCurrentIndex(2);
        QVERIFY(!shown->convertButton()->isEnabled());
        shown->finish(m_folder.filePath(QStringLiteral("early.mdx")));
        QVERIFY(!shown->takeDocument());
        QVERIFY(settled(*shown));
        QVERIFY(shown->convertButton()->isEnabled());
        shown->finish(m_folder.filePath(QStringLiteral("early.mdx")));
        QVERIFY(shown->takeDocument());
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
