// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/curves/commands/curve_operation.h"
#include "widgets/curves/session/curve_session.h"

#include <QFrame>
#include <QMap>
#include <QTimer>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace sinew {

class OperationJob;
class ProgressItem;

/// The panel under the toolbar with the settings of an operation: each change of a field shows its result in all views
/// at once, with the original curves behind it. Only Apply keeps it, as one undo step; Cancel, an edit or undo made
/// elsewhere, another operation, or that it is no longer seen drops it. Long work runs in the background, with
/// progress.
class OperationStrip : public QFrame
{
    Q_OBJECT

public:
    explicit OperationStrip(CurveSession &session, QWidget *parent = nullptr);
    ~OperationStrip() override;

    /// Shows an operation and its result with the settings used last.
    void open(CurveOperation operation);
    bool isOpen() const { return m_open; }
    void accept();
    void cancel();

    QString report() const;
    /// "Rotation of Arm_L in Stand".
    QString subject() const;
    /// The widget of a field: QDoubleSpinBox, QComboBox, QCheckBox or QLineEdit.
    QWidget *field(std::size_t index) const { return m_fields[index]; }
    void setValue(std::size_t index, const QVariant &value);

Q_SIGNALS:
    void closed(); ///< not hidden yet, so that the focus can go elsewhere

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool event(QEvent *event) override;

private:
    QWidget *makeField(const OperationField &field, QWidget *parent);
    QVariantList values() const;
    void preview();
    void showResult(const std::vector<CurveEdit> &edits, Status status, const QString &report);
    void stopWork();
    void close();
    /// The document has dropped the preview.
    void previewDropped();
    /// Names the curves that change, and their sequence, as they may be out of sight.
    void nameSubject(std::span<const CurveEdit> result);
    void setReport(const QString &text, bool bad);

    CurveSession &m_session;
    CurveOperation m_operation;
    QString m_sequence; ///< the one chosen when it opened, empty for all
    QLabel *m_title, *m_subject, *m_report;
    QHBoxLayout *m_settings;
    QWidget *m_area = nullptr;
    QPushButton *m_apply, *m_cancel;
    std::vector<QWidget *> m_fields;
    QMap<QString, QVariantList> m_remembered;
    QTimer m_timer;
    OperationJob *m_job;
    ProgressItem *m_progress;
    QTimer m_progressTimer;
    MergeKey m_key;
    QPointer<Document> m_document; ///< the owner of the keys, while it is open
    bool m_open = false;
    bool m_acceptLater = false; ///< accept() follows when the running work is done
};

} // namespace sinew
