// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/panel_colours.h"
#include "widgets/text/elided_label.h"

namespace sinew {

/// The line of a dock that says what was done, or why it was not.
class StatusLabel : public ElidedLabel
{
public:
    using ElidedLabel::ElidedLabel;

    /// Shows the text as a sentence: elsewhere reasons are parts of sentences ("Not now: …"). Refusals have their own
    /// colour.
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
