import type { ComputedKundli } from "@lagna/kundli";
import { AppError } from "../../errors/app-error.ts";
import type { ChartService } from "../charts/service.ts";
import { convertFieldsToBirth } from "./convert-kundli-fields.ts";
import type { ChartSummary, KundliFields, ComputedSummary } from "./repository.ts";

/** Revision of the stored chart summary: raise it when the summary's content or its computation changes. */
export const CHART_REVISION = 5;

type Charts = Pick<ChartService, "generate" | "toUtcMilliseconds">;

/** Summary of a chart for lists. */
function summariseChart({ moment, nativity, kundli }: ComputedKundli, kundlis: Charts): ChartSummary {
  const { lagna, planets } = nativity.chart;
  const iso = (jd: number): string => new Date(kundlis.toUtcMilliseconds(jd)).toISOString();
  const places = planets.map(({ id, sign, house, nakshatra, pada }) => [id, { sign, house, nakshatra, pada }]);
  const { sign, nakshatra, pada } = lagna;
  const { latitude, longitude, hindi } = moment.place;
  return {
    utcOffset: moment.time.offset,
    birthplace: { latitude, longitude, hindi },
    places: { ...Object.fromEntries(places), lagna: { sign, house: 1, nakshatra, pada } } as ChartSummary["places"],
    mahaDashas: kundli.dashas.vimshottari.periods.map(({ lord, startJd, endJd }) => ({
      lord,
      start: iso(startJd),
      end: iso(endJd),
    })),
  };
}

/** Computes the summary of the fields; null if that is not possible now, e.g. while places cannot be looked up. */
export async function computeChartSummary(fields: KundliFields, kundlis: Charts): Promise<ComputedSummary | null> {
  const { birth, problems } = convertFieldsToBirth(fields);
  if (birth === null) return { revision: CHART_REVISION, problems, chart: null };
  try {
    const made = await kundlis.generate(birth);
    return {
      revision: CHART_REVISION,
      problems: [],
      // Lists show lagna and running dasha, which both need the time of birth.
      chart: birth.time_unknown ? null : summariseChart(made, kundlis),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== "invalid_input") return null;
    return { revision: CHART_REVISION, problems: error.errors ?? [], chart: null };
  }
}
