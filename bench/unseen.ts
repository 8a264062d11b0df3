import {
  evaluateDoctrine,
  evaluateUnseen,
  otherCharts,
  type Row,
  templatesOf,
} from "../packages/astrologer/test/unseen/evaluate.ts";
import { CORPORA } from "../packages/astrologer/test/unseen/corpora.ts";

/**
 * `npm run eval:unseen [-- writing times seed]`: other corpora, of other wordings and charts than the verifier was made with. With `misses`
 * (`-- 5 2 5 misses`) what it got wrong or held back is listed; with `unread`, sentences in which it read nothing at all.
 */
const [which = "all", times = "2", seed = "5"] = process.argv.slice(2);
const lists = (what: string): boolean => process.argv.includes(what);
const percent = (part: number, whole: number): string => (whole === 0 ? "–" : ((100 * part) / whole).toFixed(1));

function figures(rows: readonly Row[]): Record<string, string | number> {
  const [lies, truths] = [rows.filter(({ isTrue }) => !isTrue), rows.filter(({ isTrue }) => isTrue)];
  const count = (of: readonly Row[], ...outcomes: readonly string[]): number =>
    of.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const plain = truths.filter(({ template }) => template.style === "plain");
  return {
    lies: lies.length,
    "caught %": percent(count(lies, "contradicted", "withheld"), lies.length),
    "contradicted %": percent(count(lies, "contradicted"), lies.length),
    truths: truths.length,
    "accused %": percent(count(truths, "contradicted"), truths.length),
    "withheld %": percent(count(truths, "withheld"), truths.length),
    "plain withheld %": percent(count(plain, "withheld"), plain.length),
    "unread %": percent(count(truths, "unread"), truths.length),
  };
}

function print(rows: readonly Row[], by: (row: Row) => string): void {
  const groups = Map.groupBy(rows, by);
  console.table(Object.fromEntries([...groups].map(([name, of]) => [name, figures(of)])));
}

const writings = CORPORA.filter(({ name }) => which === "all" || name === which).map((corpus) => ({
  ...corpus,
  rows: evaluateUnseen(templatesOf(corpus.tongue, corpus.lines), otherCharts, Number(times), Number(seed)),
}));
const all = writings.flatMap(({ rows }) => rows);
const rules = evaluateDoctrine(otherCharts, Number(times), Number(seed));

const isMiss = ({ isTrue, outcome }: Row): boolean =>
  isTrue ? outcome === "contradicted" || outcome === "withheld" : outcome === "shown" || outcome === "unread";
const listed = [...all, ...rules].filter(
  (row) => (lists("misses") && isMiss(row)) || (lists("unread") && row.outcome === "unread"),
);
for (const { template, text, isTrue, outcome } of listed)
  console.log(
    `${isTrue ? "true" : "LIE"} ${outcome} ${template.tongue} ${template.kind} [${template.style}] ${text.replaceAll("\n", "⏎")}`,
  );
if (!lists("misses") && !lists("unread")) {
  print(all, ({ template: { kind, tongue } }) => `${kind} ${tongue}`);
  print(all, ({ template: { style } }) => style);
  print(rules, ({ template: { kind, tongue } }) => `${kind} ${tongue}`);
}
const written = new Map(writings.flatMap(({ name, rows }) => rows.map((row) => [row, name])));
print(all, (row) => `writing ${written.get(row)} ${row.template.tongue}`);
print(all, ({ template: { tongue } }) => `all ${tongue}`);
print(all, () => "all");
print(rules, () => "doctrine");
