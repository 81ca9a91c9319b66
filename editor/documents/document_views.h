// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/asset_search.h"
#include "core/check/check.h"
#include "core/io/result.h"
#include "core/scene/view/view_camera.h"
#include "editor/assets/texture_slots.h"
#include "viewport/options/view_options.h"

#include <QObject>

#include <map>
#include <memory>

class QMenu;

namespace sinew {

class AssetFinder;
class AssetLocations;
class AssetScenes;
class AssetTextures;
class Document;
class DocumentList;
class DocumentView;
class FormatRegistry;
class Settings;
class ViewportWidget;

/// Keeps the viewport in step with the open documents: gives each its textures, remembers what is shown, and turns
/// textures that are not found into problems.
class DocumentViews : public QObject
{
    Q_OBJECT

public:
    /// All must live as long as this object.
    DocumentViews(DocumentList &documents, ViewportWidget &viewport, const FormatRegistry &formats, Settings &settings,
                  QObject *parent);
    ~DocumentViews() override;

    void show(Document *document);
    /// What the viewport shows; null without a document.
    DocumentView *shown() const;
    /// Null for a document that is not open in it.
    AssetTextures *textures(const Document *document) const;
    /// The textures as the viewport has them.
    const RenderScene *sceneOf(const Document *document) const;
    /// Whether files of the shown document are still being read or looked for.
    bool isBusy() const;

    /// Finds the file that an object names; null without an open document.
    AssetFinder *finder(const Document *document) const;
    AssetScenes *scenes(const Document *document) const;
    const AssetLocations &places() const { return *m_places; }
    /// FormatInfo::game of a document's model; empty without one.
    static QString gameOf(const Document *document);
    /// The user's locations in which a document's assets are looked for; all of them without a document.
    std::vector<std::shared_ptr<AssetSource>> sourcesFor(const Document *document) const;
    AssetSearch searchFor(const Document &document) const;
    /// Textures that a document leaves to the game.
    std::vector<TextureSlot> slotsOf(const Document *document) const;
    /// The files beside it that fill the slots for which the user chose none.
    SlotFiles guessedFiles(const Document *document) const;
    /// Looks for all files again.
    void reloadAll();

    ViewOptions options() const;
    /// Sets the options and remembers them.
    void setOptions(const ViewOptions &options);

    void frameSelection();
    void frameModel();
    /// The free camera, fixed directions and the model's own cameras.
    void fillCameraMenu(QMenu *menu);
    /// Gives the shown model a camera with the current view, and selects it.
    Status addCamera();
    /// Gives it a camera that sees the head from the front, as it is posed now, and selects it.
    Status addPortraitCamera();

    /// Levels of detail of the shown document's meshes, ascending.
    std::vector<std::uint32_t> meshLevels() const;

Q_SIGNALS:
    void optionsChanged();
    /// Another document is shown, or none.
    void shownChanged();
    /// Files may now be found elsewhere than before.
    void assetsChanged();
    /// A document was saved elsewhere, and so many files that it uses stayed where it was: there it alone finds them,
    /// and only as long as it is open.
    void filesLeftBehind(sinew::Document *document, int count);
    /// The finder of a document has answers to questions about single files.
    void filesFound(sinew::Document *document);
    /// Textures of a document have arrived, or are known to be missing.
    void texturesArrived(sinew::Document *document);
    /// Files that a document names are looked for; problemsChanged() follows.
    void problemsPending(sinew::Document *document);
    void problemsChanged(sinew::Document *document, const std::vector<sinew::Finding> &problems);
    /// Features that the preview of the shown document leaves out or only approximates.
    void approximationsChanged(const QStringList &features);

private:
    /// `aspect`: of the picture whose field of view it is.
    Status addCamera(const ViewCamera &seen, float aspect, const QString &text);
    void add(Document *document);
    void remove(Document *document);
    /// A file that was read again keeps its view.
    void resume(Document *old, Document *fresh);
    void reload(Document *document);
    void askForTextures(Document *document);
    void fillSlots(Document *document);
    void keepSlotFiles(Document *document, const QString &pathBefore);
    void keepFormerPlaces(Document *document);
    void reportProblems(Document *document);
    void reportApproximations();
    void readOptions();

    DocumentList &m_documents;
    ViewportWidget &m_viewport;
    const FormatRegistry &m_formats;
    Settings &m_settings;
    struct
    {
        Document *document = nullptr; ///< for comparison only
        ViewCamera camera;
        NodeId modelCamera = NoNode;
        std::optional<std::set<std::int32_t>> hiddenGeosets;
        bool isUnframed = true;
    } m_last; ///< the view of the document that was removed last
    AssetLocations *m_places;
    struct Assets;
    std::map<const Document *, std::unique_ptr<Assets>> m_assets;
};

} // namespace sinew
