// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/text/plain_label.h"

namespace sinew {

/// A single-line label that takes the room it is given: a longer text ends in "…". With word wrap it is a plain label.
class ElidedLabel : public PlainLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);

    /// The text that the label shows at present.
    QString shownText() const;

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace sinew
