import type { Topic } from "../../topic-judgment/topics.data.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import { selectFindings, judgeTopic } from "./judge-topic.ts";
import { answerTopic } from "./answer-topic.ts";
import { BAND_PHRASES, TOPIC_NAMES } from "./topic-answer-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";

/** Answers two topics in one question: the first in full, the second with its balance and main findings. */
export function answerTwoTopics(turn: AnswerContext, topic: Topic, other: Topic): AnswerDraft {
  const { index, phrasePicker, previousTurns } = turn;
  const first = answerTopic(turn, topic);
  const judgment = judgeTopic(index, other);
  const usedFindings = new Set([...previousTurns.flatMap(({ findings }) => findings), ...(first.findings ?? [])]);
  const { main, against } = selectFindings(judgment, 1, usedFindings);
  const context = createFindingContext(index, phrasePicker, other);
  const matter = TOPIC_NAMES[other];
  const findings = [...main, ...(against ? [against] : [])];
  const second = [
    {
      ...renderPhrase(phrasePicker, BAND_PHRASES[judgment.natalScore.band], {
        matter,
        Matter: capitalize(matter[phrasePicker.language]),
      }),
      opens: true as const,
    },
    ...findings.flatMap((finding) => renderFinding(context, finding)),
  ];
  return {
    ...first,
    topics: [topic, other],
    sentences: [...first.sentences, ...second],
    findings: [...(first.findings ?? []), ...findings.map(({ knowledgeKey }) => knowledgeKey)],
  };
}
