// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/layout_view.h"

#include "editor/documents/document_views.h"
#include "editor/settings/settings.h"
#include "editor/window/docks/dock_layouts.h"
#include "viewport/options/view_options.h"

#include <algorithm>

namespace sinew {

LayoutView::LayoutView(DockLayouts &layouts, DocumentViews &views, Settings &settings)
    : QObject(&layouts), m_layouts(layouts), m_views(views), m_settings(settings)
{
    connect(&layouts, &DockLayouts::currentChanged, this, &LayoutView::follow);
    connect(&views, &DocumentViews::optionsChanged, this, &LayoutView::keep);
}

QString LayoutView::stateName() const
{
    return QStringLiteral("layout.%1.skeleton").arg(m_layouts.current());
}

void LayoutView::follow()
{
    const auto &layouts = m_layouts.layouts();
    const auto layout = std::find_if(layouts.begin(), layouts.end(), [this](const DockLayouts::Layout &candidate) {
        return candidate.id == m_layouts.current();
    });
    ViewOptions options = m_views.options();
    options.skeleton = m_settings.state(stateName(), layout != layouts.end() && layout->hasSkeleton).toBool();
    m_views.setOptions(options);
}

void LayoutView::keep()
{
    if (!m_layouts.current().isEmpty())
        m_settings.setState(stateName(), m_views.options().skeleton);
}

} // namespace sinew

#include "moc_layout_view.cpp"
