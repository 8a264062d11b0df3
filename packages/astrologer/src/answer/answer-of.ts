import { GRAHA_WORDS } from "@lagna/terms";
import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { parseQuestion } from "../question/parse.ts";
import type { Question } from "../question/question.ts";
import { statedIn } from "../question/stated.ts";
import { type TimeAsked, timeAsked } from "../question/time-asked.ts";
import { clocksOf } from "../reading/clocks.ts";
import type { Answer, Asked, Beating, Interval, Spoken, Timing } from "./answer.ts";
import { asksAllLords } from "./asked.ts";
import { choiceIn, compareAnswer } from "./compare-answer.ts";
import { placesAnswer } from "./compare-places.ts";
import { yearsAnswer } from "./compare-times.ts";
import { termsIn } from "./define.ts";
import { bounds, safety, savedChart } from "./first-answers.ts";
import { FIRST_QUESTIONS, NEXT_QUESTIONS } from "./follow-ups.data.ts";
import { grahaMeant } from "./graha-meant.ts";
import { asksHouses } from "./place-ways.ts";
import { completed, topicsOf } from "./inherited.ts";
import { leaningAnswer } from "./lean-answer.ts";
import { asksForRite, remedyAnswer } from "./remedy-answer.ts";
import { definition, facts } from "./looked-up.ts";
import { asksYogaFamily } from "./list-answer.ts";
import { bothAnswer } from "./both-answer.ts";
import { ISHTA, ishtaAnswer } from "./ishta-answer.ts";
import { matterAnswer, personAnswer } from "./matter-answer.ts";
import { OPENING_MATTER, TOPIC_NAMES } from "./phrases.data.ts";
import { otherDasha } from "./other-dashas.ts";
import { ofTheTalk, otherBirth, talk } from "./talk-answer.ts";
import { OTHERS } from "./talk-phrases.data.ts";
import { TALK } from "./talk.data.ts";
import { guessed, period } from "./time-ahead.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain, judgedBody, needsTime } from "./uncertain.ts";
import { idOf, opened, voiceOf } from "./voice.ts";

/** How many turns back wordings are remembered. */
const REMEMBERED_TURNS = 10;

/** How many turns back somebody is meant by "its". */
const LOOKED_UP_TURNS = 4;

const MOST_FOLLOW_UPS = 3;
const DAYS_PER_YEAR = 365.25;

/** "Will he be in business", in a talk of marriage, is no question of one's own work. */
const isOfPartner = ({ question, turns }: Turn): boolean =>
  !question.self && turns.at(-1)?.topics[0] === "love" && ABOUT_ANOTHER.test(question.text);
const ABOUT_ANOTHER = /^(?:\S+\s+)?(?:he|she|wo|woh|vo|वो|वह)(?=\s)/iu;

function reading(turn: Turn): Body | null {
  const { question, topics } = turn;
  if (question.kinds.includes("remedy") || asksForRite(question.text)) return remedyAnswer(turn);
  if (isOfPartner(turn)) return personAnswer(turn, "spouse");
  const choice = choiceIn(question.text);
  const compared = yearsAnswer(turn) ?? (choice ? compareAnswer(turn, choice) : placesAnswer(turn));
  if (compared) return compared;
  const [topic, other] = topics;
  // "When does my husband come": of the marriage, and not of his work.
  const isOfBoth = question.person === "spouse" && question.form === "when" && topic === "love" && !other;
  if (question.person !== "self" && !isOfBoth) return personAnswer(turn, question.person);
  if (topic === undefined) return null;
  if (ISHTA.test(question.text)) return ishtaAnswer(turn);
  return other && BOTH.test(question.text) ? bothAnswer(turn, topic, other) : matterAnswer(turn, topic);
}

/** "Money and health both". */
const BOTH = /\b(?:both|dono|donon)\b|दोनों/iu;

/** What is judged, and not looked up, is judged in the chart that stands for it. */
const judging =
  (judge: (turn: Turn) => Body | null) =>
  (turn: Turn): Body | null =>
    judgedBody(turn, judge);
const leaning = judging(leaningAnswer);
const weighed = judging(reading);
const timely = judging(period);
const supposed = judging(guessed);

/** Whether what is asked is a fact of the chart and no matter of life. */
function asksFact({ topics, form, named, kinds, text }: Question): boolean {
  if (kinds.includes("remedy") || asksForRite(text)) return false;
  if (asksAllLords(text) || asksYogaFamily(text) || asksHouses(text)) return true;
  if (topics.length === 0) return true;
  return form !== "when" && form !== "why" && named.houses.length + named.lords.length + named.grahas.length > 0;
}

/** "What comes after my mahadasha" asks for its name; "how will that time be" for a reading. */
const asksPeriod = ({ named, text }: Question): boolean =>
  named.terms.has("level") && !/\b(?:how|kaisa|kaisi|like)\b|कैस/iu.test(text);

function bodyOf(turn: Turn): Body {
  const { question, time, topics } = turn;
  const isBareTime =
    time !== null && topics.length === 0 && !question.named.terms.has("dasha") && !asksPeriod(question);
  return (
    safety(turn) ??
    bounds(turn) ??
    ofTheTalk(turn) ??
    savedChart(turn) ??
    otherDasha(turn) ??
    definition(turn) ??
    leaning(turn) ??
    otherBirth(turn) ??
    needsTime(turn) ??
    (isBareTime ? timely(turn) : null) ??
    (asksFact(question) ? facts(turn) : null) ??
    talk(turn) ??
    weighed(turn) ??
    timely(turn) ??
    facts(turn) ??
    supposed(turn) ?? { kind: "talk", sentences: [says(turn.voice, TALK.unclear)] }
  );
}

/** Questions asked in one breath, each with a mark at its end; at most three are answered. */
const partsOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[?？।!])\s+|\?(?=\p{L})/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1)
    .slice(0, 3);

const JOINED = 2;

/** Several questions in one: facts first, each briefly, and one matter in full. */
function joinedBody(turn: Turn, turnOf: (text: string) => Turn): Body | null {
  const parts = partsOf(turn.question.text);
  if (parts.length < JOINED || turn.question.danger !== null) return null;
  const bodies = parts
    .map((part) => turnOf(part))
    .filter(({ question }) => !question.blank)
    .map(bodyOf);
  const told = bodies.filter(({ kind }) => kind === "fact" || kind === "reading" || kind === "definition");
  const [matter] = told.filter(({ kind }) => kind === "reading");
  const shorts = told.filter(({ kind }) => kind !== "reading");
  if (shorts.length === 0 || (shorts.length === 1 && !matter)) return null;
  const sentences = [...shorts.flatMap((body) => body.sentences), ...(matter?.sentences ?? [])];
  return { ...(matter ?? shorts[0]), kind: matter ? "reading" : "fact", sentences };
}

/** Questions to go on with, none that was asked before. */
function followUpsOf({ voice, turns, question }: Turn, { topics = [], followUps, kind }: Body): readonly string[] {
  if (followUps) return followUps;
  if (kind === "bounds" && topics.length === 0 && question.kinds.includes("order")) return [];
  const asked = new Set([question.text, ...turns.map((told) => told.question)]);
  const [topic] = topics;
  const wordings = topic === undefined ? FIRST_QUESTIONS : NEXT_QUESTIONS[topic];
  return wordings[voice.tongue].filter((text) => !asked.has(text)).slice(0, MOST_FOLLOW_UPS);
}

const timingOf = (made: readonly Fact[], cited: ReadonlySet<string>): Timing[] =>
  made.flatMap(({ id, valid }) =>
    cited.has(id) && valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
  );

/** At the least a year from now, and as far as the times that are named; none where the time of birth leaves their dates open. */
function clocksOfTimes(index: FactIndex, made: readonly Fact[], timing: readonly Timing[], tongue: Tongue): Beating[] {
  const house = made.map(({ value }) => (value as { house?: number }).house).find((number) => number !== undefined);
  if (timing.length === 0 || house === undefined || isUncertain(index)) return [];
  const { nowJd, jdOf, iso } = localCalendarOf(index.nativity, index.about);
  const ends = timing.map(({ until }) => jdOf(Date.parse(until)));
  const clocks = clocksOf(index, house, { startJd: nowJd, endJd: Math.max(nowJd + DAYS_PER_YEAR, ...ends) });
  return clocks.map(({ id, graha, text, stretches }) => {
    const spans = stretches.map(({ startJd, endJd }) => ({ from: iso(startJd), until: iso(endJd) }));
    return { id, graha, text: text[tongue], spans };
  });
}

function intervalOf(index: FactIndex, time: TimeAsked | null): Interval | null {
  if (!time) return null;
  const { iso } = localCalendarOf(index.nativity, index.about);
  return { from: iso(time.startJd), until: iso(time.endJd) };
}

/** A reading that would open as one before it did names its matter first. */
function openedAnew({ turns, voice }: Turn, { kind, sentences, topics = [] }: Body): readonly Spoken[] {
  const [first, ...rest] = sentences;
  const [topic] = topics;
  const isMet = first && turns.some(({ opening }) => opening === idOf(first.text));
  if (!first || !isMet || kind !== "reading" || topic === undefined) return sentences;
  const matter = TOPIC_NAMES[topic];
  const text = `${voice.say(OPENING_MATTER, { matter, Matter: opened(matter[voice.tongue]) })} ${lowered(first.text)}`;
  return [{ ...first, text }, ...rest];
}

/** In the middle of a sentence only a name keeps its capital. */
const lowered = (text: string): string =>
  BEGINS_WITH_NAME.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const NAMES = Object.values(GRAHA_WORDS).map(({ en }) => en);
const BEGINS_WITH_NAME = new RegExp(`^(?:I|${NAMES.join("|")})\\b`);

/**
 * The built-in astrologer's answer to a question about a chart: a fact exactly, a matter weighed for and against with its times, a term
 * explained, or what is not read. The same for the same question, chart, instant and conversation.
 */
export function answerOf({ question: text, index, turns = [], language, stated = [], saved, about }: Asked): Answer {
  const previous: Tongue | undefined = turns.at(-1)?.language ?? language;
  const seed = `${index.about.local} ${text} ${turns.length}`;
  const whole = parseQuestion(text, previous);
  const voice = voiceOf(
    whole.language,
    seed,
    turns.slice(-REMEMBERED_TURNS).flatMap(({ used }) => used),
  );
  const known = [...stated, ...statedIn(text)];
  const lookedUp = turns
    .slice(-LOOKED_UP_TURNS)
    .filter(({ kind }) => kind === "fact")
    .map((told) => parseQuestion(told.question, told.language));
  const turnOf = (part: string): Turn => {
    const parsed = { ...parseQuestion(part, whole.language), language: whole.language };
    const meant = grahaMeant(parsed, lookedUp, index);
    const question = meant === parsed ? completed(parsed, turns) : meant;
    const time = timeAsked(part, index);
    const topics = topicsOf(question, turns, { hasTime: time !== null, stated: known });
    return { question, index, turns, stated: known, saved, topics, time, voice, seed };
  };
  const turn = turnOf(text);
  const body = joinedBody(turn, turnOf) ?? bodyOf(turn);
  const { kind, topics = [], evidence = [], made = [] } = body;
  const lead = about ? [says(voice, OTHERS.saved, { name: about.name })] : [];
  const own = openedAnew(turn, body);
  const sentences = [...lead, ...own];
  const cited = new Set(sentences.flatMap(({ facts: ids }) => ids));
  const timing = timingOf(made, cited);
  const withMade = withFacts(body.index ?? index, made);
  const ids = new Set([...cited, ...evidence.map(({ factId }) => factId)]);
  return {
    kind,
    language: whole.language,
    sentences,
    evidence,
    confidence: body.confidence ?? null,
    timing,
    clocks: clocksOfTimes(index, made, timing, whole.language),
    followUps: followUpsOf(turn, body),
    danger: body.danger ?? null,
    chart: body.chart ?? null,
    facts: [...ids].flatMap((id) => factById(withMade, id) ?? []),
    told: {
      question: text,
      language: whole.language,
      kind,
      topics,
      interval: intervalOf(index, turn.time),
      findings: body.findings ?? [],
      windows: timing,
      used: voice.used(),
      terms: termsIn(sentences.map((one) => one.text).join(" ")),
      opening: own[0] ? idOf(own[0].text) : "",
      chart: about?.id ?? null,
      danger: body.danger ?? null,
    },
  };
}
