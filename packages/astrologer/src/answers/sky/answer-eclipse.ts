import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { formatWeekdayAndDate } from "../calendar/answer-festival.ts";
import { readDate } from "../../request/extract/read-date.ts";
import { readClock } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import type { AnswerSources, EclipseOfPlace } from "../answerer.ts";
import { ECLIPSE_KINDS, LIGHTS, SKY_PHRASES } from "./sky-answers.data.ts";

const SOLAR = /\bsolar\b|\bsun\b|\bsurya\b|सूर्य/iu;
const LUNAR = /\blunar\b|\bmoon\b|\bchandra\b|चंद्र|चन्द्र/iu;
/** "One that we can see", "kab dikhega". */
const SEEN = /\b(?:visible|see|seen|dikh\p{L}*)\b|दिख|दृश्य/iu;
/** At most so many eclipses are looked through for the light that is asked about, or for one that is seen. */
const MAX_LOOKED_AT = 12;

/** The next eclipse, solar or lunar as asked, as it is seen from a place. */
export async function answerEclipse({ ask, turn, almanac }: AnswerSources): Promise<AnswerDraft | null> {
  const { slots, text } = ask;
  const place = await almanac.findPlace(slots.placeTexts);
  const today = await almanac.readToday(place);
  const year = slots.timeText === null ? null : readYear(slots.timeText, Number(today.slice(0, 4)));
  const named = slots.timeText === null ? null : readDate(slots.timeText, today);
  const light = SOLAR.test(text) === LUNAR.test(text) ? null : SOLAR.test(text) ? "sun" : "moon";
  let from: string | null = year === null || String(year) === today.slice(0, 4) ? (named ?? today) : `${year}-01-01`;
  for (let looked = 0; looked < MAX_LOOKED_AT && from !== null; looked++) {
    const found: EclipseOfPlace | null = await almanac.findEclipse(place, from);
    if (!found) return null;
    const { eclipse } = found;
    const isOfLight = light === null || eclipse.light === light;
    if (isOfLight && (!SEEN.test(text) || eclipse.local !== null)) return describe(eclipse);
    from = found.next;
  }
  return null;

  function describe(eclipse: EclipseOfPlace["eclipse"]): AnswerDraft {
    const { local, light: lit, maximum, kind, sutaka } = eclipse;
    const common = { light: LIGHTS[lit], place: place.name };
    const clockOf = (instant: string): string => readClock(instant).time;
    if (!local) {
      const slotsOfDate = { ...common, date: formatWeekdayAndDate(readClock(maximum).date) };
      return { kind: "fact", sentences: [renderPhrase(turn.phrasePicker, SKY_PHRASES.eclipse_unseen, slotsOfDate)] };
    }
    const [first] = sutaka;
    const kindName = ECLIPSE_KINDS[local.kind] ?? composeLocalizedText(() => kind);
    const times = {
      kind: kindName,
      from: clockOf(local.start),
      until: clockOf(local.end),
      max: clockOf(local.maximum),
      date: formatWeekdayAndDate(readClock(local.start).date),
    };
    return {
      kind: "fact",
      sentences: [
        renderPhrase(turn.phrasePicker, SKY_PHRASES.eclipse_seen, { ...common, ...times }),
        ...(first
          ? [
              renderPhrase(turn.phrasePicker, SKY_PHRASES.sutaka, {
                from: clockOf(first.start),
                until: clockOf(first.end),
              }),
            ]
          : []),
      ],
    };
  }
}
