import { type SyntaxNode, type CueTag, type SyntaxNodeOf, createCue, retag } from "../../language/syntax-node.ts";
import { HOUSE_LABELS, START_LABELS, END_LABELS, YES_MARKS, NO_MARKS } from "./table-headings.data.ts";

/** Table rows, rewritten as statements using the column headings. */

type Column = "house" | "start" | "end" | "bindu" | "other" | SyntaxNode;
export type Columns = readonly Column[];

const isBar = ({ word }: SyntaxNode): boolean => word === "|";
const LABELS: Readonly<Record<"house" | "start" | "end", RegExp>> = {
  house: HOUSE_LABELS,
  start: START_LABELS,
  end: END_LABELS,
};
const VALUES = new Set(["who", "rashi", "nak", "date", "dasha", "num", "arc", "dign"]);

function splitCells(row: readonly SyntaxNode[]): readonly (readonly SyntaxNode[])[] {
  const cells: SyntaxNode[][] = [[]];
  for (const node of row) {
    if (isBar(node)) cells.push([]);
    else cells.at(-1)?.push(node);
  }
  const [first, last] = [cells[0], cells.at(-1)];
  return cells.slice(first?.length === 0 ? 1 : 0, last?.length === 0 ? -1 : undefined);
}

const classifyColumn = (cell: readonly SyntaxNode[]): Column =>
  cell.some(({ tag }) => tag === "bindu" || tag === "sav") ? "bindu" : classifyColumnByWord(cell);
const classifyColumnByWord = (cell: readonly SyntaxNode[]): Column =>
  (["house", "start", "end"] as const).find((column) => cell.some(({ word }) => LABELS[column].test(word))) ??
  cell.find(({ tag }) => STATES.has(tag) || RELATION_TAGS.has(tag)) ??
  "other";
/** Columns that state a relation: a varga, or the lord of a nakshatra or sign. */
const RELATION_TAGS = new Set(["varga", "starlord", "dispositor"]);
/** States that a column answers with yes or no. */
const STATES = new Set(["retro", "combust", "vargottama", "direct"]);

/** The columns if the line is a table heading; the known columns if it is a separator or a data row; `null` outside tables. */
export function parseTableColumns(sentence: readonly SyntaxNode[], current: Columns | null): Columns | null {
  if (!sentence.some(isBar)) return null;
  return sentence.some(({ tag }) => VALUES.has(tag)) || sentence.every(({ word }) => /^[-|:]$/.test(word))
    ? current
    : splitCells(sentence).map(classifyColumn);
}

const isHouseNumber = (node: SyntaxNode | undefined): node is SyntaxNodeOf<"num"> =>
  node?.tag === "num" && Number.isInteger(node.value) && node.value >= 1 && node.value <= 12;
const createImpliedNode = (tag: CueTag, word: string, beside: SyntaxNode): SyntaxNode =>
  createCue(tag, word, { start: beside.start, end: beside.start });

function interpretCell(cell: readonly SyntaxNode[], column: Column): readonly SyntaxNode[] {
  const [node] = cell;
  if (!node || cell.length !== 1) return cell;
  if (typeof column === "object" && RELATION_TAGS.has(column.tag))
    return [{ ...column, start: node.start, end: node.start }, node];
  if (typeof column === "object") {
    const state = { ...column, start: node.start, end: node.end };
    if (YES_MARKS.test(node.word)) return [state];
    return NO_MARKS.test(node.word) ? [createCue("neg", "not", node), state] : cell;
  }
  if (column === "house" && (isHouseNumber(node) || node.tag === "ord"))
    return [createImpliedNode("in", "in", node), retag(node, { tag: "house", value: node.value })];
  if (column === "bindu" && node.tag === "num") return [node, createImpliedNode("bindu", "bindus", node)];
  if (column === "start" && node.tag === "date") return [createImpliedNode("since", "from", node), node];
  return column === "end" && node.tag === "date" ? [createImpliedNode("until", "until", node), node] : cell;
}

/** Reads a row by its columns. Without a heading, a single number beside a body is the house. */
export function normaliseTableRow(sentence: readonly SyntaxNode[], columns: Columns | null): readonly SyntaxNode[] {
  const hasBinduColumn = columns?.includes("bindu") === true;
  if (!sentence[0] || !isBar(sentence[0])) return sentence;
  if (!hasBinduColumn && !sentence.some(({ tag }) => tag === "who" || tag === "dasha")) return sentence;
  const cells = splitCells(sentence);
  const numberCells = cells.filter((cell) => cell.length === 1 && isHouseNumber(cell[0]));
  const hasHouse = sentence.some(({ tag }) => tag === "house" || tag === "ord" || tag === "level" || tag === "bindu");
  const bar = sentence[0];
  return cells.flatMap((cell, at) => {
    const column = columns?.[at];
    const guessed =
      !columns && numberCells.length === 1 && cell === numberCells[0] && !hasHouse && cells.length < 6
        ? "house"
        : "other";
    return [...(at > 0 ? [bar] : []), ...interpretCell(cell, column ?? guessed)];
  });
}
