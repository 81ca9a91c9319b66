// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/mdx/model/model.h"

#include <QByteArray>
#include <QMap>
#include <QString>

namespace sinew::samples {

/// Contents by path relative to tests/samples, with '/'.
using SampleFiles = QMap<QString, QByteArray>;

/// Every committed sample.
SampleFiles allSamples();

/// Bounds of the model, its sequences and its geosets from the posed geometry, then the file's bytes.
QByteArray finishedModel(mdx::MdxModel &model);
/// The file's bytes as they are.
QByteArray modelBytes(const mdx::MdxModel &model);

} // namespace sinew::samples
