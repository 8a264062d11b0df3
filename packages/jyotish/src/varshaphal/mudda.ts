import type { Graha } from "@lagna/terms";
import { createDatedPeriods, createGrahaParts, type DashaPeriod, type GrahaRuler } from "../dasha/period.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import type { AnnualChart } from "./annual-chart.ts";
import { cutPeriods } from "./cut-periods.ts";
import { MUDDA_DAYS } from "./tajaka.data.ts";

export interface Mudda {
  /** What is left of the first period when the year begins. */
  readonly balance: { readonly lord: Graha; readonly days: number };
  /** The first begins at its notional start; the last, of the same lord, ends with the year. */
  readonly periods: readonly DashaPeriod<GrahaRuler>[];
}

const LORDS = MUDDA_DAYS.map(([lord]): Graha => lord);
const DAYS = Object.fromEntries(MUDDA_DAYS) as Readonly<Record<Graha, number>>;
const YEAR_OF_DAYS = 360;

const rotateLords = (first: number): readonly Graha[] => [...LORDS.slice(first), ...LORDS.slice(0, first)];
const listParts = createGrahaParts(
  (lord) => DAYS[lord],
  (lord) => rotateLords(LORDS.indexOf(lord)),
);

/**
 * Mudda or varsha vimshottari dasha: vimshottari within a year. The first lord is that of the remainder by nine of the
 * natal star's number plus the years completed minus two, the Sun at one and Venus at none (Tajika Neelakanthi; P.V.R.
 * Narasimha Rao, chapter 30).
 */
export function computeMudda({ natal, annual, completedYears, endJd }: AnnualChart, levels = 2): Mudda {
  const { index, fraction } = nakshatraOf(natal.longitudes.moon);
  // Of 1 to 27 the star is `index + 1`; the list begins with remainder one.
  const first = (((index + completedYears - 2) % LORDS.length) + LORDS.length) % LORDS.length;
  const lord = LORDS[first] as Graha;
  const returnJd = annual.birth.jd;
  const dayLength = (endJd - returnJd) / YEAR_OF_DAYS;
  const elapsed = fraction * DAYS[lord] * dayLength;
  const startJd = returnJd - elapsed;
  const round = createDatedPeriods(listParts(lord), { startJd, endJd: startJd + endJd - returnJd }, levels);
  const [again] = createDatedPeriods(
    [{ ruler: { lord }, weight: DAYS[lord], parts: () => listParts(lord) }],
    { startJd: startJd + endJd - returnJd, endJd: startJd + endJd - returnJd + DAYS[lord] * dayLength },
    levels,
  );
  const last = elapsed > 0 && again ? cutPeriods([again], endJd) : [];
  return { balance: { lord, days: (1 - fraction) * DAYS[lord] * dayLength }, periods: [...round, ...last] };
}
