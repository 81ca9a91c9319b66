// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/write/node_extras.h"

#include "core/exchange/freed_keys.h"
#include "plugins/gltf/write/skeleton.h"

namespace sinew::gltf {

namespace {

const char *nameOf(NodeKind kind)
{
    static constexpr const char *names[] = {"bone",   "light", "helper",    "attachment", "emitter",
                                            "ribbon", "event", "collision", "camera"};
    return names[std::size_t(kind)];
}

void addRules(Job &job, const SceneNode &node)
{
    if (isFreed(node))
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Nodes that don't inherit all of their parent's movement follow it "
                                                    "closely by keys (%1)"),
                       node.source);
    if (node.billboarded || node.billboardLockX || node.billboardLockY || node.billboardLockZ || node.facesEye ||
        node.cameraAnchored)
        job.losses.add(ConversionLoss::Changed,
                       QT_TRANSLATE_NOOP("Message", "Nodes that turn to the viewer stay as they are elsewhere (%1)"),
                       node.source);
}

} // namespace

void addNodeExtras(Job &job)
{
    for (std::size_t row = 0; row < job.scene.nodes.size(); ++row) {
        const SceneNode &node = job.scene.nodes[row];
        addRules(job, node);
        JsonText json;
        json.open('{').key("kind").string(nameOf(node.kind));
        if (node.key >= 0)
            json.key("objectId").integer(node.key);
        if (const std::string object = job.kept.json(node.source); !object.empty())
            json.key("object").raw(object);
        job.file.nodes[std::size_t(nodeRow(std::int32_t(row)))].extras = json.close('}').take();
    }
}

std::string objectExtras(Job &job, const char *kind, NodeId source)
{
    JsonText json;
    json.open('{').key("kind").string(kind);
    if (const std::string object = job.kept.json(source); !object.empty())
        json.key("object").raw(object);
    return json.close('}').take();
}

std::string sceneExtras(Job &job)
{
    const RenderScene &scene = job.scene;
    JsonText json;
    json.open('{').key("format").string(job.source.format.info().id.toStdString());
    json.key("description").string(job.source.format.describe(job.source.model).toStdString());
    json.key("axes").string(job.axes.name()).key("scale").number(job.axes.scale());
    json.key("sequences").open('[');
    for (const SceneSequence &sequence : scene.sequences) {
        json.open('{').key("name").string(sequence.name);
        json.key("start").integer(sequence.start).key("end").integer(sequence.end);
        json.key("loops").boolean(sequence.loops).close('}');
    }
    json.close(']');
    if (!scene.globalSequences.empty()) {
        json.key("globalSequences").open('[');
        for (const std::int32_t length : scene.globalSequences)
            json.integer(length);
        json.close(']');
    }
    if (job.kept.isForReturn())
        json.key("counts").raw(job.kept.counts());
    if (const std::string root = job.kept.json(RootNode); !root.empty())
        json.key("model").raw(root);
    return json.close('}').take();
}

} // namespace sinew::gltf
