import type { AnswerSentence } from "../../answer/answer-types.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import type { AnswerSources } from "../answerer.ts";
import { shiftDate } from "../day/day-scene.ts";
import {
  CALENDAR_PHRASES,
  FESTIVAL_MOMENTS,
  KALA_WORDS,
  MOMENT_WORDS,
  PARANA_BY_TITHI,
} from "./calendar-answers.data.ts";
import { clockOf, describeRule, type FestivalScene, formatWeekdayAndDate, say } from "./festival-scene.ts";

export function renderParana(scene: FestivalScene): readonly AnswerSentence[] {
  const { parana } = scene.found;
  if (!parana) return [];
  const times = { from: clockOf(parana.from), until: clockOf(parana.until) };
  return [say(scene, CALENDAR_PHRASES.parana, { date: formatWeekdayAndDate(parana.date), ...times })];
}

/** When a fast that is asked about ends: by its rule, at moonrise, or on the next morning. */
export async function renderAskedParana(
  scene: FestivalScene,
  { almanac }: AnswerSources,
): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  if (found.parana) return renderParana(scene);
  if (found.rule.kala === "chandrodaya") {
    const day = await almanac.readDay(place, found.chosen);
    const slots = { date: formatWeekdayAndDate(found.chosen), at: day?.moonrise ? clockOf(day.moonrise) : "" };
    return day?.moonrise ? [say(scene, CALENDAR_PHRASES.parana_at_moonrise, slots)] : [];
  }
  const date = shiftDate(found.chosen, 1);
  const sunrise = (await almanac.readDay(place, date))?.sunrise;
  if (!sunrise) return [];
  const event = found.event?.end ?? null;
  const endsLater = event !== null && Date.parse(event) > Date.parse(sunrise) && event.slice(0, 10) === date;
  const slots = { date: formatWeekdayAndDate(date), sunrise: clockOf(sunrise), rule: describeRule(found) };
  const ending = PARANA_BY_TITHI[found.id];
  if (!endsLater || ending === undefined) return [say(scene, CALENDAR_PHRASES.parana_at_sunrise, slots)];
  const wording = ending === "after" ? CALENDAR_PHRASES.parana_after_tithi : CALENDAR_PHRASES.parana_before_tithi;
  return [say(scene, wording, { ...slots, at: clockOf(event) })];
}

/** The hours of its worship, the moonrise of a fast that ends with it, and when a fast ends. */
export async function renderHours(
  scene: FestivalScene,
  { almanac }: AnswerSources,
): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  const window = found.days.find(({ date }) => date === found.chosen)?.window;
  const kala = found.rule.kala === null ? undefined : KALA_WORDS[found.rule.kala];
  const day = found.rule.kala === "chandrodaya" ? await almanac.readDay(place, found.chosen) : null;
  const times = window && { from: clockOf(window.start), until: clockOf(window.end) };
  const isInstant = times !== null && times !== undefined && times.from === times.until;
  return [
    ...(day?.moonrise ? [say(scene, CALENDAR_PHRASES.moonrise, { moonrise: clockOf(day.moonrise) })] : []),
    ...(kala && times && !isInstant ? [say(scene, CALENDAR_PHRASES.hours, { kala, ...times })] : []),
    ...renderParana(scene),
  ];
}

/** What is done on its days, each with its hour: "kharna on 3 November after sunset, 17:06". */
export async function renderMoments(
  scene: FestivalScene,
  { almanac }: AnswerSources,
): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  const moments = FESTIVAL_MOMENTS[found.id] ?? [];
  if (moments.length === 0) return [];
  const dates = moments.map(({ day }) => shiftDate(found.chosen, day));
  const days = await Promise.all(dates.map((date) => almanac.readDay(place, date)));
  const list = composeLocalizedText((language) =>
    moments
      .map(({ words, at }, index) => {
        const instant = at === null ? null : days[index]?.[at];
        const slots = {
          date: formatWeekdayAndDate(dates[index] ?? found.chosen)[language],
          at: instant ? clockOf(instant) : "",
        };
        return fillSlots(MOMENT_WORDS[words]?.[language] ?? "", language, slots);
      })
      .join(", "),
  );
  return [say(scene, CALENDAR_PHRASES.moments, { list })];
}

/** Where a festival has no hours of its own: its day, from sunrise to sunset. */
export async function renderSun(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
  const day = await almanac.readDay(scene.place, scene.found.chosen);
  if (!day?.sunrise || !day.sunset) return [];
  return [say(scene, CALENDAR_PHRASES.sun, { sunrise: clockOf(day.sunrise), sunset: clockOf(day.sunset) })];
}
