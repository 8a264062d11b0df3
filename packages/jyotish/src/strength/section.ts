import type { Graha } from "@lagna/terms";
import { computeLocalApparentHours, computeMeanObliquityDeg } from "../core/earth.ts";
import type { Nativity } from "../nativity.ts";
import { findClockOffsetOfDay } from "../panchanga/hindu-day.ts";
import { getBirthDay, getBirthVara } from "../panchanga/section.ts";
import { computeNatureOfNativity } from "../relation/section.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { vargas } from "../varga/section.ts";
import { computeBhavaBala, classifyTimeOfBirth, type BhavaStrength } from "./bhava-bala.ts";
import { mapSaptaGrahas, type BySaptaGraha } from "./sapta-grahas.ts";
import { computeShadbala, type GrahaStrength, type ShadbalaRules } from "./shadbala.ts";
import { findTimeLords } from "./time-lords.ts";
import { computeVimsopaka } from "./vimsopaka.ts";
import { findGrahaYuddhas, type WarGraha, type WarState } from "./yuddha.ts";

/** The natural benefics used by shadbala. */
function findBenefics(nativity: Nativity): readonly Graha[] {
  const always = nativity.settings.shadbala.mercury === "always_benefic";
  return computeNatureOfNativity(nativity, always ? "always" : undefined).benefics;
}

const getPlanetStates = memoizeForNativity(({ chart }) => {
  const byId = new Map(chart.planets.map((planet) => [planet.id, planet]));
  return mapSaptaGrahas((graha) => {
    const { longitude, latitude } = byId.get(graha) as { longitude: number; latitude: number };
    return { longitude, latitude };
  });
});

export const yuddha = memoizeForNativity((nativity) => {
  const { sky, birth, settings } = nativity;
  const states = getPlanetStates(nativity) as Readonly<Record<WarGraha, WarState>>;
  return findGrahaYuddhas(states, settings.yuddha, (graha) => sky.ephemeris.magnitude(birth.jd, graha));
});

export interface Shadbala {
  readonly school: ShadbalaRules["school"];
  readonly grahas: BySaptaGraha<GrahaStrength>;
  /** Why totals are `null`: the Sun does not rise or set, so that some strengths of time do not exist. */
  readonly reason: "no_sunrise" | null;
}

export const shadbala = memoizeForNativity((nativity): Shadbala => {
  const { birth, chart, settings, signs } = nativity;
  const { jd } = birth;
  const states = getPlanetStates(nativity);
  const ayanamsaDeg = chart.ayanamsa.degrees;
  const day = getBirthDay(nativity);
  const grahas = computeShadbala(
    {
      jd,
      longitudes: mapSaptaGrahas((graha) => states[graha].longitude),
      latitudes: mapSaptaGrahas((graha) => states[graha].latitude),
      ayanamsaDeg,
      obliquityDeg: computeMeanObliquityDeg(jd),
      apparentHours: computeLocalApparentHours(jd, states.sun.longitude + ayanamsaDeg, birth.longitude),
      lords: findTimeLords({
        jd,
        place: birth,
        day,
        vara: getBirthVara(nativity),
        hora: settings.panchang.hora,
        utcOffsetSeconds: findClockOffsetOfDay(birth, day),
      }),
      benefics: findBenefics(nativity),
      lagna: signs.lagna,
      madhyas: chart.bhavaChalit.sripati.map(({ middle }) => middle),
      yuddhas: yuddha(nativity),
    },
    settings.shadbala,
  );
  return { school: settings.shadbala.school, grahas, reason: grahas.sun.total === null ? "no_sunrise" : null };
});

export const bhavaBala = memoizeForNativity((nativity): readonly BhavaStrength[] => {
  const { grahas } = shadbala(nativity);
  const states = getPlanetStates(nativity);
  return computeBhavaBala(
    {
      bhavas: nativity.chart.bhavaChalit.sripati,
      longitudes: mapSaptaGrahas((graha) => states[graha].longitude),
      benefics: findBenefics(nativity),
      totals: mapSaptaGrahas((graha) => grahas[graha].total),
      time: classifyTimeOfBirth(nativity.birth.jd, getBirthDay(nativity)),
    },
    nativity.settings.shadbala.bhava_bala,
  );
});

export const vimsopaka = memoizeForNativity((nativity) =>
  computeVimsopaka(vargas(nativity), { ...nativity.settings.vimsopaka, hora: nativity.settings.varga_variants.D2 }),
);
