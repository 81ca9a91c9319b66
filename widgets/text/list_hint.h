// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/text/plain_label.h"

#include <QAbstractItemView>
#include <QVBoxLayout>

namespace sinew {

/// A sentence in the middle of an empty list that says what would fill it.
class ListHint : public PlainLabel
{
public:
    /// Lies over the view; the pointer passes through it.
    explicit ListHint(QAbstractItemView *view, const QString &text = {}) : PlainLabel(text)
    {
        auto *room = new QVBoxLayout(view->viewport());
        room->addWidget(this);
        setWordWrap(true);
        setAlignment(Qt::AlignCenter);
        setForegroundRole(QPalette::PlaceholderText);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
};

} // namespace sinew
