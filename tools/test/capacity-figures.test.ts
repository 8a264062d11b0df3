import { expect, test } from "vitest";
import { checkCapacityFigures } from "../lib/capacity-figures.ts";
import { evaluateFormula } from "../lib/evaluate-formula.ts";

const noNames = (name: string): never => {
  throw new Error(`no ${name}`);
};

test.each([
  ["1,000 + 2 * 3", 1006],
  ["(1 + 2) * 3 - 4 / 8", 8.5],
  ["8 / 4 / 2", 1],
  ["ceil(2.1) + max(1, 2 * 2)", 7],
])("%s = %d", (formula, value) => {
  expect(evaluateFormula(formula, noNames)).toBe(value);
});

test.each(["1 +", "(1", "1 2", "1 ; 2", "* 2", "ceil 2", ""])('"%s" is refused', (formula) => {
  expect(() => evaluateFormula(formula, noNames)).toThrow("cannot be read");
});

/** A document with these lines in its tables. */
const write = ({ assumed = "| `people` | 1,000 | |", measured = "", derived = "| `all` | people * 2 | 2,000 | |" }) =>
  ["# Capacity", "## Assumptions", assumed, "## Measured", measured, "## Derived", derived, ""].join("\n");
const MEASURED = "| `cost` | 2.5 | ms | `npm run bench` |";

test("results that follow from the figures are accepted, to three digits", () => {
  const derived = "| `all` | people * cost / 7 | 357 | |\n| `twice` | all * 2 | 714 | |";
  expect(checkCapacityFigures(write({ measured: MEASURED, derived }))).toMatchObject({ problems: [], results: 2 });
});

test("a result that does not follow is named, and corrected", () => {
  const { problems, corrected } = checkCapacityFigures(write({ derived: "| `all` | people * 2 | 1,999 | people |" }));
  expect(problems).toEqual(['all is 2,000, not "1,999"']);
  expect(corrected).toBe(write({ derived: "| `all` | people * 2 | 2,000 | people |" }));
});

test.each([
  [
    'all: there is no figure "cost"',
    { measured: "| `cost` | not measured yet | ms | `npm run bench` |", derived: "| `all` | people * cost | 1 | |" },
  ],
  ["cost names no command", { measured: "| `cost` | 2.5 | ms | by hand |" }],
  ['cost: "fast" is neither a number nor "not measured yet"', { measured: "| `cost` | fast | ms | `npm run bench` |" }],
  ['people: "many" is not a number', { assumed: "| `people` | many | |", derived: "| `all` | people * 2 | NaN | |" }],
  [
    "people is defined twice",
    { measured: "| `people` | 2 | ms | `npm run bench` |", derived: "| `all` | people * 2 | 4 | |" },
  ],
  ["nothing follows from others", { assumed: "| `people` | 1,000 | |\n| `others` | 3 | |" }],
  ["there are no derived figures", { assumed: "", derived: "" }],
])("%s", (problem, document) => {
  expect(checkCapacityFigures(write(document)).problems).toEqual([problem]);
});
