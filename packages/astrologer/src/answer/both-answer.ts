import type { Topic } from "../reading/topics.data.ts";
import { opened } from "./voice.ts";
import { choose, judge } from "./judged.ts";
import { matterAnswer } from "./matter-answer.ts";
import { BAND_SENTENCES, TOPIC_NAMES } from "./phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { type Body, says, type Turn } from "./turn.ts";

/** Two matters that are asked for together: the first in full, and of the other how it stands and what it rests on. */
export function bothAnswer(turn: Turn, topic: Topic, other: Topic): Body {
  const { index, voice, turns } = turn;
  const first = matterAnswer(turn, topic);
  const judged = judge(index, other);
  const told = new Set([...turns.flatMap(({ findings }) => findings), ...(first.findings ?? [])]);
  const { main, against } = choose(judged, 1, told);
  const telling = tellingOf(index, voice, other);
  const matter = TOPIC_NAMES[other];
  const findings = [...main, ...(against ? [against] : [])];
  const second = [
    {
      ...says(voice, BAND_SENTENCES[judged.promise.band], { matter, Matter: opened(matter[voice.tongue]) }),
      opens: true as const,
    },
    ...findings.flatMap((finding) => findingSaid(telling, finding)),
  ];
  return {
    ...first,
    topics: [topic, other],
    sentences: [...first.sentences, ...second],
    findings: [...(first.findings ?? []), ...findings.map(({ row }) => row)],
  };
}
