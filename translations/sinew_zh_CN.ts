<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Field</name>
    <message>
        <source>Version of the file; it changes only by conversion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rest position of each node, in object id order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bind pose matrix of each node and then of each camera; used by HD skinning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks that are not understood and are kept byte for byte at their place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius of the bounding sphere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest corner of the bounding box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest corner of the bounding box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unique by custom; animation tools and attachments find nodes by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the node in the file; ids are gap-free and bones come first. Kept up automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The node whose transformation this one inherits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inheritance, billboarding and the kind of node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset from the rest position, in the parent&apos;s space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the pivot, a quaternion x y z w</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale about the pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chunk&apos;s four characters as a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content that is kept unchanged; see the hex view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particles per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration downwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of direction about the vertical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of direction away from the vertical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that every particle shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetime of a particle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of a new particle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 visible, 0 hidden; never interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particles per second over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration downwards over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread about the vertical over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread away from the vertical over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetime over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of new particles over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random share of the speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration downwards; negative rises</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetime of a particle; 0 disables the emitter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Particles per second; with squirt, particles per burst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extent of the emitting area along Y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extent of the emitting area along X</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How particles are blended with what is behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of cells in the texture; a power of two, else the game uses one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of cells in the texture; a power of two, else the game uses one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a particle is a quad, a streak behind it, or both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the streak in seconds of movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the lifetime at which the middle segment is reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour at birth, middle and death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity 0…255 at birth, middle and death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size at birth, middle and death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of the head in the first part of life: first, last, repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of the head in the second part of life: first, last, repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of the tail in the first part of life: first, last, repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells of the tail in the second part of life: first, last, repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture of the particles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emit in bursts, at each key of the emission rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing order among translucent things; higher is later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture that the game supplies; 0 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extent along Y over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extent along X over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random share of the speed over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetime handed to the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emission rate handed to the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed handed to the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour handed to the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity handed to the effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tints the effect in team colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PopcornFX effect file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which sequences the effect runs: “Always=on” or “Stand=on, Death=off”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour over time; keys are stored blue, green, red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emission rate over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the ribbon above the pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the ribbon below the pivot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the ribbon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the ribbon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long an edge stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell of the texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edges per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of cells in the texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns of cells in the texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material that the ribbon is drawn with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration of the edges along Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width above the pivot over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width below the pivot over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell of the texture over time, never interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture coordinates, one per vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertex positions in model space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of primitive of each face group; 4 is triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of vertex indices in each face group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vertex indices, three per triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix group of each vertex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of matrices in each matrix group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the matrix groups, one group after the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Material that the geoset is drawn with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group for selection by the mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the mouse can select the unit by this geoset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is drawn; some tools write -1 for none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the mesh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds of the geoset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds during each sequence, in sequence order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tangents for normal mapping; w is the side of the bitangent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per vertex four bone numbers and four weights that add up to 255</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of texture coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift of the texture in units of its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the texture&apos;s centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale about the texture&apos;s centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the geoset; 0 hides it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the colour is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour that the geoset&apos;s textures are multiplied with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The geoset that is animated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture of this slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the texture is for; when slots repeat, the row decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flipbook: texture numbers over time, never interpolated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the layer is blended with what is behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lighting, culling and depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture of the layer; since version 1100 the slots are used instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation that moves, rotates or scales the texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which set of texture coordinates of the geoset is used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the emissive texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour at grazing angles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the Fresnel effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the Fresnel colour becomes the team colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SD for classic, HD for physically based layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Textures of the layer by purpose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emissive strength over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresnel colour over time; keys are stored blue, green, red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fresnel strength over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of team colour over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing order among translucent geosets; higher is later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorting and colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty for SD, “Shader_HD_DefaultUnit” for HD materials</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn one over the other, the first one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the model, by custom that of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>External animation file; empty in all shipped models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds of the whole model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to blend between sequences; only the old art tools used it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game chooses by words: “Stand - 2”, “Attack Slam”, “Walk Alternate”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First time of the interval on the model&apos;s time line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last time of the interval</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement speed at which the walk cycle fits the ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the sequence stops at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher is rarer when several sequences fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning unknown; zero in nearly all files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bounds of the model during this sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the loop that runs whatever sequence plays; 0 means a constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture that the game supplies instead of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File in the game&apos;s archives or the map; empty for replaceable textures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeat the texture outside 0…1 instead of clamping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound file; the released game ignores this chunk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the face that the FaceFX runtime animates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FaceFX file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geoset that the bone moves; none when there are several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geoset animation that hides the bone together with its geoset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance at which the light begins to fade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance at which the light ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour of the ambient part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the ambient part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darkness of the shadows that this light casts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of fading over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of fading over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the ambient part over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ambient colour over time; keys are stored blue, green, red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model that hangs here from the start; usually empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of the attachment point in the order of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the event fires; the game refuses an event object without times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box and plane have two corners, a sphere a centre and a radius, a cylinder two ends and a radius</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner, end or centre in model space; the node moves it as it moves vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite corner or other end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radius of a sphere or cylinder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait models are looked at through their first camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle across the diagonal of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is farther is not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is nearer is not drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the camera looks at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of the camera over time, added to its position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation about the line of sight over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Movement of the target over time, added to its position</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the backup “%1” could not be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are too many backups of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not writable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was written reads back differently; the old file is untouched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known format: neither its first bytes nor its name fit one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the format wrote nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image size %1 x %2 is not within 1 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decoding needs %1 MiB, implausible for a file of %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a PNG, JPEG, BMP, GIF, WebP or TIFF file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for %1 is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only arrays and curves can be spliced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the elements are of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the range is outside the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no curve to put keys into</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys have other tangents than the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the items are of another type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row is outside the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rows are outside the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the target row is outside the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the items do not belong into this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this object can&apos;t be duplicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this object can&apos;t be removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this object can&apos;t be moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still used here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a field name is missing at character %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dot is missing at character %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path ends with a dot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot follow here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no field “%2”; it has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no item of “%1” is named “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 items, there is no row %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one index is enough for “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has %2 elements, there is no element %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keys are named like “%1.values[0]”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a curve has times, values, inTangents, outTangents, interpolation and globalSequence, no “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no curve “%1” here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this curve&apos;s interpolation has no tangents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the curve has %1 keys, there is no key %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no component “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object can&apos;t be set as a whole; name one of its fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refers to %1 of %2, which has %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this field is no reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the object does not belong to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not an integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is neither a number nor one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit a signed %2-bit integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit an unsigned %2-bit integer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit %2 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not fit a 32-bit float</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is %1 bytes longer than the %2 that the field holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 numbers are needed, %2 were given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of field has no text form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is below the smallest value allowed, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is above the largest value allowed, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level %1 needs %2 bytes, %3 are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG header of %1 bytes reaches beyond the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLP0 keeps its levels in side files (.b00 to .b15), which are not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a BLP file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level 0 begins at %1, outside the file of %2 bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JPEG: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the palette is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the DX10 header is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DXGI format %1 is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>uncompressed texels of %1 bits are not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texels have neither a format code nor masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a DDS file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>format code %1 is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these bounds belong to nothing that has geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two nodes have the object id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object ids must run from 0 to %1 without gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the node is its own parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bones must have the first object ids, the game skins to no others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are %1 pivot points for %2 nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the game refuses an event object without times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 normals for %2 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 vertex groups for %2 vertices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a face names a vertex that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a vertex names a matrix group that does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the matrix groups need %1 matrices, there are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>geosets of 7433 and more vertices are said to render broken in the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sequence extents for %2 sequences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model has no sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sequence ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sequence has no length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the texture is replaceable and has a path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the material has no layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track has no keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the keys are not in order of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two keys have the same time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rows and columns must be powers of two, or the game uses one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attenuation ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the new parent is not a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a node can&apos;t become its own descendant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only nodes have a parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model is larger than 2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not an MDX file: it does not start with MDLX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 is used by WoW alpha and by Warcraft III 3.0 for different layouts; its chunks are kept unread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version %1 is not known; what fits the nearest known one is read, the rest is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many objects deviate from the format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes after the last chunk are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chunk %1 says %2 bytes, the file has %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; the chunk is kept unread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes at the end of the chunk are not understood and kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk stands in the file twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the chunk is too small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this chunk is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object reaches beyond the chunk&apos;s end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stated size does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the object is too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes at the end of the object are not understood and kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stated size %1 leaves out %2 bytes of tracks; it is kept until the object changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the tag is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer bytes than the count says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the track does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a TGA file: map type %1, image type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour map does not go with image type %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a colour map of %1 entries of %2 bits is not supported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bits do not go with image type %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour map is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the picture needs %1 bytes, %2 are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the run lengths end after %1 of %2 texels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the colour map reaches beyond entry 65535</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stb_image: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>platform “%1” gives no OpenGL 3.3; an X server is needed (Xvfb will do)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OpenGL 3.3 is needed, here is %1.%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picture sizes are 1x1 to 8192x8192</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the renderer gave no picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plugin can&apos;t be loaded: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plugin does not offer “%1”, which its metadata names</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Violet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peanut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>particle emitters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>popcorn emitters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ribbons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ArrayEditor</name>
    <message>
        <source>Edit table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 element</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln elements</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::AssetTextures</name>
    <message>
        <source>Texture “%1” was not found. Searched: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture “%1” in %2 can&apos;t be read: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ColourEditor</name>
    <message>
        <source>Choose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find an action by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu: action</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::CurveEditor</name>
    <message>
        <source>Edit keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the keys as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in the curve editor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an empty curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 key</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Global sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None (steps)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hermite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not animated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::DocumentStatus</name>
    <message>
        <source>Format and version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte-exactness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tris</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>byte-exact ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving without changes would write exactly the bytes that were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not byte-exact, first at 0x%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Saving keeps the original beside the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::DocumentViews</name>
    <message>
        <source>Free camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ElementTable</name>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert a row (Ins)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete the selected rows (Del)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy cells for a spreadsheet (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste cells from a spreadsheet (Ctrl+V)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ElementTableModel</name>
    <message>
        <source>There is no object with the number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows do not fit from row %2 on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1 has %2 cells, %3 fit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::EnumEditor</name>
    <message>
        <source>Unknown (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::Expression</name>
    <message>
        <source>“%1” is not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit a whole number of %1 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>type a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::FileActions</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written back byte for byte: %2. Saving keeps the original beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” could not be opened. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is open in another tab; close it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was not saved. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was saved. The former file was kept beside it, with .bak after its name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw away the changes to “%1” and read the file again?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1” before closing?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without saving, they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was moved or removed on the disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading throws your changes away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::FlagsEditor</name>
    <message>
        <source>Other bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bits that have no name, as a hexadecimal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0x%1 has a name: use the check box “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the field has %1 bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::HexView</name>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::HexWidget</name>
    <message>
        <source>Field that is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to an offset: 1234 or 0x4d2, with + or − from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search bytes or &quot;text&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>48 69 21, 0x486921, or text; Return finds the next, Shift+Return the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search bytes or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as hexadecimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an unknown chunk, or another object with raw bytes, to look at them here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model and select an unknown chunk to look at its bytes here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset %1 (0x%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outside the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too old: the memory of this step was given back, so that it can&apos;t be reached any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is what the file holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undone; click to redo up to here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to go to this state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (forgotten)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::HistoryWidget</name>
    <message>
        <source>Undo history</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every edit of the open model is listed here and can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::KeyButton</name>
    <message>
        <source>Key of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not animated: click to set the first key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animated: click to set a key at this time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A key stands at this time: click to remove it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove key of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set key of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ListEditor</name>
    <message>
        <source>Show items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to this item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 item</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::MainWindow</name>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the bounds to the geometry as it is posed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model files in new tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the changes to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the model to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write every document that has changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throw the changes away and read the file again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;picture of the viewport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what the viewport shows to a picture file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the selected objects, or else the whole model, into view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frame &amp;model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring the whole model into view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lighting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Textured meshes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Node names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Extents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ollision shapes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cameras &amp;and targets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team c&amp;olour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalculate all &amp;bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the bounds of the model, its geosets and sequences to the posed geometry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous &amp;sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next s&amp;equence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;All commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the docks for this task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help on what is under the &amp;pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no help for what is under the pointer. Point at a field and press F1 again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Sinew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sinew %1&lt;/h3&gt;&lt;p&gt;An editor for Warcraft III models that loses nothing: what you do not change is saved byte for byte.&lt;/p&gt;&lt;p&gt;© 2026 the Sinew authors, MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.webp *.bmp)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be written to “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is in “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recalculate all bounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bounds were not changed. %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ModelTree</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search name, type or field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search in the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model to see its sequences, materials, geosets and nodes here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no objects of a model.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ModelTreeModel</name>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not renamed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not moved: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ObjectChooser</name>
    <message>
        <source>Go to this object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no object with the number %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ObjectClipboard</name>
    <message>
        <source>These objects come from another format; only objects of the same format can be pasted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a %1 first: it is what these objects are pasted into.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to paste.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste object</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>References to objects that are not in this document were cleared: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ObjectEdits</name>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This object has no name field.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” does not belong into this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This format has no node hierarchy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Detach %1 from its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attach %1 to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ObjectListModel</name>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPicker</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new language is used from the next start on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> MiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory for the undo steps of one document. Beyond it the oldest steps are forgotten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team &amp;colour:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo &amp;memory:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asset &amp;folders:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Searched for textures after the model&apos;s own folder, from top to bottom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asset folders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder with textures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsModel</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsWidget</name>
    <message>
        <source>No problems found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model to see what its file and its references have wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further messages of the load were left out: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warnings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ProgressItem</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelling …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::PropertyHeader</name>
    <message>
        <source>%1 of “%2”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::PropertyPanel</name>
    <message>
        <source>Set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the model&apos;s own properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model to see and edit its properties here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select an object in the tree or in the viewport to edit its properties.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected objects have no fields in common.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::PropertyRow</name>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search actions or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::StartPage</name>
    <message>
        <source>Open a model …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or drop model files anywhere in this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::StringEditor</name>
    <message>
        <source>Bytes used of the bytes that the field holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse for a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes are too many, %2 fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to scrub; the ticks are keys of the selected object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::TimelineWidget</name>
    <message>
        <source>Go to the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence that is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time on the file&apos;s own line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>×</source>
        <comment>speed factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This format has no sequences.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a model to play its sequences here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sequence: the whole line of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 to %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (select an object with keys)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::Unit</name>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>There is no 3D view: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3D view</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
