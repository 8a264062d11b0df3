import type { ChartDrawing } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import {
  DIGNITY_WORDS,
  type Graha,
  GRAHA_STATE_WORDS,
  GRAHA_WORDS,
  LAGNA_WORDS,
  NAKSHATRA_WORDS,
  RASHI_LORDS,
  RASHI_WORDS,
  type VargaId,
} from "@lagna/terms";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, type Format } from "../../lib/i18n/format.ts";
import { formatDmsInSign } from "../formatting/format-degrees.ts";
import { type FormatTerm, useTermFormatter, useTermListFormatter } from "../formatting/use-term-formatter.ts";
import { getAspectedHouses } from "./build-chart-input.ts";
import type { ChartFocus } from "./chart-focus.ts";

export interface ChartFacts {
  title: string;
  /** Pairs of name and value; screen readers hear them too. */
  rows: readonly (readonly [string, string])[];
  sentence: string;
}

/** The facts about a body or a house of the chart shown. */
export function useChartFacts(
  data: KundliData,
  varga: VargaId,
  drawing: ChartDrawing,
): (focus: ChartFocus) => ChartFacts {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  return useMemo(
    () => createChartFacts({ data, varga, drawing, t, say, list, format }),
    [data, varga, drawing, t, say, list, format],
  );
}

interface ChartFactsInput {
  data: KundliData;
  varga: VargaId;
  drawing: ChartDrawing;
  t: TFunction<"kundli">;
  say: FormatTerm;
  list: ReturnType<typeof useTermListFormatter>;
  format: Format;
}

function createChartFacts({
  data,
  varga,
  drawing,
  t,
  say,
  list,
  format,
}: ChartFactsInput): (focus: ChartFocus) => ChartFacts {
  const number = (value: number) => format.number(value);
  // Looked up once: i18next takes a slow phone half a millisecond for each.
  const words = {
    sign: t("facts.sign"),
    house: t("facts.house"),
    aspects: t("facts.aspects"),
    degree: t("facts.degree"),
    nakshatra: t("facts.nakshatra"),
    dignity: t("facts.dignity"),
    state: t("facts.state"),
    lord: t("facts.lord"),
    occupants: t("facts.occupants"),
    seenBy: t("facts.seenBy"),
  };
  const findCell = (id: string) => drawing.cells.find((cell) => cell.bodies.some((body) => body.id === id));
  const withRows = (title: string, rows: ChartFacts["rows"]): ChartFacts => ({
    title,
    rows,
    sentence: `${title}. ${rows.map(([name, value]) => `${name}: ${value}`).join("; ")}`,
  });

  const body = (id: Graha | "lagna"): ChartFacts => {
    const cell = findCell(id);
    const title = id === "lagna" ? say(LAGNA_WORDS.lagna) : say(GRAHA_WORDS[id]);
    if (!cell) return withRows(title, []);
    const rows: [string, string][] = [
      [words.sign, say(RASHI_WORDS[cell.sign])],
      [words.house, number(cell.house)],
    ];
    if (varga === "D1") rows.push(...birthFacts(id));
    if (id !== "lagna") {
      const houses = getAspectedHouses(data, id, cell.house).sort((one, other) => one - other);
      if (houses.length > 0)
        rows.push([words.aspects, t("facts.houses", { list: format.list(houses.map(number)), count: houses.length })]);
    }
    return withRows(title, rows);
  };

  const birthFacts = (id: Graha | "lagna"): [string, string][] => {
    const planet = data.planets.find((candidate) => candidate.id === id);
    const point = id === "lagna" ? data.lagna : planet;
    if (!point) return [];
    const rows: [string, string][] = [
      [words.degree, format.digits(formatDmsInSign(point.degree_in_sign))],
      [
        words.nakshatra,
        t("facts.nakshatraPada", { nakshatra: say(NAKSHATRA_WORDS[point.nakshatra]), pada: number(point.pada) }),
      ],
    ];
    if (planet) {
      if (planet.dignity) rows.push([words.dignity, say(DIGNITY_WORDS[planet.dignity])]);
      const state = [
        planet.retrograde && say(GRAHA_STATE_WORDS.retrograde),
        planet.combust && say(GRAHA_STATE_WORDS.combust),
      ].filter((word) => word !== false);
      if (state.length > 0) rows.push([words.state, format.list(state)]);
    }
    return rows;
  };

  const house = (houseNumber: number): ChartFacts => {
    const cell = drawing.cells[houseNumber - 1];
    const title = t("facts.houseTitle", { number: number(houseNumber) });
    if (!cell) return withRows(title, []);
    const occupants = cell.bodies.flatMap(({ id }) => (id === "lagna" ? [] : [id]));
    const seenBy = data.planets
      .map(({ id }) => id)
      .filter((id) => getAspectedHouses(data, id, findCell(id)?.house ?? 0).includes(houseNumber));
    return withRows(title, [
      [words.sign, say(RASHI_WORDS[cell.sign])],
      [words.lord, say(GRAHA_WORDS[RASHI_LORDS[cell.sign]])],
      [words.occupants, list(occupants.map((id) => GRAHA_WORDS[id]))],
      [words.seenBy, list(seenBy.map((id) => GRAHA_WORDS[id]))],
    ]);
  };
  return (focus) => (focus.kind === "body" ? body(focus.id) : house(focus.house));
}
