// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "editor/cli/create/create_request.h"
#include "editor/create/created_files.h"
#include "editor/create/imported_file.h"

namespace sinew {

/// The format that makes new models in a form ("mdx1100", or "mdx" with a version), if models of `own` are not in it
/// already; with the form's id.
struct ModelMaker
{
    std::shared_ptr<const Format> format; ///< null: none
    std::string target;
};
/// `own` may be null: a file that no format reads.
ModelMaker modelMaker(const QString &form, std::optional<std::uint32_t> version, const Format *own,
                      const FormatRegistry &formats);

/// The document as a model of another format, with its pictures; `path`: of the new model, whose name it gets.
Result<CreatedFiles> createdModel(const Document &document, const ModelMaker &maker, const QString &path,
                                  const CreateRequest &request, const FormatRegistry &formats);

/// The same of a file that is imported. What our own exporter wrote becomes the model again that it was, unless the
/// request says how to make a new one; `hasVersion`: the maker's form has a version that was asked for.
Result<CreatedFiles> importedModel(const QString &source, const Importer &importer, const ModelMaker &maker,
                                   bool hasVersion, const QString &path, const CreateRequest &request,
                                   const FormatRegistry &formats);

} // namespace sinew
