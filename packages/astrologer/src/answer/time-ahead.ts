import { localCalendarOf } from "../local-calendar.ts";
import { guessOf } from "../question/guess.ts";
import { matterAnswer } from "./matter-answer.ts";
import { dayAnswer, periodAnswer } from "./period-answer.ts";
import { TOPIC_NAMES } from "./phrases.data.ts";
import { TALK } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";

const DAY = 2;

/** "What was happening to me in 2019" asks of that time, whichever graha is suspected. */
const HAPPENED = /\b(?:happen\w*|going on with me|hua|hui|ho raha tha)\b|हुआ|हो रहा था/iu;

/** A stretch of time that is asked about for itself: today, this month, next year. */
export function period(turn: Turn): Body | null {
  const { question, time, topics } = turn;
  const { named } = question;
  const isOfThen = time !== null && HAPPENED.test(question.text);
  const ofChart = named.grahas.length + named.houses.length + named.lords.length > 0;
  if (topics.length > 0 || (ofChart && !isOfThen)) return null;
  const isDay = time ? time.endJd - time.startJd < DAY : question.kinds.includes("day");
  const { nowJd } = localCalendarOf(turn.index.nativity, turn.index.about);
  if (isDay && (time ? time.endJd > nowJd : !question.blank)) return dayAnswer(turn);
  if (time && (question.kinds.length > 0 || question.form !== "verify")) return periodAnswer(turn, time);
  return question.kinds.includes("ahead") ? aheadAnswer(turn) : null;
}

/** The year that lies ahead. */
function aheadAnswer(turn: Turn): Body | null {
  const { nowJd } = localCalendarOf(turn.index.nativity, turn.index.about);
  const name = { en: "the time ahead", hi: "आने वाला समय", hg: "aane wala samay" };
  return periodAnswer(turn, { startJd: nowJd, endJd: nowJd + 366, name });
}

const OWN_NATURE = { en: "your nature", hi: "अपने स्वभाव", hg: "apne swabhav" };

/** What a question that names no matter may be about, read as that, and said so first. */
export function guessed(turn: Turn): Body | null {
  const { question, voice, topics } = turn;
  const isFirst = question.followUp === "after" && turn.turns.length === 0;
  const isOwn = question.followUp === null || isFirst || (question.followUp === "why" && topics.length === 0);
  const guess = question.blank && isOwn ? guessOf(question) : null;
  if (guess === null) return null;
  const body = guess === "ahead" ? aheadAnswer(turn) : matterAnswer(turn, guess);
  const taken =
    guess === "ahead"
      ? says(voice, TALK.guessed_ahead)
      : says(voice, TALK.guessed, { matter: guess === "personality" ? OWN_NATURE : TOPIC_NAMES[guess] });
  return body && { ...body, sentences: [taken, ...body.sentences] };
}
