// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "structures.h"

namespace sinew::samples::m3 {

const QList<StructureRow> &structureRows()
{
    static const QList<StructureRow> rows{
        {"ATT_", 1, "i32 >CHAR u32"},
        {"ATVL", 0, "u32*4 m >VEC3 >U16_ f32*3"},
        {"BAT_", 1, "u16*6 i16"},
        {"BBSC", 0, ">U16_ u16 u8*2 q*2"},
        {"BNDS", 0, "v3*2 f32"},
        {"BONE", 1, "i32 >CHAR u32 i16 u16 a:v3 a:q a:v3 a:u32"},
        {"BSET", 0, "u32 u16*2 >CHAR >U32_"},
        {"CAM_", 2, "u32 >CHAR x132"},
        {"CAM_", 3, "u32 >CHAR a:f32 u32 a:f32*7"},
        {"CAM_", 4, "u32 >CHAR a:f32 u32 a:f32*9"},
        {"CAM_", 5, "u32 >CHAR a:f32 u32*2 a:f32*11"},
        {"CHAR", 0, "u8"},
        {"CMP_", 2, ">CHAR i32 >CMS_"},
        {"CMS_", 0, "u32 a:f32"},
        {"COL", 0, "u8*4"},
        {"CREP", 0, ">CHAR >LAYR"},
        {"CREP", 1, ">CHAR >LAYR u32"},
        {"DIS_", 4, ">CHAR u32 a:f32 >LAYR*2 u32 i32"},
        {"DIV_", 2, ">U16_ >REGN >BAT_ >MSEC u32"},
        {"DMME", 0, "u32*5"},
        {"DMMN", 0, "u32 u8*8"},
        {"DMMN", 1, "u8*8"},
        {"DMMT", 0, "u32*6 f32"},
        {"DMSE", 0, "u8*4"},
        {"EVNT", 0, ">CHAR i32 i16 u16 m u32 >CHAR"},
        {"EVNT", 1, ">CHAR i32 i16 u16 m u32 >CHAR u32"},
        {"EVNT", 2, ">CHAR i32 i16 u16 m u32 >CHAR u32*2"},
        {"FLAG", 0, "u32"},
        {"FOR_", 1, "u32*6 a:f32*4"},
        {"FOR_", 2, "u32*6 a:f32*4"},
        {"HAI_", 0, ">CHAR >LAYR*4 f32*2 a:c*2 f32*2"},
        {"I16_", 0, "i16"},
        {"I32_", 0, "i32"},
        {"IK2J", 0, ">U16_ u16*4 v3 f32*4"},
        {"IKCC", 0, ">U16_ u16*2 f32*2"},
        {"IKJT", 0, ">U16_ u16*2 f32*4"},
        {"IREF", 0, "m"},
        {"LAYR", 20,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 i32 u32 f32*4"},
        {"LAYR", 21,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 i32 u32 f32*4"},
        {"LAYR", 22,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 i32 u32 f32*4"},
        {"LAYR", 23,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 a:v3*2 i32 u32 f32*4"},
        {"LAYR", 24,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 f32*2 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 a:v3*2 i32 u32 f32*4"},
        {"LAYR", 25,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 f32*2 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 a:v3*2 i32 u32 f32*3 v3*2 f32*3"},
        {"LAYR", 26,
         "u32 >CHAR a:c u32*3 a:f32*2 u32 f32*2 i32 u32*2 i32 u32*2 a:u32*2 u32*2 a:u16 a:v2 a:v3 a:v2 "
         "a:f32*3 a:v3*2 i32 u32 f32*3 v3*2 f32*2"},
        {"LFLR", 2, ">CHAR >LAYR*2 >LFSB u32*2 f32 a:f32"},
        {"LFLR", 3, ">CHAR >LAYR*2 >LFSB u32*2 f32 >CHAR a:f32 a:c a:f32*2"},
        {"LFSB", 2, "u32 f32*5 u32*2 f32*2 c u32 f32*2"},
        {"LITE", 7, "u16*2 u32*2 i32 a:v3 a:f32 a:v3 a:f32*2 f32 a:f32*3"},
        {"MADD", 1, ">CHAR >U32_ >CHAR >SCHR u32*12 f32*2 u32 u16*2 u32*3 u16*2 u32*2 u16*2"},
        {"MADD", 2, ">CHAR >U32_*2 >CHAR >SCHR u32*12 f32*2 u32 u16*2 u32*3 u16*2 u32*2 u16*2"},
        {"MADD", 3, ">CHAR >U32_*2 >CHAR >SCHR u32*12 f32*2 u32 u16*2 u32*3 u16*2 u32*2 u16*2 i32*2"},
        {"MATM", 0, "u32*2"},
        {"MAT_", 15, ">CHAR u32*3 i32 u32 f32*2 u32 f32*2 >LAYR*13 u32*5 a:f32*2"},
        {"MAT_", 16, ">CHAR u32*3 i32 u32 f32*2 u32 f32*2 >LAYR*14 u32*5 a:f32*2"},
        {"MAT_", 17, ">CHAR u32*3 i32 u32 f32*2 u32 f32*2 >LAYR*14 u32*5 a:f32*2"},
        {"MAT_", 18, ">CHAR u32*3 i32 u32 f32*2 u32 f32*2 >LAYR*14 u32*5 a:f32*2"},
        {"MAT_", 19, ">CHAR u32*3 i32 u32 f32*2 u32 f32*2 >LAYR*18 u32*5 a:f32*2 >SR32"},
        {"MAT_", 20, ">CHAR u32*3 i32 u32 f32*2 u32 f32*5 >LAYR*18 u32*5 a:f32*2 >SR32"},
        {"MODL", 20,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >PAR_ >PARC "
         ">RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKJT >PAOB >PATU >TRGD >IREF u32 i16 "
         "u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >BBSC >TMD_ u32 >U32_"},
        {"MODL", 21,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >PAR_ "
         ">PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKJT >PAOB >PATU >TRGD >IREF "
         "u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >BBSC >TMD_ u32 >U32_"},
        {"MODL", 23,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >PAR_ "
         ">PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKJT >PAOB >PATU >TRGD >IREF "
         "u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 >BBSC >TMD_ u32 >U32_"},
        {"MODL", 24,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >PAR_ "
         ">PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKCC >IKJT >PAOB >PATU >TRGD "
         ">IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 >BBSC >TMD_ u32 >U32_"},
        {"MODL", 25,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >VON_ "
         ">PAR_ >PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKCC >IKJT >PAOB >PATU "
         ">TRGD >IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 >BBSC >TMD_ u32 >U32_"},
        {"MODL", 26,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >VON_ "
         ">STBM >PAR_ >PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >IK2J >IKCC >IKJT >PAOB "
         ">PATU >TRGD >IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 >BBSC >TMD_ u32 >U32_"},
        {"MODL", 28,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >VON_ "
         ">STBM >REF_ >PAR_ >PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >PHCL >IK2J >IKCC "
         ">IKJT >PAOB >PATU >TRGD >IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 >BBSC "
         ">TMD_ u32 >U32_"},
        {"MODL", 29,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >VON_ "
         ">STBM >REF_ >LFLR >PAR_ >PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >PHCL >IK2J "
         ">IKCC >IKJT >PAOB >PATU >TRGD >IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL >U16_*2 "
         ">BBSC >TMD_ u32 >U32_"},
        {"MODL", 30,
         ">CHAR u32 >SEQS >STC_ >STG_ >BSET u32 >STS_ >BONE u32*2 >U8__ >DIV_ >U16_ b*2 >U16_ >VEC3*2 "
         ">ATT_ >U16_ >LITE >SHBX >CAM_ >U16_ >MATM >MAT_ >DIS_ >CMP_ >TER_ >VOL_ >HAI_ >CREP >VON_ "
         ">STBM >REF_ >LFLR >MADD >PAR_ >PARC >RIB_ >PROJ >FOR_ >WRP_ >VVOL >PHRB >PHCT >PHYJ >PHCL "
         ">IK2J >IKCC >IKJT >PAOB >PATU >TRGD >IREF u32 i16 u16 m >VEC3 >U16_ f32*3 >SSGS >ATVL "
         ">U16_*2 >BBSC >TMD_ u32 >U32_"},
        {"MSEC", 1, "u32 a:b"},
        {"MT16", 0, "u16*7"},
        {"MT32", 0, "u32*7"},
        {"PAOB", 0, ">U16_ u16*2 u32 f32"},
        {"PARC", 0, "a:f32 a:i16 u32"},
        {"PAR_", 10,
         "u32*2 a:f32*2 u32 a:f32*6 u32 f32 u32*2 f32 a:v3 f32 a:v3 f32 a:c*3 f32*3 u32 f32*2 u32 "
         "u16*4 f32*5 u32 a:f32 u32 a:v3*2 a:f32*2 u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 "
         "u16*2 f32*2 i32 u32*2 f32*2 u32*2 f32 v3 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*3 u32 >SVC3 f32 u32*2 a:f32*2 i32 f32 "
         "a:f32 i32 f32 >SCHR >U32_"},
        {"PAR_", 11,
         "u32*2 a:f32*2 u32 a:f32*6 u32 f32 u32*2 f32 a:v3 f32 a:v3 f32 a:c*3 f32*3 u32 f32*2 u32 "
         "u16*4 f32*5 u32*2 a:f32 u32 a:v3*2 a:f32*2 u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 "
         "u16*2 f32*2 i32 u32*2 f32*2 u32*2 f32 v3 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*3 u32 >SVC3 f32 u32*2 a:f32*2 i32 f32 "
         "a:f32 i32 f32 >SCHR >U32_"},
        {"PAR_", 12,
         "u32*2 a:f32*2 u32 a:f32*6 u32 f32 u32*2 f32*5 a:v3*2 a:c*3 f32 u32 f32*3 u32 u16*4 f32*4 "
         "u32*2 a:f32 u32 a:v3*2 a:f32*2 u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 "
         "i32 u32*2 f32*2 u32*2 f32 v3 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*3 u32 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 14,
         "u32*2 a:f32*2 u32 a:f32*6 u32 f32 u32*2 f32*9 a:v3*2 a:c*3 f32 u32 f32*3 u32 u16*4 f32*4 "
         "u32*2 a:f32 u32 a:v3*2 a:f32*2 >U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 "
         "f32*4 i32 u32*2 f32*2 u32*2 f32 v3 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*3 u32*4 >SVC3 f32 u32*2 a:f32*2 i32 "
         "f32 a:f32 i32 f32 >SCHR >U32_"},
        {"PAR_", 17,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*3 u32*4 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 18,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*3 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 19,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*3 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 21,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*3 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 22,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*4 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_"},
        {"PAR_", 23,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*4 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_ u32 i32"},
        {"PAR_", 24,
         "u32*3 a:f32*8 f32 u32*2 f32*9 a:v3*2 a:c*3 f32*4 u16*4 f32*5 u32*2 a:f32 u32 a:v3*2 a:f32*2 "
         ">U32_ u32*2 a:v3 u32 a:v3 u32 a:c*3 u32 a:i16 u8*4 f32 u16*2 f32*4 i32 u32*2 f32*2 u32*2 f32 "
         "v3 f32 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 "
         "u32 a:f32*2 u32 a:f32*4 u32*5 a:f32 a:v2 a:v3 a:v2 >SVC3 f32 u32*2 a:f32*2 i32 f32 a:f32 i32 "
         "f32 >SCHR >U32_ u32 i32"},
        {"PATU", 1, "m u16 u8*2 u32 f32*2 u32 f32*4"},
        {"PATU", 4, "m v4*2 u16 u8*2 u32 f32*3 u32 f32*5 v3"},
        {"PHAC", 0, "u32*2 >U64_ >U32_"},
        {"PHCC", 0, "m f32*2 i16 u16"},
        {"PHCL", 2, "u32*2 >U16_ >U8__ >U32_*2 >PHCC >PHAC f32*14"},
        {"PHCL", 4, "u32*2 >U16_ >U8__ >U32_*2 >PHCC >PHAC f32*14 u32 a:u32 u32 f32*3 u32 v3"},
        {"PHRB", 2, "x60 u16*2 x16 >PHSH u32 u16*2 u32"},
        {"PHRB", 3, "u16*2 u32 f32*6 >PHSH u32 u16*2 u32"},
        {"PHRB", 4, "u16*2 u32 f32*6 a:u32 f32 >PHSH u32 u16*2 u32"},
        {"PHSH", 1, "m f32 u8*2 u16 >VEC3 >U8__ >U16_ >VEC4 f32*3"},
        {"PHSH", 2, "m u8*2 u16 x20 u32 f32*3 >VEC3 >VEC4 >DMSE >U8__ v3 u32*3 f32*11 >DMMN >VEC3 >DMMT >DMME u32*6"},
        {"PHSH", 3,
         "m u8*2 u16 x20 u32 f32*3 >VEC3 >VEC4 >DMSE >U8__ v3 u32*3 f32*2 >DMMN >VEC4 >MT16 >MT32 v3*3 "
         "u32*7 f32"},
        {"PHYJ", 0, "u32*3 m*2 u32 f32*3 u8 x3 f32*4 u8 x3"},
        {"PROJ", 4, "u32*3 a:v3 a:f32*13 f32*11 a:u32 u32*4"},
        {"PROJ", 5, "u32*3 a:v3 a:f32*13 f32*11 a:u32 u32*4"},
        {"QUAT", 0, "f32*4"},
        {"REAL", 0, "f32"},
        {"REF_", 1, ">CHAR u32 a:f32*2 >LAYR*2 u32"},
        {"REF_", 2, ">CHAR u32 a:f32*5 >LAYR*3 u32"},
        {"REF_", 3, ">CHAR u32 a:f32*5 >LAYR*3 u32*2"},
        {"REGN", 2, "u32 u16*2 u32*2 u16*4 u8*2 u16"},
        {"REGN", 3, "u32*6 u16*4 u8*2 u16"},
        {"REGN", 4, "u32*6 u16*4 u8*2 u16 u32"},
        {"REGN", 5, "u32*6 u16*4 u8*2 u16 u32 f32*2"},
        {"RIB_", 4,
         "u16*2 u32 a:f32*2 u32 a:f32*6 u32*2 f32*3 a:v3 f32 a:v3 f32 a:c*3 f32*3 u32 f32*3 u32 u16*4 "
         "f32*4 u32*2 f32 u32 f32 a:f32 i32 >SRIB a:u32 u32 f32*2 u32*3 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*4"},
        {"RIB_", 5,
         "u16*2 u32 a:f32*2 u32 a:f32*6 u32*2 f32*3 a:v3 f32 a:v3 f32 a:c*3 f32*3 u32 f32*3 u32 u16*4 "
         "f32*4 u32*3 f32 u32 f32 a:f32 i32 >SRIB a:u32 u32 f32*2 u32*3 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*2 u32 a:f32*4"},
        {"RIB_", 6,
         "u16*2 u32 a:f32*2 u32 a:f32*6 u32*2 f32*7 a:v3*2 a:c*3 f32 u32 f32*3 u32 u16*4 f32*4 u32*3 "
         "f32 u32 f32 a:f32 i32 >SRIB a:u32 u32 f32*2 u32*3 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 "
         "a:f32*2 u32 a:f32*4"},
        {"RIB_", 8,
         "u16*2 u32*2 a:f32*8 u32 f32*11 a:v3*2 a:c*3 f32*4 u16*4 f32*4 u32*3 f32 u32 f32 a:f32 >SRIB "
         "a:u32 u32*3 f32*2 u32*3 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*4"},
        {"RIB_", 9,
         "u16*2 u32*2 a:f32*8 u32 f32*11 a:v3*2 a:c*3 f32*4 u16*4 f32*5 u32*3 f32 u32 f32 a:f32 >SRIB "
         "a:u32 u32*3 f32*2 u32*3 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*4"},
        {"SCHR", 0, ">CHAR"},
        {"SD2V", 0, ">I32_ u32*2 >VEC2"},
        {"SD3V", 0, ">I32_ u32*2 >VEC3"},
        {"SD4Q", 0, ">I32_ u32*2 >QUAT"},
        {"SDCC", 0, ">I32_ u32*2 >COL"},
        {"SDEV", 0, ">I32_ u32*2 >EVNT"},
        {"SDFG", 0, ">I32_ u32*2 >FLAG"},
        {"SDMB", 0, ">I32_ u32*2 >BNDS"},
        {"SDR3", 0, ">I32_ u32*2 >REAL"},
        {"SDS3", 0, ">I32_ u32*2 >I32_"},
        {"SDS6", 0, ">I32_ u32*2 >I16_"},
        {"SDU3", 0, ">I32_ u32*2 >U32_"},
        {"SDU6", 0, ">I32_ u32*2 >U16_"},
        {"SDU8", 0, ">I32_ u32*2 >U8__"},
        {"SEQS", 1, "i32*2 >CHAR u32*2 f32 u32*6 b >U8__"},
        {"SEQS", 2, "i32*2 >CHAR u32*2 f32 u32*5 b >U8__"},
        {"SHBX", 0, "u16*2 a:f32*3"},
        {"SR32", 0, "a:f32"},
        {"SRIB", 0, "v3*2 a:f32 u32*2 a:f32*2 u32 a:f32*2 u32 a:f32*2 u32 a:f32*4 f32*2"},
        {"SSGS", 1, "u32 i16 u16 m >VEC3 >U16_ f32*3"},
        {"STBM", 0, ">CHAR >LAYR*3"},
        {"STC_", 4,
         ">CHAR u16*4 >U32_*2 u32 >SDEV >SD2V >SD3V >SD4Q >SDCC >SDR3 >SDU8 >SDS6 >SDU6 >SDS3 >SDU3 "
         ">SDFG >SDMB"},
        {"STG_", 0, ">CHAR >U32_"},
        {"STS_", 0, ">U32_ i32*3 i16 u16"},
        {"SVC3", 0, "a:v3"},
        {"TER_", 0, ">CHAR >LAYR"},
        {"TER_", 1, ">CHAR >LAYR u32"},
        {"TMD_", 1, ">VEC3 f32*2 a:f32*2 u32*3"},
        {"TRGD", 0, ">U32_ >CHAR"},
        {"U16_", 0, "u16"},
        {"U32_", 0, "u32"},
        {"U64_", 0, "u64"},
        {"U8__", 0, "u8"},
        {"VEC2", 0, "f32*2"},
        {"VEC3", 0, "f32*3"},
        {"VEC4", 0, "f32*4"},
        {"VOL_", 0, ">CHAR u32*2 a:f32 >LAYR*3 u32*2"},
        {"VON_", 0, ">CHAR u32*2 a:f32*3 >LAYR*3 a:v3*4 u32*2"},
        {"VVOL", 0, "u32 a:v3"},
        {"WRP_", 1, "u32*3 a:f32*6"},
    };
    return rows;
}

} // namespace sinew::samples::m3
