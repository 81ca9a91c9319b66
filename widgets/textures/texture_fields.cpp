// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/texture_fields.h"

#include "widgets/properties/property_row.h"

#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

TextureFields::TextureFields(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    hide();
}

void TextureFields::setDocument(Document *document)
{
    show({});
    m_context.setDocument(document);
}

void TextureFields::show(const std::vector<const ModelTexture *> &textures)
{
    std::vector<std::vector<Address>> wanted;
    for (Address ModelTexture::*field : {&ModelTexture::slot, &ModelTexture::fileId}) {
        std::vector<Address> addresses;
        for (const ModelTexture *texture : textures)
            addresses.push_back(texture->*field);
        if (!addresses.empty() && std::none_of(addresses.begin(), addresses.end(),
                                               [](const Address &address) { return address.node == NoNode; }))
            wanted.push_back(std::move(addresses));
    }
    if (wanted != m_shown) {
        for (PropertyRow *row : m_rows) {
            row->hide();
            row->deleteLater();
        }
        m_rows.clear();
        m_shown = std::move(wanted);
        for (const std::vector<Address> &addresses : m_shown) {
            // An element of a list is labelled by its type, not by the list.
            const QString label = addresses.front().hasElement() ? tr("File ID") : QString();
            m_rows.push_back(new PropertyRow(m_context, Binding(*m_context.document(), addresses), label));
            m_column->addWidget(m_rows.back());
        }
    }
    for (PropertyRow *row : m_rows)
        row->refresh();
    setVisible(!m_rows.empty());
}

} // namespace sinew

#include "moc_texture_fields.cpp"
