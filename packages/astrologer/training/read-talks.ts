import { readdirSync } from "node:fs";
import { describeRow, readJsonLines } from "../../../tools/lib/read-json-lines.ts";
import { ANSWER_LANGUAGES, type AnswerLanguage } from "../src/index.ts";
import { ASK_FORMS, ASK_SLOTS, type AskForm, type AskSlot } from "../src/request/object.ts";
import { ASK_OBJECT_IDS, type AskObjectId } from "../src/request/objects.data.ts";

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
  readonly language: AnswerLanguage;
  readonly asks: readonly TalkAsk[];
}

export interface TalkAuthor {
  readonly author: string;
  readonly messages: readonly TalkMessage[];
}

const FOLDER = new URL("../corpus/talks/", import.meta.url);

const TEXT = { type: "string", minLength: 1 };
const SLOT_VALUE = { anyOf: [{ type: ["string", "number"] }, { type: "array", items: { type: "string" } }] };

const ASK = describeRow(
  {
    object: { enum: ASK_OBJECT_IDS },
    slots: { type: "object", propertyNames: { enum: ASK_SLOTS }, additionalProperties: SLOT_VALUE },
    form: { enum: ASK_FORMS },
    from_talk: { type: "array", items: { enum: ASK_SLOTS } },
  },
  ["from_talk"],
);

const MESSAGE = describeRow({
  talk: { type: "integer" },
  text: TEXT,
  language: { enum: ANSWER_LANGUAGES },
  asks: { type: "array", items: ASK },
});

/** Reads the conversations of the authors of one part, by file name. */
export function readTalks(part: "train" | "test"): readonly TalkAuthor[] {
  const folder = new URL(`${part}/`, FOLDER);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => ({
      author: name.replace(/\.jsonl$/, ""),
      messages: readJsonLines<TalkMessage>(new URL(name, folder), MESSAGE),
    }));
}
