import { readdirSync } from "node:fs";
import { describeRow, readJsonLines } from "../../../tools/lib/read-json-lines.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "../src/index.ts";

/** One request of a message, as its author labelled it. */
export interface CorpusAct {
  readonly kind: string;
  /** For kind `bounds`: the subject that no chart may decide, such as "death" or "pregnancy". */
  readonly bound?: string;
  /** For kind `about_talk` in the training part: what is asked about the conversation, such as "first" or "sooner". */
  readonly talk?: string;
  readonly matters: readonly string[];
  readonly person: string;
  readonly polar: boolean;
}

/** One message of one author: a line of `corpus/train/*.jsonl` or `corpus/test/*.jsonl`. */
export interface CorpusRow {
  readonly text: string;
  /** Earlier messages of the same person, oldest first. */
  readonly previous?: readonly string[];
  readonly language: AnswerLanguage;
  readonly acts: readonly CorpusAct[];
  readonly danger: { readonly kind: string; readonly level: string } | null;
  /** The alternatives of a choice, and the time expressions, as substrings of `text`. */
  readonly options?: readonly string[];
  readonly times?: readonly string[];
}

export interface AuthorSet {
  /** File name without its extension. */
  readonly author: string;
  readonly rows: readonly CorpusRow[];
}

/** Test authors of ordinary questions, which are no look-alikes: none should get an answer about danger, death or guilt. */
export const isOrdinary = (author: string): boolean => /^o\d+$/.test(author);

const CORPUS_URL = new URL("../corpus/", import.meta.url);

/** Reads one part of the corpus, one set per file, sorted by file name so that training is reproducible. */
export function readCorpus(part: "train" | "test"): readonly AuthorSet[] {
  const folder = new URL(`${part}/`, CORPUS_URL);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => ({
      author: name.replace(/\.jsonl$/, ""),
      rows: readJsonLines<CorpusRow>(new URL(name, folder), ROW),
    }));
}

const TEXT = { type: "string", minLength: 1 };
const TEXTS = { type: "array", items: TEXT };

const ROW = describeRow(
  {
    text: TEXT,
    previous: TEXTS,
    language: { enum: ANSWER_LANGUAGES },
    acts: {
      type: "array",
      items: describeRow(
        { kind: TEXT, bound: TEXT, talk: TEXT, matters: TEXTS, person: TEXT, polar: { type: "boolean" } },
        ["bound", "talk"],
      ),
    },
    danger: { anyOf: [{ type: "null" }, describeRow({ kind: TEXT, level: TEXT })] },
    options: TEXTS,
    times: TEXTS,
  },
  ["previous", "options", "times"],
);

/** Bounds that are only out of scope for the assistant; the writer is not in distress. */
const BOUNDS_WITHOUT_CARE: ReadonlySet<string> = new Set([
  "offtopic",
  "lottery",
  "shares",
  "exam",
  "verdict",
  "spying",
]);

/**
 * The label of a row for the head "safety": a kind of danger, a bound (`bounds:death`), or `none:<kind>` (`none:timing`) for a harmless
 * message. Harmless messages are so diverse that the model learns them better as many labels than as one.
 */
export function getSafetyLabel({ danger, acts }: CorpusRow): string {
  if (danger) return danger.kind;
  const bound = acts.find((act) => act.bound !== undefined && !BOUNDS_WITHOUT_CARE.has(act.bound))?.bound;
  return bound === undefined ? `none:${acts[0]?.kind ?? "statement"}` : `bounds:${bound}`;
}
