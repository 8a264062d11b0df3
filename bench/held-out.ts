import {
  evaluateDoctrine,
  evaluateHeldOut,
  heldOutCharts,
  type EvaluatedSentence,
} from "../packages/astrologer/test/held-out/evaluate.ts";
import { CORPORA } from "../packages/astrologer/test/held-out/corpora.ts";

/**
 * `npm run eval:held-out [-- corpus times seed]` evaluates the verifier on corpora whose wordings and charts were not used to develop it. With
 * `misses` (`-- all 2 5 misses`) it lists wrong verdicts and withheld truths; with `unread`, sentences without any recognised claim.
 */
const [corpusName = "all", times = "2", seed = "5"] = process.argv.slice(2);
const hasFlag = (what: string): boolean => process.argv.includes(what);
const formatPercent = (part: number, whole: number): string => (whole === 0 ? "–" : ((100 * part) / whole).toFixed(1));

function summarize(rows: readonly EvaluatedSentence[]): Record<string, string | number> {
  const [lies, truths] = [rows.filter(({ isTrue }) => !isTrue), rows.filter(({ isTrue }) => isTrue)];
  const count = (of: readonly EvaluatedSentence[], ...outcomes: readonly string[]): number =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const plain = truths.filter(({ template }) => template.style === "plain");
  return {
    lies: lies.length,
    "caught %": formatPercent(count(lies, "contradicted", "withheld"), lies.length),
    "contradicted %": formatPercent(count(lies, "contradicted"), lies.length),
    truths: truths.length,
    "accused %": formatPercent(count(truths, "contradicted"), truths.length),
    "withheld %": formatPercent(count(truths, "withheld"), truths.length),
    "plain withheld %": formatPercent(count(plain, "withheld"), plain.length),
    "unread %": formatPercent(count(truths, "unread"), truths.length),
  };
}

function printGroups(rows: readonly EvaluatedSentence[], by: (row: EvaluatedSentence) => string): void {
  const groups = Map.groupBy(rows, by);
  console.table(Object.fromEntries([...groups].map(([name, of]) => [name, summarize(of)])));
}

const writings = CORPORA.filter(({ name }) => corpusName === "all" || name === corpusName).map((corpus) => ({
  ...corpus,
  rows: evaluateHeldOut(corpus.templates, heldOutCharts, Number(times), Number(seed)),
}));
const all = writings.flatMap(({ rows }) => rows);
const rules = evaluateDoctrine(heldOutCharts, Number(times), Number(seed));

const isMiss = ({ isTrue, outcome }: EvaluatedSentence): boolean =>
  isTrue ? outcome === "contradicted" || outcome === "withheld" : outcome === "shown" || outcome === "unread";
const listed = [...all, ...rules].filter(
  (row) => (hasFlag("misses") && isMiss(row)) || (hasFlag("unread") && row.outcome === "unread"),
);
for (const { template, text, isTrue, outcome } of listed)
  console.log(
    `${isTrue ? "true" : "LIE"} ${outcome} ${template.language} ${template.kind} [${template.style}] ${text.replaceAll("\n", "⏎")}`,
  );
if (!hasFlag("misses") && !hasFlag("unread")) {
  printGroups(all, ({ template: { kind, language } }) => `${kind} ${language}`);
  printGroups(all, ({ template: { style } }) => style);
  printGroups(rules, ({ template: { kind, language } }) => `${kind} ${language}`);
}
const written = new Map(writings.flatMap(({ name, rows }) => rows.map((row) => [row, name])));
printGroups(all, (row) => `writing ${written.get(row)} ${row.template.language}`);
printGroups(all, ({ template: { language } }) => `all ${language}`);
printGroups(all, () => "all");
printGroups(rules, () => "doctrine");
