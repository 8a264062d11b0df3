import { type Graha, GRAHAS } from "@lagna/terms";
import type { AnswerContext } from "../../answer/answer-context.ts";
import {
  findCurrentElements,
  listGrahasOfElements,
} from "../../answer/follow-up/find-chart-elements-under-discussion.ts";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { AskObject } from "../../request/object.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";

/** Objects that are asked of a graha: "and where does it sit in the navamsha" means the one that was spoken of. */
const OBJECTS_OF_GRAHA: ReadonlySet<AskObjectId> = new Set([
  "position",
  "dignity",
  "strength",
  "combustion",
  "conjunctions",
  "retrogression_at_birth",
  "aspects",
]);

/** It asks which graha it is, or speaks of all. */
const ANY_GRAHA =
  /(?<![\p{L}\p{M}])(?:planets?|grah(?:a|as|on)?|graho|ग्रह|ग्रहों|(?:strong|weak)est|which|who|kaun\p{L}*|kon|konsa|कौन\p{M}*|कौनसा)(?![\p{L}\p{M}])/iu;

/** "Which house is that planet lord of", "woh kis ghar ka swami hai": the houses of the graha that was spoken of. */
const WHICH_HOUSES =
  /(?<![\p{L}\p{M}])(?:(?:which|what) houses?|(?:kis|kaun ?s[ei]|kon ?s[ei]|kin) (?:ghar|bhav|bhaav)\p{L}*)(?![\p{L}\p{M}])|(?:किस|कौन-?\s?से|किन) (?:घर|भाव)/iu;
const asksHousesOfGraha = ({ object, question: { text } }: AnswerContext): boolean =>
  object === "house_lord" && WHICH_HOUSES.test(text);

const takesGraha = (object: AskObjectId): boolean =>
  OBJECTS_OF_GRAHA.has(object) || (ASK_OBJECTS[object] as AskObject).required.includes("graha");

const TURNS_OF_BOTH = 4;
/** The two grahas that were asked about last, the later one second; fewer if there are no two. */
export function listLastTwoGrahas({ previousTurns, questionOf }: AnswerContext): readonly Graha[] {
  const asked = previousTurns
    .slice(-TURNS_OF_BOTH)
    .flatMap((turn) => (turn.kind === "fact" ? questionOf(turn).entities.grahas : []));
  return [...new Set(asked.toReversed())].slice(0, 2).toReversed();
}

/** "Both", "each other": the words name no graha of their own, whichever was carried over. */
const pointsToTwo = ({ question: { entities, text } }: AnswerContext): boolean =>
  (entities.terms.has("both") || entities.terms.has("each")) && findNamedEntities(text).grahas.length === 0;

/** "Us par guru ki nazar", "does Jupiter aspect any of them": what is seen was spoken of before. */
const ON_THAT =
  /(?<![\p{L}\p{M}])(?:(?:us|is|un|in|uske|iske|unke)\s?(?:par|pe|upar)|uspe|uspar|unpar|ispar|on (?:it|them|that)|(?:aspects?|see|sees|look at|touch) (?:it|them|that)|(?:any|all|one|none) of (?:them|these|those)|(?:उस|इस|उन|इन|उसके|इसके) ?(?:पर|पे|ऊपर))(?![\p{L}\p{M}])/iu;

/** The turn with the grahas of the turn before, after the one whose aspect on them is asked for; `null` if no such is. */
function nameSeenGraha(turn: AnswerContext): AnswerContext | null {
  const { question, previousTurns, questionOf, index } = turn;
  const { entities, text } = question;
  const last = previousTurns.at(-1);
  const [seer, ...others] = entities.grahas;
  if (seer === undefined || others.length > 0 || !last || !ON_THAT.test(text)) return null;
  const { planets } = createChartReadModel(index.nativity);
  const { grahas, houses, signs } = questionOf(last).entities;
  // "Any of them", after who stands in the tenth house or in Cancer.
  const within = GRAHAS.filter((graha) => houses.includes(planets[graha].house) || signs.includes(planets[graha].sign));
  const named = grahas.length > 0 ? grahas : within;
  const spokenOf = named.length > 0 ? named : listGrahasOfElements(index, findCurrentElements(previousTurns));
  const seen = spokenOf.filter((graha) => graha !== seer);
  return seen.length === 0
    ? null
    : { ...turn, question: { ...question, entities: { ...entities, houses: [], grahas: [seer, ...seen] } } };
}

/** The turn with the graha that the conversation is about, if the message names no element of its own. */
function nameMeantGraha(turn: AnswerContext): AnswerContext {
  const { object, question, index, previousTurns, questionOf } = turn;
  const { entities } = question;
  const namesOther =
    entities.grahas.length + entities.houses.length + entities.lords.length > 0 || entities.terms.has("lagna");
  const two = object !== null && takesGraha(object) && pointsToTwo(turn) ? listLastTwoGrahas(turn) : [];
  if (two.length > 1) return { ...turn, question: { ...question, entities: { ...entities, grahas: two } } };
  const pair = object === "aspects" ? nameSeenGraha(turn) : null;
  if (pair) return pair;
  // "Which planet is strongest" asks of all.
  const isOfGraha = object !== null && takesGraha(object) && !ANY_GRAHA.test(question.text);
  if (namesOther || (!isOfGraha && !asksHousesOfGraha(turn))) return turn;
  const last = previousTurns.at(-1);
  const named = last?.kind === "fact" ? questionOf(last).entities.grahas : [];
  const grahas = [...named, ...listGrahasOfElements(index, findCurrentElements(previousTurns))].slice(0, 1);
  if (grahas.length === 0) return turn;
  return { ...turn, question: { ...question, entities: { ...entities, grahas } } };
}

/** "That house", after one was named. */
const OBJECTS_OF_HOUSE: ReadonlySet<AskObjectId> = new Set([
  "house_contents",
  "house_lord",
  "ashtakavarga",
  "aspects",
  "arudha",
]);
/** Beside a graha, a house is only meant where the words point to it: "does Jupiter look at that house". */
const THAT_HOUSE =
  /(?<![\p{L}\p{M}])(?:(?:that|this|the same) (?:house|one)|there|it|(?:us|is|wahi|usi) (?:ghar|bhav|bhaav)\p{L}*|wahan|vahan|uspe|us par)(?![\p{L}\p{M}])|(?:उस|इस|उसी) (?:घर|भाव)|वहाँ|वहां|उस पर/iu;

/** "And the 4th", "aur 4 me", "और 7 वें में": after a house, a bare number is one. */
const BARE_HOUSE =
  /^(?:(?:and|aur|or|और|औ)\s+)?(?:(?:in|of|the)\s+)*(\d{1,2}|[०-९]{1,2})\s*(?:st|nd|rd|th|va|ve|वाँ|वां|वें|वे)?(?:\s+(?:me|mein|main|ka|ke|ki|wale|में|का|के|की|वाले))*\s*[?？।.]*$/iu;
const HOUSES_IN_A_CHART = 12;
function findBareHouse(text: string): number | null {
  const [, digits = ""] = BARE_HOUSE.exec(text.trim()) ?? [];
  const house = Number(digits.replaceAll(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit))));
  return digits !== "" && house >= 1 && house <= HOUSES_IN_A_CHART ? house : null;
}

/** The turn with the house that the turn before named, if the message names no element of its own. */
function nameMeantHouse(turn: AnswerContext): AnswerContext {
  const { object, question, previousTurns, questionOf } = turn;
  const last = previousTurns.at(-1);
  const { entities } = question;
  if (!last || object === null || !OBJECTS_OF_HOUSE.has(object) || asksHousesOfGraha(turn)) return turn;
  const bare = findBareHouse(question.text);
  const namesOther = entities.houses.length + entities.lords.length > 0;
  if (bare === null && (namesOther || (entities.grahas.length > 0 && !THAT_HOUSE.test(question.text)))) return turn;
  const { houses, lords } = questionOf(last).entities;
  const meant = bare === null ? [...houses, ...lords].slice(0, 1) : [bare];
  return meant.length === 0 ? turn : { ...turn, question: { ...question, entities: { ...entities, houses: meant } } };
}

/** "In it", "of it", "usme", after a divisional chart. */
export const IN_IT =
  /(?<![\p{L}\p{M}])(?:(?:in|of) (?:it|that|there)|there|usme|usmein|us me|isme|ismein|wahan|vahan|उसमें|इसमें|वहाँ|वहां)(?![\p{L}\p{M}])/iu;
const OBJECTS_OF_VARGA: ReadonlySet<AskObjectId> = new Set([
  "position",
  "lagna",
  "rashi",
  "varga_chart",
  "house_contents",
]);

/** The turn with the divisional chart that was spoken of, if the message points back to it. */
function nameMeantVarga(turn: AnswerContext): AnswerContext {
  const { object, question, previousTurns, questionOf } = turn;
  const last = previousTurns.at(-1);
  if (!last || object === null || !OBJECTS_OF_VARGA.has(object)) return turn;
  if (question.entities.vargas.length > 0 || !IN_IT.test(question.text)) return turn;
  const { vargas } = questionOf(last).entities;
  return vargas.length === 0
    ? turn
    : { ...turn, question: { ...question, entities: { ...question.entities, vargas } } };
}

/** The turn with the graha, the house and the divisional chart that are meant from the conversation; the same turn if none is. */
export const nameMeantElements = (turn: AnswerContext): AnswerContext =>
  nameMeantHouse(nameMeantVarga(nameMeantGraha(turn)));
