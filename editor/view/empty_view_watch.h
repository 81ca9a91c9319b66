// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/explain/empty_view.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>

namespace sinew {

class Document;
class DocumentView;
class DocumentViews;
class ViewNotice;
class ViewportWidget;

/// Says over the viewport why nothing of the shown model can be seen. During playback this is reported only if the view
/// stays empty for a whole round of the sequence: something that fades out and comes back needs no message.
class EmptyViewWatch : public QObject
{
    Q_OBJECT

public:
    using Facts = std::function<TextureFact(const Document &, const SceneTexture &)>;

    /// All must live as long as this object, a child of `bar`.
    EmptyViewWatch(ViewNotice &bar, DocumentViews &views, const ViewportWidget &viewport, Facts facts);

Q_SIGNALS:
    /// The user wants to know more about this geoset.
    void diagnosisRequested(sinew::Document *document, sinew::NodeId mesh);

private:
    void follow();
    void soon();
    void check();
    std::optional<EmptyView> look(const DocumentView &view) const;
    /// It has not been empty for long enough to report it.
    bool mayPass(const Document &document);
    void tell(DocumentView &view, const EmptyView &empty);
    void showIn(Document &document, NodeId sequence);

    ViewNotice &m_bar;
    DocumentViews &m_views;
    const ViewportWidget &m_viewport;
    Facts m_facts;
    QPointer<DocumentView> m_view;
    QTimer m_timer; ///< edits and the playhead change often
    QElapsedTimer m_emptySince;
    std::optional<EmptyView::Cause> m_dismissed;
};

} // namespace sinew
