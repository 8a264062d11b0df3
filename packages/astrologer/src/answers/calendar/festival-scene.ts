import { FESTIVAL_NAMES } from "@lagna/panchang";
import { formatTithiName, type Nakshatra } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import { renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, createLocalizedText, formatNakshatra } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { AskedPlace, FestivalOfPlace } from "../answerer.ts";
import { readClock } from "../day/day-scene.ts";
import { AWAY_WORDS } from "./calendar-answers.data.ts";

const DAY_MS = 86_400_000;
const DATE = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

export const formatWeekdayAndDate = (date: string): LocalizedText =>
  composeLocalizedText((language) =>
    new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", DATE).format(
      new Date(`${date}T00:00:00Z`),
    ),
  );

export const formatFestival = (id: string): LocalizedText => {
  const { en, hi } = FESTIVAL_NAMES[id] ?? { en: id, hi: id };
  // "Durga Puja begins" is the day's name in a calendar; a sentence says that Durga Puja is on it.
  const name = en.replace(/ begins$/u, "");
  return createLocalizedText(name, hi.replace(/ (?:आरंभ|प्रारंभ|आरम्भ)$/u, ""), name);
};

/** ", that is today", ", in 12 days"; nothing for a day that has passed. */
export function formatAway(date: string, today: string): LocalizedText {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  const key = days < 0 ? "passed" : days === 0 ? "today" : days === 1 ? "tomorrow" : "in_days";
  return composeLocalizedText((language) => fillSlots(AWAY_WORDS[key][language], language, { days: String(days) }));
}

/** A festival at a place, as an answer speaks of it. */
export interface FestivalScene {
  readonly turn: TalkContext;
  readonly place: AskedPlace;
  readonly found: FestivalOfPlace;
}

const getFactId = ({ found }: Pick<FestivalScene, "found">): string =>
  `festival-${found.id.replaceAll("_", "-")}-${found.chosen}`;

/** The date as a fact that the answer cites, with the source of its rule. */
export function createFestivalFact({ found, place }: Pick<FestivalScene, "found" | "place">): Fact {
  const [name, on] = [formatFestival(found.id), formatWeekdayAndDate(found.chosen)];
  return {
    id: getFactId({ found }),
    section: "panchanga",
    subject: "sky",
    predicate: "festival_date",
    frame: "transit",
    stable: true,
    value: { id: found.id, date: found.chosen, place: place.name.en, source: found.rule.source },
    text: composeLocalizedText(
      (language) => `${name[language]}, ${place.name[language]}: ${on[language]} (${found.rule.source})`,
    ),
  };
}

/** A sentence about the festival, which cites its fact. */
export const say = (
  scene: FestivalScene,
  wordings: PhraseVariants,
  slots: Readonly<Record<string, LocalizedText | string>>,
): AnswerSentence =>
  renderPhrase(scene.turn.phrasePicker, wordings, { place: scene.place.name, ...slots }, [getFactId(scene)]);

export const clockOf = (instant: string): string => readClock(instant).time;

/** What the rule asks for: the tithi or the star, or the festival itself where it has neither. */
export function describeRule({ rule, id }: FestivalOfPlace): LocalizedText {
  const { paksha, tithi, nakshatra } = rule;
  if (nakshatra !== null && rule.kind === "star") {
    const name = formatNakshatra(nakshatra as Nakshatra);
    return composeLocalizedText((language) => (language === "hi" ? `${name.hi} नक्षत्र` : `${name[language]} nakshatra`));
  }
  if (paksha === null || tithi === null) return formatFestival(id);
  const number = paksha === "shukla" ? tithi : tithi + 15;
  return composeLocalizedText((language) => formatTithiName(number, language === "hi" ? "hi" : "en"));
}
