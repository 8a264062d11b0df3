import {
  addFacts,
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  buildWindowFacts,
  findFactById,
  findWindows,
  TOPIC_ROWS,
} from "@lagna/astrologer";
import { runAllSteps } from "@lagna/jyotish";
import { buildTestIndex, CHART_M } from "../../../../packages/astrologer/test/test-charts.ts";
import { UNSAFE_REASONS } from "../../src/chat/sentence-checks/output-rules.data.ts";
import { createTemplateChecker } from "../../src/chat/slot-templates/check-template.ts";
import { describeRow, readJsonLines } from "../../../../tools/lib/read-json-lines.ts";

/** A line as a model writes it about the chart of the tests, with facts left open. */
interface SlotLine {
  readonly language: AnswerLanguage;
  /** Whether it is a line of care and not of the answer. */
  readonly isCare?: true;
  readonly template: string;
}

const readLines = (name: string): readonly SlotLine[] =>
  readJsonLines(
    new URL(`${name}.jsonl`, import.meta.url),
    describeRow({ language: { enum: ANSWER_LANGUAGES }, isCare: { const: true }, template: { type: "string" } }, [
      "isCare",
    ]),
  );

/** Lines of a good model: each is true and worth showing. The later ones were written after the rules for own words were settled. */
export const TRUE_LINES = readLines("true");
export const LATER_TRUE_LINES = readLines("later-true");
/** Lines of a careless or hostile model: shown, each would say what the chart of the tests does not. */
export const LYING_LINES = readLines("lying");

const SAFETY_REASONS: ReadonlySet<string> = new Set(Object.values(UNSAFE_REASONS));

export interface CheckedSlotLine {
  readonly language: AnswerLanguage;
  readonly template: string;
  /** As it is shown, or why it is not. */
  readonly text: string | null;
  readonly error: string | null;
  /** Refused by the rules of safety, which apply to every writer. */
  readonly isRefusedForSafety: boolean;
}

const HOUSE_OF_WORK = 10;

/** What becomes of lines that a model writes about the chart of the tests. */
export function checkSlotLines(lines: readonly SlotLine[]): readonly CheckedSlotLine[] {
  const chart = buildTestIndex(CHART_M);
  const index = addFacts(
    chart,
    buildWindowFacts(chart, HOUSE_OF_WORK, findWindows(chart, TOPIC_ROWS.career, HOUSE_OF_WORK)),
  );
  return ANSWER_LANGUAGES.flatMap((language) => {
    const check = createTemplateChecker({
      index,
      language,
      isLeak: () => false,
      findGivenFact: (id) => findFactById(index, id),
      onContradicted: () => undefined,
    });
    return lines
      .filter((line) => line.language === language)
      .map(({ template, isCare = false }): CheckedSlotLine => {
        const checked = runAllSteps(check(template, isCare ? "care" : "said"));
        return checked.passes
          ? { language, template, text: checked.text, error: null, isRefusedForSafety: false }
          : {
              language,
              template,
              text: null,
              error: checked.error,
              isRefusedForSafety: SAFETY_REASONS.has(checked.error),
            };
      });
  });
}
