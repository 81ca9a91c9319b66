// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/property_context.h"
#include "widgets/properties/parts/picker_combo.h"

class QToolButton;

namespace sinew {

struct Domain;

/// A combo box and a button that jumps to the object it names. Shared by references and by curves' global sequences.
class ObjectChooser : public QWidget
{
    Q_OBJECT

public:
    ObjectChooser(PropertyContext &context, const QString &name, QWidget *parent = nullptr);

    /// The state of the chooser: an object, "none" (NoNode with broken = false), a dangling number, or mixed.
    struct State
    {
        const Domain *domain = nullptr;
        NodeId target = NoNode;
        std::int64_t number = -1;
        bool broken = false, mixed = false;
        QString noneText; ///< "None" if empty
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

} // namespace sinew
