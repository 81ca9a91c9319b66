// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace sinew {

/// A label that shows its text as it is. A QLabel takes what looks like HTML for HTML and loads what that refers to;
/// the names in models are anybody's.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget *parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr) : PlainLabel(parent) { setText(text); }
};

} // namespace sinew
