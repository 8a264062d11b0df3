import { GRAHA_DRISHTI_PLACES, placeFrom } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import type { Fact, FactIndex, Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import type { Wordings } from "../knowledge/row.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { Window } from "../reading/windows.ts";
import { grahaSaid, houseInWords, rashiSaid, tell, the } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import type { Judged } from "./judged.ts";
import { edgeSaid, monthSaid } from "./month.ts";
import type { Telling } from "./telling.ts";
import { opened, spoken } from "./voice.ts";
import { CLOCKS, WINDOW_SENTENCES } from "./window-phrases.data.ts";

interface NamedWindow {
  readonly window: Window;
  readonly id: string;
}

/** More than two times are no answer. */
const MOST_TIMES = 2;

/** The times of a matter in their order, under their facts' ids: one that runs now, then those ahead. */
export function timesOf({ house, windows: { now, ahead, least } }: Judged): readonly NamedWindow[] {
  const named = [
    ...(now ? [{ window: now, id: `win-${house}-now` }] : []),
    ...ahead
      .map((window, at) => ({ window, id: `win-${house}-${"ab"[at]}` }))
      .toSorted((a, b) => a.window.startJd - b.window.startJd),
    ...(least ? [{ window: least, id: `win-${house}-least` }] : []),
  ];
  return named;
}

/** Where one begins as soon as the last has ended, it is told as going on. */
const ABUT_DAYS = 3;

/** When: what runs now, then what is ahead; where none is good, so it is said, with the least weak. */
export function timesSaid({ calendar, voice }: Telling, judged: Judged): Spoken[] {
  const { now, least } = judged.windows;
  const windows = timesOf(judged).slice(0, MOST_TIMES);
  return windows.map(({ window, id }, at) => {
    const slots = { from: monthSaid(calendar, window.startJd), until: monthSaid(calendar, window.endJd) };
    const before = windows[at - 1]?.window;
    const goesOn = before !== undefined && window.startJd - before.endJd < ABUT_DAYS;
    const wordings = goesOn
      ? WINDOW_SENTENCES[window.activity > before.activity ? "stronger" : "lighter"]
      : window === least
        ? WINDOW_SENTENCES.least
        : window === now
          ? WINDOW_SENTENCES.now
          : at === 0
            ? WINDOW_SENTENCES.first
            : now && at === 1
              ? WINDOW_SENTENCES.next
              : WINDOW_SENTENCES.second;
    return spoken(voice, voice.say(wordings, slots), [id]);
  });
}

interface Reason {
  readonly wordings: Wordings;
  readonly slots: Readonly<Record<string, Said>>;
  readonly facts: readonly string[];
}

/** What ties a graha to a house, said of it: it rules it, stands in it, sees it or its lord. */
function tieOf({ view, index }: Telling, graha: Graha, house: number): { wordings: Wordings; fact: string } | null {
  const { lord, occupants } = view.house(house);
  if (lord === graha) return { wordings: CLOCKS.rules, fact: `lord-${house}` };
  if (occupants.includes(graha)) return { wordings: CLOCKS.stands, fact: `house-${house}` };
  const seen = factById(index, `aspected-${house}`)?.value as readonly Graha[] | undefined;
  if (seen?.includes(graha)) return { wordings: CLOCKS.sees, fact: `aspect-${graha}` };
  return null;
}

/** Whether a dasha runs in a window whichever the time of birth was. */
function isSettled({ possible }: FactIndex, id: string, { startJd, endJd }: Window): boolean {
  return possible.every((one) => {
    const { from, until } = factById(one, id)?.valid ?? {};
    const calendar = localCalendarOf(one.nativity, one.about);
    const [start, end] = [from, until].map((iso) => (iso ? calendar.jdOf(Date.parse(iso)) : Number.NaN)) as [
      number,
      number,
    ];
    return start < endJd && startJd < end;
  });
}

/** The dasha that runs in a window, where its lord has to do with the house. */
function dashaReason(telling: Telling, { lords, house, ...rest }: Window): Reason | null {
  const [maha, antar] = lords;
  const id = `dasha-${maha}-${antar}`;
  const fact = factById(telling.index, id);
  const who = tieOf(telling, antar, house) ? antar : maha;
  const tie = tieOf(telling, who, house);
  if (!fact?.valid?.from || !fact.valid.until || !tie || !isSettled(telling.index, id, { lords, house, ...rest }))
    return null;
  const { calendar, voice, index } = telling;
  const [start, end] = [fact.valid.from, fact.valid.until].map((iso) => calendar.jdOf(Date.parse(iso))) as [
    number,
    number,
  ];
  const slots = {
    period: tell((tongue) => `${grahaSaid(maha)[tongue]}–${grahaSaid(antar)[tongue]}`),
    from: edgeSaid(index, id, "start", start),
    until: edgeSaid(index, id, "end", end),
    who: the(who),
    house: houseInWords(house, telling.view.counted),
  };
  const tied = voice.say(tie.wordings, slots);
  const wordings = start <= calendar.nowJd ? CLOCKS.running : CLOCKS.coming;
  return { wordings, slots: { ...slots, tie: { en: tied, hi: tied, hg: tied } }, facts: [id, tie.fact] };
}

/** Where Jupiter is at the beginning of a window, and what it does from there to the house. */
function jupiterReason({ view, index, calendar }: Telling, { jupiter, house, startJd }: Window): Reason | null {
  const sign = view.house(house).sign;
  const place = placeFrom(jupiter, sign);
  const inside = place === 1;
  if (!inside && !GRAHA_DRISHTI_PLACES.jupiter.includes(place)) return null;
  const entry = ingressBefore(index.facts, jupiter, calendar.iso(startJd + 1));
  const slots = { sign: rashiSaid(jupiter), house: houseInWords(house, view.counted) };
  if (!entry || (entry.value as { at: string }).at <= new Date(calendar.now).toISOString()) {
    if (startJd > calendar.nowJd + 1) return null;
    return { wordings: inside ? CLOCKS.jupiter_here : CLOCKS.jupiter_sees, slots, facts: ["transit-jupiter"] };
  }
  const at = monthSaid(calendar, calendar.jdOf(Date.parse((entry.value as { at: string }).at)));
  return {
    wordings: inside ? CLOCKS.jupiter_enters : CLOCKS.jupiter_will_see,
    slots: { ...slots, month: at },
    facts: [entry.id],
  };
}

function ingressBefore(facts: ReadonlyMap<string, Fact>, sign: Rashi, iso: string): Fact | undefined {
  const entries = [...facts.values()].filter(({ id }) => id.startsWith(`ingress-jupiter-${sign}-`));
  return entries.findLast(({ value }) => (value as { at: string }).at <= iso);
}

/** Why then: the dasha and the slow graha that open the best of the times, each with its date. */
export function clocksSaid(telling: Telling, judged: Judged): Spoken[] {
  const best = timesOf(judged)
    .slice(0, MOST_TIMES)
    .toSorted((a, b) => b.window.activity - a.window.activity)[0];
  if (!best) return [];
  const { voice } = telling;
  const reasons = [dashaReason(telling, best.window), jupiterReason(telling, best.window)].filter(
    (one) => one !== null,
  );
  if (reasons.length === 0) return [];
  const parts = reasons.map(({ wordings, slots }) => voice.say(wordings, slots));
  const lead = voice.say(reasons.length > 1 ? CLOCKS.two : CLOCKS.one);
  const said = parts.join("; ");
  const text = `${lead} ${lead.endsWith("?") ? opened(said) : said}`;
  return [
    spoken(
      voice,
      text,
      reasons.flatMap(({ facts }) => facts),
    ),
  ];
}
