// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shell/view_notice.h"

#include <QPointer>

namespace sinew {

class DocumentView;
class DocumentViews;

/// The strip over the viewport while geosets are coloured by weights: what the colours mean, of which bones, and how to
/// get back. Without it a model in flat blue would look broken.
class WeightsNotice : public ViewNotice
{
    Q_OBJECT

public:
    /// `views` must live as long as this object.
    explicit WeightsNotice(DocumentViews &views, QWidget *parent = nullptr);

private:
    void follow();
    void update();
    void leave();

    DocumentViews &m_views;
    QPointer<DocumentView> m_view;
};

} // namespace sinew
