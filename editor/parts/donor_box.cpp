// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/donor_box.h"

#include "core/document/open_document.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

namespace sinew {

DonorBox::DonorBox(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent)
    : QWidget(parent), m_formats(formats), m_settings(settings), m_target(documents.current()), m_box(new QComboBox),
      m_opener(formats)
{
    m_box->setAccessibleName(tr("The other model"));
    m_box->setObjectName(QStringLiteral("donor"));
    auto *open = new QPushButton(tr("&Open…"));
    open->setAutoDefault(false);
    connect(open, &QPushButton::clicked, this, &DonorBox::openWithDialog);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_box, 1);
    line->addWidget(open);
    connect(&m_opener, &DocumentOpener::failed, this,
            [this](const QString &, const Error &error) { Q_EMIT failed(translated(error)); });
    m_box->setPlaceholderText(tr("Choose or open a model"));
    for (const bool foreign : {false, true})
        for (int i = 0; i < documents.size(); ++i) {
            Document *other = documents.at(i);
            if (other == m_target || (&other->model().info() != &m_target->model().info()) != foreign)
                continue;
            Donor donor{other, nullptr};
            donor.isForeign = foreign;
            add(std::move(donor));
        }
    // To convert a model takes time, and is for the user to ask for.
    m_box->setCurrentIndex(m_donors.empty() || m_donors.front().isForeign ? -1 : 0);
    connect(m_box, &QComboBox::currentIndexChanged, this, &DonorBox::donorChanged);
    connect(m_box, &QComboBox::currentIndexChanged, this, &DonorBox::convertChosen);
}

DonorBox::~DonorBox()
{
    m_opener.finish(10'000);
}

Document *DonorBox::donor() const
{
    const int row = m_box->currentIndex();
    return row >= 0 && std::size_t(row) < m_donors.size() ? m_donors[std::size_t(row)].document() : nullptr;
}

void DonorBox::convertChosen()
{
    const int row = m_box->currentIndex();
    if (row < 0 || !m_target)
        return;
    Donor &chosen = m_donors[std::size_t(row)];
    if (!chosen.isForeign || chosen.loaded || chosen.isConverting || !chosen.open)
        return;
    chosen.isConverting = true;
    // A copy, as the model may be edited or closed meanwhile.
    const auto copy = std::make_shared<Document>(chosen.open->model().clone(), chosen.open->sharedFormat());
    copy->setPath(chosen.open->path());
    const QString name = documentTitle(chosen.open);
    m_conversions.run(
        [conversion = DonorConversion(*m_target, m_formats), copy, name] { return conversion.ofModel(copy, name); },
        // The document must not end in the other thread.
        [this, copy, name, row](Result<ConvertedDonor> converted) {
            Donor &donor = m_donors[std::size_t(row)];
            donor.isConverting = false;
            if (m_target && !converted)
                m_box->setCurrentIndex(-1); // first, as a change clears what is told
            if (fill(donor, std::move(converted), name) && m_box->currentIndex() == row)
                Q_EMIT donorChanged();
        });
}

bool DonorBox::fill(Donor &donor, Result<ConvertedDonor> converted, const QString &name)
{
    if (!m_target)
        return false;
    if (!converted) {
        Q_EMIT failed(translated(converted.error()));
        return false;
    }
    donor.loaded = std::make_shared<Document>(std::move(converted->model), m_target->sharedFormat());
    donor.loaded->setObjectName(name);
    donor.notes = converted->notes;
    donor.pictures = converted->pictures;
    return true;
}

QStringList DonorBox::notes() const
{
    return donor() ? m_donors[std::size_t(m_box->currentIndex())].notes : QStringList();
}

const ConvertedPictures *DonorBox::pictures() const
{
    return donor() ? m_donors[std::size_t(m_box->currentIndex())].pictures.get() : nullptr;
}

void DonorBox::choose(const Document &open)
{
    for (std::size_t row = 0; row < m_donors.size(); ++row)
        if (m_donors[row].open == &open)
            m_box->setCurrentIndex(int(row));
}

void DonorBox::open(const QString &path)
{
    if (const auto importer = importerFor(path, m_formats); importer && m_target) {
        m_settings.setLastFolder(QFileInfo(path).path());
        m_conversions.run([conversion = DonorConversion(*m_target, m_formats), importer,
                           path] { return conversion.ofFile(path, *importer); },
                          [this, name = QFileInfo(path).fileName()](Result<ConvertedDonor> converted) {
                              addConverted(std::move(converted), name);
                          });
        return;
    }
    m_opener.open(path, [this, path](std::unique_ptr<Document> document) {
        m_settings.setLastFolder(QFileInfo(path).path());
        addLoaded(std::move(document), QFileInfo(path).fileName());
    });
}

void DonorBox::open(const std::shared_ptr<AssetSource> &archive, const QString &path)
{
    m_opener.open(archive, path, [this, path](std::unique_ptr<Document> document) {
        addLoaded(std::move(document), QFileInfo(path).fileName());
    });
}

void DonorBox::openWithDialog()
{
    // The dialog with this box may close while the file dialog is open, which then must not go too.
    const QPointer<DonorBox> self = this;
    const QString path =
        QFileDialog::getOpenFileName(window()->parentWidget(), tr("Model to take parts from"), m_settings.lastFolder());
    if (self && !path.isEmpty())
        open(path);
}

void DonorBox::addLoaded(std::unique_ptr<Document> document, const QString &name)
{
    if (!m_target)
        return;
    if (&document->model().info() == &m_target->model().info()) {
        add({nullptr, std::move(document)});
        m_box->setCurrentIndex(int(m_donors.size()) - 1);
        return;
    }
    const std::shared_ptr<const Document> donor = std::move(document);
    m_conversions.run(
        [conversion = DonorConversion(*m_target, m_formats), donor, name] { return conversion.ofModel(donor, name); },
        // The document must not end in the other thread.
        [this, donor, name](Result<ConvertedDonor> converted) { addConverted(std::move(converted), name); });
}

void DonorBox::addConverted(Result<ConvertedDonor> converted, const QString &name)
{
    Donor donor;
    if (!fill(donor, std::move(converted), name))
        return;
    add(std::move(donor));
    m_box->setCurrentIndex(int(m_donors.size()) - 1);
}

void DonorBox::add(Donor donor)
{
    const QString title = documentTitle(donor.isForeign ? donor.open.data() : donor.document());
    m_donors.push_back(std::move(donor));
    m_box->addItem(title);
}

} // namespace sinew

#include "moc_donor_box.cpp"
