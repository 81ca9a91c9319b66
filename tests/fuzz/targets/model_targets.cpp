// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models: every file read is written back as it was, and checks, text and JSON cope with the model.

#include "core/schema/json.h"
#include "core/schema/struct_info.h"
#include "tests/fuzz/model_input.h"
#include "tests/support/findings.h"

namespace sinew::test {

namespace {

void lookAt(const Format &format, const Model &model)
{
    static_cast<void>(findingsIn(model, &format));
    static_cast<void>(toJson(*model.info().type, model.root(), model.ctx()));
    static_cast<void>(format.describe(model));
}

void tryModel(const ModelInput &input)
{
    Diagnostics diagnostics;
    const auto model = input.format->read(input.files, diagnostics);
    if (!model) {
        check(!model.error().message.empty(), "who can't read a file says why");
        return;
    }
    checkProof(*input.format, **model, input.files);
    lookAt(*input.format, **model);
}

} // namespace

void fuzzMdx(const QByteArray &input)
{
    tryModel(modelInput(input, QStringLiteral("mdx")));
}

void fuzzMdl(const QByteArray &input)
{
    tryModel(modelInput(input, QStringLiteral("mdl")));
}

/// Files read as those of the other game.
void fuzzDialects(const QByteArray &input)
{
    ModelInput files = modelInput(input, QStringLiteral("mdx"));
    for (const Reading &reading : files.format->readings()) {
        files.files.setReading(reading.id);
        tryModel(files);
    }
}

void fuzzM2(const QByteArray &input)
{
    tryModel(modelInput(input, QStringLiteral("m2")));
}

void fuzzM3(const QByteArray &input)
{
    tryModel(modelInput(input, QStringLiteral("m3")));
}

} // namespace sinew::test
