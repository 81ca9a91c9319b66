// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProxyStyle>

class QStyleOptionComboBox;
class QStyleOptionDockWidget;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QStyleOptionTab;
class QStyleOptionToolButton;

namespace sinew {

/// The program's own look: flat controls over Fusion's geometry, drawn with whatever palette is set. Outlines of
/// controls, marks and the focus have 3:1 (palettes.h), also with the system's palettes. Distances are multiples of 4
/// logical pixels.
class ProgramStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ProgramStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option = nullptr,
                    const QWidget *widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption *option = nullptr, const QWidget *widget = nullptr,
                  QStyleHintReturn *result = nullptr) const override;
    QIcon standardIcon(StandardPixmap icon, const QStyleOption *option = nullptr,
                       const QWidget *widget = nullptr) const override;
    QPixmap generatedIconPixmap(QIcon::Mode mode, const QPixmap &pixmap, const QStyleOption *option) const override;
    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

private:
    /// Each draws one kind of part and returns true if it did.
    bool drawMark(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const;
    bool drawPanel(PrimitiveElement element, const QStyleOption &option, QPainter &painter,
                   const QWidget *widget) const;
    bool drawLine(PrimitiveElement element, const QStyleOption &option, QPainter &painter) const;
    bool drawBar(ControlElement element, const QStyleOption &option, QPainter &painter, const QWidget *widget) const;
    void drawTab(const QStyleOptionTab &tab, QPainter &painter) const;
    void drawDockTitle(const QStyleOptionDockWidget &dock, QPainter &painter) const;
    void drawToolButton(const QStyleOptionToolButton &button, QPainter &painter, const QWidget *widget) const;
    void drawComboBox(const QStyleOptionComboBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSpinBox(const QStyleOptionSpinBox &box, QPainter &painter, const QWidget *widget) const;
    void drawSlider(const QStyleOptionSlider &slider, QPainter &painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionSlider &bar, QPainter &painter, const QWidget *widget) const;
};

} // namespace sinew
