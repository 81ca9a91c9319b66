// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QWindow>
#include <Qt3DCore/QAspectEngine>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QRenderSettings>

namespace sinew {

/// A native window in which an aspect engine draws, and only on request: by itself Qt 3D would look for changes sixty
/// times a second for as long as the window exists.
class SceneWindow : public QWindow
{
    Q_OBJECT

public:
    SceneWindow();
    ~SceneWindow() override;

    /// Parent of everything that is drawn; destroyed with the window.
    Qt3DCore::QEntity *root() const { return m_root.data(); }
    /// Must be set before the window is shown.
    void setFrameGraph(Qt3DRender::QFrameGraphNode *graph) { m_settings->setActiveFrameGraph(graph); }
    /// Must be called after something in the tree was changed.
    void drawSoon();
    /// Makes frames until endWaiting() was called as often as this: for pictures that arrive with a later frame.
    void beginWaiting();
    void endWaiting() { --m_waiting; }

protected:
    bool event(QEvent *event) override;
    void exposeEvent(QExposeEvent *event) override;

private:
    Qt3DCore::QEntityPtr m_root;
    Qt3DRender::QRenderSettings *m_settings;
    Qt3DCore::QAspectEngine m_engine;
    int m_frames = 0; ///< still to be made
    int m_waiting = 0;
    bool m_started = false;
};

} // namespace sinew
