import { ashtakavarga } from "./ashtakavarga/subject.ts";
import { avasthas } from "./avastha/subject.ts";
import { dashas } from "./dasha/subject.ts";
import { doshas } from "./dosha/subject.ts";
import { karakas } from "./karaka/subject.ts";
import type { Nativity } from "./nativity.ts";
import { limbBegins, panchanga } from "./panchanga/subject.ts";
import { special_lagnas, sphutas, upagrahas } from "./point/point-subjects.ts";
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
} from "./point/sign-subjects.ts";
import { aspects, relationships } from "./relation/subject.ts";
import { bhavaBala, shadbala, vimsopaka, yuddha } from "./strength/subject.ts";
import { sadeSati } from "./transit/sade-sati.ts";
import { vargas } from "./varga/subject.ts";
import { yogas } from "./yoga/subject.ts";

/** Everything that can be asked of a nativity, under the name it has everywhere. */
export const SUBJECTS = {
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
  shadbala,
  bhava_bala: bhavaBala,
  vimsopaka,
  avasthas,
  yuddha,
  yogas,
  sade_sati: sadeSati,
  doshas,
};

export type SubjectName = keyof typeof SUBJECTS;
export const SUBJECT_NAMES = Object.keys(SUBJECTS) as readonly SubjectName[];

/** The subjects named, each under its name. */
export type Kundli<Name extends SubjectName> = {
  readonly [Key in Name]: ReturnType<(typeof SUBJECTS)[Key]>;
};

/** Works out exactly the subjects that are named, and what these stand on. */
export function calculate<Name extends SubjectName>(nativity: Nativity, names: readonly Name[]): Kundli<Name> {
  return Object.fromEntries(names.map((name) => [name, SUBJECTS[name](nativity)])) as Kundli<Name>;
}

/** The same step by step, a subject each, so that a server can answer others in between. */
export function* calculateSteps<Name extends SubjectName>(
  nativity: Nativity,
  names: readonly Name[],
): Generator<void, Kundli<Name>> {
  for (const name of names) {
    // Kept on the nativity, where the result is read from.
    SUBJECTS[name](nativity);
    yield;
  }
  return calculate(nativity, names);
}
