import { type DashaId, DASHA_IDS, GRAHAS, NAKSHATRA_DASHA_IDS, SOLAR_UPAGRAHAS, SPECIAL_LAGNAS } from "@lagna/terms";
import { RISING_UPAGRAHAS, type Sphuta, SPHUTAS, type VargaId, VARGAS } from "@lagna/terms";
import { computeLagna } from "../chart/lagna.ts";
import { computeSiderealMoon, computeSiderealSunLongitude } from "../chart/sky.ts";
import { ashtakavarga } from "../ashtakavarga/section.ts";
import { avasthas } from "../avastha/section.ts";
import { computeDashaStartForNativity } from "../dasha/section.ts";
import { type Dosha, findDoshasByDegrees, findDoshasBySigns } from "../dosha/dosha.ts";
import { computeKpPoints, kp, type KpPoint, type KpPoints } from "../kp/section.ts";
import type { Nativity } from "../nativity.ts";
import {
  computeSpecialLagnas,
  special_lagnas,
  type SpecialLagnas,
  sphutas,
  upagrahas,
} from "../point/longitude-sections.ts";
import {
  argala,
  arudhas,
  badhaka,
  computeVargaArudhas,
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
import { createRuleKey, judgeYogasByDegrees, judgeYogasBySigns, type YogaVerdicts } from "../yoga/judge-yogas.ts";
import type { RuleChart } from "../yoga/rule-chart.ts";
import { getBirthRuleChart } from "../yoga/section.ts";
import type { FactValue, FactRow } from "./chart-facts.ts";
import type { PossibleBirth } from "./possible-birth.ts";
import { getKarakasKey, getMaleficsKey, getPlacementKey, getSignsKey, getVargaSignsKey } from "./fact-keys.ts";

/** Plain data of which every string and number is a fact, with its keys as path; a list of strings is one fact. */
type FactSource = FactValue | undefined | readonly FactSource[] | { readonly [key: string]: FactSource };

/** Whether two lists have the same facts. */
export const areRowsEqual = (first: readonly FactRow[], second: readonly FactRow[]): boolean =>
  first === second ||
  (first.length === second.length &&
    first.every(([path, value], index) => {
      const [otherPath, otherValue] = second[index] as FactRow;
      return path === otherPath && value === otherValue;
    }));

const isPrimitive = (value: FactSource): value is FactValue => typeof value !== "object" || value === null;

function addFactRows(rows: FactRow[], path: string, value: FactSource): void {
  if (value === undefined) return;
  if (isPrimitive(value)) rows.push([path, value]);
  else if (Array.isArray(value) && value.every((item) => typeof item === "string")) rows.push([path, value.join()]);
  else for (const [key, inner] of Object.entries(value)) addFactRows(rows, `${path}.${key}`, inner as FactSource);
}

function toFactRows(path: string, value: FactSource): FactRow[] {
  const rows: FactRow[] = [];
  addFactRows(rows, path, value);
  return rows;
}

type FactReader = (nativity: Nativity) => FactSource;

/** Facts that are the same for all births with the same key. */
interface KeyedFacts {
  readonly key: (nativity: Nativity) => string;
  readonly read: FactReader;
  /** Absent for the usual ones. */
  readonly lagnaVargas?: readonly VargaId[];
}

/** Facts that need only a few points of a birth, which are computed without its whole chart. */
interface PointFacts {
  readonly read: FactReader;
  /** The same facts and what they depend on, from a birth whose chart may not exist yet. */
  readonly readPoints: (birth: PossibleBirth) => { readonly key: string; readonly read: () => FactSource };
}

type FactPart = FactReader | KeyedFacts | PointFacts;

/**
 * The facts of a section: those that depend only on the day, and those that depend on the lagna or a sunrise. A list has
 * parts that share no path, and change at different times.
 */
interface SectionFacts {
  readonly ofDay?: FactPart | readonly FactPart[];
  readonly ofTime?: FactPart | readonly FactPart[];
}

const keyed = (key: KeyedFacts["key"], read: FactReader): KeyedFacts => ({ key, read });
const joinKeys =
  (...keys: readonly KeyedFacts["key"][]): KeyedFacts["key"] =>
  (nativity) =>
    keys.map((key) => key(nativity)).join("|");
const createPlacementKeyReader =
  (varga: VargaId): KeyedFacts["key"] =>
  (nativity) =>
    getPlacementKey(nativity, varga);
const getBirthPlacementKey = createPlacementKeyReader("D1");

const toSignFact = (point: { readonly sign: string } | null): FactSource => point && { sign: point.sign };
const mapKeys = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;

/** Without `mrityu`, which is sensitive, as is the sum that contains it. */
const DISCLOSED_RISING_UPAGRAHAS = RISING_UPAGRAHAS.filter((id) => id !== "mrityu");
const GRAHA_SPHUTAS: readonly Sphuta[] = ["yogi", "avayogi", "tithi", "rahu_tithi", "beeja", "kshetra", "bhrigu_bindu"];
const LAGNA_SPHUTAS = SPHUTAS.filter((id) => !GRAHA_SPHUTAS.includes(id) && id !== "mrityu" && id !== "sookshma_tri");

const withoutLagna = (bodies: readonly string[]): string[] => bodies.filter((body) => body !== "lagna");

/** Rules that do not depend on degrees, and those that do. */
const createRuleParts = (
  chartOf: (nativity: Nativity) => RuleChart,
  bySigns: (chart: RuleChart) => FactSource,
  byDegrees: (chart: RuleChart) => FactSource,
): readonly FactPart[] => [
  keyed(
    (nativity) => createRuleKey(chartOf(nativity)),
    (nativity) => bySigns(chartOf(nativity)),
  ),
  (nativity) => byDegrees(chartOf(nativity)),
];
const createYogaParts = (chartOf: (nativity: Nativity) => RuleChart): readonly FactPart[] =>
  createRuleParts(
    chartOf,
    (chart) => toYogaFacts(judgeYogasBySigns(chart)),
    (chart) => toYogaFacts(judgeYogasByDegrees(chart)),
  );
const createDoshaParts = (chartOf: (nativity: Nativity) => RuleChart): readonly FactPart[] =>
  createRuleParts(
    chartOf,
    (chart) => toDoshaFacts(findDoshasBySigns(chart)),
    (chart) => toDoshaFacts(findDoshasByDegrees(chart)),
  );

const toYogaFacts = (verdicts: YogaVerdicts): FactSource =>
  Object.fromEntries([...verdicts].map(([id, holds]) => [id, { holds }] as const));
const toDoshaFacts = (list: readonly Dosha[]): FactSource =>
  Object.fromEntries(list.map(({ id, holds, degree }) => [id, { holds, degree }]));

/** Reads the first period of each dasha. */
const createDashaReader = (ids: readonly DashaId[], timed: boolean): FactReader =>
  function (nativity) {
    const listed = ids
      .map((id) => [id, computeDashaStartForNativity(nativity, id)] as const)
      .filter(([, { sensitive }]) => !sensitive);
    const rows = listed.map(([id, { balance, applicable }]) => {
      const ruler = balance && ("lord" in balance ? { lord: balance.lord } : { sign: balance.sign });
      return [id, { balance: ruler, ...(timed && { applicable }) }] as const;
    });
    return Object.fromEntries(rows);
  };

const toKpLordFacts = ({ signLord, starLord, subLord }: KpPoint) => ({
  sign_lord: signLord,
  star_lord: starLord,
  sub_lord: subLord,
});
const toKpDayFacts = ({ planets }: KpPoints): FactSource => ({
  planets: mapKeys(GRAHAS, (id) => toKpLordFacts(planets[id])),
});
const toKpTimeFacts = ({ cusps, planets }: KpPoints): FactSource => ({
  planets: mapKeys(GRAHAS, (id) => ({ ...toKpLordFacts(planets[id]), house: planets[id].house })),
  cusps: Object.fromEntries(cusps.map((cusp, index) => [String(index + 1), toKpLordFacts(cusp)])),
});
const createKpPointReader =
  (toFacts: (points: KpPoints) => FactSource): PointFacts["readPoints"] =>
  ({ birth, sky, settings }) => {
    const points = computeKpPoints({ sky, settings }, birth.jd, birth);
    const { cusps, planets } = points;
    const keyOf = ({ signLord, starLord, subLord }: KpPoint): string => `${signLord} ${starLord} ${subLord}`;
    const ofPlanets = GRAHAS.map((graha) => `${keyOf(planets[graha])} ${planets[graha].house}`);
    return { key: [...cusps.map(keyOf), ...ofPlanets].join(), read: () => toFacts(points) };
  };

const toSpecialLagnaFacts = (lagnas: SpecialLagnas): FactSource => ({
  ...mapKeys(SPECIAL_LAGNAS, (id) => toSignFact(lagnas[id])),
  varnada_by_house: lagnas.varnadaByHouse,
});
/** The lagna, the luminaries and the sunrise of a birth, each computed only if it is asked for. */
function readSpecialLagnas(possible: PossibleBirth): ReturnType<PointFacts["readPoints"]> {
  const { birth, settings, sky } = possible;
  const longitudes = {
    lagna: computeLagna(sky, birth.jd, birth),
    moon: computeSiderealMoon(sky, birth.jd).angle,
    get sun() {
      return computeSiderealSunLongitude(sky, birth.jd);
    },
  };
  const lagnas = computeSpecialLagnas({ birth, settings, sky, longitudes }, possible.findDay().sunriseJd);
  const signs = SPECIAL_LAGNAS.map((id) => lagnas[id]?.sign);
  return { key: [...signs, ...(lagnas.varnadaByHouse ?? [])].join(), read: () => toSpecialLagnaFacts(lagnas) };
}

/** The facts of each section beyond those of every kundli, by the keys of an answer. */
const FACTS_BY_SECTION: Readonly<Partial<Record<KundliSectionName, SectionFacts>>> = {
  aspects: {
    ofDay: keyed(getSignsKey, (nativity) => ({
      graha: Object.fromEntries(aspects(nativity).graha.map(({ from, grahas }) => [from, { grahas: [...grahas] }])),
    })),
  },
  relationships: { ofDay: keyed(getSignsKey, (nativity) => relationships(nativity)) },
  dashas: { ofDay: createDashaReader(NAKSHATRA_DASHA_IDS, false), ofTime: createDashaReader(DASHA_IDS, true) },
  ashtakavarga: {
    ofTime: keyed(getSignsKey, (nativity) => {
      const { bhinna, sarva } = ashtakavarga(nativity);
      return { bhinna, sarva };
    }),
  },
  arudhas: {
    ofDay: keyed(getBirthPlacementKey, (nativity) => {
      const { graha, fromSun, fromMoon } = arudhas(nativity);
      return { graha: { ...graha }, from_sun: { ...fromSun }, from_moon: { ...fromMoon } };
    }),
    ofTime: VARGAS.map((varga) => ({
      key: createPlacementKeyReader(varga),
      lagnaVargas: [varga],
      read(nativity) {
        const { bhava, graha } = computeVargaArudhas(nativity, varga);
        if (varga === "D1") return { bhava: { ...bhava } };
        return { vargas: { [varga]: { bhava: { ...bhava }, graha: { ...graha } } } };
      },
    })),
  },
  karakamsa: {
    ofDay: keyed(joinKeys(getKarakasKey, getSignsKey, createPlacementKeyReader("D9")), (nativity) => {
      const { graha, sign, houses, ishta, palana, dharma } = karakamsa(nativity);
      const devatas = { ishta_devata: { ...ishta }, palana_devata: { ...palana }, dharma_devata: { ...dharma } };
      return { graha, sign, houses, ...devatas };
    }),
  },
  swamsa: { ofTime: (nativity) => ({ ...swamsa(nativity) }) },
  argala: {
    ofDay: keyed(joinKeys(getBirthPlacementKey, getMaleficsKey), (nativity) =>
      Object.fromEntries(
        Object.entries(argala(nativity)).map(([target, argalas]) => [
          target,
          argalas.map(({ from: _from, sign: _sign, obstructedBy, ...rest }) => ({
            ...rest,
            obstructed_by: obstructedBy,
          })),
        ]),
      ),
    ),
  },
  special_lagnas: {
    ofTime: { read: (nativity) => toSpecialLagnaFacts(special_lagnas(nativity)), readPoints: readSpecialLagnas },
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
  badhaka: { ofTime: keyed(getBirthPlacementKey, (nativity) => ({ ...badhaka(nativity) })) },
  drekkana_22: { ofTime: (nativity) => ({ ...drekkana_22(nativity) }) },
  navamsa_64: {
    ofDay: (nativity) => ({ moon: { ...navamsa_64(nativity).moon } }),
    ofTime: (nativity) => ({ lagna: { ...navamsa_64(nativity).lagna } }),
  },
  special_grahas: {
    ofDay: (nativity) => ({ latta: mapKeys(GRAHAS, (id) => special_grahas(nativity).lattas[id].nakshatra) }),
    ofTime: keyed(getBirthPlacementKey, (nativity) => {
      const { sthiraKarakas, maranaKarakas } = special_grahas(nativity);
      return { sthira_karakas: { ...sthiraKarakas }, marana_karaka_sthana: [...maranaKarakas] };
    }),
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
    ofDay: keyed(getVargaSignsKey, (nativity) =>
      Object.fromEntries(
        Object.entries(vimsopaka(nativity)).map(([group, scores]) => [
          group,
          Object.fromEntries(Object.entries(scores).map(([id, { good, name }]) => [id, { good, name }])),
        ]),
      ),
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
  yogas: { ofDay: createYogaParts(getUntimedRuleChart), ofTime: createYogaParts(getBirthRuleChart) },
  kp: {
    ofDay: {
      read: (nativity) => toKpDayFacts(kp(nativity)),
      readPoints: createKpPointReader(toKpDayFacts),
    },
    ofTime: {
      read: (nativity) => toKpTimeFacts(kp(nativity)),
      readPoints: createKpPointReader(toKpTimeFacts),
    },
  },
  doshas: { ofDay: createDoshaParts(getUntimedRuleChart), ofTime: createDoshaParts(getBirthRuleChart) },
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
const SECTIONS_WITH_COMPLETE_TIME: readonly KundliSectionName[] = ["yogas", "doshas", "dashas", "kp"];

/** The parts of a section; without a time only those of the facts that do not depend on it. */
function listParts(name: KundliSectionName, timed: boolean): readonly FactPart[] {
  const { ofDay = [], ofTime = [] } = FACTS_BY_SECTION[name] ?? {};
  const day = timed && SECTIONS_WITH_COMPLETE_TIME.includes(name) ? [] : ofDay;
  return [day, timed ? ofTime : []].flat();
}

const isReader = (part: FactPart): part is FactReader => typeof part === "function";

/** The facts of a section beyond those of every kundli; without a time only those that do not depend on it. */
export const collectSectionFacts = (nativity: Nativity, name: KundliSectionName, timed: boolean): FactRow[] =>
  listParts(name, timed).flatMap((part) => toFactRows(name, isReader(part) ? part(nativity) : part.read(nativity)));

/** Reads the facts of a birth; the list is the same object for births that have the same. */
type CollectFacts = (birth: PossibleBirth) => readonly FactRow[];

export interface FactCollector {
  readonly collect: CollectFacts;
  /** The vargas in which the sign of the lagna is one of the inputs. */
  readonly lagnaVargas: readonly VargaId[];
}

/** Horas, drekkanas, navamsas and dwadashamshas, and what rashi dashas are read in. */
const USUAL_LAGNA_VARGAS: readonly VargaId[] = ["D1", "D2", "D3", "D6", "D9", "D12"];
/** Rules can ask for any varga; a kunda changes with the D81 of the lagna, and a pushkara bhaga with its degree. */
const SECTIONS_OF_ALL_VARGAS: readonly KundliSectionName[] = [
  "yogas",
  "doshas",
  "special_lagnas",
  "special_degrees",
  "kp",
];

function createKeyedCollector(name: KundliSectionName, part: KeyedFacts | PointFacts): CollectFacts {
  const known = new Map<string, readonly FactRow[]>();
  function collect(key: string, read: () => FactSource): readonly FactRow[] {
    const rows = known.get(key) ?? toFactRows(name, read());
    known.set(key, rows);
    return rows;
  }
  if ("key" in part) {
    return (birth) => {
      const nativity = birth.findNativity();
      return collect(part.key(nativity), () => part.read(nativity));
    };
  }
  return (birth) => {
    const { key, read } = part.readPoints(birth);
    return collect(key, read);
  };
}

function createCollector(name: KundliSectionName, readers: readonly FactReader[]): CollectFacts {
  let last: readonly FactRow[] = [];
  return (birth) => {
    const nativity = birth.findNativity();
    const rows = readers.flatMap((read) => toFactRows(name, read(nativity)));
    if (!areRowsEqual(rows, last)) last = rows;
    return last;
  };
}

/**
 * The facts of a section in parts that change at different times. What is computed once for a key is kept, so the
 * collectors are for the possible births of one person.
 */
export function createFactCollectors(name: KundliSectionName, timed: boolean): readonly FactCollector[] {
  const parts = listParts(name, timed);
  const readers = parts.filter(isReader);
  const usual = SECTIONS_OF_ALL_VARGAS.includes(name) ? VARGAS : USUAL_LAGNA_VARGAS;
  return [
    ...(readers.length > 0 ? [{ collect: createCollector(name, readers), lagnaVargas: usual }] : []),
    ...parts.flatMap((part) =>
      isReader(part)
        ? []
        : [
            {
              collect: createKeyedCollector(name, part),
              lagnaVargas: ("lagnaVargas" in part && part.lagnaVargas) || usual,
            },
          ],
    ),
  ];
}
