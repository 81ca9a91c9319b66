// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QKeyEvent;

namespace sinew {

/// The line edit of a field. Esc discards what was typed. Undo and redo apply to the text only while the user is
/// typing, otherwise to the document.
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
