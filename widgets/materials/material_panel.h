// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "widgets/properties/binding/property_context.h"
#include "widgets/shared/dock_panel.h"
#include "widgets/shared/notice.h"
#include "widgets/textures/dropped_texture.h"
#include "widgets/textures/texture_state.h"

#include <QIcon>
#include <QTimer>

class QLabel;
class QLineEdit;
class QMenu;
class QScrollArea;
class QToolBar;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace sinew {

class LayerCard;
class ObjectMime;

/// The dock of materials: a list with the users of each, and the chosen one's stack of layers, every value of which can
/// be edited, animated and followed. The selection is shared with the other views.
class MaterialPanel : public DockPanel
{
    Q_OBJECT

public:
    static constexpr int listPictureSide = 28; ///< pixels

    explicit MaterialPanel(QWidget *parent = nullptr);

    void setStates(TextureStates states) { m_states = std::move(states); }
    void setDocument(Document *document);
    /// How a model should name a disk file that is dropped on a layer; null: by the dropped name.
    void setPathFor(std::function<QString(const Document &, const QString &file)> pathFor)
    {
        m_pathFor = std::move(pathFor);
    }
    /// True if a texture dropped on an object has a layer to go to: a material, a part of one, or a user of one.
    bool takesTexture(NodeId object) const;
    /// Shows a texture in a layer of that object's material; a menu asks if several layers qualify.
    void offerTexture(NodeId object, const DroppedTexture &texture, const QPoint &globalPosition);
    /// Textures may have arrived.
    void refresh();

    QTreeWidget *list() const { return m_list; }
    QLineEdit *filterEdit() const { return m_filter; }
    /// Shown if a search finds nothing; hidden otherwise.
    QLabel *noHits() const { return m_noHits; }
    /// In the order in which they are drawn.
    const std::vector<LayerCard *> &cards() const { return m_cards; }
    PropertyContext &context() { return m_context; }
    /// By name: "new", "setUp", "use" (menus); "copy", "paste", "duplicate", "delete", "merge", "unused", "addLayer".
    QAction *action(const char *name) const { return findChild<QAction *>(QLatin1String(name)); }
    QMenu *newMenu() const { return m_newMenu; }
    QMenu *setUpMenu() const { return m_setUpMenu; }
    QMenu *useMenu() const { return m_useMenu; }
    QMenu *dropMenu() const { return m_dropMenu; }
    NodeId current() const { return m_current; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// A step was made: previous refusals no longer matter.
    void settled(const QObject *document, const QString &topic);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static QString topic() { return QStringLiteral("materialEdits"); } ///< of its notices
    QAction *makeAction(const char *name, const QString &icon, const QString &text, const QString &help,
                        void (MaterialPanel::*slot)());
    QMenu *makeMenu(const char *name, const QString &icon, const QString &text, const QString &help,
                    void (MaterialPanel::*fill)());
    void makeActions();
    void makeLayout();
    const MaterialFacet *facet() const;
    void reload();
    void showStack();
    LayerCard *makeCard();
    /// Brings the chosen layer into view.
    void scrollToChosen();
    void showChosenCard();
    void showThumbnails();
    void followSelection();
    void choose(QTreeWidgetItem *item);
    void setCurrent(NodeId material);
    void updateActions();
    void applyFilter();
    /// The first picture that a material shows or lacks, for its row in the list.
    QIcon listPicture(NodeId material) const;
    struct LayerPicture
    {
        QImage image;        ///< null if the layer shows none
        bool isLost = false; ///< its file is missing or can't be read
    };
    LayerPicture pictureOf(const MaterialLayer &layer) const;
    /// The file's name, or whatever else the texture is called.
    QString nameOf(const ModelTexture &texture) const;
    /// "Armor.blp · Additive"
    QString summaryOf(const MaterialLayer &layer) const;
    NodeId materialOf(NodeId node) const;
    bool push(Result<ChangeSet> changes, const QString &text);
    void push(Result<NewObject> made, const QString &text);
    void fillRecipes(QMenu *menu, const std::function<void(const MaterialRecipe &, const QString &name)> &run);
    void fillNewMenu();
    void fillSetUpMenu();
    /// What the current material would lose by applying a recipe, in words.
    QStringList lossesOf(const MaterialRecipe &recipe) const;
    void fillUseMenu();

    /// The clipboard's content if these are materials that can be pasted here; else null.
    const ObjectMime *copiedMaterials() const;
    void copy();
    void paste();
    void duplicate();
    void remove();
    void merge();
    void removeUnused();
    void addLayer();
    void shiftLayer(NodeId layer, int delta);
    void dropLayer(NodeId dragged, NodeId target, bool behind);
    /// The stack as shown: the material's own values after its layers.
    std::vector<MaterialLayer> shownLayers(NodeId material) const;
    /// Row of a layer in the format's order.
    int rowOf(NodeId layer) const;
    void dropTexture(NodeId layer, const LayerValue &which, const DroppedTexture &texture);

    PropertyContext m_context;
    QPointer<Document> m_document;
    TextureStates m_states;
    std::function<QString(const Document &, const QString &)> m_pathFor;
    std::vector<ModelMaterial> m_materials;
    std::vector<ModelTexture> m_textures;
    std::vector<LayerCard *> m_cards;
    NodeId m_current = NoNode;
    std::size_t m_currentRow = 0; ///< of m_current, as long as that exists
    QTreeWidget *m_list;
    QLineEdit *m_filter;
    QLabel *m_title, *m_users, *m_noHits;
    QScrollArea *m_scroll;
    QVBoxLayout *m_stack;
    QTimer m_scrolls; ///< runs while the chosen layer is kept in view
    QToolBar *m_bar;
    QMenu *m_newMenu = nullptr, *m_setUpMenu = nullptr, *m_useMenu = nullptr, *m_dropMenu = nullptr;
    bool m_following = false; ///< the list follows the selection of others, which must not be notified
};

} // namespace sinew
