// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTextBrowser>

namespace sinew {

/// Shows pages of the manual and their pictures, and nothing else: no files, no addresses.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    /// `folder`: of the pages, among the program's resources (":/manual").
    explicit HelpBrowser(const QString &folder, QWidget *parent = nullptr);

    /// "docks/curves.html#keys"
    void showPage(const QString &page);
    /// Without an anchor.
    QString page() const { return pageOf(source()); }
    QString pageOf(const QUrl &name) const;
    QVariant loadResource(int type, const QUrl &name) override;

protected:
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitPictures();
    bool isInManual(const QUrl &name) const;

    QString m_root; ///< "/manual/"
    int m_fittedWidth = 0;
};

} // namespace sinew
