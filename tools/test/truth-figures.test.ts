import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTruth, readWritten } from "../lib/truth/compose-truth.ts";
import { CORPUS } from "../lib/truth/read-first-measurements.ts";
import { summarizeComparisons } from "../lib/truth/summarize-comparisons.ts";

const truth = readTruth();
/** The readme's lines as one text, since a sentence goes over several. */
const readme = readFileSync(join(CORPUS, "README.md"), "utf8").replaceAll(/\s+/gu, " ");
const fixed = (percent: number): string => percent.toFixed(1);

test("the page has the known differences and first measurements of today (npm run truth -- --write)", () => {
  const { differences, ...language } = readWritten();
  expect(truth).toMatchObject(language);
  const shown = truth.sections.flatMap((section) => section.differences);
  expect(new Set(shown.map(({ subject }) => subject))).toEqual(new Set(differences.map(({ subject }) => subject)));
  expect(shown).toEqual(expect.arrayContaining([...differences]));
  expect(shown).toHaveLength(differences.length);
});

test("every known difference of the golden cases is listed once", () => {
  const rows = readFileSync("packages/jyotish/test/golden/known-differences.md", "utf8").match(/^\| .* \|$/gmu) ?? [];
  const almanac =
    readFileSync("packages/panchang/test/golden/known-differences.md", "utf8").match(/^\| .* \|$/gmu) ?? [];
  const headings = 1 + almanac.filter((row) => /^\| (?:rows?|date) \|/u.test(row)).length;
  expect(readWritten().differences).toHaveLength(rows.length + almanac.length - headings);
});

test.each(truth.conversations.map((row) => [row.authors, row] as const))(
  "%s: as the corpus' readme has it",
  (_, row) => {
    const [good, beside, wrong] = [fixed(row.good), fixed(row.beside), fixed(row.wrong)];
    const judged = [
      `good ${good} %, beside the question ${beside} %, wrong ${wrong} %`,
      `good ${good} %, right subject but beside the question ${beside} %, wrong ${wrong} %`,
      `${good}, ${beside} and ${wrong} %`,
    ];
    expect(judged.filter((text) => readme.includes(text))).toHaveLength(1);
    if (row.objectRight === null) return;
    const understood = [
      `object right ${fixed(row.objectRight)} %`,
      `| all, ${row.messages} | ${fixed(row.objectRight)} % |`,
    ];
    expect(understood.filter((text) => readme.includes(text))).toHaveLength(1);
  },
);

test("every judged measurement of the readme is on the page", () => {
  const judged = readme.matchAll(
    /good ([\d.]+) %, (?:right subject but )?beside the question ([\d.]+) %, wrong ([\d.]+) %/gu,
  );
  const missing = [...judged].filter(
    ([, good, beside, wrong]) =>
      !truth.conversations.some(
        (row) => fixed(row.good) === good && fixed(row.beside) === beside && fixed(row.wrong) === wrong,
      ),
  );
  expect(missing.map(([text]) => text)).toEqual([]);
});

test("a comparison is counted beyond what is allowed, and the largest is kept", () => {
  const row = { subject: "positions", quantity: "grahas", id: "jhd-suryanarain-rao", tolerance: 0.05, unit: "deg" };
  const { positions } = summarizeComparisons([
    { ...row, error: 0.01 },
    { ...row, error: 0.06 },
    { ...row, error: 0.02 },
    { ...row, error: null },
  ]);
  expect(positions).toEqual([
    {
      source: "jhd",
      unit: "deg",
      figures: 4,
      beyond: 2,
      largest: { error: 0.06, tolerance: 0.05, quantity: "grahas", id: "jhd-suryanarain-rao" },
      median: 0.02,
    },
  ]);
});

test("a figure of an unknown source or subject is refused, and not left out", () => {
  const row = { quantity: "grahas", error: 0, tolerance: 1, unit: "deg" };
  expect(() => summarizeComparisons([{ ...row, subject: "positions", id: "unknown" }])).toThrow(/no source/u);
  expect(() => summarizeComparisons([{ ...row, subject: "unknown", id: "swe-1600-01-01" }])).toThrow(/no section/u);
});
