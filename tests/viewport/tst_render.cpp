#include <QtTest>
#include "viewport/offscreen.h"
using namespace sinew;
class TstRender : public QObject { Q_OBJECT
private Q_SLOTS:
 void first() {
   RenderScene s; s.materials.emplace_back(); SceneLayer l; l.unshaded=true; l.texture.fallback=-1; s.materials[0].layers.push_back(l);
   SceneMesh m; m.positions={{0,-50,-50},{0,50,-50},{0,50,50},{0,-50,50}}; m.normals={{1,0,0},{1,0,0},{1,0,0},{1,0,0}};
   m.uvSets.push_back({{0,1},{1,1},{1,0},{0,0}}); m.indices={0,1,2,0,2,3}; m.influences={0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0};
   m.weights={255,0,0,0,255,0,0,0,255,0,0,0,255,0,0,0}; m.palette={{0}}; m.material=0; m.colour.fallback={1,0,0};
   SceneNode n; n.parent=-1; s.nodes.push_back(n); s.evaluationOrder={0}; s.meshes.push_back(m);
   NoTextures none; ViewCamera c; c.distance=200;
   QElapsedTimer t; t.start();
   auto r=renderScene(s,{},c,{256,256},Qt::blue,none);
   qDebug()<<t.elapsed();
   if(!r) qFatal("%s", r.error().text().c_str());
   r->save(QStringLiteral("/tmp/first.png"));
   QCOMPARE(r->pixelColor(128,128),QColor(Qt::red));qDebug()<<r->pixelColor(128,128)<<r->pixelColor(5,5);
 }
};
QTEST_MAIN(TstRender)
#include "tst_render.moc"
