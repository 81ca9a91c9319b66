// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/property_row.h"

#include "core/curves/curve_moment.h"
#include "core/curves/keys/key_insert.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/binding/value_clipboard.h"
#include "widgets/properties/binding/value_views.h"
#include "widgets/properties/editors/editor_factory.h"
#include "widgets/properties/parts/field_label.h"
#include "widgets/properties/parts/key_button.h"
#include "widgets/properties/parts/tone_label.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/search_text.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace sinew {

PropertyRow::PropertyRow(PropertyContext &context, const Binding &binding, const QString &label, QWidget *parent)
    : QWidget(parent), m_context(context), m_binding(inDegrees(binding)),
      m_label(new FieldLabel(label.isEmpty() ? fieldLabel(m_binding.field()) : label, this)),
      m_editor(makeEditor(context, m_binding, this)), m_problem(new ToneLabel(ToneLabel::Tone::Refused, this)),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(4, 1, 4, 1);
    m_grid->setHorizontalSpacing(6);
    m_grid->setVerticalSpacing(2);
    m_grid->setColumnStretch(1, 1);
    m_label->setToolTip(fieldToolTip(m_binding.field()));
    setWhatsThis(fieldHelp(m_binding.field()));
    m_label->setBuddy(m_editor);
    m_label->setFixedHeight(QLineEdit().sizeHint().height());
    m_label->setScrubTarget(binding.field().derived ? nullptr : m_editor->scrubTarget());
    m_problem->setWordWrap(true);
    m_problem->hide();
    if (m_editor->isWide()) {
        m_grid->addWidget(m_label, 0, 0, 1, 2);
        m_grid->addWidget(m_editor, 1, 0, 1, 2);
    } else {
        m_grid->addWidget(m_label, 0, 0, Qt::AlignTop);
        m_grid->addWidget(m_editor, 0, 1);
    }
    if (m_editor->details())
        m_grid->addWidget(m_editor->details(), 2, 0, 1, 2);
    m_grid->addWidget(m_problem, 3, 0, 1, 2);
    addActions();
    connect(m_editor, &ValueEditor::refused, this, [this](const QString &reason) {
        m_refusal = reason;
        showProblem(reason.isEmpty() ? m_note : reason, !reason.isEmpty());
    });
    if (binding.field().derived)
        m_editor->setReadOnly(true);
    m_searched = searchedText(m_binding.field(), m_label->text());
    watchKeys();
    refresh();
}

void PropertyRow::watchKeys()
{
    if (m_binding.type().kind != Kind::Curve)
        return;
    m_ownTimeline = ownTimelineOf(m_binding.document(), m_binding.address());
    const auto moved = [this] {
        const bool hadNote = !m_note.isEmpty();
        noteKey(false);
        if (hadNote)
            refresh();
    };
    connect(&m_binding.document().playback(), &Playback::timeChanged, this, moved);
    connect(&m_binding.document().playback(), &Playback::sequenceChanged, this, moved);
    noteKey(false);
}

void PropertyRow::noteKey(bool afterEdit)
{
    if (m_binding.type().kind != Kind::Curve || !m_binding.isValid())
        return;
    const auto *curve = static_cast<const CurveBase *>(m_binding.data());
    const bool here = curve && hasKeyAtPlayhead(m_binding.document(), *curve, m_ownTimeline);
    // With auto-key one expects it, and the first key makes a constant.
    const bool isNew = afterEdit && here && !m_keyHere && curve->size() > 1 && isBeingEdited() &&
                       !m_binding.document().playback().autoKey();
    m_keyHere = here;
    if (isNew)
        m_note = tr("A key was set at the playhead: the values at other keys stay");
    else if (!afterEdit || !here || !isBeingEdited())
        m_note.clear();
}

bool PropertyRow::isBeingEdited() const
{
    const QWidget *focus = focusWidget();
    return focus && focus->hasFocus() && focus != m_key;
}

void PropertyRow::addActions()
{
    const std::vector<FieldAction> actions =
        m_binding.count() == 1 ? m_context.actions(m_binding.address()) : std::vector<FieldAction>();
    if (actions.empty())
        return;
    auto *line = new QHBoxLayout;
    for (const FieldAction &action : actions) {
        auto *button = new QToolButton(this);
        button->setText(action.text);
        button->setToolTip(action.help);
        connect(button, &QToolButton::clicked, this, [this, action] {
            if (m_binding.isValid())
                report(pushEdit(m_binding.document(), action.changes(), action.stepText()));
        });
        line->addWidget(button);
    }
    m_grid->addLayout(line, 4, 0, 1, 2, Qt::AlignRight);
}

void PropertyRow::setBinding(const Binding &binding)
{
    m_binding = inDegrees(binding);
    m_editor->setBinding(m_binding);
    noteKey(false);
    refresh();
}

QLabel *PropertyRow::label() const
{
    return m_label;
}

void PropertyRow::setCurve(const Binding &curve)
{
    // A description may have the curve once for each dialect: the one that the file can store counts.
    if (m_key && !curve.isRelevant())
        return;
    delete m_key;
    m_curve = curve;
    m_key = new KeyButton(curve, this);
    m_key->setVisible(m_curve.isRelevant());
    m_grid->addWidget(m_key, 0, 2, Qt::AlignTop);
    for (const auto &[below, line] : {std::pair{m_editor->details(), 2}, std::pair<QWidget *, int>{m_problem, 3}}) {
        if (!below)
            continue;
        m_grid->removeWidget(below);
        m_grid->addWidget(below, line, 0, 1, 3);
    }
    connect(m_key, &KeyButton::refused, m_editor, &ValueEditor::refused);
    const Playback &playback = curve.document().playback();
    connect(&playback, &Playback::autoKeyChanged, this, &PropertyRow::refresh);
    const auto refreshKeyed = [this] {
        if (isVisible() && m_binding.isValid() && m_binding.document().playback().autoKey())
            refresh();
    };
    connect(&playback, &Playback::timeChanged, this, refreshKeyed);
    // If a curve is a constant, the value is that of its key.
    connect(&playback, &Playback::sequenceChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

void PropertyRow::refresh()
{
    if (!m_binding.isValid() || !m_binding.data())
        return;
    m_editor->refresh();
    if (m_key)
        m_key->refresh();
    noteKey(true);
    const QWidget *focus = focusWidget();
    if (!focus || !focus->hasFocus() || !m_editor->isAncestorOf(focus))
        m_refusal.clear();
    if (m_refusal.isEmpty()) {
        const TypeInfo &type = m_binding.type();
        const bool plain = type.isPlain() && !m_binding.isMixed();
        const QString problem = plain ? translated(valueProblem(m_binding.field(), type, m_binding.data())) : QString();
        showProblem(!problem.isEmpty() ? problem : !m_note.isEmpty() ? m_note : sharedKeyText(), false);
    }
    // Often nothing but the time has changed.
    if (const bool isIdle = !m_binding.isUsed(); isIdle != m_label->isIdle()) {
        m_label->setIdle(isIdle);
        const QString help = fieldToolTip(m_binding.field());
        m_label->setToolTip(isIdle ? help + QStringLiteral("\n\n") +
                                         tr("Has no effect with the other settings of this object.")
                                   : help);
    }
    bool relevant = m_binding.isRelevant();
    if (relevant && m_companion) {
        relevant = false;
        for (std::size_t i = 0; i < m_binding.count() && !relevant; ++i) {
            const auto *curve = static_cast<const CurveBase *>(m_binding.data(i));
            relevant = curve && curve->isPresent();
        }
    }
    if (m_key && !m_companion)
        m_key->setVisible(m_curve.isRelevant());
    if (relevant != m_relevant) {
        m_relevant = relevant;
        updateVisible();
        Q_EMIT relevanceChanged();
    }
}

QString PropertyRow::sharedKeyText() const
{
    if (!m_curve.isValid() || !m_binding.setsKeys())
        return {};
    const Document &document = m_curve.document();
    std::size_t most = 0;
    for (std::size_t i = 0; i < m_curve.count(); ++i) {
        const auto *curve = static_cast<const CurveBase *>(m_curve.data(i));
        const NodeId line = ownTimelineOf(document, m_curve.addresses()[i]);
        if (curve && hasKeyAtPlayhead(document, *curve, line))
            most = std::max(
                most, spansAt(curveEdit(document, m_curve.addresses()[i]), momentIn(document, *curve, line).time));
    }
    return most > 1 ? tr("%n sequences meet at this time: the key belongs to all of them", nullptr, int(most))
                    : QString();
}

bool PropertyRow::matches(const QString &text) const
{
    return matchesSearch(m_searched, text);
}

void PropertyRow::setFilter(const QString &text)
{
    m_matching = text.isEmpty() || matches(text);
    updateVisible();
}

void PropertyRow::updateVisible()
{
    setVisible(shouldShow());
}

QString PropertyRow::problem() const
{
    return m_problem->text();
}

void PropertyRow::showProblem(const QString &text, bool refusal)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    m_problem->setTone(refusal ? ToneLabel::Tone::Refused : ToneLabel::Tone::Warning);
    m_problem->setAccessibleName(text);
    m_editor->setAccessibleDescription(text);
}

bool PropertyRow::shows(const Address &address) const
{
    if (!m_binding.isWhole())
        return false;
    for (const Address &own : m_binding.addresses())
        if (own == address || own == address.whole())
            return true;
    return false;
}

int PropertyRow::labelHint() const
{
    return m_editor->isWide() ? 0 : m_expanderWidth + m_label->fontMetrics().horizontalAdvance(m_label->text()) + 2;
}

void PropertyRow::setLabelWidth(int width, int rowWidth)
{
    m_labelWidth = width - m_expanderWidth;
    m_rowWidth = rowWidth;
    placeEditor();
}

void PropertyRow::placeEditor()
{
    if (m_editor->isWide())
        return;
    if (m_rowWidth == 0)
        return m_label->setFixedWidth(m_labelWidth);
    const QMargins margins = m_grid->contentsMargins();
    const int spacing = m_grid->horizontalSpacing();
    const int whole = m_rowWidth - margins.left() - margins.right();
    const int key = m_key ? m_key->sizeHint().width() + spacing : 0;
    const int room = whole - key - m_expanderWidth - spacing; // for label and editor
    const int least = m_editor->minimumSizeHint().width(), line = std::max(m_editor->lineWidth(), least);
    // A label with room to spare gives it to buttons; numbers keep their column.
    const int own = labelHint() - m_expanderWidth;
    // Other labels are longer in some languages: their column must not push numbers that fit off the line.
    const bool isTight = m_editor->lineWidth() > 0 && line > room - m_labelWidth;
    const int label = m_editor->lineWidth() == 0 && room - least >= own ? std::min(m_labelWidth, room - least)
                      : isTight && room - line >= own                   ? room - line
                                                                        : m_labelWidth;
    const bool below = line > room - label && (line <= whole - key || least > room - label);
    m_label->setFixedWidth(below ? std::max(label, room) : label);
    if (below == m_isBelow)
        return;
    m_isBelow = below;
    m_grid->removeWidget(m_editor);
    if (below)
        m_grid->addWidget(m_editor, 1, 0, 1, 2);
    else
        m_grid->addWidget(m_editor, 0, 1);
}

bool PropertyRow::event(QEvent *event)
{
    // Its numbers have become longer or shorter.
    if (event->type() == QEvent::LayoutRequest)
        placeEditor();
    return QWidget::event(event);
}

void PropertyRow::setExpander(QWidget *expander)
{
    m_expanderWidth = expander->width();
    m_grid->removeWidget(m_label);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    line->addWidget(expander);
    line->addWidget(m_label, 1);
    m_grid->addLayout(line, 0, 0, 1, m_editor->isWide() ? 2 : 1, m_editor->isWide() ? Qt::Alignment() : Qt::AlignTop);
}

QString PropertyRow::searchedText(const FieldInfo &field, const QString &label)
{
    QString text =
        label + QLatin1Char('\n') + QString::fromUtf8(field.name) + QLatin1Char('\n') + fieldDescription(field);
    if (field.role == Role::Flags && field.table)
        for (const EnumEntry &entry : *field.table)
            text += QLatin1Char('\n') + entryLabel(entry);
    return searchedForm(text);
}

void PropertyRow::highlight()
{
    m_highlighted = true;
    update();
    QTimer::singleShot(1600, this, [this] {
        m_highlighted = false;
        update();
    });
}

void PropertyRow::paintEvent(QPaintEvent *)
{
    if (!m_highlighted)
        return;
    QPainter painter(this);
    QColor colour = palette().color(QPalette::Highlight);
    colour.setAlphaF(0.35f);
    painter.fillRect(rect(), colour);
}

void PropertyRow::contextMenuEvent(QContextMenuEvent *event)
{
    // No exec(): the row may be rebuilt while the menu is open.
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillMenu(*menu);
    menu->popup(event->globalPos());
}

void PropertyRow::fillMenu(QMenu &menu)
{
    const bool editable = !m_binding.field().derived;
    const Kind kind = m_binding.type().kind;
    if (m_key && !m_companion && m_curve.isRelevant()) {
        menu.addAction(tr("Make animated"), m_key, &KeyButton::click)
            ->setEnabled(m_key->state() == KeyButton::State::Hollow);
        menu.addAction(tr("Remove animation in this sequence"), m_key, &KeyButton::removeAnimation)
            ->setEnabled(m_key->state() != KeyButton::State::Hollow);
        menu.addSeparator();
    }
    if (kind != Kind::List) {
        menu.addAction(tr("Copy value"), this, [this] { copyValue(m_binding); });
        menu.addAction(tr("Paste value"), this, [this] { report(pasteValue(m_binding)); })->setEnabled(editable);
        menu.addAction(kind == Kind::Curve ? tr("Remove curve") : tr("Reset to default"), this, &PropertyRow::reset)
            ->setEnabled(editable);
        menu.addSeparator();
    }
    menu.addAction(tr("Copy path"), this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(pathOf(m_binding.model(), m_binding.address())));
    });
}

void PropertyRow::reset()
{
    report(m_binding.set(m_binding.fallback(), tr("Reset %1").arg(fieldLabel(m_binding.field()))));
}

void PropertyRow::report(const Status &status)
{
    m_refusal = status ? QString() : translated(status.error().message);
    showProblem(m_refusal, true);
}

} // namespace sinew

#include "moc_property_row.cpp"
