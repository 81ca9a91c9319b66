// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Nothing of a source is left out silently: whatever field of it is changed so that it looks different, the new model
// or the list of losses differs as well (conversion.md §11, check 15).

#include "core/model/path.h"
#include "core/model/walk.h"
#include "core/scene/same.h"
#include "tests/plugins/create/created.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_creation_complete {

using namespace sinew;
using namespace sinew::test;

/// Everything that users get: the model, how its pictures are made, and what they are told.
struct Outcome
{
    QByteArray bytes;
    QStringList told;
    bool operator==(const Outcome &) const = default;
};

Outcome outcomeOf(const RenderScene &scene, const Model &model, const std::string &game, const char *target)
{
    static const auto mdx = createMdxFormat();
    const CreationSource source{scene, &model, "made", game};
    CreationOptions options = mdx->creation()->suggested(source, target);
    options.sequences = mdx->creation()->allSequences(source);
    const auto made = mdx->creation()->create(source, options);
    Outcome outcome;
    if (!made) {
        outcome.told += QString::fromStdString(made.error().text());
        return outcome;
    }
    if (const auto written = mdx->write(*made->model))
        outcome.bytes = written->front().bytes;
    for (const ConversionLoss &loss : made->losses)
        outcome.told += QString::fromStdString(loss.message.text());
    for (const CreatedTexture &texture : made->textures) {
        QString recipe = QString::fromStdString(texture.path) + QString::number(int(texture.colour)) +
                         QString::number(double(texture.cutFrom));
        for (const PictureChannel &channel : texture.channels) {
            recipe += QStringLiteral(" %1+%2").arg(double(channel.scale)).arg(double(channel.offset));
            for (const PictureFactor &factor : channel.factors)
                recipe += QStringLiteral("*%1.%2%3")
                              .arg(QString::fromStdString(scene.textures[std::size_t(factor.texture)].path))
                              .arg(factor.channel)
                              .arg(factor.isInverted);
        }
        outcome.told += recipe;
    }
    return outcome;
}

/// Changes a value so that it is seen: numbers by half, or from nothing to a half.
void change(void *data, const TypeInfo &type)
{
    switch (type.kind) {
    case Kind::Float:
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4:
    case Kind::Quat:
    case Kind::Colour:
    case Kind::Colour4:
    case Kind::Matrix: {
        float &number = *static_cast<float *>(data);
        number = number == 0 || !std::isfinite(number) ? 0.5f : number * 1.5f;
        return;
    }
    case Kind::FixedArray:
        if (type.element)
            return change(data, *type.element);
        [[fallthrough]];
    default:
        *static_cast<std::uint8_t *>(data) ^= 1;
    }
}

/// Another value of the same field; absent where there is nothing that could differ.
std::optional<Value> changed(const FieldRef &ref)
{
    Value value(*ref.type, ref.data);
    const std::size_t width = ref.type->element ? ref.type->element->valueSize() : 0;
    if (ref.type->kind == Kind::Array) {
        auto &array = *static_cast<ArrayBase *>(value.data());
        if (array.isEmpty() || width == 0)
            return std::nullopt;
        change(array.editRaw(width), *ref.type->element);
    } else if (ref.type->kind == Kind::Curve) {
        auto &curve = *static_cast<CurveBase *>(value.data());
        if (curve.size() == 0 || width == 0)
            return std::nullopt;
        change(curve.editRawPart(0, width), *ref.type->element);
    } else {
        change(value.data(), *ref.type);
    }
    return value;
}

/// "RibbonEmitter.heightAbove": the structure, and the way from its object.
std::string nameOf(const Model &model, const Address &address)
{
    const ObjectRef object = model.object(address.node);
    const std::string path = pathOf(model, address);
    const std::size_t end = path.rfind(']');
    return (object ? object.info->name : "Model") + (end == path.npos ? '.' + path : path.substr(end + 1));
}

/// Fields, by how their name begins, whose objects or values are in the list already, and words of what says so.
constexpr std::pair<const char *, const char *> listedFields[] = {
    {"Batch.", "Meshes that were not chosen"}, // of the other levels of detail
    {"Event.", "Events mean something in their own game only"},
    {"ExtendedParticle.alphaCutoff", "Factors of particles' colours"},
    {"ExtendedParticle.alphaMultiplier", "Factors of particles' colours"},
    {"ExtendedParticle.colourMultiplier", "Factors of particles' colours"},
    {"ExtendedParticle.zSource", "Particles born on spheres"},
    {"Force.", "Forces are left out"},
    {"Layer.flipbook", "Cells of textures are left out"},
    {"Layer.multiply", "brighter and darker"},
    {"Layer.texture", "Meshes that show nothing are left out"},
    {"Material.", "Meshes that were not chosen"},
    {"Particle.alpha", "Courses over the life"},
    {"Particle.alphaHold", "one middle of their life"},
    {"Particle.alphaMiddle", "one middle of their life"},
    {"Particle.baseSpin", "do not spin"},
    {"Particle.colourHold", "one middle of their life"},
    {"Particle.colourMiddle", "one middle of their life"},
    {"Particle.colourEnd2", "Random differences"},
    {"Particle.colourMid2", "Random differences"},
    {"Particle.colourStart2", "Random differences"},
    {"Particle.cutout", "other shapes than a rectangle"},
    {"Particle.distanceLimit", "do not end at a distance"},
    {"Particle.drag", "slow down"},
    {"Particle.emissionRateVariation", "Random differences"},
    {"Particle.emitterType", "Particles born on spheres"},
    {"Particle.first", "Cells of"},
    {"Particle.flipbook", "Cells of textures are left out"},
    {"Particle.follow", "do not follow"},
    {"Particle.geometryModel", "Models that particles carry"},
    {"Particle.gravityVector", "straight down"},
    {"Particle.gravityX", "straight down"},
    {"Particle.gravityY", "straight down"},
    {"Particle.headCell", "Courses over the life"},
    {"Particle.horizontalRange", "certain sides"},
    {"Particle.lifespan2", "Random differences"},
    {"Particle.lifespanVariation", "Random differences"},
    {"Particle.localForces", "Noise, forces"},
    {"Particle.mass", "slow down"},
    {"Particle.multiTexture", "several textures"},
    {"Particle.noise", "Noise, forces"},
    {"Particle.parentVelocity", "Noise, forces"},
    {"Particle.recursionModel", "Models that particles carry"},
    {"Particle.rotation", "do not spin"},
    {"Particle.scaleVariation", "Random differences"},
    {"Particle.second", "Cells of"},
    {"Particle.size2", "Random differences"},
    {"Particle.sizeHold", "one middle of their life"},
    {"Particle.sizeMiddle", "one middle of their life"},
    {"Particle.spin", "do not spin"},
    {"Particle.spline", "Particles born"},
    {"Particle.tailCell", "Courses over the life"},
    {"Particle.texture", "several textures"},
    {"Particle.tumble", "do not spin"},
    {"Particle.twinkle", "do not twinkle"},
    {"Particle.wind", "know no wind"},
    {"Particle.zSource", "Particles born on spheres"},
    {"Projection.", "Projected pictures"},
    {"Ribbon.", "no counterpart"}, // those of the samples span between two bones
    {"RibbonSpline.", "no counterpart"},
    {"Root.collision", "neither boxes nor spheres"},
    {"Root.normals", "Meshes that were not chosen"},
    {"Root.particleGeosets", "always on"},
    {"Root.tightHitTest", "neither boxes nor spheres"},
    {"Sequence.blendTime", "shorter time than the longest"},
    {"Skin.", "Meshes that were not chosen"},
    {"SplinePoint.", "other shapes than a rectangle"},
    {"Submesh.", "Meshes that were not chosen"},
    {"Texture.", "Meshes that were not chosen"},
};

/// Fields that say nothing by themselves, and why.
constexpr std::pair<const char *, const char *> quietFields[] = {
    {"Batch.flags", "bit 0: sorting by the nearest point, which is listed where it is on"},
    {"Batch.materialLayer", "the order of opaque batches is not seen"},
    {"Camera.", "out of range in these files: the usual values of the game replace them"},
    {"Layer.alpha", "counts with the team's colour and in masks"},
    {"Layer.colour", "counts without a texture"},
    {"Layer.flipbook", "one cell is none"},
    {"Layer.fresnel", "counts with a kind of fresnel"},
    {"Layer.triPlanar", "counts in projections, which are listed"},
    {"Layer.uvAngle", "only the turn about z turns a texture"},
    {"Light.falloff", "of spotlights, which are listed"},
    {"Particle.direction", "of particles that face a direction, which are listed"},
    {"Light.hotspot", "of spotlights"},
    {"Particle.alphaVariation", "counts with a kind of wave, which is listed"},
    {"Particle.burstMultiplier", "counts for particles that follow their emitter at once, which is listed"},
    {"Particle.count", "only keys of it are bursts, which are listed"},
    {"Particle.cutout", "counts with the flag for it"},
    {"Particle.headCell", "of emitters of tails"},
    {"Particle.horizontalRange", "beyond half a turn to both sides all is the same"},
    {"Particle.horizontalSpreadVariation", "counts with a kind of wave"},
    {"Particle.phaseShift", "of waves"},
    {"Particle.pitchVariation", "counts with a kind of wave"},
    {"Particle.rotationVariation", "counts with a kind of wave"},
    {"Particle.shapeRadius", "of shapes that have one"},
    {"Particle.shapeSize", "of shapes that have one"},
    {"Particle.sizeVariation", "counts with a kind of wave"},
    {"Particle.speedVariation", "counts with a kind of wave"},
    {"Particle.spline", "of emitters along splines"},
    {"Particle.tailCell", "of emitters of heads"},
    {"Particle.tailLength", "of tails"},
    {"Particle.verticalSpreadVariation", "counts with a kind of wave"},
    {"Particle.yawVariation", "counts with a kind of wave"},
    {"Region.rootBone", "only sorts"},
    {"Root.bounds", "worked out anew"},
    {"Root.textureFileIds", "of a texture that has a name, or that nothing shows"},
    {"Sequence.aliasNext", "another one with the same keys"},
    {"Sequence.blendTimeOut", "counts for sequences without a time of their own"},
    {"Sequence.bounds", "worked out anew"},
    {"Sequence.flags", "names say what loops"},
    {"Sequence.frequency", "counts among variations"},
    {"Sequence.id", "of an alias, or without a meaning in both cases"},
    {"Sequence.variation", "variations are numbered anew"},
    {"StandardMaterial.decalBlend", "without a decal"},
    {"StandardMaterial.emissive", "without anything that glows"},
    {"StandardMaterial.flags", "bit 0: colours of vertices, which the meshes do not have"},
    {"StandardMaterial.hdr", "of layers that the materials do not have"},
    {"StandardMaterial.specular", "without highlights"},
    {"Submesh.centre", "sorts what is blended"},
    {"Submesh.id", "which variant it is"},
    {"Submesh.sort", "sorts what is blended"},
};

bool isExcused(const std::string &name, const QStringList &told)
{
    const auto begins = [&](const char *field) { return name.starts_with(field); };
    for (const auto &[field, words] : listedFields)
        if (begins(field) && !told.filter(QString::fromLatin1(words)).isEmpty())
            return true;
    return std::any_of(std::begin(quietFields), std::end(quietFields),
                       [&](const auto &row) { return begins(row.first); });
}

class TestCreationComplete : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void everyFieldCounts_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample :
             {"m2wotlk/tiny.m2", "m2showcase/shrine.m2", "m2cata/tiny272.m2", "m2legion/tiny.m2",
              "m2classic/tiny256.m2", "m3/tiny20.m3", "m3/tiny30.m3", "m3every/age00.m3", "m3beta/every.m3"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    void everyFieldCounts()
    {
        QFETCH(QString, sample);
        auto opened = openDocument(m_registry, sourcePath(qPrintable(QStringLiteral("tests/samples/") + sample)));
        QVERIFY(opened);
        Document &document = **opened;
        const Model &model = document.model();
        const std::string game = document.format()->gameOf(model).toStdString();
        const RenderScene before = document.format()->scene()->build(model);
        const Outcome classic = outcomeOf(before, model, game, "mdx800"),
                      reforged = outcomeOf(before, model, game, "mdx1000");
        std::vector<std::pair<Address, std::string>> addresses;
        walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
            if (f.isOnDisk(model.ctx(), object) && f.type->kind != Kind::List && f.type->kind != Kind::Struct &&
                !f.derived)
                addresses.push_back({address, nameOf(model, address)});
        });
        QVERIFY(addresses.size() > 100);
        std::map<std::string, int> shown, silent;
        for (const auto &[address, name] : addresses) {
            const auto value = changed(model.field(address));
            if (!value)
                continue;
            ChangeSet changes(1);
            changes[0].at = address;
            changes[0].other = *value;
            if (!document.push(std::move(changes), QStringLiteral("set")))
                continue;
            const RenderScene after = document.format()->scene()->build(model);
            if (!equalScenes(before, after)) {
                ++shown[name];
                if (!isExcused(name, classic.told) && outcomeOf(after, model, game, "mdx800") == classic &&
                    outcomeOf(after, model, game, "mdx1000") == reforged)
                    ++silent[name];
            }
            document.undo();
        }
        QVERIFY(shown.size() > 50);
        QStringList names;
        for (const auto &[name, count] : silent)
            names += QStringLiteral("%1 (%2 of %3)").arg(QString::fromStdString(name)).arg(count).arg(shown[name]);
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            for (const QString &name : std::as_const(names))
                qInfo("%s", qPrintable(name));
        QVERIFY2(names.isEmpty(), qPrintable(names.join(u'\n')));
    }
};

SINEW_GUILESS_TEST(tst_creation_complete, TestCreationComplete)

} // namespace tst_creation_complete

#include "tst_creation_complete.moc"
