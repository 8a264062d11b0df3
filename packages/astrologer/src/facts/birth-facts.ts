import {
  AYANAMSA_WORDS,
  DASHA_YEAR_WORDS,
  HOUSE_SYSTEM_WORDS,
  NODE_WORDS,
  PRESET_WORDS,
  SETTING_WORDS,
} from "@lagna/terms";
import { tropicalSunSign } from "../chart-view.ts";
import { ageOn, calendarDay, localDay } from "../local-calendar.ts";
import type { Fact } from "../fact.ts";
import { daySaid, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

function ageFact({ about, calendar }: Ground): Fact {
  const born = localDay(about.local);
  const today = calendar.dayOf(calendar.nowJd);
  const years = ageOn(born, today);
  const birthday = (age: number): number => {
    const wall = new Date(Date.UTC(born.year + age, born.month - 1, born.day));
    return calendar.startOf(calendarDay(wall));
  };
  return natal({
    id: "age",
    section: "birth",
    subject: "native",
    predicate: "age",
    value: years,
    valid: { from: new Date(birthday(years)).toISOString(), until: new Date(birthday(years + 1)).toISOString() },
    text: said(`Age: ${years} years`, `आयु: ${years} वर्ष`, `Umar: ${years} saal`),
  });
}

/** Date, time and place of birth, the age, and the Sun's tropical sign, which is what Westerners call their sign. */
export function birthFacts(ground: Ground): Fact[] {
  const { about, view } = ground;
  const day = daySaid(localDay(about.local));
  const time = about.local.slice(11, 16);
  const tropical = tropicalSunSign(view.nativity);
  const facts = [
    natal({
      id: "birth-date",
      section: "birth",
      subject: "birth",
      predicate: "date",
      value: about.local.slice(0, 10),
      text: said(`Born on ${day.en}`, `जन्म ${day.hi} को`, `Janm ${day.hg} ko`),
    }),
    natal({
      id: "birth-time",
      section: "birth",
      subject: "birth",
      predicate: "time",
      value: time,
      text: said(`Born at ${time}`, `जन्म समय ${time}`, `Janm samay ${time}`),
    }),
    ageFact(ground),
    natal({
      id: "tropical-sun",
      section: "birth",
      subject: "sun",
      predicate: "sign",
      value: tropical,
      frame: "tropical",
      text: tell((tongue) => `${TROPICAL[tongue]}: ${rashiSaid(tropical)[tongue]}`),
    }),
  ];
  if (about.place === undefined) return facts;
  const { place } = about;
  const text = said(`Born in ${place}`, `जन्म स्थान ${place}`, `Janm sthan ${place}`);
  return [
    ...facts,
    natal({ id: "birth-place", section: "birth", subject: "birth", predicate: "place", value: place, text }),
  ];
}

const TROPICAL = said(
  "Sun in the tropical zodiac (Western sign)",
  "सायन सूर्य (पश्चिमी राशि)",
  "Sayan Surya (Western sign)",
);

/** The choices the chart is reckoned by, as far as people speak of them. */
export function settingFacts({ view }: Ground): Fact[] {
  const { settings } = view.nativity;
  const chosen = {
    ayanamsa: [SETTING_WORDS.ayanamsa, AYANAMSA_WORDS[settings.ayanamsa]],
    house_system: [SETTING_WORDS.house_system, HOUSE_SYSTEM_WORDS[settings.house_system]],
    node: [SETTING_WORDS.node, NODE_WORDS[settings.node]],
    dasha_year: [SETTING_WORDS.dasha_year, DASHA_YEAR_WORDS[settings.dasha_year]],
    preset: [{ en: "Preset", hi: "पद्धति" }, PRESET_WORDS[settings.preset]],
  } as const;
  return Object.entries(chosen).map(([key, [name, value]]) => {
    const [label, choice] = [wordSaid(name), wordSaid(value)];
    return natal({
      id: `setting-${key}`,
      section: "settings",
      subject: "settings",
      predicate: key,
      value: settings[key as keyof typeof chosen],
      text: tell((tongue) => `${label[tongue]}: ${choice[tongue]}`),
    });
  });
}
