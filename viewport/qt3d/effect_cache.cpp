// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/effect_cache.h"

#include "viewport/qt3d/make_node.h"

#include <QFile>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRasterMode>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>
#include <Qt3DRender/QTechnique>

// A static library's resources are linked only when something asks for them; the macro needs the global namespace.
static void initShaderResources()
{
    Q_INIT_RESOURCE(shaders);
}

namespace sinew {

using namespace Qt3DRender;

namespace {

QByteArray shaderSource(const char *name)
{
    initShaderResources();
    QFile file(QStringLiteral(":/sinew/shaders/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Factors
{
    QBlendEquationArguments::Blending source, destination;
};

/// rendering-and-simulation.md §3.
Factors factors(FilterMode mode)
{
    using Arguments = QBlendEquationArguments;
    switch (mode) {
    case FilterMode::Additive:
    case FilterMode::AddAlpha:
        return {Arguments::SourceAlpha, Arguments::One};
    case FilterMode::Modulate:
        return {Arguments::Zero, Arguments::SourceColor};
    case FilterMode::Modulate2x:
        return {Arguments::DestinationColor, Arguments::SourceColor};
    default:
        return {Arguments::SourceAlpha, Arguments::OneMinusSourceAlpha};
    }
}

void addStencil(QRenderPass *pass, bool marks)
{
    auto *test = makeNode<QStencilTest>(pass);
    auto *operation = makeNode<QStencilOperation>(pass);
    for (QStencilTestArguments *side : {test->front(), test->back()}) {
        side->setStencilFunction(marks ? QStencilTestArguments::Always : QStencilTestArguments::NotEqual);
        side->setReferenceValue(1);
        side->setComparisonMask(0xff);
    }
    for (QStencilOperationArguments *side : {operation->front(), operation->back()})
        side->setAllTestsPassOperation(marks ? QStencilOperationArguments::Replace : QStencilOperationArguments::Keep);
    pass->addRenderState(test);
    pass->addRenderState(operation);
}

void addStates(QRenderPass *pass, const EffectKey &key)
{
    auto *cull = makeNode<QCullFace>(pass);
    cull->setMode(key.cullBack ? QCullFace::Back : QCullFace::NoCulling);
    pass->addRenderState(cull);

    auto *depth = makeNode<QDepthTest>(pass);
    depth->setDepthFunction(key.depthTest ? QDepthTest::LessOrEqual : QDepthTest::Always);
    pass->addRenderState(depth);
    if (!key.depthWrite)
        pass->addRenderState(makeNode<QNoDepthMask>(pass));

    // The picture itself stays opaque whatever is drawn into it.
    auto *mask = makeNode<QColorMask>(pass);
    mask->setAlphaMasked(false);
    if (key.stencil == EffectKey::Mark) {
        mask->setRedMasked(false);
        mask->setGreenMasked(false);
        mask->setBlueMasked(false);
    }
    pass->addRenderState(mask);
    if (key.stencil != EffectKey::Ignored)
        addStencil(pass, key.stencil == EffectKey::Mark);

    if (key.blend != FilterMode::None && key.blend != FilterMode::Transparent) {
        auto *equation = makeNode<QBlendEquation>(pass);
        equation->setBlendFunction(QBlendEquation::Add);
        pass->addRenderState(equation);
        auto *arguments = makeNode<QBlendEquationArguments>(pass);
        const auto [source, destination] = factors(key.blend);
        arguments->setSourceRgb(source);
        arguments->setDestinationRgb(destination);
        arguments->setSourceAlpha(source);
        arguments->setDestinationAlpha(destination);
        pass->addRenderState(arguments);
    }
    if (key.wireframe) {
        auto *raster = makeNode<QRasterMode>(pass);
        raster->setRasterMode(QRasterMode::Lines);
        raster->setFaceMode(QRasterMode::FrontAndBack);
        pass->addRenderState(raster);
    }
    if (key.offsetToViewer) {
        auto *offset = makeNode<QPolygonOffset>(pass);
        offset->setScaleFactor(-1);
        offset->setDepthSteps(-2);
        pass->addRenderState(offset);
    }
}

} // namespace

QShaderProgram *EffectCache::program(EffectKey::Program which)
{
    QShaderProgram *&program = m_programs[which];
    if (program)
        return program;
    static constexpr const char *names[][2] = {{"mesh.vert", "layer.frag"},
                                               {"mesh.vert", "flat.frag"},
                                               {"line.vert", "line.frag"},
                                               {"label.vert", "label.frag"},
                                               {"particle.vert", "sprite.frag"},
                                               {"ribbon.vert", "sprite.frag"},
                                               {"outline.vert", "flat.frag"}};
    program = makeNode<QShaderProgram>(m_owner);
    program->setVertexShaderCode(shaderSource(names[which][0]));
    program->setFragmentShaderCode(shaderSource(names[which][1]));
    return program;
}

QEffect *EffectCache::effect(const EffectKey &key)
{
    QEffect *&effect = m_effects[key];
    if (effect)
        return effect;
    effect = makeNode<QEffect>(m_owner);
    auto *technique = makeNode<QTechnique>(effect);
    technique->graphicsApiFilter()->setApi(QGraphicsApiFilter::OpenGL);
    technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
    technique->graphicsApiFilter()->setMajorVersion(3);
    technique->graphicsApiFilter()->setMinorVersion(3);
    effect->addTechnique(technique);

    auto *pass = makeNode<QRenderPass>(technique);
    pass->setShaderProgram(program(key.program));
    addStates(pass, key);
    technique->addRenderPass(pass);
    return effect;
}

} // namespace sinew
