// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A window in which whole jobs are done as a user does them, and what must hold for each of them.

#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "editor/settings/theme.h"
#include "plugins/mdx/model/model.h"
#include "tests/editor/jobs/golem.h"
#include "tests/editor/jobs/posed_model.h"
#include "tests/editor/window/main_window_fixture.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <QScreen>
#include <QTreeView>
#include <QWindow>

#include <map>

namespace sinew::test {
inline namespace job_helpers {

using CodeCounts = std::map<std::string, std::size_t>;

/// As `sinew check` counts them: replaced parts leave materials that are unused, which is a note of another kind.
inline CodeCounts codeCounts(const Document &document)
{
    CodeCounts counts;
    for (const CheckReport::Row &row : checkModel(document.model(), document.format()).rows)
        if (row.check->impact >= Impact::Wrong)
            counts[row.check->code] = row.count();
    return counts;
}

/// Everything that the model's files would hold.
inline QByteArray savedBytes(const Document &document)
{
    const auto files = document.format()->write(document.model(), {});
    QByteArray all;
    for (const OutputFile &file : files ? *files : std::vector<OutputFile>())
        all += file.bytes;
    return all;
}

/// The knight and the golem in a folder of their own with all of their pictures. With SINEW_JOB_PICTURES, the name of a
/// folder, pictures of the window are taken.
class JobFixture : public MainWindowFixture
{
protected:
    void openJobWindow()
    {
        // Pictures show what users see.
        if (qEnvironmentVariableIsSet("SINEW_JOB_PICTURES"))
            applyTheme(Settings::Theme::Dark);
        openWindow();
        for (const QFileInfo &file : QDir(sourcePath("tests/samples/showcase")).entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), m_folder->filePath(file.fileName())));
        for (const char *texture : {"iron.tga", "brass.tga"})
            QVERIFY(QFile::copy(sourcePath("tests/samples/machine/") + QLatin1String(texture), pathOf(texture)));
        write(pathOf("golem.mdl"), golemMdl());
        QVERIFY(QFile::rename(pathOf("showcase.mdx"), pathOf("knight.mdx")));
        m_window->move(0, 0);
        m_window->resize(1600, 1000);
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    QString pathOf(const char *file) const { return m_folder->filePath(QLatin1String(file)); }

    /// A model as its tab's document. Paused in the middle of its first sequence.
    Document *openModel(const char *file)
    {
        m_window->open(pathOf(file));
        if (!QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(pathOf(file)); }, 20000))
            qFatal("%s does not open", file);
        Document *document = m_window->documents().find(pathOf(file));
        document->playback().setPlaying(false);
        goTo(*document, "Stand", 0.45);
        action("view.frameAll")->trigger();
        return document;
    }
    static const mdx::Root &rootOf(const Document &document)
    {
        return static_cast<const mdx::MdxModel &>(document.model()).data;
    }
    static NodeId boneNamed(const Document &document, std::string_view name)
    {
        const mdx::Root &root = rootOf(document);
        for (std::size_t row = 0; row < root.bones.size(); ++row)
            if (root.bones[row].node.name.view() == name)
                return root.bones.ids[row];
        return NoNode;
    }
    static void goTo(Document &document, std::string_view name, double share)
    {
        for (const Clip &clip : document.format()->sequences()->sequences(document.model()))
            if (clip.name == name) {
                document.playback().setSequence(clip);
                document.playback().setTime(clip.start + (clip.end - clip.start) * share);
                return;
            }
        qFatal("no such sequence");
    }

    /// Clicks rows of the model tree.
    void selectInTree(const std::vector<NodeId> &objects)
    {
        auto *tree = m_window->findChild<ModelTreePanel *>();
        QItemSelectionModel *selection = tree->view()->selectionModel();
        selection->clear();
        for (const NodeId object : objects) {
            const QModelIndex index = tree->view()->model()->index(0, 0);
            const QModelIndexList found = tree->view()->model()->match(
                index, ModelTreeModel::NodeRole, QVariant::fromValue(object), 1, Qt::MatchExactly | Qt::MatchRecursive);
            QVERIFY2(!found.isEmpty(), "the object is not in the tree");
            tree->view()->scrollTo(found.front());
            selection->setCurrentIndex(found.front(), QItemSelectionModel::Select);
        }
        QCOMPARE(m_window->documents().current()->selection().nodes().size(), objects.size());
    }
    void trigger(const char *id)
    {
        QAction *wanted = action(id);
        QVERIFY2(wanted, id);
        QVERIFY2(wanted->isEnabled(), id);
        wanted->trigger();
    }
    /// A key in the 3D view.
    void key(Qt::Key key)
    {
        m_window->viewport().takeFocus();
        QTRY_VERIFY(m_window->viewport().hasKeyboard());
        QTest::keyClick(QGuiApplication::focusWindow(), key);
    }
    /// Puts a dialog where it hides little of the model.
    void putAside(QDialog *dialog)
    {
        dialog->move(m_window->x() + m_window->width() - dialog->width() - 10, m_window->y() + 70);
        dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(dialog));
    }
    /// A click on the button of a dialog that does what it shows; the dialog goes.
    static void acceptDialog(QDialog *dialog)
    {
        QPointer<QDialog> alive = dialog;
        for (auto *box : dialog->findChildren<QDialogButtonBox *>())
            for (QAbstractButton *button : box->buttons())
                if (box->buttonRole(button) == QDialogButtonBox::AcceptRole ||
                    box->buttonRole(button) == QDialogButtonBox::ApplyRole) {
                    QTRY_VERIFY(button->isEnabled());
                    QTest::mouseClick(button, Qt::LeftButton);
                    QTRY_VERIFY(!alive);
                    return;
                }
        QFAIL("the dialog has no such button");
    }

    /// Notes what must be the same after the job was undone.
    void begin(const Document &document)
    {
        m_bytes = savedBytes(document);
        m_codes = codeCounts(document);
        m_steps = document.historyIndex();
    }
    /// After a job: as many steps as it should take, nothing new for `sinew check`, saving and opening again gives what
    /// is in the window, and undo the model as it was.
    void finish(Document &document, int steps)
    {
        QCOMPARE(document.historyIndex(), m_steps + steps);
        for (const auto &[code, count] : codeCounts(document))
            QVERIFY2(count <= m_codes[code], code.c_str());
        const QByteArray bytes = savedBytes(document);
        QVERIFY(bytes != m_bytes);
        trigger("file.save");
        QTRY_VERIFY(!document.isModified());
        const auto again = openDocument(m_formats, document.path());
        QVERIFY(bool(again));
        QCOMPARE(savedBytes(**again), bytes);
        const PosedModel shown(document), read(**again);
        for (std::size_t row = 0; row < shown.scene.sequences.size(); ++row)
            for (const double share : {0., 0.5, 1.})
                QVERIFY(farthest(shown.at(std::int32_t(row), share), read.at(std::int32_t(row), share)) <= 1e-5);
        for (int i = 0; i < steps; ++i)
            trigger("edit.undo");
        QVERIFY(savedBytes(document) == m_bytes);
    }

    /// The window and its dialogs as they are on the screen, if pictures are wanted.
    void takePicture(const QString &name)
    {
        const QString folder = qEnvironmentVariable("SINEW_JOB_PICTURES");
        if (folder.isEmpty())
            return;
        int drawn = 0;
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->isBusy(), 20000);
        for (int picture = 1; picture <= 3; ++picture) {
            m_window->viewport().capture([&](const QImage &) { ++drawn; });
            QTRY_COMPARE_WITH_TIMEOUT(drawn, picture, 20000);
        }
        QTest::qWait(300);
        QVERIFY(QDir().mkpath(folder));
        const QRect frame = m_window->frameGeometry();
        const QPixmap screen = m_window->screen()->grabWindow(0, frame.x(), frame.y(), frame.width(), frame.height());
        QVERIFY(screen.save(QDir(folder).filePath(name + QStringLiteral(".png"))));
    }

private:
    QByteArray m_bytes;
    CodeCounts m_codes;
    int m_steps = 0;
};

} // namespace job_helpers
} // namespace sinew::test
