import { type ChartDrawing, MARK_WORDS } from "@lagna/chart-drawing";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";

/** The content of the drawing as a table for screen readers. */
export function ChartTable({ drawing, caption }: { drawing: ChartDrawing; caption: string }) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  return (
    // A table is as wide as its words, whatever its width is set to, so the box around it hides it.
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
