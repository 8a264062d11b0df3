import { AppError } from "../../errors.ts";
import type { KundliService, MadeKundli } from "../kundli/service.ts";
import { readBirth } from "./birth.ts";
import type { ChartInBrief, KundliFields, Reckoned } from "./repository.ts";

/** Of what is kept of a chart: raised where that changes, or where it comes out otherwise than before. */
export const REVISION = 4;

type Kundlis = Pick<KundliService, "generate" | "utcMilliseconds">;

/** The chart as a list needs it. */
function inBrief({ moment, nativity, kundli }: MadeKundli, kundlis: Kundlis): ChartInBrief {
  const { lagna, planets } = nativity.chart;
  const iso = (jd: number): string => new Date(kundlis.utcMilliseconds(jd)).toISOString();
  const places = planets.map(({ id, sign, house, nakshatra, pada }) => [id, { sign, house, nakshatra, pada }]);
  const { sign, nakshatra, pada } = lagna;
  const { latitude, longitude, hindi } = moment.place;
  return {
    utcOffset: moment.time.offset,
    birthplace: { latitude, longitude, hindi },
    places: { ...Object.fromEntries(places), lagna: { sign, house: 1, nakshatra, pada } } as ChartInBrief["places"],
    mahaDashas: kundli.dashas.vimshottari.periods.map(({ lord, startJd, endJd }) => ({
      lord,
      start: iso(startJd),
      end: iso(endJd),
    })),
  };
}

/** What comes of the fields; null where that cannot be told now, as while places cannot be looked up. */
export async function reckon(fields: KundliFields, kundlis: Kundlis): Promise<Reckoned | null> {
  const { birth, problems } = readBirth(fields);
  if (birth === null) return { revision: REVISION, problems, chart: null };
  // A list shows lagna and running dasha: without the time of birth there is neither to show.
  const { uncertainty: _about, ...stated } = birth;
  try {
    const made = await kundlis.generate(stated);
    return { revision: REVISION, problems: [], chart: stated.time_unknown ? null : inBrief(made, kundlis) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== "invalid_input") return null;
    return { revision: REVISION, problems: error.errors ?? [], chart: null };
  }
}
