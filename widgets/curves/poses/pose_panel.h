// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/poses/apply_pose.h"
#include "widgets/curves/poses/pose_library.h"
#include "widgets/shared/dock_panel.h"

#include <QList>

class QAction;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QSlider;
class QToolBar;

namespace sinew {

class StatusLabel;

/// The dock of poses: copies and pastes the pose of the selected nodes, and keeps named poses for all models. A pose
/// can be mirrored, blended with the present one, and spread over time.
class PosePanel : public DockPanel
{
    Q_OBJECT

public:
    /// `session` must live as long as the page; `folder` is where poses are kept.
    PosePanel(CurveSession &session, const QString &folder, QWidget *parent = nullptr);

    PoseSettings settings() const;
    /// `share` in 0…1.
    void setSettings(const PoseSettings &settings);
    /// Copy, paste, paste mirrored; each has a stable id as its object name ("pose.copy").
    const QList<QAction *> &actions() const { return m_actions; }
    QListWidget *list() const { return m_list; }
    QString statusText() const;

    void copy();
    void paste(bool mirrored);
    /// Keeps the pose of the selection under a unique name and opens that name for editing.
    void save();
    void applyCurrent();
    void removeCurrent();
    /// Reads the folder again.
    void refresh();

Q_SIGNALS:
    /// A sentence on what was done while the dock is not seen; `isPartial`: not at all, or not for all nodes.
    void reportedUnseen(const QString &text, bool isPartial);

protected:
    void showEvent(QShowEvent *event) override;

private:
    QToolBar *makeToolBar();
    QWidget *makeSettings();
    QAction *addAction(const char *id, const QString &text, const char *icon, const QString &help,
                       const std::function<void()> &run);
    void apply(const CopiedKeys &pose, const PoseSettings &settings, const QString &step);
    void rename(const QString &file, const QString &name);
    void updateActions();
    void say(const QString &text, bool refused = false, bool isPartial = false);

    CurveSession &m_session;
    PoseLibrary m_library;
    QList<QAction *> m_actions;
    QAction *m_save, *m_apply, *m_rename, *m_remove;
    QListWidget *m_list;
    QSlider *m_slider;
    QDoubleSpinBox *m_share, *m_reach;
    QCheckBox *m_mirrored;
    StatusLabel *m_status;
    QLabel *m_hint;
    bool m_filling = false;
};

} // namespace sinew
