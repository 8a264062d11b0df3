import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "@lagna/terms";
import { openEphemeris } from "@lagna/ephemeris";
import { arcForward, nativityOf, resolveSettings, type Birth, type Ephemeris } from "@lagna/jyotish";
import { DOSHA_RULES, doshaId, liftedId } from "../packages/jyotish/src/dosha/dosha.ts";
import { chartOfBirth, risenPoints, type RisenPoints } from "../packages/jyotish/src/yoga/chart-of-birth.ts";
import { DEFAULT_YOGA_SETTINGS, lordsBy } from "../packages/jyotish/src/yoga/chart-of-signs.ts";
import { FREQUENCIES } from "../packages/jyotish/src/yoga/frequency.data.ts";
import { variantKey } from "../packages/jyotish/src/yoga/frequency.ts";
import type { YogaSettings } from "../packages/jyotish/src/yoga/rule.ts";
import type { RuleChart } from "../packages/jyotish/src/yoga/rule-chart.ts";
import { or, TRUE, FALSE, type Truth } from "../packages/jyotish/src/yoga/truth.ts";
import { YOGA_RULES } from "../packages/jyotish/src/yoga/yoga.ts";
import { ROOT } from "./lib/run.ts";

/**
 * Counts how many births have each yoga and dosha, and keeps the figures beside the rules: `node tools/count-yogas.ts [births] [minutes]`.
 *
 * Births are spread evenly over a century and over latitudes from 40° south to 60° north; the birth of each number is always the same,
 * so a count that ran out of time goes on where it stopped (`fresh` as the third word begins anew, as it must after a rule changed; `new`
 * counts those alone that have no figures yet or figures of fewer births, in one go, and keeps nothing of a count that ran out of time).
 * The figures are written after every batch, of births in the order of their days: the ephemeris answers near instants much faster.
 * What needs a sunrise, and the variants that touch most rules at once, are counted in every sixteenth birth: each figure stands with
 * the number it is of.
 */

const [births = "1000000", minutes = "10", begin = ""] = process.argv.slice(2);
const FILE = join(ROOT, "packages/jyotish/src/yoga/frequency.data.ts");
const SPARSE = 16;
const BATCH = 10_000;
const CENTURY_FROM = Date.UTC(1926, 0, 1);
const CENTURY_DAYS = 36_525;
/** Of the plastic number: a sequence that fills three dimensions evenly (Roberts, R3). */
const STEPS = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703] as const;

/** These touch most of the rules: counted sparsely. Strength by shadbala is not counted. */
const BROAD: readonly string[] = ["colords", "node_aspects"];
const UNCOUNTED: readonly string[] = ["strength"];

interface Counted {
  readonly id: string;
  readonly settings: readonly (keyof YogaSettings)[];
  readonly needsSunrise: boolean;
  readonly test: (chart: RuleChart) => Truth;
}

const yogas: readonly Counted[] = YOGA_RULES.filter(({ sensitive }) => !sensitive).map(
  ({ id, settings, needs, compiled }) => ({ id, settings, needsSunrise: needs.has("sunrise"), test: compiled.test }),
);
const doshas: readonly Counted[] = DOSHA_RULES.flatMap(({ data, holds, cancellations, settings, liftedSettings }) => [
  { id: doshaId(data.id), settings, needsSunrise: holds.needs.has("sunrise"), test: holds.compiled.test },
  ...(cancellations.length === 0
    ? []
    : [
        {
          id: liftedId(data.id),
          settings: liftedSettings,
          needsSunrise: false,
          test(chart: RuleChart): Truth {
            if (holds.compiled.test(chart) !== TRUE) return FALSE;
            return cancellations.reduce((said: Truth, [, rule]) => or(said, rule.compiled.test(chart)), FALSE);
          },
        },
      ]),
]);
/** In a count of all births, or of every sixteenth where that is all that is counted of it. */
const isCounted = ({ id, needsSunrise }: Counted): boolean =>
  (FREQUENCIES.counts[id]?.[""]?.[1] ?? 0) >= Number(births) / (needsSunrise ? SPARSE : 1);
const counted = [...yogas, ...doshas].filter((rule) => begin !== "new" || !isCounted(rule));

/** Every choice that is not the default one, each alone. */
const alternatives = Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas })
  .filter(([key]) => !UNCOUNTED.includes(key))
  .flatMap(([key, values]) =>
    values.slice(1).map((value) => {
      const settings: YogaSettings = { ...DEFAULT_YOGA_SETTINGS, [key]: value };
      const rules = counted.filter((rule) => rule.settings.includes(key as keyof YogaSettings));
      return { settings, broad: BROAD.includes(key), rules };
    }),
  )
  .filter(({ rules }) => rules.length > 0);

type Tally = Map<string, Map<string, [births: number, of: number]>>;

/** The count of a rule in a variant, to be added to. */
function entryOf(tally: Tally, id: string, variant: string): [births: number, of: number] {
  const variants = tally.get(id) ?? new Map<string, [number, number]>();
  const entry = variants.get(variant) ?? [0, 0];
  tally.set(id, variants.set(variant, entry));
  return entry;
}

/** Rules to be counted in charts of one choice of settings. */
interface Task {
  readonly settings: YogaSettings;
  readonly broad: boolean;
  readonly rules: readonly (Counted & { readonly entry: [births: number, of: number] })[];
}

function tasksFor(tally: Tally): readonly Task[] {
  return [{ settings: DEFAULT_YOGA_SETTINGS, broad: false, rules: counted }, ...alternatives].map(
    ({ settings, broad, rules }) => ({
      settings,
      broad,
      rules: rules.map((rule) => ({ ...rule, entry: entryOf(tally, rule.id, variantKey(rule.settings, settings)) })),
    }),
  );
}

interface NumberedBirth extends Birth {
  readonly index: number;
}

function birthOf(ephemeris: Ephemeris, index: number): NumberedBirth {
  const [day, north, east] = STEPS.map((step) => (0.5 + step * (index + 1)) % 1) as [number, number, number];
  return {
    index,
    jd: ephemeris.julianDay(CENTURY_FROM + day * CENTURY_DAYS * 86_400_000),
    latitude: north * 100 - 40,
    longitude: east * 360 - 180,
    gender: index % 2 === 0 ? "male" : "female",
  };
}

/** Day or night by whether the Sun is above the lagna's horizon; the points of the day are not worked out. */
function unrisen(lagna: number, sun: number): RisenPoints {
  const none = { hora_lagna: null, ghati_lagna: null, gulika: null, mandi: null };
  return { dayBirth: arcForward(lagna, sun) > 180, vara: null, longitudes: none };
}

function countBirth(tasks: readonly Task[], ephemeris: Ephemeris, birth: NumberedBirth): void {
  const nativity = nativityOf(ephemeris, birth, SETTINGS_OF_COUNT);
  const sparse = birth.index % SPARSE === 0;
  const { lagna, sun } = nativity.longitudes;
  const chart = chartOfBirth(nativity, sparse ? risenPoints(nativity) : unrisen(lagna, sun));
  for (const { settings, broad, rules } of tasks) {
    if (broad && !sparse) continue;
    const judged =
      settings === DEFAULT_YOGA_SETTINGS ? chart : chart.but({ settings, lords: lordsBy(settings.colords, nativity) });
    for (const { entry, needsSunrise, test } of rules) {
      if (needsSunrise && !sparse) continue;
      entry[1] += 1;
      if (test(judged) === TRUE) entry[0] += 1;
    }
  }
}

const SETTINGS_OF_COUNT = resolveSettings();

/** What an earlier count has written. */
function earlier(): { readonly done: number; readonly tally: Tally } {
  if (begin === "fresh") return { done: 0, tally: new Map() };
  const anew = new Set(begin === "new" ? counted.map(({ id }) => id) : []);
  const kept = Object.entries(FREQUENCIES.counts).filter(([id]) => !anew.has(id));
  const counts = kept.map(
    ([id, variants]) =>
      [
        id,
        new Map(Object.entries(variants).map(([name, [held, of]]) => [name, [held, of] as [number, number]])),
      ] as const,
  );
  return { done: begin === "new" ? 0 : FREQUENCIES.births, tally: new Map(counts) };
}

const HEADER = `/** So many births have it, of so many counted; by id, and by the variant of the rule: "" as it comes. */
type Counts = Readonly<Record<string, Readonly<Record<string, readonly [births: number, of: number]>>>>;

/** How common each yoga and dosha is. Written by tools/count-yogas.ts. */
export const FREQUENCIES: { readonly births: number; readonly counts: Counts } = `;

function write(done: number, tally: Tally): void {
  const counts = Object.fromEntries(
    [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, variants]) => [id, Object.fromEntries(variants)]),
  );
  writeFileSync(FILE, `${HEADER}${JSON.stringify({ births: done, counts })};\n`);
}

function count(): void {
  const ephemeris = openEphemeris();
  const { done, tally } = earlier();
  const tasks = tasksFor(tally);
  const until = Date.now() + Number(minutes) * 60_000;
  let counted = done;
  while (counted < Number(births) && Date.now() < until) {
    const batch = Array.from({ length: Math.min(BATCH, Number(births) - counted) }, (_, number) =>
      birthOf(ephemeris, counted + number),
    );
    for (const birth of batch.toSorted((a, b) => a.jd - b.jd)) countBirth(tasks, ephemeris, birth);
    counted += batch.length;
    if (begin !== "new" || counted >= Number(births)) write(counted, tally);
  }
  console.log(`${counted} births counted, ${counted - done} of them now; ${tally.size} yogas and doshas`);
}

count();
