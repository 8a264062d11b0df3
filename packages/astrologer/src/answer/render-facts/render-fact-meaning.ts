import { placeFrom } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../../chart-read-model.ts";
import type { Fact, FactIndex } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { isTimeIndependent } from "../../facts/mark-birth-time-sensitivity.ts";
import { getKnowledgeKey } from "../../knowledge/get-knowledge-key.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import type { Question } from "../../question/question.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { formatGraha, formatHouse, formatGrahaAfterOf } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { explainMangalDosha } from "../doshas-and-remedies/explain-mangal-dosha.ts";
import { renderPeriodMeaning } from "../period/render-period-meaning.ts";
import { toSentence, type PhrasePicker } from "../phrasing/phrase-picker.ts";

const PERIOD_PREDICATES: readonly string[] = ["running", "next", "period"];

/** The meaning of a transit, by its house from the lagna and by its house from the natal Moon. */
function renderTransitMeaning(
  view: ChartReadModel,
  picker: PhrasePicker,
  { id, subject, value }: Fact,
): AnswerSentence[] {
  const { sign, house } = value as { sign: Rashi; house: number };
  const fromMoon = placeFrom(view.signOf("moon"), sign);
  const byHouse = view.countedFrom ? undefined : getKnowledge(`transit/${subject}/lagna/${house}`);
  const byMoon = getKnowledge(`transit/${subject}/moon/${fromMoon}`);
  const [who, at] = [formatGraha(subject as Graha), formatHouse(fromMoon)];
  const positionFromMoon = {
    en: `from your Moon, ${formatGrahaAfterOf(subject as Graha)} is now in the ${at.en}`,
    hi: `${who.hi} अभी आपके चंद्र से ${at.hi} में है`,
    hg: `${who.hg} abhi aapke Chandra se ${at.hg} me hai`,
  }[picker.language];
  return [
    ...(byHouse ? [toSentence(picker, picker.pick(byHouse.core), [id])] : []),
    ...(byMoon ? [toSentence(picker, `${positionFromMoon}: ${picker.pick(byMoon.core)}`, [id, "planet-moon"])] : []),
  ];
}

/** Sentences on the meaning of a single looked-up fact. Empty for several facts, and for yes/no questions except about dashas and mangal dosha. */
export function renderFactMeaning(
  { form, topics }: Pick<Question, "form" | "topics">,
  index: FactIndex,
  picker: PhrasePicker,
  sentences: readonly AnswerSentence[],
): AnswerSentence[] {
  const [id] = sentences[0]?.facts ?? [];
  const fact = id === undefined ? undefined : findFactById(index, id);
  const parts = PERIOD_PREDICATES.includes(fact?.predicate ?? "") ? ["lords"] : undefined;
  // "The Jupiter mahadasha runs until …" may be followed by what runs inside it.
  const isSingle = sentences.length <= 1 || (sentences.length === 2 && sentences[1]?.facts[0] === "dasha-now");
  if (!isSingle || !fact || index.judgmentIndex !== "itself" || !isTimeIndependent(fact, parts)) return [];
  const view = createChartReadModel(index.nativity);
  if (PERIOD_PREDICATES.includes(fact.predicate)) {
    const { lords } = fact.value as { lords: readonly Graha[] };
    return renderPeriodMeaning(
      view,
      picker,
      { lords, factId: fact.id },
      topics.flatMap((topic) => TOPIC_ROWS[topic].primaryHouses),
    );
  }
  if (fact.id === "dosha-mangal") return explainMangalDosha(view, picker, fact);
  if (form === "yes_no" || form === "verify") return [];
  if (fact.predicate === "transit") return renderTransitMeaning(view, picker, fact);
  if (fact.predicate === "ingress") return renderTransitMeaning(view, picker, fact).slice(0, 1);
  const row = getKnowledge(getKnowledgeKey(view, fact) ?? "");
  return row ? [toSentence(picker, picker.pick(row.core), [fact.id])] : [];
}
