import {
  formatTithiName,
  KARANA_WORDS,
  type Karana,
  MASA_WORDS,
  type Masa,
  type Nakshatra,
  NITYA_YOGA_WORDS,
  type NityaYoga,
  PAKSHA_WORDS,
  VARA_WORDS,
} from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatNakshatra, formatRashi, localizeWord } from "../../formatting/format-terms.ts";
import { answerFromDay } from "./answer-parts-of-day.ts";
import { AYANAS, DAY_PHRASES, LIMB_NAMES, RITUS } from "./day-answers.data.ts";
import { type DayScene, findVara, formatClock, holdsAt, renderOfDay, shiftDate, type Span } from "./day-scene.ts";

interface Limb extends Span {
  readonly name: LocalizedText;
}

const nameTithi = (number: number): LocalizedText => ({
  en: formatTithiName(number, "en"),
  hi: formatTithiName(number, "hi"),
  hg: formatTithiName(number, "en"),
});

type LimbId = keyof typeof LIMB_NAMES;
const LIMBS: Readonly<Record<LimbId, (scene: DayScene) => readonly Limb[]>> = {
  tithi: ({ day }) => day.tithi.map(({ number, start, end }) => ({ name: nameTithi(number), start, end })),
  nakshatra: ({ day }) =>
    day.nakshatra.map(({ name, start, end }) => ({ name: formatNakshatra(name as Nakshatra), start, end })),
  yoga: ({ day }) =>
    day.yoga.map(({ name, start, end }) => ({ name: localizeWord(NITYA_YOGA_WORDS[name as NityaYoga]), start, end })),
  karana: ({ day }) =>
    day.karana.map(({ name, start, end }) => ({ name: localizeWord(KARANA_WORDS[name as Karana]), start, end })),
  moon_sign: ({ day }) => day.moon.signs.map(({ sign, start, end }) => ({ name: formatRashi(sign), start, end })),
};

/** What a limb is on the day: the one at sunrise, or at the present instant, and what follows. */
function renderLimb(scene: DayScene, id: LimbId, isNow: boolean): readonly AnswerSentence[] {
  const limbs = LIMBS[id](scene);
  const at = Math.max(0, isNow ? limbs.findIndex((limb) => holdsAt(limb, scene.now)) : 0);
  const [current, next] = [limbs[at], limbs[at + 1]];
  if (!current) return [];
  const names = { limb: LIMB_NAMES[id], name: current.name };
  if (!next) return [renderOfDay(scene, DAY_PHRASES.limb_whole, names)];
  const slots = { ...names, end: formatClock(scene, current.end), next: next.name };
  return [renderOfDay(scene, isNow ? DAY_PHRASES.limb_now : DAY_PHRASES.limb, slots)];
}

export const answerTithi = answerFromDay((scene, { ask }) => renderLimb(scene, "tithi", ask.slots.isNow));
export const answerNakshatra = answerFromDay((scene, { ask: { slots } }) =>
  renderLimb(scene, slots.almanacTerms.includes("moon_sign") ? "moon_sign" : "nakshatra", slots.isNow),
);
export const answerYogaOrKarana = answerFromDay((scene, { ask: { slots } }) => {
  const isKarana = slots.almanacTerms.includes("karana");
  const isYoga = slots.almanacTerms.includes("nitya_yoga") || !isKarana;
  return [
    ...(isYoga ? renderLimb(scene, "yoga", slots.isNow) : []),
    ...(isKarana ? renderLimb(scene, "karana", slots.isNow) : []),
  ];
});

const clockOf = (scene: DayScene, instant: string): LocalizedText => formatClock(scene, instant);

export const answerSun = answerFromDay((scene) => {
  const { sunrise, sunset } = scene.day;
  if (sunrise === null || sunset === null) return [];
  return [renderOfDay(scene, DAY_PHRASES.sun, { rise: clockOf(scene, sunrise), set: clockOf(scene, sunset) })];
});

export const answerMoon = answerFromDay((scene) => {
  const { moonrise, moonset } = scene.day;
  if (moonrise === null) return [renderOfDay(scene, DAY_PHRASES.no_moonrise)];
  const rise = clockOf(scene, moonrise);
  return [
    moonset === null
      ? renderOfDay(scene, DAY_PHRASES.moonrise, { rise })
      : renderOfDay(scene, DAY_PHRASES.moon, { rise, set: clockOf(scene, moonset) }),
  ];
});

/** The weekday; before sunrise also that of the panchang, which is still the one before. */
export const answerWeekday = answerFromDay((scene, { ask }) => {
  const { day, now, on } = scene;
  const weekday = localizeWord(VARA_WORDS[findVara(day.date)]);
  const isToday = on.en === "today";
  const isBeforeSunrise = isToday && !ask.slots.isNow && day.sunrise !== null && now < Date.parse(day.sunrise);
  const before = localizeWord(VARA_WORDS[findVara(shiftDate(day.date, -1))]);
  return [
    renderOfDay(scene, isToday ? DAY_PHRASES.weekday_today : DAY_PHRASES.weekday, { weekday }),
    ...(isBeforeSunrise && day.sunrise !== null
      ? [renderOfDay(scene, DAY_PHRASES.vedic_weekday, { sunrise: clockOf(scene, day.sunrise), before })]
      : []),
  ];
});

const nameMonth = (masa: Masa, isAdhika: boolean): LocalizedText => {
  const name = localizeWord(MASA_WORDS[masa]);
  return isAdhika ? { en: `adhika ${name.en}`, hi: `अधिक ${name.hi}`, hg: `adhik ${name.hg}` } : name;
};

/** Month, fortnight and years; the season and the sun's course where they are asked for. */
export const answerMonthAndSamvat = answerFromDay((scene, { ask: { slots } }) => {
  const { masa, samvat, ritu, ayana } = scene.day;
  if (!masa || !samvat) return [];
  const paksha = localizeWord(PAKSHA_WORDS[masa.paksha]);
  const asksSeason = slots.almanacTerms.includes("ritu") || slots.almanacTerms.includes("ayana");
  const names = {
    masa: nameMonth(masa.amanta, masa.adhika),
    paksha: composeLocalizedText((language) =>
      language === "hi" ? `${paksha.hi} पक्ष` : `${paksha[language].toLowerCase()} paksha`,
    ),
    vikrama: String(samvat.vikrama),
    shaka: String(samvat.shaka),
  };
  const season = renderOfDay(scene, DAY_PHRASES.season, { ritu: RITUS[ritu] ?? ritu, ayana: AYANAS[ayana] ?? ayana });
  const month = renderOfDay(scene, DAY_PHRASES.month, names);
  const north =
    masa.purnimanta === masa.amanta
      ? []
      : [renderOfDay(scene, DAY_PHRASES.month_north, { masa: nameMonth(masa.purnimanta, masa.adhika) })];
  return asksSeason ? [season, month] : [month, ...north];
});

const describeChange = (scene: DayScene, [first, next]: readonly Limb[]): LocalizedText => {
  if (!first) return composeLocalizedText(() => "");
  if (!next) return first.name;
  const end = formatClock(scene, first.end);
  return {
    en: `${first.name.en} until ${end.en}, then ${next.name.en}`,
    hi: `${end.hi} तक ${first.name.hi}, फिर ${next.name.hi}`,
    hg: `${end.hg} tak ${first.name.hg}, phir ${next.name.hg}`,
  };
};

/** The five limbs of a day, its light and rahu kala. */
export const answerPanchang = answerFromDay((scene) => {
  const { sunrise, sunset, inauspicious } = scene.day;
  const rahu = inauspicious?.find(({ id }) => id === "rahu_kala");
  const name = (id: LimbId): LocalizedText => LIMBS[id](scene)[0]?.name ?? composeLocalizedText(() => "");
  const limbs = {
    tithi: describeChange(scene, LIMBS.tithi(scene)),
    star: describeChange(scene, LIMBS.nakshatra(scene)),
    yoga: name("yoga"),
    karana: name("karana"),
  };
  return [
    renderOfDay(scene, DAY_PHRASES.panchang, limbs),
    ...(sunrise !== null && sunset !== null && rahu
      ? [
          renderOfDay(scene, DAY_PHRASES.panchang_times, {
            rise: clockOf(scene, sunrise),
            set: clockOf(scene, sunset),
            from: clockOf(scene, rahu.start),
            until: clockOf(scene, rahu.end),
          }),
        ]
      : []),
  ];
});
