import type { AnswerSentence } from "../../answer/answer-types.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import type { FestivalOfPlace } from "../answerer.ts";
import { formatDate, readClock } from "../day/day-scene.ts";
import {
  AWAY_WORDS,
  CALENDAR_PHRASES,
  KALA_WORDS,
  MOST_ALMANACS,
  OTHER_ALMANACS,
  REASONS,
  TRADITIONS,
} from "./calendar-answers.data.ts";
import { clockOf, describeRule, type FestivalScene, formatWeekdayAndDate, say } from "./festival-scene.ts";

export function renderReason(scene: FestivalScene): readonly AnswerSentence[] {
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

export function renderIndia(scene: FestivalScene): readonly AnswerSentence[] {
  const { reference, chosen } = scene.found;
  return reference === null || reference === chosen
    ? []
    : [say(scene, CALENDAR_PHRASES.india, { date: formatWeekdayAndDate(reference) })];
}

/** Whether it is on the same date in India, where that is asked or wrongly supposed. */
export function renderSame(scene: FestivalScene): readonly AnswerSentence[] {
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

export function renderOthers(scene: FestivalScene): readonly AnswerSentence[] {
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
export function renderTwoRules(scene: FestivalScene): readonly AnswerSentence[] {
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
export function renderSpanOfTithi(scene: FestivalScene): readonly AnswerSentence[] {
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
