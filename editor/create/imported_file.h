// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/made_picture.h"
#include "core/facets/creation_facet.h"
#include "core/format/format_registry.h"
#include "core/format/importer.h"

namespace sinew {

/// A file of another program as what a new model is made of. It keeps its scene, and decodes pictures when they are
/// asked for, each once.
class ImportedFile
{
public:
    static Result<ImportedFile> read(const QString &path, const Importer &importer, const ImportOptions &options,
                                     const FormatRegistry &formats);

    /// For a model with that scene: in its space. Axes and scale that are neither chosen nor known
    /// from our own exporter are those that its bones suggest.
    static Result<ImportedFile> readFor(const RenderScene &model, const QString &path, const Importer &importer,
                                        ImportOptions options, const QString &format, const FormatRegistry &formats);

    const ImportedScene &scene() const { return *m_scene; }
    std::shared_ptr<const ImportedScene> sharedScene() const { return m_scene; }
    const std::vector<Diagnostic> &remarks() const { return m_remarks; }
    /// `name`: of the new model.
    CreationSource source(const QString &name) const;
    PictureOfRow pictures() const;

private:
    struct Decoded;

    std::shared_ptr<const ImportedScene> m_scene;
    std::vector<Diagnostic> m_remarks;
    std::shared_ptr<Decoded> m_decoded;
};

} // namespace sinew
