/** The figures of a case by their place in it, such as `expected.tithi.index`. */
type Figures = ReadonlyMap<string, string>;

interface FigureChange {
  readonly id: string;
  /** Each as `place: before → after`. */
  readonly figures: readonly string[];
}

export interface FigureComparison {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly FigureChange[];
}

type Row = Readonly<Record<string, unknown>>;

/** What is said about a figure rather than a figure. */
const IS_ABOUT_THE_SOURCE = /^(id|source|trust|notes?|definition_source|verified|use|check.*|tolerance.*)$/;

function collectFigures(value: unknown, place: string, into: Map<string, string>): void {
  if (typeof value !== "object" || value === null) {
    into.set(place, String(value));
    return;
  }
  for (const [key, part] of Object.entries(value))
    if (place !== "" || !IS_ABOUT_THE_SOURCE.test(key))
      collectFigures(part, place === "" ? key : `${place}.${key}`, into);
}

/** What a case is about, without its figures: its id, or festival, place and year, or place and day. */
function identifyRow(row: Row): string {
  const read = (key: string): string =>
    typeof row[key] === "string" || typeof row[key] === "number" ? String(row[key]) : "";
  if (read("id") !== "") return read("id");
  const names = [read("festival"), read("place"), read("region"), read("relation")];
  const day = read("festival") === "" ? read("date") : read("year") || read("date").slice(0, 4);
  return [...names, day, read("source")].filter(Boolean).join(", ");
}

/** The cases of a golden file by what they are about; a file without a list of cases has one case for each of its members. */
function readCases(text: string | null): ReadonlyMap<string, Figures> {
  const file = JSON.parse(text ?? "{}") as Row;
  const rows: readonly (readonly [string, unknown])[] = Array.isArray(file["cases"])
    ? file["cases"].map((row: Row) => [identifyRow(row), row] as const)
    : Object.entries(file);
  const cases = new Map<string, Figures>();
  for (const [name, row] of rows) {
    let id = name;
    for (let number = 2; cases.has(id); number++) id = `${name} (${number})`;
    const figures = new Map<string, string>();
    collectFigures(row, "", figures);
    cases.set(id, figures);
  }
  return cases;
}

function compareCase(before: Figures, after: Figures): string[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  return places
    .filter((place) => before.get(place) !== after.get(place))
    .map((place) => `${place}: ${before.get(place) ?? "none"} → ${after.get(place) ?? "none"}`);
}

/** Compares two states of a golden JSON file; null is a file that is not there. */
export function compareGoldenFigures(before: string | null, after: string | null): FigureComparison {
  const [old, now] = [readCases(before), readCases(after)];
  const changed = [...now]
    .map(([id, figures]) => ({ id, figures: compareCase(old.get(id) ?? figures, figures) }))
    .filter(({ figures }) => figures.length > 0);
  return {
    added: [...now.keys()].filter((id) => !old.has(id)),
    removed: [...old.keys()].filter((id) => !now.has(id)),
    changed,
  };
}
