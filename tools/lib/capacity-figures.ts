import { evaluateFormula } from "./evaluate-formula.ts";

const NOT_MEASURED = "not measured yet";
const SIGNIFICANT_DIGITS = 3;
const FIGURE = new Intl.NumberFormat("en", { maximumSignificantDigits: SIGNIFICANT_DIGITS });

/** A line of one of the tables: `name`, and the cells after it. */
interface Row {
  readonly line: string;
  readonly name: string;
  readonly cells: readonly string[];
}

/** The lines under a heading that begin with a name in backticks. */
function readTable(document: string, heading: string): readonly Row[] {
  const [, section = ""] = document.split(`\n## ${heading}\n`);
  const [own = ""] = section.split("\n## ");
  return own.split("\n").flatMap((line) => {
    const [, first, ...cells] = line.split("|").map((cell) => cell.trim());
    const name = /^`([a-z]\w*)`$/.exec(first ?? "")?.[1];
    return name === undefined ? [] : [{ line, name, cells }];
  });
}

const readNumber = (text: string | undefined): number =>
  Number(/^[\d,.]+$/.test(text ?? "") ? text?.replaceAll(",", "") : Number.NaN);

export interface CheckedFigures {
  readonly problems: readonly string[];
  /** How many results follow from the figures above them. */
  readonly results: number;
  /** The same document with the results as they follow. */
  readonly corrected: string;
}

/**
 * Computes the results of docs/capacity.md from its own tables: `Assumptions` and `Measured` have a value in their second column, `Derived` has a formula
 * and then its result, to three digits. A figure that was measured has a command, and one that was not measured is not computed with.
 */
export function checkCapacityFigures(document: string): CheckedFigures {
  const problems: string[] = [];
  const values = new Map<string, number>();
  const used = new Set<string>();
  const add = (name: string, value: number): void => {
    if (values.has(name)) problems.push(`${name} is defined twice`);
    values.set(name, value);
  };
  const assumptions = readTable(document, "Assumptions");
  for (const { name, cells } of assumptions) {
    const value = readNumber(cells[0]);
    if (Number.isNaN(value)) problems.push(`${name}: "${cells[0]}" is not a number`);
    add(name, value);
  }
  for (const { name, cells, line } of readTable(document, "Measured")) {
    if (!/`npm run [^`]+`/.test(line)) problems.push(`${name} names no command`);
    if (cells[0] === NOT_MEASURED) continue;
    const value = readNumber(cells[0]);
    if (Number.isNaN(value)) problems.push(`${name}: "${cells[0]}" is neither a number nor "${NOT_MEASURED}"`);
    add(name, value);
  }
  const valueOf = (name: string): number => {
    used.add(name);
    const value = values.get(name);
    if (value === undefined) throw new Error(`there is no figure "${name}"`);
    return value;
  };
  let corrected = document;
  const derived = readTable(document, "Derived");
  for (const { line, name, cells } of derived) {
    const [formula = "", result = ""] = cells;
    try {
      const value = evaluateFormula(formula.replaceAll("`", ""), valueOf);
      add(name, value);
      const figure = FIGURE.format(value);
      if (figure === result) continue;
      problems.push(`${name} is ${figure}, not "${result}"`);
      corrected = corrected.replace(line, () =>
        line.replace(`| ${formula} | ${result} |`, () => `| ${formula} | ${figure} |`),
      );
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
    }
  }
  for (const { name } of assumptions) if (!used.has(name)) problems.push(`nothing follows from ${name}`);
  if (derived.length === 0) problems.push("there are no derived figures");
  return { problems, results: derived.length, corrected };
}
