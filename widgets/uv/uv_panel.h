// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/dock_panel.h"
#include "widgets/textures/texture_state.h"
#include "widgets/uv/view/uv_view.h"

#include <QVariantMap>

class QAction;
class QBoxLayout;
class QComboBox;
class QLabel;
class QMenu;
class QScrollArea;
class QSlider;
class QToolBar;

namespace sinew {

class UvFields;

/// The dock of texture coordinates: the layout of the selection over its texture, with the tools that edit it, and
/// vertex colours if the format has them.
class UvPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit UvPanel(QWidget *parent = nullptr);
    ~UvPanel() override;

    void setStates(TextureStates states) { m_states = std::move(states); }
    void setDocument(Document *document);
    /// Textures may have arrived.
    void refresh();

    UvSession &session() { return m_session; }
    UvView *view() const { return m_view; }
    UvFields *fields() const { return m_fields; }
    QComboBox *partBox() const { return m_part; }
    QComboBox *setBox() const { return m_set; }
    QComboBox *textureBox() const { return m_texture; }
    QLabel *note() const { return m_note; }
    QLabel *readout() const { return m_readout; }
    /// By id without "uv.": "move", "scale", "rotate", "flipU", "flipV", "turnLeft", "turnRight", "fit", "wrap",
    /// "alignLeft" … "all", "none", "invert", "island", "frame", "frameAll", "export" …
    QAction *action(const char *id) const;
    /// In menu order.
    const std::vector<QAction *> &actions() const { return m_actions; }
    /// For the program's menu; owned by the page.
    QMenu *menu() const { return m_menu; }

    /// Edits the selection in one step; does nothing if nothing is selected.
    void flip(bool alongU);
    void turn(double degrees);
    void fit();
    void wrap();
    void toCursor();
    /// Aligns all selected vertices to one side of their bounds: u −1 the left, 1 the right one; v −1 the upper, 1 the
    /// lower one; 0 leaves it.
    void align(int u, int v);

    /// The user's preferences: opacity, pivot, snapping, grid; to be kept for the next start. Unknown entries are left
    /// alone.
    QVariantMap options() const;
    void setOptions(const QVariantMap &options);

    /// The shown layout as a picture of that size.
    Status exportLayout(const QString &file, const QSize &size, bool withTexture) const;

protected:
    bool event(QEvent *event) override;
    /// In a tall dock the numbers are below the picture.
    void resizeEvent(QResizeEvent *event) override;

private:
    using Slot = std::function<void()>;
    QAction *add(const char *id, const QString &icon, const QString &text, const QString &help,
                 const QKeySequence &keys, Slot run, bool needsSelection = false);
    QAction *addCheck(const char *id, const QString &icon, const QString &text, const QString &help, bool checked,
                      std::function<void(bool)> set);
    void makeActions();
    void makeTransformActions();
    void makeSelectionActions();
    void makeDisplayActions();
    void makeOptions();
    void makeLayout();
    void showChoices();
    void showPicture();
    void updateActions();
    void say(const QString &text, bool refused);
    void apply(const std::vector<UvPoint> &values, const QString &text);
    void chooseExport();
    bool hasDocument() const { return m_session.document() && m_session.facet(); }

    UvSession m_session;
    TextureStates m_states;
    UvView *m_view;
    UvFields *m_fields;
    QComboBox *m_part, *m_set, *m_texture, *m_pivot, *m_snap, *m_colours;
    QSlider *m_opacity;
    QLabel *m_note, *m_readout;
    QToolBar *m_bar;
    QScrollArea *m_scroll;
    QBoxLayout *m_middle;
    QMenu *m_menu;
    std::vector<QAction *> m_actions, m_needSelection;
    bool m_filling = false;
};

} // namespace sinew
