import { FESTIVAL_NAMES } from "@lagna/panchang";
import { formatTithiName, type Nakshatra } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, createLocalizedText, formatNakshatra } from "../../formatting/format-terms.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { AnswerSources, AskedPlace, FestivalOfPlace } from "../answerer.ts";
import { formatDate, readClock } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import {
  AWAY_WORDS,
  CALENDAR_PHRASES,
  FESTIVAL_MOMENTS,
  KALA_WORDS,
  MOMENT_WORDS,
  MOST_ALMANACS,
  OTHER_ALMANACS,
  PARANA_BY_TITHI,
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

/** What the rule asks for: the tithi or the star, or the festival itself where it has neither. */
function describeRule({ rule, id }: FestivalOfPlace): LocalizedText {
  const { paksha, tithi, nakshatra } = rule;
  if (nakshatra !== null && rule.kind === "star") {
    const name = formatNakshatra(nakshatra as Nakshatra);
    return composeLocalizedText((language) => (language === "hi" ? `${name.hi} नक्षत्र` : `${name[language]} nakshatra`));
  }
  if (paksha === null || tithi === null) return formatFestival(id);
  const number = paksha === "shukla" ? tithi : tithi + 15;
  return composeLocalizedText((language) => formatTithiName(number, language === "hi" ? "hi" : "en"));
}

function renderDate(scene: FestivalScene): AnswerSentence {
  const { found } = scene;
  const isPast = found.chosen < found.today;
  return say(scene, isPast ? CALENDAR_PHRASES.date_past : CALENDAR_PHRASES.date, {
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

/** When a fast that is asked about ends: by its rule, at moonrise, or on the next morning. */
async function renderAskedParana(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  if (found.parana) return renderParana(scene);
  if (found.rule.kala === "chandrodaya") {
    const day = await almanac.readDay(place, found.chosen);
    const slots = { date: formatWeekdayAndDate(found.chosen), at: day?.moonrise ? clockOf(day.moonrise) : "" };
    return day?.moonrise ? [say(scene, CALENDAR_PHRASES.parana_at_moonrise, slots)] : [];
  }
  const date = addDays(found.chosen, 1);
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

function renderIndia(scene: FestivalScene): readonly AnswerSentence[] {
  const { reference, chosen } = scene.found;
  return reference === null || reference === chosen
    ? []
    : [say(scene, CALENDAR_PHRASES.india, { date: formatWeekdayAndDate(reference) })];
}

/** Whether it is on the same date in India, where that is asked or wrongly supposed. */
function renderSame(scene: FestivalScene): readonly AnswerSentence[] {
  const { reference, chosen } = scene.found;
  if (reference === null) return [];
  const dates = { date: formatWeekdayAndDate(chosen), india: formatWeekdayAndDate(reference) };
  return reference === chosen
    ? [say(scene, CALENDAR_PHRASES.same_in_india, dates)]
    : [say(scene, CALENDAR_PHRASES.not_same_in_india, dates)];
}

interface OtherDate {
  readonly tradition: string;
  readonly date: string;
  readonly reason: string;
  readonly kala: string | null;
}

/** The dates that others keep, each once. */
function listOthers({ others, otherKalas }: FestivalOfPlace): readonly OtherDate[] {
  return others
    .map((other, at) => ({ ...other, kala: otherKalas[at] ?? null }))
    .filter(
      ({ tradition, date }, at, all) =>
        TRADITIONS[tradition] !== undefined &&
        all.findIndex((one) => one.tradition === tradition && one.date === date) === at,
    );
}

function renderOthers(scene: FestivalScene): readonly AnswerSentence[] {
  const { tradition: own } = scene.found;
  return listOthers(scene.found).flatMap(({ tradition, date, kala }) => {
    const on = formatWeekdayAndDate(date);
    const who = TRADITIONS[tradition];
    const at = kala === null ? undefined : KALA_WORDS[kala];
    // Of one people some go by another part of the day.
    if (tradition === own) return at ? [say(scene, CALENDAR_PHRASES.others_by_kala, { kala: at, date: on })] : [];
    return who ? [say(scene, CALENDAR_PHRASES.others, { who, date: on })] : [];
  });
}

/** Why others keep another date: the part of the day at which they ask for the tithi, or what decides for them between two days. */
function renderTwoRules(scene: FestivalScene): readonly AnswerSentence[] {
  const { found } = scene;
  const [other] = listOthers(found);
  const kala = found.rule.kala === null ? undefined : KALA_WORDS[found.rule.kala];
  if (!other || !kala) return [];
  const slots = {
    rule: describeRule(found),
    kala,
    who: other.tradition === found.tradition ? MOST_ALMANACS : (TRADITIONS[found.tradition] ?? MOST_ALMANACS),
    date: formatWeekdayAndDate(found.chosen),
    others: other.tradition === found.tradition ? OTHER_ALMANACS : (TRADITIONS[other.tradition] ?? OTHER_ALMANACS),
    other: formatWeekdayAndDate(other.date),
  };
  const otherKala = other.kala === null ? undefined : KALA_WORDS[other.kala];
  if (otherKala && other.kala !== found.rule.kala)
    return [say(scene, CALENDAR_PHRASES.two_rules, { ...slots, other_kala: otherKala })];
  const reason = REASONS[other.reason];
  return reason ? [say(scene, CALENDAR_PHRASES.two_choices, { ...slots, reason })] : [];
}

/** The whole span of its tithi, from which a calendar that goes by sunrise alone takes another day. */
function renderSpanOfTithi(scene: FestivalScene): readonly AnswerSentence[] {
  const { found } = scene;
  const { event } = found;
  if (!event || found.rule.kala === "udaya" || found.rule.kala === null) return [];
  const atSunrise = found.days.find(
    ({ sunrise }) =>
      sunrise !== null && Date.parse(event.start) <= Date.parse(sunrise) && Date.parse(sunrise) < Date.parse(event.end),
  );
  if (!atSunrise || atSunrise.date === found.chosen) return [];
  const describe = (instant: string) => {
    const { date, time } = readClock(instant);
    const on = formatDate(date);
    return composeLocalizedText((language) =>
      fillSlots(AWAY_WORDS.on_at[language], language, { date: on[language], time }),
    );
  };
  return [
    say(scene, CALENDAR_PHRASES.span_of_tithi, {
      rule: describeRule(found),
      from: describe(event.start),
      until: describe(event.end),
      date: formatWeekdayAndDate(atSunrise.date),
    }),
  ];
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
async function openFestival({ ask, turn, almanac, place }: AnswerSources): Promise<FestivalScene | null> {
  const { festivals, calendarTerms, timeText } = ask.slots;
  const [term] = calendarTerms;
  const ids = festivals.length > 0 ? festivals : term === undefined ? [] : findFestivalsOfTerm(term);
  if (ids.length === 0) return null;
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

/** The date at the other town, where "here and there" is asked. */
async function renderElsewhere(
  scene: FestivalScene,
  { ask, almanac }: AnswerSources,
): Promise<readonly AnswerSentence[]> {
  const { elsewhereText } = ask.slots;
  if (elsewhereText === null) return [];
  const place = await almanac.findPlace([elsewhereText]);
  if (place.namedBy === undefined || place.key === scene.place.key) return [];
  const year = Number(scene.found.chosen.slice(0, 4));
  const found = await almanac.findFestival(place, { ids: [scene.found.id], year });
  return found ? [renderDate({ ...scene, place, found })] : [];
}

/** After a date of this year that has passed: the next one. */
async function renderNext(scene: FestivalScene, { almanac }: AnswerSources): Promise<readonly AnswerSentence[]> {
  const { found, place } = scene;
  const isThisYear = found.chosen.slice(0, 4) === found.today.slice(0, 4);
  if (found.chosen >= found.today || !isThisYear) return [];
  const next = await almanac.findFestival(place, { ids: [found.id], year: null });
  return next ? [say(scene, CALENDAR_PHRASES.next_date, { date: formatWeekdayAndDate(next.chosen) })] : [];
}

export const answerOneFestivalDate = answerFromFestival(async (scene, sources) => {
  const { wants } = sources.ask.slots;
  const isCompared = (wants.includes("india") || wants.includes("same")) && scene.found.reference !== null;
  return [
    ...(isCompared ? renderSame(scene) : []),
    renderDate(scene),
    ...(await renderElsewhere(scene, sources)),
    ...(await renderNext(scene, sources)),
    ...(await renderMoments(scene, sources)),
    ...renderReason(scene),
    ...renderParana(scene),
    ...(isCompared ? [] : renderIndia(scene)),
    ...renderOthers(scene),
  ];
});

export const answerFestivalHours = answerFromFestival(async (scene, sources) => {
  if (sources.ask.slots.wants.includes("parana")) {
    const parana = await renderAskedParana(scene, sources);
    if (parana.length > 0) return [...parana, renderDate(scene)];
  }
  const hours = [...(await renderMoments(scene, sources)), ...(await renderHours(scene, sources))];
  return [...(hours.length > 0 ? hours : await renderSun(scene, sources)), renderDate(scene)];
});

/** Why it is on its date: first what a wrong premise has wrong, then the rules that give two dates, else the rule. */
export const answerFestivalReason = answerFromFestival((scene, sources) => {
  const same = sources.ask.slots.wants.includes("india") ? renderSame(scene) : [];
  const rules = renderTwoRules(scene);
  const isAnswered = rules.length > 0;
  return [
    ...same,
    ...rules,
    ...renderReason(scene),
    ...(isAnswered ? [] : renderSpanOfTithi(scene)),
    ...(isAnswered ? [] : [renderDate(scene)]),
    ...(same.length > 0 ? [] : renderIndia(scene)),
    ...(isAnswered ? [] : renderOthers(scene)),
  ];
});
