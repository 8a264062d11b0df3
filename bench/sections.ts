import { nativeSwissEphemeris, openEphemeris } from "@lagna/ephemeris";
import { DEFAULT_SECTION_NAMES } from "@lagna/contract";
import {
  computeSections,
  computeAllDashas,
  julianDayUt,
  createNativity,
  resolveSettings,
  KUNDLI_SECTION_NAMES,
  type Birth,
  type Nativity,
  type TimeRange,
  computeUncertainty,
} from "@lagna/jyotish";
import { YOGA_RULES } from "../packages/jyotish/src/yoga/yoga.ts";
import { getBirthRuleChart } from "../packages/jyotish/src/yoga/section.ts";

/**
 * The cost of a kundli and of each section (including the computation of the nativity) relative to the bare ephemeris calls for nine grahas,
 * houses and ayanamsa, in CPU time including garbage collection and compilation. Each is timed alternately with the bare calls, so that a
 * slow machine affects both, until neither has become faster for some rounds: then its functions are compiled, as in a server. Everything runs
 * sequentially in one process, as in a server.
 */

const CHARTS = 150;
/** Stop after this many rounds without an improvement. */
const MIN_SETTLED_ROUNDS = 12;
const MAX_ROUNDS = 120;
/** For slow work: one round is enough to compile all its functions. */
const SLOW_SECTION_ROUNDS = 2;
/** A smaller improvement counts as noise. */
const MIN_GAIN = 0.99;
/** The engine's budgets as ratios: of what is computed together, and of each section with its nativity. */
const BUDGETS: Readonly<Record<string, number>> = {
  kundli: 4.5,
  "every dasha, two levels": 22,
  "every section": 22,
  "every section and every dasha, two levels": 30,
  "the yoga rules alone": 5,
  "uncertainty, 15 minutes either way": 1000,
  nativity: 1.5,
  aspects: 1.6,
  relationships: 1.6,
  vargas: 1.6,
  dashas: 1.6,
  karakas: 1.6,
  panchanga: 4,
  limb_begins: 4,
  ashtakavarga: 1.9,
  arudhas: 3.4,
  karakamsa: 1.8,
  swamsa: 1.7,
  argala: 2.1,
  special_lagnas: 3.3,
  upagrahas: 4.6,
  sphutas: 4.6,
  badhaka: 1.7,
  maraka: 1.7,
  drekkana_22: 1.5,
  navamsa_64: 1.5,
  special_degrees: 1.7,
  special_grahas: 1.7,
  shadbala: 3.6,
  bhava_bala: 4,
  vimsopaka: 2,
  avasthas: 3.5,
  yuddha: 1.5,
  yogas: 11,
  sade_sati: 2.4,
  doshas: 5.5,
  kp: 4.5,
};
/** A busy machine costs the sections more than the bare calls, whose data are small: only what exceeds its budget by more has become slower. */
const TOLERANCE = 1.5;
const BODIES = [0, 1, 4, 2, 5, 3, 6, 10] as const;
const SWISS_FLAGS = 2 | 256;
const DASHA_LEVELS = 2;

const ephemeris = openEphemeris();
const settings = resolveSettings();
const births = Array.from({ length: CHARTS }, (_, index): Birth => ({
  jd: ephemeris.julianDay(Date.UTC(1900, 0, 1) + ((index * 7_919.317) % 73_000) * 86_400_000),
  latitude: ((index * 37.7) % 95) - 40,
  longitude: ((index * 73.3) % 360) - 180,
}));

function runBareCalls({ jd, latitude, longitude }: Birth): void {
  for (const body of BODIES) nativeSwissEphemeris.calc_ut(jd, body, SWISS_FLAGS);
  nativeSwissEphemeris.set_sid_mode(1, 0, 0);
  nativeSwissEphemeris.get_ayanamsa_ex_ut(jd, 2);
  nativeSwissEphemeris.houses_ex2(jd, 2, latitude, longitude, "P");
}

/** CPU time per birth, microseconds. */
function timeRound(work: (birth: Birth) => void): number {
  const before = process.cpuUsage();
  for (const birth of births) work(birth);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CHARTS;
}

interface Cost {
  readonly unit: number;
  readonly ratio: number;
}

/** The fastest round of the work relative to the fastest round of the bare calls. */
function measureCost(work: (birth: Birth) => void, maxRounds = MAX_ROUNDS): Cost {
  let unit = timeRound(runBareCalls);
  let best = timeRound(work);
  for (let rounds = 1, since = 0; rounds < maxRounds && since < MIN_SETTLED_ROUNDS; rounds++, since++) {
    const [bareTime, workTime] = [timeRound(runBareCalls), timeRound(work)];
    if (bareTime < unit * MIN_GAIN || workTime < best * MIN_GAIN) since = 0;
    unit = Math.min(unit, bareTime);
    best = Math.min(best, workTime);
  }
  return { unit, ratio: best / unit };
}

const unbudgeted = KUNDLI_SECTION_NAMES.filter((name) => !(name in BUDGETS));
if (unbudgeted.length > 0) throw new Error(`Without a budget: ${unbudgeted.join(", ")}`);
const exceededBudgets: string[] = [];

function printCost(name: string, work: (birth: Birth) => void, maxRounds?: number): void {
  const { unit, ratio } = measureCost(work, maxRounds);
  const budget = BUDGETS[name];
  if (budget !== undefined && ratio > TOLERANCE * budget) exceededBudgets.push(name);
  const bound = budget === undefined ? "" : ` (budget ${budget}${ratio > budget ? ", exceeded" : ""})`;
  console.log(`${name}: ${ratio.toFixed(2)}${bound}, bare calls ${unit.toFixed(0)} µs`);
}

const nativity = (birth: Birth): Nativity => createNativity(ephemeris, birth, settings);

const computeEverything = (birthNativity: Nativity): void => {
  computeSections(birthNativity, KUNDLI_SECTION_NAMES);
  computeAllDashas(birthNativity, DASHA_LEVELS);
};

console.log("as multiples of the bare calls for nine grahas, houses and ayanamsa:");
printCost("nativity", nativity);
printCost("kundli", (birth) => void computeSections(nativity(birth), DEFAULT_SECTION_NAMES));
for (const name of KUNDLI_SECTION_NAMES) printCost(name, (birth) => void computeSections(nativity(birth), [name]));
printCost("every dasha, two levels", (birth) => void computeAllDashas(nativity(birth), DASHA_LEVELS));
printCost("every section", (birth) => void computeSections(nativity(birth), KUNDLI_SECTION_NAMES));
printCost("every section and every dasha, two levels", (birth) => computeEverything(nativity(birth)));

const charts = new Map(births.map((birth) => [birth, getBirthRuleChart(nativity(birth))]));
printCost("the yoga rules alone", (birth) => {
  const chart = charts.get(birth);
  if (chart) for (const { compiled } of YOGA_RULES) compiled.test(chart);
});

const MINUTE = 1 / 1440;
const createRangeAround = ({ jd }: Birth, minutes: number): TimeRange => ({
  fromJd: julianDayUt(jd - minutes * MINUTE),
  untilJd: julianDayUt(jd + minutes * MINUTE),
});
printCost(
  "uncertainty, 15 minutes either way",
  (birth) => void computeUncertainty(nativity(birth), [createRangeAround(birth, 15)], { isTimeKnown: true }),
  SLOW_SECTION_ROUNDS,
);
printCost(
  "yogas of a birth of unknown time",
  (birth) =>
    void computeUncertainty(nativity(birth), [createRangeAround(birth, 720)], {
      isTimeKnown: false,
      sections: ["yogas"],
    }),
  SLOW_SECTION_ROUNDS,
);

if (exceededBudgets.length > 0) {
  console.error(`sections: more than ${TOLERANCE} × their budget: ${exceededBudgets.join(", ")}`);
  process.exitCode = 1;
}
