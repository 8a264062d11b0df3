import { RASHI_LORDS } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { getKnowledgeKey } from "../../knowledge/get-knowledge-key.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import { formatGraha, formatHouseInWords, formatOrdinalInWords } from "../../formatting/format-terms.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { hasUncertainTime, renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { TASK_PHRASES } from "./asked-task-phrases.data.ts";

const KINDS: ReadonlySet<DialogueActKind> = new Set(["why", "outlook", "definition", "fact", "evidence", "statement"]);
/** Moon in a nakshatra is meant by "its meaning" after the nakshatra was given. */
const STAR_FACTS: Readonly<Record<string, string>> = { "planet-moon": "star-moon", lagna: "lagna-star" };

/** "What is its effect?", "what does that mean?", after a fact of the chart: what the placement means, then the fact itself. */
export function answerEffect(turn: AnswerContext): AnswerDraft | null {
  const { question, task, index, previousTurns, phrasePicker, questionOf } = turn;
  const last = previousTurns.at(-1);
  if (last?.kind !== "fact" || task.earlier === null || hasUncertainTime(index)) return null;
  if (!KINDS.has(task.kind) && !KINDS.has(question.acts[0]?.kind ?? "thanks")) return null;
  if (!findReferenceKeywords(question.text).has("effect") || question.topics.length > 0) return null;
  const asksStar = questionOf(last).entities.terms.has("nakshatra") || questionOf(last).entities.terms.has("star");
  const view = createChartReadModel(index.nativity);
  for (const named of last.focus ?? []) {
    const id = (asksStar && STAR_FACTS[named]) || named.replace(/^(?:shadbala|dignity)-/u, "planet-");
    const fact = findFactById(index, id);
    const row = fact && getKnowledge(getKnowledgeKey(view, fact) ?? "");
    if (!fact || !row) continue;
    const meaning = phrasePicker.pick(row.core).replace(/[.।]$/u, "");
    return {
      kind: "definition",
      sentences: [
        renderPhrase(phrasePicker, TASK_PHRASES.effect, { meaning: createLocalizedText(meaning, meaning, meaning) }, [
          id,
        ]),
        ...renderFactWithUncertainty(index, fact, phrasePicker.language),
      ],
    };
  }
  return null;
}

const KENDRAS: ReadonlySet<number> = new Set([4, 7, 10]);
const TRIKONAS: ReadonlySet<number> = new Set([5, 9]);

/** "Is there one in my chart?", of a yogakaraka: the graha that rules a kendra and a trikona (BPHS 34). */
export function answerYogakaraka(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, question, task } = turn;
  const asked = task.earlier !== null && question.topics.length === 0 ? task.words : question.text;
  if (!YOGAKARAKA.test(asked) || (task.earlier === null && task.kind === "definition") || question.form === "define")
    return null;
  if (question.entities.grahas.length > 0 || hasUncertainTime(index)) return null;
  const view = createChartReadModel(index.nativity);
  const found = [...new Set(Object.values(RASHI_LORDS))].flatMap((graha) => {
    const houses = view.housesRuledBy(graha);
    const kendra = houses.find((house) => KENDRAS.has(house));
    const trikona = houses.find((house) => TRIKONAS.has(house));
    return kendra !== undefined && trikona !== undefined ? [{ graha, kendra, trikona }] : [];
  });
  const [one] = found;
  if (!one) return null;
  const toOrdinal = (house: number) =>
    createLocalizedText(
      formatOrdinalInWords(house),
      OBLIQUE_ORDINALS_HI[house - 1] ?? formatHouseInWords(house).hi,
      OBLIQUE_ORDINALS_HG[house - 1] ?? formatHouseInWords(house).hg,
    );
  const slots = { who: formatGraha(one.graha), one: toOrdinal(one.kendra), other: toOrdinal(one.trikona) };
  const fact = findFactById(index, `planet-${one.graha}`);
  return {
    kind: "fact",
    sentences: [
      renderPhrase(phrasePicker, TASK_PHRASES.yogakaraka, slots, [`lord-${one.kendra}`, `lord-${one.trikona}`]),
      ...(fact ? renderFactWithUncertainty(index, fact, phrasePicker.language) : []),
    ],
  };
}
const YOGAKARAKA = /yog[ae]?\s?kar[ae]?k|योग\s?कारक/iu;
