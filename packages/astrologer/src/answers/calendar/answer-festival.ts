import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import type { AnswerSources } from "../answerer.ts";
import { readYear } from "../day/read-year.ts";
import { CALENDAR_PHRASES } from "./calendar-answers.data.ts";
import {
  createFestivalFact,
  type FestivalScene,
  formatAway,
  formatFestival,
  formatWeekdayAndDate,
  say,
} from "./festival-scene.ts";
import { findFestivalsOfTerm } from "./find-festivals-of-term.ts";
import { renderAskedParana, renderHours, renderMoments, renderParana, renderSun } from "./render-festival-hours.ts";
import {
  renderIndia,
  renderOthers,
  renderReason,
  renderSame,
  renderSpanOfTithi,
  renderTwoRules,
} from "./render-festival-reasons.ts";

function renderDate(scene: FestivalScene): AnswerSentence {
  const { found } = scene;
  const isPast = found.chosen < found.today;
  return say(scene, isPast ? CALENDAR_PHRASES.date_past : CALENDAR_PHRASES.date, {
    festival: formatFestival(found.id),
    date: formatWeekdayAndDate(found.chosen),
    away: formatAway(found.chosen, found.today),
  });
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
