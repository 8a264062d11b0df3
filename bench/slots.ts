import { runAllSteps } from "../packages/jyotish/src/index.ts";
import {
  ANSWER_LANGUAGES,
  type AnswerLanguage,
  type FactIndex,
  findFactById,
} from "../packages/astrologer/src/index.ts";
import { listFactSlotForms, listFactSlots } from "../packages/astrologer/src/proposition/list-fact-slots.ts";
import { buildCharts } from "../packages/astrologer/test/corpus/evaluate.ts";
import { listWrappers } from "../packages/astrologer/test/examples/statements.ts";
import { createTemplateChecker } from "../apps/server/src/chat/slot-templates/check-template.ts";
import { createPlantedStatements } from "../apps/server/test/planted-statements.ts";
import {
  checkSlotLines,
  LATER_TRUE_LINES,
  LYING_LINES,
  TRUE_LINES,
} from "../apps/server/test/slot-lines/check-slot-lines.ts";

/**
 * `npm run eval:slots`: what is shown of a model that leaves facts to the server.
 * - "own words": statements about a chart, true and false, written without an open place. None may be shown.
 * - "foreign facts": open places for facts of other charts. Shown only if this chart has the same fact, and then with its own value.
 * - "good model": lines written by hand with open places, all true. Those that are not shown are the dropped truths.
 * - "lying model": lines written by hand that deny, judge or shift the facts in their open places. None may be shown.
 * - "wrapped": every wrapper of the verifier's tests around open places. All of them should be shown.
 */
const EACH_KIND = 20;
const EACH_RULE = 50;
const SEED = 17;
const CHARTS = 40;
const EVERY_SLOT = 12;

interface Line {
  readonly group: string;
  readonly language: AnswerLanguage;
  readonly chart: number;
  readonly template: string;
}

const charts = buildCharts(CHARTS);
const getIndex = (chart: number): FactIndex => {
  const found = charts[chart];
  if (!found) throw new RangeError(`no chart ${chart}`);
  return found;
};

const listSlotIds = (index: FactIndex): readonly string[] =>
  [...index.facts.values()].flatMap((fact) => listFactSlots(fact, index).map(({ id }) => id));

const ownWords: readonly Line[] = createPlantedStatements(EACH_KIND, EACH_RULE, SEED)
  .filter(({ kind }) => kind !== "doctrine" && kind !== "saying")
  .map(({ isTrue, language, chart, text }) => ({
    group: isTrue ? "own words, true" : "own words, false",
    language,
    chart,
    template: text,
  }));

const wrapped: readonly Line[] = ANSWER_LANGUAGES.flatMap((language) =>
  listWrappers(language).flatMap((wrapper, at) => {
    const ids = listSlotIds(getIndex(at % CHARTS)).filter((_, number) => number % (EVERY_SLOT * 8) === at % EVERY_SLOT);
    return ids.map((id) => ({
      group: "wrapped",
      language,
      chart: at % CHARTS,
      template: wrapper.replaceAll("X", `{{${id}}}`),
    }));
  }),
);

const foreign: readonly Line[] = ANSWER_LANGUAGES.flatMap((language) =>
  charts.flatMap((index, chart) =>
    listSlotIds(index)
      .filter((_, number) => number % EVERY_SLOT === chart % EVERY_SLOT)
      .map((id) => ({ group: "foreign facts", language, chart: (chart + 1) % CHARTS, template: `{{${id}}}` })),
  ),
);

/** Whether a sentence that is shown says what this chart has. */
function isRenderedFromChart({ chart, template, language }: Line, text: string): boolean {
  const index = getIndex(chart);
  const id = /\{\{(.+?)\}\}/.exec(template)?.[1] ?? "";
  const fact = findFactById(index, id.split("#")[0] ?? "");
  const slot = fact && listFactSlots(fact, index).find((one) => one.id === id);
  const clause = slot && listFactSlotForms(slot, language)[0]?.[1];
  return clause !== undefined && text.toLowerCase().includes(clause.toLowerCase());
}

interface Count {
  lines: number;
  shown: number;
  "shown, not of this chart": number;
  "verifier's alarms": number;
}
const counts = new Map<string, Count>();
for (const line of [...ownWords, ...wrapped, ...foreign]) {
  const { group, language, chart, template } = line;
  const key = `${group}, ${language}`;
  const count = counts.get(key) ?? { lines: 0, shown: 0, "shown, not of this chart": 0, "verifier's alarms": 0 };
  counts.set(key, count);
  count.lines += 1;
  const check = createTemplateChecker({
    index: getIndex(chart),
    language,
    isLeak: () => false,
    findGivenFact: (id) => findFactById(getIndex(chart), id),
    onContradicted: () => void (count["verifier's alarms"] += 1),
  });
  const checked = runAllSteps(check(template, "said"));
  if (!checked.passes) continue;
  count.shown += 1;
  if (group === "foreign facts" && !isRenderedFromChart(line, checked.text)) count["shown, not of this chart"] += 1;
}
for (const [group, texts] of [
  ["good model", TRUE_LINES],
  ["good model, later lines", LATER_TRUE_LINES],
  ["lying model", LYING_LINES],
] as const)
  for (const { language, text, isRefusedForSafety } of checkSlotLines(texts)) {
    const key = `${group}, ${language}${isRefusedForSafety ? ", refused by the rules of safety" : ""}`;
    const count = counts.get(key) ?? { lines: 0, shown: 0, "shown, not of this chart": 0, "verifier's alarms": 0 };
    counts.set(key, count);
    count.lines += 1;
    count.shown += text === null ? 0 : 1;
  }
console.table(Object.fromEntries(counts));
