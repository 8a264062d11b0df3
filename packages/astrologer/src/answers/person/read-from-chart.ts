import type { SavedChart } from "../../answer/answer-types.ts";
import { findRelation, getRelation } from "../../request/extract/find-person.ts";
import type { Question } from "../../question/question.ts";

/**
 * A question that is answered from another person's chart, as that chart reads it: "how is my son by nature", from the son's chart, is of the chart itself,
 * and "how will the bride be", of the house of his spouse.
 */
export function readFromChart(question: Question, { tags = [] }: SavedChart): Question {
  if (question.person === "self") return question;
  const named = findRelation(question.text);
  const isOfChart =
    named === null || tags.some((tag) => tag === named.id || (getRelation(tag)?.person ?? null) === question.person);
  if (!isOfChart) return question;
  // "What work suits my son" names a child, and asks for none.
  const topics = question.topics.filter((topic) => topic !== "children");
  return {
    ...question,
    person: "self",
    topics: question.person === "child" && topics.length > 0 ? topics : question.topics,
  };
}
