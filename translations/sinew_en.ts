<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>CurveTexts</name>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tracks</source>
        <translation>
            <numerusform>%n track</numerusform>
            <numerusform>%n tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FitSummary</name>
    <message numerus="yes">
        <source>%n keys removed</source>
        <translation>
            <numerusform>%n key removed</numerusform>
            <numerusform>%n keys removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys added</source>
        <translation>
            <numerusform>%n key added</numerusform>
            <numerusform>%n keys added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n boundary keys kept because another sequence uses them as well</source>
        <translation>
            <numerusform>%n boundary key kept because another sequence uses it as well</numerusform>
            <numerusform>%n boundary keys kept because another sequence uses them as well</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loops left unchanged: their ends meet already</source>
        <translation>
            <numerusform>%n loop left unchanged: its ends meet already</numerusform>
            <numerusform>%n loops left unchanged: their ends meet already</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyClipboard</name>
    <message numerus="yes">
        <source>%n keys are outside their sequence and were left out</source>
        <translation>
            <numerusform>%n key is beyond its sequence and left out</numerusform>
            <numerusform>%n keys are beyond their sequence and left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeshSubject</name>
    <message numerus="yes">
        <source>Rotate %n vertices: %1</source>
        <translation>
            <numerusform>Rotate %n vertex: %1</numerusform>
            <numerusform>Rotate %n vertices: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices: %1</source>
        <translation>
            <numerusform>Scale %n vertex: %1</numerusform>
            <numerusform>Scale %n vertices: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices: %1</source>
        <translation>
            <numerusform>Move %n vertex: %1</numerusform>
            <numerusform>Move %n vertices: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeSubject</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n node(s): %1</source>
        <translation>
            <numerusform>Rotate %n node: %1</numerusform>
            <numerusform>Rotate %n nodes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n node(s): %1</source>
        <translation>
            <numerusform>Scale %n node: %1</numerusform>
            <numerusform>Scale %n nodes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s): %1</source>
        <translation>
            <numerusform>Move %n node: %1</numerusform>
            <numerusform>Move %n nodes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pivot(s): %1</source>
        <translation>
            <numerusform>Move %n pivot: %1</numerusform>
            <numerusform>Move %n pivots: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoseLibrary</name>
    <message numerus="yes">
        <source>no more than %n poses are kept; delete one first</source>
        <translation>
            <numerusform>no more than %n pose is kept; delete one first</numerusform>
            <numerusform>no more than %n poses are kept; delete one first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>Add %n track</numerusform>
            <numerusform>Add %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>Remove %n track</numerusform>
            <numerusform>Remove %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set keys of %n tracks</source>
        <translation>
            <numerusform>Set keys of %n track</numerusform>
            <numerusform>Set keys of %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove keys of %n tracks</source>
        <translation>
            <numerusform>Remove keys of %n track</numerusform>
            <numerusform>Remove keys of %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences meet at %1: the key there belongs to all of them</source>
        <translation>
            <numerusform>%n sequence meets at %1: the key there belongs to it</numerusform>
            <numerusform>%n sequences meet at %1: the key there belongs to all of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ArchiveSaver</name>
    <message numerus="yes">
        <source>%n files were added.</source>
        <translation>
            <numerusform>%n file was added.</numerusform>
            <numerusform>%n files were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other files were compared with the archive and are unchanged.</source>
        <translation>
            <numerusform>%n other file was compared with the archive and is unchanged.</numerusform>
            <numerusform>%n other files were compared with the archive and are unchanged.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ArrayEditor</name>
    <message numerus="yes">
        <source>%Ln elements</source>
        <translation>
            <numerusform>%Ln element</numerusform>
            <numerusform>%Ln elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::Binding</name>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ByteChangesView</name>
    <message numerus="yes">
        <source>%1 … (%n bytes)</source>
        <translation>
            <numerusform>%1 … (%n byte)</numerusform>
            <numerusform>%1 … (%n bytes)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranges: %1 of %2 bytes</source>
        <translation>
            <numerusform>%n range: %1 of %2 bytes</numerusform>
            <numerusform>%n ranges: %1 of %2 bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ChannelModel</name>
    <message numerus="yes">
        <source>%n sequences have no keys of their own here and show those of “%1”; keys set in them are set there</source>
        <translation>
            <numerusform>%n sequence has no keys of its own here and shows those of “%1”; setting keys there sets them in it</numerusform>
            <numerusform>%n sequences have no keys of their own here and show those of “%1”; setting keys there sets them in it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n keys are in the sequence</source>
        <translation>
            <numerusform>%1 of %n key: those in the sequence</numerusform>
            <numerusform>%1 of %n keys: those in the sequence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ChannelTree</name>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>Add %n track</numerusform>
            <numerusform>Add %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>Remove %n track</numerusform>
            <numerusform>Remove %n tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CollectFiles</name>
    <message numerus="yes">
        <source>%n files will be copied.</source>
        <translation>
            <numerusform>%n file is copied.</numerusform>
            <numerusform>%n files are copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files are in “%1”.</source>
        <translation>
            <numerusform>%n file is in “%1”.</numerusform>
            <numerusform>%n files are in “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files stay where they are, in the asset sources.</source>
        <translation>
            <numerusform>%n file stays where it is, in the asset sources.</numerusform>
            <numerusform>%n files stay where they are, in the asset sources.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ComparePanel</name>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CompareWindow</name>
    <message numerus="yes">
        <source>Bytes (%n)</source>
        <translation>
            <numerusform>Bytes (%n)</numerusform>
            <numerusform>Bytes (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n differences</source>
        <translation>
            <numerusform>Take over %n difference</numerusform>
            <numerusform>Take over %n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences were taken over; Undo takes them back.</source>
        <translation>
            <numerusform>%n difference was taken over; Undo takes it back.</numerusform>
            <numerusform>%n differences were taken over; Undo takes them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ComparisonModel</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ConvertDialog</name>
    <message numerus="yes">
        <source>%n images written</source>
        <translation>
            <numerusform>%n image written</numerusform>
            <numerusform>%n images written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped because the file exists</source>
        <translation>
            <numerusform>%n skipped because the file exists</numerusform>
            <numerusform>%n skipped because the files exist</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n images</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n with a size that the game does not expect</source>
        <translation>
            <numerusform>⚠ %n with a size that the game does not expect</numerusform>
            <numerusform>⚠ %n with sizes that the game does not expect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ConvertOptionsForm</name>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n bit</numerusform>
            <numerusform>%n bits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ConvertPreview</name>
    <message numerus="yes">
        <source>Result: %1
%2, %n levels</source>
        <translation>
            <numerusform>Result: %1
%2, %n level</numerusform>
            <numerusform>Result: %1
%2, %n levels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CurveCommands</name>
    <message numerus="yes">
        <source>Curves of %n tracks stored</source>
        <translation>
            <numerusform>Curves of %n track stored</numerusform>
            <numerusform>Curves of %n tracks stored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keys go into %n tracks</source>
        <translation>
            <numerusform>Keys go into %n track</numerusform>
            <numerusform>Keys go into %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged: their ends do not meet, use Make loopable first</source>
        <translation>
            <numerusform>%n left: its ends do not meet, use Make loopable first</numerusform>
            <numerusform>%n left: their ends do not meet, use Make loopable first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged: they share keys with another sequence</source>
        <translation>
            <numerusform>%n left: it shares keys with another sequence</numerusform>
            <numerusform>%n left: they share keys with another sequence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) offset</source>
        <translation>
            <numerusform>%n key offset</numerusform>
            <numerusform>%n keys offset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) with another kind of value left unchanged</source>
        <translation>
            <numerusform>%n track with another kind of value left as it is</numerusform>
            <numerusform>%n tracks with another kind of value left as they are</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loops offset</source>
        <translation>
            <numerusform>%n loop offset</numerusform>
            <numerusform>%n loops offset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n key(s)</source>
        <translation>
            <numerusform>Delete %n key</numerusform>
            <numerusform>Delete %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cut %n key(s)</source>
        <translation>
            <numerusform>Cut %n key</numerusform>
            <numerusform>Cut %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n key(s)</source>
        <translation>
            <numerusform>Copied %n key</numerusform>
            <numerusform>Copied %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::CurveEditor</name>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DocumentMessages</name>
    <message numerus="yes">
        <source>%n textures of “%1” can&apos;t be read.</source>
        <translation>
            <numerusform>%n texture of “%1” can&apos;t be read.</numerusform>
            <numerusform>%n textures of “%1” can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures of “%1” are not where the game looks for them.</source>
        <translation>
            <numerusform>%n texture of “%1” is not where the game looks for it.</numerusform>
            <numerusform>%n textures of “%1” are not where the game looks for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not where the game looks for them.</source>
        <translation>
            <numerusform>%n more is not where the game looks for it.</numerusform>
            <numerusform>%n more are not where the game looks for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more can&apos;t be read.</source>
        <translation>
            <numerusform>%n more can&apos;t be read.</numerusform>
            <numerusform>%n more can&apos;t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files that “%1” uses were not saved with it. They are shown as long as it is open here; a game won’t find them.</source>
        <translation>
            <numerusform>%n file that “%1” uses was not saved with it. It is shown as long as it is open here; a game won’t find it.</numerusform>
            <numerusform>%n files that “%1” uses were not saved with it. They are shown as long as it is open here; a game won’t find them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DocumentRecovery</name>
    <message numerus="yes">
        <source>%n unsaved steps of “%1” from %2 can be recovered.</source>
        <translation>
            <numerusform>%n unsaved step of “%1” of %2 can be recovered.</numerusform>
            <numerusform>%n unsaved steps of “%1” of %2 can be recovered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps of “%1” could not be recovered: %2. The recovery file is kept.</source>
        <translation>
            <numerusform>%n step of “%1” could not be recovered: %2. The recovery file is kept.</numerusform>
            <numerusform>%n steps of “%1” could not be recovered: %2. The recovery file is kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::DocumentStatus</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::EmptyViewWatch</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of objects</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message numerus="yes">
        <source>“%1” and %n more already exist.</source>
        <translation>
            <numerusform>“%1” and %n more already exists.</numerusform>
            <numerusform>“%1” and %n more already exist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::FlagsEditor</name>
    <message numerus="yes">
        <source>More (%n set)</source>
        <translation>
            <numerusform>More (%n set)</numerusform>
            <numerusform>More (%n set)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::GraphView</name>
    <message numerus="yes">
        <source>%n curve(s)</source>
        <translation>
            <numerusform>%n curve</numerusform>
            <numerusform>%n curves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected</source>
        <translation>
            <numerusform>%n key selected</numerusform>
            <numerusform>%n keys selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::HexPanel</name>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>%n byte selected</numerusform>
            <numerusform>%n bytes selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ImportDialog</name>
    <message numerus="yes">
        <source>%n thing(s) can&apos;t be taken over.</source>
        <translation>
            <numerusform>%n thing can&apos;t be taken over.</numerusform>
            <numerusform>%n things can&apos;t be taken over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeyGesture</name>
    <message numerus="yes">
        <source>Duplicate %n key(s)</source>
        <translation>
            <numerusform>Duplicate %n key</numerusform>
            <numerusform>Duplicate %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>Move %n key</numerusform>
            <numerusform>Move %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s)</source>
        <translation>
            <numerusform>Scale %n key</numerusform>
            <numerusform>Scale %n keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>Duplicate %n key of %1: %2 in time, %3 in value</numerusform>
            <numerusform>Duplicate %n keys of %1: %2 in time, %3 in value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>Move %n key of %1: %2 in time, %3 in value</numerusform>
            <numerusform>Move %n keys of %1: %2 in time, %3 in value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1: × %2 in time, × %3 in value</source>
        <translation>
            <numerusform>Scale %n key of %1: × %2 in time, × %3 in value</numerusform>
            <numerusform>Scale %n keys of %1: × %2 in time, × %3 in value</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) beyond the sequence left out</source>
        <translation>
            <numerusform>%n key beyond the sequence left out</numerusform>
            <numerusform>%n keys beyond the sequence left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeyTableModel</name>
    <message numerus="yes">
        <source>Set %n numbers of keys</source>
        <translation>
            <numerusform>Set %n number of a key</numerusform>
            <numerusform>Set %n numbers of keys</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation>
            <numerusform>Paste %n key</numerusform>
            <numerusform>Paste %n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeysPanel</name>
    <message numerus="yes">
        <source>%1 of %2 keys selected in %n tracks</source>
        <translation>
            <numerusform>%1 of %2 keys selected in %n track</numerusform>
            <numerusform>%1 of %2 keys selected in %n tracks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sequences: %1 of %2 keys selected in %n tracks</source>
        <translation>
            <numerusform>All sequences: %1 of %2 keys selected in %n track</numerusform>
            <numerusform>All sequences: %1 of %2 keys selected in %n tracks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ListEditor</name>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::LookAtDialog</name>
    <message numerus="yes">
        <source>%n key(s), at most %1° from the wanted rotation</source>
        <translation>
            <numerusform>%n key, at most %1° from the wanted rotation</numerusform>
            <numerusform>%n keys, at most %1° from the wanted rotation</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::MaterialPanel</name>
    <message numerus="yes">
        <source>%n materials were merged into others.</source>
        <translation>
            <numerusform>%n material was merged into another.</numerusform>
            <numerusform>%n materials were merged into others.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::MeshImportDialog</name>
    <message numerus="yes">
        <source>%n nodes are matched by a guess; check them in the table.</source>
        <translation>
            <numerusform>%n node is matched by a guess; check it in the table.</numerusform>
            <numerusform>%n nodes are matched by a guess; check them in the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bones of the file lie elsewhere at rest, by up to %1.</source>
        <translation>
            <numerusform>%n bone of the file lies elsewhere at rest, by up to %1.</numerusform>
            <numerusform>%n bones of the file lie elsewhere at rest, by up to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::MeshPanel</name>
    <message numerus="yes">
        <source>%n vertices selected</source>
        <translation>
            <numerusform>%n vertex selected</numerusform>
            <numerusform>%n vertices selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edges selected</source>
        <translation>
            <numerusform>%n edge selected</numerusform>
            <numerusform>%n edges selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n faces selected</source>
        <translation>
            <numerusform>%n face selected</numerusform>
            <numerusform>%n faces selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts are edited</source>
        <translation>
            <numerusform>%n part is edited</numerusform>
            <numerusform>%n parts are edited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ObjectClipboard</name>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation>
            <numerusform>Paste %n object</numerusform>
            <numerusform>Paste %n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ObjectEdits</name>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n object</numerusform>
            <numerusform>%n objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPaste</name>
    <message numerus="yes">
        <source>%n nodes below “%1” were left out: select them as well before copying to paste the branch.</source>
        <translation>
            <numerusform>%n node below “%1” did not come along: select it as well before copying to paste the branch.</numerusform>
            <numerusform>%n nodes below “%1” did not come along: select them as well before copying to paste the branch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes below the copied ones were left out: select them as well before copying to paste the branches.</source>
        <translation>
            <numerusform>%n node below the copied ones did not come along: select it as well before copying to paste the branches.</numerusform>
            <numerusform>%n nodes below the copied ones did not come along: select them as well before copying to paste the branches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ObjectSequences</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The motions were adapted to this skeleton: %n keys, joints no farther than %1 from where they should be (%2 % of the skeleton&apos;s size).</source>
        <translation>
            <numerusform>The motions were adapted to this skeleton: %n key, joints no farther than %1 from where they should be (%2 % of the skeleton&apos;s size).</numerusform>
            <numerusform>The motions were adapted to this skeleton: %n keys, joints no farther than %1 from where they should be (%2 % of the skeleton&apos;s size).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequences were pasted without keys of %1: this model has no objects with these names.</source>
        <translation>
            <numerusform>%n sequence was pasted without keys of %1: this model has no objects with these names.</numerusform>
            <numerusform>%n sequences were pasted without keys of %1: this model has no objects with these names.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::OverwriteQuestion</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::PartsDialog</name>
    <message numerus="yes">
        <source>&amp;Replace the %n selected objects</source>
        <translation>
            <numerusform>&amp;Replace the %n selected object</numerusform>
            <numerusform>&amp;Replace the %n selected objects</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are matched by a guess; check them in the table.</source>
        <translation>
            <numerusform>%n node is matched by a guess; check it in the table.</numerusform>
            <numerusform>%n nodes are matched by a guess; check them in the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n pictures beside this model</source>
        <translation>
            <numerusform>&amp;Write %n picture beside this model</numerusform>
            <numerusform>&amp;Write %n pictures beside this model</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::PathDialog</name>
    <message numerus="yes">
        <source>Only the %n selected paths</source>
        <translation>
            <numerusform>Only the %n selected path</numerusform>
            <numerusform>Only the %n selected paths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n paths</source>
        <translation>
            <numerusform>The %n path</numerusform>
            <numerusform>All %n paths</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message numerus="yes">
        <source>Pose of %n nodes copied</source>
        <translation>
            <numerusform>Pose of %n node copied</numerusform>
            <numerusform>Pose of %n nodes copied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n node(s)</source>
        <comment>step</comment>
        <translation>
            <numerusform>%1: %n node</numerusform>
            <numerusform>%1: %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pose file(s) can&apos;t be read</source>
        <translation>
            <numerusform>%n file of poses can&apos;t be read</numerusform>
            <numerusform>%n files of poses can&apos;t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::PropertyRow</name>
    <message numerus="yes">
        <source>%n sequences meet at this time: the key belongs to all of them</source>
        <translation>
            <numerusform>%n sequence meets at this time: the key belongs to it</numerusform>
            <numerusform>%n sequences meet at this time: the key belongs to all of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SequenceEdits</name>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n sequence</numerusform>
            <numerusform>%n sequences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SequenceLane</name>
    <message numerus="yes">
        <source>%n listed tracks have no keys for it and show those of the first sequence.</source>
        <translation>
            <numerusform>%n listed track has no keys for it and shows those of the first sequence.</numerusform>
            <numerusform>%n listed tracks have no keys for it and show those of the first sequence.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SequenceModel</name>
    <message numerus="yes">
        <source>Overlaps %n sequences, among them “%1”</source>
        <translation>
            <numerusform>Overlaps %n sequence, among them “%1”</numerusform>
            <numerusform>Overlaps %n sequences, among them “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::SlimPanel</name>
    <message numerus="yes">
        <source>Compared at %n points in time.</source>
        <translation>
            <numerusform>Compared at %n moment.</numerusform>
            <numerusform>Compared at %n moments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::StackLosses</name>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::TexturePanel</name>
    <message numerus="yes">
        <source>%n textures</source>
        <translation>
            <numerusform>%n texture</numerusform>
            <numerusform>%n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n paths of textures</source>
        <translation>
            <numerusform>Change the path of %n texture</numerusform>
            <numerusform>Change the paths of %n textures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures were merged into others.</source>
        <translation>
            <numerusform>%n texture was merged into another.</numerusform>
            <numerusform>%n textures were merged into others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unused textures were removed.</source>
        <translation>
            <numerusform>%n unused texture was removed.</numerusform>
            <numerusform>%n unused textures were removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in another place</source>
        <translation>
            <numerusform>%n in another place</numerusform>
            <numerusform>%n in another place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a format that the game can&apos;t read</source>
        <translation>
            <numerusform>%n in a format that the game can&apos;t read</numerusform>
            <numerusform>%n in formats that the game can&apos;t read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n supplied by the game</source>
        <translation>
            <numerusform>%n left to the game</numerusform>
            <numerusform>%n left to the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be read</source>
        <translation>
            <numerusform>%n can&apos;t be read</numerusform>
            <numerusform>%n can&apos;t be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::TimeRuler</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::TransformActions</name>
    <message numerus="yes">
        <source>Insert keys of %n nodes</source>
        <translation>
            <numerusform>Insert keys of %n node</numerusform>
            <numerusform>Insert keys of %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::UvGesture</name>
    <message numerus="yes">
        <source>Move %n vertices: %1, %2</source>
        <translation>
            <numerusform>Move %n vertex: %1, %2</numerusform>
            <numerusform>Move %n vertices: %1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices: × %1, × %2</source>
        <translation>
            <numerusform>Scale %n vertex: × %1, × %2</numerusform>
            <numerusform>Scale %n vertices: × %1, × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices: %1°</source>
        <translation>
            <numerusform>Rotate %n vertex: %1°</numerusform>
            <numerusform>Rotate %n vertices: %1°</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::UvPanel</name>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n part</numerusform>
            <numerusform>%n parts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::WeightsNotice</name>
    <message numerus="yes">
        <source>%n bones</source>
        <translation>
            <numerusform>%n bone</numerusform>
            <numerusform>%n bones</numerusform>
        </translation>
    </message>
</context>
</TS>
