import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { NamedEntities, Question } from "../../question/question.ts";
import { findReferenceCues } from "./find-cues.ts";
import { findFocus, getFocusGrahas } from "./focus.ts";
import { createChartView } from "../../chart-view.ts";
import type { Understanding } from "../understand.ts";
import { findMatter } from "./find-matter.ts";
import { isIncomplete } from "./is-incomplete.ts";

const withEntities = (question: Question, entities: Partial<NamedEntities>): Question => ({
  ...question,
  entities: { ...question.entities, ...entities },
  isNotUnderstood: false,
});

/** "Its lord", "where is its lord": the lord of the element in focus. */
function completeLord(question: Question, focus: readonly string[], index: FactIndex): Question | null {
  const [first = ""] = focus;
  const [kind, subject] = first.split("-");
  const terms = new Set([...question.entities.terms].filter((term) => term !== "lagna"));
  if (kind === "lagna") return withEntities(question, { lords: [1], terms });
  if (kind === "house") return withEntities(question, { lords: [Number(subject)], terms });
  if (kind === "star") return null;
  const [graha] = getFocusGrahas(index, [first]);
  return graha ? withEntities(question, { grahas: [graha], terms: new Set([...terms, "dispositor"]) }) : null;
}

const getRank = (index: FactIndex, graha: string): number =>
  Number((findFactById(index, `shadbala-${graha}`)?.value as { rank?: number } | undefined)?.rank ?? 0);

/** "How do I strengthen the weak one": a remedy for the graha in focus. */
function completeRemedy(question: Question, focus: readonly string[], index: FactIndex): Question | null {
  const cues = findReferenceCues(question.text);
  const byRank = getFocusGrahas(index, focus).toSorted((a, b) => getRank(index, a) - getRank(index, b));
  const graha = cues.has("weak") ? byRank.at(-1) : cues.has("strong") ? byRank[0] : getFocusGrahas(index, focus)[0];
  if (!graha) return null;
  const kinds: Question["kinds"] = question.kinds.includes("remedy") ? question.kinds : ["remedy"];
  return { ...withEntities(question, { grahas: [graha] }), kinds };
}

const asksRemedy = (question: Question): boolean => {
  const [act] = question.acts;
  const cues = findReferenceCues(question.text);
  return (
    question.kinds.includes("remedy") ||
    (act?.kind === "remedy" && act.probability >= 0.5) ||
    (cues.has("strengthen") && (cues.has("weak") || cues.has("strong") || cues.has("thing")))
  );
};

/** "In partnership with my cousin?", of work or money: the lord of the seventh house for that matter. */
function completePartnership(
  question: Question,
  { turns, questionOf }: Understanding,
  index: FactIndex,
): Question | null {
  if (!findReferenceCues(question.text).has("partnership")) return null;
  const topic = findMatter({ previousTurns: turns, questionOf })?.topic;
  if (topic !== "career" && topic !== "wealth") return null;
  const { lord } = createChartView(index.nativity).house(7);
  return { ...withEntities(question, { grahas: [lord] }), topics: [topic], form: "what", acts: [] };
}

/** Completes an incomplete question with the chart element that the conversation is about. */
export function completeWithFocus(question: Question, conversation: Understanding, index: FactIndex): Question {
  if (!isIncomplete(question)) return question;
  const focus = findFocus(conversation.turns);
  const partnership = completePartnership(question, conversation, index);
  if (partnership) return partnership;
  if (focus.length === 0) return question;
  if (asksRemedy(question)) return completeRemedy(question, focus, index) ?? question;
  return findReferenceCues(question.text).has("lord") ? (completeLord(question, focus, index) ?? question) : question;
}
