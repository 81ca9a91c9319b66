// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/poses/pose_panel.h"

#include "core/curves/keys/copied_keys_text.h"
#include "core/curves/playhead/auto_key.h"
#include "core/text/translated.h"
#include "widgets/curves/commands/key_clipboard.h"
#include "widgets/curves/session/curve_session.h"
#include "widgets/curves/session/status_label.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/row_editing.h"
#include "widgets/text/list_hint.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QListWidget>
#include <QScopedValueRollback>
#include <QSlider>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

namespace sinew {

namespace {

enum { FileRole = Qt::UserRole, NameRole };

} // namespace

PosePanel::PosePanel(CurveSession &session, const QString &folder, QWidget *parent)
    : DockPanel(parent), m_session(session), m_library(folder), m_list(new QListWidget), m_status(new StatusLabel),
      m_hint(new ListHint(m_list, tr("No poses have been kept yet. Select nodes and choose “Keep pose”: the pose can "
                                     "be applied to any model.")))
{
    m_list->setAccessibleName(tr("Poses"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    connect(m_list, &QListWidget::itemActivated, this, &PosePanel::applyCurrent);
    connect(m_list, &QListWidget::currentRowChanged, this, &PosePanel::updateActions);
    connect(m_list, &QListWidget::itemChanged, this, [this](QListWidgetItem *item) {
        const QString file = item->data(FileRole).toString(), name = item->text();
        // Deferred: the list is refilled then, and the name's editor is still open now.
        if (!m_filling && name != item->data(NameRole).toString())
            QTimer::singleShot(0, this, [this, file, name] { rename(file, name); });
    });
    m_status->setWordWrap(true);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(4);
    column->addWidget(makeToolBar());
    column->addWidget(m_list, 1);
    column->addWidget(makeSettings());
    column->addWidget(m_status);
    const auto follow = [this] {
        const bool any = m_session.document() && m_session.facet();
        if (any)
            showContent();
        else
            showEmpty(m_session.document() ? tr("This format has no nodes to be posed.")
                                           : tr("Open a model to copy and keep poses of its nodes here."));
        updateActions();
    };
    connect(&session, &CurveSession::documentChanged, this, follow);
    follow();
}

QAction *PosePanel::addAction(const char *id, const QString &text, const char *icon, const QString &help,
                              const std::function<void()> &run)
{
    auto *action = new QAction(themedIcon(QString::fromLatin1(icon)), text, this);
    action->setObjectName(QString::fromLatin1(id));
    action->setStatusTip(help);
    action->setWhatsThis(help);
    action->setToolTip(QString(text).remove(u'&').remove(u'…') + QLatin1Char('\n') + help);
    connect(action, &QAction::triggered, this, run);
    return action;
}

QToolBar *PosePanel::makeToolBar()
{
    auto *bar = new QToolBar;
    bar->setIconSize(QSize(16, 16));
    QAction *copy = addAction("pose.copy", tr("&Copy pose"), "edit-copy",
                              tr("Copy the pose of the selected nodes, or of all if none is selected, at the playhead"),
                              [this] { this->copy(); });
    QAction *paste = addAction("pose.paste", tr("&Paste pose"), "edit-paste",
                               tr("Bring the nodes with these names into the copied pose at the playhead"),
                               [this] { this->paste(m_mirrored->isChecked()); });
    QAction *flipped =
        addAction("pose.pasteMirrored", tr("Paste pose &mirrored"), "object-flip-horizontal",
                  tr("Bring the nodes of the other side into the copied pose"), [this] { this->paste(true); });
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
    paste->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_V));
    flipped->setShortcut(QKeySequence(Qt::CTRL | Qt::ALT | Qt::SHIFT | Qt::Key_V));
    m_actions = {copy, paste, flipped};
    m_save = addAction("pose.save", tr("&Keep pose"), "list-add",
                       tr("Keep the pose of the selected nodes under a name, for all models"), [this] { save(); });
    m_apply = addAction("pose.apply", tr("&Apply pose"), "dialog-ok-apply",
                        tr("Bring the nodes into the chosen pose, as set below (Enter, double-click)"),
                        [this] { applyCurrent(); });
    m_rename =
        addAction("pose.rename", tr("&Rename pose"), "edit-rename", tr("Change the name of the chosen pose (F2)"),
                  [this] { beginEditing(*m_list, m_list->currentIndex()); });
    m_remove = addAction("pose.delete", tr("&Delete pose"), "edit-delete", tr("Delete the chosen pose (Delete)"),
                         [this] { removeCurrent(); });
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(m_remove);
    bar->addActions(m_actions);
    bar->addSeparator();
    bar->addActions({m_save, m_apply, m_rename, m_remove});
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_list->insertAction(m_remove, m_apply);
    m_list->insertAction(m_remove, m_rename);
    return bar;
}

QWidget *PosePanel::makeSettings()
{
    auto *area = new QWidget;
    auto *grid = new QGridLayout(area);
    grid->setContentsMargins(0, 0, 0, 0);
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(0, 100);
    m_share = new QDoubleSpinBox;
    m_share->setRange(0, 100);
    m_share->setDecimals(0);
    m_share->setSuffix(tr(" %"));
    m_reach = new QDoubleSpinBox;
    m_reach->setRange(-100, 1e6); // one step below 0 is automatic
    m_reach->setDecimals(0);
    m_reach->setSingleStep(100);
    m_reach->setSuffix(tr(" ms"));
    m_reach->setSpecialValueText(tr("automatic"));
    connect(m_reach, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (value < 0) // the special text stands for the minimum alone
            m_reach->setValue(m_reach->minimum());
    });
    m_mirrored = new QCheckBox(tr("Mirrored"));
    const QString share = tr("How far to go from the current pose to this one"),
                  reach = tr("Instead of setting keys at the playhead, change the keys around it, with a falloff over "
                             "this time on both sides; 0 ms sets keys at the playhead. Automatic: as auto-key does, "
                             "where a track has a key on every frame"),
                  mirrored = tr("Left and right swap places, going by the names of the nodes");
    for (QWidget *widget : {static_cast<QWidget *>(m_slider), static_cast<QWidget *>(m_share)}) {
        widget->setToolTip(share);
        widget->setAccessibleName(tr("Share of the pose"));
    }
    m_reach->setToolTip(reach);
    m_reach->setAccessibleName(tr("Spread over"));
    m_mirrored->setToolTip(mirrored);
    connect(m_slider, &QSlider::valueChanged, m_share, &QDoubleSpinBox::setValue);
    connect(m_share, &QDoubleSpinBox::valueChanged, m_slider, [this](double value) { m_slider->setValue(int(value)); });
    m_slider->setValue(100);
    grid->addWidget(new PlainLabel(tr("Share")), 0, 0);
    grid->addWidget(m_slider, 0, 1);
    grid->addWidget(m_share, 0, 2);
    grid->addWidget(new PlainLabel(tr("Spread")), 1, 0);
    grid->addWidget(m_reach, 1, 1);
    grid->addWidget(m_mirrored, 1, 2);
    grid->setColumnStretch(1, 1);
    return area;
}

PoseSettings PosePanel::settings() const
{
    return {m_share->value() / 100, m_mirrored->isChecked(), m_reach->value() < 0 ? automaticReach : m_reach->value()};
}

void PosePanel::setSettings(const PoseSettings &settings)
{
    m_share->setValue(settings.share * 100);
    m_mirrored->setChecked(settings.mirrored);
    m_reach->setValue(settings.reach);
}

QString PosePanel::statusText() const
{
    return m_status->text();
}

void PosePanel::say(const QString &text, bool refused, bool isPartial)
{
    m_status->say(text, refused);
    if (!visibleRegion().isEmpty())
        return;
    m_session.notify(m_status->text());
    Q_EMIT reportedUnseen(m_status->text(), refused || isPartial);
}

void PosePanel::copy()
{
    if (!m_session.document())
        return;
    const Result<CopiedKeys> pose = poseOfSelection(*m_session.document());
    if (!pose)
        return say(translated(pose.error().message), true);
    QGuiApplication::clipboard()->setText(QString::fromStdString(toText(*pose)));
    QStringList names;
    for (const CopiedTrack &track : pose->tracks)
        if (const QString name = QString::fromStdString(track.object); !names.contains(name))
            names << name;
    say(names.size() == 1 ? tr("Pose of %1 copied").arg(names.front())
                          : tr("Pose of %n nodes copied", nullptr, int(names.size())));
}

void PosePanel::paste(bool mirrored)
{
    const Result<CopiedKeys> pose = keysOnClipboard();
    if (!pose)
        return say(tr("There is no pose on the clipboard: copy one first (%1)")
                       .arg(m_actions.front()->shortcut().toString(QKeySequence::NativeText)),
                   true);
    PoseSettings how = settings();
    how.mirrored = mirrored;
    apply(*pose, how, mirrored ? tr("Paste pose mirrored") : tr("Paste pose"));
}

void PosePanel::apply(const CopiedKeys &pose, const PoseSettings &settings, const QString &step)
{
    const Result<AppliedPose> applied = applyPose(m_session, pose, settings, step);
    if (!applied)
        return say(translated(applied.error().message), true);
    QString said = applied->objects == 1 ? tr("%1: %2", "step: node").arg(step, applied->only)
                                         : tr("%1: %n node(s)", "step", applied->objects).arg(step);
    if (!applied->leftOut.isEmpty()) {
        constexpr int shown = 10;
        QString names = applied->leftOut.mid(0, shown).join(QStringLiteral(", "));
        if (applied->leftOut.size() > shown)
            names += QStringLiteral(" …");
        said += QStringLiteral(". ") + tr("Left out: %1").arg(names);
    }
    say(said, false, !applied->leftOut.isEmpty());
}

void PosePanel::save()
{
    if (!m_session.document())
        return;
    const Result<CopiedKeys> pose = poseOfSelection(*m_session.document());
    if (!pose)
        return say(translated(pose.error().message), true);
    const auto isTaken = [this](const QString &name) {
        return !m_list->findItems(name, Qt::MatchFixedString | Qt::MatchCaseSensitive).isEmpty();
    };
    refresh();
    QString name = tr("Pose");
    for (int number = 2; isTaken(name); ++number)
        name = tr("Pose %1").arg(number);
    const Result<QString> file = m_library.save(name, *pose);
    if (!file)
        return say(translated(file.error().message), true);
    refresh();
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(FileRole).toString() == *file) {
            m_list->setCurrentRow(row);
            if (isVisible())
                beginEditing(*m_list, m_list->model()->index(row, 0));
        }
    say(tr("“%1” has been kept").arg(name));
}

void PosePanel::applyCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const Result<CopiedKeys> pose = m_library.load(item->data(FileRole).toString());
    if (!pose)
        return say(translated(pose.error().message), true);
    apply(*pose, settings(), tr("Apply “%1”").arg(item->text()));
}

void PosePanel::rename(const QString &file, const QString &name)
{
    const Status status = m_library.rename(file, name);
    refresh();
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(FileRole).toString() == file)
            m_list->setCurrentRow(row);
    if (!status)
        say(translated(status.error().message), true);
}

void PosePanel::removeCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const QString name = item->text();
    const Status status = m_library.remove(item->data(FileRole).toString());
    refresh();
    if (status)
        say(tr("“%1” was deleted").arg(name));
    else
        say(translated(status.error().message), true);
}

void PosePanel::refresh()
{
    const QScopedValueRollback filling(m_filling, true);
    const int row = m_list->currentRow();
    m_list->clear();
    int unreadable = 0;
    for (const PoseLibrary::Entry &entry : m_library.poses(&unreadable)) {
        auto *item = new QListWidgetItem(entry.name, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setData(FileRole, entry.file);
        item->setData(NameRole, entry.name);
    }
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_hint->setVisible(m_list->count() == 0);
    updateActions();
    if (unreadable > 0)
        say(tr("%n pose file(s) can't be read", nullptr, unreadable), true);
}

void PosePanel::showEvent(QShowEvent *event)
{
    DockPanel::showEvent(event);
    refresh();
}

void PosePanel::updateActions()
{
    const bool any = m_session.document() && m_session.facet(), chosen = m_list->currentItem();
    for (QAction *action : m_actions)
        action->setEnabled(any);
    m_save->setEnabled(any);
    m_apply->setEnabled(any && chosen);
    m_rename->setEnabled(chosen);
    m_remove->setEnabled(chosen);
}

} // namespace sinew

#include "moc_pose_panel.cpp"
