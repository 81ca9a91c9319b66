// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/uv/session/uv_session.h"

#include <QWidget>

class QBoxLayout;
class QGroupBox;
class QLabel;
class QToolButton;

namespace sinew {

class UvNumberBox;

/// The selected vertices in numbers: the position of their middle, their size, and their colour if vertices have one.
class UvFields : public QWidget
{
    Q_OBJECT

public:
    explicit UvFields(UvSession &session, QWidget *parent = nullptr);

    /// The pivot of sizes and rotations; called on demand.
    void setPivot(std::function<UvPoint()> pivot) { m_pivot = std::move(pivot); }
    /// By name: "u", "v", "width", "height", "angle", "red", "green", "blue", "alpha" (0…255).
    UvNumberBox *box(const char *name) const;
    /// Places position and colour side by side instead of one above the other.
    void setBeside(bool isBeside);
    QToolButton *swatch() const { return m_swatch; }
    QLabel *note() const { return m_note; }
    QLabel *colourNote() const { return m_colourNote; }

Q_SIGNALS:
    void refused(const QString &text);

private:
    UvNumberBox *addBox(QWidget *group, int row, int column, const char *name, const QString &label,
                        const QString &accessible, const QString &help, double step);
    void refresh();
    void refreshColours();
    void place(int axis, double value);
    void resize(int axis, double value);
    void turn(double degrees);
    void paint(int channel, double value);
    void paintAll(const Colour4 &colour);
    void chooseColour();
    void push(const Status &done);

    UvSession &m_session;
    std::function<UvPoint()> m_pivot;
    QBoxLayout *m_groups;
    QGroupBox *m_place, *m_colour;
    QLabel *m_count, *m_note, *m_colourNote;
    QWidget *m_channels;
    QToolButton *m_swatch;
    MergeKey m_key = MergeKey::next();
};

} // namespace sinew
