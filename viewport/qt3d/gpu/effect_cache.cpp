// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/effect_cache.h"

#include "viewport/qt3d/gpu/make_node.h"

#include <QFile>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QColorMask>
#include <Qt3DRender/QCullFace>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QPointSize>
#include <Qt3DRender/QPolygonOffset>
#include <Qt3DRender/QRasterMode>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QStencilOperation>
#include <Qt3DRender/QStencilOperationArguments>
#include <Qt3DRender/QStencilTest>
#include <Qt3DRender/QStencilTestArguments>
#include <Qt3DRender/QTechnique>

// A static library's resources are linked only if something refers to them; the macro needs the global namespace.
static void initShaderResources()
{
    Q_INIT_RESOURCE(shaders);
}

namespace sinew {

using namespace Qt3DRender;

namespace {

QByteArray resource(const QByteArray &name)
{
    QFile file(QStringLiteral(":/sinew/shaders/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The code that reads the layers of a surface, each with its own sampler, and finds their results by number.
QByteArray surfaceLayerSource(const SurfaceVariant &surface)
{
    QByteArray samplers, variables, read, tone, find, cube;
    for (int layer = 0; layer < int(surface.layers); ++layer) {
        const QByteArray number = QByteArray::number(layer), sampler = surfaceTextureNames[layer],
                         texel = "texel" + number;
        QByteArray source = "texture(" + sampler + ", coordinates(" + number + "))";
        if (surface.triPlanar)
            source = "parts[" + number + "].rowU.w > 15.5 ? alongPlanes(" + sampler + ", " + number + ") : " + source;
        samplers += "uniform sampler2D " + sampler + ";\n";
        variables += "vec4 " + texel + ";\n";
        read += "    " + texel + " = parts[" + number + "].colour * (" + source + ");\n";
        tone += "    " + texel + " = toned(" + number + ", " + texel + ");\n";
        find += "place == " + number + " ? " + texel + " : ";
        cube += "    " + texel + " = mirror == " + number + " ? cubed : " + texel + ";\n";
    }
    if (surface.cube) {
        samplers += "uniform samplerCube " + QByteArray(surfaceCubeName) + ";\n";
        read += "    int mirror = placeOf(6);\n    vec4 cubed = texture(" + QByteArray(surfaceCubeName) +
                ", cubeDirection(max(mirror, 0)));\n" + cube;
    }
    return samplers + variables + "void readTexels()\n{\n" + read + "}\nvoid toneTexels()\n{\n" + tone +
           "}\nvec4 texelAt(int place)\n{\n    return " + find + "vec4(0.0);\n}\n";
}

/// The definitions for a shader that includes “variant”.
QByteArray definitions(const EffectKey &key)
{
    const std::pair<const char *, int> values[] = {{"SPRITE_TEXTURES", key.sprite.textures},
                                                   {"SPRITE_LIT", key.sprite.lit},
                                                   {"SURFACE_BASE", key.sprite.base},
                                                   {"SURFACE_GLOW", key.sprite.glow},
                                                   {"SURFACE_MASK", key.sprite.mask},
                                                   {"LAYER_LIT", key.layer.lit},
                                                   {"LAYER_SPHERE", key.layer.sphere},
                                                   {"COMBINER", int(key.layer.combiner)},
                                                   {"STAGES", int(stagesOf(key.layer.combiner))}};
    QByteArray lines;
    for (const auto &[name, value] : values)
        lines += "#define " + QByteArray(name) + ' ' + QByteArray::number(value) + '\n';
    return lines;
}

/// Lines “#pragma include name” are replaced by that file; the names “surface layers” and “variant” stand for the code
/// that reads the layers and for the definitions.
QByteArray shaderSource(const char *name, const EffectKey &key)
{
    initShaderResources();
    static const QByteArray include = "#pragma include ";
    QByteArray source;
    for (const QByteArray &line : resource(name).split('\n')) {
        const QByteArray included = line.startsWith(include) ? line.mid(include.size()).trimmed() : QByteArray();
        source += included.isEmpty()             ? line
                  : included == "surface layers" ? surfaceLayerSource(key.surface)
                  : included == "variant"        ? definitions(key)
                                                 : resource(included);
        source += '\n';
    }
    return source;
}

QBlendEquationArguments::Blending toQt3D(BlendFactor factor)
{
    using Arguments = QBlendEquationArguments;
    switch (factor) {
    case BlendFactor::Zero:
        return Arguments::Zero;
    case BlendFactor::SourceAlpha:
        return Arguments::SourceAlpha;
    case BlendFactor::OneMinusSourceAlpha:
        return Arguments::OneMinusSourceAlpha;
    case BlendFactor::SourceColour:
        return Arguments::SourceColor;
    case BlendFactor::DestinationColour:
        return Arguments::DestinationColor;
    case BlendFactor::One:
        break;
    }
    return Arguments::One;
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

    if (const FilterState filter = filterState(key.blend); filter.blends) {
        auto *equation = makeNode<QBlendEquation>(pass);
        equation->setBlendFunction(QBlendEquation::Add);
        pass->addRenderState(equation);
        auto *arguments = makeNode<QBlendEquationArguments>(pass);
        arguments->setSourceRgb(toQt3D(filter.source));
        arguments->setDestinationRgb(toQt3D(filter.destination));
        arguments->setSourceAlpha(toQt3D(filter.source));
        arguments->setDestinationAlpha(toQt3D(filter.destination));
        pass->addRenderState(arguments);
    }
    if (key.wireframe) {
        auto *raster = makeNode<QRasterMode>(pass);
        raster->setRasterMode(QRasterMode::Lines);
        raster->setFaceMode(QRasterMode::FrontAndBack);
        pass->addRenderState(raster);
    }
    if (key.program == EffectKey::Element) {
        auto *size = makeNode<QPointSize>(pass);
        size->setSizeMode(QPointSize::Programmable);
        pass->addRenderState(size);
    }
    if (key.offsetToViewer) {
        auto *offset = makeNode<QPolygonOffset>(pass);
        offset->setScaleFactor(-1);
        offset->setDepthSteps(-2);
        pass->addRenderState(offset);
    }
}

} // namespace

QShaderProgram *EffectCache::program(const EffectKey &key)
{
    QShaderProgram *&program = m_programs[{key.program, key.surface, key.sprite, key.layer}];
    if (program)
        return program;
    static constexpr const char *names[][2] = {
        {"mesh.vert", "layer.frag"},        {"hd.vert", "hd.frag"},          {"batch.vert", "batch.frag"},
        {"mesh.vert", "flat.frag"},         {"line.vert", "line.frag"},      {"label.vert", "label.frag"},
        {"particle.vert", "particle.frag"}, {"ribbon.vert", "sprite.frag"},  {"outline.vert", "flat.frag"},
        {"surface.vert", "surface.frag"},   {"element.vert", "element.frag"}};
    program = makeNode<QShaderProgram>(m_owner);
    program->setVertexShaderCode(shaderSource(names[key.program][0], key));
    program->setFragmentShaderCode(shaderSource(names[key.program][1], key));
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
    effect->addParameter(m_uniforms.parameter());

    auto *pass = makeNode<QRenderPass>(technique);
    pass->setShaderProgram(program(key));
    addStates(pass, key);
    technique->addRenderPass(pass);
    return effect;
}

} // namespace sinew
