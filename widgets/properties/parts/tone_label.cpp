// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/tone_label.h"

#include "widgets/shared/panel_colours.h"

#include <QPainter>

namespace sinew {

ToneLabel::ToneLabel(Tone tone, QWidget *parent) : PlainLabel(parent), m_tone(tone) {}

void ToneLabel::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

void ToneLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(m_tone == Tone::Warning   ? warningColour(palette())
                   : m_tone == Tone::Refused ? refusedColour(palette())
                                             : palette().color(QPalette::PlaceholderText));
    painter.drawText(contentsRect(), int(alignment()) | (wordWrap() ? int(Qt::TextWordWrap) : 0), text());
}

} // namespace sinew

#include "moc_tone_label.cpp"
