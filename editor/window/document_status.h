// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

class QLabel;
class QStatusBar;

namespace sinew {

struct DrawStatistics;
class Document;

/// The permanent part of the status bar: what the document is, whether saving keeps every byte, how much is selected,
/// and what the viewport draws.
class DocumentStatus : public QObject
{
    Q_OBJECT

public:
    explicit DocumentStatus(QStatusBar *bar);

    void setDocument(Document *document);
    /// For the picture drawn last; fps of 0 or less: not playing.
    void setDrawing(double framesPerSecond, const DrawStatistics &statistics);

    /// Features that the preview leaves out or only approximates.
    void setApproximations(const QStringList &features);

private:
    QLabel *addLabel(QStatusBar *bar, const QString &name, bool left);
    void update();
    void showPreview();

    QPointer<Document> m_document;
    QLabel *m_format, *m_bytes, *m_selected, *m_preview, *m_frames, *m_triangles;
    QStringList m_approximations;
    bool m_isReduced = false;
};

} // namespace sinew
