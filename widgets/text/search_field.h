// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QKeyEvent>
#include <QLineEdit>

namespace sinew {

/// A search field: Esc ends the search, and has its usual effect only if no search is active. Undo and redo of the
/// document work where the field itself has nothing to undo or redo.
class SearchField final : public QLineEdit
{
public:
    explicit SearchField(QWidget *parent = nullptr) : QLineEdit(parent)
    {
        setClearButtonEnabled(true);
        addAction(QIcon::fromTheme(QStringLiteral("edit-find")), LeadingPosition);
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::ShortcutOverride) {
            auto &key = *static_cast<QKeyEvent *>(event);
            const bool isIdle = (key.matches(QKeySequence::Undo) && !isUndoAvailable()) ||
                                (key.matches(QKeySequence::Redo) && !isRedoAvailable());
            if (isIdle || endsSearch(key)) {
                event->setAccepted(!isIdle);
                return true;
            }
        }
        return QLineEdit::event(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!endsSearch(*event))
            return QLineEdit::keyPressEvent(event);
        clear();
        Q_EMIT textEdited(QString());
    }

private:
    bool endsSearch(const QKeyEvent &event) const
    {
        return event.key() == Qt::Key_Escape && event.modifiers() == Qt::NoModifier && !text().isEmpty();
    }
};

} // namespace sinew
