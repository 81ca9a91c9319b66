// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/placement_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>

namespace sinew {

namespace {

constexpr double maxMove = 1e6;
constexpr const char *axes[] = {"X", "Y", "Z"};

QWidget *inOneLine(const QList<QWidget *> &widgets)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : widgets)
        line->addWidget(widget);
    return row;
}

} // namespace

PlacementForm::PlacementForm(QWidget *parent) : QWidget(parent), m_mirror(new QComboBox), m_about(new QComboBox)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("&Scale:"), scaleRow());
    form->addRow(tr("&Turn:"), turnRow());
    addMirror(*form);
    form->addRow(tr("&Move:"), moveRow());
}

void PlacementForm::addMirror(QFormLayout &form)
{
    m_mirror->setObjectName(QStringLiteral("mirror"));
    m_mirror->addItem(tr("No mirror"));
    for (const char *axis : axes)
        m_mirror->addItem(tr("Along %1").arg(QLatin1String(axis)));
    m_mirror->setToolTip(tr("Mirroring along Y exchanges left and right in Warcraft III and World of Warcraft, along X "
                            "in StarCraft II. Names of bones and attachments stay"));
    form.addRow(tr("M&irror:"), m_mirror);
    m_about->setObjectName(QStringLiteral("about"));
    m_about->addItems({tr("Origin of the model"), tr("Ground below its middle"), tr("Its middle")});
    m_about->setToolTip(tr("What stays in its place while the model is scaled, turned and mirrored"));
    form.addRow(tr("&About:"), m_about);
    for (QComboBox *box : {m_mirror, m_about})
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_isQuiet)
                Q_EMIT changed();
        });
}

QDoubleSpinBox *PlacementForm::number(double minimum, double maximum, double value, int decimals, const QString &name)
{
    auto *box = new QDoubleSpinBox;
    box->setDecimals(decimals);
    box->setRange(minimum, maximum);
    box->setValue(value);
    box->setKeyboardTracking(false);
    box->setAccessibleName(name);
    box->setMinimumWidth(box->fontMetrics().horizontalAdvance(QStringLiteral("-10000,000 °")) + 24);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this] {
        if (!m_isQuiet)
            Q_EMIT changed();
    });
    return box;
}

QWidget *PlacementForm::scaleRow()
{
    m_scale = number(0.001, 100000, 100, 3, tr("Scale in percent"));
    m_scale->setObjectName(QStringLiteral("scale"));
    m_scale->setSuffix(tr(" %"));
    QList<QWidget *> row{m_scale};
    for (const double factor : {0.5, 2.0}) {
        auto *button = new QPushButton(factor < 1 ? tr("Halve") : tr("Double"));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, factor] { m_scale->setValue(m_scale->value() * factor); });
        row.append(button);
    }
    return inOneLine(row);
}

QWidget *PlacementForm::turnRow()
{
    QList<QWidget *> row;
    for (int axis = 0; axis < 3; ++axis) {
        m_degrees[axis] = number(-360, 360, 0, 2, tr("Degrees about %1").arg(QLatin1String(axes[axis])));
        m_degrees[axis]->setObjectName(QStringLiteral("turn%1").arg(axis));
        m_degrees[axis]->setPrefix(QLatin1String(axes[axis]) + QLatin1Char(' '));
        m_degrees[axis]->setSuffix(tr("°"));
        m_degrees[axis]->setSingleStep(15);
        m_degrees[axis]->setWrapping(true);
        m_degrees[axis]->setToolTip(tr("Degrees about the model's axis: X first, then Y, then Z"));
        row.append(m_degrees[axis]);
    }
    auto *quarter = new QPushButton(tr("Quarter turn"));
    quarter->setAutoDefault(false);
    quarter->setToolTip(tr("Turn by 90° more about Z, counter-clockwise seen from above"));
    connect(quarter, &QPushButton::clicked, this, [this] {
        const double next = m_degrees[2]->value() + 90;
        m_degrees[2]->setValue(next > 180 ? next - 360 : next);
    });
    return inOneLine(row << quarter);
}

QWidget *PlacementForm::moveRow()
{
    QList<QWidget *> row;
    for (int axis = 0; axis < 3; ++axis) {
        m_move[axis] = number(-maxMove, maxMove, 0, 3, tr("Movement along %1").arg(QLatin1String(axes[axis])));
        m_move[axis]->setObjectName(QStringLiteral("move%1").arg(axis));
        m_move[axis]->setPrefix(QLatin1String(axes[axis]) + QLatin1Char(' '));
        row.append(m_move[axis]);
    }
    m_moveRow = inOneLine(row);
    return m_moveRow;
}

QPushButton *PlacementForm::addButton(const QString &text, const QString &help)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setToolTip(help);
    m_moveRow->layout()->addWidget(button);
    return button;
}

PlacementRequest PlacementForm::request() const
{
    PlacementRequest request;
    request.scale = m_scale->value() / 100;
    for (int axis = 0; axis < 3; ++axis) {
        request.degrees[axis] = m_degrees[axis]->value();
        request.move[axis] = m_move[axis]->value();
    }
    request.mirrored = m_mirror->currentIndex() - 1;
    request.about = PlacementRequest::About(m_about->currentIndex());
    return request;
}

void PlacementForm::setRequest(const PlacementRequest &request)
{
    {
        const QScopedValueRollback<bool> quiet(m_isQuiet, true);
        m_scale->setValue(request.scale * 100);
        for (int axis = 0; axis < 3; ++axis) {
            m_degrees[axis]->setValue(request.degrees[axis]);
            m_move[axis]->setValue(request.move[axis]);
        }
        m_mirror->setCurrentIndex(request.mirrored + 1);
        m_about->setCurrentIndex(request.about);
    }
    Q_EMIT changed();
}

void PlacementForm::setMove(const Eigen::Vector3d &move)
{
    PlacementRequest moved = request();
    moved.move = move;
    setRequest(moved);
}

void PlacementForm::reset()
{
    setRequest({});
}

} // namespace sinew

#include "moc_placement_form.cpp"
