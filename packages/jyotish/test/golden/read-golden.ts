import { readFileSync } from "node:fs";
import { type Graha, GRAHAS, type Rashi, RASHIS } from "@lagna/terms";
import { afterAll } from "vitest";

/** A file of reference cases beside this one, as `<source>/<subject>.json`. */
export function readGolden<Case extends { id: string }>(path: string): readonly Case[] {
  const { cases } = JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8")) as { cases: Case[] };
  if (cases.length === 0) throw new Error(`${path} holds no cases`);
  return cases;
}

/** The reference files write "Sun" and "Lagna" where our ids are lower-case. */
export function bodyId(name: string): "lagna" | Graha {
  const id = name.toLowerCase();
  if (id === "lagna" || GRAHAS.includes(id as Graha)) return id as "lagna" | Graha;
  throw new Error(`no such body: ${name}`);
}

export function byId(values: Readonly<Record<string, number>>): Record<"lagna" | Graha, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [bodyId(name), value])) as Record<
    "lagna" | Graha,
    number
  >;
}

/** 0 = Aries … 11 = Pisces, as the reference files count. */
export const signIndex = (rashi: Rashi): number => RASHIS.indexOf(rashi);

/** The Julian day UT of a wall-clock time at an offset in hours, Gregorian calendar. */
export function jdOfLocal(local: string, offsetHours: number): number {
  return Date.parse(`${local}Z`) / 86_400_000 + 2_440_587.5 - offsetHours / 24;
}

/** Prints how far off the worst case was, so that a tolerance never hides a drift. */
export function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** How many accepted differences name one of these cases. */
function listedDifferences(ids: readonly string[]): number {
  const rows = readFileSync(new URL("known-differences.md", import.meta.url), "utf8").split("\n");
  const named = rows
    .filter((row) => row.startsWith("| "))
    .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id));
  return named.filter((row) => row.some((id) => ids.some((of) => of.startsWith(id)))).length;
}

/** A group of exact figures: prints its row of the golden table when the file is done. */
export class ExactGroup {
  readonly #cases = new Map<string, boolean>();
  #figures = 0;

  constructor(title: string) {
    afterAll(() => {
      const passed = [...this.#cases.values()].filter(Boolean).length;
      const listed = listedDifferences([...this.#cases.keys()]);
      const row = [`${this.#cases.size} cases`, `${passed} passed`, `largest error 0 over ${this.#figures} figures`];
      report(`| ${title} | ${row.join(" | ")} | ${listed} listed differences |`);
    });
  }

  /** What a case must show; it passes when all of its checks do. */
  check(id: string, figures: number, assertions: () => void): void {
    const soFar = this.#cases.get(id) ?? true;
    this.#cases.set(id, false);
    assertions();
    this.#figures += figures;
    this.#cases.set(id, soFar);
  }
}
