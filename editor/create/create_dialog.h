// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "editor/compare/compare_window.h"
#include "editor/create/created_files.h"
#include "editor/create/created_placement.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeView;

namespace sinew {

class CreateFields;
class GeosetPicker;
class LossModel;
class LossTree;

/// Makes a model of another game of a document: options, source and result side by side on one timeline, and the list
/// of what is lost, all of which follow the options. The result is a new document.
class CreateDialog : public QDialog
{
    Q_OBJECT

public:
    /// `format` makes the model. `textures`: of the document. All must live as long as the dialog.
    CreateDialog(Document &document, const RenderScene &scene, std::shared_ptr<const Format> format,
                 AssetTextures &textures, const FormatRegistry &formats, Settings &settings,
                 const CompareWindow::Search &search, QWidget *parent = nullptr);
    ~CreateDialog() override;

    /// Writes the pictures beside `path` and makes the document, which is not saved. Closes the dialog if that was
    /// possible, else shows why not. Does nothing while it is unknown what comes of the options, or if nothing does.
    void finish(const QString &path);
    /// The new document after finish(); it has a path, but no file yet.
    std::unique_ptr<Document> takeDocument() { return std::move(m_made); }
    void setFolder(const QString &folder) { m_folder = folder; }
    bool isBusy() const { return m_tasks.isBusy() || m_delay.isActive(); }

    CreateFields *fields() const { return m_fields; }
    LossModel *losses() const { return m_losses; }
    QTreeView *lossView() const { return m_lossView; }
    GeosetPicker *variants() const { return m_variants; }
    QLabel *summary() const { return m_summary; }
    CompareView *view() const { return m_view; }
    QPushButton *convertButton() const { return m_begin; }

private:
    struct Snapshot;
    /// What becomes of the document with some options.
    struct Outcome
    {
        Error error; ///< empty if all went well
        CreatedFiles files;
        std::vector<std::int32_t> rows; ///< of the source's sequences, by row of the new model's
        double scale = 1;
        CreatedPlacement placement;
    };
    std::shared_ptr<const Snapshot> snapshot() const;
    QWidget *makeLosses();
    void showVariants();
    void refresh();
    void show(Outcome outcome);
    void showResult();
    /// Selects the object of a row in both views; `isFound`: in the document as well, where it is looked at.
    void jump(const QModelIndex &index, bool isFound);
    void browse();

    Document &m_document;
    const RenderScene m_scene;
    const CreationSource m_source;
    std::shared_ptr<const Format> m_format;
    AssetTextures &m_textures;
    const FormatRegistry &m_formats;
    const Settings &m_settings;
    CompareWindow::Search m_search;
    QString m_folder;
    Outcome m_outcome;
    std::unique_ptr<Document> m_made;
    std::unique_ptr<ComparedModel> m_shownSource, m_shownResult;
    CreateFields *m_fields;
    GeosetPicker *m_variants; ///< of the source's meshes
    std::optional<std::set<std::int32_t>> m_hiddenGeosets;
    LossModel *m_losses;
    LossTree *m_lossTree;
    QTreeView *m_lossView;
    QLabel *m_summary;
    QPushButton *m_begin;
    CompareView *m_view;
    QTimer m_delay;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
