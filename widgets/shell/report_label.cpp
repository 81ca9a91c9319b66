// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/shell/report_label.h"

#include "widgets/shared/panel_colours.h"

namespace sinew {

ReportLabel::ReportLabel(QWidget *parent) : PlainLabel(parent)
{
    setObjectName(QStringLiteral("report"));
    setWordWrap(true);
}

void ReportLabel::setReport(const QStringList &lines, bool isProblem)
{
    QPalette colours = parentWidget() ? parentWidget()->palette() : QPalette();
    if (isProblem)
        colours.setColor(QPalette::WindowText, refusedColour(colours));
    setPalette(colours);
    setText(lines.join(QLatin1Char('\n')));
}

} // namespace sinew
