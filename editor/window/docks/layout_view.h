// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace sinew {

class DockLayouts;
class DocumentViews;
class Settings;

/// Whether the skeleton is drawn belongs to the layout: one for posing shows it, one for textures doesn't, until the
/// user changes it there.
class LayoutView : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as `layouts`, of which this is a child. To be made before the layouts are restored.
    LayoutView(DockLayouts &layouts, DocumentViews &views, Settings &settings);

private:
    void follow();
    void keep();
    QString stateName() const;

    DockLayouts &m_layouts;
    DocumentViews &m_views;
    Settings &m_settings;
};

} // namespace sinew
