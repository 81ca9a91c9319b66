// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Edits of strangers' models: they are saved, read again and undone to the same bytes; conversions likewise, and steps
// that a recovery file repeats.

#include "core/facets/conversion_facet.h"
#include "core/scene/same.h"
#include "tests/fuzz/model_input.h"
#include "tests/fuzz/mutators/number_source.h"
#include "tests/plugins/random_edit.h"

namespace sinew::test {

namespace {

constexpr int mostSteps = 24;
constexpr std::uint32_t conversionsEach = 2;

/// A scene that follows a document as the viewport's does.
class FollowingScene
{
public:
    FollowingScene(Document &document, const SceneFacet &facet)
        : m_document(document), m_facet(facet), m_scene(facet.build(document.model()))
    {
        QObject::connect(&document, &Document::committed, &document,
                         [this](const ChangeSet &changes) { m_facet.update(m_document.model(), changes, m_scene); });
    }
    void compare() const
    {
        check(equalScenes(m_scene, m_facet.build(m_document.model())), "an updated scene is like one that is new");
    }

private:
    Document &m_document;
    const SceneFacet &m_facet;
    RenderScene m_scene;
};

void checkUndo(Document &document, const FileSet &files)
{
    document.goTo(0);
    checkProof(*document.format(), document.model(), files);
    const auto written = document.format()->write(document.model());
    check(written && ownFile(*written) == files.primaryArray(), "undone edits leave the bytes as they were");
}

void oneStep(Document &document, RandomEdit &edits, std::uint32_t kind)
{
    switch (kind % 16) {
    case 0:
        document.undo();
        break;
    case 1:
        document.redo();
        break;
    case 2:
        document.goTo(int(kind / 16 % unsigned(document.historyCount() + 1)));
        break;
    default:
        if (auto changes = edits.next(document))
            static_cast<void>(document.push(std::move(*changes), QStringLiteral("edit")));
    }
}

} // namespace

/// The part after the model decides on the edits.
void fuzzEdits(const QByteArray &input)
{
    const ModelInput files = modelInput(input, Extra::BehindModel);
    auto model = files.read();
    if (!model)
        return;
    Document document(std::move(model), files.format);
    FollowingScene scene(document, *files.format->scene());
    const auto numbers = std::make_shared<NumberSource>(files.extra);
    RandomEdit edits([numbers] { return numbers->next(); });
    for (int i = 0; i < mostSteps && !numbers->atEnd(); ++i)
        oneStep(document, edits, numbers->next());
    scene.compare();
    checkSave(*files.format, document.model(), files.files);
    if (files.format->canCompact())
        checkSave(*files.format, document.model(), files.files, {.everyFile = true, .compact = true});
    checkUndo(document, files.files);
    scene.compare();
}

void fuzzConversions(const QByteArray &input)
{
    const ModelInput files = modelInput(input);
    auto model = files.read();
    const ConversionFacet *conversions = files.format->conversions();
    if (!model || !conversions)
        return;
    Document document(std::move(model), files.format);
    const std::vector<ConversionTarget> targets = conversions->targets(document.model());
    for (std::uint32_t i = 0; i < conversionsEach && !targets.empty(); ++i) {
        const ConversionTarget &target = targets[(numberOf(input) + i * 7) % targets.size()];
        auto conversion = conversions->convert(document.model(), target.id);
        if (!conversion)
            continue;
        for (const ConversionLoss &loss : conversion->losses)
            check(!loss.message.empty() && document.model().contains(loss.address.node), "a loss says what is lost");
        if (!document.push(std::move(conversion->changes), QStringLiteral("convert")))
            continue;
        const FileSet renamed(QStringLiteral("fuzz.") + QString::fromStdString(target.suffix), {},
                              [](const QString &) { return std::nullopt; });
        checkSave(*files.format, document.model(), renamed);
        checkUndo(document, files.files);
    }
}

} // namespace sinew::test
