// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/flags_editor.h"

#include "core/schema/struct_info.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/parts/elided_check_box.h"
#include "widgets/properties/parts/field_line_edit.h"
#include "widgets/properties/parts/flow_grid.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/plain_tool_tips.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>

namespace sinew {

FlagsEditor::FlagsEditor(PropertyContext &context, Binding number, QWidget *parent)
    : ValueEditor(context, std::move(number), parent)
{
    // Tab order is the order in which children are created.
    const FieldInfo &field = binding().field();
    FlagGroups groups = field.flagGroups ? *field.flagGroups : FlagGroups();
    groups.push_back({nullptr, ~0ull}); // for bits of no other group
    auto *own = new QWidget(this);
    m_more = new QToolButton(this);
    m_rare = new QWidget(this);
    auto *foreign = new QWidget(m_rare);
    m_others = new FieldLineEdit(m_rare);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    const ObjectRef object = binding().model().object(binding().address().node);
    auto *ownColumn = new QVBoxLayout(own);
    ownColumn->setContentsMargins(0, 0, 0, 0);
    ownColumn->setSpacing(4);
    std::vector<std::vector<EnumEntry>> grouped(groups.size());
    for (const EnumEntry &entry : *field.table) {
        if (entry.value == 0)
            continue;
        if (object && !entry.concerns(object.info->name)) {
            addBox(entry.in(object.info->name), foreign);
            continue;
        }
        const auto group = std::find_if(groups.begin(), groups.end(),
                                        [&](const FlagGroup &each) { return std::uint64_t(entry.value) & each.mask; });
        grouped[std::size_t(group - groups.begin())].push_back(object ? entry.in(object.info->name) : entry);
    }
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (!grouped[i].empty())
            addGroup(groups[i].label, grouped[i], *own, *ownColumn);
    layOutBoxes(foreign);
    layout->addWidget(own);
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    layout->addWidget(m_rare);
    auto *rare = new QVBoxLayout(m_rare);
    rare->setContentsMargins(0, 0, 0, 0);
    rare->setSpacing(4);
    rare->addWidget(foreign);
    m_rare->hide();
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_more->setArrowType(Qt::RightArrow);
    m_more->setToolTip(tr("Flags that mean nothing for this kind of object, and bits without a name"));
    connect(m_more, &QToolButton::toggled, this, [this](bool on) {
        m_more->setArrowType(on ? Qt::DownArrow : Qt::RightArrow);
        m_rare->setVisible(on);
    });

    auto *line = new QHBoxLayout;
    auto *label = new PlainLabel(tr("Other bits"), m_rare);
    label->setBuddy(m_others);
    label->setForegroundRole(QPalette::PlaceholderText);
    m_others->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + label->text());
    m_others->setPlaceholderText(mixedText());
    m_others->setToolTip(tr("Unnamed bits, as a hexadecimal number"));
    line->addWidget(label);
    line->addWidget(m_others, 1);
    rare->addLayout(line);
    connect(m_others, &QLineEdit::editingFinished, this, &FlagsEditor::commitOthers);
    connect(m_others, &FieldLineEdit::cancelled, this, [this] {
        refresh();
        Q_EMIT refused(QString());
    });
    connect(m_others, &QLineEdit::textEdited, this, [this] { Q_EMIT refused(QString()); });
    setFocusProxy(m_boxes.empty() ? static_cast<QWidget *>(m_more) : m_boxes.front().check);
    refresh();
}

void FlagsEditor::addGroup(const char *label, const std::vector<EnumEntry> &entries, QWidget &parent,
                           QVBoxLayout &column)
{
    if (label) {
        auto *heading = new PlainLabel(translatedLabel(label), &parent);
        heading->setForegroundRole(QPalette::PlaceholderText);
        column.addWidget(heading);
    }
    auto *boxes = new QWidget(&parent);
    for (const EnumEntry &entry : entries)
        addBox(entry, boxes);
    layOutBoxes(boxes);
    column.addWidget(boxes);
}

void FlagsEditor::addBox(const EnumEntry &entry, QWidget *parent)
{
    const auto mask = std::uint64_t(entry.value);
    auto *check = new ElidedCheckBox(entryLabel(entry), parent);
    QString tip = QStringLiteral("0x%1").arg(mask, 0, 16);
    if (const QString help = entryHelp(entry); !help.isEmpty())
        tip = help + QStringLiteral(" (") + tip + QLatin1Char(')');
    check->setHelp(tip);
    check->setWhatsThis(wrappedText(check->fullText() + QLatin1Char('\n') + tip));
    check->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + check->fullText());
    connect(check, &QCheckBox::clicked, this,
            [this, mask, check] { setBits(mask, check->checkState() != Qt::Unchecked); });
    m_boxes.push_back({mask, check});
    m_named |= mask;
}

void FlagsEditor::layOutBoxes(QWidget *parent)
{
    int widest = 0;
    for (const Box &box : m_boxes)
        if (box.check->parentWidget() == parent)
            widest = std::max(widest, box.check->sizeHint().width());
    auto *grid = new FlowGrid(parent, {4, 3, 2, 1}, std::min(widest, fontMetrics().averageCharWidth() * 20), true);
    for (const Box &box : m_boxes)
        if (box.check->parentWidget() == parent)
            grid->addWidget(box.check);
}

std::uint64_t FlagsEditor::bitsOf(const void *data) const
{
    const TypeInfo &type = binding().type();
    const std::uint64_t all = type.size == 8 ? ~0ull : (1ull << (type.size * 8)) - 1;
    return std::uint64_t(readInteger(type, data)) & all;
}

bool FlagsEditor::isWide() const
{
    return m_boxes.size() > 6;
}

void FlagsEditor::setReadOnly(bool readOnly)
{
    for (const Box &box : m_boxes)
        box.check->setEnabled(!readOnly);
    m_others->setReadOnly(readOnly);
}

void FlagsEditor::refresh()
{
    std::uint64_t inAll = ~0ull, inAny = 0, others = 0;
    bool othersMixed = false;
    int rare = 0;
    for (std::size_t i = binding().count(); i-- > 0;) {
        const void *data = binding().data(i);
        if (!data)
            continue;
        const std::uint64_t bits = bitsOf(data);
        inAll &= bits;
        inAny |= bits;
        if (i + 1 == binding().count())
            others = bits & ~m_named;
        othersMixed |= (bits & ~m_named) != others;
    }
    for (const Box &box : m_boxes) {
        const bool all = (inAll & box.mask) == box.mask;
        const Qt::CheckState state = all ? Qt::Checked : (inAny & box.mask) ? Qt::PartiallyChecked : Qt::Unchecked;
        // A click on "some have it" sets it for all; the third state is only shown, never chosen.
        box.check->setCheckState(state);
        box.check->setTristate(state == Qt::PartiallyChecked);
        if (all && box.check->parentWidget()->parentWidget() == m_rare)
            ++rare;
    }
    const auto unnamed = int(std::popcount(others));
    m_more->setText(rare + unnamed == 0 ? tr("More") : tr("More (%n set)", nullptr, rare + unnamed));
    m_more->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + m_more->text());
    if (!m_others->isModified() || !m_others->hasFocus())
        m_others->setText(othersMixed ? QString() : QStringLiteral("0x%1").arg(others, 0, 16));
}

void FlagsEditor::setBits(std::uint64_t mask, bool on)
{
    edit([&](void *data) -> Status {
        const std::uint64_t bits = bitsOf(data);
        writeInteger(binding().type(), data, std::int64_t(on ? bits | mask : bits & ~mask));
        return Done{};
    });
    refresh();
}

void FlagsEditor::commitOthers()
{
    if (!m_others->isModified())
        return;
    const QString text = m_others->text().trimmed();
    m_others->setModified(false);
    const bool hex = text.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive);
    bool understood = true;
    const quint64 typed = text.isEmpty() ? 0 : text.mid(hex ? 2 : 0).toULongLong(&understood, hex ? 16 : 10);
    const TypeInfo &type = binding().type();
    Status status = Done{};
    if (!understood) {
        status = Error{tr("“%1” is not a number").arg(text).toStdString()};
    } else if (typed & m_named) {
        QStringList names;
        for (const Box &box : m_boxes)
            if (typed & box.mask)
                names << tr("“%1”").arg(box.check->fullText());
        const QString reason = names.size() == 1 ? tr("0x%1 has a name: use the check box %2")
                                                 : tr("0x%1 has names: use the check boxes %2");
        status = Error{reason.arg(typed & m_named, 0, 16).arg(names.join(tr(", "))).toStdString()};
    } else if (type.size < 8 && typed >> (type.size * 8)) {
        status = Error{tr("the field has %1 bits").arg(type.size * 8).toStdString()};
    }
    const bool done = report(status) && edit([&](void *data) -> Status {
                          writeInteger(type, data, std::int64_t((bitsOf(data) & m_named) | typed));
                          return Done{};
                      });
    // While the user is still here, refused input stays for correction.
    if (!done && m_others->hasFocus())
        m_others->setModified(true);
    else
        refresh();
}

} // namespace sinew

#include "moc_flags_editor.cpp"
