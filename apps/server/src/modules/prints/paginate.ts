import type { DrawingPrimitive, Sheet } from "../../graphics/drawing-primitives.ts";
import type { Block } from "./create-layout-blocks.ts";
import { translatePrimitive, createRule, createText, setStructure } from "./create-drawing-primitives.ts";
import { FOOTER_GAP, getContentArea, INK, MARGIN, type Paper, PAPERS, TYPE_SIZES } from "./paper-sizes.ts";
import type { PrintFormats } from "./print-formats.ts";

/** The block at `start` and all that must be on the same page with it (`withNext`). */
function takeGroup(blocks: readonly Block[], start: number): readonly Block[] {
  let end = start;
  while (blocks[end]?.withNext && end < blocks.length - 1) end += 1;
  return blocks.slice(start, end + 1);
}

/** Distributes blocks over pages without splitting any. @throws RangeError for a block higher than a page */
export function paginate(blocks: readonly Block[], paper: Paper): DrawingPrimitive[][] {
  const { x, y: top, height } = getContentArea(paper);
  const pages: DrawingPrimitive[][] = [];
  let page: DrawingPrimitive[] = [];
  let y = top;
  const put = (block: Block): void => {
    page.push(...block.primitives.map((primitive) => translatePrimitive(primitive, x, y)));
    y += block.height;
  };
  let index = 0;
  while (index < blocks.length) {
    const group = takeGroup(blocks, index);
    const needed = group.reduce((sum, block) => sum + block.height, 0);
    const first = group[0] as Block;
    if (needed > height)
      throw new RangeError(`${Math.round(needed)} points do not fit a page of ${Math.round(height)}`);
    if (y + needed > top + height && page.length > 0) {
      pages.push(page);
      page = [];
      y = top;
      // Read aloud once, at the start of the table.
      if (first.head) put({ ...first.head, primitives: setStructure(first.head.primitives, "artifact") });
    }
    // Spacing at the top of a page is dropped.
    for (const block of group) if (block.primitives.length > 0 || page.length > 0) put(block);
    index += group.length;
  }
  return [...pages, page].filter((primitives) => primitives.length > 0);
}

export interface Footer {
  readonly product: string;
  readonly settings: string;
}

function createFooterPrimitives({ product, settings }: Footer, page: string, paper: Paper): DrawingPrimitive[] {
  const { width, height } = PAPERS[paper];
  const inner = width - 2 * MARGIN.side;
  const y = height - MARGIN.bottom - FOOTER_GAP + 12;
  const baseline = y + 12;
  const look = { size: TYPE_SIZES.footer, ink: INK.second } as const;
  const primitives = [
    createRule(MARGIN.side, y, inner),
    createText(product, MARGIN.side, baseline, { size: TYPE_SIZES.text, ink: INK.black }),
    createText(settings, MARGIN.side + inner, baseline, { ...look, anchor: "end" }),
    ...(page ? [createText(page, MARGIN.side + inner / 2, baseline + 11, { ...look, anchor: "middle" })] : []),
  ];
  return setStructure(primitives, "artifact");
}

/** Adds the footer to each page; pages are numbered if there is more than one. */
export function createSheets(
  pages: readonly (readonly DrawingPrimitive[])[],
  footer: Footer,
  paper: Paper,
  { t }: PrintFormats,
): Sheet[] {
  const { width, height } = PAPERS[paper];
  return pages.map((primitives, index) => {
    const number = pages.length > 1 ? t("page", { page: String(index + 1), pages: String(pages.length) }) : "";
    return {
      width,
      height,
      ground: INK.paper,
      primitives: [...primitives, ...createFooterPrimitives(footer, number, paper)],
    };
  });
}
