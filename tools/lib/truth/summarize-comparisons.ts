import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Comparison } from "../../../packages/jyotish/test/golden/record-comparison.ts";
import { ROOT } from "../run-command.ts";
import { SOURCES } from "./sources.data.ts";
import {
  SECTION_IDS,
  type SectionId,
  type SourceDifferences,
} from "../../../apps/web/src/app/pages/truth/truth-types.ts";

const GOLDEN = join(ROOT, "packages/jyotish/test/golden");

/** The section of a comparison by its subject and quantity; the first that fits. */
const SECTIONS: readonly (readonly [subject: RegExp, quantity: RegExp, section: SectionId])[] = [
  [/^positions$/u, /lagna|midheaven|cusps/u, "lagna"],
  [/^positions$/u, /ayanamsa/u, "ayanamsas"],
  [/^positions$/u, /./u, "positions"],
  [/^houses$/u, /./u, "lagna"],
  [/^ayanamsa$/u, /./u, "ayanamsas"],
  [/^(points|arudhas of signs)$/u, /./u, "points"],
  [/^vargas/u, /./u, "vargas"],
  [/^(dashas|vimshottari)/u, /./u, "dashas"],
  [/^(panchanga|printed days)$/u, /./u, "panchanga"],
  [/^(shadbala|ashtakavarga)$/u, /./u, "strengths"],
  [/^(relations and aspects|karakas)/u, /./u, "yogas"],
  [/^yogas$/u, /./u, "yogas"],
  [/^kp$/iu, /./u, "kp"],
  [/^KP charts/u, /./u, "kp"],
  [/^transits$/u, /pravesha/u, "varshaphal"],
  [/^transits$/u, /eclipse/u, "eclipses"],
  [/^transits$/u, /station/u, "positions"],
  [/^varshaphal/u, /./u, "varshaphal"],
  [/^matching/u, /./u, "matching"],
  [/^festivals$/u, /./u, "festivals"],
  [/^printed eclipses$/u, /./u, "eclipses"],
  [/^browser$/u, /./u, "browser"],
];

function findSection({ subject, quantity }: Comparison): SectionId {
  const found = SECTIONS.find(([ofSubject, ofQuantity]) => ofSubject.test(subject) && ofQuantity.test(quantity));
  if (!found) throw new Error(`no section for ${subject}: ${quantity}`);
  return found[2];
}

/** The folder of each golden case. */
function readFoldersOfCases(): ReadonlyMap<string, string> {
  const folders = readdirSync(GOLDEN, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    folders.flatMap(({ name }) =>
      readdirSync(join(GOLDEN, name))
        .filter((file) => file.endsWith(".json"))
        .flatMap((file) => {
          const { cases } = JSON.parse(readFileSync(join(GOLDEN, name, file), "utf8")) as { cases: { id: string }[] };
          return cases.map(({ id }): [string, string] => [id, name]);
        }),
    ),
  );
}

/** Ids that a test makes of a case: `A7` of the arudhas. */
const isArudha = (subject: string, id: string): boolean => subject === "points" && /^(?:A\d+|AL|UL)$/u.test(id);

function findSource({ subject, id }: Comparison, folders: ReadonlyMap<string, string>): string {
  if (subject.startsWith("matching: points")) return `couples of ${id}`;
  if (isArudha(subject, id)) return "pyjhora";
  const [word = ""] = id.split(" ");
  const source = folders.get(id) ?? folders.get(word) ?? (word in SOURCES ? word : undefined);
  if (source === undefined) throw new Error(`no source of ${subject}: ${id}`);
  return source;
}

const round = (value: number): number => Number(value.toPrecision(3));

function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return (
    ((sorted[Math.floor(middle - (sorted.length % 2 === 0 ? 1 : 0))] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
  );
}

/** Below this a difference of double numbers is rounding: shown as nought, since compilers round the last digits differently. */
const ROUNDING = 1e-8;
const clean = (error: number): number => (error < ROUNDING ? 0 : round(error));

function summarize(source: string, unit: string, rows: readonly Comparison[]): SourceDifferences {
  const measured = rows.filter((row): row is Comparison & { error: number } => row.error !== null);
  const share = ({ error, tolerance }: { error: number; tolerance: number }): number =>
    tolerance === 0 ? error : error / tolerance;
  const worst = measured.toSorted((one, other) => other.error - one.error || share(other) - share(one))[0];
  return {
    source,
    unit,
    figures: rows.reduce((sum, { figures = 1 }) => sum + figures, 0),
    beyond: rows.filter(({ error, tolerance }) => error === null || error > tolerance).length,
    largest:
      unit === "" || !worst
        ? null
        : {
            error: clean(worst.error),
            tolerance: round(worst.tolerance),
            quantity: worst.quantity,
            id: worst.id,
          },
    median: unit === "" ? null : clean(computeMedian(measured.map(({ error }) => error))),
  };
}

/** The differences of every section by source and unit, in the order of the sources. */
export function summarizeComparisons(
  comparisons: readonly Comparison[],
): Readonly<Record<SectionId, readonly SourceDifferences[]>> {
  const folders = readFoldersOfCases();
  const rows = comparisons.map((row) => ({ row, section: findSection(row), source: findSource(row, folders) }));
  const order = Object.keys(SOURCES);
  const ofSection = (id: SectionId): SourceDifferences[] =>
    [
      ...Map.groupBy(
        rows.filter(({ section }) => section === id),
        ({ source, row }) => `${source}\t${row.unit}`,
      ),
    ]
      .map(([key, group]) => {
        const [source = "", unit = ""] = key.split("\t");
        // Workers append in any order.
        const sorted = group.map(({ row }) => row).toSorted((one, other) => (one.id < other.id ? -1 : 1));
        return summarize(source, unit, sorted);
      })
      .toSorted(
        (one, other) => order.indexOf(one.source) - order.indexOf(other.source) || (one.unit < other.unit ? -1 : 1),
      );
  return Object.fromEntries(SECTION_IDS.map((id) => [id, ofSection(id)])) as Record<SectionId, SourceDifferences[]>;
}
