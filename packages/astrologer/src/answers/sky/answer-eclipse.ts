import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { formatWeekdayAndDate } from "../calendar/festival-scene.ts";
import { readDate } from "../../request/extract/read-date.ts";
import { findFestivalsOfTerm } from "../calendar/find-festivals-of-term.ts";
import { findStretch } from "../calendar/read-stretch.ts";
import { readClock, shiftDate } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import type { AnswerSources, EclipseOfPlace } from "../answerer.ts";
import { ECLIPSE_KINDS, LIGHTS, SKY_PHRASES } from "./sky-answers.data.ts";

const SOLAR = /\bsolar\b|\bsun\b|\bsurya\b|सूर्य/iu;
const LUNAR = /\blunar\b|\bmoon\b|\bchandra\b|चंद्र|चन्द्र/iu;
/** "One that we can see", "kab dikhega". */
const SEEN = /\b(?:visible|see|seen|dikh\p{L}*)\b|दिख|दृश्य/iu;
/** At most so many eclipses are looked through for the light that is asked about, or for one that is seen. */
const MAX_LOOKED_AT = 12;

/** An eclipse is looked for some days before the lunar day at which it may be. */
const DAYS_BEFORE_TERM = 2;

type Light = EclipseOfPlace["eclipse"]["light"];

/** What is looked for. */
interface EclipseSearch {
  readonly light: Light | null;
  readonly isSeen: boolean;
}

async function findEclipseFrom(
  { almanac, place }: AnswerSources,
  first: string,
  { light, isSeen }: EclipseSearch,
): Promise<EclipseOfPlace | null> {
  let from: string | null = first;
  for (let looked = 0; looked < MAX_LOOKED_AT && from !== null; looked++) {
    const found: EclipseOfPlace | null = await almanac.findEclipse(place, from);
    if (!found) return null;
    const { eclipse } = found;
    if ((light === null || eclipse.light === light) && (!isSeen || eclipse.local !== null)) return found;
    from = found.next;
  }
  return null;
}

const dateOf = ({ eclipse }: EclipseOfPlace): string => readClock(eclipse.local?.start ?? eclipse.maximum).date;

function describe({ turn, place }: AnswerSources, { eclipse }: EclipseOfPlace): readonly AnswerSentence[] {
  const { local, light, maximum, kind, sutaka } = eclipse;
  const common = { light: LIGHTS[light], place: place.name };
  const clockOf = (instant: string): string => readClock(instant).time;
  const say = (wordings: PhraseVariants, slots: Readonly<Record<string, LocalizedText | string>>) =>
    renderPhrase(turn.phrasePicker, wordings, slots);
  if (!local)
    return [say(SKY_PHRASES.eclipse_unseen, { ...common, date: formatWeekdayAndDate(readClock(maximum).date) })];
  const [first] = sutaka;
  const times = {
    kind: ECLIPSE_KINDS[local.kind] ?? composeLocalizedText(() => kind),
    from: clockOf(local.start),
    until: clockOf(local.end),
    max: clockOf(local.maximum),
    date: formatWeekdayAndDate(readClock(local.start).date),
  };
  return [
    say(SKY_PHRASES.eclipse_seen, { ...common, ...times }),
    first
      ? say(SKY_PHRASES.sutaka, { from: clockOf(first.start), until: clockOf(first.end) })
      : say(SKY_PHRASES.no_sutaka, common),
  ];
}

/** The lunar day on which an eclipse is asked about: "an eclipse on the next full moon". */
async function findAskedDay({ ask, almanac, place }: AnswerSources): Promise<string | null> {
  const [term] = ask.slots.calendarTerms;
  const ids =
    ask.slots.festivals.length > 0 ? ask.slots.festivals : term === undefined ? [] : findFestivalsOfTerm(term);
  if (ids.length === 0) return null;
  return (await almanac.findFestival(place, { ids, year: null }))?.chosen ?? null;
}

const areNear = (one: string, other: string): boolean => shiftDate(one, -1) <= other && other <= shiftDate(one, 1);
/** Two eclipses follow each other within a fortnight. */
const FORTNIGHT_DAYS = 16;

/** The next eclipse, solar or lunar as asked, as it is seen from a place; the one that was spoken of, where no other is named. */
export async function answerEclipse(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn, almanac, place } = sources;
  const { slots, text } = ask;
  const today = await almanac.readToday(place);
  const year = slots.timeText === null ? null : readYear(slots.timeText, Number(today.slice(0, 4)));
  const named = slots.timeText === null ? null : readDate(slots.timeText, today);
  const light = SOLAR.test(text) === LUNAR.test(text) ? null : SOLAR.test(text) ? "sun" : "moon";
  const stretch = slots.timeText === null ? null : findStretch(slots.timeText, today);
  // "Sutak hours for that", after an eclipse, is of that one.
  const isSame = light === null && slots.timeText !== text && !slots.isNext;
  const [spokenOf] = isSame ? slots.eclipseDates : [];
  const asked = await findAskedDay(sources);
  const begin = named ?? (stretch !== null && stretch.from > today ? stretch.from : today);
  const ofYear = year === null || String(year) === today.slice(0, 4) ? begin : `${year}-01-01`;
  // Its date may be a day later here than in UTC.
  const ofSame = spokenOf === undefined ? null : shiftDate(spokenOf, -1);
  const from = ofSame ?? (asked === null ? ofYear : shiftDate(asked, -DAYS_BEFORE_TERM));
  const found = await findEclipseFrom(sources, from, { light, isSeen: SEEN.test(text) && spokenOf === undefined });
  if (!found) return null;
  const date = dateOf(found);
  const isNone = asked !== null && !areNear(asked, date);
  const none = isNone
    ? [renderPhrase(turn.phrasePicker, SKY_PHRASES.no_eclipse_on, { date: formatWeekdayAndDate(asked) })]
    : [];
  // "Around February or March": both of the pair.
  const second =
    light === null && spokenOf === undefined && asked === null && found.next !== null
      ? await almanac.findEclipse(place, found.next)
      : null;
  const isPair = second !== null && dateOf(second) <= shiftDate(date, FORTNIGHT_DAYS);
  return {
    kind: "fact",
    sentences: [...none, ...describe(sources, found), ...(isPair ? describe(sources, second) : [])],
    namedDates: [readClock(found.eclipse.maximum).date],
  };
}
