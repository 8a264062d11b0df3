import { isAboutPersonOfTalk } from "../../request/read-parts.ts";
import { resolveAskedChart } from "../../question/resolve-asked-chart.ts";
import { findChartOfTalk } from "../../request/find-chart-of-talk.ts";
import { OTHER_PERSON_PHRASES } from "./other-person-phrases.data.ts";
import { RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";

/** Maximum number of charts offered when asking back. */
const MAX_NAMED_CHARTS = 3;
const OR = { en: " or ", hi: " या ", hg: " ya " };

/** If several saved charts may be meant, asks which one; if the one that is meant is not saved, says so. */
export function answerAboutSavedChart({
  question,
  savedCharts,
  previousTurns,
  phrasePicker,
}: AnswerContext): AnswerDraft | null {
  const isOfLast = isAboutPersonOfTalk({ question, turns: previousTurns });
  const result = resolveAskedChart(question, savedCharts, findChartOfTalk(previousTurns), undefined, isOfLast);
  // Which one chart is meant has been decided before: the answer is from it.
  if (!result || result.kind === "one") return null;
  if (result.kind === "several") {
    const names = result.charts.slice(0, MAX_NAMED_CHARTS).map(({ name }) => name);
    const sentences = [
      renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.several, { names: names.join(OR[phrasePicker.language]) }),
    ];
    return { kind: "talk", sentences, followUps: names.map((name) => `${question.text} (${name})`) };
  }
  const who = result.name ?? RELATIVE_NAMES[result.person];
  return {
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.unsaved, { who })],
    followUps: [],
  };
}
