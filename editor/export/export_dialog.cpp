// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/export/export_dialog.h"

#include "core/text/translated.h"
#include "viewport/options/view_toggles.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace sinew {

namespace {

QDoubleSpinBox *makeNumber(double least, double most, double value, const QString &suffix)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(least, most);
    box->setValue(value);
    box->setSuffix(suffix);
    return box;
}

} // namespace

ExportDialog::ExportDialog(const ViewContent &content, QSize size, TextureProvider &textures, QWidget *parent)
    : QDialog(parent), m_scene(*content.scene), m_content(content), m_textures(textures), m_motion(new QComboBox),
      m_sequence(new QComboBox), m_format(new QComboBox), m_rate(makeNumber(1, 120, 30, tr(" per second"))),
      m_speed(makeNumber(0.01, 100, 1, tr("×", "speed factor"))), m_seconds(makeNumber(0.1, 600, 4, tr(" s"))),
      m_turns(makeNumber(-100, 100, 1, QString())), m_quality(new QSpinBox), m_lossless(new QCheckBox(tr("&Lossless"))),
      m_transparent(new QCheckBox(tr("&Transparent background"))),
      m_overlays(new QCheckBox(tr("With the o&verlays of the viewport"))), m_summary(new PlainLabel),
      m_progress(new QProgressBar)
{
    setWindowTitle(tr("Export animation"));
    m_content.scene = &m_scene;
    m_motion->addItem(tr("The sequence, played once"));
    m_motion->addItem(tr("Turntable while the sequence plays"));
    m_motion->addItem(tr("Turntable, paused"));
    fillSequences();
    m_format->addItem(tr("Animated WebP, one file"), QStringLiteral("webp"));
    m_format->addItem(tr("PNG, one file per frame"), QStringLiteral("png"));
    m_quality->setRange(0, 100);
    m_quality->setValue(80);
    m_quality->setToolTip(tr("0 to 100: higher values give better quality and larger files"));
    m_lossless->setChecked(true);
    m_overlays->setToolTip(tr("Grid, skeleton, names and whatever else the View menu shows"));
    m_progress->hide();
    m_summary->setWordWrap(true);

    auto *form = new QFormLayout;
    form->addRow(tr("&Show:"), m_motion);
    form->addRow(tr("Se&quence:"), m_sequence);
    form->addRow(tr("&Frames:"), m_rate);
    form->addRow(tr("S&peed:"), m_speed);
    form->addRow(tr("Le&ngth:"), m_seconds);
    form->addRow(tr("T&urns:"), m_turns);
    form->addRow(tr("Si&ze:"), makeSizeRow(size));
    form->addRow(tr("F&ormat:"), m_format);
    form->addRow(tr("Qualit&y:"), m_quality);
    form->addRow(QString(), m_lossless);
    form->addRow(QString(), m_transparent);
    form->addRow(QString(), m_overlays);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_progress);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole);
    layout->addWidget(buttons);
    m_begin->setDefault(true); // only once it is in the dialog, or Cancel would take over

    for (QComboBox *box : {m_motion, m_sequence, m_format})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::showPlan);
    for (QDoubleSpinBox *box : {m_rate, m_speed, m_seconds, m_turns})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showPlan);
    connect(m_lossless, &QCheckBox::toggled, this, &ExportDialog::showPlan);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::browse);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    // One frame per event, so that Cancel works.
    connect(&m_next, &QTimer::timeout, this, &ExportDialog::step);
    showPlan();
}

ExportDialog::~ExportDialog() = default;

QWidget *ExportDialog::makeSizeRow(QSize size)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QSpinBox **box : {&m_width, &m_height}) {
        *box = new QSpinBox;
        (*box)->setRange(1, 8192);
        (*box)->setSuffix(tr(" px"));
    }
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    m_width->setValue(size.width());
    m_height->setValue(size.height());
    layout->addWidget(m_width);
    layout->addWidget(new PlainLabel(QStringLiteral("×")));
    layout->addWidget(m_height);
    layout->addStretch();
    return row;
}

void ExportDialog::fillSequences()
{
    m_sequence->addItem(tr("None"), -1);
    for (std::size_t row = 0; row < m_scene.sequences.size(); ++row) {
        const std::string &name = m_scene.sequences[row].name;
        m_sequence->addItem(name.empty() ? tr("Unnamed") : QString::fromStdString(name), int(row));
    }
    m_sequence->setCurrentIndex(m_content.when.sequence + 1);
}

AnimationPlan ExportDialog::plan() const
{
    AnimationPlan plan;
    plan.framesPerSecond = m_rate->value();
    const int motion = m_motion->currentIndex();
    plan.speed = motion == StillTurntable ? 0 : m_speed->value();
    plan.turns = motion == Sequence ? 0 : m_turns->value();
    plan.seconds = motion == Sequence && m_sequence->currentData().toInt() >= 0 ? 0 : m_seconds->value();
    return plan;
}

QSize ExportDialog::pictureSize() const
{
    return {m_width->value(), m_height->value()};
}

ViewContent ExportDialog::content() const
{
    ViewContent content = m_content;
    const int row = m_sequence->currentData().toInt();
    if (row != content.when.sequence) {
        content.when.sequence = row;
        content.when.time = row >= 0 ? m_scene.sequences[std::size_t(row)].start : 0;
    }
    if (m_motion->currentIndex() == Sequence && row >= 0)
        content.when.time = m_scene.sequences[std::size_t(row)].start;
    if (!m_overlays->isChecked()) {
        content.options = withoutOverlays(content.options);
        content.selectedMeshes.clear();
        content.selectedNodes.clear();
    }
    content.gizmo.reset();
    return content;
}

void ExportDialog::showPlan()
{
    const bool once = m_motion->currentIndex() == Sequence && m_sequence->currentData().toInt() >= 0;
    m_seconds->setEnabled(!once);
    m_turns->setEnabled(m_motion->currentIndex() != Sequence);
    m_speed->setEnabled(m_motion->currentIndex() != StillTurntable);
    const bool webp = m_format->currentData() == QStringLiteral("webp");
    m_lossless->setEnabled(webp);
    m_quality->setEnabled(webp && !m_lossless->isChecked());
    const std::vector<AnimationFrame> frames = animationFrames(m_scene, content().when, plan());
    int length = 0;
    for (const AnimationFrame &frame : frames)
        length += frame.duration;
    m_summary->setText(frames.empty()
                           ? tr("That would be more than %1 frames.").arg(maxAnimationFrames)
                           : tr("%1 frames, %2 s").arg(frames.size()).arg(QLocale().toString(length / 1000.0, 'f', 2)));
    m_begin->setEnabled(!frames.empty() && !isRunning());
}

void ExportDialog::browse()
{
    const QString suffix = m_format->currentData().toString();
    QFileDialog dialog(this, tr("Export animation"), {},
                       suffix == QLatin1String("webp") ? tr("Animated WebP (*.webp)") : tr("PNG frames (*.png)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suffix);
    dialog.setOption(QFileDialog::DontConfirmOverwrite); // it would ask about a name that no frame gets
    if (dialog.exec() != QDialog::Accepted)
        return;
    if (const QString path = dialog.selectedFiles().value(0); !path.isEmpty() && mayReplace(path))
        start(path, Existing::Replace);
}

bool ExportDialog::mayReplace(const QString &path)
{
    const auto frames = animationFrames(m_scene, content().when, plan()).size();
    const QStringList there = existingFrameFiles(path, int(frames));
    if (there.isEmpty())
        return true;
    const QString first = QFileInfo(there.first()).fileName();
    QMessageBox question(this);
    question.setWindowTitle(tr("Export animation"));
    question.setIcon(QMessageBox::Warning);
    question.setTextFormat(Qt::PlainText);
    question.setText(there.size() == 1
                         ? tr("“%1” already exists.").arg(first)
                         : tr("“%1” and %n more already exist.", nullptr, int(there.size()) - 1).arg(first));
    const QPushButton *replace = question.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    question.addButton(QMessageBox::Cancel);
    question.exec();
    return question.clickedButton() == replace;
}

void ExportDialog::start(const QString &path, Existing existing)
{
    const ViewContent content = this->content();
    const auto frames = animationFrames(m_scene, content.when, plan()).size();
    auto writer = makeFrameWriter(path, int(frames), existing,
                                  m_lossless->isChecked() ? WebpQuality() : WebpQuality(m_quality->value()));
    auto renderer = OffscreenRenderer::create(pictureSize());
    if (!writer || !renderer) {
        stop(translated((writer ? renderer.error() : writer.error()).message));
        return;
    }
    m_writer = std::move(*writer);
    m_renderer = std::move(*renderer);
    m_renderer->setProvider(m_textures, m_scenes);
    m_export = std::make_unique<AnimationExport>(*m_renderer, *m_writer, content, plan(), m_transparent->isChecked());
    m_progress->setRange(0, m_export->total());
    m_progress->setValue(0);
    m_progress->show();
    m_begin->setEnabled(false);
    m_next.start(0);
}

void ExportDialog::step()
{
    if (const Status drawn = m_export->step(); !drawn) {
        stop(translated(drawn.error().message));
        return;
    }
    m_progress->setValue(m_export->done());
    if (m_export->isFinished()) {
        stop({});
        accept();
    }
}

void ExportDialog::stop(const QString &message)
{
    m_next.stop();
    m_export.reset();
    m_renderer.reset();
    m_writer.reset();
    m_progress->hide();
    showPlan();
    if (!message.isEmpty())
        m_summary->setText(message);
}

void ExportDialog::reject()
{
    if (isRunning())
        stop(tr("Cancelled."));
    else
        QDialog::reject();
}

} // namespace sinew

#include "moc_export_dialog.cpp"
