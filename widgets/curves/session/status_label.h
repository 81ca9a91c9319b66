// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/panel_colours.h"
#include "widgets/text/elided_label.h"

namespace sinew {

/// The line of a dock that says what was done, or why not.
class StatusLabel : public ElidedLabel
{
public:
    using ElidedLabel::ElidedLabel;

    /// As a sentence: reasons are parts of sentences elsewhere ("Not now: …"). Refusals have a colour of their own.
    void say(const QString &text, bool isRefusal = false)
    {
        QPalette colours = parentWidget() ? parentWidget()->palette() : QPalette();
        if (isRefusal)
            colours.setColor(QPalette::WindowText, refusedColour(colours));
        setPalette(colours);
        const QString sentence = text.left(1).toUpper() + text.mid(1);
        setText(sentence);
        setToolTip(sentence);
    }
};

} // namespace sinew
