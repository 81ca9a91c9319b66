// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QLabel;
class QListView;
class QToolButton;

namespace sinew {

class ListModel;

/// The objects below an object: their number, and on demand their names with jump, add, remove, move up and down.
class ListEditor final : public ValueEditor
{
    Q_OBJECT

public:
    ListEditor(PropertyContext &context, Binding binding, QWidget *parent = nullptr);

    void refresh() override;
    void setReadOnly(bool readOnly) override;

private:
    QToolButton *makeButton(const QString &icon, const QString &text, const QString &help, void (ListEditor::*slot)());
    void showItems(bool on);
    void updateButtons();
    NodeId current() const;
    void setCurrent(NodeId node);
    void jump();
    void add();
    void remove();
    void moveUp() { shift(-1); }
    void moveDown() { shift(1); }
    void shift(int delta);

    QLabel *m_summary;
    QToolButton *m_show, *m_add, *m_jump, *m_remove, *m_up, *m_down;
    QWidget *m_items = nullptr;
    QListView *m_view = nullptr;
    ListModel *m_model = nullptr;
    bool m_readOnly = false;
};

} // namespace sinew
