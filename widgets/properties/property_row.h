// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/value_editor.h"

class QGridLayout;
class QLabel;
class QMenu;

namespace sinew {

class FieldLabel;
class KeyButton;
class ToneLabel;

/// One field: its label, its editor, the diamond of its animation, and problems below them. The label's menu copies,
/// pastes and resets the value.
class PropertyRow : public QWidget
{
    Q_OBJECT

public:
    /// `label`: used instead of the field's own.
    PropertyRow(PropertyContext &context, const Binding &binding, const QString &label = {}, QWidget *parent = nullptr);

    const Binding &binding() const { return m_binding; }
    void setBinding(const Binding &binding);
    ValueEditor *editor() const { return m_editor; }
    KeyButton *keyButton() const { return m_key; }
    QLabel *label() const;

    /// Adds the diamond.
    void setCurve(const Binding &curve);
    /// Makes this the row of a curve whose diamond is beside its static value: shown only while the curve exists.
    void setCompanion() { m_companion = true; }

    /// Updates from the model, including whether the row is visible at all.
    void refresh();
    /// Shows the row only if its label, name or help contain the text; empty: always.
    void setFilter(const QString &text);
    bool matches(const QString &text) const;
    bool shouldShow() const { return m_relevant && m_matching; }
    /// The reason shown below the editor, empty if all is well.
    QString problem() const;
    /// True if this row shows `address` (or an element of it).
    bool shows(const Address &address) const;
    /// The label's full width in pixels; 0 if it is above its editor.
    int labelHint() const;
    /// `rowWidth`: that of the whole row, 0: unknown. An editor that would need more lines beside the label than below
    /// it goes below.
    void setLabelWidth(int width, int rowWidth = 0);
    /// Puts a widget of fixed size before the label.
    void setExpander(QWidget *expander);
    /// The text that a search of fields looks at, as made by searchedForm().
    static QString searchedText(const FieldInfo &field, const QString &label);
    /// Highlights the row for a moment.
    void highlight();

Q_SIGNALS:
    /// The row appeared or disappeared.
    void relevanceChanged();

protected:
    bool event(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void showProblem(const QString &text, bool refusal);
    /// Says if the key that an edit sets here counts in more than one sequence; else empty.
    QString sharedKeyText() const;
    /// Watches for keys that edits set at the playhead although auto-key is off.
    void watchKeys();
    void noteKey(bool afterEdit);
    bool isBeingEdited() const;
    void addActions();
    void fillMenu(QMenu &menu);
    void reset();
    void report(const Status &status);
    void updateVisible();
    void placeEditor();

    PropertyContext &m_context;
    Binding m_binding, m_curve;
    FieldLabel *m_label;
    ValueEditor *m_editor;
    KeyButton *m_key = nullptr;
    ToneLabel *m_problem;
    QGridLayout *m_grid;
    QString m_searched; ///< the text that the filter looks at
    QString m_refusal;
    QString m_note; ///< what the last edit did besides, until the next one or until the playhead moves
    NodeId m_ownTimeline = NoNode;
    bool m_keyHere = false; ///< of a curve: there is a key at the playhead
    int m_expanderWidth = 0, m_labelWidth = 0, m_rowWidth = 0;
    bool m_isBelow = false; ///< the editor is below its label
    bool m_companion = false, m_relevant = true, m_matching = true, m_highlighted = false;
};

} // namespace sinew
