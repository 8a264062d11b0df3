import { type DashaId, DASHA_IDS, GRAHAS, NAKSHATRA_DASHA_IDS, SOLAR_UPAGRAHAS, SPECIAL_LAGNAS } from "@lagna/terms";
import { RISING_UPAGRAHAS, type Sphuta, SPHUTAS } from "@lagna/terms";
import { ashtakavarga } from "../ashtakavarga/subject.ts";
import { avasthas } from "../avastha/subject.ts";
import { mahaDasha } from "../dasha/subject.ts";
import { type Dosha, doshasOf } from "../dosha/dosha.ts";
import { doshas } from "../dosha/subject.ts";
import type { Nativity } from "../nativity.ts";
import { special_lagnas, sphutas, upagrahas } from "../point/point-subjects.ts";
import {
  argala,
  arudhas,
  badhaka,
  drekkana_22,
  karakamsa,
  navamsa_64,
  special_degrees,
  swamsa,
} from "../point/sign-subjects.ts";
import { aspects, relationships } from "../relation/subject.ts";
import { bhavaBala, shadbala, vimsopaka, yuddha } from "../strength/subject.ts";
import type { SubjectName } from "../subjects.ts";
import { chartWithoutTime } from "../yoga/chart-without-time.ts";
import { type Said, yogasSaid, yogasSaidWithoutTime } from "../yoga/said.ts";
import { ruleChartOfBirth } from "../yoga/subject.ts";
import type { FactValue, Row } from "./facts.ts";

/** Plain data of which every word and number is a fact, under the path of its keys; a list of words is one fact. */
type Discrete = FactValue | undefined | readonly Discrete[] | { readonly [key: string]: Discrete };

const isPrimitive = (value: Discrete): value is FactValue => typeof value !== "object" || value === null;

function rowsOf(path: string, value: Discrete): Row[] {
  if (value === undefined) return [];
  if (isPrimitive(value)) return [[path, value]];
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return [[path, value.join()]];
  return Object.entries(value).flatMap(([key, inner]) => rowsOf(`${path}.${key}`, inner as Discrete));
}

type Read = (nativity: Nativity) => Discrete;

/** What a subject says: of the day alone, without its time; and what hangs on the lagna or a sunrise. */
interface SubjectFacts {
  readonly ofDay?: Read;
  readonly ofTime?: Read;
}

const signOf = (point: { readonly sign: string } | null): Discrete => point && { sign: point.sign };
const pick = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** Without `mrityu`, which is sensitive, as is the sum that has it in it. */
const RISING = RISING_UPAGRAHAS.filter((id) => id !== "mrityu");
const OF_GRAHAS: readonly Sphuta[] = ["yogi", "avayogi", "tithi", "rahu_tithi", "beeja", "kshetra", "bhrigu_bindu"];
const OF_LAGNA = SPHUTAS.filter((id) => !OF_GRAHAS.includes(id) && id !== "mrityu" && id !== "sookshma_tri");

const withoutLagna = (bodies: readonly string[]): string[] => bodies.filter((body) => body !== "lagna");

const held = (said: Said): Discrete => Object.fromEntries([...said].map(([id, holds]) => [id, { holds }] as const));
const foundBy = (list: readonly Dosha[]): Discrete =>
  Object.fromEntries(list.map(({ id, holds, degree }) => [id, { holds, degree }]));

/** What a dasha begins with. */
const begun = (ids: readonly DashaId[], timed: boolean): Read =>
  function (nativity) {
    const told = ids.map((id) => [id, mahaDasha(nativity, id)] as const).filter(([, { sensitive }]) => !sensitive);
    const rows = told.map(([id, { balance, applicable }]) => {
      const ruler = balance && ("lord" in balance ? { lord: balance.lord } : { sign: balance.sign });
      return [id, { balance: ruler, ...(timed && { applicable }) }] as const;
    });
    return Object.fromEntries(rows);
  };

/** The facts of each subject beyond those that every kundli carries, by the keys of an answer. */
const SUBJECT_FACTS: Readonly<Partial<Record<SubjectName, SubjectFacts>>> = {
  aspects: {
    ofDay: (nativity) => ({
      graha: Object.fromEntries(aspects(nativity).graha.map(({ from, grahas }) => [from, { grahas: [...grahas] }])),
    }),
  },
  relationships: { ofDay: (nativity) => relationships(nativity) },
  dashas: { ofDay: begun(NAKSHATRA_DASHA_IDS, false), ofTime: begun(DASHA_IDS, true) },
  ashtakavarga: {
    ofTime: (nativity) => {
      const { bhinna, sarva } = ashtakavarga(nativity);
      return { bhinna, sarva };
    },
  },
  arudhas: {
    ofDay: (nativity) => {
      const { graha, fromSun, fromMoon } = arudhas(nativity);
      return { graha: { ...graha }, from_sun: { ...fromSun }, from_moon: { ...fromMoon } };
    },
    ofTime: (nativity) => {
      const { bhava, vargas } = arudhas(nativity);
      const inVargas = Object.entries(vargas).map(([id, { bhava: bhavas, graha }]) => [
        id,
        { bhava: { ...bhavas }, graha: { ...graha } },
      ]);
      return { bhava: { ...bhava }, vargas: Object.fromEntries(inVargas) as Discrete };
    },
  },
  karakamsa: {
    ofDay: (nativity) => {
      const { graha, sign, houses, ishta, palana, dharma } = karakamsa(nativity);
      const devatas = { ishta_devata: { ...ishta }, palana_devata: { ...palana }, dharma_devata: { ...dharma } };
      return { graha, sign, houses, ...devatas };
    },
  },
  swamsa: { ofTime: (nativity) => ({ ...swamsa(nativity) }) },
  argala: {
    ofDay: (nativity) =>
      Object.fromEntries(
        Object.entries(argala(nativity)).map(([target, argalas]) => [
          target,
          argalas.map(({ from: _from, sign: _sign, obstructedBy, ...rest }) => ({
            ...rest,
            obstructed_by: obstructedBy,
          })),
        ]),
      ),
  },
  special_lagnas: {
    ofTime: (nativity) => {
      const lagnas = special_lagnas(nativity);
      return { ...pick(SPECIAL_LAGNAS, (id) => signOf(lagnas[id])), varnada_by_house: lagnas.varnadaByHouse };
    },
  },
  upagrahas: {
    ofDay: (nativity) => pick(SOLAR_UPAGRAHAS, (id) => signOf(upagrahas(nativity)[id])),
    ofTime: (nativity) => pick(RISING, (id) => signOf(upagrahas(nativity)[id])),
  },
  sphutas: {
    ofDay: (nativity) => {
      const { yogiGraha, duplicateYogi, avayogiGraha, ...points } = sphutas(nativity);
      const lords = { yogi_graha: yogiGraha, duplicate_yogi: duplicateYogi, avayogi_graha: avayogiGraha };
      return { ...pick(OF_GRAHAS, (id) => signOf(points[id])), ...lords };
    },
    ofTime: (nativity) => pick(OF_LAGNA, (id) => signOf(sphutas(nativity)[id])),
  },
  badhaka: { ofTime: (nativity) => ({ ...badhaka(nativity) }) },
  drekkana_22: { ofTime: (nativity) => ({ ...drekkana_22(nativity) }) },
  navamsa_64: {
    ofDay: (nativity) => ({ moon: { ...navamsa_64(nativity).moon } }),
    ofTime: (nativity) => ({ lagna: { ...navamsa_64(nativity).lagna } }),
  },
  special_degrees: {
    ofDay: (nativity) => {
      const { gandanta, vargottama, pushkaraNavamsa, pushkaraBhaga, dagdhaRashis } = special_degrees(nativity);
      return {
        gandanta: { moon: { holds: gandanta.moon.holds } },
        vargottama: withoutLagna(vargottama),
        pushkara_navamsa: withoutLagna(pushkaraNavamsa),
        pushkara_bhaga: withoutLagna(pushkaraBhaga),
        dagdha_rashis: dagdhaRashis,
      };
    },
    ofTime: (nativity) => {
      const { gandanta, vargottama, pushkaraNavamsa, pushkaraBhaga } = special_degrees(nativity);
      return {
        gandanta: { lagna: { holds: gandanta.lagna.holds } },
        vargottama,
        pushkara_navamsa: pushkaraNavamsa,
        pushkara_bhaga: pushkaraBhaga,
      };
    },
  },
  shadbala: {
    ofTime: (nativity) =>
      Object.fromEntries(
        Object.entries(shadbala(nativity).grahas).map(([id, { rank, minimums }]) => [
          id,
          { rank, minimums: { ...minimums } },
        ]),
      ),
  },
  bhava_bala: { ofTime: (nativity) => bhavaBala(nativity).map(({ rank }) => ({ rank })) },
  vimsopaka: {
    ofDay: (nativity) =>
      Object.fromEntries(
        Object.entries(vimsopaka(nativity)).map(([group, scores]) => [
          group,
          Object.fromEntries(Object.entries(scores).map(([id, { good, name }]) => [id, { good, name }])),
        ]),
      ),
  },
  avasthas: {
    ofDay: (nativity) =>
      pick(GRAHAS, (id) => {
        const { baladi, jagradadi, deeptadi, lajjitadi } = avasthas(nativity)[id];
        // Who is ashamed is so in the fifth from the lagna.
        return { baladi, jagradadi, deeptadi, lajjitadi: lajjitadi.filter((state) => state !== "lajjita") };
      }),
    ofTime: (nativity) =>
      pick(GRAHAS, (id) => {
        const { lajjitadi, sayanadi } = avasthas(nativity)[id];
        return { lajjitadi, sayanadi: sayanadi && { ...sayanadi } };
      }),
  },
  yuddha: {
    ofDay: (nativity) =>
      Object.fromEntries(yuddha(nativity).map(({ grahas, winner }) => [grahas.join("-"), { winner }])),
  },
  sade_sati: { ofDay: ({ signs }) => ({ moon_sign: signs.moon }) },
  // Without the time they are judged with three values: what asks for the lagna is not known.
  yogas: {
    ofDay: (nativity) => held(yogasSaidWithoutTime(nativity)),
    ofTime: (nativity) => held(yogasSaid(ruleChartOfBirth(nativity))),
  },
  doshas: {
    ofDay: (nativity) => foundBy(doshasOf(chartWithoutTime(nativity))),
    ofTime: (nativity) => foundBy(doshas(nativity)),
  },
};

/** Subjects that say something which does not hang on the time of day. */
export const hasFactsOfDay = (name: SubjectName): boolean => SUBJECT_FACTS[name]?.ofDay !== undefined;

/**
 * Of the day these go by signs, vargas, dignities, karakas, light and limbs alone, which turn where the chart itself does: one look inside
 * a piece of the chart says all of it.
 */
const STEADY_OF_DAY: readonly SubjectName[] = [
  "aspects",
  "relationships",
  "karakamsa",
  "vimsopaka",
  "avasthas",
  "yogas",
];

/** Whether the facts of a subject turn nowhere between the jumps of the chart. */
export const isSteady = (name: SubjectName, timed: boolean): boolean => !timed && STEADY_OF_DAY.includes(name);

/** Where judging with the time says all that judging without it does, and knows more. */
const JUDGED: readonly SubjectName[] = ["yogas", "doshas"];

/** The facts of a subject beyond those that every kundli carries; without a time only those that do not hang on it. */
export function subjectFacts(nativity: Nativity, name: SubjectName, timed: boolean): Row[] {
  const { ofDay, ofTime } = SUBJECT_FACTS[name] ?? {};
  const day = ofDay && !(timed && JUDGED.includes(name)) ? rowsOf(name, ofDay(nativity)) : [];
  return timed && ofTime ? [...day, ...rowsOf(name, ofTime(nativity))] : day;
}
