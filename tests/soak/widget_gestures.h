// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/soak/soak_choices.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QMimeData;

namespace sinew::test {

class SoakLog;

/// Does with single widgets what a pointer and a keyboard can: clicks, types, drags, chooses, drops. It recognises Qt's
/// widgets by their class; any other widget of the program is a surface to be dragged over.
class WidgetGestures
{
public:
    explicit WidgetGestures(SoakLog &log) : m_log(log) {}

    /// Widgets below (and not) `root` that are visible and take input.
    static QList<QWidget *> usableIn(const QWidget &root);
    /// "properties: NumberBox “Fade in”".
    static QString nameOf(const QWidget &widget);

    void use(QWidget &widget, SoakChoices &choices);
    /// Replaces the existing text; then Return, Tab or Escape.
    void typeInto(QPointer<QWidget> field, const QString &text, SoakChoices &choices);
    /// Drags data over a place of a widget and drops it there, unless it is refused.
    void drop(QPointer<QWidget> target, const QMimeData &data, SoakChoices &choices);

private:
    void useItems(QPointer<QWidget> widget, SoakChoices &choices);
    void drag(QPointer<QWidget> surface, SoakChoices &choices);
    void pressKeys(QPointer<QWidget> widget, SoakChoices &choices);
    void tell(const QWidget &widget, const QString &what);

    SoakLog &m_log;
};

} // namespace sinew::test
