import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS, RASHIS, type Rashi } from "@lagna/terms";
import { useEffect, useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { UncertaintyMark } from "../../birth-time-uncertainty/uncertainty-mark.tsx";
import { getSignGlyph } from "../../formatting/get-sign-glyph.ts";
import { useTermFormatter } from "../../formatting/use-term-formatter.ts";
import { BINDU_ROWS, type Ashtakavarga, type BinduRow } from "./ashtakavarga-tables.tsx";

/** Bindu counts at which the wash is empty and full. 28 is the mean of a house in the sum, 4 in a single row. */
const SCALE = { sarva: [18, 40], row: [0, 8] } as const;

/** Fact paths of a row's bindus in each sign from Aries; the facts may depend on the time of birth. */
const getFactPaths = (row: "sarva" | BinduRow): readonly string[] =>
  RASHIS.map((_, sign) => `ashtakavarga.${row === "sarva" ? row : `bhinna.${row}`}.${sign}`);

const computeHeat = (row: "sarva" | BinduRow, bindus: number): number => {
  const [emptyAt, fullAt] = row === "sarva" ? SCALE.sarva : SCALE.row;
  return Math.min(1, Math.max(0, (bindus - emptyAt) / (fullAt - emptyAt)));
};

interface BinduGridProps {
  ashtakavarga: Ashtakavarga;
  lagna: Rashi;
  focus: ChartFocusStore;
  /** False in print, where the chart shows the birth only. */
  showsInChart: boolean;
}

/**
 * The sum and each row by house. The chosen row's figures are drawn into the chart, whose houses are washed
 * accordingly.
 */
export function BinduGrid({ ashtakavarga: { by_house: houses }, lagna, focus, showsInChart }: BinduGridProps) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const say = useTermFormatter();
  const format = useFormat();
  const [row, setRow] = useState<"sarva" | BinduRow>("sarva");
  const getFigures = (id: "sarva" | BinduRow) => (id === "sarva" ? houses.sarva : (houses.bhinna[id] ?? []));
  const figures = getFigures(row);
  useEffect(() => {
    if (!showsInChart) return;
    focus.setHouseOverlay({
      texts: figures.map((bindus) => format.number(bindus)),
      heat: figures.map((bindus) => computeHeat(row, bindus)),
    });
    return () => focus.setHouseOverlay(null);
  }, [figures, row, focus, format, showsInChart]);
  const pointAt = (event: PointerEvent) => {
    const house = (event.target as Element).closest<HTMLElement>("[data-house]")?.dataset["house"];
    focus.setPointed(house ? { kind: "house", house: Number(house) } : null);
  };
  return (
    <div onPointerOver={pointAt} onPointerLeave={() => focus.setPointed(null)}>
      <Table
        caption={t("ashtakavarga.caption")}
        className="max-sm:text-[0.8125rem] [&_td]:px-0.5! max-sm:[&_td]:px-0! [&_th]:px-1! max-sm:[&_th]:px-0!"
      >
        <thead>
          <tr>
            <Th className="sticky start-0 bg-surface">{kundli("facts.house")}</Th>
            {figures.map((_, index) => {
              const sign = RASHIS[(RASHIS.indexOf(lagna) + index) % 12] ?? "aries";
              return (
                <Th key={sign} className="text-center!" data-house={index + 1} title={say(RASHI_WORDS[sign])}>
                  {format.number(index + 1)}
                  <span className="block font-normal max-sm:sr-only">{say(RASHI_WORDS[sign], "short")}</span>
                  {/* On a phone a shorter label, so that twelve columns fit. */}
                  <span aria-hidden="true" className="block font-normal sm:hidden">
                    {getSignGlyph(sign)}
                  </span>
                </Th>
              );
            })}
            <Th className="text-end!">{t("strengths.total")}</Th>
          </tr>
        </thead>
        <tbody>
          {(["sarva", ...BINDU_ROWS] as const).map((id) => (
            <tr key={id}>
              <Th scope="row" className="sticky start-0 bg-surface p-0!">
                <button
                  type="button"
                  aria-pressed={id === row}
                  onClick={() => setRow(id)}
                  className={cx(
                    "min-h-8 w-full pe-1 text-start sm:ps-1 whitespace-nowrap -outline-offset-2 max-lg:min-h-11",
                    id === row ? "text-accent underline decoration-2 underline-offset-4" : "hover:text-accent",
                  )}
                >
                  {id === "sarva" ? t("ashtakavarga.sarva") : say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id])}
                </button>
              </Th>
              {getFigures(id).map((bindus, index) => (
                <td
                  key={index}
                  data-house={index + 1}
                  className={cx("border border-surface text-center", id === row && "font-bold")}
                  style={{
                    background: `color-mix(in oklab, var(--accent-fill) ${Math.round(computeHeat(id, bindus) * 55)}%, transparent)`,
                  }}
                >
                  {format.number(bindus)}
                </td>
              ))}
              <td className="text-end whitespace-nowrap text-ink-muted sm:ps-2">
                {format.number(getFigures(id).reduce((sum, bindus) => sum + bindus, 0))}
                <UncertaintyMark paths={getFactPaths(id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="no-print mt-2 text-sm text-ink-muted">{t("ashtakavarga.hint")}</p>
    </div>
  );
}
