import type { NamedEntities, Question } from "../../question/question.ts";
import type { QuestionChanges } from "../answer-context.ts";

const NO_ENTITIES: NamedEntities = {
  grahas: [],
  houses: [],
  lords: [],
  signs: [],
  nakshatras: [],
  dignities: [],
  groups: [],
  vargas: [],
  factIds: [],
  terms: new Set(),
};

/**
 * A question with a corrected topic or person.
 * @param original the question that is corrected; it says what is asked
 */
export function applyCorrectionToQuestion(
  question: Question,
  original: Question,
  { topics, person, text }: QuestionChanges,
): Question {
  if (topics === undefined && person === undefined) return text === undefined ? question : { ...question, acts: [] };
  const [topic = null] = topics ?? [];
  return {
    ...question,
    acts: original.acts.map((act) => ({ ...act, topic: topic ?? act.topic, person: person ?? act.person })),
    person: person ?? (topics ? "self" : question.person),
    form: original.form,
    followUp: null,
    isFeared: false,
    isNotUnderstood: false,
    ...(topics && { topics, kinds: [], entities: NO_ENTITIES }),
  };
}
