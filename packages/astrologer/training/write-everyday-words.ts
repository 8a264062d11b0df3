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

const authors = readTalks("train");
const placeWords = new Set(
  authors.flatMap(({ messages }) =>
    messages.flatMap(({ asks }) =>
      asks.flatMap(({ slots }) =>
        [
          ...String(slots.place ?? "")
            .toLowerCase()
            .matchAll(WORD),
        ].map(([word]) => word),
      ),
    ),
  ),
);
const counts = new Map<string, number>();
for (const { messages } of authors) {
  const own = new Set(messages.flatMap(({ text }) => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word)));
  for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const words = [...counts]
  .filter(([word, number]) => number >= MIN_AUTHORS && !placeWords.has(word))
  .map(([word]) => word)
  .toSorted();
writeFileSync(FILE, `${JSON.stringify({ words: words.join(" ") }, null, 2)}\n`);
process.stdout.write(`${words.length} words of ${authors.length} authors\n`);
