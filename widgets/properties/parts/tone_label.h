// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/text/plain_label.h"

namespace sinew {

/// Plain text whose colour shows the kind of remark. The colour is computed when painting and so follows the palette.
class ToneLabel : public PlainLabel
{
    Q_OBJECT

public:
    enum class Tone { Muted, Warning, Refused };

    explicit ToneLabel(Tone tone, QWidget *parent = nullptr);
    void setTone(Tone tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Tone m_tone;
};

} // namespace sinew
