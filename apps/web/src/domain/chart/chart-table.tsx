import type { ChartDrawing } from "@lagna/chart-drawing";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useTerms } from "../words/terms.ts";

/** What the drawing shows, as a table for those who do not see it. */
export function ChartTable({ drawing, caption }: { drawing: ChartDrawing; caption: string }) {
  const { t } = useTranslation("kundli");
  const terms = useTerms();
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
              <td>{terms.rashi(cell.sign)}</td>
              <td>{cell.bodies.length === 0 ? "–" : cell.bodies.map((body) => bodyWords(body)).join(", ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );

  function bodyWords(body: ChartDrawing["cells"][number]["bodies"][number]): string {
    const name = body.id === "lagna" ? terms.lagna : terms.graha(body.id);
    return [name, ...body.marks.map((mark) => t(`chart.marks.${mark}`))].join(" ");
  }
}
