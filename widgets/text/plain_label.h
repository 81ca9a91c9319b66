// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace sinew {

/// A label that shows its text literally. A QLabel treats text that looks like HTML as HTML and loads what it refers
/// to; the names in models can be anything.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget *parent = nullptr) : QLabel(parent) { setTextFormat(Qt::PlainText); }
    explicit PlainLabel(const QString &text, QWidget *parent = nullptr) : PlainLabel(parent) { setText(text); }
};

} // namespace sinew
