// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/commands/operation_strip.h"

#include "core/text/translated.h"
#include "widgets/curves/commands/operation_job.h"
#include "widgets/curves/session/curve_texts.h"
#include "widgets/shared/panel_colours.h"
#include "widgets/shared/progress_item.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace sinew {

OperationStrip::~OperationStrip()
{
    if (!std::exchange(m_open, false))
        return;
    m_session.setOperationCancel({});
    if (m_document)
        m_document->dropPreview();
}

OperationStrip::OperationStrip(CurveSession &session, QWidget *parent)
    : QFrame(parent), m_session(session), m_title(new PlainLabel(this)), m_subject(new PlainLabel(this)),
      m_report(new PlainLabel(this)), m_apply(new QPushButton(tr("Apply"), this)),
      m_cancel(new QPushButton(tr("Cancel"), this)), m_job(new OperationJob(this)), m_progress(new ProgressItem(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(6, 3, 6, 3);
    lines->setSpacing(2);
    auto *line = new QHBoxLayout;
    lines->addLayout(line);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    line->addWidget(m_title);
    line->addWidget(m_subject);
    m_report->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // Beside the fields there is too little room for what it says.
    m_report->setWordWrap(true);
    m_report->setMinimumWidth(40);
    m_report->hide();
    lines->addWidget(m_report);
    m_settings = new QHBoxLayout;
    line->addLayout(m_settings);
    line->addStretch(1);
    line->addWidget(m_progress);
    m_apply->setToolTip(tr("Keep the result as one undo step (Enter)"));
    m_cancel->setToolTip(tr("Restore the keys (Esc)"));
    m_apply->setAutoDefault(false);
    m_cancel->setAutoDefault(false);
    line->addWidget(m_apply);
    line->addWidget(m_cancel);
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &OperationStrip::preview);
    m_progressTimer.setInterval(100);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] { m_progress->setProgress(m_job->fraction()); });
    connect(m_job, &OperationJob::finished, this,
            [this](const std::vector<CurveEdit> &edits, const CurveOperation::Report &report) {
                const bool accepted = m_acceptLater;
                stopWork();
                showResult(edits, Done{}, report());
                if (accepted)
                    accept();
            });
    connect(m_progress, &ProgressItem::cancelRequested, this, [this] {
        stopWork();
        showResult(m_operation.start, Error{tr("Cancelled: the keys are unchanged").toStdString()}, QString());
    });
    connect(m_apply, &QPushButton::clicked, this, &OperationStrip::accept);
    connect(m_cancel, &QPushButton::clicked, this, &OperationStrip::cancel);
    connect(&session, &CurveSession::documentChanged, this, &OperationStrip::cancel);
    hide();
}

QWidget *OperationStrip::makeField(const OperationField &field, QWidget *parent)
{
    const auto changed = [this] { m_timer.start(); };
    switch (field.kind) {
    case OperationField::Number:
    case OperationField::Slider: {
        auto *box = new QDoubleSpinBox(parent);
        box->setRange(field.minimum, field.maximum);
        box->setDecimals(field.decimals);
        box->setSingleStep(field.step);
        box->setSuffix(field.suffix);
        box->setStepType(field.minimum >= 0 && field.maximum > 1000 * field.step
                             ? QAbstractSpinBox::AdaptiveDecimalStepType
                             : QAbstractSpinBox::DefaultStepType);
        box->setValue(field.value.toDouble());
        connect(box, &QDoubleSpinBox::valueChanged, this, changed);
        return box;
    }
    case OperationField::Choice: {
        auto *box = new QComboBox(parent);
        box->addItems(field.choices);
        box->setCurrentIndex(field.value.toInt());
        connect(box, &QComboBox::currentIndexChanged, this, changed);
        return box;
    }
    case OperationField::Check: {
        auto *box = new QCheckBox(field.label, parent);
        box->setChecked(field.value.toBool());
        connect(box, &QCheckBox::toggled, this, changed);
        return box;
    }
    case OperationField::Entry:
        break;
    }
    auto *line = new QLineEdit(field.value.toString(), parent);
    line->setPlaceholderText(tr("12, +=5, *2"));
    line->setMaximumWidth(fontMetrics().averageCharWidth() * 16);
    connect(line, &QLineEdit::textChanged, this, changed);
    return line;
}

void OperationStrip::open(CurveOperation operation)
{
    cancel();
    m_operation = std::move(operation);
    m_title->setText(m_operation.title);
    setAccessibleName(m_operation.title);
    delete m_area;
    m_fields.clear();
    m_area = new QWidget(this);
    auto *line = new QHBoxLayout(m_area);
    line->setContentsMargins(0, 0, 0, 0);
    const QVariantList last = m_remembered.value(m_operation.id);
    for (std::size_t i = 0; i < m_operation.fields.size(); ++i) {
        OperationField field = m_operation.fields[i];
        if (field.isRemembered && last.size() == qsizetype(m_operation.fields.size()))
            field.value = last[qsizetype(i)];
        if (field.kind != OperationField::Check)
            line->addWidget(new PlainLabel(field.label, m_area));
        QWidget *widget = makeField(field, m_area);
        widget->setToolTip(field.help);
        widget->setAccessibleName(field.label);
        if (field.kind == OperationField::Slider) {
            auto *box = static_cast<QDoubleSpinBox *>(widget);
            auto *slider = new QSlider(Qt::Horizontal, m_area);
            slider->setRange(int(std::lround(field.minimum * 100)), int(std::lround(field.maximum * 100)));
            slider->setValue(int(std::lround(box->value() * 100)));
            slider->setMinimumWidth(70);
            slider->setToolTip(field.help);
            slider->setAccessibleName(field.label);
            connect(slider, &QSlider::valueChanged, box, [box](int value) { box->setValue(value / 100.0); });
            connect(box, &QDoubleSpinBox::valueChanged, slider, [slider](double value) {
                const QSignalBlocker quiet(slider);
                slider->setValue(int(std::lround(value * 100)));
            });
            line->addWidget(slider);
        }
        line->addWidget(widget);
        m_fields.push_back(widget);
    }
    m_settings->addWidget(m_area);
    m_area->show();
    m_key = MergeKey::next();
    m_document = m_session.document();
    m_open = true;
    if (m_document) {
        m_document->setPreview(m_key);
        connect(m_document, &Document::previewDropped, this, &OperationStrip::previewDropped, Qt::UniqueConnection);
    }
    const Clip *sequence = m_session.options().allSequences ? nullptr : m_session.chosenClip();
    m_sequence = sequence ? QString::fromStdString(sequence->name) : QString();
    m_session.setGhosts(m_operation.start);
    m_session.setOperationCancel([this] { cancel(); });
    show();
    preview();
    if (!m_fields.empty())
        m_fields.front()->setFocus(Qt::TabFocusReason); // which also selects a number, so that typing replaces it
    else
        m_apply->setFocus(Qt::TabFocusReason);
}

QVariantList OperationStrip::values() const
{
    QVariantList values;
    for (const QWidget *field : m_fields) {
        if (const auto *number = qobject_cast<const QDoubleSpinBox *>(field))
            values << number->value();
        else if (const auto *choice = qobject_cast<const QComboBox *>(field))
            values << choice->currentIndex();
        else if (const auto *check = qobject_cast<const QCheckBox *>(field))
            values << check->isChecked();
        else
            values << static_cast<const QLineEdit *>(field)->text();
    }
    return values;
}

void OperationStrip::setValue(std::size_t index, const QVariant &value)
{
    QWidget *field = m_fields[index];
    if (auto *number = qobject_cast<QDoubleSpinBox *>(field))
        number->setValue(value.toDouble());
    else if (auto *choice = qobject_cast<QComboBox *>(field))
        choice->setCurrentIndex(value.toInt());
    else if (auto *check = qobject_cast<QCheckBox *>(field))
        check->setChecked(value.toBool());
    else
        static_cast<QLineEdit *>(field)->setText(value.toString());
    m_timer.stop();
    preview();
}

void OperationStrip::setReport(const QString &text, bool bad)
{
    QPalette colours = palette();
    if (bad)
        colours.setColor(QPalette::WindowText, refusedColour(colours));
    m_report->setPalette(colours);
    m_report->setText(text);
    m_report->setVisible(!text.isEmpty());
}

void OperationStrip::preview()
{
    if (!m_open || !m_session.document())
        return;
    stopWork();
    std::size_t keys = 0;
    for (const CurveEdit &edit : m_operation.start)
        keys += edit.size();
    if (m_operation.work && keys >= OperationJob::backgroundThreshold) {
        // The text shown belongs to other values or another operation.
        setReport(QString(), false);
        m_job->start(m_operation, values());
        m_progress->begin(m_operation.title);
        m_progressTimer.start();
        return;
    }
    std::vector<CurveEdit> edits = m_operation.start;
    QString report;
    if (m_operation.work) {
        TaskControl control;
        const CurveOperation::Report said = m_operation.work(edits, values(), control);
        return showResult(edits, Done{}, said());
    }
    const Status status = m_operation.apply(edits, values(), report);
    showResult(edits, status, report);
}

void OperationStrip::stopWork()
{
    m_job->cancel();
    m_progress->finish();
    m_progressTimer.stop();
    m_acceptLater = false;
}

void OperationStrip::showResult(const std::vector<CurveEdit> &edits, Status status, const QString &report)
{
    if (!m_session.document())
        return;
    // If it was refused, the keys are shown as they were.
    const std::span<const CurveEdit> shown = status ? std::span<const CurveEdit>(edits) : m_operation.start;
    const Status pushed = pushEdits(*m_session.document(), shown,
                                    stepText(m_operation.title, *m_session.document(), m_operation.start), m_key);
    if (status && !pushed)
        status = pushed;
    m_apply->setEnabled(bool(status));
    nameSubject(shown);
    setReport(status ? report : translated(status.error().message), !status);
    if (status)
        m_session.notify(report);
}

void OperationStrip::nameSubject(std::span<const CurveEdit> result)
{
    std::vector<CurveEdit> changed;
    for (std::size_t i = 0; i < result.size(); ++i)
        if (const CurveBase &now = result[i].curve, &before = m_operation.start[i].curve;
            now.isPresent() != before.isPresent() || !now.sharesWith(before))
            changed.push_back(result[i]);
    const QString tracks = tracksText(m_session, changed.empty() ? m_operation.start : changed);
    const bool isEverywhere =
        m_session.hasSeveralSequences() && m_operation.inAllSequences && m_operation.inAllSequences(values());
    const QString text = isEverywhere           ? tr("%1 in all sequences", "tracks").arg(tracks)
                         : m_sequence.isEmpty() ? tracks
                                                : tr("%1 in %2", "tracks, sequence").arg(tracks, m_sequence);
    m_subject->setText(fontMetrics().elidedText(text, Qt::ElideMiddle, fontMetrics().averageCharWidth() * 40));
    m_subject->setToolTip(text);
}

QString OperationStrip::subject() const
{
    return m_subject->toolTip();
}

QString OperationStrip::report() const
{
    return m_report->text();
}

void OperationStrip::accept()
{
    if (!m_open)
        return;
    if (m_timer.isActive()) {
        m_timer.stop();
        preview();
    }
    if (m_job->isRunning()) {
        m_acceptLater = true;
        m_apply->setEnabled(false);
        return;
    }
    m_remembered[m_operation.id] = values();
    const QString done = m_document ? stepText(m_operation.title, *m_document, m_operation.start) : QString();
    const QString report = m_report->text();
    if (m_document)
        m_document->keepPreview();
    close();
    m_session.notify(report.isEmpty() ? done : tr("%1: %2", "step, report").arg(done, report));
}

void OperationStrip::cancel()
{
    if (!m_open)
        return;
    close();
    if (m_document)
        m_document->dropPreview();
    m_session.notify(QString());
}

void OperationStrip::previewDropped()
{
    if (!m_open)
        return;
    const QString title = m_operation.title;
    close();
    m_session.notify(tr("%1 was not applied").arg(title));
}

void OperationStrip::close()
{
    m_timer.stop();
    stopWork();
    m_open = false;
    m_operation = {};
    m_session.setGhosts({});
    m_session.setOperationCancel({});
    Q_EMIT closed();
    hide();
}

bool OperationStrip::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // While the strip is open, it takes Enter and Escape itself.
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter)
            event->accept();
    }
    return QFrame::event(event);
}

void OperationStrip::hideEvent(QHideEvent *event)
{
    // Nobody would see that the model is not as it was.
    if (!event->spontaneous())
        cancel();
    QFrame::hideEvent(event);
}

void OperationStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        cancel();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        accept();
    else
        QFrame::keyPressEvent(event);
}

} // namespace sinew

#include "moc_operation_strip.cpp"
