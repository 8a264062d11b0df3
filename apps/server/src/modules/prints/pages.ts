import type { Mark, Sheet } from "../../press/marks.ts";
import type { Block } from "./blocks.ts";
import { moved, rule, text } from "./draw.ts";
import { ABOVE_FOOTER, contentOf, INK, MARGIN, type Paper, PAPERS, TYPE } from "./paper.ts";
import type { Speech } from "./speech.ts";

/** Those that stand on one page with the first: itself, and what each says must follow. */
function groupFrom(blocks: readonly Block[], start: number): readonly Block[] {
  let end = start;
  while (blocks[end]?.withNext && end < blocks.length - 1) end += 1;
  return blocks.slice(start, end + 1);
}

/** Blocks on as many pages as they need, none cut. @throws RangeError for one that no page has room for */
export function flow(blocks: readonly Block[], paper: Paper): Mark[][] {
  const { x, y: top, height } = contentOf(paper);
  const pages: Mark[][] = [];
  let page: Mark[] = [];
  let y = top;
  const put = (block: Block): void => {
    page.push(...block.marks.map((mark) => moved(mark, x, y)));
    y += block.height;
  };
  let index = 0;
  while (index < blocks.length) {
    const group = groupFrom(blocks, index);
    const needed = group.reduce((sum, block) => sum + block.height, 0);
    const first = group[0] as Block;
    if (needed > height)
      throw new RangeError(`${Math.round(needed)} points do not fit a page of ${Math.round(height)}`);
    if (y + needed > top + height && page.length > 0) {
      pages.push(page);
      page = [];
      y = top;
      if (first.head) put(first.head);
    }
    // Space at the top of a page is none.
    for (const block of group) if (block.marks.length > 0 || page.length > 0) put(block);
    index += group.length;
  }
  return [...pages, page].filter((marks) => marks.length > 0);
}

export interface Footer {
  readonly product: string;
  readonly settings: string;
}

function footerMarks({ product, settings }: Footer, page: string, paper: Paper): Mark[] {
  const { width, height } = PAPERS[paper];
  const inner = width - 2 * MARGIN.side;
  const y = height - MARGIN.bottom - ABOVE_FOOTER + 12;
  const baseline = y + 12;
  const look = { size: TYPE.footer, ink: INK.second } as const;
  return [
    rule(MARGIN.side, y, inner),
    text(product, MARGIN.side, baseline, { size: TYPE.text, ink: INK.black }),
    text(settings, MARGIN.side + inner, baseline, { ...look, anchor: "end" }),
    ...(page ? [text(page, MARGIN.side + inner / 2, baseline + 11, { ...look, anchor: "middle" })] : []),
  ];
}

/** Pages with what stands under each of them; numbered where there are several. */
export function sheetsOf(pages: readonly (readonly Mark[])[], footer: Footer, paper: Paper, { t }: Speech): Sheet[] {
  const { width, height } = PAPERS[paper];
  return pages.map((marks, index) => {
    const number = pages.length > 1 ? t("page", { page: String(index + 1), pages: String(pages.length) }) : "";
    return { width, height, ground: INK.paper, marks: [...marks, ...footerMarks(footer, number, paper)] };
  });
}
