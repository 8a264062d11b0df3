import { FESTIVAL_NAMES } from "@lagna/panchang";
import { formatTithiName } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, createLocalizedText } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { AnswerSources, AskedPlace, FestivalOfPlace } from "../answerer.ts";
import { readClock } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import {
  AWAY_WORDS,
  CALENDAR_PHRASES,
  FESTIVAL_MOMENTS,
  KALA_WORDS,
  MOMENT_WORDS,
  REASONS,
  TRADITIONS,
} from "./calendar-answers.data.ts";
import { findFestivalsOfTerm } from "./find-festivals-of-term.ts";

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

const say = (
  scene: FestivalScene,
  wordings: PhraseVariants,
  slots: Readonly<Record<string, LocalizedText | string>>,
): AnswerSentence =>
  renderPhrase(scene.turn.phrasePicker, wordings, { place: scene.place.name, ...slots }, [getFactId(scene)]);

const clockOf = (instant: string): string => readClock(instant).time;

/** What the rule asks for: the tithi, or the festival itself where it has none. */
function describeRule({ rule, id }: FestivalOfPlace): LocalizedText {
  const { paksha, tithi } = rule;
  if (paksha === null || tithi === null) return formatFestival(id);
  const number = paksha === "shukla" ? tithi : tithi + 15;
  return composeLocalizedText((language) => formatTithiName(number, language === "hi" ? "hi" : "en"));
}

function renderDate(scene: FestivalScene): AnswerSentence {
  const { found } = scene;
  return say(scene, CALENDAR_PHRASES.date, {
    festival: formatFestival(found.id),
    date: formatWeekdayAndDate(found.chosen),
    away: formatAway(found.chosen, found.today),
  });
}

function renderReason(scene: FestivalScene): readonly AnswerSentence[] {
  const { found } = scene;
  const window = found.days.find(({ date }) => date === found.chosen)?.window;
  const kala = found.rule.kala === null ? undefined : KALA_WORDS[found.rule.kala];
  const why = REASONS[found.reason];
  if (!kala || !why || !window) return [];
  const [from, until] = [clockOf(window.start), clockOf(window.end)];
  const wording = from === until ? AWAY_WORDS.instant : AWAY_WORDS.between;
  const when = composeLocalizedText((language) => fillSlots(wording[language], language, { from, until, at: from }));
  return [say(scene, CALENDAR_PHRASES.rule, { rule: describeRule(found), kala, when, reason: why })];
}

function renderParana(scene: FestivalScene): readonly AnswerSentence[] {
  const { parana } = scene.found;
  if (!parana) return [];
  const times = { from: clockOf(parana.from), until: clockOf(parana.until) };
  return [say(scene, CALENDAR_PHRASES.parana, { date: formatWeekdayAndDate(parana.date), ...times })];
}

function renderIndia(scene: FestivalScene): readonly AnswerSentence[] {
  const { reference, chosen } = scene.found;
  return reference === null || reference === chosen
    ? []
    : [say(scene, CALENDAR_PHRASES.india, { date: formatWeekdayAndDate(reference) })];
}

/** The dates that others keep, each once. */
function renderOthers(scene: FestivalScene): readonly AnswerSentence[] {
  const seen = new Set<string>();
  return scene.found.others.flatMap(({ tradition, date }) => {
    const who = TRADITIONS[tradition];
    if (!who || seen.has(`${tradition} ${date}`)) return [];
    seen.add(`${tradition} ${date}`);
    return [say(scene, CALENDAR_PHRASES.others, { who, date: formatWeekdayAndDate(date) })];
  });
}

/** The hours of its worship, the moonrise of a fast that ends with it, and when a fast ends. */
async function renderHours(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
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

const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** What is done on its days, each with its hour: "kharna on 3 November after sunset, 17:06". */
async function renderMoments(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  const moments = FESTIVAL_MOMENTS[found.id] ?? [];
  if (moments.length === 0) return [];
  const dates = moments.map(({ day }) => addDays(found.chosen, day));
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
async function renderSun(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
  const day = await almanac.readDay(scene.place, scene.found.chosen);
  if (!day?.sunrise || !day.sunset) return [];
  return [say(scene, CALENDAR_PHRASES.sun, { sunrise: clockOf(day.sunrise), sunset: clockOf(day.sunset) })];
}

/** The festival that is asked about, at its place; `null` if none is named or the almanac has none. */
async function openFestival({ ask, turn, almanac }: AnswerSources): Promise<FestivalScene | null> {
  const { festivals, calendarTerms, placeTexts, timeText } = ask.slots;
  const [term] = calendarTerms;
  const ids = festivals.length > 0 ? festivals : term === undefined ? [] : findFestivalsOfTerm(term);
  if (ids.length === 0) return null;
  const place = await almanac.findPlace(placeTexts);
  const thisYear = Number((await almanac.readToday(place)).slice(0, 4));
  const asked = timeText === null ? null : readYear(timeText, thisYear);
  // A full moon "this year" is the next one, and not the first of January.
  const year = asked === thisYear && festivals.length === 0 ? null : asked;
  const found = await almanac.findFestival(place, { ids, year });
  return found && { turn, place, found };
}

const complete = (scene: FestivalScene, sentences: readonly AnswerSentence[]): AnswerDraft => ({
  kind: "fact",
  sentences,
  extraFacts: [createFestivalFact(scene)],
  namedDates: [scene.found.chosen],
});

const askWhich = ({ turn: { phrasePicker } }: AnswerSources): AnswerDraft => ({
  kind: "talk",
  sentences: [renderPhrase(phrasePicker, CALENDAR_PHRASES.which_festival)],
  followUps: [],
});

type WriteFestival = (
  scene: FestivalScene,
  sources: AnswerSources,
) => readonly AnswerSentence[] | Promise<readonly AnswerSentence[]>;

const answerFromFestival =
  (write: WriteFestival) =>
  async (sources: AnswerSources): Promise<AnswerDraft | null> => {
    const scene = await openFestival(sources);
    if (scene) return complete(scene, await write(scene, sources));
    const { festivals, calendarTerms } = sources.ask.slots;
    return festivals.length + calendarTerms.length === 0 ? askWhich(sources) : null;
  };

export const answerFestivalDate = answerFromFestival(async (scene, sources) => [
  renderDate(scene),
  ...(await renderMoments(scene, sources)),
  ...renderReason(scene),
  ...renderParana(scene),
  ...renderIndia(scene),
  ...renderOthers(scene),
]);

export const answerFestivalHours = answerFromFestival(async (scene, sources) => {
  const hours = [...(await renderMoments(scene, sources)), ...(await renderHours(scene, sources))];
  return [...(hours.length > 0 ? hours : await renderSun(scene, sources)), renderDate(scene)];
});

export const answerFestivalReason = answerFromFestival((scene) => [
  ...renderReason(scene),
  renderDate(scene),
  ...renderIndia(scene),
  ...renderOthers(scene),
]);
