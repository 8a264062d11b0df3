import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS, RASHIS, type Rashi } from "@lagna/terms";
import { useEffect, useState, type PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../lib/cx.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { Table, Th } from "../../../ui/table.tsx";
import type { ChartFocusStore } from "../../chart/chart-focus.ts";
import { Turns } from "../../uncertain/turns.tsx";
import { signGlyph } from "../../words/sign-glyph.ts";
import { useWord } from "../../words/use-word.ts";
import { BINDU_ROWS, type Ashtakavarga, type BinduRow } from "./ashtakavarga-tables.tsx";

/** What counts as none and as all for the wash: 28 is a house's mean in the sum, 4 in a row. */
const SCALE = { sarva: [18, 40], row: [0, 8] } as const;

/** A row's bindus in each sign from Aries on, among the facts that may turn with the time of birth. */
const pathsOf = (row: "sarva" | BinduRow): readonly string[] =>
  RASHIS.map((_, sign) => `ashtakavarga.${row === "sarva" ? row : `bhinna.${row}`}.${sign}`);

const heatOf = (row: "sarva" | BinduRow, bindus: number): number => {
  const [least, most] = row === "sarva" ? SCALE.sarva : SCALE.row;
  return Math.min(1, Math.max(0, (bindus - least) / (most - least)));
};

interface BinduGridProps {
  ashtakavarga: Ashtakavarga;
  lagna: Rashi;
  focus: ChartFocusStore;
  /** False on paper, where the chart is the birth's alone. */
  paints: boolean;
}

/** The sum and each row by house. The chosen row's figures stand in the chart, which is washed by them. */
export function BinduGrid({ ashtakavarga: { by_house: houses }, lagna, focus, paints }: BinduGridProps) {
  const { t } = useTranslation("subjects");
  const { t: kundli } = useTranslation("kundli");
  const say = useWord();
  const format = useFormat();
  const [row, setRow] = useState<"sarva" | BinduRow>("sarva");
  const figuresOf = (id: "sarva" | BinduRow) => (id === "sarva" ? houses.sarva : (houses.bhinna[id] ?? []));
  const figures = figuresOf(row);
  useEffect(() => {
    if (!paints) return;
    focus.paint({ texts: figures.map((own) => format.number(own)), heat: figures.map((own) => heatOf(row, own)) });
    return () => focus.paint(null);
  }, [figures, row, focus, format, paints]);
  const pointAt = (event: PointerEvent) => {
    const house = (event.target as Element).closest<HTMLElement>("[data-house]")?.dataset["house"];
    focus.point(house ? { kind: "house", house: Number(house) } : null);
  };
  return (
    <div onPointerOver={pointAt} onPointerLeave={() => focus.point(null)}>
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
                  {/* Twelve columns stand side by side on a phone. */}
                  <span aria-hidden="true" className="block font-normal sm:hidden">
                    {signGlyph(sign)}
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
              {figuresOf(id).map((own, index) => (
                <td
                  key={index}
                  data-house={index + 1}
                  className={cx("border border-surface text-center", id === row && "font-bold")}
                  style={{
                    background: `color-mix(in oklab, var(--accent-fill) ${Math.round(heatOf(id, own) * 55)}%, transparent)`,
                  }}
                >
                  {format.number(own)}
                </td>
              ))}
              <td className="text-end whitespace-nowrap text-ink-muted sm:ps-2">
                {format.number(figuresOf(id).reduce((sum, own) => sum + own, 0))}
                <Turns paths={pathsOf(id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="no-print mt-2 text-sm text-ink-muted">{t("ashtakavarga.hint")}</p>
    </div>
  );
}
