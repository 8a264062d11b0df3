import type { Mark } from "../../press/marks.ts";
import { fitted, textWidth } from "../../press/typeset.ts";
import { moved, rule, text } from "./draw.ts";
import { INK, TYPE } from "./paper.ts";

/** What is never cut by the end of a page: drawn with its upper left corner at 0, 0. */
export interface Block {
  readonly height: number;
  readonly marks: readonly Mark[];
  /** Stands on the same page as what follows it. */
  readonly withNext?: boolean;
  /** Drawn again at the top of a page on which its table goes on. */
  readonly head?: Block;
}

export const space = (height: number): Block => ({ height, marks: [] });

/** A subject's heading; in an English print with its name in Devanagari before it. */
export function heading(words: string, width: number, devanagari?: string): Block {
  const size = TYPE.heading;
  const marks: Mark[] = [];
  let x = 0;
  if (devanagari !== undefined) {
    marks.push(text(devanagari, 0, size, { size, weight: 600 }));
    x = size * 0.6 + textWidth(devanagari, size, 600);
  }
  marks.push(
    text(words, x, size, devanagari === undefined ? { size, weight: 600 } : { size: size * 0.92, ink: INK.second }),
  );
  marks.push(rule(0, size + 6, width));
  return { height: size + 7, marks, withNext: true };
}

export interface Column {
  readonly head: string;
  /** Share of the table's width. */
  readonly share: number;
  readonly align?: "start" | "end" | undefined;
  readonly bold?: boolean | undefined;
}

const ROW = { height: 15.6, gap: 8 } as const;

interface RowLook {
  readonly head: boolean;
  readonly height: number;
  readonly size: number;
}

function rowMarks(cells: readonly string[], columns: readonly Column[], width: number, look: RowLook): Mark[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const baseline = look.height * 0.68;
  let x = 0;
  return columns.flatMap(({ share, align = "start", bold = false }, index) => {
    const own = (share / all) * width;
    // What ends here stands off what begins there.
    const gap = align === "end" && columns[index + 1]?.align !== "end" ? 2 * ROW.gap : ROW.gap;
    const room = own - (index < columns.length - 1 ? gap : 0);
    const weight = bold && !look.head ? 600 : 400;
    const left = x;
    x += own;
    const words = fitted(cells[index] ?? "", look.size, room, weight);
    const ink = look.head ? INK.second : INK.black;
    const at = align === "end" ? left + room : left;
    return words ? [text(words, at, baseline, { size: look.size, weight, ink, anchor: align })] : [];
  });
}

export interface TableLook {
  readonly rowHeight?: number;
  readonly size?: number;
}

/** Rows that are read together, as of the grahas or houses: a table of no more stands on one page. */
const WHOLE_ROWS = 12;

/** A table as blocks, a row each: none is ever cut, and of a long one the head stands above its rows on every page. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  { rowHeight = ROW.height, size = TYPE.text }: TableLook = {},
): Block[] {
  const headLook = { head: true, height: rowHeight, size: Math.min(size, TYPE.small) };
  const names = columns.map(({ head }) => head);
  const head: Block = {
    height: rowHeight,
    marks: [...rowMarks(names, columns, width, headLook), rule(0, rowHeight, width, 0.5, INK.hair)],
    withNext: true,
  };
  const body = rows.map((cells, index): Block => {
    const last = index === rows.length - 1;
    const marks = rowMarks(cells, columns, width, { head: false, height: rowHeight, size });
    const under = rule(0, rowHeight, width, last ? 0.6 : 0.35, last ? INK.black : INK.hair);
    // The first row alone above the end of a page, or the last alone below, reads badly.
    const withNext = !last && (rows.length <= WHOLE_ROWS || index === 0 || index === rows.length - 2);
    return { height: rowHeight, marks: [...marks, under], head, withNext };
  });
  return names.some(Boolean) ? [head, ...body] : body;
}

/** Blocks beside one another as one. */
export function beside(columns: readonly (readonly Block[])[], width: number, gap: number): Block {
  const own = (width - gap * (columns.length - 1)) / columns.length;
  const stacked = columns.map(stack);
  return {
    height: Math.max(...stacked.map(({ height }) => height)),
    marks: stacked.flatMap(({ marks }, index) => marks.map((mark) => moved(mark, index * (own + gap), 0))),
  };
}

/** Blocks under one another as one. */
export function stack(blocks: readonly Block[]): Block {
  let y = 0;
  const marks = blocks.flatMap((block) => {
    const top = y;
    y += block.height;
    return block.marks.map((mark) => moved(mark, 0, top));
  });
  return { height: y, marks };
}
