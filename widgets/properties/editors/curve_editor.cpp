// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/editors/curve_editor.h"

#include "core/curves/curve_keys.h"
#include "core/format/format.h"
#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "widgets/properties/binding/value_views.h"
#include "widgets/properties/editors/colour_editor.h"
#include "widgets/properties/editors/number_editor.h"
#include "widgets/properties/editors/rotation_editor.h"
#include "widgets/properties/editors/vector_editor.h"
#include "widgets/properties/parts/flow_grid.h"
#include "widgets/properties/parts/object_chooser.h"
#include "widgets/properties/tables/element_table.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

CurveEditor::CurveEditor(PropertyContext &context, Binding curve, QWidget *parent)
    : ValueEditor(context, std::move(curve), parent), m_summary(new PlainLabel(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2);
    m_edit = makeButton({}, tr("Edit keys"), tr("Show the keys as a table"));
    m_edit->setCheckable(true);
    m_view = makeButton(QStringLiteral("office-chart-line"), tr("Curve"), tr("Show in the curve editor"));
    m_add = makeButton({}, tr("Animate"), tr("Add an empty curve"));
    m_remove = makeButton(QStringLiteral("edit-delete"), QStringLiteral("✕"), tr("Remove the curve"));
    line->addWidget(m_summary, 1);
    for (QToolButton *button : {m_edit, m_view, m_add, m_remove})
        line->addWidget(button);
    makeDetails();
    m_value = makeValue();
    m_settings = makeSettings();
    details()->layout()->addWidget(m_settings);
    setFocusProxy(m_edit);
    connect(m_edit, &QToolButton::toggled, this, &CurveEditor::showTable);
    connect(m_view, &QToolButton::clicked, this,
            [this] { Q_EMIT this->context().editCurveRequested(binding().address()); });
    connect(m_add, &QToolButton::clicked, this, &CurveEditor::add);
    connect(m_remove, &QToolButton::clicked, this, &CurveEditor::remove);
    refresh();
}

QString CurveEditor::keysText(std::size_t count)
{
    return count == 1 ? tr("1 key") : tr("%n keys", nullptr, int(count));
}

QToolButton *CurveEditor::makeButton(const QString &icon, const QString &text, const QString &help)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    if (!icon.isEmpty())
        button->setIcon(themedIcon(icon));
    button->setToolTip(help);
    button->setAccessibleName(fieldLabel(binding().field()) + QStringLiteral(": ") + help);
    return button;
}

ValueEditor *CurveEditor::makeValue()
{
    const Kind kind = binding().type().element->kind;
    if (kind == Kind::NoValue)
        return nullptr;
    const Binding now = inDegrees(binding().atPlayhead());
    ValueEditor *editor;
    if (kind == Kind::Integer || kind == Kind::Float)
        editor = new NumberEditor(context(), now, details());
    else if (kind == Kind::Colour || kind == Kind::Colour4)
        editor = new ColourEditor(context(), now, details());
    else if (kind == Kind::Quat)
        editor = new RotationEditor(context(), now, details());
    else
        editor = new VectorEditor(context(), now, details());
    editor->setToolTip(tr("The value at the playhead. Setting it sets a key there; a track with one key in the "
                          "sequence counts as a constant and that key is changed, unless auto-key is on"));
    details()->layout()->addWidget(editor);
    connect(editor, &ValueEditor::refused, this, &ValueEditor::refused);
    const auto refreshShown = [editor] {
        if (editor->isVisible())
            editor->refresh();
    };
    connect(&binding().document().playback(), &Playback::timeChanged, editor, refreshShown);
    connect(&binding().document().playback(), &Playback::sequenceChanged, editor, refreshShown);
    return editor;
}

void CurveEditor::setBinding(Binding binding)
{
    if (m_value)
        m_value->setBinding(inDegrees(binding.atPlayhead()));
    ValueEditor::setBinding(std::move(binding));
    takeRules();
    refresh();
}

NumberBox *CurveEditor::scrubTarget()
{
    return m_value ? m_value->scrubTarget() : nullptr;
}

QWidget *CurveEditor::makeSettings()
{
    const QString label = fieldLabel(binding().field());
    auto *settings = new QWidget(details());
    auto *grid = new FlowGrid(settings, {2, 1}, fontMetrics().averageCharWidth() * 16);
    if (binding().type().element->kind != Kind::NoValue) {
        m_interpolation = new FocusWheelComboBox(settings);
        m_interpolation->setToolTip(tr("Interpolation"));
        m_interpolation->setAccessibleName(label + QStringLiteral(": ") + tr("Interpolation"));
        takeRules();
        grid->addWidget(m_interpolation);
        connect(m_interpolation, &QComboBox::activated, this, &CurveEditor::chooseInterpolation);
    }
    if (const char *domain = binding().model().info().globalSequenceDomain;
        domain && binding().model().info().domain(domain)) {
        m_globalSequence = new ObjectChooser(context(), label + QStringLiteral(": ") + tr("Global sequence"), settings);
        grid->addWidget(m_globalSequence);
        connect(m_globalSequence, &ObjectChooser::chosen, this, &CurveEditor::chooseGlobalSequence);
    }
    return settings;
}

void CurveEditor::takeRules()
{
    const Format *format = binding().document().format();
    const std::optional<CurveChannel> channel =
        format && format->curves() ? format->curves()->channel(binding().model(), binding().address()) : std::nullopt;
    m_rules = channel ? channel->rules : KeyRules();
    if (!m_interpolation)
        return;
    m_interpolation->clear();
    for (const Interpolation interpolation : m_rules.interpolations.list())
        m_interpolation->addItem(interpolationName(std::uint32_t(interpolation)), std::uint32_t(interpolation));
    m_knownInterpolations = m_interpolation->count();
}

QString CurveEditor::interpolationName(std::uint32_t stored)
{
    const QString names[] = {tr("None (steps)"), tr("Linear"), tr("Hermite"), tr("Bezier")};
    return stored < std::size(names) ? names[stored] : tr("Unknown (%1)").arg(stored);
}

void CurveEditor::setReadOnly(bool readOnly)
{
    m_readOnly = readOnly;
    m_settings->setEnabled(!readOnly);
    if (m_value)
        m_value->setReadOnly(readOnly);
    m_add->setEnabled(!readOnly);
    m_remove->setEnabled(!readOnly);
    if (m_table)
        m_table->setReadOnly(readOnly);
}

void CurveEditor::refresh()
{
    const CurveBase *current = curve();
    if (!current)
        return;
    bool countMixed = false, interpolationMixed = false, globalMixed = false;
    for (std::size_t i = 0; i + 1 < binding().count(); ++i) {
        const auto *other = static_cast<const CurveBase *>(binding().data(i));
        if (!other)
            continue;
        countMixed |= other->size() != current->size() || other->isPresent() != current->isPresent();
        interpolationMixed |= other->header().interpolation != current->header().interpolation;
        globalMixed |= other->globalSequence() != current->globalSequence();
    }
    const bool present = current->isPresent();
    m_summary->setText(countMixed ? mixedText() : present ? keysText(current->size()) : tr("Not animated"));
    m_summary->setForegroundRole(present ? QPalette::WindowText : QPalette::PlaceholderText);
    m_add->setVisible(!present || countMixed);
    m_remove->setVisible(present || countMixed);
    m_edit->setVisible(present && binding().count() == 1);
    m_view->setVisible(present && context().hasCurveEditor());
    m_settings->setVisible(present);
    if (m_value) {
        m_value->setVisible(present);
        m_value->refresh();
    }
    if (!present && m_table)
        m_edit->setChecked(false);

    if (m_interpolation) {
        const std::uint32_t stored = current->header().interpolation;
        int row = interpolationMixed ? -1 : m_interpolation->findData(stored);
        if (!interpolationMixed && (row < 0 || row >= m_knownInterpolations)) {
            if (m_interpolation->count() == m_knownInterpolations)
                m_interpolation->addItem(QString());
            m_interpolation->setItemText(m_knownInterpolations, interpolationName(stored));
            m_interpolation->setItemData(m_knownInterpolations, stored);
            row = m_knownInterpolations;
        } else if (m_interpolation->count() > m_knownInterpolations) {
            m_interpolation->removeItem(m_knownInterpolations);
        }
        m_interpolation->setCurrentIndex(row);
        m_interpolation->setEnabled(m_interpolation->count() > 1);
    }
    if (m_globalSequence) {
        ObjectChooser::State state;
        state.domain = binding().model().info().domain(binding().model().info().globalSequenceDomain);
        state.number = current->globalSequence();
        state.mixed = globalMixed;
        state.noneText = tr("Sequence time");
        if (state.number != -1) {
            state.target = DomainIndex(binding().model(), *state.domain).target(state.number);
            state.broken = state.target == NoNode;
        }
        m_globalSequence->show(state);
    }
}

void CurveEditor::showTable(bool on)
{
    if (on && !m_table) {
        m_table = new ElementTable(binding(), details());
        m_table->setReadOnly(m_readOnly);
        setTabOrder(m_edit, m_table->view());
        connect(m_table, &ElementTable::refused, this, &ValueEditor::refused);
        details()->layout()->addWidget(m_table);
    }
    if (m_table)
        m_table->setVisible(on);
}

void CurveEditor::showElement(std::uint32_t sub)
{
    if (!m_edit->isVisibleTo(this))
        return;
    m_edit->setChecked(true);
    m_table->showRow(int(sub));
}

void CurveEditor::add()
{
    const TypeInfo &value = *binding().type().element;
    edit([&](void *data) -> Status {
        auto *curve = static_cast<CurveBase *>(data);
        if (!curve->isPresent())
            curve->resetRaw({std::uint32_t(m_rules.initial(value)), -1}, 0, value.valueSize());
        return Done{};
    });
}

void CurveEditor::remove()
{
    edit([](void *data) -> Status {
        static_cast<CurveBase *>(data)->clear();
        return Done{};
    });
}

void CurveEditor::editHeaders(const std::function<void(CurveBase &)> &change)
{
    edit([&](void *data) -> Status {
        auto *curve = static_cast<CurveBase *>(data);
        if (curve->isPresent())
            change(*curve);
        return Done{};
    });
    refresh();
}

void CurveEditor::chooseInterpolation(int row)
{
    const std::uint32_t interpolation = m_interpolation->itemData(row).toUInt();
    const TypeInfo &value = *binding().type().element;
    editHeaders([&](CurveBase &curve) { setInterpolation(curve, value, interpolation); });
}

void CurveEditor::chooseGlobalSequence(NodeId target)
{
    const Domain *domain = binding().model().info().domain(binding().model().info().globalSequenceDomain);
    const std::int64_t number = target == NoNode ? -1 : DomainIndex(binding().model(), *domain).number(target);
    editHeaders([&](CurveBase &curve) {
        curve.setHeaderRaw({curve.header().interpolation, std::int32_t(number)}, binding().type().element->valueSize());
    });
}

} // namespace sinew

#include "moc_curve_editor.cpp"
