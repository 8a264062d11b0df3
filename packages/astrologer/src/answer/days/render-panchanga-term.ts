import { computeChoghadiyas, computeDayParts, type DayPart, type LimbSpan, placeFrom } from "@lagna/jyotish";
import type { Rashi } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { toDayNumber } from "../../language/tag-dates.ts";
import type { AlmanacDay } from "../../muhurta/almanac-day.ts";
import { formatDateWithWeekday, getDayFactId } from "../../muhurta/build-day-fact.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import {
  PANCHANGA_PHRASES,
  type PanchangaTerm,
  CHOGHADIYA_NAMES,
  EVENING,
  ON_DAY,
  TODAY,
} from "./panchanga-phrases.data.ts";
import type { PanchangaDayContext } from "./panchanga-day-context.ts";
import { renderPhrase } from "../answer-context.ts";
import { fillSlots } from "../phrasing/phrase-picker.ts";
import { DISHA_SHULA } from "./day-of-person-phrases.data.ts";
import { getBirthMoon } from "../../facts/birth-moon.ts";
import { getPlaceName } from "./render-personal-day.ts";

const GOOD_CHOGHADIYAS = new Set(["labh", "amrit", "shubh"]);
const PANCHAKA_FROM_DEG_SIGNS: ReadonlySet<Rashi> = new Set(["aquarius", "pisces"]);

/** The good choghadiyas of the day, or of the evening where that was asked. */
function listChoghadiyas({ turn, calendar, day }: PanchangaDayContext): LocalizedText {
  const { sky, birth, settings } = turn.index.nativity;
  const isEvening = EVENING.test(turn.question.text);
  const nextSunrise = isEvening ? sky.ephemeris.riseSet(day.sunsetJd, "sun", "rise", birth, settings.sunrise) : null;
  const light: DayPart = { startJd: day.sunriseJd, endJd: day.sunsetJd };
  const parts = [
    ...computeChoghadiyas("day", day.vara, light).filter(({ endJd }) => !isEvening || endJd > day.sunsetJd - 0.1),
    ...(nextSunrise === null
      ? []
      : computeChoghadiyas("night", day.vara, { startJd: day.sunsetJd, endJd: nextSunrise }).slice(0, 5)),
  ].filter(({ id, endJd }) => GOOD_CHOGHADIYAS.has(id) && endJd > calendar.nowJd);
  return formatList(
    parts.map(({ id, startJd, endJd }) =>
      composeLocalizedText(
        (language) =>
          `${CHOGHADIYA_NAMES[id][language]} ${calendar.toLocalTime(startJd)}–${calendar.toLocalTime(endJd)}`,
      ),
    ),
  );
}

const findBhadra = ({ spans }: AlmanacDay): DayPart | null => {
  const found = spans.filter(({ karana }) => karana.id === "vishti");
  const [first] = found;
  return first ? { startJd: first.startJd, endJd: found.at(-1)?.endJd ?? first.endJd } : null;
};

/** Panchaka: the Moon from the third quarter of Dhanishta to the end of Revati, which is Aquarius and Pisces. */
const isPanchaka = ({ moonSign }: LimbSpan): boolean => PANCHAKA_FROM_DEG_SIGNS.has(moonSign);

interface TermSentence {
  readonly wording: keyof typeof PANCHANGA_PHRASES;
  readonly part?: DayPart | { readonly startJd: number; readonly endJd?: number } | null;
  readonly slots?: Readonly<Record<string, LocalizedText>>;
}

/** What is said on one term of the almanac; `null` if nothing can be. */
const TERM_SENTENCES: Readonly<
  Record<Exclude<PanchangaTerm, "panchanga">, (scene: PanchangaDayContext) => TermSentence | null>
> = {
  rahu_kala: ({ day }) => ({ wording: "rahu_kala", part: day.rahuKala }),
  yamaganda: ({ day }) => ({
    wording: "yamaganda",
    part: computeDayParts(day.vara, day.sunriseJd, day.sunsetJd).yamaganda,
  }),
  gulika: ({ day }) => ({
    wording: "gulika",
    part: computeDayParts(day.vara, day.sunriseJd, day.sunsetJd).gulikaKala,
  }),
  abhijit: ({ day }) => {
    const { abhijit } = computeDayParts(day.vara, day.sunriseJd, day.sunsetJd);
    return abhijit ? { wording: "abhijit", part: abhijit } : { wording: "no_abhijit" };
  },
  choghadiya: (scene) => {
    const list = listChoghadiyas(scene);
    return list.en === "" ? null : { wording: "choghadiya", slots: { list } };
  },
  bhadra: ({ day }) => {
    const part = findBhadra(day);
    return part ? { wording: "bhadra", part } : { wording: "no_bhadra" };
  },
  direction: ({ day }) => ({ wording: "direction", slots: { direction: DISHA_SHULA[day.vara] } }),
  moonrise: ({ turn: { index }, day }) => {
    const { sky, birth, settings } = index.nativity;
    const startJd = sky.ephemeris.riseSet(day.sunriseJd, "moon", "rise", birth, settings.sunrise);
    return startJd === null ? null : { wording: "moonrise", part: { startJd } };
  },
  sun: ({ day }) => ({ wording: "sun", part: { startJd: day.sunriseJd, endJd: day.sunsetJd } }),
  chandrashtama: ({ turn, span }) => {
    const { sign } = getBirthMoon(turn);
    if (sign === null) return null;
    return { wording: placeFrom(sign, span.moonSign) === 8 ? "chandrashtama" : "no_chandrashtama" };
  },
  panchaka: ({ span }) => ({ wording: isPanchaka(span) ? "panchaka" : "no_panchaka" }),
};

/** "today (Saturday, 21 November 2026)", "on Thursday, 26 November 2026". */
function formatOn({ calendar, day }: PanchangaDayContext): LocalizedText {
  const isToday = toDayNumber(calendar.toCalendarDay(calendar.nowJd)) === day.number;
  const date = formatDateWithWeekday(day);
  return composeLocalizedText((language) => fillSlots((isToday ? TODAY : ON_DAY)[language], language, { date }));
}

/** The sentence on one term of the almanac, such as rahu kala; none if nothing can be said. */
export function renderPanchangaTerm(
  scene: PanchangaDayContext,
  term: Exclude<PanchangaTerm, "panchanga">,
): AnswerSentence[] {
  const { turn, calendar, day } = scene;
  const found = TERM_SENTENCES[term](scene);
  if (!found) return [];
  const date = formatDateWithWeekday(day);
  const slots = {
    day: date,
    Day: date,
    on: formatOn(scene),
    place: getPlaceName(turn),
    from: found.part ? calendar.toLocalTime(found.part.startJd) : "",
    until: found.part?.endJd === undefined ? "" : calendar.toLocalTime(found.part.endJd),
    ...found.slots,
  };
  return [renderPhrase(turn.phrasePicker, PANCHANGA_PHRASES[found.wording], slots, [getDayFactId(day)])];
}

/** Terms whose times move with the place. */
export const TIMED_TERMS: ReadonlySet<string> = new Set(["rahu_kala", "yamaganda", "gulika", "abhijit", "choghadiya"]);
