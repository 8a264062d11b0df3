import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { SETTINGS } from "@lagna/terms";
import { openEphemeris } from "@lagna/ephemeris";
import { arcForward, createNativity, resolveSettings, type Birth, type Ephemeris } from "@lagna/jyotish";
import { DOSHA_RULES, getDoshaFrequencyId, getCancelledFrequencyId } from "../packages/jyotish/src/dosha/dosha.ts";
import {
  createBirthRuleChart,
  computeSunrisePoints,
  type SunrisePoints,
} from "../packages/jyotish/src/yoga/birth-rule-chart.ts";
import { DEFAULT_YOGA_SETTINGS, resolveSignLords } from "../packages/jyotish/src/yoga/sign-rule-chart.ts";
import { FREQUENCIES } from "../packages/jyotish/src/yoga/frequency.data.ts";
import { createVariantKey } from "../packages/jyotish/src/yoga/frequency.ts";
import type { YogaSettings } from "../packages/jyotish/src/yoga/rule-language.ts";
import type { RuleChart } from "../packages/jyotish/src/yoga/rule-chart.ts";
import { or, TRUE, FALSE, type Truth } from "../packages/jyotish/src/yoga/three-valued-logic.ts";
import { YOGA_RULES } from "../packages/jyotish/src/yoga/yoga.ts";
import { ROOT } from "./lib/run-command.ts";

/**
 * Counts how many births have each yoga and dosha, and writes the figures next to the rules: `node tools/count-yogas.ts [births] [minutes] [mode]`.
 *
 * Births are spread evenly over a century and over latitudes from 40° south to 60° north. The birth with a given number is always the same,
 * so a count that ran out of time continues where it stopped. Mode `fresh` starts from zero, which is necessary after a rule changed. Mode `new`
 * counts only rules that have no figures yet, or figures of fewer births; it must finish in one run and writes nothing otherwise.
 * The figures are written after every batch. Births of a batch are sorted by date, because the ephemeris is much faster for instants close together.
 * Rules that need a sunrise, and the variants that affect most rules, are counted only in every sixteenth birth: each figure includes
 * the number of births counted.
 */

const [births = "1000000", minutes = "10", mode = ""] = process.argv.slice(2);
const FILE = join(ROOT, "packages/jyotish/src/yoga/frequency.data.ts");
const SPARSE_INTERVAL = 16;
const BATCH = 10_000;
const CENTURY_FROM = Date.UTC(1926, 0, 1);
const CENTURY_DAYS = 36_525;
/** Low-discrepancy sequence that fills three dimensions evenly, generalising the plastic number (Roberts, R3). */
const STEPS = [0.8191725133961645, 0.6710436067037893, 0.5497004779019703] as const;

/** Variants of these settings affect most rules, so they are counted only in every sixteenth birth. */
const BROAD_SETTINGS: readonly string[] = ["colords", "node_aspects"];
/** Strength by shadbala is not counted. */
const UNCOUNTED_SETTINGS: readonly string[] = ["strength"];

interface CountedRule {
  readonly id: string;
  readonly settings: readonly (keyof YogaSettings)[];
  readonly needsSunrise: boolean;
  readonly test: (chart: RuleChart) => Truth;
}

const yogas: readonly CountedRule[] = YOGA_RULES.filter(({ sensitive }) => !sensitive).map(
  ({ id, settings, needs, compiled }) => ({ id, settings, needsSunrise: needs.has("sunrise"), test: compiled.test }),
);
const doshas: readonly CountedRule[] = DOSHA_RULES.flatMap(
  ({ data, holds, cancellations, settings, cancellationSettings }) => [
    { id: getDoshaFrequencyId(data.id), settings, needsSunrise: holds.needs.has("sunrise"), test: holds.compiled.test },
    ...(cancellations.length === 0
      ? []
      : [
          {
            id: getCancelledFrequencyId(data.id),
            settings: cancellationSettings,
            needsSunrise: false,
            test(chart: RuleChart): Truth {
              if (holds.compiled.test(chart) !== TRUE) return FALSE;
              return cancellations.reduce((result: Truth, [, rule]) => or(result, rule.compiled.test(chart)), FALSE);
            },
          },
        ]),
  ],
);
/** Whether the stored count covers all requested births, or every sixteenth if the rule is counted sparsely. */
const isCounted = ({ id, needsSunrise }: CountedRule): boolean =>
  (FREQUENCIES.counts[id]?.[""]?.[1] ?? 0) >= Number(births) / (needsSunrise ? SPARSE_INTERVAL : 1);
const counted = [...yogas, ...doshas].filter((rule) => mode !== "new" || !isCounted(rule));

/** Every non-default value of every setting, one at a time. */
const alternatives = Object.entries({ ...SETTINGS.yogas, ...SETTINGS.doshas })
  .filter(([key]) => !UNCOUNTED_SETTINGS.includes(key))
  .flatMap(([key, values]) =>
    values.slice(1).map((value) => {
      const settings: YogaSettings = { ...DEFAULT_YOGA_SETTINGS, [key]: value };
      const rules = counted.filter((rule) => rule.settings.includes(key as keyof YogaSettings));
      return { settings, broad: BROAD_SETTINGS.includes(key), rules };
    }),
  )
  .filter(({ rules }) => rules.length > 0);

type Tally = Map<string, Map<string, [births: number, of: number]>>;

/** The mutable count of a rule in a variant. */
function getEntry(tally: Tally, id: string, variant: string): [births: number, of: number] {
  const variants = tally.get(id) ?? new Map<string, [number, number]>();
  const entry = variants.get(variant) ?? [0, 0];
  tally.set(id, variants.set(variant, entry));
  return entry;
}

/** Rules to be counted in charts with the same settings. */
interface Task {
  readonly settings: YogaSettings;
  readonly broad: boolean;
  readonly rules: readonly (CountedRule & { readonly entry: [births: number, of: number] })[];
}

function createTasks(tally: Tally): readonly Task[] {
  return [{ settings: DEFAULT_YOGA_SETTINGS, broad: false, rules: counted }, ...alternatives].map(
    ({ settings, broad, rules }) => ({
      settings,
      broad,
      rules: rules.map((rule) => ({
        ...rule,
        entry: getEntry(tally, rule.id, createVariantKey(rule.settings, settings)),
      })),
    }),
  );
}

interface NumberedBirth extends Birth {
  readonly index: number;
}

function createBirth(ephemeris: Ephemeris, index: number): NumberedBirth {
  const [day, north, east] = STEPS.map((step) => (0.5 + step * (index + 1)) % 1) as [number, number, number];
  return {
    index,
    jd: ephemeris.julianDay(CENTURY_FROM + day * CENTURY_DAYS * 86_400_000),
    latitude: north * 100 - 40,
    longitude: east * 360 - 180,
    gender: index % 2 === 0 ? "male" : "female",
  };
}

/** Day birth if the Sun is above the horizon of the lagna; the points that need a sunrise are null. */
function estimateSunrisePoints(lagna: number, sun: number): SunrisePoints {
  const longitudes = { hora_lagna: null, ghati_lagna: null, gulika: null, mandi: null };
  return { dayBirth: arcForward(lagna, sun) > 180, vara: null, longitudes };
}

function countBirth(tasks: readonly Task[], ephemeris: Ephemeris, birth: NumberedBirth): void {
  const nativity = createNativity(ephemeris, birth, COUNT_SETTINGS);
  const sparse = birth.index % SPARSE_INTERVAL === 0;
  const { lagna, sun } = nativity.longitudes;
  const chart = createBirthRuleChart(
    nativity,
    sparse ? computeSunrisePoints(nativity) : estimateSunrisePoints(lagna, sun),
  );
  for (const { settings, broad, rules } of tasks) {
    if (broad && !sparse) continue;
    const variantChart =
      settings === DEFAULT_YOGA_SETTINGS
        ? chart
        : chart.with({ settings, lords: resolveSignLords(settings.colords, nativity) });
    for (const { entry, needsSunrise, test } of rules) {
      if (needsSunrise && !sparse) continue;
      entry[1] += 1;
      if (test(variantChart) === TRUE) entry[0] += 1;
    }
  }
}

const COUNT_SETTINGS = resolveSettings();

/** The counts that an earlier run has written. */
function readEarlierCount(): { readonly done: number; readonly tally: Tally } {
  if (mode === "fresh") return { done: 0, tally: new Map() };
  const recountedIds = new Set(mode === "new" ? counted.map(({ id }) => id) : []);
  const earlierEntries = Object.entries(FREQUENCIES.counts).filter(([id]) => !recountedIds.has(id));
  const counts = earlierEntries.map(
    ([id, variants]) =>
      [
        id,
        new Map(Object.entries(variants).map(([name, [held, of]]) => [name, [held, of] as [number, number]])),
      ] as const,
  );
  return { done: mode === "new" ? 0 : FREQUENCIES.births, tally: new Map(counts) };
}

const HEADER = `/** So many births have it, of so many counted; by id, and by the variant of the rule: "" as it comes. */
type Counts = Readonly<Record<string, Readonly<Record<string, readonly [births: number, of: number]>>>>;

/** How common each yoga and dosha is. Written by tools/count-yogas.ts. */
export const FREQUENCIES: { readonly births: number; readonly counts: Counts } = `;

function writeCounts(done: number, tally: Tally): void {
  const counts = Object.fromEntries(
    [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, variants]) => [id, Object.fromEntries(variants)]),
  );
  writeFileSync(FILE, `${HEADER}${JSON.stringify({ births: done, counts })};\n`);
}

function count(): void {
  const ephemeris = openEphemeris();
  const { done, tally } = readEarlierCount();
  const tasks = createTasks(tally);
  const until = Date.now() + Number(minutes) * 60_000;
  let counted = done;
  while (counted < Number(births) && Date.now() < until) {
    const batch = Array.from({ length: Math.min(BATCH, Number(births) - counted) }, (_, number) =>
      createBirth(ephemeris, counted + number),
    );
    for (const birth of batch.toSorted((a, b) => a.jd - b.jd)) countBirth(tasks, ephemeris, birth);
    counted += batch.length;
    if (mode !== "new" || counted >= Number(births)) writeCounts(counted, tally);
  }
  console.log(`${counted} births counted, ${counted - done} of them in this run; ${tally.size} yogas and doshas`);
}

count();
