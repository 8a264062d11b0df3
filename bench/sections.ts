import { nativeSwissEphemeris, openEphemeris } from "@lagna/ephemeris";
import { SECTION_NAMES_ALWAYS } from "@lagna/contract";
import {
  calculate,
  everyDasha,
  julianDayUt,
  nativityOf,
  resolveSettings,
  SUBJECT_NAMES,
  type Birth,
  type Nativity,
  type Range,
  uncertaintyOf,
} from "@lagna/jyotish";
import { YOGA_RULES } from "../packages/jyotish/src/yoga/yoga.ts";
import { ruleChartOfBirth } from "../packages/jyotish/src/yoga/subject.ts";

/**
 * What a kundli and every section of one costs, each with the nativity it stands on, against the bare calls for nine grahas, houses and
 * ayanamsa: in time of the processor, collector and compiler included. Each is timed by turns with the bare calls, so that what slows
 * the machine meanwhile slows both, in rounds until neither has become faster for a while: by then its functions are compiled, as they
 * are in a server. All in one process and one after the other, as a server does them.
 */

const CHARTS = 150;
/** So many rounds without a better one, and at most so many. */
const SETTLED_ROUNDS = 12;
const MOST_ROUNDS = 120;
/** Of what takes so long that a round of it compiles all there is. */
const LONG_ROUNDS = 2;
/** Better by less is chance. */
const GAIN = 0.99;
/** What the engine's budgets name, and closer ones that leave room under them. */
const BUDGETS: Readonly<Record<string, number>> = {
  kundli: 4.5,
  "every dasha, two levels": 22,
  "every section": 22,
  "every section and every dasha, two levels": 30,
  "the yoga rules alone": 5,
  "uncertainty, 15 minutes either way": 1000,
};
const BODIES = [0, 1, 4, 2, 5, 3, 6, 10] as const;
const SWISS_WITH_SPEED = 2 | 256;
const LEVELS_OF_EVERY_DASHA = 2;

const ephemeris = openEphemeris();
const settings = resolveSettings();
const births = Array.from({ length: CHARTS }, (_, index): Birth => ({
  jd: ephemeris.julianDay(Date.UTC(1900, 0, 1) + ((index * 7_919.317) % 73_000) * 86_400_000),
  latitude: ((index * 37.7) % 95) - 40,
  longitude: ((index * 73.3) % 360) - 180,
}));

function bare({ jd, latitude, longitude }: Birth): void {
  for (const body of BODIES) nativeSwissEphemeris.calc_ut(jd, body, SWISS_WITH_SPEED);
  nativeSwissEphemeris.set_sid_mode(1, 0, 0);
  nativeSwissEphemeris.get_ayanamsa_ex_ut(jd, 2);
  nativeSwissEphemeris.houses_ex2(jd, 2, latitude, longitude, "P");
}

/** Microseconds of the processor for one birth. */
function round(work: (birth: Birth) => void): number {
  const before = process.cpuUsage();
  for (const birth of births) work(birth);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / CHARTS;
}

interface Cost {
  readonly unit: number;
  readonly ratio: number;
}

/** The best round of some work against the best of the bare calls around it. */
function costOf(work: (birth: Birth) => void, most = MOST_ROUNDS): Cost {
  let unit = round(bare);
  let best = round(work);
  for (let rounds = 1, since = 0; rounds < most && since < SETTLED_ROUNDS; rounds++, since++) {
    const [one, other] = [round(bare), round(work)];
    if (one < unit * GAIN || other < best * GAIN) since = 0;
    unit = Math.min(unit, one);
    best = Math.min(best, other);
  }
  return { unit, ratio: best / unit };
}

const over: string[] = [];

function line(name: string, work: (birth: Birth) => void, most?: number): void {
  const { unit, ratio } = costOf(work, most);
  const budget = BUDGETS[name];
  if (budget !== undefined && ratio > budget) over.push(name);
  const bound = budget === undefined ? "" : ` (at most ${budget})`;
  console.log(`${name}: ${ratio.toFixed(2)}${bound}, bare calls ${unit.toFixed(0)} µs`);
}

const nativity = (birth: Birth): Nativity => nativityOf(ephemeris, birth, settings);

const everything = (born: Nativity): void => {
  calculate(born, SUBJECT_NAMES);
  everyDasha(born, LEVELS_OF_EVERY_DASHA);
};

console.log("as multiples of the bare calls for nine grahas, houses and ayanamsa:");
line("nativity", nativity);
line("kundli", (birth) => void calculate(nativity(birth), SECTION_NAMES_ALWAYS));
for (const name of SUBJECT_NAMES) line(name, (birth) => void calculate(nativity(birth), [name]));
line("every dasha, two levels", (birth) => void everyDasha(nativity(birth), LEVELS_OF_EVERY_DASHA));
line("every section", (birth) => void calculate(nativity(birth), SUBJECT_NAMES));
line("every section and every dasha, two levels", (birth) => everything(nativity(birth)));

const charts = new Map(births.map((birth) => [birth, ruleChartOfBirth(nativity(birth))]));
line("the yoga rules alone", (birth) => {
  const chart = charts.get(birth);
  if (chart) for (const { compiled } of YOGA_RULES) compiled.test(chart);
});

const MINUTE = 1 / 1440;
const about = ({ jd }: Birth, minutes: number): Range => ({
  fromJd: julianDayUt(jd - minutes * MINUTE),
  untilJd: julianDayUt(jd + minutes * MINUTE),
});
line(
  "uncertainty, 15 minutes either way",
  (birth) => void uncertaintyOf(nativity(birth), [about(birth, 15)], { timed: true }),
  LONG_ROUNDS,
);
line(
  "yogas of a birth of unknown time",
  (birth) => void uncertaintyOf(nativity(birth), [about(birth, 720)], { timed: false, subjects: ["yogas"] }),
  LONG_ROUNDS,
);

if (over.length > 0) {
  console.error(`sections: over the budget: ${over.join(", ")}`);
  process.exitCode = 1;
}
