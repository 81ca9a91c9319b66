// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/parts/number_box.h"

#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/parts/field_line_edit.h"
#include "widgets/shared/expression.h"
#include "widgets/text/local_number.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>

#include <charconv>
#include <cmath>
#include <limits>

namespace sinew {

namespace {

/// Decimal as shown, so that 0.1 + 0.2 steps to 0.3 and not to a binary neighbour of it.
double decimalValue(const TypeInfo &type, const void *data)
{
    if (type.kind != Kind::Float) {
        const std::int64_t number = readInteger(type, data);
        return type.isSigned || number >= 0 ? double(number) : double(std::uint64_t(number));
    }
    float stored;
    std::memcpy(&stored, data, sizeof stored);
    double value = stored;
    const std::string text = floatText(stored);
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

/// Adds and stops at the bounds of type and table. A value beyond a bound can step back to it but no further out.
void addBounded(const FieldInfo &field, const TypeInfo &type, void *data, double amount)
{
    if (type.kind == Kind::Float) {
        const double before = decimalValue(type, data);
        if (!std::isfinite(before))
            return;
        const double most = double(std::numeric_limits<float>::max());
        const double after = std::clamp(before + amount, field.minimum.value_or(-most), field.maximum.value_or(most));
        if ((after > before) == (amount > 0))
            writeNumber(type, data, after);
        return;
    }
    // As integers, so that 64 bits lose nothing.
    const std::int64_t delta = std::llround(amount);
    const int bits = int(type.size) * 8;
    if (!type.isSigned && bits == 64) {
        const std::uint64_t before = std::uint64_t(readInteger(type, data)), by = std::uint64_t(std::llabs(delta));
        const std::uint64_t after =
            delta < 0 ? before - std::min(by, before) : before + std::min(by, ~std::uint64_t(0) - before);
        writeInteger(type, data, std::int64_t(after));
        return;
    }
    const std::int64_t before = readInteger(type, data);
    std::int64_t low = type.isSigned ? std::numeric_limits<std::int64_t>::min() >> (64 - bits) : 0;
    std::int64_t high =
        type.isSigned ? std::numeric_limits<std::int64_t>::max() >> (64 - bits) : (std::int64_t(1) << bits) - 1;
    if (field.minimum && *field.minimum > double(low))
        low = std::int64_t(std::ceil(*field.minimum));
    if (field.maximum && *field.maximum < double(high))
        high = std::int64_t(std::floor(*field.maximum));
    std::int64_t after = delta > 0 ? high : low;
    if (delta > 0 ? before <= high && std::uint64_t(high) - std::uint64_t(before) > std::uint64_t(delta)
                  : before >= low && std::uint64_t(before) - std::uint64_t(low) > std::uint64_t(-delta))
        after = std::clamp(before + delta, low, high);
    if ((after > before) == (delta > 0))
        writeInteger(type, data, after);
}

/// About five significant digits of a float's text, at most five of them after the point.
QString shortened(const QString &exact)
{
    const double value = exact.toDouble(), size = std::fabs(value);
    if (exact.size() <= 6 || !std::isfinite(value) || size == 0)
        return exact;
    if (size < 1e-4 || size >= 1e7)
        return QString::number(value, 'g', 4);
    QString text = QString::number(value, 'f', std::clamp(4 - int(std::floor(std::log10(size))), 0, 5));
    while (text.contains(u'.') && (text.endsWith(u'0') || text.endsWith(u'.')))
        text.chop(1);
    return text;
}

} // namespace

NumberBox::NumberBox(Binding binding, QWidget *parent) : QAbstractSpinBox(parent), m_binding(std::move(binding))
{
    // No wheel focus: scrolling the panel must not change numbers on the way.
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->setPlaceholderText(QStringLiteral("—"));
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        m_typing = true;
        Q_EMIT refused(QString());
    });
    refresh();
}

void NumberBox::setBinding(Binding binding)
{
    m_binding = std::move(binding);
    refresh();
}

QString NumberBox::textOf(const void *data) const
{
    FieldInfo plain = m_binding.field();
    plain.role = Role::Plain;
    return QString::fromStdString(valueText(plain, m_binding.type(), data));
}

void NumberBox::setShort(bool isShort)
{
    m_isShort = isShort;
    refresh();
}

QString NumberBox::restingText() const
{
    const void *data = m_binding.data();
    if (!data || m_isMixed)
        return {};
    const QString exact = textOf(data), suffix = unitSuffix(m_binding.field().unit);
    const QString text = shownNumber(m_isShort && m_binding.type().kind == Kind::Float ? shortened(exact) : exact);
    return suffix.isEmpty() ? text : text + (suffix == QStringLiteral("°") ? QString() : QStringLiteral(" ")) + suffix;
}

void NumberBox::refresh()
{
    if (m_typing)
        m_isMixed = m_binding.isMixed();
    else
        show();
}

void NumberBox::show()
{
    m_typing = false;
    m_isMixed = m_binding.isMixed();
    const void *data = m_binding.data();
    const QString exact = data && !m_isMixed ? shownNumber(textOf(data)) : QString();
    setToolTip(exact.size() > 6 ? exact : QString());
    const QString text = hasFocus() ? exact : restingText();
    if (lineEdit()->text() == text)
        return;
    const bool all = lineEdit()->hasSelectedText();
    lineEdit()->setText(text);
    if (hasFocus() && all)
        lineEdit()->selectAll();
    else if (!hasFocus())
        lineEdit()->setCursorPosition(0);
}

bool NumberBox::push(const Binding::Modify &modify, MergeKey key)
{
    const Status status = m_binding.edit(modify, setText(m_binding.field()), key);
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

bool NumberBox::commit()
{
    if (!m_typing)
        return true;
    const QString typed = lineEdit()->text().trimmed();
    if (typed.isEmpty()) {
        show();
        return true;
    }
    const FieldInfo &field = m_binding.field();
    const TypeInfo &type = m_binding.type();
    const std::string text = typedNumber(typed).toStdString(), suffix = unitSuffix(field.unit).toStdString();
    // The text may mean something else for each object ("+=5"), so it is evaluated for each.
    m_typing = false;
    const bool done = push(
        [&](void *data) -> Status {
            Result<Value> value = evaluateNumber(field, type, text, data, suffix);
            if (!value)
                return value.error();
            std::memcpy(data, value->data(), type.size);
            return Done{};
        },
        {});
    if (done)
        show();
    else
        m_typing = true;
    return done;
}

double NumberBox::stepSize() const
{
    const FieldInfo &field = m_binding.field();
    const TypeInfo &type = m_binding.type();
    if (type.kind == Kind::Integer)
        return 1;
    if (field.minimum && field.maximum)
        return std::pow(10, std::floor(std::log10(std::max(1e-6, (*field.maximum - *field.minimum) / 50))));
    switch (field.unit) {
    case Unit::Fraction:
    case Unit::Radians:
        return 0.01;
    case Unit::Milliseconds:
        return 10;
    case Unit::Degrees:
        return 1;
    default:
        break;
    }
    const void *data = m_binding.data();
    const double size = data ? std::fabs(decimalValue(type, data)) : 0;
    return std::isfinite(size) && size > 0 ? std::pow(10, std::clamp(std::floor(std::log10(size)), -2., 4.) - 1) : 0.1;
}

bool NumberBox::nudge(double amount, MergeKey key)
{
    return push(
        [&](void *data) -> Status {
            addBounded(m_binding.field(), m_binding.type(), data, amount);
            return Done{};
        },
        key);
}

void NumberBox::stepBy(int steps)
{
    if (isReadOnly() || !commit())
        return;
    if (!m_stepKey.value)
        m_stepKey = MergeKey::next();
    nudge(steps * stepSize(), m_stepKey);
    show();
    lineEdit()->selectAll();
}

void NumberBox::beginScrub()
{
    commit();
    m_scrubKey = MergeKey::next();
    m_scrubStep = stepSize();
    m_scrubRest = 0;
    m_scrubStart = m_binding.values();
}

void NumberBox::scrub(double steps)
{
    // A float moves by thousandths of a step, an integer by whole ones; the rest waits for the next movement.
    m_scrubRest += steps;
    const double grain = m_binding.type().kind == Kind::Integer ? 1 : 0.1;
    const double whole = std::trunc(m_scrubRest / grain) * grain;
    if (whole == 0)
        return;
    m_scrubRest -= whole;
    nudge(whole * m_scrubStep, m_scrubKey);
    show();
}

void NumberBox::endScrub()
{
    m_scrubKey = {};
    m_scrubStart.clear();
}

void NumberBox::cancelScrub()
{
    if (m_binding.restore(m_scrubStart, setText(m_binding.field()), m_scrubKey))
        Q_EMIT refused(QString());
    endScrub();
    show();
}

QAbstractSpinBox::StepEnabled NumberBox::stepEnabled() const
{
    const void *data = m_binding.data();
    if (!data || isReadOnly())
        return StepNone;
    if (m_isMixed)
        return StepUpEnabled | StepDownEnabled;
    const double value = decimalValue(m_binding.type(), data);
    StepEnabled enabled;
    if (!m_binding.field().minimum || value > *m_binding.field().minimum)
        enabled |= StepDownEnabled;
    if (!m_binding.field().maximum || value < *m_binding.field().maximum)
        enabled |= StepUpEnabled;
    return enabled;
}

bool NumberBox::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!m_typing && FieldLineEdit::isHistoryKey(*key)) {
            event->ignore();
            return false;
        }
        if (m_typing && key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QAbstractSpinBox::event(event);
}

void NumberBox::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (commit())
            lineEdit()->selectAll();
        event->accept();
        return;
    case Qt::Key_Escape:
        if (!m_typing)
            break;
        show();
        lineEdit()->selectAll();
        Q_EMIT refused(QString());
        event->accept();
        return;
    default:
        break;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void NumberBox::focusInEvent(QFocusEvent *event)
{
    m_stepKey = MergeKey::next();
    QAbstractSpinBox::focusInEvent(event);
    if (!m_typing)
        show();
    if (event->reason() != Qt::PopupFocusReason)
        lineEdit()->selectAll();
}

void NumberBox::focusOutEvent(QFocusEvent *event)
{
    QAbstractSpinBox::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    commit();
    show();
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    QAbstractSpinBox::wheelEvent(event);
}

void NumberBox::mousePressEvent(QMouseEvent *event)
{
    m_stepKey = MergeKey::next();
    QAbstractSpinBox::mousePressEvent(event);
}

QSize NumberBox::sizeHint() const
{
    ensurePolished();
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(QStringLiteral("-0000.000 ms")), lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

QSize NumberBox::minimumSizeHint() const
{
    return {fontMetrics().horizontalAdvance(QStringLiteral("-0.000")) + 12, sizeHint().height()};
}

} // namespace sinew

#include "moc_number_box.cpp"
