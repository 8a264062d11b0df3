import { RASHI_WORDS, GRAHA_WORDS, MONTH_NAMES } from "../packages/terms/src/index.ts";
import {
  type Answer,
  type FactIndex,
  type TurnMemory,
  ANSWER_LANGUAGES,
  verify,
  addFacts,
} from "../packages/astrologer/src/index.ts";
import { BIRTHS } from "../packages/astrologer/test/corpus/births.data.ts";
import { buildTestIndex } from "../packages/astrologer/test/test-charts.ts";
import { HINDI_MONTH_NAMES } from "@lagna/terms";
import { GRAHAS_HG, RASHIS_HG } from "../packages/astrologer/src/formatting/hinglish-terms.data.ts";
import { type BenchQuestion, QUESTIONS } from "./astrologer-questions.ts";
import { answerMessage } from "../packages/astrologer/test/answer-message.ts";

/**
 * `npm run eval:astrologer [-- charts misses]` asks every question for every chart and measures whether the question is understood, facts are
 * exact, claims are true, answers differ between charts, and their length and time. `misses` prints each failure once.
 */
const charts = Number(process.argv[2] ?? 40);
const showMisses = process.argv.includes("misses");

interface AnsweredQuestion {
  readonly question: BenchQuestion;
  readonly answer: Answer;
  readonly text: string;
  readonly ms: number;
}

const getAnswerText = (answer: Answer): string => answer.sentences.map(({ text }) => text).join(" ");

function answerQuestion(index: FactIndex, question: BenchQuestion): AnsweredQuestion {
  const from = performance.now();
  const answer = answerMessage({ question: question.text, index });
  return { question, answer, text: getAnswerText(answer), ms: performance.now() - from };
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const NAMES = [
  ...Object.values(RASHI_WORDS).flatMap(({ en, hi }) => [en, hi]),
  ...Object.values(GRAHA_WORDS).flatMap(({ en, hi }) => [en, hi]),
  ...Object.values(RASHIS_HG),
  ...Object.values(GRAHAS_HG),
  ...MONTH_NAMES,
  ...HINDI_MONTH_NAMES,
  ..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" "),
  ..."पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें".split(" "),
  ..."pehle doosre teesre chauthe paanchve chhathe saatve aathve nauve dasve gyarahve barahve".split(" "),
];
const NAMED = new Set(NAMES.map((name) => name.toLowerCase()));

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
const maskNames = (words: readonly string[]): string[] =>
  words.map((word) => (NAMED.has(word) || /\d/.test(word) ? "·" : word));

function createNGrams(words: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (let start = 0; start + 5 <= words.length; start++) found.add(words.slice(start, start + 5).join(" "));
  return found;
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((gram) => other.has(gram)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/** Similarity of the answers to one question for each pair of charts. */
function computeSimilarities(texts: readonly string[], of: (words: readonly string[]) => readonly string[]): number[] {
  const sets = texts.map((text) => createNGrams(of(splitWords(text))));
  return sets.flatMap((one, first) => sets.slice(first + 1).map((other) => jaccard(one, other)));
}

const indexes = BIRTHS.slice(0, charts).map((birth) => buildTestIndex(birth));
for (const question of QUESTIONS.slice(0, 6)) answerQuestion(indexes[0] as FactIndex, question);
const all = indexes.flatMap((index) => QUESTIONS.map((question) => ({ index, ...answerQuestion(index, question) })));

const misses = new Set<string>();
const formatShare = (ok: readonly boolean[]): string =>
  ok.length === 0 ? "–" : `${((100 * ok.filter(Boolean).length) / ok.length).toFixed(1)} %`;
const checkEach = <Item>(
  items: readonly Item[],
  isRight: (item: Item) => boolean,
  miss: (item: Item) => string,
): string =>
  formatShare(
    items.map((item) => {
      const right = isRight(item);
      if (!right) misses.add(miss(item));
      return right;
    }),
  );

const table = Object.fromEntries(
  ANSWER_LANGUAGES.map((language) => {
    const rows = all.filter(({ question }) => question.language === language);
    const readings = rows.filter(({ answer, question }) => answer.kind === "reading" && question.topic !== undefined);
    const lengths = readings.map(({ text }) => text.split(/\s+/).length);
    const contradicted = rows.map(({ index, answer, text, question }) => {
      const found = verify(addFacts(index, answer.facts), text, { question: question.text }).claims;
      for (const { verdict, type, text: words } of found)
        if (verdict === "contradicted") misses.add(`contradicted ${type}: «${words}» in ${text}`);
      return found.filter(({ verdict }) => verdict === "contradicted").length;
    });
    const withheld = rows.map(
      ({ index, answer, text, question }) =>
        verify(addFacts(index, answer.facts), text, { question: question.text }).claims.filter(
          ({ verdict, type, text: words }) => {
            if (verdict === "undecidable") misses.add(`withheld ${type}: «${words}» in ${text}`);
            return verdict === "undecidable";
          },
        ).length,
    );
    const byQuestion = Map.groupBy(readings, ({ question }) => question.text);
    const plain = [...byQuestion.values()].flatMap((group) =>
      computeSimilarities(
        group.map(({ text }) => text),
        (words) => words,
      ),
    );
    const bare = [...byQuestion.values()].flatMap((group) =>
      computeSimilarities(
        group.map(({ text }) => text),
        maskNames,
      ),
    );
    const times = rows.map(({ ms }) => ms);
    const formatMiss = ({ question, answer, text }: AnsweredQuestion): string =>
      `${question.text} → ${answer.kind} ${answer.memory.topics.join()}: ${text.slice(0, 90)}`;
    return [
      language,
      {
        answers: rows.length,
        "kind understood": checkEach(rows, ({ question, answer }) => answer.kind === question.kind, formatMiss),
        "topic understood": checkEach(
          rows.filter(({ question }) => question.topic),
          ({ question, answer }) => answer.memory.topics[0] === question.topic,
          formatMiss,
        ),
        "same language": checkEach(rows, ({ answer }) => answer.language === language, formatMiss),
        "facts exact": checkEach(
          rows.filter(({ question }) => question.fact),
          ({ question, answer }) =>
            answer.kind === "fact" && answer.sentences.some(({ facts }) => facts.includes(question.fact ?? "")),
          formatMiss,
        ),
        "contradicted / 100": ((100 * contradicted.reduce((a, b) => a + b, 0)) / rows.length).toFixed(2),
        "withheld / 100": ((100 * withheld.reduce((a, b) => a + b, 0)) / rows.length).toFixed(2),
        "evidence for and against": formatShare(
          readings.map(
            ({ answer }) =>
              answer.evidence.some(({ polarity }) => polarity < 0) &&
              answer.evidence.some(({ polarity }) => polarity > 0),
          ),
        ),
        "words p5–p95": `${percentile(lengths, 0.05)}–${percentile(lengths, 0.95)}`,
        "similarity p95": percentile(plain, 0.95).toFixed(2),
        "similarity masked p95": percentile(bare, 0.95).toFixed(2),
        "p50 ms": percentile(times, 0.5).toFixed(1),
        "p99 ms": percentile(times, 0.99).toFixed(1),
      },
    ];
  }),
);

/** How often an answer of a conversation of twenty turns begins with the same sentence as an earlier one. */
function countOpeningRepeats(index: FactIndex): number {
  let turns: readonly TurnMemory[] = [];
  const openings = QUESTIONS.filter(({ topic }) => topic !== undefined)
    .slice(0, 20)
    .map(({ text }) => {
      const answer = answerMessage({ question: text, index, turns });
      turns = [...turns, answer.memory];
      return answer.sentences[0]?.text ?? "";
    });
  return openings.length - new Set(openings).size;
}

console.log(`${indexes.length} charts × ${QUESTIONS.length} questions`);
console.table(
  Object.fromEntries(
    Object.keys(table.en ?? {}).map((row) => [
      row,
      Object.fromEntries(ANSWER_LANGUAGES.map((language) => [language, table[language]?.[row as never]])),
    ]),
  ),
);
console.log(
  `repeated openings in 20 turns, mean of ${Math.min(10, charts)} charts: ${(indexes.slice(0, 10).reduce((sum, index) => sum + countOpeningRepeats(index), 0) / Math.min(10, charts)).toFixed(2)}`,
);
if (showMisses) for (const miss of misses) console.log(miss);
