import {
  AYANAMSA_WORDS,
  DASHA_YEAR_WORDS,
  HOUSE_SYSTEM_WORDS,
  NODE_WORDS,
  PRESET_WORDS,
  SETTING_WORDS,
  fromEpochDays,
  getIsoDate,
  getIsoTime,
  toEpochDays,
} from "@lagna/terms";
import { getTropicalSunSign } from "../chart-read-model.ts";
import { computeAge, parseLocalDay } from "../time-zone-calendar.ts";
import type { Fact } from "../fact.ts";
import {
  formatDay,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

function buildAgeFact({ about, calendar }: FactContext): Fact {
  const born = parseLocalDay(about.local);
  const today = calendar.toCalendarDay(calendar.nowJd);
  const years = computeAge(born, today);
  const birthday = (age: number): number => {
    // Of 29 February in a common year, 1 March.
    return calendar.toDayStart(fromEpochDays(toEpochDays({ ...born, year: born.year + age })));
  };
  return createNatalFact({
    id: "age",
    section: "birth",
    subject: "native",
    predicate: "age",
    value: years,
    valid: { from: new Date(birthday(years)).toISOString(), until: new Date(birthday(years + 1)).toISOString() },
    text: createLocalizedText(`Age: ${years} years`, `आयु: ${years} वर्ष`, `Umar: ${years} saal`),
  });
}

/** The date, time and place of birth, the age, and the Sun's tropical sign (the "zodiac sign" of Western astrology). */
export function buildBirthFacts(context: FactContext): Fact[] {
  const { about, view } = context;
  const day = formatDay(parseLocalDay(about.local));
  const time = getIsoTime(about.local);
  const tropical = getTropicalSunSign(view.nativity);
  const facts = [
    createNatalFact({
      id: "birth-date",
      section: "birth",
      subject: "birth",
      predicate: "date",
      value: getIsoDate(about.local),
      text: createLocalizedText(`Born on ${day.en}`, `जन्म ${day.hi} को`, `Janm ${day.hg} ko`),
    }),
    createNatalFact({
      id: "birth-time",
      section: "birth",
      subject: "birth",
      predicate: "time",
      value: time,
      text: createLocalizedText(`Born at ${time}`, `जन्म समय ${time}`, `Janm samay ${time}`),
    }),
    buildAgeFact(context),
    createNatalFact({
      id: "tropical-sun",
      section: "birth",
      subject: "sun",
      predicate: "sign",
      value: tropical,
      frame: "tropical",
      text: composeLocalizedText((language) => `${TROPICAL[language]}: ${formatRashi(tropical)[language]}`),
    }),
  ];
  if (about.place === undefined) return facts;
  const { place } = about;
  const text = createLocalizedText(`Born in ${place}`, `जन्म स्थान ${place}`, `Janm sthan ${place}`);
  return [
    ...facts,
    createNatalFact({ id: "birth-place", section: "birth", subject: "birth", predicate: "place", value: place, text }),
  ];
}

const TROPICAL = createLocalizedText(
  "Sun in the tropical zodiac (Western sign)",
  "सायन सूर्य (पश्चिमी राशि)",
  "Sayan Surya (Western sign)",
);

/** The calculation settings of the chart that users may ask about, such as the ayanamsa and the house system. */
export function buildSettingFacts({ view }: FactContext): Fact[] {
  const { settings } = view.nativity;
  const chosen = {
    ayanamsa: [SETTING_WORDS.ayanamsa, AYANAMSA_WORDS[settings.ayanamsa]],
    house_system: [SETTING_WORDS.house_system, HOUSE_SYSTEM_WORDS[settings.house_system]],
    node: [SETTING_WORDS.node, NODE_WORDS[settings.node]],
    dasha_year: [SETTING_WORDS.dasha_year, DASHA_YEAR_WORDS[settings.dasha_year]],
    preset: [{ en: "Preset", hi: "पद्धति" }, PRESET_WORDS[settings.preset]],
  } as const;
  return Object.entries(chosen).map(([key, [name, value]]) => {
    const [label, choice] = [localizeWord(name), localizeWord(value)];
    return createNatalFact({
      id: `setting-${key}`,
      section: "settings",
      subject: "settings",
      predicate: key,
      value: settings[key as keyof typeof chosen],
      text: composeLocalizedText((language) => `${label[language]}: ${choice[language]}`),
    });
  });
}
