import {
  evaluateDoctrine,
  evaluateUnseen,
  isKept,
  otherCharts,
  type Row,
  templatesOf,
} from "../packages/astrologer/test/unseen/evaluate.ts";
import { CORPORA } from "../packages/astrologer/test/unseen/corpora.ts";

/**
 * `npm run eval:unseen [-- corpus times seed]`: another corpus, of other wordings and charts. Two thirds may be looked at
 * (`-- all 2 5 misses`), of the third only the totals are printed.
 */
const [which = "all", times = "2", seed = "5"] = process.argv.slice(2);
const showMisses = process.argv.includes("misses");
const templates = CORPORA.filter(({ name }) => which === "all" || name === which).flatMap(({ tongue, lines }) =>
  templatesOf(tongue, lines),
);

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

const open = evaluateUnseen(
  templates.filter((template) => !isKept(template)),
  otherCharts(false),
  Number(times),
  Number(seed),
);
const kept = evaluateUnseen(templates.filter(isKept), otherCharts(true), Number(times), Number(seed));
const rules = evaluateDoctrine(otherCharts(false), Number(times), Number(seed));

if (showMisses)
  for (const { template, text, isTrue, outcome } of [...open, ...rules]) {
    const isMiss = isTrue
      ? outcome === "contradicted" || outcome === "withheld"
      : outcome === "shown" || outcome === "unread";
    if (isMiss)
      console.log(
        `${isTrue ? "true" : "LIE"} ${outcome} ${template.tongue} ${template.kind} [${template.style}] ${text}`,
      );
  }
else {
  print([...open, ...kept], ({ template: { kind, tongue } }) => `${kind} ${tongue}`);
  print([...open, ...kept], ({ template: { style } }) => style);
  print(rules, ({ template: { kind, tongue } }) => `${kind} ${tongue}`);
}
print(open, ({ template: { tongue } }) => `open ${tongue}`);
print(kept, ({ template: { tongue } }) => `kept ${tongue}`);
print([...open, ...kept], () => "all");
print(rules, () => "doctrine");
