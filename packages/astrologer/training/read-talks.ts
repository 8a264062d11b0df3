import { readdirSync, readFileSync } from "node:fs";
import type { AskForm, AskSlot } from "../src/request/object.ts";
import type { AskObjectId } from "../src/request/objects.data.ts";

/** One thing that a message asks for, as its author labelled it. */
export interface TalkAsk {
  readonly object: AskObjectId;
  readonly slots: Readonly<Partial<Record<AskSlot, string | number | readonly string[]>>>;
  readonly form: AskForm;
  /** The slots that the text does not name: they are meant from an earlier message. */
  readonly from_talk?: readonly AskSlot[];
}

/** One message of a conversation: a line of `corpus/talks/train/*.jsonl` or `corpus/talks/test/*.jsonl`. */
export interface TalkMessage {
  /** Number of the conversation within the author's file; its messages are consecutive. */
  readonly talk: number;
  readonly text: string;
  readonly language: "en" | "hi" | "hg";
  readonly asks: readonly TalkAsk[];
}

export interface TalkAuthor {
  readonly author: string;
  readonly messages: readonly TalkMessage[];
}

const FOLDER = new URL("../corpus/talks/", import.meta.url);

/** Reads the conversations of the authors of one part, by file name. */
export function readTalks(part: "train" | "test"): readonly TalkAuthor[] {
  const folder = new URL(`${part}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => ({ author: name.replace(/\.jsonl$/, ""), messages: readMessages(new URL(name, folder)) }));
}

const readMessages = (file: URL): readonly TalkMessage[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as TalkMessage);
