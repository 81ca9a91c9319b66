// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/layout/turning_row.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/shortcut_scope.h"
#include "widgets/text/plain_label.h"
#include "widgets/uv/uv_export_dialog.h"
#include "widgets/uv/uv_fields.h"
#include "widgets/uv/uv_panel.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSlider>
#include <QToolBar>
#include <QVBoxLayout>

// The construction of UvPanel.

namespace sinew {

UvPanel::UvPanel(QWidget *parent)
    : DockPanel(parent), m_view(new UvView(m_session)), m_fields(new UvFields(m_session)), m_part(new QComboBox),
      m_set(new QComboBox), m_texture(new QComboBox), m_pivot(new QComboBox), m_snap(new QComboBox),
      m_colours(new QComboBox), m_opacity(new QSlider(Qt::Horizontal)), m_note(m_fields->note()),
      m_readout(new PlainLabel), m_bar(new QToolBar), m_scroll(new QScrollArea),
      m_middle(new QBoxLayout(QBoxLayout::LeftToRight)), m_menu(new QMenu(tr("&UV"), this))
{
    makeActions();
    makeOptions();
    makeLayout();
    m_session.setIsSeen([this] { return !visibleRegion().isEmpty(); });
    m_fields->setPivot([this] { return m_view->pivotPoint(); });
    connect(m_fields, &UvFields::refused, this, [this](const QString &text) { say(text, true); });
    connect(m_view, &UvView::readoutChanged, this, &UvPanel::say);
    connect(m_view, &UvView::contextMenuRequested, m_menu, [this](const QPoint &at) { m_menu->popup(at); });
    connect(&m_session, &UvSession::documentChanged, this, [this] {
        showChoices();
        showPicture();
    });
    connect(&m_session, &UvSession::shownChanged, this, &UvPanel::showChoices);
    connect(&m_session, &UvSession::texturesChanged, this, &UvPanel::showPicture);
    connect(&m_session, &UvSession::selectionChanged, this, &UvPanel::updateActions);
    connect(m_part, &QComboBox::activated, this, [this](int row) {
        const QVariant part = m_part->itemData(row);
        if (!part.isValid() || !m_session.document())
            return;
        m_session.show({part.value<NodeId>()});
        m_session.document()->selection().select(part.value<NodeId>());
    });
    connect(m_set, &QComboBox::activated, &m_session, &UvSession::setSet);
    connect(m_texture, &QComboBox::activated, this, [this](int row) { m_session.setTexture(row - 1); });
    const auto actions = [this] { return m_actions; };
    new ShortcutScope(this, actions, [this](QAction *action) {
        if (action->isEnabled())
            action->trigger();
        else if (hasDocument())
            say(tr("Nothing is selected."), true);
    });
    setDocument(nullptr);
    showChoices();
}

QAction *UvPanel::action(const char *id) const
{
    return findChild<QAction *>(QStringLiteral("uv.") + QLatin1String(id));
}

QAction *UvPanel::add(const char *id, const QString &icon, const QString &text, const QString &help,
                      const QKeySequence &keys, Slot run, bool needsSelection)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QStringLiteral("uv.") + QLatin1String(id));
    if (!icon.isEmpty())
        action->setIcon(themedIcon(icon));
    action->setShortcut(keys);
    // Limited to the dock; the keys mean something else in the viewport.
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setStatusTip(help);
    action->setWhatsThis(help);
    QString name = text;
    name.remove(u'&');
    action->setToolTip(keys.isEmpty()
                           ? QStringLiteral("%1\n%2").arg(name, help)
                           : QStringLiteral("%1 (%2)\n%3").arg(name, keys.toString(QKeySequence::NativeText), help));
    connect(action, &QAction::triggered, this, [this, run] {
        m_session.refreshIfStale();
        run();
    });
    m_actions.push_back(action);
    if (needsSelection)
        m_needSelection.push_back(action);
    m_menu->addAction(action);
    return action;
}

QAction *UvPanel::addCheck(const char *id, const QString &icon, const QString &text, const QString &help, bool checked,
                           std::function<void(bool)> set)
{
    QAction *action = add(id, icon, text, help, {}, [] {});
    action->setCheckable(true);
    action->setChecked(checked);
    connect(action, &QAction::toggled, this, set);
    return action;
}

void UvPanel::makeActions()
{
    makeTransformActions();
    makeSelectionActions();
    makeDisplayActions();
    m_menu->addSeparator();
    m_bar->addSeparator();
    m_bar->addAction(add("export", QStringLiteral("document-export"), tr("&Export the layout…"),
                         tr("Writes the layout as an image to paint over"), {}, [this] { chooseExport(); }));
    m_menu->setToolTipsVisible(true);
}

void UvPanel::makeTransformActions()
{
    const bool selected = true;
    const auto start = [this](UvGesture::Kind kind) { return [this, kind] { m_view->start(kind); }; };
    m_bar->addAction(add("move", QStringLiteral("transform-move"), tr("&Move"),
                         tr("Moves the selected vertices with the pointer; X and Y lock an axis, numbers can be typed"),
                         Qt::Key_G, start(UvGesture::Kind::Move), selected));
    m_bar->addAction(add("rotate", QStringLiteral("transform-rotate"), tr("&Rotate"),
                         tr("Rotates the selected vertices about the pivot; degrees can be typed"), Qt::Key_R,
                         start(UvGesture::Kind::Rotate), selected));
    m_bar->addAction(add("scale", QStringLiteral("transform-scale"), tr("&Scale"),
                         tr("Scales the selected vertices about the pivot; X and Y lock an axis, factors can be typed"),
                         Qt::Key_S, start(UvGesture::Kind::Scale), selected));
    m_bar->addSeparator();
    m_menu->addSeparator();
    m_bar->addAction(add(
        "flipU", QStringLiteral("object-flip-horizontal"), tr("Flip &horizontally"),
        tr("Mirrors the selected vertices left to right about the pivot"), Qt::Key_H, [this] { flip(true); },
        selected));
    m_bar->addAction(add(
        "flipV", QStringLiteral("object-flip-vertical"), tr("Flip &vertically"),
        tr("Mirrors the selected vertices top to bottom about the pivot"), QKeySequence(Qt::SHIFT | Qt::Key_H),
        [this] { flip(false); }, selected));
    m_bar->addAction(add(
        "turnLeft", QStringLiteral("object-rotate-left"), tr("Rotate le&ft"),
        tr("Rotates the selected vertices by 90° counter-clockwise"), QKeySequence(Qt::SHIFT | Qt::Key_R),
        [this] { turn(-90); }, selected));
    m_bar->addAction(add(
        "turnRight", QStringLiteral("object-rotate-right"), tr("Rotate ri&ght"),
        tr("Rotates the selected vertices by 90° clockwise"), {}, [this] { turn(90); }, selected));
    m_bar->addAction(add(
        "fit", QStringLiteral("zoom-fit-page"), tr("Fit to the &tile"),
        tr("Stretches the selected vertices so that they fill the texture once"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F), [this] { fit(); }, selected));
    m_bar->addAction(add(
        "wrap", QStringLiteral("view-grid"), tr("&Bring into the tile"),
        tr("Moves each selected island by whole tiles so that its middle lies between 0 and 1; it looks the same where "
           "the texture repeats"),
        QKeySequence(Qt::SHIFT | Qt::Key_W), [this] { wrap(); }, selected));
    add(
        "toCursor", {}, tr("Move to the &cursor"),
        tr("Moves the middle of the selected vertices to the cursor; Shift + right button places it"), {},
        [this] { toCursor(); }, selected);
    m_bar->addSeparator();
    m_menu->addSeparator();
    const QString sides = tr("Aligns all selected vertices with that side of the box around them");
    add(
        "alignLeft", QStringLiteral("align-horizontal-left"), tr("Align left"), sides, {}, [this] { align(-1, 0); },
        selected);
    add(
        "alignRight", QStringLiteral("align-horizontal-right"), tr("Align right"), sides, {}, [this] { align(1, 0); },
        selected);
    add(
        "alignTop", QStringLiteral("align-vertical-top"), tr("Align top"), sides, {}, [this] { align(0, -1); },
        selected);
    add(
        "alignBottom", QStringLiteral("align-vertical-bottom"), tr("Align bottom"), sides, {}, [this] { align(0, 1); },
        selected);
    m_menu->addSeparator();
}

void UvPanel::makeSelectionActions()
{
    m_bar->addAction(add("all", QStringLiteral("edit-select-all"), tr("Select &all"),
                         tr("Selects every vertex that is shown"), QKeySequence::SelectAll,
                         [this] { m_session.selectAll(); }));
    add("none", QStringLiteral("edit-select-none"), tr("Select &nothing"), tr("Deselects all vertices"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), [this] { m_session.selectNone(); });
    m_bar->addAction(add("invert", QStringLiteral("edit-select-invert"), tr("&Invert the selection"),
                         tr("Selects the vertices that are not selected"), QKeySequence(Qt::CTRL | Qt::Key_I),
                         [this] { m_session.invertSelection(); }));
    m_bar->addAction(
        add("island", QStringLiteral("edit-select-lasso"), tr("Select the is&land"),
            tr("Selects everything that is connected to the vertex under the pointer, or to the selected ones"),
            Qt::Key_L, [this] { m_view->selectIsland(); }));
    m_bar->addSeparator();
    m_menu->addSeparator();
}

void UvPanel::makeDisplayActions()
{
    m_bar->addAction(add("frame", QStringLiteral("zoom-fit-selection"), tr("Show the selection"),
                         tr("Brings the selected vertices into view, or all of them if none is selected"), Qt::Key_F,
                         [this] { m_view->frameSelected(); }));
    m_bar->addAction(add("frameAll", QStringLiteral("zoom-fit-best"), tr("Show everything"),
                         tr("Brings the texture and all vertices into view"), Qt::Key_Home,
                         [this] { m_view->frameAll(); }));
    add("zoomIn", QStringLiteral("zoom-in"), tr("Zoom in"), tr("Shows less, larger"), Qt::Key_Plus,
        [this] { m_view->zoom(1.25); });
    add("zoomOut", QStringLiteral("zoom-out"), tr("Zoom out"), tr("Shows more, smaller"), Qt::Key_Minus,
        [this] { m_view->zoom(0.8); });
    const auto displayOptions = [this](bool UvDisplayOptions::*part) {
        return [this, part](bool on) {
            UvDisplayOptions now = m_view->displayOptions();
            now.*part = on;
            m_view->setDisplayOptions(now);
        };
    };
    m_bar->addAction(addCheck("grid", QStringLiteral("grid-rectangular"), tr("Grid"),
                              tr("Lines at round fractions, and at texels when they are large"), true,
                              displayOptions(&UvDisplayOptions::grid)));
    addCheck("repeats", {}, tr("Repeat the texture"), tr("Also shows the texture outside 0 to 1 where it repeats"),
             true, displayOptions(&UvDisplayOptions::repeats));
    addCheck("textureAlpha", {}, tr("Alpha of the texture"), tr("Transparent areas of the texture are shown dark"),
             false, displayOptions(&UvDisplayOptions::textureAlpha));
}

void UvPanel::makeOptions()
{
    const auto name = [](QWidget *widget, const QString &name, const QString &help) {
        widget->setAccessibleName(name);
        widget->setToolTip(help);
    };
    name(m_part, tr("Part"), tr("What is shown; follows the selection in the model"));
    name(m_set, tr("UV set"), tr("Which of the vertices' texture coordinates are shown and edited"));
    name(m_texture, tr("Texture"), tr("The texture below, with the layer that shows it and its UV set"));
    name(m_opacity, tr("Opacity of the texture"), tr("How strongly the texture is shown"));
    name(m_pivot, tr("Pivot"), tr("Pivot of scaling, rotating and flipping; Shift + right button places the cursor"));
    name(m_snap, tr("Snap"), tr("What moving snaps to; Ctrl while moving inverts it"));
    name(m_colours, tr("Vertex colours"), QString());
    m_pivot->addItems({tr("About the middle"), tr("About the cursor")});
    m_snap->addItems({tr("No snapping"), tr("Snap to texels"), tr("Snap to 1/16")});
    m_colours->addItems({tr("No colours"), tr("Vertex colours"), tr("Vertex alpha")});
    m_opacity->setRange(0, 100);
    m_opacity->setValue(int(m_view->displayOptions().opacity * 100));
    m_opacity->setMaximumWidth(90);
    connect(m_pivot, &QComboBox::currentIndexChanged, m_view, [this](int row) { m_view->setPivot(UvPivot(row)); });
    connect(m_snap, &QComboBox::currentIndexChanged, m_view, [this](int row) { m_view->setSnapping(UvSnapping(row)); });
    connect(m_colours, &QComboBox::currentIndexChanged, m_view, [this](int row) {
        UvDisplayOptions displayOptions = m_view->displayOptions();
        displayOptions.colours = UvColours(std::max(row, 0));
        m_view->setDisplayOptions(displayOptions);
    });
    connect(m_opacity, &QSlider::valueChanged, m_view, [this](int percent) {
        UvDisplayOptions displayOptions = m_view->displayOptions();
        displayOptions.opacity = percent / 100.0;
        m_view->setDisplayOptions(displayOptions);
    });
}

void UvPanel::makeLayout()
{
    for (QComboBox *box : {m_part, m_set, m_texture, m_pivot, m_snap, m_colours}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(box == m_part || box == m_texture ? 12 : box == m_set ? 7 : 13);
        if (box != m_set)
            box->setMinimumWidth(50);
    }
    auto *what = new QHBoxLayout;
    what->addWidget(m_part, 3);
    what->addWidget(m_set, 1);
    auto *under = new QHBoxLayout;
    under->addWidget(m_texture, 1);
    under->addWidget(m_opacity);
    auto *choices = new TurningRow(70);
    choices->addGroup(what, 1);
    choices->addGroup(under, 1);
    m_bar->setIconSize({16, 16});
    auto *modes = new QHBoxLayout;
    for (QComboBox *box : {m_colours, m_pivot, m_snap})
        modes->addWidget(box);
    auto *tools = new TurningRow(120);
    tools->addGroup(m_bar, 1);
    tools->addGroup(modes, 0);
    m_scroll->setWidget(m_fields);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_readout->setMinimumWidth(0);
    m_readout->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto *left = new QVBoxLayout;
    left->setSpacing(2);
    left->addWidget(m_view, 1);
    left->addWidget(m_readout);
    m_middle->addLayout(left, 1);
    m_middle->addWidget(m_scroll);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(choices);
    column->addWidget(tools);
    column->addLayout(m_middle, 1);
    m_note->setForegroundRole(QPalette::PlaceholderText);
}

void UvPanel::resizeEvent(QResizeEvent *event)
{
    constexpr int sideWidth = 250; // pixels: two number boxes
    const bool isTall = event->size().width() < event->size().height();
    m_middle->setDirection(isTall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_fields->setBeside(isTall);
    m_scroll->setMinimumWidth(isTall ? 0 : sideWidth);
    m_scroll->setSizePolicy(QSizePolicy::Preferred, isTall ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    m_scroll->setMaximumSize(isTall ? QSize(QWIDGETSIZE_MAX, event->size().height() / 3)
                                    : QSize(sideWidth, QWIDGETSIZE_MAX));
    DockPanel::resizeEvent(event);
}

void UvPanel::chooseExport()
{
    const UvPicture &picture = m_view->picture();
    UvExportDialog dialog(picture.isNull() ? QSize(1024, 1024) : QSize(picture.width(), picture.height()),
                          !picture.isNull(), this);
    // What would be written is no longer shown.
    connect(&m_session, &UvSession::documentChanged, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Status done = exportLayout(dialog.file(), dialog.size(), dialog.withTexture());
    say(done ? tr("Written: %1").arg(dialog.file()) : tr("Not written: %1.").arg(translated(done.error().message)),
        !done);
}

} // namespace sinew
