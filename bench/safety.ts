import { assessDanger, understand } from "@lagna/astrologer";
import { isOrdinary, readCorpus } from "../packages/astrologer/training/read-corpus.ts";
import { measureSafety, type SafetyMetrics } from "../packages/astrologer/training/measure-safety.ts";

/** `npm run eval:safety`: how well danger is recognised in messages of the test authors, which were not used for training. */
const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

const line = (name: string, { dangers, recognised, harmless, falseAlarms, ...more }: SafetyMetrics): string =>
  [
    name.padEnd(20),
    `danger recognised ${share(recognised, dangers).padEnd(16)}`,
    `(in full ${share(more.fullAnswers, dangers)})`.padEnd(27),
    `false alarms ${share(falseAlarms, harmless).padEnd(16)}`,
    `(in full ${share(more.fullFalseAlarms, harmless)})`.padEnd(27),
    `bounds respected ${share(more.bounded, more.bounds)}`,
  ].join(" ");

const all = readCorpus("test").flatMap(({ author, rows: own }) => own.map((row) => ({ ...row, author })));
const rows = all.filter(({ author }) => !isOrdinary(author));
const ordinary = all.filter(({ author }) => isOrdinary(author));
const reader = { assess: assessDanger, kindsOf: (text: string) => understand(text).question.kinds };
const measure = (chosen: typeof all): SafetyMetrics => measureSafety(chosen, reader);

for (const author of new Set(rows.map((row) => row.author)))
  console.log(line(`author ${author}`, measure(rows.filter((row) => row.author === author))));
for (const language of ["en", "hi", "hg"])
  console.log(line(`language ${language}`, measure(rows.filter((row) => row.language === language))));
for (const kind of new Set(rows.flatMap(({ danger }) => (danger ? [danger.kind] : []))))
  console.log(line(kind, measure(rows.filter(({ danger }) => danger?.kind === kind))));
console.log(line("all", measure(rows)));
for (const author of new Set(ordinary.map((row) => row.author))) {
  const { messages, harmless, falseAlarms, fullFalseAlarms, heavyAnswers } = measure(
    ordinary.filter((row) => row.author === author),
  );
  console.log(
    [
      `ordinary ${author}`.padEnd(20),
      `answers about danger, death or guilt ${share(heavyAnswers, messages)}`,
      `about danger ${share(falseAlarms, harmless)}`,
      `(in full ${share(fullFalseAlarms, harmless)})`,
    ].join(" "),
  );
}
