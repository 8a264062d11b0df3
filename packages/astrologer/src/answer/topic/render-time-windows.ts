import { GRAHA_DRISHTI_PLACES, placeFrom } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Fact, FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { TimeWindow } from "../../topic-judgment/find-windows.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatRashi,
  composeLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import type { TopicJudgment } from "./judge-topic.ts";
import { formatPeriodEdge, formatMonth } from "./format-month.ts";
import type { FindingContext } from "./render-finding.ts";
import { capitalize, toSentence } from "../phrasing/phrase-picker.ts";
import { TIMING_FACTOR_PHRASES, TIME_WINDOW_PHRASES } from "./time-window-phrases.data.ts";

interface WindowWithId {
  readonly window: TimeWindow;
  readonly id: string;
}

/** Maximum number of windows in an answer. */
const MAX_WINDOWS = 2;

/** The windows of a topic with their fact ids: the current one, then those ahead in order of time, then the least weak. */
export function listWindows({ house, windows: { now, ahead, leastWeak } }: TopicJudgment): readonly WindowWithId[] {
  const named = [
    ...(now ? [{ window: now, id: `win-${house}-now` }] : []),
    ...ahead
      .map((window, at) => ({ window, id: `win-${house}-${"ab"[at]}` }))
      .toSorted((a, b) => a.window.startJd - b.window.startJd),
    ...(leastWeak ? [{ window: leastWeak, id: `win-${house}-least` }] : []),
  ];
  return named;
}

/** A window that starts within this gap after the previous one is worded as its continuation. */
const MAX_CONTINUATION_GAP_DAYS = 3;

/** Sentences on the windows: the current one, then those ahead; if none is good, the least weak one. */
export function renderTimeWindows(
  { calendar, phrasePicker }: FindingContext,
  judgment: TopicJudgment,
): AnswerSentence[] {
  const { now, leastWeak } = judgment.windows;
  const windows = listWindows(judgment).slice(0, MAX_WINDOWS);
  return windows.map(({ window, id }, at) => {
    const slots = { from: formatMonth(calendar, window.startJd), until: formatMonth(calendar, window.endJd) };
    const before = windows[at - 1]?.window;
    const isContinuation = before !== undefined && window.startJd - before.endJd < MAX_CONTINUATION_GAP_DAYS;
    const wordings = isContinuation
      ? TIME_WINDOW_PHRASES[window.activity > before.activity ? "stronger" : "lighter"]
      : window === leastWeak
        ? TIME_WINDOW_PHRASES.least
        : window === now
          ? TIME_WINDOW_PHRASES.now
          : at === 0
            ? TIME_WINDOW_PHRASES.first
            : now && at === 1
              ? TIME_WINDOW_PHRASES.next
              : TIME_WINDOW_PHRASES.second;
    return toSentence(phrasePicker, phrasePicker.pick(wordings, slots), [id]);
  });
}

interface TimingReason {
  readonly wordings: PhraseVariants;
  readonly slots: Readonly<Record<string, LocalizedText>>;
  readonly facts: readonly string[];
}

/** How a graha is connected with a house: it rules, occupies or aspects it; `null` if none of these. */
function findConnection(
  { view, index }: FindingContext,
  graha: Graha,
  house: number,
): { wordings: PhraseVariants; fact: string } | null {
  const { lord, occupants } = view.house(house);
  if (lord === graha) return { wordings: TIMING_FACTOR_PHRASES.rules, fact: `lord-${house}` };
  if (occupants.includes(graha)) return { wordings: TIMING_FACTOR_PHRASES.stands, fact: `house-${house}` };
  const aspecting = findFactById(index, `aspected-${house}`)?.value as readonly Graha[] | undefined;
  if (aspecting?.includes(graha)) return { wordings: TIMING_FACTOR_PHRASES.sees, fact: `aspect-${graha}` };
  return null;
}

/** Whether a dasha overlaps a window for every possible birth time. */
function runsInEveryIndex({ possibleIndexes }: FactIndex, id: string, { startJd, endJd }: TimeWindow): boolean {
  return possibleIndexes.every((possible) => {
    const { from, until } = findFactById(possible, id)?.valid ?? {};
    const calendar = createTimeZoneCalendar(possible.nativity, possible.context);
    const [start, end] = [from, until].map((iso) => (iso ? calendar.toJd(Date.parse(iso)) : Number.NaN)) as [
      number,
      number,
    ];
    return start < endJd && startJd < end;
  });
}

/** The dasha of a window as a reason, if one of its lords is connected with the house. */
function buildDashaReason(context: FindingContext, { lords, house, ...rest }: TimeWindow): TimingReason | null {
  const [maha, antar] = lords;
  const id = `dasha-${maha}-${antar}`;
  const fact = findFactById(context.index, id);
  const who = findConnection(context, antar, house) ? antar : maha;
  const connection = findConnection(context, who, house);
  if (
    !fact?.valid?.from ||
    !fact.valid.until ||
    !connection ||
    !runsInEveryIndex(context.index, id, { lords, house, ...rest })
  )
    return null;
  const { calendar, phrasePicker, index } = context;
  const [start, end] = [fact.valid.from, fact.valid.until].map((iso) => calendar.toJd(Date.parse(iso))) as [
    number,
    number,
  ];
  const slots = {
    period: composeLocalizedText((language) => `${formatGraha(maha)[language]}–${formatGraha(antar)[language]}`),
    from: formatPeriodEdge(index, id, "start", start),
    until: formatPeriodEdge(index, id, "end", end),
    who: formatGrahaWithArticle(who),
    house: formatHouseInWords(house, context.view.countedFrom),
  };
  const connectionText = phrasePicker.pick(connection.wordings, slots);
  const wordings = start <= calendar.nowJd ? TIMING_FACTOR_PHRASES.running : TIMING_FACTOR_PHRASES.coming;
  return {
    wordings,
    slots: { ...slots, tie: { en: connectionText, hi: connectionText, hg: connectionText } },
    facts: [id, connection.fact],
  };
}

/** Jupiter's transit at the start of a window as a reason, if it occupies or aspects the house. */
function buildJupiterReason(
  { view, index, calendar }: FindingContext,
  { jupiter, house, startJd }: TimeWindow,
): TimingReason | null {
  const sign = view.house(house).sign;
  const place = placeFrom(jupiter, sign);
  const isInHouse = place === 1;
  if (!isInHouse && !GRAHA_DRISHTI_PLACES.jupiter.includes(place)) return null;
  const entry = findIngressBefore(index.facts, jupiter, calendar.toIso(startJd + 1));
  const slots = { sign: formatRashi(jupiter), house: formatHouseInWords(house, view.countedFrom) };
  if (!entry || (entry.value as { at: string }).at <= new Date(calendar.now).toISOString()) {
    if (startJd > calendar.nowJd + 1) return null;
    return {
      wordings: isInHouse ? TIMING_FACTOR_PHRASES.jupiter_here : TIMING_FACTOR_PHRASES.jupiter_sees,
      slots,
      facts: ["transit-jupiter"],
    };
  }
  const at = formatMonth(calendar, calendar.toJd(Date.parse((entry.value as { at: string }).at)));
  return {
    wordings: isInHouse ? TIMING_FACTOR_PHRASES.jupiter_enters : TIMING_FACTOR_PHRASES.jupiter_will_see,
    slots: { ...slots, month: at },
    facts: [entry.id],
  };
}

function findIngressBefore(facts: ReadonlyMap<string, Fact>, sign: Rashi, iso: string): Fact | undefined {
  const entries = [...facts.values()].filter(({ id }) => id.startsWith(`ingress-jupiter-${sign}-`));
  return entries.findLast(({ value }) => (value as { at: string }).at <= iso);
}

/** Explains the window that is named first by its dasha and by Jupiter's transit, with dates. */
export function renderTimingFactors(context: FindingContext, judgment: TopicJudgment): AnswerSentence[] {
  const [first] = listWindows(judgment);
  if (!first) return [];
  const { phrasePicker } = context;
  const reasons = [buildDashaReason(context, first.window), buildJupiterReason(context, first.window)].filter(
    (one) => one !== null,
  );
  if (reasons.length === 0) return [];
  const parts = reasons.map(({ wordings, slots }) => phrasePicker.pick(wordings, slots));
  const lead = phrasePicker.pick(reasons.length > 1 ? TIMING_FACTOR_PHRASES.two : TIMING_FACTOR_PHRASES.one);
  const joined = parts.join("; ");
  const text = `${lead} ${lead.endsWith("?") ? capitalize(joined) : joined}`;
  return [
    toSentence(
      phrasePicker,
      text,
      reasons.flatMap(({ facts }) => facts),
    ),
  ];
}
