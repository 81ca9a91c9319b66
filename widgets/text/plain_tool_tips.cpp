// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/text/plain_tool_tips.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QTextBoundaryFinder>

namespace sinew {

namespace {

/// A tool tip is a label owned by Qt. It is polished before it gets its text.
class ToolTipFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() == QEvent::Polish && object->inherits("QTipLabel"))
            static_cast<QLabel *>(object)->setTextFormat(Qt::PlainText);
        return false;
    }
};

} // namespace

void showToolTipsPlain()
{
    static QPointer<ToolTipFilter> filter;
    if (filter)
        return;
    filter = new ToolTipFilter(qApp);
    qApp->installEventFilter(filter);
}

QString wrappedText(const QString &text, int columns)
{
    QString result;
    for (const QString &line : text.split(u'\n')) {
        if (!result.isNull())
            result += u'\n';
        // Where Unicode allows a break: at spaces, and between the characters of scripts without spaces.
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, line);
        qsizetype start = 0, fits = 0;
        for (qsizetype at = breaks.toNextBoundary(); at >= 0; at = breaks.toNextBoundary()) {
            if (QStringView(line).mid(start, at - start).trimmed().size() > columns && fits > start) {
                result += QStringView(line).mid(start, fits - start).trimmed();
                result += u'\n';
                start = fits;
            }
            fits = at;
        }
        result += QStringView(line).mid(start);
    }
    return result;
}

} // namespace sinew
