import { basename, dirname } from "node:path";
import { listFestivalMoves } from "./festival-moves.ts";
import { compareGoldenFigures } from "./golden-figures.ts";

/** A file of two commits; null where it is not there. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Git pathspecs of the files that say what charts and almanacs contain. */
export const CHART_FILES: readonly string[] = [
  "packages/*/test/golden/*.json",
  "packages/*/test/golden/fingerprint/*.txt",
  "packages/*/test/golden/known-differences.md",
  "packages/panchang/src/festival/rules-changed-on.data.ts",
];

const MAX_FIGURES = 4;
const MAX_LINES = 20;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Golden files of charts are named by subject in a folder per source; those of the almanac and of matching are in a folder per subject. */
function nameSubject(path: string): string {
  const subject = basename(path, ".json").replaceAll(/[_-]/g, " ");
  if (path.startsWith("packages/panchang/")) return subject.startsWith("days") ? "Almanac days" : "Festival dates";
  if (basename(dirname(path)) === "matching") return "Matching";
  return capitalize(subject).replace(/^Kp/, "KP");
}

function describeFigures(figures: readonly string[]): string {
  const rest = figures.length - MAX_FIGURES;
  return figures.slice(0, MAX_FIGURES).join("; ") + (rest > 0 ? `; and ${rest} more figures` : "");
}

interface SourceCounts {
  added: number;
  removed: number;
}

function describeCounts(sources: ReadonlyMap<string, SourceCounts>, of: keyof SourceCounts, words: string): string[] {
  const counted = [...sources].filter(([, counts]) => counts[of] > 0);
  if (counted.length === 0) return [];
  return [`${words}: ${counted.map(([source, counts]) => `${counts[of]} of ${source}`).join(", ")}`];
}

/** The files of one subject. */
function listFigureLines(files: readonly ChangedFile[]): string[] {
  const sources = new Map<string, SourceCounts>();
  const lines: string[] = [];
  for (const { path, before, after } of files) {
    const { added, removed, changed } = compareGoldenFigures(before, after);
    lines.push(...changed.map(({ id, figures }) => `${id}: ${describeFigures(figures)}`));
    const source = basename(dirname(path));
    const counts = sources.get(source) ?? { added: 0, removed: 0 };
    sources.set(source, { added: counts.added + added.length, removed: counts.removed + removed.length });
  }
  return [
    ...lines,
    ...describeCounts(sources, "added", "cases checked in addition"),
    ...describeCounts(sources, "removed", "cases no longer checked"),
  ];
}

/** The same move in several cities is one line. */
function listFestivalLines(files: readonly ChangedFile[]): string[] {
  const cities = new Map<string, string[]>();
  for (const { path, before, after } of files) {
    if (before === null || after === null) continue;
    const city = basename(path, ".txt").replace(/-\d+$/, "").split("-").map(capitalize).join(" ");
    for (const move of listFestivalMoves(before, after)) cities.set(move, [...(cities.get(move) ?? []), city]);
  }
  return [...cities].map(([move, names]) => `${move}: ${names.join(", ")}`);
}

/** The first cells of a document's tables, without their heads. */
const readFirstCells = (text: string | null): string[] =>
  (text ?? "")
    .split("\n")
    .filter((row, index, rows) => row.startsWith("| ") && !rows[index + 1]?.startsWith("|---"))
    .map((row) => row.split(" | ")[0]?.slice(2) ?? "");

function listDifferenceLines({ before, after }: ChangedFile): string[] {
  const [old, now] = [readFirstCells(before), readFirstCells(after)];
  if (before === null) return [`${now.length} accepted differences are listed with their reasons`];
  return [
    ...old.filter((cell) => !now.includes(cell)).map((cell) => `no longer an accepted difference: ${cell}`),
    ...now.filter((cell) => !old.includes(cell)).map((cell) => `an accepted difference: ${cell}`),
  ];
}

const readRulesDate = (text: string | null): string => /"(\d{4}-\d\d-\d\d)"/.exec(text ?? "")?.[1] ?? "none";

function listRulesLines({ before, after }: ChangedFile): string[] {
  const [old, now] = [readRulesDate(before), readRulesDate(after)];
  return before === null || old === now
    ? []
    : [`events in subscribed calendars are replaced: rules of ${now}, before of ${old}`];
}

/** What differs in charts and almanacs between two commits: lines by subject, in the order of the alphabet. */
export function listChartChanges(files: readonly ChangedFile[]): ReadonlyMap<string, readonly string[]> {
  const select = (end: string): ChangedFile[] => files.filter(({ path }) => path.endsWith(end));
  const figures = Map.groupBy(select(".json"), ({ path }) => nameSubject(path));
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ...[...figures].map(([subject, its]) => [subject, listFigureLines(its)] as const),
    ["Differences from other sources", select("known-differences.md").flatMap(listDifferenceLines)],
    ["Festivals of a year", [...select(".data.ts").flatMap(listRulesLines), ...listFestivalLines(select(".txt"))]],
  ];
  return new Map(lines.filter(([, its]) => its.length > 0).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The section of the changelog, without its heading. */
export function renderChartChanges(changes: ReadonlyMap<string, readonly string[]>): string {
  if (changes.size === 0) return "No figure of a chart or an almanac changes.\n";
  return [...changes]
    .map(([subject, lines]) => {
      const rest = lines.length - MAX_LINES;
      const shown = rest > 0 ? [...lines.slice(0, MAX_LINES), `and ${rest} more`] : lines;
      if (shown.length === 1) return `- ${subject}: ${shown[0]}\n`;
      return `- ${subject}\n${shown.map((line) => `  - ${line}\n`).join("")}`;
    })
    .join("");
}
