// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"
#include "editor/parts/converted_pictures.h"

#include <QStringList>

namespace sinew {

/// A model of another format as one of the format of the model that gets its parts.
struct ConvertedDonor
{
    std::unique_ptr<Document> document;
    QStringList notes; ///< what is lost
    std::shared_ptr<const ConvertedPictures> pictures;
};

/// `name`: of the donor's file. Fails with the reason if the target's format can't make models of others.
Result<ConvertedDonor> convertedDonor(std::shared_ptr<const Document> donor, const Document &target,
                                      const QString &name);

} // namespace sinew
