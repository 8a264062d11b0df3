import type { AnswerLanguage } from "../../src/index.ts";
import { describeRow, readJsonLines } from "../../../../tools/lib/read-json-lines.ts";
import { STATEMENT_KINDS, type StatementKind } from "./statement-makers.ts";

type Templates = Readonly<Record<StatementKind, readonly string[]>>;

interface Row {
  readonly kind: StatementKind;
  readonly sentence: string;
}

const ROW = describeRow({ kind: { enum: STATEMENT_KINDS }, sentence: { type: "string", minLength: 1 } });

function readTemplates(language: AnswerLanguage): Templates {
  const name = `templates-${language}.jsonl`;
  const byKind = Map.groupBy(readJsonLines<Row>(new URL(name, import.meta.url), ROW), ({ kind }) => kind);
  const missing = STATEMENT_KINDS.filter((kind) => !byKind.has(kind));
  if (missing.length > 0) throw new Error(`${name} has no sentence of these kinds: ${missing.join(", ")}`);
  return Object.fromEntries(
    [...byKind].map(([kind, rows]) => [kind, rows.map(({ sentence }) => sentence)]),
  ) as unknown as Templates;
}

/** Wordings of each statement: plain, in passing, in brackets, colloquial, machine-written, and in tables; Hinglish in common spellings. */
export const TEMPLATES: Readonly<Record<AnswerLanguage, Templates>> = {
  en: readTemplates("en"),
  hi: readTemplates("hi"),
  hg: readTemplates("hg"),
};
