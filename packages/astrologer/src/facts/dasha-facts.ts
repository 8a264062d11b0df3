import { vimshottari, vimshottariSubPeriods, type ByGraha, type DashaPeriod } from "@lagna/jyotish";
import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Graha } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import { daySaid, grahaSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

/** A vimshottari period with the lords above it. */
export interface Period {
  readonly lords: readonly Graha[];
  readonly startJd: number;
  readonly endJd: number;
}

/** Maha dashas until the cycle of 120 years is over. */
export function mahaDashas({ view: { nativity } }: Ground): readonly Period[] {
  const { periods } = vimshottari({
    moonLongitude: nativity.longitudes.moon,
    birthJd: nativity.birth.jd,
    year: nativity.settings.dasha_year,
    levels: 1,
  });
  return periods.map((period) => named([], period));
}

const named = (above: readonly Graha[], { lord, startJd, endJd }: DashaPeriod<ByGraha>): Period => ({
  lords: [...above, lord],
  startJd,
  endJd,
});

export function subPeriods({ lords, startJd, endJd }: Period): readonly Period[] {
  return vimshottariSubPeriods(lords, startJd, endJd).map((period) => named(lords, period));
}

/** The periods that run at an instant, maha dasha first, down to `levels`; empty outside the cycle. */
export function runningAt(ground: Ground, jd: number, levels: number): readonly Period[] {
  const found: Period[] = [];
  let periods = mahaDashas(ground);
  while (found.length < levels) {
    const running = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
    if (!running) break;
    found.push(running);
    periods = subPeriods(running);
  }
  return found;
}

function periodFact({ calendar }: Ground, id: string, predicate: string, { lords, startJd, endJd }: Period): Fact {
  const names = lords.map(grahaSaid);
  const level = wordSaid(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  const [from, until] = [daySaid(calendar.dayOf(startJd)), daySaid(calendar.dayOf(endJd))];
  const chain = tell((tongue) => names.map((name) => name[tongue]).join("–"));
  return natal({
    id,
    section: "dashas",
    subject: lords.at(-1) as Graha,
    predicate,
    value: { lords, level: lords.length, start: calendar.iso(startJd), end: calendar.iso(endJd) },
    valid: { from: calendar.iso(startJd), until: calendar.iso(endJd) },
    text: said(
      `${chain.en} ${level.en}: ${from.en} to ${until.en}`,
      `${chain.hi} ${level.hi}: ${from.hi} से ${until.hi} तक`,
      `${chain.hg} ${level.hg}: ${from.hg} se ${until.hg} tak`,
    ),
  });
}

export const periodId = (lords: readonly Graha[]): string => `dasha-${lords.join("-")}`;
export const periodFactOf = (ground: Ground, period: Period): Fact =>
  periodFact(ground, periodId(period.lords), "period", period);

/** Levels of the periods that are told of what runs now. */
const NOW_LEVELS = 3;

/**
 * All maha dashas and antardashas that reach beyond birth, the pratyantardashas of the antardasha that runs and of the next one;
 * what runs now and what comes next at the level below the maha dasha. Deeper periods are made when somebody asks for them.
 */
export function dashaFacts(ground: Ground): Fact[] {
  const { calendar, view } = ground;
  const lived = ({ endJd }: Period): boolean => endJd > view.nativity.birth.jd;
  const maha = mahaDashas(ground).filter(lived);
  const antar = maha.flatMap(subPeriods).filter(lived);
  const running = antar.findIndex(({ startJd, endJd }) => startJd <= calendar.nowJd && calendar.nowJd < endJd);
  const near = running < 0 ? [] : antar.slice(running, running + 2);
  const facts = [...maha, ...antar, ...near.flatMap(subPeriods)].map((period) => periodFactOf(ground, period));
  const now = runningAt(ground, calendar.nowJd, NOW_LEVELS).at(-1);
  const next = near[1];
  return [
    ...facts,
    ...(now ? [periodFact(ground, "dasha-now", "running", now)] : []),
    ...(next ? [periodFact(ground, "dasha-next", "next", next)] : []),
  ];
}
