// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QWidget>

namespace sinew {

/// Buttons with the ways out of a refusal; hidden while there are none.
class RemedyRow : public QWidget
{
    Q_OBJECT

public:
    explicit RemedyRow(QWidget *parent = nullptr);
    void setRemedies(const std::vector<Notice::Step> &remedies);
};

} // namespace sinew
