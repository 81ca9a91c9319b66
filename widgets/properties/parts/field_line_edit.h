// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QKeyEvent;

namespace sinew {

/// A line of a field. Esc takes back what was typed. Undo and redo belong to the text only while something is typed,
/// otherwise to the document.
class FieldLineEdit : public QLineEdit
{
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /// True for the document's undo and redo keys.
    static bool isHistoryKey(const QKeyEvent &event);

Q_SIGNALS:
    void cancelled();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace sinew
