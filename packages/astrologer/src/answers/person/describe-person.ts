import { getNaturalRelation, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import texts from "../../../texts/phrases/person-nature.json" with { type: "json" };
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { answerWithJudgmentIndex } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { renderUnanswerable } from "../../answer/topic/answer-topic.ts";
import { OTHER_PERSON_NAME } from "../../answer/phrasing/relative-names.data.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { composeLocalizedText, formatGraha, formatHouseInWords } from "../../formatting/format-terms.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { THIRD_PERSON_PRONOUNS } from "../../question/self-words.data.ts";
import { findRelation, getRelation } from "../../request/extract/find-person.ts";
import type { Relation } from "../../request/extract/relations.data.ts";
import { HOUSES_OF_PERSONS } from "./houses-of-persons.data.ts";

const { person_phrases: PHRASES, natures: NATURES } = texts;

/** How a graha makes the person whose house it rules (Phaladeepika 2, Brihat Jataka 2). */
const getNature = (graha: Graha): LocalizedText =>
  composeLocalizedText((language) => NATURES[graha][language][0] ?? "");

const isSapta = (graha: Graha): graha is (typeof SAPTA_GRAHAS)[number] => SAPTA_GRAHAS.some((one) => one === graha);

/** How the lord of the house of a person stands to the lord of the lagna. */
function relateToLagnaLord(lord: Graha, lagnaLord: Graha): "same" | "friend" | "neutral" | "enemy" {
  if (lord === lagnaLord) return "same";
  return isSapta(lord) && isSapta(lagnaLord) ? getNaturalRelation(lagnaLord, lord) : "neutral";
}

/**
 * What a person of the writer's life is like, from the writer's own chart: by the lord of the house that stands for them, what stands in it or aspects
 * it, and how its lord stands to the lord of the lagna. `null` if no house stands for such a person.
 */
function describePerson(turn: AnswerContext, relation: Relation): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const place = HOUSES_OF_PERSONS[relation.id];
  if (!place) return null;
  const { house: getHouse, countedFrom } = createChartReadModel(index.nativity);
  const { lord, occupants } = getHouse(place.house);
  const lagnaLord = getHouse(1).lord;
  const seenBy = (findFactById(index, `aspected-${place.house}`)?.value ?? []) as readonly Graha[];
  const inside = occupants.find((graha) => graha !== lord);
  const seeing = seenBy.find((graha) => graha !== lord && !occupants.includes(graha));
  const { name } = relation;
  const slots = {
    person: name,
    Person: composeLocalizedText((language) => capitalize(name[language])),
    nature: getNature(lord),
    house: formatHouseInWords(place.house, countedFrom),
    lord: formatGraha(lord),
  };
  const add = (phrase: "adds" | "seen", graha: Graha, fact: string): AnswerSentence =>
    renderPhrase(
      phrasePicker,
      PHRASES[phrase],
      { graha: formatGraha(graha), Graha: formatGraha(graha), nature: getNature(graha) },
      [fact],
    );
  const tie = relateToLagnaLord(lord, lagnaLord);
  const sentences = [
    ...renderUnanswerable(turn, "love"),
    renderPhrase(phrasePicker, PHRASES.nature, slots, [`house-${place.house}`]),
    ...(inside !== undefined
      ? [add("adds", inside, `house-${place.house}`)]
      : seeing !== undefined
        ? [add("seen", seeing, `aspected-${place.house}`)]
        : []),
    renderPhrase(phrasePicker, PHRASES[tie], {}, [`house-${place.house}`, "house-1"]),
    renderPhrase(phrasePicker, PHRASES.own_birth),
  ];
  return { kind: "reading", topics: relation.person === "spouse" ? ["love"] : [], sentences, confidence: "light" };
}

const PRONOUN = new RegExp(`(?<![\\p{L}\\p{M}])(?:${THIRD_PERSON_PRONOUNS})(?![\\p{L}\\p{M}])`, "iu");

/** Who is meant where the message names no relation: "what kind of man is he", in a talk about work, is of one who rules there. */
const TURNS_BACK = 3;
const ROLE = /(?<![\p{L}\p{M}])(?:my|mer[aei]|मेर[ाेी])\s+(?!chart|kundl|janm|future|कुंडल)[\p{L}\p{M}]{3,}/iu;
function findMeantRelation({ about, question, topics, previousTurns }: AnswerContext): Relation | null {
  const named = about?.relation ?? findRelation(question.text);
  if (named) return named;
  if (question.person !== "self") return getRelation(question.person === "sibling" ? "brother" : question.person);
  // "What does my chart say about my career" is of no person.
  if (!PRONOUN.test(question.text)) return null;
  const told = [...question.topics, ...topics, ...previousTurns.slice(-TURNS_BACK).flatMap((turn) => turn.topics)];
  const boss = getRelation("boss");
  // "My advisor, what does the chart show of him": a role that is known by no relation is mostly of one who decides.
  if (about !== null && ROLE.test(question.text)) return boss && { ...boss, name: OTHER_PERSON_NAME };
  return told.length === 0 || told.includes("love") ? getRelation("spouse") : boss;
}

/** What a person of the writer's life is like, from the writer's own chart. */
export function answerOtherPerson(turn: AnswerContext): AnswerDraft | null {
  const relation = findMeantRelation(turn);
  return relation === null ? null : answerWithJudgmentIndex(turn, (judged) => describePerson(judged, relation));
}
