import { type ChartCell, type ChartDrawing, MARK_WORDS } from "@lagna/chart-drawing";
import { getWord, GRAHA_WORDS, LAGNA_WORDS, type Language, RASHI_WORDS } from "@lagna/terms";
import { ELEMENT_WORDS } from "./element-words.data.ts";

/** The drawing in words, a row for each house, for readers who do not see it. */
export function renderChartTable(drawing: ChartDrawing, caption: string, language: Language): HTMLTableElement {
  const words = ELEMENT_WORDS[language];
  const table = document.createElement("table");
  table.createCaption().textContent = caption;
  addRow(table.createTHead(), [words.house, words.sign, words.grahas], "col");
  const body = table.createTBody();
  for (const cell of drawing.cells) {
    const bodies = cell.bodies.map((each) => nameBody(each, language)).join(", ");
    addRow(body, [String(cell.house), getWord(RASHI_WORDS[cell.sign], language), bodies || "–"], "row");
  }
  return table;
}

function nameBody({ id, marks }: ChartCell["bodies"][number], language: Language): string {
  const name = getWord(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id], language);
  return [name, ...marks.map((mark) => getWord(MARK_WORDS[mark], language).toLowerCase())].join(" ");
}

/** A row whose cells are all headings of columns, or whose first is the heading of the row. */
function addRow(section: HTMLTableSectionElement, texts: readonly string[], scope: "col" | "row"): void {
  const row = section.insertRow();
  for (const [index, text] of texts.entries()) {
    const cell = document.createElement(scope === "col" || index === 0 ? "th" : "td");
    if (cell.tagName === "TH") cell.setAttribute("scope", scope);
    cell.textContent = text;
    row.append(cell);
  }
}
