// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QObject>

#include <memory>

class QMenu;

namespace sinew {

class ClosedFiles;
class Document;
class DocumentList;
class DocumentViews;
class FileActions;
class Format;
class FormatRegistry;
class Importer;
class MenuBuilder;
class Settings;
class ViewportWidget;

/// Opening, saving, converting and closing files, and pictures of them.
class FileMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    FileMenu(MenuBuilder &menus, FileActions &files, ClosedFiles &closed, const DocumentList &documents,
             ViewportWidget &viewport, DocumentViews &views, const FormatRegistry &formats, Settings &settings);

    /// For actions that compare the current document with others.
    QMenu *compareMenu() const { return m_compareMenu; }
    /// Greys out what cannot be done with the current document; null: none is open.
    void update(const Document *document);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void addOpening(QMenu *menu, ClosedFiles &closed);
    void addSaving(QMenu *menu);
    void addPictures(QMenu *menu);
    void addClosing(QMenu *menu);
    void updateRecentFiles();
    /// One for each way to read a file that its format could not decide on.
    void fillReadingMenu();
    void saveScreenshot();
    void exportAnimation();
    /// By the exporter of such files.
    void exportModel(const QString &suffix);
    /// A format that makes new models of those of the document's, or of files that are imported (null); null if there
    /// is none.
    std::shared_ptr<const Format> makerFor(const Document *document) const;
    void convertToGame();
    /// Asks for a file of another program; its importer is null if the user chose none that can be read.
    std::shared_ptr<const Importer> askForImport(QString &path);
    void importModel();
    void importModel(const QString &path, const std::shared_ptr<const Importer> &importer);
    void importMeshes();

    MenuBuilder &m_menus;
    FileActions &m_files;
    const DocumentList &m_documents;
    ViewportWidget &m_viewport;
    DocumentViews &m_views;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    QMenu *m_recentMenu = nullptr, *m_readingMenu = nullptr, *m_compareMenu = nullptr;
};

} // namespace sinew
