// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shell/start_page.h"

#include <QList>
#include <QString>

namespace sinew {

/// The models that come with the program as a start, by title; empty if there are none. They are opened as copies: see
/// copyOfSample().
QList<StartPage::Entry> sampleModels();

/// Copies a sample's folder with everything in it into sampleCopyFolder() and returns the model's path there. The model
/// and its companions get the sample's title as their name. A copy that was changed since is left alone and another one
/// made. Empty if it can't be written.
QString copyOfSample(const QString &path);

} // namespace sinew
