// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/assets/texture_services.h"

#include "core/assets/path_rule.h"
#include "core/document/document.h"
#include "core/format/format.h"
#include "core/format/game_textures.h"
#include "core/scene/render_scene.h"
#include "editor/assets/asset_finder.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "editor/documents/document_views.h"
#include "editor/window/assets/asset_path_look_up.h"
#include "editor/window/assets/collect_files.h"
#include "viewport/options/mesh_choice.h"
#include "viewport/view/document_view.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace sinew {

namespace {

/// The texture as the viewport requests it; textures that the scene leaves out are requested by path.
SceneTexture sceneTexture(const RenderScene &scene, const ModelTexture &texture)
{
    const auto found = std::find_if(scene.textures.begin(), scene.textures.end(),
                                    [&](const SceneTexture &t) { return t.source == texture.node; });
    if (found != scene.textures.end())
        return *found;
    SceneTexture asked;
    asked.path = texture.path;
    asked.fileId = texture.fileIdNumber;
    return asked;
}

/// The name the Textures dock uses.
QString nameOf(const Document &document, const SceneTexture &texture)
{
    if (!texture.path.empty())
        return QString::fromStdString(texture.path);
    const TextureFacet *facet = document.format() ? document.format()->textures() : nullptr;
    for (const ModelTexture &known : facet ? facet->textures(document.model()) : std::vector<ModelTexture>())
        if (known.node == texture.source)
            return textureName(&document.model(), known);
    return texture.fileId ? QString::number(texture.fileId) : QString::number(slotOf(texture));
}

} // namespace

TextureState textureState(AssetTextures &textures, const RenderScene &scene, const ModelTexture &texture)
{
    const SceneTexture asked = sceneTexture(scene, texture);
    const TextureResult answer = textures.texture(asked);
    const std::optional<FoundAsset> place = textures.place(asked);
    if (answer.state == TextureResult::Pending)
        return {TextureState::Pending};
    // What the game supplies it finds, whatever path the texture has.
    const bool isNamed = texture.slotNumber == 0 && (!asked.path.empty() || asked.fileId != 0);
    if (!place || (!place->found() && !isNamed))
        return {TextureState::Made};
    TextureState state{answer.state == TextureResult::Ready ? TextureState::Ready
                       : place->found()                     ? TextureState::Unreadable
                                                            : TextureState::Missing,
                       answer.image,
                       place->path,
                       place->source,
                       place->diskPath,
                       place->searched,
                       textures.problem(asked),
                       place->byNameAlone && !asked.path.empty()};
    if (state.kind == TextureState::Missing)
        state.problem.clear();
    return state;
}

QString pathForModel(const std::vector<std::shared_ptr<AssetSource>> &sources, const QString &modelPath,
                     const QString &file)
{
    QStringList folders;
    for (const auto &source : sources)
        folders.append(source->name());
    if (!modelPath.isEmpty())
        folders.append(QFileInfo(modelPath).absolutePath());
    const QString below = pathBelow(folders, file);
    return below.isNull() ? QFileInfo(file).fileName() : below;
}

std::vector<ConvertSource> convertSourcesOf(const AssetSearch &search, const std::vector<TextureState> &states)
{
    std::vector<ConvertSource> sources;
    for (const TextureState &state : states) {
        const QString name = QFileInfo(state.path).isAbsolute() ? QFileInfo(state.path).fileName() : state.path;
        // For a file inside an archive, the file on the disk is the archive.
        if (!state.diskPath.isEmpty() && state.diskPath != state.source)
            sources.push_back({name, state.diskPath});
        else if (const FoundAsset found = search.find(state.path, AssetKind::Image); found.found())
            sources.push_back({name, {}, found.bytes});
    }
    return sources;
}

TexturePanel::Services textureServices(const DocumentViews &views, Settings &settings, QWidget *window,
                                       std::function<void(const Notice &)> notify)
{
    TexturePanel::Services services;
    services.states = [&views](const Document &document, const ModelTexture &texture) {
        AssetTextures *textures = views.textures(&document);
        const RenderScene *scene = views.sceneOf(&document);
        if (!textures || !scene)
            return TextureState{TextureState::Pending};
        TextureState state = textureState(*textures, *scene, texture);
        if (document.format() && texture.slotNumber == 0)
            state.contentProblem = contentProblem(*document.format(), document.model(), state.path,
                                                  textures->content(QString::fromStdString(texture.path)));
        return state;
    };
    services.paths = [&views](const Document &document) -> std::unique_ptr<PathLookUp> {
        const AssetFinder *finder = views.finder(&document);
        return finder ? std::make_unique<AssetPathLookUp>(finder->search()) : nullptr;
    };
    services.pathFor = [&views](const Document &document, const QString &file) {
        return pathForModel(views.sourcesFor(&document), document.path(), file);
    };
    services.collect = [&views, &settings, window, notify](Document &document) {
        collectFiles(document, views, settings, window, notify);
    };
    return services;
}

DiagnosisPanel::Source shownScenes(const DocumentViews &views)
{
    return [&views](const Document &document) {
        const DocumentView *view = views.shown();
        ShownScene shown;
        if (!view || views.sceneOf(&document) != &view->scene())
            return shown;
        shown.scene = &view->scene();
        shown.view.when = view->when();
        view->camera(1).apply(shown.view.when);
        evaluatePose(view->scene(), shown.view.when, shown.pose);
        shown.view.shown = chosenMeshes(view->scene(), view->meshChoice());
        return shown;
    };
}

DiagnosisPanel::Facts textureFacts(const DocumentViews &views)
{
    return [&views](const Document &document, const SceneTexture &texture) {
        AssetTextures *textures = views.textures(&document);
        TextureFact fact;
        fact.name = nameOf(document, texture).toStdString();
        if (!textures)
            return fact;
        const TextureResult answer = textures->texture(texture);
        if (answer.state == TextureResult::Ready) {
            fact.kind = TextureFact::Found;
            fact.hasAlpha = answer.image->hasAlpha;
        } else if (answer.state == TextureResult::Pending) {
            fact.kind = TextureFact::Pending;
        } else if (!texture.path.empty() || texture.fileId != 0) {
            fact.kind = TextureFact::Missing;
        }
        return fact;
    };
}

} // namespace sinew
