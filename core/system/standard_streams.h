// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QFile;

namespace sinew {

/// For a program that talks through its standard streams: opens `input` on the standard input and `output`,
/// unbuffered, on the standard output. What libraries print there afterwards goes to the standard error, so that it
/// can't get in between. False when one of the two streams is closed.
bool takeStandardStreams(QFile &input, QFile &output);

} // namespace sinew
