import { GRAHA_WORDS } from "@lagna/terms";
import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById, withFacts } from "../facts/facts-of.ts";
import type { Wordings } from "../knowledge/row.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { chartAsked } from "../question/chart-asked.ts";
import { guessOf } from "../question/guess.ts";
import { parseQuestion, type Question, type QuestionKind } from "../question/parse.ts";
import { statedIn } from "../question/stated.ts";
import { type TimeAsked, timeAsked } from "../question/time-asked.ts";
import { clocksOf } from "../reading/clocks.ts";
import type { Topic } from "../reading/topics.data.ts";
import { rashiSaid } from "../words/say.ts";
import type { Answer, Asked, Beating, Interval, Spoken, Timing, Told } from "./answer.ts";
import { minutesAsked } from "./asked.ts";
import { choiceIn, compareAnswer } from "./compare-answer.ts";
import { definitionOf, termAsked, termsIn } from "./define.ts";
import { namedDefinition } from "./define-named.ts";
import { factAnswer } from "./fact-answer.ts";
import { meaningOfFact } from "./fact-meaning.ts";
import { FIRST_QUESTIONS, NEXT_QUESTIONS } from "./follow-ups.data.ts";
import { leaningAnswer, remedyAnswer } from "./lean-answer.ts";
import { listsAsked } from "./list-answer.ts";
import { matterAnswer, personAnswer } from "./matter-answer.ts";
import { dayAnswer, periodAnswer } from "./period-answer.ts";
import { OPENING_MATTER, TOPIC_NAMES } from "./phrases.data.ts";
import { OTHERS, PERSON_NAMES } from "./talk-phrases.data.ts";
import { BOUNDS, SAFETY, TALK } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factSaid, firmly, isUncertain, judgedBody, judgedIn, isUntimed, needsTime } from "./uncertain.ts";
import { otherTime } from "./what-if.ts";
import { idOf, opened, voiceOf } from "./voice.ts";

/** How many turns back wordings are remembered. */
const REMEMBERED_TURNS = 10;

/** Danger comes before all else; who was in it stays so until they ask for something else in so many words. */
function safety({ question, turns, voice }: Turn): Body | null {
  const last = turns.at(-1);
  const { danger } = question;
  if (danger !== null) {
    const again = last?.kind === "safety" && danger !== "violence";
    return { kind: "safety", sentences: [says(voice, again ? SAFETY.still : SAFETY[danger])], danger, followUps: [] };
  }
  const turnedAway = question.topics.length > 0 || question.kinds.length > 0 || !question.blank;
  if (last?.kind !== "safety" || turnedAway) return null;
  return { kind: "safety", sentences: [says(voice, SAFETY.still)], danger: "veiled", followUps: [] };
}

const BOUND_KINDS = ["death", "order", "sex_of_child", "medical", "verdict", "third_party", "match", "lucky"] as const;

function bounds({ question, voice }: Turn): Body | null {
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  return kind ? { kind: "bounds", sentences: [says(voice, BOUNDS[kind])] } : null;
}

const MOST_FOLLOW_UPS = 3;
const OR = { en: " or ", hi: " या ", hg: " ya " };

/** A question of another chart of the same owner is to be asked of that chart; of one that is not there, or of several, it is said. */
function savedChart({ question, saved, turns, voice }: Turn): Body | null {
  const asked = chartAsked(question, saved, turns.at(-1)?.chart ?? null);
  if (!asked) return null;
  if (asked.kind === "one") return { kind: "talk", sentences: [], chart: asked.chart.id, followUps: [] };
  if (asked.kind === "several") {
    const names = asked.charts.slice(0, MOST_FOLLOW_UPS).map(({ name }) => name);
    const sentences = [says(voice, OTHERS.several, { names: names.join(OR[voice.tongue]) })];
    return { kind: "talk", sentences, followUps: names.map((name) => `${question.text} (${name})`) };
  }
  const who = asked.name ?? PERSON_NAMES[asked.person];
  return { kind: "talk", sentences: [says(voice, OTHERS.unsaved, { who })], followUps: [] };
}

/** Terms for which a name may stand: "the 10th house" asks for that one. */
const KINDS_OF_NAMES: ReadonlySet<string> = new Set(["bhava", "nakshatra", "rashi"]);

/** A graha, house, sign or nakshatra: what it means, and where it is in this chart. */
function definedByName({ question, index, voice }: Turn): Body | null {
  const found = namedDefinition(question, index, voice);
  if (!found) return null;
  const shown = found.here === null ? undefined : factById(index, found.here);
  return { kind: "definition", sentences: [found.said, ...(shown ? factSaid(index, shown, voice.tongue) : [])] };
}

function definition(turn: Turn): Body | null {
  const { question, index, turns, voice } = turn;
  const isLast = question.form === "define" && termsIn(question.text).length === 0 && question.blank;
  const meant = isLast ? turns.findLast(({ terms }) => terms.length > 0)?.terms.at(-1) : undefined;
  const found = meant === undefined ? termAsked(question) : definitionOf(meant);
  if (!found || KINDS_OF_NAMES.has(found.id)) {
    const named = definedByName(turn);
    if (named || !found) return named;
  }
  const shown = found.here === null ? undefined : factById(index, found.here);
  const inChart = shown ? factSaid(index, shown, voice.tongue) : [];
  return { kind: "definition", sentences: [says(voice, found.text), ...inChart] };
}

function facts({ question, index: given, voice }: Turn): Body | null {
  const index = (isUntimed(given) && judgedIn(given)) || given;
  const lists = isUntimed(given) ? [] : listsAsked(question, index);
  if (lists.length > 0)
    return { kind: "fact", sentences: lists.map(({ text, facts: ids }) => ({ text: text[voice.tongue], facts: ids })) };
  const told = factAnswer(question, index);
  if (told.length === 0) return null;
  const turned = new Set<string>();
  const sentences = told.flatMap(({ text, facts: ids, parts }): Spoken[] => {
    const holds = ids.every((id) => (parts ? firmly(index, id, parts) : factById(index, id)?.stable !== false));
    if (holds) return [{ text: text[voice.tongue], facts: ids }];
    const untold = ids.flatMap((id) => (turned.has(id) ? [] : (factById(index, id) ?? [])));
    for (const { id } of untold) turned.add(id);
    return untold.flatMap((fact) => factSaid(index, fact, voice.tongue));
  });
  const until = minutesAsked(question, told).flatMap((id) => {
    const fact = factById(index, id);
    return fact ? factSaid(index, fact, voice.tongue) : [];
  });
  return { kind: "fact", sentences: [...sentences, ...until, ...meaningOfFact(question, index, voice, sentences)] };
}

/** "What if I was born at five": another birth is another chart. */
function otherBirth(turn: Turn): Body | null {
  const { question, voice } = turn;
  if (question.form !== "if" || !question.named.terms.has("born")) return null;
  return otherTime(turn) ?? { kind: "talk", sentences: [says(voice, TALK.other_birth)] };
}

function greeting({ index, turns, voice }: Turn): Spoken {
  if (turns.length > 0 || isUncertain(index)) return says(voice, TALK.again);
  const { lagna, moon } = index.nativity.signs;
  return says(voice, TALK.greeting, { lagna: rashiSaid(lagna), moon: rashiSaid(moon) }, ["lagna", "planet-moon"]);
}

function talk(turn: Turn): Body | null {
  const { question, voice } = turn;
  const is = (kind: QuestionKind): boolean => question.kinds.includes(kind);
  const plain = (wordings: Wordings): Body => ({ kind: "talk", sentences: [says(voice, wordings)] });
  if (question.topics.length > 0) return null;
  if (is("greeting") && question.named.grahas.length === 0) return { kind: "talk", sentences: [greeting(turn)] };
  if (is("thanks")) return plain(TALK.thanks);
  if (is("about_you")) return plain(TALK.about_you);
  if (is("privacy")) return plain(TALK.privacy);
  if (question.followUp === "wrong") return plain(TALK.wrong);
  return null;
}

const DAY = 2;
const DAYS_PER_YEAR = 365.25;

/** A stretch of time that is asked about for itself: today, this month, next year. */
function period(turn: Turn): Body | null {
  const { question, time } = turn;
  const { named } = question;
  if (question.topics.length > 0 || named.grahas.length + named.houses.length + named.lords.length > 0) return null;
  const isDay = time ? time.endJd - time.startJd < DAY : question.kinds.includes("day");
  if (isDay && !question.blank) return dayAnswer(turn);
  if (time && (question.kinds.length > 0 || question.form !== "verify")) return periodAnswer(turn, time);
  return question.kinds.includes("ahead") ? aheadAnswer(turn) : null;
}

/** The year that lies ahead. */
function aheadAnswer(turn: Turn): Body | null {
  const { nowJd } = localCalendarOf(turn.index.nativity, turn.index.about);
  const name = { en: "the time ahead", hi: "आने वाला समय", hg: "aane wala samay" };
  return periodAnswer(turn, { startJd: nowJd, endJd: nowJd + 366, name });
}

const OWN_NATURE = { en: "your nature", hi: "आपके स्वभाव", hg: "aapke swabhav" };

/** What a question that names no matter may be about, read as that, and said so first. */
function guessed(turn: Turn): Body | null {
  const { question, voice } = turn;
  const guess = question.blank && question.followUp === null ? guessOf(question) : null;
  if (guess === null) return null;
  const body = guess === "ahead" ? aheadAnswer(turn) : matterAnswer(turn, guess);
  const taken =
    guess === "ahead"
      ? says(voice, TALK.guessed_ahead)
      : says(voice, TALK.guessed, { matter: guess === "personality" ? OWN_NATURE : TOPIC_NAMES[guess] });
  return body && { ...body, sentences: [taken, ...body.sentences] };
}

function reading(turn: Turn): Body | null {
  const { question, topics } = turn;
  if (question.kinds.includes("remedy")) return remedyAnswer(turn);
  const choice = choiceIn(question.text);
  if (choice) return compareAnswer(turn, choice);
  if (question.person !== "self" && !(question.person === "spouse" && question.form === "when"))
    return personAnswer(turn, question.person);
  const [topic] = topics;
  return topic === undefined ? null : matterAnswer(turn, topic);
}

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
function asksFact({ topics, form, named, kinds }: Question): boolean {
  if (kinds.includes("remedy")) return false;
  if (topics.length === 0) return true;
  return form !== "when" && form !== "why" && named.houses.length + named.lords.length + named.grahas.length > 0;
}

function bodyOf(turn: Turn): Body {
  const { question, time } = turn;
  const isBareTime = time !== null && question.topics.length === 0 && !question.named.terms.has("dasha");
  return (
    safety(turn) ??
    bounds(turn) ??
    savedChart(turn) ??
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

/** Short questions that bring no matter of their own, and a when, a how or a whether, go on with the last one. */
const LEANING_WORDS = 5;

function topicsOf(question: Question, turns: readonly Told[]): readonly Topic[] {
  if (question.topics.length > 0) return question.topics;
  const before = turns.at(-1)?.topics.slice(0, 1) ?? [];
  const isShort = question.text.trim().split(/\s+/).length <= LEANING_WORDS && !question.text.includes("dasha");
  const leans = question.followUp !== null || question.kinds.includes("remedy") || (question.blank && isShort);
  const { named, kinds } = question;
  const ownMatter = named.grahas.length + named.houses.length + named.lords.length + named.terms.size > 0;
  const bare = isShort && !ownMatter && kinds.length === 0 && (question.form === "when" || question.form === "yes_no");
  return leans || bare ? before : [];
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
  const turnOf = (part: string): Turn => {
    const question = { ...parseQuestion(part, whole.language), language: whole.language };
    const topics = topicsOf(question, turns);
    return { question, index, turns, stated: known, saved, topics, time: timeAsked(part, index), voice, seed };
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
    },
  };
}
