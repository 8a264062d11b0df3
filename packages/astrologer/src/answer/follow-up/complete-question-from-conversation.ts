import { GRAHAS } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { NamedEntities, Question } from "../../question/question.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { findReferenceKeywords, hasOnlyReferenceKeywords } from "./find-reference-keywords.ts";
import { findCurrentElements, listGrahasOfElements } from "./find-chart-elements-under-discussion.ts";
import type { Understanding } from "../understand-message.ts";
import { asksYesOrNo } from "../fact-questions/yes-or-no.ts";
import { isIncomplete } from "./is-incomplete-question.ts";
import { countWords } from "../../language/count-words.ts";

const withEntities = (question: Question, entities: Partial<NamedEntities>): Question => ({
  ...question,
  entities: { ...question.entities, ...entities },
  isNotUnderstood: false,
});

/** "Its lord", "where is its lord": the lord of the element that the conversation is about. */
function completeLord(question: Question, elements: readonly string[], index: FactIndex): Question | null {
  const [first = ""] = elements;
  const [kind, subject] = first.split("-");
  const terms = new Set([...question.entities.terms].filter((term) => term !== "lagna"));
  if (kind === "lagna") return withEntities(question, { lords: [1], terms });
  if (kind === "house") return withEntities(question, { lords: [Number(subject)], terms });
  if (kind === "star") {
    const [graha] = GRAHAS.filter((one) => one === subject);
    return graha ? withEntities(question, { grahas: [graha], terms: new Set([...terms, "starlord"]) }) : null;
  }
  const [graha] = listGrahasOfElements(index, [first]);
  return graha ? withEntities(question, { grahas: [graha], terms: new Set([...terms, "dispositor"]) }) : null;
}

const getRank = (index: FactIndex, graha: string): number =>
  (findFactById(index, `shadbala-${graha}`)?.value as { rank?: number } | undefined)?.rank ?? 0;

/** "How do I strengthen the weak one": a remedy for the graha that the conversation is about. */
function completeRemedy(question: Question, elements: readonly string[], index: FactIndex): Question | null {
  const keywords = findReferenceKeywords(question.text);
  const byRank = listGrahasOfElements(index, elements).toSorted((a, b) => getRank(index, a) - getRank(index, b));
  const graha = keywords.has("weak")
    ? byRank.at(-1)
    : keywords.has("strong")
      ? byRank[0]
      : listGrahasOfElements(index, elements)[0];
  if (!graha) return null;
  const kinds: Question["kinds"] = question.kinds.includes("remedy") ? question.kinds : ["remedy"];
  return { ...withEntities(question, { grahas: [graha] }), kinds };
}

const asksRemedy = (question: Question): boolean => {
  const [act] = question.acts;
  const keywords = findReferenceKeywords(question.text);
  if (question.followUp !== "do" && (keywords.has("next") || keywords.has("until"))) return false;
  return (
    question.kinds.includes("remedy") ||
    question.followUp === "do" ||
    (act?.kind === "remedy" && act.probability >= 0.5) ||
    (keywords.has("strengthen") && (keywords.has("weak") || keywords.has("strong") || keywords.has("thing")))
  );
};

/** "Which of them is stronger": the grahas that the conversation is about, or those in its house, by their strength. */
function completeStrength(question: Question, elements: readonly string[], index: FactIndex): Question | null {
  const keywords = findReferenceKeywords(question.text);
  if (!keywords.has("strong") && !keywords.has("weak")) return null;
  const { planets } = createChartReadModel(index.nativity);
  const houses = elements.flatMap((id) => (id.startsWith("house-") ? [Number(id.slice("house-".length))] : []));
  const inHouses = GRAHAS.filter((graha) => houses.includes(planets[graha].house));
  const grahas = inHouses.length > 1 ? inHouses : listGrahasOfElements(index, elements);
  const terms = new Set([...question.entities.terms, "shadbala"]);
  return grahas.length > 1 ? withEntities(question, { grahas, terms }) : null;
}

/** A fragment such as "and salary?" asks of another topic what the question before it asked: when. */
function completeForm(question: Question, { turns, questionOf }: Understanding): Question {
  const last = turns.findLast(({ repeats }) => !repeats);
  const isFragment =
    question.form === "what" && question.topics.length > 0 && countWords(question.text) <= MAX_FRAGMENT;
  const [act] = question.acts;
  if (!last || last.kind !== "reading" || !isFragment || act?.isPolar || !ADDING_KINDS.has(act?.kind ?? "outlook"))
    return question;
  const opens = hasOnlyReferenceKeywords(question.text.split(/\s+/u)[0] ?? "", ["filler"]);
  const before = last.form ?? questionOf(last).form;
  const isBare = countWords(question.text) <= MAX_BARE && act?.kind !== "definition";
  return (opens || isBare) && before === "when" ? { ...question, form: "when", acts: [] } : question;
}
const MAX_FRAGMENT = 4;
/** "Money?" */
const MAX_BARE = 1;
const ADDING_KINDS: ReadonlySet<DialogueActKind> = new Set(["statement", "outlook", "timing", "fact"]);

/** "And my father?": what was asked of the person before. */
function completePerson(question: Question, { turns, questionOf }: Understanding): Question | null {
  const last = turns.at(-1);
  if (!last || question.person === "self" || question.form === "when" || question.form === "why") return null;
  const { topics, form, kinds } = questionOf(last);
  const isAdding = question.danger === null && (question.followUp === "and" || isIncomplete(question));
  const isAsked = isAdding && last.kind === "reading" && topics.length > 0 && kinds.length === 0;
  return isAsked && countWords(question.text) <= MAX_FRAGMENT ? { ...question, topics, form } : null;
}

const MAX_SUBSTITUTED_WORDS = 4;
const SUBSTITUTIONS_BACK = 4;

/** Whether a question asks of one graha whether something is so, or where it is counted from one house. */
const asksOfOneGraha = ({ entities: { grahas, houses, signs, dignities, terms } }: Question): boolean =>
  grahas.length === 1 &&
  (houses.length === 1 || signs.length === 1 || dignities.length > 0 || terms.has("retro") || terms.has("combust"));

/** "Does Saturn aspect my fifth house?" and then "and Jupiter?", "and my tenth?": the same question of another graha or house. */
function substituteElement(
  question: Question,
  { turns, questionOf }: Pick<Understanding, "turns" | "questionOf">,
): Question | null {
  const { entities, kinds, text, language, danger } = question;
  const last = turns.at(-1);
  if (last?.kind !== "fact" || danger !== null || kinds.length > 0 || countWords(text) > MAX_SUBSTITUTED_WORDS)
    return null;
  const { grahas, houses, lords, signs, dignities, terms } = entities;
  const others = lords.length + signs.length + dignities.length + Number(terms.has("retro") || terms.has("combust"));
  if (others > 0 || grahas.length + houses.length !== 1) return null;
  const asked = questionOf(last);
  const rest = turns.slice(-SUBSTITUTIONS_BACK, -1);
  const before: Question | null = asksOfOneGraha(asked) ? asked : substituteElement(asked, { turns: rest, questionOf });
  if (!before || (houses.length > 0 && before.entities.houses.length === 0)) return null;
  const replaced = grahas.length > 0 ? { grahas } : { houses };
  const form = asksYesOrNo(before) ? "yes_no" : before.form;
  return { ...before, text, language, form, entities: { ...before.entities, ...replaced } };
}

/** Completes an incomplete question with the chart element that the conversation is about. */
export function completeQuestionFromConversation(
  question: Question,
  conversation: Understanding,
  index: FactIndex,
): Question {
  const ofPerson = completePerson(question, conversation);
  if (ofPerson) return ofPerson;
  const substituted = substituteElement(question, conversation);
  if (substituted) return substituted;
  if (!isIncomplete(question)) return completeForm(question, conversation);
  const elements = findCurrentElements(conversation.turns);
  if (elements.length === 0) return question;
  if (asksRemedy(question)) return completeRemedy(question, elements, index) ?? question;
  const strength = completeStrength(question, elements, index);
  if (strength) return strength;
  return findReferenceKeywords(question.text).has("lord")
    ? (completeLord(question, elements, index) ?? question)
    : question;
}
