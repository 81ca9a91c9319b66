// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/text/plain_label.h"

namespace sinew {

/// Says what a dialog's preview came to, or why there is none.
class ReportLabel : public PlainLabel
{
public:
    explicit ReportLabel(QWidget *parent = nullptr);
    void setReport(const QStringList &lines, bool isProblem);
};

} // namespace sinew
