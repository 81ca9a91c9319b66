// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/property_row.h"

class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace sinew {

class ToneLabel;

/// Rows under a title that folds them: an inline structure. One row of it may represent all: it takes the title's
/// place, with an arrow that unfolds the others, and starts folded.
class PropertyGroup : public QWidget
{
    Q_OBJECT

public:
    PropertyGroup(const QString &title, const QString &help, QWidget *parent = nullptr);
    explicit PropertyGroup(PropertyRow *head, QWidget *parent = nullptr);

    /// The layout for rows and inner groups.
    QVBoxLayout *body() const { return m_bodyLayout; }
    QToolButton *header() const { return m_header; }
    /// The row that represents all, null under a plain title.
    PropertyRow *head() const { return m_head; }
    QString title() const;
    bool isCollapsed() const { return m_collapsed; }
    void setCollapsed(bool collapsed);
    /// While filtering, matches show even if the group is folded.
    void setFiltering(bool filtering);
    /// Why an action was refused, shown below the title; empty hides it.
    void setProblem(const QString &text);
    void addAction(const FieldAction &action, PropertyContext &context);

Q_SIGNALS:
    void collapsedChanged(bool collapsed);

private:
    void updateBody();

    PropertyRow *m_head = nullptr;
    QToolButton *m_header;
    QHBoxLayout *m_line;
    QWidget *m_body;
    QVBoxLayout *m_bodyLayout;
    ToneLabel *m_problem;
    bool m_collapsed = false, m_filtering = false;
};

} // namespace sinew
