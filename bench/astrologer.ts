import { RASHI_WORDS, GRAHA_WORDS, MONTH_NAMES } from "../packages/terms/src/index.ts";
import {
  answerOf,
  type Answer,
  type FactIndex,
  type Told,
  TONGUES,
  verify,
  withFacts,
} from "../packages/astrologer/src/index.ts";
import { BIRTHS } from "../packages/astrologer/test/corpus/births.data.ts";
import { indexOf } from "../packages/astrologer/test/charts.ts";
import { GRAHAS_HG, MONTHS_HI, RASHIS_HG } from "../packages/astrologer/src/words/hinglish.data.ts";
import { type BenchQuestion, QUESTIONS } from "./astrologer-questions.data.ts";

/**
 * `npm run eval:astrologer [-- charts misses]`: every question put to every chart, and what came of it: understood, exact, true as shown,
 * unlike between charts, long enough, quick enough. `misses` prints what went wrong, each once.
 */
const charts = Number(process.argv[2] ?? 40);
const showMisses = process.argv.includes("misses");

interface Put {
  readonly question: BenchQuestion;
  readonly answer: Answer;
  readonly text: string;
  readonly ms: number;
}

const textOf = (answer: Answer): string => answer.sentences.map(({ text }) => text).join(" ");

function put(index: FactIndex, question: BenchQuestion): Put {
  const from = performance.now();
  const answer = answerOf({ question: question.text, index });
  return { question, answer, text: textOf(answer), ms: performance.now() - from };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const NAMES = [
  ...Object.values(RASHI_WORDS).flatMap(({ en, hi }) => [en, hi]),
  ...Object.values(GRAHA_WORDS).flatMap(({ en, hi }) => [en, hi]),
  ...Object.values(RASHIS_HG),
  ...Object.values(GRAHAS_HG),
  ...MONTH_NAMES,
  ...MONTHS_HI,
  ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "),
  ..."पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें".split(" "),
  ..."pehle doosre teesre chauthe paanchve chhathe saatve aathve nauve dasve gyarahve barahve".split(" "),
];
const NAMED = new Set(NAMES.map((name) => name.toLowerCase()));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
const masked = (words: readonly string[]): string[] =>
  words.map((word) => (NAMED.has(word) || /\d/.test(word) ? "·" : word));

function grams(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let start = 0; start + 5 <= words.length; start++) found.add(words.slice(start, start + 5).join(" "));
  return found;
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((gram) => other.has(gram)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/** Likeness of the answers to one question between charts, every pair. */
function likeness(texts: readonly string[], of: (words: readonly string[]) => readonly string[]): number[] {
  const sets = texts.map((text) => grams(of(wordsOf(text))));
  return sets.flatMap((one, first) => sets.slice(first + 1).map((other) => jaccard(one, other)));
}

const indexes = BIRTHS.slice(0, charts).map((birth) => indexOf(birth));
for (const question of QUESTIONS.slice(0, 6)) put(indexes[0] as FactIndex, question);
const all = indexes.flatMap((index) => QUESTIONS.map((question) => ({ index, ...put(index, question) })));

const misses = new Set<string>();
const share = (ok: readonly boolean[]): string =>
  ok.length === 0 ? "–" : `${((100 * ok.filter(Boolean).length) / ok.length).toFixed(1)} %`;
const checked = <Item>(
  items: readonly Item[],
  isRight: (item: Item) => boolean,
  miss: (item: Item) => string,
): string =>
  share(
    items.map((item) => {
      const right = isRight(item);
      if (!right) misses.add(miss(item));
      return right;
    }),
  );

const table = Object.fromEntries(
  TONGUES.map((tongue) => {
    const mine = all.filter(({ question }) => question.tongue === tongue);
    const readings = mine.filter(({ answer, question }) => answer.kind === "reading" && question.topic !== undefined);
    const lengths = readings.map(({ text }) => text.split(/\s+/).length);
    const contradicted = mine.map(({ index, answer, text, question }) => {
      const found = verify(withFacts(index, answer.facts), text, { question: question.text }).claims;
      for (const { verdict, type, text: words } of found)
        if (verdict === "contradicted") misses.add(`contradicted ${type}: «${words}» in ${text}`);
      return found.filter(({ verdict }) => verdict === "contradicted").length;
    });
    const withheld = mine.map(
      ({ index, answer, text, question }) =>
        verify(withFacts(index, answer.facts), text, { question: question.text }).claims.filter(
          ({ verdict, type, text: words }) => {
            if (verdict === "undecidable") misses.add(`withheld ${type}: «${words}» in ${text}`);
            return verdict === "undecidable";
          },
        ).length,
    );
    const byQuestion = Map.groupBy(readings, ({ question }) => question.text);
    const plain = [...byQuestion.values()].flatMap((group) =>
      likeness(
        group.map(({ text }) => text),
        (words) => words,
      ),
    );
    const bare = [...byQuestion.values()].flatMap((group) =>
      likeness(
        group.map(({ text }) => text),
        masked,
      ),
    );
    const times = mine.map(({ ms }) => ms);
    const told = (one: Put): string =>
      `${one.question.text} → ${one.answer.kind} ${one.answer.told.topics.join()}: ${one.text.slice(0, 90)}`;
    return [
      tongue,
      {
        answers: mine.length,
        "kind understood": checked(mine, ({ question, answer }) => answer.kind === question.kind, told),
        "topic understood": checked(
          mine.filter(({ question }) => question.topic),
          ({ question, answer }) => answer.told.topics[0] === question.topic,
          told,
        ),
        "tongue kept": checked(mine, ({ answer }) => answer.language === tongue, told),
        "facts exact": checked(
          mine.filter(({ question }) => question.fact),
          ({ question, answer }) =>
            answer.kind === "fact" && answer.sentences.some(({ facts }) => facts.includes(question.fact ?? "")),
          told,
        ),
        "contradicted / 100": ((100 * contradicted.reduce((a, b) => a + b, 0)) / mine.length).toFixed(2),
        "withheld / 100": ((100 * withheld.reduce((a, b) => a + b, 0)) / mine.length).toFixed(2),
        "evidence against": share(
          readings.map(
            ({ answer }) =>
              answer.evidence.some(({ polarity }) => polarity < 0) &&
              answer.evidence.some(({ polarity }) => polarity > 0),
          ),
        ),
        "words p5–p95": `${at(lengths, 0.05)}–${at(lengths, 0.95)}`,
        "alike p95": at(plain, 0.95).toFixed(2),
        "alike masked p95": at(bare, 0.95).toFixed(2),
        "p50 ms": at(times, 0.5).toFixed(1),
        "p99 ms": at(times, 0.99).toFixed(1),
      },
    ];
  }),
);

/** Sentences that open two answers of one conversation of twenty turns. */
function openingRepeats(index: FactIndex): number {
  let turns: readonly Told[] = [];
  const openings = QUESTIONS.filter(({ topic }) => topic !== undefined)
    .slice(0, 20)
    .map(({ text }) => {
      const answer = answerOf({ question: text, index, turns });
      turns = [...turns, answer.told];
      return answer.sentences[0]?.text ?? "";
    });
  return openings.length - new Set(openings).size;
}

console.log(`${indexes.length} charts × ${QUESTIONS.length} questions`);
console.table(
  Object.fromEntries(
    Object.keys(table.en ?? {}).map((row) => [
      row,
      Object.fromEntries(TONGUES.map((tongue) => [tongue, table[tongue]?.[row as never]])),
    ]),
  ),
);
console.log(
  `openings met again in 20 turns, mean of ${Math.min(10, charts)} charts: ${(indexes.slice(0, 10).reduce((sum, index) => sum + openingRepeats(index), 0) / Math.min(10, charts)).toFixed(2)}`,
);
if (showMisses) for (const miss of misses) console.log(miss);
