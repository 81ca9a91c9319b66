// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/scene_places.h"

#include "core/scene/scene_util.h"
#include "plugins/gltf/build/timeline.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew::gltf {

namespace {

/// A light shines along −z of its node in glTF, along −z of the model's axes there.
Quat turnOfLight(bool keepsAxes)
{
    constexpr float half = std::numbers::sqrt2_v<float> / 2;
    return keepsAxes ? Quat{half, 0, 0, half} : Quat{0, half, 0, half};
}

/// What our own exporter kept of the file's object; `kept`: the whole of it.
QJsonObject fieldsOf(const QJsonObject &kept)
{
    return kept[QStringLiteral("object")][QStringLiteral("fields")].toObject();
}

QJsonObject keptOf(ReadJob &job, const ReadNode &node)
{
    return job.sinewOf(node.json).value().toObject();
}

class PlaceBuilder
{
public:
    PlaceBuilder(ReadJob &job, const NodeTable &nodes, const Clips &clips) : m_job(job), m_nodes(nodes), m_clips(clips)
    {
        const QJsonObject sinew = job.sceneExtras().value().toObject();
        m_isOwn = sinew[QStringLiteral("format")].toString() == QLatin1String("mdx");
        m_version =
            fieldsOf({{QStringLiteral("object"), sinew[QStringLiteral("model")]}})[QStringLiteral("version")].toInt(
                800);
    }

    void addLight(const ReadNode &node)
    {
        const JsonItem &json = m_nodes.lights[std::size_t(node.light)];
        const std::string type = json.text("type");
        SceneLight light;
        light.kind = type == "directional" ? LightKind::Directional
                     : type == "spot"      ? LightKind::Spot
                                           : LightKind::Omni;
        light.node = node.row;
        if (const std::vector<double> colour = json.numbers("color", 3); !colour.empty())
            light.colour.fallback = {float(colour[0]), float(colour[1]), float(colour[2])};
        light.intensity.fallback = float(json.number("intensity", 1, 0));
        if (const double range = json.number("range", 0, 0); range > 0)
            light.attenuationEnd.fallback = float(range * m_job.axes.scale());
        light.attenuationStart.fallback =
            std::min(light.attenuationStart.fallback, light.attenuationEnd.fallback * 0.4f);
        const JsonItem spot = json["spot"];
        constexpr double right = std::numbers::pi / 2;
        light.innerAngle.fallback = float(2 * spot.number("innerConeAngle", 0, 0, right));
        light.outerAngle.fallback = float(2 * spot.number("outerConeAngle", right / 2, 0, right));
        const std::string moving = "/extensions/KHR_lights_punctual/lights/" + std::to_string(node.light) + '/';
        animate(moving + "color", 1, light.colour);
        animate(moving + "intensity", 1, light.intensity);
        animate(moving + "range", m_job.axes.scale(), light.attenuationEnd);
        animate(moving + "spot/innerConeAngle", 2, light.innerAngle);
        animate(moving + "spot/outerConeAngle", 2, light.outerAngle);
        if (node.kind == "light")
            recallLight(fieldsOf(keptOf(m_job, node)), light);
        else if (light.kind != LightKind::Omni)
            light.node = addTurned(node);
        m_job.scene().lights.push_back(std::move(light));
    }

    void addAttachment(const ReadNode &node)
    {
        SceneAttachment attachment;
        attachment.node = node.row;
        const QJsonObject fields = fieldsOf(keptOf(m_job, node));
        const auto next = std::int64_t(m_job.scene().attachments.size());
        attachment.attachmentId =
            std::uint32_t(fields[QStringLiteral("attachmentId")].toInteger(node.kind.empty() ? next : 0));
        attachment.path = fields[QStringLiteral("path")].toString().toStdString();
        m_job.scene().attachments.push_back(std::move(attachment));
    }

    void addEvent(const ReadNode &node)
    {
        static constexpr std::pair<const char *, EventKind> kinds[] = {{"SND", EventKind::Sound},
                                                                       {"SPN", EventKind::Spawn},
                                                                       {"SPL", EventKind::Splat},
                                                                       {"FPT", EventKind::Footprint},
                                                                       {"UBR", EventKind::UberSplat}};
        SceneEvent event;
        event.node = node.row;
        event.name = node.name;
        for (const auto &[prefix, kind] : kinds)
            if (m_isOwn && event.name.starts_with(prefix))
                event.kind = kind;
        if (event.name.size() >= 8)
            event.id = event.name.substr(4, 4);
        event.times = timesOf(fieldsOf(keptOf(m_job, node)));
        m_job.scene().events.push_back(std::move(event));
    }

    void addCollision(const ReadNode &node)
    {
        const QJsonObject kept = keptOf(m_job, node), fields = fieldsOf(kept);
        const QJsonObject volume = kept[QStringLiteral("volume")].toObject();
        // Shapes of other games have other numbers.
        const QString type = kept[QStringLiteral("object")][QStringLiteral("type")].toString();
        if (volume.isEmpty() && type != QLatin1String("CollisionShape"))
            return;
        SceneCollision shape;
        shape.node = node.row;
        const SceneNode &at = m_job.scene().nodes[std::size_t(node.row)];
        if (m_isOwn && volume.isEmpty()) {
            // Classic files store places in the model, later ones from the node's pivot.
            const Vec3 from = m_version >= 900 ? at.pivot : Vec3();
            shape.shape = SceneCollision::Shape(std::clamp(fields[QStringLiteral("type")].toInt(), 0, 3));
            shape.vertices[0] = added(vectorOf(fields[QStringLiteral("vertex1")], false), from);
            shape.vertices[1] = added(vectorOf(fields[QStringLiteral("vertex2")], false), from);
            shape.radius = float(fields[QStringLiteral("radius")].toDouble());
        } else {
            const QString form = volume[QStringLiteral("shape")].toString();
            if (form != QLatin1String("box") && form != QLatin1String("sphere") && form != QLatin1String("cylinder"))
                return;
            shape.shape = form == QLatin1String("box")      ? SceneCollision::Box
                          : form == QLatin1String("sphere") ? SceneCollision::Sphere
                                                            : SceneCollision::Cylinder;
            shape.vertices[0] = added(vectorOf(volume[QStringLiteral("from")], true), at.pivot);
            shape.vertices[1] = added(vectorOf(volume[QStringLiteral("to")], true), at.pivot);
            shape.radius = float(volume[QStringLiteral("radius")].toDouble() * m_job.axes.scale());
        }
        m_job.scene().collisions.push_back(std::move(shape));
    }

private:
    /// What animations make of a value, which is `factor` times as large as in the file.
    template<class T>
    void animate(const std::string &pointer, double factor, Track<T> &track)
    {
        constexpr std::size_t n = sizeof(T) / sizeof(float);
        const ClipUses &uses = m_clips.of(pointer);
        if (uses.empty() || !haveComponents(uses, int(n)))
            return;
        CurvePoint rest{};
        const auto *numbers = reinterpret_cast<const float *>(&track.fallback);
        for (std::size_t i = 0; i < n; ++i)
            rest[i] = double(numbers[i]) / factor;
        track = timelineTrack<T>(m_job, m_clips.all(), uses, rest, [factor](CurvePoint &v, bool) {
            for (double &number : v)
                number *= factor;
        });
    }

    static Vec3 added(const Vec3 &a, const Vec3 &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    Vec3 vectorOf(const QJsonValue &json, bool isOfFile) const
    {
        const QJsonArray list = json.toArray();
        float v[3] = {};
        for (qsizetype i = 0; i < 3 && i < list.size(); ++i)
            v[i] = float(std::clamp(list[i].toDouble(), -1e9, 1e9));
        return isOfFile ? m_job.axes.vector(v) : Vec3{v[0], v[1], v[2]};
    }

    void recallLight(const QJsonObject &fields, SceneLight &light) const
    {
        const auto number = [&](const char *name, float otherwise) {
            return float(std::clamp(fields[QLatin1String(name)].toDouble(double(otherwise)), -1e9, 1e9));
        };
        if (!m_isOwn)
            return;
        light.attenuationStart.fallback = number("attenuationStart", 0);
        light.attenuationEnd.fallback = number("attenuationEnd", light.attenuationEnd.fallback);
        light.ambientIntensity.fallback = number("ambientIntensity", 0);
        const QJsonArray ambient = fields[QStringLiteral("ambientColour")].toArray();
        if (ambient.size() == 3)
            light.ambientColour.fallback = {float(ambient[0].toDouble()), float(ambient[1].toDouble()),
                                            float(ambient[2].toDouble())};
    }

    /// A node at the same place that looks as the games' lights do.
    std::int32_t addTurned(const ReadNode &node)
    {
        RenderScene &scene = m_job.scene();
        const SceneNode &at = scene.nodes[std::size_t(node.row)];
        SceneNode turned;
        turned.name = at.name + " Light";
        turned.kind = NodeKind::Light;
        turned.parent = node.row;
        turned.pivot = at.pivot;
        turned.rules = at.rules;
        turned.rotation.fallback = turnOfLight(m_job.result.keepsAxes);
        scene.nodes.push_back(std::move(turned));
        return std::int32_t(scene.nodes.size()) - 1;
    }

    /// The file's times, moved with the sequences that they are in.
    Curve<NoValue> timesOf(const QJsonObject &fields) const
    {
        std::vector<std::int32_t> times;
        for (const QString &name : fields.keys()) {
            const QJsonObject curve = fields[name].toObject();
            if (!curve.contains(QLatin1String("t")) || curve.contains(QLatin1String("v")))
                continue;
            for (const QJsonValue &value : curve[QStringLiteral("t")].toArray())
                if (const std::optional<std::int32_t> time = m_clips.moved(value.toInteger()))
                    times.push_back(*time);
        }
        Curve<NoValue> curve(Interpolation::None, times.size());
        std::copy(times.begin(), times.end(), curve.editTimes().begin());
        return curve;
    }
    ReadJob &m_job;
    const NodeTable &m_nodes;
    const Clips &m_clips;
    bool m_isOwn = false;
    int m_version = 800;
};

} // namespace

void findLightNodes(NodeTable &nodes)
{
    for (ReadNode &node : nodes.all) {
        if (node.light < 0 || node.parent < 0 || !node.kind.empty())
            continue;
        ReadNode &above = nodes[node.parent];
        if (above.kind != "light" || above.light >= 0 || node.name != above.name + " direction")
            continue;
        std::swap(node.light, above.light);
        node.isLeftOver = true;
    }
}

void buildPlaces(ReadJob &job, const NodeTable &nodes, const Clips &clips)
{
    PlaceBuilder builder(job, nodes, clips);
    for (const ReadNode &node : nodes.all) {
        if (node.row < 0 || job.isBroken())
            continue;
        const NodeKind kind = job.scene().nodes[std::size_t(node.row)].kind;
        if (node.light >= 0)
            builder.addLight(node);
        if (kind == NodeKind::Attachment)
            builder.addAttachment(node);
        else if (kind == NodeKind::Event)
            builder.addEvent(node);
        else if (kind == NodeKind::Collision)
            builder.addCollision(node);
    }
    orderNodes(job.scene());
}

} // namespace sinew::gltf
