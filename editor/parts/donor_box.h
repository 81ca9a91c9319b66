// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/document_opener.h"
#include "editor/parts/donor_conversion.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

class QComboBox;

namespace sinew {

class DocumentList;
class Settings;

/// Chooses the model that parts are taken from (the donor): an open document, or a file that is read for this alone.
/// One of another format, and files of other programs (glTF, OBJ), are converted first, if the format of the current
/// document can be made of others.
class DonorBox : public QWidget
{
    Q_OBJECT

public:
    /// Lists the other open models, those of the current document's format first. All must outlive this object.
    DonorBox(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent = nullptr);
    ~DonorBox() override;

    /// Null if there is none, or if it is still being converted.
    Document *donor() const;
    /// What was lost when it was converted from another format.
    QStringList notes() const;
    /// Its pictures if it was converted, else null.
    const ConvertedPictures *pictures() const;
    int count() const { return int(m_donors.size()); }
    /// Does nothing unless it is listed.
    void choose(const Document &open);
    /// Reads a model, which then is the donor.
    void open(const QString &path);
    void open(const std::shared_ptr<AssetSource> &archive, const QString &path);

Q_SIGNALS:
    void donorChanged();
    void failed(const QString &why);

private:
    struct Donor
    {
        QPointer<Document> open; ///< of another format if it is foreign; `loaded` is made of it once it is chosen
        std::shared_ptr<Document> loaded;
        QStringList notes = {};
        std::shared_ptr<const ConvertedPictures> pictures = {};
        bool isForeign = false, isConverting = false;
        Document *document() const { return loaded ? loaded.get() : isForeign ? nullptr : open.data(); }
    };

    void openWithDialog();
    /// Converts the chosen model if it is open and of another format.
    void convertChosen();
    void add(Donor donor);
    void addLoaded(std::unique_ptr<Document> document, const QString &name);
    /// False if there is nothing to fill it with, which has been told.
    bool fill(Donor &donor, Result<ConvertedDonor> converted, const QString &name);
    void addConverted(Result<ConvertedDonor> converted, const QString &name);

    const FormatRegistry &m_formats;
    Settings &m_settings;
    const QPointer<Document> m_target;
    std::vector<Donor> m_donors;
    QComboBox *m_box;
    DocumentOpener m_opener;
    TaskRunner m_conversions{TaskRunner::AtEnd::Wait, 1};
};

} // namespace sinew
