import { readFileSync } from "node:fs";
import { join } from "node:path";
import { computeShare } from "../../../bench/jyotishbench/score.ts";
import { ROOT } from "../run-command.ts";
import type {
  ConversationMeasurement,
  DangerMeasurement,
  Share,
  VerifierMeasurement,
} from "../../../apps/web/src/app/pages/truth/truth-types.ts";

export const CORPUS = join(ROOT, "packages/astrologer/corpus");
const HELD_OUT = join(ROOT, "packages/astrologer/test/held-out/README.md");

const parseNumbers = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([number]) => Number(number.replaceAll(",", "")));
const readRows = (file: string, first: RegExp): string[][] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => first.test(line))
    .map((line) => line.slice(2, -2).split(" | "));

export const readConversations = (): readonly ConversationMeasurement[] =>
  JSON.parse(readFileSync(join(CORPUS, "first-measurements.json"), "utf8")) as ConversationMeasurement[];

export const readDanger = (): readonly DangerMeasurement[] =>
  readRows(join(CORPUS, "README.md"), /^\| d\d+ \| \d+ \| [^|]* \| [^|]*[a-z]/u).map((cells) => {
    const [author = "", rows = "", , , recognised = "", falseAlarms = ""] = cells;
    const first = (text: string): number => parseNumbers(text)[0] ?? Number.NaN;
    return { author, rows: Number(rows), recognised: first(recognised), falseAlarms: first(falseAlarms) };
  });

const round = (percent: number): number => Math.round(percent * 10) / 10;

function computeMeanShare(percents: readonly number[], all: number): Share {
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  const { low, high } = computeShare((mean / 100) * all, all);
  return { share: round(mean), low: round(low), high: round(high) };
}

/** First results of the verifier on corpora that had not been seen; later it was improved by those of most of them. */
export const readVerifier = (): readonly VerifierMeasurement[] =>
  readRows(HELD_OUT, /^\| \d+ \([\d,]+ of each/u).map(([name = "", caught = "", accused = ""]) => {
    const [, statements = 0] = parseNumbers(name);
    const [corpus = ""] = name.split(" ");
    return {
      corpus,
      statements,
      caught: computeMeanShare(parseNumbers(caught), statements),
      accused: computeMeanShare(parseNumbers(accused), statements),
    };
  });
