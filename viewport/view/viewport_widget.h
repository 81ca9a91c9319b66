// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/scene_provider.h"
#include "viewport/draw/texture_provider.h"
#include "viewport/mesh/mesh_controller.h"
#include "viewport/options/view_options.h"
#include "viewport/overlay/draw_statistics.h"
#include "viewport/overlay/elements_picture.h"
#include "viewport/view/camera_controller.h"
#include "viewport/view/document_view.h"
#include "viewport/view/transform_controller.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QAction;
class QKeyEvent;
class QMouseEvent;

namespace sinew {

class ViewWindow;

/// The 3D view, one for all open documents. Shows the current document's scene, follows its edits, selection and
/// playback, advances playback while it runs, and draws only when something changed.
///
/// Mouse: drags move the camera by setNavigation(), the wheel zooms toward the pointer, a click on a side of the
/// orientation cube looks from there; a left click selects what is under it (Ctrl or Shift: toggles it), a click on
/// nothing clears the selection. Key F frames the selection or the model unless a QAction uses it. With a transform
/// tool the handles at the selected nodes can be dragged; while a gesture of transform() is running, it takes pointer
/// and keys. A frame shows that the view has the keyboard; a red one, that auto-key is on. Shortcuts of actions added
/// to the widget work while it has the focus.
class ViewportWidget : public QWidget
{
    Q_OBJECT

public:
    explicit ViewportWidget(QWidget *parent = nullptr);
    ~ViewportWidget() override;

    /// Empty, or why there is no picture (no OpenGL); the widget then shows the reason.
    const QString &unavailable() const { return m_unavailable; }

    /// All must live until removeDocument(); without a provider of scenes no nested model is found. The first document
    /// added is not shown until setCurrent().
    void addDocument(Document &document, TextureProvider &textures, SceneProvider *scenes = nullptr);
    void removeDocument(Document &document);
    /// Null shows the background only.
    void setCurrent(Document *document);
    /// Draws the edges of another document's model over the current one, with the same camera; null: none.
    void setOverlaid(Document *document);
    /// Null if the document was not added.
    DocumentView *view(const Document &document) const;
    DocumentView *currentView() const { return m_current; }

    const ViewOptions &options() const { return m_options; }
    void setOptions(const ViewOptions &options);
    /// To be called when the providers of this document have new answers.
    void refreshTextures(Document &document);

    /// Gives it keyboard focus, as setFocus() does for other widgets: that one would pass it on if the native window
    /// has it already. Returns what gets the keys then.
    QObject *takeFocus();
    /// Whether it gets the keys. QWidget::hasFocus() can't tell, since its window is a native one.
    bool hasKeyboard() const;

    TransformController &transform() { return m_transform; }
    /// Starts moving, turning or scaling what is selected where the pointer is.
    void startTransform(const TransformStart &start);
    /// Selects in the edit mode of the current document's mesh.
    MeshController &elements() { return m_elements; }
    /// Actions whose shortcuts come before all others here while the edit mode is on. They must outlive the widget or
    /// its use.
    void setMeshActions(const QList<QAction *> &actions) { m_meshActions = actions; }
    /// Where the pointer is in the picture, pixels.
    QPointF pointer() const;

    void frameAll();
    void frameSelection();
    /// Turns the free camera, radians as in ViewCamera; keeps target and distance.
    void lookFrom(float yaw, float pitch);
    /// The object of the mesh under a point of this widget, NoNode if none.
    NodeId meshAt(const QPoint &point) const;
    /// The node that the mesh there follows most, NoNode if none.
    NodeId nodeUnder(const QPoint &point) const;
    /// Width divided by height of the picture.
    float aspect() const;
    /// NoNode: back to the free camera.
    void lookThrough(NodeId camera);
    /// Which drags move the camera; the help on the widget (What's this) lists them.
    void setNavigation(Navigation navigation);

    /// Calls back with the next picture drawn, overlays included, in device pixels.
    void capture(std::function<void(const QImage &)> done);

    QSize sizeHint() const override { return {800, 600}; }

Q_SIGNALS:
    /// The edit mode of the current document's mesh began or ended, or another document is shown.
    void meshEditChanged();
    /// What is selected in it.
    void elementsChanged();
    /// A click hit this object (NoNode: nothing). The selection has already been changed.
    void picked(sinew::NodeId node, Qt::KeyboardModifiers modifiers);
    /// A right click without a drag, in global coordinates.
    void menuRequested(QPoint position);
    /// About once a second while pictures change, and when they stop (0 frames per second).
    void statisticsChanged(double framesPerSecond, const sinew::DrawStatistics &statistics);
    void cameraChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Entry
    {
        Document *document;
        std::unique_ptr<DocumentView> view;
    };
    enum class Pending { Nothing, Pose, Scene };

    void schedule(Pending what);
    void draw();
    void tick();
    void countFrames();
    void updateClock();
    void updateFrame();
    QColor frameColour() const;
    bool isRecording() const;
    bool mouseEvent(QEvent *event);
    /// The orientation cube under the pointer, and clicks on it.
    bool cubeEvent(const QMouseEvent &mouse);
    bool elementsEvent(const QMouseEvent &mouse);
    /// The action of the edit mode for this key; null outside of the mode.
    QAction *meshActionFor(const QKeyEvent &key) const;
    void followMeshEdit();
    bool keyEvent(QEvent *event);
    void click(QPointF position, Qt::KeyboardModifiers modifiers);
    ViewCamera currentCamera() const;

    QString m_unavailable;
    std::unique_ptr<ViewWindow> m_window;
    QWidget *m_container = nullptr;
    CameraController m_controller;
    TransformController m_transform;
    MeshController m_elements;
    QList<QAction *> m_meshActions;
    ElementsPicture m_elementsPicture;
    ViewOptions m_options;
    std::vector<Entry> m_entries;
    DocumentView *m_current = nullptr, *m_overlaid = nullptr;
    int m_cubeSide = -1; ///< of the orientation cube, under the pointer; -1 if none
    Pending m_pending = Pending::Nothing;
    QTimer m_clock; ///< runs while the current document plays
    QElapsedTimer m_sinceTick;
    QTimer m_second;
    QElapsedTimer m_sinceCount;
    int m_framesDrawn = 0;
    double m_framesPerSecond = 0; ///< over the last second
};

} // namespace sinew
