// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/hex/hex_view.h"

#include <QClipboard>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <bit>
#include <cctype>

namespace sinew {

namespace {

constexpr qsizetype group = 8, mostGroups = 8;

QChar printable(uchar byte)
{
    return byte >= 0x20 && byte < 0x7f ? QChar::fromLatin1(char(byte)) : QChar(0x00b7);
}

QString hexByte(uchar byte)
{
    return QStringLiteral("%1").arg(byte, 2, 16, QLatin1Char('0')).toUpper();
}

} // namespace

HexView::HexView(QWidget *parent) : QAbstractScrollArea(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bytes in hexadecimal"));
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
}

void HexView::setBytes(const Array<std::uint8_t> &bytes)
{
    const bool same = m_bytes.sharesWith(bytes) && !bytes.isEmpty();
    m_bytes = bytes;
    if (!same) {
        m_position = std::clamp<qsizetype>(m_position, 0, std::max<qsizetype>(0, qsizetype(m_bytes.size()) - 1));
        m_anchor = m_position;
    }
    updateScrollBars();
    viewport()->update();
    Q_EMIT positionChanged();
}

QByteArrayView HexView::bytes() const
{
    return {m_bytes.data(), qsizetype(m_bytes.size())};
}

int HexView::rowHeight() const
{
    return fontMetrics().height() + 2;
}

int HexView::charWidth() const
{
    return fontMetrics().horizontalAdvance(QLatin1Char('0'));
}

int HexView::hexColumn() const
{
    return charWidth() * 10;
}

int HexView::asciiColumn() const
{
    // Two digits and a space each, and one more space after each group.
    return hexColumn() + charWidth() * int(m_bytesPerRow * 3 + m_bytesPerRow / group + 1);
}

int HexView::visibleRows() const
{
    return std::max(1, viewport()->height() / rowHeight());
}

qsizetype HexView::firstRow() const
{
    return verticalScrollBar()->value();
}

QRect HexView::byteRect(qsizetype offset, bool ascii) const
{
    const int column = int(offset % m_bytesPerRow);
    const int y = int((offset / m_bytesPerRow - firstRow()) * rowHeight());
    const int width = charWidth(), shift = horizontalScrollBar()->value();
    if (ascii)
        return {asciiColumn() + column * width - shift, y, width, rowHeight()};
    return {hexColumn() + (column * 3 + column / int(group)) * width - shift, y, width * 2, rowHeight()};
}

qsizetype HexView::offsetAt(const QPoint &position) const
{
    const qsizetype row =
        std::clamp<qsizetype>(firstRow() + position.y() / rowHeight(), 0, std::max<qsizetype>(0, rows() - 1));
    const int x = position.x() + horizontalScrollBar()->value(), width = charWidth();
    int column = 0;
    if (x >= asciiColumn() - width) {
        column = (x - asciiColumn()) / width;
    } else {
        constexpr int groupWidth = int(group) * 3 + 1;
        const int cell = std::max(0, x - hexColumn()) / width;
        column = cell / groupWidth * int(group) + std::min(cell % groupWidth / 3, int(group) - 1);
    }
    const qsizetype offset = row * m_bytesPerRow + std::clamp(column, 0, int(m_bytesPerRow) - 1);
    return std::min<qsizetype>(offset, qsizetype(m_bytes.size()) - 1);
}

void HexView::fitRows()
{
    // Offset, digits and spaces of each byte, its character, and what is between.
    const qsizetype room = viewport()->width() / charWidth() - 12;
    const auto groups = std::size_t(std::clamp<qsizetype>(room / (group * 4 + 1), 1, mostGroups));
    const qsizetype fits = qsizetype(std::bit_floor(groups)) * group;
    if (fits != m_bytesPerRow) {
        const qsizetype first = firstRow() * m_bytesPerRow;
        m_bytesPerRow = fits;
        updateScrollBars();
        verticalScrollBar()->setValue(int(first / m_bytesPerRow));
        viewport()->update();
    }
    updateScrollBars();
}

void HexView::updateScrollBars()
{
    verticalScrollBar()->setRange(0, int(std::max<qsizetype>(0, rows() - visibleRows())));
    verticalScrollBar()->setPageStep(visibleRows());
    const int needed = asciiColumn() + charWidth() * (int(m_bytesPerRow) + 1);
    horizontalScrollBar()->setRange(0, std::max(0, needed - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void HexView::paintEvent(QPaintEvent *)
{
    QPainter painter(viewport());
    const QPalette &colours = palette();
    painter.fillRect(viewport()->rect(), colours.base());
    const int width = charWidth(), height = rowHeight(), ascent = fontMetrics().ascent() + 1;
    const int shift = horizontalScrollBar()->value();
    painter.setPen(colours.mid().color());
    painter.drawLine(asciiColumn() - width - shift, 0, asciiColumn() - width - shift, viewport()->height());
    const qsizetype last = std::min(rows(), firstRow() + visibleRows() + 1);
    const qsizetype from = selectionStart(), to = from + selectionLength();
    const QPalette::ColorGroup group = hasFocus() ? QPalette::Active : QPalette::Inactive;
    for (qsizetype row = firstRow(); row < last; ++row) {
        const int y = int((row - firstRow()) * height);
        painter.setPen(colours.color(QPalette::PlaceholderText));
        painter.drawText(width - shift, y + ascent,
                         QStringLiteral("%1").arg(row * m_bytesPerRow, 8, 16, QLatin1Char('0')).toUpper());
        const qsizetype end = std::min<qsizetype>((row + 1) * m_bytesPerRow, qsizetype(m_bytes.size()));
        for (qsizetype offset = row * m_bytesPerRow; offset < end; ++offset) {
            const uchar byte = m_bytes[std::size_t(offset)];
            const QRect hex = byteRect(offset, false), ascii = byteRect(offset, true);
            const bool selected = offset >= from && offset < to;
            if (selected) {
                // The gap to the next selected byte belongs to the selection.
                const bool joined = offset + 1 < to && offset + 1 < end;
                const int right = joined ? byteRect(offset + 1, false).left() : hex.right() + 1;
                painter.fillRect(QRect(hex.left(), y, right - hex.left(), height),
                                 colours.color(group, QPalette::Highlight));
                painter.fillRect(ascii, colours.color(group, QPalette::Highlight));
                painter.setPen(colours.color(group, QPalette::HighlightedText));
            } else {
                painter.setPen(colours.color(byte ? QPalette::Text : QPalette::PlaceholderText));
            }
            painter.drawText(hex.left(), y + ascent, hexByte(byte));
            painter.drawText(ascii.left(), y + ascent, printable(byte));
        }
    }
    if (!m_bytes.isEmpty() && hasFocus()) {
        painter.setPen(colours.text().color());
        painter.drawRect(byteRect(m_position, false).adjusted(0, 0, -1, -1));
    }
}

void HexView::resizeEvent(QResizeEvent *)
{
    fitRows();
}

void HexView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
}

void HexView::ensureVisible(qsizetype offset)
{
    const qsizetype row = offset / m_bytesPerRow;
    if (row < firstRow())
        verticalScrollBar()->setValue(int(row));
    else if (row >= firstRow() + visibleRows())
        verticalScrollBar()->setValue(int(row - visibleRows() + 1));
}

void HexView::goTo(qsizetype offset, bool extend)
{
    if (m_bytes.isEmpty())
        return;
    m_position = std::clamp<qsizetype>(offset, 0, qsizetype(m_bytes.size()) - 1);
    if (!extend)
        m_anchor = m_position;
    ensureVisible(m_position);
    viewport()->update();
    Q_EMIT positionChanged();
}

void HexView::select(qsizetype first, qsizetype length)
{
    goTo(first + std::max<qsizetype>(1, length) - 1);
    goTo(first, true);
    std::swap(m_anchor, m_position);
    Q_EMIT positionChanged();
}

void HexView::selectAll()
{
    select(0, qsizetype(m_bytes.size()));
}

bool HexView::find(QByteArrayView pattern, bool backwards)
{
    if (pattern.isEmpty() || m_bytes.isEmpty())
        return false;
    const QByteArrayView all = bytes();
    qsizetype found;
    if (backwards) {
        found = selectionStart() > 0 ? all.lastIndexOf(pattern, selectionStart() - 1) : -1;
        if (found < 0)
            found = all.lastIndexOf(pattern);
    } else {
        const bool atMatch = all.sliced(selectionStart(), selectionLength()) == pattern;
        found = all.indexOf(pattern, selectionStart() + (atMatch ? 1 : 0));
        if (found < 0)
            found = all.indexOf(pattern);
    }
    if (found < 0)
        return false;
    select(found, pattern.size());
    return true;
}

QString HexView::selectedHex() const
{
    QString text;
    text.reserve(selectionLength() * 3);
    for (qsizetype i = 0; i < selectionLength(); ++i) {
        if (i)
            text += QLatin1Char(' ');
        text += hexByte(m_bytes[std::size_t(selectionStart() + i)]);
    }
    return text;
}

QString HexView::selectedText() const
{
    QString text;
    for (qsizetype i = 0; i < selectionLength(); ++i) {
        const uchar byte = m_bytes[std::size_t(selectionStart() + i)];
        text += byte >= 0x20 && byte < 0x7f ? QChar::fromLatin1(char(byte)) : QLatin1Char('.');
    }
    return text;
}

void HexView::copyHex() const
{
    QGuiApplication::clipboard()->setText(selectedHex());
}

void HexView::copyText() const
{
    QGuiApplication::clipboard()->setText(selectedText());
}

void HexView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && !m_bytes.isEmpty())
        goTo(offsetAt(event->position().toPoint()), event->modifiers() & Qt::ShiftModifier);
}

void HexView::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & Qt::LeftButton) && !m_bytes.isEmpty())
        goTo(offsetAt(event->position().toPoint()), true);
}

void HexView::keyPressEvent(QKeyEvent *event)
{
    const bool extend = event->modifiers() & Qt::ShiftModifier, control = event->modifiers() & Qt::ControlModifier;
    const qsizetype page = m_bytesPerRow * visibleRows();
    if (event->matches(QKeySequence::Copy))
        copyHex();
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (event->key() == Qt::Key_Left)
        goTo(m_position - 1, extend);
    else if (event->key() == Qt::Key_Right)
        goTo(m_position + 1, extend);
    else if (event->key() == Qt::Key_Up)
        goTo(m_position >= m_bytesPerRow ? m_position - m_bytesPerRow : m_position, extend);
    else if (event->key() == Qt::Key_Down)
        goTo(m_position + m_bytesPerRow < qsizetype(m_bytes.size()) ? m_position + m_bytesPerRow : m_position, extend);
    else if (event->key() == Qt::Key_PageUp)
        goTo(m_position - page, extend);
    else if (event->key() == Qt::Key_PageDown)
        goTo(m_position + page, extend);
    else if (event->key() == Qt::Key_Home)
        goTo(control ? 0 : m_position / m_bytesPerRow * m_bytesPerRow, extend);
    else if (event->key() == Qt::Key_End)
        goTo(control ? qsizetype(m_bytes.size()) - 1 : m_position / m_bytesPerRow * m_bytesPerRow + m_bytesPerRow - 1,
             extend);
    else
        QAbstractScrollArea::keyPressEvent(event);
}

QByteArray parseBytes(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.size() >= 2 && trimmed.startsWith(QLatin1Char('"')) && trimmed.endsWith(QLatin1Char('"')))
        return trimmed.mid(1, trimmed.size() - 2).toUtf8();
    QByteArray bytes;
    for (QString part : trimmed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        part.remove(QLatin1Char(','));
        if (part.startsWith(QLatin1String("0x"), Qt::CaseInsensitive))
            part.remove(0, 2);
        const QByteArray digits = part.toLatin1();
        const bool valid = !digits.isEmpty() && digits.size() % 2 == 0 &&
                           std::all_of(digits.begin(), digits.end(),
                                       [](char c) { return std::isxdigit(static_cast<unsigned char>(c)); });
        if (!valid)
            return {};
        bytes += QByteArray::fromHex(digits);
    }
    return bytes;
}

} // namespace sinew

#include "moc_hex_view.cpp"
