// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/popup_user.h"

#include "tests/soak/soak_choices.h"
#include "tests/soak/soak_log.h"
#include "tests/soak/widget_gestures.h"

#include <QAbstractButton>
#include <QApplication>
#include <QColorDialog>
#include <QDialogButtonBox>
#include <QDrag>
#include <QFileDialog>
#include <QMenu>
#include <QMessageBox>
#include <QTest>
#include <QThread>

namespace sinew::test {
namespace {

constexpr int mostActs = 8;

/// An open non-modal dialog.
QDialog *openDialog()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        auto *dialog = qobject_cast<QDialog *>(window);
        if (dialog && dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

/// The button that accepts a dialog; null when it can't be clicked.
QAbstractButton *agreeButton(const QDialog &dialog)
{
    const auto *box = dialog.findChild<QDialogButtonBox *>();
    for (QAbstractButton *button : box ? box->buttons() : QList<QAbstractButton *>())
        if (button->isEnabled() && box->buttonRole(button) == QDialogButtonBox::AcceptRole)
            return button;
    return nullptr;
}

} // namespace

PopupUser::PopupUser(SoakLog &log, WidgetGestures &gestures, const QStringList &avoided)
    : m_log(log), m_gestures(gestures), m_avoided(avoided)
{
    // Single shots: a repeating timer does not fire again before the function it called returns, and whatever that
    // opens may wait as well.
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_timer.start();
        if (m_choices && QThread::currentThread()->loopLevel() > m_level)
            useTopmost();
    });
}

void PopupUser::begin(SoakChoices &choices)
{
    m_choices = &choices;
    m_level = QThread::currentThread()->loopLevel();
    m_patience = mostActs;
    m_timer.start();
}

void PopupUser::end()
{
    while (useTopmost()) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

bool PopupUser::useTopmost()
{
    QDrag::cancel();
    --m_patience;
    if (QWidget *popup = QApplication::activePopupWidget()) {
        if (auto *menu = qobject_cast<QMenu *>(popup))
            useMenu(*menu);
        else if (const auto usable = WidgetGestures::usableIn(*popup); m_patience > 0 && !usable.isEmpty())
            m_gestures.use(*m_choices->any(usable), *m_choices);
        else
            popup->close();
        return true;
    }
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    if (!dialog)
        dialog = openDialog();
    if (!dialog)
        return false;
    useDialog(*dialog);
    return true;
}

void PopupUser::useMenu(QMenu &menu)
{
    QList<QAction *> entries = menu.actions();
    entries.removeIf([this](const QAction *action) {
        return !action->isEnabled() || !action->isVisible() || action->isSeparator() ||
               m_avoided.contains(action->objectName());
    });
    if (m_patience <= 0 || entries.isEmpty() || m_choices->oneIn(6)) {
        menu.close();
        return;
    }
    QAction *action = m_choices->any(entries);
    m_log.add(QStringLiteral("menu entry “%1”").arg(action->text()));
    menu.setActiveAction(action);
    QTest::keyClick(&menu, Qt::Key_Return);
}

void PopupUser::useDialog(QDialog &dialog)
{
    if (m_patience < -4 * mostActs) {
        m_log.add(QStringLiteral("hide a dialog that does not close"));
        dialog.hide();
        return;
    }
    if (qobject_cast<QFileDialog *>(&dialog)) {
        m_log.add(QStringLiteral("cancel the choice of a file"));
        return dialog.reject();
    }
    if (auto *question = qobject_cast<QMessageBox *>(&dialog); question && !question->buttons().isEmpty()) {
        QAbstractButton *answer = m_choices->any(question->buttons());
        m_log.add(QStringLiteral("answer “%1”").arg(answer->text()));
        return answer->click();
    }
    if (auto *colours = qobject_cast<QColorDialog *>(&dialog)) {
        // Its other widgets are Qt's own; one of them reads the screen.
        const bool agreed = m_choices->oneIn(2);
        const QColor colour = QColor::fromRgb(QRgb(m_choices->below(1u << 24)));
        m_log.add((agreed ? QStringLiteral("agree to the colour ") : QStringLiteral("reject the colour ")) +
                  colour.name());
        const QPointer<QColorDialog> open(colours);
        colours->setCurrentColor(colour);
        if (open)
            agreed ? colours->accept() : colours->reject();
        return;
    }
    const QList<QWidget *> usable = WidgetGestures::usableIn(dialog);
    if (m_patience > 0 && !usable.isEmpty())
        return m_gestures.use(*m_choices->any(usable), *m_choices);
    if (QAbstractButton *button = m_patience == 0 ? agreeButton(dialog) : nullptr) {
        m_log.add(QStringLiteral("click “%1”").arg(button->text()));
        return button->click();
    }
    m_log.add(QStringLiteral("reject the dialog"));
    dialog.reject();
}

} // namespace sinew::test
