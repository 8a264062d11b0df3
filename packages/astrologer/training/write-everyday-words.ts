import { writeFileSync } from "node:fs";
import { readTalks } from "./read-talks.ts";

/**
 * Writes the words that people use whatever they ask, so that "papa" or "apna" is not taken for the town of that name:
 * `npm run corpus:words`. A word counts if enough authors of the corpus wrote it, and none of them named a
 * place by it.
 */
const MIN_AUTHORS = 4;
const WORD = /\p{L}[\p{L}\p{M}]+/gu;
const FILE = new URL("../texts/everyday-words.json", import.meta.url);

/** Of authors who write a word, so many to one who names a place by it make it an everyday one. */
const MIN_SHARE = 5;

const findWords = (text: string): ReadonlySet<string> =>
  new Set([...text.toLowerCase().matchAll(WORD)].map(([word]) => word));

const authors = readTalks("train");
const counts = new Map<string, number>();
const placeCounts = new Map<string, number>();
const count = (words: ReadonlySet<string>, into: Map<string, number>): void => {
  for (const word of words) into.set(word, (into.get(word) ?? 0) + 1);
};
for (const { messages } of authors) {
  count(findWords(messages.map(({ text }) => text).join("\n")), counts);
  const places = messages.flatMap(({ asks }) => asks.map(({ slots }) => String(slots.place ?? "")));
  count(findWords(places.join("\n")), placeCounts);
}
const written = [...counts]
  .filter(([, number]) => number >= MIN_AUTHORS)
  .toSorted(([one], [other]) => (one < other ? -1 : 1));
const words = written.filter(([word]) => !placeCounts.has(word)).map(([word]) => word);
const mostly = written
  .filter(([word, number]) => number >= MIN_SHARE * (placeCounts.get(word) ?? Infinity))
  .map(([word]) => word);
writeFileSync(FILE, `${JSON.stringify({ words: words.join(" "), mostly: mostly.join(" ") }, null, 2)}\n`);
process.stdout.write(`${words.length} words of ${authors.length} authors, ${mostly.length} mostly so\n`);
