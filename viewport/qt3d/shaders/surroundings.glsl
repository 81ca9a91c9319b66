// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Daylight, fog and the model's lights: SceneUniforms fills the block.
struct Light {
    vec4 place; // position, or the direction to a directional light; kind: 0 omni, 1 directional, 2 ambient, 3 spot
    vec4 colour; // times intensity; attenuation start
    vec4 ambient; // times its intensity; attenuation end
    vec4 beam; // what a spot light lets through: beam · (direction to it, 1), 0…1
};

layout(std140) uniform Surroundings {
    vec4 toSun;
    vec4 sunColour;
    vec4 ambientColour;
    vec4 fogColour;
    vec4 fogRange; // start, end, 1 when there is fog
    vec4 counts; // lights
    Light lights[8];
};

vec3 directionTo(Light light, vec3 position)
{
    vec3 way = light.place.w == 1.0 ? light.place.xyz : light.place.xyz - position;
    return dot(way, way) > 1e-12 ? normalize(way) : vec3(0.0, 0.0, 1.0);
}

// How much of a light arrives: all up to its start, nothing from its end on, straight between; of a spot light within
// its cones alone. Directional lights reach everywhere, and so do ambient ones whose end is not behind their start.
float arriving(Light light, vec3 position)
{
    if (light.place.w == 1.0)
        return 1.0;
    float start = light.colour.w, end = light.ambient.w;
    if (light.place.w == 2.0 && end <= start)
        return 1.0;
    float away = distance(light.place.xyz, position);
    float within = clamp(dot(light.beam, vec4(directionTo(light, position), 1.0)), 0.0, 1.0);
    return within * (end > start ? clamp((end - away) / (end - start), 0.0, 1.0) : float(away <= start));
}

// What a white matt surface shows before it is clamped.
vec3 mattLight(vec3 position, vec3 normal)
{
    vec3 sum = ambientColour.rgb + sunColour.rgb * max(0.0, dot(normal, toSun.xyz));
    for (int i = 0; i < int(counts.x); ++i) {
        vec3 light = lights[i].ambient.rgb;
        if (lights[i].place.w != 2.0)
            light += lights[i].colour.rgb * max(0.0, dot(normal, directionTo(lights[i], position)));
        sum += light * arriving(lights[i], position);
    }
    return sum;
}

// target: −1 no fog, 0 its colour, 1 black, 2 white, 3 middle grey (what blending by the layer's mode does not show).
vec3 fogged(vec3 colour, float depth, float target)
{
    if (fogRange.z == 0.0 || target < 0.0)
        return colour;
    vec3 into = target == 0.0 ? fogColour.rgb : vec3(target == 1.0 ? 0.0 : target == 2.0 ? 1.0 : 0.5);
    return mix(colour, into, clamp((depth - fogRange.x) / (fogRange.y - fogRange.x), 0.0, 1.0));
}
