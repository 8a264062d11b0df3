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
 * ayanamsa in the same run: in time of the processor, the best of several rounds, so that a busy machine tells nearly the same.
 */

const CHARTS = 150;
const ROUNDS = 9;
/** Of what is many small functions: as many rounds as it takes until all of them are compiled, as they are in a server. */
const WARM_ROUNDS = 40;
/** Of all sections of one kundli, what engine budgets name. */
const BUDGETS: Readonly<Record<string, number>> = {
  kundli: 5,
  "every section": 30,
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
function cost(work: (birth: Birth) => void, times = ROUNDS): number {
  for (const birth of births) work(birth);
  const rounds = Array.from({ length: times }, () => {
    const before = process.cpuUsage();
    for (const birth of births) work(birth);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / CHARTS;
  });
  return Math.min(...rounds);
}

const unit = cost(bare);
const over: string[] = [];

function line(name: string, work: (birth: Birth) => void, times = ROUNDS): void {
  const ratio = cost(work, times) / unit;
  const budget = BUDGETS[name];
  if (budget !== undefined && ratio > budget) over.push(name);
  console.log(`${name}: ${ratio.toFixed(2)}${budget === undefined ? "" : ` (at most ${budget})`}`);
}

const nativity = (birth: Birth): Nativity => nativityOf(ephemeris, birth, settings);

console.log(
  `bare calls for nine grahas, houses and ayanamsa: ${unit.toFixed(0)} µs; everything else as a multiple of that`,
);
line("nativity", nativity);
line("kundli", (birth) => void calculate(nativity(birth), SECTION_NAMES_ALWAYS), WARM_ROUNDS);
for (const name of SUBJECT_NAMES) line(name, (birth) => void calculate(nativity(birth), [name]));
line("every dasha, two levels", (birth) => void everyDasha(nativity(birth), LEVELS_OF_EVERY_DASHA), WARM_ROUNDS);
line("every section", (birth) => void calculate(nativity(birth), SUBJECT_NAMES), WARM_ROUNDS);

const charts = new Map(births.map((birth) => [birth, ruleChartOfBirth(nativity(birth))]));
line(
  "the yoga rules alone",
  (birth) => {
    const chart = charts.get(birth);
    if (chart) for (const { compiled } of YOGA_RULES) compiled.test(chart);
  },
  WARM_ROUNDS,
);

const MINUTE = 1 / 1440;
const about = ({ jd }: Birth, minutes: number): Range => ({
  fromJd: julianDayUt(jd - minutes * MINUTE),
  untilJd: julianDayUt(jd + minutes * MINUTE),
});
line(
  "uncertainty, 15 minutes either way",
  (birth) => void uncertaintyOf(nativity(birth), [about(birth, 15)], { timed: true }),
  1,
);
line(
  "yogas of a birth of unknown time",
  (birth) => void uncertaintyOf(nativity(birth), [about(birth, 720)], { timed: false, subjects: ["yogas"] }),
  1,
);

if (over.length > 0) {
  console.error(`sections: over the budget: ${over.join(", ")}`);
  process.exitCode = 1;
}
