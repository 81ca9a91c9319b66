// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/uv_fields.h"

#include "core/text/translated.h"
#include "widgets/text/plain_label.h"
#include "widgets/uv/uv_number_box.h"

#include <QColorDialog>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

namespace {

constexpr const char *channels[] = {"red", "green", "blue", "alpha"};
constexpr float Colour4::*parts[] = {&Colour4::r, &Colour4::g, &Colour4::b, &Colour4::a};

} // namespace

UvFields::UvFields(UvSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_groups(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_place(new QGroupBox(tr("Selection"))), m_colour(new QGroupBox(tr("Vertex colour"))), m_count(new PlainLabel),
      m_note(new PlainLabel), m_colourNote(new PlainLabel), m_channels(new QWidget), m_swatch(new QToolButton)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(2, 2, 2, 2);
    column->addLayout(m_groups);
    m_groups->addWidget(m_place, 1);
    m_groups->addWidget(m_colour, 1);
    column->addWidget(m_colourNote);
    column->addWidget(m_note);
    column->addStretch();
    for (QLabel *label : {m_count, m_note, m_colourNote})
        label->setWordWrap(true);
    m_colourNote->setForegroundRole(QPalette::PlaceholderText);
    auto *form = new QGridLayout(m_place);
    form->setContentsMargins(4, 4, 4, 4);
    form->setSpacing(3);
    form->addWidget(m_count, 0, 0, 1, 4);
    addBox(m_place, 1, 0, "u", tr("U"), tr("U of the middle"),
           tr("Horizontal centre of the selected vertices: 0 is the left edge of the texture, 1 the right one"), 0.01);
    addBox(m_place, 1, 2, "v", tr("V"), tr("V of the middle"),
           tr("Vertical centre of the selected vertices: 0 is the top edge of the texture, 1 the bottom one"), 0.01);
    addBox(m_place, 2, 0, "width", tr("W"), tr("Width"),
           tr("Width of the selected vertices; they are scaled about the pivot. “*2” makes them twice as wide"), 0.01);
    addBox(m_place, 2, 2, "height", tr("H"), tr("Height"),
           tr("Height of the selected vertices; they are scaled about the pivot"), 0.01);
    addBox(m_place, 3, 0, "angle", tr("∠"), tr("Rotate by degrees"),
           tr("Rotates the selected vertices about the pivot by this many degrees, clockwise"), 15)
        ->setSuffix(QStringLiteral("°"));
    auto *colours = new QVBoxLayout(m_colour);
    colours->setContentsMargins(4, 4, 4, 4);
    colours->setSpacing(3);
    m_swatch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_swatch->setText(tr("Choose…"));
    m_swatch->setAccessibleName(tr("Colour of the selected vertices"));
    m_swatch->setToolTip(tr("Choose a colour for the selected vertices"));
    colours->addWidget(m_channels);
    auto *grid = new QGridLayout(m_channels);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(3);
    const QString letters[] = {tr("R"), tr("G"), tr("B"), tr("A")},
                  names[] = {tr("Red"), tr("Green"), tr("Blue"), tr("Alpha")};
    for (int i = 0; i < 4; ++i)
        addBox(m_channels, i / 2, i % 2 * 2, channels[i], letters[i], names[i],
               tr("%1 of all selected vertices, 0 to 255").arg(names[i]), 1)
            ->setRange(0, 255);
    grid->addWidget(m_swatch, 2, 0, 1, 4);

    connect(box("u"), &UvNumberBox::edited, this, [this](double value) { place(0, value); });
    connect(box("v"), &UvNumberBox::edited, this, [this](double value) { place(1, value); });
    connect(box("width"), &UvNumberBox::edited, this, [this](double value) { resize(0, value); });
    connect(box("height"), &UvNumberBox::edited, this, [this](double value) { resize(1, value); });
    connect(box("angle"), &UvNumberBox::edited, this, &UvFields::turn);
    for (int i = 0; i < 4; ++i)
        connect(box(channels[i]), &UvNumberBox::edited, this, [this, i](double value) { paint(i, value); });
    connect(m_swatch, &QToolButton::clicked, this, &UvFields::chooseColour);
    for (const auto signal : {&UvSession::documentChanged, &UvSession::shownChanged, &UvSession::numbersChanged,
                              &UvSession::selectionChanged})
        connect(&session, signal, this, &UvFields::refresh);
    connect(&session, &UvSession::selectionChanged, this, [this] { m_key = MergeKey::next(); });
    refresh();
}

UvNumberBox *UvFields::addBox(QWidget *group, int row, int column, const char *name, const QString &label,
                              const QString &accessible, const QString &help, double step)
{
    auto *box = new UvNumberBox(accessible, help, step);
    box->setObjectName(QLatin1String(name));
    auto *shown = new PlainLabel(label);
    shown->setToolTip(help);
    shown->setBuddy(box);
    auto *grid = static_cast<QGridLayout *>(group->layout());
    grid->addWidget(shown, row, column);
    grid->addWidget(box, row, column + 1);
    grid->setColumnStretch(column + 1, 1);
    connect(box, &UvNumberBox::finished, this, [this] { m_key = MergeKey::next(); });
    return box;
}

UvNumberBox *UvFields::box(const char *name) const
{
    return findChild<UvNumberBox *>(QLatin1String(name));
}

void UvFields::setBeside(bool isBeside)
{
    m_groups->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void UvFields::refresh()
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    const int count = int(m_session.selected().size());
    m_count->setText(count == 0
                         ? tr("No vertex of %1 is selected.").arg(QLocale().toString(int(m_session.shape().size())))
                         : tr("%1 of %2 vertices")
                               .arg(QLocale().toString(count), QLocale().toString(int(m_session.shape().size()))));
    const auto show = [&](const char *name, double number, bool exists) {
        if (bounds && exists)
            box(name)->showNumber(number);
        else
            box(name)->showNothing();
    };
    const UvBounds b = bounds.value_or(UvBounds());
    show("u", b.centre().u, true);
    show("v", b.centre().v, true);
    show("width", b.size().u, b.size().u > 0);
    show("height", b.size().v, b.size().v > 0);
    show("angle", 0, count > 1);
    refreshColours();
}

void UvFields::refreshColours()
{
    const std::vector<Colour4> &colours = m_session.shape().colours();
    const Message why = m_session.facet() ? m_session.facet()->noColours(m_session.document()->model()) : Message();
    m_colourNote->setText(why.empty() ? QString() : tr("No vertex colours: %1.").arg(translated(why)));
    m_colourNote->setVisible(!why.empty());
    m_colour->setVisible(why.empty());
    const bool any = why.empty() && !colours.empty() && !m_session.selected().empty();
    m_swatch->setEnabled(any);
    for (int i = 0; i < 4; ++i) {
        UvNumberBox *own = box(channels[i]);
        double sum = 0;
        bool same = true;
        for (const std::uint32_t row : m_session.selected()) {
            if (!any)
                break;
            sum += double(colours[row].*parts[i]);
            same &= colours[row].*parts[i] == colours[m_session.selected().front()].*parts[i];
        }
        if (!any)
            own->showNothing();
        else
            own->showNumber(std::round(sum / double(m_session.selected().size()) * 255));
        own->setPrefix(any && !same ? QStringLiteral("⌀ ") : QString());
    }
    QPixmap pixmap(16, 16);
    pixmap.fill(any ? QColor(int(box("red")->value()), int(box("green")->value()), int(box("blue")->value()))
                    : QColor(Qt::transparent));
    m_swatch->setIcon(pixmap);
}

void UvFields::push(const Status &done)
{
    if (!done)
        Q_EMIT refused(tr("Not changed: %1.").arg(translated(done.error().message)));
    refresh();
}

void UvFields::place(int axis, double value)
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    if (!bounds)
        return;
    UvTransform transform;
    (axis == 0 ? transform.move.u : transform.move.v) = value - (axis == 0 ? bounds->centre().u : bounds->centre().v);
    push(m_session.setPoints(m_session.selected(),
                             transformed(m_session.shape().points(), m_session.selected(), transform),
                             tr("Move texture coordinates"), m_key));
}

void UvFields::resize(int axis, double value)
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    const double now = !bounds ? 0 : axis == 0 ? bounds->size().u : bounds->size().v;
    if (now <= 0)
        return;
    UvTransform transform;
    transform.pivot = m_pivot ? m_pivot() : bounds->centre();
    (axis == 0 ? transform.scale.u : transform.scale.v) = value / now;
    push(m_session.setPoints(m_session.selected(),
                             transformed(m_session.shape().points(), m_session.selected(), transform),
                             tr("Scale texture coordinates"), m_key));
}

void UvFields::turn(double degrees)
{
    if (!m_session.selectedBounds() || degrees == 0)
        return;
    UvTransform transform;
    transform.pivot = m_pivot ? m_pivot() : m_session.selectedBounds()->centre();
    transform.angle = degrees;
    transform.aspect = m_session.aspect();
    push(m_session.setPoints(m_session.selected(),
                             transformed(m_session.shape().points(), m_session.selected(), transform),
                             tr("Rotate texture coordinates"), m_key));
    box("angle")->showNumber(0);
}

void UvFields::paint(int channel, double value)
{
    std::vector<Colour4> colours;
    for (const std::uint32_t row : m_session.selected()) {
        colours.push_back(m_session.shape().colours()[row]);
        colours.back().*parts[channel] = float(value / 255);
    }
    push(m_session.setColours(m_session.selected(), colours, tr("Colour vertices"), m_key));
}

void UvFields::paintAll(const Colour4 &colour)
{
    push(m_session.setColours(m_session.selected(), std::vector<Colour4>(m_session.selected().size(), colour),
                              tr("Colour vertices"), m_key));
}

void UvFields::chooseColour()
{
    const Colour4 now = m_session.shape().colours()[m_session.selected().front()];
    // A single step, whatever is tried; Cancel restores everything.
    const std::vector<Colour4> all = m_session.shape().colours();
    std::vector<Colour4> before;
    for (const std::uint32_t row : m_session.selected())
        before.push_back(all[row]);
    m_key = MergeKey::next();
    QColorDialog dialog(QColor::fromRgbF(now.r, now.g, now.b, now.a), this);
    dialog.setOption(QColorDialog::ShowAlphaChannel);
    dialog.setWindowTitle(m_swatch->accessibleName());
    connect(&dialog, &QColorDialog::currentColorChanged, this, [this](const QColor &c) {
        paintAll({c.redF(), c.greenF(), c.blueF(), c.alphaF()});
    });
    // The colours that were tried belong to the document shown before: what is left of them can be undone there.
    bool isShown = true;
    connect(&m_session, &UvSession::documentChanged, &dialog, [&] {
        isShown = false;
        dialog.reject();
    });
    if (dialog.exec() != QDialog::Accepted && isShown)
        push(m_session.setColours(m_session.selected(), before, QString(), m_key));
    m_key = MergeKey::next();
}

} // namespace sinew

#include "moc_uv_fields.cpp"
