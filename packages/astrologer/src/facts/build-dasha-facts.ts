import { computeVimshottari, computeVimshottariSubPeriods, type GrahaRuler, type DashaPeriod } from "@lagna/jyotish";
import { DASHA_LEVEL_WORDS, DASHA_LEVELS, type Graha } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import {
  formatDay,
  formatGraha,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

/** A vimshottari period; `lords` runs from the maha dasha lord down to its own. */
export interface Period {
  readonly lords: readonly Graha[];
  readonly startJd: number;
  readonly endJd: number;
}

/** The maha dashas of the whole cycle of 120 years. */
export function computeMahaDashas({ view: { nativity } }: FactContext): readonly Period[] {
  const { periods } = computeVimshottari({
    moonLongitude: nativity.longitudes.moon,
    birthJd: nativity.birth.jd,
    year: nativity.settings.dasha_year,
    levels: 1,
  });
  return periods.map((period) => toPeriod([], period));
}

const toPeriod = (above: readonly Graha[], { lord, startJd, endJd }: DashaPeriod<GrahaRuler>): Period => ({
  lords: [...above, lord],
  startJd,
  endJd,
});

export function computeSubPeriods({ lords, startJd, endJd }: Period): readonly Period[] {
  return computeVimshottariSubPeriods(lords, startJd, endJd).map((period) => toPeriod(lords, period));
}

/** The periods that run at an instant, maha dasha first, at most `levels` of them. Empty outside the cycle. */
export function findRunningPeriods(context: FactContext, jd: number, levels: number): readonly Period[] {
  const found: Period[] = [];
  let periods = computeMahaDashas(context);
  while (found.length < levels) {
    const running = periods.find(({ startJd, endJd }) => startJd <= jd && jd < endJd);
    if (!running) break;
    found.push(running);
    periods = computeSubPeriods(running);
  }
  return found;
}

function buildPeriodFactWithId(
  { calendar }: FactContext,
  id: string,
  predicate: string,
  { lords, startJd, endJd }: Period,
): Fact {
  const names = lords.map(formatGraha);
  const level = localizeWord(DASHA_LEVEL_WORDS[DASHA_LEVELS[lords.length - 1] ?? "maha"]);
  const [from, until] = [formatDay(calendar.toCalendarDay(startJd)), formatDay(calendar.toCalendarDay(endJd))];
  const chain = composeLocalizedText((language) => names.map((name) => name[language]).join("–"));
  return createNatalFact({
    id,
    section: "dashas",
    subject: lords.at(-1) as Graha,
    predicate,
    value: { lords, level: lords.length, start: calendar.toIso(startJd), end: calendar.toIso(endJd) },
    valid: { from: calendar.toIso(startJd), until: calendar.toIso(endJd) },
    text: createLocalizedText(
      `${chain.en} ${level.en}: ${from.en} to ${until.en}`,
      `${chain.hi} ${level.hi}: ${from.hi} से ${until.hi} तक`,
      `${chain.hg} ${level.hg}: ${from.hg} se ${until.hg} tak`,
    ),
  });
}

export const createPeriodId = (lords: readonly Graha[]): string => `dasha-${lords.join("-")}`;
export const buildPeriodFact = (context: FactContext, period: Period): Fact =>
  buildPeriodFactWithId(context, createPeriodId(period.lords), "period", period);

/** Number of levels in the fact about the running period. */
const NOW_LEVELS = 3;

/**
 * All maha dashas and antardashas that end after birth, the pratyantardashas of the running and the next antardasha, the running period
 * and the next antardasha. Deeper periods are computed on request.
 */
export function buildDashaFacts(context: FactContext): Fact[] {
  const { calendar, view } = context;
  const endsAfterBirth = ({ endJd }: Period): boolean => endJd > view.nativity.birth.jd;
  const maha = computeMahaDashas(context).filter(endsAfterBirth);
  const antar = maha.flatMap(computeSubPeriods).filter(endsAfterBirth);
  const running = antar.findIndex(({ startJd, endJd }) => startJd <= calendar.nowJd && calendar.nowJd < endJd);
  const near = running < 0 ? [] : antar.slice(running, running + 2);
  const facts = [...maha, ...antar, ...near.flatMap(computeSubPeriods)].map((period) =>
    buildPeriodFact(context, period),
  );
  const now = findRunningPeriods(context, calendar.nowJd, NOW_LEVELS).at(-1);
  const next = near[1];
  return [
    ...facts,
    ...(now ? [buildPeriodFactWithId(context, "dasha-now", "running", now)] : []),
    ...(next ? [buildPeriodFactWithId(context, "dasha-next", "next", next)] : []),
  ];
}
