// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"
#include "widgets/properties/binding/property_context.h"

#include <QWidget>

namespace sinew {

class NumberBox;

/// Shows one value of all selected objects and edits it through the document. Showing a value never changes it.
class ValueEditor : public QWidget
{
    Q_OBJECT

public:
    ValueEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    const Binding &binding() const { return m_binding; }
    /// The same field at another address (an element that moved).
    virtual void setBinding(Binding binding);
    /// What the value is called in dialogs and to assistive tools: the field's label, if it was given no other name.
    QString name() const;
    virtual void setName(const QString &name) { m_name = name; }
    /// Updates the widget from the model, except for what the user is typing just now.
    virtual void refresh() = 0;
    virtual void setReadOnly(bool readOnly) { setEnabled(!readOnly); }
    /// The number that dragging on the row's label changes.
    virtual NumberBox *scrubTarget() { return nullptr; }
    /// True for editors that need the panel's whole width, below their label.
    virtual bool isWide() const { return false; }
    /// The width in pixels that it needs to fit on one line; 0: any width will do.
    virtual int lineWidth() const { return 0; }
    /// The widget below label and editor in the panel's whole width; null for most.
    QWidget *details() const { return m_details; }
    /// Scrolls element `sub` of a container into view.
    virtual void showElement(std::uint32_t sub) { Q_UNUSED(sub) }

Q_SIGNALS:
    /// An edit was refused, with the reason; empty: all is well again.
    void refused(const QString &reason);

protected:
    /// Edits the binding's value; false if it was refused, which has then been reported.
    bool edit(const Binding &binding, const Binding::Modify &modify, MergeKey key = {});
    bool edit(const Binding::Modify &modify, MergeKey key = {}) { return edit(m_binding, modify, key); }
    bool report(const Status &status);
    /// Creates the details widget; stays hidden until something in it is shown.
    QWidget *makeDetails();
    PropertyContext &context() const { return m_context; }
    /// "—", shown if the objects differ.
    static QString mixedText() { return QStringLiteral("—"); }

private:
    PropertyContext &m_context;
    Binding m_binding;
    QString m_name;
    QWidget *m_details = nullptr;
};

} // namespace sinew
