// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/texture_slots_dialog.h"
#include "widgets/shared/notice.h"

#include <QObject>

class QMenu;

namespace sinew {

class DocumentList;
class DocumentViews;
class FormatRegistry;
class MenuBuilder;
class Settings;

/// What the viewport shows and how, and what fills the textures that the game chooses.
class ViewMenu : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as the window, of which this is a child.
    ViewMenu(MenuBuilder &menus, DocumentViews &views, const DocumentList &documents, const FormatRegistry &formats,
             Settings &settings, TextureSlotsDialog::Browse browse);

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void tellCamera(const Status &added);
    void addViewToggles(QMenu *menu);
    void makeTeamColourMenu(QMenu *menu);
    void makeReplaceablesMenu(QMenu *menu);
    /// What the current model leaves to its game.
    void showReplaceables(QMenu *menu);
    void fillTextureSlots(std::uint32_t slot = 0);

    MenuBuilder &m_menus;
    DocumentViews &m_views;
    const DocumentList &m_documents;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    TextureSlotsDialog::Browse m_browse;
};

} // namespace sinew
