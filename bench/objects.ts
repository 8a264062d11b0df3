import { loadModel } from "../packages/astrologer/src/message-classification/classifier/load-model.ts";
import {
  computeProbabilities,
  embed,
  type LanguageModel,
} from "../packages/astrologer/src/message-classification/classifier/model.ts";
import { ASK_OBJECTS } from "../packages/astrologer/src/request/objects.data.ts";
import { extractRequestFeatures } from "../packages/astrologer/src/request/extract-request-features.ts";
import {
  buildObjectModel,
  type LabelledMessage,
  listLabelledMessages,
} from "../packages/astrologer/training/build-object-model.ts";
import { readTalks, type TalkAuthor } from "../packages/astrologer/training/read-talks.ts";

/**
 * `npm run eval:objects`: how often the shipped model reads the object of a message as the test authors labelled it. `-- --held-out` reads the
 * training authors, a fifth of them at a time by a model that has learned from the others.
 */
interface Read extends LabelledMessage {
  /** The person that the message was read to be about. */
  readonly about: string;
  readonly read: string;
  readonly second: string;
  readonly probability: number;
}

function readBy(model: LanguageModel, author: TalkAuthor): readonly Read[] {
  return listLabelledMessages(author).map((message) => {
    const features = extractRequestFeatures(message.text, message.previous);
    const embedded = embed(model, features);
    const rank = (head: string) =>
      [...computeProbabilities(model, head, embedded)].toSorted((one, other) => other[1] - one[1]);
    const [[best, next], [about]] = [rank("object"), rank("reference")];
    return {
      ...message,
      about: about?.[0] ?? "",
      read: best?.[0] ?? "",
      second: next?.[0] ?? "",
      probability: best?.[1] ?? 0,
    };
  });
}

/** Training authors, a part of them at a time by a model that has learned from the others. */
function readHeldOut(): readonly Read[] {
  const talks = readTalks("train");
  return Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
    const model = buildObjectModel(talks.filter((_, at) => at % PARTS !== part));
    return talks.filter((_, at) => at % PARTS === part).flatMap((author) => readBy(model, author));
  });
}
const PARTS = 5;

const isHeldOut = process.argv.includes("--held-out");
const read = isHeldOut ? readHeldOut() : readTalks("test").flatMap((author) => readBy(loadModel("objects"), author));

const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % of ${whole}`;
function print(name: string, rows: readonly Read[]): void {
  const right = rows.filter((row) => row.read === row.object).length;
  const inTwo = rows.filter((row) => row.read === row.object || row.second === row.object).length;
  const sure = rows.filter((row) => row.probability >= 0.6);
  const family = rows.filter((row) => familyOf(row.read) === familyOf(row.object)).length;
  console.log(
    [
      name.padEnd(22),
      `right ${share(right, rows.length).padEnd(16)}`,
      `among the two likeliest ${share(inTwo, rows.length).padEnd(16)}`,
      `family ${share(family, rows.length).padEnd(16)}`,
      `at 0.6: ${share(sure.filter((row) => row.read === row.object).length, sure.length)}`,
    ].join(" "),
  );
}
const familyOf = (object: string): string =>
  Object.hasOwn(ASK_OBJECTS, object) ? ASK_OBJECTS[object as keyof typeof ASK_OBJECTS].family : "";

print("all", read);
for (const language of ["en", "hi", "hg"])
  print(
    language,
    read.filter((row) => row.language === language),
  );
print(
  "follow-ups",
  read.filter((row) => row.isFollowUp),
);
for (const family of new Set(read.map((row) => familyOf(row.object))))
  print(
    family,
    read.filter((row) => familyOf(row.object) === family),
  );
for (const language of ["en", "hi", "hg"]) {
  const rows = read.filter((row) => row.language === language);
  const of = (isOther: boolean) => {
    const some = rows.filter((row) => (row.reference !== "self") === isOther);
    return share(some.filter((row) => (row.about !== "self") === isOther).length, some.length);
  };
  console.log(`${language}: about another person ${of(true)}, about the writer ${of(false)}`);
}
if (process.argv.includes("--misses"))
  for (const { text, object, read: as, probability } of read.filter((row) => row.read !== row.object))
    console.log(`${object} read as ${as} (${probability.toFixed(2)}): ${text}`);
