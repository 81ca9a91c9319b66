// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/dock_panel.h"
#include "widgets/shared/notice.h"
#include "widgets/textures/path_look_up.h"
#include "widgets/textures/texture_model.h"

#include <functional>
#include <memory>

class QLabel;
class QLineEdit;
class QListWidget;
class QSplitter;
class QSortFilterProxyModel;
class QToolBar;
class QToolButton;
class QTreeView;

namespace sinew {

class TextureFields;
class TextureViewer;

/// The dock that lists the textures of a model: what each is, where it was found, what shows it; and edits them. A
/// chosen row becomes the selection, textures selected elsewhere are chosen here.
class TexturePanel : public DockPanel
{
    Q_OBJECT

public:
    /// Functions that the program provides to the page, as it is in charge of finding files.
    struct Services
    {
        TextureStates states;
        FileSet::IdNames idNames; ///< the names of numbered files; null: unknown
        std::function<std::unique_ptr<PathLookUp>(const Document &)> paths; ///< tells which paths lead to files
        /// How a model should name a disk file: relative to its folder or to a source of assets, else just the file's
        /// name.
        std::function<QString(const Document &, const QString &file)> pathFor;
        /// Lets the user choose among the files of all sources; `use` is called with the chosen path.
        std::function<void(const QString &current, std::function<void(const QString &)> use)> browse;
        std::function<void(Document &)> collect; ///< copies all files to one folder; null: not offered
        std::function<void(Document &, const std::vector<TextureState> &)> convert; ///< null: not offered
    };

    explicit TexturePanel(QWidget *parent = nullptr);

    void setServices(Services services);
    const TextureStates &states() const { return m_services.states; }
    void setDocument(Document *document);
    /// Files may have arrived or moved.
    void refresh();

    QTreeView *view() const { return m_view; }
    TextureModel *model() const { return m_model; }
    TextureViewer *viewer() const { return m_viewer; }
    TextureFields *fields() const { return m_fields; }
    QListWidget *userList() const { return m_users; }
    QLineEdit *filterEdit() const { return m_filter; }
    /// Shown if a search finds nothing; hidden otherwise.
    QLabel *noHits() const { return m_noHits; }
    const QLabel *summary() const { return m_summary; }
    /// By name: "replace", "paths", "add", "merge", "unused", "missing", "useFound", "collect", "convert",
    /// "wrapX", "wrapY".
    QAction *action(const char *name) const { return findChild<QAction *>(QLatin1String(name)); }
    /// The chosen rows of the model, ascending.
    std::vector<int> chosenRows() const;

    /// True if an object is one of the listed textures.
    bool isTexture(NodeId object) const;
    /// Gives a listed texture the path of a dropped one.
    void replace(NodeId object, const DroppedTexture &texture);

    /// Changes paths as one step.
    Status setPaths(const std::vector<std::pair<NodeId, std::string>> &paths, const QString &text);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);
    /// A step was made: previous refusals no longer matter.
    void settled(const QObject *document, const QString &topic);

private:
    static QString topic() { return QStringLiteral("textureEdits"); } ///< of its notices
    QAction *makeAction(const char *name, const QString &icon, const QString &text, const QString &help,
                        void (TexturePanel::*slot)());
    void makeActions();
    void makeLayout();
    void updateActions();
    void showCurrent();
    void showUsers(int row);
    void chooseRows();
    void followSelection();
    void applyFilter();
    void showHits();
    void showMenu(const QPoint &position);
    void notify(const Status &status);
    Status push(Result<ChangeSet> changes, const QString &text);
    /// Makes textures repeat in a direction, or stops that.
    void setWrap(const std::vector<int> &rows, int direction, bool on);

    void replace();
    void changePaths();
    void useFoundPaths();
    void add();
    void merge();
    void removeUnused();
    void collect();
    void convert();

    Services m_services;
    QPointer<Document> m_document;
    TextureModel *m_model;
    QSortFilterProxyModel *m_shown;
    QTreeView *m_view;
    TextureViewer *m_viewer;
    TextureFields *m_fields;
    QListWidget *m_users;
    QLabel *m_summary, *m_details, *m_noHits;
    QLineEdit *m_filter;
    QToolBar *m_bar;
    bool m_following = false; ///< the rows follow the selection of others, which must not be notified
};

} // namespace sinew
