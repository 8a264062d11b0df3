import { existsSync } from "node:fs";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "../../src/index.ts";
import { describeRow, readJsonLines } from "../../../../tools/lib/read-json-lines.ts";

/** A sentence with slots, its kind and its style. */
export interface Template {
  readonly language: AnswerLanguage;
  readonly kind: string;
  readonly style: string;
  /** Whether the sentence is true for false fillings: "Mars is not in Leo". */
  readonly turned: boolean;
  readonly sentence: string;
}

interface Corpus {
  readonly name: string;
  readonly language: AnswerLanguage;
  readonly templates: readonly Template[];
}

type Row = Omit<Template, "language" | "turned"> & { readonly turned?: true };

const TEXT = { type: "string", minLength: 1 };
const ROW = describeRow({ kind: TEXT, style: TEXT, turned: { const: true }, sentence: TEXT }, ["turned"]);
const LAST_CORPUS = 25;

const readTemplates = (language: AnswerLanguage, file: URL): readonly Template[] =>
  readJsonLines<Row>(file, ROW).map(({ turned = false, ...row }) => ({ language, turned, ...row }));

/** All held-out corpora. Each was written before the verifier was run on it; some are not in all languages. */
export const CORPORA: readonly Corpus[] = Array.from({ length: LAST_CORPUS }, (_, index) => `${index + 1}`).flatMap(
  (name) =>
    ANSWER_LANGUAGES.flatMap((language): Corpus[] => {
      const file = new URL(`${language}-${name}.jsonl`, import.meta.url);
      return existsSync(file) ? [{ name, language, templates: readTemplates(language, file) }] : [];
    }),
);
