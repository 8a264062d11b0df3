import type { Wordings } from "../knowledge/row.ts";
import type { QuestionKind } from "../question/parse.ts";
import { rashiSaid } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { TALK } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain } from "./uncertain.ts";
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

export function talk(turn: Turn): Body | null {
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
