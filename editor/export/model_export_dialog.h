// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "core/format/exporter.h"
#include "editor/assets/asset_textures.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTreeView;

namespace sinew {

class FormatRegistry;
class LossModel;

/// Exports a document for other programs: asks how, and lists what becomes of whatever they can't show before anything
/// is written. It works on a copy: the document may change meanwhile.
class ModelExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `textures` must live as long as the dialog, as must the document and the formats.
    ModelExportDialog(const Document &document, const RenderScene &scene, std::shared_ptr<const Exporter> exporter,
                      AssetTextures &textures, const FormatRegistry &formats, QWidget *parent = nullptr);

    /// The present settings of the fields.
    ExportOptions options() const;
    /// Starts writing; the dialog closes when all is done. Errors are shown in it.
    void start(const QString &path);
    bool isBusy() const { return m_tasks.isBusy(); }
    void setTeamColour(const QColor &colour) { m_teamColour = colour; }
    /// Where the user is asked to put the file.
    void setFolder(const QString &folder) { m_folder = folder; }
    QString written() const { return m_written; }

    QComboBox *formBox() const { return m_form; }
    LossModel *losses() const { return m_losses; }
    QTreeView *view() const { return m_view; }
    QLabel *summary() const { return m_summary; }
    /// A row with a check box for each sequence of the scene.
    QListWidget *sequences() const { return m_sequences; }

private:
    struct Snapshot;
    using Outcome = Result<ExportedModel>;
    /// What work in another thread needs, with the pictures that are there by now.
    std::shared_ptr<const Snapshot> snapshot() const;
    void fillFields();
    QWidget *sequenceArea();
    void checkAllSequences(bool on);
    /// Rows of the scene's sequences that are checked.
    std::vector<std::int32_t> checkedSequences() const;
    void refresh();
    void browse();

    const Document &m_document;
    const RenderScene m_scene;
    std::shared_ptr<const Exporter> m_exporter;
    AssetTextures &m_textures;
    const FormatRegistry &m_formats;
    QColor m_teamColour;
    QString m_folder, m_written;
    QComboBox *m_form, *m_axes, *m_globals;
    QDoubleSpinBox *m_scale;
    QCheckBox *m_plainCurves, *m_allMeshes, *m_withTextures, *m_withExtras;
    QListWidget *m_sequences;
    LossModel *m_losses;
    QTreeView *m_view;
    QLabel *m_summary;
    QPushButton *m_begin;
    bool m_isWriting = false;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
