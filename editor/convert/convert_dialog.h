// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "editor/convert/convert_batch.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace sinew {

class ConvertList;
class ConvertOptionsForm;
class ConvertPreview;
class Settings;

/// Converts many textures at once: a list of pictures (chosen here, dropped, or given by the caller), the kind of file
/// with its options, a preview of the selected one, and a report. Not modal; all work is done in other threads.
class ConvertDialog : public QDialog
{
    Q_OBJECT

public:
    /// `sources`: files, or names and bytes of textures that were found elsewhere (below an asset source, in an
    /// archive). Registry and settings must outlive this object.
    ConvertDialog(const std::vector<ConvertSource> &sources, const ImageRegistry &images, Settings &settings,
                  QWidget *parent = nullptr);

    void addSources(const std::vector<ConvertSource> &sources);
    /// Files, and all images in folders.
    void addPaths(const QStringList &paths);
    void setOutputFolder(const QString &folder);
    /// Does nothing while a batch is running, without pictures or without a folder.
    void begin();
    bool isRunning() const { return m_converter.isBusy(); }

    ConvertOptionsForm *options() const { return m_options; }
    ConvertPreview *preview() const { return m_preview; }
    ConvertList *list() const { return m_list; }
    QTreeView *view() const { return m_view; }
    QComboBox *existingBox() const { return m_existing; }
    QLabel *summary() const { return m_summary; }
    QPushButton *beginButton() const { return m_begin; }
    QPushButton *resizeButton() const { return m_resize; }

    void reject() override; ///< stops a running batch; the second time closes

Q_SIGNALS:
    void batchFinished(int written);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeSourcesSide();
    QWidget *makeOptionsSide();
    QLayout *makeBottom();
    void askFiles();
    void askFolder();
    void askOutput();
    void removeSelected();
    void showCurrent();
    void showSummary();
    void updateParts();
    /// Reads the sizes of new pictures.
    void measure();
    void takeReport(int number, const ConvertReport &report);
    void finish();

    const ImageRegistry &m_images;
    Settings &m_settings;
    ConvertList *m_list;
    QTreeView *m_view;
    ConvertOptionsForm *m_options;
    ConvertPreview *m_preview;
    QLineEdit *m_folder;
    QComboBox *m_existing;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QPushButton *m_addFiles, *m_addFolder, *m_remove, *m_browse, *m_resize, *m_copy, *m_begin, *m_close;
    std::shared_ptr<TaskControl> m_batch; ///< the batch that is running or ran last
    TaskRunner m_converter{TaskRunner::AtEnd::Wait, 1}, m_measurer{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
