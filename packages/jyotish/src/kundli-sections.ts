import { ashtakavarga } from "./ashtakavarga/section.ts";
import { avasthas } from "./avastha/section.ts";
import { dashas } from "./dasha/section.ts";
import { doshas } from "./dosha/section.ts";
import { karakas } from "./karaka/section.ts";
import { kp } from "./kp/section.ts";
import type { Nativity } from "./nativity.ts";
import { limbBegins, panchanga } from "./panchanga/section.ts";
import { special_lagnas, sphutas, upagrahas } from "./point/longitude-sections.ts";
import {
  argala,
  arudhas,
  badhaka,
  drekkana_22,
  karakamsa,
  maraka,
  navamsa_64,
  special_degrees,
  swamsa,
} from "./point/sign-sections.ts";
import { special_grahas } from "./point/special-graha-section.ts";
import { aspects, relationships } from "./relation/section.ts";
import { bhavaBala, shadbala, vimsopaka, yuddha } from "./strength/section.ts";
import { sadeSati } from "./transit/sade-sati.ts";
import { vargas } from "./varga/section.ts";
import { yogas } from "./yoga/section.ts";

/** Every section that can be computed for a nativity, by the name used everywhere. */
export const KUNDLI_SECTIONS = {
  aspects,
  relationships,
  vargas,
  dashas,
  karakas,
  panchanga,
  limb_begins: limbBegins,
  ashtakavarga,
  arudhas,
  karakamsa,
  swamsa,
  argala,
  special_lagnas,
  upagrahas,
  sphutas,
  badhaka,
  maraka,
  drekkana_22,
  navamsa_64,
  special_degrees,
  special_grahas,
  shadbala,
  bhava_bala: bhavaBala,
  vimsopaka,
  avasthas,
  yuddha,
  yogas,
  sade_sati: sadeSati,
  doshas,
  kp,
};

export type KundliSectionName = keyof typeof KUNDLI_SECTIONS;
export const KUNDLI_SECTION_NAMES = Object.keys(KUNDLI_SECTIONS) as readonly KundliSectionName[];

/** The requested sections by name. */
export type Kundli<Name extends KundliSectionName> = {
  readonly [Key in Name]: ReturnType<(typeof KUNDLI_SECTIONS)[Key]>;
};

/** Computes exactly the named sections, and those they depend on. */
export function computeSections<Name extends KundliSectionName>(
  nativity: Nativity,
  names: readonly Name[],
): Kundli<Name> {
  return Object.fromEntries(names.map((name) => [name, KUNDLI_SECTIONS[name](nativity)])) as Kundli<Name>;
}

/** The same step by step, one section per step, so that a server can handle other requests in between. */
export function* computeSectionsInSteps<Name extends KundliSectionName>(
  nativity: Nativity,
  names: readonly Name[],
): Generator<void, Kundli<Name>> {
  for (const name of names) {
    // Cached on the nativity, from where the result is read.
    KUNDLI_SECTIONS[name](nativity);
    yield;
  }
  return computeSections(nativity, names);
}
