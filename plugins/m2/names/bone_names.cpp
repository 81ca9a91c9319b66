// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/names/bone_names.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

struct KeyBone
{
    int id;
    const char *name;
};

// clang-format off
constexpr KeyBone keyBones[] = {
    {0, "ArmL"}, {1, "ArmR"}, {2, "ShoulderL"}, {3, "ShoulderR"}, {4, "SpineLow"}, {5, "Waist"}, {6, "Head"},
    {7, "Jaw"}, {8, "IndexFingerR"}, {9, "MiddleFingerR"}, {10, "PinkyFingerR"}, {11, "RingFingerR"}, {12, "ThumbR"},
    {13, "IndexFingerL"}, {14, "MiddleFingerL"}, {15, "PinkyFingerL"}, {16, "RingFingerL"}, {17, "ThumbL"},
    {18, "$BTH"}, {19, "$CSR"}, {20, "$CSL"}, {21, "_Breath"}, {22, "_Name"}, {23, "_NameMount"}, {24, "$CHD"},
    {25, "$CCH"}, {26, "Root"}, {27, "Wheel1"}, {28, "Wheel2"}, {29, "Wheel3"}, {30, "Wheel4"}, {31, "Wheel5"},
    {32, "Wheel6"}, {33, "Wheel7"}, {34, "Wheel8"}, {35, "FaceAttenuation"}, {36, "EXP_C1_Cape1"}, {37, "EXP_C1_Cape2"},
    {38, "EXP_C1_Cape3"}, {39, "EXP_C1_Cape4"}, {40, "EXP_C1_Cape5"}, {41, "EXP_C1_Tail1"}, {42, "EXP_C1_Tail2"},
    {43, "EXP_C1_LoinBk1"}, {44, "EXP_C1_LoinBk2"}, {45, "EXP_C1_LoinBk3"}, {48, "EXP_C1_Spine2"}, {49, "EXP_C1_Neck1"},
    {50, "EXP_C1_Neck2"}, {51, "EXP_C1_Pelvis1"}, {52, "Buckle"}, {53, "Chest"}, {54, "Main"},
    {55, "EXP_R1_Leg1Twist1"}, {56, "EXP_L1_Leg1Twist1"}, {57, "EXP_R1_Leg2Twist1"}, {58, "EXP_L1_Leg2Twist1"},
    {59, "FootL"}, {60, "FootR"}, {61, "ElbowR"}, {62, "ElbowL"}, {63, "EXP_L1_Shield1"}, {64, "HandR"}, {65, "HandL"},
    {66, "WeaponR"}, {67, "WeaponL"}, {68, "SpellHandL"}, {69, "SpellHandR"}, {70, "EXP_R1_Leg1Twist3"},
    {71, "EXP_L1_Leg1Twist3"}, {72, "EXP_R1_Arm1Twist2"}, {73, "EXP_L1_Arm1Twist2"}, {74, "EXP_R1_Arm1Twist3"},
    {75, "EXP_L1_Arm1Twist3"}, {76, "EXP_R1_Arm2Twist2"}, {77, "EXP_L1_Arm2Twist2"}, {78, "EXP_R1_Arm2Twist3"},
    {79, "EXP_L1_Arm2Twist3"}, {80, "ForearmR"}, {81, "ForearmL"}, {82, "EXP_R1_Arm1Twist1"}, {83, "EXP_L1_Arm1Twist1"},
    {84, "EXP_R1_Arm2Twist1"}, {85, "EXP_L1_Arm2Twist1"}, {86, "EXP_R1_FingerClawA1"}, {87, "EXP_R1_FingerClawB1"},
    {88, "EXP_L1_FingerClawA1"}, {89, "EXP_L1_FingerClawB1"}, {190, "_BackCloak"}, {191, "face_hair_00_M_JNT"},
    {192, "face_beard_00_M_JNT"}, {193, "face_cheek_02_L_SkinPoint"}, {194, "face_cheek_02_R_SkinPoint"},
    {195, "face_eyeCornerIn_00_L_SkinPoint"}, {196, "face_eyeCornerIn_00_R_SkinPoint"},
    {197, "face_eyeCornerOut_00_L_SkinPoint"}, {198, "face_eyeCornerOut_00_R_SkinPoint"},
    {199, "face_eyebrow_00_L_SkinPoint"}, {200, "face_eyebrow_00_M_SkinPoint"}, {201, "face_eyebrow_00_R_SkinPoint"},
    {202, "face_eyebrow_01_L_SkinPoint"}, {203, "face_eyebrow_01_R_SkinPoint"}, {204, "face_eyebrow_02_L_SkinPoint"},
    {205, "face_eyebrow_02_R_SkinPoint"}, {206, "face_eyebrow_03_L_SkinPoint"}, {207, "face_eyebrow_03_R_SkinPoint"},
    {208, "face_eyelidBot_00_L_SkinPoint"}, {209, "face_eyelidBot_00_R_SkinPoint"},
    {210, "face_eyelidBot_01_L_SkinPoint"}, {211, "face_eyelidBot_01_R_SkinPoint"},
    {212, "face_eyelidBot_02_L_SkinPoint"}, {213, "face_eyelidBot_02_R_SkinPoint"},
    {214, "face_eyelidTop_00_L_SkinPoint"}, {215, "face_eyelidTop_00_R_SkinPoint"},
    {216, "face_eyelidTop_01_L_SkinPoint"}, {217, "face_eyelidTop_01_R_SkinPoint"},
    {218, "face_eyelidTop_02_L_SkinPoint"}, {219, "face_eyelidTop_02_R_SkinPoint"},
    {220, "face_noseBridge_00_L_SkinPoint"}, {221, "face_noseBridge_00_R_SkinPoint"},
    {222, "face_overEye_00_L_SkinPoint"}, {223, "face_overEye_00_R_SkinPoint"},
    {224, "face_overOuterEye_00_L_SkinPoint"}, {225, "face_overOuterEye_00_R_SkinPoint"},
    {226, "face_underEye_00_L_SkinPoint"}, {227, "face_underEye_00_R_SkinPoint"},
    {228, "face_cheekPuff_00_L_SkinPoint"}, {229, "face_cheekPuff_00_R_SkinPoint"}, {230, "face_cheek_00_L_SkinPoint"},
    {231, "face_cheek_00_R_SkinPoint"}, {232, "face_cheek_01_L_SkinPoint"}, {233, "face_cheek_01_R_SkinPoint"},
    {234, "face_chin_00_L_SkinPoint"}, {235, "face_chin_00_M_SkinPoint"}, {236, "face_chin_00_R_SkinPoint"},
    {237, "face_ear_00_L_SkinPoint"}, {238, "face_ear_00_R_SkinPoint"}, {239, "face_jaw_01_M_SkinPoint"},
    {240, "face_jowl_00_L_SkinPoint"}, {241, "face_jowl_00_R_SkinPoint"}, {242, "face_jowl_01_L_SkinPoint"},
    {243, "face_jowl_01_R_SkinPoint"}, {244, "face_lipBotBase_00_M_SkinPoint"}, {245, "face_lipTopBase_00_M_SkinPoint"},
    {246, "face_mouthCorner_00_L_SkinPoint"}, {247, "face_mouthCorner_00_R_SkinPoint"},
    {248, "face_mouthCurlBot_00_M_SkinPoint"}, {249, "face_mouthCurlTop_00_M_SkinPoint"},
    {250, "face_mouth_00_M_SkinPoint"}, {251, "face_nasLab_00_L_SkinPoint"}, {252, "face_nasLab_00_R_SkinPoint"},
    {253, "face_nasLab_01_L_SkinPoint"}, {254, "face_nasLab_01_R_SkinPoint"}, {255, "face_noseBase_00_M_SkinPoint"},
    {256, "face_sneerDriver_00_L_SkinPoint"}, {257, "face_sneerDriver_00_R_SkinPoint"},
    {258, "face_sneerLower_00_L_SkinPoint"}, {259, "face_sneerLower_00_R_SkinPoint"},
    {260, "face_sneer_00_L_SkinPoint"}, {261, "face_sneer_00_R_SkinPoint"}, {262, "face_teethBot_00_M_SkinPoint"},
    {263, "face_teethTop_00_M_SkinPoint"}, {264, "face_tongue_00_M_SkinPoint"}, {265, "root_main_00_M_SkinPoint"},
    {266, "spine_mainBendy_00_M_SkinPoint"}, {267, "clavicle_main_00_L_SkinPoint"},
    {268, "arm_shoulderBendy_00_L_SkinPoint"}, {269, "hand_main_00_L_JNT"}, {270, "hand_index_00_L_SkinPoint"},
    {271, "hand_main_00_L_SkinPoint"}, {272, "hand_ring_00_L_SkinPoint"}, {273, "hand_pinky_00_L_SkinPoint"},
    {274, "hand_thumb_00_L_SkinPoint"}, {275, "clavicle_main_00_R_SkinPoint"},
    {276, "arm_shoulderBendy_00_R_SkinPoint"}, {277, "hand_main_00_R_JNT"}, {278, "hand_main_00_R_SkinPoint"},
    {279, "hand_middle_00_R_SkinPoint"}, {280, "hand_ring_00_R_SkinPoint"}, {281, "hand_pinky_00_R_SkinPoint"},
    {282, "hand_thumb_00_R_SkinPoint"}, {283, "head_main_00_M_SkinPoint"}, {284, "face_jaw_00_M_SkinPoint"},
    {285, "EXP_L1_Eye1"}, {286, "EXP_R1_Eye1"}, {287, "EXP_L1_EyeLid1"}, {288, "EXP_R1_EyeLid1"},
    {289, "EXP_L1_EyeLid2"}, {290, "EXP_R1_EyeLid2"}, {292, "EXP_L1_WingArm1Twist1"}, {293, "EXP_R1_WingArm1Twist1"},
    {296, "waterfall_top_sound"}, {297, "waterfall_bottom_sound"},
};

/// Bones that are not key bones. The last four no longer occur in any model.
constexpr const char *otherBones[] = {
    "$BWA", "$BWP", "$BWR", "$BWS", "$CAH", "$CPP", "$CSS", "$CST", "$DTH", "$ESD", "$FD1", "$FL0", "$FR0", "$FSD",
    "$HIT", "$SCD", "$SHL", "$SHR", "$TRD", "-Blid_L01", "-EF_Eyelid01", "-EF_Eyelid_Death", "-Eye01", "-Flid_R01",
    "ankle_L", "ankle_R", "arm_L", "arm_R", "B_Loin_01", "B_Loin_02", "Belly", "Blid_L", "Blid_R", "CalfL", "CalfR",
    "CheekL", "CheekR", "ChestL", "ChestR", "dSpine1_joint", "Ear_L_01", "Ear_L_02", "Ear_R_01", "Ear_R_02", "elbow_L",
    "elbow_R", "eye_L", "eye_R", "EyeBowL", "EyeBowR", "EyebrowL", "EyebrowR", "F_Loin_01", "F_Loin_02", "F_Loin_03",
    "fin", "finger_L", "finger_R", "FinLeft_joint50", "FinRight_joint51", "Flid_L", "Flid_R", "foot_L", "foot_R",
    "FootBackL", "FootBackR", "FootFrontL", "FootFrontR", "Geo_EyeLid_Death", "GEO_EyelidL", "GEO_EyelidR", "hand_L",
    "hand_R", "HeadScale_joint22", "hip_L", "hip_R", "HipL", "HipR", "Hips", "Hump", "IndexFingerTipL",
    "IndexFingerTipR", "IndexL01", "IndexL02", "IndexL03", "IndexR01", "IndexR02", "IndexR03", "JawBottomL",
    "JawBottomR", "JawTopL", "JawTopR", "knee_L", "knee_R", "KneeL", "KneeR", "Leg01_Back_L", "Leg01_Back_R",
    "Leg01_Front_R", "Leg01_Middle_R", "Leg01Front_L", "Leg01Middle_L", "Leg02_Back_L", "Leg02_Back_R", "Leg02_Front_R",
    "Leg02_Middle_L", "Leg02_Middle_R", "Leg02Front_L", "Leg03_Back_L", "Leg03_Back_R", "Leg03_Front_R",
    "Leg03_Middle_L", "Leg03_Middle_R", "Leg03Front_L", "LegBackL01", "LegBackL02", "LegBackR01", "LegBackR02",
    "LegFrontL01", "LegFrontL02", "LegFrontR01", "LegFrontR02", "LegL", "LegR", "LFLeg_joint41", "LFLeg_joint42",
    "LFLeg_joint43", "LFLeg_joint46", "LMLeg_joint41", "LMLeg_joint42", "LMLeg_joint43", "LMLeg_joint45", "Lower_01",
    "Lower_02", "Lower_03", "Lower_04", "Lower_05", "Lower_06", "MiddleFingerTipL", "MiddleFingerTipR", "Neck",
    "NoseLeft_joint18", "Object26", "PinkyFingerTipL", "PinkyFingerTipR", "PinkyL01", "PinkyL02", "PinkyL03",
    "PinkyR01", "PinkyR02", "PinkyR03", "Plane01", "Plane02", "Plane03", "Plane04", "Plane05", "RFLeg_joint41",
    "RFLeg_joint42", "RFLeg_joint43", "RFLeg_joint49", "RingFingerTipL", "RingFingerTipR", "RLLeg_joint042",
    "RLLeg_joint043", "RLLeg_joint044", "RLLeg_joint40", "RLLeg_joint41", "RLLeg_joint42", "RLLeg_joint43",
    "RLLeg_joint47", "RMLeg_joint41", "RMLeg_joint42", "RMLeg_joint43", "RMLeg_joint48", "Spine1Sale_joint",
    "Spine2_joint", "Spine2Scale_joint", "Spine3_joint", "Spine3Scale_joint", "SpineLower", "SpineUp", "SpineUpper",
    "Tail01", "Tail02", "Tail1_joint", "Tail2_joint", "Tail3_joint", "Tail3Scale_joint", "Tail4_joint",
    "Taile4Scale_joint", "TailScale_joint", "thumb_L", "thumb_R", "ThumbTipL", "ThumbTipR", "ToeBackL", "ToeBackR",
    "ToeFrontL", "ToeFrontR", "ToeL", "ToeR", "Upper_01", "Upper_02", "Upper_03", "Upper_04", "Upper_05", "Upper_06",
    "WristL", "Geo_EyeglowR", "Leg02Middle_L", "Leg03Middle_L", "NoseRight_joint39",
};
// clang-format on

struct NameOfCrc
{
    std::uint32_t crc;
    const char *name;
    bool operator<(const NameOfCrc &other) const { return crc < other.crc; }
};

} // namespace

const char *keyBoneName(int id)
{
    const auto bone = std::lower_bound(std::begin(keyBones), std::end(keyBones), id,
                                       [](const KeyBone &b, int wanted) { return b.id < wanted; });
    return bone != std::end(keyBones) && bone->id == id ? bone->name : nullptr;
}

const EnumTable &keyBoneIds()
{
    static const EnumTable table = [] {
        EnumTable all{{-1, "none", QT_TRANSLATE_NOOP("Label", "None"),
                       QT_TRANSLATE_NOOP("Field", "The game does not look for this bone")}};
        for (const KeyBone &bone : keyBones)
            all.push_back({bone.id, bone.name, bone.name});
        return all;
    }();
    return table;
}

std::uint32_t boneNameCrc(std::string_view name)
{
    std::uint32_t crc = ~0u;
    for (const char c : name) {
        crc ^= std::uint8_t(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0u);
    }
    return ~crc;
}

const char *boneNameOfCrc(std::uint32_t crc)
{
    static const std::vector<NameOfCrc> sorted = [] {
        std::vector<NameOfCrc> all;
        for (const KeyBone &bone : keyBones)
            all.push_back({boneNameCrc(bone.name), bone.name});
        for (const char *name : otherBones)
            all.push_back({boneNameCrc(name), name});
        std::sort(all.begin(), all.end());
        return all;
    }();
    const auto found = std::lower_bound(sorted.begin(), sorted.end(), NameOfCrc{crc, nullptr});
    return found != sorted.end() && found->crc == crc ? found->name : nullptr;
}

} // namespace sinew::m2
