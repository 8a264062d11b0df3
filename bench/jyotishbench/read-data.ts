import { readFileSync, writeFileSync } from "node:fs";
import type {
  BenchAnswer,
  BenchBirth,
  BenchChart,
  BenchClaim,
  BenchQuestion,
  BenchRefusal,
  DoctrineQuestion,
  OrdinaryMessage,
  StatementTemplate,
} from "./types.ts";

interface BenchFiles {
  readonly births: BenchBirth;
  readonly questions: BenchQuestion;
  readonly "statement-templates": StatementTemplate;
  readonly refusals: BenchRefusal;
  readonly ordinary: OrdinaryMessage;
  readonly doctrine: DoctrineQuestion;
  /** Written by `npm run bench:jyotish -- write`. */
  readonly charts: BenchChart;
  readonly answers: BenchAnswer;
  readonly claims: BenchClaim;
}
export type BenchFile = keyof BenchFiles;

const getFile = (name: BenchFile): URL => new URL(`rows/${name}.jsonl`, import.meta.url);

/** The rows of a file of the benchmark. */
export const readRows = <Name extends BenchFile>(name: Name): readonly BenchFiles[Name][] =>
  readFileSync(getFile(name), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as BenchFiles[Name]);

export const formatRows = (rows: readonly object[]): string => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;

export const writeRows = <Name extends BenchFile>(name: Name, rows: readonly BenchFiles[Name][]): void =>
  writeFileSync(getFile(name), formatRows(rows));
