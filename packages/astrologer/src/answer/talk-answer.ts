import { GRAHAS } from "@lagna/terms";
import type { Wordings } from "../knowledge/row.ts";
import type { QuestionKind } from "../question/question.ts";
import { factById } from "../facts/facts-of.ts";
import { rashiSaid } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { TALK } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factSaid, isUncertain } from "./uncertain.ts";
import { otherTime } from "./what-if.ts";

/** "What if I was born at five": another birth is another chart. */
export function otherBirth(turn: Turn): Body | null {
  const { question, voice } = turn;
  if (question.form !== "if" || !question.named.terms.has("born")) return null;
  return otherTime(turn) ?? { kind: "talk", sentences: [says(voice, TALK.other_birth)] };
}

function greeting({ index, turns, voice }: Turn): Spoken {
  if (turns.length > 0 || isUncertain(index)) return says(voice, TALK.again);
  const { lagna, moon } = index.nativity.signs;
  return says(voice, TALK.greeting, { lagna: rashiSaid(lagna), moon: rashiSaid(moon) }, ["lagna", "planet-moon"]);
}

/** What is said of the talk itself, whatever matter its words would lead to; and a loss, before anything is read. */
const OF_THE_TALK = [
  "grief",
  "human",
  "unheard",
  "complaint",
  "price",
  "residence",
  "unsure_time",
  "doubt",
  "method",
] as const;

/** A word or two that end the talk. */
const STOPS =
  /^\s*(?:please |ok |okay |bas |ab )?(?:stop|stop it|enough|quit|exit|never ?mind|forget it|leave it|bas|bas karo|rehne do|chhodo|chodo|ruko|chup|बस|बस करो|रहने दो|रुको|छोड़ो|चुप)(?: please| ab| karo| now| yaar)?\s*[.!]*\s*$/iu;

/** Said of a reading, and of nothing else. */
const AFRAID =
  /^(?:\S+\s+){0,3}?(?:scared|afraid|frightened|worried|nervous|freaking out|ghabra (?:gaya|gayi|raha|rahi)|darr? (?:lag raha|lag gaya|gaya|gayi)|डर (?:लग रहा|लग गया|गया|गई)|घबरा (?:गया|गई|रहा|रही))(?:\s+(?:now|ab|rn|hai|hu|hoon|है|हूँ|हूं|lol|yaar|अब))*\s*[.!…]*$/iu;

/** Half an hour of the Moon is less than this, and of every other graha far less. */
const HALF_AN_HOUR_DEG = { moon: 0.32, other: 0.05 } as const;

/** That half an hour moves no graha into another sign, where it does not. */
function steadyMoon({ index, voice }: Turn): Spoken[] {
  const { signs, longitudes } = index.nativity;
  const isSteady = GRAHAS.every((graha) => {
    const within = longitudes[graha] % 30;
    const reach = graha === "moon" ? HALF_AN_HOUR_DEG.moon : HALF_AN_HOUR_DEG.other;
    return within > reach && within < 30 - reach;
  });
  return isSteady ? [says(voice, TALK.unsure_firm, { moon: rashiSaid(signs.moon) }, ["planet-moon"])] : [];
}

/** What a time that is not sure leaves standing, how to give it, and how to settle it. */
function unsureTime(turn: Turn): Body {
  const { index, voice } = turn;
  const turning = factById(index, "time-lagna");
  return {
    kind: "talk",
    sentences: [
      ...steadyMoon(turn),
      ...(turning ? factSaid(index, turning, voice.tongue) : []),
      says(voice, TALK.unsure_time),
      says(voice, TALK.unsure_settle),
    ],
  };
}

export function ofTheTalk(turn: Turn): Body | null {
  const { question, voice } = turn;
  if (AFRAID.test(question.text.trim()) && turn.turns.length > 0)
    return { kind: "talk", sentences: [says(voice, TALK.afraid)] };
  return ofItself(turn);
}

function ofItself(turn: Turn): Body | null {
  const { question, voice } = turn;
  const plain = (wordings: Wordings): Body => ({ kind: "talk", sentences: [says(voice, wordings)] });
  if (STOPS.test(question.text)) return { ...plain(TALK.stop), followUps: [] };
  const kind = OF_THE_TALK.find((one) => question.kinds.includes(one));
  if (kind === undefined) return null;
  // A dosha that another astrologer told of is looked up.
  if (kind === "doubt" && question.named.factIds.length > 0) return null;
  if (kind === "grief") return { ...plain(TALK.grief), followUps: [] };
  return kind === "unsure_time" ? unsureTime(turn) : plain(TALK[kind]);
}

export function talk(turn: Turn): Body | null {
  const { question, voice } = turn;
  const is = (kind: QuestionKind): boolean => question.kinds.includes(kind);
  const plain = (wordings: Wordings): Body => ({ kind: "talk", sentences: [says(voice, wordings)] });
  if (question.topics.length > 0) return null;
  if (is("greeting") && question.named.grahas.length === 0) return { kind: "talk", sentences: [greeting(turn)] };
  if (is("troubled") && question.named.grahas.length + question.named.houses.length === 0) return plain(TALK.troubled);
  if (is("thanks")) return plain(TALK.thanks);
  if (is("about_you")) return plain(TALK.about_you);
  if (is("privacy")) return plain(TALK.privacy);
  if (question.followUp === "wrong") return plain(TALK.wrong);
  return null;
}
