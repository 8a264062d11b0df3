import { type ChartDrawing, MARK_WORDS } from "@lagna/chart-drawing";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useWord } from "../words/use-word.ts";

/** What the drawing shows, as a table for those who do not see it. */
export function ChartTable({ drawing, caption }: { drawing: ChartDrawing; caption: string }) {
  const { t } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  return (
    // A table takes the room of its words whatever width it is told: the box around it is what hides it.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t("facts.house")}</th>
            <th scope="col">{t("facts.sign")}</th>
            <th scope="col">{t("facts.occupants")}</th>
          </tr>
        </thead>
        <tbody>
          {drawing.cells.map((cell) => (
            <tr key={cell.house}>
              <th scope="row">{format.number(cell.house)}</th>
              <td>{say(RASHI_WORDS[cell.sign])}</td>
              <td>{cell.bodies.length === 0 ? "–" : cell.bodies.map((body) => bodyWords(body)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function bodyWords(body: ChartDrawing["cells"][number]["bodies"][number]): string {
    const name = body.id === "lagna" ? say(LAGNA_WORDS.lagna) : say(GRAHA_WORDS[body.id]);
    return [name, ...body.marks.map((mark) => say(MARK_WORDS[mark]).toLowerCase())].join(" ");
  }
}
