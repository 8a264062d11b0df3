import { isDeepStrictEqual } from "node:util";
import { type BirthMessage, expectedOf, hear, messagesOf, SETS } from "../apps/server/test/channels/births/messages.ts";
import { openTalk } from "../apps/server/test/channels/talk.ts";

/** `npm run eval:births [-- misses]`: of births as people type them, how many are understood whole, and with `misses` which are not. */
const talk = await openTalk();
let number = 0;

async function isUnderstood(message: BirthMessage): Promise<boolean> {
  const understood = await hear(talk, message, (number += 1));
  const isWhole = isDeepStrictEqual(understood, await expectedOf(message, understood));
  if (!isWhole && process.argv.includes("misses")) console.log(message.text.replaceAll("\n", "⏎"), understood);
  return isWhole;
}

const figures: Record<string, { messages: number; understood: number }> = {};
for (const set of SETS) {
  const messages = messagesOf(set);
  let understood = 0;
  for (const message of messages) if (await isUnderstood(message)) understood += 1;
  figures[set] = { messages: messages.length, understood };
}
console.table(figures);
await talk.close();
// The gazetteer of the tests stays open for others.
process.exit();
