import type { Graha } from "@lagna/terms";
import { localApparentHours, meanObliquityDeg } from "../core/earth.ts";
import type { Nativity } from "../nativity.ts";
import { offsetOfDay } from "../panchanga/day.ts";
import { birthDay, birthVara } from "../panchanga/subject.ts";
import { natureOf } from "../relation/subject.ts";
import { subject } from "../subject.ts";
import { vargas } from "../varga/subject.ts";
import { bhavaBalaOf, timeOfBirth, type BhavaStrength } from "./bhava-bala.ts";
import { ofSeven, type OfSeven } from "./seven.ts";
import { shadbalaOf, type GrahaStrength, type ShadbalaRules } from "./shadbala.ts";
import { timeLords } from "./time-lords.ts";
import { vimsopakaOf } from "./vimsopaka.ts";
import { grahaYuddhas, type WarGraha, type WarState } from "./yuddha.ts";

/** The natural benefics shadbala reckons with. */
function benefics(nativity: Nativity): readonly Graha[] {
  const always = nativity.settings.shadbala.mercury === "always_benefic";
  return natureOf(nativity, always ? "always" : undefined).benefics;
}

const planetStates = subject(({ chart }) => {
  const byId = new Map(chart.planets.map((planet) => [planet.id, planet]));
  return ofSeven((graha) => {
    const { longitude, latitude } = byId.get(graha) as { longitude: number; latitude: number };
    return { longitude, latitude };
  });
});

export const yuddha = subject((nativity) => {
  const { sky, birth, settings } = nativity;
  const states = planetStates(nativity) as Readonly<Record<WarGraha, WarState>>;
  return grahaYuddhas(states, settings.yuddha, (graha) => sky.ephemeris.magnitude(birth.jd, graha));
});

export interface Shadbala {
  readonly school: ShadbalaRules["school"];
  readonly grahas: OfSeven<GrahaStrength>;
  /** Why totals are `null`: the Sun does not rise or set there, so that some strengths of time do not exist. */
  readonly reason: "no_sunrise" | null;
}

export const shadbala = subject((nativity): Shadbala => {
  const { birth, chart, settings, signs } = nativity;
  const { jd } = birth;
  const states = planetStates(nativity);
  const ayanamsaDeg = chart.ayanamsa.degrees;
  const day = birthDay(nativity);
  const grahas = shadbalaOf(
    {
      jd,
      longitudes: ofSeven((graha) => states[graha].longitude),
      latitudes: ofSeven((graha) => states[graha].latitude),
      ayanamsaDeg,
      obliquityDeg: meanObliquityDeg(jd),
      apparentHours: localApparentHours(jd, states.sun.longitude + ayanamsaDeg, birth.longitude),
      lords: timeLords({
        jd,
        place: birth,
        day,
        vara: birthVara(nativity),
        hora: settings.panchang.hora,
        utcOffsetSeconds: offsetOfDay(birth, day),
      }),
      benefics: benefics(nativity),
      lagna: signs.lagna,
      madhyas: chart.bhavaChalit.sripati.map(({ middle }) => middle),
      yuddhas: yuddha(nativity),
    },
    settings.shadbala,
  );
  return { school: settings.shadbala.school, grahas, reason: grahas.sun.total === null ? "no_sunrise" : null };
});

export const bhavaBala = subject((nativity): readonly BhavaStrength[] => {
  const { grahas } = shadbala(nativity);
  const states = planetStates(nativity);
  return bhavaBalaOf(
    {
      bhavas: nativity.chart.bhavaChalit.sripati,
      longitudes: ofSeven((graha) => states[graha].longitude),
      benefics: benefics(nativity),
      totals: ofSeven((graha) => grahas[graha].total),
      time: timeOfBirth(nativity.birth.jd, birthDay(nativity)),
    },
    nativity.settings.shadbala.bhava_bala,
  );
});

export const vimsopaka = subject((nativity) =>
  vimsopakaOf(vargas(nativity), nativity.settings.varga_variants.D2, nativity.settings.vimsopaka.nodes),
);
