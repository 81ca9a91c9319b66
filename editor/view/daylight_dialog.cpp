// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/daylight_dialog.h"

#include "editor/documents/document_views.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sinew {

DaylightDialog::DaylightDialog(DocumentViews &views, QWidget *parent)
    : QDialog(parent), m_views(views), m_preset(new QComboBox), m_fog(new QCheckBox(tr("&Fog")))
{
    setWindowTitle(tr("Daylight and fog"));
    setAttribute(Qt::WA_DeleteOnClose);
    for (const DaylightPreset &preset : daylightPresets())
        m_preset->addItem(QCoreApplication::translate("Daylight", preset.name));
    m_preset->addItem(tr("Custom"));
    connect(m_preset, &QComboBox::activated, this, [this](int row) {
        if (std::size_t(row) < daylightPresets().size())
            change([row](ViewOptions &options) { options.daylight = daylightPresets()[std::size_t(row)].light; });
        else
            read();
    });
    connect(m_fog, &QCheckBox::toggled, this,
            [this](bool on) { change([on](ViewOptions &options) { options.fog = on; }); });

    auto *form = new QFormLayout;
    form->addRow(tr("&Preset:"), m_preset);
    QDoubleSpinBox *yaw = makeNumber(-180, 180, tr("°"), [](ViewOptions &o) -> float & { return o.daylight.sunYaw; });
    yaw->setWrapping(true);
    yaw->setToolTip(tr("0 is in front of a unit, 90 on its left"));
    form->addRow(tr("Sun's &direction:"), yaw);
    form->addRow(tr("Sun's &height:"),
                 makeNumber(-90, 90, tr("°"), [](ViewOptions &o) -> float & { return o.daylight.sunElevation; }));
    form->addRow(tr("&Sunlight:"),
                 makeColour(tr("Sunlight"), [](ViewOptions &o) -> QColor & { return o.daylight.sun; }));
    form->addRow(tr("&Ambient light:"),
                 makeColour(tr("Ambient light"), [](ViewOptions &o) -> QColor & { return o.daylight.ambient; }));
    form->addRow(m_fog);
    form->addRow(tr("Fog's &colour:"),
                 makeColour(tr("Fog's colour"), [](ViewOptions &o) -> QColor & { return o.fogColour; }));
    form->addRow(tr("Fog be&gins at:"), makeNumber(0, 1e5, {}, [](ViewOptions &o) -> float & { return o.fogStart; }));
    form->addRow(tr("Fog &ends at:"), makeNumber(0, 1e5, {}, [](ViewOptions &o) -> float & { return o.fogEnd; }));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(&m_views, &DocumentViews::optionsChanged, this, &DaylightDialog::read);
    read();
}

void DaylightDialog::showFor(DocumentViews &views, QWidget *window)
{
    auto *dialog = window->findChild<DaylightDialog *>();
    if (!dialog)
        dialog = new DaylightDialog(views, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

QPushButton *DaylightDialog::makeColour(const QString &title, const std::function<QColor &(ViewOptions &)> &colour)
{
    auto *button = new QPushButton;
    button->setAccessibleName(title);
    m_readers.push_back([button, colour](ViewOptions &options) {
        QPixmap swatch(32, 16);
        swatch.fill(colour(options));
        button->setIcon(swatch);
        button->setText(colour(options).name());
    });
    connect(button, &QPushButton::clicked, this, [this, title, colour] {
        ViewOptions before = m_views.options();
        QColorDialog picker(colour(before), this);
        picker.setWindowTitle(title);
        const auto show = [this, colour](const QColor &chosen) {
            change([&](ViewOptions &options) { colour(options) = chosen; });
        };
        connect(&picker, &QColorDialog::currentColorChanged, this, show);
        if (picker.exec() != QDialog::Accepted)
            show(colour(before));
    });
    return button;
}

QDoubleSpinBox *DaylightDialog::makeNumber(double minimum, double maximum, const QString &suffix,
                                           const std::function<float &(ViewOptions &)> &number)
{
    auto *box = new QDoubleSpinBox;
    box->setRange(minimum, maximum);
    box->setDecimals(1);
    box->setSingleStep(maximum > 1000 ? 50 : 5);
    box->setSuffix(suffix);
    // Each change is shown in all boxes, in their own notation: not while one is being typed in.
    box->setKeyboardTracking(false);
    m_readers.push_back([box, number](ViewOptions &options) {
        const QSignalBlocker blocker(box);
        box->setValue(double(number(options)));
    });
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, number](double value) { change([&](ViewOptions &options) { number(options) = float(value); }); });
    return box;
}

void DaylightDialog::change(const std::function<void(ViewOptions &)> &how)
{
    ViewOptions options = m_views.options();
    how(options);
    m_views.setOptions(options);
}

void DaylightDialog::read()
{
    ViewOptions options = m_views.options();
    for (const auto &reader : m_readers)
        reader(options);
    const auto presets = daylightPresets();
    int row = 0;
    while (std::size_t(row) < presets.size() && presets[std::size_t(row)].light != options.daylight)
        ++row;
    m_preset->setCurrentIndex(row);
    const QSignalBlocker blocker(m_fog);
    m_fog->setChecked(options.fog);
}

} // namespace sinew

#include "moc_daylight_dialog.cpp"
