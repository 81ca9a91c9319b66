// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/draw_call.h"

#include "viewport/qt3d/gpu/make_node.h"

#include <cstring>

namespace sinew {

using namespace Qt3DRender;

namespace {

QGeometryRenderer *makeRenderer(Qt3DCore::QEntity *entity)
{
    auto *renderer = makeNode<QGeometryRenderer>(entity);
    // Explicit bounds keep Qt 3D from scanning the vertices after each upload; nothing is culled by them.
    renderer->setMinPoint({-1e6f, -1e6f, -1e6f});
    renderer->setMaxPoint({1e6f, 1e6f, 1e6f});
    return renderer;
}

} // namespace

DrawCall::DrawCall(Qt3DCore::QNode *owner)
    : m_entity(makeNode<Qt3DCore::QEntity>(owner)), m_renderer(makeRenderer(m_entity)),
      m_material(makeNode<QMaterial>(m_entity))
{
    m_entity->addComponent(m_renderer);
    m_entity->addComponent(m_material);
}

DrawCall::~DrawCall()
{
    delete m_entity;
}

void DrawCall::setGeometry(Qt3DCore::QGeometry *geometry)
{
    m_renderer->setGeometry(geometry);
}

void DrawCall::setStrip(int vertices)
{
    m_renderer->setPrimitiveType(QGeometryRenderer::TriangleStrip);
    m_renderer->setVertexCount(vertices);
}

void DrawCall::setInstances(int count)
{
    m_renderer->setInstanceCount(count);
}

void DrawCall::setEffect(QEffect *effect)
{
    m_material->setEffect(effect);
}

void DrawCall::setSortIndex(float index)
{
    if (m_renderer->sortIndex() == index)
        return;
    if (m_isSorted) {
        // Qt 3D 6.4 keeps sorting by the index that a renderer had first.
        QGeometryRenderer *old = m_renderer;
        m_renderer = makeRenderer(m_entity);
        m_renderer->setGeometry(old->geometry());
        m_renderer->setPrimitiveType(old->primitiveType());
        m_renderer->setVertexCount(old->vertexCount());
        m_renderer->setInstanceCount(old->instanceCount());
        m_entity->removeComponent(old);
        m_entity->addComponent(m_renderer);
        delete old;
    }
    m_renderer->setSortIndex(index);
    m_isSorted = true;
}

void DrawCall::setVisible(bool visible)
{
    m_entity->setEnabled(visible);
}

void DrawCall::shareParameter(QParameter *parameter)
{
    if (parameter == m_shared)
        return;
    if (m_shared)
        m_material->removeParameter(m_shared);
    m_shared = parameter;
    m_material->addParameter(parameter);
}

void DrawCall::setParameter(const char *name, const QVariant &value)
{
    for (const auto &[known, parameter] : m_parameters) {
        if (std::strcmp(known, name) == 0) {
            parameter->setValue(value);
            return;
        }
    }
    auto *parameter = makeNode<QParameter>(m_material, QLatin1String(name), value);
    m_material->addParameter(parameter);
    m_parameters.emplace_back(name, parameter);
    // Textures can be deleted while a hidden call still has them, and Qt 3D warns about parameters without a value.
    QObject::connect(parameter, &QParameter::valueChanged, parameter, [parameter](const QVariant &now) {
        if (!now.isValid())
            parameter->setValue(0);
    });
}

void DrawCall::setBlock(const char *name, const QByteArray &bytes)
{
    if (!m_block) {
        m_block = makeNode<Qt3DCore::QBuffer>(m_material);
        m_block->setData(bytes);
        setParameter(name, QVariant::fromValue(m_block));
    } else if (bytes != m_blockBytes) {
        m_block->setData(bytes);
    }
    m_blockBytes = bytes;
}

} // namespace sinew
