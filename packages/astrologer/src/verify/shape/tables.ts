import type { Node } from "../../language/node.ts";

/** Rows of a table, each cell under its heading, put as the statement they stand for. */

type Column = "house" | "start" | "end" | "bindu" | "other" | Node;
export type Columns = readonly Column[];

const isBar = ({ word }: Node): boolean => word === "|";
const LABELS: Readonly<Record<"house" | "start" | "end", RegExp>> = {
  house: /^(house|houses|bhava|bhav|ghar|भाव|घर)$/,
  start: /^(start|starts|from|begin|begins|beginning|began|से|शुरू|आरंभ|shuru)$/,
  end: /^(end|ends|until|till|to|upto|finish|तक|समाप्त|अंत|tak|ant)$/,
};
const VALUES = new Set(["who", "rashi", "nak", "date", "dasha", "num", "arc", "dign"]);

function cellsOf(row: readonly Node[]): readonly (readonly Node[])[] {
  const cells: Node[][] = [[]];
  for (const node of row) {
    if (isBar(node)) cells.push([]);
    else cells.at(-1)?.push(node);
  }
  const [first, last] = [cells[0], cells.at(-1)];
  return cells.slice(first?.length === 0 ? 1 : 0, last?.length === 0 ? -1 : undefined);
}

const columnOf = (cell: readonly Node[]): Column =>
  cell.some(({ tag }) => tag === "bindu" || tag === "sav") ? "bindu" : columnByWord(cell);
const columnByWord = (cell: readonly Node[]): Column =>
  (["house", "start", "end"] as const).find((column) => cell.some(({ word }) => LABELS[column].test(word))) ??
  cell.find(({ tag }) => STATES.has(tag) || OF_CELLS.has(tag)) ??
  "other";
/** What the cells of a column are of: a chart, the lord of a star or sign. */
const OF_CELLS = new Set(["varga", "starlord", "dispositor"]);
/** Of which a column says yes or no. */
const STATES = new Set(["retro", "combust", "vargottama", "direct"]);

/** What the columns of a table hold, where a line is its heading; those known already where it is a rule or a row. */
export function columnsOf(sentence: readonly Node[], known: Columns | null): Columns | null {
  if (!sentence.some(isBar)) return null;
  return sentence.some(({ tag }) => VALUES.has(tag)) || sentence.every(({ word }) => /^[-|:]$/.test(word))
    ? known
    : cellsOf(sentence).map(columnOf);
}

const isHouseNumber = (node: Node | undefined): boolean =>
  node?.tag === "num" && Number.isInteger(node.value) && Number(node.value) >= 1 && Number(node.value) <= 12;
const meant = (tag: string, word: string, beside: Node): Node => ({
  tag,
  word,
  start: beside.start,
  end: beside.start,
});

function inColumn(cell: readonly Node[], column: Column): readonly Node[] {
  const [node] = cell;
  if (!node || cell.length !== 1) return cell;
  if (typeof column === "object" && OF_CELLS.has(column.tag))
    return [{ ...column, start: node.start, end: node.start }, node];
  if (typeof column === "object") {
    const state = { ...column, start: node.start, end: node.end };
    if (/^(yes|y|true|✓|✔|r|haan|हां)$/.test(node.word)) return [state];
    return /^(no|n|false|✗|✘|nahi|नहीं)$/.test(node.word) ? [{ ...state, tag: "neg", word: "not" }, state] : cell;
  }
  if (column === "house" && (isHouseNumber(node) || node.tag === "ord"))
    return [meant("in", "in", node), { ...node, tag: "house" }];
  if (column === "bindu" && node.tag === "num") return [node, meant("bindu", "bindus", node)];
  if (column === "start" && node.tag === "date") return [meant("since", "from", node), node];
  return column === "end" && node.tag === "date" ? [meant("until", "until", node), node] : cell;
}

/** A row read by its columns; without a heading a lone number beside somebody is the house. */
export function asRow(sentence: readonly Node[], columns: Columns | null): readonly Node[] {
  const isOfPoints = columns?.includes("bindu") === true;
  if (!sentence[0] || !isBar(sentence[0])) return sentence;
  if (!isOfPoints && !sentence.some(({ tag }) => tag === "who" || tag === "dasha")) return sentence;
  const cells = cellsOf(sentence);
  const lone = cells.filter((cell) => cell.length === 1 && isHouseNumber(cell[0]));
  const hasHouse = sentence.some(({ tag }) => tag === "house" || tag === "ord" || tag === "level" || tag === "bindu");
  const bar = sentence[0];
  return cells.flatMap((cell, at) => {
    const known = columns?.[at];
    const guessed =
      !columns && lone.length === 1 && cell === lone[0] && !hasHouse && cells.length < 6 ? "house" : "other";
    return [...(at > 0 ? [bar] : []), ...inColumn(cell, known ?? guessed)];
  });
}
