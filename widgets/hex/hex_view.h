// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/array.h"

#include <QAbstractScrollArea>
#include <QByteArrayView>

namespace sinew {

/// Bytes as offset, hexadecimal and ASCII columns, for viewing, selecting and copying: as many bytes a row as
/// fit. Paints only the visible rows and shares the data, so that size costs nothing.
class HexView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit HexView(QWidget *parent = nullptr);

    void setBytes(const Array<std::uint8_t> &bytes);
    QByteArrayView bytes() const;

    /// 8, 16, 32 or 64.
    qsizetype bytesPerRow() const { return m_bytesPerRow; }
    /// The byte under the cursor, -1 if there are none.
    qsizetype position() const { return m_bytes.isEmpty() ? -1 : m_position; }
    qsizetype selectionStart() const { return std::min(m_anchor, m_position); }
    /// At least 1 if there are any bytes: the cursor's byte counts.
    qsizetype selectionLength() const
    {
        return m_bytes.isEmpty() ? 0 : std::max(m_anchor, m_position) - selectionStart() + 1;
    }
    /// Puts the cursor on a byte and scrolls to it; with `extend`, selects up to it.
    void goTo(qsizetype offset, bool extend = false);
    void select(qsizetype first, qsizetype length);
    void selectAll();
    /// Selects the next occurrence after the cursor, wrapping around to the start; false if there is none.
    bool find(QByteArrayView pattern, bool backwards = false);

    /// The selected bytes as "48 69 21", and as text with dots for unprintable bytes.
    QString selectedHex() const;
    QString selectedText() const;
    /// Where a byte is drawn in the hexadecimal or the ASCII column, in viewport coordinates.
    QRect byteRect(qsizetype offset, bool ascii) const;

public Q_SLOTS:
    void copyHex() const;
    void copyText() const;

Q_SIGNALS:
    void positionChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    qsizetype rows() const { return (qsizetype(m_bytes.size()) + m_bytesPerRow - 1) / m_bytesPerRow; }
    int rowHeight() const;
    int charWidth() const;
    int hexColumn() const;
    int asciiColumn() const;
    int visibleRows() const;
    qsizetype firstRow() const;
    qsizetype offsetAt(const QPoint &position) const;
    void fitRows();
    void updateScrollBars();
    void ensureVisible(qsizetype offset);

    Array<std::uint8_t> m_bytes;
    qsizetype m_position = 0, m_anchor = 0, m_bytesPerRow = 16;
};

/// Bytes written as "48 69 21", "0x486921", "48,69" or, in quotes, as text; empty if it is none of these.
QByteArray parseBytes(const QString &text);

} // namespace sinew
