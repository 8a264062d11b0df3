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
import { LATER_SLOT_LINES_EN, SLOT_LINES_EN } from "./en.data.ts";
import { LATER_SLOT_LINES_HG, SLOT_LINES_HG } from "./hg.data.ts";
import { LATER_SLOT_LINES_HI, SLOT_LINES_HI } from "./hi.data.ts";
import { LYING_LINES_EN, LYING_LINES_HG, LYING_LINES_HI } from "./lies.data.ts";

type Texts = Readonly<Record<AnswerLanguage, string>>;
/** All of the true lines should be shown, and none of the lying ones. */
export const TRUE_LINES: Texts = { en: SLOT_LINES_EN, hi: SLOT_LINES_HI, hg: SLOT_LINES_HG };
export const LATER_TRUE_LINES: Texts = { en: LATER_SLOT_LINES_EN, hi: LATER_SLOT_LINES_HI, hg: LATER_SLOT_LINES_HG };
export const LYING_LINES: Texts = { en: LYING_LINES_EN, hi: LYING_LINES_HI, hg: LYING_LINES_HG };
const CARE = "care|";

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
export function checkSlotLines(texts: Texts): readonly CheckedSlotLine[] {
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
    return texts[language]
      .trim()
      .split("\n")
      .map((line): CheckedSlotLine => {
        const isCare = line.startsWith(CARE);
        const template = isCare ? line.slice(CARE.length) : line;
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
