import type { DrawingPrimitive, StructureNode } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth, measureText } from "../../graphics/shape-text.ts";
import { translatePrimitive, createRule, createText } from "./create-drawing-primitives.ts";
import { INK, TYPE_SIZES } from "./paper-sizes.ts";

/** A piece of content that is never split across pages. Its upper left corner is at 0, 0. */
export interface Block {
  readonly height: number;
  readonly primitives: readonly DrawingPrimitive[];
  /** Must be on the same page as the next block. */
  readonly withNext?: boolean;
  /** Table head, repeated at the top of each page on which the table continues. */
  readonly head?: Block;
}

export const createSpace = (height: number): Block => ({ height, primitives: [] });

/** A section heading; English prints show the Devanagari name before it. */
export function createHeading(words: string, width: number, devanagari?: string): Block {
  const size = TYPE_SIZES.heading;
  const primitives: DrawingPrimitive[] = [];
  const structure: readonly StructureNode[] = [{ type: "H2" }];
  let x = 0;
  if (devanagari !== undefined) {
    primitives.push(createText(devanagari, 0, size, { size, weight: 600, structure }));
    x = size * 0.6 + measureText(devanagari, size, 600);
  }
  primitives.push(
    createText(
      words,
      x,
      size,
      devanagari === undefined ? { size, weight: 600, structure } : { size: size * 0.92, ink: INK.second, structure },
    ),
  );
  primitives.push(createRule(0, size + 6, width));
  return { height: size + 7, primitives, withNext: true };
}

export interface Column {
  readonly head: string;
  /** Share of the table's width, relative to the other columns. */
  readonly share: number;
  readonly align?: "start" | "end" | undefined;
  readonly bold?: boolean | undefined;
}

const ROW = { height: 15.6, gap: 8 } as const;

interface RowLook {
  readonly head: boolean;
  readonly height: number;
  readonly size: number;
  readonly table: StructureNode;
}

function createRowPrimitives(
  cells: readonly string[],
  columns: readonly Column[],
  width: number,
  look: RowLook,
): DrawingPrimitive[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const baseline = look.height * 0.68;
  const nodes = columns.map((): StructureNode => ({ type: look.head ? "TH" : "TD" }));
  const row: StructureNode = { type: "TR", cells: nodes };
  let x = 0;
  return columns.flatMap(({ share, align = "start", bold = false }, index) => {
    const columnWidth = (share / all) * width;
    // Keeps a right-aligned column apart from a left-aligned one that follows.
    const gap = align === "end" && columns[index + 1]?.align !== "end" ? 2 * ROW.gap : ROW.gap;
    const room = columnWidth - (index < columns.length - 1 ? gap : 0);
    const weight = bold && !look.head ? 600 : 400;
    const left = x;
    x += columnWidth;
    const words = truncateToWidth(cells[index] ?? "", look.size, room, weight);
    const ink = look.head ? INK.second : INK.black;
    const at = align === "end" ? left + room : left;
    const structure = [look.table, row, nodes[index] as StructureNode];
    return words ? [createText(words, at, baseline, { size: look.size, weight, ink, anchor: align, structure })] : [];
  });
}

export interface TableLook {
  readonly rowHeight?: number;
  readonly size?: number;
}

/** Tables of up to 12 rows (grahas, houses) are not split, as their rows are read together. */
const MAX_UNBROKEN_ROWS = 12;

/** A table as one block per row. Rows are never split, and the head of a long table is repeated on every page. */
export function createTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  { rowHeight = ROW.height, size = TYPE_SIZES.text }: TableLook = {},
): Block[] {
  const table: StructureNode = { type: "Table" };
  const headLook = { table, head: true, height: rowHeight, size: Math.min(size, TYPE_SIZES.small) };
  const names = columns.map(({ head }) => head);
  const head: Block = {
    height: rowHeight,
    primitives: [
      ...createRowPrimitives(names, columns, width, headLook),
      createRule(0, rowHeight, width, 0.5, INK.hair),
    ],
    withNext: true,
  };
  const body = rows.map((cells, index): Block => {
    const last = index === rows.length - 1;
    const primitives = createRowPrimitives(cells, columns, width, { table, head: false, height: rowHeight, size });
    const under = createRule(0, rowHeight, width, last ? 0.6 : 0.35, last ? INK.black : INK.hair);
    // Avoids a single first row at the end of a page, and a single last row at the start of one.
    const withNext = !last && (rows.length <= MAX_UNBROKEN_ROWS || index === 0 || index === rows.length - 2);
    return { height: rowHeight, primitives: [...primitives, under], head, withNext };
  });
  return names.some(Boolean) ? [head, ...body] : body;
}

/** Combines columns of blocks side by side into one block. */
export function placeSideBySide(columns: readonly (readonly Block[])[], width: number, gap: number): Block {
  const columnWidth = (width - gap * (columns.length - 1)) / columns.length;
  const stacked = columns.map(stackBlocks);
  return {
    height: Math.max(...stacked.map(({ height }) => height)),
    primitives: stacked.flatMap(({ primitives }, index) =>
      primitives.map((primitive) => translatePrimitive(primitive, index * (columnWidth + gap), 0)),
    ),
  };
}

/** Stacks blocks vertically into one block. */
export function stackBlocks(blocks: readonly Block[]): Block {
  let y = 0;
  const primitives = blocks.flatMap((block) => {
    const top = y;
    y += block.height;
    return block.primitives.map((primitive) => translatePrimitive(primitive, 0, top));
  });
  return { height: y, primitives };
}
