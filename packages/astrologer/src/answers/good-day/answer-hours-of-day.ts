import type { AnswerDraft } from "../../answer/answer-context.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import { isGoodTime } from "./find-good-times.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";
import {
  createDayFacts,
  findTimesOf,
  formatHours,
  type GoodDayScene,
  readDays,
  renderOfTime,
} from "./good-day-scene.ts";
import { nameBars } from "./name-reasons.ts";

interface Hours {
  readonly start: string;
  readonly end: string;
}

/** Hours of which one begins as another ends are one stretch. */
const joinAdjacent = (inOrder: readonly Hours[]): readonly Hours[] =>
  inOrder.reduce<readonly Hours[]>((joined, { start, end }) => {
    const last = joined.at(-1);
    return last?.end === start ? [...joined.slice(0, -1), { start: last.start, end }] : [...joined, { start, end }];
  }, []);

/** "What time?", after an answer that named a day: its hours for the act, and rahu kala. */
export async function answerHoursOfDay(scene: GoodDayScene, date: string): Promise<AnswerDraft> {
  const { times, barred } = await findTimesOf(scene, [date]);
  const days = await readDays(scene, [date]);
  const rahu = days.get(date)?.inauspicious?.find(({ id }) => id === "rahu_kala");
  const inOrder = joinAdjacent(times.toSorted((one, other) => one.start.localeCompare(other.start))).map(formatHours);
  const list = formatList(inOrder.map(({ from, until }) => composeLocalizedText(() => `${from}–${until}`)));
  const faults = nameBars(barred);
  const sentences = [
    times.length > 0
      ? renderOfTime(scene, GOOD_DAY_PHRASES.hours, date, { list })
      : faults.length > 0
        ? renderOfTime(scene, GOOD_DAY_PHRASES.no, date, { faults: formatList(faults) })
        : renderOfTime(scene, GOOD_DAY_PHRASES.no_hour, date),
    ...(rahu ? [renderOfTime(scene, GOOD_DAY_PHRASES.rahu, date, formatHours(rahu))] : []),
  ];
  return { kind: "fact", sentences, extraFacts: createDayFacts(scene, days), namedDates: [date] };
}

/** A day that others have set: whether it is good, then its best hours, else its good choghadiyas, and rahu kala. */
export async function answerHoursOfFixedDay(scene: GoodDayScene, date: string): Promise<AnswerDraft> {
  const { times } = await findTimesOf(scene, [date]);
  const [best] = times;
  if (best) {
    const verdict = isGoodTime(best) ? GOOD_DAY_PHRASES.fixed_good : GOOD_DAY_PHRASES.fixed_middling;
    const hours = await answerHoursOfDay(scene, date);
    return { ...hours, sentences: [renderOfTime(scene, verdict, date), ...hours.sentences] };
  }
  const days = await readDays(scene, [date]);
  const day = days.get(date);
  const good = (day?.choghadiya ?? []).filter(({ quality, night }) => quality === "good" && !night).map(formatHours);
  if (good.length === 0) return answerHoursOfDay(scene, date);
  const list = formatList(good.map(({ from, until }) => composeLocalizedText(() => `${from}–${until}`)));
  const rahu = day?.inauspicious?.find(({ id }) => id === "rahu_kala");
  const sentences = [
    renderOfTime(scene, GOOD_DAY_PHRASES.fixed_weak, date),
    renderOfTime(scene, GOOD_DAY_PHRASES.fixed_day, date, { list }),
    ...(rahu ? [renderOfTime(scene, GOOD_DAY_PHRASES.rahu, date, formatHours(rahu))] : []),
  ];
  return { kind: "fact", sentences, extraFacts: createDayFacts(scene, days), namedDates: [date] };
}
