<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>CurveTexts</name>
    <message>
        <source>None (steps)</source>
        <translation>Keine (Stufen)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Hermite</source>
        <translation>Hermite</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bézier</translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <translation>Unbekannt (%1)</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>Ausgerichtet</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Auto-clamped</source>
        <translation>Auto (begrenzt)</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>Vektor</translation>
    </message>
    <message>
        <source>Handles keep their position</source>
        <translation>Anfasser bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>Both handles of a key stay aligned</source>
        <translation>Beide Anfasser eines Keys bleiben auf einer Linie</translation>
    </message>
    <message>
        <source>Handles lie flat</source>
        <translation>Anfasser liegen flach</translation>
    </message>
    <message>
        <source>Handles follow the line through the neighbouring keys</source>
        <translation>Anfasser folgen der Linie durch die benachbarten Keys</translation>
    </message>
    <message>
        <source>Like Auto, but flat at peaks and troughs, so that the curve never overshoots</source>
        <translation>Wie Auto, aber flach an Hoch- und Tiefpunkten, sodass die Kurve nie überschwingt</translation>
    </message>
    <message>
        <source>Like Auto, but flat next to a neighbour with the same value</source>
        <translation>Wie Auto, aber flach neben einem Nachbarn mit demselben Wert</translation>
    </message>
    <message>
        <source>Handles point at the neighbouring keys: straight segments</source>
        <translation>Anfasser zeigen auf die benachbarten Keys: gerade Abschnitte</translation>
    </message>
    <message>
        <source>Quaternion components</source>
        <translation>Quaternion-Komponenten</translation>
    </message>
    <message>
        <source>Euler %1</source>
        <translation>Euler %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step, objects</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>Dämmerung</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Version of the file; it changes only by conversion</source>
        <translation>Version der Datei; sie ändert sich nur durch Umwandlung</translation>
    </message>
    <message>
        <source>Rest position of each node, in object id order</source>
        <translation>Ruheposition jedes Knotens in der Reihenfolge der Objekt-IDs</translation>
    </message>
    <message>
        <source>Bind pose matrix of each node and then of each camera; used by HD skinning</source>
        <translation>Bindeposenmatrix jedes Knotens und dann jeder Kamera; für das HD-Skinning</translation>
    </message>
    <message>
        <source>Unknown chunks, kept byte for byte in their original position</source>
        <translation>Chunks, die nicht verstanden werden und Byte für Byte an ihrer Stelle erhalten bleiben</translation>
    </message>
    <message>
        <source>Radius of the bounding sphere</source>
        <translation>Radius der umgebenden Kugel</translation>
    </message>
    <message>
        <source>Smallest corner of the bounding box</source>
        <translation>Kleinste Ecke des umgebenden Quaders</translation>
    </message>
    <message>
        <source>Largest corner of the bounding box</source>
        <translation>Größte Ecke des umgebenden Quaders</translation>
    </message>
    <message>
        <source>Unique by convention; animation tools and attachments look nodes up by name</source>
        <translation>Üblicherweise eindeutig; Animationswerkzeuge und Attachments finden Knoten über den Namen</translation>
    </message>
    <message>
        <source>Number of the node in the file; ids are contiguous and bones come first. Maintained automatically</source>
        <translation>Nummer des Knotens in der Datei; IDs sind lückenlos, und Bones stehen zuerst. Wird automatisch gepflegt</translation>
    </message>
    <message>
        <source>The node whose transformation this one inherits</source>
        <translation>Der Knoten, dessen Transformation dieser erbt</translation>
    </message>
    <message>
        <source>Inheritance, billboarding and the kind of node</source>
        <translation>Vererbung, Billboarding und Art des Knotens</translation>
    </message>
    <message>
        <source>Offset from the rest position, in the parent&apos;s space</source>
        <translation>Versatz gegenüber der Ruheposition, im Raum des übergeordneten Knotens</translation>
    </message>
    <message>
        <source>Rotation about the pivot, a quaternion x y z w</source>
        <translation>Drehung um den Pivot, als Quaternion x y z w</translation>
    </message>
    <message>
        <source>Scale about the pivot</source>
        <translation>Skalierung um den Pivot</translation>
    </message>
    <message>
        <source>Raw content, kept unchanged; see the hex view</source>
        <translation>Inhalt, der unverändert erhalten bleibt; siehe Hex-Ansicht</translation>
    </message>
    <message>
        <source>Particles per second</source>
        <translation>Partikel pro Sekunde</translation>
    </message>
    <message>
        <source>Acceleration downwards</source>
        <translation>Beschleunigung nach unten</translation>
    </message>
    <message>
        <source>Spread of the direction around the vertical axis</source>
        <translation>Streuung der Richtung um die Senkrechte</translation>
    </message>
    <message>
        <source>Spread of the direction away from the vertical axis</source>
        <translation>Streuung der Richtung weg von der Senkrechten</translation>
    </message>
    <message>
        <source>Model that every particle shows</source>
        <translation>Modell, das jedes Partikel zeigt</translation>
    </message>
    <message>
        <source>Lifetime of a particle</source>
        <translation>Lebensdauer eines Partikels</translation>
    </message>
    <message>
        <source>Speed of a new particle</source>
        <translation>Geschwindigkeit eines neuen Partikels</translation>
    </message>
    <message>
        <source>1 visible, 0 hidden; never interpolated</source>
        <translation>1 sichtbar, 0 verborgen; wird nie interpoliert</translation>
    </message>
    <message>
        <source>Particles per second over time</source>
        <translation>Partikel pro Sekunde im Zeitverlauf</translation>
    </message>
    <message>
        <source>Downward acceleration over time</source>
        <translation>Beschleunigung nach unten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Spread around the vertical axis over time</source>
        <translation>Streuung um die Senkrechte im Zeitverlauf</translation>
    </message>
    <message>
        <source>Spread away from the vertical axis over time</source>
        <translation>Streuung weg von der Senkrechten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Lifetime over time</source>
        <translation>Lebensdauer im Zeitverlauf</translation>
    </message>
    <message>
        <source>Speed of new particles over time</source>
        <translation>Geschwindigkeit neuer Partikel im Zeitverlauf</translation>
    </message>
    <message>
        <source>Random fraction of the speed</source>
        <translation>Zufälliger Anteil der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Downward acceleration; negative values rise</source>
        <translation>Beschleunigung nach unten; negative Werte steigen auf</translation>
    </message>
    <message>
        <source>Lifetime of a particle; 0 disables the emitter</source>
        <translation>Lebensdauer eines Partikels; 0 schaltet den Emitter ab</translation>
    </message>
    <message>
        <source>Particles per second; with squirt, particles per burst</source>
        <translation>Partikel pro Sekunde; mit Squirt Partikel pro Schub</translation>
    </message>
    <message>
        <source>Extent of the emitting area along Y</source>
        <translation>Ausdehnung der aussendenden Fläche entlang Y</translation>
    </message>
    <message>
        <source>Extent of the emitting area along X</source>
        <translation>Ausdehnung der aussendenden Fläche entlang X</translation>
    </message>
    <message>
        <source>How particles are blended with what is behind them</source>
        <translation>Wie Partikel mit dem Hintergrund gemischt werden</translation>
    </message>
    <message>
        <source>Rows of cells in the texture; a power of two, else the game uses one cell</source>
        <translation>Zeilen von Zellen in der Textur; eine Zweierpotenz, sonst verwendet das Spiel eine einzige Zelle</translation>
    </message>
    <message>
        <source>Columns of cells in the texture; a power of two, else the game uses one cell</source>
        <translation>Spalten von Zellen in der Textur; eine Zweierpotenz, sonst verwendet das Spiel eine einzige Zelle</translation>
    </message>
    <message>
        <source>Whether a particle is a quad, a streak behind it, or both</source>
        <translation>Ob ein Partikel ein Viereck, ein Schweif dahinter oder beides ist</translation>
    </message>
    <message>
        <source>Length of the streak in seconds of movement</source>
        <translation>Länge des Schweifs in Sekunden der Bewegung</translation>
    </message>
    <message>
        <source>Fraction of the lifetime at which the middle segment is reached</source>
        <translation>Anteil der Lebensdauer, bei dem der mittlere Abschnitt erreicht ist</translation>
    </message>
    <message>
        <source>Colour at birth, middle and death</source>
        <translation>Farbe bei Entstehung, Mitte und Ende</translation>
    </message>
    <message>
        <source>Opacity 0…255 at birth, middle and death</source>
        <translation>Deckkraft 0…255 bei Entstehung, Mitte und Ende</translation>
    </message>
    <message>
        <source>Size at birth, middle and death</source>
        <translation>Größe bei Entstehung, Mitte und Ende</translation>
    </message>
    <message>
        <source>Cells of the head in the first part of life: first, last, repeat</source>
        <translation>Zellen des Kopfes im ersten Lebensabschnitt: erste, letzte, Wiederholung</translation>
    </message>
    <message>
        <source>Cells of the head in the second part of life: first, last, repeat</source>
        <translation>Zellen des Kopfes im zweiten Lebensabschnitt: erste, letzte, Wiederholung</translation>
    </message>
    <message>
        <source>Cells of the tail in the first part of life: first, last, repeat</source>
        <translation>Zellen des Schweifs im ersten Lebensabschnitt: erste, letzte, Wiederholung</translation>
    </message>
    <message>
        <source>Cells of the tail in the second part of life: first, last, repeat</source>
        <translation>Zellen des Schweifs im zweiten Lebensabschnitt: erste, letzte, Wiederholung</translation>
    </message>
    <message>
        <source>Texture of the particles</source>
        <translation>Textur der Partikel</translation>
    </message>
    <message>
        <source>Emit in bursts, at each key of the emission rate</source>
        <translation>Schubweiser Ausstoß, bei jedem Key der Emissionsrate</translation>
    </message>
    <message>
        <source>Drawing order among translucent objects; higher values are drawn later</source>
        <translation>Reihenfolge beim Zeichnen unter durchscheinenden Dingen; höher heißt später</translation>
    </message>
    <message>
        <source>Texture that the game supplies; 0 for none</source>
        <translation>Textur, die das Spiel liefert; 0 für keine</translation>
    </message>
    <message>
        <source>Spread over time</source>
        <translation>Streuung im Zeitverlauf</translation>
    </message>
    <message>
        <source>Extent along Y over time</source>
        <translation>Ausdehnung entlang Y im Zeitverlauf</translation>
    </message>
    <message>
        <source>Extent along X over time</source>
        <translation>Ausdehnung entlang X im Zeitverlauf</translation>
    </message>
    <message>
        <source>Random fraction of the speed over time</source>
        <translation>Zufälliger Anteil der Geschwindigkeit im Zeitverlauf</translation>
    </message>
    <message>
        <source>Lifetime handed to the effect</source>
        <translation>Lebensdauer, die dem Effekt übergeben wird</translation>
    </message>
    <message>
        <source>Emission rate handed to the effect</source>
        <translation>Emissionsrate, die dem Effekt übergeben wird</translation>
    </message>
    <message>
        <source>Speed handed to the effect</source>
        <translation>Geschwindigkeit, die dem Effekt übergeben wird</translation>
    </message>
    <message>
        <source>Colour handed to the effect</source>
        <translation>Farbe, die dem Effekt übergeben wird</translation>
    </message>
    <message>
        <source>Opacity handed to the effect</source>
        <translation>Deckkraft, die dem Effekt übergeben wird</translation>
    </message>
    <message>
        <source>1 tints the effect in team colour</source>
        <translation>1 färbt den Effekt in der Teamfarbe</translation>
    </message>
    <message>
        <source>PopcornFX effect file</source>
        <translation>PopcornFX-Effektdatei</translation>
    </message>
    <message>
        <source>In which sequences the effect runs: “Always=on” or “Stand=on, Death=off”</source>
        <translation>In welchen Sequenzen der Effekt läuft: „Always=on“ oder „Stand=on, Death=off“</translation>
    </message>
    <message>
        <source>Opacity over time</source>
        <translation>Deckkraft im Zeitverlauf</translation>
    </message>
    <message>
        <source>Colour over time; keys are stored blue, green, red</source>
        <translation>Farbe im Zeitverlauf; Keys werden als Blau, Grün, Rot gespeichert</translation>
    </message>
    <message>
        <source>Emission rate over time</source>
        <translation>Emissionsrate im Zeitverlauf</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>Geschwindigkeit im Zeitverlauf</translation>
    </message>
    <message>
        <source>Width of the ribbon above the pivot</source>
        <translation>Breite des Ribbons oberhalb des Pivots</translation>
    </message>
    <message>
        <source>Width of the ribbon below the pivot</source>
        <translation>Breite des Ribbons unterhalb des Pivots</translation>
    </message>
    <message>
        <source>Opacity of the ribbon</source>
        <translation>Deckkraft des Ribbons</translation>
    </message>
    <message>
        <source>Colour of the ribbon</source>
        <translation>Farbe des Ribbons</translation>
    </message>
    <message>
        <source>How long an edge stays</source>
        <translation>Wie lange eine Kante bestehen bleibt</translation>
    </message>
    <message>
        <source>Cell of the texture</source>
        <translation>Zelle der Textur</translation>
    </message>
    <message>
        <source>Edges per second</source>
        <translation>Kanten pro Sekunde</translation>
    </message>
    <message>
        <source>Rows of cells in the texture</source>
        <translation>Zeilen von Zellen in der Textur</translation>
    </message>
    <message>
        <source>Columns of cells in the texture</source>
        <translation>Spalten von Zellen in der Textur</translation>
    </message>
    <message>
        <source>Material that the ribbon is drawn with</source>
        <translation>Material, mit dem das Ribbon gezeichnet wird</translation>
    </message>
    <message>
        <source>Acceleration of the edges along Z</source>
        <translation>Beschleunigung der Kanten entlang Z</translation>
    </message>
    <message>
        <source>Width above the pivot over time</source>
        <translation>Breite oberhalb des Pivots im Zeitverlauf</translation>
    </message>
    <message>
        <source>Width below the pivot over time</source>
        <translation>Breite unterhalb des Pivots im Zeitverlauf</translation>
    </message>
    <message>
        <source>Cell of the texture over time, never interpolated</source>
        <translation>Zelle der Textur im Zeitverlauf, nie interpoliert</translation>
    </message>
    <message>
        <source>Texture coordinates, one per vertex</source>
        <translation>Texturkoordinaten, eine pro Vertex</translation>
    </message>
    <message>
        <source>Vertex positions in model space</source>
        <translation>Vertexpositionen im Modellraum</translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation>Vertexnormalen</translation>
    </message>
    <message>
        <source>Kind of primitive of each face group; 4 is triangles</source>
        <translation>Art der Primitive jeder Flächengruppe; 4 sind Dreiecke</translation>
    </message>
    <message>
        <source>Number of vertex indices in each face group</source>
        <translation>Anzahl der Vertexindizes in jeder Flächengruppe</translation>
    </message>
    <message>
        <source>Vertex indices, three per triangle</source>
        <translation>Vertexindizes, drei pro Dreieck</translation>
    </message>
    <message>
        <source>Matrix group of each vertex</source>
        <translation>Matrixgruppe jedes Vertex</translation>
    </message>
    <message>
        <source>Number of matrices in each matrix group</source>
        <translation>Anzahl der Matrizen in jeder Matrixgruppe</translation>
    </message>
    <message>
        <source>Nodes of the matrix groups, one group after the other</source>
        <translation>Knoten der Matrixgruppen, eine Gruppe nach der anderen</translation>
    </message>
    <message>
        <source>Material that the geoset is drawn with</source>
        <translation>Material, mit dem das Geoset gezeichnet wird</translation>
    </message>
    <message>
        <source>Group for selection by the mouse</source>
        <translation>Gruppe für die Auswahl mit der Maus</translation>
    </message>
    <message>
        <source>Whether the mouse can select the unit by this geoset</source>
        <translation>Ob die Maus die Einheit über dieses Geoset auswählen kann</translation>
    </message>
    <message>
        <source>0 is drawn; some tools write -1 for none</source>
        <translation>0 wird gezeichnet; manche Werkzeuge schreiben -1 für keine</translation>
    </message>
    <message>
        <source>Name of the mesh</source>
        <translation>Name des Meshs</translation>
    </message>
    <message>
        <source>Bounds of the geoset</source>
        <translation>Grenzen des Geosets</translation>
    </message>
    <message>
        <source>Bounds during each sequence, in sequence order</source>
        <translation>Grenzen während jeder Sequenz, in der Reihenfolge der Sequenzen</translation>
    </message>
    <message>
        <source>Tangents for normal mapping; w is the side of the bitangent</source>
        <translation>Tangenten für Normal-Mapping; w ist die Seite der Bitangente</translation>
    </message>
    <message>
        <source>Four bone numbers and four weights per vertex; the weights add up to 255</source>
        <translation>Pro Vertex vier Bone-Nummern und vier Gewichte mit der Summe 255</translation>
    </message>
    <message>
        <source>Sets of texture coordinates</source>
        <translation>Sätze von Texturkoordinaten</translation>
    </message>
    <message>
        <source>Shift of the texture in units of its size</source>
        <translation>Verschiebung der Textur in Einheiten ihrer Größe</translation>
    </message>
    <message>
        <source>Rotation about the texture&apos;s centre</source>
        <translation>Drehung um die Mitte der Textur</translation>
    </message>
    <message>
        <source>Scale about the texture&apos;s centre</source>
        <translation>Skalierung um die Mitte der Textur</translation>
    </message>
    <message>
        <source>Opacity of the geoset; 0 hides it</source>
        <translation>Deckkraft des Geosets; 0 verbirgt es</translation>
    </message>
    <message>
        <source>Whether the colour is used</source>
        <translation>Ob die Farbe verwendet wird</translation>
    </message>
    <message>
        <source>Colour that the geoset&apos;s textures are multiplied by</source>
        <translation>Farbe, mit der die Texturen des Geosets multipliziert werden</translation>
    </message>
    <message>
        <source>The geoset that is animated</source>
        <translation>Das Geoset, das animiert wird</translation>
    </message>
    <message>
        <source>Texture of this slot</source>
        <translation>Textur dieses Slots</translation>
    </message>
    <message>
        <source>What the texture is for; when slots repeat, their order decides</source>
        <translation>Wozu die Textur dient; wenn sich Slots wiederholen, entscheidet ihre Reihenfolge</translation>
    </message>
    <message>
        <source>Flipbook: texture numbers over time, never interpolated</source>
        <translation>Flipbook: Texturnummern im Zeitverlauf, nie interpoliert</translation>
    </message>
    <message>
        <source>How the layer is blended with what is behind it</source>
        <translation>Wie der Layer mit dem Hintergrund gemischt wird</translation>
    </message>
    <message>
        <source>Lighting, culling and depth</source>
        <translation>Beleuchtung, Culling und Tiefe</translation>
    </message>
    <message>
        <source>Texture of the layer; since version 1100 the slots are used instead</source>
        <translation>Textur des Layers; seit Version 1100 werden stattdessen die Slots verwendet</translation>
    </message>
    <message>
        <source>Animation that moves, rotates or scales the texture</source>
        <translation>Animation, die die Textur verschiebt, dreht oder skaliert</translation>
    </message>
    <message>
        <source>Which of the geoset&apos;s sets of texture coordinates is used</source>
        <translation>Welcher Satz Texturkoordinaten des Geosets verwendet wird</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>Deckkraft des Layers</translation>
    </message>
    <message>
        <source>Strength of the emissive texture</source>
        <translation>Stärke der Leuchttextur (Emissive)</translation>
    </message>
    <message>
        <source>Colour at grazing angles</source>
        <translation>Farbe bei streifendem Blickwinkel</translation>
    </message>
    <message>
        <source>Strength of the Fresnel effect</source>
        <translation>Stärke des Fresnel-Effekts</translation>
    </message>
    <message>
        <source>How much of the Fresnel colour is replaced by the team colour</source>
        <translation>Wie weit die Fresnel-Farbe zur Teamfarbe wird</translation>
    </message>
    <message>
        <source>SD for classic, HD for physically based layers</source>
        <translation>SD für klassische, HD für physikalisch basierte Layer</translation>
    </message>
    <message>
        <source>Textures of the layer by purpose</source>
        <translation>Texturen des Layers nach Zweck</translation>
    </message>
    <message>
        <source>Emissive strength over time</source>
        <translation>Leuchtstärke (Emissive) im Zeitverlauf</translation>
    </message>
    <message>
        <source>Fresnel colour over time; keys are stored blue, green, red</source>
        <translation>Fresnel-Farbe im Zeitverlauf; Keys werden als Blau, Grün, Rot gespeichert</translation>
    </message>
    <message>
        <source>Fresnel strength over time</source>
        <translation>Fresnel-Stärke im Zeitverlauf</translation>
    </message>
    <message>
        <source>Amount of team colour over time</source>
        <translation>Anteil der Teamfarbe im Zeitverlauf</translation>
    </message>
    <message>
        <source>Drawing order among translucent geosets; higher values are drawn later</source>
        <translation>Reihenfolge beim Zeichnen unter durchscheinenden Geosets; höher heißt später</translation>
    </message>
    <message>
        <source>Sorting and colour</source>
        <translation>Sortierung und Farbe</translation>
    </message>
    <message>
        <source>Empty for SD, “Shader_HD_DefaultUnit” for HD materials</source>
        <translation>Leer für SD, „Shader_HD_DefaultUnit“ für HD-Materialien</translation>
    </message>
    <message>
        <source>Drawn on top of each other, starting with the first</source>
        <translation>Übereinander gezeichnet, der erste zuerst</translation>
    </message>
    <message>
        <source>Name of the model, by convention that of the file</source>
        <translation>Name des Modells, üblicherweise der der Datei</translation>
    </message>
    <message>
        <source>External animation file; empty in all shipped models</source>
        <translation>Externe Animationsdatei; in allen mitgelieferten Modellen leer</translation>
    </message>
    <message>
        <source>Bounds of the whole model</source>
        <translation>Grenzen des gesamten Modells</translation>
    </message>
    <message>
        <source>The game chooses by words: “Stand - 2”, “Attack Slam”, “Walk Alternate”</source>
        <translation>Das Spiel wählt nach Wörtern: „Stand - 2“, „Attack Slam“, „Walk Alternate“</translation>
    </message>
    <message>
        <source>First time of the interval on the model&apos;s timeline</source>
        <translation>Erster Zeitpunkt des Intervalls auf der Zeitlinie des Modells</translation>
    </message>
    <message>
        <source>Last time of the interval</source>
        <translation>Letzter Zeitpunkt des Intervalls</translation>
    </message>
    <message>
        <source>Movement speed at which the walk cycle fits the ground</source>
        <translation>Bewegungsgeschwindigkeit, bei der der Laufzyklus zum Boden passt</translation>
    </message>
    <message>
        <source>Whether the sequence stops at its end</source>
        <translation>Ob die Sequenz an ihrem Ende anhält</translation>
    </message>
    <message>
        <source>Higher is rarer when several sequences fit</source>
        <translation>Höher heißt seltener, wenn mehrere Sequenzen passen</translation>
    </message>
    <message>
        <source>Meaning unknown; zero in nearly all files</source>
        <translation>Bedeutung unbekannt; in fast allen Dateien null</translation>
    </message>
    <message>
        <source>Bounds of the model during this sequence</source>
        <translation>Grenzen des Modells während dieser Sequenz</translation>
    </message>
    <message>
        <source>Length of the loop that runs regardless of the sequence that plays; 0 means a constant</source>
        <translation>Länge der Schleife, die unabhängig von der gespielten Sequenz läuft; 0 bedeutet eine Konstante</translation>
    </message>
    <message>
        <source>Texture that the game supplies instead of a file</source>
        <translation>Textur, die das Spiel anstelle einer Datei liefert</translation>
    </message>
    <message>
        <source>File in the game&apos;s archives or the map; empty for replaceable textures</source>
        <translation>Datei in den Archiven des Spiels oder in der Karte; leer bei ersetzbaren Texturen</translation>
    </message>
    <message>
        <source>Repeat the texture outside 0…1 instead of clamping</source>
        <translation>Textur außerhalb von 0…1 wiederholen statt begrenzen</translation>
    </message>
    <message>
        <source>Sound file; the released game ignores this chunk</source>
        <translation>Sounddatei; das veröffentlichte Spiel ignoriert diesen Chunk</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Tonhöhe</translation>
    </message>
    <message>
        <source>Meaning unknown</source>
        <translation>Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>Name of the face that the FaceFX runtime animates</source>
        <translation>Name des Gesichts, das die FaceFX-Laufzeit animiert</translation>
    </message>
    <message>
        <source>FaceFX file</source>
        <translation>FaceFX-Datei</translation>
    </message>
    <message>
        <source>Geoset that the bone moves; none when there are several</source>
        <translation>Geoset, das der Bone bewegt; keines, wenn es mehrere sind</translation>
    </message>
    <message>
        <source>Geoset animation that hides the bone together with its geoset</source>
        <translation>Geoset-Animation, die den Bone zusammen mit seinem Geoset verbirgt</translation>
    </message>
    <message>
        <source>Kind of light</source>
        <translation>Art des Lichts</translation>
    </message>
    <message>
        <source>Distance at which the light begins to fade</source>
        <translation>Entfernung, ab der das Licht nachlässt</translation>
    </message>
    <message>
        <source>Distance at which the light ends</source>
        <translation>Entfernung, bei der das Licht endet</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>Farbe des Lichts</translation>
    </message>
    <message>
        <source>Strength of the light</source>
        <translation>Stärke des Lichts</translation>
    </message>
    <message>
        <source>Colour of the ambient part</source>
        <translation>Farbe des Umgebungsanteils</translation>
    </message>
    <message>
        <source>Strength of the ambient part</source>
        <translation>Stärke des Umgebungsanteils</translation>
    </message>
    <message>
        <source>Darkness of the shadows that this light casts</source>
        <translation>Dunkelheit der Schatten, die dieses Licht wirft</translation>
    </message>
    <message>
        <source>Start of fading over time</source>
        <translation>Beginn des Nachlassens im Zeitverlauf</translation>
    </message>
    <message>
        <source>End of fading over time</source>
        <translation>Ende des Nachlassens im Zeitverlauf</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>Stärke im Zeitverlauf</translation>
    </message>
    <message>
        <source>Strength of the ambient part over time</source>
        <translation>Stärke des Umgebungsanteils im Zeitverlauf</translation>
    </message>
    <message>
        <source>Ambient colour over time; keys are stored blue, green, red</source>
        <translation>Umgebungsfarbe im Zeitverlauf; Keys werden als Blau, Grün, Rot gespeichert</translation>
    </message>
    <message>
        <source>Model that is attached here from the start; usually empty</source>
        <translation>Modell, das von Anfang an hier hängt; meist leer</translation>
    </message>
    <message>
        <source>Number of the attachment point in the order of the file</source>
        <translation>Nummer des Attachment-Punkts in der Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>When the event fires; the game refuses an event object without times</source>
        <translation>Wann das Ereignis ausgelöst wird; das Spiel lehnt ein Ereignisobjekt ohne Zeiten ab</translation>
    </message>
    <message>
        <source>Box and plane have two corners, a sphere a centre and a radius, a cylinder two ends and a radius</source>
        <translation>Quader und Ebene haben zwei Ecken, eine Kugel Mittelpunkt und Radius, ein Zylinder zwei Enden und einen Radius</translation>
    </message>
    <message>
        <source>Corner, end or centre in model space; the node moves it as it moves vertices</source>
        <translation>Ecke, Ende oder Mittelpunkt im Modellraum; der Knoten bewegt ihn so, wie er Vertices bewegt</translation>
    </message>
    <message>
        <source>Opposite corner or other end</source>
        <translation>Gegenüberliegende Ecke oder anderes Ende</translation>
    </message>
    <message>
        <source>Radius of a sphere or cylinder</source>
        <translation>Radius einer Kugel oder eines Zylinders</translation>
    </message>
    <message>
        <source>Portrait models are viewed through their first camera</source>
        <translation>Porträtmodelle werden durch ihre erste Kamera betrachtet</translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation>Wo die Kamera steht</translation>
    </message>
    <message>
        <source>Angle across the diagonal of the image</source>
        <translation>Winkel über die Bilddiagonale</translation>
    </message>
    <message>
        <source>Nothing beyond this distance is drawn</source>
        <translation>Was weiter entfernt ist, wird nicht gezeichnet</translation>
    </message>
    <message>
        <source>Nothing closer than this distance is drawn</source>
        <translation>Was näher liegt, wird nicht gezeichnet</translation>
    </message>
    <message>
        <source>What the camera looks at</source>
        <translation>Worauf die Kamera blickt</translation>
    </message>
    <message>
        <source>Movement of the camera over time, added to its position</source>
        <translation>Bewegung der Kamera im Zeitverlauf, zu ihrer Position addiert</translation>
    </message>
    <message>
        <source>Rotation about the line of sight over time</source>
        <translation>Drehung um die Blickachse im Zeitverlauf</translation>
    </message>
    <message>
        <source>Movement of the target over time, added to its position</source>
        <translation>Bewegung des Ziels im Zeitverlauf, zu seiner Position addiert</translation>
    </message>
    <message>
        <source>The chunk&apos;s four characters</source>
        <translation>Die vier Zeichen des Chunks</translation>
    </message>
    <message>
        <source>Name of the model; the game doesn&apos;t use it</source>
        <translation>Name des Modells; das Spiel verwendet ihn nicht</translation>
    </message>
    <message>
        <source>Which optional parts the file has and how the game treats the model</source>
        <translation>Welche optionalen Teile die Datei hat und wie das Spiel das Modell behandelt</translation>
    </message>
    <message>
        <source>Loops that run regardless of the sequence that plays</source>
        <translation>Schleifen, die unabhängig von der gespielten Sequenz laufen</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <source>Hash table: sequence of an animation id</source>
        <translation>Hashtabelle: Sequenz zu einer Animations-ID</translation>
    </message>
    <message>
        <source>What plays for each animation of the game</source>
        <translation>Was für jede Animation des Spiels abgespielt wird</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Bones</translation>
    </message>
    <message>
        <source>Bone of each key bone id</source>
        <translation>Bone zu jeder Key-Bone-ID</translation>
    </message>
    <message>
        <source>Four weights 0 to 255 per vertex</source>
        <translation>Vier Gewichte von 0 bis 255 pro Vertex</translation>
    </message>
    <message>
        <source>Four bones per vertex</source>
        <translation>Vier Bones pro Vertex</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>Second texture coordinates</source>
        <translation>Zweite Texturkoordinaten</translation>
    </message>
    <message>
        <source>Which vertices and triangles are drawn how; the first is the finest</source>
        <translation>Welche Vertices und Dreiecke wie gezeichnet werden; das erste ist das feinste</translation>
    </message>
    <message>
        <source>Animated colours of batches</source>
        <translation>Animierte Farben von Batches</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Animated opacities</source>
        <translation>Animierte Deckkraft</translation>
    </message>
    <message>
        <source>Never seen with content</source>
        <translation>Nie mit Inhalt gesehen</translation>
    </message>
    <message>
        <source>Animated texture coordinates</source>
        <translation>Animierte Texturkoordinaten</translation>
    </message>
    <message>
        <source>Texture of each type</source>
        <translation>Textur zu jeder Art</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Bones that submeshes use</source>
        <translation>Bones, die Submeshes verwenden</translation>
    </message>
    <message>
        <source>Textures that batches use</source>
        <translation>Texturen, die Batches verwenden</translation>
    </message>
    <message>
        <source>-1 environment, 0 or 1 the UV set</source>
        <translation>-1 Umgebung, 0 oder 1 der UV-Satz</translation>
    </message>
    <message>
        <source>Texture weights that batches use</source>
        <translation>Texturgewichte, die Batches verwenden</translation>
    </message>
    <message>
        <source>Texture transforms that batches use</source>
        <translation>Textur-Transformationen, die Batches verwenden</translation>
    </message>
    <message>
        <source>Bounds of the model</source>
        <translation>Grenzen des Modells</translation>
    </message>
    <message>
        <source>Bounds of the collision mesh</source>
        <translation>Grenzen des Kollisionsmeshs</translation>
    </message>
    <message>
        <source>Rows of the collision positions, three per triangle</source>
        <translation>Zeilen der Kollisionspositionen, drei pro Dreieck</translation>
    </message>
    <message>
        <source>Vertices of the collision mesh</source>
        <translation>Vertices des Kollisionsmeshs</translation>
    </message>
    <message>
        <source>Normal of each collision triangle</source>
        <translation>Normale jedes Kollisionsdreiecks</translation>
    </message>
    <message>
        <source>Points where the game attaches things</source>
        <translation>Stellen, an die das Spiel Dinge hängt</translation>
    </message>
    <message>
        <source>Attachment of each attachment point</source>
        <translation>Attachment zu jedem Attachment-Punkt</translation>
    </message>
    <message>
        <source>What the game does at certain times</source>
        <translation>Was das Spiel zu bestimmten Zeiten tut</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lichter</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Kameras</translation>
    </message>
    <message>
        <source>Camera of each type</source>
        <translation>Kamera zu jeder Art</translation>
    </message>
    <message>
        <source>Ribbon emitters</source>
        <translation>Ribbon-Emitter</translation>
    </message>
    <message>
        <source>Particle emitters</source>
        <translation>Partikel-Emitter</translation>
    </message>
    <message>
        <source>Combiners of the textures of a batch</source>
        <translation>Combiner der Texturen eines Batches</translation>
    </message>
    <message>
        <source>Number of the .phys file</source>
        <translation>Nummer der .phys-Datei</translation>
    </message>
    <message>
        <source>Numbers of the .skin files</source>
        <translation>Nummern der .skin-Dateien</translation>
    </message>
    <message>
        <source>Numbers of the .anim files</source>
        <translation>Nummern der .anim-Dateien</translation>
    </message>
    <message>
        <source>Numbers of the .bone files</source>
        <translation>Nummern der .bone-Dateien</translation>
    </message>
    <message>
        <source>Number of the .skel file</source>
        <translation>Nummer der .skel-Datei</translation>
    </message>
    <message>
        <source>File number of each texture</source>
        <translation>Dateinummer jeder Textur</translation>
    </message>
    <message>
        <source>Model whose emitters every particle carries, by emitter</source>
        <translation>Modell, dessen Emitter jedes Partikel trägt, nach Emitter</translation>
    </message>
    <message>
        <source>Model that is emitted, by emitter</source>
        <translation>Modell, das ausgestoßen wird, nach Emitter</translation>
    </message>
    <message>
        <source>Two bytes for each material and then each emitter</source>
        <translation>Zwei Bytes für jedes Material und dann für jeden Emitter</translation>
    </message>
    <message>
        <source>Older form of the extended particle data</source>
        <translation>Ältere Form der erweiterten Partikeldaten</translation>
    </message>
    <message>
        <source>Further properties of each particle emitter</source>
        <translation>Weitere Angaben zu jedem Partikel-Emitter</translation>
    </message>
    <message>
        <source>Animations that are not taken from the parent skeleton</source>
        <translation>Animationen, die nicht vom übergeordneten Skelett übernommen werden</translation>
    </message>
    <message>
        <source>Texture weights during animations of the parent skeleton</source>
        <translation>Texturgewichte während der Animationen des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Bounds during animations of the parent skeleton</source>
        <translation>Grenzen während der Animationen des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Events during animations of the parent skeleton</source>
        <translation>Ereignisse während der Animationen des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>Detailstufen</translation>
    </message>
    <message>
        <source>Geoset whose selection shows or hides each emitter</source>
        <translation>Geoset, dessen Wahl den jeweiligen Emitter zeigt oder verbirgt</translation>
    </message>
    <message>
        <source>Numbers of the second shading path</source>
        <translation>Zahlen des zweiten Shading-Pfads</translation>
    </message>
    <message>
        <source>Fading by distance</source>
        <translation>Ausblenden nach Entfernung</translation>
    </message>
    <message>
        <source>Further properties of each light</source>
        <translation>Weitere Angaben zu jedem Licht</translation>
    </message>
    <message>
        <source>Coarser skin profiles for distant models</source>
        <translation>Gröbere Skin-Profile für große Entfernungen</translation>
    </message>
    <message>
        <source>Header of the .skel file</source>
        <translation>Kopf der .skel-Datei</translation>
    </message>
    <message>
        <source>Skeleton that the .skel file adds to</source>
        <translation>Skelett, das die .skel-Datei ergänzt</translation>
    </message>
    <message>
        <source>Bone offsets of the .bone files</source>
        <translation>Bone-Versätze der .bone-Dateien</translation>
    </message>
    <message>
        <source>The texture specifies its file</source>
        <translation>Die Textur nennt ihre Datei</translation>
    </message>
    <message>
        <source>Body and clothes of a character</source>
        <translation>Körper und Kleidung eines Charakters</translation>
    </message>
    <message>
        <source>Items and capes</source>
        <translation>Gegenstände und Umhänge</translation>
    </message>
    <message>
        <source>Obsolete</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Inventory art</source>
        <translation>Inventargrafik</translation>
    </message>
    <message>
        <source>Creatures and game objects</source>
        <translation>Kreaturen und Spielobjekte</translation>
    </message>
    <message>
        <source>Since Cataclysm</source>
        <translation>Seit Cataclysm</translation>
    </message>
    <message>
        <source>Since Shadowlands</source>
        <translation>Seit Shadowlands</translation>
    </message>
    <message>
        <source>Added in Shadowlands; nothing else is known</source>
        <translation>Seit Shadowlands; mehr ist nicht bekannt</translation>
    </message>
    <message>
        <source>Seen in a dragon form of 10.0; nothing else is known</source>
        <translation>In einer Drachengestalt von 10.0 gesehen; mehr ist nicht bekannt</translation>
    </message>
    <message>
        <source>Elements of the game are drawn opaque or not at all</source>
        <translation>Elemente des Spiels werden deckend oder gar nicht gezeichnet</translation>
    </message>
    <message>
        <source>Sorted as if nearer by its radius</source>
        <translation>Wird sortiert, als läge es um seinen Radius näher</translation>
    </message>
    <message>
        <source>Sorted as if farther by its radius</source>
        <translation>Wird sortiert, als läge es um seinen Radius weiter entfernt</translation>
    </message>
    <message>
        <source>Set in nearly all batches</source>
        <translation>In fast allen Batches gesetzt</translation>
    </message>
    <message>
        <source>The alpha is not multiplied by the texture weight</source>
        <translation>Das Alpha wird nicht mit dem Texturgewicht multipliziert</translation>
    </message>
    <message>
        <source>The chunk EDGF applies</source>
        <translation>Der Chunk EDGF gilt</translation>
    </message>
    <message>
        <source>The header has one more array, which says how the textures of a batch are combined</source>
        <translation>Der Dateikopf hat ein weiteres Array, das besagt, wie die Texturen eines Batches kombiniert werden</translation>
    </message>
    <message>
        <source>There is a .phys file</source>
        <translation>Es gibt eine .phys-Datei</translation>
    </message>
    <message>
        <source>Set in every model since Cataclysm</source>
        <translation>Seit Cataclysm in jedem Modell gesetzt</translation>
    </message>
    <message>
        <source>Particle emitters are larger</source>
        <translation>Partikel-Emitter sind größer</translation>
    </message>
    <message>
        <source>Texture transforms follow the sequence that their bone plays</source>
        <translation>Textur-Transformationen folgen der Sequenz, die ihr Bone abspielt</translation>
    </message>
    <message>
        <source>Set by the game once it has read an animation file</source>
        <translation>Wird vom Spiel gesetzt, wenn es eine Animationsdatei gelesen hat</translation>
    </message>
    <message>
        <source>Without it and without “Alias” the keys are in an .anim file</source>
        <translation>Ohne dieses Flag und ohne „Alias“ stehen die Keys in einer .anim-Datei</translation>
    </message>
    <message>
        <source>Plays another sequence</source>
        <translation>Spielt eine andere Sequenz ab</translation>
    </message>
    <message>
        <source>Changes to and from this sequence are blended</source>
        <translation>Wechsel zu und von dieser Sequenz werden überblendet</translation>
    </message>
    <message>
        <source>Blending in and out have separate times</source>
        <translation>Einblenden und Ausblenden haben je eine eigene Zeit</translation>
    </message>
    <message>
        <source>Seen in files since Legion</source>
        <translation>In Dateien seit Legion gesehen</translation>
    </message>
    <message>
        <source>The bone has keys</source>
        <translation>Der Bone hat Keys</translation>
    </message>
    <message>
        <source>Physics may move the bone</source>
        <translation>Die Physik darf den Bone bewegen</translation>
    </message>
    <message>
        <source>Parent and submesh are a sequence ID instead</source>
        <translation>Elternknoten und Submesh sind stattdessen eine Sequenz-ID</translation>
    </message>
    <message>
        <source>Particles move with the emitter</source>
        <translation>Partikel bewegen sich mit dem Emitter</translation>
    </message>
    <message>
        <source>Particles are thrown by the emitter&apos;s own movement</source>
        <translation>Partikel werden von der Eigenbewegung des Emitters geschleudert</translation>
    </message>
    <message>
        <source>Particles start along the Z axis</source>
        <translation>Partikel starten entlang der Z-Achse</translation>
    </message>
    <message>
        <source>Particles lie flat</source>
        <translation>Partikel liegen flach</translation>
    </message>
    <message>
        <source>Particles stay on the ground</source>
        <translation>Partikel bleiben am Boden</translation>
    </message>
    <message>
        <source>Width and height vary independently</source>
        <translation>Breite und Höhe streuen unabhängig voneinander</translation>
    </message>
    <message>
        <source>Gravity is a direction and a strength in four bytes</source>
        <translation>Die Schwerkraft ist eine Richtung und eine Stärke in vier Bytes</translation>
    </message>
    <message>
        <source>Bones instead of joints</source>
        <translation>Bones statt Gelenke</translation>
    </message>
    <message>
        <source>Tag of the chunk</source>
        <translation>Kennung des Chunks</translation>
    </message>
    <message>
        <source>Bytes of the chunk, kept as they are</source>
        <translation>Bytes des Chunks, unverändert erhalten</translation>
    </message>
    <message>
        <source>Animation of the file</source>
        <translation>Animation der Datei</translation>
    </message>
    <message>
        <source>Variation of the file</source>
        <translation>Variation der Datei</translation>
    </message>
    <message>
        <source>Number of the .anim file; 0 none</source>
        <translation>Nummer der .anim-Datei; 0 für keine</translation>
    </message>
    <message>
        <source>Height of the point that particles fly away from</source>
        <translation>Höhe des Punkts, von dem Partikel wegfliegen</translation>
    </message>
    <message>
        <source>Factor of the colour</source>
        <translation>Faktor der Farbe</translation>
    </message>
    <message>
        <source>Factor of the opacity</source>
        <translation>Faktor der Deckkraft</translation>
    </message>
    <message>
        <source>Minimum opacity that is drawn, over a particle&apos;s life</source>
        <translation>Deckkraft, unter der nichts gezeichnet wird, im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>When the event of the parent skeleton happens</source>
        <translation>Wann das Ereignis des übergeordneten Skeletts eintritt</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>Anzahl der Stufen</translation>
    </message>
    <message>
        <source>Distance that the choice of the level depends on</source>
        <translation>Entfernung, von der die Wahl der Stufe abhängt</translation>
    </message>
    <message>
        <source>Which bones&apos; emitters run at each level</source>
        <translation>Die Emitter welcher Bones auf jeder Stufe laufen</translation>
    </message>
    <message>
        <source>Two bytes of a material or emitter; meaning unknown</source>
        <translation>Zwei Bytes eines Materials oder Emitters; Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>Depth of the surface</source>
        <translation>Tiefe der Oberfläche</translation>
    </message>
    <message>
        <source>Red, green, blue, alpha</source>
        <translation>Rot, Grün, Blau, Alpha</translation>
    </message>
    <message>
        <source>Flags; meaning unknown</source>
        <translation>Flags; Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>Squared distances between which the model fades</source>
        <translation>Quadrierte Entfernungen, zwischen denen das Modell ausgeblendet wird</translation>
    </message>
    <message>
        <source>Flags; 0x100 in known files</source>
        <translation>Flags; 0x100 in bekannten Dateien</translation>
    </message>
    <message>
        <source>Name of the skeleton</source>
        <translation>Name des Skeletts</translation>
    </message>
    <message>
        <source>Number of the .skel file that this one adds to</source>
        <translation>Nummer der .skel-Datei, die diese ergänzt</translation>
    </message>
    <message>
        <source>0 directional, 1 point</source>
        <translation>0 gerichtet, 1 Punkt</translation>
    </message>
    <message>
        <source>Bone that moves the light</source>
        <translation>Bone, der das Licht bewegt</translation>
    </message>
    <message>
        <source>Where the light is, in model space</source>
        <translation>Wo das Licht liegt, im Modellraum</translation>
    </message>
    <message>
        <source>Colour of the ambient part over time</source>
        <translation>Farbe des Umgebungsanteils im Zeitverlauf</translation>
    </message>
    <message>
        <source>Colour of the light over time</source>
        <translation>Farbe des Lichts im Zeitverlauf</translation>
    </message>
    <message>
        <source>Strength of the light over time</source>
        <translation>Stärke des Lichts im Zeitverlauf</translation>
    </message>
    <message>
        <source>Distance at which the light begins to fade, over time</source>
        <translation>Entfernung, bei der das Licht schwächer zu werden beginnt, im Zeitverlauf</translation>
    </message>
    <message>
        <source>Distance at which the light ends, over time</source>
        <translation>Entfernung, bei der das Licht endet, im Zeitverlauf</translation>
    </message>
    <message>
        <source>1 on, 0 off</source>
        <translation>1 an, 0 aus</translation>
    </message>
    <message>
        <source>0 portrait, 1 character information, -1 others</source>
        <translation>0 Porträt, 1 Charakterinfo, -1 andere</translation>
    </message>
    <message>
        <source>Diagonal angle of view</source>
        <translation>Diagonaler Blickwinkel</translation>
    </message>
    <message>
        <source>Distance beyond which nothing is drawn</source>
        <translation>Entfernung, ab der nichts mehr gezeichnet wird</translation>
    </message>
    <message>
        <source>Distance before which nothing is drawn</source>
        <translation>Entfernung, bis zu der nichts gezeichnet wird</translation>
    </message>
    <message>
        <source>Offset of the camera over time</source>
        <translation>Versatz der Kamera im Zeitverlauf</translation>
    </message>
    <message>
        <source>Where the camera is</source>
        <translation>Wo die Kamera steht</translation>
    </message>
    <message>
        <source>Offset of the target over time</source>
        <translation>Versatz des Ziels im Zeitverlauf</translation>
    </message>
    <message>
        <source>Roll about the line of sight over time</source>
        <translation>Drehung um die Blickachse im Zeitverlauf</translation>
    </message>
    <message>
        <source>Diagonal angle of view over time</source>
        <translation>Diagonaler Blickwinkel im Zeitverlauf</translation>
    </message>
    <message>
        <source>Number of the ribbon; -1 in all known files</source>
        <translation>Nummer des Ribbons; -1 in allen bekannten Dateien</translation>
    </message>
    <message>
        <source>Bone that moves the ribbon</source>
        <translation>Bone, der das Ribbon bewegt</translation>
    </message>
    <message>
        <source>Where the ribbon starts, in model space</source>
        <translation>Wo das Ribbon beginnt, im Modellraum</translation>
    </message>
    <message>
        <source>Texture of each layer</source>
        <translation>Textur jedes Layers</translation>
    </message>
    <message>
        <source>Material of each layer</source>
        <translation>Material jedes Layers</translation>
    </message>
    <message>
        <source>Colour over time</source>
        <translation>Farbe im Zeitverlauf</translation>
    </message>
    <message>
        <source>Extent above the bone over time</source>
        <translation>Ausdehnung oberhalb des Bones im Zeitverlauf</translation>
    </message>
    <message>
        <source>Extent below the bone over time</source>
        <translation>Ausdehnung unterhalb des Bones im Zeitverlauf</translation>
    </message>
    <message>
        <source>How many edges are created</source>
        <translation>Wie viele Kanten entstehen</translation>
    </message>
    <message>
        <source>How the ribbon sinks or rises</source>
        <translation>Wie das Ribbon sinkt oder steigt</translation>
    </message>
    <message>
        <source>Cell of the texture over time</source>
        <translation>Zelle der Textur im Zeitverlauf</translation>
    </message>
    <message>
        <source>Drawing order among blended objects</source>
        <translation>Reihenfolge unter gemischten Dingen</translation>
    </message>
    <message>
        <source>Row of the game&apos;s table of ribbon colours</source>
        <translation>Zeile der Tabelle des Spiels für Ribbon-Farben</translation>
    </message>
    <message>
        <source>Entry of the transform combos</source>
        <translation>Eintrag der Transformations-Kombinationen</translation>
    </message>
    <message>
        <source>Number of the emitter; -1 in all known files</source>
        <translation>Nummer des Emitters; -1 in allen bekannten Dateien</translation>
    </message>
    <message>
        <source>How particles move and look</source>
        <translation>Wie sich Partikel bewegen und wie sie aussehen</translation>
    </message>
    <message>
        <source>Where particles come from, in model space</source>
        <translation>Woher Partikel kommen, im Modellraum</translation>
    </message>
    <message>
        <source>Bone that moves the emitter</source>
        <translation>Bone, der den Emitter bewegt</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Second texture of emitters with several</source>
        <translation>Zweite Textur von Emittern mit mehreren</translation>
    </message>
    <message>
        <source>Third texture of emitters with several</source>
        <translation>Dritte Textur von Emittern mit mehreren</translation>
    </message>
    <message>
        <source>Model that is emitted instead of quads</source>
        <translation>Modell, das anstelle von Quads ausgestoßen wird</translation>
    </message>
    <message>
        <source>Model whose emitters every particle carries</source>
        <translation>Modell, dessen Emitter jedes Partikel trägt</translation>
    </message>
    <message>
        <source>High part of the blend type</source>
        <translation>Oberer Teil der Mischart</translation>
    </message>
    <message>
        <source>1 plane, 2 sphere, 3 spline, 4 bones</source>
        <translation>1 Ebene, 2 Kugel, 3 Spline, 4 Bones</translation>
    </message>
    <message>
        <source>High part of the emitter type</source>
        <translation>Oberer Teil der Emitterart</translation>
    </message>
    <message>
        <source>11 to 13: colours come from the game&apos;s table</source>
        <translation>11 bis 13: Farben stammen aus der Tabelle des Spiels</translation>
    </message>
    <message>
        <source>0 quads, 1 models</source>
        <translation>0 Quads, 1 Modelle</translation>
    </message>
    <message>
        <source>0 head, 1 tail, 2 both</source>
        <translation>0 Kopf, 1 Schweif, 2 beide</translation>
    </message>
    <message>
        <source>Scale of the second and third texture, in 32ths</source>
        <translation>Skalierung der zweiten und dritten Textur, in 32steln</translation>
    </message>
    <message>
        <source>Speed at birth over time</source>
        <translation>Geschwindigkeit bei der Entstehung im Zeitverlauf</translation>
    </message>
    <message>
        <source>Spread away from the axis</source>
        <translation>Streuung weg von der Achse</translation>
    </message>
    <message>
        <source>Spread about the axis</source>
        <translation>Streuung um die Achse</translation>
    </message>
    <message>
        <source>Acceleration over time</source>
        <translation>Beschleunigung im Zeitverlauf</translation>
    </message>
    <message>
        <source>How long a particle lives</source>
        <translation>Wie lange ein Partikel lebt</translation>
    </message>
    <message>
        <source>How much that varies</source>
        <translation>Wie stark das streut</translation>
    </message>
    <message>
        <source>Length of the area, or the smaller radius</source>
        <translation>Länge der Fläche oder der kleinere Radius</translation>
    </message>
    <message>
        <source>Width of the area, or the larger radius</source>
        <translation>Breite der Fläche oder der größere Radius</translation>
    </message>
    <message>
        <source>Height of the point that particles fly away from; 0 none</source>
        <translation>Höhe des Punkts, von dem Partikel wegfliegen; 0 für keinen</translation>
    </message>
    <message>
        <source>Colour over a particle&apos;s life</source>
        <translation>Farbe im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>Opacity over a particle&apos;s life</source>
        <translation>Deckkraft im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>Size over a particle&apos;s life</source>
        <translation>Größe im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>How much the size varies</source>
        <translation>Wie stark die Größe streut</translation>
    </message>
    <message>
        <source>Cell of the head over a particle&apos;s life</source>
        <translation>Zelle des Kopfes im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>Cell of the tail over a particle&apos;s life</source>
        <translation>Zelle des Schweifs im Verlauf eines Partikellebens</translation>
    </message>
    <message>
        <source>Fraction of the life at which the middle values apply</source>
        <translation>Anteil des Lebens, bei dem die mittleren Werte gelten</translation>
    </message>
    <message>
        <source>Colour at birth, middle and death: blue, green, red, alpha</source>
        <translation>Farbe bei Entstehung, Mitte und Ende: Blau, Grün, Rot, Alpha</translation>
    </message>
    <message>
        <source>Cells of the head until the middle: first, last, repetitions</source>
        <translation>Zellen des Kopfes bis zur Mitte: erste, letzte, Wiederholungen</translation>
    </message>
    <message>
        <source>Cells of the head after it</source>
        <translation>Zellen des Kopfes danach</translation>
    </message>
    <message>
        <source>Cells of the tail until the middle</source>
        <translation>Zellen des Schweifs bis zur Mitte</translation>
    </message>
    <message>
        <source>Cells of the tail after it</source>
        <translation>Zellen des Schweifs danach</translation>
    </message>
    <message>
        <source>Length of the tail</source>
        <translation>Länge des Schweifs</translation>
    </message>
    <message>
        <source>How fast particles twinkle</source>
        <translation>Wie schnell Partikel funkeln</translation>
    </message>
    <message>
        <source>Fraction of the time that they are visible</source>
        <translation>Anteil der Zeit, in der sie zu sehen sind</translation>
    </message>
    <message>
        <source>Smallest and largest size while twinkling</source>
        <translation>Kleinste und größte Größe beim Funkeln</translation>
    </message>
    <message>
        <source>Fraction of the bone&apos;s movement that particles inherit</source>
        <translation>Anteil der Bewegung des Bones, den Partikel erhalten</translation>
    </message>
    <message>
        <source>How quickly movement slows down</source>
        <translation>Wie die Bewegung langsamer wird</translation>
    </message>
    <message>
        <source>Rotation at birth</source>
        <translation>Drehung bei der Entstehung</translation>
    </message>
    <message>
        <source>Rotation per second</source>
        <translation>Drehung pro Sekunde</translation>
    </message>
    <message>
        <source>Slowest rotation of emitted models</source>
        <translation>Langsamste Drehung ausgestoßener Modelle</translation>
    </message>
    <message>
        <source>Fastest rotation of emitted models</source>
        <translation>Schnellste Drehung ausgestoßener Modelle</translation>
    </message>
    <message>
        <source>Acceleration by wind</source>
        <translation>Beschleunigung durch Wind</translation>
    </message>
    <message>
        <source>How long the wind blows</source>
        <translation>Wie lange der Wind weht</translation>
    </message>
    <message>
        <source>Emitter speed from which the first fraction applies</source>
        <translation>Geschwindigkeit des Emitters, ab der der erste Anteil gilt</translation>
    </message>
    <message>
        <source>Fraction of its movement that particles then follow</source>
        <translation>Anteil seiner Bewegung, dem Partikel dann folgen</translation>
    </message>
    <message>
        <source>Emitter speed from which the second fraction applies</source>
        <translation>Geschwindigkeit, ab der der zweite Anteil gilt</translation>
    </message>
    <message>
        <source>Points of the curve that particles come from</source>
        <translation>Punkte der Kurve, von der Partikel kommen</translation>
    </message>
    <message>
        <source>Movement of the second and third texture, in 512ths</source>
        <translation>Bewegung der zweiten und dritten Textur, in 512teln</translation>
    </message>
    <message>
        <source>Colour that the batch is multiplied by, over time</source>
        <translation>Farbe, mit der der Batch multipliziert wird, im Zeitverlauf</translation>
    </message>
    <message>
        <source>0 a file; otherwise a slot that the game fills</source>
        <translation>0 eine Datei; sonst ein Slot, den das Spiel füllt</translation>
    </message>
    <message>
        <source>File in the game&apos;s archives; empty for slots and where the file id is used</source>
        <translation>Datei in den Archiven des Spiels; leer bei Slots und wo die Datei-ID gilt</translation>
    </message>
    <message>
        <source>Opacity of a texture over time</source>
        <translation>Deckkraft einer Textur im Zeitverlauf</translation>
    </message>
    <message>
        <source>Cells of a texture over time; never seen with content</source>
        <translation>Zellen einer Textur im Zeitverlauf; nie mit Inhalt gesehen</translation>
    </message>
    <message>
        <source>Offset of the texture coordinates over time</source>
        <translation>Versatz der Texturkoordinaten im Zeitverlauf</translation>
    </message>
    <message>
        <source>Rotation of the texture coordinates about their middle over time</source>
        <translation>Drehung der Texturkoordinaten um ihre Mitte im Zeitverlauf</translation>
    </message>
    <message>
        <source>Scale of the texture coordinates about their middle over time</source>
        <translation>Skalierung der Texturkoordinaten um ihre Mitte im Zeitverlauf</translation>
    </message>
    <message>
        <source>Lighting, fog, culling and depth</source>
        <translation>Beleuchtung, Nebel, Culling und Tiefe</translation>
    </message>
    <message>
        <source>How the material is blended with what is behind it</source>
        <translation>Wie das Material mit dem Hintergrund gemischt wird</translation>
    </message>
    <message>
        <source>Geoset group · 100 + variant</source>
        <translation>Geosetgruppe · 100 + Variante</translation>
    </message>
    <message>
        <source>High 16 bits of the first triangle index</source>
        <translation>Obere 16 Bits des ersten Dreiecksindex</translation>
    </message>
    <message>
        <source>First entry of the profile&apos;s vertex list</source>
        <translation>Erster Eintrag der Vertexliste des Profils</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>Anzahl der Vertices</translation>
    </message>
    <message>
        <source>First entry of the profile&apos;s index list</source>
        <translation>Erster Eintrag der Indexliste des Profils</translation>
    </message>
    <message>
        <source>Number of indices, three per triangle</source>
        <translation>Anzahl der Indizes, drei pro Dreieck</translation>
    </message>
    <message>
        <source>Number of bone combo entries</source>
        <translation>Anzahl der Einträge in den Bone-Kombinationen</translation>
    </message>
    <message>
        <source>First entry of the bone combos</source>
        <translation>Erster Eintrag der Bone-Kombinationen</translation>
    </message>
    <message>
        <source>Maximum number of bones per vertex</source>
        <translation>Höchstzahl der Bones, die einen Vertex bewegen</translation>
    </message>
    <message>
        <source>Bone that moves the centre</source>
        <translation>Bone, der die Mitte bewegt</translation>
    </message>
    <message>
        <source>Centre of the vertices</source>
        <translation>Mitte der Vertices</translation>
    </message>
    <message>
        <source>Centre of the box, for the order of drawing</source>
        <translation>Mitte des Quaders, für die Reihenfolge beim Zeichnen</translation>
    </message>
    <message>
        <source>Distance of the farthest vertex from it</source>
        <translation>Entfernung des äußersten Vertex davon</translation>
    </message>
    <message>
        <source>Order of drawing, projection, whether texture weights are used</source>
        <translation>Reihenfolge beim Zeichnen, Projektion, ob Texturgewichte gelten</translation>
    </message>
    <message>
        <source>Order among blended batches</source>
        <translation>Reihenfolge unter gemischten Batches</translation>
    </message>
    <message>
        <source>Combiner: simple, or with bit 15 a row of the table of special ones</source>
        <translation>Combiner: einfach oder mit Bit 15 eine Zeile der Tabelle der besonderen</translation>
    </message>
    <message>
        <source>Row of the submesh that is drawn</source>
        <translation>Zeile des Submeshs, das gezeichnet wird</translation>
    </message>
    <message>
        <source>More flags; before 260 the submesh again</source>
        <translation>Weitere Flags; vor 260 nochmals das Submesh</translation>
    </message>
    <message>
        <source>Colour animation</source>
        <translation>Farbanimation</translation>
    </message>
    <message>
        <source>Blending, culling and depth</source>
        <translation>Mischen, Culling und Tiefe</translation>
    </message>
    <message>
        <source>Order among opaque batches</source>
        <translation>Reihenfolge unter deckenden Batches</translation>
    </message>
    <message>
        <source>Number of textures</source>
        <translation>Anzahl der Texturen</translation>
    </message>
    <message>
        <source>First entry of the texture combos</source>
        <translation>Erster Eintrag der Textur-Kombinationen</translation>
    </message>
    <message>
        <source>First entry of the coordinate combos</source>
        <translation>Erster Eintrag der Koordinaten-Kombinationen</translation>
    </message>
    <message>
        <source>First entry of the weight combos</source>
        <translation>Erster Eintrag der Gewichts-Kombinationen</translation>
    </message>
    <message>
        <source>First entry of the transform combos</source>
        <translation>Erster Eintrag der Transformations-Kombinationen</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>Weitere Flags</translation>
    </message>
    <message>
        <source>Row of the submesh</source>
        <translation>Zeile des Submeshs</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>Transparenz</translation>
    </message>
    <message>
        <source>Rows of the model&apos;s vertices</source>
        <translation>Zeilen der Vertices des Modells</translation>
    </message>
    <message>
        <source>Rows of the vertex list, three per triangle</source>
        <translation>Zeilen der Vertexliste, drei pro Dreieck</translation>
    </message>
    <message>
        <source>Four per vertex: rows within the submesh&apos;s part of the bone combos</source>
        <translation>Vier pro Vertex: Zeilen innerhalb des Submesh-Teils der Bone-Kombinationen</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>Teile des Meshs</translation>
    </message>
    <message>
        <source>Draw calls</source>
        <translation>Zeichenaufrufe</translation>
    </message>
    <message>
        <source>Maximum number of bones that a submesh uses</source>
        <translation>Höchstzahl der Bones, die ein Submesh verwendet</translation>
    </message>
    <message>
        <source>Draw calls for shadows; only in files with the long header</source>
        <translation>Zeichenaufrufe für Schatten; nur in Dateien mit dem langen Dateikopf</translation>
    </message>
    <message>
        <source>Version of the file</source>
        <translation>Version der Datei</translation>
    </message>
    <message>
        <source>Bones that are moved</source>
        <translation>Bones, die bewegt werden</translation>
    </message>
    <message>
        <source>Matrix of each bone</source>
        <translation>Matrix jedes Bones</translation>
    </message>
    <message>
        <source>Smallest corner of the box</source>
        <translation>Kleinste Ecke des Quaders</translation>
    </message>
    <message>
        <source>Largest corner of the box</source>
        <translation>Größte Ecke des Quaders</translation>
    </message>
    <message>
        <source>Box around the vertices</source>
        <translation>Quader um die Vertices</translation>
    </message>
    <message>
        <source>Animation of the game&apos;s table that this is</source>
        <translation>Animation aus der Tabelle des Spiels, die dies ist</translation>
    </message>
    <message>
        <source>Number of this one among the animations of the same id</source>
        <translation>Nummer dieser Sequenz unter den Animationen derselben ID</translation>
    </message>
    <message>
        <source>Length of the sequence</source>
        <translation>Länge der Sequenz</translation>
    </message>
    <message>
        <source>Where the keys are, whether another sequence&apos;s keys play, how it blends</source>
        <translation>Wo die Keys stehen, ob die Keys einer anderen Sequenz gespielt werden, wie überblendet wird</translation>
    </message>
    <message>
        <source>Weight when choosing among variations; all variations of one animation add up to 32767</source>
        <translation>Anteil an der Auswahl unter den Variationen; alle einer Animation ergeben zusammen 32767</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Füllbytes</translation>
    </message>
    <message>
        <source>Minimum number of repetitions; 0 and 0 do not repeat</source>
        <translation>Kleinste Zahl der Wiederholungen; 0 und 0 wiederholen nicht</translation>
    </message>
    <message>
        <source>Maximum number of repetitions</source>
        <translation>Größte Zahl der Wiederholungen</translation>
    </message>
    <message>
        <source>How long this sequence is blended with the one before</source>
        <translation>Wie lange diese Sequenz mit der vorigen überblendet wird</translation>
    </message>
    <message>
        <source>How long it is blended with the one after, where the flags say so; else the high part of the blend time</source>
        <translation>Wie lange sie mit der nächsten überblendet wird, wo die Flags es besagen; sonst der obere Teil der Überblendzeit</translation>
    </message>
    <message>
        <source>Sequence with the next variation of this animation</source>
        <translation>Sequenz mit der nächsten Variation dieser Animation</translation>
    </message>
    <message>
        <source>Sequence whose keys play where the alias flag is set; else this one itself or the next</source>
        <translation>Sequenz, deren Keys gespielt werden, wo das Alias-Flag gesetzt ist; sonst diese selbst oder die nächste</translation>
    </message>
    <message>
        <source>Time on the common timeline at which the keys of this sequence start; not stored in the file</source>
        <translation>Zeitpunkt auf der gemeinsamen Zeitlinie, an dem die Keys dieser Sequenz beginnen; nicht in der Datei</translation>
    </message>
    <message>
        <source>Animation that plays instead of the one with this row&apos;s number</source>
        <translation>Animation, die anstelle derjenigen mit der Nummer dieser Zeile gespielt wird</translation>
    </message>
    <message>
        <source>0 forwards, 1 backwards, 3 frozen</source>
        <translation>0 vorwärts, 1 rückwärts, 3 eingefroren</translation>
    </message>
    <message>
        <source>What the game uses this bone for; -1 nothing</source>
        <translation>Wofür das Spiel diesen Bone verwendet; -1 für nichts</translation>
    </message>
    <message>
        <source>Inheritance, billboards and whether the bone is animated</source>
        <translation>Vererbung, Billboards und ob der Bone animiert ist</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>Bone, an dem dieser hängt</translation>
    </message>
    <message>
        <source>Part of the mesh, or the distance to the parent; not used by the preview</source>
        <translation>Teil des Meshs oder Entfernung zum Elternknoten; von der Vorschau nicht verwendet</translation>
    </message>
    <message>
        <source>CRC-32 of the bone&apos;s name in the artist&apos;s file</source>
        <translation>CRC-32 des Bone-Namens in der Datei des Künstlers</translation>
    </message>
    <message>
        <source>Offset from the rest position over time</source>
        <translation>Versatz gegenüber der Ruheposition im Zeitverlauf</translation>
    </message>
    <message>
        <source>Rotation about the pivot over time</source>
        <translation>Drehung um den Pivot im Zeitverlauf</translation>
    </message>
    <message>
        <source>Scale about the pivot over time</source>
        <translation>Skalierung um den Pivot im Zeitverlauf</translation>
    </message>
    <message>
        <source>Point that the bone rotates about, in model space</source>
        <translation>Punkt, um den sich der Bone dreht, im Modellraum</translation>
    </message>
    <message>
        <source>What the game attaches here</source>
        <translation>Was das Spiel hier anhängt</translation>
    </message>
    <message>
        <source>Bone that moves the point</source>
        <translation>Bone, der den Punkt bewegt</translation>
    </message>
    <message>
        <source>Where the point is, in model space</source>
        <translation>Wo der Punkt liegt, im Modellraum</translation>
    </message>
    <message>
        <source>1 if whatever is attached here is animated with the model</source>
        <translation>1, wo das hier Angehängte mit dem Modell animiert wird</translation>
    </message>
    <message>
        <source>What happens: four characters, mostly $ and three letters</source>
        <translation>Was geschieht: vier Zeichen, meist $ und drei Buchstaben</translation>
    </message>
    <message>
        <source>Number that goes with the event: a sound, a spell</source>
        <translation>Nummer, die zum Ereignis gehört: ein Klang, ein Zauber</translation>
    </message>
    <message>
        <source>Bone at which it happens</source>
        <translation>Bone, an dem es geschieht</translation>
    </message>
    <message>
        <source>Where it happens, in model space</source>
        <translation>Wo es geschieht, im Modellraum</translation>
    </message>
    <message>
        <source>When it happens</source>
        <translation>Wann es geschieht</translation>
    </message>
    <message>
        <source>Physics of the .phys file and of the PFDC chunk</source>
        <translation>Physik der .phys-Datei und des PFDC-Chunks</translation>
    </message>
    <message>
        <source>Version of the chunk; 0 is the oldest</source>
        <translation>Version des Chunks; 0 ist die älteste</translation>
    </message>
    <message>
        <source>How the body moves</source>
        <translation>Wie sich der Körper bewegt</translation>
    </message>
    <message>
        <source>Bone that the body moves with or moves</source>
        <translation>Bone, mit dem sich der Körper bewegt oder den er bewegt</translation>
    </message>
    <message>
        <source>Position in model space</source>
        <translation>Position im Modellraum</translation>
    </message>
    <message>
        <source>Row of the first shape of the body</source>
        <translation>Zeile der ersten Form des Körpers</translation>
    </message>
    <message>
        <source>Number of shapes</source>
        <translation>Anzahl der Formen</translation>
    </message>
    <message>
        <source>Mass, probably; 1 where older files do not store it</source>
        <translation>Vermutlich die Masse; 1, wo ältere Dateien sie nicht angeben</translation>
    </message>
    <message>
        <source>Air resistance, probably</source>
        <translation>Vermutlich der Luftwiderstand</translation>
    </message>
    <message>
        <source>With 0 the body follows its bone even where the bone&apos;s flag lets physics move it</source>
        <translation>Bei 0 folgt der Körper seinem Bone auch dann, wenn dessen Flag der Physik erlaubt, ihn zu bewegen</translation>
    </message>
    <message>
        <source>Damping, probably; 0.9 where older files do not store it</source>
        <translation>Vermutlich der Verlust an Geschwindigkeit; 0,9, wo ältere Dateien ihn nicht angeben</translation>
    </message>
    <message>
        <source>Kind of the shape</source>
        <translation>Art der Form</translation>
    </message>
    <message>
        <source>Row of the list of that kind</source>
        <translation>Zeile der Liste dieser Art</translation>
    </message>
    <message>
        <source>Friction of the surface</source>
        <translation>Reibung der Oberfläche</translation>
    </message>
    <message>
        <source>Fraction of the speed that is left after a bounce</source>
        <translation>Wie viel der Geschwindigkeit nach einem Aufprall übrig bleibt</translation>
    </message>
    <message>
        <source>Mass per unit of volume</source>
        <translation>Masse einer Volumeneinheit</translation>
    </message>
    <message>
        <source>Rotation and position of the centre, relative to the body; the last column is the position</source>
        <translation>Drehung und Ort der Mitte, vom Körper aus; die letzte Spalte ist der Ort</translation>
    </message>
    <message>
        <source>From the centre to the sides</source>
        <translation>Von der Mitte zu den Seiten</translation>
    </message>
    <message>
        <source>Centre of one end, relative to the body</source>
        <translation>Mitte des einen Endes, vom Körper aus</translation>
    </message>
    <message>
        <source>Centre of the other end, relative to the body</source>
        <translation>Mitte des anderen Endes, vom Körper aus</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Centre, relative to the body</source>
        <translation>Mittelpunkt, vom Körper aus</translation>
    </message>
    <message>
        <source>Room for pointers</source>
        <translation>Platz für Zeiger</translation>
    </message>
    <message>
        <source>Number of faces</source>
        <translation>Anzahl der Flächen</translation>
    </message>
    <message>
        <source>Number of half edges</source>
        <translation>Anzahl der Halbkanten</translation>
    </message>
    <message>
        <source>Corners, relative to the body</source>
        <translation>Ecken, vom Körper aus</translation>
    </message>
    <message>
        <source>17 bytes for each face, then four for each half edge; kept as they are</source>
        <translation>17 Bytes für jede Fläche, dann vier für jede Halbkante; unverändert erhalten</translation>
    </message>
    <message>
        <source>Where it is stored</source>
        <translation>Wo sie gespeichert ist</translation>
    </message>
    <message>
        <source>Meaning unknown; since version 1</source>
        <translation>Bedeutung unbekannt; seit Version 1</translation>
    </message>
    <message>
        <source>Six numbers, meaning unknown; files that have them contain little else</source>
        <translation>Sechs Zahlen, Bedeutung unbekannt; Dateien mit ihnen enthalten sonst kaum etwas</translation>
    </message>
    <message>
        <source>What moves as one</source>
        <translation>Was sich als Ganzes bewegt</translation>
    </message>
    <message>
        <source>What bodies are made of</source>
        <translation>Woraus Körper bestehen</translation>
    </message>
    <message>
        <source>Boxes used by shapes</source>
        <translation>Quader, die von Formen verwendet werden</translation>
    </message>
    <message>
        <source>Capsules used by shapes</source>
        <translation>Kapseln, die von Formen verwendet werden</translation>
    </message>
    <message>
        <source>Spheres used by shapes</source>
        <translation>Kugeln, die von Formen verwendet werden</translation>
    </message>
    <message>
        <source>Convex bodies used by shapes; since version 3</source>
        <translation>Konvexe Körper, die von Formen verwendet werden; seit Version 3</translation>
    </message>
    <message>
        <source>What connects bodies</source>
        <translation>Was Körper verbindet</translation>
    </message>
    <message>
        <source>Joints that rotate about a point</source>
        <translation>Gelenke, die sich um einen Punkt drehen</translation>
    </message>
    <message>
        <source>Joints that twist and swing within limits</source>
        <translation>Gelenke, die sich innerhalb von Grenzen verdrehen und schwenken</translation>
    </message>
    <message>
        <source>Joints that hold like a spring</source>
        <translation>Gelenke, die wie eine Feder halten</translation>
    </message>
    <message>
        <source>Joints that rotate about an axis; since version 2</source>
        <translation>Gelenke, die sich um eine Achse drehen; seit Version 2</translation>
    </message>
    <message>
        <source>Joints that slide along an axis; since version 2</source>
        <translation>Gelenke, die entlang einer Achse gleiten; seit Version 2</translation>
    </message>
    <message>
        <source>Joints that keep a distance; since version 2</source>
        <translation>Gelenke, die einen Abstand halten; seit Version 2</translation>
    </message>
    <message>
        <source>Row of the first body</source>
        <translation>Zeile des ersten Körpers</translation>
    </message>
    <message>
        <source>Row of the second body</source>
        <translation>Zeile des zweiten Körpers</translation>
    </message>
    <message>
        <source>Kind of the joint</source>
        <translation>Art des Gelenks</translation>
    </message>
    <message>
        <source>Position of the joint, relative to the first body</source>
        <translation>Ort des Gelenks, vom ersten Körper aus</translation>
    </message>
    <message>
        <source>Position of the joint, relative to the second body</source>
        <translation>Ort des Gelenks, vom zweiten Körper aus</translation>
    </message>
    <message>
        <source>Torque that slows the rotation down</source>
        <translation>Drehmoment, das die Drehung bremst</translation>
    </message>
    <message>
        <source>Axes and position of the joint, relative to the first body; the last column is the position</source>
        <translation>Achsen und Ort des Gelenks, vom ersten Körper aus; die letzte Spalte ist der Ort</translation>
    </message>
    <message>
        <source>Axes and position of the joint, relative to the second body; the last column is the position</source>
        <translation>Achsen und Ort des Gelenks, vom zweiten Körper aus; die letzte Spalte ist der Ort</translation>
    </message>
    <message>
        <source>Smallest rotation about the axis</source>
        <translation>Kleinster Winkel der Drehung um die Achse</translation>
    </message>
    <message>
        <source>Largest rotation about the axis</source>
        <translation>Größter Winkel der Drehung um die Achse</translation>
    </message>
    <message>
        <source>Largest swing angle away from the axis</source>
        <translation>Winkel zur Achse, innerhalb dessen das Schwenken bleibt</translation>
    </message>
    <message>
        <source>Largest torque of the motor</source>
        <translation>Größtes Drehmoment des Motors</translation>
    </message>
    <message>
        <source>0 no motor, 1 towards a position, 2 with a speed</source>
        <translation>0 kein Motor, 1 auf eine Position zu, 2 mit einer Geschwindigkeit</translation>
    </message>
    <message>
        <source>Frequency with which the motor reaches its target, in hertz</source>
        <translation>Frequenz, mit der der Motor sein Ziel erreicht, in Hertz</translation>
    </message>
    <message>
        <source>Damping ratio of the motor; 1 does not oscillate</source>
        <translation>Dämpfungsgrad des Motors; 1 schwingt nicht</translation>
    </message>
    <message>
        <source>Frequency of the rotational spring, in hertz; 0 is rigid</source>
        <translation>Frequenz der Feder gegen Drehung, in Hertz; 0 ist starr</translation>
    </message>
    <message>
        <source>Damping ratio of the rotation; 1 does not oscillate</source>
        <translation>Dämpfungsgrad der Drehung; 1 schwingt nicht</translation>
    </message>
    <message>
        <source>Frequency of the linear spring, in hertz; 0 is rigid</source>
        <translation>Frequenz der Feder gegen Verschiebung, in Hertz; 0 ist starr</translation>
    </message>
    <message>
        <source>Damping ratio of the movement; 1 does not oscillate</source>
        <translation>Dämpfungsgrad der Verschiebung; 1 schwingt nicht</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>Kleinster Winkel</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>Größter Winkel</translation>
    </message>
    <message>
        <source>Smallest distance along the axis</source>
        <translation>Kürzester Weg entlang der Achse</translation>
    </message>
    <message>
        <source>Largest distance along the axis</source>
        <translation>Längster Weg entlang der Achse</translation>
    </message>
    <message>
        <source>Largest force of the motor</source>
        <translation>Größte Kraft des Motors</translation>
    </message>
    <message>
        <source>Distance that the joint keeps</source>
        <translation>Abstand, den das Gelenk hält</translation>
    </message>
    <message>
        <source>How the game treats the model</source>
        <translation>Wie das Spiel das Modell behandelt</translation>
    </message>
    <message>
        <source>Keys of sequences</source>
        <translation>Keys der Sequenzen</translation>
    </message>
    <message>
        <source>Which collections play as a sequence, by the row of the sequence</source>
        <translation>Welche Sammlungen als Sequenz abgespielt werden, nach der Zeile der Sequenz</translation>
    </message>
    <message>
        <source>Which bones a sequence moves; empty in all files seen</source>
        <translation>Welche Bones eine Sequenz bewegt; in allen gesehenen Dateien leer</translation>
    </message>
    <message>
        <source>Meaning unknown; zero in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien null</translation>
    </message>
    <message>
        <source>What each collection animates</source>
        <translation>Was jede Sammlung animiert</translation>
    </message>
    <message>
        <source>Number of leading bones that vertices may be bound to</source>
        <translation>Wie viele der ersten Bones Vertices haben können</translation>
    </message>
    <message>
        <source>Components of a vertex</source>
        <translation>Woraus ein Vertex besteht</translation>
    </message>
    <message>
        <source>Four weights 0 to 255 per vertex, or two</source>
        <translation>Vier Gewichte von 0 bis 255 pro Vertex, oder zwei</translation>
    </message>
    <message>
        <source>Positions in the region&apos;s part of the bone look-up, as many per vertex as weights</source>
        <translation>Stellen im Teil der Region in der Bone-Zuordnung, so viele pro Vertex wie Gewichte</translation>
    </message>
    <message>
        <source>Vertex normals, 0 to 255 for -1 to 1; the fourth is the sign of the bitangent</source>
        <translation>Vertexnormalen, 0 bis 255 für -1 bis 1; die vierte Zahl ist das Vorzeichen der Bitangente</translation>
    </message>
    <message>
        <source>Vertex colours: blue, green, red, alpha</source>
        <translation>Vertexfarben: Blau, Grün, Rot, Alpha</translation>
    </message>
    <message>
        <source>Texture coordinates, scaled by the region</source>
        <translation>Texturkoordinaten, von der Region skaliert</translation>
    </message>
    <message>
        <source>Vertex tangents, 0 to 255 for -1 to 1</source>
        <translation>Vertextangenten, 0 bis 255 für -1 bis 1</translation>
    </message>
    <message>
        <source>Further vertex data; meaning unknown</source>
        <translation>Was ein Vertex sonst noch hat; Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>The mesh; all files seen have one</source>
        <translation>Das Mesh; alle gesehenen Dateien haben eines</translation>
    </message>
    <message>
        <source>Bones that regions use</source>
        <translation>Bones, die von Regionen verwendet werden</translation>
    </message>
    <message>
        <source>By attachment: number of its name in the game; 65535 none</source>
        <translation>Pro Attachment: Nummer seines Namens im Spiel; 65535 für keinen</translation>
    </message>
    <message>
        <source>Shadow boxes</source>
        <translation>Schattenquader</translation>
    </message>
    <message>
        <source>By camera: number of its name in the game; 65535 none</source>
        <translation>Pro Kamera: Nummer ihres Namens im Spiel; 65535 für keinen</translation>
    </message>
    <message>
        <source>Materials of all kinds, as batches and emitters refer to them</source>
        <translation>Materialien aller Arten, wie Batches und Emitter auf sie verweisen</translation>
    </message>
    <message>
        <source>Standard materials</source>
        <translation>Standardmaterialien</translation>
    </message>
    <message>
        <source>Displacement materials</source>
        <translation>Verzerrungsmaterialien (Displacement)</translation>
    </message>
    <message>
        <source>Composite materials</source>
        <translation>Zusammengesetzte Materialien</translation>
    </message>
    <message>
        <source>Terrain materials</source>
        <translation>Terrain-Materialien</translation>
    </message>
    <message>
        <source>Volume materials</source>
        <translation>Volumen-Materialien</translation>
    </message>
    <message>
        <source>Hair materials; none in all files seen</source>
        <translation>Haar-Materialien; in allen gesehenen Dateien keine</translation>
    </message>
    <message>
        <source>Creep materials</source>
        <translation>Creep-Materialien</translation>
    </message>
    <message>
        <source>Volume noise materials</source>
        <translation>Materialien mit Volumenrauschen</translation>
    </message>
    <message>
        <source>Splat terrain bake materials</source>
        <translation>Splat-Terrain-Bake-Materialien</translation>
    </message>
    <message>
        <source>Reflection materials</source>
        <translation>Reflexionsmaterialien</translation>
    </message>
    <message>
        <source>Lens flare materials</source>
        <translation>Lens-Flare-Materialien</translation>
    </message>
    <message>
        <source>Buffer materials</source>
        <translation>Puffer-Materialien</translation>
    </message>
    <message>
        <source>Places at which particle emitters emit once more</source>
        <translation>Orte, an denen Partikel-Emitter ein weiteres Mal ausstoßen</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>Forces on particles</source>
        <translation>Kräfte, die auf Partikel wirken</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>View volumes</source>
        <translation>Sichtvolumen</translation>
    </message>
    <message>
        <source>Physics bodies</source>
        <translation>Physikkörper</translation>
    </message>
    <message>
        <source>Physics constraints, whose layout is not known</source>
        <translation>Physik-Zwangsbedingungen, deren Aufbau nicht bekannt ist</translation>
    </message>
    <message>
        <source>Physics joints</source>
        <translation>Physikgelenke</translation>
    </message>
    <message>
        <source>Cloth simulations</source>
        <translation>Stoffsimulationen</translation>
    </message>
    <message>
        <source>Chains of two bones that reach for a point</source>
        <translation>Ketten aus zwei Bones, die nach einem Punkt greifen</translation>
    </message>
    <message>
        <source>Chains of bones that reach for a point</source>
        <translation>Ketten aus Bones, die nach einem Punkt greifen</translation>
    </message>
    <message>
        <source>Bones that stay on the ground</source>
        <translation>Bones, die am Boden bleiben</translation>
    </message>
    <message>
        <source>Bones that rotate within a cone</source>
        <translation>Bones, die sich innerhalb eines Kegels drehen</translation>
    </message>
    <message>
        <source>Bones that turrets rotate</source>
        <translation>Bones, die von Geschütztürmen gedreht werden</translation>
    </message>
    <message>
        <source>Turrets</source>
        <translation>Geschütztürme</translation>
    </message>
    <message>
        <source>Takes vertices from model space to the space of each bone at rest</source>
        <translation>Bringt Vertices aus dem Modellraum in den Raum jedes Bones in Ruhe</translation>
    </message>
    <message>
        <source>Volume that the mouse hits first</source>
        <translation>Volumen, das die Maus zuerst trifft</translation>
    </message>
    <message>
        <source>Volumes that the mouse hits</source>
        <translation>Volumen, die die Maus trifft</translation>
    </message>
    <message>
        <source>Volumes that missiles and effects hit</source>
        <translation>Volumen, die von Geschossen und Effekten getroffen werden</translation>
    </message>
    <message>
        <source>By attachment volume: meaning unknown</source>
        <translation>Pro Attachment-Volumen: Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>Bones that turn towards the camera</source>
        <translation>Bones, die sich zur Kamera drehen</translation>
    </message>
    <message>
        <source>Terrain data (TMD); none in all files seen</source>
        <translation>Terraindaten (TMD); in allen gesehenen Dateien keine</translation>
    </message>
    <message>
        <source>By which animation files (.m3a) are found</source>
        <translation>Woran Animationsdateien (.m3a) gefunden werden</translation>
    </message>
    <message>
        <source>What happens at certain times of sequences</source>
        <translation>Was zu bestimmten Zeiten der Sequenzen geschieht</translation>
    </message>
    <message>
        <source>Sections that are not understood; they are kept as they are</source>
        <translation>Abschnitte, die nicht verstanden werden; sie bleiben unverändert erhalten</translation>
    </message>
    <message>
        <source>Edges stay where they were created when the emitter moves</source>
        <translation>Kanten bleiben, wo sie entstanden sind, wenn sich der Emitter bewegt</translation>
    </message>
    <message>
        <source>The ribbon fades towards its long edges</source>
        <translation>Das Ribbon verblasst zu seinen langen Rändern hin</translation>
    </message>
    <message>
        <source>The emitter starts as if it had already been running</source>
        <translation>Der Emitter beginnt, als wäre er schon gelaufen</translation>
    </message>
    <message>
        <source>Edges end by both their age and the length</source>
        <translation>Kanten enden sowohl durch ihr Alter als auch durch die Länge</translation>
    </message>
    <message>
        <source>Flat, facing the camera</source>
        <translation>Flach, zur Kamera gedreht</translation>
    </message>
    <message>
        <source>Along the bone&apos;s Z axis</source>
        <translation>Entlang der Z-Achse des Bones</translation>
    </message>
    <message>
        <source>Away from the bone</source>
        <translation>Vom Bone weg</translation>
    </message>
    <message>
        <source>Slows down</source>
        <translation>Verlangsamt</translation>
    </message>
    <message>
        <source>Around the bone&apos;s Z axis</source>
        <translation>Um die Z-Achse des Bones</translation>
    </message>
    <message>
        <source>Weaker towards the outer edge</source>
        <translation>Schwächer zum äußeren Rand hin</translation>
    </message>
    <message>
        <source>Acts everywhere</source>
        <translation>Wirkt überall</translation>
    </message>
    <message>
        <source>Depth is drawn before the colours</source>
        <translation>Die Tiefe wird vor den Farben gezeichnet</translation>
    </message>
    <message>
        <source>The depth blend falloff is used</source>
        <translation>Der Abfall der Tiefenüberblendung gilt</translation>
    </message>
    <message>
        <source>The result is clamped to 0…1</source>
        <translation>Das Ergebnis wird auf 0…1 begrenzt</translation>
    </message>
    <message>
        <source>The number to be added is used</source>
        <translation>Die Zahl, die addiert wird, gilt</translation>
    </message>
    <message>
        <source>The factors are used</source>
        <translation>Die Faktoren gelten</translation>
    </message>
    <message>
        <source>A colour instead of the texture</source>
        <translation>Eine Farbe anstelle der Textur</translation>
    </message>
    <message>
        <source>Projections of other models are drawn on this one</source>
        <translation>Projektionen anderer Modelle werden auf dieses gezeichnet</translation>
    </message>
    <message>
        <source>Always plays, alongside whatever else is playing</source>
        <translation>Wird immer abgespielt, neben allem, was sonst läuft</translation>
    </message>
    <message>
        <source>Vertices are bound to this bone</source>
        <translation>An diesem Bone hängen Vertices</translation>
    </message>
    <message>
        <source>Particles stay where they were born when the emitter moves</source>
        <translation>Partikel bleiben, wo sie entstanden sind, wenn sich der Emitter bewegt</translation>
    </message>
    <message>
        <source>The middle and last angle are added to the first</source>
        <translation>Der mittlere und der letzte Winkel werden zum ersten addiert</translation>
    </message>
    <message>
        <source>The inner part of the shape has no particles</source>
        <translation>Der innere Teil der Form hat keine Partikel</translation>
    </message>
    <message>
        <source>Emitters that this one starts take over its values</source>
        <translation>Emitter, die dieser startet, übernehmen seine Werte</translation>
    </message>
    <message>
        <source>Tails are never longer than the distance that the particle has travelled</source>
        <translation>Schweife sind nie länger als der Weg, den das Partikel zurückgelegt hat</translation>
    </message>
    <message>
        <source>Particles leave a trail of another emitter&apos;s particles</source>
        <translation>Partikel hinterlassen eine Spur aus Partikeln eines anderen Emitters</translation>
    </message>
    <message>
        <source>Tails keep the length that they had at birth</source>
        <translation>Schweife behalten die Länge, die sie bei der Entstehung hatten</translation>
    </message>
    <message>
        <source>Along the emitter&apos;s Z axis, with a spread</source>
        <translation>Entlang der Z-Achse des Emitters, mit einer Streuung</translation>
    </message>
    <message>
        <source>Away from the emitter</source>
        <translation>Vom Emitter weg</translation>
    </message>
    <message>
        <source>Up or down the emitter&apos;s Z axis</source>
        <translation>Die Z-Achse des Emitters hinauf oder hinab</translation>
    </message>
    <message>
        <source>Along the normals of the mesh</source>
        <translation>Entlang der Normalen des Meshs</translation>
    </message>
    <message>
        <source>Quads along the velocity</source>
        <translation>Vierecke entlang der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Quads that face where they fly</source>
        <translation>Vierecke, die in ihre Flugrichtung weisen</translation>
    </message>
    <message>
        <source>Quads that face a fixed direction</source>
        <translation>Vierecke, die in eine feste Richtung weisen</translation>
    </message>
    <message>
        <source>Quads that rotate about one axis only</source>
        <translation>Vierecke, die sich nur um eine Achse drehen</translation>
    </message>
    <message>
        <source>Quads that lie on the ground</source>
        <translation>Vierecke, die auf dem Boden liegen</translation>
    </message>
    <message>
        <source>Quads that lie on the ground, along the velocity</source>
        <translation>Vierecke, die auf dem Boden liegen, entlang der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Quads with the same orientation as the emitter</source>
        <translation>Vierecke mit der Ausrichtung des Emitters</translation>
    </message>
    <message>
        <source>Quads that are rotated by collisions</source>
        <translation>Vierecke, die von Kollisionen gedreht werden</translation>
    </message>
    <message>
        <source>Quads from where a particle was born to where it is</source>
        <translation>Vierecke vom Ort der Entstehung eines Partikels bis zu seinem jetzigen Ort</translation>
    </message>
    <message>
        <source>Quads behind the particle, along the velocity</source>
        <translation>Vierecke hinter dem Partikel, entlang der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Doesn&apos;t collide with other bodies of the model</source>
        <translation>Kollidiert nicht mit anderen Körpern des Modells</translation>
    </message>
    <message>
        <source>At every level of detail; the priority decides which others are dropped first</source>
        <translation>Unabhängig von der Detailstufe; die Priorität sagt, welche anderen zuerst wegfallen</translation>
    </message>
    <message>
        <source>The event Evt_Simulate doesn&apos;t set it free</source>
        <translation>Das Ereignis Evt_Simulate gibt ihn nicht frei</translation>
    </message>
    <message>
        <source>Mass, friction, bounce and damping differ from those of the physical material</source>
        <translation>Masse, Reibung, Rückprall und Dämpfung weichen von denen des physikalischen Materials ab</translation>
    </message>
    <message>
        <source>The part whose direction is that of the whole turret</source>
        <translation>Das Teil, dessen Richtung die des ganzen Geschützturms ist</translation>
    </message>
    <message>
        <source>Minimum and maximum count</source>
        <translation>Kleinste und größte Anzahl</translation>
    </message>
    <message>
        <source>Meaning unknown; -1 in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien -1</translation>
    </message>
    <message>
        <source>Meaning unknown; -1 in nearly all files</source>
        <translation>Bedeutung unbekannt; in fast allen Dateien -1</translation>
    </message>
    <message>
        <source>Name by which the game asks for the sequence</source>
        <translation>Name, unter dem das Spiel die Sequenz anfordert</translation>
    </message>
    <message>
        <source>Where the sequence begins on its own timeline</source>
        <translation>Wo die Sequenz auf ihrer eigenen Zeitlinie beginnt</translation>
    </message>
    <message>
        <source>Where the sequence ends on its own timeline</source>
        <translation>Wo die Sequenz auf ihrer eigenen Zeitlinie endet</translation>
    </message>
    <message>
        <source>Distance that the model moves per second while the sequence plays</source>
        <translation>Wie weit sich das Modell pro Sekunde bewegt, während die Sequenz läuft</translation>
    </message>
    <message>
        <source>Looping, and whether the sequence plays alongside others</source>
        <translation>Wiederholung und ob die Sequenz neben anderen läuft</translation>
    </message>
    <message>
        <source>How often it is chosen among the sequences with the same name</source>
        <translation>Wie oft sie unter den Sequenzen gleichen Namens gewählt wird</translation>
    </message>
    <message>
        <source>Minimum number of repetitions; 1 in all known files</source>
        <translation>Kleinste Zahl der Wiederholungen; in allen gesehenen Dateien 1</translation>
    </message>
    <message>
        <source>Maximum number of repetitions; 1 in all known files</source>
        <translation>Größte Zahl der Wiederholungen; in allen gesehenen Dateien 1</translation>
    </message>
    <message>
        <source>Time over which the previous sequence fades into this one</source>
        <translation>Zeit, in der die vorige Sequenz in diese überblendet</translation>
    </message>
    <message>
        <source>Bounds of the model while the sequence plays</source>
        <translation>Grenzen des Modells, während die Sequenz läuft</translation>
    </message>
    <message>
        <source>Meaning unknown; empty in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien leer</translation>
    </message>
    <message>
        <source>Name of the sequence in the same row</source>
        <translation>Name der Sequenz in derselben Zeile</translation>
    </message>
    <message>
        <source>Number of the value that the keys belong to</source>
        <translation>Nummer des Wertes, zu dem die Keys gehören</translation>
    </message>
    <message>
        <source>What kind of values the keys have</source>
        <translation>Welche Art von Werten die Keys haben</translation>
    </message>
    <message>
        <source>Position among the blocks of this kind</source>
        <translation>Platz unter den Blöcken dieser Art</translation>
    </message>
    <message>
        <source>1 for events and about a tenth of the others; meaning unknown</source>
        <translation>1 bei Ereignissen und etwa einem Zehntel der anderen; Bedeutung unbekannt</translation>
    </message>
    <message>
        <source>Where the keys end; mostly the end of the sequence or the last key</source>
        <translation>Wo die Keys enden; meist das Ende der Sequenz oder der letzte Key</translation>
    </message>
    <message>
        <source>Time on the common timeline at which the keys of this block start; not stored in the file</source>
        <translation>Zeitpunkt auf der gemeinsamen Zeitlinie, an dem die Keys dieses Blocks beginnen; nicht in der Datei</translation>
    </message>
    <message>
        <source>Times of keys whose animation ID no value has</source>
        <translation>Zeiten von Keys, deren Animations-ID kein Wert hat</translation>
    </message>
    <message>
        <source>Bytes of keys whose animation ID no value has</source>
        <translation>Bytes von Keys, deren Animations-ID kein Wert hat</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Name der Sammlung</translation>
    </message>
    <message>
        <source>1 if the keys play on top of those of other collections</source>
        <translation>1, wo die Keys Vorrang vor denen anderer Sammlungen haben</translation>
    </message>
    <message>
        <source>Which of several collections that play at once wins</source>
        <translation>Welche von mehreren gleichzeitig laufenden Sammlungen gewinnt</translation>
    </message>
    <message>
        <source>List of what the collection animates</source>
        <translation>Liste dessen, was die Sammlung animiert</translation>
    </message>
    <message>
        <source>The same row as the animation set in all files seen</source>
        <translation>In allen gesehenen Dateien dieselbe Zeile wie der Animationssatz</translation>
    </message>
    <message>
        <source>Which values the collection animates</source>
        <translation>Welche Werte die Sammlung animiert</translation>
    </message>
    <message>
        <source>The keys themselves; they are shown with the values that they animate</source>
        <translation>Die Keys selbst; sie werden bei den Werten angezeigt, die sie animieren</translation>
    </message>
    <message>
        <source>Values that the collection with this set animates</source>
        <translation>Werte, die die Sammlung mit diesem Satz animiert</translation>
    </message>
    <message>
        <source>What happens: Evt_SeqEnd, Evt_Simulate or a name of the game&apos;s data</source>
        <translation>Was geschieht: Evt_SeqEnd, Evt_Simulate oder ein Name aus den Daten des Spiels</translation>
    </message>
    <message>
        <source>Where it happens; mostly the identity</source>
        <translation>Wo es geschieht; meist die Identität</translation>
    </message>
    <message>
        <source>Meaning unknown; 4 in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien 4</translation>
    </message>
    <message>
        <source>Text that goes with the event; empty in all files seen</source>
        <translation>Text, der zum Ereignis gehört; in allen gesehenen Dateien leer</translation>
    </message>
    <message>
        <source>Number that goes with the event</source>
        <translation>Nummer, die zum Ereignis gehört</translation>
    </message>
    <message>
        <source>Number by which collections refer to the track of this event</source>
        <translation>Nummer, mit der Sammlungen auf die Spur dieses Ereignisses verweisen</translation>
    </message>
    <message>
        <source>Name by which the game finds the point; begins with Ref_ in all files seen</source>
        <translation>Name, über den das Spiel den Punkt findet; beginnt in allen gesehenen Dateien mit Ref_</translation>
    </message>
    <message>
        <source>Bone that moves it</source>
        <translation>Bone, der ihn bewegt</translation>
    </message>
    <message>
        <source>The same bone again in all files seen</source>
        <translation>In allen gesehenen Dateien nochmals derselbe Bone</translation>
    </message>
    <message>
        <source>Where the shape is, relative to its bone</source>
        <translation>Wo die Form liegt, von ihrem Bone aus</translation>
    </message>
    <message>
        <source>Corners of a mesh</source>
        <translation>Ecken eines Meshs</translation>
    </message>
    <message>
        <source>Three corners for each triangle of a mesh</source>
        <translation>Drei Ecken für jedes Dreieck eines Meshs</translation>
    </message>
    <message>
        <source>Radius, or half the length of a cube along X</source>
        <translation>Radius oder halbe Länge eines Quaders entlang X</translation>
    </message>
    <message>
        <source>Height of a capsule or a cylinder, or half the length of a cube along Y</source>
        <translation>Höhe einer Kapsel oder eines Zylinders oder halbe Länge eines Quaders entlang Y</translation>
    </message>
    <message>
        <source>Half the length of a cube along Z</source>
        <translation>Halbe Länge eines Quaders entlang Z</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien 0</translation>
    </message>
    <message>
        <source>Axes of the bone when the turret aims forward</source>
        <translation>Achsen des Bones, wenn der Geschützturm nach vorn zielt</translation>
    </message>
    <message>
        <source>First rotation of the up direction; all zero in most files seen</source>
        <translation>Erste Drehung der Richtung, die oben ist; in den meisten gesehenen Dateien durchweg null</translation>
    </message>
    <message>
        <source>Second rotation of the up direction; all zero in most files seen</source>
        <translation>Zweite Drehung der Richtung, die oben ist; in den meisten gesehenen Dateien durchweg null</translation>
    </message>
    <message>
        <source>Bone that the turret rotates</source>
        <translation>Bone, den der Geschützturm dreht</translation>
    </message>
    <message>
        <source>Whether it is the turret&apos;s main part</source>
        <translation>Ob es das Hauptteil des Geschützturms ist</translation>
    </message>
    <message>
        <source>Group of the part; 1 in all files seen</source>
        <translation>Gruppe des Teils; in allen gesehenen Dateien 1</translation>
    </message>
    <message>
        <source>Whether yaw is limited</source>
        <translation>Ob das Gieren begrenzt ist</translation>
    </message>
    <message>
        <source>Smallest angle about the vertical axis</source>
        <translation>Kleinster Winkel um die senkrechte Achse</translation>
    </message>
    <message>
        <source>Largest angle about the vertical axis</source>
        <translation>Größter Winkel um die senkrechte Achse</translation>
    </message>
    <message>
        <source>How much of the turret&apos;s yaw the part takes over</source>
        <translation>Wie viel vom Gieren des Geschützturms das Teil übernimmt</translation>
    </message>
    <message>
        <source>Whether pitch is limited</source>
        <translation>Ob das Nicken begrenzt ist</translation>
    </message>
    <message>
        <source>Smallest angle up and down</source>
        <translation>Kleinster Winkel nach oben und unten</translation>
    </message>
    <message>
        <source>Largest angle up and down</source>
        <translation>Größter Winkel nach oben und unten</translation>
    </message>
    <message>
        <source>How much of the turret&apos;s pitch the part takes over</source>
        <translation>Wie viel vom Nicken des Geschützturms das Teil übernimmt</translation>
    </message>
    <message>
        <source>Meaning unknown; 1 in all files seen</source>
        <translation>Bedeutung unbekannt; in allen gesehenen Dateien 1</translation>
    </message>
    <message>
        <source>Relative to the bone of the turret&apos;s main part</source>
        <translation>Vom Bone des Hauptteils des Geschützturms</translation>
    </message>
    <message>
        <source>Parts that rotate as one</source>
        <translation>Teile, die sich als Ganzes drehen</translation>
    </message>
    <message>
        <source>Name by which the game finds the turret</source>
        <translation>Name, über den das Spiel den Geschützturm findet</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Row of the region that is drawn</source>
        <translation>Zeile der Region, die gezeichnet wird</translation>
    </message>
    <message>
        <source>Row of the region that is simulated</source>
        <translation>Zeile der Region, die simuliert wird</translation>
    </message>
    <message>
        <source>Four simulated vertices for each drawn one, 16 bits each</source>
        <translation>Vier simulierte Vertices für jeden gezeichneten, je 16 Bits</translation>
    </message>
    <message>
        <source>Weights of those vertices, 8 bits each</source>
        <translation>Gewichte dieser Vertices, je 8 Bits</translation>
    </message>
    <message>
        <source>Bones that move what isn&apos;t simulated</source>
        <translation>Bones, die bewegen, was nicht simuliert wird</translation>
    </message>
    <message>
        <source>1 for each vertex that is simulated, 0 for one that its bones move</source>
        <translation>1 für jeden Vertex, der simuliert wird, 0 für einen, den seine Bones bewegen</translation>
    </message>
    <message>
        <source>Four rows of the skin bones for each vertex, 8 bits each</source>
        <translation>Vier Zeilen der Haut-Bones für jeden Vertex, je 8 Bits</translation>
    </message>
    <message>
        <source>Weights of those bones, 8 bits each</source>
        <translation>Gewichte dieser Bones, je 8 Bits</translation>
    </message>
    <message>
        <source>Capsules that the cloth doesn&apos;t pass through</source>
        <translation>Kapseln, die der Stoff nicht durchdringt</translation>
    </message>
    <message>
        <source>Regions that follow the simulated one</source>
        <translation>Regionen, die der simulierten folgen</translation>
    </message>
    <message>
        <source>Mass per unit of surface</source>
        <translation>Masse einer Flächeneinheit</translation>
    </message>
    <message>
        <source>How much the cloth keeps up with its model</source>
        <translation>Wie sehr der Stoff mit seinem Modell mithält</translation>
    </message>
    <message>
        <source>Resistance to being stretched along</source>
        <translation>Widerstand gegen Dehnung in Längsrichtung</translation>
    </message>
    <message>
        <source>Resistance to being stretched across</source>
        <translation>Widerstand gegen Dehnung in Querrichtung</translation>
    </message>
    <message>
        <source>Resistance to being bent, probably</source>
        <translation>Vermutlich der Widerstand gegen Biegung</translation>
    </message>
    <message>
        <source>Loss of speed</source>
        <translation>Verlust an Geschwindigkeit</translation>
    </message>
    <message>
        <source>The world&apos;s gravity is multiplied by it</source>
        <translation>Die Schwerkraft der Welt wird damit multipliziert</translation>
    </message>
    <message>
        <source>Explosions are multiplied by it</source>
        <translation>Explosionen werden damit multipliziert</translation>
    </message>
    <message>
        <source>Wind is multiplied by it</source>
        <translation>Der Wind wird damit multipliziert</translation>
    </message>
    <message>
        <source>Resistance to being sheared</source>
        <translation>Widerstand gegen Scherung</translation>
    </message>
    <message>
        <source>Resistance of the air</source>
        <translation>Luftwiderstand</translation>
    </message>
    <message>
        <source>How much moving air lifts the cloth</source>
        <translation>Wie stark bewegte Luft den Stoff hebt</translation>
    </message>
    <message>
        <source>Resistance of the spheres around vertices</source>
        <translation>Widerstand der Kugeln um die Vertices</translation>
    </message>
    <message>
        <source>Whether the cloth stays out of the skin under it</source>
        <translation>Ob der Stoff nicht in die Haut darunter eindringt</translation>
    </message>
    <message>
        <source>Distance that the cloth keeps from the skin</source>
        <translation>Abstand, den der Stoff von der Haut hält</translation>
    </message>
    <message>
        <source>How the skin&apos;s resistance grows</source>
        <translation>Wie der Widerstand der Haut zunimmt</translation>
    </message>
    <message>
        <source>Resistance of the skin</source>
        <translation>Widerstand der Haut</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s own forces that move it</source>
        <translation>Kanäle der modelleigenen Kräfte, die ihn bewegen</translation>
    </message>
    <message>
        <source>Wind in the model&apos;s own space</source>
        <translation>Wind im eigenen Raum des Modells</translation>
    </message>
    <message>
        <source>How the value is interpolated from key to key</source>
        <translation>Wie der Wert von Key zu Key interpoliert wird</translation>
    </message>
    <message>
        <source>6 where sequences animate the value</source>
        <translation>6, wo Sequenzen den Wert animieren</translation>
    </message>
    <message>
        <source>Number by which the keys of a sequence find this value</source>
        <translation>Nummer, über die die Keys einer Sequenz diesen Wert finden</translation>
    </message>
    <message>
        <source>Value where no sequence animates it</source>
        <translation>Wert, wo ihn keine Sequenz animiert</translation>
    </message>
    <message>
        <source>Value that stands for nothing; not used by the preview</source>
        <translation>Wert, der für nichts steht; von der Vorschau nicht verwendet</translation>
    </message>
    <message>
        <source>Meaning unknown; zero or all bits</source>
        <translation>Bedeutung unbekannt; null oder alle Bits</translation>
    </message>
    <message>
        <source>Keys of all sequences</source>
        <translation>Keys aller Sequenzen</translation>
    </message>
    <message>
        <source>Corner of the box with the smallest coordinates</source>
        <translation>Ecke des Quaders mit den kleinsten Koordinaten</translation>
    </message>
    <message>
        <source>Corner of the box with the largest coordinates</source>
        <translation>Ecke des Quaders mit den größten Koordinaten</translation>
    </message>
    <message>
        <source>Four characters that name the section</source>
        <translation>Vier Zeichen, die den Abschnitt benennen</translation>
    </message>
    <message>
        <source>Version of the section</source>
        <translation>Version des Abschnitts</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>Anzahl der Elemente</translation>
    </message>
    <message>
        <source>Position in the index of the file</source>
        <translation>Platz im Index der Datei</translation>
    </message>
    <message>
        <source>Content, kept as it is</source>
        <translation>Inhalt, der unverändert erhalten bleibt</translation>
    </message>
    <message>
        <source>Whether the projection widens with distance</source>
        <translation>Ob die Projektion mit der Entfernung breiter wird</translation>
    </message>
    <message>
        <source>Bone that moves the projection</source>
        <translation>Bone, der die Projektion bewegt</translation>
    </message>
    <message>
        <source>Material that is projected</source>
        <translation>Material, das projiziert wird</translation>
    </message>
    <message>
        <source>Where the projection is, relative to its bone</source>
        <translation>Wo die Projektion liegt, von ihrem Bone aus</translation>
    </message>
    <message>
        <source>Rotation about Y</source>
        <translation>Drehung um Y</translation>
    </message>
    <message>
        <source>Rotation about Z</source>
        <translation>Drehung um Z</translation>
    </message>
    <message>
        <source>Rotation about X</source>
        <translation>Drehung um X</translation>
    </message>
    <message>
        <source>Angle of view of a projection that widens</source>
        <translation>Blickwinkel einer Projektion, die breiter wird</translation>
    </message>
    <message>
        <source>Width of a projection that widens, relative to its height</source>
        <translation>Breite einer Projektion, die breiter wird, im Verhältnis zu ihrer Höhe</translation>
    </message>
    <message>
        <source>Side of the box of a projection that doesn&apos;t widen</source>
        <translation>Seite des Quaders einer Projektion, die nicht breiter wird</translation>
    </message>
    <message>
        <source>Part of the box in which the projection fades</source>
        <translation>Teil des Quaders, in dem die Projektion verblasst</translation>
    </message>
    <message>
        <source>Opacity at the start</source>
        <translation>Deckkraft am Anfang</translation>
    </message>
    <message>
        <source>Opacity while it stays</source>
        <translation>Deckkraft, während sie bleibt</translation>
    </message>
    <message>
        <source>Opacity at the end</source>
        <translation>Deckkraft am Ende</translation>
    </message>
    <message>
        <source>How long the projection takes to appear</source>
        <translation>Wie lange die Projektion zum Erscheinen braucht</translation>
    </message>
    <message>
        <source>Upper bound of the random time</source>
        <translation>Anderes Ende der zufälligen Zeit</translation>
    </message>
    <message>
        <source>How long the projection stays</source>
        <translation>Wie lange die Projektion bleibt</translation>
    </message>
    <message>
        <source>How long the projection takes to vanish</source>
        <translation>Wie lange die Projektion zum Verschwinden braucht</translation>
    </message>
    <message>
        <source>Distance over which the projection fades</source>
        <translation>Entfernung, über die die Projektion verblasst</translation>
    </message>
    <message>
        <source>1: the projection is drawn</source>
        <translation>1: die Projektion wird gezeichnet</translation>
    </message>
    <message>
        <source>Order among projections on the ground</source>
        <translation>Reihenfolge unter den Projektionen auf dem Boden</translation>
    </message>
    <message>
        <source>Graphics setting up to which there are fewer</source>
        <translation>Grafikeinstellung, bis zu der es weniger sind</translation>
    </message>
    <message>
        <source>Graphics setting up to which there is none</source>
        <translation>Grafikeinstellung, bis zu der es keine gibt</translation>
    </message>
    <message>
        <source>How the projection behaves</source>
        <translation>Wie sich die Projektion verhält</translation>
    </message>
    <message>
        <source>What the force does</source>
        <translation>Was die Kraft bewirkt</translation>
    </message>
    <message>
        <source>Where the force acts</source>
        <translation>Wo die Kraft wirkt</translation>
    </message>
    <message>
        <source>Bone that moves the force</source>
        <translation>Bone, der die Kraft bewegt</translation>
    </message>
    <message>
        <source>How the force fades</source>
        <translation>Wie die Kraft nachlässt</translation>
    </message>
    <message>
        <source>Channels on which the force acts</source>
        <translation>Kanäle, auf die die Kraft wirkt</translation>
    </message>
    <message>
        <source>Acceleration; radial forces with negative values attract</source>
        <translation>Beschleunigung; radiale Kräfte mit negativen Werten ziehen an</translation>
    </message>
    <message>
        <source>Radius, or width of a box</source>
        <translation>Radius oder Breite eines Quaders</translation>
    </message>
    <message>
        <source>Height of a cylinder or a box, or angle of a cone</source>
        <translation>Höhe eines Zylinders oder eines Quaders oder Winkel eines Kegels</translation>
    </message>
    <message>
        <source>Length of a box</source>
        <translation>Länge eines Quaders</translation>
    </message>
    <message>
        <source>Kind of warp; 0 expected</source>
        <translation>Art des Warps; 0 wird erwartet</translation>
    </message>
    <message>
        <source>Bone that moves the warp</source>
        <translation>Bone, der den Warp bewegt</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 expected</source>
        <translation>Bedeutung unbekannt; 0 wird erwartet</translation>
    </message>
    <message>
        <source>How far the warp reaches</source>
        <translation>Wie weit der Warp reicht</translation>
    </message>
    <message>
        <source>Height of the warp</source>
        <translation>Höhe des Warps</translation>
    </message>
    <message>
        <source>Strength of the warp</source>
        <translation>Stärke des Warps</translation>
    </message>
    <message>
        <source>Strength of the rotation about the axis</source>
        <translation>Stärke der Drehung um die Achse</translation>
    </message>
    <message>
        <source>Strength along the axis</source>
        <translation>Stärke entlang der Achse</translation>
    </message>
    <message>
        <source>Strength away from the axis</source>
        <translation>Stärke von der Achse weg</translation>
    </message>
    <message>
        <source>Bone that moves the volume</source>
        <translation>Bone, der das Volumen bewegt</translation>
    </message>
    <message>
        <source>Width, length and height</source>
        <translation>Breite, Länge und Höhe</translation>
    </message>
    <message>
        <source>Bone that moves the box</source>
        <translation>Bone, der den Quader bewegt</translation>
    </message>
    <message>
        <source>Length of the box</source>
        <translation>Länge des Quaders</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>Breite des Quaders</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>Höhe des Quaders</translation>
    </message>
    <message>
        <source>Bones that follow; empty in all files seen</source>
        <translation>Bones, die folgen; in allen gesehenen Dateien leer</translation>
    </message>
    <message>
        <source>Bone that turns towards the camera</source>
        <translation>Bone, der sich zur Kamera dreht</translation>
    </message>
    <message>
        <source>What turns towards the camera</source>
        <translation>Was sich zur Kamera dreht</translation>
    </message>
    <message>
        <source>1: turns towards the camera&apos;s position instead of against its direction</source>
        <translation>1: dreht sich zum Ort der Kamera statt entgegen ihrer Richtung</translation>
    </message>
    <message>
        <source>Rotation that makes up the bone&apos;s up axis</source>
        <translation>Drehung, die oben zur Hochachse des Bones macht</translation>
    </message>
    <message>
        <source>Rotation that makes forward the axis that points at the camera</source>
        <translation>Drehung, die vorn zu der Achse macht, die zur Kamera blickt</translation>
    </message>
    <message>
        <source>Points, of unknown use</source>
        <translation>Punkte, deren Zweck unbekannt ist</translation>
    </message>
    <message>
        <source>Meaning unknown; not seen in any file</source>
        <translation>Bedeutung unbekannt; in keiner Datei gesehen</translation>
    </message>
    <message>
        <source>Bones that depend on it</source>
        <translation>Bones, die davon abhängen</translation>
    </message>
    <message>
        <source>Bone at which the chain begins</source>
        <translation>Bone, an dem die Kette beginnt</translation>
    </message>
    <message>
        <source>Bone that is put onto the ground</source>
        <translation>Bone, der auf den Boden gesetzt wird</translation>
    </message>
    <message>
        <source>How far above the bone the ground is looked for</source>
        <translation>Wie weit über dem Bone nach dem Boden gesucht wird</translation>
    </message>
    <message>
        <source>How far below the bone the ground is looked for</source>
        <translation>Wie weit unter dem Bone nach dem Boden gesucht wird</translation>
    </message>
    <message>
        <source>Highest speed at which the bone follows the ground</source>
        <translation>Höchste Geschwindigkeit, mit der der Bone dem Boden folgt</translation>
    </message>
    <message>
        <source>Distance at which the ground counts as reached</source>
        <translation>Abstand, bei dem der Boden als erreicht gilt</translation>
    </message>
    <message>
        <source>Bone at which the chain ends</source>
        <translation>Bone, an dem die Kette endet</translation>
    </message>
    <message>
        <source>Axis around which the hinge rotates</source>
        <translation>Achse, um die sich das Scharnier dreht</translation>
    </message>
    <message>
        <source>Cosine of the hinge&apos;s smallest angle</source>
        <translation>Kosinus des kleinsten Winkels des Scharniers</translation>
    </message>
    <message>
        <source>Cosine of the hinge&apos;s largest angle</source>
        <translation>Kosinus des größten Winkels des Scharniers</translation>
    </message>
    <message>
        <source>Bone that rotates</source>
        <translation>Bone, der sich dreht</translation>
    </message>
    <message>
        <source>Largest angle by which the bone rotates</source>
        <translation>Größter Winkel, um den sich der Bone dreht</translation>
    </message>
    <message>
        <source>Sequence that the set belongs to, probably</source>
        <translation>Vermutlich die Sequenz, zu der der Satz gehört</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>Name des Satzes</translation>
    </message>
    <message>
        <source>Path of the texture; empty where the layer is a colour or off</source>
        <translation>Pfad der Textur; leer, wo der Layer eine Farbe oder aus ist</translation>
    </message>
    <message>
        <source>Colour and alpha instead of a texture, where the flag is set</source>
        <translation>Farbe und Alpha anstelle einer Textur, wo das Flag gesetzt ist</translation>
    </message>
    <message>
        <source>Which of the steps from the texture to the layer&apos;s colour are taken</source>
        <translation>Welche der Schritte von der Textur zur Farbe des Layers ausgeführt werden</translation>
    </message>
    <message>
        <source>Where the texture coordinates come from</source>
        <translation>Woher die Texturkoordinaten kommen</translation>
    </message>
    <message>
        <source>Which channels of the texture are used; with RGBA the alpha of a diffuse layer marks where there is no team colour</source>
        <translation>Welche Kanäle der Textur gelten; bei RGBA kennzeichnet das Alpha eines Diffus-Layers, wo keine Teamfarbe ist</translation>
    </message>
    <message>
        <source>The colour is multiplied by it</source>
        <translation>Die Farbe wird damit multipliziert</translation>
    </message>
    <message>
        <source>Added to the colour after the multiplication</source>
        <translation>Wird nach der Multiplikation zur Farbe addiert</translation>
    </message>
    <message>
        <source>Kind of noise; 0 in all files seen</source>
        <translation>Art des Rauschens; in allen gesehenen Dateien 0</translation>
    </message>
    <message>
        <source>Strength of the noise</source>
        <translation>Stärke des Rauschens</translation>
    </message>
    <message>
        <source>Frequency of the noise</source>
        <translation>Frequenz des Rauschens</translation>
    </message>
    <message>
        <source>Channel that a video is shown in; -1 for none</source>
        <translation>Kanal, in dem ein Film gezeigt wird; -1 für keinen</translation>
    </message>
    <message>
        <source>Frames per second of the video</source>
        <translation>Bilder des Films pro Sekunde</translation>
    </message>
    <message>
        <source>First frame of the video that is shown</source>
        <translation>Erstes Bild des Films, das gezeigt wird</translation>
    </message>
    <message>
        <source>Last frame of the video that is shown</source>
        <translation>Letztes Bild des Films, das gezeigt wird</translation>
    </message>
    <message>
        <source>Whether the video is repeated</source>
        <translation>Ob der Film wiederholt wird</translation>
    </message>
    <message>
        <source>Keeps the video in sync with the game</source>
        <translation>Hält den Film im Gleichlauf mit dem Spiel</translation>
    </message>
    <message>
        <source>Whether the video plays</source>
        <translation>Ob der Film läuft</translation>
    </message>
    <message>
        <source>Whether the video restarts</source>
        <translation>Ob der Film von vorn beginnt</translation>
    </message>
    <message>
        <source>Rows of cells in the texture; 0 for a single image</source>
        <translation>Zeilen von Zellen in der Textur; 0 für ein einziges Bild</translation>
    </message>
    <message>
        <source>Columns of cells in the texture; 0 for a single image</source>
        <translation>Spalten von Zellen in der Textur; 0 für ein einziges Bild</translation>
    </message>
    <message>
        <source>Cell that is shown, counted along the rows</source>
        <translation>Zelle, die gezeigt wird, zeilenweise gezählt</translation>
    </message>
    <message>
        <source>Offset of the texture coordinates</source>
        <translation>Versatz der Texturkoordinaten</translation>
    </message>
    <message>
        <source>Rotation of the texture coordinates; z rotates them in the plane</source>
        <translation>Drehung der Texturkoordinaten; z dreht sie in der Ebene</translation>
    </message>
    <message>
        <source>How often the texture is repeated</source>
        <translation>Wie oft die Textur wiederholt wird</translation>
    </message>
    <message>
        <source>Third texture coordinate, added</source>
        <translation>Dritte Texturkoordinate, addiert</translation>
    </message>
    <message>
        <source>Third texture coordinate, multiplied</source>
        <translation>Dritte Texturkoordinate, multipliziert</translation>
    </message>
    <message>
        <source>Offset of tri-planar texture coordinates</source>
        <translation>Versatz triplanarer Texturkoordinaten</translation>
    </message>
    <message>
        <source>Scale of tri-planar texture coordinates</source>
        <translation>Skalierung triplanarer Texturkoordinaten</translation>
    </message>
    <message>
        <source>Meaning unknown; -1, 0 and small numbers up to 10 were seen</source>
        <translation>Bedeutung unbekannt; -1, 0 und kleine Zahlen bis 10 wurden gesehen</translation>
    </message>
    <message>
        <source>Whether the layer grows or fades towards edges</source>
        <translation>Ob der Layer zu Rändern hin stärker wird oder verblasst</translation>
    </message>
    <message>
        <source>How narrow the edge is</source>
        <translation>Wie schmal der Rand ist</translation>
    </message>
    <message>
        <source>Factor where the edge ends</source>
        <translation>Faktor, wo der Rand endet</translation>
    </message>
    <message>
        <source>Added to the minimum at the very edge</source>
        <translation>Wird ganz am Rand zum Minimum addiert</translation>
    </message>
    <message>
        <source>Moves the direction of view that edges are judged by</source>
        <translation>Verschiebt die Blickrichtung, nach der Ränder beurteilt werden</translation>
    </message>
    <message>
        <source>Weights of the three axes of that direction</source>
        <translation>Gewichte der drei Achsen dieser Richtung</translation>
    </message>
    <message>
        <source>Rotates that direction about the vertical axis</source>
        <translation>Dreht diese Richtung um die senkrechte Achse</translation>
    </message>
    <message>
        <source>Tilts that direction up and down</source>
        <translation>Neigt diese Richtung nach oben und unten</translation>
    </message>
    <message>
        <source>Texels per unit of length, from which the game chooses what to load</source>
        <translation>Texel pro Längeneinheit, nach denen das Spiel wählt, was es lädt</translation>
    </message>
    <message>
        <source>Kind of the material</source>
        <translation>Art des Materials</translation>
    </message>
    <message>
        <source>Row in the list of materials of this kind</source>
        <translation>Zeile in der Liste der Materialien dieser Art</translation>
    </message>
    <message>
        <source>Value over time</source>
        <translation>Wert im Zeitverlauf</translation>
    </message>
    <message>
        <source>Name of the material</source>
        <translation>Name des Materials</translation>
    </message>
    <message>
        <source>Vertex colours and soft edges</source>
        <translation>Farben der Vertices und weiche Kanten</translation>
    </message>
    <message>
        <source>Lighting, fog, shadows, culling and depth</source>
        <translation>Beleuchtung, Nebel, Schatten, Culling und Tiefe</translation>
    </message>
    <message>
        <source>Order of drawing among blended materials</source>
        <translation>Reihenfolge beim Zeichnen unter gemischten Materialien</translation>
    </message>
    <message>
        <source>Channels that are drawn into a texture</source>
        <translation>Kanäle, die in eine Textur gezeichnet werden</translation>
    </message>
    <message>
        <source>Exponent of the highlight; larger values make it smaller and sharper</source>
        <translation>Exponent des Glanzlichts; größer heißt kleiner und schärfer</translation>
    </message>
    <message>
        <source>Distance over which the material fades where it meets others</source>
        <translation>Entfernung, über die das Material verblasst, wo es auf andere trifft</translation>
    </message>
    <message>
        <source>Pixels whose alpha is below it are not drawn; 0…255</source>
        <translation>Pixel, deren Alpha darunter liegt, werden nicht gezeichnet; 0…255</translation>
    </message>
    <message>
        <source>Factor of the highlight</source>
        <translation>Faktor des Glanzlichts</translation>
    </message>
    <message>
        <source>Factor of the emissive layers</source>
        <translation>Faktor der Leucht-Layer</translation>
    </message>
    <message>
        <source>Factor of the environment layer</source>
        <translation>Faktor des Umgebungs-Layers</translation>
    </message>
    <message>
        <source>Factor of the environment layer by diffuse light</source>
        <translation>Faktor des Umgebungs-Layers durch diffuses Licht</translation>
    </message>
    <message>
        <source>Factor of the environment layer by the highlight</source>
        <translation>Faktor des Umgebungs-Layers durch das Glanzlicht</translation>
    </message>
    <message>
        <source>Colour that light falls on</source>
        <translation>Farbe, auf die Licht fällt</translation>
    </message>
    <message>
        <source>Applied to the diffuse layer with its own blend mode</source>
        <translation>Wird mit eigenem Mischmodus auf den Diffus-Layer gelegt</translation>
    </message>
    <message>
        <source>Colour of the highlight</source>
        <translation>Farbe des Glanzlichts</translation>
    </message>
    <message>
        <source>Sharpness of the highlight</source>
        <translation>Schärfe des Glanzlichts</translation>
    </message>
    <message>
        <source>Light emitted by the material itself, with its own blend mode</source>
        <translation>Licht des Materials selbst, mit eigenem Mischmodus</translation>
    </message>
    <message>
        <source>Reflection of the surroundings</source>
        <translation>Spiegelung der Umgebung</translation>
    </message>
    <message>
        <source>Where the surroundings are reflected</source>
        <translation>Wo sich die Umgebung spiegelt</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Deckkraft</translation>
    </message>
    <message>
        <source>Opacity, multiplied with the first</source>
        <translation>Deckkraft, mit der ersten multipliziert</translation>
    </message>
    <message>
        <source>Normals; x in the alpha and y in the green channel</source>
        <translation>Normalen; x im Alpha- und y im Grünkanal</translation>
    </message>
    <message>
        <source>Height above the surface for parallax</source>
        <translation>Höhe über der Oberfläche für Parallaxe</translation>
    </message>
    <message>
        <source>Precomputed light; applied twice</source>
        <translation>Licht, das vorab berechnet wurde; wird doppelt angewendet</translation>
    </message>
    <message>
        <source>How much ambient light reaches the surface</source>
        <translation>Wie viel vom Umgebungslicht ankommt</translation>
    </message>
    <message>
        <source>Where further normals are used</source>
        <translation>Wo weitere Normalen gelten</translation>
    </message>
    <message>
        <source>Further normals</source>
        <translation>Weitere Normalen</translation>
    </message>
    <message>
        <source>Class of the material; 0 in all files seen</source>
        <translation>Klasse des Materials; in allen gesehenen Dateien 0</translation>
    </message>
    <message>
        <source>How the decal layer is applied to the diffuse layer</source>
        <translation>Wie der Decal-Layer auf den Diffus-Layer gelegt wird</translation>
    </message>
    <message>
        <source>How the emissive layer is applied to the lit surface</source>
        <translation>Wie der Leucht-Layer auf das Beleuchtete gelegt wird</translation>
    </message>
    <message>
        <source>Which channels of the specular layer are used</source>
        <translation>Welche Kanäle des Glanz-Layers gelten</translation>
    </message>
    <message>
        <source>Depth of parallax</source>
        <translation>Tiefe der Parallaxe</translation>
    </message>
    <message>
        <source>Motion blur strength</source>
        <translation>Stärke der Bewegungsunschärfe</translation>
    </message>
    <message>
        <source>Factor of the masks of further normals; absent in all files seen</source>
        <translation>Faktor der Masken weiterer Normalen; fehlt in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Number of the region; mostly its row</source>
        <translation>Nummer der Region; meist ihre Zeile</translation>
    </message>
    <message>
        <source>First vertex of the region</source>
        <translation>Erster Vertex der Region</translation>
    </message>
    <message>
        <source>Where the region&apos;s triangles start among the faces</source>
        <translation>Wo die Dreiecke der Region unter den Flächen beginnen</translation>
    </message>
    <message>
        <source>Number of elements of the faces, three per triangle</source>
        <translation>Anzahl der Flächenelemente, drei pro Dreieck</translation>
    </message>
    <message>
        <source>Number of bones that the vertices use</source>
        <translation>Anzahl der Bones, die die Vertices verwenden</translation>
    </message>
    <message>
        <source>Where the region&apos;s part of the bone look-up starts</source>
        <translation>Wo der Teil der Region in der Bone-Zuordnung beginnt</translation>
    </message>
    <message>
        <source>Length of the region&apos;s part of the bone look-up</source>
        <translation>Länge des Teils der Region in der Bone-Zuordnung</translation>
    </message>
    <message>
        <source>How many of the four bones of a vertex are used</source>
        <translation>Wie viele der vier Bones eines Vertex gelten</translation>
    </message>
    <message>
        <source>Meaning unknown; mostly 1</source>
        <translation>Bedeutung unbekannt; meist 1</translation>
    </message>
    <message>
        <source>Bone that represents the region where one is needed</source>
        <translation>Bone, der für die Region steht, wo einer gebraucht wird</translation>
    </message>
    <message>
        <source>Whether the region is drawn, and cloth</source>
        <translation>Ob die Region gezeichnet wird, und Stoff</translation>
    </message>
    <message>
        <source>Texture coordinates are the stored numbers divided by 32768, times this, plus the offset</source>
        <translation>Texturkoordinaten sind die gespeicherten Zahlen geteilt durch 32768, mal diesen Wert, plus den Versatz</translation>
    </message>
    <message>
        <source>What is added to texture coordinates</source>
        <translation>Was zu Texturkoordinaten addiert wird</translation>
    </message>
    <message>
        <source>Order of drawing</source>
        <translation>Reihenfolge beim Zeichnen</translation>
    </message>
    <message>
        <source>Row of the bounds among the sections</source>
        <translation>Zeile der Grenzen unter den Abschnitten</translation>
    </message>
    <message>
        <source>Material that the region is drawn with</source>
        <translation>Material, mit dem die Region gezeichnet wird</translation>
    </message>
    <message>
        <source>Bone whose batching shows and hides the region</source>
        <translation>Bone, dessen Batching die Region zeigt und verbirgt</translation>
    </message>
    <message>
        <source>Bounds: smallest x, y, z, largest x, y, z, radius</source>
        <translation>Grenzen: kleinstes x, y, z, größtes x, y, z, Radius</translation>
    </message>
    <message>
        <source>Vertices of triangles, counted from the first vertex of their region</source>
        <translation>Vertices von Dreiecken, gezählt vom ersten Vertex ihrer Region</translation>
    </message>
    <message>
        <source>What is drawn with which material</source>
        <translation>Was mit welchem Material gezeichnet wird</translation>
    </message>
    <message>
        <source>Bounds of parts of the mesh</source>
        <translation>Grenzen von Teilen des Meshs</translation>
    </message>
    <message>
        <source>Meaning unknown; 1 in nearly all files</source>
        <translation>Bedeutung unbekannt; in fast allen Dateien 1</translation>
    </message>
    <message>
        <source>Particles that are born at once when the value rises</source>
        <translation>Partikel, die auf einmal entstehen, wo der Wert steigt</translation>
    </message>
    <message>
        <source>Bone that moves the copy</source>
        <translation>Bone, der die Kopie bewegt</translation>
    </message>
    <message>
        <source>Where the point is, relative to the bone</source>
        <translation>Wo der Punkt liegt, vom Bone aus</translation>
    </message>
    <message>
        <source>Maximum number of live particles</source>
        <translation>Höchstzahl gleichzeitiger Partikel</translation>
    </message>
    <message>
        <source>Where particles start</source>
        <translation>Wo Partikel starten</translation>
    </message>
    <message>
        <source>Width, length and height of the shape</source>
        <translation>Breite, Länge und Höhe der Form</translation>
    </message>
    <message>
        <source>Width, length and height of the part without particles</source>
        <translation>Breite, Länge und Höhe des Teils ohne Partikel</translation>
    </message>
    <message>
        <source>Radius of the shape</source>
        <translation>Radius der Form</translation>
    </message>
    <message>
        <source>Radius of the part without particles</source>
        <translation>Radius des Teils ohne Partikel</translation>
    </message>
    <message>
        <source>Regions of the mesh on which particles start</source>
        <translation>Regionen des Meshs, auf denen Partikel starten</translation>
    </message>
    <message>
        <source>Initial direction of particles</source>
        <translation>In welche Richtung Partikel starten</translation>
    </message>
    <message>
        <source>1: sizes lie between the two sets</source>
        <translation>1: Größen liegen zwischen den beiden Sätzen</translation>
    </message>
    <message>
        <source>Upper bound of the random sizes</source>
        <translation>Anderes Ende der zufälligen Größen</translation>
    </message>
    <message>
        <source>1: angles lie between the two sets</source>
        <translation>1: Winkel liegen zwischen den beiden Sätzen</translation>
    </message>
    <message>
        <source>Upper bound of the random angles</source>
        <translation>Anderes Ende der zufälligen Winkel</translation>
    </message>
    <message>
        <source>1: colours lie between the two sets</source>
        <translation>1: Farben liegen zwischen den beiden Sätzen</translation>
    </message>
    <message>
        <source>Other end of the random colours at birth</source>
        <translation>Anderes Ende der zufälligen Farben bei der Entstehung</translation>
    </message>
    <message>
        <source>Other end of the random middle colours</source>
        <translation>Anderes Ende der zufälligen mittleren Farben</translation>
    </message>
    <message>
        <source>Other end of the random colours at the end</source>
        <translation>Anderes Ende der zufälligen Farben am Ende</translation>
    </message>
    <message>
        <source>1: opacities lie between those of the two sets</source>
        <translation>1: Deckkräfte liegen zwischen denen der beiden Sätze</translation>
    </message>
    <message>
        <source>First cell of the first phase</source>
        <translation>Erste Zelle der ersten Phase</translation>
    </message>
    <message>
        <source>Last cell of the first phase</source>
        <translation>Letzte Zelle der ersten Phase</translation>
    </message>
    <message>
        <source>First cell of the second phase</source>
        <translation>Erste Zelle der zweiten Phase</translation>
    </message>
    <message>
        <source>Last cell of the second phase</source>
        <translation>Letzte Zelle der zweiten Phase</translation>
    </message>
    <message>
        <source>Fraction of the life that the first phase takes</source>
        <translation>Teil des Lebens, den die erste Phase einnimmt</translation>
    </message>
    <message>
        <source>Part of the texture&apos;s width that a cell takes</source>
        <translation>Teil der Texturbreite, den eine Zelle einnimmt</translation>
    </message>
    <message>
        <source>Part of the texture&apos;s height that a cell takes</source>
        <translation>Teil der Texturhöhe, den eine Zelle einnimmt</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when a particle bounces off</source>
        <translation>Teil der Geschwindigkeit, der bleibt, wenn ein Partikel abprallt</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when a particle slides along something</source>
        <translation>Teil der Geschwindigkeit, der bleibt, wenn ein Partikel an etwas entlanggleitet</translation>
    </message>
    <message>
        <source>Emitter whose particles are born where one collides</source>
        <translation>Emitter, dessen Partikel entstehen, wo eines kollidiert</translation>
    </message>
    <message>
        <source>Minimum number of particles that are born at a collision</source>
        <translation>Kleinste Zahl der Partikel, die bei einer Kollision entstehen</translation>
    </message>
    <message>
        <source>Maximum number of particles that are born at a collision</source>
        <translation>Größte Zahl der Partikel, die bei einer Kollision entstehen</translation>
    </message>
    <message>
        <source>Fraction of collisions at which particles are born</source>
        <translation>Anteil der Kollisionen, bei denen Partikel entstehen</translation>
    </message>
    <message>
        <source>Fraction of the speed that particles born at a collision inherit</source>
        <translation>Teil der Geschwindigkeit, den bei einer Kollision entstandene Partikel übernehmen</translation>
    </message>
    <message>
        <source>Collisions after which a particle ends; 0 for none</source>
        <translation>Kollisionen, nach denen ein Partikel endet; 0 für keine</translation>
    </message>
    <message>
        <source>What a particle is drawn as</source>
        <translation>Als was ein Partikel gezeichnet wird</translation>
    </message>
    <message>
        <source>Length of tails relative to their width</source>
        <translation>Länge der Schweife im Verhältnis zu ihrer Breite</translation>
    </message>
    <message>
        <source>Where particles of a fixed direction look</source>
        <translation>Wohin Partikel mit fester Richtung blicken</translation>
    </message>
    <message>
        <source>Distance that single particles keep from each other</source>
        <translation>Abstand, den einzelne Partikel voneinander halten</translation>
    </message>
    <message>
        <source>Material of the particles</source>
        <translation>Material der Partikel</translation>
    </message>
    <message>
        <source>Which values are random, and where particles live</source>
        <translation>Welche Werte zufällig sind und wo Partikel leben</translation>
    </message>
    <message>
        <source>Initial speed, per second</source>
        <translation>Geschwindigkeit bei der Entstehung, pro Sekunde</translation>
    </message>
    <message>
        <source>Upper bound of the random speed</source>
        <translation>Anderes Ende der zufälligen Geschwindigkeit</translation>
    </message>
    <message>
        <source>1: speeds lie between the two values</source>
        <translation>1: Geschwindigkeiten liegen zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>Rotation of the direction of emission about X</source>
        <translation>Drehung der Ausstoßrichtung um X</translation>
    </message>
    <message>
        <source>Rotation of the direction of emission about Y</source>
        <translation>Drehung der Ausstoßrichtung um Y</translation>
    </message>
    <message>
        <source>How far directions of emission rotate about Y at random, to both sides</source>
        <translation>Wie weit sich Ausstoßrichtungen zufällig um Y drehen, nach beiden Seiten</translation>
    </message>
    <message>
        <source>How far directions of emission rotate about X at random, to both sides</source>
        <translation>Wie weit sich Ausstoßrichtungen zufällig um X drehen, nach beiden Seiten</translation>
    </message>
    <message>
        <source>Upper bound of the random lifespan</source>
        <translation>Anderes Ende der zufälligen Lebensdauer</translation>
    </message>
    <message>
        <source>1: lifespans lie between the two values</source>
        <translation>1: Lebensdauern liegen zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>Distance from the emitter at which particles end; 0 for none</source>
        <translation>Entfernung vom Emitter, bei der Partikel enden; 0 für keine</translation>
    </message>
    <message>
        <source>Pull along X; 0 in all files seen</source>
        <translation>Zug entlang X; in allen gesehenen Dateien 0</translation>
    </message>
    <message>
        <source>Pull along Y; 0 in all files seen</source>
        <translation>Zug entlang Y; in allen gesehenen Dateien 0</translation>
    </message>
    <message>
        <source>Acceleration upwards; negative values pull down</source>
        <translation>Beschleunigung nach oben; negative Werte ziehen nach unten</translation>
    </message>
    <message>
        <source>Fraction of the life at which the middle value is reached</source>
        <translation>Teil des Lebens, bei dem der mittlere Wert erreicht ist</translation>
    </message>
    <message>
        <source>Fraction of the life for which the middle value is held</source>
        <translation>Teil des Lebens, für den der mittlere Wert bleibt</translation>
    </message>
    <message>
        <source>Size at birth, in the middle and at the end</source>
        <translation>Größe bei Entstehung, in der Mitte und am Ende</translation>
    </message>
    <message>
        <source>Angle at birth, in the middle and at the end</source>
        <translation>Winkel bei Entstehung, in der Mitte und am Ende</translation>
    </message>
    <message>
        <source>Colour at birth</source>
        <translation>Farbe bei der Entstehung</translation>
    </message>
    <message>
        <source>Colour in the middle of the life</source>
        <translation>Farbe in der Mitte des Lebens</translation>
    </message>
    <message>
        <source>Colour at the end of the life</source>
        <translation>Farbe am Ende des Lebens</translation>
    </message>
    <message>
        <source>How quickly particles slow down</source>
        <translation>Wie schnell Partikel ihre Geschwindigkeit verlieren</translation>
    </message>
    <message>
        <source>1: masses lie between the two values</source>
        <translation>1: Massen liegen zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>Mass against which forces work</source>
        <translation>Masse, die Kräfte bewegen müssen</translation>
    </message>
    <message>
        <source>Other end of the random mass</source>
        <translation>Anderes Ende der zufälligen Masse</translation>
    </message>
    <message>
        <source>How much the size adds to the mass</source>
        <translation>Wie viel die Größe zur Masse beiträgt</translation>
    </message>
    <message>
        <source>1: particles stay where they were born when the emitter moves</source>
        <translation>1: Partikel bleiben, wo sie entstanden sind, wenn sich der Emitter bewegt</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s forces that move the particles</source>
        <translation>Kanäle der Kräfte des Modells, die die Partikel bewegen</translation>
    </message>
    <message>
        <source>Forces of the world that move the particles</source>
        <translation>Kräfte der Welt, die die Partikel bewegen</translation>
    </message>
    <message>
        <source>Channels of forces where graphics settings are low</source>
        <translation>Kanäle der Kräfte bei niedrigen Grafikeinstellungen</translation>
    </message>
    <message>
        <source>Forces of the world where graphics settings are low</source>
        <translation>Kräfte der Welt bei niedrigen Grafikeinstellungen</translation>
    </message>
    <message>
        <source>Factor of the mass against forces of the world</source>
        <translation>Faktor der Masse gegenüber Kräften der Welt</translation>
    </message>
    <message>
        <source>How far noise moves particles</source>
        <translation>Wie weit Rauschen Partikel bewegt</translation>
    </message>
    <message>
        <source>How fast noise changes</source>
        <translation>Wie schnell sich das Rauschen ändert</translation>
    </message>
    <message>
        <source>How alike the noise of neighbours is</source>
        <translation>Wie ähnlich das Rauschen von Nachbarn ist</translation>
    </message>
    <message>
        <source>Fraction of the life in which noise grows to full strength</source>
        <translation>Teil des Lebens, in dem das Rauschen zu seiner Stärke anwächst</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 to 30 in files seen</source>
        <translation>Bedeutung unbekannt; 0 bis 30 in gesehenen Dateien</translation>
    </message>
    <message>
        <source>Kind of wave that is added over time</source>
        <translation>Art der Welle, die im Zeitverlauf addiert wird</translation>
    </message>
    <message>
        <source>Height of the wave</source>
        <translation>Höhe der Welle</translation>
    </message>
    <message>
        <source>How often the wave repeats</source>
        <translation>Wie oft sich die Welle wiederholt</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s velocity that particles inherit</source>
        <translation>Teil der Eigengeschwindigkeit des Emitters, den Partikel übernehmen</translation>
    </message>
    <message>
        <source>Shift of the waves that are added</source>
        <translation>Verschiebung der Wellen, die addiert werden</translation>
    </message>
    <message>
        <source>What angles of particles are measured from</source>
        <translation>Von wo aus Winkel von Partikeln gemessen werden</translation>
    </message>
    <message>
        <source>How values run between start, middle and end</source>
        <translation>Wie Werte zwischen Anfang, Mitte und Ende verlaufen</translation>
    </message>
    <message>
        <source>Minimum opacity that is drawn, out of 255; 0 or 192 in known files</source>
        <translation>Deckkraft, unter der nichts gezeichnet wird, von 255; 0 oder 192 in gesehenen Dateien</translation>
    </message>
    <message>
        <source>Shift of the texture</source>
        <translation>Verschiebung der Textur</translation>
    </message>
    <message>
        <source>Rotation of the texture</source>
        <translation>Drehung der Textur</translation>
    </message>
    <message>
        <source>How often the texture repeats</source>
        <translation>Wie oft sich die Textur wiederholt</translation>
    </message>
    <message>
        <source>Points of the line on which particles start</source>
        <translation>Punkte der Linie, auf der Partikel starten</translation>
    </message>
    <message>
        <source>How much the wind moves particles</source>
        <translation>Wie stark der Wind Partikel bewegt</translation>
    </message>
    <message>
        <source>Part of the line at which emission begins</source>
        <translation>Teil der Linie, ab dem Partikel starten</translation>
    </message>
    <message>
        <source>Part of the line at which emission ends</source>
        <translation>Teil der Linie, ab dem keine Partikel mehr starten</translation>
    </message>
    <message>
        <source>Emitter whose particles every particle leaves behind</source>
        <translation>Emitter, dessen Partikel jedes Partikel hinterlässt</translation>
    </message>
    <message>
        <source>Fraction of particles that leave others behind</source>
        <translation>Anteil der Partikel, die andere hinterlassen</translation>
    </message>
    <message>
        <source>Particles per second that a particle leaves behind</source>
        <translation>Partikel pro Sekunde, die ein Partikel hinterlässt</translation>
    </message>
    <message>
        <source>Projection that appears where a particle collides</source>
        <translation>Projektion, die erscheint, wo ein Partikel kollidiert</translation>
    </message>
    <message>
        <source>Fraction of collisions at which a projection appears</source>
        <translation>Anteil der Kollisionen, bei denen eine Projektion erscheint</translation>
    </message>
    <message>
        <source>Models that are drawn instead of particles</source>
        <translation>Modelle, die anstelle von Partikeln gezeichnet werden</translation>
    </message>
    <message>
        <source>Copies of the emitter</source>
        <translation>Kopien des Emitters</translation>
    </message>
    <message>
        <source>Fraction of collisions at which a ribbon appears</source>
        <translation>Anteil der Kollisionen, bei denen ein Ribbon erscheint</translation>
    </message>
    <message>
        <source>Ribbon that appears where a particle collides</source>
        <translation>Ribbon, das erscheint, wo ein Partikel kollidiert</translation>
    </message>
    <message>
        <source>Thickness of the shape&apos;s skin, probably; 0.0197 in all files seen</source>
        <translation>Vermutlich die Dicke der Haut der Form; in allen gesehenen Dateien 0,0197</translation>
    </message>
    <message>
        <source>Corners of a convex hull or a mesh</source>
        <translation>Ecken einer konvexen Hülle oder eines Meshs</translation>
    </message>
    <message>
        <source>Normal and distance of each side of a convex hull</source>
        <translation>Normale und Abstand jeder Seite einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Normals of the sides of a convex hull</source>
        <translation>Normalen der Seiten einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Corners of a convex hull; the fourth number is 0</source>
        <translation>Ecken einer konvexen Hülle; die vierte Zahl ist 0</translation>
    </message>
    <message>
        <source>Both sides of each edge of a convex hull</source>
        <translation>Beide Seiten jeder Kante einer konvexen Hülle</translation>
    </message>
    <message>
        <source>A side at each corner of a convex hull</source>
        <translation>Eine Seite an jeder Ecke einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Middle of a convex hull</source>
        <translation>Mitte einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Number of sides of a convex hull</source>
        <translation>Anzahl der Seiten einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Number of corners of a convex hull</source>
        <translation>Anzahl der Ecken einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Number of sides of edges of a convex hull</source>
        <translation>Anzahl der Kantenseiten einer konvexen Hülle</translation>
    </message>
    <message>
        <source>Tree that finds the triangles of a mesh</source>
        <translation>Baum, der die Dreiecke eines Meshs findet</translation>
    </message>
    <message>
        <source>Corners of a mesh; the fourth number is 0</source>
        <translation>Ecken eines Meshs; die vierte Zahl ist 0</translation>
    </message>
    <message>
        <source>Triangles of a mesh with few corners</source>
        <translation>Dreiecke eines Meshs mit wenigen Ecken</translation>
    </message>
    <message>
        <source>Triangles of a mesh</source>
        <translation>Dreiecke eines Meshs</translation>
    </message>
    <message>
        <source>Middle of the mesh&apos;s box</source>
        <translation>Mitte des Quaders des Meshs</translation>
    </message>
    <message>
        <source>From the middle of the mesh&apos;s box to its sides</source>
        <translation>Von der Mitte des Quaders des Meshs zu seinen Seiten</translation>
    </message>
    <message>
        <source>Step in which the tree stores distances: the extent divided by 32767</source>
        <translation>Schritt, in dem der Baum Abstände speichert: die Ausdehnung geteilt durch 32767</translation>
    </message>
    <message>
        <source>Edges of a mesh</source>
        <translation>Kanten eines Meshs</translation>
    </message>
    <message>
        <source>Number of nodes of the tree</source>
        <translation>Anzahl der Knoten des Baums</translation>
    </message>
    <message>
        <source>Number of corners of the mesh</source>
        <translation>Anzahl der Ecken des Meshs</translation>
    </message>
    <message>
        <source>Number of small triangles; of all triangles before version 3</source>
        <translation>Anzahl der kleinen Dreiecke; vor Version 3 aller Dreiecke</translation>
    </message>
    <message>
        <source>Number of triangles; of edges before version 3</source>
        <translation>Anzahl der Dreiecke; vor Version 3 der Kanten</translation>
    </message>
    <message>
        <source>Nodes on the longest path through the tree</source>
        <translation>Knoten auf dem längsten Weg durch den Baum</translation>
    </message>
    <message>
        <source>Thickness of the mesh&apos;s skin, probably</source>
        <translation>Vermutlich die Dicke der Haut des Meshs</translation>
    </message>
    <message>
        <source>Meaning unknown; 5, 4, 0.8 and zeros, or all zeros</source>
        <translation>Bedeutung unbekannt; 5; 4; 0,8 und Nullen oder nur Nullen</translation>
    </message>
    <message>
        <source>How the body is simulated; 0 and 1 were seen</source>
        <translation>Wie der Körper simuliert wird; 0 und 1 wurden gesehen</translation>
    </message>
    <message>
        <source>What the body is made of: sound and dust of its impacts, and presets of what follows</source>
        <translation>Woraus der Körper besteht: Klang und Staub seiner Aufpralle sowie Vorgaben für das Folgende</translation>
    </message>
    <message>
        <source>Loss of spin</source>
        <translation>Verlust an Drehung</translation>
    </message>
    <message>
        <source>Whether physics move the body; 0 and 1 were seen</source>
        <translation>Ob die Physik den Körper bewegt; 0 und 1 wurden gesehen</translation>
    </message>
    <message>
        <source>How physics hands control back to the animation; 1 in all known files</source>
        <translation>Wie die Physik wieder an die Animation übergibt; 1 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>What the body is made of</source>
        <translation>Woraus der Körper besteht</translation>
    </message>
    <message>
        <source>How the body behaves</source>
        <translation>Wie sich der Körper verhält</translation>
    </message>
    <message>
        <source>Forces of the world that move it</source>
        <translation>Kräfte der Welt, die ihn bewegen</translation>
    </message>
    <message>
        <source>Which bodies are dropped first where the graphics settings allow only some</source>
        <translation>Welche Körper Vorrang haben, wo die Grafikeinstellungen nur einige zulassen</translation>
    </message>
    <message>
        <source>How the bodies can move against each other</source>
        <translation>Wie sich die Körper gegeneinander bewegen können</translation>
    </message>
    <message>
        <source>Bone of the first body</source>
        <translation>Bone des ersten Körpers</translation>
    </message>
    <message>
        <source>Bone of the second body</source>
        <translation>Bone des zweiten Körpers</translation>
    </message>
    <message>
        <source>Where the joint is, relative to the first bone</source>
        <translation>Ort des Gelenks, vom ersten Bone aus</translation>
    </message>
    <message>
        <source>Where the joint is, relative to the second bone</source>
        <translation>Ort des Gelenks, vom zweiten Bone aus</translation>
    </message>
    <message>
        <source>Whether the angles are limited</source>
        <translation>Ob die Winkel begrenzt sind</translation>
    </message>
    <message>
        <source>Smallest angle about the joint&apos;s axis</source>
        <translation>Kleinster Winkel um die Achse des Gelenks</translation>
    </message>
    <message>
        <source>Largest angle about the joint&apos;s axis</source>
        <translation>Größter Winkel um die Achse des Gelenks</translation>
    </message>
    <message>
        <source>Angle of the cone within which the joint&apos;s axis stays</source>
        <translation>Winkel des Kegels, in dem die Achse des Gelenks bleibt</translation>
    </message>
    <message>
        <source>Whether friction slows the joint</source>
        <translation>Ob Reibung das Gelenk bremst</translation>
    </message>
    <message>
        <source>Not read; 7f 00 00 in all files seen</source>
        <translation>Wird nicht gelesen; 7f 00 00 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Friction of the joint</source>
        <translation>Reibung des Gelenks</translation>
    </message>
    <message>
        <source>How fast a weld comes to rest; 1 is without oscillation</source>
        <translation>Wie schnell eine Verschweißung zur Ruhe kommt; 1 ohne Schwingen</translation>
    </message>
    <message>
        <source>How stiff a weld is: oscillations per second</source>
        <translation>Wie steif eine Verschweißung ist: Schwingungen pro Sekunde</translation>
    </message>
    <message>
        <source>Force at which the joint breaks</source>
        <translation>Kraft, bei der das Gelenk bricht</translation>
    </message>
    <message>
        <source>Whether the two bodies collide with each other</source>
        <translation>Ob die beiden Körper miteinander kollidieren</translation>
    </message>
    <message>
        <source>Not read; 00 22 00 in all files seen</source>
        <translation>Wird nicht gelesen; 00 22 00 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>1 one side of the edge, 255 the other</source>
        <translation>1 für die eine Seite der Kante, 255 für die andere</translation>
    </message>
    <message>
        <source>Side of the convex hull</source>
        <translation>Seite der konvexen Hülle</translation>
    </message>
    <message>
        <source>Corner to which it goes</source>
        <translation>Ecke, zu der sie führt</translation>
    </message>
    <message>
        <source>Row of the next one at the same corner</source>
        <translation>Zeile der nächsten an derselben Ecke</translation>
    </message>
    <message>
        <source>Direction along which the node is bounded</source>
        <translation>Richtung, entlang der der Knoten begrenzt ist</translation>
    </message>
    <message>
        <source>Direction along which the node is bounded, as an octahedral direction of two numbers</source>
        <translation>Richtung, entlang der der Knoten begrenzt ist, als oktaedrische Richtung aus zwei Zahlen</translation>
    </message>
    <message>
        <source>Where the node begins along its direction, in steps of the tolerance</source>
        <translation>Wo der Knoten entlang seiner Richtung beginnt, in Schritten der Toleranz</translation>
    </message>
    <message>
        <source>Where the node ends along its direction, in steps of the tolerance; 0 for a triangle</source>
        <translation>Wo der Knoten entlang seiner Richtung endet, in Schritten der Toleranz; 0 bei einem Dreieck</translation>
    </message>
    <message>
        <source>Corner of the triangle</source>
        <translation>Ecke des Dreiecks</translation>
    </message>
    <message>
        <source>Edge of the triangle</source>
        <translation>Kante des Dreiecks</translation>
    </message>
    <message>
        <source>3 at the border, 0 to 2 between triangles</source>
        <translation>3 am Rand, 0 bis 2 zwischen Dreiecken</translation>
    </message>
    <message>
        <source>End of the edge</source>
        <translation>Ende der Kante</translation>
    </message>
    <message>
        <source>Triangle at the edge</source>
        <translation>Dreieck an der Kante</translation>
    </message>
    <message>
        <source>Triangle on the other side, 4294967295 at the border</source>
        <translation>Dreieck auf der anderen Seite, 4294967295 am Rand</translation>
    </message>
    <message>
        <source>What is beyond an edge of the triangle, probably</source>
        <translation>Was jenseits einer Kante des Dreiecks liegt, vermutlich</translation>
    </message>
    <message>
        <source>Where the ribbon starts, relative to its bone</source>
        <translation>Wo das Ribbon beginnt, von seinem Bone aus</translation>
    </message>
    <message>
        <source>Direction and strength with which the ribbon leaves its bone</source>
        <translation>Richtung und Stärke, mit der das Ribbon seinen Bone verlässt</translation>
    </message>
    <message>
        <source>Strength with which the ribbon arrives at the end</source>
        <translation>Stärke, mit der das Ribbon am Ende ankommt</translation>
    </message>
    <message>
        <source>Bone at which the ribbon ends</source>
        <translation>Bone, an dem das Ribbon endet</translation>
    </message>
    <message>
        <source>Factor of the strength at the start</source>
        <translation>Faktor der Stärke am Anfang</translation>
    </message>
    <message>
        <source>Factor of the strength at the end</source>
        <translation>Faktor der Stärke am Ende</translation>
    </message>
    <message>
        <source>Rotation of the direction at the end about X</source>
        <translation>Drehung der Richtung am Ende um X</translation>
    </message>
    <message>
        <source>Rotation of the direction at the end about Y</source>
        <translation>Drehung der Richtung am Ende um Y</translation>
    </message>
    <message>
        <source>0.01 divided by the length of the direction; 0 where that is 0</source>
        <translation>0,01 geteilt durch die Länge der Richtung; 0, wo diese 0 ist</translation>
    </message>
    <message>
        <source>0.01 divided by the velocity; 0 where that is 0</source>
        <translation>0,01 geteilt durch die Geschwindigkeit; 0, wo diese 0 ist</translation>
    </message>
    <message>
        <source>Material of the ribbon</source>
        <translation>Material des Ribbons</translation>
    </message>
    <message>
        <source>Which values are random, and where the ribbon lives</source>
        <translation>Welche Werte zufällig sind und wo sich das Ribbon befindet</translation>
    </message>
    <message>
        <source>Speed of new edges, per second</source>
        <translation>Geschwindigkeit neuer Kanten, pro Sekunde</translation>
    </message>
    <message>
        <source>Spread of the direction, not used by the game</source>
        <translation>Streuung der Richtung, vom Spiel nicht verwendet</translation>
    </message>
    <message>
        <source>How long an edge lives</source>
        <translation>Wie lange eine Kante lebt</translation>
    </message>
    <message>
        <source>Distance from the emitter at which edges end; 0 for none</source>
        <translation>Entfernung vom Emitter, bei der Kanten enden; 0 für keine</translation>
    </message>
    <message>
        <source>Fraction of the length at which the middle value is reached</source>
        <translation>Anteil der Länge, bei dem der mittlere Wert erreicht ist</translation>
    </message>
    <message>
        <source>Fraction of the length for which the middle value is held</source>
        <translation>Anteil der Länge, über den der mittlere Wert bestehen bleibt</translation>
    </message>
    <message>
        <source>Width at the head, in the middle and at the tip</source>
        <translation>Breite am Kopf, in der Mitte und an der Spitze</translation>
    </message>
    <message>
        <source>Rotation about the line at the head, in the middle and at the tip</source>
        <translation>Drehung um die Linie am Kopf, in der Mitte und an der Spitze</translation>
    </message>
    <message>
        <source>Colour at the head</source>
        <translation>Farbe am Kopf</translation>
    </message>
    <message>
        <source>Colour in the middle of the length</source>
        <translation>Farbe in der Mitte der Länge</translation>
    </message>
    <message>
        <source>Colour at the tip</source>
        <translation>Farbe an der Spitze</translation>
    </message>
    <message>
        <source>How quickly edges slow down</source>
        <translation>Wie schnell Kanten ihre Geschwindigkeit verlieren</translation>
    </message>
    <message>
        <source>1: edges stay where they were created when the emitter moves</source>
        <translation>1: Kanten bleiben, wo sie entstanden sind, wenn sich der Emitter bewegt</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s forces that move the ribbon</source>
        <translation>Kanäle der Kräfte des Modells, die das Ribbon bewegen</translation>
    </message>
    <message>
        <source>Forces of the world that move the ribbon</source>
        <translation>Kräfte der Welt, die das Ribbon bewegen</translation>
    </message>
    <message>
        <source>How far noise moves the ribbon</source>
        <translation>Wie weit Rauschen das Ribbon bewegt</translation>
    </message>
    <message>
        <source>How often noise changes along the ribbon</source>
        <translation>Wie oft sich das Rauschen entlang des Ribbons ändert</translation>
    </message>
    <message>
        <source>How fast noise changes over time</source>
        <translation>Wie schnell sich das Rauschen mit der Zeit ändert</translation>
    </message>
    <message>
        <source>Fraction of the length in which noise grows to full strength</source>
        <translation>Anteil der Länge, über den das Rauschen auf seine Stärke anwächst</translation>
    </message>
    <message>
        <source>Shape of the cross-section</source>
        <translation>Form des Querschnitts</translation>
    </message>
    <message>
        <source>Whether edges end by their age or by the length of the ribbon</source>
        <translation>Ob Kanten nach ihrem Alter oder nach der Länge des Ribbons enden</translation>
    </message>
    <message>
        <source>Sides of a cylinder or points of a star</source>
        <translation>Seiten eines Zylinders oder Spitzen eines Sterns</translation>
    </message>
    <message>
        <source>Inner radius of a star relative to its outer one</source>
        <translation>Innerer Radius eines Sterns im Verhältnis zum äußeren</translation>
    </message>
    <message>
        <source>Greatest length</source>
        <translation>Größte Länge</translation>
    </message>
    <message>
        <source>Ends of ribbons that span between two bones; the game uses the first</source>
        <translation>Enden von Ribbons, die sich zwischen zwei Bones spannen; das Spiel verwendet das erste</translation>
    </message>
    <message>
        <source>1: new edges are created</source>
        <translation>1: Neue Kanten entstehen</translation>
    </message>
    <message>
        <source>How the ribbon moves and looks</source>
        <translation>Wie sich das Ribbon bewegt und aussieht</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when an edge slides along something</source>
        <translation>Anteil der Geschwindigkeit, der bleibt, wenn eine Kante an etwas entlanggleitet</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when an edge bounces off</source>
        <translation>Anteil der Geschwindigkeit, der bleibt, wenn eine Kante abprallt</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s velocity that edges inherit</source>
        <translation>Anteil der Eigengeschwindigkeit des Emitters, den Kanten übernehmen</translation>
    </message>
    <message>
        <source>Position between the light source and the middle of the screen; values above 1 are beyond the middle</source>
        <translation>Ort zwischen der Lichtquelle und der Bildschirmmitte; über 1 hinter der Mitte</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>How the width follows the distance to the middle</source>
        <translation>Wie die Breite der Entfernung zur Mitte folgt</translation>
    </message>
    <message>
        <source>How the height follows the distance to the middle</source>
        <translation>Wie die Höhe der Entfernung zur Mitte folgt</translation>
    </message>
    <message>
        <source>Distance to the middle from which it fades</source>
        <translation>Entfernung zur Mitte, ab der es ausgeblendet wird</translation>
    </message>
    <message>
        <source>How fast it fades</source>
        <translation>Wie schnell es ausgeblendet wird</translation>
    </message>
    <message>
        <source>Colour and alpha</source>
        <translation>Farbe und Alpha</translation>
    </message>
    <message>
        <source>Turns the image towards the light source</source>
        <translation>Dreht das Bild zur Lichtquelle</translation>
    </message>
    <message>
        <source>Texture of all images</source>
        <translation>Textur aller Bilder</translation>
    </message>
    <message>
        <source>Images on the line through the middle of the screen</source>
        <translation>Bilder auf der Linie durch die Bildschirmmitte</translation>
    </message>
    <message>
        <source>Distance to the camera beyond which nothing is drawn</source>
        <translation>Entfernung zur Kamera, ab der nichts mehr gezeichnet wird</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Brightness, once more</source>
        <translation>Helligkeit, noch einmal</translation>
    </message>
    <message>
        <source>Size of all images</source>
        <translation>Größe aller Bilder</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>Pfad der Datei</translation>
    </message>
    <message>
        <source>Paths of textures</source>
        <translation>Pfade von Texturen</translation>
    </message>
    <message>
        <source>Name of the bone</source>
        <translation>Name des Bones</translation>
    </message>
    <message>
        <source>Inheritance, billboards and what the bone is used for</source>
        <translation>Vererbung, Billboards und wofür der Bone verwendet wird</translation>
    </message>
    <message>
        <source>Position relative to the parent</source>
        <translation>Position relativ zum Elternknoten</translation>
    </message>
    <message>
        <source>Rotation relative to the parent</source>
        <translation>Drehung relativ zum Elternknoten</translation>
    </message>
    <message>
        <source>Scale relative to the parent</source>
        <translation>Skalierung relativ zum Elternknoten</translation>
    </message>
    <message>
        <source>Whether the batches that refer to this bone are drawn</source>
        <translation>Ob die Batches gezeichnet werden, die auf diesen Bone verweisen</translation>
    </message>
    <message>
        <source>Takes vertices from model space to the bone&apos;s space at rest</source>
        <translation>Überführt Vertices aus dem Modellraum in den Raum des Bones in Ruhelage</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 and 8 were seen</source>
        <translation>Bedeutung unbekannt; 0 und 8 wurden gesehen</translation>
    </message>
    <message>
        <source>How far the background is displaced</source>
        <translation>Wie weit der Hintergrund verschoben wird</translation>
    </message>
    <message>
        <source>Where it is applied</source>
        <translation>Wo es gilt</translation>
    </message>
    <message>
        <source>Material that is drawn</source>
        <translation>Material, das gezeichnet wird</translation>
    </message>
    <message>
        <source>Opacity of this material within the whole</source>
        <translation>Deckkraft dieses Materials im Ganzen</translation>
    </message>
    <message>
        <source>Materials that are drawn one after the other</source>
        <translation>Materialien, die nacheinander gezeichnet werden</translation>
    </message>
    <message>
        <source>Texture instead of the terrain</source>
        <translation>Textur anstelle des Terrains</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 and 1 were seen</source>
        <translation>Bedeutung unbekannt; 0 und 1 wurden gesehen</translation>
    </message>
    <message>
        <source>Opacity per unit of length</source>
        <translation>Deckkraft pro Längeneinheit</translation>
    </message>
    <message>
        <source>Colour of the mist</source>
        <translation>Farbe des Dunstes</translation>
    </message>
    <message>
        <source>Meaning unknown; a layer in all files seen</source>
        <translation>Bedeutung unbekannt; ein Layer in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Meaning unknown; 32 in all files seen</source>
        <translation>Bedeutung unbekannt; 32 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Moves the highlights along the hair</source>
        <translation>Verschiebt die Glanzlichter entlang des Haars</translation>
    </message>
    <message>
        <source>Breaks up the second highlight</source>
        <translation>Bricht das zweite Glanzlicht auf</translation>
    </message>
    <message>
        <source>Moves the first highlight</source>
        <translation>Verschiebt das erste Glanzlicht</translation>
    </message>
    <message>
        <source>Moves the second highlight</source>
        <translation>Verschiebt das zweite Glanzlicht</translation>
    </message>
    <message>
        <source>Distance from the camera where it begins</source>
        <translation>Entfernung von der Kamera, bei der es beginnt</translation>
    </message>
    <message>
        <source>How it fades towards its border</source>
        <translation>Wie es zu seinem Rand hin ausgeblendet wird</translation>
    </message>
    <message>
        <source>Noise of the density</source>
        <translation>Rauschen der Dichte</translation>
    </message>
    <message>
        <source>How fast the noise moves</source>
        <translation>Wie schnell sich das Rauschen bewegt</translation>
    </message>
    <message>
        <source>Position of the noise</source>
        <translation>Ort des Rauschens</translation>
    </message>
    <message>
        <source>Size of the noise</source>
        <translation>Größe des Rauschens</translation>
    </message>
    <message>
        <source>Rotation of the noise</source>
        <translation>Drehung des Rauschens</translation>
    </message>
    <message>
        <source>Where creep is shown</source>
        <translation>Wo Creep zu sehen ist</translation>
    </message>
    <message>
        <source>How strongly the surroundings are mirrored</source>
        <translation>Wie stark die Umgebung gespiegelt wird</translation>
    </message>
    <message>
        <source>How far the mirrored image is distorted</source>
        <translation>Wie weit das Spiegelbild verzerrt wird</translation>
    </message>
    <message>
        <source>Height of the mirror above the origin</source>
        <translation>Höhe des Spiegels über dem Ursprung</translation>
    </message>
    <message>
        <source>Direction of the blur</source>
        <translation>Richtung der Unschärfe</translation>
    </message>
    <message>
        <source>Width of the blur</source>
        <translation>Breite der Unschärfe</translation>
    </message>
    <message>
        <source>Where it is blurred</source>
        <translation>Wo unscharf gezeichnet wird</translation>
    </message>
    <message>
        <source>Which layers are used</source>
        <translation>Welche Layer gelten</translation>
    </message>
    <message>
        <source>Where the light shines</source>
        <translation>Wohin das Licht scheint</translation>
    </message>
    <message>
        <source>What the light shines on</source>
        <translation>Worauf das Licht scheint</translation>
    </message>
    <message>
        <source>Graphics setting up to which it casts no shadow</source>
        <translation>Grafikeinstellung, bis zu der es keinen Schatten wirft</translation>
    </message>
    <message>
        <source>Colour of the light: red, green, blue</source>
        <translation>Farbe des Lichts: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Colour of highlights: red, green, blue</source>
        <translation>Farbe der Glanzlichter: Rot, Grün, Blau</translation>
    </message>
    <message>
        <source>Strength of highlights</source>
        <translation>Stärke der Glanzlichter</translation>
    </message>
    <message>
        <source>Largest distance at which the light ends at any time</source>
        <translation>Größte Entfernung, bei der das Licht zu irgendeiner Zeit endet</translation>
    </message>
    <message>
        <source>Angle of the full part of a spot light&apos;s cone</source>
        <translation>Winkel des vollen Teils im Kegel eines Spotlichts</translation>
    </message>
    <message>
        <source>Angle of a spot light&apos;s cone</source>
        <translation>Winkel im Kegel eines Spotlichts</translation>
    </message>
    <message>
        <source>Bone that moves the camera</source>
        <translation>Bone, der die Kamera bewegt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Angle of view</source>
        <translation>Bildwinkel</translation>
    </message>
    <message>
        <source>1: the angle of view is vertical, otherwise horizontal</source>
        <translation>1: Der Bildwinkel ist vertikal, sonst horizontal</translation>
    </message>
    <message>
        <source>How things out of focus are blurred; 0 or 3 in files seen</source>
        <translation>Wie Dinge außerhalb des Fokus unscharf werden; 0 oder 3 in gesehenen Dateien</translation>
    </message>
    <message>
        <source>Distance beyond which no shadow is drawn</source>
        <translation>Entfernung, ab der kein Schatten mehr gezeichnet wird</translation>
    </message>
    <message>
        <source>Distance of what is in focus</source>
        <translation>Entfernung dessen, was im Fokus liegt</translation>
    </message>
    <message>
        <source>Distance behind the focus over which things blur</source>
        <translation>Entfernung hinter dem Fokus, über die Dinge unscharf werden</translation>
    </message>
    <message>
        <source>Distance before the focus over which things blur</source>
        <translation>Entfernung vor dem Fokus, über die Dinge unscharf werden</translation>
    </message>
    <message>
        <source>Where near things begin to blur; 0 in all files seen</source>
        <translation>Wo nahe Dinge unscharf zu werden beginnen; 0 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Where near things are blurred most; 0 in all files seen</source>
        <translation>Wo nahe Dinge am unschärfsten sind; 0 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>How much is blurred</source>
        <translation>Wie stark die Unschärfe ist</translation>
    </message>
    <message>
        <source>Aperture of the blur, as an f-number; 1 in all files seen</source>
        <translation>Blende der Unschärfe, als Blendenzahl; 1 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Largest diameter of the blur; 27 in all files seen</source>
        <translation>Größter Durchmesser der Unschärfe; 27 in allen gesehenen Dateien</translation>
    </message>
    <message>
        <source>Time over which the preview blends into another sequence; among other programs, only the old art tools used it</source>
        <translation>Zeit, in der die Vorschau zu einer anderen Sequenz überblendet; von anderen Programmen verwendeten sie nur die alten Art Tools</translation>
    </message>
    <message>
        <source>Fading of edges, for batches with the flag</source>
        <translation>Ausblenden der Kanten, für Batches mit dem Flag</translation>
    </message>
    <message>
        <source>Animations of parent skeletons that the game plays with this model; they can&apos;t be edited here</source>
        <translation>Animationen übergeordneter Skelette, die das Spiel mit diesem Modell abspielt; sie können hier nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>Number for the shader, named as the constant that it becomes</source>
        <translation>Zahl für den Shader, benannt nach der Konstante, die daraus wird</translation>
    </message>
    <message>
        <source>Scale of the shadow; the file holds 11 binary digits of it</source>
        <translation>Größe des Schattens; die Datei hält 11 Binärstellen davon</translation>
    </message>
    <message>
        <source>Factor of the colour; the file holds 11 binary digits of it</source>
        <translation>Faktor der Farbe; die Datei hält 11 Binärstellen davon</translation>
    </message>
    <message>
        <source>Skeleton that the sequence belongs to; it is edited with a model that has this skeleton as its own</source>
        <translation>Skelett, zu dem die Sequenz gehört; bearbeitet wird sie mit einem Modell, dessen eigenes Skelett es ist</translation>
    </message>
    <message>
        <source>Row in the parent&apos;s list</source>
        <translation>Zeile in der Liste des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Row of the next variation in the parent&apos;s list</source>
        <translation>Zeile der nächsten Variation in der Liste des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>0 the parent, 1 the parent&apos;s parent and so on</source>
        <translation>0 das übergeordnete Skelett, 1 dessen übergeordnetes und so weiter</translation>
    </message>
    <message>
        <source>Collections that play; among those that animate a value the one with the highest priority wins, among equal ones the first</source>
        <translation>Kollektionen, die abgespielt werden; von denen, die einen Wert animieren, gewinnt die mit der höchsten Priorität, von mehreren die erste</translation>
    </message>
    <message>
        <source>Which game&apos;s layout the file uses; detected from its structure, because the version numbers overlap</source>
        <translation>Welches Spiels Aufbau die Datei hat; an ihrer Struktur erkannt, da sich die Versionsnummern überschneiden</translation>
    </message>
    <message>
        <source>Mesh that characters can&apos;t walk through</source>
        <translation>Mesh, durch das Charaktere nicht laufen können</translation>
    </message>
    <message>
        <source>Unknown parts of an MDL file, kept in their original position</source>
        <translation>Teile einer MDL-Datei, die nicht verstanden werden und an ihrer Stelle erhalten bleiben</translation>
    </message>
    <message>
        <source>Whether the file is binary or text</source>
        <translation>Ob die Datei binär oder Text ist</translation>
    </message>
    <message>
        <source>Shape that particles are born in</source>
        <translation>Form, in der Partikel entstehen</translation>
    </message>
    <message>
        <source>Above 0: particles fly away from this height instead of by latitude</source>
        <translation>Über 0: Partikel fliegen von dieser Höhe weg statt nach Breitenwinkel</translation>
    </message>
    <message>
        <source>Model that every particle shows instead of a quad</source>
        <translation>Modell, das jedes Partikel anstelle eines Quads zeigt</translation>
    </message>
    <message>
        <source>Twinkles per second</source>
        <translation>Änderungen des Funkelns pro Sekunde</translation>
    </message>
    <message>
        <source>Fraction of the time that a particle is visible</source>
        <translation>Anteil der Zeit, in der ein Partikel zu sehen ist</translation>
    </message>
    <message>
        <source>Smallest size of the twinkling</source>
        <translation>Kleinste Größe beim Funkeln</translation>
    </message>
    <message>
        <source>Largest size of the twinkling; equal to the smallest: no twinkling</source>
        <translation>Größte Größe beim Funkeln; gleich der kleinsten: kein Funkeln</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s movement that new particles inherit</source>
        <translation>Anteil der Eigenbewegung des Emitters, den neue Partikel mitnehmen</translation>
    </message>
    <message>
        <source>Slowest rotation of emitted models about the axis</source>
        <translation>Langsamste Drehung ausgestoßener Modelle um die Achse</translation>
    </message>
    <message>
        <source>Fastest rotation of emitted models about the axis</source>
        <translation>Schnellste Drehung ausgestoßener Modelle um die Achse</translation>
    </message>
    <message>
        <source>Fraction of its speed that a particle loses per second</source>
        <translation>Anteil seiner Geschwindigkeit, den ein Partikel pro Sekunde verliert</translation>
    </message>
    <message>
        <source>Rotation of a quad per second</source>
        <translation>Drehung eines Quads pro Sekunde</translation>
    </message>
    <message>
        <source>Acceleration by the wind</source>
        <translation>Beschleunigung durch den Wind</translation>
    </message>
    <message>
        <source>How long the wind blows on a particle</source>
        <translation>Wie lange der Wind auf ein Partikel weht</translation>
    </message>
    <message>
        <source>Speed of the emitter at which particles follow it by the scale of the same number</source>
        <translation>Geschwindigkeit des Emitters, bei der Partikel ihm mit dem Anteil derselben Nummer folgen</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s path along which particles follow it</source>
        <translation>Anteil des Wegs des Emitters, dem Partikel folgen</translation>
    </message>
    <message>
        <source>Points of the curve that a spline emitter emits along</source>
        <translation>Punkte der Kurve, entlang der ein Spline-Emitter ausstößt</translation>
    </message>
    <message>
        <source>Height that particles fly away from over time</source>
        <translation>Höhe, von der Partikel wegfliegen, im Zeitverlauf</translation>
    </message>
    <message>
        <source>Four bones per vertex; they follow the matrix groups</source>
        <translation>Pro Vertex vier Bones; sie folgen den Matrixgruppen</translation>
    </message>
    <message>
        <source>Weights of the four bones of each vertex; they add up to 255</source>
        <translation>Pro Vertex die Gewichte seiner vier Bones, zusammen 255</translation>
    </message>
    <message>
        <source>Centre of the sphere around the geoset</source>
        <translation>Mittelpunkt der Kugel um das Geoset</translation>
    </message>
    <message>
        <source>Radius of the sphere around the geoset</source>
        <translation>Radius der Kugel um das Geoset</translation>
    </message>
    <message>
        <source>Hundreds: part of the character (hair, beard, glove, boot …); the rest: its variant</source>
        <translation>Hunderter: Teil des Charakters (Haar, Bart, Handschuh, Stiefel …); der Rest: dessen Variante</translation>
    </message>
    <message>
        <source>Number of the geoset as stored in the file</source>
        <translation>Nummer des Geosets, wie sie in der Datei steht</translation>
    </message>
    <message>
        <source>Four bone numbers and four weights per vertex, two bytes each; the weights add up to 255</source>
        <translation>Pro Vertex vier Bone-Nummern und vier Gewichte mit der Summe 255, je zwei Bytes groß</translation>
    </message>
    <message>
        <source>Normals of the triangles</source>
        <translation>Normalen der Dreiecke</translation>
    </message>
    <message>
        <source>How the model stands on slopes; 0 in all known files</source>
        <translation>Wie das Modell auf Hängen steht; 0 in allen bekannten Dateien</translation>
    </message>
    <message>
        <source>Chance among the sequences for the same action; they add up to 1</source>
        <translation>Wahrscheinlichkeit unter den Sequenzen für dieselbe Aktion; zusammen ergeben sie 1</translation>
    </message>
    <message>
        <source>Minimum number of repetitions before another sequence is chosen</source>
        <translation>Wie oft die Sequenz mindestens abgespielt wird, bevor eine andere gewählt wird</translation>
    </message>
    <message>
        <source>Maximum number of repetitions before another sequence is chosen</source>
        <translation>Wie oft die Sequenz höchstens abgespielt wird, bevor eine andere gewählt wird</translation>
    </message>
    <message>
        <source>Time over which another sequence blends into this one</source>
        <translation>Zeit, in der eine andere Sequenz in diese übergeht</translation>
    </message>
    <message>
        <source>Geoset that the glider applies to</source>
        <translation>Geoset, auf das sich der Gleiter bezieht</translation>
    </message>
    <message>
        <source>Whether the light casts shadows</source>
        <translation>Ob das Licht Schatten wirft</translation>
    </message>
    <message>
        <source>Distance at which shadows begin</source>
        <translation>Entfernung, bei der Schatten beginnen</translation>
    </message>
    <message>
        <source>Distance at which shadows end</source>
        <translation>Entfernung, bei der Schatten enden</translation>
    </message>
    <message>
        <source>How fast the light fades with the square of the distance</source>
        <translation>Wie schnell das Licht mit dem Quadrat der Entfernung abnimmt</translation>
    </message>
    <message>
        <source>How fast the light fades with the distance</source>
        <translation>Wie schnell das Licht mit der Entfernung abnimmt</translation>
    </message>
    <message>
        <source>Damping of the light&apos;s fading</source>
        <translation>Dämpfung der Abnahme des Lichts</translation>
    </message>
    <message>
        <source>A box has two corners, a cylinder a base, a height and a radius, a sphere a centre and a radius, a plane a length and a width</source>
        <translation>Ein Quader hat zwei Ecken, ein Zylinder Grundpunkt, Höhe und Radius, eine Kugel Mittelpunkt und Radius, eine Ebene Länge und Breite</translation>
    </message>
    <message>
        <source>Corner, base or centre in model space; the node moves it as it moves vertices</source>
        <translation>Ecke, Grundpunkt oder Mittelpunkt im Modellraum; der Knoten bewegt sie, wie er Vertices bewegt</translation>
    </message>
    <message>
        <source>Opposite corner</source>
        <translation>Gegenüberliegende Ecke</translation>
    </message>
    <message>
        <source>Height of a cylinder</source>
        <translation>Höhe eines Zylinders</translation>
    </message>
    <message>
        <source>Length of a plane</source>
        <translation>Länge einer Ebene</translation>
    </message>
    <message>
        <source>Width of a plane</source>
        <translation>Breite einer Ebene</translation>
    </message>
    <message>
        <source>Meaning unknown; 3 in the game&apos;s own files</source>
        <translation>Bedeutung unbekannt; 3 in den Dateien des Spiels</translation>
    </message>
    <message>
        <source>Distance that is in focus over time</source>
        <translation>Entfernung, die im Fokus liegt, im Zeitverlauf</translation>
    </message>
    <message>
        <source>Focal length of the lens over time</source>
        <translation>Brennweite des Objektivs im Zeitverlauf</translation>
    </message>
    <message>
        <source>Aperture of the lens over time</source>
        <translation>Blende des Objektivs im Zeitverlauf</translation>
    </message>
    <message>
        <source>First keyword of the text</source>
        <translation>Das Schlüsselwort, mit dem der Text beginnt</translation>
    </message>
    <message>
        <source>Line in the file as it was opened</source>
        <translation>Zeile in der Datei beim Öffnen</translation>
    </message>
    <message>
        <source>Text that is kept unchanged in its original position; delete the object to drop it</source>
        <translation>Text, der an seiner Stelle unverändert erhalten bleibt; das Objekt löschen, um ihn wegzulassen</translation>
    </message>
    <message>
        <source>Extent of the emitting area along Y; of a sphere its outer radius, of a spline where it ends (0…1)</source>
        <translation>Ausdehnung der Emissionsfläche entlang Y; bei einer Kugel ihr äußerer Radius, bei einem Spline, wo er endet (0…1)</translation>
    </message>
    <message>
        <source>Extent of the emitting area along X; of a sphere its inner radius, of a spline where it begins (0…1)</source>
        <translation>Ausdehnung der Emissionsfläche entlang X; bei einer Kugel ihr innerer Radius, bei einem Spline, wo er beginnt (0…1)</translation>
    </message>
    <message>
        <source>Distance over time at which shadows begin</source>
        <translation>Entfernung im Lauf der Zeit, in der Schatten beginnen</translation>
    </message>
    <message>
        <source>Distance over time at which shadows end</source>
        <translation>Entfernung im Lauf der Zeit, in der Schatten enden</translation>
    </message>
    <message>
        <source>Fading with the square of the distance over time</source>
        <translation>Abnahme mit dem Quadrat der Entfernung im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Fading with the distance over time</source>
        <translation>Abnahme mit der Entfernung im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Damping of the light&apos;s fading over time</source>
        <translation>Dämpfung der Abnahme des Lichts im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Place where the game attaches something</source>
        <translation>Stelle, an der das Spiel etwas befestigt</translation>
    </message>
    <message>
        <source>The game does not look for this bone</source>
        <translation>Das Spiel sucht diesen Knochen nicht</translation>
    </message>
    <message>
        <source>A slot that the game fills</source>
        <translation>Ein Platz, den das Spiel füllt</translation>
    </message>
    <message>
        <source>Repeats along the width instead of clamping</source>
        <translation>Wird über die Breite wiederholt statt begrenzt</translation>
    </message>
    <message>
        <source>Repeats along the height instead of clamping</source>
        <translation>Wird über die Höhe wiederholt statt begrenzt</translation>
    </message>
    <message>
        <source>Lights do not change the colour</source>
        <translation>Lichter verändern die Farbe nicht</translation>
    </message>
    <message>
        <source>Fog does not change the colour</source>
        <translation>Nebel verändert die Farbe nicht</translation>
    </message>
    <message>
        <source>Back faces are drawn as well</source>
        <translation>Rückseiten werden auch gezeichnet</translation>
    </message>
    <message>
        <source>Drawn over what is in front of it</source>
        <translation>Wird über das gezeichnet, was davor liegt</translation>
    </message>
    <message>
        <source>What is behind it and drawn later shows through</source>
        <translation>Was dahinter liegt und später gezeichnet wird, scheint durch</translation>
    </message>
    <message>
        <source>Concerns shadows; nothing else is known</source>
        <translation>Betrifft Schatten; mehr ist nicht bekannt</translation>
    </message>
    <message>
        <source>Covers what is behind it</source>
        <translation>Verdeckt, was dahinter liegt</translation>
    </message>
    <message>
        <source>Draws only pixels that are opaque enough</source>
        <translation>Zeichnet nur Pixel, die deckend genug sind</translation>
    </message>
    <message>
        <source>Mixes with what is behind it by its opacity</source>
        <translation>Mischt sich nach der Deckkraft mit dem, was dahinter liegt</translation>
    </message>
    <message>
        <source>Is added to what is behind it, opacity ignored</source>
        <translation>Wird ohne die Deckkraft zu dem addiert, was dahinter liegt</translation>
    </message>
    <message>
        <source>Is added to what is behind it by its opacity</source>
        <translation>Wird nach der Deckkraft zu dem addiert, was dahinter liegt</translation>
    </message>
    <message>
        <source>Multiplies what is behind it and so darkens it</source>
        <translation>Multipliziert, was dahinter liegt, und dunkelt es so ab</translation>
    </message>
    <message>
        <source>Multiplies what is behind it, twice as bright</source>
        <translation>Multipliziert, was dahinter liegt, doppelt so hell</translation>
    </message>
    <message>
        <source>Is added, and hides what is behind it by its opacity</source>
        <translation>Wird addiert und verdeckt nach der Deckkraft, was dahinter liegt</translation>
    </message>
    <message>
        <source>Known by its name only; the preview does not use it</source>
        <translation>Nur der Name ist bekannt; die Vorschau nutzt es nicht</translation>
    </message>
    <message>
        <source>The model tilts with the ground about X</source>
        <translation>Das Modell neigt sich mit dem Boden um X</translation>
    </message>
    <message>
        <source>The model tilts with the ground about Y</source>
        <translation>Das Modell neigt sich mit dem Boden um Y</translation>
    </message>
    <message>
        <source>Not used by the preview</source>
        <translation>Wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>Animation files consist of chunks</source>
        <translation>Animationsdateien bestehen aus Chunks</translation>
    </message>
    <message>
        <source>The game marks the sequence as blended when it loads it</source>
        <translation>Das Spiel kennzeichnet die Sequenz beim Laden als überblendet</translation>
    </message>
    <message>
        <source>Seen beside keys in the model; not used by the preview</source>
        <translation>Kommt neben Keys im Modell vor; wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>Does not move with its parent</source>
        <translation>Bewegt sich nicht mit dem übergeordneten Knoten</translation>
    </message>
    <message>
        <source>Is not scaled with its parent</source>
        <translation>Wird nicht mit dem übergeordneten Knoten skaliert</translation>
    </message>
    <message>
        <source>Does not turn with its parent</source>
        <translation>Dreht sich nicht mit dem übergeordneten Knoten</translation>
    </message>
    <message>
        <source>Always faces the camera</source>
        <translation>Ist immer der Kamera zugewandt</translation>
    </message>
    <message>
        <source>Turns towards the camera about its X axis only</source>
        <translation>Dreht sich nur um die X-Achse zur Kamera</translation>
    </message>
    <message>
        <source>Turns towards the camera about its Y axis only</source>
        <translation>Dreht sich nur um die Y-Achse zur Kamera</translation>
    </message>
    <message>
        <source>Turns towards the camera about its Z axis only</source>
        <translation>Dreht sich nur um die Z-Achse zur Kamera</translation>
    </message>
    <message>
        <source>Particles are not lit</source>
        <translation>Partikel werden nicht beleuchtet</translation>
    </message>
    <message>
        <source>The farthest particles are drawn first</source>
        <translation>Die entferntesten Partikel werden zuerst gezeichnet</translation>
    </message>
    <message>
        <source>Directions spread in one plane only</source>
        <translation>Die Richtungen streuen nur in einer Ebene</translation>
    </message>
    <message>
        <source>The bone&apos;s scale makes particles larger</source>
        <translation>Die Skalierung des Knochens vergrößert Partikel</translation>
    </message>
    <message>
        <source>Particles of a sphere end once they fly outwards</source>
        <translation>Partikel einer Kugel enden, sobald sie nach außen fliegen</translation>
    </message>
    <message>
        <source>Particles spin in either direction</source>
        <translation>Partikel drehen sich in beide Richtungen</translation>
    </message>
    <message>
        <source>Tails are never longer than the particle is old</source>
        <translation>Schweife sind nie länger als das Alter des Partikels</translation>
    </message>
    <message>
        <source>Particles follow the emitter by the follow scales</source>
        <translation>Partikel folgen dem Emitter nach den Folgefaktoren</translation>
    </message>
    <message>
        <source>Each particle takes a cell of the texture at random</source>
        <translation>Jedes Partikel nimmt eine zufällige Zelle der Textur</translation>
    </message>
    <message>
        <source>A quad is drawn for the particle</source>
        <translation>Für das Partikel wird eine Fläche gezeichnet</translation>
    </message>
    <message>
        <source>A streak is drawn behind the particle</source>
        <translation>Hinter dem Partikel wird ein Schweif gezeichnet</translation>
    </message>
    <message>
        <source>Bends what is behind, unless “Multi-texture” is set</source>
        <translation>Verzerrt, was dahinter liegt, sofern nicht „Multi-Textur“ gesetzt ist</translation>
    </message>
    <message>
        <source>Each particle starts at a random cell</source>
        <translation>Jedes Partikel beginnt bei einer zufälligen Zelle</translation>
    </message>
    <message>
        <source>Far from the camera as many particles as near</source>
        <translation>Weit von der Kamera so viele Partikel wie nahe</translation>
    </message>
    <message>
        <source>The rate does not fall with distance</source>
        <translation>Die Rate sinkt nicht mit der Entfernung</translation>
    </message>
    <message>
        <source>Particles are drawn with three textures</source>
        <translation>Partikel werden mit drei Texturen gezeichnet</translation>
    </message>
    <message>
        <source>No shape</source>
        <translation>Keine Form</translation>
    </message>
    <message>
        <source>A rectangle</source>
        <translation>Ein Rechteck</translation>
    </message>
    <message>
        <source>A sphere, or the shell between two radii</source>
        <translation>Eine Kugel, oder die Schale zwischen zwei Radien</translation>
    </message>
    <message>
        <source>Along a curve</source>
        <translation>Entlang einer Kurve</translation>
    </message>
    <message>
        <source>From bones; not shown by the preview</source>
        <translation>Aus Knochen; in der Vorschau nicht zu sehen</translation>
    </message>
    <message>
        <source>A quad and a streak behind it</source>
        <translation>Eine Fläche und ein Schweif dahinter</translation>
    </message>
    <message>
        <source>Parallel light from far away</source>
        <translation>Paralleles Licht aus der Ferne</translation>
    </message>
    <message>
        <source>Light from one point in all directions</source>
        <translation>Licht von einem Punkt in alle Richtungen</translation>
    </message>
    <message>
        <source>Any other camera, such as those of cinematics</source>
        <translation>Jede andere Kamera, etwa die von Filmsequenzen</translation>
    </message>
    <message>
        <source>Shows the head in the interface</source>
        <translation>Zeigt den Kopf in der Oberfläche</translation>
    </message>
    <message>
        <source>Shows the character in its window</source>
        <translation>Zeigt den Charakter in seinem Fenster</translation>
    </message>
    <message>
        <source>Follows its bone and pushes others</source>
        <translation>Folgt seinem Knochen und schiebt andere</translation>
    </message>
    <message>
        <source>Falls, swings and collides</source>
        <translation>Fällt, schwingt und kollidiert</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>Ein Quader</translation>
    </message>
    <message>
        <source>A cylinder with round ends</source>
        <translation>Ein Zylinder mit runden Enden</translation>
    </message>
    <message>
        <source>A sphere</source>
        <translation>Eine Kugel</translation>
    </message>
    <message>
        <source>A body of flat faces</source>
        <translation>Ein Körper aus ebenen Flächen</translation>
    </message>
    <message>
        <source>Turns in all directions about one point</source>
        <translation>Dreht sich in alle Richtungen um einen Punkt</translation>
    </message>
    <message>
        <source>Turns about a point within a cone</source>
        <translation>Dreht sich in einem Kegel um einen Punkt</translation>
    </message>
    <message>
        <source>Holds two bodies together</source>
        <translation>Hält zwei Körper zusammen</translation>
    </message>
    <message>
        <source>Turns about one axis</source>
        <translation>Dreht sich um eine Achse</translation>
    </message>
    <message>
        <source>Slides along one axis</source>
        <translation>Gleitet entlang einer Achse</translation>
    </message>
    <message>
        <source>Keeps two points apart or together</source>
        <translation>Hält zwei Punkte auf Abstand</translation>
    </message>
    <message>
        <source>In the .phys file beside the model</source>
        <translation>In der .phys-Datei neben dem Modell</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <translation>In der Datei des Modells selbst</translation>
    </message>
    <message>
        <source>The speed is random between the two values</source>
        <translation>Die Geschwindigkeit liegt zufällig zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>The lifespan is random between the two values</source>
        <translation>Die Lebensdauer liegt zufällig zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>The mass is random between the two values</source>
        <translation>Die Masse liegt zufällig zwischen den beiden Werten</translation>
    </message>
    <message>
        <source>Bounces off the ground</source>
        <translation>Prallt vom Boden ab</translation>
    </message>
    <message>
        <source>Bounces off other objects</source>
        <translation>Prallt von anderen Objekten ab</translation>
    </message>
    <message>
        <source>Moves on with the emitter&apos;s velocity</source>
        <translation>Übernimmt die Geschwindigkeit des Emitters</translation>
    </message>
    <message>
        <source>In old versions: sizes run smoothly</source>
        <translation>In alten Versionen: Größen verlaufen weich</translation>
    </message>
    <message>
        <source>In old versions: sizes run along a Bezier curve</source>
        <translation>In alten Versionen: Größen verlaufen entlang einer Bézierkurve</translation>
    </message>
    <message>
        <source>Opacities of vertices are used</source>
        <translation>Deckkräfte der Vertices werden verwendet</translation>
    </message>
    <message>
        <source>Yaw and pitch change places</source>
        <translation>Gieren und Nicken tauschen die Plätze</translation>
    </message>
    <message>
        <source>Flat, as the bone lies</source>
        <translation>Flach, wie der Knochen liegt</translation>
    </message>
    <message>
        <source>A tube</source>
        <translation>Eine Röhre</translation>
    </message>
    <message>
        <source>Crossed planes</source>
        <translation>Gekreuzte Flächen</translation>
    </message>
    <message>
        <source>Edges end at their age</source>
        <translation>Kanten enden nach ihrem Alter</translation>
    </message>
    <message>
        <source>Edges end at the length of the ribbon</source>
        <translation>Kanten enden nach der Länge des Bandes</translation>
    </message>
    <message>
        <source>A cylinder</source>
        <translation>Ein Zylinder</translation>
    </message>
    <message>
        <source>Half a sphere</source>
        <translation>Eine Halbkugel</translation>
    </message>
    <message>
        <source>A cone with a round end</source>
        <translation>Ein Kegel mit rundem Ende</translation>
    </message>
    <message>
        <source>Weaker the farther above or below the bone</source>
        <translation>Schwächer, je weiter über oder unter dem Knochen</translation>
    </message>
    <message>
        <source>Widens with the distance</source>
        <translation>Wird mit der Entfernung breiter</translation>
    </message>
    <message>
        <source>Stays as wide as it is</source>
        <translation>Bleibt gleich breit</translation>
    </message>
    <message>
        <source>Layer of projections on the ground; the list is in drawing order</source>
        <translation>Ebene von Projektionen auf dem Boden; die Liste folgt der Zeichenreihenfolge</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s X axis</source>
        <translation>Dreht sich um die X-Achse der Welt</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s Y axis</source>
        <translation>Dreht sich um die Y-Achse der Welt</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s Z axis</source>
        <translation>Dreht sich um die Z-Achse der Welt</translation>
    </message>
    <message>
        <source>Turns about its own X axis</source>
        <translation>Dreht sich um die eigene X-Achse</translation>
    </message>
    <message>
        <source>Turns about its own Y axis</source>
        <translation>Dreht sich um die eigene Y-Achse</translation>
    </message>
    <message>
        <source>Turns about its own Z axis</source>
        <translation>Dreht sich um die eigene Z-Achse</translation>
    </message>
    <message>
        <source>Light from one point within a cone</source>
        <translation>Licht von einem Punkt innerhalb eines Kegels</translation>
    </message>
    <message>
        <source>The light casts shadows</source>
        <translation>Das Licht wirft Schatten</translation>
    </message>
    <message>
        <source>The light makes highlights</source>
        <translation>Das Licht erzeugt Glanzlichter</translation>
    </message>
    <message>
        <source>Opaque objects are lit</source>
        <translation>Undurchsichtige Objekte werden beleuchtet</translation>
    </message>
    <message>
        <source>Transparent objects are lit</source>
        <translation>Durchsichtige Objekte werden beleuchtet</translation>
    </message>
    <message>
        <source>The light has the player&apos;s colour</source>
        <translation>Das Licht hat die Spielerfarbe</translation>
    </message>
    <message>
        <source>On no setting</source>
        <translation>Bei keiner Einstellung</translation>
    </message>
    <message>
        <source>Up to this graphics setting</source>
        <translation>Bis zu dieser Grafikeinstellung</translation>
    </message>
    <message>
        <source>Layers of textures with lighting</source>
        <translation>Texturebenen mit Beleuchtung</translation>
    </message>
    <message>
        <source>Bends what is behind it</source>
        <translation>Verzerrt, was dahinter liegt</translation>
    </message>
    <message>
        <source>Several materials over each other</source>
        <translation>Mehrere Materialien übereinander</translation>
    </message>
    <message>
        <source>Looks like the ground below</source>
        <translation>Sieht aus wie der Boden darunter</translation>
    </message>
    <message>
        <source>Fog inside the mesh</source>
        <translation>Nebel im Inneren des Netzes</translation>
    </message>
    <message>
        <source>Hair with two highlights</source>
        <translation>Haar mit zwei Glanzlichtern</translation>
    </message>
    <message>
        <source>Looks like creep</source>
        <translation>Sieht aus wie Kriecher</translation>
    </message>
    <message>
        <source>Fog of changing density inside the mesh</source>
        <translation>Nebel wechselnder Dichte im Inneren des Netzes</translation>
    </message>
    <message>
        <source>Is baked into the ground</source>
        <translation>Wird in den Boden eingebrannt</translation>
    </message>
    <message>
        <source>Mirrors what is around</source>
        <translation>Spiegelt die Umgebung</translation>
    </message>
    <message>
        <source>Flares of a lens</source>
        <translation>Linsenreflexe</translation>
    </message>
    <message>
        <source>Multiplies the layers below</source>
        <translation>Multipliziert die Ebenen darunter</translation>
    </message>
    <message>
        <source>Multiplies the layers below, twice as bright</source>
        <translation>Multipliziert die Ebenen darunter, doppelt so hell</translation>
    </message>
    <message>
        <source>Is added to the layers below by its opacity</source>
        <translation>Wird nach der Deckkraft zu den Ebenen darunter addiert</translation>
    </message>
    <message>
        <source>Replaces the layers below by its opacity</source>
        <translation>Ersetzt nach der Deckkraft die Ebenen darunter</translation>
    </message>
    <message>
        <source>Adds the player&apos;s colour by its opacity</source>
        <translation>Addiert nach der Deckkraft die Spielerfarbe</translation>
    </message>
    <message>
        <source>Is added to the layers below, opacity ignored</source>
        <translation>Wird ohne die Deckkraft zu den Ebenen darunter addiert</translation>
    </message>
    <message>
        <source>Colours of vertices are used</source>
        <translation>Farben der Vertices werden verwendet</translation>
    </message>
    <message>
        <source>Casts no shadow on others</source>
        <translation>Wirft keinen Schatten auf andere</translation>
    </message>
    <message>
        <source>The mouse goes through it</source>
        <translation>Die Maus geht hindurch</translation>
    </message>
    <message>
        <source>Others cast no shadow on it</source>
        <translation>Andere werfen keinen Schatten darauf</translation>
    </message>
    <message>
        <source>The gloss layer makes highlights softer</source>
        <translation>Die Glanzebene macht Glanzlichter weicher</translation>
    </message>
    <message>
        <source>Projections of other models are drawn on it</source>
        <translation>Projektionen anderer Modelle werden darauf gezeichnet</translation>
    </message>
    <message>
        <source>Stays on low graphics settings</source>
        <translation>Bleibt bei niedrigen Grafikeinstellungen</translation>
    </message>
    <message>
        <source>Only projections are drawn on it</source>
        <translation>Nur Projektionen werden darauf gezeichnet</translation>
    </message>
    <message>
        <source>The mouse does not light it up</source>
        <translation>Die Maus hebt es nicht hervor</translation>
    </message>
    <message>
        <source>Channel for rendering into a texture</source>
        <translation>Kanal für das Zeichnen in eine Textur</translation>
    </message>
    <message>
        <source>Highlights take the texture&apos;s colour</source>
        <translation>Glanzlichter nehmen die Farbe der Textur</translation>
    </message>
    <message>
        <source>Highlights take the texture&apos;s opacity</source>
        <translation>Glanzlichter nehmen die Deckkraft der Textur</translation>
    </message>
    <message>
        <source>Light and dark change places</source>
        <translation>Hell und Dunkel werden vertauscht</translation>
    </message>
    <message>
        <source>Shows the particle&apos;s cell of the texture</source>
        <translation>Zeigt die Zelle der Textur, die das Partikel hat</translation>
    </message>
    <message>
        <source>The file is a video</source>
        <translation>Die Datei ist ein Video</translation>
    </message>
    <message>
        <source>Concerns the direction from which the Fresnel effect is seen; not used by the preview</source>
        <translation>Betrifft die Richtung, aus der der Fresnel-Effekt gesehen wird; wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>Texture coordinates of the mesh</source>
        <translation>Texturkoordinaten des Netzes</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings as a cube</source>
        <translation>Die Textur spiegelt die Umgebung als Würfel</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings as a sphere</source>
        <translation>Die Textur spiegelt die Umgebung als Kugel</translation>
    </message>
    <message>
        <source>Projected along an axis of the model</source>
        <translation>Entlang einer Achse des Modells projiziert</translation>
    </message>
    <message>
        <source>Projected along an axis of the world</source>
        <translation>Entlang einer Achse der Welt projiziert</translation>
    </message>
    <message>
        <source>Projected from the screen</source>
        <translation>Vom Bildschirm aus projiziert</translation>
    </message>
    <message>
        <source>Projected along three axes and mixed by the normal</source>
        <translation>Entlang dreier Achsen projiziert und nach der Normale gemischt</translation>
    </message>
    <message>
        <source>The colour, opaque</source>
        <translation>Die Farbe, deckend</translation>
    </message>
    <message>
        <source>Colour and opacity</source>
        <translation>Farbe und Deckkraft</translation>
    </message>
    <message>
        <source>This channel alone, as a grey</source>
        <translation>Nur dieser Kanal, als Grau</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Stronger where the surface is seen from the side</source>
        <translation>Stärker, wo die Fläche von der Seite gesehen wird</translation>
    </message>
    <message>
        <source>Stronger where the surface faces the camera</source>
        <translation>Stärker, wo die Fläche der Kamera zugewandt ist</translation>
    </message>
    <message>
        <source>Starts again at the end</source>
        <translation>Beginnt am Ende von vorn</translation>
    </message>
    <message>
        <source>Stays at the last picture</source>
        <translation>Bleibt beim letzten Bild</translation>
    </message>
    <message>
        <source>Drawn after transparent objects</source>
        <translation>Wird nach durchsichtigen Objekten gezeichnet</translation>
    </message>
    <message>
        <source>The layer of this name is used</source>
        <translation>Die Ebene dieses Namens wird verwendet</translation>
    </message>
    <message>
        <source>Drawn together with transparent objects</source>
        <translation>Wird zusammen mit durchsichtigen Objekten gezeichnet</translation>
    </message>
    <message>
        <source>What is mirrored is blurred</source>
        <translation>Das Spiegelbild ist unscharf</translation>
    </message>
    <message>
        <source>Note of the exporter; not used by the preview</source>
        <translation>Vermerk des Exporters; wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>Concerns the fog of war; not used by the preview</source>
        <translation>Betrifft den Nebel des Krieges; wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>Local lights cast shadows on it</source>
        <translation>Lokale Lichter werfen Schatten darauf</translation>
    </message>
    <message>
        <source>Vertices have these numbers</source>
        <translation>Vertices haben diese Zahlen</translation>
    </message>
    <message>
        <source>The sequence stops at its end</source>
        <translation>Die Sequenz hält an ihrem Ende an</translation>
    </message>
    <message>
        <source>Always plays in the art tools&apos; previewer</source>
        <translation>Läuft im Vorschauprogramm der Entwickler immer</translation>
    </message>
    <message>
        <source>Kind of values in the block of keys</source>
        <translation>Art der Werte im Block der Keys</translation>
    </message>
    <message>
        <source>Moves with its parent</source>
        <translation>Bewegt sich mit dem übergeordneten Knochen</translation>
    </message>
    <message>
        <source>Is scaled with its parent</source>
        <translation>Wird mit dem übergeordneten Knochen skaliert</translation>
    </message>
    <message>
        <source>Turns with its parent</source>
        <translation>Dreht sich mit dem übergeordneten Knochen</translation>
    </message>
    <message>
        <source>Sequences move the bone</source>
        <translation>Sequenzen bewegen den Knochen</translation>
    </message>
    <message>
        <source>An IK chain moves the bone</source>
        <translation>Eine IK-Kette bewegt den Knochen</translation>
    </message>
    <message>
        <source>The region is not drawn</source>
        <translation>Der Bereich wird nicht gezeichnet</translation>
    </message>
    <message>
        <source>Stands for a mesh that the game puts in; not drawn</source>
        <translation>Steht für ein Netz, das das Spiel einsetzt; wird nicht gezeichnet</translation>
    </message>
    <message>
        <source>The vertices are those of a cloth</source>
        <translation>Die Vertices sind die eines Stoffs</translation>
    </message>
    <message>
        <source>A cloth moves the vertices</source>
        <translation>Ein Stoff bewegt die Vertices</translation>
    </message>
    <message>
        <source>The value holds until the next key</source>
        <translation>Der Wert gilt bis zum nächsten Key</translation>
    </message>
    <message>
        <source>The value runs straight to the next key</source>
        <translation>Der Wert läuft gerade zum nächsten Key</translation>
    </message>
    <message>
        <source>Not animated</source>
        <translation>Nicht animiert</translation>
    </message>
    <message>
        <source>Directions of emission stay level</source>
        <translation>Die Richtungen der Emission bleiben waagerecht</translation>
    </message>
    <message>
        <source>Set in all known files; not used by the preview</source>
        <translation>In allen bekannten Dateien gesetzt; wird von der Vorschau nicht genutzt</translation>
    </message>
    <message>
        <source>A collision gives birth to particles of another emitter</source>
        <translation>Eine Kollision erzeugt Partikel eines anderen Emitters</translation>
    </message>
    <message>
        <source>The lowest particles are drawn first</source>
        <translation>Die untersten Partikel werden zuerst gezeichnet</translation>
    </message>
    <message>
        <source>Sorted the other way round</source>
        <translation>Umgekehrt sortiert</translation>
    </message>
    <message>
        <source>In old versions: angles run smoothly</source>
        <translation>In alten Versionen: Winkel verlaufen weich</translation>
    </message>
    <message>
        <source>In old versions: angles run along a Bezier curve</source>
        <translation>In alten Versionen: Winkel verlaufen entlang einer Bézierkurve</translation>
    </message>
    <message>
        <source>In old versions: colours run smoothly</source>
        <translation>In alten Versionen: Farben verlaufen weich</translation>
    </message>
    <message>
        <source>In old versions: colours run along a Bezier curve</source>
        <translation>In alten Versionen: Farben verlaufen entlang einer Bézierkurve</translation>
    </message>
    <message>
        <source>Lights change the particles&apos; colour</source>
        <translation>Lichter verändern die Farbe der Partikel</translation>
    </message>
    <message>
        <source>Heavier particles fall faster</source>
        <translation>Schwerere Partikel fallen schneller</translation>
    </message>
    <message>
        <source>Models are drawn instead of particles</source>
        <translation>Modelle werden anstelle von Partikeln gezeichnet</translation>
    </message>
    <message>
        <source>The models&apos; Y and Z change places</source>
        <translation>Y und Z der Modelle tauschen die Plätze</translation>
    </message>
    <message>
        <source>At the emitter</source>
        <translation>Am Emitter</translation>
    </message>
    <message>
        <source>A disc</source>
        <translation>Eine Scheibe</translation>
    </message>
    <message>
        <source>Along a line of points</source>
        <translation>Entlang einer Linie aus Punkten</translation>
    </message>
    <message>
        <source>On the surface of regions</source>
        <translation>Auf der Oberfläche von Bereichen</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>In beliebige Richtungen</translation>
    </message>
    <message>
        <source>Quads that face the camera</source>
        <translation>Flächen, die der Kamera zugewandt sind</translation>
    </message>
    <message>
        <source>In straight lines from start to middle to end</source>
        <translation>Gerade vom Anfang über die Mitte zum Ende</translation>
    </message>
    <message>
        <source>Slow at start, middle and end</source>
        <translation>Langsam am Anfang, in der Mitte und am Ende</translation>
    </message>
    <message>
        <source>Along a curve that the middle value pulls</source>
        <translation>Entlang einer Kurve, die der mittlere Wert anzieht</translation>
    </message>
    <message>
        <source>In straight lines, the middle value held</source>
        <translation>Gerade, der mittlere Wert wird gehalten</translation>
    </message>
    <message>
        <source>Along a curve, the middle value held</source>
        <translation>Entlang einer Kurve, der mittlere Wert wird gehalten</translation>
    </message>
    <message>
        <source>Up and down in a smooth wave</source>
        <translation>Auf und ab in einer weichen Welle</translation>
    </message>
    <message>
        <source>Rises steadily and falls back at once</source>
        <translation>Steigt gleichmäßig und fällt sofort zurück</translation>
    </message>
    <message>
        <source>Jumps between two values</source>
        <translation>Springt zwischen zwei Werten</translation>
    </message>
    <message>
        <source>A new value at random each time</source>
        <translation>Jedes Mal ein zufälliger neuer Wert</translation>
    </message>
    <message>
        <source>Random values that run into each other</source>
        <translation>Zufällige Werte, die ineinander übergehen</translation>
    </message>
    <message>
        <source>The triangles of a mesh</source>
        <translation>Die Dreiecke eines Netzes</translation>
    </message>
    <message>
        <source>The smallest convex body around the vertices</source>
        <translation>Der kleinste konvexe Körper um die Vertices</translation>
    </message>
    <message>
        <source>Weight, friction and bounce of this substance</source>
        <translation>Gewicht, Reibung und Rückprall dieses Stoffs</translation>
    </message>
    <message>
        <source>Others bounce off it</source>
        <translation>Andere prallen davon ab</translation>
    </message>
    <message>
        <source>Units can walk on it</source>
        <translation>Einheiten können darauf gehen</translation>
    </message>
    <message>
        <source>Bodies can lie on each other</source>
        <translation>Körper können aufeinander liegen</translation>
    </message>
    <message>
        <source>Is set free by a collision</source>
        <translation>Wird durch eine Kollision freigegeben</translation>
    </message>
    <message>
        <source>Stays with its bone</source>
        <translation>Bleibt bei seinem Knochen</translation>
    </message>
    <message>
        <source>Channel that connects forces with what they move</source>
        <translation>Kanal, der Kräfte mit dem verbindet, was sie bewegen</translation>
    </message>
    <message>
        <source>Forces of this kind in the world move it</source>
        <translation>Kräfte dieser Art in der Welt bewegen es</translation>
    </message>
    <message>
        <source>Keeps its distance from the camera</source>
        <translation>Behält seinen Abstand zur Kamera</translation>
    </message>
    <message>
        <source>Says which kind of node this is; the list it stands in decides</source>
        <translation>Nennt die Art des Knotens; entscheidend ist die Liste, in der er steht</translation>
    </message>
    <message>
        <source>Emitter 2: particles are not lit; emitter 1: the path names a file of this kind</source>
        <translation>Emitter 2: Partikel werden nicht beleuchtet; Emitter 1: Der Pfad nennt eine Datei dieser Art</translation>
    </message>
    <message>
        <source>Emitter 2: the farthest particles are drawn first; emitter 1: the path names a file of this kind</source>
        <translation>Emitter 2: Die entferntesten Partikel werden zuerst gezeichnet; Emitter 1: Der Pfad nennt eine Datei dieser Art</translation>
    </message>
    <message>
        <source>Particles are born on the ground</source>
        <translation>Partikel entstehen auf dem Boden</translation>
    </message>
    <message>
        <source>The node itself</source>
        <translation>Der Knoten selbst</translation>
    </message>
    <message>
        <source>The mouse goes through the geoset</source>
        <translation>Die Maus geht durch das Geoset hindurch</translation>
    </message>
    <message>
        <source>The colour multiplies the textures; without it they stay as they are</source>
        <translation>Die Farbe multipliziert die Texturen; ohne sie bleiben sie unverändert</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings</source>
        <translation>Die Textur spiegelt die Umgebung</translation>
    </message>
    <message>
        <source>Lights do not change the colour; since 900</source>
        <translation>Lichter verändern die Farbe nicht; seit 900</translation>
    </message>
    <message>
        <source>Said of 3.0: back faces cast the shadows</source>
        <translation>Für 3.0 angegeben: Rückseiten werfen die Schatten</translation>
    </message>
    <message>
        <source>Said of 3.0: the layer takes ambient occlusion</source>
        <translation>Für 3.0 angegeben: Die Ebene erhält Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>The nearest faces are drawn first</source>
        <translation>Die nächsten Flächen werden zuerst gezeichnet</translation>
    </message>
    <message>
        <source>The farthest faces are drawn first</source>
        <translation>Die entferntesten Flächen werden zuerst gezeichnet</translation>
    </message>
    <message>
        <source>Textures keep their size on low settings</source>
        <translation>Texturen behalten bei niedrigen Einstellungen ihre Größe</translation>
    </message>
    <message>
        <source>Classic material, one texture a layer</source>
        <translation>Klassisches Material, eine Textur je Ebene</translation>
    </message>
    <message>
        <source>Physically based material of Reforged</source>
        <translation>Physikalisch basiertes Material von Reforged</translation>
    </message>
    <message>
        <source>Classic textures in the lighting of HD</source>
        <translation>Klassische Texturen in der Beleuchtung von HD</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Occlusion, roughness and metal in red, green and blue</source>
        <translation>Verdeckung, Rauheit und Metall in Rot, Grün und Blau</translation>
    </message>
    <message>
        <source>What glows by itself</source>
        <translation>Was von selbst leuchtet</translation>
    </message>
    <message>
        <source>Where the player&apos;s colour shows</source>
        <translation>Wo die Spielerfarbe zu sehen ist</translation>
    </message>
    <message>
        <source>What is mirrored</source>
        <translation>Was gespiegelt wird</translation>
    </message>
    <message>
        <source>The model follows the slope of the ground in pitch</source>
        <translation>Das Modell folgt der Neigung des Bodens im Nicken</translation>
    </message>
    <message>
        <source>The model follows the slope of the ground in pitch and roll</source>
        <translation>Das Modell folgt der Neigung des Bodens im Nicken und Rollen</translation>
    </message>
    <message>
        <source>Plays even out of sight</source>
        <translation>Läuft auch außer Sicht</translation>
    </message>
    <message>
        <source>Light from everywhere</source>
        <translation>Licht von überall</translation>
    </message>
    <message>
        <source>Nothing is attached</source>
        <translation>Nichts wird befestigt</translation>
    </message>
    <message>
        <source>Chunks of bytes, as the games ship their models</source>
        <translation>Chunks aus Bytes, wie die Spiele ihre Modelle ausliefern</translation>
    </message>
    <message>
        <source>The same model as text, as tools exchange it</source>
        <translation>Dasselbe Modell als Text, wie Werkzeuge es austauschen</translation>
    </message>
    <message>
        <source>The file is laid out as Warcraft III reads it</source>
        <translation>Die Datei ist so aufgebaut, wie Warcraft III sie liest</translation>
    </message>
    <message>
        <source>Both games read what is there: nothing in the file tells them apart</source>
        <translation>Beide Spiele lesen, was da ist: Nichts in der Datei unterscheidet sie</translation>
    </message>
    <message>
        <source>The file is laid out as the alpha of World of Warcraft reads it</source>
        <translation>Die Datei ist so aufgebaut, wie die Alpha von World of Warcraft sie liest</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation>Eingeschaltet</translation>
    </message>
</context>
<context>
    <name>FitSummary</name>
    <message>
        <source>Rotations within</source>
        <translation>Drehungen bis auf</translation>
    </message>
    <message>
        <source>Largest error of rotations and angles, in degrees</source>
        <translation>Um wie viel Grad Drehungen und Winkel abweichen dürfen</translation>
    </message>
    <message>
        <source>Positions within</source>
        <translation>Positionen bis auf</translation>
    </message>
    <message>
        <source> units</source>
        <translation> Einheiten</translation>
    </message>
    <message>
        <source>Largest error of translations and sizes, in model units</source>
        <translation>Um wie viele Einheiten des Modells Verschiebungen und Größen abweichen dürfen</translation>
    </message>
    <message>
        <source>Alpha, colour, scale within</source>
        <translation>Alpha, Farbe, Skalierung bis auf</translation>
    </message>
    <message>
        <source>Largest error of alpha, colour and scale, in percent</source>
        <translation>Um wie viele Hundertstel von vollem Alpha, voller Farbe und einfacher Größe abgewichen werden darf</translation>
    </message>
    <message>
        <source>Others within</source>
        <translation>Übrige bis auf</translation>
    </message>
    <message>
        <source>Largest error of any other track, in percent of the range of its values</source>
        <translation>Um wie viele Hundertstel der Spanne zwischen ihrer kleinsten und größten Zahl jede andere Spur abweichen darf</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 Einheiten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>%1 % der Spanne</translation>
    </message>
    <message numerus="yes">
        <source>%n keys removed</source>
        <translation>
            <numerusform>%n Key entfernt</numerusform>
            <numerusform>%n Keys entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys added</source>
        <translation>
            <numerusform>%n Key hinzugefügt</numerusform>
            <numerusform>%n Keys hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of keys unchanged</source>
        <translation>Anzahl der Keys unverändert</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>deviation, time</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1; the shape stays exactly</source>
        <translation>%1; die Form bleibt exakt erhalten</translation>
    </message>
    <message>
        <source>%1; largest deviation %2</source>
        <translation>%1; größte Abweichung %2</translation>
    </message>
    <message numerus="yes">
        <source>%n boundary keys kept because another sequence uses them as well</source>
        <translation>
            <numerusform>%n Rand-Key belassen, da ihn auch eine andere Sequenz hat</numerusform>
            <numerusform>%n Rand-Keys belassen, da sie auch eine andere Sequenz hat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyClipboard</name>
    <message>
        <source>there are no keys on the clipboard</source>
        <translation>in der Zwischenablage sind keine Keys</translation>
    </message>
    <message>
        <source>the target tracks are locked</source>
        <translation>die Zielspuren sind gesperrt</translation>
    </message>
    <message>
        <source>no track fits the keys on the clipboard</source>
        <translation>keine Spur passt zu den Keys in der Zwischenablage</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>Add alpha</source>
        <translation>Alpha addieren</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>Additiv</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alpha (animated)</source>
        <translation>Alpha (animiert)</translation>
    </message>
    <message>
        <source>Alpha key</source>
        <translation>Alpha-Schlüssel</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>Ambient colour</source>
        <translation>Umgebungsfarbe</translation>
    </message>
    <message>
        <source>Ambient colour (animated)</source>
        <translation>Umgebungsfarbe (animiert)</translation>
    </message>
    <message>
        <source>Ambient intensity</source>
        <translation>Umgebungsintensität</translation>
    </message>
    <message>
        <source>Ambient intensity (animated)</source>
        <translation>Umgebungsintensität (animiert)</translation>
    </message>
    <message>
        <source>Animation file</source>
        <translation>Animationsdatei</translation>
    </message>
    <message>
        <source>Animation visibility guide</source>
        <translation>Sichtbarkeit nach Animation</translation>
    </message>
    <message>
        <source>Ashenvale tree</source>
        <translation>Baum (Ashenvale)</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>Attachment</translation>
    </message>
    <message>
        <source>Attachment ID</source>
        <translation>Attachment-ID</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>Attachments</translation>
    </message>
    <message>
        <source>Attenuation end</source>
        <translation>Ende der Abschwächung</translation>
    </message>
    <message>
        <source>Attenuation end (animated)</source>
        <translation>Ende der Abschwächung (animiert)</translation>
    </message>
    <message>
        <source>Attenuation start</source>
        <translation>Beginn der Abschwächung</translation>
    </message>
    <message>
        <source>Attenuation start (animated)</source>
        <translation>Beginn der Abschwächung (animiert)</translation>
    </message>
    <message>
        <source>Barrens tree</source>
        <translation>Baum (Brachland)</translation>
    </message>
    <message>
        <source>Billboarded</source>
        <translation>Billboard</translation>
    </message>
    <message>
        <source>Billboarded, lock X</source>
        <translation>Billboard, X fest</translation>
    </message>
    <message>
        <source>Billboarded, lock Y</source>
        <translation>Billboard, Y fest</translation>
    </message>
    <message>
        <source>Billboarded, lock Z</source>
        <translation>Billboard, Z fest</translation>
    </message>
    <message>
        <source>Bind poses</source>
        <translation>Bindeposen</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Blend time</source>
        <translation>Überblendzeit</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>Bone</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>Bones</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Bounds radius</source>
        <translation>Grenzradius</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Camera anchored</source>
        <translation>An der Kamera verankert</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>Kameras</translation>
    </message>
    <message>
        <source>Cliff</source>
        <translation>Klippe</translation>
    </message>
    <message>
        <source>Collision shape</source>
        <translation>Kollisionsform</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>Kollisionsformen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colour (animated)</source>
        <translation>Farbe (animiert)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Constant colour</source>
        <translation>Konstante Farbe</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>Mauszeiger</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>Zylinder</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>Diffus</translation>
    </message>
    <message>
        <source>Directional</source>
        <translation>Gerichtet</translation>
    </message>
    <message>
        <source>Don&apos;t inherit rotation</source>
        <translation>Drehung nicht erben</translation>
    </message>
    <message>
        <source>Don&apos;t inherit scaling</source>
        <translation>Skalierung nicht erben</translation>
    </message>
    <message>
        <source>Don&apos;t inherit translation</source>
        <translation>Verschiebung nicht erben</translation>
    </message>
    <message>
        <source>Drop shadow</source>
        <translation>Schlagschatten</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Emission rate</source>
        <translation>Emissionsrate</translation>
    </message>
    <message>
        <source>Emission rate (animated)</source>
        <translation>Emissionsrate (animiert)</translation>
    </message>
    <message>
        <source>Emissive</source>
        <translation>Selbstleuchten</translation>
    </message>
    <message>
        <source>Emissive gain</source>
        <translation>Leuchtverstärkung</translation>
    </message>
    <message>
        <source>Emissive gain (animated)</source>
        <translation>Leuchtverstärkung (animiert)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Event object</source>
        <translation>Ereignisobjekt</translation>
    </message>
    <message>
        <source>Event objects</source>
        <translation>Ereignisobjekte</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>Ausdehnung</translation>
    </message>
    <message>
        <source>Face effect</source>
        <translation>Gesichtseffekt</translation>
    </message>
    <message>
        <source>Face effects</source>
        <translation>Gesichtseffekte</translation>
    </message>
    <message>
        <source>Face groups</source>
        <translation>Flächengruppen</translation>
    </message>
    <message>
        <source>Face types</source>
        <translation>Flächenarten</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Flächen</translation>
    </message>
    <message>
        <source>Far clip</source>
        <translation>Hintere Schnittebene</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>Sichtfeld</translation>
    </message>
    <message>
        <source>Filter mode</source>
        <translation>Filtermodus</translation>
    </message>
    <message>
        <source>First vertex</source>
        <translation>Erster Vertex</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>Fresnel colour</source>
        <translation>Fresnel-Farbe</translation>
    </message>
    <message>
        <source>Fresnel colour (animated)</source>
        <translation>Fresnel-Farbe (animiert)</translation>
    </message>
    <message>
        <source>Fresnel opacity</source>
        <translation>Fresnel-Deckkraft</translation>
    </message>
    <message>
        <source>Fresnel opacity (animated)</source>
        <translation>Fresnel-Deckkraft (animiert)</translation>
    </message>
    <message>
        <source>Fresnel team colour</source>
        <translation>Fresnel-Teamfarbe</translation>
    </message>
    <message>
        <source>Fresnel team colour (animated)</source>
        <translation>Fresnel-Teamfarbe (animiert)</translation>
    </message>
    <message>
        <source>Full resolution</source>
        <translation>Volle Auflösung</translation>
    </message>
    <message>
        <source>Geoset</source>
        <translation>Geoset</translation>
    </message>
    <message>
        <source>Geoset animation</source>
        <translation>Geoset-Animation</translation>
    </message>
    <message>
        <source>Geoset animations</source>
        <translation>Geoset-Animationen</translation>
    </message>
    <message>
        <source>Geosets</source>
        <translation>Geosets</translation>
    </message>
    <message>
        <source>Global sequence</source>
        <translation>Globale Sequenz</translation>
    </message>
    <message>
        <source>Global sequences</source>
        <translation>Globale Sequenzen</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Schwerkraft</translation>
    </message>
    <message>
        <source>Gravity (animated)</source>
        <translation>Schwerkraft (animiert)</translation>
    </message>
    <message>
        <source>HD</source>
        <translation>HD</translation>
    </message>
    <message>
        <source>Has colour</source>
        <translation>Hat Farbe</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Head decay interval</source>
        <translation>Kopf-Intervall, Zerfall</translation>
    </message>
    <message>
        <source>Head interval</source>
        <translation>Kopf-Intervall</translation>
    </message>
    <message>
        <source>Head or tail</source>
        <translation>Kopf oder Schweif</translation>
    </message>
    <message>
        <source>Height above</source>
        <translation>Höhe oberhalb</translation>
    </message>
    <message>
        <source>Height above (animated)</source>
        <translation>Höhe oberhalb (animiert)</translation>
    </message>
    <message>
        <source>Height below</source>
        <translation>Höhe unterhalb</translation>
    </message>
    <message>
        <source>Height below (animated)</source>
        <translation>Höhe unterhalb (animiert)</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Helper</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>Helper</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>Intensity (animated)</source>
        <translation>Intensität (animiert)</translation>
    </message>
    <message>
        <source>Is attachment</source>
        <translation>Ist Attachment</translation>
    </message>
    <message>
        <source>Is bone</source>
        <translation>Ist Bone</translation>
    </message>
    <message>
        <source>Is collision shape</source>
        <translation>Ist Kollisionsform</translation>
    </message>
    <message>
        <source>Is event object</source>
        <translation>Ist Ereignisobjekt</translation>
    </message>
    <message>
        <source>Is light</source>
        <translation>Ist Licht</translation>
    </message>
    <message>
        <source>Is particle emitter</source>
        <translation>Ist Partikel-Emitter</translation>
    </message>
    <message>
        <source>Is ribbon emitter</source>
        <translation>Ist Ribbon-Emitter</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Breitenwinkel</translation>
    </message>
    <message>
        <source>Latitude (animated)</source>
        <translation>Breitenwinkel (animiert)</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Layer</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Length (animated)</source>
        <translation>Länge (animiert)</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>Lichter</translation>
    </message>
    <message>
        <source>Line emitter</source>
        <translation>Linienemitter</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Längenwinkel</translation>
    </message>
    <message>
        <source>Longitude (animated)</source>
        <translation>Längenwinkel (animiert)</translation>
    </message>
    <message>
        <source>Lordaeron tree</source>
        <translation>Baum (Lordaeron)</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Matrix groups</source>
        <translation>Matrixgruppen</translation>
    </message>
    <message>
        <source>Matrix indices</source>
        <translation>Matrixindizes</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Middle time</source>
        <translation>Mittlere Zeit</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model space</source>
        <translation>Modellraum</translation>
    </message>
    <message>
        <source>Modulate</source>
        <translation>Modulieren</translation>
    </message>
    <message>
        <source>Modulate 2x</source>
        <translation>Modulieren 2×</translation>
    </message>
    <message>
        <source>Move speed</source>
        <translation>Bewegungstempo</translation>
    </message>
    <message>
        <source>Mushroom tree</source>
        <translation>Pilzbaum</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Near clip</source>
        <translation>Vordere Schnittebene</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No depth set</source>
        <translation>Tiefe nicht schreiben</translation>
    </message>
    <message>
        <source>No depth test</source>
        <translation>Kein Tiefentest</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Non-looping</source>
        <translation>Ohne Schleife</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None (path)</source>
        <translation>Keine (Pfad)</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Northrend tree</source>
        <translation>Baum (Nordend)</translation>
    </message>
    <message>
        <source>ORM</source>
        <translation>ORM</translation>
    </message>
    <message>
        <source>Object ID</source>
        <translation>Objekt-ID</translation>
    </message>
    <message>
        <source>Omnidirectional</source>
        <translation>Rundum</translation>
    </message>
    <message>
        <source>Outland mushroom tree</source>
        <translation>Pilzbaum (Scherbenwelt)</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Elternknoten</translation>
    </message>
    <message>
        <source>Particle emitter 1</source>
        <translation>Partikel-Emitter 1</translation>
    </message>
    <message>
        <source>Particle emitter 2</source>
        <translation>Partikel-Emitter 2</translation>
    </message>
    <message>
        <source>Particle emitters 1</source>
        <translation>Partikel-Emitter 1</translation>
    </message>
    <message>
        <source>Particle emitters 2</source>
        <translation>Partikel-Emitter 2</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Tonhöhe</translation>
    </message>
    <message>
        <source>Pivot points</source>
        <translation>Pivotpunkte</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Popcorn emitter</source>
        <translation>Popcorn-Emitter</translation>
    </message>
    <message>
        <source>Popcorn emitters</source>
        <translation>Popcorn-Emitter</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Priority plane</source>
        <translation>Prioritätsebene</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>Replaceable ID</source>
        <translation>Ersetzungs-ID</translation>
    </message>
    <message>
        <source>Ribbon emitter</source>
        <translation>Ribbon-Emitter</translation>
    </message>
    <message>
        <source>Ribbon emitters</source>
        <translation>Ribbon-Emitter</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Rollwinkel</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Ruins tree</source>
        <translation>Baum (Ruinen)</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>SD</translation>
    </message>
    <message>
        <source>SD on HD</source>
        <translation>SD auf HD</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Second vertex</source>
        <translation>Zweiter Vertex</translation>
    </message>
    <message>
        <source>Segment alphas</source>
        <translation>Alpha der Abschnitte</translation>
    </message>
    <message>
        <source>Segment colours</source>
        <translation>Farben der Abschnitte</translation>
    </message>
    <message>
        <source>Segment scalings</source>
        <translation>Skalierungen der Abschnitte</translation>
    </message>
    <message>
        <source>Selection flags</source>
        <translation>Auswahl-Flags</translation>
    </message>
    <message>
        <source>Selection group</source>
        <translation>Auswahlgruppe</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Sequence extents</source>
        <translation>Sequenzausdehnungen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>Shader</translation>
    </message>
    <message>
        <source>Shader type</source>
        <translation>Shader-Art</translation>
    </message>
    <message>
        <source>Shading flags</source>
        <translation>Schattierungs-Flags</translation>
    </message>
    <message>
        <source>Shadow intensity</source>
        <translation>Schattenintensität</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>Skinning</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Slot</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Slots</translation>
    </message>
    <message>
        <source>Sort primitives far Z</source>
        <translation>Primitive nach fernem Z sortieren</translation>
    </message>
    <message>
        <source>Sort primitives far Z (emitter 2), uses TGA (emitter 1)</source>
        <translation>Nach fernem Z sortieren (Emitter 2), verwendet TGA (Emitter 1)</translation>
    </message>
    <message>
        <source>Sort primitives near Z</source>
        <translation>Primitive nach nahem Z sortieren</translation>
    </message>
    <message>
        <source>Sound track</source>
        <translation>Tonspur</translation>
    </message>
    <message>
        <source>Sound tracks</source>
        <translation>Tonspuren</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed (animated)</source>
        <translation>Geschwindigkeit (animiert)</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>Sphere environment map</source>
        <translation>Kugel-Umgebungstextur</translation>
    </message>
    <message>
        <source>Squirt</source>
        <translation>Squirt</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Sync point</source>
        <translation>Synchronpunkt</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>Schweif</translation>
    </message>
    <message>
        <source>Tail decay interval</source>
        <translation>Schweif-Intervall, Zerfall</translation>
    </message>
    <message>
        <source>Tail interval</source>
        <translation>Schweif-Intervall</translation>
    </message>
    <message>
        <source>Tail length</source>
        <translation>Schweiflänge</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>Tangenten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Target translation</source>
        <translation>Verschiebung des Ziels</translation>
    </message>
    <message>
        <source>Team colour</source>
        <translation>Teamfarbe</translation>
    </message>
    <message>
        <source>Team glow</source>
        <translation>Teamleuchten</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Texture (animated)</source>
        <translation>Textur (animiert)</translation>
    </message>
    <message>
        <source>Texture animation</source>
        <translation>Textur-Animation</translation>
    </message>
    <message>
        <source>Texture animations</source>
        <translation>Textur-Animationen</translation>
    </message>
    <message>
        <source>Texture slot</source>
        <translation>Textur-Slot</translation>
    </message>
    <message>
        <source>Texture slot (animated)</source>
        <translation>Textur-Slot (animiert)</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Transparent</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>Zweiseitig</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>UV set</source>
        <translation>UV-Satz</translation>
    </message>
    <message>
        <source>UV sets</source>
        <translation>UV-Sätze</translation>
    </message>
    <message>
        <source>Unfogged</source>
        <translation>Ohne Nebel</translation>
    </message>
    <message>
        <source>Unknown chunk</source>
        <translation>Unbekannter Chunk</translation>
    </message>
    <message>
        <source>Unknown chunks</source>
        <translation>Unbekannte Chunks</translation>
    </message>
    <message>
        <source>Unlit</source>
        <translation>Unbeleuchtet</translation>
    </message>
    <message>
        <source>Unselectable</source>
        <translation>Nicht auswählbar</translation>
    </message>
    <message>
        <source>Unshaded</source>
        <translation>Unschattiert</translation>
    </message>
    <message>
        <source>Unshaded (emitter 2), uses MDL (emitter 1)</source>
        <translation>Unschattiert (Emitter 2), verwendet MDL (Emitter 1)</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Vertex groups</source>
        <translation>Vertexgruppen</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>Vertices</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>Sichtbarkeit</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width (animated)</source>
        <translation>Breite (animiert)</translation>
    </message>
    <message>
        <source>XY quad</source>
        <translation>XY-Quad</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Animation of geoset %1</source>
        <translation>Animation von Geoset %1</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Global loop</source>
        <translation>Globale Schleife</translation>
    </message>
    <message>
        <source>Life of a particle</source>
        <translation>Leben eines Partikels</translation>
    </message>
    <message>
        <source>Custom attack sound</source>
        <translation>Eigener Angriffsklang</translation>
    </message>
    <message>
        <source>Position from which missiles are fired</source>
        <translation>Position, von der Geschosse abgefeuert werden</translation>
    </message>
    <message>
        <source>Change to another display</source>
        <translation>Wechsel zu einer anderen Darstellung</translation>
    </message>
    <message>
        <source>Left footstep, backwards</source>
        <translation>Linker Schritt, rückwärts</translation>
    </message>
    <message>
        <source>Destination of a bow&apos;s missile</source>
        <translation>Ziel des Geschosses eines Bogens</translation>
    </message>
    <message>
        <source>Right footstep, backwards</source>
        <translation>Rechter Schritt, rückwärts</translation>
    </message>
    <message>
        <source>Birth sound</source>
        <translation>Geburtsklang</translation>
    </message>
    <message>
        <source>Breath: effects of the unit&apos;s state</source>
        <translation>Atem: Effekte des Zustands der Einheit</translation>
    </message>
    <message>
        <source>Bow arrow</source>
        <translation>Bogen: Pfeil</translation>
    </message>
    <message>
        <source>Bow pulled</source>
        <translation>Bogen: gespannt</translation>
    </message>
    <message>
        <source>Bow released</source>
        <translation>Bogen: losgelassen</translation>
    </message>
    <message>
        <source>Bow string</source>
        <translation>Bogen: Sehne</translation>
    </message>
    <message>
        <source>Hold of an attack</source>
        <translation>Halten eines Angriffs</translation>
    </message>
    <message>
        <source>Attachment of a fishing line</source>
        <translation>Befestigung einer Angelschnur</translation>
    </message>
    <message>
        <source>Height of the camera on a mount</source>
        <translation>Höhe der Kamera auf einem Reittier</translation>
    </message>
    <message>
        <source>Head of a character</source>
        <translation>Kopf eines Charakters</translation>
    </message>
    <message>
        <source>Camera of a mount</source>
        <translation>Kamera eines Reittiers</translation>
    </message>
    <message>
        <source>Combat action, such as a parry</source>
        <translation>Kampfaktion, etwa Parieren</translation>
    </message>
    <message>
        <source>Emote sound (data: sound entry)</source>
        <translation>Emote-Klang (Daten: Klangeintrag)</translation>
    </message>
    <message>
        <source>Missile released from the left hand</source>
        <translation>Geschoss aus der linken Hand losgelassen</translation>
    </message>
    <message>
        <source>Missile released from the right hand</source>
        <translation>Geschoss aus der rechten Hand losgelassen</translation>
    </message>
    <message>
        <source>Swoosh of a weapon</source>
        <translation>Schwung einer Waffe</translation>
    </message>
    <message>
        <source>Missile released</source>
        <translation>Geschoss losgelassen</translation>
    </message>
    <message>
        <source>Advanced sound (data: sound entry)</source>
        <translation>Erweiterter Klang (Daten: Klangeintrag)</translation>
    </message>
    <message>
        <source>Sound emitter removed</source>
        <translation>Klangquelle entfernt</translation>
    </message>
    <message>
        <source>Looping doodad sound (data: sound entry)</source>
        <translation>Doodad-Klang in Schleife (Daten: Klangeintrag)</translation>
    </message>
    <message>
        <source>Doodad sound played once (data: sound entry)</source>
        <translation>Doodad-Klang, einmal abgespielt (Daten: Klangeintrag)</translation>
    </message>
    <message>
        <source>Death: thud and loot effect</source>
        <translation>Tod: Aufprall und Beuteeffekt</translation>
    </message>
    <message>
        <source>Object state 3</source>
        <translation>Objektzustand 3</translation>
    </message>
    <message>
        <source>Object state 5</source>
        <translation>Objektzustand 5</translation>
    </message>
    <message>
        <source>Object state 4</source>
        <translation>Objektzustand 4</translation>
    </message>
    <message>
        <source>Sound of the emote that is played</source>
        <translation>Klang des gespielten Emotes</translation>
    </message>
    <message>
        <source>Object state 2</source>
        <translation>Objektzustand 2</translation>
    </message>
    <message>
        <source>Fidget sound</source>
        <translation>Fidget-Klang</translation>
    </message>
    <message>
        <source>Stand sound</source>
        <translation>Stand-Klang</translation>
    </message>
    <message>
        <source>Left footstep, forwards</source>
        <translation>Linker Schritt, vorwärts</translation>
    </message>
    <message>
        <source>Right footstep, forwards</source>
        <translation>Rechter Schritt, vorwärts</translation>
    </message>
    <message>
        <source>Footfall sound</source>
        <translation>Schrittklang</translation>
    </message>
    <message>
        <source>Game object: custom sound</source>
        <translation>Spielobjekt: eigener Klang</translation>
    </message>
    <message>
        <source>Game object: stand, open, loop, close, destroy or opened sound</source>
        <translation>Spielobjekt: Klang für Stehen, Öffnen, Schleife, Schließen, Zerstören oder Geöffnet</translation>
    </message>
    <message>
        <source>Hit: wound of the target</source>
        <translation>Treffer: Verwundung des Ziels</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Left footstep, running</source>
        <translation>Linker Schritt, rennend</translation>
    </message>
    <message>
        <source>Right footstep, running</source>
        <translation>Rechter Schritt, rennend</translation>
    </message>
    <message>
        <source>Sound of a directed spell cast</source>
        <translation>Klang eines gerichteten Zaubers</translation>
    </message>
    <message>
        <source>Camera shake (data: spell effect camera shake)</source>
        <translation>Kamerawackeln (Daten: Kamerawackeln des Zaubereffekts)</translation>
    </message>
    <message>
        <source>Left weapon sheathed or drawn</source>
        <translation>Linke Waffe weggesteckt oder gezogen</translation>
    </message>
    <message>
        <source>Right weapon sheathed or drawn</source>
        <translation>Rechte Waffe weggesteckt oder gezogen</translation>
    </message>
    <message>
        <source>Left footstep, stopping</source>
        <translation>Linker Schritt, anhaltend</translation>
    </message>
    <message>
        <source>Submerged sound</source>
        <translation>Klang im untergetauchten Zustand</translation>
    </message>
    <message>
        <source>Submerge sound</source>
        <translation>Klang beim Untertauchen</translation>
    </message>
    <message>
        <source>Custom sound (data: sound entry)</source>
        <translation>Eigener Klang (Daten: Klangeintrag)</translation>
    </message>
    <message>
        <source>Right footstep, stopping</source>
        <translation>Rechter Schritt, anhaltend</translation>
    </message>
    <message>
        <source>Start of a mount&apos;s transition</source>
        <translation>Beginn des Übergangs eines Reittiers</translation>
    </message>
    <message>
        <source>End of a mount&apos;s transition</source>
        <translation>Ende des Übergangs eines Reittiers</translation>
    </message>
    <message>
        <source>Sound of the spell that is cast</source>
        <translation>Klang des gewirkten Zaubers</translation>
    </message>
    <message>
        <source>Grab by a bone of a vehicle</source>
        <translation>Greifen durch einen Bone eines Fahrzeugs</translation>
    </message>
    <message>
        <source>Throw by a bone of a vehicle</source>
        <translation>Werfen durch einen Bone eines Fahrzeugs</translation>
    </message>
    <message>
        <source>Wing glide sound</source>
        <translation>Klang beim Gleiten der Flügel</translation>
    </message>
    <message>
        <source>Left footstep</source>
        <translation>Linker Schritt</translation>
    </message>
    <message>
        <source>Left weapon, bottom</source>
        <translation>Linke Waffe, unten</translation>
    </message>
    <message>
        <source>Left weapon, top</source>
        <translation>Linke Waffe, oben</translation>
    </message>
    <message>
        <source>Wing flap sound</source>
        <translation>Klang beim Flügelschlag</translation>
    </message>
    <message>
        <source>Right footstep</source>
        <translation>Rechter Schritt</translation>
    </message>
    <message>
        <source>Right weapon, bottom</source>
        <translation>Rechte Waffe, unten</translation>
    </message>
    <message>
        <source>Right weapon, top</source>
        <translation>Rechte Waffe, oben</translation>
    </message>
    <message>
        <source>Weapon trail or bow, bottom</source>
        <translation>Waffenspur oder Bogen, unten</translation>
    </message>
    <message>
        <source>Weapon trail or bow, top</source>
        <translation>Waffenspur oder Bogen, oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Wheel of a vehicle (data: 601 and up)</source>
        <translation>Rad eines Fahrzeugs (Daten: 601 und höher)</translation>
    </message>
    <message>
        <source>Skin and hair</source>
        <translation>Haut und Haare</translation>
    </message>
    <message>
        <source>Facial hair 1</source>
        <translation>Gesichtshaar 1</translation>
    </message>
    <message>
        <source>Facial hair 2</source>
        <translation>Gesichtshaar 2</translation>
    </message>
    <message>
        <source>Facial hair 3</source>
        <translation>Gesichtshaar 3</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>Handschuhe</translation>
    </message>
    <message>
        <source>Boots</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>Ohren</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>Ärmel</translation>
    </message>
    <message>
        <source>Kneepads</source>
        <translation>Knieschützer</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>Brust</translation>
    </message>
    <message>
        <source>Pants</source>
        <translation>Beinkleider</translation>
    </message>
    <message>
        <source>Tabard</source>
        <translation>Wappenrock</translation>
    </message>
    <message>
        <source>Trousers</source>
        <translation>Hose</translation>
    </message>
    <message>
        <source>Loincloth</source>
        <translation>Lendenschurz</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>Umhang</translation>
    </message>
    <message>
        <source>Facial jewelry</source>
        <translation>Gesichtsschmuck</translation>
    </message>
    <message>
        <source>Eye glow</source>
        <translation>Augenleuchten</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>Gürtel</translation>
    </message>
    <message>
        <source>Bone or tail</source>
        <translation>Knochen oder Schwanz</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>Füße</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>Schädel</translation>
    </message>
    <message>
        <source>Torso</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>Hand attachments</source>
        <translation>Handanbauten</translation>
    </message>
    <message>
        <source>Head attachments</source>
        <translation>Kopfanbauten</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>Augenbinde</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>Schultern</translation>
    </message>
    <message>
        <source>Helm</source>
        <translation>Helm</translation>
    </message>
    <message>
        <source>Upper arms</source>
        <translation>Oberarme</translation>
    </message>
    <message>
        <source>Mechagnome arms</source>
        <translation>Mechagnom-Arme</translation>
    </message>
    <message>
        <source>Mechagnome legs</source>
        <translation>Mechagnom-Beine</translation>
    </message>
    <message>
        <source>Mechagnome feet</source>
        <translation>Mechagnom-Füße</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Eyebrows</source>
        <translation>Augenbrauen</translation>
    </message>
    <message>
        <source>Earrings</source>
        <translation>Ohrringe</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>Halskette</translation>
    </message>
    <message>
        <source>Headdress</source>
        <translation>Kopfschmuck</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>Schwänze</translation>
    </message>
    <message>
        <source>Miscellaneous accessory</source>
        <translation>Sonstiges Zubehör</translation>
    </message>
    <message>
        <source>Miscellaneous feature</source>
        <translation>Sonstiges Merkmal</translation>
    </message>
    <message>
        <source>Noses</source>
        <translation>Nasen</translation>
    </message>
    <message>
        <source>Hair decoration</source>
        <translation>Haarschmuck</translation>
    </message>
    <message>
        <source>Horn decoration</source>
        <translation>Hornschmuck</translation>
    </message>
    <message>
        <source>Object skin</source>
        <translation>Objekt-Skin</translation>
    </message>
    <message>
        <source>Weapon blade</source>
        <translation>Waffenklinge</translation>
    </message>
    <message>
        <source>Weapon handle</source>
        <translation>Waffengriff</translation>
    </message>
    <message>
        <source>Character hair</source>
        <translation>Charakterhaar</translation>
    </message>
    <message>
        <source>Character facial hair</source>
        <translation>Gesichtshaar des Charakters</translation>
    </message>
    <message>
        <source>Extra skin</source>
        <translation>Zusätzliche Haut</translation>
    </message>
    <message>
        <source>UI skin</source>
        <translation>UI-Skin</translation>
    </message>
    <message>
        <source>Tauren mane</source>
        <translation>Taurenmähne</translation>
    </message>
    <message>
        <source>Monster skin 1</source>
        <translation>Monster-Skin 1</translation>
    </message>
    <message>
        <source>Monster skin 2</source>
        <translation>Monster-Skin 2</translation>
    </message>
    <message>
        <source>Monster skin 3</source>
        <translation>Monster-Skin 3</translation>
    </message>
    <message>
        <source>Item icon</source>
        <translation>Gegenstandssymbol</translation>
    </message>
    <message>
        <source>Guild background colour</source>
        <translation>Gilde: Hintergrundfarbe</translation>
    </message>
    <message>
        <source>Guild emblem colour</source>
        <translation>Gilde: Emblemfarbe</translation>
    </message>
    <message>
        <source>Guild border colour</source>
        <translation>Gilde: Randfarbe</translation>
    </message>
    <message>
        <source>Guild emblem</source>
        <translation>Gildenemblem</translation>
    </message>
    <message>
        <source>Character eyes</source>
        <translation>Charakteraugen</translation>
    </message>
    <message>
        <source>Character jewelry</source>
        <translation>Charakterschmuck</translation>
    </message>
    <message>
        <source>Secondary skin</source>
        <translation>Zweite Haut</translation>
    </message>
    <message>
        <source>Secondary hair</source>
        <translation>Zweites Haar</translation>
    </message>
    <message>
        <source>Secondary armor</source>
        <translation>Zweite Rüstung</translation>
    </message>
    <message>
        <source>Type 24</source>
        <translation>Art 24</translation>
    </message>
    <message>
        <source>Type 25</source>
        <translation>Art 25</translation>
    </message>
    <message>
        <source>Type 26</source>
        <translation>Art 26</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>In X wiederholen</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>In Y wiederholen</translation>
    </message>
    <message>
        <source>Shadow (0x40)</source>
        <translation>Schatten (0x40)</translation>
    </message>
    <message>
        <source>Shadow (0x80)</source>
        <translation>Schatten (0x80)</translation>
    </message>
    <message>
        <source>Shadow (0x200)</source>
        <translation>Schatten (0x200)</translation>
    </message>
    <message>
        <source>Shadow (0x400)</source>
        <translation>Schatten (0x400)</translation>
    </message>
    <message>
        <source>Prevent alpha</source>
        <translation>Alpha verhindern</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>Deckend</translation>
    </message>
    <message>
        <source>Add without alpha</source>
        <translation>Addieren ohne Alpha</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Addieren</translation>
    </message>
    <message>
        <source>Blend and add</source>
        <translation>Mischen und addieren</translation>
    </message>
    <message>
        <source>Sort nearer</source>
        <translation>Näher sortieren</translation>
    </message>
    <message>
        <source>Sort farther</source>
        <translation>Weiter entfernt sortieren</translation>
    </message>
    <message>
        <source>Projected texture</source>
        <translation>Projizierte Textur</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statisch</translation>
    </message>
    <message>
        <source>Ignore texture weight</source>
        <translation>Texturgewicht ignorieren</translation>
    </message>
    <message>
        <source>Edge fade</source>
        <translation>Kanten ausblenden</translation>
    </message>
    <message>
        <source>Tilt X</source>
        <translation>Neigung X</translation>
    </message>
    <message>
        <source>Tilt Y</source>
        <translation>Neigung Y</translation>
    </message>
    <message>
        <source>Texture combiner combos</source>
        <translation>Textur-Combiner-Kombinationen</translation>
    </message>
    <message>
        <source>Load physics</source>
        <translation>Physik laden</translation>
    </message>
    <message>
        <source>Unknown (0x80)</source>
        <translation>Unbekannt (0x80)</translation>
    </message>
    <message>
        <source>New particle layout</source>
        <translation>Neues Partikel-Layout</translation>
    </message>
    <message>
        <source>Texture transforms by bone</source>
        <translation>Textur-Transformationen nach Bone</translation>
    </message>
    <message>
        <source>Chunked animation files</source>
        <translation>Animationsdateien mit Chunks</translation>
    </message>
    <message>
        <source>Upgraded format</source>
        <translation>Aktualisiertes Format</translation>
    </message>
    <message>
        <source>Blended when loaded</source>
        <translation>Beim Laden überblendet</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>Geladen</translation>
    </message>
    <message>
        <source>Keys in the model</source>
        <translation>Keys im Modell</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>Überblendet</translation>
    </message>
    <message>
        <source>Stored in the model</source>
        <translation>Im Modell gespeichert</translation>
    </message>
    <message>
        <source>Two blend times</source>
        <translation>Zwei Überblendzeiten</translation>
    </message>
    <message>
        <source>Unknown (0x800)</source>
        <translation>Unbekannt (0x800)</translation>
    </message>
    <message>
        <source>Transformed</source>
        <translation>Transformiert</translation>
    </message>
    <message>
        <source>Kinematic</source>
        <translation>Kinematisch</translation>
    </message>
    <message>
        <source>Helmet animation scaled</source>
        <translation>Helm-Animation skaliert</translation>
    </message>
    <message>
        <source>Sequence ID</source>
        <translation>Sequenz-ID</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Inherit scale</source>
        <translation>Skalierung erben</translation>
    </message>
    <message>
        <source>Instant velocity</source>
        <translation>Momentangeschwindigkeit</translation>
    </message>
    <message>
        <source>0X kill</source>
        <translation>0X-Kill</translation>
    </message>
    <message>
        <source>Z only</source>
        <translation>Nur Z</translation>
    </message>
    <message>
        <source>Tumbler</source>
        <translation>Taumeln</translation>
    </message>
    <message>
        <source>Tail grows</source>
        <translation>Schweif wächst</translation>
    </message>
    <message>
        <source>Extrude</source>
        <translation>Extrudieren</translation>
    </message>
    <message>
        <source>XY quads</source>
        <translation>XY-Quads</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projizieren</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Random texture</source>
        <translation>Zufällige Textur</translation>
    </message>
    <message>
        <source>Scale variation by axis</source>
        <translation>Skalierungsstreuung nach Achse</translation>
    </message>
    <message>
        <source>Multi-texture (0x100000)</source>
        <translation>Multitextur (0x100000)</translation>
    </message>
    <message>
        <source>Random flipbook start</source>
        <translation>Zufälliger Flipbook-Anfang</translation>
    </message>
    <message>
        <source>Ignore distance</source>
        <translation>Entfernung ignorieren</translation>
    </message>
    <message>
        <source>Compressed gravity</source>
        <translation>Komprimierte Schwerkraft</translation>
    </message>
    <message>
        <source>Bone generator</source>
        <translation>Bone-Generator</translation>
    </message>
    <message>
        <source>No throttle by distance</source>
        <translation>Keine Drosselung nach Entfernung</translation>
    </message>
    <message>
        <source>Multi-texture</source>
        <translation>Multitextur</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>Spline</translation>
    </message>
    <message>
        <source>Fly-by</source>
        <translation>Kameraflug</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>Character info</source>
        <translation>Charakterinfo</translation>
    </message>
    <message>
        <source>Alias of</source>
        <translation>Alias von</translation>
    </message>
    <message>
        <source>Alpha cutoff</source>
        <translation>Alpha-Schwelle</translation>
    </message>
    <message>
        <source>Alpha multiplier</source>
        <translation>Alpha-Faktor</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>Animiert</translation>
    </message>
    <message>
        <source>Animation files</source>
        <translation>Animationsdateien</translation>
    </message>
    <message>
        <source>Area length</source>
        <translation>Länge der Fläche</translation>
    </message>
    <message>
        <source>Area width</source>
        <translation>Breite der Fläche</translation>
    </message>
    <message>
        <source>Attachment lookup</source>
        <translation>Attachment-Zuordnung</translation>
    </message>
    <message>
        <source>Attachment point</source>
        <translation>Attachment-Punkt</translation>
    </message>
    <message>
        <source>Base colour</source>
        <translation>Grundfarbe</translation>
    </message>
    <message>
        <source>Base spin</source>
        <translation>Anfangsdrehung</translation>
    </message>
    <message>
        <source>Base spin variation</source>
        <translation>Streuung der Anfangsdrehung</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>Blend mode</source>
        <translation>Mischmodus</translation>
    </message>
    <message>
        <source>Blend time out</source>
        <translation>Überblendzeit am Ende</translation>
    </message>
    <message>
        <source>Blend type high</source>
        <translation>Mischart, oberer Teil</translation>
    </message>
    <message>
        <source>Blocked animations</source>
        <translation>Gesperrte Animationen</translation>
    </message>
    <message>
        <source>Bone combo start</source>
        <translation>Anfang der Bone-Kombinationen</translation>
    </message>
    <message>
        <source>Bone combos</source>
        <translation>Bone-Kombinationen</translation>
    </message>
    <message>
        <source>Bone count</source>
        <translation>Anzahl der Bones</translation>
    </message>
    <message>
        <source>Bone count max</source>
        <translation>Höchstzahl der Bones</translation>
    </message>
    <message>
        <source>Bone file</source>
        <translation>Bone-Datei</translation>
    </message>
    <message>
        <source>Bone file IDs</source>
        <translation>Bone-Datei-IDs</translation>
    </message>
    <message>
        <source>Bone files</source>
        <translation>Bone-Dateien</translation>
    </message>
    <message>
        <source>Bone indices</source>
        <translation>Bone-Indizes</translation>
    </message>
    <message>
        <source>Bone influences</source>
        <translation>Bone-Einflüsse</translation>
    </message>
    <message>
        <source>Bone weights</source>
        <translation>Bone-Gewichte</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Bump scale</source>
        <translation>Bump-Skalierung</translation>
    </message>
    <message>
        <source>Burst multiplier</source>
        <translation>Schubfaktor</translation>
    </message>
    <message>
        <source>Camera lookup</source>
        <translation>Kamera-Zuordnung</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Centre bone</source>
        <translation>Bone der Mitte</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>Koeffizienten</translation>
    </message>
    <message>
        <source>Collision bounds</source>
        <translation>Kollisionsgrenzen</translation>
    </message>
    <message>
        <source>Collision indices</source>
        <translation>Kollisionsindizes</translation>
    </message>
    <message>
        <source>Collision normals</source>
        <translation>Kollisionsnormalen</translation>
    </message>
    <message>
        <source>Collision positions</source>
        <translation>Kollisionspositionen</translation>
    </message>
    <message>
        <source>Colour index</source>
        <translation>Farbindex</translation>
    </message>
    <message>
        <source>Colour multiplier</source>
        <translation>Farbfaktor</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Combiner combos</source>
        <translation>Combiner-Kombinationen</translation>
    </message>
    <message>
        <source>Coord combo</source>
        <translation>Koordinaten-Kombination</translation>
    </message>
    <message>
        <source>Coord combos</source>
        <translation>Koordinaten-Kombinationen</translation>
    </message>
    <message>
        <source>DBOC</source>
        <translation>DBOC</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Diffuse colour</source>
        <translation>Diffuse Farbe</translation>
    </message>
    <message>
        <source>Diffuse intensity</source>
        <translation>Diffuse Intensität</translation>
    </message>
    <message>
        <source>Diffuse multiplier</source>
        <translation>Diffuser Faktor</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Distance fade</source>
        <translation>Ausblenden nach Entfernung</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Bremsung</translation>
    </message>
    <message>
        <source>Edge lifetime</source>
        <translation>Lebensdauer der Kanten</translation>
    </message>
    <message>
        <source>Edges per second</source>
        <translation>Kanten pro Sekunde</translation>
    </message>
    <message>
        <source>Emission rate variation</source>
        <translation>Streuung der Emissionsrate</translation>
    </message>
    <message>
        <source>Emitter type</source>
        <translation>Emitterart</translation>
    </message>
    <message>
        <source>Emitter type high</source>
        <translation>Emitterart, oberer Teil</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>Eingeschaltet</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Extended particle data</source>
        <translation>Erweiterte Partikeldaten</translation>
    </message>
    <message>
        <source>Extra particle data</source>
        <translation>Zusätzliche Partikeldaten</translation>
    </message>
    <message>
        <source>File ID</source>
        <translation>Datei-ID</translation>
    </message>
    <message>
        <source>Flags 2</source>
        <translation>Flags 2</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>Geometry model</source>
        <translation>Geometriemodell</translation>
    </message>
    <message>
        <source>Geometry model IDs</source>
        <translation>Geometriemodell-IDs</translation>
    </message>
    <message>
        <source>Global loops</source>
        <translation>Globale Schleifen</translation>
    </message>
    <message>
        <source>Head cell</source>
        <translation>Kopfzelle</translation>
    </message>
    <message>
        <source>Head decay</source>
        <translation>Kopf, Zerfall</translation>
    </message>
    <message>
        <source>Head life</source>
        <translation>Kopf, Leben</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Bezeichner</translation>
    </message>
    <message>
        <source>Index count</source>
        <translation>Anzahl der Indizes</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Key bone</source>
        <translation>Key-Bone</translation>
    </message>
    <message>
        <source>Key bone lookup</source>
        <translation>Key-Bone-Zuordnung</translation>
    </message>
    <message>
        <source>LOD skin profiles</source>
        <translation>LOD-Skin-Profile</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Lifespan</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>Lifespan variation</source>
        <translation>Streuung der Lebensdauer</translation>
    </message>
    <message>
        <source>Light detail</source>
        <translation>Lichtdetail</translation>
    </message>
    <message>
        <source>Light details</source>
        <translation>Lichtdetails</translation>
    </message>
    <message>
        <source>Timeline start</source>
        <translation>Anfang auf der Zeitlinie</translation>
    </message>
    <message>
        <source>Material layer</source>
        <translation>Material-Layer</translation>
    </message>
    <message>
        <source>Mid point</source>
        <translation>Mittlere Zeit</translation>
    </message>
    <message>
        <source>Multi texture scale</source>
        <translation>Multitextur-Skalierung</translation>
    </message>
    <message>
        <source>Multi texture scroll</source>
        <translation>Multitextur-Bewegung</translation>
    </message>
    <message>
        <source>Multi texture scroll variation</source>
        <translation>Streuung der Multitextur-Bewegung</translation>
    </message>
    <message>
        <source>Name CRC</source>
        <translation>Namens-CRC</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Nächste Variation</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>Versätze</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>Füllbytes</translation>
    </message>
    <message>
        <source>Parent event</source>
        <translation>Übergeordnetes Ereignis</translation>
    </message>
    <message>
        <source>Parent events</source>
        <translation>Übergeordnete Ereignisse</translation>
    </message>
    <message>
        <source>Parent file ID</source>
        <translation>Übergeordnete Datei-ID</translation>
    </message>
    <message>
        <source>Parent sequence bounds</source>
        <translation>Sequenzgrenzen des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Parent skeleton</source>
        <translation>Übergeordnetes Skelett</translation>
    </message>
    <message>
        <source>Parent texture weights</source>
        <translation>Texturgewichte des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Particle emitter</source>
        <translation>Partikel-Emitter</translation>
    </message>
    <message>
        <source>Particle emitters</source>
        <translation>Partikel-Emitter</translation>
    </message>
    <message>
        <source>Particle geosets</source>
        <translation>Partikel-Geosets</translation>
    </message>
    <message>
        <source>Particle type</source>
        <translation>Partikelart</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>Physik</translation>
    </message>
    <message>
        <source>Physics file ID</source>
        <translation>Physik-Datei-ID</translation>
    </message>
    <message>
        <source>Playable animation</source>
        <translation>Spielbare Animation</translation>
    </message>
    <message>
        <source>Playable animations</source>
        <translation>Spielbare Animationen</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Recursion model</source>
        <translation>Rekursionsmodell</translation>
    </message>
    <message>
        <source>Recursion model IDs</source>
        <translation>Rekursionsmodell-IDs</translation>
    </message>
    <message>
        <source>Replay maximum</source>
        <translation>Wiederholungen, Maximum</translation>
    </message>
    <message>
        <source>Replay minimum</source>
        <translation>Wiederholungen, Minimum</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalierung</translation>
    </message>
    <message>
        <source>Scale variation</source>
        <translation>Skalierungsstreuung</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Skalierungen</translation>
    </message>
    <message>
        <source>Second texture</source>
        <translation>Zweite Textur</translation>
    </message>
    <message>
        <source>Sequence lookup</source>
        <translation>Sequenz-Zuordnung</translation>
    </message>
    <message>
        <source>Shadow batch</source>
        <translation>Schatten-Batch</translation>
    </message>
    <message>
        <source>Shadow batches</source>
        <translation>Schatten-Batches</translation>
    </message>
    <message>
        <source>Skeleton file ID</source>
        <translation>Skelett-Datei-ID</translation>
    </message>
    <message>
        <source>Skeleton header</source>
        <translation>Skelettkopf</translation>
    </message>
    <message>
        <source>Skeleton parent</source>
        <translation>Übergeordnetes Skelett</translation>
    </message>
    <message>
        <source>Skin file IDs</source>
        <translation>Skin-Datei-IDs</translation>
    </message>
    <message>
        <source>Skin profile</source>
        <translation>Skin-Profil</translation>
    </message>
    <message>
        <source>Skin profiles</source>
        <translation>Skin-Profile</translation>
    </message>
    <message>
        <source>Sort centre</source>
        <translation>Sortiermitte</translation>
    </message>
    <message>
        <source>Sort radius</source>
        <translation>Sortierradius</translation>
    </message>
    <message>
        <source>Speed variation</source>
        <translation>Streuung der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>Drehgeschwindigkeit</translation>
    </message>
    <message>
        <source>Spin variation</source>
        <translation>Streuung der Drehgeschwindigkeit</translation>
    </message>
    <message>
        <source>Spline points</source>
        <translation>Spline-Punkte</translation>
    </message>
    <message>
        <source>Submesh</source>
        <translation>Submesh</translation>
    </message>
    <message>
        <source>Submesh ID</source>
        <translation>Submesh-ID</translation>
    </message>
    <message>
        <source>Submeshes</source>
        <translation>Submeshes</translation>
    </message>
    <message>
        <source>Tail cell</source>
        <translation>Schweifzelle</translation>
    </message>
    <message>
        <source>Tail decay</source>
        <translation>Schweif, Zerfall</translation>
    </message>
    <message>
        <source>Tail life</source>
        <translation>Schweif, Leben</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Texture combo</source>
        <translation>Textur-Kombination</translation>
    </message>
    <message>
        <source>Texture combos</source>
        <translation>Textur-Kombinationen</translation>
    </message>
    <message>
        <source>Texture count</source>
        <translation>Anzahl der Texturen</translation>
    </message>
    <message>
        <source>Texture file IDs</source>
        <translation>Textur-Datei-IDs</translation>
    </message>
    <message>
        <source>Texture flipbook</source>
        <translation>Textur-Flipbook</translation>
    </message>
    <message>
        <source>Texture flipbooks</source>
        <translation>Textur-Flipbooks</translation>
    </message>
    <message>
        <source>Texture lookup</source>
        <translation>Textur-Zuordnung</translation>
    </message>
    <message>
        <source>Texture parameter</source>
        <translation>Texturparameter</translation>
    </message>
    <message>
        <source>Texture parameters</source>
        <translation>Texturparameter</translation>
    </message>
    <message>
        <source>Texture transform</source>
        <translation>Textur-Transformation</translation>
    </message>
    <message>
        <source>Texture transforms</source>
        <translation>Textur-Transformationen</translation>
    </message>
    <message>
        <source>Texture weight</source>
        <translation>Texturgewicht</translation>
    </message>
    <message>
        <source>Texture weights</source>
        <translation>Texturgewichte</translation>
    </message>
    <message>
        <source>Third texture</source>
        <translation>Dritte Textur</translation>
    </message>
    <message>
        <source>Transform combo</source>
        <translation>Transformations-Kombination</translation>
    </message>
    <message>
        <source>Transform combos</source>
        <translation>Transformations-Kombinationen</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>Transparenz</translation>
    </message>
    <message>
        <source>Triangle start</source>
        <translation>Anfang der Dreiecke</translation>
    </message>
    <message>
        <source>Tumble maximum</source>
        <translation>Taumeln, Maximum</translation>
    </message>
    <message>
        <source>Tumble minimum</source>
        <translation>Taumeln, Minimum</translation>
    </message>
    <message>
        <source>Twinkle percent</source>
        <translation>Funkelanteil</translation>
    </message>
    <message>
        <source>Twinkle scale</source>
        <translation>Funkelgröße</translation>
    </message>
    <message>
        <source>Twinkle speed</source>
        <translation>Funkeltempo</translation>
    </message>
    <message>
        <source>UV set 1</source>
        <translation>UV-Satz 1</translation>
    </message>
    <message>
        <source>UV set 2</source>
        <translation>UV-Satz 2</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Vertex count</source>
        <translation>Anzahl der Vertices</translation>
    </message>
    <message>
        <source>Vertex start</source>
        <translation>Anfang der Vertices</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>Wasserfall</translation>
    </message>
    <message>
        <source>Waterfall data</source>
        <translation>Wasserfalldaten</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weight combo</source>
        <translation>Gewichts-Kombination</translation>
    </message>
    <message>
        <source>Weight combos</source>
        <translation>Gewichts-Kombinationen</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>Wind</translation>
    </message>
    <message>
        <source>Wind time</source>
        <translation>Windzeit</translation>
    </message>
    <message>
        <source>Z source</source>
        <translation>Z-Quelle</translation>
    </message>
    <message>
        <source>Anchor A</source>
        <translation>Anker A</translation>
    </message>
    <message>
        <source>Anchor B</source>
        <translation>Anker B</translation>
    </message>
    <message>
        <source>Angular damping</source>
        <translation>Dämpfung, Drehung</translation>
    </message>
    <message>
        <source>Angular frequency</source>
        <translation>Federfrequenz, Drehung</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>Körper A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>Körper B</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Körper</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Quader</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>Kapsel</translation>
    </message>
    <message>
        <source>Capsules</source>
        <translation>Kapseln</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>Kegel</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>Dämpfung</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Distance joint</source>
        <translation>Abstandsgelenk</translation>
    </message>
    <message>
        <source>Distance joints</source>
        <translation>Abstandsgelenke</translation>
    </message>
    <message>
        <source>Edge count</source>
        <translation>Anzahl der Kanten</translation>
    </message>
    <message>
        <source>Face count</source>
        <translation>Anzahl der Flächen</translation>
    </message>
    <message>
        <source>Frame A</source>
        <translation>Bezugssystem A</translation>
    </message>
    <message>
        <source>Frame B</source>
        <translation>Bezugssystem B</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>Bezugssystem</translation>
    </message>
    <message>
        <source>Friction torque</source>
        <translation>Reibungsdrehmoment</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>Reibung</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>Halbe Größe</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>Gelenk</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>Gelenke</translation>
    </message>
    <message>
        <source>Linear damping</source>
        <translation>Dämpfung, Verschiebung</translation>
    </message>
    <message>
        <source>Linear frequency</source>
        <translation>Federfrequenz, Verschiebung</translation>
    </message>
    <message>
        <source>Lower angle</source>
        <translation>Unterer Winkel</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>Untere Grenze</translation>
    </message>
    <message>
        <source>Lower twist</source>
        <translation>Untere Verdrehung</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Max motor force</source>
        <translation>Maximale Motorkraft</translation>
    </message>
    <message>
        <source>Max motor torque</source>
        <translation>Maximales Motordrehmoment</translation>
    </message>
    <message>
        <source>Motor damping</source>
        <translation>Motordämpfung</translation>
    </message>
    <message>
        <source>Motor frequency</source>
        <translation>Motorfrequenz</translation>
    </message>
    <message>
        <source>Motor mode</source>
        <translation>Motormodus</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Speicherort</translation>
    </message>
    <message>
        <source>Polytope</source>
        <translation>Polytop</translation>
    </message>
    <message>
        <source>Polytopes</source>
        <translation>Polytope</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>Prismatic joints</source>
        <translation>Schubgelenke</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>Rückprall</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>Revolute joints</source>
        <translation>Drehgelenke</translation>
    </message>
    <message>
        <source>Shape count</source>
        <translation>Anzahl der Formen</translation>
    </message>
    <message>
        <source>Shape start</source>
        <translation>Anfang der Formen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>Shoulder joint</source>
        <translation>Schultergelenk</translation>
    </message>
    <message>
        <source>Shoulder joints</source>
        <translation>Schultergelenke</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>Kugeln</translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Spherical joints</source>
        <translation>Kugelgelenke</translation>
    </message>
    <message>
        <source>Upper angle</source>
        <translation>Oberer Winkel</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>Obere Grenze</translation>
    </message>
    <message>
        <source>Upper twist</source>
        <translation>Obere Verdrehung</translation>
    </message>
    <message>
        <source>Weld joint</source>
        <translation>Schweißgelenk</translation>
    </message>
    <message>
        <source>Weld joints</source>
        <translation>Schweißgelenke</translation>
    </message>
    <message>
        <source>Held by its bone</source>
        <translation>Vom Bone gehalten</translation>
    </message>
    <message>
        <source>Moved by physics</source>
        <translation>Von der Physik bewegt</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>Kugelgelenk</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>Schultergelenk</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>Schweißgelenk</translation>
    </message>
    <message>
        <source>Revolute</source>
        <translation>Drehgelenk</translation>
    </message>
    <message>
        <source>Prismatic</source>
        <translation>Schubgelenk</translation>
    </message>
    <message>
        <source>.phys file</source>
        <translation>.phys-Datei</translation>
    </message>
    <message>
        <source>PFDC chunk of the model</source>
        <translation>PFDC-Chunk des Modells</translation>
    </message>
    <message>
        <source>Random speed</source>
        <translation>Zufällige Geschwindigkeit</translation>
    </message>
    <message>
        <source>Random lifespan</source>
        <translation>Zufällige Lebensdauer</translation>
    </message>
    <message>
        <source>Random mass</source>
        <translation>Zufällige Masse</translation>
    </message>
    <message>
        <source>World space</source>
        <translation>Weltkoordinaten</translation>
    </message>
    <message>
        <source>Collide with terrain</source>
        <translation>Kollidiert mit Terrain</translation>
    </message>
    <message>
        <source>Collide with objects</source>
        <translation>Kollidiert mit Objekten</translation>
    </message>
    <message>
        <source>Edge falloff</source>
        <translation>Ränder ausblenden</translation>
    </message>
    <message>
        <source>Inherit parent velocity</source>
        <translation>Geschwindigkeit des Elternknotens erben</translation>
    </message>
    <message>
        <source>Smooth size (old)</source>
        <translation>Größe geglättet (alt)</translation>
    </message>
    <message>
        <source>Bezier size (old)</source>
        <translation>Größe als Bézier (alt)</translation>
    </message>
    <message>
        <source>Vertex alpha</source>
        <translation>Vertex-Alpha</translation>
    </message>
    <message>
        <source>Scale time by parent</source>
        <translation>Zeit nach Elternknoten skalieren</translation>
    </message>
    <message>
        <source>Force CPU simulation</source>
        <translation>CPU-Simulation erzwingen</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>Lokale Zeit</translation>
    </message>
    <message>
        <source>Simulate on creation</source>
        <translation>Beim Entstehen simulieren</translation>
    </message>
    <message>
        <source>Length and time</source>
        <translation>Länge und Zeit</translation>
    </message>
    <message>
        <source>Accurate tangents</source>
        <translation>Genaue Tangenten</translation>
    </message>
    <message>
        <source>Yaw from speed</source>
        <translation>Gierwinkel nach Geschwindigkeit</translation>
    </message>
    <message>
        <source>Swap yaw and pitch</source>
        <translation>Gier- und Nickwinkel tauschen</translation>
    </message>
    <message>
        <source>Planar billboard</source>
        <translation>Flaches Billboard</translation>
    </message>
    <message>
        <source>Planar</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>Radial</translation>
    </message>
    <message>
        <source>Dampening</source>
        <translation>Dämpfend</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>Hemisphere</source>
        <translation>Halbkugel</translation>
    </message>
    <message>
        <source>Cone dome</source>
        <translation>Kegelkuppel</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>Abnahme</translation>
    </message>
    <message>
        <source>Height gradient</source>
        <translation>Höhenverlauf</translation>
    </message>
    <message>
        <source>Unbounded</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>Unknown (0x8)</source>
        <translation>Unbekannt (0x8)</translation>
    </message>
    <message>
        <source>Unknown (0x10)</source>
        <translation>Unbekannt (0x10)</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspektivisch</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>Orthografisch</translation>
    </message>
    <message>
        <source>Generic 1</source>
        <translation>Allgemein 1</translation>
    </message>
    <message>
        <source>Generic 2</source>
        <translation>Allgemein 2</translation>
    </message>
    <message>
        <source>Generic 3</source>
        <translation>Allgemein 3</translation>
    </message>
    <message>
        <source>Generic 4</source>
        <translation>Allgemein 4</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>Wirkungsbereich</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Energiefeld</translation>
    </message>
    <message>
        <source>User interface</source>
        <translation>Benutzeroberfläche</translation>
    </message>
    <message>
        <source>Under creep</source>
        <translation>Unter Creep</translation>
    </message>
    <message>
        <source>Hard tile</source>
        <translation>Hard Tile</translation>
    </message>
    <message>
        <source>Unknown (0x2)</source>
        <translation>Unbekannt (0x2)</translation>
    </message>
    <message>
        <source>Unknown (0x4)</source>
        <translation>Unbekannt (0x4)</translation>
    </message>
    <message>
        <source>World X</source>
        <translation>Welt X</translation>
    </message>
    <message>
        <source>World Y</source>
        <translation>Welt Y</translation>
    </message>
    <message>
        <source>World Z</source>
        <translation>Welt Z</translation>
    </message>
    <message>
        <source>Local X</source>
        <translation>Lokal X</translation>
    </message>
    <message>
        <source>Local Y</source>
        <translation>Lokal Y</translation>
    </message>
    <message>
        <source>Local Z</source>
        <translation>Lokal Z</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>Schatten</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>Glanz (Specular)</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>Umgebungsverdeckung</translation>
    </message>
    <message>
        <source>Lights opaque objects</source>
        <translation>Beleuchtet deckende Objekte</translation>
    </message>
    <message>
        <source>Lights transparent objects</source>
        <translation>Beleuchtet transparente Objekte</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Ultra</source>
        <translation>Ultra</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>Displacement</translation>
    </message>
    <message>
        <source>Composite</source>
        <translation>Composite</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>Terrain</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>Haar</translation>
    </message>
    <message>
        <source>Creep</source>
        <translation>Creep</translation>
    </message>
    <message>
        <source>Volume noise</source>
        <translation>Volumenrauschen</translation>
    </message>
    <message>
        <source>Splat terrain bake</source>
        <translation>Splat Terrain Bake</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Spiegelung</translation>
    </message>
    <message>
        <source>Lens flare</source>
        <translation>Lens Flare</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Alpha blend</source>
        <translation>Alpha mischen</translation>
    </message>
    <message>
        <source>Alpha add</source>
        <translation>Alpha addieren</translation>
    </message>
    <message>
        <source>Team colour emissive add</source>
        <translation>Teamfarbe addieren, Selbstleuchten</translation>
    </message>
    <message>
        <source>Team colour diffuse add</source>
        <translation>Teamfarbe addieren, diffus</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>Vertexfarbe</translation>
    </message>
    <message>
        <source>Casts no shadows</source>
        <translation>Wirft keine Schatten</translation>
    </message>
    <message>
        <source>No hit test</source>
        <translation>Kein Treffertest</translation>
    </message>
    <message>
        <source>Receives no shadows</source>
        <translation>Empfängt keine Schatten</translation>
    </message>
    <message>
        <source>Depth prepass</source>
        <translation>Tiefen-Vordurchlauf</translation>
    </message>
    <message>
        <source>Terrain HDR</source>
        <translation>Terrain-HDR</translation>
    </message>
    <message>
        <source>Simulate roughness</source>
        <translation>Rauheit simulieren</translation>
    </message>
    <message>
        <source>Forward lighting per pixel</source>
        <translation>Forward-Beleuchtung pro Pixel</translation>
    </message>
    <message>
        <source>Depth fog</source>
        <translation>Tiefennebel</translation>
    </message>
    <message>
        <source>Transparent shadows</source>
        <translation>Transparente Schatten</translation>
    </message>
    <message>
        <source>Decal lighting</source>
        <translation>Decal-Beleuchtung</translation>
    </message>
    <message>
        <source>Transparent depth effects</source>
        <translation>Transparente Tiefeneffekte</translation>
    </message>
    <message>
        <source>Transparent local lights</source>
        <translation>Transparente lokale Lichter</translation>
    </message>
    <message>
        <source>No soft edges</source>
        <translation>Keine weichen Kanten</translation>
    </message>
    <message>
        <source>Double Lambert</source>
        <translation>Doppelter Lambert</translation>
    </message>
    <message>
        <source>Hair layer sorting</source>
        <translation>Haar-Layer sortieren</translation>
    </message>
    <message>
        <source>Accept splats</source>
        <translation>Splats annehmen</translation>
    </message>
    <message>
        <source>Decal layer on low settings</source>
        <translation>Decal-Layer bei niedrigen Einstellungen</translation>
    </message>
    <message>
        <source>Emissive layers on low settings</source>
        <translation>Emissive-Layer bei niedrigen Einstellungen</translation>
    </message>
    <message>
        <source>Specular layer on low settings</source>
        <translation>Specular-Layer bei niedrigen Einstellungen</translation>
    </message>
    <message>
        <source>Accept splats only</source>
        <translation>Nur Splats annehmen</translation>
    </message>
    <message>
        <source>Background object</source>
        <translation>Hintergrundobjekt</translation>
    </message>
    <message>
        <source>Depth prepass on low settings</source>
        <translation>Tiefen-Vordurchlauf bei niedrigen Einstellungen</translation>
    </message>
    <message>
        <source>No highlighting</source>
        <translation>Keine Hervorhebung</translation>
    </message>
    <message>
        <source>Clamp output</source>
        <translation>Ausgabe begrenzen</translation>
    </message>
    <message>
        <source>Geometry visible</source>
        <translation>Geometrie sichtbar</translation>
    </message>
    <message>
        <source>Soft edges</source>
        <translation>Weiche Kanten</translation>
    </message>
    <message>
        <source>Channel 0</source>
        <translation>Kanal 0</translation>
    </message>
    <message>
        <source>Channel 1</source>
        <translation>Kanal 1</translation>
    </message>
    <message>
        <source>Channel 2</source>
        <translation>Kanal 2</translation>
    </message>
    <message>
        <source>Channel 3</source>
        <translation>Kanal 3</translation>
    </message>
    <message>
        <source>Channel 4</source>
        <translation>Kanal 4</translation>
    </message>
    <message>
        <source>Channel 5</source>
        <translation>Kanal 5</translation>
    </message>
    <message>
        <source>Channel 6</source>
        <translation>Kanal 6</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>Invertieren</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>Begrenzen</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>Multiplizieren</translation>
    </message>
    <message>
        <source>Flipbook of the particle</source>
        <translation>Flipbook des Partikels</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Fresnel transform</source>
        <translation>Fresnel transformieren</translation>
    </message>
    <message>
        <source>Fresnel normalized</source>
        <translation>Fresnel normalisiert</translation>
    </message>
    <message>
        <source>Fresnel in the model&apos;s space</source>
        <translation>Fresnel im Modellraum</translation>
    </message>
    <message>
        <source>Fresnel not mirrored</source>
        <translation>Fresnel nicht gespiegelt</translation>
    </message>
    <message>
        <source>UV 0</source>
        <translation>UV 0</translation>
    </message>
    <message>
        <source>UV 1</source>
        <translation>UV 1</translation>
    </message>
    <message>
        <source>Reflected cube environment</source>
        <translation>Reflektierte Würfel-Umgebung</translation>
    </message>
    <message>
        <source>Reflected sphere environment</source>
        <translation>Reflektierte Kugel-Umgebung</translation>
    </message>
    <message>
        <source>Planar local Z</source>
        <translation>Planar lokal Z</translation>
    </message>
    <message>
        <source>Planar world Z</source>
        <translation>Planar Welt Z</translation>
    </message>
    <message>
        <source>Cube environment</source>
        <translation>Würfel-Umgebung</translation>
    </message>
    <message>
        <source>Sphere environment</source>
        <translation>Kugel-Umgebung</translation>
    </message>
    <message>
        <source>UV 2</source>
        <translation>UV 2</translation>
    </message>
    <message>
        <source>UV 3</source>
        <translation>UV 3</translation>
    </message>
    <message>
        <source>Planar local X</source>
        <translation>Planar lokal X</translation>
    </message>
    <message>
        <source>Planar local Y</source>
        <translation>Planar lokal Y</translation>
    </message>
    <message>
        <source>Planar world X</source>
        <translation>Planar Welt X</translation>
    </message>
    <message>
        <source>Planar world Y</source>
        <translation>Planar Welt Y</translation>
    </message>
    <message>
        <source>Screen space</source>
        <translation>Bildschirmraum</translation>
    </message>
    <message>
        <source>Tri-planar world</source>
        <translation>Triplanar Welt</translation>
    </message>
    <message>
        <source>Tri-planar local</source>
        <translation>Triplanar lokal</translation>
    </message>
    <message>
        <source>Tri-planar world, local Z</source>
        <translation>Triplanar Welt, lokal Z</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Fresnel</source>
        <translation>Fresnel</translation>
    </message>
    <message>
        <source>Inverted fresnel</source>
        <translation>Fresnel invertiert</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Draw after transparency</source>
        <translation>Nach Transparentem zeichnen</translation>
    </message>
    <message>
        <source>Use the normal layer</source>
        <translation>Normalen-Layer verwenden</translation>
    </message>
    <message>
        <source>Use the strength layer</source>
        <translation>Stärke-Layer verwenden</translation>
    </message>
    <message>
        <source>Drawn with transparent objects</source>
        <translation>Mit transparenten Objekten gezeichnet</translation>
    </message>
    <message>
        <source>Blurring</source>
        <translation>Unschärfe</translation>
    </message>
    <message>
        <source>Use the blur layer</source>
        <translation>Unschärfe-Layer verwenden</translation>
    </message>
    <message>
        <source>Bones fixed</source>
        <translation>Bones korrigiert</translation>
    </message>
    <message>
        <source>UV densities computed</source>
        <translation>UV-Dichten berechnet</translation>
    </message>
    <message>
        <source>Relative bounds</source>
        <translation>Relative Grenzen</translation>
    </message>
    <message>
        <source>Section bounds fixed</source>
        <translation>Abschnittsgrenzen korrigiert</translation>
    </message>
    <message>
        <source>Track sets computed</source>
        <translation>Spursätze berechnet</translation>
    </message>
    <message>
        <source>Track collections sorted</source>
        <translation>Spursammlungen sortiert</translation>
    </message>
    <message>
        <source>Accepts splats</source>
        <translation>Nimmt Splats an</translation>
    </message>
    <message>
        <source>Animated flags valid</source>
        <translation>Animiert-Flags gültig</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>Geändert (Dirty)</translation>
    </message>
    <message>
        <source>No fog of war tint</source>
        <translation>Keine Tönung durch Kriegsnebel</translation>
    </message>
    <message>
        <source>Instanced vertex buffer</source>
        <translation>Instanzierter Vertexpuffer</translation>
    </message>
    <message>
        <source>Force sampled fog of war</source>
        <translation>Abgetasteten Kriegsnebel erzwingen</translation>
    </message>
    <message>
        <source>Instanced model</source>
        <translation>Instanziertes Modell</translation>
    </message>
    <message>
        <source>No fog of war</source>
        <translation>Kein Kriegsnebel</translation>
    </message>
    <message>
        <source>Bone animated flags solved</source>
        <translation>Animiert-Flags der Bones bestimmt</translation>
    </message>
    <message>
        <source>Shadows of local lights</source>
        <translation>Schatten lokaler Lichter</translation>
    </message>
    <message>
        <source>Avoid sampled fog of war</source>
        <translation>Abgetasteten Kriegsnebel vermeiden</translation>
    </message>
    <message>
        <source>Bones 1 and 2</source>
        <translation>Bones 1 und 2</translation>
    </message>
    <message>
        <source>Bones 3 and 4</source>
        <translation>Bones 3 und 4</translation>
    </message>
    <message>
        <source>UV set 1, floats</source>
        <translation>UV-Satz 1, Gleitkomma</translation>
    </message>
    <message>
        <source>UV set 2, floats</source>
        <translation>UV-Satz 2, Gleitkomma</translation>
    </message>
    <message>
        <source>UV set 3, floats</source>
        <translation>UV-Satz 3, Gleitkomma</translation>
    </message>
    <message>
        <source>UV set 4, floats</source>
        <translation>UV-Satz 4, Gleitkomma</translation>
    </message>
    <message>
        <source>UV set 3</source>
        <translation>UV-Satz 3</translation>
    </message>
    <message>
        <source>UV set 4</source>
        <translation>UV-Satz 4</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>Tangente</translation>
    </message>
    <message>
        <source>UV set 5</source>
        <translation>UV-Satz 5</translation>
    </message>
    <message>
        <source>Always global</source>
        <translation>Immer global</translation>
    </message>
    <message>
        <source>Global in previewer</source>
        <translation>Global im Previewer</translation>
    </message>
    <message>
        <source>Events (SDEV)</source>
        <translation>Ereignisse (SDEV)</translation>
    </message>
    <message>
        <source>Two numbers (SD2V)</source>
        <translation>Zwei Zahlen (SD2V)</translation>
    </message>
    <message>
        <source>Three numbers (SD3V)</source>
        <translation>Drei Zahlen (SD3V)</translation>
    </message>
    <message>
        <source>Rotation (SD4Q)</source>
        <translation>Drehung (SD4Q)</translation>
    </message>
    <message>
        <source>Colour (SDCC)</source>
        <translation>Farbe (SDCC)</translation>
    </message>
    <message>
        <source>Number (SDR3)</source>
        <translation>Zahl (SDR3)</translation>
    </message>
    <message>
        <source>8 bits (SDU8)</source>
        <translation>8 Bits (SDU8)</translation>
    </message>
    <message>
        <source>16 bits, signed (SDS6)</source>
        <translation>16 Bits, mit Vorzeichen (SDS6)</translation>
    </message>
    <message>
        <source>16 bits (SDU6)</source>
        <translation>16 Bits (SDU6)</translation>
    </message>
    <message>
        <source>32 bits, signed (SDS3)</source>
        <translation>32 Bits, mit Vorzeichen (SDS3)</translation>
    </message>
    <message>
        <source>32 bits (SDU3)</source>
        <translation>32 Bits (SDU3)</translation>
    </message>
    <message>
        <source>Flag (SDFG)</source>
        <translation>Flag (SDFG)</translation>
    </message>
    <message>
        <source>Bounds (SDMB)</source>
        <translation>Grenzen (SDMB)</translation>
    </message>
    <message>
        <source>Inherit translation</source>
        <translation>Verschiebung erben</translation>
    </message>
    <message>
        <source>Inherit rotation</source>
        <translation>Drehung erben</translation>
    </message>
    <message>
        <source>Billboarded (2)</source>
        <translation>Billboard (2)</translation>
    </message>
    <message>
        <source>2D projection</source>
        <translation>2D-Projektion</translation>
    </message>
    <message>
        <source>Inverse kinematics</source>
        <translation>Inverse Kinematik</translation>
    </message>
    <message>
        <source>Skinned</source>
        <translation>Mit Skinning</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>Real</translation>
    </message>
    <message>
        <source>Batch 1</source>
        <translation>Batch 1</translation>
    </message>
    <message>
        <source>Batch 2</source>
        <translation>Batch 2</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verborgen</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>Platzhalter</translation>
    </message>
    <message>
        <source>Simulated as cloth</source>
        <translation>Als Stoff simuliert</translation>
    </message>
    <message>
        <source>Influenced by cloth</source>
        <translation>Von Stoff beeinflusst</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Unset</source>
        <translation>Nicht gesetzt</translation>
    </message>
    <message>
        <source>Unknown (0x1)</source>
        <translation>Unbekannt (0x1)</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Always set</source>
        <translation>Immer gesetzt</translation>
    </message>
    <message>
        <source>Sort by distance</source>
        <translation>Nach Entfernung sortieren</translation>
    </message>
    <message>
        <source>Emit at collisions</source>
        <translation>Bei Kollisionen ausstoßen</translation>
    </message>
    <message>
        <source>Cut-out</source>
        <translation>Ausschnitt</translation>
    </message>
    <message>
        <source>Inherit emission</source>
        <translation>Ausstoß vererben</translation>
    </message>
    <message>
        <source>Sort by height</source>
        <translation>Nach Höhe sortieren</translation>
    </message>
    <message>
        <source>Sort in reverse</source>
        <translation>Umgekehrt sortieren</translation>
    </message>
    <message>
        <source>Smooth rotation (old)</source>
        <translation>Drehung geglättet (alt)</translation>
    </message>
    <message>
        <source>Bezier rotation (old)</source>
        <translation>Drehung als Bézier (alt)</translation>
    </message>
    <message>
        <source>Smooth colour (old)</source>
        <translation>Farbe geglättet (alt)</translation>
    </message>
    <message>
        <source>Bezier colour (old)</source>
        <translation>Farbe als Bézier (alt)</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>Beleuchtet</translation>
    </message>
    <message>
        <source>Multiply gravity by mass</source>
        <translation>Schwerkraft mit Masse multiplizieren</translation>
    </message>
    <message>
        <source>Clamp tails</source>
        <translation>Schweife begrenzen</translation>
    </message>
    <message>
        <source>Trailing particles</source>
        <translation>Nachgezogene Partikel</translation>
    </message>
    <message>
        <source>Fixed tail length</source>
        <translation>Feste Schweiflänge</translation>
    </message>
    <message>
        <source>Model particles</source>
        <translation>Modellpartikel</translation>
    </message>
    <message>
        <source>Swap Y and Z of models</source>
        <translation>Y und Z der Modelle tauschen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Scheibe</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Mesh</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Z axis</source>
        <translation>Z-Achse</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Mesh normal</source>
        <translation>Mesh-Normale</translation>
    </message>
    <message>
        <source>Billboard</source>
        <translation>Billboard</translation>
    </message>
    <message>
        <source>Travel direction</source>
        <translation>Flugrichtung</translation>
    </message>
    <message>
        <source>World direction</source>
        <translation>Weltrichtung</translation>
    </message>
    <message>
        <source>Single axis</source>
        <translation>Einzelne Achse</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>Boden</translation>
    </message>
    <message>
        <source>Ground tail</source>
        <translation>Bodenschweif</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>Emitter</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>Kollision</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Tail (alternate)</source>
        <translation>Schweif (alternativ)</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Geglättet</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bézier</translation>
    </message>
    <message>
        <source>Linear with hold</source>
        <translation>Linear mit Halten</translation>
    </message>
    <message>
        <source>Bezier with hold</source>
        <translation>Bézier mit Halten</translation>
    </message>
    <message>
        <source>Sine</source>
        <translation>Sinus</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Saw tooth</source>
        <translation>Sägezahn</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Random noise</source>
        <translation>Zufälliges Rauschen</translation>
    </message>
    <message>
        <source>Continuous noise</source>
        <translation>Stetiges Rauschen</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>Konvexe Hülle</translation>
    </message>
    <message>
        <source>Conical</source>
        <translation>Kegelgelenk</translation>
    </message>
    <message>
        <source>Metal Heavy</source>
        <translation>Metall, schwer</translation>
    </message>
    <message>
        <source>Metal Light</source>
        <translation>Metall, leicht</translation>
    </message>
    <message>
        <source>Metal Protoss</source>
        <translation>Metall, Protoss</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Fels</translation>
    </message>
    <message>
        <source>Flesh</source>
        <translation>Fleisch</translation>
    </message>
    <message>
        <source>Light Armor</source>
        <translation>Leichte Panzerung</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Dirt</source>
        <translation>Erde</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>Lava</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>Kunststoff</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>Gummi</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>Eis</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Cloth Heavy</source>
        <translation>Stoff, schwer</translation>
    </message>
    <message>
        <source>Cloth Light</source>
        <translation>Stoff, leicht</translation>
    </message>
    <message>
        <source>Energy Shield</source>
        <translation>Energieschild</translation>
    </message>
    <message>
        <source>Collidable</source>
        <translation>Kollidierbar</translation>
    </message>
    <message>
        <source>Walkable</source>
        <translation>Begehbar</translation>
    </message>
    <message>
        <source>Stackable</source>
        <translation>Stapelbar</translation>
    </message>
    <message>
        <source>Simulate on collision</source>
        <translation>Bei Kollision simulieren</translation>
    </message>
    <message>
        <source>Ignore local bodies</source>
        <translation>Lokale Körper ignorieren</translation>
    </message>
    <message>
        <source>Always exists</source>
        <translation>Immer vorhanden</translation>
    </message>
    <message>
        <source>Inherit physics state</source>
        <translation>Physikzustand erben</translation>
    </message>
    <message>
        <source>Do not simulate</source>
        <translation>Nicht simulieren</translation>
    </message>
    <message>
        <source>Ignore simulate event</source>
        <translation>Simulate-Ereignis ignorieren</translation>
    </message>
    <message>
        <source>Custom material properties</source>
        <translation>Eigene Materialeigenschaften</translation>
    </message>
    <message>
        <source>Channel 7</source>
        <translation>Kanal 7</translation>
    </message>
    <message>
        <source>Channel 8</source>
        <translation>Kanal 8</translation>
    </message>
    <message>
        <source>Channel 9</source>
        <translation>Kanal 9</translation>
    </message>
    <message>
        <source>Channel 10</source>
        <translation>Kanal 10</translation>
    </message>
    <message>
        <source>Channel 11</source>
        <translation>Kanal 11</translation>
    </message>
    <message>
        <source>Channel 12</source>
        <translation>Kanal 12</translation>
    </message>
    <message>
        <source>Channel 13</source>
        <translation>Kanal 13</translation>
    </message>
    <message>
        <source>Channel 14</source>
        <translation>Kanal 14</translation>
    </message>
    <message>
        <source>Channel 15</source>
        <translation>Kanal 15</translation>
    </message>
    <message>
        <source>Channel 16</source>
        <translation>Kanal 16</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>Blut</translation>
    </message>
    <message>
        <source>Magnetic</source>
        <translation>Magnetisch</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>Gestrüpp</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>Bäume</translation>
    </message>
    <message>
        <source>Main part</source>
        <translation>Hauptteil</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Volumetric</source>
        <translation>Volumetrisch</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Alpha end</source>
        <translation>Alpha am Ende</translation>
    </message>
    <message>
        <source>Alpha hold</source>
        <translation>Alpha, Halten</translation>
    </message>
    <message>
        <source>Alpha middle</source>
        <translation>Alpha, Mitte</translation>
    </message>
    <message>
        <source>Alpha start</source>
        <translation>Alpha am Anfang</translation>
    </message>
    <message>
        <source>Alpha test threshold</source>
        <translation>Schwelle des Alphatests</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Alpha-Schwelle</translation>
    </message>
    <message>
        <source>Alpha variation</source>
        <translation>Schwankung des Alphas</translation>
    </message>
    <message>
        <source>Alpha variation amplitude</source>
        <translation>Schwankung des Alphas, Amplitude</translation>
    </message>
    <message>
        <source>Alpha variation frequency</source>
        <translation>Schwankung des Alphas, Frequenz</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Angular</source>
        <translation>Drehanteil</translation>
    </message>
    <message>
        <source>Animated number</source>
        <translation>Animierte Zahl</translation>
    </message>
    <message>
        <source>Animated value</source>
        <translation>Animierter Wert</translation>
    </message>
    <message>
        <source>Animation ID</source>
        <translation>Animations-ID</translation>
    </message>
    <message>
        <source>Animation IDs</source>
        <translation>Animations-IDs</translation>
    </message>
    <message>
        <source>Animation block</source>
        <translation>Animationsblock</translation>
    </message>
    <message>
        <source>Animation collection (STC)</source>
        <translation>Animationssammlung (STC)</translation>
    </message>
    <message>
        <source>Animation collections (STC)</source>
        <translation>Animationssammlungen (STC)</translation>
    </message>
    <message>
        <source>Animation set</source>
        <translation>Animationssatz</translation>
    </message>
    <message>
        <source>Animation set (STS)</source>
        <translation>Animationssatz (STS)</translation>
    </message>
    <message>
        <source>Animation set copy</source>
        <translation>Kopie des Animationssatzes</translation>
    </message>
    <message>
        <source>Animation sets</source>
        <translation>Animationssätze</translation>
    </message>
    <message>
        <source>Animation sets (STS)</source>
        <translation>Animationssätze (STS)</translation>
    </message>
    <message>
        <source>Aperture</source>
        <translation>Blende</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>Seitenverhältnis</translation>
    </message>
    <message>
        <source>Attachment names</source>
        <translation>Attachment-Namen</translation>
    </message>
    <message>
        <source>Attachment volume</source>
        <translation>Attachment-Volumen</translation>
    </message>
    <message>
        <source>Attachment volumes</source>
        <translation>Attachment-Volumen</translation>
    </message>
    <message>
        <source>Attenuation distance</source>
        <translation>Entfernung der Abschwächung</translation>
    </message>
    <message>
        <source>Attenuation limit</source>
        <translation>Grenze der Abschwächung</translation>
    </message>
    <message>
        <source>Axial</source>
        <translation>Achsenanteil</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Base bone</source>
        <translation>Basis-Bone</translation>
    </message>
    <message>
        <source>Batching</source>
        <translation>Batching</translation>
    </message>
    <message>
        <source>Billboards</source>
        <translation>Billboards</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>Überblendung am Ende</translation>
    </message>
    <message>
        <source>Blending stiffness</source>
        <translation>Biegesteifigkeit</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Unschärfe</translation>
    </message>
    <message>
        <source>Blur angle</source>
        <translation>Winkel der Unschärfe</translation>
    </message>
    <message>
        <source>Blur diameter</source>
        <translation>Durchmesser der Unschärfe</translation>
    </message>
    <message>
        <source>Blur distance</source>
        <translation>Breite der Unschärfe</translation>
    </message>
    <message>
        <source>Bone 1</source>
        <translation>Bone 1</translation>
    </message>
    <message>
        <source>Bone 2</source>
        <translation>Bone 2</translation>
    </message>
    <message>
        <source>Bone 3</source>
        <translation>Bone 3</translation>
    </message>
    <message>
        <source>Bone copy</source>
        <translation>Bone-Kopie</translation>
    </message>
    <message>
        <source>Bone fallback</source>
        <translation>Ersatz-Bone</translation>
    </message>
    <message>
        <source>Bone lookup</source>
        <translation>Bone-Zuordnung</translation>
    </message>
    <message>
        <source>Bone lookup count</source>
        <translation>Länge der Bone-Zuordnung</translation>
    </message>
    <message>
        <source>Bone set</source>
        <translation>Bone-Satz</translation>
    </message>
    <message>
        <source>Bone sets</source>
        <translation>Bone-Sätze</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>Abprall</translation>
    </message>
    <message>
        <source>Box back</source>
        <translation>Quader, hinten</translation>
    </message>
    <message>
        <source>Box bottom</source>
        <translation>Quader, unten</translation>
    </message>
    <message>
        <source>Box front</source>
        <translation>Quader, vorn</translation>
    </message>
    <message>
        <source>Box left</source>
        <translation>Quader, links</translation>
    </message>
    <message>
        <source>Box right</source>
        <translation>Quader, rechts</translation>
    </message>
    <message>
        <source>Box top</source>
        <translation>Quader, oben</translation>
    </message>
    <message>
        <source>Break threshold</source>
        <translation>Bruchschwelle</translation>
    </message>
    <message>
        <source>Buffer material</source>
        <translation>Puffer-Material</translation>
    </message>
    <message>
        <source>Buffer materials</source>
        <translation>Puffer-Materialien</translation>
    </message>
    <message>
        <source>Camera names</source>
        <translation>Kameranamen</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kindknoten</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>Cloth collider</source>
        <translation>Stoff-Kollisionskörper</translation>
    </message>
    <message>
        <source>Cloth proxy</source>
        <translation>Stoff-Proxy</translation>
    </message>
    <message>
        <source>Cloths</source>
        <translation>Stoffe</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>Kollisionskörper</translation>
    </message>
    <message>
        <source>Collision chance</source>
        <translation>Kollision, Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Collision emitter</source>
        <translation>Kollision, Emitter</translation>
    </message>
    <message>
        <source>Collision energy</source>
        <translation>Kollision, Energie</translation>
    </message>
    <message>
        <source>Collision faces</source>
        <translation>Kollisionsflächen</translation>
    </message>
    <message>
        <source>Collision limit</source>
        <translation>Kollision, Grenze</translation>
    </message>
    <message>
        <source>Collision maximum</source>
        <translation>Kollision, Maximum</translation>
    </message>
    <message>
        <source>Collision minimum</source>
        <translation>Kollision, Minimum</translation>
    </message>
    <message>
        <source>Collision projection</source>
        <translation>Kollision, Projektion</translation>
    </message>
    <message>
        <source>Collision projection chance</source>
        <translation>Kollision, Wahrscheinlichkeit der Projektion</translation>
    </message>
    <message>
        <source>Collision ribbon</source>
        <translation>Kollision, Ribbon</translation>
    </message>
    <message>
        <source>Collision ribbon chance</source>
        <translation>Kollision, Wahrscheinlichkeit des Ribbons</translation>
    </message>
    <message>
        <source>Colour end</source>
        <translation>Farbe am Ende</translation>
    </message>
    <message>
        <source>Colour hold</source>
        <translation>Farbe, Halten</translation>
    </message>
    <message>
        <source>Colour layer</source>
        <translation>Farb-Layer</translation>
    </message>
    <message>
        <source>Colour middle</source>
        <translation>Farbe, Mitte</translation>
    </message>
    <message>
        <source>Colour smoothing</source>
        <translation>Farbe, Glättung</translation>
    </message>
    <message>
        <source>Colour start</source>
        <translation>Farbe am Anfang</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>Schwankung der Farbe</translation>
    </message>
    <message>
        <source>Colour variation amplitude</source>
        <translation>Schwankung der Farbe, Amplitude</translation>
    </message>
    <message>
        <source>Colour variation frequency</source>
        <translation>Schwankung der Farbe, Frequenz</translation>
    </message>
    <message>
        <source>Composite material</source>
        <translation>Zusammengesetztes Material</translation>
    </message>
    <message>
        <source>Composite materials</source>
        <translation>Zusammengesetzte Materialien</translation>
    </message>
    <message>
        <source>Composite section</source>
        <translation>Abschnitt eines zusammengesetzten Materials</translation>
    </message>
    <message>
        <source>Concurrent</source>
        <translation>Gleichzeitig</translation>
    </message>
    <message>
        <source>Cone angle</source>
        <translation>Kegelwinkel</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Creep material</source>
        <translation>Creep-Material</translation>
    </message>
    <message>
        <source>Creep materials</source>
        <translation>Creep-Materialien</translation>
    </message>
    <message>
        <source>Cull method</source>
        <translation>Culling-Methode</translation>
    </message>
    <message>
        <source>Cutout radius</source>
        <translation>Radius des Ausschnitts</translation>
    </message>
    <message>
        <source>Cutout size</source>
        <translation>Größe des Ausschnitts</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>Dämpfungsgrad</translation>
    </message>
    <message>
        <source>Decal</source>
        <translation>Decal</translation>
    </message>
    <message>
        <source>Decal blend</source>
        <translation>Decal, Mischart</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>Abhängige</translation>
    </message>
    <message>
        <source>Depth blend falloff</source>
        <translation>Abfall der Tiefenüberblendung</translation>
    </message>
    <message>
        <source>Depth of field</source>
        <translation>Tiefenschärfe</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Direction norm</source>
        <translation>Richtung, Norm</translation>
    </message>
    <message>
        <source>Displacement material</source>
        <translation>Verzerrungsmaterial (Displacement)</translation>
    </message>
    <message>
        <source>Displacement materials</source>
        <translation>Verzerrungsmaterialien (Displacement)</translation>
    </message>
    <message>
        <source>Displacement strength</source>
        <translation>Stärke der Verzerrung</translation>
    </message>
    <message>
        <source>Distance limit</source>
        <translation>Entfernungsgrenze</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Unterteilung</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>Unterteilungen</translation>
    </message>
    <message>
        <source>Drawn region</source>
        <translation>Gezeichnete Region</translation>
    </message>
    <message>
        <source>Edge 1</source>
        <translation>Kante 1</translation>
    </message>
    <message>
        <source>Edge 2</source>
        <translation>Kante 2</translation>
    </message>
    <message>
        <source>Edge 3</source>
        <translation>Kante 3</translation>
    </message>
    <message>
        <source>Emission type</source>
        <translation>Emissionsart</translation>
    </message>
    <message>
        <source>Emissive 1 blend</source>
        <translation>Selbstleuchten 1, Mischart</translation>
    </message>
    <message>
        <source>Emissive 2 blend</source>
        <translation>Selbstleuchten 2, Mischart</translation>
    </message>
    <message>
        <source>End bone</source>
        <translation>End-Bone</translation>
    </message>
    <message>
        <source>End factor</source>
        <translation>Faktor am Ende</translation>
    </message>
    <message>
        <source>Environment mask</source>
        <translation>Umgebungsmaske</translation>
    </message>
    <message>
        <source>Explosion scale</source>
        <translation>Explosionsfaktor</translation>
    </message>
    <message>
        <source>Face 1</source>
        <translation>Fläche 1</translation>
    </message>
    <message>
        <source>Face 2</source>
        <translation>Fläche 2</translation>
    </message>
    <message>
        <source>Face source</source>
        <translation>Der Quelle zuwenden</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Falloff rate</source>
        <translation>Tempo der Abnahme</translation>
    </message>
    <message>
        <source>Falloff threshold</source>
        <translation>Schwelle der Abnahme</translation>
    </message>
    <message>
        <source>Far focus range</source>
        <translation>Ferner Fokusbereich</translation>
    </message>
    <message>
        <source>File path</source>
        <translation>Dateipfad</translation>
    </message>
    <message>
        <source>First bone lookup</source>
        <translation>Anfang der Bone-Zuordnung</translation>
    </message>
    <message>
        <source>First frame of the video</source>
        <translation>Erstes Bild des Videos</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>Erster Index</translation>
    </message>
    <message>
        <source>First phase end</source>
        <translation>Erste Phase, Ende</translation>
    </message>
    <message>
        <source>First phase length</source>
        <translation>Erste Phase, Länge</translation>
    </message>
    <message>
        <source>First phase start</source>
        <translation>Erste Phase, Anfang</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Abflachen</translation>
    </message>
    <message>
        <source>Flipbook column width</source>
        <translation>Flipbook-Spaltenbreite</translation>
    </message>
    <message>
        <source>Flipbook columns</source>
        <translation>Flipbook-Spalten</translation>
    </message>
    <message>
        <source>Flipbook frame</source>
        <translation>Flipbook-Bild</translation>
    </message>
    <message>
        <source>Flipbook row height</source>
        <translation>Flipbook-Zeilenhöhe</translation>
    </message>
    <message>
        <source>Flipbook rows</source>
        <translation>Flipbook-Zeilen</translation>
    </message>
    <message>
        <source>Focus distance</source>
        <translation>Fokusentfernung</translation>
    </message>
    <message>
        <source>Focus type</source>
        <translation>Fokusart</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Kraft</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Kräfte</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward matrix</source>
        <translation>Vorwärtsmatrix</translation>
    </message>
    <message>
        <source>Fresnel exponent</source>
        <translation>Fresnel-Exponent</translation>
    </message>
    <message>
        <source>Fresnel mask</source>
        <translation>Fresnel-Maske</translation>
    </message>
    <message>
        <source>Fresnel minimum</source>
        <translation>Fresnel-Minimum</translation>
    </message>
    <message>
        <source>Fresnel pitch</source>
        <translation>Fresnel-Nicken</translation>
    </message>
    <message>
        <source>Fresnel range</source>
        <translation>Fresnel-Bereich</translation>
    </message>
    <message>
        <source>Fresnel translation</source>
        <translation>Fresnel-Verschiebung</translation>
    </message>
    <message>
        <source>Fresnel type</source>
        <translation>Fresnel-Art</translation>
    </message>
    <message>
        <source>Fresnel yaw</source>
        <translation>Fresnel-Gieren</translation>
    </message>
    <message>
        <source>Friction on</source>
        <translation>Reibung eingeschaltet</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glanzschärfe</translation>
    </message>
    <message>
        <source>Goal threshold</source>
        <translation>Zielschwelle</translation>
    </message>
    <message>
        <source>Gravity factor</source>
        <translation>Schwerkraftfaktor</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>Schwerkraft X</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>Schwerkraft Y</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>HDR emissive</source>
        <translation>HDR-Selbstleuchten</translation>
    </message>
    <message>
        <source>HDR environment, constant</source>
        <translation>HDR-Umgebung, konstant</translation>
    </message>
    <message>
        <source>HDR environment, diffuse</source>
        <translation>HDR-Umgebung, diffus</translation>
    </message>
    <message>
        <source>HDR environment, specular</source>
        <translation>HDR-Umgebung, Glanz</translation>
    </message>
    <message>
        <source>HDR specular</source>
        <translation>HDR-Glanz</translation>
    </message>
    <message>
        <source>Hair material</source>
        <translation>Haarmaterial</translation>
    </message>
    <message>
        <source>Hair materials</source>
        <translation>Haarmaterialien</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>Hashes</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height falloff</source>
        <translation>Abnahme der Höhe</translation>
    </message>
    <message>
        <source>Hinge axis</source>
        <translation>Scharnierachse</translation>
    </message>
    <message>
        <source>Hit test</source>
        <translation>Treffertest</translation>
    </message>
    <message>
        <source>Hit tests</source>
        <translation>Treffertests</translation>
    </message>
    <message>
        <source>Horizontal spread</source>
        <translation>Horizontale Streuung</translation>
    </message>
    <message>
        <source>Horizontal spread variation</source>
        <translation>Schwankung der horizontalen Streuung</translation>
    </message>
    <message>
        <source>Horizontal spread variation amplitude</source>
        <translation>Schwankung der horizontalen Streuung, Amplitude</translation>
    </message>
    <message>
        <source>Horizontal spread variation frequency</source>
        <translation>Schwankung der horizontalen Streuung, Frequenz</translation>
    </message>
    <message>
        <source>Horizontal stiffness</source>
        <translation>Horizontale Steifigkeit</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Hotspot</translation>
    </message>
    <message>
        <source>Hull centre</source>
        <translation>Mitte der Hülle</translation>
    </message>
    <message>
        <source>Hull edge</source>
        <translation>Kante der Hülle</translation>
    </message>
    <message>
        <source>Hull edge count</source>
        <translation>Anzahl der Kanten der Hülle</translation>
    </message>
    <message>
        <source>Hull edges</source>
        <translation>Kanten der Hülle</translation>
    </message>
    <message>
        <source>Hull normal count</source>
        <translation>Anzahl der Normalen der Hülle</translation>
    </message>
    <message>
        <source>Hull normals</source>
        <translation>Normalen der Hülle</translation>
    </message>
    <message>
        <source>Hull vertex count</source>
        <translation>Anzahl der Vertices der Hülle</translation>
    </message>
    <message>
        <source>Hull vertex faces</source>
        <translation>Flächen der Vertices der Hülle</translation>
    </message>
    <message>
        <source>Hull vertices</source>
        <translation>Vertices der Hülle</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK-Bone</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK-Bones</translation>
    </message>
    <message>
        <source>IK chain</source>
        <translation>IK-Kette</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK-Ketten</translation>
    </message>
    <message>
        <source>IK hinge</source>
        <translation>IK-Scharnier</translation>
    </message>
    <message>
        <source>IK hinges</source>
        <translation>IK-Scharniere</translation>
    </message>
    <message>
        <source>IK joint</source>
        <translation>IK-Gelenk</translation>
    </message>
    <message>
        <source>IK joints</source>
        <translation>IK-Gelenke</translation>
    </message>
    <message>
        <source>Index plus length</source>
        <translation>Index plus Länge</translation>
    </message>
    <message>
        <source>Instance distance</source>
        <translation>Abstand der Instanzen</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>Key data</source>
        <translation>Key-Daten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Last frame of the video</source>
        <translation>Letztes Bild des Videos</translation>
    </message>
    <message>
        <source>Lens flare material</source>
        <translation>Lens-Flare-Material</translation>
    </message>
    <message>
        <source>Lens flare materials</source>
        <translation>Lens-Flare-Materialien</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>Auftrieb</translation>
    </message>
    <message>
        <source>Light map</source>
        <translation>Lightmap</translation>
    </message>
    <message>
        <source>Local forces</source>
        <translation>Lokale Kräfte</translation>
    </message>
    <message>
        <source>Local forces fallback</source>
        <translation>Lokale Kräfte, Ersatz</translation>
    </message>
    <message>
        <source>Local wind</source>
        <translation>Lokaler Wind</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>Zur Kamera blicken</translation>
    </message>
    <message>
        <source>Lookups</source>
        <translation>Zuordnungen</translation>
    </message>
    <message>
        <source>Main bone offset</source>
        <translation>Versatz zum Haupt-Bone</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Mass size factor</source>
        <translation>Massenfaktor der Größe</translation>
    </message>
    <message>
        <source>Material class</source>
        <translation>Materialklasse</translation>
    </message>
    <message>
        <source>Material reference</source>
        <translation>Materialverweis</translation>
    </message>
    <message>
        <source>Material references</source>
        <translation>Materialverweise</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Matrix 1</source>
        <translation>Matrix 1</translation>
    </message>
    <message>
        <source>Matrix 2</source>
        <translation>Matrix 2</translation>
    </message>
    <message>
        <source>Maximum angle</source>
        <translation>Größter Winkel</translation>
    </message>
    <message>
        <source>Maximum cosine</source>
        <translation>Größter Kosinus</translation>
    </message>
    <message>
        <source>Maximum pitch</source>
        <translation>Größtes Nicken</translation>
    </message>
    <message>
        <source>Maximum yaw</source>
        <translation>Größtes Gieren</translation>
    </message>
    <message>
        <source>Mesh centre</source>
        <translation>Mesh-Mitte</translation>
    </message>
    <message>
        <source>Mesh depth</source>
        <translation>Mesh-Tiefe</translation>
    </message>
    <message>
        <source>Mesh edge</source>
        <translation>Mesh-Kante</translation>
    </message>
    <message>
        <source>Mesh edges</source>
        <translation>Mesh-Kanten</translation>
    </message>
    <message>
        <source>Mesh extent</source>
        <translation>Mesh-Ausdehnung</translation>
    </message>
    <message>
        <source>Mesh face</source>
        <translation>Mesh-Fläche</translation>
    </message>
    <message>
        <source>Mesh face count, 16 bits</source>
        <translation>Anzahl der Mesh-Flächen, 16 Bits</translation>
    </message>
    <message>
        <source>Mesh face count, 32 bits</source>
        <translation>Anzahl der Mesh-Flächen, 32 Bits</translation>
    </message>
    <message>
        <source>Mesh faces, 16 bits</source>
        <translation>Mesh-Flächen, 16 Bits</translation>
    </message>
    <message>
        <source>Mesh faces, 32 bits</source>
        <translation>Mesh-Flächen, 32 Bits</translation>
    </message>
    <message>
        <source>Mesh margin</source>
        <translation>Mesh-Rand</translation>
    </message>
    <message>
        <source>Mesh node</source>
        <translation>Mesh-Knoten</translation>
    </message>
    <message>
        <source>Mesh node count</source>
        <translation>Anzahl der Mesh-Knoten</translation>
    </message>
    <message>
        <source>Mesh nodes</source>
        <translation>Mesh-Knoten</translation>
    </message>
    <message>
        <source>Mesh section</source>
        <translation>Mesh-Abschnitt</translation>
    </message>
    <message>
        <source>Mesh tolerance</source>
        <translation>Mesh-Toleranz</translation>
    </message>
    <message>
        <source>Mesh triangle</source>
        <translation>Mesh-Dreieck</translation>
    </message>
    <message>
        <source>Mesh triangles</source>
        <translation>Mesh-Dreiecke</translation>
    </message>
    <message>
        <source>Mesh vertex count</source>
        <translation>Anzahl der Mesh-Vertices</translation>
    </message>
    <message>
        <source>Mesh vertices</source>
        <translation>Mesh-Vertices</translation>
    </message>
    <message>
        <source>Middle colour</source>
        <translation>Mittlere Farbe</translation>
    </message>
    <message>
        <source>Middle opacity</source>
        <translation>Mittlere Deckkraft</translation>
    </message>
    <message>
        <source>Minimum angle</source>
        <translation>Kleinster Winkel</translation>
    </message>
    <message>
        <source>Minimum cosine</source>
        <translation>Kleinster Kosinus</translation>
    </message>
    <message>
        <source>Minimum pitch</source>
        <translation>Kleinstes Nicken</translation>
    </message>
    <message>
        <source>Minimum yaw</source>
        <translation>Kleinstes Gieren</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>Bewegungsunschärfe</translation>
    </message>
    <message>
        <source>Movement speed</source>
        <translation>Bewegungsgeschwindigkeit</translation>
    </message>
    <message>
        <source>Near falloff end</source>
        <translation>Ende der nahen Abnahme</translation>
    </message>
    <message>
        <source>Near falloff start</source>
        <translation>Beginn der nahen Abnahme</translation>
    </message>
    <message>
        <source>Near focus range</source>
        <translation>Naher Fokusbereich</translation>
    </message>
    <message>
        <source>Near plane</source>
        <translation>Nahe Ebene</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nachfolger</translation>
    </message>
    <message>
        <source>Noise amplitude</source>
        <translation>Rauschen, Amplitude</translation>
    </message>
    <message>
        <source>Noise cohesion</source>
        <translation>Rauschen, Zusammenhalt</translation>
    </message>
    <message>
        <source>Noise edge</source>
        <translation>Rauschen, Rand</translation>
    </message>
    <message>
        <source>Noise frequency</source>
        <translation>Rauschen, Frequenz</translation>
    </message>
    <message>
        <source>Noise smoothness</source>
        <translation>Rauschen, Glätte</translation>
    </message>
    <message>
        <source>Noise type</source>
        <translation>Rauschen, Art</translation>
    </message>
    <message>
        <source>Normal blend 1</source>
        <translation>Normalenmischung 1</translation>
    </message>
    <message>
        <source>Normal blend 1 mask</source>
        <translation>Normalenmischung 1, Maske</translation>
    </message>
    <message>
        <source>Normal blend 2</source>
        <translation>Normalenmischung 2</translation>
    </message>
    <message>
        <source>Normal blend 2 mask</source>
        <translation>Normalenmischung 2, Maske</translation>
    </message>
    <message>
        <source>Normal blend mask factor</source>
        <translation>Normalenmischung, Maskenfaktor</translation>
    </message>
    <message>
        <source>Normal x</source>
        <translation>Normale X</translation>
    </message>
    <message>
        <source>Normal y</source>
        <translation>Normale Y</translation>
    </message>
    <message>
        <source>Null value</source>
        <translation>Nullwert</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Other vertex data</source>
        <translation>Weitere Vertexdaten</translation>
    </message>
    <message>
        <source>Parallax height</source>
        <translation>Parallaxenhöhe</translation>
    </message>
    <message>
        <source>Parent velocity</source>
        <translation>Geschwindigkeit des Elternknotens</translation>
    </message>
    <message>
        <source>Particle copies</source>
        <translation>Partikel-Kopien</translation>
    </message>
    <message>
        <source>Particle copy</source>
        <translation>Partikel-Kopie</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Nutzdaten</translation>
    </message>
    <message>
        <source>Phase shift</source>
        <translation>Phasenverschiebung</translation>
    </message>
    <message>
        <source>Physical material</source>
        <translation>Physikalisches Material</translation>
    </message>
    <message>
        <source>Physics bodies</source>
        <translation>Physikkörper</translation>
    </message>
    <message>
        <source>Physics body</source>
        <translation>Physikkörper</translation>
    </message>
    <message>
        <source>Physics constraints</source>
        <translation>Physik-Zwangsbedingungen</translation>
    </message>
    <message>
        <source>Physics joint</source>
        <translation>Physikgelenk</translation>
    </message>
    <message>
        <source>Physics joints</source>
        <translation>Physikgelenke</translation>
    </message>
    <message>
        <source>Pitch flags</source>
        <translation>Nicken, Flags</translation>
    </message>
    <message>
        <source>Pitch variation</source>
        <translation>Schwankung des Nickens</translation>
    </message>
    <message>
        <source>Pitch variation amplitude</source>
        <translation>Schwankung des Nickens, Amplitude</translation>
    </message>
    <message>
        <source>Pitch variation frequency</source>
        <translation>Schwankung des Nickens, Frequenz</translation>
    </message>
    <message>
        <source>Pitch weight</source>
        <translation>Nicken, Gewicht</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Primary shift</source>
        <translation>Erste Verschiebung</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Priorität</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>Proxys</translation>
    </message>
    <message>
        <source>Random alpha</source>
        <translation>Zufälliges Alpha</translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation>Zufällige Farbe</translation>
    </message>
    <message>
        <source>Random flags</source>
        <translation>Zufalls-Flags</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>Zufällige Drehung</translation>
    </message>
    <message>
        <source>Random size</source>
        <translation>Zufällige Größe</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>Reflection material</source>
        <translation>Reflexionsmaterial</translation>
    </message>
    <message>
        <source>Reflection materials</source>
        <translation>Reflexionsmaterialien</translation>
    </message>
    <message>
        <source>Reflection offset</source>
        <translation>Versatz der Reflexion</translation>
    </message>
    <message>
        <source>Reflection strength</source>
        <translation>Stärke der Reflexion</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Related to the UV source</source>
        <translation>Zur UV-Quelle gehörig</translation>
    </message>
    <message>
        <source>Render distance</source>
        <translation>Zeichenentfernung</translation>
    </message>
    <message>
        <source>Render-to-texture channels</source>
        <translation>Render-to-Texture-Kanäle</translation>
    </message>
    <message>
        <source>Replay end</source>
        <translation>Wiederholungen, Ende</translation>
    </message>
    <message>
        <source>Replay start</source>
        <translation>Wiederholungen, Anfang</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>Ruhepose</translation>
    </message>
    <message>
        <source>Rest poses</source>
        <translation>Ruheposen</translation>
    </message>
    <message>
        <source>Root bone</source>
        <translation>Wurzel-Bone</translation>
    </message>
    <message>
        <source>Rotation flags</source>
        <translation>Drehungs-Flags</translation>
    </message>
    <message>
        <source>Rotation hold</source>
        <translation>Drehung, Halten</translation>
    </message>
    <message>
        <source>Rotation middle</source>
        <translation>Drehung, Mitte</translation>
    </message>
    <message>
        <source>Rotation smoothing</source>
        <translation>Drehung, Glättung</translation>
    </message>
    <message>
        <source>Rotation variation</source>
        <translation>Schwankung der Drehung</translation>
    </message>
    <message>
        <source>Rotation variation amplitude</source>
        <translation>Schwankung der Drehung, Amplitude</translation>
    </message>
    <message>
        <source>Rotation variation frequency</source>
        <translation>Schwankung der Drehung, Frequenz</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Scale hold</source>
        <translation>Skalierung, Halten</translation>
    </message>
    <message>
        <source>Scale middle</source>
        <translation>Skalierung, Mitte</translation>
    </message>
    <message>
        <source>Scale smoothing</source>
        <translation>Skalierung, Glättung</translation>
    </message>
    <message>
        <source>Scale variation amplitude</source>
        <translation>Schwankung der Skalierung, Amplitude</translation>
    </message>
    <message>
        <source>Scale variation frequency</source>
        <translation>Schwankung der Skalierung, Frequenz</translation>
    </message>
    <message>
        <source>Scroll rate</source>
        <translation>Verschiebungsrate</translation>
    </message>
    <message>
        <source>Search down</source>
        <translation>Suche nach unten</translation>
    </message>
    <message>
        <source>Search speed</source>
        <translation>Suchgeschwindigkeit</translation>
    </message>
    <message>
        <source>Search up</source>
        <translation>Suche nach oben</translation>
    </message>
    <message>
        <source>Second phase end</source>
        <translation>Zweite Phase, Ende</translation>
    </message>
    <message>
        <source>Second phase start</source>
        <translation>Zweite Phase, Anfang</translation>
    </message>
    <message>
        <source>Secondary shift</source>
        <translation>Zweite Verschiebung</translation>
    </message>
    <message>
        <source>Section version</source>
        <translation>Abschnittsversion</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Sequence group (STG)</source>
        <translation>Sequenzgruppe (STG)</translation>
    </message>
    <message>
        <source>Sequence groups (STG)</source>
        <translation>Sequenzgruppen (STG)</translation>
    </message>
    <message>
        <source>Shadow boxes</source>
        <translation>Schattenquader</translation>
    </message>
    <message>
        <source>Shadow clip</source>
        <translation>Schattengrenze</translation>
    </message>
    <message>
        <source>Shape radius</source>
        <translation>Radius der Form</translation>
    </message>
    <message>
        <source>Shape regions</source>
        <translation>Regionen der Form</translation>
    </message>
    <message>
        <source>Shape size</source>
        <translation>Größe der Form</translation>
    </message>
    <message>
        <source>Shape spline</source>
        <translation>Spline der Form</translation>
    </message>
    <message>
        <source>Shear stiffness</source>
        <translation>Schersteifigkeit</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Simulated region</source>
        <translation>Simulierte Region</translation>
    </message>
    <message>
        <source>Simulation type</source>
        <translation>Simulationsart</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size X or radius</source>
        <translation>Größe X oder Radius</translation>
    </message>
    <message>
        <source>Size Y or height</source>
        <translation>Größe Y oder Höhe</translation>
    </message>
    <message>
        <source>Size Z</source>
        <translation>Größe Z</translation>
    </message>
    <message>
        <source>Size hold</source>
        <translation>Größe, Halten</translation>
    </message>
    <message>
        <source>Size middle</source>
        <translation>Größe, Mitte</translation>
    </message>
    <message>
        <source>Size smoothing</source>
        <translation>Größe, Glättung</translation>
    </message>
    <message>
        <source>Size variation</source>
        <translation>Schwankung der Größe</translation>
    </message>
    <message>
        <source>Size variation amplitude</source>
        <translation>Schwankung der Größe, Amplitude</translation>
    </message>
    <message>
        <source>Size variation frequency</source>
        <translation>Schwankung der Größe, Frequenz</translation>
    </message>
    <message>
        <source>Skin bones</source>
        <translation>Skin-Bones</translation>
    </message>
    <message>
        <source>Skin collision</source>
        <translation>Skin-Kollision</translation>
    </message>
    <message>
        <source>Skin exponent</source>
        <translation>Skin-Exponent</translation>
    </message>
    <message>
        <source>Skin offset</source>
        <translation>Skin-Abstand</translation>
    </message>
    <message>
        <source>Skin stiffness</source>
        <translation>Skin-Steifigkeit</translation>
    </message>
    <message>
        <source>Skinned bones</source>
        <translation>Bones mit Skinning</translation>
    </message>
    <message>
        <source>Slab maximum</source>
        <translation>Schicht, Maximum</translation>
    </message>
    <message>
        <source>Slab minimum</source>
        <translation>Schicht, Minimum</translation>
    </message>
    <message>
        <source>Specular colour</source>
        <translation>Glanzfarbe</translation>
    </message>
    <message>
        <source>Specular intensity</source>
        <translation>Glanzintensität</translation>
    </message>
    <message>
        <source>Specular mode</source>
        <translation>Glanzmodus</translation>
    </message>
    <message>
        <source>Specular noise</source>
        <translation>Glanzrauschen</translation>
    </message>
    <message>
        <source>Specular shift</source>
        <translation>Glanzverschiebung</translation>
    </message>
    <message>
        <source>Specularity</source>
        <translation>Glanz-Exponent</translation>
    </message>
    <message>
        <source>Speed variation amplitude</source>
        <translation>Schwankung der Geschwindigkeit, Amplitude</translation>
    </message>
    <message>
        <source>Speed variation frequency</source>
        <translation>Schwankung der Geschwindigkeit, Frequenz</translation>
    </message>
    <message>
        <source>Sphere stiffness</source>
        <translation>Kugelsteifigkeit</translation>
    </message>
    <message>
        <source>Splat terrain bake material</source>
        <translation>Splat-Terrain-Bake-Material</translation>
    </message>
    <message>
        <source>Splat terrain bake materials</source>
        <translation>Splat-Terrain-Bake-Materialien</translation>
    </message>
    <message>
        <source>Spline end</source>
        <translation>Spline-Ende</translation>
    </message>
    <message>
        <source>Spline start</source>
        <translation>Spline-Anfang</translation>
    </message>
    <message>
        <source>Splines</source>
        <translation>Splines</translation>
    </message>
    <message>
        <source>Split count</source>
        <translation>Anzahl der Teilungen</translation>
    </message>
    <message>
        <source>Split items</source>
        <translation>Teilungselemente</translation>
    </message>
    <message>
        <source>Standard material</source>
        <translation>Standardmaterial</translation>
    </message>
    <message>
        <source>Standard materials</source>
        <translation>Standardmaterialien</translation>
    </message>
    <message>
        <source>Star ratio</source>
        <translation>Sternverhältnis</translation>
    </message>
    <message>
        <source>Starburst</source>
        <translation>Starburst</translation>
    </message>
    <message>
        <source>Starbursts</source>
        <translation>Starbursts</translation>
    </message>
    <message>
        <source>Start factor</source>
        <translation>Faktor am Anfang</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Verweildauer</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Strength layer</source>
        <translation>Stärke-Layer</translation>
    </message>
    <message>
        <source>Stretch stiffness</source>
        <translation>Dehnsteifigkeit</translation>
    </message>
    <message>
        <source>Target bone</source>
        <translation>Ziel-Bone</translation>
    </message>
    <message>
        <source>Terrain data</source>
        <translation>Terrain-Daten</translation>
    </message>
    <message>
        <source>Terrain material</source>
        <translation>Terrain-Material</translation>
    </message>
    <message>
        <source>Terrain materials</source>
        <translation>Terrain-Materialien</translation>
    </message>
    <message>
        <source>Tight hit test</source>
        <translation>Enger Treffertest</translation>
    </message>
    <message>
        <source>Orphaned key times</source>
        <translation>Verwaiste Key-Zeiten</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Nachführung</translation>
    </message>
    <message>
        <source>Trail chance</source>
        <translation>Spur, Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Trail emitter</source>
        <translation>Spur, Emitter</translation>
    </message>
    <message>
        <source>Trail rate</source>
        <translation>Spur, Rate</translation>
    </message>
    <message>
        <source>Trailing</source>
        <translation>Nachfolgend</translation>
    </message>
    <message>
        <source>Tri-planar offset</source>
        <translation>Triplanarer Versatz</translation>
    </message>
    <message>
        <source>Tri-planar scale</source>
        <translation>Triplanare Skalierung</translation>
    </message>
    <message>
        <source>Turret</source>
        <translation>Geschützturm</translation>
    </message>
    <message>
        <source>Turret part</source>
        <translation>Geschützturmteil</translation>
    </message>
    <message>
        <source>Turret parts</source>
        <translation>Geschützturmteile</translation>
    </message>
    <message>
        <source>Turrets</source>
        <translation>Geschütztürme</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>Verdrehung</translation>
    </message>
    <message>
        <source>Twist hold</source>
        <translation>Verdrehung, Halten</translation>
    </message>
    <message>
        <source>Twist middle</source>
        <translation>Verdrehung, Mitte</translation>
    </message>
    <message>
        <source>UV W scale</source>
        <translation>UV-W-Skalierung</translation>
    </message>
    <message>
        <source>UV W translation</source>
        <translation>UV-W-Verschiebung</translation>
    </message>
    <message>
        <source>UV angle</source>
        <translation>UV-Winkel</translation>
    </message>
    <message>
        <source>UV density</source>
        <translation>UV-Dichte</translation>
    </message>
    <message>
        <source>UV offset</source>
        <translation>UV-Versatz</translation>
    </message>
    <message>
        <source>UV scale</source>
        <translation>UV-Skalierung</translation>
    </message>
    <message>
        <source>UV source</source>
        <translation>UV-Quelle</translation>
    </message>
    <message>
        <source>UV tiling</source>
        <translation>UV-Kachelung</translation>
    </message>
    <message>
        <source>Uniform scale</source>
        <translation>Einheitliche Skalierung</translation>
    </message>
    <message>
        <source>Unknown before spline</source>
        <translation>Unbekannt vor Spline</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>Unbekannter Abschnitt</translation>
    </message>
    <message>
        <source>Unknown sections</source>
        <translation>Unbekannte Abschnitte</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Up rotation 1</source>
        <translation>Aufwärtsdrehung 1</translation>
    </message>
    <message>
        <source>Up rotation 2</source>
        <translation>Aufwärtsdrehung 2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Orphaned key values</source>
        <translation>Verwaiste Key-Werte</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Velocity norm</source>
        <translation>Geschwindigkeit, Norm</translation>
    </message>
    <message>
        <source>Velocity variation</source>
        <translation>Schwankung der Geschwindigkeit</translation>
    </message>
    <message>
        <source>Velocity variation amplitude</source>
        <translation>Schwankung der Geschwindigkeit, Amplitude</translation>
    </message>
    <message>
        <source>Velocity variation frequency</source>
        <translation>Schwankung der Geschwindigkeit, Frequenz</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>Vertex</translation>
    </message>
    <message>
        <source>Vertex 1</source>
        <translation>Vertex 1</translation>
    </message>
    <message>
        <source>Vertex 2</source>
        <translation>Vertex 2</translation>
    </message>
    <message>
        <source>Vertex 3</source>
        <translation>Vertex 3</translation>
    </message>
    <message>
        <source>Vertex bones</source>
        <translation>Vertex-Bones</translation>
    </message>
    <message>
        <source>Vertex flags</source>
        <translation>Vertex-Flags</translation>
    </message>
    <message>
        <source>Vertex simulated</source>
        <translation>Vertex simuliert</translation>
    </message>
    <message>
        <source>Vertex weights</source>
        <translation>Vertexgewichte</translation>
    </message>
    <message>
        <source>Vertical field of view</source>
        <translation>Vertikales Sichtfeld</translation>
    </message>
    <message>
        <source>Vertical spread</source>
        <translation>Vertikale Streuung</translation>
    </message>
    <message>
        <source>Vertical spread variation</source>
        <translation>Schwankung der vertikalen Streuung</translation>
    </message>
    <message>
        <source>Vertical spread variation amplitude</source>
        <translation>Schwankung der vertikalen Streuung, Amplitude</translation>
    </message>
    <message>
        <source>Vertical spread variation frequency</source>
        <translation>Schwankung der vertikalen Streuung, Frequenz</translation>
    </message>
    <message>
        <source>Video channel</source>
        <translation>Videokanal</translation>
    </message>
    <message>
        <source>Video frame rate</source>
        <translation>Video-Bildrate</translation>
    </message>
    <message>
        <source>Video sync</source>
        <translation>Video-Synchronisation</translation>
    </message>
    <message>
        <source>Video mode</source>
        <translation>Videomodus</translation>
    </message>
    <message>
        <source>Video play</source>
        <translation>Video abspielen</translation>
    </message>
    <message>
        <source>Video restart</source>
        <translation>Video neu starten</translation>
    </message>
    <message>
        <source>View volumes</source>
        <translation>Sichtvolumen</translation>
    </message>
    <message>
        <source>Volume material</source>
        <translation>Volumen-Material</translation>
    </message>
    <message>
        <source>Volume materials</source>
        <translation>Volumen-Materialien</translation>
    </message>
    <message>
        <source>Volume noise material</source>
        <translation>Material mit Volumenrauschen</translation>
    </message>
    <message>
        <source>Volume noise materials</source>
        <translation>Materialien mit Volumenrauschen</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>Warp</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>Warps</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights used</source>
        <translation>Verwendete Gewichte</translation>
    </message>
    <message>
        <source>Width falloff</source>
        <translation>Abnahme der Breite</translation>
    </message>
    <message>
        <source>Wind factor</source>
        <translation>Windfaktor</translation>
    </message>
    <message>
        <source>Wind scale</source>
        <translation>Windskalierung</translation>
    </message>
    <message>
        <source>World forces</source>
        <translation>Weltkräfte</translation>
    </message>
    <message>
        <source>World forces fallback</source>
        <translation>Weltkräfte, Ersatz</translation>
    </message>
    <message>
        <source>World forces mass factor</source>
        <translation>Weltkräfte, Massenfaktor</translation>
    </message>
    <message>
        <source>Yaw</source>
        <translation>Gieren</translation>
    </message>
    <message>
        <source>Yaw flags</source>
        <translation>Gieren, Flags</translation>
    </message>
    <message>
        <source>Yaw variation</source>
        <translation>Schwankung des Gierens</translation>
    </message>
    <message>
        <source>Yaw variation amplitude</source>
        <translation>Schwankung des Gierens, Amplitude</translation>
    </message>
    <message>
        <source>Yaw variation frequency</source>
        <translation>Schwankung des Gierens, Frequenz</translation>
    </message>
    <message>
        <source>Yaw weight</source>
        <translation>Gieren, Gewicht</translation>
    </message>
    <message>
        <source>Edge fades</source>
        <translation>Kantenausblendungen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Parent row</source>
        <translation>Zeile im übergeordneten Skelett</translation>
    </message>
    <message>
        <source>Parent sequence</source>
        <translation>Sequenz des übergeordneten Skeletts</translation>
    </message>
    <message>
        <source>Parent sequences</source>
        <translation>Sequenzen übergeordneter Skelette</translation>
    </message>
    <message>
        <source>Profile 0</source>
        <translation>Profil 0</translation>
    </message>
    <message>
        <source>Profile 1</source>
        <translation>Profil 1</translation>
    </message>
    <message>
        <source>Profile 2</source>
        <translation>Profil 2</translation>
    </message>
    <message>
        <source>Profile 3</source>
        <translation>Profil 3</translation>
    </message>
    <message>
        <source>LOD profile</source>
        <translation>LOD-Profil</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Fourth texture</source>
        <translation>Vierte Textur</translation>
    </message>
    <message>
        <source>Combiner</source>
        <translation>Combiner</translation>
    </message>
    <message>
        <source>Batch flags</source>
        <translation>Batch-Flags</translation>
    </message>
    <message>
        <source>Alpha of the colour</source>
        <translation>Alpha der Farbe</translation>
    </message>
    <message>
        <source>Alpha mask 1</source>
        <translation>Alpha-Maske 1</translation>
    </message>
    <message>
        <source>Alpha mask 2</source>
        <translation>Alpha-Maske 2</translation>
    </message>
    <message>
        <source>Emissive 1</source>
        <translation>Selbstleuchten 1</translation>
    </message>
    <message>
        <source>Emissive 2</source>
        <translation>Selbstleuchten 2</translation>
    </message>
    <message>
        <source>Follow scale 1</source>
        <translation>Folgen, Anteil 1</translation>
    </message>
    <message>
        <source>Follow scale 2</source>
        <translation>Folgen, Anteil 2</translation>
    </message>
    <message>
        <source>Follow speed 1</source>
        <translation>Folgen, Geschwindigkeit 1</translation>
    </message>
    <message>
        <source>Follow speed 2</source>
        <translation>Folgen, Geschwindigkeit 2</translation>
    </message>
    <message>
        <source>LOD count</source>
        <translation>Anzahl der LODs</translation>
    </message>
    <message>
        <source>Particle bone LOD</source>
        <translation>LOD der Partikel-Bones</translation>
    </message>
    <message>
        <source>Unknown 12</source>
        <translation>Unbekannt 12</translation>
    </message>
    <message>
        <source>Unknown 0</source>
        <translation>Unbekannt 0</translation>
    </message>
    <message>
        <source>Unknown 1</source>
        <translation>Unbekannt 1</translation>
    </message>
    <message>
        <source>Unknown 2</source>
        <translation>Unbekannt 2</translation>
    </message>
    <message>
        <source>Unknown 3</source>
        <translation>Unbekannt 3</translation>
    </message>
    <message>
        <source>Unknown 4</source>
        <translation>Unbekannt 4</translation>
    </message>
    <message>
        <source>Value 0</source>
        <translation>Wert 0</translation>
    </message>
    <message>
        <source>Value 0 w</source>
        <translation>Wert 0 w</translation>
    </message>
    <message>
        <source>Value 0 x</source>
        <translation>Wert 0 x</translation>
    </message>
    <message>
        <source>Value 0 y</source>
        <translation>Wert 0 y</translation>
    </message>
    <message>
        <source>Value 0 z</source>
        <translation>Wert 0 z</translation>
    </message>
    <message>
        <source>Value 1</source>
        <translation>Wert 1</translation>
    </message>
    <message>
        <source>Value 1 w</source>
        <translation>Wert 1 w</translation>
    </message>
    <message>
        <source>Value 1 x</source>
        <translation>Wert 1 x</translation>
    </message>
    <message>
        <source>Value 1 y</source>
        <translation>Wert 1 y</translation>
    </message>
    <message>
        <source>Value 2</source>
        <translation>Wert 2</translation>
    </message>
    <message>
        <source>Value 2 w</source>
        <translation>Wert 2 w</translation>
    </message>
    <message>
        <source>Value 3</source>
        <translation>Wert 3</translation>
    </message>
    <message>
        <source>Value 3 w</source>
        <translation>Wert 3 w</translation>
    </message>
    <message>
        <source>Value 3 x</source>
        <translation>Wert 3 x</translation>
    </message>
    <message>
        <source>Value 3 y</source>
        <translation>Wert 3 y</translation>
    </message>
    <message>
        <source>Value 3 z</source>
        <translation>Wert 3 z</translation>
    </message>
    <message>
        <source>Value 4 y</source>
        <translation>Wert 4 y</translation>
    </message>
    <message>
        <source>Value 8</source>
        <translation>Wert 8</translation>
    </message>
    <message>
        <source>Values 0</source>
        <translation>Werte 0</translation>
    </message>
    <message>
        <source>Ribbon</source>
        <translation>Ribbon</translation>
    </message>
    <message>
        <source>Second UV set</source>
        <translation>Zweiter UV-Satz</translation>
    </message>
    <message>
        <source>Third UV set</source>
        <translation>Dritter UV-Satz</translation>
    </message>
    <message>
        <source>Fourth UV set</source>
        <translation>Vierter UV-Satz</translation>
    </message>
    <message>
        <source>Second texture transform</source>
        <translation>Zweite Textur-Transformation</translation>
    </message>
    <message>
        <source>Third texture transform</source>
        <translation>Dritte Textur-Transformation</translation>
    </message>
    <message>
        <source>Fourth texture transform</source>
        <translation>Vierte Textur-Transformation</translation>
    </message>
    <message>
        <source>Second texture weight</source>
        <translation>Zweites Texturgewicht</translation>
    </message>
    <message>
        <source>Third texture weight</source>
        <translation>Drittes Texturgewicht</translation>
    </message>
    <message>
        <source>Fourth texture weight</source>
        <translation>Viertes Texturgewicht</translation>
    </message>
    <message>
        <source>Second combiner</source>
        <translation>Zweiter Combiner</translation>
    </message>
    <message>
        <source>Third combiner</source>
        <translation>Dritter Combiner</translation>
    </message>
    <message>
        <source>Fourth combiner</source>
        <translation>Vierter Combiner</translation>
    </message>
    <message>
        <source>Second blend mode</source>
        <translation>Zweiter Mischmodus</translation>
    </message>
    <message>
        <source>Third blend mode</source>
        <translation>Dritter Mischmodus</translation>
    </message>
    <message>
        <source>Fourth blend mode</source>
        <translation>Vierter Mischmodus</translation>
    </message>
    <message>
        <source>Second flags</source>
        <translation>Zweite Flags</translation>
    </message>
    <message>
        <source>Third flags</source>
        <translation>Dritte Flags</translation>
    </message>
    <message>
        <source>Fourth flags</source>
        <translation>Vierte Flags</translation>
    </message>
    <message>
        <source>Intensity 2</source>
        <translation>Intensität 2</translation>
    </message>
    <message>
        <source>LOD cut</source>
        <translation>LOD-Abschaltung</translation>
    </message>
    <message>
        <source>LOD reduction</source>
        <translation>LOD-Reduzierung</translation>
    </message>
    <message>
        <source>Noise 1</source>
        <translation>Rauschen 1</translation>
    </message>
    <message>
        <source>Noise 2</source>
        <translation>Rauschen 2</translation>
    </message>
    <message>
        <source>Parameter 1</source>
        <translation>Parameter 1</translation>
    </message>
    <message>
        <source>Parameter 2</source>
        <translation>Parameter 2</translation>
    </message>
    <message>
        <source>Ribbon spline</source>
        <translation>Ribbon-Spline</translation>
    </message>
    <message>
        <source>Shadow LOD cut</source>
        <translation>LOD-Abschaltung des Schattens</translation>
    </message>
    <message>
        <source>Shadow box</source>
        <translation>Schattenquader</translation>
    </message>
    <message>
        <source>Specular exponent 1</source>
        <translation>Glanz-Exponent 1</translation>
    </message>
    <message>
        <source>Specular exponent 2</source>
        <translation>Glanz-Exponent 2</translation>
    </message>
    <message>
        <source>Spline point</source>
        <translation>Spline-Punkt</translation>
    </message>
    <message>
        <source>Unknown 100</source>
        <translation>Unbekannt 100</translation>
    </message>
    <message>
        <source>Unknown 104</source>
        <translation>Unbekannt 104</translation>
    </message>
    <message>
        <source>Unknown 108</source>
        <translation>Unbekannt 108</translation>
    </message>
    <message>
        <source>Unknown 112</source>
        <translation>Unbekannt 112</translation>
    </message>
    <message>
        <source>Unknown 116</source>
        <translation>Unbekannt 116</translation>
    </message>
    <message>
        <source>Unknown 120</source>
        <translation>Unbekannt 120</translation>
    </message>
    <message>
        <source>Unknown 122</source>
        <translation>Unbekannt 122</translation>
    </message>
    <message>
        <source>Unknown 124</source>
        <translation>Unbekannt 124</translation>
    </message>
    <message>
        <source>Unknown 128</source>
        <translation>Unbekannt 128</translation>
    </message>
    <message>
        <source>Unknown 132</source>
        <translation>Unbekannt 132</translation>
    </message>
    <message>
        <source>Unknown 136</source>
        <translation>Unbekannt 136</translation>
    </message>
    <message>
        <source>Unknown 138</source>
        <translation>Unbekannt 138</translation>
    </message>
    <message>
        <source>Unknown 14</source>
        <translation>Unbekannt 14</translation>
    </message>
    <message>
        <source>Unknown 140</source>
        <translation>Unbekannt 140</translation>
    </message>
    <message>
        <source>Unknown 144</source>
        <translation>Unbekannt 144</translation>
    </message>
    <message>
        <source>Unknown 148</source>
        <translation>Unbekannt 148</translation>
    </message>
    <message>
        <source>Unknown 150</source>
        <translation>Unbekannt 150</translation>
    </message>
    <message>
        <source>Unknown 152</source>
        <translation>Unbekannt 152</translation>
    </message>
    <message>
        <source>Unknown 156</source>
        <translation>Unbekannt 156</translation>
    </message>
    <message>
        <source>Unknown 157</source>
        <translation>Unbekannt 157</translation>
    </message>
    <message>
        <source>Unknown 16</source>
        <translation>Unbekannt 16</translation>
    </message>
    <message>
        <source>Unknown 176</source>
        <translation>Unbekannt 176</translation>
    </message>
    <message>
        <source>Unknown 177</source>
        <translation>Unbekannt 177</translation>
    </message>
    <message>
        <source>Unknown 18</source>
        <translation>Unbekannt 18</translation>
    </message>
    <message>
        <source>Unknown 180</source>
        <translation>Unbekannt 180</translation>
    </message>
    <message>
        <source>Unknown 20</source>
        <translation>Unbekannt 20</translation>
    </message>
    <message>
        <source>Unknown 22</source>
        <translation>Unbekannt 22</translation>
    </message>
    <message>
        <source>Unknown 24</source>
        <translation>Unbekannt 24</translation>
    </message>
    <message>
        <source>Unknown 26</source>
        <translation>Unbekannt 26</translation>
    </message>
    <message>
        <source>Unknown 264</source>
        <translation>Unbekannt 264</translation>
    </message>
    <message>
        <source>Unknown 28</source>
        <translation>Unbekannt 28</translation>
    </message>
    <message>
        <source>Unknown 284</source>
        <translation>Unbekannt 284</translation>
    </message>
    <message>
        <source>Unknown 288</source>
        <translation>Unbekannt 288</translation>
    </message>
    <message>
        <source>Unknown 30</source>
        <translation>Unbekannt 30</translation>
    </message>
    <message>
        <source>Unknown 33</source>
        <translation>Unbekannt 33</translation>
    </message>
    <message>
        <source>Unknown 36</source>
        <translation>Unbekannt 36</translation>
    </message>
    <message>
        <source>Unknown 40</source>
        <translation>Unbekannt 40</translation>
    </message>
    <message>
        <source>Unknown 44</source>
        <translation>Unbekannt 44</translation>
    </message>
    <message>
        <source>Unknown 48</source>
        <translation>Unbekannt 48</translation>
    </message>
    <message>
        <source>Unknown 52</source>
        <translation>Unbekannt 52</translation>
    </message>
    <message>
        <source>Unknown 6</source>
        <translation>Unbekannt 6</translation>
    </message>
    <message>
        <source>Unknown 60</source>
        <translation>Unbekannt 60</translation>
    </message>
    <message>
        <source>Unknown 62</source>
        <translation>Unbekannt 62</translation>
    </message>
    <message>
        <source>Unknown 64</source>
        <translation>Unbekannt 64</translation>
    </message>
    <message>
        <source>Unknown 65</source>
        <translation>Unbekannt 65</translation>
    </message>
    <message>
        <source>Unknown 66</source>
        <translation>Unbekannt 66</translation>
    </message>
    <message>
        <source>Unknown 68</source>
        <translation>Unbekannt 68</translation>
    </message>
    <message>
        <source>Unknown 72</source>
        <translation>Unbekannt 72</translation>
    </message>
    <message>
        <source>Unknown 74</source>
        <translation>Unbekannt 74</translation>
    </message>
    <message>
        <source>Unknown 76</source>
        <translation>Unbekannt 76</translation>
    </message>
    <message>
        <source>Unknown 8</source>
        <translation>Unbekannt 8</translation>
    </message>
    <message>
        <source>Unknown 80</source>
        <translation>Unbekannt 80</translation>
    </message>
    <message>
        <source>Unknown 84</source>
        <translation>Unbekannt 84</translation>
    </message>
    <message>
        <source>Unknown 88</source>
        <translation>Unbekannt 88</translation>
    </message>
    <message>
        <source>Unknown 92</source>
        <translation>Unbekannt 92</translation>
    </message>
    <message>
        <source>Unknown 96</source>
        <translation>Unbekannt 96</translation>
    </message>
    <message>
        <source>View volume</source>
        <translation>Sichtvolumen</translation>
    </message>
    <message>
        <source>Volume names 1</source>
        <translation>Volumennamen 1</translation>
    </message>
    <message>
        <source>Volume names 2</source>
        <translation>Volumennamen 2</translation>
    </message>
    <message>
        <source>Always animate</source>
        <translation>Immer animieren</translation>
    </message>
    <message>
        <source>Arrow in the hand</source>
        <translation>Pfeil in der Hand</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rücken</translation>
    </message>
    <message>
        <source>Back faces for shadows</source>
        <translation>Rückseiten für Schatten</translation>
    </message>
    <message>
        <source>Blood at the back</source>
        <translation>Blut an der Rückseite</translation>
    </message>
    <message>
        <source>Blood at the front</source>
        <translation>Blut an der Vorderseite</translation>
    </message>
    <message>
        <source>Bounds centre</source>
        <translation>Grenzmittelpunkt</translation>
    </message>
    <message>
        <source>Breath</source>
        <translation>Atem</translation>
    </message>
    <message>
        <source>Collision mesh</source>
        <translation>Kollisionsmesh</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Effect at the base</source>
        <translation>Effekt an der Basis</translation>
    </message>
    <message>
        <source>Effect at the head</source>
        <translation>Effekt am Kopf</translation>
    </message>
    <message>
        <source>F-stop</source>
        <translation>Blendenzahl</translation>
    </message>
    <message>
        <source>Focal length</source>
        <translation>Brennweite</translation>
    </message>
    <message>
        <source>Follow emitter</source>
        <translation>Emitter folgen</translation>
    </message>
    <message>
        <source>Follow the ground in pitch</source>
        <translation>Dem Boden im Nicken folgen</translation>
    </message>
    <message>
        <source>Follow the ground in pitch and roll</source>
        <translation>Dem Boden im Nicken und Rollen folgen</translation>
    </message>
    <message>
        <source>Geometry path</source>
        <translation>Geometriepfad</translation>
    </message>
    <message>
        <source>Geoset index</source>
        <translation>Geoset-Index</translation>
    </message>
    <message>
        <source>Glider</source>
        <translation>Gleiter</translation>
    </message>
    <message>
        <source>Gliders</source>
        <translation>Gleiter</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopfdaten</translation>
    </message>
    <message>
        <source>Hip weapon, left</source>
        <translation>Hüftwaffe, links</translation>
    </message>
    <message>
        <source>Hip weapon, right</source>
        <translation>Hüftwaffe, rechts</translation>
    </message>
    <message>
        <source>Hit test shape</source>
        <translation>Treffertestform</translation>
    </message>
    <message>
        <source>Hit test shapes</source>
        <translation>Treffertestformen</translation>
    </message>
    <message>
        <source>Instant velocity scale</source>
        <translation>Momentangeschwindigkeit, Faktor</translation>
    </message>
    <message>
        <source>Is hit test shape</source>
        <translation>Ist Treffertestform</translation>
    </message>
    <message>
        <source>Kill outward particles</source>
        <translation>Nach außen fliegende Partikel entfernen</translation>
    </message>
    <message>
        <source>Large weapon, left</source>
        <translation>Große Waffe, links</translation>
    </message>
    <message>
        <source>Large weapon, right</source>
        <translation>Große Waffe, rechts</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>Linker Ellbogen</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Linke Hand</translation>
    </message>
    <message>
        <source>Left hip</source>
        <translation>Linke Hüfte</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>Linkes Knie</translation>
    </message>
    <message>
        <source>Left shoulder</source>
        <translation>Linke Schulter</translation>
    </message>
    <message>
        <source>Left shoulder flap</source>
        <translation>Linke Schulterklappe</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Linear falloff</source>
        <translation>Lineare Abnahme</translation>
    </message>
    <message>
        <source>MDL, text</source>
        <translation>MDL, Text</translation>
    </message>
    <message>
        <source>MDX, binary</source>
        <translation>MDX, binär</translation>
    </message>
    <message>
        <source>No fallback</source>
        <translation>Kein Ersatz</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>Spielername</translation>
    </message>
    <message>
        <source>Player name when mounted</source>
        <translation>Spielername auf einem Reittier</translation>
    </message>
    <message>
        <source>Project 2D</source>
        <translation>2D projizieren</translation>
    </message>
    <message>
        <source>Project to ground</source>
        <translation>Auf den Boden projizieren</translation>
    </message>
    <message>
        <source>Quadratic falloff</source>
        <translation>Quadratische Abnahme</translation>
    </message>
    <message>
        <source>Recursion path</source>
        <translation>Rekursionspfad</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>Rechter Ellbogen</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Rechte Hand</translation>
    </message>
    <message>
        <source>Right hip</source>
        <translation>Rechte Hüfte</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>Rechtes Knie</translation>
    </message>
    <message>
        <source>Right shoulder</source>
        <translation>Rechte Schulter</translation>
    </message>
    <message>
        <source>Right shoulder flap</source>
        <translation>Rechte Schulterklappe</translation>
    </message>
    <message>
        <source>Shader skin</source>
        <translation>Haut-Shader</translation>
    </message>
    <message>
        <source>Shadow casting</source>
        <translation>Schattenwurf</translation>
    </message>
    <message>
        <source>Shadow casting end</source>
        <translation>Ende des Schattenwurfs</translation>
    </message>
    <message>
        <source>Shadow casting start</source>
        <translation>Beginn des Schattenwurfs</translation>
    </message>
    <message>
        <source>Sheath of the main hand</source>
        <translation>Scheide der Haupthand</translation>
    </message>
    <message>
        <source>Sheath of the off hand</source>
        <translation>Scheide der Nebenhand</translation>
    </message>
    <message>
        <source>Sheath of the shield</source>
        <translation>Halterung des Schilds</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>Schild</translation>
    </message>
    <message>
        <source>Skin (wide)</source>
        <translation>Skinning (breit)</translation>
    </message>
    <message>
        <source>Skin extra</source>
        <translation>Zusätzliche Haut</translation>
    </message>
    <message>
        <source>Sort primitives far Z (emitter 2), uses MDL (emitter 1)</source>
        <translation>Nach fernem Z sortieren (Emitter 2), verwendet MDL (Emitter 1)</translation>
    </message>
    <message>
        <source>Special effect 1</source>
        <translation>Spezialeffekt 1</translation>
    </message>
    <message>
        <source>Special effect 2</source>
        <translation>Spezialeffekt 2</translation>
    </message>
    <message>
        <source>Special effect 3</source>
        <translation>Spezialeffekt 3</translation>
    </message>
    <message>
        <source>Spell at the torso</source>
        <translation>Zauber am Rumpf</translation>
    </message>
    <message>
        <source>Spell in the left hand</source>
        <translation>Zauber in der linken Hand</translation>
    </message>
    <message>
        <source>Spell in the right hand</source>
        <translation>Zauber in der rechten Hand</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>Gespeichert als</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Tumble X, maximum</source>
        <translation>Taumeln X, Maximum</translation>
    </message>
    <message>
        <source>Tumble X, minimum</source>
        <translation>Taumeln X, Minimum</translation>
    </message>
    <message>
        <source>Tumble Y, maximum</source>
        <translation>Taumeln Y, Maximum</translation>
    </message>
    <message>
        <source>Tumble Y, minimum</source>
        <translation>Taumeln Y, Minimum</translation>
    </message>
    <message>
        <source>Tumble Z, maximum</source>
        <translation>Taumeln Z, Maximum</translation>
    </message>
    <message>
        <source>Tumble Z, minimum</source>
        <translation>Taumeln Z, Minimum</translation>
    </message>
    <message>
        <source>Twinkle on off</source>
        <translation>Funkeln an/aus</translation>
    </message>
    <message>
        <source>Twinkle rate</source>
        <translation>Funkelrate</translation>
    </message>
    <message>
        <source>Twinkle scale maximum</source>
        <translation>Funkelgröße, Maximum</translation>
    </message>
    <message>
        <source>Twinkle scale minimum</source>
        <translation>Funkelgröße, Minimum</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Unknown text</source>
        <translation>Unbekannter Text</translation>
    </message>
    <message>
        <source>Unshaded (emitter 2), uses TGA (emitter 1)</source>
        <translation>Unschattiert (Emitter 2), verwendet TGA (Emitter 1)</translation>
    </message>
    <message>
        <source>Warcraft III</source>
        <translation>Warcraft III</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Schlüsselwort</translation>
    </message>
    <message>
        <source>World of Warcraft alpha</source>
        <translation>World of Warcraft Alpha</translation>
    </message>
    <message>
        <source>Z source (animated)</source>
        <translation>Z-Quelle (animiert)</translation>
    </message>
    <message>
        <source>Z velocity only</source>
        <translation>Nur Z-Geschwindigkeit</translation>
    </message>
    <message>
        <source>Beard</source>
        <translation>Bart</translation>
    </message>
    <message>
        <source>Sideburn</source>
        <translation>Koteletten</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>Schnurrbart</translation>
    </message>
    <message>
        <source>Glove</source>
        <translation>Handschuh</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>Obsolete</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Ear</source>
        <translation>Ohr</translation>
    </message>
    <message>
        <source>Doublet</source>
        <translation>Wams</translation>
    </message>
    <message>
        <source>Pant doublet</source>
        <translation>Hosenwams</translation>
    </message>
    <message>
        <source>Robe</source>
        <translation>Robe</translation>
    </message>
    <message>
        <source>Damping (animated)</source>
        <translation>Dämpfung (animiert)</translation>
    </message>
    <message>
        <source>Linear falloff (animated)</source>
        <translation>Lineare Abnahme (animiert)</translation>
    </message>
    <message>
        <source>Quadratic falloff (animated)</source>
        <translation>Quadratische Abnahme (animiert)</translation>
    </message>
    <message>
        <source>Shadow casting end (animated)</source>
        <translation>Ende des Schattenwurfs (animiert)</translation>
    </message>
    <message>
        <source>Shadow casting start (animated)</source>
        <translation>Beginn des Schattenwurfs (animiert)</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>Geburt</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>Tod</translation>
    </message>
    <message>
        <source>Emission</source>
        <translation>Emission</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letzte</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Over life</source>
        <translation>Über die Lebensdauer</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Twinkling</source>
        <translation>Funkeln</translation>
    </message>
    <message>
        <source>Along the ribbon</source>
        <translation>Entlang des Bandes</translation>
    </message>
    <message>
        <source>Colour end, other end</source>
        <translation>Endfarbe, anderes Ende</translation>
    </message>
    <message>
        <source>Colour start, other end</source>
        <translation>Anfangsfarbe, anderes Ende</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Detailstufe</translation>
    </message>
    <message>
        <source>Fade in, maximum</source>
        <translation>Einblenden, Maximum</translation>
    </message>
    <message>
        <source>Fade out, maximum</source>
        <translation>Ausblenden, Maximum</translation>
    </message>
    <message>
        <source>Lifespan, maximum</source>
        <translation>Lebensdauer, Maximum</translation>
    </message>
    <message>
        <source>Mass, other end</source>
        <translation>Masse, anderes Ende</translation>
    </message>
    <message>
        <source>Middle colour, other end</source>
        <translation>Mittlere Farbe, anderes Ende</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>Weitere Flags</translation>
    </message>
    <message>
        <source>Rotation, maximum</source>
        <translation>Drehung, Maximum</translation>
    </message>
    <message>
        <source>Size, maximum</source>
        <translation>Größe, Maximum</translation>
    </message>
    <message>
        <source>Speed, maximum</source>
        <translation>Geschwindigkeit, Maximum</translation>
    </message>
    <message>
        <source>Stay, maximum</source>
        <translation>Bleiben, Maximum</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Vertex colour (new)</source>
        <translation>Vertexfarbe (neu)</translation>
    </message>
    <message>
        <source>Vertex alpha (new)</source>
        <translation>Vertex-Alpha (neu)</translation>
    </message>
    <message>
        <source>Inherit scaling</source>
        <translation>Skalierung erben</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effekt</translation>
    </message>
    <message>
        <source>Lifespan (animated)</source>
        <translation>Lebensdauer (animiert)</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Speed variation (animated)</source>
        <translation>Streuung der Geschwindigkeit (animiert)</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Sound %1</source>
        <translation>Klang %1</translation>
    </message>
    <message>
        <source>Spawned model %1</source>
        <translation>Erzeugtes Modell %1</translation>
    </message>
    <message>
        <source>Splat %1</source>
        <translation>Fleck %1</translation>
    </message>
    <message>
        <source>Footprint %1</source>
        <translation>Fußabdruck %1</translation>
    </message>
    <message>
        <source>Uber splat %1</source>
        <translation>Großer Fleck %1</translation>
    </message>
    <message>
        <source>: on, %1 per second, speed %2, life %3 s</source>
        <translation>: an, %1 pro Sekunde, Geschwindigkeit %2, Lebensdauer %3 s</translation>
    </message>
    <message>
        <source>: hidden now</source>
        <translation>: jetzt verborgen</translation>
    </message>
    <message>
        <source>: off in this sequence</source>
        <translation>: in dieser Sequenz aus</translation>
    </message>
    <message>
        <source>Omni light</source>
        <translation>Punktlicht</translation>
    </message>
    <message>
        <source>Directional light</source>
        <translation>Gerichtetes Licht</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>, intensity %1</source>
        <translation>, Stärke %1</translation>
    </message>
    <message>
        <source>, off</source>
        <translation>, aus</translation>
    </message>
    <message>
        <source>Spot light</source>
        <translation>Spotlicht</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the backup “%1” could not be written</source>
        <translation>die Sicherungskopie „%1“ konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <source>there are too many backups of this file</source>
        <translation>es gibt zu viele Sicherungskopien dieser Datei</translation>
    </message>
    <message>
        <source>the file is not writable</source>
        <translation>die Datei ist nicht beschreibbar</translation>
    </message>
    <message>
        <source>the written file reads back differently; the old file is untouched</source>
        <translation>das Geschriebene ergibt beim Zurücklesen einen anderen Inhalt; die alte Datei ist unangetastet</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened: %1</source>
        <translation>die Datei kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: %1</source>
        <translation>die Datei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>unknown format: neither the first bytes nor the file name match a known one</source>
        <translation>kein bekanntes Format: Weder die ersten Bytes noch der Name passen zu einem</translation>
    </message>
    <message>
        <source>the format produced no output</source>
        <translation>das Format hat nichts geschrieben</translation>
    </message>
    <message>
        <source>image size %1 x %2 is not within 1 to %3</source>
        <translation>Bildgröße %1 x %2 liegt nicht zwischen 1 und %3</translation>
    </message>
    <message>
        <source>not a PNG, JPEG, BMP, GIF, WebP or TIFF file</source>
        <translation>keine PNG-, JPEG-, BMP-, GIF-, WebP- oder TIFF-Datei</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for %1 is not installed</source>
        <translation>das Qt-Plugin für %1 ist nicht installiert</translation>
    </message>
    <message>
        <source>%1: too large</source>
        <translation>%1: zu groß</translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation>Offset 0x%1</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>the value has a different type</source>
        <translation>der Wert hat einen anderen Typ</translation>
    </message>
    <message>
        <source>only arrays and curves can be spliced</source>
        <translation>nur bei Arrays und Kurven lassen sich Elemente einfügen und entfernen</translation>
    </message>
    <message>
        <source>the elements have a different type</source>
        <translation>die Elemente haben einen anderen Typ</translation>
    </message>
    <message>
        <source>the range is outside the data</source>
        <translation>der Bereich liegt außerhalb der Daten</translation>
    </message>
    <message>
        <source>there is no curve to put keys into</source>
        <translation>es gibt keine Kurve, in die Keys gesetzt werden könnten</translation>
    </message>
    <message>
        <source>the keys and the curve have different tangents</source>
        <translation>die Keys und die Kurve haben verschiedene Tangenten</translation>
    </message>
    <message>
        <source>the items have a different type</source>
        <translation>die Einträge haben einen anderen Typ</translation>
    </message>
    <message>
        <source>the row is outside the list</source>
        <translation>die Zeile liegt außerhalb der Liste</translation>
    </message>
    <message>
        <source>this is not a list</source>
        <translation>dies ist keine Liste</translation>
    </message>
    <message>
        <source>the rows are outside the list</source>
        <translation>die Zeilen liegen außerhalb der Liste</translation>
    </message>
    <message>
        <source>the target row is outside the list</source>
        <translation>die Zielzeile liegt außerhalb der Liste</translation>
    </message>
    <message>
        <source>the items do not belong in this list</source>
        <translation>die Einträge gehören nicht in diese Liste</translation>
    </message>
    <message>
        <source>this object can&apos;t be duplicated</source>
        <translation>dieses Objekt kann nicht dupliziert werden</translation>
    </message>
    <message>
        <source>this object can&apos;t be removed</source>
        <translation>dieses Objekt kann nicht entfernt werden</translation>
    </message>
    <message>
        <source>this object can&apos;t be moved</source>
        <translation>dieses Objekt kann nicht verschoben werden</translation>
    </message>
    <message>
        <source>%1 is still used here</source>
        <translation>%1 wird hier noch verwendet</translation>
    </message>
    <message>
        <source>a field name is missing at character %1</source>
        <translation>bei Zeichen %1 fehlt ein Feldname</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a dot is missing at character %1</source>
        <translation>bei Zeichen %1 fehlt ein Punkt</translation>
    </message>
    <message>
        <source>the path ends with a dot</source>
        <translation>der Pfad endet mit einem Punkt</translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation>der Pfad ist leer</translation>
    </message>
    <message>
        <source>“%1” cannot follow here</source>
        <translation>„%1“ darf hier nicht folgen</translation>
    </message>
    <message>
        <source>%1 has no field “%2”; it has %3</source>
        <translation>%1 hat kein Feld „%2“; vorhanden sind %3</translation>
    </message>
    <message>
        <source>“%1” is not a list</source>
        <translation>„%1“ ist keine Liste</translation>
    </message>
    <message>
        <source>no item of “%1” is named “%2”</source>
        <translation>kein Eintrag von „%1“ heißt „%2“</translation>
    </message>
    <message>
        <source>“%1” has %2 items; there is no index %3</source>
        <translation>„%1“ hat %2 Einträge, einen Index %3 gibt es nicht</translation>
    </message>
    <message>
        <source>one index is enough for “%1”</source>
        <translation>für „%1“ genügt ein Index</translation>
    </message>
    <message>
        <source>“%1” has %2 elements; there is no element %3</source>
        <translation>„%1“ hat %2 Elemente, ein Element %3 gibt es nicht</translation>
    </message>
    <message>
        <source>keys are addressed like “%1.values[0]”</source>
        <translation>Keys werden wie „%1.values[0]“ angesprochen</translation>
    </message>
    <message>
        <source>a curve has times, values, inTangents, outTangents, interpolation and globalSequence, but no “%1”</source>
        <translation>eine Kurve hat times, values, inTangents, outTangents, interpolation und globalSequence, kein „%1“</translation>
    </message>
    <message>
        <source>there is no curve “%1” here</source>
        <translation>hier gibt es keine Kurve „%1“</translation>
    </message>
    <message>
        <source>this curve&apos;s interpolation has no tangents</source>
        <translation>die Interpolation dieser Kurve hat keine Tangenten</translation>
    </message>
    <message>
        <source>the curve has %1 keys; there is no key %2</source>
        <translation>die Kurve hat %1 Keys, einen Key %2 gibt es nicht</translation>
    </message>
    <message>
        <source>there is no component “%1”</source>
        <translation>eine Komponente „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>an object can&apos;t be set as a whole; specify one of its fields</source>
        <translation>ein Objekt kann nicht als Ganzes gesetzt werden; eines seiner Felder ist anzugeben</translation>
    </message>
    <message>
        <source>refers to %1 of %2, which has %3</source>
        <translation>verweist auf %1 in %2, wo es %3 gibt</translation>
    </message>
    <message>
        <source>this field is not a reference</source>
        <translation>dieses Feld ist kein Verweis</translation>
    </message>
    <message>
        <source>the object does not belong to %1</source>
        <translation>das Objekt gehört nicht zu %1</translation>
    </message>
    <message>
        <source>“%1” is not an integer</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor one of %2</source>
        <translation>„%1“ ist weder eine Zahl noch eines von %2</translation>
    </message>
    <message>
        <source>%1 does not fit a signed %2-bit integer</source>
        <translation>%1 passt nicht in eine vorzeichenbehaftete %2-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>%1 does not fit an unsigned %2-bit integer</source>
        <translation>%1 passt nicht in eine vorzeichenlose %2-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>%1 does not fit %2 bits</source>
        <translation>%1 passt nicht in %2 Bits</translation>
    </message>
    <message>
        <source>%1 does not fit a 32-bit float</source>
        <translation>%1 passt nicht in eine 32-Bit-Gleitkommazahl</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>the text is %1 bytes longer than the %2 that the field holds</source>
        <translation>der Text ist %1 Bytes länger als die %2, die das Feld fasst</translation>
    </message>
    <message>
        <source>%1 numbers are needed, %2 were given</source>
        <translation>%1 Zahlen sind nötig, %2 wurden angegeben</translation>
    </message>
    <message>
        <source>this kind of field has no text form</source>
        <translation>diese Art Feld hat keine Textform</translation>
    </message>
    <message>
        <source>%1 is below the smallest value allowed, %2</source>
        <translation>%1 liegt unter dem kleinsten erlaubten Wert, %2</translation>
    </message>
    <message>
        <source>%1 is above the largest value allowed, %2</source>
        <translation>%1 liegt über dem größten erlaubten Wert, %2</translation>
    </message>
    <message>
        <source>the value is not a finite number</source>
        <translation>der Wert ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>level %1 needs %2 bytes, %3 are left</source>
        <translation>Stufe %1 braucht %2 Bytes, übrig sind %3</translation>
    </message>
    <message>
        <source>the JPEG header of %1 bytes reaches beyond the file</source>
        <translation>der JPEG-Kopf von %1 Bytes reicht über die Datei hinaus</translation>
    </message>
    <message>
        <source>%1 %2 is not known</source>
        <translation>%1 %2 ist nicht bekannt</translation>
    </message>
    <message>
        <source>not a BLP file</source>
        <translation>keine BLP-Datei</translation>
    </message>
    <message>
        <source>the header is cut off</source>
        <translation>der Dateikopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>level 0 begins at %1, outside the file of %2 bytes</source>
        <translation>Stufe 0 beginnt bei %1, außerhalb der Datei von %2 Bytes</translation>
    </message>
    <message>
        <source>JPEG: %1</source>
        <translation>JPEG: %1</translation>
    </message>
    <message>
        <source>the palette is cut off</source>
        <translation>die Palette ist abgeschnitten</translation>
    </message>
    <message>
        <source>the DX10 header is cut off</source>
        <translation>der DX10-Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>DXGI format %1 is not supported</source>
        <translation>DXGI-Format %1 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>uncompressed texels of %1 bits are not supported</source>
        <translation>unkomprimierte Texel mit %1 Bits werden nicht unterstützt</translation>
    </message>
    <message>
        <source>the texels have neither a format code nor masks</source>
        <translation>die Texel haben weder einen Formatcode noch Masken</translation>
    </message>
    <message>
        <source>not a DDS file</source>
        <translation>keine DDS-Datei</translation>
    </message>
    <message>
        <source>format code %1 is not supported</source>
        <translation>Formatcode %1 wird nicht unterstützt</translation>
    </message>
    <message>
        <source>these bounds belong to nothing that has geometry</source>
        <translation>diese Grenzen gehören zu nichts, das Geometrie hat</translation>
    </message>
    <message>
        <source>two nodes have the object id %1</source>
        <translation>zwei Knoten haben die Objekt-ID %1</translation>
    </message>
    <message>
        <source>object ids must run from 0 to %1 without gaps</source>
        <translation>Objekt-IDs müssen lückenlos von 0 bis %1 laufen</translation>
    </message>
    <message>
        <source>the node is its own parent</source>
        <translation>der Knoten ist sein eigener übergeordneter Knoten</translation>
    </message>
    <message>
        <source>bones must have the first object ids; the game skins to no others</source>
        <translation>Bones müssen die ersten Objekt-IDs haben, nur für sie kann das Spiel Skinning anwenden</translation>
    </message>
    <message>
        <source>there are %1 pivot points for %2 nodes</source>
        <translation>es gibt %1 Pivotpunkte für %2 Knoten</translation>
    </message>
    <message>
        <source>the game refuses an event object without times</source>
        <translation>das Spiel lehnt ein Ereignisobjekt ohne Zeiten ab</translation>
    </message>
    <message>
        <source>%1 normals for %2 vertices</source>
        <translation>%1 Normalen für %2 Vertices</translation>
    </message>
    <message>
        <source>%1 vertex groups for %2 vertices</source>
        <translation>%1 Vertexgruppen für %2 Vertices</translation>
    </message>
    <message>
        <source>a face refers to a vertex that does not exist</source>
        <translation>eine Fläche verweist auf einen Vertex, den es nicht gibt</translation>
    </message>
    <message>
        <source>a vertex refers to a matrix group that does not exist</source>
        <translation>ein Vertex verweist auf eine Matrixgruppe, die es nicht gibt</translation>
    </message>
    <message>
        <source>the matrix groups need %1 matrices, there are %2</source>
        <translation>die Matrixgruppen brauchen %1 Matrizen, vorhanden sind %2</translation>
    </message>
    <message>
        <source>geosets with 7433 or more vertices reportedly render incorrectly in the game</source>
        <translation>Geosets ab 7433 Vertices sollen im Spiel fehlerhaft dargestellt werden</translation>
    </message>
    <message>
        <source>%1 sequence extents for %2 sequences</source>
        <translation>%1 Sequenzausdehnungen für %2 Sequenzen</translation>
    </message>
    <message>
        <source>the model has no sequence</source>
        <translation>das Modell hat keine Sequenz</translation>
    </message>
    <message>
        <source>the sequence ends before it starts</source>
        <translation>die Sequenz endet, bevor sie beginnt</translation>
    </message>
    <message>
        <source>the sequence has no length</source>
        <translation>die Sequenz hat keine Länge</translation>
    </message>
    <message>
        <source>the texture is replaceable and has a path</source>
        <translation>die Textur ist ersetzbar und hat einen Pfad</translation>
    </message>
    <message>
        <source>the material has no layer</source>
        <translation>das Material hat keinen Layer</translation>
    </message>
    <message>
        <source>the track has no keys</source>
        <translation>die Spur hat keine Keys</translation>
    </message>
    <message>
        <source>the keys are not in chronological order</source>
        <translation>die Keys sind nicht zeitlich geordnet</translation>
    </message>
    <message>
        <source>rows and columns must be powers of two, or the game uses one cell</source>
        <translation>Zeilen und Spalten müssen Zweierpotenzen sein, sonst verwendet das Spiel eine einzige Zelle</translation>
    </message>
    <message>
        <source>attenuation ends before it starts</source>
        <translation>die Abschwächung endet, bevor sie beginnt</translation>
    </message>
    <message>
        <source>the new parent is not a node</source>
        <translation>der neue übergeordnete Eintrag ist kein Knoten</translation>
    </message>
    <message>
        <source>a node can&apos;t become its own descendant</source>
        <translation>ein Knoten kann nicht sein eigener Nachkomme werden</translation>
    </message>
    <message>
        <source>only nodes have a parent</source>
        <translation>nur Knoten haben einen übergeordneten Knoten</translation>
    </message>
    <message>
        <source>the model is larger than 2 GiB</source>
        <translation>das Modell ist größer als 2 GiB</translation>
    </message>
    <message>
        <source>not an MDX file: it does not start with MDLX</source>
        <translation>keine MDX-Datei: Sie beginnt nicht mit MDLX</translation>
    </message>
    <message>
        <source>version %1 is unknown; what fits the nearest known version is read, the rest is kept</source>
        <translation>Version %1 ist nicht bekannt; gelesen wird, was zur nächstliegenden bekannten passt, der Rest bleibt erhalten</translation>
    </message>
    <message>
        <source>too many objects deviate from the format</source>
        <translation>zu viele Objekte weichen vom Format ab</translation>
    </message>
    <message>
        <source>%1 bytes after the last chunk are kept</source>
        <translation>%1 Bytes nach dem letzten Chunk bleiben erhalten</translation>
    </message>
    <message>
        <source>chunk %1 claims %2 bytes, but only %3 are left</source>
        <translation>Chunk %1 gibt %2 Bytes an, die Datei hat noch %3</translation>
    </message>
    <message>
        <source>%1; the chunk is kept unread</source>
        <translation>%1; der Chunk bleibt ungelesen erhalten</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the chunk are unknown and kept</source>
        <translation>%1 Bytes am Ende des Chunks werden nicht verstanden und bleiben erhalten</translation>
    </message>
    <message>
        <source>the chunk occurs twice in the file</source>
        <translation>der Chunk steht zweimal in der Datei</translation>
    </message>
    <message>
        <source>the chunk is too small</source>
        <translation>der Chunk ist zu klein</translation>
    </message>
    <message>
        <source>this chunk is not read</source>
        <translation>dieser Chunk wird nicht gelesen</translation>
    </message>
    <message>
        <source>an object reaches beyond the chunk&apos;s end</source>
        <translation>ein Objekt reicht über das Ende des Chunks hinaus</translation>
    </message>
    <message>
        <source>the declared size does not fit</source>
        <translation>die angegebene Größe passt nicht</translation>
    </message>
    <message>
        <source>the object is too short</source>
        <translation>das Objekt ist zu kurz</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the object are unknown and kept</source>
        <translation>%1 Bytes am Ende des Objekts werden nicht verstanden und bleiben erhalten</translation>
    </message>
    <message>
        <source>the declared size %1 excludes %2 bytes of tracks; it is kept until the object changes</source>
        <translation>die angegebene Größe %1 lässt %2 Bytes an Spuren aus; sie bleibt, bis sich das Objekt ändert</translation>
    </message>
    <message>
        <source>the tag is missing</source>
        <translation>die Kennung fehlt</translation>
    </message>
    <message>
        <source>there are fewer bytes than the count requires</source>
        <translation>es gibt weniger Bytes, als die Anzahl besagt</translation>
    </message>
    <message>
        <source>the track does not fit</source>
        <translation>die Spur passt nicht</translation>
    </message>
    <message>
        <source>not a TGA file: map type %1, image type %2</source>
        <translation>keine TGA-Datei: Palettentyp %1, Bildtyp %2</translation>
    </message>
    <message>
        <source>a colour map is not allowed with image type %1</source>
        <translation>die Farbpalette passt nicht zum Bildtyp %1</translation>
    </message>
    <message>
        <source>a colour map of %1 entries of %2 bits is not supported</source>
        <translation>eine Farbpalette mit %1 Einträgen zu %2 Bits wird nicht unterstützt</translation>
    </message>
    <message>
        <source>%1 bits are not allowed with image type %2</source>
        <translation>%1 Bits passen nicht zum Bildtyp %2</translation>
    </message>
    <message>
        <source>the colour map is cut off</source>
        <translation>die Farbpalette ist abgeschnitten</translation>
    </message>
    <message>
        <source>the image needs %1 bytes, %2 are left</source>
        <translation>das Bild braucht %1 Bytes, übrig sind %2</translation>
    </message>
    <message>
        <source>the run lengths end after %1 of %2 texels</source>
        <translation>die Lauflängen enden nach %1 von %2 Texeln</translation>
    </message>
    <message>
        <source>the colour map reaches beyond entry 65535</source>
        <translation>die Farbpalette reicht über Eintrag 65535 hinaus</translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation>die Datei ist größer als 2 GiB</translation>
    </message>
    <message>
        <source>stb_image: %1</source>
        <translation>stb_image: %1</translation>
    </message>
    <message>
        <source>platform “%1” doesn&apos;t provide OpenGL 3.3; an X server is required (Xvfb will do)</source>
        <translation>Plattform „%1“ bietet kein OpenGL 3.3; ein X-Server ist nötig (Xvfb genügt)</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required, found %1.%2</source>
        <translation>OpenGL 3.3 ist nötig, gefunden wurde %1.%2</translation>
    </message>
    <message>
        <source>image sizes are 1x1 to 8192x8192</source>
        <translation>Bildgrößen reichen von 1x1 bis 8192x8192</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>es gibt nichts zu zeichnen</translation>
    </message>
    <message>
        <source>the renderer returned no image</source>
        <translation>der Renderer lieferte kein Bild</translation>
    </message>
    <message>
        <source>this field is maintained by the program and can&apos;t be set</source>
        <translation>das Programm pflegt dieses Feld selbst; es kann nicht gesetzt werden</translation>
    </message>
    <message>
        <source>this curve has times and a global sequence only</source>
        <translation>diese Kurve hat nur Zeiten und eine globale Sequenz</translation>
    </message>
    <message>
        <source>the object&apos;s new number %1 can&apos;t be stored here</source>
        <translation>die Nummer %1, die das Objekt bekäme, kann hier nicht gespeichert werden</translation>
    </message>
    <message>
        <source>this can&apos;t be set in the step that removes what it refers to</source>
        <translation>dies kann nicht in demselben Schritt gesetzt werden, der entfernt, worauf es verweist</translation>
    </message>
    <message>
        <source>this list follows another one that is edited in the same step</source>
        <translation>diese Liste folgt einer anderen, die im selben Schritt bearbeitet wird</translation>
    </message>
    <message>
        <source>the plugin %1 can&apos;t be loaded: %2</source>
        <translation>das Plugin %1 kann nicht geladen werden: %2</translation>
    </message>
    <message>
        <source>the plugin %1 does not offer “%2”, which its metadata lists</source>
        <translation>das Plugin %1 bietet „%2“ nicht an, obwohl seine Metadaten es nennen</translation>
    </message>
    <message>
        <source>the model already has such an object</source>
        <translation>das Modell enthält ein solches Objekt bereits</translation>
    </message>
    <message>
        <source>“%1” is nested too deeply to be addressed</source>
        <translation>„%1“ kann so tief im Inneren nicht benannt werden</translation>
    </message>
    <message>
        <source>the selection has no track that can hold keys</source>
        <translation>die Auswahl hat keine Spur, in der Keys gesetzt werden könnten</translation>
    </message>
    <message>
        <source>the track is locked; unlock it in the curve editor</source>
        <translation>die Spur ist gesperrt; im Kurveneditor entsperren</translation>
    </message>
    <message>
        <source>select a sequence first: keys must lie within a time that the game plays</source>
        <translation>zuerst eine Sequenz wählen: Ein Key braucht eine Zeit, die das Spiel abspielt</translation>
    </message>
    <message>
        <source>This text does not contain copied keys</source>
        <translation>Dieser Text ist keine Kopie von Keys</translation>
    </message>
    <message>
        <source>Several keys would end up at %1</source>
        <translation>Keys würden bei %1 zusammentreffen</translation>
    </message>
    <message>
        <source>“%1” is not a number; enter 12.5, +=5, -=5, *2, /2 or 50%</source>
        <translation>„%1“ ist keine Zahl; gültig sind 12.5, +=5, -=5, *2, /2 oder 50%</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>There is no room for %1 more before %2</source>
        <translation>Vor %2 ist kein Platz für weitere %1</translation>
    </message>
    <message>
        <source>The copied keys have a different type</source>
        <translation>Die kopierten Keys haben einen anderen Typ</translation>
    </message>
    <message>
        <source>nodes of this format can&apos;t be moved</source>
        <translation>Knoten dieses Formats können nicht verschoben werden</translation>
    </message>
    <message>
        <source>a pivot has no rotation or scale: switch auto-key on to animate them</source>
        <translation>ein Pivot hat weder Drehung noch Skalierung: zum Animieren Auto-Key einschalten</translation>
    </message>
    <message>
        <source>the node has no pivot</source>
        <translation>der Knoten hat keinen Pivot</translation>
    </message>
    <message>
        <source>select a node first: nothing in the selection can be moved</source>
        <translation>zuerst einen Knoten auswählen: Nichts in der Auswahl kann verschoben werden</translation>
    </message>
    <message>
        <source>the parent is scaled to nothing here: no key can move the node</source>
        <translation>der übergeordnete Knoten ist hier auf null skaliert: Kein Key kann den Knoten bewegen</translation>
    </message>
    <message>
        <source>the key at %1 would exceed the times that can be stored</source>
        <translation>der Key bei %1 würde den Zeitbereich verlassen</translation>
    </message>
    <message>
        <source>sequences of this format can&apos;t be edited</source>
        <translation>Sequenzen dieses Formats können nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>this is not a sequence</source>
        <translation>dies ist keine Sequenz</translation>
    </message>
    <message>
        <source>there is no room for it after the last sequence</source>
        <translation>hinter der letzten Sequenz ist kein Platz dafür</translation>
    </message>
    <message>
        <source>the keys would exceed the times that can be stored</source>
        <translation>die Keys würden den Zeitbereich verlassen</translation>
    </message>
    <message>
        <source>trimming can&apos;t move a sequence elsewhere</source>
        <translation>Zuschneiden kann eine Sequenz nicht an eine andere Stelle verschieben</translation>
    </message>
    <message>
        <source>“%1” occupies that time (%2 to %3)</source>
        <translation>dort liegt „%1“ (%2 bis %3)</translation>
    </message>
    <message>
        <source>“%1” reads some of the same keys</source>
        <translation>„%1“ liest zum Teil dieselben Keys</translation>
    </message>
    <message>
        <source>“%1” would exceed the times that can be stored</source>
        <translation>„%1“ würde den Zeitbereich verlassen</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>a duration can&apos;t be negative</source>
        <translation>eine Dauer kann nicht negativ sein</translation>
    </message>
    <message>
        <source>another sequence overlaps the one that would get the keys</source>
        <translation>eine andere Sequenz überlappt die, die die Keys bekäme</translation>
    </message>
    <message>
        <source>the two sequences overlap</source>
        <translation>die beiden Sequenzen überlappen sich</translation>
    </message>
    <message>
        <source>a time range must not be empty</source>
        <translation>ein Zeitabschnitt muss eine Länge haben</translation>
    </message>
    <message>
        <source>“%1” lies in the range; delete it first</source>
        <translation>„%1“ liegt in dem Abschnitt; zuerst löschen</translation>
    </message>
    <message>
        <source>the range crosses a boundary of “%1” (%2 to %3)</source>
        <translation>der Abschnitt überschreitet eine Grenze von „%1“ (%2 bis %3)</translation>
    </message>
    <message>
        <source>the time is outside the range that can be stored</source>
        <translation>die Zeit liegt außerhalb des speicherbaren Bereichs</translation>
    </message>
    <message>
        <source>the range exceeds the times that can be stored</source>
        <translation>der Abschnitt verlässt den Zeitbereich</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>dies ist kein Ordner</translation>
    </message>
    <message>
        <source>the pixels of the BLP0 file are in %1 next to it, which is missing</source>
        <translation>die Pixel der BLP0-Datei stehen in der Datei %1 daneben, und diese fehlt</translation>
    </message>
    <message>
        <source>this is not an MPQ archive</source>
        <translation>dies ist kein MPQ-Archiv</translation>
    </message>
    <message>
        <source>the archive only has tables of a newer kind</source>
        <translation>das Archiv hat nur Tabellen neuerer Art</translation>
    </message>
    <message>
        <source>the archive&apos;s tables are damaged</source>
        <translation>die Tabellen des Archivs sind beschädigt</translation>
    </message>
    <message>
        <source>the image can&apos;t be written: %1</source>
        <translation>das Bild kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>animations are written as .webp (one file) or .png (one file per frame)</source>
        <translation>bewegte Bilder werden als .webp (eine Datei) oder .png (eine Datei pro Frame) geschrieben</translation>
    </message>
    <message>
        <source>the animation can&apos;t be encoded: %1</source>
        <translation>das animierte Bild kann nicht kodiert werden: %1</translation>
    </message>
    <message>
        <source>saving was cancelled; all files are unchanged</source>
        <translation>das Speichern wurde angehalten; alle Dateien sind, wie sie waren</translation>
    </message>
    <message>
        <source>an interrupted save could not be completed</source>
        <translation>ein unterbrochenes Speichern konnte nicht zu Ende gebracht werden</translation>
    </message>
    <message>
        <source>an interrupted save has been completed</source>
        <translation>ein unterbrochenes Speichern wurde abgeschlossen</translation>
    </message>
    <message>
        <source>an interrupted save has been rolled back</source>
        <translation>ein unterbrochenes Speichern wurde zurückgenommen</translation>
    </message>
    <message>
        <source>this file belongs to the model “%1”, which was not found in %2</source>
        <translation>diese Datei gehört zum Modell „%1“, das in %2 nicht gefunden wurde</translation>
    </message>
    <message>
        <source>the list of file names can&apos;t be opened</source>
        <translation>die Liste der Dateinamen kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>the list of file names has no line of the form “id;path”</source>
        <translation>die Liste der Dateinamen hat keine Zeile der Form „ID;Pfad“</translation>
    </message>
    <message>
        <source>another sequence is the same variation of the same animation</source>
        <translation>eine andere Sequenz ist dieselbe Variation derselben Animation</translation>
    </message>
    <message>
        <source>the sequence is an alias of one that does not exist</source>
        <translation>die Sequenz ist ein Alias einer Sequenz, die es nicht gibt</translation>
    </message>
    <message>
        <source>the sequence is an alias of itself</source>
        <translation>die Sequenz ist ein Alias ihrer selbst</translation>
    </message>
    <message>
        <source>the chain of variations never ends</source>
        <translation>die Kette der Variationen endet nie</translation>
    </message>
    <message>
        <source>the frequencies of this animation&apos;s variations add up to %1 instead of 32767</source>
        <translation>die Häufigkeiten der Variationen dieser Animation ergeben zusammen %1 statt 32767</translation>
    </message>
    <message>
        <source>the table has no entry for “%1”; the game can&apos;t play it</source>
        <translation>die Tabelle findet „%1“ nicht; das Spiel kann die Sequenz nicht abspielen</translation>
    </message>
    <message>
        <source>the key bone table does not refer to this bone</source>
        <translation>die Key-Bone-Tabelle verweist nicht auf diesen Bone</translation>
    </message>
    <message>
        <source>the attachment table does not refer to this attachment</source>
        <translation>die Attachment-Tabelle verweist nicht auf dieses Attachment</translation>
    </message>
    <message>
        <source>positions, normals, texture coordinates, weights and bones differ in number</source>
        <translation>Positionen, Normalen, Texturkoordinaten, Gewichte und Bones unterscheiden sich in der Anzahl</translation>
    </message>
    <message>
        <source>%1 vertices are more than skin profiles can address (65536)</source>
        <translation>%1 Vertices sind mehr, als Skin-Profile adressieren können (65536)</translation>
    </message>
    <message>
        <source>vertex %1 does not exist</source>
        <translation>Vertex %1 gibt es nicht</translation>
    </message>
    <message>
        <source>entry %1 of the vertex list does not exist</source>
        <translation>Eintrag %1 der Vertexliste gibt es nicht</translation>
    </message>
    <message>
        <source>the vertices go beyond the profile&apos;s list</source>
        <translation>die Vertices reichen über die Liste des Profils hinaus</translation>
    </message>
    <message>
        <source>the triangles go beyond the profile&apos;s list</source>
        <translation>die Dreiecke reichen über die Liste des Profils hinaus</translation>
    </message>
    <message>
        <source>the number of indices is not a multiple of three</source>
        <translation>die Anzahl der Indizes ist kein Vielfaches von drei</translation>
    </message>
    <message>
        <source>the bones go beyond the bone combos</source>
        <translation>die Bones reichen über die Bone-Kombinationen hinaus</translation>
    </message>
    <message>
        <source>%1 bones, but the profile allows %2</source>
        <translation>%1 Bones, aber das Profil erlaubt %2</translation>
    </message>
    <message>
        <source>the submesh does not exist</source>
        <translation>das Submesh gibt es nicht</translation>
    </message>
    <message>
        <source>entries %1 to %2 go beyond the table of %3</source>
        <translation>die Einträge %1 bis %2 reichen über die Tabelle mit %3 hinaus</translation>
    </message>
    <message>
        <source>%1 entries for %2 objects</source>
        <translation>%1 Einträge für %2 Objekte</translation>
    </message>
    <message>
        <source>the parent comes after the bone; the game expects it first</source>
        <translation>der Elternknoten steht nach dem Bone; das Spiel verlangt ihn davor</translation>
    </message>
    <message>
        <source>the bone has keys, but is not marked as animated</source>
        <translation>der Bone hat Keys, ist aber nicht als animiert gekennzeichnet</translation>
    </message>
    <message>
        <source>a key can&apos;t lie before the start of its sequence</source>
        <translation>ein Key kann nicht vor dem Anfang seiner Sequenz liegen</translation>
    </message>
    <message>
        <source>the keys of “%1” are in a file that was not found; they can&apos;t be edited</source>
        <translation>die Keys von „%1“ stehen in einer Datei, die nicht gefunden wurde; sie können nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>%1 (file id %2) was not found; searched: %3</source>
        <translation>%1 (Datei-ID %2) wurde nicht gefunden; durchsucht: %3</translation>
    </message>
    <message>
        <source>%1 was not found; searched: %2</source>
        <translation>%1 wurde nicht gefunden; durchsucht: %2</translation>
    </message>
    <message>
        <source>%1 elements at %2 don&apos;t fit the %3 bytes of the file; they are kept but not read</source>
        <translation>%1 Elemente bei %2 passen nicht in die %3 Bytes der Datei; sie bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>only the first %1 of %2 characters are shown</source>
        <translation>nur die ersten %1 von %2 Zeichen werden angezeigt</translation>
    </message>
    <message>
        <source>no MD21 chunk: this is not an M2 model</source>
        <translation>kein MD21-Chunk: Dies ist kein M2-Modell</translation>
    </message>
    <message>
        <source>the model&apos;s data doesn&apos;t begin with MD20</source>
        <translation>die Daten des Modells beginnen nicht mit MD20</translation>
    </message>
    <message>
        <source>version %1 is older than any known M2 model</source>
        <translation>Version %1 ist älter als jedes bekannte M2-Modell</translation>
    </message>
    <message>
        <source>the header of version %1 has %2 bytes, the file only %3</source>
        <translation>der Dateikopf von Version %1 hat %2 Bytes, die Datei nur %3</translation>
    </message>
    <message>
        <source>version %1 is newer than any known version; it is read as 274</source>
        <translation>Version %1 ist neuer als jede bekannte; sie wird als 274 gelesen</translation>
    </message>
    <message>
        <source>this is not a skin profile; it is kept but not read</source>
        <translation>dies ist kein Skin-Profil; es bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>the chunk has %1 bytes, which is not a multiple of %2; it is kept as is</source>
        <translation>der Chunk hat %1 Bytes, was kein Vielfaches von %2 ist; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>a sequence of this version always starts at 0; change its end</source>
        <translation>eine Sequenz dieser Version beginnt immer bei 0; stattdessen ihr Ende ändern</translation>
    </message>
    <message>
        <source>the sequence would be too long</source>
        <translation>die Sequenz wäre zu lang</translation>
    </message>
    <message>
        <source>keys that could not be read can&apos;t be rewritten</source>
        <translation>Keys, die nicht gelesen werden konnten, können nicht neu geschrieben werden</translation>
    </message>
    <message>
        <source>%1 times, but %2 values; they are kept but not read</source>
        <translation>%1 Zeiten, aber %2 Werte; sie bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>%1 keys at %2 and %3 don&apos;t fit the %4 bytes of the file; they are kept but not read</source>
        <translation>%1 Keys bei %2 und %3 passen nicht in die %4 Bytes der Datei; sie bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>%1 and %2 sub-tracks at %3 and %4 can&apos;t be read; they are kept</source>
        <translation>%1 und %2 Teilspuren bei %3 und %4 können nicht gelesen werden; sie bleiben erhalten</translation>
    </message>
    <message>
        <source>a time of %1 is beyond what a sequence can have; the keys are kept but not read</source>
        <translation>eine Zeit von %1 übersteigt, was eine Sequenz haben kann; die Keys bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>a track that could not be read can&apos;t be rewritten</source>
        <translation>eine Spur, die nicht gelesen werden konnte, kann nicht neu geschrieben werden</translation>
    </message>
    <message>
        <source>the number of elements must be a multiple of four</source>
        <translation>die Anzahl der Elemente muss ein Vielfaches von vier sein</translation>
    </message>
    <message>
        <source>a string is too long to be rewritten</source>
        <translation>eine Zeichenkette ist zu lang, um neu geschrieben zu werden</translation>
    </message>
    <message>
        <source>a file without chunks can&apos;t hold this</source>
        <translation>eine Datei ohne Chunks kann dies nicht enthalten</translation>
    </message>
    <message>
        <source>%1 faces and %2 half edges need a different number of bytes</source>
        <translation>%1 Flächen und %2 Halbkanten erfordern eine andere Anzahl von Bytes</translation>
    </message>
    <message>
        <source>a number is too large for its field in this version of the file</source>
        <translation>eine Zahl ist zu groß für ihr Feld in dieser Version der Datei</translation>
    </message>
    <message>
        <source>the sizes of the polytopes don&apos;t add up to the size of the chunk; it is kept as is</source>
        <translation>die Größen der Polytope ergeben zusammen nicht die des Chunks; er bleibt, wie er ist</translation>
    </message>
    <message>
        <source>index %1 does not exist</source>
        <translation>Index %1 gibt es nicht</translation>
    </message>
    <message>
        <source>the shapes of the body go beyond the list</source>
        <translation>die Formen des Körpers reichen über die Liste hinaus</translation>
    </message>
    <message>
        <source>%1 matrices for %2 bones</source>
        <translation>%1 Matrizen für %2 Bones</translation>
    </message>
    <message>
        <source>this is not a physics file; it is kept but not read</source>
        <translation>dies ist keine Physik-Datei; sie bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>this is not a bone file; it is kept but not read</source>
        <translation>dies ist keine Bone-Datei; sie bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>the chunk has %1 bytes instead of %2; it is kept but not read</source>
        <translation>der Chunk hat %1 Bytes statt %2; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>the model has two physics blocks that would be stored in the same place</source>
        <translation>das Modell hat zwei Physik-Blöcke, die am selben Ort gespeichert würden</translation>
    </message>
    <message>
        <source>only a model with a .skel file can hold this</source>
        <translation>nur ein Modell mit .skel-Datei kann dies enthalten</translation>
    </message>
    <message>
        <source>only a camera&apos;s keys can have tangents in this format; choose linear or none</source>
        <translation>nur Keys von Kameras können in diesem Format Tangenten haben; wählen Sie linear oder keine</translation>
    </message>
    <message>
        <source>the file holds numbers from %1 to %2 here</source>
        <translation>die Datei speichert hier Zahlen von %1 bis %2</translation>
    </message>
    <message>
        <source>another sequence has its keys in the file of “%1”; give it another variation or keep its keys in the model</source>
        <translation>die Keys einer anderen Sequenz stehen in der Datei von „%1“; geben Sie ihr eine andere Variation oder behalten Sie ihre Keys im Modell</translation>
    </message>
    <message>
        <source>there are %1 sequence groups for %2 sequences</source>
        <translation>es gibt %1 Sequenzgruppen für %2 Sequenzen</translation>
    </message>
    <message>
        <source>no sequence plays this collection</source>
        <translation>keine Sequenz spielt diese Sammlung ab</translation>
    </message>
    <message>
        <source>nothing in the model has this animation ID</source>
        <translation>nichts im Modell hat diese Animations-ID</translation>
    </message>
    <message>
        <source>the keys are of a different kind than the value, or can&apos;t be sorted; they are kept but not played</source>
        <translation>die Keys sind von anderer Art als der Wert oder lassen sich nicht ordnen; sie bleiben erhalten, werden aber nicht abgespielt</translation>
    </message>
    <message>
        <source>%1 values have this animation ID and play the same keys</source>
        <translation>%1 Werte haben diese Animations-ID und spielen dieselben Keys ab</translation>
    </message>
    <message>
        <source>there are %1 rest poses for %2 bones</source>
        <translation>es gibt %1 Ruheposen für %2 Bones</translation>
    </message>
    <message>
        <source>the parent comes after the bone in the list; the game expects it first</source>
        <translation>der Elternknoten steht in der Liste hinter dem Bone; das Spiel erwartet ihn davor</translation>
    </message>
    <message>
        <source>the region ends at vertex %1 of %2</source>
        <translation>die Region endet bei Vertex %1 von %2</translation>
    </message>
    <message>
        <source>the region&apos;s triangles end at %1 of %2</source>
        <translation>die Dreiecke der Region enden bei %1 von %2</translation>
    </message>
    <message>
        <source>a triangle refers to vertex %1 of a region with %2</source>
        <translation>ein Dreieck verweist auf Vertex %1 einer Region mit %2</translation>
    </message>
    <message>
        <source>the region&apos;s bones end at %1 of the %2 of the bone look-up</source>
        <translation>die Bones der Region enden bei %1 von %2 der Bone-Zuordnung</translation>
    </message>
    <message>
        <source>%1 bones per vertex are used, but vertices have %2</source>
        <translation>%1 Bones pro Vertex werden verwendet, aber Vertices haben %2</translation>
    </message>
    <message>
        <source>a key must lie within a sequence</source>
        <translation>ein Key muss in der Zeit einer Sequenz liegen</translation>
    </message>
    <message>
        <source>section %1 (%2) at %3 overlaps another one; it is kept but not read</source>
        <translation>Abschnitt %1 (%2) bei %3 überlappt einen anderen; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>this is not an M3 file: its first four characters are neither 43DM nor 33DM</source>
        <translation>dies ist keine M3-Datei: Ihre ersten vier Zeichen sind weder 43DM noch 33DM</translation>
    </message>
    <message>
        <source>the file ends inside its header, which has %1 bytes</source>
        <translation>die Datei endet in ihrem Dateikopf, der %1 Bytes hat</translation>
    </message>
    <message>
        <source>the index of %1 sections at %2 does not fit the %3 bytes of the file</source>
        <translation>das Verzeichnis von %1 Abschnitten bei %2 passt nicht in die %3 Bytes der Datei</translation>
    </message>
    <message>
        <source>section %1 (%2) starts at %3, after the end of the file</source>
        <translation>Abschnitt %1 (%2) beginnt bei %3, hinter dem Ende der Datei</translation>
    </message>
    <message>
        <source>section %1 (%2) has %3 elements of %4 bytes at %5, which reach past the end of the file; it is kept but not read</source>
        <translation>Abschnitt %1 (%2) hat %3 Elemente zu %4 Bytes bei %5, die hinter dem Ende der Datei enden; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>the header refers to no model; all sections are kept as they are</source>
        <translation>der Dateikopf verweist auf kein Modell; alle Abschnitte bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>refers to section %1, but there are %2; it is kept but not read</source>
        <translation>verweist auf Abschnitt %1, aber es gibt %2; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>refers to section %1, which is %2 and not %3; it is kept but not read</source>
        <translation>verweist auf Abschnitt %1, der %2 ist und nicht %3; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>refers to %1 elements of section %2, which has %3; they are kept but not read</source>
        <translation>verweist auf %1 Elemente von Abschnitt %2, der %3 hat; sie bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>%1 has version %2, which is not known; it is kept but not read</source>
        <translation>%1 hat Version %2, die nicht bekannt ist; der Inhalt bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>sections are shared more often than can be read; they are kept</source>
        <translation>Abschnitte werden öfter geteilt, als gelesen werden kann; sie bleiben erhalten</translation>
    </message>
    <message>
        <source>the text has %1 characters, %2 are shown; all are kept</source>
        <translation>der Text hat %1 Zeichen, %2 werden angezeigt; alle bleiben erhalten</translation>
    </message>
    <message>
        <source>the flags specify no vertex components; the vertices are kept but not read</source>
        <translation>die Flags nennen keine Teile eines Vertex; die Vertices bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>%1 animation IDs, %2 positions and %3 blocks don&apos;t match; they are kept but not read</source>
        <translation>%1 Animations-IDs, %2 Plätze und %3 Blöcke passen nicht zusammen; sie bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>the position %1 of animation ID %2 is taken or doesn&apos;t exist; the blocks are kept but not read</source>
        <translation>der Platz %1 der Animations-ID %2 ist belegt oder existiert nicht; die Blöcke bleiben erhalten, werden aber nicht gelesen</translation>
    </message>
    <message>
        <source>there is no room for a sequence of that length</source>
        <translation>für eine Sequenz dieser Länge ist kein Platz</translation>
    </message>
    <message>
        <source>a sequence can&apos;t start before its own time 0</source>
        <translation>eine Sequenz kann nicht vor ihrer eigenen Zeit 0 beginnen</translation>
    </message>
    <message>
        <source>the file would be larger than 4 GiB, which M3 can&apos;t hold</source>
        <translation>die Datei würde größer als 4 GiB, was M3 nicht fassen kann</translation>
    </message>
    <message>
        <source>unknown sections may refer to others by their index in the file; it can&apos;t be rewritten in the official order</source>
        <translation>Abschnitte, die nicht verstanden werden, nennen andere womöglich über deren Ort in der Datei; die Datei kann nicht in der offiziellen Reihenfolge neu geschrieben werden</translation>
    </message>
    <message>
        <source>unknown sections can&apos;t be created, deleted or moved: others may refer to them by index</source>
        <translation>Abschnitte, die nicht verstanden werden, können weder angelegt noch gelöscht oder verschoben werden: andere nennen sie vielleicht nach ihrer Stelle</translation>
    </message>
    <message>
        <source>%1 can&apos;t write “%2”</source>
        <translation>%1 kann „%2“ nicht schreiben</translation>
    </message>
    <message>
        <source>there is no image to write</source>
        <translation>es gibt kein Bild zu schreiben</translation>
    </message>
    <message>
        <source>face %1 does not match the image</source>
        <translation>Fläche %1 passt nicht zum Bild</translation>
    </message>
    <message>
        <source>level %1 does not match the image</source>
        <translation>Stufe %1 passt nicht zum Bild</translation>
    </message>
    <message>
        <source>quality %1 is not within 1 to 100</source>
        <translation>Qualität %1 liegt nicht zwischen 1 und 100</translation>
    </message>
    <message>
        <source>alpha threshold %1 is not within 1 to 255</source>
        <translation>Alpha-Schwelle %1 liegt nicht zwischen 1 und 255</translation>
    </message>
    <message>
        <source>%1 has no %2-bit alpha; possible depths: %3</source>
        <translation>%1 hat kein %2-Bit-Alpha; mögliche Tiefen: %3</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the written image does not read back correctly</source>
        <translation>das Geschriebene lässt sich nicht wie erwartet zurücklesen</translation>
    </message>
    <message>
        <source>only the first of %1 images is written</source>
        <translation>nur das erste von %1 Bildern wird geschrieben</translation>
    </message>
    <message>
        <source>the alpha channel is dropped</source>
        <translation>der Alphakanal wird weggelassen</translation>
    </message>
    <message>
        <source>one-bit alpha: soft edges become hard</source>
        <translation>Alpha mit einem Bit: weiche Kanten werden hart</translation>
    </message>
    <message>
        <source>transparent texels become black</source>
        <translation>durchsichtige Texel werden schwarz</translation>
    </message>
    <message>
        <source>%1 × %2: sizes that are not powers of two can&apos;t repeat and have no proper mipmaps in the game</source>
        <translation>%1 × %2: Seiten, die keine Zweierpotenzen sind, können sich im Spiel nicht wiederholen und haben dort keine brauchbaren Mips</translation>
    </message>
    <message>
        <source>%1 × %2: the game expects at most %3 texels per side</source>
        <translation>%1 × %2: das Spiel erwartet höchstens %3 Texel pro Seite</translation>
    </message>
    <message>
        <source>“%1” is not an image format that can be written</source>
        <translation>„%1“ ist keine Bildart, die geschrieben werden kann</translation>
    </message>
    <message>
        <source>there is no face %1, the image has 0 to %2</source>
        <translation>eine Fläche %1 gibt es nicht, das Bild hat 0 bis %2</translation>
    </message>
    <message>
        <source>there is no level %1, the image has 0 to %2</source>
        <translation>eine Stufe %1 gibt es nicht, das Bild hat 0 bis %2</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>der Speicher reicht für das Bild nicht aus</translation>
    </message>
    <message>
        <source>this object can&apos;t replace the other one</source>
        <translation>dieses Objekt kann das andere nicht ersetzen</translation>
    </message>
    <message>
        <source>there is no such texture</source>
        <translation>diese Textur gibt es nicht</translation>
    </message>
    <message>
        <source>this format has no separate texture objects</source>
        <translation>Texturen dieses Formats sind keine eigenen Objekte</translation>
    </message>
    <message>
        <source>materials of this kind can&apos;t be edited in this way</source>
        <translation>Materialien dieser Art können nicht auf diese Weise bearbeitet werden</translation>
    </message>
    <message>
        <source>covers what is behind it</source>
        <translation>verdeckt, was dahinter liegt</translation>
    </message>
    <message>
        <source>is cut out where alpha is low</source>
        <translation>ist ausgeschnitten, wo Alpha niedrig ist</translation>
    </message>
    <message>
        <source>is blended by alpha</source>
        <translation>wird nach Alpha gemischt</translation>
    </message>
    <message>
        <source>is added to what is behind it; black vanishes</source>
        <translation>wird zu dem addiert, was dahinter liegt; Schwarz verschwindet</translation>
    </message>
    <message>
        <source>darkens what is behind it; white vanishes</source>
        <translation>dunkelt ab, was dahinter liegt; Weiß verschwindet</translation>
    </message>
    <message>
        <source>darkens or lightens what is behind it; middle grey vanishes</source>
        <translation>dunkelt ab oder hellt auf, was dahinter liegt; mittleres Grau verschwindet</translation>
    </message>
    <message>
        <source>It has no triangles.</source>
        <translation>Es hat keine Dreiecke.</translation>
    </message>
    <message>
        <source>It has no normals, so it is lit the same everywhere.</source>
        <translation>Es hat keine Normalen, daher fällt Licht überall gleich darauf.</translation>
    </message>
    <message>
        <source>It is invisible now: its animated opacity is 0 at this moment.</source>
        <translation>Es ist jetzt unsichtbar: Seine animierte Deckkraft ist in diesem Moment 0.</translation>
    </message>
    <message>
        <source>It is invisible now: all of its layers are fully transparent.</source>
        <translation>Es ist jetzt unsichtbar: Nichts daran hat Deckkraft.</translation>
    </message>
    <message>
        <source>Its opacity is %1 % now.</source>
        <translation>Seine Deckkraft ist jetzt %1 %.</translation>
    </message>
    <message>
        <source>Its colour is multiplied by %1 %, %2 %, %3 % (red, green, blue) now.</source>
        <translation>Seine Farbe wird jetzt mit %1 %, %2 %, %3 % (Rot, Grün, Blau) multipliziert.</translation>
    </message>
    <message>
        <source>Its material does not exist, so nothing is drawn.</source>
        <translation>Sein Material existiert nicht, daher wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Its material has no layers, so nothing is drawn.</source>
        <translation>Sein Material hat keine Layer, daher wird nichts gezeichnet.</translation>
    </message>
    <message>
        <source>Layer %1 %2.</source>
        <translation>Layer %1 %2.</translation>
    </message>
    <message>
        <source>Layer %1 hides the layers before it.</source>
        <translation>Layer %1 verdeckt die Layer davor.</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: its opacity is 0 at this moment.</source>
        <translation>Layer %1 ist jetzt unsichtbar: Seine Deckkraft ist in diesem Moment 0.</translation>
    </message>
    <message>
        <source>The opacity of layer %1 is %2 % now.</source>
        <translation>Die Deckkraft von Layer %1 ist jetzt %2 %.</translation>
    </message>
    <message>
        <source>Layer %1 is drawn from the front only.</source>
        <translation>Layer %1 wird nur von vorne gezeichnet.</translation>
    </message>
    <message>
        <source>Light does not change layer %1.</source>
        <translation>Licht verändert Layer %1 nicht.</translation>
    </message>
    <message>
        <source>Layer %1 is drawn even over what is nearer.</source>
        <translation>Layer %1 wird auch über das gezeichnet, was näher liegt.</translation>
    </message>
    <message>
        <source>Layer %1 uses UV set %2, but there are %3.</source>
        <translation>Layer %1 verwendet UV-Satz %2, aber es gibt %3.</translation>
    </message>
    <message>
        <source>Layer %1 has no texture; it is white.</source>
        <translation>Layer %1 hat keine Textur; er ist weiß.</translation>
    </message>
    <message>
        <source>Its texture “%1” was not found.</source>
        <translation>Seine Textur „%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Its texture “%1” is still being read.</source>
        <translation>Seine Textur „%1“ wird noch gelesen.</translation>
    </message>
    <message>
        <source>The game supplies the texture “%1”; the preview shows a stand-in.</source>
        <translation>Das Spiel stellt die Textur „%1“; die Vorschau zeigt einen Ersatz.</translation>
    </message>
    <message>
        <source>Layer %1 uses alpha, but its texture “%2” has none: nothing shows through.</source>
        <translation>Layer %1 richtet sich nach Alpha, aber seine Textur „%2“ hat keines: Nichts scheint hindurch.</translation>
    </message>
    <message>
        <source>Layer %1 shows “%2”.</source>
        <translation>Layer %1 zeigt „%2“.</translation>
    </message>
    <message>
        <source>All texture coordinates of layer %1 are the same point.</source>
        <translation>Alle Texturkoordinaten von Layer %1 sind derselbe Punkt.</translation>
    </message>
    <message>
        <source>The coordinates of layer %1 leave the texture, which does not wrap: its edge texels are stretched.</source>
        <translation>Die Koordinaten von Layer %1 verlassen die Textur, die sich nicht wiederholt: Ihr Rand wird in die Länge gezogen.</translation>
    </message>
    <message>
        <source>BLP1 palette</source>
        <translation>BLP1 mit Palette</translation>
    </message>
    <message>
        <source>BLP2 palette</source>
        <translation>BLP2 mit Palette</translation>
    </message>
    <message>
        <source>DDS BC4 (red only)</source>
        <translation>DDS BC4 (nur Rot)</translation>
    </message>
    <message>
        <source>DDS BC5 (normal map)</source>
        <translation>DDS BC5 (Normal-Map)</translation>
    </message>
    <message>
        <source>DDS uncompressed</source>
        <translation>DDS unkomprimiert</translation>
    </message>
    <message>
        <source>skin profiles of the model were not found; what they use is unknown</source>
        <translation>Skin-Profile des Modells wurden nicht gefunden; was sie verwenden, lässt sich nicht feststellen</translation>
    </message>
    <message>
        <source>no file is listed for “%1”, whose keys are in an .anim file; the game won&apos;t find them</source>
        <translation>für „%1“, dessen Keys in einer .anim-Datei stehen, ist keine Datei aufgeführt; das Spiel wird sie nicht finden</translation>
    </message>
    <message>
        <source>the table of combos has no room for more than %1 entries</source>
        <translation>die Tabelle der Kombinationen hat keinen Platz für mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>“%1” belongs to the parent skeleton %2, which other models use as well; to edit it, open a model that has this skeleton as its own</source>
        <translation>„%1“ gehört zum übergeordneten Skelett %2, das auch andere Modelle verwenden; zum Bearbeiten ein Modell öffnen, dessen eigenes Skelett es ist</translation>
    </message>
    <message>
        <source>sequences of a parent skeleton can&apos;t be added, moved or deleted here</source>
        <translation>Sequenzen eines übergeordneten Skeletts können hier nicht hinzugefügt, verschoben oder gelöscht werden</translation>
    </message>
    <message>
        <source>the game also plays %1 sequences of the parent skeleton %2 with this model; they are shown, but can&apos;t be edited here</source>
        <translation>das Spiel spielt mit diesem Modell auch %1 Sequenzen des übergeordneten Skeletts %2 ab; sie werden gezeigt, können hier aber nicht bearbeitet werden</translation>
    </message>
    <message>
        <source>%1 tracks of the parent skeleton can&apos;t be shown next to the model&apos;s own: they run on a global loop or have different interpolations</source>
        <translation>%1 Spuren des übergeordneten Skeletts können nicht neben denen des Modells gezeigt werden: sie laufen in einer globalen Schleife oder haben eine andere Interpolation</translation>
    </message>
    <message>
        <source>the parent skeleton has %1 bones, the model %2; its sequences move the bones with the same indices</source>
        <translation>das übergeordnete Skelett hat %1 Knochen, das Modell %2; seine Sequenzen bewegen die Knochen mit denselben Indizes</translation>
    </message>
    <message>
        <source>this format has no such recipe</source>
        <translation>dieses Format hat kein solches Rezept</translation>
    </message>
    <message>
        <source>the submesh has no batch; add one first</source>
        <translation>das Submesh hat keinen Batch; zuerst einen hinzufügen</translation>
    </message>
    <message>
        <source>the .anim file of the sequence has no chunk for these keys</source>
        <translation>die .anim-Datei der Sequenz hat keinen Chunk für diese Keys</translation>
    </message>
    <message>
        <source>the section of the model itself was not understood and is kept as it is: nothing in this file can be changed</source>
        <translation>der Abschnitt des Modells selbst wurde nicht verstanden und bleibt, wie er ist: nichts in dieser Datei kann geändert werden</translation>
    </message>
    <message>
        <source>a collection holds the keys of a value only once, and those that play here have them elsewhere</source>
        <translation>eine Sammlung hält die Keys eines Werts nur einmal, und die hier abgespielten haben sie an anderer Stelle</translation>
    </message>
    <message>
        <source>there is no other material to draw</source>
        <translation>es gibt kein anderes Material zum Zeichnen</translation>
    </message>
    <message>
        <source>animation IDs are shared by more values than can be read; the others have no keys</source>
        <translation>Animations-IDs werden von mehr Werten geteilt, als gelesen werden können; die übrigen haben keine Keys</translation>
    </message>
    <message>
        <source>TGA without run lengths</source>
        <translation>TGA ohne Lauflängen</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>two of the images would become %1</source>
        <translation>zwei der Bilder würden zu %1</translation>
    </message>
    <message>
        <source>the vertex has no such coordinates</source>
        <translation>der Vertex hat keine solchen Koordinaten</translation>
    </message>
    <message>
        <source>texture coordinates must be finite numbers</source>
        <translation>Texturkoordinaten müssen endliche Zahlen sein</translation>
    </message>
    <message>
        <source>vertices of World of Warcraft models have no colours; a batch has one colour for all of its submesh</source>
        <translation>Vertices von Modellen aus World of Warcraft haben keine Farben; ein Batch hat eine Farbe für sein ganzes Submesh</translation>
    </message>
    <message>
        <source>texture coordinates of this region go from %1 to %2</source>
        <translation>Texturkoordinaten dieser Region reichen von %1 bis %2</translation>
    </message>
    <message>
        <source>the region&apos;s UV scale is 0: all of its coordinates are the same</source>
        <translation>die UV-Skalierung der Region ist 0: Alle ihre Koordinaten sind gleich</translation>
    </message>
    <message>
        <source>the vertex format of this model has no colours</source>
        <translation>das Vertexformat dieses Modells hat keine Farben</translation>
    </message>
    <message>
        <source>colours must be finite numbers</source>
        <translation>Farben müssen endliche Zahlen sein</translation>
    </message>
    <message>
        <source>the shader “%1” becomes the number %2</source>
        <translation>der Shader „%1“ wird zur Nummer %2</translation>
    </message>
    <message>
        <source>the material is two-sided; since 1100 this is a property of its layers</source>
        <translation>das Material ist zweiseitig; seit 1100 besagen das seine Layer</translation>
    </message>
    <message>
        <source>the gain of the emissive texture becomes that of the layer</source>
        <translation>die Verstärkung der Leuchttextur (Emissive) wird zu der des Layers</translation>
    </message>
    <message>
        <source>for an HD material only the first layer&apos;s value is used; the values of other layers are lost</source>
        <translation>bei einem HD-Material gilt nur der Wert des ersten Layers; der eines anderen entfällt mit diesem</translation>
    </message>
    <message>
        <source>what the game does with more than six textures is unknown</source>
        <translation>was das Spiel mit mehr als sechs Texturen tut, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the tracks are put into the usual order</source>
        <translation>die Spuren kommen in die übliche Reihenfolge</translation>
    </message>
    <message>
        <source>the slots are sorted, each with its own number</source>
        <translation>die Slots kommen in ihre Reihenfolge, jeder mit eigener Nummer</translation>
    </message>
    <message>
        <source>the layer has no room for the texture of this slot before 1100</source>
        <translation>vor 1100 hat der Layer keinen Platz für die Textur dieses Slots</translation>
    </message>
    <message>
        <source>before 1100, an HD material has no further layers</source>
        <translation>vor 1100 hat ein HD-Material keine weiteren Layer</translation>
    </message>
    <message>
        <source>the layer has no texture; before 1100 it refers to none</source>
        <translation>der Layer hat keine Textur; vor 1100 verweist er auf keine</translation>
    </message>
    <message>
        <source>the texture of the first slot takes precedence</source>
        <translation>die Textur des ersten Slots hat Vorrang</translation>
    </message>
    <message>
        <source>before 1100, all layers of a material have one shader, SD or HD</source>
        <translation>vor 1100 haben alle Layer eines Materials denselben Shader, SD oder HD</translation>
    </message>
    <message>
        <source>the flag 0x2 makes a material two-sided in versions 900 and 1000</source>
        <translation>das Flag 0x2 macht ein Material in den Versionen 900 und 1000 zweiseitig</translation>
    </message>
    <message>
        <source>level of detail %1 is removed: before version 900 all levels would be drawn at once</source>
        <translation>die Detailstufe %1 entfällt: Vor Version 900 würden alle Stufen gleichzeitig gezeichnet</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have unequal weights; they follow the bones that come nearest, in equal parts</source>
        <translation>%1 von %2 Vertices haben ungleiche Gewichte; sie folgen zu gleichen Teilen den Bones, die dem am nächsten kommen</translation>
    </message>
    <message>
        <source>the vertices are bound to matrix groups instead</source>
        <translation>die Vertices werden stattdessen an Matrixgruppen gebunden</translation>
    </message>
    <message>
        <source>there can be 256 matrix groups: %1 vertices follow their strongest bone alone</source>
        <translation>es kann 256 Matrixgruppen geben: %1 Vertices folgen nur ihrem stärksten Bone</translation>
    </message>
    <message>
        <source>the material is two-sided; before version 900 this is a property of its layers</source>
        <translation>das Material ist zweiseitig; vor Version 900 besagen das seine Layer</translation>
    </message>
    <message>
        <source>“Unlit” becomes “Unshaded”, the closest match before version 900</source>
        <translation>„Unbeleuchtet“ wird zu „Unschattiert“, was dem vor Version 900 am nächsten kommt</translation>
    </message>
    <message>
        <source>before version 900 a material has no texture for “%1”</source>
        <translation>vor Version 900 hat ein Material keine Textur für „%1“</translation>
    </message>
    <message>
        <source>there are no Popcorn effects before version 900</source>
        <translation>vor Version 900 gibt es keine Popcorn-Effekte</translation>
    </message>
    <message>
        <source>there are no animated faces before version 900</source>
        <translation>vor Version 900 gibt es keine animierten Gesichter</translation>
    </message>
    <message>
        <source>there are no bind poses before version 900</source>
        <translation>vor Version 900 gibt es keine Bindeposen</translation>
    </message>
    <message>
        <source>before Reforged, the game only reads BLP and TGA textures</source>
        <translation>vor Reforged liest das Spiel BLP- und TGA-Texturen und keine anderen</translation>
    </message>
    <message>
        <source>the flag 0x100 makes a layer unlit from version 900 on</source>
        <translation>das Flag 0x100 macht einen Layer ab Version 900 unbeleuchtet</translation>
    </message>
    <message>
        <source>“%1” (%2) can&apos;t be stored in version %3</source>
        <translation>„%1“ (%2) hat in Version %3 keinen Platz</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the object are unknown; they are kept as long as the object is</source>
        <translation>%1 Bytes am Ende des Objekts werden nicht verstanden; sie bleiben so lange erhalten wie das Objekt</translation>
    </message>
    <message>
        <source>the declared size, which excluded the tracks, is corrected where the object&apos;s size changes</source>
        <translation>die angegebene Größe, die die Spuren ausließ, wird berichtigt, wo sich die Größe des Objekts ändert</translation>
    </message>
    <message>
        <source>unknown bytes at the end of chunks or of the file are kept</source>
        <translation>Bytes am Ende von Chunks oder der Datei werden nicht verstanden; sie bleiben erhalten</translation>
    </message>
    <message>
        <source>the chunk %1 is unknown and is kept as is</source>
        <translation>der Chunk %1 wird nicht verstanden und bleibt unverändert erhalten</translation>
    </message>
    <message>
        <source>“%1” is read back from the file as “%2”</source>
        <translation>„%1“ kommt als „%2“ aus der Datei</translation>
    </message>
    <message>
        <source>Warcraft III before Reforged (MDX 800)</source>
        <translation>Warcraft III vor Reforged (MDX 800)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, beta (MDX 900)</source>
        <translation>Warcraft III Reforged, Beta (MDX 900)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged (MDX 1000)</source>
        <translation>Warcraft III Reforged (MDX 1000)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, textures in slots (MDX 1100)</source>
        <translation>Warcraft III Reforged, Texturen in Slots (MDX 1100)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, lights with shadows (MDX 1200)</source>
        <translation>Warcraft III Reforged, Lichter mit Schatten (MDX 1200)</translation>
    </message>
    <message>
        <source>models of this format can&apos;t be converted to “%1”</source>
        <translation>Modelle dieses Formats können nicht in „%1“ konvertiert werden</translation>
    </message>
    <message>
        <source>the chunks of version %1 are unknown; it can&apos;t be converted</source>
        <translation>die Chunks von Version %1 werden nicht verstanden; sie kann nicht in eine andere konvertiert werden</translation>
    </message>
    <message>
        <source>the released game reportedly misreads version 900, which only its beta wrote</source>
        <translation>das veröffentlichte Spiel soll Version 900, die nur seine Beta schrieb, falsch lesen</translation>
    </message>
    <message>
        <source>vertices of Warcraft III models have no colours; a geoset animation colours the whole geoset</source>
        <translation>Vertices von Warcraft-III-Modellen haben keine Farben; eine Geoset-Animation färbt das ganze Geoset</translation>
    </message>
    <message>
        <source>an image has 1 to %1 pixels per side</source>
        <translation>ein Bild hat 1 bis %1 Pixel pro Seite</translation>
    </message>
    <message>
        <source>the file can&apos;t be written</source>
        <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>It belongs to skin profile %1, which is shown.</source>
        <translation>Es gehört zum Skin-Profil %1, das die Ansicht zeigt.</translation>
    </message>
    <message>
        <source>It belongs to level of detail %1, which is shown.</source>
        <translation>Es gehört zur Detailstufe %1, die die Ansicht zeigt.</translation>
    </message>
    <message>
        <source>It is not shown: it belongs to skin profile %1, and the view shows %2.</source>
        <translation>Die Ansicht lässt es aus: Es gehört zum Skin-Profil %1, und die Ansicht zeigt %2.</translation>
    </message>
    <message>
        <source>It is not shown: it belongs to level of detail %1, and the view shows %2.</source>
        <translation>Die Ansicht lässt es aus: Es gehört zur Detailstufe %1, und die Ansicht zeigt %2.</translation>
    </message>
    <message>
        <source>It is not shown: geoset %1 is switched off.</source>
        <translation>Die Ansicht lässt es aus: Geoset %1 ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>It is not shown: the view is limited to HD or SD geosets.</source>
        <translation>Die Ansicht lässt es aus: Sie zeigt nur HD- oder nur SD-Geosets.</translation>
    </message>
    <message>
        <source>It is invisible now: “%1” sets its opacity to 0 by the key %2 ms after its start.</source>
        <translation>Es ist jetzt unsichtbar: „%1“ setzt seine Deckkraft durch den Key %2 ms nach Beginn der Sequenz auf 0.</translation>
    </message>
    <message>
        <source>It is invisible now: a global sequence sets its opacity to 0 by the key at %1 ms.</source>
        <translation>Es ist jetzt unsichtbar: Eine globale Sequenz setzt seine Deckkraft durch den Key bei %1 ms auf 0.</translation>
    </message>
    <message>
        <source>No sequence shows it.</source>
        <translation>Keine Sequenz zeigt es.</translation>
    </message>
    <message>
        <source>These sequences never show it: %1.</source>
        <translation>Diese Sequenzen zeigen es nie: %1.</translation>
    </message>
    <message>
        <source>These sequences show it: %1.</source>
        <translation>Diese Sequenzen zeigen es: %1.</translation>
    </message>
    <message>
        <source>Only the backs of its triangles are visible from here, and no layer is two-sided: nothing is drawn.</source>
        <translation>Von hier aus sind nur die Rückseiten seiner Dreiecke zu sehen, und kein Layer ist zweiseitig: Nichts davon wird gezeichnet.</translation>
    </message>
    <message>
        <source>%1 % of its triangles are wound against their normals, and no layer is two-sided: they are only drawn from behind.</source>
        <translation>%1 % seiner Dreiecke laufen andersherum als ihre Normalen, und kein Layer ist zweiseitig: Sie werden nur von hinten gezeichnet.</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: “%2” sets its opacity to 0 by the key %3 ms after its start.</source>
        <translation>Layer %1 ist jetzt unsichtbar: „%2“ setzt seine Deckkraft durch den Key %3 ms nach Beginn der Sequenz auf 0.</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: a global sequence sets its opacity to 0 by the key at %2 ms.</source>
        <translation>Layer %1 ist jetzt unsichtbar: Eine globale Sequenz setzt seine Deckkraft durch den Key bei %2 ms auf 0.</translation>
    </message>
    <message>
        <source>only the first level&apos;s slices of a volume texture are read</source>
        <translation>von einer Volumentextur werden nur die Schichten der ersten Stufe gelesen</translation>
    </message>
    <message>
        <source>“%1” is not understood and can&apos;t be kept in MDX</source>
        <translation>„%1“ wird nicht verstanden und kann in MDX nicht erhalten bleiben</translation>
    </message>
    <message>
        <source>comments are not kept in MDX</source>
        <translation>Kommentare bleiben in MDX nicht erhalten</translation>
    </message>
    <message>
        <source>Warcraft III before Reforged, text (MDL 800)</source>
        <translation>Warcraft III vor Reforged, Text (MDL 800)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, beta, text (MDL 900)</source>
        <translation>Warcraft III Reforged, Beta, Text (MDL 900)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, text (MDL 1000)</source>
        <translation>Warcraft III Reforged, Text (MDL 1000)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, textures in slots, text (MDL 1100)</source>
        <translation>Warcraft III Reforged, Texturen in Slots, Text (MDL 1100)</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, lights with shadows, text (MDL 1200)</source>
        <translation>Warcraft III Reforged, Lichter mit Schatten, Text (MDL 1200)</translation>
    </message>
    <message>
        <source>version %1 is only partly known</source>
        <translation>Version %1 ist nur teilweise bekannt</translation>
    </message>
    <message>
        <source>unread chunks can&apos;t be expressed in MDL</source>
        <translation>Chunks, die ungelesen erhalten bleiben, lassen sich in MDL nicht ausdrücken</translation>
    </message>
    <message>
        <source>the chunk %1 can&apos;t be expressed in MDL</source>
        <translation>der Chunk %1 lässt sich in MDL nicht ausdrücken</translation>
    </message>
    <message>
        <source>MDL can&apos;t express sound tracks</source>
        <translation>MDL hat keine Wörter für Tonspuren</translation>
    </message>
    <message>
        <source>a wrong declared size is lost</source>
        <translation>eine angegebene Größe, die nicht die wirkliche ist, geht verloren</translation>
    </message>
    <message>
        <source>the order of the chunks is lost</source>
        <translation>die Reihenfolge der Chunks geht verloren</translation>
    </message>
    <message>
        <source>empty chunks are lost</source>
        <translation>Chunks ohne Inhalt gehen verloren</translation>
    </message>
    <message>
        <source>the absence of a mandatory chunk is lost</source>
        <translation>dass ein Chunk fehlt, den alle Dateien haben, geht verloren</translation>
    </message>
    <message>
        <source>undescribed bytes after chunks are lost</source>
        <translation>Bytes hinter Chunks, die nirgends beschrieben sind, gehen verloren</translation>
    </message>
    <message>
        <source>a wrong declared count is lost</source>
        <translation>eine angegebene Anzahl, die nicht die wirkliche ist, geht verloren</translation>
    </message>
    <message>
        <source>undescribed bytes after the object are lost</source>
        <translation>Bytes hinter dem Objekt, die nirgends beschrieben sind, gehen verloren</translation>
    </message>
    <message>
        <source>the order of the tracks, or the presence of something empty, is lost</source>
        <translation>die Reihenfolge der Spuren oder dass etwas ohne Inhalt vorhanden ist, geht verloren</translation>
    </message>
    <message>
        <source>hidden bytes of the value are lost</source>
        <translation>Bytes des Werts, die nicht sichtbar sind, gehen verloren</translation>
    </message>
    <message>
        <source>“%1” becomes “%2”</source>
        <translation>„%1“ wird zu „%2“</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>%1 further remarks on this text are omitted</source>
        <translation>%1 weitere Anmerkungen zu diesem Text sind weggelassen</translation>
    </message>
    <message>
        <source>the file holds no model</source>
        <translation>die Datei enthält kein Modell</translation>
    </message>
    <message>
        <source>this block isn&apos;t closed</source>
        <translation>dieser Block ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this is specified twice; the second one takes precedence</source>
        <translation>dies ist zweimal angegeben; die zweite Angabe hat Vorrang</translation>
    </message>
    <message>
        <source>the count is %1, but there are %2</source>
        <translation>die Anzahl besagt %1, es gibt %2</translation>
    </message>
    <message>
        <source>too much of this text is not MDL</source>
        <translation>zu viel von diesem Text ist kein MDL</translation>
    </message>
    <message>
        <source>%1; “%2” is kept unread</source>
        <translation>%1; „%2“ bleibt ungelesen erhalten</translation>
    </message>
    <message>
        <source>“%1” is not known and kept as it is</source>
        <translation>„%1“ ist nicht bekannt und bleibt unverändert erhalten</translation>
    </message>
    <message>
        <source>“{” is expected here</source>
        <translation>hier wird „{“ erwartet</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>dies ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a number is expected here</source>
        <translation>hier wird eine Zahl erwartet</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>hier wird eine ganze Zahl erwartet</translation>
    </message>
    <message>
        <source>%1 is too large for this field and became %2</source>
        <translation>%1 ist zu groß für dieses Feld und wurde zu %2</translation>
    </message>
    <message>
        <source>the quotation isn&apos;t closed on its line</source>
        <translation>die Anführungszeichen sind in ihrer Zeile nicht geschlossen</translation>
    </message>
    <message>
        <source>a text in quotes is expected here</source>
        <translation>hier wird ein Text in Anführungszeichen erwartet</translation>
    </message>
    <message>
        <source>the text has %1 bytes, the limit is %2; the rest is truncated</source>
        <translation>der Text hat %1 Bytes, erlaubt sind %2; der Rest wird abgeschnitten</translation>
    </message>
    <message>
        <source>this name is not known here</source>
        <translation>dieser Name ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>“}” is expected here</source>
        <translation>hier wird „}“ erwartet</translation>
    </message>
    <message>
        <source>there are three colours</source>
        <translation>es sind nur drei Farben möglich</translation>
    </message>
    <message>
        <source>the file ends within braces</source>
        <translation>die Datei endet innerhalb geschweifter Klammern</translation>
    </message>
    <message>
        <source>%1 numbers are too large for this field and were truncated</source>
        <translation>%1 Zahlen sind zu groß für dieses Feld und wurden gekürzt</translation>
    </message>
    <message>
        <source>“:” is expected between time and value</source>
        <translation>zwischen Zeit und Wert wird „:“ erwartet</translation>
    </message>
    <message>
        <source>a time, an interpolation or GlobalSeqId is expected here</source>
        <translation>hier wird eine Zeit, eine Interpolation oder GlobalSeqId erwartet</translation>
    </message>
    <message>
        <source>only Triangles are known here</source>
        <translation>hier ist nur Triangles bekannt</translation>
    </message>
    <message>
        <source>a vertex number is too large and was truncated</source>
        <translation>eine Vertexnummer ist zu groß und wurde gekürzt</translation>
    </message>
    <message>
        <source>“Matrices” is expected here</source>
        <translation>hier wird „Matrices“ erwartet</translation>
    </message>
    <message>
        <source>%1 bone numbers or weights for %2 vertices; there must be four each</source>
        <translation>%1 Bone-Nummern oder Gewichte für %2 Vertices; es müssen je vier sein</translation>
    </message>
    <message>
        <source>a geoset of this version can&apos;t have more than 65535 face indices</source>
        <translation>ein Geoset dieser Version kann nicht mehr als 65535 Flächenindizes haben</translation>
    </message>
    <message>
        <source>version %1 is read as %2, as requested</source>
        <translation>Version %1 wird wie gewünscht als %2 gelesen</translation>
    </message>
    <message>
        <source>version %1 is used by WoW alpha and by Warcraft III 3.0 for different layouts, and this file could be either; its chunks are kept unread</source>
        <translation>Version %1 wird von der WoW-Alpha und von Warcraft III 3.0 für verschiedenen Aufbau verwendet, und nichts verrät, welcher dies ist; die Chunks bleiben ungelesen erhalten</translation>
    </message>
    <message>
        <source>version %1 is used by two games; read as %2, detected by %3</source>
        <translation>Version %1 wird von zwei Spielen verwendet; gelesen als %2, erkannt an %3</translation>
    </message>
    <message>
        <source>version %1 is used by two games; read as %2, detected by %3, although %4 match the other</source>
        <translation>Version %1 wird von zwei Spielen verwendet; gelesen als %2, erkannt an %3, obwohl %4 wie im anderen sind</translation>
    </message>
    <message>
        <source>the archive has no such file, or it can&apos;t be read</source>
        <translation>das Archiv hat keine solche Datei, oder sie kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the bindings to bones are stored in one byte each</source>
        <translation>die Bindungen an Knochen werden in je einem Byte gespeichert</translation>
    </message>
    <message>
        <source>%1 bindings are to bones above 255, which a byte can&apos;t address; they are redirected to the nearest ancestor that it can</source>
        <translation>%1 Bindungen gehen an Knochen über 255, die ein Byte nicht adressieren kann; sie werden auf den nächsten Vorfahren umgeleitet, bei dem es das kann</translation>
    </message>
    <message>
        <source>the texture becomes a layer of its own, as in MDX before 1100</source>
        <translation>die Textur wird ein eigener Layer, wie in MDX vor 1100</translation>
    </message>
    <message>
        <source>Warcraft III 3.0, text (MDL %1)</source>
        <translation>Warcraft III 3.0, Text (MDL %1)</translation>
    </message>
    <message>
        <source>Warcraft III 3.0 (MDX %1)</source>
        <translation>Warcraft III 3.0 (MDX %1)</translation>
    </message>
    <message>
        <source>refers to section %1, which does not fit the file; it is kept but not read</source>
        <translation>verweist auf Abschnitt %1, der nicht in die Datei passt; er bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>light fields new in Warcraft III 3.0 get the game&apos;s defaults where the MDL omits them; whether the light looks the same is unknown</source>
        <translation>Lichtfelder, die in Warcraft III 3.0 neu sind, erhalten die Vorgaben des Spiels, wo die MDL sie weglässt; ob das Licht gleich aussieht, ist nicht bekannt</translation>
    </message>
    <message>
        <source>whether the game supports this shader before Warcraft III 3.0 is unknown</source>
        <translation>ob das Spiel diesen Shader vor Warcraft III 3.0 unterstützt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the flags 0x200 and 0x400 only have a meaning since Warcraft III 3.0</source>
        <translation>die Flags 0x200 und 0x400 besagen erst seit Warcraft III 3.0 etwas</translation>
    </message>
    <message>
        <source>the bindings to bones are stored in two bytes each</source>
        <translation>die Bindungen an Knochen werden in je zwei Bytes gespeichert</translation>
    </message>
    <message>
        <source>the bounds become a box around the vertices, in all sequences</source>
        <translation>die Grenzen werden in allen Sequenzen ein Quader um die Vertices</translation>
    </message>
    <message>
        <source>a geoset of version 1500 has two UV sets</source>
        <translation>ein Geoset der Version 1500 hat zwei UV-Sätze</translation>
    </message>
    <message>
        <source>the bounds become a sphere around the centre of the box</source>
        <translation>die Grenzen werden eine Kugel um die Mitte des Quaders</translation>
    </message>
    <message>
        <source>a geoset of version 1500 has triangles only</source>
        <translation>ein Geoset der Version 1500 hat nur Dreiecke</translation>
    </message>
    <message>
        <source>two forms of this track are documented; which one the game reads is unknown</source>
        <translation>von dieser Spur sind zwei Formen beschrieben; welche das Spiel liest, ist nicht bekannt</translation>
    </message>
    <message>
        <source>the frequency of the sequence is converted to a rarity; the game&apos;s rule is unknown</source>
        <translation>wie oft die Sequenz vorkommt, sagt stattdessen ihre Seltenheit; die Regel des Spiels ist nicht bekannt</translation>
    </message>
    <message>
        <source>the rarity of the sequence is converted to a frequency; the game&apos;s rule is unknown</source>
        <translation>wie selten die Sequenz ist, sagt stattdessen ihre Häufigkeit; die Regel des Spiels ist nicht bekannt</translation>
    </message>
    <message>
        <source>this game supplies the texture; the other one has no equivalent, and no file is specified</source>
        <translation>das Spiel stellt diese Textur; das andere hat keine solche, und keine Datei ist angegeben</translation>
    </message>
    <message>
        <source>this game supplies the texture; the other one uses the specified file</source>
        <translation>das Spiel stellt diese Textur; das andere nimmt die angegebene Datei</translation>
    </message>
    <message>
        <source>the flag 0x2 of a material has no meaning before version 900</source>
        <translation>das Flag 0x2 eines Materials besagt vor Version 900 nichts</translation>
    </message>
    <message>
        <source>one game uses this number for selection, the other for assembling characters</source>
        <translation>das eine Spiel wählt nach dieser Nummer aus, das andere setzt danach Charaktere zusammen</translation>
    </message>
    <message>
        <source>Warcraft III has no collision mesh; %1 triangles are removed</source>
        <translation>Warcraft III hat kein Mesh für Kollisionen; %1 Dreiecke entfallen</translation>
    </message>
    <message>
        <source>World of Warcraft finds attachments by their numbers, Warcraft III by their names; the number stays</source>
        <translation>World of Warcraft findet Befestigungspunkte nach ihren Nummern, Warcraft III nach ihren Namen; die Nummer bleibt</translation>
    </message>
    <message>
        <source>%1 unknown bytes inside the object can no longer be stored</source>
        <translation>%1 Bytes im Objekt sind nicht verstanden und haben keinen Platz mehr</translation>
    </message>
    <message>
        <source>unknown numbers of the batch can no longer be stored</source>
        <translation>nicht verstandene Zahlen des Batches haben keinen Platz mehr</translation>
    </message>
    <message>
        <source>the file will not identify its game; choose the game when opening it</source>
        <translation>nichts in der Datei wird sagen, welches Spiels sie ist; sie muss als das geöffnet werden, was sie ist</translation>
    </message>
    <message>
        <source>World of Warcraft alpha (MDX %1)</source>
        <translation>World of Warcraft Alpha (MDX %1)</translation>
    </message>
    <message>
        <source>matrix groups are built from the bones of the vertices</source>
        <translation>Matrixgruppen werden aus den Knochen der Vertices gebildet</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have unequal weights, which matrix groups can&apos;t express; whether the game reads them from BWGT is unknown</source>
        <translation>%1 von %2 Vertices haben ungleiche Gewichte, die Matrixgruppen nicht kennen; ob das Spiel sie aus BWGT nimmt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have bones or weights that differ from their matrix groups; which of them the game uses is unknown, and the groups are removed</source>
        <translation>%1 von %2 Vertices haben Knochen oder Gewichte, die ihre Matrixgruppen nicht nennen; welche von beiden das Spiel nimmt, ist nicht bekannt, und die Gruppen entfallen</translation>
    </message>
    <message>
        <source>%1 of %2 vertices follow more than four bones; only the first four are kept</source>
        <translation>%1 von %2 Vertices folgen mehr als vier Knochen, von denen ein Vertex die ersten vier nennt</translation>
    </message>
    <message>
        <source>the vertices refer to their bones instead of matrix groups</source>
        <translation>die Vertices verweisen auf ihre Knochen statt auf Matrixgruppen</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have bones or weights that differ from their matrix groups; the groups are used</source>
        <translation>%1 von %2 Vertices haben Knochen oder Gewichte, die ihre Matrixgruppen nicht nennen; die Gruppen zählen</translation>
    </message>
    <message>
        <source>the bones of the vertices are removed; the matrix groups are equivalent</source>
        <translation>die Knochen der Vertices entfallen; die Matrixgruppen sagen dasselbe</translation>
    </message>
    <message>
        <source>Warcraft III stores the latitude in degrees, World of Warcraft in radians</source>
        <translation>Warcraft III speichert den Breitenwinkel in Grad, World of Warcraft im Bogenmaß</translation>
    </message>
    <message>
        <source>Warcraft III has no longitude; particles are assumed to spread all around the vertical axis</source>
        <translation>Warcraft III hat keinen Längenwinkel; angenommen wird, dass Partikel um die Senkrechte herum überallhin fliegen</translation>
    </message>
    <message>
        <source>some keys are not rotations and are normalised</source>
        <translation>einige Keys sind keine Drehungen und werden welche</translation>
    </message>
    <message>
        <source>the rotations are rounded to eight bytes</source>
        <translation>die Drehungen werden auf das gerundet, was acht Bytes fassen</translation>
    </message>
    <message>
        <source>keys and tangents with a negative w are negated; whether the game interpolates as before is unknown</source>
        <translation>Keys und Tangenten mit einem w unter 0 wechseln ihre Vorzeichen; ob das Spiel die Kurve wie vorher biegt, ist nicht bekannt</translation>
    </message>
    <message>
        <source>a plane in World of Warcraft is assumed to lie horizontally around its node</source>
        <translation>angenommen wird, dass eine Ebene von World of Warcraft waagrecht um ihren Node liegt</translation>
    </message>
    <message>
        <source>the kind of this shape is unknown; it becomes a box</source>
        <translation>die Art dieser Form ist nicht bekannt; sie wird ein Quader</translation>
    </message>
    <message>
        <source>a cylinder in World of Warcraft is upright; this one is not</source>
        <translation>ein Zylinder von World of Warcraft steht senkrecht; dieser tut es nicht</translation>
    </message>
    <message>
        <source>the cylinder is stored starting at its lower end</source>
        <translation>der Zylinder wird von seinem unteren Ende an gespeichert</translation>
    </message>
    <message>
        <source>a plane in World of Warcraft is assumed to lie horizontally around its node; this one does not</source>
        <translation>angenommen wird, dass eine Ebene von World of Warcraft waagrecht um ihren Node liegt; diese tut es nicht</translation>
    </message>
    <message>
        <source>missing pivot points are added</source>
        <translation>Pivotpunkte, die manchen Nodes fehlten, kommen hinzu</translation>
    </message>
    <message>
        <source>the game accepts at most %1 of these, but there are %2</source>
        <translation>das Spiel nimmt höchstens %1 davon, vorhanden sind %2</translation>
    </message>
    <message>
        <source>%1 can&apos;t be stored separately in version %2</source>
        <translation>%1 hat in Version %2 keinen eigenen Platz</translation>
    </message>
    <message>
        <source>animated values keep their initial value, because the models have different sequences</source>
        <translation>animierte Werte behalten, womit sie beginnen, da die Modelle verschiedene Sequenzen haben</translation>
    </message>
    <message>
        <source>textures that are only identified by a number have no path here</source>
        <translation>Texturen, die nur eine Nummer nennt, haben hier keinen Pfad</translation>
    </message>
    <message>
        <source>files of the format “%1” can be read, but not written</source>
        <translation>Dateien des Formats „%1“ können gelesen, aber nicht geschrieben werden</translation>
    </message>
    <message>
        <source>another program is writing this file or one that belongs to it; try again</source>
        <translation>ein anderes Programm schreibt gerade diese Datei oder eine, die zu ihr gehört; versuchen Sie es erneut</translation>
    </message>
    <message>
        <source>the save also changes files in other folders; it can only be brought to an end on the machine where it began</source>
        <translation>das Speichern betrifft auch Dateien in anderen Ordnern; es lässt sich nur auf dem Rechner abschließen, auf dem es begonnen wurde</translation>
    </message>
    <message>
        <source>“%1” is a link</source>
        <translation>„%1“ ist eine Verknüpfung</translation>
    </message>
    <message>
        <source>“%1” is not a file</source>
        <translation>„%1“ ist keine Datei</translation>
    </message>
    <message>
        <source>there is no such interrupted save, or it is going on</source>
        <translation>dieses unterbrochene Speichern gibt es nicht, oder es läuft noch</translation>
    </message>
    <message>
        <source>the new files are not complete; the save can only be taken back</source>
        <translation>die neuen Dateien sind unvollständig; das Speichern lässt sich nur zurücknehmen</translation>
    </message>
    <message>
        <source>a link leads out of the chosen folder</source>
        <translation>eine Verknüpfung führt aus dem gewählten Ordner hinaus</translation>
    </message>
    <message>
        <source>there is a link of this name</source>
        <translation>es gibt eine Verknüpfung dieses Namens</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>das ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>the file has %1; at most %2 are read</source>
        <translation>die Datei hat %1; höchstens %2 werden gelesen</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was read</source>
        <translation>die Datei wurde von einem anderen Programm geändert, seit sie gelesen wurde</translation>
    </message>
    <message>
        <source>there is already a file of this name, which was not read</source>
        <translation>es gibt bereits eine Datei dieses Namens, die nicht gelesen wurde</translation>
    </message>
    <message>
        <source>too many files would be saved at once</source>
        <translation>zu viele Dateien würden auf einmal gespeichert</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
        <source>this is no recovery file</source>
        <translation>dies ist keine Wiederherstellungsdatei</translation>
    </message>
    <message>
        <source>another version of Sinew wrote this recovery file</source>
        <translation>eine andere Version von Sinew hat diese Wiederherstellungsdatei geschrieben</translation>
    </message>
    <message>
        <source>the recovery file is damaged</source>
        <translation>die Wiederherstellungsdatei ist beschädigt</translation>
    </message>
    <message>
        <source>files of this format can&apos;t be written</source>
        <translation>Dateien dieses Formats können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>the model is too large for a snapshot</source>
        <translation>das Modell ist zu groß für eine Momentaufnahme</translation>
    </message>
    <message>
        <source>the recovery files of earlier sessions take up too much space</source>
        <translation>die Wiederherstellungsdateien früherer Sitzungen belegen zu viel Platz</translation>
    </message>
    <message>
        <source>the file is not the one that the changes were made to: it was changed or replaced</source>
        <translation>die Datei ist nicht die, an der die Änderungen gemacht wurden: Sie wurde geändert oder ersetzt</translation>
    </message>
    <message>
        <source>the recovery file can&apos;t be read</source>
        <translation>die Wiederherstellungsdatei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the format of the file is not known</source>
        <translation>das Format der Datei ist nicht bekannt</translation>
    </message>
    <message>
        <source>another running Sinew is writing this recovery file</source>
        <translation>ein anderes laufendes Sinew schreibt diese Wiederherstellungsdatei</translation>
    </message>
    <message>
        <source>the file is read otherwise than when the changes were made</source>
        <translation>die Datei wird anders gelesen als zu dem Zeitpunkt, an dem die Änderungen gemacht wurden</translation>
    </message>
    <message>
        <source>decoding needs %1 MiB; a file of this size may take %2</source>
        <translation>das Dekodieren braucht %1 MiB; eine Datei dieser Größe darf %2 belegen</translation>
    </message>
    <message>
        <source>the plugin %1 is made for another version of Sinew: its interface is %2, this program&apos;s is %3</source>
        <translation>das Plugin %1 ist für eine andere Version von Sinew gemacht: Seine Schnittstelle ist %2, die dieses Programms %3</translation>
    </message>
    <message>
        <source>the program ended while it loaded the plugin %1</source>
        <translation>das Programm wurde beendet, während es das Plugin %1 lud</translation>
    </message>
    <message>
        <source>the file is being saved by another program at this moment</source>
        <translation>die Datei wird gerade von einem anderen Programm gespeichert</translation>
    </message>
    <message>
        <source>unknown bytes at the end of chunks can no longer be stored</source>
        <translation>unbekannte Bytes am Ende von Chunks können nicht mehr gespeichert werden</translation>
    </message>
    <message>
        <source>the reader for “%1” failed: %2</source>
        <translation>das Einlesen von „%1“ ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>der Speicher reicht nicht aus, um diese Datei zu lesen</translation>
    </message>
    <message>
        <source>this takes more memory than a document may: %1 MiB for files of this size</source>
        <translation>dies braucht mehr Speicher, als einem Dokument zusteht: %1 MiB bei Dateien dieser Größe</translation>
    </message>
    <message>
        <source>%1; this and what else does not fit is kept but not read</source>
        <translation>%1; dies und alles Weitere, was nicht hineinpasst, bleibt erhalten, wird aber nicht gelesen</translation>
    </message>
    <message>
        <source>%1; keys of parent skeletons are left out</source>
        <translation>%1; Schlüssel übergeordneter Skelette werden weggelassen</translation>
    </message>
    <message>
        <source>this is a PNG picture, not a model</source>
        <translation>das ist ein PNG-Bild, kein Modell</translation>
    </message>
    <message>
        <source>this is a JPEG picture, not a model</source>
        <translation>das ist ein JPEG-Bild, kein Modell</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a model</source>
        <translation>das ist ein GIF-Bild, kein Modell</translation>
    </message>
    <message>
        <source>this is a WebP picture, not a model</source>
        <translation>das ist ein WebP-Bild, kein Modell</translation>
    </message>
    <message>
        <source>this is a BLP texture, not a model</source>
        <translation>das ist eine BLP-Textur, kein Modell</translation>
    </message>
    <message>
        <source>this is a DDS texture, not a model</source>
        <translation>das ist eine DDS-Textur, kein Modell</translation>
    </message>
    <message>
        <source>this is a Photoshop picture, not a model</source>
        <translation>das ist ein Photoshop-Bild, kein Modell</translation>
    </message>
    <message>
        <source>this is an MPQ archive, not a model; add it to the asset sources to see the models inside</source>
        <translation>das ist ein MPQ-Archiv, kein Modell; als Asset-Quelle hinzugefügt, zeigt es seine Modelle</translation>
    </message>
    <message>
        <source>this is a Warcraft III map, not a model; add it to the asset sources to see the models inside</source>
        <translation>das ist eine Karte von Warcraft III, kein Modell; als Asset-Quelle hinzugefügt, zeigt sie ihre Modelle</translation>
    </message>
    <message>
        <source>this is a building or a piece of terrain of World of Warcraft (WMO, ADT, WDT); Sinew opens M2 models</source>
        <translation>das ist ein Gebäude oder ein Stück Gelände von World of Warcraft (WMO, ADT, WDT); Sinew öffnet M2-Modelle</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a model</source>
        <translation>das ist ein ZIP-Archiv, kein Modell</translation>
    </message>
    <message>
        <source>this is a RAR archive, not a model</source>
        <translation>das ist ein RAR-Archiv, kein Modell</translation>
    </message>
    <message>
        <source>this is a 7-Zip archive, not a model</source>
        <translation>das ist ein 7-Zip-Archiv, kein Modell</translation>
    </message>
    <message>
        <source>this is a Blender file; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>das ist eine Blender-Datei; Sinew öffnet MDX-, MDL-, M2- und M3-Modelle</translation>
    </message>
    <message>
        <source>this is an FBX model; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>das ist ein FBX-Modell; Sinew öffnet MDX-, MDL-, M2- und M3-Modelle</translation>
    </message>
    <message>
        <source>this is a glTF model; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>das ist ein glTF-Modell; Sinew öffnet MDX-, MDL-, M2- und M3-Modelle</translation>
    </message>
    <message>
        <source>this is a sound, not a model</source>
        <translation>das ist ein Klang, kein Modell</translation>
    </message>
    <message>
        <source>this is a PDF document, not a model</source>
        <translation>das ist ein PDF-Dokument, kein Modell</translation>
    </message>
    <message>
        <source>this is a program, not a model</source>
        <translation>das ist ein Programm, kein Modell</translation>
    </message>
    <message>
        <source>this is a web page, not a model; the download may have failed</source>
        <translation>das ist eine Webseite, kein Modell; vielleicht ist das Herunterladen misslungen</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file begins with nothing but zeros, as after a failed copy or download</source>
        <translation>die Datei beginnt mit nichts als Nullen, wie nach einem misslungenen Kopieren oder Herunterladen</translation>
    </message>
    <message>
        <source>there is not enough memory to write this file</source>
        <translation>der Speicher reicht nicht, um diese Datei zu schreiben</translation>
    </message>
    <message>
        <source>%1 vertices are more than faces can address (65536)</source>
        <translation>%1 Vertices sind mehr, als Flächen ansprechen können (65536)</translation>
    </message>
    <message>
        <source>the file has no pose</source>
        <translation>die Datei enthält keine Pose</translation>
    </message>
    <message>
        <source>the track has %1 keys; specify one, such as “values[0]”</source>
        <translation>die Spur hat %1 Keys; einen davon angeben, etwa „values[0]“</translation>
    </message>
    <message>
        <source>the submesh names vertices or triangles that its file does not have</source>
        <translation>das Submesh nennt Vertices oder Dreiecke, die seine Datei nicht hat</translation>
    </message>
    <message>
        <source>the model has no bone that could carry the submesh; add one first</source>
        <translation>das Modell hat keinen Bone, der das Submesh tragen könnte; zuerst einen hinzufügen</translation>
    </message>
    <message>
        <source>the model would have %1 vertices; a skin profile can number %2</source>
        <translation>das Modell hätte %1 Vertices; ein Skin-Profil kann %2 nummerieren</translation>
    </message>
    <message>
        <source>the model&apos;s list of bones that submeshes use is full</source>
        <translation>die Liste der von Submeshes benutzten Bones ist voll</translation>
    </message>
    <message>
        <source>vertices can&apos;t name bone %1, only the first %2</source>
        <translation>Vertices können Bone %1 nicht nennen, nur die ersten %2</translation>
    </message>
    <message>
        <source>vertices of bones that have no counterpart here hang on the nearest parent that has one: %1</source>
        <translation>Vertices von Bones ohne Gegenstück hier hängen am nächsten Elternteil, das eines hat: %1</translation>
    </message>
    <message>
        <source>the submesh is in one skin profile; the model&apos;s other profiles lack it</source>
        <translation>das Submesh steht in einem Skin-Profil; den anderen Profilen des Modells fehlt es</translation>
    </message>
    <message>
        <source>a skin profile consists of rows of its own model’s vertices; copy its submeshes instead, which bring theirs</source>
        <translation>ein Skin-Profil besteht aus Zeilen der Vertices seines eigenen Modells; stattdessen seine Submeshes kopieren, die ihre mitbringen</translation>
    </message>
    <message>
        <source>a batch draws a submesh of its own model; copy the submesh instead, or its material in “Materials”</source>
        <translation>ein Batch zeichnet ein Submesh seines eigenen Modells; stattdessen das Submesh kopieren oder sein Material in „Materialien“</translation>
    </message>
    <message>
        <source>the model has no skin profile; add one first</source>
        <translation>das Modell hat kein Skin-Profil; zuerst eines hinzufügen</translation>
    </message>
    <message>
        <source>parts of the mesh consist of rows of their own model’s vertices, which can&apos;t be pasted into another model</source>
        <translation>Teile des Meshes bestehen aus Zeilen der Vertices ihres eigenen Modells und lassen sich nicht in ein anderes Modell einfügen</translation>
    </message>
    <message>
        <source>two keys at %1 ms</source>
        <translation>zwei Keys bei %1 ms</translation>
    </message>
    <message>
        <source>the model has physics already; its files have no room for more</source>
        <translation>das Modell hat schon eine Physik; in seinen Dateien ist kein Platz für eine weitere</translation>
    </message>
    <message>
        <source>a geoset has either “Skin” or “Skin (wide)”; empty the other first</source>
        <translation>ein Geoset hat entweder „Skinning“ oder „Skinning (breit)“; leeren Sie zuerst das andere</translation>
    </message>
</context>
<context>
    <name>NewModel</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Blaugrün</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Lila</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Gelb</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>Hellblau</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>Dunkelgrün</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Braun</translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation>Kastanienbraun</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>Marineblau</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Türkis</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>Weizen</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Pfirsich</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Minze</translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation>Lavendel</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>Kohle</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>Smaragd</translation>
    </message>
    <message>
        <source>Peanut</source>
        <translation>Erdnuss</translation>
    </message>
    <message>
        <source>Black (neutral hostile)</source>
        <translation>Schwarz (neutral feindlich)</translation>
    </message>
    <message>
        <source>Black (neutral victim)</source>
        <translation>Schwarz (neutrales Opfer)</translation>
    </message>
    <message>
        <source>Black (neutral extra)</source>
        <translation>Schwarz (neutral extra)</translation>
    </message>
    <message>
        <source>Black (neutral passive)</source>
        <translation>Schwarz (neutral passiv)</translation>
    </message>
</context>
<context>
    <name>PoseLibrary</name>
    <message>
        <source>the file has no pose</source>
        <translation>die Datei enthält keine Pose</translation>
    </message>
    <message>
        <source>the pose is too large to be kept</source>
        <translation>die Pose ist zu groß, um sie zu behalten</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>a pose needs a name</source>
        <translation>eine Pose braucht einen Namen</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n poses are kept; delete one first</source>
        <translation>
            <numerusform>mehr als %n Pose wird nicht behalten; zuerst eine löschen</numerusform>
            <numerusform>mehr als %n Posen werden nicht behalten; zuerst eine löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>there is a pose “%1” already</source>
        <translation>es gibt schon eine Pose „%1“</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted: %2</source>
        <translation>„%1“ kann nicht gelöscht werden: %2</translation>
    </message>
</context>
<context>
    <name>Poses</name>
    <message>
        <source>none of the selected objects is in the pose; select nothing to apply all of it</source>
        <translation>keines der ausgewählten Objekte ist in der Pose; ohne Auswahl wird sie ganz angewendet</translation>
    </message>
    <message>
        <source>no object of this model is surely the other side of one in the pose</source>
        <translation>kein Objekt dieses Modells ist sicher die andere Seite eines Objekts der Pose</translation>
    </message>
    <message>
        <source>no object of this model has the name of one in the pose</source>
        <translation>kein Objekt dieses Modells heißt wie eines der Pose</translation>
    </message>
    <message>
        <source>this format has no nodes to be posed</source>
        <translation>dieses Format hat keine Knoten, die eine Pose haben</translation>
    </message>
    <message>
        <source>no object of this model can be posed</source>
        <translation>kein Objekt dieses Modells kann eine Pose haben</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>es ist kein Modell geöffnet</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>popcorn emitters</source>
        <translation>Popcorn-Emitter</translation>
    </message>
    <message>
        <source>refraction</source>
        <translation>Lichtbrechung</translation>
    </message>
    <message>
        <source>extruded particles</source>
        <translation>extrudierte Partikel</translation>
    </message>
    <message>
        <source>displacement materials</source>
        <translation>Displacement-Materialien</translation>
    </message>
    <message>
        <source>terrain and creep materials</source>
        <translation>Terrain- und Creep-Materialien</translation>
    </message>
    <message>
        <source>volume materials</source>
        <translation>Volumenmaterialien</translation>
    </message>
    <message>
        <source>hair materials</source>
        <translation>Haarmaterialien</translation>
    </message>
    <message>
        <source>reflections and lens flares</source>
        <translation>Spiegelungen und Lens Flares</translation>
    </message>
    <message>
        <source>projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>Stoff</translation>
    </message>
    <message>
        <source>particle collisions</source>
        <translation>Kollisionen von Partikeln</translation>
    </message>
    <message>
        <source>particle colours from the game&apos;s table</source>
        <translation>Partikelfarben aus der Tabelle des Spiels</translation>
    </message>
    <message>
        <source>emission from bones</source>
        <translation>Ausstoß von Knochen</translation>
    </message>
    <message>
        <source>waterfall shading</source>
        <translation>Schattierung von Wasserfällen</translation>
    </message>
    <message>
        <source>fading edges</source>
        <translation>verblassende Kanten</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Opaque</source>
        <translation>Deckend</translation>
    </message>
    <message>
        <source>One batch that covers what is behind it.</source>
        <translation>Ein Batch, der verdeckt, was dahinter liegt.</translation>
    </message>
    <message>
        <source>Alpha-tested foliage</source>
        <translation>Laub mit Alphatest</translation>
    </message>
    <message>
        <source>One batch with holes where alpha is low, seen from both sides.</source>
        <translation>Ein Batch mit Löchern, wo Alpha niedrig ist, von beiden Seiten sichtbar.</translation>
    </message>
    <message>
        <source>Additive glow</source>
        <translation>Additives Leuchten</translation>
    </message>
    <message>
        <source>One additive batch without shading that hides nothing behind it, seen from both sides. Assumes a texture with black around it.</source>
        <translation>Ein additiver Batch ohne Schattierung, der nichts dahinter verdeckt, von beiden Seiten sichtbar. Setzt eine Textur mit schwarzem Rand voraus.</translation>
    </message>
    <message>
        <source>Blended by alpha</source>
        <translation>Nach Alpha gemischt</translation>
    </message>
    <message>
        <source>One batch that is as opaque as its texture&apos;s alpha.</source>
        <translation>Ein Batch, der so deckend ist wie das Alpha seiner Textur.</translation>
    </message>
    <message>
        <source>Covers what is behind it, without an alpha mask.</source>
        <translation>Verdeckt, was dahinter liegt, ohne Alpha-Maske.</translation>
    </message>
    <message>
        <source>Team colour below diffuse</source>
        <translation>Teamfarbe unter Diffus</translation>
    </message>
    <message>
        <source>The team&apos;s colour shows where the texture&apos;s alpha is low: the diffuse layer takes all four channels. Assumes that the texture has an alpha channel.</source>
        <translation>Die Teamfarbe erscheint, wo das Alpha der Textur niedrig ist: Der Diffus-Layer nimmt alle vier Kanäle. Setzt voraus, dass die Textur einen Alphakanal hat.</translation>
    </message>
    <message>
        <source>An emissive layer alone, added without light, fog or shadows. Assumes a texture with black around it.</source>
        <translation>Nur ein Emissive-Layer, addiert ohne Licht, Nebel und Schatten. Setzt eine Textur mit schwarzem Rand voraus.</translation>
    </message>
    <message>
        <source>Holes where the texture&apos;s alpha is below ½, seen from both sides.</source>
        <translation>Löcher, wo das Alpha der Textur unter ½ liegt, von beiden Seiten sichtbar.</translation>
    </message>
    <message>
        <source>As opaque as the texture&apos;s alpha, without a shadow.</source>
        <translation>So deckend wie das Alpha der Textur, ohne Schatten.</translation>
    </message>
    <message>
        <source>One layer that covers what is behind it.</source>
        <translation>Ein Layer, der verdeckt, was dahinter liegt.</translation>
    </message>
    <message>
        <source>The team&apos;s colour shows where the texture&apos;s alpha is low. Assumes that the texture has an alpha channel.</source>
        <translation>Die Teamfarbe erscheint, wo das Alpha der Textur niedrig ist. Setzt voraus, dass die Textur einen Alphakanal hat.</translation>
    </message>
    <message>
        <source>One additive layer without shading or fog, seen from both sides. Assumes a texture with black around it.</source>
        <translation>Ein additiver Layer ohne Schattierung und Nebel, von beiden Seiten sichtbar. Setzt eine Textur mit schwarzem Rand voraus.</translation>
    </message>
    <message>
        <source>One layer with holes where alpha is below ¾, seen from both sides.</source>
        <translation>Ein Layer mit Löchern, wo Alpha unter ¾ liegt, von beiden Seiten sichtbar.</translation>
    </message>
    <message>
        <source>One layer that is as opaque as its texture&apos;s alpha.</source>
        <translation>Ein Layer, der so deckend ist wie das Alpha seiner Textur.</translation>
    </message>
    <message>
        <source>HD with six textures</source>
        <translation>HD mit sechs Texturen</translation>
    </message>
    <message>
        <source>Diffuse, normal, ORM, emissive, team colour and environment. Assumes that the files next to “X_diffuse” are called “X_normal”, “X_orm” and “X_emissive”; for other file names the game&apos;s flat textures are used.</source>
        <translation>Diffus, Normalen, ORM, Selbstleuchten, Teamfarbe und Umgebung. Setzt voraus, dass die Dateien neben „X_diffuse“ die Namen „X_normal“, „X_orm“ und „X_emissive“ tragen; bei einer anders benannten Textur werden die neutralen des Spiels verwendet.</translation>
    </message>
    <message>
        <source>SD from HD</source>
        <translation>SD aus HD</translation>
    </message>
    <message>
        <source>The diffuse texture over the team&apos;s colour, without the other maps. Assumes that the diffuse texture&apos;s alpha is that of a classic one.</source>
        <translation>Die Diffus-Textur über der Teamfarbe, ohne die anderen Maps. Setzt voraus, dass das Alpha der Diffus-Textur das einer klassischen ist.</translation>
    </message>
</context>
<context>
    <name>Replaceable</name>
    <message>
        <source>Cliffs</source>
        <translation>Klippen</translation>
    </message>
    <message>
        <source>Lordaeron trees</source>
        <translation>Bäume (Lordaeron)</translation>
    </message>
    <message>
        <source>Ashenvale trees</source>
        <translation>Bäume (Ashenvale)</translation>
    </message>
    <message>
        <source>Barrens trees</source>
        <translation>Bäume (Brachland)</translation>
    </message>
    <message>
        <source>Northrend trees</source>
        <translation>Bäume (Nordend)</translation>
    </message>
    <message>
        <source>Mushroom trees</source>
        <translation>Pilzbäume</translation>
    </message>
    <message>
        <source>Ruins trees</source>
        <translation>Bäume (Ruinen)</translation>
    </message>
    <message>
        <source>Outland mushroom trees</source>
        <translation>Pilzbäume (Scherbenwelt)</translation>
    </message>
</context>
<context>
    <name>SafeMode</name>
    <message>
        <source>Sinew (safe mode)</source>
        <translation>Sinew (abgesicherter Modus)</translation>
    </message>
    <message>
        <source>Safe mode: no plugins are loaded, and settings and layouts are neither read nor kept.</source>
        <translation>Abgesicherter Modus: Plugins werden nicht geladen, Einstellungen und Anordnungen weder gelesen noch gespeichert.</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Knight</source>
        <translation>Ritter</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Zauber</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>Kreatur</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Triangles: %1</source>
        <translation>Dreiecke: %1</translation>
    </message>
    <message>
        <source>Vertices: %1</source>
        <translation>Vertices: %1</translation>
    </message>
    <message>
        <source>Edges: %1</source>
        <translation>Kanten: %1</translation>
    </message>
    <message>
        <source>Draw calls: %1</source>
        <translation>Zeichenaufrufe: %1</translation>
    </message>
    <message>
        <source>Particles: %1</source>
        <translation>Partikel: %1</translation>
    </message>
    <message>
        <source>Child models: %1</source>
        <translation>Untermodelle: %1</translation>
    </message>
    <message>
        <source>Frames per second: %1</source>
        <translation>Bilder pro Sekunde: %1</translation>
    </message>
    <message>
        <source>Shown reduced</source>
        <translation>Vereinfacht dargestellt</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>“%1” is locked</source>
        <translation>„%1“ ist gesperrt</translation>
    </message>
    <message>
        <source>no track is selected</source>
        <translation>keine Spur ist gewählt</translation>
    </message>
    <message>
        <source>Add track %1</source>
        <translation>Spur %1 hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>%n Spur hinzufügen</numerusform>
            <numerusform>%n Spuren hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove track %1</source>
        <translation>Spur %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>%n Spur entfernen</numerusform>
            <numerusform>%n Spuren entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set key of %1</source>
        <translation>Key von %1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>Set keys of %n tracks</source>
        <translation>
            <numerusform>Keys von %n Spur setzen</numerusform>
            <numerusform>Keys von %n Spuren setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove key of %1</source>
        <translation>Key von %1 entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove keys of %n tracks</source>
        <translation>
            <numerusform>Keys von %n Spur entfernen</numerusform>
            <numerusform>Keys von %n Spuren entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has times only</source>
        <translation>„%1“ hat nur Zeiten</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences meet at %1: the key there belongs to all of them</source>
        <translation>
            <numerusform>%n Sequenz trifft auf %1: Der Key dort zählt in ihr</numerusform>
            <numerusform>%n Sequenzen treffen bei %1 zusammen: Der Key dort zählt in allen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransformGesture</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>× %1, %2, %3</source>
        <translation>× %1; %2; %3</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n node(s): %1</source>
        <translation>
            <numerusform>%n Knoten drehen: %1</numerusform>
            <numerusform>%n Knoten drehen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n node(s): %1</source>
        <translation>
            <numerusform>%n Knoten skalieren: %1</numerusform>
            <numerusform>%n Knoten skalieren: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s): %1</source>
        <translation>
            <numerusform>%n Knoten verschieben: %1</numerusform>
            <numerusform>%n Knoten verschieben: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pivot(s): %1</source>
        <translation>
            <numerusform>%n Pivot verschieben: %1</numerusform>
            <numerusform>%n Pivots verschieben: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>Modell-%1</translation>
    </message>
    <message>
        <source>parent’s %1</source>
        <translation>Eltern-%1</translation>
    </message>
    <message>
        <source>local %1</source>
        <translation>lokales %1</translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <comment>amount along an axis</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1  [%2]</source>
        <translation>%1  [%2]</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <comment>amount about an axis</comment>
        <translation>%1 um %2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 bewegen</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>%1 skalieren</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Sun, ambient light and fog…</source>
        <translation>&amp;Sonne, Umgebungslicht und Nebel…</translation>
    </message>
    <message>
        <source>&amp;Classic and HD meshes</source>
        <translation>&amp;Klassische und HD-Meshes</translation>
    </message>
    <message>
        <source>Only c&amp;lassic meshes</source>
        <translation>Nur k&amp;lassische Meshes</translation>
    </message>
    <message>
        <source>Only &amp;HD meshes</source>
        <translation>Nur &amp;HD-Meshes</translation>
    </message>
    <message>
        <source>Level of detail %1</source>
        <translation>Detailstufe %1</translation>
    </message>
    <message>
        <source>Da&amp;ylight</source>
        <translation>Tagesl&amp;icht</translation>
    </message>
    <message>
        <source>Mes&amp;hes shown</source>
        <translation>Angezeigte Mes&amp;hes</translation>
    </message>
    <message>
        <source>&amp;Dark grey</source>
        <translation>&amp;Dunkelgrau</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;Grey</source>
        <translation>&amp;Grau</translation>
    </message>
    <message>
        <source>&amp;Light grey</source>
        <translation>&amp;Hellgrau</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>Blue &amp;sky</source>
        <translation>&amp;Blauer Himmel</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
</context>
<context>
    <name>sinew::AnimationMenu</name>
    <message>
        <source>&amp;Animation</source>
        <translation>A&amp;nimation</translation>
    </message>
    <message>
        <source>Previous &amp;sequence</source>
        <translation>&amp;Vorige Sequenz</translation>
    </message>
    <message>
        <source>Next s&amp;equence</source>
        <translation>&amp;Nächste Sequenz</translation>
    </message>
</context>
<context>
    <name>sinew::ArrayEditor</name>
    <message>
        <source>Edit table</source>
        <translation>Tabelle bearbeiten</translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation>Zum Bearbeiten ein einzelnes Objekt auswählen</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 Element</translation>
    </message>
    <message numerus="yes">
        <source>%Ln elements</source>
        <translation>
            <numerusform>%Ln Element</numerusform>
            <numerusform>%Ln Elemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::AssetBrowser</name>
    <message>
        <source>Browse assets</source>
        <translation>Assets durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Use this file</source>
        <translation>Diese Datei &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Extract…</source>
        <translation>&amp;Extrahieren…</translation>
    </message>
</context>
<context>
    <name>sinew::AssetFilesModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>sinew::AssetLocationsEditor</name>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Asset sources</source>
        <translation>Asset-Quellen</translation>
    </message>
    <message>
        <source>Searched for textures and child models from top to bottom, after the model&apos;s own folder and the folders above it.</source>
        <translation>Werden von oben nach unten nach Texturen und untergeordneten Modellen durchsucht, im Anschluss an den Ordner des Modells und die Ordner darüber.</translation>
    </message>
    <message>
        <source>Add &amp;folder…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add a&amp;rchive…</source>
        <translation>&amp;Archiv hinzufügen…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach o&amp;ben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>%1 files and more without names</source>
        <translation>%1 Dateien und weitere ohne Namen</translation>
    </message>
    <message>
        <source>Folder with assets</source>
        <translation>Ordner mit Assets</translation>
    </message>
    <message>
        <source>Archives and maps with assets</source>
        <translation>Archive und Karten mit Assets</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>Archive und Karten (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>sinew::AssetNotes</name>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>„%1“ ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>Datei speichern</translation>
    </message>
    <message>
        <source>The file was saved as “%1”.</source>
        <translation>Die Datei wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>The file could not be written to “%1”: %2</source>
        <translation>Die Datei konnte nicht nach „%1“ geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Searched:
%1</source>
        <translation>Durchsucht:
%1</translation>
    </message>
    <message>
        <source>Found in %1 as %2</source>
        <translation>Gefunden in %1 als %2</translation>
    </message>
    <message>
        <source>%1
Searched:
%2</source>
        <translation>%1
Durchsucht:
%2</translation>
    </message>
    <message>
        <source>Save the file as…</source>
        <translation>Datei speichern unter…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3</source>
        <translation>Gefunden als %1 in %2; das Spiel sucht %3</translation>
    </message>
</context>
<context>
    <name>sinew::AssetPanel</name>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>Kind of files</source>
        <translation>Art der Dateien</translation>
    </message>
    <message>
        <source>Format of files</source>
        <translation>Format der Dateien</translation>
    </message>
    <message>
        <source>Show the files as a grid of large thumbnails</source>
        <translation>Die Dateien als Raster großer Vorschaubilder zeigen</translation>
    </message>
    <message>
        <source>Search for files and regenerate missing thumbnails</source>
        <translation>Erneut nach Dateien suchen und fehlende Vorschaubilder anlegen</translation>
    </message>
    <message>
        <source>Files of all asset sources</source>
        <translation>Dateien aller Asset-Quellen</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>Alle Formate</translation>
    </message>
    <message>
        <source>%1 files, reading more…</source>
        <translation>%1 Dateien, weitere werden gelesen …</translation>
    </message>
    <message>
        <source>There are no asset sources yet; add them in the preferences.</source>
        <translation>Es gibt noch keine Asset-Quellen; ihre Liste steht in den Einstellungen.</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 Dateien</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Extract…</source>
        <translation>&amp;Extrahieren …</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <translation>%1 × %2 Pixel, %3</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>sinew::AssetScenes</name>
    <message>
        <source>Model “%1” in %2 has no format that can be shown</source>
        <translation>Modell „%1“ in %2 hat kein Format, das angezeigt werden kann</translation>
    </message>
    <message>
        <source>Model “%1” in %2 can&apos;t be read: %3</source>
        <translation>Modell „%1“ in %2 kann nicht gelesen werden: %3</translation>
    </message>
</context>
<context>
    <name>sinew::AssetTextures</name>
    <message>
        <source>Texture “%1” was not found. Searched: %2</source>
        <translation>Textur „%1“ wurde nicht gefunden. Durchsucht: %2</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 can&apos;t be read: %3</source>
        <translation>Textur „%1“ in %2 kann nicht gelesen werden: %3</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 is damaged: %3</source>
        <translation>Textur „%1“ in %2 ist beschädigt: %3</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 is shown at 1/%3 of its size: it takes more memory than the preview spends on textures</source>
        <translation>Textur „%1“ in %2 wird mit 1/%3 ihrer Größe gezeigt: Sie braucht mehr Speicher, als die Vorschau für Texturen ausgibt</translation>
    </message>
</context>
<context>
    <name>sinew::AssetUses</name>
    <message>
        <source>Texture “%1” was not found. Searched: %2</source>
        <translation>Textur „%1“ wurde nicht gefunden. Durchsucht: %2</translation>
    </message>
    <message>
        <source>Model “%1” was not found. Searched: %2</source>
        <translation>Modell „%1“ wurde nicht gefunden. Durchsucht: %2</translation>
    </message>
    <message>
        <source>File “%1” was not found. Searched: %2</source>
        <translation>Datei „%1“ wurde nicht gefunden. Durchsucht: %2</translation>
    </message>
    <message>
        <source>“%1” was found as %2, which the game can&apos;t read. It reads %3.</source>
        <translation>„%1“ wurde als %2 gefunden, was das Spiel nicht lesen kann. Es liest %3.</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3.</source>
        <translation>Gefunden als %1 in %2; das Spiel sucht %3.</translation>
    </message>
</context>
<context>
    <name>sinew::ChannelModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>%1: not animated. Double-click to add the track.</source>
        <translation>%1: nicht animiert. Doppelklicken fügt die Spur hinzu.</translation>
    </message>
    <message>
        <source>%1: its global sequence is missing</source>
        <translation>%1: Die globale Sequenz fehlt</translation>
    </message>
    <message>
        <source>%1: runs on a global sequence of %2</source>
        <translation>%1: läuft auf einer globalen Sequenz von %2</translation>
    </message>
    <message>
        <source>Value at the playhead; typing sets a key (12, +=5, *2, 50%)</source>
        <translation>Wert am Abspielkopf; Eingeben setzt einen Key (12, +=5, *2, 50%)</translation>
    </message>
    <message>
        <source>There is a key at this time: click to remove it</source>
        <translation>Zu dieser Zeit steht ein Key: Klicken entfernt ihn</translation>
    </message>
    <message>
        <source>Animated: click to set a key at this time</source>
        <translation>Animiert: Klicken setzt einen Key zu dieser Zeit</translation>
    </message>
    <message>
        <source>Not animated: click to set the first key</source>
        <translation>Nicht animiert: Klicken setzt den ersten Key</translation>
    </message>
    <message>
        <source>Set or remove the keys of all tracks of this object at this time</source>
        <translation>Keys aller Spuren dieses Objekts zu dieser Zeit setzen oder entfernen</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Object, track and component</source>
        <translation>Objekt, Spur und Komponente</translation>
    </message>
    <message>
        <source>Value at the playhead</source>
        <translation>Wert am Abspielkopf</translation>
    </message>
    <message>
        <source>Key at the playhead</source>
        <translation>Key am Abspielkopf</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>Anzahl der Keys</translation>
    </message>
    <message>
        <source>Shown in the graph</source>
        <translation>Im Graphen angezeigt</translation>
    </message>
    <message>
        <source>Solo: show only such tracks</source>
        <translation>Solo: nur solche Spuren anzeigen</translation>
    </message>
    <message>
        <source>Locked: tools do not change its keys</source>
        <translation>Gesperrt: Kein Werkzeug ändert die Keys</translation>
    </message>
    <message>
        <source>Muted: the preview ignores the track</source>
        <translation>Stumm: Die Vorschau lässt die Spur aus</translation>
    </message>
    <message>
        <source>Pinned: always listed, regardless of the selection</source>
        <translation>Angeheftet: unabhängig von der Auswahl aufgeführt</translation>
    </message>
    <message>
        <source>Interpolation: how values between keys are computed</source>
        <translation>Interpolation: wie Werte zwischen Keys ermittelt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences have no keys of their own here and show those of “%1”; setting keys there sets them in it</source>
        <translation>
            <numerusform>%n Sequenz hat hier keine eigenen Keys und zeigt die von „%1“; dort gesetzte Keys werden in dieser gesetzt</numerusform>
            <numerusform>%n Sequenzen haben hier keine eigenen Keys und zeigen die von „%1“; dort gesetzte Keys werden in dieser gesetzt</numerusform>
        </translation>
    </message>
    <message>
        <source>The file stores numbers from %1 to %2 in steps of %3</source>
        <translation>Die Datei speichert Zahlen von %1 bis %2 in Schritten von %3</translation>
    </message>
</context>
<context>
    <name>sinew::ChannelTree</name>
    <message>
        <source>Filter tracks</source>
        <translation>Spuren filtern</translation>
    </message>
    <message>
        <source>Only selected</source>
        <translation>Nur ausgewählte</translation>
    </message>
    <message>
        <source>List tracks of selected objects and pinned ones only</source>
        <translation>Nur Spuren ausgewählter Objekte und angeheftete aufführen</translation>
    </message>
    <message>
        <source>Absent tracks</source>
        <translation>Nicht vorhandene Spuren</translation>
    </message>
    <message>
        <source>Also list tracks that the selected objects could have</source>
        <translation>Auch Spuren aufführen, die die ausgewählten Objekte haben könnten</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>Spuren</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>Spur hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>%n Spur hinzufügen</numerusform>
            <numerusform>%n Spuren hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all keys</source>
        <translation>Alle Keys auswählen</translation>
    </message>
    <message>
        <source>Remove track</source>
        <translation>Spur entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>%n Spur entfernen</numerusform>
            <numerusform>%n Spuren entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select object</source>
        <translation>Objekt auswählen</translation>
    </message>
</context>
<context>
    <name>sinew::CheatSheet</name>
    <message>
        <source>Shortcuts and gestures</source>
        <translation>Tastenkürzel und Gesten</translation>
    </message>
    <message>
        <source>Shortcuts and gestures of the curve editor</source>
        <translation>Tastenkürzel und Gesten des Kurveneditors</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Click, Shift, Ctrl</source>
        <translation>Klick, Umschalt, Strg</translation>
    </message>
    <message>
        <source>Select a key, a handle or a curve; add; toggle</source>
        <translation>Key, Anfasser oder Kurve auswählen; hinzufügen; umschalten</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Move keys; over empty space draw a box (Shift adds, Ctrl removes)</source>
        <translation>Keys verschieben; über leerer Fläche einen Rahmen aufziehen (Umschalt fügt hinzu, Strg entfernt)</translation>
    </message>
    <message>
        <source>Double click, Ctrl + click</source>
        <translation>Doppelklick, Strg + Klick</translation>
    </message>
    <message>
        <source>Put a key on the curve</source>
        <translation>Key auf die Kurve setzen</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>Beim Ziehen</translation>
    </message>
    <message>
        <source>Shift is precise, Ctrl inverts snapping, X and Y lock an axis, digits type an amount, the wheel sets the falloff, Esc cancels</source>
        <translation>Umschalt verfeinert, Strg kehrt das Einrasten um, X und Y binden an eine Achse, Ziffern geben einen Betrag ein, das Mausrad stellt die Reichweite ein, Esc nimmt zurück</translation>
    </message>
    <message>
        <source>Wheel, Ctrl, Shift</source>
        <translation>Mausrad, Strg, Umschalt</translation>
    </message>
    <message>
        <source>Zoom; in time; in value</source>
        <translation>Zoomen; in der Zeit; im Wert</translation>
    </message>
    <message>
        <source>Middle button, Ctrl</source>
        <translation>Mittlere Taste, Strg</translation>
    </message>
    <message>
        <source>Pan; zoom</source>
        <translation>Ansicht verschieben; zoomen</translation>
    </message>
    <message>
        <source>Place the value cursor</source>
        <translation>Wertcursor setzen</translation>
    </message>
    <message>
        <source>Drag in the ruler</source>
        <translation>Ziehen im Lineal</translation>
    </message>
    <message>
        <source>Move the playhead</source>
        <translation>Abspielkopf bewegen</translation>
    </message>
    <message>
        <source>Drag over eyes and locks</source>
        <translation>Ziehen über Augen und Schlösser</translation>
    </message>
    <message>
        <source>The same for all rows passed over; Shift for the whole object</source>
        <translation>Dasselbe für alle überstrichenen Zeilen; Umschalt für das ganze Objekt</translation>
    </message>
    <message>
        <source>Double click on a track</source>
        <translation>Doppelklick auf eine Spur</translation>
    </message>
    <message>
        <source>Select its keys, or add the track</source>
        <translation>Keys der Spur auswählen oder Spur hinzufügen</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>Shift + right click or drag</source>
        <translation>Umschalt + Rechtsklick oder Ziehen mit rechts</translation>
    </message>
    <message>
        <source>Alt + drag, or drag with Lasso on</source>
        <translation>Alt + Ziehen, oder Ziehen bei eingeschaltetem Lasso</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>Lasso</translation>
    </message>
    <message>
        <source>Alt + click, Ctrl + Shift + click</source>
        <translation>Alt + Klick, Strg + Umschalt + Klick</translation>
    </message>
    <message>
        <source>All keys at one time</source>
        <translation>Alle Keys zu einer Zeit</translation>
    </message>
</context>
<context>
    <name>sinew::CollectFiles</name>
    <message>
        <source>“%1” no longer exists</source>
        <translation>„%1“ ist nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>“%1” already exists with different content</source>
        <translation>„%1“ ist bereits mit anderem Inhalt vorhanden</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation>„%1“ kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>Collect files</source>
        <translation>Dateien sammeln</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>such as war3mapImported\</source>
        <translation>etwa war3mapImported\</translation>
    </message>
    <message>
        <source>Keep the folders of the paths</source>
        <translation>Ordner der Pfade beibehalten</translation>
    </message>
    <message>
        <source>Make the model refer to the copies</source>
        <translation>Im Modell auf die Kopien verweisen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Prefix for the paths:</source>
        <translation>Vor die Pfade setzen:</translation>
    </message>
    <message numerus="yes">
        <source>%n files are copied.</source>
        <translation>
            <numerusform>%n Datei wird kopiert.</numerusform>
            <numerusform>%n Dateien werden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Nicht gefunden: %1</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>Ordner der Kopien</translation>
    </message>
    <message>
        <source>Not all files were copied; the paths are unchanged. %1</source>
        <translation>Nicht alle Dateien wurden kopiert; die Pfade bleiben. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n files are in “%1”.</source>
        <translation>
            <numerusform>%n Datei liegt in „%1“.</numerusform>
            <numerusform>%n Dateien liegen in „%1“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The files were copied, but the paths could not be changed: %1</source>
        <translation>Die Dateien wurden kopiert, aber die Pfade konnten nicht geändert werden: %1</translation>
    </message>
    <message>
        <source>Add the folder to the asset sources if the copies would not be found otherwise</source>
        <translation>Den Ordner zu den Asset-Quellen hinzufügen, falls die Kopien sonst nicht gefunden würden</translation>
    </message>
    <message>
        <source>The folder was added to the asset sources.</source>
        <translation>Der Ordner wurde zu den Asset-Quellen hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>sinew::ColourEditor</name>
    <message>
        <source>Choose %1</source>
        <translation>%1 wählen</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>Farbe wählen</translation>
    </message>
</context>
<context>
    <name>sinew::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Aktion suchen</translation>
    </message>
    <message>
        <source>Find an action by name</source>
        <translation>Aktion nach Namen suchen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu: action</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sinew::ConfinedWorker</name>
    <message>
        <source>The program that reads foreign files is not known.</source>
        <translation>Das Programm, das fremde Dateien liest, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The program that reads foreign files can&apos;t be started: %1</source>
        <translation>Das Programm, das fremde Dateien liest, kann nicht gestartet werden: %1</translation>
    </message>
    <message>
        <source>The program that reads foreign files does not work.</source>
        <translation>Das Programm, das fremde Dateien liest, funktioniert nicht.</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertDialog</name>
    <message>
        <source>Add fi&amp;les…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>Resi&amp;ze to powers of two</source>
        <translation>Auf &amp;Zweierpotenzen skalieren</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>&amp;Bericht kopieren</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>&amp;Konvertieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Convert textures</source>
        <translation>Texturen konvertieren</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>Zielordner</translation>
    </message>
    <message>
        <source>Skip existing files</source>
        <translation>Vorhandene Dateien überspringen</translation>
    </message>
    <message>
        <source>Overwrite existing files</source>
        <translation>Vorhandene Dateien überschreiben</translation>
    </message>
    <message>
        <source>Images to convert</source>
        <translation>Zu konvertierende Bilder</translation>
    </message>
    <message>
        <source>Write &amp;to</source>
        <translation>Schreiben &amp;nach</translation>
    </message>
    <message>
        <source>What happens to existing files</source>
        <translation>Was mit vorhandenen Dateien geschieht</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder with images</source>
        <translation>Ordner mit Bildern</translation>
    </message>
    <message>
        <source>Add images first</source>
        <translation>Zuerst Bilder hinzufügen</translation>
    </message>
    <message>
        <source>Choose an output folder</source>
        <translation>Einen Zielordner wählen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n images written</source>
        <translation>
            <numerusform>%n Bild geschrieben</numerusform>
            <numerusform>%n Bilder geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped because the file exists</source>
        <translation>
            <numerusform>%n übersprungen, weil die Datei bereits vorhanden ist</numerusform>
            <numerusform>%n übersprungen, weil die Dateien bereits vorhanden sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Add or drop images and folders.</source>
        <translation>Bilder und Ordner hinzufügen oder hier ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n images</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n with a size that the game does not expect</source>
        <translation>
            <numerusform>⚠ %n in einer Größe, die das Spiel nicht erwartet</numerusform>
            <numerusform>⚠ %n in einer Größe, die das Spiel nicht erwartet</numerusform>
        </translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>Wird konvertiert…</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertList</name>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Already exists</source>
        <translation>Bereits vorhanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>How close the result is to its source: the peak signal-to-noise ratio of the first level. Above about 40 dB the difference is invisible.</source>
        <translation>Wie nah das Ergebnis an seiner Quelle ist: das Spitzen-Signal-Rausch-Verhältnis (PSNR) der ersten Stufe. Ab etwa 40 dB sieht niemand einen Unterschied.</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertOptionsForm</name>
    <message>
        <source>Dither</source>
        <translation>Dithering</translation>
    </message>
    <message>
        <source>Keep the coverage of an alpha test at</source>
        <translation>Deckung eines Alphatests erhalten bei</translation>
    </message>
    <message>
        <source>Spreads the palette error over neighbouring texels: noise instead of banding</source>
        <translation>Verteilt den Fehler der Palette auf die Nachbarn: Rauschen statt Streifen</translation>
    </message>
    <message>
        <source>Keep, generate what is missing</source>
        <translation>Erhalten, Fehlende erzeugen</translation>
    </message>
    <message>
        <source>Regenerate all</source>
        <translation>Alle neu erzeugen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Box</translation>
    </message>
    <message>
        <source>Kaiser (sharper)</source>
        <translation>Kaiser (schärfer)</translation>
    </message>
    <message>
        <source>By file name</source>
        <translation>Wie der Name sagt</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Data (ORM, masks)</source>
        <translation>Daten (ORM, Masken)</translation>
    </message>
    <message>
        <source>Normal map</source>
        <translation>Normal-Map</translation>
    </message>
    <message>
        <source>Normal map in alpha and green</source>
        <translation>Normal-Map in Alpha und Grün</translation>
    </message>
    <message>
        <source>Smaller levels of colours are computed in linear light, normals are renormalised, data is averaged as is.</source>
        <translation>Kleinere Stufen von Farben werden in linearem Licht erzeugt, Normalen behalten die Länge 1, Daten werden gemittelt, wie sie sind.</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Up to powers of two</source>
        <translation>Aufwärts auf Zweierpotenzen</translation>
    </message>
    <message>
        <source>Powers of two within the game&apos;s limit</source>
        <translation>Zweierpotenzen innerhalb der Grenze des Spiels</translation>
    </message>
    <message>
        <source>In each smaller level the same fraction of texels passes the test as in the first: foliage does not get thinner.</source>
        <translation>Von jeder kleineren Stufe besteht ein ebenso großer Teil den Test wie von der ersten: Laub wird nicht dünner.</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Quality</source>
        <translation>&amp;Qualität</translation>
    </message>
    <message>
        <source>&amp;Alpha</source>
        <translation>&amp;Alpha</translation>
    </message>
    <message>
        <source>O&amp;paque from</source>
        <translation>&amp;Deckend ab</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>&amp;Mip levels</source>
        <translation>&amp;Mip-Stufen</translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation>F&amp;ilter</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>Ver&amp;wendung</translation>
    </message>
    <message>
        <source>As needed by the image</source>
        <translation>Nach Bedarf des Bildes</translation>
    </message>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n Bit</numerusform>
            <numerusform>%n Bits</numerusform>
        </translation>
    </message>
    <message>
        <source>For JPEG: 1 is small and poor, 100 is large and good</source>
        <translation>Für JPEG: 1 ist klein und schlecht, 100 groß und gut</translation>
    </message>
    <message>
        <source>Above 90 the search for the best colours takes forty times longer</source>
        <translation>Über 90 dauert die Suche nach den besten Farben vierzigmal so lange</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertPreview</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>RGB and alpha</source>
        <translation>RGB und Alpha</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Difference × %1</source>
        <translation>Differenz × %1</translation>
    </message>
    <message>
        <source>Displayed channels</source>
        <translation>Angezeigte Kanäle</translation>
    </message>
    <message>
        <source>Displayed mip level</source>
        <translation>Angezeigte Mip-Stufe</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>Wird konvertiert…</translation>
    </message>
    <message>
        <source>Select an image to preview the result.</source>
        <translation>Ein Bild auswählen, um zu sehen, was daraus wird.</translation>
    </message>
    <message>
        <source>Original: %1
%2 × %3, %4</source>
        <translation>Original: %1
%2 × %3, %4</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>Stufe %1: %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>Result: %1
%2, %n levels</source>
        <translation>
            <numerusform>Ergebnis: %1
%2, %n Stufe</numerusform>
            <numerusform>Ergebnis: %1
%2, %n Stufen</numerusform>
        </translation>
    </message>
    <message>
        <source>This level: RGB %1, alpha %2</source>
        <translation>Diese Stufe: RGB %1, Alpha %2</translation>
    </message>
</context>
<context>
    <name>sinew::CrashMessages</name>
    <message>
        <source>Sinew ended unexpectedly on %1. A report of the crash can be attached to an issue.</source>
        <translation>Sinew wurde am %1 unerwartet beendet. Ein Bericht über den Absturz kann einer Fehlermeldung beigefügt werden.</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>Restart in safe mode</source>
        <translation>Im abgesicherten Modus neu starten</translation>
    </message>
</context>
<context>
    <name>sinew::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>Absturzbericht</translation>
    </message>
    <message>
        <source>This is the whole report. It names no files and no folders of yours. Save it and attach it to an issue, with a description of what you did.</source>
        <translation>Das ist der ganze Bericht. Er nennt keine Dateien und keine Ordner. Er kann gespeichert und einer Fehlermeldung beigefügt werden, am besten mit einer Beschreibung dessen, was zuletzt getan wurde.</translation>
    </message>
    <message>
        <source>Time of the crash</source>
        <translation>Zeitpunkt des Absturzes</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>Der Bericht kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Save crash report</source>
        <translation>Absturzbericht speichern</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
</context>
<context>
    <name>sinew::CurveCommands</name>
    <message>
        <source>&amp;Curves</source>
        <translation>&amp;Kurven</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>Cop&amp;y and paste</source>
        <translation>Kopieren und &amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformieren</translation>
    </message>
    <message>
        <source>&amp;Interpolation</source>
        <translation>&amp;Interpolation</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>&amp;Anfasser</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;nsicht</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>&amp;Optionen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <translation>Zurzeit nicht möglich: %1</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>kein Modell ist geöffnet</translation>
    </message>
    <message>
        <source>no key is selected</source>
        <translation>kein Key ist ausgewählt</translation>
    </message>
    <message>
        <source>the tracks of the selected keys are locked or not listed</source>
        <translation>die Spuren der ausgewählten Keys sind gesperrt oder nicht aufgeführt</translation>
    </message>
    <message>
        <source>select keys, or a track that is not locked</source>
        <translation>Keys oder eine nicht gesperrte Spur auswählen</translation>
    </message>
    <message>
        <source>integers and events have no values between keys</source>
        <translation>ganze Zahlen und Ereignisse haben keine Werte zwischen Keys</translation>
    </message>
    <message>
        <source>only hermite and bezier curves have handles; change the interpolation first</source>
        <translation>nur Hermite- und Bézier-Kurven haben Anfasser; zuerst die Interpolation ändern</translation>
    </message>
    <message>
        <source>there are no keys on the clipboard</source>
        <translation>in der Zwischenablage sind keine Keys</translation>
    </message>
    <message>
        <source>no unlocked track is selected</source>
        <translation>keine ungesperrte Spur ist gewählt</translation>
    </message>
    <message>
        <source>&amp;Insert key</source>
        <translation>Key set&amp;zen</translation>
    </message>
    <message>
        <source>Put a key at the playhead on the curves of the active tracks, without changing their shape</source>
        <translation>Am Abspielkopf einen Key auf die Kurven der aktiven Spuren setzen, ohne ihre Form zu ändern</translation>
    </message>
    <message>
        <source>Insert keys in &amp;all tracks</source>
        <translation>Keys in &amp;allen Spuren setzen</translation>
    </message>
    <message>
        <source>Put a key at the playhead on all listed curves</source>
        <translation>Am Abspielkopf einen Key auf alle aufgeführten Kurven setzen</translation>
    </message>
    <message>
        <source>&amp;Delete keys</source>
        <translation>Keys &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the selected keys</source>
        <translation>Ausgewählte Keys löschen</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>Keys löschen</translation>
    </message>
    <message>
        <source>D&amp;uplicate keys</source>
        <translation>Keys &amp;duplizieren</translation>
    </message>
    <message>
        <source>no track is listed</source>
        <translation>keine Spur ist aufgeführt</translation>
    </message>
    <message>
        <source>&amp;Previous key</source>
        <translation>&amp;Voriger Key</translation>
    </message>
    <message>
        <source>Move the playhead to the previous key</source>
        <translation>Abspielkopf zum Key davor bewegen</translation>
    </message>
    <message>
        <source>&amp;Next key</source>
        <translation>&amp;Nächster Key</translation>
    </message>
    <message>
        <source>Move the playhead to the next key</source>
        <translation>Abspielkopf zum Key dahinter bewegen</translation>
    </message>
    <message>
        <source>&amp;Store buffer curves</source>
        <translation>Pufferkurven &amp;merken</translation>
    </message>
    <message>
        <source>Store the curves of the selected tracks for comparing and swapping</source>
        <translation>Kurven der gewählten Spuren zum Vergleichen und Tauschen merken</translation>
    </message>
    <message>
        <source>S&amp;wap buffer curves</source>
        <translation>Pufferkurven &amp;tauschen</translation>
    </message>
    <message>
        <source>Swap the curves with the stored ones</source>
        <translation>Kurven gegen die gemerkten tauschen</translation>
    </message>
    <message>
        <source>no curves are stored</source>
        <translation>keine Kurven sind gemerkt</translation>
    </message>
    <message numerus="yes">
        <source>Curves of %n tracks stored</source>
        <translation>
            <numerusform>Kurven von %n Spur gemerkt</numerusform>
            <numerusform>Kurven von %n Spuren gemerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap buffer curves</source>
        <translation>Pufferkurven tauschen</translation>
    </message>
    <message>
        <source>&amp;Copy keys</source>
        <translation>Keys &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard, for this and other models</source>
        <translation>Ausgewählte Keys in die Zwischenablage kopieren, für dieses und andere Modelle</translation>
    </message>
    <message>
        <source>C&amp;ut keys</source>
        <translation>Keys a&amp;usschneiden</translation>
    </message>
    <message>
        <source>Copy the selected keys, then delete them</source>
        <translation>Ausgewählte Keys kopieren und danach löschen</translation>
    </message>
    <message>
        <source>Cut keys</source>
        <translation>Keys ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Paste keys</source>
        <translation>Keys ein&amp;fügen</translation>
    </message>
    <message>
        <source>Paste the keys at the playhead: into the object of the active tracks, else into tracks with the same names</source>
        <translation>Keys der Zwischenablage am Abspielkopf einfügen: in das Objekt der aktiven Spuren, sonst in gleichnamige Spuren</translation>
    </message>
    <message>
        <source>Paste keys</source>
        <translation>Keys einfügen</translation>
    </message>
    <message>
        <source>Paste, &amp;replacing what is between</source>
        <translation>Einfügen, dazwischen &amp;ersetzen</translation>
    </message>
    <message>
        <source>Keys between the first and the last pasted one are removed</source>
        <translation>Keys zwischen dem ersten und dem letzten eingefügten werden entfernt</translation>
    </message>
    <message>
        <source>Paste and replace keys</source>
        <translation>Keys einfügen und ersetzen</translation>
    </message>
    <message>
        <source>Paste, &amp;inserting time</source>
        <translation>Einfügen, &amp;Zeit einschieben</translation>
    </message>
    <message>
        <source>Later keys of the sequence move back</source>
        <translation>Keys der Sequenz hinter dem Abspielkopf rücken nach hinten</translation>
    </message>
    <message>
        <source>Paste and insert keys</source>
        <translation>Keys mit Zeit einschieben</translation>
    </message>
    <message>
        <source>Paste &amp;backwards</source>
        <translation>&amp;Rückwärts einfügen</translation>
    </message>
    <message>
        <source>The pasted keys run backwards in time</source>
        <translation>Eingefügte Keys laufen zeitlich rückwärts</translation>
    </message>
    <message>
        <source>Paste keys backwards</source>
        <translation>Keys rückwärts einfügen</translation>
    </message>
    <message>
        <source>Paste &amp;flipped to the other side</source>
        <translation>&amp;Gespiegelt auf der anderen Seite einfügen</translation>
    </message>
    <message>
        <source>To the partner node (Left and Right, _L and _R), mirrored in space</source>
        <translation>Zum Partnerknoten (Left und Right, _L und _R), räumlich gespiegelt</translation>
    </message>
    <message>
        <source>Paste flipped keys</source>
        <translation>Keys gespiegelt einfügen</translation>
    </message>
    <message>
        <source>Paste &amp;special…</source>
        <translation>In&amp;halte einfügen…</translation>
    </message>
    <message>
        <source>Choose the target, what is replaced, the offset and mirroring</source>
        <translation>Ziel der Keys, Ersetzung, Versatz und Spiegelung wählen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>Ausgewähltes Objekt</translation>
    </message>
    <message>
        <source>Same names</source>
        <translation>Gleiche Namen</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>Andere Seite</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Replace between</source>
        <translation>Dazwischen ersetzen</translation>
    </message>
    <message>
        <source>Insert time</source>
        <translation>Zeit einschieben</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Versatz</translation>
    </message>
    <message>
        <source>Added to every number; not for rotations</source>
        <translation>Zu jeder Zahl addiert; nicht bei Drehungen</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Rückwärts</translation>
    </message>
    <message>
        <source>Flipped</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored in space, left to right</source>
        <translation>Räumlich gespiegelt, links nach rechts</translation>
    </message>
    <message numerus="yes">
        <source>Keys go into %n tracks</source>
        <translation>
            <numerusform>Keys gehen in %n Spur</numerusform>
            <numerusform>Keys gehen in %n Spuren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Grab</source>
        <translation>&amp;Greifen</translation>
    </message>
    <message>
        <source>Move the selected keys with the pointer; X and Y lock an axis, digits type an amount</source>
        <translation>Ausgewählte Keys mit dem Mauszeiger verschieben; X und Y binden an eine Achse, Ziffern geben einen Betrag ein</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Skalieren</translation>
    </message>
    <message>
        <source>Scale the selected keys with the pointer, about the pivot</source>
        <translation>Ausgewählte Keys mit dem Mauszeiger um den Pivot skalieren</translation>
    </message>
    <message>
        <source>&amp;Move, scale and retime…</source>
        <translation>&amp;Verschieben, skalieren, Zeit ändern…</translation>
    </message>
    <message>
        <source>Move and scale the selected keys in time and value by typed numbers</source>
        <translation>Ausgewählte Keys mit eingegebenen Zahlen in Zeit und Wert verschieben und skalieren</translation>
    </message>
    <message>
        <source>Set &amp;time or value…</source>
        <translation>&amp;Zeit oder Wert setzen…</translation>
    </message>
    <message>
        <source>Give the selected keys an exact time or value, or a relative one (+=5, *2)</source>
        <translation>Ausgewählten Keys eine exakte oder relative Zeit (+=5, *2) oder einen solchen Wert geben</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>The selected keys&apos; values run backwards; their times stay</source>
        <translation>Werte der ausgewählten Keys laufen rückwärts; ihre Zeiten bleiben</translation>
    </message>
    <message>
        <source>Reverse keys</source>
        <translation>Keys umkehren</translation>
    </message>
    <message>
        <source>Mirror times at the &amp;playhead</source>
        <translation>Zeiten am A&amp;bspielkopf spiegeln</translation>
    </message>
    <message>
        <source>Times before the playhead move after it and vice versa</source>
        <translation>Zeiten links vom Abspielkopf wechseln nach rechts und umgekehrt</translation>
    </message>
    <message>
        <source>Mirror keys at the playhead</source>
        <translation>Keys am Abspielkopf spiegeln</translation>
    </message>
    <message>
        <source>Mirror times at their &amp;centre</source>
        <translation>Zeiten an ihrer &amp;Mitte spiegeln</translation>
    </message>
    <message>
        <source>The last selected key comes first</source>
        <translation>Der letzte ausgewählte Key kommt zuerst</translation>
    </message>
    <message>
        <source>Mirror keys in time</source>
        <translation>Keys zeitlich spiegeln</translation>
    </message>
    <message>
        <source>&amp;Negate</source>
        <translation>&amp;Negieren</translation>
    </message>
    <message>
        <source>The sign of the selected numbers is flipped</source>
        <translation>Ausgewählte Zahlen wechseln das Vorzeichen</translation>
    </message>
    <message>
        <source>Negate keys</source>
        <translation>Keys negieren</translation>
    </message>
    <message>
        <source>Mirror values at the value c&amp;ursor</source>
        <translation>Werte am &amp;Wertcursor spiegeln</translation>
    </message>
    <message>
        <source>Values above the value cursor move below it</source>
        <translation>Zahlen über dem Wertcursor des Graphen wechseln darunter</translation>
    </message>
    <message>
        <source>Mirror keys at the value cursor</source>
        <translation>Keys am Wertcursor spiegeln</translation>
    </message>
    <message>
        <source>Transform keys</source>
        <translation>Keys transformieren</translation>
    </message>
    <message>
        <source>Time +</source>
        <translation>Zeit +</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Factor of times</source>
        <translation>Faktor der Zeiten</translation>
    </message>
    <message>
        <source>Value +</source>
        <translation>Wert +</translation>
    </message>
    <message>
        <source>Factor of values</source>
        <translation>Faktor der Werte</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Playhead</source>
        <translation>Abspielkopf</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Einzeln</translation>
    </message>
    <message>
        <source>Value cursor</source>
        <translation>Wertcursor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Set time or value</source>
        <translation>Zeit oder Wert setzen</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>For all selected numbers: 12, +=5, *2, 50%; leave empty to keep them</source>
        <translation>Für alle ausgewählten Zahlen: 12, +=5, *2, 50%; leer lässt sie unverändert</translation>
    </message>
    <message>
        <source>For all selected keys: 120, +=33, *2; leave empty to keep them</source>
        <translation>Für alle ausgewählten Keys: 120, +=33, *2; leer lässt sie unverändert</translation>
    </message>
    <message>
        <source>&amp;None (steps)</source>
        <translation>&amp;Keine (Stufen)</translation>
    </message>
    <message>
        <source>Values hold until the next key</source>
        <translation>Werte gelten bis zum nächsten Key</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>&amp;Linear</translation>
    </message>
    <message>
        <source>Straight lines between keys; rotations turn evenly</source>
        <translation>Gerade von Key zu Key; Drehungen verlaufen gleichmäßig</translation>
    </message>
    <message>
        <source>&amp;Hermite</source>
        <translation>&amp;Hermite</translation>
    </message>
    <message>
        <source>Smooth curves by the slopes at the keys</source>
        <translation>Glatte Kurven durch Steigungen an den Keys</translation>
    </message>
    <message>
        <source>&amp;Bezier</source>
        <translation>&amp;Bézier</translation>
    </message>
    <message>
        <source>Smooth curves by handles</source>
        <translation>Glatte Kurven durch Anfasser</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Choose the interpolation of the tracks at the pointer</source>
        <translation>Interpolation der Spuren am Mauszeiger wählen</translation>
    </message>
    <message>
        <source>The tracks already have this interpolation</source>
        <translation>Die Spuren haben diese Interpolation bereits</translation>
    </message>
    <message>
        <source>Interpolation: %1</source>
        <translation>Interpolation: %1</translation>
    </message>
    <message>
        <source>Extra keys per segment</source>
        <translation>Zusätzliche Keys pro Abschnitt</translation>
    </message>
    <message>
        <source>Maximum number of keys inserted between two keys to keep the shape</source>
        <translation>Höchstens so viele Keys werden zwischen zwei Keys gesetzt, um die Form zu erhalten</translation>
    </message>
    <message>
        <source>&amp;Free</source>
        <translation>&amp;Frei</translation>
    </message>
    <message>
        <source>A&amp;ligned</source>
        <translation>&amp;Ausgerichtet</translation>
    </message>
    <message>
        <source>Fla&amp;t</source>
        <translation>F&amp;lach</translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>A&amp;uto</translation>
    </message>
    <message>
        <source>Auto-&amp;clamped</source>
        <translation>Auto (&amp;begrenzt)</translation>
    </message>
    <message>
        <source>&amp;Plateau</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Vector</source>
        <translation>&amp;Vektor</translation>
    </message>
    <message>
        <source>Set handles: %1</source>
        <translation>Anfasser setzen: %1</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>Choose how the selected handles behave, at the pointer</source>
        <translation>Verhalten der ausgewählten Anfasser am Mauszeiger wählen</translation>
    </message>
    <message>
        <source>&amp;Break</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>Each handle of a key moves on its own</source>
        <translation>Jeder Anfasser eines Keys bewegt sich für sich</translation>
    </message>
    <message>
        <source>Break handles</source>
        <translation>Anfasser trennen</translation>
    </message>
    <message>
        <source>&amp;Unify</source>
        <translation>V&amp;ereinen</translation>
    </message>
    <message>
        <source>Both handles of a key are aligned</source>
        <translation>Beide Anfasser eines Keys kommen auf eine Linie</translation>
    </message>
    <message>
        <source>Unify handles</source>
        <translation>Anfasser vereinen</translation>
    </message>
    <message>
        <source>Te&amp;nsion, continuity, bias…</source>
        <translation>&amp;Spannung, Kontinuität, Neigung…</translation>
    </message>
    <message>
        <source>Set the handles as TCB controllers do</source>
        <translation>Anfasser wie TCB-Controller setzen</translation>
    </message>
    <message>
        <source>Tension, continuity, bias</source>
        <translation>Spannung, Kontinuität, Neigung</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>Spannung</translation>
    </message>
    <message>
        <source>How tightly the curve bends at the key</source>
        <translation>Wie eng sich die Kurve am Key biegt</translation>
    </message>
    <message>
        <source>Continuity</source>
        <translation>Kontinuität</translation>
    </message>
    <message>
        <source>How smoothly the curve passes the key; anything other than 0 makes a corner</source>
        <translation>Wie glatt sie hindurchläuft; alles außer 0 ergibt eine Ecke</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Neigung</translation>
    </message>
    <message>
        <source>Whether the curve overshoots before or after the key</source>
        <translation>Ob sie vor oder hinter dem Key ausschwingt</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Selected keys</source>
        <translation>Ausgewählte Keys</translation>
    </message>
    <message>
        <source>This sequence</source>
        <translation>Diese Sequenz</translation>
    </message>
    <message>
        <source>All sequences</source>
        <translation>Alle Sequenzen</translation>
    </message>
    <message>
        <source>&amp;Simplify…</source>
        <translation>&amp;Vereinfachen…</translation>
    </message>
    <message>
        <source>Remove keys that are not needed for the shape, within an error bound</source>
        <translation>Für die Form entbehrliche Keys innerhalb einer Fehlergrenze entfernen</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>Vereinfachen</translation>
    </message>
    <message>
        <source>&amp;Clean…</source>
        <translation>&amp;Bereinigen…</translation>
    </message>
    <message>
        <source>Remove keys that change nothing at all</source>
        <translation>Keys entfernen, die gar nichts ändern</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Bereinigen</translation>
    </message>
    <message>
        <source>&amp;Bake…</source>
        <translation>B&amp;acken…</translation>
    </message>
    <message>
        <source>Put a key at every step, as the curve is evaluated</source>
        <translation>Bei jedem Schritt einen Key gemäß der ausgewerteten Kurve setzen</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>Backen</translation>
    </message>
    <message>
        <source>A key every</source>
        <translation>Ein Key alle</translation>
    </message>
    <message>
        <source>S&amp;mooth…</source>
        <translation>&amp;Glätten…</translation>
    </message>
    <message>
        <source>Remove jitter from dense keys</source>
        <translation>Zittern aus dichten Keys entfernen</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glätten</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Make &amp;loopable…</source>
        <translation>&amp;Schleifenfähig machen…</translation>
    </message>
    <message>
        <source>Let the end of the sequence meet its start</source>
        <translation>Ende der Sequenz an ihren Anfang anschließen</translation>
    </message>
    <message>
        <source>Make loopable</source>
        <translation>Schleifenfähig machen</translation>
    </message>
    <message>
        <source>Blend over the last</source>
        <translation>Überblenden über die letzten</translation>
    </message>
    <message>
        <source>Match &amp;neighbours…</source>
        <translation>An &amp;Nachbarn angleichen…</translation>
    </message>
    <message>
        <source>First and last keys take the values of their neighbours</source>
        <translation>Anfangs- und End-Keys übernehmen die Zahlen ihrer Nachbarn</translation>
    </message>
    <message>
        <source>Match neighbours</source>
        <translation>An Nachbarn angleichen</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Alle</translation>
    </message>
    <message>
        <source>Select every key that is shown</source>
        <translation>Jeden angezeigten Key auswählen</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Select no key</source>
        <translation>Keinen Key auswählen</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>&amp;Umkehren</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>Auswählen, was nicht ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>&amp;Erweitern</translation>
    </message>
    <message>
        <source>Also select the neighbours of selected keys</source>
        <translation>Auch die Nachbarn ausgewählter Keys auswählen</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>&amp;Verkleinern</translation>
    </message>
    <message>
        <source>Deselect keys next to unselected ones</source>
        <translation>Keys neben nicht ausgewählten abwählen</translation>
    </message>
    <message>
        <source>&amp;Linked</source>
        <translation>Ver&amp;bundene</translation>
    </message>
    <message>
        <source>Select all keys of the curves with a selected key</source>
        <translation>Alle Keys der Kurven mit einem ausgewählten Key auswählen</translation>
    </message>
    <message>
        <source>Linked in the se&amp;quence</source>
        <translation>Verbundene in der Se&amp;quenz</translation>
    </message>
    <message>
        <source>The same, within the sequences of the selected keys</source>
        <translation>Dasselbe innerhalb der Sequenzen der ausgewählten Keys</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Select all keys at the times of selected ones</source>
        <translation>Alle Keys zu den Zeiten der ausgewählten auswählen</translation>
    </message>
    <message>
        <source>At the &amp;playhead</source>
        <translation>Am Abs&amp;pielkopf</translation>
    </message>
    <message>
        <source>Select all keys at the playhead</source>
        <translation>Alle Keys am Abspielkopf auswählen</translation>
    </message>
    <message>
        <source>&amp;Before the playhead</source>
        <translation>V&amp;or dem Abspielkopf</translation>
    </message>
    <message>
        <source>Select keys at and before the playhead</source>
        <translation>Keys am und vor dem Abspielkopf auswählen</translation>
    </message>
    <message>
        <source>A&amp;fter the playhead</source>
        <translation>&amp;Hinter dem Abspielkopf</translation>
    </message>
    <message>
        <source>Select keys at and after the playhead</source>
        <translation>Keys am und hinter dem Abspielkopf auswählen</translation>
    </message>
    <message>
        <source>In t&amp;his sequence</source>
        <translation>In dieser Seque&amp;nz</translation>
    </message>
    <message>
        <source>Select all keys of the current sequence</source>
        <translation>Alle Keys der aktuellen Sequenz auswählen</translation>
    </message>
    <message>
        <source>Active &amp;tracks</source>
        <translation>Aktive Spu&amp;ren</translation>
    </message>
    <message>
        <source>Select all keys of the active tracks</source>
        <translation>Alle Keys der aktiven Spuren auswählen</translation>
    </message>
    <message>
        <source>no track is active</source>
        <translation>keine Spur ist aktiv</translation>
    </message>
    <message>
        <source>I&amp;n handles</source>
        <translation>&amp;In-Anfasser</translation>
    </message>
    <message>
        <source>Select the handles before the selected keys instead</source>
        <translation>Stattdessen die Anfasser vor den ausgewählten Keys auswählen</translation>
    </message>
    <message>
        <source>O&amp;ut handles</source>
        <translation>Ou&amp;t-Anfasser</translation>
    </message>
    <message>
        <source>Select the handles after the selected keys instead</source>
        <translation>Stattdessen die Anfasser hinter den ausgewählten Keys auswählen</translation>
    </message>
    <message>
        <source>&amp;Keys of handles</source>
        <translation>Keys &amp;der Anfasser</translation>
    </message>
    <message>
        <source>Select the keys whose handles are selected</source>
        <translation>Keys auswählen, deren Anfasser ausgewählt sind</translation>
    </message>
    <message>
        <source>Frame &amp;selected keys</source>
        <translation>Ausgewählte Keys &amp;einpassen</translation>
    </message>
    <message>
        <source>Bring the selected keys, or else all, into view</source>
        <translation>Ausgewählte Keys oder sonst alle ins Blickfeld holen</translation>
    </message>
    <message>
        <source>Frame &amp;all keys</source>
        <translation>Alle Ke&amp;ys einpassen</translation>
    </message>
    <message>
        <source>Bring all keys into view</source>
        <translation>Alle Keys ins Blickfeld holen</translation>
    </message>
    <message>
        <source>Frame the se&amp;quence</source>
        <translation>Se&amp;quenz einpassen</translation>
    </message>
    <message>
        <source>Bring the current sequence into view</source>
        <translation>Aktuelle Sequenz ins Blickfeld holen</translation>
    </message>
    <message>
        <source>Frame val&amp;ues</source>
        <translation>&amp;Werte einpassen</translation>
    </message>
    <message>
        <source>Fit the values into view; the time range is kept</source>
        <translation>Werte ins Blickfeld holen; die Zeiten bleiben</translation>
    </message>
    <message>
        <source>&amp;Region box</source>
        <translation>&amp;Bereichsrahmen</translation>
    </message>
    <message>
        <source>A box around the selected keys with handles that stretch times and values</source>
        <translation>Rahmen um die ausgewählten Keys mit Anfassern, die Zeiten und Werte strecken</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>&amp;Lasso</translation>
    </message>
    <message>
        <source>Dragging draws a lasso rather than a box</source>
        <translation>Ziehen zeichnet ein Lasso statt eines Rahmens</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>We&amp;rte</translation>
    </message>
    <message>
        <source>&amp;Plain values</source>
        <translation>&amp;Tatsächliche Werte</translation>
    </message>
    <message>
        <source>All curves on one scale</source>
        <translation>Alle Kurven in einem Maßstab</translation>
    </message>
    <message>
        <source>&amp;Normalised</source>
        <translation>&amp;Normalisiert</translation>
    </message>
    <message>
        <source>Each curve fills the height</source>
        <translation>Jede Kurve füllt die Höhe</translation>
    </message>
    <message>
        <source>S&amp;tacked</source>
        <translation>&amp;Gestapelt</translation>
    </message>
    <message>
        <source>A lane for each curve</source>
        <translation>Eine Bahn pro Kurve</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>&amp;Zeiten</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>&amp;Millisekunden</translation>
    </message>
    <message>
        <source>Times as the file stores them</source>
        <translation>Zeiten, wie die Datei sie speichert</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>&amp;Frames</translation>
    </message>
    <message>
        <source>Times in frames</source>
        <translation>Zeiten in Frames</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>&amp;Sekunden</translation>
    </message>
    <message>
        <source>Times in seconds</source>
        <translation>Zeiten in Sekunden</translation>
    </message>
    <message>
        <source>Rotat&amp;ions</source>
        <translation>&amp;Drehungen</translation>
    </message>
    <message>
        <source>&amp;Ghost of the original curve</source>
        <translation>Ursprüngliche Kurve als &amp;Geisterbild</translation>
    </message>
    <message>
        <source>Show the original curve while it is being edited</source>
        <translation>Während des Bearbeitens die ursprüngliche Kurve zeigen</translation>
    </message>
    <message>
        <source>Show the handles of selected keys</source>
        <translation>Anfasser der ausgewählten Keys anzeigen</translation>
    </message>
    <message>
        <source>&amp;Follow playback</source>
        <translation>Wiedergabe &amp;folgen</translation>
    </message>
    <message>
        <source>Scroll along while playing</source>
        <translation>Beim Abspielen mitscrollen</translation>
    </message>
    <message>
        <source>&amp;Only selected objects</source>
        <translation>&amp;Nur ausgewählte Objekte</translation>
    </message>
    <message>
        <source>List tracks of selected objects and pinned ones only</source>
        <translation>Nur Spuren ausgewählter Objekte und angeheftete aufführen</translation>
    </message>
    <message>
        <source>A&amp;bsent tracks</source>
        <translation>Nicht vor&amp;handene Spuren</translation>
    </message>
    <message>
        <source>Also list tracks that the selected objects could have</source>
        <translation>Auch Spuren aufführen, die die ausgewählten Objekte haben könnten</translation>
    </message>
    <message>
        <source>&amp;Key table</source>
        <translation>&amp;Key-Tabelle</translation>
    </message>
    <message>
        <source>Show the keys of the active tracks in numbers</source>
        <translation>Keys der aktiven Spuren in Zahlen anzeigen</translation>
    </message>
    <message>
        <source>Short&amp;cuts and gestures</source>
        <translation>&amp;Tastenkürzel und Gesten</translation>
    </message>
    <message>
        <source>Show all keyboard and mouse controls</source>
        <translation>Alles anzeigen, was Tasten und Maus hier bewirken</translation>
    </message>
    <message>
        <source>Snap to &amp;frames</source>
        <translation>An &amp;Frames einrasten</translation>
    </message>
    <message>
        <source>Keys snap to whole frames</source>
        <translation>Keys halten auf ganzen Frames</translation>
    </message>
    <message>
        <source>Snap to &amp;markers</source>
        <translation>An &amp;Markierungen einrasten</translation>
    </message>
    <message>
        <source>Keys snap to sequence boundaries and the playhead</source>
        <translation>Sequenzgrenzen und der Abspielkopf ziehen Keys an</translation>
    </message>
    <message>
        <source>&amp;Keep keys in their sequence</source>
        <translation>Keys in ihrer &amp;Sequenz halten</translation>
    </message>
    <message>
        <source>A moved key stops at the end of its sequence</source>
        <translation>Ein verschobener Key hält an der Grenze seiner Sequenz</translation>
    </message>
    <message>
        <source>&amp;Ripple</source>
        <translation>&amp;Nachrücken</translation>
    </message>
    <message>
        <source>Keys after the moved ones move along</source>
        <translation>Keys hinter den verschobenen rücken mit</translation>
    </message>
    <message>
        <source>&amp;Proportional editing</source>
        <translation>&amp;Proportionale Bearbeitung</translation>
    </message>
    <message>
        <source>Nearby keys follow with a smooth falloff; the mouse wheel sets its size while moving</source>
        <translation>Benachbarte Keys folgen mit weich abnehmendem Anteil; das Mausrad stellt beim Verschieben die Reichweite ein</translation>
    </message>
    <message>
        <source>&amp;When keys meet</source>
        <translation>Wenn Keys &amp;zusammentreffen</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
    <message>
        <source>The moved key replaces the existing one</source>
        <translation>Der verschobene Key ersetzt den dort stehenden</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>&amp;Ablehnen</translation>
    </message>
    <message>
        <source>The move is refused</source>
        <translation>Das Verschieben wird abgelehnt</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>&amp;Wegschieben</translation>
    </message>
    <message>
        <source>The existing key is pushed along</source>
        <translation>Der dort stehende Key rückt weiter</translation>
    </message>
    <message>
        <source>P&amp;ivot</source>
        <translation>Pi&amp;vot</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>&amp;Mitte</translation>
    </message>
    <message>
        <source>Scale about the middle of the selected keys</source>
        <translation>Um die Mitte der ausgewählten Keys skalieren</translation>
    </message>
    <message>
        <source>&amp;Playhead</source>
        <translation>&amp;Abspielkopf</translation>
    </message>
    <message>
        <source>Scale about the playhead</source>
        <translation>Um den Abspielkopf skalieren</translation>
    </message>
    <message>
        <source>&amp;Individual</source>
        <translation>&amp;Einzeln</translation>
    </message>
    <message>
        <source>Scale each run of keys about its own centre</source>
        <translation>Jede Folge von Keys um ihre eigene Mitte</translation>
    </message>
    <message>
        <source>&amp;Value cursor</source>
        <translation>&amp;Wertcursor</translation>
    </message>
    <message>
        <source>Scale about the graph&apos;s value cursor</source>
        <translation>Um den Wertcursor des Graphen skalieren</translation>
    </message>
    <message>
        <source>the file can&apos;t store it for these tracks</source>
        <translation>die Datei kann sie für diese Spuren nicht speichern</translation>
    </message>
    <message>
        <source>Copy the selected keys and move the copies with the pointer; Esc leaves none</source>
        <translation>Die ausgewählten Keys kopieren und die Kopien mit dem Zeiger bewegen; Esc lässt keine zurück</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>Offset in the loop</source>
        <translation>In der Schleife versetzen</translation>
    </message>
    <message>
        <source>Later by</source>
        <translation>Später um</translation>
    </message>
    <message>
        <source>Negative: earlier</source>
        <translation>Negativ: früher</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences of tracks offset</source>
        <translation>
            <numerusform>%n Sequenz einer Spur versetzt</numerusform>
            <numerusform>%n Sequenzen von Spuren versetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left: their ends do not meet, use Make loopable first</source>
        <translation>
            <numerusform>%n ausgelassen: Anfang und Ende passen nicht zusammen, zuerst „Schleifenfähig machen“ verwenden</numerusform>
            <numerusform>%n ausgelassen: Anfang und Ende passen nicht zusammen, zuerst „Schleifenfähig machen“ verwenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left: they share keys with another sequence</source>
        <translation>
            <numerusform>%n ausgelassen: teilt Keys mit einer anderen Sequenz</numerusform>
            <numerusform>%n ausgelassen: teilen Keys mit einer anderen Sequenz</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Offset in the loop…</source>
        <translation>In der Schleife &amp;versetzen…</translation>
    </message>
    <message>
        <source>Play the tracks later or earlier; what runs over the end of the sequence comes back in at its start</source>
        <translation>Die Spuren später oder früher abspielen; was über das Ende der Sequenz läuft, kommt an ihrem Anfang wieder herein</translation>
    </message>
    <message>
        <source>Count times from the start of each sequence, not along the whole timeline</source>
        <translation>Zeiten vom Beginn jeder Sequenz an zählen, nicht entlang der ganzen Zeitachse</translation>
    </message>
    <message>
        <source>&amp;All sequences</source>
        <translation>&amp;Alle Sequenzen</translation>
    </message>
    <message>
        <source>Select and edit the keys of all sequences, not only of the chosen one</source>
        <translation>Keys aller Sequenzen auswählen und bearbeiten, nicht nur die der gewählten</translation>
    </message>
    <message>
        <source>Ti&amp;mes from the sequence&apos;s start</source>
        <translation>Zeiten ab Sequenzbe&amp;ginn</translation>
    </message>
    <message>
        <source>Offset with &amp;falloff…</source>
        <translation>Versetzen mit Ab&amp;klingen…</translation>
    </message>
    <message>
        <source>Add the same to many keys, less and less towards both ends: for tracks with a key each frame</source>
        <translation>Vielen Keys dasselbe hinzufügen, zu beiden Enden hin immer weniger: für Spuren mit einem Key in jedem Bild</translation>
    </message>
    <message>
        <source>&amp;Tween…</source>
        <translation>&amp;Zwischenpose…</translation>
    </message>
    <message>
        <source>Take the selected keys, or one at the playhead, nearer to their neighbours, to rest, or to their average</source>
        <translation>Die ausgewählten Keys oder einen am Abspielkopf ihren Nachbarn, der Ruhe oder ihrem Mittel annähern</translation>
    </message>
    <message>
        <source>Scale from nei&amp;ghbours…</source>
        <translation>Von den &amp;Nachbarn aus skalieren…</translation>
    </message>
    <message>
        <source>Exaggerate or weaken the selected keys against the keys around them</source>
        <translation>Die ausgewählten Keys gegenüber den Keys um sie herum verstärken oder abschwächen</translation>
    </message>
    <message>
        <source>visibility has no values between keys</source>
        <translation>Sichtbarkeit hat zwischen Keys keine Werte</translation>
    </message>
    <message>
        <source>Turn about the bone&apos;s own axes</source>
        <translation>Drehung um die eigenen Achsen des Bones</translation>
    </message>
    <message>
        <source>Added to the values</source>
        <translation>Wird zu den Werten addiert</translation>
    </message>
    <message>
        <source>Falloff before</source>
        <translation>Abklingen davor</translation>
    </message>
    <message>
        <source>How long before the range keys take a share</source>
        <translation>Wie lange vor dem Bereich Keys einen Anteil erhalten</translation>
    </message>
    <message>
        <source>after</source>
        <translation>danach</translation>
    </message>
    <message>
        <source>How long after the range keys take a share</source>
        <translation>Wie lange nach dem Bereich Keys einen Anteil erhalten</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) offset</source>
        <translation>
            <numerusform>%n Key versetzt</numerusform>
            <numerusform>%n Keys versetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) with another kind of value left as they are</source>
        <translation>
            <numerusform>%n Spur mit anderer Art von Wert bleibt, wie sie ist</numerusform>
            <numerusform>%n Spuren mit anderer Art von Werten bleiben, wie sie sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>Zwischenpose</translation>
    </message>
    <message>
        <source>Previous or next key</source>
        <translation>Voriger oder nächster Key</translation>
    </message>
    <message>
        <source>Between both</source>
        <translation>Zwischen beiden</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Ruhe</translation>
    </message>
    <message>
        <source>Average of the selected keys</source>
        <translation>Mittel der ausgewählten Keys</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Previous or next key: −100 % is the one before, 0 leaves the keys, 100 % is the one after. Between both: 0 is half-way. Rest and average: 100 % reaches it, less than 0 exaggerates</source>
        <translation>Voriger oder nächster Key: −100 % ist der davor, 0 lässt die Keys, 100 % ist der danach. Zwischen beiden: 0 ist die Mitte. Ruhe und Mittel: 100 % erreicht sie, unter 0 wird übertrieben</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other key to tween with</source>
        <translation>Es gibt keinen anderen Key, zu dem hin überblendet werden kann</translation>
    </message>
    <message>
        <source>Scale from neighbours</source>
        <translation>Von den Nachbarn aus skalieren</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Line between both</source>
        <translation>Linie zwischen beiden</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>Voriger Key</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>Nächster Key</translation>
    </message>
    <message>
        <source>Above 1 exaggerates, below 1 weakens; 0 puts the keys on the line or on the neighbour&apos;s value</source>
        <translation>Über 1 verstärkt, unter 1 schwächt ab; 0 legt die Keys auf die Linie oder den Wert des Nachbarn</translation>
    </message>
    <message>
        <source>&amp;Handles of new and moved keys</source>
        <translation>&amp;Handles neuer und bewegter Keys</translation>
    </message>
    <message>
        <source>New keys, and moved ones whose handles are in line, follow their neighbours</source>
        <translation>Neue Keys und bewegte, deren Handles auf einer Linie liegen, folgen ihren Nachbarn</translation>
    </message>
    <message>
        <source>The same without overshooting: flat at peaks and troughs</source>
        <translation>Dasselbe ohne Überschwingen: flach an Gipfeln und Tälern</translation>
    </message>
    <message>
        <source>Handles that are in line stay in line</source>
        <translation>Handles auf einer Linie bleiben auf einer Linie</translation>
    </message>
    <message>
        <source>Handles keep what the file or the shape gave them</source>
        <translation>Handles behalten, was Datei oder Kurvenform ihnen gaben</translation>
    </message>
    <message>
        <source>the file stores no handles for these tracks</source>
        <translation>die Datei speichert für diese Spuren keine Anfasser</translation>
    </message>
</context>
<context>
    <name>sinew::CurveDocks</name>
    <message>
        <source>&amp;Poses</source>
        <translation>&amp;Posen</translation>
    </message>
</context>
<context>
    <name>sinew::CurveEditor</name>
    <message>
        <source>Edit keys</source>
        <translation>Keys bearbeiten</translation>
    </message>
    <message>
        <source>Show the keys as a table</source>
        <translation>Keys als Tabelle anzeigen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Show in the curve editor</source>
        <translation>Im Kurveneditor anzeigen</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>Animieren</translation>
    </message>
    <message>
        <source>Add an empty curve</source>
        <translation>Leere Kurve hinzufügen</translation>
    </message>
    <message>
        <source>Remove the curve</source>
        <translation>Kurve entfernen</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Key</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n Key</numerusform>
            <numerusform>%n Keys</numerusform>
        </translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <source>Global sequence</source>
        <translation>Globale Sequenz</translation>
    </message>
    <message>
        <source>None (steps)</source>
        <translation>Keine (Stufen)</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Hermite</source>
        <translation>Hermite</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bézier</translation>
    </message>
    <message>
        <source>Not animated</source>
        <translation>Nicht animiert</translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <translation>Unbekannt (%1)</translation>
    </message>
    <message>
        <source>Sequence time</source>
        <translation>Sequenzzeit</translation>
    </message>
    <message>
        <source>The value at the playhead. Setting it sets a key there; a track with one key in the sequence is a constant whose key changes, unless auto-key is on</source>
        <translation>Der Wert an der Abspielposition. Ihn zu setzen setzt dort einen Key; eine Spur mit einem einzigen Key in der Sequenz ist eine Konstante, deren Key sich ändert, sofern Auto-Key nicht eingeschaltet ist</translation>
    </message>
</context>
<context>
    <name>sinew::CurveRuler</name>
    <message>
        <source>Time ruler of the curve editor</source>
        <translation>Zeitlineal des Kurveneditors</translation>
    </message>
    <message>
        <source>Drag to scrub</source>
        <translation>Ziehen ändert die Zeit</translation>
    </message>
    <message>
        <source>Playhead at %1</source>
        <translation>Abspielkopf bei %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 to %4</source>
        <translation>%1: %2, %3 bis %4</translation>
    </message>
</context>
<context>
    <name>sinew::CurveSession</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>part, object</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Minimum %1</source>
        <translation>Minimum %1</translation>
    </message>
    <message>
        <source>Maximum %1</source>
        <translation>Maximum %1</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
</context>
<context>
    <name>sinew::DaylightDialog</name>
    <message>
        <source>&amp;Fog</source>
        <translation>&amp;Nebel</translation>
    </message>
    <message>
        <source>Daylight and fog</source>
        <translation>Tageslicht und Nebel</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>&amp;Vorgabe:</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>0 is in front of a unit, 90 on its left</source>
        <translation>0 ist vor einer Einheit, 90 links von ihr</translation>
    </message>
    <message>
        <source>Sun&apos;s &amp;direction:</source>
        <translation>&amp;Richtung der Sonne:</translation>
    </message>
    <message>
        <source>Sun&apos;s &amp;height:</source>
        <translation>&amp;Höhe der Sonne:</translation>
    </message>
    <message>
        <source>&amp;Sunlight:</source>
        <translation>&amp;Sonnenlicht:</translation>
    </message>
    <message>
        <source>Sunlight</source>
        <translation>Sonnenlicht</translation>
    </message>
    <message>
        <source>&amp;Ambient light:</source>
        <translation>&amp;Umgebungslicht:</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>Fog&apos;s &amp;colour:</source>
        <translation>Nebel&amp;farbe:</translation>
    </message>
    <message>
        <source>Fog&apos;s colour</source>
        <translation>Nebelfarbe</translation>
    </message>
    <message>
        <source>Fog be&amp;gins at:</source>
        <translation>Nebel &amp;beginnt bei:</translation>
    </message>
    <message>
        <source>Fog &amp;ends at:</source>
        <translation>Nebel &amp;endet bei:</translation>
    </message>
</context>
<context>
    <name>sinew::DecodePool</name>
    <message>
        <source>The file was not read.</source>
        <translation>Die Datei wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Reading this file took too long.</source>
        <translation>Das Lesen dieser Datei hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The program that reads foreign files crashed on this one, or it needs too much memory.</source>
        <translation>Das Programm, das fremde Dateien liest, ist an dieser abgestürzt, oder sie braucht zu viel Speicher.</translation>
    </message>
</context>
<context>
    <name>sinew::DecodeService</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file has no image.</source>
        <translation>Die Datei hat kein Bild.</translation>
    </message>
</context>
<context>
    <name>sinew::DiagnosisPanel</name>
    <message>
        <source>Geoset</source>
        <translation>Geoset</translation>
    </message>
    <message>
        <source>Why it looks like this</source>
        <translation>Warum es so aussieht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Geoset:</source>
        <translation>Geoset:</translation>
    </message>
    <message>
        <source>Open a model to see why its geosets look the way they do.</source>
        <translation>Bei geöffnetem Modell steht hier, warum seine Geosets so aussehen, wie sie aussehen.</translation>
    </message>
    <message>
        <source>This model has no geosets.</source>
        <translation>Dieses Modell hat keine Geosets.</translation>
    </message>
</context>
<context>
    <name>sinew::DockFocus</name>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D-Ansicht</translation>
    </message>
    <message>
        <source>Shows the dock and gives it the keyboard</source>
        <translation>Zeigt das Dock und gibt ihm die Tastatur</translation>
    </message>
    <message>
        <source>Ne&amp;xt dock</source>
        <translation>Nä&amp;chstes Dock</translation>
    </message>
    <message>
        <source>Pre&amp;vious dock</source>
        <translation>V&amp;origes Dock</translation>
    </message>
</context>
<context>
    <name>sinew::DockTitles</name>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Ablösen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentMessages</name>
    <message>
        <source>One texture of “%1” was not found.</source>
        <translation>Eine Textur von „%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%1 textures of “%2” were not found.</source>
        <translation>%1 Texturen von „%2“ wurden nicht gefunden.</translation>
    </message>
    <message>
        <source>Add an asset folder…</source>
        <translation>Ordner mit Texturen hinzufügen …</translation>
    </message>
    <message>
        <source>Folder with textures</source>
        <translation>Ordner mit Texturen</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>Probleme anzeigen</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written back byte for byte: %2. Saving keeps the original next to it.</source>
        <translation>„%1“ kann nicht Byte für Byte zurückgeschrieben werden: %2. Beim Speichern bleibt das Original daneben erhalten.</translation>
    </message>
    <message>
        <source>“%1” has a problem in its file: %2</source>
        <translation>„%1“ hat ein Problem in der Datei: %2</translation>
    </message>
    <message>
        <source>“%1” has %2 problems in its file, among them: %3</source>
        <translation>„%1“ hat %2 Probleme in der Datei, darunter: %3</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Als %1 lesen</translation>
    </message>
    <message>
        <source>Changes to “%1” can&apos;t be saved: %2.</source>
        <translation>Änderungen an „%1“ können nicht gespeichert werden: %2.</translation>
    </message>
    <message>
        <source>A save that began on another computer was cut off in this folder; the new files are shown: %1</source>
        <translation>In diesem Ordner wurde ein Speichern unterbrochen, das auf einem anderen Rechner begann; gezeigt werden die neuen Dateien: %1</translation>
    </message>
    <message>
        <source>A save that began on another computer was cut off in this folder; the old files are shown: %1</source>
        <translation>In diesem Ordner wurde ein Speichern unterbrochen, das auf einem anderen Rechner begann; gezeigt werden die alten Dateien: %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentRecovery</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” are not kept for the case of a crash. %2</source>
        <translation>Ungespeicherte Änderungen an „%1“ werden nicht für den Fall eines Absturzes aufbewahrt. %2</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” of %2 can be recovered.</source>
        <translation>Ungespeicherte Änderungen an „%1“ vom %2 können wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” of %2 can&apos;t be recovered.</source>
        <translation>Ungespeicherte Änderungen an „%1“ vom %2 können nicht wiederhergestellt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved steps of “%1” of %2 can be recovered.</source>
        <translation>
            <numerusform>%n ungespeicherter Schritt an „%1“ vom %2 kann wiederhergestellt werden.</numerusform>
            <numerusform>%n ungespeicherte Schritte an „%1“ vom %2 können wiederhergestellt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Reason: %1. The recovery file is kept.</source>
        <translation>Grund: %1. Die Wiederherstellungsdatei bleibt erhalten.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>Verwerfen …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>“%1” could not be recovered; the recovery file is kept. %2</source>
        <translation>„%1“ konnte nicht wiederhergestellt werden; die Wiederherstellungsdatei bleibt erhalten. %2</translation>
    </message>
    <message>
        <source>“%1” is open with other unsaved changes; save or close it first.</source>
        <translation>„%1“ ist mit anderen ungespeicherten Änderungen geöffnet; speichern oder schließen Sie die Datei zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of “%1” could not be recovered: %2. The recovery file is kept.</source>
        <translation>
            <numerusform>%n Schritt an „%1“ konnte nicht wiederhergestellt werden: %2. Die Wiederherstellungsdatei bleibt erhalten.</numerusform>
            <numerusform>%n Schritte an „%1“ konnten nicht wiederhergestellt werden: %2. Die Wiederherstellungsdatei bleibt erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes behind the last step of “%1” may be missing: %2. The recovery file is kept.</source>
        <translation>Änderungen nach dem letzten Schritt an „%1“ können fehlen: %2. Die Wiederherstellungsdatei bleibt erhalten.</translation>
    </message>
    <message>
        <source>Discard recovery file</source>
        <translation>Wiederherstellungsdatei verwerfen</translation>
    </message>
    <message>
        <source>Discard the unsaved changes to “%1” of %2?</source>
        <translation>Die ungespeicherten Änderungen an „%1“ vom %2 verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>Das kann nicht rückgängig gemacht werden.</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentStatus</name>
    <message>
        <source>Format and version</source>
        <translation>Format und Version</translation>
    </message>
    <message>
        <source>Byte-exactness</source>
        <translation>Bytegenauigkeit</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 FPS</translation>
    </message>
    <message>
        <source>%1 tris</source>
        <translation>%1 Dreiecke</translation>
    </message>
    <message>
        <source> · read-only</source>
        <translation> · schreibgeschützt</translation>
    </message>
    <message>
        <source>byte-exact ✓</source>
        <translation>bytegenau ✓</translation>
    </message>
    <message>
        <source>Saving without changes would write exactly the bytes that were read.</source>
        <translation>Speichern ohne Änderungen würde genau die gelesenen Bytes schreiben.</translation>
    </message>
    <message>
        <source>not byte-exact, first at 0x%1</source>
        <translation>nicht bytegenau, zuerst bei 0x%1</translation>
    </message>
    <message>
        <source>%1. Saving keeps the original next to the file.</source>
        <translation>%1. Beim Speichern bleibt das Original neben der Datei erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>approximate preview</source>
        <translation>genäherte Vorschau</translation>
    </message>
    <message>
        <source>Not drawn, or only approximated: %1</source>
        <translation>Nicht oder nur genähert dargestellt: %1</translation>
    </message>
    <message>
        <source>shown reduced</source>
        <translation>vereinfacht dargestellt</translation>
    </message>
    <message>
        <source>The model asks for more particles, forces, models or textures than the preview shows at once. The file itself is not affected.</source>
        <translation>Das Modell verlangt mehr Partikel, Kräfte, Modelle oder Texturen, als die Vorschau auf einmal zeigt. Die Datei selbst ist nicht betroffen.</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentViews</name>
    <message>
        <source>Free camera</source>
        <translation>Freie Kamera</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorne</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Unten</translation>
    </message>
</context>
<context>
    <name>sinew::DopeLanes</name>
    <message>
        <source>Keys in time</source>
        <translation>Keys im Zeitverlauf</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
</context>
<context>
    <name>sinew::DopeSheetPanel</name>
    <message>
        <source>All keys in time</source>
        <translation>Alle Keys im Zeitverlauf</translation>
    </message>
    <message>
        <source>All listed tracks in one</source>
        <translation>Alle aufgeführten Spuren in einer</translation>
    </message>
</context>
<context>
    <name>sinew::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Auswahl aufheben</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>sinew::ElementTable</name>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>In</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>Insert a row (Ins)</source>
        <translation>Zeile einfügen (Einfg)</translation>
    </message>
    <message>
        <source>Delete the selected rows (Del)</source>
        <translation>Ausgewählte Zeilen löschen (Entf)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy cells for a spreadsheet (Ctrl+C)</source>
        <translation>Zellen für eine Tabellenkalkulation kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste cells from a spreadsheet (Ctrl+V)</source>
        <translation>Zellen aus einer Tabellenkalkulation einfügen (Strg+V)</translation>
    </message>
</context>
<context>
    <name>sinew::ElementTableModel</name>
    <message>
        <source>There is no object with the number %1</source>
        <translation>Es gibt kein Objekt mit der Nummer %1</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>Es gibt keinen Text zum Einfügen</translation>
    </message>
    <message>
        <source>%1 rows do not fit from row %2 on</source>
        <translation>%1 Zeilen passen ab Zeile %2 nicht hinein</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells, %3 fit here</source>
        <translation>Zeile %1 hat %2 Zellen, hier passen %3</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>Zeile %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>sinew::EnumEditor</name>
    <message>
        <source>Unknown (%1)</source>
        <translation>Unbekannt (%1)</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source> per second</source>
        <translation> pro Sekunde</translation>
    </message>
    <message>
        <source>×</source>
        <comment>speed factor</comment>
        <translation>×</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Lossless</source>
        <translation>&amp;Verlustfrei</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>Transparenter &amp;Hintergrund</translation>
    </message>
    <message>
        <source>With the o&amp;verlays of the viewport</source>
        <translation>Mit den Ein&amp;blendungen der 3D-Ansicht</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>Animation exportieren</translation>
    </message>
    <message>
        <source>The sequence, played once</source>
        <translation>Die Sequenz, einmal ganz</translation>
    </message>
    <message>
        <source>Turntable while the sequence plays</source>
        <translation>Drehteller, während die Sequenz läuft</translation>
    </message>
    <message>
        <source>Turntable, paused</source>
        <translation>Drehteller, Modell angehalten</translation>
    </message>
    <message>
        <source>Animated WebP, one file</source>
        <translation>Animiertes WebP, eine Datei</translation>
    </message>
    <message>
        <source>PNG, one file per frame</source>
        <translation>PNG, eine Datei pro Frame</translation>
    </message>
    <message>
        <source>0 to 100: higher values give better quality and larger files</source>
        <translation>0 bis 100: höhere Werte ergeben bessere Qualität und größere Dateien</translation>
    </message>
    <message>
        <source>Grid, skeleton, names and whatever else the View menu shows</source>
        <translation>Raster, Skelett, Namen und was das Menü „Ansicht“ sonst noch einblendet</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>Se&amp;quence:</source>
        <translation>Se&amp;quenz:</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>&amp;Frames:</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>&amp;Geschwindigkeit:</translation>
    </message>
    <message>
        <source>Le&amp;ngth:</source>
        <translation>&amp;Länge:</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>&amp;Umdrehungen:</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>F&amp;ormat:</translation>
    </message>
    <message>
        <source>Qualit&amp;y:</source>
        <translation>Quali&amp;tät:</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>That would be more than %1 frames.</source>
        <translation>Das wären mehr als %1 Frames.</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>%1 Frames, %2 s</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>Animiertes WebP (*.webp)</translation>
    </message>
    <message>
        <source>PNG frames (*.png)</source>
        <translation>PNG-Frames (*.png)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
</context>
<context>
    <name>sinew::Expression</name>
    <message>
        <source>“%1” is not understood</source>
        <translation>„%1“ wird nicht verstanden</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>die Zahl ist zu groß</translation>
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation>am Ende fehlt eine Zahl</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>„%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>„%1“ fehlt</translation>
    </message>
    <message>
        <source>does not fit a whole number of %1 bits</source>
        <translation>passt nicht in eine Ganzzahl mit %1 Bits</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>eine Zahl eingeben</translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation>das Ergebnis ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>zu groß für eine 32-Bit-Gleitkommazahl</translation>
    </message>
</context>
<context>
    <name>sinew::FileActions</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>Modelle (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>Modelle öffnen</translation>
    </message>
    <message>
        <source>“%1” could not be opened. %2</source>
        <translation>„%1“ konnte nicht geöffnet werden. %2</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>Andere öffnen…</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>Modell speichern unter</translation>
    </message>
    <message>
        <source>“%1” is open in another tab; close it there first.</source>
        <translation>„%1“ ist in einem anderen Tab geöffnet; zuerst dort schließen.</translation>
    </message>
    <message>
        <source>“%1” was not saved. %2</source>
        <translation>„%1“ wurde nicht gespeichert. %2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>“%1” was saved. The previous file was kept next to it with the suffix .bak.</source>
        <translation>„%1“ wurde gespeichert. Die vorige Datei blieb mit angehängtem .bak daneben erhalten.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Discard the changes to “%1” and reload the file?</source>
        <translation>Änderungen an „%1“ verwerfen und die Datei neu einlesen?</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>Dies kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to “%1” before closing?</source>
        <translation>Änderungen an „%1“ vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>Ohne Speichern gehen sie verloren.</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted on disk.</source>
        <translation>„%1“ wurde auf dem Datenträger verschoben oder entfernt.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading discards your changes.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert. Beim Neuladen gehen die eigenen Änderungen verloren.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>„%1“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded; the open version is unchanged. %2</source>
        <translation>„%1“ konnte nicht neu eingelesen werden; der bisherige Stand ist noch hier. %2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Files that belong to models (%1)</source>
        <translation>Dateien, die zu Modellen gehören (%1)</translation>
    </message>
    <message>
        <source>Save compact copy</source>
        <translation>Kompakte Kopie speichern</translation>
    </message>
    <message>
        <source>A compact copy was saved as “%1”.</source>
        <translation>Eine kompakte Kopie wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>“%1” is inside “%2” and is not changed there. Save it elsewhere to keep your changes.</source>
        <translation>„%1“ liegt in „%2“ und bleibt dort unverändert. Zum Behalten von Änderungen an anderer Stelle speichern.</translation>
    </message>
    <message>
        <source>“%1” was not converted. %2</source>
        <translation>„%1“ wurde nicht konvertiert. %2</translation>
    </message>
    <message>
        <source>Discard the changes to “%1” and read the file as another dialect?</source>
        <translation>Änderungen an „%1“ verwerfen und die Datei auf andere Weise einlesen?</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>Neu einlesen</translation>
    </message>
    <message>
        <source>Close “%1” and discard the changes?</source>
        <translation>„%1“ schließen und die Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>They can&apos;t be saved: %1.</source>
        <translation>Sie können nicht gespeichert werden: %1.</translation>
    </message>
    <message>
        <source>The file of “%1” no longer exists. Save it before closing?</source>
        <translation>Die Datei von „%1“ existiert nicht mehr. Vor dem Schließen speichern?</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 had other names on the disk (hard links). Those still have the content from before this save.</source>
        <translation>%1 hatte auf dem Datenträger weitere Namen (harte Verknüpfungen). Diese haben noch den Inhalt von vor dem Speichern.</translation>
    </message>
    <message>
        <source>Picture for the new model</source>
        <translation>Bild für das neue Modell</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>No model was made: %1.</source>
        <translation>Es wurde kein Modell angelegt: %1.</translation>
    </message>
</context>
<context>
    <name>sinew::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open model files in new tabs</source>
        <translation>Modelldateien in neuen Tabs öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the changes to the file</source>
        <translation>Änderungen in die Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Write the model to another file</source>
        <translation>Modell in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>&amp;Alle speichern</translation>
    </message>
    <message>
        <source>Save every document with changes</source>
        <translation>Alle Dokumente mit Änderungen schreiben</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Discard the changes and reload the file</source>
        <translation>Änderungen verwerfen und die Datei neu einlesen</translation>
    </message>
    <message>
        <source>Save viewport &amp;image…</source>
        <translation>&amp;Bild der 3D-Ansicht speichern…</translation>
    </message>
    <message>
        <source>Write what the viewport shows to an image file</source>
        <translation>Inhalt der 3D-Ansicht in eine Bilddatei schreiben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Diese Liste leeren</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.webp *.bmp)</source>
        <translation>Bilder (*.png *.jpg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>The image could not be written to “%1”.</source>
        <translation>Das Bild konnte nicht nach „%1“ geschrieben werden.</translation>
    </message>
    <message>
        <source>The image was saved as “%1”.</source>
        <translation>Das Bild wurde als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Export animation…</source>
        <translation>Animation e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write a sequence or a camera turntable as an animated image or as single frames</source>
        <translation>Eine Sequenz oder eine Umdrehung der Kamera als animiertes Bild oder als einzelne Frames schreiben</translation>
    </message>
    <message>
        <source>Save com&amp;pact copy…</source>
        <translation>&amp;Kompakte Kopie speichern…</translation>
    </message>
    <message>
        <source>Rewrite all files of the model in the official order, without leftovers of earlier edits</source>
        <translation>Alle Dateien des Modells in der offiziellen Reihenfolge neu schreiben, ohne Überreste früherer Bearbeitungen</translation>
    </message>
    <message>
        <source>Convert &amp;to version…</source>
        <translation>&amp;In andere Version konvertieren…</translation>
    </message>
    <message>
        <source>Convert the model to another version of its format; losses are shown first</source>
        <translation>Modell in eine andere Version seines Formats konvertieren; was verloren ginge, wird zuerst angezeigt</translation>
    </message>
    <message>
        <source>Rea&amp;d as</source>
        <translation>Ein&amp;lesen als</translation>
    </message>
    <message>
        <source>Re-read the file as another game&apos;s if two games use its version number</source>
        <translation>Datei neu als die eines anderen Spiels einlesen, falls zwei Spiele ihre Versionsnummer verwenden</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>&amp;Neues Modell</translation>
    </message>
    <message>
        <source>Start with a bone and a sequence</source>
        <translation>Mit einem Bone und einer Sequenz beginnen</translation>
    </message>
    <message>
        <source>New model from a pict&amp;ure…</source>
        <translation>Neues Modell aus einem &amp;Bild…</translation>
    </message>
    <message>
        <source>Start with a picture that stands upright, seen from both sides</source>
        <translation>Mit einem aufrecht stehenden Bild beginnen, das von beiden Seiten zu sehen ist</translation>
    </message>
    <message>
        <source>Reopen closed &amp;file</source>
        <translation>Geschlossene Datei &amp;wieder öffnen</translation>
    </message>
    <message>
        <source>Open the file again whose tab was closed last</source>
        <translation>Die Datei wieder öffnen, deren Reiter zuletzt geschlossen wurde</translation>
    </message>
</context>
<context>
    <name>sinew::FlagsEditor</name>
    <message>
        <source>Other bits</source>
        <translation>Andere Bits</translation>
    </message>
    <message>
        <source>Unnamed bits, as a hexadecimal number</source>
        <translation>Bits ohne Namen, als Hexadezimalzahl</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>„%1“ ist keine Zahl</translation>
    </message>
    <message>
        <source>the field has %1 bits</source>
        <translation>das Feld hat %1 Bits</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>0x%1 has a name: use the check box %2</source>
        <translation>0x%1 hat einen Namen: Kontrollkästchen %2 verwenden</translation>
    </message>
    <message>
        <source>0x%1 has names: use the check boxes %2</source>
        <translation>0x%1 hat Namen: Kontrollkästchen %2 verwenden</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Flags that mean nothing for this kind of object, and bits without a name</source>
        <translation>Flags, die für diese Art von Objekt nichts bedeuten, und Bits ohne Namen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message numerus="yes">
        <source>More (%n set)</source>
        <translation>
            <numerusform>Mehr (%n gesetzt)</numerusform>
            <numerusform>Mehr (%n gesetzt)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::GeosetDialog</name>
    <message>
        <source>Geosets</source>
        <translation>Geosets</translation>
    </message>
</context>
<context>
    <name>sinew::GeosetPicker</name>
    <message>
        <source>This model has no geosets to choose from.</source>
        <translation>Dieses Modell hat keine Geosets zur Auswahl.</translation>
    </message>
    <message>
        <source>Show &amp;defaults</source>
        <translation>&amp;Standard anzeigen</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Alle anzeigen</translation>
    </message>
    <message>
        <source>Geosets</source>
        <translation>Geosets</translation>
    </message>
    <message>
        <source>Double-click a variant to show only this one of its group</source>
        <translation>Doppelklicken auf eine Variante zeigt sie als einzige ihrer Gruppe</translation>
    </message>
    <message>
        <source>Variants 0 and 1 of each group: the bare model</source>
        <translation>Varianten 0 und 1 jeder Gruppe: das bloße Modell</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>Gruppe %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Variant %1 (geoset %2)</source>
        <translation>Variante %1 (Geoset %2)</translation>
    </message>
</context>
<context>
    <name>sinew::GraphView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Curve graph</source>
        <translation>Kurvengraph</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s)</source>
        <translation>
            <numerusform>%n Kurve</numerusform>
            <numerusform>%n Kurven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected</source>
        <translation>
            <numerusform>%n Key ausgewählt</numerusform>
            <numerusform>%n Keys ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>Key setzen</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per second)</source>
        <translation>%1 %2 (%3 pro Sekunde)</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1 bei %2: %3</translation>
    </message>
    <message>
        <source>No editable key is selected</source>
        <translation>Kein bearbeitbarer Key ist ausgewählt</translation>
    </message>
    <message>
        <source>The track is locked</source>
        <translation>Die Spur ist gesperrt</translation>
    </message>
    <message>
        <source>Only plain values have a value cursor</source>
        <translation>Nur tatsächliche Werte haben einen Wertcursor</translation>
    </message>
    <message>
        <source>Handle of a rotation (squad): the segment bends half-way to its two handles in the middle, so that they stand away from the curve instead of along it. “Auto” sets them smoothly</source>
        <translation>Handle einer Rotation (Squad): Das Segment biegt sich in seiner Mitte halbwegs zu den beiden Handles, sodass sie von der Kurve weg stehen statt an ihr entlang. „Auto“ setzt sie glatt</translation>
    </message>
</context>
<context>
    <name>sinew::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Help on the item under the &amp;pointer</source>
        <translation>Hilfe zum Element unter dem &amp;Mauszeiger</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>Ü&amp;ber Sinew</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>There is no help for this item. Point at a field and press F1 again.</source>
        <translation>Zum Element unter dem Mauszeiger gibt es keine Hilfe. Auf ein Feld zeigen und erneut F1 drücken.</translation>
    </message>
    <message>
        <source>About Sinew</source>
        <translation>Über Sinew</translation>
    </message>
    <message>
        <source>Save &amp;crash report…</source>
        <translation>&amp;Absturzbericht speichern …</translation>
    </message>
    <message>
        <source>Show what is known about the last crash, to be saved for an issue</source>
        <translation>Zeigen, was über den letzten Absturz bekannt ist, um es für eine Fehlermeldung zu speichern</translation>
    </message>
    <message>
        <source>&lt;p&gt;Thumbnails of files from strangers are made in separate processes under: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;Vorschaubilder fremder Dateien entstehen in eigenen Prozessen unter: %1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sinew %1&lt;/h3&gt;&lt;p&gt;An editor for models of Warcraft III (MDX, MDL), World of Warcraft (M2), StarCraft II and Heroes of the Storm (M3) that loses nothing: what you do not change is saved byte for byte.&lt;/p&gt;&lt;p&gt;© 2026 the Sinew authors, MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sinew %1&lt;/h3&gt;&lt;p&gt;Ein Editor für Modelle aus Warcraft III (MDX, MDL), World of Warcraft (M2), StarCraft II und Heroes of the Storm (M3), der nichts verliert: Was Sie nicht ändern, wird Byte für Byte gespeichert.&lt;/p&gt;&lt;p&gt;© 2026 die Autoren von Sinew, MIT-Lizenz.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::HexPanel</name>
    <message>
        <source>Displayed field</source>
        <translation>Angezeigtes Feld</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Go to an offset: 1234 or 0x4d2, with + or − from here</source>
        <translation>Zu einem Offset springen: 1234 oder 0x4d2, mit + oder − ab hier</translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation>Zu Offset springen</translation>
    </message>
    <message>
        <source>Search bytes or &quot;text&quot;</source>
        <translation>Bytes oder &quot;Text&quot; suchen</translation>
    </message>
    <message>
        <source>48 69 21, 0x486921, or text; Return finds the next, Shift+Return the one before</source>
        <translation>48 69 21, 0x486921 oder Text; Eingabe findet den nächsten Treffer, Umschalt+Eingabe den vorigen</translation>
    </message>
    <message>
        <source>Search bytes or text</source>
        <translation>Bytes oder Text suchen</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>Werte am Cursor</translation>
    </message>
    <message>
        <source>Copy as hexadecimal</source>
        <translation>Hexadezimal kopieren</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation>Bytes suchen</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>Select an unknown chunk, or another object with raw bytes, to look at them here.</source>
        <translation>Einen unbekannten Chunk oder ein anderes Objekt mit Rohbytes auswählen, um sie hier anzusehen.</translation>
    </message>
    <message>
        <source>Open a model and select an unknown chunk to look at its bytes here.</source>
        <translation>Ein Modell öffnen und einen unbekannten Chunk auswählen, um seine Bytes hier anzusehen.</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>Keine Bytes</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2)</source>
        <translation>Offset %1 (0x%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n Byte ausgewählt</numerusform>
            <numerusform>%n Bytes ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>Kennung %1</translation>
    </message>
    <message>
        <source>Not an offset</source>
        <translation>Kein Offset</translation>
    </message>
    <message>
        <source>Outside the data</source>
        <translation>Außerhalb der Daten</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
</context>
<context>
    <name>sinew::HexView</name>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation>Bytes hexadezimal</translation>
    </message>
</context>
<context>
    <name>sinew::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Too old: this step was discarded to save memory and can no longer be restored.</source>
        <translation>Zu alt: Der Speicher dieses Schritts wurde freigegeben, sodass er nicht mehr erreichbar ist.</translation>
    </message>
    <message>
        <source>This is what the file holds.</source>
        <translation>Dies ist der Stand der Datei.</translation>
    </message>
    <message>
        <source>Undone; click to redo up to here.</source>
        <translation>Rückgängig gemacht; Klicken wiederholt bis hierher.</translation>
    </message>
    <message>
        <source>Click to go to this state.</source>
        <translation>Klicken wechselt zu diesem Stand.</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation>%1 (gespeichert)</translation>
    </message>
    <message>
        <source>%1 (discarded)</source>
        <translation>%1 (verworfen)</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (rückgängig gemacht)</translation>
    </message>
</context>
<context>
    <name>sinew::HistoryPanel</name>
    <message>
        <source>Undo history</source>
        <translation>Verlauf der Änderungen</translation>
    </message>
    <message>
        <source>Every edit of the open model is listed here and can be undone.</source>
        <translation>Jede Änderung am geöffneten Modell wird hier aufgeführt und kann rückgängig gemacht werden.</translation>
    </message>
</context>
<context>
    <name>sinew::KeyButton</name>
    <message>
        <source>Key of %1</source>
        <translation>Key von %1</translation>
    </message>
    <message>
        <source>Not animated: click to set the first key</source>
        <translation>Nicht animiert: Klicken setzt den ersten Key</translation>
    </message>
    <message>
        <source>Animated: click to set a key at this time</source>
        <translation>Animiert: Klicken setzt einen Key zu dieser Zeit</translation>
    </message>
    <message>
        <source>There is a key at this time: click to remove it</source>
        <translation>Zu dieser Zeit steht ein Key: Klicken entfernt ihn</translation>
    </message>
    <message>
        <source>Remove key of %1</source>
        <translation>Key von %1 entfernen</translation>
    </message>
    <message>
        <source>Set key of %1</source>
        <translation>Key von %1 setzen</translation>
    </message>
    <message>
        <source>Animated in other sequences: click to set the first key in this one</source>
        <translation>In anderen Sequenzen animiert: Klicken setzt den ersten Key in dieser</translation>
    </message>
    <message>
        <source>Remove animation of %1</source>
        <translation>Animation von %1 entfernen</translation>
    </message>
</context>
<context>
    <name>sinew::KeyGesture</name>
    <message>
        <source>held at the border of the sequence: switch off “Keep keys in their sequence” to move beyond it, or use “Offset in the loop”</source>
        <translation>an der Grenze der Sequenz gehalten: „Keys in ihrer Sequenz halten“ ausschalten, um darüber hinaus zu verschieben, oder „In der Schleife versetzen“ verwenden</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n key(s)</source>
        <translation>
            <numerusform>%n Key duplizieren</numerusform>
            <numerusform>%n Keys duplizieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>%n Key bewegen</numerusform>
            <numerusform>%n Keys bewegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s)</source>
        <translation>
            <numerusform>%n Key skalieren</numerusform>
            <numerusform>%n Keys skalieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>%n Key von %1 duplizieren: %2 in der Zeit, %3 im Wert</numerusform>
            <numerusform>%n Keys von %1 duplizieren: %2 in der Zeit, %3 im Wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>%n Key von %1 bewegen: %2 in der Zeit, %3 im Wert</numerusform>
            <numerusform>%n Keys von %1 bewegen: %2 in der Zeit, %3 im Wert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1: × %2 in time, × %3 in value</source>
        <translation>
            <numerusform>%n Key von %1 skalieren: × %2 in der Zeit, × %3 im Wert</numerusform>
            <numerusform>%n Keys von %1 skalieren: × %2 in der Zeit, × %3 im Wert</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) beyond the sequence left out</source>
        <translation>
            <numerusform>%n Key außerhalb der Sequenz weggelassen</numerusform>
            <numerusform>%n Keys außerhalb der Sequenz weggelassen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeySpreadActions</name>
    <message>
        <source>What auto-key does to a track with a key each frame, where a single key would be a spike</source>
        <translation>Was Auto-Key mit einer Spur macht, die in jedem Bild einen Key hat, wo ein einzelner Key ein Zacken wäre</translation>
    </message>
    <message>
        <source>Set a &amp;single key</source>
        <translation>Einen &amp;einzelnen Key setzen</translation>
    </message>
    <message>
        <source>Spread over ±0.15 s</source>
        <translation>Auf ±0,15 s verteilen</translation>
    </message>
    <message>
        <source>Spread over ±0.3 s</source>
        <translation>Auf ±0,3 s verteilen</translation>
    </message>
    <message>
        <source>Spread over ±0.6 s</source>
        <translation>Auf ±0,6 s verteilen</translation>
    </message>
    <message>
        <source>Change the &amp;whole sequence</source>
        <translation>Die &amp;ganze Sequenz ändern</translation>
    </message>
    <message>
        <source>This node has a key each frame: what auto-key changes is spread over the keys around the playhead, so that it makes no spike. You can change that in Animation → Auto-key on dense keys.</source>
        <translation>Dieser Knoten hat in jedem Bild einen Key: Was Auto-Key ändert, wird auf die Keys um den Abspielkopf verteilt, damit kein Zacken entsteht. Das lässt sich unter Animation → Auto-Key bei dichten Keys ändern.</translation>
    </message>
    <message>
        <source>Auto-key on &amp;dense keys</source>
        <translation>Auto-Key bei &amp;dichten Keys</translation>
    </message>
</context>
<context>
    <name>sinew::KeyTable</name>
    <message>
        <source>Set selected: 12, +=5, *2, 50%</source>
        <translation>Ausgewählte setzen: 12, +=5, *2, 50%</translation>
    </message>
    <message>
        <source>An exact or relative number for all selected cells</source>
        <translation>Eine exakte oder relative Zahl für alle ausgewählten Zellen</translation>
    </message>
    <message>
        <source>Selected first</source>
        <translation>Ausgewählte zuerst</translation>
    </message>
    <message>
        <source>List selected keys before the others</source>
        <translation>Ausgewählte Keys vor den anderen aufführen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Select a track in the list, or click a curve, to see its keys here.</source>
        <translation>In der Liste eine Spur wählen oder eine Kurve anklicken, um hier ihre Keys zu sehen.</translation>
    </message>
    <message>
        <source>The selected track has no keys yet.</source>
        <translation>Die gewählte Spur hat noch keine Keys.</translation>
    </message>
</context>
<context>
    <name>sinew::KeyTableModel</name>
    <message>
        <source>Track</source>
        <translation>Spur</translation>
    </message>
    <message>
        <source>Time in %1; typed values are in this unit, regardless of the displayed one</source>
        <translation>Zeit in %1; Eingaben gelten unabhängig von der Anzeige in dieser Einheit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>In mode</source>
        <translation>In-Modus</translation>
    </message>
    <message>
        <source>Out mode</source>
        <translation>Out-Modus</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message>
        <source>Out %1</source>
        <translation>Out %1</translation>
    </message>
    <message>
        <source>no cell with a number is selected</source>
        <translation>keine Zelle mit einer Zahl ist ausgewählt</translation>
    </message>
    <message>
        <source>“%1” is locked</source>
        <translation>„%1“ ist gesperrt</translation>
    </message>
    <message>
        <source>Set a key&apos;s number</source>
        <translation>Zahl eines Keys setzen</translation>
    </message>
    <message numerus="yes">
        <source>Set %n numbers of keys</source>
        <translation>
            <numerusform>%n Zahl von Keys setzen</numerusform>
            <numerusform>%n Zahlen von Keys setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set handles: %1</source>
        <translation>Anfasser setzen: %1</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells, %3 fit here</source>
        <translation>Zeile %1 hat %2 Zellen, hier passen %3</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number</source>
        <translation>Zeile %1: „%2“ ist keine Zahl</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>Es gibt keinen Text zum Einfügen</translation>
    </message>
    <message>
        <source>no track is selected</source>
        <translation>keine Spur ist gewählt</translation>
    </message>
    <message>
        <source>numbers do not fit in the column “%1”</source>
        <translation>Zahlen passen nicht in die Spalte „%1“</translation>
    </message>
    <message>
        <source>%1 lines do not fit from row %2 on</source>
        <translation>%1 Zeilen passen ab Zeile %2 nicht hinein</translation>
    </message>
    <message>
        <source>handles of rotation keys can&apos;t be pasted</source>
        <translation>Anfasser von Drehungen können nicht eingefügt werden</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation>
            <numerusform>%n Key einfügen</numerusform>
            <numerusform>%n Keys einfügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeysPanel</name>
    <message>
        <source>Interpolation of the tracks</source>
        <translation>Interpolation der Spuren</translation>
    </message>
    <message>
        <source>Handles of the selected keys</source>
        <translation>Anfasser der ausgewählten Keys</translation>
    </message>
    <message>
        <source>Move, scale, mirror</source>
        <translation>Verschieben, skalieren, spiegeln</translation>
    </message>
    <message>
        <source>Tools that work on whole animations</source>
        <translation>Werkzeuge für ganze Animationen</translation>
    </message>
    <message>
        <source>Select keys</source>
        <translation>Keys auswählen</translation>
    </message>
    <message>
        <source>How editing behaves</source>
        <translation>Wie sich das Bearbeiten verhält</translation>
    </message>
    <message>
        <source>Display options</source>
        <translation>Was angezeigt wird und wie</translation>
    </message>
    <message>
        <source>Open a model to edit its keyframes here.</source>
        <translation>Ein Modell öffnen, um hier seine Keyframes zu bearbeiten.</translation>
    </message>
    <message>
        <source>This format has no curves that can be edited here.</source>
        <translation>Dieses Format hat keine Kurven, die hier bearbeitet werden können.</translation>
    </message>
    <message>
        <source>Show all animated objects</source>
        <translation>Alle animierten Objekte anzeigen</translation>
    </message>
    <message>
        <source>Select an object with animation to see its keys here.</source>
        <translation>Ein Objekt mit Animation auswählen, um hier seine Keys zu sehen.</translation>
    </message>
    <message>
        <source>Show the tracks it could have</source>
        <translation>Mögliche Spuren anzeigen</translation>
    </message>
    <message>
        <source>The selection is not animated.</source>
        <translation>Die Auswahl ist nicht animiert.</translation>
    </message>
    <message>
        <source>The selection can&apos;t be animated.</source>
        <translation>Die Auswahl kann nicht animiert werden.</translation>
    </message>
    <message>
        <source>Nothing in this model is animated. Select an object to give it a track.</source>
        <translation>In diesem Modell ist nichts animiert. Ein Objekt auswählen, um ihm eine Spur zu geben.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys selected in %n tracks</source>
        <translation>
            <numerusform>%1 von %2 Keys in %n Spur ausgewählt</numerusform>
            <numerusform>%1 von %2 Keys in %n Spuren ausgewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::LayerCard</name>
    <message>
        <source>Collapse or expand the layer</source>
        <translation>Layer ein- oder ausklappen</translation>
    </message>
    <message>
        <source>Draw this layer earlier</source>
        <translation>Diesen Layer früher zeichnen</translation>
    </message>
    <message>
        <source>Draw this layer later</source>
        <translation>Diesen Layer später zeichnen</translation>
    </message>
    <message>
        <source>Duplicate the layer</source>
        <translation>Layer duplizieren</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>Layer löschen</translation>
    </message>
</context>
<context>
    <name>sinew::ListEditor</name>
    <message>
        <source>Show items</source>
        <translation>Einträge zeigen</translation>
    </message>
    <message>
        <source>Show the items</source>
        <translation>Einträge anzeigen</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Go to this item</source>
        <translation>Zu diesem Eintrag gehen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>Diesen Eintrag entfernen</translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation>Zum Bearbeiten ein einzelnes Objekt auswählen</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 Eintrag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>sinew::LossModel</name>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Changed, identical in the game</source>
        <translation>Geändert, im Spiel gleich</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everything is converted unchanged.</source>
        <translation>Alles bleibt unverändert erhalten.</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
</context>
<context>
    <name>sinew::MainWindow</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>„%1“ wird gelesen…</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>Neu berechnen</translation>
    </message>
    <message>
        <source>Fit the bounds to the posed geometry</source>
        <translation>Grenzen an die Geometrie in ihrer Pose anpassen</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>Andere schließen</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>Dope Sheet</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Reading “%1” (%2 more waiting)…</source>
        <translation>„%1“ wird gelesen (%2 weitere warten)…</translation>
    </message>
    <message>
        <source>Recalculate the bounds of “%1”</source>
        <translation>Grenzen von „%1“ neu berechnen</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>Diagnose</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>Posen</translation>
    </message>
    <message>
        <source>The sample can’t be copied into your data folder.</source>
        <translation>Das Beispiel kann nicht in Ihren Datenordner kopiert werden.</translation>
    </message>
</context>
<context>
    <name>sinew::MaterialPanel</name>
    <message>
        <source>This format has no materials.</source>
        <translation>Dieses Format hat keine Materialien.</translation>
    </message>
    <message>
        <source>Open a model to see and edit its materials here.</source>
        <translation>Ein Modell öffnen, um hier seine Materialien zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>Nichts verwendet es.</translation>
    </message>
    <message>
        <source>Used by %1</source>
        <translation>Verwendet von %1</translation>
    </message>
    <message>
        <source>Duplicate a layer</source>
        <translation>Layer duplizieren</translation>
    </message>
    <message>
        <source>Delete a layer</source>
        <translation>Layer löschen</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Add a material: %1</source>
        <translation>Material hinzufügen: %1</translation>
    </message>
    <message>
        <source>Set up a material: %1</source>
        <translation>Material einrichten: %1</translation>
    </message>
    <message>
        <source>Use a material for “%1”</source>
        <translation>Material für „%1“ verwenden</translation>
    </message>
    <message>
        <source>Duplicate a material</source>
        <translation>Material duplizieren</translation>
    </message>
    <message>
        <source>Merge equal materials</source>
        <translation>Gleiche Materialien zusammenführen</translation>
    </message>
    <message>
        <source>No two materials are the same.</source>
        <translation>Keine zwei Materialien sind gleich.</translation>
    </message>
    <message>
        <source>Equal materials were merged.</source>
        <translation>Gleiche Materialien wurden zusammengeführt.</translation>
    </message>
    <message numerus="yes">
        <source>%n materials were merged into others.</source>
        <translation>
            <numerusform>%n Material wurde mit einem anderen zusammengeführt.</numerusform>
            <numerusform>%n Materialien wurden mit anderen zusammengeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove unused materials</source>
        <translation>Nicht verwendete Materialien entfernen</translation>
    </message>
    <message>
        <source>All materials are used.</source>
        <translation>Alle Materialien werden verwendet.</translation>
    </message>
    <message>
        <source>Unused materials were removed.</source>
        <translation>Nicht verwendete Materialien wurden entfernt.</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>Layer hinzufügen</translation>
    </message>
    <message>
        <source>Move a layer</source>
        <translation>Layer verschieben</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a material from a recipe</source>
        <translation>Material nach einem Rezept hinzufügen</translation>
    </message>
    <message>
        <source>Set up as</source>
        <translation>Einrichten als</translation>
    </message>
    <message>
        <source>Set up the selected material from a recipe; its texture is kept</source>
        <translation>Das gewählte Material nach einem Rezept einrichten; die Textur, die es zeigt, bleibt</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>Verwenden für</translation>
    </message>
    <message>
        <source>What uses the selected material</source>
        <translation>Was das gewählte Material verwendet</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>Layer hinzufügen</translation>
    </message>
    <message>
        <source>Add a layer that is drawn last</source>
        <translation>Einen Layer hinzufügen, der zuletzt gezeichnet wird</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Copy the selected material</source>
        <translation>Das gewählte Material kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the selected material</source>
        <translation>Das gewählte Material löschen</translation>
    </message>
    <message>
        <source>Merge equal</source>
        <translation>Gleiche zusammenführen</translation>
    </message>
    <message>
        <source>Make everything that uses equal materials use the first of them</source>
        <translation>Alles, was gleiche Materialien verwendet, auf das erste davon umleiten</translation>
    </message>
    <message>
        <source>Remove unused</source>
        <translation>Nicht verwendete entfernen</translation>
    </message>
    <message>
        <source>Remove the materials that nothing uses</source>
        <translation>Die Materialien entfernen, die nichts verwendet</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>Material</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>Materialien</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search materials</source>
        <translation>Materialien suchen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Show “%1” in a layer</source>
        <translation>„%1“ in einem Layer zeigen</translation>
    </message>
    <message>
        <source>Paste a material onto “%1”</source>
        <translation>Ein Aussehen auf „%1“ einfügen</translation>
    </message>
    <message>
        <source>%1 The material lost: %2.</source>
        <translation>%1 Das Material verlor: %2.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Layers of the material</source>
        <translation>Ebenen des Materials</translation>
    </message>
</context>
<context>
    <name>sinew::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>Vorige Meldung</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>Nächste Meldung</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sinew::ModelMenu</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>Recalculate all &amp;bounds</source>
        <translation>Alle &amp;Grenzen neu berechnen</translation>
    </message>
    <message>
        <source>Fit the bounds of the model, its geosets and sequences to the posed geometry</source>
        <translation>Grenzen des Modells, seiner Geosets und Sequenzen an die Geometrie in ihrer Pose anpassen</translation>
    </message>
    <message>
        <source>Recalculate all bounds</source>
        <translation>Alle Grenzen neu berechnen</translation>
    </message>
    <message>
        <source>The bounds were not changed. %1</source>
        <translation>Die Grenzen wurden nicht geändert. %1</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>&amp;Transformieren</translation>
    </message>
</context>
<context>
    <name>sinew::ModelService</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>This format has nothing to draw.</source>
        <translation>Dieses Format hat nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1</source>
        <translation>Es gibt nichts zu zeichnen: %1</translation>
    </message>
    <message>
        <source>There is nothing to draw in this model.</source>
        <translation>In diesem Modell gibt es nichts zu zeichnen.</translation>
    </message>
</context>
<context>
    <name>sinew::ModelTreeModel</name>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1, group</source>
        <translation>%1, Gruppe</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not renamed: %1</source>
        <translation>Nicht umbenannt: %1</translation>
    </message>
    <message>
        <source>Not moved: %1</source>
        <translation>Nicht verschoben: %1</translation>
    </message>
</context>
<context>
    <name>sinew::ModelTreePanel</name>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Search name, type or field</source>
        <translation>Name, Typ oder Feld suchen</translation>
    </message>
    <message>
        <source>Search in the model</source>
        <translation>Im Modell suchen</translation>
    </message>
    <message>
        <source>Add an object</source>
        <translation>Objekt hinzufügen</translation>
    </message>
    <message>
        <source>Objects of the model</source>
        <translation>Objekte des Modells</translation>
    </message>
    <message>
        <source>Open a model to see its sequences, materials, geosets and nodes here.</source>
        <translation>Ein Modell öffnen, um hier seine Sequenzen, Materialien, Geosets und Knoten zu sehen.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>%1 in „%2“</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>Alle ausklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alle einklappen</translation>
    </message>
    <message>
        <source>The clipboard contains no model objects.</source>
        <translation>Die Zwischenablage enthält keine Objekte eines Modells.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>Kein Treffer für „%1“.</translation>
    </message>
    <message>
        <source>Frame in the viewport</source>
        <translation>In der Ansicht einpassen</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>Verwender auswählen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>Auswahl umkehren</translation>
    </message>
    <message>
        <source>Hide empty groups</source>
        <translation>Leere Gruppen ausblenden</translation>
    </message>
    <message>
        <source>Nothing refers to what is selected.</source>
        <translation>Nichts verweist auf das Ausgewählte.</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectChooser</name>
    <message>
        <source>Go to this object</source>
        <translation>Zu diesem Objekt gehen</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1 gehen</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>Fehlt (%1)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>There is no object with the number %1</source>
        <translation>Es gibt kein Objekt mit der Nummer %1</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectClipboard</name>
    <message>
        <source>These objects come from another format; only objects of the same format can be pasted.</source>
        <translation>Diese Objekte stammen aus einem anderen Format; nur Objekte desselben Formats können eingefügt werden.</translation>
    </message>
    <message>
        <source>Select a %1 first; these objects are pasted into it.</source>
        <translation>Zuerst ein Objekt vom Typ „%1“ auswählen: Dorthin werden diese Objekte eingefügt.</translation>
    </message>
    <message>
        <source>There is nothing to paste.</source>
        <translation>Es gibt nichts einzufügen.</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation>
            <numerusform>%n Objekt einfügen</numerusform>
            <numerusform>%n Objekte einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>%1 einfügen</translation>
    </message>
    <message>
        <source>Paste %1 “%2”</source>
        <translation>%1 „%2“ einfügen</translation>
    </message>
    <message>
        <source>Lost: %1: %2</source>
        <translation>Verloren: %1: %2</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectEdits</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n Objekt</numerusform>
            <numerusform>%n Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>This object has no name field.</source>
        <translation>Dieses Objekt hat kein Namensfeld.</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>In „%1“ umbenennen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>There is no such list.</source>
        <translation>Eine solche Liste gibt es nicht.</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>“%1” does not belong in this list.</source>
        <translation>„%1“ gehört nicht in diese Liste.</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben verschieben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten verschieben</translation>
    </message>
    <message>
        <source>This format has no node hierarchy.</source>
        <translation>Dieses Format hat keine Knotenhierarchie.</translation>
    </message>
    <message>
        <source>Detach %1 from its parent</source>
        <translation>%1 vom übergeordneten Knoten lösen</translation>
    </message>
    <message>
        <source>Attach %1 to “%2”</source>
        <translation>%1 an „%2“ anhängen</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectListModel</name>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPaste</name>
    <message>
        <source>References to objects that are not in this document were cleared: %1.</source>
        <translation>Verweise auf Objekte, die nicht in diesem Dokument sind, wurden geleert: %1.</translation>
    </message>
    <message>
        <source>Keys in sequences that are not in this document were left out: %1.</source>
        <translation>Keys in Sequenzen, die nicht in diesem Dokument sind, wurden ausgelassen: %1.</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPicker</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>Objekte</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectSequences</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiteres</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”: keys of objects that have no counterpart here were left out: %2.</source>
        <translation>„%1“: Keys von Objekten ohne Gegenstück hier wurden ausgelassen: %2.</translation>
    </message>
</context>
<context>
    <name>sinew::OpeningGuard</name>
    <message>
        <source>“%1” was being opened when Sinew ended unexpectedly.</source>
        <translation>„%1“ wurde gerade geöffnet, als Sinew unerwartet beendet wurde.</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
</context>
<context>
    <name>sinew::OperationStrip</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Keep the result as one undo step (Enter)</source>
        <translation>Ergebnis als einen Rückgängig-Schritt übernehmen (Eingabe)</translation>
    </message>
    <message>
        <source>Restore the keys (Esc)</source>
        <translation>Keys auf ihren vorherigen Stand zurücksetzen (Esc)</translation>
    </message>
    <message>
        <source>12, +=5, *2</source>
        <translation>12, +=5, *2</translation>
    </message>
    <message>
        <source>Cancelled: the keys are unchanged</source>
        <translation>Abgebrochen: Die Keys sind, wie sie waren</translation>
    </message>
    <message>
        <source>%1 was not applied</source>
        <translation>%1 wurde nicht angewendet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, report</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sinew::OverwriteQuestion</name>
    <message>
        <source>“%1”: read or saved here as of %2; now of %3, %4</source>
        <translation>„%1“: hier gelesen oder gespeichert in der Fassung vom %2; jetzt vom %3, %4</translation>
    </message>
    <message>
        <source>“%1”: of %2, %3</source>
        <translation>„%1“: vom %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Overwrite files</source>
        <translation>Dateien überschreiben</translation>
    </message>
    <message>
        <source>Another program changed files of “%1” since they were read.</source>
        <translation>Ein anderes Programm hat Dateien von „%1“ geändert, seit sie gelesen wurden.</translation>
    </message>
    <message>
        <source>Saving “%1” replaces files that already exist.</source>
        <translation>Das Speichern von „%1“ ersetzt vorhandene Dateien.</translation>
    </message>
    <message>
        <source>What is overwritten is kept next to it with the suffix .bak.</source>
        <translation>Überschriebenes bleibt daneben mit der Endung .bak erhalten.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Überschreiben</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern unter…</translation>
    </message>
    <message>
        <source>&amp;Reload, discarding changes</source>
        <translation>&amp;Neu laden, Änderungen verwerfen</translation>
    </message>
</context>
<context>
    <name>sinew::PathDialog</name>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
        <source>Use the path under which the file was found</source>
        <translation>Den Pfad verwenden, unter dem die Datei gefunden wurde</translation>
    </message>
    <message>
        <source>Replace prefix</source>
        <translation>Präfix ersetzen</translation>
    </message>
    <message>
        <source>Remove the folders</source>
        <translation>Ordner weglassen</translation>
    </message>
    <message>
        <source>Change paths</source>
        <translation>Pfade ändern</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>from (empty: prefix every path)</source>
        <translation>von (leer: vor jeden Pfad setzen)</translation>
    </message>
    <message>
        <source>to (empty: leave out)</source>
        <translation>zu (leer: weglassen)</translation>
    </message>
    <message>
        <source>Old prefix</source>
        <translation>Altes Präfix</translation>
    </message>
    <message>
        <source>New prefix</source>
        <translation>Neues Präfix</translation>
    </message>
    <message>
        <source>Find:</source>
        <translation>Suchen:</translation>
    </message>
    <message>
        <source>Replace with:</source>
        <translation>Ersetzen durch:</translation>
    </message>
    <message>
        <source>Suffix:</source>
        <translation>Endung:</translation>
    </message>
    <message>
        <source>Slashes:</source>
        <translation>Schrägstriche:</translation>
    </message>
    <message>
        <source>Case:</source>
        <translation>Schreibweise:</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Resulting paths</source>
        <translation>Was aus den Pfaden wird</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>&amp;Ändern</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1</source>
        <translation>Ungültiger regulärer Ausdruck: %1</translation>
    </message>
    <message>
        <source>%1 of %2 paths change; %3 do not resolve to a file.</source>
        <translation>%1 von %2 Pfaden ändern sich; %3 führen zu keiner Datei.</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n selected paths</source>
        <translation>
            <numerusform>Nur den %n gewählten Pfad</numerusform>
            <numerusform>Nur die %n gewählten Pfade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n paths</source>
        <translation>
            <numerusform>Den einen Pfad (%n)</numerusform>
            <numerusform>Alle %n Pfade</numerusform>
        </translation>
    </message>
    <message>
        <source>Change:</source>
        <translation>Ändern:</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Wie gefunden</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Suchen und ersetzen</translation>
    </message>
    <message>
        <source>Without folders</source>
        <translation>Ohne Ordner</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>Präfix</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>Endung</translation>
    </message>
    <message>
        <source>Slashes</source>
        <translation>Schrägstriche</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
</context>
<context>
    <name>sinew::PluginMessages</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>The plugin “%1” is not used. Reason: %2.</source>
        <translation>Das Plugin „%1“ wird nicht benutzt. Grund: %2.</translation>
    </message>
    <message>
        <source>The plugin “%1” was loaded and is used again.</source>
        <translation>Das Plugin „%1“ wurde geladen und wird wieder benutzt.</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>Posen</translation>
    </message>
    <message>
        <source>This format has no nodes to be posed.</source>
        <translation>Dieses Format hat keine Knoten, die eine Pose haben.</translation>
    </message>
    <message>
        <source>Open a model to copy and keep poses of its nodes here.</source>
        <translation>Öffnen Sie ein Modell, um Posen seiner Knoten hier zu kopieren und zu behalten.</translation>
    </message>
    <message>
        <source>&amp;Copy pose</source>
        <translation>Pose &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the pose of the selected nodes at the playhead; of all nodes if none is selected</source>
        <translation>Die Pose der ausgewählten Knoten am Abspielkopf kopieren; aller Knoten, wenn keiner ausgewählt ist</translation>
    </message>
    <message>
        <source>&amp;Paste pose</source>
        <translation>Pose &amp;einfügen</translation>
    </message>
    <message>
        <source>Bring the nodes with these names into the copied pose at the playhead</source>
        <translation>Die Knoten mit diesen Namen am Abspielkopf in die kopierte Pose bringen</translation>
    </message>
    <message>
        <source>Paste pose &amp;mirrored</source>
        <translation>Pose &amp;gespiegelt einfügen</translation>
    </message>
    <message>
        <source>Bring the nodes of the other side into the copied pose</source>
        <translation>Die Knoten der anderen Seite in die kopierte Pose bringen</translation>
    </message>
    <message>
        <source>&amp;Keep pose</source>
        <translation>Pose &amp;behalten</translation>
    </message>
    <message>
        <source>Keep the pose of the selected nodes by a name, for all models</source>
        <translation>Die Pose der ausgewählten Knoten unter einem Namen behalten, für alle Modelle</translation>
    </message>
    <message>
        <source>&amp;Apply pose</source>
        <translation>Pose an&amp;wenden</translation>
    </message>
    <message>
        <source>Bring the nodes into the chosen pose, as set below (Enter, double-click)</source>
        <translation>Die Knoten in die gewählte Pose bringen, wie unten eingestellt (Eingabetaste, Doppelklick)</translation>
    </message>
    <message>
        <source>&amp;Rename pose</source>
        <translation>Pose &amp;umbenennen</translation>
    </message>
    <message>
        <source>Change the name of the chosen pose (F2)</source>
        <translation>Den Namen der gewählten Pose ändern (F2)</translation>
    </message>
    <message>
        <source>&amp;Delete pose</source>
        <translation>Pose &amp;löschen</translation>
    </message>
    <message>
        <source>Delete the chosen pose (Delete)</source>
        <translation>Die gewählte Pose löschen (Entf)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>only the playhead</source>
        <translation>nur der Abspielkopf</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>Gespiegelt</translation>
    </message>
    <message>
        <source>How far from what is there to the pose</source>
        <translation>Wie weit von dem, was da ist, zur Pose</translation>
    </message>
    <message>
        <source>Instead of keys at the playhead, the keys around it take a share that falls off within this time on both sides; for tracks with a key each frame</source>
        <translation>Statt Keys am Abspielkopf erhalten die Keys um ihn herum einen Anteil, der binnen dieser Zeit zu beiden Seiten abklingt; für Spuren mit einem Key in jedem Bild</translation>
    </message>
    <message>
        <source>Left and right change places, by the names of the nodes</source>
        <translation>Links und rechts tauschen die Plätze, nach den Namen der Knoten</translation>
    </message>
    <message>
        <source>Share of the pose</source>
        <translation>Anteil der Pose</translation>
    </message>
    <message>
        <source>Spread over</source>
        <translation>Verteilen auf</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilen</translation>
    </message>
    <message>
        <source>Pose of %1 copied</source>
        <translation>Pose von %1 kopiert</translation>
    </message>
    <message numerus="yes">
        <source>Pose of %n nodes copied</source>
        <translation>
            <numerusform>Pose von %n Knoten kopiert</numerusform>
            <numerusform>Pose von %n Knoten kopiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>Pose gespiegelt einfügen</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>Pose einfügen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n node(s)</source>
        <comment>step</comment>
        <translation>
            <numerusform>%1: %n Knoten</numerusform>
            <numerusform>%1: %n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>Pose %1</translation>
    </message>
    <message>
        <source>“%1” is kept</source>
        <translation>„%1“ ist gesichert</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>„%1“ anwenden</translation>
    </message>
    <message>
        <source>“%1” is deleted</source>
        <translation>„%1“ ist gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of poses can&apos;t be read</source>
        <translation>
            <numerusform>%n Datei mit einer Pose kann nicht gelesen werden</numerusform>
            <numerusform>%n Dateien mit Posen können nicht gelesen werden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>The new language takes effect at the next start.</source>
        <translation>Die neue Sprache gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the undo steps of one document. Beyond it the oldest steps are discarded.</source>
        <translation>Speicher für die Rückgängig-Schritte eines Dokuments. Darüber hinaus werden die ältesten Schritte verworfen.</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Team &amp;colour:</source>
        <translation>Team&amp;farbe:</translation>
    </message>
    <message>
        <source>Undo &amp;memory:</source>
        <translation>&amp;Rückgängig-Speicher:</translation>
    </message>
    <message>
        <source>&amp;Asset sources:</source>
        <translation>Asset-&amp;Quellen:</translation>
    </message>
    <message>
        <source>List of “id;path” lines</source>
        <translation>Liste aus Zeilen der Form „ID;Pfad“</translation>
    </message>
    <message>
        <source>Newer World of Warcraft models refer to their files by number. A list from the internet, such as the community listfile, provides their names.</source>
        <translation>Neuere Modelle von World of Warcraft benennen ihre Dateien mit Nummern. Eine Liste aus dem Internet, etwa das Community-Listfile, sagt, wie sie heißen.</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>List of file names</source>
        <translation>Liste der Dateinamen</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt)</source>
        <translation>Listen (*.csv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Sinew: left drag orbits</source>
        <translation>Sinew: links ziehen dreht</translation>
    </message>
    <message>
        <source>Blender: middle drag orbits</source>
        <translation>Blender: Mitte ziehen dreht</translation>
    </message>
    <message>
        <source>Maya: Alt and left drag orbits</source>
        <translation>Maya: Alt und links ziehen dreht</translation>
    </message>
    <message>
        <source>Warcraft III editor: Ctrl and right drag orbits</source>
        <translation>Warcraft-III-Editor: Strg und rechts ziehen dreht</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last session at the start</source>
        <translation>Beim Start die Dateien der letzten Sitzung &amp;öffnen</translation>
    </message>
    <message>
        <source>&amp;Navigation in 3D:</source>
        <translation>&amp;Navigation in 3D:</translation>
    </message>
    <message>
        <source>File ID &amp;list (WoW):</source>
        <translation>Datei-ID-&amp;Liste (WoW):</translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation>Offset 0x%1</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>Wo: %1</translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>Pfad: %1</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>Art: %1</translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsPanel</name>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation>Probleme des Modells</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Open a model to see problems of its file and its references.</source>
        <translation>Ein Modell öffnen, um Fehler seiner Datei und seiner Verweise zu sehen.</translation>
    </message>
    <message>
        <source>Further messages from loading were omitted: %1</source>
        <translation>Weitere Meldungen beim Laden wurden weggelassen: %1</translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation>Warnungen: %1</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>Hinweise: %1</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>Probleme (%1)</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft…</translation>
    </message>
</context>
<context>
    <name>sinew::ProgressItem</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancelling …</source>
        <translation>Wird abgebrochen …</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyHeader</name>
    <message>
        <source>%1 of “%2”</source>
        <translation>%1 von „%2“</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 „%2“</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyPanel</name>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Show the model&apos;s own properties</source>
        <translation>Eigenschaften des Modells selbst anzeigen</translation>
    </message>
    <message>
        <source>Search fields</source>
        <translation>Felder suchen</translation>
    </message>
    <message>
        <source>Open a model to see and edit its properties here.</source>
        <translation>Ein Modell öffnen, um hier seine Eigenschaften zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Select an object in the tree or in the viewport to edit its properties.</source>
        <translation>Ein Objekt im Baum oder in der 3D-Ansicht auswählen, um seine Eigenschaften zu bearbeiten.</translation>
    </message>
    <message>
        <source>The selected objects have no fields in common.</source>
        <translation>Die ausgewählten Objekte haben keine gemeinsamen Felder.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>No field matches “%1”.</source>
        <translation>Kein Feld passt zu „%1“.</translation>
    </message>
    <message>
        <source>Only fields that match “%1” are shown.</source>
        <translation>Nur Felder, die zu „%1“ passen, sind zu sehen.</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyRow</name>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Paste value</source>
        <translation>Wert einfügen</translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation>Kurve entfernen</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Pfad kopieren</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences meet at this time: the key belongs to all of them</source>
        <translation>
            <numerusform>%n Sequenz trifft diesen Zeitpunkt: Der Key gilt in allen</numerusform>
            <numerusform>%n Sequenzen treffen sich zu diesem Zeitpunkt: Der Key gilt in allen</numerusform>
        </translation>
    </message>
    <message>
        <source>Make animated</source>
        <translation>Animieren</translation>
    </message>
    <message>
        <source>Remove animation in this sequence</source>
        <translation>Animation in dieser Sequenz entfernen</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryRecorder</name>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>sinew::RotationEditor</name>
    <message>
        <source>Euler angles in degrees: first about x, then y, then z</source>
        <translation>Eulerwinkel in Grad: zuerst um x, dann y, dann z</translation>
    </message>
    <message>
        <source>Quaternion</source>
        <translation>Quaternion</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceEdits</name>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n Sequenz</numerusform>
            <numerusform>%n Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>New sequence “%1”</source>
        <translation>Neue Sequenz „%1“</translation>
    </message>
    <message>
        <source>New global sequence</source>
        <translation>Neue globale Sequenz</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Delete %1 with keys</source>
        <translation>%1 mit Keys löschen</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation>%1 bis %2 ms</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 auf %2 verschieben</translation>
    </message>
    <message>
        <source>Stretch %1 to %2</source>
        <translation>%1 auf %2 strecken</translation>
    </message>
    <message>
        <source>Trim %1 to %2</source>
        <translation>%1 auf %2 zuschneiden</translation>
    </message>
    <message>
        <source>This object has no duration.</source>
        <translation>Dieses Objekt hat keine Dauer.</translation>
    </message>
    <message>
        <source>Set the duration of %1</source>
        <translation>Dauer von %1 setzen</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>%1 in Schleife abspielen</translation>
    </message>
    <message>
        <source>Do not loop %1</source>
        <translation>%1 nicht in Schleife abspielen</translation>
    </message>
    <message>
        <source>No sequence is selected.</source>
        <translation>Keine Sequenz ist ausgewählt.</translation>
    </message>
    <message>
        <source>Shift %1 by %2 ms</source>
        <translation>%1 um %2 ms verschieben</translation>
    </message>
    <message>
        <source>Sequences can only be stretched by more than 0 %.</source>
        <translation>Sequenzen können nur auf mehr als 0 % gestreckt werden.</translation>
    </message>
    <message>
        <source>Stretch %1 to %2 %</source>
        <translation>%1 auf %2 % strecken</translation>
    </message>
    <message>
        <source>Copy keys of %1 to %2</source>
        <translation>Keys von %1 nach %2 kopieren</translation>
    </message>
    <message>
        <source>Insert %1 ms at %2 ms</source>
        <translation>%1 ms bei %2 ms einfügen</translation>
    </message>
    <message>
        <source>Remove %1 ms at %2 ms</source>
        <translation>%1 ms bei %2 ms entfernen</translation>
    </message>
    <message>
        <source>This format stores no bounds.</source>
        <translation>Dieses Format speichert keine Grenzen.</translation>
    </message>
    <message>
        <source>Recalculate the extents of %1</source>
        <translation>Ausdehnungen von %1 neu berechnen</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceLane</name>
    <message>
        <source>Sequences in time</source>
        <translation>Sequenzen im Zeitverlauf</translation>
    </message>
    <message>
        <source>Sequences of this format can&apos;t be moved.</source>
        <translation>Sequenzen dieses Formats können nicht verschoben werden.</translation>
    </message>
    <message>
        <source>Move sequence “%1”</source>
        <translation>Sequenz „%1“ verschieben</translation>
    </message>
    <message>
        <source>Change the interval of “%1”</source>
        <translation>Intervall von „%1“ ändern</translation>
    </message>
    <message>
        <source>“%1”: %2 to %3, %4 long</source>
        <translation>„%1“: %2 bis %3, %4 lang</translation>
    </message>
    <message>
        <source>The nearest keys before and after it are used as well.</source>
        <translation>Die nächsten Keys davor und dahinter gelten ebenfalls darin.</translation>
    </message>
    <message numerus="yes">
        <source>%n listed tracks have no keys for it and show those of the first sequence.</source>
        <translation>
            <numerusform>%n aufgeführte Spur hat keine Keys dafür und zeigt die der ersten Sequenz.</numerusform>
            <numerusform>%n aufgeführte Spuren haben keine Keys dafür und zeigen die der ersten Sequenz.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3
Drag to move it with its keys, drag an edge to stretch it; Alt or Shift leaves the keys where they are.</source>
        <translation>%1: %2 bis %3
Ziehen verschiebt sie mit ihren Keys, Ziehen an einem Rand dehnt sie; Alt oder Umschalt lässt die Keys, wo sie sind.</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Ends before it starts</source>
        <translation>Endet vor dem Anfang</translation>
    </message>
    <message>
        <source>Overlaps “%1”</source>
        <translation>Überlappt „%1“</translation>
    </message>
    <message numerus="yes">
        <source>Overlaps %n sequences, among them “%1”</source>
        <translation>
            <numerusform>Überlappt %n Sequenz, darunter „%1“</numerusform>
            <numerusform>Überlappt %n Sequenzen, darunter „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Has no length</source>
        <translation>Hat keine Länge</translation>
    </message>
    <message>
        <source>Gap of %1 ms, then “%2”</source>
        <translation>Lücke von %1 ms, dann „%2“</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Does not loop</source>
        <translation>Keine Schleife</translation>
    </message>
    <message>
        <source>A loop that runs regardless of the sequence that plays</source>
        <translation>Schleife, die unabhängig von der gespielten Sequenz läuft</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>Seltenheit</translation>
    </message>
    <message>
        <source>Move speed</source>
        <translation>Bewegungstempo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>The game chooses sequences by the words of their names and by their index in this list</source>
        <translation>Das Spiel wählt Sequenzen nach den Wörtern ihrer Namen und nach ihrem Index in dieser Liste</translation>
    </message>
    <message>
        <source>First time of the sequence in ms; the option above decides what happens to its keys</source>
        <translation>Erster Zeitpunkt der Sequenz in ms; was mit ihren Keys geschieht, wird oben gewählt</translation>
    </message>
    <message>
        <source>Last time of the sequence in ms</source>
        <translation>Letzter Zeitpunkt der Sequenz in ms</translation>
    </message>
    <message>
        <source>Length in ms; of a global sequence its duration</source>
        <translation>Länge in ms; bei einer globalen Sequenz deren Dauer</translation>
    </message>
    <message>
        <source>Whether the sequence starts over at its end</source>
        <translation>Ob die Sequenz an ihrem Ende von vorn beginnt</translation>
    </message>
    <message>
        <source>Higher is rarer when several sequences fit</source>
        <translation>Höher heißt seltener, wenn mehrere Sequenzen passen</translation>
    </message>
    <message>
        <source>Movement speed at which the walk cycle fits the ground</source>
        <translation>Bewegungsgeschwindigkeit, bei der der Laufzyklus zum Boden passt</translation>
    </message>
    <message>
        <source>Keys of all tracks within the sequence; of a global sequence all keys that run on it</source>
        <translation>Keys aller Spuren innerhalb der Sequenz; bei einer globalen Sequenz alle Keys, die auf ihr laufen</translation>
    </message>
    <message>
        <source>Overlaps with other sequences, and the free time after it</source>
        <translation>Überlappungen mit anderen Sequenzen und die freie Zeit dahinter</translation>
    </message>
    <message>
        <source>Set the rarity of %1</source>
        <translation>Seltenheit von %1 setzen</translation>
    </message>
    <message>
        <source>Set the move speed of %1</source>
        <translation>Bewegungstempo von %1 setzen</translation>
    </message>
    <message>
        <source>The time is out of range.</source>
        <translation>Die Zeit liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>type and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Its file was not found</source>
        <translation>Die Datei wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Shares the keys of “%1”; both change together</source>
        <translation>Hat die Keys von „%1“; beide ändern sich gemeinsam</translation>
    </message>
    <message>
        <source>Set the frequency of %1</source>
        <translation>Häufigkeit von %1 setzen</translation>
    </message>
</context>
<context>
    <name>sinew::SequencePanel</name>
    <message>
        <source>Copy keys to</source>
        <translation>Keys kopieren nach</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>New sequence</source>
        <translation>Neue Sequenz</translation>
    </message>
    <message>
        <source>New global sequence</source>
        <translation>Neue globale Sequenz</translation>
    </message>
    <message>
        <source>Duplicate with keys</source>
        <translation>Mit Keys duplizieren</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete with keys</source>
        <translation>Mit Keys löschen</translation>
    </message>
    <message>
        <source>Delete, keep the keys</source>
        <translation>Löschen, Keys behalten</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Recalculate extents</source>
        <translation>Ausdehnungen neu berechnen</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>In der Liste nach oben</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>In der Liste nach unten</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Applies the selected operation as one step</source>
        <translation>Führt das links Gewählte in einem Schritt aus</translation>
    </message>
    <message>
        <source>Copy the keys of the selected sequence to another one</source>
        <translation>Keys der gewählten Sequenz in eine andere kopieren</translation>
    </message>
    <message>
        <source>keys move along</source>
        <translation>Keys wandern mit</translation>
    </message>
    <message>
        <source>keys are stretched</source>
        <translation>Keys werden gestreckt</translation>
    </message>
    <message>
        <source>keys are trimmed</source>
        <translation>Keys werden zugeschnitten</translation>
    </message>
    <message>
        <source>keys stay</source>
        <translation>Keys bleiben</translation>
    </message>
    <message>
        <source>A new start moves the whole sequence; a new end or length leaves the keys alone</source>
        <translation>Ein neuer Anfang verschiebt die ganze Sequenz; ein neues Ende oder eine neue Länge lässt die Keys unberührt</translation>
    </message>
    <message>
        <source>First and last time of the sequence stay first and last</source>
        <translation>Erster und letzter Zeitpunkt der Sequenz bleiben erster und letzter</translation>
    </message>
    <message>
        <source>Keys outside of the new interval are deleted; its ends get keys as evaluated</source>
        <translation>Keys außerhalb des neuen Intervalls werden gelöscht; seine Enden erhalten Keys mit den ausgewerteten Werten</translation>
    </message>
    <message>
        <source>Only the interval changes</source>
        <translation>Nur das Intervall ändert sich</translation>
    </message>
    <message>
        <source>When an interval changes</source>
        <translation>Wenn sich ein Intervall ändert</translation>
    </message>
    <message>
        <source>What happens to a sequence&apos;s keys when its start, end or length changes</source>
        <translation>Was mit den Keys einer Sequenz geschieht, wenn ihr Anfang, ihr Ende oder ihre Länge geändert wird</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>ablehnen</translation>
    </message>
    <message>
        <source>push what follows</source>
        <translation>Folgendes wegschieben</translation>
    </message>
    <message>
        <source>replace its keys</source>
        <translation>Keys dort ersetzen</translation>
    </message>
    <message>
        <source>When another sequence overlaps</source>
        <translation>Wenn eine andere Sequenz im Weg ist</translation>
    </message>
    <message>
        <source>What happens to another sequence at the target of the keys</source>
        <translation>Was mit einer anderen Sequenz geschieht, die am Ziel der Keys liegt</translation>
    </message>
    <message>
        <source> New interval: </source>
        <translation> Neues Intervall: </translation>
    </message>
    <message>
        <source> On overlap: </source>
        <translation> Wenn etwas im Weg ist: </translation>
    </message>
    <message>
        <source>Shift the selected sequences by</source>
        <translation>Gewählte Sequenzen verschieben um</translation>
    </message>
    <message>
        <source>Stretch the selected sequences to</source>
        <translation>Gewählte Sequenzen strecken auf</translation>
    </message>
    <message>
        <source>Insert time at the playhead</source>
        <translation>Zeit am Abspielkopf einfügen</translation>
    </message>
    <message>
        <source>Remove time from the playhead on</source>
        <translation>Zeit ab dem Abspielkopf entfernen</translation>
    </message>
    <message>
        <source>Time tool</source>
        <translation>Zeitwerkzeug</translation>
    </message>
    <message>
        <source>Keys move along. Later sequences move along when time is inserted or removed</source>
        <translation>Keys wandern mit. Spätere Sequenzen wandern mit, wenn Zeit eingefügt oder entfernt wird</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source> % </source>
        <translation> % </translation>
    </message>
    <message>
        <source> ms </source>
        <translation> ms </translation>
    </message>
    <message>
        <source>This format has no sequences.</source>
        <translation>Dieses Format hat keine Sequenzen.</translation>
    </message>
    <message>
        <source>Open a model to see and edit its sequences here.</source>
        <translation>Ein Modell öffnen, um hier seine Sequenzen zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Keys outside of all sequences: %1</source>
        <translation>Keys außerhalb aller Sequenzen: %1</translation>
    </message>
    <message>
        <source>Keys are stretched to the length of the target</source>
        <translation>Keys werden auf die Länge des Ziels gestreckt</translation>
    </message>
    <message>
        <source>Keys keep their times; whatever extends past the target is trimmed</source>
        <translation>Keys behalten ihre Zeiten; was über das Ziel hinausragt, wird abgeschnitten</translation>
    </message>
    <message>
        <source>Push what follows</source>
        <translation>Folgendes wegschieben</translation>
    </message>
    <message>
        <source>Replace its keys</source>
        <translation>Keys dort ersetzen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>%1 keys belonged to what was deleted; they are now on the model&apos;s own timeline.</source>
        <translation>%1 Keys liefen auf dem, was gelöscht wurde; sie stehen jetzt auf der Zeitlinie des Modells.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The time is out of range.</source>
        <translation>Die Zeit liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>Cut across the boundary</source>
        <translation>Über die Grenze hinweg schneiden</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the sequences</source>
        <translation>Sequenzen durchsuchen</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>Hier verwenden</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search actions or keys</source>
        <translation>Aktionen oder Tasten suchen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Aktionen und ihre Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”.</source>
        <translation>%1 gehört bereits zu „%2“.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>Transformieren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
</context>
<context>
    <name>sinew::StackLosses</name>
    <message>
        <source>flag “%1”</source>
        <translation>Flag „%1“</translation>
    </message>
    <message>
        <source>animation of “%1”</source>
        <translation>Animation von „%1“</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n Ebene</numerusform>
            <numerusform>%n Ebenen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::StartPage</name>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt verwendete Dateien</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Sinew</source>
        <translation>Sinew</translation>
    </message>
    <message>
        <source>Or drop model files anywhere in this window.</source>
        <translation>Oder Modelldateien irgendwo in diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 ist nicht mehr vorhanden.</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>Ein Modell öffnen…</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Neues Modell</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>Beispiele zum Ausprobieren</translation>
    </message>
    <message>
        <source>Space plays, F1 explains what is under the pointer, Ctrl+Shift+P finds every action by name, and Ctrl+Z takes back anything. Ctrl+1 to Ctrl+4 change between layouts.</source>
        <translation>Die Leertaste spielt ab, F1 erklärt, was unter dem Zeiger ist, Strg+Umschalt+P findet jede Aktion nach Namen, und Strg+Z macht alles rückgängig. Strg+1 bis Strg+4 wechseln die Anordnung.</translation>
    </message>
    <message>
        <source>Don’t show these hints again</source>
        <translation>Diese Hinweise nicht mehr zeigen</translation>
    </message>
</context>
<context>
    <name>sinew::StringEditor</name>
    <message>
        <source>Bytes used out of the bytes available</source>
        <translation>Belegte Bytes von denen, die das Feld fasst</translation>
    </message>
    <message>
        <source>Browse for a file</source>
        <translation>Datei suchen</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>Datei für %1 suchen</translation>
    </message>
    <message>
        <source>%1 bytes are too many; %2 fit</source>
        <translation>%1 Bytes sind zu viele, %2 passen hinein</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>File actions</source>
        <translation>Was mit der Datei getan werden kann</translation>
    </message>
</context>
<context>
    <name>sinew::SwitchEditor</name>
    <message>
        <source>Unknown (%1)</source>
        <translation>Unbekannt (%1)</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFields</name>
    <message>
        <source>File ID</source>
        <translation>Datei-ID</translation>
    </message>
</context>
<context>
    <name>sinew::TextureModel</name>
    <message>
        <source>Slot %1</source>
        <translation>Slot %1</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>(kein Pfad)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Not found. Searched:
%1</source>
        <translation>Nicht gefunden. Durchsucht:
%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Supplied by the game</source>
        <translation>Vom Spiel gestellt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Mips</source>
        <translation>Mips</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>Verwendungen</translation>
    </message>
    <message>
        <source>%1 (file %2)</source>
        <translation>%1 (Datei %2)</translation>
    </message>
    <message>
        <source>Repeated to the left and right of 0…1, otherwise clamped to the edge</source>
        <translation>Links und rechts von 0…1 wiederholt, sonst setzt sich der Rand fort</translation>
    </message>
    <message>
        <source>Repeated above and below 0…1, otherwise clamped to the edge</source>
        <translation>Über und unter 0…1 wiederholt, sonst setzt sich der Rand fort</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>In X wiederholen</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>In Y wiederholen</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3.</source>
        <translation>Gefunden als %1 in %2; das Spiel sucht %3.</translation>
    </message>
    <message>
        <source>Found as %1, which the game can&apos;t read. It reads %2.</source>
        <translation>Gefunden als %1, was das Spiel nicht lesen kann. Es liest %2.</translation>
    </message>
</context>
<context>
    <name>sinew::TexturePanel</name>
    <message>
        <source>This format has no textures.</source>
        <translation>Dieses Format hat keine Texturen.</translation>
    </message>
    <message>
        <source>Open a model to see and change its textures here.</source>
        <translation>Ein Modell öffnen, um hier seine Texturen zu sehen und zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures</source>
        <translation>
            <numerusform>%n Textur</numerusform>
            <numerusform>%n Texturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n fehlt</numerusform>
            <numerusform>%n fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a texture to view it.</source>
        <translation>Eine Textur wählen, um sie anzusehen.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen…</translation>
    </message>
    <message>
        <source>Searched:
%1</source>
        <translation>Durchsucht:
%1</translation>
    </message>
    <message>
        <source>“%1” was not found.</source>
        <translation>„%1“ wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The game supplies its own texture here.</source>
        <translation>Das Spiel setzt hier seine eigene Textur ein.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>Nichts verwendet sie.</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Replace a texture with “%1”</source>
        <translation>Textur durch „%1“ ersetzen</translation>
    </message>
    <message numerus="yes">
        <source>Change %n paths of textures</source>
        <translation>
            <numerusform>%n Pfad von Texturen ändern</numerusform>
            <numerusform>%n Pfade von Texturen ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a texture</source>
        <translation>Textur hinzufügen</translation>
    </message>
    <message>
        <source>Merge equal textures</source>
        <translation>Gleiche Texturen zusammenführen</translation>
    </message>
    <message>
        <source>No two textures are the same.</source>
        <translation>Keine zwei Texturen sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n textures were merged into others.</source>
        <translation>
            <numerusform>%n Textur wurde mit einer anderen zusammengeführt.</numerusform>
            <numerusform>%n Texturen wurden mit anderen zusammengeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove unused textures</source>
        <translation>Nicht verwendete Texturen entfernen</translation>
    </message>
    <message>
        <source>All textures are used.</source>
        <translation>Alle Texturen werden verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n unused textures were removed.</source>
        <translation>
            <numerusform>%n nicht verwendete Textur wurde entfernt.</numerusform>
            <numerusform>%n nicht verwendete Texturen wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the path of a texture to “%1”</source>
        <translation>Pfad einer Textur auf „%1“ setzen</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Choose another file for the selected textures; files can also be dropped on a row</source>
        <translation>Eine andere Datei für die gewählten Texturen wählen; Dateien können auch auf einer Zeile abgelegt werden</translation>
    </message>
    <message>
        <source>Change paths…</source>
        <translation>Pfade ändern…</translation>
    </message>
    <message>
        <source>Find and replace, prefix, suffix, slashes and case in several paths at once</source>
        <translation>Suchen und Ersetzen, Anfang, Endung, Schrägstriche und Groß-/Kleinschreibung in mehreren Pfaden zugleich</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a texture to the list</source>
        <translation>Der Liste eine Textur hinzufügen</translation>
    </message>
    <message>
        <source>Merge equal</source>
        <translation>Gleiche zusammenführen</translation>
    </message>
    <message>
        <source>Make everything that uses equal textures use the first of them</source>
        <translation>Alles, was gleiche Texturen verwendet, auf die erste davon umleiten</translation>
    </message>
    <message>
        <source>Remove unused</source>
        <translation>Nicht verwendete entfernen</translation>
    </message>
    <message>
        <source>Remove the textures that nothing uses</source>
        <translation>Die Texturen entfernen, die nichts verwendet</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>Nur fehlende</translation>
    </message>
    <message>
        <source>Collect files…</source>
        <translation>Dateien sammeln…</translation>
    </message>
    <message>
        <source>Copy all files that the model uses into one folder and change the paths</source>
        <translation>Alle Dateien, die das Modell verwendet, in einen Ordner kopieren und die Pfade ändern</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>Konvertieren…</translation>
    </message>
    <message>
        <source>Write the selected textures, or all of them, in another format</source>
        <translation>Die gewählten Texturen oder alle in einem anderen Format schreiben</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>Texturen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search textures</source>
        <translation>Texturen suchen</translation>
    </message>
    <message>
        <source>What uses the texture</source>
        <translation>Was die Textur verwendet</translation>
    </message>
    <message>
        <source>Double-click to go there</source>
        <translation>Doppelklicken, um dorthin zu gehen</translation>
    </message>
    <message>
        <source>Repeat textures</source>
        <translation>Texturen wiederholen</translation>
    </message>
    <message>
        <source>Clamp textures</source>
        <translation>Texturen begrenzen</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>In X wiederholen</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>In Y wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>%n in another place</source>
        <translation>
            <numerusform>%n an anderem Ort</numerusform>
            <numerusform>%n an anderem Ort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a format that the game can&apos;t read</source>
        <translation>
            <numerusform>%n in einem Format, das das Spiel nicht lesen kann</numerusform>
            <numerusform>%n in Formaten, die das Spiel nicht lesen kann</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only textures that the game would not find or could not read</source>
        <translation>Nur Texturen zeigen, die das Spiel nicht finden oder nicht lesen würde</translation>
    </message>
    <message>
        <source>Use found paths</source>
        <translation>Gefundene Pfade verwenden</translation>
    </message>
    <message>
        <source>Give all textures that were found in another place the path that leads there</source>
        <translation>Allen Texturen, die an anderem Ort gefunden wurden, den Pfad dorthin geben</translation>
    </message>
</context>
<context>
    <name>sinew::TextureSlotsDialog</name>
    <message>
        <source>Replaceable textures of “%1”</source>
        <translation>Ersetzbare Texturen von „%1“</translation>
    </message>
    <message>
        <source>The model specifies a file for each of its textures.</source>
        <translation>Das Modell nennt für jede seiner Texturen eine Datei.</translation>
    </message>
    <message>
        <source>The game supplies these textures. Choose the images to show here; the model is not changed.</source>
        <translation>Das Spiel stellt diese Texturen. Hier die anzuzeigenden Bilder wählen; das Modell wird nicht geändert.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Wählen…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>Use a file next to the model for this slot</source>
        <translation>Den Slot dem überlassen, was neben dem Modell liegt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 (found next to the model)</source>
        <translation>%1 (neben dem Modell gefunden)</translation>
    </message>
    <message>
        <source>Image for “%1”</source>
        <translation>Bild für „%1“</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Choose among the files of all asset folders and archives</source>
        <translation>Unter den Dateien aller Asset-Ordner und -Archive wählen</translation>
    </message>
    <message>
        <source>Choose a file anywhere on the disk</source>
        <translation>Eine beliebige Datei auf dem Datenträger wählen</translation>
    </message>
</context>
<context>
    <name>sinew::TextureViewer</name>
    <message>
        <source>RGB and alpha</source>
        <translation>RGB und Alpha</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>Mip-Stufe</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>Schachbrett</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>Magenta</translation>
    </message>
    <message>
        <source>Background of transparent areas</source>
        <translation>Hinter dem, was transparent ist</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>Stufe %1: %2 × %3</translation>
    </message>
    <message>
        <source>+x</source>
        <translation>+x</translation>
    </message>
    <message>
        <source>−x</source>
        <translation>−x</translation>
    </message>
    <message>
        <source>+y</source>
        <translation>+y</translation>
    </message>
    <message>
        <source>−y</source>
        <translation>−y</translation>
    </message>
    <message>
        <source>+z</source>
        <translation>+z</translation>
    </message>
    <message>
        <source>−z</source>
        <translation>−z</translation>
    </message>
    <message>
        <source>Image %1</source>
        <translation>Bild %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4 %5 · %6 (%7)</source>
        <translation>%1, %2: %3 %4 %5 · %6 (%7)</translation>
    </message>
    <message>
        <source>Picture of the texture</source>
        <translation>Bild der Textur</translation>
    </message>
</context>
<context>
    <name>sinew::ThumbnailWorker</name>
    <message>
        <source>Drawing this model took too long.</source>
        <translation>Das Zeichnen dieses Modells hat zu lange gedauert.</translation>
    </message>
    <message>
        <source>The program that draws models crashed on this one.</source>
        <translation>Das Programm, das Modelle zeichnet, ist an diesem abgestürzt.</translation>
    </message>
    <message>
        <source>The model was not drawn.</source>
        <translation>Das Modell wurde nicht gezeichnet.</translation>
    </message>
</context>
<context>
    <name>sinew::Thumbnails</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>Die Datei kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <translation>%1 × %2 Pixel, %3</translation>
    </message>
</context>
<context>
    <name>sinew::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>Zeitlineal</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>%1: %2 to %3 ms; double-click to make it the current sequence</source>
        <translation>%1: %2 bis %3 ms; Doppelklicken macht sie zur aktuellen Sequenz</translation>
    </message>
    <message>
        <source>Drag to scrub; diamonds are keys of the selected object, flags the model&apos;s events</source>
        <translation>Ziehen, um die Zeit zu verschieben; Rauten sind Keys des ausgewählten Objekts, Fähnchen die Ereignisse des Modells</translation>
    </message>
    <message>
        <source>%1 at %2 ms</source>
        <translation>%1 bei %2 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to select the event</source>
        <translation>Doppelklick wählt das Ereignis aus</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>Go to the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>Voriger Key</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>Nächster Key</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Current sequence</source>
        <translation>Sequenz, die abgespielt wird</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time on the file&apos;s own timeline</source>
        <translation>Zeit auf der eigenen Zeitlinie der Datei</translation>
    </message>
    <message>
        <source>×</source>
        <comment>speed factor</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>This format has no sequences.</source>
        <translation>Dieses Format hat keine Sequenzen.</translation>
    </message>
    <message>
        <source>Open a model to play its sequences here.</source>
        <translation>Ein Modell öffnen, um hier seine Sequenzen abzuspielen.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>No sequence: the whole timeline</source>
        <translation>Keine Sequenz: die gesamte Zeitlinie</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>%1: %2 to %3 ms</source>
        <translation>%1: %2 bis %3 ms</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source> (select an object with keys)</source>
        <translation> (ein Objekt mit Keys auswählen)</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>Voriger Frame</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>Nächster Frame</translation>
    </message>
    <message>
        <source>At the end of the sequence</source>
        <translation>Am Ende der Sequenz</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Regardless of the sequence&apos;s own setting</source>
        <translation>Unabhängig von der Angabe der Sequenz</translation>
    </message>
    <message>
        <source>As set in the sequence</source>
        <translation>Wie in der Sequenz angegeben</translation>
    </message>
    <message>
        <source>Start over, or stop where the sequence is marked as not looping</source>
        <translation>Von vorn beginnen oder anhalten, wo die Sequenz als „Ohne Schleife“ gekennzeichnet ist</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play the next sequence</source>
        <translation>Nächste Sequenz abspielen</translation>
    </message>
    <message>
        <source>All sequences one after the other</source>
        <translation>Alle Sequenzen nacheinander</translation>
    </message>
    <message>
        <source>Play a random variant</source>
        <translation>Zufällige Variante abspielen</translation>
    </message>
    <message>
        <source>One of the sequences of the same name, chosen by rarity as the game does</source>
        <translation>Eine der gleichnamigen Sequenzen, nach Seltenheit gewählt wie im Spiel</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>Frame %1 von %2</translation>
    </message>
    <message>
        <source>Loop: %1</source>
        <translation>Schleife: %1</translation>
    </message>
    <message>
        <source>%1 (file not found)</source>
        <translation>%1 (Datei nicht gefunden)</translation>
    </message>
    <message>
        <source>Time from the start of the sequence</source>
        <translation>Zeit ab dem Anfang der Sequenz</translation>
    </message>
</context>
<context>
    <name>sinew::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Team colour</source>
        <translation>Teamfarbe</translation>
    </message>
</context>
<context>
    <name>sinew::ToolsMenu</name>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Extras</translation>
    </message>
    <message>
        <source>&amp;All commands…</source>
        <translation>&amp;Alle Befehle…</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>Beliebigen Befehl nach Namen suchen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Browse assets…</source>
        <translation>Assets &amp;durchsuchen…</translation>
    </message>
    <message>
        <source>Search the files of all asset sources, see their thumbnails and extract them</source>
        <translation>Dateien aller Asset-Quellen durchsuchen, ihre Vorschaubilder ansehen und sie extrahieren</translation>
    </message>
    <message>
        <source>C&amp;onvert textures…</source>
        <translation>Texturen &amp;konvertieren…</translation>
    </message>
    <message>
        <source>Convert images and folders of images to BLP, DDS, TGA or PNG, and see how much quality is lost</source>
        <translation>Bilder und Ordner mit Bildern in BLP, DDS, TGA oder PNG konvertieren und sehen, wie viel Qualität verloren geht</translation>
    </message>
</context>
<context>
    <name>sinew::TransformActions</name>
    <message>
        <source>Switch auto-key on</source>
        <translation>Auto-Key einschalten</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>&amp;Auswählen</translation>
    </message>
    <message>
        <source>Click objects in the viewport; no handles</source>
        <translation>Objekte in der 3D-Ansicht anklicken; keine Anfasser</translation>
    </message>
    <message>
        <source>&amp;Move handles</source>
        <translation>Anfasser zum &amp;Verschieben</translation>
    </message>
    <message>
        <source>Arrows and planes at the selected nodes</source>
        <translation>Pfeile und Ebenen an den ausgewählten Knoten</translation>
    </message>
    <message>
        <source>&amp;Rotate handles</source>
        <translation>Anfasser zum &amp;Drehen</translation>
    </message>
    <message>
        <source>Rings at the selected nodes</source>
        <translation>Ringe an den ausgewählten Knoten</translation>
    </message>
    <message>
        <source>S&amp;cale handles</source>
        <translation>Anfasser zum &amp;Skalieren</translation>
    </message>
    <message>
        <source>Boxes at the selected nodes</source>
        <translation>Würfel an den ausgewählten Knoten</translation>
    </message>
    <message>
        <source>Follows the pointer; X, Y, Z lock an axis, numbers can be typed, click or Enter accepts, right click or Esc cancels</source>
        <translation>Folgt dem Mauszeiger; X, Y, Z binden an eine Achse, Zahlen können eingegeben werden, Klick oder Eingabe übernimmt, Rechtsklick oder Esc nimmt zurück</translation>
    </message>
    <message>
        <source>M&amp;ove</source>
        <translation>V&amp;erschieben</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>D&amp;rehen</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>Ska&amp;lieren</translation>
    </message>
    <message>
        <source>The axes that handles and keys act along</source>
        <translation>Die Achsen, an denen Anfasser und Tasten wirken</translation>
    </message>
    <message>
        <source>Mo&amp;del axes</source>
        <translation>Achsen des &amp;Modells</translation>
    </message>
    <message>
        <source>&amp;Parent axes</source>
        <translation>Achsen des Elternkn&amp;otens</translation>
    </message>
    <message>
        <source>Local a&amp;xes</source>
        <translation>Lokale A&amp;chsen</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>Ei&amp;nrasten</translation>
    </message>
    <message>
        <source>Move by whole units, rotate by 5°, scale by tenths; Ctrl inverts it</source>
        <translation>Um ganze Einheiten verschieben, um 5° drehen, in Zehnteln skalieren; Strg kehrt es um</translation>
    </message>
    <message>
        <source>Pivots take their c&amp;hildren along</source>
        <translation>Pivots nehmen untergeordnete &amp;Knoten mit</translation>
    </message>
    <message>
        <source>With auto-key off, moving a node’s pivot also moves those of its children</source>
        <translation>Bei ausgeschaltetem Auto-Key verschiebt das Verschieben des Pivots eines Knotens auch die darunter</translation>
    </message>
    <message>
        <source>A&amp;uto-key</source>
        <translation>A&amp;uto-Key</translation>
    </message>
    <message>
        <source>While on, edits in the viewport and of animated properties set keys at the playhead</source>
        <translation>Solange eingeschaltet, setzen Änderungen in der 3D-Ansicht und an animierten Eigenschaften Keys am Abspielkopf</translation>
    </message>
    <message>
        <source>Sets keys of the selected nodes at the playhead</source>
        <translation>Setzt Keys der ausgewählten Knoten am Abspielkopf</translation>
    </message>
    <message>
        <source>&amp;All: translation, rotation, scale</source>
        <translation>&amp;Alle: Verschiebung, Drehung, Skalierung</translation>
    </message>
    <message>
        <source>&amp;Translation</source>
        <translation>&amp;Verschiebung</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>&amp;Drehung</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Skalierung</translation>
    </message>
    <message>
        <source>Where there are trac&amp;ks</source>
        <translation>Wo es S&amp;puren gibt</translation>
    </message>
    <message>
        <source>No keys were inserted: %1</source>
        <translation>Keine Keys gesetzt: %1</translation>
    </message>
    <message>
        <source>&amp;Insert key</source>
        <translation>Key &amp;setzen</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>Eltern</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>Axes: %1</source>
        <translation>Achsen: %1</translation>
    </message>
    <message>
        <source>Insert keys of %1</source>
        <translation>Keys von %1 einfügen</translation>
    </message>
    <message numerus="yes">
        <source>Insert keys of %n nodes</source>
        <translation>
            <numerusform>Keys von %n Knoten einfügen</numerusform>
            <numerusform>Keys von %n Knoten einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed – %1</source>
        <translation>Nichts wurde geändert – %1</translation>
    </message>
</context>
<context>
    <name>sinew::Unit</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>rad</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
</context>
<context>
    <name>sinew::UvExportDialog</name>
    <message>
        <source>With the texture underneath</source>
        <translation>Mit der Textur darunter</translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation>UV-Layout exportieren</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Otherwise the image is transparent with white lines</source>
        <translation>Sonst ist das Bild transparent mit weißen Linien</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>sinew::UvFields</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>Vertexfarbe</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>U of the middle</source>
        <translation>U der Mitte</translation>
    </message>
    <message>
        <source>Horizontal centre of the selected vertices: 0 is the left edge of the texture, 1 the right one</source>
        <translation>Wo die Mitte der ausgewählten Vertices waagerecht liegt: 0 ist der linke Rand der Textur, 1 der rechte</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>V of the middle</source>
        <translation>V der Mitte</translation>
    </message>
    <message>
        <source>Vertical centre of the selected vertices: 0 is the top edge of the texture, 1 the bottom one</source>
        <translation>Wo die Mitte der ausgewählten Vertices senkrecht liegt: 0 ist der obere Rand der Textur, 1 der untere</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the selected vertices; they are scaled about the pivot. “*2” makes them twice as wide</source>
        <translation>Wie breit die ausgewählten Vertices sind; sie werden um den Pivot skaliert. „*2“ macht sie doppelt so breit</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the selected vertices; they are scaled about the pivot</source>
        <translation>Wie hoch die ausgewählten Vertices sind; sie werden um den Pivot skaliert</translation>
    </message>
    <message>
        <source>Rotate by degrees</source>
        <translation>Drehen um Grad</translation>
    </message>
    <message>
        <source>Rotates the selected vertices about the pivot by this many degrees, clockwise</source>
        <translation>Dreht die ausgewählten Vertices um so viele Grad im Uhrzeigersinn um den Pivot</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Colour of the selected vertices</source>
        <translation>Farbe der ausgewählten Vertices</translation>
    </message>
    <message>
        <source>Choose a colour for the selected vertices</source>
        <translation>Eine Farbe für die ausgewählten Vertices wählen</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>No vertex of %1 is selected.</source>
        <translation>Von %1 Vertices ist keiner ausgewählt.</translation>
    </message>
    <message>
        <source>%1 of %2 vertices</source>
        <translation>%1 von %2 Vertices</translation>
    </message>
    <message>
        <source>None: %1.</source>
        <translation>Keine: %1.</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Move texture coordinates</source>
        <translation>Texturkoordinaten verschieben</translation>
    </message>
    <message>
        <source>Scale texture coordinates</source>
        <translation>Texturkoordinaten skalieren</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>Texturkoordinaten drehen</translation>
    </message>
    <message>
        <source>Colour vertices</source>
        <translation>Vertices färben</translation>
    </message>
    <message>
        <source>W</source>
        <translation>B</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>∠</source>
        <translation>∠</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>%1 of all selected vertices, 0 to 255</source>
        <translation>%1 aller ausgewählten Vertices, 0 bis 255</translation>
    </message>
</context>
<context>
    <name>sinew::UvGesture</name>
    <message>
        <source>Move texture coordinates</source>
        <translation>Texturkoordinaten verschieben</translation>
    </message>
    <message>
        <source>Scale texture coordinates</source>
        <translation>Texturkoordinaten skalieren</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>Texturkoordinaten drehen</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices: %1, %2</source>
        <translation>
            <numerusform>%n Vertex verschieben: %1; %2</numerusform>
            <numerusform>%n Vertices verschieben: %1; %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices: × %1, × %2</source>
        <translation>
            <numerusform>%n Vertex skalieren: × %1; × %2</numerusform>
            <numerusform>%n Vertices skalieren: × %1; × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices: %1°</source>
        <translation>
            <numerusform>%n Vertex drehen: %1°</numerusform>
            <numerusform>%n Vertices drehen: %1°</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::UvPanel</name>
    <message>
        <source>This format has no texture coordinates.</source>
        <translation>Dieses Format hat keine Texturkoordinaten.</translation>
    </message>
    <message>
        <source>Open a model to see and edit its texture coordinates here.</source>
        <translation>Ein Modell öffnen, um hier seine Texturkoordinaten zu sehen und zu bearbeiten.</translation>
    </message>
    <message>
        <source>Nothing in this model has texture coordinates.</source>
        <translation>In diesem Modell hat nichts Texturkoordinaten.</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>UV set %1</source>
        <translation>UV-Satz %1</translation>
    </message>
    <message>
        <source>What the canvas shows of the colours of vertices</source>
        <translation>Was die Zeichenfläche von den Vertexfarben zeigt</translation>
    </message>
    <message>
        <source>No vertex colours: %1.</source>
        <translation>Keine Vertexfarben: %1.</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>Keine Textur</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>Textur</translation>
    </message>
    <message>
        <source>generated coordinates</source>
        <translation>erzeugte Koordinaten</translation>
    </message>
    <message>
        <source>The layer moves its texture coordinates (texture transform): in the model the texture may be placed differently.</source>
        <translation>Der Layer bewegt seine Texturkoordinaten (Textur-Transformation): Im Modell kann die Textur woanders liegen als hier.</translation>
    </message>
    <message>
        <source>This texture is drawn with coordinates that are generated while drawing, not with these.</source>
        <translation>Diese Textur wird mit Koordinaten gezeichnet, die beim Zeichnen erzeugt werden, nicht mit diesen.</translation>
    </message>
    <message>
        <source>The texture is being read.</source>
        <translation>Die Textur wird gelesen.</translation>
    </message>
    <message>
        <source>The texture was not found.</source>
        <translation>Die Textur wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The game supplies this texture; there is no image of it.</source>
        <translation>Das Spiel stellt diese Textur; es gibt kein Bild davon.</translation>
    </message>
    <message>
        <source>The texture can&apos;t be read.</source>
        <translation>Die Textur kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The file stores coordinates in steps of %1; values are rounded to them.</source>
        <translation>Die Datei speichert Koordinaten in Schritten von %1; gesetzte Werte werden darauf gerundet.</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
    <message>
        <source>Flip texture coordinates horizontally</source>
        <translation>Texturkoordinaten horizontal spiegeln</translation>
    </message>
    <message>
        <source>Flip texture coordinates vertically</source>
        <translation>Texturkoordinaten vertikal spiegeln</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>Texturkoordinaten drehen</translation>
    </message>
    <message>
        <source>Fit texture coordinates to the tile</source>
        <translation>Texturkoordinaten in die Kachel einpassen</translation>
    </message>
    <message>
        <source>Bring texture coordinates into the tile</source>
        <translation>Texturkoordinaten in die Kachel holen</translation>
    </message>
    <message>
        <source>Move texture coordinates to the cursor</source>
        <translation>Texturkoordinaten zum Cursor verschieben</translation>
    </message>
    <message>
        <source>&amp;UV</source>
        <translation>&amp;UV</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>Moves the selected vertices with the pointer; X and Y lock an axis, numbers can be typed</source>
        <translation>Die ausgewählten Vertices folgen dem Mauszeiger; X und Y binden an eine Achse, eingegebene Zahlen gelten</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>&amp;Drehen</translation>
    </message>
    <message>
        <source>Rotates the selected vertices about the pivot; degrees can be typed</source>
        <translation>Dreht die ausgewählten Vertices mit dem Mauszeiger um den Pivot; eingegebene Gradzahlen gelten</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>&amp;Skalieren</translation>
    </message>
    <message>
        <source>Scales the selected vertices about the pivot; X and Y lock an axis, factors can be typed</source>
        <translation>Skaliert die ausgewählten Vertices mit dem Mauszeiger um den Pivot; X und Y binden an eine Achse, eingegebene Faktoren gelten</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
        <source>Mirrors the selected vertices left to right about the pivot</source>
        <translation>Spiegelt die ausgewählten Vertices am Pivot von links nach rechts</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>Ver&amp;tikal spiegeln</translation>
    </message>
    <message>
        <source>Mirrors the selected vertices top to bottom about the pivot</source>
        <translation>Spiegelt die ausgewählten Vertices am Pivot von oben nach unten</translation>
    </message>
    <message>
        <source>Rotate le&amp;ft</source>
        <translation>Nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotates the selected vertices by 90° counter-clockwise</source>
        <translation>Dreht die ausgewählten Vertices um 90° gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rotate ri&amp;ght</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Rotates the selected vertices by 90° clockwise</source>
        <translation>Dreht die ausgewählten Vertices um 90° im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Fit to the &amp;tile</source>
        <translation>In die &amp;Kachel einpassen</translation>
    </message>
    <message>
        <source>Stretches the selected vertices so that they fill the texture once</source>
        <translation>Streckt die ausgewählten Vertices so, dass sie die Textur einmal ausfüllen</translation>
    </message>
    <message>
        <source>&amp;Bring into the tile</source>
        <translation>In die Kachel h&amp;olen</translation>
    </message>
    <message>
        <source>Moves each selected island by whole tiles so that its middle lies between 0 and 1; it looks the same where the texture repeats</source>
        <translation>Verschiebt jede ausgewählte Insel um ganze Kacheln, sodass ihre Mitte zwischen 0 und 1 liegt; wo sich die Textur wiederholt, sieht sie gleich aus</translation>
    </message>
    <message>
        <source>Move to the &amp;cursor</source>
        <translation>Zum &amp;Cursor verschieben</translation>
    </message>
    <message>
        <source>Moves the middle of the selected vertices to the cursor; Shift + right button places it</source>
        <translation>Verschiebt die Mitte der ausgewählten Vertices zum Cursor, den Umschalt und die rechte Maustaste setzen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>Selects every vertex that is shown</source>
        <translation>Wählt jeden angezeigten Vertex aus</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Auswahl aufheben</translation>
    </message>
    <message>
        <source>Selects no vertex</source>
        <translation>Wählt keinen Vertex aus</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Selects the vertices that are not selected</source>
        <translation>Wählt die Vertices aus, die nicht ausgewählt sind</translation>
    </message>
    <message>
        <source>Select the is&amp;land</source>
        <translation>&amp;Insel auswählen</translation>
    </message>
    <message>
        <source>Selects everything that is connected to the vertex under the pointer, or to the selected ones</source>
        <translation>Wählt alles aus, was mit dem Vertex unter dem Mauszeiger oder mit den ausgewählten verbunden ist</translation>
    </message>
    <message>
        <source>Show the selection</source>
        <translation>Auswahl anzeigen</translation>
    </message>
    <message>
        <source>Brings the selected vertices into view, or all of them if none is selected</source>
        <translation>Holt die ausgewählten Vertices ins Blickfeld, ohne Auswahl alle</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Brings the texture and all vertices into view</source>
        <translation>Holt die Textur und alle Vertices ins Blickfeld</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Shows less, larger</source>
        <translation>Zeigt weniger, dafür größer</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Shows more, smaller</source>
        <translation>Zeigt mehr, dafür kleiner</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Lines at round fractions, and at texels when they are large</source>
        <translation>Linien an runden Bruchteilen und, wenn sie groß sind, an Texeln</translation>
    </message>
    <message>
        <source>Repeat the texture</source>
        <translation>Textur wiederholen</translation>
    </message>
    <message>
        <source>Also shows the texture outside 0 to 1 where it repeats</source>
        <translation>Zeigt die Textur auch außerhalb von 0 bis 1, wo sie sich wiederholt</translation>
    </message>
    <message>
        <source>Alpha of the texture</source>
        <translation>Alpha der Textur</translation>
    </message>
    <message>
        <source>Transparent areas of the texture are shown dark</source>
        <translation>Was in der Textur transparent ist, ist dunkel</translation>
    </message>
    <message>
        <source>&amp;Export the layout…</source>
        <translation>UV-Layout e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Writes the layout as an image to paint over</source>
        <translation>Schreibt das UV-Layout als Bild zum Übermalen</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>What is shown; follows the selection in the model</source>
        <translation>Was angezeigt wird; folgt der Auswahl im Modell</translation>
    </message>
    <message>
        <source>UV set</source>
        <translation>UV-Satz</translation>
    </message>
    <message>
        <source>Which of the vertices&apos; texture coordinates are shown and edited</source>
        <translation>Welche Texturkoordinaten der Vertices angezeigt und bearbeitet werden</translation>
    </message>
    <message>
        <source>The texture below, with the layer that shows it and its UV set</source>
        <translation>Die Textur darunter, mit dem Layer, der sie zeigt, und dessen UV-Satz</translation>
    </message>
    <message>
        <source>Opacity of the texture</source>
        <translation>Deckkraft der Textur</translation>
    </message>
    <message>
        <source>How strongly the texture is shown</source>
        <translation>Wie kräftig die Textur angezeigt wird</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>Pivot</translation>
    </message>
    <message>
        <source>Pivot of scaling, rotating and flipping; Shift + right button places the cursor</source>
        <translation>Worum skaliert, gedreht und gespiegelt wird; Umschalt und die rechte Maustaste setzen den Cursor</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>What moving snaps to; Ctrl while moving inverts it</source>
        <translation>Woran das Verschieben einrastet; Strg kehrt es beim Verschieben um</translation>
    </message>
    <message>
        <source>Vertex colours</source>
        <translation>Vertexfarben</translation>
    </message>
    <message>
        <source>About the middle</source>
        <translation>Um die Mitte</translation>
    </message>
    <message>
        <source>About the cursor</source>
        <translation>Um den Cursor</translation>
    </message>
    <message>
        <source>No snapping</source>
        <translation>Kein Einrasten</translation>
    </message>
    <message>
        <source>Snap to texels</source>
        <translation>An Texeln einrasten</translation>
    </message>
    <message>
        <source>Snap to 1/16</source>
        <translation>An 1/16 einrasten</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Keine Farben</translation>
    </message>
    <message>
        <source>Vertex alpha</source>
        <translation>Vertex-Alpha</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Geschrieben: %1</translation>
    </message>
    <message>
        <source>Not written: %1.</source>
        <translation>Nicht geschrieben: %1.</translation>
    </message>
    <message>
        <source>Align texture coordinates</source>
        <translation>Texturkoordinaten ausrichten</translation>
    </message>
    <message>
        <source>Puts all selected vertices on that side of the box around them</source>
        <translation>Setzt alle ausgewählten Vertices auf diese Seite des Rechtecks um sie</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Links ausrichten</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Rechts ausrichten</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>Oben ausrichten</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>Unten ausrichten</translation>
    </message>
</context>
<context>
    <name>sinew::UvView</name>
    <message>
        <source>Texture coordinates</source>
        <translation>Texturkoordinaten</translation>
    </message>
    <message>
        <source>u %1, v %2</source>
        <translation>u %1; v %2</translation>
    </message>
    <message>
        <source> · texel %1, %2</source>
        <translation> · Texel %1, %2</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Move texture coordinates</source>
        <translation>Texturkoordinaten verschieben</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>Nicht geändert: %1.</translation>
    </message>
</context>
<context>
    <name>sinew::VersionDialog</name>
    <message>
        <source>Convert to version</source>
        <translation>In andere Version konvertieren</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Konvertieren in</translation>
    </message>
    <message>
        <source>What changes or is lost</source>
        <translation>Was sich ändert oder verloren geht</translation>
    </message>
    <message>
        <source>Double-click a row to go to its location</source>
        <translation>Doppelklicken auf eine Zeile geht zu ihrer Stelle</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Konvertieren</translation>
    </message>
    <message>
        <source>Convert and save</source>
        <translation>Konvertieren und speichern</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>In „%1“ konvertieren</translation>
    </message>
</context>
<context>
    <name>sinew::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>Auswahl ein&amp;passen</translation>
    </message>
    <message>
        <source>Bring the selected objects, or else the whole model, into view</source>
        <translation>Ausgewählte Objekte oder sonst das ganze Modell ins Blickfeld holen</translation>
    </message>
    <message>
        <source>Frame &amp;model</source>
        <translation>&amp;Modell einpassen</translation>
    </message>
    <message>
        <source>Bring the whole model into view</source>
        <translation>Das ganze Modell ins Blickfeld holen</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>&amp;Lighting</source>
        <translation>&amp;Beleuchtung</translation>
    </message>
    <message>
        <source>&amp;Textured meshes</source>
        <translation>&amp;Texturierte Meshes</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>&amp;Drahtgitter</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Raster</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>&amp;Skelett</translation>
    </message>
    <message>
        <source>&amp;Node names</source>
        <translation>Knoten&amp;namen</translation>
    </message>
    <message>
        <source>E&amp;xtents</source>
        <translation>&amp;Ausdehnungen</translation>
    </message>
    <message>
        <source>C&amp;ollision shapes</source>
        <translation>K&amp;ollisionsformen</translation>
    </message>
    <message>
        <source>Cameras &amp;and targets</source>
        <translation>Kameras und &amp;Ziele</translation>
    </message>
    <message>
        <source>T&amp;eam colour</source>
        <translation>Team&amp;farbe</translation>
    </message>
    <message>
        <source>The model&apos;s own l&amp;ights</source>
        <translation>Eigene Li&amp;chter des Modells</translation>
    </message>
    <message>
        <source>&amp;Reload textures and child models</source>
        <translation>Texturen und untergeordnete Modelle neu &amp;laden</translation>
    </message>
    <message>
        <source>Look for the files of all open models again</source>
        <translation>Dateien aller geöffneten Modelle erneut suchen</translation>
    </message>
    <message>
        <source>Re&amp;placeable textures</source>
        <translation>Ersetzbare Te&amp;xturen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Gro&amp;und plane</source>
        <translation>Bod&amp;enfläche</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>Nebel</translation>
    </message>
    <message>
        <source>Particles and ribbons</source>
        <translation>Partikel und Ribbons</translation>
    </message>
    <message>
        <source>Chil&amp;d models</source>
        <translation>&amp;Untermodelle</translation>
    </message>
    <message>
        <source>Mar&amp;kers</source>
        <translation>Markierun&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Ereignisse</translation>
    </message>
    <message>
        <source>&amp;Lights</source>
        <translation>&amp;Lichter</translation>
    </message>
    <message>
        <source>&amp;Attachments</source>
        <translation>&amp;Attachments</translation>
    </message>
    <message>
        <source>&amp;Selected emitters</source>
        <translation>A&amp;usgewählte Emitter</translation>
    </message>
    <message>
        <source>&amp;Popcorn effects</source>
        <translation>&amp;Popcorn-Effekte</translation>
    </message>
    <message>
        <source>&amp;Missing child models</source>
        <translation>&amp;Fehlende Untermodelle</translation>
    </message>
    <message>
        <source>&amp;Billboard axes</source>
        <translation>&amp;Billboard-Achsen</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>Normalen</translation>
    </message>
    <message>
        <source>Weights of the selected &amp;bone</source>
        <translation>Ge&amp;wichte des ausgewählten Knochens</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Choose which of a model&apos;s hair styles, clothes and other variants are shown</source>
        <translation>Auswählen, welche Frisuren, Kleidungsstücke und anderen Varianten eines Modells angezeigt werden</translation>
    </message>
    <message>
        <source>&amp;Textures that the game supplies…</source>
        <translation>Vom Spiel gestellte &amp;Texturen…</translation>
    </message>
    <message>
        <source>Choose images for the textures for which the model specifies no file</source>
        <translation>Bilder für die Texturen wählen, für die das Modell keine Datei nennt</translation>
    </message>
    <message>
        <source>Geosets…</source>
        <translation>Geosets…</translation>
    </message>
    <message>
        <source>P&amp;rojections</source>
        <translation>P&amp;rojektionen</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>The model specifies a file for each of its textures</source>
        <translation>Das Modell nennt für jede seiner Texturen eine Datei</translation>
    </message>
    <message>
        <source>Orientation cube</source>
        <translation>Orientierungswürfel</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>There is no 3D view: %1</source>
        <translation>Es gibt keine 3D-Ansicht: %1</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D-Ansicht</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>left or middle drag</source>
        <translation>links oder Mitte ziehen</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>right drag, or Shift and left or middle drag</source>
        <translation>rechts ziehen, oder Umschalt und links oder Mitte ziehen</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>Mitte ziehen</translation>
    </message>
    <message>
        <source>Shift and middle drag</source>
        <translation>Umschalt und Mitte ziehen</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Ctrl and middle drag</source>
        <translation>Strg und Mitte ziehen</translation>
    </message>
    <message>
        <source>Alt and left drag</source>
        <translation>Alt und links ziehen</translation>
    </message>
    <message>
        <source>Alt and middle drag</source>
        <translation>Alt und Mitte ziehen</translation>
    </message>
    <message>
        <source>Alt and right drag</source>
        <translation>Alt und rechts ziehen</translation>
    </message>
    <message>
        <source>Ctrl and right drag</source>
        <translation>Strg und rechts ziehen</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>rechts ziehen</translation>
    </message>
    <message>
        <source>Shift and right drag</source>
        <translation>Umschalt und rechts ziehen</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Am Zeiger zoomen</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Look from a side</source>
        <translation>Von einer Seite sehen</translation>
    </message>
    <message>
        <source>click the cube in the corner</source>
        <translation>den Würfel in der Ecke anklicken</translation>
    </message>
    <message>
        <source>Frame selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>click; with Ctrl or Shift add or remove</source>
        <translation>klicken; mit Strg oder Umschalt hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>Move, rotate, scale</source>
        <translation>Verschieben, drehen, skalieren</translation>
    </message>
    <message>
        <source>Along an axis</source>
        <translation>Entlang einer Achse</translation>
    </message>
    <message>
        <source>then X, Y or Z, or type a number</source>
        <translation>danach X, Y oder Z, oder eine Zahl eingeben</translation>
    </message>
    <message>
        <source>Accept, cancel</source>
        <translation>Übernehmen, abbrechen</translation>
    </message>
    <message>
        <source>click or Enter, right click or Esc</source>
        <translation>Klick oder Eingabe, Rechtsklick oder Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
</context>
<context>
    <name>sinew::WindowMenu</name>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>Arrange the docks for this task</source>
        <translation>Andockfenster für diese Aufgabe anordnen</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>Dieses &amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Voriges Dokument</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>Docks</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
</context>
</TS>
