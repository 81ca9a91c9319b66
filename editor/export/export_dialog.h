// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/export/animation_export.h"

#include <QDialog>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace sinew {

/// Asks what an animation of a model should show, and draws it. It works on a copy of the scene: the document may
/// change meanwhile.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `content`: what the viewport shows, with its size in device pixels. `textures` must live as long as the dialog.
    ExportDialog(const ViewContent &content, QSize size, TextureProvider &textures, QWidget *parent = nullptr);
    ~ExportDialog() override;
    /// Where nested models come from; must outlive the dialog.
    void setScenes(SceneProvider &scenes) { m_scenes = &scenes; }

    /// The present settings of the fields.
    AnimationPlan plan() const;
    QSize pictureSize() const;
    /// Starts writing; the dialog closes when all is done. Errors are shown in it, including files that exist already
    /// with Existing::Keep.
    void start(const QString &path, Existing existing);
    bool isRunning() const { return m_export != nullptr; }

    QComboBox *motionBox() const { return m_motion; }
    QComboBox *sequenceBox() const { return m_sequence; }
    QLabel *summary() const { return m_summary; }

    void reject() override; ///< stops what is running first

private:
    enum Motion { Sequence, Turntable, StillTurntable };
    QWidget *makeSizeRow(QSize size);
    void fillSequences();
    ViewContent content() const;
    void showPlan();
    void browse();
    /// True if none of the frames' files exists, or the user agrees to replace them.
    bool mayReplace(const QString &path);
    void step();
    void stop(const QString &message);

    RenderScene m_scene;
    ViewContent m_content;
    TextureProvider &m_textures;
    SceneProvider *m_scenes = nullptr;
    QComboBox *m_motion, *m_sequence, *m_format;
    QDoubleSpinBox *m_rate, *m_speed, *m_seconds, *m_turns;
    QSpinBox *m_width, *m_height, *m_quality;
    QCheckBox *m_lossless, *m_transparent, *m_overlays;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QPushButton *m_begin;
    QTimer m_next;
    std::unique_ptr<OffscreenRenderer> m_renderer;
    std::unique_ptr<FrameWriter> m_writer;
    std::unique_ptr<AnimationExport> m_export;
};

} // namespace sinew
