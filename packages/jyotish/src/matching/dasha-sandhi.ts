import type { Graha } from "@lagna/terms";
import { computeVimshottari } from "../dasha/vimshottari.ts";
import type { Nativity } from "../nativity.ts";

/** The change of one maha dasha to the next. */
export interface DashaChange {
  readonly from: Graha;
  readonly to: Graha;
  /** Julian day UT. */
  readonly jd: number;
}

/** Changes of both that are close in time. */
export interface DashaSandhi {
  readonly boy: DashaChange;
  readonly girl: DashaChange;
  /** From the earlier to the later. */
  readonly daysApart: number;
}

const DAYS_PER_MONTH = 365.2425 / 12;

/** The changes of the vimshottari maha dashas of a life, in order. */
export interface DashaChanges {
  readonly birthJd: number;
  readonly changes: readonly DashaChange[];
}

export function listDashaChanges({ birth, longitudes, settings }: Nativity): DashaChanges {
  const { periods } = computeVimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: 1,
  });
  const changes = periods.slice(1).flatMap(({ lord: to, startJd }, index) => {
    const before = periods[index];
    return before ? [{ from: before.lord, to, jd: startJd }] : [];
  });
  return { birthJd: birth.jd, changes };
}

/** Changes of maha dasha of both within some months of each other, once both are born, in order. */
export function findDashaSandhis(boy: DashaChanges, girl: DashaChanges, months: number): readonly DashaSandhi[] {
  const born = Math.max(boy.birthJd, girl.birthJd);
  const ofBoth = [boy, girl].map(({ changes }) => changes.filter(({ jd }) => jd >= born));
  const [his = [], hers = []] = ofBoth;
  return his
    .flatMap((one) => hers.map((other) => ({ boy: one, girl: other, daysApart: Math.abs(one.jd - other.jd) })))
    .filter(({ daysApart }) => daysApart <= months * DAYS_PER_MONTH);
}
