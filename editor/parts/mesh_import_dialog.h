// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/transform/mesh/mesh_import.h"
#include "editor/create/imported_file.h"
#include "editor/documents/preview_dialog.h"

#include <QTimer>

#include <optional>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace sinew {

class AxesBox;
class ImportedPartTable;
class NodeTable;
class ReportLabel;

/// Takes meshes of a file of another program into the current model: which part each of them replaces, and which bones
/// stand for those of the file.
class MeshImportDialog : public PreviewDialog
{
    Q_OBJECT

public:
    /// Documents, importer and formats must live as long as the dialog.
    MeshImportDialog(const DocumentList &documents, const QString &path, std::shared_ptr<const Importer> importer,
                     const FormatRegistry &formats, QWidget *parent);
    /// Brings up a window's one dialog.
    static void showFor(const DocumentList &documents, const QString &path, std::shared_ptr<const Importer> importer,
                        const FormatRegistry &formats, QWidget *window);

    bool isBusy() const { return isReading() || m_previewDelay.isActive(); }
    ImportedPartTable *parts() const { return m_parts; }
    NodeTable *bones() const { return m_bones; }
    AxesBox *axesBox() const { return m_axes; }
    QDoubleSpinBox *scaleBox() const { return m_scale; }
    QCheckBox *moveBox() const { return m_move; }
    ReportLabel *report() const { return m_report; }
    QPushButton *importButton() const { return m_import; }

    void accept() override;

protected:
    /// It is made again with the next change here.
    void previewLost() override;

private:
    /// Whether the options and what was read of the file differ.
    bool isReading() const { return m_tasks.isBusy() || m_readDelay.isActive(); }
    void read();
    void show(Result<ImportedFile> file);
    void showResult();
    MeshImport import() const;

    QString m_path;
    std::shared_ptr<const Importer> m_importer;
    const FormatRegistry &m_formats;
    std::vector<NodeId> m_selected; ///< parts, when the dialog came up
    std::optional<ImportedFile> m_file;
    AxesBox *m_axes;
    QDoubleSpinBox *m_scale;
    QLabel *m_basis;
    ImportedPartTable *m_parts;
    NodeTable *m_bones;
    QCheckBox *m_move;
    ReportLabel *m_report;
    QPushButton *m_import;
    QTimer m_readDelay, m_previewDelay;
    bool m_hasScale = false; ///< the user chose one
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
