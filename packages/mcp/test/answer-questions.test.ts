import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { takeSampleOfEach } from "../../../tools/lib/sample.ts";
import { ToolRefusal, TOOLS } from "../src/index.ts";
import { openOfflineEngine } from "../src/offline/open-offline-engine.ts";
import { PLACES_CACHE } from "./places-cache.ts";

/** One tool call answers each question: what is expected of some paths of the answer. */
interface Question {
  readonly question: string;
  readonly tool: string;
  readonly input: object;
  readonly expected: Readonly<Record<string, Expectation>>;
  readonly source: string;
}
type Expectation =
  | string
  | number
  | boolean
  | null
  | { readonly near: number; readonly within: number }
  | { readonly instant: string; readonly within: number }
  | Readonly<Record<string, string | number>>;

const { questions } = JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8")) as {
  questions: Question[];
};

const engine = openOfflineEngine({ cacheDir: PLACES_CACHE });
afterAll(() => engine.close());

const isNamed = (item: unknown, key: string): boolean =>
  typeof item === "object" && item !== null && ("id" in item ? item.id === key : "graha" in item && item.graha === key);

/** The value at a path; an item of a list by its index, its id or its graha. */
function follow(answer: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return /^\d+$/.test(key) ? value[Number(key)] : value.find((item) => isNamed(item, key));
    return (value as Record<string, unknown> | undefined)?.[key];
  }, answer);
}

function expectValue(found: unknown, expected: Expectation, label: string): void {
  if (typeof expected !== "object" || expected === null) return expect(found, label).toBe(expected);
  if ("near" in expected) {
    expect(Math.abs(Number(found) - Number(expected["near"])), label).toBeLessThan(Number(expected["within"]));
  } else if ("instant" in expected) {
    const seconds = Math.abs(Date.parse(String(found)) - Date.parse(String(expected["instant"]))) / 1000;
    expect(seconds, label).toBeLessThan(Number(expected["within"]));
  } else expect(found, label).toMatchObject(expected);
}

test("there are sixty questions, and every tool is asked", () => {
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions.map(({ tool }) => tool))).toEqual(new Set(TOOLS.map(({ name }) => name)));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

test.each(takeSampleOfEach(questions, ({ tool }) => tool))(
  "$question",
  async ({ tool: name, input, expected, source }) => {
    const tool = TOOLS.find((each) => each.name === name);
    if (!tool) throw new Error(`no tool ${name}`);
    const { refusal } = expected;
    if (refusal !== undefined) {
      const refused = await tool.call(engine, input).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ToolRefusal);
      return expect(String(refused)).toContain(refusal);
    }
    const answer = await tool.call(engine, input);
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(6000);
    for (const [path, value] of Object.entries(expected))
      expectValue(follow(answer, path), value, `${path} (${source})`);
  },
);
