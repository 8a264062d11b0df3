import type { Question } from "../question/question.ts";
import { asksAllLords } from "./asked.ts";
import { bothAnswer } from "./both-answer.ts";
import { choiceIn, compareAnswer } from "./compare-answer.ts";
import { placesAnswer } from "./compare-places.ts";
import { yearsAnswer } from "./compare-times.ts";
import { bounds, savedChart } from "./first-answers.ts";
import { grahaOnMatter } from "./graha-on-matter.ts";
import { ISHTA, ishtaAnswer } from "./ishta-answer.ts";
import { leaningAnswer } from "./lean-answer.ts";
import { asksYogaFamily } from "./list-answer.ts";
import { definition, facts } from "./looked-up.ts";
import { matterAnswer, personAnswer } from "./matter-answer.ts";
import { otherDasha } from "./other-dashas.ts";
import { asksHouses } from "./place-ways.ts";
import { asksForRite, remedyAnswer } from "./remedy-answer.ts";
import { safetyAnswer } from "./safety-answer.ts";
import { sideAnswer } from "./side-answer.ts";
import { ofTheTalk, otherBirth, talk } from "./talk-answer.ts";
import { TALK } from "./talk.data.ts";
import { guessed, period } from "./time-ahead.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { judgedBody, needsTime } from "./uncertain.ts";
import { yearsAhead } from "./years-ahead.ts";

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
  const side = sideAnswer(turn);
  if (side) return side;
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
const amongYears = judging(yearsAhead);
const ofGraha = judging(grahaOnMatter);

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

export function bodyOf(turn: Turn): Body {
  const { question, time, topics } = turn;
  const isBareTime =
    time !== null && topics.length === 0 && !question.named.terms.has("dasha") && !asksPeriod(question);
  return (
    safetyAnswer(turn) ??
    bounds(turn) ??
    ofTheTalk(turn) ??
    savedChart(turn) ??
    otherDasha(turn) ??
    definition(turn) ??
    leaning(turn) ??
    otherBirth(turn) ??
    needsTime(turn) ??
    amongYears(turn) ??
    (isBareTime ? timely(turn) : null) ??
    ofGraha(turn) ??
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
export function joinedBody(turn: Turn, turnOf: (text: string) => Turn): Body | null {
  const parts = partsOf(turn.question.text);
  if (parts.length < JOINED || turn.question.danger !== null) return null;
  const bodies = parts
    .map((part) => turnOf(part))
    .filter(({ question }) => !question.blank)
    .map(bodyOf);
  // What no chart decides is not passed over for the question beside it.
  if (bodies.some(({ kind }) => kind === "bounds" || kind === "safety")) return null;
  const told = bodies.filter(({ kind }) => kind === "fact" || kind === "reading" || kind === "definition");
  const [matter] = told.filter(({ kind }) => kind === "reading");
  const shorts = told.filter(({ kind }) => kind !== "reading");
  if (shorts.length === 0 || (shorts.length === 1 && !matter)) return null;
  const sentences = [...shorts.flatMap((body) => body.sentences), ...(matter?.sentences ?? [])];
  return { ...(matter ?? shorts[0]), kind: matter ? "reading" : "fact", sentences };
}
