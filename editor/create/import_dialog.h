// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "editor/create/created_files.h"
#include "editor/create/imported_file.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sinew {

class AxesBox;
class CutTable;

/// Makes a new model of a file of another program: in which form, with which axes and scale, and what does not come
/// along. The result is a new document.
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `format` makes the model. Importer, format and formats must live as long as the dialog.
    ImportDialog(const QString &path, std::shared_ptr<const Importer> importer, std::shared_ptr<const Format> format,
                 const FormatRegistry &formats, QWidget *parent = nullptr);

    /// Writes the pictures beside `path` and makes the document, which is not saved. Closes the dialog if that was
    /// possible, else shows why not. Does nothing while it is unknown what comes of the options, or if nothing does.
    void finish(const QString &path);
    /// The new document after finish(); it has a path, but no file yet.
    std::unique_ptr<Document> takeDocument() { return std::move(m_made); }
    bool isBusy() const { return m_tasks.isBusy() || m_delay.isActive(); }

    QComboBox *formBox() const { return m_form; }
    AxesBox *axesBox() const { return m_axes; }
    QDoubleSpinBox *scaleBox() const { return m_scale; }
    CutTable *cutTable() const { return m_cuts; }
    QTreeWidget *losses() const { return m_losses; }
    QLabel *summary() const { return m_summary; }
    /// Hidden unless the file is our own export.
    QCheckBox *restoreBox() const { return m_restore; }
    QPushButton *importButton() const { return m_begin; }

private:
    struct Outcome
    {
        Error error; ///< empty if all went well
        CreatedFiles files;
        std::shared_ptr<const ImportedScene> scene;
        bool isReturned = false;
    };
    void fillFields();
    void refresh();
    void show(Outcome outcome);
    void browse();

    QString m_path;
    std::shared_ptr<const Importer> m_importer;
    std::shared_ptr<const Format> m_format;
    const FormatRegistry &m_formats;
    Outcome m_outcome;
    std::unique_ptr<Document> m_made;
    QComboBox *m_form;
    AxesBox *m_axes;
    QDoubleSpinBox *m_scale;
    QLabel *m_basis;
    QCheckBox *m_restore;
    CutTable *m_cuts;
    QTreeWidget *m_losses;
    QLabel *m_summary;
    QPushButton *m_begin;
    bool m_hasScale = false; ///< the user chose one
    QTimer m_delay;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
