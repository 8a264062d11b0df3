import { ASK_OBJECTS, type AskObjectId } from "../src/request/objects.data.ts";
import type { AuthorSet, CorpusAct, CorpusRow } from "./read-corpus.ts";
import { readTalks } from "./read-talks.ts";

/** Talk about sorrow may be a danger, which the labels of conversations do not tell. */
const MAY_SHOW_DANGER: ReadonlySet<AskObjectId> = new Set(["mood", "bad_news"]);

/** What the authors of single messages call a subject that no chart decides. */
const BOUND_NAMES: Readonly<Record<string, string>> = { black_magic: "blackmagic", off_topic: "offtopic" };

function toAct(object: AskObjectId): CorpusAct {
  const rest = { matters: [], person: "self", polar: false };
  const bound = /^bound_(?<name>.+)$/.exec(object)?.groups?.["name"];
  if (bound !== undefined) return { kind: "bounds", bound: BOUND_NAMES[bound] ?? bound, ...rest };
  return { kind: `talk ${ASK_OBJECTS[object].family}`, ...rest };
}

/** Later authors teach objects only: with each of them the models of danger would have to be trained and measured again. */
const AUTHORS_OF_ORDINARY_DAYS = /^r(?:[0-3]\d|4[0-7])$/;

/**
 * The messages of the training conversations as examples without danger: what people ask an astrologer on an ordinary day, with its courtesies,
 * refusals and jokes ("leave it, I am feeling sleepy, good night").
 */
export const readHarmlessTalks = (): readonly AuthorSet[] =>
  readTalks("train")
    .filter(({ author }) => AUTHORS_OF_ORDINARY_DAYS.test(author))
    .map(({ author, messages }) => ({
      author: `talks-${author}`,
      rows: messages
        .filter(({ asks }) => !asks.some(({ object }) => MAY_SHOW_DANGER.has(object)))
        .map(({ text, language, asks }): CorpusRow => ({
          text,
          language,
          acts: asks.map(({ object }) => toAct(object)),
          danger: null,
        })),
    }));
