import { type DashaId, DASHA_IDS, GRAHAS, NAKSHATRA_DASHA_IDS, SOLAR_UPAGRAHAS, SPECIAL_LAGNAS } from "@lagna/terms";
import { RISING_UPAGRAHAS, type Sphuta, SPHUTAS } from "@lagna/terms";
import { ashtakavarga } from "../ashtakavarga/section.ts";
import { avasthas } from "../avastha/section.ts";
import { computeMahaDasha } from "../dasha/section.ts";
import { type Dosha, findDoshas } from "../dosha/dosha.ts";
import { doshas } from "../dosha/section.ts";
import { kp, type KpCusp } from "../kp/section.ts";
import type { Nativity } from "../nativity.ts";
import { special_lagnas, sphutas, upagrahas } from "../point/longitude-sections.ts";
import {
  argala,
  arudhas,
  badhaka,
  drekkana_22,
  karakamsa,
  navamsa_64,
  special_degrees,
  swamsa,
} from "../point/sign-sections.ts";
import { special_grahas } from "../point/special-graha-section.ts";
import { aspects, relationships } from "../relation/section.ts";
import { bhavaBala, shadbala, vimsopaka, yuddha } from "../strength/section.ts";
import type { KundliSectionName } from "../kundli-sections.ts";
import { getUntimedRuleChart } from "../yoga/untimed-rule-chart.ts";
import { type YogaVerdicts, judgeYogas, judgeYogasWithoutTime } from "../yoga/judge-yogas.ts";
import { getBirthRuleChart } from "../yoga/section.ts";
import type { FactValue, FactRow } from "./chart-facts.ts";

/** Plain data of which every string and number is a fact, with its keys as path; a list of strings is one fact. */
type FactSource = FactValue | undefined | readonly FactSource[] | { readonly [key: string]: FactSource };

const isPrimitive = (value: FactSource): value is FactValue => typeof value !== "object" || value === null;

function toFactRows(path: string, value: FactSource): FactRow[] {
  if (value === undefined) return [];
  if (isPrimitive(value)) return [[path, value]];
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return [[path, value.join()]];
  return Object.entries(value).flatMap(([key, inner]) => toFactRows(`${path}.${key}`, inner as FactSource));
}

type FactReader = (nativity: Nativity) => FactSource;

/** The facts of a section: those that depend only on the day, and those that depend on the lagna or a sunrise. */
interface SectionFacts {
  readonly ofDay?: FactReader;
  readonly ofTime?: FactReader;
}

const toSignFact = (point: { readonly sign: string } | null): FactSource => point && { sign: point.sign };
const mapKeys = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** Without `mrityu`, which is sensitive, as is the sum that contains it. */
const DISCLOSED_RISING_UPAGRAHAS = RISING_UPAGRAHAS.filter((id) => id !== "mrityu");
const GRAHA_SPHUTAS: readonly Sphuta[] = ["yogi", "avayogi", "tithi", "rahu_tithi", "beeja", "kshetra", "bhrigu_bindu"];
const LAGNA_SPHUTAS = SPHUTAS.filter((id) => !GRAHA_SPHUTAS.includes(id) && id !== "mrityu" && id !== "sookshma_tri");

const withoutLagna = (bodies: readonly string[]): string[] => bodies.filter((body) => body !== "lagna");

const toYogaFacts = (verdicts: YogaVerdicts): FactSource =>
  Object.fromEntries([...verdicts].map(([id, holds]) => [id, { holds }] as const));
const toDoshaFacts = (list: readonly Dosha[]): FactSource =>
  Object.fromEntries(list.map(({ id, holds, degree }) => [id, { holds, degree }]));

/** Reads the first period of each dasha. */
const createDashaReader = (ids: readonly DashaId[], timed: boolean): FactReader =>
  function (nativity) {
    const listed = ids
      .map((id) => [id, computeMahaDasha(nativity, id)] as const)
      .filter(([, { sensitive }]) => !sensitive);
    const rows = listed.map(([id, { balance, applicable }]) => {
      const ruler = balance && ("lord" in balance ? { lord: balance.lord } : { sign: balance.sign });
      return [id, { balance: ruler, ...(timed && { applicable }) }] as const;
    });
    return Object.fromEntries(rows);
  };

const toKpLordFacts = ({ signLord, starLord, subLord }: Pick<KpCusp, "signLord" | "starLord" | "subLord">) => ({
  sign_lord: signLord,
  star_lord: starLord,
  sub_lord: subLord,
});

/** The facts of each section beyond those of every kundli, by the keys of an answer. */
const FACTS_BY_SECTION: Readonly<Partial<Record<KundliSectionName, SectionFacts>>> = {
  aspects: {
    ofDay: (nativity) => ({
      graha: Object.fromEntries(aspects(nativity).graha.map(({ from, grahas }) => [from, { grahas: [...grahas] }])),
    }),
  },
  relationships: { ofDay: (nativity) => relationships(nativity) },
  dashas: { ofDay: createDashaReader(NAKSHATRA_DASHA_IDS, false), ofTime: createDashaReader(DASHA_IDS, true) },
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
      return { bhava: { ...bhava }, vargas: Object.fromEntries(inVargas) as FactSource };
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
      return { ...mapKeys(SPECIAL_LAGNAS, (id) => toSignFact(lagnas[id])), varnada_by_house: lagnas.varnadaByHouse };
    },
  },
  upagrahas: {
    ofDay: (nativity) => mapKeys(SOLAR_UPAGRAHAS, (id) => toSignFact(upagrahas(nativity)[id])),
    ofTime: (nativity) => mapKeys(DISCLOSED_RISING_UPAGRAHAS, (id) => toSignFact(upagrahas(nativity)[id])),
  },
  sphutas: {
    ofDay: (nativity) => {
      const { yogiGraha, duplicateYogi, avayogiGraha, ...points } = sphutas(nativity);
      const lords = { yogi_graha: yogiGraha, duplicate_yogi: duplicateYogi, avayogi_graha: avayogiGraha };
      return { ...mapKeys(GRAHA_SPHUTAS, (id) => toSignFact(points[id])), ...lords };
    },
    ofTime: (nativity) => mapKeys(LAGNA_SPHUTAS, (id) => toSignFact(sphutas(nativity)[id])),
  },
  badhaka: { ofTime: (nativity) => ({ ...badhaka(nativity) }) },
  drekkana_22: { ofTime: (nativity) => ({ ...drekkana_22(nativity) }) },
  navamsa_64: {
    ofDay: (nativity) => ({ moon: { ...navamsa_64(nativity).moon } }),
    ofTime: (nativity) => ({ lagna: { ...navamsa_64(nativity).lagna } }),
  },
  special_grahas: {
    ofDay: (nativity) => ({ latta: mapKeys(GRAHAS, (id) => special_grahas(nativity).lattas[id].nakshatra) }),
    ofTime: (nativity) => {
      const { sthiraKarakas, maranaKarakas } = special_grahas(nativity);
      return { sthira_karakas: { ...sthiraKarakas }, marana_karaka_sthana: [...maranaKarakas] };
    },
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
      mapKeys(GRAHAS, (id) => {
        const { baladi, jagradadi, deeptadi, lajjitadi } = avasthas(nativity)[id];
        // Lajjita is excluded because it depends on the fifth house from the lagna.
        return { baladi, jagradadi, deeptadi, lajjitadi: lajjitadi.filter((state) => state !== "lajjita") };
      }),
    ofTime: (nativity) =>
      mapKeys(GRAHAS, (id) => {
        const { lajjitadi, sayanadi } = avasthas(nativity)[id];
        return { lajjitadi, sayanadi: sayanadi && { ...sayanadi } };
      }),
  },
  yuddha: {
    ofDay: (nativity) =>
      Object.fromEntries(yuddha(nativity).map(({ grahas, winner }) => [grahas.join("-"), { winner }])),
  },
  sade_sati: { ofDay: ({ signs }) => ({ moon_sign: signs.moon }) },
  // Without the time they are evaluated in three-valued logic: what needs the lagna is unknown.
  yogas: {
    ofDay: (nativity) => toYogaFacts(judgeYogasWithoutTime(nativity)),
    ofTime: (nativity) => toYogaFacts(judgeYogas(getBirthRuleChart(nativity))),
  },
  kp: {
    ofDay: (nativity) => {
      const { planets } = kp(nativity);
      return { planets: mapKeys(GRAHAS, (id) => toKpLordFacts(planets[id])) };
    },
    ofTime: (nativity) => {
      const { cusps, planets } = kp(nativity);
      return {
        planets: mapKeys(GRAHAS, (id) => ({ house: planets[id].house })),
        cusps: Object.fromEntries(cusps.map((cusp) => [String(cusp.house), toKpLordFacts(cusp)])),
      };
    },
  },
  doshas: {
    ofDay: (nativity) => toDoshaFacts(findDoshas(getUntimedRuleChart(nativity))),
    ofTime: (nativity) => toDoshaFacts(doshas(nativity)),
  },
};

/** Sections with facts that do not depend on the time of day. */
export const hasTimeIndependentFacts = (name: KundliSectionName): boolean =>
  FACTS_BY_SECTION[name]?.ofDay !== undefined;

/**
 * Without a time these depend only on signs, vargas, dignities, karakas, light and limbs, which change only where the
 * chart itself does: one evaluation per interval of the chart is enough.
 */
const STABLE_SECTIONS: readonly KundliSectionName[] = [
  "aspects",
  "relationships",
  "karakamsa",
  "vimsopaka",
  "avasthas",
  "yogas",
];

/** Whether the facts of a section change only between intervals of the chart. */
export const isStableWithinInterval = (name: KundliSectionName, timed: boolean): boolean =>
  !timed && STABLE_SECTIONS.includes(name);

/** Sections for which the evaluation with the time includes everything from the one without it. */
const RULE_SECTIONS: readonly KundliSectionName[] = ["yogas", "doshas"];

/** The facts of a section beyond those of every kundli; without a time only those that do not depend on it. */
export function collectSectionFacts(nativity: Nativity, name: KundliSectionName, timed: boolean): FactRow[] {
  const { ofDay, ofTime } = FACTS_BY_SECTION[name] ?? {};
  const day = ofDay && !(timed && RULE_SECTIONS.includes(name)) ? toFactRows(name, ofDay(nativity)) : [];
  return timed && ofTime ? [...day, ...toFactRows(name, ofTime(nativity))] : day;
}
