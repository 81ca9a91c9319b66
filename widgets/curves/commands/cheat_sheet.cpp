// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/cheat_sheet.h"

#include "widgets/curves/commands/curve_commands.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

CheatSheet::CheatSheet(CurveCommands &commands, QWidget *page)
    : QFrame(page), m_commands(commands), m_text(new QTextBrowser(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setAccessibleName(tr("Shortcuts and gestures"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 8);
    auto *line = new QHBoxLayout;
    auto *title = new PlainLabel(tr("Shortcuts and gestures of the curve editor"), this);
    QFont bold = font();
    bold.setBold(true);
    title->setFont(bold);
    line->addWidget(title, 1);
    auto *close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(themedIcon(QStringLiteral("dialog-close")));
    close->setToolTip(tr("Close (Esc)"));
    close->setAccessibleName(tr("Close"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    line->addWidget(close);
    column->addLayout(line);
    column->addWidget(m_text, 1);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    setFocusProxy(m_text);
    page->installEventFilter(this);
    hide();
}

QString CheatSheet::text() const
{
    return m_text->toPlainText();
}

void CheatSheet::toggle()
{
    setVisible(!isVisible());
    if (isVisible()) {
        raise();
        m_text->setFocus();
    }
}

void CheatSheet::fill()
{
    const auto row = [](const QString &keys, const QString &meaning) {
        return QStringLiteral("<tr><td style='white-space: nowrap'><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>")
            .arg(keys.toHtmlEscaped(), meaning.toHtmlEscaped());
    };
    // Blocks of about the same length go side by side.
    QStringList blocks;
    for (int group = 0; group < CurveCommands::GroupCount; ++group) {
        QString rows;
        for (const CurveCommands::Entry &entry : m_commands.entries()) {
            if (entry.group != group || entry.action->shortcuts().isEmpty())
                continue;
            QStringList keys;
            for (const QKeySequence &sequence : entry.action->shortcuts())
                keys << sequence.toString(QKeySequence::NativeText);
            rows += row(keys.join(QStringLiteral(", ")), entry.action->text().remove(u'&').remove(u'…'));
        }
        if (!rows.isEmpty())
            blocks << QStringLiteral("<p><b>%1</b></p><table>%2</table>")
                          .arg(CurveCommands::groupText(CurveCommands::Group(group)).remove(u'&').toHtmlEscaped(),
                               rows);
    }
    const std::pair<QString, QString> gestures[] = {
        {tr("Click, Shift, Ctrl"), tr("Select a key, a handle or a curve; add; toggle")},
        {tr("Drag"), tr("Move keys; over empty space draw a box (Shift adds, Ctrl removes)")},
        {tr("Alt + drag, or drag with Lasso on"), tr("Lasso")},
        {tr("Alt + click, Ctrl + Shift + click"), tr("All keys at one time")},
        {tr("Double click, Ctrl + click"), tr("Put a key on the curve")},
        {tr("While dragging"), tr("Shift is precise, Ctrl inverts snapping, X and Y lock an axis, digits type an "
                                  "amount, the wheel sets the falloff, Esc cancels")},
        {tr("Wheel, Ctrl, Shift"), tr("Zoom; in time; in value")},
        {tr("Middle button, Ctrl"), tr("Pan; zoom")},
        {tr("Shift + right click or drag"), tr("Place the value cursor")},
        {tr("Drag in the ruler"), tr("Move the playhead")},
        {tr("Drag over eyes and locks"), tr("Switch all rows passed over; Shift for the whole object")},
        {tr("Double click on a track"), tr("Select its keys, or add the track")},
    };
    QString rows;
    for (const auto &[gesture, meaning] : gestures)
        rows += row(gesture, meaning);
    blocks.prepend(QStringLiteral("<p><b>%1</b></p><table>%2</table>").arg(tr("Mouse").toHtmlEscaped(), rows));
    const qsizetype columns = std::clamp<qsizetype>(width() / 330, 1, 5);
    QString html = QStringLiteral("<table width='100%'><tr>");
    QStringList cells;
    QList<qsizetype> lengths;
    for (qsizetype i = 0; i < columns; ++i) {
        cells << QString();
        lengths << 0;
    }
    for (const QString &block : blocks) {
        const qsizetype shortest = std::min_element(lengths.begin(), lengths.end()) - lengths.begin();
        cells[shortest] += block;
        lengths[shortest] += block.count(QLatin1String("<tr>")) + 2;
    }
    for (const QString &cell : cells)
        html += QStringLiteral("<td valign='top' width='%1%'>%2</td>").arg(100 / columns).arg(cell);
    m_text->setHtml(html + QStringLiteral("</tr></table>"));
}

void CheatSheet::place()
{
    const QSize room = parentWidget()->size();
    resize(room - QSize(24, 16));
    move(12, 8);
}

void CheatSheet::showEvent(QShowEvent *event)
{
    place();
    fill();
    QFrame::showEvent(event);
}

bool CheatSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible()) {
        place();
        fill();
    }
    return QFrame::eventFilter(watched, event);
}

void CheatSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QFrame::keyPressEvent(event);
}

} // namespace sinew

#include "moc_cheat_sheet.cpp"
