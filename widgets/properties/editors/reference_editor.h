// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/editors/enum_editor.h"

class QToolButton;

namespace sinew {

/// Looks like a combo box; asks for its own list when it is opened.
class PickerCombo final : public QuietComboBox
{
    Q_OBJECT

public:
    using QuietComboBox::QuietComboBox;
    void showPopup() override { Q_EMIT popupRequested(); }

Q_SIGNALS:
    void popupRequested();
};

/// A combo box and a button that jumps to the object it names. Shared by references and by curves' global sequences.
class ObjectChooser : public QWidget
{
    Q_OBJECT

public:
    ObjectChooser(PropertyContext &context, const QString &name, QWidget *parent = nullptr);

    /// What the chooser shows: an object, "none" (NoNode with broken = false), a number that names nothing, or mixed.
    struct State
    {
        const Domain *domain = nullptr;
        NodeId target = NoNode;
        std::int64_t number = -1;
        bool broken = false, mixed = false;
        QString noneText; ///< "None" when empty
    };
    void show(const State &state);
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    void chosen(sinew::NodeId node);

private:
    void openPicker();

    PropertyContext &m_context;
    State m_state;
    PickerCombo *m_combo;
    QToolButton *m_jump;
};

/// An integer that names an object by row or key.
class ReferenceEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ReferenceEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;

private:
    void choose(NodeId target);

    ObjectChooser *m_chooser;
};

} // namespace sinew
