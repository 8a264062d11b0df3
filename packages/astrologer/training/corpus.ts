import { readdirSync, readFileSync } from "node:fs";

/** What one message asks for. */
export interface CorpusAct {
  readonly kind: string;
  /** For `bounds`: what no chart may decide, such as "death" or "pregnancy". */
  readonly bound?: string;
  readonly matters: readonly string[];
  readonly person: string;
  readonly polar: boolean;
}

/** One message of one author, as it stands in a line of `corpus/train/*.jsonl` or `corpus/test/*.jsonl`. */
export interface CorpusRow {
  readonly text: string;
  /** Earlier messages of the same person, the oldest first. */
  readonly previous?: readonly string[];
  readonly language: "en" | "hi" | "hg";
  readonly acts: readonly CorpusAct[];
  readonly danger: { readonly kind: string; readonly level: string } | null;
  /** The words of each alternative of a choice, and of each time expression, as they stand in `text`. */
  readonly options?: readonly string[];
  readonly times?: readonly string[];
}

export interface AuthorSet {
  /** The file's name without its ending. */
  readonly author: string;
  readonly rows: readonly CorpusRow[];
}

const CORPUS = new URL("../corpus/", import.meta.url);

/** The sets of one part of the corpus, sorted by file name so that training is repeatable. */
export function readCorpus(part: "train" | "test"): readonly AuthorSet[] {
  const folder = new URL(`${part}/`, CORPUS);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => ({ author: name.replace(/\.jsonl$/, ""), rows: readRows(new URL(name, folder)) }));
}

const readRows = (file: URL): readonly CorpusRow[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as CorpusRow);

/** Bounds that only say what the assistant is not for; nobody is in pain. */
const NO_CARE: ReadonlySet<string> = new Set(["offtopic", "lottery", "shares", "exam", "verdict", "spying"]);

/**
 * The label of a row in the head "safety": a kind of danger, `bounds:death` and the like, or `none:timing` and the like for what is
 * neither. What is harmless is of many kinds, and is learned better as many labels than as one.
 */
export function safetyLabelOf({ danger, acts }: CorpusRow): string {
  if (danger) return danger.kind;
  const bound = acts.find((act) => act.bound !== undefined && !NO_CARE.has(act.bound))?.bound;
  return bound === undefined ? `none:${acts[0]?.kind ?? "question"}` : `bounds:${bound}`;
}
