// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/property_context.h"

#include <QMetaMethod>

#include <utility>

namespace sinew {

std::vector<FieldAction> PropertyContext::actions(const Address &address) const
{
    return m_actions && m_document ? m_actions(*m_document, address) : std::vector<FieldAction>();
}

AssetNote PropertyContext::assetNote(const QString &path) const
{
    return m_assetNotes && m_document && !path.isEmpty() ? m_assetNotes(*m_document, path) : AssetNote();
}

bool PropertyContext::browsesElsewhere() const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&PropertyContext::assetBrowseRequested);
    return isSignalConnected(signal);
}

bool PropertyContext::hasCurveEditor() const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&PropertyContext::editCurveRequested);
    return isSignalConnected(signal);
}

void PropertyContext::setRotationOrder(RotationOrder order)
{
    order = order == RotationOrder::Raw ? RotationOrder::Xyz : order;
    if (std::exchange(m_rotation, order) != order)
        Q_EMIT rotationOrderChanged();
}

void PropertyContext::jumpTo(NodeId node)
{
    if (m_document && m_document->model().contains(node))
        m_document->selection().select(node);
}

} // namespace sinew

#include "moc_property_context.cpp"
