// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/thumbnails/thumbnail_files.h"

#include "core/document/open_document.h"
#include "core/files/output_folder.h"
#include "editor/thumbnails/model_picture.h"

namespace sinew {

namespace {

std::string nothingToDraw(const Diagnostics &diagnostics)
{
    const Diagnostic *trouble = firstProblem(diagnostics);
    return trouble ? "nothing to draw: " + oneLine(trouble->where.message.text()) : "nothing to draw";
}

} // namespace

ThumbnailFiles::ThumbnailFiles(const Arguments &arguments, const RenderRequest &request, const FormatRegistry &formats,
                               std::vector<std::shared_ptr<AssetSource>> sources, SlotFiles chosen)
    : m_arguments(arguments), m_request(request), m_formats(formats), m_sources(std::move(sources)),
      m_chosen(std::move(chosen)), m_out(arguments.value(QStringLiteral("out")))
{
}

Status ThumbnailFiles::begin()
{
    auto drawer = ModelDrawer::create(m_formats, m_request.size);
    if (!drawer)
        return drawer.error();
    m_drawer = std::move(*drawer);
    return Done{};
}

ThumbnailOutcome ThumbnailFiles::draw(const ThumbnailJob &job)
{
    Result<ThumbnailOutcome> outcome = tryToDraw(job);
    if (outcome)
        return *outcome;
    outcome.error().file.clear(); // the line already names it
    return {.picture = {}, .remark = {}, .problem = oneLine(outcome.error().text())};
}

Result<ThumbnailOutcome> ThumbnailFiles::tryToDraw(const ThumbnailJob &job)
{
    const auto document = openDocument(m_formats, job.file);
    if (!document)
        return document.error();
    const SceneFacet *facet = (*document)->format()->scene();
    if (!facet)
        return Error{"this format has nothing to draw"};
    const RenderScene scene = facet->build((*document)->model());
    ViewContent content{.scene = &scene, .options = m_request.optionsFor(scene)};
    content.when = restingPose(scene, *(*document)->format());
    const float aspect = float(m_request.size.width()) / float(m_request.size.height());
    const Result<ViewCamera> camera = cameraOf(m_arguments, content, aspect);
    if (!camera)
        return camera.error();
    content.camera = *camera;
    if (const auto own = portraitCamera(content, job.file, aspect); own && !m_arguments.has(QStringLiteral("camera")))
        content.camera = *own;
    const QString modelPath = (*document)->path();
    const SlotFiles guessed = guessedSlotFiles(scene, modelPath, m_formats.images().suffixes());
    const Result<QImage> picture = m_drawer->draw(
        content, {assetSearchFor(modelPath, m_sources, m_formats.modelSuffixes()), slotFiles(m_chosen, guessed)},
        m_request.transparent);
    if (!picture)
        return picture.error();
    const Result<QString> path = placeBelow(m_out.path(), job.out);
    if (!path)
        return path.error();
    if (!picture->save(*path, "PNG"))
        return Error{"the image can't be written", path->toStdString()};
    ThumbnailOutcome outcome{.picture = *path, .remark = {}, .problem = {}};
    if (const std::size_t missing = m_drawer->missingTextures())
        outcome.remark = std::to_string(missing) + " textures missing";
    if (hasNothingToDraw(scene))
        outcome.remark = nothingToDraw((*document)->loadDiagnostics());
    return outcome;
}

} // namespace sinew
