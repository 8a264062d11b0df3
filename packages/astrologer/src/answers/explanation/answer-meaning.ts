import type { Graha } from "@lagna/terms";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { findTerms, getDefinition } from "../../answer/definitions/define-term.ts";
import type { AskObjectId } from "../../request/objects.data.ts";
import { countWords } from "../../language/count-words.ts";
import {
  answerDefinition,
  answerFacts,
  answerTechnically,
} from "../../answer/fact-questions/answer-definition-or-fact.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import { capitalize, fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import type { KnowledgeRow } from "../../knowledge/knowledge-row.ts";
import { formatGrahaWithArticle, formatHouse, formatRashi } from "../../formatting/format-terms.ts";
import { CHART_PHRASES } from "../chart/chart-phrases.data.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";

/** "There", after a house: the house that the turn before named. */
function listMeantHouses({ question: { entities }, previousTurns, questionOf }: AnswerContext): readonly number[] {
  const last = previousTurns.at(-1);
  if (entities.houses.length > 0 || entities.signs.length > 0 || !last) return entities.houses;
  const { houses, lords } = questionOf(last).entities;
  return [...houses, ...lords];
}

const MAX_WORDS_OF_TERM = 2;

function namesElement(text: string): boolean {
  const { grahas, lords, signs, houses, nakshatras } = findNamedEntities(text);
  return grahas.length + lords.length + signs.length + houses.length + nakshatras.length > 0;
}

function tellDoctrine(
  { phrasePicker }: AnswerContext,
  row: KnowledgeRow,
  phrase: keyof typeof CHART_PHRASES,
  slots: Parameters<typeof fillSlots>[2],
): AnswerDraft {
  const { language } = phrasePicker;
  const meaning = phrasePicker.pick(row.core);
  const frame = CHART_PHRASES[phrase][language][0] ?? "";
  const text = capitalize(fillSlots(frame, language, { ...slots, meaning }));
  return { kind: "definition", sentences: [{ text: `${text}${language === "hi" ? "।" : "."}`, facts: [] }] };
}

/** What a graha in a house or sign, or the lord of a house in another, means in any chart; `null` if no placement is named. */
export const answerMeaningOfPlacement: ChartAnswerer = (turn) => {
  // "What is its effect", after a fact, goes on with that fact.
  if (turn.previousTurns.length > 0 && !namesElement(turn.question.text)) return null;
  const { grahas, lords, signs } = turn.question.entities;
  const [house] = listMeantHouses(turn);
  const [sign] = signs;
  const [lord] = lords;
  const graha: Graha | undefined = grahas[0];
  if (graha && house) {
    const row = getKnowledge(`planet-in-house/${graha}/${house}`);
    const slots = { who: formatGrahaWithArticle(graha), house: formatHouse(house) };
    if (row) return tellDoctrine(turn, row, "placement_in_general", slots);
  }
  if (graha && sign) {
    const row = getKnowledge(`planet-in-sign/${graha}/${sign}`);
    const slots = { who: formatGrahaWithArticle(graha), sign: formatRashi(sign) };
    if (row) return tellDoctrine(turn, row, "placement_in_sign", slots);
  }
  if (lord && house) {
    const row = getKnowledge(`lord-in-house/${lord}/${house}`);
    if (row) return tellDoctrine(turn, row, "lord_in_general", { of: formatHouse(lord), house: formatHouse(house) });
  }
  return answerMeaningOfTerm(turn);
};

/** What these ask for has a name that may not be known. */
const NAMED_BY_TERMS: ReadonlySet<AskObjectId> = new Set([
  "doshas",
  "one_dosha",
  "one_yoga",
  "chara_karaka",
  "arudha",
  "special_point",
  "ashtakavarga",
  "sade_sati",
  "panchaka_bhadra",
  "combust_span",
  "retrograde_span",
  "span_of_calendar",
  "one_koota",
  "manglik_of_both",
]);

/** "What does it even mean", "iska matlab": the word that was asked about last, else the one that was answered with. */
function defineLastTerm({ previousTurns, phrasePicker }: AnswerContext): AnswerDraft | null {
  const last = previousTurns.at(-1);
  // After a placement its effect is meant.
  if (!last?.asks?.some(({ object }) => NAMED_BY_TERMS.has(object))) return null;
  const id = findTerms(last.question).at(-1) ?? last.terms.at(-1);
  const found = id === undefined ? undefined : getDefinition(id);
  return found ? { kind: "definition", sentences: [renderPhrase(phrasePicker, found.text)] } : null;
}

/** What a word of astrology means, however the question for it is worded. */
export const answerMeaningOfTerm: ChartAnswerer = (turn) => {
  const { question, previousTurns } = turn;
  const { text } = question;
  if (previousTurns.length > 0 && findTerms(text).length === 0 && !namesElement(text)) return defineLastTerm(turn);
  // "Yogakaraka?" and "vargottama planets" ask which ones they are, where the chart tells.
  const asksWhich = countWords(text) <= MAX_WORDS_OF_TERM && question.form !== "define";
  const inChart = asksWhich ? (answerTechnically(turn) ?? answerFacts(turn)) : null;
  if (inChart) return inChart;
  // "List malefics in kendra" asks for them.
  if (question.entities.groups.length > 0 && question.form !== "define") return null;
  return answerDefinition({ ...turn, question: { ...question, form: "define", isAboutSelf: false, topics: [] } });
};
