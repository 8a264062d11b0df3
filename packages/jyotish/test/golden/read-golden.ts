import { readFileSync } from "node:fs";
import { type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { afterAll } from "vitest";
import { recordComparison } from "./record-comparison.ts";

/** A file of reference cases in this folder, at `<source>/<subject>.json`. */
export function readGolden<Case extends { id: string }>(path: string): readonly Case[] {
  const { cases } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { cases: Case[] };
  if (cases.length === 0) throw new Error(`${path} holds no cases`);
  return cases;
}

/** The reference files write "Sun" and "Lagna" where our ids are lower-case. */
export function toBodyId(name: string): "lagna" | Graha {
  const id = name.toLowerCase();
  if (id === "lagna" || GRAHAS.includes(id as Graha)) return id as "lagna" | Graha;
  throw new Error(`no such body: ${name}`);
}

export function toLongitudesById(values: Readonly<Record<string, number>>): Record<"lagna" | Graha, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [toBodyId(name), value])) as Record<
    "lagna" | Graha,
    number
  >;
}

/** 0 = Aries … 11 = Pisces, as in the reference files. */
export const getSignIndex = (rashi: Rashi): number => RASHIS.indexOf(rashi);

/** The Julian day UT of a wall-clock time at an offset in hours, Gregorian calendar. */
export function toJdFromLocal(local: string, offsetHours: number): number {
  return Date.parse(`${local}Z`) / 86_400_000 + 2_440_587.5 - offsetHours / 24;
}

/** Prints the error of the worst case, so that a tolerance never hides a drift. */
export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The number of accepted differences that name one of these cases. */
function countListedDifferences(ids: readonly string[]): number {
  const rows = readFileSync(new URL("known-differences.md", import.meta.url), "utf8").split("\n");
  const named = rows
    .filter((row) => row.startsWith("| "))
    .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id));
  return named.filter((row) => row.some((id) => ids.some((of) => of.startsWith(id)))).length;
}

/** A group of exact figures: prints its row of the golden table at the end of the file. */
export class ExactGroup {
  readonly #cases = new Map<string, boolean>();
  #figures = 0;
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
    afterAll(() => {
      const passed = [...this.#cases.values()].filter(Boolean).length;
      const listed = countListedDifferences([...this.#cases.keys()]);
      const row = [`${this.#cases.size} cases`, `${passed} passed`, `largest error 0 over ${this.#figures} figures`];
      printLine(`| ${title} | ${row.join(" | ")} | ${listed} listed differences |`);
    });
  }

  /** The checks of a case; it passes if all of them do. */
  check(id: string, figures: number, assertions: () => void): void {
    const soFar = this.#cases.get(id) ?? true;
    this.#cases.set(id, false);
    assertions();
    this.#figures += figures;
    recordComparison({ subject: this.#title, quantity: "exact", id, error: 0, tolerance: 0, unit: "", figures });
    this.#cases.set(id, soFar);
  }
}
