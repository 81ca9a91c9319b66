// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "editor/convert/convert_batch.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;

namespace sinew {

class TextureCanvas;

/// One picture and the result of converting it, with sizes and likeness. It is converted in another thread; a newer
/// request cancels an older one.
class ConvertPreview : public QWidget
{
    Q_OBJECT

public:
    /// The registry must outlive this object.
    explicit ConvertPreview(const ImageRegistry &images, QWidget *parent = nullptr);

    /// Without a value the preview is empty.
    void setRequest(const std::optional<ConvertSource> &source, const ConvertSettings &settings);
    bool isBusy() const { return m_soon.isActive() || m_tasks.isBusy(); }

    QLabel *originalText() const { return m_originalText; }
    QLabel *resultText() const { return m_resultText; }
    QComboBox *levelBox() const { return m_level; }
    QComboBox *channelBox() const { return m_channels; }
    TextureCanvas *original() const { return m_original; }
    TextureCanvas *result() const { return m_result; }

Q_SIGNALS:
    void shown();

private:
    /// In addition to TextureViewer::Channel: the differences, brightened.
    static constexpr int Difference = -1;
    struct Answer
    {
        qint64 sourceBytes = 0;
        std::string description;
        QSize size; ///< of the source
        Result<Conversion> conversion;
    };
    static Answer convert(const ConvertSource &source, const ConvertSettings &settings, const ImageRegistry &images);
    void start();
    void take(const Answer &answer);
    void showLevel();

    const ImageRegistry &m_images;
    std::optional<ConvertSource> m_source;
    ConvertSettings m_settings;
    std::optional<Conversion> m_conversion;
    TextureCanvas *m_original, *m_result;
    QComboBox *m_level, *m_channels;
    QLabel *m_originalText, *m_resultText, *m_notes;
    QTimer m_soon;
    TaskRunner m_tasks{TaskRunner::AtEnd::Wait, 1};
};

/// "42.1 dB", or "equal".
QString decibelText(double decibels);

} // namespace sinew
