<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>CurveTexts</name>
    <message>
        <source>None (steps)</source>
        <translation>无（阶跃）</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Hermite</source>
        <translation>Hermite</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bezier</translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Aligned</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>平坦</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Auto-clamped</source>
        <translation>自动钳制</translation>
    </message>
    <message>
        <source>Plateau</source>
        <translation>高原</translation>
    </message>
    <message>
        <source>Vector</source>
        <translation>矢量</translation>
    </message>
    <message>
        <source>Handles keep their position</source>
        <translation>控制柄保持原样</translation>
    </message>
    <message>
        <source>Both handles of a key stay aligned</source>
        <translation>关键帧的两个控制柄保持在一条直线上</translation>
    </message>
    <message>
        <source>Handles lie flat</source>
        <translation>控制柄水平放置</translation>
    </message>
    <message>
        <source>Handles follow the line through the neighbouring keys</source>
        <translation>控制柄沿相邻关键帧连线的方向</translation>
    </message>
    <message>
        <source>Like Auto, but flat at peaks and troughs, so that the curve never overshoots</source>
        <translation>与自动相同，但在最高点和最低点处平坦，使曲线绝不过冲</translation>
    </message>
    <message>
        <source>Like Auto, but flat next to a neighbour with the same value</source>
        <translation>与自动相同，但在与相邻关键帧值相同时平坦</translation>
    </message>
    <message>
        <source>Handles point at the neighbouring keys: straight segments</source>
        <translation>控制柄指向相邻关键帧：直线段</translation>
    </message>
    <message>
        <source>Quaternion components</source>
        <translation>四元数分量</translation>
    </message>
    <message>
        <source>Euler %1</source>
        <translation>欧拉角 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step, objects</comment>
        <translation>%2：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tracks</source>
        <translation>
            <numerusform>%n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tracks, objects</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>Daylight</name>
    <message>
        <source>Day</source>
        <translation>白天</translation>
    </message>
    <message>
        <source>Dusk</source>
        <translation>黄昏</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜晚</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中性</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Version of the file; only conversion changes it</source>
        <translation>文件的版本；只有转换才会改变它</translation>
    </message>
    <message>
        <source>Rest position of each node, in object id order</source>
        <translation>每个节点的静止位置，按对象 ID 顺序排列</translation>
    </message>
    <message>
        <source>Bind pose matrix of each node and then of each camera; used by HD skinning</source>
        <translation>依次为每个节点和每个摄像机的绑定姿势矩阵；用于 HD 蒙皮</translation>
    </message>
    <message>
        <source>Unknown chunks, kept byte for byte in their original position</source>
        <translation>无法识别的数据块，在原位置逐字节保留</translation>
    </message>
    <message>
        <source>Radius of the bounding sphere</source>
        <translation>包围球半径</translation>
    </message>
    <message>
        <source>Smallest corner of the bounding box</source>
        <translation>包围盒的最小角点</translation>
    </message>
    <message>
        <source>Largest corner of the bounding box</source>
        <translation>包围盒的最大角点</translation>
    </message>
    <message>
        <source>Unique by convention; animation tools and attachments look nodes up by name</source>
        <translation>按惯例应唯一；动画工具和附着点按名称查找节点</translation>
    </message>
    <message>
        <source>Number of the node in the file; ids are contiguous and bones come first. Maintained automatically</source>
        <translation>节点在文件中的编号；ID 连续无间断，骨骼排在最前。自动维护</translation>
    </message>
    <message>
        <source>The node whose transformation this one inherits</source>
        <translation>此节点继承其变换的节点</translation>
    </message>
    <message>
        <source>Inheritance, billboarding and the kind of node</source>
        <translation>继承、公告板和节点类型</translation>
    </message>
    <message>
        <source>Offset from the rest position, in the parent&apos;s space</source>
        <translation>相对静止位置的偏移，位于父节点空间</translation>
    </message>
    <message>
        <source>Rotation about the pivot, a quaternion x y z w</source>
        <translation>绕轴心点的旋转，四元数 x y z w</translation>
    </message>
    <message>
        <source>Scale about the pivot</source>
        <translation>以轴心点为中心的缩放</translation>
    </message>
    <message>
        <source>Raw content, kept unchanged; see the hex view</source>
        <translation>原样保留的内容；参见十六进制视图</translation>
    </message>
    <message>
        <source>Particles per second</source>
        <translation>每秒粒子数</translation>
    </message>
    <message>
        <source>Acceleration downwards</source>
        <translation>向下的加速度</translation>
    </message>
    <message>
        <source>Spread of the direction around the vertical axis</source>
        <translation>方向绕垂直轴的散布</translation>
    </message>
    <message>
        <source>Spread of the direction away from the vertical axis</source>
        <translation>方向偏离垂直轴的散布</translation>
    </message>
    <message>
        <source>Model that every particle shows</source>
        <translation>每个粒子显示的模型</translation>
    </message>
    <message>
        <source>Lifetime of a particle</source>
        <translation>粒子的寿命</translation>
    </message>
    <message>
        <source>Speed of a new particle</source>
        <translation>新粒子的速度</translation>
    </message>
    <message>
        <source>1 visible, 0 hidden; never interpolated</source>
        <translation>1 为可见，0 为隐藏；从不插值</translation>
    </message>
    <message>
        <source>Particles per second over time</source>
        <translation>每秒粒子数随时间的变化</translation>
    </message>
    <message>
        <source>Downward acceleration over time</source>
        <translation>向下加速度随时间的变化</translation>
    </message>
    <message>
        <source>Spread around the vertical axis over time</source>
        <translation>绕垂直轴的散布随时间的变化</translation>
    </message>
    <message>
        <source>Spread away from the vertical axis over time</source>
        <translation>偏离垂直轴的散布随时间的变化</translation>
    </message>
    <message>
        <source>Lifetime over time</source>
        <translation>寿命随时间的变化</translation>
    </message>
    <message>
        <source>Speed of new particles over time</source>
        <translation>新粒子速度随时间的变化</translation>
    </message>
    <message>
        <source>Random fraction of the speed</source>
        <translation>速度的随机比例</translation>
    </message>
    <message>
        <source>Downward acceleration; negative values rise</source>
        <translation>向下的加速度；负值为上升</translation>
    </message>
    <message>
        <source>Lifetime of a particle; 0 disables the emitter</source>
        <translation>粒子的寿命；0 会禁用发射器</translation>
    </message>
    <message>
        <source>Particles per second; with squirt, particles per burst</source>
        <translation>每秒粒子数；启用喷射时为每次爆发的粒子数</translation>
    </message>
    <message>
        <source>Extent of the emitting area along Y</source>
        <translation>发射区域沿 Y 轴的范围</translation>
    </message>
    <message>
        <source>Extent of the emitting area along X</source>
        <translation>发射区域沿 X 轴的范围</translation>
    </message>
    <message>
        <source>How particles are blended with what is behind them</source>
        <translation>粒子与其后方物体的混合方式</translation>
    </message>
    <message>
        <source>Rows of cells in the texture; a power of two, else the game uses one cell</source>
        <translation>贴图中单元格的行数；须为 2 的幂，否则游戏只使用一个单元格</translation>
    </message>
    <message>
        <source>Columns of cells in the texture; a power of two, else the game uses one cell</source>
        <translation>贴图中单元格的列数；须为 2 的幂，否则游戏只使用一个单元格</translation>
    </message>
    <message>
        <source>Whether a particle is a quad, a streak behind it, or both</source>
        <translation>粒子是方片、其后的拖尾，还是两者兼有</translation>
    </message>
    <message>
        <source>Length of the streak in seconds of movement</source>
        <translation>拖尾的长度，以运动的秒数计</translation>
    </message>
    <message>
        <source>Fraction of the lifetime at which the middle segment is reached</source>
        <translation>到达中间段时已经过的寿命比例</translation>
    </message>
    <message>
        <source>Colour at birth, middle and death</source>
        <translation>出生、中间和消亡时的颜色</translation>
    </message>
    <message>
        <source>Opacity 0…255 at birth, middle and death</source>
        <translation>出生、中间和消亡时的不透明度（0…255）</translation>
    </message>
    <message>
        <source>Size at birth, middle and death</source>
        <translation>出生、中间和消亡时的大小</translation>
    </message>
    <message>
        <source>Cells of the head in the first part of life: first, last, repeat</source>
        <translation>寿命前段头部的单元格：首个、末个、重复</translation>
    </message>
    <message>
        <source>Cells of the head in the second part of life: first, last, repeat</source>
        <translation>寿命后段头部的单元格：首个、末个、重复</translation>
    </message>
    <message>
        <source>Cells of the tail in the first part of life: first, last, repeat</source>
        <translation>寿命前段尾部的单元格：首个、末个、重复</translation>
    </message>
    <message>
        <source>Cells of the tail in the second part of life: first, last, repeat</source>
        <translation>寿命后段尾部的单元格：首个、末个、重复</translation>
    </message>
    <message>
        <source>Texture of the particles</source>
        <translation>粒子的贴图</translation>
    </message>
    <message>
        <source>Emit in bursts, at each key of the emission rate</source>
        <translation>在发射速率的每个关键帧处成批发射</translation>
    </message>
    <message>
        <source>Drawing order among translucent objects; higher values are drawn later</source>
        <translation>半透明物体之间的绘制次序；数值大的后绘制</translation>
    </message>
    <message>
        <source>Texture that the game supplies; 0 for none</source>
        <translation>由游戏提供的贴图；0 表示无</translation>
    </message>
    <message>
        <source>Spread over time</source>
        <translation>散布随时间的变化</translation>
    </message>
    <message>
        <source>Extent along Y over time</source>
        <translation>沿 Y 轴的范围随时间的变化</translation>
    </message>
    <message>
        <source>Extent along X over time</source>
        <translation>沿 X 轴的范围随时间的变化</translation>
    </message>
    <message>
        <source>Random fraction of the speed over time</source>
        <translation>速度的随机比例随时间的变化</translation>
    </message>
    <message>
        <source>Lifetime handed to the effect</source>
        <translation>传给特效的寿命</translation>
    </message>
    <message>
        <source>Emission rate handed to the effect</source>
        <translation>传给特效的发射速率</translation>
    </message>
    <message>
        <source>Speed handed to the effect</source>
        <translation>传给特效的速度</translation>
    </message>
    <message>
        <source>Colour handed to the effect</source>
        <translation>传给特效的颜色</translation>
    </message>
    <message>
        <source>Opacity handed to the effect</source>
        <translation>传给特效的不透明度</translation>
    </message>
    <message>
        <source>1 tints the effect in team colour</source>
        <translation>为 1 时以队伍颜色给特效着色</translation>
    </message>
    <message>
        <source>PopcornFX effect file</source>
        <translation>PopcornFX 特效文件</translation>
    </message>
    <message>
        <source>In which sequences the effect runs: “Always=on” or “Stand=on, Death=off”</source>
        <translation>特效在哪些序列中运行：“Always=on”或“Stand=on, Death=off”</translation>
    </message>
    <message>
        <source>Opacity over time</source>
        <translation>不透明度随时间的变化</translation>
    </message>
    <message>
        <source>Colour over time; keys are stored blue, green, red</source>
        <translation>颜色随时间的变化；关键帧按蓝、绿、红的顺序存储</translation>
    </message>
    <message>
        <source>Emission rate over time</source>
        <translation>发射速率随时间的变化</translation>
    </message>
    <message>
        <source>Speed over time</source>
        <translation>速度随时间的变化</translation>
    </message>
    <message>
        <source>Width of the ribbon above the pivot</source>
        <translation>丝带在轴心点上方的宽度</translation>
    </message>
    <message>
        <source>Width of the ribbon below the pivot</source>
        <translation>丝带在轴心点下方的宽度</translation>
    </message>
    <message>
        <source>Opacity of the ribbon</source>
        <translation>丝带的不透明度</translation>
    </message>
    <message>
        <source>Colour of the ribbon</source>
        <translation>丝带的颜色</translation>
    </message>
    <message>
        <source>How long an edge stays</source>
        <translation>每条边的存留时间</translation>
    </message>
    <message>
        <source>Cell of the texture</source>
        <translation>贴图的单元格</translation>
    </message>
    <message>
        <source>Edges per second</source>
        <translation>每秒边数</translation>
    </message>
    <message>
        <source>Rows of cells in the texture</source>
        <translation>贴图中单元格的行数</translation>
    </message>
    <message>
        <source>Columns of cells in the texture</source>
        <translation>贴图中单元格的列数</translation>
    </message>
    <message>
        <source>Material that the ribbon is drawn with</source>
        <translation>绘制丝带所用的材质</translation>
    </message>
    <message>
        <source>Acceleration of the edges along Z</source>
        <translation>各条边沿 Z 轴的加速度</translation>
    </message>
    <message>
        <source>Width above the pivot over time</source>
        <translation>轴心点上方的宽度随时间的变化</translation>
    </message>
    <message>
        <source>Width below the pivot over time</source>
        <translation>轴心点下方的宽度随时间的变化</translation>
    </message>
    <message>
        <source>Cell of the texture over time, never interpolated</source>
        <translation>贴图单元格随时间的变化，从不插值</translation>
    </message>
    <message>
        <source>Texture coordinates, one per vertex</source>
        <translation>贴图坐标，每个顶点一个</translation>
    </message>
    <message>
        <source>Vertex positions in model space</source>
        <translation>模型空间中的顶点位置</translation>
    </message>
    <message>
        <source>Vertex normals</source>
        <translation>顶点法线</translation>
    </message>
    <message>
        <source>Primitive type of each face group; 4 means triangles</source>
        <translation>每个面组的图元类型；4 为三角形</translation>
    </message>
    <message>
        <source>Number of vertex indices in each face group</source>
        <translation>每个面组的顶点索引数</translation>
    </message>
    <message>
        <source>Vertex indices, three per triangle</source>
        <translation>顶点索引，每个三角形三个</translation>
    </message>
    <message>
        <source>Matrix group of each vertex</source>
        <translation>每个顶点的矩阵组</translation>
    </message>
    <message>
        <source>Number of matrices in each matrix group</source>
        <translation>每个矩阵组中的矩阵数</translation>
    </message>
    <message>
        <source>Nodes of the matrix groups, one group after the other</source>
        <translation>各矩阵组的节点，逐组依次排列</translation>
    </message>
    <message>
        <source>Material that the geoset is drawn with</source>
        <translation>绘制几何体所用的材质</translation>
    </message>
    <message>
        <source>Group for mouse selection</source>
        <translation>鼠标选择所用的分组</translation>
    </message>
    <message>
        <source>Whether the mouse can select the unit by this geoset</source>
        <translation>鼠标能否通过此几何体选中单位</translation>
    </message>
    <message>
        <source>0 is drawn; some tools write -1 for none</source>
        <translation>0 会被绘制；有些工具写入 -1 表示无</translation>
    </message>
    <message>
        <source>Name of the mesh</source>
        <translation>网格的名称</translation>
    </message>
    <message>
        <source>Bounds of the geoset</source>
        <translation>几何体的边界</translation>
    </message>
    <message>
        <source>Bounds during each sequence, in sequence order</source>
        <translation>每个序列期间的边界，按序列顺序排列</translation>
    </message>
    <message>
        <source>Tangents for normal mapping; w is the side of the bitangent</source>
        <translation>用于法线贴图的切线；w 为副切线的方向</translation>
    </message>
    <message>
        <source>Four bone numbers and four weights per vertex; the weights add up to 255</source>
        <translation>每个顶点四个骨骼编号和四个权重，权重之和为 255</translation>
    </message>
    <message>
        <source>Sets of texture coordinates</source>
        <translation>贴图坐标集</translation>
    </message>
    <message>
        <source>Shift of the texture in units of its size</source>
        <translation>贴图的平移，以贴图尺寸为单位</translation>
    </message>
    <message>
        <source>Rotation about the texture&apos;s centre</source>
        <translation>绕贴图中心的旋转</translation>
    </message>
    <message>
        <source>Scale about the texture&apos;s centre</source>
        <translation>以贴图中心为基准的缩放</translation>
    </message>
    <message>
        <source>Opacity of the geoset; 0 hides it</source>
        <translation>几何体的不透明度；0 为隐藏</translation>
    </message>
    <message>
        <source>Whether the colour is used</source>
        <translation>是否使用颜色</translation>
    </message>
    <message>
        <source>Colour that the geoset&apos;s textures are multiplied by</source>
        <translation>与几何体各贴图相乘的颜色</translation>
    </message>
    <message>
        <source>The geoset that is animated</source>
        <translation>被赋予动画的几何体</translation>
    </message>
    <message>
        <source>Texture of this slot</source>
        <translation>此槽位的贴图</translation>
    </message>
    <message>
        <source>What the texture is for; when slots repeat, their order decides</source>
        <translation>贴图的用途；槽位重复时由其顺序决定</translation>
    </message>
    <message>
        <source>Flipbook: texture numbers over time, never interpolated</source>
        <translation>翻页动画：贴图编号随时间的变化，从不插值</translation>
    </message>
    <message>
        <source>How the layer is blended with what is behind it</source>
        <translation>图层与其后方内容的混合方式</translation>
    </message>
    <message>
        <source>Lighting, culling and depth</source>
        <translation>光照、剔除与深度</translation>
    </message>
    <message>
        <source>Texture of the layer; since version 1100 the slots are used instead</source>
        <translation>图层的贴图；自版本 1100 起改用槽位</translation>
    </message>
    <message>
        <source>Animation that moves, rotates or scales the texture</source>
        <translation>平移、旋转或缩放贴图的动画</translation>
    </message>
    <message>
        <source>Which of the geoset&apos;s sets of texture coordinates is used</source>
        <translation>使用几何体的哪一套贴图坐标</translation>
    </message>
    <message>
        <source>Opacity of the layer</source>
        <translation>图层的不透明度</translation>
    </message>
    <message>
        <source>Strength of the emissive texture</source>
        <translation>自发光贴图的强度</translation>
    </message>
    <message>
        <source>Colour at grazing angles</source>
        <translation>掠射角处的颜色</translation>
    </message>
    <message>
        <source>Strength of the Fresnel effect</source>
        <translation>菲涅耳效果的强度</translation>
    </message>
    <message>
        <source>How much of the Fresnel colour is replaced by the team colour</source>
        <translation>菲涅耳颜色向队伍颜色转变的程度</translation>
    </message>
    <message>
        <source>SD for classic, HD for physically based layers</source>
        <translation>SD 为经典图层，HD 为基于物理的图层</translation>
    </message>
    <message>
        <source>Textures of the layer by purpose</source>
        <translation>按用途列出的图层贴图</translation>
    </message>
    <message>
        <source>Emissive strength over time</source>
        <translation>自发光强度随时间的变化</translation>
    </message>
    <message>
        <source>Fresnel colour over time; keys are stored blue, green, red</source>
        <translation>菲涅耳颜色随时间的变化；关键帧按蓝、绿、红的顺序存储</translation>
    </message>
    <message>
        <source>Fresnel strength over time</source>
        <translation>菲涅耳强度随时间的变化</translation>
    </message>
    <message>
        <source>Amount of team colour over time</source>
        <translation>队伍颜色比例随时间的变化</translation>
    </message>
    <message>
        <source>Drawing order among translucent geosets; higher values are drawn later</source>
        <translation>半透明几何体之间的绘制次序；数值大的后绘制</translation>
    </message>
    <message>
        <source>Sorting and colour</source>
        <translation>排序与颜色</translation>
    </message>
    <message>
        <source>Empty for SD, “Shader_HD_DefaultUnit” for HD materials</source>
        <translation>SD 材质为空，HD 材质为“Shader_HD_DefaultUnit”</translation>
    </message>
    <message>
        <source>Drawn on top of each other, starting with the first</source>
        <translation>逐层叠加绘制，第一层最先绘制</translation>
    </message>
    <message>
        <source>Name of the model, by convention that of the file</source>
        <translation>模型的名称，按惯例与文件同名</translation>
    </message>
    <message>
        <source>External animation file; empty in all shipped models</source>
        <translation>外部动画文件；所有官方模型中均为空</translation>
    </message>
    <message>
        <source>Bounds of the whole model</source>
        <translation>整个模型的边界</translation>
    </message>
    <message>
        <source>The game chooses by the words in it: “Stand - 2”, “Attack Slam”, “Walk Alternate”</source>
        <translation>游戏按单词选取：“Stand - 2”、“Attack Slam”、“Walk Alternate”</translation>
    </message>
    <message>
        <source>First time of the interval on the model&apos;s timeline</source>
        <translation>区间在模型时间轴上的起始时间</translation>
    </message>
    <message>
        <source>Last time of the interval</source>
        <translation>区间的结束时间</translation>
    </message>
    <message>
        <source>Movement speed at which the walk cycle fits the ground</source>
        <translation>使行走循环与地面吻合的移动速度</translation>
    </message>
    <message>
        <source>Whether the sequence stops at its end</source>
        <translation>序列是否在结尾处停止</translation>
    </message>
    <message>
        <source>Higher values are rarer when several sequences match</source>
        <translation>有多个序列符合时，数值越大越少出现</translation>
    </message>
    <message>
        <source>Meaning unknown; zero in nearly all files</source>
        <translation>含义不明；几乎所有文件中都为零</translation>
    </message>
    <message>
        <source>Bounds of the model during this sequence</source>
        <translation>此序列期间模型的边界</translation>
    </message>
    <message>
        <source>Length of the loop that runs regardless of the sequence that plays; 0 means a constant</source>
        <translation>循环的长度，无论播放哪个序列都持续运行；0 表示常量</translation>
    </message>
    <message>
        <source>Texture that the game supplies instead of a file</source>
        <translation>由游戏提供而非来自文件的贴图</translation>
    </message>
    <message>
        <source>File in the game&apos;s archives or the map; empty for replaceable textures</source>
        <translation>游戏档案或地图中的文件；可替换贴图为空</translation>
    </message>
    <message>
        <source>Repeat the texture outside 0…1 instead of clamping</source>
        <translation>在 0…1 之外重复贴图，而不是钳制</translation>
    </message>
    <message>
        <source>Sound file; the released game ignores this chunk</source>
        <translation>声音文件；正式发布的游戏忽略此数据块</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>音调</translation>
    </message>
    <message>
        <source>Meaning unknown</source>
        <translation>含义不明</translation>
    </message>
    <message>
        <source>Name of the face that the FaceFX runtime animates</source>
        <translation>由 FaceFX 运行时驱动的面部名称</translation>
    </message>
    <message>
        <source>FaceFX file</source>
        <translation>FaceFX 文件</translation>
    </message>
    <message>
        <source>Geoset that the bone moves; none when there are several</source>
        <translation>骨骼所带动的几何体；有多个时为无</translation>
    </message>
    <message>
        <source>Geoset animation that hides the bone together with its geoset</source>
        <translation>使骨骼随其几何体一同隐藏的几何体动画</translation>
    </message>
    <message>
        <source>Kind of light</source>
        <translation>光源类型</translation>
    </message>
    <message>
        <source>Distance at which the light begins to fade</source>
        <translation>光线开始衰减的距离</translation>
    </message>
    <message>
        <source>Distance at which the light ends</source>
        <translation>光线终止的距离</translation>
    </message>
    <message>
        <source>Colour of the light</source>
        <translation>光的颜色</translation>
    </message>
    <message>
        <source>Strength of the light</source>
        <translation>光的强度</translation>
    </message>
    <message>
        <source>Colour of the ambient part</source>
        <translation>环境光部分的颜色</translation>
    </message>
    <message>
        <source>Strength of the ambient part</source>
        <translation>环境光部分的强度</translation>
    </message>
    <message>
        <source>Darkness of the shadows that this light casts</source>
        <translation>此光源投射的阴影的深浅</translation>
    </message>
    <message>
        <source>Start of fading over time</source>
        <translation>衰减起点随时间的变化</translation>
    </message>
    <message>
        <source>End of fading over time</source>
        <translation>衰减终点随时间的变化</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>强度随时间的变化</translation>
    </message>
    <message>
        <source>Strength of the ambient part over time</source>
        <translation>环境光部分的强度随时间的变化</translation>
    </message>
    <message>
        <source>Ambient colour over time; keys are stored blue, green, red</source>
        <translation>环境光颜色随时间的变化；关键帧按蓝、绿、红的顺序存储</translation>
    </message>
    <message>
        <source>Model that is attached here from the start; usually empty</source>
        <translation>一开始就挂在此处的模型；通常为空</translation>
    </message>
    <message>
        <source>Number of the attachment point in the order of the file</source>
        <translation>附着点在文件顺序中的编号</translation>
    </message>
    <message>
        <source>When the event fires; the game refuses an event object without times</source>
        <translation>事件触发的时间；游戏拒绝没有时间的事件对象</translation>
    </message>
    <message>
        <source>Box and plane have two corners, a sphere a centre and a radius, a cylinder two ends and a radius</source>
        <translation>长方体和平面有两个角点，球体有球心和半径，圆柱体有两个端点和半径</translation>
    </message>
    <message>
        <source>Corner, end or centre in model space; the node moves it like a vertex</source>
        <translation>模型空间中的角点、端点或中心；节点会像移动顶点一样移动它</translation>
    </message>
    <message>
        <source>Opposite corner or other end</source>
        <translation>对角点或另一端点</translation>
    </message>
    <message>
        <source>Radius of a sphere or cylinder</source>
        <translation>球体或圆柱体的半径</translation>
    </message>
    <message>
        <source>Portrait models are viewed through their first camera</source>
        <translation>头像模型通过其第一个摄像机观看</translation>
    </message>
    <message>
        <source>Where the camera stands</source>
        <translation>摄像机所在的位置</translation>
    </message>
    <message>
        <source>Angle across the diagonal of the image</source>
        <translation>画面对角线方向的视角</translation>
    </message>
    <message>
        <source>Nothing beyond this distance is drawn</source>
        <translation>比这更远的不绘制</translation>
    </message>
    <message>
        <source>Nothing closer than this distance is drawn</source>
        <translation>比这更近的不绘制</translation>
    </message>
    <message>
        <source>What the camera looks at</source>
        <translation>摄像机对准的位置</translation>
    </message>
    <message>
        <source>Movement of the camera over time, added to its position</source>
        <translation>摄像机随时间的移动，叠加到其位置上</translation>
    </message>
    <message>
        <source>Rotation about the line of sight over time</source>
        <translation>绕视线的旋转随时间的变化</translation>
    </message>
    <message>
        <source>Movement of the target over time, added to its position</source>
        <translation>目标随时间的移动，叠加到其位置上</translation>
    </message>
    <message>
        <source>The chunk&apos;s four characters</source>
        <translation>数据块的四个字符</translation>
    </message>
    <message>
        <source>Name of the model; the game doesn&apos;t use it</source>
        <translation>模型的名称；游戏不使用它</translation>
    </message>
    <message>
        <source>Which optional parts the file has and how the game treats the model</source>
        <translation>文件包含哪些可选部分，以及游戏如何处理该模型</translation>
    </message>
    <message>
        <source>Loops that run regardless of the sequence that plays</source>
        <translation>无论播放哪个序列都持续运行的循环</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Hash table: sequence of an animation id</source>
        <translation>哈希表：动画 ID 对应的序列</translation>
    </message>
    <message>
        <source>What the game plays for each animation</source>
        <translation>游戏的每个动画所播放的内容</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bone of each key bone id</source>
        <translation>每个关键骨骼 ID 对应的骨骼</translation>
    </message>
    <message>
        <source>Four weights per vertex, 0 to 255</source>
        <translation>每个顶点四个权重，0 到 255</translation>
    </message>
    <message>
        <source>Four bones per vertex</source>
        <translation>每个顶点四个骨骼</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>贴图坐标</translation>
    </message>
    <message>
        <source>Second texture coordinates</source>
        <translation>第二套贴图坐标</translation>
    </message>
    <message>
        <source>Which vertices and triangles are drawn, and how; the first is the finest</source>
        <translation>哪些顶点和三角形以何种方式绘制；第一个最精细</translation>
    </message>
    <message>
        <source>Animated colours of batches</source>
        <translation>批次的动画颜色</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Animated opacities</source>
        <translation>带动画的不透明度</translation>
    </message>
    <message>
        <source>Never seen with content</source>
        <translation>从未见过有内容的</translation>
    </message>
    <message>
        <source>Animated texture coordinates</source>
        <translation>带动画的贴图坐标</translation>
    </message>
    <message>
        <source>Texture of each type</source>
        <translation>每种类型对应的贴图</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Bones that submeshes use</source>
        <translation>子网格使用的骨骼</translation>
    </message>
    <message>
        <source>Textures that batches use</source>
        <translation>批次使用的贴图</translation>
    </message>
    <message>
        <source>-1 environment, 0 or 1 the UV set</source>
        <translation>-1 为环境映射，0 或 1 为 UV 集</translation>
    </message>
    <message>
        <source>Texture weights that batches use</source>
        <translation>批次使用的贴图权重</translation>
    </message>
    <message>
        <source>Texture transforms that batches use</source>
        <translation>批次使用的贴图变换</translation>
    </message>
    <message>
        <source>Bounds of the model</source>
        <translation>模型的边界</translation>
    </message>
    <message>
        <source>Bounds of the collision mesh</source>
        <translation>碰撞网格的边界</translation>
    </message>
    <message>
        <source>Rows of the collision positions, three per triangle</source>
        <translation>碰撞位置的行号，每个三角形三个</translation>
    </message>
    <message>
        <source>Vertices of the collision mesh</source>
        <translation>碰撞网格的顶点</translation>
    </message>
    <message>
        <source>Normal of each collision triangle</source>
        <translation>每个碰撞三角形的法线</translation>
    </message>
    <message>
        <source>Points where the game attaches things</source>
        <translation>游戏挂接物体的位置</translation>
    </message>
    <message>
        <source>Attachment of each attachment point</source>
        <translation>每个附着点位置对应的附着点</translation>
    </message>
    <message>
        <source>Actions of the game at certain times</source>
        <translation>游戏在特定时间执行的动作</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>光源</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Camera of each type</source>
        <translation>每种类型对应的摄像机</translation>
    </message>
    <message>
        <source>Ribbon emitters</source>
        <translation>丝带发射器</translation>
    </message>
    <message>
        <source>Particle emitters</source>
        <translation>粒子发射器</translation>
    </message>
    <message>
        <source>Combiners of the textures of a batch</source>
        <translation>批次各贴图的合成方式</translation>
    </message>
    <message>
        <source>Number of the .phys file</source>
        <translation>.phys 文件的编号</translation>
    </message>
    <message>
        <source>Numbers of the .skin files</source>
        <translation>各 .skin 文件的编号</translation>
    </message>
    <message>
        <source>Numbers of the .anim files</source>
        <translation>各 .anim 文件的编号</translation>
    </message>
    <message>
        <source>Numbers of the .bone files</source>
        <translation>各 .bone 文件的编号</translation>
    </message>
    <message>
        <source>Number of the .skel file</source>
        <translation>.skel 文件的编号</translation>
    </message>
    <message>
        <source>File number of each texture</source>
        <translation>每个贴图的文件编号</translation>
    </message>
    <message>
        <source>For each emitter, the model whose emitters every particle carries</source>
        <translation>每个粒子携带其发射器的模型，按发射器列出</translation>
    </message>
    <message>
        <source>Model emitted by each emitter</source>
        <translation>被发射的模型，按发射器列出</translation>
    </message>
    <message>
        <source>Two bytes for each material and then each emitter</source>
        <translation>先为每个材质、再为每个发射器各两个字节</translation>
    </message>
    <message>
        <source>Older form of the extended particle data</source>
        <translation>扩展粒子数据的旧形式</translation>
    </message>
    <message>
        <source>Further properties of each particle emitter</source>
        <translation>每个粒子发射器的更多数据</translation>
    </message>
    <message>
        <source>Animations that are not taken from the parent skeleton</source>
        <translation>不取自父骨架的动画</translation>
    </message>
    <message>
        <source>Texture weights during animations of the parent skeleton</source>
        <translation>父骨架的动画期间的贴图权重</translation>
    </message>
    <message>
        <source>Bounds during animations of the parent skeleton</source>
        <translation>父骨架的动画期间的边界</translation>
    </message>
    <message>
        <source>Events during animations of the parent skeleton</source>
        <translation>父骨架的动画期间的事件</translation>
    </message>
    <message>
        <source>Levels of detail</source>
        <translation>细节层次</translation>
    </message>
    <message>
        <source>Geoset whose selection shows or hides each emitter</source>
        <translation>由其选择决定各发射器显示或隐藏的几何体</translation>
    </message>
    <message>
        <source>Numbers of the second shading path</source>
        <translation>第二着色路径的数值</translation>
    </message>
    <message>
        <source>Fading with distance</source>
        <translation>随距离淡出</translation>
    </message>
    <message>
        <source>Further properties of each light</source>
        <translation>每个光源的更多数据</translation>
    </message>
    <message>
        <source>Coarser skin profiles for distant models</source>
        <translation>用于远处的较粗略的蒙皮配置</translation>
    </message>
    <message>
        <source>Header of the .skel file</source>
        <translation>.skel 文件的头部</translation>
    </message>
    <message>
        <source>Skeleton that the .skel file adds to</source>
        <translation>此 .skel 文件所补充的骨架</translation>
    </message>
    <message>
        <source>Bone offsets of the .bone files</source>
        <translation>.bone 文件的骨骼偏移</translation>
    </message>
    <message>
        <source>The texture specifies its file</source>
        <translation>贴图自行指定文件</translation>
    </message>
    <message>
        <source>Body and clothes of a character</source>
        <translation>角色的身体和衣服</translation>
    </message>
    <message>
        <source>Items and capes</source>
        <translation>物品和披风</translation>
    </message>
    <message>
        <source>Obsolete</source>
        <translation>已废弃</translation>
    </message>
    <message>
        <source>Inventory art</source>
        <translation>物品栏图像</translation>
    </message>
    <message>
        <source>Creatures and game objects</source>
        <translation>生物和游戏对象</translation>
    </message>
    <message>
        <source>Since Cataclysm</source>
        <translation>自“大地的裂变”起</translation>
    </message>
    <message>
        <source>Since Shadowlands</source>
        <translation>自“暗影国度”起</translation>
    </message>
    <message>
        <source>Added in Shadowlands; nothing else is known</source>
        <translation>自“暗影国度”起；其余不明</translation>
    </message>
    <message>
        <source>Seen in a dragon form of 10.0; nothing else is known</source>
        <translation>见于 10.0 的一种龙形态；其余不明</translation>
    </message>
    <message>
        <source>Elements of the game are drawn opaque or not at all</source>
        <translation>游戏元素要么不透明绘制，要么完全不绘制</translation>
    </message>
    <message>
        <source>Sorted as if nearer by its radius</source>
        <translation>排序时视为近了一个自身半径</translation>
    </message>
    <message>
        <source>Sorted as if farther by its radius</source>
        <translation>排序时视为远了一个自身半径</translation>
    </message>
    <message>
        <source>Set in nearly all batches</source>
        <translation>几乎所有批次都设置了此项</translation>
    </message>
    <message>
        <source>The alpha is not multiplied by the texture weight</source>
        <translation>Alpha 不与贴图权重相乘</translation>
    </message>
    <message>
        <source>The chunk EDGF applies</source>
        <translation>EDGF 数据块生效</translation>
    </message>
    <message>
        <source>The header has one more array, which says how the textures of a batch are combined</source>
        <translation>文件头多一个数组，说明批次的各贴图如何合成</translation>
    </message>
    <message>
        <source>There is a .phys file</source>
        <translation>存在 .phys 文件</translation>
    </message>
    <message>
        <source>Set in every model since Cataclysm</source>
        <translation>自“大地的裂变”起所有模型都设置了此项</translation>
    </message>
    <message>
        <source>Particle emitters are larger</source>
        <translation>粒子发射器的数据更大</translation>
    </message>
    <message>
        <source>Texture transforms follow the sequence that their bone plays</source>
        <translation>贴图变换跟随其骨骼所播放的序列</translation>
    </message>
    <message>
        <source>Set by the game once it has read an animation file</source>
        <translation>游戏读取动画文件后设置</translation>
    </message>
    <message>
        <source>Without it and without “Alias” the keys are in an .anim file</source>
        <translation>既无此标志也无“别名”时，关键帧位于 .anim 文件中</translation>
    </message>
    <message>
        <source>Plays another sequence</source>
        <translation>播放另一个序列</translation>
    </message>
    <message>
        <source>Changes to and from this sequence are blended</source>
        <translation>进入和离开此序列时进行混合</translation>
    </message>
    <message>
        <source>Blending in and out have separate times</source>
        <translation>混入和混出各有自己的时间</translation>
    </message>
    <message>
        <source>Seen in files since Legion</source>
        <translation>见于“军团再临”以来的文件</translation>
    </message>
    <message>
        <source>The bone has keys</source>
        <translation>骨骼有关键帧</translation>
    </message>
    <message>
        <source>Physics may move the bone</source>
        <translation>物理可以移动骨骼</translation>
    </message>
    <message>
        <source>Parent and submesh hold a sequence ID instead</source>
        <translation>父骨骼和子网格改为表示一个序列 ID</translation>
    </message>
    <message>
        <source>Particles move with the emitter</source>
        <translation>粒子随发射器移动</translation>
    </message>
    <message>
        <source>Particles are thrown by the emitter&apos;s own movement</source>
        <translation>粒子被发射器自身的运动抛出</translation>
    </message>
    <message>
        <source>Particles start along the Z axis</source>
        <translation>粒子沿 Z 轴出发</translation>
    </message>
    <message>
        <source>Particles lie flat</source>
        <translation>粒子平躺</translation>
    </message>
    <message>
        <source>Particles stay on the ground</source>
        <translation>粒子贴附地面</translation>
    </message>
    <message>
        <source>Width and height vary independently</source>
        <translation>宽度和高度各自变化</translation>
    </message>
    <message>
        <source>Gravity is a direction and a strength in four bytes</source>
        <translation>重力以四个字节表示方向和强度</translation>
    </message>
    <message>
        <source>Bones instead of joints</source>
        <translation>使用骨骼而非关节</translation>
    </message>
    <message>
        <source>Tag of the chunk</source>
        <translation>数据块的标签</translation>
    </message>
    <message>
        <source>Bytes of the chunk, kept as they are</source>
        <translation>数据块的字节，原样保留</translation>
    </message>
    <message>
        <source>Animation of the file</source>
        <translation>文件的动画</translation>
    </message>
    <message>
        <source>Variation of the file</source>
        <translation>文件的变体</translation>
    </message>
    <message>
        <source>Number of the .anim file; 0 none</source>
        <translation>.anim 文件的编号；0 为无</translation>
    </message>
    <message>
        <source>Height of the point that particles fly away from</source>
        <translation>粒子飞离的那一点的高度</translation>
    </message>
    <message>
        <source>Factor for the colour</source>
        <translation>颜色的系数</translation>
    </message>
    <message>
        <source>Factor for the opacity</source>
        <translation>不透明度的系数</translation>
    </message>
    <message>
        <source>Minimum opacity that is drawn, over a particle&apos;s life</source>
        <translation>不透明度低于此值时不绘制，随粒子寿命变化</translation>
    </message>
    <message>
        <source>When the parent skeleton&apos;s event happens</source>
        <translation>父骨架的事件发生的时间</translation>
    </message>
    <message>
        <source>Number of levels</source>
        <translation>级别的数量</translation>
    </message>
    <message>
        <source>Distance used to choose the level</source>
        <translation>决定级别选择的距离</translation>
    </message>
    <message>
        <source>Which bones&apos; emitters run at each level</source>
        <translation>各级别中运行哪些骨骼的发射器</translation>
    </message>
    <message>
        <source>Two bytes of a material or emitter; meaning unknown</source>
        <translation>一个材质或发射器的两个字节；含义不明</translation>
    </message>
    <message>
        <source>Depth of the surface</source>
        <translation>表面的深度</translation>
    </message>
    <message>
        <source>Red, green, blue, alpha</source>
        <translation>红、绿、蓝、Alpha</translation>
    </message>
    <message>
        <source>Flags; meaning unknown</source>
        <translation>标志；含义不明</translation>
    </message>
    <message>
        <source>Squared distances between which the model fades</source>
        <translation>模型淡出所在的距离区间，以平方表示</translation>
    </message>
    <message>
        <source>Flags; 0x100 in known files</source>
        <translation>标志；已知文件中为 0x100</translation>
    </message>
    <message>
        <source>Name of the skeleton</source>
        <translation>骨架的名称</translation>
    </message>
    <message>
        <source>Number of the .skel file that this one adds to</source>
        <translation>此文件所补充的 .skel 文件的编号</translation>
    </message>
    <message>
        <source>0 directional, 1 point</source>
        <translation>0 为平行光，1 为点光源</translation>
    </message>
    <message>
        <source>Bone that moves the light</source>
        <translation>移动光源的骨骼</translation>
    </message>
    <message>
        <source>Where the light is, in model space</source>
        <translation>光源的位置，位于模型空间</translation>
    </message>
    <message>
        <source>Colour of the ambient part over time</source>
        <translation>环境光部分的颜色随时间的变化</translation>
    </message>
    <message>
        <source>Colour of the light over time</source>
        <translation>光的颜色随时间的变化</translation>
    </message>
    <message>
        <source>Strength of the light over time</source>
        <translation>光的强度随时间的变化</translation>
    </message>
    <message>
        <source>Distance at which the light begins to fade, over time</source>
        <translation>光线开始衰减的距离随时间的变化</translation>
    </message>
    <message>
        <source>Distance at which the light ends, over time</source>
        <translation>光线终止的距离随时间的变化</translation>
    </message>
    <message>
        <source>1 on, 0 off</source>
        <translation>1 为开，0 为关</translation>
    </message>
    <message>
        <source>0 portrait, 1 character information, -1 others</source>
        <translation>0 为头像，1 为角色信息，-1 为其他</translation>
    </message>
    <message>
        <source>Diagonal angle of view</source>
        <translation>对角线方向的视角</translation>
    </message>
    <message>
        <source>Distance beyond which nothing is drawn</source>
        <translation>超过此距离的不绘制</translation>
    </message>
    <message>
        <source>Distance below which nothing is drawn</source>
        <translation>近于此距离的不绘制</translation>
    </message>
    <message>
        <source>Offset of the camera over time</source>
        <translation>摄像机的偏移随时间的变化</translation>
    </message>
    <message>
        <source>Where the camera is</source>
        <translation>摄像机所在的位置</translation>
    </message>
    <message>
        <source>Offset of the target over time</source>
        <translation>目标的偏移随时间的变化</translation>
    </message>
    <message>
        <source>Roll about the line of sight over time</source>
        <translation>绕视线的滚转随时间的变化</translation>
    </message>
    <message>
        <source>Diagonal angle of view over time</source>
        <translation>对角线方向的视角随时间的变化</translation>
    </message>
    <message>
        <source>Number of the ribbon; -1 in all known files</source>
        <translation>丝带的编号；所有已知文件中均为 -1</translation>
    </message>
    <message>
        <source>Bone that moves the ribbon</source>
        <translation>移动丝带的骨骼</translation>
    </message>
    <message>
        <source>Where the ribbon starts, in model space</source>
        <translation>丝带的起始位置，位于模型空间</translation>
    </message>
    <message>
        <source>Texture of each layer</source>
        <translation>每个图层的贴图</translation>
    </message>
    <message>
        <source>Material of each layer</source>
        <translation>每个图层的材质</translation>
    </message>
    <message>
        <source>Colour over time</source>
        <translation>颜色随时间的变化</translation>
    </message>
    <message>
        <source>Extent above the bone over time</source>
        <translation>骨骼上方的范围随时间的变化</translation>
    </message>
    <message>
        <source>Extent below the bone over time</source>
        <translation>骨骼下方的范围随时间的变化</translation>
    </message>
    <message>
        <source>How many edges are created</source>
        <translation>生成多少条边</translation>
    </message>
    <message>
        <source>How the ribbon sinks or rises</source>
        <translation>丝带如何下沉或上升</translation>
    </message>
    <message>
        <source>Cell of the texture over time</source>
        <translation>贴图的单元格随时间的变化</translation>
    </message>
    <message>
        <source>Drawing order among blended objects</source>
        <translation>混合物体之间的次序</translation>
    </message>
    <message>
        <source>Row in the game&apos;s table of ribbon colours</source>
        <translation>游戏的丝带颜色表中的行</translation>
    </message>
    <message>
        <source>Entry of the transform combos</source>
        <translation>变换组合中的条目</translation>
    </message>
    <message>
        <source>Number of the emitter; -1 in all known files</source>
        <translation>发射器的编号；所有已知文件中均为 -1</translation>
    </message>
    <message>
        <source>How particles move and look</source>
        <translation>粒子的运动和外观</translation>
    </message>
    <message>
        <source>Where particles come from, in model space</source>
        <translation>粒子产生的位置，位于模型空间</translation>
    </message>
    <message>
        <source>Bone that moves the emitter</source>
        <translation>移动发射器的骨骼</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Second texture of emitters with several</source>
        <translation>多贴图发射器的第二贴图</translation>
    </message>
    <message>
        <source>Third texture of multi-texture emitters</source>
        <translation>多贴图发射器的第三贴图</translation>
    </message>
    <message>
        <source>Model that is emitted instead of quads</source>
        <translation>代替四边形被发射的模型</translation>
    </message>
    <message>
        <source>Model whose emitters every particle carries</source>
        <translation>每个粒子携带其发射器的模型</translation>
    </message>
    <message>
        <source>High part of the blend type</source>
        <translation>混合类型的高位部分</translation>
    </message>
    <message>
        <source>1 plane, 2 sphere, 3 spline, 4 bones</source>
        <translation>1 为平面，2 为球体，3 为样条，4 为骨骼</translation>
    </message>
    <message>
        <source>High part of the emitter type</source>
        <translation>发射器类型的高位部分</translation>
    </message>
    <message>
        <source>11 to 13: colours come from the game&apos;s table</source>
        <translation>11 到 13：颜色取自游戏的表</translation>
    </message>
    <message>
        <source>0 quads, 1 models</source>
        <translation>0 为四边形，1 为模型</translation>
    </message>
    <message>
        <source>0 head, 1 tail, 2 both</source>
        <translation>0 为头部，1 为尾部，2 为两者</translation>
    </message>
    <message>
        <source>Scale of the second and third texture, in 32nds</source>
        <translation>第二和第三贴图的缩放，以 1/32 为单位</translation>
    </message>
    <message>
        <source>Speed at birth over time</source>
        <translation>出生时的速度随时间的变化</translation>
    </message>
    <message>
        <source>Spread away from the axis</source>
        <translation>偏离轴的散布</translation>
    </message>
    <message>
        <source>Spread about the axis</source>
        <translation>绕轴的散布</translation>
    </message>
    <message>
        <source>Acceleration over time</source>
        <translation>加速度随时间的变化</translation>
    </message>
    <message>
        <source>How long a particle lives</source>
        <translation>粒子存活的时间</translation>
    </message>
    <message>
        <source>How much that varies</source>
        <translation>该值的变化幅度</translation>
    </message>
    <message>
        <source>Length of the area, or the smaller radius</source>
        <translation>区域的长度，或较小的半径</translation>
    </message>
    <message>
        <source>Width of the area, or the larger radius</source>
        <translation>区域的宽度，或较大的半径</translation>
    </message>
    <message>
        <source>Height of the point that particles fly away from; 0 none</source>
        <translation>粒子飞离的那一点的高度；0 为无</translation>
    </message>
    <message>
        <source>Colour over a particle&apos;s life</source>
        <translation>颜色随粒子寿命的变化</translation>
    </message>
    <message>
        <source>Opacity over a particle&apos;s life</source>
        <translation>不透明度随粒子寿命的变化</translation>
    </message>
    <message>
        <source>Size over a particle&apos;s life</source>
        <translation>大小随粒子寿命的变化</translation>
    </message>
    <message>
        <source>How much the size varies</source>
        <translation>大小的变化幅度</translation>
    </message>
    <message>
        <source>Cell of the head over a particle&apos;s life</source>
        <translation>头部的单元格随粒子寿命的变化</translation>
    </message>
    <message>
        <source>Cell of the tail over a particle&apos;s life</source>
        <translation>尾部的单元格随粒子寿命的变化</translation>
    </message>
    <message>
        <source>Fraction of the lifetime at which the middle values apply</source>
        <translation>中间值生效时的寿命比例</translation>
    </message>
    <message>
        <source>Colour at birth, middle and death: blue, green, red, alpha</source>
        <translation>出生、中间和消亡时的颜色：蓝、绿、红、Alpha</translation>
    </message>
    <message>
        <source>Cells of the head until the middle: first, last, repetitions</source>
        <translation>中间之前头部的单元格：首个、末个、重复次数</translation>
    </message>
    <message>
        <source>Cells of the head after the middle</source>
        <translation>中间之后头部的单元格</translation>
    </message>
    <message>
        <source>Cells of the tail until the middle</source>
        <translation>中间之前尾部的单元格</translation>
    </message>
    <message>
        <source>Cells of the tail after the middle</source>
        <translation>中间之后尾部的单元格</translation>
    </message>
    <message>
        <source>Length of the tail</source>
        <translation>尾部的长度</translation>
    </message>
    <message>
        <source>How fast particles twinkle</source>
        <translation>粒子闪烁的快慢</translation>
    </message>
    <message>
        <source>Fraction of the time that they are visible</source>
        <translation>可见时间所占的比例</translation>
    </message>
    <message>
        <source>Smallest and largest size while twinkling</source>
        <translation>闪烁时的最小和最大大小</translation>
    </message>
    <message>
        <source>Fraction of the bone&apos;s movement that particles inherit</source>
        <translation>粒子获得骨骼运动的比例</translation>
    </message>
    <message>
        <source>How quickly movement slows down</source>
        <translation>运动如何减慢</translation>
    </message>
    <message>
        <source>Rotation at birth</source>
        <translation>出生时的旋转</translation>
    </message>
    <message>
        <source>Rotation per second</source>
        <translation>每秒旋转</translation>
    </message>
    <message>
        <source>Slowest rotation of emitted models</source>
        <translation>所发射模型的最慢旋转</translation>
    </message>
    <message>
        <source>Fastest rotation of emitted models</source>
        <translation>所发射模型的最快旋转</translation>
    </message>
    <message>
        <source>Acceleration due to wind</source>
        <translation>风产生的加速度</translation>
    </message>
    <message>
        <source>How long the wind blows</source>
        <translation>风吹动的时间</translation>
    </message>
    <message>
        <source>Emitter speed from which the first fraction applies</source>
        <translation>第一比例开始生效的发射器速度</translation>
    </message>
    <message>
        <source>Fraction of its movement that particles then follow</source>
        <translation>此时粒子跟随其运动的比例</translation>
    </message>
    <message>
        <source>Emitter speed from which the second fraction applies</source>
        <translation>第二比例开始生效的速度</translation>
    </message>
    <message>
        <source>Points of the curve that particles come from</source>
        <translation>粒子所产生自的曲线的点</translation>
    </message>
    <message>
        <source>Movement of the second and third texture, in 512ths</source>
        <translation>第二和第三贴图的移动，以 1/512 为单位</translation>
    </message>
    <message>
        <source>Colour that the batch is multiplied by, over time</source>
        <translation>与批次相乘的颜色随时间的变化</translation>
    </message>
    <message>
        <source>0 a file; otherwise a slot that the game fills</source>
        <translation>0 为文件；否则为由游戏填充的槽位</translation>
    </message>
    <message>
        <source>File in the game&apos;s archives; empty for slots and where the file id is used</source>
        <translation>游戏档案中的文件；对于槽位以及以文件 ID 为准时为空</translation>
    </message>
    <message>
        <source>Opacity of a texture over time</source>
        <translation>贴图的不透明度随时间的变化</translation>
    </message>
    <message>
        <source>Cells of a texture over time; never seen with content</source>
        <translation>贴图的单元格随时间的变化；从未见过有内容的</translation>
    </message>
    <message>
        <source>Offset of the texture coordinates over time</source>
        <translation>贴图坐标的偏移随时间的变化</translation>
    </message>
    <message>
        <source>Rotation of the texture coordinates about their middle over time</source>
        <translation>贴图坐标绕其中心的旋转随时间的变化</translation>
    </message>
    <message>
        <source>Scale of the texture coordinates about their middle over time</source>
        <translation>贴图坐标以其中心为基准的缩放随时间的变化</translation>
    </message>
    <message>
        <source>Lighting, fog, culling and depth</source>
        <translation>光照、雾、剔除与深度</translation>
    </message>
    <message>
        <source>How the material is blended with what is behind it</source>
        <translation>材质与其后方内容的混合方式</translation>
    </message>
    <message>
        <source>Geoset group · 100 + variant</source>
        <translation>几何体组 · 100 + 变体</translation>
    </message>
    <message>
        <source>High 16 bits of the first triangle index</source>
        <translation>首个三角形索引的高 16 位</translation>
    </message>
    <message>
        <source>First entry of the profile&apos;s vertex list</source>
        <translation>配置的顶点列表中的首个条目</translation>
    </message>
    <message>
        <source>Number of vertices</source>
        <translation>顶点数</translation>
    </message>
    <message>
        <source>First entry of the profile&apos;s index list</source>
        <translation>配置的索引列表中的首个条目</translation>
    </message>
    <message>
        <source>Number of indices, three per triangle</source>
        <translation>索引数，每个三角形三个</translation>
    </message>
    <message>
        <source>Number of bone combo entries</source>
        <translation>骨骼组合的条目数</translation>
    </message>
    <message>
        <source>First entry of the bone combos</source>
        <translation>骨骼组合的首个条目</translation>
    </message>
    <message>
        <source>Maximum number of bones per vertex</source>
        <translation>移动一个顶点的骨骼的最大数目</translation>
    </message>
    <message>
        <source>Bone that moves the centre</source>
        <translation>移动中心的骨骼</translation>
    </message>
    <message>
        <source>Centre of the vertices</source>
        <translation>各顶点的中心</translation>
    </message>
    <message>
        <source>Centre of the box, used for the drawing order</source>
        <translation>包围盒的中心，用于绘制次序</translation>
    </message>
    <message>
        <source>Distance from the centre to the farthest vertex</source>
        <translation>最远顶点与它的距离</translation>
    </message>
    <message>
        <source>Drawing order, projection and use of texture weights</source>
        <translation>绘制次序、投影，以及贴图权重是否生效</translation>
    </message>
    <message>
        <source>Order among blended batches</source>
        <translation>混合批次之间的次序</translation>
    </message>
    <message>
        <source>Combiner: a simple one or, with bit 15 set, a row in the table of special ones</source>
        <translation>合成器：简单型；若设置位 15 则为特殊合成器表中的行</translation>
    </message>
    <message>
        <source>Row of the submesh that is drawn</source>
        <translation>所绘制的子网格的行</translation>
    </message>
    <message>
        <source>More flags; before 260 the submesh again</source>
        <translation>更多标志；260 之前同样为子网格</translation>
    </message>
    <message>
        <source>Colour animation</source>
        <translation>颜色动画</translation>
    </message>
    <message>
        <source>Blending, culling and depth</source>
        <translation>混合、剔除与深度</translation>
    </message>
    <message>
        <source>Order among opaque batches</source>
        <translation>不透明批次之间的次序</translation>
    </message>
    <message>
        <source>Number of textures</source>
        <translation>贴图数</translation>
    </message>
    <message>
        <source>First entry of the texture combos</source>
        <translation>贴图组合的首个条目</translation>
    </message>
    <message>
        <source>First entry of the coordinate combos</source>
        <translation>坐标组合的首个条目</translation>
    </message>
    <message>
        <source>First entry of the weight combos</source>
        <translation>权重组合的首个条目</translation>
    </message>
    <message>
        <source>First entry of the transform combos</source>
        <translation>变换组合的首个条目</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>更多标志</translation>
    </message>
    <message>
        <source>Row of the submesh</source>
        <translation>子网格的行</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>透明度</translation>
    </message>
    <message>
        <source>Rows of the model&apos;s vertices</source>
        <translation>模型顶点的行号</translation>
    </message>
    <message>
        <source>Rows of the vertex list, three per triangle</source>
        <translation>顶点列表的行号，每个三角形三个</translation>
    </message>
    <message>
        <source>Four per vertex: rows within the submesh&apos;s part of the bone combos</source>
        <translation>每个顶点四个：子网格所占骨骼组合部分内的行号</translation>
    </message>
    <message>
        <source>Parts of the mesh</source>
        <translation>网格的各部分</translation>
    </message>
    <message>
        <source>Draw calls</source>
        <translation>绘制调用</translation>
    </message>
    <message>
        <source>Maximum number of bones that a submesh uses</source>
        <translation>一个子网格使用的骨骼的最大数目</translation>
    </message>
    <message>
        <source>Draw calls for shadows; only in files with the long header</source>
        <translation>阴影的绘制调用；仅存在于长文件头的文件中</translation>
    </message>
    <message>
        <source>Version of the file</source>
        <translation>文件的版本</translation>
    </message>
    <message>
        <source>Bones that are moved</source>
        <translation>被移动的骨骼</translation>
    </message>
    <message>
        <source>Matrix of each bone</source>
        <translation>每个骨骼的矩阵</translation>
    </message>
    <message>
        <source>Smallest corner of the box</source>
        <translation>包围盒的最小角点</translation>
    </message>
    <message>
        <source>Largest corner of the box</source>
        <translation>包围盒的最大角点</translation>
    </message>
    <message>
        <source>Box around the vertices</source>
        <translation>包围各顶点的包围盒</translation>
    </message>
    <message>
        <source>Which animation in the game&apos;s table this is</source>
        <translation>此序列在游戏的动画表中对应的动画</translation>
    </message>
    <message>
        <source>Its number among the animations with the same id</source>
        <translation>此序列在相同 ID 的动画中的编号</translation>
    </message>
    <message>
        <source>Length of the sequence</source>
        <translation>序列的长度</translation>
    </message>
    <message>
        <source>Where the keys are, whether another sequence&apos;s keys play and how it blends</source>
        <translation>关键帧的位置、是否播放另一序列的关键帧、如何混合</translation>
    </message>
    <message>
        <source>Weight when choosing among variations; all variations of one animation add up to 32767</source>
        <translation>在各变体中被选中的比例；同一动画的所有变体合计为 32767</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Minimum number of repetitions; 0 and 0 do not repeat</source>
        <translation>最少重复次数；均为 0 时不重复</translation>
    </message>
    <message>
        <source>Maximum number of repetitions</source>
        <translation>最多重复次数</translation>
    </message>
    <message>
        <source>How long this sequence is blended with the previous one</source>
        <translation>此序列与前一序列混合的时间</translation>
    </message>
    <message>
        <source>How long it is blended with the next one, if the flags say so; otherwise the high part of the blend time</source>
        <translation>与后一序列混合的时间（仅当标志如此指定）；否则为混合时间的高位部分</translation>
    </message>
    <message>
        <source>Sequence with the next variation of this animation</source>
        <translation>此动画下一变体的序列</translation>
    </message>
    <message>
        <source>Sequence whose keys play where the alias flag is set; else this one itself or the next</source>
        <translation>设置别名标志时播放其关键帧的序列；否则为此序列自身或下一个</translation>
    </message>
    <message>
        <source>Time on the common timeline at which the keys of this sequence start; not stored in the file</source>
        <translation>此序列的关键帧在公共时间轴上的起始时间；不在文件中</translation>
    </message>
    <message>
        <source>Animation that plays instead of the one with this row&apos;s number</source>
        <translation>代替此行编号所对应的动画而播放的动画</translation>
    </message>
    <message>
        <source>0 forwards, 1 backwards, 3 frozen</source>
        <translation>0 为正向，1 为反向，3 为冻结</translation>
    </message>
    <message>
        <source>What the game uses this bone for; -1 for nothing</source>
        <translation>游戏对此骨骼的用途；-1 为无</translation>
    </message>
    <message>
        <source>Inheritance, billboards and whether the bone is animated</source>
        <translation>继承、公告板，以及骨骼是否带动画</translation>
    </message>
    <message>
        <source>Parent bone</source>
        <translation>此骨骼所挂接的骨骼</translation>
    </message>
    <message>
        <source>Part of the mesh, or the distance to the parent; not used by the preview</source>
        <translation>网格的部分，或到父节点的距离；预览不使用</translation>
    </message>
    <message>
        <source>CRC-32 of the bone&apos;s name in the artist&apos;s file</source>
        <translation>美术源文件中骨骼名称的 CRC-32</translation>
    </message>
    <message>
        <source>Offset from the rest position over time</source>
        <translation>相对静止位置的偏移随时间的变化</translation>
    </message>
    <message>
        <source>Rotation about the pivot over time</source>
        <translation>绕轴心点的旋转随时间的变化</translation>
    </message>
    <message>
        <source>Scale about the pivot over time</source>
        <translation>以轴心点为中心的缩放随时间的变化</translation>
    </message>
    <message>
        <source>Point that the bone rotates about, in model space</source>
        <translation>骨骼绕其旋转的点，位于模型空间</translation>
    </message>
    <message>
        <source>What the game attaches here</source>
        <translation>游戏在此处挂接的物体</translation>
    </message>
    <message>
        <source>Bone that moves the point</source>
        <translation>移动此点的骨骼</translation>
    </message>
    <message>
        <source>Where the point is, in model space</source>
        <translation>此点的位置，位于模型空间</translation>
    </message>
    <message>
        <source>1 if whatever is attached here is animated with the model</source>
        <translation>为 1 时，挂接在此处的物体随模型一同播放动画</translation>
    </message>
    <message>
        <source>What happens: four characters, mostly $ and three letters</source>
        <translation>发生的事件：四个字符，通常为 $ 加三个字母</translation>
    </message>
    <message>
        <source>Number that goes with the event: a sound, a spell</source>
        <translation>随事件附带的编号：声音、法术</translation>
    </message>
    <message>
        <source>Bone at which it happens</source>
        <translation>事件发生处的骨骼</translation>
    </message>
    <message>
        <source>Where it happens, in model space</source>
        <translation>事件发生的位置，位于模型空间</translation>
    </message>
    <message>
        <source>When it happens</source>
        <translation>事件发生的时间</translation>
    </message>
    <message>
        <source>Physics of the .phys file and of the PFDC chunk</source>
        <translation>.phys 文件和 PFDC 数据块中的物理</translation>
    </message>
    <message>
        <source>Version of the chunk; 0 is the oldest</source>
        <translation>数据块的版本；0 为最旧</translation>
    </message>
    <message>
        <source>How the body moves</source>
        <translation>刚体的运动方式</translation>
    </message>
    <message>
        <source>Bone that the body follows or moves</source>
        <translation>刚体所跟随或带动的骨骼</translation>
    </message>
    <message>
        <source>Position in model space</source>
        <translation>模型空间中的位置</translation>
    </message>
    <message>
        <source>Row of the first shape of the body</source>
        <translation>刚体首个形状的行</translation>
    </message>
    <message>
        <source>Number of shapes</source>
        <translation>形状的数量</translation>
    </message>
    <message>
        <source>Mass, probably; 1 where older files do not store it</source>
        <translation>可能是质量；较旧的文件未注明时为 1</translation>
    </message>
    <message>
        <source>Air resistance, probably</source>
        <translation>可能是空气阻力</translation>
    </message>
    <message>
        <source>With 0, the body follows its bone even if the bone&apos;s flag lets physics move it</source>
        <translation>为 0 时，即使骨骼的标志允许由物理移动，刚体仍跟随其骨骼</translation>
    </message>
    <message>
        <source>Damping, probably; 0.9 where older files do not store it</source>
        <translation>可能是速度的损失；较旧的文件未注明时为 0.9</translation>
    </message>
    <message>
        <source>Kind of the shape</source>
        <translation>形状的类型</translation>
    </message>
    <message>
        <source>Row in the list of that kind</source>
        <translation>该类型列表中的行</translation>
    </message>
    <message>
        <source>Friction of the surface</source>
        <translation>表面的摩擦</translation>
    </message>
    <message>
        <source>Fraction of the speed that is left after a bounce</source>
        <translation>反弹后剩余的速度比例</translation>
    </message>
    <message>
        <source>Mass per unit of volume</source>
        <translation>单位体积的质量</translation>
    </message>
    <message>
        <source>Rotation and position of the centre, relative to the body; the last column is the position</source>
        <translation>中心相对于刚体的旋转和位置；最后一列为位置</translation>
    </message>
    <message>
        <source>From the centre to the sides</source>
        <translation>从中心到各侧面的距离</translation>
    </message>
    <message>
        <source>Centre of one end, relative to the body</source>
        <translation>一端的中心，相对于刚体</translation>
    </message>
    <message>
        <source>Centre of the other end, relative to the body</source>
        <translation>另一端的中心，相对于刚体</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Centre, relative to the body</source>
        <translation>中心，相对于刚体</translation>
    </message>
    <message>
        <source>Room for pointers</source>
        <translation>为指针预留的空间</translation>
    </message>
    <message>
        <source>Number of faces</source>
        <translation>面的数量</translation>
    </message>
    <message>
        <source>Number of half edges</source>
        <translation>半边的数量</translation>
    </message>
    <message>
        <source>Corners, relative to the body</source>
        <translation>角点，相对于刚体</translation>
    </message>
    <message>
        <source>17 bytes for each face, then four for each half edge; kept as they are</source>
        <translation>每个面 17 字节，随后每条半边四字节；原样保留</translation>
    </message>
    <message>
        <source>Where it is stored</source>
        <translation>存储的位置</translation>
    </message>
    <message>
        <source>Meaning unknown; since version 1</source>
        <translation>含义不明；自版本 1 起</translation>
    </message>
    <message>
        <source>Six numbers, meaning unknown; files that have them contain little else</source>
        <translation>六个数字，含义不明；含有它们的文件几乎没有其他内容</translation>
    </message>
    <message>
        <source>Parts that move as one</source>
        <translation>作为整体运动的物体</translation>
    </message>
    <message>
        <source>Materials of the bodies</source>
        <translation>刚体的组成部分</translation>
    </message>
    <message>
        <source>Boxes used by shapes</source>
        <translation>形状所用的长方体</translation>
    </message>
    <message>
        <source>Capsules used by shapes</source>
        <translation>形状所用的胶囊体</translation>
    </message>
    <message>
        <source>Spheres used by shapes</source>
        <translation>形状所用的球体</translation>
    </message>
    <message>
        <source>Convex bodies used by shapes; since version 3</source>
        <translation>形状所用的凸体；自版本 3 起</translation>
    </message>
    <message>
        <source>Connections between bodies</source>
        <translation>连接刚体的部件</translation>
    </message>
    <message>
        <source>Joints that rotate about a point</source>
        <translation>绕一点转动的关节</translation>
    </message>
    <message>
        <source>Joints that twist and swing within limits</source>
        <translation>在限制范围内扭转和摆动的关节</translation>
    </message>
    <message>
        <source>Joints that hold like a spring</source>
        <translation>像弹簧一样固定的关节</translation>
    </message>
    <message>
        <source>Joints that rotate about an axis; since version 2</source>
        <translation>绕轴转动的关节；自版本 2 起</translation>
    </message>
    <message>
        <source>Joints that slide along an axis; since version 2</source>
        <translation>沿轴滑动的关节；自版本 2 起</translation>
    </message>
    <message>
        <source>Joints that keep a distance; since version 2</source>
        <translation>保持距离的关节；自版本 2 起</translation>
    </message>
    <message>
        <source>Row of the first body</source>
        <translation>第一个刚体的行</translation>
    </message>
    <message>
        <source>Row of the second body</source>
        <translation>第二个刚体的行</translation>
    </message>
    <message>
        <source>Kind of the joint</source>
        <translation>关节的类型</translation>
    </message>
    <message>
        <source>Position of the joint, relative to the first body</source>
        <translation>关节的位置，相对于第一个刚体</translation>
    </message>
    <message>
        <source>Position of the joint, relative to the second body</source>
        <translation>关节的位置，相对于第二个刚体</translation>
    </message>
    <message>
        <source>Torque that slows the rotation down</source>
        <translation>减慢转动的扭矩</translation>
    </message>
    <message>
        <source>Axes and position of the joint, relative to the first body; the last column is the position</source>
        <translation>关节的轴和位置，相对于第一个刚体；最后一列为位置</translation>
    </message>
    <message>
        <source>Axes and position of the joint, relative to the second body; the last column is the position</source>
        <translation>关节的轴和位置，相对于第二个刚体；最后一列为位置</translation>
    </message>
    <message>
        <source>Smallest rotation about the axis</source>
        <translation>绕轴转动的最小角度</translation>
    </message>
    <message>
        <source>Largest rotation about the axis</source>
        <translation>绕轴转动的最大角度</translation>
    </message>
    <message>
        <source>Largest swing angle away from the axis</source>
        <translation>摆动偏离轴的最大角度</translation>
    </message>
    <message>
        <source>Largest torque of the motor</source>
        <translation>马达的最大扭矩</translation>
    </message>
    <message>
        <source>0 no motor, 1 towards a position, 2 with a speed</source>
        <translation>0 为无马达，1 为趋向某个位置，2 为按某个速度</translation>
    </message>
    <message>
        <source>Frequency with which the motor reaches its target, in hertz</source>
        <translation>马达到达目标的频率，以赫兹为单位</translation>
    </message>
    <message>
        <source>Damping ratio of the motor; 1 does not oscillate</source>
        <translation>马达的阻尼比；1 为不振荡</translation>
    </message>
    <message>
        <source>Frequency of the rotational spring, in hertz; 0 is rigid</source>
        <translation>抵抗转动的弹簧的频率，以赫兹为单位；0 为刚性</translation>
    </message>
    <message>
        <source>Damping ratio of the rotation; 1 does not oscillate</source>
        <translation>转动的阻尼比；1 为不振荡</translation>
    </message>
    <message>
        <source>Frequency of the linear spring, in hertz; 0 is rigid</source>
        <translation>抵抗移动的弹簧的频率，以赫兹为单位；0 为刚性</translation>
    </message>
    <message>
        <source>Damping ratio of the movement; 1 does not oscillate</source>
        <translation>移动的阻尼比；1 为不振荡</translation>
    </message>
    <message>
        <source>Smallest angle</source>
        <translation>最小角度</translation>
    </message>
    <message>
        <source>Largest angle</source>
        <translation>最大角度</translation>
    </message>
    <message>
        <source>Smallest distance along the axis</source>
        <translation>沿轴的最小行程</translation>
    </message>
    <message>
        <source>Largest distance along the axis</source>
        <translation>沿轴的最大行程</translation>
    </message>
    <message>
        <source>Largest force of the motor</source>
        <translation>马达的最大力</translation>
    </message>
    <message>
        <source>Distance that the joint keeps</source>
        <translation>关节保持的距离</translation>
    </message>
    <message>
        <source>How the game treats the model</source>
        <translation>游戏如何处理该模型</translation>
    </message>
    <message>
        <source>Keys of sequences</source>
        <translation>序列的关键帧</translation>
    </message>
    <message>
        <source>Which collections play as a sequence, by the row of the sequence</source>
        <translation>哪些集合作为序列播放，按序列的行列出</translation>
    </message>
    <message>
        <source>Which bones a sequence moves; empty in all files seen</source>
        <translation>序列所移动的骨骼；所有见过的文件中均为空</translation>
    </message>
    <message>
        <source>Meaning unknown; zero in all files seen</source>
        <translation>含义不明；所有见过的文件中均为零</translation>
    </message>
    <message>
        <source>What each collection animates</source>
        <translation>每个集合为哪些内容制作动画</translation>
    </message>
    <message>
        <source>Number of leading bones that vertices may be bound to</source>
        <translation>最前面的多少个骨骼可以带有顶点</translation>
    </message>
    <message>
        <source>Components of a vertex</source>
        <translation>顶点由哪些部分组成</translation>
    </message>
    <message>
        <source>Four (or two) weights per vertex, 0 to 255</source>
        <translation>每个顶点四个权重（0 到 255），或两个</translation>
    </message>
    <message>
        <source>Positions in the region&apos;s part of the bone look-up, as many per vertex as weights</source>
        <translation>在区域的那部分骨骼查找表中的位置，每个顶点的数目与权重相同</translation>
    </message>
    <message>
        <source>Vertex normals, 0 to 255 for -1 to 1; the fourth is the sign of the bitangent</source>
        <translation>顶点法线，0 到 255 对应 -1 到 1；第四个为副切线的符号</translation>
    </message>
    <message>
        <source>Vertex colours: blue, green, red, alpha</source>
        <translation>顶点颜色：蓝、绿、红、Alpha</translation>
    </message>
    <message>
        <source>Texture coordinates, scaled by the region</source>
        <translation>贴图坐标，由区域缩放</translation>
    </message>
    <message>
        <source>Vertex tangents, 0 to 255 for -1 to 1</source>
        <translation>顶点切线，0 到 255 对应 -1 到 1</translation>
    </message>
    <message>
        <source>Further vertex data; meaning unknown</source>
        <translation>顶点还包含的其他内容；含义不明</translation>
    </message>
    <message>
        <source>The mesh; all files seen have one</source>
        <translation>网格；所有见过的文件中都有一个</translation>
    </message>
    <message>
        <source>Bones that regions use</source>
        <translation>区域使用的骨骼</translation>
    </message>
    <message>
        <source>For each attachment: number of its name in the game; 65535 for none</source>
        <translation>按附着点列出：其名称在游戏中的编号；65535 为无</translation>
    </message>
    <message>
        <source>Shadow boxes</source>
        <translation>阴影盒</translation>
    </message>
    <message>
        <source>For each camera: number of its name in the game; 65535 for none</source>
        <translation>按摄像机列出：其名称在游戏中的编号；65535 为无</translation>
    </message>
    <message>
        <source>Materials of all kinds, as batches and emitters refer to them</source>
        <translation>所有类型的材质，供批次和发射器引用</translation>
    </message>
    <message>
        <source>Standard materials</source>
        <translation>标准材质</translation>
    </message>
    <message>
        <source>Displacement materials</source>
        <translation>置换材质</translation>
    </message>
    <message>
        <source>Composite materials</source>
        <translation>复合材质</translation>
    </message>
    <message>
        <source>Terrain materials</source>
        <translation>地形材质</translation>
    </message>
    <message>
        <source>Volume materials</source>
        <translation>体积材质</translation>
    </message>
    <message>
        <source>Hair materials; none in all files seen</source>
        <translation>毛发材质；所有见过的文件中均无</translation>
    </message>
    <message>
        <source>Creep materials</source>
        <translation>菌毯材质</translation>
    </message>
    <message>
        <source>Volume noise materials</source>
        <translation>体积噪声材质</translation>
    </message>
    <message>
        <source>Splat terrain bake materials</source>
        <translation>泼溅地形烘焙材质</translation>
    </message>
    <message>
        <source>Reflection materials</source>
        <translation>反射材质</translation>
    </message>
    <message>
        <source>Lens flare materials</source>
        <translation>镜头光晕材质</translation>
    </message>
    <message>
        <source>Buffer materials</source>
        <translation>缓冲材质</translation>
    </message>
    <message>
        <source>Additional places where particle emitters emit</source>
        <translation>粒子发射器额外进行发射的位置</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Forces on particles</source>
        <translation>作用于粒子的力</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>扭曲</translation>
    </message>
    <message>
        <source>View volumes</source>
        <translation>视野体积</translation>
    </message>
    <message>
        <source>Physics bodies</source>
        <translation>物理刚体</translation>
    </message>
    <message>
        <source>Physics constraints, whose layout is not known</source>
        <translation>物理约束，其布局未知</translation>
    </message>
    <message>
        <source>Physics joints</source>
        <translation>物理关节</translation>
    </message>
    <message>
        <source>Cloth simulations</source>
        <translation>布料模拟</translation>
    </message>
    <message>
        <source>Chains of two bones that reach for a point</source>
        <translation>伸向一点的两骨骼链</translation>
    </message>
    <message>
        <source>Chains of bones that reach for a point</source>
        <translation>伸向一点的骨骼链</translation>
    </message>
    <message>
        <source>Bones that stay on the ground</source>
        <translation>贴附地面的骨骼</translation>
    </message>
    <message>
        <source>Bones that rotate within a cone</source>
        <translation>在锥形范围内转动的骨骼</translation>
    </message>
    <message>
        <source>Bones that turrets rotate</source>
        <translation>由炮塔转动的骨骼</translation>
    </message>
    <message>
        <source>Turrets</source>
        <translation>炮塔</translation>
    </message>
    <message>
        <source>Takes vertices from model space to the space of each bone at rest</source>
        <translation>将顶点从模型空间变换到每个骨骼静止时的空间</translation>
    </message>
    <message>
        <source>Volume that the mouse hits first</source>
        <translation>鼠标最先命中的体积</translation>
    </message>
    <message>
        <source>Volumes that the mouse hits</source>
        <translation>鼠标可命中的体积</translation>
    </message>
    <message>
        <source>Volumes that missiles and effects hit</source>
        <translation>投射物和特效可命中的体积</translation>
    </message>
    <message>
        <source>For each attachment volume; meaning unknown</source>
        <translation>按附着体积列出：含义不明</translation>
    </message>
    <message>
        <source>Bones that turn towards the camera</source>
        <translation>转向摄像机的骨骼</translation>
    </message>
    <message>
        <source>Terrain data (TMD); absent from all files seen</source>
        <translation>地形数据（TMD）；所有见过的文件中均无</translation>
    </message>
    <message>
        <source>Used to find animation files (.m3a)</source>
        <translation>用于查找动画文件（.m3a）</translation>
    </message>
    <message>
        <source>Events at certain times of sequences</source>
        <translation>在序列的特定时间发生的事件</translation>
    </message>
    <message>
        <source>Sections that are not understood; they are kept as they are</source>
        <translation>无法识别的区段；原样保留</translation>
    </message>
    <message>
        <source>Edges stay where they were created when the emitter moves</source>
        <translation>发射器移动时，各条边留在生成之处</translation>
    </message>
    <message>
        <source>The ribbon fades towards its long edges</source>
        <translation>丝带向两条长边逐渐淡出</translation>
    </message>
    <message>
        <source>The emitter starts as if it had already been running</source>
        <translation>发射器开始时如同已经运行过一段时间</translation>
    </message>
    <message>
        <source>Edges disappear by both lifetime and length</source>
        <translation>各条边同时按存留时间和长度终止</translation>
    </message>
    <message>
        <source>Flat, facing the camera</source>
        <translation>平面，朝向摄像机</translation>
    </message>
    <message>
        <source>Along the bone&apos;s Z axis</source>
        <translation>沿骨骼的 Z 轴</translation>
    </message>
    <message>
        <source>Away from the bone</source>
        <translation>远离骨骼</translation>
    </message>
    <message>
        <source>Slows down</source>
        <translation>减速</translation>
    </message>
    <message>
        <source>Around the bone&apos;s Z axis</source>
        <translation>绕骨骼的 Z 轴</translation>
    </message>
    <message>
        <source>Weaker towards the outer edge</source>
        <translation>越靠近外缘越弱</translation>
    </message>
    <message>
        <source>Acts everywhere</source>
        <translation>在所有地方起作用</translation>
    </message>
    <message>
        <source>Depth is drawn before the colours</source>
        <translation>先绘制深度，再绘制颜色</translation>
    </message>
    <message>
        <source>The depth blend falloff is used</source>
        <translation>深度混合衰减生效</translation>
    </message>
    <message>
        <source>The result is clamped to 0…1</source>
        <translation>结果保持在 0…1 之内</translation>
    </message>
    <message>
        <source>The summand is used</source>
        <translation>要相加的数值生效</translation>
    </message>
    <message>
        <source>The factors are used</source>
        <translation>系数生效</translation>
    </message>
    <message>
        <source>A colour instead of the texture</source>
        <translation>以颜色代替贴图</translation>
    </message>
    <message>
        <source>Projections of other models are drawn on this one</source>
        <translation>其他模型的投影会绘制在此模型上</translation>
    </message>
    <message>
        <source>Always plays, alongside whatever else is playing</source>
        <translation>始终播放，与其他正在播放的内容并行</translation>
    </message>
    <message>
        <source>Vertices are bound to this bone</source>
        <translation>有顶点挂接在此骨骼上</translation>
    </message>
    <message>
        <source>Particles stay where they were born when the emitter moves</source>
        <translation>发射器移动时，粒子留在出生之处</translation>
    </message>
    <message>
        <source>The middle and last angles are added to the first</source>
        <translation>中间角度和最后角度会加到第一个角度上</translation>
    </message>
    <message>
        <source>The inner part of the shape has no particles</source>
        <translation>形状的内部没有粒子</translation>
    </message>
    <message>
        <source>Emitters started by this one inherit its values</source>
        <translation>由此发射器启动的发射器采用它的数值</translation>
    </message>
    <message>
        <source>Tails are never longer than the distance that the particle has travelled</source>
        <translation>尾部的长度绝不超过粒子已移动的距离</translation>
    </message>
    <message>
        <source>Particles leave a trail of another emitter&apos;s particles</source>
        <translation>粒子会留下由另一个发射器的粒子组成的轨迹</translation>
    </message>
    <message>
        <source>Tails keep the length that they had at birth</source>
        <translation>尾部保持出生时的长度</translation>
    </message>
    <message>
        <source>Along the emitter&apos;s Z axis, with a spread</source>
        <translation>沿发射器的 Z 轴，带有散布</translation>
    </message>
    <message>
        <source>Away from the emitter</source>
        <translation>远离发射器</translation>
    </message>
    <message>
        <source>Up or down the emitter&apos;s Z axis</source>
        <translation>沿发射器的 Z 轴向上或向下</translation>
    </message>
    <message>
        <source>Along the normals of the mesh</source>
        <translation>沿网格的法线</translation>
    </message>
    <message>
        <source>Quads along the velocity</source>
        <translation>沿速度方向的四边形</translation>
    </message>
    <message>
        <source>Quads that face their direction of flight</source>
        <translation>面向飞行方向的四边形</translation>
    </message>
    <message>
        <source>Quads that face a fixed direction</source>
        <translation>面向固定方向的四边形</translation>
    </message>
    <message>
        <source>Quads that rotate about one axis only</source>
        <translation>只绕一个轴转动的四边形</translation>
    </message>
    <message>
        <source>Quads that lie on the ground</source>
        <translation>平躺在地面上的四边形</translation>
    </message>
    <message>
        <source>Quads that lie on the ground, along the velocity</source>
        <translation>平躺在地面上、沿速度方向的四边形</translation>
    </message>
    <message>
        <source>Quads with the same orientation as the emitter</source>
        <translation>与发射器朝向一致的四边形</translation>
    </message>
    <message>
        <source>Quads that are rotated by collisions</source>
        <translation>因碰撞而转动的四边形</translation>
    </message>
    <message>
        <source>Quads from where a particle was born to where it is</source>
        <translation>从粒子出生处延伸到其所在处的四边形</translation>
    </message>
    <message>
        <source>Quads behind the particle, along the velocity</source>
        <translation>位于粒子后方、沿速度方向的四边形</translation>
    </message>
    <message>
        <source>Doesn&apos;t collide with other bodies of the model</source>
        <translation>不与模型的其他刚体碰撞</translation>
    </message>
    <message>
        <source>At every level of detail; the priority decides which others are dropped first</source>
        <translation>不受细节层次影响；优先级决定其他哪些先消失</translation>
    </message>
    <message>
        <source>The event Evt_Simulate doesn&apos;t release it</source>
        <translation>事件 Evt_Simulate 不会使其自由运动</translation>
    </message>
    <message>
        <source>Mass, friction, bounce and damping differ from those of the physical material</source>
        <translation>质量、摩擦、反弹和阻尼与物理材质的不同</translation>
    </message>
    <message>
        <source>The part that sets the direction of the whole turret</source>
        <translation>以其方向作为整个炮塔方向的部件</translation>
    </message>
    <message>
        <source>Minimum and maximum count</source>
        <translation>最小和最大数目</translation>
    </message>
    <message>
        <source>Meaning unknown; -1 in all files seen</source>
        <translation>含义不明；所有见过的文件中均为 -1</translation>
    </message>
    <message>
        <source>Meaning unknown; -1 in nearly all files</source>
        <translation>含义不明；几乎所有文件中均为 -1</translation>
    </message>
    <message>
        <source>Name by which the game asks for the sequence</source>
        <translation>游戏调用此序列所用的名称</translation>
    </message>
    <message>
        <source>Where the sequence begins on its own timeline</source>
        <translation>序列在其自身时间轴上的起点</translation>
    </message>
    <message>
        <source>Where the sequence ends on its own timeline</source>
        <translation>序列在其自身时间轴上的终点</translation>
    </message>
    <message>
        <source>Distance that the model moves per second while the sequence plays</source>
        <translation>序列播放期间模型每秒移动的距离</translation>
    </message>
    <message>
        <source>Looping, and whether the sequence plays alongside others</source>
        <translation>是否循环，以及序列是否与其他序列并行播放</translation>
    </message>
    <message>
        <source>How often it is chosen among the sequences with the same name</source>
        <translation>在同名序列中被选中的频率</translation>
    </message>
    <message>
        <source>Minimum number of repetitions; 1 in all known files</source>
        <translation>最少重复次数；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>Maximum number of repetitions; 1 in all known files</source>
        <translation>最多重复次数；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>Time over which the previous sequence fades into this one</source>
        <translation>前一序列淡入此序列所用的时间</translation>
    </message>
    <message>
        <source>Bounds of the model while the sequence plays</source>
        <translation>序列播放期间模型的边界</translation>
    </message>
    <message>
        <source>Meaning unknown; empty in all files seen</source>
        <translation>含义不明；所有见过的文件中均为空</translation>
    </message>
    <message>
        <source>Name of the sequence in the same row</source>
        <translation>同一行中序列的名称</translation>
    </message>
    <message>
        <source>Number of the value that the keys belong to</source>
        <translation>关键帧所属的值的编号</translation>
    </message>
    <message>
        <source>Kind of values in the keys</source>
        <translation>关键帧的值的类型</translation>
    </message>
    <message>
        <source>Position among the blocks of this kind</source>
        <translation>在此类型的数据块中的位置</translation>
    </message>
    <message>
        <source>1 for events and about a tenth of the others; meaning unknown</source>
        <translation>事件及约十分之一的其他项为 1；含义不明</translation>
    </message>
    <message>
        <source>Where the keys end; mostly the end of the sequence or the last key</source>
        <translation>关键帧结束的位置；通常为序列的结尾或最后一个关键帧</translation>
    </message>
    <message>
        <source>Time on the common timeline at which the keys of this block start; not stored in the file</source>
        <translation>此数据块的关键帧在公共时间轴上的起始时间；不在文件中</translation>
    </message>
    <message>
        <source>Times of keys whose animation ID belongs to no value</source>
        <translation>动画 ID 不对应任何值的关键帧的时间</translation>
    </message>
    <message>
        <source>Bytes of keys whose animation ID belongs to no value</source>
        <translation>动画 ID 不对应任何值的关键帧的字节</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>集合的名称</translation>
    </message>
    <message>
        <source>1 if the keys play on top of those of other collections</source>
        <translation>为 1 时，其关键帧覆盖其他集合的关键帧播放</translation>
    </message>
    <message>
        <source>Which collection wins when several play at once</source>
        <translation>多个集合同时播放时由哪一个生效</translation>
    </message>
    <message>
        <source>List of what the collection animates</source>
        <translation>集合为之制作动画的内容列表</translation>
    </message>
    <message>
        <source>The same row as the animation set in all files seen</source>
        <translation>所有见过的文件中均与动画组的行相同</translation>
    </message>
    <message>
        <source>Which values the collection animates</source>
        <translation>集合为哪些值制作动画</translation>
    </message>
    <message>
        <source>The keys themselves; they are shown with the values that they animate</source>
        <translation>关键帧本身；显示在它们所驱动的值处</translation>
    </message>
    <message>
        <source>Values that the collection with this set animates</source>
        <translation>由具有此组的集合制作动画的值</translation>
    </message>
    <message>
        <source>What happens: Evt_SeqEnd, Evt_Simulate or a name of the game&apos;s data</source>
        <translation>发生的事件：Evt_SeqEnd、Evt_Simulate 或游戏数据中的名称</translation>
    </message>
    <message>
        <source>Where it happens; mostly the identity</source>
        <translation>事件发生的位置；通常为单位矩阵</translation>
    </message>
    <message>
        <source>Meaning unknown; 4 in all files seen</source>
        <translation>含义不明；所有见过的文件中均为 4</translation>
    </message>
    <message>
        <source>Text that goes with the event; empty in all files seen</source>
        <translation>随事件附带的文本；所有见过的文件中均为空</translation>
    </message>
    <message>
        <source>Number that goes with the event</source>
        <translation>随事件附带的编号</translation>
    </message>
    <message>
        <source>Number by which collections refer to the track of this event</source>
        <translation>集合引用此事件的轨道所用的编号</translation>
    </message>
    <message>
        <source>Name by which the game finds the point; begins with Ref_ in all files seen</source>
        <translation>游戏查找此点所用的名称；所有见过的文件中均以 Ref_ 开头</translation>
    </message>
    <message>
        <source>Bone that moves it</source>
        <translation>移动它的骨骼</translation>
    </message>
    <message>
        <source>The same bone again in all files seen</source>
        <translation>所有见过的文件中均为同一骨骼</translation>
    </message>
    <message>
        <source>Where the shape is, relative to its bone</source>
        <translation>形状的位置，相对于其骨骼</translation>
    </message>
    <message>
        <source>Corners of a mesh</source>
        <translation>网格的角点</translation>
    </message>
    <message>
        <source>Three corners for each triangle of a mesh</source>
        <translation>网格每个三角形的三个角点</translation>
    </message>
    <message>
        <source>Radius, or half the length of a cube along X</source>
        <translation>半径，或立方体沿 X 轴长度的一半</translation>
    </message>
    <message>
        <source>Height of a capsule or a cylinder, or half the length of a cube along Y</source>
        <translation>胶囊体或圆柱体的高度，或立方体沿 Y 轴长度的一半</translation>
    </message>
    <message>
        <source>Half the length of a cube along Z</source>
        <translation>立方体沿 Z 轴长度的一半</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 in all files seen</source>
        <translation>含义不明；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>Axes of the bone when the turret aims forward</source>
        <translation>炮塔瞄准前方时骨骼的轴</translation>
    </message>
    <message>
        <source>First rotation of the up direction; all zero in most files seen</source>
        <translation>向上方向的第一个旋转；见过的大多数文件中全为零</translation>
    </message>
    <message>
        <source>Second rotation of the up direction; all zero in most files seen</source>
        <translation>向上方向的第二个旋转；见过的大多数文件中全为零</translation>
    </message>
    <message>
        <source>Bone that the turret rotates</source>
        <translation>由炮塔转动的骨骼</translation>
    </message>
    <message>
        <source>Whether it is the turret&apos;s main part</source>
        <translation>是否为炮塔的主部件</translation>
    </message>
    <message>
        <source>Group of the part; 1 in all files seen</source>
        <translation>部件所属的组；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>Whether yaw is limited</source>
        <translation>偏航是否受限</translation>
    </message>
    <message>
        <source>Smallest angle about the vertical axis</source>
        <translation>绕垂直轴的最小角度</translation>
    </message>
    <message>
        <source>Largest angle about the vertical axis</source>
        <translation>绕垂直轴的最大角度</translation>
    </message>
    <message>
        <source>How much of the turret&apos;s yaw the part takes over</source>
        <translation>部件承担炮塔偏航的多少</translation>
    </message>
    <message>
        <source>Whether pitch is limited</source>
        <translation>俯仰是否受限</translation>
    </message>
    <message>
        <source>Smallest angle up and down</source>
        <translation>上下方向的最小角度</translation>
    </message>
    <message>
        <source>Largest angle up and down</source>
        <translation>上下方向的最大角度</translation>
    </message>
    <message>
        <source>How much of the turret&apos;s pitch the part takes over</source>
        <translation>部件承担炮塔俯仰的多少</translation>
    </message>
    <message>
        <source>Meaning unknown; 1 in all files seen</source>
        <translation>含义不明；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>Relative to the bone of the turret&apos;s main part</source>
        <translation>相对于炮塔主部件的骨骼</translation>
    </message>
    <message>
        <source>Parts that rotate as one</source>
        <translation>作为整体转动的部件</translation>
    </message>
    <message>
        <source>Name by which the game finds the turret</source>
        <translation>游戏查找炮塔所用的名称</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Row of the region that is drawn</source>
        <translation>所绘制的区域的行</translation>
    </message>
    <message>
        <source>Row of the region that is simulated</source>
        <translation>所模拟的区域的行</translation>
    </message>
    <message>
        <source>Four simulated vertices for each drawn one, 16 bits each</source>
        <translation>每个绘制顶点对应四个模拟顶点，每个 16 位</translation>
    </message>
    <message>
        <source>Weights of those vertices, 8 bits each</source>
        <translation>这些顶点的权重，每个 8 位</translation>
    </message>
    <message>
        <source>Bones that move what isn&apos;t simulated</source>
        <translation>移动未模拟部分的骨骼</translation>
    </message>
    <message>
        <source>1 for each simulated vertex, 0 for each one moved by its bones</source>
        <translation>每个参与模拟的顶点为 1，由骨骼移动的顶点为 0</translation>
    </message>
    <message>
        <source>Four rows of the skin bones for each vertex, 8 bits each</source>
        <translation>每个顶点四个蒙皮骨骼的行号，每个 8 位</translation>
    </message>
    <message>
        <source>Weights of those bones, 8 bits each</source>
        <translation>这些骨骼的权重，每个 8 位</translation>
    </message>
    <message>
        <source>Capsules that the cloth doesn&apos;t pass through</source>
        <translation>布料不会穿过的胶囊体</translation>
    </message>
    <message>
        <source>Regions that follow the simulated one</source>
        <translation>跟随模拟区域的区域</translation>
    </message>
    <message>
        <source>Mass per unit of surface</source>
        <translation>单位面积的质量</translation>
    </message>
    <message>
        <source>How much the cloth keeps up with its model</source>
        <translation>布料跟上其模型的程度</translation>
    </message>
    <message>
        <source>Resistance to being stretched along</source>
        <translation>沿纵向抵抗拉伸的阻力</translation>
    </message>
    <message>
        <source>Resistance to being stretched across</source>
        <translation>沿横向抵抗拉伸的阻力</translation>
    </message>
    <message>
        <source>Resistance to being bent, probably</source>
        <translation>可能是抵抗弯曲的阻力</translation>
    </message>
    <message>
        <source>Loss of speed</source>
        <translation>速度的损失</translation>
    </message>
    <message>
        <source>Multiplier for the world&apos;s gravity</source>
        <translation>与世界的重力相乘</translation>
    </message>
    <message>
        <source>Multiplier for explosions</source>
        <translation>与爆炸的作用相乘</translation>
    </message>
    <message>
        <source>Multiplier for wind</source>
        <translation>与风的作用相乘</translation>
    </message>
    <message>
        <source>Resistance to being sheared</source>
        <translation>抵抗剪切的阻力</translation>
    </message>
    <message>
        <source>Resistance of the air</source>
        <translation>空气的阻力</translation>
    </message>
    <message>
        <source>How much moving air lifts the cloth</source>
        <translation>流动的空气托起布料的程度</translation>
    </message>
    <message>
        <source>Resistance of the spheres around vertices</source>
        <translation>顶点周围球体的阻力</translation>
    </message>
    <message>
        <source>Whether the cloth avoids the skin beneath it</source>
        <translation>布料是否不进入其下方的表皮</translation>
    </message>
    <message>
        <source>Distance that the cloth keeps from the skin</source>
        <translation>布料与表皮保持的距离</translation>
    </message>
    <message>
        <source>How the skin&apos;s resistance grows</source>
        <translation>表皮的阻力如何增大</translation>
    </message>
    <message>
        <source>Resistance of the skin</source>
        <translation>表皮的阻力</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s own forces that move it</source>
        <translation>移动它的模型自身的力的通道</translation>
    </message>
    <message>
        <source>Wind in the model&apos;s own space</source>
        <translation>模型自身空间中的风</translation>
    </message>
    <message>
        <source>How the value is interpolated from key to key</source>
        <translation>值在关键帧之间如何插值</translation>
    </message>
    <message>
        <source>6 where sequences animate the value</source>
        <translation>序列为该值制作动画时为 6</translation>
    </message>
    <message>
        <source>Number by which the keys of a sequence find this value</source>
        <translation>序列的关键帧查找此值所用的编号</translation>
    </message>
    <message>
        <source>Value when no sequence animates it</source>
        <translation>没有序列为其制作动画时的值</translation>
    </message>
    <message>
        <source>Value that means “none”; not used by the preview</source>
        <translation>表示“无”的值；预览不使用</translation>
    </message>
    <message>
        <source>Meaning unknown; zero or all bits</source>
        <translation>含义不明；全零或所有位均为 1</translation>
    </message>
    <message>
        <source>Keys of all sequences</source>
        <translation>所有序列的关键帧</translation>
    </message>
    <message>
        <source>Corner of the box with the smallest coordinates</source>
        <translation>包围盒坐标最小的角点</translation>
    </message>
    <message>
        <source>Corner of the box with the largest coordinates</source>
        <translation>包围盒坐标最大的角点</translation>
    </message>
    <message>
        <source>Four characters that name the section</source>
        <translation>命名区段的四个字符</translation>
    </message>
    <message>
        <source>Version of the section</source>
        <translation>区段的版本</translation>
    </message>
    <message>
        <source>Number of elements</source>
        <translation>元素的数量</translation>
    </message>
    <message>
        <source>Position in the index of the file</source>
        <translation>在文件索引中的位置</translation>
    </message>
    <message>
        <source>Content, kept as it is</source>
        <translation>内容，原样保留</translation>
    </message>
    <message>
        <source>Whether the projection widens with distance</source>
        <translation>投影是否随距离变宽</translation>
    </message>
    <message>
        <source>Bone that moves the projection</source>
        <translation>移动投影的骨骼</translation>
    </message>
    <message>
        <source>Material that is projected</source>
        <translation>被投影的材质</translation>
    </message>
    <message>
        <source>Where the projection is, relative to its bone</source>
        <translation>投影的位置，相对于其骨骼</translation>
    </message>
    <message>
        <source>Rotation about Y</source>
        <translation>绕 Y 轴的转动</translation>
    </message>
    <message>
        <source>Rotation about Z</source>
        <translation>绕 Z 轴的转动</translation>
    </message>
    <message>
        <source>Rotation about X</source>
        <translation>绕 X 轴的转动</translation>
    </message>
    <message>
        <source>Angle of view of a projection that widens</source>
        <translation>变宽的投影的视角</translation>
    </message>
    <message>
        <source>Width of a projection that widens, relative to its height</source>
        <translation>变宽的投影的宽度与高度之比</translation>
    </message>
    <message>
        <source>Side of the box of a projection that doesn&apos;t widen</source>
        <translation>不变宽的投影的长方体边长</translation>
    </message>
    <message>
        <source>Part of the box in which the projection fades</source>
        <translation>长方体中投影淡出的部分</translation>
    </message>
    <message>
        <source>Opacity at the start</source>
        <translation>开始时的不透明度</translation>
    </message>
    <message>
        <source>Opacity while it stays</source>
        <translation>停留期间的不透明度</translation>
    </message>
    <message>
        <source>Opacity at the end</source>
        <translation>结束时的不透明度</translation>
    </message>
    <message>
        <source>How long the projection takes to appear</source>
        <translation>投影出现所需的时间</translation>
    </message>
    <message>
        <source>Upper bound of the random time</source>
        <translation>随机时间的另一端</translation>
    </message>
    <message>
        <source>How long the projection stays</source>
        <translation>投影停留的时间</translation>
    </message>
    <message>
        <source>How long the projection takes to vanish</source>
        <translation>投影消失所需的时间</translation>
    </message>
    <message>
        <source>Distance over which the projection fades</source>
        <translation>投影淡出所跨的距离</translation>
    </message>
    <message>
        <source>1: the projection is drawn</source>
        <translation>为 1 时绘制投影</translation>
    </message>
    <message>
        <source>Order among projections on the ground</source>
        <translation>地面上各投影之间的次序</translation>
    </message>
    <message>
        <source>Graphics setting up to which fewer are shown</source>
        <translation>数量减少时的图形设置上限</translation>
    </message>
    <message>
        <source>Graphics setting up to which none are shown</source>
        <translation>完全没有时的图形设置上限</translation>
    </message>
    <message>
        <source>How the projection behaves</source>
        <translation>投影的行为</translation>
    </message>
    <message>
        <source>What the force does</source>
        <translation>力的作用</translation>
    </message>
    <message>
        <source>Where the force acts</source>
        <translation>力的作用位置</translation>
    </message>
    <message>
        <source>Bone that moves the force</source>
        <translation>移动力的骨骼</translation>
    </message>
    <message>
        <source>How the force fades</source>
        <translation>力如何衰减</translation>
    </message>
    <message>
        <source>Channels on which the force acts</source>
        <translation>力所作用的通道</translation>
    </message>
    <message>
        <source>Acceleration; radial forces with negative values attract</source>
        <translation>加速度；径向力为负值时表示吸引</translation>
    </message>
    <message>
        <source>Radius, or width of a box</source>
        <translation>半径，或长方体的宽度</translation>
    </message>
    <message>
        <source>Height of a cylinder or a box, or angle of a cone</source>
        <translation>圆柱体或长方体的高度，或圆锥的角度</translation>
    </message>
    <message>
        <source>Length of a box</source>
        <translation>长方体的长度</translation>
    </message>
    <message>
        <source>Kind of warp; 0 expected</source>
        <translation>扭曲的类型；预期为 0</translation>
    </message>
    <message>
        <source>Bone that moves the warp</source>
        <translation>移动扭曲的骨骼</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 expected</source>
        <translation>含义不明；预期为 0</translation>
    </message>
    <message>
        <source>How far the warp reaches</source>
        <translation>扭曲的作用范围</translation>
    </message>
    <message>
        <source>Height of the warp</source>
        <translation>扭曲的高度</translation>
    </message>
    <message>
        <source>Strength of the warp</source>
        <translation>扭曲的强度</translation>
    </message>
    <message>
        <source>Strength of the rotation about the axis</source>
        <translation>绕轴转动的强度</translation>
    </message>
    <message>
        <source>Strength along the axis</source>
        <translation>沿轴方向的强度</translation>
    </message>
    <message>
        <source>Strength away from the axis</source>
        <translation>远离轴方向的强度</translation>
    </message>
    <message>
        <source>Bone that moves the volume</source>
        <translation>移动体积的骨骼</translation>
    </message>
    <message>
        <source>Width, length and height</source>
        <translation>宽度、长度和高度</translation>
    </message>
    <message>
        <source>Bone that moves the box</source>
        <translation>移动长方体的骨骼</translation>
    </message>
    <message>
        <source>Length of the box</source>
        <translation>长方体的长度</translation>
    </message>
    <message>
        <source>Width of the box</source>
        <translation>长方体的宽度</translation>
    </message>
    <message>
        <source>Height of the box</source>
        <translation>长方体的高度</translation>
    </message>
    <message>
        <source>Bones that follow; empty in all files seen</source>
        <translation>跟随的骨骼；所有见过的文件中均为空</translation>
    </message>
    <message>
        <source>Bone that turns towards the camera</source>
        <translation>转向摄像机的骨骼</translation>
    </message>
    <message>
        <source>How it turns towards the camera</source>
        <translation>转向摄像机的部分</translation>
    </message>
    <message>
        <source>1: turns towards the camera&apos;s position instead of against its direction</source>
        <translation>为 1 时，转向摄像机所在的位置，而不是转向与其方向相反</translation>
    </message>
    <message>
        <source>Rotation that turns the bone&apos;s up axis to point up</source>
        <translation>使“上”成为骨骼上方轴的转动</translation>
    </message>
    <message>
        <source>Rotation that turns the camera-facing axis to point forward</source>
        <translation>使“前”成为看向摄像机的轴的转动</translation>
    </message>
    <message>
        <source>Points of unknown use</source>
        <translation>点，用途不明</translation>
    </message>
    <message>
        <source>Meaning unknown; not seen in any file</source>
        <translation>含义不明；未在任何文件中见过</translation>
    </message>
    <message>
        <source>Bones that depend on it</source>
        <translation>依赖于它的骨骼</translation>
    </message>
    <message>
        <source>Bone at which the chain begins</source>
        <translation>链开始处的骨骼</translation>
    </message>
    <message>
        <source>Bone that is placed on the ground</source>
        <translation>被放到地面上的骨骼</translation>
    </message>
    <message>
        <source>How far above the bone to search for the ground</source>
        <translation>在骨骼上方多远处寻找地面</translation>
    </message>
    <message>
        <source>How far below the bone to search for the ground</source>
        <translation>在骨骼下方多远处寻找地面</translation>
    </message>
    <message>
        <source>Highest speed at which the bone follows the ground</source>
        <translation>骨骼跟随地面的最高速度</translation>
    </message>
    <message>
        <source>Distance at which the ground counts as reached</source>
        <translation>视为到达地面的距离</translation>
    </message>
    <message>
        <source>Bone at which the chain ends</source>
        <translation>链结束处的骨骼</translation>
    </message>
    <message>
        <source>Axis around which the hinge rotates</source>
        <translation>铰链所绕转动的轴</translation>
    </message>
    <message>
        <source>Cosine of the hinge&apos;s smallest angle</source>
        <translation>铰链最小角度的余弦</translation>
    </message>
    <message>
        <source>Cosine of the hinge&apos;s largest angle</source>
        <translation>铰链最大角度的余弦</translation>
    </message>
    <message>
        <source>Bone that rotates</source>
        <translation>转动的骨骼</translation>
    </message>
    <message>
        <source>Largest angle by which the bone rotates</source>
        <translation>骨骼转动的最大角度</translation>
    </message>
    <message>
        <source>Sequence that the set belongs to, probably</source>
        <translation>可能是该组所属的序列</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>该组的名称</translation>
    </message>
    <message>
        <source>Path of the texture; empty where the layer is a colour or off</source>
        <translation>贴图的路径；图层为颜色或关闭时为空</translation>
    </message>
    <message>
        <source>Colour and alpha instead of a texture, where the flag is set</source>
        <translation>设置该标志时，代替贴图的颜色和 Alpha</translation>
    </message>
    <message>
        <source>Which steps from the texture to the layer&apos;s colour are applied</source>
        <translation>从贴图到图层颜色要执行的各步骤</translation>
    </message>
    <message>
        <source>Where the texture coordinates come from</source>
        <translation>贴图坐标的来源</translation>
    </message>
    <message>
        <source>Which channels of the texture are used; with RGBA the alpha of a diffuse layer marks where there is no team colour</source>
        <translation>贴图的哪些通道生效；为 RGBA 时，漫反射图层的 Alpha 表示何处不是队伍颜色</translation>
    </message>
    <message>
        <source>Multiplier for the colour</source>
        <translation>与颜色相乘</translation>
    </message>
    <message>
        <source>Added to the colour after the multiplication</source>
        <translation>相乘之后加到颜色上</translation>
    </message>
    <message>
        <source>Kind of noise; 0 in all files seen</source>
        <translation>噪声的类型；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>Strength of the noise</source>
        <translation>噪声的强度</translation>
    </message>
    <message>
        <source>Frequency of the noise</source>
        <translation>噪声的频率</translation>
    </message>
    <message>
        <source>Channel that a video is shown in; -1 for none</source>
        <translation>显示影片的通道；-1 为无</translation>
    </message>
    <message>
        <source>Frames per second of the video</source>
        <translation>影片每秒的画面数</translation>
    </message>
    <message>
        <source>First frame of the video that is shown</source>
        <translation>影片中显示的第一个画面</translation>
    </message>
    <message>
        <source>Last frame of the video that is shown</source>
        <translation>影片中显示的最后一个画面</translation>
    </message>
    <message>
        <source>Whether the video is repeated</source>
        <translation>影片是否重复</translation>
    </message>
    <message>
        <source>Keeps the video in sync with the game</source>
        <translation>使影片与游戏保持同步</translation>
    </message>
    <message>
        <source>Whether the video plays</source>
        <translation>影片是否播放</translation>
    </message>
    <message>
        <source>Whether the video restarts</source>
        <translation>影片是否重新开始</translation>
    </message>
    <message>
        <source>Rows of cells in the texture; 0 for a single image</source>
        <translation>贴图中单元格的行数；0 为单张图像</translation>
    </message>
    <message>
        <source>Columns of cells in the texture; 0 for a single image</source>
        <translation>贴图中单元格的列数；0 为单张图像</translation>
    </message>
    <message>
        <source>Cell that is shown, counted along the rows</source>
        <translation>所显示的单元格，逐行计数</translation>
    </message>
    <message>
        <source>Offset of the texture coordinates</source>
        <translation>贴图坐标的偏移</translation>
    </message>
    <message>
        <source>Rotation of the texture coordinates; z rotates them in the plane</source>
        <translation>贴图坐标的旋转；z 使其在平面内转动</translation>
    </message>
    <message>
        <source>How often the texture is repeated</source>
        <translation>贴图重复的次数</translation>
    </message>
    <message>
        <source>Third texture coordinate, added</source>
        <translation>第三贴图坐标，相加</translation>
    </message>
    <message>
        <source>Third texture coordinate, multiplied</source>
        <translation>第三贴图坐标，相乘</translation>
    </message>
    <message>
        <source>Offset of tri-planar texture coordinates</source>
        <translation>三平面贴图坐标的偏移</translation>
    </message>
    <message>
        <source>Scale of tri-planar texture coordinates</source>
        <translation>三平面贴图坐标的缩放</translation>
    </message>
    <message>
        <source>Meaning unknown; -1, 0 and small numbers up to 10 were seen</source>
        <translation>含义不明；见过 -1、0 和不超过 10 的小数字</translation>
    </message>
    <message>
        <source>Whether the layer grows or fades towards edges</source>
        <translation>图层向边缘增强还是淡出</translation>
    </message>
    <message>
        <source>How narrow the edge is</source>
        <translation>边缘的狭窄程度</translation>
    </message>
    <message>
        <source>Factor where the edge ends</source>
        <translation>边缘结束处的系数</translation>
    </message>
    <message>
        <source>Added to the minimum at the very edge</source>
        <translation>在最边缘处加到最小值上</translation>
    </message>
    <message>
        <source>Shifts the view direction used to judge edges</source>
        <translation>移动判断边缘所依据的视线方向</translation>
    </message>
    <message>
        <source>Weights of the three axes of that direction</source>
        <translation>该方向三个轴的权重</translation>
    </message>
    <message>
        <source>Rotates that direction about the vertical axis</source>
        <translation>使该方向绕垂直轴转动</translation>
    </message>
    <message>
        <source>Tilts that direction up and down</source>
        <translation>使该方向上下倾斜</translation>
    </message>
    <message>
        <source>Texels per unit of length, from which the game chooses what to load</source>
        <translation>每单位长度的纹素数，游戏据此选择加载内容</translation>
    </message>
    <message>
        <source>Kind of the material</source>
        <translation>材质的类型</translation>
    </message>
    <message>
        <source>Row in the list of materials of this kind</source>
        <translation>在此类型材质列表中的行</translation>
    </message>
    <message>
        <source>Value over time</source>
        <translation>值随时间的变化</translation>
    </message>
    <message>
        <source>Name of the material</source>
        <translation>材质的名称</translation>
    </message>
    <message>
        <source>Vertex colours and soft edges</source>
        <translation>顶点的颜色和柔和边缘</translation>
    </message>
    <message>
        <source>Lighting, fog, shadows, culling and depth</source>
        <translation>光照、雾、阴影、剔除与深度</translation>
    </message>
    <message>
        <source>Drawing order among blended materials</source>
        <translation>混合材质之间的绘制次序</translation>
    </message>
    <message>
        <source>Channels that are drawn into a texture</source>
        <translation>绘制到贴图中的通道</translation>
    </message>
    <message>
        <source>Exponent of the highlight; larger values make it smaller and sharper</source>
        <translation>高光的指数；越大高光越小、越锐利</translation>
    </message>
    <message>
        <source>Distance over which the material fades where it meets others</source>
        <translation>材质与其他物体相接处淡出所跨的距离</translation>
    </message>
    <message>
        <source>Pixels whose alpha is below it are not drawn; 0…255</source>
        <translation>Alpha 低于此值的像素不绘制；0…255</translation>
    </message>
    <message>
        <source>Factor for the highlight</source>
        <translation>高光的系数</translation>
    </message>
    <message>
        <source>Factor for the emissive layers</source>
        <translation>自发光图层的系数</translation>
    </message>
    <message>
        <source>Factor for the environment layer</source>
        <translation>环境图层的系数</translation>
    </message>
    <message>
        <source>Diffuse-light factor for the environment layer</source>
        <translation>环境图层受漫反射光影响的系数</translation>
    </message>
    <message>
        <source>Highlight factor for the environment layer</source>
        <translation>环境图层受高光影响的系数</translation>
    </message>
    <message>
        <source>Colour of the lit surface</source>
        <translation>受光照射的颜色</translation>
    </message>
    <message>
        <source>Applied to the diffuse layer with its own blend mode</source>
        <translation>以自身的混合模式叠加在漫反射图层上</translation>
    </message>
    <message>
        <source>Colour of the highlight</source>
        <translation>高光的颜色</translation>
    </message>
    <message>
        <source>Sharpness of the highlight</source>
        <translation>高光的锐利程度</translation>
    </message>
    <message>
        <source>Light emitted by the material itself, with its own blend mode</source>
        <translation>材质自身的光，使用自身的混合模式</translation>
    </message>
    <message>
        <source>Reflection of the surroundings</source>
        <translation>周围环境的反射</translation>
    </message>
    <message>
        <source>Where the surroundings are reflected</source>
        <translation>反射周围环境的位置</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Opacity, multiplied by the first</source>
        <translation>不透明度，与第一个相乘</translation>
    </message>
    <message>
        <source>Normals; x in the alpha and y in the green channel</source>
        <translation>法线；x 在 Alpha 通道，y 在绿色通道</translation>
    </message>
    <message>
        <source>Height above the surface for parallax</source>
        <translation>用于视差的表面上方高度</translation>
    </message>
    <message>
        <source>Precomputed light; applied twice</source>
        <translation>预先计算的光照；应用两次</translation>
    </message>
    <message>
        <source>How much ambient light reaches the surface</source>
        <translation>到达的环境光的多少</translation>
    </message>
    <message>
        <source>Where additional normals are used</source>
        <translation>附加法线生效的位置</translation>
    </message>
    <message>
        <source>Further normals</source>
        <translation>附加法线</translation>
    </message>
    <message>
        <source>Class of the material; 0 in all files seen</source>
        <translation>材质的类别；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>How the decal layer is applied to the diffuse layer</source>
        <translation>贴花图层如何叠加在漫反射图层上</translation>
    </message>
    <message>
        <source>How the emissive layer is applied to the lit surface</source>
        <translation>自发光图层如何叠加在受光部分上</translation>
    </message>
    <message>
        <source>Which channels of the specular layer are used</source>
        <translation>高光图层的哪些通道生效</translation>
    </message>
    <message>
        <source>Depth of parallax</source>
        <translation>视差的深度</translation>
    </message>
    <message>
        <source>Motion blur strength</source>
        <translation>运动模糊的强度</translation>
    </message>
    <message>
        <source>Factor for the masks of additional normals; absent in all files seen</source>
        <translation>附加法线遮罩的系数；所有见过的文件中均不存在</translation>
    </message>
    <message>
        <source>Number of the region; mostly its row</source>
        <translation>区域的编号；通常为其行号</translation>
    </message>
    <message>
        <source>First vertex of the region</source>
        <translation>区域的第一个顶点</translation>
    </message>
    <message>
        <source>Where the region&apos;s triangles start among the faces</source>
        <translation>区域的三角形在面中的起始位置</translation>
    </message>
    <message>
        <source>Number of face elements, three per triangle</source>
        <translation>面的元素数，每个三角形三个</translation>
    </message>
    <message>
        <source>Number of bones that the vertices use</source>
        <translation>顶点使用的骨骼数</translation>
    </message>
    <message>
        <source>Where the region&apos;s part of the bone look-up starts</source>
        <translation>区域所占骨骼查找表部分的起始位置</translation>
    </message>
    <message>
        <source>Length of the region&apos;s part of the bone look-up</source>
        <translation>区域所占骨骼查找表部分的长度</translation>
    </message>
    <message>
        <source>How many of the four bones of a vertex are used</source>
        <translation>顶点的四个骨骼中有多少个生效</translation>
    </message>
    <message>
        <source>Meaning unknown; mostly 1</source>
        <translation>含义不明；通常为 1</translation>
    </message>
    <message>
        <source>Bone that represents the region where one is needed</source>
        <translation>需要时代表该区域的骨骼</translation>
    </message>
    <message>
        <source>Whether the region is drawn, and whether it is cloth</source>
        <translation>区域是否绘制，以及是否为布料</translation>
    </message>
    <message>
        <source>Texture coordinates are the stored numbers divided by 32768, times this, plus the offset</source>
        <translation>贴图坐标为存储的数值除以 32768，乘以此值，再加上偏移</translation>
    </message>
    <message>
        <source>Offset added to texture coordinates</source>
        <translation>加到贴图坐标上的值</translation>
    </message>
    <message>
        <source>Drawing order</source>
        <translation>绘制次序</translation>
    </message>
    <message>
        <source>Row of the bounds among the sections</source>
        <translation>边界在区段中的行</translation>
    </message>
    <message>
        <source>Material that the region is drawn with</source>
        <translation>绘制区域所用的材质</translation>
    </message>
    <message>
        <source>Bone whose batching shows and hides the region</source>
        <translation>由其批次控制区域显示或隐藏的骨骼</translation>
    </message>
    <message>
        <source>Bounds: smallest x, y, z, largest x, y, z, radius</source>
        <translation>边界：最小 x、y、z，最大 x、y、z，半径</translation>
    </message>
    <message>
        <source>Vertices of triangles, counted from the first vertex of their region</source>
        <translation>三角形的顶点，从其所属区域的第一个顶点起计数</translation>
    </message>
    <message>
        <source>Which parts are drawn with which material</source>
        <translation>用哪个材质绘制什么</translation>
    </message>
    <message>
        <source>Bounds of parts of the mesh</source>
        <translation>网格各部分的边界</translation>
    </message>
    <message>
        <source>Meaning unknown; 1 in nearly all files</source>
        <translation>含义不明；几乎所有文件中均为 1</translation>
    </message>
    <message>
        <source>Particles that are born all at once when the value rises</source>
        <translation>值上升时一次性出生的粒子数</translation>
    </message>
    <message>
        <source>Bone that moves the copy</source>
        <translation>移动副本的骨骼</translation>
    </message>
    <message>
        <source>Where the point is, relative to the bone</source>
        <translation>点的位置，相对于骨骼</translation>
    </message>
    <message>
        <source>Maximum number of live particles</source>
        <translation>同时存在的最多粒子数</translation>
    </message>
    <message>
        <source>Where particles start</source>
        <translation>粒子出发的位置</translation>
    </message>
    <message>
        <source>Width, length and height of the shape</source>
        <translation>形状的宽度、长度和高度</translation>
    </message>
    <message>
        <source>Width, length and height of the part without particles</source>
        <translation>没有粒子的部分的宽度、长度和高度</translation>
    </message>
    <message>
        <source>Radius of the shape</source>
        <translation>形状的半径</translation>
    </message>
    <message>
        <source>Radius of the part without particles</source>
        <translation>没有粒子的部分的半径</translation>
    </message>
    <message>
        <source>Regions of the mesh on which particles start</source>
        <translation>粒子出发所在的网格区域</translation>
    </message>
    <message>
        <source>Initial direction of particles</source>
        <translation>粒子出发的方向</translation>
    </message>
    <message>
        <source>1: sizes lie between the two sets</source>
        <translation>为 1 时，大小介于两组值之间</translation>
    </message>
    <message>
        <source>Upper bound of the random sizes</source>
        <translation>随机大小的另一端</translation>
    </message>
    <message>
        <source>1: angles lie between the two sets</source>
        <translation>为 1 时，角度介于两组值之间</translation>
    </message>
    <message>
        <source>Upper bound of the random angles</source>
        <translation>随机角度的另一端</translation>
    </message>
    <message>
        <source>1: colours lie between the two sets</source>
        <translation>为 1 时，颜色介于两组值之间</translation>
    </message>
    <message>
        <source>Other end of the random colour range at birth</source>
        <translation>出生时随机颜色的另一端</translation>
    </message>
    <message>
        <source>Other end of the random middle colour range</source>
        <translation>中间随机颜色的另一端</translation>
    </message>
    <message>
        <source>Other end of the random colour range at the end</source>
        <translation>结束时随机颜色的另一端</translation>
    </message>
    <message>
        <source>1: opacities lie between those of the two sets</source>
        <translation>为 1 时，不透明度介于两组值之间</translation>
    </message>
    <message>
        <source>First cell of the first phase</source>
        <translation>第一阶段的第一个单元格</translation>
    </message>
    <message>
        <source>Last cell of the first phase</source>
        <translation>第一阶段的最后一个单元格</translation>
    </message>
    <message>
        <source>First cell of the second phase</source>
        <translation>第二阶段的第一个单元格</translation>
    </message>
    <message>
        <source>Last cell of the second phase</source>
        <translation>第二阶段的最后一个单元格</translation>
    </message>
    <message>
        <source>Fraction of the lifetime that the first phase takes up</source>
        <translation>第一阶段所占的寿命比例</translation>
    </message>
    <message>
        <source>Fraction of the texture&apos;s width that a cell takes up</source>
        <translation>单元格所占的贴图宽度比例</translation>
    </message>
    <message>
        <source>Fraction of the texture&apos;s height that a cell takes up</source>
        <translation>单元格所占的贴图高度比例</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when a particle bounces</source>
        <translation>粒子反弹时保留的速度比例</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when a particle slides along something</source>
        <translation>粒子沿物体滑动时保留的速度比例</translation>
    </message>
    <message>
        <source>Emitter whose particles are born where one collides</source>
        <translation>粒子碰撞处出生其粒子的发射器</translation>
    </message>
    <message>
        <source>Minimum number of particles that are born at a collision</source>
        <translation>碰撞时出生的最少粒子数</translation>
    </message>
    <message>
        <source>Maximum number of particles that are born at a collision</source>
        <translation>碰撞时出生的最多粒子数</translation>
    </message>
    <message>
        <source>Fraction of collisions at which particles are born</source>
        <translation>会出生粒子的碰撞比例</translation>
    </message>
    <message>
        <source>Fraction of the speed that particles born at a collision inherit</source>
        <translation>碰撞时出生的粒子所继承的速度比例</translation>
    </message>
    <message>
        <source>Collisions after which a particle dies; 0 for no limit</source>
        <translation>粒子经过多少次碰撞后终止；0 为不终止</translation>
    </message>
    <message>
        <source>How a particle is drawn</source>
        <translation>粒子绘制成的形式</translation>
    </message>
    <message>
        <source>Length of tails relative to their width</source>
        <translation>尾部的长度与宽度之比</translation>
    </message>
    <message>
        <source>Where particles with a fixed direction face</source>
        <translation>固定方向的粒子所朝的方向</translation>
    </message>
    <message>
        <source>Distance that individual particles keep from each other</source>
        <translation>单个粒子彼此保持的距离</translation>
    </message>
    <message>
        <source>Material of the particles</source>
        <translation>粒子的材质</translation>
    </message>
    <message>
        <source>Which values are random, and which space particles live in</source>
        <translation>哪些项取随机值，以及粒子存活在何处</translation>
    </message>
    <message>
        <source>Initial speed, per second</source>
        <translation>出生时的速度，按每秒计</translation>
    </message>
    <message>
        <source>Upper bound of the random speed</source>
        <translation>随机速度的另一端</translation>
    </message>
    <message>
        <source>1: speeds lie between the two values</source>
        <translation>为 1 时，速度介于两个值之间</translation>
    </message>
    <message>
        <source>Rotation of the direction of emission about X</source>
        <translation>发射方向绕 X 轴的转动</translation>
    </message>
    <message>
        <source>Rotation of the direction of emission about Y</source>
        <translation>发射方向绕 Y 轴的转动</translation>
    </message>
    <message>
        <source>How far emission directions rotate randomly about Y, to either side</source>
        <translation>发射方向绕 Y 轴随机转动的幅度，两侧均适用</translation>
    </message>
    <message>
        <source>How far emission directions rotate randomly about X, to either side</source>
        <translation>发射方向绕 X 轴随机转动的幅度，两侧均适用</translation>
    </message>
    <message>
        <source>Upper bound of the random lifespan</source>
        <translation>随机寿命的另一端</translation>
    </message>
    <message>
        <source>1: lifespans lie between the two values</source>
        <translation>为 1 时，寿命介于两个值之间</translation>
    </message>
    <message>
        <source>Distance from the emitter at which particles die; 0 for no limit</source>
        <translation>粒子终止时与发射器的距离；0 为不限</translation>
    </message>
    <message>
        <source>Pull along X; 0 in all files seen</source>
        <translation>沿 X 轴的牵引；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>Pull along Y; 0 in all files seen</source>
        <translation>沿 Y 轴的牵引；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>Acceleration upwards; negative values pull down</source>
        <translation>向上的加速度；负值向下拉</translation>
    </message>
    <message>
        <source>Fraction of the lifetime at which the middle value is reached</source>
        <translation>达到中间值时已经过的寿命比例</translation>
    </message>
    <message>
        <source>Fraction of the lifetime for which the middle value is held</source>
        <translation>中间值保持的寿命比例</translation>
    </message>
    <message>
        <source>Size at birth, in the middle and at the end</source>
        <translation>出生、中间和结束时的大小</translation>
    </message>
    <message>
        <source>Angle at birth, in the middle and at the end</source>
        <translation>出生、中间和结束时的角度</translation>
    </message>
    <message>
        <source>Colour at birth</source>
        <translation>出生时的颜色</translation>
    </message>
    <message>
        <source>Colour in the middle of life</source>
        <translation>寿命中间的颜色</translation>
    </message>
    <message>
        <source>Colour at the end of life</source>
        <translation>寿命结束时的颜色</translation>
    </message>
    <message>
        <source>How quickly particles slow down</source>
        <translation>粒子失去速度的快慢</translation>
    </message>
    <message>
        <source>1: masses lie between the two values</source>
        <translation>为 1 时，质量介于两个值之间</translation>
    </message>
    <message>
        <source>Mass that forces work against</source>
        <translation>质量，由力来推动</translation>
    </message>
    <message>
        <source>Other end of the random mass range</source>
        <translation>随机质量的另一端</translation>
    </message>
    <message>
        <source>How much the size adds to the mass</source>
        <translation>大小对质量的增加程度</translation>
    </message>
    <message>
        <source>1: particles stay where they were born when the emitter moves</source>
        <translation>为 1 时，发射器移动时粒子留在出生之处</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s forces that move the particles</source>
        <translation>移动粒子的模型力的通道</translation>
    </message>
    <message>
        <source>World forces that move the particles</source>
        <translation>移动粒子的世界的力</translation>
    </message>
    <message>
        <source>Force channels on low graphics settings</source>
        <translation>图形设置较低时的力的通道</translation>
    </message>
    <message>
        <source>World forces on low graphics settings</source>
        <translation>图形设置较低时的世界的力</translation>
    </message>
    <message>
        <source>Factor for the mass against world forces</source>
        <translation>针对世界的力的质量系数</translation>
    </message>
    <message>
        <source>How far noise moves particles</source>
        <translation>噪声移动粒子的距离</translation>
    </message>
    <message>
        <source>How fast noise changes</source>
        <translation>噪声变化的快慢</translation>
    </message>
    <message>
        <source>How similar the noise of neighbours is</source>
        <translation>相邻粒子噪声的相似程度</translation>
    </message>
    <message>
        <source>Fraction of the lifetime over which noise grows to full strength</source>
        <translation>噪声增长到其强度所用的寿命比例</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 to 30 in files seen</source>
        <translation>含义不明；见过的文件中为 0 到 30</translation>
    </message>
    <message>
        <source>Kind of wave that is added over time</source>
        <translation>随时间叠加的波的类型</translation>
    </message>
    <message>
        <source>Height of the wave</source>
        <translation>波的高度</translation>
    </message>
    <message>
        <source>How often the wave repeats</source>
        <translation>波重复的频率</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s velocity that particles inherit</source>
        <translation>粒子继承发射器自身速度的比例</translation>
    </message>
    <message>
        <source>Shift of the waves that are added</source>
        <translation>所叠加的波的平移</translation>
    </message>
    <message>
        <source>Reference for particle angles</source>
        <translation>粒子的角度以什么为基准</translation>
    </message>
    <message>
        <source>How values change between start, middle and end</source>
        <translation>值在开始、中间和结束之间如何变化</translation>
    </message>
    <message>
        <source>Minimum opacity that is drawn, out of 255; 0 or 192 in known files</source>
        <translation>不透明度低于此值时不绘制，以 255 为满值；见过的文件中为 0 或 192</translation>
    </message>
    <message>
        <source>Shift of the texture</source>
        <translation>贴图的平移</translation>
    </message>
    <message>
        <source>Rotation of the texture</source>
        <translation>贴图的转动</translation>
    </message>
    <message>
        <source>How often the texture repeats</source>
        <translation>贴图重复的次数</translation>
    </message>
    <message>
        <source>Points of the line on which particles start</source>
        <translation>粒子出发所在的线的点</translation>
    </message>
    <message>
        <source>How much the wind moves particles</source>
        <translation>风移动粒子的程度</translation>
    </message>
    <message>
        <source>Fraction of the line at which emission begins</source>
        <translation>粒子开始出发处在线上的比例</translation>
    </message>
    <message>
        <source>Fraction of the line at which emission ends</source>
        <translation>粒子不再出发处在线上的比例</translation>
    </message>
    <message>
        <source>Emitter whose particles every particle leaves behind</source>
        <translation>每个粒子会留下其粒子的发射器</translation>
    </message>
    <message>
        <source>Fraction of particles that leave others behind</source>
        <translation>会留下其他粒子的粒子比例</translation>
    </message>
    <message>
        <source>Particles per second that a particle leaves behind</source>
        <translation>一个粒子每秒留下的粒子数</translation>
    </message>
    <message>
        <source>Projection that appears where a particle collides</source>
        <translation>粒子碰撞处出现的投影</translation>
    </message>
    <message>
        <source>Fraction of collisions at which a projection appears</source>
        <translation>会出现投影的碰撞比例</translation>
    </message>
    <message>
        <source>Models that are drawn instead of particles</source>
        <translation>代替粒子绘制的模型</translation>
    </message>
    <message>
        <source>Copies of the emitter</source>
        <translation>发射器的副本</translation>
    </message>
    <message>
        <source>Fraction of collisions at which a ribbon appears</source>
        <translation>会出现丝带的碰撞比例</translation>
    </message>
    <message>
        <source>Ribbon that appears where a particle collides</source>
        <translation>粒子碰撞处出现的丝带</translation>
    </message>
    <message>
        <source>Thickness of the shape&apos;s skin, probably; 0.0197 in all files seen</source>
        <translation>可能是形状表皮的厚度；所有见过的文件中均为 0.0197</translation>
    </message>
    <message>
        <source>Corners of a convex hull or a mesh</source>
        <translation>凸包或网格的角点</translation>
    </message>
    <message>
        <source>Normal and distance of each side of a convex hull</source>
        <translation>凸包每个面的法线和距离</translation>
    </message>
    <message>
        <source>Normals of the sides of a convex hull</source>
        <translation>凸包各面的法线</translation>
    </message>
    <message>
        <source>Corners of a convex hull; the fourth number is 0</source>
        <translation>凸包的角点；第四个数为 0</translation>
    </message>
    <message>
        <source>Both sides of each edge of a convex hull</source>
        <translation>凸包每条边的两侧</translation>
    </message>
    <message>
        <source>A side at each corner of a convex hull</source>
        <translation>凸包每个角点处的一个面</translation>
    </message>
    <message>
        <source>Middle of a convex hull</source>
        <translation>凸包的中心</translation>
    </message>
    <message>
        <source>Number of sides of a convex hull</source>
        <translation>凸包的面数</translation>
    </message>
    <message>
        <source>Number of corners of a convex hull</source>
        <translation>凸包的角点数</translation>
    </message>
    <message>
        <source>Number of edge sides of a convex hull</source>
        <translation>凸包的边的侧数</translation>
    </message>
    <message>
        <source>Tree that finds the triangles of a mesh</source>
        <translation>用于查找网格三角形的树</translation>
    </message>
    <message>
        <source>Corners of a mesh; the fourth number is 0</source>
        <translation>网格的角点；第四个数为 0</translation>
    </message>
    <message>
        <source>Triangles of a mesh with few vertices</source>
        <translation>角点较少的网格的三角形</translation>
    </message>
    <message>
        <source>Triangles of a mesh</source>
        <translation>网格的三角形</translation>
    </message>
    <message>
        <source>Middle of the mesh&apos;s box</source>
        <translation>网格包围盒的中心</translation>
    </message>
    <message>
        <source>From the middle of the mesh&apos;s box to its sides</source>
        <translation>从网格包围盒的中心到其各侧面</translation>
    </message>
    <message>
        <source>Step size of the distances in the tree: the extent divided by 32767</source>
        <translation>树存储距离的步长：范围除以 32767</translation>
    </message>
    <message>
        <source>Edges of a mesh</source>
        <translation>网格的边</translation>
    </message>
    <message>
        <source>Number of nodes of the tree</source>
        <translation>树的节点数</translation>
    </message>
    <message>
        <source>Number of corners of the mesh</source>
        <translation>网格的角点数</translation>
    </message>
    <message>
        <source>Number of small triangles; of all triangles before version 3</source>
        <translation>小三角形的数量；版本 3 之前为所有三角形的数量</translation>
    </message>
    <message>
        <source>Number of triangles; of edges before version 3</source>
        <translation>三角形的数量；版本 3 之前为边的数量</translation>
    </message>
    <message>
        <source>Nodes on the longest path through the tree</source>
        <translation>树中最长路径上的节点数</translation>
    </message>
    <message>
        <source>Thickness of the mesh&apos;s skin, probably</source>
        <translation>可能是网格表皮的厚度</translation>
    </message>
    <message>
        <source>Meaning unknown; 5, 4, 0.8 and zeros, or all zeros</source>
        <translation>含义不明；5、4、0.8 和零，或全为零</translation>
    </message>
    <message>
        <source>How the body is simulated; 0 and 1 were seen</source>
        <translation>刚体的模拟方式；见过 0 和 1</translation>
    </message>
    <message>
        <source>What the body is made of: sound and dust of its impacts, and presets for the values below</source>
        <translation>刚体的材料：决定其撞击的声音和尘土，并为后续各项提供预设值</translation>
    </message>
    <message>
        <source>Loss of spin</source>
        <translation>自旋的损失</translation>
    </message>
    <message>
        <source>Whether physics move the body; 0 and 1 were seen</source>
        <translation>刚体是否由物理移动；见过 0 和 1</translation>
    </message>
    <message>
        <source>How physics hands control back to the animation; 1 in all known files</source>
        <translation>物理如何将控制交还给动画；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>What the body is made of</source>
        <translation>刚体的组成部分</translation>
    </message>
    <message>
        <source>How the body behaves</source>
        <translation>刚体的行为</translation>
    </message>
    <message>
        <source>World forces that move it</source>
        <translation>移动它的世界的力</translation>
    </message>
    <message>
        <source>Which bodies are dropped first when the graphics settings allow only some</source>
        <translation>图形设置只允许部分刚体时，哪些刚体先消失</translation>
    </message>
    <message>
        <source>How the bodies can move against each other</source>
        <translation>各刚体之间可以如何相对运动</translation>
    </message>
    <message>
        <source>Bone of the first body</source>
        <translation>第一个刚体的骨骼</translation>
    </message>
    <message>
        <source>Bone of the second body</source>
        <translation>第二个刚体的骨骼</translation>
    </message>
    <message>
        <source>Where the joint is, relative to the first bone</source>
        <translation>关节的位置，相对于第一个骨骼</translation>
    </message>
    <message>
        <source>Where the joint is, relative to the second bone</source>
        <translation>关节的位置，相对于第二个骨骼</translation>
    </message>
    <message>
        <source>Whether the angles are limited</source>
        <translation>角度是否受限</translation>
    </message>
    <message>
        <source>Smallest angle about the joint&apos;s axis</source>
        <translation>绕关节轴的最小角度</translation>
    </message>
    <message>
        <source>Largest angle about the joint&apos;s axis</source>
        <translation>绕关节轴的最大角度</translation>
    </message>
    <message>
        <source>Angle of the cone within which the joint&apos;s axis stays</source>
        <translation>关节轴保持在其内的圆锥的角度</translation>
    </message>
    <message>
        <source>Whether friction slows the joint</source>
        <translation>摩擦是否使关节减速</translation>
    </message>
    <message>
        <source>Not read; 7f 00 00 in all files seen</source>
        <translation>不读取；所有见过的文件中均为 7f 00 00</translation>
    </message>
    <message>
        <source>Friction of the joint</source>
        <translation>关节的摩擦</translation>
    </message>
    <message>
        <source>How fast a weld comes to rest; 1 does not oscillate</source>
        <translation>焊接静止下来的快慢；1 为不摆动</translation>
    </message>
    <message>
        <source>How stiff a weld is: oscillations per second</source>
        <translation>焊接的刚性：每秒振荡次数</translation>
    </message>
    <message>
        <source>Force at which the joint breaks</source>
        <translation>使关节断开的力</translation>
    </message>
    <message>
        <source>Whether the two bodies collide with each other</source>
        <translation>两个刚体之间是否碰撞</translation>
    </message>
    <message>
        <source>Not read; 00 22 00 in all files seen</source>
        <translation>不读取；所有见过的文件中均为 00 22 00</translation>
    </message>
    <message>
        <source>1 one side of the edge, 255 the other</source>
        <translation>1 为边的一侧，255 为另一侧</translation>
    </message>
    <message>
        <source>Side of the convex hull</source>
        <translation>凸包的面</translation>
    </message>
    <message>
        <source>Corner it leads to</source>
        <translation>所通往的角点</translation>
    </message>
    <message>
        <source>Row of the next one at the same corner</source>
        <translation>同一角点处下一个的行</translation>
    </message>
    <message>
        <source>Direction along which the node is bounded</source>
        <translation>限定节点范围的方向</translation>
    </message>
    <message>
        <source>Direction along which the node is bounded, octahedrally encoded in two numbers</source>
        <translation>限定节点范围的方向，以两个数表示的八面体方向</translation>
    </message>
    <message>
        <source>Where the node begins along its direction, in steps of the tolerance</source>
        <translation>节点沿其方向的起点，以容差为步长</translation>
    </message>
    <message>
        <source>Where the node ends along its direction, in steps of the tolerance; 0 for a triangle</source>
        <translation>节点沿其方向的终点，以容差为步长；三角形为 0</translation>
    </message>
    <message>
        <source>Corner of the triangle</source>
        <translation>三角形的角点</translation>
    </message>
    <message>
        <source>Edge of the triangle</source>
        <translation>三角形的边</translation>
    </message>
    <message>
        <source>3 at the border, 0 to 2 between triangles</source>
        <translation>边界处为 3，三角形之间为 0 到 2</translation>
    </message>
    <message>
        <source>End of the edge</source>
        <translation>边的端点</translation>
    </message>
    <message>
        <source>Triangle at the edge</source>
        <translation>边处的三角形</translation>
    </message>
    <message>
        <source>Triangle on the other side, 4294967295 at the border</source>
        <translation>另一侧的三角形，边界处为 4294967295</translation>
    </message>
    <message>
        <source>Probably what lies beyond an edge of the triangle</source>
        <translation>可能是三角形某条边之外的内容</translation>
    </message>
    <message>
        <source>Where the ribbon starts, relative to its bone</source>
        <translation>丝带的起始位置，相对于其骨骼</translation>
    </message>
    <message>
        <source>Direction and strength with which the ribbon leaves its bone</source>
        <translation>丝带离开其骨骼的方向和强度</translation>
    </message>
    <message>
        <source>Strength with which the ribbon reaches its end</source>
        <translation>丝带到达末端的强度</translation>
    </message>
    <message>
        <source>Bone at which the ribbon ends</source>
        <translation>丝带结束处的骨骼</translation>
    </message>
    <message>
        <source>Strength factor at the start</source>
        <translation>起始处强度的系数</translation>
    </message>
    <message>
        <source>Strength factor at the end</source>
        <translation>末端处强度的系数</translation>
    </message>
    <message>
        <source>Rotation of the direction at the end about X</source>
        <translation>末端方向绕 X 轴的转动</translation>
    </message>
    <message>
        <source>Rotation of the direction at the end about Y</source>
        <translation>末端方向绕 Y 轴的转动</translation>
    </message>
    <message>
        <source>0.01 divided by the length of the direction; 0 where that is 0</source>
        <translation>0.01 除以方向的长度；长度为 0 时为 0</translation>
    </message>
    <message>
        <source>0.01 divided by the velocity; 0 where that is 0</source>
        <translation>0.01 除以速度；速度为 0 时为 0</translation>
    </message>
    <message>
        <source>Material of the ribbon</source>
        <translation>丝带的材质</translation>
    </message>
    <message>
        <source>Which values are random, and which space the ribbon lives in</source>
        <translation>哪些项取随机值，以及丝带存活在何处</translation>
    </message>
    <message>
        <source>Speed of new edges, per second</source>
        <translation>新边的速度，按每秒计</translation>
    </message>
    <message>
        <source>Spread of the direction, not used by the game</source>
        <translation>方向的散布，游戏不使用</translation>
    </message>
    <message>
        <source>How long an edge lives</source>
        <translation>每条边存活的时间</translation>
    </message>
    <message>
        <source>Distance from the emitter at which edges disappear; 0 for no limit</source>
        <translation>各条边终止时与发射器的距离；0 为不限</translation>
    </message>
    <message>
        <source>Fraction of the length at which the middle value is reached</source>
        <translation>达到中间值时的长度比例</translation>
    </message>
    <message>
        <source>Fraction of the length for which the middle value is held</source>
        <translation>中间值保持的长度比例</translation>
    </message>
    <message>
        <source>Width at the head, in the middle and at the tip</source>
        <translation>头部、中间和尖端的宽度</translation>
    </message>
    <message>
        <source>Rotation about the line at the head, in the middle and at the tip</source>
        <translation>头部、中间和尖端处绕线的转动</translation>
    </message>
    <message>
        <source>Colour at the head</source>
        <translation>头部的颜色</translation>
    </message>
    <message>
        <source>Colour in the middle of the length</source>
        <translation>长度中间的颜色</translation>
    </message>
    <message>
        <source>Colour at the tip</source>
        <translation>尖端的颜色</translation>
    </message>
    <message>
        <source>How quickly edges slow down</source>
        <translation>各条边失去速度的快慢</translation>
    </message>
    <message>
        <source>1: edges stay where they were created when the emitter moves</source>
        <translation>为 1 时，发射器移动时各条边留在生成之处</translation>
    </message>
    <message>
        <source>Channels of the model&apos;s forces that move the ribbon</source>
        <translation>移动丝带的模型力的通道</translation>
    </message>
    <message>
        <source>World forces that move the ribbon</source>
        <translation>移动丝带的世界的力</translation>
    </message>
    <message>
        <source>How far noise moves the ribbon</source>
        <translation>噪声移动丝带的距离</translation>
    </message>
    <message>
        <source>How often noise changes along the ribbon</source>
        <translation>噪声沿丝带变化的频率</translation>
    </message>
    <message>
        <source>How fast noise changes over time</source>
        <translation>噪声随时间变化的快慢</translation>
    </message>
    <message>
        <source>Fraction of the length over which noise grows to full strength</source>
        <translation>噪声增长到其强度所用的长度比例</translation>
    </message>
    <message>
        <source>Shape of the cross-section</source>
        <translation>横截面的形状</translation>
    </message>
    <message>
        <source>Whether edges end by their age or by the length of the ribbon</source>
        <translation>各条边按存留时间还是按丝带的长度终止</translation>
    </message>
    <message>
        <source>Sides of a cylinder or points of a star</source>
        <translation>圆柱体的边数或星形的角数</translation>
    </message>
    <message>
        <source>Inner radius of a star relative to its outer one</source>
        <translation>星形的内半径与外半径之比</translation>
    </message>
    <message>
        <source>Greatest length</source>
        <translation>最大长度</translation>
    </message>
    <message>
        <source>Ends of ribbons that stretch between two bones; the game uses the first</source>
        <translation>跨越两个骨骼的丝带的末端；游戏使用第一个</translation>
    </message>
    <message>
        <source>1: new edges are created</source>
        <translation>为 1 时生成新边</translation>
    </message>
    <message>
        <source>How the ribbon moves and looks</source>
        <translation>丝带的运动和外观</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when an edge slides along something</source>
        <translation>边沿物体滑动时保留的速度比例</translation>
    </message>
    <message>
        <source>Fraction of the speed that is kept when an edge bounces</source>
        <translation>边反弹时保留的速度比例</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s velocity that edges inherit</source>
        <translation>各条边继承发射器自身速度的比例</translation>
    </message>
    <message>
        <source>Position between the light source and the middle of the screen; values above 1 are beyond the middle</source>
        <translation>在光源与屏幕中心之间的位置；大于 1 时位于中心的另一侧</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How the width follows the distance to the middle</source>
        <translation>宽度如何随到中心的距离变化</translation>
    </message>
    <message>
        <source>How the height follows the distance to the middle</source>
        <translation>高度如何随到中心的距离变化</translation>
    </message>
    <message>
        <source>Distance from the middle at which it begins to fade</source>
        <translation>开始淡出时到中心的距离</translation>
    </message>
    <message>
        <source>How fast it fades</source>
        <translation>淡出的快慢</translation>
    </message>
    <message>
        <source>Colour and alpha</source>
        <translation>颜色和 Alpha</translation>
    </message>
    <message>
        <source>Turns the image towards the light source</source>
        <translation>使图像转向光源</translation>
    </message>
    <message>
        <source>Texture of all images</source>
        <translation>所有图像的贴图</translation>
    </message>
    <message>
        <source>Images on the line through the middle of the screen</source>
        <translation>位于穿过屏幕中心的直线上的图像</translation>
    </message>
    <message>
        <source>Distance to the camera beyond which nothing is drawn</source>
        <translation>到摄像机的距离超过此值时不绘制</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>亮度</translation>
    </message>
    <message>
        <source>A second brightness factor</source>
        <translation>亮度，再次应用</translation>
    </message>
    <message>
        <source>Size of all images</source>
        <translation>所有图像的大小</translation>
    </message>
    <message>
        <source>Path of the file</source>
        <translation>文件的路径</translation>
    </message>
    <message>
        <source>Paths of textures</source>
        <translation>贴图的路径</translation>
    </message>
    <message>
        <source>Name of the bone</source>
        <translation>骨骼的名称</translation>
    </message>
    <message>
        <source>Inheritance, billboards and what the bone is used for</source>
        <translation>继承、公告板和骨骼的用途</translation>
    </message>
    <message>
        <source>Position relative to the parent</source>
        <translation>相对于父节点的位置</translation>
    </message>
    <message>
        <source>Rotation relative to the parent</source>
        <translation>相对于父节点的旋转</translation>
    </message>
    <message>
        <source>Scale relative to the parent</source>
        <translation>相对于父节点的缩放</translation>
    </message>
    <message>
        <source>Whether the batches that refer to this bone are drawn</source>
        <translation>是否绘制引用此骨骼的批次</translation>
    </message>
    <message>
        <source>Takes vertices from model space to the bone&apos;s space at rest</source>
        <translation>将顶点从模型空间变换到骨骼静止时的空间</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 and 8 were seen</source>
        <translation>含义不明；见过 0 和 8</translation>
    </message>
    <message>
        <source>How far the background is displaced</source>
        <translation>背景被移动的距离</translation>
    </message>
    <message>
        <source>Where it is applied</source>
        <translation>生效的位置</translation>
    </message>
    <message>
        <source>Material that is drawn</source>
        <translation>所绘制的材质</translation>
    </message>
    <message>
        <source>Opacity of this material within the whole</source>
        <translation>此材质在整体中的不透明度</translation>
    </message>
    <message>
        <source>Materials that are drawn one after the other</source>
        <translation>依次绘制的材质</translation>
    </message>
    <message>
        <source>Texture instead of the terrain</source>
        <translation>代替地形的贴图</translation>
    </message>
    <message>
        <source>Meaning unknown; 0 and 1 were seen</source>
        <translation>含义不明；见过 0 和 1</translation>
    </message>
    <message>
        <source>Opacity per unit of length</source>
        <translation>每单位长度的不透明度</translation>
    </message>
    <message>
        <source>Colour of the mist</source>
        <translation>雾气的颜色</translation>
    </message>
    <message>
        <source>Meaning unknown; a layer in all files seen</source>
        <translation>含义不明；所有见过的文件中均为一个图层</translation>
    </message>
    <message>
        <source>Meaning unknown; 32 in all files seen</source>
        <translation>含义不明；所有见过的文件中均为 32</translation>
    </message>
    <message>
        <source>Moves the highlights along the hair</source>
        <translation>沿头发移动高光</translation>
    </message>
    <message>
        <source>Breaks up the second highlight</source>
        <translation>打散第二高光</translation>
    </message>
    <message>
        <source>Moves the first highlight</source>
        <translation>移动第一高光</translation>
    </message>
    <message>
        <source>Moves the second highlight</source>
        <translation>移动第二高光</translation>
    </message>
    <message>
        <source>Distance from the camera where it begins</source>
        <translation>开始处到摄像机的距离</translation>
    </message>
    <message>
        <source>How it fades towards its border</source>
        <translation>向边界淡出的方式</translation>
    </message>
    <message>
        <source>Noise of the density</source>
        <translation>密度的噪声</translation>
    </message>
    <message>
        <source>How fast the noise moves</source>
        <translation>噪声移动的快慢</translation>
    </message>
    <message>
        <source>Position of the noise</source>
        <translation>噪声的位置</translation>
    </message>
    <message>
        <source>Size of the noise</source>
        <translation>噪声的大小</translation>
    </message>
    <message>
        <source>Rotation of the noise</source>
        <translation>噪声的旋转</translation>
    </message>
    <message>
        <source>Where creep is shown</source>
        <translation>显示菌毯的位置</translation>
    </message>
    <message>
        <source>How strongly the surroundings are reflected</source>
        <translation>镜像周围环境的强度</translation>
    </message>
    <message>
        <source>How far the mirrored image is distorted</source>
        <translation>镜像画面弯曲的程度</translation>
    </message>
    <message>
        <source>Height of the mirror above the origin</source>
        <translation>镜面在原点上方的高度</translation>
    </message>
    <message>
        <source>Direction of the blur</source>
        <translation>模糊的方向</translation>
    </message>
    <message>
        <source>Width of the blur</source>
        <translation>模糊的宽度</translation>
    </message>
    <message>
        <source>Where it is blurred</source>
        <translation>模糊的位置</translation>
    </message>
    <message>
        <source>Which layers are used</source>
        <translation>哪些图层生效</translation>
    </message>
    <message>
        <source>Where the light shines</source>
        <translation>光源照射的位置</translation>
    </message>
    <message>
        <source>What the light shines on</source>
        <translation>光源照射的对象</translation>
    </message>
    <message>
        <source>Graphics setting up to which it casts no shadow</source>
        <translation>不投射阴影的图形设置上限</translation>
    </message>
    <message>
        <source>Strength of highlights</source>
        <translation>高光的强度</translation>
    </message>
    <message>
        <source>Largest distance at which the light ends at any time</source>
        <translation>任意时间光线终止的最大距离</translation>
    </message>
    <message>
        <source>Angle of the fully lit part of a spot light&apos;s cone</source>
        <translation>聚光灯光锥全亮部分的角度</translation>
    </message>
    <message>
        <source>Angle of a spot light&apos;s cone</source>
        <translation>聚光灯光锥的角度</translation>
    </message>
    <message>
        <source>Bone that moves the camera</source>
        <translation>移动摄像机的骨骼</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Angle of view</source>
        <translation>视角</translation>
    </message>
    <message>
        <source>1: the angle of view is vertical, otherwise horizontal</source>
        <translation>为 1 时视角为垂直方向，否则为水平方向</translation>
    </message>
    <message>
        <source>How things out of focus are blurred; 0 or 3 in files seen</source>
        <translation>失焦物体的模糊方式；见过的文件中为 0 或 3</translation>
    </message>
    <message>
        <source>Distance beyond which no shadow is drawn</source>
        <translation>超过此距离不绘制阴影</translation>
    </message>
    <message>
        <source>Distance at which things are in focus</source>
        <translation>对焦物体的距离</translation>
    </message>
    <message>
        <source>Distance behind the focus over which things blur</source>
        <translation>焦点后方逐渐模糊所跨的距离</translation>
    </message>
    <message>
        <source>Distance in front of the focus over which things blur</source>
        <translation>焦点前方逐渐模糊所跨的距离</translation>
    </message>
    <message>
        <source>Where near things begin to blur; 0 in all files seen</source>
        <translation>近处物体开始模糊的位置；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>Where near things are blurred most; 0 in all files seen</source>
        <translation>近处物体模糊最强的位置；所有见过的文件中均为 0</translation>
    </message>
    <message>
        <source>How much is blurred</source>
        <translation>模糊的程度</translation>
    </message>
    <message>
        <source>Aperture of the blur, as an f-number; 1 in all files seen</source>
        <translation>模糊的光圈，以 f 值表示；所有见过的文件中均为 1</translation>
    </message>
    <message>
        <source>Largest diameter of the blur; 27 in all files seen</source>
        <translation>模糊的最大直径；所有见过的文件中均为 27</translation>
    </message>
    <message>
        <source>Time over which the preview blends into another sequence; otherwise only the old art tools used it</source>
        <translation>预览混合到另一序列所用的时间；其他程序中只有旧的美术工具使用它</translation>
    </message>
    <message>
        <source>Fading of edges, for batches with the flag</source>
        <translation>边缘渐隐，用于带此标志的批次</translation>
    </message>
    <message>
        <source>Animations of parent skeletons that the game plays with this model; they can&apos;t be edited here</source>
        <translation>游戏随此模型播放的父骨架动画；无法在此编辑</translation>
    </message>
    <message>
        <source>Number for the shader, named after the constant it becomes</source>
        <translation>供着色器使用的数值，以其成为的常量命名</translation>
    </message>
    <message>
        <source>Scale of the shadow; the file holds 11 binary digits of it</source>
        <translation>阴影的缩放；文件中保存其 11 位二进制有效位</translation>
    </message>
    <message>
        <source>Factor for the colour; the file holds 11 binary digits of it</source>
        <translation>颜色的系数；文件中保存其 11 位二进制有效位</translation>
    </message>
    <message>
        <source>Skeleton that the sequence belongs to; edit it in a model that has this skeleton as its own</source>
        <translation>序列所属的骨架；请用自身拥有此骨架的模型来编辑它</translation>
    </message>
    <message>
        <source>Row in the parent&apos;s list</source>
        <translation>在父骨架列表中的行</translation>
    </message>
    <message>
        <source>Row of the next variation in the parent&apos;s list</source>
        <translation>下一个变体在父骨架列表中的行</translation>
    </message>
    <message>
        <source>0 the parent, 1 the parent&apos;s parent and so on</source>
        <translation>0 为父骨架，1 为父骨架的父骨架，依此类推</translation>
    </message>
    <message>
        <source>Collections that play; if several animate a value, the one with the highest priority wins, or the first among equals</source>
        <translation>参与播放的集合；对同一数值，优先级最高的集合生效，若有多个则取第一个</translation>
    </message>
    <message>
        <source>Which game&apos;s layout the file uses; detected from its structure, because the version numbers overlap</source>
        <translation>文件采用哪个游戏的布局；由于版本号有重叠，根据其结构判断</translation>
    </message>
    <message>
        <source>Mesh that characters can&apos;t walk through</source>
        <translation>角色无法穿过的网格</translation>
    </message>
    <message>
        <source>Unknown parts of an MDL file, kept in their original position</source>
        <translation>MDL 文件中无法识别的部分，在原位置保留</translation>
    </message>
    <message>
        <source>Whether the file is binary or text</source>
        <translation>文件是二进制还是文本</translation>
    </message>
    <message>
        <source>Shape that particles are born in</source>
        <translation>粒子在其中出生的形状</translation>
    </message>
    <message>
        <source>Above 0: particles fly away from this height instead of by latitude</source>
        <translation>大于 0 时，粒子飞离此高度，而不是按纬度飞行</translation>
    </message>
    <message>
        <source>Model that every particle shows instead of a quad</source>
        <translation>每个粒子代替四边形所显示的模型</translation>
    </message>
    <message>
        <source>Twinkles per second</source>
        <translation>闪烁每秒变化的次数</translation>
    </message>
    <message>
        <source>Fraction of the time that a particle is visible</source>
        <translation>粒子可见的时间比例</translation>
    </message>
    <message>
        <source>Smallest size while twinkling</source>
        <translation>闪烁时的最小大小</translation>
    </message>
    <message>
        <source>Largest size while twinkling; no twinkling if equal to the smallest</source>
        <translation>闪烁时的最大大小；与最小值相等时不闪烁</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s movement that new particles inherit</source>
        <translation>新粒子带走的发射器自身运动的比例</translation>
    </message>
    <message>
        <source>Slowest rotation of emitted models about the axis</source>
        <translation>被发射的模型绕该轴的最慢转动</translation>
    </message>
    <message>
        <source>Fastest rotation of emitted models about the axis</source>
        <translation>被发射的模型绕该轴的最快转动</translation>
    </message>
    <message>
        <source>Fraction of its speed that a particle loses per second</source>
        <translation>粒子每秒失去的速度比例</translation>
    </message>
    <message>
        <source>Rotation of a quad per second</source>
        <translation>四边形每秒的转动</translation>
    </message>
    <message>
        <source>Acceleration due to the wind</source>
        <translation>风产生的加速度</translation>
    </message>
    <message>
        <source>How long the wind blows on a particle</source>
        <translation>风吹动粒子的时间</translation>
    </message>
    <message>
        <source>Emitter speed at which particles follow it by the scale with the same number</source>
        <translation>粒子以相同编号的比例跟随发射器时，发射器的速度</translation>
    </message>
    <message>
        <source>Fraction of the emitter&apos;s path along which particles follow it</source>
        <translation>粒子跟随发射器所走路程的比例</translation>
    </message>
    <message>
        <source>Points of the curve that a spline emitter emits along</source>
        <translation>样条发射器沿其发射的曲线的各点</translation>
    </message>
    <message>
        <source>Height that particles fly away from over time</source>
        <translation>粒子飞离的高度随时间的变化</translation>
    </message>
    <message>
        <source>Four bones per vertex; they follow the matrix groups</source>
        <translation>每个顶点四个骨骼；与矩阵组一致</translation>
    </message>
    <message>
        <source>Weights of the four bones of each vertex; they add up to 255</source>
        <translation>每个顶点的四个骨骼的权重，总和为 255</translation>
    </message>
    <message>
        <source>Centre of the sphere around the geoset</source>
        <translation>几何体外围球体的球心</translation>
    </message>
    <message>
        <source>Radius of the sphere around the geoset</source>
        <translation>几何体外围球体的半径</translation>
    </message>
    <message>
        <source>Hundreds: part of the character (hair, beard, glove, boot …); the rest: its variant</source>
        <translation>百位：角色的部位（头发、胡须、手套、靴子……）；其余：该部位的变体</translation>
    </message>
    <message>
        <source>Number of the geoset as stored in the file</source>
        <translation>文件中所写的几何体编号</translation>
    </message>
    <message>
        <source>Four bone numbers and four weights per vertex, two bytes each; the weights add up to 255</source>
        <translation>每个顶点四个骨骼编号和四个总和为 255 的权重，各两个字节</translation>
    </message>
    <message>
        <source>Normals of the triangles</source>
        <translation>三角形的法线</translation>
    </message>
    <message>
        <source>How the model stands on slopes; 0 in all known files</source>
        <translation>模型在斜坡上的站立方式；所有已知文件中均为 0</translation>
    </message>
    <message>
        <source>Chance among the sequences for the same action; all chances add up to 1</source>
        <translation>在同一动作的各序列中被选中的几率；总和为 1</translation>
    </message>
    <message>
        <source>Minimum number of repetitions before another sequence is chosen</source>
        <translation>选择另一序列之前，此序列至少播放的次数</translation>
    </message>
    <message>
        <source>Maximum number of repetitions before another sequence is chosen</source>
        <translation>选择另一序列之前，此序列至多播放的次数</translation>
    </message>
    <message>
        <source>Time over which another sequence blends into this one</source>
        <translation>另一序列过渡到此序列的时间</translation>
    </message>
    <message>
        <source>Geoset that the glider applies to</source>
        <translation>滑翔体所适用的几何体</translation>
    </message>
    <message>
        <source>Whether the light casts shadows</source>
        <translation>光源是否投射阴影</translation>
    </message>
    <message>
        <source>Distance at which shadows begin</source>
        <translation>阴影开始的距离</translation>
    </message>
    <message>
        <source>Distance at which shadows end</source>
        <translation>阴影结束的距离</translation>
    </message>
    <message>
        <source>How fast the light fades with the square of the distance</source>
        <translation>光随距离的平方减弱的快慢</translation>
    </message>
    <message>
        <source>How fast the light fades with distance</source>
        <translation>光随距离减弱的快慢</translation>
    </message>
    <message>
        <source>Damping of the light&apos;s fading</source>
        <translation>光减弱的阻尼</translation>
    </message>
    <message>
        <source>A box has two corners, a cylinder a base, a height and a radius, a sphere a centre and a radius, a plane a length and a width</source>
        <translation>长方体有两个角点，圆柱体有底点、高度和半径，球体有球心和半径，平面有长度和宽度</translation>
    </message>
    <message>
        <source>Corner, base or centre in model space; the node moves it like a vertex</source>
        <translation>模型空间中的角点、底点或球心；节点像移动顶点一样移动它</translation>
    </message>
    <message>
        <source>Opposite corner</source>
        <translation>对角的角点</translation>
    </message>
    <message>
        <source>Height of a cylinder</source>
        <translation>圆柱体的高度</translation>
    </message>
    <message>
        <source>Length of a plane</source>
        <translation>平面的长度</translation>
    </message>
    <message>
        <source>Width of a plane</source>
        <translation>平面的宽度</translation>
    </message>
    <message>
        <source>Meaning unknown; 3 in the game&apos;s own files</source>
        <translation>含义不明；游戏自带的文件中为 3</translation>
    </message>
    <message>
        <source>Focus distance over time</source>
        <translation>对焦距离随时间的变化</translation>
    </message>
    <message>
        <source>Focal length of the lens over time</source>
        <translation>镜头焦距随时间的变化</translation>
    </message>
    <message>
        <source>Aperture of the lens over time</source>
        <translation>镜头光圈随时间的变化</translation>
    </message>
    <message>
        <source>First keyword of the text</source>
        <translation>文本开头的关键字</translation>
    </message>
    <message>
        <source>Line in the file as it was opened</source>
        <translation>文件打开时所在的行</translation>
    </message>
    <message>
        <source>Text that is kept unchanged in its original position; delete the object to drop it</source>
        <translation>在原位置原样保留的文本；删除该对象可将其略去</translation>
    </message>
    <message>
        <source>Extent of the emitting area along Y; for a sphere its outer radius, for a spline where it ends (0…1)</source>
        <translation>发射区域沿 Y 的范围；球体为外半径，样条为终止处（0…1）</translation>
    </message>
    <message>
        <source>Extent of the emitting area along X; for a sphere its inner radius, for a spline where it begins (0…1)</source>
        <translation>发射区域沿 X 的范围；球体为内半径，样条为起始处（0…1）</translation>
    </message>
    <message>
        <source>Distance at which shadows begin, over time</source>
        <translation>阴影开始的距离随时间的变化</translation>
    </message>
    <message>
        <source>Distance at which shadows end, over time</source>
        <translation>阴影结束的距离随时间的变化</translation>
    </message>
    <message>
        <source>Fading with the square of the distance, over time</source>
        <translation>随距离平方的衰减随时间的变化</translation>
    </message>
    <message>
        <source>Fading with distance, over time</source>
        <translation>随距离的衰减随时间的变化</translation>
    </message>
    <message>
        <source>Damping of the light&apos;s fading over time</source>
        <translation>光源衰减的阻尼随时间的变化</translation>
    </message>
    <message>
        <source>Place where the game attaches something</source>
        <translation>游戏附加物体的位置</translation>
    </message>
    <message>
        <source>The game does not look for this bone</source>
        <translation>游戏不会查找此骨骼</translation>
    </message>
    <message>
        <source>A slot that the game fills</source>
        <translation>由游戏填充的贴图位</translation>
    </message>
    <message>
        <source>Repeats along the width instead of clamping</source>
        <translation>沿宽度重复而非截断</translation>
    </message>
    <message>
        <source>Repeats along the height instead of clamping</source>
        <translation>沿高度重复而非截断</translation>
    </message>
    <message>
        <source>Lights do not change the colour</source>
        <translation>颜色不受光照影响</translation>
    </message>
    <message>
        <source>Fog does not change the colour</source>
        <translation>颜色不受雾影响</translation>
    </message>
    <message>
        <source>Back faces are drawn as well</source>
        <translation>也绘制背面</translation>
    </message>
    <message>
        <source>Drawn over what is in front of it</source>
        <translation>覆盖在其前方物体之上绘制</translation>
    </message>
    <message>
        <source>Objects behind it that are drawn later show through</source>
        <translation>其后方较晚绘制的物体会透出</translation>
    </message>
    <message>
        <source>Concerns shadows; nothing else is known</source>
        <translation>与阴影有关；其余未知</translation>
    </message>
    <message>
        <source>Covers what is behind it</source>
        <translation>遮住背后的画面</translation>
    </message>
    <message>
        <source>Draws only pixels that are opaque enough</source>
        <translation>仅绘制足够不透明的像素</translation>
    </message>
    <message>
        <source>Blends with what is behind it according to its opacity</source>
        <translation>按不透明度与背后画面混合</translation>
    </message>
    <message>
        <source>Is added to what is behind it, ignoring opacity</source>
        <translation>忽略不透明度，与背后画面相加</translation>
    </message>
    <message>
        <source>Is added to what is behind it, weighted by its opacity</source>
        <translation>按不透明度与背后画面相加</translation>
    </message>
    <message>
        <source>Multiplies what is behind it, darkening it</source>
        <translation>与背后画面相乘，使其变暗</translation>
    </message>
    <message>
        <source>Multiplies what is behind it, twice as bright</source>
        <translation>与背后画面相乘，亮度加倍</translation>
    </message>
    <message>
        <source>Is added, and hides what is behind it according to its opacity</source>
        <translation>相加，并按不透明度遮住背后画面</translation>
    </message>
    <message>
        <source>Known by name only; not used by the preview</source>
        <translation>仅知其名；预览不使用</translation>
    </message>
    <message>
        <source>The model tilts with the ground about X</source>
        <translation>模型随地面绕 X 轴倾斜</translation>
    </message>
    <message>
        <source>The model tilts with the ground about Y</source>
        <translation>模型随地面绕 Y 轴倾斜</translation>
    </message>
    <message>
        <source>Not used by the preview</source>
        <translation>预览不使用</translation>
    </message>
    <message>
        <source>Animation files consist of chunks</source>
        <translation>动画文件由数据块组成</translation>
    </message>
    <message>
        <source>The game marks the sequence as blended when it loads it</source>
        <translation>游戏加载时将该序列标为混合</translation>
    </message>
    <message>
        <source>Seen beside keys in the model; not used by the preview</source>
        <translation>与模型中的关键帧同时出现；预览不使用</translation>
    </message>
    <message>
        <source>Does not move with its parent</source>
        <translation>不随父节点移动</translation>
    </message>
    <message>
        <source>Is not scaled with its parent</source>
        <translation>不随父节点缩放</translation>
    </message>
    <message>
        <source>Does not turn with its parent</source>
        <translation>不随父节点旋转</translation>
    </message>
    <message>
        <source>Always faces the camera</source>
        <translation>始终面向摄像机</translation>
    </message>
    <message>
        <source>Turns towards the camera about its X axis only</source>
        <translation>仅绕 X 轴转向摄像机</translation>
    </message>
    <message>
        <source>Turns towards the camera about its Y axis only</source>
        <translation>仅绕 Y 轴转向摄像机</translation>
    </message>
    <message>
        <source>Turns towards the camera about its Z axis only</source>
        <translation>仅绕 Z 轴转向摄像机</translation>
    </message>
    <message>
        <source>Particles are not lit</source>
        <translation>粒子不受光照</translation>
    </message>
    <message>
        <source>The farthest particles are drawn first</source>
        <translation>先绘制最远的粒子</translation>
    </message>
    <message>
        <source>Directions spread in one plane only</source>
        <translation>方向仅在一个平面内散布</translation>
    </message>
    <message>
        <source>The bone&apos;s scale makes particles larger</source>
        <translation>骨骼缩放会放大粒子</translation>
    </message>
    <message>
        <source>Particles of a sphere die once they fly outwards</source>
        <translation>球形发射的粒子一旦向外飞即消失</translation>
    </message>
    <message>
        <source>Particles spin in either direction</source>
        <translation>粒子朝任一方向旋转</translation>
    </message>
    <message>
        <source>Tail length is limited by the particle&apos;s age</source>
        <translation>拖尾不长于粒子存在的时间</translation>
    </message>
    <message>
        <source>Particles follow the emitter according to the follow scales</source>
        <translation>粒子按跟随比例跟随发射器</translation>
    </message>
    <message>
        <source>Each particle takes a cell of the texture at random</source>
        <translation>每个粒子随机取一个贴图单元</translation>
    </message>
    <message>
        <source>A quad is drawn for the particle</source>
        <translation>为粒子绘制一个面片</translation>
    </message>
    <message>
        <source>A streak is drawn behind the particle</source>
        <translation>在粒子后方绘制拖尾</translation>
    </message>
    <message>
        <source>Distorts what is behind it, unless “Multi-texture” is set</source>
        <translation>使背后的画面扭曲，除非设置了“多重贴图”</translation>
    </message>
    <message>
        <source>Each particle starts at a random cell</source>
        <translation>每个粒子从随机单元开始</translation>
    </message>
    <message>
        <source>As many particles far from the camera as near it</source>
        <translation>远离摄像机时粒子数量不减</translation>
    </message>
    <message>
        <source>The rate does not fall with distance</source>
        <translation>发射率不随距离降低</translation>
    </message>
    <message>
        <source>Particles are drawn with three textures</source>
        <translation>粒子用三张贴图绘制</translation>
    </message>
    <message>
        <source>No shape</source>
        <translation>无形状</translation>
    </message>
    <message>
        <source>A rectangle</source>
        <translation>矩形</translation>
    </message>
    <message>
        <source>A sphere, or the shell between two radii</source>
        <translation>球体，或两个半径之间的球壳</translation>
    </message>
    <message>
        <source>Along a curve</source>
        <translation>沿曲线</translation>
    </message>
    <message>
        <source>From bones; not shown by the preview</source>
        <translation>来自骨骼；预览不显示</translation>
    </message>
    <message>
        <source>A quad and a streak behind it</source>
        <translation>面片及其后的拖尾</translation>
    </message>
    <message>
        <source>Parallel light from far away</source>
        <translation>来自远处的平行光</translation>
    </message>
    <message>
        <source>Light from one point in all directions</source>
        <translation>由一点向四周发光</translation>
    </message>
    <message>
        <source>Any other camera, such as those of cinematics</source>
        <translation>其他摄像机，如过场动画</translation>
    </message>
    <message>
        <source>Shows the head in the interface</source>
        <translation>在界面中显示头像</translation>
    </message>
    <message>
        <source>Shows the character in its window</source>
        <translation>在角色窗口中显示角色</translation>
    </message>
    <message>
        <source>Follows its bone and pushes others</source>
        <translation>跟随骨骼并推动其他物体</translation>
    </message>
    <message>
        <source>Falls, swings and collides</source>
        <translation>会下落、摆动和碰撞</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>长方体</translation>
    </message>
    <message>
        <source>A cylinder with round ends</source>
        <translation>两端为半球的圆柱</translation>
    </message>
    <message>
        <source>A sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>A body of flat faces</source>
        <translation>由平面围成的形体</translation>
    </message>
    <message>
        <source>Turns in all directions about one point</source>
        <translation>绕一点向各方向转动</translation>
    </message>
    <message>
        <source>Turns about a point within a cone</source>
        <translation>在圆锥范围内绕一点转动</translation>
    </message>
    <message>
        <source>Holds two bodies together</source>
        <translation>将两个刚体固定在一起</translation>
    </message>
    <message>
        <source>Turns about one axis</source>
        <translation>绕一个轴转动</translation>
    </message>
    <message>
        <source>Slides along one axis</source>
        <translation>沿一个轴滑动</translation>
    </message>
    <message>
        <source>Keeps two points apart or together</source>
        <translation>使两点保持距离</translation>
    </message>
    <message>
        <source>In the .phys file beside the model</source>
        <translation>位于模型旁的 .phys 文件</translation>
    </message>
    <message>
        <source>In the model&apos;s own file</source>
        <translation>位于模型文件内</translation>
    </message>
    <message>
        <source>The speed is random between the two values</source>
        <translation>速度在两值之间随机</translation>
    </message>
    <message>
        <source>The lifespan is random between the two values</source>
        <translation>寿命在两值之间随机</translation>
    </message>
    <message>
        <source>The mass is random between the two values</source>
        <translation>质量在两值之间随机</translation>
    </message>
    <message>
        <source>Bounces off the ground</source>
        <translation>从地面弹开</translation>
    </message>
    <message>
        <source>Bounces off other objects</source>
        <translation>从其他物体弹开</translation>
    </message>
    <message>
        <source>Keeps moving with the emitter&apos;s velocity</source>
        <translation>继承发射器的速度</translation>
    </message>
    <message>
        <source>In old versions: sizes change smoothly</source>
        <translation>旧版本：大小平滑变化</translation>
    </message>
    <message>
        <source>In old versions: sizes follow a Bezier curve</source>
        <translation>旧版本：大小沿贝塞尔曲线变化</translation>
    </message>
    <message>
        <source>Vertex opacities are used</source>
        <translation>使用顶点不透明度</translation>
    </message>
    <message>
        <source>Yaw and pitch are swapped</source>
        <translation>偏航与俯仰互换</translation>
    </message>
    <message>
        <source>Flat, as the bone lies</source>
        <translation>平面，随骨骼朝向</translation>
    </message>
    <message>
        <source>A tube</source>
        <translation>管状</translation>
    </message>
    <message>
        <source>Crossed planes</source>
        <translation>交叉平面</translation>
    </message>
    <message>
        <source>Edges disappear at the end of their lifetime</source>
        <translation>按存在时间结束</translation>
    </message>
    <message>
        <source>Edges disappear at the ribbon&apos;s full length</source>
        <translation>按飘带长度结束</translation>
    </message>
    <message>
        <source>A cylinder</source>
        <translation>圆柱体</translation>
    </message>
    <message>
        <source>Half a sphere</source>
        <translation>半球</translation>
    </message>
    <message>
        <source>A cone with a round end</source>
        <translation>圆顶锥体</translation>
    </message>
    <message>
        <source>Weaker with distance above or below the bone</source>
        <translation>离骨骼上下越远越弱</translation>
    </message>
    <message>
        <source>Widens with the distance</source>
        <translation>随距离变宽</translation>
    </message>
    <message>
        <source>Keeps the same width</source>
        <translation>宽度不变</translation>
    </message>
    <message>
        <source>Layer of projections on the ground; the list is in drawing order</source>
        <translation>地面投影层；列表按绘制顺序排列</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s X axis</source>
        <translation>绕世界 X 轴转动</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s Y axis</source>
        <translation>绕世界 Y 轴转动</translation>
    </message>
    <message>
        <source>Turns about the world&apos;s Z axis</source>
        <translation>绕世界 Z 轴转动</translation>
    </message>
    <message>
        <source>Turns about its own X axis</source>
        <translation>绕自身 X 轴转动</translation>
    </message>
    <message>
        <source>Turns about its own Y axis</source>
        <translation>绕自身 Y 轴转动</translation>
    </message>
    <message>
        <source>Turns about its own Z axis</source>
        <translation>绕自身 Z 轴转动</translation>
    </message>
    <message>
        <source>Light from one point within a cone</source>
        <translation>由一点在圆锥范围内发光</translation>
    </message>
    <message>
        <source>The light casts shadows</source>
        <translation>此光源投射阴影</translation>
    </message>
    <message>
        <source>The light makes highlights</source>
        <translation>此光源产生高光</translation>
    </message>
    <message>
        <source>Opaque objects are lit</source>
        <translation>照亮不透明物体</translation>
    </message>
    <message>
        <source>Transparent objects are lit</source>
        <translation>照亮透明物体</translation>
    </message>
    <message>
        <source>The light has the player&apos;s colour</source>
        <translation>光为玩家颜色</translation>
    </message>
    <message>
        <source>On no graphics setting</source>
        <translation>任何画质都不</translation>
    </message>
    <message>
        <source>Up to this graphics setting</source>
        <translation>直到此画质设置</translation>
    </message>
    <message>
        <source>Texture layers with lighting</source>
        <translation>带光照的贴图图层</translation>
    </message>
    <message>
        <source>Distorts what is behind it</source>
        <translation>使背后画面扭曲</translation>
    </message>
    <message>
        <source>Several materials on top of each other</source>
        <translation>多个材质叠加</translation>
    </message>
    <message>
        <source>Looks like the ground below</source>
        <translation>外观同下方地面</translation>
    </message>
    <message>
        <source>Fog inside the mesh</source>
        <translation>网格内部的雾</translation>
    </message>
    <message>
        <source>Hair with two highlights</source>
        <translation>具有两道高光的毛发</translation>
    </message>
    <message>
        <source>Looks like creep</source>
        <translation>外观同菌毯</translation>
    </message>
    <message>
        <source>Fog of varying density inside the mesh</source>
        <translation>网格内部密度变化的雾</translation>
    </message>
    <message>
        <source>Is baked into the ground</source>
        <translation>烘焙到地面</translation>
    </message>
    <message>
        <source>Reflects its surroundings</source>
        <translation>反射周围环境</translation>
    </message>
    <message>
        <source>Lens flares</source>
        <translation>镜头光晕</translation>
    </message>
    <message>
        <source>Multiplies the layers below</source>
        <translation>与下方图层相乘</translation>
    </message>
    <message>
        <source>Multiplies the layers below, twice as bright</source>
        <translation>与下方图层相乘，亮度加倍</translation>
    </message>
    <message>
        <source>Is added to the layers below, weighted by its opacity</source>
        <translation>按不透明度与下方图层相加</translation>
    </message>
    <message>
        <source>Replaces the layers below according to its opacity</source>
        <translation>按不透明度替换下方图层</translation>
    </message>
    <message>
        <source>Adds the player&apos;s colour, weighted by its opacity</source>
        <translation>按不透明度叠加玩家颜色</translation>
    </message>
    <message>
        <source>Is added to the layers below, ignoring opacity</source>
        <translation>忽略不透明度，与下方图层相加</translation>
    </message>
    <message>
        <source>Vertex colours are used</source>
        <translation>使用顶点颜色</translation>
    </message>
    <message>
        <source>Casts no shadow on others</source>
        <translation>不向其他物体投射阴影</translation>
    </message>
    <message>
        <source>The mouse ignores it</source>
        <translation>鼠标会穿过</translation>
    </message>
    <message>
        <source>Others cast no shadow on it</source>
        <translation>其他物体不在其上投影</translation>
    </message>
    <message>
        <source>The gloss layer makes highlights softer</source>
        <translation>光泽图层使高光变柔</translation>
    </message>
    <message>
        <source>Projections of other models are drawn on it</source>
        <translation>其他模型的投影会绘制其上</translation>
    </message>
    <message>
        <source>Stays on low graphics settings</source>
        <translation>低画质下仍保留</translation>
    </message>
    <message>
        <source>Only projections are drawn on it</source>
        <translation>只在其上绘制投影</translation>
    </message>
    <message>
        <source>It is not highlighted under the mouse</source>
        <translation>鼠标悬停时不高亮</translation>
    </message>
    <message>
        <source>Channel for rendering into a texture</source>
        <translation>渲染到贴图的通道</translation>
    </message>
    <message>
        <source>Highlights take the texture&apos;s colour</source>
        <translation>高光取贴图颜色</translation>
    </message>
    <message>
        <source>Highlights take the texture&apos;s opacity</source>
        <translation>高光取贴图不透明度</translation>
    </message>
    <message>
        <source>Light and dark are swapped</source>
        <translation>明暗反转</translation>
    </message>
    <message>
        <source>Shows the particle&apos;s cell of the texture</source>
        <translation>显示粒子对应的贴图单元</translation>
    </message>
    <message>
        <source>The file is a video</source>
        <translation>文件为视频</translation>
    </message>
    <message>
        <source>Concerns the direction from which the Fresnel effect is seen; not used by the preview</source>
        <translation>与观察菲涅耳效果的方向有关；预览不使用</translation>
    </message>
    <message>
        <source>Texture coordinates of the mesh</source>
        <translation>网格的贴图坐标</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings as a cube</source>
        <translation>贴图以立方体映出环境</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings as a sphere</source>
        <translation>贴图以球面映出环境</translation>
    </message>
    <message>
        <source>Projected along an axis of the model</source>
        <translation>沿模型的轴投影</translation>
    </message>
    <message>
        <source>Projected along an axis of the world</source>
        <translation>沿世界的轴投影</translation>
    </message>
    <message>
        <source>Projected from the screen</source>
        <translation>从屏幕投影</translation>
    </message>
    <message>
        <source>Projected along three axes and mixed by the normal</source>
        <translation>沿三轴投影并按法线混合</translation>
    </message>
    <message>
        <source>The colour, opaque</source>
        <translation>颜色，不透明</translation>
    </message>
    <message>
        <source>Colour and opacity</source>
        <translation>颜色与不透明度</translation>
    </message>
    <message>
        <source>This channel alone, as grey</source>
        <translation>仅此通道，作为灰度</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Stronger where the surface is seen from the side</source>
        <translation>表面侧对视线处更强</translation>
    </message>
    <message>
        <source>Stronger where the surface faces the camera</source>
        <translation>表面正对摄像机处更强</translation>
    </message>
    <message>
        <source>Starts again at the end</source>
        <translation>结束后重新开始</translation>
    </message>
    <message>
        <source>Stays on the last frame</source>
        <translation>停在最后一帧</translation>
    </message>
    <message>
        <source>Drawn after transparent objects</source>
        <translation>在透明物体之后绘制</translation>
    </message>
    <message>
        <source>The layer with this name is used</source>
        <translation>使用该名称的图层</translation>
    </message>
    <message>
        <source>Drawn together with transparent objects</source>
        <translation>与透明物体一起绘制</translation>
    </message>
    <message>
        <source>The reflection is blurred</source>
        <translation>反射影像模糊</translation>
    </message>
    <message>
        <source>Note from the exporter; not used by the preview</source>
        <translation>导出器的标记；预览不使用</translation>
    </message>
    <message>
        <source>Concerns the fog of war; not used by the preview</source>
        <translation>与战争迷雾有关；预览不使用</translation>
    </message>
    <message>
        <source>Local lights cast shadows on it</source>
        <translation>局部光源在其上投影</translation>
    </message>
    <message>
        <source>Vertices contain this data</source>
        <translation>顶点包含此数据</translation>
    </message>
    <message>
        <source>The sequence stops at its end</source>
        <translation>序列在末尾停止</translation>
    </message>
    <message>
        <source>Always plays in the art tools&apos; previewer</source>
        <translation>在官方预览器中始终播放</translation>
    </message>
    <message>
        <source>Kind of values in the block of keys</source>
        <translation>关键帧块中的数值类型</translation>
    </message>
    <message>
        <source>Moves with its parent</source>
        <translation>随父骨骼移动</translation>
    </message>
    <message>
        <source>Is scaled with its parent</source>
        <translation>随父骨骼缩放</translation>
    </message>
    <message>
        <source>Turns with its parent</source>
        <translation>随父骨骼旋转</translation>
    </message>
    <message>
        <source>Sequences move the bone</source>
        <translation>序列会驱动此骨骼</translation>
    </message>
    <message>
        <source>An IK chain moves the bone</source>
        <translation>由 IK 链驱动此骨骼</translation>
    </message>
    <message>
        <source>The region is not drawn</source>
        <translation>不绘制此区域</translation>
    </message>
    <message>
        <source>Placeholder for a mesh that the game inserts; not drawn</source>
        <translation>代表由游戏替换的网格；不绘制</translation>
    </message>
    <message>
        <source>The vertices belong to a cloth</source>
        <translation>其顶点属于布料</translation>
    </message>
    <message>
        <source>A cloth moves the vertices</source>
        <translation>由布料带动其顶点</translation>
    </message>
    <message>
        <source>The value holds until the next key</source>
        <translation>数值保持到下一关键帧</translation>
    </message>
    <message>
        <source>The value changes linearly up to the next key</source>
        <translation>数值线性变到下一关键帧</translation>
    </message>
    <message>
        <source>Not animated</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Directions of emission stay level</source>
        <translation>发射方向保持水平</translation>
    </message>
    <message>
        <source>Set in all known files; not used by the preview</source>
        <translation>已知文件中均已设置；预览不使用</translation>
    </message>
    <message>
        <source>Collisions spawn particles of another emitter</source>
        <translation>碰撞时产生另一发射器的粒子</translation>
    </message>
    <message>
        <source>The lowest particles are drawn first</source>
        <translation>先绘制最低的粒子</translation>
    </message>
    <message>
        <source>Sorted the other way round</source>
        <translation>反向排序</translation>
    </message>
    <message>
        <source>In old versions: angles change smoothly</source>
        <translation>旧版本：角度平滑变化</translation>
    </message>
    <message>
        <source>In old versions: angles follow a Bezier curve</source>
        <translation>旧版本：角度沿贝塞尔曲线变化</translation>
    </message>
    <message>
        <source>In old versions: colours change smoothly</source>
        <translation>旧版本：颜色平滑变化</translation>
    </message>
    <message>
        <source>In old versions: colours follow a Bezier curve</source>
        <translation>旧版本：颜色沿贝塞尔曲线变化</translation>
    </message>
    <message>
        <source>Lights change the particles&apos; colour</source>
        <translation>光照影响粒子颜色</translation>
    </message>
    <message>
        <source>Heavier particles fall faster</source>
        <translation>粒子越重下落越快</translation>
    </message>
    <message>
        <source>Models are drawn instead of particles</source>
        <translation>以模型代替粒子</translation>
    </message>
    <message>
        <source>The models&apos; Y and Z are swapped</source>
        <translation>模型的 Y 与 Z 互换</translation>
    </message>
    <message>
        <source>At the emitter</source>
        <translation>位于发射器处</translation>
    </message>
    <message>
        <source>A disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Along a line of points</source>
        <translation>沿由点构成的线</translation>
    </message>
    <message>
        <source>On the surface of regions</source>
        <translation>区域表面</translation>
    </message>
    <message>
        <source>In any direction</source>
        <translation>任意方向</translation>
    </message>
    <message>
        <source>Quads that face the camera</source>
        <translation>面向摄像机的面片</translation>
    </message>
    <message>
        <source>In straight lines from start to middle to end</source>
        <translation>由始至中至末线性变化</translation>
    </message>
    <message>
        <source>Slow at start, middle and end</source>
        <translation>在始、中、末处缓慢变化</translation>
    </message>
    <message>
        <source>Along a curve pulled towards the middle value</source>
        <translation>沿由中间值牵引的曲线变化</translation>
    </message>
    <message>
        <source>In straight lines, holding the middle value</source>
        <translation>线性变化，中间值保持</translation>
    </message>
    <message>
        <source>Along a curve, holding the middle value</source>
        <translation>沿曲线变化，中间值保持</translation>
    </message>
    <message>
        <source>Up and down in a smooth wave</source>
        <translation>平滑波形起伏</translation>
    </message>
    <message>
        <source>Rises steadily and falls back at once</source>
        <translation>匀速上升后立即回落</translation>
    </message>
    <message>
        <source>Jumps between two values</source>
        <translation>在两值间跳变</translation>
    </message>
    <message>
        <source>A new random value each time</source>
        <translation>每次取新的随机值</translation>
    </message>
    <message>
        <source>Random values that blend into each other</source>
        <translation>平滑过渡的随机值</translation>
    </message>
    <message>
        <source>The triangles of a mesh</source>
        <translation>网格三角形</translation>
    </message>
    <message>
        <source>The smallest convex body around the vertices</source>
        <translation>包住顶点的最小凸体</translation>
    </message>
    <message>
        <source>Weight, friction and bounce of this substance</source>
        <translation>该材料的重量、摩擦与弹性</translation>
    </message>
    <message>
        <source>Others bounce off it</source>
        <translation>其他物体会从其弹开</translation>
    </message>
    <message>
        <source>Units can walk on it</source>
        <translation>单位可在其上行走</translation>
    </message>
    <message>
        <source>Bodies can rest on each other</source>
        <translation>刚体可以叠放</translation>
    </message>
    <message>
        <source>Is released by a collision</source>
        <translation>碰撞后开始模拟</translation>
    </message>
    <message>
        <source>Stays with its bone</source>
        <translation>停留在骨骼上</translation>
    </message>
    <message>
        <source>Channel that connects forces with what they move</source>
        <translation>连接力与受力对象的通道</translation>
    </message>
    <message>
        <source>World forces of this kind move it</source>
        <translation>受世界中此类力的作用</translation>
    </message>
    <message>
        <source>Keeps its distance from the camera</source>
        <translation>与摄像机保持距离</translation>
    </message>
    <message>
        <source>Says which kind of node this is; the list containing it decides</source>
        <translation>标明节点种类；实际由其所在列表决定</translation>
    </message>
    <message>
        <source>Emitter 2: particles are not lit; emitter 1: the path names a file of this kind</source>
        <translation>发射器 2：粒子不受光照；发射器 1：路径指向此类文件</translation>
    </message>
    <message>
        <source>Emitter 2: the farthest particles are drawn first; emitter 1: the path names a file of this kind</source>
        <translation>发射器 2：先绘制最远的粒子；发射器 1：路径指向此类文件</translation>
    </message>
    <message>
        <source>Particles are born on the ground</source>
        <translation>粒子在地面上产生</translation>
    </message>
    <message>
        <source>The node itself</source>
        <translation>节点本身</translation>
    </message>
    <message>
        <source>The mouse ignores the geoset</source>
        <translation>鼠标会穿过此几何体集</translation>
    </message>
    <message>
        <source>The colour multiplies the textures; without it they stay as they are</source>
        <translation>颜色与贴图相乘；未设置时贴图不变</translation>
    </message>
    <message>
        <source>The texture mirrors the surroundings</source>
        <translation>贴图映出周围环境</translation>
    </message>
    <message>
        <source>Lights do not change the colour; since 900</source>
        <translation>颜色不受光照影响；自 900 起</translation>
    </message>
    <message>
        <source>Reported for 3.0: back faces cast the shadows</source>
        <translation>据称用于 3.0：由背面投射阴影</translation>
    </message>
    <message>
        <source>Reported for 3.0: the layer receives ambient occlusion</source>
        <translation>据称用于 3.0：该图层接受环境光遮蔽</translation>
    </message>
    <message>
        <source>The nearest faces are drawn first</source>
        <translation>先绘制最近的面</translation>
    </message>
    <message>
        <source>The farthest faces are drawn first</source>
        <translation>先绘制最远的面</translation>
    </message>
    <message>
        <source>Textures keep their size on low settings</source>
        <translation>低画质下贴图保持原尺寸</translation>
    </message>
    <message>
        <source>Classic material, one texture per layer</source>
        <translation>经典材质，每层一张贴图</translation>
    </message>
    <message>
        <source>Physically based material of Reforged</source>
        <translation>重制版的物理材质</translation>
    </message>
    <message>
        <source>Classic textures with HD lighting</source>
        <translation>经典贴图使用 HD 光照</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>凹凸</translation>
    </message>
    <message>
        <source>Occlusion, roughness and metal in red, green and blue</source>
        <translation>红、绿、蓝通道为遮蔽、粗糙度与金属度</translation>
    </message>
    <message>
        <source>Areas that glow by themselves</source>
        <translation>自发光</translation>
    </message>
    <message>
        <source>Where the player&apos;s colour shows</source>
        <translation>显示玩家颜色之处</translation>
    </message>
    <message>
        <source>The surroundings that are reflected</source>
        <translation>反射的环境</translation>
    </message>
    <message>
        <source>The model follows the slope of the ground in pitch</source>
        <translation>模型俯仰跟随地面坡度</translation>
    </message>
    <message>
        <source>The model follows the slope of the ground in pitch and roll</source>
        <translation>模型俯仰与侧倾跟随地面坡度</translation>
    </message>
    <message>
        <source>Plays even when out of sight</source>
        <translation>不可见时也播放</translation>
    </message>
    <message>
        <source>Light from everywhere</source>
        <translation>来自四面八方的光</translation>
    </message>
    <message>
        <source>Nothing is attached</source>
        <translation>不附加任何物体</translation>
    </message>
    <message>
        <source>Binary chunks, as in the games&apos; own models</source>
        <translation>由字节组成的数据块，游戏自带的模型就是这种形式</translation>
    </message>
    <message>
        <source>The same model as text, for exchange between tools</source>
        <translation>以文本表示的同一模型，供工具之间交换</translation>
    </message>
    <message>
        <source>The file uses Warcraft III&apos;s layout</source>
        <translation>文件按魔兽争霸 III 的读取方式排列</translation>
    </message>
    <message>
        <source>Both games can read this file: nothing in it says which one it is for</source>
        <translation>两个游戏都能读取其中的内容：文件里没有可区分之处</translation>
    </message>
    <message>
        <source>The file uses the layout of World of Warcraft&apos;s alpha</source>
        <translation>文件按魔兽世界 Alpha 版的读取方式排列</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Switched on</source>
        <translation>开启</translation>
    </message>
    <message>
        <source>Colour of highlights</source>
        <translation>高光的颜色</translation>
    </message>
</context>
<context>
    <name>FitSummary</name>
    <message>
        <source>Rotations within</source>
        <translation>旋转误差不超过</translation>
    </message>
    <message>
        <source>Largest error of rotations and angles, in degrees</source>
        <translation>旋转和角度允许偏离多少度</translation>
    </message>
    <message>
        <source>Positions within</source>
        <translation>位置误差不超过</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>Largest error of translations and sizes, in model units</source>
        <translation>平移和大小允许偏离多少模型单位</translation>
    </message>
    <message>
        <source>Alpha, colour, scale within</source>
        <translation>Alpha、颜色、缩放误差不超过</translation>
    </message>
    <message>
        <source>Largest error of alpha, colour and scale, in percent</source>
        <translation>允许偏离完整 Alpha、完整颜色和单倍大小的百分之几</translation>
    </message>
    <message>
        <source>Others within</source>
        <translation>其他误差不超过</translation>
    </message>
    <message>
        <source>Largest error of any other track, in percent of the range of its values</source>
        <translation>其他任何轨道允许偏离其最小值与最大值之间范围的百分之几</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 单位</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 % of the range</source>
        <translation>范围的 %1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n keys removed</source>
        <translation>
            <numerusform>已移除 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n keys added</source>
        <translation>
            <numerusform>已添加 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of keys unchanged</source>
        <translation>关键帧数量不变</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>deviation, time</comment>
        <translation>%1（位于 %2）</translation>
    </message>
    <message>
        <source>%1; the shape is preserved exactly</source>
        <translation>%1；形状完全不变</translation>
    </message>
    <message>
        <source>%1; largest deviation %2</source>
        <translation>%1；最大偏差 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n boundary keys kept because another sequence uses them as well</source>
        <translation>
            <numerusform>保留了 %n 个边界关键帧，因为另一序列也含有它们</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n loops left unchanged: their ends meet already</source>
        <translation>
            <numerusform>%n 个循环保持不变：首尾已经相接</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeyClipboard</name>
    <message>
        <source>there are no keys on the clipboard</source>
        <translation>剪贴板中没有关键帧</translation>
    </message>
    <message>
        <source>the target tracks are locked</source>
        <translation>目标轨道已锁定</translation>
    </message>
    <message>
        <source>no track fits the keys on the clipboard</source>
        <translation>没有轨道适合剪贴板中的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n keys are outside their sequence and were left out</source>
        <translation>
            <numerusform>%n 个关键帧超出其序列，已略去</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>Add alpha</source>
        <translation>叠加 Alpha</translation>
    </message>
    <message>
        <source>Additive</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Alpha (animated)</source>
        <translation>Alpha（动画）</translation>
    </message>
    <message>
        <source>Alpha key</source>
        <translation>Alpha 抠像</translation>
    </message>
    <message>
        <source>Ambient</source>
        <translation>环境光</translation>
    </message>
    <message>
        <source>Ambient colour</source>
        <translation>环境光颜色</translation>
    </message>
    <message>
        <source>Ambient colour (animated)</source>
        <translation>环境光颜色（动画）</translation>
    </message>
    <message>
        <source>Ambient intensity</source>
        <translation>环境光强度</translation>
    </message>
    <message>
        <source>Ambient intensity (animated)</source>
        <translation>环境光强度（动画）</translation>
    </message>
    <message>
        <source>Animation file</source>
        <translation>动画文件</translation>
    </message>
    <message>
        <source>Animation visibility guide</source>
        <translation>动画可见性规则</translation>
    </message>
    <message>
        <source>Ashenvale tree</source>
        <translation>灰谷树木</translation>
    </message>
    <message>
        <source>Attachment</source>
        <translation>附着点</translation>
    </message>
    <message>
        <source>Attachment ID</source>
        <translation>附着点 ID</translation>
    </message>
    <message>
        <source>Attachments</source>
        <translation>附着点</translation>
    </message>
    <message>
        <source>Attenuation end</source>
        <translation>衰减终点</translation>
    </message>
    <message>
        <source>Attenuation end (animated)</source>
        <translation>衰减终点（动画）</translation>
    </message>
    <message>
        <source>Attenuation start</source>
        <translation>衰减起点</translation>
    </message>
    <message>
        <source>Attenuation start (animated)</source>
        <translation>衰减起点（动画）</translation>
    </message>
    <message>
        <source>Barrens tree</source>
        <translation>贫瘠之地树木</translation>
    </message>
    <message>
        <source>Billboarded</source>
        <translation>公告板</translation>
    </message>
    <message>
        <source>Billboarded, lock X</source>
        <translation>公告板，锁定 X</translation>
    </message>
    <message>
        <source>Billboarded, lock Y</source>
        <translation>公告板，锁定 Y</translation>
    </message>
    <message>
        <source>Billboarded, lock Z</source>
        <translation>公告板，锁定 Z</translation>
    </message>
    <message>
        <source>Bind poses</source>
        <translation>绑定姿势</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Blend time</source>
        <translation>混合时间</translation>
    </message>
    <message>
        <source>Bone</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Bones</source>
        <translation>骨骼</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Bounds radius</source>
        <translation>边界半径</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>长方体</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Camera anchored</source>
        <translation>锚定到摄像机</translation>
    </message>
    <message>
        <source>Cameras</source>
        <translation>摄像机</translation>
    </message>
    <message>
        <source>Cliff</source>
        <translation>悬崖</translation>
    </message>
    <message>
        <source>Collision shape</source>
        <translation>碰撞形状</translation>
    </message>
    <message>
        <source>Collision shapes</source>
        <translation>碰撞形状</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colour (animated)</source>
        <translation>颜色（动画）</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Constant colour</source>
        <translation>固定颜色</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>光标</translation>
    </message>
    <message>
        <source>Cylinder</source>
        <translation>圆柱体</translation>
    </message>
    <message>
        <source>Diffuse</source>
        <translation>漫反射</translation>
    </message>
    <message>
        <source>Directional</source>
        <translation>平行光</translation>
    </message>
    <message>
        <source>Don&apos;t inherit rotation</source>
        <translation>不继承旋转</translation>
    </message>
    <message>
        <source>Don&apos;t inherit scaling</source>
        <translation>不继承缩放</translation>
    </message>
    <message>
        <source>Don&apos;t inherit translation</source>
        <translation>不继承平移</translation>
    </message>
    <message>
        <source>Drop shadow</source>
        <translation>投射阴影</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Emission rate</source>
        <translation>发射速率</translation>
    </message>
    <message>
        <source>Emission rate (animated)</source>
        <translation>发射速率（动画）</translation>
    </message>
    <message>
        <source>Emissive</source>
        <translation>自发光</translation>
    </message>
    <message>
        <source>Emissive gain</source>
        <translation>自发光增益</translation>
    </message>
    <message>
        <source>Emissive gain (animated)</source>
        <translation>自发光增益（动画）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Event object</source>
        <translation>事件对象</translation>
    </message>
    <message>
        <source>Event objects</source>
        <translation>事件对象</translation>
    </message>
    <message>
        <source>Extent</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Face effect</source>
        <translation>面部特效</translation>
    </message>
    <message>
        <source>Face effects</source>
        <translation>面部特效</translation>
    </message>
    <message>
        <source>Face groups</source>
        <translation>面组</translation>
    </message>
    <message>
        <source>Face types</source>
        <translation>面类型</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Far clip</source>
        <translation>远裁剪面</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>视野</translation>
    </message>
    <message>
        <source>Filter mode</source>
        <translation>过滤模式</translation>
    </message>
    <message>
        <source>First vertex</source>
        <translation>第一顶点</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>Fresnel colour</source>
        <translation>菲涅耳颜色</translation>
    </message>
    <message>
        <source>Fresnel colour (animated)</source>
        <translation>菲涅耳颜色（动画）</translation>
    </message>
    <message>
        <source>Fresnel opacity</source>
        <translation>菲涅耳不透明度</translation>
    </message>
    <message>
        <source>Fresnel opacity (animated)</source>
        <translation>菲涅耳不透明度（动画）</translation>
    </message>
    <message>
        <source>Fresnel team colour</source>
        <translation>菲涅耳队伍颜色</translation>
    </message>
    <message>
        <source>Fresnel team colour (animated)</source>
        <translation>菲涅耳队伍颜色（动画）</translation>
    </message>
    <message>
        <source>Full resolution</source>
        <translation>全分辨率</translation>
    </message>
    <message>
        <source>Geoset</source>
        <translation>几何体</translation>
    </message>
    <message>
        <source>Geoset animation</source>
        <translation>几何体动画</translation>
    </message>
    <message>
        <source>Geoset animations</source>
        <translation>几何体动画</translation>
    </message>
    <message>
        <source>Geosets</source>
        <translation>几何体</translation>
    </message>
    <message>
        <source>Global sequence</source>
        <translation>全局序列</translation>
    </message>
    <message>
        <source>Global sequences</source>
        <translation>全局序列</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>重力</translation>
    </message>
    <message>
        <source>Gravity (animated)</source>
        <translation>重力（动画）</translation>
    </message>
    <message>
        <source>HD</source>
        <translation>HD</translation>
    </message>
    <message>
        <source>Has colour</source>
        <translation>有颜色</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>Head decay interval</source>
        <translation>头部衰减区间</translation>
    </message>
    <message>
        <source>Head interval</source>
        <translation>头部区间</translation>
    </message>
    <message>
        <source>Head or tail</source>
        <translation>头部或尾部</translation>
    </message>
    <message>
        <source>Height above</source>
        <translation>上方高度</translation>
    </message>
    <message>
        <source>Height above (animated)</source>
        <translation>上方高度（动画）</translation>
    </message>
    <message>
        <source>Height below</source>
        <translation>下方高度</translation>
    </message>
    <message>
        <source>Height below (animated)</source>
        <translation>下方高度（动画）</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>辅助节点</translation>
    </message>
    <message>
        <source>Helpers</source>
        <translation>辅助节点</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Intensity (animated)</source>
        <translation>强度（动画）</translation>
    </message>
    <message>
        <source>Is attachment</source>
        <translation>是附着点</translation>
    </message>
    <message>
        <source>Is bone</source>
        <translation>是骨骼</translation>
    </message>
    <message>
        <source>Is collision shape</source>
        <translation>是碰撞形状</translation>
    </message>
    <message>
        <source>Is event object</source>
        <translation>是事件对象</translation>
    </message>
    <message>
        <source>Is light</source>
        <translation>是灯光</translation>
    </message>
    <message>
        <source>Is particle emitter</source>
        <translation>是粒子发射器</translation>
    </message>
    <message>
        <source>Is ribbon emitter</source>
        <translation>是丝带发射器</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>纬度</translation>
    </message>
    <message>
        <source>Latitude (animated)</source>
        <translation>纬度（动画）</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>图层</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Length (animated)</source>
        <translation>长度（动画）</translation>
    </message>
    <message>
        <source>Level of detail</source>
        <translation>细节层次</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>灯光</translation>
    </message>
    <message>
        <source>Lights</source>
        <translation>灯光</translation>
    </message>
    <message>
        <source>Line emitter</source>
        <translation>线发射器</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>经度</translation>
    </message>
    <message>
        <source>Longitude (animated)</source>
        <translation>经度（动画）</translation>
    </message>
    <message>
        <source>Lordaeron tree</source>
        <translation>洛丹伦树木</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Matrix groups</source>
        <translation>矩阵组</translation>
    </message>
    <message>
        <source>Matrix indices</source>
        <translation>矩阵索引</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Middle time</source>
        <translation>中间时间</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Model space</source>
        <translation>模型空间</translation>
    </message>
    <message>
        <source>Modulate</source>
        <translation>调制</translation>
    </message>
    <message>
        <source>Modulate 2x</source>
        <translation>调制 2x</translation>
    </message>
    <message>
        <source>Move speed</source>
        <translation>移动速度</translation>
    </message>
    <message>
        <source>Mushroom tree</source>
        <translation>蘑菇树</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Near clip</source>
        <translation>近裁剪面</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>No depth set</source>
        <translation>不写入深度</translation>
    </message>
    <message>
        <source>No depth test</source>
        <translation>不测试深度</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Non-looping</source>
        <translation>不循环</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>None (path)</source>
        <translation>无（路径）</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Northrend tree</source>
        <translation>诺森德树木</translation>
    </message>
    <message>
        <source>ORM</source>
        <translation>ORM</translation>
    </message>
    <message>
        <source>Object ID</source>
        <translation>对象 ID</translation>
    </message>
    <message>
        <source>Omnidirectional</source>
        <translation>点光源</translation>
    </message>
    <message>
        <source>Outland mushroom tree</source>
        <translation>外域蘑菇树</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>Particle emitter 1</source>
        <translation>粒子发射器 1</translation>
    </message>
    <message>
        <source>Particle emitter 2</source>
        <translation>粒子发射器 2</translation>
    </message>
    <message>
        <source>Particle emitters 1</source>
        <translation>粒子发射器 1</translation>
    </message>
    <message>
        <source>Particle emitters 2</source>
        <translation>粒子发射器 2</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>俯仰</translation>
    </message>
    <message>
        <source>Sound pitch</source>
        <translation>音高</translation>
    </message>
    <message>
        <source>Pivot points</source>
        <translation>轴心点</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Popcorn emitter</source>
        <translation>Popcorn 发射器</translation>
    </message>
    <message>
        <source>Popcorn emitters</source>
        <translation>Popcorn 发射器</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Priority plane</source>
        <translation>优先级平面</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>稀有度</translation>
    </message>
    <message>
        <source>Replaceable ID</source>
        <translation>可替换 ID</translation>
    </message>
    <message>
        <source>Ribbon emitter</source>
        <translation>丝带发射器</translation>
    </message>
    <message>
        <source>Ribbon emitters</source>
        <translation>丝带发射器</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>滚转</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Ruins tree</source>
        <translation>废墟树木</translation>
    </message>
    <message>
        <source>SD</source>
        <translation>SD</translation>
    </message>
    <message>
        <source>SD on HD</source>
        <translation>HD 上的 SD</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Second vertex</source>
        <translation>第二顶点</translation>
    </message>
    <message>
        <source>Segment alphas</source>
        <translation>分段 Alpha</translation>
    </message>
    <message>
        <source>Segment colours</source>
        <translation>分段颜色</translation>
    </message>
    <message>
        <source>Segment scalings</source>
        <translation>分段缩放</translation>
    </message>
    <message>
        <source>Selection flags</source>
        <translation>选择标志</translation>
    </message>
    <message>
        <source>Selection group</source>
        <translation>选择组</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Sequence extents</source>
        <translation>序列范围</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Shader</source>
        <translation>着色器</translation>
    </message>
    <message>
        <source>Shader type</source>
        <translation>着色器类型</translation>
    </message>
    <message>
        <source>Shading flags</source>
        <translation>着色标志</translation>
    </message>
    <message>
        <source>Shadow intensity</source>
        <translation>阴影强度</translation>
    </message>
    <message>
        <source>Skin</source>
        <translation>蒙皮</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>槽位</translation>
    </message>
    <message>
        <source>Sort primitives far Z</source>
        <translation>按远 Z 排序图元</translation>
    </message>
    <message>
        <source>Sort primitives far Z (emitter 2), uses TGA (emitter 1)</source>
        <translation>按远 Z 排序图元（发射器 2），使用 TGA（发射器 1）</translation>
    </message>
    <message>
        <source>Sort primitives near Z</source>
        <translation>按近 Z 排序图元</translation>
    </message>
    <message>
        <source>Sound track</source>
        <translation>音轨</translation>
    </message>
    <message>
        <source>Sound tracks</source>
        <translation>音轨</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (animated)</source>
        <translation>速度（动画）</translation>
    </message>
    <message>
        <source>Sphere</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>Sphere environment map</source>
        <translation>球面环境贴图</translation>
    </message>
    <message>
        <source>Squirt</source>
        <translation>喷射</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Sync point</source>
        <translation>同步点</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>尾部</translation>
    </message>
    <message>
        <source>Tail decay interval</source>
        <translation>尾部衰减区间</translation>
    </message>
    <message>
        <source>Tail interval</source>
        <translation>尾部区间</translation>
    </message>
    <message>
        <source>Tail length</source>
        <translation>尾部长度</translation>
    </message>
    <message>
        <source>Tangents</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Target translation</source>
        <translation>目标平移</translation>
    </message>
    <message>
        <source>Team colour</source>
        <translation>队伍颜色</translation>
    </message>
    <message>
        <source>Team glow</source>
        <translation>队伍光晕</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Texture (animated)</source>
        <translation>贴图（动画）</translation>
    </message>
    <message>
        <source>Texture animation</source>
        <translation>贴图动画</translation>
    </message>
    <message>
        <source>Texture animations</source>
        <translation>贴图动画</translation>
    </message>
    <message>
        <source>Texture slot</source>
        <translation>贴图槽位</translation>
    </message>
    <message>
        <source>Texture slot (animated)</source>
        <translation>贴图槽位（动画）</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Two-sided</source>
        <translation>双面</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>UV set</source>
        <translation>UV 集</translation>
    </message>
    <message>
        <source>UV sets</source>
        <translation>UV 集</translation>
    </message>
    <message>
        <source>Unfogged</source>
        <translation>不受雾影响</translation>
    </message>
    <message>
        <source>Unknown chunk</source>
        <translation>未知数据块</translation>
    </message>
    <message>
        <source>Unknown chunks</source>
        <translation>未知数据块</translation>
    </message>
    <message>
        <source>Unlit</source>
        <translation>不受光照</translation>
    </message>
    <message>
        <source>Unselectable</source>
        <translation>不可选择</translation>
    </message>
    <message>
        <source>Unshaded</source>
        <translation>无阴影着色</translation>
    </message>
    <message>
        <source>Unshaded (emitter 2), uses MDL (emitter 1)</source>
        <translation>无阴影着色（发射器 2），使用 MDL（发射器 1）</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>变化量</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Vertex groups</source>
        <translation>顶点组</translation>
    </message>
    <message>
        <source>Vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Visibility</source>
        <translation>可见性</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width (animated)</source>
        <translation>宽度（动画）</translation>
    </message>
    <message>
        <source>XY quad</source>
        <translation>XY 四边形</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Animation of geoset %1</source>
        <translation>几何体 %1 的动画</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心点</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Global loop</source>
        <translation>全局循环</translation>
    </message>
    <message>
        <source>Life of a particle</source>
        <translation>粒子寿命</translation>
    </message>
    <message>
        <source>Custom attack sound</source>
        <translation>自定义攻击声音</translation>
    </message>
    <message>
        <source>Position from which missiles are fired</source>
        <translation>发射投射物的位置</translation>
    </message>
    <message>
        <source>Change to another display</source>
        <translation>切换到另一种显示外观</translation>
    </message>
    <message>
        <source>Left footstep, backwards</source>
        <translation>左脚步，后退</translation>
    </message>
    <message>
        <source>Destination of a bow&apos;s missile</source>
        <translation>弓的投射物的目的地</translation>
    </message>
    <message>
        <source>Right footstep, backwards</source>
        <translation>右脚步，后退</translation>
    </message>
    <message>
        <source>Birth sound</source>
        <translation>出生声音</translation>
    </message>
    <message>
        <source>Breath: effects of the unit&apos;s state</source>
        <translation>呼吸：单位状态的效果</translation>
    </message>
    <message>
        <source>Bow arrow</source>
        <translation>弓箭</translation>
    </message>
    <message>
        <source>Bow pulled</source>
        <translation>拉弓</translation>
    </message>
    <message>
        <source>Bow released</source>
        <translation>放弓</translation>
    </message>
    <message>
        <source>Bow string</source>
        <translation>弓弦</translation>
    </message>
    <message>
        <source>Attack hold</source>
        <translation>攻击的停顿</translation>
    </message>
    <message>
        <source>Attachment of a fishing line</source>
        <translation>钓线的附着点</translation>
    </message>
    <message>
        <source>Height of the camera on a mount</source>
        <translation>坐骑上摄像机的高度</translation>
    </message>
    <message>
        <source>Head of a character</source>
        <translation>角色的头部</translation>
    </message>
    <message>
        <source>Camera of a mount</source>
        <translation>坐骑的摄像机</translation>
    </message>
    <message>
        <source>Combat action, such as a parry</source>
        <translation>战斗动作，例如招架</translation>
    </message>
    <message>
        <source>Emote sound (data: sound entry)</source>
        <translation>表情动作声音（数据：声音条目）</translation>
    </message>
    <message>
        <source>Missile released from the left hand</source>
        <translation>从左手释放投射物</translation>
    </message>
    <message>
        <source>Missile released from the right hand</source>
        <translation>从右手释放投射物</translation>
    </message>
    <message>
        <source>Swoosh of a weapon</source>
        <translation>武器的挥舞声</translation>
    </message>
    <message>
        <source>Missile released</source>
        <translation>释放投射物</translation>
    </message>
    <message>
        <source>Advanced sound (data: sound entry)</source>
        <translation>高级声音（数据：声音条目）</translation>
    </message>
    <message>
        <source>Sound emitter removed</source>
        <translation>移除声音发射器</translation>
    </message>
    <message>
        <source>Looping doodad sound (data: sound entry)</source>
        <translation>循环的装饰物声音（数据：声音条目）</translation>
    </message>
    <message>
        <source>Doodad sound played once (data: sound entry)</source>
        <translation>播放一次的装饰物声音（数据：声音条目）</translation>
    </message>
    <message>
        <source>Death: thud and loot effect</source>
        <translation>死亡：倒地声和拾取效果</translation>
    </message>
    <message>
        <source>Object state 3</source>
        <translation>对象状态 3</translation>
    </message>
    <message>
        <source>Object state 5</source>
        <translation>对象状态 5</translation>
    </message>
    <message>
        <source>Object state 4</source>
        <translation>对象状态 4</translation>
    </message>
    <message>
        <source>Sound of the emote that is played</source>
        <translation>所播放表情动作的声音</translation>
    </message>
    <message>
        <source>Object state 2</source>
        <translation>对象状态 2</translation>
    </message>
    <message>
        <source>Fidget sound</source>
        <translation>小动作声音</translation>
    </message>
    <message>
        <source>Stand sound</source>
        <translation>站立声音</translation>
    </message>
    <message>
        <source>Left footstep, forwards</source>
        <translation>左脚步，前进</translation>
    </message>
    <message>
        <source>Right footstep, forwards</source>
        <translation>右脚步，前进</translation>
    </message>
    <message>
        <source>Footfall sound</source>
        <translation>脚步落地声音</translation>
    </message>
    <message>
        <source>Game object: custom sound</source>
        <translation>游戏对象：自定义声音</translation>
    </message>
    <message>
        <source>Game object: stand, open, loop, close, destroy or opened sound</source>
        <translation>游戏对象：站立、打开、循环、关闭、摧毁或已打开的声音</translation>
    </message>
    <message>
        <source>Hit: target is wounded</source>
        <translation>命中：目标受伤</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Left footstep, running</source>
        <translation>左脚步，奔跑</translation>
    </message>
    <message>
        <source>Right footstep, running</source>
        <translation>右脚步，奔跑</translation>
    </message>
    <message>
        <source>Sound of a directed spell cast</source>
        <translation>定向施法的声音</translation>
    </message>
    <message>
        <source>Camera shake (data: spell effect camera shake)</source>
        <translation>摄像机震动（数据：法术效果摄像机震动）</translation>
    </message>
    <message>
        <source>Left weapon sheathed or drawn</source>
        <translation>收起或拔出左手武器</translation>
    </message>
    <message>
        <source>Right weapon sheathed or drawn</source>
        <translation>收起或拔出右手武器</translation>
    </message>
    <message>
        <source>Left footstep, stopping</source>
        <translation>左脚步，停止</translation>
    </message>
    <message>
        <source>Submerged sound</source>
        <translation>潜没状态的声音</translation>
    </message>
    <message>
        <source>Submerge sound</source>
        <translation>潜没时的声音</translation>
    </message>
    <message>
        <source>Custom sound (data: sound entry)</source>
        <translation>自定义声音（数据：声音条目）</translation>
    </message>
    <message>
        <source>Right footstep, stopping</source>
        <translation>右脚步，停止</translation>
    </message>
    <message>
        <source>Start of a mount&apos;s transition</source>
        <translation>坐骑过渡的开始</translation>
    </message>
    <message>
        <source>End of a mount&apos;s transition</source>
        <translation>坐骑过渡的结束</translation>
    </message>
    <message>
        <source>Sound of the spell that is cast</source>
        <translation>所施放法术的声音</translation>
    </message>
    <message>
        <source>Grab by a vehicle&apos;s bone</source>
        <translation>载具骨骼的抓取</translation>
    </message>
    <message>
        <source>Throw by a vehicle&apos;s bone</source>
        <translation>载具骨骼的投掷</translation>
    </message>
    <message>
        <source>Wing glide sound</source>
        <translation>翅膀滑翔声音</translation>
    </message>
    <message>
        <source>Left footstep</source>
        <translation>左脚步</translation>
    </message>
    <message>
        <source>Left weapon, bottom</source>
        <translation>左手武器，底部</translation>
    </message>
    <message>
        <source>Left weapon, top</source>
        <translation>左手武器，顶部</translation>
    </message>
    <message>
        <source>Wing flap sound</source>
        <translation>翅膀扇动声音</translation>
    </message>
    <message>
        <source>Right footstep</source>
        <translation>右脚步</translation>
    </message>
    <message>
        <source>Right weapon, bottom</source>
        <translation>右手武器，底部</translation>
    </message>
    <message>
        <source>Right weapon, top</source>
        <translation>右手武器，顶部</translation>
    </message>
    <message>
        <source>Weapon trail or bow, bottom</source>
        <translation>武器轨迹或弓，底部</translation>
    </message>
    <message>
        <source>Weapon trail or bow, top</source>
        <translation>武器轨迹或弓，顶部</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底部</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目的地</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>顶部</translation>
    </message>
    <message>
        <source>Wheel of a vehicle (data: 601 and up)</source>
        <translation>载具的车轮（数据：601 及以上）</translation>
    </message>
    <message>
        <source>Skin and hair</source>
        <translation>皮肤和头发</translation>
    </message>
    <message>
        <source>Facial hair 1</source>
        <translation>面部毛发 1</translation>
    </message>
    <message>
        <source>Facial hair 2</source>
        <translation>面部毛发 2</translation>
    </message>
    <message>
        <source>Facial hair 3</source>
        <translation>面部毛发 3</translation>
    </message>
    <message>
        <source>Gloves</source>
        <translation>手套</translation>
    </message>
    <message>
        <source>Boots</source>
        <translation>靴子</translation>
    </message>
    <message>
        <source>Ears</source>
        <translation>耳朵</translation>
    </message>
    <message>
        <source>Sleeves</source>
        <translation>袖子</translation>
    </message>
    <message>
        <source>Kneepads</source>
        <translation>护膝</translation>
    </message>
    <message>
        <source>Chest</source>
        <translation>胸部</translation>
    </message>
    <message>
        <source>Pants</source>
        <translation>裤子</translation>
    </message>
    <message>
        <source>Tabard</source>
        <translation>战袍</translation>
    </message>
    <message>
        <source>Trousers</source>
        <translation>长裤</translation>
    </message>
    <message>
        <source>Loincloth</source>
        <translation>缠腰布</translation>
    </message>
    <message>
        <source>Cloak</source>
        <translation>披风</translation>
    </message>
    <message>
        <source>Facial jewelry</source>
        <translation>面部饰品</translation>
    </message>
    <message>
        <source>Eye glow</source>
        <translation>眼部辉光</translation>
    </message>
    <message>
        <source>Belt</source>
        <translation>腰带</translation>
    </message>
    <message>
        <source>Bone or tail</source>
        <translation>骨头或尾巴</translation>
    </message>
    <message>
        <source>Feet</source>
        <translation>脚</translation>
    </message>
    <message>
        <source>Skull</source>
        <translation>颅骨</translation>
    </message>
    <message>
        <source>Torso</source>
        <translation>躯干</translation>
    </message>
    <message>
        <source>Hand attachments</source>
        <translation>手部附件</translation>
    </message>
    <message>
        <source>Head attachments</source>
        <translation>头部附件</translation>
    </message>
    <message>
        <source>Blindfold</source>
        <translation>眼罩</translation>
    </message>
    <message>
        <source>Shoulders</source>
        <translation>肩部</translation>
    </message>
    <message>
        <source>Helm</source>
        <translation>头盔</translation>
    </message>
    <message>
        <source>Upper arms</source>
        <translation>上臂</translation>
    </message>
    <message>
        <source>Mechagnome arms</source>
        <translation>机械侏儒手臂</translation>
    </message>
    <message>
        <source>Mechagnome legs</source>
        <translation>机械侏儒腿部</translation>
    </message>
    <message>
        <source>Mechagnome feet</source>
        <translation>机械侏儒脚部</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>脸</translation>
    </message>
    <message>
        <source>Eyes</source>
        <translation>眼睛</translation>
    </message>
    <message>
        <source>Eyebrows</source>
        <translation>眉毛</translation>
    </message>
    <message>
        <source>Earrings</source>
        <translation>耳环</translation>
    </message>
    <message>
        <source>Necklace</source>
        <translation>项链</translation>
    </message>
    <message>
        <source>Headdress</source>
        <translation>头饰</translation>
    </message>
    <message>
        <source>Tails</source>
        <translation>尾巴</translation>
    </message>
    <message>
        <source>Miscellaneous accessory</source>
        <translation>其他配饰</translation>
    </message>
    <message>
        <source>Miscellaneous feature</source>
        <translation>其他特征</translation>
    </message>
    <message>
        <source>Noses</source>
        <translation>鼻子</translation>
    </message>
    <message>
        <source>Hair decoration</source>
        <translation>头发装饰</translation>
    </message>
    <message>
        <source>Horn decoration</source>
        <translation>角装饰</translation>
    </message>
    <message>
        <source>Object skin</source>
        <translation>物品皮肤</translation>
    </message>
    <message>
        <source>Weapon blade</source>
        <translation>武器刃部</translation>
    </message>
    <message>
        <source>Weapon handle</source>
        <translation>武器握柄</translation>
    </message>
    <message>
        <source>Character hair</source>
        <translation>角色头发</translation>
    </message>
    <message>
        <source>Character facial hair</source>
        <translation>角色面部毛发</translation>
    </message>
    <message>
        <source>Extra skin</source>
        <translation>额外皮肤</translation>
    </message>
    <message>
        <source>UI skin</source>
        <translation>界面皮肤</translation>
    </message>
    <message>
        <source>Tauren mane</source>
        <translation>牛头人鬃毛</translation>
    </message>
    <message>
        <source>Monster skin 1</source>
        <translation>怪物皮肤 1</translation>
    </message>
    <message>
        <source>Monster skin 2</source>
        <translation>怪物皮肤 2</translation>
    </message>
    <message>
        <source>Monster skin 3</source>
        <translation>怪物皮肤 3</translation>
    </message>
    <message>
        <source>Item icon</source>
        <translation>物品图标</translation>
    </message>
    <message>
        <source>Guild background colour</source>
        <translation>公会背景颜色</translation>
    </message>
    <message>
        <source>Guild emblem colour</source>
        <translation>公会徽章颜色</translation>
    </message>
    <message>
        <source>Guild border colour</source>
        <translation>公会边框颜色</translation>
    </message>
    <message>
        <source>Guild emblem</source>
        <translation>公会徽章</translation>
    </message>
    <message>
        <source>Character eyes</source>
        <translation>角色眼睛</translation>
    </message>
    <message>
        <source>Character jewelry</source>
        <translation>角色饰品</translation>
    </message>
    <message>
        <source>Secondary skin</source>
        <translation>第二皮肤</translation>
    </message>
    <message>
        <source>Secondary hair</source>
        <translation>第二头发</translation>
    </message>
    <message>
        <source>Secondary armor</source>
        <translation>第二护甲</translation>
    </message>
    <message>
        <source>Type 24</source>
        <translation>类型 24</translation>
    </message>
    <message>
        <source>Type 25</source>
        <translation>类型 25</translation>
    </message>
    <message>
        <source>Type 26</source>
        <translation>类型 26</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>X 方向平铺</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>Y 方向平铺</translation>
    </message>
    <message>
        <source>Shadow (0x40)</source>
        <translation>阴影（0x40）</translation>
    </message>
    <message>
        <source>Shadow (0x80)</source>
        <translation>阴影（0x80）</translation>
    </message>
    <message>
        <source>Shadow (0x200)</source>
        <translation>阴影（0x200）</translation>
    </message>
    <message>
        <source>Shadow (0x400)</source>
        <translation>阴影（0x400）</translation>
    </message>
    <message>
        <source>Prevent alpha</source>
        <translation>阻止 Alpha</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>不透明</translation>
    </message>
    <message>
        <source>Add without alpha</source>
        <translation>叠加，不含 Alpha</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Blend and add</source>
        <translation>混合并叠加</translation>
    </message>
    <message>
        <source>Sort nearer</source>
        <translation>排序靠近</translation>
    </message>
    <message>
        <source>Sort farther</source>
        <translation>排序靠远</translation>
    </message>
    <message>
        <source>Projected texture</source>
        <translation>投影贴图</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>Ignore texture weight</source>
        <translation>忽略贴图权重</translation>
    </message>
    <message>
        <source>Edge fade</source>
        <translation>边缘淡出</translation>
    </message>
    <message>
        <source>Tilt X</source>
        <translation>X 方向倾斜</translation>
    </message>
    <message>
        <source>Tilt Y</source>
        <translation>Y 方向倾斜</translation>
    </message>
    <message>
        <source>Texture combiner combos</source>
        <translation>贴图合成器组合</translation>
    </message>
    <message>
        <source>Load physics</source>
        <translation>加载物理</translation>
    </message>
    <message>
        <source>Unknown (0x80)</source>
        <translation>未知（0x80）</translation>
    </message>
    <message>
        <source>New particle layout</source>
        <translation>新粒子布局</translation>
    </message>
    <message>
        <source>Texture transforms by bone</source>
        <translation>贴图变换跟随骨骼</translation>
    </message>
    <message>
        <source>Chunked animation files</source>
        <translation>分块的动画文件</translation>
    </message>
    <message>
        <source>Upgraded format</source>
        <translation>升级后的格式</translation>
    </message>
    <message>
        <source>Blended when loaded</source>
        <translation>加载时已混合</translation>
    </message>
    <message>
        <source>Loaded</source>
        <translation>已加载</translation>
    </message>
    <message>
        <source>Keys in the model</source>
        <translation>关键帧在模型中</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>Blended</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Stored in the model</source>
        <translation>存储在模型中</translation>
    </message>
    <message>
        <source>Two blend times</source>
        <translation>两个混合时间</translation>
    </message>
    <message>
        <source>Unknown (0x800)</source>
        <translation>未知（0x800）</translation>
    </message>
    <message>
        <source>Transformed</source>
        <translation>有变换</translation>
    </message>
    <message>
        <source>Kinematic</source>
        <translation>运动学</translation>
    </message>
    <message>
        <source>Helmet animation scaled</source>
        <translation>头盔动画缩放</translation>
    </message>
    <message>
        <source>Sequence ID</source>
        <translation>序列 ID</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Inherit scale</source>
        <translation>继承缩放</translation>
    </message>
    <message>
        <source>Instant velocity</source>
        <translation>瞬时速度</translation>
    </message>
    <message>
        <source>0X kill</source>
        <translation>0X 消除</translation>
    </message>
    <message>
        <source>Z only</source>
        <translation>仅 Z</translation>
    </message>
    <message>
        <source>Tumbler</source>
        <translation>翻滚</translation>
    </message>
    <message>
        <source>Tail grows</source>
        <translation>尾部增长</translation>
    </message>
    <message>
        <source>Extrude</source>
        <translation>挤出</translation>
    </message>
    <message>
        <source>XY quads</source>
        <translation>XY 四边形</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>跟随</translation>
    </message>
    <message>
        <source>Random texture</source>
        <translation>随机贴图</translation>
    </message>
    <message>
        <source>Scale variation by axis</source>
        <translation>各轴缩放变化</translation>
    </message>
    <message>
        <source>Multi-texture (0x100000)</source>
        <translation>多重贴图（0x100000）</translation>
    </message>
    <message>
        <source>Random flipbook start</source>
        <translation>翻页动画随机起始</translation>
    </message>
    <message>
        <source>Ignore distance</source>
        <translation>忽略距离</translation>
    </message>
    <message>
        <source>Compressed gravity</source>
        <translation>压缩的重力</translation>
    </message>
    <message>
        <source>Bone generator</source>
        <translation>骨骼生成器</translation>
    </message>
    <message>
        <source>No throttle by distance</source>
        <translation>不随距离限流</translation>
    </message>
    <message>
        <source>Multi-texture</source>
        <translation>多重贴图</translation>
    </message>
    <message>
        <source>Spline</source>
        <translation>样条</translation>
    </message>
    <message>
        <source>Fly-by</source>
        <translation>飞越</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>头像</translation>
    </message>
    <message>
        <source>Character info</source>
        <translation>角色信息</translation>
    </message>
    <message>
        <source>Alias of</source>
        <translation>别名目标</translation>
    </message>
    <message>
        <source>Alpha cutoff</source>
        <translation>Alpha 截断</translation>
    </message>
    <message>
        <source>Alpha multiplier</source>
        <translation>Alpha 倍数</translation>
    </message>
    <message>
        <source>Animated</source>
        <translation>带动画</translation>
    </message>
    <message>
        <source>Animation files</source>
        <translation>动画文件</translation>
    </message>
    <message>
        <source>Area length</source>
        <translation>区域长度</translation>
    </message>
    <message>
        <source>Area width</source>
        <translation>区域宽度</translation>
    </message>
    <message>
        <source>Attachment lookup</source>
        <translation>附着点查找表</translation>
    </message>
    <message>
        <source>Attachment point</source>
        <translation>附着点位置</translation>
    </message>
    <message>
        <source>Base colour</source>
        <translation>基础颜色</translation>
    </message>
    <message>
        <source>Base spin</source>
        <translation>基础自旋</translation>
    </message>
    <message>
        <source>Base spin variation</source>
        <translation>基础自旋变化量</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Blend mode</source>
        <translation>混合模式</translation>
    </message>
    <message>
        <source>Blend time out</source>
        <translation>混出时间</translation>
    </message>
    <message>
        <source>Blend type high</source>
        <translation>混合类型高位</translation>
    </message>
    <message>
        <source>Blocked animations</source>
        <translation>屏蔽的动画</translation>
    </message>
    <message>
        <source>Bone combo start</source>
        <translation>骨骼组合起始</translation>
    </message>
    <message>
        <source>Bone combos</source>
        <translation>骨骼组合</translation>
    </message>
    <message>
        <source>Bone count</source>
        <translation>骨骼数</translation>
    </message>
    <message>
        <source>Bone count max</source>
        <translation>最大骨骼数</translation>
    </message>
    <message>
        <source>Bone file</source>
        <translation>骨骼文件</translation>
    </message>
    <message>
        <source>Bone file IDs</source>
        <translation>骨骼文件 ID</translation>
    </message>
    <message>
        <source>Bone files</source>
        <translation>骨骼文件</translation>
    </message>
    <message>
        <source>Bone indices</source>
        <translation>骨骼索引</translation>
    </message>
    <message>
        <source>Bone influences</source>
        <translation>骨骼影响数</translation>
    </message>
    <message>
        <source>Bone weights</source>
        <translation>骨骼权重</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>边界</translation>
    </message>
    <message>
        <source>Bump scale</source>
        <translation>凹凸缩放</translation>
    </message>
    <message>
        <source>Burst multiplier</source>
        <translation>爆发倍数</translation>
    </message>
    <message>
        <source>Camera lookup</source>
        <translation>摄像机查找表</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre bone</source>
        <translation>中心骨骼</translation>
    </message>
    <message>
        <source>Coefficients</source>
        <translation>系数</translation>
    </message>
    <message>
        <source>Collision bounds</source>
        <translation>碰撞边界</translation>
    </message>
    <message>
        <source>Collision indices</source>
        <translation>碰撞索引</translation>
    </message>
    <message>
        <source>Collision normals</source>
        <translation>碰撞法线</translation>
    </message>
    <message>
        <source>Collision positions</source>
        <translation>碰撞位置</translation>
    </message>
    <message>
        <source>Colour index</source>
        <translation>颜色索引</translation>
    </message>
    <message>
        <source>Colour multiplier</source>
        <translation>颜色倍数</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Combiner combos</source>
        <translation>合成器组合</translation>
    </message>
    <message>
        <source>Coord combo</source>
        <translation>坐标组合</translation>
    </message>
    <message>
        <source>Coord combos</source>
        <translation>坐标组合</translation>
    </message>
    <message>
        <source>DBOC</source>
        <translation>DBOC</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Diffuse colour</source>
        <translation>漫反射颜色</translation>
    </message>
    <message>
        <source>Diffuse intensity</source>
        <translation>漫反射强度</translation>
    </message>
    <message>
        <source>Diffuse multiplier</source>
        <translation>漫反射倍数</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>Distance fade</source>
        <translation>距离淡出</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>阻力</translation>
    </message>
    <message>
        <source>Edge lifetime</source>
        <translation>边寿命</translation>
    </message>
    <message>
        <source>Edges per second</source>
        <translation>每秒边数</translation>
    </message>
    <message>
        <source>Emission rate variation</source>
        <translation>发射速率变化量</translation>
    </message>
    <message>
        <source>Emitter type</source>
        <translation>发射器类型</translation>
    </message>
    <message>
        <source>Emitter type high</source>
        <translation>发射器类型高位</translation>
    </message>
    <message>
        <source>Enabled</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Extended particle data</source>
        <translation>扩展粒子数据</translation>
    </message>
    <message>
        <source>Extra particle data</source>
        <translation>额外粒子数据</translation>
    </message>
    <message>
        <source>File ID</source>
        <translation>文件 ID</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>Geometry model</source>
        <translation>几何模型</translation>
    </message>
    <message>
        <source>Geometry model IDs</source>
        <translation>几何模型 ID</translation>
    </message>
    <message>
        <source>Global loops</source>
        <translation>全局循环</translation>
    </message>
    <message>
        <source>Head cell</source>
        <translation>头部单元格</translation>
    </message>
    <message>
        <source>Head decay</source>
        <translation>头部衰减</translation>
    </message>
    <message>
        <source>Head life</source>
        <translation>头部寿命</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>标识符</translation>
    </message>
    <message>
        <source>Index count</source>
        <translation>索引数</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Key bone</source>
        <translation>关键骨骼</translation>
    </message>
    <message>
        <source>Key bone lookup</source>
        <translation>关键骨骼查找表</translation>
    </message>
    <message>
        <source>LOD skin profiles</source>
        <translation>LOD 蒙皮配置</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Lifespan</source>
        <translation>寿命</translation>
    </message>
    <message>
        <source>Lifespan variation</source>
        <translation>寿命变化量</translation>
    </message>
    <message>
        <source>Light detail</source>
        <translation>灯光细节</translation>
    </message>
    <message>
        <source>Light details</source>
        <translation>灯光细节</translation>
    </message>
    <message>
        <source>Timeline start</source>
        <translation>时间轴起点</translation>
    </message>
    <message>
        <source>Material layer</source>
        <translation>材质图层</translation>
    </message>
    <message>
        <source>Mid point</source>
        <translation>中点</translation>
    </message>
    <message>
        <source>Multi texture scale</source>
        <translation>多重贴图缩放</translation>
    </message>
    <message>
        <source>Multi texture scroll</source>
        <translation>多重贴图滚动</translation>
    </message>
    <message>
        <source>Multi texture scroll variation</source>
        <translation>多重贴图滚动变化量</translation>
    </message>
    <message>
        <source>Name CRC</source>
        <translation>名称 CRC</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>下一变体</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Parent event</source>
        <translation>父骨架事件</translation>
    </message>
    <message>
        <source>Parent events</source>
        <translation>父骨架事件</translation>
    </message>
    <message>
        <source>Parent file ID</source>
        <translation>父骨架文件 ID</translation>
    </message>
    <message>
        <source>Parent sequence bounds</source>
        <translation>父骨架序列边界</translation>
    </message>
    <message>
        <source>Parent skeleton</source>
        <translation>父骨架</translation>
    </message>
    <message>
        <source>Parent texture weights</source>
        <translation>父骨架贴图权重</translation>
    </message>
    <message>
        <source>Particle emitter</source>
        <translation>粒子发射器</translation>
    </message>
    <message>
        <source>Particle emitters</source>
        <translation>粒子发射器</translation>
    </message>
    <message>
        <source>Particle geosets</source>
        <translation>粒子几何体</translation>
    </message>
    <message>
        <source>Particle type</source>
        <translation>粒子类型</translation>
    </message>
    <message>
        <source>Physics</source>
        <translation>物理</translation>
    </message>
    <message>
        <source>Physics file ID</source>
        <translation>物理文件 ID</translation>
    </message>
    <message>
        <source>Playable animation</source>
        <translation>可播放动画</translation>
    </message>
    <message>
        <source>Playable animations</source>
        <translation>可播放动画</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Recursion model</source>
        <translation>递归模型</translation>
    </message>
    <message>
        <source>Recursion model IDs</source>
        <translation>递归模型 ID</translation>
    </message>
    <message>
        <source>Replay maximum</source>
        <translation>最大重放次数</translation>
    </message>
    <message>
        <source>Replay minimum</source>
        <translation>最小重放次数</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Scale variation</source>
        <translation>缩放变化量</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Second texture</source>
        <translation>第二贴图</translation>
    </message>
    <message>
        <source>Sequence lookup</source>
        <translation>序列查找表</translation>
    </message>
    <message>
        <source>Shadow batch</source>
        <translation>阴影批次</translation>
    </message>
    <message>
        <source>Shadow batches</source>
        <translation>阴影批次</translation>
    </message>
    <message>
        <source>Skeleton file ID</source>
        <translation>骨架文件 ID</translation>
    </message>
    <message>
        <source>Skeleton header</source>
        <translation>骨架头部</translation>
    </message>
    <message>
        <source>Skeleton parent</source>
        <translation>骨架父级</translation>
    </message>
    <message>
        <source>Skin file IDs</source>
        <translation>蒙皮文件 ID</translation>
    </message>
    <message>
        <source>Skin profile</source>
        <translation>蒙皮配置</translation>
    </message>
    <message>
        <source>Skin profiles</source>
        <translation>蒙皮配置</translation>
    </message>
    <message>
        <source>Sort centre</source>
        <translation>排序中心</translation>
    </message>
    <message>
        <source>Sort radius</source>
        <translation>排序半径</translation>
    </message>
    <message>
        <source>Speed variation</source>
        <translation>速度变化量</translation>
    </message>
    <message>
        <source>Spin</source>
        <translation>自旋</translation>
    </message>
    <message>
        <source>Spin variation</source>
        <translation>自旋变化量</translation>
    </message>
    <message>
        <source>Spline points</source>
        <translation>样条点</translation>
    </message>
    <message>
        <source>Submesh</source>
        <translation>子网格</translation>
    </message>
    <message>
        <source>Submesh ID</source>
        <translation>子网格 ID</translation>
    </message>
    <message>
        <source>Submeshes</source>
        <translation>子网格</translation>
    </message>
    <message>
        <source>Tail cell</source>
        <translation>尾部单元格</translation>
    </message>
    <message>
        <source>Tail decay</source>
        <translation>尾部衰减</translation>
    </message>
    <message>
        <source>Tail life</source>
        <translation>尾部寿命</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Texture combo</source>
        <translation>贴图组合</translation>
    </message>
    <message>
        <source>Texture combos</source>
        <translation>贴图组合</translation>
    </message>
    <message>
        <source>Texture count</source>
        <translation>贴图数</translation>
    </message>
    <message>
        <source>Texture file IDs</source>
        <translation>贴图文件 ID</translation>
    </message>
    <message>
        <source>Texture flipbook</source>
        <translation>贴图翻页动画</translation>
    </message>
    <message>
        <source>Texture flipbooks</source>
        <translation>贴图翻页动画</translation>
    </message>
    <message>
        <source>Texture lookup</source>
        <translation>贴图查找表</translation>
    </message>
    <message>
        <source>Texture parameter</source>
        <translation>贴图参数</translation>
    </message>
    <message>
        <source>Texture parameters</source>
        <translation>贴图参数</translation>
    </message>
    <message>
        <source>Texture transform</source>
        <translation>贴图变换</translation>
    </message>
    <message>
        <source>Texture transforms</source>
        <translation>贴图变换</translation>
    </message>
    <message>
        <source>Texture weight</source>
        <translation>贴图权重</translation>
    </message>
    <message>
        <source>Texture weights</source>
        <translation>贴图权重</translation>
    </message>
    <message>
        <source>Third texture</source>
        <translation>第三贴图</translation>
    </message>
    <message>
        <source>Transform combo</source>
        <translation>变换组合</translation>
    </message>
    <message>
        <source>Transform combos</source>
        <translation>变换组合</translation>
    </message>
    <message>
        <source>Transparency</source>
        <translation>透明度</translation>
    </message>
    <message>
        <source>Triangle start</source>
        <translation>三角形起始</translation>
    </message>
    <message>
        <source>Tumble maximum</source>
        <translation>最大翻滚</translation>
    </message>
    <message>
        <source>Tumble minimum</source>
        <translation>最小翻滚</translation>
    </message>
    <message>
        <source>Twinkle percent</source>
        <translation>闪烁百分比</translation>
    </message>
    <message>
        <source>Twinkle scale</source>
        <translation>闪烁缩放</translation>
    </message>
    <message>
        <source>Twinkle speed</source>
        <translation>闪烁速度</translation>
    </message>
    <message>
        <source>UV set 1</source>
        <translation>UV 集 1</translation>
    </message>
    <message>
        <source>UV set 2</source>
        <translation>UV 集 2</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Vertex count</source>
        <translation>顶点数</translation>
    </message>
    <message>
        <source>Vertex start</source>
        <translation>顶点起始</translation>
    </message>
    <message>
        <source>Waterfall</source>
        <translation>瀑布</translation>
    </message>
    <message>
        <source>Waterfall data</source>
        <translation>瀑布数据</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weight combo</source>
        <translation>权重组合</translation>
    </message>
    <message>
        <source>Weight combos</source>
        <translation>权重组合</translation>
    </message>
    <message>
        <source>Wind</source>
        <translation>风</translation>
    </message>
    <message>
        <source>Wind time</source>
        <translation>风时间</translation>
    </message>
    <message>
        <source>Z source</source>
        <translation>Z 源</translation>
    </message>
    <message>
        <source>Anchor A</source>
        <translation>锚点 A</translation>
    </message>
    <message>
        <source>Anchor B</source>
        <translation>锚点 B</translation>
    </message>
    <message>
        <source>Angular damping</source>
        <translation>角阻尼</translation>
    </message>
    <message>
        <source>Angular frequency</source>
        <translation>角向频率</translation>
    </message>
    <message>
        <source>Bodies</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Body A</source>
        <translation>刚体 A</translation>
    </message>
    <message>
        <source>Body B</source>
        <translation>刚体 B</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>刚体</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>长方体</translation>
    </message>
    <message>
        <source>Capsule</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Capsules</source>
        <translation>胶囊体</translation>
    </message>
    <message>
        <source>Cone</source>
        <translation>锥角</translation>
    </message>
    <message>
        <source>Damping</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Distance joint</source>
        <translation>距离关节</translation>
    </message>
    <message>
        <source>Distance joints</source>
        <translation>距离关节</translation>
    </message>
    <message>
        <source>Edge count</source>
        <translation>边数</translation>
    </message>
    <message>
        <source>Face count</source>
        <translation>面数</translation>
    </message>
    <message>
        <source>Frame A</source>
        <translation>坐标系 A</translation>
    </message>
    <message>
        <source>Frame B</source>
        <translation>坐标系 B</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>坐标系</translation>
    </message>
    <message>
        <source>Friction torque</source>
        <translation>摩擦扭矩</translation>
    </message>
    <message>
        <source>Friction</source>
        <translation>摩擦</translation>
    </message>
    <message>
        <source>Half size</source>
        <translation>半尺寸</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>Joint</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Joints</source>
        <translation>关节</translation>
    </message>
    <message>
        <source>Linear damping</source>
        <translation>线性阻尼</translation>
    </message>
    <message>
        <source>Linear frequency</source>
        <translation>线性频率</translation>
    </message>
    <message>
        <source>Lower angle</source>
        <translation>角度下限</translation>
    </message>
    <message>
        <source>Lower limit</source>
        <translation>下限</translation>
    </message>
    <message>
        <source>Lower twist</source>
        <translation>扭转下限</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Max motor force</source>
        <translation>马达最大力</translation>
    </message>
    <message>
        <source>Max motor torque</source>
        <translation>马达最大扭矩</translation>
    </message>
    <message>
        <source>Motor damping</source>
        <translation>马达阻尼</translation>
    </message>
    <message>
        <source>Motor frequency</source>
        <translation>马达频率</translation>
    </message>
    <message>
        <source>Motor mode</source>
        <translation>马达模式</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Polytope</source>
        <translation>多面体</translation>
    </message>
    <message>
        <source>Polytopes</source>
        <translation>多面体</translation>
    </message>
    <message>
        <source>Prismatic joint</source>
        <translation>滑动关节</translation>
    </message>
    <message>
        <source>Prismatic joints</source>
        <translation>滑动关节</translation>
    </message>
    <message>
        <source>Restitution</source>
        <translation>恢复系数</translation>
    </message>
    <message>
        <source>Revolute joint</source>
        <translation>铰链关节</translation>
    </message>
    <message>
        <source>Revolute joints</source>
        <translation>铰链关节</translation>
    </message>
    <message>
        <source>Shape count</source>
        <translation>形状数</translation>
    </message>
    <message>
        <source>Shape start</source>
        <translation>形状起始</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Shoulder joint</source>
        <translation>肩关节</translation>
    </message>
    <message>
        <source>Shoulder joints</source>
        <translation>肩关节</translation>
    </message>
    <message>
        <source>Spheres</source>
        <translation>球体</translation>
    </message>
    <message>
        <source>Spherical joint</source>
        <translation>球形关节</translation>
    </message>
    <message>
        <source>Spherical joints</source>
        <translation>球形关节</translation>
    </message>
    <message>
        <source>Upper angle</source>
        <translation>角度上限</translation>
    </message>
    <message>
        <source>Upper limit</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Upper twist</source>
        <translation>扭转上限</translation>
    </message>
    <message>
        <source>Weld joint</source>
        <translation>焊接关节</translation>
    </message>
    <message>
        <source>Weld joints</source>
        <translation>焊接关节</translation>
    </message>
    <message>
        <source>Held by its bone</source>
        <translation>由其骨骼固定</translation>
    </message>
    <message>
        <source>Moved by physics</source>
        <translation>由物理移动</translation>
    </message>
    <message>
        <source>Spherical</source>
        <translation>球形</translation>
    </message>
    <message>
        <source>Shoulder</source>
        <translation>肩</translation>
    </message>
    <message>
        <source>Weld</source>
        <translation>焊接</translation>
    </message>
    <message>
        <source>Revolute</source>
        <translation>铰链</translation>
    </message>
    <message>
        <source>Prismatic</source>
        <translation>滑动</translation>
    </message>
    <message>
        <source>.phys file</source>
        <translation>.phys 文件</translation>
    </message>
    <message>
        <source>PFDC chunk of the model</source>
        <translation>模型的 PFDC 数据块</translation>
    </message>
    <message>
        <source>Random speed</source>
        <translation>随机速度</translation>
    </message>
    <message>
        <source>Random lifespan</source>
        <translation>随机寿命</translation>
    </message>
    <message>
        <source>Random mass</source>
        <translation>随机质量</translation>
    </message>
    <message>
        <source>World space</source>
        <translation>世界空间</translation>
    </message>
    <message>
        <source>Collide with terrain</source>
        <translation>与地形碰撞</translation>
    </message>
    <message>
        <source>Collide with objects</source>
        <translation>与物体碰撞</translation>
    </message>
    <message>
        <source>Edge falloff</source>
        <translation>边缘衰减</translation>
    </message>
    <message>
        <source>Inherit parent velocity</source>
        <translation>继承父级速度</translation>
    </message>
    <message>
        <source>Smooth size (old)</source>
        <translation>平滑大小（旧）</translation>
    </message>
    <message>
        <source>Bezier size (old)</source>
        <translation>Bezier 大小（旧）</translation>
    </message>
    <message>
        <source>Vertex alpha</source>
        <translation>顶点 Alpha</translation>
    </message>
    <message>
        <source>Scale time by parent</source>
        <translation>按父级缩放时间</translation>
    </message>
    <message>
        <source>Force CPU simulation</source>
        <translation>强制使用 CPU 模拟</translation>
    </message>
    <message>
        <source>Local time</source>
        <translation>局部时间</translation>
    </message>
    <message>
        <source>Simulate on creation</source>
        <translation>生成时模拟</translation>
    </message>
    <message>
        <source>Length and time</source>
        <translation>长度和时间</translation>
    </message>
    <message>
        <source>Accurate tangents</source>
        <translation>精确切线</translation>
    </message>
    <message>
        <source>Yaw from speed</source>
        <translation>由速度决定偏航</translation>
    </message>
    <message>
        <source>Swap yaw and pitch</source>
        <translation>交换偏航和俯仰</translation>
    </message>
    <message>
        <source>Planar billboard</source>
        <translation>平面公告板</translation>
    </message>
    <message>
        <source>Planar</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Radial</source>
        <translation>径向</translation>
    </message>
    <message>
        <source>Dampening</source>
        <translation>阻尼</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>涡流</translation>
    </message>
    <message>
        <source>Hemisphere</source>
        <translation>半球</translation>
    </message>
    <message>
        <source>Cone dome</source>
        <translation>锥形穹顶</translation>
    </message>
    <message>
        <source>Falloff</source>
        <translation>衰减</translation>
    </message>
    <message>
        <source>Height gradient</source>
        <translation>高度梯度</translation>
    </message>
    <message>
        <source>Unbounded</source>
        <translation>无边界</translation>
    </message>
    <message>
        <source>Unknown (0x8)</source>
        <translation>未知（0x8）</translation>
    </message>
    <message>
        <source>Unknown (0x10)</source>
        <translation>未知（0x10）</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透视</translation>
    </message>
    <message>
        <source>Orthographic</source>
        <translation>正交</translation>
    </message>
    <message>
        <source>Generic 1</source>
        <translation>通用 1</translation>
    </message>
    <message>
        <source>Generic 2</source>
        <translation>通用 2</translation>
    </message>
    <message>
        <source>Generic 3</source>
        <translation>通用 3</translation>
    </message>
    <message>
        <source>Generic 4</source>
        <translation>通用 4</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>Area of effect</source>
        <translation>作用范围</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>能量场</translation>
    </message>
    <message>
        <source>User interface</source>
        <translation>用户界面</translation>
    </message>
    <message>
        <source>Under creep</source>
        <translation>菌毯下方</translation>
    </message>
    <message>
        <source>Hard tile</source>
        <translation>硬地砖</translation>
    </message>
    <message>
        <source>Unknown (0x2)</source>
        <translation>未知（0x2）</translation>
    </message>
    <message>
        <source>Unknown (0x4)</source>
        <translation>未知（0x4）</translation>
    </message>
    <message>
        <source>World X</source>
        <translation>世界 X</translation>
    </message>
    <message>
        <source>World Y</source>
        <translation>世界 Y</translation>
    </message>
    <message>
        <source>World Z</source>
        <translation>世界 Z</translation>
    </message>
    <message>
        <source>Local X</source>
        <translation>局部 X</translation>
    </message>
    <message>
        <source>Local Y</source>
        <translation>局部 Y</translation>
    </message>
    <message>
        <source>Local Z</source>
        <translation>局部 Z</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>聚光灯</translation>
    </message>
    <message>
        <source>Shadows</source>
        <translation>阴影</translation>
    </message>
    <message>
        <source>Specular</source>
        <translation>高光</translation>
    </message>
    <message>
        <source>Ambient occlusion</source>
        <translation>环境光遮蔽</translation>
    </message>
    <message>
        <source>Lights opaque objects</source>
        <translation>照亮不透明物体</translation>
    </message>
    <message>
        <source>Lights transparent objects</source>
        <translation>照亮透明物体</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Ultra</source>
        <translation>极高</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Displacement</source>
        <translation>置换</translation>
    </message>
    <message>
        <source>Composite</source>
        <translation>复合</translation>
    </message>
    <message>
        <source>Terrain</source>
        <translation>地形</translation>
    </message>
    <message>
        <source>Hair</source>
        <translation>毛发</translation>
    </message>
    <message>
        <source>Creep</source>
        <translation>菌毯</translation>
    </message>
    <message>
        <source>Volume noise</source>
        <translation>体积噪声</translation>
    </message>
    <message>
        <source>Splat terrain bake</source>
        <translation>泼溅地形烘焙</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>反射</translation>
    </message>
    <message>
        <source>Lens flare</source>
        <translation>镜头光晕</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲</translation>
    </message>
    <message>
        <source>Alpha blend</source>
        <translation>Alpha 混合</translation>
    </message>
    <message>
        <source>Alpha add</source>
        <translation>Alpha 叠加</translation>
    </message>
    <message>
        <source>Team colour emissive add</source>
        <translation>队伍颜色自发光叠加</translation>
    </message>
    <message>
        <source>Team colour diffuse add</source>
        <translation>队伍颜色漫反射叠加</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>顶点颜色</translation>
    </message>
    <message>
        <source>Casts no shadows</source>
        <translation>不投射阴影</translation>
    </message>
    <message>
        <source>No hit test</source>
        <translation>无命中测试</translation>
    </message>
    <message>
        <source>Receives no shadows</source>
        <translation>不接收阴影</translation>
    </message>
    <message>
        <source>Depth prepass</source>
        <translation>深度预通道</translation>
    </message>
    <message>
        <source>Terrain HDR</source>
        <translation>地形 HDR</translation>
    </message>
    <message>
        <source>Simulate roughness</source>
        <translation>模拟粗糙度</translation>
    </message>
    <message>
        <source>Forward lighting per pixel</source>
        <translation>逐像素前向光照</translation>
    </message>
    <message>
        <source>Depth fog</source>
        <translation>深度雾</translation>
    </message>
    <message>
        <source>Transparent shadows</source>
        <translation>透明阴影</translation>
    </message>
    <message>
        <source>Decal lighting</source>
        <translation>贴花光照</translation>
    </message>
    <message>
        <source>Transparent depth effects</source>
        <translation>透明深度效果</translation>
    </message>
    <message>
        <source>Transparent local lights</source>
        <translation>透明局部光源</translation>
    </message>
    <message>
        <source>No soft edges</source>
        <translation>无柔和边缘</translation>
    </message>
    <message>
        <source>Double Lambert</source>
        <translation>双重 Lambert</translation>
    </message>
    <message>
        <source>Hair layer sorting</source>
        <translation>毛发图层排序</translation>
    </message>
    <message>
        <source>Accept splats</source>
        <translation>接受泼溅</translation>
    </message>
    <message>
        <source>Decal layer on low settings</source>
        <translation>低设置下也使用贴花图层</translation>
    </message>
    <message>
        <source>Emissive layers on low settings</source>
        <translation>低设置下也使用自发光图层</translation>
    </message>
    <message>
        <source>Specular layer on low settings</source>
        <translation>低设置下也使用高光图层</translation>
    </message>
    <message>
        <source>Accept splats only</source>
        <translation>仅接受泼溅</translation>
    </message>
    <message>
        <source>Background object</source>
        <translation>背景物体</translation>
    </message>
    <message>
        <source>Depth prepass on low settings</source>
        <translation>低设置下也使用深度预通道</translation>
    </message>
    <message>
        <source>No highlighting</source>
        <translation>不高亮显示</translation>
    </message>
    <message>
        <source>Clamp output</source>
        <translation>钳制输出</translation>
    </message>
    <message>
        <source>Geometry visible</source>
        <translation>几何可见</translation>
    </message>
    <message>
        <source>Soft edges</source>
        <translation>柔和边缘</translation>
    </message>
    <message>
        <source>Channel 0</source>
        <translation>通道 0</translation>
    </message>
    <message>
        <source>Channel 1</source>
        <translation>通道 1</translation>
    </message>
    <message>
        <source>Channel 2</source>
        <translation>通道 2</translation>
    </message>
    <message>
        <source>Channel 3</source>
        <translation>通道 3</translation>
    </message>
    <message>
        <source>Channel 4</source>
        <translation>通道 4</translation>
    </message>
    <message>
        <source>Channel 5</source>
        <translation>通道 5</translation>
    </message>
    <message>
        <source>Channel 6</source>
        <translation>通道 6</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Invert</source>
        <translation>反转</translation>
    </message>
    <message>
        <source>Clamp</source>
        <translation>钳制</translation>
    </message>
    <message>
        <source>Multiply</source>
        <translation>相乘</translation>
    </message>
    <message>
        <source>Flipbook of the particle</source>
        <translation>粒子的翻页动画</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>视频</translation>
    </message>
    <message>
        <source>Fresnel transform</source>
        <translation>菲涅耳变换</translation>
    </message>
    <message>
        <source>Fresnel normalized</source>
        <translation>菲涅耳归一化</translation>
    </message>
    <message>
        <source>Fresnel in the model&apos;s space</source>
        <translation>模型空间中的菲涅耳</translation>
    </message>
    <message>
        <source>Fresnel not mirrored</source>
        <translation>菲涅耳不镜像</translation>
    </message>
    <message>
        <source>Reflected cube environment</source>
        <translation>反射立方体环境</translation>
    </message>
    <message>
        <source>Reflected sphere environment</source>
        <translation>反射球面环境</translation>
    </message>
    <message>
        <source>Planar local Z</source>
        <translation>平面局部 Z</translation>
    </message>
    <message>
        <source>Planar world Z</source>
        <translation>平面世界 Z</translation>
    </message>
    <message>
        <source>Cube environment</source>
        <translation>立方体环境</translation>
    </message>
    <message>
        <source>Sphere environment</source>
        <translation>球面环境</translation>
    </message>
    <message>
        <source>Planar local X</source>
        <translation>平面局部 X</translation>
    </message>
    <message>
        <source>Planar local Y</source>
        <translation>平面局部 Y</translation>
    </message>
    <message>
        <source>Planar world X</source>
        <translation>平面世界 X</translation>
    </message>
    <message>
        <source>Planar world Y</source>
        <translation>平面世界 Y</translation>
    </message>
    <message>
        <source>Screen space</source>
        <translation>屏幕空间</translation>
    </message>
    <message>
        <source>Tri-planar world</source>
        <translation>三平面世界</translation>
    </message>
    <message>
        <source>Tri-planar local</source>
        <translation>三平面局部</translation>
    </message>
    <message>
        <source>Tri-planar world, local Z</source>
        <translation>三平面世界，局部 Z</translation>
    </message>
    <message>
        <source>RGBA</source>
        <translation>RGBA</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Fresnel</source>
        <translation>菲涅耳</translation>
    </message>
    <message>
        <source>Inverted fresnel</source>
        <translation>反转菲涅耳</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Draw after transparency</source>
        <translation>在透明物体之后绘制</translation>
    </message>
    <message>
        <source>Use the normal layer</source>
        <translation>使用法线图层</translation>
    </message>
    <message>
        <source>Use the strength layer</source>
        <translation>使用强度图层</translation>
    </message>
    <message>
        <source>Drawn with transparent objects</source>
        <translation>与透明物体一同绘制</translation>
    </message>
    <message>
        <source>Blurring</source>
        <translation>模糊</translation>
    </message>
    <message>
        <source>Use the blur layer</source>
        <translation>使用模糊图层</translation>
    </message>
    <message>
        <source>Bones fixed</source>
        <translation>骨骼已修正</translation>
    </message>
    <message>
        <source>UV densities computed</source>
        <translation>UV 密度已计算</translation>
    </message>
    <message>
        <source>Relative bounds</source>
        <translation>相对边界</translation>
    </message>
    <message>
        <source>Section bounds fixed</source>
        <translation>区段边界已修正</translation>
    </message>
    <message>
        <source>Track sets computed</source>
        <translation>轨道组已计算</translation>
    </message>
    <message>
        <source>Track collections sorted</source>
        <translation>轨道集合已排序</translation>
    </message>
    <message>
        <source>Accepts splats</source>
        <translation>接受泼溅</translation>
    </message>
    <message>
        <source>Animated flags valid</source>
        <translation>动画标志有效</translation>
    </message>
    <message>
        <source>Dirty</source>
        <translation>已改动</translation>
    </message>
    <message>
        <source>No fog of war tint</source>
        <translation>无战争迷雾着色</translation>
    </message>
    <message>
        <source>Instanced vertex buffer</source>
        <translation>实例化顶点缓冲</translation>
    </message>
    <message>
        <source>Force sampled fog of war</source>
        <translation>强制采样战争迷雾</translation>
    </message>
    <message>
        <source>Instanced model</source>
        <translation>实例化模型</translation>
    </message>
    <message>
        <source>No fog of war</source>
        <translation>无战争迷雾</translation>
    </message>
    <message>
        <source>Bone animated flags solved</source>
        <translation>骨骼动画标志已求解</translation>
    </message>
    <message>
        <source>Shadows of local lights</source>
        <translation>局部光源的阴影</translation>
    </message>
    <message>
        <source>Avoid sampled fog of war</source>
        <translation>避免采样战争迷雾</translation>
    </message>
    <message>
        <source>Bones 1 and 2</source>
        <translation>骨骼 1 和 2</translation>
    </message>
    <message>
        <source>Bones 3 and 4</source>
        <translation>骨骼 3 和 4</translation>
    </message>
    <message>
        <source>UV set 1, floats</source>
        <translation>UV 集 1，浮点数</translation>
    </message>
    <message>
        <source>UV set 2, floats</source>
        <translation>UV 集 2，浮点数</translation>
    </message>
    <message>
        <source>UV set 3, floats</source>
        <translation>UV 集 3，浮点数</translation>
    </message>
    <message>
        <source>UV set 3</source>
        <translation>UV 集 3</translation>
    </message>
    <message>
        <source>UV set 4</source>
        <translation>UV 集 4</translation>
    </message>
    <message>
        <source>Tangent</source>
        <translation>切线</translation>
    </message>
    <message>
        <source>Always global</source>
        <translation>始终全局</translation>
    </message>
    <message>
        <source>Global in previewer</source>
        <translation>在预览器中全局</translation>
    </message>
    <message>
        <source>Events (SDEV)</source>
        <translation>事件（SDEV）</translation>
    </message>
    <message>
        <source>Two numbers (SD2V)</source>
        <translation>两个数（SD2V）</translation>
    </message>
    <message>
        <source>Three numbers (SD3V)</source>
        <translation>三个数（SD3V）</translation>
    </message>
    <message>
        <source>Rotation (SD4Q)</source>
        <translation>旋转（SD4Q）</translation>
    </message>
    <message>
        <source>Colour (SDCC)</source>
        <translation>颜色（SDCC）</translation>
    </message>
    <message>
        <source>Number (SDR3)</source>
        <translation>数值（SDR3）</translation>
    </message>
    <message>
        <source>8 bits (SDU8)</source>
        <translation>8 位（SDU8）</translation>
    </message>
    <message>
        <source>16 bits, signed (SDS6)</source>
        <translation>16 位，有符号（SDS6）</translation>
    </message>
    <message>
        <source>16 bits (SDU6)</source>
        <translation>16 位（SDU6）</translation>
    </message>
    <message>
        <source>32 bits, signed (SDS3)</source>
        <translation>32 位，有符号（SDS3）</translation>
    </message>
    <message>
        <source>32 bits (SDU3)</source>
        <translation>32 位（SDU3）</translation>
    </message>
    <message>
        <source>Flag (SDFG)</source>
        <translation>标志（SDFG）</translation>
    </message>
    <message>
        <source>Bounds (SDMB)</source>
        <translation>边界（SDMB）</translation>
    </message>
    <message>
        <source>Inherit translation</source>
        <translation>继承平移</translation>
    </message>
    <message>
        <source>Inherit rotation</source>
        <translation>继承旋转</translation>
    </message>
    <message>
        <source>Billboarded (2)</source>
        <translation>公告板（2）</translation>
    </message>
    <message>
        <source>2D projection</source>
        <translation>2D 投影</translation>
    </message>
    <message>
        <source>Inverse kinematics</source>
        <translation>反向运动学</translation>
    </message>
    <message>
        <source>Skinned</source>
        <translation>已蒙皮</translation>
    </message>
    <message>
        <source>Real</source>
        <translation>真实</translation>
    </message>
    <message>
        <source>Batch 1</source>
        <translation>批次 1</translation>
    </message>
    <message>
        <source>Batch 2</source>
        <translation>批次 2</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Placeholder</source>
        <translation>占位</translation>
    </message>
    <message>
        <source>Simulated as cloth</source>
        <translation>作为布料模拟</translation>
    </message>
    <message>
        <source>Influenced by cloth</source>
        <translation>受布料影响</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>阶跃</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Unset</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>Unknown (0x1)</source>
        <translation>未知（0x1）</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Always set</source>
        <translation>始终设置</translation>
    </message>
    <message>
        <source>Sort by distance</source>
        <translation>按距离排序</translation>
    </message>
    <message>
        <source>Emit at collisions</source>
        <translation>碰撞时发射</translation>
    </message>
    <message>
        <source>Cut-out</source>
        <translation>中空</translation>
    </message>
    <message>
        <source>Inherit emission</source>
        <translation>继承发射</translation>
    </message>
    <message>
        <source>Sort by height</source>
        <translation>按高度排序</translation>
    </message>
    <message>
        <source>Sort in reverse</source>
        <translation>反向排序</translation>
    </message>
    <message>
        <source>Smooth rotation (old)</source>
        <translation>平滑旋转（旧）</translation>
    </message>
    <message>
        <source>Bezier rotation (old)</source>
        <translation>Bezier 旋转（旧）</translation>
    </message>
    <message>
        <source>Smooth colour (old)</source>
        <translation>平滑颜色（旧）</translation>
    </message>
    <message>
        <source>Bezier colour (old)</source>
        <translation>Bezier 颜色（旧）</translation>
    </message>
    <message>
        <source>Lit</source>
        <translation>受光照</translation>
    </message>
    <message>
        <source>Multiply gravity by mass</source>
        <translation>重力与质量相乘</translation>
    </message>
    <message>
        <source>Clamp tails</source>
        <translation>钳制尾部</translation>
    </message>
    <message>
        <source>Trailing particles</source>
        <translation>拖尾粒子</translation>
    </message>
    <message>
        <source>Fixed tail length</source>
        <translation>固定尾部长度</translation>
    </message>
    <message>
        <source>Model particles</source>
        <translation>模型粒子</translation>
    </message>
    <message>
        <source>Swap Y and Z of models</source>
        <translation>交换模型的 Y 和 Z</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Cube</source>
        <translation>立方体</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>圆盘</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>网格</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>Z axis</source>
        <translation>Z 轴</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Mesh normal</source>
        <translation>网格法线</translation>
    </message>
    <message>
        <source>Billboard</source>
        <translation>公告板</translation>
    </message>
    <message>
        <source>Travel direction</source>
        <translation>行进方向</translation>
    </message>
    <message>
        <source>World direction</source>
        <translation>世界方向</translation>
    </message>
    <message>
        <source>Single axis</source>
        <translation>单轴</translation>
    </message>
    <message>
        <source>Ground</source>
        <translation>地面</translation>
    </message>
    <message>
        <source>Ground tail</source>
        <translation>地面尾部</translation>
    </message>
    <message>
        <source>Emitter</source>
        <translation>发射器</translation>
    </message>
    <message>
        <source>Collision</source>
        <translation>碰撞</translation>
    </message>
    <message>
        <source>Ray</source>
        <translation>射线</translation>
    </message>
    <message>
        <source>Tail (alternate)</source>
        <translation>尾部（替代）</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bezier</translation>
    </message>
    <message>
        <source>Linear with hold</source>
        <translation>线性并保持</translation>
    </message>
    <message>
        <source>Bezier with hold</source>
        <translation>Bezier 并保持</translation>
    </message>
    <message>
        <source>Sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Saw tooth</source>
        <translation>锯齿波</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方波</translation>
    </message>
    <message>
        <source>Random noise</source>
        <translation>随机噪声</translation>
    </message>
    <message>
        <source>Continuous noise</source>
        <translation>连续噪声</translation>
    </message>
    <message>
        <source>Convex hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Conical</source>
        <translation>锥形</translation>
    </message>
    <message>
        <source>Metal Heavy</source>
        <translation>重金属</translation>
    </message>
    <message>
        <source>Metal Light</source>
        <translation>轻金属</translation>
    </message>
    <message>
        <source>Metal Protoss</source>
        <translation>星灵金属</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>岩石</translation>
    </message>
    <message>
        <source>Flesh</source>
        <translation>血肉</translation>
    </message>
    <message>
        <source>Light Armor</source>
        <translation>轻甲</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>沙</translation>
    </message>
    <message>
        <source>Dirt</source>
        <translation>泥土</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>水</translation>
    </message>
    <message>
        <source>Lava</source>
        <translation>熔岩</translation>
    </message>
    <message>
        <source>Plastic</source>
        <translation>塑料</translation>
    </message>
    <message>
        <source>Rubber</source>
        <translation>橡胶</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木材</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>雪</translation>
    </message>
    <message>
        <source>Ice</source>
        <translation>冰</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸</translation>
    </message>
    <message>
        <source>Cloth Heavy</source>
        <translation>厚布</translation>
    </message>
    <message>
        <source>Cloth Light</source>
        <translation>薄布</translation>
    </message>
    <message>
        <source>Energy Shield</source>
        <translation>能量护盾</translation>
    </message>
    <message>
        <source>Collidable</source>
        <translation>可碰撞</translation>
    </message>
    <message>
        <source>Walkable</source>
        <translation>可行走</translation>
    </message>
    <message>
        <source>Stackable</source>
        <translation>可堆叠</translation>
    </message>
    <message>
        <source>Simulate on collision</source>
        <translation>碰撞时模拟</translation>
    </message>
    <message>
        <source>Ignore local bodies</source>
        <translation>忽略局部刚体</translation>
    </message>
    <message>
        <source>Always exists</source>
        <translation>始终存在</translation>
    </message>
    <message>
        <source>Inherit physics state</source>
        <translation>继承物理状态</translation>
    </message>
    <message>
        <source>Do not simulate</source>
        <translation>不模拟</translation>
    </message>
    <message>
        <source>Ignore simulate event</source>
        <translation>忽略模拟事件</translation>
    </message>
    <message>
        <source>Custom material properties</source>
        <translation>自定义材料属性</translation>
    </message>
    <message>
        <source>Channel 7</source>
        <translation>通道 7</translation>
    </message>
    <message>
        <source>Channel 8</source>
        <translation>通道 8</translation>
    </message>
    <message>
        <source>Channel 9</source>
        <translation>通道 9</translation>
    </message>
    <message>
        <source>Channel 10</source>
        <translation>通道 10</translation>
    </message>
    <message>
        <source>Channel 11</source>
        <translation>通道 11</translation>
    </message>
    <message>
        <source>Channel 12</source>
        <translation>通道 12</translation>
    </message>
    <message>
        <source>Channel 13</source>
        <translation>通道 13</translation>
    </message>
    <message>
        <source>Channel 14</source>
        <translation>通道 14</translation>
    </message>
    <message>
        <source>Channel 15</source>
        <translation>通道 15</translation>
    </message>
    <message>
        <source>Channel 16</source>
        <translation>通道 16</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>爆炸</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>能量</translation>
    </message>
    <message>
        <source>Blood</source>
        <translation>血液</translation>
    </message>
    <message>
        <source>Magnetic</source>
        <translation>磁力</translation>
    </message>
    <message>
        <source>Grass</source>
        <translation>草</translation>
    </message>
    <message>
        <source>Brush</source>
        <translation>灌木</translation>
    </message>
    <message>
        <source>Trees</source>
        <translation>树木</translation>
    </message>
    <message>
        <source>Main part</source>
        <translation>主部件</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>受限</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>On</source>
        <translation>开</translation>
    </message>
    <message>
        <source>Volumetric</source>
        <translation>体积</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>启用</translation>
    </message>
    <message>
        <source>Alpha end</source>
        <translation>结束 Alpha</translation>
    </message>
    <message>
        <source>Alpha hold</source>
        <translation>Alpha 保持</translation>
    </message>
    <message>
        <source>Alpha middle</source>
        <translation>Alpha 中点</translation>
    </message>
    <message>
        <source>Alpha start</source>
        <translation>起始 Alpha</translation>
    </message>
    <message>
        <source>Alpha test threshold</source>
        <translation>Alpha 测试阈值</translation>
    </message>
    <message>
        <source>Alpha threshold</source>
        <translation>Alpha 阈值</translation>
    </message>
    <message>
        <source>Alpha variation</source>
        <translation>Alpha 变化量</translation>
    </message>
    <message>
        <source>Alpha variation amplitude</source>
        <translation>Alpha 变化量振幅</translation>
    </message>
    <message>
        <source>Alpha variation frequency</source>
        <translation>Alpha 变化量频率</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Angular</source>
        <translation>角向</translation>
    </message>
    <message>
        <source>Animated number</source>
        <translation>动画数值</translation>
    </message>
    <message>
        <source>Animated value</source>
        <translation>动画值</translation>
    </message>
    <message>
        <source>Animation ID</source>
        <translation>动画 ID</translation>
    </message>
    <message>
        <source>Animation IDs</source>
        <translation>动画 ID</translation>
    </message>
    <message>
        <source>Animation block</source>
        <translation>动画数据块</translation>
    </message>
    <message>
        <source>Animation collection (STC)</source>
        <translation>动画集合（STC）</translation>
    </message>
    <message>
        <source>Animation collections (STC)</source>
        <translation>动画集合（STC）</translation>
    </message>
    <message>
        <source>Animation set</source>
        <translation>动画组</translation>
    </message>
    <message>
        <source>Animation set (STS)</source>
        <translation>动画组（STS）</translation>
    </message>
    <message>
        <source>Animation set copy</source>
        <translation>动画组副本</translation>
    </message>
    <message>
        <source>Animation sets</source>
        <translation>动画组</translation>
    </message>
    <message>
        <source>Animation sets (STS)</source>
        <translation>动画组（STS）</translation>
    </message>
    <message>
        <source>Aperture</source>
        <translation>光圈</translation>
    </message>
    <message>
        <source>Aspect ratio</source>
        <translation>宽高比</translation>
    </message>
    <message>
        <source>Attachment names</source>
        <translation>附着点名称</translation>
    </message>
    <message>
        <source>Attachment volume</source>
        <translation>附着体积</translation>
    </message>
    <message>
        <source>Attachment volumes</source>
        <translation>附着体积</translation>
    </message>
    <message>
        <source>Attenuation distance</source>
        <translation>衰减距离</translation>
    </message>
    <message>
        <source>Attenuation limit</source>
        <translation>衰减上限</translation>
    </message>
    <message>
        <source>Axial</source>
        <translation>轴向</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Base bone</source>
        <translation>起始骨骼</translation>
    </message>
    <message>
        <source>Batching</source>
        <translation>批次绘制</translation>
    </message>
    <message>
        <source>Billboards</source>
        <translation>公告板</translation>
    </message>
    <message>
        <source>Blend out</source>
        <translation>混出</translation>
    </message>
    <message>
        <source>Blending stiffness</source>
        <translation>混合刚度</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>数据块</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>模糊</translation>
    </message>
    <message>
        <source>Blur angle</source>
        <translation>模糊角度</translation>
    </message>
    <message>
        <source>Blur diameter</source>
        <translation>模糊直径</translation>
    </message>
    <message>
        <source>Blur distance</source>
        <translation>模糊距离</translation>
    </message>
    <message>
        <source>Bone 1</source>
        <translation>骨骼 1</translation>
    </message>
    <message>
        <source>Bone 2</source>
        <translation>骨骼 2</translation>
    </message>
    <message>
        <source>Bone 3</source>
        <translation>骨骼 3</translation>
    </message>
    <message>
        <source>Bone copy</source>
        <translation>骨骼副本</translation>
    </message>
    <message>
        <source>Bone fallback</source>
        <translation>后备骨骼</translation>
    </message>
    <message>
        <source>Bone lookup</source>
        <translation>骨骼查找表</translation>
    </message>
    <message>
        <source>Bone lookup count</source>
        <translation>骨骼查找表数目</translation>
    </message>
    <message>
        <source>Bone set</source>
        <translation>骨骼集</translation>
    </message>
    <message>
        <source>Bone sets</source>
        <translation>骨骼集</translation>
    </message>
    <message>
        <source>Bounce</source>
        <translation>反弹</translation>
    </message>
    <message>
        <source>Box back</source>
        <translation>盒体后侧</translation>
    </message>
    <message>
        <source>Box bottom</source>
        <translation>盒体底侧</translation>
    </message>
    <message>
        <source>Box front</source>
        <translation>盒体前侧</translation>
    </message>
    <message>
        <source>Box left</source>
        <translation>盒体左侧</translation>
    </message>
    <message>
        <source>Box right</source>
        <translation>盒体右侧</translation>
    </message>
    <message>
        <source>Box top</source>
        <translation>盒体顶侧</translation>
    </message>
    <message>
        <source>Break threshold</source>
        <translation>断裂阈值</translation>
    </message>
    <message>
        <source>Buffer material</source>
        <translation>缓冲材质</translation>
    </message>
    <message>
        <source>Buffer materials</source>
        <translation>缓冲材质</translation>
    </message>
    <message>
        <source>Camera names</source>
        <translation>摄像机名称</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>子节点</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>布料</translation>
    </message>
    <message>
        <source>Cloth collider</source>
        <translation>布料碰撞体</translation>
    </message>
    <message>
        <source>Cloth proxy</source>
        <translation>布料代理</translation>
    </message>
    <message>
        <source>Cloths</source>
        <translation>布料</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>集合</translation>
    </message>
    <message>
        <source>Colliders</source>
        <translation>碰撞体</translation>
    </message>
    <message>
        <source>Collision chance</source>
        <translation>碰撞几率</translation>
    </message>
    <message>
        <source>Collision emitter</source>
        <translation>碰撞发射器</translation>
    </message>
    <message>
        <source>Collision energy</source>
        <translation>碰撞能量</translation>
    </message>
    <message>
        <source>Collision faces</source>
        <translation>碰撞面</translation>
    </message>
    <message>
        <source>Collision limit</source>
        <translation>碰撞次数上限</translation>
    </message>
    <message>
        <source>Collision maximum</source>
        <translation>碰撞最大值</translation>
    </message>
    <message>
        <source>Collision minimum</source>
        <translation>碰撞最小值</translation>
    </message>
    <message>
        <source>Collision projection</source>
        <translation>碰撞投影</translation>
    </message>
    <message>
        <source>Collision projection chance</source>
        <translation>碰撞投影几率</translation>
    </message>
    <message>
        <source>Collision ribbon</source>
        <translation>碰撞丝带</translation>
    </message>
    <message>
        <source>Collision ribbon chance</source>
        <translation>碰撞丝带几率</translation>
    </message>
    <message>
        <source>Colour end</source>
        <translation>结束颜色</translation>
    </message>
    <message>
        <source>Colour hold</source>
        <translation>颜色保持</translation>
    </message>
    <message>
        <source>Colour layer</source>
        <translation>颜色图层</translation>
    </message>
    <message>
        <source>Colour middle</source>
        <translation>颜色中点</translation>
    </message>
    <message>
        <source>Colour smoothing</source>
        <translation>颜色平滑</translation>
    </message>
    <message>
        <source>Colour start</source>
        <translation>起始颜色</translation>
    </message>
    <message>
        <source>Colour variation</source>
        <translation>颜色变化量</translation>
    </message>
    <message>
        <source>Colour variation amplitude</source>
        <translation>颜色变化量振幅</translation>
    </message>
    <message>
        <source>Colour variation frequency</source>
        <translation>颜色变化量频率</translation>
    </message>
    <message>
        <source>Composite material</source>
        <translation>复合材质</translation>
    </message>
    <message>
        <source>Composite materials</source>
        <translation>复合材质</translation>
    </message>
    <message>
        <source>Composite section</source>
        <translation>复合区段</translation>
    </message>
    <message>
        <source>Concurrent</source>
        <translation>并行</translation>
    </message>
    <message>
        <source>Cone angle</source>
        <translation>锥角</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数目</translation>
    </message>
    <message>
        <source>Creep material</source>
        <translation>菌毯材质</translation>
    </message>
    <message>
        <source>Creep materials</source>
        <translation>菌毯材质</translation>
    </message>
    <message>
        <source>Cull method</source>
        <translation>剔除方式</translation>
    </message>
    <message>
        <source>Cutout radius</source>
        <translation>中空半径</translation>
    </message>
    <message>
        <source>Cutout size</source>
        <translation>中空大小</translation>
    </message>
    <message>
        <source>Damping ratio</source>
        <translation>阻尼比</translation>
    </message>
    <message>
        <source>Decal</source>
        <translation>贴花</translation>
    </message>
    <message>
        <source>Decal blend</source>
        <translation>贴花混合</translation>
    </message>
    <message>
        <source>Dependents</source>
        <translation>从属骨骼</translation>
    </message>
    <message>
        <source>Depth blend falloff</source>
        <translation>深度混合衰减</translation>
    </message>
    <message>
        <source>Depth of field</source>
        <translation>景深</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Direction norm</source>
        <translation>方向归一化系数</translation>
    </message>
    <message>
        <source>Displacement material</source>
        <translation>置换材质</translation>
    </message>
    <message>
        <source>Displacement materials</source>
        <translation>置换材质</translation>
    </message>
    <message>
        <source>Displacement strength</source>
        <translation>置换强度</translation>
    </message>
    <message>
        <source>Distance limit</source>
        <translation>距离上限</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Divisions</source>
        <translation>分段</translation>
    </message>
    <message>
        <source>Drawn region</source>
        <translation>绘制的区域</translation>
    </message>
    <message>
        <source>Edge 1</source>
        <translation>边 1</translation>
    </message>
    <message>
        <source>Edge 2</source>
        <translation>边 2</translation>
    </message>
    <message>
        <source>Edge 3</source>
        <translation>边 3</translation>
    </message>
    <message>
        <source>Emission type</source>
        <translation>发射类型</translation>
    </message>
    <message>
        <source>Emissive 1 blend</source>
        <translation>自发光 1 混合</translation>
    </message>
    <message>
        <source>Emissive 2 blend</source>
        <translation>自发光 2 混合</translation>
    </message>
    <message>
        <source>End bone</source>
        <translation>末端骨骼</translation>
    </message>
    <message>
        <source>End factor</source>
        <translation>结束系数</translation>
    </message>
    <message>
        <source>Environment mask</source>
        <translation>环境遮罩</translation>
    </message>
    <message>
        <source>Explosion scale</source>
        <translation>爆炸缩放</translation>
    </message>
    <message>
        <source>Face 1</source>
        <translation>面 1</translation>
    </message>
    <message>
        <source>Face 2</source>
        <translation>面 2</translation>
    </message>
    <message>
        <source>Face source</source>
        <translation>朝向光源</translation>
    </message>
    <message>
        <source>Fade in</source>
        <translation>淡入</translation>
    </message>
    <message>
        <source>Fade out</source>
        <translation>淡出</translation>
    </message>
    <message>
        <source>Falloff rate</source>
        <translation>衰减速率</translation>
    </message>
    <message>
        <source>Falloff threshold</source>
        <translation>衰减阈值</translation>
    </message>
    <message>
        <source>Far focus range</source>
        <translation>远焦范围</translation>
    </message>
    <message>
        <source>File path</source>
        <translation>文件路径</translation>
    </message>
    <message>
        <source>First bone lookup</source>
        <translation>骨骼查找表起始</translation>
    </message>
    <message>
        <source>First frame of the video</source>
        <translation>视频的首帧</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>第一索引</translation>
    </message>
    <message>
        <source>First phase end</source>
        <translation>第一阶段结束</translation>
    </message>
    <message>
        <source>First phase length</source>
        <translation>第一阶段长度</translation>
    </message>
    <message>
        <source>First phase start</source>
        <translation>第一阶段开始</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>展平</translation>
    </message>
    <message>
        <source>Flipbook column width</source>
        <translation>翻页动画列宽</translation>
    </message>
    <message>
        <source>Flipbook columns</source>
        <translation>翻页动画列数</translation>
    </message>
    <message>
        <source>Flipbook frame</source>
        <translation>翻页动画帧</translation>
    </message>
    <message>
        <source>Flipbook row height</source>
        <translation>翻页动画行高</translation>
    </message>
    <message>
        <source>Flipbook rows</source>
        <translation>翻页动画行数</translation>
    </message>
    <message>
        <source>Focus distance</source>
        <translation>对焦距离</translation>
    </message>
    <message>
        <source>Focus type</source>
        <translation>对焦类型</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>力</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>Forward matrix</source>
        <translation>前向矩阵</translation>
    </message>
    <message>
        <source>Fresnel exponent</source>
        <translation>菲涅耳指数</translation>
    </message>
    <message>
        <source>Fresnel mask</source>
        <translation>菲涅耳遮罩</translation>
    </message>
    <message>
        <source>Fresnel minimum</source>
        <translation>菲涅耳最小值</translation>
    </message>
    <message>
        <source>Fresnel pitch</source>
        <translation>菲涅耳俯仰</translation>
    </message>
    <message>
        <source>Fresnel range</source>
        <translation>菲涅耳范围</translation>
    </message>
    <message>
        <source>Fresnel translation</source>
        <translation>菲涅耳平移</translation>
    </message>
    <message>
        <source>Fresnel type</source>
        <translation>菲涅耳类型</translation>
    </message>
    <message>
        <source>Fresnel yaw</source>
        <translation>菲涅耳偏航</translation>
    </message>
    <message>
        <source>Friction on</source>
        <translation>启用摩擦</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>光泽</translation>
    </message>
    <message>
        <source>Goal threshold</source>
        <translation>目标阈值</translation>
    </message>
    <message>
        <source>Gravity factor</source>
        <translation>重力系数</translation>
    </message>
    <message>
        <source>Gravity x</source>
        <translation>重力 X</translation>
    </message>
    <message>
        <source>Gravity y</source>
        <translation>重力 Y</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>组</translation>
    </message>
    <message>
        <source>HDR emissive</source>
        <translation>HDR 自发光</translation>
    </message>
    <message>
        <source>HDR environment, constant</source>
        <translation>HDR 环境，恒定</translation>
    </message>
    <message>
        <source>HDR environment, diffuse</source>
        <translation>HDR 环境，漫反射</translation>
    </message>
    <message>
        <source>HDR environment, specular</source>
        <translation>HDR 环境，高光</translation>
    </message>
    <message>
        <source>HDR specular</source>
        <translation>HDR 高光</translation>
    </message>
    <message>
        <source>Hair material</source>
        <translation>毛发材质</translation>
    </message>
    <message>
        <source>Hair materials</source>
        <translation>毛发材质</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>哈希</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height falloff</source>
        <translation>高度衰减</translation>
    </message>
    <message>
        <source>Hinge axis</source>
        <translation>铰链轴</translation>
    </message>
    <message>
        <source>Hit test</source>
        <translation>命中测试</translation>
    </message>
    <message>
        <source>Hit tests</source>
        <translation>命中测试</translation>
    </message>
    <message>
        <source>Horizontal spread</source>
        <translation>水平散布</translation>
    </message>
    <message>
        <source>Horizontal spread variation</source>
        <translation>水平散布变化量</translation>
    </message>
    <message>
        <source>Horizontal spread variation amplitude</source>
        <translation>水平散布变化量振幅</translation>
    </message>
    <message>
        <source>Horizontal spread variation frequency</source>
        <translation>水平散布变化量频率</translation>
    </message>
    <message>
        <source>Horizontal stiffness</source>
        <translation>水平刚度</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>聚光区</translation>
    </message>
    <message>
        <source>Hull centre</source>
        <translation>凸包中心</translation>
    </message>
    <message>
        <source>Hull edge</source>
        <translation>凸包边</translation>
    </message>
    <message>
        <source>Hull edge count</source>
        <translation>凸包边数</translation>
    </message>
    <message>
        <source>Hull edges</source>
        <translation>凸包边</translation>
    </message>
    <message>
        <source>Hull normal count</source>
        <translation>凸包法线数</translation>
    </message>
    <message>
        <source>Hull normals</source>
        <translation>凸包法线</translation>
    </message>
    <message>
        <source>Hull vertex count</source>
        <translation>凸包顶点数</translation>
    </message>
    <message>
        <source>Hull vertex faces</source>
        <translation>凸包顶点的面</translation>
    </message>
    <message>
        <source>Hull vertices</source>
        <translation>凸包顶点</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>IK bone</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>IK bones</source>
        <translation>IK 骨骼</translation>
    </message>
    <message>
        <source>IK chain</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>IK chains</source>
        <translation>IK 链</translation>
    </message>
    <message>
        <source>IK hinge</source>
        <translation>IK 铰链</translation>
    </message>
    <message>
        <source>IK hinges</source>
        <translation>IK 铰链</translation>
    </message>
    <message>
        <source>IK joint</source>
        <translation>IK 关节</translation>
    </message>
    <message>
        <source>IK joints</source>
        <translation>IK 关节</translation>
    </message>
    <message>
        <source>Index plus length</source>
        <translation>索引加长度</translation>
    </message>
    <message>
        <source>Instance distance</source>
        <translation>实例距离</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>插值</translation>
    </message>
    <message>
        <source>Key data</source>
        <translation>关键帧数据</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Last frame of the video</source>
        <translation>视频的末帧</translation>
    </message>
    <message>
        <source>Lens flare material</source>
        <translation>镜头光晕材质</translation>
    </message>
    <message>
        <source>Lens flare materials</source>
        <translation>镜头光晕材质</translation>
    </message>
    <message>
        <source>Lift</source>
        <translation>升力</translation>
    </message>
    <message>
        <source>Light map</source>
        <translation>光照贴图</translation>
    </message>
    <message>
        <source>Local forces</source>
        <translation>局部力</translation>
    </message>
    <message>
        <source>Local forces fallback</source>
        <translation>后备局部力</translation>
    </message>
    <message>
        <source>Local wind</source>
        <translation>局部风</translation>
    </message>
    <message>
        <source>Look at</source>
        <translation>注视</translation>
    </message>
    <message>
        <source>Lookups</source>
        <translation>查找表</translation>
    </message>
    <message>
        <source>Main bone offset</source>
        <translation>主骨骼偏移</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>边距</translation>
    </message>
    <message>
        <source>Mass size factor</source>
        <translation>质量的大小系数</translation>
    </message>
    <message>
        <source>Material class</source>
        <translation>材质类别</translation>
    </message>
    <message>
        <source>Material reference</source>
        <translation>材质引用</translation>
    </message>
    <message>
        <source>Material references</source>
        <translation>材质引用</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Matrix 1</source>
        <translation>矩阵 1</translation>
    </message>
    <message>
        <source>Matrix 2</source>
        <translation>矩阵 2</translation>
    </message>
    <message>
        <source>Maximum angle</source>
        <translation>最大角度</translation>
    </message>
    <message>
        <source>Maximum cosine</source>
        <translation>最大余弦</translation>
    </message>
    <message>
        <source>Maximum pitch</source>
        <translation>最大俯仰</translation>
    </message>
    <message>
        <source>Maximum yaw</source>
        <translation>最大偏航</translation>
    </message>
    <message>
        <source>Mesh centre</source>
        <translation>网格中心</translation>
    </message>
    <message>
        <source>Mesh depth</source>
        <translation>网格深度</translation>
    </message>
    <message>
        <source>Mesh edge</source>
        <translation>网格边</translation>
    </message>
    <message>
        <source>Mesh edges</source>
        <translation>网格边</translation>
    </message>
    <message>
        <source>Mesh extent</source>
        <translation>网格范围</translation>
    </message>
    <message>
        <source>Mesh face</source>
        <translation>网格面</translation>
    </message>
    <message>
        <source>Mesh face count, 16 bits</source>
        <translation>网格面数，16 位</translation>
    </message>
    <message>
        <source>Mesh face count, 32 bits</source>
        <translation>网格面数，32 位</translation>
    </message>
    <message>
        <source>Mesh faces, 16 bits</source>
        <translation>网格面，16 位</translation>
    </message>
    <message>
        <source>Mesh faces, 32 bits</source>
        <translation>网格面，32 位</translation>
    </message>
    <message>
        <source>Mesh margin</source>
        <translation>网格边距</translation>
    </message>
    <message>
        <source>Mesh node</source>
        <translation>网格节点</translation>
    </message>
    <message>
        <source>Mesh node count</source>
        <translation>网格节点数</translation>
    </message>
    <message>
        <source>Mesh nodes</source>
        <translation>网格节点</translation>
    </message>
    <message>
        <source>Mesh section</source>
        <translation>网格区段</translation>
    </message>
    <message>
        <source>Mesh tolerance</source>
        <translation>网格容差</translation>
    </message>
    <message>
        <source>Mesh triangle</source>
        <translation>网格三角形</translation>
    </message>
    <message>
        <source>Mesh triangles</source>
        <translation>网格三角形</translation>
    </message>
    <message>
        <source>Mesh vertex count</source>
        <translation>网格顶点数</translation>
    </message>
    <message>
        <source>Mesh vertices</source>
        <translation>网格顶点</translation>
    </message>
    <message>
        <source>Middle colour</source>
        <translation>中间颜色</translation>
    </message>
    <message>
        <source>Middle opacity</source>
        <translation>中间不透明度</translation>
    </message>
    <message>
        <source>Minimum angle</source>
        <translation>最小角度</translation>
    </message>
    <message>
        <source>Minimum cosine</source>
        <translation>最小余弦</translation>
    </message>
    <message>
        <source>Minimum pitch</source>
        <translation>最小俯仰</translation>
    </message>
    <message>
        <source>Minimum yaw</source>
        <translation>最小偏航</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Motion blur</source>
        <translation>运动模糊</translation>
    </message>
    <message>
        <source>Movement speed</source>
        <translation>移动速度</translation>
    </message>
    <message>
        <source>Near falloff end</source>
        <translation>近处衰减终点</translation>
    </message>
    <message>
        <source>Near falloff start</source>
        <translation>近处衰减起点</translation>
    </message>
    <message>
        <source>Near focus range</source>
        <translation>近焦范围</translation>
    </message>
    <message>
        <source>Near plane</source>
        <translation>近平面</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Noise amplitude</source>
        <translation>噪声振幅</translation>
    </message>
    <message>
        <source>Noise cohesion</source>
        <translation>噪声内聚</translation>
    </message>
    <message>
        <source>Noise edge</source>
        <translation>噪声边缘</translation>
    </message>
    <message>
        <source>Noise frequency</source>
        <translation>噪声频率</translation>
    </message>
    <message>
        <source>Noise smoothness</source>
        <translation>噪声平滑度</translation>
    </message>
    <message>
        <source>Noise type</source>
        <translation>噪声类型</translation>
    </message>
    <message>
        <source>Normal blend 1</source>
        <translation>法线混合 1</translation>
    </message>
    <message>
        <source>Normal blend 1 mask</source>
        <translation>法线混合 1 遮罩</translation>
    </message>
    <message>
        <source>Normal blend 2</source>
        <translation>法线混合 2</translation>
    </message>
    <message>
        <source>Normal blend 2 mask</source>
        <translation>法线混合 2 遮罩</translation>
    </message>
    <message>
        <source>Normal blend mask factor</source>
        <translation>法线混合遮罩系数</translation>
    </message>
    <message>
        <source>Normal x</source>
        <translation>法线 X</translation>
    </message>
    <message>
        <source>Normal y</source>
        <translation>法线 Y</translation>
    </message>
    <message>
        <source>Null value</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Other vertex data</source>
        <translation>其他顶点数据</translation>
    </message>
    <message>
        <source>Parallax height</source>
        <translation>视差高度</translation>
    </message>
    <message>
        <source>Parent velocity</source>
        <translation>父级速度</translation>
    </message>
    <message>
        <source>Particle copies</source>
        <translation>粒子副本</translation>
    </message>
    <message>
        <source>Particle copy</source>
        <translation>粒子副本</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>附带数据</translation>
    </message>
    <message>
        <source>Phase shift</source>
        <translation>相位偏移</translation>
    </message>
    <message>
        <source>Physical material</source>
        <translation>物理材质</translation>
    </message>
    <message>
        <source>Physics bodies</source>
        <translation>物理刚体</translation>
    </message>
    <message>
        <source>Physics body</source>
        <translation>物理刚体</translation>
    </message>
    <message>
        <source>Physics constraints</source>
        <translation>物理约束</translation>
    </message>
    <message>
        <source>Physics joint</source>
        <translation>物理关节</translation>
    </message>
    <message>
        <source>Physics joints</source>
        <translation>物理关节</translation>
    </message>
    <message>
        <source>Pitch flags</source>
        <translation>俯仰标志</translation>
    </message>
    <message>
        <source>Pitch variation</source>
        <translation>俯仰变化量</translation>
    </message>
    <message>
        <source>Pitch variation amplitude</source>
        <translation>俯仰变化量振幅</translation>
    </message>
    <message>
        <source>Pitch variation frequency</source>
        <translation>俯仰变化量频率</translation>
    </message>
    <message>
        <source>Pitch weight</source>
        <translation>俯仰权重</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Primary shift</source>
        <translation>主高光偏移</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Proxies</source>
        <translation>代理</translation>
    </message>
    <message>
        <source>Random alpha</source>
        <translation>随机 Alpha</translation>
    </message>
    <message>
        <source>Random colour</source>
        <translation>随机颜色</translation>
    </message>
    <message>
        <source>Random flags</source>
        <translation>随机标志</translation>
    </message>
    <message>
        <source>Random rotation</source>
        <translation>随机旋转</translation>
    </message>
    <message>
        <source>Random size</source>
        <translation>随机大小</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Reflection material</source>
        <translation>反射材质</translation>
    </message>
    <message>
        <source>Reflection materials</source>
        <translation>反射材质</translation>
    </message>
    <message>
        <source>Reflection offset</source>
        <translation>反射偏移</translation>
    </message>
    <message>
        <source>Reflection strength</source>
        <translation>反射强度</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Related to the UV source</source>
        <translation>与 UV 源相关</translation>
    </message>
    <message>
        <source>Render distance</source>
        <translation>渲染距离</translation>
    </message>
    <message>
        <source>Render-to-texture channels</source>
        <translation>渲染到贴图的通道</translation>
    </message>
    <message>
        <source>Replay end</source>
        <translation>最大重放次数</translation>
    </message>
    <message>
        <source>Replay start</source>
        <translation>最小重放次数</translation>
    </message>
    <message>
        <source>Rest pose</source>
        <translation>静止姿势</translation>
    </message>
    <message>
        <source>Rest poses</source>
        <translation>静止姿势</translation>
    </message>
    <message>
        <source>Root bone</source>
        <translation>根骨骼</translation>
    </message>
    <message>
        <source>Rotation flags</source>
        <translation>旋转标志</translation>
    </message>
    <message>
        <source>Rotation hold</source>
        <translation>旋转保持</translation>
    </message>
    <message>
        <source>Rotation middle</source>
        <translation>旋转中点</translation>
    </message>
    <message>
        <source>Rotation smoothing</source>
        <translation>旋转平滑</translation>
    </message>
    <message>
        <source>Rotation variation</source>
        <translation>旋转变化量</translation>
    </message>
    <message>
        <source>Rotation variation amplitude</source>
        <translation>旋转变化量振幅</translation>
    </message>
    <message>
        <source>Rotation variation frequency</source>
        <translation>旋转变化量频率</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Scale hold</source>
        <translation>缩放保持</translation>
    </message>
    <message>
        <source>Scale middle</source>
        <translation>缩放中点</translation>
    </message>
    <message>
        <source>Scale smoothing</source>
        <translation>缩放平滑</translation>
    </message>
    <message>
        <source>Scale variation amplitude</source>
        <translation>缩放变化量振幅</translation>
    </message>
    <message>
        <source>Scale variation frequency</source>
        <translation>缩放变化量频率</translation>
    </message>
    <message>
        <source>Scroll rate</source>
        <translation>滚动速率</translation>
    </message>
    <message>
        <source>Search down</source>
        <translation>向下搜索</translation>
    </message>
    <message>
        <source>Search speed</source>
        <translation>搜索速度</translation>
    </message>
    <message>
        <source>Search up</source>
        <translation>向上搜索</translation>
    </message>
    <message>
        <source>Second phase end</source>
        <translation>第二阶段结束</translation>
    </message>
    <message>
        <source>Second phase start</source>
        <translation>第二阶段开始</translation>
    </message>
    <message>
        <source>Secondary shift</source>
        <translation>次高光偏移</translation>
    </message>
    <message>
        <source>Section version</source>
        <translation>区段版本</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>区段</translation>
    </message>
    <message>
        <source>Sequence group (STG)</source>
        <translation>序列组（STG）</translation>
    </message>
    <message>
        <source>Sequence groups (STG)</source>
        <translation>序列组（STG）</translation>
    </message>
    <message>
        <source>Shadow boxes</source>
        <translation>阴影盒</translation>
    </message>
    <message>
        <source>Shadow clip</source>
        <translation>阴影裁剪</translation>
    </message>
    <message>
        <source>Shape radius</source>
        <translation>形状半径</translation>
    </message>
    <message>
        <source>Shape regions</source>
        <translation>形状区域</translation>
    </message>
    <message>
        <source>Shape size</source>
        <translation>形状大小</translation>
    </message>
    <message>
        <source>Shape spline</source>
        <translation>形状样条</translation>
    </message>
    <message>
        <source>Shear stiffness</source>
        <translation>剪切刚度</translation>
    </message>
    <message>
        <source>Sides</source>
        <translation>边数</translation>
    </message>
    <message>
        <source>Simulated region</source>
        <translation>模拟的区域</translation>
    </message>
    <message>
        <source>Simulation type</source>
        <translation>模拟类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Size X or radius</source>
        <translation>X 大小或半径</translation>
    </message>
    <message>
        <source>Size Y or height</source>
        <translation>Y 大小或高度</translation>
    </message>
    <message>
        <source>Size Z</source>
        <translation>Z 大小</translation>
    </message>
    <message>
        <source>Size hold</source>
        <translation>大小保持</translation>
    </message>
    <message>
        <source>Size middle</source>
        <translation>大小中点</translation>
    </message>
    <message>
        <source>Size smoothing</source>
        <translation>大小平滑</translation>
    </message>
    <message>
        <source>Size variation</source>
        <translation>大小变化量</translation>
    </message>
    <message>
        <source>Size variation amplitude</source>
        <translation>大小变化量振幅</translation>
    </message>
    <message>
        <source>Size variation frequency</source>
        <translation>大小变化量频率</translation>
    </message>
    <message>
        <source>Skin bones</source>
        <translation>蒙皮骨骼</translation>
    </message>
    <message>
        <source>Skin collision</source>
        <translation>蒙皮碰撞</translation>
    </message>
    <message>
        <source>Skin exponent</source>
        <translation>蒙皮指数</translation>
    </message>
    <message>
        <source>Skin offset</source>
        <translation>蒙皮偏移</translation>
    </message>
    <message>
        <source>Skin stiffness</source>
        <translation>蒙皮刚度</translation>
    </message>
    <message>
        <source>Skinned bones</source>
        <translation>已蒙皮骨骼</translation>
    </message>
    <message>
        <source>Slab maximum</source>
        <translation>层板最大值</translation>
    </message>
    <message>
        <source>Slab minimum</source>
        <translation>层板最小值</translation>
    </message>
    <message>
        <source>Specular colour</source>
        <translation>高光颜色</translation>
    </message>
    <message>
        <source>Specular intensity</source>
        <translation>高光强度</translation>
    </message>
    <message>
        <source>Specular mode</source>
        <translation>高光模式</translation>
    </message>
    <message>
        <source>Specular noise</source>
        <translation>高光噪声</translation>
    </message>
    <message>
        <source>Specular shift</source>
        <translation>高光偏移</translation>
    </message>
    <message>
        <source>Specularity</source>
        <translation>高光度</translation>
    </message>
    <message>
        <source>Speed variation amplitude</source>
        <translation>速度变化量振幅</translation>
    </message>
    <message>
        <source>Speed variation frequency</source>
        <translation>速度变化量频率</translation>
    </message>
    <message>
        <source>Sphere stiffness</source>
        <translation>球体刚度</translation>
    </message>
    <message>
        <source>Splat terrain bake material</source>
        <translation>泼溅地形烘焙材质</translation>
    </message>
    <message>
        <source>Splat terrain bake materials</source>
        <translation>泼溅地形烘焙材质</translation>
    </message>
    <message>
        <source>Spline end</source>
        <translation>样条终点</translation>
    </message>
    <message>
        <source>Spline start</source>
        <translation>样条起点</translation>
    </message>
    <message>
        <source>Splines</source>
        <translation>样条</translation>
    </message>
    <message>
        <source>Split count</source>
        <translation>拆分数</translation>
    </message>
    <message>
        <source>Split items</source>
        <translation>拆分项</translation>
    </message>
    <message>
        <source>Standard material</source>
        <translation>标准材质</translation>
    </message>
    <message>
        <source>Standard materials</source>
        <translation>标准材质</translation>
    </message>
    <message>
        <source>Star ratio</source>
        <translation>星形比例</translation>
    </message>
    <message>
        <source>Starburst</source>
        <translation>星芒</translation>
    </message>
    <message>
        <source>Starbursts</source>
        <translation>星芒</translation>
    </message>
    <message>
        <source>Start factor</source>
        <translation>起始系数</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>停留</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Strength layer</source>
        <translation>强度图层</translation>
    </message>
    <message>
        <source>Stretch stiffness</source>
        <translation>拉伸刚度</translation>
    </message>
    <message>
        <source>Target bone</source>
        <translation>目标骨骼</translation>
    </message>
    <message>
        <source>Terrain data</source>
        <translation>地形数据</translation>
    </message>
    <message>
        <source>Terrain material</source>
        <translation>地形材质</translation>
    </message>
    <message>
        <source>Terrain materials</source>
        <translation>地形材质</translation>
    </message>
    <message>
        <source>Tight hit test</source>
        <translation>紧密命中测试</translation>
    </message>
    <message>
        <source>Orphaned key times</source>
        <translation>孤立的关键帧时间</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>跟随程度</translation>
    </message>
    <message>
        <source>Trail chance</source>
        <translation>拖尾几率</translation>
    </message>
    <message>
        <source>Trail emitter</source>
        <translation>拖尾发射器</translation>
    </message>
    <message>
        <source>Trail rate</source>
        <translation>拖尾速率</translation>
    </message>
    <message>
        <source>Trailing</source>
        <translation>尾随值</translation>
    </message>
    <message>
        <source>Tri-planar offset</source>
        <translation>三平面偏移</translation>
    </message>
    <message>
        <source>Tri-planar scale</source>
        <translation>三平面缩放</translation>
    </message>
    <message>
        <source>Turret</source>
        <translation>炮塔</translation>
    </message>
    <message>
        <source>Turret part</source>
        <translation>炮塔部件</translation>
    </message>
    <message>
        <source>Turret parts</source>
        <translation>炮塔部件</translation>
    </message>
    <message>
        <source>Turrets</source>
        <translation>炮塔</translation>
    </message>
    <message>
        <source>Twist</source>
        <translation>扭转</translation>
    </message>
    <message>
        <source>Twist hold</source>
        <translation>扭转保持</translation>
    </message>
    <message>
        <source>Twist middle</source>
        <translation>扭转中点</translation>
    </message>
    <message>
        <source>UV W scale</source>
        <translation>UV W 缩放</translation>
    </message>
    <message>
        <source>UV W translation</source>
        <translation>UV W 平移</translation>
    </message>
    <message>
        <source>UV angle</source>
        <translation>UV 角度</translation>
    </message>
    <message>
        <source>UV density</source>
        <translation>UV 密度</translation>
    </message>
    <message>
        <source>UV offset</source>
        <translation>UV 偏移</translation>
    </message>
    <message>
        <source>UV scale</source>
        <translation>UV 缩放</translation>
    </message>
    <message>
        <source>UV source</source>
        <translation>UV 源</translation>
    </message>
    <message>
        <source>UV tiling</source>
        <translation>UV 平铺</translation>
    </message>
    <message>
        <source>Uniform scale</source>
        <translation>统一缩放</translation>
    </message>
    <message>
        <source>Unknown before spline</source>
        <translation>样条前的未知项</translation>
    </message>
    <message>
        <source>Unknown section</source>
        <translation>未知区段</translation>
    </message>
    <message>
        <source>Unknown sections</source>
        <translation>未知区段</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上方向</translation>
    </message>
    <message>
        <source>Up rotation 1</source>
        <translation>向上旋转 1</translation>
    </message>
    <message>
        <source>Up rotation 2</source>
        <translation>向上旋转 2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Orphaned key values</source>
        <translation>孤立的关键帧值</translation>
    </message>
    <message>
        <source>Vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>Velocity</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Velocity norm</source>
        <translation>速度归一化系数</translation>
    </message>
    <message>
        <source>Velocity variation</source>
        <translation>速度变化量</translation>
    </message>
    <message>
        <source>Velocity variation amplitude</source>
        <translation>速度变化量振幅</translation>
    </message>
    <message>
        <source>Velocity variation frequency</source>
        <translation>速度变化量频率</translation>
    </message>
    <message>
        <source>Vertex</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Vertex 1</source>
        <translation>顶点 1</translation>
    </message>
    <message>
        <source>Vertex 2</source>
        <translation>顶点 2</translation>
    </message>
    <message>
        <source>Vertex 3</source>
        <translation>顶点 3</translation>
    </message>
    <message>
        <source>Vertex bones</source>
        <translation>顶点骨骼</translation>
    </message>
    <message>
        <source>Vertex flags</source>
        <translation>顶点标志</translation>
    </message>
    <message>
        <source>Vertex simulated</source>
        <translation>顶点是否模拟</translation>
    </message>
    <message>
        <source>Vertex weights</source>
        <translation>顶点权重</translation>
    </message>
    <message>
        <source>Vertical field of view</source>
        <translation>垂直视野</translation>
    </message>
    <message>
        <source>Vertical spread</source>
        <translation>垂直散布</translation>
    </message>
    <message>
        <source>Vertical spread variation</source>
        <translation>垂直散布变化量</translation>
    </message>
    <message>
        <source>Vertical spread variation amplitude</source>
        <translation>垂直散布变化量振幅</translation>
    </message>
    <message>
        <source>Vertical spread variation frequency</source>
        <translation>垂直散布变化量频率</translation>
    </message>
    <message>
        <source>Video channel</source>
        <translation>视频通道</translation>
    </message>
    <message>
        <source>Video frame rate</source>
        <translation>视频帧率</translation>
    </message>
    <message>
        <source>Video sync</source>
        <translation>视频同步</translation>
    </message>
    <message>
        <source>Video mode</source>
        <translation>视频模式</translation>
    </message>
    <message>
        <source>Video play</source>
        <translation>视频播放</translation>
    </message>
    <message>
        <source>Video restart</source>
        <translation>视频重新开始</translation>
    </message>
    <message>
        <source>View volumes</source>
        <translation>视野体积</translation>
    </message>
    <message>
        <source>Volume material</source>
        <translation>体积材质</translation>
    </message>
    <message>
        <source>Volume materials</source>
        <translation>体积材质</translation>
    </message>
    <message>
        <source>Volume noise material</source>
        <translation>体积噪声材质</translation>
    </message>
    <message>
        <source>Volume noise materials</source>
        <translation>体积噪声材质</translation>
    </message>
    <message>
        <source>Warp</source>
        <translation>扭曲</translation>
    </message>
    <message>
        <source>Warps</source>
        <translation>扭曲</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Weights used</source>
        <translation>使用的权重数</translation>
    </message>
    <message>
        <source>Width falloff</source>
        <translation>宽度衰减</translation>
    </message>
    <message>
        <source>Wind factor</source>
        <translation>风力系数</translation>
    </message>
    <message>
        <source>Wind scale</source>
        <translation>风力缩放</translation>
    </message>
    <message>
        <source>World forces</source>
        <translation>世界力</translation>
    </message>
    <message>
        <source>World forces fallback</source>
        <translation>后备世界力</translation>
    </message>
    <message>
        <source>World forces mass factor</source>
        <translation>世界力质量系数</translation>
    </message>
    <message>
        <source>Yaw</source>
        <translation>偏航</translation>
    </message>
    <message>
        <source>Yaw flags</source>
        <translation>偏航标志</translation>
    </message>
    <message>
        <source>Yaw variation</source>
        <translation>偏航变化量</translation>
    </message>
    <message>
        <source>Yaw variation amplitude</source>
        <translation>偏航变化量振幅</translation>
    </message>
    <message>
        <source>Yaw variation frequency</source>
        <translation>偏航变化量频率</translation>
    </message>
    <message>
        <source>Yaw weight</source>
        <translation>偏航权重</translation>
    </message>
    <message>
        <source>Edge fades</source>
        <translation>边缘渐隐</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Parent row</source>
        <translation>父骨架中的行</translation>
    </message>
    <message>
        <source>Parent sequence</source>
        <translation>父骨架序列</translation>
    </message>
    <message>
        <source>Parent sequences</source>
        <translation>父骨架序列</translation>
    </message>
    <message>
        <source>Profile 0</source>
        <translation>配置 0</translation>
    </message>
    <message>
        <source>Profile 1</source>
        <translation>配置 1</translation>
    </message>
    <message>
        <source>Profile 2</source>
        <translation>配置 2</translation>
    </message>
    <message>
        <source>Profile 3</source>
        <translation>配置 3</translation>
    </message>
    <message>
        <source>LOD profile</source>
        <translation>LOD 配置</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Fourth texture</source>
        <translation>第四贴图</translation>
    </message>
    <message>
        <source>Combiner</source>
        <translation>合成器</translation>
    </message>
    <message>
        <source>Batch flags</source>
        <translation>批次标志</translation>
    </message>
    <message>
        <source>Alpha of the colour</source>
        <translation>颜色的 Alpha</translation>
    </message>
    <message>
        <source>Alpha mask 1</source>
        <translation>Alpha 遮罩 1</translation>
    </message>
    <message>
        <source>Alpha mask 2</source>
        <translation>Alpha 遮罩 2</translation>
    </message>
    <message>
        <source>Emissive 1</source>
        <translation>自发光 1</translation>
    </message>
    <message>
        <source>Emissive 2</source>
        <translation>自发光 2</translation>
    </message>
    <message>
        <source>Follow scale 1</source>
        <translation>跟随比例 1</translation>
    </message>
    <message>
        <source>Follow scale 2</source>
        <translation>跟随比例 2</translation>
    </message>
    <message>
        <source>Follow speed 1</source>
        <translation>跟随速度 1</translation>
    </message>
    <message>
        <source>Follow speed 2</source>
        <translation>跟随速度 2</translation>
    </message>
    <message>
        <source>LOD count</source>
        <translation>LOD 数</translation>
    </message>
    <message>
        <source>Particle bone LOD</source>
        <translation>粒子骨骼 LOD</translation>
    </message>
    <message>
        <source>Unknown 12</source>
        <translation>未知 12</translation>
    </message>
    <message>
        <source>Unknown 0</source>
        <translation>未知 0</translation>
    </message>
    <message>
        <source>Unknown 1</source>
        <translation>未知 1</translation>
    </message>
    <message>
        <source>Unknown 2</source>
        <translation>未知 2</translation>
    </message>
    <message>
        <source>Unknown 3</source>
        <translation>未知 3</translation>
    </message>
    <message>
        <source>Unknown 4</source>
        <translation>未知 4</translation>
    </message>
    <message>
        <source>Value 0</source>
        <translation>值 0</translation>
    </message>
    <message>
        <source>Value 0 w</source>
        <translation>值 0 w</translation>
    </message>
    <message>
        <source>Value 0 x</source>
        <translation>值 0 x</translation>
    </message>
    <message>
        <source>Value 0 y</source>
        <translation>值 0 y</translation>
    </message>
    <message>
        <source>Value 0 z</source>
        <translation>值 0 z</translation>
    </message>
    <message>
        <source>Value 1</source>
        <translation>值 1</translation>
    </message>
    <message>
        <source>Value 1 w</source>
        <translation>值 1 w</translation>
    </message>
    <message>
        <source>Value 1 x</source>
        <translation>值 1 x</translation>
    </message>
    <message>
        <source>Value 1 y</source>
        <translation>值 1 y</translation>
    </message>
    <message>
        <source>Value 2</source>
        <translation>值 2</translation>
    </message>
    <message>
        <source>Value 2 w</source>
        <translation>值 2 w</translation>
    </message>
    <message>
        <source>Value 3</source>
        <translation>值 3</translation>
    </message>
    <message>
        <source>Value 3 w</source>
        <translation>值 3 w</translation>
    </message>
    <message>
        <source>Value 3 x</source>
        <translation>值 3 x</translation>
    </message>
    <message>
        <source>Value 3 y</source>
        <translation>值 3 y</translation>
    </message>
    <message>
        <source>Value 3 z</source>
        <translation>值 3 z</translation>
    </message>
    <message>
        <source>Value 4 y</source>
        <translation>值 4 y</translation>
    </message>
    <message>
        <source>Value 8</source>
        <translation>值 8</translation>
    </message>
    <message>
        <source>Values 0</source>
        <translation>数值 0</translation>
    </message>
    <message>
        <source>Ribbon</source>
        <translation>丝带</translation>
    </message>
    <message>
        <source>Second UV set</source>
        <translation>第二 UV 集</translation>
    </message>
    <message>
        <source>Third UV set</source>
        <translation>第三 UV 集</translation>
    </message>
    <message>
        <source>Fourth UV set</source>
        <translation>第四 UV 集</translation>
    </message>
    <message>
        <source>Second texture transform</source>
        <translation>第二贴图变换</translation>
    </message>
    <message>
        <source>Third texture transform</source>
        <translation>第三贴图变换</translation>
    </message>
    <message>
        <source>Fourth texture transform</source>
        <translation>第四贴图变换</translation>
    </message>
    <message>
        <source>Second texture weight</source>
        <translation>第二贴图权重</translation>
    </message>
    <message>
        <source>Third texture weight</source>
        <translation>第三贴图权重</translation>
    </message>
    <message>
        <source>Fourth texture weight</source>
        <translation>第四贴图权重</translation>
    </message>
    <message>
        <source>Second combiner</source>
        <translation>第二合成器</translation>
    </message>
    <message>
        <source>Third combiner</source>
        <translation>第三合成器</translation>
    </message>
    <message>
        <source>Fourth combiner</source>
        <translation>第四合成器</translation>
    </message>
    <message>
        <source>Second blend mode</source>
        <translation>第二混合模式</translation>
    </message>
    <message>
        <source>Third blend mode</source>
        <translation>第三混合模式</translation>
    </message>
    <message>
        <source>Fourth blend mode</source>
        <translation>第四混合模式</translation>
    </message>
    <message>
        <source>Second flags</source>
        <translation>第二标志</translation>
    </message>
    <message>
        <source>Third flags</source>
        <translation>第三标志</translation>
    </message>
    <message>
        <source>Fourth flags</source>
        <translation>第四标志</translation>
    </message>
    <message>
        <source>Intensity 2</source>
        <translation>强度 2</translation>
    </message>
    <message>
        <source>LOD cut</source>
        <translation>LOD 截止</translation>
    </message>
    <message>
        <source>LOD reduction</source>
        <translation>LOD 缩减</translation>
    </message>
    <message>
        <source>Noise 1</source>
        <translation>噪声 1</translation>
    </message>
    <message>
        <source>Noise 2</source>
        <translation>噪声 2</translation>
    </message>
    <message>
        <source>Parameter 1</source>
        <translation>参数 1</translation>
    </message>
    <message>
        <source>Parameter 2</source>
        <translation>参数 2</translation>
    </message>
    <message>
        <source>Ribbon spline</source>
        <translation>丝带样条</translation>
    </message>
    <message>
        <source>Shadow LOD cut</source>
        <translation>阴影 LOD 截止</translation>
    </message>
    <message>
        <source>Shadow box</source>
        <translation>阴影盒</translation>
    </message>
    <message>
        <source>Specular exponent 1</source>
        <translation>高光指数 1</translation>
    </message>
    <message>
        <source>Specular exponent 2</source>
        <translation>高光指数 2</translation>
    </message>
    <message>
        <source>Spline point</source>
        <translation>样条点</translation>
    </message>
    <message>
        <source>Unknown 100</source>
        <translation>未知 100</translation>
    </message>
    <message>
        <source>Unknown 104</source>
        <translation>未知 104</translation>
    </message>
    <message>
        <source>Unknown 108</source>
        <translation>未知 108</translation>
    </message>
    <message>
        <source>Unknown 112</source>
        <translation>未知 112</translation>
    </message>
    <message>
        <source>Unknown 116</source>
        <translation>未知 116</translation>
    </message>
    <message>
        <source>Unknown 120</source>
        <translation>未知 120</translation>
    </message>
    <message>
        <source>Unknown 122</source>
        <translation>未知 122</translation>
    </message>
    <message>
        <source>Unknown 124</source>
        <translation>未知 124</translation>
    </message>
    <message>
        <source>Unknown 128</source>
        <translation>未知 128</translation>
    </message>
    <message>
        <source>Unknown 132</source>
        <translation>未知 132</translation>
    </message>
    <message>
        <source>Unknown 136</source>
        <translation>未知 136</translation>
    </message>
    <message>
        <source>Unknown 138</source>
        <translation>未知 138</translation>
    </message>
    <message>
        <source>Unknown 14</source>
        <translation>未知 14</translation>
    </message>
    <message>
        <source>Unknown 140</source>
        <translation>未知 140</translation>
    </message>
    <message>
        <source>Unknown 144</source>
        <translation>未知 144</translation>
    </message>
    <message>
        <source>Unknown 148</source>
        <translation>未知 148</translation>
    </message>
    <message>
        <source>Unknown 150</source>
        <translation>未知 150</translation>
    </message>
    <message>
        <source>Unknown 152</source>
        <translation>未知 152</translation>
    </message>
    <message>
        <source>Unknown 156</source>
        <translation>未知 156</translation>
    </message>
    <message>
        <source>Unknown 157</source>
        <translation>未知 157</translation>
    </message>
    <message>
        <source>Unknown 16</source>
        <translation>未知 16</translation>
    </message>
    <message>
        <source>Unknown 176</source>
        <translation>未知 176</translation>
    </message>
    <message>
        <source>Unknown 177</source>
        <translation>未知 177</translation>
    </message>
    <message>
        <source>Unknown 18</source>
        <translation>未知 18</translation>
    </message>
    <message>
        <source>Unknown 180</source>
        <translation>未知 180</translation>
    </message>
    <message>
        <source>Unknown 20</source>
        <translation>未知 20</translation>
    </message>
    <message>
        <source>Unknown 22</source>
        <translation>未知 22</translation>
    </message>
    <message>
        <source>Unknown 24</source>
        <translation>未知 24</translation>
    </message>
    <message>
        <source>Unknown 26</source>
        <translation>未知 26</translation>
    </message>
    <message>
        <source>Unknown 264</source>
        <translation>未知 264</translation>
    </message>
    <message>
        <source>Unknown 28</source>
        <translation>未知 28</translation>
    </message>
    <message>
        <source>Unknown 284</source>
        <translation>未知 284</translation>
    </message>
    <message>
        <source>Unknown 288</source>
        <translation>未知 288</translation>
    </message>
    <message>
        <source>Unknown 30</source>
        <translation>未知 30</translation>
    </message>
    <message>
        <source>Unknown 33</source>
        <translation>未知 33</translation>
    </message>
    <message>
        <source>Unknown 36</source>
        <translation>未知 36</translation>
    </message>
    <message>
        <source>Unknown 40</source>
        <translation>未知 40</translation>
    </message>
    <message>
        <source>Unknown 44</source>
        <translation>未知 44</translation>
    </message>
    <message>
        <source>Unknown 48</source>
        <translation>未知 48</translation>
    </message>
    <message>
        <source>Unknown 52</source>
        <translation>未知 52</translation>
    </message>
    <message>
        <source>Unknown 6</source>
        <translation>未知 6</translation>
    </message>
    <message>
        <source>Unknown 60</source>
        <translation>未知 60</translation>
    </message>
    <message>
        <source>Unknown 62</source>
        <translation>未知 62</translation>
    </message>
    <message>
        <source>Unknown 64</source>
        <translation>未知 64</translation>
    </message>
    <message>
        <source>Unknown 65</source>
        <translation>未知 65</translation>
    </message>
    <message>
        <source>Unknown 66</source>
        <translation>未知 66</translation>
    </message>
    <message>
        <source>Unknown 68</source>
        <translation>未知 68</translation>
    </message>
    <message>
        <source>Unknown 72</source>
        <translation>未知 72</translation>
    </message>
    <message>
        <source>Unknown 74</source>
        <translation>未知 74</translation>
    </message>
    <message>
        <source>Unknown 76</source>
        <translation>未知 76</translation>
    </message>
    <message>
        <source>Unknown 8</source>
        <translation>未知 8</translation>
    </message>
    <message>
        <source>Unknown 80</source>
        <translation>未知 80</translation>
    </message>
    <message>
        <source>Unknown 84</source>
        <translation>未知 84</translation>
    </message>
    <message>
        <source>Unknown 88</source>
        <translation>未知 88</translation>
    </message>
    <message>
        <source>Unknown 92</source>
        <translation>未知 92</translation>
    </message>
    <message>
        <source>Unknown 96</source>
        <translation>未知 96</translation>
    </message>
    <message>
        <source>View volume</source>
        <translation>视野体积</translation>
    </message>
    <message>
        <source>Volume names 1</source>
        <translation>体积名称 1</translation>
    </message>
    <message>
        <source>Volume names 2</source>
        <translation>体积名称 2</translation>
    </message>
    <message>
        <source>Always animate</source>
        <translation>始终播放动画</translation>
    </message>
    <message>
        <source>Arrow in the hand</source>
        <translation>手中的箭</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>背部</translation>
    </message>
    <message>
        <source>Back faces for shadows</source>
        <translation>阴影使用背面</translation>
    </message>
    <message>
        <source>Blood at the back</source>
        <translation>背面血液</translation>
    </message>
    <message>
        <source>Blood at the front</source>
        <translation>正面血液</translation>
    </message>
    <message>
        <source>Bounds centre</source>
        <translation>边界中心</translation>
    </message>
    <message>
        <source>Breath</source>
        <translation>呼吸</translation>
    </message>
    <message>
        <source>Collision mesh</source>
        <translation>碰撞网格</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>方言</translation>
    </message>
    <message>
        <source>Effect at the base</source>
        <translation>底部特效</translation>
    </message>
    <message>
        <source>Effect at the head</source>
        <translation>头部特效</translation>
    </message>
    <message>
        <source>F-stop</source>
        <translation>光圈值</translation>
    </message>
    <message>
        <source>Focal length</source>
        <translation>焦距</translation>
    </message>
    <message>
        <source>Follow emitter</source>
        <translation>跟随发射器</translation>
    </message>
    <message>
        <source>Follow the ground in pitch</source>
        <translation>俯仰跟随地面</translation>
    </message>
    <message>
        <source>Follow the ground in pitch and roll</source>
        <translation>俯仰和滚转跟随地面</translation>
    </message>
    <message>
        <source>Geometry path</source>
        <translation>几何模型路径</translation>
    </message>
    <message>
        <source>Geoset index</source>
        <translation>几何体索引</translation>
    </message>
    <message>
        <source>Glider</source>
        <translation>滑翔体</translation>
    </message>
    <message>
        <source>Gliders</source>
        <translation>滑翔体</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>头部数据</translation>
    </message>
    <message>
        <source>Hip weapon, left</source>
        <translation>髋部武器，左</translation>
    </message>
    <message>
        <source>Hip weapon, right</source>
        <translation>髋部武器，右</translation>
    </message>
    <message>
        <source>Hit test shape</source>
        <translation>命中测试形状</translation>
    </message>
    <message>
        <source>Hit test shapes</source>
        <translation>命中测试形状</translation>
    </message>
    <message>
        <source>Instant velocity scale</source>
        <translation>瞬时速度缩放</translation>
    </message>
    <message>
        <source>Is hit test shape</source>
        <translation>是命中测试形状</translation>
    </message>
    <message>
        <source>Kill outward particles</source>
        <translation>消除向外飞的粒子</translation>
    </message>
    <message>
        <source>Large weapon, left</source>
        <translation>大型武器，左</translation>
    </message>
    <message>
        <source>Large weapon, right</source>
        <translation>大型武器，右</translation>
    </message>
    <message>
        <source>Left elbow</source>
        <translation>左肘</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>左手</translation>
    </message>
    <message>
        <source>Left hip</source>
        <translation>左髋</translation>
    </message>
    <message>
        <source>Left knee</source>
        <translation>左膝</translation>
    </message>
    <message>
        <source>Left shoulder</source>
        <translation>左肩</translation>
    </message>
    <message>
        <source>Left shoulder flap</source>
        <translation>左肩垂片</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Linear falloff</source>
        <translation>线性衰减</translation>
    </message>
    <message>
        <source>MDL, text</source>
        <translation>MDL，文本</translation>
    </message>
    <message>
        <source>MDX, binary</source>
        <translation>MDX，二进制</translation>
    </message>
    <message>
        <source>No fallback</source>
        <translation>无后备</translation>
    </message>
    <message>
        <source>Player name</source>
        <translation>玩家名称</translation>
    </message>
    <message>
        <source>Player name when mounted</source>
        <translation>骑乘时的玩家名称</translation>
    </message>
    <message>
        <source>Project 2D</source>
        <translation>2D 投影</translation>
    </message>
    <message>
        <source>Project to ground</source>
        <translation>投影到地面</translation>
    </message>
    <message>
        <source>Quadratic falloff</source>
        <translation>二次衰减</translation>
    </message>
    <message>
        <source>Recursion path</source>
        <translation>递归模型路径</translation>
    </message>
    <message>
        <source>Right elbow</source>
        <translation>右肘</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>右手</translation>
    </message>
    <message>
        <source>Right hip</source>
        <translation>右髋</translation>
    </message>
    <message>
        <source>Right knee</source>
        <translation>右膝</translation>
    </message>
    <message>
        <source>Right shoulder</source>
        <translation>右肩</translation>
    </message>
    <message>
        <source>Right shoulder flap</source>
        <translation>右肩垂片</translation>
    </message>
    <message>
        <source>Shader skin</source>
        <translation>皮肤着色器</translation>
    </message>
    <message>
        <source>Shadow casting</source>
        <translation>阴影投射</translation>
    </message>
    <message>
        <source>Shadow casting end</source>
        <translation>阴影投射终点</translation>
    </message>
    <message>
        <source>Shadow casting start</source>
        <translation>阴影投射起点</translation>
    </message>
    <message>
        <source>Sheath of the main hand</source>
        <translation>主手武器鞘</translation>
    </message>
    <message>
        <source>Sheath of the off hand</source>
        <translation>副手武器鞘</translation>
    </message>
    <message>
        <source>Sheath of the shield</source>
        <translation>盾牌收挂处</translation>
    </message>
    <message>
        <source>Shield</source>
        <translation>盾牌</translation>
    </message>
    <message>
        <source>Skin (wide)</source>
        <translation>蒙皮（宽）</translation>
    </message>
    <message>
        <source>Skin extra</source>
        <translation>额外皮肤</translation>
    </message>
    <message>
        <source>Sort primitives far Z (emitter 2), uses MDL (emitter 1)</source>
        <translation>按远 Z 排序图元（发射器 2），使用 MDL（发射器 1）</translation>
    </message>
    <message>
        <source>Special effect 1</source>
        <translation>特殊效果 1</translation>
    </message>
    <message>
        <source>Special effect 2</source>
        <translation>特殊效果 2</translation>
    </message>
    <message>
        <source>Special effect 3</source>
        <translation>特殊效果 3</translation>
    </message>
    <message>
        <source>Spell at the torso</source>
        <translation>躯干法术</translation>
    </message>
    <message>
        <source>Spell in the left hand</source>
        <translation>左手法术</translation>
    </message>
    <message>
        <source>Spell in the right hand</source>
        <translation>右手法术</translation>
    </message>
    <message>
        <source>Stored as</source>
        <translation>存储为</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Tumble X, maximum</source>
        <translation>X 最大翻滚</translation>
    </message>
    <message>
        <source>Tumble X, minimum</source>
        <translation>X 最小翻滚</translation>
    </message>
    <message>
        <source>Tumble Y, maximum</source>
        <translation>Y 最大翻滚</translation>
    </message>
    <message>
        <source>Tumble Y, minimum</source>
        <translation>Y 最小翻滚</translation>
    </message>
    <message>
        <source>Tumble Z, maximum</source>
        <translation>Z 最大翻滚</translation>
    </message>
    <message>
        <source>Tumble Z, minimum</source>
        <translation>Z 最小翻滚</translation>
    </message>
    <message>
        <source>Twinkle on off</source>
        <translation>闪烁开关</translation>
    </message>
    <message>
        <source>Twinkle rate</source>
        <translation>闪烁频率</translation>
    </message>
    <message>
        <source>Twinkle scale maximum</source>
        <translation>闪烁缩放最大值</translation>
    </message>
    <message>
        <source>Twinkle scale minimum</source>
        <translation>闪烁缩放最小值</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未确定</translation>
    </message>
    <message>
        <source>Unknown text</source>
        <translation>未知文本</translation>
    </message>
    <message>
        <source>Unshaded (emitter 2), uses TGA (emitter 1)</source>
        <translation>无阴影着色（发射器 2），使用 TGA（发射器 1）</translation>
    </message>
    <message>
        <source>Warcraft III</source>
        <translation>Warcraft III</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>关键字</translation>
    </message>
    <message>
        <source>World of Warcraft alpha</source>
        <translation>《魔兽世界》Alpha</translation>
    </message>
    <message>
        <source>Z source (animated)</source>
        <translation>Z 源（动画）</translation>
    </message>
    <message>
        <source>Z velocity only</source>
        <translation>仅 Z 速度</translation>
    </message>
    <message>
        <source>Beard</source>
        <translation>胡须</translation>
    </message>
    <message>
        <source>Sideburn</source>
        <translation>鬓角</translation>
    </message>
    <message>
        <source>Moustache</source>
        <translation>髭须</translation>
    </message>
    <message>
        <source>Glove</source>
        <translation>手套</translation>
    </message>
    <message>
        <source>Boot</source>
        <translation>靴子</translation>
    </message>
    <message>
        <source>Obsolete</source>
        <translation>已废弃</translation>
    </message>
    <message>
        <source>Ear</source>
        <translation>耳朵</translation>
    </message>
    <message>
        <source>Doublet</source>
        <translation>紧身上衣</translation>
    </message>
    <message>
        <source>Pant doublet</source>
        <translation>紧身裤装</translation>
    </message>
    <message>
        <source>Robe</source>
        <translation>长袍</translation>
    </message>
    <message>
        <source>Damping (animated)</source>
        <translation>阻尼（动画）</translation>
    </message>
    <message>
        <source>Linear falloff (animated)</source>
        <translation>线性衰减（动画）</translation>
    </message>
    <message>
        <source>Quadratic falloff (animated)</source>
        <translation>二次衰减（动画）</translation>
    </message>
    <message>
        <source>Shadow casting end (animated)</source>
        <translation>阴影投射终点（动画）</translation>
    </message>
    <message>
        <source>Shadow casting start (animated)</source>
        <translation>阴影投射起点（动画）</translation>
    </message>
    <message>
        <source>Birth</source>
        <translation>出生</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>选取</translation>
    </message>
    <message>
        <source>Death</source>
        <translation>消亡</translation>
    </message>
    <message>
        <source>Emission</source>
        <translation>发射</translation>
    </message>
    <message>
        <source>First</source>
        <translation>首</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>末</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>运动</translation>
    </message>
    <message>
        <source>Over life</source>
        <translation>生命周期</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Twinkling</source>
        <translation>闪烁</translation>
    </message>
    <message>
        <source>Along the ribbon</source>
        <translation>沿飘带</translation>
    </message>
    <message>
        <source>Colour end, other end</source>
        <translation>结束颜色（另一端）</translation>
    </message>
    <message>
        <source>Colour start, other end</source>
        <translation>起始颜色（另一端）</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>细节</translation>
    </message>
    <message>
        <source>Fade in, maximum</source>
        <translation>淡入（最大）</translation>
    </message>
    <message>
        <source>Fade out, maximum</source>
        <translation>淡出（最大）</translation>
    </message>
    <message>
        <source>Lifespan, maximum</source>
        <translation>寿命（最大）</translation>
    </message>
    <message>
        <source>Mass, other end</source>
        <translation>质量（另一端）</translation>
    </message>
    <message>
        <source>Middle colour, other end</source>
        <translation>中间颜色（另一端）</translation>
    </message>
    <message>
        <source>More flags</source>
        <translation>更多标志</translation>
    </message>
    <message>
        <source>Rotation, maximum</source>
        <translation>旋转（最大）</translation>
    </message>
    <message>
        <source>Size, maximum</source>
        <translation>大小（最大）</translation>
    </message>
    <message>
        <source>Speed, maximum</source>
        <translation>速度（最大）</translation>
    </message>
    <message>
        <source>Stay, maximum</source>
        <translation>停留（最大）</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>末端</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波动</translation>
    </message>
    <message>
        <source>Vertex colour (new)</source>
        <translation>顶点颜色（新）</translation>
    </message>
    <message>
        <source>Vertex alpha (new)</source>
        <translation>顶点透明度（新）</translation>
    </message>
    <message>
        <source>Inherit scaling</source>
        <translation>继承缩放</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>Lifespan (animated)</source>
        <translation>寿命（动画）</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Speed variation (animated)</source>
        <translation>速度变化（动画）</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>UV set 0</source>
        <translation>UV 集 0</translation>
    </message>
    <message>
        <source>UV set 0, floats</source>
        <translation>UV 集 0，浮点数</translation>
    </message>
    <message>
        <source>Shader constants</source>
        <translation>着色器常量</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>对焦</translation>
    </message>
    <message>
        <source>HDR</source>
        <translation>HDR</translation>
    </message>
    <message>
        <source>Hull</source>
        <translation>凸包</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Model path</source>
        <translation>模型路径</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Pitch limits</source>
        <translation>俯仰限制</translation>
    </message>
    <message>
        <source>Stiffness</source>
        <translation>刚度</translation>
    </message>
    <message>
        <source>Trail</source>
        <translation>尾迹</translation>
    </message>
    <message>
        <source>Yaw limits</source>
        <translation>偏航限制</translation>
    </message>
</context>
<context>
    <name>Markers</name>
    <message>
        <source>Sound %1</source>
        <translation>声音 %1</translation>
    </message>
    <message>
        <source>Spawned model %1</source>
        <translation>生成的模型 %1</translation>
    </message>
    <message>
        <source>Splat %1</source>
        <translation>贴花 %1</translation>
    </message>
    <message>
        <source>Footprint %1</source>
        <translation>脚印 %1</translation>
    </message>
    <message>
        <source>Uber splat %1</source>
        <translation>大型贴花 %1</translation>
    </message>
    <message>
        <source>: on, %1 per second, speed %2, life %3 s</source>
        <translation>：开启，每秒 %1 个，速度 %2，寿命 %3 秒</translation>
    </message>
    <message>
        <source>: hidden now</source>
        <translation>：当前隐藏</translation>
    </message>
    <message>
        <source>: off in this sequence</source>
        <translation>：在此序列中关闭</translation>
    </message>
    <message>
        <source>Omni light</source>
        <translation>点光源</translation>
    </message>
    <message>
        <source>Directional light</source>
        <translation>平行光</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>环境光</translation>
    </message>
    <message>
        <source>, intensity %1</source>
        <translation>，强度 %1</translation>
    </message>
    <message>
        <source>, off</source>
        <translation>，关闭</translation>
    </message>
    <message>
        <source>Spot light</source>
        <translation>聚光灯</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the backup “%1” could not be written</source>
        <translation>无法写入备份“%1”</translation>
    </message>
    <message>
        <source>there are too many backups of this file</source>
        <translation>此文件的备份过多</translation>
    </message>
    <message>
        <source>the file is not writable</source>
        <translation>文件不可写</translation>
    </message>
    <message>
        <source>the written file reads back differently; the old file is untouched</source>
        <translation>写入的内容读回后不一致；旧文件未改动</translation>
    </message>
    <message>
        <source>the file can&apos;t be opened: %1</source>
        <translation>无法打开文件：%1</translation>
    </message>
    <message>
        <source>the file can&apos;t be read: %1</source>
        <translation>无法读取文件：%1</translation>
    </message>
    <message>
        <source>unknown format: neither the first bytes nor the file name match a known one</source>
        <translation>未知格式：文件开头的字节和文件名都不匹配任何已知格式</translation>
    </message>
    <message>
        <source>the format produced no output</source>
        <translation>该格式未写出任何内容</translation>
    </message>
    <message>
        <source>image size %1 x %2 is not within 1 to %3</source>
        <translation>图像尺寸 %1 x %2 不在 1 到 %3 之间</translation>
    </message>
    <message>
        <source>not a PNG, JPEG, BMP, GIF, WebP or TIFF file</source>
        <translation>不是 PNG、JPEG、BMP、GIF、WebP 或 TIFF 文件</translation>
    </message>
    <message>
        <source>Qt&apos;s plugin for %1 is not installed</source>
        <translation>未安装用于 %1 的 Qt 插件</translation>
    </message>
    <message>
        <source>%1: too large</source>
        <translation>%1：过大</translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation>偏移 0x%1</translation>
    </message>
    <message>
        <source>there is no such field</source>
        <translation>没有这样的字段</translation>
    </message>
    <message>
        <source>the value has a different type</source>
        <translation>值的类型不符</translation>
    </message>
    <message>
        <source>only arrays and curves can be spliced</source>
        <translation>只有数组和曲线可以拼接</translation>
    </message>
    <message>
        <source>the elements have a different type</source>
        <translation>元素的类型不符</translation>
    </message>
    <message>
        <source>the range is outside the data</source>
        <translation>范围超出数据</translation>
    </message>
    <message>
        <source>there is no curve to put keys into</source>
        <translation>没有可放入关键帧的曲线</translation>
    </message>
    <message>
        <source>the keys and the curve have different tangents</source>
        <translation>关键帧的切线与曲线不符</translation>
    </message>
    <message>
        <source>the items have a different type</source>
        <translation>各项的类型不符</translation>
    </message>
    <message>
        <source>the row is outside the list</source>
        <translation>行超出列表范围</translation>
    </message>
    <message>
        <source>this is not a list</source>
        <translation>这不是列表</translation>
    </message>
    <message>
        <source>the rows are outside the list</source>
        <translation>这些行超出列表范围</translation>
    </message>
    <message>
        <source>the target row is outside the list</source>
        <translation>目标行超出列表范围</translation>
    </message>
    <message>
        <source>the items do not belong in this list</source>
        <translation>这些项不属于此列表</translation>
    </message>
    <message>
        <source>this object can&apos;t be duplicated</source>
        <translation>无法复制此对象</translation>
    </message>
    <message>
        <source>this object can&apos;t be removed</source>
        <translation>无法移除此对象</translation>
    </message>
    <message>
        <source>this object can&apos;t be moved</source>
        <translation>无法移动此对象</translation>
    </message>
    <message>
        <source>%1 is still used here</source>
        <translation>%1 仍在此处使用</translation>
    </message>
    <message>
        <source>a field name is missing at character %1</source>
        <translation>第 %1 个字符处缺少字段名</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>括号未闭合</translation>
    </message>
    <message>
        <source>a dot is missing at character %1</source>
        <translation>第 %1 个字符处缺少点号</translation>
    </message>
    <message>
        <source>the path ends with a dot</source>
        <translation>路径以点号结尾</translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation>路径为空</translation>
    </message>
    <message>
        <source>“%1” cannot follow here</source>
        <translation>“%1”不能出现在此处</translation>
    </message>
    <message>
        <source>%1 has no field “%2”; it has %3</source>
        <translation>%1 没有字段“%2”；它有 %3</translation>
    </message>
    <message>
        <source>“%1” is not a list</source>
        <translation>“%1”不是列表</translation>
    </message>
    <message>
        <source>no item of “%1” is named “%2”</source>
        <translation>“%1”中没有名为“%2”的项</translation>
    </message>
    <message>
        <source>“%1” has %2 items; there is no index %3</source>
        <translation>“%1”有 %2 项，不存在索引 %3</translation>
    </message>
    <message>
        <source>one index is enough for “%1”</source>
        <translation>“%1”只需一个索引</translation>
    </message>
    <message>
        <source>“%1” has %2 elements; there is no element %3</source>
        <translation>“%1”有 %2 个元素，不存在元素 %3</translation>
    </message>
    <message>
        <source>keys are addressed like “%1.values[0]”</source>
        <translation>关键帧的写法形如“%1.values[0]”</translation>
    </message>
    <message>
        <source>a curve has times, values, inTangents, outTangents, interpolation and globalSequence, but no “%1”</source>
        <translation>曲线有 times、values、inTangents、outTangents、interpolation 和 globalSequence，没有“%1”</translation>
    </message>
    <message>
        <source>there is no curve “%1” here</source>
        <translation>此处没有曲线“%1”</translation>
    </message>
    <message>
        <source>this curve&apos;s interpolation has no tangents</source>
        <translation>此曲线的插值方式没有切线</translation>
    </message>
    <message>
        <source>the curve has %1 keys; there is no key %2</source>
        <translation>曲线有 %1 个关键帧，不存在关键帧 %2</translation>
    </message>
    <message>
        <source>there is no component “%1”</source>
        <translation>没有分量“%1”</translation>
    </message>
    <message>
        <source>an object can&apos;t be set as a whole; specify one of its fields</source>
        <translation>对象不能作为整体设置；请指定它的某个字段</translation>
    </message>
    <message>
        <source>refers to %1 of %2, which has %3</source>
        <translation>引用了 %2 中的 %1，但其中只有 %3 项</translation>
    </message>
    <message>
        <source>this field is not a reference</source>
        <translation>此字段不是引用</translation>
    </message>
    <message>
        <source>the object does not belong to %1</source>
        <translation>该对象不属于 %1</translation>
    </message>
    <message>
        <source>“%1” is not an integer</source>
        <translation>“%1”不是整数</translation>
    </message>
    <message>
        <source>“%1” is neither a number nor one of %2</source>
        <translation>“%1”既不是数字，也不是 %2 之一</translation>
    </message>
    <message>
        <source>%1 does not fit a signed %2-bit integer</source>
        <translation>%1 超出 %2 位有符号整数的范围</translation>
    </message>
    <message>
        <source>%1 does not fit an unsigned %2-bit integer</source>
        <translation>%1 超出 %2 位无符号整数的范围</translation>
    </message>
    <message>
        <source>%1 does not fit %2 bits</source>
        <translation>%1 超出 %2 位的范围</translation>
    </message>
    <message>
        <source>%1 does not fit a 32-bit float</source>
        <translation>%1 超出 32 位浮点数的范围</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>the text is %1 bytes longer than the %2 that the field holds</source>
        <translation>文本比字段可容纳的 %2 字节多出 %1 字节</translation>
    </message>
    <message>
        <source>%1 numbers are needed, %2 were given</source>
        <translation>需要 %1 个数字，但给出了 %2 个</translation>
    </message>
    <message>
        <source>this kind of field has no text form</source>
        <translation>此类字段没有文本形式</translation>
    </message>
    <message>
        <source>%1 is below the smallest value allowed, %2</source>
        <translation>%1 小于允许的最小值 %2</translation>
    </message>
    <message>
        <source>%1 is above the largest value allowed, %2</source>
        <translation>%1 大于允许的最大值 %2</translation>
    </message>
    <message>
        <source>the value is not a finite number</source>
        <translation>该值不是有限数</translation>
    </message>
    <message>
        <source>level %1 needs %2 bytes, %3 are left</source>
        <translation>级别 %1 需要 %2 字节，只剩 %3 字节</translation>
    </message>
    <message>
        <source>the JPEG header of %1 bytes reaches beyond the file</source>
        <translation>%1 字节的 JPEG 文件头超出文件范围</translation>
    </message>
    <message>
        <source>%1 %2 is not known</source>
        <translation>无法识别 %1 %2</translation>
    </message>
    <message>
        <source>not a BLP file</source>
        <translation>不是 BLP 文件</translation>
    </message>
    <message>
        <source>the header is cut off</source>
        <translation>文件头被截断</translation>
    </message>
    <message>
        <source>level 0 begins at %1, outside the file of %2 bytes</source>
        <translation>级别 0 起始于 %1，超出 %2 字节的文件</translation>
    </message>
    <message>
        <source>JPEG: %1</source>
        <translation>JPEG：%1</translation>
    </message>
    <message>
        <source>the palette is cut off</source>
        <translation>调色板被截断</translation>
    </message>
    <message>
        <source>the DX10 header is cut off</source>
        <translation>DX10 头被截断</translation>
    </message>
    <message>
        <source>DXGI format %1 is not supported</source>
        <translation>不支持 DXGI 格式 %1</translation>
    </message>
    <message>
        <source>uncompressed texels of %1 bits are not supported</source>
        <translation>不支持 %1 位的未压缩纹素</translation>
    </message>
    <message>
        <source>the texels have neither a format code nor masks</source>
        <translation>纹素既没有格式代码，也没有掩码</translation>
    </message>
    <message>
        <source>not a DDS file</source>
        <translation>不是 DDS 文件</translation>
    </message>
    <message>
        <source>format code %1 is not supported</source>
        <translation>不支持格式代码 %1</translation>
    </message>
    <message>
        <source>these bounds don&apos;t belong to anything that has geometry</source>
        <translation>这些边界所属的对象没有几何数据</translation>
    </message>
    <message>
        <source>two nodes have the object id %1</source>
        <translation>有两个节点的对象 ID 都是 %1</translation>
    </message>
    <message>
        <source>object ids must run from 0 to %1 without gaps</source>
        <translation>对象 ID 必须从 0 到 %1 连续无间断</translation>
    </message>
    <message>
        <source>the node is its own parent</source>
        <translation>节点是其自身的父节点</translation>
    </message>
    <message>
        <source>bones must have the first object ids; the game skins to no others</source>
        <translation>骨骼必须占用最前面的对象 ID，游戏只对它们蒙皮</translation>
    </message>
    <message>
        <source>there are %1 pivot points for %2 nodes</source>
        <translation>有 %1 个轴心点，但有 %2 个节点</translation>
    </message>
    <message>
        <source>the game refuses an event object without times</source>
        <translation>游戏拒绝没有时间的事件对象</translation>
    </message>
    <message>
        <source>%1 normals for %2 vertices</source>
        <translation>%1 条法线对应 %2 个顶点</translation>
    </message>
    <message>
        <source>%1 vertex groups for %2 vertices</source>
        <translation>%1 个顶点组对应 %2 个顶点</translation>
    </message>
    <message>
        <source>a vertex refers to a matrix group that does not exist</source>
        <translation>有顶点引用了不存在的矩阵组</translation>
    </message>
    <message>
        <source>the matrix groups need %1 matrices, there are %2</source>
        <translation>矩阵组需要 %1 个矩阵，但只有 %2 个</translation>
    </message>
    <message>
        <source>geosets with 7433 or more vertices reportedly render incorrectly in the game</source>
        <translation>据称顶点数达到或超过 7433 的几何体在游戏中会渲染异常</translation>
    </message>
    <message>
        <source>%1 sequence extents for %2 sequences</source>
        <translation>%1 个序列范围对应 %2 个序列</translation>
    </message>
    <message>
        <source>the model has no sequence</source>
        <translation>模型没有序列</translation>
    </message>
    <message>
        <source>the sequence ends before it starts</source>
        <translation>序列的结束早于开始</translation>
    </message>
    <message>
        <source>the sequence has no length</source>
        <translation>序列没有长度</translation>
    </message>
    <message>
        <source>the texture is replaceable and has a path</source>
        <translation>贴图可替换，却带有路径</translation>
    </message>
    <message>
        <source>the material has no layer</source>
        <translation>材质没有图层</translation>
    </message>
    <message>
        <source>the track has no keys</source>
        <translation>轨道没有关键帧</translation>
    </message>
    <message>
        <source>the keys are not in chronological order</source>
        <translation>关键帧未按时间顺序排列</translation>
    </message>
    <message>
        <source>rows and columns must be powers of two, or the game uses one cell</source>
        <translation>行数和列数必须是 2 的幂，否则游戏只使用一个单元格</translation>
    </message>
    <message>
        <source>attenuation ends before it starts</source>
        <translation>衰减的终点早于起点</translation>
    </message>
    <message>
        <source>the new parent is not a node</source>
        <translation>新的父对象不是节点</translation>
    </message>
    <message>
        <source>a node can&apos;t become its own descendant</source>
        <translation>节点不能成为自身的后代</translation>
    </message>
    <message>
        <source>only nodes have a parent</source>
        <translation>只有节点才有父节点</translation>
    </message>
    <message>
        <source>the model is larger than 2 GiB</source>
        <translation>模型大于 2 GiB</translation>
    </message>
    <message>
        <source>not an MDX file: it does not start with MDLX</source>
        <translation>不是 MDX 文件：开头不是 MDLX</translation>
    </message>
    <message>
        <source>version %1 is unknown; what fits the nearest known version is read, the rest is kept</source>
        <translation>版本 %1 未知；符合最接近的已知版本的部分会读取，其余保留</translation>
    </message>
    <message>
        <source>too many objects deviate from the format</source>
        <translation>偏离格式的对象过多</translation>
    </message>
    <message>
        <source>%1 bytes after the last chunk are kept</source>
        <translation>保留了最后一个数据块之后的 %1 字节</translation>
    </message>
    <message>
        <source>chunk %1 claims %2 bytes, but only %3 are left</source>
        <translation>数据块 %1 声明为 %2 字节，文件只剩 %3 字节</translation>
    </message>
    <message>
        <source>%1; the chunk is kept unread</source>
        <translation>%1；该数据块原样保留，不作读取</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the chunk are unknown and kept</source>
        <translation>数据块末尾的 %1 字节无法识别，已保留</translation>
    </message>
    <message>
        <source>the chunk occurs twice in the file</source>
        <translation>该数据块在文件中出现了两次</translation>
    </message>
    <message>
        <source>the chunk is too small</source>
        <translation>数据块过小</translation>
    </message>
    <message>
        <source>this chunk is not read</source>
        <translation>不读取此数据块</translation>
    </message>
    <message>
        <source>an object reaches beyond the chunk&apos;s end</source>
        <translation>有对象超出数据块的末尾</translation>
    </message>
    <message>
        <source>the declared size does not fit</source>
        <translation>声明的大小不符</translation>
    </message>
    <message>
        <source>the object is too short</source>
        <translation>对象过短</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the object are unknown and kept</source>
        <translation>对象末尾的 %1 字节无法识别，已保留</translation>
    </message>
    <message>
        <source>the declared size %1 excludes %2 bytes of tracks; it is kept until the object changes</source>
        <translation>声明的大小 %1 漏计了 %2 字节的轨道；在对象更改之前保持原样</translation>
    </message>
    <message>
        <source>the tag is missing</source>
        <translation>缺少标签</translation>
    </message>
    <message>
        <source>there are fewer bytes than the count requires</source>
        <translation>字节数少于计数所声明的数量</translation>
    </message>
    <message>
        <source>the track does not fit</source>
        <translation>轨道不符</translation>
    </message>
    <message>
        <source>not a TGA file: map type %1, image type %2</source>
        <translation>不是 TGA 文件：颜色表类型 %1，图像类型 %2</translation>
    </message>
    <message>
        <source>a colour map is not allowed with image type %1</source>
        <translation>颜色表与图像类型 %1 不匹配</translation>
    </message>
    <message>
        <source>a colour map of %1 entries of %2 bits is not supported</source>
        <translation>不支持 %1 项、每项 %2 位的颜色表</translation>
    </message>
    <message>
        <source>%1 bits are not allowed with image type %2</source>
        <translation>%1 位与图像类型 %2 不匹配</translation>
    </message>
    <message>
        <source>the colour map is cut off</source>
        <translation>颜色表被截断</translation>
    </message>
    <message>
        <source>the image needs %1 bytes, %2 are left</source>
        <translation>图像需要 %1 字节，只剩 %2 字节</translation>
    </message>
    <message>
        <source>the run lengths end after %1 of %2 texels</source>
        <translation>行程编码在 %2 个纹素中的第 %1 个之后结束</translation>
    </message>
    <message>
        <source>the colour map reaches beyond entry 65535</source>
        <translation>颜色表超出第 65535 项</translation>
    </message>
    <message>
        <source>the file is larger than 2 GiB</source>
        <translation>文件大于 2 GiB</translation>
    </message>
    <message>
        <source>stb_image: %1</source>
        <translation>stb_image：%1</translation>
    </message>
    <message>
        <source>platform “%1” doesn&apos;t provide OpenGL 3.3; an X server is required (Xvfb will do)</source>
        <translation>平台“%1”不提供 OpenGL 3.3；需要 X 服务器（Xvfb 即可）</translation>
    </message>
    <message>
        <source>OpenGL 3.3 is required, found %1.%2</source>
        <translation>需要 OpenGL 3.3，找到的是 %1.%2</translation>
    </message>
    <message>
        <source>image sizes are 1x1 to 8192x8192</source>
        <translation>图像尺寸须在 1x1 到 8192x8192 之间</translation>
    </message>
    <message>
        <source>there is nothing to draw</source>
        <translation>没有可绘制的内容</translation>
    </message>
    <message>
        <source>the renderer returned no image</source>
        <translation>渲染器未返回图像</translation>
    </message>
    <message>
        <source>this field is maintained by the program and can&apos;t be set</source>
        <translation>此字段由程序维护，不能设置</translation>
    </message>
    <message>
        <source>this curve only has times and a global sequence</source>
        <translation>此曲线只有时间和全局序列</translation>
    </message>
    <message>
        <source>the object&apos;s new number %1 can&apos;t be stored here</source>
        <translation>对象将得到的编号 %1 无法存储在这里</translation>
    </message>
    <message>
        <source>this can&apos;t be set in the step that removes what it refers to</source>
        <translation>不能在移除其引用对象的同一步骤中设置此项</translation>
    </message>
    <message>
        <source>this list follows another one that is edited in the same step</source>
        <translation>此列表跟随同一步骤中编辑的另一列表</translation>
    </message>
    <message>
        <source>the plugin %1 can&apos;t be loaded: %2</source>
        <translation>无法加载插件 %1：%2</translation>
    </message>
    <message>
        <source>the plugin %1 does not offer “%2”, which its metadata lists</source>
        <translation>插件 %1 未提供其元数据中声明的“%2”</translation>
    </message>
    <message>
        <source>the model already has such an object</source>
        <translation>模型中已有这样的对象</translation>
    </message>
    <message>
        <source>“%1” is nested too deeply to be addressed</source>
        <translation>无法指定嵌套如此之深的“%1”</translation>
    </message>
    <message>
        <source>the selection has no track that can hold keys</source>
        <translation>所选内容没有可设置关键帧的轨道</translation>
    </message>
    <message>
        <source>the track is locked; unlock it in the curve editor</source>
        <translation>轨道已锁定；请在曲线编辑器中解锁</translation>
    </message>
    <message>
        <source>select a sequence first: keys must lie within a time that the game plays</source>
        <translation>请先选择一个序列：关键帧需要位于游戏会播放的时间</translation>
    </message>
    <message>
        <source>This text does not contain copied keys</source>
        <translation>此文本不是复制的关键帧</translation>
    </message>
    <message>
        <source>Several keys would end up at %1</source>
        <translation>关键帧会在 %1 处重合</translation>
    </message>
    <message>
        <source>“%1” is not a number; enter 12.5, +=5, -=5, *2, /2 or 50%</source>
        <translation>“%1”不是数字；请写成 12.5、+=5、-=5、*2、/2 或 50%</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>除数为零</translation>
    </message>
    <message>
        <source>There is no room for %1 more before %2</source>
        <translation>%2 之前没有再容纳 %1 的空间</translation>
    </message>
    <message>
        <source>The copied keys have a different type</source>
        <translation>复制的关键帧类型不符</translation>
    </message>
    <message>
        <source>nodes of this format can&apos;t be moved</source>
        <translation>无法移动此格式的节点</translation>
    </message>
    <message>
        <source>a pivot has no rotation or scale: switch auto-key on to animate them</source>
        <translation>轴心点没有旋转和缩放：请打开自动关键帧，为它们制作动画</translation>
    </message>
    <message>
        <source>the node has no pivot</source>
        <translation>节点没有轴心点</translation>
    </message>
    <message>
        <source>select a node first: nothing in the selection can be moved</source>
        <translation>请先选择一个节点：所选内容都无法移动</translation>
    </message>
    <message>
        <source>the parent is scaled to nothing here: no key can move the node</source>
        <translation>父节点在此处缩放为零：任何关键帧都无法移动该节点</translation>
    </message>
    <message>
        <source>the key at %1 would exceed the times that can be stored</source>
        <translation>%1 处的关键帧会超出时间范围</translation>
    </message>
    <message>
        <source>sequences of this format can&apos;t be edited</source>
        <translation>无法编辑此格式的序列</translation>
    </message>
    <message>
        <source>this is not a sequence</source>
        <translation>这不是序列</translation>
    </message>
    <message>
        <source>there is no room for it after the last sequence</source>
        <translation>最后一个序列之后没有足够的空间</translation>
    </message>
    <message>
        <source>the keys would exceed the times that can be stored</source>
        <translation>关键帧会超出时间范围</translation>
    </message>
    <message>
        <source>trimming can&apos;t move a sequence elsewhere</source>
        <translation>裁剪不能将序列移到别处</translation>
    </message>
    <message>
        <source>“%1” occupies that time (%2 to %3)</source>
        <translation>“%1”占用了该处（%2 至 %3）</translation>
    </message>
    <message>
        <source>“%1” reads some of the same keys</source>
        <translation>“%1”也读取其中一些关键帧</translation>
    </message>
    <message>
        <source>“%1” would exceed the times that can be stored</source>
        <translation>“%1”会超出时间范围</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称过长</translation>
    </message>
    <message>
        <source>a duration can&apos;t be negative</source>
        <translation>时长不能为负</translation>
    </message>
    <message>
        <source>another sequence overlaps the one that would get the keys</source>
        <translation>有另一序列与要接收关键帧的序列重叠</translation>
    </message>
    <message>
        <source>the two sequences overlap</source>
        <translation>这两个序列重叠</translation>
    </message>
    <message>
        <source>a time range must not be empty</source>
        <translation>时间段必须有长度</translation>
    </message>
    <message>
        <source>“%1” lies in the range; delete it first</source>
        <translation>“%1”位于该时间段内；请先删除它</translation>
    </message>
    <message>
        <source>the range crosses a boundary of “%1” (%2 to %3)</source>
        <translation>该时间段跨越了“%1”的边界（%2 至 %3）</translation>
    </message>
    <message>
        <source>the time is outside the range that can be stored</source>
        <translation>时间超出可存储的范围</translation>
    </message>
    <message>
        <source>the range exceeds the times that can be stored</source>
        <translation>该时间段超出时间范围</translation>
    </message>
    <message>
        <source>this is not a folder</source>
        <translation>这不是文件夹</translation>
    </message>
    <message>
        <source>the pixels of the BLP0 file are in %1 next to it, which is missing</source>
        <translation>BLP0 文件的像素位于其旁边的 %1 中，而该文件缺失</translation>
    </message>
    <message>
        <source>this is not an MPQ archive</source>
        <translation>这不是 MPQ 档案</translation>
    </message>
    <message>
        <source>the archive only has tables of a newer kind</source>
        <translation>档案中只有较新类型的表</translation>
    </message>
    <message>
        <source>the archive&apos;s tables are damaged</source>
        <translation>档案的表已损坏</translation>
    </message>
    <message>
        <source>the image can&apos;t be written: %1</source>
        <translation>无法写入图像：%1</translation>
    </message>
    <message>
        <source>animations are written as .webp (one file) or .png (one file per frame)</source>
        <translation>动态图像写为 .webp（一个文件）或 .png（每帧一个文件）</translation>
    </message>
    <message>
        <source>the animation can&apos;t be encoded: %1</source>
        <translation>无法编码动态图像：%1</translation>
    </message>
    <message>
        <source>saving was cancelled; all files are unchanged</source>
        <translation>保存已停止；所有文件保持原样</translation>
    </message>
    <message>
        <source>an interrupted save could not be completed</source>
        <translation>无法完成一次被中断的保存</translation>
    </message>
    <message>
        <source>an interrupted save has been completed</source>
        <translation>一次被中断的保存已完成</translation>
    </message>
    <message>
        <source>an interrupted save has been rolled back</source>
        <translation>一次被中断的保存已撤回</translation>
    </message>
    <message>
        <source>this file belongs to the model “%1”, which was not found in %2</source>
        <translation>此文件属于模型“%1”，但在 %2 中未找到该模型</translation>
    </message>
    <message>
        <source>the list of file names can&apos;t be opened</source>
        <translation>无法打开文件名列表</translation>
    </message>
    <message>
        <source>the list of file names has no line of the form “id;path”</source>
        <translation>文件名列表中没有“id;path”形式的行</translation>
    </message>
    <message>
        <source>another sequence is the same variation of the same animation</source>
        <translation>另一序列是同一动画的同一变体</translation>
    </message>
    <message>
        <source>the sequence is an alias of one that does not exist</source>
        <translation>此序列是一个不存在的序列的别名</translation>
    </message>
    <message>
        <source>the sequence is an alias of itself</source>
        <translation>此序列是其自身的别名</translation>
    </message>
    <message>
        <source>the chain of variations never ends</source>
        <translation>变体链永无终点</translation>
    </message>
    <message>
        <source>the frequencies of this animation&apos;s variations add up to %1 instead of 32767</source>
        <translation>此动画各变体的频率合计为 %1，而不是 32767</translation>
    </message>
    <message>
        <source>the table has no entry for “%1”; the game can&apos;t play it</source>
        <translation>表中查不到“%1”；游戏无法播放它</translation>
    </message>
    <message>
        <source>the key bone table does not refer to this bone</source>
        <translation>关键骨骼表未引用此骨骼</translation>
    </message>
    <message>
        <source>the attachment table does not refer to this attachment</source>
        <translation>附着点表未引用此附着点</translation>
    </message>
    <message>
        <source>positions, normals, texture coordinates, weights and bones differ in number</source>
        <translation>位置、法线、贴图坐标、权重和骨骼的数量不一致</translation>
    </message>
    <message>
        <source>%1 vertices exceed what skin profiles can address (65536)</source>
        <translation>%1 个顶点超出蒙皮配置可引用的数量（65536）</translation>
    </message>
    <message>
        <source>vertex %1 does not exist</source>
        <translation>顶点 %1 不存在</translation>
    </message>
    <message>
        <source>entry %1 of the vertex list does not exist</source>
        <translation>顶点列表的条目 %1 不存在</translation>
    </message>
    <message>
        <source>the vertices go beyond the profile&apos;s list</source>
        <translation>顶点超出配置的列表</translation>
    </message>
    <message>
        <source>the triangles go beyond the profile&apos;s list</source>
        <translation>三角形超出配置的列表</translation>
    </message>
    <message>
        <source>the number of indices is not a multiple of three</source>
        <translation>索引数不是三的倍数</translation>
    </message>
    <message>
        <source>the bones go beyond the bone combos</source>
        <translation>骨骼超出骨骼组合</translation>
    </message>
    <message>
        <source>%1 bones, but the profile allows %2</source>
        <translation>有 %1 个骨骼，但配置只允许 %2 个</translation>
    </message>
    <message>
        <source>the submesh does not exist</source>
        <translation>子网格不存在</translation>
    </message>
    <message>
        <source>entries %1 to %2 go beyond the table of %3</source>
        <translation>条目 %1 到 %2 超出了 %3 项的表</translation>
    </message>
    <message>
        <source>%1 entries for %2 objects</source>
        <translation>%1 个条目对应 %2 个对象</translation>
    </message>
    <message>
        <source>the parent comes after the bone; the game expects it first</source>
        <translation>父骨骼排在此骨骼之后；游戏要求排在之前</translation>
    </message>
    <message>
        <source>the bone has keys, but is not marked as animated</source>
        <translation>骨骼有关键帧，但未标记为带动画</translation>
    </message>
    <message>
        <source>a key can&apos;t lie before the start of its sequence</source>
        <translation>关键帧不能早于其序列的开始</translation>
    </message>
    <message>
        <source>the keys of “%1” are in a file that was not found; they can&apos;t be edited</source>
        <translation>“%1”的关键帧在一个未找到的文件中；无法编辑</translation>
    </message>
    <message>
        <source>%1 (file id %2) was not found; searched: %3</source>
        <translation>未找到 %1（文件 ID %2）；已搜索：%3</translation>
    </message>
    <message>
        <source>%1 was not found; searched: %2</source>
        <translation>未找到 %1；已搜索：%2</translation>
    </message>
    <message>
        <source>%1 elements at %2 don&apos;t fit the %3 bytes of the file; they are kept but not read</source>
        <translation>位于 %2 的 %1 个元素超出文件的 %3 字节；保留但不读取</translation>
    </message>
    <message>
        <source>only the first %1 of %2 characters are shown</source>
        <translation>仅显示 %2 个字符中的前 %1 个</translation>
    </message>
    <message>
        <source>no MD21 chunk: this is not an M2 model</source>
        <translation>没有 MD21 数据块：这不是 M2 模型</translation>
    </message>
    <message>
        <source>the model&apos;s data doesn&apos;t begin with MD20</source>
        <translation>模型的数据不以 MD20 开头</translation>
    </message>
    <message>
        <source>version %1 is older than any known M2 model</source>
        <translation>版本 %1 早于任何已知的 M2 模型</translation>
    </message>
    <message>
        <source>the header of version %1 has %2 bytes, the file only %3</source>
        <translation>版本 %1 的文件头有 %2 字节，文件只有 %3 字节</translation>
    </message>
    <message>
        <source>version %1 is newer than any known version; it is read as 274</source>
        <translation>版本 %1 新于任何已知版本；按 274 读取</translation>
    </message>
    <message>
        <source>this is not a skin profile; it is kept but not read</source>
        <translation>这不是蒙皮配置；保留但不读取</translation>
    </message>
    <message>
        <source>the chunk has %1 bytes, which is not a multiple of %2; it is kept as is</source>
        <translation>数据块有 %1 字节，不是 %2 的倍数；原样保留</translation>
    </message>
    <message>
        <source>a sequence of this version always starts at 0; change its end</source>
        <translation>此版本的序列总是从 0 开始；请更改其结束时间</translation>
    </message>
    <message>
        <source>the sequence would be too long</source>
        <translation>序列会过长</translation>
    </message>
    <message>
        <source>keys that could not be read can&apos;t be rewritten</source>
        <translation>无法重新写入未能读取的关键帧</translation>
    </message>
    <message>
        <source>%1 times, but %2 values; they are kept but not read</source>
        <translation>有 %1 个时间，但有 %2 个值；保留但不读取</translation>
    </message>
    <message>
        <source>%1 keys at %2 and %3 don&apos;t fit the %4 bytes of the file; they are kept but not read</source>
        <translation>位于 %2 和 %3 的 %1 个关键帧超出文件的 %4 字节；保留但不读取</translation>
    </message>
    <message>
        <source>%1 and %2 sub-tracks at %3 and %4 can&apos;t be read; they are kept</source>
        <translation>位于 %3 和 %4 的 %1 和 %2 个子轨道无法读取；已保留</translation>
    </message>
    <message>
        <source>a time of %1 is beyond what a sequence can have; the keys are kept but not read</source>
        <translation>时间 %1 超出序列可用的范围；关键帧保留但不读取</translation>
    </message>
    <message>
        <source>a track that could not be read can&apos;t be rewritten</source>
        <translation>无法重新写入未能读取的轨道</translation>
    </message>
    <message>
        <source>the number of elements must be a multiple of four</source>
        <translation>元素数必须是四的倍数</translation>
    </message>
    <message>
        <source>a string is too long to be rewritten</source>
        <translation>字符串过长，无法重新写入</translation>
    </message>
    <message>
        <source>a file without chunks can&apos;t hold this</source>
        <translation>没有数据块的文件无法容纳此内容</translation>
    </message>
    <message>
        <source>%1 faces and %2 half edges need a different number of bytes</source>
        <translation>%1 个面和 %2 条半边所需的字节数与此不符</translation>
    </message>
    <message>
        <source>a number is too large for its field in this version of the file</source>
        <translation>有数字对于此版本文件中的字段过大</translation>
    </message>
    <message>
        <source>the sizes of the polytopes don&apos;t add up to the size of the chunk; it is kept as is</source>
        <translation>各多面体的大小合计与数据块的大小不符；原样保留</translation>
    </message>
    <message>
        <source>index %1 does not exist</source>
        <translation>索引 %1 不存在</translation>
    </message>
    <message>
        <source>the shapes of the body go beyond the list</source>
        <translation>刚体的形状超出列表</translation>
    </message>
    <message>
        <source>%1 matrices for %2 bones</source>
        <translation>%1 个矩阵对应 %2 个骨骼</translation>
    </message>
    <message>
        <source>this is not a physics file; it is kept but not read</source>
        <translation>这不是物理文件；保留但不读取</translation>
    </message>
    <message>
        <source>this is not a bone file; it is kept but not read</source>
        <translation>这不是骨骼文件；保留但不读取</translation>
    </message>
    <message>
        <source>the chunk has %1 bytes instead of %2; it is kept but not read</source>
        <translation>数据块有 %1 字节，而不是 %2 字节；保留但不读取</translation>
    </message>
    <message>
        <source>the model has two physics blocks that would be stored in the same place</source>
        <translation>模型有两个物理数据块，它们会存储在同一位置</translation>
    </message>
    <message>
        <source>only a model with a .skel file can hold this</source>
        <translation>只有带 .skel 文件的模型才能容纳此内容</translation>
    </message>
    <message>
        <source>only a camera&apos;s keys can have tangents in this format; choose linear or none</source>
        <translation>此格式中只有摄像机的关键帧可以有切线；请选择线性或无</translation>
    </message>
    <message>
        <source>the file holds numbers from %1 to %2 here</source>
        <translation>文件在此处存储的数值范围为 %1 到 %2</translation>
    </message>
    <message>
        <source>another sequence has its keys in the file of “%1”; give it another variation or keep its keys in the model</source>
        <translation>另一序列的关键帧位于“%1”的文件中；请为其指定另一变体，或将其关键帧保存在模型中</translation>
    </message>
    <message>
        <source>there are %1 sequence groups for %2 sequences</source>
        <translation>有 %1 个序列组，对应 %2 个序列</translation>
    </message>
    <message>
        <source>no sequence plays this collection</source>
        <translation>没有序列播放此集合</translation>
    </message>
    <message>
        <source>nothing in the model has this animation ID</source>
        <translation>模型中没有任何项具有此动画 ID</translation>
    </message>
    <message>
        <source>the keys are of a different kind than the value, or can&apos;t be sorted; they are kept but not played</source>
        <translation>关键帧的种类与值不同，或无法排序；保留但不播放</translation>
    </message>
    <message>
        <source>%1 values have this animation ID and play the same keys</source>
        <translation>有 %1 个值具有此动画 ID，并播放相同的关键帧</translation>
    </message>
    <message>
        <source>there are %1 rest poses for %2 bones</source>
        <translation>有 %1 个静止姿势，对应 %2 个骨骼</translation>
    </message>
    <message>
        <source>the parent comes after the bone in the list; the game expects it first</source>
        <translation>父骨骼在列表中排在此骨骼之后；游戏要求排在之前</translation>
    </message>
    <message>
        <source>the region ends at vertex %1 of %2</source>
        <translation>区域结束于顶点 %1，但总共只有 %2 个顶点</translation>
    </message>
    <message>
        <source>the region&apos;s triangles end at %1 of %2</source>
        <translation>区域的三角形结束于 %1，但总共只有 %2</translation>
    </message>
    <message>
        <source>a triangle refers to vertex %1 of a region with %2</source>
        <translation>某个三角形引用了顶点 %1，但区域只有 %2 个顶点</translation>
    </message>
    <message>
        <source>the region&apos;s bones end at %1 of the %2 of the bone look-up</source>
        <translation>区域的骨骼结束于 %1，但骨骼查找表只有 %2 项</translation>
    </message>
    <message>
        <source>%1 bones per vertex are used, but vertices have %2</source>
        <translation>每个顶点使用 %1 个骨骼，但顶点只有 %2 个</translation>
    </message>
    <message>
        <source>a key must lie within a sequence</source>
        <translation>关键帧必须位于某个序列的时间内</translation>
    </message>
    <message>
        <source>section %1 (%2) at %3 overlaps another one; it is kept but not read</source>
        <translation>位于 %3 的区段 %1（%2）与另一区段重叠；保留但不读取</translation>
    </message>
    <message>
        <source>this is not an M3 file: its first four characters are neither 43DM nor 33DM</source>
        <translation>这不是 M3 文件：开头四个字符既不是 43DM，也不是 33DM</translation>
    </message>
    <message>
        <source>the file ends inside its header, which has %1 bytes</source>
        <translation>文件在文件头内结束，文件头应有 %1 字节</translation>
    </message>
    <message>
        <source>the index of %1 sections at %2 does not fit the %3 bytes of the file</source>
        <translation>位于 %2 的 %1 个区段的索引超出文件的 %3 字节</translation>
    </message>
    <message>
        <source>section %1 (%2) starts at %3, after the end of the file</source>
        <translation>区段 %1（%2）起始于 %3，超出文件末尾</translation>
    </message>
    <message>
        <source>section %1 (%2) has %3 elements of %4 bytes at %5, which reach past the end of the file; it is kept but not read</source>
        <translation>区段 %1（%2）在 %5 处有 %3 个元素，每个 %4 字节，超出文件末尾；保留但不读取</translation>
    </message>
    <message>
        <source>the header refers to no model; all sections are kept as they are</source>
        <translation>文件头未引用模型；所有区段原样保留</translation>
    </message>
    <message>
        <source>refers to section %1, but there are %2; it is kept but not read</source>
        <translation>引用了区段 %1，但只有 %2 个区段；保留但不读取</translation>
    </message>
    <message>
        <source>refers to section %1, which is %2 and not %3; it is kept but not read</source>
        <translation>引用了区段 %1，其类型是 %2 而不是 %3；保留但不读取</translation>
    </message>
    <message>
        <source>refers to %1 elements of section %2, which has %3; they are kept but not read</source>
        <translation>引用了区段 %2 的 %1 个元素，但其中只有 %3 个；保留但不读取</translation>
    </message>
    <message>
        <source>%1 has version %2, which is not known; it is kept but not read</source>
        <translation>%1 的版本为 %2，无法识别；保留但不读取</translation>
    </message>
    <message>
        <source>sections are shared more often than can be read; they are kept</source>
        <translation>区段被共享的次数过多，无法读取；已保留</translation>
    </message>
    <message>
        <source>the text has %1 characters, %2 are shown; all are kept</source>
        <translation>文本有 %1 个字符，显示其中 %2 个；全部保留</translation>
    </message>
    <message>
        <source>the flags specify no vertex components; the vertices are kept but not read</source>
        <translation>标志未指定顶点的任何部分；顶点保留但不读取</translation>
    </message>
    <message>
        <source>%1 animation IDs, %2 positions and %3 blocks don&apos;t match; they are kept but not read</source>
        <translation>%1 个动画 ID、%2 个位置和 %3 个数据块互不对应；保留但不读取</translation>
    </message>
    <message>
        <source>the position %1 of animation ID %2 is taken or doesn&apos;t exist; the blocks are kept but not read</source>
        <translation>动画 ID %2 的位置 %1 已被占用或不存在；数据块保留但不读取</translation>
    </message>
    <message>
        <source>there is no room for a sequence of that length</source>
        <translation>没有足够的空间容纳该长度的序列</translation>
    </message>
    <message>
        <source>a sequence can&apos;t start before its own time 0</source>
        <translation>序列不能早于其自身时间 0 开始</translation>
    </message>
    <message>
        <source>the file would be larger than 4 GiB, which M3 can&apos;t hold</source>
        <translation>文件会大于 4 GiB，M3 无法容纳</translation>
    </message>
    <message>
        <source>unknown sections may refer to others by their index in the file; it can&apos;t be rewritten in the official order</source>
        <translation>无法识别的区段可能按在文件中的位置引用其他区段；无法按官方顺序重新写入</translation>
    </message>
    <message>
        <source>unknown sections can&apos;t be created, deleted or moved: others may refer to them by index</source>
        <translation>无法识别的区段不能新建、删除或移动：其他内容可能按其位置引用它们</translation>
    </message>
    <message>
        <source>%1 can&apos;t write “%2”</source>
        <translation>%1 无法写入“%2”</translation>
    </message>
    <message>
        <source>there is no image to write</source>
        <translation>没有可写入的图像</translation>
    </message>
    <message>
        <source>face %1 does not match the image</source>
        <translation>面 %1 与图像不匹配</translation>
    </message>
    <message>
        <source>level %1 does not match the image</source>
        <translation>级别 %1 与图像不匹配</translation>
    </message>
    <message>
        <source>quality %1 is not within 1 to 100</source>
        <translation>质量 %1 不在 1 到 100 之间</translation>
    </message>
    <message>
        <source>alpha threshold %1 is not within 1 to 255</source>
        <translation>Alpha 阈值 %1 不在 1 到 255 之间</translation>
    </message>
    <message>
        <source>%1 has no %2-bit alpha; possible depths: %3</source>
        <translation>%1 没有 %2 位的 Alpha；可用的位数为 %3</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>the written image does not read back correctly</source>
        <translation>写入的内容读回后与预期不符</translation>
    </message>
    <message>
        <source>only the first of %1 images is written</source>
        <translation>只写入 %1 个图像中的第一个</translation>
    </message>
    <message>
        <source>the alpha channel is dropped</source>
        <translation>Alpha 通道被省略</translation>
    </message>
    <message>
        <source>one-bit alpha: soft edges become hard</source>
        <translation>1 位 Alpha：柔和的边缘会变硬</translation>
    </message>
    <message>
        <source>transparent texels become black</source>
        <translation>透明像素会变成黑色</translation>
    </message>
    <message>
        <source>%1 × %2: sizes that are not powers of two can&apos;t repeat and have no proper mipmaps in the game</source>
        <translation>%1 × %2：边长不是 2 的幂时，在游戏中无法重复，也没有正确的 Mip</translation>
    </message>
    <message>
        <source>%1 × %2: the game expects at most %3 texels per side</source>
        <translation>%1 × %2：游戏要求每边最多 %3 个纹素</translation>
    </message>
    <message>
        <source>“%1” is not an image format that can be written</source>
        <translation>“%1”不是可写入的图像种类</translation>
    </message>
    <message>
        <source>there is no face %1, the image has 0 to %2</source>
        <translation>不存在面 %1，图像的面为 0 到 %2</translation>
    </message>
    <message>
        <source>there is no level %1, the image has 0 to %2</source>
        <translation>不存在级别 %1，图像的级别为 0 到 %2</translation>
    </message>
    <message>
        <source>there is not enough memory for the image</source>
        <translation>内存不足，无法容纳此图像</translation>
    </message>
    <message>
        <source>this object can&apos;t replace the other one</source>
        <translation>此对象无法替代另一个对象</translation>
    </message>
    <message>
        <source>there is no such texture</source>
        <translation>没有这样的贴图</translation>
    </message>
    <message>
        <source>this format has no separate texture objects</source>
        <translation>此格式的贴图不是独立的对象</translation>
    </message>
    <message>
        <source>materials of this kind can&apos;t be edited in this way</source>
        <translation>此种类的材质无法以这种方式编辑</translation>
    </message>
    <message>
        <source>covers what is behind it</source>
        <translation>遮盖其后方的内容</translation>
    </message>
    <message>
        <source>is cut out where alpha is low</source>
        <translation>在 Alpha 较低处镂空</translation>
    </message>
    <message>
        <source>is blended by alpha</source>
        <translation>按 Alpha 混合</translation>
    </message>
    <message>
        <source>is added to what is behind it; black vanishes</source>
        <translation>叠加到其后方的内容上；黑色不可见</translation>
    </message>
    <message>
        <source>darkens what is behind it; white vanishes</source>
        <translation>使其后方的内容变暗；白色不可见</translation>
    </message>
    <message>
        <source>darkens or lightens what is behind it; middle grey vanishes</source>
        <translation>使其后方的内容变暗或变亮；中灰色不可见</translation>
    </message>
    <message>
        <source>It has no triangles.</source>
        <translation>它没有三角形。</translation>
    </message>
    <message>
        <source>It has no normals, so it is lit the same everywhere.</source>
        <translation>它没有法线，因此各处受光都相同。</translation>
    </message>
    <message>
        <source>It is invisible now: its animated opacity is 0 at this moment.</source>
        <translation>它现在不可见：其动画不透明度此刻为 0。</translation>
    </message>
    <message>
        <source>It is invisible now: all of its layers are fully transparent.</source>
        <translation>它现在不可见：其任何部分都没有不透明度。</translation>
    </message>
    <message>
        <source>Its opacity is %1 % now.</source>
        <translation>其不透明度现在为 %1 %。</translation>
    </message>
    <message>
        <source>Its colour is multiplied by %1 %, %2 %, %3 % (red, green, blue) now.</source>
        <translation>其颜色现在乘以 %1 %、%2 %、%3 %（红、绿、蓝）。</translation>
    </message>
    <message>
        <source>Its material does not exist, so nothing is drawn.</source>
        <translation>其材质不存在，因此不绘制任何内容。</translation>
    </message>
    <message>
        <source>Its material has no layers, so nothing is drawn.</source>
        <translation>其材质没有图层，因此不绘制任何内容。</translation>
    </message>
    <message>
        <source>Layer %1 %2.</source>
        <translation>图层 %1 %2。</translation>
    </message>
    <message>
        <source>Layer %1 hides the layers before it.</source>
        <translation>图层 %1 遮住它之前的图层。</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: its opacity is 0 at this moment.</source>
        <translation>图层 %1 现在不可见：其不透明度此刻为 0。</translation>
    </message>
    <message>
        <source>The opacity of layer %1 is %2 % now.</source>
        <translation>图层 %1 的不透明度现在为 %2 %。</translation>
    </message>
    <message>
        <source>Layer %1 is drawn from the front only.</source>
        <translation>图层 %1 仅绘制正面。</translation>
    </message>
    <message>
        <source>Lighting does not affect layer %1.</source>
        <translation>图层 %1 不受光照影响。</translation>
    </message>
    <message>
        <source>Layer %1 is drawn even over nearer objects.</source>
        <translation>图层 %1 也会绘制在更近的内容之上。</translation>
    </message>
    <message>
        <source>Layer %1 has no texture; it is white.</source>
        <translation>图层 %1 没有贴图；显示为白色。</translation>
    </message>
    <message>
        <source>Its texture “%1” was not found.</source>
        <translation>未找到其贴图“%1”。</translation>
    </message>
    <message>
        <source>Its texture “%1” is still being read.</source>
        <translation>其贴图“%1”仍在读取中。</translation>
    </message>
    <message>
        <source>The game supplies the texture “%1”; the preview shows a stand-in.</source>
        <translation>贴图“%1”由游戏提供；预览显示替代贴图。</translation>
    </message>
    <message>
        <source>Layer %1 uses alpha, but its texture “%2” has none: nothing shows through.</source>
        <translation>图层 %1 取决于 Alpha，但其贴图“%2”没有 Alpha：无法透过它看到任何内容。</translation>
    </message>
    <message>
        <source>Layer %1 shows “%2”.</source>
        <translation>图层 %1 显示“%2”。</translation>
    </message>
    <message>
        <source>All texture coordinates of layer %1 are the same point.</source>
        <translation>图层 %1 的所有贴图坐标都是同一点。</translation>
    </message>
    <message>
        <source>The coordinates of layer %1 leave the texture, which does not wrap: its edge texels are stretched.</source>
        <translation>图层 %1 的坐标超出不重复的贴图：贴图的边缘被拉伸。</translation>
    </message>
    <message>
        <source>BLP1 palette</source>
        <translation>BLP1 调色板</translation>
    </message>
    <message>
        <source>BLP2 palette</source>
        <translation>BLP2 调色板</translation>
    </message>
    <message>
        <source>DDS BC4 (red only)</source>
        <translation>DDS BC4（仅红色）</translation>
    </message>
    <message>
        <source>DDS BC5 (normal map)</source>
        <translation>DDS BC5（法线贴图）</translation>
    </message>
    <message>
        <source>DDS uncompressed</source>
        <translation>DDS 未压缩</translation>
    </message>
    <message>
        <source>skin profiles of the model were not found; what they use is unknown</source>
        <translation>未找到模型的部分蒙皮配置；无法得知它们使用的内容</translation>
    </message>
    <message>
        <source>no file is listed for “%1”, whose keys are in an .anim file; the game won&apos;t find them</source>
        <translation>“%1”的关键帧位于 .anim 文件中，但没有列出对应的文件；游戏将找不到它们</translation>
    </message>
    <message>
        <source>the table of combos has no room for more than %1 entries</source>
        <translation>组合表最多只能容纳 %1 个条目</translation>
    </message>
    <message>
        <source>“%1” belongs to the parent skeleton %2, which other models use as well; to edit it, open a model that has this skeleton as its own</source>
        <translation>“%1”属于父骨架 %2，其他模型也在使用它；要编辑它，请打开以此为自身骨架的模型</translation>
    </message>
    <message>
        <source>sequences of a parent skeleton can&apos;t be added, moved or deleted here</source>
        <translation>无法在此添加、移动或删除父骨架的序列</translation>
    </message>
    <message>
        <source>the game also plays %1 sequences of the parent skeleton %2 with this model; they are shown, but can&apos;t be edited here</source>
        <translation>游戏还会随此模型播放父骨架 %2 的 %1 个序列；它们会显示出来，但无法在此编辑</translation>
    </message>
    <message>
        <source>%1 tracks of the parent skeleton can&apos;t be shown next to the model&apos;s own: they run on a global loop or have different interpolations</source>
        <translation>父骨架的 %1 条轨道无法与模型自身的轨道一同显示：它们运行在全局循环上或使用其他插值方式</translation>
    </message>
    <message>
        <source>the parent skeleton has %1 bones, the model %2; its sequences move the bones with the same indices</source>
        <translation>父骨架有 %1 个骨骼，模型有 %2 个；其序列驱动索引相同的骨骼</translation>
    </message>
    <message>
        <source>this format has no such recipe</source>
        <translation>此格式没有这样的配方</translation>
    </message>
    <message>
        <source>the submesh has no batch; add one first</source>
        <translation>该子网格没有批次；请先添加一个</translation>
    </message>
    <message>
        <source>the .anim file of the sequence has no chunk for these keys</source>
        <translation>该序列的 .anim 文件没有存放这些关键帧的数据块</translation>
    </message>
    <message>
        <source>the section of the model itself was not understood and is kept as it is: nothing in this file can be changed</source>
        <translation>模型自身的区段未能解读，按原样保留：此文件中的任何内容都无法更改</translation>
    </message>
    <message>
        <source>a collection holds the keys of a value only once, and those that play here have them elsewhere</source>
        <translation>一个集合只能存放某个值的关键帧一次，而此处播放的集合已将其存放在别处</translation>
    </message>
    <message>
        <source>there is no other material to draw</source>
        <translation>没有其他可绘制的材质</translation>
    </message>
    <message>
        <source>animation IDs are shared by more values than can be read; the others have no keys</source>
        <translation>共用动画 ID 的值多于可读取的数量；其余的值没有关键帧</translation>
    </message>
    <message>
        <source>TGA without run lengths</source>
        <translation>TGA，无行程编码</translation>
    </message>
    <message>
        <source>the folder can&apos;t be created</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>two of the images would become %1</source>
        <translation>有两个图像会成为 %1</translation>
    </message>
    <message>
        <source>the vertex has no such coordinates</source>
        <translation>该顶点没有此类坐标</translation>
    </message>
    <message>
        <source>texture coordinates must be finite numbers</source>
        <translation>贴图坐标必须是有限数</translation>
    </message>
    <message>
        <source>vertices of World of Warcraft models have no colours; a batch has one colour for its whole submesh</source>
        <translation>《魔兽世界》模型的顶点没有颜色；一个批次对其整个子网格只有一种颜色</translation>
    </message>
    <message>
        <source>texture coordinates of this region go from %1 to %2</source>
        <translation>此区域的贴图坐标范围为 %1 到 %2</translation>
    </message>
    <message>
        <source>the region&apos;s UV scale is 0: all of its coordinates are the same</source>
        <translation>该区域的 UV 缩放为 0：其所有坐标都相同</translation>
    </message>
    <message>
        <source>the vertex format of this model has no colours</source>
        <translation>此模型的顶点格式不含颜色</translation>
    </message>
    <message>
        <source>colours must be finite numbers</source>
        <translation>颜色必须是有限数</translation>
    </message>
    <message>
        <source>the shader “%1” becomes the number %2</source>
        <translation>着色器“%1”变为编号 %2</translation>
    </message>
    <message>
        <source>the material is two-sided; since 1100 this is a property of its layers</source>
        <translation>材质为双面；自 1100 起由其图层指定</translation>
    </message>
    <message>
        <source>the gain of the emissive texture becomes that of the layer</source>
        <translation>自发光贴图的增益变为图层的增益</translation>
    </message>
    <message>
        <source>for an HD material only the first layer&apos;s value is used; the values of other layers are lost</source>
        <translation>HD 材质只有第一个图层的值生效；其他图层的值随该图层一同消失</translation>
    </message>
    <message>
        <source>what the game does with more than six textures is unknown</source>
        <translation>贴图超过六个时游戏如何处理尚不清楚</translation>
    </message>
    <message>
        <source>the tracks are put into the usual order</source>
        <translation>轨道改为按通常的顺序排列</translation>
    </message>
    <message>
        <source>the slots are sorted, each with its own number</source>
        <translation>槽位改为按其顺序排列，各有自己的编号</translation>
    </message>
    <message>
        <source>the layer has no room for the texture of this slot before 1100</source>
        <translation>1100 之前，图层没有位置存放此槽位的贴图</translation>
    </message>
    <message>
        <source>before 1100, an HD material has no further layers</source>
        <translation>1100 之前，HD 材质没有更多图层</translation>
    </message>
    <message>
        <source>the layer has no texture; before 1100 it refers to none</source>
        <translation>图层没有贴图；1100 之前它不引用任何贴图</translation>
    </message>
    <message>
        <source>the texture of the first slot takes precedence</source>
        <translation>以第一个槽位的贴图为准</translation>
    </message>
    <message>
        <source>before 1100, all layers of a material have one shader, SD or HD</source>
        <translation>1100 之前，一个材质的所有图层共用一个着色器，SD 或 HD</translation>
    </message>
    <message>
        <source>the flag 0x2 makes a material two-sided in versions 900 and 1000</source>
        <translation>在版本 900 和 1000 中，标志 0x2 使材质成为双面</translation>
    </message>
    <message>
        <source>level of detail %1 is removed: before version 900 all levels would be drawn at once</source>
        <translation>细节层次 %1 会被移除：版本 900 之前会同时绘制所有层次</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have unequal weights; they follow the closest match of bones, in equal parts</source>
        <translation>%2 个顶点中有 %1 个权重不相等；它们改为等份跟随最接近原效果的骨骼</translation>
    </message>
    <message>
        <source>the vertices are bound to matrix groups instead</source>
        <translation>顶点改为绑定到矩阵组</translation>
    </message>
    <message>
        <source>there can be 256 matrix groups: %1 vertices follow their strongest bone alone</source>
        <translation>最多可有 256 个矩阵组：%1 个顶点只跟随其权重最大的骨骼</translation>
    </message>
    <message>
        <source>the material is two-sided; before version 900 this is a property of its layers</source>
        <translation>材质为双面；版本 900 之前由其图层指定</translation>
    </message>
    <message>
        <source>“Unlit” becomes “Unshaded”, the closest match before version 900</source>
        <translation>“不受光照”变为“无阴影着色”，这是版本 900 之前最接近的设置</translation>
    </message>
    <message>
        <source>before version 900 a material has no texture for “%1”</source>
        <translation>版本 900 之前，材质没有用于“%1”的贴图</translation>
    </message>
    <message>
        <source>there are no Popcorn effects before version 900</source>
        <translation>版本 900 之前没有 Popcorn 特效</translation>
    </message>
    <message>
        <source>there are no animated faces before version 900</source>
        <translation>版本 900 之前没有面部动画</translation>
    </message>
    <message>
        <source>there are no bind poses before version 900</source>
        <translation>版本 900 之前没有绑定姿势</translation>
    </message>
    <message>
        <source>before Reforged, the game only reads BLP and TGA textures</source>
        <translation>重制版之前，游戏只读取 BLP 和 TGA 贴图</translation>
    </message>
    <message>
        <source>the flag 0x100 makes a layer unlit from version 900 on</source>
        <translation>自版本 900 起，标志 0x100 使图层不受光照</translation>
    </message>
    <message>
        <source>“%1” (%2) can&apos;t be stored in version %3</source>
        <translation>版本 %3 中没有“%1”（%2）的位置</translation>
    </message>
    <message>
        <source>%1 bytes at the end of the object are unknown; they are kept as long as the object exists</source>
        <translation>对象末尾的 %1 字节无法识别；对象存在期间会一直保留</translation>
    </message>
    <message>
        <source>the declared size, which excluded the tracks, is corrected where the object&apos;s size changes</source>
        <translation>声明的大小漏计了轨道；对象大小改变时会予以更正</translation>
    </message>
    <message>
        <source>unknown bytes at the end of chunks or of the file are kept</source>
        <translation>数据块或文件末尾的字节无法识别；已保留</translation>
    </message>
    <message>
        <source>the chunk %1 is unknown and is kept as is</source>
        <translation>无法识别数据块 %1，原样保留</translation>
    </message>
    <message>
        <source>“%1” is read back from the file as “%2”</source>
        <translation>“%1”从文件读回时变为“%2”</translation>
    </message>
    <message>
        <source>Warcraft III before Reforged (MDX 800)</source>
        <translation>Warcraft III 重制版之前（MDX 800）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, beta (MDX 900)</source>
        <translation>Warcraft III 重制版，测试版（MDX 900）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged (MDX 1000)</source>
        <translation>Warcraft III 重制版（MDX 1000）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, textures in slots (MDX 1100)</source>
        <translation>Warcraft III 重制版，贴图位于槽位中（MDX 1100）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, lights with shadows (MDX 1200)</source>
        <translation>Warcraft III 重制版，带阴影的光源（MDX 1200）</translation>
    </message>
    <message>
        <source>models of this format can&apos;t be converted to “%1”</source>
        <translation>此格式的模型无法转换为“%1”</translation>
    </message>
    <message>
        <source>the chunks of version %1 are unknown; it can&apos;t be converted</source>
        <translation>无法识别版本 %1 的数据块；无法将其转换为其他版本</translation>
    </message>
    <message>
        <source>the released game reportedly misreads version 900, which only its beta wrote</source>
        <translation>据称正式发布的游戏会误读版本 900，该版本只由其测试版写入</translation>
    </message>
    <message>
        <source>vertices of Warcraft III models have no colours; a geoset animation colours the whole geoset</source>
        <translation>Warcraft III 模型的顶点没有颜色；几何体动画为整个几何体着色</translation>
    </message>
    <message>
        <source>an image has 1 to %1 pixels per side</source>
        <translation>图像每边为 1 到 %1 像素</translation>
    </message>
    <message>
        <source>the file can&apos;t be written</source>
        <translation>无法写入文件</translation>
    </message>
    <message>
        <source>It belongs to skin profile %1, which is shown.</source>
        <translation>它属于蒙皮配置 %1，视图正在显示该配置。</translation>
    </message>
    <message>
        <source>It belongs to level of detail %1, which is shown.</source>
        <translation>它属于细节层次 %1，视图正在显示该层次。</translation>
    </message>
    <message>
        <source>It is not shown: it belongs to skin profile %1, and the view shows %2.</source>
        <translation>视图未显示它：它属于蒙皮配置 %1，而视图显示的是 %2。</translation>
    </message>
    <message>
        <source>It is not shown: it belongs to level of detail %1, and the view shows %2.</source>
        <translation>视图未显示它：它属于细节层次 %1，而视图显示的是 %2。</translation>
    </message>
    <message>
        <source>It is not shown: geoset %1 is switched off.</source>
        <translation>视图未显示它：几何体 %1 已关闭。</translation>
    </message>
    <message>
        <source>It is not shown: the view is limited to HD or SD geosets.</source>
        <translation>视图未显示它：视图只显示 HD 几何体或只显示 SD 几何体。</translation>
    </message>
    <message>
        <source>It is invisible now: “%1” sets its opacity to 0 with the key %2 ms after its start.</source>
        <translation>它现在不可见：“%1”通过序列开始后 %2 毫秒处的关键帧将其不透明度设为 0。</translation>
    </message>
    <message>
        <source>It is invisible now: a global sequence sets its opacity to 0 with the key at %1 ms.</source>
        <translation>它现在不可见：某个全局序列通过 %1 毫秒处的关键帧将其不透明度设为 0。</translation>
    </message>
    <message>
        <source>No sequence shows it.</source>
        <translation>没有序列显示它。</translation>
    </message>
    <message>
        <source>These sequences never show it: %1.</source>
        <translation>这些序列从不显示它：%1。</translation>
    </message>
    <message>
        <source>These sequences show it: %1.</source>
        <translation>这些序列显示它：%1。</translation>
    </message>
    <message>
        <source>Only the backs of its triangles are visible from here, and no layer is two-sided: nothing is drawn.</source>
        <translation>从此处只能看到其三角形的背面，且没有双面图层：它的任何部分都不会绘制。</translation>
    </message>
    <message>
        <source>%1 % of its triangles are wound against their normals, and no layer is two-sided: they are only visible from behind.</source>
        <translation>其 %1 % 的三角形绕向与法线相反，且没有双面图层：它们只在从背面看时绘制。</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: “%2” sets its opacity to 0 with the key %3 ms after its start.</source>
        <translation>图层 %1 现在不可见：“%2”通过序列开始后 %3 毫秒处的关键帧将其不透明度设为 0。</translation>
    </message>
    <message>
        <source>Layer %1 is invisible now: a global sequence sets its opacity to 0 with the key at %2 ms.</source>
        <translation>图层 %1 现在不可见：某个全局序列通过 %2 毫秒处的关键帧将其不透明度设为 0。</translation>
    </message>
    <message>
        <source>only the first level&apos;s slices of a volume texture are read</source>
        <translation>对于体积贴图，只读取第一个级别的各切片</translation>
    </message>
    <message>
        <source>“%1” is not understood and can&apos;t be kept in MDX</source>
        <translation>“%1”无法识别，且无法在 MDX 中保留</translation>
    </message>
    <message>
        <source>comments are not kept in MDX</source>
        <translation>注释不会在 MDX 中保留</translation>
    </message>
    <message>
        <source>Warcraft III before Reforged, text (MDL 800)</source>
        <translation>Warcraft III 重制版之前，文本（MDL 800）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, beta, text (MDL 900)</source>
        <translation>Warcraft III 重制版，测试版，文本（MDL 900）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, text (MDL 1000)</source>
        <translation>Warcraft III 重制版，文本（MDL 1000）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, textures in slots, text (MDL 1100)</source>
        <translation>Warcraft III 重制版，贴图位于槽位中，文本（MDL 1100）</translation>
    </message>
    <message>
        <source>Warcraft III Reforged, lights with shadows, text (MDL 1200)</source>
        <translation>Warcraft III 重制版，带阴影的光源，文本（MDL 1200）</translation>
    </message>
    <message>
        <source>version %1 is only partly known</source>
        <translation>版本 %1 仅部分已知</translation>
    </message>
    <message>
        <source>unread chunks can&apos;t be expressed in MDL</source>
        <translation>原样保留、未作读取的数据块无法用 MDL 表示</translation>
    </message>
    <message>
        <source>the chunk %1 can&apos;t be expressed in MDL</source>
        <translation>数据块 %1 无法用 MDL 表示</translation>
    </message>
    <message>
        <source>MDL can&apos;t express sound tracks</source>
        <translation>MDL 没有表示音轨的关键字</translation>
    </message>
    <message>
        <source>a wrong declared size is lost</source>
        <translation>与实际不符的声明大小会丢失</translation>
    </message>
    <message>
        <source>the order of the chunks is lost</source>
        <translation>数据块的顺序会丢失</translation>
    </message>
    <message>
        <source>empty chunks are lost</source>
        <translation>没有内容的数据块会丢失</translation>
    </message>
    <message>
        <source>the absence of a mandatory chunk is lost</source>
        <translation>缺少所有文件都有的某个数据块，这一点会丢失</translation>
    </message>
    <message>
        <source>undescribed bytes after chunks are lost</source>
        <translation>数据块之后没有任何描述的字节会丢失</translation>
    </message>
    <message>
        <source>a wrong declared count is lost</source>
        <translation>与实际不符的声明计数会丢失</translation>
    </message>
    <message>
        <source>undescribed bytes after the object are lost</source>
        <translation>对象之后没有任何描述的字节会丢失</translation>
    </message>
    <message>
        <source>the order of the tracks, or the presence of something empty, is lost</source>
        <translation>轨道的顺序，或存在没有内容的项这一点，会丢失</translation>
    </message>
    <message>
        <source>hidden bytes of the value are lost</source>
        <translation>值中不可见的字节会丢失</translation>
    </message>
    <message>
        <source>“%1” becomes “%2”</source>
        <translation>“%1”变为“%2”</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行，第 %2 列：%3</translation>
    </message>
    <message>
        <source>%1 further remarks on this text are omitted</source>
        <translation>已略去关于此文本的另外 %1 条说明</translation>
    </message>
    <message>
        <source>the file holds no model</source>
        <translation>文件不包含模型</translation>
    </message>
    <message>
        <source>this block isn&apos;t closed</source>
        <translation>此块未闭合</translation>
    </message>
    <message>
        <source>this is specified twice; the second one takes precedence</source>
        <translation>此项出现了两次；以第二次为准</translation>
    </message>
    <message>
        <source>the count is %1, but there are %2</source>
        <translation>计数声明为 %1，实际有 %2</translation>
    </message>
    <message>
        <source>too much of this text is not MDL</source>
        <translation>此文本中不属于 MDL 的内容过多</translation>
    </message>
    <message>
        <source>%1; “%2” is kept unread</source>
        <translation>%1；“%2”原样保留，不作读取</translation>
    </message>
    <message>
        <source>“%1” is not known and is kept as it is</source>
        <translation>“%1”未知，原样保留</translation>
    </message>
    <message>
        <source>“{” is expected here</source>
        <translation>此处应为“{”</translation>
    </message>
    <message>
        <source>this is not a whole number</source>
        <translation>这不是整数</translation>
    </message>
    <message>
        <source>a number is expected here</source>
        <translation>此处应为数字</translation>
    </message>
    <message>
        <source>a whole number is expected here</source>
        <translation>此处应为整数</translation>
    </message>
    <message>
        <source>%1 is too large for this field and became %2</source>
        <translation>%1 对于此字段过大，已变为 %2</translation>
    </message>
    <message>
        <source>the quotation isn&apos;t closed on its line</source>
        <translation>引号在所在行内未闭合</translation>
    </message>
    <message>
        <source>a text in quotes is expected here</source>
        <translation>此处应为带引号的文本</translation>
    </message>
    <message>
        <source>the text has %1 bytes, the limit is %2; the rest is truncated</source>
        <translation>文本有 %1 字节，上限为 %2 字节；其余部分被截断</translation>
    </message>
    <message>
        <source>this name is not known here</source>
        <translation>此处不识别该名称</translation>
    </message>
    <message>
        <source>“}” is expected here</source>
        <translation>此处应为“}”</translation>
    </message>
    <message>
        <source>there are three colours</source>
        <translation>颜色只能有三个</translation>
    </message>
    <message>
        <source>the file ends within braces</source>
        <translation>文件在花括号内结束</translation>
    </message>
    <message>
        <source>%1 numbers are too large for this field and were truncated</source>
        <translation>%1 个数字对于此字段过大，已截断</translation>
    </message>
    <message>
        <source>“:” is expected between time and value</source>
        <translation>时间与值之间应为“:”</translation>
    </message>
    <message>
        <source>a time, an interpolation or GlobalSeqId is expected here</source>
        <translation>此处应为时间、插值或 GlobalSeqId</translation>
    </message>
    <message>
        <source>only Triangles are known here</source>
        <translation>此处只识别 Triangles</translation>
    </message>
    <message>
        <source>a vertex number is too large and was truncated</source>
        <translation>有顶点编号过大，已截断</translation>
    </message>
    <message>
        <source>“Matrices” is expected here</source>
        <translation>此处应为“Matrices”</translation>
    </message>
    <message>
        <source>%1 bone numbers or weights for %2 vertices; there must be four per vertex</source>
        <translation>%2 个顶点有 %1 个骨骼编号或权重；每个顶点必须各有四个</translation>
    </message>
    <message>
        <source>a geoset of this version can&apos;t have more than 65535 face indices</source>
        <translation>此版本的几何体不能有超过 65535 个面索引</translation>
    </message>
    <message>
        <source>version %1 is read as %2, as requested</source>
        <translation>按要求将版本 %1 作为 %2 读取</translation>
    </message>
    <message>
        <source>version %1 is used by WoW alpha and by Warcraft III 3.0 for different layouts, and this file could be either; its chunks are kept unread</source>
        <translation>版本 %1 被《魔兽世界》Alpha 和 Warcraft III 3.0 用于不同的布局，且无从判断此文件属于哪一种；其数据块原样保留，不作读取</translation>
    </message>
    <message>
        <source>version %1 is used by two games; read as %2, detected by %3</source>
        <translation>版本 %1 被两个游戏使用；按 %2 读取，依据为 %3</translation>
    </message>
    <message>
        <source>version %1 is used by two games; read as %2, detected by %3, although %4 match the other</source>
        <translation>版本 %1 被两个游戏使用；按 %2 读取，依据为 %3，但 %4 与另一游戏一致</translation>
    </message>
    <message>
        <source>the archive has no such file, or it can&apos;t be read</source>
        <translation>档案中没有此文件，或无法读取该文件</translation>
    </message>
    <message>
        <source>the bindings to bones are stored in one byte each</source>
        <translation>骨骼绑定各存储为一个字节</translation>
    </message>
    <message>
        <source>%1 bindings are to bones above 255, which a byte can&apos;t address; they are redirected to the nearest addressable ancestor</source>
        <translation>%1 个绑定指向编号大于 255 的骨骼，一个字节无法表示；它们改为绑定到可表示的最近祖先</translation>
    </message>
    <message>
        <source>the texture becomes a layer of its own, as in MDX before 1100</source>
        <translation>该纹理成为独立的图层，与 1100 之前的 MDX 相同</translation>
    </message>
    <message>
        <source>Warcraft III 3.0, text (MDL %1)</source>
        <translation>魔兽争霸 III 3.0，文本（MDL %1）</translation>
    </message>
    <message>
        <source>Warcraft III 3.0 (MDX %1)</source>
        <translation>魔兽争霸 III 3.0（MDX %1）</translation>
    </message>
    <message>
        <source>refers to section %1, which does not fit the file; it is kept but not read</source>
        <translation>引用了区段 %1，它与文件不符；保留但不读取</translation>
    </message>
    <message>
        <source>light fields new in Warcraft III 3.0 get the game&apos;s defaults where the MDL omits them; whether the light looks the same is unknown</source>
        <translation>Warcraft III 3.0 新增的光源字段在 MDL 省略处取游戏的默认值；光照是否与之前相同尚不清楚</translation>
    </message>
    <message>
        <source>whether the game supports this shader before Warcraft III 3.0 is unknown</source>
        <translation>游戏在 Warcraft III 3.0 之前是否支持此着色器尚不清楚</translation>
    </message>
    <message>
        <source>the flags 0x200 and 0x400 only have a meaning since Warcraft III 3.0</source>
        <translation>标志 0x200 和 0x400 自 Warcraft III 3.0 起才有意义</translation>
    </message>
    <message>
        <source>the bindings to bones are stored in two bytes each</source>
        <translation>骨骼绑定各以两个字节存储</translation>
    </message>
    <message>
        <source>the bounds become a box around the vertices, in all sequences</source>
        <translation>所有序列中的边界都变为包围顶点的盒体</translation>
    </message>
    <message>
        <source>a geoset of version 1500 has two UV sets</source>
        <translation>1500 版的几何集有两个 UV 集</translation>
    </message>
    <message>
        <source>the bounds become a sphere around the centre of the box</source>
        <translation>边界变为以盒体中心为球心的球体</translation>
    </message>
    <message>
        <source>a geoset of version 1500 has triangles only</source>
        <translation>1500 版的几何集只有三角形</translation>
    </message>
    <message>
        <source>two forms of this track are documented; which one the game reads is unknown</source>
        <translation>此轨道有两种已描述的形式；游戏读取哪一种尚不清楚</translation>
    </message>
    <message>
        <source>the frequency of the sequence is converted to a rarity; the game&apos;s rule is unknown</source>
        <translation>序列出现的频度改用稀有度表示；游戏的规则尚不清楚</translation>
    </message>
    <message>
        <source>the rarity of the sequence is converted to a frequency; the game&apos;s rule is unknown</source>
        <translation>序列的稀有程度改用频率表示；游戏的规则尚不清楚</translation>
    </message>
    <message>
        <source>this game supplies the texture; the other one has no equivalent, and no file is specified</source>
        <translation>此纹理由游戏提供；另一游戏没有类似的纹理，且未指定文件</translation>
    </message>
    <message>
        <source>this game supplies the texture; the other one uses the specified file</source>
        <translation>此纹理由游戏提供；另一游戏使用所指定的文件</translation>
    </message>
    <message>
        <source>the flag 0x2 of a material has no meaning before version 900</source>
        <translation>材质标志 0x2 在 900 版之前没有意义</translation>
    </message>
    <message>
        <source>one game uses this number for selection, the other for assembling characters</source>
        <translation>一个游戏按此编号选择，另一个游戏用它组合角色</translation>
    </message>
    <message>
        <source>Warcraft III has no collision mesh; %1 triangles are removed</source>
        <translation>Warcraft III 没有碰撞网格；将去掉 %1 个三角形</translation>
    </message>
    <message>
        <source>World of Warcraft finds attachments by their numbers, Warcraft III by their names; the number stays</source>
        <translation>World of Warcraft 按编号查找附着点，Warcraft III 按名称查找；编号保留</translation>
    </message>
    <message>
        <source>%1 unknown bytes inside the object can no longer be stored</source>
        <translation>对象内有 %1 个字节未被理解，不再有存放之处</translation>
    </message>
    <message>
        <source>unknown numbers of the batch can no longer be stored</source>
        <translation>批次中未被理解的数值不再有存放之处</translation>
    </message>
    <message>
        <source>the file will not identify its game; choose the game when opening it</source>
        <translation>文件中没有任何内容表明它属于哪个游戏；打开时须指明</translation>
    </message>
    <message>
        <source>World of Warcraft alpha (MDX %1)</source>
        <translation>World of Warcraft alpha（MDX %1）</translation>
    </message>
    <message>
        <source>matrix groups are built from the bones of the vertices</source>
        <translation>矩阵组由顶点的骨骼构成</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have unequal weights, which matrix groups can&apos;t express; it is unknown whether the game reads them from BWGT</source>
        <translation>%2 个顶点中有 %1 个权重不等，而矩阵组没有权重；游戏是否从 BWGT 读取尚不清楚</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have bones or weights that differ from their matrix groups; it is unknown which the game uses, and the groups are removed</source>
        <translation>%2 个顶点中有 %1 个的骨骼或权重与其矩阵组不符；游戏采用哪一个尚不清楚，矩阵组将去掉</translation>
    </message>
    <message>
        <source>%1 of %2 vertices follow more than four bones; only the first four are kept</source>
        <translation>%2 个顶点中有 %1 个跟随四块以上的骨骼，顶点只记录前四块</translation>
    </message>
    <message>
        <source>the vertices refer to their bones instead of matrix groups</source>
        <translation>顶点引用其骨骼，而不是矩阵组</translation>
    </message>
    <message>
        <source>%1 of %2 vertices have bones or weights that differ from their matrix groups; the groups are used</source>
        <translation>%2 个顶点中有 %1 个的骨骼或权重与其矩阵组不符；以矩阵组为准</translation>
    </message>
    <message>
        <source>the bones of the vertices are removed; the matrix groups are equivalent</source>
        <translation>顶点的骨骼将去掉；矩阵组表达相同的内容</translation>
    </message>
    <message>
        <source>Warcraft III stores the latitude in degrees, World of Warcraft in radians</source>
        <translation>Warcraft III 以度存储纬度，World of Warcraft 以弧度存储</translation>
    </message>
    <message>
        <source>Warcraft III has no longitude; particles are assumed to spread all around the vertical axis</source>
        <translation>Warcraft III 没有经度；视为粒子绕竖直方向飞向各处</translation>
    </message>
    <message>
        <source>some keys are not rotations and are normalised</source>
        <translation>有些关键帧不是旋转，将变为旋转</translation>
    </message>
    <message>
        <source>the rotations are rounded to eight bytes</source>
        <translation>旋转被舍入到八个字节所能容纳的精度</translation>
    </message>
    <message>
        <source>keys and tangents with a negative w are negated; whether the game interpolates as before is unknown</source>
        <translation>w 小于 0 的关键帧和切线改变符号；游戏是否仍按原样弯曲曲线尚不清楚</translation>
    </message>
    <message>
        <source>a plane in World of Warcraft is assumed to lie horizontally around its node</source>
        <translation>World of Warcraft 的平面视为在其节点处水平放置</translation>
    </message>
    <message>
        <source>the kind of this shape is unknown; it becomes a box</source>
        <translation>此形状的类型未知；变为盒体</translation>
    </message>
    <message>
        <source>a cylinder in World of Warcraft is upright; this one is not</source>
        <translation>World of Warcraft 的圆柱体竖直放置；此圆柱体并非如此</translation>
    </message>
    <message>
        <source>the cylinder is stored starting at its lower end</source>
        <translation>圆柱体从其下端起存储</translation>
    </message>
    <message>
        <source>a plane in World of Warcraft is assumed to lie horizontally around its node; this one does not</source>
        <translation>World of Warcraft 的平面视为在其节点处水平放置；此平面并非如此</translation>
    </message>
    <message>
        <source>missing pivot points are added</source>
        <translation>补上某些节点缺少的轴心点</translation>
    </message>
    <message>
        <source>the game accepts at most %1 of these, but there are %2</source>
        <translation>游戏最多接受 %1 个，现有 %2 个</translation>
    </message>
    <message>
        <source>%1 can&apos;t be stored separately in version %2</source>
        <translation>%1 在 %2 版中没有自己的位置</translation>
    </message>
    <message>
        <source>animated values keep their initial value, because the models have different sequences</source>
        <translation>动画值保持其起始值，因为两个模型的序列不同</translation>
    </message>
    <message>
        <source>textures that are only identified by a number have no path here</source>
        <translation>仅以编号命名的纹理在此没有路径</translation>
    </message>
    <message>
        <source>files of the format “%1” can be read, but not written</source>
        <translation>格式“%1”的文件只能读取，不能写入</translation>
    </message>
    <message>
        <source>another program is writing this file or one that belongs to it; try again</source>
        <translation>另一个程序正在写入此文件或其附属文件；请重试</translation>
    </message>
    <message>
        <source>the save also changes files in other folders; it can only be completed on the machine where it began</source>
        <translation>此次保存还涉及其他文件夹中的文件；只能在开始保存的那台计算机上完成</translation>
    </message>
    <message>
        <source>“%1” is a link</source>
        <translation>“%1”是一个链接</translation>
    </message>
    <message>
        <source>“%1” is not a file</source>
        <translation>“%1”不是文件</translation>
    </message>
    <message>
        <source>there is no such interrupted save, or it is still in progress</source>
        <translation>没有这样的中断保存，或者它仍在进行</translation>
    </message>
    <message>
        <source>the new files are not complete; the save can only be undone</source>
        <translation>新文件不完整；只能撤回此次保存</translation>
    </message>
    <message>
        <source>a link leads out of the chosen folder</source>
        <translation>有链接指向所选文件夹之外</translation>
    </message>
    <message>
        <source>there is a link with this name</source>
        <translation>已存在同名链接</translation>
    </message>
    <message>
        <source>this is not a regular file</source>
        <translation>这不是普通文件</translation>
    </message>
    <message>
        <source>the file has %1; at most %2 are read</source>
        <translation>文件大小为 %1；最多读取 %2</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was read</source>
        <translation>文件自读取以来已被另一个程序更改</translation>
    </message>
    <message>
        <source>there is already a file with this name, which was not read</source>
        <translation>已存在同名文件，且未曾读取</translation>
    </message>
    <message>
        <source>too many files would be saved at once</source>
        <translation>一次保存的文件过多</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这样的文件</translation>
    </message>
    <message>
        <source>this is not a recovery file</source>
        <translation>这不是恢复文件</translation>
    </message>
    <message>
        <source>another version of Sinew wrote this recovery file</source>
        <translation>此恢复文件由另一版本的 Sinew 写入</translation>
    </message>
    <message>
        <source>the recovery file is damaged</source>
        <translation>恢复文件已损坏</translation>
    </message>
    <message>
        <source>files of this format can&apos;t be written</source>
        <translation>此格式的文件无法写入</translation>
    </message>
    <message>
        <source>the model is too large for a snapshot</source>
        <translation>模型太大，无法生成快照</translation>
    </message>
    <message>
        <source>the recovery files of earlier sessions take up too much space</source>
        <translation>以前会话的恢复文件占用空间过多</translation>
    </message>
    <message>
        <source>the file is not the one that the changes were made to: it was changed or replaced</source>
        <translation>该文件不是进行更改时的文件：它已被修改或替换</translation>
    </message>
    <message>
        <source>the recovery file can&apos;t be read</source>
        <translation>无法读取恢复文件</translation>
    </message>
    <message>
        <source>the format of the file is not known</source>
        <translation>文件格式未知</translation>
    </message>
    <message>
        <source>another running Sinew is writing this recovery file</source>
        <translation>另一个正在运行的 Sinew 正在写入此恢复文件</translation>
    </message>
    <message>
        <source>the file is now read differently than when the changes were made</source>
        <translation>该文件的读取结果与进行更改时不同</translation>
    </message>
    <message>
        <source>decoding needs %1 MiB; a file of this size may take %2</source>
        <translation>解码需要 %1 MiB；这种大小的文件最多可用 %2</translation>
    </message>
    <message>
        <source>the plugin %1 is made for another version of Sinew: its interface is %2, this program&apos;s is %3</source>
        <translation>插件 %1 是为其他版本的 Sinew 制作的：它的接口是 %2，本程序的接口是 %3</translation>
    </message>
    <message>
        <source>the program ended while loading the plugin %1</source>
        <translation>程序在加载插件 %1 时终止</translation>
    </message>
    <message>
        <source>another program is saving the file right now</source>
        <translation>该文件此刻正由另一个程序保存</translation>
    </message>
    <message>
        <source>unknown bytes at the end of chunks can no longer be stored</source>
        <translation>数据块末尾的未知字节无法再保存</translation>
    </message>
    <message>
        <source>the reader for “%1” failed: %2</source>
        <translation>“%1”的读取器失败：%2</translation>
    </message>
    <message>
        <source>there is not enough memory to read this file</source>
        <translation>内存不足，无法读取此文件</translation>
    </message>
    <message>
        <source>this takes more memory than a document may: %1 MiB for files of this size</source>
        <translation>这需要的内存超出文档限额：此大小的文件为 %1 MiB</translation>
    </message>
    <message>
        <source>%1; this and anything else that does not fit is kept but not read</source>
        <translation>%1；此项及其他放不下的内容会保留，但不读取</translation>
    </message>
    <message>
        <source>%1; keys of parent skeletons are left out</source>
        <translation>%1；父骨架的关键帧被省略</translation>
    </message>
    <message>
        <source>this is a PNG picture, not a model</source>
        <translation>这是 PNG 图片，不是模型</translation>
    </message>
    <message>
        <source>this is a JPEG picture, not a model</source>
        <translation>这是 JPEG 图片，不是模型</translation>
    </message>
    <message>
        <source>this is a GIF picture, not a model</source>
        <translation>这是 GIF 图片，不是模型</translation>
    </message>
    <message>
        <source>this is a WebP picture, not a model</source>
        <translation>这是 WebP 图片，不是模型</translation>
    </message>
    <message>
        <source>this is a BLP texture, not a model</source>
        <translation>这是 BLP 纹理，不是模型</translation>
    </message>
    <message>
        <source>this is a DDS texture, not a model</source>
        <translation>这是 DDS 纹理，不是模型</translation>
    </message>
    <message>
        <source>this is a Photoshop picture, not a model</source>
        <translation>这是 Photoshop 图片，不是模型</translation>
    </message>
    <message>
        <source>this is an MPQ archive, not a model; add it to the asset sources to see the models inside</source>
        <translation>这是 MPQ 档案，不是模型；把它添加为资源来源即可看到其中的模型</translation>
    </message>
    <message>
        <source>this is a Warcraft III map, not a model; add it to the asset sources to see the models inside</source>
        <translation>这是魔兽争霸 III 地图，不是模型；把它添加为资源来源即可看到其中的模型</translation>
    </message>
    <message>
        <source>this is a building or a piece of terrain of World of Warcraft (WMO, ADT, WDT); Sinew opens M2 models</source>
        <translation>这是魔兽世界的建筑或地形（WMO、ADT、WDT）；Sinew 打开 M2 模型</translation>
    </message>
    <message>
        <source>this is a ZIP archive, not a model</source>
        <translation>这是 ZIP 压缩包，不是模型</translation>
    </message>
    <message>
        <source>this is a RAR archive, not a model</source>
        <translation>这是 RAR 压缩包，不是模型</translation>
    </message>
    <message>
        <source>this is a 7-Zip archive, not a model</source>
        <translation>这是 7-Zip 压缩包，不是模型</translation>
    </message>
    <message>
        <source>this is a Blender file; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>这是 Blender 文件；Sinew 打开 MDX、MDL、M2 和 M3 模型</translation>
    </message>
    <message>
        <source>this is an FBX model; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>这是 FBX 模型；Sinew 打开 MDX、MDL、M2 和 M3 模型</translation>
    </message>
    <message>
        <source>this is a glTF model; Sinew opens MDX, MDL, M2 and M3 models</source>
        <translation>这是 glTF 模型；Sinew 打开 MDX、MDL、M2 和 M3 模型</translation>
    </message>
    <message>
        <source>this is a sound, not a model</source>
        <translation>这是声音文件，不是模型</translation>
    </message>
    <message>
        <source>this is a PDF document, not a model</source>
        <translation>这是 PDF 文档，不是模型</translation>
    </message>
    <message>
        <source>this is a program, not a model</source>
        <translation>这是程序，不是模型</translation>
    </message>
    <message>
        <source>this is a web page, not a model; the download may have failed</source>
        <translation>这是网页，不是模型；可能是下载失败</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file begins with only zeros, as after a failed copy or download</source>
        <translation>文件开头全是零，像是复制或下载失败造成的</translation>
    </message>
    <message>
        <source>there is not enough memory to write this file</source>
        <translation>内存不足，无法写入此文件</translation>
    </message>
    <message>
        <source>%1 vertices exceed what faces can address (65536)</source>
        <translation>%1 个顶点超出了面能引用的数量（65536）</translation>
    </message>
    <message>
        <source>the file has no pose</source>
        <translation>文件中没有姿势</translation>
    </message>
    <message>
        <source>the track has %1 keys; specify one, such as “values[0]”</source>
        <translation>该轨道有 %1 个关键帧；请指定其中一个，例如“values[0]”</translation>
    </message>
    <message>
        <source>the submesh refers to vertices or triangles that its file does not have</source>
        <translation>该子网格引用了其文件中不存在的顶点或三角形</translation>
    </message>
    <message>
        <source>the model has no bone that could carry the submesh; add one first</source>
        <translation>模型没有可承载该子网格的骨骼；请先添加一个</translation>
    </message>
    <message>
        <source>the model would have %1 vertices; a skin profile can number %2</source>
        <translation>模型将有 %1 个顶点；一个皮肤配置最多可编号 %2 个</translation>
    </message>
    <message>
        <source>the model&apos;s list of bones that submeshes use is full</source>
        <translation>模型中子网格所用骨骼的列表已满</translation>
    </message>
    <message>
        <source>vertices can&apos;t refer to bone %1, only to the first %2</source>
        <translation>顶点无法引用骨骼 %1，只能引用前 %2 个</translation>
    </message>
    <message>
        <source>vertices of bones that have no counterpart here are bound to the nearest parent that has one: %1</source>
        <translation>在此处没有对应骨骼的顶点改由最近的有对应的父骨骼带动：%1</translation>
    </message>
    <message>
        <source>the submesh is in one skin profile; the model&apos;s other profiles lack it</source>
        <translation>该子网格位于一个皮肤配置中；模型的其他配置没有它</translation>
    </message>
    <message>
        <source>a skin profile consists of rows of its own model’s vertices; copy its submeshes instead, which bring theirs</source>
        <translation>皮肤配置由其自身模型的顶点行组成；请改为复制其子网格，它们会带上各自的顶点</translation>
    </message>
    <message>
        <source>a batch draws a submesh of its own model; copy the submesh instead, or its material in “Materials”</source>
        <translation>批次绘制的是其自身模型的子网格；请改为复制该子网格，或在“材质”中复制其材质</translation>
    </message>
    <message>
        <source>the model has no skin profile; add one first</source>
        <translation>模型没有皮肤配置；请先添加一个</translation>
    </message>
    <message>
        <source>two keys at %1 ms</source>
        <translation>%1 毫秒处有两个关键帧</translation>
    </message>
    <message>
        <source>the model has physics already; its files have no room for more</source>
        <translation>模型已有物理数据；其文件中没有更多位置</translation>
    </message>
    <message>
        <source>a geoset has either “Skin” or “Skin (wide)”; empty the other first</source>
        <translation>几何体只能有“蒙皮”或“蒙皮（宽）”之一；请先清空另一个</translation>
    </message>
    <message>
        <source>the copy is not as it should be at “%1”, so it was not written</source>
        <translation>副本在“%1”处不符合预期，因此未写入</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>this is not an archive</source>
        <translation>这不是档案</translation>
    </message>
    <message>
        <source>archives of this kind can&apos;t be written</source>
        <translation>无法写入此类档案</translation>
    </message>
    <message>
        <source>it would cause another problem: %1</source>
        <translation>这会带来另一个问题：%1</translation>
    </message>
    <message>
        <source>%1 values are not finite numbers</source>
        <translation>%1 个值不是有限数</translation>
    </message>
    <message>
        <source>the keys have to be deleted or set by hand</source>
        <translation>这些关键帧必须手动删除或设置</translation>
    </message>
    <message>
        <source>the field has to be set by hand</source>
        <translation>该字段必须手动设置</translation>
    </message>
    <message>
        <source>this can&apos;t be empty; choose it by hand</source>
        <translation>此处必须有内容，请手动选择</translation>
    </message>
    <message>
        <source>there is nothing it could refer to</source>
        <translation>没有可引用的对象</translation>
    </message>
    <message>
        <source>Values that are not numbers</source>
        <translation>不是数字的值</translation>
    </message>
    <message>
        <source>Infinite numbers and NaN (“not a number”) spread through every calculation they take part in: anything drawn with them disappears or flickers. This follows from how processors calculate (IEEE 754).</source>
        <translation>无穷大和 NaN（“非数字”）会在参与的每次计算中扩散：用它们绘制的内容会消失或闪烁。这是处理器的计算方式（IEEE 754）决定的。</translation>
    </message>
    <message>
        <source>Set to the default</source>
        <translation>设为默认值</translation>
    </message>
    <message>
        <source>Values out of range</source>
        <translation>超出范围的值</translation>
    </message>
    <message>
        <source>The value makes no sense for the field, such as an opacity above 1. At best, games clamp such values; what they do otherwise is not known for each field.</source>
        <translation>该值超出了字段的含义，例如不透明度大于 1。游戏充其量会截断这样的值；其他情况下的行为并非对每个字段都已知。</translation>
    </message>
    <message>
        <source>Set to the nearest allowed value</source>
        <translation>设为最接近的允许值</translation>
    </message>
    <message>
        <source>References to objects that don&apos;t exist</source>
        <translation>引用了不存在的对象</translation>
    </message>
    <message>
        <source>The number refers to an object that the model does not have. Hive&apos;s model checker counts this among the errors that stop the game from loading a model, or crash it.</source>
        <translation>该编号引用了模型中没有的对象。Hive 的模型检查器将此列为会使游戏无法加载模型或崩溃的错误。</translation>
    </message>
    <message>
        <source>Refer to nothing</source>
        <translation>不引用任何对象</translation>
    </message>
    <message>
        <source>Refer to the first one</source>
        <translation>引用第一个</translation>
    </message>
    <message>
        <source>models of this format have no cameras</source>
        <translation>此格式的模型没有摄像机</translation>
    </message>
    <message>
        <source>the file is cut off: one byte is missing</source>
        <translation>文件不完整：缺少 1 字节</translation>
    </message>
    <message>
        <source>the file is cut off: %1 bytes are missing</source>
        <translation>文件不完整：缺少 %1 字节</translation>
    </message>
    <message>
        <source>the file is cut off: at least %1 bytes are missing</source>
        <translation>文件不完整：至少缺少 %1 字节</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: it has no geosets.</source>
        <translation>此模型没有任何可见内容：它没有几何体。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: the view shows no meshes.</source>
        <translation>此模型没有任何可见内容：视图不显示网格。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: the view shows no effects.</source>
        <translation>此模型没有任何可见内容：视图不显示特效。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: its geosets have no triangles.</source>
        <translation>此模型没有任何可见内容：它的几何体没有三角形。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: the geosets that are switched on are transparent at this moment, and others are switched off.</source>
        <translation>此模型没有任何可见内容：已启用的几何体此刻是透明的，其他的已关闭。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: its geosets are transparent at this moment.</source>
        <translation>此模型没有任何可见内容：它的几何体此刻是透明的。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: its bones shrink it to a point at this moment.</source>
        <translation>此模型没有任何可见内容：它的骨骼此刻把它缩成了一个点。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: it is outside the view.</source>
        <translation>此模型没有任何可见内容：它在视图之外。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: only its back sides are seen from here, and no layer is two-sided.</source>
        <translation>此模型没有任何可见内容：从这里只能看到它的背面，而没有任何图层是双面的。</translation>
    </message>
    <message>
        <source>Nothing of this model is visible: its effects show nothing at this moment.</source>
        <translation>此模型没有任何可见内容：它的特效此刻没有显示。</translation>
    </message>
    <message>
        <source>Parts of vertices that differ in number</source>
        <translation>顶点各部分的数量不一致</translation>
    </message>
    <message>
        <source>A file stores whole vertices: position, weights, bones, normal and texture coordinates in one record.</source>
        <translation>文件保存完整的顶点：位置、权重、骨骼、法线和纹理坐标在同一条记录中。</translation>
    </message>
    <message>
        <source>what is missing can&apos;t be guessed</source>
        <translation>缺少的内容无法推测</translation>
    </message>
    <message>
        <source>Too many vertices</source>
        <translation>顶点过多</translation>
    </message>
    <message>
        <source>Skin profiles refer to vertices by 16-bit numbers.</source>
        <translation>皮肤配置用 16 位编号引用顶点。</translation>
    </message>
    <message>
        <source>the model has to be simplified or divided</source>
        <translation>模型必须简化或拆分</translation>
    </message>
    <message>
        <source>Vertices that don&apos;t exist</source>
        <translation>不存在的顶点</translation>
    </message>
    <message>
        <source>There is no such vertex in the file. What is drawn in its place is random: whatever lies in memory there.</source>
        <translation>文件中没有这样的顶点。代替它绘制的内容取决于该处内存中的数据，完全是偶然的。</translation>
    </message>
    <message>
        <source>which vertex is meant can&apos;t be guessed</source>
        <translation>无法推测所指的是哪个顶点</translation>
    </message>
    <message>
        <source>Triangles of vertices that don&apos;t exist</source>
        <translation>三角形使用了不存在的顶点</translation>
    </message>
    <message>
        <source>Submeshes beyond the vertices</source>
        <translation>子网格超出顶点范围</translation>
    </message>
    <message>
        <source>A submesh is a run of the profile&apos;s list of vertices (wowdev, .skin page); there is nothing past its end.</source>
        <translation>子网格是配置顶点列表中的一段（wowdev 的 .skin 页面）；列表末尾之后没有内容。</translation>
    </message>
    <message>
        <source>which vertices are meant can&apos;t be guessed</source>
        <translation>无法推测所指的是哪些顶点</translation>
    </message>
    <message>
        <source>Submeshes beyond the triangles</source>
        <translation>子网格超出三角形范围</translation>
    </message>
    <message>
        <source>A submesh is a run of the profile&apos;s list of indices (wowdev, .skin page); there is nothing past its end.</source>
        <translation>子网格是配置索引列表中的一段（wowdev 的 .skin 页面）；列表末尾之后没有内容。</translation>
    </message>
    <message>
        <source>which triangles are meant can&apos;t be guessed</source>
        <translation>无法推测所指的是哪些三角形</translation>
    </message>
    <message>
        <source>Incomplete triangles</source>
        <translation>不完整的三角形</translation>
    </message>
    <message>
        <source>Three indices make a triangle; what is left over is not drawn.</source>
        <translation>三个索引构成一个三角形；多余的不会绘制。</translation>
    </message>
    <message>
        <source>Drop the remainder</source>
        <translation>去掉多余的部分</translation>
    </message>
    <message>
        <source>Submeshes beyond the bone combos</source>
        <translation>子网格超出骨骼组合范围</translation>
    </message>
    <message>
        <source>The bones of a submesh are a run of the bone combos (wowdev, .skin page); there is nothing past their end.</source>
        <translation>子网格的骨骼是骨骼组合中的一段（wowdev 的 .skin 页面）；末尾之后没有内容。</translation>
    </message>
    <message>
        <source>which bones are meant can&apos;t be guessed</source>
        <translation>无法推测所指的是哪些骨骼</translation>
    </message>
    <message>
        <source>More bones than the profile allows</source>
        <translation>骨骼数超过配置允许的数量</translation>
    </message>
    <message>
        <source>A profile is made for hardware that can draw with this many bones at once (wowdev, .skin page: boneCountMax); beyond that, the game uses another profile or draws incorrectly.</source>
        <translation>配置是为一次能用这么多骨骼绘制的硬件制作的（wowdev 的 .skin 页面：boneCountMax）；超出时游戏会使用其他配置或绘制错误。</translation>
    </message>
    <message>
        <source>the submesh has to be divided in the program that made it</source>
        <translation>必须在制作该子网格的程序中将其拆分</translation>
    </message>
    <message>
        <source>Batches without a submesh</source>
        <translation>没有子网格的批次</translation>
    </message>
    <message>
        <source>A batch draws the submesh in that row (wowdev, .skin page), but there is none.</source>
        <translation>批次绘制该行的子网格（wowdev 的 .skin 页面），但它不存在。</translation>
    </message>
    <message>
        <source>Delete the batch</source>
        <translation>删除批次</translation>
    </message>
    <message>
        <source>Batches beyond a look-up table</source>
        <translation>批次超出查找表范围</translation>
    </message>
    <message>
        <source>Textures and their weights are entries of tables (wowdev, .skin page); there is nothing past their end.</source>
        <translation>纹理及其权重是表中的条目（wowdev 的 .skin 页面）；表末尾之后没有内容。</translation>
    </message>
    <message>
        <source>Bodies beyond the shapes</source>
        <translation>刚体超出形状范围</translation>
    </message>
    <message>
        <source>The shapes of a body are a run of the list (wowdev, PHYS page); there is nothing past its end.</source>
        <translation>刚体的形状是列表中的一段（wowdev 的 PHYS 页面）；末尾之后没有内容。</translation>
    </message>
    <message>
        <source>which shapes are meant can&apos;t be guessed</source>
        <translation>无法推测所指的是哪些形状</translation>
    </message>
    <message>
        <source>Shapes without a form</source>
        <translation>没有几何的形状</translation>
    </message>
    <message>
        <source>A shape refers to a box, capsule, sphere or polytope by its row (wowdev, PHYS page), but there is none.</source>
        <translation>形状按行引用盒体、胶囊体、球体或多面体（wowdev 的 PHYS 页面），但它不存在。</translation>
    </message>
    <message>
        <source>Delete the shape</source>
        <translation>删除形状</translation>
    </message>
    <message>
        <source>Joints of bodies that don&apos;t exist</source>
        <translation>关节连接了不存在的刚体</translation>
    </message>
    <message>
        <source>A joint connects two bodies by their rows (wowdev, PHYS page), but one of them does not exist.</source>
        <translation>关节按行连接两个刚体（wowdev 的 PHYS 页面），其中一个不存在。</translation>
    </message>
    <message>
        <source>Delete the joint</source>
        <translation>删除关节</translation>
    </message>
    <message>
        <source>Joints without a kind</source>
        <translation>没有类型的关节</translation>
    </message>
    <message>
        <source>A joint refers to a row of its kind (weld, spherical, revolute …; wowdev, PHYS page), but there is none.</source>
        <translation>关节引用其类型的行（焊接、球形、旋转等；wowdev 的 PHYS 页面），但它不存在。</translation>
    </message>
    <message>
        <source>Bone files with too few matrices</source>
        <translation>骨骼文件中的矩阵过少</translation>
    </message>
    <message>
        <source>A .bone file has one matrix for each of its bones.</source>
        <translation>.bone 文件为其每个骨骼保存一个矩阵。</translation>
    </message>
    <message>
        <source>the chain of aliases never ends</source>
        <translation>别名链永无止境</translation>
    </message>
    <message>
        <source>Sequences that end before they start</source>
        <translation>结束早于开始的序列</translation>
    </message>
    <message>
        <source>The format requires the end to come after the start. Only files before version 264 can violate this; it is not known what the game then plays.</source>
        <translation>按格式，结束在开始之后。只有 264 版之前的文件才可能相反；此时游戏播放什么尚不清楚。</translation>
    </message>
    <message>
        <source>only you know which end is meant</source>
        <translation>应为哪个结束点由用户决定</translation>
    </message>
    <message>
        <source>Variations that exist twice</source>
        <translation>重复的变体</translation>
    </message>
    <message>
        <source>The game only finds the first one, whatever the frequencies say (wowdev, M2 page: sequences are found by animation id and variation index).</source>
        <translation>无论频率如何，游戏只会找到第一个（wowdev 的 M2 页面：按动画 ID 和变体编号查找序列）。</translation>
    </message>
    <message>
        <source>Delete the sequence</source>
        <translation>删除序列</translation>
    </message>
    <message>
        <source>Aliases without a target</source>
        <translation>指向不存在序列的别名</translation>
    </message>
    <message>
        <source>An alias plays the keys of another sequence; the chain is followed until one is not an alias (wowdev, M2 page). Here it never ends.</source>
        <translation>别名播放另一个序列的关键帧，并一直继续到不是别名的序列为止（wowdev 的 M2 页面）。此处永远不会到达。</translation>
    </message>
    <message>
        <source>only you know which sequence is meant; the flag can be cleared in the properties</source>
        <translation>应为哪个序列由用户决定；可在属性中清除该标志</translation>
    </message>
    <message>
        <source>Endless chains of variations</source>
        <translation>无尽的变体链</translation>
    </message>
    <message>
        <source>The game follows the chain to choose a variation (wowdev, M2 page); it never comes to an end.</source>
        <translation>游戏沿链选择变体（wowdev 的 M2 页面）；此链永远不会结束。</translation>
    </message>
    <message>
        <source>End the chain here</source>
        <translation>在此结束链</translation>
    </message>
    <message>
        <source>Frequencies that don&apos;t add up</source>
        <translation>总和不正确的频率</translation>
    </message>
    <message>
        <source>The game draws a random number up to 32767 and plays the variation it falls to; the last ones are chosen less often than their frequencies say.</source>
        <translation>游戏抽取不大于 32767 的数并取其落在的变体；最后几个被选中的次数会少于所写的频率。</translation>
    </message>
    <message>
        <source>the shares are a matter of taste</source>
        <translation>比例属于个人喜好</translation>
    </message>
    <message>
        <source>Sequences that the game doesn&apos;t find</source>
        <translation>游戏找不到的序列</translation>
    </message>
    <message>
        <source>The game finds a sequence by a hash table of animation ids (wowdev, M2 page), and can&apos;t play what is not in it.</source>
        <translation>游戏通过动画 ID 的哈希表查找序列（wowdev 的 M2 页面），不在表中的无法播放。</translation>
    </message>
    <message>
        <source>Rebuild the table</source>
        <translation>重新生成表</translation>
    </message>
    <message>
        <source>Unlisted animation files</source>
        <translation>未列出的动画文件</translation>
    </message>
    <message>
        <source>Since Legion the game finds .anim files by the ids of the AFID chunk, where there is one, and not by name.</source>
        <translation>自军团再临起，若有 AFID 块，游戏按其中的 ID 而不是名称查找 .anim 文件。</translation>
    </message>
    <message>
        <source>only the game&apos;s archives know the file&apos;s id</source>
        <translation>文件的 ID 只有游戏档案知道</translation>
    </message>
    <message>
        <source>Keys out of order</source>
        <translation>关键帧顺序错误</translation>
    </message>
    <message>
        <source>In all of Blizzard&apos;s files, keys are in chronological order. A search that expects this finds the wrong one.</source>
        <translation>暴雪的所有文件中关键帧都按时间排列。依赖此顺序的查找会找到错误的关键帧。</translation>
    </message>
    <message>
        <source>keys of several sequences share a track; sort them in the curve editor</source>
        <translation>多个序列的关键帧共用一条轨道；请在曲线编辑器中排序</translation>
    </message>
    <message>
        <source>Bones before their parent</source>
        <translation>骨骼位于其父对象之前</translation>
    </message>
    <message>
        <source>In all of Blizzard&apos;s files, parents come first, so that one pass can compute all bones. In any other order, a bone may follow its parent a frame late.</source>
        <translation>暴雪的所有文件中父对象都在前面，因此一遍就能计算所有骨骼。顺序不同时，骨骼可能晚一帧跟随其父对象。</translation>
    </message>
    <message>
        <source>all bones would have to be renumbered</source>
        <translation>所有骨骼都需要重新编号</translation>
    </message>
    <message>
        <source>Bones with keys that are not marked as such</source>
        <translation>有关键帧但未标记的骨骼</translation>
    </message>
    <message>
        <source>The flags 0x200 and 0x80 say that a bone moves (wowdev, M2 page). Some of Blizzard&apos;s models have keys on bones without them; those are said to stay still.</source>
        <translation>标志 0x200 和 0x80 表示骨骼会运动（wowdev 的 M2 页面）。暴雪的一些模型在没有这些标志的骨骼上有关键帧；据说这些骨骼静止不动。</translation>
    </message>
    <message>
        <source>Mark as animated</source>
        <translation>标记为有动画</translation>
    </message>
    <message>
        <source>only you know what belongs there</source>
        <translation>应放什么只有用户知道</translation>
    </message>
    <message>
        <source>Key bones that the game doesn&apos;t find</source>
        <translation>游戏找不到的关键骨骼</translation>
    </message>
    <message>
        <source>The game finds key bones (head, hands, jaw …) by a table; one that is not in it does not turn, hold or speak (wowdev, M2 page).</source>
        <translation>游戏通过一个表查找关键骨骼（头、手、下颌等）；不在表中的不会转动、持物或说话（wowdev 的 M2 页面）。</translation>
    </message>
    <message>
        <source>Attachments that the game doesn&apos;t find</source>
        <translation>游戏找不到的附着点</translation>
    </message>
    <message>
        <source>The game finds attachments (hands, helmet, mount …) by a table; nothing can be attached to one that is not in it (wowdev, M2 page).</source>
        <translation>游戏通过一个表查找附着点（手、头盔、坐骑等）；不在表中的附着点无法附着任何东西（wowdev 的 M2 页面）。</translation>
    </message>
    <message>
        <source>Chunks with a wrong number of rows</source>
        <translation>行数错误的块</translation>
    </message>
    <message>
        <source>Each row of such a chunk belongs to one texture or emitter (wowdev, M2 page); if their numbers differ, rows belong to the wrong ones, or are missing.</source>
        <translation>这种块的各行逐一对应纹理或发射器（wowdev 的 M2 页面）；数量不同时会对应错误或缺失。</translation>
    </message>
    <message>
        <source>Pad with zeros, or shorten</source>
        <translation>用零补齐或截短</translation>
    </message>
    <message>
        <source>Keys that belong to nothing</source>
        <translation>不属于任何值的关键帧</translation>
    </message>
    <message>
        <source>The game finds the keys of a value by its animation ID; those that no value has are never played. Blizzard&apos;s own files have some, left over by its exporter.</source>
        <translation>游戏按动画 ID 查找值的关键帧；没有值使用的永远不会播放。暴雪自己的文件中也有其导出器遗留的。</translation>
    </message>
    <message>
        <source>Delete the block</source>
        <translation>删除块</translation>
    </message>
    <message>
        <source>Keys whose kind differs from their value&apos;s</source>
        <translation>与其值类型不同的关键帧</translation>
    </message>
    <message>
        <source>A value is animated by blocks of its own kind (SDEV, SD3V, SD4Q …). Keys of another kind are kept, but not played here.</source>
        <translation>值由其自身类型的块（SDEV、SD3V、SD4Q 等）驱动动画。此类关键帧会保留，但在此不播放。</translation>
    </message>
    <message>
        <source>Values that share an animation ID</source>
        <translation>共用动画 ID 的值</translation>
    </message>
    <message>
        <source>Values with the same animation ID play the same keys. Layers that several materials share are stored that way; for other values it may be a mistake of the exporter (m3addon, issue 23).</source>
        <translation>动画 ID 相同的值播放相同的关键帧。多个材质共用的层就是这样保存的；对其他值来说可能是导出器的错误（m3addon 的问题 23）。</translation>
    </message>
    <message>
        <source>only you know whether it is intended</source>
        <translation>是否有意如此由用户决定</translation>
    </message>
    <message>
        <source>Regions beyond the vertices</source>
        <translation>区域超出顶点范围</translation>
    </message>
    <message>
        <source>A region is a run of the vertices; there is nothing past their end.</source>
        <translation>区域是顶点中的一段；末尾之后没有内容。</translation>
    </message>
    <message>
        <source>Regions beyond the triangles</source>
        <translation>区域超出三角形范围</translation>
    </message>
    <message>
        <source>A region is a run of its division&apos;s triangles; there is nothing past their end.</source>
        <translation>区域是其分区三角形中的一段；末尾之后没有内容。</translation>
    </message>
    <message>
        <source>Regions beyond the bone look-up</source>
        <translation>区域超出骨骼查找表范围</translation>
    </message>
    <message>
        <source>The vertices of a region name bones by rows of its part of the look-up; there is nothing past its end.</source>
        <translation>区域的顶点按其查找表部分的行引用骨骼；末尾之后没有内容。</translation>
    </message>
    <message>
        <source>More bones per vertex than vertices have</source>
        <translation>每顶点骨骼数超过顶点实际拥有的数量</translation>
    </message>
    <message>
        <source>The region says how many of a vertex&apos;s bones count; the vertices have fewer than that.</source>
        <translation>区域规定顶点使用多少骨骼；而顶点拥有的更少。</translation>
    </message>
    <message>
        <source>how many are meant can&apos;t be guessed</source>
        <translation>无法推测应为多少</translation>
    </message>
    <message>
        <source>Batches without a region</source>
        <translation>没有区域的批次</translation>
    </message>
    <message>
        <source>A batch draws the region in that row, but there is none.</source>
        <translation>批次绘制该行的区域，但它不存在。</translation>
    </message>
    <message>
        <source>Sequences and groups that differ in number</source>
        <translation>序列与组的数量不一致</translation>
    </message>
    <message>
        <source>Each sequence (SEQS) has one group (STG_) with the collections that it plays; the game matches them by row.</source>
        <translation>每个序列（SEQS）有一个组（STG_），包含其播放的集合；游戏按行对应。</translation>
    </message>
    <message>
        <source>which group belongs to which sequence can&apos;t be guessed</source>
        <translation>无法推测哪个组属于哪个序列</translation>
    </message>
    <message>
        <source>The format requires the end to come after the start; it is not known what the game plays otherwise.</source>
        <translation>按格式，结束在开始之后；否则游戏播放什么尚不清楚。</translation>
    </message>
    <message>
        <source>Swap start and end</source>
        <translation>交换开始和结束</translation>
    </message>
    <message>
        <source>Collections that no sequence plays</source>
        <translation>没有序列播放的集合</translation>
    </message>
    <message>
        <source>The keys of a collection (STC_) are played by the group that names it; others are only loaded.</source>
        <translation>集合（STC_）的关键帧由引用它的组播放；其他集合只会加载。</translation>
    </message>
    <message>
        <source>Delete the collection</source>
        <translation>删除集合</translation>
    </message>
    <message>
        <source>Bones without a rest pose</source>
        <translation>没有静止姿势的骨骼</translation>
    </message>
    <message>
        <source>Each bone has one IREF matrix, by its row.</source>
        <translation>每个骨骼按其行对应一个 IREF 矩阵。</translation>
    </message>
    <message>
        <source>only the program that made the model knows the pose in which the mesh was bound</source>
        <translation>网格绑定时的姿势只有制作该模型的程序知道</translation>
    </message>
    <message>
        <source>“%1” is not a model</source>
        <translation>“%1”不是模型</translation>
    </message>
    <message>
        <source>filter mode %1 is not known</source>
        <translation>过滤模式 %1 未知</translation>
    </message>
    <message>
        <source>replaceable id %1 is not known</source>
        <translation>可替换 ID %1 未知</translation>
    </message>
    <message>
        <source>the emitter has no texture</source>
        <translation>该发射器没有纹理</translation>
    </message>
    <message>
        <source>the life span is negative</source>
        <translation>生命周期为负</translation>
    </message>
    <message>
        <source>XY quads need speed and latitude, or they are not seen</source>
        <translation>XY 四边形需要速度和纬度，否则看不到</translation>
    </message>
    <message>
        <source>the emitter squirts, but its emission rate is not animated</source>
        <translation>该发射器为喷射模式，但发射速率没有动画</translation>
    </message>
    <message>
        <source>its particles are transparent for their whole life</source>
        <translation>其粒子始终透明</translation>
    </message>
    <message>
        <source>no guide says in which sequences the effect is seen</source>
        <translation>没有说明该特效在哪些序列中可见</translation>
    </message>
    <message>
        <source>“%1” is not a PopcornFX effect</source>
        <translation>“%1”不是 PopcornFX 特效</translation>
    </message>
    <message>
        <source>the texture is divided into no rows or columns</source>
        <translation>纹理的行数或列数为零</translation>
    </message>
    <message>
        <source>Emitters without a model</source>
        <translation>没有模型的发射器</translation>
    </message>
    <message>
        <source>The emitter emits models (.mdl or .mdx); with any other file it shows nothing (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>该发射器发射模型（.mdl 或 .mdx）；其他文件不会显示（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>only you know which model is meant</source>
        <translation>应为哪个模型由用户决定</translation>
    </message>
    <message>
        <source>Unknown filter modes of emitters</source>
        <translation>发射器的过滤模式未知</translation>
    </message>
    <message>
        <source>Emitters support Blend, Additive, Modulate, Modulate 2x and Alpha key (0 to 4; mdx-m3-viewer&apos;s sanity test).</source>
        <translation>发射器支持混合、叠加、调制、双倍调制和 Alpha 键（0 到 4；mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Blend</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>Unknown replaceable ids of emitters</source>
        <translation>发射器的可替换 ID 未知</translation>
    </message>
    <message>
        <source>The game fills nothing in for ids that it does not know (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>对于不认识的 ID，游戏不会填入任何内容（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Use the texture</source>
        <translation>使用纹理</translation>
    </message>
    <message>
        <source>Emitters without a texture</source>
        <translation>没有纹理的发射器</translation>
    </message>
    <message>
        <source>The game looks the texture up without checking the number (HiveWE, after the 2.1 program).</source>
        <translation>游戏查找纹理时不检查编号（HiveWE，依据 2.1 版程序）。</translation>
    </message>
    <message>
        <source>only you know which texture is meant</source>
        <translation>应为哪个纹理由用户决定</translation>
    </message>
    <message>
        <source>Rows and columns that are not powers of two</source>
        <translation>行数和列数不是 2 的幂</translation>
    </message>
    <message>
        <source>Otherwise the game treats the whole texture as one cell (HiveWE, after the 2.1 program).</source>
        <translation>否则游戏会把整个纹理当作一个单元格（HiveWE，依据 2.1 版程序）。</translation>
    </message>
    <message>
        <source>One cell, as the game shows it</source>
        <translation>一个单元格，与游戏显示一致</translation>
    </message>
    <message>
        <source>The next smaller powers of two</source>
        <translation>较小的最接近的 2 的幂</translation>
    </message>
    <message>
        <source>Negative life spans</source>
        <translation>负的生命周期</translation>
    </message>
    <message>
        <source>HiveWE&apos;s validator reports a negative life span as an error; 0 switches an emitter off.</source>
        <translation>HiveWE 的验证器将负的生命周期列为错误；0 会关闭发射器。</translation>
    </message>
    <message>
        <source>Switch the emitter off: 0</source>
        <translation>关闭发射器：0</translation>
    </message>
    <message>
        <source>XY quads that don&apos;t move</source>
        <translation>不运动的 XY 四边形</translation>
    </message>
    <message>
        <source>mdx-m3-viewer&apos;s sanity test reports it as severe that flat particles are not seen without speed and latitude.</source>
        <translation>mdx-m3-viewer 的检查报告为严重问题：平面粒子没有速度和纬度时看不到。</translation>
    </message>
    <message>
        <source>Face the camera instead</source>
        <translation>改为面向摄像机</translation>
    </message>
    <message>
        <source>Squirts without an animated rate</source>
        <translation>没有速率动画的喷射</translation>
    </message>
    <message>
        <source>mdx-m3-viewer&apos;s sanity test reports emitters that squirt without keys for their emission rate as severe.</source>
        <translation>mdx-m3-viewer 的检查将没有发射速率关键帧的喷射发射器报告为严重问题。</translation>
    </message>
    <message>
        <source>Emit evenly</source>
        <translation>均匀发射</translation>
    </message>
    <message>
        <source>Invisible particles</source>
        <translation>不可见的粒子</translation>
    </message>
    <message>
        <source>All three opacities are 0: the game simulates something that nobody sees (Wa3Tuner).</source>
        <translation>三个不透明度均为 0：游戏在模拟没人看到的内容（Wa3Tuner）。</translation>
    </message>
    <message>
        <source>Delete the emitter</source>
        <translation>删除发射器</translation>
    </message>
    <message>
        <source>Effects without a visibility guide</source>
        <translation>没有可见性说明的特效</translation>
    </message>
    <message>
        <source>The guide names the sequences in which the effect is seen, such as “Always=on”; mdx-m3-viewer&apos;s sanity test reports a missing one as severe.</source>
        <translation>该说明指定特效在哪些序列中可见，例如“Always=on”；缺少时 mdx-m3-viewer 的检查报告为严重问题。</translation>
    </message>
    <message>
        <source>Always=on</source>
        <translation>Always=on</translation>
    </message>
    <message>
        <source>Effects without a file</source>
        <translation>没有文件的特效</translation>
    </message>
    <message>
        <source>Such an emitter plays a PopcornFX effect (.pkfx, compiled .pkb).</source>
        <translation>此类发射器播放 PopcornFX 特效（.pkfx，编译后为 .pkb）。</translation>
    </message>
    <message>
        <source>only you know which file is meant</source>
        <translation>应为哪个文件由用户决定</translation>
    </message>
    <message>
        <source>Ribbons without rows or columns</source>
        <translation>没有行或列的飘带</translation>
    </message>
    <message>
        <source>The texture is divided into rows and columns; 0 leaves no part of it.</source>
        <translation>纹理按行和列划分；0 不会留下任何部分。</translation>
    </message>
    <message>
        <source>One</source>
        <translation>一</translation>
    </message>
    <message>
        <source>version %1 is not known</source>
        <translation>版本 %1 未知</translation>
    </message>
    <message>
        <source>version 900 belongs to a beta</source>
        <translation>版本 900 属于测试版</translation>
    </message>
    <message>
        <source>the model names the animation file “%1”</source>
        <translation>模型引用了动画文件“%1”</translation>
    </message>
    <message>
        <source>%1 bytes of “%2” are not understood</source>
        <translation>“%2”的 %1 字节无法识别</translation>
    </message>
    <message>
        <source>the file is not a FaceFX file (.facefx)</source>
        <translation>该文件不是 FaceFX 文件（.facefx）</translation>
    </message>
    <message>
        <source>there are %1 bind poses for %2 nodes</source>
        <translation>%2 个节点有 %1 个绑定姿势</translation>
    </message>
    <message>
        <source>the bounds end before they begin</source>
        <translation>边界的结束早于开始</translation>
    </message>
    <message>
        <source>Unknown versions</source>
        <translation>未知的版本</translation>
    </message>
    <message>
        <source>Known versions are 800 to 1200, 1300, 1600, 1700 and 1800 of Warcraft III and 1300, 1400 and 1500 of World of Warcraft&apos;s alpha (mdx-m3-viewer&apos;s sanity test warns about others).</source>
        <translation>已知的有魔兽争霸 III 的 800 到 1200、1300、1600、1700 和 1800，以及魔兽世界 alpha 版的 1300、1400 和 1500（其他的 mdx-m3-viewer 检查会警告）。</translation>
    </message>
    <message>
        <source>the version follows from the structure; File → Convert to version changes both</source>
        <translation>版本由结构决定；文件 → 转换为版本会同时更改两者</translation>
    </message>
    <message>
        <source>Models of the Reforged beta</source>
        <translation>重制版测试版的模型</translation>
    </message>
    <message>
        <source>The released game is said to read more bytes than layers of version 900 have, so that such models fail (mdx-m3-viewer, layer.ts).</source>
        <translation>据说正式版游戏读取 900 版层的字节数多于实际，因此此类模型会失败（mdx-m3-viewer 的 layer.ts）。</translation>
    </message>
    <message>
        <source>File → Convert to version turns it into a version 1000 model and lists what changes</source>
        <translation>文件 → 转换为版本可将其变为 1000 版模型，并列出更改</translation>
    </message>
    <message>
        <source>External animation files</source>
        <translation>外部动画文件</translation>
    </message>
    <message>
        <source>No model of the game has such a file (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>游戏的模型都没有这种文件（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Clear the path</source>
        <translation>清除路径</translation>
    </message>
    <message>
        <source>Unknown chunks</source>
        <translation>未知数据块</translation>
    </message>
    <message>
        <source>The game skips chunks that it does not know. They are kept in place; some editors refuse files that have any.</source>
        <translation>游戏会跳过不认识的块。它们会原位保留；有些编辑器会拒绝含有它们的文件。</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Face animations without a file</source>
        <translation>没有文件的面部动画</translation>
    </message>
    <message>
        <source>The game only plays faces from FaceFX files (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>游戏只按 FaceFX 文件播放面部动画（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Too few bind poses</source>
        <translation>绑定姿势过少</translation>
    </message>
    <message>
        <source>HD models bind their skin with one matrix for each node, by its object id, and one for each camera. It is not known what the game uses for the others.</source>
        <translation>HD 模型用每个节点一个矩阵（按对象 ID）和每个摄像机一个矩阵绑定蒙皮。其余的游戏取什么尚不清楚。</translation>
    </message>
    <message>
        <source>Bounds that end before they begin</source>
        <translation>结束早于开始的边界</translation>
    </message>
    <message>
        <source>Bounds decide when a model is drawn and where it can be clicked; mdx-m3-viewer&apos;s sanity test warns about negative ones.</source>
        <translation>边界决定模型何时绘制以及在何处可点击；负的边界 mdx-m3-viewer 的检查会警告。</translation>
    </message>
    <message>
        <source>Recompute the bounds</source>
        <translation>重新计算边界</translation>
    </message>
    <message>
        <source>%1 texture coordinates for %2 vertices</source>
        <translation>%2 个顶点有 %1 个纹理坐标</translation>
    </message>
    <message>
        <source>the geoset has no texture coordinates</source>
        <translation>该几何体没有纹理坐标</translation>
    </message>
    <message>
        <source>%1 tangents for %2 vertices</source>
        <translation>%2 个顶点有 %1 个切线</translation>
    </message>
    <message>
        <source>a face refers to vertex %1 of %2</source>
        <translation>有面引用了顶点 %1，共 %2 个</translation>
    </message>
    <message>
        <source>%1 indices are not a multiple of three</source>
        <translation>%1 个索引不是三的倍数</translation>
    </message>
    <message>
        <source>faces of type %1 are not triangles</source>
        <translation>类型 %1 的面不是三角形</translation>
    </message>
    <message>
        <source>the face groups need %1 indices, there are %2</source>
        <translation>面组需要 %1 个索引，实际有 %2 个</translation>
    </message>
    <message>
        <source>the geoset has no faces</source>
        <translation>该几何体没有面</translation>
    </message>
    <message>
        <source>%1 triangles use the same corner twice</source>
        <translation>%1 个三角形有重复的角</translation>
    </message>
    <message>
        <source>%1 triangles are duplicates</source>
        <translation>%1 个三角形重复</translation>
    </message>
    <message>
        <source>another geoset animation has the same geoset</source>
        <translation>另一个几何体动画使用同一几何体</translation>
    </message>
    <message>
        <source>Normals and vertices that differ in number</source>
        <translation>法线与顶点的数量不一致</translation>
    </message>
    <message>
        <source>Each vertex has one normal; HiveWE&apos;s validator refuses other counts.</source>
        <translation>每个顶点有一条法线；其他数量 HiveWE 的验证器会拒绝。</translation>
    </message>
    <message>
        <source>Correct the number of normals</source>
        <translation>调整法线数量</translation>
    </message>
    <message>
        <source>Texture coordinates and vertices that differ in number</source>
        <translation>纹理坐标与顶点的数量不一致</translation>
    </message>
    <message>
        <source>Each vertex has one coordinate in a set; HiveWE&apos;s validator refuses other counts.</source>
        <translation>每个顶点在一组中有一个坐标；其他数量 HiveWE 的验证器会拒绝。</translation>
    </message>
    <message>
        <source>Correct the number of coordinates</source>
        <translation>调整坐标数量</translation>
    </message>
    <message>
        <source>Geosets without texture coordinates</source>
        <translation>没有纹理坐标的几何体</translation>
    </message>
    <message>
        <source>Without coordinates no texture can be applied to it.</source>
        <translation>没有坐标就无法贴纹理。</translation>
    </message>
    <message>
        <source>Add a set of coordinates</source>
        <translation>添加一组坐标</translation>
    </message>
    <message>
        <source>Tangents and vertices that differ in number</source>
        <translation>切线与顶点的数量不一致</translation>
    </message>
    <message>
        <source>HD models need one tangent per vertex to read the normal map; otherwise the lighting is wrong.</source>
        <translation>HD 模型每个顶点用一条切线读取法线贴图；数量不对会导致光照错误。</translation>
    </message>
    <message>
        <source>Correct the number of tangents</source>
        <translation>调整切线数量</translation>
    </message>
    <message>
        <source>Faces with vertices that don&apos;t exist</source>
        <translation>面使用了不存在的顶点</translation>
    </message>
    <message>
        <source>Delete these faces</source>
        <translation>删除这些面</translation>
    </message>
    <message>
        <source>Incomplete faces</source>
        <translation>不完整的面</translation>
    </message>
    <message>
        <source>Three indices make a face; what is left over is not drawn (HiveWE&apos;s validator).</source>
        <translation>三个索引构成一个面；多余的不会绘制（HiveWE 的验证器）。</translation>
    </message>
    <message>
        <source>Faces that aren&apos;t triangles</source>
        <translation>不是三角形的面</translation>
    </message>
    <message>
        <source>All of Blizzard&apos;s faces are lists of triangles (type 4); neither viewers nor the game are known to draw any other type.</source>
        <translation>暴雪的所有面都是三角形列表（类型 4）；未见查看器和游戏绘制其他类型。</translation>
    </message>
    <message>
        <source>lines, strips and fans have to be turned into triangles by the program that made them</source>
        <translation>线、条带和扇形必须由制作它们的程序转换为三角形</translation>
    </message>
    <message>
        <source>Face groups that don&apos;t match the faces</source>
        <translation>与面不匹配的面组</translation>
    </message>
    <message>
        <source>The groups divide the indices by type; what a wrong sum leads to is not known.</source>
        <translation>各组按类型划分索引；总和错误会导致什么尚不清楚。</translation>
    </message>
    <message>
        <source>Make one group of all faces</source>
        <translation>将所有面合为一组</translation>
    </message>
    <message>
        <source>Too many vertices for faces</source>
        <translation>顶点过多，面无法引用</translation>
    </message>
    <message>
        <source>Faces refer to vertices by 16-bit numbers.</source>
        <translation>面用 16 位编号引用顶点。</translation>
    </message>
    <message>
        <source>the geoset has to be divided in the program that made it</source>
        <translation>必须在制作该几何体的程序中将其拆分</translation>
    </message>
    <message>
        <source>Geosets with 7433 vertices or more</source>
        <translation>顶点达到或超过 7433 个的几何体</translation>
    </message>
    <message>
        <source>Classic geosets with this many vertices are drawn incorrectly, or not at all (Hive&apos;s model checker; HiveWE&apos;s wiki).</source>
        <translation>顶点如此多的经典几何体会绘制错误或不绘制（Hive 的模型检查器；HiveWE 的维基）。</translation>
    </message>
    <message>
        <source>Bounds that don&apos;t match the sequences</source>
        <translation>与序列不对应的边界</translation>
    </message>
    <message>
        <source>Classic models have bounds for each geoset in each sequence, by the sequence&apos;s row.</source>
        <translation>经典模型按序列的行保存每个几何体在每个序列中的边界。</translation>
    </message>
    <message>
        <source>Correct the number of bounds</source>
        <translation>调整边界数量</translation>
    </message>
    <message>
        <source>Geosets without faces</source>
        <translation>没有面的几何体</translation>
    </message>
    <message>
        <source>It is never drawn.</source>
        <translation>其中任何内容都不会绘制。</translation>
    </message>
    <message>
        <source>Delete the geoset</source>
        <translation>删除几何体</translation>
    </message>
    <message>
        <source>Triangles that use a corner twice</source>
        <translation>有重复角的三角形</translation>
    </message>
    <message>
        <source>They have no area and are never seen.</source>
        <translation>它们没有面积，永远看不到。</translation>
    </message>
    <message>
        <source>Delete these triangles</source>
        <translation>删除这些三角形</translation>
    </message>
    <message>
        <source>Duplicate triangles</source>
        <translation>重复的三角形</translation>
    </message>
    <message>
        <source>The second one covers the first exactly. In translucent materials both are seen, twice as bright or dense.</source>
        <translation>第二个正好覆盖第一个。在半透明材质中两者都可见，亮度或浓度加倍。</translation>
    </message>
    <message>
        <source>Delete the duplicates</source>
        <translation>删除重复的</translation>
    </message>
    <message>
        <source>Geosets with several geoset animations</source>
        <translation>有多个几何体动画的几何体</translation>
    </message>
    <message>
        <source>The game uses one of them; which one is not certain (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>游戏会使用其中一个；具体哪个不确定（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Delete this geoset animation</source>
        <translation>删除此几何体动画</translation>
    </message>
    <message>
        <source>More than one byte can count</source>
        <translation>超过一个字节的计数范围</translation>
    </message>
    <message>
        <source>World of Warcraft&apos;s alpha counts sequences, materials and geosets in one byte.</source>
        <translation>魔兽世界 alpha 版用一个字节对序列、材质和几何体计数。</translation>
    </message>
    <message>
        <source>some have to be merged or deleted</source>
        <translation>必须合并或删除一些</translation>
    </message>
    <message>
        <source>the shader “%1” is not known</source>
        <translation>着色器“%1”未知</translation>
    </message>
    <message>
        <source>an HD material has %1 layers instead of six</source>
        <translation>HD 材质有 %1 层而不是六层</translation>
    </message>
    <message>
        <source>slot %1 does not exist</source>
        <translation>插槽 %1 不存在</translation>
    </message>
    <message>
        <source>the layer has no texture</source>
        <translation>该层没有纹理</translation>
    </message>
    <message>
        <source>no geoset or ribbon uses the material</source>
        <translation>没有几何体或飘带使用该材质</translation>
    </message>
    <message>
        <source>no layer uses the texture animation</source>
        <translation>没有层使用该纹理动画</translation>
    </message>
    <message>
        <source>the model has no texture that it could show</source>
        <translation>模型没有可显示的纹理</translation>
    </message>
    <message>
        <source>Materials without layers</source>
        <translation>没有层的材质</translation>
    </message>
    <message>
        <source>HiveWE&apos;s validator refuses materials without layers; mdx-m3-viewer&apos;s sanity test warns.</source>
        <translation>HiveWE 的验证器拒绝没有层的材质；mdx-m3-viewer 的检查会警告。</translation>
    </message>
    <message>
        <source>Add a layer with the first texture</source>
        <translation>添加使用第一个纹理的层</translation>
    </message>
    <message>
        <source>Unknown shaders</source>
        <translation>未知的着色器</translation>
    </message>
    <message>
        <source>mdx-m3-viewer&apos;s sanity test knows “Shader_SD_FixedFunction”, “Shader_HD_DefaultUnit” and none, and warns of others.</source>
        <translation>mdx-m3-viewer 的检查认识“Shader_SD_FixedFunction”、“Shader_HD_DefaultUnit”和空值，其他会警告。</translation>
    </message>
    <message>
        <source>Draw it as SD</source>
        <translation>按 SD 绘制</translation>
    </message>
    <message>
        <source>HD materials with missing layers</source>
        <translation>缺少层的 HD 材质</translation>
    </message>
    <message>
        <source>Before version 1100, an HD material consists of one layer for each texture: colour, normals, ORM, emissive, team colour and environment. The game identifies them by their row.</source>
        <translation>1100 版之前，HD 材质每个纹理一层：颜色、法线、ORM、自发光、队伍颜色和环境。游戏按行取用。</translation>
    </message>
    <message>
        <source>only you know which textures are missing</source>
        <translation>缺少哪些纹理由用户决定</translation>
    </message>
    <message>
        <source>Unknown filter modes</source>
        <translation>未知的过滤模式</translation>
    </message>
    <message>
        <source>They are drawn like Blend (mdx-m3-viewer); some programs don&apos;t draw them.</source>
        <translation>按混合方式绘制（mdx-m3-viewer）；有些程序不绘制。</translation>
    </message>
    <message>
        <source>Texture slots that don&apos;t exist</source>
        <translation>不存在的纹理插槽</translation>
    </message>
    <message>
        <source>A layer has six slots, from 0 (colour) to 5 (environment); HiveWE&apos;s validator warns about others.</source>
        <translation>一层有六个插槽，从 0（颜色）到 5（环境）；其他的 HiveWE 验证器会警告。</translation>
    </message>
    <message>
        <source>Delete the slot</source>
        <translation>删除插槽</translation>
    </message>
    <message>
        <source>Layers without a texture</source>
        <translation>没有纹理的层</translation>
    </message>
    <message>
        <source>Hive&apos;s model checker lists layers without a valid texture among the errors that make the game crash or fail to load a model.</source>
        <translation>Hive 的模型检查器将没有有效纹理的层列为会使游戏无法加载模型或崩溃的错误。</translation>
    </message>
    <message>
        <source>UV sets that don&apos;t exist</source>
        <translation>不存在的 UV 组</translation>
    </message>
    <message>
        <source>The layer uses the coordinates of a set that the geoset does not have; what is drawn then is not known.</source>
        <translation>该层使用几何体没有的坐标组；此时绘制什么尚不清楚。</translation>
    </message>
    <message>
        <source>Use the first set</source>
        <translation>使用第一组</translation>
    </message>
    <message>
        <source>Unused materials</source>
        <translation>未使用的材质</translation>
    </message>
    <message>
        <source>Nothing is drawn with it.</source>
        <translation>没有任何内容用它绘制。</translation>
    </message>
    <message>
        <source>Delete the material</source>
        <translation>删除材质</translation>
    </message>
    <message>
        <source>Unused texture animations</source>
        <translation>未使用的纹理动画</translation>
    </message>
    <message>
        <source>It moves nothing.</source>
        <translation>没有任何内容随之运动。</translation>
    </message>
    <message>
        <source>Delete the texture animation</source>
        <translation>删除纹理动画</translation>
    </message>
    <message>
        <source>the node is its own descendant</source>
        <translation>节点位于自身之下</translation>
    </message>
    <message>
        <source>no vertex or node is attached to the bone</source>
        <translation>没有顶点或节点依附于该骨骼</translation>
    </message>
    <message>
        <source>no node is attached to the helper</source>
        <translation>没有节点依附于该辅助对象</translation>
    </message>
    <message>
        <source>the bone belongs to a geoset animation that is never visible</source>
        <translation>该骨骼属于从不可见的几何体动画</translation>
    </message>
    <message>
        <source>the name contains quotation marks or control characters</source>
        <translation>名称含有引号或控制字符</translation>
    </message>
    <message>
        <source>Nodes with the same object id</source>
        <translation>对象 ID 相同的节点</translation>
    </message>
    <message>
        <source>Object ids number the nodes and must be unique; HiveWE&apos;s validator refuses models where they are not.</source>
        <translation>对象 ID 是节点的编号，各出现一次；否则 HiveWE 的验证器会拒绝模型。</translation>
    </message>
    <message>
        <source>which of the two others refer to can&apos;t be determined; give one of them another id and look at its children</source>
        <translation>无法判断别处指的是哪一个；请为其中之一设置其他 ID 并查看其子对象</translation>
    </message>
    <message>
        <source>Object ids with gaps</source>
        <translation>对象 ID 有空缺</translation>
    </message>
    <message>
        <source>Object ids number the nodes from 0 on without gaps, and pivots go by them (HiveWE&apos;s validator, made after the 2.1 program).</source>
        <translation>对象 ID 从 0 开始连续编号，枢轴点按此对应（HiveWE 的验证器，依据 2.1 版程序）。</translation>
    </message>
    <message>
        <source>moving any node in the tree renumbers all of them</source>
        <translation>在树中移动任一节点会将所有节点重新编号</translation>
    </message>
    <message>
        <source>Nodes that are their own descendants</source>
        <translation>位于自身之下的节点</translation>
    </message>
    <message>
        <source>A matrix is computed from those of the parents, and here the chain never ends. Hive&apos;s model checker reports such parents as errors.</source>
        <translation>矩阵由父对象的矩阵计算而来，而此处没有尽头。Hive 的模型检查器将此类父对象列为错误。</translation>
    </message>
    <message>
        <source>Move it to the top level</source>
        <translation>不置于任何节点之下</translation>
    </message>
    <message>
        <source>Bones after other nodes</source>
        <translation>骨骼位于其他节点之后</translation>
    </message>
    <message>
        <source>The game skins to the first object ids, as many as there are bones (HiveWE&apos;s validator, made after the 2.1 program); vertices of later bones follow another node.</source>
        <translation>游戏按骨骼数量蒙皮到最前面的对象 ID（HiveWE 的验证器，依据 2.1 版程序）；靠后骨骼的顶点会跟随其他节点。</translation>
    </message>
    <message>
        <source>moving any node in the tree renumbers all of them, bones first</source>
        <translation>在树中移动任一节点会将所有节点重新编号，骨骼在前</translation>
    </message>
    <message>
        <source>Too few pivot points</source>
        <translation>枢轴点过少</translation>
    </message>
    <message>
        <source>Nodes turn about their pivot; what the game uses for a missing one is not known (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>节点绕其枢轴点旋转；缺少时游戏取什么尚不清楚（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Add pivots at the origin</source>
        <translation>在原点添加枢轴点</translation>
    </message>
    <message>
        <source>Too many pivot points</source>
        <translation>枢轴点过多</translation>
    </message>
    <message>
        <source>Pivots go by the object id; those after the last node are never used (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>枢轴点按对象 ID 对应；最后一个节点之后的从不使用（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Delete the last ones</source>
        <translation>删除末尾的</translation>
    </message>
    <message>
        <source>Bones without vertices</source>
        <translation>没有顶点的骨骼</translation>
    </message>
    <message>
        <source>Nothing follows it (mdx-m3-viewer&apos;s sanity test). The game turns bones called “Bone_Head” and “Bone_Chest” by itself.</source>
        <translation>没有任何东西跟随它（mdx-m3-viewer 的检查）。游戏会自行转动名为“Bone_Head”和“Bone_Chest”的骨骼。</translation>
    </message>
    <message>
        <source>Delete the bone</source>
        <translation>删除骨骼</translation>
    </message>
    <message>
        <source>Helpers without children</source>
        <translation>没有子对象的辅助对象</translation>
    </message>
    <message>
        <source>Nothing follows it (Wa3Tuner).</source>
        <translation>没有任何东西跟随它（Wa3Tuner）。</translation>
    </message>
    <message>
        <source>Delete the helper</source>
        <translation>删除辅助对象</translation>
    </message>
    <message>
        <source>Bones of geosets that are never visible</source>
        <translation>属于从不可见几何体的骨骼</translation>
    </message>
    <message>
        <source>mdx-m3-viewer&apos;s sanity test reports this as severe: what is attached to a bone whose geoset animation is invisible is not animated.</source>
        <translation>mdx-m3-viewer 的检查将此报告为严重问题：几何体动画不可见的骨骼所带的内容不会有动画。</translation>
    </message>
    <message>
        <source>Make it independent of geoset animations</source>
        <translation>使其不依赖几何体动画</translation>
    </message>
    <message>
        <source>Names that MDL can&apos;t express</source>
        <translation>MDL 无法表示的名称</translation>
    </message>
    <message>
        <source>Texts in MDL are enclosed in quotation marks and have no way to contain one (HiveWE&apos;s validator).</source>
        <translation>MDL 的文本位于引号内，无法包含引号（HiveWE 的验证器）。</translation>
    </message>
    <message>
        <source>Replace them with others</source>
        <translation>用其他字符代替</translation>
    </message>
    <message>
        <source>attenuation from %1 to %2 is outside 80 to 200</source>
        <translation>衰减 %1 到 %2 超出 80 到 200</translation>
    </message>
    <message>
        <source>there are attachments, but no “Origin Ref”</source>
        <translation>有附着点，但没有“Origin Ref”</translation>
    </message>
    <message>
        <source>“%1” is not a kind (SND, SPN, SPL, FPT or UBR) with a four-character id</source>
        <translation>“%1”不是类型（SND、SPN、SPL、FPT 或 UBR）加四个字符的 ID</translation>
    </message>
    <message>
        <source>the near plane must be in front of the camera and before the far plane</source>
        <translation>近裁剪面必须在摄像机前方且在远裁剪面之前</translation>
    </message>
    <message>
        <source>the camera is positioned at its target</source>
        <translation>摄像机位于其注视点上</translation>
    </message>
    <message>
        <source>the collision shape has no size</source>
        <translation>碰撞形状没有大小</translation>
    </message>
    <message>
        <source>Lights that end before they start</source>
        <translation>衰减结束早于开始的灯光</translation>
    </message>
    <message>
        <source>A light fades between the start and end of its attenuation; the other way round is meaningless (HiveWE&apos;s validator warns).</source>
        <translation>灯光在衰减的开始与结束之间减弱；反过来没有意义（HiveWE 的验证器会警告）。</translation>
    </message>
    <message>
        <source>Lights with an unusual range</source>
        <translation>范围异常的灯光</translation>
    </message>
    <message>
        <source>All of the game&apos;s lights fade between 80 and 200; tools expect this (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>游戏的所有灯光都在 80 到 200 之间减弱；工具会这样预期（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>the range is a matter of taste</source>
        <translation>范围属于个人喜好</translation>
    </message>
    <message>
        <source>Attachments without a model</source>
        <translation>附着点引用的不是模型</translation>
    </message>
    <message>
        <source>An attachment with a path shows a model (.mdl or .mdx) there; any other file shows nothing (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>带路径的附着点会在该处显示模型（.mdl 或 .mdx）；其他文件则不显示（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>No “Origin”</source>
        <translation>没有“Origin”</translation>
    </message>
    <message>
        <source>Spells attach to “origin” by default (mdx-m3-viewer&apos;s sanity test warns). Only units need it.</source>
        <translation>法术默认附着在“origin”上（mdx-m3-viewer 的检查会警告）。只有单位需要它。</translation>
    </message>
    <message>
        <source>Add “Origin Ref”</source>
        <translation>添加“Origin Ref”</translation>
    </message>
    <message>
        <source>Event objects without times</source>
        <translation>没有时间的事件对象</translation>
    </message>
    <message>
        <source>The game refuses the model (mdx-m3-viewer, issue 44; wiki of HiveWE).</source>
        <translation>游戏会拒绝该模型（mdx-m3-viewer 的问题 44；HiveWE 的维基）。</translation>
    </message>
    <message>
        <source>Delete the event object</source>
        <translation>删除事件对象</translation>
    </message>
    <message>
        <source>Names that are not events</source>
        <translation>不是事件的名称</translation>
    </message>
    <message>
        <source>The first three characters give the kind, the fourth is ignored, and four more name a row of the game&apos;s tables (HiveWE&apos;s validator warns of other names).</source>
        <translation>前三个字符表示类型，第四个被忽略，再后四个指定游戏表中的一行（其他名称 HiveWE 的验证器会警告）。</translation>
    </message>
    <message>
        <source>only you know which event is meant</source>
        <translation>应为哪个事件由用户决定</translation>
    </message>
    <message>
        <source>Cameras that see nothing</source>
        <translation>看不到任何内容的摄像机</translation>
    </message>
    <message>
        <source>Only what is between the near and the far plane is drawn (HiveWE&apos;s validator warns).</source>
        <translation>只绘制近裁剪面与远裁剪面之间的内容（HiveWE 的验证器会警告）。</translation>
    </message>
    <message>
        <source>8 to 1000, as in Blizzard&apos;s models</source>
        <translation>8 到 1000，与暴雪相同</translation>
    </message>
    <message>
        <source>Cameras without a direction</source>
        <translation>没有方向的摄像机</translation>
    </message>
    <message>
        <source>The direction from the camera to its target has no length; the picture stays empty (Wa3Tuner).</source>
        <translation>从摄像机到目标的方向没有长度；画面为空（Wa3Tuner）。</translation>
    </message>
    <message>
        <source>where it should look is up to you</source>
        <translation>应朝向何处由用户决定</translation>
    </message>
    <message>
        <source>Collision shapes without a size</source>
        <translation>没有大小的碰撞形状</translation>
    </message>
    <message>
        <source>What has no size can&apos;t be clicked.</source>
        <translation>没有大小的东西无法点击。</translation>
    </message>
    <message>
        <source>Delete the collision shape</source>
        <translation>删除碰撞形状</translation>
    </message>
    <message>
        <source>“%1” has no key at its start</source>
        <translation>“%1”的开头没有关键帧</translation>
    </message>
    <message>
        <source>“%1” and %2 more have no key at their start</source>
        <translation>“%1”和另外 %2 个序列的开头没有关键帧</translation>
    </message>
    <message>
        <source>“%1” has no key at its end</source>
        <translation>“%1”的结尾没有关键帧</translation>
    </message>
    <message>
        <source>“%1” and %2 more have no key at their end</source>
        <translation>“%1”和另外 %2 个序列的结尾没有关键帧</translation>
    </message>
    <message>
        <source>rotations with tangents: insert the key in the curve editor</source>
        <translation>带切线的旋转：请在曲线编辑器中插入关键帧</translation>
    </message>
    <message>
        <source>Sequences without a key at their start</source>
        <translation>开头没有关键帧的序列</translation>
    </message>
    <message>
        <source>Until the first key the game interpolates from the last key of the sequence, as if it looped (mdx-m3-viewer&apos;s tooltips, on the 1.2x game). Where that is not intended, limbs jump or turn at the start.</source>
        <translation>在第一个关键帧之前，游戏会像循环一样从序列的最后一个关键帧开始插值（mdx-m3-viewer 对 1.2x 版游戏的说明）。若非有意，肢体会在开头跳动或转动。</translation>
    </message>
    <message>
        <source>Hold the first key from the start</source>
        <translation>从开头起保持第一个关键帧</translation>
    </message>
    <message>
        <source>Sequences without a key at their end</source>
        <translation>结尾没有关键帧的序列</translation>
    </message>
    <message>
        <source>After the last key, a looping sequence continues towards its first key. This is intended where the end should run into the start, but shows as a jerk elsewhere (Wa3Tuner).</source>
        <translation>最后一个关键帧之后，循环序列会趋向第一个关键帧。若结尾应衔接开头，这是有意的；否则会看到抖动（Wa3Tuner）。</translation>
    </message>
    <message>
        <source>Hold the last key to the end</source>
        <translation>将最后一个关键帧保持到结尾</translation>
    </message>
    <message>
        <source>the model has no sequence “Stand”</source>
        <translation>模型没有“Stand”序列</translation>
    </message>
    <message>
        <source>the model has no sequence “Death”</source>
        <translation>模型没有“Death”序列</translation>
    </message>
    <message>
        <source>the game has no animation “%1”</source>
        <translation>游戏没有“%1”动画</translation>
    </message>
    <message>
        <source>“%1” begins before “%2” has ended</source>
        <translation>“%1”在“%2”结束之前开始</translation>
    </message>
    <message>
        <source>the global sequence has no length</source>
        <translation>该全局序列没有长度</translation>
    </message>
    <message>
        <source>no track runs on the global sequence</source>
        <translation>没有轨道使用该全局序列</translation>
    </message>
    <message>
        <source>there is no time left after the last sequence</source>
        <translation>最后一个序列之后没有剩余时间</translation>
    </message>
    <message>
        <source>Models without sequences</source>
        <translation>没有序列的模型</translation>
    </message>
    <message>
        <source>The game treats the model as one “Stand” from 0 to 0 (HiveWE, after the 2.1 program): only what runs on global sequences moves.</source>
        <translation>游戏将该模型视为从 0 到 0 的“Stand”（HiveWE，依据 2.1 版程序）：只有使用全局序列的内容会运动。</translation>
    </message>
    <message>
        <source>Add “Stand”</source>
        <translation>添加“Stand”</translation>
    </message>
    <message>
        <source>The format requires the end to come after the start; it is not known what the game does otherwise (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>按格式，结束在开始之后；否则游戏的行为尚不清楚（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Sequences of zero length</source>
        <translation>没有长度的序列</translation>
    </message>
    <message>
        <source>Only its first moment can be seen (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>只能看到其第一个瞬间（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>how long it should be is up to you</source>
        <translation>应为多长由用户决定</translation>
    </message>
    <message>
        <source>No “Stand”</source>
        <translation>没有“Stand”</translation>
    </message>
    <message>
        <source>The game plays “Stand” for whatever is idle (mdx-m3-viewer&apos;s sanity test reports a missing one as severe). Missiles and effects only need “Birth” and “Death”.</source>
        <translation>对于静止的对象，游戏播放“Stand”（缺少时 mdx-m3-viewer 的检查报告为严重问题）。投射物和特效只需要“Birth”和“Death”。</translation>
    </message>
    <message>
        <source>Add an empty “Stand”</source>
        <translation>添加空的“Stand”</translation>
    </message>
    <message>
        <source>No “Death”</source>
        <translation>没有“Death”</translation>
    </message>
    <message>
        <source>When a unit dies or an effect ends, the game plays “Death” (mdx-m3-viewer&apos;s sanity test reports a missing one as severe). Doodads and models of the interface need none.</source>
        <translation>单位或特效结束时，游戏播放“Death”（缺少时 mdx-m3-viewer 的检查报告为严重问题）。装饰物和界面模型不需要。</translation>
    </message>
    <message>
        <source>what happens at death is up to you</source>
        <translation>死亡时发生什么由用户决定</translation>
    </message>
    <message>
        <source>Names that the game does not play</source>
        <translation>游戏不播放的名称</translation>
    </message>
    <message>
        <source>The game chooses sequences by words, the first of which is Attack, Birth, Cinematic, Death, Decay, Dissipate, Morph, Portrait, Sleep, Spell, Stand or Walk. Others are only played by triggers or by the interface.</source>
        <translation>游戏按单词选择序列，第一个单词为 Attack、Birth、Cinematic、Death、Decay、Dissipate、Morph、Portrait、Sleep、Spell、Stand 或 Walk。其他的只会由触发器或界面播放。</translation>
    </message>
    <message>
        <source>only you know which animation is meant</source>
        <translation>应为哪个动画由用户决定</translation>
    </message>
    <message>
        <source>Sequences that overlap</source>
        <translation>重叠的序列</translation>
    </message>
    <message>
        <source>Both read the same keys. mdx-m3-viewer&apos;s sanity test reports it as severe in version 800; it is fine where intended.</source>
        <translation>两者读取相同的关键帧。mdx-m3-viewer 的检查在 800 版中报告为严重问题；若有意如此则没有问题。</translation>
    </message>
    <message>
        <source>Sequences → push what follows moves them apart, with all of their keys</source>
        <translation>序列 → 推移后面的内容可将它们连同所有关键帧分开</translation>
    </message>
    <message>
        <source>Global sequences without a length</source>
        <translation>没有长度的全局序列</translation>
    </message>
    <message>
        <source>What runs on it stays at its first key; Blizzard&apos;s models have some.</source>
        <translation>使用它的内容停留在第一个关键帧；暴雪的模型中也有。</translation>
    </message>
    <message>
        <source>Unused global sequences</source>
        <translation>未使用的全局序列</translation>
    </message>
    <message>
        <source>Nothing runs on it.</source>
        <translation>没有任何内容使用它。</translation>
    </message>
    <message>
        <source>Delete the global sequence</source>
        <translation>删除全局序列</translation>
    </message>
    <message>
        <source>vertices are in matrix group %1, which has no bone</source>
        <translation>有顶点位于没有骨骼的矩阵组 %1</translation>
    </message>
    <message>
        <source>%1 vertices are bound to nothing</source>
        <translation>%1 个顶点未绑定</translation>
    </message>
    <message>
        <source>vertices are bound to node %1, which is not a bone</source>
        <translation>有顶点绑定到不是骨骼的节点 %1</translation>
    </message>
    <message>
        <source>%1 skin elements for %2 vertices; there must be eight per vertex</source>
        <translation>%2 个顶点有 %1 个蒙皮元素；每个应为八个</translation>
    </message>
    <message>
        <source>the weights of %1 vertices don&apos;t add up to 255</source>
        <translation>%1 个顶点的权重之和不是 255</translation>
    </message>
    <message>
        <source>%1 matrix groups are duplicates of another</source>
        <translation>%1 个矩阵组与另一个相同</translation>
    </message>
    <message>
        <source>the geoset has no matrix groups</source>
        <translation>该几何体没有矩阵组</translation>
    </message>
    <message>
        <source>the model has no bone</source>
        <translation>模型没有骨骼</translation>
    </message>
    <message>
        <source>Vertex groups and vertices that differ in number</source>
        <translation>顶点组与顶点的数量不一致</translation>
    </message>
    <message>
        <source>Each vertex has one number of a matrix group (HiveWE&apos;s validator refuses other counts).</source>
        <translation>每个顶点有一个矩阵组编号（其他数量 HiveWE 的验证器会拒绝）。</translation>
    </message>
    <message>
        <source>Correct the number, and put the rest into the first group</source>
        <translation>调整数量，其余放入第一组</translation>
    </message>
    <message>
        <source>Vertices of groups that don&apos;t exist</source>
        <translation>属于不存在的组的顶点</translation>
    </message>
    <message>
        <source>The game uses the last group instead (HiveWE, after the 2.1 program).</source>
        <translation>游戏会改用最后一组（HiveWE，依据 2.1 版程序）。</translation>
    </message>
    <message>
        <source>Put them into the last group</source>
        <translation>放入最后一组</translation>
    </message>
    <message>
        <source>Matrix groups and matrices that differ in number</source>
        <translation>矩阵组与矩阵的数量不一致</translation>
    </message>
    <message>
        <source>The groups divide the list of matrices (HiveWE&apos;s validator refuses other sums).</source>
        <translation>各组划分矩阵列表（其他总和 HiveWE 的验证器会拒绝）。</translation>
    </message>
    <message>
        <source>Adjust the groups to the matrices</source>
        <translation>使组与矩阵匹配</translation>
    </message>
    <message>
        <source>Vertices of groups without a bone</source>
        <translation>属于没有骨骼的组的顶点</translation>
    </message>
    <message>
        <source>HiveWE&apos;s validator, made after the 2.1 program, refuses matrix groups without a bone.</source>
        <translation>依据 2.1 版程序制作的 HiveWE 验证器会拒绝没有骨骼的矩阵组。</translation>
    </message>
    <message>
        <source>Bind them to the first bone</source>
        <translation>绑定到第一个骨骼</translation>
    </message>
    <message>
        <source>Vertices bound to nothing</source>
        <translation>未绑定的顶点</translation>
    </message>
    <message>
        <source>The number of the bone is −1. mdx-m3-viewer&apos;s sanity test reports vertices that are bound to nothing as severe.</source>
        <translation>骨骼编号为 −1。mdx-m3-viewer 的检查将未绑定的顶点报告为严重问题。</translation>
    </message>
    <message>
        <source>Vertices bound to nodes other than bones</source>
        <translation>绑定到非骨骼节点的顶点</translation>
    </message>
    <message>
        <source>The game only skins to bones (HiveWE, after the 2.1 program). Helpers and emitters don&apos;t move vertices (mdx-m3-viewer&apos;s sanity test: severe).</source>
        <translation>游戏只蒙皮到骨骼（HiveWE，依据 2.1 版程序）。辅助对象和发射器不会移动顶点（mdx-m3-viewer 的检查：严重）。</translation>
    </message>
    <message>
        <source>only you know which bone is meant; Convert to bone in the tree turns a helper into one</source>
        <translation>应为哪个骨骼由用户决定；树中的“转换为骨骼”可将辅助对象变为骨骼</translation>
    </message>
    <message>
        <source>Skin and vertices that differ in number</source>
        <translation>蒙皮与顶点的数量不一致</translation>
    </message>
    <message>
        <source>Each vertex has four bones and four weights in SKIN.</source>
        <translation>每个顶点在 SKIN 中有四个骨骼和四个权重。</translation>
    </message>
    <message>
        <source>Weights that don&apos;t add up</source>
        <translation>总和不正确的权重</translation>
    </message>
    <message>
        <source>Weights are parts of 255. With less, vertices shrink towards the origin, with more they fly away, unless the program divides by the sum (mdx-m3-viewer&apos;s sanity test: severe).</source>
        <translation>权重是 255 的一部分。若不除以总和，不足时顶点会向原点收缩，超出时会飞走（mdx-m3-viewer 的检查：严重）。</translation>
    </message>
    <message>
        <source>Scale the weights to 255</source>
        <translation>将权重缩放到 255</translation>
    </message>
    <message>
        <source>Weights and vertices that differ in number</source>
        <translation>权重与顶点的数量不一致</translation>
    </message>
    <message>
        <source>World of Warcraft&apos;s alpha takes four bones and four weights for each vertex.</source>
        <translation>魔兽世界 alpha 版每个顶点有四个骨骼和四个权重。</translation>
    </message>
    <message>
        <source>Duplicate matrix groups</source>
        <translation>重复的矩阵组</translation>
    </message>
    <message>
        <source>A matrix is computed for each group and frame; groups with the same bones have the same matrix.</source>
        <translation>每个组每帧都会计算一个矩阵；骨骼相同的组矩阵也相同。</translation>
    </message>
    <message>
        <source>Merge them</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>the texture has neither a path nor a replaceable id</source>
        <translation>该纹理既没有路径也没有可替换 ID</translation>
    </message>
    <message>
        <source>“%1” is not a picture that the game can read</source>
        <translation>“%1”不是游戏可读取的图片</translation>
    </message>
    <message>
        <source>“%1” is a path on somebody&apos;s computer</source>
        <translation>“%1”是某人电脑上的路径</translation>
    </message>
    <message>
        <source>no layer or emitter uses the texture</source>
        <translation>没有层或发射器使用该纹理</translation>
    </message>
    <message>
        <source>another texture is the same</source>
        <translation>有另一个相同的纹理</translation>
    </message>
    <message>
        <source>Replaceable textures with a path</source>
        <translation>带路径的可替换纹理</translation>
    </message>
    <message>
        <source>The game fills in what the replaceable id says and ignores the path (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>游戏按可替换 ID 填入，不看路径（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Use the path</source>
        <translation>使用路径</translation>
    </message>
    <message>
        <source>Textures without a source</source>
        <translation>空纹理</translation>
    </message>
    <message>
        <source>Without a path or a replaceable id there is nothing to draw (HiveWE&apos;s validator warns).</source>
        <translation>没有路径和可替换 ID 就没有可绘制的内容（HiveWE 的验证器会警告）。</translation>
    </message>
    <message>
        <source>only you know which picture is meant</source>
        <translation>应为哪张图片由用户决定</translation>
    </message>
    <message>
        <source>Textures of unknown format</source>
        <translation>格式未知的纹理</translation>
    </message>
    <message>
        <source>mdx-m3-viewer&apos;s sanity test counts suffixes other than .blp, .tga, .tif and .dds as errors.</source>
        <translation>mdx-m3-viewer 的检查将 .blp、.tga、.tif 和 .dds 以外的后缀列为错误。</translation>
    </message>
    <message>
        <source>Unknown replaceable ids</source>
        <translation>未知的可替换 ID</translation>
    </message>
    <message>
        <source>The game knows team colour (1), glow (2), cliffs (11), the cursor (21) and trees (31 to 37), and fills nothing in for others (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>游戏认识队伍颜色（1）、队伍光晕（2）、悬崖（11）、光标（21）和树木（31 到 37），其他不会填入任何内容（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>Paths on somebody&apos;s computer</source>
        <translation>某人电脑上的路径</translation>
    </message>
    <message>
        <source>The game looks for paths in its archives and in the map, where no path begins with a drive or a slash.</source>
        <translation>游戏在其档案和地图中查找路径，其中没有以盘符或斜杠开头的。</translation>
    </message>
    <message>
        <source>Keep only the file name</source>
        <translation>只保留文件名</translation>
    </message>
    <message>
        <source>Unused textures</source>
        <translation>未使用的纹理</translation>
    </message>
    <message>
        <source>The game loads it with the model, and draws nothing with it.</source>
        <translation>游戏会随模型加载它，但不用它绘制任何内容。</translation>
    </message>
    <message>
        <source>Delete the texture</source>
        <translation>删除纹理</translation>
    </message>
    <message>
        <source>Duplicate textures</source>
        <translation>重复的纹理</translation>
    </message>
    <message>
        <source>Both are the same file with the same settings.</source>
        <translation>两者是设置相同的同一文件。</translation>
    </message>
    <message>
        <source>%1 keys are before 0 ms</source>
        <translation>%1 个关键帧早于 0 毫秒</translation>
    </message>
    <message>
        <source>%1 of %2 keys are in no sequence</source>
        <translation>%2 个关键帧中有 %1 个不在任何序列内</translation>
    </message>
    <message>
        <source>%1 keys are after the end of the global sequence, %2 ms</source>
        <translation>%1 个关键帧超出全局序列的结尾 %2 毫秒</translation>
    </message>
    <message>
        <source>the visibility is interpolated</source>
        <translation>可见性使用了插值</translation>
    </message>
    <message>
        <source>%1 rotations do not have length 1</source>
        <translation>%1 个旋转的长度不是 1</translation>
    </message>
    <message>
        <source>the game is not known to read animated variation (KP2R)</source>
        <translation>未见游戏读取变化的动画（KP2R）</translation>
    </message>
    <message>
        <source>the game is not known to read animated gravity (KP2G)</source>
        <translation>未见游戏读取重力的动画（KP2G）</translation>
    </message>
    <message>
        <source>%1 of %2 keys are the same as both their neighbours</source>
        <translation>%2 个关键帧中有 %1 个与两侧相邻的相同</translation>
    </message>
    <message>
        <source>no key would be left; what the game shows then is another value</source>
        <translation>将不剩任何关键帧；此时游戏显示的是另一个值</translation>
    </message>
    <message>
        <source>Tracks without keys</source>
        <translation>没有关键帧的轨道</translation>
    </message>
    <message>
        <source>Without keys the static value counts (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>没有关键帧时使用静态值（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Delete the track</source>
        <translation>删除轨道</translation>
    </message>
    <message>
        <source>The game looks for keys in chronological order (mdx-m3-viewer&apos;s sanity test: severe).</source>
        <translation>游戏按时间顺序查找关键帧（mdx-m3-viewer 的检查：严重）。</translation>
    </message>
    <message>
        <source>Sort the keys</source>
        <translation>排序关键帧</translation>
    </message>
    <message>
        <source>Keys at the same time</source>
        <translation>时间相同的关键帧</translation>
    </message>
    <message>
        <source>Only one of them can count at that time; which one depends on the direction of the search (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>该时间只有一个能生效；哪个取决于从哪一侧查找（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>Keep the first one</source>
        <translation>保留第一个</translation>
    </message>
    <message>
        <source>Keys before 0</source>
        <translation>早于 0 的关键帧</translation>
    </message>
    <message>
        <source>Sequences begin at 0 or later; some exporters write a lead-in before that (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>序列从 0 或之后开始；有些导出器会在此前写入引导帧（mdx-m3-viewer 的检查会警告）。</translation>
    </message>
    <message>
        <source>“Keys that no sequence plays” offers to delete them</source>
        <translation>“没有序列播放的关键帧”可将其删除</translation>
    </message>
    <message>
        <source>Keys that no sequence plays</source>
        <translation>没有序列播放的关键帧</translation>
    </message>
    <message>
        <source>Keys are only looked for within the sequence that is playing (mdx-m3-viewer). Tools leave others behind when a sequence is deleted.</source>
        <translation>只在正在播放的序列内查找关键帧，不会在别处查找（mdx-m3-viewer）。删除序列时工具会遗留它们。</translation>
    </message>
    <message>
        <source>Delete these keys</source>
        <translation>删除这些关键帧</translation>
    </message>
    <message>
        <source>Keys after the end of their global sequence</source>
        <translation>超出其全局序列结尾的关键帧</translation>
    </message>
    <message>
        <source>The time of a global sequence restarts at its length; keys after that are never reached (HiveWE&apos;s validator warns).</source>
        <translation>全局序列的时间到达其长度后重新开始；之后的关键帧永远不会到达（HiveWE 的验证器会警告）。</translation>
    </message>
    <message>
        <source>only you know whether the global sequence is too short or the keys are too late</source>
        <translation>是全局序列太短还是关键帧太晚由用户决定</translation>
    </message>
    <message>
        <source>Interpolated visibility</source>
        <translation>插值的可见性</translation>
    </message>
    <message>
        <source>The game shows visibility without interpolation, whatever the track says (mdx-m3-viewer).</source>
        <translation>无论轨道如何设置，游戏显示可见性时都不插值（mdx-m3-viewer）。</translation>
    </message>
    <message>
        <source>Turn interpolation off</source>
        <translation>关闭插值</translation>
    </message>
    <message>
        <source>Rotations that scale</source>
        <translation>带缩放的旋转</translation>
    </message>
    <message>
        <source>Quaternions of a length other than 1 scale or shear what they turn, in programs that don&apos;t normalise them (glTF-Validator).</source>
        <translation>在不归一化的程序中，长度不为 1 的四元数会缩放或剪切其旋转的内容（glTF-Validator）。</translation>
    </message>
    <message>
        <source>Normalise them</source>
        <translation>使长度为 1</translation>
    </message>
    <message>
        <source>Tracks that the game does not read</source>
        <translation>游戏不读取的轨道</translation>
    </message>
    <message>
        <source>KP2R and KP2G appear in old descriptions of the format; mdx-m3-viewer&apos;s sanity test warns that the game does not use them.</source>
        <translation>KP2R 和 KP2G 出现在旧的格式说明中；mdx-m3-viewer 的检查警告游戏不使用它们。</translation>
    </message>
    <message>
        <source>Keys between equal keys</source>
        <translation>相同关键帧之间的关键帧</translation>
    </message>
    <message>
        <source>archives of version %1, as used by StarCraft II, can be read, but not written</source>
        <translation>版本 %1 的档案（如《星际争霸II》所用）只能读取，不能写入</translation>
    </message>
    <message>
        <source>the archive has no room for the name of another file</source>
        <translation>档案中没有空位存放另一个文件的名称</translation>
    </message>
    <message>
        <source>the archive would exceed the largest possible size</source>
        <translation>档案将超过允许的最大大小</translation>
    </message>
    <message>
        <source>the archive&apos;s tables can&apos;t be written in the required form</source>
        <translation>档案的表无法按要求写入</translation>
    </message>
    <message>
        <source>only you know which file is meant; the Textures dock helps to find it</source>
        <translation>只有用户知道所指的文件；“纹理”面板可帮助查找</translation>
    </message>
    <message>
        <source>Missing textures</source>
        <translation>缺失的纹理</translation>
    </message>
    <message>
        <source>The game draws something else in place of a texture that it does not find. The places searched were the model’s folder, those above it and the asset sources in the preferences.</source>
        <translation>找不到纹理时，游戏会绘制其他内容。已搜索模型所在文件夹、其上级文件夹以及首选项中的资源来源。</translation>
    </message>
    <message>
        <source>Textures of the wrong format</source>
        <translation>格式错误的纹理</translation>
    </message>
    <message>
        <source>The game reads only its own picture formats; to it, such a file is missing.</source>
        <translation>游戏只读取自己的图片格式；对游戏而言该文件等于缺失。</translation>
    </message>
    <message>
        <source>Textures in a different place</source>
        <translation>位于别处的纹理</translation>
    </message>
    <message>
        <source>The game looks for files by their whole path. It does not find what is elsewhere; this editor does, so that the model can be seen.</source>
        <translation>游戏按完整路径查找文件，找不到位于别处的文件；本编辑器会查找，以便显示模型。</translation>
    </message>
    <message>
        <source>Damaged textures</source>
        <translation>损坏的纹理</translation>
    </message>
    <message>
        <source>The file was found, but not all of it could be decoded.</source>
        <translation>已找到文件，但无法完全解码。</translation>
    </message>
    <message>
        <source>Textures shown at a reduced size</source>
        <translation>缩小显示的纹理</translation>
    </message>
    <message>
        <source>The picture is larger than the memory that one model’s textures may take here; this does not affect the game.</source>
        <translation>图片超过此处单个模型纹理可用的内存；与游戏无关。</translation>
    </message>
    <message>
        <source>Missing models</source>
        <translation>缺失的模型</translation>
    </message>
    <message>
        <source>The game leaves out what an attachment or an emitter would show when it does not find the model.</source>
        <translation>找不到模型时，游戏会略去附着点或发射器应显示的内容。</translation>
    </message>
    <message>
        <source>Models in a different place</source>
        <translation>位于别处的模型</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>缺失的文件</translation>
    </message>
    <message>
        <source>A file that the model refers to, such as a sound, was not found in the places searched.</source>
        <translation>在已搜索的位置未找到模型引用的文件（例如声音）。</translation>
    </message>
    <message>
        <source>Files in another place</source>
        <translation>位于别处的文件</translation>
    </message>
    <message>
        <source>The game looks for files by their whole path, and does not find what is elsewhere.</source>
        <translation>游戏按完整路径查找文件，找不到位于别处的文件。</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>无法读取的文件</translation>
    </message>
    <message>
        <source>A file that the model refers to was found, but could not be read.</source>
        <translation>已找到模型引用的文件，但无法读取。</translation>
    </message>
    <message>
        <source>the bounds were never computed</source>
        <translation>边界从未计算过</translation>
    </message>
    <message>
        <source>Bounds that were never computed</source>
        <translation>从未计算过的边界</translation>
    </message>
    <message>
        <source>Exporters initialise the minimum with the largest number and the maximum with the smallest, and leave them that way where there are no vertices to measure. It is not known what the game makes of this (mdx-m3-viewer&apos;s sanity test warns about negative bounds).</source>
        <translation>导出器以最大的数作为边界起点、最小的数作为终点，没有顶点可测量时就保持原样。游戏如何处理尚不清楚（mdx-m3-viewer 的检查会对负边界发出警告）。</translation>
    </message>
    <message>
        <source>it belongs to no geoset</source>
        <translation>它不属于任何几何体</translation>
    </message>
    <message>
        <source>Geoset animations without a geoset</source>
        <translation>没有几何体的几何体动画</translation>
    </message>
    <message>
        <source>It neither colours nor fades anything (mdx-m3-viewer&apos;s sanity test).</source>
        <translation>它不会为任何东西着色或淡化（mdx-m3-viewer 的检查）。</translation>
    </message>
    <message>
        <source>attenuation ends where it starts</source>
        <translation>衰减的终点就是起点</translation>
    </message>
    <message>
        <source>Lights that do not fade</source>
        <translation>不衰减的灯光</translation>
    </message>
    <message>
        <source>A light fades between the start and end of its attenuation; here there is nothing between them (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>灯光在衰减起点与终点之间减弱；这里两者之间没有距离（mdx-m3-viewer 的检查会发出警告）。</translation>
    </message>
    <message>
        <source>how far the light should reach is up to you</source>
        <translation>灯光应照多远由用户决定</translation>
    </message>
    <message>
        <source>there are weights and matrix groups</source>
        <translation>同时有权重和矩阵组</translation>
    </message>
    <message>
        <source>Geosets with weights and matrix groups</source>
        <translation>同时有权重和矩阵组的几何体</translation>
    </message>
    <message>
        <source>Vertices are bound twice; viewers use the weights (SKIN). In all such models that we know every vertex is in the first group (mdx-m3-viewer&apos;s sanity test warns).</source>
        <translation>顶点被绑定了两次；查看器采用权重（SKIN）。我们所知的这类模型都把每个顶点放入第一组（mdx-m3-viewer 的检查会发出警告）。</translation>
    </message>
    <message>
        <source>Keep the weights</source>
        <translation>保留权重</translation>
    </message>
    <message>
        <source>Nothing moves between two keys of the same value whose tangents don&apos;t lead away from it; a third key of that value between them changes nothing.</source>
        <translation>两个值相同、切线不偏离该值的关键帧之间没有任何运动；中间第三个同值的关键帧不改变任何东西。</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>scalings</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>vertices</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>rates</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>objects</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Tracks that never change</source>
        <translation>从不变化的轨道</translation>
    </message>
    <message>
        <source>Keys that the curve doesn&apos;t need</source>
        <translation>曲线形状不需要的关键帧</translation>
    </message>
    <message>
        <source>models of this format can&apos;t be drawn, so nothing can be proved</source>
        <translation>此格式的模型无法绘制，因此无法验证</translation>
    </message>
    <message>
        <source>too much else was refused; it was not tried on its own</source>
        <translation>其他拒绝过多，未单独尝试</translation>
    </message>
    <message>
        <source>it would look different (%1)</source>
        <translation>外观会不同（%1）</translation>
    </message>
    <message>
        <source>%1 would differ by %2, more than %3, at %4 ms</source>
        <translation>%1 会相差 %2，超过 %3，位于 %4 毫秒</translation>
    </message>
    <message>
        <source>models of different formats can&apos;t be compared</source>
        <translation>无法比较不同格式的模型</translation>
    </message>
    <message>
        <source>both changed this</source>
        <translation>双方都修改了此处</translation>
    </message>
    <message>
        <source>both changed the key at %1</source>
        <translation>双方都修改了 %1 处的关键帧</translation>
    </message>
    <message>
        <source>MINE removed it, THEIRS changed it</source>
        <translation>MINE 删除了它，THEIRS 修改了它</translation>
    </message>
    <message>
        <source>THEIRS changed what belongs to no object</source>
        <translation>THEIRS 修改了不属于任何对象的内容</translation>
    </message>
    <message>
        <source>both added it, with different content</source>
        <translation>双方都添加了它，但内容不同</translation>
    </message>
    <message>
        <source>THEIRS removed it, MINE changed it</source>
        <translation>THEIRS 删除了它，MINE 修改了它</translation>
    </message>
    <message>
        <source>both changed the order</source>
        <translation>双方都修改了顺序</translation>
    </message>
    <message>
        <source>MINE has no place for what THEIRS has here</source>
        <translation>MINE 没有位置容纳 THEIRS 此处的内容</translation>
    </message>
    <message>
        <source>THEIRS refers to what MINE removed</source>
        <translation>THEIRS 引用了 MINE 已删除的对象</translation>
    </message>
    <message>
        <source>THEIRS removed it, MINE refers to it</source>
        <translation>THEIRS 删除了它，MINE 引用了它</translation>
    </message>
    <message>
        <source>models of different formats can&apos;t be merged</source>
        <translation>无法合并不同格式的模型</translation>
    </message>
    <message>
        <source>the collection has keys for this animation ID already</source>
        <translation>该集合已有此动画 ID 的关键帧</translation>
    </message>
    <message>
        <source>A value&apos;s keys twice in a collection</source>
        <translation>集合中同一值的关键帧出现两次</translation>
    </message>
    <message>
        <source>The game finds the keys of a value by its animation ID, which a collection has only once in all files that we know; which keys it plays here is not known.</source>
        <translation>游戏通过动画 ID 查找值的关键帧，在我们所知的所有文件中每个集合只有一个；此处播放哪些关键帧尚不清楚。</translation>
    </message>
    <message>
        <source>only you know which of the keys are meant</source>
        <translation>指的是哪些关键帧须由用户决定</translation>
    </message>
    <message>
        <source>collection %1 is listed twice</source>
        <translation>集合 %1 被列出两次</translation>
    </message>
    <message>
        <source>the set is %1, but its copy is %2</source>
        <translation>组为 %1，其副本为 %2</translation>
    </message>
    <message>
        <source>the set lists %1 animation IDs, its collections have keys for %2</source>
        <translation>组列出了 %1 个动画 ID，而其集合有 %2 个的关键帧</translation>
    </message>
    <message>
        <source>Collections that a sequence plays twice</source>
        <translation>被一个序列播放两次的集合</translation>
    </message>
    <message>
        <source>A group (STG_) lists the collections that play together; listing one twice changes nothing. No known file does so.</source>
        <translation>组（STG_）列出一起播放的集合；第二次列出没有作用。我们所知的文件中没有这种情况。</translation>
    </message>
    <message>
        <source>List it once</source>
        <translation>只列出一次</translation>
    </message>
    <message>
        <source>Collections with two different sets</source>
        <translation>有两个不同组的集合</translation>
    </message>
    <message>
        <source>A collection (STC_) names its set (STS_) twice. Both numbers are the same in all files seen; it is not known which one the game reads.</source>
        <translation>集合（STC_）两次指明其组（STS_）。在所有见过的文件中两个编号都相同；游戏读取哪一个尚不清楚。</translation>
    </message>
    <message>
        <source>Use the first number</source>
        <translation>采用第一个编号</translation>
    </message>
    <message>
        <source>Sets that list different animation IDs than their collections</source>
        <translation>所列动画 ID 与其集合不同的组</translation>
    </message>
    <message>
        <source>A set (STS_) lists the animation IDs for which its collections (STC_) have keys. IDs that are not listed might not be played.</source>
        <translation>组（STS_）列出其集合（STC_）有关键帧的动画 ID。未列出的可能不会播放。</translation>
    </message>
    <message>
        <source>List the collections&apos; animation IDs</source>
        <translation>列出集合所拥有的</translation>
    </message>
    <message>
        <source>%1 of %2 vertices can be removed</source>
        <translation>%2 个顶点中有 %1 个可以删除</translation>
    </message>
    <message>
        <source>there is another one like it</source>
        <translation>已有一个与它相同</translation>
    </message>
    <message>
        <source>Vertices that no face uses</source>
        <translation>没有面使用的顶点</translation>
    </message>
    <message>
        <source>They are moved in every frame, but never drawn.</source>
        <translation>它们每帧都会移动，却不会被绘制。</translation>
    </message>
    <message>
        <source>Delete these vertices</source>
        <translation>删除这些顶点</translation>
    </message>
    <message>
        <source>Duplicate vertices</source>
        <translation>重复的顶点</translation>
    </message>
    <message>
        <source>Faces can share a vertex where position, normal, coordinates and skin are equal.</source>
        <translation>位置、法线、坐标和蒙皮都相同时，面可以共用一个顶点。</translation>
    </message>
    <message>
        <source>Duplicate materials</source>
        <translation>重复的材质</translation>
    </message>
    <message>
        <source>Duplicate texture animations</source>
        <translation>重复的纹理动画</translation>
    </message>
    <message>
        <source>Layers can share a texture animation.</source>
        <translation>图层可以共用一个纹理动画。</translation>
    </message>
    <message>
        <source>Duplicate global sequences</source>
        <translation>重复的全局序列</translation>
    </message>
    <message>
        <source>All global sequences begin together, so those with the same length run identically.</source>
        <translation>所有全局序列同时开始，因此长度相同的序列进度一致。</translation>
    </message>
    <message>
        <source>%1 units</source>
        <translation>%1 单位</translation>
    </message>
    <message>
        <source>%1 degrees</source>
        <translation>%1 度</translation>
    </message>
    <message>
        <source>%1 percent</source>
        <translation>百分之 %1</translation>
    </message>
    <message>
        <source>%1 weights are for bones other than those of the vertices</source>
        <translation>%1 个权重用于与顶点不同的骨骼</translation>
    </message>
    <message>
        <source>a bone of the vertices is not one of the submesh&apos;s</source>
        <translation>顶点的某个骨骼不在子网格的骨骼之中</translation>
    </message>
    <message>
        <source>Weights for bones other than the vertices&apos;</source>
        <translation>权重所用骨骼与顶点的不同</translation>
    </message>
    <message>
        <source>Vertices name their bones twice: in the model, and in the skin profile as rows of the submesh&apos;s bones (wowdev, .skin page), which is what the game draws with. In all files that we know both agree.</source>
        <translation>顶点两次指明其骨骼：在模型中，以及在皮肤配置中作为子网格骨骼的行（wowdev，.skin 页），游戏用后者绘制。在我们所知的所有文件中两者一致。</translation>
    </message>
    <message>
        <source>Use the bones of the vertices</source>
        <translation>采用顶点的骨骼</translation>
    </message>
    <message>
        <source>the camera table does not refer to this camera</source>
        <translation>摄像机表未指向此摄像机</translation>
    </message>
    <message>
        <source>the texture table does not refer to this kind of texture</source>
        <translation>纹理表未指向这种纹理</translation>
    </message>
    <message>
        <source>Cameras that the game doesn&apos;t find</source>
        <translation>游戏找不到的摄像机</translation>
    </message>
    <message>
        <source>The game finds the portrait&apos;s and the character sheet&apos;s camera by a table (wowdev, M2 page); one that is not in it is not used.</source>
        <translation>游戏通过一张表找到头像和角色面板的摄像机（wowdev，M2 页）；不在表中的不会被使用。</translation>
    </message>
    <message>
        <source>Replaceable textures that the game doesn&apos;t find</source>
        <translation>游戏找不到的可替换纹理</translation>
    </message>
    <message>
        <source>The game puts skins, hair and objects&apos; textures into the rows that a table has for their kind (wowdev, M2 page); without an entry the texture stays empty.</source>
        <translation>游戏把皮肤、头发和物品的纹理放入一张表为其类型指定的行（wowdev，M2 页）；没有条目时纹理为空。</translation>
    </message>
    <message>
        <source>sub-tracks for %1 of %2 sequences</source>
        <translation>%2 个序列中有 %1 个具有子轨道</translation>
    </message>
    <message>
        <source>A sequence reads its keys from its start to its end, plus the last one before and the first one after (wowdev, M2 page: tracks); keys farther out are never reached.</source>
        <translation>序列读取从其开始到结束的关键帧，包括之前的最后一个和之后的第一个（wowdev，M2 页：轨道）；更外面的永远不会被读到。</translation>
    </message>
    <message>
        <source>Tracks with too few sub-tracks</source>
        <translation>子轨道过少的轨道</translation>
    </message>
    <message>
        <source>A track has one sub-track for all sequences, or one for each (wowdev, M2 page: tracks). Sequences after the last one are said to play the first.</source>
        <translation>一条轨道要么有一个供所有序列使用的子轨道，要么每个序列一个（wowdev，M2 页：轨道）。据说排在最后一个之后的序列播放第一个。</translation>
    </message>
    <message>
        <source>what the other sequences should show is up to you; setting a key there gives the track its sub-tracks</source>
        <translation>其他序列应显示什么由用户决定；在那里设置关键帧即可为轨道建立子轨道</translation>
    </message>
    <message>
        <source>%1 vertices per triangle instead of %2</source>
        <translation>每个三角形 %1 个顶点，而不是 %2 个</translation>
    </message>
    <message>
        <source>Data stored more than once in the files</source>
        <translation>文件中重复存在的数据</translation>
    </message>
    <message>
        <source>nothing reads %1 of %2 entries</source>
        <translation>%2 个条目中有 %1 个没有被读取</translation>
    </message>
    <message>
        <source>Look-up entries that nothing reads</source>
        <translation>没有任何内容读取的查找条目</translation>
    </message>
    <message>
        <source>Batches and submeshes read runs of the look-up tables (wowdev, .skin page); entries outside all runs are never read.</source>
        <translation>批次和子网格读取查找表中的连续区段（wowdev，.skin 页）；不在任何区段中的条目永远不会被读取。</translation>
    </message>
    <message>
        <source>Shorten the table</source>
        <translation>缩短查找表</translation>
    </message>
    <message>
        <source>Triangles in an inefficient order</source>
        <translation>顺序低效的三角形</translation>
    </message>
    <message>
        <source>A graphics card recomputes a vertex that it has not used recently; triangles that share vertices are drawn faster one after another (meshoptimizer).</source>
        <translation>显卡会重新计算很久没有遇到的顶点；共用顶点的三角形相继绘制会更快（meshoptimizer）。</translation>
    </message>
    <message>
        <source>Order the triangles</source>
        <translation>重排三角形</translation>
    </message>
    <message>
        <source>%1 groups of triangles</source>
        <translation>%1 组三角形</translation>
    </message>
    <message>
        <source>Triangles in several groups</source>
        <translation>分在多组中的三角形</translation>
    </message>
    <message>
        <source>Each group has its own type and length (PTYP, PCNT). For triangles, one group is enough; the game&apos;s own models have one.</source>
        <translation>每组都有自己的类型和长度（PTYP、PCNT）。三角形一组就够；游戏自带的模型只有一组。</translation>
    </message>
    <message>
        <source>Merge them into one group</source>
        <translation>合并为一组</translation>
    </message>
    <message>
        <source>Closing keys that repeat the one before them</source>
        <translation>重复前一帧的结尾关键帧</translation>
    </message>
    <message>
        <source>it would look different (%1), and there are more times than can be compared</source>
        <translation>外观会不同（%1），且时间点多到无法全部比较</translation>
    </message>
    <message>
        <source>the smaller files look different when read again: %1</source>
        <translation>较小的文件重新读取后外观不同：%1</translation>
    </message>
    <message>
        <source>the smaller files have different objects when read again</source>
        <translation>较小的文件重新读取后对象不同</translation>
    </message>
    <message>
        <source>MINE&apos;s kind of file can&apos;t hold this</source>
        <translation>MINE 的文件类型无法容纳此内容</translation>
    </message>
    <message>
        <source>THEIRS removed it, MINE changed what goes with it</source>
        <translation>THEIRS 删除了它，MINE 修改了与之相关的内容</translation>
    </message>
    <message>
        <source>models of the versions %1 and %2 can&apos;t be merged; convert one of them to the version of the other first</source>
        <translation>无法合并版本 %1 和 %2 的模型；请先将其中一个转换为另一个的版本</translation>
    </message>
    <message>
        <source>its files are too large to be checked; it can only be completed on the machine where it began</source>
        <translation>其中的文件太大，无法检查；只能在开始保存的那台机器上完成</translation>
    </message>
    <message>
        <source>PNG: %1</source>
        <translation>PNG：%1</translation>
    </message>
    <message>
        <source>Layer %1 uses UV set %2, but the last one is %3.</source>
        <translation>图层 %1 使用 UV 集 %2，但最后一个是 %3。</translation>
    </message>
    <message>
        <source>Layer %1 uses UV set %2, but there is none.</source>
        <translation>图层 %1 使用 UV 集 %2，但没有任何 UV 集。</translation>
    </message>
    <message>
        <source>the texture is divided into no rows or no columns</source>
        <translation>纹理没有划分行或列</translation>
    </message>
    <message>
        <source>cell %1 is outside the grid</source>
        <translation>单元格 %1 在网格之外</translation>
    </message>
    <message>
        <source>Emitters without rows or columns</source>
        <translation>没有行或列的发射器</translation>
    </message>
    <message>
        <source>Cells outside the texture</source>
        <translation>纹理之外的单元格</translation>
    </message>
    <message>
        <source>The texture has rows times columns cells (wowdev, M2 page: particles); for a cell beyond them another is shown, or nothing where the texture does not repeat.</source>
        <translation>纹理有行数乘列数个单元格（wowdev，M2 页：粒子）；超出的会显示其他单元格，纹理不重复时则什么也不显示。</translation>
    </message>
    <message>
        <source>only you know whether the grid is too small or the cell too high</source>
        <translation>是网格太小还是单元格编号太大由用户决定</translation>
    </message>
    <message>
        <source>what was not read is kept byte by byte; only the program that made the file knows what it means</source>
        <translation>未读取的内容逐字节保留；只有生成该文件的程序知道其含义</translation>
    </message>
    <message>
        <source>Missing files of the model</source>
        <translation>缺少模型的文件</translation>
    </message>
    <message>
        <source>Without its skin profile (.skin) a model is not drawn, without an .anim file its sequence does not move (wowdev, M2 page). What is in them can&apos;t be checked.</source>
        <translation>没有蒙皮配置（.skin）就不会绘制模型，没有 .anim 文件其序列就不会动（wowdev，M2 页面）。其中的内容无法检查。</translation>
    </message>
    <message>
        <source>the file has to be put next to the model, under the name that the model&apos;s files have</source>
        <translation>必须将该文件放在模型旁边，并使用模型文件所用的名称</translation>
    </message>
    <message>
        <source>Read as another version</source>
        <translation>按其他版本读取</translation>
    </message>
    <message>
        <source>The version is newer than any that is known here; the file was read as the last known one.</source>
        <translation>该版本比此处已知的任何版本都新；文件按最后一个已知版本读取。</translation>
    </message>
    <message>
        <source>Truncated files</source>
        <translation>被截断的文件</translation>
    </message>
    <message>
        <source>The file ends before everything it claims to hold. The game reads past its end.</source>
        <translation>文件在其声明的内容之前就结束了。游戏会读到文件末尾之后。</translation>
    </message>
    <message>
        <source>Bytes after the last chunk</source>
        <translation>最后一个数据块之后的字节</translation>
    </message>
    <message>
        <source>A chunk begins with eight bytes; what follows the last one is too short, as in truncated files.</source>
        <translation>数据块以八个字节开头；最后一个数据块之后的内容太短，如同被截断的文件。</translation>
    </message>
    <message>
        <source>Lists beyond the end of the file</source>
        <translation>超出文件末尾的列表</translation>
    </message>
    <message>
        <source>A list is given by its count and position, which lie outside the file. The game reads past the end.</source>
        <translation>列表由数量和位置指定，但超出了文件。游戏会读取不存在的内容。</translation>
    </message>
    <message>
        <source>Files that take more memory than a model is allowed</source>
        <translation>所需内存超过模型上限的文件</translation>
    </message>
    <message>
        <source>Damaged and malicious files claim more objects than any model has. Anything beyond the limit is neither read nor checked here; it is not known what the game does with it.</source>
        <translation>损坏的和恶意的文件会声明任何模型都不会有的对象数量。超出上限的内容在此不读取，也不检查；游戏如何处理尚不清楚。</translation>
    </message>
    <message>
        <source>the file has to be recreated by the program that made it</source>
        <translation>必须由生成该文件的程序重新生成</translation>
    </message>
    <message>
        <source>Times and values that differ in number</source>
        <translation>时间与值的数量不同</translation>
    </message>
    <message>
        <source>Each time has one value; keys like these are neither read nor checked here.</source>
        <translation>每个时间对应一个值；此类关键帧在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>Times that no sequence can have</source>
        <translation>任何序列都不可能有的时间</translation>
    </message>
    <message>
        <source>The time is beyond what a sequence can last; such keys are not read here, and not checked.</source>
        <translation>该时间超出序列可能的长度；此类关键帧在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>Texts that are longer than expected</source>
        <translation>比预期更长的文本</translation>
    </message>
    <message>
        <source>Only the first characters are shown; all are kept.</source>
        <translation>只显示最前面的字符；全部保留。</translation>
    </message>
    <message>
        <source>Chunks of an unusual size</source>
        <translation>大小异常的数据块</translation>
    </message>
    <message>
        <source>The size is not a multiple of what the chunk holds; what is left over is not read.</source>
        <translation>大小不是数据块内容大小的整数倍；剩余部分不读取。</translation>
    </message>
    <message>
        <source>Files that aren&apos;t skin profiles</source>
        <translation>不是蒙皮配置的文件</translation>
    </message>
    <message>
        <source>The file has the name of a skin profile but not the content of one; the game draws nothing.</source>
        <translation>该文件使用蒙皮配置的名称，但内容不是；游戏不会绘制任何东西。</translation>
    </message>
    <message>
        <source>the file has to be replaced</source>
        <translation>必须替换该文件</translation>
    </message>
    <message>
        <source>Skeletons that can&apos;t be read</source>
        <translation>无法读取的骨架</translation>
    </message>
    <message>
        <source>A chunk of the .skel file has the wrong size; its part of the skeleton is missing.</source>
        <translation>.skel 文件的某个数据块大小不符合要求；缺少骨架的相应部分。</translation>
    </message>
    <message>
        <source>Files that aren&apos;t physics files</source>
        <translation>不是物理文件的文件</translation>
    </message>
    <message>
        <source>The file has the name of a physics file (.phys) but not the content of one.</source>
        <translation>该文件使用物理文件（.phys）的名称，但内容不是。</translation>
    </message>
    <message>
        <source>Files that aren&apos;t bone files</source>
        <translation>不是骨骼文件的文件</translation>
    </message>
    <message>
        <source>The file has the name of a bone file (.bone) but not the content of one.</source>
        <translation>该文件使用骨骼文件（.bone）的名称，但内容不是。</translation>
    </message>
    <message>
        <source>Sequences of a parent skeleton</source>
        <translation>父骨架的序列</translation>
    </message>
    <message>
        <source>The skeleton names another one, whose sequences the game plays as well (wowdev, SKPD). They are shown here, but can only be edited in its own model.</source>
        <translation>该骨架指定了另一个骨架，游戏也会播放其序列（wowdev，SKPD）。它们在此显示，但只能在其自己的模型中编辑。</translation>
    </message>
    <message>
        <source>nothing is wrong</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>Keys of a parent skeleton that were left out</source>
        <translation>被省略的父骨架关键帧</translation>
    </message>
    <message>
        <source>What does not fit the model&apos;s own tracks is not shown here.</source>
        <translation>与模型自身轨道不符的内容在此不显示。</translation>
    </message>
    <message>
        <source>Bones missing from the parent skeleton</source>
        <translation>父骨架没有的骨骼</translation>
    </message>
    <message>
        <source>The parent&apos;s sequences don&apos;t move them.</source>
        <translation>父骨架的序列不会移动它们。</translation>
    </message>
    <message>
        <source>blend mode %1 is not known</source>
        <translation>混合模式 %1 未知</translation>
    </message>
    <message>
        <source>the texture has neither a path nor a file number nor a slot</source>
        <translation>该纹理既没有路径，也没有文件编号，也没有槽位</translation>
    </message>
    <message>
        <source>nothing shows this texture</source>
        <translation>没有任何对象显示此纹理</translation>
    </message>
    <message>
        <source>nothing is drawn with it</source>
        <translation>没有任何内容用它绘制</translation>
    </message>
    <message>
        <source>Unknown blend modes</source>
        <translation>未知的混合模式</translation>
    </message>
    <message>
        <source>The game has blend modes from 0 to 7 (wowdev, M2 page: render flags); what it draws with others is not known.</source>
        <translation>游戏的混合模式为 0 到 7（wowdev，M2 页：渲染标志）；用其他模式会绘制什么尚不清楚。</translation>
    </message>
    <message>
        <source>Blend by alpha</source>
        <translation>按透明度混合</translation>
    </message>
    <message>
        <source>Textures without a file</source>
        <translation>没有文件的纹理</translation>
    </message>
    <message>
        <source>A texture without a slot (type 0) is the file given by its path or, since Battle for Azeroth, by its number in TXID (wowdev, M2 page: textures). Without either, the game has nothing to show.</source>
        <translation>没有槽位的纹理（类型 0）是其路径所指的文件，自《争霸艾泽拉斯》起也可以是其 TXID 编号所指的文件（wowdev，M2 页：纹理）。两者皆无时游戏没有可显示的内容。</translation>
    </message>
    <message>
        <source>No batch, ribbon or particle emitter shows it; the game loads it all the same.</source>
        <translation>没有批次、飘带或粒子发射器显示它；游戏仍会加载它。</translation>
    </message>
    <message>
        <source>Materials, colours, texture weights and texture transforms that no batch or ribbon refers to.</source>
        <translation>没有批次或飘带引用到的材质、颜色、纹理权重和纹理变换。</translation>
    </message>
    <message>
        <source>the bounds have no size</source>
        <translation>边界没有大小</translation>
    </message>
    <message>
        <source>the far plane is not behind the near plane</source>
        <translation>远平面不在近平面之后</translation>
    </message>
    <message>
        <source>the field of view is not between 0 and 180 degrees</source>
        <translation>视野不在 0 到 180 度之间</translation>
    </message>
    <message>
        <source>the camera and its target are in the same place</source>
        <translation>摄像机位于其注视点上</translation>
    </message>
    <message>
        <source>“%1” is not a known event</source>
        <translation>“%1”不是已知的事件</translation>
    </message>
    <message>
        <source>the bones are in a .skel file, but the model names none</source>
        <translation>骨骼位于 .skel 文件中，但模型未指明任何 .skel 文件</translation>
    </message>
    <message>
        <source>the model names a .skel file, but has bones of its own</source>
        <translation>模型指明了 .skel 文件，但有自己的骨骼</translation>
    </message>
    <message>
        <source>Bounds decide when a model is drawn and where it can be clicked (wowdev, M2 page); a box like this contains nothing.</source>
        <translation>边界决定模型何时绘制以及何处可点击（wowdev，M2 页）；这样的盒子不包含任何内容。</translation>
    </message>
    <message>
        <source>Bounds without a size</source>
        <translation>没有大小的边界</translation>
    </message>
    <message>
        <source>Bounds decide when a model is drawn and where it can be clicked (wowdev, M2 page); this box contains nothing. Two helmets in the known files have one that was never computed.</source>
        <translation>边界决定模型何时绘制以及何处可点击（wowdev，M2 页）；此盒子不包含任何内容。我们所知文件中有两个头盔的盒子从未计算过。</translation>
    </message>
    <message>
        <source>only the program that made the model knows how far it moves</source>
        <translation>模型的活动范围只有制作它的程序知道</translation>
    </message>
    <message>
        <source>Only what is between the near and the far plane is drawn (wowdev, M2 page: cameras).</source>
        <translation>近平面与远平面之间的内容会被绘制（wowdev，M2 页：摄像机）。</translation>
    </message>
    <message>
        <source>Use the planes of a new camera</source>
        <translation>使用新摄像机的平面</translation>
    </message>
    <message>
        <source>Impossible fields of view</source>
        <translation>不可能的视野</translation>
    </message>
    <message>
        <source>The angle is in radians (wowdev, M2 page: cameras); no picture can be projected at 0 or less, or at half a turn or more.</source>
        <translation>角度以弧度为单位（wowdev，M2 页：摄像机）；0 或更小、以及半圈或更大的角度都无法投影画面。</translation>
    </message>
    <message>
        <source>45 degrees</source>
        <translation>45 度</translation>
    </message>
    <message>
        <source>The game looks for events by their four characters (wowdev, M2 page: events); others are not known to do anything.</source>
        <translation>游戏按四个字符查找事件（wowdev，M2 页：事件）；其他事件未知有任何作用。</translation>
    </message>
    <message>
        <source>Skeleton files that are not used, or not named</source>
        <translation>未使用或未指明的骨架文件</translation>
    </message>
    <message>
        <source>The number in SKID identifies the .skel file with the model&apos;s bones, sequences and attachments; the model then has none of its own (wowdev, M2 page: SKID). Without a number the game does not find them; with one it ignores those of the model.</source>
        <translation>模型用 SKID 中的编号指明含有其骨骼、序列和附着点的 .skel 文件；此时它没有自己的（wowdev，M2 页：SKID）。没有编号时游戏找不到它们，有编号时游戏不查看模型自己的。</translation>
    </message>
    <message>
        <source>only you know which bones are meant, and the number of the file</source>
        <translation>应为哪些骨骼以及文件的编号由用户决定</translation>
    </message>
    <message>
        <source>Before version 264, all sequences share one timeline (wowdev, M2 page: sequences), so both play the same keys. None of the 52 known files of this kind has this; it is fine where intended.</source>
        <translation>264 版之前所有序列共用一条时间轴（wowdev，M2 页：序列），因此两者播放相同的关键帧。我们所知的 52 个此类文件都没有这种情况；若有意如此则没有问题。</translation>
    </message>
    <message>
        <source>nothing refers to this bone</source>
        <translation>没有任何对象引用此骨骼</translation>
    </message>
    <message>
        <source>Skin profiles can use one vertex for several of their own (wowdev, .skin page).</source>
        <translation>皮肤配置可以让自己的多个顶点引用同一个顶点（wowdev，.skin 页面）。</translation>
    </message>
    <message>
        <source>Bones that nothing refers to</source>
        <translation>没有任何引用的骨骼</translation>
    </message>
    <message>
        <source>Nothing is attached to it. Other models, such as armour, may refer to it by its number.</source>
        <translation>没有任何对象依附于它。其他模型（如盔甲）可能按编号使用它。</translation>
    </message>
    <message>
        <source>Only one of them can count at that time; which one depends on the direction of the search.</source>
        <translation>该时间只有一个能生效；哪个取决于从哪一侧查找。</translation>
    </message>
    <message>
        <source>a later submesh would begin in another block of 65,536 indices</source>
        <translation>后面的子网格将始于另一个 65,536 索引块</translation>
    </message>
    <message>
        <source>Weights are parts of 255 (wowdev, M2 page: vertices). With less, vertices shrink towards the origin, with more they fly away, unless the program divides by the sum (glTF-Validator).</source>
        <translation>权重是 255 的一部分（wowdev，M2 页：顶点）。若不除以总和，不足时顶点会向原点收缩，超出时会飞走（glTF-Validator）。</translation>
    </message>
    <message>
        <source>sections %1 of version %2 are newer than files of the beta (MD33)</source>
        <translation>%1 节的版本 %2 比测试版文件（MD33）更新</translation>
    </message>
    <message>
        <source>section “%1” of version %2 is not understood</source>
        <translation>无法识别版本 %2 的“%1”节</translation>
    </message>
    <message>
        <source>Sections newer than their file</source>
        <translation>比其文件更新的节</translation>
    </message>
    <message>
        <source>Files that begin with MD33 are from StarCraft II&apos;s beta, whose root has version 23 at most. The beta did not support later sections; it is not known whether the released game reads them in such a file.</source>
        <translation>以 MD33 开头的文件属于《星际争霸 II》测试版，其根节版本最高为 23。测试版不认识之后的节；正式版游戏是否会在此类文件中读取它们尚不清楚。</translation>
    </message>
    <message>
        <source>the file has to be rewritten as MD34 by the program that made it</source>
        <translation>该文件须由制作它的程序重新写成 MD34</translation>
    </message>
    <message>
        <source>Unknown sections</source>
        <translation>未知的节</translation>
    </message>
    <message>
        <source>The game goes by tag and version of a section. This one is kept as it is, and not shown.</source>
        <translation>游戏依据节的标记和版本。此节原样保留，不予显示。</translation>
    </message>
    <message>
        <source>what refers to the section is not known</source>
        <translation>什么引用了此节尚不清楚</translation>
    </message>
    <message>
        <source>Files without a model</source>
        <translation>没有模型的文件</translation>
    </message>
    <message>
        <source>The header names no section with a model (MODL). Nothing can be read or checked.</source>
        <translation>文件头未指定含有模型的区段（MODL）。无法读取或检查任何内容。</translation>
    </message>
    <message>
        <source>Sections beyond the end of the file</source>
        <translation>超出文件末尾的区段</translation>
    </message>
    <message>
        <source>A section starts or ends beyond the end of the file, as in truncated files. The game reads past the end.</source>
        <translation>某个区段的开头或结尾超出文件末尾，如同被截断的文件。游戏会读取不存在的内容。</translation>
    </message>
    <message>
        <source>Sections that overlap</source>
        <translation>重叠的区段</translation>
    </message>
    <message>
        <source>Two sections of the index share bytes; one of them is not read here, and not checked.</source>
        <translation>索引中的两个区段共用字节；其中一个在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>References to the wrong section</source>
        <translation>指向错误区段的引用</translation>
    </message>
    <message>
        <source>A reference points to a section that does not exist, is of another kind or has an unsuitable version; its target is neither read nor checked here.</source>
        <translation>引用指向不存在的、类型不同的或版本不符的区段；其所指内容在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>Blocks without an animation ID</source>
        <translation>不属于任何动画 ID 的数据块</translation>
    </message>
    <message>
        <source>A collection (STC_) has lists of animation IDs, positions and blocks that don&apos;t match; its keys are neither read nor checked here.</source>
        <translation>集合（STC_）含有互不相符的动画 ID、位置和数据块列表；其关键帧在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>Vertices without components</source>
        <translation>没有内容的顶点</translation>
    </message>
    <message>
        <source>The flags name no known part of a vertex; the vertices are not read here, and not checked.</source>
        <translation>标志未指定顶点可能具有的任何部分；顶点在此不读取，也不检查。</translation>
    </message>
    <message>
        <source>Keys shared by too many values</source>
        <translation>被过多的值共用的关键帧</translation>
    </message>
    <message>
        <source>Very many values have the same animation ID; some of them are shown without keys here.</source>
        <translation>非常多的值具有相同的动画 ID；其中一些在此显示为没有关键帧。</translation>
    </message>
    <message>
        <source>the event has no name</source>
        <translation>事件没有名称</translation>
    </message>
    <message>
        <source>the camera has no name</source>
        <translation>摄像机没有名称</translation>
    </message>
    <message>
        <source>“%1” is not a portrait camera</source>
        <translation>“%1”不是肖像的摄像机</translation>
    </message>
    <message>
        <source>another camera has this name</source>
        <translation>另一个摄像机有此名称</translation>
    </message>
    <message>
        <source>another event of this name happens at the same time</source>
        <translation>同名的另一个事件在同一时间发生</translation>
    </message>
    <message>
        <source>Events without a name</source>
        <translation>没有名称的事件</translation>
    </message>
    <message>
        <source>The game goes by the names of events (“Evt_SeqEnd”, “Evt_Simulate” …), and all events in the files that we know have one; without it nothing happens.</source>
        <translation>游戏依据事件的名称（“Evt_SeqEnd”、“Evt_Simulate”等），我们所知文件中的所有事件都有名称；没有名称则什么也不会发生。</translation>
    </message>
    <message>
        <source>Delete the event</source>
        <translation>删除事件</translation>
    </message>
    <message>
        <source>All 627 events in the known files are “Evt_SeqEnd”, “Evt_Simulate” (which m3addon writes as well) or “Evt_Spawn”; others are not known to do anything.</source>
        <translation>我们所知文件中的全部 627 个事件都是“Evt_SeqEnd”、“Evt_Simulate”（m3addon 也会写入）或“Evt_Spawn”；其他事件未知有任何作用。</translation>
    </message>
    <message>
        <source>Events that happen twice</source>
        <translation>发生两次的事件</translation>
    </message>
    <message>
        <source>Two events with the same name, bone and time happen one after the other: what they start is started twice. No file that we know has this.</source>
        <translation>同一时间、同名且同骨骼的两个事件会先后发生：它们触发的内容会触发两次。我们所知的文件都没有这种情况。</translation>
    </message>
    <message>
        <source>Cameras without a name</source>
        <translation>没有名称的摄像机</translation>
    </message>
    <message>
        <source>The game finds a camera by its name (trigger “Set Portrait Camera” of the Galaxy editor), and can&apos;t use one that has none.</source>
        <translation>游戏按名称查找摄像机（Galaxy 编辑器的触发器“Set Portrait Camera”），无法使用没有名称的摄像机。</translation>
    </message>
    <message>
        <source>only you know what the camera is for</source>
        <translation>摄像机的用途由用户决定</translation>
    </message>
    <message>
        <source>Cameras with the same name</source>
        <translation>同名的摄像机</translation>
    </message>
    <message>
        <source>The game finds a camera by its name (trigger “Set Portrait Camera” of the Galaxy editor): of two, it can use only one.</source>
        <translation>游戏按名称查找摄像机（Galaxy 编辑器的触发器“Set Portrait Camera”）：两个中只能使用一个。</translation>
    </message>
    <message>
        <source>Delete the camera</source>
        <translation>删除摄像机</translation>
    </message>
    <message>
        <source>Cameras that portraits don&apos;t use</source>
        <translation>肖像不使用的摄像机</translation>
    </message>
    <message>
        <source>The cameras of unit portraits are called “CameraPortrait” or “CameraAvatar” in the files that we know. One with another name, as in the backgrounds of a campaign, is used where a trigger or the data names it.</source>
        <translation>在我们所知的文件中，单位肖像的摄像机名为“CameraPortrait”或“CameraAvatar”。其他名称的摄像机（如战役背景中的）只在触发器或数据指明时使用。</translation>
    </message>
    <message>
        <source>Only what is between the near and the far plane is drawn.</source>
        <translation>近平面与远平面之间的内容会被绘制。</translation>
    </message>
    <message>
        <source>The angle is in radians; no picture can be projected at 0 or less, or at half a turn or more.</source>
        <translation>角度以弧度为单位；0 或更小、以及半圈或更大的角度都无法投影画面。</translation>
    </message>
    <message>
        <source>Bounds decide when a model is drawn and where it can be clicked; a box like this contains nothing.</source>
        <translation>边界决定模型何时绘制以及何处可点击；这样的盒子不包含任何内容。</translation>
    </message>
    <message>
        <source>Bounds decide when a model is drawn and where it can be clicked; this box contains nothing. Some models made with tools other than Blizzard&apos;s have one.</source>
        <translation>边界决定模型何时绘制以及何处可点击；此盒子不包含任何内容。一些用非暴雪工具制作的模型有这样的盒子。</translation>
    </message>
    <message>
        <source>collections %1 and %2 have keys for the same values, and both the priority %3</source>
        <translation>集合 %1 和 %2 有相同值的关键帧，且优先级都是 %3</translation>
    </message>
    <message>
        <source>Collections with equal priority for the same value</source>
        <translation>同一值的优先级相同的集合</translation>
    </message>
    <message>
        <source>Among the collections of a group (STG_) that have keys for a value, the one with the highest priority plays. If several are equal, the first in the group&apos;s list is used here; what the game uses is not known.</source>
        <translation>组（STG_）中含有某个值的关键帧的集合里，优先级最高的播放。优先级相同时此处取组中列出的第一个；游戏取哪个尚不清楚。</translation>
    </message>
    <message>
        <source>which of them should play is up to you</source>
        <translation>应播放哪一个由用户决定</translation>
    </message>
    <message>
        <source>the look-up names bone %1, but there are %2 rest poses</source>
        <translation>查找表引用骨骼 %1，但只有 %2 个静止姿势</translation>
    </message>
    <message>
        <source>the bone mirrors what is attached to it</source>
        <translation>该骨骼会镜像附着于它的内容</translation>
    </message>
    <message>
        <source>%1 of %2 keys mirror what is attached to it</source>
        <translation>%2 个关键帧中有 %1 个会镜像附着的内容</translation>
    </message>
    <message>
        <source>Vertices of bones without a rest pose</source>
        <translation>没有静止姿势的骨骼的顶点</translation>
    </message>
    <message>
        <source>Vertices are moved to their bone by the matrix in its row of IREF; past the last one is whatever lies in memory there.</source>
        <translation>顶点通过其骨骼在 IREF 中对应行的矩阵变换到骨骼；最后一行之后是内存中的任意内容。</translation>
    </message>
    <message>
        <source>Bones that mirror</source>
        <translation>会镜像的骨骼</translation>
    </message>
    <message>
        <source>A negative scale turns triangles inside out, so that their backs are drawn and their fronts are not, unless the rest pose (IREF) mirrors them back, as it does for both bones with a negative scale in the known files.</source>
        <translation>负缩放会翻转三角形，使背面被绘制而正面不被绘制，除非静止姿势（IREF）镜像回来，如我们所知文件中仅有的两个此类骨骼。</translation>
    </message>
    <message>
        <source>the part has to be mirrored in the program that made it</source>
        <translation>该部分须在制作它的程序中镜像</translation>
    </message>
    <message>
        <source>Nothing is attached to it. The game, or another model, may refer to it by its name.</source>
        <translation>没有任何对象依附于它。游戏或其他模型可能按名称使用它。</translation>
    </message>
    <message>
        <source>%1 of %2 keys are outside their sequences</source>
        <translation>%2 个关键帧中有 %1 个在其序列之外</translation>
    </message>
    <message>
        <source>Keys outside their sequence</source>
        <translation>其序列之外的关键帧</translation>
    </message>
    <message>
        <source>A sequence reads its keys from its start to its end, plus the last one before and the first one after; in a collection that plays over others, it reads up to the end of its block. Keys farther out are never reached.</source>
        <translation>序列读取从其开始到结束的关键帧，包括之前的最后一个和之后的第一个；叠加播放的集合则读到其块的末尾。更外面的永远不会被读到。</translation>
    </message>
    <message>
        <source>Events outside their sequence</source>
        <translation>其序列之外的事件</translation>
    </message>
    <message>
        <source>An event happens when its sequence reaches its time, which never happens before its start or after its end.</source>
        <translation>事件在其序列播放到其时间时发生，而在序列开始之前或结束之后永远不会播放到。</translation>
    </message>
    <message>
        <source>Move them to the sequence&apos;s start or end</source>
        <translation>移到序列的开始或结束处</translation>
    </message>
    <message>
        <source>%1 weights are for bones up to row %2, in a region with %3</source>
        <translation>%1 个权重指向直到第 %2 行的骨骼，而区域只有 %3 个</translation>
    </message>
    <message>
        <source>Vertices beyond the bones of their region</source>
        <translation>顶点超出其区域的骨骼范围</translation>
    </message>
    <message>
        <source>The vertices of a region name bones by rows of its part of the look-up; in all of Blizzard&apos;s files that we know they stay within it. Past its end are the bones of another region, or none.</source>
        <translation>区域的顶点按其查找表部分的行引用骨骼；在我们所知的暴雪文件中它们都在范围内。末尾之后是另一个区域的骨骼，或什么也没有。</translation>
    </message>
    <message>
        <source>Weights are parts of 255, and the region says how many of a vertex count. With less, vertices shrink towards the origin, with more they fly away, unless the program divides by the sum (glTF-Validator).</source>
        <translation>权重是 255 的一部分，每个顶点生效的数量由其区域决定。若不除以总和，不足时顶点会向原点收缩，超出时会飞走（glTF-Validator）。</translation>
    </message>
    <message>
        <source>The version is not known here. What fits the nearest known one was read, the rest was kept, and is not checked.</source>
        <translation>此处不认识该版本。与最接近的已知版本相符的内容已读取，其余部分原样保留，不作检查。</translation>
    </message>
    <message>
        <source>Versions that two games share</source>
        <translation>两款游戏共用的版本</translation>
    </message>
    <message>
        <source>Models of World of Warcraft&apos;s alpha and of Warcraft III 3.0 have the same version numbers. The game was recognised by the layout of the chunks.</source>
        <translation>World of Warcraft Alpha 和魔兽争霸 III 3.0 的模型使用相同的版本号。属于哪款游戏已根据数据块的布局判定。</translation>
    </message>
    <message>
        <source>nothing is wrong; choose the other game with File → Read as</source>
        <translation>没有错误；“文件”→“读取为”可选择另一款游戏</translation>
    </message>
    <message>
        <source>Files whose game is uncertain</source>
        <translation>不确定属于哪款游戏的文件</translation>
    </message>
    <message>
        <source>The version is used by two games, and the layout of the chunks does not clearly show which one it is.</source>
        <translation>两款游戏都使用该版本，数据块的布局也不能明确说明属于哪一款。</translation>
    </message>
    <message>
        <source>only you know which game the file is for; choose it with File → Read as</source>
        <translation>只有用户知道该文件用于哪款游戏；“文件”→“读取为”可进行选择</translation>
    </message>
    <message>
        <source>Chunks that can&apos;t be read</source>
        <translation>无法读取的数据块</translation>
    </message>
    <message>
        <source>What the chunk claims to hold does not fit into it. The game reads such a chunk past its end, or not at all; here none of it is read or checked.</source>
        <translation>数据块所声明的内容超出其大小。游戏会读到数据块末尾之后，或完全不读取；此处不读取也不检查其中任何内容。</translation>
    </message>
    <message>
        <source>Bytes at the end of a chunk</source>
        <translation>数据块末尾的字节</translation>
    </message>
    <message>
        <source>They don&apos;t belong to any matching object. Other programs refuse such a file, or drop them.</source>
        <translation>它们不属于任何相符的对象。其他程序会拒绝这样的文件，或将其丢弃。</translation>
    </message>
    <message>
        <source>Bytes at the end of an object</source>
        <translation>对象末尾的字节</translation>
    </message>
    <message>
        <source>They are not a known part of the object. Other programs refuse such a file, or drop them.</source>
        <translation>它们不是对象的已知部分。其他程序会拒绝这样的文件，或将其丢弃。</translation>
    </message>
    <message>
        <source>Objects that are larger than declared</source>
        <translation>比所声明的更大的对象</translation>
    </message>
    <message>
        <source>The size of an object counts its tracks as well. Programs that go by it read the next object from the wrong place.</source>
        <translation>对象的大小也包括其轨道。按此大小读取的程序会从错误的位置读取下一个对象。</translation>
    </message>
    <message>
        <source>the size is corrected as soon as the object is changed</source>
        <translation>修改该对象后即会写入正确的大小</translation>
    </message>
    <message>
        <source>Texts without a model</source>
        <translation>没有模型的文本</translation>
    </message>
    <message>
        <source>None of the keywords of a model was found.</source>
        <translation>未找到模型的任何关键字。</translation>
    </message>
    <message>
        <source>the text has to be replaced</source>
        <translation>必须替换该文本</translation>
    </message>
    <message>
        <source>Values that were cut off or changed</source>
        <translation>被截断或更改的值</translation>
    </message>
    <message>
        <source>A text is longer than the field, or a number exceeds its limit; the excess was left out.</source>
        <translation>文本比字段长，或数字超出可能的范围；超出部分已被省略。</translation>
    </message>
    <message>
        <source>only you know which value is meant</source>
        <translation>只有用户知道所指的值</translation>
    </message>
    <message>
        <source>Statements that can&apos;t be read</source>
        <translation>无法读取的语句</translation>
    </message>
    <message>
        <source>A value is missing, or of the wrong kind. Other programs may refuse the file; here the statement is kept as it is and not checked.</source>
        <translation>缺少值，或值的类型不同。其他程序可能会拒绝该文件；此处该语句原样保留，不作检查。</translation>
    </message>
    <message>
        <source>Unknown words</source>
        <translation>未知的关键字</translation>
    </message>
    <message>
        <source>Other programs may refuse the file, or leave them out; here they are kept as they are, and not checked.</source>
        <translation>其他程序可能会拒绝该文件，或将其省略；此处原样保留，不作检查。</translation>
    </message>
    <message>
        <source>Counts that don&apos;t match</source>
        <translation>不相符的数量</translation>
    </message>
    <message>
        <source>Programs that go by the number in front of the braces read too little, or beyond the end.</source>
        <translation>按花括号前的数字读取的程序会读得太少，或读到末尾之后。</translation>
    </message>
    <message>
        <source>the count is corrected as soon as the list is changed</source>
        <translation>修改该列表后即会写入正确的数量</translation>
    </message>
    <message>
        <source>Duplicate values</source>
        <translation>重复出现的值</translation>
    </message>
    <message>
        <source>The second one was used; other programs may use the first.</source>
        <translation>采用第二个值；其他程序可能采用第一个。</translation>
    </message>
    <message>
        <source>only you know which of them is meant</source>
        <translation>只有用户知道指的是哪一个</translation>
    </message>
    <message>
        <source>Further remarks on the text</source>
        <translation>关于文本的更多说明</translation>
    </message>
    <message>
        <source>For badly damaged texts, only the first remarks are shown.</source>
        <translation>对于严重损坏的文本，只显示最前面的说明。</translation>
    </message>
    <message>
        <source>the others are shown once those before them are fixed</source>
        <translation>修复前面的问题后会显示其余说明</translation>
    </message>
    <message>
        <source>UV set %1, but the last one is %2</source>
        <translation>UV 集 %1，但最后一个是 %2</translation>
    </message>
    <message>
        <source>UV set %1, but there is none</source>
        <translation>UV 集 %1，但没有任何 UV 集</translation>
    </message>
    <message>
        <source>“%1” contains quotation marks or control characters</source>
        <translation>“%1”含有引号或控制字符</translation>
    </message>
    <message>
        <source>the length is %1 as a signed number</source>
        <translation>按有符号数，长度为 %1</translation>
    </message>
    <message>
        <source>Texts in MDL are enclosed in quotation marks. Sinew writes one inside as \&quot;, which other programs don&apos;t know (HiveWE&apos;s validator).</source>
        <translation>MDL 的文本写在引号之中。Sinew 将其中的引号写作 \&quot;，其他程序不认识这种写法（HiveWE 的检查器）。</translation>
    </message>
    <message>
        <source>Names of sequences that MDL can&apos;t express</source>
        <translation>MDL 无法表达的序列名称</translation>
    </message>
    <message>
        <source>Paths of textures that MDL can&apos;t express</source>
        <translation>MDL 无法表达的贴图路径</translation>
    </message>
    <message>
        <source>the file has that name; it has to be renamed as well</source>
        <translation>文件也使用该名称；必须一并重命名</translation>
    </message>
    <message>
        <source>Global sequences with a negative length</source>
        <translation>长度为负的全局序列</translation>
    </message>
    <message>
        <source>A length above 2147483647 becomes negative in programs that read it as signed (mdx-m3-viewer&apos;s sanity test warns about lengths below 1).</source>
        <translation>超过 2147483647 的长度在按有符号数读取的程序中为负数（mdx-m3-viewer 的检查会对小于 1 的长度发出警告）。</translation>
    </message>
    <message>
        <source>Duplicate geosets</source>
        <translation>重复的几何体</translation>
    </message>
    <message>
        <source>the file is cut off: %1 bytes of the chunk %2 are missing, and whatever follows it</source>
        <translation>文件不完整：缺少块 %2 的 %1 字节及其后的全部内容</translation>
    </message>
    <message>
        <source>Use the found path</source>
        <translation>使用找到的路径</translation>
    </message>
    <message>
        <source>the file already exists</source>
        <translation>该文件已存在</translation>
    </message>
    <message>
        <source>TIFF: %1</source>
        <translation>TIFF：%1</translation>
    </message>
    <message>
        <source>the model draws no mesh, so that it has no middle and no lowest point</source>
        <translation>模型不绘制任何网格，因此没有中心，也没有最低点</translation>
    </message>
    <message>
        <source>the scale must lie between 0.000001 and 1000000</source>
        <translation>缩放必须在 0.000001 到 1000000 之间</translation>
    </message>
    <message>
        <source>angles and movements must be numbers of at most 1000000000</source>
        <translation>角度和位移必须是不超过 1000000000 的数字</translation>
    </message>
    <message>
        <source>models of this format can&apos;t be transformed as a whole</source>
        <translation>此格式的模型不能整体变换</translation>
    </message>
    <message>
        <source>%1 nodes scale unevenly along axes that are turned; their scale keys are approximated</source>
        <translation>%1 个节点沿被旋转的轴不均匀缩放；其缩放关键帧为近似值</translation>
    </message>
    <message>
        <source>%1 vertices follow a billboard and other bones; they are turned with the model</source>
        <translation>%1 个顶点同时跟随公告板和其他骨骼；它们随模型旋转</translation>
    </message>
    <message>
        <source>%1 bones are added: emitters and attachments on them keep the directions of their axes</source>
        <translation>新增 %1 个骨骼：其上的发射器和附着点保持其轴的方向</translation>
    </message>
    <message>
        <source>sequences of the parent skeleton stay as they are: other models play them as well</source>
        <translation>父骨架的序列保持不变：其他模型也会播放它们</translation>
    </message>
    <message>
        <source>%1 turret parts aim along the axes of their bones; check where they point</source>
        <translation>%1 个炮塔部件沿其骨骼的轴瞄准；请检查它们的指向</translation>
    </message>
    <message>
        <source>hulls and meshes of physics bodies have to be made again: their trees can&apos;t be mirrored</source>
        <translation>物理体的凸包和网格必须重新制作：其树结构无法镜像</translation>
    </message>
    <message>
        <source>the region refers to vertices or triangles that its file does not have</source>
        <translation>该区域引用了其文件中不存在的顶点或三角形</translation>
    </message>
    <message>
        <source>the model has no bone that could carry the region; add one first</source>
        <translation>模型没有可以承载该区域的骨骼；请先添加一个</translation>
    </message>
    <message>
        <source>the vertices of this model have no bones; a region of another model can&apos;t be added to them</source>
        <translation>此模型的顶点没有骨骼；无法加入其他模型的区域</translation>
    </message>
    <message>
        <source>the model&apos;s list of bones that regions use is full</source>
        <translation>模型中区域所用骨骼的列表已满</translation>
    </message>
    <message>
        <source>the division has as many regions as batches can number</source>
        <translation>该分部的区域数已达批次可编号的上限</translation>
    </message>
    <message>
        <source>the model would have %1 vertices; regions of its version can number %2</source>
        <translation>模型将有 %1 个顶点；其版本的区域只能编号 %2 个</translation>
    </message>
    <message>
        <source>vertex colours or texture coordinates that this model&apos;s vertices don&apos;t have were left out</source>
        <translation>此模型顶点所没有的顶点颜色或纹理坐标已被省略</translation>
    </message>
    <message>
        <source>vertex colours or texture coordinates that the other model lacks are white or zero</source>
        <translation>另一模型缺少的顶点颜色或纹理坐标为白色或零</translation>
    </message>
    <message>
        <source>the region has no material here; assign one to its batches</source>
        <translation>该区域在此没有材质；请为其批次指定一个</translation>
    </message>
    <message>
        <source>the bone that shows and hides the region has no counterpart here; it is always shown</source>
        <translation>控制该区域显示与隐藏的骨骼在此没有对应；区域始终显示</translation>
    </message>
    <message>
        <source>divisions and batches of an M3 model are made of its own vertices; copy the regions instead, which bring theirs</source>
        <translation>M3 模型的分部和批次由其自身的顶点构成；请改为复制区域，区域会带上其顶点</translation>
    </message>
    <message>
        <source>the model has no division; add one first</source>
        <translation>模型没有分部；请先添加一个</translation>
    </message>
    <message>
        <source>%1 PopcornFX effects keep their size: it is in their own files</source>
        <translation>%1 个 PopcornFX 效果保持其大小：大小在其自身的文件中</translation>
    </message>
    <message>
        <source>no node is named “Head” or moves a visible mesh; set the camera up from a view instead</source>
        <translation>没有名为“Head”的节点，或其不移动任何可见网格；请改为从视图设置摄像机</translation>
    </message>
</context>
<context>
    <name>NewModel</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
</context>
<context>
    <name>PlayerColour</name>
    <message>
        <source>Red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Light blue</source>
        <translation>浅蓝色</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>深绿色</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>棕色</translation>
    </message>
    <message>
        <source>Maroon</source>
        <translation>栗色</translation>
    </message>
    <message>
        <source>Navy</source>
        <translation>深蓝色</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>青绿色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫罗兰色</translation>
    </message>
    <message>
        <source>Wheat</source>
        <translation>小麦色</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>桃色</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>薄荷色</translation>
    </message>
    <message>
        <source>Lavender</source>
        <translation>薰衣草色</translation>
    </message>
    <message>
        <source>Coal</source>
        <translation>炭黑色</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>雪白色</translation>
    </message>
    <message>
        <source>Emerald</source>
        <translation>翠绿色</translation>
    </message>
    <message>
        <source>Peanut</source>
        <translation>花生色</translation>
    </message>
    <message>
        <source>Black (neutral hostile)</source>
        <translation>黑色（中立敌对）</translation>
    </message>
    <message>
        <source>Black (neutral victim)</source>
        <translation>黑色（中立受害）</translation>
    </message>
    <message>
        <source>Black (neutral extra)</source>
        <translation>黑色（中立特殊）</translation>
    </message>
    <message>
        <source>Black (neutral passive)</source>
        <translation>黑色（中立被动）</translation>
    </message>
</context>
<context>
    <name>PoseLibrary</name>
    <message>
        <source>the file has no pose</source>
        <translation>文件中没有姿势</translation>
    </message>
    <message>
        <source>the pose is too large to be kept</source>
        <translation>姿势过大，无法保存</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>a pose needs a name</source>
        <translation>姿势需要名称</translation>
    </message>
    <message numerus="yes">
        <source>no more than %n poses are kept; delete one first</source>
        <translation>
            <numerusform>最多保存 %n 个姿势；请先删除一个</numerusform>
        </translation>
    </message>
    <message>
        <source>there is already a pose “%1”</source>
        <translation>已有姿势“%1”</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be deleted: %2</source>
        <translation>无法删除“%1”：%2</translation>
    </message>
</context>
<context>
    <name>Poses</name>
    <message>
        <source>none of the selected objects is in the pose; select nothing to apply all of it</source>
        <translation>所选对象都不在此姿势中；不选择任何对象可应用整个姿势</translation>
    </message>
    <message>
        <source>no object of this model is clearly the mirror counterpart of one in the pose</source>
        <translation>此模型中没有对象能确定是姿势中某对象的另一侧</translation>
    </message>
    <message>
        <source>no object of this model has the same name as one in the pose</source>
        <translation>此模型中没有与姿势同名的对象</translation>
    </message>
    <message>
        <source>this format has no nodes to be posed</source>
        <translation>此格式没有可摆姿势的节点</translation>
    </message>
    <message>
        <source>no object of this model can be posed</source>
        <translation>此模型中没有可摆姿势的对象</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>没有打开的模型</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>popcorn emitters</source>
        <translation>Popcorn 发射器</translation>
    </message>
    <message>
        <source>refraction</source>
        <translation>折射</translation>
    </message>
    <message>
        <source>extruded particles</source>
        <translation>挤出粒子</translation>
    </message>
    <message>
        <source>displacement materials</source>
        <translation>置换材质</translation>
    </message>
    <message>
        <source>terrain and creep materials</source>
        <translation>地形和菌毯材质</translation>
    </message>
    <message>
        <source>volume materials</source>
        <translation>体积材质</translation>
    </message>
    <message>
        <source>hair materials</source>
        <translation>毛发材质</translation>
    </message>
    <message>
        <source>reflections and lens flares</source>
        <translation>反射和镜头光晕</translation>
    </message>
    <message>
        <source>projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>布料</translation>
    </message>
    <message>
        <source>particle collisions</source>
        <translation>粒子碰撞</translation>
    </message>
    <message>
        <source>particle colours from the game&apos;s table</source>
        <translation>来自游戏数据表的粒子颜色</translation>
    </message>
    <message>
        <source>emission from bones</source>
        <translation>从骨骼发射</translation>
    </message>
    <message>
        <source>waterfall shading</source>
        <translation>瀑布着色</translation>
    </message>
    <message>
        <source>fading edges</source>
        <translation>边缘渐隐</translation>
    </message>
</context>
<context>
    <name>Recipe</name>
    <message>
        <source>Opaque</source>
        <translation>不透明</translation>
    </message>
    <message>
        <source>One batch that covers what is behind it.</source>
        <translation>一个遮盖其后方内容的批次。</translation>
    </message>
    <message>
        <source>Alpha-tested foliage</source>
        <translation>Alpha 测试植被</translation>
    </message>
    <message>
        <source>One batch with holes where alpha is low, seen from both sides.</source>
        <translation>一个在 Alpha 较低处镂空的批次，双面可见。</translation>
    </message>
    <message>
        <source>Additive glow</source>
        <translation>叠加辉光</translation>
    </message>
    <message>
        <source>One additive batch without shading that hides nothing behind it, seen from both sides. Assumes a texture with a black surround.</source>
        <translation>一个无着色的叠加批次，不遮挡其后方的任何内容，双面可见。假定贴图四周为黑色。</translation>
    </message>
    <message>
        <source>Blended by alpha</source>
        <translation>按 Alpha 混合</translation>
    </message>
    <message>
        <source>One batch that is as opaque as its texture&apos;s alpha.</source>
        <translation>一个批次，不透明程度取自其贴图的 Alpha。</translation>
    </message>
    <message>
        <source>Covers what is behind it, without an alpha mask.</source>
        <translation>遮盖其后方的内容，不用 Alpha 遮罩。</translation>
    </message>
    <message>
        <source>Team colour below diffuse</source>
        <translation>漫反射下的队伍颜色</translation>
    </message>
    <message>
        <source>The team&apos;s colour shows where the texture&apos;s alpha is low: the diffuse layer takes all four channels. Assumes that the texture has an alpha channel.</source>
        <translation>在贴图 Alpha 较低处显示队伍颜色：漫反射图层使用全部四个通道。假定贴图有 Alpha 通道。</translation>
    </message>
    <message>
        <source>Only an emissive layer, added without light, fog or shadows. Assumes a texture with a black surround.</source>
        <translation>仅一个自发光图层，以叠加方式绘制，无光照、雾和阴影。假定贴图四周为黑色。</translation>
    </message>
    <message>
        <source>Holes where the texture&apos;s alpha is below ½, seen from both sides.</source>
        <translation>在贴图 Alpha 低于 ½ 处镂空，双面可见。</translation>
    </message>
    <message>
        <source>As opaque as the texture&apos;s alpha, without a shadow.</source>
        <translation>不透明程度取自贴图的 Alpha，无阴影。</translation>
    </message>
    <message>
        <source>One layer that covers what is behind it.</source>
        <translation>一个遮盖其后方内容的图层。</translation>
    </message>
    <message>
        <source>The team&apos;s colour shows where the texture&apos;s alpha is low. Assumes that the texture has an alpha channel.</source>
        <translation>在贴图 Alpha 较低处显示队伍颜色。假定贴图有 Alpha 通道。</translation>
    </message>
    <message>
        <source>One additive layer without shading or fog, seen from both sides. Assumes a texture with a black surround.</source>
        <translation>一个无着色、不受雾影响的叠加图层，双面可见。假定贴图四周为黑色。</translation>
    </message>
    <message>
        <source>One layer with holes where alpha is below ¾, seen from both sides.</source>
        <translation>一个在 Alpha 低于 ¾ 处镂空的图层，双面可见。</translation>
    </message>
    <message>
        <source>One layer that is as opaque as its texture&apos;s alpha.</source>
        <translation>一个图层，不透明程度取自其贴图的 Alpha。</translation>
    </message>
    <message>
        <source>HD with six textures</source>
        <translation>使用六张贴图的 HD</translation>
    </message>
    <message>
        <source>Diffuse, normal, ORM, emissive, team colour and environment. Assumes that the files next to “X_diffuse” are called “X_normal”, “X_orm” and “X_emissive”; for other file names the game&apos;s flat textures are used.</source>
        <translation>漫反射、法线、ORM、自发光、队伍颜色和环境。假定“X_diffuse”旁边的文件名为“X_normal”、“X_orm”和“X_emissive”；若贴图以其他方式命名，则使用游戏的纯色贴图。</translation>
    </message>
    <message>
        <source>SD from HD</source>
        <translation>由 HD 转为 SD</translation>
    </message>
    <message>
        <source>The diffuse texture over the team&apos;s colour, without the other maps. Assumes that the diffuse texture&apos;s alpha is that of a classic one.</source>
        <translation>漫反射贴图叠在队伍颜色之上，不含其他贴图。假定漫反射贴图的 Alpha 是经典贴图的 Alpha。</translation>
    </message>
</context>
<context>
    <name>Replaceable</name>
    <message>
        <source>Cliffs</source>
        <translation>悬崖</translation>
    </message>
    <message>
        <source>Lordaeron trees</source>
        <translation>洛丹伦树木</translation>
    </message>
    <message>
        <source>Ashenvale trees</source>
        <translation>灰谷树木</translation>
    </message>
    <message>
        <source>Barrens trees</source>
        <translation>贫瘠之地树木</translation>
    </message>
    <message>
        <source>Northrend trees</source>
        <translation>诺森德树木</translation>
    </message>
    <message>
        <source>Mushroom trees</source>
        <translation>蘑菇树</translation>
    </message>
    <message>
        <source>Ruins trees</source>
        <translation>废墟树木</translation>
    </message>
    <message>
        <source>Outland mushroom trees</source>
        <translation>外域蘑菇树</translation>
    </message>
</context>
<context>
    <name>SafeMode</name>
    <message>
        <source>Sinew (safe mode)</source>
        <translation>Sinew（安全模式）</translation>
    </message>
    <message>
        <source>Safe mode: no plugins are loaded, and settings and layouts are neither read nor saved.</source>
        <translation>安全模式：不加载插件，也不读取或保存设置和布局。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>Knight</source>
        <translation>骑士</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>法术</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>建筑</translation>
    </message>
    <message>
        <source>Creature</source>
        <translation>生物</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>机械</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Triangles: %1</source>
        <translation>三角形：%1</translation>
    </message>
    <message>
        <source>Vertices: %1</source>
        <translation>顶点：%1</translation>
    </message>
    <message>
        <source>Edges: %1</source>
        <translation>边：%1</translation>
    </message>
    <message>
        <source>Draw calls: %1</source>
        <translation>绘制调用：%1</translation>
    </message>
    <message>
        <source>Particles: %1</source>
        <translation>粒子：%1</translation>
    </message>
    <message>
        <source>Child models: %1</source>
        <translation>子模型：%1</translation>
    </message>
    <message>
        <source>Frames per second: %1</source>
        <translation>每秒帧数：%1</translation>
    </message>
    <message>
        <source>Shown reduced</source>
        <translation>已简化显示</translation>
    </message>
</context>
<context>
    <name>TrackEdits</name>
    <message>
        <source>“%1” is locked</source>
        <translation>“%1”已锁定</translation>
    </message>
    <message>
        <source>no track is selected</source>
        <translation>未选择轨道</translation>
    </message>
    <message>
        <source>Add track %1</source>
        <translation>添加轨道 %1</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>添加 %n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove track %1</source>
        <translation>移除轨道 %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>移除 %n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>Set key of %1</source>
        <translation>设置 %1 的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Set keys of %n tracks</source>
        <translation>
            <numerusform>设置 %n 条轨道的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove key of %1</source>
        <translation>移除 %1 的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Remove keys of %n tracks</source>
        <translation>
            <numerusform>移除 %n 条轨道的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” only has times</source>
        <translation>“%1”只有时间</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences meet at %1: the key there belongs to all of them</source>
        <translation>
            <numerusform>%n 个序列在 %1 处相接：该处的关键帧对所有这些序列都有效</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TransformGesture</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
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
        <translation>× %1, %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n node(s): %1</source>
        <translation>
            <numerusform>旋转 %n 个节点：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n node(s): %1</source>
        <translation>
            <numerusform>缩放 %n 个节点：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n node(s): %1</source>
        <translation>
            <numerusform>移动 %n 个节点：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n pivot(s): %1</source>
        <translation>
            <numerusform>移动 %n 个轴心点：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>模型 %1</translation>
    </message>
    <message>
        <source>parent’s %1</source>
        <translation>父节点 %1</translation>
    </message>
    <message>
        <source>local %1</source>
        <translation>局部 %1</translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <comment>amount along an axis</comment>
        <translation>%1 沿%2</translation>
    </message>
    <message>
        <source>%1  [%2]</source>
        <translation>%1  [%2]</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <comment>amount about an axis</comment>
        <translation>%1 绕%2</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Rotate %1</source>
        <translation>旋转 %1</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>&amp;Sun, ambient light and fog…</source>
        <translation>太阳、环境光和雾(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Classic and HD meshes</source>
        <translation>经典和 HD 网格(&amp;C)</translation>
    </message>
    <message>
        <source>Only c&amp;lassic meshes</source>
        <translation>仅经典网格(&amp;L)</translation>
    </message>
    <message>
        <source>Only &amp;HD meshes</source>
        <translation>仅 HD 网格(&amp;H)</translation>
    </message>
    <message>
        <source>Level of detail %1</source>
        <translation>细节层次 %1</translation>
    </message>
    <message>
        <source>Da&amp;ylight</source>
        <translation>日光(&amp;Y)</translation>
    </message>
    <message>
        <source>Mes&amp;hes shown</source>
        <translation>显示的网格(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Dark grey</source>
        <translation>深灰(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑色(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Grey</source>
        <translation>灰色(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Light grey</source>
        <translation>浅灰(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白色(&amp;W)</translation>
    </message>
    <message>
        <source>Blue &amp;sky</source>
        <translation>蓝天(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
</context>
<context>
    <name>sinew::AnimationMenu</name>
    <message>
        <source>Previous &amp;sequence</source>
        <translation>上一序列(&amp;S)</translation>
    </message>
    <message>
        <source>Next s&amp;equence</source>
        <translation>下一序列(&amp;E)</translation>
    </message>
    <message>
        <source>A&amp;nimation</source>
        <translation>动画(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sinew::ArchiveSaver</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Save to a copy of the archive</source>
        <translation>保存到档案的副本</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Replace the archive “%1” itself?</source>
        <translation>要替换档案“%1”本身吗？</translation>
    </message>
    <message>
        <source>Replace the file “%1”?</source>
        <translation>要替换文件“%1”吗？</translation>
    </message>
    <message>
        <source>The current archive is kept next to it with the suffix .bak.</source>
        <translation>当前的档案会以 .bak 后缀保留在旁边。</translation>
    </message>
    <message>
        <source>Its current contents will be lost.</source>
        <translation>其当前内容将丢失。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>“%1” was not saved. %2</source>
        <translation>“%1”未保存。%2</translation>
    </message>
    <message numerus="yes">
        <source>%n files were added.</source>
        <translation>
            <numerusform>新增了 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is in “%2”.</source>
        <translation>“%1”已在“%2”中。</translation>
    </message>
    <message numerus="yes">
        <source>%n other files were compared with the archive and are unchanged.</source>
        <translation>
            <numerusform>其余 %n 个文件已与原档案比较，均未改变。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ArrayEditor</name>
    <message>
        <source>Edit table</source>
        <translation>编辑表格</translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation>选择单个对象才能编辑此项</translation>
    </message>
    <message>
        <source>1 element</source>
        <translation>1 个元素</translation>
    </message>
    <message numerus="yes">
        <source>%Ln elements</source>
        <translation>
            <numerusform>%Ln 个元素</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::AssetBrowser</name>
    <message>
        <source>Browse assets</source>
        <translation>浏览资源</translation>
    </message>
    <message>
        <source>&amp;Use this file</source>
        <translation>使用此文件(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Extract…</source>
        <translation>提取(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sinew::AssetCommands</name>
    <message>
        <source>Add &amp;folder…</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add a&amp;rchive…</source>
        <translation>添加档案(&amp;R)…</translation>
    </message>
    <message>
        <source>Use the &amp;sources for</source>
        <translation>使用以下游戏的来源(&amp;S)</translation>
    </message>
    <message>
        <source>The game of each model</source>
        <translation>各模型所属的游戏</translation>
    </message>
    <message>
        <source>The game of each model (now %1)</source>
        <translation>各模型所属的游戏（现为 %1）</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Folder with assets</source>
        <translation>含资源的文件夹</translation>
    </message>
    <message>
        <source>Archives and maps with assets</source>
        <translation>含资源的档案和地图</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Models in “%1”</source>
        <translation>“%1”中的模型</translation>
    </message>
    <message>
        <source>&amp;Add to the asset sources</source>
        <translation>添加到资源来源(&amp;A)</translation>
    </message>
    <message>
        <source>Models will find their textures there from now on</source>
        <translation>此后模型将在那里查找贴图</translation>
    </message>
</context>
<context>
    <name>sinew::AssetFilesModel</name>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>sinew::AssetFolderTree</name>
    <message>
        <source>Folders of the asset sources</source>
        <translation>资源来源的文件夹</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>所有来源</translation>
    </message>
</context>
<context>
    <name>sinew::AssetLocationsEditor</name>
    <message>
        <source>Location</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Asset sources</source>
        <translation>资源来源</translation>
    </message>
    <message>
        <source>Searched for textures and child models from top to bottom, after the model&apos;s own folder and the folders above it.</source>
        <translation>从上到下在其中搜索贴图和子模型，排在模型自身的文件夹及其上级文件夹之后。</translation>
    </message>
    <message>
        <source>Add &amp;folder…</source>
        <translation>添加文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Add a&amp;rchive…</source>
        <translation>添加档案(&amp;R)…</translation>
    </message>
    <message>
        <source>R&amp;emove</source>
        <translation>移除(&amp;E)</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>上移(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>下移(&amp;D)</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>%1 files, and more without names</source>
        <translation>%1 个文件，另有无名称的文件</translation>
    </message>
    <message>
        <source>Folder with assets</source>
        <translation>含资源的文件夹</translation>
    </message>
    <message>
        <source>Archives and maps with assets</source>
        <translation>含资源的档案和地图</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>档案和地图 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>For models of</source>
        <translation>适用于以下游戏的模型</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>Models of other games don&apos;t look here</source>
        <translation>其他游戏的模型不在此处查找</translation>
    </message>
</context>
<context>
    <name>sinew::AssetNotes</name>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>“%1”已不存在。</translation>
    </message>
    <message>
        <source>Save the file</source>
        <translation>保存文件</translation>
    </message>
    <message>
        <source>The file was saved as “%1”.</source>
        <translation>文件已保存到“%1”。</translation>
    </message>
    <message>
        <source>The file could not be written to “%1”: %2</source>
        <translation>无法将文件写入“%1”：%2</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Searched:
%1</source>
        <translation>已搜索：
%1</translation>
    </message>
    <message>
        <source>Found in %1 as %2</source>
        <translation>在 %1 中找到，路径为 %2</translation>
    </message>
    <message>
        <source>%1
Searched:
%2</source>
        <translation>%1
已搜索：
%2</translation>
    </message>
    <message>
        <source>Save the file as…</source>
        <translation>将文件另存为…</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3</source>
        <translation>找到的是 %2 中的 %1；游戏查找的是 %3</translation>
    </message>
    <message>
        <source>Looking for the file…</source>
        <translation>正在查找文件…</translation>
    </message>
</context>
<context>
    <name>sinew::AssetPanel</name>
    <message>
        <source>Search by name</source>
        <translation>按名称搜索</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>Kind of files</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>Format of files</source>
        <translation>文件格式</translation>
    </message>
    <message>
        <source>Show the files as a grid of large thumbnails</source>
        <translation>以大缩略图网格显示文件</translation>
    </message>
    <message>
        <source>Search for files and regenerate missing thumbnails</source>
        <translation>重新查找文件并补全缺失的缩略图</translation>
    </message>
    <message>
        <source>Files of all asset sources</source>
        <translation>所有资源来源的文件</translation>
    </message>
    <message>
        <source>All formats</source>
        <translation>所有格式</translation>
    </message>
    <message>
        <source>%1 files, reading more…</source>
        <translation>%1 个文件，正在读取更多…</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Extract…</source>
        <translation>提取(&amp;E)…</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <translation>%1 × %2 像素，%3</translation>
    </message>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Show &amp;all files</source>
        <translation>显示所有文件(&amp;A)</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read: %2</source>
        <translation>无法读取“%1”：%2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>There are no asset sources yet. Add a folder or an archive with the button above.</source>
        <translation>还没有资源来源。请用上方按钮添加文件夹或档案。</translation>
    </message>
    <message>
        <source>The names of its files are not known.</source>
        <translation>其中文件的名称未知。</translation>
    </message>
    <message>
        <source>There are no files.</source>
        <translation>没有文件。</translation>
    </message>
    <message>
        <source>No file matches “%1”.</source>
        <translation>没有与“%1”匹配的文件。</translation>
    </message>
    <message>
        <source>There are no models here.</source>
        <translation>这里没有模型。</translation>
    </message>
    <message>
        <source>There are no files of this kind.</source>
        <translation>没有这种类型的文件。</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>所有来源</translation>
    </message>
    <message>
        <source>There are no asset sources yet.</source>
        <translation>还没有资源来源。</translation>
    </message>
    <message>
        <source>%1 files, and more without names</source>
        <translation>%1 个文件，另有无名称的文件</translation>
    </message>
    <message>
        <source>Source of files</source>
        <translation>文件来源</translation>
    </message>
    <message>
        <source>Show the folders</source>
        <translation>显示文件夹</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>缩略图大小</translation>
    </message>
    <message>
        <source>Add folders and archives, and choose which game&apos;s are listed</source>
        <translation>添加文件夹和档案，并选择列出哪个游戏的来源</translation>
    </message>
</context>
<context>
    <name>sinew::AssetScenes</name>
    <message>
        <source>Model “%1” in %2 has no format that can be shown</source>
        <translation>%2 中的模型“%1”的格式无法显示</translation>
    </message>
    <message>
        <source>Model “%1” in %2 can&apos;t be read: %3</source>
        <translation>无法读取 %2 中的模型“%1”：%3</translation>
    </message>
</context>
<context>
    <name>sinew::AssetTextures</name>
    <message>
        <source>Texture “%1” was not found. Searched: %2</source>
        <translation>未找到贴图“%1”。已搜索：%2</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 can&apos;t be read: %3</source>
        <translation>无法读取 %2 中的贴图“%1”：%3</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 is damaged: %3</source>
        <translation>%2 中的贴图“%1”已损坏：%3</translation>
    </message>
    <message>
        <source>Texture “%1” in %2 is shown at 1/%3 of its size: it needs more memory than the preview allows for textures</source>
        <translation>%2 中的贴图“%1”以 1/%3 的尺寸显示：它所需的内存超过了预览为贴图保留的内存</translation>
    </message>
</context>
<context>
    <name>sinew::AssetUses</name>
    <message>
        <source>Texture “%1” was not found. Searched: %2</source>
        <translation>未找到贴图“%1”。已搜索：%2</translation>
    </message>
    <message>
        <source>Model “%1” was not found. Searched: %2</source>
        <translation>未找到模型“%1”。已搜索：%2</translation>
    </message>
    <message>
        <source>File “%1” was not found. Searched: %2</source>
        <translation>未找到文件“%1”。已搜索：%2</translation>
    </message>
    <message>
        <source>“%1” was found as %2, which the game can&apos;t read. It reads %3.</source>
        <translation>“%1”找到的是 %2，游戏无法读取。游戏可读取 %3。</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3.</source>
        <translation>找到的是 %2 中的 %1；游戏查找的是 %3。</translation>
    </message>
</context>
<context>
    <name>sinew::Binding</name>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>step, objects</comment>
        <translation>%2：%1</translation>
    </message>
</context>
<context>
    <name>sinew::ByteChangesView</name>
    <message>
        <source>At</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>文件中</translation>
    </message>
    <message>
        <source>Then at</source>
        <translation>之后位置</translation>
    </message>
    <message>
        <source>After saving</source>
        <translation>保存之后</translation>
    </message>
    <message>
        <source>Bytes that saving would change</source>
        <translation>保存会改变的字节</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%1 … (%n bytes)</source>
        <translation>
            <numerusform>%1 …（%n 字节）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving would not change any bytes.</source>
        <translation>保存不会改变任何字节。</translation>
    </message>
    <message numerus="yes">
        <source>%n ranges: %1 of %2 bytes</source>
        <translation>
            <numerusform>%n 个区段：%2 字节中的 %1 字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ChannelModel</name>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>%1: not animated. Double-click to add the track.</source>
        <translation>%1：无动画。双击可添加轨道。</translation>
    </message>
    <message>
        <source>%1: its global sequence is missing</source>
        <translation>%1：其全局序列缺失</translation>
    </message>
    <message>
        <source>%1: runs on a global sequence of %2</source>
        <translation>%1：按 %2 的全局序列运行</translation>
    </message>
    <message>
        <source>Value at the playhead; typing sets a key (12, +=5, *2, 50%)</source>
        <translation>播放头处的值；输入即设置关键帧（12、+=5、*2、50%）</translation>
    </message>
    <message>
        <source>There is a key at this time: click to remove it</source>
        <translation>此时间处有关键帧：单击移除</translation>
    </message>
    <message>
        <source>Animated: click to set a key at this time</source>
        <translation>有动画：单击在此时间设置关键帧</translation>
    </message>
    <message>
        <source>Not animated: click to set the first key</source>
        <translation>无动画：单击设置第一个关键帧</translation>
    </message>
    <message>
        <source>Set or remove the keys of all tracks of this object at this time</source>
        <translation>设置或移除此对象所有轨道在此时间的关键帧</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Object, track and component</source>
        <translation>对象、轨道和分量</translation>
    </message>
    <message>
        <source>Value at the playhead</source>
        <translation>播放头处的值</translation>
    </message>
    <message>
        <source>Key at the playhead</source>
        <translation>播放头处的关键帧</translation>
    </message>
    <message>
        <source>Shown in the graph</source>
        <translation>在曲线图中显示</translation>
    </message>
    <message>
        <source>Solo: show only soloed tracks</source>
        <translation>独显：只显示此类轨道</translation>
    </message>
    <message>
        <source>Locked: tools do not change its keys</source>
        <translation>锁定：任何工具都不更改其关键帧</translation>
    </message>
    <message>
        <source>Muted: the preview ignores the track</source>
        <translation>禁用：预览时忽略此轨道</translation>
    </message>
    <message>
        <source>Pinned: always listed, regardless of the selection</source>
        <translation>固定：无论选择什么都列出</translation>
    </message>
    <message>
        <source>Interpolation: how values between keys are computed</source>
        <translation>插值：关键帧之间的值如何求得</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences have no keys of their own here and show those of “%1”; keys set in them are set there</source>
        <translation>
            <numerusform>%n 个序列在此没有自己的关键帧，显示“%1”的关键帧；在此处设置的关键帧会写入该序列</numerusform>
        </translation>
    </message>
    <message>
        <source>The file stores numbers from %1 to %2 in steps of %3</source>
        <translation>文件存储从 %1 到 %2 的数值，步长为 %3</translation>
    </message>
    <message>
        <source>Number of keys in the sequence</source>
        <translation>该序列中的关键帧数量</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n keys are in the sequence</source>
        <translation>
            <numerusform>%n 个关键帧中的 %1 个：位于该序列内</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::ChannelTree</name>
    <message>
        <source>Filter tracks</source>
        <translation>筛选轨道</translation>
    </message>
    <message>
        <source>Only selected</source>
        <translation>仅所选</translation>
    </message>
    <message>
        <source>List only tracks of selected objects and pinned tracks</source>
        <translation>只列出所选对象的轨道和固定的轨道</translation>
    </message>
    <message>
        <source>Absent tracks</source>
        <translation>可添加的轨道</translation>
    </message>
    <message>
        <source>Also list tracks that the selected objects could have</source>
        <translation>同时列出所选对象可以拥有的轨道</translation>
    </message>
    <message>
        <source>Tracks</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Add track</source>
        <translation>添加轨道</translation>
    </message>
    <message numerus="yes">
        <source>Add %n tracks</source>
        <translation>
            <numerusform>添加 %n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all keys</source>
        <translation>选择所有关键帧</translation>
    </message>
    <message>
        <source>Remove track</source>
        <translation>移除轨道</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tracks</source>
        <translation>
            <numerusform>移除 %n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>Select object</source>
        <translation>选择对象</translation>
    </message>
    <message>
        <source>No track matches “%1”.</source>
        <translation>没有与“%1”匹配的轨道。</translation>
    </message>
</context>
<context>
    <name>sinew::CheatSheet</name>
    <message>
        <source>Shortcuts and gestures</source>
        <translation>快捷键与手势</translation>
    </message>
    <message>
        <source>Shortcuts and gestures of the curve editor</source>
        <translation>曲线编辑器的快捷键与手势</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Click, Shift, Ctrl</source>
        <translation>单击、Shift、Ctrl</translation>
    </message>
    <message>
        <source>Select a key, a handle or a curve; add; toggle</source>
        <translation>选择关键帧、控制柄或曲线；添加；切换</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>拖动</translation>
    </message>
    <message>
        <source>Move keys; over empty space draw a box (Shift adds, Ctrl removes)</source>
        <translation>移动关键帧；在空白处则拉出框选（Shift 添加，Ctrl 移除）</translation>
    </message>
    <message>
        <source>Double click, Ctrl + click</source>
        <translation>双击、Ctrl + 单击</translation>
    </message>
    <message>
        <source>Put a key on the curve</source>
        <translation>在曲线上放置关键帧</translation>
    </message>
    <message>
        <source>While dragging</source>
        <translation>拖动时</translation>
    </message>
    <message>
        <source>Shift is precise, Ctrl inverts snapping, X and Y lock an axis, digits type an amount, the wheel sets the falloff, Esc cancels</source>
        <translation>Shift 精确调整，Ctrl 反转吸附，X 和 Y 锁定轴，数字键输入数值，滚轮设置影响范围，Esc 取消</translation>
    </message>
    <message>
        <source>Wheel, Ctrl, Shift</source>
        <translation>滚轮、Ctrl、Shift</translation>
    </message>
    <message>
        <source>Zoom; in time; in value</source>
        <translation>缩放视图；按时间；按值</translation>
    </message>
    <message>
        <source>Middle button, Ctrl</source>
        <translation>中键、Ctrl</translation>
    </message>
    <message>
        <source>Pan; zoom</source>
        <translation>平移视图；缩放视图</translation>
    </message>
    <message>
        <source>Place the value cursor</source>
        <translation>放置值光标</translation>
    </message>
    <message>
        <source>Drag in the ruler</source>
        <translation>在标尺中拖动</translation>
    </message>
    <message>
        <source>Move the playhead</source>
        <translation>移动播放头</translation>
    </message>
    <message>
        <source>Drag over eyes and locks</source>
        <translation>在眼睛和锁图标上拖动</translation>
    </message>
    <message>
        <source>Switch all rows passed over; Shift for the whole object</source>
        <translation>对经过的所有行作相同设置；Shift 作用于整个对象</translation>
    </message>
    <message>
        <source>Double click on a track</source>
        <translation>双击轨道</translation>
    </message>
    <message>
        <source>Select its keys, or add the track</source>
        <translation>选择其关键帧，或添加轨道</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
    <message>
        <source>Shift + right click or drag</source>
        <translation>Shift + 右键单击或拖动</translation>
    </message>
    <message>
        <source>Alt + drag, or drag with Lasso on</source>
        <translation>Alt + 拖动，或打开套索后拖动</translation>
    </message>
    <message>
        <source>Lasso</source>
        <translation>套索</translation>
    </message>
    <message>
        <source>Alt + click, Ctrl + Shift + click</source>
        <translation>Alt + 单击，Ctrl + Shift + 单击</translation>
    </message>
    <message>
        <source>All keys at one time</source>
        <translation>同一时间的所有关键帧</translation>
    </message>
</context>
<context>
    <name>sinew::CollectFiles</name>
    <message>
        <source>“%1” no longer exists</source>
        <translation>“%1”已不存在</translation>
    </message>
    <message>
        <source>“%1” already exists with different content</source>
        <translation>“%1”已存在，但内容不同</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written: %2</source>
        <translation>无法写入“%1”：%2</translation>
    </message>
    <message>
        <source>Collect files</source>
        <translation>收集文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>for example war3mapImported\</source>
        <translation>例如 war3mapImported\</translation>
    </message>
    <message>
        <source>Keep the folders of the paths</source>
        <translation>保留路径中的文件夹</translation>
    </message>
    <message>
        <source>Make the model refer to the copies</source>
        <translation>让模型引用这些副本</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>复制(&amp;O)</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>Prefix for the paths:</source>
        <translation>路径前添加：</translation>
    </message>
    <message numerus="yes">
        <source>%n files will be copied.</source>
        <translation>
            <numerusform>将复制 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>未找到：%1</translation>
    </message>
    <message>
        <source>Folder for the copies</source>
        <translation>副本的文件夹</translation>
    </message>
    <message>
        <source>Not all files were copied; the paths are unchanged. %1</source>
        <translation>并非所有文件都已复制；路径保持不变。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n files are in “%1”.</source>
        <translation>
            <numerusform>%n 个文件已在“%1”中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The files were copied, but the paths could not be changed: %1</source>
        <translation>文件已复制，但无法更改路径：%1</translation>
    </message>
    <message>
        <source>Add the folder to the asset sources if the copies would not be found otherwise</source>
        <translation>如果不加入就找不到副本，则将文件夹加入资源来源</translation>
    </message>
    <message>
        <source>The folder was added to the asset sources.</source>
        <translation>已将文件夹加入资源来源。</translation>
    </message>
    <message>
        <source>The first path becomes: %1</source>
        <translation>第一个路径将变为：%1</translation>
    </message>
</context>
<context>
    <name>sinew::ColourEditor</name>
    <message>
        <source>Choose %1</source>
        <translation>选择 %1</translation>
    </message>
    <message>
        <source>Choose a colour</source>
        <translation>选择颜色</translation>
    </message>
</context>
<context>
    <name>sinew::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Find an action by name</source>
        <translation>按名称查找操作</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>menu: action</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sinew::CompareMenu</name>
    <message>
        <source>With the &amp;saved file</source>
        <translation>与已保存的文件(&amp;S)</translation>
    </message>
    <message>
        <source>See what saving would change</source>
        <translation>查看保存会改变什么</translation>
    </message>
    <message>
        <source>With another &amp;file…</source>
        <translation>与另一个文件(&amp;F)…</translation>
    </message>
    <message>
        <source>See how the model differs from one in a file, and take over differences</source>
        <translation>查看模型与某个文件的差异，并采用其中的差异</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>与 %1</translation>
    </message>
    <message>
        <source>%1 as saved</source>
        <translation>已保存的 %1</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>sinew::ComparePanel</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Search name, field or value</source>
        <translation>搜索名称、字段或值</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Take over all shown</source>
        <translation>采用所有显示的</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>正在比较…</translation>
    </message>
    <message>
        <source>The models do not differ.</source>
        <translation>两个模型没有差异。</translation>
    </message>
    <message numerus="yes">
        <source>%n differences</source>
        <translation>
            <numerusform>%n 处差异</numerusform>
        </translation>
    </message>
    <message>
        <source>No difference matches the search and the kinds above.</source>
        <translation>没有差异符合上面的搜索和类别。</translation>
    </message>
    <message>
        <source>Take over the other model&apos;s side of the selected rows, as one step</source>
        <translation>在选中的行中，让此模型采用另一个模型的内容，作为一步操作</translation>
    </message>
    <message>
        <source>Take over the other model&apos;s side of all shown rows</source>
        <translation>在所有显示的行中，让此模型采用另一个模型的内容</translation>
    </message>
</context>
<context>
    <name>sinew::CompareView</name>
    <message>
        <source>Blink</source>
        <translation>交替显示</translation>
    </message>
    <message>
        <source>Show both models in one place, one after the other</source>
        <translation>在同一位置交替显示两个模型</translation>
    </message>
    <message>
        <source>The other model has no sequence with this name; it stays at rest.</source>
        <translation>另一个模型没有此名称的序列；它保持静止。</translation>
    </message>
    <message>
        <source>Overlay</source>
        <translation>叠加</translation>
    </message>
    <message>
        <source>Draw the edges of the second model over the first one</source>
        <translation>在第一个模型上绘制第二个模型的边</translation>
    </message>
    <message>
        <source>%1, with the edges of %2</source>
        <translation>%1，叠加 %2 的边</translation>
    </message>
</context>
<context>
    <name>sinew::CompareWindow</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 与 %2 的比较</translation>
    </message>
    <message numerus="yes">
        <source>Bytes (%n)</source>
        <translation>
            <numerusform>字节（%n）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n differences</source>
        <translation>
            <numerusform>采用 %n 处差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differences were taken over; Undo takes them back.</source>
        <translation>
            <numerusform>已采用 %n 处差异；可以撤销。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有任何更改。</translation>
    </message>
    <message>
        <source>Not taken over: %1: %2</source>
        <translation>未采用：%1：%2</translation>
    </message>
</context>
<context>
    <name>sinew::ComparisonModel</name>
    <message>
        <source>Added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已删除</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>已移动</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>已更改</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>This model</source>
        <translation>此模型</translation>
    </message>
    <message>
        <source>The other model</source>
        <translation>另一个模型</translation>
    </message>
</context>
<context>
    <name>sinew::ConfinedWorker</name>
    <message>
        <source>The path of the program that reads untrusted files is not known.</source>
        <translation>不知道由哪个程序读取外来文件。</translation>
    </message>
    <message>
        <source>The program that reads untrusted files can&apos;t be started: %1</source>
        <translation>无法启动读取外来文件的程序：%1</translation>
    </message>
    <message>
        <source>The program that reads untrusted files does not work.</source>
        <translation>读取外来文件的程序无法工作。</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertDialog</name>
    <message>
        <source>Add fi&amp;les…</source>
        <translation>添加文件(&amp;L)…</translation>
    </message>
    <message>
        <source>Add fol&amp;der…</source>
        <translation>添加文件夹(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Resi&amp;ze to powers of two</source>
        <translation>调整为 2 的幂(&amp;Z)</translation>
    </message>
    <message>
        <source>Cop&amp;y report</source>
        <translation>复制报告(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Convert</source>
        <translation>转换(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Convert textures</source>
        <translation>转换贴图</translation>
    </message>
    <message>
        <source>Output folder</source>
        <translation>输出文件夹</translation>
    </message>
    <message>
        <source>Skip existing files</source>
        <translation>跳过已存在的文件</translation>
    </message>
    <message>
        <source>Overwrite existing files</source>
        <translation>覆盖已存在的文件</translation>
    </message>
    <message>
        <source>Images to convert</source>
        <translation>要转换的图像</translation>
    </message>
    <message>
        <source>Write &amp;to</source>
        <translation>写入到(&amp;T)</translation>
    </message>
    <message>
        <source>What happens to existing files</source>
        <translation>如何处理已存在的文件</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>图像 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder with images</source>
        <translation>含图像的文件夹</translation>
    </message>
    <message>
        <source>Add images first</source>
        <translation>请先添加图像</translation>
    </message>
    <message>
        <source>Choose an output folder</source>
        <translation>请选择输出文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%n images written</source>
        <translation>
            <numerusform>已写入 %n 个图像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n 个失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped because the file exists</source>
        <translation>
            <numerusform>%n 个因文件已存在而跳过</numerusform>
        </translation>
    </message>
    <message>
        <source>Add or drop images and folders.</source>
        <translation>请添加或拖入图像和文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%n images</source>
        <translation>
            <numerusform>%n 个图像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>⚠ %n with a size that the game does not expect</source>
        <translation>
            <numerusform>⚠ %n 个图像的大小不符合游戏要求</numerusform>
        </translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>正在转换…</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertList</name>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Already exists</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，最低 %2</translation>
    </message>
    <message>
        <source>How close the result is to its source: the peak signal-to-noise ratio of the first level. Above about 40 dB the difference is invisible.</source>
        <translation>结果与原图的接近程度：第一个级别的峰值信噪比。约 40 dB 以上时肉眼看不出差别。</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
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
        <translation>级别</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertOptionsForm</name>
    <message>
        <source>Dither</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>Keep the coverage of an alpha test at</source>
        <translation>保持 Alpha 测试的覆盖率，阈值</translation>
    </message>
    <message>
        <source>Spreads the palette error over neighbouring texels: noise instead of banding</source>
        <translation>将调色板的误差分散到相邻像素：产生噪点而非色带</translation>
    </message>
    <message>
        <source>Keep, generate what is missing</source>
        <translation>保留，补全缺失的</translation>
    </message>
    <message>
        <source>Regenerate all</source>
        <translation>全部重新生成</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒式</translation>
    </message>
    <message>
        <source>Kaiser (sharper)</source>
        <translation>Kaiser（更锐利）</translation>
    </message>
    <message>
        <source>By file name</source>
        <translation>根据名称</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Data (ORM, masks)</source>
        <translation>数据（ORM、遮罩）</translation>
    </message>
    <message>
        <source>Normal map</source>
        <translation>法线贴图</translation>
    </message>
    <message>
        <source>Normal map in alpha and green</source>
        <translation>Alpha 和绿色通道中的法线贴图</translation>
    </message>
    <message>
        <source>Smaller levels of colours are computed in linear light, normals are renormalised, data is averaged as is.</source>
        <translation>颜色的较小级别在线性光中生成，法线保持长度为 1，数据按原值求平均。</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>Up to powers of two</source>
        <translation>放大到 2 的幂</translation>
    </message>
    <message>
        <source>Powers of two within the game&apos;s limit</source>
        <translation>游戏上限内的 2 的幂</translation>
    </message>
    <message>
        <source>In each smaller level the same fraction of texels passes the test as in the first: foliage does not get thinner.</source>
        <translation>每个较小级别通过测试的比例与第一个级别相同：植被不会变稀疏。</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quality</source>
        <translation>质量(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Alpha</source>
        <translation>Alpha(&amp;A)</translation>
    </message>
    <message>
        <source>O&amp;paque from</source>
        <translation>不透明起始值(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mip levels</source>
        <translation>Mip 级别(&amp;M)</translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation>滤波器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Usage</source>
        <translation>用途(&amp;U)</translation>
    </message>
    <message>
        <source>As needed by the image</source>
        <translation>按图像需要</translation>
    </message>
    <message numerus="yes">
        <source>%n bits</source>
        <translation>
            <numerusform>%n 位</numerusform>
        </translation>
    </message>
    <message>
        <source>For JPEG: 1 is small and poor, 100 is large and good</source>
        <translation>JPEG 的质量：1 为小而差，100 为大而好</translation>
    </message>
    <message>
        <source>Above 90 the search for the best colours takes forty times longer</source>
        <translation>超过 90 时，搜索最佳颜色所需的时间为四十倍</translation>
    </message>
</context>
<context>
    <name>sinew::ConvertPreview</name>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>RGB and alpha</source>
        <translation>RGB 和 Alpha</translation>
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
        <translation>差异 × %1</translation>
    </message>
    <message>
        <source>Displayed channels</source>
        <translation>显示的通道</translation>
    </message>
    <message>
        <source>Displayed mip level</source>
        <translation>显示的 Mip 级别</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原图</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Converting…</source>
        <translation>正在转换…</translation>
    </message>
    <message>
        <source>Select an image to preview the result.</source>
        <translation>选择一个图像以查看转换结果。</translation>
    </message>
    <message>
        <source>Original: %1
%2 × %3, %4</source>
        <translation>原图：%1
%2 × %3，%4</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>级别 %1：%2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>Result: %1
%2, %n levels</source>
        <translation>
            <numerusform>结果：%1
%2，%n 个级别</numerusform>
        </translation>
    </message>
    <message>
        <source>This level: RGB %1, alpha %2</source>
        <translation>此级别：RGB %1，Alpha %2</translation>
    </message>
</context>
<context>
    <name>sinew::CrashMessages</name>
    <message>
        <source>Sinew closed unexpectedly on %1. A crash report can be attached to an issue.</source>
        <translation>Sinew 于 %1 意外终止。可以将崩溃报告附在问题报告中。</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>保存报告…</translation>
    </message>
    <message>
        <source>Restart in safe mode</source>
        <translation>以安全模式重新启动</translation>
    </message>
</context>
<context>
    <name>sinew::CrashReportDialog</name>
    <message>
        <source>Crash report</source>
        <translation>崩溃报告</translation>
    </message>
    <message>
        <source>This is the whole report. It does not name any of your files or folders. Save it and attach it to an issue, with a description of what you did.</source>
        <translation>这是完整的报告，其中不包含您的文件名和文件夹名。请保存它并附在问题报告中，同时说明您当时的操作。</translation>
    </message>
    <message>
        <source>Time of the crash</source>
        <translation>崩溃时间</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>The report can&apos;t be read.</source>
        <translation>无法读取报告。</translation>
    </message>
    <message>
        <source>Save crash report</source>
        <translation>保存崩溃报告</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>文本文件 (*.txt)</translation>
    </message>
</context>
<context>
    <name>sinew::CurveCommands</name>
    <message>
        <source>&amp;Curves</source>
        <translation>曲线(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Cop&amp;y and paste</source>
        <translation>复制和粘贴(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>变换(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Interpolation</source>
        <translation>插值(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Handles</source>
        <translation>控制柄(&amp;H)</translation>
    </message>
    <message>
        <source>T&amp;ools</source>
        <translation>工具(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>O&amp;ptions</source>
        <translation>选项(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not available now: %1</source>
        <translation>当前不可用：%1</translation>
    </message>
    <message>
        <source>no model is open</source>
        <translation>未打开模型</translation>
    </message>
    <message>
        <source>no key is selected</source>
        <translation>未选择关键帧</translation>
    </message>
    <message>
        <source>the tracks of the selected keys are locked or not listed</source>
        <translation>所选关键帧的轨道已锁定或未列出</translation>
    </message>
    <message>
        <source>select keys, or a track that is not locked</source>
        <translation>请选择关键帧，或一条未锁定的轨道</translation>
    </message>
    <message>
        <source>integers and events have no values between keys</source>
        <translation>整数和事件在关键帧之间没有值</translation>
    </message>
    <message>
        <source>only hermite and bezier curves have handles; change the interpolation first</source>
        <translation>只有 Hermite 和 Bezier 曲线才有控制柄；请先更改插值</translation>
    </message>
    <message>
        <source>there are no keys on the clipboard</source>
        <translation>剪贴板中没有关键帧</translation>
    </message>
    <message>
        <source>no unlocked track is selected</source>
        <translation>未选择未锁定的轨道</translation>
    </message>
    <message>
        <source>&amp;Insert key</source>
        <translation>插入关键帧(&amp;I)</translation>
    </message>
    <message>
        <source>Put a key at the playhead on the curves of the active tracks, without changing their shape</source>
        <translation>在播放头处为活动轨道的曲线放置关键帧，不改变其形状</translation>
    </message>
    <message>
        <source>Insert keys in &amp;all tracks</source>
        <translation>在所有轨道中插入关键帧(&amp;A)</translation>
    </message>
    <message>
        <source>Put a key at the playhead on all listed curves</source>
        <translation>在播放头处为列出的所有曲线放置关键帧</translation>
    </message>
    <message>
        <source>&amp;Delete keys</source>
        <translation>删除关键帧(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the selected keys</source>
        <translation>删除所选关键帧</translation>
    </message>
    <message>
        <source>Delete keys</source>
        <translation>删除关键帧</translation>
    </message>
    <message>
        <source>D&amp;uplicate keys</source>
        <translation>创建关键帧副本(&amp;U)</translation>
    </message>
    <message>
        <source>no track is listed</source>
        <translation>未列出轨道</translation>
    </message>
    <message>
        <source>&amp;Previous key</source>
        <translation>上一关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Move the playhead to the previous key</source>
        <translation>将播放头移到前一个关键帧</translation>
    </message>
    <message>
        <source>&amp;Next key</source>
        <translation>下一关键帧(&amp;N)</translation>
    </message>
    <message>
        <source>Move the playhead to the next key</source>
        <translation>将播放头移到后一个关键帧</translation>
    </message>
    <message>
        <source>&amp;Store buffer curves</source>
        <translation>存储缓冲曲线(&amp;S)</translation>
    </message>
    <message>
        <source>Store the curves of the selected tracks for comparing and swapping</source>
        <translation>记住所选轨道的曲线，以便比较和交换</translation>
    </message>
    <message>
        <source>S&amp;wap buffer curves</source>
        <translation>交换缓冲曲线(&amp;W)</translation>
    </message>
    <message>
        <source>no curves are stored</source>
        <translation>没有已存储的曲线</translation>
    </message>
    <message numerus="yes">
        <source>Curves of %n tracks stored</source>
        <translation>
            <numerusform>已存储 %n 条轨道的曲线</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap buffer curves</source>
        <translation>交换缓冲曲线</translation>
    </message>
    <message>
        <source>&amp;Copy keys</source>
        <translation>复制关键帧(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected keys to the clipboard, for this and other models</source>
        <translation>将所选关键帧放入剪贴板，可用于此模型和其他模型</translation>
    </message>
    <message>
        <source>C&amp;ut keys</source>
        <translation>剪切关键帧(&amp;U)</translation>
    </message>
    <message>
        <source>Copy the selected keys, then delete them</source>
        <translation>复制所选关键帧，然后将其删除</translation>
    </message>
    <message>
        <source>Cut keys</source>
        <translation>剪切关键帧</translation>
    </message>
    <message>
        <source>&amp;Paste keys</source>
        <translation>粘贴关键帧(&amp;P)</translation>
    </message>
    <message>
        <source>Paste the keys at the playhead: into the object of the active tracks, else into tracks with the same names</source>
        <translation>将剪贴板中的关键帧放到播放头处：放入活动轨道的对象，否则放入同名轨道</translation>
    </message>
    <message>
        <source>Paste keys</source>
        <translation>粘贴关键帧</translation>
    </message>
    <message>
        <source>Paste, &amp;replacing what is between</source>
        <translation>粘贴并替换其间的关键帧(&amp;R)</translation>
    </message>
    <message>
        <source>Keys between the first and the last pasted one are removed</source>
        <translation>移除粘贴的首尾关键帧之间原有的关键帧</translation>
    </message>
    <message>
        <source>Paste and replace keys</source>
        <translation>粘贴并替换关键帧</translation>
    </message>
    <message>
        <source>Paste, &amp;inserting time</source>
        <translation>粘贴并插入时间(&amp;I)</translation>
    </message>
    <message>
        <source>Later keys of the sequence move back</source>
        <translation>序列中播放头之后的关键帧向后移动</translation>
    </message>
    <message>
        <source>Paste and insert keys</source>
        <translation>粘贴并插入关键帧</translation>
    </message>
    <message>
        <source>Paste &amp;backwards</source>
        <translation>反向粘贴(&amp;B)</translation>
    </message>
    <message>
        <source>The pasted keys run backwards in time</source>
        <translation>粘贴的关键帧在时间上反向排列</translation>
    </message>
    <message>
        <source>Paste keys backwards</source>
        <translation>反向粘贴关键帧</translation>
    </message>
    <message>
        <source>Paste &amp;flipped to the other side</source>
        <translation>翻转粘贴到另一侧(&amp;F)</translation>
    </message>
    <message>
        <source>To the partner node (Left and Right, _L and _R), mirrored in space</source>
        <translation>粘贴到对侧节点（Left 与 Right、_L 与 _R），在空间中镜像</translation>
    </message>
    <message>
        <source>Paste flipped keys</source>
        <translation>翻转粘贴关键帧</translation>
    </message>
    <message>
        <source>Paste &amp;special…</source>
        <translation>选择性粘贴(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose the target, what is replaced, the offset and mirroring</source>
        <translation>选择关键帧的去向、替换内容、偏移和镜像</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>To</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Selected object</source>
        <translation>所选对象</translation>
    </message>
    <message>
        <source>Same names</source>
        <translation>相同名称</translation>
    </message>
    <message>
        <source>Other side</source>
        <translation>另一侧</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>合并</translation>
    </message>
    <message>
        <source>Replace between</source>
        <translation>替换其间</translation>
    </message>
    <message>
        <source>Insert time</source>
        <translation>插入时间</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Added to every number; not for rotations</source>
        <translation>加到每个数字上；不用于旋转</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>反向</translation>
    </message>
    <message numerus="yes">
        <source>Keys go into %n tracks</source>
        <translation>
            <numerusform>关键帧将放入 %n 条轨道</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Grab</source>
        <translation>抓取(&amp;G)</translation>
    </message>
    <message>
        <source>Move the selected keys with the pointer; X and Y lock an axis, digits type an amount</source>
        <translation>随指针移动所选关键帧；X 和 Y 锁定轴，数字键输入数值</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>缩放(&amp;S)</translation>
    </message>
    <message>
        <source>Scale the selected keys with the pointer, about the pivot</source>
        <translation>随指针以轴心为中心缩放所选关键帧</translation>
    </message>
    <message>
        <source>&amp;Move, scale and retime…</source>
        <translation>移动、缩放与重定时(&amp;M)…</translation>
    </message>
    <message>
        <source>Move and scale the selected keys in time and value by typed numbers</source>
        <translation>用输入的数字在时间和值上移动、缩放所选关键帧</translation>
    </message>
    <message>
        <source>Set &amp;time or value…</source>
        <translation>设置时间或值(&amp;T)…</translation>
    </message>
    <message>
        <source>Give the selected keys an exact time or value, or a relative one (+=5, *2)</source>
        <translation>为所选关键帧设置精确或相对的时间或值（+=5、*2）</translation>
    </message>
    <message>
        <source>&amp;Reverse</source>
        <translation>反转(&amp;R)</translation>
    </message>
    <message>
        <source>The selected keys&apos; values run backwards; their times stay</source>
        <translation>所选关键帧的值反向排列；时间不变</translation>
    </message>
    <message>
        <source>Reverse keys</source>
        <translation>反转关键帧</translation>
    </message>
    <message>
        <source>Mirror times at the &amp;playhead</source>
        <translation>以播放头镜像时间(&amp;P)</translation>
    </message>
    <message>
        <source>Times before the playhead move after it and vice versa</source>
        <translation>播放头左侧的时间移到右侧，右侧的移到左侧</translation>
    </message>
    <message>
        <source>Mirror keys at the playhead</source>
        <translation>以播放头镜像关键帧</translation>
    </message>
    <message>
        <source>Mirror times at their &amp;centre</source>
        <translation>以中心镜像时间(&amp;C)</translation>
    </message>
    <message>
        <source>The last selected key comes first</source>
        <translation>最后一个所选关键帧变为第一个</translation>
    </message>
    <message>
        <source>Mirror keys in time</source>
        <translation>在时间上镜像关键帧</translation>
    </message>
    <message>
        <source>&amp;Negate</source>
        <translation>取反(&amp;N)</translation>
    </message>
    <message>
        <source>The sign of the selected numbers is flipped</source>
        <translation>所选数字改变正负号</translation>
    </message>
    <message>
        <source>Negate keys</source>
        <translation>关键帧取反</translation>
    </message>
    <message>
        <source>Mirror values at the value c&amp;ursor</source>
        <translation>以值光标镜像值(&amp;U)</translation>
    </message>
    <message>
        <source>Values above the value cursor move below it</source>
        <translation>曲线图中值光标上方的数字移到下方，下方的移到上方</translation>
    </message>
    <message>
        <source>Mirror keys at the value cursor</source>
        <translation>以值光标镜像关键帧</translation>
    </message>
    <message>
        <source>Transform keys</source>
        <translation>变换关键帧</translation>
    </message>
    <message>
        <source>Time +</source>
        <translation>时间 +</translation>
    </message>
    <message>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <source>Factor of times</source>
        <translation>时间的倍数</translation>
    </message>
    <message>
        <source>Value +</source>
        <translation>值 +</translation>
    </message>
    <message>
        <source>Factor of values</source>
        <translation>值的倍数</translation>
    </message>
    <message>
        <source>About</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Playhead</source>
        <translation>播放头</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>各自</translation>
    </message>
    <message>
        <source>Value cursor</source>
        <translation>值光标</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Set time or value</source>
        <translation>设置时间或值</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>For all selected numbers: 12, +=5, *2, 50%; leave empty to keep them</source>
        <translation>用于所有所选数字：12、+=5、*2、50%；留空则不变</translation>
    </message>
    <message>
        <source>For all selected keys: 120, +=33, *2; leave empty to keep them</source>
        <translation>用于所有所选关键帧：120、+=33、*2；留空则不变</translation>
    </message>
    <message>
        <source>&amp;None (steps)</source>
        <translation>无（阶跃）(&amp;N)</translation>
    </message>
    <message>
        <source>Values hold until the next key</source>
        <translation>值保持到下一个关键帧</translation>
    </message>
    <message>
        <source>&amp;Linear</source>
        <translation>线性(&amp;L)</translation>
    </message>
    <message>
        <source>Straight lines between keys; rotations turn evenly</source>
        <translation>关键帧之间为直线；旋转匀速转动</translation>
    </message>
    <message>
        <source>&amp;Hermite</source>
        <translation>Hermite(&amp;H)</translation>
    </message>
    <message>
        <source>Smooth curves shaped by the slopes at the keys</source>
        <translation>由关键帧处的斜率决定的平滑曲线</translation>
    </message>
    <message>
        <source>&amp;Bezier</source>
        <translation>Bezier(&amp;B)</translation>
    </message>
    <message>
        <source>Smooth curves shaped by handles</source>
        <translation>由控制柄决定的平滑曲线</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose the interpolation of the tracks from a menu at the pointer</source>
        <translation>在指针处选择轨道的插值</translation>
    </message>
    <message>
        <source>The tracks already have this interpolation</source>
        <translation>轨道已是此插值</translation>
    </message>
    <message>
        <source>Interpolation: %1</source>
        <translation>插值：%1</translation>
    </message>
    <message>
        <source>Extra keys per segment</source>
        <translation>每段附加关键帧</translation>
    </message>
    <message>
        <source>Maximum number of keys inserted between two keys to keep the shape</source>
        <translation>为保持形状，两个关键帧之间最多放置的关键帧数</translation>
    </message>
    <message>
        <source>&amp;Free</source>
        <translation>自由(&amp;F)</translation>
    </message>
    <message>
        <source>A&amp;ligned</source>
        <translation>对齐(&amp;L)</translation>
    </message>
    <message>
        <source>Fla&amp;t</source>
        <translation>平坦(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Auto</source>
        <translation>自动(&amp;A)</translation>
    </message>
    <message>
        <source>Auto-&amp;clamped</source>
        <translation>自动钳制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Plateau</source>
        <translation>高原(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Vector</source>
        <translation>矢量(&amp;V)</translation>
    </message>
    <message>
        <source>Set handles: %1</source>
        <translation>设置控制柄：%1</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Choose how the selected handles behave, from a menu at the pointer</source>
        <translation>在指针处选择所选控制柄的行为</translation>
    </message>
    <message>
        <source>&amp;Break</source>
        <translation>断开(&amp;B)</translation>
    </message>
    <message>
        <source>Each handle of a key moves on its own</source>
        <translation>关键帧的两个控制柄各自独立移动</translation>
    </message>
    <message>
        <source>Break handles</source>
        <translation>断开控制柄</translation>
    </message>
    <message>
        <source>&amp;Unify</source>
        <translation>统一(&amp;U)</translation>
    </message>
    <message>
        <source>Both handles of a key are aligned</source>
        <translation>关键帧的两个控制柄对齐到一条直线</translation>
    </message>
    <message>
        <source>Unify handles</source>
        <translation>统一控制柄</translation>
    </message>
    <message>
        <source>Te&amp;nsion, continuity, bias…</source>
        <translation>张力、连续性、偏移(&amp;N)…</translation>
    </message>
    <message>
        <source>Set the handles as TCB controllers do</source>
        <translation>按 TCB 控制器的方式设置控制柄</translation>
    </message>
    <message>
        <source>Tension, continuity, bias</source>
        <translation>张力、连续性、偏移</translation>
    </message>
    <message>
        <source>Tension</source>
        <translation>张力</translation>
    </message>
    <message>
        <source>How tightly the curve bends at the key</source>
        <translation>曲线在关键帧处弯曲的紧密程度</translation>
    </message>
    <message>
        <source>Continuity</source>
        <translation>连续性</translation>
    </message>
    <message>
        <source>How smoothly the curve passes through the key; anything other than 0 makes a corner</source>
        <translation>曲线通过时的平滑程度；不为 0 则形成拐角</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Whether the curve overshoots before or after the key</source>
        <translation>曲线在关键帧之前还是之后摆动</translation>
    </message>
    <message>
        <source>In</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>Selected keys</source>
        <translation>所选关键帧</translation>
    </message>
    <message>
        <source>This sequence</source>
        <translation>此序列</translation>
    </message>
    <message>
        <source>All sequences</source>
        <translation>所有序列</translation>
    </message>
    <message>
        <source>&amp;Simplify…</source>
        <translation>简化(&amp;S)…</translation>
    </message>
    <message>
        <source>Remove keys that are not needed for the shape, within an error bound</source>
        <translation>在误差范围内移除对形状无关紧要的关键帧</translation>
    </message>
    <message>
        <source>Simplify</source>
        <translation>简化</translation>
    </message>
    <message>
        <source>&amp;Clean…</source>
        <translation>清理(&amp;C)…</translation>
    </message>
    <message>
        <source>Remove keys that change nothing at all</source>
        <translation>移除完全不起作用的关键帧</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>清理</translation>
    </message>
    <message>
        <source>&amp;Bake…</source>
        <translation>烘焙(&amp;B)…</translation>
    </message>
    <message>
        <source>Put a key at every step, with the curve&apos;s evaluated value</source>
        <translation>按曲线求得的值在每一步放置关键帧</translation>
    </message>
    <message>
        <source>Bake</source>
        <translation>烘焙</translation>
    </message>
    <message>
        <source>A key every</source>
        <translation>关键帧间隔</translation>
    </message>
    <message>
        <source>S&amp;mooth…</source>
        <translation>平滑(&amp;M)…</translation>
    </message>
    <message>
        <source>Remove jitter from dense keys</source>
        <translation>消除密集关键帧的抖动</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>平滑</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>强度</translation>
    </message>
    <message>
        <source>Make &amp;loopable…</source>
        <translation>使可循环(&amp;L)…</translation>
    </message>
    <message>
        <source>Make the end of the sequence meet its start</source>
        <translation>使序列的结尾与开头衔接</translation>
    </message>
    <message>
        <source>Make loopable</source>
        <translation>使可循环</translation>
    </message>
    <message>
        <source>Blend over the last</source>
        <translation>混合结尾的</translation>
    </message>
    <message>
        <source>Match &amp;neighbours…</source>
        <translation>匹配相邻(&amp;N)…</translation>
    </message>
    <message>
        <source>First and last keys take the values of their neighbours</source>
        <translation>首尾关键帧采用其相邻关键帧的数值</translation>
    </message>
    <message>
        <source>Match neighbours</source>
        <translation>匹配相邻</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全部(&amp;A)</translation>
    </message>
    <message>
        <source>Select every key that is shown</source>
        <translation>选择显示的每个关键帧</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>无(&amp;O)</translation>
    </message>
    <message>
        <source>Deselect all keys</source>
        <translation>不选择任何关键帧</translation>
    </message>
    <message>
        <source>&amp;Invert</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Select what is not selected</source>
        <translation>选择未选择的内容</translation>
    </message>
    <message>
        <source>&amp;Grow</source>
        <translation>扩大(&amp;G)</translation>
    </message>
    <message>
        <source>Also select the neighbours of selected keys</source>
        <translation>同时选择所选关键帧的相邻关键帧</translation>
    </message>
    <message>
        <source>&amp;Shrink</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>Deselect keys next to unselected ones</source>
        <translation>取消选择位于未选关键帧旁边的关键帧</translation>
    </message>
    <message>
        <source>&amp;Linked</source>
        <translation>相连(&amp;L)</translation>
    </message>
    <message>
        <source>Select all keys of the curves with a selected key</source>
        <translation>选择含有所选关键帧的曲线的所有关键帧</translation>
    </message>
    <message>
        <source>Linked in the se&amp;quence</source>
        <translation>序列内相连(&amp;Q)</translation>
    </message>
    <message>
        <source>Select linked keys, within the sequences of the selected keys</source>
        <translation>同上，但限于所选关键帧的序列内</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Select all keys at the times of selected ones</source>
        <translation>选择位于所选关键帧时间上的所有关键帧</translation>
    </message>
    <message>
        <source>At the &amp;playhead</source>
        <translation>播放头处(&amp;P)</translation>
    </message>
    <message>
        <source>Select all keys at the playhead</source>
        <translation>选择播放头处的所有关键帧</translation>
    </message>
    <message>
        <source>&amp;Before the playhead</source>
        <translation>播放头之前(&amp;B)</translation>
    </message>
    <message>
        <source>Select keys at and before the playhead</source>
        <translation>选择播放头处及其之前的关键帧</translation>
    </message>
    <message>
        <source>A&amp;fter the playhead</source>
        <translation>播放头之后(&amp;F)</translation>
    </message>
    <message>
        <source>Select keys at and after the playhead</source>
        <translation>选择播放头处及其之后的关键帧</translation>
    </message>
    <message>
        <source>In t&amp;his sequence</source>
        <translation>此序列内(&amp;H)</translation>
    </message>
    <message>
        <source>Select all keys of the current sequence</source>
        <translation>选择当前序列的所有关键帧</translation>
    </message>
    <message>
        <source>Active &amp;tracks</source>
        <translation>活动轨道(&amp;T)</translation>
    </message>
    <message>
        <source>Select all keys of the active tracks</source>
        <translation>选择活动轨道的所有关键帧</translation>
    </message>
    <message>
        <source>no track is active</source>
        <translation>没有活动轨道</translation>
    </message>
    <message>
        <source>I&amp;n handles</source>
        <translation>入控制柄(&amp;N)</translation>
    </message>
    <message>
        <source>Select the handles before the selected keys instead</source>
        <translation>改为选择所选关键帧之前的控制柄</translation>
    </message>
    <message>
        <source>O&amp;ut handles</source>
        <translation>出控制柄(&amp;U)</translation>
    </message>
    <message>
        <source>Select the handles after the selected keys instead</source>
        <translation>改为选择所选关键帧之后的控制柄</translation>
    </message>
    <message>
        <source>&amp;Keys of handles</source>
        <translation>控制柄的关键帧(&amp;K)</translation>
    </message>
    <message>
        <source>Select the keys whose handles are selected</source>
        <translation>选择所选控制柄所属的关键帧</translation>
    </message>
    <message>
        <source>Frame &amp;selected keys</source>
        <translation>聚焦所选关键帧(&amp;S)</translation>
    </message>
    <message>
        <source>Bring the selected keys into view, or all if none is selected</source>
        <translation>将所选关键帧移入视野；未选择时显示全部</translation>
    </message>
    <message>
        <source>Frame &amp;all keys</source>
        <translation>聚焦所有关键帧(&amp;A)</translation>
    </message>
    <message>
        <source>Bring all keys into view</source>
        <translation>将所有关键帧移入视野</translation>
    </message>
    <message>
        <source>Frame the se&amp;quence</source>
        <translation>聚焦序列(&amp;Q)</translation>
    </message>
    <message>
        <source>Bring the current sequence into view</source>
        <translation>将当前序列移入视野</translation>
    </message>
    <message>
        <source>Frame val&amp;ues</source>
        <translation>聚焦值(&amp;U)</translation>
    </message>
    <message>
        <source>Fit the values into view; the time range is kept</source>
        <translation>使值适合视野；时间范围不变</translation>
    </message>
    <message>
        <source>&amp;Region box</source>
        <translation>区域框(&amp;R)</translation>
    </message>
    <message>
        <source>A box around the selected keys with handles that stretch times and values</source>
        <translation>所选关键帧周围的框，其手柄可拉伸时间和值</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <translation>套索(&amp;L)</translation>
    </message>
    <message>
        <source>Dragging draws a lasso rather than a box</source>
        <translation>拖动时绘制套索而非矩形框</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Plain values</source>
        <translation>原始值(&amp;P)</translation>
    </message>
    <message>
        <source>All curves on one scale</source>
        <translation>所有曲线使用同一刻度</translation>
    </message>
    <message>
        <source>&amp;Normalised</source>
        <translation>归一化(&amp;N)</translation>
    </message>
    <message>
        <source>Each curve fills the height</source>
        <translation>每条曲线占满高度</translation>
    </message>
    <message>
        <source>S&amp;tacked</source>
        <translation>堆叠(&amp;T)</translation>
    </message>
    <message>
        <source>A lane for each curve</source>
        <translation>每条曲线一栏</translation>
    </message>
    <message>
        <source>&amp;Times</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Milliseconds</source>
        <translation>毫秒(&amp;M)</translation>
    </message>
    <message>
        <source>Times as the file stores them</source>
        <translation>文件中存储的时间</translation>
    </message>
    <message>
        <source>&amp;Frames</source>
        <translation>帧(&amp;F)</translation>
    </message>
    <message>
        <source>Times in frames</source>
        <translation>以帧计的时间</translation>
    </message>
    <message>
        <source>&amp;Seconds</source>
        <translation>秒(&amp;S)</translation>
    </message>
    <message>
        <source>Times in seconds</source>
        <translation>以秒计的时间</translation>
    </message>
    <message>
        <source>Rotat&amp;ions</source>
        <translation>旋转(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Ghost of the original curve</source>
        <translation>编辑前曲线的残影(&amp;G)</translation>
    </message>
    <message>
        <source>Show the original curve while it is being edited</source>
        <translation>编辑时显示曲线原来的样子</translation>
    </message>
    <message>
        <source>Show the handles of selected keys</source>
        <translation>显示所选关键帧的控制柄</translation>
    </message>
    <message>
        <source>&amp;Follow playback</source>
        <translation>跟随播放(&amp;F)</translation>
    </message>
    <message>
        <source>Scroll along while playing</source>
        <translation>播放时随之滚动</translation>
    </message>
    <message>
        <source>&amp;Only selected objects</source>
        <translation>仅所选对象(&amp;O)</translation>
    </message>
    <message>
        <source>List only tracks of selected objects and pinned tracks</source>
        <translation>只列出所选对象的轨道和固定的轨道</translation>
    </message>
    <message>
        <source>A&amp;bsent tracks</source>
        <translation>可添加的轨道(&amp;B)</translation>
    </message>
    <message>
        <source>Also list tracks that the selected objects could have</source>
        <translation>同时列出所选对象可以拥有的轨道</translation>
    </message>
    <message>
        <source>&amp;Key table</source>
        <translation>关键帧表(&amp;K)</translation>
    </message>
    <message>
        <source>Show the keys of the active tracks as numbers</source>
        <translation>以数字显示活动轨道的关键帧</translation>
    </message>
    <message>
        <source>Short&amp;cuts and gestures</source>
        <translation>快捷键与手势(&amp;C)</translation>
    </message>
    <message>
        <source>Show all keyboard and mouse controls</source>
        <translation>显示此处所有按键和鼠标操作的作用</translation>
    </message>
    <message>
        <source>Snap to &amp;frames</source>
        <translation>吸附到帧(&amp;F)</translation>
    </message>
    <message>
        <source>Keys snap to whole frames</source>
        <translation>关键帧停在整数帧上</translation>
    </message>
    <message>
        <source>Snap to &amp;markers</source>
        <translation>吸附到标记(&amp;M)</translation>
    </message>
    <message>
        <source>Keys snap to sequence boundaries and the playhead</source>
        <translation>序列边界和播放头吸引关键帧</translation>
    </message>
    <message>
        <source>&amp;Keep keys in their sequence</source>
        <translation>关键帧保持在其序列内(&amp;K)</translation>
    </message>
    <message>
        <source>A moved key stops at the end of its sequence</source>
        <translation>移动的关键帧停在其序列的边界处</translation>
    </message>
    <message>
        <source>&amp;Ripple</source>
        <translation>波纹编辑(&amp;R)</translation>
    </message>
    <message>
        <source>Keys after the moved ones move along</source>
        <translation>被移动关键帧之后的关键帧随之移动</translation>
    </message>
    <message>
        <source>&amp;Proportional editing</source>
        <translation>衰减编辑(&amp;P)</translation>
    </message>
    <message>
        <source>Nearby keys follow with a smooth falloff; the mouse wheel sets its size while moving</source>
        <translation>附近的关键帧按平滑比例跟随；移动时用鼠标滚轮设置影响范围</translation>
    </message>
    <message>
        <source>&amp;When keys meet</source>
        <translation>关键帧重合时(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>合并(&amp;M)</translation>
    </message>
    <message>
        <source>The moved key replaces the existing one</source>
        <translation>移动的关键帧替换该处原有的关键帧</translation>
    </message>
    <message>
        <source>&amp;Refuse</source>
        <translation>拒绝(&amp;R)</translation>
    </message>
    <message>
        <source>The move is refused</source>
        <translation>拒绝此移动</translation>
    </message>
    <message>
        <source>&amp;Push</source>
        <translation>推开(&amp;P)</translation>
    </message>
    <message>
        <source>The existing key is pushed along</source>
        <translation>该处原有的关键帧被推开</translation>
    </message>
    <message>
        <source>P&amp;ivot</source>
        <translation>轴心(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Centre</source>
        <translation>中心(&amp;C)</translation>
    </message>
    <message>
        <source>Scale about the middle of the selected keys</source>
        <translation>以所选关键帧的中心缩放</translation>
    </message>
    <message>
        <source>&amp;Playhead</source>
        <translation>播放头(&amp;P)</translation>
    </message>
    <message>
        <source>Scale about the playhead</source>
        <translation>以播放头为中心缩放</translation>
    </message>
    <message>
        <source>&amp;Individual</source>
        <translation>各自(&amp;I)</translation>
    </message>
    <message>
        <source>Scale each run of keys about its own centre</source>
        <translation>每段连续的关键帧以各自的中心缩放</translation>
    </message>
    <message>
        <source>&amp;Value cursor</source>
        <translation>值光标(&amp;V)</translation>
    </message>
    <message>
        <source>Scale about the graph&apos;s value cursor</source>
        <translation>以曲线图的值光标为中心缩放</translation>
    </message>
    <message>
        <source>the file can&apos;t store it for these tracks</source>
        <translation>文件无法为这些轨道存储它</translation>
    </message>
    <message>
        <source>Copy the selected keys and move the copies with the pointer; Esc discards them</source>
        <translation>复制所选关键帧并用指针移动副本；按 Esc 则不留下副本</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略过：%1</translation>
    </message>
    <message>
        <source>Offset in the loop</source>
        <translation>在循环中偏移</translation>
    </message>
    <message>
        <source>Later by</source>
        <translation>推迟</translation>
    </message>
    <message>
        <source>Negative: earlier</source>
        <translation>负数表示提前</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged: their ends do not meet, use Make loopable first</source>
        <translation>
            <numerusform>略过 %n 个：首尾不相接，请先使用“使可循环”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged: they share keys with another sequence</source>
        <translation>
            <numerusform>略过 %n 个：与另一个序列共用关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Offset in the loop…</source>
        <translation>在循环中偏移(&amp;O)…</translation>
    </message>
    <message>
        <source>Play the tracks later or earlier; what runs past the end of the sequence wraps around to its start</source>
        <translation>让轨道推迟或提前播放；超出序列末尾的部分从开头重新进入</translation>
    </message>
    <message>
        <source>Count times from the start of each sequence, not along the whole timeline</source>
        <translation>从每个序列的开头计算时间，而不是沿整条时间线</translation>
    </message>
    <message>
        <source>&amp;All sequences</source>
        <translation>所有序列(&amp;A)</translation>
    </message>
    <message>
        <source>Select and edit the keys of all sequences, not only those of the chosen one</source>
        <translation>选择和编辑所有序列的关键帧，而不只是所选序列的</translation>
    </message>
    <message>
        <source>Ti&amp;mes from the sequence&apos;s start</source>
        <translation>时间从序列开头计算(&amp;M)</translation>
    </message>
    <message>
        <source>Offset with &amp;falloff…</source>
        <translation>带衰减的偏移(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the same amount to many keys, fading towards both ends: for tracks with a key on every frame</source>
        <translation>给许多关键帧加上相同的量，向两端逐渐减弱：用于每帧都有关键帧的轨道</translation>
    </message>
    <message>
        <source>&amp;Tween…</source>
        <translation>补间(&amp;T)…</translation>
    </message>
    <message>
        <source>Move the selected keys, or one at the playhead, towards their neighbours, rest or their average</source>
        <translation>让所选关键帧或播放头处的一个关键帧靠近其相邻关键帧、静止值或平均值</translation>
    </message>
    <message>
        <source>Scale from nei&amp;ghbours…</source>
        <translation>相对相邻关键帧缩放(&amp;N)…</translation>
    </message>
    <message>
        <source>Exaggerate or weaken the selected keys against the keys around them</source>
        <translation>相对周围的关键帧夸大或减弱所选关键帧</translation>
    </message>
    <message>
        <source>visibility has no values between keys</source>
        <translation>可见性在关键帧之间没有值</translation>
    </message>
    <message>
        <source>Turn about the bone&apos;s own axes</source>
        <translation>绕骨骼自身轴的旋转</translation>
    </message>
    <message>
        <source>Added to the values</source>
        <translation>加到这些值上</translation>
    </message>
    <message>
        <source>Falloff before</source>
        <translation>之前的衰减</translation>
    </message>
    <message>
        <source>How long before the range keys are already affected</source>
        <translation>范围之前多长时间内的关键帧按比例变化</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>How long after the range keys are still affected</source>
        <translation>范围之后多长时间内的关键帧按比例变化</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) offset</source>
        <translation>
            <numerusform>已偏移 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n track(s) with another kind of value left unchanged</source>
        <translation>
            <numerusform>%n 条其他类型的轨道保持不变</numerusform>
        </translation>
    </message>
    <message>
        <source>Tween</source>
        <translation>补间</translation>
    </message>
    <message>
        <source>Previous or next key</source>
        <translation>上一个或下一个关键帧</translation>
    </message>
    <message>
        <source>Between both</source>
        <translation>两者之间</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>静止</translation>
    </message>
    <message>
        <source>Average of the selected keys</source>
        <translation>所选关键帧的平均值</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Previous or next key: −100 % is the one before, 0 leaves the keys, 100 % is the one after. Between both: 0 is half-way. Rest and average: 100 % reaches it, less than 0 exaggerates</source>
        <translation>上一个或下一个关键帧：−100 % 为上一个，0 保持不变，100 % 为下一个。两者之间：0 为正中。静止与平均：100 % 完全到达，小于 0 则夸大</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s)</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no other key to tween with</source>
        <translation>没有可用于补间的其他关键帧</translation>
    </message>
    <message>
        <source>Scale from neighbours</source>
        <translation>相对相邻关键帧缩放</translation>
    </message>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
    <message>
        <source>Line between neighbours</source>
        <translation>两者之间的直线</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>上一个关键帧</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>下一个关键帧</translation>
    </message>
    <message>
        <source>Above 1 exaggerates, below 1 weakens; 0 puts the keys on the line or on the neighbour&apos;s value</source>
        <translation>大于 1 夸大，小于 1 减弱；0 使关键帧落在直线或相邻值上</translation>
    </message>
    <message>
        <source>&amp;Handles of new and moved keys</source>
        <translation>新建和移动的关键帧的控制柄(&amp;H)</translation>
    </message>
    <message>
        <source>New keys, and moved ones whose handles are in line, follow their neighbours</source>
        <translation>新关键帧以及控制柄成一直线的移动关键帧会跟随相邻关键帧</translation>
    </message>
    <message>
        <source>The same without overshooting: flat at peaks and troughs</source>
        <translation>同上但不过冲：峰谷处保持水平</translation>
    </message>
    <message>
        <source>Handles that are in line stay in line</source>
        <translation>成一直线的控制柄保持成一直线</translation>
    </message>
    <message>
        <source>Handles stay as the file or the curve&apos;s shape set them</source>
        <translation>控制柄保持文件或曲线形状所给的值</translation>
    </message>
    <message>
        <source>the file stores no handles for these tracks</source>
        <translation>文件不为这些轨道存储控制柄</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, report</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>To the other side</source>
        <translation>到另一侧</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Mirrors positions and rotations in space, left to right</source>
        <translation>在空间中左右镜像位置和旋转</translation>
    </message>
    <message numerus="yes">
        <source>%n loops offset</source>
        <translation>
            <numerusform>已偏移 %n 个循环</numerusform>
        </translation>
    </message>
    <message>
        <source>No loops offset</source>
        <translation>没有循环被偏移</translation>
    </message>
    <message>
        <source>Swap the curves in the sequence with the stored ones</source>
        <translation>将该序列中的曲线与记住的曲线互换</translation>
    </message>
</context>
<context>
    <name>sinew::CurveDocks</name>
    <message>
        <source>&amp;Poses</source>
        <translation>姿势(&amp;P)</translation>
    </message>
</context>
<context>
    <name>sinew::CurveEditor</name>
    <message>
        <source>Edit keys</source>
        <translation>编辑关键帧</translation>
    </message>
    <message>
        <source>Show the keys as a table</source>
        <translation>以表格显示关键帧</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Show in the curve editor</source>
        <translation>在曲线编辑器中显示</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>添加动画</translation>
    </message>
    <message>
        <source>Add an empty curve</source>
        <translation>添加空曲线</translation>
    </message>
    <message>
        <source>Remove the curve</source>
        <translation>移除曲线</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 个关键帧</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Interpolation</source>
        <translation>插值</translation>
    </message>
    <message>
        <source>Global sequence</source>
        <translation>全局序列</translation>
    </message>
    <message>
        <source>None (steps)</source>
        <translation>无（阶跃）</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Hermite</source>
        <translation>Hermite</translation>
    </message>
    <message>
        <source>Bezier</source>
        <translation>Bezier</translation>
    </message>
    <message>
        <source>Not animated</source>
        <translation>无动画</translation>
    </message>
    <message>
        <source>Unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
    <message>
        <source>Sequence time</source>
        <translation>序列时间</translation>
    </message>
    <message>
        <source>The value at the playhead. Setting it sets a key there; a track with one key in the sequence counts as a constant and that key is changed, unless auto-key is on</source>
        <translation>播放头处的值。设置它会在该处设置关键帧；在序列中只有一个关键帧的轨道是常量，除非打开自动关键帧，否则改变的是该关键帧</translation>
    </message>
</context>
<context>
    <name>sinew::CurveRuler</name>
    <message>
        <source>Time ruler of the curve editor</source>
        <translation>曲线编辑器的时间标尺</translation>
    </message>
    <message>
        <source>Drag to scrub</source>
        <translation>拖动可浏览时间</translation>
    </message>
    <message>
        <source>Playhead at %1</source>
        <translation>播放头位于 %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 to %4</source>
        <translation>%1：%2，%3 至 %4</translation>
    </message>
</context>
<context>
    <name>sinew::CurveSession</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>part, object</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Minimum %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>Maximum %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>帧</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
</context>
<context>
    <name>sinew::DaylightDialog</name>
    <message>
        <source>&amp;Fog</source>
        <translation>雾(&amp;F)</translation>
    </message>
    <message>
        <source>Daylight and fog</source>
        <translation>日光和雾</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>&amp;Preset:</source>
        <translation>预设(&amp;P)：</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>0 is in front of a unit, 90 on its left</source>
        <translation>0 为单位的正前方，90 为其左侧</translation>
    </message>
    <message>
        <source>Sun&apos;s &amp;direction:</source>
        <translation>太阳方向(&amp;D)：</translation>
    </message>
    <message>
        <source>Sun&apos;s &amp;height:</source>
        <translation>太阳高度(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Sunlight:</source>
        <translation>阳光(&amp;S)：</translation>
    </message>
    <message>
        <source>Sunlight</source>
        <translation>阳光</translation>
    </message>
    <message>
        <source>&amp;Ambient light:</source>
        <translation>环境光(&amp;A)：</translation>
    </message>
    <message>
        <source>Ambient light</source>
        <translation>环境光</translation>
    </message>
    <message>
        <source>Fog&apos;s &amp;colour:</source>
        <translation>雾的颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>Fog&apos;s colour</source>
        <translation>雾的颜色</translation>
    </message>
    <message>
        <source>Fog be&amp;gins at:</source>
        <translation>雾起始距离(&amp;G)：</translation>
    </message>
    <message>
        <source>Fog &amp;ends at:</source>
        <translation>雾结束距离(&amp;E)：</translation>
    </message>
</context>
<context>
    <name>sinew::DecodePool</name>
    <message>
        <source>The file was not read.</source>
        <translation>未读取该文件。</translation>
    </message>
    <message>
        <source>Reading this file took too long.</source>
        <translation>读取该文件用时过长。</translation>
    </message>
    <message>
        <source>The program that reads untrusted files crashed on this one, or it needs too much memory.</source>
        <translation>读取外来文件的程序在处理该文件时崩溃，或该文件需要过多内存。</translation>
    </message>
</context>
<context>
    <name>sinew::DecodeService</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>The file has no image.</source>
        <translation>该文件没有图片。</translation>
    </message>
</context>
<context>
    <name>sinew::DiagnosisPanel</name>
    <message>
        <source>Geoset</source>
        <translation>几何体</translation>
    </message>
    <message>
        <source>Why it looks like this</source>
        <translation>外观成因</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Geoset:</source>
        <translation>几何体：</translation>
    </message>
    <message>
        <source>Open a model to see why its geosets look the way they do.</source>
        <translation>打开模型后，此处会说明其几何体呈现当前外观的原因。</translation>
    </message>
    <message>
        <source>This model has no geosets.</source>
        <translation>此模型没有几何体。</translation>
    </message>
</context>
<context>
    <name>sinew::DockFocus</name>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;3D view</source>
        <translation>&amp;3D 视图</translation>
    </message>
    <message>
        <source>Shows the dock and gives it keyboard focus</source>
        <translation>显示停靠窗并将键盘焦点移到其中</translation>
    </message>
    <message>
        <source>Ne&amp;xt dock</source>
        <translation>下一个停靠窗(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious dock</source>
        <translation>上一个停靠窗(&amp;V)</translation>
    </message>
</context>
<context>
    <name>sinew::DockTitles</name>
    <message>
        <source>Docks</source>
        <translation>停靠窗</translation>
    </message>
    <message>
        <source>&amp;Float</source>
        <translation>浮动(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentMessages</name>
    <message>
        <source>One texture of “%1” was not found.</source>
        <translation>未找到“%1”的一个贴图。</translation>
    </message>
    <message>
        <source>%1 textures of “%2” were not found.</source>
        <translation>未找到“%2”的 %1 个贴图。</translation>
    </message>
    <message>
        <source>Add an asset folder…</source>
        <translation>添加资源文件夹…</translation>
    </message>
    <message>
        <source>Folder with textures</source>
        <translation>含贴图的文件夹</translation>
    </message>
    <message>
        <source>Show problems</source>
        <translation>显示问题</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be written back byte for byte: %2. Saving keeps the original next to it.</source>
        <translation>“%1”无法逐字节写回：%2。保存时会将原文件保留在旁边。</translation>
    </message>
    <message>
        <source>The file of “%1” has a problem: %2</source>
        <translation>“%1”的文件有一个问题：%2</translation>
    </message>
    <message>
        <source>The file of “%1” has %2 problems, among them: %3</source>
        <translation>“%1”的文件有 %2 个问题，其中包括：%3</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>读取为 %1</translation>
    </message>
    <message>
        <source>Changes to “%1” can&apos;t be saved: %2.</source>
        <translation>无法保存对“%1”的更改：%2。</translation>
    </message>
    <message>
        <source>A save started on another computer was interrupted in this folder; the new files are shown: %1</source>
        <translation>此文件夹中有一次在另一台计算机上开始的保存被中断；当前显示新文件：%1</translation>
    </message>
    <message>
        <source>A save started on another computer was interrupted in this folder; the old files are shown: %1</source>
        <translation>此文件夹中有一次在另一台计算机上开始的保存被中断；当前显示旧文件：%1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message numerus="yes">
        <source>%n textures of “%1” can&apos;t be read.</source>
        <translation>
            <numerusform>“%1”的 %n 个贴图无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n textures of “%1” are not where the game looks for them.</source>
        <translation>
            <numerusform>“%1”的 %n 个贴图不在游戏查找的位置。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are not where the game looks for them.</source>
        <translation>
            <numerusform>另有 %n 个不在游戏查找的位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Use found paths</source>
        <translation>使用找到的路径</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentRecovery</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” would be lost in a crash. %2</source>
        <translation>“%1”未保存的更改不会为崩溃情况保留。%2</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” from %2 can be recovered.</source>
        <translation>“%1”在 %2 未保存的更改可以恢复。</translation>
    </message>
    <message>
        <source>Unsaved changes to “%1” from %2 can&apos;t be recovered.</source>
        <translation>“%1”在 %2 未保存的更改无法恢复。</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved steps of “%1” from %2 can be recovered.</source>
        <translation>
            <numerusform>“%1”在 %2 有 %n 个未保存的步骤可以恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Reason: %1. The recovery file is kept.</source>
        <translation>原因：%1。恢复文件已保留。</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>以后</translation>
    </message>
    <message>
        <source>Discard…</source>
        <translation>丢弃…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>“%1” could not be recovered; the recovery file is kept. %2</source>
        <translation>无法恢复“%1”；恢复文件已保留。%2</translation>
    </message>
    <message>
        <source>“%1” is open with other unsaved changes; save or close it first.</source>
        <translation>“%1”已打开并含有其他未保存的更改；请先保存或关闭。</translation>
    </message>
    <message numerus="yes">
        <source>%n steps of “%1” could not be recovered: %2. The recovery file is kept.</source>
        <translation>
            <numerusform>“%1”有 %n 个步骤无法恢复：%2。恢复文件已保留。</numerusform>
        </translation>
    </message>
    <message>
        <source>Changes after the last step of “%1” may be missing: %2. The recovery file is kept.</source>
        <translation>“%1”最后一个步骤之后的更改可能缺失：%2。恢复文件已保留。</translation>
    </message>
    <message>
        <source>Discard recovery file</source>
        <translation>丢弃恢复文件</translation>
    </message>
    <message>
        <source>Discard the unsaved changes to “%1” from %2?</source>
        <translation>丢弃“%1”在 %2 未保存的更改？</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentStatus</name>
    <message>
        <source>Format and version</source>
        <translation>格式与版本</translation>
    </message>
    <message>
        <source>Byte-exactness</source>
        <translation>逐字节一致性</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>三角形</translation>
    </message>
    <message>
        <source>%1 fps</source>
        <translation>%1 帧/秒</translation>
    </message>
    <message>
        <source>%1 tris</source>
        <translation>%1 个三角形</translation>
    </message>
    <message>
        <source> · read-only</source>
        <translation> · 只读</translation>
    </message>
    <message>
        <source>byte-exact ✓</source>
        <translation>逐字节一致 ✓</translation>
    </message>
    <message>
        <source>Saving without changes would write exactly the bytes that were read.</source>
        <translation>不作更改直接保存，写出的字节将与读入的完全相同。</translation>
    </message>
    <message>
        <source>not byte-exact, first difference at 0x%1</source>
        <translation>并非逐字节一致，首处差异位于 0x%1</translation>
    </message>
    <message>
        <source>%1. Saving keeps the original next to the file.</source>
        <translation>%1。保存时会将原文件保留在旁边。</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>已选择 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>approximate preview</source>
        <translation>近似预览</translation>
    </message>
    <message>
        <source>Not drawn, or only approximated: %1</source>
        <translation>未绘制或仅近似绘制：%1</translation>
    </message>
    <message>
        <source>shown reduced</source>
        <translation>已简化显示</translation>
    </message>
    <message>
        <source>The model asks for more particles, forces, models or textures than the preview shows at once. The file itself is not affected.</source>
        <translation>模型要求的粒子、力场、模型或贴图超过了预览一次能显示的数量。文件本身不受影响。</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentTabs</name>
    <message>
        <source>Open documents</source>
        <translation>打开的文档</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>sinew::DocumentViews</name>
    <message>
        <source>Free camera</source>
        <translation>自由摄像机</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>顶</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>底</translation>
    </message>
    <message>
        <source>Add a camera from this view</source>
        <translation>从此视图添加摄像机</translation>
    </message>
    <message>
        <source>Add a portrait camera</source>
        <translation>添加肖像摄像机</translation>
    </message>
</context>
<context>
    <name>sinew::DopeLanes</name>
    <message>
        <source>Keys in time</source>
        <translation>按时间排列的关键帧</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1，位于 %2：%3</translation>
    </message>
</context>
<context>
    <name>sinew::DopeSheetPanel</name>
    <message>
        <source>All keys in time</source>
        <translation>按时间排列的所有关键帧</translation>
    </message>
    <message>
        <source>All listed tracks in one</source>
        <translation>列出的所有轨道合为一行</translation>
    </message>
</context>
<context>
    <name>sinew::EditMenu</name>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
</context>
<context>
    <name>sinew::ElementTable</name>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>In</source>
        <translation>入切线</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>出切线</translation>
    </message>
    <message>
        <source>Insert a row (Ins)</source>
        <translation>插入一行 (Ins)</translation>
    </message>
    <message>
        <source>Delete the selected rows (Del)</source>
        <translation>删除所选行 (Del)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy cells for a spreadsheet (Ctrl+C)</source>
        <translation>复制单元格以用于电子表格 (Ctrl+C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Paste cells from a spreadsheet (Ctrl+V)</source>
        <translation>粘贴来自电子表格的单元格 (Ctrl+V)</translation>
    </message>
</context>
<context>
    <name>sinew::ElementTableModel</name>
    <message>
        <source>There is no object with the number %1</source>
        <translation>没有编号为 %1 的对象</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>没有可粘贴的文本</translation>
    </message>
    <message>
        <source>%1 rows do not fit, starting at row %2</source>
        <translation>从行 %2 起放不下 %1 行</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells, but only %3 fit here</source>
        <translation>第 %1 行有 %2 个单元格，此处可放 %3 个</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <translation>第 %1 行，%2：%3</translation>
    </message>
</context>
<context>
    <name>sinew::EmptyViewWatch</name>
    <message>
        <source>Only the geosets and effects of a model are drawn. View → Skeleton shows its bones.</source>
        <translation>模型中绘制出来的是几何体和特效。“视图 → 骨架”可显示骨骼。</translation>
    </message>
    <message>
        <source>They are switched off in the View menu.</source>
        <translation>它们在“视图”菜单中被关闭了。</translation>
    </message>
    <message>
        <source>A bone is scaled to 0, or all vertices are in one place.</source>
        <translation>某个骨骼被缩放为 0，或所有顶点都在同一位置。</translation>
    </message>
    <message>
        <source>It is beside or behind the camera, or too far away to be drawn.</source>
        <translation>它在摄像机旁边或后面，或者超出绘制距离。</translation>
    </message>
    <message>
        <source>Turn the view, or make the layers of its materials two-sided.</source>
        <translation>请旋转视图，或把其材质的图层设为双面。</translation>
    </message>
    <message>
        <source>Effects take some time to begin, and may need another sequence.</source>
        <translation>特效需要一些时间才会开始，也可能需要其他序列。</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>names of objects</comment>
        <translation>
            <numerusform>%1 等另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Bring into view</source>
        <translation>移入视图</translation>
    </message>
    <message>
        <source>Go to “%1”</source>
        <translation>转到“%1”</translation>
    </message>
    <message>
        <source>Show all geosets</source>
        <translation>显示所有几何体</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Noted when the file was read: %1</source>
        <translation>读取文件时的提示：%1</translation>
    </message>
</context>
<context>
    <name>sinew::EnumEditor</name>
    <message>
        <source>Unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
</context>
<context>
    <name>sinew::ExportDialog</name>
    <message>
        <source> per second</source>
        <translation> 帧/秒</translation>
    </message>
    <message>
        <source>×</source>
        <comment>speed factor</comment>
        <translation>×</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Lossless</source>
        <translation>无损(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Transparent background</source>
        <translation>透明背景(&amp;T)</translation>
    </message>
    <message>
        <source>With the o&amp;verlays of the viewport</source>
        <translation>包含视口的叠加显示(&amp;V)</translation>
    </message>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>The sequence, played once</source>
        <translation>完整播放一次序列</translation>
    </message>
    <message>
        <source>Turntable while the sequence plays</source>
        <translation>转台，同时播放序列</translation>
    </message>
    <message>
        <source>Turntable, paused</source>
        <translation>转台，暂停播放</translation>
    </message>
    <message>
        <source>Animated WebP, one file</source>
        <translation>动态 WebP，一个文件</translation>
    </message>
    <message>
        <source>PNG, one file per frame</source>
        <translation>PNG，每帧一个文件</translation>
    </message>
    <message>
        <source>0 to 100: higher values give better quality and larger files</source>
        <translation>0 到 100：数值越大，质量越好，文件也越大</translation>
    </message>
    <message>
        <source>Grid, skeleton, names and whatever else the View menu shows</source>
        <translation>网格线、骨架、名称以及视图菜单中显示的其他内容</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Se&amp;quence:</source>
        <translation>序列(&amp;Q)：</translation>
    </message>
    <message>
        <source>&amp;Frames:</source>
        <translation>帧率(&amp;F)：</translation>
    </message>
    <message>
        <source>S&amp;peed:</source>
        <translation>速度(&amp;P)：</translation>
    </message>
    <message>
        <source>Le&amp;ngth:</source>
        <translation>时长(&amp;N)：</translation>
    </message>
    <message>
        <source>T&amp;urns:</source>
        <translation>圈数(&amp;U)：</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>尺寸(&amp;Z)：</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>格式(&amp;O)：</translation>
    </message>
    <message>
        <source>Qualit&amp;y:</source>
        <translation>质量(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>That would be more than %1 frames.</source>
        <translation>这将超过 %1 帧。</translation>
    </message>
    <message>
        <source>%1 frames, %2 s</source>
        <translation>%1 帧，%2 秒</translation>
    </message>
    <message>
        <source>Animated WebP (*.webp)</source>
        <translation>动态 WebP (*.webp)</translation>
    </message>
    <message>
        <source>PNG frames (*.png)</source>
        <translation>PNG 帧 (*.png)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>“%1” already exists.</source>
        <translation>“%1”已存在。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” and %n more already exist.</source>
        <translation>
            <numerusform>“%1” and %n more already exists.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::Expression</name>
    <message>
        <source>“%1” is not understood</source>
        <translation>无法理解“%1”</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>嵌套过深</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>a number is missing at the end</source>
        <translation>末尾缺少数字</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>未知的“%1”</translation>
    </message>
    <message>
        <source>“%1” is missing</source>
        <translation>缺少“%1”</translation>
    </message>
    <message>
        <source>does not fit a whole number of %1 bits</source>
        <translation>超出 %1 位整数的范围</translation>
    </message>
    <message>
        <source>type a number</source>
        <translation>请输入数字</translation>
    </message>
    <message>
        <source>the result is not a finite number</source>
        <translation>结果不是有限数</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>too large for a 32-bit float</source>
        <translation>超出 32 位浮点数的范围</translation>
    </message>
</context>
<context>
    <name>sinew::FileActions</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Models (%1)</source>
        <translation>模型 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open models</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>“%1” could not be opened. %2</source>
        <translation>无法打开“%1”。%2</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>打开其他…</translation>
    </message>
    <message>
        <source>Save model as</source>
        <translation>模型另存为</translation>
    </message>
    <message>
        <source>“%1” is open in another tab; close it there first.</source>
        <translation>“%1”已在另一标签页中打开；请先在那里关闭它。</translation>
    </message>
    <message>
        <source>“%1” was not saved. %2</source>
        <translation>“%1”未保存。%2</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>“%1” was saved. The previous file was kept next to it with the suffix .bak.</source>
        <translation>“%1”已保存。原文件保留在旁边，文件名后加了 .bak。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Discard the changes to “%1” and reload the file?</source>
        <translation>放弃对“%1”的更改并重新读取文件？</translation>
    </message>
    <message>
        <source>This can&apos;t be undone.</source>
        <translation>此操作无法撤销。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to “%1” before closing?</source>
        <translation>关闭前是否保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Unsaved changes will be lost.</source>
        <translation>不保存将丢失这些更改。</translation>
    </message>
    <message>
        <source>“%1” was moved or deleted on disk.</source>
        <translation>“%1”已在磁盘上被移动或删除。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program. Reloading discards your changes.</source>
        <translation>“%1”已被其他程序更改。重新加载会放弃您的更改。</translation>
    </message>
    <message>
        <source>“%1” was changed by another program.</source>
        <translation>“%1”已被其他程序更改。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>“%1” could not be reloaded; the open version is unchanged. %2</source>
        <translation>无法再次读取“%1”；此处仍保持原样。%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Files that belong to models (%1)</source>
        <translation>属于模型的文件 (%1)</translation>
    </message>
    <message>
        <source>Save compact copy</source>
        <translation>保存精简副本</translation>
    </message>
    <message>
        <source>A compact copy was saved as “%1”.</source>
        <translation>精简副本已保存为“%1”。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>“%1” was not converted. %2</source>
        <translation>“%1”未转换。%2</translation>
    </message>
    <message>
        <source>Discard the changes to “%1” and read the file as another dialect?</source>
        <translation>放弃对“%1”的更改并以另一种方式读取文件？</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Close “%1” and discard the changes?</source>
        <translation>关闭“%1”并放弃更改？</translation>
    </message>
    <message>
        <source>They can&apos;t be saved: %1.</source>
        <translation>无法保存这些更改：%1。</translation>
    </message>
    <message>
        <source>The file of “%1” no longer exists. Save it before closing?</source>
        <translation>“%1”的文件已不存在。关闭前保存吗？</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 had other names on the disk (hard links). They still have the content from before this save.</source>
        <translation>%1 在磁盘上还有其他名称（硬链接）。那些名称仍保留此次保存之前的内容。</translation>
    </message>
    <message>
        <source>Picture for the new model</source>
        <translation>新模型的图片</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>No model was made: %1.</source>
        <translation>没有创建模型：%1。</translation>
    </message>
    <message>
        <source>Save into a copy of the archive…</source>
        <translation>保存到档案的副本…</translation>
    </message>
    <message>
        <source>“%1” is inside “%2” and is not changed there. Save it elsewhere, or into a copy of the archive, to keep your changes.</source>
        <translation>“%1”位于“%2”之内，不会在那里被更改。要保留更改，请另存到别处，或保存到档案的副本。</translation>
    </message>
    <message>
        <source>Archives and maps (%1)</source>
        <translation>档案和地图 (%1)</translation>
    </message>
    <message>
        <source>Save slim copy</source>
        <translation>保存瘦身副本</translation>
    </message>
    <message>
        <source>A slim copy was saved as “%1”.</source>
        <translation>瘦身副本已保存为“%1”。</translation>
    </message>
    <message>
        <source>%1 slim</source>
        <translation>%1 精简</translation>
    </message>
    <message>
        <source>%1 compact</source>
        <translation>%1 紧凑</translation>
    </message>
</context>
<context>
    <name>sinew::FileMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the changes to the file</source>
        <translation>将更改写入文件</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Write the model to another file</source>
        <translation>将模型写入另一个文件</translation>
    </message>
    <message>
        <source>Save a&amp;ll</source>
        <translation>全部保存(&amp;L)</translation>
    </message>
    <message>
        <source>Save all changed documents</source>
        <translation>写入所有有更改的文档</translation>
    </message>
    <message>
        <source>Re&amp;vert</source>
        <translation>还原(&amp;V)</translation>
    </message>
    <message>
        <source>Discard the changes and reload the file</source>
        <translation>放弃更改并重新读取文件</translation>
    </message>
    <message>
        <source>Save viewport &amp;image…</source>
        <translation>保存视口图像(&amp;I)…</translation>
    </message>
    <message>
        <source>Write what the viewport shows to an image file</source>
        <translation>将视口显示的内容写入图像文件</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部关闭</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清除此列表</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>保存图像</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.webp *.bmp)</source>
        <translation>图像 (*.png *.jpg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>The image could not be written to “%1”.</source>
        <translation>无法将图像写入“%1”。</translation>
    </message>
    <message>
        <source>The image was saved as “%1”.</source>
        <translation>图像已保存到“%1”。</translation>
    </message>
    <message>
        <source>&amp;Export animation…</source>
        <translation>导出动画(&amp;E)…</translation>
    </message>
    <message>
        <source>Write a sequence or a camera turntable as an animated image or as single frames</source>
        <translation>将序列或摄像机的环绕写为动态图像或单独的帧</translation>
    </message>
    <message>
        <source>Save com&amp;pact copy…</source>
        <translation>保存精简副本(&amp;P)…</translation>
    </message>
    <message>
        <source>Rewrite all files of the model in the official order, without leftovers of earlier edits</source>
        <translation>按官方顺序重新写入模型的所有文件，不带先前编辑遗留的内容</translation>
    </message>
    <message>
        <source>Convert &amp;to version…</source>
        <translation>转换为其他版本(&amp;T)…</translation>
    </message>
    <message>
        <source>Convert the model to another version of its format; losses are shown first</source>
        <translation>将模型转换为其格式的另一版本；会先显示将丢失的内容</translation>
    </message>
    <message>
        <source>Rea&amp;d as</source>
        <translation>读取为(&amp;D)</translation>
    </message>
    <message>
        <source>Re-read the file as one of another game, if two games use its version number</source>
        <translation>当文件的版本号对应两个游戏时，将其作为另一游戏的文件重新读取</translation>
    </message>
    <message>
        <source>&amp;New model</source>
        <translation>新建模型(&amp;N)</translation>
    </message>
    <message>
        <source>Start with a bone and a sequence</source>
        <translation>从一根骨骼和一个序列开始</translation>
    </message>
    <message>
        <source>New model from a pict&amp;ure…</source>
        <translation>从图片新建模型(&amp;U)…</translation>
    </message>
    <message>
        <source>Start with an upright picture, visible from both sides</source>
        <translation>从一张竖立的、两面可见的图片开始</translation>
    </message>
    <message>
        <source>Reopen closed &amp;file</source>
        <translation>重新打开已关闭的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Reopen the file whose tab was closed last</source>
        <translation>重新打开最后关闭的标签页中的文件</translation>
    </message>
    <message>
        <source>Open model files in new tabs, or show the models of an archive</source>
        <translation>在新标签页中打开模型文件，或显示档案中的模型</translation>
    </message>
    <message>
        <source>Save into arc&amp;hive…</source>
        <translation>保存到档案(&amp;H)…</translation>
    </message>
    <message>
        <source>Write a verified copy of the archive that the model came from, with the changed model in it</source>
        <translation>写出模型所在档案的副本，其中包含更改后的模型，并加以校验</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>比较(&amp;M)</translation>
    </message>
    <message>
        <source>Save slim cop&amp;y…</source>
        <translation>保存瘦身副本(&amp;Y)…</translation>
    </message>
    <message>
        <source>Like a compact copy, with equal keys and numbers stored once, which the games&apos; own files don&apos;t do</source>
        <translation>与精简副本相同，但相同的关键帧和数值只存储一次，游戏自带的文件不会这样做</translation>
    </message>
</context>
<context>
    <name>sinew::FixBar</name>
    <message>
        <source>Safe: everything looks and works the same in the game as before, or better.</source>
        <translation>安全：游戏中的外观和行为与之前相同或更好。</translation>
    </message>
    <message>
        <source>Changes how the model looks or works.</source>
        <translation>会改变模型的外观或行为。</translation>
    </message>
    <message>
        <source>All of this kind: %1…</source>
        <translation>所有此类：%1…</translation>
    </message>
    <message>
        <source>Shows what would change first</source>
        <translation>先显示将会更改的内容</translation>
    </message>
</context>
<context>
    <name>sinew::FixPreview</name>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>What the fix changes</source>
        <translation>修复所做的更改</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Trying the fixes on a copy…</source>
        <translation>正在副本上尝试修复…</translation>
    </message>
    <message>
        <source>(deleted)</source>
        <translation>（已删除）</translation>
    </message>
    <message>
        <source>(not fixed)</source>
        <translation>（未修复）</translation>
    </message>
    <message>
        <source>Problems fixed: %1</source>
        <translation>将修复的问题：%1</translation>
    </message>
    <message>
        <source>Problems that can&apos;t be fixed this way: %1</source>
        <translation>无法以此方式修复的问题：%1</translation>
    </message>
    <message>
        <source>Only the first %1 changes are listed.</source>
        <translation>仅列出前 %1 项更改。</translation>
    </message>
</context>
<context>
    <name>sinew::FlagsEditor</name>
    <message>
        <source>Other bits</source>
        <translation>其他位</translation>
    </message>
    <message>
        <source>Unnamed bits, as a hexadecimal number</source>
        <translation>没有名称的位，以十六进制数表示</translation>
    </message>
    <message>
        <source>“%1” is not a number</source>
        <translation>“%1”不是数字</translation>
    </message>
    <message>
        <source>the field has %1 bits</source>
        <translation>该字段有 %1 位</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>0x%1 has a name: use the check box %2</source>
        <translation>0x%1 有名称：请使用复选框 %2</translation>
    </message>
    <message>
        <source>0x%1 has names: use the check boxes %2</source>
        <translation>0x%1 有名称：请使用复选框 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Flags that mean nothing for this kind of object, and bits without a name</source>
        <translation>对此类对象无意义的标志以及未命名的位</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message numerus="yes">
        <source>More (%n set)</source>
        <translation>
            <numerusform>更多（已设置 %n 项）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::GeosetDialog</name>
    <message>
        <source>Geosets</source>
        <translation>几何体</translation>
    </message>
</context>
<context>
    <name>sinew::GeosetPicker</name>
    <message>
        <source>This model has no geosets to choose from.</source>
        <translation>此模型没有可供选择的几何体。</translation>
    </message>
    <message>
        <source>Show &amp;defaults</source>
        <translation>显示默认(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>Geosets</source>
        <translation>几何体</translation>
    </message>
    <message>
        <source>Double-click a variant to show only this one of its group</source>
        <translation>双击某个变体可只显示其组中的该变体</translation>
    </message>
    <message>
        <source>Variants 0 and 1 of each group: the bare model</source>
        <translation>每组的变体 0 和 1：裸模型</translation>
    </message>
    <message>
        <source>Group %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Variant %1 (geoset %2)</source>
        <translation>变体 %1（几何体 %2）</translation>
    </message>
</context>
<context>
    <name>sinew::GraphView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Curve graph</source>
        <translation>曲线图</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s)</source>
        <translation>
            <numerusform>%n 条曲线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Insert key</source>
        <translation>插入关键帧</translation>
    </message>
    <message>
        <source>%1 %2 (%3 per second)</source>
        <translation>%1 %2（每秒 %3）</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%1，位于 %2：%3</translation>
    </message>
    <message>
        <source>No editable key is selected</source>
        <translation>未选择可编辑的关键帧</translation>
    </message>
    <message>
        <source>The track is locked</source>
        <translation>轨道已锁定</translation>
    </message>
    <message>
        <source>Only plain values have a value cursor</source>
        <translation>只有原始值才有值光标</translation>
    </message>
</context>
<context>
    <name>sinew::HelpMenu</name>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Help on the item under the &amp;pointer</source>
        <translation>指针处内容的帮助(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;About Sinew</source>
        <translation>关于 Sinew(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>There is no help for this item. Point at a field and press F1 again.</source>
        <translation>指针处的内容没有帮助。请指向某个字段后再按 F1。</translation>
    </message>
    <message>
        <source>About Sinew</source>
        <translation>关于 Sinew</translation>
    </message>
    <message>
        <source>Save &amp;crash report…</source>
        <translation>保存崩溃报告(&amp;C)…</translation>
    </message>
    <message>
        <source>Show what is known about the last crash, to save it for an issue</source>
        <translation>显示有关上次崩溃的信息，以便保存并附在问题报告中</translation>
    </message>
    <message>
        <source>&lt;p&gt;Thumbnails of untrusted files are made in separate processes under: %1&lt;/p&gt;</source>
        <translation>&lt;p&gt;外来文件的缩略图在独立进程中生成，受以下机制限制：%1&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sinew %1&lt;/h3&gt;&lt;p&gt;An editor for models of Warcraft III (MDX, MDL), World of Warcraft (M2), StarCraft II and Heroes of the Storm (M3) that loses nothing: what you do not change is saved byte for byte.&lt;/p&gt;&lt;p&gt;© 2026 the Sinew authors, MIT licence.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sinew %1&lt;/h3&gt;&lt;p&gt;魔兽争霸 III（MDX、MDL）、魔兽世界（M2）、星际争霸 II 和风暴英雄（M3）的模型编辑器，什么都不会丢失：您没有改动的内容会逐字节保存。&lt;/p&gt;&lt;p&gt;© 2026 Sinew 作者，MIT 许可证。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sinew::HexPanel</name>
    <message>
        <source>Displayed field</source>
        <translation>显示的字段</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Go to an offset: 1234 or 0x4d2, with + or − from here</source>
        <translation>转到偏移：1234 或 0x4d2，加 + 或 − 则从此处起算</translation>
    </message>
    <message>
        <source>Go to offset</source>
        <translation>转到偏移</translation>
    </message>
    <message>
        <source>Search bytes or &quot;text&quot;</source>
        <translation>搜索字节或 &quot;文本&quot;</translation>
    </message>
    <message>
        <source>48 69 21, 0x486921, or text; Return finds the next, Shift+Return the one before</source>
        <translation>48 69 21、0x486921 或文本；Return 查找下一个，Shift+Return 查找上一个</translation>
    </message>
    <message>
        <source>Search bytes or text</source>
        <translation>搜索字节或文本</translation>
    </message>
    <message>
        <source>Values at the cursor</source>
        <translation>光标处的值</translation>
    </message>
    <message>
        <source>Copy as hexadecimal</source>
        <translation>复制为十六进制</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Search bytes</source>
        <translation>搜索字节</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1（%2 字节）</translation>
    </message>
    <message>
        <source>Select an unknown chunk, or another object with raw bytes, to look at them here.</source>
        <translation>选择一个未知数据块或其他含原始字节的对象，即可在此查看。</translation>
    </message>
    <message>
        <source>Open a model and select an unknown chunk to look at its bytes here.</source>
        <translation>打开模型并选择一个未知数据块，即可在此查看其字节。</translation>
    </message>
    <message>
        <source>No bytes</source>
        <translation>无字节</translation>
    </message>
    <message>
        <source>Offset %1 (0x%2)</source>
        <translation>偏移 %1 (0x%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n bytes selected</source>
        <translation>
            <numerusform>已选择 %n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>tag %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>Not an offset</source>
        <translation>不是偏移</translation>
    </message>
    <message>
        <source>Outside the data</source>
        <translation>超出数据范围</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
</context>
<context>
    <name>sinew::HexView</name>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation>十六进制字节</translation>
    </message>
</context>
<context>
    <name>sinew::HistoryModel</name>
    <message>
        <source>As opened</source>
        <translation>打开时</translation>
    </message>
    <message>
        <source>Too old: this step was discarded to save memory and can no longer be restored.</source>
        <translation>太旧：此步骤的内存已释放，无法再返回。</translation>
    </message>
    <message>
        <source>This is what the file holds.</source>
        <translation>这是文件中保存的状态。</translation>
    </message>
    <message>
        <source>Undone; click to redo up to here.</source>
        <translation>已撤销；单击可重做到此处。</translation>
    </message>
    <message>
        <source>Click to go to this state.</source>
        <translation>单击可转到此状态。</translation>
    </message>
    <message>
        <source>%1 (saved)</source>
        <translation>%1（已保存）</translation>
    </message>
    <message>
        <source>%1 (discarded)</source>
        <translation>%1（已丢弃）</translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1（已撤销）</translation>
    </message>
</context>
<context>
    <name>sinew::HistoryPanel</name>
    <message>
        <source>Undo history</source>
        <translation>撤销历史</translation>
    </message>
    <message>
        <source>Every edit of the open model is listed here and can be undone.</source>
        <translation>所打开模型的每次编辑都列在此处，并可撤销。</translation>
    </message>
</context>
<context>
    <name>sinew::KeyButton</name>
    <message>
        <source>Key of %1</source>
        <translation>%1 的关键帧</translation>
    </message>
    <message>
        <source>Not animated: click to set the first key</source>
        <translation>无动画：单击设置第一个关键帧</translation>
    </message>
    <message>
        <source>Animated: click to set a key at this time</source>
        <translation>有动画：单击在此时间设置关键帧</translation>
    </message>
    <message>
        <source>There is a key at this time: click to remove it</source>
        <translation>此时间处有关键帧：单击移除</translation>
    </message>
    <message>
        <source>Remove key of %1</source>
        <translation>移除 %1 的关键帧</translation>
    </message>
    <message>
        <source>Set key of %1</source>
        <translation>设置 %1 的关键帧</translation>
    </message>
    <message>
        <source>Animated in other sequences: click to set the first key in this one</source>
        <translation>在其他序列中有动画：点击可在此序列中设置第一个关键帧</translation>
    </message>
    <message>
        <source>Remove animation of %1</source>
        <translation>移除 %1 的动画</translation>
    </message>
</context>
<context>
    <name>sinew::KeyGesture</name>
    <message>
        <source>stopped at the edge of the sequence: switch off “Keep keys in their sequence” to move beyond it, or use “Offset in the loop”</source>
        <translation>停在序列的边界：关闭“关键帧保持在其序列内”即可移出，或使用“在循环中偏移”</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n key(s)</source>
        <translation>
            <numerusform>复制 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s)</source>
        <translation>
            <numerusform>移动 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s)</source>
        <translation>
            <numerusform>缩放 %n 个关键帧</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>复制 %1 的 %n 个关键帧：时间 %2，值 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n key(s) of %1: %2 in time, %3 in value</source>
        <translation>
            <numerusform>移动 %1 的 %n 个关键帧：时间 %2，值 %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n key(s) of %1: × %2 in time, × %3 in value</source>
        <translation>
            <numerusform>缩放 %1 的 %n 个关键帧：时间 × %2，值 × %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>没有任何移动</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) beyond the sequence left out</source>
        <translation>
            <numerusform>略去了序列之外的 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeySpreadActions</name>
    <message>
        <source>What auto-key does to a track with a key on every frame, where a single key would be a spike</source>
        <translation>自动关键帧如何处理每帧都有关键帧的轨道（单个关键帧会形成尖峰）</translation>
    </message>
    <message>
        <source>Set a &amp;single key</source>
        <translation>设置单个关键帧(&amp;S)</translation>
    </message>
    <message>
        <source>Spread over ±0.15 s</source>
        <translation>分散到 ±0.15 秒</translation>
    </message>
    <message>
        <source>Spread over ±0.3 s</source>
        <translation>分散到 ±0.3 秒</translation>
    </message>
    <message>
        <source>Spread over ±0.6 s</source>
        <translation>分散到 ±0.6 秒</translation>
    </message>
    <message>
        <source>Change the &amp;whole sequence</source>
        <translation>更改整个序列(&amp;W)</translation>
    </message>
    <message>
        <source>This node has a key on every frame: auto-key spreads changes over the keys around the playhead to avoid a spike. You can change that in Animation → Auto-key on dense keys.</source>
        <translation>此节点每帧都有关键帧：自动关键帧的更改会分散到播放头周围的关键帧，以免形成尖峰。可在“动画 → 密集关键帧的自动关键帧”中更改。</translation>
    </message>
    <message>
        <source>Auto-key on &amp;dense keys</source>
        <translation>密集关键帧的自动关键帧(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sinew::KeyTable</name>
    <message>
        <source>Set selected: 12, +=5, *2, 50%</source>
        <translation>设置所选：12、+=5、*2、50%</translation>
    </message>
    <message>
        <source>An exact or relative number for all selected cells</source>
        <translation>用于所有所选单元格的精确或相对数值</translation>
    </message>
    <message>
        <source>Selected first</source>
        <translation>所选优先</translation>
    </message>
    <message>
        <source>List selected keys before the others</source>
        <translation>将所选关键帧列在其他关键帧之前</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>Select a track in the list, or click a curve, to see its keys here.</source>
        <translation>在列表中选择一条轨道，或单击一条曲线，即可在此查看其关键帧。</translation>
    </message>
    <message>
        <source>The selected track has no keys yet.</source>
        <translation>所选轨道尚无关键帧。</translation>
    </message>
</context>
<context>
    <name>sinew::KeyTableModel</name>
    <message>
        <source>Track</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Time in %1; typed values are in this unit, regardless of the displayed one</source>
        <translation>以 %1 计的时间；无论显示何种单位，输入均按此计</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>In mode</source>
        <translation>入控制柄模式</translation>
    </message>
    <message>
        <source>Out mode</source>
        <translation>出控制柄模式</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>入 %1</translation>
    </message>
    <message>
        <source>Out %1</source>
        <translation>出 %1</translation>
    </message>
    <message>
        <source>no cell with a number is selected</source>
        <translation>未选择含数字的单元格</translation>
    </message>
    <message>
        <source>“%1” is locked</source>
        <translation>“%1”已锁定</translation>
    </message>
    <message>
        <source>Set a key&apos;s number</source>
        <translation>设置关键帧的数值</translation>
    </message>
    <message numerus="yes">
        <source>Set %n numbers of keys</source>
        <translation>
            <numerusform>设置 %n 个关键帧数值</numerusform>
        </translation>
    </message>
    <message>
        <source>Set handles: %1</source>
        <translation>设置控制柄：%1</translation>
    </message>
    <message>
        <source>Line %1 has %2 cells, but only %3 fit here</source>
        <translation>第 %1 行有 %2 个单元格，此处可放 %3 个</translation>
    </message>
    <message>
        <source>Line %1: “%2” is not a number</source>
        <translation>第 %1 行：“%2”不是数字</translation>
    </message>
    <message>
        <source>There is no text to paste</source>
        <translation>没有可粘贴的文本</translation>
    </message>
    <message>
        <source>no track is selected</source>
        <translation>未选择轨道</translation>
    </message>
    <message>
        <source>numbers do not fit in the column “%1”</source>
        <translation>数字无法填入“%1”列</translation>
    </message>
    <message>
        <source>%1 lines do not fit, starting at row %2</source>
        <translation>从行 %2 起放不下 %1 行</translation>
    </message>
    <message>
        <source>handles of rotation keys can&apos;t be pasted</source>
        <translation>无法粘贴旋转的控制柄</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n keys</source>
        <translation>
            <numerusform>粘贴 %n 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::KeysPanel</name>
    <message>
        <source>Interpolation of the tracks</source>
        <translation>轨道的插值</translation>
    </message>
    <message>
        <source>Handles of the selected keys</source>
        <translation>所选关键帧的控制柄</translation>
    </message>
    <message>
        <source>Move, scale, mirror</source>
        <translation>移动、缩放、镜像</translation>
    </message>
    <message>
        <source>Tools that work on whole animations</source>
        <translation>处理整段动画的工具</translation>
    </message>
    <message>
        <source>Select keys</source>
        <translation>选择关键帧</translation>
    </message>
    <message>
        <source>How editing behaves</source>
        <translation>编辑的行为方式</translation>
    </message>
    <message>
        <source>Display options</source>
        <translation>显示的内容与方式</translation>
    </message>
    <message>
        <source>Open a model to edit its keyframes here.</source>
        <translation>打开模型后，可在此编辑其关键帧。</translation>
    </message>
    <message>
        <source>This format has no curves that can be edited here.</source>
        <translation>此格式没有可在此编辑的曲线。</translation>
    </message>
    <message>
        <source>Show all animated objects</source>
        <translation>显示所有有动画的对象</translation>
    </message>
    <message>
        <source>Select an object with animation to see its keys here.</source>
        <translation>选择一个有动画的对象，即可在此查看其关键帧。</translation>
    </message>
    <message>
        <source>Show the tracks it could have</source>
        <translation>显示它可以拥有的轨道</translation>
    </message>
    <message>
        <source>The selection is not animated.</source>
        <translation>所选内容没有动画。</translation>
    </message>
    <message>
        <source>The selection can&apos;t be animated.</source>
        <translation>所选内容无法添加动画。</translation>
    </message>
    <message>
        <source>Nothing in this model is animated. Select an object to give it a track.</source>
        <translation>此模型中没有任何动画。选择一个对象为其添加轨道。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 keys selected in %n tracks</source>
        <translation>
            <numerusform>%n 条轨道中已选择 %1 个关键帧（共 %2 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All sequences: %1 of %2 keys selected in %n tracks</source>
        <translation>
            <numerusform>所有序列：%n 条轨道中已选 %1 / %2 个关键帧</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::LayerCard</name>
    <message>
        <source>Collapse or expand the layer</source>
        <translation>折叠或展开图层</translation>
    </message>
    <message>
        <source>Draw this layer earlier</source>
        <translation>提前绘制此图层</translation>
    </message>
    <message>
        <source>Draw this layer later</source>
        <translation>延后绘制此图层</translation>
    </message>
    <message>
        <source>Duplicate the layer</source>
        <translation>创建图层副本</translation>
    </message>
    <message>
        <source>Delete the layer</source>
        <translation>删除图层</translation>
    </message>
</context>
<context>
    <name>sinew::ListEditor</name>
    <message>
        <source>Show items</source>
        <translation>显示各项</translation>
    </message>
    <message>
        <source>Show the items</source>
        <translation>显示列表中的各项</translation>
    </message>
    <message>
        <source>Add an item</source>
        <translation>添加一项</translation>
    </message>
    <message>
        <source>Go to this item</source>
        <translation>转到此项</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove this item</source>
        <translation>移除此项</translation>
    </message>
    <message>
        <source>Select one object to edit this</source>
        <translation>选择单个对象才能编辑此项</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>1 项</translation>
    </message>
    <message numerus="yes">
        <source>%Ln items</source>
        <translation>
            <numerusform>%Ln 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
</context>
<context>
    <name>sinew::LossModel</name>
    <message>
        <source>Lost</source>
        <translation>丢失</translation>
    </message>
    <message>
        <source>Changed, identical in the game</source>
        <translation>有更改，游戏中相同</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Everything is converted unchanged.</source>
        <translation>所有内容都原样保留。</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>sinew::MainWindow</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Animate</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>检视</translation>
    </message>
    <message>
        <source>Reading “%1”…</source>
        <translation>正在读取“%1”…</translation>
    </message>
    <message>
        <source>Recalculate</source>
        <translation>重新计算</translation>
    </message>
    <message>
        <source>Fit the bounds to the posed geometry</source>
        <translation>使边界贴合当前姿势下的几何形状</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部关闭</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close others</source>
        <translation>关闭其他</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Dope sheet</source>
        <translation>摄影表</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Reading “%1” (%2 more waiting)…</source>
        <translation>正在读取“%1”（另有 %2 个等待）…</translation>
    </message>
    <message>
        <source>Recalculate the bounds of “%1”</source>
        <translation>重新计算“%1”的边界</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Diagnosis</source>
        <translation>诊断</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Assets</source>
        <translation>资源</translation>
    </message>
    <message>
        <source>UV</source>
        <translation>UV</translation>
    </message>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>The sample can’t be copied into your data folder.</source>
        <translation>无法将示例复制到您的数据文件夹。</translation>
    </message>
    <message>
        <source>Writing and verifying “%1”…</source>
        <translation>正在写入并校验“%1”…</translation>
    </message>
    <message>
        <source>The start page: recent files, samples that open as copies, and ways to begin. It comes back when all models are closed</source>
        <translation>起始页：最近的文件、以副本打开的示例以及开始的方式。关闭所有模型后会重新出现</translation>
    </message>
    <message>
        <source>The objects of the model. Click to select, double-click to bring into view, drag to move or relink, F2 to rename; letters search; a right click shows what can be done</source>
        <translation>模型的对象。单击选择，双击移入视野，拖动可移动或重新链接，F2 重命名；输入字母可搜索；右键单击显示可用操作</translation>
    </message>
    <message>
        <source>Saved “%1”</source>
        <translation>已保存“%1”</translation>
    </message>
</context>
<context>
    <name>sinew::MaterialPanel</name>
    <message>
        <source>This format has no materials.</source>
        <translation>此格式没有材质。</translation>
    </message>
    <message>
        <source>Open a model to see and edit its materials here.</source>
        <translation>打开模型后，可在此查看和编辑其材质。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>没有对象使用它。</translation>
    </message>
    <message>
        <source>Used by %1</source>
        <translation>使用者：%1</translation>
    </message>
    <message>
        <source>Duplicate a layer</source>
        <translation>创建图层副本</translation>
    </message>
    <message>
        <source>Delete a layer</source>
        <translation>删除图层</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message>
        <source>Add a material: %1</source>
        <translation>添加材质：%1</translation>
    </message>
    <message>
        <source>Set up a material: %1</source>
        <translation>设置材质：%1</translation>
    </message>
    <message>
        <source>Use a material for “%1”</source>
        <translation>将材质用于“%1”</translation>
    </message>
    <message>
        <source>Duplicate a material</source>
        <translation>创建材质副本</translation>
    </message>
    <message>
        <source>Merge equal materials</source>
        <translation>合并相同材质</translation>
    </message>
    <message>
        <source>No two materials are the same.</source>
        <translation>没有两个相同的材质。</translation>
    </message>
    <message>
        <source>Equal materials were merged.</source>
        <translation>已合并相同材质。</translation>
    </message>
    <message numerus="yes">
        <source>%n materials were merged into others.</source>
        <translation>
            <numerusform>已将 %n 个材质合并到其他材质。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove unused materials</source>
        <translation>移除未使用的材质</translation>
    </message>
    <message>
        <source>All materials are used.</source>
        <translation>所有材质都在使用。</translation>
    </message>
    <message>
        <source>Unused materials were removed.</source>
        <translation>已移除未使用的材质。</translation>
    </message>
    <message>
        <source>Add a layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Move a layer</source>
        <translation>移动图层</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>Add a material from a recipe</source>
        <translation>按配方添加材质</translation>
    </message>
    <message>
        <source>Set up as</source>
        <translation>设置为</translation>
    </message>
    <message>
        <source>Set up the selected material from a recipe; its texture is kept</source>
        <translation>按配方设置所选材质；其显示的贴图保持不变</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>用于</translation>
    </message>
    <message>
        <source>What uses the selected material</source>
        <translation>使用所选材质的对象</translation>
    </message>
    <message>
        <source>Add layer</source>
        <translation>添加图层</translation>
    </message>
    <message>
        <source>Add a layer that is drawn last</source>
        <translation>添加一个最后绘制的图层</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Copy the selected material</source>
        <translation>创建所选材质的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected material</source>
        <translation>删除所选材质</translation>
    </message>
    <message>
        <source>Merge equal</source>
        <translation>合并相同项</translation>
    </message>
    <message>
        <source>Make everything that uses equal materials use the first of them</source>
        <translation>让使用相同材质的所有对象都改用其中的第一个</translation>
    </message>
    <message>
        <source>Remove unused</source>
        <translation>移除未使用项</translation>
    </message>
    <message>
        <source>Remove the materials that nothing uses</source>
        <translation>移除没有对象使用的材质</translation>
    </message>
    <message>
        <source>Material</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Materials</source>
        <translation>材质</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search materials</source>
        <translation>搜索材质</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Show “%1” in a layer</source>
        <translation>在图层中显示“%1”</translation>
    </message>
    <message>
        <source>Paste a material onto “%1”</source>
        <translation>将外观粘贴到“%1”</translation>
    </message>
    <message>
        <source>%1 The material lost: %2.</source>
        <translation>%1 材质失去了：%2。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Layers of the material</source>
        <translation>材质的图层</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>失去 %1</translation>
    </message>
    <message>
        <source>%1 The material loses: %2.</source>
        <translation>%1 该材质将失去：%2。</translation>
    </message>
    <message>
        <source>No material matches “%1”.</source>
        <translation>没有与“%1”匹配的材质。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>layer, value</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 (now %2)</source>
        <translation>%1（现为 %2）</translation>
    </message>
    <message>
        <source>The material of “%1” has no layer with a texture.</source>
        <translation>“%1”的材质没有带贴图的图层。</translation>
    </message>
    <message>
        <source>Show “%1” in</source>
        <translation>在以下位置显示“%1”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>sinew::MessageBar</name>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>Previous message</source>
        <translation>上一条消息</translation>
    </message>
    <message>
        <source>Next message</source>
        <translation>下一条消息</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Dismiss all</source>
        <translation>全部忽略</translation>
    </message>
</context>
<context>
    <name>sinew::ModelMenu</name>
    <message>
        <source>&amp;Model</source>
        <translation>模型(&amp;M)</translation>
    </message>
    <message>
        <source>Recalculate all &amp;bounds</source>
        <translation>重新计算所有边界(&amp;B)</translation>
    </message>
    <message>
        <source>Fit the bounds of the model, its geosets and sequences to the posed geometry</source>
        <translation>使模型及其几何体和序列的边界贴合各姿势下的几何形状</translation>
    </message>
    <message>
        <source>Recalculate all bounds</source>
        <translation>重新计算所有边界</translation>
    </message>
    <message>
        <source>The bounds were not changed. %1</source>
        <translation>边界未更改。%1</translation>
    </message>
    <message>
        <source>&amp;Transform</source>
        <translation>变换(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Slim…</source>
        <translation>精简(&amp;S)…</translation>
    </message>
    <message>
        <source>Make the file smaller (optimise) without a visible difference</source>
        <translation>在看不出差别的地方缩小文件（优化）</translation>
    </message>
    <message>
        <source>Ta&amp;ke parts from another model…</source>
        <translation>从另一模型取用部件(&amp;K)…</translation>
    </message>
    <message>
        <source>Give the model a weapon, a head, an effect or a sequence of another one, with everything it needs</source>
        <translation>把另一模型的武器、头部、效果或序列连同其所需的一切交给此模型</translation>
    </message>
    <message>
        <source>Tr&amp;ansform model…</source>
        <translation>变换模型(&amp;A)…</translation>
    </message>
    <message>
        <source>Scale, turn, mirror or move the whole model, or put it on the ground; everything in it follows</source>
        <translation>缩放、旋转、镜像或移动整个模型，或将其放到地面；其中一切随之改变</translation>
    </message>
</context>
<context>
    <name>sinew::ModelService</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>This format has nothing to draw.</source>
        <translation>此格式没有可绘制的内容。</translation>
    </message>
    <message>
        <source>There is nothing to draw: %1</source>
        <translation>没有可绘制的内容：%1</translation>
    </message>
    <message>
        <source>There is nothing to draw in this model.</source>
        <translation>此模型中没有可绘制的内容。</translation>
    </message>
</context>
<context>
    <name>sinew::ModelTreeModel</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1：空</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1, group</source>
        <translation>%1，分组</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Not renamed: %1</source>
        <translation>未重命名：%1</translation>
    </message>
    <message>
        <source>Not moved: %1</source>
        <translation>未移动：%1</translation>
    </message>
</context>
<context>
    <name>sinew::ModelTreePanel</name>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Search name, type or field</source>
        <translation>搜索名称、类型或字段</translation>
    </message>
    <message>
        <source>Search in the model</source>
        <translation>在模型中搜索</translation>
    </message>
    <message>
        <source>Add an object</source>
        <translation>添加对象</translation>
    </message>
    <message>
        <source>Objects of the model</source>
        <translation>模型的对象</translation>
    </message>
    <message>
        <source>Open a model to see its sequences, materials, geosets and nodes here.</source>
        <translation>打开模型后，可在此查看其序列、材质、几何体和节点。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>%1 in “%2”</source>
        <translation>“%2”中的 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Expand all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>The clipboard contains no model objects.</source>
        <translation>剪贴板中没有模型对象。</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Nothing matches “%1”.</source>
        <translation>没有与“%1”匹配的内容。</translation>
    </message>
    <message>
        <source>Frame in the viewport</source>
        <translation>在视图中框显</translation>
    </message>
    <message>
        <source>Select users</source>
        <translation>选择引用者</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Invert the selection</source>
        <translation>反选</translation>
    </message>
    <message>
        <source>Hide empty groups</source>
        <translation>隐藏空分组</translation>
    </message>
    <message>
        <source>Nothing refers to the selection.</source>
        <translation>没有对象引用所选内容。</translation>
    </message>
    <message>
        <source>Select with children</source>
        <translation>连同子级一起选择</translation>
    </message>
    <message>
        <source>Select all nodes of a kind</source>
        <translation>选择同类的所有节点</translation>
    </message>
    <message>
        <source>Select all nodes</source>
        <translation>选择所有节点</translation>
    </message>
    <message>
        <source>Select every bone and other node of the model</source>
        <translation>选择模型的所有骨骼和其他节点</translation>
    </message>
    <message>
        <source>Select all: %1</source>
        <translation>全选：%1</translation>
    </message>
</context>
<context>
    <name>sinew::NodeTable</name>
    <message>
        <source>New: comes along</source>
        <translation>新建：一并带来</translation>
    </message>
    <message>
        <source>Node of the other model</source>
        <translation>另一模型的节点</translation>
    </message>
    <message>
        <source>Node here</source>
        <translation>此处的节点</translation>
    </message>
    <message>
        <source>Which nodes stand for each other</source>
        <translation>哪些节点相互对应</translation>
    </message>
    <message>
        <source>%1 (unsure)</source>
        <translation>%1（不确定）</translation>
    </message>
    <message>
        <source>Chosen by you</source>
        <translation>由你选择</translation>
    </message>
    <message>
        <source>The names are equal</source>
        <translation>名称相同</translation>
    </message>
    <message>
        <source>The names are alike</source>
        <translation>名称相似</translation>
    </message>
    <message>
        <source>A guess: the only one left below the same parent</source>
        <translation>猜测：同一父节点下仅剩的一个</translation>
    </message>
    <message>
        <source>A guess: the nearest node</source>
        <translation>猜测：最近的节点</translation>
    </message>
    <message>
        <source>Nothing here matches; the node is copied</source>
        <translation>此处没有匹配；将复制该节点</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectChooser</name>
    <message>
        <source>Go to this object</source>
        <translation>转到此对象</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Missing (%1)</source>
        <translation>缺失（%1）</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>There is no object with the number %1</source>
        <translation>没有编号为 %1 的对象</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectClipboard</name>
    <message>
        <source>These objects come from another format; only objects of the same format can be pasted.</source>
        <translation>这些对象来自另一种格式；只能粘贴相同格式的对象。</translation>
    </message>
    <message>
        <source>Select a %1 first; these objects are pasted into it.</source>
        <translation>请先选择一个 %1：这些对象将粘贴到其中。</translation>
    </message>
    <message>
        <source>There is nothing to paste.</source>
        <translation>没有可粘贴的内容。</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n objects</source>
        <translation>
            <numerusform>粘贴 %n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>粘贴 %1</translation>
    </message>
    <message>
        <source>Paste %1 “%2”</source>
        <translation>粘贴 %1“%2”</translation>
    </message>
    <message>
        <source>Lost: %1: %2</source>
        <translation>丢失：%1：%2</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectEdits</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n objects</source>
        <translation>
            <numerusform>%n 个对象</numerusform>
        </translation>
    </message>
    <message>
        <source>This object has no name field.</source>
        <translation>此对象没有名称字段。</translation>
    </message>
    <message>
        <source>Rename to “%1”</source>
        <translation>重命名为“%1”</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>There is no such list.</source>
        <translation>没有这样的列表。</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>“%1” does not belong in this list.</source>
        <translation>“%1”不属于此列表。</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>上移 %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>下移 %1</translation>
    </message>
    <message>
        <source>This format has no node hierarchy.</source>
        <translation>此格式没有节点层级。</translation>
    </message>
    <message>
        <source>Detach %1 from its parent</source>
        <translation>将 %1 从其父节点分离</translation>
    </message>
    <message>
        <source>Attach %1 to “%2”</source>
        <translation>将 %1 附加到“%2”</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectListModel</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPaste</name>
    <message numerus="yes">
        <source>%n nodes below “%1” were left out: select them as well before copying to paste the branch.</source>
        <translation>
            <numerusform>“%1”下的 %n 个节点没有一起粘贴：要粘贴整个分支，请在复制前一并选中它们。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes below the copied ones were left out: select them as well before copying to paste the branches.</source>
        <translation>
            <numerusform>所复制节点下的 %n 个节点没有一起粘贴：要粘贴整个分支，请在复制前一并选中它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>References to %1 were cleared: this model has no objects with these names.</source>
        <translation>对 %1 的引用已清除：此模型没有这些名称的对象。</translation>
    </message>
    <message>
        <source>Keys in %1 were left out: this model has no sequences with these names.</source>
        <translation>%1 中的关键帧已略去：此模型没有这些名称的序列。</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectPicker</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Objects</source>
        <translation>对象</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectSequences</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 等另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” was pasted without the keys of %2: this model has no objects with these names.</source>
        <translation>“%1”粘贴时不含 %2 的关键帧：此模型没有这些名称的对象。</translation>
    </message>
</context>
<context>
    <name>sinew::ObjectTableModel</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
</context>
<context>
    <name>sinew::OpeningGuard</name>
    <message>
        <source>“%1” was being opened when Sinew closed unexpectedly.</source>
        <translation>Sinew 意外终止时正在打开“%1”。</translation>
    </message>
    <message>
        <source>Open anyway</source>
        <translation>仍然打开</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>忽略</translation>
    </message>
</context>
<context>
    <name>sinew::OperationStrip</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Keep the result as one undo step (Enter)</source>
        <translation>将结果保留为一个撤销步骤 (Enter)</translation>
    </message>
    <message>
        <source>Restore the keys (Esc)</source>
        <translation>将关键帧恢复原样 (Esc)</translation>
    </message>
    <message>
        <source>12, +=5, *2</source>
        <translation>12、+=5、*2</translation>
    </message>
    <message>
        <source>Cancelled: the keys are unchanged</source>
        <translation>已取消：关键帧保持原样</translation>
    </message>
    <message>
        <source>%1 was not applied</source>
        <translation>“%1”没有应用</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step, report</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>tracks, sequence</comment>
        <translation>%2 中的 %1</translation>
    </message>
</context>
<context>
    <name>sinew::OverwriteQuestion</name>
    <message>
        <source>“%1”: dated %2 when read or saved here; now dated %3, %4</source>
        <translation>“%1”：此处读取或保存的版本为 %2；现为 %3，%4</translation>
    </message>
    <message>
        <source>“%1”: dated %2, %3</source>
        <translation>“%1”：%2，%3</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Overwrite files</source>
        <translation>覆盖文件</translation>
    </message>
    <message>
        <source>Another program changed files of “%1” since they were read.</source>
        <translation>另一个程序在读取之后更改了“%1”的文件。</translation>
    </message>
    <message>
        <source>Saving “%1” replaces files that already exist.</source>
        <translation>保存“%1”会替换已有文件。</translation>
    </message>
    <message>
        <source>Overwritten files are kept next to the new ones with the suffix .bak.</source>
        <translation>被覆盖的内容会以 .bak 为后缀保留在旁边。</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Reload, discarding changes</source>
        <translation>重新加载并放弃更改(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sinew::PartTransfer</name>
    <message>
        <source>Take a part from another model</source>
        <translation>从另一模型取用一个部件</translation>
    </message>
    <message>
        <source>Take parts from another model</source>
        <translation>从另一模型取用部件</translation>
    </message>
</context>
<context>
    <name>sinew::PartTree</name>
    <message>
        <source>Parts of the other model</source>
        <translation>另一模型的部件</translation>
    </message>
</context>
<context>
    <name>sinew::PartsDialog</name>
    <message>
        <source>&amp;Bind everything to:</source>
        <translation>全部绑定到(&amp;B)：</translation>
    </message>
    <message>
        <source>Take parts from another model</source>
        <translation>从另一模型取用部件</translation>
    </message>
    <message>
        <source>Search parts</source>
        <translation>搜索部件</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>对齐(&amp;F)</translation>
    </message>
    <message>
        <source>Move the parts so that the first node of the table lies where the one here is</source>
        <translation>移动部件，使表中第一个节点与此处的节点重合</translation>
    </message>
    <message>
        <source>&amp;Take</source>
        <translation>取用(&amp;T)</translation>
    </message>
    <message>
        <source>The other model</source>
        <translation>另一模型</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Model to take parts from</source>
        <translation>要取用部件的模型</translation>
    </message>
    <message>
        <source>The parts follow one node here, as a weapon follows a hand; the bones that moved them in the other model stay there</source>
        <translation>部件跟随此处的一个节点，就像武器跟随手；在另一模型中移动它们的骨骼留在原处</translation>
    </message>
    <message>
        <source>Node that the parts follow</source>
        <translation>部件所跟随的节点</translation>
    </message>
    <message>
        <source>&amp;Replace “%1”</source>
        <translation>替换“%1”(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Replace the %n selected objects</source>
        <translation>
            <numerusform>替换选中的 %n 个对象(&amp;R)</numerusform>
        </translation>
    </message>
    <message>
        <source>Removes what was selected here before this dialog came up</source>
        <translation>移除此对话框出现之前在此选中的对象</translation>
    </message>
    <message>
        <source>Open a model of the same format to take parts from.</source>
        <translation>请打开同一格式的模型以取用部件。</translation>
    </message>
    <message>
        <source>“%1” is a model of another format; convert it first.</source>
        <translation>“%1”是另一格式的模型；请先转换它。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes are matched by a guess; check them in the table.</source>
        <translation>
            <numerusform>%n 个节点是猜测匹配的；请在表中检查。</numerusform>
        </translation>
    </message>
    <message>
        <source>Check a part that follows a node first.</source>
        <translation>请先勾选一个跟随节点的部件。</translation>
    </message>
    <message>
        <source>None of the nodes has a counterpart here; bind the parts to a node instead.</source>
        <translation>这些节点在此都没有对应；请改为将部件绑定到一个节点。</translation>
    </message>
</context>
<context>
    <name>sinew::PathDialog</name>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Use the path under which the file was found</source>
        <translation>使用找到文件时的路径</translation>
    </message>
    <message>
        <source>Replace prefix</source>
        <translation>替换前缀</translation>
    </message>
    <message>
        <source>Remove the folders</source>
        <translation>去掉文件夹</translation>
    </message>
    <message>
        <source>Change paths</source>
        <translation>更改路径</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>upper case</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>from (empty: prefix every path)</source>
        <translation>原开头（留空：添加到每个路径之前）</translation>
    </message>
    <message>
        <source>to (empty: leave out)</source>
        <translation>新开头（留空：去掉）</translation>
    </message>
    <message>
        <source>Old prefix</source>
        <translation>旧前缀</translation>
    </message>
    <message>
        <source>New prefix</source>
        <translation>新前缀</translation>
    </message>
    <message>
        <source>Find:</source>
        <translation>查找：</translation>
    </message>
    <message>
        <source>Replace with:</source>
        <translation>替换为：</translation>
    </message>
    <message>
        <source>Suffix:</source>
        <translation>扩展名：</translation>
    </message>
    <message>
        <source>Slashes:</source>
        <translation>斜杠：</translation>
    </message>
    <message>
        <source>Case:</source>
        <translation>大小写：</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Resulting paths</source>
        <translation>路径的更改结果</translation>
    </message>
    <message>
        <source>&amp;Change</source>
        <translation>更改(&amp;C)</translation>
    </message>
    <message>
        <source>found</source>
        <translation>已找到</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Invalid regular expression: %1</source>
        <translation>无效的正则表达式：%1</translation>
    </message>
    <message>
        <source>%1 of %2 paths change; %3 do not resolve to a file.</source>
        <translation>%2 个路径中有 %1 个会更改；%3 个找不到文件。</translation>
    </message>
    <message numerus="yes">
        <source>Only the %n selected paths</source>
        <translation>
            <numerusform>仅所选的 %n 个路径</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n paths</source>
        <translation>
            <numerusform>全部 %n 个路径</numerusform>
        </translation>
    </message>
    <message>
        <source>Change:</source>
        <translation>更改：</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>按找到的路径</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>查找和替换</translation>
    </message>
    <message>
        <source>Without folders</source>
        <translation>不含文件夹</translation>
    </message>
    <message>
        <source>Prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>Suffix</source>
        <translation>后缀</translation>
    </message>
    <message>
        <source>Slashes</source>
        <translation>斜杠</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>%1 of %2 paths change; their files are being looked for.</source>
        <translation>%2 个路径中有 %1 个会更改；正在查找其文件。</translation>
    </message>
</context>
<context>
    <name>sinew::PlacementDialog</name>
    <message>
        <source>Transform model</source>
        <translation>变换模型</translation>
    </message>
    <message>
        <source>On the &amp;ground</source>
        <translation>放到地面(&amp;G)</translation>
    </message>
    <message>
        <source>The lowest point of the shown sequence comes to height 0</source>
        <translation>所显示序列的最低点移到高度 0</translation>
    </message>
    <message>
        <source>C&amp;entre</source>
        <translation>居中(&amp;E)</translation>
    </message>
    <message>
        <source>The middle of the shown sequence comes above the origin</source>
        <translation>所显示序列的中心移到原点上方</translation>
    </message>
    <message>
        <source>The model draws nothing.</source>
        <translation>模型不绘制任何内容。</translation>
    </message>
    <message>
        <source>Size: %1</source>
        <translation>大小：%1</translation>
    </message>
    <message>
        <source>Size: %1, before %2</source>
        <translation>大小：%1，之前 %2</translation>
    </message>
</context>
<context>
    <name>sinew::PlacementForm</name>
    <message>
        <source>&amp;Scale:</source>
        <translation>缩放(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Turn:</source>
        <translation>旋转(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Move:</source>
        <translation>移动(&amp;M)：</translation>
    </message>
    <message>
        <source>No mirror</source>
        <translation>不镜像</translation>
    </message>
    <message>
        <source>Along %1</source>
        <translation>沿 %1</translation>
    </message>
    <message>
        <source>Mirroring along Y exchanges left and right in Warcraft III and World of Warcraft, along X in StarCraft II. Names of bones and attachments stay</source>
        <translation>在魔兽争霸 III 和魔兽世界中沿 Y 镜像会交换左右，在星际争霸 II 中则沿 X。骨骼和附着点的名称不变</translation>
    </message>
    <message>
        <source>M&amp;irror:</source>
        <translation>镜像(&amp;I)：</translation>
    </message>
    <message>
        <source>Origin of the model</source>
        <translation>模型原点</translation>
    </message>
    <message>
        <source>Ground below its middle</source>
        <translation>其中心下方的地面</translation>
    </message>
    <message>
        <source>Its middle</source>
        <translation>其中心</translation>
    </message>
    <message>
        <source>What stays in its place while the model is scaled, turned and mirrored</source>
        <translation>缩放、旋转和镜像模型时保持不动的位置</translation>
    </message>
    <message>
        <source>&amp;About:</source>
        <translation>围绕(&amp;A)：</translation>
    </message>
    <message>
        <source>Scale in percent</source>
        <translation>缩放百分比</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Halve</source>
        <translation>减半</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Degrees about %1</source>
        <translation>绕 %1 的度数</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source>Degrees about the model&apos;s axis: X first, then Y, then Z</source>
        <translation>绕模型轴的度数：先 X，再 Y，后 Z</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>四分之一圈</translation>
    </message>
    <message>
        <source>Turn by 90° more about Z, counter-clockwise seen from above</source>
        <translation>再绕 Z 旋转 90°，从上方看为逆时针</translation>
    </message>
    <message>
        <source>Movement along %1</source>
        <translation>沿 %1 的位移</translation>
    </message>
</context>
<context>
    <name>sinew::PluginMessages</name>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>在文件夹中显示</translation>
    </message>
    <message>
        <source>The plugin “%1” is not used. Reason: %2.</source>
        <translation>未使用插件“%1”。原因：%2。</translation>
    </message>
    <message>
        <source>The plugin “%1” was loaded and is used again.</source>
        <translation>插件“%1”已加载，重新启用。</translation>
    </message>
</context>
<context>
    <name>sinew::PosePanel</name>
    <message>
        <source>Poses</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>This format has no nodes to be posed.</source>
        <translation>此格式没有可摆姿势的节点。</translation>
    </message>
    <message>
        <source>Open a model to copy and keep poses of its nodes here.</source>
        <translation>打开模型以在此复制和保存其节点的姿势。</translation>
    </message>
    <message>
        <source>&amp;Copy pose</source>
        <translation>复制姿势(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the pose of the selected nodes, or of all if none is selected, at the playhead</source>
        <translation>复制所选节点在播放头处的姿势；未选择时复制所有节点</translation>
    </message>
    <message>
        <source>&amp;Paste pose</source>
        <translation>粘贴姿势(&amp;P)</translation>
    </message>
    <message>
        <source>Bring the nodes with these names into the copied pose at the playhead</source>
        <translation>让同名节点在播放头处摆成所复制的姿势</translation>
    </message>
    <message>
        <source>Paste pose &amp;mirrored</source>
        <translation>镜像粘贴姿势(&amp;M)</translation>
    </message>
    <message>
        <source>Bring the nodes of the other side into the copied pose</source>
        <translation>让另一侧的节点摆成所复制的姿势</translation>
    </message>
    <message>
        <source>&amp;Keep pose</source>
        <translation>保存姿势(&amp;K)</translation>
    </message>
    <message>
        <source>Keep the pose of the selected nodes under a name, for all models</source>
        <translation>以名称保存所选节点的姿势，供所有模型使用</translation>
    </message>
    <message>
        <source>&amp;Apply pose</source>
        <translation>应用姿势(&amp;A)</translation>
    </message>
    <message>
        <source>Bring the nodes into the chosen pose, as set below (Enter, double-click)</source>
        <translation>按下方设置让节点摆成所选姿势（回车、双击）</translation>
    </message>
    <message>
        <source>&amp;Rename pose</source>
        <translation>重命名姿势(&amp;R)</translation>
    </message>
    <message>
        <source>Change the name of the chosen pose (F2)</source>
        <translation>更改所选姿势的名称（F2）</translation>
    </message>
    <message>
        <source>&amp;Delete pose</source>
        <translation>删除姿势(&amp;D)</translation>
    </message>
    <message>
        <source>Delete the chosen pose (Delete)</source>
        <translation>删除所选姿势（Delete）</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>镜像</translation>
    </message>
    <message>
        <source>How far to go from the current pose to this one</source>
        <translation>从当前状态到姿势的程度</translation>
    </message>
    <message>
        <source>Left and right swap places, going by the names of the nodes</source>
        <translation>按节点名称左右互换</translation>
    </message>
    <message>
        <source>Share of the pose</source>
        <translation>姿势的比例</translation>
    </message>
    <message>
        <source>Spread over</source>
        <translation>分散到</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>Pose of %1 copied</source>
        <translation>已复制 %1 的姿势</translation>
    </message>
    <message numerus="yes">
        <source>Pose of %n nodes copied</source>
        <translation>
            <numerusform>已复制 %n 个节点的姿势</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste pose mirrored</source>
        <translation>镜像粘贴姿势</translation>
    </message>
    <message>
        <source>Paste pose</source>
        <translation>粘贴姿势</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n node(s)</source>
        <comment>step</comment>
        <translation>
            <numerusform>%1：%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>已略过：%1</translation>
    </message>
    <message>
        <source>Pose</source>
        <translation>姿势</translation>
    </message>
    <message>
        <source>Pose %1</source>
        <translation>姿势 %1</translation>
    </message>
    <message>
        <source>“%1” has been kept</source>
        <translation>已保存“%1”</translation>
    </message>
    <message>
        <source>Apply “%1”</source>
        <translation>应用“%1”</translation>
    </message>
    <message>
        <source>“%1” was deleted</source>
        <translation>已删除“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n pose file(s) can&apos;t be read</source>
        <translation>
            <numerusform>%n 个姿势文件无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>No poses have been kept yet. Select nodes and choose “Keep pose”: the pose can be applied to any model.</source>
        <translation>尚未保存姿势。选择节点后点“保存姿势”：它可用于任何模型。</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Instead of setting keys at the playhead, change the keys around it, with a falloff over this time on both sides; 0 ms sets keys at the playhead. Automatic: as auto-key does, where a track has a key on every frame</source>
        <translation>不在播放头处设置关键帧，而是更改其周围的关键帧，并在这段时间内向两侧衰减；0 ms 则在播放头处设置关键帧。自动：在每帧都有关键帧的轨道上，与自动关键帧的做法相同</translation>
    </message>
    <message>
        <source>There is no pose on the clipboard: copy one first (%1)</source>
        <translation>剪贴板中没有姿势：请先复制一个（%1）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step: node</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sinew::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>The new language takes effect the next time Sinew starts.</source>
        <translation>新语言将在下次启动后生效。</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Memory for the undo steps of one document. Beyond this, the oldest steps are discarded.</source>
        <translation>单个文档撤销步骤可用的内存。超出后将丢弃最旧的步骤。</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Team &amp;colour:</source>
        <translation>队伍颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>Undo &amp;memory:</source>
        <translation>撤销内存(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Asset sources:</source>
        <translation>资源来源(&amp;A)：</translation>
    </message>
    <message>
        <source>List of “id;path” lines</source>
        <translation>由“id;path”行组成的列表</translation>
    </message>
    <message>
        <source>Newer World of Warcraft models refer to their files by number. A list from the internet, such as the community listfile, provides their names.</source>
        <translation>较新的《魔兽世界》模型用编号指代文件。来自互联网的列表（例如社区 listfile）会说明它们的名称。</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>List of file names</source>
        <translation>文件名列表</translation>
    </message>
    <message>
        <source>Lists (*.csv *.txt)</source>
        <translation>列表 (*.csv *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Sinew: left drag orbits</source>
        <translation>Sinew：左键拖动旋转</translation>
    </message>
    <message>
        <source>Blender: middle drag orbits</source>
        <translation>Blender：中键拖动旋转</translation>
    </message>
    <message>
        <source>Maya: Alt and left drag orbits</source>
        <translation>Maya：Alt+左键拖动旋转</translation>
    </message>
    <message>
        <source>Warcraft III editor: Ctrl and right drag orbits</source>
        <translation>魔兽争霸 III 编辑器：Ctrl+右键拖动旋转</translation>
    </message>
    <message>
        <source>&amp;Open the files of the last session at startup</source>
        <translation>启动时打开上次会话的文件(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Navigation in 3D:</source>
        <translation>3D 导航(&amp;N)：</translation>
    </message>
    <message>
        <source>File ID &amp;list (WoW):</source>
        <translation>文件 ID 列表 (WoW)(&amp;L)：</translation>
    </message>
    <message>
        <source>File ID list (WoW)</source>
        <translation>文件 ID 列表 (WoW)</translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>offset 0x%1</source>
        <translation>偏移 0x%1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>Path: %1</source>
        <translation>路径：%1</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>类型：%1</translation>
    </message>
    <message>
        <source>From reading the file</source>
        <translation>读取文件时的消息</translation>
    </message>
    <message>
        <source>There is no fix: %1</source>
        <translation>没有修复方法：%1</translation>
    </message>
    <message>
        <source>The game does not load it, or crashes</source>
        <translation>游戏无法加载或会崩溃</translation>
    </message>
    <message>
        <source>It looks or works wrong</source>
        <translation>外观或行为错误</translation>
    </message>
    <message>
        <source>It wastes memory or time</source>
        <translation>浪费内存或时间</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>供参考</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Also: %1</source>
        <translation>还有：%1</translation>
    </message>
</context>
<context>
    <name>sinew::ProblemsPanel</name>
    <message>
        <source>No problems found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Problems of the model</source>
        <translation>模型的问题</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Open a model to see problems in its file and its references.</source>
        <translation>打开模型后，可在此查看其文件和引用中的错误。</translation>
    </message>
    <message>
        <source>Further messages from loading were omitted: %1</source>
        <translation>已省略的其余加载消息：%1</translation>
    </message>
    <message>
        <source>Notes: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>问题（%1）</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Kinds of problems that you chose to hide</source>
        <translation>您选择不显示的问题类型</translation>
    </message>
    <message>
        <source>Fix everything safe…</source>
        <translation>修复所有安全项…</translation>
    </message>
    <message>
        <source>First shows what the fixes that change nothing in the game would do</source>
        <translation>先显示不影响游戏的修复会做什么</translation>
    </message>
    <message>
        <source>Further problems of this kind: %1</source>
        <translation>此类问题还有：%1</translation>
    </message>
    <message>
        <source>%1 suppressed</source>
        <translation>已隐藏 %1 个</translation>
    </message>
    <message>
        <source>Waste: %1</source>
        <translation>浪费：%1</translation>
    </message>
    <message>
        <source>Wrong: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>Fatal: %1</source>
        <translation>致命：%1</translation>
    </message>
    <message>
        <source>Kind: %1</source>
        <translation>类型：%1</translation>
    </message>
    <message>
        <source>The problems of this model are filtered out.</source>
        <translation>此模型的问题已被筛选掉。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Fix everything safe</source>
        <translation>修复所有安全项</translation>
    </message>
    <message>
        <source>Go to it</source>
        <translation>转到该处</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Show what would change…</source>
        <translation>显示将会更改的内容…</translation>
    </message>
    <message>
        <source>Fix all of this kind…</source>
        <translation>修复所有此类…</translation>
    </message>
    <message>
        <source>Hide this kind in this model</source>
        <translation>在此模型中隐藏此类</translation>
    </message>
    <message>
        <source>Always hide this kind</source>
        <translation>始终隐藏此类</translation>
    </message>
    <message>
        <source>Show again: %1</source>
        <translation>重新显示：%1</translation>
    </message>
    <message>
        <source>Searching for files…</source>
        <translation>正在查找文件…</translation>
    </message>
</context>
<context>
    <name>sinew::ProgressItem</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancelling …</source>
        <translation>正在取消…</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyHeader</name>
    <message>
        <source>%1 of “%2”</source>
        <translation>“%2”的 %1</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a list, number of objects</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyPanel</name>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>Show the model&apos;s own properties</source>
        <translation>显示模型自身的属性</translation>
    </message>
    <message>
        <source>Search fields</source>
        <translation>搜索字段</translation>
    </message>
    <message>
        <source>Open a model to see and edit its properties here.</source>
        <translation>打开模型后，可在此查看和编辑其属性。</translation>
    </message>
    <message>
        <source>Select an object in the tree or in the viewport to edit its properties.</source>
        <translation>在树或视口中选择一个对象以编辑其属性。</translation>
    </message>
    <message>
        <source>The selected objects have no fields in common.</source>
        <translation>所选对象没有共同的字段。</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>No field matches “%1”.</source>
        <translation>没有字段与“%1”匹配。</translation>
    </message>
    <message>
        <source>Only fields that match “%1” are shown.</source>
        <translation>仅显示与“%1”匹配的字段。</translation>
    </message>
    <message>
        <source>This list is empty. Add an object with + above the tree.</source>
        <translation>此列表为空。可用树上方的 + 添加对象。</translation>
    </message>
</context>
<context>
    <name>sinew::PropertyRow</name>
    <message>
        <source>Copy value</source>
        <translation>复制值</translation>
    </message>
    <message>
        <source>Paste value</source>
        <translation>粘贴值</translation>
    </message>
    <message>
        <source>Remove curve</source>
        <translation>移除曲线</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>重置为默认值</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>复制路径</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences meet at this time: the key belongs to all of them</source>
        <translation>
            <numerusform>%n 个序列在此时刻相接：此关键帧对它们都有效</numerusform>
        </translation>
    </message>
    <message>
        <source>Make animated</source>
        <translation>添加动画</translation>
    </message>
    <message>
        <source>Remove animation in this sequence</source>
        <translation>移除此序列中的动画</translation>
    </message>
</context>
<context>
    <name>sinew::RecoveryRecorder</name>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>sinew::RotationEditor</name>
    <message>
        <source>Quaternion</source>
        <translation>四元数</translation>
    </message>
    <message>
        <source>Euler angles in degrees in the order %1, as in the curve editor, whose menu “Rotations” changes it</source>
        <translation>按 %1 顺序的欧拉角（度），与曲线编辑器相同；可在其“旋转”菜单中更改</translation>
    </message>
</context>
<context>
    <name>sinew::RotationHint</name>
    <message>
        <source>Close this hint</source>
        <translation>关闭此提示</translation>
    </message>
    <message>
        <source>Near gimbal lock: show as %1</source>
        <translation>接近万向节死锁：改用%1显示</translation>
    </message>
    <message>
        <source>These rotations come within %1° of gimbal lock in the order %2: two of the angles swing there, although the pose barely moves. In the order %3 they stay %4° away</source>
        <translation>按 %2 顺序，这些旋转距万向节死锁不到 %1°：姿势几乎不动，其中两个角度却会大幅摆动。按 %3 顺序则保持 %4° 的距离</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceEdits</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n sequences</source>
        <translation>
            <numerusform>%n 个序列</numerusform>
        </translation>
    </message>
    <message>
        <source>New sequence “%1”</source>
        <translation>新建序列“%1”</translation>
    </message>
    <message>
        <source>New global sequence</source>
        <translation>新建全局序列</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>创建 %1 的副本</translation>
    </message>
    <message>
        <source>Delete %1 with keys</source>
        <translation>删除 %1 及其关键帧</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>%1 to %2 ms</source>
        <translation>%1 至 %2 毫秒</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>将 %1 设为 %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Stretch %1 to %2</source>
        <translation>将 %1 拉伸到 %2</translation>
    </message>
    <message>
        <source>Trim %1 to %2</source>
        <translation>将 %1 裁剪到 %2</translation>
    </message>
    <message>
        <source>This object has no duration.</source>
        <translation>此对象没有时长。</translation>
    </message>
    <message>
        <source>Set the duration of %1</source>
        <translation>设置 %1 的时长</translation>
    </message>
    <message>
        <source>Loop %1</source>
        <translation>将 %1 设为循环</translation>
    </message>
    <message>
        <source>Do not loop %1</source>
        <translation>将 %1 设为不循环</translation>
    </message>
    <message>
        <source>No sequence is selected.</source>
        <translation>未选择序列。</translation>
    </message>
    <message>
        <source>Shift %1 by %2 ms</source>
        <translation>将 %1 平移 %2 毫秒</translation>
    </message>
    <message>
        <source>Sequences can only be stretched by more than 0 %.</source>
        <translation>序列的拉伸比例必须大于 0 %。</translation>
    </message>
    <message>
        <source>Stretch %1 to %2 %</source>
        <translation>将 %1 拉伸到 %2 %</translation>
    </message>
    <message>
        <source>Copy keys of %1 to %2</source>
        <translation>将 %1 的关键帧复制到 %2</translation>
    </message>
    <message>
        <source>Insert %1 ms at %2 ms</source>
        <translation>在 %2 毫秒处插入 %1 毫秒</translation>
    </message>
    <message>
        <source>Remove %1 ms at %2 ms</source>
        <translation>在 %2 毫秒处移除 %1 毫秒</translation>
    </message>
    <message>
        <source>This format stores no bounds.</source>
        <translation>此格式不存储边界。</translation>
    </message>
    <message>
        <source>Recalculate the extents of %1</source>
        <translation>重新计算 %1 的范围</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceLane</name>
    <message>
        <source>Sequences in time</source>
        <translation>按时间排列的序列</translation>
    </message>
    <message>
        <source>Sequences of this format can&apos;t be moved.</source>
        <translation>无法移动此格式的序列。</translation>
    </message>
    <message>
        <source>Move sequence “%1”</source>
        <translation>移动序列“%1”</translation>
    </message>
    <message>
        <source>Change the interval of “%1”</source>
        <translation>更改“%1”的区间</translation>
    </message>
    <message>
        <source>“%1”: %2 to %3, %4 long</source>
        <translation>“%1”：%2 至 %3，长 %4</translation>
    </message>
    <message>
        <source>The nearest keys before and after it are used as well.</source>
        <translation>其前后最近的关键帧也会对此序列起作用。</translation>
    </message>
    <message numerus="yes">
        <source>%n listed tracks have no keys for it and show those of the first sequence.</source>
        <translation>
            <numerusform>%n 条列出的轨道没有此序列的关键帧，显示的是第一个序列的关键帧。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 to %3
Drag to move it with its keys, drag an edge to stretch it; Alt or Shift leaves the keys where they are.</source>
        <translation>%1：%2 到 %3
拖动可连同关键帧一起移动，拖动边缘可拉伸；按住 Alt 或 Shift 则关键帧保持不动。</translation>
    </message>
</context>
<context>
    <name>sinew::SequenceModel</name>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Ends before it starts</source>
        <translation>结束早于开始</translation>
    </message>
    <message>
        <source>Overlaps “%1”</source>
        <translation>与“%1”重叠</translation>
    </message>
    <message numerus="yes">
        <source>Overlaps %n sequences, among them “%1”</source>
        <translation>
            <numerusform>与 %n 个序列重叠，其中包括“%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Has no length</source>
        <translation>没有长度</translation>
    </message>
    <message>
        <source>Gap of %1 ms, then “%2”</source>
        <translation>间隔 %1 毫秒，然后是“%2”</translation>
    </message>
    <message>
        <source>Loops</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Does not loop</source>
        <translation>不循环</translation>
    </message>
    <message>
        <source>A loop that runs regardless of which sequence is playing</source>
        <translation>无论播放哪个序列都持续运行的循环</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Rarity</source>
        <translation>稀有度</translation>
    </message>
    <message>
        <source>Move speed</source>
        <translation>移动速度</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>关键帧</translation>
    </message>
    <message>
        <source>The game chooses sequences by the words in their names and by their index in this list</source>
        <translation>游戏按名称中的单词和在此列表中的索引选取序列</translation>
    </message>
    <message>
        <source>First time of the sequence in ms; the option above decides what happens to its keys</source>
        <translation>序列的起始时间（毫秒）；其关键帧如何处理在上方选择</translation>
    </message>
    <message>
        <source>Last time of the sequence in ms</source>
        <translation>序列的结束时间（毫秒）</translation>
    </message>
    <message>
        <source>Length in ms; for a global sequence, its duration</source>
        <translation>长度（毫秒）；全局序列则为其时长</translation>
    </message>
    <message>
        <source>Whether the sequence starts over at its end</source>
        <translation>序列是否在结尾处重新开始</translation>
    </message>
    <message>
        <source>Higher values are rarer when several sequences match</source>
        <translation>有多个序列符合时，数值越大越少出现</translation>
    </message>
    <message>
        <source>Movement speed at which the walk cycle fits the ground</source>
        <translation>使行走循环与地面吻合的移动速度</translation>
    </message>
    <message>
        <source>Keys of all tracks within the sequence; for a global sequence, all keys that run on it</source>
        <translation>序列内所有轨道的关键帧；全局序列则为按其运行的所有关键帧</translation>
    </message>
    <message>
        <source>Overlaps with other sequences, and the free time after it</source>
        <translation>与其他序列的重叠，以及其后的空闲时间</translation>
    </message>
    <message>
        <source>Set the rarity of %1</source>
        <translation>设置 %1 的稀有度</translation>
    </message>
    <message>
        <source>Set the move speed of %1</source>
        <translation>设置 %1 的移动速度</translation>
    </message>
    <message>
        <source>The time is out of range.</source>
        <translation>时间超出范围。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>type and number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Its file was not found</source>
        <translation>未找到其文件</translation>
    </message>
    <message>
        <source>Shares the keys of “%1”; both change together</source>
        <translation>使用“%1”的关键帧；两者一同更改</translation>
    </message>
    <message>
        <source>Set the frequency of %1</source>
        <translation>设置 %1 的频率</translation>
    </message>
    <message>
        <source>Overlap, gap</source>
        <translation>重叠、间隙</translation>
    </message>
</context>
<context>
    <name>sinew::SequencePanel</name>
    <message>
        <source>Copy keys to</source>
        <translation>将关键帧复制到</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>New sequence</source>
        <translation>新建序列</translation>
    </message>
    <message>
        <source>New global sequence</source>
        <translation>新建全局序列</translation>
    </message>
    <message>
        <source>Duplicate with keys</source>
        <translation>连同关键帧创建副本</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Delete with keys</source>
        <translation>连同关键帧删除</translation>
    </message>
    <message>
        <source>Delete, keep the keys</source>
        <translation>删除，保留关键帧</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Recalculate extents</source>
        <translation>重新计算范围</translation>
    </message>
    <message>
        <source>Move up in the list</source>
        <translation>在列表中上移</translation>
    </message>
    <message>
        <source>Move down in the list</source>
        <translation>在列表中下移</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Applies the selected operation as one step</source>
        <translation>执行左侧所选的操作，作为一个步骤</translation>
    </message>
    <message>
        <source>Copy the keys of the selected sequence to another one</source>
        <translation>将所选序列的关键帧复制到另一序列</translation>
    </message>
    <message>
        <source>keys move along</source>
        <translation>关键帧一起移动</translation>
    </message>
    <message>
        <source>keys are stretched</source>
        <translation>拉伸关键帧</translation>
    </message>
    <message>
        <source>keys are trimmed</source>
        <translation>裁剪关键帧</translation>
    </message>
    <message>
        <source>keys stay</source>
        <translation>关键帧不变</translation>
    </message>
    <message>
        <source>A new start moves the whole sequence; a new end or length leaves the keys alone</source>
        <translation>新的开始时间会移动整个序列；新的结束时间或长度不影响关键帧</translation>
    </message>
    <message>
        <source>Keys at the start and end of the sequence stay at its start and end</source>
        <translation>序列的首尾时间仍为首尾</translation>
    </message>
    <message>
        <source>Keys outside of the new interval are deleted; its ends get keys as evaluated</source>
        <translation>删除新区间之外的关键帧；区间两端按求得的值放置关键帧</translation>
    </message>
    <message>
        <source>Only the interval changes</source>
        <translation>只更改区间</translation>
    </message>
    <message>
        <source>What happens to a sequence&apos;s keys when its start, end or length changes</source>
        <translation>更改序列的开始、结束或长度时，如何处理其关键帧</translation>
    </message>
    <message>
        <source>refuse</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>push what follows</source>
        <translation>推移后面的内容</translation>
    </message>
    <message>
        <source>replace its keys</source>
        <translation>替换其关键帧</translation>
    </message>
    <message>
        <source>When another sequence overlaps</source>
        <translation>被另一序列阻挡时</translation>
    </message>
    <message>
        <source>What happens to another sequence where the keys would go</source>
        <translation>关键帧目标处已有其他序列时，如何处理该序列</translation>
    </message>
    <message>
        <source>Shift the selected sequences by</source>
        <translation>将所选序列平移</translation>
    </message>
    <message>
        <source>Stretch the selected sequences to</source>
        <translation>将所选序列拉伸到</translation>
    </message>
    <message>
        <source>Insert time at the playhead</source>
        <translation>在播放头处插入时间</translation>
    </message>
    <message>
        <source>Remove time from the playhead onwards</source>
        <translation>从播放头起移除时间</translation>
    </message>
    <message>
        <source>Time tool</source>
        <translation>时间工具</translation>
    </message>
    <message>
        <source>Keys move along. Later sequences move along when time is inserted or removed</source>
        <translation>关键帧一起移动。插入或移除时间时，后面的序列也一起移动</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>数量</translation>
    </message>
    <message>
        <source> % </source>
        <translation> % </translation>
    </message>
    <message>
        <source> ms </source>
        <translation> 毫秒 </translation>
    </message>
    <message>
        <source>This format has no sequences.</source>
        <translation>此格式没有序列。</translation>
    </message>
    <message>
        <source>Open a model to see and edit its sequences here.</source>
        <translation>打开模型后，可在此查看和编辑其序列。</translation>
    </message>
    <message>
        <source>Keys outside of all sequences: %1</source>
        <translation>所有序列之外的关键帧：%1</translation>
    </message>
    <message>
        <source>Keys are stretched to the length of the target</source>
        <translation>关键帧拉伸到目标的长度</translation>
    </message>
    <message>
        <source>Keys keep their times; whatever extends past the target is trimmed</source>
        <translation>关键帧保持原有时间；超出目标的部分会被裁剪</translation>
    </message>
    <message>
        <source>Push what follows</source>
        <translation>推移后面的内容</translation>
    </message>
    <message>
        <source>Replace its keys</source>
        <translation>替换其关键帧</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新建</translation>
    </message>
    <message>
        <source>%1 keys belonged to what was deleted; they are now on the model&apos;s own timeline.</source>
        <translation>有 %1 个关键帧原在已删除的序列上运行；它们现在位于模型自身的时间轴上。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The time is out of range.</source>
        <translation>时间超出范围。</translation>
    </message>
    <message>
        <source>Cut across the boundary</source>
        <translation>跨边界移除</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search the sequences</source>
        <translation>搜索序列</translation>
    </message>
    <message>
        <source>No sequence matches “%1”.</source>
        <translation>没有与“%1”匹配的序列。</translation>
    </message>
    <message>
        <source>When a sequence&apos;s times change</source>
        <translation>更改序列的时间时</translation>
    </message>
    <message>
        <source> When a sequence&apos;s times change: </source>
        <translation> 更改序列的时间时：</translation>
    </message>
    <message>
        <source> When sequences overlap: </source>
        <translation> 序列重叠时：</translation>
    </message>
</context>
<context>
    <name>sinew::ShortcutsDialog</name>
    <message>
        <source>No key</source>
        <translation>无快捷键</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>改用于此处</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Search actions or keys</source>
        <translation>搜索操作或快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其快捷键</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>&amp;New key:</source>
        <translation>新快捷键(&amp;N)：</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”.</source>
        <translation>%1 已分配给“%2”。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Transform</source>
        <translation>变换</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>动画</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>Texture coordinates</source>
        <translation>纹理坐标</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>sinew::SlimPanel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Left alone</source>
        <translation>保留不动</translation>
    </message>
    <message>
        <source>Bytes saved</source>
        <translation>节省的字节</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Bound</source>
        <translation>上限</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source> units</source>
        <translation> 单位</translation>
    </message>
    <message>
        <source>°</source>
        <translation>°</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>How far vertices, nodes and cameras may be from where they were</source>
        <translation>顶点、节点和摄像机最多可偏离原位置多远</translation>
    </message>
    <message>
        <source>How far nodes and cameras may be turned from what they were</source>
        <translation>节点和摄像机的朝向最多可偏离原来多少</translation>
    </message>
    <message>
        <source>How much opacity, colours, texture coordinates and rates may differ</source>
        <translation>不透明度、颜色、纹理坐标和速率最多可相差多少</translation>
    </message>
    <message>
        <source>Change the open model, in one step that can be undone</source>
        <translation>一步修改打开的模型，可以撤销</translation>
    </message>
    <message>
        <source>Places within</source>
        <translation>位置误差不超过</translation>
    </message>
    <message>
        <source>Turns within</source>
        <translation>旋转误差不超过</translation>
    </message>
    <message>
        <source>Shares within</source>
        <translation>比例误差不超过</translation>
    </message>
    <message>
        <source>The model can&apos;t be made smaller: %1 bytes.</source>
        <translation>没有可节省的：%1 字节。</translation>
    </message>
    <message>
        <source>%1 → %2 bytes, %3 % less</source>
        <translation>%1 → %2 字节，减少 %3 %</translation>
    </message>
    <message numerus="yes">
        <source>Compared at %n points in time.</source>
        <translation>
            <numerusform>在 %n 个时刻进行了比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many times to compare them all; some were skipped at even intervals.</source>
        <translation>时间点多得无法全部比较；已均匀地略去一部分。</translation>
    </message>
    <message>
        <source>nothing to do</source>
        <translation>无需处理</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>global sequence %1, %2</source>
        <translation>全局序列 %1，%2</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Trying it on a copy…</source>
        <translation>正在副本上尝试…</translation>
    </message>
    <message>
        <source>Largest differences (pass alone)</source>
        <translation>自身的最大差异</translation>
    </message>
    <message>
        <source>File → Save slim copy writes files of this size.</source>
        <translation>“文件 → 保存瘦身副本”会写出此大小的文件。</translation>
    </message>
    <message>
        <source>Largest differences with all passes combined: %1</source>
        <translation>所有步骤合计的最大差异：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this window; the model is changed by Apply only</source>
        <translation>关闭此窗口；只有“应用”才会更改模型</translation>
    </message>
</context>
<context>
    <name>sinew::SlimWindow</name>
    <message>
        <source>Slim %1</source>
        <translation>精简 %1</translation>
    </message>
    <message>
        <source>Slimmed</source>
        <translation>精简后</translation>
    </message>
    <message>
        <source>No pass is switched on.</source>
        <translation>没有启用任何步骤。</translation>
    </message>
    <message>
        <source>Cancelled; the model is unchanged.</source>
        <translation>已取消；模型保持原样。</translation>
    </message>
    <message>
        <source>Slim</source>
        <translation>精简</translation>
    </message>
    <message>
        <source>Slimmed: %1. Undo takes it back.</source>
        <translation>已精简：%1。可以撤销。</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>File → Save slim copy writes files of this size.</source>
        <translation>“文件 → 保存瘦身副本”会写出此大小的文件。</translation>
    </message>
</context>
<context>
    <name>sinew::StackLosses</name>
    <message>
        <source>flag “%1”</source>
        <translation>标志“%1”</translation>
    </message>
    <message>
        <source>animation of “%1”</source>
        <translation>“%1”的动画</translation>
    </message>
    <message numerus="yes">
        <source>%n layers</source>
        <translation>
            <numerusform>%n 个图层</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::StartPage</name>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Sinew</source>
        <translation>Sinew</translation>
    </message>
    <message>
        <source>Or drop model files anywhere in this window.</source>
        <translation>或将模型文件拖放到此窗口的任意位置。</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>Open a model…</source>
        <translation>打开模型…</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>新建模型</translation>
    </message>
    <message>
        <source>Samples to try</source>
        <translation>可试用的示例</translation>
    </message>
    <message>
        <source>Space plays, F1 explains what is under the pointer, Ctrl+Shift+P finds any action by name, and Ctrl+Z undoes any change. Ctrl+1 to Ctrl+4 switch between layouts.</source>
        <translation>空格键播放，F1 解释指针下的内容，Ctrl+Shift+P 按名称查找任何操作，Ctrl+Z 撤销任何更改。Ctrl+1 至 Ctrl+4 切换布局。</translation>
    </message>
    <message>
        <source>Don’t show these hints again</source>
        <translation>不再显示这些提示</translation>
    </message>
</context>
<context>
    <name>sinew::StringEditor</name>
    <message>
        <source>Bytes used out of the bytes available</source>
        <translation>已用字节数与字段可容纳的字节数</translation>
    </message>
    <message>
        <source>Browse for a file</source>
        <translation>浏览文件</translation>
    </message>
    <message>
        <source>Browse for %1</source>
        <translation>浏览 %1</translation>
    </message>
    <message>
        <source>%1 bytes are too many; %2 fit</source>
        <translation>%1 字节过多，最多 %2 字节</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>File actions</source>
        <translation>可对该文件执行的操作</translation>
    </message>
</context>
<context>
    <name>sinew::SwitchEditor</name>
    <message>
        <source>Unknown (%1)</source>
        <translation>未知（%1）</translation>
    </message>
</context>
<context>
    <name>sinew::TextureFields</name>
    <message>
        <source>File ID</source>
        <translation>文件 ID</translation>
    </message>
</context>
<context>
    <name>sinew::TextureModel</name>
    <message>
        <source>Slot %1</source>
        <translation>槽位 %1</translation>
    </message>
    <message>
        <source>File %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>(no path)</source>
        <translation>（无路径）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Not found. Searched:
%1</source>
        <translation>未找到。已搜索：
%1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Supplied by the game</source>
        <translation>由游戏提供</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Mips</source>
        <translation>Mip</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Uses</source>
        <translation>使用数</translation>
    </message>
    <message>
        <source>%1 (file %2)</source>
        <translation>%1（文件 %2）</translation>
    </message>
    <message>
        <source>Repeated to the left and right of 0…1, otherwise clamped to the edge</source>
        <translation>在 0…1 的左右两侧重复，否则边缘向外延续</translation>
    </message>
    <message>
        <source>Repeated above and below 0…1, otherwise clamped to the edge</source>
        <translation>在 0…1 的上下两侧重复，否则边缘向外延续</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>X 方向平铺</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>Y 方向平铺</translation>
    </message>
    <message>
        <source>Found as %1 in %2; the game looks for %3.</source>
        <translation>找到的是 %2 中的 %1；游戏查找的是 %3。</translation>
    </message>
    <message>
        <source>Found as %1, which the game can&apos;t read. It reads %2.</source>
        <translation>找到的是 %1，游戏无法读取。游戏可读取 %2。</translation>
    </message>
</context>
<context>
    <name>sinew::TexturePanel</name>
    <message>
        <source>This format has no textures.</source>
        <translation>此格式没有贴图。</translation>
    </message>
    <message>
        <source>Open a model to see and change its textures here.</source>
        <translation>打开模型后，可在此查看和更改其贴图。</translation>
    </message>
    <message numerus="yes">
        <source>%n textures</source>
        <translation>
            <numerusform>%n 个贴图</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n 个缺失</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a texture to view it.</source>
        <translation>选择一个贴图以查看它。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Searched:
%1</source>
        <translation>已搜索：
%1</translation>
    </message>
    <message>
        <source>“%1” was not found.</source>
        <translation>未找到“%1”。</translation>
    </message>
    <message>
        <source>The game supplies its own texture here.</source>
        <translation>游戏会在此处使用自己的贴图。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Nothing uses it.</source>
        <translation>没有对象使用它。</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message>
        <source>Replace a texture with “%1”</source>
        <translation>用“%1”替换贴图</translation>
    </message>
    <message numerus="yes">
        <source>Change %n paths of textures</source>
        <translation>
            <numerusform>更改 %n 个贴图路径</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a texture</source>
        <translation>添加贴图</translation>
    </message>
    <message>
        <source>Merge equal textures</source>
        <translation>合并相同贴图</translation>
    </message>
    <message>
        <source>No two textures are the same.</source>
        <translation>没有两个相同的贴图。</translation>
    </message>
    <message numerus="yes">
        <source>%n textures were merged into others.</source>
        <translation>
            <numerusform>已将 %n 个贴图合并到其他贴图。</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove unused textures</source>
        <translation>移除未使用的贴图</translation>
    </message>
    <message>
        <source>All textures are used.</source>
        <translation>所有贴图都在使用。</translation>
    </message>
    <message numerus="yes">
        <source>%n unused textures were removed.</source>
        <translation>
            <numerusform>已移除 %n 个未使用的贴图。</numerusform>
        </translation>
    </message>
    <message>
        <source>Set the path of a texture to “%1”</source>
        <translation>将贴图的路径设为“%1”</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>Choose another file for the selected textures; files can also be dropped on a row</source>
        <translation>为所选贴图选择其他文件；也可将文件拖放到某一行上</translation>
    </message>
    <message>
        <source>Change paths…</source>
        <translation>更改路径…</translation>
    </message>
    <message>
        <source>Find and replace, prefix, suffix, slashes and case in several paths at once</source>
        <translation>同时对多个路径进行查找和替换，更改前缀、扩展名、斜杠和大小写</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add a texture to the list</source>
        <translation>将贴图添加到列表</translation>
    </message>
    <message>
        <source>Merge equal</source>
        <translation>合并相同项</translation>
    </message>
    <message>
        <source>Make everything that uses equal textures use the first of them</source>
        <translation>让使用相同贴图的所有对象都改用其中的第一个</translation>
    </message>
    <message>
        <source>Remove unused</source>
        <translation>移除未使用项</translation>
    </message>
    <message>
        <source>Remove the textures that nothing uses</source>
        <translation>移除没有对象使用的贴图</translation>
    </message>
    <message>
        <source>Only missing</source>
        <translation>仅显示缺失</translation>
    </message>
    <message>
        <source>Collect files…</source>
        <translation>收集文件…</translation>
    </message>
    <message>
        <source>Copy all files that the model uses into one folder and change the paths</source>
        <translation>将模型使用的所有文件复制到一个文件夹并更改路径</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>转换…</translation>
    </message>
    <message>
        <source>Write the selected textures, or all of them, in another format</source>
        <translation>将所选贴图或全部贴图写为其他格式</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search textures</source>
        <translation>搜索贴图</translation>
    </message>
    <message>
        <source>What uses the texture</source>
        <translation>使用此贴图的对象</translation>
    </message>
    <message>
        <source>Double-click to go there</source>
        <translation>双击可转到该处</translation>
    </message>
    <message>
        <source>Repeat textures</source>
        <translation>重复贴图</translation>
    </message>
    <message>
        <source>Clamp textures</source>
        <translation>钳制贴图</translation>
    </message>
    <message>
        <source>Wrap X</source>
        <translation>X 方向平铺</translation>
    </message>
    <message>
        <source>Wrap Y</source>
        <translation>Y 方向平铺</translation>
    </message>
    <message numerus="yes">
        <source>%n in another place</source>
        <translation>
            <numerusform>%n 个在其他位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in a format that the game can&apos;t read</source>
        <translation>
            <numerusform>%n 个为游戏无法读取的格式</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only textures that the game would not find or could not read</source>
        <translation>只显示游戏找不到或无法读取的纹理</translation>
    </message>
    <message>
        <source>Use found paths</source>
        <translation>使用找到的路径</translation>
    </message>
    <message>
        <source>Set the paths of all textures that were found in another place to that place</source>
        <translation>为所有在其他位置找到的纹理设置指向该处的路径</translation>
    </message>
    <message numerus="yes">
        <source>%n supplied by the game</source>
        <translation>
            <numerusform>%n 个由游戏提供</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be read</source>
        <translation>
            <numerusform>%n 个无法读取</numerusform>
        </translation>
    </message>
    <message>
        <source>No texture is missing.</source>
        <translation>没有缺失的贴图。</translation>
    </message>
    <message>
        <source>No texture matches “%1”.</source>
        <translation>没有与“%1”匹配的贴图。</translation>
    </message>
</context>
<context>
    <name>sinew::TextureSlotsDialog</name>
    <message>
        <source>Replaceable textures of “%1”</source>
        <translation>“%1”的可替换贴图</translation>
    </message>
    <message>
        <source>The model specifies a file for each of its textures.</source>
        <translation>该模型为其每个贴图都指定了文件。</translation>
    </message>
    <message>
        <source>The game supplies these textures. Choose the images to show here; the model is not changed.</source>
        <translation>这些贴图由游戏提供。在此选择要显示的图像；模型不会更改。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Use a file next to the model for this slot</source>
        <translation>该槽位改用模型旁边的文件</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 (found next to the model)</source>
        <translation>%1（在模型旁边找到）</translation>
    </message>
    <message>
        <source>Image for “%1”</source>
        <translation>“%1”的图像</translation>
    </message>
    <message>
        <source>Images (%1)</source>
        <translation>图像 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose from the files of all asset folders and archives</source>
        <translation>从所有资源文件夹和归档的文件中选择</translation>
    </message>
    <message>
        <source>Choose a file anywhere on the disk</source>
        <translation>从磁盘任意位置选择文件</translation>
    </message>
</context>
<context>
    <name>sinew::TextureTab</name>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>Nothing smaller looks the same</source>
        <translation>没有外观相同的更小文件</translation>
    </message>
    <message>
        <source>The file already exists</source>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <source>Write to a folder…</source>
        <translation>写入文件夹…</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bytes written</source>
        <translation>写出的字节</translation>
    </message>
    <message>
        <source>Likeness</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Textures</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>At most %1 texels per side</source>
        <translation>每边最多 %1 纹素</translation>
    </message>
    <message>
        <source>Size of textures</source>
        <translation>贴图大小</translation>
    </message>
    <message>
        <source>Write each texture as the smallest file of its kind that looks the same (40 dB)</source>
        <translation>将每张贴图写成同类格式中外观相同（40 dB）的最小文件</translation>
    </message>
    <message>
        <source>Textures are files beside the model. They are written to a folder of your choice, no file is replaced, and the step that Apply makes does not include them.</source>
        <translation>贴图是模型旁的文件。它们会写入您选择的文件夹，不会替换任何文件，也不属于“应用”所产生的步骤。</translation>
    </message>
    <message>
        <source>Folder for the smaller textures</source>
        <translation>存放较小贴图的文件夹</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No texture of the model was found.</source>
        <translation>未找到该模型的任何贴图。</translation>
    </message>
    <message>
        <source>%1 of %2 textures were written: %3 → %4 bytes, the worst at %5.</source>
        <translation>已写出 %2 张贴图中的 %1 张：%3 → %4 字节，最差的为 %5。</translation>
    </message>
    <message>
        <source>No texture can be made smaller.</source>
        <translation>没有贴图能写得更小。</translation>
    </message>
</context>
<context>
    <name>sinew::TextureViewer</name>
    <message>
        <source>RGB and alpha</source>
        <translation>RGB 和 Alpha</translation>
    </message>
    <message>
        <source>RGB</source>
        <translation>RGB</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Mip level</source>
        <translation>Mip 级别</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>面</translation>
    </message>
    <message>
        <source>Checker</source>
        <translation>棋盘格</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Magenta</source>
        <translation>品红</translation>
    </message>
    <message>
        <source>Background of transparent areas</source>
        <translation>透明部分的背景</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Level %1: %2 × %3</source>
        <translation>级别 %1：%2 × %3</translation>
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
        <translation>图像 %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4 %5 · %6 (%7)</source>
        <translation>%1, %2：%3 %4 %5 · %6（%7）</translation>
    </message>
    <message>
        <source>Picture of the texture</source>
        <translation>纹理图片</translation>
    </message>
</context>
<context>
    <name>sinew::ThumbnailWorker</name>
    <message>
        <source>Drawing this model took too long.</source>
        <translation>绘制此模型耗时过长。</translation>
    </message>
    <message>
        <source>The program that draws models crashed on this one.</source>
        <translation>绘制模型的程序在处理此模型时崩溃。</translation>
    </message>
    <message>
        <source>The model was not drawn.</source>
        <translation>未绘制该模型。</translation>
    </message>
    <message>
        <source>Another program is saving this model.</source>
        <translation>另一个程序正在保存此模型。</translation>
    </message>
</context>
<context>
    <name>sinew::Thumbnails</name>
    <message>
        <source>The file can&apos;t be read.</source>
        <translation>无法读取该文件。</translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3</source>
        <translation>%1 × %2 像素，%3</translation>
    </message>
</context>
<context>
    <name>sinew::TimeRuler</name>
    <message>
        <source>Time ruler</source>
        <translation>时间标尺</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1: %2 to %3 ms; double-click to make it the current sequence</source>
        <translation>%1：%2 至 %3 毫秒；双击可设为当前序列</translation>
    </message>
    <message>
        <source>Drag to scrub; diamonds are keys of the selected object, flags the model&apos;s events</source>
        <translation>拖动以移动时间；菱形是所选对象的关键帧，小旗是模型的事件</translation>
    </message>
    <message>
        <source>%1 at %2 ms</source>
        <translation>%1，%2 ms 处</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Double-click to select the event</source>
        <translation>双击以选择该事件</translation>
    </message>
</context>
<context>
    <name>sinew::TimelinePanel</name>
    <message>
        <source>Go to the start</source>
        <translation>转到开头</translation>
    </message>
    <message>
        <source>Previous key</source>
        <translation>上一关键帧</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next key</source>
        <translation>下一关键帧</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>转到结尾</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>Current sequence</source>
        <translation>播放的序列</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> 毫秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Time on the file&apos;s own timeline</source>
        <translation>文件自身时间轴上的时间</translation>
    </message>
    <message>
        <source>×</source>
        <comment>speed factor</comment>
        <translation>×</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>This format has no sequences.</source>
        <translation>此格式没有序列。</translation>
    </message>
    <message>
        <source>Open a model to play its sequences here.</source>
        <translation>打开模型后，可在此播放其序列。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No sequence: the whole timeline</source>
        <translation>无序列：整条时间轴</translation>
    </message>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1: %2 to %3 ms</source>
        <translation>%1：%2 至 %3 毫秒</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source> (select an object with keys)</source>
        <translation> (选择带关键帧的对象)</translation>
    </message>
    <message>
        <source>Previous frame</source>
        <translation>上一帧</translation>
    </message>
    <message>
        <source>Next frame</source>
        <translation>下一帧</translation>
    </message>
    <message>
        <source>At the end of the sequence</source>
        <translation>在序列结尾处</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Regardless of the sequence&apos;s own setting</source>
        <translation>不论序列如何设置</translation>
    </message>
    <message>
        <source>As set in the sequence</source>
        <translation>按序列的设置</translation>
    </message>
    <message>
        <source>Start over, or stop where the sequence is marked as not looping</source>
        <translation>从头开始；序列标记为不循环时则停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play the next sequence</source>
        <translation>播放下一序列</translation>
    </message>
    <message>
        <source>All sequences one after the other</source>
        <translation>依次播放所有序列</translation>
    </message>
    <message>
        <source>Play a random variant</source>
        <translation>播放随机变体</translation>
    </message>
    <message>
        <source>One of the sequences of the same name, chosen by rarity as the game does</source>
        <translation>同名序列之一，与游戏一样按稀有度选取</translation>
    </message>
    <message>
        <source>Frame %1 of %2</source>
        <translation>第 %1 帧，共 %2 帧</translation>
    </message>
    <message>
        <source>Loop: %1</source>
        <translation>循环：%1</translation>
    </message>
    <message>
        <source>%1 (file not found)</source>
        <translation>%1（未找到文件）</translation>
    </message>
    <message>
        <source>Time from the start of the sequence</source>
        <translation>从序列开头算起的时间</translation>
    </message>
</context>
<context>
    <name>sinew::ToolBar</name>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Team colour</source>
        <translation>队伍颜色</translation>
    </message>
</context>
<context>
    <name>sinew::ToolsMenu</name>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;All commands…</source>
        <translation>所有命令(&amp;A)…</translation>
    </message>
    <message>
        <source>Find any command by its name</source>
        <translation>按名称查找任意命令</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>首选项(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Browse assets…</source>
        <translation>浏览资源(&amp;B)…</translation>
    </message>
    <message>
        <source>Search the files of all asset sources, see their thumbnails and extract them</source>
        <translation>搜索所有资源来源的文件，查看其缩略图，并可提取</translation>
    </message>
    <message>
        <source>C&amp;onvert textures…</source>
        <translation>转换贴图(&amp;O)…</translation>
    </message>
    <message>
        <source>Convert images and folders of images to BLP, DDS, TGA or PNG, and see how much quality is lost</source>
        <translation>将图像和图像文件夹转换为 BLP、DDS、TGA 或 PNG，并查看质量损失</translation>
    </message>
    <message>
        <source>No known crash</source>
        <translation>没有已知的崩溃</translation>
    </message>
    <message>
        <source>Open a model first</source>
        <translation>请先打开模型</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>Nothing has changed</source>
        <translation>没有任何更改</translation>
    </message>
    <message>
        <source>Select something first</source>
        <translation>请先选择对象</translation>
    </message>
    <message>
        <source>Not possible with the current selection</source>
        <translation>所选内容不支持此操作</translation>
    </message>
    <message>
        <source>The model does not come from an archive</source>
        <translation>该模型不是来自归档</translation>
    </message>
</context>
<context>
    <name>sinew::TransformActions</name>
    <message>
        <source>Switch auto-key on</source>
        <translation>打开自动关键帧</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>Click objects in the viewport; no handles</source>
        <translation>在视口中单击对象；不显示操纵柄</translation>
    </message>
    <message>
        <source>&amp;Move handles</source>
        <translation>移动操纵柄(&amp;M)</translation>
    </message>
    <message>
        <source>Arrows and planes at the selected nodes</source>
        <translation>所选节点处的箭头和平面</translation>
    </message>
    <message>
        <source>&amp;Rotate handles</source>
        <translation>旋转操纵柄(&amp;R)</translation>
    </message>
    <message>
        <source>Rings at the selected nodes</source>
        <translation>所选节点处的圆环</translation>
    </message>
    <message>
        <source>S&amp;cale handles</source>
        <translation>缩放操纵柄(&amp;C)</translation>
    </message>
    <message>
        <source>Boxes at the selected nodes</source>
        <translation>所选节点处的方块</translation>
    </message>
    <message>
        <source>Follows the pointer; X, Y, Z lock an axis, numbers can be typed, click or Enter accepts, right click or Esc cancels</source>
        <translation>跟随指针；X、Y、Z 绑定到轴，可输入数字，单击或 Enter 接受，右键单击或 Esc 取消</translation>
    </message>
    <message>
        <source>M&amp;ove</source>
        <translation>移动(&amp;O)</translation>
    </message>
    <message>
        <source>Ro&amp;tate</source>
        <translation>旋转(&amp;T)</translation>
    </message>
    <message>
        <source>Sca&amp;le</source>
        <translation>缩放(&amp;L)</translation>
    </message>
    <message>
        <source>The axes that handles and keys act along</source>
        <translation>操纵柄和按键操作所沿的轴</translation>
    </message>
    <message>
        <source>Mo&amp;del axes</source>
        <translation>模型的轴(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Parent axes</source>
        <translation>父节点的轴(&amp;P)</translation>
    </message>
    <message>
        <source>Local a&amp;xes</source>
        <translation>局部轴(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;nap</source>
        <translation>吸附(&amp;N)</translation>
    </message>
    <message>
        <source>Move by whole units, rotate by 5°, scale by tenths; Ctrl inverts it</source>
        <translation>按整单位移动，按 5° 旋转，按十分之一缩放；Ctrl 反转</translation>
    </message>
    <message>
        <source>Pivots take their c&amp;hildren along</source>
        <translation>轴心点带动子节点(&amp;H)</translation>
    </message>
    <message>
        <source>With auto-key off, moving a node’s pivot also moves those of its children</source>
        <translation>自动关键帧关闭时，移动节点的轴心点也会移动其下的节点</translation>
    </message>
    <message>
        <source>A&amp;uto-key</source>
        <translation>自动关键帧(&amp;U)</translation>
    </message>
    <message>
        <source>While on, edits in the viewport and to animated properties set keys at the playhead</source>
        <translation>打开时，在视口中的编辑和对动画属性的编辑会在播放头处设置关键帧</translation>
    </message>
    <message>
        <source>Sets keys of the selected nodes at the playhead</source>
        <translation>在播放头处设置所选节点的关键帧</translation>
    </message>
    <message>
        <source>&amp;All: translation, rotation, scale</source>
        <translation>全部(&amp;A)：平移、旋转、缩放</translation>
    </message>
    <message>
        <source>&amp;Translation</source>
        <translation>平移(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rotation</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>缩放(&amp;S)</translation>
    </message>
    <message>
        <source>Where there are trac&amp;ks</source>
        <translation>已有轨道处(&amp;K)</translation>
    </message>
    <message>
        <source>No keys were inserted: %1</source>
        <translation>未插入关键帧：%1</translation>
    </message>
    <message>
        <source>&amp;Insert key</source>
        <translation>插入关键帧(&amp;I)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parent</source>
        <translation>父节点</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>局部</translation>
    </message>
    <message>
        <source>Axes: %1</source>
        <translation>轴：%1</translation>
    </message>
    <message>
        <source>Insert keys of %1</source>
        <translation>插入 %1 的关键帧</translation>
    </message>
    <message numerus="yes">
        <source>Insert keys of %n nodes</source>
        <translation>
            <numerusform>插入 %n 个节点的关键帧</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was changed – %1</source>
        <translation>没有更改任何内容 – %1</translation>
    </message>
</context>
<context>
    <name>sinew::Unit</name>
    <message>
        <source>ms</source>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>rad</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/秒</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>sinew::UvExportDialog</name>
    <message>
        <source>With the texture underneath</source>
        <translation>以贴图作为底图</translation>
    </message>
    <message>
        <source>Export the layout</source>
        <translation>导出 UV 布局</translation>
    </message>
    <message>
        <source> px</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Otherwise the image is transparent with white lines</source>
        <translation>否则图像为透明背景加白色线条</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>PNG images (*.png)</source>
        <translation>PNG 图像 (*.png)</translation>
    </message>
</context>
<context>
    <name>sinew::UvFields</name>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Vertex colour</source>
        <translation>顶点颜色</translation>
    </message>
    <message>
        <source>U</source>
        <translation>U</translation>
    </message>
    <message>
        <source>U of the middle</source>
        <translation>中心的 U</translation>
    </message>
    <message>
        <source>Horizontal centre of the selected vertices: 0 is the left edge of the texture, 1 the right one</source>
        <translation>所选顶点的中心在水平方向上的位置：0 为贴图的左边缘，1 为右边缘</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>V of the middle</source>
        <translation>中心的 V</translation>
    </message>
    <message>
        <source>Vertical centre of the selected vertices: 0 is the top edge of the texture, 1 the bottom one</source>
        <translation>所选顶点的中心在垂直方向上的位置：0 为贴图的上边缘，1 为下边缘</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Width of the selected vertices; they are scaled about the pivot. “*2” makes them twice as wide</source>
        <translation>所选顶点的宽度；以轴心点为中心缩放。“*2”使其宽度加倍</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>Height of the selected vertices; they are scaled about the pivot</source>
        <translation>所选顶点的高度；以轴心点为中心缩放</translation>
    </message>
    <message>
        <source>Rotate by degrees</source>
        <translation>旋转度数</translation>
    </message>
    <message>
        <source>Rotates the selected vertices about the pivot by this many degrees, clockwise</source>
        <translation>将所选顶点绕轴心点顺时针旋转相应的度数</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Colour of the selected vertices</source>
        <translation>所选顶点的颜色</translation>
    </message>
    <message>
        <source>Choose a colour for the selected vertices</source>
        <translation>为所选顶点选择颜色</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝</translation>
    </message>
    <message>
        <source>Alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>No vertex of %1 is selected.</source>
        <translation>共 %1 个顶点，未选择任何顶点。</translation>
    </message>
    <message>
        <source>%1 of %2 vertices</source>
        <translation>%2 个顶点中的 %1 个</translation>
    </message>
    <message>
        <source>None: %1.</source>
        <translation>无：%1。</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message>
        <source>Move texture coordinates</source>
        <translation>移动贴图坐标</translation>
    </message>
    <message>
        <source>Scale texture coordinates</source>
        <translation>缩放贴图坐标</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>旋转贴图坐标</translation>
    </message>
    <message>
        <source>Colour vertices</source>
        <translation>给顶点着色</translation>
    </message>
    <message>
        <source>W</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>H</source>
        <translation>高</translation>
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
        <translation>%1：用于所有所选顶点，0 到 255</translation>
    </message>
</context>
<context>
    <name>sinew::UvGesture</name>
    <message>
        <source>Move texture coordinates</source>
        <translation>移动贴图坐标</translation>
    </message>
    <message>
        <source>Scale texture coordinates</source>
        <translation>缩放贴图坐标</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>旋转贴图坐标</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Move %n vertices: %1, %2</source>
        <translation>
            <numerusform>移动 %n 个顶点：%1, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scale %n vertices: × %1, × %2</source>
        <translation>
            <numerusform>缩放 %n 个顶点：× %1, × %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rotate %n vertices: %1°</source>
        <translation>
            <numerusform>旋转 %n 个顶点：%1°</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sinew::UvPanel</name>
    <message>
        <source>This format has no texture coordinates.</source>
        <translation>此格式没有贴图坐标。</translation>
    </message>
    <message>
        <source>Open a model to see and edit its texture coordinates here.</source>
        <translation>打开模型后，可在此查看和编辑其贴图坐标。</translation>
    </message>
    <message>
        <source>Nothing in this model has texture coordinates.</source>
        <translation>此模型中没有任何内容带有贴图坐标。</translation>
    </message>
    <message numerus="yes">
        <source>%n parts</source>
        <translation>
            <numerusform>%n 个部件</numerusform>
        </translation>
    </message>
    <message>
        <source>UV set %1</source>
        <translation>UV 集 %1</translation>
    </message>
    <message>
        <source>What the canvas shows of the vertex colours</source>
        <translation>画布如何显示顶点颜色</translation>
    </message>
    <message>
        <source>No vertex colours: %1.</source>
        <translation>没有顶点颜色：%1。</translation>
    </message>
    <message>
        <source>No texture</source>
        <translation>无贴图</translation>
    </message>
    <message>
        <source>Texture</source>
        <translation>贴图</translation>
    </message>
    <message>
        <source>generated coordinates</source>
        <translation>生成的坐标</translation>
    </message>
    <message>
        <source>The layer moves its texture coordinates (texture transform): in the model the texture may be placed differently.</source>
        <translation>该图层会移动其贴图坐标（贴图变换）：模型中贴图的位置可能与此处不同。</translation>
    </message>
    <message>
        <source>This texture is drawn with coordinates that are generated while drawing, not with these.</source>
        <translation>此贴图使用绘制时生成的坐标绘制，而不是这些坐标。</translation>
    </message>
    <message>
        <source>The texture is being read.</source>
        <translation>正在读取贴图。</translation>
    </message>
    <message>
        <source>The texture was not found.</source>
        <translation>未找到贴图。</translation>
    </message>
    <message>
        <source>The game supplies this texture; there is no image of it.</source>
        <translation>此贴图由游戏提供；没有对应的图像。</translation>
    </message>
    <message>
        <source>The texture can&apos;t be read.</source>
        <translation>无法读取贴图。</translation>
    </message>
    <message>
        <source>The file stores coordinates in steps of %1; values are rounded to them.</source>
        <translation>文件以 %1 为步长存储坐标；设置的值会按此步长舍入。</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
    <message>
        <source>Flip texture coordinates horizontally</source>
        <translation>水平翻转贴图坐标</translation>
    </message>
    <message>
        <source>Flip texture coordinates vertically</source>
        <translation>垂直翻转贴图坐标</translation>
    </message>
    <message>
        <source>Rotate texture coordinates</source>
        <translation>旋转贴图坐标</translation>
    </message>
    <message>
        <source>Fit texture coordinates to the tile</source>
        <translation>使贴图坐标铺满图块</translation>
    </message>
    <message>
        <source>Bring texture coordinates into the tile</source>
        <translation>将贴图坐标移入图块</translation>
    </message>
    <message>
        <source>Move texture coordinates to the cursor</source>
        <translation>将贴图坐标移到光标处</translation>
    </message>
    <message>
        <source>&amp;UV</source>
        <translation>UV(&amp;U)</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>移动(&amp;M)</translation>
    </message>
    <message>
        <source>Moves the selected vertices with the pointer; X and Y lock an axis, numbers can be typed</source>
        <translation>所选顶点跟随指针；X 和 Y 锁定轴，以输入的数字为准</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>旋转(&amp;R)</translation>
    </message>
    <message>
        <source>Rotates the selected vertices about the pivot; degrees can be typed</source>
        <translation>随指针绕轴心点旋转所选顶点；以输入的度数为准</translation>
    </message>
    <message>
        <source>&amp;Scale</source>
        <translation>缩放(&amp;S)</translation>
    </message>
    <message>
        <source>Scales the selected vertices about the pivot; X and Y lock an axis, factors can be typed</source>
        <translation>随指针以轴心点为中心缩放所选顶点；X 和 Y 锁定轴，以输入的系数为准</translation>
    </message>
    <message>
        <source>Flip &amp;horizontally</source>
        <translation>水平翻转(&amp;H)</translation>
    </message>
    <message>
        <source>Mirrors the selected vertices left to right about the pivot</source>
        <translation>以轴心点左右镜像所选顶点</translation>
    </message>
    <message>
        <source>Flip &amp;vertically</source>
        <translation>垂直翻转(&amp;V)</translation>
    </message>
    <message>
        <source>Mirrors the selected vertices top to bottom about the pivot</source>
        <translation>以轴心点上下镜像所选顶点</translation>
    </message>
    <message>
        <source>Rotate le&amp;ft</source>
        <translation>向左旋转(&amp;F)</translation>
    </message>
    <message>
        <source>Rotates the selected vertices by 90° counter-clockwise</source>
        <translation>将所选顶点逆时针旋转 90°</translation>
    </message>
    <message>
        <source>Rotate ri&amp;ght</source>
        <translation>向右旋转(&amp;G)</translation>
    </message>
    <message>
        <source>Rotates the selected vertices by 90° clockwise</source>
        <translation>将所选顶点顺时针旋转 90°</translation>
    </message>
    <message>
        <source>Fit to the &amp;tile</source>
        <translation>铺满图块(&amp;T)</translation>
    </message>
    <message>
        <source>Stretches the selected vertices so that they fill the texture once</source>
        <translation>拉伸所选顶点，使其正好铺满贴图一次</translation>
    </message>
    <message>
        <source>&amp;Bring into the tile</source>
        <translation>移入图块(&amp;B)</translation>
    </message>
    <message>
        <source>Moves each selected island by whole tiles so that its middle lies between 0 and 1; it looks the same where the texture repeats</source>
        <translation>将每个所选 UV 岛移动整数个图块，使其中心位于 0 到 1 之间；在贴图重复处外观不变</translation>
    </message>
    <message>
        <source>Move to the &amp;cursor</source>
        <translation>移到光标处(&amp;C)</translation>
    </message>
    <message>
        <source>Moves the middle of the selected vertices to the cursor; Shift + right button places it</source>
        <translation>将所选顶点的中心移到光标处，光标用 Shift 加右键放置</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Selects every vertex that is shown</source>
        <translation>选择显示的每个顶点</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>取消选择(&amp;N)</translation>
    </message>
    <message>
        <source>Deselects all vertices</source>
        <translation>不选择任何顶点</translation>
    </message>
    <message>
        <source>&amp;Invert the selection</source>
        <translation>反选(&amp;I)</translation>
    </message>
    <message>
        <source>Selects the vertices that are not selected</source>
        <translation>选择未选择的顶点</translation>
    </message>
    <message>
        <source>Select the is&amp;land</source>
        <translation>选择 UV 岛(&amp;D)</translation>
    </message>
    <message>
        <source>Selects everything that is connected to the vertex under the pointer, or to the selected ones</source>
        <translation>选择与指针处的顶点或所选顶点相连的所有顶点</translation>
    </message>
    <message>
        <source>Show the selection</source>
        <translation>显示所选内容</translation>
    </message>
    <message>
        <source>Brings the selected vertices into view, or all of them if none is selected</source>
        <translation>将所选顶点移入视野；未选择时显示全部</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Brings the texture and all vertices into view</source>
        <translation>将贴图和所有顶点移入视野</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Shows less, larger</source>
        <translation>显示的内容更少、更大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Shows more, smaller</source>
        <translation>显示的内容更多、更小</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>网格线</translation>
    </message>
    <message>
        <source>Lines at round fractions, and at texels when they are large</source>
        <translation>在简单分数处显示线条；纹素足够大时也在纹素处显示</translation>
    </message>
    <message>
        <source>Repeat the texture</source>
        <translation>重复贴图</translation>
    </message>
    <message>
        <source>Also shows the texture outside 0 to 1 where it repeats</source>
        <translation>贴图重复时，也在 0 到 1 之外显示贴图</translation>
    </message>
    <message>
        <source>Alpha of the texture</source>
        <translation>贴图的 Alpha</translation>
    </message>
    <message>
        <source>Transparent areas of the texture are shown dark</source>
        <translation>贴图中透明的部分显示为暗色</translation>
    </message>
    <message>
        <source>&amp;Export the layout…</source>
        <translation>导出 UV 布局(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes the layout as an image to paint over</source>
        <translation>将 UV 布局写为图像，供在其上绘制</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部件</translation>
    </message>
    <message>
        <source>What is shown; follows the selection in the model</source>
        <translation>显示的内容；跟随模型中的选择</translation>
    </message>
    <message>
        <source>UV set</source>
        <translation>UV 集</translation>
    </message>
    <message>
        <source>Which of the vertices&apos; texture coordinates are shown and edited</source>
        <translation>显示和编辑顶点的哪一套贴图坐标</translation>
    </message>
    <message>
        <source>The texture below, with the layer that shows it and its UV set</source>
        <translation>作为底图的贴图，以及显示它的图层及其 UV 集</translation>
    </message>
    <message>
        <source>Opacity of the texture</source>
        <translation>贴图的不透明度</translation>
    </message>
    <message>
        <source>How strongly the texture is shown</source>
        <translation>贴图显示的浓淡程度</translation>
    </message>
    <message>
        <source>Pivot</source>
        <translation>轴心点</translation>
    </message>
    <message>
        <source>Pivot of scaling, rotating and flipping; Shift + right button places the cursor</source>
        <translation>缩放、旋转和翻转所围绕的点；Shift 加右键放置光标</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>吸附</translation>
    </message>
    <message>
        <source>What moving snaps to; Ctrl while moving inverts it</source>
        <translation>移动时吸附到的位置；移动时按 Ctrl 则相反</translation>
    </message>
    <message>
        <source>Vertex colours</source>
        <translation>顶点颜色</translation>
    </message>
    <message>
        <source>About the middle</source>
        <translation>以中心为轴心</translation>
    </message>
    <message>
        <source>About the cursor</source>
        <translation>以光标为轴心</translation>
    </message>
    <message>
        <source>No snapping</source>
        <translation>不吸附</translation>
    </message>
    <message>
        <source>Snap to texels</source>
        <translation>吸附到纹素</translation>
    </message>
    <message>
        <source>Snap to 1/16</source>
        <translation>吸附到 1/16</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>无颜色</translation>
    </message>
    <message>
        <source>Vertex alpha</source>
        <translation>顶点 Alpha</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Not written: %1.</source>
        <translation>未写入：%1。</translation>
    </message>
    <message>
        <source>Align texture coordinates</source>
        <translation>对齐贴图坐标</translation>
    </message>
    <message>
        <source>Aligns all selected vertices with that side of the box around them</source>
        <translation>将所有所选顶点移到其外框的这一侧</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>左对齐</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>右对齐</translation>
    </message>
    <message>
        <source>Align top</source>
        <translation>顶端对齐</translation>
    </message>
    <message>
        <source>Align bottom</source>
        <translation>底端对齐</translation>
    </message>
</context>
<context>
    <name>sinew::UvView</name>
    <message>
        <source>Texture coordinates</source>
        <translation>贴图坐标</translation>
    </message>
    <message>
        <source>u %1, v %2</source>
        <translation>u %1, v %2</translation>
    </message>
    <message>
        <source> · texel %1, %2</source>
        <translation> · 纹素 %1, %2</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
    <message>
        <source>Move texture coordinates</source>
        <translation>移动贴图坐标</translation>
    </message>
    <message>
        <source>Not changed: %1.</source>
        <translation>未更改：%1。</translation>
    </message>
</context>
<context>
    <name>sinew::VersionDialog</name>
    <message>
        <source>Convert to version</source>
        <translation>转换为其他版本</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>转换为</translation>
    </message>
    <message>
        <source>What changes or is lost</source>
        <translation>会更改或丢失的内容</translation>
    </message>
    <message>
        <source>Double-click a row to go to its location</source>
        <translation>双击某一行可转到其位置</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>转换</translation>
    </message>
    <message>
        <source>Convert and save</source>
        <translation>转换并保存</translation>
    </message>
    <message>
        <source>Copy list</source>
        <translation>复制列表</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>转换为“%1”</translation>
    </message>
</context>
<context>
    <name>sinew::ViewMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Frame selection</source>
        <translation>聚焦所选(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the selected objects into view, or the whole model if none is selected</source>
        <translation>将所选对象移入视野；未选择时显示整个模型</translation>
    </message>
    <message>
        <source>Frame &amp;model</source>
        <translation>聚焦模型(&amp;M)</translation>
    </message>
    <message>
        <source>Bring the whole model into view</source>
        <translation>将整个模型移入视野</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <translation>摄像机(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lighting</source>
        <translation>光照(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Textured meshes</source>
        <translation>带贴图的网格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Wireframe</source>
        <translation>线框(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>网格线(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Skeleton</source>
        <translation>骨架(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Node names</source>
        <translation>节点名称(&amp;N)</translation>
    </message>
    <message>
        <source>E&amp;xtents</source>
        <translation>范围(&amp;X)</translation>
    </message>
    <message>
        <source>C&amp;ollision shapes</source>
        <translation>碰撞体(&amp;O)</translation>
    </message>
    <message>
        <source>Cameras &amp;and targets</source>
        <translation>摄像机与目标点(&amp;A)</translation>
    </message>
    <message>
        <source>T&amp;eam colour</source>
        <translation>队伍颜色(&amp;E)</translation>
    </message>
    <message>
        <source>The model&apos;s own l&amp;ights</source>
        <translation>模型自身的灯光(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Reload textures and child models</source>
        <translation>重新加载贴图和子模型(&amp;R)</translation>
    </message>
    <message>
        <source>Look for the files of all open models again</source>
        <translation>重新查找所有已打开模型的文件</translation>
    </message>
    <message>
        <source>Re&amp;placeable textures</source>
        <translation>可替换贴图(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Gro&amp;und plane</source>
        <translation>地面(&amp;U)</translation>
    </message>
    <message>
        <source>Fog</source>
        <translation>雾</translation>
    </message>
    <message>
        <source>Particles and ribbons</source>
        <translation>粒子与丝带</translation>
    </message>
    <message>
        <source>Chil&amp;d models</source>
        <translation>子模型(&amp;D)</translation>
    </message>
    <message>
        <source>Mar&amp;kers</source>
        <translation>标记(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Lights</source>
        <translation>光源(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Attachments</source>
        <translation>附着点(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Selected emitters</source>
        <translation>选中的发射器(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Popcorn effects</source>
        <translation>Popcorn 特效(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Missing child models</source>
        <translation>缺失的子模型(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Billboard axes</source>
        <translation>公告板轴(&amp;B)</translation>
    </message>
    <message>
        <source>Normals</source>
        <translation>法线</translation>
    </message>
    <message>
        <source>Weights of the selected &amp;bone</source>
        <translation>选中骨骼的权重(&amp;B)</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Choose which of a model&apos;s hair styles, clothes and other variants are shown</source>
        <translation>选择显示模型的哪些发型、衣服和其他变体</translation>
    </message>
    <message>
        <source>&amp;Textures that the game supplies…</source>
        <translation>由游戏提供的贴图(&amp;T)…</translation>
    </message>
    <message>
        <source>Choose images for the textures for which the model specifies no file</source>
        <translation>为模型未指定文件的贴图选择图像</translation>
    </message>
    <message>
        <source>Geosets…</source>
        <translation>几何体…</translation>
    </message>
    <message>
        <source>P&amp;rojections</source>
        <translation>投影(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <translation>%1（%2）：%3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The model specifies a file for each of its textures</source>
        <translation>模型为其每个贴图都指定了文件</translation>
    </message>
    <message>
        <source>Orientation cube</source>
        <translation>方向立方体</translation>
    </message>
    <message>
        <source>New camera from this &amp;view</source>
        <translation>从此视图新建摄像机(&amp;V)</translation>
    </message>
    <message>
        <source>Give the model a camera that sees what the viewport shows</source>
        <translation>给模型添加一个与当前视口画面相同的摄像机</translation>
    </message>
    <message>
        <source>No camera was added: %1.</source>
        <translation>未添加摄像机：%1。</translation>
    </message>
    <message>
        <source>New &amp;portrait camera</source>
        <translation>新建肖像摄像机(&amp;P)</translation>
    </message>
    <message>
        <source>Give the model a camera that sees its head from the front, as it is posed now</source>
        <translation>为模型添加一个从正面看其头部（按当前姿势）的摄像机</translation>
    </message>
</context>
<context>
    <name>sinew::ViewNotice</name>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Show the reasons</source>
        <translation>显示原因</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
</context>
<context>
    <name>sinew::ViewportWidget</name>
    <message>
        <source>There is no 3D view: %1</source>
        <translation>没有 3D 视图：%1</translation>
    </message>
    <message>
        <source>3D view</source>
        <translation>3D 视图</translation>
    </message>
    <message>
        <source>Orbit</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>left or middle drag</source>
        <translation>左键或中键拖动</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>right drag, or Shift and left or middle drag</source>
        <translation>右键拖动，或 Shift+左键或中键拖动</translation>
    </message>
    <message>
        <source>middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>Shift and middle drag</source>
        <translation>Shift+中键拖动</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Ctrl and middle drag</source>
        <translation>Ctrl+中键拖动</translation>
    </message>
    <message>
        <source>Ctrl and right drag</source>
        <translation>Ctrl+右键拖动</translation>
    </message>
    <message>
        <source>right drag</source>
        <translation>右键拖动</translation>
    </message>
    <message>
        <source>Shift and right drag</source>
        <translation>Shift+右键拖动</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Look from a side</source>
        <translation>从一侧观察</translation>
    </message>
    <message>
        <source>click the cube in the corner</source>
        <translation>单击角落的立方体</translation>
    </message>
    <message>
        <source>Frame selection</source>
        <translation>框显所选</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>click; with Ctrl or Shift add or remove</source>
        <translation>单击；按住 Ctrl 或 Shift 添加或移除</translation>
    </message>
    <message>
        <source>Move, rotate, scale</source>
        <translation>移动、旋转、缩放</translation>
    </message>
    <message>
        <source>Along an axis</source>
        <translation>沿轴</translation>
    </message>
    <message>
        <source>then X, Y or Z, or type a number</source>
        <translation>然后按 X、Y 或 Z，或输入数字</translation>
    </message>
    <message>
        <source>Accept, cancel</source>
        <translation>接受、取消</translation>
    </message>
    <message>
        <source>click or Enter, right click or Esc</source>
        <translation>单击或 Enter，右键单击或 Esc</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Alt and left drag, or middle drag</source>
        <translation>Alt+左键拖动，或中键拖动</translation>
    </message>
    <message>
        <source>Alt and middle drag, or Shift and middle drag</source>
        <translation>Alt+中键拖动，或 Shift+中键拖动</translation>
    </message>
    <message>
        <source>Alt and right drag, or Ctrl and middle drag</source>
        <translation>Alt+右键拖动，或 Ctrl+中键拖动</translation>
    </message>
</context>
<context>
    <name>sinew::WindowMenu</name>
    <message>
        <source>&amp;Window</source>
        <translation>窗口(&amp;W)</translation>
    </message>
    <message>
        <source>Arrange the docks for this task</source>
        <translation>按此任务排列停靠面板</translation>
    </message>
    <message>
        <source>&amp;Reset this layout</source>
        <translation>重置此布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>下一文档(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>上一文档(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Docks</source>
        <translation>停靠窗</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
</TS>
