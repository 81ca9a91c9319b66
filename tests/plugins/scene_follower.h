// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Scenes that follow the edits of a document, for tests of a format's SceneFacet.

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/model/path.h"
#include "core/model/walk.h"
#include "core/scene/same.h"
#include "core/schema/four_cc.h"

#include <QStringList>

namespace sinew::test {
inline namespace scene_follower_helpers {

/// What differs between two scenes, as detailed as tests need it.
inline QString sceneDifference(const RenderScene &a, const RenderScene &b)
{
    if (equalScenes(a, b))
        return {};
    QStringList parts;
    const auto part = [&](const char *name, auto member) {
        RenderScene mixed = a;
        mixed.*member = b.*member;
        // Exchanging a part makes the scenes equal if it is the only one that differs.
        if (equalScenes(mixed, b))
            parts.append(QString::fromLatin1(name));
    };
    part("sequences", &RenderScene::sequences);
    part("globalSequences", &RenderScene::globalSequences);
    part("nodes", &RenderScene::nodes);
    part("evaluationOrder", &RenderScene::evaluationOrder);
    part("meshes", &RenderScene::meshes);
    part("materials", &RenderScene::materials);
    part("textures", &RenderScene::textures);
    part("textureAnimations", &RenderScene::textureAnimations);
    part("lights", &RenderScene::lights);
    part("cameras", &RenderScene::cameras);
    part("collisions", &RenderScene::collisions);
    part("effects", &RenderScene::effects);
    part("forces", &RenderScene::forces);
    part("projections", &RenderScene::projections);
    part("popcorns", &RenderScene::popcorns);
    part("events", &RenderScene::events);
    part("attachments", &RenderScene::attachments);
    part("extent", &RenderScene::extent);
    part("approximated", &RenderScene::approximated);
    return parts.isEmpty() ? QStringLiteral("several parts") : parts.join(QLatin1Char(' '));
}

inline QStringList pathsOf(const Document &document, const ChangeSet &changes)
{
    QStringList paths;
    for (const Change &change : changes)
        paths.append(QString::fromStdString(pathOf(document.model(), change.at)) +
                     QStringLiteral(" kind %1").arg(change.kind));
    return paths;
}

/// Follows a document's changes with a scene, as the viewport does.
class Follower : public QObject
{
public:
    explicit Follower(Document &document) : m_document(document), scene(facet().build(document.model()))
    {
        connect(&document, &Document::committed, this, [this](const ChangeSet &changes) {
            facet().update(m_document.model(), changes, scene);
            last = pathsOf(m_document, changes);
        });
    }
    const SceneFacet &facet() const { return *m_document.format()->scene(); }
    QString complaint() const
    {
        const QString what = sceneDifference(scene, facet().build(m_document.model()));
        return what.isEmpty() ? what : what + QStringLiteral(" after ") + last.join(QStringLiteral(", "));
    }

private:
    Document &m_document;

public:
    RenderScene scene;
    QStringList last;
};

/// Changes every field on disk, one after another, and undoes each change; returns the errors of `follower`.
inline QString complaintAboutAnyField(Document &document, const Follower &follower)
{
    std::vector<Address> addresses;
    const Model &model = document.model();
    walkFields(model, [&](const Address &address, const FieldInfo &f, const void *, const void *object) {
        if (f.isOnDisk(model.ctx(), object) && f.type->kind != Kind::List && !f.derived && f.tag != fourCc("VERS"))
            addresses.push_back(address);
    });
    for (const Address &address : addresses) {
        const FieldRef ref = model.field(address);
        ChangeSet changes(1);
        changes[0].at = address;
        changes[0].other = Value(*ref.type, ref.data);
        void *data = changes[0].other.data();
        if (ref.type->kind == Kind::Array) {
            auto &array = *static_cast<ArrayBase *>(data);
            array.spliceRaw(0, std::min<std::size_t>(1, array.size()), nullptr, 0, ref.type->element->size);
        } else if (ref.type->kind == Kind::Curve) {
            static_cast<CurveBase *>(data)->resetRaw({ref.type->element->valueSize() ? 1u : 0u, -1}, 2,
                                                     ref.type->element->valueSize());
        } else if (ref.type->kind == Kind::Struct) {
            changes[0].other = Value(*ref.type);
        } else {
            *static_cast<std::uint8_t *>(data) ^= 1;
        }
        if (!document.push(std::move(changes), QStringLiteral("set")))
            return QStringLiteral("%1 can't be set").arg(QString::fromStdString(pathOf(model, address)));
        if (const QString complaint = follower.complaint(); !complaint.isEmpty())
            return complaint;
        document.undo();
        if (const QString complaint = follower.complaint(); !complaint.isEmpty())
            return complaint + QStringLiteral(", undone");
    }
    return {};
}

} // namespace scene_follower_helpers
} // namespace sinew::test
