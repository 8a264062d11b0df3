import type { AnswerDraft } from "../../answer/answer-context.ts";
import { formatList } from "../../formatting/format-terms.ts";
import { renderNearest, renderReasons } from "./answer-good-day.ts";
import { isGoodTime, listBestOfDates } from "./find-good-times.ts";
import { GOOD_DAY_PHRASES } from "./good-day-phrases.data.ts";
import { createDayFacts, findTimesOf, type GoodDayScene, readDays, renderOfTime } from "./good-day-scene.ts";
import { nameBars, nameFaults } from "./name-reasons.ts";

/** Which of some days is better for an act, and why. */
export async function compareDates(scene: GoodDayScene, dates: readonly string[]): Promise<AnswerDraft | null> {
  const { times, barred } = await findTimesOf(scene, dates);
  const [best, ...others] = listBestOfDates(times);
  if (!best) return null;
  const days = await readDays(scene, dates);
  const isGood = isGoodTime(best);
  const left = dates.filter((date) => times.every((time) => time.date !== date));
  const sentences = [
    renderOfTime(scene, isGood ? GOOD_DAY_PHRASES.compared : GOOD_DAY_PHRASES.compared_weak, best),
    ...renderReasons(scene, isGood ? "for_it" : "against_it", best),
    ...others.slice(0, 2).map((other) => {
      const faults = nameFaults(other);
      return faults.length > 0
        ? renderOfTime(scene, GOOD_DAY_PHRASES.other_weaker, other, { faults: formatList(faults) })
        : renderOfTime(scene, GOOD_DAY_PHRASES.other_close, other);
    }),
    ...left.slice(0, 2).flatMap((date) => {
      const faults = nameBars(barred.filter((one) => one.date === date));
      return faults.length > 0
        ? [renderOfTime(scene, GOOD_DAY_PHRASES.other_out, date, { faults: formatList(faults) })]
        : [];
    }),
    ...renderNearest(scene),
  ];
  return {
    kind: "fact",
    sentences,
    extraFacts: createDayFacts(scene, days),
    namedDates: [best.date, ...dates.filter((date) => date !== best.date)],
  };
}
