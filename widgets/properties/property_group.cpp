// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/property_group.h"
#include "core/text/translated.h"

#include "widgets/properties/parts/tone_label.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr int arrowWidth = 16;
constexpr int headIndent = 20; ///< aligns rows with the head's label

} // namespace

PropertyGroup::PropertyGroup(const QString &title, const QString &help, QWidget *parent)
    : QWidget(parent), m_header(new QToolButton(this)), m_line(new QHBoxLayout), m_body(new QWidget(this)),
      m_bodyLayout(new QVBoxLayout(m_body)), m_problem(new ToneLabel(ToneLabel::Tone::Refused, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 2);
    layout->setSpacing(1);
    m_line->setSpacing(4);
    m_line->addWidget(m_header, 1);
    layout->addLayout(m_line);
    layout->addWidget(m_problem);
    layout->addWidget(m_body);
    m_problem->setWordWrap(true);
    m_problem->setContentsMargins(10, 0, 0, 0);
    m_problem->hide();
    m_bodyLayout->setContentsMargins(10, 0, 0, 0);
    m_bodyLayout->setSpacing(1);

    m_header->setText(title);
    m_header->setToolTip(help);
    m_header->setAutoRaise(true);
    m_header->setCheckable(true);
    m_header->setChecked(true);
    m_header->setFocusPolicy(Qt::StrongFocus);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_header->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_header->setMinimumWidth(60); // actions on the group need room as well
    m_header->setAccessibleName(title);
    QFont font = m_header->font();
    font.setBold(true);
    m_header->setFont(font);
    connect(m_header, &QToolButton::clicked, this, [this] { setCollapsed(!m_collapsed); });
    updateBody();
}

PropertyGroup::PropertyGroup(PropertyRow *head, QWidget *parent)
    : PropertyGroup(head->label()->text(), head->label()->toolTip(), parent)
{
    m_head = head;
    m_collapsed = true;
    layout()->setContentsMargins(0, 0, 0, 0);
    m_line->removeWidget(m_header);
    m_line->addWidget(head);
    m_bodyLayout->setContentsMargins(headIndent, 0, 0, 0);
    m_header->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_header->setFixedSize(arrowWidth, head->label()->height());
    head->setExpander(m_header);
    updateBody();
}

QString PropertyGroup::title() const
{
    return m_header->text();
}

void PropertyGroup::setCollapsed(bool collapsed)
{
    if (collapsed == m_collapsed)
        return;
    m_collapsed = collapsed;
    updateBody();
    Q_EMIT collapsedChanged(collapsed);
}

void PropertyGroup::setFiltering(bool filtering)
{
    m_filtering = filtering;
    updateBody();
}

void PropertyGroup::updateBody()
{
    const bool open = !m_collapsed || m_filtering;
    m_body->setVisible(open);
    m_header->setChecked(open);
    m_header->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
}

void PropertyGroup::setProblem(const QString &text)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void PropertyGroup::addAction(const FieldAction &action, PropertyContext &context)
{
    auto *button = new QToolButton(this);
    button->setText(action.text);
    button->setToolTip(action.help);
    connect(button, &QToolButton::clicked, this, [this, action, &context] {
        if (!context.document())
            return;
        const Status status = pushEdit(*context.document(), action.changes(), action.stepText());
        setProblem(status ? QString() : translated(status.error().message));
    });
    m_line->addWidget(button);
}

} // namespace sinew

#include "moc_property_group.cpp"
