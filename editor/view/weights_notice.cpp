// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/weights_notice.h"

#include "editor/documents/document_views.h"
#include "viewport/view/document_view.h"
#include "widgets/shared/object_names.h"

namespace sinew {

WeightsNotice::WeightsNotice(DocumentViews &views, QWidget *parent) : ViewNotice(parent), m_views(views)
{
    connect(&views, &DocumentViews::shownChanged, this, &WeightsNotice::follow);
    connect(&views, &DocumentViews::optionsChanged, this, &WeightsNotice::update);
    connect(this, &ViewNotice::closed, this, &WeightsNotice::leave);
    follow();
}

void WeightsNotice::follow()
{
    if (m_view)
        m_view->disconnect(this);
    m_view = m_views.shown();
    if (m_view)
        for (const auto signal : {&DocumentView::sceneChanged, &DocumentView::selectionChanged})
            connect(m_view, signal, this, &WeightsNotice::update);
    update();
}

void WeightsNotice::update()
{
    if (!m_view || !m_views.options().weights)
        return clear();
    const std::vector<NodeId> bones = m_view->selectedBones();
    const QString whose =
        bones.size() == 1 ? displayName(m_view->document(), bones.front()) : tr("%n bones", nullptr, int(bones.size()));
    tell(bones.empty() ? tr("Weights: select a bone to see which vertices follow it")
                       : tr("Weights of %1: red vertices follow entirely, green by half, blue not at all").arg(whose),
         {}, {{tr("Leave"), [this] { leave(); }}});
}

void WeightsNotice::leave()
{
    ViewOptions options = m_views.options();
    options.weights = false;
    m_views.setOptions(options);
}

} // namespace sinew

#include "moc_weights_notice.cpp"
